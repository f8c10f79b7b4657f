"""The definitions of a book, as tables that stay the same in every game of its cards: a row for each definition, and a
row for each thing that abilities do. The rows of objects and options point into them.

The tables say nothing of a game: everybody knows what is in the decks (docs/worlds.md). What an effect has made of an
object and no definition says is a `Look` of its own; the encoder adds it behind the definitions while it is seen.
"""

from hashlib import sha256
from typing import Final, final
from zlib import crc32

from mainphase.cards import nodes as n
from mainphase.cards.nodes.masks import KEYWORD_NAMES, SUPERTYPE_NAMES, TYPE_NAMES
from mainphase.encoding import node_features
from mainphase.encoding.features import CHARACTERISTICS, MANA
from mainphase.encoding.node_features import NOTHING, combined_features, features_of
from mainphase.encoding.rows import characteristics_row
from mainphase.encoding.small_numbers import row_of
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.rewording import printed
from mainphase.kernel.values import Characteristics

NAME_NUMBERS: Final = 1 << 15
MOST_NAMES: Final = 65536  # whose numbers are kept
SUBTYPE_COLUMNS: Final = 16
MOST_KEPT: Final = 4096  # characteristics: each effect that modifies an object makes new ones
MOST_BOOKS: Final = 8
MOST_NODES: Final = 65536


@final
class DefinitionFlag:
    """A column that is 1 if one bit is set: of the card types, supertypes, colours or keywords of a definition."""

    TYPES: Final = 0
    SUPERTYPES: Final = 1
    COLORS: Final = 2
    KEYWORDS: Final = 3

    def __init__(self, name: str = "", meaning: str = "", among: int = 0, bit: int = 0) -> None:
        self.name = name
        self.meaning = meaning
        self.among = among
        self.bit = bit

    def of(self, ch: Characteristics) -> int:
        """1 or 0."""
        if self.among == DefinitionFlag.TYPES:
            held: int = ch.types
        elif self.among == DefinitionFlag.SUPERTYPES:
            held = ch.supertypes
        elif self.among == DefinitionFlag.COLORS:
            held = ch.colors
        else:
            held = ch.keywords
        return 1 if held & self.bit else 0


DEFINITION_FLAGS: Final[list[DefinitionFlag]] = [
    *[DefinitionFlag(name, "whether it is of that card type", DefinitionFlag.TYPES, bit) for bit, name in TYPE_NAMES],
    *[
        DefinitionFlag(name, "whether it has that supertype", DefinitionFlag.SUPERTYPES, bit)
        for bit, name in SUPERTYPE_NAMES
    ],
    *[
        DefinitionFlag(name, "whether it has that colour", DefinitionFlag.COLORS, 1 << k)
        for k, name in enumerate(("white", "blue", "black", "red", "green"))
    ],
    *[
        DefinitionFlag(name, "whether it has that keyword", DefinitionFlag.KEYWORDS, bit)
        for name, bit in KEYWORD_NAMES.items()
    ],
]
COLUMNS: Final[list[tuple[str, str]]] = [
    *CHARACTERISTICS.columns(),
    *[(flag.name, flag.meaning) for flag in DEFINITION_FLAGS],
    *[
        (f"subtypes {k}", "how many of its subtypes fall into that group, by a fixed number of their names")
        for k in range(SUBTYPE_COLUMNS)
    ],
    *[(f"does: {name}", "what its abilities do, all together") for name in node_features.NAMES],
]
ABILITY_COLUMNS: Final[list[tuple[str, str]]] = [(f"does: {name}", "what it does") for name in node_features.NAMES]

_NAMED: Final[dict[str, tuple[int, int, int]]] = {}


def name_numbers(name: str) -> tuple[int, int, int]:
    """Three numbers that stand for a name in every game and every version; the first is 0 only if there is none. The
    first alone is shared by many names, all three together by none that there are (a test looks).
    """
    if not name:
        return 0, 0, 0
    known = _NAMED.get(name)
    if known is None:
        if len(_NAMED) >= MOST_NAMES:
            _NAMED.clear()
        bits = int.from_bytes(sha256(name.encode()).digest()[:8], "big")
        first, bits = bits % (NAME_NUMBERS - 1) + 1, bits // (NAME_NUMBERS - 1)
        known = first, bits % NAME_NUMBERS, bits // NAME_NUMBERS % NAME_NUMBERS
        _NAMED[name] = known
    return known


def row_of_characteristics(ch: Characteristics, power: int, toughness: int) -> bytes:
    """The row of a definition, but for what its abilities do: with this power and toughness."""
    flags = row_of([flag.of(ch) for flag in DEFINITION_FLAGS] + subtypes_in_groups(ch))
    return characteristics_row(ch, name_numbers(ch.name), power, toughness, symbols_of_each(ch), flags)


def symbols_of_each(ch: Characteristics) -> list[int]:
    """How many symbols of its mana cost can be paid with each kind of mana, in the order of `features.MANA`."""
    return [sum([(symbol >> k) & 1 for symbol in ch.symbols]) for k in range(len(MANA))]


def subtypes_in_groups(ch: Characteristics) -> list[int]:
    """How many of its subtypes fall into each group, by a fixed number of their names."""
    groups = [0] * SUBTYPE_COLUMNS
    for subtype in ch.subtypes:
        groups[crc32(subtype.encode()) % SUBTYPE_COLUMNS] += 1
    return groups


