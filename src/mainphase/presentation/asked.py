"""The text of a decision, as plain values: its question, and each option with its text. Nothing of it ever changes."""

from __future__ import annotations

from dataclasses import dataclass

from mainphase.kernel.state.state import State
from mainphase.kernel.values import Decision, OptionKind
from mainphase.presentation.names import names_kept
from mainphase.presentation.option import Option
from mainphase.presentation.option_words import number_words, option_text, question, with_number
from mainphase.presentation.table_view import shown_option


@dataclass(frozen=True, slots=True)
class DecisionText:
    """A question, and its options; of a range of numbers only what stands before and after each number."""

    question: str
    each: tuple[Option, ...] = ()
    before: str = ""
    after: str = ""


def decision_text(g: State, d: Decision, ticket: int) -> DecisionText:
    """Returns the text of the pending decision."""
    if d.high >= d.low:
        return DecisionText(question(g), (), *number_words(g, d))
    with names_kept(g):
        return DecisionText(
            question(g),
            tuple([Option(k, *shown_option(g, o), option_text(g, o), ticket) for k, o in enumerate(d.options)]),
        )


def number_option(said: DecisionText, index: int, number: int, ticket: int) -> Option:
    """An option of a range of numbers."""
    return Option(index, OptionKind.NUMBER, number, 0, with_number(said.before, said.after, number), ticket)
