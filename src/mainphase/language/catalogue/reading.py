"""Cards through the language, one or all: what is kept of each, as plain data."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from importlib import import_module
from typing import Final

from mainphase.cards.codec import encode
from mainphase.cards.names import folded
from mainphase.cards.nodes import CardDef
from mainphase.cards.summarizing import summary
from mainphase.cards.tokens import tokens_of
from mainphase.errors import CardError
from mainphase.foundation.child_processes import process_pool, stop_pool
from mainphase.language.text.card_data import CardData
from mainphase.language.verdicts import LineVerdict, Reader, Verdict
from mainphase.saying.worded import fixed

READER = "mainphase.language.cards:read_card"  # what reads a card; tests put another in its place
BATCH: Final = 100  # cards handed to a process at a time
LESS_OFTEN: Final = 100_000  # objects made between two looks for what nobody needs any more
BATCHES_AHEAD: Final = 2  # batches for each process: one being read, one waiting
FAULT: Final = "the language itself failed"

Faces = tuple[CardData, ...]


@dataclass(frozen=True, slots=True)
class FailedLine:
    """A line that keeps a card from being played."""

    face: str
    text: str
    verdict: str
    reason: str
    stopped: int
    expected: tuple[str, ...]
    meanings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ReadCard:
    """The part of a card's reading that is kept."""

    verdict: str
    reason: str = ""
    definition: str = ""  # encoded nodes as JSON; "" if it is not playable
    summary: str = ""
    lines: tuple[FailedLine, ...] = ()
    tokens: tuple[str, ...] = ()  # the names of the tokens it makes
    subtypes: tuple[str, ...] = ()


def reader_named(where: str) -> Reader:
    """The function that reads a card, by its module and name."""
    module, _, name = where.partition(":")
    found: Reader = getattr(import_module(module), name)
    return found


def read_one(faces: Faces, read: Reader) -> ReadCard:
    """One card. A failure of the language is a verdict too, so that it costs one card and not all."""
    try:
        reading = read(faces)
        if reading.verdict == Verdict.PLAYABLE and reading.card is not None:
            return playable_card(reading.card)
    except Exception as wrong:
        return ReadCard(Verdict.UNSUPPORTED, f"{FAULT}: {type(wrong).__name__}: {wrong}"[:500])
    lines = tuple(failed(line) for line in reading.lines if line.verdict != Verdict.PLAYABLE)
    reason = reading.reason or next((line.reason for line in lines if line.reason), "no reason was given")
    return ReadCard(reading.verdict, reason, lines=lines)


def playable_card(card: CardDef) -> ReadCard:
    kinds = dict.fromkeys(subtype for face in (card, *card.faces) for subtype in face.subtypes)
    tokens = dict.fromkeys(folded(token.name) for token in tokens_of(card))
    definition = json.dumps(encode(card), ensure_ascii=False, separators=(",", ":"))
    return ReadCard(Verdict.PLAYABLE, "", definition, summary(card), (), tuple(tokens), tuple(kinds))


def failed(line: LineVerdict) -> FailedLine:
    return FailedLine(
        line.face,
        line.text,
        line.verdict,
        line.reason,
        line.stopped,
        line.expected,
        line.meanings,
    )


# --- Many cards


def read_all(cards: Sequence[Faces], jobs: int) -> Iterator[tuple[int, ReadCard]]:
    """All cards, each with its place in the list, as they are done. Cards with the same words go together, so that each
    process finds lines that it has read before. Raises CardError if the processes that read are killed.
    """
    order = sorted(range(len(cards)), key=lambda k: tuple(face.text for face in cards[k]))
    if jobs == 1 or len(cards) <= BATCH:
        read = reader_named(READER)
        for k in order:
            yield k, read_one(cards[k], read)
        return
    batches = iter([order[k : k + BATCH] for k in range(0, len(order), BATCH)])
    pool = process_pool(jobs, prepare_reader, READER)
    waiting: dict[Future[list[ReadCard]], list[int]] = {}
    try:
        while True:
            while len(waiting) < jobs * BATCHES_AHEAD and (batch := next(batches, None)) is not None:
                waiting[pool.submit(read_here, [cards[k] for k in batch])] = batch
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                yield from zip(waiting.pop(future), future.result(), strict=True)
    except BrokenProcessPool:
        reader_named(READER)  # whether it was there at all
        raise CardError(
            fixed(
                "error-the-processes-that-read-cards-were",
                "the processes that read cards were killed; is there enough memory? Fewer --jobs need less",
            )
        ) from None
    finally:
        stop_pool(pool)


_read: Reader  # of this process, if it is one of a pool


def prepare_reader(reader: str) -> None:
    """Readies a process of its own: the grammar stays and grows while cards are read, so it is seldom gone through."""
    global _read
    gc.set_threshold(LESS_OFTEN)
    _read = reader_named(reader)


def read_here(cards: list[Faces]) -> list[ReadCard]:
    """Returns the readings of these cards: the task of a process of the pool."""
    return [read_one(faces, _read) for faces in cards]
