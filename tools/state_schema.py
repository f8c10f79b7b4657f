"""The fields of a state, read where they are declared: an attribute that the `__init__` of a class of the state
assigns, with its type, its default and its roles (`kernel/roles.py`), or a property with a setter that tells what such
attributes keep in another form. `tools/state_modules.py` writes what is made from them.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent.parent / "src" / "mainphase"
KERNEL: Final = PACKAGE / "kernel"
# How a field is kept: the names in `kernel/roles.py` that say so.
KEPT: Final = frozenset({"Behind", "ByHand", "Constant", "Derived", "Own", "Shared", "Unhashed"})
NOT_TOLD: Final = frozenset({"Behind", "Derived", "Own", "Shared"})
ABSTRACT: Final = ("Frame", "Packed")
NEVER_CHANGED: Final = (
    "Characteristics", "InCombat", "ManaUnit", "NextTurn", "ObjectInTurn", "Option", "PlainMana", "PlayerInTurn",
    "Skip",
)  # fmt: skip


@dataclass(frozen=True)
class Field:
    """An attribute, or the property that tells it. `type` is None where none is written (frames need none)."""

    name: str
    type: ast.expr | None
    kept: frozenset[str]
    default: ast.expr | None = None

    @property
    def is_told(self) -> bool:
        """Told as it is, by its own name."""
        return not self.name.startswith("_") and not self.kept & NOT_TOLD


@dataclass(frozen=True)
class StateClass:
    """What an object of a class of the state keeps (`attributes`), and what is told of it (`fields`)."""

    name: str
    module: str
    parameters: tuple[str, ...]
    attributes: tuple[Field, ...]
    fields: tuple[Field, ...]

    def kept_as(self, kept: str) -> tuple[str, ...]:
        """The names of the attributes, and of what tells them, that are kept in this way."""
        return tuple(dict.fromkeys(a.name for a in (*self.attributes, *self.fields) if kept in a.kept))


@cache
def definitions() -> dict[str, tuple[str, ast.ClassDef]]:
    """Every class of the kernel by its name: its module, and its definition. Those of `state` and `values` come first
    where a name is used twice.
    """
    found: dict[str, tuple[str, ast.ClassDef]] = {}
    for path in [*sorted((KERNEL / "state").glob("*.py")), KERNEL / "values.py", *sorted(KERNEL.rglob("*.py"))]:
        module = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, (module, node))
    return found


def ancestry(name: str) -> list[str]:
    """A class, and those of the kernel that it derives from, the nearest first."""
    _, node = definitions()[name]
    bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id in definitions()]
    return [name, *(further for base in bases for further in ancestry(base))]


def derived_from(name: str) -> list[str]:
    """The classes that derive from this one, but for those that others derive from in turn."""
    families = {each: ancestry(each)[1:] for each in definitions()}
    abstract = {base for bases in families.values() for base in bases}
    return sorted(each for each, bases in families.items() if name in bases and each not in abstract)


def is_frame(name: str) -> bool:
    return "Frame" in ancestry(name)


# --- One class


@cache
def state_class(name: str) -> StateClass:
    """Raises ValueError if a declaration says too little."""
    module, node = definitions()[name]
    attributes = tuple(attributes_of(name))
    init = method(node, "__init__")
    parameters = tuple(a.arg for a in init.args.args[1:]) if init is not None else ()
    return StateClass(name, module, parameters, attributes, tuple(fields_of(node, attributes)))


def attributes_of(name: str) -> list[Field]:
    """In the order in which `__init__` assigns them. What a class only has from its base comes first."""
    base, *_ = [*ancestry(name)[1:], ""]
    node = definitions()[name][1]
    init = method(node, "__init__")
    own: dict[str, Field] = {}
    for target, annotation, value in assignments(init) if init is not None else ():
        if target not in own:
            own[target] = attribute(name, target, annotation or written_type(value, init), value)
    inherited = attributes_of(base) if base else []
    types = {a.name: a for a in inherited}
    return [
        *(a for a in inherited if a.name not in own),
        *(types[a.name] if a.type is None and a.name in types else a for a in own.values()),
    ]


def attribute(owner: str, name: str, annotation: ast.expr | None, default: ast.expr) -> Field:
    if annotation is None and not is_frame(owner):
        raise ValueError(f"{owner}.{name}: a field of the state has a type, which is not said here")
    bare, kept = without_roles(annotation)
    return Field(name, bare, kept, default)


def assignments(init: ast.FunctionDef) -> Iterator[tuple[str, ast.expr | None, ast.expr]]:
    """What is assigned to attributes of `self`: (name, annotation, value)."""
    for statement in sorted(
        (s for s in ast.walk(init) if isinstance(s, (ast.Assign, ast.AnnAssign))), key=lambda s: s.lineno
    ):
        target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
        if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
            assert statement.value is not None
            yield target.attr, statement.annotation if isinstance(statement, ast.AnnAssign) else None, statement.value


def written_type(value: ast.expr, init: ast.FunctionDef | None) -> ast.expr | None:
    """The type of a default: of a parameter as it is annotated, of a number, a word, a new object. None: not known."""
    if isinstance(value, ast.Name) and init is not None:
        for parameter in init.args.args:
            if parameter.arg == value.id:
                return parameter.annotation
    if isinstance(value, ast.Constant) and value.value is not None:
        return ast.Name(type(value.value).__name__)
    if isinstance(value, (ast.UnaryOp, ast.Attribute)):  # a number below 0; a `Final` of a class
        return ast.Name("int")
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in definitions():
        return value.func
    return None


def fields_of(node: ast.ClassDef, attributes: tuple[Field, ...]) -> list[Field]:
    """What is told of a class: in the place of each attribute it itself, or the properties that read it first."""
    instead: dict[str, list[Field]] = {}
    setters = [f.name for f in methods(node) if "setter" in {getattr(d, "attr", "") for d in f.decorator_list}]
    for getter in methods(node):
        if getter.name in setters and any(getattr(d, "id", "") == "property" for d in getter.decorator_list):
            bare, kept = without_roles(getter.returns)
            instead.setdefault(read_first(getter), []).append(Field(getter.name, bare, kept))
    return [
        told
        for a in attributes
        for told in ([a] if a.is_told else [] if a.kept & (NOT_TOLD - {"Behind"}) else instead.get(a.name, []))
    ]


def read_first(getter: ast.FunctionDef) -> str:
    """The attribute of `self` that a property reads first."""
    reads = [s for s in ast.walk(getter) if isinstance(s, ast.Attribute) and ast.unparse(s.value) == "self"]
    return min(reads, key=lambda s: (s.lineno, s.col_offset)).attr


def methods(node: ast.ClassDef) -> list[ast.FunctionDef]:
    return [s for s in node.body if isinstance(s, ast.FunctionDef)]


def method(node: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    return next((f for f in methods(node) if f.name == name), None)


def snake(name: str) -> str:
    """The name of a class as it stands in that of a function."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


