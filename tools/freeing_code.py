"""How an object is freed, where mypyc's C would write into memory that is not the object's.

Python puts off freeing what is nested too deeply, and keeps what waits in a list that is threaded through the header of
the garbage collector. Objects of classes that are `acyclic` have no such header; mypyc 2.4 threads them all the same,
over what stands before them. They are freed at once here: what contains them (a list, a dict) is still put off.
"""

from __future__ import annotations

import re

FREEING = re.compile(r"^\w+_dealloc\(\w+ \*self\)\n\{\n.*?^\}\n", re.MULTILINE | re.DOTALL)
PUT_OFF = re.compile(r"^ *CPy_TRASHCAN_(?:BEGIN|END)\(.*\n", re.MULTILINE)
HAS_HEADER = "PyObject_GC_UnTrack(self)"


def freed_at_once(text: str) -> str:
    """One of mypyc's C files, in which nothing waits to be freed but what the garbage collector knows."""
    return FREEING.sub(lambda found: found[0] if HAS_HEADER in found[0] else PUT_OFF.sub("", found[0]), text)
