"""Random games at scale: they are what their number says, faults are found, and a run goes on where it was."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from itertools import count, islice
from pathlib import Path
from typing import Any, Final

import pytest
from tests.language.catalogue.standing_in import READER, atomic, written
from tests.support.invented import invented
from tests.support.soaked import quick
from tests.support.table import position

from mainphase.cards import beside
from mainphase.cards.decks import Deck
from mainphase.cards.library import CARDS
from mainphase.cards.tree_text import notation
from mainphase.errors import GameTooLargeError, OptionError
from mainphase.game import Game
from mainphase.game.replaying import replay
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind
from mainphase.language.catalogue import reading
from mainphase.language.catalogue.importing import import_file
from mainphase.presentation.event import Event, event_of
from mainphase.presentation.history import play_entry
from mainphase.presentation.view import view_of
from mainphase.scenarios import parse
from mainphase.sim.soak import dealing, supply, trying, with_history
from mainphase.sim.soak.dealing import BATCH, OPTIONS, SoakGame, begin_soak_game, soak_game
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.hidden import check_hidden
from mainphase.sim.soak.invariants import check_zones
from mainphase.sim.soak.last_turn import last_turn, record_of_fault
from mainphase.sim.soak.run import Ledger, SoakBatch, soak
from mainphase.sim.soak.shrinking import smallest
from mainphase.sim.soak.trying import CLOSE, KEPT, PASSED, TOLD, SoakFault, SoakResult, StateChecks, try_dealt, try_game
from mainphase.sim.soak.wandering import CROWD, LEAST_PATIENCE, PATIENCE, Wanderer, crowding

pytestmark = pytest.mark.fuzz

BROOD = invented(
    "{0}: Create a 1/1 red and green Dragon creature token with flying and devour 2.", name="Quick Brood",
    types="Enchantment",
)  # fmt: skip


@pytest.mark.parametrize("number", [0, CLOSE, KEPT + 1, PASSED + 2, TOLD + 3, 10_000 * BATCH])
def test_random_games_of_random_days_go_well(number: int) -> None:
    tried = try_game(number)
    assert tried.fault is None
    assert tried.decisions > 0


def test_a_game_is_what_its_number_says() -> None:
    assert try_game(7) == try_game(7)
    assert try_game(7).mark != try_game(8).mark
    days = {soak_game(batch * BATCH).settings.rules for batch in range(20)}
    assert len(days) > 15
    variants = {soak_game(number).settings.variant for number in range(6400, 6400 + 4 * BATCH)}
    assert variants == {"duel", "free-for-all", "archenemy"}


@pytest.mark.parametrize("table", OPTIONS)
def test_random_games_with_options_go_well(table: str) -> None:
    numbers = (k for k in count(100_000) if str(soak_game(k).settings.rules) > "2010-06-18")
    for number in islice(numbers, 1 if OPTIONS[table] > 6 else 2):
        tried = try_dealt(soak_game(number, table))
        assert tried.fault is None
        assert tried.decisions > 0


def test_a_lost_card_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = StateChecks.watch

    def losing(self: StateChecks, state: State, count: int) -> None:
        watched(self, state, count)
        if count == 20:
            self.brought[0][state.objects[state.players[0].library[0]].card] += 1

    monkeypatch.setattr(StateChecks, "watch", losing)
    fault = try_game(3).fault
    assert fault is not None
    assert (fault.number, fault.kind, fault.date) == (3, "AssertionError", soak_game(3).settings.rules)
    assert "Alice's cards" in fault.message
    assert "invariants.py" in fault.place


def test_a_game_that_is_no_more_what_it_was_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(with_history, "replay", lambda text: begin_soak_game(soak_game(KEPT + 1)))
    fault = try_game(KEPT + 1).fault
    assert fault is not None
    assert "replayed" in fault.message


def test_a_view_that_shows_a_hand_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def other(state: State, seat: int) -> object:
        return view_of(state, (seat + 1) % len(state.players))

    monkeypatch.setattr(trying, "check_hidden", lambda state, dice: check_hidden(state, dice, other))
    faults = [try_game(number).fault for number in range(CLOSE, 12 * CLOSE, CLOSE)]
    found = [fault for fault in faults if fault is not None]
    assert len(found) > 3
    assert all("hidden cards show" in fault.message for fault in found)


def test_a_token_that_is_asked_how_it_enters_is_about_to() -> None:
    """Devour asks what is sacrificed before the token is anywhere (CR 614.12, 702.82a)."""
    table = position(alice=[BROOD, "Grizzly Bears"])
    table.alice.activate("Quick Brood")
    table.resolve()
    assert table.asked != "priority"
    check_zones(table.state)


def test_what_has_no_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def without(*arguments: Any) -> Event:
        event = event_of(*arguments)
        return Event(event.entry, event.text) if event.name == "draw" else event

    monkeypatch.setattr("mainphase.game.game_memory.event_of", without)
    fault = try_game(TOLD + 3).fault
    assert fault is not None
    assert re.fullmatch(r"no rule of \d{4}-\d\d-\d\d says: .* draws? .*", fault.message)


# --- Games without end


def test_what_can_be_done_for_ever_is_done_less_from_turn_to_turn() -> None:
    """Basalt Monolith untaps itself with its own mana."""
    table = position(alice=["Basalt Monolith", "3 Forest"])
    wanderer = Wanderer(Dice(1))
    wanderer.lazy = 10_000  # hardly ever passes
    acted = [0] * 8
    while (turn := table.state.turn_number) < len(acted):
        answer = wanderer.answer(table.state)
        pending = table.state.pending
        assert pending is not None
        acted[turn] += pending.kind == DecisionKind.PRIORITY and answer > 0
        play_entry(table.state, answer)
    busy = [count for count in acted if count]  # in the other turns there is no mana to begin with
    assert busy == sorted(busy, reverse=True)
    assert (busy[0], busy[-1]) == (PATIENCE, LEAST_PATIENCE)


def test_whoever_crowds_the_battlefield_concedes() -> None:
    """Chronozoa makes two of itself (CR 104.3a: a player concedes at any time)."""
    crowd = position(bob=[f"{CROWD - 1} Chronozoa"], alice=["Forest"]).state
    assert Wanderer(Dice(2)).gives_up(crowd) == crowding(crowd) == -1
    crowd = position(bob=[f"{CROWD} Chronozoa"], alice=["Forest"]).state
    assert Wanderer(Dice(2)).gives_up(crowd) == crowding(crowd) == 1


# --- Smaller games


def test_the_smallest_game_is_found() -> None:
    """A fault that needs nothing but one card of Alice's: no other card of hers is left, and hardly one of Bob's."""
    number = next(k for k in range(BATCH, 2 * BATCH) if soak_game(k).settings.variant == "duel")
    guilty = soak_game(number).settings.decks["Alice"].main[-1][1]
    games = 0

    def play(game: SoakGame) -> SoakResult:
        nonlocal games
        games += 1
        names = [name for _, name in game.settings.decks["Alice"].main]
        return SoakResult(
            number, 1, 1, 0, 0, replace(fault, message=f"object {games} is lost") if guilty in names else None
        )

    fault = SoakFault(number, "AssertionError", "object 51 is lost", "a.py:5 < b.py:7", "", "duel", 3, 40)
    found = smallest(fault, play=play)
    assert found is not None
    assert [name for _, name in found.settings.decks["Alice"].main] == [guilty]
    assert len(found.settings.decks["Bob"].main) == 1
    assert games < 100
    assert smallest(replace(fault, kind="Hung"), play=play) is None
    assert smallest(replace(fault, message="something else"), play=play) is None


def test_the_last_turn_is_told_as_a_scenario_and_what_was_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = StateChecks.watch

    def failing(self: StateChecks, state: State, count: int) -> None:
        watched(self, state, count)
        assert count < 90, "the ninetieth decision is no good"

    every = [soak_game(number) for number in range(3, 12) if try_game(number).decisions > 120]
    assert last_turn(every[0]) == []
    monkeypatch.setattr(StateChecks, "watch", failing)
    # Some turns begin with something on the stack already: that is no scenario, and is said.
    long = next(game for game in every if "no scenario" not in last_turn(game)[0])
    first, *lines = last_turn(long)
    assert re.fullmatch(r"turn \d+ began so:", first)
    then = lines.index("then:")
    scenario = parse("\n".join(lines[:then]))
    assert [seat.name for seat in scenario.seats] == list(long.settings.decks)
    assert all(re.match("(Alice|Bob|Carol|Dave|Erin|Frank)(:| concedes)", line) for line in lines[then + 1 :])


def lasts(game: SoakGame) -> bool:
    return try_game(game.number).decisions > 120


def names_cards(game: SoakGame) -> bool:
    """True if somebody may choose a name: among those of the cards of its whole batch, which no record has."""
    names = {name for deck in game.settings.decks.values() for _, name in deck.main}
    return any("ChooseName(" in notation(CARDS[name]) for name in names if name in CARDS)


def test_a_record_is_made_of_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = StateChecks.watch

    def failing(self: StateChecks, state: State, count: int) -> None:
        watched(self, state, count)
        assert count < 90, "the ninetieth decision is no good"

    long = next(game for game in map(soak_game, range(3, 40)) if not names_cards(game) and lasts(game))
    assert record_of_fault(long) == ""
    monkeypatch.setattr(StateChecks, "watch", failing)
    replayed = replay(record_of_fault(long))
    assert replayed.moves == 90
    played = Game.play

    def refusing(self: Game, answer: int) -> None:
        assert self.moves < 50, "the fiftieth answer is no good"
        played(self, answer)

    monkeypatch.setattr(Game, "play", refusing)
    record = record_of_fault(long)
    monkeypatch.setattr(Game, "play", played)
    assert replay(record).moves == 51  # with the answer by which it goes wrong


# --- A piece of it


PIECE: Final = 20 * BATCH
FIRST: Final = 7_000_000 // BATCH * BATCH  # of numbers that no run has played


@pytest.mark.deep
@pytest.mark.parametrize("cards", ["built-in", "mixed"])
def test_a_piece_of_the_soak_finds_nothing(cards: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a catalogue at hand (MAINPHASE_DEEP_CATALOGUE), also of its cards."""
    if cards == "mixed":
        path = os.environ.get("MAINPHASE_DEEP_CATALOGUE", "")
        if not path:
            pytest.skip("MAINPHASE_DEEP_CATALOGUE names no catalogue")
        monkeypatch.setenv(beside.PATH, path)
        monkeypatch.setenv(supply.MIXED, "1")
    ledger = Ledger()
    faults = [fault for line in soak(ledger, PIECE, FIRST) for fault in line.faults]
    assert faults == []
    assert ledger.games == PIECE
    assert ledger.outgrew < PIECE // 100


