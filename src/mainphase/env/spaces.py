"""Gymnasium's spaces for a schema."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from mainphase.encoding.small_numbers import GREATEST, LEAST
from mainphase.env.schema import Schema

MASK = "action_mask"


def arrays_space(schema: Schema) -> spaces.Dict:
    """The space of the arrays, without the mask."""
    return spaces.Dict({array.name: spaces.Box(LEAST, GREATEST, array.shape, np.int16) for array in schema.observed})


def mask_space(schema: Schema) -> spaces.Box:
    return spaces.Box(0, 1, (schema.limits.options,), np.int8)


def masked_space(schema: Schema) -> spaces.Dict:
    """The space of the arrays, with the mask among them."""
    return spaces.Dict({**arrays_space(schema).spaces, MASK: mask_space(schema)})


def action_space(schema: Schema) -> spaces.Discrete:
    return spaces.Discrete(schema.limits.options)
