"""Lines of keywords, as text and as the abilities that authors write."""

from __future__ import annotations

import re

import pytest
from tests.language.grammar.reading import ability, means

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType
from mainphase.cards.words import (
    a,
    affinity,
    another,
    artifact,
    basic,
    bloodthirst,
    bushido,
    creature_keywords,
    crew,
    cycling,
    devoid,
    discard_a,
    echo,
    enchant,
    equip,
    escape,
    exalted,
    extort,
    fading,
    first_strike,
    flanking,
    flashback,
    flying,
    hexproof_from,
    is_a,
    kicker,
    land,
    landwalk,
    madness,
    modular,
    morph,
    outlast,
    pay_life,
    persist,
    protection_from,
    prowess,
    red,
    reinforce,
    suspend,
    toxic,
    typecycling,
    vanishing,
    ward,
    white,
    yours,
)
from mainphase.cards.words.things import creature
from mainphase.language.grammar.keywords.names import word_of
from mainphase.rules.declared import MechanicDeclaration, declared_as


def tupled(abilities: n.Ability | tuple[n.Ability, ...]) -> tuple[n.Ability, ...]:
    return abilities if isinstance(abilities, tuple) else (abilities,)


LINES: dict[str, n.Ability | tuple[n.Ability, ...]] = {
    "Flying": flying,
    "Flying, first strike, prowess": (flying, first_strike, prowess),
    "Exalted": exalted,
    "Devoid": devoid,
    "Extort": extort,
    "Flanking": flanking,
    "Persist": persist,
    "Protection from red": protection_from(red),
    "Protection from white and from red": (protection_from(white), protection_from(red)),
    "Protection from artifacts": protection_from(artifact),
    "Hexproof from red": hexproof_from(red),
    "Islandwalk": landwalk("Island"),
    "Enchant creature": enchant(creature),
    "Enchant creature you control": enchant(creature, yours),
    "Equip {2}": equip("{2}"),
    "Equip—Discard a card.": equip(discard_a()),
    "Ward {2}": ward("{2}"),
    "Ward—Pay 3 life.": ward(pay_life(3)),
    "Kicker {1}{R}": kicker("{1}{R}"),
    "Flashback {2}{R}": flashback("{2}{R}"),
    "Flashback—{1}{R}, Pay 2 life.": flashback("{1}{R}", pay_life(2)),
    "Escape—{2}{U}, Exile three other cards from your graveyard.": escape(
        "{2}{U}", n.ExileCost(another, n.Zone.GRAVEYARD, n.Fixed(3))
    ),
    "Cycling {2}": cycling("{2}"),
    "Swampcycling {2}": typecycling("{2}", a("Swamp")),
    "Basic landcycling {1}": typecycling("{1}", basic, land),
    "Echo {1}{R}": echo("{1}{R}"),
    "Morph {3}": morph("{3}"),
    "Madness {R}": madness("{R}"),
    "Suspend 3—{R}": suspend(3, "{R}"),
    "Fading 2": fading(2),
    "Vanishing 3": vanishing(3),
    "Bushido 2": bushido(2),
    "Modular 1": modular(1),
    "Bloodthirst 3": bloodthirst(3),
    "Outlast {W}": outlast("{W}"),
    "Reinforce 2—{W}": reinforce(2, "{W}"),
    "Toxic 1": toxic(1),
    "Crew 3": crew(3),
    "Affinity for artifacts": affinity(artifact),
}


@pytest.mark.parametrize("text", LINES)
def test_keyword_lines(text: str) -> None:
    assert means(text) == tupled(LINES[text])


FILLED: dict[str, tuple[str, object]] = {"number": ("2", 2), "mana": ("{1}", "{1}"), "cost": ("{1}", "{1}")}


@pytest.mark.parametrize(
    "one", [one for one in declared_as("keyword ability") if one.of("written")], ids=lambda one: one.name
)
def test_a_keyword_is_read_as_its_declaration_writes_it(one: MechanicDeclaration) -> None:
    slots = re.findall(r"{(\w+)}", one.of("written"))
    text = one.of("written").format(**{slot: FILLED[slot][0] for slot in slots})
    held = word_of(one.name)
    meant = held(*[FILLED[slot][1] for slot in slots]) if slots else held
    assert means(text[0].upper() + text[1:]) == tupled(meant)


@pytest.mark.parametrize(
    "text", ["Flyng", "Protection", "Equip", "Cycling 2", "Bushido", "Enchant", "Flying first strike"]
)
def test_what_is_no_keyword(text: str) -> None:
    assert means(text) is None


def test_what_is_typecycled_for_counts() -> None:
    assert means("Landcycling {2}") == (typecycling("{2}", is_a(n.OfType(CardType.LAND))),)
    assert means("Basic landcycling {2}") != means("Landcycling {2}")


def test_702_189a_firebending_of_so_much_and_of_what_is_counted() -> None:
    assert ability("Firebending 2") == creature_keywords.firebending(2)
    mine = n.CountOf(n.All((n.OfType(CardType.CREATURE), n.ControlledBy(n.You()))))
    assert ability("Firebending X, where X is the number of creatures you control.") == creature_keywords.firebending(
        mine
    )


def test_702_171_attacking_while_saddled() -> None:
    read = ability("Whenever ~ attacks while saddled, draw a card.")
    assert read == ability("Whenever ~ attacks while it's saddled, draw a card.")
    assert isinstance(read, n.Triggered)
    assert isinstance(read.on, n.While)


def test_702_178_max_speed_is_a_condition_of_the_ability() -> None:
    read = ability("Max speed — {T}: Add {R}{R}.")
    assert isinstance(read, n.Activated)
    assert read.condition == n.Compare(n.SpeedOf(n.You()), ">=", n.Fixed(4))
    assert read == ability("{T}: Add {R}{R}. Activate only if you have max speed.")
    gets = ability("Max speed — ~ gets +1/+1.")
    assert gets == ability("~ gets +1/+1 as long as you have max speed.")


def test_702_131_and_702_179_are_keywords() -> None:
    assert means("Ascend") == (n.HasKeywords(n.Keyword.ASCEND),)
    assert means("Start your engines!") == (n.HasKeywords(n.Keyword.START_YOUR_ENGINES),)
