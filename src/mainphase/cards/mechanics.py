"""Mechanics that the rules of a date may not know yet: card types, layouts, mana symbols, keyword abilities and
actions, tokens, counters, designations and whatever else on a card came later. Each is declared once
(`rules.declared`).

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
from mainphase.cards.codec import CLASSES, fields_of
from mainphase.cards.nodes import (
    KEYWORD_NAMES,
    PHYREXIAN,
    SNOW,
    TWO_GENERIC,
    TYPE_NAMES,
    CardDef,
    CardType,
    Color,
    Keyword,
    Node,
    Supertype,
    Zone,
)
from mainphase.cards.nodes.masks import FIVE_COLORS
from mainphase.rules.concepts import concept_of
from mainphase.rules.declared import MechanicDeclaration, declared, declared_as
from mainphase.rules.numbering import first_numbered, line_on
from mainphase.saying.worded import fixed, term, worded


class Mechanic(NamedTuple):
    """Something that a card has: how that is said of the card, and what it is called where the rules do not have it."""

    concept: int
    of_card: str  # "is a planeswalker"
    called: str  # "planeswalkers"


def mechanic_of(declaration: MechanicDeclaration, of_card: str = "") -> Mechanic:
    """The mechanic of a declaration. Unless it says otherwise, a card "has" a keyword ability and "needs" the rest."""
    called = declaration.of("called") or declaration.name
    has = "has" if declaration.kind == "keyword ability" else "needs"
    of_card = of_card or declaration.of("of a card") or f"{has} {called}"
    return Mechanic(concept_of(declaration.concepts[0].name), of_card, mechanic_word(declaration, called))


def mechanic_word(declaration: MechanicDeclaration, called: str) -> str:
    """Returns what a mechanic is called: a term, if it is the name of a keyword, or a message of its own."""
    if declaration.kind in ("keyword ability", "keyword action") and called == declaration.name:
        return term(called)
    return fixed(f"mechanic-{'-'.join(called.casefold().split())}", called)


def by_name(*kinds: str) -> dict[str, Mechanic]:
    """The mechanics of these kinds, by their names."""
    return {one.name: mechanic_of(one) for one in declared_as(*kinds) if one.concepts}


def by_word(word: str) -> dict[str, Mechanic]:
    """The mechanics that a card is known to have by what the lines with this word name."""
    return {fields[0]: mechanic_of(one, *fields[1:]) for one in declared() for fields in one.said.get(word, ())}


KEYWORD_ABILITIES: Final = by_name("keyword ability")
KEYWORD_ACTIONS: Final = by_name("keyword action")
OTHER_MECHANICS: Final = by_name("mana symbol", "mechanic")
TYPES: Final[dict[int, Mechanic]] = {
    bit: mechanic for name, mechanic in by_name("card type").items() for bit, known in TYPE_NAMES if known == name
}
# Of a card that speaks of such a type, and is none.
TOLD_TYPES: Final = {bit: mechanic._replace(of_card=f"needs {mechanic.called}") for bit, mechanic in TYPES.items()}
TARGETED: Final = (TOLD_TYPES[CardType.PLANESWALKER], TOLD_TYPES[CardType.BATTLE])
SUBTYPES: Final = by_name("subtype")
# Kinds of tokens that the rules define (111.10), or name among the types of artifacts and enchantments (205.3g, h): of
# what a card makes, is, or speaks of.
KINDS: Final[dict[str, Mechanic]] = {
    **by_name("token"),
    **{kind: mechanic._replace(of_card=f"needs {mechanic.called}") for kind, mechanic in SUBTYPES.items()},
}
TOKENS: Final = by_name("named token")
LAYOUTS: Final = by_name("layout")
# What says so by being part of the card. Abilities that are keywords by themselves are here too.
NODES: Final[dict[type[Node], Mechanic]] = {CLASSES[name]: mechanic for name, mechanic in by_word("node").items()}
# Counters with rules of their own, by their kind.
COUNTERS: Final[dict[str, Mechanic]] = {
    **by_name("counter"),
    **by_word("counter"),
    **{
        name: OTHER_MECHANICS["keyword counters"]._replace(of_card=f"mentions {name} counters")
        for name in KEYWORD_NAMES
    },
}
DESIGNATIONS: Final = by_word("designation")
# What a player has done in a turn, by its name in the turn's memory.
DEEDS: Final = by_word("deed")

# Keywords that only name what older cards said in more words: since when, and what those said.
NAMED_SINCE: Final = tuple(
    [
        (KEYWORD_NAMES[one.name], since, said)
        for one in declared_as("keyword ability")
        for since, said in one.said.get("formerly", ())
    ]
)
# Keywords that cards of every date may have: those, the oldest, and two that are none of the rules played here.
ALWAYS_KNOWN: Final = frozenset(
    (
        *(bit for bit, _, _ in NAMED_SINCE),
        Keyword.FIRST_STRIKE,
        Keyword.FLYING,
        Keyword.TRAMPLE,
        Keyword.PARTNER,  # about decks
        Keyword.WORKS_WHILE_TAPPED,  # what older artifacts said of themselves
    )
)
# Every other keyword came with a number of its own.
KEYWORDS: Final = {bit: KEYWORD_ABILITIES[name] for name, bit in KEYWORD_NAMES.items() if bit not in ALWAYS_KNOWN}
# What stands in the sign of a keyword action for whatever may stand there.
ANYTHING: Final = (n.Saved("anything"), n.Fixed(-1), n.Named("anything"))


def every_mechanic() -> list[Mechanic]:
    """Whatever a card can be refused for."""
    tables = (TYPES, SUBTYPES, KINDS, TOKENS, LAYOUTS, NODES, COUNTERS, DESIGNATIONS, DEEDS, OTHER_MECHANICS)
    found = {mechanic for table in tables for mechanic in table.values()} | {KEYWORD_ACTIONS["support"]}
    found.update(
        mechanic for name, mechanic in KEYWORD_ABILITIES.items() if KEYWORD_NAMES.get(name) not in ALWAYS_KNOWN
    )
    found.update(mechanic for made in signs().values() for _, mechanic in made)
    return sorted(found)


@cache
def support_targets(how_many: int) -> n.TargetPhrase:
    """Returns the targets that support asks for."""
    from mainphase.cards.words.keyword_actions import supported as made

    return made(how_many)


@cache
def signs() -> dict[type[Node], tuple[tuple[Node, Mechanic], ...]]:
    """By what a keyword action is known in a tree, by the class of the node that is its sign."""
    from mainphase.cards.words.keyword_actions import SIGNS  # the words are loaded when a date is asked for

    found: dict[type[Node], tuple[tuple[Node, Mechanic], ...]] = {}
    for name, sign in SIGNS.items():
        made = (sign, KEYWORD_ACTIONS[name])
        found[type(sign)] = (*found.get(type(sign), ()), made)
    return found


@cache
def older() -> dict[str, tuple[str, ...]]:
    """Returns, by card, the names in today's wording that its rules did not have yet, though the card is older."""
    lines = Path(__file__).with_name("older.tsv").read_text(encoding="utf-8").splitlines()[1:]
    found: dict[str, tuple[str, ...]] = {}
    for line in lines:
        name, called, _ = line.split("\t")
        found[name] = (*found.get(name, ()), called)
    return found


