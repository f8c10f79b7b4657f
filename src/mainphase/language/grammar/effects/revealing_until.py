"""Cards revealed from the top of a library until one fits, and what becomes of them (CR 701.20a)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import SEEN_IN_LIBRARY
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import as_many_as_gone
from mainphase.language.grammar.clauses import clauses, sentences
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import conjuncts, saved_as
from mainphase.language.grammar.effects.looking import EXILED, SHUFFLED, rest, the_rest
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import who
from mainphase.language.syntax import DECLINED, Choice, Mapped, Words, like, phrase, the

a_card: Final = any_one(nouns.card)


def is_another_card(which: n.Filter) -> bool:
    """In a library nothing is another than this."""
    return n.Other() in conjuncts(which)


def of_you(yours: bool) -> Any:
    def fits(effect: Any) -> bool:
        until = effect.of[0]
        return (until.by == n.You()) == yours and not is_another_card(until.which)

    return fits


for library, they, yours in (("their", "they", False), ("your", "you", True)):
    phrase(
        f"{{by}} <reveals> cards from the top of {library} library until {they} reveal {{which}}, then <puts> "
        f"those cards into {library} graveyard",
        like(
            n.Sequence,
            of=(like(n.RevealUntil, which=the.which, by=the.by), n.Move(n.Saved("revealed"), Zone.GRAVEYARD)),
        ),
        clauses,
        by=who,
        which=a_card,
        fits=of_you(yours),
    )

# Until so many fit.
some_number: Final = Choice("a number")
some_number.add(Words("a number", [("X", n.X()), *((NUMBER_WORDS[k], n.Fixed(k)) for k in range(2, 11))]))
some_number.add(as_many_as_gone("that many"))
ALL_REVEALED: Final = n.Move(n.Saved("revealed"), Zone.GRAVEYARD)
so_many_until: Final = like(n.RevealUntil, which=the.which, by=the.by, count=the.count)
for library, they, yours in (("their", "they", False), ("your", "you", True)):
    for k, (until, puts) in enumerate(
        (
            (f"{they} reveal {{count}} {{which}}", f", then <puts> those cards into {library} graveyard"),
            (
                "{count} {which} are revealed",
                f". that player puts all cards revealed this way into {library} graveyard",
            ),
        )
    ):
        phrase(
            f"{{by}} <reveals> cards from the top of {library} library until {until}{puts}",
            like(n.Sequence, of=(so_many_until, ALL_REVEALED)), clauses, by=who, which=nouns.cards, count=some_number,
            fits=of_you(yours), parse_only=k > 0,
        )  # fmt: skip

# Only the last of them fits; if none does, nothing is put there and all are the rest.
FOUND: Final = like(n.Each, which=like(n.All, of=(*SEEN_IN_LIBRARY.of, the.which)))
until_one: Final = like(n.RevealUntil, which=the.which, by=n.You(), save="seen")
for where, to in (("into your hand", Zone.HAND), ("onto the battlefield", Zone.BATTLEFIELD)):
    for it in ("that card", "it"):
        for others in ("the rest", "all other cards revealed this way"):
            phrase(
                f"reveal cards from the top of your library until you reveal {{which}}. Put {it} {where} and "
                f"{others} {{rest}}",
                like(n.Sequence, of=(until_one, like(n.Move, what=FOUND, to=to), the.rest)),
                clauses,
                which=a_card,
                rest=rest,
                fits=of_you(True),
                parse_only=(it, others) != ("that card", "the rest"),
            )

# --- Whoever reveals: where the one that fits goes, and where all others go

PRONOUNS: Final = ("that card", "it", "the card")
DONE_BY_THEM: Final = (
    ". that player puts", ". the player puts", ". they put", ", then puts", ", puts", ", then put", ". put",
)  # fmt: skip
DONE_BY_YOU: Final = (", then put", ", put", ". put", ". you may put")
IF_REVEALED: Final = ". if you do, put"
ONTO: Final = "onto the battlefield"
PUTTING: Final = (
    " and", ". put", ". then put", ", then put", ", then puts", " and put", " and puts", ". that player puts",
    ". then that player puts", ". they put",
)  # fmt: skip
SHUFFLING: Final = (
    " and shuffle", ", then shuffle", ". then shuffle", ". then that player shuffles", ". that player shuffles",
    ", then that player shuffles", ", then shuffles", " and shuffles",
)  # fmt: skip
EXILING: Final = (" and exile", " and exiles", ". exile", ", then exile")


def goals_of(library: str) -> list[tuple[str, tuple[Any, ...]]]:
    """Where the one that fits goes: the words, and the zone, who controls it, whether it is tapped and attacks."""
    graveyard, hand = f"into {library} graveyard", f"into {library} hand"
    goals: list[tuple[str, tuple[Any, ...]]] = [
        (hand, (Zone.HAND, None, False, False)),
        (graveyard, (Zone.GRAVEYARD, None, False, False)),
        (ONTO, (Zone.BATTLEFIELD, None, False, False)),
        (f"{ONTO} tapped", (Zone.BATTLEFIELD, None, True, False)),
        (f"{ONTO} tapped and attacking", (Zone.BATTLEFIELD, None, True, True)),
    ]
    if library == "their":
        goals += [
            (f"{ONTO} under your control", (Zone.BATTLEFIELD, n.You(), False, False)),
            (f"{ONTO} tapped under your control", (Zone.BATTLEFIELD, n.You(), True, False)),
        ]
    return goals


def fates_of(library: str, joints: tuple[str, ...]) -> Choice:
    """Returns what becomes of the one that fits; whether somebody may do it."""
    made = Choice("what becomes of the card")
    places = Words("where", goals_of(library))
    for k, joint in enumerate(joints):
        for it in PRONOUNS:
            phrase(
                f"{joint} {it} {{where}}", ("may" in joint, the.where), made, where=places,
                parse_only="may" not in joint and (k > 0 or it != PRONOUNS[0]),
            )  # fmt: skip
    return made


def others_of(library: str) -> Choice:
    """Returns what becomes of all the others."""
    made = Choice("what becomes of the rest")
    to_library: dict[str, Any] = {"to": Zone.LIBRARY, "bottom": True}
    places = Words(
        "where",
        [
            (f"on the bottom of {library} library in any order", n.Move(n.Each(SEEN_IN_LIBRARY), **to_library)),
            (
                f"on the bottom of {library} library in a random order",
                n.Move(n.Each(SEEN_IN_LIBRARY), **to_library, at_random=True),
            ),
            (f"into {library} graveyard", n.Move(n.Each(SEEN_IN_LIBRARY), Zone.GRAVEYARD)),
        ],
    )
    for k, joint in enumerate(PUTTING):
        phrase(
            f"{joint} {{them}} {{where}}", (the.them, the.where), made, them=the_rest, where=places, parse_only=k > 0
        )
    shuffling = SHUFFLING if library == "your" else SHUFFLING[::-1]
    for k, joint in enumerate(shuffling):
        phrase(f"{joint} {{them}} into {library} library", (the.them, SHUFFLED), made, them=the_rest, parse_only=k > 0)
    for k, joint in enumerate(EXILING):
        phrase(f"{joint} {{them}}", (the.them, EXILED), made, them=the_rest, parse_only=k > 0)
    if library == "your":  # they never left the library
        phrase(". then shuffle", (0, n.Shuffle(n.You())), made)
    return made


def revealed_by(yours: bool) -> Any:
    def fits(parts: Any) -> bool:
        return (parts[0] == n.You()) == yours and not is_another_card(parts[1])

    return fits


def revealed_until(parts: Any) -> Any:
    by, which, (may, (to, under, tapped, attacking)), (_, others) = parts
    found = n.Each(n.All((*SEEN_IN_LIBRARY.of, which)))
    put: n.Effect = n.Move(found, to, under=under, tapped=tapped, attacking=attacking)
    return n.Sequence((n.RevealUntil(which, by, "seen"), n.May(put, n.You()) if may else put, others))


def parts_revealed_until(effect: Any) -> Any:
    if len(effect.of) != 3 or not isinstance(effect.of[0], n.RevealUntil):
        return DECLINED
    until, taken, others = effect.of
    put = taken.then if isinstance(taken, n.May) else taken
    if not isinstance(put, n.Move):
        return DECLINED
    fate = (put is not taken, (put.to, put.under, put.tapped, put.attacking))
    parts = (until.by, until.which, fate, (0, others))
    return parts if revealed_until(parts) == effect else DECLINED


for library, they, yours in (("their", "they", False), ("your", "you", True)):
    made_until = Choice("cards that are revealed until one fits")
    fates = fates_of(library, (". put", *DONE_BY_YOU) if yours else DONE_BY_THEM)
    phrase(
        f"{{by}} <reveals> cards from the top of {library} library until {they} reveal {{which}}{{fate}}{{others}}",
        (the.by, the.which, the.fate, the.others), made_until, by=who, which=a_card, fate=fates,
        others=others_of(library), then=saved_as("it", "card", one=False),
        fits=revealed_by(yours),
    )  # fmt: skip
    clauses.add(Mapped(made_until, revealed_until, parts_revealed_until, n.Sequence))

# What may be revealed is put somewhere if it was.
if_revealed: Final = Choice("cards that are revealed until one fits")
phrase(
    "reveal cards from the top of your library until you reveal {which}{fate}{others}",
    (n.You(), the.which, the.fate, the.others), if_revealed, which=a_card, others=others_of("your"),
    fate=fates_of("your", (IF_REVEALED,)),
)  # fmt: skip
phrase(
    "you may {do}", like(n.May, then=the.do), sentences,
    do=Mapped(if_revealed, revealed_until, parts_revealed_until, n.Sequence),
)  # fmt: skip

# --- All that fit, of so many, go to one place and all others to another


def revealed_so_many(parts: Any) -> Any:
    count, which, again, (to, under, tapped, attacking), (_, others) = parts
    if which != again or is_another_card(which):
        return DECLINED
    found = n.Each(n.All((*SEEN_IN_LIBRARY.of, *conjuncts(which))))
    put = n.Move(found, to, under=under, tapped=tapped, attacking=attacking)
    return n.Sequence((n.RevealUntil(which, n.You(), "seen", count), put, others))


def parts_so_many(effect: Any) -> Any:
    if len(effect.of) != 3 or not isinstance(effect.of[0], n.RevealUntil) or not isinstance(effect.of[1], n.Move):
        return DECLINED
    until, put, others = effect.of
    parts = (until.count, until.which, until.which, (put.to, put.under, put.tapped, put.attacking), (0, others))
    return parts if revealed_so_many(parts) == effect else DECLINED


so_many: Final = Choice("cards that are revealed until so many fit")
for k, (joint, them, tail) in enumerate(
    (joint, them, tail)
    for joint in (", put", ". put", ", then put")
    for them, tail in (("those", ""), ("all", " revealed this way"), ("the", " revealed this way"))
):
    phrase(
        f"reveal cards from the top of your library until you reveal {{count}} {{which}}{joint} {them} {{again}}{tail} "
        "{where}{others}", (the.count, the.which, the.again, the.where, the.others), so_many, count=some_number,
        which=nouns.cards, again=nouns.cards, where=Words("where", goals_of("your")), others=others_of("your"),
        then=saved_as("it", "card", one=False), parse_only=k > 0,
    )  # fmt: skip
clauses.add(Mapped(so_many, revealed_so_many, parts_so_many, n.Sequence))
