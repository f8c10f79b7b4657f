"""A program of somebody else's that plays with mainphase, as strict as mypy can be told to be.

Each `type: ignore` is a mistake that mypy has to find: strict as it is, it refuses an ignore that nothing needs.
"""

from __future__ import annotations

import mainphase as mp


class Careful:
    """A bot: it passes, and otherwise takes what comes first."""

    def choose(self, view: mp.View, decision: mp.Decision) -> int:
        words = [str(option) for option in decision.options]
        return words.index("pass") if "pass" in words else 0


def lives(game: mp.Game) -> dict[str, int]:
    view = game.public_view()
    return {player.name: player.life for player in view.players}


def rules_cited(events: list[mp.Event]) -> list[str]:
    return sorted({event.rule for event in events if event.rule})


def played(seed: int) -> tuple[mp.Outcome, dict[str, int], list[str]]:
    bots: dict[str, mp.Bot] = {"Alice": Careful(), "Bob": mp.GreedyBot()}
    game = mp.Game.new({"Alice": "red-burn", "Bob": mp.read_deck("vanilla-green")}, seed=seed, rules="2026-04-17")
    outcome = mp.play_out(game, bots, max_turns=4)
    return outcome, lives(game), rules_cited(game.events)


def refused(game: mp.Game) -> str:
    why = game.why_not("play Forest")
    return "" if why is None else f"{why.text} ({why.rule})"


def mistakes(game: mp.Game) -> None:
    game.apply(1.5)  # type: ignore[arg-type]
    game.turns  # type: ignore[attr-defined] # noqa: B018
    mp.Game.new({"Alice": 60, "Bob": 60})  # type: ignore[dict-item]
    life: str = game.public_view().players[0].life  # type: ignore[assignment]
    print(life)


if __name__ == "__main__":
    print(*played(7))
