"""The rows of options: what may be chosen now, one row each."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.encoding import node_features
from mainphase.encoding.definitions import Definitions, name_number
from mainphase.encoding.small_numbers import two_bytes
from mainphase.kernel.fifth.series import Series
from mainphase.kernel.reading.faces import face_cast, face_played, price_of
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Option, OptionKind

COLUMNS: Final[list[tuple[str, str]]] = [
    ("kind", "what it does: `OptionKind`"),
    ("entity", "what it is about"),
    ("other", "what else: what is attacked, the attacker that is blocked"),
    (
        "number",
        "the number itself; of a mode, waiting trigger or alternative which one, from 0; of casting the price: 0 for "
        "the mana cost, n for another, -1 for nothing; a colour from 1 to 5 in the order WUBRG, 6 for colourless",
    ),
    ("name", "the number of the name of what is played or chosen"),
    *[(f"does: {name}", "what is played, activated or chosen does") for name in node_features.NAMES],
]


def tail_of(g: State, option: Option, words: Definitions) -> bytes:
    """Number, name and features of an option."""
    kind = option.kind
    if kind == OptionKind.CAST:
        return of_face(g, face_cast(g, g.objects[option.a], option.b), price_of(option.b), words)
    if kind == OptionKind.PLAY_LAND:
        return of_face(g, g.book.cards[g.objects[option.a].card].faces[face_played(option.b)], 0, words)
    if kind == OptionKind.ACTIVATE or kind == OptionKind.MANA or kind == OptionKind.SPECIAL:
        return two_bytes(0) + of_object(g, option.a) + words.of_ability(option.b)
    if kind == OptionKind.MODE:
        return two_bytes(option.a) + two_bytes(0) + words.of_mode(option.b, option.a)
    if kind == OptionKind.TRIGGER:
        frame = g.agenda[-1]
        ctx = (frame.left if isinstance(frame, Series) else g.waiting)[option.a].ctx
        return two_bytes(option.a) + of_object(g, ctx.source) + words.of_ability(ctx.ability)
    if kind == OptionKind.CHOICE:
        node = g.book.nodes[option.b]
        assert isinstance(node, n.ChooseEffect)
        return two_bytes(option.a) + two_bytes(0) + words.of_node(node.of[option.a])
    if kind == OptionKind.NAME:
        return two_bytes(0) + two_bytes(name_number(g.book.words[option.a])) + words.nothing
    if kind == OptionKind.CHOOSE_COLOR or kind == OptionKind.SPEND:
        return two_bytes(colour_number(option.a)) + two_bytes(0) + words.nothing
    if option.a > 0 and kind in WITH_OBJECT:
        return two_bytes(0) + of_object(g, option.a) + words.nothing
    if kind in NUMBERED:
        return two_bytes(option.a) + two_bytes(0) + words.nothing
    return two_bytes(0) + two_bytes(0) + words.nothing


WITH_OBJECT: Final = (
    OptionKind.TARGET,
    OptionKind.CARD,
    OptionKind.AID,
    OptionKind.TURN_UP,
    OptionKind.ATTACK,
    OptionKind.BLOCK,
    OptionKind.BAND,
    OptionKind.STAY,
    OptionKind.TOP,
    OptionKind.BOTTOM,
)
NUMBERED: Final = (
    OptionKind.NUMBER,
    OptionKind.REPLACEMENT,
    OptionKind.COLOR,
    OptionKind.CHOOSE_WORD,
    OptionKind.PHASE_ACTION,
)


def of_face(g: State, face: int, price: int, words: Definitions) -> bytes:
    """A card that is cast or played with this face."""
    base = g.book.cards[face].base
    return two_bytes(price) + two_bytes(name_number(base.name)) + words.of_abilities(base.abilities)


def of_object(g: State, oid: int) -> bytes:
    """The name of what an option is about."""
    o = g.find(oid) if oid > 0 else None
    ch = o.ch if o is not None else None
    return two_bytes(name_number(ch.name) if ch is not None else 0)


def colour_number(bits: int) -> int:
    """The colour or kind of mana of a bit; several together: the first."""
    for k in range(6):
        if bits >> k & 1:
            return k + 1
    return 0
