"""What a scenario file may say, and that every mistake in one names its line, what was found and what is allowed."""

# ruff: noqa: E501 (a mistake and what is said of it stand on one line)
import io
from pathlib import Path

import pytest
from rich.console import Console

from mainphase.errors import MainphaseError, ScenarioError, UnknownCardError
from mainphase.kernel import machine
from mainphase.kernel.state.state import State
from mainphase.presentation.position_text import scenario_of
from mainphase.rules.timeline import rules_on
from mainphase.scenarios import check, check_files, explain_file, parse, run, run_all, schema
from mainphase.scenarios.deal import deal_position
from mainphase.scenarios.model import Scenario

PLAYERS = "scenario: test\nplayers:\n  Alice: {battlefield: [2 Forest], hand: [Giant Growth]}\n  Bob: {battlefield: [Grizzly Bears]}\n"


def message(text: str) -> str:
    with pytest.raises(MainphaseError) as caught:
        run(parse(text, "file.yaml"))
    return str(caught.value)


MALFORMED = [
    ("", "file.yaml: the file is empty"),
    ("- a\n- b\n", "file.yaml:1: a scenario is a mapping"),
    ("scenario: x\n", "file.yaml:1: `players:` is missing"),
    ("players: {A: {}, B: {}}\n", "file.yaml:1: `scenario:` is missing"),
    ("scenario: x\nplayers: {Alice: {}}\n", "file.yaml:2: a game has two or more players; found 1"),
    ("scenario: x\nplayers: {Alice: {}, expect: {}}\n", "file.yaml:2: a player can't be called 'expect'"),
    ("scenario: x\nplayers:\n  Alice: {}\n  Alice: {}\n", "file.yaml:4: 'Alice' is given twice"),
    ("scenario: x\nplayers:\n  Alice: {}\n  Bob: {lief: 3}\n", "file.yaml:4: key of player Bob 'lief' is not known (did you mean 'life'?)"),
    ("scenario: x\nplayers:\n  Alice: {}\n  Bob: {life: many}\n", "file.yaml:4: `life` is a whole number; found 'many'"),
    ("scenario: x\nplayers: {A: {}, B: {}\n", "file.yaml:3: this is not YAML"),
    (PLAYERS + "plya: []\n", "file.yaml:5: key 'plya' is not known (did you mean 'play'?)"),
    (PLAYERS + "rules: 2011-13-40\n", "file.yaml:5: unknown rules '2011-13-40'"),
    (PLAYERS + "rules: inistrad\n", "file.yaml:5: unknown rules 'inistrad'"),
    (PLAYERS + "rules: [current, current]\n", "file.yaml:5: current stands for"),
    (PLAYERS + "variant: conspiracy draft\n", "file.yaml:5: the variant conspiracy draft is not supported: Conspiracy Draft (905)"),
    (PLAYERS + "variant: solitaire\n", "file.yaml:5: variant 'solitaire' is not known"),
    (PLAYERS + "seed: -1\n", "file.yaml:5: `seed` is at least 0; found -1"),
    (PLAYERS + "start: {step: upkepe}\n", "file.yaml:5: place 'upkepe' is not known (did you mean 'upkeep'?)"),
    (PLAYERS + "start: {active: Carol}\n", "file.yaml:5: player 'Carol' is not known"),
    (PLAYERS + "start: {turn: 0}\n", "file.yaml:5: `turn` is at least 1; found 0"),
    (PLAYERS + "play: {}\n", "file.yaml:5: `play` is a list; found a mapping"),
    (PLAYERS + "play:\n  - Alice casts\n", "file.yaml:6: a play entry is a mapping"),
    (PLAYERS + "play:\n  - {Carol: pass}\n", "file.yaml:6: player or action 'Carol' is not known"),
    (PLAYERS + "play:\n  - {Alice: dance}\n", "file.yaml:6: action 'dance' is not known"),
    (PLAYERS + "play:\n  - {Alice: pass, Bob: pass}\n", "file.yaml:6: one entry does one thing"),
    (PLAYERS + "play:\n  - {Alice: cast}\n", "file.yaml:6: `cast` what?"),
    (PLAYERS + "play:\n  - {Alice: attack Bob}\n", "file.yaml:6: `attack` takes nothing after it"),
    (PLAYERS + "play:\n  - {Alice: cast Giant Growth, target: [Forest]}\n", "file.yaml:6: key for `cast` 'target' is not known (did you mean 'targets'?)"),
    (PLAYERS + "play:\n  - {Alice: choose}\n", "file.yaml:6: `choose` needs `pick:`"),
    (PLAYERS + "play:\n  - {Alice: pass, illegal: 305.2}\n", 'file.yaml:6: the rule under `illegal` needs quotation marks, "305.2"'),
    (PLAYERS + "play:\n  - {Alice: pass, illegal: []}\n", "file.yaml:6: `illegal` is a rule, a list of rules, or true"),
    (PLAYERS + "play:\n  - {Alice: pass, at: teatime}\n", "file.yaml:6: 'teatime' is not a place in a turn"),
    (PLAYERS + "play:\n  - resolve: some\n", "file.yaml:6: `resolve` is `all` or how many objects"),
    (PLAYERS + "play:\n  - Alice: cast Circle of Protection: Red\n", "file.yaml:6: this is not YAML"),
    (PLAYERS + "expect: {lief: {Bob: 3}}\n", "file.yaml:5: expectation 'lief' is not known (did you mean 'life'?)"),
    (PLAYERS + "expect: {life: {Carol: 3}}\n", "file.yaml:5: player 'Carol' is not known"),
    (PLAYERS + "expect: {events: [{event: draw, rule: 504.1}]}\n", 'file.yaml:5: `rule` needs quotation marks, "504.1"'),
    (PLAYERS + "expect: {events: [drew]}\n", "file.yaml:5: event 'drew' is not known (did you mean 'draw'?)"),
    (PLAYERS + "expect: {pt: {Grizzly Bears: big}}\n", "file.yaml:5: power and toughness are written 5/5; found 'big'"),
    (PLAYERS + "expect: {hand: {Bob: few}}\n", "file.yaml:5: `hand` of Bob is a list of names or a count; found 'few'"),
    (PLAYERS + "expect: {mana: {Bob: green}}\n", 'file.yaml:5: mana is written "{R}{R}"'),
    (PLAYERS + "expect: {keywords: {Grizzly Bears: flyign}}\n", "file.yaml:5: keyword 'flyign' is not known (did you mean 'flying'?)"),
    (PLAYERS + "expect: {types: {Grizzly Bears: [Creture]}}\n", "file.yaml:5: 'Creture' is not a card type, supertype or subtype; nearest: Creature"),
    (PLAYERS + "expect: {colors: {Grizzly Bears: gren}}\n", "file.yaml:5: color 'gren' is not known (did you mean 'green'?)"),
    (PLAYERS + "expect: {colors: {Grizzly Bears: [green, colorless]}}\n", "file.yaml:5: something colorless has no colors"),
    (PLAYERS + "expect: {damage: {Grizzly Bears: some}}\n", "file.yaml:5: the damage on Grizzly Bears is a whole number; found 'some'"),
    (PLAYERS + "expect: {attached: {Grizzly Bears: [Bob]}}\n", "file.yaml:5: what Grizzly Bears is attached to is text; found a list"),
    (PLAYERS + "expect: {attacking: {Grizzly Bears: [Bob]}}\n", "file.yaml:5: what Grizzly Bears is attacking is one name; found a list"),
    (PLAYERS + "expect: {blocking: {Grizzly Bears: []}}\n", "file.yaml:5: what Grizzly Bears is blocking is one name or more"),
    (PLAYERS + "expect: {day: dusk}\n", "file.yaml:5: `day` 'dusk' is not known"),
    (PLAYERS + "tests: [500.10]\n", 'file.yaml:5: a rule under `tests` needs quotation marks, "500.10"'),
    ("scenario: x\nplayers:\n  Alice: {hand: [{card: Forest, tapped: true}]}\n  Bob: {}\n", "file.yaml:3: `tapped` belongs to a permanent"),
    ("scenario: x\nplayers:\n  Alice: {battlefield: [{card: Forest, as: a}, {card: Forest, as: a}]}\n  Bob: {}\n", "file.yaml:3: `as: a` is given twice"),
    ("scenario: x\nplayers:\n  Alice: {battlefield: [{card: 2 Forest, as: a}]}\n  Bob: {}\n", "file.yaml:3: `as: a` names one card"),
    ("scenario: x\nplayers:\n  Alice: {hand: [Isamaru, Hound of Konda]}\n  Bob: {}\n", 'file.yaml:3: put quotation marks around a name with a comma in `hand`: "Isamaru, Hound of Konda"'),
    ("scenario: x\nplayers:\n  Alice:\n    hand:\n      - Circle of Protection: Red\n  Bob: {}\n", 'file.yaml:5: put quotation marks around a name with a colon in `hand`: "Circle of Protection: Red"'),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), MALFORMED, ids=[f"{i}" for i in range(len(MALFORMED))])
