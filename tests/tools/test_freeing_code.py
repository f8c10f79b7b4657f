"""Objects without a header of the garbage collector are not put off as they are freed."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Final

import pytest

from freeing_code import freed_at_once

# As mypyc 2.4 writes it.
WRITTEN: Final = """\
static void
Thing_dealloc(mainphase___ThingObject *self)
{{
{before}    CPy_TRASHCAN_BEGIN(self, Thing_dealloc)
    Thing_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}}
"""
TRACKED: Final = "    PyObject_GC_UnTrack(self);\n"
# Lists in lists, so deep that what lies in the innermost would have to wait.
NESTED: Final = """\
from mainphase.kernel.values import ManaUnit, Option
for depth in range(40, 60):
    for make in (ManaUnit, Option):
        for _ in range(20):
            nested = [make(), make(), make()]
            for _ in range(depth):
                nested = [nested]
            del nested
"""


def test_what_has_a_header_may_wait() -> None:
    text = WRITTEN.format(before=TRACKED)
    assert freed_at_once(text) == text


def test_what_has_none_is_freed_at_once() -> None:
    both = WRITTEN.format(before="") + WRITTEN.format(before=TRACKED)
    made = freed_at_once(both)
    assert made.count("CPy_TRASHCAN_BEGIN") == made.count("CPy_TRASHCAN_END") == 1
    assert made.index(TRACKED) < made.index("CPy_TRASHCAN_BEGIN")
    assert made.count("tp_free") == 2


@pytest.mark.parametrize("malloc", ["debug", "pymalloc_debug"])
def test_what_lies_deep_is_freed_without_harm(malloc: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", NESTED], env=os.environ | {"PYTHONMALLOC": malloc}, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
