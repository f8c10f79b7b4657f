"""CR 701.8, 608.2c, 400.7j: what was destroyed is put onto the battlefield, as far as it went into a graveyard."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

REAP = invented(
    "Destroy up to three target creatures and/or other planeswalkers. Return each card put into a graveyard this way "
    "to the battlefield under your control.",
    name="Reap",
    types="Sorcery",
    cost="{B}",
)
SPROUT = invented("Create a 1/1 green Saproling creature token.", name="Sprout", types="Sorcery", cost="{B}")
TROLL = invented("Indestructible", name="Rock Troll", types="Creature — Troll")
REST = invented("If a nontoken creature would die, exile it instead.", name="Rest", types="Enchantment", cost="{B}")


def test_400_7j_what_was_destroyed_comes_back_under_your_control() -> None:
    table = position(alice=["Swamp"], alice_hand=[REAP], bob=["Grizzly Bears", "Hill Giant", TROLL])
    table.alice.cast("Reap", ["Grizzly Bears", "Hill Giant", "Rock Troll"])
    table.resolve()
    assert sorted(table.alice.battlefield) == ["Grizzly Bears", "Hill Giant", "Swamp"]
    assert table.bob.battlefield == ["Rock Troll"]  # it was not destroyed
    assert table.bob.graveyard == []


def test_608_2c_cards_that_lay_there_before_stay() -> None:
    table = position(
        alice=["Swamp"], alice_hand=[REAP], bob=["Grizzly Bears"], bob_graveyard=["Hill Giant"],
    )  # fmt: skip
    table.alice.cast("Reap", ["Grizzly Bears"])
    table.resolve()
    assert "Grizzly Bears" in table.alice.battlefield
    assert table.bob.graveyard == ["Hill Giant"]


def test_111_8_a_token_does_not_come_back() -> None:
    table = position(alice=["2 Swamp"], alice_hand=[SPROUT, REAP])
    table.alice.cast("Sprout")
    table.resolve()
    [token] = [name for name in table.alice.battlefield if name != "Swamp"]
    table.alice.cast("Reap", [token])
    table.resolve()
    assert sorted(table.alice.battlefield) == ["Swamp", "Swamp"]


def test_614_6_what_is_exiled_instead_was_put_into_no_graveyard() -> None:
    table = position(alice=["Swamp"], alice_hand=[REAP], bob=["Grizzly Bears", REST])
    table.alice.cast("Reap", ["Grizzly Bears"])
    table.resolve()
    assert "Grizzly Bears" not in table.alice.battlefield
    assert table.exile == ["Grizzly Bears"]


RAISE = invented(
    "Destroy all creatures, then return a creature card put into a graveyard this way to the battlefield under your "
    "control. It's a black Zombie in addition to its other colors and types.",
    name="Raise", types="Sorcery", cost="{B}",
)  # fmt: skip


def test_608_2d_one_of_the_cards_that_went_there_is_chosen() -> None:
    table = position(
        alice=["Swamp", "Memnite"], alice_hand=[RAISE], alice_graveyard=["Ornithopter"], bob=["Hill Giant", TROLL]
    )
    table.alice.cast("Raise")
    table.resolve()
    assert sorted(table.options) == ["Hill Giant", "Memnite"], "neither what lay there nor what was not destroyed"
    table.choose("Hill Giant")
    assert sorted(table.alice.battlefield) == ["Hill Giant", "Swamp"]
    assert (table.alice.graveyard, table.bob.battlefield) == (["Ornithopter", "Memnite", "Raise"], ["Rock Troll"])


def test_608_2c_of_the_cards_that_all_have_milled() -> None:
    sift = invented(
        "Each player mills a card. Exile up to two creature cards put into graveyards this way.",
        name="Sift", types="Sorcery", cost="{0}",
    )  # fmt: skip
    table = position(
        alice_hand=[sift], alice_library=["Memnite"], bob_library=["Hill Giant"], bob_graveyard=["Ornithopter"]
    )
    table.alice.cast("Sift")
    table.resolve()
    assert sorted(table.options) == ["Hill Giant", "Memnite", "done"]
    table.choose("Memnite", "Hill Giant")
    assert sorted(table.exile) == ["Hill Giant", "Memnite"]


def test_608_2h_the_power_of_the_cards_that_were_exiled() -> None:
    stitch = invented(
        "Each player mills a card. Exile up to two creature cards put into graveyards this way. Create an X/X blue "
        "Zombie creature token, where X is the total power of the cards exiled this way.",
        name="Stitch", types="Sorcery", cost="{0}",
    )  # fmt: skip
    table = position(alice_hand=[stitch], alice_library=["Memnite"], bob_library=["Hill Giant"])
    table.alice.cast("Stitch")
    table.resolve()
    table.choose("Memnite", "Hill Giant")
    [token] = table.alice.battlefield
    assert table.pt(token) == "4/4"
