"""The rows of options: what may be chosen now, one row each."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.encoding.definitions import Definitions, name_numbers
from mainphase.kernel.casting.special_actions import cost_of_planar_roll
from mainphase.kernel.fifth.series import Series
from mainphase.kernel.reading.faces import FREE, face_cast, face_played, is_free, price_number
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Option, OptionKind

NO_NAME: Final = name_numbers("")
NOTHING_MORE: Final = (0, NO_NAME, 0, 0)  # after kind, entity and other


def tail_of(
    g: State, option: Option, words: Definitions, definitions: int, abilities: int
) -> tuple[int, tuple[int, int, int], int, int]:
    """Number, name, definition and ability of an option; the tables have so many rows."""
    kind = option.kind
    number = definition = ability = 0
    name = NO_NAME
    if kind == OptionKind.CAST:
        price = price_number(option.way)
        number = FREE if is_free(price) else price
        definition = words.card_row(face_cast(g, g.objects[option.object], option.way))
    elif kind == OptionKind.PLAY_LAND:
        definition = words.card_row(g.book.cards[g.objects[option.object].card].faces[face_played(option.play)])
    elif kind == OptionKind.ACTIVATE or kind == OptionKind.MANA or kind == OptionKind.SPECIAL:
        ability = words.ability_row(option.ability)
    elif kind == OptionKind.MODE:
        number = option.index
        ability = words.mode_row(option.ability, option.index)
    elif kind == OptionKind.TRIGGER:
        frame = g.top
        number = option.index
        ability = words.ability_row((frame.left if isinstance(frame, Series) else g.waiting)[option.index].ctx.ability)
    elif kind == OptionKind.CHOICE:
        node = g.book.nodes[option.node]
        assert isinstance(node, n.ChooseEffect)
        number = option.index
        ability = words.node_row(node.of[option.index])
    elif kind == OptionKind.NAME:
        name = name_numbers(g.book.words[option.index])
    elif kind == OptionKind.CHOOSE_COLOR or kind == OptionKind.SPEND:
        number = colour_number(option.color)
    elif kind in NUMBERED:
        number = option.a
    elif kind == OptionKind.ROLL_PLANAR_DIE:
        number = cost_of_planar_roll(g, g.pending.player if g.pending is not None else g.active).generic
    else:
        return NOTHING_MORE
    return number, name, definition if definition < definitions else 0, ability if ability < abilities else 0


NUMBERED: Final = (
    OptionKind.NUMBER,
    OptionKind.REPLACEMENT,
    OptionKind.COLOR,
    OptionKind.CHOOSE_WORD,
    OptionKind.PHASE_ACTION,
    OptionKind.COUNTERS,
    OptionKind.PILE,
)


def colour_number(bits: int) -> int:
    """The colour or kind of mana of a bit; several together: the first."""
    for k in range(6):
        if bits >> k & 1:
            return k + 1
    return 0
