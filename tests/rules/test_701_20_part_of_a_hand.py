"""CR 701.20: a player shows a card of their hand at random, or so many as they like; others stay hidden."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import card, sorcery
from mainphase.kernel.reading.seen_cards import is_seen_by
from mainphase.language.cards import read_card
from mainphase.language.text.card_data import CardData

HAND = ("Grizzly Bears", "Hill Giant", "Shock", "Lightning Bolt")


def spell(text: str) -> n.CardDef:
    made = read_card([CardData(name="Shown Hand", mana_cost="{0}", text=text, type_line="Sorcery")]).card
    assert made is not None
    return made


def cast(made: n.CardDef, seed: int = 1) -> Table:
    table = position(alice=["Swamp", "Swamp"], bob_hand=HAND, alice_hand=[made], seed=seed)
    table.alice.cast("Shown Hand", ["bob"])
    table.resolve()
    return table


def shown(table: Table) -> list[str]:
    there = [name for name in HAND if table.state.find(table.find(name, Zone.HAND).id)]
    return [name for name in there if is_seen_by(table.state, table.find(name, Zone.HAND).id, 0)]


def test_701_20a_one_card_is_shown_at_random() -> None:
    made = spell(
        "Target player reveals a card at random from their hand. You gain life equal to that card's mana value."
    )
    values = {"Grizzly Bears": 2, "Hill Giant": 4, "Shock": 1, "Lightning Bolt": 1}
    seen = set()
    for seed in range(1, 25):
        table = cast(made, seed)
        [name] = shown(table)
        seen.add(name)
        assert table.alice.life == 20 + values[name]
    assert seen == set(HAND)


def test_701_20a_a_player_shows_so_many_and_another_chooses_of_these() -> None:
    made = spell(
        "Target player reveals a number of cards from their hand equal to the number of Swamps you control. You choose "
        "one of them. That player discards that card."
    )
    table = cast(made)
    assert table.asked_player == "bob"
    table.bob.choose("Hill Giant", "Shock")
    assert table.asked_player == "alice"
    assert shown(table) == ["Hill Giant", "Shock"]
    table.alice.choose("Hill Giant")
    assert table.find("Hill Giant", Zone.GRAVEYARD)
    assert len(table.state.players[1].hand) == 3


def test_701_20a_whoever_has_fewer_shows_all() -> None:
    choose = n.Choose(
        n.All((n.InZone(Zone.HAND), n.OwnedBy(n.Target()))), n.Target(), n.Fixed(9), n.Fixed(9), save="seen"
    )
    effect = n.Sequence((choose, n.Reveal(n.Saved("seen"))))
    made = card("Shown Hand", "{0}", sorcery)(
        n.SpellAbility((n.Mode(effect, (n.TargetPhrase(None, n.EachPlayer()),)),))
    )
    assert len(shown(cast(made))) == len(HAND)
