"""Every line that is read is said back letter for letter, and none is read in two ways."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from tests.language.proofs.card_file import every_card, needs_data, reading, sample

from mainphase.language.verdicts import Verdict

FAULTS = (Verdict.AMBIGUOUS, Verdict.MISMATCH)


def faults(names: Iterable[str]) -> list[str]:
    return [
        f"{name}: {line.verdict}: {line.text} {' | '.join(line.meanings)}"
        for name in names
        for line in reading(name).lines
        if line.verdict in FAULTS
    ]


@needs_data
def test_lines_of_a_sample_are_said_back() -> None:
    assert faults(sample(250, 1)) == []


@needs_data
@pytest.mark.deep
def test_all_lines_are_said_back() -> None:
    assert faults(every_card()) == []


@needs_data
def test_a_good_part_of_a_sample_is_playable() -> None:
    """How many are is told by `mainphase cards status`; here only that it does not fall unnoticed."""
    names = sample(250, 1)
    playable = sum(reading(name).verdict is Verdict.PLAYABLE for name in names)
    assert playable / len(names) > 0.30
