"""What a run says: tables, Markdown, one HTML file with pictures."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.sim.random_run import random_run

from mainphase import sim
from mainphase.cards.decks import Deck
from mainphase.errors import OptionError
from mainphase.sim import report
from mainphase.sim.report_html import html
from mainphase.sim.report_markdown import escaped, markdown

RED = Deck("red", ((20, "Mountain"), (20, "Goblin Piker")))
NASTY = Deck("<script>alert('*|*')</script>", ((20, "Forest"), (20, "Grizzly Bears")))


@cache
def played() -> sim.Run:
    return random_run([RED, NASTY, RED], 4, rules=["2009-07-11", "today"], max_turns=24).finish()


def table(title: str) -> report.ReportTable:
    run = played()
    return next(t for t in report.tables(run.plan, run.tallies, cards=True) if t.title.startswith(title))


def test_every_table_has_as_many_cells_as_columns() -> None:
    run = played()
    for one in report.tables(run.plan, run.tallies, cards=True):
        assert one.rows, one.title
        assert {len(row) for row in one.rows} == {len(one.columns)}, one.title


def test_the_standings_are_what_the_games_say() -> None:
    run = played()
    games = list(run)
    for name, _, date, count, won, *_ in table("Win rates").rows:
        of = [game for game in games if game.rules == date and name in game.players]
        assert int(count) == len(of) == 8
        assert int(won) == sum(game.winner == name for game in of)


def test_what_the_games_ended_by_adds_up_and_has_its_rules() -> None:
    rows = table("What the games ended by").rows
    assert sum(int(row[3]) for row in rows) == 24
    assert {row[1] for row in rows if row[0] == "zero life"} == {"704.5a"}


def test_the_length_of_games() -> None:
    counts = Counter({3: 1, 5: 8, 9: 1})
    assert report.mean(counts) == 5.2
    assert [report.quantile(counts, share) for share in (0.1, 0.5, 0.9, 0.91)] == [3, 5, 5, 9]
    assert report.mean(Counter()) is None


def test_markdown_has_every_table_and_no_name_breaks_out_of_it() -> None:
    run = played()
    text = markdown(run.plan, run.tallies)
    assert text.startswith("# 3 decks: red \\#1, ")
    assert "<script>" not in text.replace("\\<", "")
    for one in report.tables(run.plan, run.tallies, cards=True):
        assert f"## {escaped(one.title)}\n" in text
    for line in text.splitlines():
        if line.startswith("|"):
            assert len(re.findall(r"(?<!\\)\|", line)) in {
                len(t.columns) + 1 for t in report.tables(run.plan, run.tallies, True)
            }


class Page(HTMLParser):
    """What a page is made of, and what it would fetch."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.fetched: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        for name, value in attrs:
            if name in ("src", "href", "xlink:href", "data", "action") and not (value or "").startswith(("#", "data:")):
                self.fetched.append(f"{tag} {name}={value}")


def test_the_page_has_tables_and_pictures_and_fetches_nothing() -> None:
    pytest.importorskip("matplotlib", reason="the extra sim is not installed")
    run = played()
    text = html(run.plan, run.tallies)
    page = Page(text)
    assert page.fetched == []
    assert page.tags["script"] == page.tags["link"] == page.tags["img"] == 0
    assert "url(http" not in text
    assert page.tags["table"] == len(report.tables(run.plan, run.tallies, cards=True))
    assert page.tags["svg"] == page.tags["figure"] == 2 + 2 + 3  # two for all, one for each day, one for each deck
    assert html(run.plan, run.tallies) == text


def test_the_reports_are_put_into_the_folder(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="the extra sim is not installed")
    run = random_run([RED, RED], 2, max_turns=4, out=tmp_path)  # nobody wins
    names = [path.name for path in run.write_report()]
    assert names == ["report.md", "report.html"]
    assert (tmp_path / "report.md").read_text(encoding="utf-8") == markdown(run.plan, run.tallies)
    with pytest.raises(OptionError, match="has no folder"):
        random_run([RED, RED], 2, max_turns=4).write_report()
