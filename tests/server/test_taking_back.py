"""Taking back in a game of several people: asked, granted or refused; and what hidden information has been seen."""

from __future__ import annotations

import msgspec
import pytest
from tests.server.test_passing import session_at
from tests.support.served import GREEN, Client, person

from mainphase.errors import OptionError
from mainphase.server import limits
from mainphase.server.kept_game import WATCHER, AgainKept, GameKept, LineKept, MoveKept, SeatKept
from mainphase.server.serving import Serving
from mainphase.server.session import NotYours, Session, Stale
from mainphase.server.taking_back_together import ALL_SEEN, hidden_choices

START = """
scenario: things to take back
players:
  Ann: {hand: [Shock, Opt, Mountain, Island], battlefield: [Island, Mountain], library: [9 Island]}
  Bob: {hand: [Shock, Forest], battlefield: [Mountain], library: [9 Mountain]}
start: {turn: 3, active: Ann, step: precombat main}
"""


ON_KROSA = """
scenario: a plane to leave
variant: planechase
seed: 10 # the Planeswalker symbol comes up
players:
  Ann: {plane: Krosa, planar deck: [Shiv, Bant]}
  Bob: {planar deck: [Naya], hand: [Shock], battlefield: [Mountain]}
"""


def does(session: Session, seat: int, *choices: str) -> None:
    for choice in choices:
        session.answer(seat, session.line, session.moment, choice)


def asks(session: Session, seat: int = 0, decisions: int = 1) -> list[str]:
    session.ask_take_back(seat, session.line, session.moment, decisions)
    assert session.taking_back is not None
    return session.taking_back.seen


def answers(session: Session, grant: bool, seat: int = 1) -> int:
    return session.answer_take_back(seat, session.line, session.moment, grant)


def test_what_is_asked_waits_until_the_other_has_answered() -> None:
    session = session_at(START)
    does(session, 0, "play Mountain")
    assert asks(session) == [], "she has shown it herself"
    assert session.rests()
    assert session.by_itself() is None
    shown = session.taking_back
    assert shown is not None
    assert (shown.seat, shown.moment, shown.waiting) == (0, 0, [1])
    assert answers(session, grant=True) == 0
    session.go_back(0, None)
    assert session.taking_back is None
    assert [o.name for o in session.game.view("Ann").players[0].hand] == ["Shock", "Opt", "Mountain", "Island"]
    assert session.line == 1


def test_a_roll_of_the_planar_die_is_told_and_planes_are_no_cards_of_a_hand_or_library() -> None:
    session = session_at(ON_KROSA)
    does(session, 0, "roll the planar die")
    seen = asks(session)
    assert [said for said in seen if "rolls the planar die" in said]
    assert not [said for said in seen if "has seen cards" in said]


def test_what_was_refused_is_not_asked_again_at_once() -> None:
    session = session_at(START)
    does(session, 0, "play Mountain")
    asks(session)
    assert answers(session, grant=False) == -1
    assert session.taking_back is None
    with pytest.raises(OptionError, match="has been refused"):
        asks(session)
    does(session, 0, "cast Shock targeting Bob")
    asks(session)
    assert answers(session, grant=False, seat=0) == -1, "she withdraws it"
    asks(session)


def test_whatever_anybody_does_takes_the_question_back() -> None:
    session = session_at(START)
    does(session, 0, "play Mountain")
    asks(session)
    line, moment = session.line, session.moment
    does(session, 0, "pass")
    assert session.taking_back is None
    with pytest.raises(Stale):
        session.answer_take_back(1, line, moment, True)
    with pytest.raises(OptionError, match="nobody asks you"):
        answers(session, grant=True)


def test_who_may_ask_and_answer() -> None:
    session = session_at(START)
    with pytest.raises(OptionError, match="there is none yet"):
        asks(session)
    does(session, 0, "play Mountain")
    with pytest.raises(OptionError, match="there are 1 of them"):
        asks(session, decisions=2)
    with pytest.raises(OptionError, match="there is none yet"):
        asks(session, 1)
    with pytest.raises(NotYours):
        asks(session, WATCHER)
    asks(session)
    with pytest.raises(OptionError, match="nobody asks you"):
        answers(session, grant=True, seat=0)
    with pytest.raises(NotYours):
        answers(session, grant=True, seat=WATCHER)
    with pytest.raises(OptionError, match="still to answer"):
        asks(session)


def test_a_card_that_was_drawn_or_looked_at_is_told() -> None:
    session = session_at(START)
    does(session, 0, "cast Opt")
    while session.game.view("Ann").stack:
        session.answer(session.decider(), session.line, session.moment, 0)
    seen = asks(session, decisions=sum(move.by == 0 for move in session.moves))
    assert {"Ann draws a card", "Ann has seen cards that were hidden"} <= set(seen)
    assert not any("Island" in each for each in seen), "what it was stays hidden"