if len(row_of_characteristics(Characteristics(), 0, 0)) + 2 * node_features.COUNT != 2 * len(COLUMNS):
    raise ImportError("the row of a definition is not as many numbers as it has columns")


def what_it_says(ch: Characteristics) -> tuple[object, ...]:
    """All that its row and what its abilities do are made of, power and toughness aside."""
    return (
        ch.name,
        ch.mana_value,
        ch.has_pt,
        ch.loyalty,
        ch.defense,
        ch.symbols,
        ch.types,
        ch.supertypes,
        ch.colors,
        ch.keywords,
        ch.subtypes,
        ch.abilities,
    )


# What a node does is the same in every book: the library's nodes are shared by all games.
_FEATURES: Final[dict[int, tuple[n.Node, tuple[int, ...]]]] = {}


def features_once(node: n.Node) -> tuple[int, ...]:
    known = _FEATURES.get(id(node))
    if known is not None:
        return known[1]
    if len(_FEATURES) >= MOST_NODES:
        _FEATURES.clear()
    found = features_of(node)
    _FEATURES[id(node)] = (node, found)
    return found


@final
class Look:
    """The look of an object now, power and toughness aside: a definition (its row), or what an effect made of one."""

    def __init__(self, row: int = -1, data: bytes = b"") -> None:
        self.row = row  # -1: no definition is like this
        self.data = data


@final
class Definitions:
    """The tables of one book. Row 0 of each stands for nothing."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.cards = len(book.cards)
        self.ability_rows: list[bytes] = [row_of(list(NOTHING))]
        self.ability_at: dict[bytes, int] = {self.ability_rows[0]: 0}
        for ability in book.abilities.printed:
            self.enter(ability.node)
            for mode in choosable_modes(ability.node):
                self.enter(mode)
        for node in book.nodes.printed:
            if isinstance(node, n.ChooseEffect):
                for effect in node.of:
                    self.enter(effect)
        self.rows: list[bytes] = [bytes(2 * len(COLUMNS))]
        self.look_at: dict[bytes, Look] = {}
        for code in book.cards.printed:
            ch = code.base
            does = self.does(ch.abilities)
            data = row_of_characteristics(ch, 0, 0) + does
            if data not in self.look_at:
                self.look_at[data] = Look(len(self.rows), data)
            shown = ch.has_pt
            self.rows.append(row_of_characteristics(ch, ch.power if shown else 0, ch.toughness if shown else 0) + does)
        self.of: dict[Characteristics, Look] = {}
        self.like: dict[tuple[object, ...], Look] = {}  # by what they say: effects make the same ones again and again
        self.of_node: dict[int, tuple[n.Node, int]] = {}

    def enter(self, node: n.Node) -> None:
        """Something that may be done."""
        data = row_of(list(features_once(node)))
        if data not in self.ability_at:
            self.ability_at[data] = len(self.ability_rows)
            self.ability_rows.append(data)

    def does(self, uids: tuple[int, ...]) -> bytes:
        """The bytes of what these abilities do together."""
        return row_of(list(combined_features([features_once(self.book.abilities[uid].node) for uid in uids])))

    def look(self, ch: Characteristics) -> Look:
        """The look of these characteristics."""
        known = self.of.get(ch)
        if known is None:
            said = what_it_says(ch)
            known = self.like.get(said)
            if known is None:
                data = row_of_characteristics(ch, 0, 0) + self.does(ch.abilities)
                known = self.look_at.get(data)
                if known is None:
                    known = Look(-1, data)
                if len(self.like) >= MOST_KEPT:
                    self.like.clear()
                self.like[said] = known
            if len(self.of) >= MOST_KEPT:
                self.of.clear()
            self.of[ch] = known
        return known

    def card_row(self, card: int) -> int:
        """The row of a card or a face of one, by its number in the book."""
        return printed(card) + 1

    def ability_row(self, uid: int) -> int:
        """The row of what an ability does."""
        return self.node_row(self.book.abilities[printed(uid)].node)

    def mode_row(self, uid: int, index: int) -> int:
        """The row of what one mode of an ability does."""
        return self.node_row(choosable_modes(self.book.abilities[printed(uid)].node)[index])

    def node_row(self, node: n.Node) -> int:
        """The row of what an ability, a mode or one of several effects does; 0: it is in no table."""
        known = self.of_node.get(id(node))
        if known is None:
            known = (node, self.ability_at.get(row_of(list(features_once(node))), 0))
            self.of_node[id(node)] = known
        return known[1]


def choosable_modes(ability: n.Node) -> tuple[n.Mode, ...]:
    """The modes of an ability, those that can be chosen."""
    if isinstance(ability, (n.SpellAbility, n.Activated, n.Triggered)):
        return ability.modes
    return ()


_BOOKS: Final[list[Definitions]] = []


def definitions_of(book: Book) -> Definitions:
    """Those of this book; games that share a book share them."""
    for k in range(len(_BOOKS)):
        known = _BOOKS[k]
        if known.book is book:
            if known.cards == len(book.cards):
                return known
            del _BOOKS[k]  # cards were added to an open book
            break
    if len(_BOOKS) >= MOST_BOOKS:
        del _BOOKS[0]
    made = Definitions(book)
    _BOOKS.append(made)
    return made
