"""Which build of mainphase runs: the kernel compiled by mypyc, or as plain Python. This module is never compiled."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import Final, Literal

# One module stands for all: they are compiled together or not at all (tests/test_build.py looks at every one).
_WITNESS: Final = "mainphase.kernel.state.state"

BuildKind = Literal["compiled", "interpreted"]


def is_extension(module: str) -> bool:
    """True if `module` would be loaded from a compiled extension."""
    spec = find_spec(module)
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def build_kind() -> BuildKind:
    """`"compiled"` or `"interpreted"`: benchmarks and bug reports say it.

    >>> mp.build_kind() in ("compiled", "interpreted")
    True
    """
    return "compiled" if is_extension(_WITNESS) else "interpreted"


def how_to_compile() -> str:
    """The advice to those who have the interpreted build."""
    return (
        "The kernel is interpreted; compiled it is several times as fast. `pip install mainphase` brings it compiled "
        "where there is a wheel for the system; from the sources, MAINPHASE_COMPILE=1 pip install . compiles it."
    )
