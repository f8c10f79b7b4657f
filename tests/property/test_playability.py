"""Whether a player could do anything but pass is judged without a listing (`turn.playability`): it agrees with what is
listed, in every window of random games, and a game in which windows close by themselves is the game in which all pass.
"""

from __future__ import annotations

import pytest
from tests.property.playing import deal, hash_of, play

from mainphase.cards.nodes import Zone
from mainphase.kernel import machine
from mainphase.kernel.casting.castable import cannot_cast
from mainphase.kernel.casting.playing import cannot_play_land
from mainphase.kernel.lowering.codes import UNBOUNDED
from mainphase.kernel.state.player import ZonePlayability
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.playability import (
    NOTHING,
    graveyard_playability,
    hand_playability,
    most_playable_mana,
    update_playability,
)
from mainphase.kernel.turn.priority import list_options
from mainphase.kernel.turn.stops import at_stop
from mainphase.kernel.values import Automation, DecisionKind, Option, OptionKind
from mainphase.rules.timeline import rules_on
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.wandering import Wanderer

pytestmark = pytest.mark.fuzz

DATES = ("fifth", "sixth", "2003-07-01", "2009-07-11", "innistrad", "2017-01-20", "newest")
GAMES = 3
ALL_ASKED = Automation(mana_auto=True, pay=True, triggers=True)
STOPPING = Automation(mana_auto=True, pay=True, passes=True, triggers=True, stops=True)


def dealt(seed: int, date: str, automation: Automation) -> tuple[State, Wanderer]:
    dice = Dice(seed)
    g = deal(dice, automation, rules=rules_on(None if date == "newest" else date))
    return g, Wanderer(dice)


def keys(options: list[Option]) -> list[tuple[int, int, int]]:
    return [(o.kind, o.a, o.b) for o in options]


def check_hand(g: State, player: int, whole: list[tuple[int, int, int]]) -> None:
    """Cards of one definition are asked about once; each by itself would have had the same answer."""
    played = {a for kind, a, _ in whole if kind in (OptionKind.CAST, OptionKind.PLAY_LAND)}
    cast = {(a, way) for kind, a, way in whole if kind == OptionKind.CAST}
    for oid in g.players[player].hand + g.players[player].graveyard:
        code = g.book.cards[g.objects[oid].card]
        if code.interchangeable and code.castable:
            zone = g.objects[oid].zone
            ways = [k + 1 for k, alternative in enumerate(code.alternatives) if alternative.zone == zone]
            for way in ways:
                assert (cannot_cast(g, player, oid, way) == 0) == ((oid, way) in cast), code.node.name
    for oid in g.players[player].hand:
        code = g.book.cards[g.objects[oid].card]
        if code.simple:
            why = cannot_play_land(g, player, oid) if code.is_land else cannot_cast(g, player, oid, 0)
            assert (why == 0) == (oid in played) or not code.castable, code.node.name


def check_zones(g: State) -> None:
    """What was found of hands and graveyards, as cards came and went, is what is found of all of them anew."""
    for p in g.players:
        for zone, known, cards in (
            (Zone.HAND, hand_playability(g, p), p.hand),
            (Zone.GRAVEYARD, graveyard_playability(g, p), p.graveyard),
        ):
            anew = ZonePlayability()
            update_playability(g, cards, zone, anew)
            for field in ("count", "last", "fast", "slow", "land", "ids", "codes", "alike"):
                assert getattr(known, field) == getattr(anew, field), field


