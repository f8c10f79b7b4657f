"""How large a game may become: what goes beyond is refused by name, and the game waits for the decision as before."""

from __future__ import annotations

from typing import Final

import pytest
from tests.support.invented import invented

import mainphase as mp
from mainphase.cards.nodes import CardDef, Zone
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


def table_with(*cards: CardDef) -> mp.Game:
    """Ann has these permanents and priority in her main phase."""
    g = State(mp.rules_on(), Book(), StackTiming())
    for name in ("Ann", "Bob"):
        add_player(g, name)
    for card in cards:
        place_object(g, add_card(g.book, card), 0, Zone.BATTLEFIELD)
    start_at(g, 1, 0, "precombat main")
    advance(g)
    game = mp.Game(g)
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
    """Each creature that enters brings another, which does more than that: nobody says that it goes on for ever
    (CR 104.4b).
    """
    token = 'create a 1/1 white Soldier creature token with "Whenever this creature attacks, you gain 1 life."'
    game = table_with(
        invented(f"Whenever a creature enters, {token}", "Echo", "Enchantment"),
        invented(f"{{T}}: C{token[1:]}", "Spring", "Artifact"),
    )
    game.bounds = mp.Bounds(steps=60_000)
    before = game.hash()
    with pytest.raises(mp.GameTooLargeError, match="with nobody deciding anything"):
        game.apply("activate Spring")
    assert game.hash() == before


def refused(game: mp.Game, choice: str) -> None:
    """It would make too many things, by name, and changes nothing."""
    before = game.hash()
    with pytest.raises(mp.GameTooLargeError, match=f"a game here has at most {game.bounds.things:,}"):
        game.apply(choice)
    assert game.hash() == before
    assert game.decision is not None


def test_what_is_made_one_by_one_is_bounded_too() -> None:
    """Permanents and objects on the stack together."""
    maker = invented("{0}: Create a 1/1 red Goblin creature token.", "Warren", "Artifact")
    game = table_with(maker)
    game.bounds = mp.Bounds(things=20)
    made = 0
    while len(game.state.permanents) < 20:
        game.apply("activate Warren")
        while game.state.stack:
            game.apply("pass")
        made += 1
    assert made == 19
    game.apply("activate Warren")
    refused(game, "activate Warren")


def test_a_stack_is_bounded_however_it_grows() -> None:
    game = table_with(invented("{0}: You gain 1 life.", "Spring", "Artifact"))
    game.bounds = mp.Bounds(things=20)
    for _ in range(20):
        game.apply("activate Spring")
    refused(game, "activate Spring")
    game.bounds = mp.Bounds(things=21)
    game.apply("activate Spring")
    assert len(game.state.stack) == 21


def test_abilities_that_have_triggered_are_bounded() -> None:
    """Ten abilities trigger on each of ten tokens: a hundred wait at once, though there are few of anything else."""
    watchers = [
        invented("Whenever a creature enters, you gain 1 life.", f"Choir {k}", "Enchantment") for k in range(10)
    ]
    swarm = invented("{0}: Create ten 1/1 red Goblin creature tokens.", "Warren", "Artifact")
    game = table_with(*watchers, swarm)
    game.bounds = mp.Bounds(things=99)
    game.apply("activate Warren")
    refused(game, "pass")
    game.bounds = mp.Bounds(things=150)
    game.apply("pass")
    while game.state.stack:
        game.apply("pass")
    assert game.state.players[0].life == 120


def test_what_waits_for_each_counter_is_asked_for_so_many_at_most() -> None:
    """Nothing triggers, yet each of them is asked about."""
    grower = invented("{0}: Put twenty +1/+1 counters on ~.", "Grower", pt="1/1")
    game = table_with(grower, invented("Whenever a charge counter is put on ~, you gain 1 life.", "Choir", "Artifact"))
    game.bounds = mp.Bounds(things=19)
    game.apply("activate Grower")
    refused(game, "pass")
    game.bounds = mp.Bounds(things=20)
    game.apply("pass")
    assert game.state.permanents[0].counters == {"+1/+1": 20}
