"""What the rules of a date do not know yet: card types, layouts, mana symbols, keyword abilities and actions, tokens,
counters, designations and whatever else on a card came later.

Each has a concept; on a date on which the concept has no number, a card that has the mechanic cannot be played.
Keyword abilities that only name what older cards said in more words are known on every date (`NAMED_SINCE`), and so is
milling. Other keyword actions are known since they have a number, but for cards that are older (`OLDER`).
"""

from __future__ import annotations

import datetime
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from mainphase.cards import nodes as n
from mainphase.cards.codec import fields_of
from mainphase.cards.nodes import (
    KEYWORD_NAMES,
    PHYREXIAN,
    TWO_GENERIC,
    CardDef,
    CardType,
    Color,
    Keyword,
    Layout,
    Node,
    Supertype,
)
from mainphase.rules.concepts import Concept, concept_name, concept_names, concept_of
from mainphase.rules.numbering import first_numbered, line_on


class Mechanic(NamedTuple):
    """Something that a card has: how that is said of the card, and what it is called where the rules do not have it."""

    concept: int
    of_card: str  # "is a planeswalker"
    called: str  # "planeswalkers"


def keyword_ability(name: str, concept: int = 0) -> Mechanic:
    """A keyword ability; its concept is called as it is, unless another is given."""
    return Mechanic(concept or concept_of(as_concept(name)), f"has {name}", name)


def needs(concept: int, called: str = "") -> Mechanic:
    """Something that a card cannot do without; its concept is called as it is, unless another name is given."""
    name = called or concept_name(concept).replace("_", " ")
    return Mechanic(concept, f"needs {name}", name)


def as_concept(name: str) -> str:
    """The name of a keyword as concepts are named: "jump_start"."""
    return name.replace(" ", "_").replace("-", "_")


