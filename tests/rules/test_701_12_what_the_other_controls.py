"""CR 608.2c, 611.2c: two players each gain control of what the other controls, all at once."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position


def test_608_2c_each_gains_control_of_all_creatures_the_other_controls() -> None:
    reins = invented(
        "Untap all creatures you control and all creatures target opponent controls. You and that opponent each gain "
        "control of all creatures the other controls until end of turn. Those creatures gain haste until end of turn.",
        "Reins",
        "Instant",
        cost="{R}",
    )
    table = position(
        players=("alice", "bob", "carol"), alice=["Mountain", "Memnite"], alice_hand=[reins],
        bob=["Forest", "Hill Giant", "Grizzly Bears"], carol=["Gray Ogre"],
    )  # fmt: skip
    table.alice.cast("Reins", ["bob"])
    table.resolve()
    assert sorted(table.alice.battlefield) == ["Grizzly Bears", "Hill Giant", "Mountain"]
    assert sorted(table.bob.battlefield) == ["Forest", "Memnite"]
    assert table.carol.battlefield == ["Gray Ogre"]
    table.alice.attack({"Hill Giant": "bob"})  # it has haste
    table.advance_to("turn 2, upkeep")
    assert sorted(table.alice.battlefield) == ["Memnite", "Mountain"]
    assert sorted(table.bob.battlefield) == ["Forest", "Grizzly Bears", "Hill Giant"]
