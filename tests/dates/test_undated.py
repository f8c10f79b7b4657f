"""What is played as today on every date is listed by number; the numbers are looked up in the texts around each day."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from mainphase.cards import find_card
from mainphase.errors import RulesError
from mainphase.rules.history import history
from mainphase.rules.text import RulesText, read_rules_text
from mainphase.rules.timeline import timeline
from mainphase.rules.undated import HEADER, Undated, read_undated, undated, undated_at

TEXTS = Path(__file__).resolve().parents[3] / "shared" / "rules"
NAMES = [name for name, _ in timeline().texts]
BY_DAY = {since: name for name, since in timeline().texts}


@cache
def text_of(name: str) -> RulesText:
    path = TEXTS / f"{name}.txt"
    if not path.exists():
        pytest.skip(f"no rules text {name}.txt in ../shared/rules")
    return read_rules_text(path)


def called(change: Undated) -> str:
    return f"{change.day} {change.rule}"


@pytest.mark.parametrize("change", undated(), ids=called)
def test_the_texts_around_the_day_have_the_numbers(change: Undated) -> None:
    name = BY_DAY[change.day]
    before = NAMES[NAMES.index(name) - 1]
    assert [number for number in change.before if number not in text_of(before)] == []
    assert [number for number in change.since if number not in text_of(name)] == []
    assert change.rule in text_of(NAMES[-1])


@pytest.mark.parametrize("change", undated(), ids=called)
def test_each_change_names_supported_cards_that_show_it(change: Undated) -> None:
    assert [name for name in change.cards if find_card(name).name != name] == []


def test_a_change_is_found_under_each_of_its_numbers() -> None:
    for change in undated():
        for number in change.numbers():
            assert change in undated_at(number)


def test_history_tells_of_it() -> None:
    change = undated()[0]
    (told,) = [one for one in history(change.rule) if one.kind == "not dated"]
    assert change.day in [entry.since for entry in told.entries]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("2001-07-23\t603.5\t410.5\t410.5\twhat\tcard", "there should be 7"),
        ("2001-07-24\t603.5\t410.5\t410.5\twhat\tcard\twhy", "not the day of a rules text"),
        ("2001-07-23\t603.5\t-\t-\twhat\tcard\twhy", "neither text"),
        ("2001-07-23\tabc\t410.5\t-\twhat\tcard\twhy", "not a rule number"),
    ],
)
def test_a_bad_line_is_refused(tmp_path: Path, line: str, says: str) -> None:
    path = tmp_path / "undated.tsv"
    path.write_text("\t".join(HEADER) + f"\n{line}\n", encoding="utf-8")
    with pytest.raises(RulesError, match=says):
        read_undated(path)
