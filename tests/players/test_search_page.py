"""What docs/search.md shows is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from tests.support.shown import blocks_of

from mainphase.players import make_bot
from mainphase.players.search_bot import SIMS, TURNS, SearchBot

PAGE: Final = (Path(__file__).parents[2] / "docs" / "search.md").read_text(encoding="utf-8")


def test_its_python_runs() -> None:
    names: dict[str, Any] = {}
    shown = [block for block in blocks_of(PAGE) if block.kind == "python"]
    for block in shown:
        exec(compile(block.text, "docs/search.md", "exec"), names)
    assert shown
    assert names["outcome"].decisions > 5


def test_the_bots_that_it_names_can_be_made() -> None:
    named = re.findall(r"search:[\w=.,]+", PAGE)
    assert len(named) > 2
    for name in named:
        assert isinstance(make_bot(name), SearchBot)


def test_it_tells_every_option_and_what_holds_without_it() -> None:
    told = dict(re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$", PAGE, re.M))
    assert list(told) == [option.name for option in SearchBot.options]
    assert told["sims"].startswith(f"{SIMS},")
    assert told["turns"] == f"{TURNS}"
