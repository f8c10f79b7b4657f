"""CR 804: the option to deploy creatures."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards.multiplayer import DEPLOY
from mainphase.kernel.reading.characteristics import characteristics_of

FOUR = ("ann", "bob", "cid", "dan")
TEAMS = f"team vs team, {DEPLOY}"
BEAR = "Grizzly Bears"
ANIMATE = invented(
    "Target artifact becomes a 1/1 creature in addition to its other types.",
    name="Animate",
    types="Sorcery",
    cost="{0}",
)
MUTE = invented("All creatures lose all abilities.", name="Mute", types="Enchantment", cost="{0}")


def test_804_2_a_team_mate_gains_control_of_a_creature() -> None:
    table = position(players=FOUR, variant=TEAMS, ann=[BEAR])
    with pytest.raises(NotOffered):
        table.copy().ann.activate(BEAR, targets=["cid"])
    table.ann.activate(BEAR, targets=["bob"])
    table.resolve()
    assert table.controller(BEAR) == "bob"
    assert table.tapped(BEAR)


def test_804_2_only_as_a_sorcery_and_not_while_sick() -> None:
    table = position(players=FOUR, variant=TEAMS, ann=[BEAR], bob=["Memnite (sick)"])
    table.advance_to("beginning of combat")
    with pytest.raises(NotOffered):
        table.ann.activate(BEAR, targets=["bob"])
    table = position(players=FOUR, variant=TEAMS, ann=["Memnite (sick)"])
    with pytest.raises(NotOffered):
        table.ann.activate("Memnite", targets=["bob"])


def has_it(table: Table, name: str) -> bool:
    """True if something has an ability that can be activated."""
    return len(characteristics_of(table.find(name)).activated) > 0


def test_804_2_whatever_becomes_a_creature_has_it() -> None:
    table = position(players=FOUR, variant=TEAMS, ann=["Howling Mine"], ann_hand=[ANIMATE])
    assert not has_it(table, "Howling Mine")
    table.ann.cast("Animate", ["Howling Mine"])
    table.resolve()
    table.ann.activate("Howling Mine", targets=["bob"])
    table.resolve()
    assert table.controller("Howling Mine") == "bob"


def test_804_2_613_1f_it_is_an_ability_that_can_be_lost() -> None:
    table = position(players=FOUR, variant=TEAMS, ann=[BEAR], ann_hand=[MUTE])
    assert has_it(table, BEAR)
    table.ann.cast("Mute")
    table.resolve()
    assert not has_it(table, BEAR)


def test_804_1_without_the_option_no_creature_has_it() -> None:
    table = position(players=FOUR, variant="team vs team", ann=[BEAR])
    assert not has_it(table, BEAR)
