"""CR 732, 104.4b: laps of a loop in which nobody can do anything are taken at once, wherever that is the same as
playing them; a loop that goes on for ever is a draw, whatever numbers it moves.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.support.loops import BY_ITSELF
from tests.support.table import Cards, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    card,
    compare,
    creature,
    damage,
    do,
    each_opponent,
    enchantment,
    gain_life,
    happened_this_turn,
    indestructible,
    instant,
    itself,
    lose_life,
    put_counters,
    sorcery,
    this,
    when,
    whenever,
    you,
)
from mainphase.rules import law

THIRST = card("Thirst", "{B}", enchantment)(whenever(n.LosesLife(each_opponent)).do(gain_life(n.EventAmount())))
DEBT = card("Debt", "{B}", enchantment)(whenever(n.GainsLife(you)).do(lose_life(n.EventAmount(), by=each_opponent)))
BOON = card("Boon", "{W}", enchantment)(whenever(n.GainsLife(you)).do(gain_life(1)))
GAIN = card("Gain", "{R}", sorcery)(do(gain_life(2)))
MASOCHIST = card("Masochist", "{1}", creature, pt="0/1")(
    indestructible,
    whenever(n.IsDealtDamage(itself)).do(damage(n.EventAmount(), to=each_opponent)),
)
GUILT = card("Guilt", "{W}", enchantment)(
    whenever(n.DealsDamage(creature)).do(damage(n.EventAmount(), to=n.Each(creature)))
)
PRICK = card("Prick", "{R}", instant)(do(damage(1, to=n.Each(creature))))


def go_on(alice: Cards, spell: n.CardDef, bob: Cards = (), bob_life: int = 20) -> Table:
    """Alice casts a spell, and from there on the game goes on by itself."""
    table = position(alice=["Mountain", *alice], alice_hand=[spell], bob=bob, bob_life=bob_life)
    table.state.automation = BY_ITSELF
    table.alice.cast(spell.name)
    return table


def laps_taken(table: Table) -> int:
    return sum(event.amount for event in table.events("shortcut taken"))


def test_732_2_a_million_life_is_lost_at_once() -> None:
    table = go_on([THIRST, DEBT], GAIN, bob_life=1_000_000)
    assert table.winners == ["alice"]
    assert (table.alice.life, table.bob.life) == (1_000_020, 0)
    assert table.events("player loses", player="bob", rule="704.5a")
    assert table.events("shortcut taken", rule="732.2")
    assert laps_taken(table) > 499_000
    assert len(table.log) < 1000


def test_732_2_what_the_turn_counts_goes_on_too() -> None:
    """As if each lap had been played."""
    table = go_on([THIRST, DEBT], GAIN, bob_life=100_000)
    assert table.state.players[0].memory["gained life"] == 100_000
    assert table.state.players[1].memory["lost life"] == 100_000


def test_732_2_damage_on_what_cannot_be_destroyed_adds_up() -> None:
    table = go_on([MASOCHIST, GUILT], PRICK, bob_life=50_000)
    assert table.winners == ["alice"]
    assert laps_taken(table) > 49_000
    assert 49_999 <= table.find("Masochist").damage <= 50_001


def test_104_4b_life_that_is_gained_for_ever_is_a_draw() -> None:
    table = go_on([BOON], GAIN)
    assert table.over
    assert table.winners == []
    assert [e.rule for e in table.events("game drawn")] == ["104.4b"]
    assert not table.events("shortcut taken")


def test_104_4b_counters_that_players_get_for_ever_are_a_draw() -> None:
    spark = card("Spark", "{R}", enchantment)(
        whenever(n.GainsLife(you)).do(put_counters(2, "energy", on=you), gain_life(1))
    )
    table = go_on([spark], GAIN)
    assert [e.rule for e in table.events("game drawn")] == ["104.4b"]


GROWING = card("Growing", "{1}", creature, pt="1/1")(
    whenever(n.GainsLife(you)).do(put_counters(1, "+1/+1", on=this), lose_life(1, by=each_opponent), gain_life(1))
)


def test_732_2_creatures_grow() -> None:
    table = go_on([GROWING], GAIN, bob_life=70_000)
    assert table.winners == ["alice"]
    assert table.find("Growing").counters == {"+1/+1": 70_000}
    assert laps_taken(table) > 69_000


def test_732_2_no_laps_are_taken_where_power_is_read() -> None:
    strong = card("Strong", "{W}", enchantment)(
        when(n.StateIs(n.Exists(n.All((creature, n.PowerIs(">=", n.Fixed(500))))))).do(n.WinTheGame(you))
    )
    table = go_on([GROWING, strong], GAIN, bob_life=900)
    assert table.over
    assert laps_taken(table) == 0


# What reads the number, and where the game has to stand still for it.
READERS = {
    "a win": (compare(n.LifeOf(you), ">=", 5000), 5000),
    "at exactly so much": (compare(n.LifeOf(you), "=", 4999), 4999),
    "more than": (compare(5000, "<", n.LifeOf(you)), 5001),
}


@pytest.mark.parametrize("which", READERS)
def test_732_2_a_condition_about_life_comes_true_in_its_lap(which: str) -> None:
    condition, at = READERS[which]
    watcher = card("Watcher", "{W}", enchantment)(when(n.StateIs(condition)).do(n.WinTheGame(you)))
    table = go_on([BOON, watcher], GAIN)
    assert table.winners == ["alice"]
    assert table.alice.life >= at
    assert laps_taken(table) > 4000


def test_732_2_no_laps_are_taken_where_life_is_read_otherwise() -> None:
    """Twice as much as it was: the step grows from lap to lap."""
    doubling = card("Doubling", "{W}", enchantment)(whenever(n.GainsLife(you)).do(gain_life(n.LifeOf(you))))
    end = card("End", "{W}", enchantment)(when(n.StateIs(compare(n.LifeOf(you), ">", 10**40))).do(n.WinTheGame(you)))
    table = go_on([doubling, end], GAIN)
    assert table.winners == ["alice"]
    assert laps_taken(table) == 0


def test_732_2_no_laps_are_taken_where_two_life_totals_are_compared() -> None:
    end = card("End", "{W}", enchantment)(
        when(n.StateIs(compare(n.LifeOf(you), ">", n.LifeOf(each_opponent)))).do(n.WinTheGame(you))
    )
    table = go_on([BOON, end], GAIN, bob_life=400)
    assert table.winners == ["alice"]
    assert laps_taken(table) == 0


def test_732_2_no_laps_are_taken_where_the_turn_is_asked() -> None:
    asking = card("Asking", "{W}", enchantment)(
        when(n.StateIs(happened_this_turn("gained life", at_least=600))).do(n.WinTheGame(you))
    )
    table = go_on([BOON, asking], GAIN)
    assert table.winners == ["alice"]
    assert laps_taken(table) == 0


def test_732_2_life_that_could_be_paid_is_a_mark() -> None:
    """As soon as Bob could pay 700 life, he has a choice: nobody takes laps past that."""
    rescue = card("Rescue", "{0}", enchantment)(n.Activated((n.PayLife(n.Fixed(700)),), (n.Mode(gain_life(1)),)))
    gift = card("Gift", "{W}", enchantment)(whenever(n.GainsLife(each_opponent)).do(gain_life(1, by=each_opponent)))
    first = card("First", "{R}", sorcery)(do(gain_life(1, by=each_opponent)))
    table = go_on([gift], first, bob=[rescue])
    assert not table.over
    assert table.asked_player == "bob"
    assert table.bob.life == 700
    assert laps_taken(table) > 500


def test_732_2_life_that_damage_leaves_is_a_mark() -> None:
    """Bob's life stays at 100, however much damage he is dealt, and the game is a draw."""
    floor = card("Floor", "{W}", enchantment)(n.Static(n.DamageLeavesLife(you, 100)))
    table = go_on([MASOCHIST, GUILT], PRICK, bob=[floor], bob_life=50_000)
    assert [e.rule for e in table.events("game drawn")] == ["104.4b"]
    assert table.bob.life == 100
    assert laps_taken(table) > 49_000