def test_a_mistake_is_told_with_its_line(text: str, expected: str) -> None:
    assert expected in message(text)


def test_a_date_on_which_it_cannot_be_played_counts_too(tmp_path: Path, console: Console) -> None:
    text = "scenario: x\nrules: [fifth, current]\nplayers:\n  Alice: {hand: [Ajani Vengeant]}\n  Bob: {}\n"
    (tmp_path / "a.yaml").write_text(text + "expect: {life: {Bob: 20}}\n", encoding="utf-8")
    assert check_files([tmp_path], console) == 2
    assert "1 of 2 hold" in told(console)


def test_a_file_in_which_nothing_is_expected_is_malformed(tmp_path: Path, console: Console) -> None:
    file = tmp_path / "a.yaml"
    for rest in ("", "expect: {}\n", "play:\n  - {Alice: pass}\n"):
        file.write_text(PLAYERS + rest, encoding="utf-8")
        assert check_files([file], console) == 2
        assert "this scenario expects nothing" in told(console)
        assert "0 of 1 hold" in told(console)
        with pytest.raises(ScenarioError, match=r"a\.yaml: this scenario expects nothing"):
            check([file])
        assert explain_file(file, console) == 0  # what happens can be told all the same
    for rest in ("expect: {life: {Bob: 20}}\n", "play:\n  - {Bob: pass, illegal: true}\n"):
        file.write_text(PLAYERS + rest, encoding="utf-8")
        assert check_files([file], console) == 0


