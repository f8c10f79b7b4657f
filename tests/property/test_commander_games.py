"""Random games with commanders, two to four players: under the rules of several days, all that must be true is."""

from __future__ import annotations

from functools import cache

import pytest
from tests.property.playing import NAMES, empty_table, library_deck, watched_games
from tests.support.deck_cards import DECK_CARDS

from mainphase.cards.nodes import CardType, Supertype
from mainphase.kernel import machine
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card, add_hidden
from mainphase.kernel.setup import add_commander, add_player, fill_library
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.start import StartGame
from mainphase.language.color_identity import color_identity
from mainphase.rules.timeline import rules_on
from mainphase.sim.soak.dice import Dice

pytestmark = pytest.mark.fuzz

DATES = ("2009-10-01", "2012-02-01", "2016-01-15", "2020-07-03", "2026-04-17")


@cache
def book() -> tuple[Book, dict[str, int], list[str]]:
    """Every card lowered once, and the names of those that may be commanders."""
    made = Book()
    numbers = {name: add_card(made, card) for name, card in DECK_CARDS.items()}
    add_hidden(made)
    leaders = [
        name
        for name, card in DECK_CARDS.items()
        if card.types & CardType.CREATURE and card.supertypes & Supertype.LEGENDARY
    ]
    return made, numbers, leaders


def deal(dice: Dice, date: str) -> State:
    cards, numbers, leaders = book()
    g = empty_table(dice, rules_on(date), cards)
    for name in NAMES[: 2 + dice.below(3)]:
        p = add_player(g, name, 8 + dice.below(33))
        leader = leaders[dice.below(len(leaders))]
        add_commander(g, p, numbers[leader], color_identity(DECK_CARDS[leader], date))
        fill_library(g, p, [(1, numbers[card]) for card in library_deck(dice) if card != leader])
    g.push(StartGame(dice.below(len(g.players)), not dice.one_in(3)))
    machine.advance(g)
    return g


@pytest.mark.parametrize("date", DATES)
def test_903_games_end_and_keep_their_cards_and_commanders(date: str) -> None:
    cast = 0
    for g in watched_games(date, deal, 101):
        assert g.pending is None
        cast += sum(sum(p.commander_casts.values()) for p in g.players)
    assert cast > 0
