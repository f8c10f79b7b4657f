"""CR 731: day and night, designations of the game itself."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import artifact, becomes_day, card, creature, do, gain_life, instant, targeting, when

DAWN = card("Dawn", "{W}", instant)(do(becomes_day))
DUSK = card("Dusk", "{W}", instant)(do(n.BecomeNight()))
SLAY = card("Slay", "{0}", instant)(targeting(creature).do(n.Destroy(n.Target(0))))
CLOCK = card("Clock", "{1}", artifact)(when(n.DayNightChanges()).do(gain_life(1)))
RUFFIAN = "Tavern Ruffian"


def test_731_1_a_game_begins_with_neither() -> None:
    table = position(alice=["Grizzly Bears"])
    table.advance_to("turn 3, upkeep")
    assert table.day_night == "neither"
    assert table.events("becomes day", "becomes night") == []


def test_731_1_an_effect_makes_it_day_or_night() -> None:
    table = position(alice=["2 Plains"], alice_hand=[DAWN, DUSK])
    table.alice.cast("Dawn")
    table.resolve()
    assert table.day_night == "day"
    table.alice.cast("Dusk")
    table.resolve()
    assert table.day_night == "night"


def test_731_1_it_stays_one_of_them() -> None:
    table = position(
        day="day",
        alice=[RUFFIAN],
        alice_hand=[card("Slay", "{0}", instant)(targeting(creature).do(n.Destroy(n.Target(0))))],
    )
    table.alice.cast("Slay", [RUFFIAN])
    table.resolve()
    table.advance_to("turn 3, upkeep")
    assert table.day_night == "night"


def test_731_1a_day_becomes_night_is_losing_one_and_gaining_the_other() -> None:
    table = position(alice=["3 Plains", CLOCK], alice_hand=[DAWN, DUSK, DUSK])
    table.alice.cast("Dawn")
    table.resolve_all()
    assert table.alice.life == 20  # neither became day
    table.alice.cast("Dusk")
    table.resolve_all()
    assert table.alice.life == 21
    table.alice.cast("Dusk")
    table.resolve_all()
    assert table.alice.life == 21  # it was night


def test_731_2_the_check_is_the_second_part_of_the_untap_step() -> None:
    table = position(day="day", bob=["Forest (tapped)"])
    table.advance_to("bob's upkeep")
    names = [e.name for e in table.events("step begins", "becomes night", "untap")]
    assert names[names.index("becomes night") :] == ["becomes night", "untap", "step begins"]
    assert [e.rule for e in table.events("becomes night")] == ["502.2"]


def test_731_2a_day_becomes_night_after_a_turn_without_spells_of_its_player() -> None:
    table = position(day="day", bob=["Mountain"], bob_hand=["Shock"])
    table.alice.passes()
    table.bob.cast("Shock", ["alice"])  # the other player's spells do not count
    table.resolve()
    table.advance_to("bob's upkeep")
    assert table.day_night == "night"


def test_731_2a_a_spell_keeps_it_day() -> None:
    table = position(day="day", alice=["Mountain"], alice_hand=["Shock"])
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    table.advance_to("bob's upkeep")
    assert table.day_night == "day"


def test_731_2b_night_becomes_day_after_two_spells() -> None:
    table = position(day="night", alice=["2 Mountain"], alice_hand=["Shock", "Shock"])
    table.alice.cast("Shock", ["bob"])
    table.alice.cast("Shock", ["bob"])
    table.resolve_all()
    table.advance_to("bob's upkeep")
    assert table.day_night == "day"


def test_731_2b_one_spell_keeps_it_night() -> None:
    table = position(day="night", alice=["Mountain"], alice_hand=["Shock"])
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    table.advance_to("bob's upkeep")
    assert table.day_night == "night"


def test_731_2c_with_neither_nothing_is_checked() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Shock", "Shock"])
    table.alice.cast("Shock", ["bob"])
    table.alice.cast("Shock", ["bob"])
    table.resolve_all()
    table.advance_to("turn 3, upkeep")
    assert table.day_night == "neither"
