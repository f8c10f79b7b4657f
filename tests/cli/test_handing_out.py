"""`--out FILE`: what a command says as a page that prints, as Markdown, as a picture; whole, or not at all."""

from __future__ import annotations

import os
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest
from tests.cli.conftest import Run

from mainphase.presentation.handouts.blocks import HandoutLine, HandoutPage, MarkedWords
from mainphase.presentation.handouts.in_markdown import markdown_page

EXAMPLES: Final = Path(__file__).parents[2] / "examples"
LEGENDS: Final = str(EXAMPLES / "two-legends.yaml")
GAME: Final = ("watch", "vanilla-red", "vanilla-green", "--seed", "4", "--max-turns", "6")
TOLD: Final = (
    GAME,
    ("explain", LEGENDS, "--rules", "2009-05-01"),
    ("explain", "704.5j", "--scenarios", str(EXAMPLES)),
    ("explain", "Shivan", "Dragon"),
    ("check", LEGENDS, "red-burn"),
)
PICTURED: Final = (
    ("turn", "--rules", "alara"),
    ("turn", "--rules", "1997-08-22"),
    ("history", "legend", "rule"),
    ("compare", LEGENDS),
    ("compare", LEGENDS, "--all"),
)
WORD: Final = re.compile(r"[\w{}/.+]*\w")
RULE: Final = re.compile(r"\d{3}\.\d+[a-z]?")