def test_unknown_cards_are_told_all_at_once_with_their_lines() -> None:
    text = "scenario: x\nplayers:\n  Alice: {hand: [Shok, Forest]}\n  Bob:\n    graveyard: [Griselbrand the Third]\n"
    with pytest.raises(UnknownCardError) as caught:
        parse(text, "file.yaml")
    told = str(caught.value)
    assert "file.yaml:3" in told
    assert "line 3: Shok (did you mean Shock?)" in told
    assert "line 5: Griselbrand the Third" in told


def test_a_name_that_could_be_several_things_lists_them() -> None:
    text = (
        "scenario: x\nplayers:\n  Alice: {battlefield: [Forest], hand: [Giant Growth]}\n"
        "  Bob: {battlefield: [Grizzly Bears, {card: Grizzly Bears, tapped: true}]}\n"
        "play:\n  - {Alice: cast Giant Growth, targets: [Grizzly Bears]}\n"
    )
    told = message(text)
    assert "file.yaml:6: Grizzly Bears could be Grizzly Bears of Bob or Grizzly Bears of Bob (tapped)" in told


def test_things_that_do_not_differ_are_not_ambiguous() -> None:
    text = (
        "scenario: x\nplayers:\n  Alice: {battlefield: [2 Forest], hand: [Giant Growth]}\n  Bob: {battlefield: [2 Grizzly Bears]}\n"
        "play:\n  - {Alice: cast Giant Growth, targets: [Grizzly Bears]}\n  - resolve: all\n"
        "expect: {tapped: [Forest], untapped: [Forest]}\n"
    )
    assert run(parse(text)).ok


