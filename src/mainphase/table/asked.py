"""What a decision says, as plain values: its question, and each option with its text. Made once, they never change."""

from __future__ import annotations

from dataclasses import dataclass, field

from mainphase.kernel.state.state import State
from mainphase.kernel.values import Decision, OptionKind
from mainphase.table.option_words import number_words, option_text, question
from mainphase.table.plain_data import OptionData
from mainphase.table.view import DecisionView, option_data, shown_option


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a decision: a value, equal by what it says. It prints as notation; `index` is its place. `kind`,
    `a` and `b` are its numbers, with the ids that the deciding player's view shows.

    `ticket` says which decision it is from, so that no other takes it; it is no part of what makes two options equal.
    """

    index: int
    kind: int
    a: int
    b: int
    text: str
    ticket: int = field(default=0, compare=False, repr=False)

    def __str__(self) -> str:
        return self.text

    def as_dict(self) -> OptionData:
        """Plain data that JSON can hold: what it says, and the objects and players it is about."""
        return option_data(self.index, self.text, self.kind, self.a, self.b)

    def __repr__(self) -> str:
        return f"<Option {self.index}: {self.text}>"


@dataclass(frozen=True, slots=True)
class Said:
    """What a decision asks, and its options; of a range of numbers only what stands before and after each number."""

    question: str
    each: tuple[Option, ...] = ()
    before: str = ""
    after: str = ""


def said_of(g: State, d: Decision, ticket: int) -> Said:
    """What the pending decision says."""
    if d.high >= d.low:
        return Said(question(g), (), *number_words(g, d))
    return Said(
        question(g),
        tuple([Option(k, *shown_option(g, o), option_text(g, o), ticket) for k, o in enumerate(d.options)]),
    )


def said_in(seen: DecisionView, ticket: int) -> Said:
    """The same from a view that has it in words already: a list of options, no range of numbers."""
    texts = zip(seen.choices, seen.options, strict=True)
    return Said(seen.question, tuple([Option(k, *numbers, text, ticket) for k, (numbers, text) in enumerate(texts)]))


def number_option(said: Said, index: int, number: int, ticket: int) -> Option:
    """An option of a range of numbers."""
    return Option(index, OptionKind.NUMBER, number, 0, f"{said.before}{number}{said.after}", ticket)
