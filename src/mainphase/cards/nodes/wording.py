"""The words of a tree that a text-changing effect may replace (CR 612.2): colour words and basic land types.

Mana symbols are no words, nor are names. What is replaced by what is one number, `wording`: 0 changes nothing; for each
word, in base five, how far from it in its row the word is that stands in its place.
"""

from dataclasses import fields
from typing import Final

from mainphase.cards.nodes.abilities import Activated, CardDef, Mode
from mainphase.cards.nodes.base import Ability, Node
from mainphase.cards.nodes.costs import TapThis
from mainphase.cards.nodes.effects.mana import AddMana
from mainphase.cards.nodes.filters import OfColor, OfSubtype
from mainphase.cards.nodes.masks import FIVE_COLORS, CardType
from mainphase.cards.nodes.modifications import AddColors, AddTypes, SetColors, SetTypes
from mainphase.cards.nodes.quantities import UnspentMana
from mainphase.cards.nodes.statics import ManaPersists

ROW: Final = 5
PLACES: Final = (1, 5, 25, 125, 625, 3125, 15625, 78125, 390625, 1953125)
COLOR_WORDS: Final = ("white", "blue", "black", "red", "green")
LAND_WORDS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
WORDS: Final = COLOR_WORDS + LAND_WORDS


def word_now(wording: int, word: int) -> int:
    """The index of the word that stands where this one was."""
    row = word - word % ROW
    return row + (word - row + wording // PLACES[word]) % ROW


def replacing(wording: int, old: int, new: int) -> int:
    """The wording after each instance of one word has been replaced by another of its row."""
    out = 0
    for word in range(len(WORDS)):
        now = word_now(wording, word)
        if now == old:
            now = new
        out += (now - word) % ROW * PLACES[word]
    return out


def colors_now(wording: int, colors: int) -> int:
    """Colours, as bits, that are said by their words."""
    if colors & FIVE_COLORS == FIVE_COLORS:
        return colors
    out = colors & ~FIVE_COLORS
    for i in range(ROW):
        if colors & (1 << i):
            out |= 1 << word_now(wording, i)
    return out


def subtypes_now(wording: int, subtypes: tuple[str, ...]) -> tuple[str, ...]:
    out: list[str] = []
    for s in subtypes:
        said = WORDS[word_now(wording, WORDS.index(s))] if s in LAND_WORDS else s
        if said not in out:
            out.append(said)
    return tuple(out)


def intrinsic_ability(land_word: int) -> Ability:
    """The mana ability that comes with a basic land type (CR 305.6)."""
    return Activated((TapThis(),), (Mode(AddMana(((1 << (land_word - ROW),),))),))


def reworded(node: Node, wording: int) -> Node:
    """Returns the tree with its words replaced. Of a card: its type line and its rules text."""
    if wording == 0:
        return node
    if isinstance(node, CardDef):
        return reworded_card(node, wording, node.colors)
    return reworded_node(node, wording)


def reworded_card(card: CardDef, wording: int, colors: int | None) -> CardDef:
    abilities: list[Ability] = []
    lands: list[Ability] = []
    if card.types & CardType.LAND:
        for s in card.subtypes:
            if s in LAND_WORDS:
                lands.append(intrinsic_ability(WORDS.index(s)))
        for s in subtypes_now(wording, card.subtypes):
            if s in LAND_WORDS:
                abilities.append(intrinsic_ability(WORDS.index(s)))
    for a in card.abilities:
        if a not in lands:
            said = reworded_node(a, wording)
            assert isinstance(said, Ability)
            abilities.append(said)
    values: list[object] = []
    for f in fields(card):
        value: object = getattr(card, f.name)
        if f.name == "abilities":
            value = tuple(abilities)
        elif f.name == "subtypes":
            value = subtypes_now(wording, card.subtypes)
        elif f.name == "colors":
            value = colors
        values.append(value)
    return CardDef(*values)  # type: ignore[arg-type]


def reworded_node(node: Node, wording: int) -> Node:
    if isinstance(node, CardDef):  # a token: its colours are said by their words (612.4)
        colors = node.colors
        return reworded_card(node, wording, None if colors is None else colors_now(wording, colors))
    if isinstance(node, OfColor):
        return OfColor(colors_now(wording, node.colors))
    if isinstance(node, OfSubtype):
        return OfSubtype(subtypes_now(wording, (node.subtype,))[0])
    values: list[object] = []
    same = True
    for f in fields(node):
        value: object = getattr(node, f.name)
        said = value
        if isinstance(value, tuple):
            said = changed_parts(value, wording)
        elif isinstance(value, Node):
            said = reworded_node(value, wording)
        elif isinstance(value, int) and f.name == word_field(node):
            said = colors_now(wording, value)
        if f.name == "subtypes" and isinstance(node, (SetTypes, AddTypes)) and isinstance(value, tuple):
            said = subtypes_now(wording, value)
        same = same and said == value
        values.append(said)
    if same:
        return node
    made: Node = type(node)(*values)
    return made


def word_field(node: Node) -> str:
    """The field that says colours by their words."""
    if isinstance(node, (SetColors, AddColors, ManaPersists)):
        return "colors"
    return "color" if isinstance(node, UnspentMana) else ""


def changed_parts(parts: tuple[object, ...], wording: int) -> tuple[object, ...]:
    out: list[object] = []
    for part in parts:
        if isinstance(part, Node):
            out.append(reworded_node(part, wording))
        elif isinstance(part, tuple):
            out.append(changed_parts(part, wording))
        else:
            out.append(part)
    return tuple(out)
