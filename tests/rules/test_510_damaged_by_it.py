"""CR 510.2, 608.2h: whom something dealt damage this turn, and what those players control."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

DRAGON = invented(
    "{1}: Destroy each nonland permanent whose controller was dealt combat damage by ~ this turn.", name="Cold Dragon",
)  # fmt: skip
SIREN = invented(
    "{T}: Gain control of target creature whose controller controls an Island.", name="Sea Voice", pt="1/1"
)
MENTOR = invented(
    "{1}: Tap target creature whose controller has two or more cards in their graveyard.", name="Old Mentor"
)


def test_510_2_what_they_control_whom_it_dealt_combat_damage() -> None:
    table = position(
        players=("alice", "bob", "carol"), alice=[DRAGON, "Forest", "Memnite"], bob=["Ornithopter", "Island"],
        carol=["Bear Cub"],
    )  # fmt: skip
    table.alice.attack({"Cold Dragon": "bob", "Memnite": "carol"})
    table.advance_to("combat damage")
    table.alice.activate("Cold Dragon")
    table.resolve_all()
    assert table.bob.battlefield == ["Island"]
    assert table.carol.battlefield == ["Bear Cub"]
    assert "Memnite" in table.alice.battlefield


def test_115_1_a_target_by_what_its_controller_has() -> None:
    table = position(alice=[SIREN, MENTOR, "Forest"], bob=["Bear Cub"], bob_graveyard=["Forest"])
    assert table.alice.why_not("activate Sea Voice") is not None
    table = position(alice=[SIREN], bob=["Bear Cub", "Island"])
    table.alice.activate("Sea Voice", targets=["Bear Cub"])
    table.resolve_all()
    assert "Bear Cub" in table.alice.battlefield
    table = position(alice=[MENTOR, "Forest"], bob=["Bear Cub"], bob_graveyard=["2 Forest"])
    table.alice.activate("Old Mentor", targets=["Bear Cub"])
    table.resolve_all()
    assert table.find("Bear Cub").tapped
