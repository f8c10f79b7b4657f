"""Own copies of the rules text: a rule stands under its number only in the text of that day."""

from pathlib import Path

import pytest
from tests.support.rules_copies import copy_of, write_copies

from mainphase.errors import RulesError
from mainphase.rules.concepts import concept_of
from mainphase.rules.own_copies import (
    OwnCopies,
    copied_concept,
    copied_rules,
    in_force_since,
    number_in_text,
    read_own_copies,
)
from mainphase.rules.text import day_of_text
from mainphase.rules.timeline import rules_on, timeline


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_copies(tmp_path)


@pytest.mark.parametrize(
    ("line", "day"),
    [
        ("These rules are effective as of November 8, 2024.", "2024-11-08"),
        ("   These rules are effective as of February 2, 2024", "2024-02-02"),
        ("These rules are current as of\nJuly 23, 2001.", "2001-07-23"),
        ("These rules are effective as of Nevember 8, 2024.", ""),
        ("These rules are effective as of February 31, 2024.", ""),
        ("", ""),
    ],
)
def test_a_text_tells_its_day(line: str, day: str) -> None:
    assert day_of_text(f"Rules\n\n{line}\n\n100.1. A rule.") == day


def test_every_dated_text_tells_the_day_that_it_is_named_by() -> None:
    folder = Path(__file__).parents[3] / "shared" / "rules"
    if not folder.is_dir():
        pytest.skip(f"no rules texts in {folder}")
    assert set(read_own_copies(folder).days) == {name for name, _ in timeline().texts}


def test_the_text_of_the_day_is_shown_under_the_number(folder: Path) -> None:
    (told,) = copied_rules(read_own_copies(folder), "701.24a", rules_on("today"))
    assert told.said == ""
    assert [(rule.number, rule.text) for rule in told.rules] == [("701.24a", "How to shuffle, as of 2026-04-17.")]


def test_a_text_of_another_day_is_joined_by_what_the_rule_is_about(folder: Path) -> None:
    """With the text of 8 November 2024 and a game of today, 701.24a is not the rule that has that number there."""
    older = read_own_copies(folder / "2024-11-08.txt")
    (told,) = copied_rules(older, "701.24a", rules_on("today"))
    assert told.said == "your copy is of 2024-11-08; there the rule is 701.20a"
    assert [rule.text for rule in told.rules] == ["How to shuffle, as of 2024-11-08."]


def test_the_other_way_round(folder: Path) -> None:
    newer = read_own_copies(folder / "2026-04-17.txt")
    (told,) = copied_rules(newer, "701.20a", rules_on("2024-11-08"))
    assert (told.said, told.rules[0].number) == ("your copy is of 2026-04-17; there the rule is 701.24a", "701.24a")


def test_of_a_folder_the_nearest_at_or_before_the_day_is_used(folder: Path) -> None:
    copies = read_own_copies(folder)
    found = [copies.for_day(day) for day in ("1999-06-01", "2024-11-08", "2025-11-14", "2026-04-17", "2026-11-28")]
    assert found == ["2024-11-08", "2024-11-08", "2024-11-08", "2026-04-17", "2026-04-17"]


def test_a_text_is_used_from_the_day_on_which_it_was_in_force(tmp_path: Path) -> None:
    """That of 23 April 1999 was in force since 1 June."""
    files = {day: tmp_path / f"{day}.txt" for day in ("1999-04-23", "1997-03-24")}
    copies = OwnCopies(files)
    assert in_force_since("1999-04-23") == "1999-06-01"
    assert [copies.for_day(day) for day in ("1999-05-31", "1999-06-01")] == ["1997-03-24", "1999-04-23"]


def test_what_nothing_is_cited_as_is_not_looked_up_in_a_text_of_another_day(folder: Path) -> None:
    older = read_own_copies(folder / "2024-11-08.txt")
    (told,) = copied_rules(older, "599.9", rules_on("2011-09-30"))
    assert told.rules == ()
    assert told.said.startswith("your copy is of 2024-11-08; mainphase cites nothing as 599.9 on 2011-09-30")


