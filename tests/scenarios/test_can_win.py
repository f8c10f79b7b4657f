"""`can_win: this turn`: a search proves that a player wins, whatever opponents do, or that nothing wins, or neither."""

# ruff: noqa: E501 (short scenarios stand on one line)
import random
from pathlib import Path

import pytest
from rich.console import Console

from mainphase.errors import ScenarioError
from mainphase.kernel import machine
from mainphase.kernel.state.flat import clone_state, hash_state
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Automation
from mainphase.rules.timeline import rules_on
from mainphase.scenarios import explain_file, parse, run
from mainphase.scenarios.deal import deal_position
from mainphase.scenarios.winning import CANNOT, OPEN, WINS, search_for_win

BURN = "  Alice: {hand: [Shock, Lightning Bolt], battlefield: [2 Mountain]}\n"
LATE = "start: {step: end step}\n"  # there is less to search
FIGHT = "start: {step: declare attackers}\n"
FESTIVE = "  Alice: {hand: [End the Festivities], battlefield: [Icy Manipulator, 2 Mountain]}\n  Bob: {life: 1, hand: [Blue Elemental Blast], battlefield: [Island]}\n"
POSITIONS = {
    "burn is enough": (BURN + "  Bob: {life: 5}\n", WINS),
    "burn is not enough": (BURN + "  Bob: {life: 6}\n" + LATE, CANNOT),
    "a spell is countered": (
        "  Alice: {hand: [Shock], battlefield: [Mountain]}\n  Bob: {life: 2, hand: [Counterspell], battlefield: [2 Island]}\n"
        + LATE,
        CANNOT,
    ),
    "either of two spells is enough": (
        "  Alice: {hand: [2 Lightning Bolt], battlefield: [2 Mountain]}\n  Bob: {life: 3, hand: [Counterspell], battlefield: [2 Island]}\n",
        WINS,
    ),
    "an attack past a blocker": (
        "  Alice: {battlefield: [2 Grizzly Bears]}\n  Bob: {life: 2, battlefield: [Grizzly Bears]}\n",
        WINS,
    ),
    "an attack into two blockers": (
        "  Alice: {battlefield: [2 Grizzly Bears]}\n  Bob: {life: 2, battlefield: [2 Grizzly Bears]}\n",
        CANNOT,
    ),
    "a blocker is shot first": (
        "  Alice: {hand: [Shock], battlefield: [Mountain, Hill Giant]}\n  Bob: {life: 3, battlefield: [Grizzly Bears]}\n",
        WINS,
    ),
    "the blocker grows": (
        "  Alice: {hand: [Shock], battlefield: [Mountain, Hill Giant]}\n  Bob: {life: 3, hand: [Giant Growth], battlefield: [Grizzly Bears, Forest]}\n"
        + FIGHT,
        CANNOT,
    ),
    # His Island is tapped in the phase before: what he makes of it meanwhile is gone with that phase.
    "an island is tapped a phase earlier": (FESTIVE, WINS),
    # There is no later phase: he makes mana of it in response, and has it when he needs it.
    "an island is tapped too late": (FESTIVE + "start: {step: postcombat main}\n", CANNOT),
    # He casts nothing, but may pay {R}{R} to copy the first; what he makes of the Mountain in response is there still.
    "a mountain is tapped too late": (
        "  Alice: {life: 3, hand: [2 Chain Lightning], battlefield: [Icy Manipulator, 3 Mountain]}\n  Bob: {life: 6, battlefield: [2 Mountain]}\nstart: {step: postcombat main}\n",
        CANNOT,
    ),
}


def position(players: str, date: str = "today") -> State:
    g = deal_position(parse(f"scenario: x\nplayers:\n{players}", "file.yaml"), rules_on(date)).state
    machine.advance(g)
    return g


@pytest.mark.parametrize("name", POSITIONS)
def test_what_a_search_proves(name: str) -> None:
    players, verdict = POSITIONS[name]
    found = search_for_win(position(players), 0)
    assert (found.verdict, found.why) == (verdict, "")


MOST = 20_000


