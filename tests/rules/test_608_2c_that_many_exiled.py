"""CR 608.2c, 608.2h: "that many" after permanents were exiled, at once or later."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

DRAGONS = invented(
    "When ~ enters, exile all creatures you control. Then create that many 5/5 red Dragon creature tokens with "
    "flying.\nWhen ~ leaves the battlefield, sacrifice all Dragons you control. Then return the exiled cards to the "
    "battlefield under your control.",
    name="Dragon Day", types="Enchantment",
)  # fmt: skip
DESTINY = invented(
    "Exile all creatures you control. At the beginning of the next end step, reveal cards from the top of your "
    "library until you reveal that many creature cards, put all creature cards revealed this way onto the "
    "battlefield, then shuffle the rest of the revealed cards into your library.",
    name="Other Selves", types="Instant",
)  # fmt: skip
WRECKAGE = invented(
    "Exile all attacking creatures target player controls. That player may search their library for that many basic "
    "land cards, put those cards onto the battlefield tapped, then shuffle.",
    name="Sunk Fleet", types="Instant",
)  # fmt: skip


def test_608_2c_as_many_tokens_as_were_exiled() -> None:
    table = position(alice=["2 Swamp", "Bear Cub", "Memnite"], alice_hand=[DRAGONS], bob=["Ornithopter"])
    table.alice.cast("Dragon Day")
    table.resolve_all()
    assert table.alice.battlefield.count("Dragon Token") == 2
    assert "Ornithopter" in table.bob.battlefield


def end_step_after(table: Table) -> list[str]:
    table.alice.cast("Other Selves")
    table.resolve_all()
    assert "Bear Cub" not in table.alice.battlefield
    table.advance_to("end step")
    table.resolve_all()
    return [name for name in table.alice.battlefield if name != "Swamp"]


def test_608_2h_as_many_are_revealed_later() -> None:
    library = ["Island", "Grizzly Bears", "Forest", "Ornithopter", "Runeclaw Bear"]
    table = position(alice=["2 Swamp", "Bear Cub", "Memnite"], alice_hand=[DESTINY], alice_library=library)
    assert sorted(end_step_after(table)) == ["Grizzly Bears", "Ornithopter"]


def test_608_2c_up_to_as_many_are_searched_for() -> None:
    table = position(
        alice=["Bear Cub", "Memnite"], alice_library=["3 Forest"], bob=["2 Swamp"], bob_hand=[WRECKAGE]
    )  # fmt: skip
    table.alice.attack({"Bear Cub": "bob", "Memnite": "bob"})
    table.advance_to("declare attackers")
    table.alice.passes()
    table.bob.cast("Sunk Fleet", targets=["alice"])
    table.resolve_all()
    table.choose("yes")
    table.choose("Forest")
    table.choose("Forest")
    assert table.alice.battlefield == ["Forest", "Forest"]
