"""Whether an installed mainphase is of this build and plays: `python tools/wheel_check.py compiled`.

Run it with the python that mainphase is installed for, away from the sources; cibuildwheel does so with every wheel.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SEED, TURNS = 7, 8


def fault(expected: str) -> str:
    """What is wrong with the installed package, or nothing."""
    import mainphase as mp

    where = Path(mp.__file__).parent
    if where == Path(__file__).resolve().parents[1] / "src" / "mainphase":
        return f"this is the checkout, not an installed package: {where}"
    if mp.build_kind() != expected:
        return f"this is the {mp.build_kind()} build, and it should be the {expected} one: {where}"
    for name in ("index.html", "licenses.txt"):
        if expected == "compiled" and not (where / "server" / "static" / name).exists():
            return f"the page of the table is not in it, or lacks {name} (tools/build_page.py builds it): {where}"
    game = mp.Game.new({"Alice": "red-burn", "Bob": "vanilla-green"}, seed=SEED)
    outcome = mp.play_out(game, {name: mp.make_bot("random", 1) for name in game.players}, max_turns=TURNS)
    if mp.replay(game.record()).hash() != game.hash():
        return f"a game of {outcome.decisions} decisions is not the same when it is replayed"
    command = [sys.executable, "-m", "mainphase", "turn", "--rules", "1999-10-01"]
    ran = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    if ran.returncode or "combat damage" not in ran.stdout:
        return f"`mainphase turn` ends with {ran.returncode}: {ran.stdout}{ran.stderr}"
    return ""


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in ("compiled", "interpreted"):
        print("usage: wheel_check.py compiled|interpreted", file=sys.stderr)
        return 2
    if wrong := fault(arguments[0]):
        print(f"wheel_check: {wrong}", file=sys.stderr)
        return 1
    print(f"mainphase is installed, {arguments[0]}, and plays")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
