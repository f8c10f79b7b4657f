"""CR 901.14: planes in a Grand Melee. Eight players, ann to hal: ann and eve take turns at the same time, and each of
them has a plane face up. A range of 1 keeps them apart, and limits planes, too (901.13).
"""

from __future__ import annotations

import pytest
from tests.rules.test_807_grand_melee import EIGHT, TWELVE, begun, leave, set_aside, until, until_turn
from tests.support.planar import PLANES, comes_up, some_plane
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.decks import read_deck
from mainphase.cards.nodes import PlanarSymbol
from mainphase.cards.planechase import planechase_game
from mainphase.cards.words import creature, gain_life, have, phenomenon, when_encountered
from mainphase.game import Game
from mainphase.new_game.dated_variants import without_variant
from mainphase.presentation.view import view_of
from mainphase.rules.timeline import rules_on

MELEE, BEARS = "grand melee", "Grizzly Bears"
GROVE = some_plane("Grove", n.Static(have(creature, n.AddPT(n.Fixed(1), n.Fixed(1))).effect))
FEAST = phenomenon("Feast", when_encountered.do(gain_life(10)))


def melee(players: tuple[str, ...] = EIGHT, **said: object) -> Table:
    """Ann and eve have planes of theirs face up; each player has a planar deck of one plane."""
    decks = {f"{name}_planes": [PLANES[k % 8]] for k, name in enumerate(players)}
    planes = {"ann_plane": [PLANES[8]], "eve_plane": [PLANES[9]]}
    return position(players=players, variant=MELEE, **{**decks, **planes, **said})  # type: ignore[arg-type]


def planes(table: Table) -> dict[str, str]:
    """The planes that are face up, and who controls each."""
    g = table.state
    return {table.name(oid): g.players[g.objects[oid].controller].name for oid in g.command}


def roll(table: Table, symbol: int) -> None:
    comes_up(table, symbol)
    table.choose("roll the planar die")


def test_901_14a_who_begins_with_a_turn_marker_has_a_starting_plane() -> None:
    names = ["Aretopolis", "Bant", "Krosa", "Naya", "Gavony", "Jund", "Minamo", "Shiv", "Llanowar", "Raven's Run"]
    deck = read_deck("Deck\n60 Forest\nPlanes\n" + "\n".join(f"1 {name}" for name in names))
    game = Game.new(dict.fromkeys(EIGHT, deck), variant="planechase, grand melee", first="bob", seed=3)
    while not game.view("ann").turn:
        game.apply(0)
    g = game.state
    up = [g.objects[oid] for oid in g.command]
    assert [g.players[o.controller].name for o in up] == [g.players[o.owner].name for o in up] == ["bob", "fay"]
    assert [len(p.planar_deck) for p in g.players] == [9 if p.name in ("bob", "fay") else 10 for p in g.players]


def test_901_14_each_turn_has_a_planar_controller_who_is_its_active_player() -> None:
    table = melee()
    assert planes(table) == {"Plane I": "ann", "Plane J": "eve"}
    assert view_of(table.state, 0).planar_controller == 0
    until(table, "eve")
    assert view_of(table.state, 0).planar_controller == 4
    until_turn(table, 3)
    assert begun(table)[-1] == (3, "bob")
    assert planes(table) == {"Plane I": "bob", "Plane J": "eve"}


def test_901_14_701_31b_who_planeswalks_leaves_the_plane_of_their_own_turn() -> None:
    table = melee()
    roll(table, PlanarSymbol.PLANESWALKER)
    while table.stack:
        table.apply(0)
    assert planes(table) == {"Plane J": "eve", "Plane A": "ann"}
    until(table, "eve", "precombat main")
    roll(table, PlanarSymbol.PLANESWALKER)
    while table.stack:
        table.apply(0)
    assert planes(table) == {"Plane A": "ann", "Plane E": "eve"}


@pytest.mark.parametrize("day", ["2012-07-01", "2026-04-17"])
def test_901_13_chaos_of_one_turn_is_beyond_the_range_of_another_planar_controller(day: str) -> None:
    table = melee(rules=day)
    roll(table, PlanarSymbol.CHAOS)
    assert len(table.stack) == 1
    while table.stack:
        table.apply(0)
    assert [p.life for p in table.state.players] == [21] + [20] * 7


def test_901_13_a_plane_affects_what_is_within_range_of_who_controls_it() -> None:
    table = melee(ann_plane=[GROVE], ann=[BEARS], bob=[BEARS], dan=[BEARS], hal=[BEARS])
    sizes = [table.pt(f"{name}'s {BEARS}") for name in ("ann", "bob", "dan", "hal")]
    assert sizes == ["3/3", "3/3", "2/2", "3/3"]
    until_turn(table, 3)  # bob controls it now, as far as he reaches
    assert table.pt(f"hal's {BEARS}") == "2/2"
    alone = position(
        players=("ann", "bob", "cid", "dan"), ann_plane=[GROVE], variant="free-for-all, range 1", cid=[BEARS]
    )
    assert alone.pt(BEARS) == "3/3"  # elsewhere no range limits planes


def test_704_6f_a_phenomenon_waits_for_its_ability_on_the_stack_of_another_turn() -> None:
    table = melee(ann_planes=[FEAST, PLANES[0]])
    roll(table, PlanarSymbol.PLANESWALKER)
    while "Feast" not in planes(table):
        table.apply(0)
    until(table, "eve")
    assert set_aside(table) != []
    assert planes(table) == {"Plane J": "eve", "Feast": "ann"}
    while "Feast" in planes(table):
        table.apply(0)
    assert table.ann.life == 30
    assert planes(table) == {"Plane J": "eve", "Plane A": "ann"}


def test_901_14b_who_leaves_with_a_turn_marker_is_no_planar_controller_any_more() -> None:
    table = melee()
    leave(table, "eve")  # seven are left: one marker
    assert planes(table) == {"Plane I": "ann"}
    assert [(event.what, event.rule) for event in table.events("plane put away")] == [("Plane J", "901.14b")]
    assert table.events("planeswalks") == []
    table = melee()
    leave(table, "ann")
    assert "Plane I" not in planes(table)


def test_901_6_otherwise_the_next_player_controls_the_plane_and_those_of_who_left_are_replaced() -> None:
    table = melee(players=TWELVE[:9], ann_plane=[], bob_plane=[PLANES[8]])
    assert planes(table) == {"Plane I": "ann", "Plane J": "eve"}  # bob's plane, which ann has
    leave(table, "ann")
    assert planes(table) == {"Plane I": "bob", "Plane J": "eve"}
    table = melee(players=TWELVE[:9], ann_plane=[], bob_plane=[PLANES[8]])
    leave(table, "bob")  # who owns it: ann planeswalks
    assert planes(table) == {"Plane J": "eve", "Plane A": "ann"}


def test_901_14_it_needs_planes_and_turn_markers_of_the_day() -> None:
    assert "do not have the variant planechase yet" in without_variant(
        rules_on("2009-09-30"), "planechase, grand melee", 8
    )
    assert without_variant(rules_on("2009-10-01"), "planechase, grand melee", 8) == ""
    assert planechase_game("Planechase, Grand Melee, range 2", 9).text == "planechase, grand melee, range 2"
