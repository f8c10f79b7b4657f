"""Planeswalking, chaos, the planar die, and cards of planar decks (CR 311, 312, 701.31, 901)."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Duration
from mainphase.cards.nodes.often_named import IT, REVEALED, SEEN, YOU
from mainphase.language.days import CHAOS_ENSUES
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import saved_as
from mainphase.language.grammar.objects import certain_objects, who
from mainphase.language.syntax import Words, like, phrase, the

PLANE: Final = n.OfType(CardType.PLANE)
IN_DECK: Final = n.InZone(n.Zone.COMMAND)
REVEALED_PLANES: Final = n.All((IN_DECK, PLANE, n.OneOf(REVEALED)))

phrase("{who} <planeswalks>", like(n.Planeswalk, who=the.who), clauses, who=who)
phrase("chaos ensues", n.LetChaosEnsue(), clauses)
phrase("{who} <rolls> the planar die", n.RollPlanarDie, clauses, who=who)
for words in (
    "each blank roll of the planar die is a {CHAOS} roll",
    "each blank roll of the planar die causes chaos to ensue",
):
    phrase(
        f"{words} until a player planeswalks away from a plane",
        n.Begin(n.BlanksAreChaos(), Duration.PLANESWALK_AWAY), clauses, parse_only=not words.endswith("roll"),
    )  # fmt: skip

# --- The planar deck (CR 901.3): what is revealed of it, and where that goes

TOP: Final = like(n.Remember, what=like(n.TopOfPlanarDeck, of=YOU, count=the.count), save="seen")
several: Final = Words("a number", [(NUMBER_WORDS[k], k) for k in range(2, 11)])
phrase(
    "reveal the top card of your planar deck",
    n.Sequence((n.Remember(n.TopOfPlanarDeck(YOU), "seen"), n.Reveal(SEEN))), clauses,
    then=saved_as("seen", "card", "revealed card"),
)  # fmt: skip
phrase(
    "reveal the top {count} cards of your planar deck", like(n.Sequence, of=(TOP, n.Reveal(SEEN))), clauses,
    count=several, then=saved_as("seen", "card", "revealed card", one=False),
)  # fmt: skip
phrase("each of the revealed cards' {CHAOS} abilities triggers", n.LetChaosEnsue(SEEN), clauses, until=CHAOS_ENSUES)
phrase("chaos ensues on each of the revealed cards", n.LetChaosEnsue(SEEN), clauses, since=CHAOS_ENSUES)
for words, where in (
    ("on the bottom of your planar deck", {}),
    ("on top of your planar deck", {"top": True}),
    ("on the bottom of your planar deck in any order", {}),
    ("on the bottom of your planar deck in a random order", {"at_random": True}),
):
    phrase(f"put {{what}} {words}", like(n.PutInPlanarDeck, what=the.what, **where), clauses, what=certain_objects)
phrase("put the revealed cards on the bottom of your planar deck in any order", n.PutInPlanarDeck(SEEN), clauses)

# Until so many planes are revealed, of which one is put back on top, or to all of which somebody planeswalks at once.
OTHERS: Final = n.Each(n.All((IN_DECK, n.OneOf(REVEALED), n.Not(n.OneOf(IT)))))
phrase(
    "reveal cards from the top of your planar deck until you reveal {count} plane cards",
    like(n.RevealUntil, which=PLANE, count=like(n.Fixed, n=the.count), planar=True), clauses,
    count=several, then=saved_as("revealed", "card", "revealed card", one=False),
)  # fmt: skip
phrase(
    "put a plane card from among them on top of your planar deck, then put the rest of the revealed cards on the "
    "bottom in a random order",
    n.Sequence(
        (
            n.Choose(REVEALED_PLANES),
            n.PutInPlanarDeck(IT, top=True),
            n.PutInPlanarDeck(OTHERS, at_random=True),
        )
    ),
    clauses,
)
phrase("simultaneously planeswalk to both of them", n.Planeswalk(to=n.Each(REVEALED_PLANES)), clauses)
NO_PLANES: Final = n.Each(n.All((IN_DECK, n.OneOf(REVEALED), n.Not(PLANE))))
phrase(
    "put all other cards revealed this way on the bottom of your planar deck in any order",
    n.PutInPlanarDeck(NO_PLANES), clauses,
)  # fmt: skip
