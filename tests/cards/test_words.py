"""The words cards are written with."""

from __future__ import annotations

import pytest

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import cost, cost_text, mana_units
from mainphase.cards.nodes import PHYREXIAN, TWO_GENERIC, Color, ManaCost
from mainphase.cards.words import (
    any_target,
    artifact,
    basic,
    card,
    colorless,
    creature,
    damage,
    do,
    draw,
    either,
    gain_life,
    green,
    instant,
    is_a,
    land,
    red,
    target,
    targeting,
    token_card,
    when,
    yours,
)
from mainphase.errors import CardError


@pytest.mark.parametrize(
    ("text", "mana"),
    [
        ("{0}", ManaCost()),
        ("{2}", ManaCost(2)),
        ("{2}{R}{R/W}{X}", ManaCost(2, (Color.RED, Color.RED | Color.WHITE), 1)),
        ("{X}{X}{G}", ManaCost(0, (Color.GREEN,), 2)),
        ("{C}", ManaCost(0, (Color.COLORLESS,))),
        ("{B/P}", ManaCost(0, (Color.BLACK | PHYREXIAN,))),
        ("{G/U/P}", ManaCost(0, (Color.GREEN | Color.BLUE | PHYREXIAN,))),
        ("{2/W}{2/W}", ManaCost(0, (Color.WHITE | TWO_GENERIC,) * 2)),
        ("{15}", ManaCost(15)),
        ("{1}{r}", ManaCost(1, (Color.RED,))),
    ],
)
def test_107_4_mana_costs_are_read(text: str, mana: ManaCost) -> None:
    assert cost(text) == mana
    assert cost(cost_text(mana)) == mana


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", "''"),
        ("2R", "'2R'"),
        ("{2}R", "'R'"),
        ("{Q}", "{Q}"),
        ("{P}", "{P}"),
        ("{P/W}", "{P/W}"),
        ("{R/R}", "{R/R}"),
        ("{W/2}", "{W/2}"),
        ("{R", "'{R'"),
        ("{-1}", "{-1}"),
    ],
)
def test_107_4_what_is_no_mana_cost_is_refused(text: str, found: str) -> None:
    with pytest.raises(CardError) as wrong:
        cost(text)
    assert found in str(wrong.value)
    assert "allowed are" in str(wrong.value)


def test_mana_that_is_added_has_no_generic_part() -> None:
    assert mana_units("{R}{G}") == (Color.RED, Color.GREEN)
    with pytest.raises(CardError, match="cannot be added as mana"):
        mana_units("{2}")
    with pytest.raises(CardError, match="cannot be added as mana"):
        mana_units("{R/G}")


def test_a_card_is_its_line_and_abilities() -> None:
    bolt = card("Bolt", "{R}", instant)(targeting(any_target).do(damage(3, to=target)))
    assert bolt.abilities == (n.SpellAbility((n.Mode(n.DealDamage(n.Fixed(3), n.Target(0)), (any_target,)),)),)
    golem = card("Golem", "{4}", artifact, creature, "Golem", pt="3/3")()
    assert (golem.power, golem.toughness, golem.subtypes, golem.abilities) == (3, 3, ("Golem",), ())


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: card("Nothing", "{1}", "Goblin"), "Nothing has no card type"),
        (lambda: card("Ogre", "{2}{R}", creature, "Ogre"), "Ogre: '' is not a power and toughness"),
        (lambda: card("Ogre", "{2}{R}", creature, "Ogre", pt="2"), "Ogre: '2' is not a power and toughness"),
        (lambda: card("Stone", "{1}", artifact, pt="1/1"), "Stone has power and toughness"),
        (lambda: card("Wood", "{G}", basic, land, "Forest"), "Wood is a land with the mana cost {G}"),
        (lambda: card("Idle", "{U}", instant)(), "Idle has 0 spell abilities"),
        (lambda: card("Ogre", "{2}{R}", creature, pt="2/2")(do(draw(1))), "Ogre has 1 spell abilities"),
    ],
)
def test_a_card_that_cannot_be_is_refused(make: object, said: str) -> None:
    assert callable(make)
    with pytest.raises(CardError) as wrong:
        make()
    assert said in str(wrong.value)


def test_filters_join() -> None:
    assert is_a() == n.Anything()
    assert is_a(creature) == creature
    assert is_a(creature, yours) == n.All((creature, yours))
    assert either(artifact, creature) == n.OfType(artifact.types | creature.types)
    assert either(creature, red) == n.Any((creature, red))


def test_a_token_has_the_colours_said() -> None:
    assert token_card("Saproling", green, creature, pt="1/1").colors == Color.GREEN
    assert token_card("Myr", colorless, artifact, creature, pt="1/1").colors == 0


def test_a_trigger_without_targets_and_with() -> None:
    on = n.Enters(n.IsThis())
    assert when(on).do(gain_life(4)).modes[0].targets == ()
    assert when(on).targeting(creature).do(damage(1, to=target)).modes[0].targets == (n.TargetPhrase(creature),)
