"""A card that is read while tests are collected is read once in a run of `make test`; a running test reads its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support import invented as support

from check import CARDS_READ

DRAWS = "Whenever ~ attacks, draw a card."


def refuse(faces: object) -> None:
    raise AssertionError("it is read again")


def test_a_card_is_read_once_while_tests_are_collected(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    read = support.invented(DRAWS)
    with monkeypatch.context() as collecting:
        collecting.setenv(CARDS_READ, str(tmp_path))
        collecting.delenv("PYTEST_CURRENT_TEST")
        assert support.invented(DRAWS) == read
        collecting.setattr(support, "read_card", refuse)
        assert support.invented(DRAWS) == read
        with pytest.raises(AssertionError, match="read again"):
            support.invented(DRAWS, pt="3/3")


def test_a_test_that_runs_reads_its_cards_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(CARDS_READ, str(tmp_path))
    support.invented(DRAWS)
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setattr(support, "read_card", refuse)
    with pytest.raises(AssertionError, match="read again"):
        support.invented(DRAWS)
