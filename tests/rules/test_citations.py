"""Events and refusals cite the rule that is about them, and not a neighbour."""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.kernel.reading.targets import cannot_target
from mainphase.kernel.values import player_ref


@pytest.mark.parametrize(
    ("rules", "number"),
    [("1999-12-01", "418.3a"), ("2005-03-01", "418.3d"), ("2009-08-01", "610.2b"), (None, "611.2b")],
)
def test_611_2b_what_lasts_for_as_long_as_something_is_so_ends_by_that_rule(rules: str | None, number: str) -> None:
    table = position(
        alice=["Aladdin", "3 Mountain"], bob=["Mountain", "Sol Ring"], bob_hand=["Lightning Bolt"], rules=rules
    )
    table.alice.activate("Aladdin", ["Sol Ring"])
    table.resolve()
    assert "Sol Ring" in table.alice.battlefield
    table.alice.passes()
    table.bob.cast("Lightning Bolt", ["Aladdin"])
    table.resolve()
    assert "Sol Ring" in table.bob.battlefield
    assert [e.rule for e in table.events("effect ends")] == [number]


@pytest.mark.parametrize(("rules", "number"), [("2005-03-01", "217.8a"), ("2012-01-01", "702.24b"), (None, "702.26b")])
def test_702_26b_phasing_out_by_an_effect_is_no_part_of_the_untap_step(rules: str | None, number: str) -> None:
    table = position(alice=["Teferi's Realm", "Grizzly Bears"], step="upkeep", rules=rules)
    table.resolve()
    table.choose("1")  # creatures
    assert table.phased_out("Grizzly Bears")
    assert [e.rule for e in table.events("phase out")] == [number]


def test_702_26a_phasing_in_the_untap_step_is() -> None:
    table = position(alice=["Tolarian Drake"], step="upkeep")
    table.advance_to("turn 3, upkeep")
    assert [e.rule for e in table.events("phase out")] == ["502.1"]


@pytest.mark.parametrize(("rules", "number"), [("2010-01-01", "601.2c"), (None, "702.11c")])
def test_702_11c_a_players_hexproof(rules: str | None, number: str) -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"], bob=["Leyline of Sanctity"], rules=rules)
    g = table.state
    concept = cannot_target(g, player_ref(1), 0, g.players[0].hand[0])
    assert g.rules.number(concept) == number


@pytest.mark.parametrize(("rules", "number"), [("2005-03-01", "409.1h"), ("2010-08-01", "118.4"), (None, "119.8")])
def test_119_8_life_that_cannot_change_cannot_be_paid(rules: str | None, number: str) -> None:
    table = position(alice=["Platinum Emperion", "Yawgmoth's Bargain"], rules=rules)
    why = table.alice.why_not("activate Yawgmoth's Bargain")
    assert why is not None
    assert (why.rule, why.source) == (number, "Platinum Emperion")


@pytest.mark.parametrize(("rules", "number"), [("2005-03-01", "212.4d"), ("2006-01-01", "212.4e"), (None, "303.4a")])
def test_303_4a_an_aura_spell_without_a_target(rules: str | None, number: str) -> None:
    table = position(alice=["4 Island"], alice_hand=["Control Magic"], rules=rules)
    why = table.alice.why_not("cast Control Magic")
    assert why is not None
    assert why.rule == number
