"""A card file into a catalogue: its cards are gathered and read first, and written last, all at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from mainphase.cards.beside import forget_definitions
from mainphase.language.catalogue.gathering import Gathering, gather
from mainphase.language.catalogue.printed import put_printed
from mainphase.language.catalogue.reading import Faces, ReadCard, read_all
from mainphase.language.catalogue.schema import check_place, connected
from mainphase.language.catalogue.stored_cards import (
    add_source,
    drop_faces_alone,
    own_names,
    put_card,
    put_days,
    put_reading,
    rows_read_by_others,
)
from mainphase.language.catalogue.version import language_version
from mainphase.language.verdicts import Verdict

# Told of each stage ("gathering", "reading", "writing"): how far it is, of how much, and how many cards are playable.
Progress = Callable[[str, int, int, int], None]


def silent(stage: str, done: int, of: int, playable: int) -> None:
    """Tells nobody."""


@dataclass(frozen=True)
class Imported:
    """The result of an import."""

    gathering: Gathering
    cards: int
    playable: int


def import_file(file: Path, into: Path, jobs: int = 1, told: Progress = silent, *, replace: bool = False) -> Imported:
    """Puts the cards of a file into a catalogue, which is made if it is not there. Until the very end the catalogue is
    as it was: nothing is half-written, whatever happens. A card of the user's own stays, unless `replace` lets the
    file's take its place.
    """
    found = gather(file, lambda at, size, cards: told("gathering", at, size, cards))
    check_place(into)
    if not replace:
        leave_own(found, into)
    if found.faces_alone:
        found.notes.append(
            f"{len(found.faces_alone):,} of its cards are a face of another, such as {found.faces_alone[0]}; the whole "
            "card is kept"
        )
    gathered = list(found.cards.values())
    read = all_read([card.faces for card in gathered], jobs, told)
    language = language_version()
    with connected(into, create=True) as db:
        source = add_source(db, file.name, found.format, datetime.now(UTC).isoformat(timespec="seconds"))
        put_days(db, found.days)
        put_printed(db, found.printed.values())
        for k, (card, made) in enumerate(zip(gathered, read, strict=True)):
            put_card(db, source, card.name, card.faces, card.sets, card.legal, made, language)
            if k % 500 == 0:
                told("writing", k, len(gathered), 0)
        drop_faces_alone(db)
    forget_definitions()
    return Imported(found, len(read), sum(made.verdict == Verdict.PLAYABLE for made in read))


def leave_own(found: Gathering, into: Path) -> None:
    """Takes out of what was gathered the cards of which the user keeps one of their own, and notes it."""
    if not into.is_file() or not into.stat().st_size:
        return
    with connected(into) as db:
        own = own_names(db)
    for key in sorted(own & found.cards.keys()):
        name = found.cards.pop(key).name
        found.notes.append(f"{name} is a card of your own, which stays; --replace takes the file's in its place")


def all_read(cards: Sequence[Faces], jobs: int, told: Progress) -> list[ReadCard]:
    """Returns the reading of each card, in their order."""
    read: dict[int, ReadCard] = {}
    playable = 0
    for k, made in read_all(cards, jobs):
        read[k] = made
        playable += made.verdict == Verdict.PLAYABLE
        if len(read) % 50 == 0:
            told("reading", len(read), len(cards), playable)
    told("reading", len(cards), len(cards), playable)
    return [read[k] for k in range(len(cards))]


def read_again(catalogue: Path, jobs: int = 1, told: Progress = silent) -> int:
    """Reads again every card of a catalogue that another version of the language read; how many."""
    language = language_version()
    with connected(catalogue) as db:
        rows = rows_read_by_others(db, language)
    if not rows:
        return 0
    read = all_read([row.card_data() for row in rows], jobs, told)
    with connected(catalogue) as db:
        for row, made in zip(rows, read, strict=True):
            put_reading(db, row.id, made, language)
    forget_definitions()
    return len(rows)
