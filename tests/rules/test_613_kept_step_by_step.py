"""CR 613.5: characteristics and indices are kept step by step; cases that random positions have found."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words.abilities import card, do, exalted, have
from mainphase.cards.words.doing import damage, gains_ability, put_counters
from mainphase.cards.words.things import creature, each, instant, is_a, yours
from mainphase.kernel.kinds import EventKind


def test_613_1f_what_grants_an_ability_dies_as_counters_cancel_on_what_had_it() -> None:
    """One event takes the lord and the counters (704.3): the ability has gone all the same."""
    lord = card("Lord", "{W}", creature, pt="1/1")(have(is_a(creature, yours, n.Other()), gains_ability(exalted)))
    giant = each(n.Named("Hill Giant"))
    quake = card("Quake", "{0}", instant)(do(damage(1, each(n.Named("Lord"))), put_counters(1, "-1/-1", giant)))
    table = position(alice=[lord, "Hill Giant (1 +1/+1)"], alice_hand=[quake])
    table.alice.cast("Quake")
    table.resolve()
    assert table.alice.battlefield == ["Hill Giant"]
    assert not table.state.watchers[EventKind.ATTACKS_ALONE]
    table.alice.attack(["Hill Giant"])
    assert table.stack == []
