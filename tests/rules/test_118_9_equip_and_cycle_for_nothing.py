"""CR 118.9, 601.2b, 602.2b: {0} rather than what equipping or cycling costs."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

SMITH = invented(
    "You may pay {0} rather than pay the equip cost of the first equip ability you activate each turn.", name="Smith"
)
SWORD = invented("Equipped creature gets +1/+0.\nEquip {2}", name="Sword", types="Artifact — Equipment")
WHIP = invented("Equipped creature gets +2/+0.\nEquip—Sacrifice a creature.", name="Whip", types="Artifact — Equipment")
KEEPER = invented(
    "You may pay {0} rather than pay the cycling cost of the first card you cycle each turn.", name="Keeper"
)
SCHOLAR = invented("You may pay {0} rather than pay cycling costs.", name="Scholar")
EGG = invented("Cycling {1}{U}", name="Egg")
NUT = invented("Cycling {2}", name="Nut")


def offered(table: Table, what: str) -> bool:
    return f"activate {what}" in table.options


def test_118_9_the_first_of_the_turn_costs_nothing_and_the_next_what_it_says() -> None:
    table = position(alice=[SMITH, SWORD, "Memnite"])
    assert offered(table, "Sword")
    table.alice.activate("Sword", ["Memnite"])
    table.resolve_all()
    assert table.pt("Memnite") == "2/1"
    assert not offered(table, "Sword")
    table.advance_to("bob's upkeep")
    table.advance_to("alice's precombat main")
    assert offered(table, "Sword")


def test_118_9_who_can_pay_is_asked() -> None:
    for kicked, tapped in ((True, False), (False, True)):
        table = position(alice=[SMITH, SWORD, "Plains", "Plains"])
        table.choose("activate Sword")
        assert table.asked == "optional cost"
        assert table.asked_player == "alice"
        table.choose("yes" if kicked else "no")
        while "pass" not in table.options:
            table.apply(0)
        assert any(land.tapped for land in table.state.permanents if land.ch and "Plains" in land.ch.subtypes) == tapped
        table.resolve_all()
        assert offered(table, "Sword") == kicked  # for what it says


def test_118_9_whoever_does_not_pay_nothing_has_used_the_first() -> None:
    table = position(alice=[SMITH, SWORD, "Memnite", "Plains", "Plains"])
    table.alice.activate("Sword", ["Memnite"])
    table.resolve_all()
    assert not offered(table, "Sword")


def test_118_9_it_is_instead_of_all_that_equipping_costs() -> None:
    table = position(alice=[SMITH, WHIP])
    table.choose("activate Whip")
    table.choose("yes")
    while "pass" not in table.options:
        table.apply(0)
    table.resolve_all()
    assert sorted(table.alice.battlefield) == ["Smith", "Whip"]
    assert table.pt("Smith") == "4/2"


def test_118_9_only_who_controls_it() -> None:
    table = position(alice=[SWORD, "Memnite"], bob=[SMITH])
    assert not offered(table, "Sword")


def test_118_9_cycling_discards_the_card_all_the_same() -> None:
    table = position(alice=[KEEPER], alice_hand=[EGG, EGG], alice_library=["Forest", "Forest"])
    table.alice.activate("Egg")
    table.resolve_all()
    assert sorted(table.alice.hand) == ["Egg", "Forest"]
    assert table.alice.graveyard == ["Egg"]
    assert not offered(table, "Egg")


def test_118_9_every_card_that_is_cycled() -> None:
    table = position(alice=[SCHOLAR], alice_hand=[EGG, NUT], alice_library=["Forest", "Forest"])
    for name in ("Egg", "Nut"):
        table.alice.activate(name)
        table.resolve_all()
    assert table.alice.hand == ["Forest", "Forest"]