def test_a_name_with_its_side_tells_two_of_a_name_apart() -> None:
    text = (
        "scenario: x\nplayers:\n  Alice: {battlefield: [Forest, Grizzly Bears], hand: [Giant Growth]}\n"
        "  Bob: {battlefield: [Grizzly Bears]}\n"
        "play:\n  - {Alice: cast Giant Growth, targets: [Grizzly Bears of Bob]}\n  - resolve: all\n"
        "expect: {pt: {Grizzly Bears of Bob: 5/5, Grizzly Bears of Alice: 2/2}}\n"
    )
    assert run(parse(text)).ok


def test_a_place_with_a_comma_may_stand_unquoted_in_a_flow_mapping() -> None:
    text = PLAYERS + "play:\n  - {Bob: pass, at: turn 2, upkeep}\nexpect: {place: 'turn 2, upkeep', priority: Alice}\n"
    assert run(parse(text)).ok


def told(console: Console) -> str:
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.fixture
def console() -> Console:
    return Console(file=io.StringIO(), width=200)


def test_check_exits_0_when_all_holds(tmp_path: Path, console: Console) -> None:
    (tmp_path / "a.yaml").write_text(PLAYERS + "expect: {life: {Bob: 20}}\n", encoding="utf-8")
    assert check_files([tmp_path], console) == 0
    assert "1 of 1 hold" in told(console)


def test_check_exits_1_and_shows_what_was_found_and_the_transcript(tmp_path: Path, console: Console) -> None:
    file = tmp_path / "a.yaml"
    play = "play:\n  - {Alice: cast Giant Growth, targets: [Grizzly Bears]}\n  - resolve: all\n"
    file.write_text(PLAYERS + play + "expect:\n  pt: {Grizzly Bears: 4/4}\n", encoding="utf-8")
    assert check_files([file], console) == 1
    text = told(console)
    assert f"{file}:9" in text
    assert "expected: Grizzly Bears 4/4" in text
    assert "found:    5/5" in text
    assert "Giant Growth resolves (608.1)" in text


def test_check_exits_2_for_a_malformed_file_and_goes_on(tmp_path: Path, console: Console) -> None:
    (tmp_path / "a.yaml").write_text("scenario: x\n", encoding="utf-8")
    (tmp_path / "b.yaml").write_text(PLAYERS + "expect: {life: {Bob: 20}}\n", encoding="utf-8")
    assert check_files([tmp_path], console) == 2
    assert "1 of 2 hold" in told(console)
    assert check_files([tmp_path / "none.yaml"], console) == 2
    assert "there is no such file" in told(console)


def test_explain_tells_what_happens_with_its_rules(tmp_path: Path, console: Console) -> None:
    file = tmp_path / "a.yaml"
    file.write_text(PLAYERS + "play:\n  - advance: turn 2, upkeep\n", encoding="utf-8")
    assert explain_file(file, console, verbosity="judge") == 0
    assert "(503.1)" in told(console)


UNDER = """\
scenario: Mana burns, or does not
rules: [alara, m10]
players:
  Alice: {mana: "{R}"}
  Bob: {}
play:
  - advance: end step
expect:
  life: {Bob: 20}
  under:
    alara: {life: {Alice: %s}}
    2009-07-11: {life: {Alice: 20}}
"""


