"""Bots under the rules of 1997: what has its own time there is used in it."""

from __future__ import annotations

import pytest
from tests.players.test_greedy import answer
from tests.support.table import Table, position

from mainphase import sim

DECKS = {"Alice": "fifth-white-blue-circles", "Bob": "fifth-black-red-pacts"}
FIFTH = "fifth"


def pass_all(table: Table, times: int) -> None:
    for _ in range(times):
        table.pass_once()


def test_it_declares_an_attack_that_profits_and_no_other() -> None:
    table = position(alice=["Hill Giant"], rules=FIFTH, step="main phase")
    assert answer(table) == "phase ability"
    table = position(alice=["Grizzly Bears"], bob=["Hill Giant"], rules=FIFTH, step="main phase")
    assert answer(table) == "pass"


def test_it_prevents_damage_with_a_circle_and_chooses_the_source_that_hurts_most() -> None:
    table = position(
        alice=["Mountain"], alice_hand=["Lightning Bolt"], bob=["Circle of Protection: Red", "Plains"],
        rules=FIFTH, step="main phase",
    )  # fmt: skip
    table.alice.cast("Lightning Bolt", targets=["bob"])
    pass_all(table, 5)
    assert table.asked_player == "bob"
    assert answer(table) == "activate Circle of Protection: Red"


def test_it_saves_a_creature_with_a_spell_but_does_not_waste_one() -> None:
    for hurt, said in (("Prodigal Sorcerer", "cast Healing Salve"), ("Serra Angel", "pass")):
        table = position(
            alice=["Mountain"], alice_hand=["Lightning Bolt"], bob=[hurt, "Plains"], bob_hand=["Healing Salve"],
            rules=FIFTH, step="main phase",
        )  # fmt: skip
        table.alice.cast("Lightning Bolt", targets=[hurt])
        pass_all(table, 5)
        assert answer(table) == said, hurt


def test_it_regenerates_what_is_being_destroyed() -> None:
    table = position(
        alice=["Mountain"], alice_hand=["Lightning Bolt"], bob=["Drudge Skeletons", "Swamp"],
        rules=FIFTH, step="main phase",
    )  # fmt: skip
    table.alice.cast("Lightning Bolt", targets=["Drudge Skeletons"])
    pass_all(table, 6)
    assert (table.asked_player, answer(table)) == ("bob", "activate Drudge Skeletons")


def test_it_settles_a_phase_cost_the_cheaper_way() -> None:
    table = position(alice=["Force of Nature", "4 Forest"], rules=FIFTH, step="upkeep phase")
    table.apply(table.options.index(answer(table)))
    pass_all(table, 4)
    assert table.alice.life == 20
    assert [table.tapped("Forest")] == [True]


def test_it_does_not_pay_to_untap_what_is_untapped() -> None:
    table = position(alice=["Mana Vault", "4 Forest"], rules=FIFTH, step="upkeep phase")
    pass_all(table, 2)
    while table.asked != "optional cost":
        table.pass_once()
    assert answer(table) == "no"


@pytest.mark.parametrize("rules", [FIFTH, "current"])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_decks_of_the_fifth_edition_are_played_to_the_end(rules: str, bot: str) -> None:
    games = 6 if bot == "random" else 2
    (tally,) = sim.run(DECKS.values(), games, bots=bot, rules=rules, seed=40).tallies
    assert tally.games == games
    assert tally.cut_off == 0


@pytest.mark.deep
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_thousand_games_of_the_fifth_edition(bot: str) -> None:
    (tally,) = sim.run(DECKS.values(), 1000, bots=bot, rules=FIFTH).tallies
    assert tally.games == 1000
    assert tally.cut_off < 10
    assert min(player.won for player in tally.players.values()) > 100
