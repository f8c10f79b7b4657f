"""Cards that are put somewhere from a zone that is told: a graveyard, exile (CR 113.6, 400.7)."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

BEARS = "Grizzly Bears"


@pytest.mark.parametrize(
    ("where", "place"),
    [("on top of your library", 0), ("on the bottom of your library", -1), ("into your library third from the top", 2)],
)
def test_401_7_from_a_graveyard_into_a_library(where: str, place: int) -> None:
    worm = invented("{G}: Put ~ from your graveyard " + where + ".", name="Worm")
    table = position(alice=["Forest"], alice_graveyard=[worm])
    table.alice.activate("Worm")
    table.resolve()
    assert table.alice.library[place] == "Worm"


def test_400_7_a_discarded_card_is_exiled_from_the_graveyard_and_played() -> None:
    text = (
        "Whenever you discard a card, you may exile that card from your graveyard. If you do, you may play that card "
        "this turn."
    )
    construct = invented(text, name="Construct", types="Artifact Creature — Construct")
    errand = invented("Discard a card.", name="Errand", types="Sorcery", cost="{R}")
    table = position(alice=["Mountain", construct], alice_hand=[errand, "Memnite"])
    table.alice.cast("Errand")
    table.resolve_all()
    table.choose("yes")
    assert table.exile == ["Memnite"]
    table.alice.cast("Memnite")


def test_701_24_its_owner_shuffles_it_in() -> None:
    errand = invented(
        "Choose target creature. Its owner shuffles it into their library.", name="Errand", types="Sorcery", cost="{R}"
    )
    table = position(alice=["Mountain"], alice_hand=[errand], bob=[BEARS])
    table.alice.cast("Errand", [BEARS])
    table.resolve()
    assert BEARS in table.bob.library


def test_401_4_a_graveyard_goes_to_the_bottom() -> None:
    text = "Target player puts all the cards from their graveyard on the bottom of their library in a random order."
    errand = invented(text, name="Errand", types="Sorcery", cost="{R}")
    table = position(
        alice=["Mountain"], alice_hand=[errand], bob_graveyard=[BEARS, "Shock"], alice_graveyard=["Forest"]
    )
    table.alice.cast("Errand", ["bob"])
    table.resolve()
    assert sorted(table.bob.library[-2:]) == [BEARS, "Shock"]
    assert "Forest" in table.alice.graveyard


def test_406_2_graveyards_of_opponents_and_of_some_players() -> None:
    for text, targets, left in (
        ("Exile all opponents' graveyards.", [], ["Forest"]),
        ("Exile any number of target players' graveyards.", ["alice", "bob"], []),
    ):  # fmt: skip
        errand = invented(text, name="Errand", types="Sorcery", cost="{R}")
        table = position(alice=["Mountain"], alice_hand=[errand], bob_graveyard=[BEARS], alice_graveyard=["Forest"])
        table.alice.cast("Errand", targets)
        table.resolve()
        assert [card for card in table.alice.graveyard if card != "Errand"] == left
        assert not table.bob.graveyard


def test_701_20_one_of_two_goes_into_the_graveyard_and_the_other_stays() -> None:
    text = "Look at the top two cards of your library. Put one of them into your graveyard."
    errand = invented(text, name="Errand", types="Sorcery", cost="{R}")
    table = position(alice=["Mountain"], alice_hand=[errand], alice_library=[BEARS, "Shock"])
    table.alice.cast("Errand")
    table.resolve()
    table.choose("Shock")
    assert "Shock" in table.alice.graveyard
    assert table.alice.library[0] == BEARS


SUNRISE = (
    "Each player returns to the battlefield all artifact and creature cards in their graveyard that were put there "
    "from the battlefield this turn."
)
ENCORE = (
    "Put onto the battlefield under your control all creature cards in all graveyards that were put there from the "
    "battlefield this turn."
)


@pytest.mark.parametrize(("text", "of"), [(SUNRISE, "bob"), (ENCORE, "alice")])
def test_400_7_what_was_put_into_graveyards_this_turn_comes_back(text: str, of: str) -> None:
    errand = invented(text, name="Errand", types="Sorcery", cost="{R}")
    table = position(
        alice=["2 Mountain"], alice_hand=[errand, "Shock"], bob=[BEARS], bob_graveyard=["Hill Giant"],
    )  # fmt: skip
    table.alice.cast("Shock", [BEARS])
    table.resolve()
    table.alice.cast("Errand")
    table.resolve()
    whose = table.alice if of == "alice" else table.bob
    assert BEARS in whose.battlefield
    assert table.bob.graveyard == ["Hill Giant"]
