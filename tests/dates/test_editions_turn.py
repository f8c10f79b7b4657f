"""The turn of the measured editions, number by number: sections 3 to 8 of the editions' specification."""

from typing import Any

import pytest

from mainphase.rules.describe import turn_as_data
from mainphase.rules.timeline import rules_on

Step = tuple[str, str, list[tuple[str, str, str]], str, str]

# Per part: name, only, actions as (name, section number, letter or ""), priority, its rule.
INNISTRAD: list[Step] = [
    ("untap step", "", [("phasing", "502.1", "703.4a"), ("untap", "502.2", "703.4b")], "never", "502.3"),
    ("upkeep step", "", [], "always", "503.2"),
    ("draw step", "", [("draw", "504.1", "703.4c")], "always", "504.3"),
    ("precombat main phase", "", [("scheme", "505.3", "703.4d")], "always", "505.5"),
    ("beginning of combat step", "", [("choose_defender", "507.1", "703.4e")], "always", "507.3"),
    ("declare attackers step", "", [("declare_attackers", "508.1", "703.4f")], "always", "508.3"),
    (
        "declare blockers step",
        "",
        [
            ("declare_blockers", "509.1", "703.4g"),
            ("order_blockers", "509.2", "703.4h"),
            ("order_attackers", "509.3", "703.4i"),
        ],
        "always",
        "509.5",
    ),
    (
        "combat damage step",
        "first strike",
        [("assign_damage", "510.1", "703.4j"), ("deal_damage", "510.2", "703.4k")],
        "always",
        "510.4",
    ),
    (
        "combat damage step",
        "",
        [("assign_damage", "510.1", "703.4j"), ("deal_damage", "510.2", "703.4k")],
        "always",
        "510.4",
    ),
    ("end of combat step", "", [], "always", "511.2"),
    ("postcombat main phase", "", [], "always", "505.5"),
    ("end step", "", [], "always", "513.2"),
    ("cleanup step", "", [("discard", "514.1", "703.4m"), ("wear_off", "514.2", "703.4n")], "exception", "514.3a"),
]


def since_2021(visit: tuple[str, str] | None, letters: str, ordered: bool, main: str, block: str) -> list[Step]:
    """The turn from day and night on; `letters` are those of 703.4 from the choice of a defender to the last."""
    letter = iter(f"703.4{x}" for x in letters)
    precombat = [("scheme", "505.3", "703.4e"), ("lore", "505.4", "703.4f")]
    if visit:
        precombat.append(("visit", *visit))
    defender, attackers, blockers = next(letter), next(letter), next(letter)
    block_actions = [("declare_blockers", "509.1", blockers)]
    if ordered:
        block_actions += [("order_blockers", "509.2", next(letter)), ("order_attackers", "509.3", next(letter))]
    damage = [("assign_damage", "510.1", next(letter)), ("deal_damage", "510.2", next(letter))]
    return [
        (
            "untap step",
            "",
            [("phasing", "502.1", "703.4a"), ("day_night", "502.2", "703.4b"), ("untap", "502.3", "703.4c")],
            "never",
            "502.4",
        ),
        ("upkeep step", "", [], "always", "503.1"),
        ("draw step", "", [("draw", "504.1", "703.4d")], "always", "504.2"),
        ("precombat main phase", "", precombat, "always", main),
        ("beginning of combat step", "", [("choose_defender", "507.1", defender)], "always", "507.2"),
        ("declare attackers step", "", [("declare_attackers", "508.1", attackers)], "always", "508.2"),
        ("declare blockers step", "", block_actions, "always", block),
        ("combat damage step", "first strike", damage, "always", "510.3"),
        ("combat damage step", "", damage, "always", "510.3"),
        ("end of combat step", "", [], "always", "511.1"),
        ("postcombat main phase", "", [], "always", main),
        ("end step", "", [], "always", "513.1"),
        (
            "cleanup step",
            "",
            [("discard", "514.1", next(letter)), ("wear_off", "514.2", next(letter))],
            "exception",
            "514.3a",
        ),
    ]


