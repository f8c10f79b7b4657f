"""The shape of `mainphase turn --json`, and the newest turn in it."""

import json
from typing import Any

import pytest

from mainphase.rules.describe import turn_as_data
from mainphase.rules.timeline import rules_on, timeline

TURN = turn_as_data(rules_on())


def steps() -> dict[str, dict[str, Any]]:
    return {step["name"]: step for phase in TURN["phases"] for step in phase["steps"] if not step["only"]}


def test_the_turn_is_plain_data() -> None:
    assert json.loads(json.dumps(TURN)) == TURN
    assert set(TURN) == {"rules", "phases", "unsettled"}
    assert TURN["rules"] == "2026-04-17"


def test_500_1_five_phases_in_their_order() -> None:
    assert [(phase["name"], phase["rule"]) for phase in TURN["phases"]] == [
        ("beginning phase", "501"),
        ("precombat main phase", "505"),
        ("combat phase", "506"),
        ("postcombat main phase", "505"),
        ("ending phase", "512"),
    ]


def test_every_step_says_what_the_contract_says() -> None:
    for phase in TURN["phases"]:
        for step in phase["steps"]:
            assert {"name", "rule", "only", "actions", "ends", "window", "priority", "priority_rule"} <= set(step)
            assert step["only"] in (None, "archenemy", "multiplayer", "first strike")
            assert step["window"] in (None, "stack")
            assert step["priority"] in ("always", "never", "exception")
            for action in step["actions"] + step["ends"]:
                assert {"action", "rule", "also"} <= set(action)
                assert isinstance(action["also"], list)


def test_505_2_a_main_phase_is_one_step_of_its_own_name() -> None:
    for place in (1, 3):
        phase = TURN["phases"][place]
        assert [step["name"] for step in phase["steps"]] == [phase["name"]]


def test_what_is_conditional_is_listed_and_marked() -> None:
    scheme = steps()["precombat main phase"]["actions"][0]
    defender = steps()["beginning of combat step"]["actions"][0]
    assert (scheme["action"], scheme["only"]) == ("scheme", "archenemy")
    assert (defender["action"], defender["only"]) == ("choose_defender", "multiplayer")
    assert steps()["postcombat main phase"]["actions"] == []


def test_510_4_the_first_strike_step_stands_before_the_other() -> None:
    damage = [s for s in TURN["phases"][2]["steps"] if s["name"] == "combat damage step"]
    assert [(s["only"], s["rule"]) for s in damage] == [("first strike", "510.4"), (None, "510")]
    assert damage[0]["actions"] == damage[1]["actions"]


def test_500_3_only_the_untap_step_never_and_the_cleanup_step_rarely_has_priority() -> None:
    given = {name: (step["window"], step["priority"], step["priority_rule"]) for name, step in steps().items()}
    assert given["untap step"] == (None, "never", "502.4")
    assert given["cleanup step"] == ("stack", "exception", "514.3a")
    others = [step for name, step in given.items() if name not in ("untap step", "cleanup step")]
    assert all(window == "stack" and priority == "always" for window, priority, _ in others)


def test_500_5_durations_before_mana_as_every_part_ends() -> None:
    for step in steps().values():
        ends = [(a["action"], a["rule"]) for a in step["ends"] if a["action"] != "remove_from_combat"]
        assert ends == [("expire_durations", "500.5"), ("empty_pools", "500.5")]


def test_511_3_removal_from_combat_comes_first_as_the_end_of_combat_step_ends() -> None:
    ends = steps()["end of combat step"]["ends"]
    assert (ends[0]["action"], ends[0]["rule"]) == ("remove_from_combat", "511.3")


def test_703_4_every_turn_based_action_has_its_letter() -> None:
    letters = {
        letter
        for step in steps().values()
        for action in step["actions"] + step["ends"]
        for letter in action["also"]
        if letter.startswith("703.4")
    }
    assert letters == {f"703.4{letter}" for letter in "abcdefghijkmnpq"}


@pytest.mark.parametrize("date", [since for _, since in timeline().texts])
def test_the_turn_of_every_text_has_a_number_for_everything(date: str) -> None:
    for phase in turn_as_data(rules_on(date))["phases"]:
        assert phase["rule"]
        for step in phase["steps"]:
            assert step["rule"]
            assert step["priority_rule"]
            assert all(action["rule"] for action in step["actions"] + step["ends"])


def test_the_phases_of_1997_have_five_parts() -> None:
    phases = turn_as_data(rules_on("fifth"))["phases"]
    assert [phase["name"] for phase in phases] == [
        "beginning of turn",
        "untap phase",
        "upkeep phase",
        "draw phase",
        "main phase",
        "discard phase",
        "cleanup phase",
    ]
    assert "parts" not in phases[0]
    for phase in phases[1:]:
        assert [part["name"] for part in phase["parts"]] == ["beginning", "body", "end", "mana burn", "life check"]
        assert [phase["parts"][i]["window"] for i in (0, 2)] == ["series", "series"]
        fast = phase["name"] not in ("untap phase", "cleanup phase")
        assert phase["parts"][1]["window"] == ("batch" if fast else None)
    assert [action["action"] for action in phases[1]["parts"][0]["actions"]] == ["phasing"]
    assert [action["action"] for action in phases[5]["parts"][2]["actions"]] == ["discard"]
    assert [action["action"] for action in phases[6]["parts"][2]["actions"]] == ["end_of_turn"]
    assert [action["also"] for action in phases[1]["parts"][3]["actions"]] == [["Mirage p. 9"]]
