"""What mypyc writes for loading a module, and what becomes of it."""

from __future__ import annotations

from loading_code import shortened

# As mypyc 2.4 writes it: a module imports another and keeps a name.
WRITTEN = """\
char CPyDef_here_____top_level__(void) {
    void *cpy_r_r0;
    void *cpy_r_r1;
    CPyModuleLockAPI *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    void *cpy_r_r8;
    void *cpy_r_r9;
    PyObject **cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    cpy_r_r19 = CPyStatic_here___globals;
    cpy_r_r0 = (void *)&CPyModule_there;
    cpy_r_r1 = (void *)&CPyImportState_there;
    cpy_r_r2 = CPyModuleLockAPI_all;
    cpy_r_r3 = CPyImport_IsInitialized(cpy_r_r1);
    if (!cpy_r_r3) goto CPyL4;
    cpy_r_r4 = PyImport_GetModuleDict();
    cpy_r_r5 = CPyStatics[12]; /* 'there' */
    cpy_r_r6 = CPyDict_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/here.py", "<module>", 3, CPyStatic_here___globals);
        goto CPyL9;
    }
    cpy_r_r7 = cpy_r_r6;
    goto CPyL7;
CPyL4: ;
    cpy_r_r8 = CPyInitOnly_there;
    cpy_r_r9 = CPyExec_there;
    cpy_r_r10 = (PyObject **)&CPyModule_there__internal;
    cpy_r_r11 = PyImport_GetModuleDict();
    cpy_r_r12 = CPyStatics[7]; /* 'all__mypyc' */
    cpy_r_r13 = CPyDict_GetItem(cpy_r_r11, cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/here.py", "<module>", 3, CPyStatic_here___globals);
        goto CPyL9;
    }
    cpy_r_r14 = CPyStatics[8]; /* '__file__' */
    cpy_r_r15 = CPyObject_GetAttr(cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/here.py", "<module>", 3, CPyStatic_here___globals);
        goto CPyL9;
    }
    cpy_r_r16 = CPyStatics[9]; /* '.so' */
    cpy_r_r17 = CPyStatics[12]; /* 'there' */
    cpy_r_r18 = CPyImport_ImportNative(cpy_r_r17, cpy_r_r8, cpy_r_r9, cpy_r_r10, cpy_r_r0, cpy_r_r1, cpy_r_r2, \
cpy_r_r15, cpy_r_r16, 0);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/here.py", "<module>", 3, CPyStatic_here___globals);
        goto CPyL9;
    }
    cpy_r_r7 = cpy_r_r18;
CPyL7: ;
    cpy_r_r20 = CPyStatics[13]; /* 'name' */
    cpy_r_r21 = PyDict_SetItem(cpy_r_r19, cpy_r_r20, cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/here.py", "<module>", 5, CPyStatic_here___globals);
        goto CPyL9;
    }
    return 1;
CPyL9: ;
    cpy_r_r23 = 2;
    return cpy_r_r23;
}
"""
SHORT = """\
RUN_ONCE char CPyDef_here_____top_level__(void) {
    int line;
    PyObject *cpy_r_r7;
    int32_t cpy_r_r21;
    char cpy_r_r23;
    cpy_r_r7 = import_native(CPyStatics[12], CPyInitOnly_there, CPyExec_there, &CPyModule_there__internal, \
&CPyModule_there, &CPyImportState_there, CPyModuleLockAPI_all, CPyStatics[7], CPyStatics[8], CPyStatics[9], 0);
    if (cpy_r_r7 == NULL) { line = 3; goto failed; }
CPyL7: ;
    cpy_r_r21 = PyDict_SetItem((CPyStatic_here___globals), (CPyStatics[13]), cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (cpy_r_r21 < 0) { line = 5; goto failed; }
    return 1;
CPyL9: ;
    cpy_r_r23 = 2;
    return cpy_r_r23;
failed:
    CPy_AddTraceback("src/here.py", "<module>", line, CPyStatic_here___globals);
    return 2;
}
"""
OTHER = 'char CPyDef_here___f(void) {\n    CPy_AddTraceback("src/here.py", "f", 3, names);\n}\n'


def test_an_import_and_a_name_are_said_shorter() -> None:
    assert shortened(OTHER + WRITTEN + OTHER) == OTHER + SHORT + OTHER


def test_a_module_that_handles_its_own_failures_is_left_as_it_is() -> None:
    handles = WRITTEN.replace("CPyL9: ;\n", "CPyL9: ;\n    CPy_CatchError();\n")
    assert shortened(handles) == "RUN_ONCE " + handles


def test_what_is_worded_otherwise_is_left_as_it_is() -> None:
    otherwise = WRITTEN.replace("CPyImport_IsInitialized", "CPyImport_IsThere")
    assert "import_native" not in shortened(otherwise)
    assert "CPyImport_ImportNative(" in shortened(otherwise)


def test_a_name_that_stands_for_two_things_stays() -> None:
    twice = WRITTEN.replace("    return 1;\n", "    cpy_r_r20 = CPyStatics[14];\n    use(cpy_r_r20);\n    return 1;\n")
    assert "CPyStatic_here___globals), cpy_r_r20, cpy_r_r7)" in shortened(twice)
