"""What the rules of a date do not know yet: card types, layouts, keyword abilities and other mechanics that came later.

Each has a concept; on a date on which the concept has no number, a card that has the mechanic cannot be played.
Keywords that only name what older cards said in more words are known on every date (`NAMED_SINCE`).
"""

from __future__ import annotations

import datetime
from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from mainphase.cards import nodes as n
from mainphase.cards.codec import fields_of
from mainphase.cards.nodes import KEYWORD_NAMES, CardDef, CardType, Keyword, Layout, Node
from mainphase.rules.concepts import Concept, concept_names, concept_of
from mainphase.rules.numbering import first_numbered, line_on


class Mechanic(NamedTuple):
    """Something that a card has: how that is said of the card, and what it is called where the rules do not have it."""

    concept: int
    of_card: str  # "is a planeswalker"
    called: str  # "planeswalkers"


def keyword_ability(name: str, concept: int = 0) -> Mechanic:
    """A keyword ability; its concept is called as it is, unless another is given."""
    return Mechanic(concept or concept_of(as_concept(name)), f"has {name}", name)


def as_concept(name: str) -> str:
    """The name of a keyword as concepts are named: "jump_start"."""
    return name.replace(" ", "_").replace("-", "_")


TYPES: Final[dict[int, Mechanic]] = {
    CardType.PLANESWALKER: Mechanic(Concept.PLANESWALKER_TIMING, "is a planeswalker", "planeswalkers"),
    CardType.BATTLE: Mechanic(Concept.BATTLE_TIMING, "is a battle", "battles"),
    CardType.KINDRED: Mechanic(Concept.KINDRED, "is a kindred card", "kindred or tribal cards"),
    CardType.SCHEME: Mechanic(Concept.SCHEME, "is a scheme", "schemes"),
}
SUBTYPES: Final[dict[str, Mechanic]] = {
    "Equipment": Mechanic(Concept.EQUIP, "is an Equipment", "Equipment"),
    "Vehicle": Mechanic(Concept.CREW, "is a Vehicle", "Vehicles"),
    "Saga": Mechanic(Concept.SAGA, "is a Saga", "Sagas"),
    "Class": Mechanic(Concept.CLASS_CARD, "is a Class", "Classes"),
}
LAYOUTS: Final[dict[str, Mechanic]] = {
    Layout.SPLIT: Mechanic(Concept.CAST_HALF, "is a split card", "split cards"),
    Layout.ADVENTURE: Mechanic(Concept.ADVENTURE, "has an Adventure", "Adventures"),
    Layout.OMEN: Mechanic(Concept.OMEN, "has an Omen", "Omens"),
    Layout.TRANSFORMING: Mechanic(Concept.TRANSFORM, "is a double-faced card", "double-faced cards"),
    Layout.MODAL: Mechanic(Concept.MODAL_DOUBLE_FACED, "is a modal double-faced card", "modal double-faced cards"),
}
FACE_DOWN: Final = Mechanic(Concept.FACE_DOWN, "can be face down", "face-down cards")
DAY_AND_NIGHT: Final = Mechanic(Concept.DAY_NIGHT_IS, "mentions day and night", "day and night")
THE_MONARCH: Final = Mechanic(Concept.MONARCH, "mentions the monarch", "monarch")
TRANSFORMING: Final = Mechanic(Concept.TRANSFORM, "transforms", "transforming cards")
LEVELS: Final = Mechanic(Concept.CLASS_CARD, "has class levels", "Classes")

# What says so by being part of the card. Abilities that are keywords by themselves are here too.
NODES: Final[dict[type[Node], Mechanic]] = {
    n.Morph: FACE_DOWN,
    n.TurnFaceDown: FACE_DOWN,
    n.TurnFaceUp: FACE_DOWN,
    n.IsFaceDown: FACE_DOWN,
    n.IsTurnedFaceUp: FACE_DOWN,
    n.Daybound: DAY_AND_NIGHT,
    n.Nightbound: DAY_AND_NIGHT,
    n.BecomeDay: DAY_AND_NIGHT,
    n.BecomeNight: DAY_AND_NIGHT,
    n.NeitherDayNorNight: DAY_AND_NIGHT,
    n.DayNightChanges: DAY_AND_NIGHT,
    n.BecomeMonarch: THE_MONARCH,
    n.BecomesMonarch: THE_MONARCH,
    n.IsMonarch: THE_MONARCH,
    n.Transform: TRANSFORMING,
    n.Transforms: TRANSFORMING,
    n.BecomeLevel: LEVELS,
    n.BecomesLevel: LEVELS,
    n.CreateEmblem: Mechanic(Concept.EMBLEM, "makes an emblem", "emblems"),
    n.ControlNextTurn: Mechanic(Concept.CONTROL_PLAYER, "lets a player be controlled", "control of players"),
    n.UntapThis: Mechanic(Concept.UNTAP_SYMBOL, "has the untap symbol", "untap symbol"),
    n.CrewCost: SUBTYPES["Vehicle"]._replace(of_card="can be crewed"),
    n.Proliferate: Mechanic(Concept.PROLIFERATE, "proliferates", "proliferate"),
    n.WhenResolved: keyword_ability("rebound"),
    n.RevealAsDrawn: keyword_ability("miracle"),
    n.Toxic: keyword_ability("toxic"),
    n.Fuse: keyword_ability("fuse"),
    n.Aftermath: keyword_ability("aftermath"),
}
# Counters with rules of their own, by their kind.
COUNTERS: Final[dict[str, Mechanic]] = {
    "stun": Mechanic(Concept.COUNTER_STUN, "mentions stun counters", "stun counters"),
}
SPECIAL_ACTIONS: Final[dict[str, Mechanic]] = {
    "suspend": keyword_ability("suspend"),
    "foretell": keyword_ability("foretell", Concept.FORETELL_ACTION),
    "plot": keyword_ability("plot", Concept.PLOT_ACTION),
}

