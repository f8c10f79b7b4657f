"""Dice that are rolled, and tables of what their results bring (CR 706)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.kernel.keys import PlayerDeed, SavedAs
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar.amounts import figures, quantities
from mainphase.language.grammar.clauses import clauses, sentences, text_of_row
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import discourse_of
from mainphase.language.grammar.statics.lines import one_static
from mainphase.language.grammar.triggers.events import events, somebody
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    Listing,
    Mapped,
    PhraseContext,
    Within,
    Words,
    context_of,
    like,
    phrase,
    the,
)

SIDES: Final = (4, 6, 8, 10, 12, 20)
RESULT: Final = n.DoneThisWay(SavedAs.ROLLED)

# --- Rolls

rolls: Final = Choice("a roll")
rolls.add(
    Words(
        rolls.name,
        [
            *((f"roll a d{sides}", n.RollDice(sides)) for sides in SIDES),
            *((f"roll a {NUMBER_WORDS[sides]}-sided die", n.RollDice(sides)) for sides in SIDES),
            *((f"roll X d{sides}", n.RollDice(sides, n.X())) for sides in SIDES),
        ],
    )
)
for sides in SIDES:
    phrase(f"roll a d{sides} and add {{plus}}", like(n.RollDice, sides=sides, plus=the.plus), rolls, plus=quantities)
phrase("{roll}", the.roll, clauses, roll=rolls)
for words in ("the result", "the total of those results"):
    phrase(words, RESULT, quantities, parse_only=words != "the result")

# --- The table (CR 706.3a): each of its rows speaks of what was spoken of before the roll


def as_before_the_row(outer: PhraseContext, known: PhraseContext, value: Any) -> PhraseContext:
    return context_of(outer.one, discourse_of(outer)._replace(targets=discourse_of(known).targets))


row_does: Final = Within(text_of_row, after=as_before_the_row)
row: Final = Choice("a row of the table")
AT_LEAST: Final = like(n.Compare, left=RESULT, op=">=", right=the.low)
AT_MOST: Final = like(n.Compare, left=RESULT, op="<=", right=the.high)
for dash in ("—", "-", "−", "–"):
    phrase(
        f"{{low}}{dash}{{high}} | {{do}}",
        like(n.If, condition=like(n.Both, left=AT_LEAST, right=AT_MOST), then=the.do), row,
        low=figures, high=figures, do=row_does, parse_only=dash != "—",
    )  # fmt: skip
for mark, op in ((" | ", "="), ("+ | ", ">=")):
    phrase(
        f"{{low}}{mark}{{do}}",
        like(n.If, condition=like(n.Compare, left=RESULT, op=op, right=the.low), then=the.do), row,
        low=figures, do=row_does,
    )  # fmt: skip


def roll_and_rows(told: Any) -> Any:
    roll, rows = told
    return n.Sequence((roll, *rows))


def roll_apart(effect: Any) -> Any:
    steps = effect.of
    return (steps[0], steps[1:]) if len(steps) > 2 and isinstance(steps[0], n.RollDice) else DECLINED


table: Final = phrase("{roll}.\n{rows}", (the.roll, the.rows), roll=rolls, rows=Listing(row, "\n", "\n", "\n", 2, 6))
sentences.add(Mapped(table, roll_and_rows, roll_apart, n.Sequence))


def is_row(step: Any) -> bool:
    return isinstance(step, n.If) and RESULT in everything_in(step.condition)


def ends_with_table(value: Any) -> bool:
    """True if nothing follows a table: what stands behind its last row belongs to that."""
    for sequence in everything_in(value):
        if isinstance(sequence, n.Sequence):
            rows = [is_row(step) for step in sequence.of]
            if True in rows and not rows[-1]:
                return False
    return True


# --- Whoever rolls

phrase(
    "{who} <rolls> one or more dice", like(n.PlayerDoes, who=the.who, deed=PlayerDeed.ROLLS_DICE), events, who=somebody
)
phrase(
    "if you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll",
    n.RollsMoreDice(n.You()), one_static,
)  # fmt: skip
