"""What this turn has brought a player so many of, and what is most or least among players (CR 608.2i)."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import artifact, card, discard_a, do, enchantment, pay, sorcery
from mainphase.language.cards import read_card
from mainphase.language.text.card_data import CardData


def spell(text: str, name: str = "Counted") -> n.CardDef:
    made = read_card([CardData(name=name, mana_cost="{0}", text=text, type_line="Sorcery")]).card
    assert made is not None, text
    return made


def cast(table: Table, name: str, *targets: str) -> None:
    table.alice.cast(name, [*targets])
    table.resolve_all()


def test_cards_discarded_this_turn() -> None:
    counted = spell("You gain 1 life for each card you've discarded this turn.")
    away = spell("Target player discards two cards.", "Away")
    once = spell("Draw cards equal to the number of cards target opponent discarded this turn.", "Theirs")
    table = position(
        alice_hand=[counted, away, once, "Forest"], bob_hand=["Island", "Swamp"], alice_library=["Plains"] * 4
    )
    cast(table, "Away", "bob")
    cast(table, "Counted")
    assert table.alice.life == 20, "nothing of alice's"
    cast(table, "Theirs", "bob")
    assert len(table.state.players[0].hand) == 3


def test_discards_as_a_cost_are_counted_too() -> None:
    discarded = n.TimesThisTurn("discarded", n.You(), n.Anything())
    vase = card("Vase", "{0}", artifact)(pay(discard_a()).do(n.GainLife(discarded)))
    table = position(alice=[vase], alice_hand=["Forest"])
    table.alice.activate("Vase")
    if table.asked != "priority":
        table.choose("Forest")
    table.resolve_all()
    assert table.alice.life == 21


def test_tokens_created_this_turn() -> None:
    counted = spell("You gain 1 life for each token you created this turn.")
    made = spell("Create two 1/1 green Saproling creature tokens.", "Two Made")
    table = position(alice_hand=[counted, made, counted])
    cast(table, "Counted")
    assert table.alice.life == 20
    cast(table, "Two Made")
    cast(table, "Counted")
    assert table.alice.life == 22


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("You gain 1 life for each creature that died under your control this turn.", 21),
        ("You gain 1 life for each creature put into your graveyard from the battlefield this turn.", 21),
        ("You gain 1 life for each creature that died this turn.", 22),
    ],
)
def test_700_4_creatures_that_died_under_whose_control(text: str, life: int) -> None:
    table = position(
        alice=["Grizzly Bears"], bob=["Hill Giant"],
        alice_hand=[spell("Destroy all creatures.", "Swept"), spell(text)],
    )  # fmt: skip
    cast(table, "Swept")
    cast(table, "Counted")
    assert table.alice.life == life


def test_119_5_the_highest_and_the_lowest_life_total() -> None:
    twice = card("Twice Blessed", "{0}", enchantment)(n.Static(n.LifeGainTimes(n.You())))
    for word, lives in (("highest", (34, 23)), ("lowest", (12, 12))):
        made = spell(f"Each player's life total becomes the {word} life total among all players.")
        table = position(alice=[twice], alice_hand=[made], alice_life=12, bob_life=23)
        cast(table, "Counted")
        assert (table.alice.life, table.bob.life) == lives, "found once, for both of them"


def test_cards_in_exile_and_in_a_graveyard_together() -> None:
    made = spell(
        "You gain life equal to the total number of instant and sorcery cards you own in exile and in your graveyard."
    )
    table = position(alice_hand=[made], alice_graveyard=["Shock", "Forest"], alice_exile=["Lightning Bolt"])
    cast(table, "Counted")
    assert table.alice.life == 22


def test_the_most_that_one_player_drew() -> None:
    draws = card("Draws", "{0}", sorcery)(do(n.Draw(n.Fixed(3), n.EachPlayer())))
    made = card("Counted", "{0}", sorcery)(
        do(n.GainLife(n.MostAmong(n.EachOpponent(), n.CardsDrawnThisTurn(n.ThatPlayer()))))
    )
    table = position(alice_hand=[draws, made], alice_library=["Plains"] * 5, bob_library=["Plains"] * 5)
    cast(table, "Draws")
    cast(table, "Counted")
    assert table.alice.life == 23
