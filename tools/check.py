"""All the checks that `make test` and `make test-deep` run, the quick ones first.

The kernel is compiled in the background while what the tests need is installed, types are checked and the interpreted
tests run, and the tests are collected once while types are checked; what these say is shown when their turn comes. The
first failure ends the run. Each of the two runs of the tests has its share (tools/shares.py), and whatever one of them
leaves out must run in the other.
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from typing import Self

from compiled_modules import ROOT
from processors import processors
from shares import COMPILED, INTERPRETED, LEDGER, SHARE, Ledger, read_ledger, unrun

PYTHON = sys.executable
LEDGERS = ROOT / ".build" / "ledgers"
LOGS = ROOT / ".build" / "logs"
BYTECODE = ROOT / ".build" / "bytecode"
CARDS = ROOT / ".build" / "invented"
CARDS_READ = "MAINPHASE_INVENTED"  # the environment variable: where tests/support/invented.py keeps what it reads
NOTHING_TO_RUN = 5  # what pytest says where no test is left
BEGAN = time.monotonic()


def heading(title: str) -> None:
    print(f"\n== {title} [{time.monotonic() - BEGAN:.0f} s] ==", flush=True)


def check(title: str, command: list[str], accepted: tuple[int, ...] = (0,), **environment: str) -> None:
    heading(title)
    status = subprocess.run(command, cwd=ROOT, env=os.environ | environment).returncode
    if status not in accepted:
        raise SystemExit(f"\nfailed: {title} (status {status})")


def tests(kind: str, python: str, *, full: bool, deep: bool, extra: list[str]) -> Ledger:
    # One worker more than processors: many tests wait for a server, a page or another process.
    command = [python, "-m", "pytest", "-q", "-n", str(min(processors(), 8) + 1), "--dist", "worksteal"]
    kept = LEDGERS / f"{kind}.json"
    kept.unlink(missing_ok=True)
    environment = {"MAINPHASE_EXPECT": kind, SHARE: "" if full else kind, LEDGER: str(kept)}
    if deep:
        command += ["-m", "deep or not deep"]
        environment["MAINPHASE_HYPOTHESIS"] = "deep"
        environment["MAINPHASE_RANDOM_GAMES"] = os.environ.get("MAINPHASE_RANDOM_GAMES", "400")
    # The few tests that somebody asks for may all be in the other run's share.
    check(f"tests, {kind}", [*command, *extra], (0, NOTHING_TO_RUN) if extra else (0,), **environment)
    if not kept.exists():
        raise SystemExit(f"\nfailed: tests, {kind}: pytest ran no tests that could be accounted for")
    return read_ledger(kept)


def listed(tests: list[str]) -> str:
    return "\n".join(["", *tests[:20], *(["…"] if len(tests) > 20 else [])])


def account(ledgers: dict[str, Ledger], *, full: bool) -> None:
    """Fails where a test ran in neither run, or is known to one run alone; says how many ran where."""
    known = {run: ledger.ran | ledger.left_out for run, ledger in ledgers.items()}
    # In a full run the compiled build may have the deep tests as well.
    alone = set() if full else known[INTERPRETED] ^ known[COMPILED]
    if alone:
        raise SystemExit(f"\nfailed: {len(alone)} tests appear in only one of the two runs" + listed(sorted(alone)))
    if missing := unrun(ledgers.values()):
        raise SystemExit(
            f"\nfailed: {len(missing)} tests were left to the other run, which did not run them" + listed(missing)
        )
    interpreted, compiled = ledgers[INTERPRETED].ran, ledgers[COMPILED].ran
    if not interpreted | compiled:
        raise SystemExit("\nfailed: no test ran")
    print(
        f"\n{len(interpreted | compiled)} tests: {len(interpreted & compiled)} ran in both builds, "
        f"{len(compiled - interpreted)} only compiled, {len(interpreted - compiled)} only interpreted"
    )


def keep_bytecode() -> None:
    """Python's own, and that of the tests, whose assertions pytest rewrites: many processes read the same files, and to
    compile these takes longer than most of what is then done with them. Not beside the sources, and kept even where the
    environment says that none be written.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(BYTECODE)


def keep_cards_read() -> None:
    """What modules of tests read as they are imported is kept for this run alone: every process imports them all, and
    to read these cards takes as long as all else that is done to collect the tests.
    """
    shutil.rmtree(CARDS, ignore_errors=True)
    CARDS.mkdir(parents=True)
    os.environ[CARDS_READ] = str(CARDS)


class Beside:
    """A command that runs in the background until its turn comes. What it prints is what comes of it; what it says on
    the other stream is shown then, or where the command fails all that it said.
    """

    def __init__(self, title: str, command: list[str]) -> None:
        self.title = title
        self.output = LOGS / f"{title.replace(' ', '-')}.out"
        self.log = self.output.with_suffix(".log")
        LOGS.mkdir(parents=True, exist_ok=True)
        with self.output.open("w", encoding="utf-8") as output, self.log.open("w", encoding="utf-8") as log:
            # A session of its own, so that what it has started can be ended with it.
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=output, stderr=log, start_new_session=True)

    def result(self) -> str:
        heading(self.title)
        status = self.process.wait()
        printed = self.output.read_text(encoding="utf-8")
        print((printed if status else "") + self.log.read_text(encoding="utf-8"), end="", flush=True)
        if status:
            raise SystemExit(f"\nfailed: {self.title} (status {status})")
        return printed.strip()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--full", action="store_true", help="run every test in both builds")
    parser.add_argument(
        "--deep", action="store_true", help="do that, and also run the tests that take minutes or more, compiled"
    )
    parser.add_argument("--installing", metavar="COMMAND", default="", help="installs what the checks need")
    parser.add_argument("pytest", nargs="*", help="arguments for pytest")
    options = parser.parse_args()
    full = options.full or options.deep
    keep_bytecode()
    if not full:
        keep_cards_read()
    kept: dict[str, Ledger] = {}

    with ExitStack() as running:
        compiling = running.enter_context(
            Beside("the compiled build", [PYTHON, "tools/build_compiled.py", "--for", "tests"])
        )
        if options.installing:
            check("tools", shlex.split(options.installing))
        check("format", [PYTHON, "-m", "ruff", "format", "--check"])
        check("lint", [PYTHON, "-m", "ruff", "check"])
        # Once before many processes do it at the same time: pytest keeps how it has rewritten the assertions.
        collecting = running.enter_context(
            Beside("the tests are collected", [PYTHON, "-m", "pytest", "--collect-only", "-qq"])
        )
        check("types", [PYTHON, "-m", "mypy"])
        collecting.result()
        # What takes minutes compiled takes hours interpreted, and is the same code.
        kept[INTERPRETED] = tests(INTERPRETED, PYTHON, full=full, deep=False, extra=options.pytest)
        python = compiling.result()
    kept[COMPILED] = tests(COMPILED, python, full=full, deep=options.deep, extra=options.pytest)
    account(kept, full=full)
    print(f"\nall checks passed in {time.monotonic() - BEGAN:.0f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
