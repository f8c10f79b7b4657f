"""Dice (CR 706)."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.words import artifact, card, sorcery
from mainphase.kernel.keys import PlayerDeed
from mainphase.language.cards import read_card
from mainphase.language.text.card_data import CardData

RESULT = n.DoneThisWay("rolled")
SEEDS = range(1, 25)
WATCHER = card("Dice Watcher", "{0}", artifact)(
    n.Triggered(n.PlayerDoes(n.You(), PlayerDeed.ROLLS_DICE), (n.Mode(n.DealDamage(n.Fixed(1), n.EachOpponent())),))
)
LOADED = card("Loaded Die", "{0}", artifact)(n.Static(n.RollsMoreDice(n.You())))


def rolled(seed: int, spell: n.CardDef, *mine: n.CardDef, rules: str | None = None) -> Table:
    table = position(alice=[*mine], alice_hand=[spell], seed=seed, rules=rules, triggers="automatic")
    table.alice.cast(spell.name)
    table.resolve_all()
    return table


def rolling(*steps: n.Effect) -> n.CardDef:
    return card("Tossed Die", "{0}", sorcery)(n.SpellAbility((n.Mode(n.Sequence(steps)),)))


def results(table: Table) -> list[int]:
    return [e.amount for e in table.events("die rolled", player="alice")]


def test_706_1_a_die_has_so_many_outcomes_from_1_on() -> None:
    seen = set()
    for seed in SEEDS:
        table = rolled(seed, rolling(n.RollDice(4), n.GainLife(RESULT)))
        (result,) = results(table)
        seen.add(result)
        assert table.alice.life == 20 + result
        assert [e.rule for e in table.events("die rolled")] == ["706"]
    assert seen == {1, 2, 3, 4}


def test_706_2_what_is_added_is_part_of_the_result() -> None:
    for seed in SEEDS:
        table = rolled(seed, rolling(n.RollDice(4, plus=n.Fixed(10)), n.GainLife(RESULT)))
        (result,) = results(table)
        assert 11 <= result <= 14
        assert table.alice.life == 20 + result


def test_706_4_of_several_dice_the_results_are_added() -> None:
    table = rolled(3, rolling(n.RollDice(6, n.Fixed(3)), n.GainLife(RESULT)), WATCHER)
    assert len(results(table)) == 3
    assert table.alice.life == 20 + sum(results(table))
    assert table.bob.life == 19, "they were rolled once, all together"


def test_603_2_dice_are_rolled_for_the_first_time_in_a_turn_once() -> None:
    first = n.PlayerDoes(n.You(), PlayerDeed.ROLLS_DICE, first=True)
    watcher = card("First Watcher", "{0}", artifact)(
        n.Triggered(first, (n.Mode(n.DealDamage(n.Fixed(1), n.EachOpponent())),))
    )
    table = rolled(3, rolling(n.RollDice(6), n.RollDice(6)), watcher)
    assert len(results(table)) == 2
    assert table.bob.life == 19


def test_706_6_the_lowest_roll_is_ignored() -> None:
    totals = [0, 0]
    for seed in SEEDS:
        for k, mine in enumerate(((WATCHER,), (WATCHER, LOADED, LOADED))):
            table = rolled(seed, rolling(n.RollDice(20), n.GainLife(RESULT)), *mine)
            (result,) = results(table)
            totals[k] += result
            assert table.alice.life == 20 + result
            assert table.bob.life == 19
    assert totals[1] > totals[0] + 3 * len(SEEDS)


def test_706_6_nothing_was_rolled_if_no_die_is() -> None:
    table = rolled(3, rolling(n.RollDice(6, n.Fixed(0)), n.GainLife(RESULT)), WATCHER, LOADED)
    assert (results(table), table.alice.life, table.bob.life) == ([], 20, 20)


def read(text: str, kind: str = "Sorcery") -> n.CardDef | None:
    return read_card([CardData(name="Tossed Die", mana_cost="{0}", text=text, type_line=kind)]).card


TABLE = "Roll a d20.\n1—9 | You gain 1 life.\n10—19 | You gain 2 life. You gain 10 life.\n20 | You gain 100 life."


def test_706_3a_the_result_says_which_row_of_the_table_happens() -> None:
    spell = read(TABLE)
    assert spell is not None
    gained = set()
    for seed in range(1, 60):
        table = rolled(seed, spell)
        (result,) = results(table)
        assert table.alice.life == 20 + (1 if result < 10 else 12 if result < 20 else 100)
        gained.add(table.alice.life)
    assert gained == {21, 32, 120}


def test_706_3b_the_table_belongs_to_the_ability_that_rolls() -> None:
    made = read(f"{{T}}: {TABLE}\n{{T}}: Draw a card.", "Artifact")
    assert made is not None
    assert len(made.abilities) == 2


@pytest.mark.parametrize(
    "text",
    [
        "You gain life equal to the result.",  # of what?
        "Roll a d20. Roll a d6. You gain life equal to the result.",  # of which of them?
        "1—9 | You gain 1 life.\n10—20 | You gain 2 life.",
        "Draw a card.\n1—9 | You gain 1 life.\n10—20 | You gain 2 life.",
    ],
)
def test_706_3_what_depends_on_a_roll_is_told_where_the_roll_is(text: str) -> None:
    assert read(text) is None


def test_706_before_there_was_a_rule_no_card_rolls() -> None:
    assert "dice" in unknown_mechanic(rolling(n.RollDice(6)), "2021-06-18")
    assert unknown_mechanic(rolling(n.RollDice(6)), "2021-07-23") == ""
