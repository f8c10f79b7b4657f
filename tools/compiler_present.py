"""Reports at once, with advice, that the C compiler or the Python headers are missing."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

ADVICE = """\
  Debian, Ubuntu:  apt install gcc python3-dev
  Fedora:          dnf install gcc python3-devel
  Alpine:          apk add gcc musl-dev python3-dev
  macOS:           xcode-select --install
The tests need them, because they run once interpreted and once with the kernel compiled. Playing does not."""


def what_is_missing() -> str | None:
    """Why nothing can be compiled here, or None."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        return f"no C compiler: `{command[0]}` is not on the path (set CC to name another)"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.is_file():
        return f"no headers for Python {sys.version_info.major}.{sys.version_info.minor}: {header} does not exist"
    return None


def demand_compiler() -> None:
    if missing := what_is_missing():
        raise SystemExit(f"mainphase: {missing}.\nInstall a C compiler and the Python headers, for example:\n{ADVICE}")


if __name__ == "__main__":
    demand_compiler()
