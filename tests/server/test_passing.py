"""CR 117.3d: where passing is done for a person, how far they pass on, what they hold and yield to; and what one loses
by it.
"""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest
from tests.support.served import Client, kept_session

from mainphase.errors import OptionError
from mainphase.game.passing import LONGEST_YIELD, MOST_YIELDS
from mainphase.server import hosted
from mainphase.server.kept_game import WATCHER, GameKept, LineKept, SeatKept
from mainphase.server.serving import Serving
from mainphase.server.session import NotYours, Session
from mainphase.server.tables import GameTable, Lobby, TableReader

QUIET_TABLE = """
scenario: nothing happens
players:
  Ann: {hand: [2 Shock], battlefield: [2 Mountain], library: [9 Mountain]}
  Bob: {hand: [3 Shock, Mountain], battlefield: [3 Mountain], library: [9 Mountain]}
start: {turn: 2, active: Bob, step: upkeep}
"""
SNIPER = """
scenario: an ability that comes again and again
players:
  Ann: {hand: [Shock], battlefield: [Mountain], library: [9 Mountain]}
  Bob: {hand: [4 Shock], battlefield: [Guttersnipe, 4 Mountain], library: [9 Forest]}
start: {turn: 2, active: Bob, step: precombat main}
"""
MINE = """
scenario: my turn
players:
  Ann: {hand: [3 Shock, Mountain], battlefield: [3 Mountain, Grizzly Bears], library: [9 Mountain]}
  Bob: {battlefield: [Mountain], library: [9 Mountain]}
start: {turn: 3, active: Ann, step: precombat main}
"""
EVERYWHERE = ("all",)


def session_at(scenario: str, rules: str = "2026-04-17", stops: tuple[str, ...] = (), manual: bool = False) -> Session:
    """Ann with these stops, and Bob who is asked everywhere."""
    seats = (SeatKept("Ann", "person", stops=stops), SeatKept("Bob", "person", stops=EVERYWHERE))
    kept = GameKept("1", seats, "", scenario, True, rules, "duel", manual, 0, 1)
    return Session(kept, {0: LineKept(0, -1, 0, [])})


def go_on(session: Session) -> str:
    """Everything that happens by itself, up to the next question: whose, and where."""
    while session.by_itself() is not None:
        pass
    seat = session.decider()
    return f"{session.game.players[seat]}: {session.game.view('Ann').place}"


def says(session: Session, seat: int, choice: str, hold: bool = False) -> str:
    session.answer(seat, session.line, session.moment, choice, hold)
    return go_on(session)


def passes_on(session: Session, seat: int, until: Any) -> str:
    session.pass_until(seat, session.line, session.moment, until)
    return go_on(session)


def bob_passes_until(session: Session, asked: str) -> str:
    found = go_on(session)
    for _ in range(40):
        if found == asked or not found.startswith("Bob"):
            break
        found = says(session, 1, "pass")
    return found


def reasons(session: Session, seat: int = 0) -> list[str]:
    return [each.reason for each in session.logs[seat].passed]


def test_117_3d_passing_on_until_my_turn() -> None:
    session = session_at(QUIET_TABLE, stops=("their upkeep", "their end step", "my upkeep"))
    assert go_on(session) == "Bob: upkeep step"
    assert says(session, 1, "pass") == "Ann: upkeep step"
    passes_on(session, 0, "my_turn")
    assert session.passing_told(0, False).until == "my_turn"  # type: ignore[union-attr]
    assert bob_passes_until(session, "Ann: upkeep step") == "Ann: upkeep step"
    assert session.game.turn == 3, "not asked at the end of the other's turn"
    assert session.passing_told(0, True).until == "stop"  # type: ignore[union-attr]
    assert "asked_for" in reasons(session)


@pytest.mark.parametrize(("until", "asked"), [("something", "Ann: end step"), ("my_turn", "Ann: upkeep step")])
def test_117_3d_passing_on_until_something_happens(until: str, asked: str) -> None:
    """A land that an opponent plays is something; until one's own turn it does not count."""
    session = session_at(QUIET_TABLE, stops=("their upkeep", "their end step", "my upkeep"))
    says(session, 1, "pass")
    passes_on(session, 0, until)
    bob_passes_until(session, "Bob: precombat main")
    assert says(session, 1, "play Mountain") == "Bob: precombat main"
    assert bob_passes_until(session, asked) == asked


