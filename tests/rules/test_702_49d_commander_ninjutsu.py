"""CR 702.49d: commander ninjutsu, which works in the command zone too."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards.commander_pairs import may_lead_alone
from mainphase.cards.names import unknown_on
from mainphase.cards.nodes import Zone
from mainphase.rules.timeline import rules_on

SHADOW = invented(
    "Commander ninjutsu {1}{B}\nWhenever ~ deals combat damage to a player, draw a card.",
    name="Quiet Shadow", types="Legendary Creature — Human Ninja", pt="1/3", cost="{2}{B}",
)  # fmt: skip
IN_COMMAND = 1  # the ability as it works in the command zone


def attacking(**said: object) -> Table:
    """Alice's Memnite attacks, and nobody blocks it."""
    table = position(alice=["Memnite", "6 Swamp"], **said)  # type: ignore[arg-type]
    table.alice.attack({"Memnite": "bob"})
    table.advance_to("declare blockers")
    return table


def test_702_49d_it_comes_from_the_command_zone_attacking_whom_the_returned_creature_attacked() -> None:
    table = attacking(alice_commander=[SHADOW])
    table.alice.activate("Quiet Shadow", ability=IN_COMMAND)
    assert table.alice.hand == ["Memnite"]
    table.resolve()
    shadow = table.find("Quiet Shadow", Zone.BATTLEFIELD)
    assert shadow.tapped
    assert table.state.command == []
    table.advance_to("alice's postcombat main")
    assert table.bob.life == 19
    assert list(table.state.players[1].commander_damage.values()) == [1]


@pytest.mark.rule("903.8")
def test_702_49d_it_is_not_cast_so_it_costs_no_more_and_no_more_the_next_time() -> None:
    table = attacking(alice_commander=[SHADOW])
    table.state.players[0].commander_casts[table.state.players[0].commanders[0]] = 3
    table.alice.activate("Quiet Shadow", ability=IN_COMMAND)
    table.resolve()
    assert len([o for o in table.state.permanents if o.tapped and table.name(o.id) == "Swamp"]) == 2
    assert sum(table.state.players[0].commander_casts.values()) == 3


def test_702_49d_it_comes_from_the_hand_as_well() -> None:
    table = attacking(alice_hand=[SHADOW])
    table.alice.activate("Quiet Shadow")
    table.resolve()
    assert "Quiet Shadow" in table.alice.battlefield


def test_702_49d_only_its_owner_uses_it_and_only_with_an_unblocked_attacker() -> None:
    table = attacking(bob_commander=[SHADOW], bob=["6 Swamp"])
    with pytest.raises(NotOffered):
        table.bob.activate("Quiet Shadow", ability=IN_COMMAND)
    table = position(alice=["Memnite", "6 Swamp"], alice_commander=[SHADOW], bob=["Memnite"])
    with pytest.raises(NotOffered):
        table.alice.activate("Quiet Shadow", ability=IN_COMMAND)


def test_702_49d_it_came_in_august_2018() -> None:
    assert may_lead_alone(SHADOW, rules_on("2018-08-10"))
    assert unknown_on(SHADOW, "2018-08-10") == ""
    assert "commander ninjutsu" in unknown_on(SHADOW, "2018-08-09")
