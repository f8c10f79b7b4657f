"""Cards of a hand that go into a library, and as many that are drawn: "shuffle the cards from your hand into your
library, then draw that many cards" (CR 401.4, 608.2c, 701.24).
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import EACH_PLAYER, IN_HAND, IT, THAT_PLAYER, YOU
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.conditions import told_in_place
from mainphase.language.grammar.discourse import Mention, conjuncts, mentioning, nouns_of
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import ANY_NUMBER, SEVERAL, one_who
from mainphase.language.syntax import PhraseContext, like, phrase, the

MOVED: Final = n.Saved("from hands")
AS_MANY: Final = n.SizeOf(MOVED)
HANDS: Final = ("the cards from {their} hand", "the cards in {their} hand", "all the cards in {their} hand")
INTO: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("<shuffles> {cards} into {their} library", {"shuffled": True}),
    ("<puts> {cards} on the bottom of {their} library in any order", {"bottom": True}),
    ("<puts> {cards} on the bottom of {their} library", {"bottom": True}),
)
DRAWN: Final = (("that many cards", AS_MANY), ("that many cards plus one", n.Plus(AS_MANY, n.Fixed(1))))


def by_one_other(both: Any) -> bool:
    return not isinstance(both.of[1].by, (n.You, *SEVERAL))


for form, where in INTO:
    for k, words in enumerate((*HANDS, "{their} hand")):
        parse_only = k > 0 or form.endswith("library") == bool(where.get("bottom"))
        for tail, so_many in DRAWN:
            told = form.replace("{cards}", words)
            yours, theirs = told.replace("{their}", "your"), told.replace("{their}", "their")
            for whose, by, slots in ((yours, YOU, {}), (theirs, the.by, {"by": one_who})):
                hand = like(n.Each, which=like(n.All, of=(IN_HAND, like(n.OwnedBy, who=by))))
                named: dict[str, Any] = slots
                said = whose.replace("<shuffles>", "shuffle").replace("<puts>", "put") if by is YOU else whose
                phrase(
                    f"{said}, then draw {tail}" if by is YOU else f"{{by}} {said}, then <draws> {tail}",
                    like(
                        n.Sequence,
                        of=(
                            like(n.Move, what=hand, to=Zone.LIBRARY, save=MOVED.name, **where),
                            like(n.Draw, amount=so_many, by=by),
                        ),
                    ),
                    clauses, parse_only=parse_only, fits=None if by is YOU else by_one_other,
                    **named,
                )  # fmt: skip
        # All of them at once, and then each as many as they had (CR 101.4).
        ordered: dict[str, Any] = where if "bottom" in where else {"at_random": True}
        everyones = n.Move(n.Each(IN_HAND), Zone.LIBRARY, save=MOVED.name, **ordered)
        as_they_had = n.SizeOf(MOVED, n.OwnedBy(THAT_PLAYER))
        redrawing = n.ForEachPlayer(EACH_PLAYER, n.Draw(as_they_had, THAT_PLAYER))
        each = form.replace("{cards}", words).replace("{their}", "their").replace("<shuffles>", "shuffles")
        phrase(
            f"each player {each.replace('<puts>', 'puts')}, then draws that many cards",
            n.Sequence((everyones, *(() if "bottom" in where else (n.Shuffle(EACH_PLAYER),)), redrawing)), clauses,
            parse_only=parse_only,
        )  # fmt: skip

# As many as you choose: the library is shuffled even if that is none (CR 701.24d).
CHOSEN: Final = n.Choose(n.All((IN_HAND, n.OwnedBy(YOU))), at_least=n.Fixed(0), at_most=n.Fixed(ANY_NUMBER))
for words, moved in (
    ("shuffle any number of cards from your hand into your library",
     (n.Move(IT, Zone.LIBRARY, at_random=True, save=MOVED.name), n.Shuffle(YOU))),
    ("put any number of cards from your hand on the bottom of your library",
     (n.Move(IT, Zone.LIBRARY, bottom=True, save=MOVED.name),)),
):  # fmt: skip
    for tail, so_many in DRAWN:
        phrase(f"{words}, then draw {tail}", n.Sequence((CHOSEN, *moved, n.Draw(so_many))), clauses)
# Those of the hand and those of the library change places (CR 401.4, 406.3).
phrase(
    "exile any number of cards from your hand face down. put that many cards from the top of your library into your "
    "hand. then look at the exiled cards and put them on top of your library in any order",
    n.Sequence(
        (
            CHOSEN,
            n.Move(IT, Zone.EXILE, face_down=True, unseen=True),
            n.Move(n.TopOfLibrary(YOU, amount=n.SizeOf(IT)), Zone.HAND, save="drawn up"),
            n.Move(IT, Zone.LIBRARY, arranged_by=YOU),
        )
    ),
    clauses,
)


def as_put(known: PhraseContext, effect: Any) -> PhraseContext:
    return mentioning(known, Mention(IT, ("permanent", *nouns_of(n.All(conjuncts(effect.of[0].which)[:-2])))))


# --- A card from either zone: "you may put a land card from your hand or graveyard onto the battlefield tapped"

EITHER_ZONE: Final = (n.Any((IN_HAND, n.InZone(Zone.GRAVEYARD))), n.OwnedBy(YOU))
PUT_SO: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("", {}),
    (" tapped", {"tapped": True}),
    (" attached to ~", {"host": n.This()}),
    *((f" with a {kind} counter on it", {"counters": (kind,)}) for kind in ("finality", "+1/+1")),
    (" with two +1/+1 counters on it", {"counters": ("+1/+1", "+1/+1")}),
)
for tail, how in PUT_SO:
    for k, places in enumerate(
        ("from your hand or graveyard onto the battlefield", "onto the battlefield from your hand or graveyard")
    ):
        phrase(
            f"put {{which}} {places}{tail}",
            like(n.Sequence, of=(like(n.Choose, which=the.which), n.Move(IT, Zone.BATTLEFIELD, **how))), clauses,
            which=told_in_place(any_one(nouns.card), EITHER_ZONE), then=as_put, parse_only=k > 0,
        )  # fmt: skip