def test_where_a_text_has_no_such_rule_it_says_so(folder: Path) -> None:
    """Mana burn left the rules in 2009."""
    (told,) = copied_concept(read_own_copies(folder), concept_of("mana_burn"), rules_on("alara"))
    assert (told.said, told.rules) == ("your copy is of 2024-11-08; there is no such rule in it (mana burn)", ())


def test_where_a_copy_lacks_the_rule_it_says_so(folder: Path) -> None:
    (told,) = copied_rules(read_own_copies(folder), "702.19b", rules_on("today"))
    assert (told.said, told.rules) == ("your copy, of 2026-04-17, has no rule 702.19b", ())
    (told,) = copied_rules(read_own_copies(folder / "2024-11-08.txt"), "702.19b", rules_on("today"))
    assert "would be 702.19b, which your copy lacks" in told.said


def test_a_number_of_several_rules_gives_each_of_them(folder: Path) -> None:
    told = copied_rules(read_own_copies(folder), "Game Setup", rules_on("1997-03-24"))
    shuffle = next(each for each in told if each.rules)
    assert shuffle.said == "your copy is of 2024-11-08; there the rule on shuffle is 701.20a"


def test_numbers_in_a_text_that_is_not_known_here() -> None:
    """Between two texts that agree, it is what they say; where they part, and after the newest, nobody knows."""
    shuffle = concept_of("shuffle")
    assert number_in_text(shuffle, "2024-10-01") == "701.20a"
    assert number_in_text(shuffle, "2025-05-01") is None
    assert number_in_text(shuffle, "2999-01-01") is None
    assert number_in_text(concept_of("mana_burn"), "2024-10-01") == ""


def test_a_text_that_is_newer_than_all_that_are_known_shows_nothing_under_a_number(tmp_path: Path) -> None:
    (tmp_path / "new.txt").write_text(copy_of("2999-01-01", "701.24a"), encoding="utf-8")
    (told,) = copied_rules(read_own_copies(tmp_path), "701.24a", rules_on("today"))
    assert (told.said, told.rules) == ("your copy is of 2999-01-01; the number of the rule in it is not known", ())


def test_a_concept_is_found_in_any_copy(folder: Path) -> None:
    (told,) = copied_concept(read_own_copies(folder), concept_of("shuffle"), rules_on("2005-01-01"))
    assert (told.said, told.rules[0].number) == ("your copy is of 2024-11-08; there the rule is 701.20a", "701.20a")


def test_a_text_without_a_day_is_refused_and_told_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "rules.txt"
    path.write_text(copy_of("2024-11-08", "701.20a", "Rules."), encoding="utf-8")
    with pytest.raises(RulesError, match=r"does not say from which day it is effective; name the file by its day"):
        read_own_copies(path)
    with pytest.raises(RulesError, match=r"no rules text with a date in this folder"):
        read_own_copies(tmp_path)
    path.rename(tmp_path / "2024-11-08.txt")
    assert read_own_copies(tmp_path / "2024-11-08.txt").days == ["2024-11-08"]
    assert read_own_copies(tmp_path).days == ["2024-11-08"]


def test_two_texts_of_one_day_are_refused(folder: Path) -> None:
    (folder / "copy.txt").write_text(copy_of("2024-11-08", "701.20a"), encoding="utf-8")
    with pytest.raises(RulesError, match=r"two rules texts of 2024-11-08: 2024-11-08\.txt and copy\.txt"):
        read_own_copies(folder)


def test_a_rulebook_without_numbers_has_none(folder: Path) -> None:
    (folder / "1997-03-24.txt").write_text("The basic rules of the game.\n", encoding="utf-8")
    (told,) = copied_rules(read_own_copies(folder), "Mana Burn", rules_on("1997-08-22"))
    assert told.said == "your copy, of 1997-03-24, has no numbered rules"