@cache
def mechanics_of(card: CardDef) -> tuple[Mechanic, ...]:
    """Returns what a card has that rules may not know: its types and layout first, then what is in its abilities."""
    found: dict[Mechanic, None] = {}
    for bit, mechanic in TYPES.items():
        if card.types & bit:
            found[mechanic] = None
    if card.supertypes & Supertype.SNOW and not card.types & CardType.LAND:
        found[OTHER_MECHANICS["snow"]] = None
    if card.supertypes & Supertype.LEGENDARY and card.types & CardType.SPELL_ONLY:
        found[OTHER_MECHANICS["legendary spell"]] = None
    for subtype in card.subtypes:
        mechanic_of_kind = SUBTYPES.get(subtype) or KINDS.get(subtype)
        if mechanic_of_kind is not None:
            found[mechanic_of_kind] = None
    if card.name in TOKENS:
        found[TOKENS[card.name]] = None
    if card.layout:
        found[LAYOUTS[card.layout]] = None
    visit_mechanics(card.cost, lambda mechanic: found.setdefault(mechanic))
    for face in card.faces:
        found.update(dict.fromkeys(mechanics_of(face)))
    for ability in card.abilities:
        visit_mechanics(ability, lambda mechanic: found.setdefault(mechanic))
    return tuple([mechanic for mechanic in found if mechanic.called not in older().get(card.name, ())])


def visit_mechanics(held: object, note: Callable[[Mechanic], object]) -> None:
    """Goes through a tree and tells of every mechanic in it."""
    if isinstance(held, tuple):
        for each in held:
            visit_mechanics(each, note)
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
        visit_mechanics(getattr(held, name), inside)


