"""`dataclass`, as the nodes use it: a frozen dataclass that is made twenty times as fast.

There are some four hundred kinds of node, and every process that plays makes all of them. The library's decorator
writes and compiles seven functions for each. Here equality, hash and representation are closures, setting is refused by
one function for all, and `__init__` is written when the first instance is made. Type checkers and mypyc see
`dataclasses.dataclass` itself; that is why this file stays interpreted. `dataclasses.fields` and `replace` know the
result.
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError
from operator import attrgetter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(*, frozen: bool) -> Callable[[type], type]:
        """Makes a class a kind of node; nodes are always frozen."""
        if not frozen:
            raise TypeError("a node is frozen")
        return _made


Fields = dict[str, Field[Any]]


@dataclasses.dataclass(frozen=True)
class _Frozen:
    """Has what `dataclasses` writes down about a frozen class."""


def _made(cls: Any) -> Any:
    fields = _fields_of(cls)
    names = tuple(fields)
    values: Callable[[object], object] = attrgetter(*names) if names else lambda node: ()

    def equal(self: object, other: object) -> bool:
        return bool(values(self) == values(other)) if other.__class__ is self.__class__ else NotImplemented

    def digest(self: object) -> int:
        return hash(values(self))

    def said(self: object) -> str:
        return f"{type(self).__qualname__}({', '.join([f'{name}={getattr(self, name)!r}' for name in names])})"

    def first(self: object, *args: object, **kwargs: object) -> None:
        cls.__init__ = _written(cls, fields)
        cls.__init__(self, *args, **kwargs)

    cls.__init__, cls.__eq__, cls.__hash__, cls.__repr__ = first, equal, digest, said
    cls.__setattr__, cls.__delattr__ = _refuse_to_set, _refuse_to_delete
    cls.__dataclass_fields__ = fields
    cls.__dataclass_params__ = _Frozen.__dataclass_params__  # type: ignore[attr-defined]
    setattr(cls, "__match_args__", names)  # noqa: B010  # mypy knows this name
    return cls


def _refuse_to_set(self: object, name: str, value: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: object, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _fields_of(cls: type) -> Fields:
    """Those of the classes it stands on, then its own, as `dataclasses` understands them."""
    fields: Fields = {}
    for base in cls.__mro__[:0:-1]:
        fields |= getattr(base, "__dataclass_fields__", {})
    own: dict[str, object] = inspect.get_annotations(cls)
    if own:
        defaults = {name: cls.__dict__[name] for name in own if name in cls.__dict__}
        bare: Any = type(cls.__name__, (), {"__annotations__": own, "__doc__": "only to be read", **defaults})
        fields |= dataclasses.dataclass(init=False, repr=False, eq=False)(bare).__dataclass_fields__
    return fields


def _written(cls: type, fields: Fields) -> Callable[..., None]:
    """`__init__` for these fields."""
    known: dict[str, object] = {"put": object.__setattr__, "missing": MISSING}
    parameters, body = ["self"], []
    for name, field in fields.items():
        value = name
        if field.default is not MISSING:
            known[f"default_{name}"] = field.default
            parameters.append(f"{name}=default_{name}")
        elif field.default_factory is not MISSING:
            known[f"make_{name}"] = field.default_factory
            parameters.append(f"{name}=missing")
            value = f"make_{name}() if {name} is missing else {name}"
        else:
            parameters.append(name)
        body.append(f" put(self, {name!r}, {value})")
    exec(f"def __init__({', '.join(parameters)}):\n" + ("\n".join(body) or " pass"), known)
    written: Any = known["__init__"]
    written.__qualname__ = f"{cls.__qualname__}.__init__"
    return written  # type: ignore[no-any-return]
