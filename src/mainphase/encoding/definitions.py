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
from mainphase.encoding.node_features import NOTHING, combined_features, features_of
from mainphase.encoding.small_numbers import lowest_bits, row_of
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.rewording import printed
from mainphase.kernel.values import Characteristics

NAME_NUMBERS: Final = 1 << 15
MOST_NAMES: Final = 65536  # whose numbers are kept
SUBTYPE_COLUMNS: Final = 16
MOST_KEPT: Final = 4096  # characteristics: each effect that modifies an object makes new ones
MOST_BOOKS: Final = 8
MOST_NODES: Final = 65536

_CHARACTERISTICS: Final[list[tuple[str, str]]] = [
    ("name", "a number from 0 to 32767 that stands for the name in every game and version; 0: it has none"),
    ("name 2", "the second part of that number: with the third, no two of all cards share it"),
    ("name 3", "the third"),
    ("mana value", ""),
    ("power", "as it is printed; 0 without, and for what an effect has made of something: the object says it"),
    ("toughness", "likewise"),
    ("has power and toughness", ""),
    ("printed loyalty", ""),
    ("printed defense", ""),
    *[(f"costs {letter}", "symbols of that kind in its mana cost; a hybrid counts for each") for letter in "WUBRGC"],
    *[(name, "whether it is of that card type") for _, name in TYPE_NAMES],
    *[(name, "whether it has that supertype") for _, name in SUPERTYPE_NAMES],
    *[(name, "whether it has that colour") for name in ("white", "blue", "black", "red", "green")],
    *[(name, "whether it has that keyword") for name in KEYWORD_NAMES],
    *[
        (f"subtypes {k}", "how many of its subtypes fall into that group, by a fixed number of their names")
        for k in range(SUBTYPE_COLUMNS)
    ],
]
COLUMNS: Final[list[tuple[str, str]]] = [
    *_CHARACTERISTICS,
    *[(f"does: {name}", "what its abilities do, all together") for name in node_features.NAMES],
]
ABILITY_COLUMNS: Final[list[tuple[str, str]]] = [(f"does: {name}", "what it does") for name in node_features.NAMES]

_TYPES: Final[list[int]] = [bit for bit, _ in TYPE_NAMES]
_SUPERTYPES: Final[list[int]] = [bit for bit, _ in SUPERTYPE_NAMES]
_KEYWORDS: Final[list[int]] = list(KEYWORD_NAMES.values())


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


def characteristics_row(ch: Characteristics, power: int, toughness: int) -> bytes:
    numbers = [
        *name_numbers(ch.name),
        ch.mana_value,
        power,
        toughness,
        int(ch.has_pt),
        ch.loyalty,
        ch.defense,
    ]
    for k in range(6):
        count = 0
        for symbol in ch.symbols:
            count += (symbol >> k) & 1
        numbers.append(count)
    for bit in _TYPES:
        numbers.append(1 if ch.types & bit else 0)
    for bit in _SUPERTYPES:
        numbers.append(1 if ch.supertypes & bit else 0)
    numbers += lowest_bits(ch.colors, 5)
    for bit in _KEYWORDS:
        numbers.append(1 if ch.keywords & bit else 0)
    groups = [0] * SUBTYPE_COLUMNS
    for subtype in ch.subtypes:
        groups[crc32(subtype.encode()) % SUBTYPE_COLUMNS] += 1
    return row_of(numbers + groups)


if len(characteristics_row(Characteristics(), 0, 0)) != 2 * len(_CHARACTERISTICS):
    raise ImportError("the characteristics of a definition are not as many numbers as they have names")


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
            data = characteristics_row(ch, 0, 0) + does
            if data not in self.look_at:
                self.look_at[data] = Look(len(self.rows), data)
            shown = ch.has_pt
            self.rows.append(characteristics_row(ch, ch.power if shown else 0, ch.toughness if shown else 0) + does)
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
                data = characteristics_row(ch, 0, 0) + self.does(ch.abilities)
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
