"""Reading a rule from a user's own rules text."""

from pathlib import Path

import pytest

from mainphase.errors import RulesError
from mainphase.rules.text import number_key, parse_rules_text, read_rules_text

# Our own words in the shape of a rules text: contents first, numbered paragraphs, examples, a glossary.
SHAPE = """
Contents

1. Concepts
100. General
101. Order

1. Concepts

100. General

100.1. The first rule of this text.
Example: A thing happens.

100.1a A part of the first rule. It
goes on in a second line.

100.1b Another part, see
100.10. for more.
100.1c A part that follows without an empty line.
100.2. The second rule, without one too.

100.10. The tenth rule.

101. Order

101.1. Rules come in order.
"""


def numbered(count: int) -> str:
    return SHAPE + "".join(f"\n102.{n}. Filling rule {n}.\n" for n in range(1, count))


def test_a_rule_comes_with_its_parts_and_examples() -> None:
    text = parse_rules_text(SHAPE)
    found = text.find("100.1")
    assert [rule.number for rule in found] == ["100.1", "100.1a", "100.1b", "100.1c"]
    assert found[0].text == "The first rule of this text. Example: A thing happens."
    assert found[1].text == "A part of the first rule. It goes on in a second line."


def test_a_section_comes_whole_and_in_order() -> None:
    numbers = [rule.number for rule in parse_rules_text(SHAPE).find("100")]
    assert numbers == ["100", "100.1", "100.1a", "100.1b", "100.1c", "100.2", "100.10"]


def test_a_number_at_the_start_of_a_wrapped_line_is_not_a_rule() -> None:
    assert parse_rules_text(SHAPE)["100.10"] == "The tenth rule."


def test_the_next_rule_begins_even_where_the_text_forgot_the_empty_line() -> None:
    text = parse_rules_text(SHAPE)
    assert text["100.1c"] == "A part that follows without an empty line."
    assert text["100.2"] == "The second rule, without one too."


@pytest.mark.parametrize("written", ["100.1a", "CR 100.1a", " 100.1A. "])
def test_numbers_may_be_written_as_people_write_them(written: str) -> None:
    assert [rule.number for rule in parse_rules_text(SHAPE).find(written)] == ["100.1a"]


def test_a_number_that_is_not_there_is_told_the_nearest() -> None:
    with pytest.raises(RulesError, match=r"no rule 100\.3 in this text; nearest are .*100\.2"):
        parse_rules_text(SHAPE).find("100.3")
    with pytest.raises(RulesError, match=r"no rule 103 in this text; nearest are .*101"):
        parse_rules_text(SHAPE).find("103")


@pytest.mark.parametrize("bad", ["", "5", "505.6bbb", "untap", "505-6"])
def test_what_is_not_a_number_is_refused(bad: str) -> None:
    with pytest.raises(RulesError, match=r"is not a rule number; they look like 505"):
        parse_rules_text(SHAPE).find(bad)


def test_numbers_sort_as_numbers() -> None:
    in_order = ["505", "505.6", "505.6b", "505.10", "704.5", "704.5z", "704.5aa"]
    assert sorted(["704.5aa", "505.10", *in_order[:3], *in_order[4:6]], key=number_key) == in_order


def test_a_missing_file_a_folder_and_another_text_are_refused(tmp_path: Path) -> None:
    with pytest.raises(RulesError, match=r"no such file; give the path of your own copy"):
        read_rules_text(tmp_path / "rules.txt")
    with pytest.raises(RulesError, match=r"this is a folder"):
        read_rules_text(tmp_path)
    other = tmp_path / "deck.txt"
    other.write_text("24 Forest\n36 Grizzly Bears\n", encoding="utf-8")
    with pytest.raises(RulesError, match=r"only 0 numbered rules in this file"):
        read_rules_text(other)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_any_encoding_the_official_files_have_had(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "rules.txt"
    path.write_text(numbered(30).replace("order", "“order”"), encoding=encoding)
    assert read_rules_text(path)["101.1"] == "Rules come in “order”."
