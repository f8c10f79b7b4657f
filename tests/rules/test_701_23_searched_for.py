"""CR 701.23: one card of each kind, of different names, exiled, attached, shown to an opponent who chooses."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import CardDef


def sorcery(name: str, text: str) -> CardDef:
    return invented(text, name=name, cost="{G}", types="Sorcery")


PAIR = sorcery(
    "Pair",
    "Search your library for a Forest card and a Swamp card, put them onto the battlefield tapped, then shuffle.",
)
DUAL = invented("", name="Dual", types="Land — Swamp Forest", cost=None)
CHOIR = sorcery(
    "Choir",
    "Search your library for up to three creature cards with different names, reveal them, put them into your hand, "
    "then shuffle.",
)
TITHES = sorcery(
    "Tithes",
    "Search your library for up to X basic land cards, where X is the number of creatures you control. Reveal those "
    "cards, put them into your hand, then shuffle.",
)
BURY = sorcery("Bury", "Search your library for any number of creature cards, exile them, then shuffle.")
ARM = sorcery(
    "Arm",
    "Search your library for an Equipment card, put it onto the battlefield, attach it to a creature you control, then "
    "shuffle.",
)
BOTH = sorcery(
    "Both", "Search your library for two cards. Put one into your hand and the other into your graveyard. Then shuffle."
)
THREE = sorcery("Three", "Search your library for three cards, put them into your hand, then shuffle.")
OFFER = sorcery(
    "Offer",
    "Search your library for up to four cards with different names and reveal them. Target opponent chooses two of "
    "those cards. Put the chosen cards into your graveyard and the rest into your hand. Then shuffle.",
)
DEAL = sorcery(
    "Deal",
    "Search your library for up to two creature cards and reveal them. An opponent chooses one. Put that card into "
    "your hand and the rest into your graveyard. Then shuffle.",
)
MOON = invented(
    "When ~ enters, search your library for a land card, exile it, then shuffle.\nWhen ~ dies, put the exiled card "
    "into its owner's hand.",
    name="Moon",
    cost="{G}",
)


@pytest.mark.parametrize("forest", ["Forest", "Dual"])
def test_701_23_one_of_each_kind(forest: str) -> None:
    table = position(alice=["Forest"], alice_hand=[PAIR], alice_library=["Forest", DUAL, "Swamp", "Forest"])
    table.alice.cast("Pair")
    table.resolve()
    assert "Swamp" not in table.options  # no Forest
    table.choose(forest)
    assert "Forest" not in table.options  # no Swamp
    table.choose("Swamp")
    assert sorted(table.alice.battlefield) == sorted(["Forest", forest, "Swamp"])
    assert table.tapped("Swamp")
    assert len(table.events("shuffled")) == 1


def test_701_23b_only_one_kind_is_found() -> None:
    table = position(alice=["Forest"], alice_hand=[PAIR], alice_library=["Forest", "Swamp"])
    table.alice.cast("Pair")
    table.resolve()
    table.choose("done")
    table.choose("Swamp")
    assert sorted(table.alice.battlefield) == ["Forest", "Swamp"]


def test_201_2b_no_two_of_one_name() -> None:
    creatures = ["Memnite", "Memnite", "Grizzly Bears", "Craw Wurm"]
    table = position(alice=["Forest"], alice_hand=[CHOIR], alice_library=creatures)
    table.alice.cast("Choir")
    table.resolve()
    table.choose("Memnite")
    assert "Memnite" not in table.options
    table.choose("Craw Wurm", "done")
    assert sorted(table.alice.hand) == ["Craw Wurm", "Memnite"]


def test_205_3i_they_share_a_land_type() -> None:
    alike = sorcery(
        "Alike",
        "Search your library for up to two basic land cards that share a land type, put them onto the battlefield "
        "tapped, then shuffle.",
    )
    table = position(alice=["Forest"], alice_hand=[alike], alice_library=["Forest", "Island", "Forest", "Swamp"])
    table.alice.cast("Alike")
    table.resolve()
    table.choose("Forest")
    assert set(table.options) == {"Forest", "done"}
    table.choose("Forest")
    assert sorted(table.alice.battlefield) == ["Forest"] * 3


@pytest.mark.parametrize("creatures", [1, 2])
def test_701_23_as_many_as_x_is(creatures: int) -> None:
    table = position(alice=["Forest"] + ["Memnite"] * creatures, alice_hand=[TITHES], alice_library=["3 Island"])
    table.alice.cast("Tithes")
    table.resolve()
    for _ in range(creatures):
        table.choose("Island")
    assert table.alice.hand == ["Island"] * creatures


def test_701_23_what_is_found_is_exiled() -> None:
    table = position(alice=["Forest"], alice_hand=[BURY], alice_library=["Memnite", "Grizzly Bears", "Shock"])
    table.alice.cast("Bury")
    table.resolve()
    table.choose("Memnite", "Grizzly Bears")
    assert sorted(table.exile) == ["Grizzly Bears", "Memnite"]


def test_607_2a_what_was_found_is_the_exiled_card() -> None:
    table = position(
        alice=["Forest"], alice_hand=[MOON], alice_library=["Island"], bob=["Mountain"], bob_hand=["Shock"]
    )
    table.alice.cast("Moon")
    table.resolve_all()
    table.choose("Island")
    assert table.exile == ["Island"]
    table.alice.passes()
    table.bob.cast("Shock", ["Moon"])
    table.resolve_all()
    assert table.alice.hand == ["Island"]


@pytest.mark.parametrize("creature", [True, False])
def test_701_3_it_is_attached_if_there_is_a_creature(creature: bool) -> None:
    blade = invented("Equipped creature gets +1/+1.\nEquip {9}", name="Blade", types="Artifact — Equipment", cost="{1}")
    table = position(alice=["Forest"] + ["Memnite"] * creature, alice_hand=[ARM], alice_library=[blade])
    table.alice.cast("Arm")
    table.resolve()
    table.choose("Blade")
    if table.asked != "priority":
        table.choose("Memnite")
    assert "Blade" in table.alice.battlefield
    if creature:
        assert table.pt("Memnite") == "2/2"


def test_701_23_one_here_and_the_other_there() -> None:
    table = position(alice=["Forest"], alice_hand=[BOTH], alice_library=["Memnite", "Shock"])
    table.alice.cast("Both")
    table.resolve()
    table.choose("Memnite", "Shock")
    table.choose("Shock")
    assert table.alice.hand == ["Shock"]
    assert "Memnite" in table.alice.graveyard


def test_701_23d_of_mere_cards_so_many_must_be_found() -> None:
    table = position(alice=["Forest"], alice_hand=[THREE], alice_library=["Memnite", "Shock", "Island"])
    table.alice.cast("Three")
    table.resolve()
    for card in ("Memnite", "Shock", "Island"):
        assert "done" not in table.options
        table.choose(card)
    assert sorted(table.alice.hand) == ["Island", "Memnite", "Shock"]


def test_701_23_an_opponent_chooses_among_what_is_shown() -> None:
    table = position(
        alice=["Forest"], alice_hand=[OFFER], alice_library=["Memnite", "Shock", "Island", "Memnite", "Grizzly Bears"]
    )
    table.alice.cast("Offer", ["bob"])
    table.resolve()
    table.choose("Memnite", "Shock", "Island", "Grizzly Bears")
    assert table.asked_player == "bob"
    table.choose("Memnite", "Island")
    assert sorted(table.alice.graveyard) == ["Island", "Memnite", "Offer"]
    assert sorted(table.alice.hand) == ["Grizzly Bears", "Shock"]
    assert len(table.events("shuffled")) == 1


def test_102_2_you_say_which_opponent_chooses() -> None:
    table = position(
        players=("alice", "bob", "carol"), alice=["Forest"], alice_hand=[DEAL], alice_library=["Memnite", "Craw Wurm"]
    )
    table.alice.cast("Deal")
    table.resolve()
    table.choose("Memnite", "Craw Wurm")
    assert table.asked_player == "alice"
    table.choose("carol")
    assert table.asked_player == "carol"
    table.choose("Craw Wurm")
    assert table.alice.hand == ["Craw Wurm"]
    assert sorted(table.alice.graveyard) == ["Deal", "Memnite"]
