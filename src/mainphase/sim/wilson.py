"""How sure a share is."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, sqrt
from typing import Final

Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


def games_for(half: float, share: float = 0.5) -> int:
    """About how many games make the interval of a share as narrow as this."""
    return ceil(Z * Z * share * (1 - share) / (half * half))


@dataclass(frozen=True)
class Share:
    """`count` of `of`, with its Wilson score interval (95 %): where the true share lies, but for 5 runs in 100."""

    count: int
    of: int

    @property
    def value(self) -> float:
        """The share itself; one half if there is nothing yet."""
        return self.count / self.of if self.of else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Its two ends; all that is possible if there is nothing yet."""
        if not self.of:
            return 0.0, 1.0
        n, z2 = self.of, Z * Z
        middle = (self.value + z2 / (2 * n)) / (1 + z2 / n)
        half = Z / (1 + z2 / n) * sqrt(self.value * (1 - self.value) / n + z2 / (4 * n * n))
        return max(0.0, min(self.value, middle - half)), min(1.0, max(self.value, middle + half))

    @property
    def half(self) -> float:
        """Half of the width of the interval."""
        low, high = self.interval
        return (high - low) / 2

    def __str__(self) -> str:
        if not self.of:
            return "–"
        low, high = self.interval
        return f"{100 * self.value:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
