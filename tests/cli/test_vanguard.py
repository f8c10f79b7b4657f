"""Vanguard from the command line: bundled decks with vanguards, and decks of one's own."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run

BODY = "Deck\n60 Forest\n\nVanguard\n1 "


def test_bundled_decks_play_vanguard(mainphase: Run) -> None:
    ran = mainphase("watch", "--variant", "vanguard", "--max-turns", "2")
    assert ran.status == 0
    assert "(Alice 30, Bob 21)" in ran.out
    ran = mainphase("watch", "--variant", "vanguard", "--rules", "2008-01-01")
    assert ran.status == 2
    assert "the rules of 2008-01-01 do not have the variant vanguard yet; it came on 2009-10-01" in ran.err


def test_decks_of_ones_own_name_their_vanguards(mainphase: Run, tmp_path: Path) -> None:
    for who in ("Gix", "Multani"):
        (tmp_path / f"{who}.txt").write_text(BODY + who, encoding="utf-8")
    decks = [tmp_path / "Gix.txt", tmp_path / "Multani.txt"]
    ran = mainphase("simulate", *decks, "--variant", "vanguard", "--games", "2", "--max-turns", "3", "--bot", "random")
    assert ran.status == 0
    assert "with the vanguard Gix" in mainphase("check", decks[0]).out
    assert "a vanguard, which only the variant vanguard uses" in mainphase("watch", *decks).err
    assert "a vanguard, which only the variant vanguard uses" in mainphase("simulate", *decks, "--games", "2").err