def test_117_3d_passing_on_asks_about_what_opponents_put_on_the_stack() -> None:
    session = session_at(QUIET_TABLE)
    go_on(session)
    session.passing[0].pass_on(session.game.state, "end_of_turn")
    assert says(session, 1, "cast Shock targeting Ann") == "Bob: upkeep step"
    assert says(session, 1, "pass") == "Ann: upkeep step"
    assert session.passing[0].until == "end_of_turn"
    says(session, 0, "pass")
    assert session.passing[0].until == "end_of_turn", "a pass is no change of mind"


def test_whoever_does_more_than_pass_is_asked_again() -> None:
    session = session_at(QUIET_TABLE, stops=("their end step",))
    go_on(session)
    session.passing[0].pass_on(session.game.state, "my_turn")
    says(session, 1, "cast Shock targeting Ann")
    says(session, 1, "pass")
    says(session, 0, "cast Shock targeting Bob")
    assert session.passing[0].until == "stop"
    assert bob_passes_until(session, "Ann: upkeep step") == "Ann: upkeep step"  # the Shock is still there
    says(session, 0, "pass")
    assert bob_passes_until(session, "Ann: end step") == "Ann: end step"


def test_one_may_say_that_one_is_asked_again() -> None:
    session = session_at(QUIET_TABLE, stops=("their end step",))
    go_on(session)
    session.passing[0].pass_on(session.game.state, "my_turn")
    session.ask_again(0)
    assert bob_passes_until(session, "Ann: end step") == "Ann: end step"
    with pytest.raises(NotYours):
        session.ask_again(WATCHER)


def test_117_3c_who_holds_priority_is_asked_with_their_own_on_top() -> None:
    session = session_at(MINE, stops=("my precombat main",))
    session.set_stops(1, [])
    go_on(session)
    assert says(session, 0, "cast Shock targeting Bob") == "Ann: precombat main"
    assert session.game.view("Ann").players[1].life == 18, "it has resolved: the pass was made for her"
    assert says(session, 0, "cast Shock targeting Bob", hold=True) == "Ann: precombat main"
    view = session.game.view("Ann")
    assert ([o.name for o in view.stack], view.players[1].life) == (["Shock"], 18)
    says(session, 0, "pass")
    assert session.game.view("Ann").players[1].life == 16
    assert not session.passing[0].holds


def test_always_yielding_to_an_ability() -> None:
    session = session_at(SNIPER)
    go_on(session)
    for first in (True, False):
        says(session, 1, "cast Shock targeting Ann")
        assert bob_passes_until(session, "Ann: precombat main") == "Ann: precombat main"
        seen = session.game.view("Ann")
        if first:
            told = session.passing_told(0, True)
            assert told is not None
            assert told.ability.startswith("Guttersnipe's ability: Whenever ")
            assert session.set_yields(0, [told.ability, told.ability]) == [told.ability]
            assert len(seen.stack) == 2, "asked about the trigger"
            says(session, 0, "pass")
            says(session, 1, "pass")
        else:
            assert [o.name for o in seen.stack] == ["Shock"], "the trigger was passed on"
            assert reasons(session)[-1] == "yielded"
        says(session, 0, "pass")
    session.set_yields(0, [])
    assert session.passing[0].yields == []


@pytest.mark.parametrize(
    ("wanted", "error"),
    [
        (["x"] * 3 + [str(each) for each in range(MOST_YIELDS)], "at most 100"),
        ([""], "1 to 1000"),
        (["x" * (LONGEST_YIELD + 1)], "1 to 1000"),
    ],
)
def test_yields_have_bounds(wanted: list[str], error: str) -> None:
    session = session_at(MINE)
    with pytest.raises(OptionError, match=error):
        session.set_yields(0, wanted)
    with pytest.raises(NotYours):
        session.set_yields(WATCHER, [])


def losses(session: Session) -> list[tuple[str, str, bool]]:
    return [(each.kind, each.rule, each.later) for each in session.game.losses("Ann")]


def test_305_2_a_land_that_is_not_played() -> None:
    session = session_at(MINE, stops=EVERYWHERE)
    session.set_stops(1, [])
    go_on(session)
    assert losses(session) == [("land", "305.2a", True)]
    assert session.game.losses("Bob") == []
    says(session, 0, "cast Shock targeting Bob")
    assert losses(session) == [], "the phase does not end yet"
    says(session, 0, "pass")
    while "postcombat" not in (asked := go_on(session)):
        says(session, 0, "no attack" if "declare" in asked and losses(session) else "pass")
    assert losses(session) == [("land", "305.2a", False)]
    says(session, 0, "play Mountain")
    assert losses(session) == []


