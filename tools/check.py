"""All checks, in an order in which the quick ones fail first: what `make test` and `make test-deep` run.

The kernel is compiled in the background while the types are checked and the interpreted tests run; what the
compiler says is shown when its turn comes. The first failure ends the run.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from compiled_modules import ROOT

PYTHON = sys.executable
BEGAN = time.monotonic()


def heading(title: str) -> None:
    print(f"\n== {title} [{time.monotonic() - BEGAN:.0f} s] ==", flush=True)


def check(title: str, command: list[str], **environment: str) -> None:
    heading(title)
    status = subprocess.run(command, cwd=ROOT, env=os.environ | environment).returncode
    if status:
        raise SystemExit(f"\nfailed: {title} (status {status})")


def tests(kind: str, python: str, *, deep: bool, extra: list[str]) -> None:
    command = [python, "-m", "pytest", "-q", "-n", str(min(os.cpu_count() or 1, 8)), "--dist", "worksteal"]
    environment = {"MAINPHASE_EXPECT": kind}
    if deep:
        command += ["-m", "deep or not deep"]
        environment["MAINPHASE_HYPOTHESIS"] = "deep"
    check(f"tests, {kind}", [*command, *extra], **environment)


def start_compiling(log: Path) -> subprocess.Popen[str]:
    log.parent.mkdir(exist_ok=True)
    with log.open("w", encoding="utf-8") as output:
        command = [PYTHON, "tools/build_compiled.py", "--for", "tests"]
        # A session of its own, so that the C compiler can be ended with it.
        return subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=output, text=True, start_new_session=True
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deep", action="store_true", help="also the tests that take minutes or more")
    parser.add_argument("pytest", nargs="*", help="arguments for pytest")
    options = parser.parse_args()

    check("format", [PYTHON, "-m", "ruff", "format", "--check"])
    check("lint", [PYTHON, "-m", "ruff", "check"])
    log = ROOT / ".build" / "compile.log"
    compiling = start_compiling(log)
    try:
        check("types", [PYTHON, "-m", "mypy"])
        # What takes minutes compiled takes hours interpreted, and is the same code.
        tests("interpreted", PYTHON, deep=False, extra=options.pytest)
        heading("the compiled build")
        python = compiling.communicate()[0].strip()
    finally:
        if compiling.poll() is None:
            os.killpg(compiling.pid, signal.SIGTERM)
            compiling.wait()
    print(log.read_text(encoding="utf-8"), end="", flush=True)
    if compiling.returncode:
        raise SystemExit("\nfailed: the compiled build")
    tests("compiled", python, deep=options.deep, extra=options.pytest)
    print(f"\nall checks passed in {time.monotonic() - BEGAN:.0f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
