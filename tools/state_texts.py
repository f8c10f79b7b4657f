"""Writes the texts of what there is most of in a state, and what compares two of them: what `as_text.told_fields` says,
field by field, as plain code.
"""

from __future__ import annotations

import ast
from typing import Final

from state_schema import (
    Field,
    StateClass,
    arguments,
    definitions,
    imports_for,
    is_number,
    may_be_none,
    method,
    reached,
    snake,
    state_class,
)

WRITTEN: Final = ("Obj", "Part", "Player")
# What the short text of an object tells besides what it was made with.
SHORT: Final = ("became", "timestamp", "arrived", "tapped", "damage", "flags")


def text(type_: ast.expr, value: str) -> str:
    """What stands between the quotes of an f-string for a value of this type."""
    kind, inside = arguments(type_)
    if is_number(kind):
        return f"{{{value}}}"
    if kind == "str":
        return f"{{{value}!r}}"
    if kind in ("list", "Sequence"):
        return f"[{row(inside[0], value, kind == 'list')}]"
    if kind == "tuple":
        return f"({row(inside[0], value, False)})"
    if kind == "dict":
        return "{{" + joined(f"{{key!r}}:{text(inside[1], 'each')}", f"key, each in {value}.items()") + "}}"
    return f"{{text_of_{snake(kind)}({value})}}"


def row(type_: ast.expr, values: str, is_list: bool) -> str:
    """The same for what stands in a list or tuple."""
    kind, _ = arguments(type_)
    if is_number(kind):
        return f"{{text_of_numbers({values if is_list else f'list({values})'})}}"
    return joined(text(type_, "each"), f"each in {values}")


def joined(each: str, among: str) -> str:
    one = each[1:-1] if each.startswith("{text_of") else f"f'{each}'"
    return f"{{','.join([{one} for {among}])}}"


def is_other(c: StateClass, f: Field) -> str:
    """The condition under which a field of `it` is other than in a new object; "": always."""
    assert f.type is not None
    it = f"it.{f.name}"
    if may_be_none(f.type):
        return f"{it} is not None"
    kind, _ = arguments(f.type)
    if kind in ("list", "Sequence", "tuple", "dict"):
        return it
    if kind in ("bool", "str"):
        return it
    if not is_number(kind):
        return ""
    default = f.default
    init = method(definitions()[c.name][1], "__init__")
    if isinstance(default, ast.Name) and init is not None:
        names = [a.arg for a in init.args.args]
        default = init.args.defaults[names.index(default.id) - len(names)]
    assert default is not None
    return f"{it} != {ast.unparse(default)}"


def text_function(c: StateClass) -> list[str]:
    lines = [f"def text_of_{snake(c.name)}(it: {c.name}) -> str:", "    said: list[str] = []"]
    for k, f in enumerate(c.fields):
        assert f.type is not None
        said, condition = f'said.append(f"{k}={text(f.type, f"it.{f.name}")}")', is_other(c, f)
        local = f.name
        if condition and may_be_none(f.type):
            said = f'said.append(f"{k}={text(f.type, local)}")'
            lines += [f"    {local} = it.{f.name}", f"    if {local} is not None:", f"        {said}"]
        else:
            lines += [f"    if {condition}:", f"        {said}"] if condition else [f"    {said}"]
    return [*lines, f"    return f\"{c.name}({{','.join(said)}})\"", ""]


def texts() -> list[str]:
    """The module."""
    names = sorted(reached(list(WRITTEN), lambda c: [f.type for f in c.fields]))
    part, obj = state_class("Part"), state_class("Obj")
    properties = {f.name for f in part.fields} - {a.name for a in part.attributes}  # compared last: they are made first
    told = [f.name for f in obj.fields]
    made_with = [name for name in told if name in obj.parameters]
    short = [name for name in told if name in made_with or name in SHORT]
    return [
        '"""The commonest values of a state as text (`as_text`), and whether two of them are the same."""',
        "",
        "from mainphase.kernel.state.numbers import text_of_numbers",
        *imports_for(names),
        "",
        *(line for name in names for line in text_function(state_class(name))),
        "def is_same_part(one: Part, other: Part) -> bool:",
        '    """True if all fields of two parts of the turn are the same."""',
        f"    return {same(sorted((f.name for f in part.fields), key=lambda name: name in properties))}",
        "",
        "def has_same_short_text(one: Obj, other: Obj) -> bool:",
        '    """True if `short_text` says the same of two objects."""',
        f"    return {same(short)}",
        "",
        "def short_text(it: Obj) -> str:",
        '    """The text of those fields in which an ordinary object can differ from others of its card and zone."""',
        f'    said = f"{" ".join(f"{{it.{name}}}" for name in made_with)}"',
        f"    if {' and '.join(negated(is_other(obj, f)) for f in obj.fields if f.name in SHORT)}:",
        "        return said",
        f'    return f"{{said}} {" ".join(f"{{it.{name}}}" for name in short if name in SHORT)}"',
        "",
        "def is_ordinary(it: Obj) -> bool:",
        '    """True if `short_text` says all that there is to say of an object."""',
        f"    return {' and '.join(is_as_made(obj, f) for f in obj.fields if f.name not in short)}",
    ]


def same(names: list[str]) -> str:
    return " and ".join(f"one.{name} == other.{name}" for name in names)


def negated(condition: str) -> str:
    if " is not " in condition:
        return condition.replace(" is not ", " is ")
    return condition.replace(" != ", " == ") if " != " in condition else f"not {condition}"


def is_as_made(c: StateClass, f: Field) -> str:
    """The condition under which a field is as in another object made with the same."""
    if isinstance(f.default, ast.Name) and f.default.id in c.parameters:
        return f"it.{f.name} == it.{f.default.id}"
    return negated(is_other(c, f))
