"""CR 118.8, 601.3, 614.1c: permissions to cast for more than a spell costs, and how what it becomes enters."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import Table, position

PRINCE = invented(
    "You may cast artifact spells from your graveyard by paying 3 life in addition to paying their other costs. If you "
    "cast a spell this way, that artifact enters with a finality counter on it.",
    "Prince",
)


def may_cast(table: Table, name: str) -> bool:
    try:
        table.copy().alice.cast(name)
    except NotOffered:
        return False
    return True


def test_118_8_life_besides_and_a_counter_on_what_it_becomes() -> None:
    table = position(alice=[PRINCE], alice_graveyard=["Memnite", "Bear Cub"])
    assert not may_cast(table, "Bear Cub")
    table.alice.cast("Memnite")
    assert table.alice.life == 17
    table.resolve_all()
    assert table.counters("Memnite", "finality") == 1


def test_118_8_not_from_the_hand_and_not_without_the_life() -> None:
    table = position(alice=[PRINCE], alice_hand=["Memnite"])
    table.alice.cast("Memnite")
    table.resolve_all()
    assert (table.alice.life, table.counters("Memnite", "finality")) == (20, 0)
    assert not may_cast(position(alice=[PRINCE], alice_graveyard=["Memnite"], alice_life=2), "Memnite")


def test_118_8_another_permission_asks_for_nothing_besides() -> None:
    free = invented("You may cast artifact spells from your graveyard.", "Free One")
    table = position(alice=[PRINCE, free], alice_graveyard=["Memnite"])
    table.alice.cast("Memnite")
    table.resolve_all()
    assert table.alice.life == 20


def test_601_3_once_in_each_turn_with_three_other_cards() -> None:
    champion = invented(
        "Once during each of your turns, you may cast a creature spell from your graveyard by exiling three other "
        "cards "
        "from your graveyard in addition to paying its other costs.",
        "Champion",
    )
    assert not may_cast(position(alice=[champion], alice_graveyard=["Memnite", "2 Forest"]), "Memnite")
    table = position(alice=[champion], alice_graveyard=["Memnite", "Ornithopter", "5 Forest"])
    table.alice.cast("Memnite")
    while table.asked != "priority":
        table.choose("Forest")
    table.resolve_all()
    assert table.exile == ["Forest"] * 3
    assert not may_cast(table, "Ornithopter")


def test_601_3_a_counter_from_a_creature_for_the_top_card() -> None:
    weaver = invented(
        "You may look at the top card of your library any time.\nYou may cast spells from the top of your library by "
        "removing a counter from a creature you control in addition to paying their other costs.",
        "Weaver",
    )
    assert not may_cast_top(position(alice=[weaver], alice_library=["Memnite"]))
    grown = invented("~ enters with a +1/+1 counter on it.", "Grown", cost="{0}")
    table = position(alice=[weaver], alice_hand=[grown], alice_library=["Memnite", "Forest"])
    table.alice.cast("Grown")
    table.resolve_all()
    assert may_cast_top(table)
    table.apply(next(i for i, said in enumerate(table.options) if said.startswith("cast Memnite")))
    while table.asked != "priority":
        table.apply(0)
    table.resolve_all()
    assert (table.pt("Grown"), "Memnite" in table.battlefield) == ("2/2", True)


def may_cast_top(table: Table) -> bool:
    return any(said.startswith("cast Memnite") for said in table.options)


def test_614_1c_it_enters_tapped() -> None:
    master = invented(
        "Once during each of your turns, you may cast an artifact spell from your graveyard. If you cast a spell this "
        "way, "
        "that artifact enters tapped.",
        "Master",
    )
    table = position(alice=[master], alice_graveyard=["Memnite"], alice_hand=["Ornithopter"])
    table.alice.cast("Memnite")
    table.resolve_all()
    table.alice.cast("Ornithopter")
    table.resolve_all()
    assert (table.tapped("Memnite"), table.tapped("Ornithopter")) == (True, False)
