"""The options of a bot by name: `search:sims=200,turns=4`. A class says which it takes in `options`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mainphase.errors import cut, nearest
from mainphase.foundation.whole_numbers import decimal, whole
from mainphase.players.bot import BotError
from mainphase.saying.worded import commas, worded


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
        raise BotError(
            worded(
                "error-the-bot-takes-no-options",
                "the bot {name}: {called} takes no options",
                name=repr(cut(name)),
                called=called,
            )
        )
    allowed = commas(
        worded("error-option-and-allowed", "{option}={allowed}", option=option.name, allowed=option.allowed)
        for option in taken.values()
    )
    found: dict[str, float] = {}
    for part in said.split(","):
        key, equals, text = part.partition("=")
        option = taken.get(key)
        if option is None or not equals:
            hint = (
                worded("error-nearest-in-brackets", " (nearest: {nearest})", nearest=nearest(key, taken, 1))
                if equals
                else ""
            )
            raise BotError(
                worded(
                    "error-the-bot-has-no-option-after",
                    "the bot {name}: {called} has no option {part}{hint}; after a colon and between commas it "
                    "takes {allowed}",
                    name=repr(cut(name)),
                    called=called,
                    part=repr(cut(part)),
                    hint=hint,
                    allowed=allowed,
                )
            )
        if key in found:
            raise BotError(
                worded(
                    "error-the-bot-is-given-twice",
                    "the bot {name}: {key} is given twice",
                    name=repr(cut(name)),
                    key=key,
                )
            )
        number = option.read(text)
        if number is None:
            raise BotError(
                worded(
                    "error-the-bot-is-found",
                    "the bot {name}: {key} is {allowed}; found {text}",
                    name=repr(cut(name)),
                    key=key,
                    allowed=option.allowed,
                    text=repr(cut(text)),
                )
            )
        found[key] = number
    return found
