"""The version of the language: another one may read what this one could not, or read it otherwise."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import mainphase

PACKAGE: Final = Path(mainphase.__file__).parent
# What decides how a card is read, below the package.
SOURCES: Final = ("language/*.py", "language/syntax", "language/text", "language/grammar", "cards/nodes", "cards/words")


@lru_cache(maxsize=1)
def language_version() -> str:
    """The version of mainphase and sixteen digits that change with the sources of the language."""
    marks = blake2b(digest_size=8)
    for source in SOURCES:
        found = PACKAGE.glob(source) if source.endswith(".py") else (PACKAGE / source).rglob("*")
        for path in sorted(found):
            if path.suffix in (".py", ".tsv", ".toml"):
                marks.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return f"{mainphase.__version__} {marks.hexdigest()}"
