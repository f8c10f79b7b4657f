"""CR 732.2 at the table: somebody proposes a shortcut, the others accept it or end it earlier, and it is taken."""

from __future__ import annotations

import pytest
from tests.support.loops import ANSWER, ASKED, DRUM, FLIP, game_with
from tests.support.served import Client

from mainphase.cards import nodes as n
from mainphase.errors import IllegalOption, OptionError
from mainphase.game import Game
from mainphase.server import hosted
from mainphase.server.kept_game import WATCHER, GameKept, LineKept, MoveKept, SeatKept, play_kept
from mainphase.server.session import NotYours, Session, Stale

EMPTY = "scenario: nothing\nplayers:\n  Ann: {}\n  Bob: {}\n"
DRAGON = """
scenario: A dragon that can be made stronger again and again
players:
  Ann: {battlefield: [Shivan Dragon, 8 Mountain], hand: [Shock]}
  Bob: {battlefield: [Hill Giant, Plains]}
"""


def begun(*alice: n.CardDef, bob: tuple[n.CardDef, ...] = (ANSWER,)) -> Game:
    return game_with(*alice, bob=bob, automation=ASKED)


def session_of(game: Game, second: SeatKept | None = None) -> Session:
    """Alice and Bob at a table, where each has been asked what there is to decide."""
    seats = (SeatKept("Ann", "person"), second or SeatKept("Bob", "person"))
    kept = GameKept("1", seats, "", EMPTY, True, "2026-04-17", "duel", False, 0, 1)
    session = Session(kept, {0: LineKept(0, -1, 0, [])})
    session.game = game
    session.put = (session.line, session.moment)
    return session


def propose(session: Session, *choices: str, times: int = 1000) -> list[MoveKept]:
    return session.propose_shortcut(0, session.line, session.moment, list(choices), times)


def reply(session: Session, laps: int | None = None, choice: int = 0, seat: int = 1) -> list[MoveKept]:
    return session.answer_shortcut(seat, session.line, session.moment, laps, choice)


def life(session: Session) -> list[int]:
    return [player.life for player in session.game.state.players]


def test_732_2a_a_shortcut_waits_until_all_have_answered() -> None:
    session = session_of(begun(DRUM))
    assert propose(session, "activate Drum", times=1_000_000) == []
    assert life(session) == [20, 20]
    assert session.rests()
    assert session.by_itself() is None
    shown = session.shortcut_shown(1)
    assert shown is not None
    assert (shown.seat, shown.times, shown.waiting, shown.rule) == (0, 1_000_000, [1], "732.2")
    assert [(each.seat, each.text, each.others) for each in shown.choices] == [
        (0, "activate Drum: gain life", False),
        (0, "pass", False),
        (1, "pass", True),
    ]
    (move,) = reply(session)
    assert (move.laps, move.choices) == (1_000_000, (1, 0, 0))
    assert life(session) == [1_000_020, 20]
    assert session.shortcut_shown(1) is None


def test_732_2b_2c_who_ends_it_earlier_chooses_something_else() -> None:
    game = begun(DRUM)
    again = game.clone()
    session = session_of(game)
    propose(session, "activate Drum")
    moves = reply(session, 500, 2)
    assert life(session) == [520, 20]
    assert session.decider() == 1
    assert session.unasked() is None
    with pytest.raises(IllegalOption, match="something else"):
        session.answer(1, session.line, session.moment, "pass")
    for move in moves:
        play_kept(again, move)
    assert again.hash() == game.hash()
    assert again.barred == game.barred == 0
    session.answer(1, session.line, session.moment, "activate Answer")
    assert game.barred == -1


def test_732_2c_nobody_is_to_choose_something_else_where_there_is_nothing_else() -> None:
    session = session_of(begun(DRUM, bob=()))
    propose(session, "activate Drum")
    shown = session.shortcut_shown(1)
    assert shown is not None
    assert not any(each.others for each in shown.choices)
    with pytest.raises(OptionError, match="no other choice"):
        reply(session, 3, 2)
    reply(session)
    assert life(session) == [1020, 20]


def test_any_other_answer_takes_it_back() -> None:
    session = session_of(begun(DRUM))
    propose(session, "activate Drum")
    line, moment = session.line, session.moment
    session.answer(0, line, moment, "activate Drum")
    with pytest.raises(Stale):
        session.answer_shortcut(1, line, moment, None, 0)
    with pytest.raises(OptionError, match="nobody proposes"):
        reply(session)
    assert session.shortcut_shown(1) is None


