""" "The discarded card", "the exiled card", "the revealed card": what was given up or shown to pay for this, or what an
instruction before discarded or milled: one card, as it last was (CR 608.2h, 608.2k), or where it is now (400.7).
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import DISCARDED, MILLED
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import quantities
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.conditions import conditions, one_or, qualities
from mainphase.language.grammar.objects import SEVERAL, certain_objects, exiled_some_itself
from mainphase.language.syntax import DECLINED, Choice, Within, Words, like, phrase, the

DISCARDED_TO_PAY: Final = n.Saved(SavedAs.DISCARDED)
EXILED_TO_PAY: Final = n.Saved(SavedAs.EXILED)
REVEALED_TO_PAY: Final = n.Saved(SavedAs.REVEALED)
MEANINGS: Final[tuple[tuple[str, n.Selector], ...]] = (
    ("the discarded card", DISCARDED_TO_PAY),
    ("the discarded card", DISCARDED),
    ("the exiled card", EXILED_TO_PAY),
    ("the revealed card", REVEALED_TO_PAY),
    ("the milled card", MILLED),
)


def paid_card(words: str) -> Within:
    """What a cost has exiled, where nothing else has been that could be meant."""
    said = Words("it", [(words, EXILED_TO_PAY)])
    return Within(said, seen=lambda what, known: DECLINED if exiled_some_itself(known) else what)


given_up: Final = Choice("what was given up")
for words, what in MEANINGS:
    given_up.add(Words("it", [(words, what)]) if what != EXILED_TO_PAY else paid_card(words))
measures_of_it: Final = Choice("a number of what was given up")
for words, node in (("power", n.PowerOf), ("toughness", n.ToughnessOf), ("mana value", n.ManaValueOf)):
    phrase(f"{{of}}'s {words}", like(node, of=the.of), measures_of_it, of=given_up)
    phrase(f"the {words} of {{of}}", like(node, of=the.of), measures_of_it, of=given_up, parse_only=True)
quantities.add(measures_of_it)
# Asked of it: what it is, and whether it is worth as much as something else.
to_pay: Final = Words("it", [("the discarded card", DISCARDED_TO_PAY)])
for kind in (qualities, one_or(nouns.card)):
    for verb in ("was", "is"):
        phrase(f"{{what}} {verb} {{which}}", n.Fits, conditions, what=to_pay, which=kind, parse_only=verb == "is")
    phrase(
        "{what} wasn't {which}",
        like(n.Negated, of=like(n.Fits, what=the.what, which=the.which)), conditions, what=to_pay, which=kind,
    )  # fmt: skip
phrase(
    "{what} <has> the same mana value as {of}",
    like(n.Compare, left=like(n.ManaValueOf, of=the.what), op="=", right=like(n.ManaValueOf, of=the.of)), conditions,
    what=certain_objects, of=given_up,
)  # fmt: skip
phrase(
    "you may cast {what} without paying its mana cost", n.CastNow, clauses,
    what=Words("it", [("the discarded card", DISCARDED)]),
)  # fmt: skip

# By which instruction, or which part of a cost.
GIVING: Final[tuple[tuple[n.Selector, tuple[type, ...]], ...]] = (
    (DISCARDED_TO_PAY, (n.DiscardCost,)),
    (EXILED_TO_PAY, (n.ExileCost,)),
    (REVEALED_TO_PAY, (n.RevealCost,)),
)
DOING: Final[tuple[tuple[n.Selector, type], ...]] = ((DISCARDED, n.Discard), (MILLED, n.Mill))
MEASURES: Final = (n.PowerOf, n.ToughnessOf, n.ManaValueOf)


def is_given_up(value: Any) -> bool:
    """True if one such card is known: by the costs of an ability, by those of a spell, of which its other lines tell;
    or by the only instruction that discards or mills, and just one.
    """
    for ability in value if isinstance(value, tuple) else (value,):
        parts = everything_in(ability)
        measured_here = [part.of for part in parts if isinstance(part, MEASURES)]
        measured_here += [part.what for part in parts if isinstance(part, n.Fits) and part.what == DISCARDED_TO_PAY]
        measured_here += [part.what for part in parts if isinstance(part, n.CastNow) and part.what == DISCARDED]
        for what, kind in DOING:
            if what in measured_here:
                doing: list[Any] = [part for part in parts if isinstance(part, kind)]
                if len(doing) != 1 or doing[0].amount != n.Fixed(1) or is_of_several(doing[0].by):
                    return False
        for what, kinds in GIVING:
            if what in measured_here and not is_paid_so(ability, what, kinds, parts):
                return False
    return True


def is_of_several(by: n.Selector) -> bool:
    return isinstance(by, SEVERAL)


def exiles_other(move: n.Move) -> bool:
    return move.to == Zone.EXILE and move.what != n.This()


def is_paid_so(ability: Any, what: n.Selector, kinds: tuple[type, ...], parts: list[Any]) -> bool:
    """True if nothing else could be meant either: an instruction that does such a thing to a card."""
    if what == DISCARDED_TO_PAY and any(isinstance(part, n.Discard) for part in parts):
        return False
    if what == EXILED_TO_PAY and any(isinstance(part, n.Move) and exiles_other(part) for part in parts):
        return False
    if what == REVEALED_TO_PAY and any(isinstance(part, n.Reveal) for part in parts):
        return False
    paid = [part for part in parts if isinstance(part, kinds)]
    if isinstance(ability, n.SpellAbility):
        return not paid
    return len(paid) == 1 and getattr(paid[0], "count", n.Fixed(1)) in (1, n.Fixed(1))
