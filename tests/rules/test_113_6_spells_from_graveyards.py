"""CR 113.6k, 702.29c: what the card of an instant or sorcery says of itself in a graveyard."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.words import card, do, gain_life, instant
from mainphase.language.cards import read_card
from mainphase.language.text.card_data import CardData

PULSE = ["You gain 6 life.", "Cycling {1}", "When you cycle this card, you may gain 2 life."]
EMBER = [
    "~ deals 2 damage to any target.",
    "Whenever an opponent gains life, you may pay {R}. If you do, return ~ from your graveyard to your hand.",
]


def test_702_29c_a_spell_that_is_cycled() -> None:
    data = CardData(name="Pulse", mana_cost="{2}{W}", type_line="Instant", text="\n".join(PULSE))
    pulse = read_card([data]).card
    assert pulse is not None
    table = position(alice=["Plains"], alice_hand=[pulse])
    table.alice.activate("Pulse")
    table.resolve()
    table.alice.choose("yes")
    table.resolve_all()
    assert (table.alice.life, table.alice.graveyard) == (22, ["Pulse"])


def test_113_6k_a_spell_that_comes_back_from_the_graveyard() -> None:
    text = "\n".join(EMBER).replace("~", "Ember")
    data = CardData(name="Ember", mana_cost="{1}{R}", type_line="Instant", text=text)
    ember = read_card([data]).card
    assert ember is not None
    sip = card("Sip", "{0}", instant)(do(gain_life(1)))
    table = position(alice=["Mountain"], alice_graveyard=[ember], bob_hand=[sip])
    table.alice.passes()
    table.bob.cast("Sip")
    table.resolve()
    table.resolve()
    table.alice.choose("yes")
    table.resolve_all()
    assert table.alice.hand == ["Ember"]


def test_what_a_spell_does_is_no_such_ability() -> None:
    call = invented("Whenever a creature enters this turn, you gain 1 life.", name="Call", cost="{0}", types="Sorcery")
    assert len(call.abilities) == 1
