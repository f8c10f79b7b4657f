"""Installs one of the sets of requirements/ (core, table, compile, dev, docs), each file checked against its hash, and
then this project itself in place. Nothing else is fetched.

PyTorch is one of several builds: that for processors alone, where pip is told of a folder that has the file; otherwise
that of PyPI, and with it the libraries of CUDA if it wants them.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from lock_requirements import CPU_TORCH, CPU_TORCH_HASH

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "requirements"
PIP: Final = (sys.executable, "-m", "pip")
INSTALL: Final = (*PIP, "install", "--quiet", "--disable-pip-version-check", "--no-compile", "--no-deps")
WANTS_CUDA: Final = (
    "from importlib.metadata import requires, distributions; "
    "names = {d.metadata['Name'] for d in distributions()}; "
    "raise SystemExit('torch' not in names or not any('cuda' in r or 'nvidia' in r for r in requires('torch') or ()))"
)


def take_torch_at_hand() -> None:
    """Installs PyTorch's build for processors alone if pip has the file at hand (`--find-links`). Asked for the version
    alone, pip prefers the file of an index that tells its hash, which brings 4 GB of CUDA.
    """
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder) / "torch.txt"
        wanted.write_text(f"torch=={CPU_TORCH.split('-')[1]} --hash={CPU_TORCH_HASH}\n", encoding="utf-8")
        subprocess.run([*INSTALL, "--no-index", "--require-hashes", "-r", str(wanted)], capture_output=True)


def install_set(name: str) -> None:
    """Raises SystemExit where there is no such set, or pip refuses a file."""
    path = FOLDER / f"{name}.txt"
    if not path.is_file():
        names = ", ".join(sorted(each.stem for each in FOLDER.glob("*.txt")))
        raise SystemExit(f"there is no {path.relative_to(ROOT)}; the sets are {names}")
    if CPU_TORCH_HASH in path.read_text(encoding="utf-8"):
        take_torch_at_hand()
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
