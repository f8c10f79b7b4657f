"""Random games with vanguards, two to four players: under the rules of several days, all that must be true is."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from tests.property.playing import NAMES, library_deck, play, random_automation
from tests.support.deck_cards import DECK_CARDS

from mainphase.cards.library import CARDS
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel import machine
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card
from mainphase.kernel.reading.vanguards import life_modifier
from mainphase.kernel.setup import add_player, add_vanguard, fill_library
from mainphase.kernel.state.state import State
from mainphase.kernel.timings import timing_of
from mainphase.kernel.turn.start import StartGame
from mainphase.rules.timeline import rules_on
from mainphase.sim.soak.copies import check_copies
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.invariants import check_state
from mainphase.sim.soak.trying import cards_brought
from mainphase.sim.soak.wandering import Wanderer

pytestmark = pytest.mark.fuzz

DATES = ("2009-10-01", "2015-07-17", "2020-07-03", "2026-04-17")
GAMES = 3  # under each
EVERY = 173


@cache
def book() -> tuple[Book, dict[str, int], list[int]]:
    """Every card lowered once, and the vanguards."""
    made = Book()
    numbers = {name: add_card(made, card) for name, card in DECK_CARDS.items()}
    return made, numbers, [add_card(made, card) for card in CARDS.values() if card.types & CardType.VANGUARD]


def deal(dice: Dice, date: str) -> State:
    law = rules_on(date)
    cards, numbers, vanguards = book()
    g = State(law, cards, timing_of(law))
    g.rng = dice.below(1 << 40)
    g.automation = random_automation(dice)
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
    for seed in range(1, GAMES + 1):
        dice = Dice(seed * 211 + int(date.replace("-", "")))
        g = deal(dice, date)
        have = cards_brought(g)
        looking = Dice(g.rng)

        def watch(state: State, n: int, have: list[Counter[int]] = have, looking: Dice = looking) -> None:
            if n % EVERY == 0:
                check_state(state, have)
                assert state.pending is not None
                check_copies(state, looking.below(state.pending.count()))

        play(g, Wanderer(dice), watch)
        assert g.over
        there = [
            g.objects[oid] for oid in g.command if g.book.cards[g.objects[oid].card].base.types & CardType.VANGUARD
        ]
        assert {o.owner for o in there} >= {p.id for p in g.players if not p.left}
        assert all(o.zone == Zone.COMMAND and o.controller == o.owner for o in there)
