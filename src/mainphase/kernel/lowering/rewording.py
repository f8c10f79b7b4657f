"""Text-changing effects (CR 612): the lowered card and its abilities with other words.

An ability with other words has a number of its own: that of the ability as printed, and the wording above it. So it is
the same in every game and every process, whenever it is asked for first; the book makes it then and keeps it.
"""

from typing import TYPE_CHECKING, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType
from mainphase.cards.nodes.wording import LAND_WORDS, WORDS, reworded, subtypes_now, word_now
from mainphase.kernel.lowering.codes import AbilityCode, CardCode, Instr, ModeCode, Op
from mainphase.kernel.values import Characteristics

if TYPE_CHECKING:
    from mainphase.kernel.lowering.book import Book

SHIFT: Final = 24  # the wording stands above these bits
PRINTED: Final = (1 << SHIFT) - 1


def printed(uid: int) -> int:
    """The number of the same ability, node or card as it was printed."""
    return uid & PRINTED if uid >= 0 else uid


def in_words(book: "Book", uid: int, wording: int) -> int:
    """The number of an ability with other words; its own if it has none of those words."""
    if wording == 0 or uid < 0:
        return uid
    node = book.abilities[printed(uid)].node
    return printed(uid) if reworded(node, wording) == node else printed(uid) | wording << SHIFT


def worded_mode(m: ModeCode, wording: int) -> ModeCode:
    phrases: list[n.TargetPhrase] = []
    for phrase in m.phrases:
        said = reworded(phrase, wording)
        assert isinstance(said, n.TargetPhrase)
        phrases.append(said)
    program: list[Instr] = []
    for instr in m.program:
        node = instr.node
        uid = instr.uid
        if uid >= 0 and instr.op == Op.DO:
            uid |= wording << SHIFT
        program.append(
            Instr(instr.op, reworded(node, wording) if node is not None else None, instr.jump, uid, instr.slot)
        )
    return ModeCode(tuple(phrases), program, m.words)


def worded_ability(of: AbilityCode, wording: int) -> AbilityCode:
    """The same ability with other words. What it costs and which mana it makes are symbols, and stay."""
    node = reworded(of.node, wording)
    assert isinstance(node, n.Ability)
    code = of.copy(of.uid | wording << SHIFT, node)
    code.modes = [worded_mode(m, wording) for m in of.modes]
    if of.linked >= 0:
        code.linked = of.linked | wording << SHIFT
    trigger = of.trigger
    if trigger is not None:
        other = reworded(trigger, wording)
        assert isinstance(other, n.Trigger)
        code.trigger = other
    static = of.static
    if static is not None:
        rule = reworded(static, wording)
        assert isinstance(rule, n.StaticEffect)
        code.static = rule
    condition = of.condition
    if condition is not None:
        asked = reworded(condition, wording)
        assert isinstance(asked, n.Condition)
        code.condition = asked
    activated = of.activated
    if activated is not None:
        assert isinstance(node, n.Activated)
        code.activated = node
    return code


def worded_card(book: "Book", of: CardCode, wording: int) -> CardCode:
    """A token's definition, as an effect with other words makes it."""
    node = reworded(n.CreateToken(of.node), wording)
    assert isinstance(node, n.CreateToken)
    code = CardCode(of.index | wording << SHIFT, node.token, worded_values(book, of.base, wording))
    code.zones = of.zones
    code.active_zones = of.active_zones
    colors = node.token.colors
    if colors is not None:
        c = code.base
        code.base = Characteristics(
            c.name, c.mana_value, colors, c.types, c.supertypes, c.subtypes, c.power, c.toughness, c.has_pt,
            c.loyalty, c.defense, c.keywords, c.abilities, c.activated, c.mana, c.triggered, c.statics,
            c.symbols,
        )  # fmt: skip
    return code


def worded_values(book: "Book", c: Characteristics, wording: int) -> Characteristics:
    """The values of an object after layer 3 (CR 613.1c): its type line and its abilities with other words."""
    subtypes = c.subtypes
    uids: list[int] = []
    lands: list[int] = []  # the basic land types whose abilities it has
    if c.types & CardType.LAND:
        subtypes = subtypes_now(wording, subtypes)
    for uid in c.abilities:
        word = intrinsic_word(book, c, uid)
        if word < 0:
            uids.append(in_words(book, uid, wording))
            continue
        now = word_now(wording, word)
        if now not in lands:
            lands.append(now)
            uids.append(uid if now == word else book.intrinsic[WORDS[now]])
    activated, mana, triggered, statics = book.sort_abilities(tuple(uids))
    return Characteristics(
        c.name, c.mana_value, c.colors, c.types, c.supertypes, subtypes, c.power, c.toughness, c.has_pt, c.loyalty,
        c.defense, c.keywords, tuple(uids), activated, mana, triggered, statics, c.symbols,
    )  # fmt: skip


def intrinsic_word(book: "Book", c: Characteristics, uid: int) -> int:
    """The basic land type that this ability comes with (CR 305.6), or -1."""
    if not c.types & CardType.LAND:
        return -1
    for s in c.subtypes:
        if s in LAND_WORDS and book.abilities[uid].node == book.abilities[book.intrinsic[s]].node:
            return WORDS.index(s)
    return -1