TYPES: Final[dict[int, Mechanic]] = {
    CardType.PLANESWALKER: Mechanic(Concept.PLANESWALKER_TIMING, "is a planeswalker", "planeswalkers"),
    CardType.BATTLE: Mechanic(Concept.BATTLE_TIMING, "is a battle", "battles"),
    CardType.KINDRED: Mechanic(Concept.KINDRED, "is a kindred card", "kindred or tribal cards"),
    CardType.SCHEME: Mechanic(Concept.SCHEME, "is a scheme", "schemes"),
}
TARGETED: Final = (TYPES[CardType.PLANESWALKER], TYPES[CardType.BATTLE])
SUBTYPES: Final[dict[str, Mechanic]] = {
    "Equipment": Mechanic(Concept.EQUIP, "is an Equipment", "Equipment"),
    "Vehicle": Mechanic(Concept.CREW, "is a Vehicle", "Vehicles"),
    "Saga": Mechanic(Concept.SAGA, "is a Saga", "Sagas"),
    "Class": Mechanic(Concept.CLASS_CARD, "is a Class", "Classes"),
}
# Kinds of tokens that the rules define (111.10), or name among the types of artifacts and enchantments (205.3g, h): of
# what a card makes, is, or speaks of.
KINDS: Final[dict[str, Mechanic]] = {
    "Blood": needs(Concept.BLOOD, "Blood tokens"),
    "Clue": needs(Concept.CLUE, "Clues"),
    "Food": needs(Concept.FOOD, "Foods"),
    "Gold": needs(Concept.GOLD, "Gold tokens"),
    "Lander": needs(Concept.LANDER, "Landers"),
    "Map": needs(Concept.MAP, "Map tokens"),
    "Mutagen": needs(Concept.MUTAGEN, "Mutagens"),
    "Shard": needs(Concept.SHARD, "Shards"),
    "Treasure": needs(Concept.TREASURE, "Treasures"),
    "Army": needs(Concept.AMASS, "Armies"),
    **{kind: needs(mechanic.concept, mechanic.called) for kind, mechanic in SUBTYPES.items()},
}
TOKENS: Final[dict[str, Mechanic]] = {"Walker": needs(Concept.WALKER, "Walker tokens")}  # by their names
SNOW: Final = needs(Concept.SNOW, "snow permanents that are no lands")
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
CREWING: Final = Mechanic(Concept.CREW, "mentions crewing", "Vehicles")
EXERTED: Final = needs(Concept.EXERT)
ANCHOR_WORDS: Final = needs(Concept.ANCHOR_WORD, "anchor words")

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
    n.IsDay: DAY_AND_NIGHT,
    n.IsNight: DAY_AND_NIGHT,
    n.MorphCostChange: FACE_DOWN,
    n.HasMorph: FACE_DOWN,
    n.Transform: TRANSFORMING,
    n.Transforms: TRANSFORMING,
    n.LevelOf: LEVELS,
    n.LoyaltyCost: TYPES[CardType.PLANESWALKER],
    n.Cycles: keyword_ability("cycling"),
    n.CrewsAs: CREWING,
    n.CantCrew: CREWING,
    n.Crew: CREWING,
    n.CrewsVehicle: CREWING,
    n.BecomesCrewed: CREWING,
    n.MayExert: EXERTED,
    n.ExertThis: EXERTED,
    n.Exerted: EXERTED,
    n.Scry: needs(Concept.SCRY),
    n.Fight: needs(Concept.FIGHT),
    n.Goad: needs(Concept.GOAD),
    n.Devotion: needs(Concept.DEVOTION),
    n.PartySize: needs(Concept.PARTY),
    n.CommitsCrime: needs(Concept.CRIME, "crimes"),
    n.ChooseAnchorWord: ANCHOR_WORDS,
    n.WordIsChosen: ANCHOR_WORDS,
    n.Abandon: TYPES[CardType.SCHEME],
    n.IsSetInMotion: TYPES[CardType.SCHEME],
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
    "shield": Mechanic(Concept.COUNTER_SHIELD, "mentions shield counters", "shield counters"),
    "rad": Mechanic(Concept.RAD_COUNTERS, "mentions rad counters", "rad counters"),
    "energy": needs(Concept.ENERGY),
    "loyalty": Mechanic(Concept.PLANESWALKER_TIMING, "mentions loyalty", "planeswalkers"),
    "lore": Mechanic(Concept.SAGA, "mentions lore counters", "Sagas"),
    "defense": Mechanic(Concept.BATTLE_TIMING, "mentions defense counters", "battles"),
    "level": Mechanic(Concept.LEVEL_UP, "mentions level counters", "level up"),
    **{
        name: Mechanic(Concept.COUNTER_KEYWORD, f"mentions {name} counters", "keyword counters")
        for name in KEYWORD_NAMES
    },
}
DESIGNATIONS: Final[dict[str, Mechanic]] = {
    "monstrous": needs(Concept.MONSTROSITY),
    "renowned": keyword_ability("renown"),
}
# What a player has done in a turn, by its name in the turn's memory.
DEEDS: Final[dict[str, Mechanic]] = {"committed a crime": needs(Concept.CRIME, "crimes")}
SUPPORTED: Final = needs(Concept.SUPPORT)
HYBRID: Final = needs(Concept.HYBRID_MANA)
MONOCOLORED_HYBRID: Final = needs(Concept.MONOCOLORED_HYBRID_MANA)
COLORLESS_HYBRID: Final = needs(Concept.COLORLESS_HYBRID_MANA)
COLORLESS_COST: Final = needs(Concept.COLORLESS_COST, "costs of colorless mana")
PHYREXIAN_MANA: Final = needs(Concept.PHYREXIAN_MANA, "Phyrexian mana")
HYBRID_PHYREXIAN: Final = needs(Concept.HYBRID_PHYREXIAN_MANA, "hybrid Phyrexian mana")
COLORS: Final = 31
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

