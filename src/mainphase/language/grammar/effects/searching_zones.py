"""Several zones searched, or one of somebody else, and a card name chosen before (CR 701.23, 201.4)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.cards.nodes.often_named import YOU
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import Mention, mentioning
from mainphase.language.grammar.effects.searching import sought, sought_cards
from mainphase.language.grammar.objects import ANY_NUMBER, who, whose
from mainphase.language.syntax import DECLINED, Choice, Mapped, PhraseContext, Within, Words, like, phrase, the

LIBRARY, HAND, GRAVEYARD = Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD

# --- A name (CR 201.4)

NAMES: Final = Words(
    "a card name",
    [
        ("a card name", (0, 0, True)),
        ("a nonland card name", (CardType.LAND, 0, True)),
        ("a card name other than a basic land card name", (0, 0, False)),
        ("a creature card name", (0, CardType.CREATURE, True)),
        ("an artifact card name", (0, CardType.ARTIFACT, True)),
        ("a noncreature, nonland card name", (CardType.CREATURE | CardType.LAND, 0, True)),
    ],
)
for words, (but_not, among, basics) in NAMES.meanings:
    phrase(f"{{by}} <chooses> {words}", like(n.ChooseName, but_not=but_not, by=the.by, among=among, basics=basics),
           clauses, by=who)  # fmt: skip

# --- Where, and what becomes of what is found

ALL_THREE: Final = (GRAVEYARD, HAND, LIBRARY)
WHERE: Final = Words(
    "where",
    [
        ("library", (LIBRARY,)),
        ("graveyard, hand, and library", ALL_THREE),
        ("hand, graveyard, and library", ALL_THREE),
        ("library, hand, and graveyard", ALL_THREE),
        ("library and graveyard", (GRAVEYARD, LIBRARY)),
        ("graveyard and library", (GRAVEYARD, LIBRARY)),
    ],
)
SEVERAL: Final = Words("where", WHERE.meanings[1:])
AT_WILL: Final = Words(
    "where",
    [
        ("library and/or graveyard", (GRAVEYARD, LIBRARY)),
        ("graveyard and/or library", (GRAVEYARD, LIBRARY)),
        ("graveyard, hand, and/or library", ALL_THREE),
        ("graveyard, hand and/or library", ALL_THREE),
        ("library, hand, and/or graveyard", ALL_THREE),
    ],
)


JUST_ONE: Final = (n.Fixed(1), True)
EXILED: Final = (Zone.EXILE, False, False)
ONTO: Final = (Zone.BATTLEFIELD, False, False)
TO_HAND: Final = (HAND, False, True)
OF_OTHERS: Final = (
    (" and exile {it}", EXILED),
    (", exile {it}", EXILED),
    (" and put {it} onto the battlefield under your control", ONTO),
    (" and put {it} into their graveyard", (GRAVEYARD, False, False)),
    (" and put {it} into that player's graveyard", (GRAVEYARD, False, False)),
)
OF_YOURS: Final = (
    (" and put {it} onto the battlefield", ONTO),
    (", put {it} onto the battlefield", ONTO),
    (" and put {it} onto the battlefield tapped", (Zone.BATTLEFIELD, True, False)),
    (", reveal {it}, and put {it} into your hand", TO_HAND),
    (", reveal {it}, then put {it} into your hand", TO_HAND),
    (", reveal {it}, put {it} into your hand", TO_HAND),
)


def fates(pronouns: tuple[str, ...], forms: tuple[tuple[str, Any], ...]) -> Words:
    """Returns what becomes of it: the zone, whether tapped, whether revealed."""
    return Words(
        "what becomes of what is found", [(form.replace("{it}", it), fate) for it in pronouns for form, fate in forms]
    )


THEIRS: Final = (
    ". then that player shuffles",
    ", then that player shuffles",
    ". that player shuffles",
    ". then the player shuffles",
    ". then they shuffle",
)
IF_SEARCHED: Final = (
    ". if you search your library this way, shuffle",
    ". if you searched your library this way, shuffle",
)
YOURS: Final = (", then shuffle", ". then shuffle")
amounts: Final = Words(
    "a number",
    [
        ("all", (None, False)),
        ("any number of", (n.Fixed(ANY_NUMBER), False)),
        *((f"up to {NUMBER_WORDS[k]}", (n.Fixed(k), False)) for k in range(2, 11)),
        *((NUMBER_WORDS[k], (n.Fixed(k), True)) for k in range(2, 11)),
        ("up to X", (n.X(), False)),
        ("X", (n.X(), True)),
    ],
)


def found_there(known: PhraseContext, parts: Any) -> PhraseContext:
    return mentioning(known, Mention(n.Saved("found"), ("card",), parts[2] == JUST_ONE))


def search_made(at_will: bool) -> tuple[Any, Any]:
    """The search of what is told of it; and the inverse."""

    def to(parts: Any) -> Any:
        of, zones, (amount, exact), which, (where, tapped, shown) = parts
        mere = which == n.Anything()  # what is described need not be found (CR 701.23b)
        return n.SearchZones(which, zones, of, where, amount, YOU, at_will, shown, tapped, exact and mere)

    def back(search: Any) -> Any:
        exact = search.exact or search.amount == n.Fixed(1)
        amount, fate = (search.amount, exact), (search.to, search.tapped, search.reveal)
        parts = (search.of, search.zones, amount, search.which, fate)
        return parts if to(parts) == search else DECLINED

    return to, back


def searching(mine: bool, where: Words, at_will: bool, shuffles: tuple[str, ...]) -> None:
    of, library = (YOU, "your") if mine else (the.of, "{of}")
    slots: dict[str, Any] = {} if mine else {"of": not_yours}
    forms = OF_YOURS if mine else OF_OTHERS
    made = Choice("a search")
    for k, shuffle in enumerate(shuffles):
        phrase(
            f"search {library} {{zones}} for {{which}}{{fate}}{shuffle}",
            (of, the.zones, JUST_ONE, the.which, the.fate), made, zones=where, which=sought, parse_only=k > 0,
            fate=fates(("it", "that card", "the card"), forms), then=found_there, **slots,
        )  # fmt: skip
        phrase(
            f"search {library} {{zones}} for {{amount}} {{which}}{{fate}}{shuffle}",
            (of, the.zones, the.amount, the.which, the.fate), made, zones=where, which=sought_cards, amount=amounts,
            fate=fates(("them", "those cards"), forms), parse_only=k > 0, then=found_there, **slots,
        )  # fmt: skip
    clauses.add(Mapped(made, *search_made(at_will), n.SearchZones))


def of_somebody_else(of: Any, _: PhraseContext) -> Any:
    return DECLINED if of == YOU else of


not_yours: Final = Within(whose, seen=of_somebody_else, back=of_somebody_else)
searching(False, WHERE, False, THEIRS)
searching(True, SEVERAL, False, YOURS)
searching(True, AT_WILL, True, IF_SEARCHED)

# --- A hand of which all that have the name are discarded

NAMED_IN_HAND: Final = like(n.All, of=(n.InZone(HAND), like(n.OwnedBy, who=the.by), the.which))
phrase(
    "{by} <reveals> their hand and <discards> all {which}",
    like(
        n.Sequence,
        of=(
            like(n.Reveal, what=like(n.Each, which=like(n.All, of=(n.InZone(HAND), like(n.OwnedBy, who=the.by))))),
            like(n.DiscardThese, what=like(n.Each, which=NAMED_IN_HAND)),
        ),
    ),
    clauses, by=who, which=nouns.cards, fits=lambda both: both.of[1].what.which.of[2] != n.Anything(),
)  # fmt: skip
