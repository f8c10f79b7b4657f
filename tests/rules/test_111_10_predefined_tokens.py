"""CR 111.10: tokens that the rules define."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import MAP, MUTAGEN, SHARD, WALKER, card, create, do, instant

BEARS = "Grizzly Bears"


def with_token(token: n.CardDef, **more: list[str]) -> Table:
    made = card("Make", "{0}", instant)(do(create(1, token)))
    table = position(alice=[BEARS, "2 Forest"], alice_hand=[made], **more)  # type: ignore[arg-type]
    table.alice.cast("Make")
    table.resolve()
    return table


@pytest.mark.parametrize(("top", "pt", "hand"), [("Forest", "2/2", ["Forest"]), ("Shock", "3/3", [])])
def test_111_10s_a_map_has_a_creature_explore(top: str, pt: str, hand: list[str]) -> None:
    table = with_token(MAP, alice_library=[top])
    table.alice.activate("Map Token", [BEARS])
    table.resolve()
    if top == "Shock":
        table.choose("no")
    assert (table.pt(BEARS), table.alice.hand) == (pt, hand)
    assert "Map Token" not in table.battlefield


def test_111_10v_a_mutagen_gives_a_counter_when_a_sorcery_could_be_cast() -> None:
    table = with_token(MUTAGEN)
    table.alice.activate("Mutagen Token", [BEARS])
    table.resolve()
    assert table.pt(BEARS) == "3/3"
    table = with_token(MUTAGEN)
    table.advance_to("beginning of combat")
    assert not any("Mutagen" in option for option in table.options)


def test_111_10e_a_shard_scries_and_draws() -> None:
    table = with_token(SHARD, alice_library=["Shock", "Memnite"])
    table.alice.activate("Shard Token")
    table.resolve()
    table.choose("bottom Shock")
    assert table.alice.hand == ["Memnite"]


def test_111_10d_a_walker_is_a_zombie_with_a_name_of_its_own() -> None:
    assert with_token(WALKER).pt("Walker") == "2/2"
