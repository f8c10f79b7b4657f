"""CR 608.2i: what things did this turn or in this combat: to whom they dealt damage, if they attacked or blocked."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

THREE = ("alice", "bob", "carol")
SPEAR = "{T}: Destroy target creature that dealt damage to you this turn."


def attacked(text: str, whom: str = "bob") -> Table:
    """Alice has attacked; it is after combat."""
    table = position(
        players=THREE,
        alice=["Grizzly Bears", "Hill Giant", "Memnite"],
        bob=[invented(text, "Spear", "Artifact"), "Memnite"],
    )
    table.alice.attack({"Grizzly Bears": "bob", "Hill Giant": whom})
    table.advance_to("postcombat main")
    table.alice.passes()
    return table


@pytest.mark.parametrize(
    ("text", "fits", "others"),
    [
        (SPEAR, ["Grizzly Bears"], ["Hill Giant", "alice's Memnite"]),
        (SPEAR.replace(" to you", ""), ["Grizzly Bears", "Hill Giant"], ["alice's Memnite"]),
        (SPEAR.replace("to you", "to an opponent"), ["Hill Giant"], ["Grizzly Bears"]),
        (SPEAR.replace("damage", "combat damage"), ["Grizzly Bears"], ["Hill Giant"]),
    ],
)
def test_608_2i_whom_it_dealt_damage_to(text: str, fits: list[str], others: list[str]) -> None:
    table = attacked(text, "carol")
    for name in others:
        with pytest.raises(NotOffered):
            table.copy().bob.activate("Spear", targets=[name])
    for name in fits:
        after = table.copy()
        after.bob.activate("Spear", targets=[name])
        after.resolve()
        assert name in after.alice.graveyard


def test_608_2i_only_this_turn() -> None:
    table = attacked(SPEAR)
    table.advance_to("turn 2, upkeep")
    with pytest.raises(NotOffered):
        table.bob.activate("Spear", targets=["Grizzly Bears"])


TOLL = "At end of combat, if ~ attacked or blocked this combat, put a +1/+1 counter on it."


def test_608_2i_attacked_or_blocked_this_combat() -> None:
    table = position(
        alice=[invented(TOLL, "Toller", pt="1/4"), invented(TOLL, "Idler")],
        bob=[invented(TOLL, "Blocker", pt="1/4"), invented(TOLL, "Watcher")],
    )
    table.alice.attack({"Toller": "bob"})
    table.bob.block({"Blocker": "Toller"})
    table.advance_to("postcombat main")
    assert (table.pt("Toller"), table.pt("Blocker")) == ("2/5", "2/5")
    assert (table.pt("Idler"), table.pt("Watcher")) == ("2/2", "2/2")


def test_608_2i_in_this_combat_and_not_in_the_one_before() -> None:
    again = invented("After this phase, there is an additional combat phase.", "Again", "Sorcery", cost="{0}")
    table = position(alice=[invented(TOLL, "Toller")], alice_hand=[again])
    table.alice.cast("Again")
    table.resolve()
    table.alice.attack({"Toller": "bob"})
    table.advance_to("end of combat")
    table.resolve_all()
    assert table.pt("Toller") == "3/3"
    table.advance_to("postcombat main")
    assert table.pt("Toller") == "3/3"
