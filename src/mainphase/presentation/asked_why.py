"""A question in words, as it is typed: "next", "Grizzly Bears power", or what somebody would do."""

from __future__ import annotations

from typing import NamedTuple

from mainphase.cards.names import folded
from mainphase.kernel.state.state import State
from mainphase.presentation.because import CHARACTERISTICS, OTHER_NAMES
from mainphase.presentation.meant import object_meant
from mainphase.presentation.view import view_of
from mainphase.presentation.words import ALL

NEXT = "next"
LONGEST = 3  # words of a characteristic


class Question(NamedTuple):
    """The object that is asked about (0: none), and a characteristic of it ("": all), or `next`."""

    object: int
    about: str


def question_in(g: State, text: str, seat: int = ALL) -> Question | None:
    """None: it is about something that somebody would do. Raises OptionError if the object could be several."""
    said = folded(text)
    if said == NEXT:
        return Question(0, NEXT)
    view = view_of(g, seat)
    if any(said in (folded(o.label), folded(o.name)) for o in view.called(text)):
        return Question(object_meant(g, text, seat).id, "")
    words = text.split()
    for count in range(min(LONGEST, len(words) - 1), 0, -1):
        about = folded(" ".join(words[-count:]))
        name = " ".join(words[:-count]).removesuffix("'s").removesuffix("\u2019s")
        if (about in CHARACTERISTICS or about in OTHER_NAMES) and view.called(name):
            return Question(object_meant(g, name, seat).id, about)
    return None
