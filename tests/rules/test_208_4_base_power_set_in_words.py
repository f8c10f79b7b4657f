"""CR 208.4a, 613: what sets base power and toughness, types and colors, in other words than "becomes"."""

from __future__ import annotations

from typing import Any

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import Keyword
from mainphase.kernel.reading.characteristics import characteristics_of

BEARS, GIANT, MEMNITE = "Grizzly Bears", "Hill Giant", "Memnite"


def cast(text: str, *targets: str, **zones: Any) -> Table:
    """The position after a spell of that text, with these targets, or where something is chosen as it resolves."""
    spell = invented(text, name="Spell", types="Sorcery", cost="{0}")
    table = position(triggers="automatic", alice_hand=[spell], **zones)
    table.alice.cast("Spell", list(targets))
    table.resolve()
    return table


def test_208_4a_one_or_the_other_is_set() -> None:
    sizes = set()
    for way in (0, 1):
        text = "Until end of turn, target creature has base power 5 or base toughness 5."
        table = cast(text, GIANT, alice=[GIANT])
        table.apply(way)
        sizes.add(table.pt(GIANT))
    assert sizes == {"5/3", "3/5"}


def test_611_2d_as_large_as_it_was_then() -> None:
    tanazir = invented(
        "{0}: You may have the base power and toughness of other creatures you control become equal to ~'s power and "
        "toughness until end of turn.",
        name="Tanazir", pt="4/5",
    )  # fmt: skip
    table = position(alice=[tanazir, MEMNITE, "Forest"], alice_hand=["Giant Growth"])
    table.alice.activate("Tanazir")
    table.resolve()
    table.choose("yes")
    assert table.pt(MEMNITE) == "4/5"
    table.alice.cast("Giant Growth", ["Tanazir"])
    table.resolve()
    assert (table.pt("Tanazir"), table.pt(MEMNITE)) == ("7/8", "4/5")


def test_208_4a_changed_to_that_of_another() -> None:
    stealer = invented(
        "Whenever ~ blocks or becomes blocked by a creature, change ~'s base power and toughness to that creature's "
        "power and toughness until end of turn.",
        name="Stealer", pt="1/1",
    )  # fmt: skip
    table = position(alice=[stealer], bob=[GIANT])
    table.alice.attack({"Stealer": "bob"})
    table.advance_to("declare blockers")
    table.bob.block({GIANT: "Stealer"})
    table.resolve()
    assert table.pt("Stealer") == "3/3"


def test_205_1a_of_another_creature_type_for_good() -> None:
    table = cast("Target creature becomes a Coward.", BEARS, alice=[BEARS])
    assert characteristics_of(table.find(BEARS)).subtypes == ("Coward",), characteristics_of(table.find(BEARS))


def test_105_3_in_addition_to_its_other_colors_and_types() -> None:
    table = cast(
        "Until end of turn, target creature becomes a black Zombie creature with base power and toughness 4/4 in "
        "addition to its other colors and types.",
        BEARS, alice=[BEARS],
    )  # fmt: skip
    ch = characteristics_of(table.find(BEARS))
    assert (table.pt(BEARS), ch.subtypes, ch.colors.bit_count()) == ("4/4", ("Bear", "Zombie"), 2)


def test_613_1d_lands_each_become_creatures() -> None:
    table = cast(
        "Up to two target lands you control each become 2/2 Warrior creatures until end of turn. They're still lands.",
        "Forest", "Plains", alice=["Forest", "Plains"],
    )  # fmt: skip
    assert (table.pt("Forest"), table.pt("Plains")) == ("2/2", "2/2")
    assert "Forest" in characteristics_of(table.find("Forest")).subtypes


def test_611_2b_an_island_for_as_long_as_it_has_a_counter() -> None:
    table = cast(
        "Put a flood counter on target land. That land is an Island in addition to its other types for as long as it "
        "has a flood counter on it.",
        "Forest", alice=["Forest"],
    )  # fmt: skip
    assert characteristics_of(table.find("Forest")).subtypes == ("Forest", "Island")


def test_611_2e_it_has_no_abilities() -> None:
    angel = invented("Flying", name="Angel", pt="3/3")
    table = cast(
        "Return target creature card from your graveyard to the battlefield. It's a Skeleton in addition to its other "
        "types and has no abilities.",
        "Angel", alice_graveyard=[angel],
    )  # fmt: skip
    assert not table.has("Angel", Keyword.FLYING)
    assert "Skeleton" in characteristics_of(table.find("Angel")).subtypes


def test_608_2d_that_ability_is_chosen() -> None:
    table = cast(
        "Choose flying or indestructible. Creatures you control gain that ability until end of turn.",
        alice=[BEARS, MEMNITE],
    )  # fmt: skip
    table.apply(0)
    assert table.has(BEARS, Keyword.FLYING)
    assert table.has(MEMNITE, Keyword.FLYING)
    assert not table.has(BEARS, Keyword.INDESTRUCTIBLE)


def test_509_1b_not_by_creatures_that_are_described() -> None:
    table = cast(
        "Until end of turn, target creature can't be blocked by creatures your opponents control.", BEARS,
        alice=[BEARS], bob=[GIANT],
    )  # fmt: skip
    table.alice.attack({BEARS: "bob"})
    table.advance_to("declare blockers")
    assert table.asked != "block"


def test_707_2_what_is_left_of_a_copy_that_did_not_happen() -> None:
    gogo = invented(
        "At the beginning of combat on your turn, you may have ~ become a copy of another target creature you control "
        "until end of turn. If you do, ~ and that creature each get +2/+0 and gain haste until end of turn and attack "
        "this turn if able.",
        name="Gogo",
    )  # fmt: skip
    table = position(alice=[gogo, GIANT])
    table.advance_to("beginning of combat")
    table.choose(GIANT)
    table.resolve()
    table.choose("yes")
    assert [table.pt(name) for name in (GIANT, "Gogo")] == ["5/3", "5/3"]
    table = position(alice=[gogo, GIANT], bob=["Mountain"], bob_hand=["Shock"])
    table.advance_to("beginning of combat")
    table.choose(GIANT)
    table.alice.passes()
    table.bob.cast("Shock", ["Gogo"])
    table.resolve()
    table.resolve()
    if table.asked != "priority":
        table.choose("yes")
    assert table.pt(GIANT) == "3/3", "it has left, so it became nothing"