class PageRead(HTMLParser):
    """The elements of a page, what is marked as the number of a rule, and its text."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.rules: list[str] = []
        self.text = ""
        self.feed(source)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        self.text += " " if tag in ("th", "td", "li", "p") else ""
        if tag not in ("meta", "rect"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag != "rect":
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" in self.open or "svg" in self.open:
            return
        self.text += data
        if self.open and self.open[-1] == "cite":
            self.rules.append(data)

    def count(self, *tags: str) -> int:
        return sum(tag in tags for tag, _ in self.elements)


WRITTEN: Final[dict[tuple[str, ...], str]] = {}
PRINTED: Final[dict[tuple[str, ...], str]] = {}


def page_of(mainphase: Run, tmp_path: Path, command: tuple[str, ...], ending: str = ".html") -> str:
    """What a command writes; it is run once for all tests."""
    key = (*command, ending)
    if key not in WRITTEN:
        WRITTEN[key] = written_by(mainphase, tmp_path, command, ending)
    return WRITTEN[key]


def printed_by(mainphase: Run, command: tuple[str, ...]) -> str:
    if command not in PRINTED:
        PRINTED[command] = mainphase(*command).out
    return PRINTED[command]


def written_by(mainphase: Run, tmp_path: Path, command: tuple[str, ...], ending: str = ".html") -> str:
    out = tmp_path / f"page{ending}"
    ran = mainphase(*command, "--out", out)
    assert (ran.status, ran.err, ran.out) == (0, "", f"{out} is written\n")
    return out.read_text(encoding="utf-8")


@pytest.mark.parametrize("command", [*TOLD, *PICTURED], ids=" ".join)
def test_a_page_stands_by_itself_and_says_what_a_terminal_does(
    command: tuple[str, ...], mainphase: Run, tmp_path: Path
) -> None:
    page = PageRead(page_of(mainphase, tmp_path, command))
    assert page.open == []
    assert page.count("h1") == 1
    assert page.count("li", "tr", "p") > 1
    assert page.count("script", "img", "link", "iframe") == 0
    assert not [given for _, given in page.elements if {"src", "href"} & set(given)]
    lines = printed_by(mainphase, command).splitlines()
    told = [line for line in lines if "had to be played" not in line]  # what it took is no part of a page
    printed = set(WORD.findall("\n".join(told)))
    assert printed - set(WORD.findall(page.text)) == set()


@pytest.mark.parametrize("command", [GAME, PICTURED[0], PICTURED[3]], ids=" ".join)
def test_every_rule_that_is_cited_is_marked(command: tuple[str, ...], mainphase: Run, tmp_path: Path) -> None:
    page = PageRead(page_of(mainphase, tmp_path, command))
    marked = {found for said in page.rules for found in RULE.findall(said)}
    assert len(marked) > 5
    assert marked >= set(re.findall(rf"\(({RULE.pattern})\)", printed_by(mainphase, command)))


def test_turns_are_headings_and_what_happens_in_them_lists(mainphase: Run, tmp_path: Path) -> None:
    source = page_of(mainphase, tmp_path, GAME)
    assert re.findall(r"<h2>(Turn \d: \w+)", source)[:2] == ["Turn 1: Alice", "Turn 2: Bob"]
    assert re.search(r"<li>Beginning phase \(<cite[^>]*>501</cite>\)<ul>\n<li>Draw step", source)
    assert "stopped after 6 turns" in source
    assert "@media print" in source
    assert "@page" in source


@pytest.mark.parametrize("command", PICTURED, ids=" ".join)
def test_what_is_a_picture_is_drawn(command: tuple[str, ...], mainphase: Run, tmp_path: Path) -> None:
    drawn = ElementTree.fromstring(page_of(mainphase, tmp_path, command, ".svg"))
    assert drawn.get("role") == "img"
    assert drawn.get("aria-label")
    _, _, wide, high = map(float, str(drawn.get("viewBox")).split())
    places = [
        (float(at.get("x", 0)), float(at.get("y", 0)))
        for at in drawn.iter()
        if at.tag.endswith(("text", "rect")) and at.get("x")
    ]
    assert len(places) > 10
    assert all(-10 <= x < wide and -10 <= y < high for x, y in places)


@pytest.mark.parametrize("command", TOLD, ids=" ".join)
def test_what_is_told_in_words_is_no_picture(command: tuple[str, ...], mainphase: Run, tmp_path: Path) -> None:
    out = tmp_path / "page.svg"
    ran = mainphase(*command, "--out", out)
    assert ran.status == 2
    assert (
        ran.err
        == "error: 'page.svg' cannot be written: this is told in words and is no picture; allowed are .html, .md\n"
    )
    assert not out.exists()


def test_markdown_has_headings_lists_tables_and_no_signs_by_chance(mainphase: Run, tmp_path: Path) -> None:
    game = page_of(mainphase, tmp_path, GAME, ".md").splitlines()
    assert game[2].startswith("# Alice with vanilla-red and Bob with vanilla-green")
    assert "* Beginning phase (`501`)" in game
    assert "  * Draw step (`504`)" in game
    table = page_of(mainphase, tmp_path, PICTURED[3], ".md").splitlines()
    assert table[4] == "| 2004-01-01 | 2009-05-01 | 2026-04-17 |"
    assert table[5] == "|---|---|---|"
    growth = page_of(mainphase, tmp_path, ("explain", "Giant Growth"), ".md")
    assert "* Target creature gets +3/+3 until end of turn." in growth
    lines = ("+1/+1 * [x] | 1. <b>", "- no list", "1. no list", "2) no list", "---", "&lt; -1/-1")
    signs = HandoutPage("a_b", [HandoutLine(0, (MarkedWords(line),)) for line in lines])
    assert markdown_page(signs).splitlines()[2:] == [
        r"# a\_b",
        "",
        r"+1/+1 \* \[x\] \| 1. \<b\>",
        "",
        r"\- no list",
        "",
        r"1\. no list",
        "",
        r"2\) no list",
        "",
        r"\---",
        "",
        r"\&lt; -1/-1",
    ]


def test_a_recorded_game_is_told_as_it_was(mainphase: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.mainphase"
    watched = written_by(mainphase, tmp_path, (*GAME, "--record", str(record)))
    told = page_of(mainphase, tmp_path, ("replay", str(record)))
    assert "The game in game.mainphase" in told
    begin = "<h2>Turn 1"
    end = told[told.index(begin) :]
    assert end.replace("</main>", "").split("</ul>")[:20] == watched[watched.index(begin) :].split("</ul>")[:20]


def test_a_match_has_its_games_as_headings(mainphase: Run, tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    match = ("watch", "red-burn", "vanilla-green", "--best-of", "3", "--max-turns", "2", "--verbosity", "quiet")
    assert mainphase(*match, "--out", out).err == ""
    source = out.read_text(encoding="utf-8")
    assert "<h2>Game 1, best of 3</h2>" in source
    assert "the match is broken off" in source


def test_an_ending_that_says_nothing_is_refused_with_what_is_allowed(mainphase: Run, tmp_path: Path) -> None:
    ran = mainphase("turn", "--out", tmp_path / "turn.pdf")
    assert ran.status == 2
    assert ran.err == (
        "error: 'turn.pdf' cannot be written: its ending says how a file is written; allowed are .html, .md, .svg\n"
    )


def test_only_a_page_of_ours_is_written_over(mainphase: Run, tmp_path: Path) -> None:
    theirs = tmp_path / "notes.md"
    for text in ("mine", "# My mainphase hand-out for the class"):
        theirs.write_text(text, encoding="utf-8")
        ran = mainphase("turn", "--out", theirs)
        assert ran.status == 2
        assert "is there already and is no page to hand out" in ran.err
        assert theirs.read_text(encoding="utf-8") == text
    for ending in (".html", ".md", ".svg"):
        first = written_by(mainphase, tmp_path, ("turn", "--rules", "alara"), ending)
        assert written_by(mainphase, tmp_path, ("turn",), ending) != first


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are pipes with names")
def test_a_pipe_is_refused_and_not_waited_for(mainphase: Run, tmp_path: Path) -> None:
    pipe = tmp_path / "page.html"
    os.mkfifo(pipe)
    assert "is there already and is no page to hand out" in mainphase("turn", "--out", pipe).err


def test_it_is_written_whole_or_not_at_all(mainphase: Run, tmp_path: Path) -> None:
    before = written_by(mainphase, tmp_path, ("turn",))
    ran = mainphase("explain", "no such card", "--out", tmp_path / "page.html")
    assert ran.status == 2
    assert (tmp_path / "page.html").read_text(encoding="utf-8") == before
    assert mainphase("turn", "--out", tmp_path / "nowhere" / "page.html").err.startswith("error: --out: there is no ")
    assert [path.name for path in tmp_path.iterdir()] == ["page.html"]


def test_it_is_for_people_and_json_for_programs(mainphase: Run, tmp_path: Path) -> None:
    for command in (GAME, *PICTURED[1:4]):
        ran = mainphase(*command, "--json", "--out", tmp_path / "page.html")
        assert (ran.status, ran.err) == (2, "error: --out does not go with --json\n")


def test_a_failed_check_is_written_too(mainphase: Run, tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    ran = mainphase("check", EXAMPLES / "leave.yaml", "--rules", "today", "--out", out)
    assert ran.status == 1
    assert "what happened:" in out.read_text(encoding="utf-8")