EDITIONS: dict[str, list[Step]] = {
    "innistrad": INNISTRAD,
    "2021-11-19": since_2021(None, "ghijkmnpq", True, "505.5", "509.4"),
    "neon": since_2021(None, "ghijkmnpq", True, "505.5", "509.4"),
    "unfinity": since_2021(("703.4g", ""), "hijkmnpqr", True, "505.5", "509.4"),
    "duskmourn": since_2021(("505.5", "703.4g"), "hijkmnpqr", True, "505.6", "509.4"),
    "foundations": since_2021(("505.5", "703.4g"), "hijkmnp", False, "505.6", "509.2"),
    "current": since_2021(("505.5", "703.4g"), "hijkmnp", False, "505.6", "509.2"),
}


def steps_of(edition: str) -> list[dict[str, Any]]:
    return [step for phase in turn_as_data(rules_on(edition))["phases"] for step in phase["steps"]]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_turn_of_an_edition(edition: str) -> None:
    found = steps_of(edition)
    assert [(step["name"], step["only"] or "") for step in found] == [
        (name, only) for name, only, *_ in EDITIONS[edition]
    ]
    for step, (name, _, actions, priority, priority_rule) in zip(found, EDITIONS[edition], strict=True):
        assert [(a["action"], a["rule"]) for a in step["actions"]] == [(does, rule) for does, rule, _ in actions], name
        for action, (_, _, letter) in zip(step["actions"], actions, strict=True):
            assert not letter or letter in action["also"], (name, action)
        assert (step["priority"], step["priority_rule"]) == (priority, priority_rule), name


@pytest.mark.parametrize(
    ("edition", "pools", "letter", "expiry"),
    [
        ("innistrad", "500.4", "703.4p", "500.5"),
        ("neon", "500.4", "703.4r", "500.5"),
        ("unfinity", "500.4", "703.4s", "500.5"),
        ("duskmourn", "500.4", "703.4s", "500.5"),
        ("foundations", "500.4", "703.4q", "500.5"),
        ("current", "500.5", "703.4q", "500.5"),
    ],
)
def test_as_every_part_ends(edition: str, pools: str, letter: str, expiry: str) -> None:
    for step in steps_of(edition):
        ends = {a["action"]: a for a in step["ends"]}
        assert ends["empty_pools"]["rule"] == pools
        assert letter in ends["empty_pools"]["also"]
        assert ends["expire_durations"]["rule"] == expiry
        order = [a["action"] for a in step["ends"] if a["action"] != "remove_from_combat"]
        assert order == (
            ["expire_durations", "empty_pools"] if edition == "current" else ["empty_pools", "expire_durations"]
        )


def test_before_magic_2010_mana_stays_until_the_phase_ends() -> None:
    emptied = [
        (phase["name"], step["name"])
        for phase in turn_as_data(rules_on("alara"))["phases"]
        for step in phase["steps"]
        if any(a["action"] == "empty_pools" for a in step["ends"])
    ]
    assert emptied == [
        ("beginning phase", "draw step"),
        ("precombat main phase", "precombat main phase"),
        ("combat phase", "end of combat step"),
        ("postcombat main phase", "postcombat main phase"),
        ("end phase", "cleanup step"),
    ]


@pytest.mark.parametrize(
    ("date", "numbers"),
    [
        # In the order of `found` below.
        (
            "1999-06-01",
            "302.1 302.2 303.1 304.1 305.3 308.1 309.1 310.1 310.4 313.1 314.1a 314.1b 314.1c",
        ),
        (
            "2003-07-01",
            "302.2 302.3 303.1 304.1 305.3 308.1 309.1 310.1 310.4 313.1 314.1 314.2 314.3",
        ),
        (
            "2009-05-01",
            "302.2 302.3 303.1 304.1 305.3 308.1 309.1 310.1 310.4 313.1 314.1 314.2 314.3",
        ),
    ],
)
def test_numbers_before_magic_2010(date: str, numbers: str) -> None:
    steps = {step["name"]: step for step in steps_of(date) if not step["only"]}
    rule = {a["action"]: a["rule"] for step in steps.values() for a in step["actions"]}
    found = [
        rule["untap"],
        steps["untap step"]["priority_rule"],
        steps["upkeep step"]["priority_rule"],
        rule["draw"],
        steps["precombat main phase"]["priority_rule"],
        rule["declare_attackers"],
        rule["declare_blockers"],
        rule["assign_damage"],
        rule["deal_damage"],
        steps["end of turn step"]["priority_rule"],
        rule["discard"],
        rule["wear_off"],
        steps["cleanup step"]["priority_rule"],
    ]
    assert found == numbers.split()
