"""Where the observations of many games lie in memory.

What each decision changes lies together, game by game, so that it is written in one piece: the arrays in the order of
the schema, then the mask. What has many rows that are seldom used follows, each array by itself.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mainphase.env.schema import TABLES, Schema
from mainphase.env.spaces import MASK

APART: Final = ("objects", "altered")
ALIGNED: Final = 64


def aligned(size: int) -> int:
    return -(-size // ALIGNED) * ALIGNED


def array_bytes(schema: Schema, name: str) -> int:
    """How many bytes an array of one game takes."""
    return 2 * int(np.prod(schema[name].shape))


class ArrayMemory:
    """The arrays of so many games, made once. Each is one over all games; `places` are those of one game, as bytes.

    `memory` is shared with other processes, and holds the games from `first` on among others; without it, memory of its
    own is taken.
    """

    def __init__(self, schema: Schema, games: int, memory: Any = None, first: int = 0, of: int | None = None) -> None:
        apart = [*APART, *(TABLES if schema.tables_inside else ())]
        changing = [array.name for array in schema.arrays if array.name not in (*APART, *TABLES)]
        stride = aligned(sum(array_bytes(schema, name) for name in changing) + schema.limits.options)
        strides = [stride, *[aligned(array_bytes(schema, name)) for name in apart]]
        if memory is None:
            memory = np.zeros(games * sum(strides), np.uint8)
        self.blocks: list[NDArray[np.uint8]] = []
        at = 0
        for size in strides:
            whole = np.frombuffer(memory, np.uint8, (of or games) * size, at).reshape(-1, size)
            self.blocks.append(whole[first : first + games])
            at += whole.size
        self.arrays: dict[str, NDArray[Any]] = {}
        at = 0
        for name in changing:
            end = at + array_bytes(schema, name)
            self.arrays[name] = self.blocks[0][:, at:end].view("<i2").reshape(games, *schema[name].shape)
            at = end
        for block, name in zip(self.blocks[1:], apart, strict=True):
            self.arrays[name] = block[:, : array_bytes(schema, name)].view("<i2").reshape(games, *schema[name].shape)
        self.arrays[MASK] = self.blocks[0][:, at : at + schema.limits.options].view(np.int8)

    def places(self, k: int) -> list[memoryview]:
        """The bytes of game k: what lies together, then what lies apart."""
        return [block[k].data for block in self.blocks]


def bytes_for(schema: Schema, games: int) -> int:
    """How much memory so many games take."""
    return games * sum([len(block[0]) for block in ArrayMemory(schema, 1).blocks])
