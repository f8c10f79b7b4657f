"""The greedy bot does what a sensible player would."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.support.table import Table, opening, position

from mainphase import sim
from mainphase.game import AUTOMATIC, Game
from mainphase.players import GreedyBot


def answer(table: Table, bot: GreedyBot | None = None) -> str:
    """What the bot answers to the pending decision, in the table's words."""
    game = Game(table.state, history=False)
    decision = game.decision
    assert decision is not None
    index = (bot or GreedyBot()).choose(game.view(decision.player), decision)
    return table.options[index]


def hand_of(lands: int) -> list[str]:
    """A library whose first seven cards are known once nothing is shuffled: all alike but for the lands."""
    return [f"{lands} Forest", f"{7 - lands} Grizzly Bears"]


# --- whole games


@pytest.mark.parametrize("deck", ["red-burn", "white-black-attrition", "white-blue-tempo", "vanilla-red"])
def test_it_beats_the_random_bot_with_the_same_deck(deck: str) -> None:
    (tally,) = sim.run([deck, deck], 30, bots=["greedy", "random"], seed=300).tallies  # chance hardly counts
    assert tally.players[f"{deck} (greedy)"].won >= 24, tally


def test_it_plays_the_same_game_again() -> None:
    decks = ["red-green-assault", "white-blue-tempo"]
    assert list(sim.run(decks, 2, bots="greedy", seed=4)) == list(sim.run(decks, 2, bots="greedy", seed=4))


# --- hands


@pytest.mark.parametrize(("deck", "kept"), [(["60 Forest"], False), (["60 Grizzly Bears"], False)])
def test_a_hand_of_lands_or_of_spells_alone_goes_back(deck: Sequence[str], kept: bool) -> None:
    table = opening(deck=deck)
    assert table.asked == "mulligan"
    assert answer(table) == ("keep" if kept else "mulligan")


def test_a_hand_of_both_is_kept() -> None:
    for seed in range(20):
        table = opening(deck=["30 Forest", "30 Grizzly Bears"], seed=seed)
        lands = table.alice.hand.count("Forest")
        assert answer(table) == ("keep" if 2 <= lands <= 5 else "mulligan"), (seed, lands)


# --- lands and spells


def test_it_plays_a_land_before_anything_else() -> None:
    table = position(alice=["Forest"], alice_hand=["Forest", "Llanowar Elves"])
    assert answer(table) == "play Forest"


def test_of_two_lands_it_plays_the_one_whose_colour_it_lacks() -> None:
    table = position(alice=["Forest"], alice_hand=["Forest", "Mountain", "Lightning Bolt"])
    assert answer(table) == "play Mountain"


def test_it_casts_the_dearest_creature_that_it_can_pay_for() -> None:
    table = position(alice=["4 Forest"], alice_hand=["Grizzly Bears", "Centaur Courser", "Craw Wurm"])
    assert answer(table) == "cast Centaur Courser"


def at_the_end_of_their_turn(alice: list[str], hand: list[str], bob: list[str]) -> Table:
    """Bob's turn ends, and Alice may still act: an instant has waited as long as it could."""
    table = position(alice=alice, alice_hand=hand, bob=bob, active="bob", step="end")
    while table.asked_player != "alice":
        table.pass_once()
    return table


def test_an_instant_waits_for_the_end_of_their_turn() -> None:
    table = position(alice=["Mountain"], alice_hand=["Lightning Bolt"], bob=["Hill Giant"])
    assert answer(table) == "pass"
    assert answer(at_the_end_of_their_turn(["Mountain"], ["Lightning Bolt"], ["Hill Giant"])) == "cast Lightning Bolt"


def test_the_best_creature_is_removed() -> None:
    table = at_the_end_of_their_turn(["3 Swamp"], ["Murder"], ["Grizzly Bears", "Serra Angel", "Savannah Lions"])
    assert answer(table) == "cast Murder"
    table.choose("cast Murder")
    assert table.asked == "target"
    assert answer(table) == "Serra Angel"


def test_damage_goes_where_it_kills() -> None:
    table = at_the_end_of_their_turn(["Mountain"], ["Lightning Bolt"], ["Serra Angel", "Hill Giant"])
    assert answer(table) == "cast Lightning Bolt"
    table.choose("cast Lightning Bolt")
    assert answer(table) == "Hill Giant"