# --- Games that come to a bound


def test_a_game_that_outgrows_its_bounds_is_counted_and_no_fault(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def growing(*_: object) -> int:
        raise GameTooLargeError("this would make 60,000 things")

    monkeypatch.setattr(trying, "play_soak_game", growing)
    tried = try_game(3)
    assert tried.fault is None
    assert tried.outgrew == "this would make 60,000 things"
    line = SoakBatch(0)
    line.add(tried)
    Ledger(tmp_path / "soak.jsonl").keep(line)
    kept = Ledger(tmp_path / "soak.jsonl")
    assert (kept.games, kept.outgrew, kept.faults) == (1, 1, [])


# --- Cards of a catalogue


def test_cards_of_a_catalogue_are_dealt_beside_the_built_in_ones(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(reading, "READER", READER)
    monkeypatch.setenv(beside.PATH, str(tmp_path / "cards.sqlite"))
    import_file(written(tmp_path / "cards.json", atomic()), tmp_path / "cards.sqlite")
    assert supply.source() == supply.BUILT_IN
    monkeypatch.setenv(supply.MIXED, "1")
    both = supply.names(supply.source())
    assert {"Lightning Bolt", "Paper Heron"} <= {*both}
    assert len(both) == len({*both})
    leaders = dealing.leaders_among(both[:500], "2026-04-17")
    assert leaders
    assert dealing.leaders_among(both[:500], "2009-09-30") == ()
    pool = dealing.CardPool("2026-04-17", both[:500], (), (), leaders)
    led = dealing.led(Dice(1), pool, Deck("One", tuple((1, name) for name in leaders)))
    assert led.commanders[0][1] not in [name for _, name in led.main]
    beside.forget_definitions()


# --- Runs


def test_a_process_that_dies_or_hangs_is_a_fault_of_its_game(tmp_path: Path) -> None:
    done = list(soak(Ledger(tmp_path / "soak.jsonl"), 3 * BATCH, seconds=5, play=quick))
    assert [line.batch for line in done] == [0, 1, 2]
    assert [len(line.games) for line in done] == [BATCH] * 3
    faults = [fault for line in done for fault in line.faults]
    assert [(fault.number, fault.kind) for fault in faults] == [(70, "Died"), (130, "Hung")]
    assert [mark for line in done for _, _, _, mark in line.games if mark] == [
        number for number in range(1, 3 * BATCH) if number not in (70, 130)
    ]


def test_a_run_that_was_interrupted_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "soak.jsonl"
    ledger = Ledger(path)
    for batch in (3, 5):
        line = SoakBatch(batch)
        for number in range(batch * BATCH, (batch + 1) * BATCH):
            line.add(quick(number))
        ledger.keep(line)
    whole = path.read_bytes()
    path.write_bytes(whole + whole[: len(whole) // 3])  # killed while it wrote
    ledger = Ledger(path)
    assert ledger.games == 2 * BATCH
    assert [line.batch for line in soak(ledger, 3 * BATCH, 3 * BATCH, play=quick)] == [4]
    assert path.read_bytes().startswith(whole)
    assert len(path.read_text().splitlines()) == 3
    assert list(soak(Ledger(path), 3 * BATCH, 3 * BATCH, play=quick)) == []


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("4 Lightning Bolt\n")
    with pytest.raises(OptionError, match=r"deck\.txt:1 is no line of a soak"):
        Ledger(path)
    assert path.read_text() == "4 Lightning Bolt\n"
