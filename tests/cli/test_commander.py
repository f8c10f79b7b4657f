"""Commander at the terminal: what a person sees of commanders before they decide."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.support.typed import types

LIST = "Commander\n1 Isamaru, Hound of Konda\n\nDeck\n99 Plains\n"
OATH = "Oathbreaker\n1 Ajani Vengeant\n\nSignature Spell\n1 Lightning Bolt\n\nDeck\n29 Plains\n29 Mountain\n"


def played(mainphase: Run, monkeypatch: pytest.MonkeyPatch, path: Path, *options: str) -> str:
    types(monkeypatch, "keep", "play Plains")
    ran = mainphase("play", path, path, "--first", "Alice", "--seed", "3", *options)
    assert ran.status == 0
    return ran.out


@pytest.mark.rule("903.6")
def test_903_7_the_command_zone_and_the_life_of_each_player_are_shown(
    mainphase: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "dogs.txt"
    path.write_text(LIST)
    said = played(mainphase, monkeypatch, path)
    assert "Bob  40 life, 7 in hand, 92 in library\n    commander: Isamaru, Hound of Konda\n" in said
    assert "cast Isamaru, Hound of Konda" in said


def test_brawl_and_oathbreaker_are_named(mainphase: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "oath.txt"
    path.write_text(OATH)
    said = played(mainphase, monkeypatch, path, "--variant", "oathbreaker")
    assert "    commander: Ajani Vengeant\n    signature spell: Lightning Bolt\n" in said
    path.write_text(LIST.replace("99", "59"))
    assert "Bob  25 life" in played(mainphase, monkeypatch, path, "--variant", "brawl")


@pytest.mark.rule("903.12d")
def test_check_tells_what_is_against_a_deck_in_each_variant(mainphase: Run, tmp_path: Path) -> None:
    path = tmp_path / "dogs.txt"
    path.write_text(LIST.replace("99", "59"))
    assert "not for Commander: 60 cards" in mainphase("check", path).out
    assert "not for" not in mainphase("check", path, "--variant", "brawl").out
    assert "not for Oathbreaker: Isamaru" in mainphase("check", path, "--variant", "oathbreaker").out
    path.write_text(OATH)
    assert "not for" not in mainphase("check", path).out
    wrong = mainphase("check", path, "--variant", "duel")
    assert wrong.status != 0
    assert "choose from commander, brawl, oathbreaker" in " ".join(wrong.err.split())