@pytest.mark.parametrize("date", DATES)
def test_what_is_judged_agrees_with_what_is_listed(date: str) -> None:
    judged = bare = 0

    def watch(g: State, _: int) -> None:
        nonlocal judged, bare
        pending = g.pending
        assert pending is not None
        if pending.kind != DecisionKind.PRIORITY or g.holder != pending.player:
            return
        most = most_playable_mana(g, pending.player)
        whole = keys(list_options(g, pending.player, UNBOUNDED))
        if most == NOTHING:
            judged += 1
            assert whole == [(OptionKind.PASS, 0, 0)], f"turn {g.turn_number}: {whole[1:]} could be done"
        else:
            assert keys(list_options(g, pending.player, most)) == whole
        if g.batches is None:
            assert keys([pending.option(i) for i in range(pending.count())]) == whole, "it was listed too long ago"
        bare += len(whole) == 1
        check_hand(g, pending.player, whole)
        p = g.players[pending.player]
        p.hand_uses.count = p.graveyard_uses.count = -1  # judged anew it is the same
        p.playability.changes = p.playability_at_sorcery_time.changes = -1
        assert most_playable_mana(g, pending.player) == most

    for seed in range(1, GAMES + 1):
        g, player = dealt(seed * 53, date, ALL_ASKED)
        play(g, player, watch)
    assert judged > bare * 0.3, f"of {bare} windows without a choice {judged} were judged so"


@pytest.mark.parametrize("date", ["2003-07-01", "newest"])
def test_uses_of_cards_are_kept_up(date: str) -> None:
    for seed in range(1, GAMES + 1):
        g, player = dealt(seed * 61, date, ALL_ASKED)
        play(g, player, lambda g, _: check_zones(g))


@pytest.mark.parametrize("date", DATES)
def test_what_was_found_is_not_offered_too_long(date: str) -> None:
    """What players may do is looked for again only after something that it depends on has changed: in every window it
    is what would be found now. Nothing here makes anybody look.
    """
    known = 0

    def watch(g: State, _: int) -> None:
        nonlocal known
        pending = g.pending
        assert pending is not None
        if pending.kind != DecisionKind.PRIORITY or g.holder != pending.player or g.batches is not None:
            return
        offered = keys([pending.option(i) for i in range(pending.count())])
        assert offered == keys(list_options(g, pending.player, UNBOUNDED)), f"turn {g.turn_number}"
        known += 1

    for seed in range(1, 3 * GAMES + 1):
        g, player = dealt(seed * 67, date, ALL_ASKED)
        play(g, player, watch)
    assert known > 100 or date == "fifth"


@pytest.mark.parametrize("date", DATES)
def test_windows_that_close_by_themselves_change_nothing(date: str) -> None:
    """The same answers, given where there is a choice, lead to the same position."""
    for seed in range(1, GAMES + 1):
        g, player = dealt(seed * 59, date, ALL_ASKED)
        answers: list[int] = []
        while g.pending is not None:
            index = player.answer(g)
            if g.pending.count() > 1 or g.pending.option(0).kind != OptionKind.PASS:
                answers.append(index)
            machine.apply_option(g, index)
        skipping = Automation(mana_auto=True, pay=True, passes=True, triggers=True)
        twin, _ = dealt(seed * 59, date, skipping)
        for index in answers:
            machine.apply_option(twin, index)
        assert twin.pending is None
        assert hash_of(twin) == hash_of(g)


@pytest.mark.parametrize("date", DATES)
def test_with_stops_players_pass_wherever_they_do_not_stop(date: str) -> None:
    passed = 0
    for seed in range(1, GAMES + 1):
        g, player = dealt(seed * 61, date, ALL_ASKED)
        answers: list[int] = []
        while (asked := g.pending) is not None:
            index = player.answer(g)
            if asked.kind == DecisionKind.PRIORITY and not at_stop(g, asked.player):
                assert asked.option(0).kind == OptionKind.PASS
                passed += asked.count() > 1
                index = 0
            elif asked.count() > 1 or asked.option(0).kind != OptionKind.PASS:
                answers.append(index)
            machine.apply_option(g, index)
        twin, _ = dealt(seed * 61, date, STOPPING)
        for index in answers:
            machine.apply_option(twin, index)
        assert twin.pending is None
        assert hash_of(twin) == hash_of(g)
    assert passed > 20 or date == "fifth", "there was something to pass up"
