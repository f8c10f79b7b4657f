"""The built-in cards. There is no code: a card is a tree of nodes that says exactly what its current text says.

The files of this package have those that are written with the words of `mainphase.cards.words`: one at least for
every kind of node, and those whose text the language does not read, or reads as a tree that means the same and is put
otherwise. A new file is found by itself. All others were read from their text and are kept in `read.tsv`, which
tools/read_library.py makes: their names, the names of their faces if there are several, and their trees.
"""

import json
import pkgutil
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Final

from mainphase.cards.codec import decode_card
from mainphase.cards.names_of_faces import faces_named
from mainphase.cards.nodes import CardDef
from mainphase.errors import CardError
from mainphase.saying.worded import worded

READ: Final = Path(__file__).with_name("read.tsv")


class Library(Mapping[str, CardDef]):
    """Cards by their names, in alphabetical order. One that is kept as text is made when it is first asked for."""

    def __init__(self, written: Mapping[str, CardDef], read: Iterable[str], where: str = "") -> None:
        """`read`: lines of a name, the names of its faces with " // " between them, and its tree. Raises CardError for
        a name that is there twice.
        """
        self._made = dict(written)
        self._trees: dict[str, str] = {}
        self._faces = {name: faces_named(card) for name, card in written.items()}
        self._where = where
        for line in read:
            name, faces, tree = line.split("\t")
            if name in self._faces:
                raise CardError(worded("error-is-defined-twice", "{name} is defined twice", name=name), where=where)
            self._trees[name] = tree
            self._faces[name] = faces.split(" // ") if faces else []
        self._names = sorted(self._faces)

    def __getitem__(self, name: str) -> CardDef:
        made = self._made.get(name)
        if made is None:
            made = decode_card(json.loads(self._trees[name]), f"{self._where}: {name}")
            made = self._made.setdefault(name, made)  # another thread may have been quicker
        return made

    def __contains__(self, name: object) -> bool:
        return name in self._faces

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def faces(self, name: str) -> list[str]:
        """The names of a card's faces, if it has several; the card is not made for that."""
        return self._faces[name]


def written_cards() -> dict[str, CardDef]:
    """Returns every card of every file of this package by its name. Raises CardError for a name that is there twice."""
    found: dict[str, CardDef] = {}
    for file in pkgutil.iter_modules(__path__):
        for made in import_module(f"{__name__}.{file.name}").CARDS:
            if made.name in found:
                raise CardError(
                    worded(
                        "error-is-defined-twice-the-second",
                        "{card} is defined twice; the second one is in {file}",
                        card=made.name,
                        file=file.name,
                    )
                )
            found[made.name] = made
    return found


def lines_read() -> list[str]:
    """The lines of the cards that are kept as data."""
    return READ.read_text(encoding="utf-8").splitlines()


WRITTEN: Final = written_cards()
CARDS: Final = Library(WRITTEN, lines_read(), READ.name)
