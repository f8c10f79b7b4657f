"""The generator of chances: the stream of PCG32 from any state, the same in every build."""

import random
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mainphase.foundation.whole_numbers import LARGEST_KEY
from mainphase.game import Game
from mainphase.game.replaying import replay
from mainphase.kernel.state.copies import copy_generator
from mainphase.kernel.state.generator import Generator


class Plain:
    """The same as its definition has it, in big integers."""

    def __init__(self, state: int) -> None:
        self.state = state

    def bits(self) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        mixed = ((self.state >> 18 ^ self.state) >> 27) % 2**32
        turn = self.state >> 59
        return (mixed >> turn | mixed << (32 - turn)) % 2**32

    def below(self, n: int) -> int:
        while True:
            drawn = self.bits()
            if drawn < 2**32 - 2**32 % n:
                return drawn % n


@given(st.integers(0, 2**64 - 1) | st.sampled_from([0, 2**32 - 1, 2**32, 2**63, 2**64 - 1]), st.integers(1, 2**32))
def test_the_stream_is_that_of_pcg32(state: int, n: int) -> None:
    generator, plain = Generator(), Plain(state)
    generator.state = state
    assert generator.state == state
    for _ in range(20):
        assert generator.below(n) == plain.below(n)
        assert generator.state == plain.state


@given(st.integers(1, LARGEST_KEY), st.integers(0, 2**64 - 30), st.integers(1, 2**32))
def test_under_a_key_each_number_is_its_own(key: int, count: int, several: int) -> None:
    """BLAKE2b of its place in the row: from the other numbers nobody works it out without the key."""
    generator = Generator()
    generator.state = key << 64 | count
    at = count
    for _ in range(5):
        found = generator.below(several)
        while True:
            at += 1
            digest = blake2b(at.to_bytes(9, "big"), digest_size=4, key=key.to_bytes(32, "big")).digest()
            drawn = int.from_bytes(digest, "big")
            if drawn < 2**32 - 2**32 % several:
                break
        assert found == drawn % several
        assert generator.state == key << 64 | at
        assert copy_generator(generator).state == generator.state


def test_numbers_under_a_key_are_uniform() -> None:
    generator = Generator()
    generator.state = 2**255 << 64
    counts = [0] * 10
    for _ in range(20_000):
        counts[generator.below(10)] += 1
    assert all(1_850 < count < 2_150 for count in counts), counts  # more than three times what chance makes of it


@pytest.mark.parametrize("seed", [2**64, LARGEST_KEY])
def test_a_seed_that_is_a_key_deals_the_same_game_again(seed: int) -> None:
    game, again = (Game.new({"Ann": "red-burn", "Bob": "vanilla-green"}, seed=seed) for _ in range(2))
    chance = random.Random(1)
    for _ in range(30):
        asked = game.decision
        assert asked is not None
        choice = chance.randrange(asked.count)
        game.apply(choice)
        again.apply(choice)
    assert game.hash() == again.hash()
    assert game.state.generator.key == seed
    assert game.clone().hash() == game.hash() == replay(game.record()).hash()
    assert game.resample("Ann", 3).state.generator.key == 0, "a world that could be has chances of its own"
    game.undo(5)
    again.undo(5)
    assert game.hash() == again.hash()


def test_a_seed_has_at_most_256_bits() -> None:
    with pytest.raises(ValueError, match="the seed must be a whole number from"):
        Game.new({"Ann": "red-burn", "Bob": "vanilla-green"}, seed=LARGEST_KEY + 1)
