"""What docs/formats.md shows is so, and `check --format` and `formats` say what they should."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

from tests.cli.conftest import Run
from tests.support.shown import blocks_of, shows

PAGE = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")


def test_commands_and_python_print_what_the_page_shows(mainphase: Run) -> None:
    blocks = blocks_of(PAGE)
    assert [block.kind for block in blocks] == ["text", "text", "python"]
    names: dict[str, Any] = {}
    for block in blocks:
        if block.kind == "python":
            exec(compile(block.text, "docs/formats.md", "exec"), names)
        else:
            ran = mainphase(*shlex.split(block.how)[1:])
            assert not (missing := shows(block.text, ran.out)), f"{block.how} does not print {missing}"


def test_a_deck_is_checked_by_the_lists_of_the_day(mainphase: Run, tmp_path: Path) -> None:
    deck = tmp_path / "storm.txt"
    deck.write_text("4 Brainstorm\n56 Island\n", encoding="utf-8")
    ran = mainphase("check", deck, "--format", "type 1", "--rules", "2008-06-19")
    assert (ran.status, "legal in Vintage on 2008-06-19" in ran.out) == (0, True)
    ran = mainphase("check", deck, "--format", "vintage", "--rules", "2008-06-20")
    assert ran.status == 1
    assert "not legal in Vintage on 2008-06-20" in ran.out
    assert "4 Brainstorm, which is restricted to one in Vintage since 2008-06-20" in ran.out
    assert "not known: in which sets Brainstorm was printed" in ran.out


def test_a_deck_of_which_a_card_cannot_be_played_is_checked_all_the_same(mainphase: Run, tmp_path: Path) -> None:
    deck = tmp_path / "pods.txt"
    deck.write_text("4 Birthing Pod\n4 Nobody's Card\n52 Forest\n", encoding="utf-8")
    ran = mainphase("check", deck, "--format", "modern", "--rules", "2015-02-01")
    assert ran.status == 2
    assert "4 Nobody's Card: no card of that name is known here" in ran.out
    assert "Birthing Pod is banned in Modern since 2015-01-23, as was announced on 2015-01-19" in ran.out
    ran = mainphase("check", deck, "--format", "modern", "--variant", "brawl")
    assert (ran.status, "give --format modern or --variant brawl" in ran.err) == (2, True)


def test_a_format_that_is_not_known_is_refused_before_anything_is_checked(mainphase: Run) -> None:
    ran = mainphase("check", "red-burn", "--format", "modrn")
    assert (ran.status, ran.out) == (2, "")
    assert "no format 'modrn' is known here; nearest: Modern" in ran.err


def test_a_format_is_shown_on_a_day_and_for_programs(mainphase: Run) -> None:
    out = mainphase("formats", "modern", "--rules", "2015-01-23").out
    assert "Birthing Pod  since 2015-01-23, announced 2015-01-19" in out
    told = json.loads(mainphase("formats", "modern", "--rules", "2015-01-23", "--json").out)
    assert (told["format"], len(told["sets"]), len(told["listed"])) == ("Modern", 47, 32)
    everything = json.loads(mainphase("formats", "--json").out)
    assert "Standard" in [one["format"] for one in everything]
    assert "not known here before" in mainphase("formats", "modern", "--rules", "2001-01-01").out


def test_a_preset_begins_a_game_with_its_rules(mainphase: Run, tmp_path: Path) -> None:
    deck = tmp_path / "fire.txt"
    deck.write_text("4 Lightning Bolt\n56 Mountain\n", encoding="utf-8")
    ran = mainphase("watch", deck, deck, "--format", "middle school", "--json", "--max-turns", "2")
    assert json.loads(ran.out.splitlines()[0])["rules"] == "2009-07-10"
    assert "plays today's rules with mana burn" in ran.err
    ran = mainphase("watch", deck, deck, "--format", "premodern", "--rules", "2004-01-01", "--json", "--max-turns", "1")
    assert json.loads(ran.out.splitlines()[0])["rules"] == "2004-01-01"
    ran = mainphase("simulate", deck, deck, "--format", "old school", "--games", "2", "--max-turns", "2")
    assert "2009-07-10" in ran.out


def test_a_deck_that_a_format_does_not_have_is_not_begun_with(mainphase: Run, tmp_path: Path) -> None:
    deck = tmp_path / "ritual.txt"
    deck.write_text("4 Dark Ritual\n56 Swamp\n", encoding="utf-8")
    for command in ("watch", "play", "simulate"):
        ran = mainphase(command, deck, deck, "--format", "middle school")
        assert ran.status == 2
        assert "the deck ritual is not legal in Middle School" in ran.err
        assert "Dark Ritual is banned in Middle School since 2020-05-22" in ran.err


def test_a_format_of_commanders_is_played_as_its_variant(mainphase: Run, tmp_path: Path) -> None:
    deck = tmp_path / "led.txt"
    deck.write_text("Commander\n1 Isamaru, Hound of Konda\n\nDeck\n59 Plains\n", encoding="utf-8")
    ran = mainphase("watch", deck, deck, "--format", "brawl", "--rules", "2020-06-01", "--json", "--max-turns", "1")
    assert json.loads(ran.out.splitlines()[0])["variant"] == "brawl"
    ran = mainphase("watch", deck, deck, "--format", "commander", "--rules", "2020-06-01")
    assert "60 cards with its commander, where exactly 100 are needed" in ran.err


def test_check_plays_a_preset_by_its_rules(mainphase: Run, tmp_path: Path) -> None:
    deck = tmp_path / "fire.txt"
    deck.write_text("4 Lightning Bolt\n56 Mountain\n", encoding="utf-8")
    ran = mainphase("check", deck, "--format", "middle school")
    assert "(2009-07-10)" in ran.out
    assert "legal in Middle School" in ran.out
    assert ", as far as is known here" in ran.out  # in which sets it was printed
    assert "A preset, played by the rules of 2009-07-10" in mainphase("formats", "middle school").out
