"""Writes the functions that write the rows of observations, from the table of their columns (`encoding.features`).

python tools/encoded_rows.py          # writes src/mainphase/encoding/rows.py
python tools/encoded_rows.py --check  # fails if it is not current
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

from mainphase.encoding.features import PLAYER, ROWS, Feature, RowOf

PATH: Final = Path(__file__).parent.parent / "src" / "mainphase" / "encoding" / "rows.py"
IMPORTS: Final = """
from datetime import date
from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.encoding.features import BLOCKED, BLOCKING, HAS_ATTACKED, IN_COMBAT, SICK
from mainphase.encoding.small_numbers import number_bytes, pair_bytes
from mainphase.kernel.casting.special_actions import who_rolls
from mainphase.kernel.keys import ChosenKey, MemoryKey
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.player import Player
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Characteristics, Decision
from mainphase.rules.law import Rules, TimingModel
"""


def module() -> str:
    """The text of the module, formatted."""
    parts = [
        '"""Writes rows of observations. Made by tools/encoded_rows.py from `features`; do not edit."""',
        IMPORTS,
        *[writer(row) for row in ROWS],
        watching(PLAYER),
        "# What these functions write: `features` has to say the same.",
        f"WRITTEN: Final = {tuple((row.name, tuple(each.name for each in row.features)) for row in ROWS)!r}",
    ]
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(PATH), "-"]
    return subprocess.run(command, input="\n\n".join(parts), capture_output=True, text=True, check=True).stdout


def writer(row: RowOf) -> str:
    """The function that writes a row: pairs of numbers, put together at once."""
    values = [each.value for each in row.features]
    pairs = [f"pair_bytes({a}, {b})" for a, b in zip(values[::2], values[1::2], strict=False)]
    pieces = [*pairs, *([f"number_bytes({values[-1]})"] if len(values) % 2 else []), *tail(row)]
    parameters = ", ".join([row.parameters, *[f"{name}: bytes" for name in tail(row)]])
    lines = [f"def {row.name}({parameters}) -> bytes:", *[f"    {line}" for line in row.before]]
    return "\n".join([*lines, f"    return b'{'%b' * len(pieces)}' % ({', '.join(pieces)})"])


def tail(row: RowOf) -> list[str]:
    return row.tail.split(", ") if row.tail else []


def watching(row: RowOf) -> str:
    """The class that keeps what a player's row was made of, as far as it is compared."""
    watched = [each for each in row.features if each.watched]
    return "\n".join(
        [
            "@mypyc_attr(acyclic=True)",
            "@final",
            "class PlayerWatched:",
            '    """The values that the row of a player was made of, as far as they are compared; none yet."""',
            "",
            "    def __init__(self) -> None:",
            *[f"        self.{attribute(each)} = {nothing(each)}" for each in watched],
            "",
            "    def differs(self, p: Player) -> bool:",
            f"        return {' or '.join(f'self.{attribute(each)} != {each.watched}' for each in watched)}",
            "",
            "    def note(self, p: Player) -> None:",
            *[f"        self.{attribute(each)} = {each.watched}" for each in watched],
        ]
    )


def attribute(each: Feature) -> str:
    return each.name.replace(" ", "_")


def nothing(each: Feature) -> str:
    """A value that differs from that of any player, or a player's first."""
    return "False" if each.value == f"1 if {each.watched} else 0" else "-9999"


def main() -> int:
    text = module()
    if "--check" in sys.argv[1:]:
        stale = not PATH.exists() or PATH.read_text(encoding="utf-8") != text
        if stale:
            print(f"{PATH.name} is not what `features` says: run python tools/encoded_rows.py")
        return int(stale)
    PATH.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
