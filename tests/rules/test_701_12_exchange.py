"""CR 701.12: control of two permanents is exchanged, or the life totals of two players, or a life total and a power."""

from __future__ import annotations

import pytest
from tests.support.giants import giants
from tests.support.invented import invented
from tests.support.round_table import lives
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef
from mainphase.cards.words import a_player, artifact, card, creature, do, instant, static, target, targeting, you

BEARS, MEMNITE = "Grizzly Bears", "Memnite"
FIRST, SECOND = n.Target(0), n.Target(1)
SWAP = card("Swap", "{0}", instant)(targeting(creature, creature).do(n.ExchangeControl(n.Together((FIRST, SECOND)))))


def swapping(first: str, second: str) -> Table:
    table = position(alice=[MEMNITE, "Ornithopter"], bob=[BEARS, "Mountain"], alice_hand=[SWAP], bob_hand=["Shock"])
    table.alice.cast("Swap", [first, second])
    return table


def test_701_12b_each_gains_control_of_the_others() -> None:
    table = swapping(MEMNITE, BEARS)
    table.resolve()
    assert (table.controller(MEMNITE), table.controller(BEARS)) == ("bob", "alice")
    table.advance_to("turn 3, upkeep")
    assert (table.controller(MEMNITE), table.controller(BEARS)) == ("bob", "alice")


def test_701_12b_between_two_of_one_player_nothing_is_exchanged() -> None:
    table = swapping(MEMNITE, "Ornithopter")
    table.resolve()
    assert (table.controller(MEMNITE), table.controller("Ornithopter")) == ("alice", "alice")


def test_701_12a_without_one_of_them_nothing_is_exchanged() -> None:
    table = swapping(MEMNITE, BEARS)
    table.pass_once()
    table.bob.cast("Shock", [MEMNITE])
    table.resolve()
    table.resolve()
    assert table.controller(BEARS) == "bob"


def test_701_12a_of_more_than_two_nothing_is_exchanged() -> None:
    all_of_them = card("Whirl", "{0}", instant)(do(n.ExchangeControl(n.Each(creature))))
    table = position(alice=[MEMNITE, "Ornithopter"], bob=[BEARS], alice_hand=[all_of_them])
    table.alice.cast("Whirl")
    table.resolve()
    assert (table.controller(MEMNITE), table.controller(BEARS)) == ("alice", "bob")


# --- Life totals

WITH_YOU = card("With You", "{0}", instant)(targeting(a_player).do(n.ExchangeLife(n.Together((you, target)))))


def totals_after(given: n.StaticEffect | None = None, whose: str = "alice", alice: int = 3, bob: int = 15) -> list[int]:
    """Life totals after alice, who has less life, and bob would have exchanged theirs."""
    rules = [card("Rule", "{0}", artifact)(static(given))] if given is not None else []
    held = {whose: rules}
    table = position(alice_life=alice, bob_life=bob, alice_hand=[WITH_YOU], **held)  # type: ignore[arg-type]
    table.alice.cast("With You", ["bob"])
    table.resolve()
    return lives(table)


def test_701_12c_each_gains_or_loses_what_makes_it_the_others() -> None:
    assert totals_after() == [15, 3]
    assert totals_after(n.LifeGainTimes(you)) == [27, 3]  # what is gained may be changed


@pytest.mark.parametrize(
    ("rule", "whose", "happens"),
    [
        (n.LifeCantChange(you, lose=False), "alice", False),  # CR 119.7: hers would become more
        (n.LifeCantChange(you, gain=False), "alice", True),
        (n.LifeCantChange(you, gain=False), "bob", False),  # CR 119.8: his would become less
        (n.LifeCantChange(you, lose=False), "bob", True),
    ],
)
def test_119_7_119_8_who_cant_gain_or_lose_life_exchanges_none(rule: n.StaticEffect, whose: str, happens: bool) -> None:
    assert totals_after(rule, whose) == ([15, 3] if happens else [3, 15])


def test_701_12a_with_oneself_or_where_a_target_is_gone_no_life_is_exchanged() -> None:
    table = position(alice_life=3, bob_life=15, alice_hand=[WITH_YOU])
    table.alice.cast("With You", ["alice"])
    table.resolve()
    assert lives(table) == [3, 15]


def test_810_9e_team_mates_exchange_no_life_totals() -> None:
    table = giants(ann_life=12, bea_life=20, ann_hand=[WITH_YOU, WITH_YOU])
    table.ann.cast("With You", ["abe"])
    table.resolve()
    assert lives(table) == [12, 12, 20, 20]
    table.ann.cast("With You", ["bob"])
    table.resolve()
    assert lives(table) == [20, 20, 12, 12]


# --- A life total and a power or toughness


def exchanger(measure: str, whose: str = "your") -> CardDef:
    return invented(f"{{0}}: Exchange {whose} life total with Evra's {measure}.", "Evra", "Creature — Avatar", "4/7")


@pytest.mark.parametrize(("measure", "life", "becomes"), [("power", 4, "15/7"), ("toughness", 7, "4/15")])
def test_701_12g_each_value_becomes_what_the_other_was(measure: str, life: int, becomes: str) -> None:
    table = position(alice_life=15, alice=[exchanger(measure)])
    table.alice.activate("Evra")
    table.resolve()
    assert (lives(table)[0], table.pt("Evra")) == (life, becomes)
    table.advance_to("turn 3, upkeep")
    assert table.pt("Evra") == becomes  # for good
    table.alice.activate("Evra")
    table.resolve()
    assert (lives(table)[0], table.pt("Evra")) == (15, "4/7")


def test_701_12g_the_life_total_is_that_of_the_player_who_is_named() -> None:
    table = position(alice_life=15, bob_life=3, alice=[exchanger("toughness", "target opponent's")])
    table.alice.activate("Evra", targets=["bob"])
    table.resolve()
    assert (lives(table), table.pt("Evra")) == ([15, 7], "4/3")


def test_701_12g_who_cant_gain_the_life_exchanges_nothing() -> None:
    rule = card("Rule", "{0}", artifact)(static(n.LifeCantChange(you, lose=False)))
    table = position(alice_life=3, alice=[exchanger("power"), rule])
    table.alice.activate("Evra")
    table.resolve()
    assert (lives(table)[0], table.pt("Evra")) == (3, "4/7")


def test_701_12a_where_the_creature_is_gone_nothing_is_exchanged() -> None:
    table = position(alice_life=3, alice=[exchanger("toughness")], bob_hand=["Unsummon"], bob=["Island"])
    table.alice.activate("Evra")
    table.pass_once()
    table.bob.cast("Unsummon", ["Evra"])
    table.resolve()
    table.resolve()
    assert lives(table)[0] == 3
