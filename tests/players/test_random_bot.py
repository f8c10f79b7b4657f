"""The random bot: uniform, and the same for the same seed."""

from __future__ import annotations

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