def test_damage_goes_to_the_player_when_that_wins() -> None:
    table = position(alice=["Mountain"], alice_hand=["Lightning Bolt"], bob=["Hill Giant"], bob_life=3)
    table.choose("cast Lightning Bolt")
    assert answer(table) == "bob"


def test_its_own_creatures_are_not_removed_for_want_of_others() -> None:
    table = position(alice=["3 Swamp", "Serra Angel"], alice_hand=["Murder"])
    assert answer(table) == "pass"


def test_a_pump_spell_waits_for_a_fight() -> None:
    table = position(alice=["Forest", "Grizzly Bears"], alice_hand=["Giant Growth"], bob=["Hill Giant"])
    assert answer(table) == "pass"
    table.advance_to("declare attackers")
    table.alice.attack(["Grizzly Bears"])
    table.advance_to("declare blockers")
    table.bob.block({"Hill Giant": "Grizzly Bears"})
    assert table.asked_player == "alice"
    assert answer(table) == "cast Giant Growth"
    table.choose("cast Giant Growth")
    assert answer(table) == "Grizzly Bears"


def test_a_counterspell_is_kept_for_a_spell_that_deserves_it() -> None:
    for spell, lands, expected in (
        ("Opt", ["Island"], "pass"),
        ("Serra Angel", ["5 Plains"], "cast Counterspell"),
    ):
        table = position(alice=["2 Island"], alice_hand=["Counterspell"], bob=lands, bob_hand=[spell], active="bob")
        table.bob.cast(spell)
        table.bob.passes()
        assert table.asked_player == "alice"
        assert answer(table) == expected, spell


def test_an_aura_whose_own_trigger_attaches_it_elsewhere_is_judged_to_an_end() -> None:
    table = position(alice=["6 Mountain", "2 Grizzly Bears"], alice_hand=["Breath of Fury"], bob=["Hill Giant"])
    assert answer(table) in ("pass", "cast Breath of Fury")
    table.choose("cast Breath of Fury")
    assert answer(table) == "Grizzly Bears"


# --- combat


def attack_answers(table: Table) -> dict[str, str]:
    """What is answered for each creature that could attack."""
    bot = GreedyBot()
    answers: dict[str, str] = {}
    table.advance_to("declare attackers")
    while table.asked == "attack":
        name, said = table.asked_about, answer(table, bot)
        answers[name] = said
        table.choose(said)
    return answers


def test_it_attacks_an_empty_board_with_everything() -> None:
    table = position(alice=["Grizzly Bears", "Savannah Lions"])
    assert attack_answers(table) == {"Grizzly Bears": "attack bob", "Savannah Lions": "attack bob"}


def test_it_does_not_attack_into_a_bigger_creature() -> None:
    table = position(alice=["Grizzly Bears"], bob=["Craw Wurm"])
    assert attack_answers(table) == {"Grizzly Bears": "stay"}


def test_a_flyer_attacks_over_what_does_not_fly() -> None:
    table = position(alice=["Serra Angel", "Grizzly Bears"], bob=["Craw Wurm"])
    said = attack_answers(table)
    assert said["Serra Angel"] == "attack bob"
    assert said["Grizzly Bears"] == "stay"


def test_everything_attacks_when_that_wins() -> None:
    table = position(alice=["Grizzly Bears", "Hill Giant"], bob=["Craw Wurm"], bob_life=2)
    assert set(attack_answers(table).values()) == {"attack bob"}


def test_enough_stays_at_home_not_to_die_of_the_answer() -> None:
    table = position(alice=["Air Elemental"], alice_life=3, bob=["Hill Giant"], bob_life=20)
    assert attack_answers(table) == {"Air Elemental": "stay"}


def test_as_few_as_defeat_a_battle_attack_it_and_the_others_the_player() -> None:
    siege = "Invasion of Innistrad (2 defense)"
    table = position(alice=[siege, "Grizzly Bears", "Hill Giant"])
    assert attack_answers(table) == {"Grizzly Bears": "attack Invasion of Innistrad", "Hill Giant": "attack bob"}


def test_a_battle_that_would_not_be_defeated_is_left_alone() -> None:
    table = position(alice=["Invasion of Innistrad", "Grizzly Bears"])
    assert attack_answers(table) == {"Grizzly Bears": "attack bob"}


