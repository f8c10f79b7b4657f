"""The generator that random games are dealt and played by."""

from __future__ import annotations


class Dice:
    """A small seeded generator of its own (xorshift64*), so that games are the same in every build and version."""

    def __init__(self, seed: int) -> None:
        self.state = (seed * 0x9E3779B97F4A7C15 + 0x1234567) & 0xFFFFFFFFFFFFFFFF or 1
        for _ in range(4):
            self.below(2)

    def below(self, n: int) -> int:
        x = self.state
        x ^= x >> 12
        x ^= (x << 25) & 0xFFFFFFFFFFFFFFFF
        x ^= x >> 27
        self.state = x
        return (((x * 0x2545F4914F6CDD1D) & 0xFFFFFFFFFFFFFFFF) >> 16) % n

    def one_in(self, n: int) -> bool:
        return self.below(n) == 0
