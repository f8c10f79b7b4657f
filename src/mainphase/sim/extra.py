"""The libraries of the extras `sim` and `ray`, loaded when they are needed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from mainphase.errors import OptionError
from mainphase.saying.worded import worded


def needs(module: str, what: str, extra: str = "sim") -> Any:
    """A module of an extra. Raises OptionError, with how to get it, if it is not there."""
    try:
        return import_module(module)
    except ImportError as error:
        raise missing_extra(module, what, extra) from error


def check_there(module: str, what: str) -> None:
    """Raises OptionError, with how to get it, if a module of an extra is not there; does not load it. For what is
    needed only at the end of a long run.
    """
    try:
        found = find_spec(module) is not None
    except (ImportError, ValueError):
        found = False
    if not found:
        raise missing_extra(module, what)


def missing_extra(module: str, what: str, extra: str = "sim") -> OptionError:
    package = module.partition(".")[0]
    return OptionError(
        worded(
            "error-need-which-is-not-installed-pip",
            "{what} need {package}, which is not installed: pip install 'mainphase[{extra}]'",
            what=what,
            package=package,
            extra=extra,
        )
    )
