"""A transcript after moves have been taken back: it goes on as if they had not been made."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from mainphase.game import AUTOMATIC, Game
from mainphase.players import Bot, GreedyBot, RandomBot
from mainphase.presentation import history
from mainphase.presentation.history import KEPT, SPACING
from mainphase.presentation.transcript import PLAIN_WIDTH, Transcript


class Told:
    """A game and what a transcript of it says, piece by piece."""

    def __init__(self, seed: int, verbosity: str) -> None:
        decks = {"Alice": "red-green-assault", "Bob": "white-blue-tempo"}
        self.game = Game.new(decks, seed=seed, automation=AUTOMATIC)
        self.out = StringIO()
        console = Console(width=PLAIN_WIDTH, highlight=False, emoji=False, force_terminal=False, file=self.out)
        self.transcript = Transcript(self.game, verbosity, "Alice", console)
        self.transcript.tell(self.game.events)

    def play(self, index: int) -> str:
        start = self.out.tell()
        self.transcript.tell(self.game.apply(index))
        return self.out.getvalue()[start:]


@pytest.mark.parametrize("verbosity", ["quiet", "normal", "judge"])
@pytest.mark.parametrize("seed", [1, 2])
def test_what_follows_is_told_as_it_was_the_first_time(seed: int, verbosity: str) -> None:
    told = Told(seed, verbosity)
    bots: dict[str, Bot] = {"Alice": GreedyBot(), "Bob": RandomBot(seed)}
    answers: list[int] = []
    pieces: list[str] = []
    while (decision := told.game.decision) is not None and told.game.turn < 14:
        bot = bots[decision.decider]
        answers.append(bot.choose(told.game.view(decision.decider), decision))
        pieces.append(told.play(answers[-1]))
    for back in (1, 5, 23, 60, 111):
        keep = max(0, len(answers) - back)
        told.game.undo(len(answers) - keep)
        told.transcript.go_to(told.game.events)
        again = "".join(told.play(answer) for answer in answers[keep:])
        straight = "".join(pieces[keep:])
        assert again.endswith(straight)
        # Where it goes on in the middle of a phase, that phase's headings are written once more; nothing else is.
        assert all(line.startswith(("  ", "\n")) for line in again[: len(again) - len(straight)].splitlines())


def test_the_heading_of_the_turn_is_written_again() -> None:
    told = Told(1, "normal")
    for _ in range(30):
        told.play(0)
    assert told.game.turn > 1
    start = told.out.tell()
    told.transcript.go_to(told.game.events)
    again = told.out.getvalue()[start:].strip()
    assert again.startswith(f"== Turn {told.game.turn}: ")
    assert again in told.out.getvalue()[:start]


def test_few_checkpoints_are_kept_and_every_call_can_be_taken_back() -> None:
    game = Game.new({"Alice": "red-green-assault", "Bob": "white-blue-tempo"}, seed=8)
    hashes: list[tuple[str, int]] = []
    while not game.over and len(hashes) < 300:
        hashes.append((game.hash(), len(game.events)))
        assert game.decision is not None
        game.play(len(hashes) * 7 % game.decision.count)
        assert game._history is not None
        assert len(game._history.checkpoints) <= KEPT + 1
    assert len(hashes) > 2 * SPACING
    states = [kept.state for kept in game._history.checkpoints]  # type: ignore[union-attr]
    objects = [o for state in states for o in state.objects.values()]
    assert len({id(o) for o in objects}) < len(objects) / 2, "what has not changed is shared"
    twin = game.clone()
    for before in reversed(hashes):
        twin.undo()
        assert (twin.hash(), len(twin.events)) == before
        assert twin._history is not None
        assert len(twin._history.checkpoints) <= KEPT + 1
    half = len(hashes) // 2
    game.undo(half)
    assert (game.hash(), len(game.events)) == hashes[len(hashes) - half]


def test_what_takes_long_to_copy_is_copied_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a place for an id cost as much as 32 do: every call can be taken back all the same."""
    monkeypatch.setattr(history, "IDS_A_CALL", 8)
    game = Game.new({"Alice": "red-green-assault", "Bob": "white-blue-tempo"}, seed=8)
    hashes: list[str] = []
    for at in range(300):
        hashes.append(game.hash())
        assert game.decision is not None
        game.play(at * 7 % game.decision.count)
    assert game._history is not None
    marks = [kept.calls for kept in game._history.checkpoints]
    assert 2 <= len(marks) <= 1 + 300 * 8 // len(game._history.origin.objects.at)
    for before in reversed(hashes):
        game.undo()
        assert game.hash() == before
