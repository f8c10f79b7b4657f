"""Random games of Archenemy, one against two or three: under the rules of several days, all that must be true is."""

from __future__ import annotations

import pytest
from tests.property.playing import NAMES, empty_table, library_deck, lowered_with, play, watched_games

from mainphase.cards.nodes import CardType
from mainphase.kernel import machine
from mainphase.kernel.reading.seen_cards import is_seen_by
from mainphase.kernel.setup import add_player, add_team, fill_library, fill_schemes
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.start import StartGame
from mainphase.kernel.values import Automation
from mainphase.kernel.worlds import resample
from mainphase.presentation.view import view_of
from mainphase.rules.timeline import rules_on
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.wandering import Wanderer

pytestmark = pytest.mark.fuzz

DATES = ("2010-06-18", "2011-09-30", "2018-04-27", "2026-04-17")
EVERY = 173


def deal(dice: Dice, date: str, automation: Automation | None = None) -> State:
    cards, numbers, schemes = lowered_with(CardType.SCHEME)
    g = empty_table(dice, rules_on(date), cards, automation)
    count = 3 + dice.below(2)
    archenemy = dice.below(count)
    for k, name in enumerate(NAMES[:count]):
        p = add_player(g, name, 40 if k == archenemy else 8 + dice.below(13))
        fill_library(g, p, [(1, numbers[card]) for card in library_deck(dice)])
    for _ in range(20):
        fill_schemes(g, archenemy, [schemes[dice.below(len(schemes))]])
    add_team(g, [(archenemy + k) % count for k in range(1, count)])
    g.push(StartGame(archenemy, not dice.one_in(3)))
    machine.advance(g)
    return g


@pytest.mark.parametrize("date", DATES)
def test_games_end_and_keep_their_cards_and_schemes(date: str) -> None:
    for g in watched_games(date, deal, 101):
        assert g.pending is None
        assert [p.id for p in g.players if p.won] == sorted(g.winners)
        for group in g.groups:  # the whole of one team wins (104.2c)
            assert sorted(group) == sorted(g.winners) or not set(group) & set(g.winners)
        if g.winners:
            assert all(p.lost or p.id in g.winners for p in g.players)


@pytest.mark.parametrize("date", DATES)
def test_what_a_seat_does_not_see_makes_no_difference_to_its_view(date: str) -> None:
    dice = Dice(7 + int(date.replace("-", "")))
    g = deal(dice, date, Automation(True, True, True, True, True))
    looks = 0

    def watch(state: State, n: int) -> None:
        nonlocal looks
        if n % EVERY:
            return
        for seat in range(len(state.players)):
            if state.players[seat].left:
                continue
            one, other = flat.clone_state(state), flat.clone_state(state)
            resample(one, seat, 1)
            resample(other, seat, 2)
            seen = view_of(state, seat).as_dict()
            if one.step != state.step or other.step != state.step:
                continue  # with the cards dealt now the other player could do nothing, and the game went on
            assert view_of(one, seat).as_dict()["command"] == seen["command"]
            assert view_of(one, seat).as_dict()["players"] == view_of(other, seat).as_dict()["players"]
            for p in state.players:
                assert len(one.players[p.id].schemes) == len(p.schemes)
                for place, oid in enumerate(p.schemes):
                    if is_seen_by(state, oid, seat):
                        assert one.objects[one.players[p.id].schemes[place]].card == state.objects[oid].card
            looks += 1

    play(g, Wanderer(dice), watch)
    assert looks > 0