# Keywords that only name what older cards said in more words: since when, and what those said.
NAMED_SINCE: Final = (
    (Keyword.HASTE, "1999-06-01", "ignores summoning sickness"),
    (Keyword.FEAR, "2003-03-15", "can't be blocked except by artifact or black creatures"),
    (Keyword.VIGILANCE, "2004-10-01", "attacks without tapping"),
    (Keyword.DEFENDER, "2004-10-01", "can't attack"),
    (Keyword.FLASH, "2006-10-01", "may be played whenever an instant may be"),
    (Keyword.REACH, "2007-05-01", "can block as though it had flying"),
    (Keyword.SHROUD, "2007-05-01", "can't be the target of spells or abilities"),
    (Keyword.LIFELINK, "2007-05-01", "gives its controller as much life as it deals damage"),
    (Keyword.DEATHTOUCH, "2007-05-01", "destroys each creature to which it deals damage"),
    (Keyword.HEXPROOF, "2011-06-17", "can't be the target of spells or abilities opponents control"),
    (Keyword.INDESTRUCTIBLE, "2013-07-13", "can't be destroyed"),
    (Keyword.MENACE, "2015-07-17", "can't be blocked except by two or more creatures"),
)
# Keywords that cards of every date may have: those, the oldest, and two that are none of the rules played here.
ALWAYS_KNOWN: Final = frozenset(
    (
        *(bit for bit, _, _ in NAMED_SINCE),
        Keyword.FIRST_STRIKE,
        Keyword.FLYING,
        Keyword.TRAMPLE,
        Keyword.PARTNER,  # about decks of a variant that is not played
        Keyword.WORKS_WHILE_TAPPED,  # what older artifacts said of themselves
    )
)
# Every other keyword came with a number of its own.
KEYWORDS: Final = {bit: keyword_ability(name) for name, bit in KEYWORD_NAMES.items() if bit not in ALWAYS_KNOWN}

CONCEPTS: Final = frozenset(concept_names())


@cache
def mechanics_of(card: CardDef) -> tuple[Mechanic, ...]:
    """What a card has that rules may not know: its types and layout first, then what is in its abilities."""
    found: dict[Mechanic, None] = {}
    for bit, mechanic in TYPES.items():
        if card.types & bit:
            found[mechanic] = None
    for subtype in card.subtypes:
        if subtype in SUBTYPES:
            found[SUBTYPES[subtype]] = None
    if card.layout:
        found[LAYOUTS[card.layout]] = None
    for face in card.faces:
        found.update(dict.fromkeys(mechanics_of(face)))
    for ability in card.abilities:
        look(ability, lambda mechanic: found.setdefault(mechanic))
    return tuple(found)


def look(held: object, note: Callable[[Mechanic], object]) -> None:
    """Goes through a tree and tells of every mechanic in it."""
    if isinstance(held, tuple):
        for each in held:
            look(each, note)
        return
    if not isinstance(held, Node):
        return
    if isinstance(held, CardDef):  # a token, an emblem: what it has, its maker has
        for mechanic in mechanics_of(held):
            note(mechanic)
        return
    said = NODES.get(type(held))
    if said is not None:
        note(said)
    for mechanic in named_in(held):
        note(mechanic)
    for name, _, _ in fields_of(type(held)):
        look(getattr(held, name), note)


def named_in(node: Node) -> list[Mechanic]:
    """What a node says by a name or by keywords that it holds."""
    if isinstance(node, (n.HasKeywords, n.GainKeywords)):
        return [mechanic for bit, mechanic in KEYWORDS.items() if node.keywords & bit]
    if isinstance(node, n.Morph) and node.name != "morph":
        return [keyword_ability(node.name)]
    if isinstance(node, n.SpecialAction):
        return [SPECIAL_ACTIONS[node.name]]
    if getattr(node, "kind", "") in COUNTERS:  # whatever counters are put on, removed, counted or waited for
        return [COUNTERS[node.kind]]  # type: ignore[attr-defined]
    name = ""
    if isinstance(node, (n.Activated, n.Triggered, n.Static, n.CostsLessToCast)):
        name = node.keyword
    elif isinstance(node, n.CastCost):
        name = node.optional
    elif isinstance(node, n.AlternativeCost):
        name = node.name
    return [keyword_ability(name)] if as_concept(name) in CONCEPTS else []  # "exiling two blue cards" is none


def why_unknown(card: CardDef, on: datetime.date | str) -> str:
    """Why a card cannot be played by the rules of a day, or "": the first of its mechanics that they do not know."""
    day = on if isinstance(on, str) else on.isoformat()
    for mechanic in mechanics_of(card):
        line = line_on(mechanic.concept, day)
        if line is None or not line.rule:
            came = first_numbered(mechanic.concept, day)
            they = "they" if mechanic.called.endswith("s") or " and " in mechanic.called else "it"
            since = f" ({they} came on {came.since}, rule {came.rule})" if came is not None else ""
            return f"{card.name} {mechanic.of_card}; the rules of {day} have no {mechanic.called}{since}"
    return ""
