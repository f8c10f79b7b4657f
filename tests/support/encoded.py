"""What an encoder says of a position, for tests: every array's bytes, and rows by the names of their columns."""

from __future__ import annotations

import struct

from mainphase.encoding.encoder import Encoder
from mainphase.env.schema import Array, Limits, Schema, schema_of
from mainphase.kernel.state.state import State


def limits_of(g: State) -> Limits:
    return Limits(
        seats=len(g.players), objects=1024, links=1024, options=256, altered=512, definitions=2048, abilities=1024
    )


def encoder_of(g: State, limits: Limits | None = None) -> Encoder:
    bounds = limits or limits_of(g)
    return Encoder(
        bounds.seats,
        bounds.objects,
        bounds.links,
        bounds.options,
        bounds.altered,
        bounds.definitions,
        bounds.abilities,
        len(g.players),
    )


def encoded(g: State, seat: int, encoder: Encoder | None = None) -> dict[str, bytes]:
    """The used part of every array, as this seat sees the game: with an encoder of its own, nothing is kept."""
    used = encoder or encoder_of(g)
    used.encode(g, seat)
    return {
        "game": used.game,
        "players": used.players,
        "objects": used.objects,
        "links": used.links,
        "options": used.options,
        "altered": used.altered,
        "definitions": used.definitions,
        "abilities": used.abilities,
    }


def rows(array: Array, data: bytes) -> list[dict[str, int]]:
    """Rows as numbers by the names of the columns."""
    names = array.names
    return [dict(zip(names, row, strict=True)) for row in struct.iter_unpack(f"<{len(names)}h", data)]


def table_of(g: State, seat: int) -> dict[str, list[dict[str, int]]]:
    """Every array as rows by name."""
    schema: Schema = schema_of(limits_of(g))
    return {name: rows(schema[name], data) for name, data in encoded(g, seat).items()}


def what_it_is(tables: dict[str, list[dict[str, int]]], limits: Limits, row: int) -> dict[str, int]:
    """What a row of definitions says, or of what was altered behind them."""
    return tables["definitions"][row] if row < limits.definitions else tables["altered"][row - limits.definitions]
