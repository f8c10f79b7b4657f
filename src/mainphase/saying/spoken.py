"""What is put into a sentence of a language, with what its words agree by."""

from __future__ import annotations

from typing import Final

ONE: Final = "one"
MANY: Final = "many"


class SpokenNoun(str):
    """Something put into a sentence. `many` is its plural, where it is known."""

    __slots__ = ("gender", "is_name", "many", "number")
    gender: str
    number: str
    is_name: bool
    many: str


def noun_of(text: str, gender: str = "m", number: str = ONE, is_name: bool = True, many: str = "") -> SpokenNoun:
    """Something put into a sentence; a name, unless it is said that it is none."""
    made = str.__new__(SpokenNoun, text)
    made.gender, made.number, made.is_name, made.many = gender, number, is_name, many
    return made