def test_who_may_propose_and_answer() -> None:
    session = session_of(begun(DRUM))
    with pytest.raises(NotYours):
        session.propose_shortcut(1, session.line, session.moment, ["activate Answer"], 3)
    propose(session, "activate Drum")
    with pytest.raises(OptionError, match="bob is next to answer"):
        reply(session, seat=0)
    with pytest.raises(NotYours):
        reply(session, seat=WATCHER)
    assert life(session) == [20, 20]


@pytest.mark.parametrize(
    ("choices", "times", "error"),
    [
        (["activate Lute"], 5, "choice 1 of 1 of the lap cannot be made"),
        (["activate Drum", "activate Answer"], 5, "choice 2 of 2 of the lap cannot be made"),
        (["activate Flip"], 5, "nobody can foresee"),
    ],
)
def test_what_is_no_shortcut_is_refused(choices: list[str], times: int, error: str) -> None:
    session = session_of(begun(DRUM, FLIP))
    before = session.game.hash()
    with pytest.raises((OptionError, IllegalOption), match=error):
        propose(session, *choices, times=times)
    assert session.proposed is None
    assert session.game.hash() == before


def test_a_proposal_tells_nothing_of_what_another_holds() -> None:
    """A lap has choices of one's own alone: that somebody could do something else is told to them only."""
    session = session_of(begun(DRUM))
    propose(session, "activate Drum")
    for viewer in (0, WATCHER):
        shown = session.shortcut_shown(viewer)
        assert shown is not None
        assert not any(each.others for each in shown.choices if each.seat != viewer)


def test_one_s_own_choices_of_late_make_a_lap() -> None:
    session = session_of(begun(DRUM))
    session.answer(0, session.line, session.moment, "activate Drum")
    session.answer(0, session.line, session.moment, "pass")
    session.answer(1, session.line, session.moment, "pass")
    told = session.lap_told(0, 9)
    assert (told.re, told.choices) == (9, ["activate Drum: gain life", "pass"])
    assert session.lap_told(1, 9).choices == ["pass"]
    propose(session, *told.choices, times=10)
    reply(session)
    assert life(session) == [31, 20]


def test_a_bot_accepts_or_ends_it_where_it_would_do_something_else() -> None:
    session = session_of(begun(DRUM, bob=()), SeatKept("Bob", "bot", "greedy"))
    assert [move.laps for move in propose(session, "activate Drum")] == [1000]
    session = session_of(begun(DRUM, bob=(ANSWER,) * 8), SeatKept("Bob", "bot", "random"))
    moves = propose(session, "activate Drum")
    assert sum(move.laps for move in moves) == 1
    assert session.decider() == 1
    assert session.game.barred == 0


def test_a_bot_proposes_what_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot passes the game nothing but the proposal, and waits for the person's answer."""
    session = session_of(begun(DRUM, bob=(ANSWER,)), SeatKept("Bob", "bot", "greedy"))
    monkeypatch.setattr(hosted, "HOSTED", [session])
    while session.decider() == 0:
        session.answer(0, session.line, session.moment, "pass")
    for _ in range(30):
        made = hosted.by_themselves()
        if made.standing.proposed or session.game.over:
            break
        while session.decider() == 0 and session.game.decision is not None and session.proposed is None:
            session.answer(0, session.line, session.moment, "pass")
    shown = session.shortcut_shown(0)
    assert shown is not None
    assert (shown.seat, shown.waiting) == (1, [0])
    assert hosted.by_themselves().moves == []
    before = life(session)[0]
    reply(session, seat=0)
    assert shown.times == before
    assert session.game.winners == ["bob"]


def test_a_shortcut_over_the_wire(client: Client) -> None:
    game, update = client.asked_in(DRAGON)
    at = {"game": game, "line": update["line"], "moment": update["moment"]}
    told = client.ask("propose_shortcut", **at, choices=["activate Shivan Dragon"], times=9)
    assert told["type"] == "refused"
    assert "in lap 9 of 9" in told["message"]
    told = client.ask("propose_shortcut", **at, choices=["activate Shivan Dragon"], times=0)
    assert told["code"] == "malformed"
    told = client.ask("propose_shortcut", **at, choices=["activate Shivan Dragon"], times=6)
    assert told["type"] == "done", told
    update = client.until(game, lambda now: now["moment"] != at["moment"])
    dragon = next(each for each in update["view"]["battlefield"] if each["name"] == "Shivan Dragon")
    assert dragon["power"] == 11
    assert update["shortcut"] is None
    told = client.ask("lap", game=game)
    assert told["type"] == "lap_told"
    told = client.ask("answer_shortcut", game=game, line=update["line"], moment=update["moment"])
    assert told["code"] == "bad_input"
