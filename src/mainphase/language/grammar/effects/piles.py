"""Objects separated into two piles, and what becomes of each (CR 700.3)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import EACH_OPPONENT, SEEN, YOU
from mainphase.cards.words import keyword_actions as actions
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import clauses, sentences
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import discourse_of, saved_as
from mainphase.language.grammar.effects.looking import tops
from mainphase.language.grammar.objects import certain_objects, certain_players, grouped
from mainphase.language.syntax import Choice, PhraseContext, Within, Words, like, phrase, the

PILE, OTHER = n.Saved("pile"), n.Saved("other pile")
PLACES: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("into your hand", {"to": Zone.HAND}),
    ("into your graveyard", {"to": Zone.GRAVEYARD}),
    ("on the bottom of your library in any order", {"to": Zone.LIBRARY, "bottom": True}),
    ("on the bottom of your library in a random order", {"to": Zone.LIBRARY, "bottom": True, "at_random": True}),
    ("onto the battlefield", {"to": Zone.BATTLEFIELD}),
)
one_place: Final = Words("where", [(words, n.Move(PILE, **to)) for words, to in PLACES])
other_place: Final = Words("where", [(words, n.Move(OTHER, **to, save="rest")) for words, to in PLACES])

# --- Cards of a library: who separates, and who chooses

shown_cards: Final = like(n.Remember, what=the.top, save="seen"), n.Reveal(SEEN)
seen_cards: Final = like(n.Remember, what=the.top, save="seen")
BOTH_PLACES: Final = (the.one, the.other)
SEPARATED: Final = (
    (
        "reveal the top {top}. an opponent separates those cards into two piles. put one pile {one} and the other "
        "{other}",
        (*shown_cards, n.SeparateIntoPiles(SEEN, EACH_OPPONENT, YOU), *BOTH_PLACES),
    ),
    (
        "reveal the top {top} and separate them into two piles. an opponent chooses one of those piles. put that pile "
        "{one} and the other {other}",
        (*shown_cards, n.SeparateIntoPiles(SEEN, YOU, EACH_OPPONENT), *BOTH_PLACES),
    ),
    (
        "look at the top {top} and separate them into a face-down pile and a face-up pile. an opponent chooses one of "
        "those piles. put that pile {one} and the other {other}",
        (seen_cards, n.SeparateIntoPiles(SEEN, YOU, EACH_OPPONENT, face_down=True), *BOTH_PLACES),
    ),
)
for words, steps in SEPARATED:
    for the_pile in ("one of those piles", "one of the piles"):
        if the_pile == "one of those piles" or the_pile in words.replace("those", "the"):
            phrase(
                words.replace("one of those piles", the_pile), like(n.Sequence, of=steps), clauses, top=tops,
                one=one_place, other=other_place, then=saved_as("it", "card", one=False),
                parse_only=the_pile != "one of those piles",
            )  # fmt: skip
phrase(
    "{by} looks at the top {top} and separates them into a face-down pile and a face-up pile. put one pile {one} and "
    "the other {other}",
    like(
        n.Sequence,
        of=(seen_cards, like(n.SeparateIntoPiles, what=SEEN, by=the.by, chosen_by=YOU, face_down=True), *BOTH_PLACES),
    ),
    clauses, by=certain_players, top=tops, one=one_place, other=other_place, then=saved_as("it", "card", one=False),
)  # fmt: skip

# --- Cards in one pile, which is shuffled: nobody knows which is which of them

IN_A_PILE: Final = like(n.Move, what=the.what, to=Zone.EXILE, face_down=True, unseen=True, at_random=True)
phrase(
    "exile {what} in a face-down pile, shuffle that pile, then manifest those cards",
    like(n.Sequence, of=(IN_A_PILE, actions.manifest(n.Saved("it")))), clauses, what=certain_objects,
    fits=lambda both: isinstance(both.of[0].what, n.Each),
)  # fmt: skip

# --- Each player's own piles, one of which is chosen at random

NUMBERS: Final = Words("a number", [(NUMBER_WORDS[k], k) for k in range(2, 6)])
phrase(
    "starting with you, each player separates all permanents they control into {piles} piles. then each player "
    "chooses one of their piles at random and sacrifices those permanents",
    like(
        n.Sequence,
        of=(like(n.PilesAtRandom, by=n.PlayersInTurn(), piles=the.piles), n.SacrificeIt(PILE, n.EachPlayer())),
    ),
    clauses, piles=NUMBERS,
)  # fmt: skip

# --- Permanents, and cards that lie open


def are_several(_: PhraseContext, known: PhraseContext, what: Any) -> PhraseContext | None:
    several = any(mention.what == what and not mention.one for mention in discourse_of(known).mentions)
    return known if several or isinstance(what, n.Each) else None


group: Final = Choice("some things")
phrase("all {which}", n.Each, group, which=nouns.things, then=grouped(False))
group.add(Within(certain_objects, after=are_several))
DIVIDED: Final = like(n.SeparateIntoPiles, what=the.what, by=YOU, chosen_by=the.by)
for noun in ("permanents", "creatures", "lands"):
    for whose_choice in ("{by} sacrifices all " + noun + " in the pile of their choice",
                         "{by} chooses one of those piles and sacrifices all " + noun + " in it"):  # fmt: skip
        phrase(
            f"separate {{what}} into two piles. {whose_choice}",
            like(n.Sequence, of=(DIVIDED, like(n.SacrificeIt, what=PILE, by=the.by))), sentences,
            what=group, by=certain_players, parse_only=noun != "permanents" or "chooses" in whose_choice,
        )  # fmt: skip
    for regenerates, tail in ((True, ""), (False, ". they can't be regenerated")):
        phrase(
            f"separate {{what}} into two piles. destroy all {noun} in the pile of {{by}}'s choice{tail}",
            like(n.Sequence, of=(DIVIDED, n.Destroy(PILE, regenerate=regenerates))), sentences,
            what=group, by=certain_players, parse_only=noun != "permanents",
        )  # fmt: skip
phrase(
    "separate {what} into two piles. exile the pile of an opponent's choice and return the other to the battlefield",
    like(
        n.Sequence,
        of=(
            like(n.SeparateIntoPiles, what=the.what, by=YOU, chosen_by=EACH_OPPONENT),
            n.Move(PILE, Zone.EXILE),
            n.Move(OTHER, Zone.BATTLEFIELD, save="rest"),
        ),
    ),
    sentences,
    what=group,
)
phrase(
    "an opponent separates {what} into two piles. put all cards from the pile of your choice onto the battlefield "
    "under your control and the rest into their owners' graveyards",
    like(
        n.Sequence,
        of=(
            like(n.SeparateIntoPiles, what=the.what, by=EACH_OPPONENT, chosen_by=YOU),
            n.Move(PILE, Zone.BATTLEFIELD, under=YOU),
            n.Move(OTHER, Zone.GRAVEYARD, save="rest"),
        ),
    ),
    sentences,
    what=group,
)
