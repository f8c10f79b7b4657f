"""Which build is under test. MAINPHASE_EXPECT says which it should be; without it, only that the two are not mixed."""

from __future__ import annotations

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from tests.support.each import for_each

from compiled_modules import compiled_sources, module_name
from mainphase.foundation.build import build_kind

EXPECTED = os.environ.get("MAINPHASE_EXPECT") or build_kind()
MODULES = [module_name(source) for source in compiled_sources()]


def test_the_expected_build_is_the_one_that_runs() -> None:
    assert EXPECTED in ("compiled", "interpreted"), f"MAINPHASE_EXPECT={EXPECTED}: it is `compiled` or `interpreted`"
    assert build_kind() == EXPECTED


@for_each(MODULES)
def test_every_module_of_the_compiled_part_is_of_that_build(name: str) -> None:
    file = importlib.import_module(name).__file__ or ""
    suffixes = tuple(EXTENSION_SUFFIXES) if EXPECTED == "compiled" else (".py",)
    assert file.endswith(suffixes), f"{name} was loaded from {file}, which is not {EXPECTED}"


def test_the_compiled_build_does_not_read_the_checkout() -> None:
    import mainphase.foundation.build

    checkout = Path(__file__).resolve().parent.parent / "src"
    loaded = Path(mainphase.foundation.build.__file__).resolve()
    assert loaded.is_relative_to(checkout) == (EXPECTED == "interpreted"), f"mainphase was loaded from {loaded}"


def test_no_extension_lies_beside_a_source() -> None:
    # It would shadow the source, edited or not.
    source = Path(__file__).resolve().parent.parent / "src"
    assert [path for suffix in ("*.so", "*.pyd") for path in source.rglob(suffix)] == []
