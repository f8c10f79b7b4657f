"""CR 903.4b, 607.2p: a commander whose color is chosen before the game begins. The deck tells which was chosen."""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase import Game
from mainphase.cards import find_card
from mainphase.cards import nodes as n
from mainphase.cards.decks import Deck
from mainphase.cards.nodes import Color
from mainphase.cards.words import card, creature, do, instant, targeting
from mainphase.errors import OptionError
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.language.color_identity import color_identity
from mainphase.new_game.commander_decks import chosen_commanders, not_commander_deck, with_color
from mainphase.rules.timeline import rules_on

NOW = rules_on("2026-04-17")
PIPER = "The Prismatic Piper"
BLUE_ONE = with_color(find_card(PIPER), Color.BLUE)


def piper_deck(*others: tuple[int, str], leaders: tuple[tuple[int, str], ...] = ((1, PIPER),)) -> Deck:
    return Deck("made up", others, commanders=leaders)


def test_903_4b_the_color_that_the_deck_tells_is_the_commanders_in_deck_construction() -> None:
    blue = piper_deck((98, "Island"), (1, "Counterspell"))
    assert not_commander_deck(blue, NOW.date) == []
    [(_, leader)] = chosen_commanders(blue, NOW)
    assert color_identity(leader) == Color.BLUE
    assert color_identity(find_card(PIPER)) == 0
    [why] = not_commander_deck(piper_deck((98, "Island"), (1, "Shock")), NOW.date)[:1]
    assert "cannot be told from the deck" in why
    assert "903.4b" in why


def test_903_4b_beside_a_partner_it_is_the_color_that_the_partner_has_not() -> None:
    two = piper_deck((97, "Mountain"), (1, "Forest"), leaders=((1, PIPER), (1, "Rograkh, Son of Rohgahh")))
    assert not_commander_deck(two, NOW.date) == []
    assert [color_identity(leader) for _, leader in chosen_commanders(two, NOW)] == [Color.GREEN, Color.RED]


def test_903_4b_a_deck_that_tells_no_color_is_refused_and_so_is_one_before_20_november_2020() -> None:
    lists = {"Alice": piper_deck((99, "Wastes")), "Bob": piper_deck((99, "Island"))}
    with pytest.raises(OptionError, match=r"cannot be told from the deck.*903\.4b"):
        Game.new(lists, variant="commander")
    both = {name: piper_deck((99, "Island")) for name in ("Alice", "Bob")}
    with pytest.raises(OptionError, match="have no color that is chosen before the game"):
        Game.new(both, variant="commander", rules="2020-11-19")


def test_903_4b_each_player_chooses_and_the_commander_is_that_color_in_every_zone() -> None:
    game = Game.new(
        {"Alice": piper_deck((99, "Island")), "Bob": piper_deck((99, "Mountain"))}, variant="commander", seed=1
    )
    g = game.state
    colors = [characteristics_of(g.objects[oid]).colors for oid in g.command]
    assert sorted(colors) == sorted([Color.BLUE, Color.RED])
    assert [p.identity for p in g.players] == [Color.BLUE, Color.RED]


def test_607_2p_it_stays_that_color_as_it_changes_zones_and_a_copy_of_it_is_colorless() -> None:
    clone = card("Double", "{0}", instant)(targeting(creature).do(n.CreateCopy(n.Target(0))))
    table = position(alice=[BLUE_ONE], alice_hand=[clone, "Unsummon"], alice_library=["Island"])
    assert characteristics_of(table.find(PIPER)).colors == Color.BLUE
    table.alice.cast("Double", [PIPER])
    table.resolve()
    copies = [characteristics_of(table.state.objects[oid]).colors for oid in table.state.battlefield]
    assert sorted(copies) == [0, Color.BLUE]
    table = position(
        alice=[BLUE_ONE], alice_hand=[card("Back", "{0}", instant)(do(n.Move(n.Each(creature), n.Zone.HAND)))]
    )
    table.alice.cast("Back")
    table.resolve()
    (piper,) = [oid for oid in table.state.players[0].hand if table.name(oid) == PIPER]
    assert characteristics_of(table.state.objects[piper]).colors == Color.BLUE


def test_903_4b_what_is_no_commander_is_colorless() -> None:
    table = position(alice=[PIPER])
    assert characteristics_of(table.find(PIPER)).colors == 0
