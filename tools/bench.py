"""Runs bench/run.py with both builds, one after the other: `python tools/bench.py [arguments for bench/run.py]`."""

from __future__ import annotations

import subprocess
import sys

from build_compiled import VARIANTS, build, python_of
from compiled_modules import ROOT


def main() -> int:
    environment = build(ROOT, VARIANTS["bench"])
    assert environment is not None
    for kind, python in (("interpreted", sys.executable), ("compiled", str(python_of(environment)))):
        print(f"== {kind} ==", flush=True)
        if status := subprocess.run([python, "bench/run.py", *sys.argv[1:]], cwd=ROOT).returncode:
            return status
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
