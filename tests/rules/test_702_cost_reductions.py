"""CR 601.2f, 702.41: spells that cost less to cast."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position


def test_702_41a_affinity_takes_one_off_for_each_artifact() -> None:
    table = position(alice=["4 Memnite", "3 Forest"], alice_hand=["Myr Enforcer"])
    table.alice.cast("Myr Enforcer")
    assert sum(o.tapped for o in table.state.objects.values()) == 3


def test_702_41a_other_players_artifacts_do_not_count() -> None:
    table = position(alice=["3 Forest"], alice_hand=["Myr Enforcer"], bob=["4 Memnite"])
    with pytest.raises(NotOffered) as refused:
        table.alice.cast("Myr Enforcer")
    assert refused.value.rule == "118.3"


def test_118_7_coloured_mana_is_never_reduced() -> None:
    table = position(alice=["7 Memnite", "Island"], alice_hand=["Thoughtcast"])
    table.alice.cast("Thoughtcast")
    assert table.tapped("Island")
    table.resolve()
    assert len(table.alice.hand) == 2


def test_601_2f_what_lies_in_the_graveyard_makes_it_cheaper() -> None:
    table = position(alice=["2 Island"], alice_graveyard=["3 Shock", "2 Divination"], alice_hand=["Cryptic Serpent"])
    table.alice.cast("Cryptic Serpent")
    table.resolve()
    assert table.pt("Cryptic Serpent") == "6/5"


def test_601_2f_a_reduction_may_have_a_condition() -> None:
    table = position(alice=["Island", "Fugitive Wizard"], alice_hand=["Of One Mind"])
    assert table.alice.why_not("cast Of One Mind") is not None
    both = position(alice=["Island", "Fugitive Wizard", "Memnite"], alice_hand=["Of One Mind"])
    both.alice.cast("Of One Mind")
    both.resolve()
    assert len(both.alice.hand) == 2
