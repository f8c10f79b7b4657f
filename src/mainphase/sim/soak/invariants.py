"""The invariants of every state in which somebody decides."""

from __future__ import annotations

from collections import Counter

from mainphase.cards.nodes import Zone
from mainphase.kernel.events.replacing import Replacing
from mainphase.kernel.events.state_based import would_act
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.reading.merging import components_of
from mainphase.kernel.reading.planes import is_planar
from mainphase.kernel.reading.turns_at_once import is_moving, stacks_set_aside
from mainphase.kernel.state.as_text import state_fields
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.program import TakePhase, TakeStep, TakeTurn
from mainphase.kernel.values import Characteristics, DecisionKind, Option

COLORS = (1, 2, 4, 8, 16, 32)


def option_key(option: Option) -> tuple[int, int, int]:
    return option.kind, option.a, option.b


def check_decision(g: State) -> None:
    """Somebody who is in the game chooses among options that differ."""
    pending = g.pending
    assert pending is not None
    assert not g.over
    assert not g.players[pending.player].left, "a player who has left is asked"
    assert pending.count() > 0, f"a decision of kind {pending.kind} without options"
    if pending.high < pending.low:
        keys = [option_key(option) for option in pending.options]
        assert len(set(keys)) == len(keys), f"a decision of kind {pending.kind} offers something twice: {keys}"
    if pending.kind == DecisionKind.PRIORITY:
        assert g.holder == pending.player
        if not is_destroying(g):
            assert not would_act(g), "priority is given although a state-based action applies (704.3)"
            assert not g.waiting, "priority is given although a triggered ability waits (117.5)"


def is_destroying(g: State) -> bool:
    """Under the rules of 1997 what regenerates a permanent is played, and may be interrupted, while that permanent is
    being destroyed: a state-based action that does so is not over, and nothing that has triggered is played within it
    (Fifth Edition, "Specialized Abilities").
    """
    return g.batches is not None and len(g.batches.doomed) > 0


def zones(g: State) -> list[tuple[str, int, int, list[int]]]:
    """Every zone list: its name, its zone, whose it is (-1: everybody's), its objects."""
    out = [
        ("battlefield", Zone.BATTLEFIELD, -1, g.battlefield),
        ("phased out", Zone.BATTLEFIELD, -1, g.phased_out),
        ("stack", Zone.STACK, -1, g.stack + stacks_set_aside(g)),
        ("exile", Zone.EXILE, -1, g.exile),
        ("command", Zone.COMMAND, -1, g.command),
        ("the planar deck", Zone.COMMAND, -1, g.planar_deck),
    ]
    for p in g.players:
        out.append((f"{p.name}'s library", Zone.LIBRARY, p.id, p.library))
        out.append((f"{p.name}'s hand", Zone.HAND, p.id, p.hand))
        out.append((f"{p.name}'s graveyard", Zone.GRAVEYARD, p.id, p.graveyard))
        out.append((f"{p.name}'s scheme deck", Zone.COMMAND, p.id, p.schemes))
        out.append((f"{p.name}'s planar deck", Zone.COMMAND, p.id, p.planar_deck))
        out.append((f"{p.name}'s sideboard", Zone.OUTSIDE, p.id, p.sideboard))
    return out


def check_zones(g: State) -> None:
    """Every object is in one zone, listed once, and says so itself; what was is nowhere (CR 400.1, 400.7)."""
    seen: dict[int, str] = {}
    for name, zone, owner, ids in zones(g):
        for oid in ids:
            assert oid not in seen, f"object {oid} is in {seen[oid]} and in {name}"
            seen[oid] = name
            o = g.objects[oid]
            assert o.id == oid
            assert o.zone == zone, f"object {oid} is listed in {name} and says zone {o.zone}"
            assert owner in (-1, o.owner), f"object {oid} of player {o.owner} is in {name} (400.3)"
            assert o.phased_out == (name == "phased out")
            assert not g.players[o.owner].left, f"object {oid} in {name}: its owner has left (800.4a)"
            if zone == Zone.BATTLEFIELD and not o.phased_out:  # what is phased out keeps its controller (702.26n)
                assert not g.players[o.controller].left, f"object {oid} is controlled by a player who has left"
            if zone == Zone.STACK:
                assert o.ctx is not None or g.pending is not None
            if o.kind == ObjectKind.TOKEN and zone != Zone.BATTLEFIELD:
                assert oid in g.vanishing, f"a token stays in {name} (704.5d)"
            if o.kind == ObjectKind.ABILITY:
                assert zone == Zone.STACK
    due = asked_as_it_enters(g) | {oid for o in g.objects.values() for oid in o.components}
    for oid, o in g.objects.items():
        if oid not in seen:
            assert o.zone == Zone.NOWHERE, f"object {oid} says zone {o.zone} and is in no list"
            assert oid in g.last_known or oid in due or is_known_to_others(g, oid), (
                f"object {oid} is nowhere and not among what was"
            )


