"""CR 701.35: detained permanents."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import position

from mainphase.cards.mechanics import unknown_mechanic

DETAINER = invented("{0}: Detain target nonland permanent an opponent controls.", "Jailer", "Artifact", cost="{1}")
ROD = invented("{0}: You gain 1 life.\n{T}: Add {G}.", "Rod", "Artifact", cost="{1}")
BEARS, GIANT = "Grizzly Bears", "Hill Giant"


def test_701_35a_it_cannot_attack_or_block_until_your_next_turn() -> None:
    table = position(alice=[DETAINER, GIANT], bob=[BEARS, "Memnite"])
    table.alice.activate("Jailer", [BEARS])
    table.resolve_all()
    table.alice.attack({GIANT: "bob"})
    table.advance_to("declare blockers")
    with pytest.raises(NotOffered):
        table.copy().bob.block({BEARS: GIANT})
    table.bob.block({"Memnite": GIANT})
    with pytest.raises(NotOffered):
        table.copy().bob.attack({BEARS: "alice"})
    table.advance_to("turn 3, precombat main")
    table.advance_to("turn 4, precombat main")
    table.bob.attack({BEARS: "alice"})


def test_701_35a_its_activated_abilities_cannot_be_activated_mana_abilities_among_them() -> None:
    table = position(alice=[DETAINER], bob=[ROD])
    table.alice.activate("Jailer", ["Rod"])
    table.resolve_all()
    table.alice.passes()
    with pytest.raises(NotOffered):
        table.copy().bob.activate("Rod")
    with pytest.raises(AssertionError):
        table.copy().bob.taps("Rod")


def test_701_35a_each_of_a_group_is_detained_and_nothing_that_comes_later() -> None:
    warden = invented(
        "When Warden enters, detain each creature your opponents control.", "Warden", "Artifact", cost="{0}"
    )
    table = position(alice_hand=[warden], bob=[BEARS, "4 Mountain"], bob_hand=[GIANT])
    table.alice.cast("Warden")
    table.resolve_all()
    table.advance_to("turn 2, precombat main")
    table.bob.cast(GIANT)
    table.resolve_all()
    table.advance_to("bob's declare attackers")
    with pytest.raises(NotOffered):
        table.copy().bob.attack({BEARS: "alice"})


@pytest.mark.parametrize(("day", "known"), [("2012-09-30", False), ("2012-10-01", True)])
def test_701_35a_detain_came_with_its_rule(day: str, known: bool) -> None:
    assert (unknown_mechanic(DETAINER, day) == "") == known
