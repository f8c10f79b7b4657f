"""Every template of the grammar."""

from __future__ import annotations

import gc
from functools import cache
from typing import TypeVar

from mainphase.language.grammar import abilities
from mainphase.language.syntax import Choice, Template

T = TypeVar("T")


@cache  # all objects of a process are looked through
def templates() -> list[Template]:
    """All templates that there are, those as well that are only written when a choice of them is looked at."""
    assert abilities is not None
    while unseen := [choice for choice in everything_of(Choice) if "of" not in vars(choice)]:
        for choice in unseen:
            assert choice.of is not None
    return everything_of(Template)


def written_templates() -> list[Template]:
    """Those that have been written so far."""
    return everything_of(Template)


def everything_of(kind: type[T]) -> list[T]:
    return [one for one in gc.get_objects() if issubclass(type(one), kind)]  # what is gone leaves proxies behind
