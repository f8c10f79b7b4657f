"""CR 608.2c, h: what a thing has or is, what players control together, and what follows if it is not so."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import CardDef

THREE = ("alice", "bob", "carol")
BEARS, GIANT, MEMNITE, FOREST = "Grizzly Bears", "Hill Giant", "Memnite", "Forest"


def if_so(condition: str) -> CardDef:
    return invented(f"If {condition}, you gain 1 life.", name="Question", cost="{0}", types="Sorcery")


@pytest.mark.parametrize(
    ("condition", "so"),
    [
        ("creatures you control have total toughness 5 or greater", True),
        ("creatures you control have total toughness 6 or greater", False),
        ("you control the creature with the greatest mana value or tied for the greatest mana value", True),
        ("you control the artifact with the greatest mana value or tied for the greatest mana value", False),
        ("your team controls a creature", True),
        ("your team controls an artifact", False),
    ],
)
def test_608_2_what_is_controlled(condition: str, so: bool) -> None:
    table = position(alice=[BEARS, GIANT], alice_hand=[if_so(condition)], bob=[GIANT, "Ornithopter"])
    table.alice.cast("Question")
    table.resolve_all()
    assert table.alice.life == 20 + so


def test_810_of_a_team() -> None:
    """In a game without teams nobody else is on yours; whoever is no opponent is (CR 102.3)."""
    table = position(
        players=THREE, alice=[BEARS], alice_hand=[if_so("your team controls a creature")], carol=[GIANT],
    )  # fmt: skip
    table.alice.cast("Question")
    table.resolve_all()
    assert table.alice.life == 21


def test_608_2_a_spell_of_each_of_two_kinds() -> None:
    both = "you've cast both a creature spell and a noncreature spell this turn"
    shock = invented("~ deals 2 damage to any target.", name="Shock It", cost="{0}", types="Instant")
    table = position(alice_hand=[if_so(both), MEMNITE, shock, if_so(both)])
    table.alice.cast("Question")
    table.resolve_all()
    assert table.alice.life == 20
    table.alice.cast(MEMNITE)
    table.resolve_all()
    table.alice.cast("Question")
    table.resolve_all()
    assert table.alice.life == 21


@pytest.mark.parametrize(("many", "hand"), [(1, 1), (3, 0)])
def test_608_2c_more_cards_than_in_a_library(many: int, hand: int) -> None:
    compares = invented(
        "Draw a card if your library has more cards in it than target opponent's library. Otherwise, each opponent "
        "mills a card.", name="Compare", cost="{0}", types="Sorcery",
    )  # fmt: skip
    table = position(alice_hand=[compares], alice_library=["2 Wastes"], bob_library=[f"{many} Wastes"])
    table.alice.cast("Compare", targets=["bob"])
    table.resolve_all()
    assert (len(table.alice.hand), len(table.bob.graveyard)) == (hand, 1 - hand)


@pytest.mark.parametrize(("name", "counters"), [(BEARS, 0), (GIANT, 1), ("Runeclaw Bear", 0), ("Giant Spider", 1)])
def test_608_2_greater_power_or_toughness(name: str, counters: int) -> None:
    grows = invented(
        "Whenever another creature you control enters, if it has greater power or toughness than ~, put a +1/+1 "
        "counter on ~.", name="Grows",
    )  # fmt: skip
    table = position(alice=[grows, "4 Forest", "4 Mountain"], alice_hand=[name])
    table.alice.cast(name)
    table.resolve_all()
    assert table.counters("Grows", "+1/+1") == counters


@pytest.mark.parametrize(("counters", "hand", "after"), [("", 0, 1), (" (1 +1/+1)", 1, 1)])
def test_608_2c_if_it_does_not(counters: str, hand: int, after: int) -> None:
    asks = invented(
        "Whenever a creature you control deals combat damage to a player, draw a card if that creature has a +1/+1 "
        "counter on it. If it doesn't, put a +1/+1 counter on it.", name="Asks", types="Enchantment",
    )  # fmt: skip
    table = position(alice=[asks, BEARS + counters], alice_library=["Wastes"], step="declare attackers")
    table.alice.attack([BEARS])
    table.advance_to("turn 1, postcombat main")
    table.resolve_all()
    assert (len(table.alice.hand), table.counters(BEARS, "+1/+1")) == (hand, after)


@pytest.mark.parametrize(("card", "drawn"), [("Lightning Bolt", False), (BEARS, True)])
def test_608_2c_if_you_do_not_cast_it(card: str, drawn: bool) -> None:
    odd = invented(
        "At the beginning of your upkeep, reveal the top card of your library. You may cast it without paying its "
        "mana cost if its mana value is odd. If you don't cast it, draw a card.", name="Odd", types="Enchantment",
    )  # fmt: skip
    table = position(alice=[odd], alice_library=[card, "Wastes"], step="upkeep")
    table.resolve()
    if not drawn:
        table.alice.choose("yes", "bob")
    table.resolve_all()
    assert (len(table.alice.hand) == 1) == drawn


@pytest.mark.parametrize(("bob", "carol", "drawn"), [(20, 10, 1), (10, 20, 0), (10, 10, 0)])
def test_608_2_more_life_than_another_opponent(bob: int, carol: int, drawn: int) -> None:
    breeds = invented(
        "Whenever a player attacks one of your opponents, if that opponent has more life than another of your "
        "opponents, that attacking player draws a card and you put two +1/+1 counters on a creature you control.",
        name="Breeds",
    )  # fmt: skip
    table = position(
        players=THREE, alice=[breeds], alice_library=["2 Wastes"], bob_life=bob, carol_life=carol,
        step="declare attackers",
    )  # fmt: skip
    table.alice.attack({"Breeds": "bob"})
    table.resolve_all()
    assert (len(table.alice.hand), table.counters("Breeds", "+1/+1")) == (drawn, 2 * drawn)


@pytest.mark.parametrize(("mana_value", "there"), [(2, True), (3, True), (4, False)])
def test_202_3_one_mana_value_or_another(mana_value: int, there: bool) -> None:
    finds = invented(
        "Mill a card. You may put an artifact card with mana value 2 or 3 from among them into your hand.",
        name="Finds", cost="{0}", types="Sorcery",
    )  # fmt: skip
    thing = invented("", name="Thing", cost=f"{{{mana_value}}}", types="Artifact")
    table = position(alice_hand=[finds], alice_library=[thing])
    table.alice.cast("Finds")
    table.resolve_all()
    if "Thing" in table.options:
        table.alice.choose("Thing")
        table.resolve_all()
    assert ("Thing" in table.alice.hand) == there
