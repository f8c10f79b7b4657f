"""Keyword abilities that objects have and gain in a word or two: "flying", "protection from red", "islandwalk"."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards import words
from mainphase.cards.mechanics import NAMED_SINCE
from mainphase.cards.nodes import KEYWORD_NAMES, CardType, Color, Keyword, Supertype
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import figures
from mainphase.language.grammar.counts import counter_kind
from mainphase.language.grammar.discourse import conjunction, conjuncts
from mainphase.language.grammar.kinds import OF_ONE, kind_of_many, subtype
from mainphase.language.syntax import DECLINED, Choice, Mapped, Words, like, phrase, the
from mainphase.rules.declared import declared_as

SIMPLE: Final = [
    (f"{name}!" if bit == Keyword.START_YOUR_ENGINES else name, bit)
    for name, bit in KEYWORD_NAMES.items()
    if bit not in (Keyword.WORKS_WHILE_TAPPED, Keyword.SUSPEND)
]


keyword: Final = Choice("a keyword")
for bit, since, said in NAMED_SINCE:  # until the rules had a name for it, what it does was said instead, in quotes
    phrase(f'"{said}"', bit, keyword, until=since)
keyword.add(Words("a keyword", sorted(SIMPLE, key=lambda one: -len(one[0]))))

# Abilities with a filter, and those that one word stands for.
worded: Final = Choice("a keyword ability")


def word_of(name: str) -> Any:
    """Returns the authors' word for a keyword: its abilities, or a function that makes them of what is said with it."""
    return getattr(words, name.replace(" ", "_").replace("-", "_"))


# How keywords are written that stand for abilities.
WRITTEN: Final = {one.name: template for one in declared_as("keyword ability") if (template := one.of("written"))}
BARE_KEYWORDS: Final = {
    name: held
    for name, template in WRITTEN.items()
    if name == template and not isinstance(held := word_of(name), tuple)
}
worded.add(Words("a keyword ability", list(BARE_KEYWORDS.items())))

# --- Protection and hexproof from a quality (CR 702.16, 702.11d)

# What was cast has entered in the turn in which it was, since a turn ends with nothing on the stack (CR 500.2).
CAST_THIS_TURN: Final = n.All((n.EnteredThisTurn(), n.CastBy(n.EachPlayer())))
quality: Final = Choice("a quality")
quality.add(nouns.colors)
quality.add(
    Words(
        "a quality",
        [
            ("everything", n.Anything()),
            ("monocolored", n.OfSoManyColors(1)),
            ("multicolored", nouns.MULTICOLORED),
            ("the chosen color", n.OfChosenColor()),
            ("all colors", n.OfColor(31)),
            ("the chosen player", n.BelongsTo(n.ChosenPlayer())),
            ("each of your opponents", n.BelongsTo(n.EachOpponent())),
            ("spells", n.IsSpell()),
            ("permanents that were cast this turn", CAST_THIS_TURN),
            ("spells that are one or more colors", n.All((n.IsSpell(), n.Not(n.OfColor(Color.COLORLESS))))),
            ("Ring-bearers", n.IsRingBearer()),
            ("creatures of the chosen type", n.All((n.OfType(CardType.CREATURE), n.OfChosenType()))),
            ("legendary creatures", n.All((n.OfSupertype(Supertype.LEGENDARY), n.OfType(CardType.CREATURE)))),
        ],
    )
)
quality.add(
    Mapped(
        kind_of_many,
        conjunction,
        lambda f: conjuncts(f) if not isinstance(f, (n.OfColor, n.Anything)) else DECLINED,
    )
)

no_subtype: Final = Mapped(subtype(OF_ONE), n.Not, lambda f: f.of if isinstance(f, n.Not) else DECLINED, n.Not)
phrase(
    "non-{but} {kinds}", like(n.All, of=(the.but, the.kinds)), quality,
    but=no_subtype, kinds=Words("creatures", [("creatures", n.OfType(CardType.CREATURE))]),
)  # fmt: skip

for tail, op in (("or greater", ">="), ("or less", "<=")):
    phrase(f"mana value {{than}} {tail}", like(n.ManaValueIs, op=op, than=the.than), quality, than=figures)

# Counters are on permanents; one that has left is as it was (CR 608.2h).
phrase("permanents with {kind} counters on them", n.HasCounter, quality, kind=counter_kind)
protection: Final = phrase("protection from {against}", n.Protection, worded, against=quality)
phrase("hexproof from {against}", n.HexproofFrom, worded, against=quality)

# --- Landwalk (CR 702.14)

LANDS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest", "Desert")
walked: Final = Words(
    "landwalk",
    [
        *((f"{land.lower()}walk", n.OfSubtype(land)) for land in LANDS),
        ("nonbasic landwalk", n.All((n.Not(n.OfSupertype(Supertype.BASIC)), n.OfType(CardType.LAND)))),
        ("legendary landwalk", n.All((n.OfSupertype(Supertype.LEGENDARY), n.OfType(CardType.LAND)))),
        ("snow landwalk", n.All((n.OfSupertype(Supertype.SNOW), n.OfType(CardType.LAND)))),
        ("artifact landwalk", n.All((n.OfType(CardType.ARTIFACT), n.OfType(CardType.LAND)))),
        *(
            (f"snow {land.lower()}walk", n.All((n.OfSupertype(Supertype.SNOW), n.OfSubtype(land))))
            for land in LANDS[:5]
        ),
    ],
)
phrase("{which}", n.Landwalk, worded, which=walked)
