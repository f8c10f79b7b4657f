"""The shape of `mainphase turn --json`, and the newest turn in it."""

import json
from typing import Any

from tests.support.each import for_each
from tests.support.fifth import attack
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Keyword
from mainphase.rules.describe import turn_as_data
from mainphase.rules.timeline import rules_on, timeline

TURN = turn_as_data(rules_on())


def steps() -> dict[str, dict[str, Any]]:
    return {step["name"]: step for phase in TURN["phases"] for step in phase["steps"] if not step["only"]}


def test_the_turn_is_plain_data() -> None:
    assert json.loads(json.dumps(TURN)) == TURN
    assert set(TURN) == {"rules", "text", "timing", "before", "phases", "skipping", "unsettled"}
    assert (TURN["timing"], TURN["before"]) == ("stack", [])
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
            assert {
                "name", "rule", "also", "only", "skipped", "actions", "triggers", "ends", "window", "priority",
                "priority_rule", "again",
            } == set(step)  # fmt: skip
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


@for_each([since for _, since in timeline().texts])
def test_the_turn_of_every_text_has_a_number_for_everything(date: str) -> None:
    for phase in turn_as_data(rules_on(date))["phases"]:
        assert phase["rule"]
        for step in phase["steps"]:
            assert step["rule"]
            assert step["priority_rule"]
            assert all(action["rule"] for action in step["actions"] + step["ends"])


# --- Triggered abilities, and what is left out


def stacked(rules: str) -> dict[str, tuple[str, str]]:
    """Per part: which abilities are put on the stack in it, and the rule."""
    data = turn_as_data(rules_on(rules))
    told = {step["name"]: step["triggers"] for phase in data["phases"] for step in phase["steps"]}
    return {name: (triggers["which"], triggers["rule"]) for name, triggers in told.items()}


def test_603_3_where_triggered_abilities_are_put_on_the_stack() -> None:
    assert stacked("2022-02-03") == {
        "untap step": ("none", "502.4"),
        "upkeep step": ("waiting", "503.1a"),
        "draw step": ("waiting", "603.3"),
        "precombat main phase": ("beginning", "603.3"),
        "beginning of combat step": ("beginning", "603.3"),
        "declare attackers step": ("waiting", "508.2b"),
        "declare blockers step": ("waiting", "509.4a"),
        "combat damage step": ("waiting", "510.3a"),
        "end of combat step": ("beginning", "603.3"),
        "postcombat main phase": ("beginning", "603.3"),
        "end step": ("beginning", "603.3"),
        "cleanup step": ("waiting", "514.3a"),
    }


def test_505_4_stands_in_the_turn_of_2010_to_2016() -> None:
    for rules, rule in (
        ("2009-07-10", "305.3"),
        ("2009-07-11", "505.3"),
        ("2010-06-18", "505.4"),
        ("2016-09-29", "505.4"),
        ("2016-09-30", "603.3"),
    ):
        told = stacked(rules)
        assert told["precombat main phase"] == told["postcombat main phase"] == ("beginning", rule), rules


def left_out(rules: str) -> dict[str, list[tuple[str, str]]]:
    data = turn_as_data(rules_on(rules))
    told = {step["name"]: step["skipped"] for phase in data["phases"] for step in phase["steps"]}
    return {name: [(one["when"], one["rule"]) for one in skipped] for name, skipped in told.items() if skipped}


def test_508_8_which_steps_are_left_out_and_when() -> None:
    assert left_out("2022-02-03") == {
        "draw step": [("first turn", "103.7a")],
        "declare blockers step": [("no attackers", "508.8")],
        "combat damage step": [("no attackers", "508.8")],
    }
    assert TURN["skipping"]["rule"] == "500.11"


def test_308_4_until_june_2003_the_rest_of_the_step_is_left_out_too() -> None:
    assert left_out("2003-06-30")["declare attackers step"] == [("no attackers", "308.4")]
    assert "declare attackers step" not in left_out("2003-07-01")


def test_514_3a_another_cleanup_step_may_follow() -> None:
    assert steps()["cleanup step"]["again"]["rule"] == "514.3a"
    assert [name for name, step in steps().items() if step["again"]] == ["cleanup step"]


