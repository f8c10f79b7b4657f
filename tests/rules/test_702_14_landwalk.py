"""CR 702.14: landwalk."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards.words import (
    apply,
    artifact,
    basic,
    card,
    creature,
    gains_ability,
    instant,
    landwalk,
    non,
    target,
    targeting,
)

OTTER = card("Otter", "{U}", creature, pt="2/2")(landwalk("Island"))
PATHFINDER = card("Pathfinder", "{G}", creature, pt="2/2")(landwalk(non(basic)))
TINKER = card("Tinkerer", "{U}", creature, pt="2/2")(landwalk(artifact))
WADE = card("Wade", "{U}", instant)(targeting(creature).do(apply(target, gains_ability(landwalk("Island")))))


def test_702_14c_cannot_be_blocked_while_the_defending_player_has_such_a_land() -> None:
    table = position(alice=[OTTER], bob=["Grizzly Bears", "Island"])
    table.alice.attack(["Otter"])
    with pytest.raises(NotOffered, match=r"702\.14c"):
        table.bob.block({"Grizzly Bears": "Otter"})


@pytest.mark.parametrize("land", ["Forest", "Reliquary Tower"])
def test_702_14c_other_lands_do_not_matter(land: str) -> None:
    table = position(alice=[OTTER, "Island"], bob=["Grizzly Bears", land])
    table.alice.attack(["Otter"])
    table.bob.block({"Grizzly Bears": "Otter"})
    assert table.blocked("Otter")


def test_702_14c_only_the_defending_players_lands_count() -> None:
    table = position(players=("alice", "bob", "carol"), alice=[OTTER], bob=["Grizzly Bears"], carol=["Island"])
    table.alice.attack({"Otter": "bob"})
    table.bob.block({"Grizzly Bears": "Otter"})
    assert table.blocked("Otter")


def test_702_14c_without_a_supertype() -> None:
    table = position(alice=[PATHFINDER], bob=["Grizzly Bears", "Reliquary Tower"])
    table.alice.attack(["Pathfinder"])
    with pytest.raises(NotOffered, match=r"702\.14c"):
        table.bob.block({"Grizzly Bears": "Pathfinder"})


def test_702_14c_with_a_type_only_lands_count() -> None:
    table = position(alice=[TINKER], bob=["Grizzly Bears", "Memnite"])
    table.alice.attack(["Tinkerer"])
    table.bob.block({"Grizzly Bears": "Tinkerer"})
    assert table.blocked("Tinkerer")


def test_702_14d_landwalk_does_not_cancel() -> None:
    table = position(alice=[OTTER], bob=[OTTER, "Island"])
    table.alice.attack(["alice's Otter"])
    with pytest.raises(NotOffered, match=r"702\.14c"):
        table.bob.block({"bob's Otter": "alice's Otter"})


def test_702_14b_gained_until_end_of_turn() -> None:
    table = position(alice=["Grizzly Bears", "Island"], alice_hand=[WADE], bob=["Memnite", "Island"])
    table.alice.cast("Wade", ["Grizzly Bears"])
    table.resolve()
    table.alice.attack(["Grizzly Bears"])
    with pytest.raises(NotOffered, match=r"702\.14c"):
        table.bob.block({"Memnite": "Grizzly Bears"})
