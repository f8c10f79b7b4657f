"""CR 122.1c, h: shield counters spare a permanent, finality counters exile it."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef

GUARD = invented("~ enters with two shield counters on it.", name="Steel Guard", cost="{W}", pt="2/2")
AXE = invented("Destroy target creature.", name="Big Axe", cost="{B}", types="Instant")
FLAME = invented("~ deals 3 damage to target creature.", name="Small Flame", cost="{R}", types="Instant")
WEAK = invented("Target creature gets -2/-2 until end of turn.", name="Weak Knees", cost="{B}", types="Instant")
LAST = invented(
    "Return target creature card from your graveyard to the battlefield with a finality counter on it.",
    name="Last Call",
    cost="{B}",
    types="Sorcery",
)
SELF = invented(
    "{B}: Return this card from your graveyard to the battlefield tapped with a finality counter on it.",
    name="Old Ghoul",
)
TWICE = invented(
    "Return target creature card from your graveyard to the battlefield with two additional +1/+1 counters on it.",
    name="Grand Call",
    cost="{B}",
    types="Sorcery",
)


def guarded(*hand: CardDef) -> Table:
    table = position(alice=["Plains", "2 Swamp", "2 Mountain"], alice_hand=[GUARD, *hand])
    table.alice.cast("Steel Guard")
    table.resolve_all()
    assert table.counters("Steel Guard", "shield") == 2
    return table


def test_122_1c_a_shield_counter_goes_in_place_of_being_destroyed() -> None:
    table = guarded(AXE)
    table.alice.cast("Big Axe", ["Steel Guard"])
    table.resolve_all()
    assert table.counters("Steel Guard", "shield") == 1
    assert "Steel Guard" in table.battlefield


def test_122_1c_damage_is_prevented_and_a_counter_removed() -> None:
    table = guarded(FLAME, FLAME)
    table.alice.cast("Small Flame", ["Steel Guard"])
    table.resolve_all()
    assert table.counters("Steel Guard", "shield") == 1
    assert table.damage("Steel Guard") == 0
    table.alice.cast("Small Flame", ["Steel Guard"])
    table.resolve_all()
    assert table.counters("Steel Guard", "shield") == 0
    assert "Steel Guard" in table.battlefield


def test_122_1c_not_from_what_no_effect_destroys() -> None:
    table = guarded(WEAK)
    table.alice.cast("Weak Knees", ["Steel Guard"])
    table.resolve_all()
    assert "Steel Guard" in table.alice.graveyard


def test_122_1c_one_counter_for_damage_by_several_at_once() -> None:
    table = position(alice=["Plains"], alice_hand=[GUARD], bob=["2 Grizzly Bears"])
    table.alice.cast("Steel Guard")
    table.resolve_all()
    table.advance_to("alice's end step")
    table.advance_to("alice's declare attackers")
    table.alice.attack(["Steel Guard"])
    table.bob.block({"Grizzly Bears": "Steel Guard", "Grizzly Bears 2": "Steel Guard"})
    table.advance_to("combat damage")
    table.choose("2")
    assert table.counters("Steel Guard", "shield") == 1
    assert table.damage("Steel Guard") == 0


def test_122_1h_what_has_a_finality_counter_is_exiled_in_place_of_dying() -> None:
    table = position(
        alice=["2 Swamp"], alice_hand=[LAST, AXE], alice_graveyard=["Grizzly Bears"],
    )  # fmt: skip
    table.alice.cast("Last Call", ["Grizzly Bears"])
    table.resolve_all()
    assert table.counters("Grizzly Bears", "finality") == 1
    table.alice.cast("Big Axe", ["Grizzly Bears"])
    table.resolve_all()
    assert table.exile == ["Grizzly Bears"]


def test_122_1h_not_in_place_of_going_elsewhere() -> None:
    table = position(alice=["Swamp", "Island"], alice_hand=[LAST, "Unsummon"], alice_graveyard=["Grizzly Bears"])
    table.alice.cast("Last Call", ["Grizzly Bears"])
    table.resolve_all()
    table.alice.cast("Unsummon", ["Grizzly Bears"])
    table.resolve_all()
    assert table.alice.hand == ["Grizzly Bears"]


def test_122_6_a_card_returns_itself_with_a_counter() -> None:
    table = position(alice=["Swamp"], alice_graveyard=[SELF])
    table.alice.activate("Old Ghoul")
    table.resolve_all()
    assert table.counters("Old Ghoul", "finality") == 1
    assert table.tapped("Old Ghoul")


def test_122_6_two_more_counters() -> None:
    table = position(alice=["Swamp"], alice_hand=[TWICE], alice_graveyard=["Grizzly Bears"])
    table.alice.cast("Grand Call", ["Grizzly Bears"])
    table.resolve_all()
    assert table.pt("Grizzly Bears") == "4/4"


def test_608_2h_the_toughness_of_what_was_sacrificed() -> None:
    text = "Sacrifice another creature: You gain 1 life. If you sacrificed a Bear this way, you gain life equal to its "
    table = position(alice=[invented(text + "toughness instead.", name="Den Lord"), "Grizzly Bears"])
    table.alice.activate("Den Lord")
    table.resolve_all()
    assert table.alice.life == 22
