"""CR 113.6: the zone in which an ability functions."""

from __future__ import annotations

import pytest
from tests.support.each import for_each
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Keyword, Zone
from mainphase.cards.words import (
    as_long_as,
    card,
    creature,
    destroy,
    gain_life,
    have,
    instant,
    is_a,
    itself,
    sorcery,
    target,
    targeting,
    there_is,
    when,
    yours,
)
from mainphase.kernel.lowering.functioning import NOWHERE_TOGETHER, functioning_zone

BURIED = n.CardPutIntoGraveyard(n.IsThis())
COLOSSUS = card("Restless Colossus", "{2}", creature, pt="2/2")(when(BURIED).do(gain_life(3)))
RAZE = card("Raze It", "{0}", instant)(targeting(creature).do(destroy(target)))


def test_603_6c_put_into_a_graveyard_from_the_battlefield() -> None:
    table = position(alice=[COLOSSUS], alice_hand=[RAZE])
    table.alice.cast("Raze It", ["Restless Colossus"])
    table.resolve_all()
    assert table.alice.life == 23


@pytest.mark.rule("113.6k")
def test_603_6c_what_is_put_into_a_graveyard_from_anywhere_is_its_owners_then() -> None:
    """It is looked for where it is after the event, not as it last was (603.10): its owner's, not its controller's."""
    steal = card("Borrow", "{0}", sorcery)(
        targeting(creature).do(n.Apply(n.Target(0), (n.SetController(n.You()),), n.Duration.PERMANENT))
    )
    table = position(alice_hand=[RAZE, steal], bob=[COLOSSUS])
    table.alice.cast("Borrow", ["Restless Colossus"])
    table.resolve_all()
    table.alice.cast("Raze It", ["Restless Colossus"])
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == (20, 23)


def test_113_6k_put_into_a_graveyard_from_the_hand_the_library_and_the_stack() -> None:
    rid = card("Rid", "{0}", instant)(n.SpellAbility((n.Mode(n.Discard(n.Fixed(1), n.You())),)))
    table = position(alice_hand=[rid, COLOSSUS])
    table.alice.cast("Rid")
    table.resolve_all()
    assert table.alice.life == 23
    mill = card("Grind", "{0}", instant)(n.SpellAbility((n.Mode(n.Mill(n.Fixed(1), n.You())),)))
    table = position(alice_hand=[mill], alice_library=[COLOSSUS])
    table.alice.cast("Grind")
    table.resolve_all()
    assert table.alice.life == 23
    deny = card("Deny", "{0}", instant)(targeting(n.IsSpell()).do(n.Counter(target)))
    table = position(alice=["2 Mountain"], alice_hand=[COLOSSUS, deny])
    table.alice.cast("Restless Colossus")
    table.alice.cast("Deny", ["Restless Colossus"])
    table.resolve_all()
    assert table.alice.life == 23


def test_113_6k_it_does_not_trigger_for_another_card() -> None:
    table = position(alice=[COLOSSUS, "Grizzly Bears"], alice_graveyard=[COLOSSUS], alice_hand=[RAZE])
    table.alice.cast("Raze It", ["Grizzly Bears"])
    table.resolve_all()
    assert table.alice.life == 20


def test_603_6c_a_token_that_is_a_copy_is_put_into_a_graveyard_too() -> None:
    twin = card("Twin", "{0}", instant)(targeting(creature).do(n.CreateCopy(target)))
    table = position(alice=[COLOSSUS], alice_hand=[twin, RAZE])
    table.alice.cast("Twin", ["Restless Colossus"])
    table.resolve_all()
    table.alice.cast("Raze It", ["Restless Colossus 2"])
    table.resolve_all()
    assert table.alice.life == 23


FLASHY = card("Ambush Cat", "{1}", creature, pt="2/2")(
    as_long_as(there_is(is_a(creature, yours)), have(itself, n.GainKeywords(Keyword.FLASH)))
)


def test_113_6e_flash_under_a_condition_functions_where_the_card_can_be_cast() -> None:
    table = position(alice=["2 Forest", "Grizzly Bears"], alice_hand=[FLASHY], active="bob", step="upkeep")
    table.bob.passes()
    table.alice.cast("Ambush Cat")
    table.resolve()
    assert table.find("Ambush Cat")


def test_113_6e_and_not_while_its_condition_is_false() -> None:
    table = position(alice=["2 Forest"], alice_hand=[FLASHY], active="bob", step="upkeep")
    table.bob.passes()
    with pytest.raises(NotOffered):
        table.alice.cast("Ambush Cat")


def trigger(on: n.Trigger, zone: int = Zone.BATTLEFIELD) -> n.Triggered:
    return n.Triggered(on, (n.Mode(gain_life(1)),), zone=zone)


WHERE: list[tuple[n.Ability, int]] = [
    (n.Static(n.CantBeCountered(n.IsThis())), Zone.STACK),
    (n.Static(n.CantBeCountered(n.OfType(1))), Zone.BATTLEFIELD),
    (n.Activated((n.DiscardThis(),), ()), Zone.HAND),
    (n.Activated((n.ExileThis(),), (), zone=Zone.GRAVEYARD), Zone.GRAVEYARD),
    (n.Activated((n.SacrificeThis(),), ()), Zone.BATTLEFIELD),
    (trigger(n.CastsSpell(n.You(), n.IsThis())), Zone.STACK),
    (trigger(n.CastsSpell(n.You(), n.OfType(1))), Zone.BATTLEFIELD),
    (trigger(BURIED), Zone.GRAVEYARD),
    (trigger(n.While(BURIED, n.IsYourTurn())), Zone.GRAVEYARD),
    (trigger(n.CardPutIntoGraveyard(n.OfType(1))), Zone.BATTLEFIELD),
    (trigger(n.PutIntoGraveyard(n.IsThis())), Zone.BATTLEFIELD),
    (trigger(n.IsDiscarded(n.IsThis())), Zone.GRAVEYARD),
    (trigger(n.IsDiscarded(n.IsThis()), Zone.EXILE), Zone.EXILE),
    (trigger(n.Cycles(n.You(), n.IsThis())), Zone.GRAVEYARD),
    (trigger(n.AnyOf((BURIED, n.Cycles(n.You(), n.IsThis())))), Zone.GRAVEYARD),
    (trigger(n.AnyOf((n.Enters(n.IsThis()), BURIED))), NOWHERE_TOGETHER),
]


@for_each(WHERE)
def test_113_6_one_place_says_where_each_kind_functions(case: tuple[n.Ability, int]) -> None:
    ability, zone = case
    assert functioning_zone(ability) == zone


def test_113_6k_what_would_function_in_two_zones_at_once_is_refused() -> None:
    both = card("Both Ways", "{2}", creature, pt="2/2")(trigger(n.AnyOf((n.Enters(n.IsThis()), BURIED))))
    with pytest.raises(Exception, match="Both Ways"):
        position(alice=[both])
