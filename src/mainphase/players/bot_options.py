"""The options of a bot by name: `search:sims=200,turns=4`. A class says which it takes in `options`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mainphase.errors import cut, nearest
from mainphase.foundation.whole_numbers import decimal, whole
from mainphase.players.bot import BotError


@dataclass(frozen=True)
class BotOption:
    """A number that a bot can be given: more than `above`, up to `most`, whole or not."""

    name: str
    above: int
    most: int
    is_whole: bool = True

    @property
    def allowed(self) -> str:
        """The allowed values, for messages."""
        if self.is_whole:
            return f"a whole number from {self.above + 1} to {self.most}"
        return f"a number of more than {self.above}, up to {self.most}"

    def read(self, text: str) -> float | None:
        """The number, or None if the text is none that is allowed."""
        number = whole(text) if self.is_whole else decimal(text)
        return number if number is not None and self.above < number <= self.most else None


def options_of(kind: type[Any]) -> tuple[BotOption, ...]:
    """The options that a class takes."""
    options: tuple[BotOption, ...] = getattr(kind, "options", ())
    return options


def read_options(name: str, kind: type[Any]) -> dict[str, float]:
    """The options in a bot's name, as its class takes them. Raises BotError if it takes none of that name, or not that
    value.
    """
    called, _, said = name.partition(":")
    taken = {option.name: option for option in options_of(kind)}
    if not taken:
        raise BotError(f"the bot {cut(name)!r}: {called} takes no options")
    allowed = ", ".join(f"{option.name}={option.allowed}" for option in taken.values())
    found: dict[str, float] = {}
    for part in said.split(","):
        key, equals, text = part.partition("=")
        option = taken.get(key)
        if option is None or not equals:
            hint = f" (nearest: {nearest(key, taken, 1)})" if equals else ""
            raise BotError(
                f"the bot {cut(name)!r}: {called} has no option {cut(part)!r}{hint}; after a colon and between commas "
                f"it takes {allowed}"
            )
        if key in found:
            raise BotError(f"the bot {cut(name)!r}: {key} is given twice")
        number = option.read(text)
        if number is None:
            raise BotError(f"the bot {cut(name)!r}: {key} is {option.allowed}; found {cut(text)!r}")
        found[key] = number
    return found
