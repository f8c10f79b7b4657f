"""Of positions with a win this turn: in how many a bot finds it.

    python tools/won_positions.py [--bot search:seconds=1] [--seeds 1] [--prove] [FILE]

FILE has scenarios, one after another between lines of `---`, by default bench/won_positions.yaml; in each the active
player can win this turn whatever the other does. The bot plays that player; the other one answers as `greedy` does.
A position is solved if the bot has won before the turn ends. `--prove` proves first that each is won.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from mainphase.game import AUTOMATIC
from mainphase.kernel import machine
from mainphase.kernel.state.flat import clone_state
from mainphase.kernel.state.state import State
from mainphase.players.greedy import GreedyBot
from mainphase.players.load import make_bot
from mainphase.rules.timeline import rules_on
from mainphase.scenarios import parse
from mainphase.scenarios.deal import deal_position
from mainphase.scenarios.winning import WINS, search_for_win
from mainphase.sim.wilson import Share

HERE: Final = Path(__file__).parent.parent / "bench" / "won_positions.yaml"
MOST_DECISIONS: Final = 400


def positions(path: Path) -> dict[str, State]:
    """The positions of a file, by name, before anybody has decided anything."""
    found: dict[str, State] = {}
    for text in path.read_text(encoding="utf-8").split("\n---\n"):
        scenario = parse(text, str(path))
        g = deal_position(scenario, rules_on("today")).state
        machine.advance(g)
        found[scenario.title] = g
    return found


def is_won(g: State) -> bool:
    """Whether the active player provably wins this turn."""
    return search_for_win(g, g.active).verdict == WINS


def solves(g: State, bot: Any) -> bool:
    """Whether the bot wins for the active player before the turn ends."""
    g = clone_state(g)
    g.automation = AUTOMATIC
    player, turn = g.active, g.turn_number
    other = GreedyBot()
    for _ in range(MOST_DECISIONS):
        if g.over or g.pending is None or g.turn_number != turn:
            break
        decider = bot if g.decider(g.pending.player) == player else other
        machine.apply_option(g, decider.decide(g))
    return g.over and player in g.winners


def solved_by(found: dict[str, State], bot: str, seeds: Sequence[int]) -> dict[str, int]:
    """With how many of the seeds a bot solves each position."""
    return {name: sum(solves(g, make_bot(bot, seed)) for seed in seeds) for name, g in found.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", type=Path, default=HERE)
    parser.add_argument("--bot", default="search:seconds=1", help="greedy, search with options, or one of yours")
    parser.add_argument("--seeds", type=int, default=1, help="how often each is played")
    parser.add_argument("--prove", action="store_true", help="prove that each position is won")
    options = parser.parse_args()
    found = positions(options.file)
    unproved = [name for name, g in found.items() if options.prove and not is_won(g)]
    for name in unproved:
        print(f"not proved to be won: {name}")
    solved = solved_by(found, options.bot, range(1, options.seeds + 1))
    for name, times in solved.items():
        print(f"{times:3} of {options.seeds}  {name}")
    share = Share(sum(solved.values()), len(solved) * options.seeds)
    print(f"{options.bot} solves {share}")
    return 1 if unproved else 0


if __name__ == "__main__":
    raise SystemExit(main())
