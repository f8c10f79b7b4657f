"""What is done so many times, one after the other (CR 608.2c, 701.16, 701.34)."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import card, enchantment
from mainphase.language.cards import read_card
from mainphase.language.text.card_data import CardData


def spell(text: str) -> n.CardDef:
    made = read_card([CardData(name="So Often", mana_cost="{0}", text=text, type_line="Sorcery")]).card
    assert made is not None
    return made


def test_701_16a_each_clue_is_created_by_itself() -> None:
    watcher = card("Clue Watcher", "{0}", enchantment)(
        n.Triggered(
            n.OneOrMore(n.Enters(n.All((n.IsToken(), n.ControlledBy(n.You()))))), (n.Mode(n.GainLife(n.Fixed(1))),)
        )
    )
    text = "Investigate X times, where X is the number of cards in your hand."
    table = position(alice=[watcher], alice_hand=[spell(text), "Forest", "Forest"], triggers="automatic")
    table.alice.cast("So Often")
    table.resolve_all()
    assert len(table.events("token created")) == 2
    assert table.alice.life == 22, "two times one token"


def test_701_34a_proliferating_so_often() -> None:
    text = "Put a +1/+1 counter on target creature. Proliferate for each card in your hand."
    table = position(alice=["Grizzly Bears"], alice_hand=[spell(text), "Forest", "Forest"])
    table.alice.cast("So Often", ["Grizzly Bears"])
    table.resolve()
    for _ in range(2):
        table.alice.choose("Grizzly Bears")
    table.resolve_all()
    assert table.counters("Grizzly Bears", "+1/+1") == 3


def test_608_2c_no_times_is_not_at_all() -> None:
    table = position(alice_hand=[spell("Investigate for each card in your hand.")])
    table.alice.cast("So Often")
    table.resolve_all()
    assert not table.events("token created")
