"""Kinds of things, in one noun or several: "artifact creature", "Goblin", "instant or sorcery card".

Each phrase here stands for a tuple of filters, in the order of the words.
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Supertype
from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.kernel.lowering.subtypes import kind_of_subtype
from mainphase.language.grammar.counts import plural
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    Leaf,
    Listing,
    Mapped,
    Phrase,
    PhrasePair,
    RenderedIn,
    Styled,
    Words,
    like,
    phrase,
    the,
)
from mainphase.language.syntax.openings import first_words

OF_ONE, OF_MANY = True, False
Parts = tuple[n.Filter, ...]

SPOKEN_TYPES: Final = (
    ("artifact", CardType.ARTIFACT), ("battle", CardType.BATTLE), ("creature", CardType.CREATURE),
    ("enchantment", CardType.ENCHANTMENT), ("instant", CardType.INSTANT), ("land", CardType.LAND),
    ("planeswalker", CardType.PLANESWALKER), ("sorcery", CardType.SORCERY), ("kindred", CardType.KINDRED),
)  # fmt: skip
# Of artifacts, enchantments, lands, battles and spells (CR 205.3g to k).
NOT_CREATURES: Final = (
    "Attraction", "Blood", "Bobblehead", "Book", "Clue", "Contraption", "Equipment", "Food", "Fortification",
    "Gold", "Incubator", "Infinity", "Junk", "Lander", "Map", "Mutagen", "Powerstone", "Spacecraft", "Stone",
    "Treasure", "Vehicle", "Aura", "Background", "Cartouche", "Case", "Class", "Curse", "Plan", "Role", "Room",
    "Rune", "Saga", "Shard", "Shrine", "Cave", "Desert", "Forest", "Gate", "Island", "Lair", "Locus", "Mine",
    "Mountain", "Plains", "Planet", "Power-Plant", "Sphere", "Swamp", "Tower", "Town", "Urza's", "Siege",
    "Adventure", "Arcane", "Chorus", "Lesson", "Omen", "Trap",
)  # fmt: skip
PLANESWALKERS: Final = (
    "Ajani", "Aminatou", "Angrath", "Arlinn", "Ashiok", "Bahamut", "Basri", "Bolas", "Calix", "Chandra", "Comet",
    "Dack", "Dakkon", "Daretti", "Davriel", "Dellian", "Dihada", "Domri", "Dovin", "Ellywick", "Elminster",
    "Elspeth", "Estrid", "Freyalise", "Garruk", "Gideon", "Grist", "Guff", "Huatli", "Inzerva", "Jace", "Jared",
    "Jaya", "Jeska", "Kaito", "Karn", "Kasmina", "Kaya", "Kiora", "Koth", "Liliana", "Lolth", "Lukka", "Minsc",
    "Mordenkainen", "Nahiri", "Narset", "Niko", "Nissa", "Nixilis", "Oko", "Quintorius", "Ral", "Rowan", "Saheeli",
    "Samut", "Sarkhan", "Serra", "Sivitri", "Sorin", "Szat", "Tamiyo", "Tasha", "Teferi", "Teyo", "Tezzeret",
    "Tibalt", "Tyvar", "Ugin", "Urza", "Venser", "Vivien", "Vraska", "Vronos", "Will", "Windgrace", "Wrenn",
    "Xenagos", "Yanggu", "Yanling", "Zariel",
)  # fmt: skip
# Creature types of their time, which have become others or part of a name since.
FORMER: Final = (
    "Cephalid", "Chicken", "Cyborg", "Eternal", "Gamma", "Inhuman", "Klingon", "Kree", "Naga", "Officer", "Skrull",
    "Spy", "Viashino",
)  # fmt: skip
KNOWN_SUBTYPES: Final = (*CREATURE_TYPES, *FORMER, *NOT_CREATURES, *PLANESWALKERS)
SUBTYPES: Final = frozenset(KNOWN_SUBTYPES)
PLURALS: Final = {plural(subtype): subtype for subtype in KNOWN_SUBTYPES}
NAME: Final = r"(?:Time Lord{s}|[A-Z][\w’]*(?:-[A-Z][\w’]*)?(?:(?<=Urza)'s)?)"  # "Power-Plant", "Urza's"


URZAS: Final = "Urza's"


def card_type_words(one: bool) -> Words:
    return Words("a card type", [(word if one else plural(word), n.OfType(bit)) for word, bit in SPOKEN_TYPES])


def subtype_spelling(word: str) -> str:
    """A type with its apostrophe as type lines are kept: only this one has the straight one."""
    return URZAS if word in (URZAS, "Urza’s") else word.replace("'", "’")


def subtype(one: bool) -> Phrase:
    if one:
        return Leaf(
            "a subtype",
            NAME.replace("{s}", ""),
            lambda word: n.OfSubtype(subtype_spelling(word)) if subtype_spelling(word) in SUBTYPES else DECLINED,
            lambda f: f.subtype if isinstance(f, n.OfSubtype) else None,
            first_words(SUBTYPES | {URZAS}),
        )
    return Leaf(
        "subtypes",
        NAME.replace("{s}", "s"),
        lambda word: n.OfSubtype(PLURALS[subtype_spelling(word)]) if subtype_spelling(word) in PLURALS else DECLINED,
        lambda f: plural(f.subtype) if isinstance(f, n.OfSubtype) else None,
        first_words(frozenset(PLURALS)),
    )


def any_order(of: Phrase, last: str) -> Phrase:
    """A listing whose order means nothing."""
    return Listing(of, f" {last} ", ", ", f", {last} ", any_order=True)


def joined_kinds(values: Parts) -> Any:
    """ "artifact or creature": one filter on both types; of other things "any of these"."""
    if len(set(values)) != len(values) or shares_noun(values) or excludes_first(values):
        return DECLINED
    types = 0
    for value in values:
        if not isinstance(value, n.OfType):
            return (n.Any(values),)
        types |= value.types
    return (n.OfType(types),)


def those_of(parts: Any) -> Any:
    if not isinstance(parts, tuple) or len(parts) != 1:
        return DECLINED
    [part] = parts
    if isinstance(part, n.Any):
        apart = len(part.of) > 1 and not shares_noun(part.of) and not excludes_first(part.of)
        return part.of if apart else DECLINED
    if isinstance(part, n.OfType) and part.types != CardType.PERMANENT:
        each = tuple(n.OfType(bit) for _, bit in SPOKEN_TYPES if part.types & bit)
        return each if len(each) > 1 else DECLINED
    return DECLINED


def excludes_first(values: Parts) -> bool:
    """True if the first alone is told by what it is not, as all after it would be: "non-Lesson instant and sorcery"."""
    return excludes(values[0]) and not all(excludes(value) for value in values)


def excludes(value: Any) -> bool:
    return isinstance(value, n.All) and isinstance(value.of[0], n.Not)


def shares_noun(values: Parts) -> bool:
    """True if these, one after the other, would end in a noun that all of them share: an "Elf or Soldier creature" is a
    creature. Where one of them could not be of that type, the noun is of the last alone.
    """
    types = [value.of[-1].types for value in values if isinstance(value, n.All) and isinstance(value.of[-1], n.OfType)]
    subtypes = [part for value in values for part in (value.of if isinstance(value, n.All) else (value,))]
    named = [part for part in subtypes if isinstance(part, n.OfSubtype)]
    return (
        len(types) == 1
        and len(named) == len(values) == len(subtypes) - 1
        and all(kind_of_subtype(one.subtype) & types[0] for one in named)
    )


def some_subtypes(joint: str) -> Phrase:
    """Subtypes before the noun that they share."""
    return Mapped(any_order(subtype(OF_ONE), joint), one_of_subtypes, those_subtypes, n.Any)


def one_of_subtypes(values: Parts) -> Any:
    return n.Any(values) if len(set(values)) == len(values) else DECLINED


def those_subtypes(f: Any) -> Any:
    return f.of if isinstance(f, n.Any) and all(isinstance(one, n.OfSubtype) for one in f.of) else DECLINED


def fitting_subtypes(parts: Any) -> Any:
    """Subtypes that can be of the type that follows them."""
    some, noun = parts
    fits = all(kind_of_subtype(one.subtype) & noun.types for one in some.of)
    return parts if fits else DECLINED


def just(of: Phrase) -> Phrase:
    """A single filter, as the only part."""
    return Mapped(of, lambda f: (f,), lambda parts: parts[0] if len(parts) == 1 else DECLINED)


def beside(first: Phrase, last: Phrase) -> Phrase:
    """Kinds side by side, "legendary" apart: "artifact creature", "Goblin creature", "Human Soldier"."""
    return PhrasePair(
        last.name,
        first,
        " ",
        last,
        lambda kind, rest: (kind, *rest) if kind not in rest else DECLINED,
        lambda kinds, _: [(kinds[0], kinds[1:])] if len(kinds) > 1 else [],
    )


single_kind: Final = Choice("a type or subtype")
single_kind.add(card_type_words(OF_ONE))
single_kind.add(subtype(OF_ONE))


# "Non-Aura enchantment", in a list where it is one of several kinds of cards.
no_such: Final = Choice("a kind of thing")
phrase(
    "non-{but} {kind}", like(n.All, of=(like(n.Not, of=the.but), the.kind)), no_such,
    but=subtype(OF_ONE), kind=card_type_words(OF_ONE),
)  # fmt: skip


# "A Bird or basic land card": of no other type are there basic ones.
IS_BASIC_LAND: Final = n.All((n.OfSupertype(Supertype.BASIC), n.OfType(CardType.LAND)))
BASIC_LAND: Final = Words("a kind of thing", [("basic land", IS_BASIC_LAND)])
LEGENDARY: Final = Words("a kind of thing", [("legendary", n.OfSupertype(Supertype.LEGENDARY))])  # "and/or Saga cards"
BASIC_LANDS: Final = Words("kinds of things", [("basic lands", IS_BASIC_LAND)])


def kinds(one: bool, joints: tuple[str, ...], but: bool = False) -> Choice:
    """A type, a subtype, one of several, or several at once; the last noun in its number. In a list each may be
    several at once: "artifact creature or Vehicle".
    """
    last = single_kind if one else Choice("types or subtypes")
    if not one:
        last.add(card_type_words(OF_MANY))
        last.add(subtype(OF_MANY))
    together = Choice("a kind of thing" if one else "kinds of things")
    together.add(just(last))
    together.add(beside(single_kind, together))
    made = Choice(together.name)
    made.add(together)
    items = Choice(together.name)
    items.add(Mapped(together, in_one, kinds_apart))
    items.add(BASIC_LAND if one else BASIC_LANDS)
    if but:
        items.add(no_such)
        items.add(LEGENDARY)
    for joint in joints:
        listed = Mapped(any_order(items, joint), joined_kinds, those_of)
        before = Mapped(beside(some_subtypes(joint), just(card_type_words(one))), fitting_subtypes, fitted)
        for told in (listed, before):
            made.add(told if len(joints) == 1 else jointed(told, JOINTS.get(joint)))
    return made


def fitted(parts: Any) -> Any:
    fits = isinstance(parts, tuple) and len(parts) == 2 and isinstance(parts[0], n.Any)
    if not fits or not isinstance(parts[1], n.OfType) or those_subtypes(parts[0]) is DECLINED:
        return DECLINED
    return fitting_subtypes(parts)


JOINTS: Final = {"or": False, "and": True}  # whether all of them are meant; "and/or" is only read


def jointed(of: Phrase, every: bool | None) -> Phrase:
    """Several kinds with the joint that stands where all of them are meant, or where one of them is."""
    return RenderedIn(of, lambda style: style.every == every)


def every(of: Phrase) -> Phrase:
    """A noun that means all that it fits."""
    return Styled(of, lambda style: style.of_every(True))


def in_one(parts: Any) -> Any:
    return parts[0] if len(parts) == 1 else n.All(parts)


def kinds_apart(f: Any) -> Any:
    if isinstance(f, n.All):
        return f.of
    return (f,) if isinstance(f, (n.OfType, n.OfSubtype)) else DECLINED


kind_of_one: Final = kinds(OF_ONE, ("or",))
kind_of_card: Final = kinds(OF_ONE, ("or",), but=True)  # "artifact or non-Aura enchantment card"
kind_of_many: Final = kinds(OF_MANY, ("or", "and", "and/or"))
kind_before_many: Final = kinds(OF_ONE, ("or", "and", "and/or"), but=True)  # "instant and sorcery cards"


def kinds_joined_by(joint: str) -> Phrase:
    """Several kinds in the singular, each by itself: "each creature and planeswalker"."""
    items = Choice("a kind of thing")
    items.add(Mapped(just(single_kind), in_one, kinds_apart))
    items.add(no_such)
    return Mapped(any_order(items, joint), joined_alike, those_of)


def joined_alike(values: Parts) -> Any:
    """ "Non-Equipment artifact and non-Aura enchantment": what excludes stands before each or before none."""
    excluding = [excludes(value) for value in values]
    return DECLINED if any(excluding) and not all(excluding) else joined_kinds(values)


kinds_and: Final = kinds_joined_by("and")


def is_list(kind: n.Filter) -> bool:
    """True if it is one of several kinds: what stands beside such a list may belong to one of them only."""
    return isinstance(kind, n.Any) or (
        isinstance(kind, n.OfType) and kind.types & (kind.types - 1) != 0 and kind.types != CardType.PERMANENT
    )


kinds_and_or: Final = kinds(OF_ONE, ("and/or",))
