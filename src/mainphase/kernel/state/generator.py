"""The generator of a game's chances: PCG32 (XSH-RR), whose state is 64 bits.

From a few of its numbers the others can be worked out. Where somebody might do that, it has a key: then its numbers are
BLAKE2b of how many there were, under that key, and who knows some of them knows nothing of the others.

In the compiled build numbers of 64 bits without a sign would be big integers. So the state is kept in two halves of 32
bits, and no product below has more than 63.
"""

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

# state * MULTIPLIER + INCREMENT modulo 2 ** 64; each in two halves, the lower half of the multiplier in two more.
MULTIPLIER_HIGH: Final = 0x5851F42D
MULTIPLIER_MIDDLE: Final = 0x4C95
MULTIPLIER_LOW: Final = 0x7F2D
INCREMENT_HIGH: Final = 0x14057B7E
INCREMENT_LOW: Final = 0xF767814F
KEY_BYTES: Final = 32


@mypyc_attr(acyclic=True)
@final
class Generator:
    """A generator of random numbers: from equal states come equal numbers, in every build."""

    def __init__(self) -> None:
        self.high: i64 = 0
        self.low: i64 = 0
        self.key: int = 0  # 256 bits; 0: there is none

    @property
    def state(self) -> int:
        """All of it as one number: the key, and then 64 bits."""
        return self.key << 64 | int(self.high) << 32 | int(self.low)

    @state.setter
    def state(self, value: int) -> None:
        self.key = value >> 64
        self.high = value >> 32 & 0xFFFFFFFF
        self.low = value & 0xFFFFFFFF

    def step(self) -> None:
        """To the next state."""
        low = self.low
        middle: i64 = low * MULTIPLIER_MIDDLE
        lower: i64 = low * MULTIPLIER_LOW + ((middle & 0xFFFF) << 16) + INCREMENT_LOW
        upper: i64 = (lower >> 32) + (middle >> 16) + INCREMENT_HIGH
        upper += low * (MULTIPLIER_HIGH & 0xFFFF) + ((low * (MULTIPLIER_HIGH >> 16) & 0xFFFF) << 16)
        upper += self.high * MULTIPLIER_LOW + ((self.high * MULTIPLIER_MIDDLE & 0xFFFF) << 16)
        self.high = upper & 0xFFFFFFFF
        self.low = lower & 0xFFFFFFFF

    def bits(self) -> i64:
        """The next 32 bits."""
        if self.key:
            return self.keyed_bits()
        self.step()
        high = self.high
        low = self.low
        # ((state >> 18) ^ state) >> 27, of which 32 bits, turned by the five highest of the state
        mixed_high: i64 = high ^ (high >> 18)
        mixed_low: i64 = low ^ ((high << 14 | low >> 18) & 0xFFFFFFFF)
        mixed: i64 = (mixed_high << 5 | mixed_low >> 27) & 0xFFFFFFFF
        turn: i64 = high >> 27
        return (mixed >> turn | mixed << (32 - turn)) & 0xFFFFFFFF

    def keyed_bits(self) -> i64:
        """The next 32 bits under the key."""
        count = (int(self.high) << 32 | int(self.low)) + 1
        self.high = count >> 32 & 0xFFFFFFFF
        self.low = count & 0xFFFFFFFF
        found = blake2b(count.to_bytes(9, "big"), digest_size=4, key=self.key.to_bytes(KEY_BYTES, "big")).digest()
        return int.from_bytes(found, "big")

    def below(self, count: int) -> int:
        """A uniform number below n, which is at most 2 ** 32."""
        return int(self.draw(count))

    def draw(self, several: i64) -> i64:
        """A uniform number below `several`, for who counts in 64 bits."""
        limit: i64 = 0x100000000 - 0x100000000 % several
        while True:
            drawn = self.bits()
            if drawn < limit:
                return drawn % several
