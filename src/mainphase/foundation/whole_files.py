"""Files that are written whole or not at all."""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path


def replace_file(path: Path, write: Callable[[Path], object]) -> None:
    """Writes a file under another name and gives it its own when it is whole; what a link points to is replaced, and
    a device or a pipe is written to as it is. Raises OSError if it cannot be written.
    """
    path = path.resolve()
    if path.exists() and not path.is_file():
        write(path)
        return
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        write(draft)
        os.replace(draft, path)
    except BaseException:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
