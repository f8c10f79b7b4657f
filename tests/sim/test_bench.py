"""The benchmark runs under whatever build this is, states what it measured, and says what was lost."""

from __future__ import annotations

import importlib
import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from mainphase.foundation.build import build_kind

BENCH = Path(__file__).parents[2] / "bench"


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BENCH / "run.py"), "--seconds", "0.02", "--rounds", "2", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


def module(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, BENCH / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_figures_as_data_say_how_they_were_measured(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    ran = bench("--lanes", "vanilla/skipped/game,burn/asked/kernel", "--json", str(file))
    assert ran.returncode == 0, ran.stderr
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["machine"]["build"] == build_kind()
    assert "shuffling" in data["included"]
    skipped, asked = data["lanes"]
    assert (skipped["name"], asked["name"]) == ("vanilla/skipped/game", "burn/asked/kernel")
    for figure in (skipped, asked):
        assert figure["games"] >= 3
        assert 0 < figure["low"] <= figure["value"] <= figure["high"]
        assert figure["unit"] == "games/s"
        assert figure["name"] in ran.stdout
    assert skipped["decisions"] * 2 < asked["decisions"]  # the windows are asked, or they are not
    assert f"{build_kind()} build" in ran.stdout


def test_a_lane_that_is_none_is_refused_with_those_that_are() -> None:
    ran = bench("--lanes", "vanilla/skipped/gmae")
    assert ran.returncode == 2
    assert "there is no lane vanilla/skipped/gmae; there are vanilla/skipped/game," in ran.stderr


def test_five_per_cent_lost_are_said() -> None:
    kept = module("kept")
    before = {"tools": kept.tools(), "commit": "abc", "instructions": {"a": 1000, "b": 1000, "c": 1000}}
    said = kept.compared({"a": 1051, "b": 1040, "c": 940, "d": 5}, before)
    assert said == [
        "a: LOST 5.1% (1,000 instructions a decision, now 1,051)",
        "c: gained 6.0% (1,000 instructions a decision, now 940)",
        "d: new, nothing is kept",
    ]
    assert kept.compared({"b": 1040}, before) == ["every lane is within 5% of the kept figures (abc)"]
    assert "other tools" in kept.compared({"b": 1040}, before | {"tools": {}})[0]


def test_what_grows_too_steeply_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    large = importlib.import_module("large")
    points = {1000: 1.0, 2000: 2.0, 4000: 4.0}
    linear, steep, steeper = large.exponent(points), large.exponent({1: 1.0, 2: 4.0}), 1.16
    assert (round(linear, 3), round(steep, 3)) == (1, 2)
    found = (("a", linear), ("b", steep), ("c", steeper), ("d", 0.5))
    figures = [large.Grown(name, "", points, e) for name, e in found]
    before = {"deeds": [{"name": name, "exponent": e} for name, e in (("b", 2.0), ("c", 1.0), ("d", 0.1))]}
    assert large.compared(figures, before) == [
        "b: STEEP, it grows by the power 2.00",
        "c: STEEPER, 1.00 is kept, now it is 1.16",
    ]
    assert large.compared(figures[:1], {}) == [
        "all that is done to many things grows by the power 1.2 of their number, or less"
    ]


def test_the_page_has_the_figures_that_are_kept() -> None:
    page = module("page")
    text = page.PAGE.read_text(encoding="utf-8")
    assert page.filled(text) == text, "python bench/page.py fills the tables again"
    assert text.count("<!-- end -->") == len(page.PLACE.findall(text)) == 5


def test_a_ratio_to_a_peer_is_that_of_each_round() -> None:
    page = module("page")
    pair = {"lane": "a", "peer": "b", "said": "vanilla", "project": "other"}
    data = {
        "commit": "abc",
        "rounds": 3,
        "seconds": 2,
        "machine": "here",
        "pairs": [pair],
        "rates": {"a": [100.0, 300.0, 90.0], "b": [50.0, 100.0, 30.0]},
    }
    assert "| vanilla | 100 | other 50.0 | **3.0 ×** (2.0 to 3.0) |" in page.peers(data)
