"""CR 604.3, 111.3: a token whose ability says what its power and toughness are; they change with what it counts."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position


def test_604_3_a_token_that_counts() -> None:
    text = (
        "Create a green Elemental creature token with \"This creature's power and toughness are each equal to the "
        'number of creatures you control."'
    )
    table = position(
        alice=["Memnite"], alice_hand=[invented(text, name="Deed", types="Sorcery", cost="{0}"), "Memnite"]
    )
    table.alice.cast("Deed")
    table.resolve_all()
    assert table.pt("Elemental Token") == "2/2"
    table.alice.cast("Memnite")
    table.resolve_all()
    assert table.pt("Elemental Token") == "3/3"


@pytest.mark.parametrize(
    "text",
    [
        "Create a green Elemental creature token.",  # of no size
        "Create a 1/1 green Elemental creature token with \"This creature's power and toughness are each equal to the "
        'number of creatures you control."',  # of two
    ],
)
def test_111_3_a_creature_has_one_size(text: str) -> None:
    with pytest.raises(AssertionError):
        invented(text, name="Deed", types="Sorcery", cost="{0}")
