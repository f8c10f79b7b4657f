"""What keywords once stood for is law for every card that has them: built in or read, as its own or given."""

from __future__ import annotations

import pytest
from tests.dates.making import creature
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.earlier import LAWS, in_force, wordings_of
from mainphase.cards.earlier.keywords import rewrite_bottom_up
from mainphase.cards.mana_costs import cost
from mainphase.cards.nodes import CardDef, CardType
from mainphase.cards.words import creature_keywords as c
from mainphase.cards.words import keyword_abilities as k
from mainphase.language.cards import read_card
from mainphase.language.grammar.keywords.formerly import as_today
from mainphase.language.rendering import rendered_type_line
from mainphase.language.syntax import Style
from mainphase.language.text.card_data import CardData
from mainphase.presentation.symbols import printed_line

HERE = n.Fits(n.This(), n.InZone(n.Zone.BATTLEFIELD))


def read(text: str, type_line: str = "Enchantment") -> CardDef:
    card = read_card([CardData(name="Trial", mana_cost="{1}{G}", text=text, type_line=type_line, colors="G")]).card
    assert card is not None, text
    return card


def upkeep_of(card: CardDef) -> n.Triggered:
    [ability] = card.abilities
    assert isinstance(ability, n.Triggered)
    return ability


@pytest.mark.rule("702.24a")
@pytest.mark.parametrize("text", ["Cumulative upkeep {1}", "Cumulative upkeep—Pay 2 life."])
def test_cumulative_upkeep_of_a_card_that_is_read_asks_for_its_permanent_since_16_july_2010(text: str) -> None:
    card = read(text)
    assert upkeep_of(in_force(card, "2010-07-15")).condition is None
    assert upkeep_of(in_force(card, "2010-07-16")).condition == HERE
    assert in_force(card, None) == card


def test_cumulative_upkeep_that_something_gives_is_that_of_its_day_too() -> None:
    given = n.Static(n.Modify(n.OfType(CardType.CREATURE), (n.GainAbility(k.cumulative_upkeep_of("{1}")),)))
    card = CardDef("Giver", None, CardType.ENCHANTMENT, abilities=(given,))
    (static,) = in_force(card, "2010-07-15").abilities
    assert isinstance(static, n.Static)
    assert static.effect.mods[0].ability.condition is None  # type: ignore[attr-defined]


@pytest.mark.rule("702.75a")
def test_hideaway_of_a_card_that_is_read_is_random_since_29_april_2022() -> None:
    card = read("Hideaway 5")
    before, since = in_force(card, "2022-04-28"), in_force(card, "2022-04-29")
    assert (before != since, since == card) == (True, True)
    assert [is_random(version) for version in (before, since)] == [False, True]


def is_random(card: CardDef) -> bool:
    """Whether what it does not hide goes to the bottom at random."""
    found: list[bool] = []

    def look(node: n.Node) -> n.Node:
        if isinstance(node, n.Move) and node.bottom:
            found.append(node.at_random)
        return node

    rewrite_bottom_up(card, look)
    [at_random] = found
    return at_random


@pytest.mark.rule("702.92a")
@pytest.mark.parametrize(("rules", "token"), [("2021-06-17", "Germ Token"), ("2021-06-18", "Phyrexian Germ Token")])
def test_the_germ_of_living_weapon_is_a_phyrexian_since_18_june_2021(rules: str, token: str) -> None:
    gets = n.Static(n.Modify(n.HasAttached(n.IsThis()), (n.AddPT(n.Fixed(1), n.Fixed(1)),)))
    blade = CardDef(
        "Blade", cost("{0}"), CardType.ARTIFACT, 0, ("Equipment",), abilities=(c.living_weapon, gets, k.equip("{1}"))
    )
    table = position(alice_hand=[in_force(blade, rules)], rules=rules)
    table.alice.cast("Blade")
    table.resolve()
    table.resolve()
    assert sorted(table.battlefield) == sorted(["Blade", token])


@pytest.mark.rule("702.58a")
@pytest.mark.parametrize(("rules", "triggers"), [("2007-01-31", 1), ("2007-02-01", 0)])
def test_graft_triggers_without_a_counter_until_31_january_2007(rules: str, triggers: int) -> None:
    grafted = in_force(creature("Grower", *c.graft(2), power=1, toughness=1), rules)
    table = position(alice=[grafted, "2 Forest"], alice_hand=["Grizzly Bears"], rules=rules)
    table.alice.cast("Grizzly Bears")
    table.resolve()
    assert len([name for name in table.stack if name == "Grower"]) == triggers


def test_what_once_was_is_said_as_today() -> None:
    """The text did not change with what its keyword stood for."""
    for made in (k.cumulative_upkeep_of("{1}"), k.hideaway(4), c.living_weapon, *c.graft(1)):
        card = CardDef("Trial", None, CardType.ARTIFACT, abilities=(made,))
        (then,) = in_force(card, "2007-01-31").abilities
        assert as_today(then) == made


def test_each_law_changes_a_card_on_its_day() -> None:
    cards = {
        "cumulative upkeep": (k.cumulative_upkeep_of("{1}"),),
        "graft": c.graft(1),
        "hideaway": (k.hideaway(4),),
        "living weapon": (c.living_weapon,),
    }
    assert {law.keyword for law in LAWS} == {*cards}
    for law in LAWS:
        card = CardDef("Trial", None, CardType.ARTIFACT, abilities=cards[law.keyword])
        [wording] = wordings_of(card)
        assert (wording.until, wording.source) == (law.until, law.source)
        assert in_force(card, law.until) == card


def test_a_card_is_called_tribal_until_6_june_2024() -> None:
    card = CardDef("Kin", None, CardType.KINDRED | CardType.INSTANT, 0, ("Elf",))
    assert rendered_type_line(card, Style(day="2024-06-06")) == "Tribal Instant — Elf"
    assert rendered_type_line(card, Style(day="2024-06-07")) == "Kindred Instant — Elf"
    assert printed_line(card, "2024-06-06") == "Tribal Instant — Elf"
    assert printed_line(card) == "Kindred Instant — Elf"
