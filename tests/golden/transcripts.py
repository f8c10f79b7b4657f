"""Fixed games between bundled decks, told line by line from the kernel's log: the rule, the event, who and what.

`python -m tests.golden.transcripts` compares with the files here; with `--write` it writes them anew. What a change of
the kernel changes in them is read as a difference, and judged, before it is committed.
"""

from __future__ import annotations

import difflib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from mainphase.cards.decks import decks_for, read_deck
from mainphase.kernel import machine
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card
from mainphase.kernel.setup import add_player, fill_library
from mainphase.kernel.state.state import State
from mainphase.kernel.timings import timing_of
from mainphase.kernel.turn.start import StartGame
from mainphase.kernel.values import Automation, DecisionKind, LogEntry, ref_player
from mainphase.kernel.what_happens import EventName
from mainphase.presentation.words import ALL, EVENT_NAMES, PUBLIC, entry_text
from mainphase.rules.timeline import edition_names, rules_on
from mainphase.sim.soak.dice import Dice

HERE: Final = Path(__file__).parent
DATE: Final = "2026-04-17"
TURNS: Final = 9  # told of each game


class Fixed(NamedTuple):
    """A game: its decks, its seed, whether every grant of priority is told, the date of its rules, how long it is."""

    decks: tuple[str, ...]
    seed: int
    everything: bool = False
    date: str = DATE
    turns: int = TURNS


# By the names of their files.
GAMES: Final[dict[str, Fixed]] = {
    "burn-tempo": Fixed(("red-burn", "white-blue-tempo"), 3),
    "assault-attrition": Fixed(("red-green-assault", "white-black-attrition"), 5),
    "three-players": Fixed(("vanilla-red", "vanilla-green", "white-blue-tempo"), 8),
    "every-priority": Fixed(("vanilla-green", "red-burn"), 2, True),
    "fifth-circles-pacts": Fixed(("fifth-white-blue-circles", "fifth-black-red-pacts"), 153, date="fifth", turns=26),
}
# Two decks under the rules of every named edition: those that it knows.
EDITIONS: Final[dict[str, Fixed]] = {
    f"edition-{name}": Fixed(tuple(reversed(decks_for(rules_on(name).date))), 11, date=name)
    for name in edition_names()
    if name != "current"
}
SILENT: Final = (EventName.PRIORITY, EventName.PASS)


def answer(g: State, dice: Dice) -> int:
    """Random, but seldom passing where there is something to do, so that something happens."""
    pending = g.pending
    assert pending is not None
    count = pending.count()
    if count == 1 or pending.kind == DecisionKind.MULLIGAN:
        return 0
    if pending.kind == DecisionKind.PRIORITY:
        return 0 if dice.one_in(4) else 1 + dice.below(count - 1)
    return dice.below(count)


def line(g: State, entry: LogEntry) -> str:
    """One event: rule, name, player, object, other, amount, word."""

    def named(ref: int, card: int) -> str:
        if ref < 0:
            return g.players[ref_player(ref)].name
        return g.book.cards[card].node.name if card >= 0 else ""

    rule = g.rules.number(entry.concept) if entry.concept else "-"
    parts = [
        g.players[entry.player].name if entry.player >= 0 else "",
        named(entry.obj, entry.obj_card),
        f"→ {named(entry.other, entry.other_card)}" if entry.other else "",
        str(entry.amount) if entry.amount else "",
        entry.word.partition(" ")[2] if entry.name == EventName.EFFECT_BEGINS else entry.word,  # not its node's number
    ]
    return f"{rule:<8} {EVENT_NAMES[entry.name]}: {' · '.join(part for part in parts if part)}".rstrip(" :")


def events_of(game: Fixed) -> Iterator[tuple[State, list[LogEntry]]]:
    """Plays a game: its state, and what has happened since the last decision."""
    decks, seed, everything, date, _ = game
    rules = rules_on(date)
    g = State(rules, Book(), timing_of(rules))
    dice = Dice(seed)
    g.rng = seed
    g.automation = Automation(True, True, not everything, True, True)
    log: list[LogEntry] = []
    g.log = log
    for seat, deck in zip(("Alice", "Bob", "Carol"), decks, strict=False):
        p = add_player(g, seat)
        fill_library(g, p, [(1, add_card(g.book, card)) for card in read_deck(deck).cards(rules.date)])
    g.push(StartGame(0))
    machine.advance(g)
    while True:
        yield g, log
        log.clear()
        if g.pending is None:
            return
        machine.apply_option(g, answer(g, dice))


def tell(name: str) -> str:
    """The transcript of one of the games."""
    decks, seed, everything, date, turns = (GAMES | EDITIONS)[name]
    told = [f"# {' against '.join(decks)}, seed {seed}, rules of {rules_on(date).date}, {turns} turns"]
    for g, log in events_of((GAMES | EDITIONS)[name]):
        for entry in log:
            if entry.name == EventName.TURN_BEGINS and g.turn_number > turns and entry.amount > turns:
                return "\n".join(told) + "\n"
            if everything or entry.name not in SILENT:
                told.append(line(g, entry))
    return "\n".join(told) + "\n"


def sentences_of(game: Fixed) -> Iterator[str]:
    """Each sentence that tells of a game, once, as everybody may know it and as nothing hides it."""
    said: set[str] = set()
    for g, log in events_of(game):
        if g.turn_number > game.turns:
            return
        for entry in log:
            for viewer in (PUBLIC, ALL):
                text = entry_text(g, entry, viewer)
                if text not in said:
                    said.add(text)
                    yield text


def difference(name: str, most: int = 40) -> str:
    """How a transcript differs from its file, as a unified difference; empty if it does not."""
    path = HERE / f"{name}.txt"
    stored = path.read_text(encoding="utf-8") if path.exists() else ""
    lines = list(
        difflib.unified_diff(
            stored.splitlines(), tell(name).splitlines(), f"stored {path.name}", f"{path.name} now", lineterm="", n=2
        )
    )
    more = [f"… and {len(lines) - most} more lines"] if len(lines) > most else []
    return "\n".join(lines[:most] + more)


def main() -> int:
    wrong = 0
    for name in (*GAMES, *EDITIONS):
        if sys.argv[1:] == ["--write"]:
            (HERE / f"{name}.txt").write_text(tell(name), encoding="utf-8")
        elif found := difference(name, 1000):
            wrong += 1
            print(found)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
