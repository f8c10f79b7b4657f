"""The memory of a game: its moves, for records and for what is written down move by move, and its history as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mainphase.cards.codec import fingerprint
from mainphase.cards.decks import Deck
from mainphase.cards.names import find_cards
from mainphase.kernel import machine
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.reading.restoring import restore_state
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.state.timing import Timing
from mainphase.kernel.values import Automation
from mainphase.presentation import notation, words
from mainphase.presentation.event import Event, event_of
from mainphase.presentation.history import GameHistory, Laps, answers_of, play_entry, take_laps_of
from mainphase.presentation.names import names_kept
from mainphase.presentation.record import RecordedCall, same_automation
from mainphase.rules.law import Rules


def recorded_moves(history: GameHistory, players: list[str]) -> tuple[tuple[RecordedCall, ...], int]:
    """All moves in words, by playing them again, and how many random results they have used."""
    moves: list[RecordedCall] = []
    g = history.state_after(0)
    assert g.script is not None
    automation = history.automation
    for call, then in zip(history.calls, history.automations, strict=True):
        answers = answers_of(call)
        g.automation = then
        changed = None if same_automation(automation, then) else then
        automation = then
        if answers[0] < 0:
            play_entry(g, answers[0])
            moves.append(RecordedCall((), (), players[-1 - answers[0]], changed))
            continue
        laps = call if isinstance(call, Laps) else None
        lap = flat.clone_state(g) if laps is not None else g  # one lap is told, and all are taken
        lap.automation = then
        said: list[str] = []
        for index in answers:
            pending = lap.pending
            assert pending is not None
            who = players[pending.player]
            said.append(f"{who}: {notation.option_text(lap, pending.option(index))}")
            machine.apply_option(lap, index)
        if laps is not None:
            take_laps_of(g, laps)
        moves.append(RecordedCall(answers, tuple(said), "", changed, laps=laps.times if laps is not None else 1))
    return tuple(moves), len(history.chances) - len(g.script)  # a call that was broken off may have left some


def moves_since(
    history: GameHistory, players: list[str], moves: int, chances: int
) -> tuple[tuple[RecordedCall, ...], tuple[int, ...]]:
    """The moves and random results after so many of each. A move has no words here."""
    made: list[RecordedCall] = []
    for call, then in zip(history.calls[moves:], history.automations[moves:], strict=True):
        answers = answers_of(call)
        if answers[0] < 0:
            made.append(RecordedCall((), (), players[-1 - answers[0]], then))
        else:
            made.append(RecordedCall(answers, (), "", then, laps=call.times if isinstance(call, Laps) else 1))
    return tuple(made), tuple(history.chances[chances:])


def fingerprints(decks: Mapping[str, Deck], date: str) -> dict[str, str]:
    """Of each card, by the name that the decks have for it, which may be one of several that it has."""
    names = list(dict.fromkeys(name for deck in decks.values() for _, name in deck.played))
    cards = find_cards(names, on=date)
    return {name: fingerprint(card) for name, card in zip(names, cards, strict=True)}


def stored_history(history: GameHistory) -> dict[str, Any]:
    """A history as plain data."""
    return {
        "origin": flat.store_state(history.origin),
        "calls": history.calls,
        "tickets": history.tickets,
        "automations": [a.flags() for a in history.automations],
        "chances": history.chances,
        "before": history.checkpoints[0].chances,
        "automation": history.automation.flags(),
    }


def restored_history(kept: dict[str, Any], law: Rules, book: Book, timing: Timing) -> GameHistory:
    """The history of `stored_history`. Events do not travel."""
    origin = restore_state(kept["origin"], law, book, timing)
    origin.automation = Automation(*kept["automation"])
    history = GameHistory()
    history.chances = kept["chances"][: kept["before"]]
    history.begin(origin)
    history.chances = kept["chances"]
    history.calls = kept["calls"]
    history.tickets = kept["tickets"]
    history.automations = [Automation(*a) for a in kept["automations"]]
    history.told = [0] * len(history.calls)
    return history


def take_events(g: State) -> list[Event]:
    """The events that a state has noted, in words, as everybody may know them; they are noted no longer."""
    log = g.log
    if not log:
        return []
    with names_kept(g):
        fresh = [event_of(g, entry, words.entry_text(g, entry)) for entry in log]
    log.clear()
    return fresh
