"""CR 406.3: cards exiled face down, which whoever exiled them may look at and play."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.kernel import machine

LORD = invented(
    "When ~ enters, look at the top three cards of target opponent's library, exile one of them face down, then put "
    "the rest on the bottom of that library in a random order. You may look at and play that card for as long as it "
    "remains exiled, and you may spend mana as though it were mana of any type to cast that spell.",
    name="Sly Lord", cost="{0}",
)  # fmt: skip
THIEF = invented(
    "Whenever ~ deals combat damage to a player, exile the top card of that player's library face down. You may look "
    "at and cast that card for as long as it remains exiled.",
    name="Sly Thief",
)  # fmt: skip
HIDDEN = "face-down card"


def exiled(card: str) -> Table:
    table = position(alice=["2 Swamp"], alice_hand=[LORD], bob_library=["Forest", "Grizzly Bears", "Shock", "Bear Cub"])
    table.alice.cast("Sly Lord")
    table.resolve_all()
    table.choose("bob")
    table.resolve_all()
    table.choose(card)
    return table


def play_hidden(table: Table, verb: str) -> None:
    """Plays the card that lies face down."""
    machine.answer(table.state, table.options.index(f"{verb} {HIDDEN}"))
    machine.advance(table.state)
    table.resolve_all()


def test_406_3_the_card_is_cast_with_mana_of_any_type() -> None:
    table = exiled("Grizzly Bears")
    assert table.bob.library[0] == "Bear Cub"
    assert sorted(table.bob.library[-2:]) == ["Forest", "Shock"]
    assert [table.name(oid) for oid in table.state.exile] == [HIDDEN]
    play_hidden(table, "cast")
    assert "Grizzly Bears" in table.alice.battlefield


def test_406_3_a_land_is_played() -> None:
    table = exiled("Forest")
    play_hidden(table, "play")
    assert "Forest" in table.alice.battlefield


def test_305_1_a_land_is_not_cast() -> None:
    table = position(alice=[THIEF, "2 Mountain"], bob_library=["Forest"])
    table.alice.attack({"Sly Thief": "bob"})
    table.advance_to("postcombat main")
    assert [table.name(oid) for oid in table.state.exile] == [HIDDEN]
    assert all(HIDDEN not in option for option in table.options)


def test_601_3_a_card_is_cast_for_its_costs() -> None:
    table = position(alice=[THIEF, "Mountain"], bob_library=["Shock"])
    table.alice.attack({"Sly Thief": "bob"})
    table.advance_to("postcombat main")
    assert f"cast {HIDDEN}" in table.options