OTHERS: Final = (
    FACE_DOWN, SNOW, SUPPORTED, HYBRID, MONOCOLORED_HYBRID, COLORLESS_HYBRID, COLORLESS_COST, PHYREXIAN_MANA,
    HYBRID_PHYREXIAN,
)  # fmt: skip
CONCEPTS: Final = frozenset(concept_names())
# What stands in the sign of a keyword action for whatever may stand there.
ANYTHING: Final = (n.Saved("anything"), n.Fixed(-1), n.Named("anything"))


def every_mechanic() -> list[Mechanic]:
    """Whatever a card can be refused for, but for abilities that bear the name of a keyword."""
    tables = (TYPES, SUBTYPES, KINDS, TOKENS, LAYOUTS, NODES, KEYWORDS, COUNTERS, DESIGNATIONS, DEEDS, SPECIAL_ACTIONS)
    found = {mechanic for table in tables for mechanic in table.values()} | {*OTHERS}
    found.update(mechanic for made in signs().values() for _, mechanic in made)
    return sorted(found)


@cache
def supported(how_many: int) -> n.TargetPhrase:
    """What support is aimed at."""
    from mainphase.cards.words.keyword_actions import supported as made

    return made(how_many)


@cache
def signs() -> dict[type[Node], tuple[tuple[Node, Mechanic], ...]]:
    """By what a keyword action is known in a tree, by the class of the node that is its sign."""
    from mainphase.cards.words.keyword_actions import SIGNS  # the words are loaded when a date is asked for

    found: dict[type[Node], tuple[tuple[Node, Mechanic], ...]] = {}
    for name, sign in SIGNS.items():
        made = (sign, needs(concept_of(as_concept(name))))
        found[type(sign)] = (*found.get(type(sign), ()), made)
    return found


@cache
def older() -> dict[str, tuple[str, ...]]:
    """What today's wording of a card calls by a name that its rules did not have yet, though the card is older."""
    lines = Path(__file__).with_name("older.tsv").read_text(encoding="utf-8").splitlines()[1:]
    found: dict[str, tuple[str, ...]] = {}
    for line in lines:
        name, called, _ = line.split("\t")
        found[name] = (*found.get(name, ()), called)
    return found


@cache
def mechanics_of(card: CardDef) -> tuple[Mechanic, ...]:
    """What a card has that rules may not know: its types and layout first, then what is in its abilities."""
    found: dict[Mechanic, None] = {}
    for bit, mechanic in TYPES.items():
        if card.types & bit:
            found[mechanic] = None
    if card.supertypes & Supertype.SNOW and not card.types & CardType.LAND:
        found[SNOW] = None
    for subtype in card.subtypes:
        mechanic_of_kind = SUBTYPES.get(subtype) or KINDS.get(subtype)
        if mechanic_of_kind is not None:
            found[mechanic_of_kind] = None
    if card.name in TOKENS:
        found[TOKENS[card.name]] = None
    if card.layout:
        found[LAYOUTS[card.layout]] = None
    look(card.cost, lambda mechanic: found.setdefault(mechanic))
    for face in card.faces:
        found.update(dict.fromkeys(mechanics_of(face)))
    for ability in card.abilities:
        look(ability, lambda mechanic: found.setdefault(mechanic))
    return tuple([mechanic for mechanic in found if mechanic.called not in older().get(card.name, ())])


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
    for sign, mechanic in signs().get(type(held), ()):
        if is_like(sign, held):
            note(mechanic)
    inside = note
    if isinstance(held, n.TargetPhrase) and held.players is not None:
        # "Any target", "target player or planeswalker": what older cards said of creatures and players alone.
        inside = lambda mechanic: mechanic in TARGETED or note(mechanic)  # noqa: E731
    for name, _, _ in fields_of(type(held)):
        look(getattr(held, name), inside)


