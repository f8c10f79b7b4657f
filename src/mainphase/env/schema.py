"""The arrays of an observation, each with its shape, its numbers' type and the meaning of every column.

A `Schema` is a value that follows from `Limits`. `schema.hash` names it: two environments whose hashes are equal give
observations that mean the same, number for number; whoever keeps a trained network keeps the hash beside it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from mainphase.encoding import definitions, links
from mainphase.encoding.features import GAME, LAW, LINK, OBJECT, OPTION, PERMANENT, PLAYER, SELDOM
from mainphase.errors import OptionError, repr_of
from mainphase.kernel.values import DECISION_NAMES, OPTION_NAMES
from mainphase.new_game.seats import MOST_PLAYERS
from mainphase.saying.worded import commas, worded

VERSION: Final = 3  # one more whenever a column changes its meaning without changing its name
ROWS: Final = 4096  # the most rows that an array may have
TABLES: Final = ("definitions", "abilities")  # what cards are: they stay as they are in every game of the same decks


@dataclass(frozen=True)
class Limits:
    """How many rows the arrays have. `limits_for` says how many the decks of a game need. What does not fit is an
    error, or is left out if that is asked for, and the observation says how much.

    `seats`: the players of the game, or more, so that games of several sizes look alike. An option that does not fit
    cannot be chosen.
    """

    seats: int = 2
    objects: int = 160
    links: int = 160
    options: int = 96
    altered: int = 32
    definitions: int = 128
    abilities: int = 96

    def __post_init__(self) -> None:
        for name, least, most in (
            ("seats", 2, MOST_PLAYERS),
            ("objects", 1, ROWS),
            ("links", 1, ROWS),
            ("options", 2, ROWS),
            ("altered", 1, ROWS),
            ("definitions", 1, ROWS),
            ("abilities", 1, ROWS),
        ):
            found = getattr(self, name)
            if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
                raise OptionError(
                    worded(
                        "error-the-limit",
                        "the limit of {name} must be a whole number from {least} to {most}; found {found}",
                        name=name,
                        least=least,
                        most=most,
                        found=repr_of(found),
                    )
                )


@dataclass(frozen=True)
class Column:
    """One number of a row."""

    name: str
    meaning: str


@dataclass(frozen=True)
class Array:
    """One array of an observation: `rows` rows of these columns; 0 rows: a single row, so that it has one dimension."""

    name: str
    meaning: str
    rows: int
    columns: tuple[Column, ...]
    dtype: str = "int16"

    @property
    def shape(self) -> tuple[int, ...]:
        """Its shape in numpy's terms."""
        return (self.rows, len(self.columns)) if self.rows else (len(self.columns),)

    def column(self, name: str) -> int:
        """The index of the column of that name. Raises OptionError if there is none."""
        for k, column in enumerate(self.columns):
            if column.name == name:
                return k
        raise OptionError(
            worded(
                "error-the-array-has-no-column",
                "the array {array} has no column {column}; it has {columns}",
                array=self.name,
                column=repr_of(name),
                columns=commas(self.names),
            )
        )

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its columns."""
        return tuple(column.name for column in self.columns)


@dataclass(frozen=True)
class Schema:
    """All arrays of an observation, and of the mask beside it. Tables stand apart, unless they are `tables_inside`."""

    limits: Limits
    arrays: tuple[Array, ...]
    version: int = VERSION
    tables_inside: bool = False

    @property
    def observed(self) -> tuple[Array, ...]:
        """The arrays that each observation has."""
        return tuple(array for array in self.arrays if self.tables_inside or array.name not in TABLES)

    def __getitem__(self, name: str) -> Array:
        for array in self.arrays:
            if array.name == name:
                return array
        raise OptionError(
            worded(
                "error-there-is-no-array-there",
                "there is no array {name}; there are {arrays}",
                name=repr_of(name),
                arrays=commas(a.name for a in self.arrays),
            )
        )

    @property
    def hash(self) -> str:
        """Sixteen hexadecimal digits that stand for all of it."""
        return sha256(json.dumps(self.as_dict(), sort_keys=True).encode()).hexdigest()[:16]

    def as_dict(self) -> dict[str, object]:
        """Plain data that JSON can hold."""
        return {
            "version": self.version,
            "limits": dict(vars(self.limits)),
            "tables_inside": self.tables_inside,
            "arrays": [
                {
                    "name": array.name,
                    "dtype": array.dtype,
                    "shape": list(array.shape),
                    "columns": [[column.name, column.meaning] for column in array.columns],
                }
                for array in self.arrays
            ],
            "decisions": {str(kind): name for kind, name in DECISION_NAMES.items()},
            "options": {str(kind): name for kind, name in OPTION_NAMES.items()},
            "relations": [list(relation) for relation in links.RELATIONS],
        }

    @property
    def entities(self) -> int:
        """How many entities there are: the rows of players, then those of objects."""
        return self.limits.seats + self.limits.objects


def schema_columns(said: list[tuple[str, str]]) -> tuple[Column, ...]:
    return tuple(Column(*column) for column in said)


def schema_of(limits: Limits | None = None, *, tables_inside: bool = False) -> Schema:
    """The schema with these limits; `tables_inside`: each observation has the tables too."""
    bounds = limits if limits is not None else Limits()
    return Schema(
        bounds,
        (
            Array("game", "the game as a whole", 0, schema_columns(GAME.columns() + LAW.columns())),
            Array("players", "the observer first, then in turn order", bounds.seats, schema_columns(PLAYER.columns())),
            Array(
                "objects",
                "everything that the observer may see",
                bounds.objects,
                schema_columns(OBJECT.columns() + PERMANENT.columns() + SELDOM.columns()),
            ),
            Array("links", "how they are connected", bounds.links, schema_columns(LINK.columns())),
            Array(
                "options", "what may be chosen, row by row an action", bounds.options, schema_columns(OPTION.columns())
            ),
            Array(
                "altered",
                "what effects have made of some objects: rows of definitions that no card has",
                bounds.altered,
                schema_columns(definitions.COLUMNS),
            ),
            Array(
                "definitions",
                "what objects are: each card once",
                bounds.definitions,
                schema_columns(definitions.COLUMNS),
            ),
            Array(
                "abilities",
                "what abilities do, each thing once",
                bounds.abilities,
                schema_columns(definitions.ABILITY_COLUMNS),
            ),
        ),
        tables_inside=tables_inside,
    )
