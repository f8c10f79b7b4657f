"""Which of several named things a text means: the exact name first, however it is typed, else the only one that has
all its words.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence

from mainphase.errors import IllegalOption, NotationError, cut, near_names
from mainphase.foundation.whole_numbers import whole
from mainphase.saying.worded import commas, number_with_noun, one_of_these, worded

SEPARATOR = re.compile(r"\s*(?:,|;|\band\b|&|\+)\s*")
LEAST_PART = 3
COUNT = re.compile(r"([0-9]+)\s*x?\s+(.+)")
MOST = 1_000  # of one thing in one declaration


def norm(text: str) -> str:
    """One form for all ways of typing: no accents, lower case, plain apostrophes and single spaces."""
    if not text.isascii():  # most names are, and whoever looks for one asks this of every name
        text = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
        text = text.replace("’", "'").replace("‘", "'").replace("—", "-").replace("–", "-")
    return " ".join(text.casefold().split())


def normalized_words(text: str) -> list[str]:
    return [w for w in re.split(r"[\s,.:;()]+", norm(text)) if w]


def matching_names(text: str, names: Iterable[str]) -> list[str]:
    """The names a text could mean, each once: those equal to it, or else those that have all its words, or else those
    that it is a part of. A letter or two are no part: "h" is not Howling Mine.
    """
    wanted = norm(text)
    known = list(dict.fromkeys(names))
    exact = [name for name in known if norm(name) == wanted]
    if exact:
        return exact
    words = normalized_words(text)
    if not words:
        return []
    return [name for name in known if all(word in normalized_words(name) for word in words)] or [
        name for name in known if len(wanted) >= LEAST_PART and wanted in norm(name)
    ]


def could_be(text: str, texts: str) -> NotationError:
    """The error for a text that could be several, with all of them as they are told."""
    message = worded("error-could-be-say-which", "{text} could be {texts}; say which", text=repr(text), texts=texts)
    return NotationError(message, text=text)


def the_one(text: str, names: Sequence[str], what: str) -> str:
    """Returns the one name that a text means. Raises NotationError that lists the candidates if there are several,
    IllegalOption with the closest if there is none.
    """
    found = matching_names(text, names)
    if len(found) == 1:
        return found[0]
    if found:
        raise could_be(text, one_of_these(sorted(found)))
    if not names:
        raise IllegalOption(
            worded(
                "error-is-not-possible",
                "{text} is not possible: there is no {what} to choose now",
                text=repr(text),
                what=what,
            )
        )
    raise IllegalOption(
        worded(
            "error-is-not-now-allowed",
            "{text} is not {what} now; allowed are {nearest}",
            text=repr(text),
            what=number_with_noun(1, what),
            nearest=commas(near_names(text, names, 6) or names[:6]),
        )
    )


def leading_name(text: str, names: Iterable[str]) -> tuple[str, str] | None:
    """The longest of the names that a list begins with, and the rest of the list. "Obeka, Splitter of Seconds, Bob"
    begins with "Obeka, Splitter of Seconds".
    """
    wanted = norm(text)
    best = ""
    for name in names:
        n = norm(name)
        if len(n) > len(norm(best)) and wanted.startswith(n):
            rest = wanted[len(n) :]
            if not rest or SEPARATOR.match(rest):
                best = name
    if not best:
        return None
    rest = wanted[len(norm(best)) :]
    return best, SEPARATOR.sub("", rest, count=1) if rest else ""


def names_in_list(text: str, names: Sequence[str], what: str) -> list[str]:
    """Returns the names that a list means: "2 Grizzly Bears and Hill Giant". Names that hold commas stay whole. Raises
    NotationError for a count that is too large, and like `the_one` for a name that is none or several.
    """
    out: list[str] = []
    rest = norm(text)
    while rest:
        count = 1
        found = leading_name(rest, names)
        if found is None:
            counted = COUNT.match(rest)
            if counted is not None:
                count = whole(counted[1]) or 0
                if not 1 <= count <= MOST:
                    raise NotationError(
                        worded(
                            "error-s-cannot-be-declared-allowed",
                            "{counted} {what}s cannot be declared; allowed are 1 to {most}",
                            counted=cut(counted[1]),
                            what=what,
                            most=MOST,
                        ),
                        text=text,
                    )
                rest = counted[2]
                found = leading_name(rest, names) or leading_name(without_plural(rest), names)
        if found is None:
            piece = SEPARATOR.split(rest, maxsplit=1)
            name = the_one(piece[0], names, what)
            found = name, piece[1] if len(piece) > 1 else ""
        out.extend([found[0]] * count)
        rest = found[1]
    return out


def without_plural(text: str) -> str:
    return re.sub(r"s(?=\s*(?:,|;|and\b|$))", "", text, count=1)
