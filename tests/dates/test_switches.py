"""Every switch of the timeline and of the turn plans has a test on its last day before and on its first: they are named
in `switches.tsv`.
"""

from __future__ import annotations

import datetime
import re
import tomllib
from pathlib import Path
from typing import Any

from mainphase.rules.timeline import timeline
from mainphase.rules.turnplan import FOLDER

TABLE = Path(__file__).with_name("switches.tsv")
TESTS = Path(__file__).parents[1]
Switch = tuple[str, str]  # the first day, and what switches


def of_timeline() -> set[Switch]:
    first, *later = timeline().changes
    assert first.on == timeline().first  # nothing was before
    return {(change.on, flag) for change in later for flag in change.flags}


def of_turn_plans() -> set[Switch]:
    found: set[Switch] = set()
    for path in sorted(FOLDER.glob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        if data["since"].isoformat() != timeline().first:
            found.add((data["since"].isoformat(), f"turn of {path.stem}"))
        for phase in data["phase"]:
            for part in (phase, *phase.get("step", [])):
                entries = [part, *part.get("begins", []), *part.get("ends", []), *part.get("names", [])]
                if "triggers" in part:
                    entries.append(part["triggers"])
                found.update(days(entries))
        found.update(days([*data.get("ends", []), *data.get("phase_ends", [])]))
    return found


def days(entries: list[dict[str, Any]]) -> set[Switch]:
    """The first days since which, and until which, each of these is in force."""
    return {
        (entry[key].isoformat(), f"turn: {entry.get('does') or entry.get('name') or entry['concept']}")
        for entry in entries
        for key in ("since", "until")
        if key in entry
    }


def rows() -> list[list[str]]:
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


def test_every_switch_is_in_the_table_and_nothing_else() -> None:
    listed = [(row[0], row[1]) for row in rows()]
    assert len(listed) == len(set(listed)), "a switch stands there twice"
    assert set(listed) == of_timeline() | of_turn_plans()


def test_every_test_that_the_table_names_exists() -> None:
    text = {path: path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py")}
    for day, what, *named in rows():
        assert len(named) == 2, f"{day} {what}: a test before, a test after"
        for one in named:
            file, _, function = one.partition("::")
            path = TESTS / file
            assert path in text, f"{day} {what}: there is no {file}"
            assert re.search(rf"^def {re.escape(function)}\(", text[path], re.M), f"{day} {what}: no {one}"


def test_the_files_of_a_pair_speak_of_both_days() -> None:
    for day, what, before, after in rows():
        eve = (datetime.date.fromisoformat(day) - datetime.timedelta(days=1)).isoformat()
        for one, wanted in ((before, eve), (after, day)):
            file = one.partition("::")[0]
            assert wanted in (TESTS / file).read_text(encoding="utf-8"), f"{what}: {file} does not speak of {wanted}"
