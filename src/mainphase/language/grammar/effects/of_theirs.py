"""What other players do with something of theirs that they choose: "that player returns a land they control to its
owner's hand", "target opponent exiles a card from their hand" (CR 608.2d). Whoever chooses is "you" to the choice.
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.conditions import in_my, of_player
from mainphase.language.grammar.discourse import saved_as
from mainphase.language.grammar.effects.permanents import numbers
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import who
from mainphase.language.syntax import Phrase, like, phrase, the

YOU: Final = n.You()
CHOSEN: Final = n.Saved("it")
HAND: Final[dict[str, Any]] = {"to": Zone.HAND}
TOP: Final[dict[str, Any]] = {"to": Zone.LIBRARY}
BOTTOM: Final[dict[str, Any]] = {"to": Zone.LIBRARY, "bottom": True}


def by_others(done: Any) -> bool:
    return bool(done.of[0].by != YOU)


def theirs(verb: str, words: str, after: str, one: Phrase, many: Phrase, **how: Any) -> None:
    """One of theirs, and some number; what is done with it."""
    amounts: tuple[tuple[str, Any, dict[str, Any]], ...] = (
        ("", n.Fixed(1), {}), ("{amount} ", the.amount, {"amount": numbers}),
    )  # fmt: skip
    for count, amount, slots in amounts:
        chosen = like(n.Choose, which=the.which, by=the.by, at_least=amount, at_most=amount, save="it")
        phrase(
            f"{{by}} {verb} {count}{{which}} {words}{after}",
            like(n.Sequence, of=(chosen, n.Move(CHOSEN, **how))), clauses,
            by=who, which=many if count else one, fits=by_others, then=saved_as("it", "card", one=not count), **slots,
        )  # fmt: skip


PERMANENT: Final = of_player(any_one(nouns.permanent), YOU)
PERMANENTS: Final = of_player(nouns.permanents, YOU)
for owner in ("its owner's hand", "their owner's hand"):
    theirs("<returns>", "they control", f" to {owner}", PERMANENT, PERMANENTS, **HAND)
theirs("<exiles>", "they control", "", PERMANENT, PERMANENTS, to=Zone.EXILE)
for zone, where in ((Zone.HAND, "hand"), (Zone.GRAVEYARD, "graveyard")):
    card, cards = in_my(zone, any_one(nouns.card)), in_my(zone, nouns.cards)
    theirs("<exiles>", f"from their {where}", "", card, cards, to=Zone.EXILE)
    theirs("<puts>", f"from their {where}", " on top of their library", card, cards, **TOP)
    theirs("<puts>", f"from their {where}", " on the bottom of their library", card, cards, **BOTTOM)
theirs(
    "<returns>", "from their graveyard", " to their hand",
    in_my(Zone.GRAVEYARD, any_one(nouns.card)), in_my(Zone.GRAVEYARD, nouns.cards), **HAND,
)  # fmt: skip