def test_no_battle_is_attacked_when_the_player_would_lose() -> None:
    table = position(alice=["Invasion of Innistrad (2 defense)", "Grizzly Bears"], bob_life=2)
    assert attack_answers(table) == {"Grizzly Bears": "attack bob"}


def test_what_is_gone_by_the_end_of_the_turn_attacks() -> None:
    table = position(alice=["3 Mountain", "Ball Lightning"], bob=["Craw Wurm"])
    assert attack_answers(table) == {"Ball Lightning": "attack bob"}


def block_answers(table: Table, attackers: Sequence[str]) -> dict[str, str]:
    bot = GreedyBot()
    answers: dict[str, str] = {}
    table.advance_to("declare attackers")
    table.alice.attack(list(attackers))
    table.advance_to("declare blockers")
    while table.asked == "block":
        name, said = table.asked_about, answer(table, bot)
        answers[name] = said
        table.choose(said)
    return answers


def test_a_block_that_kills_and_survives_is_made() -> None:
    table = position(alice=["Grizzly Bears"], bob=["Hill Giant"])
    assert block_answers(table, ["Grizzly Bears"]) == {"Hill Giant": "block Grizzly Bears"}


def test_a_creature_is_not_thrown_away() -> None:
    table = position(alice=["Craw Wurm"], bob=["Grizzly Bears"])
    assert block_answers(table, ["Craw Wurm"]) == {"Grizzly Bears": "stay"}


def test_a_creature_is_thrown_away_to_stay_alive() -> None:
    table = position(alice=["Craw Wurm"], bob=["Grizzly Bears"], bob_life=6)
    assert block_answers(table, ["Craw Wurm"]) == {"Grizzly Bears": "block Craw Wurm"}


def test_two_block_together_what_one_alone_could_not_beat() -> None:
    table = position(alice=["Colossapede"], bob=["Hill Giant", "Centaur Courser"])
    said = block_answers(table, ["Colossapede"])
    assert set(said.values()) == {"block Colossapede"}


def test_damage_is_assigned_so_that_as_much_as_possible_dies() -> None:
    table = position(alice=["Craw Wurm"], bob=["Grizzly Bears", "Hill Giant"])
    table.advance_to("declare attackers")
    table.alice.attack(["Craw Wurm"])
    table.advance_to("declare blockers")
    table.bob.block({"Grizzly Bears": "Craw Wurm", "Hill Giant": "Craw Wurm"})
    table.advance_to("combat damage")
    while table.asked == "assign damage":
        table.choose(int(answer(table)))
    assert {"Grizzly Bears", "Hill Giant"} <= set(table.bob.graveyard)


def test_with_banding_their_damage_goes_to_what_we_miss_least() -> None:
    table = position(alice=["Colossapede"], bob=["Benalish Hero", "Serra Angel"])
    table.alice.attack(["Colossapede"])
    table.bob.block({"Benalish Hero": "Colossapede", "Serra Angel": "Colossapede"})
    table.advance_to("combat damage")
    assert (table.asked, table.asked_player, table.asked_about) == ("assign damage", "bob", "Benalish Hero")
    assert answer(table) == "5"


def test_it_bands_with_the_best_that_is_blocked_by_the_same() -> None:
    table = position(alice=["Benalish Hero", "Grizzly Bears", "Hill Giant", "Serra Angel"])
    table.alice.attack(["Benalish Hero", "Grizzly Bears", "Hill Giant", "Serra Angel"])
    assert answer(table) == "band with Hill Giant"


def test_a_vehicle_is_crewed_by_what_does_less_itself() -> None:
    table = position(alice=["Aradara Express", "2 Grizzly Bears"])
    bot = GreedyBot()
    assert answer(table, bot) == "activate Aradara Express"
    table = position(alice=["Sky Skiff", "Serra Angel"])
    assert answer(table) == "pass"


def test_the_automation_of_bots_leaves_them_real_choices_only() -> None:
    decks = {"Alice": "vanilla-red", "Bob": "vanilla-green"}
    game = Game.new(decks, seed=1, automation=AUTOMATIC, history=False, listen=False)
    bot = GreedyBot()
    for _ in range(60):
        decision = game.decision
        assert decision is not None
        assert len(decision.options) > 1
        game.play(bot.choose(game.view(decision.player), decision))
