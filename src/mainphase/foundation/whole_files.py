"""Files that are written whole or not at all."""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path


def replace_file(path: Path, write: Callable[[Path], object]) -> None:
    """Writes a file under another name and gives it its own when it is whole. Raises OSError if it cannot be
    written.
    """
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        write(draft)
        os.replace(draft, path)
    except BaseException:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
