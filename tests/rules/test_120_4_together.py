"""CR 120.4, 608.2: what two descriptions fit is one object, and is dealt the damage once."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import artifact, card, creature, do, sorcery

BOTH = n.Together((n.Each(creature), n.Each(artifact)))
BURN = card("Burn", "{0}", sorcery)(do(n.DealDamage(n.Fixed(1), BOTH)))
TOWER = card("Tower", "{0}", artifact, creature, pt="0/9")()


def test_120_4_a_creature_that_is_an_artifact_is_dealt_damage_once() -> None:
    table = position(alice=[TOWER, "Hill Giant"], alice_hand=[BURN])
    table.alice.cast("Burn")
    table.resolve()
    assert (table.damage("Tower"), table.damage("Hill Giant")) == (1, 1)
