"""Texts of which errors are made: sentences of several, and an error as a part of another's."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mainphase.errors import MOST_NAMES, MainphaseError, cut
from mainphase.saying.worded import Worded, commas, fixed, worded


def error_text(error: BaseException) -> str:
    """An error as it stands in the sentence of another: where and what; or what Python says of one that is not ours."""
    if not isinstance(error, MainphaseError):
        said = error.args[0] if error.args else ""
        return said if isinstance(said, Worded) else str(error)
    if not error.where or not isinstance(error.message, Worded):
        return error.message if not error.where else str(error)
    return worded("error-at", "{where}: {text}", where=error.where, text=error.message)


def listed_names(names: Sequence[str]) -> str:
    """Names for a message: the first of them, and how many more there are."""
    first = commas(cut(name) for name in names[:MOST_NAMES])
    if len(names) <= MOST_NAMES:
        return first
    return worded("error-names-and-more", "{names} … and {more:,} more", names=first, more=len(names) - MOST_NAMES)


def with_hint(text: str, hint: str) -> str:
    """What is wrong, and how to go on; a list of reasons has lines of its own."""
    if not hint:
        return text
    if hint.startswith("\n"):
        return commas([text, hint], "")
    return commas([text, hint], "; ")


def unsupported(names: Sequence[str], hint: str = "") -> str:
    """Cards that are not supported, all of them at once."""
    count, told = len(names), listed_names(names)
    if count == 1:
        said = worded("error-card-not-supported", "this card is not supported: {names}", names=told)
    else:
        english = "these {count:,} cards are not supported: {names}"
        said = worded("error-cards-not-supported", english, count=count, names=told)
    return with_hint(said, hint)


def too_new(reasons: Sequence[str]) -> str:
    """Why the rules of a date do not know something, all reasons at once."""
    said = commas(reasons[:MOST_NAMES], "; ")
    more = len(reasons) - MOST_NAMES
    return worded("error-reasons-and-more", "{reasons}; and {more} more", reasons=said, more=more) if more > 0 else said


def none_said() -> Worded:
    """What is told of where there is nothing."""
    return fixed("error-none", "none")


def card_not_supported(name: str) -> str:
    """That one of several cards is not supported."""
    return worded("check-not-supported", "{name} is not supported", name=name)


def why_unread(wrong: OSError | ValueError, cannot_be_read: Callable[[str], str]) -> str:
    """Why `read_bounded_text` has not read a file; `cannot_be_read` makes the sentence if the system says why."""
    if isinstance(wrong, FileNotFoundError):
        return fixed("error-there-is-no-such-file", "there is no such file")
    if isinstance(wrong, UnicodeDecodeError):
        return worded("error-not-utf-8", "the file is not UTF-8 text (byte {start})", start=wrong.start)
    return cannot_be_read(str((wrong.strerror if isinstance(wrong, OSError) else "") or wrong))


def why_too_long(text: str, most: int) -> str:
    """Why a text that was given is not read; "" if it is short enough."""
    if len(text) <= most:
        return ""
    english = "it has {count:,} characters; at most {most:,} are read"
    return worded("error-text-has-so-many-characters", english, count=len(text), most=most)
