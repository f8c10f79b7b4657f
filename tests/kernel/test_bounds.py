"""How large a game may become: what goes beyond is refused by name, and the game waits for the decision as before."""

from __future__ import annotations

from typing import Final

import pytest
from tests.support.invented import invented

import mainphase as mp
from mainphase.cards.nodes import Zone
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card
from mainphase.kernel.machine import advance
from mainphase.kernel.setup import add_player, place_object, start_at
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.stack_timing import StackTiming
from mainphase.scenarios.deal import deal_position
from mainphase.scenarios.parse import parse

DOUBLED: Final = """
scenario: many doublings
players:
  Ann: {hand: [Raise the Alarm, Shock], battlefield: [{card: Parallel Lives, count: COUNT}, Plains, Plains, Mountain]}
  Bob: {}
start: {turn: 1, active: Ann, step: precombat main}
"""


def position(doublings: int) -> mp.Game:
    game = mp.Game(deal_position(parse(DOUBLED.replace("COUNT", str(doublings)), "test"), mp.rules_on()).state)
    game.automation = mp.AUTOMATIC
    return game


def resolve(game: mp.Game) -> None:
    game.apply("cast Raise the Alarm")
    while game.state.stack:
        game.apply("pass")


@pytest.mark.parametrize("doublings", [12, 30, 60])
def test_more_things_than_a_game_may_have_are_refused(doublings: int) -> None:
    game = position(doublings)
    game.bounds = mp.Bounds(things=5_000)
    with pytest.raises(mp.GameTooLargeError, match=r"a game here has at most 5,000"):
        resolve(game)
    before = game.hash()
    assert game.decision is not None, "the game waits for the same decision again"
    with pytest.raises(mp.GameTooLargeError):
        game.apply("pass")
    assert game.hash() == before
    twin = game.clone()
    assert twin.bounds.things == 5_000
    game.undo()
    assert game.hash() != before
    assert game.bounds.things == 5_000, "and is bounded as before"
    game.apply("cast Shock targeting Bob")


def test_what_fits_is_made() -> None:
    game = position(10)
    game.bounds = mp.Bounds(things=5_000)
    resolve(game)
    assert len(game.state.permanents) == 13 + 2 * 2**10


def test_steps_without_a_decision_are_bounded() -> None:
    """Each life that is gained brings another: no position comes again, so it is no draw (CR 104.4b)."""
    g = State(mp.rules_on(), Book(), StackTiming())
    for name in ("Ann", "Bob"):
        add_player(g, name)
    for card in (
        invented("Whenever you gain life, you gain 1 life.", "Echo", "Enchantment"),
        invented("{T}: You gain 1 life.", "Spring", "Artifact"),
    ):
        place_object(g, add_card(g.book, card), 0, Zone.BATTLEFIELD)
    start_at(g, 1, 0, "precombat main")
    advance(g)
    game = mp.Game(g)
    game.automation = mp.AUTOMATIC
    game.bounds = mp.Bounds(steps=100_000)
    before = game.hash()
    with pytest.raises(mp.GameTooLargeError, match="with nobody deciding anything"):
        game.apply("activate Spring")
    assert game.hash() == before