@pytest.mark.parametrize(
    ("rules", "rule", "text"),
    [
        ("2009-06-01", "300.3", "R in your pool is lost as the phase ends, and you lose 1 life"),
        ("2026-04-17", "106.4", "R in your pool is lost as the phase ends"),
    ],
)
def test_106_4_mana_that_would_be_lost(rules: str, rule: str, text: str) -> None:
    session = session_at(MINE, rules, EVERYWHERE, manual=True)
    go_on(session)
    says(session, 0, "tap Mountain for {R}")
    (mana,) = [each for each in session.game.losses("Ann") if each.kind == "mana"]
    assert (mana.text, mana.later) == (text, False)


@pytest.mark.parametrize(("others", "warned"), [("Mountain", True), ("Hill Giant", False)])
def test_508_1_an_attack_that_nobody_could_block(others: str, warned: bool) -> None:
    session = session_at(MINE.replace("Bob: {battlefield: [Mountain]", f"Bob: {{battlefield: [{others}]"))
    session.set_stops(1, [])
    go_on(session)
    assert [each.kind for each in session.game.losses("Ann")] == ["attack"] * warned


def test_the_attack_of_1997_is_declared_in_the_main_phase() -> None:
    session = session_at(MINE, "1997-08-22", EVERYWHERE)
    go_on(session)
    assert [(each.kind, each.later) for each in session.game.losses("Ann")] == [("land", True), ("attack", False)]


def test_one_who_has_seen_enough_hurries_nobody_else() -> None:
    """What bots do is shown until all who are there have seen enough of it."""
    session = session_at(QUIET_TABLE)
    table = GameTable(session.kept, cast(Lobby, None))
    table.readers = {cast(TableReader, object()): seat for seat in (0, 1, WATCHER)}
    table.hurry(0)
    assert not table.hurries
    table.hurry(1)
    assert table.hurries


def test_only_what_a_bot_does_is_shown_for_a_while() -> None:
    session = session_at(QUIET_TABLE)
    go_on(session)
    before = len(session.game.events)
    says(session, 1, "cast Shock targeting Ann")
    assert not hosted.is_loud(session, before), "he knows it, and she hears of it at once"
    seats = (session.kept.seats[0], SeatKept("Bob", "bot", "greedy"))
    session.kept = msgspec.structs.replace(session.kept, seats=seats)
    assert hosted.is_loud(session, before)
    assert not hosted.is_loud(session, len(session.game.events))


def test_nobody_is_said_to_decide_of_whom_nothing_is_asked() -> None:
    session = session_at(QUIET_TABLE)
    assert session.update(1, 0, -1, [], []).waits_for == 1
    session.answer(1, session.line, session.moment, "pass")  # now a pass is made for Ann
    assert session.update(1, 0, -1, [], []).waits_for == -1


def test_passing_over_the_wire(server: Serving) -> None:
    with Client(server.port) as client:
        game, update = client.asked_in(SNIPER, stops=["all"])
        assert update["waits_for"] == 0
        assert update["passing"] == {"until": "stop", "holds": False, "yields": [], "ability": "", "losses": []}
        assert client.ask("yields", game=game, yields=["Guttersnipe: anything"])["type"] == "done"
        update = client.until(game, lambda now: now["passing"]["yields"])
        assert kept_session(server, game).passing[0].yields == ["Guttersnipe: anything"], "it is kept"
        assert client.ask("yields", game=game, yields=[" "])["code"] == "bad_input"
        assert client.ask("yields", game=game, yields=["x" * 1001])["code"] == "malformed"
        at = {"game": game, "line": update["line"], "moment": update["moment"]}
        assert client.ask("pass_on", **at, until="never")["code"] == "malformed"
        assert client.ask("pass_on", **at, until="my_turn")["type"] == "done"
        assert client.ask("ask_again", game=game)["type"] == "done"
        assert client.ask("hurry", game=game)["type"] == "done"
        with Client(server.port) as watcher:
            created = client.open_position(SNIPER)
            watcher.sit(created, -1)
            for kind in ("ask_again", "hurry"):
                assert watcher.ask(kind, game=created["game"])["code"] == "not_yours"
            assert watcher.ask("yields", game=created["game"], yields=[])["code"] == "not_yours"
            assert watcher.ask("hurry", game=game)["code"] in ("not_at_table", "not_yours")
