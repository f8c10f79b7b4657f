"""What an effect has made of an object is described once for all that say the same: whatever a description is made of
tells two of them apart.
"""

from __future__ import annotations

import pytest

from mainphase.encoding.definitions import what_it_says
from mainphase.kernel.state.as_text import state_fields
from mainphase.kernel.values import Characteristics

# The object's own row says these, and those after them are the abilities once more, sorted by what they do.
NOT_DESCRIBED = ("power", "toughness", "activated", "mana", "triggered", "statics", "flipside", "barred")
OTHER = {str: "other", int: 3, bool: True, tuple: (7,), type(None): Characteristics("Ogre")}


@pytest.mark.parametrize("field", state_fields(Characteristics))
def test_characteristics_that_differ_are_not_described_alike(field: str) -> None:
    plain, other = Characteristics("Gray Ogre"), Characteristics("Gray Ogre")
    value = ("Ogre",) if field == "subtypes" else OTHER[type(getattr(plain, field))]
    setattr(other, field, value)
    assert (what_it_says(plain) != what_it_says(other)) == (field not in NOT_DESCRIBED)