def test_304_1_the_draw_was_put_on_the_stack_above_what_its_step_triggers() -> None:
    for rules, stacked_draw in (("2003-06-30", True), ("2003-07-01", None)):
        draw = turn_as_data(rules_on(rules))["phases"][0]["steps"][2]
        assert draw["actions"][0].get("stacked") is stacked_draw
        assert draw["triggers"]["under"] == ("draw" if stacked_draw else None)


# --- 1997

FIFTH = turn_as_data(rules_on("1997-08-22"))
FIRST_STRIKE = n.HasKeywords(Keyword.FIRST_STRIKE)


def test_1997_six_phases_and_what_comes_before_them() -> None:
    names = ["untap phase", "upkeep phase", "draw phase", "main phase", "discard phase", "cleanup phase"]
    assert [phase["name"] for phase in FIFTH["phases"]] == names
    assert [part["name"] for part in FIFTH["before"]] == ["between turns", "beginning of turn"]
    between, beginning = FIFTH["before"]
    assert between["parts"][0]["allowed"] == ["mana sources"]
    assert [part["name"] for part in beginning["parts"]] == ["continuous effects", "beginning of turn", "arrivals"]
    assert [part["window"] for part in beginning["parts"]] == [None, "series", None]
    assert [action["action"] for action in beginning["parts"][2]["actions"]] == ["sickness_ends"]
    assert FIFTH["timing"] == "batches"


def test_1997_the_phases_have_five_parts() -> None:
    for phase in FIFTH["phases"]:
        assert [part["name"] for part in phase["parts"]] == ["beginning", "body", "end", "mana burn", "life check"]
        assert [phase["parts"][i]["window"] for i in (0, 2)] == ["series", "series"]
        fast = phase["name"] not in ("untap phase", "cleanup phase")
        assert phase["parts"][1]["window"] == ("batches" if fast else None)
        assert ("fast effects" in phase["parts"][1]["allowed"]) is fast
    untap, _, draw, _, discard, cleanup = FIFTH["phases"]
    assert [action["action"] for action in untap["parts"][0]["actions"]] == ["phasing"]
    assert [action["action"] for action in discard["parts"][2]["actions"]] == ["end_of_phase", "discard"]
    assert [action["action"] for action in cleanup["parts"][2]["actions"]] == ["end_of_turn"]
    assert [action["also"] for action in untap["parts"][3]["actions"]] == [["Mirage p. 9"]]
    for phase, used in ((untap, "untap"), (draw, "draw"), (cleanup, "wear_off")):
        assert [(action["action"], action["must"]) for action in phase["parts"][1]["actions"]] == [(used, True)]


def test_1997_the_attack_stands_in_the_main_phase_and_the_kernel_goes_through_its_parts() -> None:
    """What an attack does is what the plan says of it, in that order."""
    parts = FIFTH["phases"][3]["attack"]
    assert [phase["attack"] for phase in FIFTH["phases"] if phase["name"] != "main phase"] == [[]] * 5
    planned = [action["action"] for part in parts for action in part["actions"]]
    knight = CardDef("Knight", n.ManaCost(), CardType.CREATURE, power=2, toughness=2, abilities=(FIRST_STRIKE,))
    table = position(
        alice=[knight, "Grizzly Bears", "Forest", "Swamp"], bob=["Hill Giant"], rules="fifth", step="main phase"
    )
    table.alice.taps("Forest")
    attack(table)
    done = {"attacks": "declare_attackers", "blocks": "declare_blockers", "damage dealt": "deal_damage",
            "damage assigned": "assign_damage", "mana burn": "empty_pools"}  # fmt: skip
    table.alice.choose("attack bob")
    table.alice.choose("attack bob")
    while table.state.combat is not None and not table.over:
        if table.asked == "block":
            table.bob.choose("block Knight")
            table.alice.taps("Swamp")
        else:
            table.pass_once()
    seen: list[str] = []
    for event in table.log:
        action = done.get(event.name)
        if action and (not seen or seen[-1] != action):
            seen.append(action)
    assert [action for action in planned if action in done.values()] == seen
    assert [part["name"] for part in parts if part["window"] == "batches"] == [
        "intention to attack", "before blockers are declared", "after blockers are declared"
    ]  # fmt: skip