class Plain:
    """The same question, asked without anything that makes the search shorter but for what was met before."""

    def __init__(self, g: State, player: int) -> None:
        self.turn = g.turn_number
        self.player = player
        self.known: dict[str, bool] = {}

    def wins(self, g: State) -> bool:
        if g.over:
            return self.player in g.winners
        if g.turn_number != self.turn:
            return False
        key = hash_state(g)
        found = self.known.get(key)
        if len(self.known) > MOST:
            pytest.skip(f"a plain search would take more than {MOST:,} positions")
        if found is None:
            d = g.pending
            assert d is not None
            mine = d.player == self.player
            found = not mine
            for index in range(d.count()):
                child = clone_state(g)
                child.automation = Automation(forced=True, passes=True)
                machine.apply_option(child, index)
                if self.wins(child) == mine:
                    found = mine
                    break
            self.known[key] = found
        return found


@pytest.mark.parametrize(
    "name",
    [
        "an attack past a blocker",
        "an attack into two blockers",
        "an island is tapped too late",
        "a blocker is shot first",
    ],
)
def test_a_plain_search_says_the_same(name: str) -> None:
    players, verdict = POSITIONS[name]
    g = position(players)
    assert Plain(g, 0).wins(g) == (verdict == WINS)


SPELLS = {
    "Shock": "Mountain",
    "Lightning Bolt": "Mountain",
    "Giant Growth": "Forest",
    "Counterspell": "2 Island",
    "Unsummon": "Island",
    "Fireblast": "2 Mountain",
    "Bladebrand": "2 Swamp",
}
CREATURES = (
    "Grizzly Bears",
    "Llanowar Elves",
    "Hill Giant",
    "Typhoid Rats",
    "Fog Bank",
    "White Knight",
    "Ball Lightning",
)


def random_side(chance: random.Random, life: int) -> str:
    hand = [chance.choice(list(SPELLS)) for _ in range(chance.randint(0, 2))]
    there = [SPELLS[name] for name in hand] + [chance.choice(CREATURES) for _ in range(chance.randint(0, 2))]
    return f"{{life: {life}, hand: [{', '.join(hand)}], battlefield: [{', '.join(there)}]}}"


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(20))
def test_random_small_positions_are_judged_as_by_a_plain_search(seed: int) -> None:
    chance = random.Random(seed)
    step = chance.choice(["declare attackers", "end of combat", "end step"])
    players = f"  Alice: {random_side(chance, 20)}\n  Bob: {random_side(chance, chance.randint(1, 6))}\nstart: {{step: {step}}}\n"
    g = position(players, chance.choice(["today", "alara", "sixth"]))
    found = search_for_win(g, 0, 5000)
    if found.verdict != OPEN:
        assert Plain(g, 0).wins(g) == (found.verdict == WINS)


def test_the_way_is_told() -> None:
    found = search_for_win(position(POSITIONS["a blocker is shot first"][0]), 0)
    assert found.moves == ("Alice: cast Shock, target Grizzly Bears, attack Bob with Hill Giant",)


def test_a_bound_and_chance_prove_nothing() -> None:
    few = search_for_win(position(POSITIONS["burn is not enough"][0]), 0, 10)
    assert (few.verdict, few.positions, few.why) == (OPEN, 10, "the bound of 10 positions was reached")
    growth = "  Alice: {hand: [Rampant Growth], battlefield: [2 Forest], library: [Forest]}\n  Bob: {}\n"
    chance = search_for_win(position(growth), 0)
    assert (chance.verdict, chance.why) == (OPEN, "chance decides something (a shuffle, a coin, a die)")