def imports_for(names: Iterable[str]) -> list[str]:
    """What code about these classes may need. ruff drops what it does not."""
    lines = ["from mypy_extensions import i64"]
    for c in map(state_class, names):
        shared = {name for a in c.attributes for name in names_in(a.default) if name.isupper()}
        lines += [f"from {c.module} import {name}" for name in (c.name, *sorted(shared))]
    return lines


# --- Types


@cache
def meanings() -> dict[str, tuple[str, str]]:
    """The roles that say what numbers mean, as `kernel/roles.py` has them: of each name the type and the `Role`."""
    found = {}
    for statement in ast.parse((KERNEL / "roles.py").read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Subscript):
            assert isinstance(statement.value.slice, ast.Tuple)
            type_, role = statement.value.slice.elts
            if isinstance(role, ast.Attribute):
                found[ast.unparse(statement.targets[0])] = (ast.unparse(type_), role.attr)
    return found


def is_number(name: str) -> bool:
    return name in ("int", "i64", "bool") or meanings().get(name, ("", ""))[0] == "int"


def without_roles(annotation: ast.expr | None) -> tuple[ast.expr | None, frozenset[str]]:
    """A type, and the roles around it that say how a field is kept."""
    if isinstance(annotation, ast.Subscript) and isinstance(annotation.value, ast.Name) and annotation.value.id in KEPT:
        bare, kept = without_roles(annotation.slice)
        return bare, kept | {annotation.value.id}
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return without_roles(ast.parse(annotation.value, mode="eval").body)
    return annotation, frozenset()


def names_in(type_: ast.expr | None) -> set[str]:
    return {node.id for node in ast.walk(type_) if isinstance(node, ast.Name)} if type_ is not None else set()


def arguments(type_: ast.expr) -> tuple[str, list[ast.expr]]:
    """A type without None: its name, and what stands in its brackets, roles that say what numbers mean left aside."""
    if isinstance(type_, ast.BinOp):
        return arguments(type_.left)
    if isinstance(type_, ast.Subscript):
        inside = type_.slice.elts if isinstance(type_.slice, ast.Tuple) else [type_.slice]
        name = ast.unparse(type_.value)
        return arguments(inside[0]) if name in meanings() else (name, inside)
    return ast.unparse(type_), []


def may_be_none(type_: ast.expr) -> bool:
    return isinstance(type_, ast.BinOp)


# --- All of them


@cache
def told_classes() -> tuple[str, ...]:
    """The classes of which something in a state is told, a `State` first, then by name."""
    begin = ["State", *derived_from("Frame"), *derived_from("Packed")]
    return ("State", *sorted(reached(begin, lambda c: [f.type for f in c.fields]) - {"State", *ABSTRACT}))


@cache
def copied_classes() -> tuple[str, ...]:
    """Those whose objects are copied with a state, and that are no frames, by name."""
    every = reached(["State"], lambda c: [a.type for a in c.attributes if not a.kept & {"Own", "Shared", "Constant"}])
    return tuple(sorted(name for name in every - {"State"} if not is_shared(name) and not is_frame(name)))


def reached(begin: list[str], types_of: Callable[[StateClass], list[ast.expr | None]]) -> set[str]:
    """These classes of the state, and those that the types of their fields name, and so on."""
    found: set[str] = set()
    waiting = list(begin)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            for type_ in types_of(state_class(name)):
                waiting += [each for each in names_in(type_) if is_of_state(each)]
    return found


def is_shared(name: str) -> bool:
    """True if nothing changes an object of this class, so that copies share it."""
    return name in NEVER_CHANGED or "Packed" in ancestry(name)


def is_of_state(name: str) -> bool:
    """True if `name` is a class whose objects a state consists of."""
    if name not in definitions() or name in ABSTRACT or name == "ById":
        return False
    module, _ = definitions()[name]
    return module == "mainphase.kernel.values" or ".state." in module or is_frame(name)
