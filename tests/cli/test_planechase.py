"""Planechase from the command line: bundled decks with planar decks, and decks of one's own."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run

PLANES = ("Krosa", "Shiv", "Bant", "Jund", "Naya", "Minamo", "Llanowar", "Gavony", "Agyrem", "Akoum")
BODY = "Deck\n60 Forest\n\nPlanes\n"


def deck(folder: Path, name: str, planes: tuple[str, ...]) -> Path:
    path = folder / f"{name}.txt"
    path.write_text(BODY + "".join(f"1 {plane}\n" for plane in planes), encoding="utf-8")
    return path


def test_bundled_decks_play_planechase_from_its_first_day_on(mainphase: Run) -> None:
    for day, words in (("2009-10-01", "Bob has rolled the chaos symbol (901.8b)"), ("today", "Chaos ensues (901.9b)")):
        ran = mainphase("watch", "--variant", "planechase", "--rules", day, "--max-turns", "3", "--seed", "2")
        assert ran.status == 0
        assert "turns Naar Isle up as the starting plane (901.5)" in ran.out
        assert words in ran.out
    ran = mainphase("watch", "--variant", "planechase", "--rules", "2009-09-30")
    assert ran.status == 2
    assert "the rules of 2009-09-30 do not have the variant planechase yet; it came on 2009-10-01" in ran.err


def test_one_planar_deck_is_made_of_those_of_all(mainphase: Run) -> None:
    ran = mainphase("watch", "--variant", "planechase, single planar deck", "--max-turns", "1", "--seed", "2")
    assert ran.status == 0
    assert "as the starting plane" in ran.out


def test_planar_decks_are_checked(mainphase: Run, tmp_path: Path) -> None:
    sound = deck(tmp_path, "sound", PLANES)
    ran = mainphase("check", sound)
    assert "60 cards, 10 in the planar deck" in ran.out
    assert "Planechase" not in ran.out
    assert mainphase("check", sound, "--rules", "2009-09-30").status == 2
    short = deck(tmp_path, "short", PLANES[:9])
    assert "not for Planechase: a planar deck has at least 10 cards (901.3); found 9" in mainphase("check", short).out
    again = deck(tmp_path, "again", (*PLANES[:9], "Krosa"))
    ran = mainphase("watch", sound, again, "--variant", "planechase")
    assert "the cards of a planar deck have different names (901.3); found 2 Krosa in that of Bob" in ran.err
    many = deck(tmp_path, "many", (*PLANES, "Chaotic Aether", "Interplanar Tunnel", "Mutual Epiphany"))
    assert "at most 2 phenomena (901.3); found 3" in mainphase("check", many).out


def test_planes_belong_to_planechase_and_to_their_section(mainphase: Run, tmp_path: Path) -> None:
    sound = deck(tmp_path, "sound", PLANES)
    assert "which only the variant planechase uses" in mainphase("watch", sound, "vanilla-red").err
    assert "which only the variant planechase uses" in mainphase("simulate", sound, sound, "--games", "2").err
    ran = mainphase("watch", sound, "vanilla-red", "--variant", "planechase")
    assert "each player of a Planechase game has a planar deck" in ran.err
    (tmp_path / "mixed.txt").write_text("Deck\n59 Forest\n1 Krosa\n", encoding="utf-8")
    ran = mainphase("check", tmp_path / "mixed.txt")
    assert "Krosa is a plane or phenomenon and belongs in the section Planes (901.3)" in ran.out
    (tmp_path / "forest.txt").write_text(BODY + "1 Forest\n", encoding="utf-8")
    ran = mainphase("check", tmp_path / "forest.txt")
    assert "Forest is not a plane or phenomenon, so it does not belong in the section Planes (901.3)" in ran.out


def test_games_of_planechase_are_simulated(mainphase: Run) -> None:
    decks = ("planar-tempo", "planar-pacts")
    ran = mainphase(
        "simulate", *decks, "--variant", "planechase", "--games", "2", "--bot", "random", "--max-turns", "6"
    )
    assert ran.status == 0
