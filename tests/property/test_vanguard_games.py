"""Random games with vanguards, two to four players: under the rules of several days, all that must be true is."""

from __future__ import annotations

import pytest
from tests.property.playing import NAMES, empty_table, library_deck, lowered_with, watched_games

from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel import machine
from mainphase.kernel.reading.vanguards import life_modifier
from mainphase.kernel.setup import add_player, add_vanguard, fill_library
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.start import StartGame
from mainphase.rules.timeline import rules_on
from mainphase.sim.soak.dice import Dice

pytestmark = pytest.mark.fuzz

DATES = ("2009-10-01", "2015-07-17", "2020-07-03", "2026-04-17")


def deal(dice: Dice, date: str) -> State:
    cards, numbers, vanguards = lowered_with(CardType.VANGUARD)
    g = empty_table(dice, rules_on(date), cards)
    for name in NAMES[: 2 + dice.below(3)]:
        p = add_player(g, name, 20)
        add_vanguard(g, p, vanguards[dice.below(len(vanguards))])
        g.players[p].life += life_modifier(g, p)
        fill_library(g, p, [(1, numbers[card]) for card in library_deck(dice)])
    g.push(StartGame(dice.below(len(g.players)), not dice.one_in(3)))
    machine.advance(g)
    return g


@pytest.mark.parametrize("date", DATES)
def test_902_games_end_and_each_vanguard_stays_where_it_is(date: str) -> None:
    for g in watched_games(date, deal, 211):
        there = [
            g.objects[oid] for oid in g.command if g.book.cards[g.objects[oid].card].base.types & CardType.VANGUARD
        ]
        assert {o.owner for o in there} >= {p.id for p in g.players if not p.left}
        assert all(o.zone == Zone.COMMAND and o.controller == o.owner for o in there)
