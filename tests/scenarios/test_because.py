"""Why it is so: what a scenario asks is told, and what it expects as reasons has to be found."""

from __future__ import annotations

import pytest

from mainphase.errors import MainphaseError
from mainphase.scenarios import parse, run
from mainphase.scenarios.run import Result

TABLE = """scenario: test
rules: {rules}
players:
  Alice: {{hand: [Shock], battlefield: [{{card: Grizzly Bears, as: bear, counters: {{+1/+1: 2}}}}, Humility]}}
  Bob: {{battlefield: [Hill Giant]}}
"""


def played(rest: str, rules: str = "2024-11-08") -> Result:
    return run(parse(TABLE.format(rules=rules) + rest))


def failed(rest: str, rules: str = "2024-11-08") -> str:
    (failure,) = played(rest, rules).failures
    return failure.told


def told(result: Result) -> list[str]:
    return [str(event) for event in result.events if event.name == "explained"]


def test_613_4b_why_is_told_with_the_rule_of_each_step() -> None:
    assert told(played("play:\n  - why: {bear: pt}\n")) == [
        "why Grizzly Bears is 3/3:",
        "– 2/2 printed",
        "– 1/1 by Humility (timestamp 3) (613.4b)",
        "– 3/3 by 2 +1/+1 counters (613.4c)",
    ]


def test_613_4b_in_2004_counters_come_first() -> None:
    assert told(played("play:\n  - why: {bear: power}\n", "2004-06-01"))[1:] == [
        "– 2 printed",
        "– 4 by 2 +1/+1 counters (418.5a)",
        "– 1 by Humility (timestamp 3) (418.5a)",
    ]


def test_118_3_why_a_player_cannot() -> None:
    assert told(played("play:\n  - why: {Alice: cast Shock targeting bear}\n")) == [
        "why Alice cannot cast Shock targeting bear:",
        "– Alice cannot cast Shock now: they cannot pay its mana cost {R} (118.3)",
    ]


def test_500_2_what_happens_next() -> None:
    assert told(played("play:\n  - why: next\n"))[1:] == [
        "– the precombat main phase ends once all pass (500.2)",
        "– the beginning of combat step begins (507)",
    ]


@pytest.mark.parametrize(
    "expected",
    [
        "{bear: {power: [printed, Humility, 2 +1/+1 counters]}}",
        "{bear: {power: 613.4b}}",
        "{bear: {pt: [{by: Humility, rule: 613.4b, value: 1/1}, {rule: 613.4c, value: 3/3}]}}",
        '{Alice: {cast Shock: "118.3", pass: nothing}}',
        '{next: ["500.2", beginning of combat]}',
    ],
)
def test_reasons_that_are_found(expected: str) -> None:
    assert played(f"expect:\n  because: {expected}\n").ok


@pytest.mark.parametrize(
    ("expected", "found"),
    [
        ("{bear: {power: [2 +1/+1 counters, Humility]}}", "expected bear power because: 2 +1/+1 counters; Humility; "),
        (
            "{bear: {power: 613.4a}}",
            "found why Grizzly Bears has power 3: 2 printed; 1 by Humility, timestamp 3 (613.4b); ",
        ),
        ("{bear: {power: {by: Humility, value: 2}}}", "expected bear power because: 2 by Humility; found"),
        (
            "{Alice: {cast Shock: nothing}}",
            "expected nothing to forbid Alice cast Shock; found why Alice cannot cast Shock",
        ),
        ("{Alice: {pass: '117.1'}}", "found nothing forbids Alice to pass"),
        ('{next: "508"}', "found what happens next: the precombat main phase ends"),
    ],
)
def test_reasons_that_are_not(expected: str, found: str) -> None:
    assert found in failed(f"expect:\n  because: {expected}\n")
    head, _, reasons = expected[1:-1].partition(": ")
    if reasons.startswith("{"):
        asked, _, reasons = reasons[1:-1].partition(": ")
        head = f"{{{head}: {asked}}}"
    assert found in failed(f"play:\n  - {{why: {head}, because: {reasons}}}\n"), "beside the question too"


@pytest.mark.parametrize(
    ("rest", "message"),
    [
        ("play:\n  - why: soon\n", ":7: `why` is `next`, a player and what they would do, or an object"),
        ("play:\n  - why: {bear: strength}\n", ":7: 'strength' is no characteristic of an object; nearest: "),
        ("play:\n  - why: {Gorilla Bear: power}\n", ":7: this card is not supported: line 7: Gorilla Bear"),
        ("play:\n  - {why: {bear: [power, types]}, because: Humility}\n", ":7: `because` answers one question"),
        ("play:\n  - {why: {bear: power}, because: {who: Humility}}\n", ":7: key of a reason 'who' is not known"),
        ("play:\n  - {why: {bear: power}, because: []}\n", ":7: `because` is a reason or a list of reasons"),
        ("play:\n  - {why: {bear: power}, because: 613.4}\n", ':7: a reason needs quotation marks, "613.4"'),
        ("play:\n  - {why: {Ornithopter: power}}\n", ":7: there is no Ornithopter whose power could be asked about"),
        ("play:\n  - repeat: 2\n    play:\n      - why: next\n", ":9: `why` does not stand in `repeat`"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(rest: str, message: str) -> None:
    with pytest.raises(MainphaseError) as caught:
        played(rest)
    assert message in str(caught.value)


def test_a_question_alone_expects_nothing() -> None:
    """`check` refuses a file that cannot fail."""
    asked = parse(TABLE.format(rules="2024-11-08") + "play:\n  - why: next\n")
    assert not asked.expects("2024-11-08")
    answered = parse(TABLE.format(rules="2024-11-08") + "play:\n  - {why: next, because: '500.2'}\n")
    assert answered.expects("2024-11-08")
