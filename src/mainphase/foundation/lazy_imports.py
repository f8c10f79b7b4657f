"""Loads what a package offers when somebody asks for it (PEP 562), so that to import it costs next to nothing; and
large packages without a pause.

A package that offers names in this way imports them a second time under `TYPE_CHECKING`, for those who read types.
`tests/test_importing.py` holds the two against each other.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module


def lazy_getattr(package: str, offered: Mapping[str, Sequence[str]]) -> Callable[[str], object]:
    """The `__getattr__` of a package: of each module, the names that it gives. It raises AttributeError for others."""
    home = {name: module for module, names in offered.items() for name in names}

    def load(name: str) -> object:
        if name not in home:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value: object = getattr(import_module(home[name]), name)
        setattr(sys.modules[package], name, value)
        return value

    return load


@contextmanager
def without_collecting() -> Iterator[None]:
    """While much is made that stays, as modules are loaded, nobody looks through it for what could go; nor soon after
    it, for it counts as old then.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            if gc.get_freeze_count() == 0:
                gc.freeze()
                gc.unfreeze()  # into the oldest generation
            gc.enable()
