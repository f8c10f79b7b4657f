"""Laps of a loop that are taken at once come to the same as laps that are played (CR 732.2): the same position after as
many of them, and the same from there on. Loops are put together at random, of things that move numbers and things that
read them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    artifact,
    card,
    compare,
    creature,
    damage,
    do,
    each_opponent,
    each_player,
    enchantment,
    gain_life,
    happened_this_turn,
    if_so,
    indestructible,
    instant,
    lose_life,
    put_counters,
    this,
    when,
    whenever,
    you,
)
from mainphase.kernel import machine
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.drifting import Drift, move_alike
from mainphase.kernel.turn.growing import compared
from mainphase.kernel.turn.leaping import leap
from mainphase.kernel.turn.looping import rough_outline
from mainphase.kernel.turn.position import position_hash
from mainphase.kernel.turn.reach import ENDLESS, REFUSED, adds_to_stack, laps_in_reach
from mainphase.kernel.values import DecisionKind
from mainphase.sim.soak.dice import Dice

pytestmark = pytest.mark.fuzz

LOOPS = 120
MOST = 110  # resolutions of each
SPROUT = n.CardDef("Sprout", None, n.CardType.CREATURE, subtypes=("Plant",), power=1, toughness=50)
RUST = n.CardDef("Rust", None, n.CardType.ARTIFACT, subtypes=("Rust",))
FIRST = card("First", "{R}", instant)(do(gain_life(1), n.CreateToken(SPROUT)))
BEGIN = card("Begin", "{R}", instant)(do(gain_life(1), damage(1, to=n.Each(creature))))


def effect_of(dice: Dice) -> n.Effect:
    some = n.EventAmount() if dice.one_in(2) else n.Fixed(1 + dice.below(3))
    kinds = (
        gain_life(some),
        lose_life(some, by=each_opponent),
        lose_life(some, by=you),
        damage(some, to=each_opponent),
        damage(some, to=n.Each(creature)),
        put_counters(1, "energy", on=you),
        gain_life(some, by=each_player),
        put_counters(1, "poison", on=each_opponent),
        gain_life(n.HalfOf(n.LifeOf(you))),
        put_counters(1, "+1/+1", on=n.Each(creature)),
        put_counters(2, "charge", on=n.Each(creature)),
        put_counters(1, "+1/+1", on=this),
    )
    return kinds[dice.below(len(kinds))]


def making(dice: Dice) -> n.CardDef:
    """Something that makes tokens: more and more of them, now and then of two kinds."""
    more: tuple[n.Effect, ...] = (effect_of(dice),) if dice.one_in(2) else ()
    if dice.one_in(3):
        more = (*more, n.CreateToken(RUST))
    on = n.GainsLife(you) if dice.one_in(4) else n.Enters(creature)
    return card("Maker", "{1}", enchantment)(whenever(on).do(n.CreateToken(SPROUT, n.Fixed(1 + dice.below(2))), *more))


def trigger_of(dice: Dice) -> n.Trigger:
    kinds = (
        n.GainsLife(you),
        n.GainsLife(you),
        n.LosesLife(each_opponent),
        n.LosesLife(you),
        n.DealsDamage(creature),
        n.IsDealtDamage(creature),
        n.GainsLife(each_opponent),
    )
    return kinds[dice.below(len(kinds))]


def counting(dice: Dice) -> n.Condition:
    """A condition about how many things there are."""
    which = (creature, artifact, n.All((creature, n.IsToken())))[dice.below(3)]
    return compare(n.CountOf(which), ">=", 10 + dice.below(40))


def condition_of(dice: Dice) -> n.Condition:
    life = n.LifeOf(you if dice.one_in(2) else each_opponent)
    op = ("<", "<=", ">", ">=", "=")[dice.below(5)]
    kinds = (
        compare(life, op, 15 + dice.below(50)),
        compare(life, op, 15 + dice.below(50)),
        compare(15 + dice.below(50), op, life),
        compare(n.LifeOf(you), op, n.LifeOf(each_opponent)),
        happened_this_turn("gained life", at_least=1 + dice.below(40)),
        compare(n.CountersOn("energy", you), op, dice.below(30)),
        compare(n.PowerOf(this), op, dice.below(30)),
    )
    return kinds[dice.below(len(kinds))]


def part_of_loop(dice: Dice, number: int) -> n.CardDef:
    done = [effect_of(dice) for _ in range(1 + dice.below(2))]
    if dice.one_in(4):
        done[-1] = if_so(condition_of(dice), done[-1])
    ability = whenever(trigger_of(dice)).do(*done)
    if dice.one_in(3):
        return card(f"Part {number}", "{1}", creature, pt=f"0/{1 + dice.below(3)}")(indestructible, ability)
    return card(f"Part {number}", "{1}", enchantment)(ability)


def reader(dice: Dice) -> n.CardDef:
    """Something that waits for a number."""
    condition = condition_of(dice)
    if dice.one_in(2):
        return card("Reader", "{1}", enchantment)(n.Static(n.LifeGainTimes(you, 2), condition))
    return card("Reader", "{1}", enchantment)(when(n.StateIs(condition)).do(n.WinTheGame(you)))


def some_loop(seed: int) -> Table:
    dice = Dice(seed * 1_000_003 + 17)
    parts = [part_of_loop(dice, k) for k in range(1 + dice.below(3))]
    if dice.one_in(2):
        parts.append(reader(dice))
    table = position(
        alice=["Mountain", *parts],
        alice_hand=[BEGIN],
        alice_life=20 + dice.below(30),
        bob_life=20 + dice.below(200),
        triggers="automatic",
    )
    if not table.over:
        table.alice.cast("Begin")
    return table


def some_making(seed: int) -> Table:
    """A loop in which something is made: now and then something counts what there is."""
    dice = Dice(seed * 1_000_003 + 23)
    parts = [making(dice)]
    if dice.one_in(2):
        parts.append(card("Beside", "{1}", enchantment)(whenever(n.Enters(creature)).do(effect_of(dice))))
    if dice.one_in(3):
        parts.append(card("Counter", "{1}", enchantment)(when(n.StateIs(counting(dice))).do(n.WinTheGame(you))))
    table = position(
        alice=["Mountain", *parts], alice_hand=[FIRST], bob_life=20 + dice.below(200), triggers="automatic"
    )
    table.alice.cast("First")
    return table


def told(g: State) -> object:
    """A position in which it does not matter which of several things that are alike is which."""
    things = Counter((o.face, o.controller, o.damage, tuple(o.counters.items()), o.tapped) for o in g.permanents)
    return g.over, g.winners, [(p.life, p.counters, p.memory) for p in g.players], things, len(g.stack)


def where(g: State) -> str:
    """The position, whoever is asked."""
    pending, g.pending = g.pending, None
    said = position_hash(g)
    g.pending = pending
    return said


def until_resolved(g: State) -> None:
    """Both pass, and whatever else is asked is answered with the first option."""
    top = g.stack[-1]
    while not g.over and (not at_rest(g) or top in g.stack):
        machine.apply_option(g, 0)


def at_rest(g: State) -> bool:
    pending = g.pending
    return pending is not None and pending.kind == DecisionKind.PRIORITY and pending.player == g.active


def without_question(g: State) -> State:
    twin = flat.clone_state(g)
    twin.pending = None
    return twin


def laps_that_are_alike(played: list[State], at: int) -> tuple[int, list[Drift]]:
    """How long the laps are that end at this position, and what they move; 0 if two of them are not alike."""
    for period in range(1, min(at // 2, 6) + 1):
        if rough_outline(played[at]) != rough_outline(played[at - period]):
            continue
        last = compared(without_question(played[at - period]), without_question(played[at]))
        before = compared(without_question(played[at - 2 * period]), without_question(played[at - period]))
        if last is None or before is None:
            continue
        if last.differ_by_drifts() and before.differ_by_drifts() and move_alike(before.drifts, last.drifts):
            return period, last.drifts
    return 0, []


def rests_of(g: State, goes_on: Callable[[State], bool]) -> list[State]:
    """The positions between two resolutions, as long as there are some."""
    played: list[State] = []
    while not g.over and g.stack and len(played) < MOST and goes_on(g):
        played.append(flat.clone_state(g))
        until_resolved(g)
    return played


def leaping_goes_on_as(
    begin: State, drifts: list[Drift], laps: int, played: list[State], seen: Callable[[State], object], loop: str
) -> None:
    """Laps at once lead to the first of these positions, and from there to the others."""
    twin = flat.clone_state(begin)
    leap(twin, drifts, laps)
    for later in played:
        assert seen(twin) == seen(later), f"{loop}, {laps} laps"
        until_resolved(twin)


def test_732_2_laps_at_once_are_laps_that_are_played() -> None:
    taken = 0
    for seed in range(LOOPS):
        g = some_loop(seed).state
        played = rests_of(g, lambda now: len(now.stack) < 8)
        for at in range(13, len(played), 19):
            period, drifts = laps_that_are_alike(played, at)
            if period == 0:
                continue
            most = laps_in_reach(played[at], drifts, played[at - period].next_id)
            if most == REFUSED:
                continue
            ahead = (len(played) - 1 - at) // period
            if most == ENDLESS:
                assert not g.winners, f"loop {seed} at {at}"  # a draw by the very same position is fine
                most = ahead
            elif g.over or not g.stack:
                assert most <= ahead, f"loop {seed} at {at}: the game ends before lap {most}"
            most = min(most, ahead)
            for laps in {1, most // 2, most}:
                if not 0 < laps <= most:
                    continue
                taken += 1
                there = at + laps * period
                leaping_goes_on_as(
                    played[at], drifts, laps, played[there : there + 2 * period + 2], where, f"loop {seed} at {at}"
                )
    assert taken > 30


def test_732_2_things_that_are_added_at_once_are_those_that_would_be_made() -> None:
    taken = ended = 0
    for seed in range(LOOPS // 2):
        g = some_making(seed).state
        played = rests_of(g, lambda now: len(now.stack) < 60 and len(now.permanents) < 200)
        for at in (21, 40):
            period, drifts = laps_that_are_alike(played, at) if at < len(played) else (0, [])
            if period == 0:
                continue
            most = laps_in_reach(played[at], drifts, played[at - period].next_id)
            if most == REFUSED:
                continue
            ahead = (len(played) - 1 - at) // period
            if most == ENDLESS:
                ended += 1
                assert not g.over, f"loop {seed} at {at} ends by itself"
                if adds_to_stack(drifts):
                    continue
                most = ahead
            most = min(most, ahead)
            if most < 1:
                continue
            taken += 1
            leaping_goes_on_as(played[at], drifts, most, played[at + most * period :], told, f"loop {seed} at {at}")
    assert taken > 8
    assert ended > 8
