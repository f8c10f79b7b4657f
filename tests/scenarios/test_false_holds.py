"""What a scenario says is either looked at or refused: nothing in it holds because it was never reached or is empty."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from mainphase.errors import MainphaseError, ScenarioError
from mainphase.scenarios import check_files, parse, run

BURNT = """scenario: test
players:
  Alice: {hand: [Lightning Bolt], battlefield: [Mountain]}
  Bob: {life: 3}
play:
  - {Alice: cast Lightning Bolt, targets: [Bob]}
  - resolve: all
"""


def found(text: str) -> list[str]:
    return [failure.told for failure in run(parse(text)).failures]


@pytest.mark.parametrize(
    "rest",
    [
        "  - advance: turn 2, upkeep\nexpect: {life: {Alice: 20}}\n",
        "  - expect: {life: {Alice: 20}}\n    at: turn 3, upkeep\n",
        "  - resolve: all\n    at: turn 3, upkeep\nexpect: {life: {Alice: 20}}\n",
        "  - advance: end step\nexpect: {draw: false}\n",
        "  - {Alice: pass, at: end step}\nexpect: {life: {Alice: 20}}\n",
    ],
)
def test_a_place_is_not_reached_in_a_game_that_is_over(rest: str) -> None:
    (told,) = found(BURNT + rest)
    assert "the game is over; it ended in the precombat main phase" in told


@pytest.mark.parametrize("end", ["{winner: [Alice]}", "{events: [{event: player loses, player: Bob}]}"])
def test_the_way_to_a_place_may_end_the_game_if_that_is_expected(end: str) -> None:
    assert not found(BURNT.replace("  - resolve: all\n", f"  - advance: end step\nexpect: {end}\n"))


def test_nothing_is_left_to_resolve_in_a_game_that_is_over() -> None:
    (told,) = found(BURNT + "  - resolve: 1\nexpect: {life: {Bob: 0}}\n")
    assert told.startswith("expected resolve: 1; found the game is over")


def test_each_of_its_rules_is_expected_to_show_something(tmp_path: Path) -> None:
    text = "scenario: test\nrules: [m10, current]\nplayers:\n  Alice: {}\n  Bob: {}\n"
    text += "expect: {under: {m10: {life: {Bob: 20}}}}\n"
    file = tmp_path / "a.yaml"
    file.write_text(text, encoding="utf-8")
    out = io.StringIO()
    assert check_files([file], Console(file=out, width=200)) == 2
    assert "this scenario expects nothing under the rules of 2026-04-17, so it cannot fail" in out.getvalue()
    assert check_files([file], Console(file=out, width=200), "m10") == 0
    assert check_files([file], Console(file=out, width=200), "alara") == 2


FIELD = "scenario: test\nplayers:\n  Alice: {{battlefield: [{0}]}}\n  Bob: {{}}\nexpect: {{battlefield: {{Bob: []}}}}\n"


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("Shock", r"Shock \(Instant\) cannot be on the battlefield \(110.4\); allowed are creatures"),
        ("2 Divination", r"Divination \(Sorcery\) cannot be on the battlefield"),
        ("Fire // Ice", r"Fire // Ice \(Instant\) cannot be on the battlefield"),
        ("Stomp", r"Stomp \(Instant — Adventure\) cannot be .*; there the card is Bonecrusher Giant; allowed"),
        ("{card: Shock, tapped: true}", r"Shock \(Instant\) cannot be on the battlefield"),
    ],
)
def test_110_4_what_is_no_permanent_is_not_on_the_battlefield(card: str, said: str) -> None:
    with pytest.raises(ScenarioError, match=rf"file\.yaml:3: {said}"):
        parse(FIELD.format(card), "file.yaml")


@pytest.mark.parametrize(
    "card", ["{card: Shock, face down: true}", "Insectile Aberration", "Bonecrusher Giant", "Forest"]
)
def test_what_may_be_there(card: str) -> None:
    assert run(parse(FIELD.format(card))).ok


FACES = """scenario: test
players:
  Alice:
    battlefield: [Insectile Aberration, Bonecrusher Giant]
    exile: [Bonecrusher Giant]
    library: [Delver of Secrets]
    graveyard: [Delver of Secrets, Fire // Ice]
  Bob: {}
expect:
"""


@pytest.mark.parametrize(
    "expect",
    [
        "lacks: {battlefield: {Alice: [Delver of Secrets]}}",
        "lacks: {battlefield: {Alice: [Stomp]}}",
        "lacks: {exile: {Alice: [Stomp]}}",
        "lacks: {library: {Alice: [Insectile Aberration]}}",
        "lacks: {graveyard: {Alice: [Insectile Aberration of Alice]}}",
        "has: {graveyard: {Alice: [Fire]}, battlefield: {Alice: [Insectile Aberration]}}",
        "has: {graveyard: {Alice: [Delver of Secrets of Alice, Ice]}}",
        "untapped: [Insectile Aberration]",
        "attacking: []",
    ],
)
def test_712_8a_715_4_a_card_has_the_name_of_the_face_that_is_up(expect: str) -> None:
    assert not found(FACES + f"  {expect}\n")


@pytest.mark.parametrize(
    "expect",
    [
        "has: {battlefield: {Alice: [Delver of Secrets]}}",
        "battlefield: {Alice: [Insectile Aberration, Stomp]}",
        "exile: {Alice: [Stomp]}",
        "library: {Alice: [Insectile Aberration]}",
        "has: {graveyard: {Alice: [Insectile Aberration]}}",
        "untapped: [Stomp]",
        "untapped: []",
    ],
)
def test_it_has_no_other(expect: str) -> None:
    assert len(found(FACES + f"  {expect}\n")) == 1


def test_what_is_attached_is_attached_to_the_face_that_is_up() -> None:
    host = "Insectile Aberration"
    text = FIELD.format(f"{host}, {{card: Regeneration, attached to: {host}}}")
    assert run(parse(text)).ok
    with pytest.raises(MainphaseError, match="there is none on the battlefield"):
        run(parse(text.replace(f"to: {host}", "to: Delver of Secrets")))


@pytest.mark.parametrize(
    "expect",
    ["has: {hand: {Bob: []}}", "lacks: {hand: {Bob: []}}", "events: []", "no events: []", "keywords: {Forest: []}"],
)
def test_what_holds_whatever_happens_is_refused(expect: str) -> None:
    text = FIELD.format("Forest").replace("battlefield: {Bob: []}", expect)
    with pytest.raises(ScenarioError, match="is an empty list here, which always holds"):
        parse(text)


def test_none_of_something_is_not_expected_by_a_count() -> None:
    with pytest.raises(ScenarioError, match="a count is at least 1; found 0"):
        parse(FIELD.format("Forest").replace("battlefield: {Bob: []}", "has: {hand: {Bob: [0 Forest]}}"))
