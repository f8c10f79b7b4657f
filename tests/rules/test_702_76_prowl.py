"""CR 702.76: spells that cost otherwise once a creature of one of their types has dealt combat damage to a player."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType
from mainphase.cards.words import card, changeling, creature, do, enchantment, prowl, sorcery

BEARS = "Grizzly Bears"
MORE = n.If(n.WasPaid("prowl"), n.Draw(n.Fixed(1)))
SNEAKS = card("Sneaks", "{9}", n.OfType(CardType.KINDRED), sorcery, "Rogue")(
    prowl("{1}"), do(n.LoseLife(n.Fixed(1), n.EachOpponent()), MORE)
)
ROGUE = card("Cutpurse", "{1}", creature, "Human", "Rogue", pt="2/2")()
ANYBODY = card("Anybody", "{1}", creature, pt="1/1")(changeling)


def after_combat(attacker: str | n.CardDef, blocker: str = "") -> Table:
    table = position(alice=["Swamp", attacker], alice_hand=[SNEAKS], bob=[blocker] if blocker else [])
    name = attacker if isinstance(attacker, str) else attacker.name
    table.alice.attack({name: "bob"})
    if blocker:
        table.advance_to("declare blockers")
        table.bob.block({blocker: name})
    table.advance_to("postcombat main")
    return table


@pytest.mark.parametrize("attacker", [ROGUE, ANYBODY], ids=["Rogue", "changeling"])
def test_702_76a_a_source_of_one_of_its_types_dealt_combat_damage(attacker: n.CardDef) -> None:
    table = after_combat(attacker)
    table.alice.cast("Sneaks", way=1)
    table.resolve()
    assert len(table.alice.hand) == 1  # its prowl cost was paid


@pytest.mark.parametrize(("attacker", "blocker"), [(BEARS, ""), (ROGUE, "Hill Giant")], ids=["type", "blocked"])
def test_702_76a_no_other_damage_will_do(attacker: str | n.CardDef, blocker: str) -> None:
    table = after_combat(attacker, blocker)
    with pytest.raises(NotOffered):
        table.alice.cast("Sneaks", way=1)


def test_702_76a_it_is_for_this_turn() -> None:
    table = after_combat(ROGUE)
    table.advance_to("turn 3, precombat main")
    with pytest.raises(NotOffered):
        table.alice.cast("Sneaks", way=1)


@pytest.mark.parametrize(("casts", "cards"), [(True, 0), (False, 1)])
def test_603_4_no_spell_was_cast_from_the_hand_this_turn(casts: bool, cards: int) -> None:
    text = "At the beginning of your end step, if you haven't cast a spell from your hand this turn, draw a card."
    read = ability(text)
    assert read is not None
    watch = card("Watch", "{1}", enchantment)(read)
    table = position(alice=[watch], alice_hand=["Memnite"])
    if casts:
        table.alice.cast("Memnite")
        table.resolve()
    table.advance_to("end step")
    table.resolve_all()
    assert len(table.alice.hand) == (0 if casts else 1) + cards
