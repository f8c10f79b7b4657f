"""From random positions in the middle of games: nothing crashes, nothing is stuck, and what must be true is true."""

from __future__ import annotations

import pytest
from tests.property.playing import TroubledGame, hash_of
from tests.property.positions import play_on, random_position

pytestmark = pytest.mark.fuzz

CHUNKS = 10
POSITIONS = 200
DEEP = 5_000


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_positions_play_on(chunk: int) -> None:
    for seed in range(chunk, POSITIONS, CHUNKS):
        play_on(seed)


@pytest.mark.deep
@pytest.mark.parametrize("chunk", range(4 * CHUNKS))
def test_many_random_positions_play_on(chunk: int) -> None:
    for seed in range(10_000 + chunk, 10_000 + DEEP, 4 * CHUNKS):
        play_on(seed)


def test_a_position_follows_from_its_seed() -> None:
    assert [hash_of(random_position(5)) for _ in range(2)] == [hash_of(random_position(5))] * 2
    assert hash_of(random_position(5)) != hash_of(random_position(6))


def test_a_troubled_position_can_be_seen_and_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(*_: object) -> None:
        raise AssertionError("no good")

    monkeypatch.setattr("tests.property.positions.check_state", refuses)
    with pytest.raises(
        TroubledGame, match=r"play_on\(3\): after 0 decisions: AssertionError: no good\nanswers: \[\]\n"
    ):
        play_on(3)