def is_like(sign: object, held: object) -> bool:
    """True if what a node holds is like a sign, in which some nodes stand for whatever there is."""
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
    """Returns the mechanics for which a node stands by a name, by keywords or by mana symbols."""
    if isinstance(node, n.ManaCost):
        return [mechanic for symbol in node.symbols if (mechanic := of_symbol(symbol)) is not None]
    if isinstance(node, (n.HasKeywords, n.GainKeywords, n.LoseKeywords)):
        return [mechanic for bit, mechanic in KEYWORDS.items() if node.keywords & bit]
    if isinstance(node, n.WithKeyword):
        return [mechanic for bit, mechanic in KEYWORDS.items() if node.keyword & bit]
    if isinstance(node, n.OfSubtype):
        return [KINDS[node.subtype]] if node.subtype in KINDS else []
    if isinstance(node, n.OfType):
        return [mechanic for bit, mechanic in TOLD_TYPES.items() if is_later_type(bit, node.types)]
    if isinstance(node, n.Mode):
        return [KEYWORD_ACTIONS["support"]] if supports(node) else []
    if isinstance(node, n.Move) and node.face_down and node.to == Zone.BATTLEFIELD:  # in exile it is no permanent
        return [OTHER_MECHANICS["face down"]]
    if isinstance(node, n.Morph) and node.name != "morph":
        return [KEYWORD_ABILITIES[node.name]]
    if isinstance(node, n.SpecialAction):
        return [KEYWORD_ABILITIES[node.name]]
    if isinstance(node, (n.Designate, n.IsDesignated, n.IsNowDesignated)):
        return [DESIGNATIONS[node.name]]
    if isinstance(node, (n.HappenedThisTurn, n.SoMuchThisTurn)):
        return [DEEDS[node.what]] if node.what in DEEDS else []
    if isinstance(node, n.PlayerDoes):
        return [DEEDS[node.deed]] if node.deed in DEEDS else []
    if isinstance(node, n.DoesMore):
        return [KEYWORD_ACTIONS[node.deed]]
    if getattr(node, "kind", "") in COUNTERS:  # whatever counters are put on, removed, counted or waited for
        return [COUNTERS[node.kind]]  # type: ignore[attr-defined]
    name = ""
    if isinstance(node, (n.Activated, n.Triggered, n.Static, n.CostsLessToCast, n.ByKeyword)):
        name = node.keyword
    elif isinstance(node, n.SpellAbility):
        name = ("spree" if node.choose_most > 1 else "tiered") if any(mode.cost for mode in node.modes) else ""
    elif isinstance(node, n.CastCost):
        name = "multikicker" if node.many and node.optional == "kicker" else node.optional
        name = "kicker" if name.startswith("kicker ") else name
    elif isinstance(node, (n.AlternativeCost, n.WithAbility)):
        name = node.name
    return [KEYWORD_ABILITIES[name]] if name in KEYWORD_ABILITIES else []  # "exiling two blue cards" is none


def supports(mode: n.Mode) -> bool:
    """True if up to so many other target creatures get a counter each, which is what support says (701.41a)."""
    return any(
        phrase == support_targets(phrase.at_most)
        and contains_node(mode.effect, n.PutCounters("+1/+1", n.Fixed(1), n.Target(k)))
        for k, phrase in enumerate(mode.targets)
    )


def contains_node(held: object, wanted: Node) -> bool:
    """True if a node is in a tree."""
    if isinstance(held, tuple):
        return any(contains_node(each, wanted) for each in held)
    if not isinstance(held, Node):
        return False
    return held == wanted or any(contains_node(getattr(held, name), wanted) for name, _, _ in fields_of(type(held)))


def is_later_type(bit: int, types: int) -> bool:
    """True if a description speaks of a type that came later; "permanent" and "nonland permanent" speak of none."""
    return bool(types & bit) and types & CardType.PERMANENT != CardType.PERMANENT


def of_symbol(symbol: int) -> Mechanic | None:
    """Returns the mechanic of a symbol of a cost if it is more than one of the five colours (CR 107.4)."""
    colors = symbol & FIVE_COLORS
    several = colors.bit_count() > 1
    name = "hybrid mana" if several else ""
    if symbol & SNOW:
        name = "snow mana"
    elif symbol & PHYREXIAN:
        name = "hybrid Phyrexian mana" if several else "Phyrexian mana"
    elif symbol & TWO_GENERIC:
        name = "monocolored hybrid mana"
    elif symbol & Color.COLORLESS:
        name = "colorless hybrid mana" if colors else "colorless cost"
    return OTHER_MECHANICS[name] if name else None


def unknown_mechanic(card: CardDef, on: datetime.date | str) -> str:
    """Why a card cannot be played by the rules of a day, or "": the first of its mechanics that they do not know."""
    day = on if isinstance(on, str) else on.isoformat()
    for mechanic in mechanics_of(card):
        line = line_on(mechanic.concept, day)
        if line is None or not line.rule:
            came = first_numbered(mechanic.concept, day)
            they = "they" if mechanic.called.endswith("s") or " and " in mechanic.called else "it"
            since = (
                worded(
                    "error-came-on-rule",
                    " ({en_they} came on {since}, rule {rule})",
                    en_they=they,
                    since=came.since,
                    rule=came.rule,
                )
                if came is not None
                else ""
            )
            return worded(
                "error-the-rules-have-no",
                "{card} {en_of_card}; the rules of {date} have no {called}{since}",
                card=card.name,
                en_of_card=mechanic.of_card,
                date=day,
                called=mechanic.called,
                since=since,
            )
    return ""
