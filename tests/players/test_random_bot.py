"""The random bot: uniform, and the same for the same seed."""

from __future__ import annotations

import pickle
from collections import Counter

from mainphase.players import RandomBot


def picks(seed: int, count: int, times: int) -> list[int]:
    bot = RandomBot(seed)
    return [bot.pick(count) for _ in range(times)]


def test_the_same_seed_gives_the_same_answers() -> None:
    assert picks(3, 1000, 50) == picks(3, 1000, 50)


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [picks(seed, 1 << 30, 1)[0] for seed in range(200)]
    assert len(set(firsts)) == 200
    assert 0.4 < sum(first < 1 << 29 for first in firsts) / 200 < 0.6


def test_every_option_is_as_likely_as_any_other() -> None:
    times = 14_000
    counts = Counter(picks(11, 7, times))
    assert sorted(counts) == list(range(7))
    expected = times / 7
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < 22.5  # 6 degrees of freedom: exceeded once in a thousand


def test_what_follows_does_not_depend_on_how_many_options_there_were() -> None:
    one, other = RandomBot(5), RandomBot(5)
    one.pick(2)
    other.pick(9)
    assert one.pick(100) == other.pick(100)


def test_the_stream_is_that_of_the_generator_in_whole_numbers() -> None:
    bot = RandomBot(7)
    state = bot.picker.generator.state
    for count in (2, 3, 1, 1 << 20, 7):
        state = (state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        assert bot.pick(count) == ((state >> 32) * count) >> 32


def test_a_bot_goes_on_where_it_was_after_a_pickle() -> None:
    bot = RandomBot(9)
    bot.pick(10)
    twin = pickle.loads(pickle.dumps(bot))
    assert [twin.pick(1000) for _ in range(5)] == [bot.pick(1000) for _ in range(5)]
