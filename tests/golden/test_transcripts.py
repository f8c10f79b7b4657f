"""Fixed games happen as they did, rule by rule; the same interpreted and compiled."""

from __future__ import annotations

import pytest
from tests.golden import transcripts


@pytest.mark.parametrize("name", [*transcripts.GAMES, *transcripts.EDITIONS])
def test_a_fixed_game_happens_as_it_did(name: str) -> None:
    difference = transcripts.difference(name)
    assert not difference, f"if the change is meant: python -m tests.golden.transcripts --write\n{difference}"


def test_the_games_are_worth_comparing() -> None:
    """Spells, combat, deaths and triggers occur in them, and each line has its rule."""
    told = "".join((transcripts.HERE / f"{name}.txt").read_text(encoding="utf-8") for name in transcripts.GAMES)
    for event in ("cast:", "land played:", "attacks:", "blocks:", "damage dealt:", "dies:", "triggered:", "resolves:"):
        assert f" {event} " in told, f"no game has {event}"
    without = [line for line in told.splitlines() if line.startswith("- ")]
    assert not without, f"no rule is cited for {without[:3]}"


def test_a_difference_is_readable(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(iter(transcripts.GAMES))
    told = transcripts.tell(name)
    monkeypatch.setattr(transcripts, "tell", lambda _: told.replace(" draw: Alice", " draw: Mallory", 1))
    assert "Mallory" in transcripts.difference(name)
