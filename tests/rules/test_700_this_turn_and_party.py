"""CR 700.4, 700.8: creatures that died this turn, what a turn has brought players, and a party."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    card,
    creature,
    do,
    each_player,
    gain_life,
    happened_this_turn,
    have,
    instant,
    itself,
    you,
)

BEARS, MEMNITE = "Grizzly Bears", "Memnite"


def counting(amount: n.Quantity) -> n.CardDef:
    return card("Count", "{0}", instant)(do(n.GainLife(amount)))


def gained(table: Table) -> int:
    before = table.alice.life
    table.alice.cast("Count")
    table.resolve()
    return table.alice.life - before


SLAY = card("Slay", "{0}", instant)(do(n.Destroy(n.Each(creature))))


def test_700_4_what_died_is_counted_as_it_was() -> None:
    table = position(
        alice=[BEARS, MEMNITE, "Ornithopter"],
        bob=[BEARS, "Mountain"],
        alice_hand=[SLAY, counting(n.DiedThisTurn(n.OfSubtype("Bear"))), counting(n.DiedThisTurn(creature))],
    )
    table.alice.cast("Slay")
    table.resolve()
    assert gained(table) == 2


def test_700_4_only_of_this_turn() -> None:
    count = counting(n.DiedThisTurn(creature))
    table = position(alice=[MEMNITE], bob=["Mountain"], alice_hand=[SLAY, count])
    table.alice.cast("Slay")
    table.resolve()
    table.advance_to("turn 2, upkeep")
    table.go_on()
    assert table.alice.life == 20
    while table.priority != "alice":
        table.pass_once()
    assert gained(table) == 0


@pytest.mark.parametrize(("by", "lost"), [(you, 3), (each_player, 5)])
def test_119_life_lost_this_turn_is_remembered(by: n.Selector, lost: int) -> None:
    hurt = card("Hurt", "{0}", instant)(
        do(n.LoseLife(n.Fixed(3), you), n.LoseLife(n.Fixed(2), n.EachOpponent()), gain_life(1))
    )
    table = position(alice_hand=[hurt, counting(n.SoMuchThisTurn("lost life", by))])
    table.alice.cast("Hurt")
    table.resolve()
    assert gained(table) == lost


def test_611_3a_what_counts_the_turn_changes_with_it() -> None:
    captain = card("Captain", "{B}", creature, pt="1/1")(
        have(itself, n.AddPT(n.SoMuchThisTurn("lost life", n.You()), n.DiedThisTurn(creature)))
    )
    hurt = card("Hurt", "{0}", instant)(do(n.LoseLife(n.Fixed(3), you), n.Destroy(n.Each(n.Named(MEMNITE)))))
    table = position(alice=[captain, MEMNITE], alice_hand=[hurt])
    assert table.pt("Captain") == "1/1"
    table.alice.cast("Hurt")
    table.resolve()
    assert table.pt("Captain") == "4/2"
    table.advance_to("turn 2, upkeep")
    assert table.pt("Captain") == "1/1"


@pytest.mark.parametrize(
    ("what", "does"),
    [
        ("had a creature die", n.Destroy(n.Each(n.Named(MEMNITE)))),
        ("had a permanent leave the battlefield", n.Destroy(n.Each(n.Named(MEMNITE)))),
        ("had a card put into their graveyard", n.Mill(n.Fixed(1), you)),
        ("had a permanent card put into their graveyard", n.Mill(n.Fixed(1), you)),
        ("discards", n.Discard(n.Fixed(1), you)),
    ],
)
def test_611_3a_a_condition_on_the_turn_comes_true_as_it_happens(what: str, does: n.Effect) -> None:
    grows = n.Static(n.Modify(itself, (n.AddPT(n.Fixed(1), n.Fixed(1)),)), happened_this_turn(what))
    waiter = card("Waiter", "{B}", creature, pt="1/1")(grows)
    act = card("Act", "{0}", instant)(do(does))
    table = position(alice=[waiter, MEMNITE], alice_hand=[act, "Forest"], alice_library=["Forest"])
    assert table.pt("Waiter") == "1/1"
    table.alice.cast("Act")
    table.resolve()
    assert table.pt("Waiter") == "2/2"


def member(name: str, *roles: str) -> n.CardDef:
    return n.CardDef(name, None, n.CardType.CREATURE, subtypes=roles, power=1, toughness=1)


@pytest.mark.parametrize(
    ("members", "size"),
    [
        ([], 0),
        ([("Cleric",), ("Cleric",)], 1),
        ([("Cleric", "Wizard"), ("Cleric",)], 2),
        ([("Cleric", "Wizard"), ("Cleric", "Wizard"), ("Wizard", "Cleric")], 2),
        ([("Cleric", "Rogue", "Warrior", "Wizard")], 1),
        ([("Wizard",), ("Warrior", "Wizard"), ("Rogue", "Warrior"), ("Cleric", "Rogue"), ("Elf",)], 4),
    ],
)
def test_700_8_each_creature_fills_one_role(members: list[tuple[str, ...]], size: int) -> None:
    mine = [member(f"Member {k}", *roles) for k, roles in enumerate(members)]
    other = member("Stranger", "Rogue")
    table = position(alice=mine, bob=[other], alice_hand=[counting(n.PartySize(n.You()))])
    assert gained(table) == size
