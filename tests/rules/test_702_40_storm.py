"""CR 702.40: storm, and what else copies a spell for those cast before it."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards.words import card, do, each_opponent, lose_life, sorcery, storm


def test_702_40a_a_copy_for_each_spell_cast_before_it_this_turn() -> None:
    table = position(alice=["4 Mountain"], alice_hand=["2 Shock", "Grapeshot"])
    for _ in range(2):
        table.alice.cast("Shock", ["bob"])
        table.resolve()
    table.alice.cast("Grapeshot", ["bob"])
    assert table.stack == ["Grapeshot", "Grapeshot"], "the spell, and its ability above it"
    table.resolve()
    for _ in range(2):
        table.choose("done")
    assert len(table.stack) == 3
    for _ in range(3):
        table.resolve()
    assert table.bob.life == 20 - 4 - 3


def test_702_40a_spells_of_other_players_count_and_those_cast_after_it_do_not() -> None:
    table = position(alice=["3 Mountain"], alice_hand=["Shock", "Grapeshot"], bob=["2 Mountain"], bob_hand=["2 Shock"])
    table.alice.cast("Shock", ["bob"])
    table.alice.passes()
    table.bob.cast("Shock", ["alice"])
    table.resolve()
    table.resolve()
    table.alice.cast("Grapeshot", ["bob"])
    table.alice.passes()
    table.bob.cast("Shock", ["alice"])
    table.resolve()
    table.resolve()
    for _ in range(2):
        table.choose("done")
    assert len(table.stack) == 3


def test_702_40a_the_copies_may_be_aimed_anew_and_are_not_cast() -> None:
    table = position(alice=["3 Mountain"], alice_hand=["Shock", "Grapeshot"], bob=["Memnite"])
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    table.alice.cast("Grapeshot", ["bob"])
    table.forget()
    table.resolve()
    table.choose("Memnite")
    table.resolve()
    assert table.bob.graveyard == ["Memnite"]
    assert not table.events("cast")
    table.resolve()
    assert table.bob.life == 17


def test_702_40a_the_spell_countered_its_copies_are_made_all_the_same() -> None:
    table = position(
        alice=["3 Mountain"], alice_hand=["Shock", "Grapeshot"], bob=["2 Island"], bob_hand=["Counterspell"]
    )
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    table.alice.cast("Grapeshot", ["bob"])
    table.alice.passes()
    spell, ability = table.state.stack
    table.bob.cast("Counterspell")
    table.resolve()
    assert table.stack == ["Grapeshot"]
    assert table.state.stack == [ability]
    assert table.state.objects[spell].zone == 0
    table.resolve()
    table.choose("done")
    table.resolve()
    assert table.bob.life == 20 - 2 - 1


def test_702_40a_spells_of_an_earlier_turn_do_not_count() -> None:
    table = position(alice=["4 Mountain"], alice_hand=["Shock", "Empty the Warrens"])
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    table.advance_to("turn 3, precombat main")
    table.alice.cast("Empty the Warrens")
    table.resolve()
    assert table.stack == ["Empty the Warrens"]
    table.resolve()
    assert table.alice.battlefield.count("Goblin Token") == 2


def test_707_10_thousand_year_storm_counts_the_instants_and_sorceries_of_its_controller() -> None:
    table = position(
        alice=["Thousand-Year Storm", "5 Mountain"],
        alice_hand=["2 Shock", "Memnite", "Grapeshot"],
        bob=["Mountain"],
        bob_hand=["Shock"],
    )
    table.alice.cast("Memnite")
    table.resolve()
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    assert table.stack == ["Shock"], "nothing was cast before it but a creature"
    table.alice.passes()
    table.bob.cast("Shock", ["alice"])
    table.resolve()
    table.resolve()
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    table.choose("done")
    assert table.stack == ["Shock", "Shock"]


def test_702_40b_twice_storm_triggers_twice() -> None:
    squall = card("Squall", "{0}", sorcery)(storm, storm, do(lose_life(1, by=each_opponent)))
    table = position(alice=["Mountain"], alice_hand=["Shock", squall])
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    table.alice.cast("Squall")
    while table.asked == "order triggers":
        table.apply(0)
    assert table.stack == ["Squall"] * 3
    table.resolve_all()
    assert table.bob.life == 20 - 2 - 3
