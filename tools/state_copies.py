"""Writes what copies the objects that a state consists of, attribute by attribute."""

from __future__ import annotations

import ast
from typing import Final

from state_schema import (
    Field,
    StateClass,
    arguments,
    copied_classes,
    definitions,
    imports_for,
    is_of_state,
    is_shared,
    may_be_none,
    method,
    snake,
    state_class,
)

NOT_MADE: Final = frozenset({"Own", "ByHand"})  # kept in ways that no code here is about


def is_unchanging(type_: ast.expr) -> bool:
    """True if a value of this type cannot change, or never does, so that a copy shares it."""
    kind, _ = arguments(type_)
    return kind not in ("list", "dict", "ById") and not (is_of_state(kind) and not is_shared(kind))


def copied(type_: ast.expr, value: str, shared_inside: str = "") -> str:
    """An expression: a copy of a value of this type that is not None."""
    if is_unchanging(type_):
        return value
    kind, inside = arguments(type_)
    if kind == "ById":
        return f"[{copied(inside[0], 'each')} if each is not None else None for each in {value}.at]"
    if kind == "list":
        if is_unchanging(inside[0]):
            return f"{value}[:]"
        each = copied(inside[0], "each")
        return f"[{each if not shared_inside else f'{each} if each else {shared_inside}'} for each in {value}]"
    if kind == "dict":
        if is_unchanging(inside[1]):
            return f"{value}.copy()"
        return f"{{key: {copied(inside[1], 'each')} for key, each in {value}.items()}}"
    return f"copy_{snake(kind)}({value})"


def has_other(a: Field) -> str:
    """The condition under which `old` has anything else than `new` was made with; "": it always has."""
    default = ast.unparse(a.default) if a.default is not None else ""
    if default in ("[]", "{}"):
        return f"old.{a.name}"
    shared = isinstance(a.default, ast.Name)  # by all that have nothing
    return f"old.{a.name} is not {default}" if shared else ""


def copying(a: Field) -> list[str]:
    """Statements that bring an attribute from `old` to `new`, as which it was made with the default."""
    assert a.type is not None
    if a.kept & NOT_MADE:
        return []
    old, new = f"old.{a.name}", f"new.{a.name}"
    if a.kept & {"Constant", "Shared"}:
        return [f"{new} = {old}"]
    if may_be_none(a.type):
        local = a.name.lstrip("_")
        return [f"{local} = {old}", f"if {local} is not None:", f"    {new} = {copied(a.type, local)}"]
    if is_unchanging(a.type):
        return [f"{new} = {old}"]
    if arguments(a.type)[0] == "ById":
        return [f"{new}.at = {copied(a.type, old)}"]
    repeated = a.default.left if isinstance(a.default, ast.BinOp) else None  # `[NO_IDS] * KINDS`
    inside = repeated.elts[0] if isinstance(repeated, ast.List) else None
    brought = f"{new} = {copied(a.type, old, inside.id if isinstance(inside, ast.Name) else '')}"
    condition = has_other(a)
    return [f"if {condition}:", f"    {brought}"] if condition else [brought]


def parameter_of(c: StateClass, parameter: str) -> Field | None:
    """The attribute that is what `__init__` is given for a parameter: of its name, or behind a property of it."""
    given = [a for a in c.attributes if parameter in names_of_default(a)]
    return next((a for a in given if a.name.lstrip("_") == parameter), None)


def names_of_default(a: Field) -> set[str]:
    default = a.default.body if isinstance(a.default, ast.IfExp) else a.default  # `x if x is not None else []`
    return {default.id} if isinstance(default, ast.Name) else set()


def copy_function(c: StateClass) -> list[str]:
    given = [parameter_of(c, parameter) for parameter in c.parameters]
    arguments_: list[str] = []
    for a in given:
        if a is None or a.type is None:
            raise ValueError(f"{c.name}: each parameter is to be kept as an attribute of that name")
        shares = bool(a.kept & {"Constant", "Shared"})
        arguments_.append(f"old.{a.name}" if shares else copied(a.type, f"old.{a.name}"))
    made = f"{c.name}({', '.join(arguments_)})"
    body = []
    for a in c.attributes:
        if a not in given:
            body += copying(a)
    if c.kept_as("ByHand"):
        body.append("new.copy_from(old)")
    body = [f"new = {made}", *body, "return new"] if body else [f"return {made}"]
    return [f"def copy_{snake(c.name)}(old: {c.name}) -> {c.name}:", *(f"    {line}" for line in body)]


def renewal(c: StateClass) -> list[str]:
    """A function after which an object is as a new one."""
    init = method(definitions()[c.name][1], "__init__")
    assert init is not None
    it = snake(c.name)
    parameters = ", ".join(f"{p.arg}: {ast.unparse(p.annotation or ast.Name('int'))}" for p in init.args.args[1:])
    return [
        f"def renew_{it}({it}: {c.name}, {parameters}) -> None:",
        f'    """Makes {c.name}({", ".join(c.parameters)}) of one that is over."""',
        *(f"    {it}.{a.name} = {ast.unparse(a.default)}" for a in c.attributes if a.default is not None),
    ]


def copies() -> list[str]:
    """The module."""
    names = copied_classes()
    state = state_class("State")
    settled = {*state.parameters, *state.kept_as("ByHand")}
    functions = [line for name in names for line in ["", *copy_function(state_class(name))]]
    return [
        '"""Copies of what a state consists of, and a part of the turn made anew."""',
        "",
        *imports_for(("State", *names)),
        *functions,
        "",
        *renewal(state_class("Part")),
        "",
        "def copy_fields_of_state(old: State, new: State) -> None:",
        '    """All but its objects, its agenda and its result (`flat.clone_state`)."""',
        *(f"    {line}" for a in state.attributes if a.name not in settled for line in copying(a)),
    ]
