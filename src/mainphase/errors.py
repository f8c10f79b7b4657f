"""The exceptions of mainphase. Every message says what is wrong, where, and what would be right.

All derive from `MainphaseError`, which is a `ValueError`: the fault is always in what was given to mainphase.
"""

import difflib
from collections.abc import Iterable, Sequence
from typing import Final

LONGEST_NAME: Final = 80
LONGEST_MESSAGE: Final = 8_000
MOST_NAMES: Final = 20


def visible(text: str, kept: str = "") -> str:
    """A text without characters that a terminal obeys or hides: they are shown by their codes, as in "\\x1b"."""
    if text.isprintable():
        return text
    shown = "".join(c if c.isprintable() or c in kept else code_of(c) for c in text)
    return text if shown == text else shown  # a text that keeps what it was made of goes on keeping it


def code_of(c: str) -> str:
    """A character by its code; a byte that was no text (PEP 383) by its own."""
    return f"\\x{ord(c) - 0xDC00:x}" if 0xDC80 <= ord(c) <= 0xDCFF else c.encode("unicode_escape").decode()


def cut(text: str, most: int = LONGEST_NAME) -> str:
    """So much of what somebody wrote that it can be found again, for a message."""
    return text if len(text) <= most else f"{text[:most]}… ({len(text):,} characters)"


def nearest(name: str, known: Iterable[str], count: int = 3) -> str:
    """The known names closest to a mistyped one, for an error message ("Forest, Foresee"); "" when there are none."""
    names = list(known)
    return ", ".join(near_names(name, names, count) or names[:count])


def near_names(name: str, known: Sequence[str], count: int = 3, closeness: float = 0.5) -> list[str]:
    """The known names that a mistyped one is close to, the closest first; none where it is close to none. `closeness`
    is from 0, no letter in common, to 1.
    """
    return difflib.get_close_matches(name[:LONGEST_NAME], known, count, closeness)


def repr_of(value: object) -> str:
    """The value that somebody gave, for an error message, whatever it is."""
    try:
        said = repr(value)
    except Exception:  # also a number with too many digits to be written
        said = f"something of the type {type(value).__name__}"
    return cut(said)


class MainphaseError(ValueError):
    """The root of the family. `where` names the file and line, or is empty."""

    def __init__(self, message: str, *, where: str = "") -> None:
        message = cut(visible(message, "\n"), LONGEST_MESSAGE)
        where = visible(where)
        super().__init__(f"{where}: {message}" if where else message)
        self.message = message
        self.where = where

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.args, dict(vars(self))))


def _rebuild(kind: type[MainphaseError], args: tuple[object, ...], state: dict[str, object]) -> MainphaseError:
    error = kind.__new__(kind)
    error.args = args
    vars(error).update(state)
    return error


def where(path: object, line: int | None = None, column: int | None = None) -> str:
    """`deck.txt:12`, as editors and terminals understand it."""
    parts = [str(path)]
    if line is not None:
        parts.append(str(line))
        if column is not None:
            parts.append(str(column))
    return ":".join(parts)


class RulesError(MainphaseError):
    """A date, edition, rule number, concept or rules data file that is not right."""


class CardError(MainphaseError):
    """A card definition or card data that is not right."""


class UnknownCardError(CardError):
    """Cards that are not supported, all of them at once: `names`."""

    def __init__(self, message: str, names: Sequence[str], *, where: str = "") -> None:
        self.names = tuple(names)
        super().__init__(message, where=where)


class RefusedDeckError(UnknownCardError):
    """A deck list of which some cards cannot be played. `told` counts them and says why, a line for each name; the
    message adds how to go on.
    """

    def __init__(self, message: str, names: Sequence[str], told: str, *, where: str = "") -> None:
        self.told = told
        super().__init__(message, names, where=where)


class TooNewError(MainphaseError):
    """Something that the rules of a date do not know yet: something on cards, all of them at once (`reasons`), or more
    than two players.
    """

    def __init__(self, message: str, reasons: Sequence[str] = (), *, where: str = "") -> None:
        self.reasons = tuple(reasons) or (message,)
        super().__init__(message, where=where)


class DeckError(MainphaseError):
    """A deck list that cannot be read or may not be played."""


class SmallDeckError(DeckError):
    """A deck that has fewer cards than one must have; it is played only if small decks are asked for."""


class ScenarioError(MainphaseError):
    """A scenario that cannot be read or cannot be set up. `line` and `column`, from 1, are for editors; 0: unknown."""

    def __init__(self, message: str, *, where: str = "", line: int = 0, column: int = 0) -> None:
        super().__init__(message, where=where)
        self.line = line
        self.column = column


class RecordError(MainphaseError):
    """A game record that is damaged, or made with other rules or cards than the ones at hand."""


class OptionError(MainphaseError):
    """A setting (of a game, a command, a bot) that does not exist or has a wrong value."""


class NotationError(MainphaseError):
    """Text that is not notation. `at` is the place in it, counted from 0, or -1."""

    def __init__(self, message: str, *, text: str = "", at: int = -1, where: str = "") -> None:
        self.text = text
        self.at = at
        super().__init__(message, where=where)


class IllegalOption(MainphaseError):
    """An answer that is not among the options of the decision. `rule` is the rule that forbids it, if there is one; the
    message names it.
    """

    def __init__(self, message: str, *, rule: str = "", where: str = "") -> None:
        self.rule = rule
        super().__init__(message, where=where)


class GameOver(MainphaseError):
    """A game that is over was asked to go on."""


class GameTooLargeError(MainphaseError):
    """Raised if what was chosen would make more things, or take more steps, than a game may (`Bounds`)."""


class DoesNotFit(MainphaseError):
    """An observation has more rows than its limits, and none was to be left out."""

    def __init__(self, message: str, left_out: dict[str, int]) -> None:
        self.left_out = left_out
        super().__init__(message)
