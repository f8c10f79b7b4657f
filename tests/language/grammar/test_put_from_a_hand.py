"""What is put onto the battlefield from a hand is said so: only what was there before returns."""

from __future__ import annotations

import pytest
from tests.support.invented import invented

from mainphase.language.rendering import rendered_lines


@pytest.mark.parametrize(
    "line",
    [
        "{T}: You may put a land card from your hand onto the battlefield tapped.",
        "{T}: Put any number of creature cards from your hand onto the battlefield.",
        "{T}: Return target creature card in your graveyard to the battlefield under its owner's control.",
    ],
)
def test_put_from_a_hand_and_returned_from_a_graveyard(line: str) -> None:
    assert rendered_lines(invented(line)) == (line,)
