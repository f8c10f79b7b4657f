"""How many laps of a loop can be taken at once (CR 732.2a): as many as leave everything that reads a number that moves
with the same answer.

A lap that reads none of the numbers that move does the same each time, and moves them by the same step. So whatever
could read them is looked for: the rules themselves (a life total of 0), and every node that is in force or could become
an option. Where the answer depends on a number alone ("10 or more life"), that number is a mark which no lap may reach;
where it depends on more, no lap is taken at once.
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType
from mainphase.kernel.events.changes import DEFENSE, LOYALTY, STUN
from mainphase.kernel.keys import MemoryKey, ProtectingCounter, SavedAs
from mainphase.kernel.lowering.dependencies import (
    Facet,
    asks_of_turn,
    collect_nodes,
    field_names,
    read_by_options,
    reads_itself,
)
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.designations import SPEED
from mainphase.kernel.reading.layers import MINUS, PLUS
from mainphase.kernel.reading.modifying import PT_COUNTERS
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.sharing import POISON, deadly_poison, sharers
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.drifting import Drift
from mainphase.kernel.turn.growing import things_matter
from mainphase.rules.law import TeamLife

ENDLESS: Final = -1  # no number that moves comes to a mark, however many laps there are
REFUSED: Final = -2  # something reads one of them
MOST_LAPS: Final = 1 << 62
# Kinds of counters of which the rules themselves ask how many there are, or take some away.
COUNTERS_OF_RULES: Final = (LOYALTY, DEFENSE, "lore", STUN, SPEED, ProtectingCounter.SHIELD, ProtectingCounter.FINALITY)
# Of what reads counters: what asks no more than whether there are any, or for something else that is put down there.
WHETHER_ANY: Final = (n.HasCounter, n.IsModified, n.IsRingBearer, n.IsDesignated, n.LevelOf, n.LoyaltyCost)
READS_POWER: Final = (n.Fight, n.FightDifferentOnes, n.ExchangePower, n.ExchangeLifeAndPower, n.CrewCost)


def laps_in_reach(g: State, drifts: list[Drift], began: int) -> int:
    """How many laps can be taken at once, ENDLESS or REFUSED. The drifts are those of one lap that ends here, in which
    the objects from the id `began` on have come to be.
    """
    if grows_without_counters(drifts):
        return REFUSED
    working = trees_in_force(g, began)
    offering = trees_in_waiting(g)
    most = MOST_LAPS
    for drift in drifts:
        marks = marks_for(g, drift, working, offering)
        if marks is None:
            return REFUSED
        now = number_of(g, drift)
        swing = swing_of(g, drifts, drift)
        if drift.step > 0:
            ahead = [mark for mark in marks if mark > now - swing]
            if ahead:
                most = min(most, (min(ahead) - 1 - swing - now) // drift.step)
        else:
            behind = [mark for mark in marks if mark <= now + swing]
            if behind:
                most = min(most, (now - swing - max(behind)) // -drift.step)
    if most == MOST_LAPS:
        return ENDLESS
    return REFUSED if adds_to_stack(drifts) else max(most, 0)


def adds_to_stack(drifts: list[Drift]) -> bool:
    """True if a lap adds abilities that resolve when the loop has ended: each of them would have to be made."""
    for drift in drifts:
        if drift.kind == Drift.WAITING:
            return True
    return False


def grows_without_counters(drifts: list[Drift]) -> bool:
    """True if something was stronger than a lap before, and no counters say why: then what reads it is not looked
    for.
    """
    grows = False
    for drift in drifts:
        if drift.kind == Drift.COUNTERS and drift.word == PLUS:
            return False
        grows = grows or drift.kind == Drift.LAST
    return grows


def number_of(g: State, drift: Drift) -> int:
    """The number as it is now."""
    if drift.kind == Drift.LIFE:
        return g.players[drift.whose].life
    if drift.kind == Drift.PLAYER_COUNTERS:
        return g.players[drift.whose].counters.get(drift.word, 0)
    if drift.kind == Drift.DAMAGE:
        return g.objects[drift.whose].damage
    if drift.kind == Drift.COUNTERS:
        return g.objects[drift.whose].counters.get(drift.word, 0)
    return 0  # what the turn counts: nothing that reads it is in force


def swing_of(g: State, drifts: list[Drift], drift: Drift) -> int:
    """By how much at most the number moves up and down within one lap: of a life total, all that is gained and lost by
    those who share it.
    """
    if drift.kind != Drift.LIFE:
        return abs(drift.step)
    total = abs(drift.step)
    sharing = sharers(g, drift.whose)
    for other in drifts:
        if other.kind == Drift.MEMORY and other.whose in sharing:
            if other.word == MemoryKey.LIFE_GAINED or other.word == MemoryKey.LIFE_LOST:
                total += abs(other.step)
    return total


def marks_for(g: State, drift: Drift, working: list[n.Node], offering: list[n.Node]) -> list[int] | None:
    """The numbers at which something begins or ceases to be true of what moves: it is where the number is this or more.
    None: something reads it in another way.
    """
    if drift.kind == Drift.LIFE:
        if g.heads and g.rules.team_life != TeamLife.WHOLE:
            return None  # shares of it are read
        marks = [1]  # CR 704.5a
        for tree in working:
            if not find_marks_of_life(tree, marks):
                return None
        for tree in offering:
            if read_by_options(tree) & Facet.LIFE and not find_marks_of_life(tree, marks):
                return None
        return marks
    if drift.kind == Drift.USES and is_limited(g.book.abilities[int(drift.word)].node):
        return None
    if drift.kind == Drift.MEMORY or drift.kind == Drift.COUNT or drift.kind == Drift.USES:
        for tree in working:
            if asks_of_turn(tree):
                return None
        for tree in offering:
            if read_by_options(tree) & Facet.MEMORY:
                return None
        return []
    if drift.kind == Drift.LAST:
        return []
    if drift.kind == Drift.THINGS or drift.kind == Drift.WAITING:
        return None if things_matter(g, drift, working, offering) else []
    if drift.kind == Drift.DAMAGE:
        return marks_of_damage(g, drift) if PLUS not in g.objects[drift.whose].counters else None
    if drift.kind == Drift.PLAYER_COUNTERS and drift.step > 0 and not counters_are_read(working, offering):
        return [deadly_poison(g)] if drift.word == POISON else []  # CR 704.5c, 704.6b
    if drift.kind == Drift.COUNTERS and only_grows(g, g.objects[drift.whose], drift, working + offering):
        return []
    return None


def is_limited(ability: n.Node) -> bool:
    """True if an ability can be used, or can trigger, only so often each turn."""
    found: list[n.Node] = []
    collect_nodes(ability, found)
    for node in found:
        if isinstance(node, (n.Activated, n.Triggered, n.MayPlayFrom)) and node.per_turn:
            return True
    return False


def marks_of_damage(g: State, drift: Drift) -> list[int] | None:
    """More damage than is lethal is no more than lethal (CR 704.5g); less is on its way there."""
    o = g.objects[drift.whose]
    ch = characteristics_of(o)
    if not ch.types & CardType.CREATURE or drift.step < 0:
        return None
    return [] if o.damage - drift.step >= ch.toughness else None


def counters_are_read(working: list[n.Node], offering: list[n.Node]) -> bool:
    """True if anything asks how many counters there are."""
    for tree in working + offering:
        found: list[n.Node] = []
        collect_nodes(tree, found)
        for node in found:
            if reads_itself(node) & Facet.COUNTERS or (isinstance(node, n.CountersArePut) and node.reaches):
                return True
    return False


def only_grows(g: State, o: Obj, drift: Drift, trees: list[n.Node]) -> bool:
    """True if an object gets more and more counters of a kind, none are ever taken away from it, and nothing asks for
    more than whether it has any.
    """
    kind = drift.word
    if drift.step < 0 or kind in COUNTERS_OF_RULES or (kind in PT_COUNTERS and kind != PLUS) or MINUS in o.counters:
        return False
    own: dict[int, n.Node] = {}
    add_trees_of(g, o, own)
    for tree in trees:
        found: list[n.Node] = []
        collect_nodes(tree, found)
        makes_mana = False
        for node in found:
            makes_mana = makes_mana or isinstance(node, n.AddMana)
        for node in found:
            if isinstance(node, n.RemoveCountersCost):
                if node.which is not None or makes_mana or (id(tree) in own and node.kind in (kind, "")):
                    return False
            elif asks_how_many(node) or (kind == PLUS and asks_how_strong(node)):
                return False
    return kind != PLUS or SavedAs.EXCESS not in g.book.deeds


def asks_how_many(node: n.Node) -> bool:
    """True if a node by itself depends on how many counters there are, and not on whether there are any."""
    if isinstance(node, n.CountersArePut):
        return node.reaches > 0
    return reads_itself(node) & Facet.COUNTERS != 0 and not isinstance(node, WHETHER_ANY)


def asks_how_strong(node: n.Node) -> bool:
    """True if an effect or a cost depends on power and toughness, which no facet says."""
    return isinstance(node, READS_POWER) or (isinstance(node, n.DealDamage) and node.excess_to is not None)


# --- Marks of life totals


def find_marks_of_life(node: object, marks: list[int]) -> bool:
    """Adds the life totals at which a tree changes its mind. False: it reads life totals in another way."""
    if isinstance(node, tuple):
        for part in node:
            if not find_marks_of_life(part, marks):
                return False
        return True
    if not isinstance(node, n.Node):
        return True
    if isinstance(node, n.Compare):
        left = node.left
        right = node.right
        if isinstance(left, n.LifeOf) and isinstance(right, n.Fixed):
            marks.extend((right.n, right.n + 1))
            return find_marks_of_life(left.of, marks)
        if isinstance(left, n.Fixed) and isinstance(right, n.LifeOf):
            marks.extend((left.n, left.n + 1))
            return find_marks_of_life(right.of, marks)
    if isinstance(node, n.DamageLeavesLife):
        marks.append(node.least)
        return find_marks_of_life(node.who, marks)
    if isinstance(node, n.PayLife):
        amount = node.amount
        if not isinstance(amount, n.Fixed):
            return False
        marks.append(amount.n)
        return True
    if reads_itself(node) & Facet.LIFE:
        return False
    if isinstance(node, n.ManaCost):
        life = 0
        for symbol in node.symbols:
            if symbol & n.PHYREXIAN:
                life += 2  # CR 107.4f
                marks.append(life)
        return True
    for name in field_names(node):
        if not find_marks_of_life(getattr(node, name), marks):
            return False
    return True


# --- What could read anything


def trees_in_force(g: State, began: int) -> list[n.Node]:
    """All that is true, watches or is carried out: abilities of permanents, of what is on the stack and in the command
    zone, of what works elsewhere, effects that last, abilities that wait, and of all that has come to be since.
    """
    ids = g.battlefield + g.phased_out + g.stack + g.command
    ids.extend([oid for oid in range(began, g.next_id) if oid in g.objects])
    for watching in g.watchers:
        ids.extend(watching)
    for having in g.statics:
        ids.extend(having)
    found: dict[int, n.Node] = {}
    for oid in ids:
        add_trees_of(g, g.objects[oid], found)
    for w in g.waiting:
        add_ability(g, w.ctx.ability, found)
    for delayed in g.delayed:
        add_ability(g, delayed.ability, found)
    for e in g.lasting:
        if e.node >= 0:
            add_tree(g.book.nodes[e.node], found)
        if e.ctx is not None:
            add_ability(g, e.ctx.ability, found)
    return list(found.values())


def trees_in_waiting(g: State) -> list[n.Node]:
    """The cards that a player could come to play: in hands, graveyards and exile, and on top of libraries."""
    ids = g.exile[:]
    for p in g.players:
        ids.extend(p.hand)
        ids.extend(p.graveyard)
        ids.extend(p.library[:1])
    found: dict[int, n.Node] = {}
    for oid in ids:
        add_trees_of(g, g.objects[oid], found)
    return list(found.values())


def add_trees_of(g: State, o: Obj, found: dict[int, n.Node]) -> None:
    if o.kind != ObjectKind.ABILITY:
        for face in g.book.cards[o.card].faces:
            add_tree(g.book.cards[face].node, found)
        add_tree(g.book.cards[o.card].node, found)
        add_tree(g.book.cards[o.face].node, found)
    ch = o.ch if o.ch is not None else o.last
    if ch is not None:
        for uid in ch.abilities:
            add_ability(g, uid, found)
    if o.ctx is not None:
        add_ability(g, o.ctx.ability, found)


def add_ability(g: State, uid: int, found: dict[int, n.Node]) -> None:
    if uid >= 0:
        add_tree(g.book.abilities[uid].node, found)


def add_tree(tree: n.Node | None, found: dict[int, n.Node]) -> None:
    if tree is not None:
        found[id(tree)] = tree
