"""A decision's time by function: where the instructions of a lane go, counted by callgrind.

Games of a lane are played under valgrind, which counts once a few have been played. *Own* is what a function does
itself, with whatever the compiler has built into it; *all* is that and what it calls. What is Python's own (and mypyc's
and C's library) is put together by what it does, for it is called from everywhere.
"""

from __future__ import annotations

import argparse
import gc
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from instructions import FEW, MANY, SETTLED, can_count
from lanes import LANES

from mainphase.foundation.build import build_kind

OWN_CODE = "our own code"
# What the functions of others do, by their names; whatever the bench's loop in Python needs is the first sort.
SORTS = (
    ("the bench's loop, in Python", r"^_?PyEval|^_PyFunction|random|math_floor|genrand|_PyFrame|vectorcall|Vectorcall"),
    (
        "objects made and freed",
        r"_dealloc$|_new$|^CPyDef_|_setup$|__init__$|[aA]lloc|free$|Free|^_int_|NewReference|DECREF|Trash",
    ),
    ("garbage collection", r"gc_|GC_|_traverse$|visit_|_clear$|subtract_refs|deduce_unreachable"),
    ("dictionaries and attributes by name", r"[dD]ict|lookdict|hash|Hash|set_|Set_|find_empty|Attr|_getattro|descr"),
    ("lists and tuples", r"[lL]ist|[tT]uple|slice|Slice|Sequence|memmove|memset"),
    ("numbers", r"[lL]ong|Tagged|x_add|x_sub|x_mul|divmod|int_|[fF]loat|RichCompare"),
)
VALGRIND = ("valgrind", "--tool=callgrind", "--instr-atstart=no")


def play(name: str, games: int) -> int:
    """Plays games of a lane, counting what they take and nothing before or after; returns their decisions."""
    (lane,) = [lane for lane in LANES if lane.name == name]
    play_one = lane.make()
    for seed in range(1, FEW + 1):
        play_one(seed)
    gc.collect()
    count("on")
    decisions = sum(play_one(seed).decisions for seed in range(FEW + 1, FEW + 1 + games))
    count("off")
    return decisions


def count(whether: str) -> None:
    """From now on callgrind counts what this process does, or does not any more."""
    subprocess.run(["callgrind_control", "-i", whether, str(os.getpid())], capture_output=True, check=True)


def functions(text: str) -> tuple[Counter[str], Counter[str]]:
    """(own, all) of what callgrind wrote: the instructions of each function itself, and with what it calls."""
    names: dict[str, str] = {}
    own: Counter[str] = Counter()
    total: Counter[str] = Counter()
    here = ""
    calling = False
    for line in text.splitlines():
        if line.startswith(("fn=", "cfn=")):
            number, _, name = line.partition("=")[2].partition(" ")
            if name:
                names[number] = name.partition("'")[0]
            if line[0] == "f":
                here = names[number]
        elif line.startswith("calls="):
            calling = True
        elif here and line and line[0] in "0123456789+-*":
            cost = int(line.split()[1])
            total[here] += cost
            if not calling:
                own[here] += cost
            calling = False
    return own, total


def counted(name: str) -> tuple[Counter[str], Counter[str], int]:
    """What each function took while games were played, itself and in all, and how many decisions they had."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "callgrind"
        command = [*VALGRIND, f"--callgrind-out-file={out}", sys.executable, __file__, "--play", name, str(MANY)]
        ran = subprocess.run(command, capture_output=True, text=True, check=True, env=SETTLED)
        return *functions(out.read_text()), int(ran.stdout)


def sort_of(name: str) -> str:
    """What a function that is not our own does, so far as its name tells."""
    return next((said for said, pattern in SORTS if re.search(pattern, name)), "else")


def is_own(name: str) -> bool:
    """True if mypyc made this function of one of ours, and not to make an object."""
    last = name.rpartition("___")[2]
    return name.startswith(("CPyDef_", "CPyPy_")) and not last[:1].isupper() and not name.endswith("_____init__")


def readable(name: str) -> str:
    """`priority.PriorityRound.run` for CPyDef_priority___PriorityRound___run."""
    return re.sub("_{3,}", ".", name.removeprefix("CPyDef_").removeprefix("CPyPy_"))


def table(name: str, most: int, by_all: bool) -> str:
    """The shares of a lane, as a table in Markdown: our functions that take most, and what is Python's by its sort."""
    own, total, decisions = counted(name)
    everything = sum(own.values())
    sorts: Counter[str] = Counter()
    for function, cost in own.items():
        sorts[OWN_CODE if is_own(function) else sort_of(function)] += cost
    lines = [f"{name}: {everything / decisions:,.0f} instructions a decision ({build_kind()} build)", ""]
    lines += ["| function | own | all |", "| --- | --: | --: |"]
    ours = [(cost, function) for function, cost in (total if by_all else own).items() if is_own(function)]
    for _, function in sorted(ours, reverse=True)[:most]:
        shares = [f"{costs[function] / everything:.1%}" for costs in (own, total)]
        lines.append(f"| `{readable(function)}` | {' | '.join(shares)} |")
    lines += ["", "| whose | share |", "| --- | --: |"]
    lines += [f"| {said} | {cost / everything:.1%} |" for said, cost in sorts.most_common()]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--play", nargs=2, metavar=("LANE", "GAMES"), help=argparse.SUPPRESS)
    parser.add_argument("--most", type=int, default=20, help="so many of our functions")
    parser.add_argument("--by-all", action="store_true", help="those that take most with what they call")
    parser.add_argument("lanes", nargs="*", default=["burn/asked/kernel"])
    options = parser.parse_args()
    if options.play:
        print(play(options.play[0], int(options.play[1])))
        return 0
    if not can_count():
        parser.error("valgrind is not here; it counts the instructions")
    for name in options.lanes:
        print(table(name, options.most, options.by_all))
    return 0


if __name__ == "__main__":
    sys.exit(main())
