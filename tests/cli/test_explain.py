"""`explain` and `check` on a date: cards, rule numbers, decks, scenarios."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run

MINE = """\
scenario: A tapped Howling Mine
rules: [2011-09-30, 2020-01-01]
start: {step: upkeep}
players:
  Alice: {battlefield: [{card: Howling Mine, tapped: true}], library: [Shock, Opt]}
  Bob: {}
play:
  - advance: precombat main
expect:
  hand: {Alice: [Shock]}
"""


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    path = tmp_path / "mine.yaml"
    path.write_text(MINE, encoding="utf-8")
    return path


def test_a_card_is_explained_as_it_reads_today_and_as_it_read(mainphase: Run) -> None:
    today = mainphase("explain", "howling", "mine").out.splitlines()
    assert today[:2] == ["Howling Mine  {2}", "Artifact"]
    assert today[2].startswith("- At the beginning of each player's draw step")
    assert today[3].startswith("Until 1999-06-01 (5ED 1997): Each player uses this ability")
    assert today[4] == "From 1999-06-01: as above"
    then = mainphase("explain", "Howling Mine", "--rules", "1999-05-31").out.splitlines()
    assert then[2].startswith("- Each player uses this ability during their draw phase: Draw a card.")
    assert then[3] == "Until 1999-06-01 (5ED 1997): as above"
    assert then[4].startswith("From 1999-06-01: At the beginning of each player's draw step")
    assert mainphase("explain", "Howling Mine", "--rules", "sixth").out.splitlines()[2:] == today[2:]


@pytest.mark.parametrize(
    ("name", "then", "now"),
    [
        ("Llanowar Elves", "Summon Elf  1/1", "Creature — Elf Druid  1/1"),
        ("Ornithopter", "Artifact Creature  0/2", "Artifact Creature — Thopter  0/2"),
        ("Paralyze", "Enchant Creature", "Enchantment — Aura"),
        ("Wellspring", "Enchant Land", "Enchantment — Aura"),
        ("Teferi's Realm", "Enchant World", "World Enchantment"),
        ("Counterspell", "Interrupt", "Instant"),
        ("Dark Ritual", "Mana Source", "Instant"),
        ("Tundra", "Land", "Land — Plains Island"),
        ("Serra Angel", "Summon Angel  4/4", "Creature — Angel  4/4"),
    ],
)
def test_a_type_line_reads_as_it_did_then(mainphase: Run, name: str, then: str, now: str) -> None:
    assert mainphase("explain", name, "--rules", "1999-05-31").out.splitlines()[1] == then
    assert mainphase("explain", name, "--rules", "1999-06-01").out.splitlines()[1] == now


def test_where_only_the_type_line_has_changed_it_is_told(mainphase: Run) -> None:
    said = mainphase("explain", "Llanowar Elves", "--rules", "fifth").out.splitlines()
    assert said[-1] == "From 1999-06-01: Creature — Elf Druid; {T}: Add {G} to your mana pool."


def test_a_card_that_always_read_the_same_says_nothing_of_dates(mainphase: Run) -> None:
    ran = mainphase("explain", "Serra Angel", "--rules", "m10")
    assert ran.out == mainphase("cards", "Serra Angel").out


def test_a_card_that_was_looked_up_and_said_the_same_says_so(mainphase: Run) -> None:
    ran = mainphase("explain", "Vibrating Sphere", "--rules", "fifth")
    assert ran.out.splitlines()[-1] == "It said the same in 1997 (ICE 1995)."


def test_a_rule_number_is_explained_by_the_numbering_of_the_date(mainphase: Run) -> None:
    today = mainphase("explain", "505.4").out.splitlines()
    assert today[:2] == [
        "505.4 under the rules of 2026-04-17",
        "  lore: The active player's Sagas get a lore counter as the first main phase begins.",
    ]
    then = mainphase("explain", "505.4", "--rules", "2011-09-30").out.splitlines()
    assert then[:2] == [
        "505.4 under the rules of 2011-09-30",
        "  main triggers (today 500.6): Abilities that trigger at the beginning of a main phase.",
    ]
    assert then[-1] == "Today 505.4 is about: lore"
    burn = mainphase("explain", "300.3", "--rules", "alara").out
    assert "  mana burn (no rule today): Until 2009 a player lost 1 life for each mana that emptied unspent." in burn
    assert mainphase("explain", "mana", "burn", "--rules", "fifth").out.startswith("Mana Burn under the rules of 1997")


def test_a_rule_number_is_explained_with_its_numbers_switches_and_scenarios(mainphase: Run, tmp_path: Path) -> None:
    """Each scenario cites in the numbering of its own dates; what it tests is in today's."""
    (tmp_path / "now.yaml").write_text('scenario: A\nexpect: {events: [{event: draw, rule: "505.4"}]}\n')
    (tmp_path / "then.yaml").write_text('scenario: B\nrules: 2011-09-30\nexpect: {events: [{rule: "505.4"}]}\n')
    (tmp_path / "tests.yaml").write_text('scenario: C\ntests: ["505.4"]\nrules: 2011-09-30\n')
    (tmp_path / "other.yaml").write_text('scenario: D\nexpect: {events: [{rule: "505.4a"}, {rule: "1505.4"}]}\n')
    said = mainphase("explain", "505.4", "--scenarios", tmp_path).out.splitlines()
    assert said[2:] == [
        "    number: no rule from 1997-03-24, 505.4 from 2018-04-27",
        "    switch: saga tba (with chapters on 2026-04-17). "
        "Which Sagas get a lore counter as the main phase begins: all, or only those with chapters.",
        f"    shown by: {tmp_path / 'tests.yaml'}, {tmp_path / 'now.yaml'}",
    ]
    ran = mainphase("explain", "505.4", "--scenarios", tmp_path / "none")
    assert (ran.status, "is not a folder" in ran.err) == (2, True)


