"""CR 602.5b, 601.2f, 602.2b: power-up, which is activated only once, and for less on the turn on which its permanent
entered. In the rules of 2026-06-19, which are not among those known here, it is 702.193.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import CardDef
from mainphase.rules.concepts import Concept, concept_of
from mainphase.rules.numbering import line_on
from mainphase.rules.timeline import rules_on

REMINDER = "(Activate each power-up ability only once. Reduce the cost by its mana cost if it entered this turn.)"


def hero(price: str, cost: str, name: str = "Mite", more: str = "") -> CardDef:
    text = f"Power-up — {price}: Put two +1/+1 counters on ~. {REMINDER}{more}"
    return invented(text, name=name, pt="1/1", cost=cost)


MITE = hero("{4}{R}", "{1}{R}")
LEADER = invented(
    "Power-up abilities of other creatures you control cost {3} less to activate.", "Big Leader", cost="{0}"
)
STAR = invented(
    "Each power-up ability of permanents you control can be activated an additional time.", "Film Star", cost="{0}"
)
TAX = invented(
    "Activated abilities cost {2} more to activate unless they're mana abilities.", "Grey Field", "Enchantment"
)
DOUBLE = invented("You may have ~ enter as a copy of any creature on the battlefield.", "Double", cost="{2}{U}{U}")


def put_down(card: CardDef, lands: list[str]) -> Table:
    """A table on which a card has just been cast for the first lands; the others are untapped."""
    table = position(alice=lands, alice_hand=[card], alice_library=["8 Forest"], bob_library=["8 Forest"])
    table.alice.cast("Mite")
    table.resolve_all()
    return table


def lands_tapped(table: Table) -> int:
    return sum(o.tapped for o in table.state.objects.values())


def test_602_5b_it_is_activated_only_once_whatever_the_turn() -> None:
    table = position(alice=["9 Mountain", "Mountain", MITE], alice_library=["8 Forest"], bob_library=["8 Forest"])
    table.alice.activate("Mite")
    table.resolve_all()
    assert table.pt("Mite") == "3/3"
    with pytest.raises(NotOffered) as refused:
        table.alice.activate("Mite")
    assert refused.value.rule == rules_on().number(Concept.ACTIVATION_LIMIT) == "602.5b"
    table.advance_to("turn 3, precombat main")
    with pytest.raises(NotOffered):
        table.alice.activate("Mite")


def test_602_5b_each_power_up_ability_by_itself() -> None:
    two = hero("{R}", "{1}{R}", more="\nPower-up — {R}: You gain 3 life.")
    table = position(alice=["4 Mountain", two])
    for ability in (0, 1):
        table.alice.activate("Mite", ability=ability)
        table.resolve_all()
        with pytest.raises(NotOffered):
            table.alice.activate("Mite", ability=ability)
    assert (table.pt("Mite"), table.alice.life) == ("3/3", 23)


def test_602_5b_it_counts_though_it_did_nothing() -> None:
    shot = invented("Power-up — {R}: ~ fights target creature you don't control.", "Mite", pt="1/1")
    table = position(alice=["2 Mountain", shot], bob=["Memnite", "Mountain"], bob_hand=["Shock"])
    table.alice.activate("Mite", targets=["Memnite"])
    table.alice.passes()
    table.bob.cast("Shock", ["Memnite"])
    table.resolve_all()
    with pytest.raises(NotOffered):
        table.alice.activate("Mite", targets=["Memnite"])


def test_601_2f_602_2b_it_costs_less_by_the_mana_cost_on_the_turn_it_entered() -> None:
    table = put_down(MITE, ["5 Mountain"])
    assert lands_tapped(table) == 2
    table.alice.activate("Mite")
    table.resolve_all()
    assert lands_tapped(table) == 5
    assert table.pt("Mite") == "3/3"
    assert put_down(MITE, ["4 Mountain"]).alice.why_not("activate Mite") is not None


def test_601_2f_602_2b_and_the_whole_cost_on_later_turns() -> None:
    table = put_down(MITE, ["4 Mountain"])
    table.advance_to("turn 3, precombat main")
    assert table.alice.why_not("activate Mite") is not None
    table = put_down(MITE, ["5 Mountain"])
    table.advance_to("turn 3, precombat main")
    table.alice.activate("Mite")
    assert lands_tapped(table) == 5


def test_601_2f_what_was_there_before_costs_all_of_it() -> None:
    assert position(alice=["4 Mountain", MITE]).alice.why_not("activate Mite") is not None


FEWER = {"3 Island": ["2 Island"], "2 Plains": ["Plains"], "Island": [], "Wastes": []}


@pytest.mark.parametrize(
    ("price", "cost", "lands", "left"),
    [
        ("{4}{W}", "{1}{W}", ["Plains", "Swamp"], ["3 Island"]),
        ("{2}{W}", "{W}{W}", ["2 Plains"], ["Island"]),  # 118.7c: what exceeds the color takes off generic mana
        ("{3}{U}", "{B}", ["Swamp"], ["2 Plains", "Island"]),  # 118.7b: none of that color
        ("{1}{U}{R}", "{3}{R}", ["3 Plains", "Mountain"], ["Island"]),  # 118.7a: only generic mana
        ("{5}{R/G}{R/G}", "{3}{R/G}", ["3 Plains", "Mountain"], ["2 Plains", "Forest"]),  # 118.7e
        ("{C}{W}{U}{B}{R}{G}", "{R}{W}{B}", ["Mountain", "Plains", "Swamp"], ["Wastes", "Island", "Forest"]),
        ("{1}{W}", "{2}{W}", ["2 Swamp", "Plains"], []),  # 118.7: nothing is left
    ],
)
@pytest.mark.rule("118.7", "118.7a", "118.7b", "118.7c", "118.7e")
def test_118_7_colored_mana_takes_off_colored_mana(price: str, cost: str, lands: list[str], left: list[str]) -> None:
    table = put_down(hero(price, cost), lands + left)
    before = lands_tapped(table)
    table.alice.activate("Mite")
    table.resolve_all()
    assert table.pt("Mite") == "3/3"
    untapped = sum(int(land.split()[0]) if land[0].isdigit() else 1 for land in left)
    assert lands_tapped(table) == before + untapped
    if left:  # one land fewer is not enough
        table = put_down(hero(price, cost), [*lands, *left[1:], *FEWER[left[0]]])
        assert table.alice.why_not("activate Mite") is not None


def test_601_2f_increases_come_first() -> None:
    table = position(alice=["5 Mountain", TAX], alice_hand=[hero("{R}", "{1}{R}")])
    table.alice.cast("Mite")
    table.resolve_all()
    table.alice.activate("Mite")  # two more, and one and a red less
    assert lands_tapped(table) == 3


def test_400_7_what_comes_back_is_another_object() -> None:
    table = position(alice=["9 Mountain", "Island"], alice_hand=[MITE, "Unsummon"])
    table.alice.cast("Mite")
    table.resolve_all()
    table.alice.activate("Mite")
    table.resolve_all()
    assert table.alice.why_not("activate Mite") is not None
    table.alice.cast("Unsummon", ["Mite"])
    table.resolve_all()
    assert lands_tapped(table) == 6
    table.alice.cast("Mite")
    table.resolve_all()
    assert lands_tapped(table) == 8
    assert table.alice.why_not("activate Mite") is not None  # two lands are left, and it costs three
    table.advance_to("turn 3, precombat main")
    table.alice.activate("Mite")


def test_707_2_a_copy_takes_off_the_mana_cost_that_it_copied() -> None:
    table = position(alice=["4 Island", "3 Mountain", MITE], alice_hand=[DOUBLE])
    table.alice.cast("Double")
    table.resolve()
    table.alice.choose("Mite")
    table.alice.activate("Double")  # which would be five if it were its own
    assert lands_tapped(table) == 7


def test_202_1b_a_token_without_a_mana_cost_takes_off_nothing() -> None:
    makes = invented(
        'Create a 1/1 red Hero creature token with "Power-up — {2}{R}: You gain 3 life."',
        "Maker",
        "Sorcery",
        cost="{R}",
    )
    for lands in (3, 4):
        table = position(alice=[f"{lands} Mountain"], alice_hand=[makes])
        table.alice.cast("Maker")
        table.resolve_all()
        assert (table.alice.why_not("activate Hero Token") is None) == (lands == 4)


def test_601_2f_power_up_abilities_of_others_cost_less() -> None:
    plain = invented("{4}{R}: You gain 1 life.", "Plain One")
    own = hero("{4}{R}", "{1}{R}", name="Other Leader", more=LEADER_TEXT)
    table = position(alice=["2 Mountain", MITE, plain, LEADER], bob=[own])
    assert table.alice.why_not("activate Plain One") is not None
    table.alice.activate("Mite")
    assert lands_tapped(table) == 2
    assert position(alice=["2 Mountain", own]).alice.why_not("activate Other Leader") is not None
    assert position(alice=["2 Mountain", MITE], bob=[LEADER]).alice.why_not("activate Mite") is not None


LEADER_TEXT = "\nPower-up abilities of other creatures you control cost {3} less to activate."


def test_602_5b_an_additional_time() -> None:
    cheap = hero("{R}", "{1}{R}")
    table = position(alice=["9 Mountain", cheap], alice_hand=[STAR])
    table.alice.activate("Mite")
    table.resolve_all()
    assert table.alice.why_not("activate Mite") is not None
    table.alice.cast("Film Star")
    table.resolve_all()
    table.alice.activate("Mite")
    table.resolve_all()
    assert table.pt("Mite") == "5/5"
    assert table.alice.why_not("activate Mite") is not None
    assert position(alice=["9 Mountain", cheap], bob=[STAR]).alice.why_not("activate Mite") is None
    table = position(alice=["9 Mountain", cheap, STAR, STAR], bob=[STAR])
    for _ in range(3):
        table.alice.activate("Mite")
        table.resolve_all()
    assert table.alice.why_not("activate Mite") is not None


def test_602_5b_exhaust_abilities_are_others() -> None:
    tired = invented("Exhaust — {R}: You gain 1 life.", "Tired")
    table = position(alice=["9 Mountain", tired, STAR])
    table.alice.activate("Tired")
    table.resolve_all()
    assert table.alice.why_not("activate Tired") is not None


def test_702_it_is_refused_by_name_until_the_newest_rules_that_are_known() -> None:
    assert "power-up" in unknown_mechanic(MITE, "2026-04-16")
    assert unknown_mechanic(MITE, "2026-04-17") == ""
    numbers = [line_on(concept_of("power_up"), day) for day in ("2026-04-17", "2026-06-19")]
    assert [line.rule for line in numbers if line is not None] == ["602.5b", "702.193a"]