def test_a_decision_with_very_many_options_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A win among those that are tried is one; that there is none, or that all replies lose, is not known."""
    monkeypatch.setattr("mainphase.scenarios.winning.LISTED", 1)
    found = search_for_win(position(POSITIONS["an attack into two blockers"][0]), 0)
    assert (found.verdict, found.why) == (OPEN, "a decision has 2 options; a decision has 3 options")
    assert search_for_win(position("  Alice: {battlefield: [Grizzly Bears]}\n  Bob: {life: 2}\n"), 0).verdict == WINS


@pytest.mark.parametrize("date", ["1997-03-24", "1999-06-01", "2009-07-11"])
def test_it_is_searched_under_the_rules_of_any_date(date: str) -> None:
    for name in ("burn is enough", "an attack into two blockers", "a blocker is shot first"):
        players, verdict = POSITIONS[name]
        assert search_for_win(position(players, date), 0).verdict == verdict


def test_an_opponent_burns_where_mana_did() -> None:
    players = '  Alice: {}\n  Bob: {life: 1, mana: "{R}"}\n'
    assert search_for_win(position(players, "alara"), 0).verdict == WINS
    assert search_for_win(position(players, "m10"), 0).verdict == CANNOT


def test_teams_win_together_and_opponents_may_be_several() -> None:
    players = "  Alice: {hand: [End the Festivities], battlefield: [Mountain]}\n  Bob: {life: 1}\n  Carol: {life: 1}\n"
    assert search_for_win(position(players), 0).verdict == WINS
    assert search_for_win(position(players.replace("Carol: {life: 1}", "Carol: {life: 2}")), 0).verdict == CANNOT


# --- In a scenario

PUZZLE = "scenario: A puzzle\nplayers:\n" + BURN + "  Bob: {life: 5}\n"


def told(expected: str) -> list[str]:
    return [failure.told for failure in run(parse(PUZZLE + expected, "file.yaml")).failures]


def test_it_is_expected_of_the_active_player_or_of_those_named() -> None:
    assert told("expect: {can_win: this turn}\n") == []
    assert told("expect: {can_win: {Alice: this turn, Bob: not this turn}}\n") == []
    assert told("start: {active: Bob, step: end step}\nexpect: {can_win: not this turn}\n") == []
    assert (
        told(
            "play:\n  - expect: {can_win: this turn}\n  - advance: turn 2, upkeep\nexpect: {can_win: {Bob: not this turn}}\n"
        )
        == []
    )


def test_what_is_not_so_is_told_with_the_way_or_with_why_it_is_not_known() -> None:
    (wins,) = told("expect: {can_win: not this turn}\n")
    assert wins.startswith("expected Alice cannot win this turn; found Alice wins this turn: Alice: cast ")
    (cannot,) = told("start: {step: end step}\nexpect: {can_win: {Bob: this turn}}\n")
    assert "found nothing that Bob can do wins this turn (" in cannot
    (bound,) = told("expect: {can_win: {Alice: not this turn, positions: 2}}\n")
    assert bound.endswith(
        "found neither is proved: the bound of 2 positions was reached (2 positions); `positions: 20` beside the player would allow more"
    )


def test_what_was_found_of_a_position_is_not_said_of_another_that_differs_in_its_cards_or_its_rules() -> None:
    one = "scenario: x\nplayers:\n  Alice: {hand: [Lightning Bolt], battlefield: [Mountain]}\n  Bob: {life: 3}\nexpect: {can_win: this turn}\n"
    assert run(parse(one, "file.yaml")).ok
    assert not run(parse(one.replace("Lightning Bolt", "Shock"), "file.yaml")).ok
    burning = 'scenario: x\nplayers:\n  Alice: {}\n  Bob: {life: 1, mana: "{R}"}\nexpect: {can_win: this turn}\n'
    assert run(parse(burning, "file.yaml"), "2009-07-10").ok
    assert not run(parse(burning, "file.yaml"), "2009-07-11").ok


def test_the_game_goes_on_where_it_was_searched() -> None:
    play = "play:\n  - expect: {can_win: this turn}\n  - {Alice: cast Shock, targets: [Bob]}\n  - resolve: all\nexpect: {life: {Bob: 3}, can_win: this turn, events: [cast]}\n"
    assert told(play) == []


def test_explain_tells_what_was_proved(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(PUZZLE + "expect: {can_win: this turn}\n", encoding="utf-8")
    console = Console(width=300, record=True, file=(tmp_path / "out").open("w", encoding="utf-8"))
    assert explain_file(tmp_path / "a.yaml", console) == 0
    assert "line 5 Alice wins this turn: Alice: cast " in console.export_text()


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("next turn", "file.yaml:5: `can_win`.*this turn"),
        ("{}", "file.yaml:5: `can_win` names a player"),
        ("{positions: 10}", "`can_win` names a player"),
        ("{Alice: this turn, positions: 0}", "`positions`"),
        ("{Alice: this turn, positions: many}", "`positions`"),
        ("{Eve: this turn}", "'Eve' is not known"),
    ],
)
def test_what_it_does_not_take_is_refused(said: str, why: str) -> None:
    with pytest.raises(ScenarioError, match=why):
        parse(PUZZLE + f"expect: {{can_win: {said}}}\n", "file.yaml")
