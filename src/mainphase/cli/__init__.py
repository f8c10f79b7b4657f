"""The command line: `mainphase watch`, `play`, `turn`, `check` and so on.

A thin face: each command is one small file that calls what does the work.

No rule, no card and no format lives here. Exit codes: 0 all is well, 1 a check failed, 2 what was given is wrong or
cannot be read or written, 70 mainphase itself is at fault, 130 interrupted.
"""

from mainphase.cli.app import main, run

__all__ = ["main", "run"]
