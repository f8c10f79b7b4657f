"""Builds the optimised package and runs bench/run.py with it: `python tools/bench.py [arguments for bench/run.py]`."""

from __future__ import annotations

import subprocess
import sys

from build_compiled import VARIANTS, build, python_of
from compiled_modules import ROOT


def main() -> int:
    environment = build(ROOT, VARIANTS["bench"])
    assert environment is not None
    command = [str(python_of(environment)), "bench/run.py", "--interpreted", sys.executable, *sys.argv[1:]]
    return subprocess.run(command, cwd=ROOT).returncode


if __name__ == "__main__":
    raise SystemExit(main())
