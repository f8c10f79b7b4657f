"""CR 728: rad counters, which have a player mill cards at the beginning of their precombat main phase."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.mechanics import unknown_mechanic

GLOW = invented("Target player gets three rad counters.", "Glow", "Instant", cost="{0}")
DEATH = invented(
    "Whenever another creature you control dies, target player gets a rad counter. "
    "If that player is you, you gain 7 life.",
    "Death",
)
END = invented("Destroy target creature.", "End", "Instant", cost="{0}")
NONLANDS = ["Forest", "Grizzly Bears", "Shock"]  # after the draw of the turn


def rad(table: Table, player: int) -> int:
    return table.state.players[player].counters.get("rad", 0)


def radiant(*library: str) -> Table:
    table = position(alice_hand=[GLOW], bob_library=list(library))
    table.alice.cast("Glow", ["bob"])
    table.resolve()
    assert rad(table, 1) == 3
    return table


def test_728_1_122_1i_each_nonland_card_that_is_milled_costs_a_life_and_a_counter() -> None:
    table = radiant("Island", *NONLANDS)
    table.advance_to("turn 2, draw")
    assert (table.bob.life, table.bob.graveyard) == (20, [])
    table.advance_to("turn 2, precombat main")
    assert table.stack == ["Radiation"]
    table.resolve()
    assert sorted(table.bob.graveyard) == sorted(NONLANDS)
    assert (table.bob.life, rad(table, 1)) == (18, 1)
    table.advance_to("turn 2, postcombat main")
    assert (table.stack, len(table.bob.graveyard)) == ([], 3)


def test_728_1_the_active_player_controls_it_and_nobody_else_mills() -> None:
    table = radiant("Island", *NONLANDS)
    table.advance_to("turn 2, precombat main")
    assert [o.controller for o in table.state.objects.values() if o.id in table.state.stack] == [1]
    table.resolve()
    table.advance_to("turn 3, precombat main")
    assert table.stack == []
    assert (table.alice.life, table.alice.graveyard) == (20, ["Glow"])


def test_728_1_lands_cost_nothing_and_the_counters_stay() -> None:
    table = radiant("Island", "3 Forest")
    table.advance_to("turn 2, precombat main")
    table.resolve()
    assert (table.bob.life, rad(table, 1), len(table.bob.graveyard)) == (20, 3, 3)


def test_728_1_as_many_cards_as_there_are_counters_as_it_resolves() -> None:
    table = position(alice_hand=[GLOW], bob_hand=[GLOW], bob_library=["Island", "8 Forest"])
    table.alice.cast("Glow", ["bob"])
    table.resolve()
    table.advance_to("turn 2, precombat main")
    table.bob.cast("Glow", ["bob"])
    table.resolve()
    table.resolve()
    assert len(table.bob.graveyard) == 7  # with the spell


def test_728_1_each_of_a_team_that_has_counters() -> None:
    table = position(
        players=("alice", "bob", "carol", "dave"),
        teams=(("alice", "bob"), ("carol", "dave")),
        alice_hand=[GLOW, GLOW],
        carol_library=["Island", *NONLANDS],
        dave_library=["Island", *NONLANDS],
    )
    for name in ("carol", "dave"):
        table.alice.cast("Glow", [name])
        table.resolve()
    table.advance_to("turn 2, precombat main")
    if table.asked == "order triggers":
        table.apply(0)
    assert table.stack == ["Radiation", "Radiation"]
    table.resolve()
    table.resolve()
    assert (rad(table, 2), rad(table, 3)) == (1, 1)


def test_608_2c_a_player_who_is_you() -> None:
    for name, life in (("alice", 27), ("bob", 20)):
        table = position(alice=[DEATH, "Grizzly Bears"], alice_hand=[END])
        table.alice.cast("End", ["Grizzly Bears"])
        table.resolve()
        table.choose(name)
        table.resolve()
        assert table.alice.life == life
        assert rad(table, ["alice", "bob"].index(name)) == 1


def test_728_1_rad_counters_came_with_fallout() -> None:
    assert "rad counters" in unknown_mechanic(GLOW, "2024-02-02")
    assert unknown_mechanic(GLOW, "2024-03-08") == ""
