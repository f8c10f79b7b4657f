"""What a module does as it is loaded, in fewer words of C than mypyc's.

It is a third of all the C and runs once, so it is compiled without being optimised. What it costs then is its length.
Each class, name and import is set up by the same few phrases. These are said shorter here; where mypyc says something
else, that is left as it is.
"""

from __future__ import annotations

import re
from collections import Counter

# What stands once before the code of all modules that are compiled as one file.
PREAMBLE = """\
#include <Python.h>
#include <CPy.h>
#if defined(__clang__)
#define RUN_ONCE __attribute__((cold, noinline, optnone))
#elif defined(__GNUC__)
#define RUN_ONCE __attribute__((cold, optimize("O0")))
#else
#define RUN_ONCE
#endif
static inline PyObject *import_native(
    PyObject *name, PyObject *(*init)(void), int (*exec)(PyObject *), CPyModule **module, CPyModuleCache *cache,
    CPyImportState *state, CPyModuleLockAPI *lock, PyObject *library, PyObject *file, PyObject *suffix, int is_package)
{
    PyObject *modules = PyImport_GetModuleDict();
    if (CPyImport_IsInitialized(state))
        return CPyDict_GetItem(modules, name);
    PyObject *shared = CPyDict_GetItem(modules, library);
    PyObject *path = shared ? CPyObject_GetAttr(shared, file) : NULL;
    Py_XDECREF(shared);
    PyObject *made = NULL;
    if (path)
        made = CPyImport_ImportNative(name, init, exec, module, cache, state, lock, path, suffix, is_package);
    Py_XDECREF(path);
    return made;
}
"""

LOADING = re.compile(r"^char CPyDef_\w+_____top_level__\(void\) \{\n.*?^\}\n", re.MULTILINE | re.DOTALL)
HANDLER = "CPy_CatchError"  # a `try` of the module's own

# What fails is reported, and what was held is given back, one thing after the other.
FAILURE = re.compile(r'CPy_AddTraceback\("[^"\n]*", "<module>", (\d+), \w+\);\n( *)goto CPyL\d+;')
TRACEBACK = re.compile(r'CPy_AddTraceback\("([^"\n]*)", "<module>", \d+, (\w+)\)')

