"""How values of the command line are read: by a few lines here.

Since 0.29 typer has pydantic convert each value, even one that nobody gave, and to load pydantic takes longer than most
commands do. What our commands take is text, paths, and whatever has a parser of its own; the rest is left to typer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, get_args, get_origin

AS_IT_STANDS: Final = (str, Path, bool)  # a flag is True or False already


class Plainly:
    """Converts the values of one parameter. Typer calls it like its own converters."""

    def __init__(self, read: Callable[[Any], Any]) -> None:
        self.read = read

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        if param.multiple or param.nargs == -1:
            return tuple(self.read(one) for one in value or ())
        return None if value is None else self.read(value)


def read_plainly(command: Any) -> None:
    """Has a command, and all below it, read what is given without pydantic."""
    for each in commands_within(command):
        each.get_params = partial(plain_parameters, each.get_params)  # with --help, which is made when it is asked for


def plain_parameters(parameters: Callable[[Any], list[Any]], ctx: Any) -> list[Any]:
    found = parameters(ctx)
    for parameter in found:
        read = reader_of(parameter)
        if read is not None:
            parameter.get_runtime_param = partial(Plainly, read)
    return found


def commands_within(command: Any) -> Iterator[Any]:
    yield command
    for below in getattr(command, "commands", {}).values():
        yield from commands_within(below)


def reader_of(parameter: Any) -> Callable[[Any], Any] | None:
    """The parser of one value of a parameter; None: typer has to parse it, as all of them before 0.29."""
    if not hasattr(parameter, "get_runtime_param"):
        return None
    described = parameter.type_descriptor
    own: Callable[[Any], Any] | None = described.parameter_info.parser
    if own is not None:
        return own
    kind = get_args(described.annotation)[0] if get_origin(described.annotation) is list else described.annotation
    return kind if kind in AS_IT_STANDS else None
