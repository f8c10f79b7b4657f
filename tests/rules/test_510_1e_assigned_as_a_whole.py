"""CR 510.1e, 702.19b: combat damage is assigned creature by creature, and judged as a whole."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, HasKeywords
from mainphase.cards.words import banding, card, creature, deathtouch, itself, trample

ORDERED = "2015-01-01"


def trampler(name: str, power: int, *more: HasKeywords) -> CardDef:
    return card(name, "{G}", creature, pt=f"{power}/9")(trample, *more)


def wall(name: str, toughness: int) -> CardDef:
    return card(name, "{W}", creature, pt=f"0/{toughness}")(
        n.Static(n.CanBlockMore(itself)), n.Static(n.CanBlockMore(itself))
    )


def to_damage(table: Table, blocks: dict[str, list[str]]) -> None:
    table.alice.attack(table.alice.battlefield)
    table.bob.block(blocks)
    table.advance_to("combat damage")


def test_702_19b_either_of_two_tramplers_may_assign_what_the_blocker_needs() -> None:
    for first, second in ((0, 4), (1, 3), (4, 0), (6, 6)):
        table = position(alice=["Yavimaya Wurm", "Colossal Dreadmaw"], bob=["Two-Headed Giant of Foriys"])
        to_damage(table, {"Two-Headed Giant of Foriys": ["Yavimaya Wurm", "Colossal Dreadmaw"]})
        assert table.options == [str(k) for k in range(7)]
        table.alice.assign({"Two-Headed Giant of Foriys": first})
        assert table.options == [str(k) for k in range(0 if first == 6 else 4 - first, 7)]
        table.alice.assign({"Two-Headed Giant of Foriys": second})
        if table.asked == "assign damage":
            table.bob.assign({"Yavimaya Wurm": 4})
        assert table.bob.life == 20 - 12 + first + second
        assert table.bob.graveyard == ["Two-Headed Giant of Foriys"]


def test_702_19b_what_is_left_to_another_is_within_its_power() -> None:
    weak = trampler("Weak", 1)
    table = position(alice=["Yavimaya Wurm", weak], bob=["Two-Headed Giant of Foriys"])
    to_damage(table, {"Two-Headed Giant of Foriys": ["Yavimaya Wurm", "Weak"]})
    assert table.options == [str(k) for k in range(3, 7)]
    table.alice.assign({"Two-Headed Giant of Foriys": 3})
    assert table.asked_player == "bob"  # Weak has nothing left to choose
    table.bob.assign({"Yavimaya Wurm": 0})
    assert table.bob.life == 17


@pytest.mark.rule("702.2c")
def test_510_1e_one_damage_of_a_deathtouch_creature_covers_for_another() -> None:
    deadly = trampler("Deadly", 2, deathtouch)
    table = position(alice=["Yavimaya Wurm", deadly], bob=["Two-Headed Giant of Foriys"])
    to_damage(table, {"Two-Headed Giant of Foriys": ["Yavimaya Wurm", "Deadly"]})
    assert table.options == ["0", "1", "2"]  # Deadly is asked first
    table.alice.assign({"Two-Headed Giant of Foriys": 0})
    assert table.options == ["4", "5", "6"]  # it went past, so the Wurm kills the Giant
    other = position(alice=["Yavimaya Wurm", deadly], bob=["Two-Headed Giant of Foriys"])
    to_damage(other, {"Two-Headed Giant of Foriys": ["Yavimaya Wurm", "Deadly"]})
    other.alice.choose("1")
    assert other.options == [str(k) for k in range(7)]


def test_702_19b_702_22j_nobody_counts_on_damage_that_another_player_divides() -> None:
    hero = card("Hero", "{W}", creature, pt="0/1")(banding)
    table = position(alice=["Yavimaya Wurm", "Colossal Dreadmaw"], bob=["Two-Headed Giant of Foriys", hero])
    to_damage(
        table,
        {"Two-Headed Giant of Foriys": ["Yavimaya Wurm", "Colossal Dreadmaw"], "Hero": ["Colossal Dreadmaw"]},
    )
    assert table.asked_player == "bob"
    table.bob.assign({"Two-Headed Giant of Foriys": 3})
    if table.asked_player == "bob":
        table.bob.choose("3")
    assert table.options == [str(k) for k in range(1, 7)]  # three of the four are there


def outcomes(table: Table) -> set[tuple[tuple[str, str, int], ...]]:
    """All complete assignments of alice's creatures that choosing can lead to; none of them may be a dead end."""
    if table.asked == "assign damage" and table.asked_player == "alice":
        out: set[tuple[tuple[str, str, int], ...]] = set()
        for option in table.options:
            twin = table.copy()
            twin.choose(option)
            out |= outcomes(twin)
        return out
    return {tuple(sorted((e.what, e.other, e.amount) for e in table.events("damage dealt") if e.what in ALL))}


