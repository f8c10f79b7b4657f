"""Numbers that people write are read in one place: ASCII digits, and a bound."""

import ast
from pathlib import Path

import pytest

import mainphase
from mainphase.errors import IllegalOption, MainphaseError, NotationError, OptionError, RulesError, ScenarioError
from mainphase.foundation.whole_numbers import HUGE, decimal, signed, whole
from mainphase.game import Game
from mainphase.rules.timeline import date_of, rules_on
from mainphase.scenarios.parse import parse

SOURCE = Path(mainphase.__file__).parent
STRANGE = ("²", "٤", "４", "1_000", "1e3", "0x10", "", " ", "1.0", "+", "-", "½", "Ⅳ")
READER = SOURCE / "foundation" / "whole_numbers.py"
# Numbers that no user wrote: a rule's parts (three ASCII digits and four at most), a token's size in the library.
OTHERS = {
    "rules/text.py",
    "cards/words/tokens.py",
    "presentation/words.py",
    "rules/law.py",
    "scenarios/yaml_tree.py",
}


@pytest.mark.parametrize("text", STRANGE)
def test_what_is_no_number(text: str) -> None:
    assert whole(text) is None
    assert signed(text) is None


def test_numbers() -> None:
    assert [whole(text) for text in ("0", "007", "999999999999")] == [0, 7, 999_999_999_999]
    assert [signed(text) for text in ("-3", "+3", "3")] == [-3, 3, 3]
    assert whole("9" * 5000) == HUGE
    assert signed("-" + "9" * 5000) == -HUGE
    assert whole("0" * 5000 + "7") == 7


def test_decimals() -> None:
    assert [decimal(text) for text in ("2", "0.5", "10.25")] == [2.0, 0.5, 10.25]
    assert [decimal(text) for text in (*STRANGE, "1.", ".5", "1.2.3", "nan", "inf", "9" * 40) if text != "1.0"] == [
        None
    ] * (len(STRANGE) + 5)


def test_nothing_else_in_the_source_reads_numbers() -> None:
    """`int(…)` of a text, `\\d` and `isdigit` take digits of every script."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        name = str(path.relative_to(SOURCE))
        if path == READER or name in OTHERS or name.startswith("kernel/"):
            continue
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "int":
                found.append((name, node.lineno, ast.unparse(node)))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and "\\d" in node.value:
                found.append((name, node.lineno, node.value))
    allowed = (
        "int(quantity.up)",
        "int(bool(end.code))",
        "int(index)",
        # Of numbers: a share of a count, what numpy or a cluster has counted.
        "int(ch.has_pt)",
        "int(oid)",
        "int(placed)",
        "int(row.entity)",
        "int(marks)",
        "int(np.prod(schema[name].shape))",
        "int(number)",  # what SQLite has counted
        "int(columns[6])",
        "int(over)",
        "int(signal.SIGPROF)",
        "int(told.read().split()[0])",  # what Linux has counted
        "int(WIDEN * sqrt(float(node.visits)))",
        "int(self.rng.integers(SEEDS))",
        "int(self.np_random.integers(SEEDS))",
        "int(np.prod(array.shape))",
        "int(np.prod(shape))",
        "int(action)",
        "int(seed)",  # which Stable-Baselines3 gives
        "int(self.arrays['game'][k, SEAT])",
        "int(said != '')",
        "int(ray.cluster_resources().get('CPU', 1))",
    )
    assert [one for one in found if one[2] not in allowed] == []


SCENARIO = """scenario: test
players:
  Alice: {{hand: [{hand}], battlefield: [{field}], life: {life}, mana: "{mana}"}}
  Bob: {{}}
seed: {seed}
start: {{turn: {turn}}}
play:
  - resolve: {resolve}
  - advance: {place}
expect: {{life: {{Bob: 20}}, hand: {{Bob: {count}}}, pt: {{Shock: {pt}}}}}
"""
SOUND = {
    "hand": "2 Shock",
    "field": "2 Forest",
    "life": "20",
    "mana": "{2}",
    "seed": "1",
    "turn": "2",
    "resolve": "1",
    "place": '"turn 2, upkeep"',
    "count": "2",
    "pt": "2/2",
}


@pytest.mark.parametrize("number", ["²", "٤", "9" * 5000, "99999999999"])
@pytest.mark.parametrize("key", SOUND)
def test_a_scenario_takes_numbers_within_bounds(key: str, number: str) -> None:
    parse(SCENARIO.format(**SOUND))
    if key == "seed" and number == "99999999999":
        return
    said = SOUND[key].replace("2", number).replace("1", number)
    with pytest.raises(MainphaseError) as wrong:
        parse(SCENARIO.format(**SOUND | {key: said}), "file.yaml")
    assert len(str(wrong.value)) < 600


def test_a_position_has_a_bound_on_its_objects() -> None:
    lists = ", ".join(["1000 Forest"] * 3)
    with pytest.raises(ScenarioError, match="a position has at most 2000 objects; with this line it has 3000"):
        parse(f"scenario: test\nplayers:\n  Alice: {{hand: [{lists}]}}\n  Bob: {{}}\n")


def test_control_characters_in_a_scenario_are_shown_by_their_codes() -> None:
    text = 'scenario: "a\\e[2Jb"\nplayers:\n  "Al\\eice": {hand: [Shock]}\n  Bob: {}\nplay: [{"Al\\eice": pass}]\n'
    scenario = parse(text)
    assert scenario.title == "a\\x1b[2Jb"
    assert scenario.seats[0].name == scenario.play[0].player == "Al\\x1bice"


def test_a_players_name_is_plain() -> None:
    for name in ("A\x1b[2J", "A\nB", "A" * 81):
        with pytest.raises(OptionError, match="a player's name has no control characters") as wrong:
            Game.new({name: "60 Forest", "Bob": "60 Forest"})
        assert wrong.value.args[0].isprintable()


def test_seeds_have_a_bound() -> None:
    decks = {"Alice": "60 Forest", "Bob": "60 Forest"}
    Game.new(decks, seed=2**256 - 1)
    for seed in (2**256, -(2**63) - 1, 10**6000):
        with pytest.raises(OptionError, match="the seed must be a whole number from"):
            Game.new(decks, seed=seed)


@pytest.mark.parametrize("text", ["²", "x = ²", "x = " + "9" * 5000, "9" * 5000, "cast Shock with x = 9999999999"])
def test_answers_take_such_numbers_for_text(text: str) -> None:
    game = Game.new({"Alice": "60 Forest", "Bob": "60 Forest"}, seed=1)
    with pytest.raises((IllegalOption, NotationError)):
        game.apply(text)


def test_today_and_current_are_the_newest_rules() -> None:
    assert date_of("today") == date_of(" Current ") == date_of(None) == rules_on("today").date
    with pytest.raises(
        RulesError, match=r"unknown rules 'yesterday' \(nearest: today\); give a date from .*, today, or"
    ):
        rules_on("yesterday")


@pytest.mark.parametrize("rules", [5, 2.5, b"fifth", ["fifth"], "²011-09-30", "20110930", "2011-W39-5", "x" * 10_000])
def test_what_can_be_no_rules_is_an_error_of_ours(rules: object) -> None:
    with pytest.raises(RulesError) as wrong:
        rules_on(rules)  # type: ignore[arg-type]
    assert len(str(wrong.value)) < 500