def test_what_another_has_shown_is_told() -> None:
    session = session_at(START)
    does(session, 0, "cast Shock targeting Bob", "pass")
    does(session, 1, "cast Shock targeting Ann")
    assert asks(session, decisions=2) == ["Bob casts Shock targeting Ann"]


def test_what_cannot_be_taken_back_is_not_asked_and_holds_nothing_up(monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_at(START)
    does(session, 0, "play Mountain")
    asks(session)
    with monkeypatch.context() as few:
        few.setattr(limits, "MOST_LINES", 1)
        with pytest.raises(OptionError, match="at most 1 lines"):
            session.go_back(answers(session, grant=True), None)
        assert not session.held_up
        with pytest.raises(OptionError, match="at most 1 lines"):
            asks(session)
    session.kept = msgspec.structs.replace(session.kept, again=AgainKept((None, None), next="another"))
    with pytest.raises(OptionError, match="another game has followed"):
        asks(session)


def test_whoever_had_left_the_game_already_is_not_asked() -> None:
    names = ("Ann", "Bob", "Cid")
    scenario = START.replace("start:", "  Cid: {library: [9 Forest]}\nstart:")
    seats = tuple(SeatKept(name, "person", stops=("all",)) for name in names)
    kept = GameKept("1", seats, "", scenario, True, "2026-04-17", "free-for-all", False, 0, 1)
    session = Session(kept, {0: LineKept(0, -1, 0, [])})
    does(session, 0, "play Mountain")
    session.concede(2)
    asks(session)
    assert session.taking_back is not None
    assert session.taking_back.waiting == [1, 2], "he would be in the game again"
    answers(session, grant=False, seat=0)
    does(session, 0, "cast Shock targeting Bob")
    asks(session)
    assert session.taking_back.waiting == [1]


def test_of_several_answers_at_once_each_is_looked_at() -> None:
    session = session_at(START)
    does(session, 0, "cast Opt")
    flags = session.game.automation.flags()
    both_pass_and_scry = MoveKept((0, 0, 0), "", (), flags)
    assert list(hidden_choices(session.game, both_pass_and_scry)) == [
        "Ann has chosen among cards that others may not have seen"
    ]
    assert list(hidden_choices(session.game, MoveKept((0, 0), "", (), flags))) == []


def test_that_a_game_was_over_is_told_since_everything_could_be_looked_at_then() -> None:
    session = session_at(START)
    does(session, 0, "play Mountain")
    session.concede(0)
    assert asks(session) == [ALL_SEEN]
    session.go_back(answers(session, grant=True), None)
    does(session, 0, "pass")
    assert asks(session) == [], "the game goes on from there"


def test_taking_back_over_the_wire(server: Serving) -> None:
    with Client(server.port) as ann, Client(server.port) as bob, Client(server.port) as watcher:
        made = ann.begin(person("Ann"), person("Bob", GREEN), first=0)
        game = made["game"]
        for client, seat in ((ann, 0), (bob, 1), (watcher, -1)):
            client.sit(made, seat)
        ann.answer(game, "keep")
        update = bob.asked(game)
        at = {"game": game, "line": update["line"], "moment": update["moment"]}
        assert watcher.ask("take_back", **at)["code"] == "not_yours"
        assert bob.ask("take_back", **at)["code"] == "bad_input"
        assert ann.ask("take_back", **{**at, "moment": 99})["code"] == "stale"
        assert ann.ask("take_back", **at, decisions=0)["code"] == "malformed"
        assert ann.ask("answer_take_back", **at, grant=True)["code"] == "bad_input"
        assert ann.ask("take_back", **at)["type"] == "done"
        told = bob.until(game, lambda now: now["taking_back"])["taking_back"]
        assert told == {"seat": 0, "decisions": 1, "waiting": [1], "seen": []}
        assert watcher.until(game, lambda now: now["taking_back"])["taking_back"] == told
        assert watcher.ask("answer_take_back", **at, grant=True)["code"] == "not_yours"
        assert bob.ask("answer_take_back", **at, grant=True)["type"] == "done"
        update = ann.until(game, lambda now: now["line"] == 1 and now["view"]["decision"])
        assert update["view"]["decision"]["kind"] == "mulligan"
        assert update["taking_back"] is None
    with Client(server.port) as ann:  # and so it is kept
        assert ann.sit(made)["type"] == "joined"
        assert ann.asked(game)["line"] == 1
