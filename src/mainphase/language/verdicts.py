"""Verdicts on cards that were read: if a card can be played, and what became of each of its lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from mainphase.cards.nodes import CardDef
from mainphase.language.text.card_data import CardData


class Verdict(StrEnum):
    """Of a card or a line. Only the first is played."""

    PLAYABLE = "playable"  # one meaning, said back letter for letter
    UNSUPPORTED = "unsupported"  # no meaning, or one that the kernel does not play
    AMBIGUOUS = "ambiguous"  # several meanings
    MISMATCH = "mismatch"  # one meaning, but said back otherwise: a fault of the grammar


@dataclass(frozen=True, slots=True)
class LineVerdict:
    """The verdict on one line of a card's text."""

    text: str  # the line as it stands on the card
    verdict: Verdict
    reason: str = ""  # why it is not playable, in a few words that are the same for all such lines
    stopped: int = 0  # the place in `text` where understanding stopped
    expected: tuple[str, ...] = ()  # what could have stood there
    meanings: tuple[str, ...] = ()  # what it could mean, of an ambiguous one; what is said back, of a mismatch
    face: str = ""  # the name of the face on which it stands


@dataclass(frozen=True, slots=True)
class CardReading:
    """A card that was read: its definition if it is playable; otherwise the reason, which is that of its first line
    that is not, or what else is in the way (its layout, its type, its cost).
    """

    name: str
    verdict: Verdict
    card: CardDef | None = None
    reason: str = ""
    lines: tuple[LineVerdict, ...] = ()


Reader = Callable[[Sequence[CardData]], CardReading]  # what reads the faces of a card