# Where the kernel reads life totals, besides telling them. A new place is one that `turn.reach` has to know: of a node
# that reads them it finds the marks, or takes no laps where one is in force.
READERS_OF_LIFE = {
    "casting/announcing.py": 1,  # more X than anything could make a difference for
    "effects/lasting.py": 1,  # exchanges a life total with a power or toughness, and says that it reads both
    "effects/life_and_damage.py": 6,  # sets and exchanges life totals, which both effects say that they read
    "events/changing_life.py": 4,
    "events/ending.py": 1,
    "events/state_based.py": 2,
    "kernel/setup.py": 1,  # as the game begins
    "reading/quantities.py": 1,
}


def test_whoever_reads_life_totals_is_known() -> None:
    kernel = Path(law.__file__).parents[1] / "kernel"
    found = {}
    for path in sorted(kernel.rglob("*.py")):
        room = path.parent.name
        if room in ("state", "turn", "costs"):  # costs ask `life_to_pay`
            continue
        text = path.read_text(encoding="utf-8")
        count = len(re.findall(r"(?:players\[[^\]]*\]|\bp|\bplayer)\.life\b|\blife_asked_of\(", text))
        if count:
            found[f"{room}/{path.name}"] = count
    assert found == READERS_OF_LIFE


def test_732_5_whoever_could_do_something_is_asked_in_each_lap() -> None:
    table = position(
        alice=["Mountain", THIRST, DEBT], alice_hand=[GAIN], bob=["Mountain"], bob_hand=["Shock"], bob_life=900
    )
    table.state.automation = BY_ITSELF
    table.alice.cast("Gain")
    asked = 0
    while not table.over:
        assert table.asked_player == "bob"
        table.bob.passes()
        asked += 1
    assert asked > 80
    assert table.winners == ["alice"]
