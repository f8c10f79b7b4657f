"""Every switch of the timeline and of the turn plans has a test on its last day before and on its first: they are named
in `switches.tsv`.
"""

from __future__ import annotations

import ast
import datetime
import re
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

from mainphase.rules.law import FLAGS, Flag
from mainphase.rules.timeline import rules_on, timeline
from mainphase.rules.turnplan import FOLDER

TABLE = Path(__file__).with_name("switches.tsv")
TESTS = Path(__file__).parents[1]
SOURCES = TESTS.parent / "src" / "mainphase"
KERNEL = SOURCES / "kernel"
Switch = tuple[str, str]  # the first day, and what switches


def of_timeline() -> set[Switch]:
    first, *later = timeline().changes
    assert first.on == timeline().first  # nothing was before
    return {(change.on, flag) for change in later for flag in change.flags}


def read_off_the_plan() -> set[Switch]:
    """Flags that the turn plan says, and which phases there are."""
    found: set[Switch] = set()
    for before, since in pairwise([since for _, since in timeline().texts]):
        old, new = rules_on(before), rules_on(since)
        found.update((since, flag.name) for flag in planned() if old.flag(flag.name) != new.flag(flag.name))
        if [phase.kind for phase in old.plan.phases] != [phase.kind for phase in new.plan.phases]:
            found.add((since, "turn: phases"))
    return found


def planned() -> list[Flag]:
    return [flag for flag in FLAGS.values() if flag.planned]


def of_turn_plans() -> set[Switch]:
    found: set[Switch] = set()
    for path in sorted(FOLDER.glob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        first = data["since"].isoformat()
        if first != timeline().first:
            found.add((first, f"turn of {path.stem}"))
            found.update(lost(first))
        for phase in data["phase"]:
            for part in (phase, *phase.get("step", [])):
                entries = [part, *part.get("begins", []), *part.get("ends", []), *part.get("names", [])]
                if "triggers" in part:
                    entries.append(part["triggers"])
                found.update(days(entries))
        found.update(days([*data.get("ends", []), *data.get("phase_ends", [])]))
    return found


def lost(first: str) -> set[Switch]:
    """What the plan before had until the first day of a new one, and the new one has again only later."""
    before = [since for _, since in timeline().texts if since < first]
    stood, stands = rules_on(before[-1]).plan, rules_on(first).plan
    later = [rules_on(since).plan for _, since in timeline().texts if since > first]
    names = {action.name: action.action for actions in stood.operations() for action in actions}
    return {
        (first, f"turn: {name}")
        for name, action in names.items()
        if not stands.does(action) and any(plan.does(action) for plan in later)
    }


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
    assert set(listed) == of_timeline() | read_off_the_plan() | of_turn_plans()


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


def test_every_change_has_flags_or_is_one_of_the_turn_plan_and_each_of_those_has_its_source() -> None:
    of_plan = {day for day, _ in of_turn_plans()}
    changes = {change.on: change for change in timeline().changes}
    assert [on for on, change in changes.items() if not change.flags and on not in of_plan] == []
    assert sorted(of_plan - set(changes)) == []
    assert all(change.what and change.source for change in changes.values())


def test_the_kernel_reads_every_flag() -> None:
    """A flag that nobody asks only repeats what is said elsewhere: in the turn plan, or in another flag."""
    read: set[str] = set()
    for path in sorted(KERNEL.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and ast.unparse(node.value).split(".")[-1] == "rules":
                read.add(node.attr)
    assert sorted(set(FLAGS) - read) == []


def test_each_flag_stands_in_one_line_of_the_law_under_one_name() -> None:
    text = (SOURCES / "rules" / "law.py").read_text(encoding="utf-8")
    lines = re.findall(r'self\.(\w+): \w+ = said\.\w+\("(\w+)"', text)
    assert [(attribute, name) for attribute, name in lines if attribute != name] == []
    assert sorted(name for _, name in lines) == sorted(FLAGS)