def test_a_rule_is_explained_by_what_it_is_about(mainphase: Run, tmp_path: Path) -> None:
    """As `history` finds it: a keyword or another concept, a flag, a part of the turn, a format."""

    def said(*words: str) -> list[str]:
        return mainphase("explain", *words, "--scenarios", tmp_path).out.splitlines()

    assert said("deathtouch")[:3] == [
        "deathtouch under the rules of 2026-04-17",
        "  702.2b: Damage from deathtouch destroys a creature, however little it was.",
        "    number: 502.63a from 2007-05-01, 702.2c from 2009-07-11, 702.2b from 2017-01-20",
    ]
    then = said("deathtouch", "--rules", "fifth")
    assert then[1].startswith("  no rule on 1997-03-24 (today 702.2b): ")
    burn = said("mana", "burn", "--rules", "sixth")
    assert burn[:2] == [
        "mana burn under the rules of 1999-06-01",
        "  yes: Whether unspent mana costs its player life as it empties.",
    ]
    assert burn[3].startswith("    2009-07-11: no  [rules text of 2009-07-11")
    assert "  300.4 (no rule today): Until 2009 a player lost 1 life for each mana that emptied unspent." in burn
    assert said("untap step")[0] == "untap step under the rules of 2026-04-17"


def test_a_name_of_both_a_rule_and_a_card_gives_both(mainphase: Run, tmp_path: Path) -> None:
    lines = mainphase("explain", "regeneration", "--scenarios", tmp_path).out.splitlines()
    assert any(line.startswith("regeneration under the rules of") for line in lines)
    assert any(line.startswith("Regeneration  {1}{G}") for line in lines)


def test_a_scenario_is_explained_under_another_date(mainphase: Run, scenario: Path) -> None:
    ran = mainphase("explain", scenario, "--rules", "duskmourn")
    assert ran.status == 0
    assert "rules of 2024-09-20" in ran.out
    assert "rules of 2011-09-30" not in ran.out


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        (["Howlng Mine"], "did you mean Howling Mine?"),
        (["deathtouhc"], "no rule is called so (did you mean deathtouch?)"),
        (["702.2"], "nothing as 702.2 under the rules of 2026-04-17; in it: 702.2b, 702.2c"),
        (["599.9", "--rules", "m10"], "mainphase cites nothing as 599.9 under the rules of 2009-07-11"),
        (["Shock", "--rules", "1990-01-01"], "the dates run from 1997-03-24"),
        (["Shock", "--rules", "sixt"], "nearest: sixth"),
    ],
)
def test_what_cannot_be_explained_is_said(mainphase: Run, said: list[str], complaint: str) -> None:
    ran = mainphase("explain", *said)
    assert ran.status == 2
    assert complaint in ran.err


def test_a_scenario_is_checked_under_another_date_than_its_own(mainphase: Run, scenario: Path) -> None:
    assert "2 of 2 hold" in mainphase("check", scenario).out
    ran = mainphase("check", scenario, "--rules", "m10")
    assert (ran.status, "(2009-07-11)" in ran.out, "1 of 1 hold" in ran.out) == (0, True, True)


def test_a_deck_is_checked_for_a_date(mainphase: Run, tmp_path: Path) -> None:
    deck = tmp_path / "mines.txt"
    deck.write_text("4 Howling Mine\n56 Island\n\n2 Winter Orb\n", encoding="utf-8")
    then = mainphase("check", deck, "--rules", "fifth")
    assert then.status == 0
    assert then.out.splitlines() == [
        f"playable  {deck} (1997-03-24): 60 cards, 2 in the sideboard",
        "  Howling Mine reads differently today",
        "  Winter Orb reads differently today",
    ]
    assert mainphase("check", deck).out.splitlines() == [f"playable  {deck} (2026-04-17): 60 cards, 2 in the sideboard"]
    assert mainphase("check", "red-burn").out.startswith("playable  red-burn")


def test_a_deck_that_cannot_be_played_is_malformed(mainphase: Run, tmp_path: Path, scenario: Path) -> None:
    deck = tmp_path / "wrong.txt"
    deck.write_text("4 Howlng Mine\n", encoding="utf-8")
    ran = mainphase("check", deck, scenario)
    assert ran.status == 2
    assert "did you mean Howling Mine?" in ran.out
    assert "2 of 2 hold" in ran.out


def test_check_refuses_rules_that_there_are_none_of(mainphase: Run) -> None:
    ran = mainphase("check", "red-burn", "--rules", "m99")
    assert ran.status == 2
    assert "unknown rules 'm99'" in ran.err
