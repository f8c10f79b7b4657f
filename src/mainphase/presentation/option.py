"""One answer that a decision allows, and the limits between which a number is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mainphase.kernel.values import OBJECT_A, OPTION_NAMES, OptionKind, ref_player
from mainphase.presentation.shown import Shown, data_field, given_field
from mainphase.presentation.visible import OBJECT_B


class Option(Shown):
    """One option of a decision: what it says, and what on the table it is about.

    >>> option = game.decision.options[0]
    >>> str(option), option.index, option.kind == mp.OptionKind.PASS
    ('pass', 0, True)
    """

    index: int = given_field("the answer that chooses it")
    kind: int = given_field(key=None)  # the numbers of the option, with the ids that views show
    a: int = given_field(key=None)
    b: int = given_field(key=None)
    ticket: int = given_field(key=None)  # which decision it is from; no other takes it

    def __init__(self, index: int, kind: int, a: int, b: int, text: str, ticket: int = 0) -> None:
        super().__init__(index=index, kind=kind, a=a, b=b, text=text, ticket=ticket)

    @data_field("kind", words=tuple(OPTION_NAMES.values()))
    def kind_name(self) -> str:
        """what it does, of a closed list"""
        return OPTION_NAMES[self.kind]

    text: str = given_field("its notation, which is an answer too; empty in a view without words")

    @data_field(empty=0)
    def object(self) -> int:
        """the object that it plays, uses or chooses, by the id that the view shows"""
        return max(0, self.a) if self.kind in OBJECT_A else 0

    @data_field(empty=0)
    def other(self) -> int:
        """the second object: what is attacked or blocked, whose band is joined"""
        return max(0, self.b) if self.kind in OBJECT_B else 0

    @data_field(empty=None)
    def player(self) -> int | None:
        """the player that it chooses, targets or attacks, by seat"""
        if self.kind == OptionKind.PLAYER:
            return self.a
        if self.kind in OBJECT_B and self.b < 0:
            return ref_player(self.b)
        return ref_player(self.a) if self.kind in OBJECT_A and self.a < 0 else None

    @data_field(empty=None)
    def number(self) -> int | None:
        """the number that it chooses"""
        return self.a if self.kind == OptionKind.NUMBER else None

    def _content(self) -> tuple[int, int, int, int, str]:
        return (self.index, self.kind, self.a, self.b, self.text)

    def __eq__(self, other: Any) -> bool:
        return isinstance(other, Option) and self._content() == other._content()

    def __hash__(self) -> int:
        return hash(self._content())

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Option {self.index}: {self.text}>"


def distinct_options(options: Iterable[Option]) -> dict[str, int]:
    """The options by their words, each with the answer that chooses it; of several that are alike, the first."""
    said: dict[str, int] = {}
    for option in options:
        said.setdefault(option.text, option.index)
    return said


class NumberRange(Shown):
    """The numbers from which one is chosen. The number `low` is the answer 0, `low + 1` is 1, and so on."""

    low: int = given_field()
    high: int = given_field()

    @classmethod
    def of(cls, number: tuple[int, int] | None) -> NumberRange | None:
        """The limits as they are shown; None if no number is asked for."""
        return cls(low=number[0], high=number[1]) if number is not None else None
