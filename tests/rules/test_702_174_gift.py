"""CR 702.174: gifts that are promised to an opponent as a spell is cast."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import CardDef

THREE = ("alice", "bob", "carol")
TALE = invented(
    "Gift a card\nYou gain 1 life. If the gift was promised, you gain 4 life.", name="Tale", types="Sorcery", cost="{0}"
)
NAIL = invented(
    "Gift a tapped Fish\n~ deals 1 damage to target creature. If the gift was promised, target opponent loses 3 life.",
    name="Nail", types="Instant", cost="{0}",
)  # fmt: skip
HOST = invented("Gift a Treasure\nVigilance", name="Host", cost="{0}")
GERBIL = invented("Whenever you give a gift, you gain 2 life.", name="Gerbil")
WHIRL = invented("Gift a card\nEach player discards a card.", name="Whirl", types="Sorcery", cost="{0}")
LIBRARIES: Any = {"alice_library": ["2 Forest"], "bob_library": ["2 Forest"], "carol_library": ["2 Forest"]}


def giving(card: Any, to: str = "bob", targets: tuple[str, ...] = (), promised: bool = True, **placed: Any) -> Table:
    table = position(players=THREE, alice_hand=[card], triggers="automatic", **{**LIBRARIES, **placed})
    table.alice.cast(card.name, targets, kicked=promised)
    if promised:
        table.choose(to)
    return table


@pytest.mark.parametrize(("to", "bob", "carol"), [("bob", 1, 0), ("carol", 0, 1)])
def test_702_174a_an_opponent_is_chosen_and_draws_a_card(to: str, bob: int, carol: int) -> None:
    table = giving(TALE, to)
    assert table.bob.hand == table.carol.hand == [], "the gift is given as the spell resolves"
    table.resolve()
    assert (len(table.bob.hand), len(table.carol.hand)) == (bob, carol)
    assert table.alice.life == 25


def test_702_174a_nobody_need_be_promised_anything() -> None:
    table = giving(TALE, promised=False)
    table.resolve()
    assert table.bob.hand == table.carol.hand == []
    assert table.alice.life == 21


def test_702_174d_to_i_tokens_are_created_by_the_chosen_player() -> None:
    table = giving(NAIL, "carol", ("Hill Giant", "bob"), bob=["Hill Giant"])
    table.resolve()
    assert table.carol.battlefield == ["Fish Token"]
    assert table.tapped("Fish Token")
    assert table.pt("Fish Token") == "1/1"
    assert table.bob.life == 17


def test_702_174m_no_target_for_what_is_done_only_if_it_was_promised() -> None:
    table = giving(NAIL, "", ("Hill Giant",), promised=False, bob=["Hill Giant"])
    table.resolve()
    assert table.damage("Hill Giant") == 1
    assert table.bob.life == table.carol.life == 20


def test_702_174b_of_a_permanent_it_triggers_as_it_enters() -> None:
    table = giving(HOST, "carol")
    table.resolve()
    assert table.carol.battlefield == []
    assert table.stack == ["Host"]
    table.resolve()
    assert table.carol.battlefield == ["Treasure Token"]
    table = giving(HOST, promised=False)
    table.resolve()
    assert table.stack == []


def test_702_174j_it_is_given_before_all_else() -> None:
    table = giving(WHIRL, "carol")
    table.resolve()
    assert table.carol.graveyard == ["Forest"], "the card that carol drew"
    assert table.bob.graveyard == []


def test_702_174j_no_gift_if_the_spell_is_countered() -> None:
    table = giving(TALE, "carol", bob=["2 Island"], bob_hand=["Counterspell"])
    table.pass_once()
    table.bob.cast("Counterspell", ["Tale"])
    table.resolve_all()
    assert table.carol.hand == []
    assert table.alice.graveyard == ["Tale"]


def test_702_174c_whenever_you_give_a_gift() -> None:
    table = giving(TALE, "bob", alice=[GERBIL])
    table.resolve()
    assert table.stack == ["Gerbil"]
    table = giving(TALE, "bob", promised=False, alice=[GERBIL])
    table.resolve()
    assert table.stack == []
    table = giving(HOST, "bob", alice=[GERBIL])
    table.resolve()
    assert table.stack == ["Host"], "nothing is given yet"
    table.resolve()
    assert table.stack == ["Gerbil"]


def test_707_10_a_copy_has_the_gift_promised_to_the_same_player() -> None:
    table = giving(TALE, "carol", alice=["2 Mountain"], bob=["2 Mountain"], bob_hand=["Fork"])
    table.pass_once()
    table.bob.cast("Fork", ["Tale"])
    table.resolve()
    table.resolve()
    assert len(table.carol.hand) == 1
    assert table.bob.life == 25


@pytest.mark.parametrize("card", [TALE, HOST, GERBIL], ids=lambda card: card.name)
def test_702_174_cards_with_it_are_refused_until_the_rules_have_it(card: CardDef) -> None:
    assert unknown_mechanic(card, "2024-07-29")
    assert unknown_mechanic(card, "2024-07-30") == ""
