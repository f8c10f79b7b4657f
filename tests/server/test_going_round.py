"""A loop at the table in which nobody can do anything is taken at once (CR 732.2), and kept as one move."""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import card, do, each_opponent, enchantment, gain_life, lose_life, sorcery, whenever, you
from mainphase.game import Game
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Automation
from mainphase.server.kept_game import GameKept, LineKept, MoveKept, SeatKept, play_kept
from mainphase.server.session import Session

THIRST = card("Thirst", "{B}", enchantment)(whenever(n.LosesLife(each_opponent)).do(gain_life(n.EventAmount())))
DEBT = card("Debt", "{B}", enchantment)(whenever(n.GainsLife(you)).do(lose_life(n.EventAmount(), by=each_opponent)))
BOON = card("Boon", "{W}", enchantment)(whenever(n.GainsLife(you)).do(gain_life(1)))
GAIN = card("Gain", "{R}", sorcery)(do(gain_life(2)))
EMPTY = "scenario: nothing\nplayers:\n  Ann: {}\n  Bob: {}\n"


def begun(*alice: n.CardDef) -> State:
    table = position(alice=["Mountain", *alice], alice_hand=[GAIN], bob_life=100_000)
    table.state.automation = Automation(mana_auto=True, pay=True)
    table.alice.cast("Gain")
    return table.state


def session_of(state: State) -> Session:
    seats = (SeatKept("Ann", "person"), SeatKept("Bob", "person"))
    kept = GameKept("1", seats, "", EMPTY, True, "2026-04-17", "duel", False, 0, 1)
    session = Session(kept, {0: LineKept(0, -1, 0, [])})
    session.game = Game(state)
    return session


def go_on(session: Session, most: int = 3000) -> list[MoveKept]:
    moves: list[MoveKept] = []
    while len(moves) < most and (move := session.by_itself()) is not None:
        moves.append(move)
    return moves


def test_its_laps_are_one_move() -> None:
    session = session_of(begun(THIRST, DEBT))
    moves = go_on(session)
    assert session.game.winners == ["alice"]
    assert next(move.laps for move in moves if move.laps > 1) > 49_000
    assert len(moves) < 400
    again = Game(begun(THIRST, DEBT))
    for move in moves:
        play_kept(again, move)
    assert again.hash() == session.game.hash()


def test_one_that_goes_on_for_ever_is_a_draw() -> None:
    session = session_of(begun(BOON))
    moves = go_on(session)
    assert session.game.over
    assert session.game.winners == []
    assert [event.rule for event in session.game.events if event.name == "game drawn"] == ["104.4b"]
    again = Game(begun(BOON))
    for move in moves:
        play_kept(again, move)
    assert again.hash() == session.game.hash()
    assert session.game.automation.passes is False


@pytest.mark.parametrize("land", ["Island", "Mountain"])
def test_whoever_can_do_something_is_asked(land: str) -> None:
    table = position(
        alice=["Mountain", THIRST, DEBT], alice_hand=[GAIN], bob=[land], bob_hand=["Shock"], bob_life=100_000
    )
    table.state.automation = Automation(mana_auto=True, pay=True)
    table.alice.cast("Gain")
    session = session_of(table.state)
    moves = go_on(session)
    if land == "Island":
        assert session.game.over
    else:
        assert len(moves) < 4
        assert session.game.decision is not None
        assert session.game.decision.decider == "bob"
