"""Files that only the user who runs the server may read: there are secrets in them, and games of others."""

from __future__ import annotations

import os
from pathlib import Path


def made_private(path: Path | str) -> int:
    """Makes a file, over none that is there. Returns its descriptor, to write with. Raises OSError."""
    return os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
