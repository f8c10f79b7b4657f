"""CR 701.6, 101.2: what can't be countered isn't; other words that spells and permanents have for it."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    card,
    creature,
    do,
    enchantment,
    gain_life,
    instant,
)

SURE = card("Sure", "{G}", creature, pt="1/1")(n.Static(n.CantBeCountered(n.IsThis())))
FRAIL = card("Frail", "{G}", creature, pt="1/1")()


def test_701_6a_a_spell_that_cant_be_countered_resolves() -> None:
    for spell in (SURE, FRAIL):
        table = position(alice=["Forest"], alice_hand=[spell], bob=["2 Island"], bob_hand=["Counterspell"])
        table.alice.cast(spell.name)
        table.pass_once()
        table.bob.cast("Counterspell", [spell.name])
        table.resolve()
        assert table.bob.graveyard == ["Counterspell"]
        table.resolve_all()
        assert table.battlefield.count(spell.name) == (spell is SURE)


def test_701_6a_what_a_permanent_says_is_for_the_spells_that_fit() -> None:
    shelter = card("Shelter", "{G}", enchantment)(n.Static(n.CantBeCountered(n.All((n.IsSpell(), creature)))))
    smile = card("Smile", "{G}", instant)(do(gain_life(3)))
    for spell, saved in ((FRAIL, True), (smile, False)):
        table = position(alice=["Forest", shelter], alice_hand=[spell], bob=["2 Island"], bob_hand=["Counterspell"])
        table.alice.cast(spell.name)
        table.pass_once()
        table.bob.cast("Counterspell", [spell.name])
        table.resolve_all()
        assert (spell.name in table.alice.graveyard) != saved or (spell is smile and table.alice.life == 20)
        assert table.alice.life == 20