def is_known_to_others(g: State, oid: int) -> bool:
    """True if a turn that is set aside may still look back at what is gone (CR 807.4)."""
    return any(oid in m.kept or (oid in m.last_known and not is_moving(g, m)) for m in g.markers)


def asked_as_it_enters(g: State) -> set[int]:
    """What is about to enter, while it is asked how: a token is nowhere before (CR 614.12, 111.1)."""
    return {change.obj for frame in g.agenda if isinstance(frame, Replacing) for change in frame.changes}


def check_card_owners(g: State, brought: list[Counter[int]]) -> None:
    """Each player owns the cards they brought, wherever they are; tokens, abilities and a single planar deck aside."""
    have: list[Counter[int]] = [Counter() for _ in g.players]
    for o in g.objects.values():
        if o.zone == Zone.NOWHERE or (g.one_planar_deck and is_planar(g, o)):
            continue
        for part in components_of(g, o):
            if part.kind == ObjectKind.CARD:
                have[o.owner][part.card] += 1
    for p in g.players:
        if not p.left:
            assert have[p.id] == brought[p.id], f"{p.name}'s cards: {have[p.id]}, brought {brought[p.id]}"


def check_planes(g: State) -> None:
    """Whoever is the planar controller controls what is face up; in a Grand Melee each plane is of one turn (CR 901.6,
    901.14).
    """
    up = [g.objects[oid] for oid in g.command if is_planar(g, g.objects[oid])]
    if g.markers:
        of_turns = sorted(oid for m in g.markers for oid in m.planes)
        assert of_turns == sorted(o.id for o in up), f"planes of turns {of_turns}, face up {[o.id for o in up]}"
        for m in g.markers:
            assert all(g.objects[oid].controller == m.walker for oid in m.planes)
        assert not g.planechase or g.planar_controller == g.markers[g.moving].walker
    else:
        assert all(o.controller == g.planar_controller for o in up)


def check_player_states(g: State) -> None:
    for p in g.players:
        for unit in p.pool:
            assert unit.color in COLORS, f"mana of kind {unit.color}"
        for kind, count in p.counters.items():
            assert count > 0, f"{count} {kind} counters on {p.name}"
        assert p.lands_played >= 0
        if p.left:
            assert not p.hand
            assert not p.library
            assert not p.graveyard
            assert not p.sideboard
            assert not p.pool


def check_components(g: State, o: Obj) -> None:
    """What represents a permanent together with others is nowhere else, and the topmost is what the permanent is."""
    parts = components_of(g, o)
    assert o.zone == Zone.BATTLEFIELD
    assert len(parts) > 1
    assert len({part.id for part in parts}) == len(parts)
    for part in parts:
        assert part.zone == Zone.NOWHERE
        assert part.owner == o.owner
        assert part.id not in g.last_known
        assert not part.components
    assert (o.card, o.kind) == (parts[0].card, parts[0].kind)


def check_permanents(g: State) -> None:
    for o in g.permanents:
        assert g.objects[o.id] is o
        assert o.damage >= 0
        if o.components:
            check_components(g, o)
        for kind, count in o.counters.items():
            assert count > 0, f"{count} {kind} counters on {o.id}"
    battlefield = g.battlefield
    combat = g.combat
    if combat is None:
        return
    for a in combat.attackers:
        assert a in battlefield, f"attacker {a} is not on the battlefield (506.4)"
        assert a in combat.attacks
    assert len(combat.attackers) == len(combat.attacks)
    for a, blockers in combat.blockers.items():
        assert a in combat.attacks
        for b in blockers:
            assert b in battlefield, f"blocker {b} is not on the battlefield (506.4)"
            assert a in combat.blocking[b]
    for b, attackers in combat.blocking.items():
        for a in attackers:
            assert b in combat.blockers[a]


