"""Values that are shown to people and to programs: classes that declare each field once, beside how it is found.

From the declarations follow the plain data of `as_dict`, JSON and its schema (`schemas`), and with it the types of the
page. A field is found when it is first read, and kept: what nobody reads costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final, Generic, Self, TypeVar, overload

from msgspec import Meta, Raw
from msgspec.json import encode

Seat = Annotated[int, Meta(description="a player, by seat")]
SeatOrNone = Annotated[int, Meta(description="a player, by seat; -1: nobody")]
ObjectId = Annotated[int, Meta(description="an object, by the id that this seat's views show")]
# "Ref" is either: an object's id, or -1 - seat for a player.
Ref = Annotated[int, Meta(description="an object's id, or -1 - seat for a player; 0: nobody")]

RuleNumber = Annotated[str, Meta(description="a rule's number in the numbering in force, or a section's title (1997)")]

Value = TypeVar("Value")
ALWAYS: Final = object()  # no value is left out
PLAIN: Final = frozenset((int, str, bool, type(None)))


class Field(Generic[Value]):
    """One field. In data it stands under `key`, unless it is `empty`; under no key: only for programs in Python."""

    def __init__(
        self,
        find: Callable[[Any], Value] | None,
        key: str | None = "",
        empty: object = ALWAYS,
        words: Sequence[str] = (),
        description: str = "",
    ) -> None:
        self.find = find  # None: it is given as the object is made
        self.found = find if find is not None else self.missing
        self.key = key
        self.empty = empty
        self.words = words  # the closed list that its value is of
        self.name = ""
        self.__doc__ = description or (find.__doc__ if find is not None else None)

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        if self.key == "":
            self.key = name

    @overload
    def __get__(self, shown: None, owner: type) -> Field[Value]: ...

    @overload
    def __get__(self, shown: object, owner: type) -> Value: ...

    def __get__(self, shown: object, owner: type) -> Field[Value] | Value:
        if shown is None:
            return self
        value = self.found(shown)
        shown.__dict__[self.name] = value  # which is read before this is asked
        return value

    def missing(self, shown: object) -> Value:
        """There is no way to find what should have been given. Raises AttributeError."""
        raise AttributeError(f"{type(shown).__name__} was made without {self.name}")


def data_field(
    key: str = "", empty: object = ALWAYS, words: Sequence[str] = ()
) -> Callable[[Callable[[Any], Value]], Field[Value]]:
    """Declares a field by the function that finds it. Its docstring describes it in the schema."""
    return lambda find: Field(find, key, empty, words)


def given_field(description: str = "", key: str | None = "", empty: object = ALWAYS) -> Any:
    """Declares a field whose value is known as the object is made, and whose type stands in the class."""
    return Field(None, key, empty, (), description)


def python_field(find: Callable[[Any], Value]) -> Field[Value]:
    """Declares a field that only programs in Python are given."""
    return Field(find, None)


class Shown:
    """Something that is shown: a value, which never changes and is equal to what has equal fields."""

    FIELDS: tuple[Field[Any], ...] = ()
    IN_DATA: tuple[tuple[str, str, object, Callable[[Any], Any]], ...] = ()  # those of data, as `as_dict` wants them

    def __init_subclass__(cls) -> None:
        cls.FIELDS = (*cls.FIELDS, *[each for each in vars(cls).values() if isinstance(each, Field)])
        cls.IN_DATA = tuple(
            [(each.name, each.key, each.empty, each.found) for each in cls.FIELDS if each.key is not None]
        )

    def __init__(self, **values: object) -> None:
        self.__dict__.update(values)

    def as_dict(self, say: Callable[[str], str] = str) -> dict[str, Any]:
        """Plain data that JSON can hold, as the schema says; what is empty is left out where that may be. `say` is how
        texts are said to the reader.
        """
        data: dict[str, Any] = {}
        own = self.__dict__
        for name, key, empty, find in self.IN_DATA:
            if name in own:
                value = own[name]
            else:
                value = own[name] = find(self)  # as reading it does, which takes longer
            if value != empty:
                data[key] = value if type(value) in PLAIN else json_data(value, say)
        return data

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(
            getattr(self, each.name) == getattr(other, each.name) for each in self.FIELDS
        )

    def __hash__(self) -> int:
        raise TypeError(f"{type(self).__name__} has fields that cannot be hashed")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is a value: its {name} cannot be changed")

    __delattr__ = __setattr__  # type: ignore[assignment]

    def __getstate__(self) -> dict[str, Any]:
        """All fields: what they are found from stays where it is."""
        return {each.name: getattr(self, each.name) for each in self.FIELDS}

    def __setstate__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


def json_data(value: Any, say: Callable[[str], str] = str) -> Any:
    """A value as data that JSON can hold."""
    if isinstance(value, Shown):
        return value.as_dict(say)
    if isinstance(value, str):
        return say(value)
    if isinstance(value, (tuple, list)):
        return [json_data(each, say) for each in value]
    if isinstance(value, dict):
        return {str(key): json_data(each, say) for key, each in value.items()}
    return value


def in_json(shown: Shown, say: Callable[[str], str] = str) -> Any:
    """The data of something shown, as JSON that may stand in a message where the protocol has its type. `say` is how
    texts are said to the reader.
    """
    return Raw(encode(shown.as_dict(say)))
