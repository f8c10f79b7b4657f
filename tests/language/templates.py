"""Every template of the grammar."""

from __future__ import annotations

import gc

from mainphase.language.grammar import abilities
from mainphase.language.syntax import Template


def templates() -> list[Template]:
    """All templates that there are, as the grammar is loaded."""
    assert abilities is not None
    return [one for one in gc.get_objects() if issubclass(type(one), Template)]  # what is gone leaves proxies behind