ALL = ("Ann", "Bea", "Cat", "Dot")


# Attackers: power, then t(rample), d(eathtouch). Blockers: toughness, and whom they block.
CASES: dict[str, tuple[dict[str, tuple[int, str]], dict[str, tuple[int, str]], str]] = {
    "two and one": ({"Ann": (3, "t"), "Bea": (2, "t")}, {"Wall": (4, "AB")}, ""),
    "two and two": ({"Ann": (3, "t"), "Bea": (3, "t")}, {"Wall": (2, "AB"), "Fence": (2, "AB")}, ""),
    "a chain": ({"Ann": (3, "t"), "Bea": (3, "t"), "Cat": (2, "t")}, {"Wall": (2, "AB"), "Fence": (3, "BC")}, ""),
    "one without": ({"Ann": (3, "t"), "Bea": (3, "")}, {"Wall": (3, "AB"), "Fence": (1, "B")}, ""),
    "deathtouch": ({"Ann": (3, "t"), "Bea": (1, "td")}, {"Wall": (5, "AB"), "Fence": (2, "AB")}, ""),
    "deathtouch twice": ({"Ann": (2, "td"), "Bea": (3, "td")}, {"Wall": (5, "AB"), "Fence": (2, "B")}, ""),
    "too weak": ({"Ann": (1, "t"), "Bea": (1, "t")}, {"Wall": (5, "AB")}, ""),
    "three": ({"Ann": (2, "t"), "Bea": (2, "t"), "Cat": (2, "t")}, {"Wall": (3, "ABC"), "Fence": (1, "C")}, ""),
    "ordered, one": ({"Ann": (3, "t"), "Bea": (2, "t")}, {"Wall": (4, "AB")}, ORDERED),
    "ordered, two": ({"Ann": (3, "t"), "Bea": (3, "t")}, {"Wall": (2, "AB"), "Fence": (2, "AB")}, ORDERED),
    "ordered, without": ({"Ann": (3, ""), "Bea": (4, "")}, {"Wall": (3, "AB"), "Fence": (2, "AB")}, ORDERED),
    "ordered, further": ({"Ann": (2, "t"), "Bea": (5, "t")}, {"Wall": (2, "B"), "Fence": (3, "AB")}, ORDERED),
}


@pytest.mark.parametrize("name", CASES)
def test_510_1e_what_can_be_chosen_is_what_is_legal_as_a_whole(name: str) -> None:
    attackers, blockers, rules = CASES[name]
    alice = [
        card(a, "{G}", creature, pt=f"{power}/9")(
            *([trample] if "t" in marks else []), *([deathtouch] if "d" in marks else [])
        )
        for a, (power, marks) in attackers.items()
    ]
    bob = [wall(b, toughness) for b, (toughness, _) in blockers.items()]
    table = position(alice=alice, bob=bob, rules=rules or None)
    table.alice.attack(list(attackers))
    blocks = {b: [a for a in attackers if a[0] in whom] for b, (_, whom) in blockers.items()}
    table.bob.block(blocks)
    while table.asked == "damage order":
        table.choose(next((o for o in blockers if o in table.options), table.options[0]))
    table.advance_to("combat damage")
    assert outcomes(table) == legal(attackers, blockers, blocks, bool(rules))


def legal(
    attackers: dict[str, tuple[int, str]],
    blockers: dict[str, tuple[int, str]],
    blocks: dict[str, list[str]],
    ordered: bool,
) -> set[tuple[tuple[str, str, int], ...]]:
    """By the words of the rule: every division there is, and which of them comply."""
    ways: list[list[dict[str, int]]] = []
    for a, (power, marks) in attackers.items():
        goals = [b for b in blockers if a in blocks[b]]
        if "t" in marks or not goals:
            goals.append("bob")
        ways.append(
            [
                dict(zip(goals, shares, strict=True))
                for shares in product(range(power + 1), repeat=len(goals))
                if sum(shares) == power
            ]
        )
    out: set[tuple[tuple[str, str, int], ...]] = set()
    for chosen in product(*ways):
        assigned = dict(zip(attackers, chosen, strict=True))

        def lethal(b: str, assigned: dict[str, dict[str, int]] = assigned) -> bool:
            by = {a: shares.get(b, 0) for a, shares in assigned.items()}
            return sum(by.values()) >= blockers[b][0] or any(n and "d" in attackers[a][1] for a, n in by.items())

        if all(complies(shares, lethal, ordered) for shares in assigned.values()):
            out.add(tuple(sorted((a, b, n) for a, shares in assigned.items() for b, n in shares.items() if n)))
    return out


def complies(shares: dict[str, int], lethal: Callable[[str], bool], ordered: bool) -> bool:
    goals = list(shares)
    for i, goal in enumerate(goals):
        if shares[goal] and (ordered or goal == "bob") and not all(lethal(b) for b in goals[:i]):
            return False
    return True
