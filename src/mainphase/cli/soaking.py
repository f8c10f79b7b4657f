"""`mainphase simulate --soak`: random games with the invariants on, and what went wrong in them."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import typer

from mainphase.cards.beside import with_built_in
from mainphase.cli.recording import stoppable
from mainphase.cli.screen import stderr, stdout
from mainphase.errors import OptionError
from mainphase.saying.worded import commas, worded

if TYPE_CHECKING:
    from mainphase.sim.soak.trying import SoakFault

GAMES: Final = 640
LINE_EVERY: Final = 10.0  # seconds between lines of progress
FILE: Final = "soak.jsonl"  # in the folder
FAULTS: Final = "faults"  # … the folder of what was made of each


def check_alone(given: dict[str, object]) -> None:
    """Raises OptionError if options say anything of the games: a soak deals its own."""
    said = [name for name, value in given.items() if value]
    if said:
        raise OptionError(
            worded(
                "error-soak-plays-random-decks-under-random",
                "--soak plays random decks under random dates, so it takes no {said}; allowed are --games, "
                "--jobs, --mixed, --no-built-in, --out and --seed (the number of the first game)",
                said=commas(said),
            )
        )


def soak_games(games: int | None, jobs: int, out: Path | None, first: int, mixed: bool = False) -> None:
    """Plays them, tells how far it is and what went wrong; exit code 1 if anything did."""
    from mainphase.sim.soak.dealing import BATCH
    from mainphase.sim.soak.run import Ledger, soak
    from mainphase.sim.soak.shrinking import fault_signature
    from mainphase.sim.soak.supply import MIXED, names, source

    if mixed:
        os.environ[MIXED] = "1"
    if first < 0:
        raise OptionError(
            worded(
                "error-the-games-of-a-soak",
                "the games of a soak have the numbers from 0; found --seed {first}",
                first=first,
            )
        )
    names(source())  # whether there are any
    if out is not None:
        try:
            out.mkdir(parents=True, exist_ok=True)
        except OSError as wrong:
            raise OptionError(
                worded(
                    "error-the-folder-cannot-be-made",
                    "the folder {out} cannot be made: {strerror}",
                    out=out,
                    strerror=wrong.strerror,
                )
            ) from None
    ledger = Ledger(out / FILE if out is not None else None)
    wanted = GAMES if games is None else games
    found = ledger.games
    console = stderr()
    if first % BATCH or wanted % BATCH:
        console.print(f"games are played in batches of {BATCH}; the first and the last are played whole", markup=False)
    known = {fault_signature(fault): fault.number for fault in ledger.faults}
    began = told = time.monotonic()
    with stoppable():
        for line in soak(ledger, wanted, first, jobs=jobs):
            for fault in line.faults:
                stdout().print(fault_line(fault), markup=False, soft_wrap=True)
                for said in explained(fault, known, out):
                    stdout().print(f"    {said}", markup=False, soft_wrap=True)
            now = time.monotonic()
            if now - told >= LINE_EVERY:
                told = now
                rate = (ledger.games - found) / (now - began)
                console.print(f"{ledger.games:,} games, {rate:,.0f} a second", markup=False)
    stdout().print(f"{ledger.games:,} games, {len(ledger.faults):,} of them went wrong", markup=False)
    if ledger.outgrew:
        stdout().print(f"{ledger.outgrew:,} came to a bound: too many things, steps or decisions", markup=False)
    if out is not None:
        told_at_once = f"{ledger.turns:,} turns, {ledger.decisions:,} decisions, {ledger.looks:,} looks at a position"
        stdout().print(told_at_once, markup=False)
    if ledger.faults:
        raise typer.Exit(1)


def fault_line(fault: SoakFault) -> str:
    """A fault as a line, with what plays the game again."""
    where = f" in turn {fault.turn} of a {fault.variant} by the rules of {fault.date}" if fault.date else ""
    place = f" ({fault.place})" if fault.place else ""
    said = f": {fault.message}" if fault.message else ""
    again = f"mainphase simulate --soak --seed {fault.number} --games 1{dealt_from()}"
    return f"game {fault.number}{where}: {fault.kind}{said}{place}; {again}"


def dealt_from() -> str:
    """The option that says where the cards come from."""
    from mainphase.sim.soak.supply import MIXED

    if not with_built_in():
        return " --no-built-in"
    return " --mixed" if os.environ.get(MIXED) else ""


def explained(fault: SoakFault, known: dict[tuple[str, ...], int], out: Path | None) -> list[str]:
    """The smallest game that goes wrong like this one, and its last turn; kept in the folder too, with its record. Of a
    fault like one that is known, which that was.
    """
    from mainphase.sim.soak.last_turn import last_turn, record_of_fault
    from mainphase.sim.soak.shrinking import fault_signature, smallest

    first = known.setdefault(fault_signature(fault), fault.number)
    if first != fault.number:
        return [f"as game {first} did"]
    found = smallest(fault)
    if found is None:
        return []
    decks = [
        f"{name}: {', '.join(f'{count} {card}' for part in brought for count, card in part)}"
        for name, deck in found.settings.decks.items()
        for brought in [(deck.commanders, deck.main, deck.schemes, deck.planes)]
    ]
    heading = f"the smallest such game that was found has the seed {found.settings.seed} and these decks:"
    said = [heading, *decks, *last_turn(found)]
    if out is not None:
        folder = out / FAULTS
        folder.mkdir(exist_ok=True)
        (folder / f"{fault.number}.txt").write_text("\n".join([fault_line(fault), *said, ""]), encoding="utf-8")
        if record := record_of_fault(found):
            (folder / f"{fault.number}.mainphase").write_text(record, encoding="utf-8")
    return said