def is_like(sign: object, held: object) -> bool:
    """Whether what a node holds is like a sign, in which some nodes stand for whatever there is."""
    if isinstance(sign, n.Sequence):  # among whatever else is done
        many = len(sign.of)
        done = held.of if isinstance(held, n.Sequence) else ()
        return any(is_like(sign.of, done[k : k + many]) for k in range(len(done) - many + 1))
    if isinstance(sign, Node):
        if sign in ANYTHING:
            return True
        if type(sign) is not type(held):
            return False
        for name, _, _ in fields_of(type(sign)):
            if not is_like(getattr(sign, name), getattr(held, name)):
                return False
        return True
    if isinstance(sign, tuple):
        if not isinstance(held, tuple) or len(held) != len(sign):
            return False
        return all(is_like(one, other) for one, other in zip(sign, held, strict=True))
    return sign == held


def named_in(node: Node) -> list[Mechanic]:
    """What a node says by a name, by keywords or by mana symbols that it holds."""
    if isinstance(node, n.ManaCost):
        return [mechanic for symbol in node.symbols if (mechanic := of_symbol(symbol)) is not None]
    if isinstance(node, (n.HasKeywords, n.GainKeywords, n.LoseKeywords)):
        return [mechanic for bit, mechanic in KEYWORDS.items() if node.keywords & bit]
    if isinstance(node, n.WithKeyword):
        return [mechanic for bit, mechanic in KEYWORDS.items() if node.keyword & bit]
    if isinstance(node, n.OfSubtype):
        return [KINDS[node.subtype]] if node.subtype in KINDS else []
    if isinstance(node, n.OfType):
        return [mechanic for bit, mechanic in TYPES.items() if is_meant(bit, node.types)]
    if isinstance(node, n.Mode):
        return [SUPPORTED] if supports(node) else []
    if isinstance(node, n.Morph) and node.name != "morph":
        return [keyword_ability(node.name)]
    if isinstance(node, n.SpecialAction):
        return [SPECIAL_ACTIONS[node.name]]
    if isinstance(node, (n.Designate, n.IsDesignated)):
        return [DESIGNATIONS[node.name]]
    if isinstance(node, (n.HappenedThisTurn, n.SoMuchThisTurn)):
        return [DEEDS[node.what]] if node.what in DEEDS else []
    if getattr(node, "kind", "") in COUNTERS:  # whatever counters are put on, removed, counted or waited for
        return [COUNTERS[node.kind]]  # type: ignore[attr-defined]
    name = ""
    if isinstance(node, (n.Activated, n.Triggered, n.Static, n.CostsLessToCast)):
        name = node.keyword
    elif isinstance(node, n.CastCost):
        name = node.optional
    elif isinstance(node, (n.AlternativeCost, n.WithAbility)):
        name = node.name
    return [keyword_ability(name)] if as_concept(name) in CONCEPTS else []  # "exiling two blue cards" is none


def supports(mode: n.Mode) -> bool:
    """Whether up to so many other target creatures get a counter each, which is what support says (701.41a)."""
    return any(
        phrase == supported(phrase.at_most) and holds(mode.effect, n.PutCounters("+1/+1", n.Fixed(1), n.Target(k)))
        for k, phrase in enumerate(mode.targets)
    )


def holds(held: object, wanted: Node) -> bool:
    """Whether a node is in a tree."""
    if isinstance(held, tuple):
        return any(holds(each, wanted) for each in held)
    if not isinstance(held, Node):
        return False
    return held == wanted or any(holds(getattr(held, name), wanted) for name, _, _ in fields_of(type(held)))


def is_meant(bit: int, types: int) -> bool:
    """Whether a description speaks of a type that came later; "permanent" and "nonland permanent" speak of none."""
    return bool(types & bit) and types & CardType.PERMANENT != CardType.PERMANENT


def of_symbol(symbol: int) -> Mechanic | None:
    """What a symbol of a cost is if it is more than one of the five colours (CR 107.4)."""
    colors = symbol & COLORS
    several = colors.bit_count() > 1
    if symbol & PHYREXIAN:
        return HYBRID_PHYREXIAN if several else PHYREXIAN_MANA
    if symbol & TWO_GENERIC:
        return MONOCOLORED_HYBRID
    if symbol & Color.COLORLESS:
        return COLORLESS_HYBRID if colors else COLORLESS_COST
    return HYBRID if several else None


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
