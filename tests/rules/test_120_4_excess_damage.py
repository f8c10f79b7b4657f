"""Excess damage: more than is lethal to a creature (CR 120.4a, 120.10)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Keyword
from mainphase.cards.words import card, creature, enchantment, instant
from mainphase.language.cards import read_card
from mainphase.language.text.card_data import CardData

SPILLED = "Spilled deals 4 damage to target creature. Excess damage is dealt to that creature's controller instead."
DEALT = "Spilled deals 4 damage to target creature."
COUNTED = f"{DEALT} You gain life equal to the excess damage dealt to that creature this way."
ASKED = f"{DEALT} If excess damage was dealt to that creature this way, you gain 7 life."


def spell(text: str) -> n.CardDef | None:
    return read_card([CardData(name="Spilled", mana_cost="{0}", text=text, type_line="Instant")]).card


def cast(text: str, *theirs: n.CardDef | str, at: str = "Grizzly Bears", first: n.CardDef | None = None) -> Table:
    made = spell(text)
    assert made is not None
    table = position(alice_hand=[made, *([first] if first else [])], bob=[*theirs])
    if first:
        table.alice.cast(first.name, [at])
        table.resolve_all()
    table.alice.cast("Spilled", [at])
    table.resolve_all()
    return table


PRICK = card("Prick", "{0}", instant)(
    n.SpellAbility((n.Mode(n.DealDamage(n.Fixed(1), n.Target()), (n.TargetPhrase(n.OfType(n.CardType.CREATURE)),)),))
)


def test_120_4a_what_is_more_than_lethal_is_dealt_to_somebody_else() -> None:
    assert cast(SPILLED, "Grizzly Bears").bob.life == 18
    assert cast(SPILLED, "Grizzly Bears", first=PRICK).bob.life == 17, "what is marked counts"
    table = cast(SPILLED, card("Wall", "{0}", creature, pt="0/9")(), at="Wall")
    assert (table.bob.life, table.find("Wall").damage) == (20, 4)


def test_608_2h_120_10_a_source_that_was_discarded_to_pay_deals_damage_beside_what_counts_excess() -> None:
    thrown = invented("{0}, Discard ~: ~ deals 3 damage to target creature.", name="Thrown")
    counting = spell(COUNTED)
    assert counting is not None
    table = position(alice_hand=[thrown, counting], bob=["Hill Giant"])
    table.alice.activate("Thrown", ["Hill Giant"])
    table.resolve()
    assert table.bob.graveyard == ["Hill Giant"]


def test_120_4a_of_a_source_with_deathtouch_all_but_one_is_excess() -> None:
    made = spell(SPILLED)
    assert made is not None
    sharp = replace(made, abilities=(n.HasKeywords(Keyword.DEATHTOUCH), *made.abilities))
    table = position(alice_hand=[sharp], bob=["Hill Giant"])
    table.alice.cast("Spilled", ["Hill Giant"])
    table.resolve_all()
    assert table.bob.life == 17


@pytest.mark.parametrize(("first", "gained"), [(None, 2), (PRICK, 3)])
def test_120_10_how_much_excess_damage_was_dealt(first: n.CardDef | None, gained: int) -> None:
    table = cast(COUNTED, "Grizzly Bears", first=first)
    assert (table.alice.life, table.bob.life) == (20 + gained, 20)
    assert cast(ASKED, "Grizzly Bears").alice.life == 27
    assert cast(ASKED, card("Wall", "{0}", creature, pt="0/4")(), at="Wall").alice.life == 20


def test_120_10_damage_that_is_prevented_is_not_dealt() -> None:
    calm = card("Calm", "{0}", enchantment)(n.Static(n.Prevents(n.OfType(n.CardType.CREATURE), amount=n.Fixed(1))))
    assert cast(COUNTED, "Grizzly Bears", calm).alice.life == 21


def test_120_10_it_is_asked_of_one_creature() -> None:
    tail = "You gain life equal to the excess damage dealt to that creature this way."
    assert spell(f"Spilled deals 4 damage to any target. {tail}") is None
    assert spell(f"Draw a card. {tail}") is None
