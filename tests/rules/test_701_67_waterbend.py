"""CR 701.67: waterbend costs, for whose generic mana artifacts and creatures may be tapped."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import CardDef

BEARS = "Grizzly Bears"
POOL = invented("Waterbend {3}: You gain 3 life.", name="Tidal Pool", types="Enchantment", cost="{1}")
WELL = invented("Waterbend {2}, {T}: You gain 2 life.", name="Deep Well", types="Artifact", cost="{1}")
FLOOD = invented(
    "As an additional cost to cast this spell, waterbend {2}.\nYou gain 2 life.",
    name="Flood Tale",
    types="Sorcery",
    cost="{1}{U}",
)
SPRING = invented(
    "As an additional cost to cast this spell, waterbend {X}.\nYou gain X life.",
    name="Spring Tale",
    types="Sorcery",
    cost="{1}{U}",
)
SPHERE = invented("Spells cost {1} more to cast.", name="Sphere", types="Artifact", cost="{2}")
SERPENT = invented("Ward—Waterbend {2}.", name="Ward Serpent", cost="{3}{U}", pt="4/4")


@pytest.mark.parametrize("helpers", [("3 Island",), ("Island", f"2 {BEARS}"), ("Ornithopter", f"2 {BEARS} (sick)")])
def test_701_67a_artifacts_and_creatures_are_tapped_rather_than_mana_paid(helpers: tuple[str, ...]) -> None:
    table = position(alice=[POOL, *helpers])
    table.alice.activate("Tidal Pool")
    table.resolve()
    assert table.alice.life == 23
    assert all(table.tapped(one.lstrip("23 ").removesuffix(" (sick)")) for one in helpers)


@pytest.mark.parametrize("helpers", [("2 Island",), ("Ornithopter", f"{BEARS} (tapped)", BEARS), ("2 Tidal Pool",)])
def test_701_67a_not_without_so_much(helpers: tuple[str, ...]) -> None:
    table = position(alice=[POOL, *[POOL if "Pool" in one else one for one in helpers]])
    with pytest.raises(NotOffered):
        table.alice.activate("Tidal Pool")


def test_701_67a_what_is_tapped_for_the_ability_itself_helps_no_more() -> None:
    with pytest.raises(NotOffered):
        position(alice=[WELL, BEARS]).alice.activate("Deep Well")
    table = position(alice=[WELL, f"2 {BEARS}"])
    table.alice.activate("Deep Well")
    table.resolve()
    assert table.alice.life == 22


def test_701_67b_only_the_generic_mana_of_that_cost_is_paid_so() -> None:
    table = position(alice=["2 Island", f"2 {BEARS}"], alice_hand=[FLOOD])
    table.alice.cast("Flood Tale")
    table.resolve()
    assert table.alice.life == 22
    with pytest.raises(NotOffered):
        position(alice=["Island", f"4 {BEARS}"], alice_hand=[FLOOD]).alice.cast("Flood Tale")


def test_701_67b_nor_what_it_costs_more() -> None:
    with pytest.raises(NotOffered):
        position(alice=["2 Island", f"4 {BEARS}", SPHERE], alice_hand=[FLOOD]).alice.cast("Flood Tale")


def test_701_67b_by_hand_too_nothing_is_tapped_for_the_rest() -> None:
    table = position(alice=["2 Island", f"2 {BEARS}"], alice_hand=[FLOOD], payment="manual")
    table.alice.cast("Flood Tale")
    while not table.priority:
        helped = [option for option in table.options if BEARS in option]
        assert not helped or (table.tapped("Island") and table.tapped("Island 2"))
        table.alice.choose(table.options[0])
    assert table.tapped(BEARS)


@pytest.mark.parametrize(("helpers", "x"), [(0, 0), (3, 3)])
def test_701_67b_what_x_comes_to_is_generic_mana_of_it(helpers: int, x: int) -> None:
    with pytest.raises(NotOffered):
        position(alice=["2 Island", *[BEARS] * helpers], alice_hand=[SPRING]).alice.cast("Spring Tale", x=x + 1)
    table = position(alice=["2 Island", *[BEARS] * helpers], alice_hand=[SPRING])
    table.alice.cast("Spring Tale", x=x)
    table.resolve()
    assert table.alice.life == 20 + x


@pytest.mark.parametrize(("helpers", "pays"), [(1, False), (2, True)])
def test_701_67a_ward_is_paid_so_too(helpers: int, pays: bool) -> None:
    table = position(alice=["Island", *[BEARS] * helpers], alice_hand=["Unsummon"], bob=[SERPENT])
    table.alice.cast("Unsummon", ["Ward Serpent"])
    table.resolve()
    if pays:
        table.alice.choose("yes")
    table.resolve_all()
    assert (table.bob.hand == ["Ward Serpent"]) is pays
    assert table.tapped(BEARS) is pays


@pytest.mark.parametrize("card", [POOL, FLOOD, SERPENT])
def test_701_67_refused_by_name_until_the_rules_have_it(card: CardDef) -> None:
    assert "701.67a" in unknown_mechanic(card, "2025-11-13")
    assert unknown_mechanic(card, "2025-11-14") == ""
