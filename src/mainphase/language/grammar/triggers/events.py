"""The two choices that trigger conditions are added to, and what they have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import THAT_PLAYER
from mainphase.language.grammar.discourse import Mention, conjuncts, mentioning
from mainphase.language.syntax import Choice, PhraseContext, Words, phrase, the
from mainphase.rules.declared import declared_as

events: Final = Choice("an event")
beginnings: Final = Choice("a part of the turn")

ONCE: Final = (
    n.Enters,
    n.Dies,
    n.Leaves,
    n.PutIntoCommandZone,
    n.PutIntoExile,
    n.PutIntoGraveyard,
    n.IsTurnedFaceUp,
    n.CastsSpell,
    n.CardPutIntoGraveyard,
    n.IsDiscarded,
    n.Cycles,
    n.Sacrifices,
    n.IsSetInMotion,
    n.PlaneswalksTo,
    n.PlaneswalksAway,
    n.Encounters,
    n.BecomesLevel,
    n.IsNowDesignated,
)

# What such an ability does once: it triggers as its object enters.
ONCE_BY_KEYWORD: Final = [keyword.name for keyword in declared_as("keyword ability") if "does once" in keyword.said]


def happens_once(on: Any) -> bool:
    """True if an object knows this only once: "when", not "whenever"."""
    if isinstance(on, n.AnyOf):
        return all(happens_once(one) or isinstance(one, n.BeginningOf) for one in on.of)
    if isinstance(on, n.While):
        return happens_once(on.on)
    if isinstance(on, n.ByKeyword):
        return on.of == n.IsThis() and on.keyword in ONCE_BY_KEYWORD
    return isinstance(on, ONCE) and n.IsThis() in conjuncts(on.which)


def about_player(known: PhraseContext, who: Any) -> PhraseContext:
    """After this "that player" means whom the event is about, unless it is you."""
    if who == n.You():
        return known.agreeing(False)
    return mentioning(known, Mention(THAT_PLAYER, ("player", "opponent"), True, True))


def mention_after_event(what: n.Selector, *nouns: str) -> Callable[[PhraseContext, Any], PhraseContext]:
    """After the event this can be spoken of, which it did not name with a noun of its own."""

    def after(known: PhraseContext, _: Any) -> PhraseContext:
        return mentioning(known, Mention(what, nouns, True))

    return after


# Who does or suffers something, as a subject or as an object.
somebody: Final = Choice("a player")
phrase(
    "{who}",
    the.who,
    somebody,
    who=Words(
        "a player",
        [
            ("you", n.You()),
            ("a player", n.EachPlayer()),
            ("an opponent", n.EachOpponent()),
            ("enchanted player", n.AttachedTo()),
            ("the chosen player", n.ChosenPlayer()),
            ("any player", n.EachPlayer()),
            ("another player", n.EachOtherPlayer()),
        ],
    ),
    then=about_player,
)
