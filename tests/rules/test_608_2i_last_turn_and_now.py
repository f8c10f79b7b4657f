"""CR 608.2i, 611.3a: life lost last turn, what was dealt damage; what is attached, on top of a library, in exile."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import Keyword

MOURNER = "At the beginning of each upkeep, if {who} lost life last turn, you gain 10 life."


@pytest.mark.parametrize(("who", "gains"), [("you", 0), ("an opponent", 10)])
def test_608_2i_life_lost_last_turn(who: str, gains: int) -> None:
    zap = invented("~ deals 3 damage to target opponent.", "Zap", types="Instant", cost="{0}")
    table = position(
        alice=[invented(MOURNER.format(who=who), "Mourner")], alice_hand=[zap], alice_library=["3 Swamp"],
        bob_library=["3 Swamp"],
    )  # fmt: skip
    table.alice.cast("Zap", targets=["bob"])
    table.resolve()
    table.advance_to("turn 2, draw")
    assert table.alice.life == 20 + gains
    table.advance_to("turn 3, draw")
    assert table.alice.life == 20 + gains, "nobody lost life in turn 2"


def test_608_2h_what_was_exiled_had_been_dealt_damage() -> None:
    sold = invented(
        "Exile target creature. If it was dealt damage this turn, you gain 10 life.",
        "Sold",
        types="Instant",
        cost="{0}",
    )
    zap = invented("~ deals 1 damage to target creature.", "Zap", types="Instant", cost="{0}")
    table = position(alice_hand=[sold, zap, sold], bob=["Hill Giant", "Grizzly Bears"])
    table.alice.cast("Sold", targets=["Grizzly Bears"])
    table.resolve()
    assert table.alice.life == 20
    table.alice.cast("Zap", targets=["Hill Giant"])
    table.resolve()
    table.alice.cast("Sold", targets=["Hill Giant"])
    table.resolve()
    assert table.alice.life == 30


def test_611_3a_as_long_as_the_top_card_of_your_library_is_such_a_card() -> None:
    seer = invented("~ gets +3/+3 as long as the top card of your library is a creature card.", "Seer")
    digger = invented("{0}: Draw a card.", "Digger", types="Artifact")
    table = position(alice=[seer, digger], alice_library=["Grizzly Bears", "Swamp", "Hill Giant"])
    for pt in ("5/5", "2/2", "5/5"):
        assert table.pt("Seer") == pt
        table.alice.activate("Digger")
        table.resolve()
    assert table.pt("Seer") == "2/2", "there is no card"


def test_701_22a_what_is_on_top_after_scrying_counts() -> None:
    seer = invented("~ gets +3/+3 as long as the top card of your library is a creature card.", "Seer")
    eye = invented("{0}: Scry 1.", "Eye", types="Artifact")
    table = position(alice=[seer, eye], alice_library=["Grizzly Bears", "Swamp"])
    table.alice.activate("Eye")
    table.resolve()
    table.choose("bottom Grizzly Bears")
    assert table.pt("Seer") == "2/2"


def test_611_3a_as_long_as_two_equipment_are_attached_to_it() -> None:
    knight = invented("~ has double strike as long as two or more Equipment are attached to it.", "Knight")
    swords = [
        invented("Equip {0}", name, types="Artifact — Equipment", cost="{1}") for name in ("Left Sword", "Right Sword")
    ]
    table = position(alice=[knight, *swords])
    for name, has in (("Left Sword", False), ("Right Sword", True)):
        table.alice.activate(name, targets=["Knight"])
        table.resolve()
        assert table.has("Knight", Keyword.DOUBLE_STRIKE) == has


@pytest.mark.parametrize(
    ("text", "other", "pt"),
    [
        ("~ gets +1/+1 as long as any player controls an artifact.", "Memnite", "3/3"),
        ("~ gets +1/+1 as long as any player controls a black permanent.", "Memnite", "2/2"),
        ("~ gets +1/+1 as long as your opponents control no creatures.", "Memnite", "2/2"),
        ("~ gets +1/+1 as long as an opponent owns a card in exile.", "Memnite", "2/2"),
    ],
)
def test_611_3a_as_long_as_something_is_so(text: str, other: str, pt: str) -> None:
    table = position(alice=[invented(text, "Watcher", cost="{1}{G}")], bob=[other])
    assert table.pt("Watcher") == pt