R = r"cpy_r_r\d+"
COMMENT = r"(?: /\*[^\n]*\*/)?"
FAILED = rf"    if \(unlikely\({R} == NULL\)\) \{{\n        line = \d+;\n        goto failed;\n    \}}\n"
# Of one module by another: it is loaded already, or it is loaded from the same library.
IMPORT = re.compile(
    rf"""    {R} = \(void \*\)(?P<cache>&CPyModule_\w+);
    {R} = \(void \*\)(?P<state>&CPyImportState_\w+);
    {R} = (?P<lock>CPyModuleLockAPI_\w+);
    {R} = CPyImport_IsInitialized\({R}\);
    if \(!{R}\) goto CPyL\d+;
    {R} = PyImport_GetModuleDict\(\);
    {R} = (?P<name>CPyStatics\[\d+\]);{COMMENT}
    {R} = CPyDict_GetItem\({R}, {R}\);
    if \(unlikely\({R} == NULL\)\) \{{
        line = (?P<line>\d+);
        goto failed;
    \}}
    (?P<made>{R}) = {R};
    goto (?P<after>CPyL\d+);
CPyL\d+: ;
    {R} = (?P<init>CPyInitOnly_\w+);
    {R} = (?P<exec>CPyExec_\w+);
    {R} = \(PyObject \*\*\)(?P<module>&CPyModule_\w+);
    {R} = PyImport_GetModuleDict\(\);
    {R} = (?P<library>CPyStatics\[\d+\]);{COMMENT}
    {R} = CPyDict_GetItem\({R}, {R}\);
{FAILED}    {R} = (?P<file>CPyStatics\[\d+\]);{COMMENT}
    {R} = CPyObject_GetAttr\({R}, {R}\);
    CPy_DECREF\({R}\);
{FAILED}    {R} = (?P<suffix>CPyStatics\[\d+\]);{COMMENT}
    {R} = (?P=name);{COMMENT}
    {R} = CPyImport_ImportNative\({R}(?:, {R}){{8}}, (?P<is_package>[01])\);
    CPy_DECREF\({R}\);
{FAILED}    (?P=made) = {R};
(?P=after): ;
"""
)
IMPORTED = (
    "    {made} = import_native({name}, {init}, {exec}, {module}, {cache}, {state}, {lock}, {library}, {file}, "
    "{suffix}, {is_package});\n    if ({made} == NULL) {{ line = {line}; goto failed; }}\n{after}: ;\n"
)
# What never changes, under a name of its own before it is used: a literal, the module's names, a class.
NAMED = re.compile(
    rf"^    ({R}) = (CPyStatics\[\d+\]|CPyStatic_\w+___globals|\(PyObject \*\)(?:CPyType_\w+|&PyType_Type));"
    rf"{COMMENT}\n",
    re.MULTILINE,
)
NOT_DONE = re.compile(
    rf"    ({R}) = ([^\n]*);\n((?:    CPy_DECREF\({R}\);\n)*)    ({R}) = \1 >= 0;\n    if \(unlikely\(!\4\)\) \{{\n"
    r"        line = (\d+);\n        goto failed;\n    \}"
)
DECLARED = re.compile(rf"^    \w+ \**({R});\n", re.MULTILINE)
ASSIGNED = re.compile(rf"^    ({R}) = ", re.MULTILINE)
ADDRESSED = re.compile(rf"&({R})\b")
NAME = re.compile(rf"\b{R}\b")


def shortened(text: str) -> str:
    """One of mypyc's C files; it needs `PREAMBLE`."""
    return LOADING.sub(lambda found: "RUN_ONCE " + short(found[0]), text)


def short(code: str) -> str:
    """The function that loads a module. The order matters: each phrase is made of what the one before it left."""
    where = TRACEBACK.search(code)
    if where is None or HANDLER in code:
        return code
    return without_unused_names(one_by_one(with_constants(imports_called(with_one_failure(code, *where.groups())))))


def with_one_failure(code: str, file: str, names: str) -> str:
    """A module that cannot be loaded ends the program as a rule, so nothing is given back: only the line is told."""
    begin, rest = FAILURE.sub(r"line = \1;\n\2goto failed;", code).split("\n", 1)
    end = f'failed:\n    CPy_AddTraceback("{file}", "<module>", line, {names});\n    return 2;\n}}\n'
    return begin + "\n    int line;\n" + rest.removesuffix("}\n") + end


def imports_called(code: str) -> str:
    return IMPORT.sub(lambda found: IMPORTED.format(**found.groupdict()), code)


def with_constants(code: str) -> str:
    """A constant where it is used, unless its name is used for something else as well."""
    times, addressed = Counter(ASSIGNED.findall(code)), set(ADDRESSED.findall(code))
    constants = {
        name: f"({value})" for name, value in NAMED.findall(code) if times[name] == 1 and name not in addressed
    }
    code = NAMED.sub(lambda found: "" if found[1] in constants else found[0], code)
    code = DECLARED.sub(lambda found: "" if found[1] in constants else found[0], code)
    return NAME.sub(lambda found: constants.get(found[0], found[0]), code)


def one_by_one(code: str) -> str:
    """What was done is asked in the same breath, not kept as an answer first."""
    return NOT_DONE.sub(r"    \1 = \2;\n\3    if (\1 < 0) { line = \5; goto failed; }", code)


def without_unused_names(code: str) -> str:
    times = Counter(NAME.findall(code))
    return DECLARED.sub(lambda found: "" if times[found[1]] == 1 else found[0], code)
