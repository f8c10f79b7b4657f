"""What definitions look like as bytes: characteristics, and the features of abilities. Made once, and kept by book."""

from typing import Final, final
from zlib import crc32

from mainphase.cards import nodes as n
from mainphase.cards.nodes.masks import KEYWORD_NAMES, SUPERTYPE_NAMES, TYPE_NAMES
from mainphase.encoding.node_features import NOTHING, features_of, together
from mainphase.encoding.small_numbers import bits_of, row_of
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.values import Characteristics

NAME_NUMBERS: Final = 1 << 15
SUBTYPE_COLUMNS: Final = 16
MOST_KEPT: Final = 4096  # characteristics: each effect that modifies an object makes new ones
MOST_BOOKS: Final = 8
MOST_NODES: Final = 65536

# The columns of characteristics, in their order: name, and what it is.
COLUMNS: Final[list[tuple[str, str]]] = [
    ("name", "a number from 0 to 32767 that stands for the name, the same in every game; 0: it has none"),
    ("mana value", ""),
    ("power", "0 without power and toughness"),
    ("toughness", ""),
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
_TYPES: Final[list[int]] = [bit for bit, _ in TYPE_NAMES]
_SUPERTYPES: Final[list[int]] = [bit for bit, _ in SUPERTYPE_NAMES]
_KEYWORDS: Final[list[int]] = list(KEYWORD_NAMES.values())


def name_number(name: str) -> int:
    """A number that stands for a name in every game and every version."""
    return crc32(name.encode()) % (NAME_NUMBERS - 1) + 1 if name else 0


def characteristics_row(ch: Characteristics) -> bytes:
    numbers = [
        name_number(ch.name),
        ch.mana_value,
        ch.power if ch.has_pt else 0,
        ch.toughness if ch.has_pt else 0,
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
    numbers += bits_of(ch.colors, 5)
    for bit in _KEYWORDS:
        numbers.append(1 if ch.keywords & bit else 0)
    groups = [0] * SUBTYPE_COLUMNS
    for subtype in ch.subtypes:
        groups[crc32(subtype.encode()) % SUBTYPE_COLUMNS] += 1
    return row_of(numbers + groups)


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
class Definitions:
    """The bytes of what one book defines."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.kept: dict[Characteristics, bytes] = {}
        self.worked: dict[tuple[int, ...], bytes] = {}
        self.modes: dict[tuple[int, int], bytes] = {}
        self.abilities: dict[int, bytes] = {}
        self.nothing = row_of(list(NOTHING))

    def of(self, ch: Characteristics) -> bytes:
        """Characteristics and what the abilities among them do."""
        known = self.kept.get(ch)
        if known is None:
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            known = characteristics_row(ch) + self.of_abilities(ch.abilities)
            self.kept[ch] = known
        return known

    def bare(self, ch: Characteristics) -> bytes:
        """Characteristics alone."""
        whole = self.of(ch)
        return whole[: len(whole) - len(self.nothing)]

    def of_abilities(self, uids: tuple[int, ...]) -> bytes:
        """What these abilities do together."""
        known = self.worked.get(uids)
        if known is None:
            known = row_of(list(together([features_once(self.book.abilities[uid].node) for uid in uids])))
            self.worked[uids] = known
        return known

    def of_ability(self, uid: int) -> bytes:
        """What one ability does."""
        known = self.abilities.get(uid)
        if known is None:
            known = row_of(list(features_once(self.book.abilities[uid].node)))
            self.abilities[uid] = known
        return known

    def of_mode(self, uid: int, index: int) -> bytes:
        """What one mode of an ability does."""
        known = self.modes.get((uid, index))
        if known is None:
            node = self.book.abilities[uid].node
            assert isinstance(node, (n.SpellAbility, n.Activated, n.Triggered))
            known = row_of(list(features_once(node.modes[index])))
            self.modes[uid, index] = known
        return known

    def of_node(self, node: n.Node) -> bytes:
        """What part of an ability does."""
        return row_of(list(features_once(node)))


_BOOKS: Final[list[Definitions]] = []


def definitions_of(book: Book) -> Definitions:
    """Those of this book; games that share a book share them."""
    for known in _BOOKS:
        if known.book is book:
            return known
    if len(_BOOKS) >= MOST_BOOKS:
        del _BOOKS[0]
    made = Definitions(book)
    _BOOKS.append(made)
    return made
