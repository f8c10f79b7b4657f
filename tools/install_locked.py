"""Installs one of the sets of requirements/ (core, table, compile, dev, docs), each file checked against its hash, and
then this project itself in place. Nothing else is fetched.

PyTorch is one of several builds: where it is the one that wants the libraries of CUDA, these are installed too.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "requirements"
PIP: Final = (sys.executable, "-m", "pip")
INSTALL: Final = (*PIP, "install", "--quiet", "--disable-pip-version-check", "--no-compile", "--no-deps")
WANTS_CUDA: Final = (
    "from importlib.metadata import requires, distributions; "
    "names = {d.metadata['Name'] for d in distributions()}; "
    "raise SystemExit('torch' not in names or not any('cuda' in r or 'nvidia' in r for r in requires('torch') or ()))"
)


def install_set(name: str) -> None:
    """Raises SystemExit where there is no such set, or pip refuses a file."""
    path = FOLDER / f"{name}.txt"
    if not path.is_file():
        names = ", ".join(sorted(each.stem for each in FOLDER.glob("*.txt")))
        raise SystemExit(f"there is no {path.relative_to(ROOT)}; the sets are {names}")
    if subprocess.run([*INSTALL, "--require-hashes", "-r", str(path)]).returncode:
        raise SystemExit(f"what {path.relative_to(ROOT)} names could not be installed")


def main(name: str) -> int:
    install_set(name)
    if not subprocess.run([sys.executable, "-c", WANTS_CUDA]).returncode:
        install_set("cuda")
    subprocess.run([*INSTALL, "--no-build-isolation", "-e", str(ROOT)], check=True)
    checked = subprocess.run([*PIP, "check"], stdout=subprocess.PIPE, text=True)
    if checked.returncode:
        print(f"{checked.stdout}requirements/ and pyproject.toml disagree; run python tools/lock_requirements.py")
    return checked.returncode


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(f"usage: {sys.argv[0]} SET, one of the files of requirements/")
    sys.exit(main(sys.argv[1]))
