"""A day not written YYYY-MM-DD, and a deck or an edition by nearly its name: what may have been meant is said."""

from __future__ import annotations

import pytest

from mainphase import DeckError, RulesError, read_deck, rules_on
from mainphase.rules.written_days import days_meant


@pytest.mark.parametrize(
    ("written", "days"),
    [
        ("3.4.2012", ["2012-04-03", "2012-03-04"]),
        ("3/4/2012", ["2012-03-04", "2012-04-03"]),
        ("31.12.2012", ["2012-12-31"]),
        ("12/31/2012", ["2012-12-31"]),
        ("3.4.12", ["2012-04-03", "2012-03-04"]),
        ("1-9-97", ["1997-09-01", "1997-01-09"]),
        ("2012-4-3", ["2012-04-03"]),
        ("2012/04/03", ["2012-04-03"]),
        ("2012.31.12", ["2012-12-31"]),
        ("20120403", ["2012-04-03"]),
        ("2012", ["2012-01-01"]),
        ("2012-04", ["2012-04-01"]),
        ("April 3, 2012", ["2012-04-03"]),
        ("3rd of April 2012", ["2012-04-03"]),
        ("sept 2009", ["2009-09-01"]),
        ("2011-02-29", []),
        ("3.4.123", []),
        ("may", []),
        ("m10", []),
        ("1.1.2012" * 20, []),
    ],
)
def test_the_days_that_may_be_meant(written: str, days: list[str]) -> None:
    assert days_meant(written) == days


@pytest.mark.parametrize(
    ("written", "hint"),
    [
        (
            "3.4.2012",
            "unknown rules '3.4.2012' (did you mean 2012-04-03 or 2012-03-04?); give a date from 1997-03-24 to",
        ),
        ("1.1.1990", "unknown rules '1.1.1990'; give a date"),
        ("2011-02-29", "unknown rules '2011-02-29' (there is no such day); give a date"),
        ("inistrad", "unknown rules 'inistrad' (nearest: innistrad); give a date"),
        ("", "unknown rules ''; give a date"),
    ],
)
def test_an_unknown_day_is_refused_with_what_may_be_meant(written: str, hint: str) -> None:
    with pytest.raises(RulesError) as refused:
        rules_on(written)
    assert str(refused.value).startswith(hint)


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("red-brun", "red-burn"),
        ("Red Burn", "red-burn"),
        ("red_green_assault.txt", "red-green-assault"),
        ("green", "vanilla-green"),
        ("worlds-1998/ben-rubim", "worlds-1998/ben-rubin"),
    ],
)
def test_an_unknown_deck_is_refused_with_what_may_be_meant(name: str, meant: str) -> None:
    with pytest.raises(DeckError) as refused:
        read_deck(name)
    said = str(refused.value)
    assert said.startswith(f"there is no file {name}, and no bundled deck of that name (did you mean {meant}")
    assert "; bundled are archenemy, " in said


def test_where_nothing_is_near_nothing_is_meant() -> None:
    with pytest.raises(DeckError, match=r"^there is no file mine\.txt, and no bundled deck of that name; bundled are"):
        read_deck("mine.txt")
