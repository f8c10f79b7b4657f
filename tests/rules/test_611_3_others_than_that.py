"""CR 611.3, 715.2a, 205.1b, 608.2: words that tell of other objects than the one that has the ability."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import CardDef, CardType, Keyword

BEARS = "Grizzly Bears"
BRAVE = invented(
    "Enchant creature\nEnchanted creature gets +1/+1 for each other creature you control.",
    name="Bravery", types="Enchantment — Aura", cost="{R}",
)  # fmt: skip
BEAST = invented("Reach", name="Old Beast", pt="1/1")
SIGIL = invented(
    "Whenever equipped creature attacks, each other creature you control gains flying until end of turn.\nEquip {1}",
    name="Sigil", types="Artifact — Equipment", cost="{2}",
)  # fmt: skip
INN = invented("Whenever you cast a creature spell that has an Adventure, draw a card.", name="Inn Keeper")
WAKING = invented(
    "{G}: Target land you control becomes an X/X Elemental creature until end of turn, where X is the number of "
    "creatures you control. It's still a land.",
    name="Waker", pt="1/1",
)  # fmt: skip
PARLEY = invented(
    "Each player reveals the top card of their library. For each nonland card revealed this way, you gain 2 life.",
    name="Parley", types="Sorcery", cost="{G}",
)  # fmt: skip
BENDER = invented(
    "Earthbend X, where X is the number of creatures you control.", name="Bender Tale", types="Sorcery", cost="{G}"
)
RAID = invented(
    "Exile the top two cards of your library. You may play them this turn without paying their mana costs.",
    name="Raid Tale", types="Sorcery", cost="{R}",
)  # fmt: skip


def test_611_3a_another_creature_than_the_enchanted_one() -> None:
    table = position(alice=[BRAVE, f"2 {BEARS}"], bob=[BEARS], attached={"Bravery": f"alice's {BEARS}"})
    assert sorted(table.pt(name) for name in (f"alice's {BEARS}", f"alice's {BEARS} 2")) == ["2/2", "3/3"]


def test_603_2_another_creature_than_the_equipped_one() -> None:
    table = position(alice=[SIGIL, BEARS, BEAST], attached={"Sigil": BEARS})
    table.alice.attack({BEARS: "bob"})
    table.resolve()
    assert (table.has(BEARS, Keyword.FLYING), table.has("Old Beast", Keyword.FLYING)) == (False, True)


def test_205_1b_it_is_still_a_land() -> None:
    table = position(alice=[WAKING, "2 Forest", BEARS])
    table.alice.activate("Waker", ["Forest 2"])
    table.resolve()
    woken = table.find("Forest 2").ch
    assert woken is not None
    assert woken.types == CardType.LAND | CardType.CREATURE
    assert table.pt("Forest 2") == "2/2"


def test_701_20_of_the_cards_that_all_revealed_those_that_fit_are_counted() -> None:
    table = position(alice=["Forest"], alice_hand=[PARLEY], alice_library=["Shock"], bob_library=["Forest"])
    table.alice.cast("Parley")
    table.resolve()
    assert table.alice.life == 22


def test_701_66a_how_much_is_worked_out_before_the_land_is_a_creature() -> None:
    table = position(alice=["2 Forest", BEARS], alice_hand=[BENDER])
    table.alice.cast("Bender Tale", ["Forest 2"])
    table.resolve()
    assert table.counters("Forest 2", "+1/+1") == 1


def test_118_9_cards_are_played_this_turn_for_nothing() -> None:
    table = position(alice=["Mountain"], alice_hand=[RAID], alice_library=["Serra Angel", "Forest"])
    table.alice.cast("Raid Tale")
    table.resolve()
    table.alice.play_land("Forest")
    table.choose("cast Serra Angel")
    table.resolve()
    assert "Serra Angel" in table.alice.battlefield


@pytest.mark.parametrize(("spell", "hand"), [("Rimrock Knight", ["Island"]), (BEARS, [])])
def test_715_2a_a_spell_that_has_an_adventure(spell: str, hand: list[str]) -> None:
    table = position(alice=[INN, "Mountain", "Forest"], alice_hand=[spell], alice_library=["Island"])
    table.alice.cast(spell)
    table.resolve_all()
    assert table.alice.hand == hand
    assert "715.3d" in unknown_mechanic(INN, "2019-10-03")
    assert unknown_mechanic(INN, "2019-10-04") == ""


PATH = invented(
    "Each creature you control that has an Adventure enters with an additional +1/+1 counter on it.", name="Path"
)
TOWER = invented(
    "{T}: You may reveal the top card of your library. If a basic land card is revealed this way, put it onto the "
    "battlefield tapped.",
    name="Tower", types="Artifact", cost="{2}",
)  # fmt: skip
PAIR = invented("Whenever ~ and at least one other Elf attack, you gain 2 life.", name="Pair", types="Creature — Elf")
LED = invented(
    "Whenever you attack with ~ and another legendary creature, you gain 2 life.",
    name="Led",
    types="Legendary Creature — Elf",
)
LEGEND = invented("Reach", name="Old Legend", types="Legendary Creature — Elf")


@pytest.mark.parametrize(
    ("waits", "other", "life"),
    [(PAIR, LEGEND, 22), (PAIR, BEAST, 20), (LED, LEGEND, 22), (LED, BEAST, 20)],
)
def test_508_3_it_attacks_together_with_one_of_a_kind(waits: CardDef, other: CardDef, life: int) -> None:
    table = position(alice=[waits, other])
    table.alice.attack({waits.name: "bob", other.name: "bob"})
    if table.stack:
        table.resolve()
    assert table.alice.life == life


def test_508_3_not_alone() -> None:
    table = position(alice=[PAIR, LEGEND])
    table.alice.attack({"Pair": "bob"})
    assert table.stack == []


def test_614_12_what_has_an_adventure_enters_with_a_counter() -> None:
    table = position(alice=[PATH, "2 Mountain"], alice_hand=["Rimrock Knight"])
    table.alice.cast("Rimrock Knight")
    table.resolve()
    assert table.counters("Rimrock Knight", "+1/+1") == 1


@pytest.mark.parametrize(("top", "there"), [("Forest", True), ("Shock", False)])
def test_701_20_if_such_a_card_was_revealed(top: str, there: bool) -> None:
    table = position(alice=[TOWER], alice_library=[top])
    table.alice.activate("Tower")
    table.resolve()
    table.alice.choose("yes")
    assert (top in table.alice.battlefield) is there


def test_108_4_what_is_owned_and_controlled_by_the_same_player() -> None:
    nomad = invented(
        "When ~ enters, exile any number of other nonland permanents you own and control. Return those cards to the "
        "battlefield at the beginning of the next end step.",
        name="Nomad", cost="{G}",
    )  # fmt: skip
    table = position(alice=["Forest", BEAST], alice_hand=[nomad], bob=[BEARS])
    table.state.objects[table.ref("Old Beast")].owner = 1
    table.alice.cast("Nomad")
    table.resolve_all()
    assert "Old Beast" in table.alice.battlefield
