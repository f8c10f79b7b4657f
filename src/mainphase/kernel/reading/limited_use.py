"""Abilities that can be used only so often, on objects that acquired them: each that was acquired from something else
is one of its own (CR 602.5b, c, 603.2h).
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.lowering.rewording import SHIFT, printed
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import matches, objects_that_fit
from mainphase.kernel.reading.modifying import values_shown
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State

ITS_OWN: Final = 1  # no object and no effect: what follows is twice their number
ACQUIRED: Final = 1 << 60  # above every number of an ability


def is_used_up(g: State, o: Obj, uid: int, ability: n.Activated) -> bool:
    """True if an ability that can be activated only once, or only so often each turn, can't be any more."""
    if not (ability.per_turn and o.uses(uid) >= ability.per_turn) and not (
        ability.once and f"{ChosenKey.ACTIVATED}{uid}" in o.chosen
    ):
        return False
    return unused(g, o, uid, ability) == 0


def count_use(g: State, o: Obj, uid: int, ability: n.Activated) -> None:
    """It was activated: counted for the object, and of several that are the same for one of them."""
    if ability.per_turn or ability.once:
        giver = unused(g, o, uid, ability)
        if giver:
            o.use(use_key(uid, giver))
            if ability.once:
                key = once_key(uid, giver)
                o.choose(key, o.chosen[key] + 1 if key in o.chosen else 1)
        if ability.once:
            o.choose(f"{ChosenKey.ACTIVATED}{uid}", 1)
    o.use(uid)


def unused(g: State, o: Obj, uid: int, ability: n.Activated) -> int:
    """From what the object has such an ability that can still be activated; 0: from nothing."""
    often = 1 + times_more(g, o, ability) if ability.once else 0
    for giver in acquired_from(g, o, uid):
        if ability.per_turn and o.uses(use_key(uid, giver)) >= ability.per_turn:
            continue
        key = once_key(uid, giver)
        if not ability.once or key not in o.chosen or o.chosen[key] < often:
            return giver
    return 0


def times_more(g: State, o: Obj, ability: n.Activated) -> int:
    """How many times more than once effects let it be activated."""
    more = 0
    if any_static(g, StaticKind.SELDOM_ASKED):
        for s in active_statics(g, StaticKind.SELDOM_ASKED):
            node = s.node
            if (
                isinstance(node, n.ActivatesMore)
                and node.keyword == ability.keyword
                and matches(g, node.which, o.id, s.ctx)
            ):
                more += 1
    return more


def use_key(uid: int, giver: int) -> int:
    """The key under which uses are counted each turn."""
    return ACQUIRED | giver << SHIFT | printed(uid)


def once_key(uid: int, giver: int) -> str:
    """The key under which a use is remembered for good."""
    return f"{ChosenKey.ACTIVATED}{uid} {giver}"


def acquired_from(g: State, o: Obj, uid: int) -> list[int]:
    """From what an object has an ability: effects that end before permanents that give it, and last of all itself."""
    out: list[int] = []
    for e in g.lasting:
        if o.id in e.objects:
            begun = g.book.nodes[e.node]
            if isinstance(begun, n.Apply):
                add_giver(g, o, uid, begun.mods, e.node, 2 * e.id + 1, out)
    for s in active_statics(g, StaticKind.MODIFY):
        said = s.node
        if not isinstance(said, n.Modify) or not matches(g, said.which, o.id, s.ctx):
            continue
        lasting = s.lasting
        add_giver(g, o, uid, said.mods, s.uid, 2 * s.source if lasting is None else 2 * lasting.id + 1, out)
        for m in said.mods:
            if isinstance(m, n.GainActivatedOf):
                for oid in objects_that_fit(g, m.of, s.ctx):
                    if uid in characteristics_of(g.objects[oid]).abilities and 2 * oid not in out:
                        out.append(2 * oid)
    if uid in values_shown(g, o).abilities:
        out.append(ITS_OWN)
    return out


def add_giver(
    g: State, o: Obj, uid: int, mods: tuple[n.Modification, ...], by: int, giver: int, out: list[int]
) -> None:
    """Adds what gives this ability, if these modifications do; `by`: the number of what says so."""
    for m in mods:
        if isinstance(m, n.GainAbility) and g.book.granted_uid(m.ability, by) == uid:
            out.append(giver)
            return


def times_acquired(o: Obj, uid: int) -> int:
    """How many such abilities an object has, at least one."""
    return max(1, characteristics_of(o).abilities.count(uid))
