"""What belongs to the extra `sim`, loaded when it is needed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from mainphase.errors import OptionError


def needs(module: str, what: str) -> Any:
    """A module of the extra; OptionError with how to get it, if it is not there."""
    try:
        return import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        raise OptionError(f"{what} need {package}, which is not installed: pip install 'mainphase[sim]'") from error