def check_parts(g: State) -> None:
    """The turn and what is still ahead of it: every part that exists has a place, and every place a part."""
    ahead: list[int] = [*g.extra_turns]
    going = [(g.turn, g.phase, g.step)]
    going += [(m.turn, m.phase, m.step) for m in g.markers if not is_moving(g, m)]
    for current in (part for parts in going for part in parts):
        if current:
            ahead.append(current)
    for frame in [
        *g.agenda,
        *(frame for m in g.markers for frame in m.frames),
    ]:  # one that has not begun: it is asked whether it is skipped (614.10)
        next_one = (
            frame.turn if isinstance(frame, TakeTurn)
            else frame.phase if isinstance(frame, TakePhase)
            else frame.step if isinstance(frame, TakeStep)
            else 0
        )  # fmt: skip
        if next_one and next_one not in ahead:
            ahead.append(next_one)
    reached: list[int] = []
    while ahead:
        part = ahead.pop()
        assert part not in reached, f"part {part} is in two queues"
        reached.append(part)
        ahead.extend(g.parts[part].queue)
    lost = [f"{k} (level {p.level}, kind {p.kind})" for k, p in g.parts.items() if k not in reached]
    assert not lost, f"parts that nothing will begin: {lost}"


def check_state(g: State, brought: list[Counter[int]]) -> None:
    check_decision(g)
    check_zones(g)
    check_card_owners(g, brought)
    check_player_states(g)
    check_planes(g)
    check_permanents(g)
    check_parts(g)


# --- What is derived


def characteristics(c: Characteristics) -> tuple[object, ...]:
    return tuple(getattr(c, field) for field in state_fields(Characteristics))


def describe(g: State, o: Obj) -> str:
    return f"object {o.id}, {g.book.cards[o.card].node.name}, zone {o.zone}"


def check_derived(kept: State, derived: State) -> None:
    """Checks that what was kept step by step follows from the objects: characteristics, and the indices as sets."""
    for oid, o in kept.objects.items():
        if o.phased_out:  # treated as though it did not exist (702.26b): nobody asks what it is
            continue
        mine, other = characteristics(characteristics_of(o)), characteristics(characteristics_of(derived.objects[oid]))
        assert mine == other, f"{describe(kept, o)}: kept {mine}, derived {other}"
    for kind, (one, two) in enumerate(zip(kept.watchers, derived.watchers, strict=True)):
        assert len(set(one)) == len(one)
        assert set(one) == set(two), f"watchers of event kind {kind}: kept {sorted(one)}, derived {sorted(two)}"
    watching, found = ({kind: ids for kind, ids in g.outward.items() if ids} for g in (kept, derived))
    assert watching == found, f"watchers of what happens to others: kept {watching}, derived {found}"
    for kind, (one, two) in enumerate(zip(kept.statics, derived.statics, strict=True)):
        assert len(set(one)) == len(one)
        assert set(one) == set(two), f"statics of kind {kind}: kept {sorted(one)}, derived {sorted(two)}"
    assert set(kept.actives) == set(derived.actives), "who has activated abilities"
    assert kept.begun == derived.begun


def characteristics_and_controller(o: Obj) -> tuple[object, ...]:
    c = characteristics_of(o)
    return (
        c.name,
        c.colors,
        c.types,
        c.supertypes,
        sorted(c.subtypes),
        c.power,
        c.toughness,
        c.keywords,
        c.abilities,
        o.controller,
    )


def check_from_the_start(g: State) -> None:
    """Determines everything again, in the very state: nothing may change, nor any index."""
    refresh(g)
    before = {oid: characteristics_and_controller(g.objects[oid]) for oid in g.battlefield + g.stack}
    indices = ([w[:] for w in g.watchers], [s[:] for s in g.statics], g.actives[:])
    kept, clock = g.check_state, g.clock
    g.all_stale = True
    refresh(g)
    g.check_state = kept
    for oid, was in before.items():
        assert characteristics_and_controller(g.objects[oid]) == was, (
            f"object {oid} is determined anew as {characteristics_and_controller(g.objects[oid])}, it was {was}"
        )
    assert (g.watchers, g.statics, g.actives) == indices, "the indices differ"
    assert g.clock == clock, "something has changed control"
