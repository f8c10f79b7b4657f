"""Two-Headed Giant in views, records, notation, transcripts and positions as scenarios (CR 810)."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from tests.support.table import position

from mainphase.cli.picture import player_lines
from mainphase.errors import RecordError, ScenarioError
from mainphase.game import AUTOMATIC, Game
from mainphase.game.replaying import replay
from mainphase.presentation.layout import layout_of
from mainphase.presentation.option_words import option_text
from mainphase.presentation.position_text import scenario_of
from mainphase.presentation.transcript import Transcript
from mainphase.presentation.view import view_of
from mainphase.scenarios import parse
from mainphase.scenarios.run import run

FOUR = ("Ann", "Abe", "Bea", "Bob")
TEAMS = (("Ann", "Abe"), ("Bea", "Bob"))
DECK = "30 Forest\n30 Grizzly Bears"


def begun(**said: object) -> Game:
    settings: dict[str, object] = {"seed": 5, "first": "Ann", "mulligans": False, "automation": AUTOMATIC}
    return Game.new(dict.fromkeys(FOUR, DECK), variant="2HG", **(settings | said))  # type: ignore[arg-type]


def test_a_view_says_that_a_life_total_is_shared_and_whose_turn_it_is() -> None:
    view = begun().view("Ann")
    assert [(p.life, p.life_shared, p.active) for p in view.players] == [
        (30, True, True),
        (30, True, True),
        (30, True, False),
        (30, True, False),
    ]
    alone = Game.new(dict.fromkeys(("Ann", "Bob"), DECK), seed=5).view("Ann")
    assert not alone.players[0].life_shared


def test_a_record_names_the_variant_and_is_played_again() -> None:
    game = begun()
    for _ in range(60):
        assert game.decision is not None
        game.apply(0)
    text = game.record()
    assert "\nvariant two-headed giant\n" in text
    again = replay(text)
    assert again.variant == "two-headed giant"
    assert again.state.heads == 2
    assert again.record() == text


def test_a_record_of_a_variant_that_there_is_not_is_refused() -> None:
    text = begun().record().replace("variant two-headed giant", "variant three-headed giant")
    with pytest.raises(RecordError, match=r"it names archenemy, .*two-headed giant"):
        replay(text)


def test_a_transcript_tells_a_life_total_once_for_a_team() -> None:
    console = Console(file=io.StringIO(), width=200)
    game = begun()
    Transcript(game, console=console).tell(game.events)
    assert isinstance(console.file, io.StringIO)
    told = console.file.getvalue()
    assert "Turn 1: Ann and Abe (Ann and Abe 30, Bea and Bob 30)" in told
    assert "Ann's team goes first and skips the draw step (103.8b)" in told


def test_a_team_that_is_attacked_is_told_as_one() -> None:
    table = position(players=FOUR, teams=TEAMS, giants=True, rules="2010-06-18", Ann=["Memnite"])
    table.advance_to("declare attackers")
    assert table.state.pending is not None
    assert option_text(table.state, table.state.pending.options[0]) == "attack Bea and Bob with Memnite"


@pytest.mark.parametrize("text", ["attack Bea and Bob with Memnite", "attack Bob with Memnite", "attack with Memnite"])
def test_a_team_is_attacked_by_the_name_of_any_of_it(text: str) -> None:
    game = parse_game("2010-06-18")
    game.apply(text)
    assert game.state.combat is not None
    assert len(game.state.combat.on_attack) == 1


def parse_game(date: str) -> Game:
    scenario = parse(
        f"""
scenario: Memnite attacks
rules: {date}
variant: two-headed giant
players:
  Ann: {{battlefield: [Memnite]}}
  Abe: {{}}
  Bea: {{life: 12}}
  Bob: {{}}
start: {{step: declare attackers}}
"""
    )
    return Game(run(scenario).state)


def test_a_position_is_written_with_its_variant_and_read_again() -> None:
    game = parse_game("2010-06-18")
    text = scenario_of(game.state)
    assert "variant: two-headed giant" in text
    again = run(parse(text)).state
    assert again.heads == 2
    assert [p.life for p in again.players] == [30, 30, 12, 12]


@pytest.mark.parametrize(
    ("players", "says"),
    [
        ("{Ann: {}, Bob: {}, Cal: {}}", "two teams of equal size"),
        ("{Ann: {life: 5}, Abe: {life: 6}, Bea: {}, Bob: {}}", "Ann and Abe share one life total"),
        ("{Ann: {team: a}, Abe: {team: a}, Bea: {team: a}, Bob: {team: b}}", "two teams of equal size"),
        ("{Ann: {team: a}, Abe: {team: b}, Bea: {team: a}, Bob: {team: b}}", "sit side by side"),
    ],
)
def test_810_1_a_scenario_with_other_teams_is_refused(players: str, says: str) -> None:
    text = f"scenario: Odd\nvariant: two-headed giant\nplayers: {players}\n"
    with pytest.raises(ScenarioError, match=says):
        run(parse(text))


def test_810_1_a_scenario_of_a_day_without_it_is_refused() -> None:
    text = "scenario: Old\nrules: 2005-07-31\nvariant: 2HG\nplayers: {Ann: {}, Abe: {}, Bea: {}, Bob: {}}\n"
    with pytest.raises(ScenarioError, match="it came on 2005-08-01"):
        run(parse(text))


def test_808_5_team_mates_see_each_others_hands() -> None:
    table = position(players=FOUR, teams=TEAMS, giants=True, Ann_hand=["Shock"])
    assert [o.name for o in view_of(table.state, 1).players[0].hand] == ["Shock"]
    assert view_of(table.state, 2).players[0].hand == ()


def test_the_terminal_says_of_a_life_total_that_it_is_the_teams() -> None:
    game = begun()
    layout = layout_of(game.view("Abe"))
    assert (layout.whose, layout.is_viewers) == ("Ann and Abe", True)
    assert player_lines(layout.players[2])[0].plain.startswith("Bea  30 life of the team, 7 in hand")
