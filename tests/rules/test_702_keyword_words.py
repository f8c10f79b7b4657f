"""CR 702: keywords of how permanents enter and grow, and of other ways to cast and to discard cards."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Keyword
from mainphase.cards.words import (
    boast,
    card,
    creature,
    devour,
    do,
    draw,
    gain_life,
    graft,
    jump_start,
    lose_life,
    riot,
    sorcery,
    spectacle,
    surge,
    undaunted,
    unleash,
)

BEARS = "Grizzly Bears"


def beast(*abilities: n.Ability | tuple[n.Ability, ...], cost: str = "{1}") -> n.CardDef:
    return card("Beast", cost, creature, pt="2/2")(*abilities)


@pytest.mark.parametrize(("answer", "pt", "hasty"), [("choose counter", "3/3", False), ("choose haste", "2/2", True)])
def test_702_136a_riot_is_a_counter_or_haste(answer: str, pt: str, hasty: bool) -> None:
    table = position(alice=["Forest"], alice_hand=[beast(riot)])
    table.alice.cast("Beast")
    table.resolve()
    table.alice.choose(answer)
    assert table.pt("Beast") == pt
    assert table.has("Beast", Keyword.HASTE) == hasty


@pytest.mark.parametrize(("answer", "pt"), [("yes", "3/3"), ("no", "2/2")])
def test_702_98a_what_is_unleashed_cannot_block(answer: str, pt: str) -> None:
    table = position(players=("alice", "bob"), bob=["Forest"], bob_hand=[beast(unleash)], alice=[BEARS], active="bob")
    table.bob.cast("Beast")
    table.resolve()
    table.bob.choose(answer)
    assert table.pt("Beast") == pt
    table.advance_to("turn 2, declare attackers")
    table.alice.attack({BEARS: "bob"})
    table.advance_to("declare blockers")
    if answer == "yes":
        with pytest.raises(NotOffered):
            table.bob.block({"Beast": BEARS})
    else:
        table.bob.block({"Beast": BEARS})


def test_702_82a_devour_counts_what_was_sacrificed() -> None:
    table = position(alice=["Forest", BEARS, "Memnite", "Hill Giant"], alice_hand=[beast(devour(2))])
    table.alice.cast("Beast")
    table.resolve()
    table.alice.choose(BEARS, "Memnite", "done")
    assert sorted(table.alice.graveyard) == [BEARS, "Memnite"]
    assert table.pt("Beast") == "6/6"


def test_702_58a_graft_hands_counters_on_while_it_has_some() -> None:
    table = position(alice=["2 Forest"], alice_hand=[beast(graft(1), cost="{1}"), "Memnite", "Ornithopter"])
    table.alice.cast("Beast")
    table.resolve()
    assert table.pt("Beast") == "3/3"
    table.alice.cast("Memnite")
    table.resolve()
    table.resolve()
    table.alice.choose("yes")
    assert (table.pt("Beast"), table.pt("Memnite")) == ("2/2", "2/2")
    table.alice.cast("Ornithopter")
    table.resolve()
    assert table.stack == []


def test_702_142a_a_boast_once_in_a_turn_after_attacking() -> None:
    boasts = beast(boast(do(draw(1)), n.PayLife(n.Fixed(1))))
    table = position(alice=[boasts])
    with pytest.raises(NotOffered):
        table.alice.activate("Beast")
    table.alice.attack({"Beast": "bob"})
    table.alice.activate("Beast")
    table.resolve()
    assert len(table.alice.hand) == 1
    with pytest.raises(NotOffered):
        table.alice.activate("Beast")


def test_702_125a_undaunted_counts_opponents() -> None:
    spell = card("Spell", "{3}", sorcery)(undaunted, do(gain_life(1)))
    table = position(players=("alice", "bob", "carol"), alice=["Forest"], alice_hand=[spell])
    table.alice.cast("Spell")
    assert table.stack == ["Spell"]


def test_702_117a_surge_follows_another_spell() -> None:
    spell = card("Spell", "{9}", sorcery)(surge("{1}"), do(gain_life(1)))
    table = position(alice=["Forest"], alice_hand=[spell, "Memnite"])
    with pytest.raises(NotOffered):
        table.alice.cast("Spell", way=1)
    table.alice.cast("Memnite")
    table.resolve()
    table.alice.cast("Spell", way=1)


def test_702_137a_spectacle_needs_a_loss_of_life() -> None:
    spell = card("Spell", "{9}", sorcery)(spectacle("{1}"), do(gain_life(1)))
    first = card("First", "{1}", sorcery)(do(lose_life(1, n.EachOpponent())))
    table = position(alice=["2 Forest"], alice_hand=[spell, first])
    with pytest.raises(NotOffered):
        table.alice.cast("Spell", way=1)
    table.alice.cast("First")
    table.resolve()
    table.alice.cast("Spell", way=1)


def test_702_133a_jump_start_costs_a_card_more_and_exiles() -> None:
    spell = card("Spell", "{1}", sorcery)(do(gain_life(1)), jump_start)
    table = position(alice=["Forest"], alice_graveyard=[spell], alice_hand=["Shock"])
    table.alice.cast("Spell", way=1)
    table.resolve()
    assert table.alice.graveyard == ["Shock"]
    assert table.exile == ["Spell"]
    assert table.alice.life == 21
