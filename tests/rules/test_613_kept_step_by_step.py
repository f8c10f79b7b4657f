"""CR 613.5: characteristics and indices are kept step by step; cases that random positions have found."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Keyword
from mainphase.cards.words import (
    card,
    creature,
    damage,
    do,
    each,
    exalted,
    gains_ability,
    have,
    instant,
    is_a,
    put_counters,
    target,
    targeting,
    yours,
)
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.what_happens import TriggerKind


def test_613_1f_what_grants_an_ability_dies_as_counters_cancel_on_what_had_it() -> None:
    """One event takes the lord and the counters (704.3): the ability has gone all the same."""
    lord = card("Lord", "{W}", creature, pt="1/1")(have(is_a(creature, yours, n.Other()), gains_ability(exalted)))
    giant = each(n.Named("Hill Giant"))
    quake = card("Quake", "{0}", instant)(do(damage(1, each(n.Named("Lord"))), put_counters(1, "-1/-1", giant)))
    table = position(alice=[lord, "Hill Giant (1 +1/+1)"], alice_hand=[quake])
    table.alice.cast("Quake")
    table.resolve()
    assert table.alice.battlefield == ["Hill Giant"]
    assert not table.state.watchers[TriggerKind.ATTACKS_ALONE]
    table.alice.attack(["Hill Giant"])
    assert table.stack == []


def test_702_26c_what_phases_in_has_lost_what_a_lord_gave_it_before() -> None:
    lord = card("Lord", "{W}", creature, pt="1/1")(have(is_a(creature, yours, n.Other()), gains_ability(exalted)))
    vanish = card("Vanish", "{0}", instant)(targeting(creature).do(n.PhaseOut(target)))
    table = position(alice=[lord, "Hill Giant"], alice_hand=[vanish], bob=["Mountain"], bob_hand=["Shock"])
    table.alice.cast("Vanish", ["Hill Giant"])
    table.resolve()
    table.alice.passes()
    table.bob.cast("Shock", ["Lord"])
    table.resolve()
    table.advance_to("turn 3, precombat main")
    assert not table.state.watchers[TriggerKind.ATTACKS_ALONE]
    table.alice.attack(["Hill Giant"])
    assert table.stack == []


def test_613_1f_permanents_are_meant_though_an_effect_is_about_cards_in_exile() -> None:
    """A card that gains suspend lies in exile; Fervor gives haste to creatures on the battlefield alone."""
    table = position(
        alice=["Jhoira of the Ghitu", "4 Island", "Fervor"], alice_hand=["Hill Giant", "Grizzly Bears"],
        alice_exile=["Grizzly Bears"],
    )  # fmt: skip
    table.alice.activate("Jhoira of the Ghitu", pay_with=["Hill Giant"])
    table.resolve()
    g = table.state
    g.all_stale = True
    refresh(g)
    assert table.has("Jhoira of the Ghitu", Keyword.HASTE)
    for oid in g.exile:
        assert not g.objects[oid].ch.keywords & Keyword.HASTE  # type: ignore[union-attr]
