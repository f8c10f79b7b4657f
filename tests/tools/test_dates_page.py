"""docs/dates.md is what the data say."""

from __future__ import annotations

import dates_page


def test_the_page_of_dates_is_current() -> None:
    assert dates_page.PAGE.read_text(encoding="utf-8") == dates_page.page(), "run `make dates` and commit docs/dates.md"


def test_the_page_names_every_edition_and_every_switch() -> None:
    page = dates_page.page()
    for told in (
        "| fifth |",
        " current |",
        "**2009-07-11**",
        "or earlier, but after 2022-10-07",
        "| mana burn | yes |",
    ):
        assert told in page
