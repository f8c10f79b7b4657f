"""Games of Grand Melee as they are seen, kept and told (CR 807): views, the transcript, records, positions, what agents
observe.
"""

from __future__ import annotations

import io
from itertools import pairwise

from rich.console import Console

import mainphase as mp
from mainphase.cards.decks import read_deck
from mainphase.env import GameEnv
from mainphase.game import AUTOMATIC
from mainphase.game.replaying import replay
from mainphase.kernel import machine
from mainphase.presentation.layout import layout_of
from mainphase.presentation.position_text import scenario_of
from mainphase.presentation.transcript import Transcript
from mainphase.rules.timeline import rules_on
from mainphase.scenarios import parse
from mainphase.scenarios.deal import deal_position

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal")
DECKS = dict(zip(NAMES, ("red-burn", "vanilla-green") * 4, strict=True))


def begun() -> mp.Game:
    return mp.Game.new(DECKS, variant="grand melee", seed=3, first="Ann", automation=AUTOMATIC, mulligans=False)


def played(steps: int = 60) -> mp.Game:
    game = begun()
    for k in range(steps):
        count = game.state.pending.count() if game.state.pending is not None else 1
        game.apply((k * 7 + 1) % count)
    return game


def test_a_view_shows_each_turn_with_its_stack() -> None:
    game = begun()
    while game.state.turn_number < 2:
        game.apply(0)
    view = game.view("Cid")
    (other,) = view.other_turns
    assert (view.turn, view.active, other.turn, other.player, other.marker) == (2, 4, 1, 0, 1)
    assert view.as_dict()["other_turns"][0]["stack"] == []
    assert layout_of(view).other_turns == (f"turn 1: Ann, {other.place}",)
    two = mp.Game.new({name: DECKS[name] for name in NAMES[:2]}).view("Ann").as_dict()
    assert "other_turns" not in two


def test_the_transcript_says_which_turn_goes_on() -> None:
    game = played()
    out = io.StringIO()
    Transcript(game, console=Console(file=out, width=120), rules=False).tell(game.events)
    lines = [line for line in out.getvalue().splitlines() if "goes on" in line]
    assert lines
    assert lines[0] == "Turn 1 goes on: Ann's turn"
    assert all(one != after for one, after in pairwise(lines))  # once, until another one is told


def test_a_record_is_played_again_and_moves_are_taken_back() -> None:
    game = played()
    text = game.record()
    assert "variant grand melee\n" in text
    assert replay(text).hash() == game.hash()
    before = game.hash()
    game.apply(0)
    game.undo()
    assert game.hash() == before


def test_a_position_is_written_down_with_what_it_leaves_out() -> None:
    game = begun()
    while not (game.state.step and game.state.turn_number == 2 and game.state.pending):
        game.apply(0)
    text = scenario_of(game.state)
    assert "variant: grand melee\n" in text
    assert "# Not carried over: the turn of Ann, at the same time.\n" in text
    dealt = deal_position(parse(text), rules_on(None)).state
    machine.advance(dealt)
    assert [m.player for m in dealt.markers] == [4, 0]


def test_agents_play_it() -> None:
    env = GameEnv([read_deck(deck) for deck in DECKS.values()], variant="grand melee")
    env.reset(seed=4)
    for _ in range(40):
        *_, ended, cut_off, _ = env.step(0)
        assert not ended
        assert not cut_off