def test_what_is_expected_under_one_date_only() -> None:
    scenario = parse(UNDER % "19", "file.yaml")
    assert [run(scenario, date).ok for date in scenario.rules] == [True, True]
    assert run(scenario, "current").ok
    wrong = parse(UNDER % "20", "file.yaml")
    assert [run(wrong, date).ok for date in wrong.rules] == [False, True]
    for said, why in (
        (("m10]", "eighth]"), "is not played under the rules of 2009-07-11"),
        (("alara: {life", "alada: {life"), "unknown rules 'alada'"),
        (("2009-07-11: {life: {Alice: 20}}", "2009-07-11: {under: {alara: {}}}"), "cannot stand inside another"),
    ):
        with pytest.raises(ScenarioError, match=why):
            parse((UNDER % "19").replace(*said), "file.yaml")


def test_a_start_that_the_turn_of_the_date_has_not_is_refused() -> None:
    text = "scenario: x\nrules: fifth\nstart:\n  step: %s\nplayers: {Alice: {}, Bob: {}}\n"
    assert run(parse(text % "end step", "file.yaml")).state.rules.date == "1997-03-24"
    with pytest.raises(
        ScenarioError,
        match="no declare attackers at which a scenario could start; possible are beginning of turn, untap",
    ) as no:
        run(parse(text % "declare attackers", "file.yaml"))
    assert no.value.where == "file.yaml:4"


def test_the_schema_knows_every_key_that_the_parser_takes() -> None:
    from mainphase.presentation.words import EVENT_NAMES
    from mainphase.scenarios import parse_expect, parse_play
    from mainphase.scenarios.parse import KEYS, SEAT_KEYS

    data = schema()
    assert sorted(data["properties"]) == sorted(KEYS)
    assert sorted(data["$defs"]["expectation"]["properties"]) == sorted(parse_expect.KEYS)
    assert sorted(data["$defs"]["player"]["anyOf"][0]["properties"]) == sorted(SEAT_KEYS)
    entry = data["$defs"]["entry"]["anyOf"][-1]["properties"]
    verbs = {key for verb, keys in parse_play.ALLOWED.items() if verb not in parse_play.TABLE_VERBS for key in keys}
    assert sorted(entry) == sorted(verbs | {"at", "under", "respond", "illegal", "legal"})
    assert data["$defs"]["event_name"]["enum"] == list(EVENT_NAMES)


def test_a_file_that_is_not_text_is_told(tmp_path: Path) -> None:
    from mainphase.scenarios import load

    file = tmp_path / "a.yaml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ScenarioError, match="not text in UTF-8"):
        load(file)
    with pytest.raises(ScenarioError, match="folder"):
        load(tmp_path)


def start(scenario: Scenario) -> State:
    g = deal_position(scenario, rules_on(scenario.rules[0])).state
    machine.advance(g)
    return g


def test_what_is_attached_to_what_is_read_and_written() -> None:
    text = (
        "scenario: x\nplayers:\n"
        "  Alice: {battlefield: [Memnite, {card: Memnite, as: other}, {card: Short Sword, attached to: other}]}\n"
        "  Bob: {battlefield: [{card: Curse of Thirst, attached to: Alice}]}\n"
    )
    first = start(parse(text, "file.yaml"))
    told = scenario_of(first)
    again = start(parse(told, "file.yaml"))
    for g in (first, again):
        hosts = {g.book.cards[g.objects[i].card].node.name: g.objects[i].attached_to for i in g.attachments}
        assert hosts["Curse of Thirst"] == -1
        assert hosts["Short Sword"] == g.battlefield[1]


def test_attached_to_what_is_not_there_is_refused() -> None:
    text = "scenario: x\nplayers:\n  Alice: {battlefield: [{card: Short Sword, attached to: Memnite}]}\n  Bob: {}\n"
    with pytest.raises(ScenarioError, match=r"file\.yaml:3: Short Sword cannot be attached to Memnite: there is none"):
        start(parse(text, "file.yaml"))


def test_the_examples_of_the_documentation_hold() -> None:
    page = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    examples = [block.partition("```")[0] for block in page.split("```yaml\n")[1:]]
    assert len(examples) >= 2
    for example in examples:
        for result in run_all(parse(example, "docs/scenarios.md")):
            assert result.ok, (result.rules, [failure.told for failure in result.failures])
