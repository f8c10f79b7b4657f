"""CR 614, 616: counters of a kind and on some permanents, draws that become several, damage but for combat; spells and
crews that are limited or counted otherwise.
"""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Zone
from mainphase.cards.words import (
    card,
    creature,
    do,
    draw,
    each_opponent,
    each_player,
    is_a,
    itself,
    persist,
    puts_half_the_counters,
    sorcery,
    that_player,
    undying,
    you,
    yours,
)

enchantment = n.OfType(CardType.ENCHANTMENT)
SCALES = card("Old Scales", "{G}", enchantment)(
    n.Static(n.CountersTimes(each_player, 1, which=is_a(creature, yours), kind="+1/+1", plus=1))
)
TARGET = n.Target(0)
ONE = n.TargetPhrase(creature)


def put(kind: str, whose: str) -> int:
    grow = card("Grow", "{G}", sorcery)(n.SpellAbility((n.Mode(n.PutCounters(kind, n.Fixed(1), TARGET), (ONE,)),)))
    table = position(alice=[SCALES, "Grizzly Bears", "Forest"], bob=["Craw Wurm"], alice_hand=[grow])
    table.alice.cast("Grow", [whose])
    table.resolve_all()
    return table.find(whose).counters.get(kind, 0)


def test_614_counters_of_a_kind_on_some_permanents() -> None:
    assert put("+1/+1", "Grizzly Bears") == 2
    assert put("-1/-1", "Grizzly Bears") == 1
    assert put("+1/+1", "Craw Wurm") == 1


def test_614_counters_with_which_something_enters() -> None:
    grown = card("Grown", "{G}", creature, pt="1/1")(n.Static(n.EntersWithCounters("+1/+1", n.Fixed(1))))
    table = position(alice=[SCALES, "Forest"], alice_hand=[grown])
    table.alice.cast("Grown")
    table.resolve_all()
    assert table.find("Grown").counters == {"+1/+1": 2}


@pytest.mark.rule("122.6")
def test_614_counters_with_which_an_effect_returns_something() -> None:
    """Undying says with how many it returns; what changes numbers of counters changes that one too."""
    lasting = card("Lasting", "{G}", creature, pt="1/1")(undying)
    table = position(alice=[SCALES, lasting, "Mountain"], alice_hand=["Shock"])
    table.alice.cast("Shock", ["Lasting"])
    table.resolve_all()
    assert table.find("Lasting", Zone.BATTLEFIELD).counters == {"+1/+1": 2}


@pytest.mark.rule("122.6a")
def test_614_its_controller_puts_the_counters_that_it_returns_with() -> None:
    lasting = card("Lasting", "{G}", creature, pt="3/3")(persist)
    halving = card("Halving", "{G}", enchantment)(puts_half_the_counters(each_opponent))
    table = position(alice=[halving, "3 Swamp"], bob=[lasting], alice_hand=["Murder"])
    table.alice.cast("Murder", ["Lasting"])
    table.resolve_all()
    assert table.find("Lasting", Zone.BATTLEFIELD).counters == {}


def test_614_5_the_draws_instead_of_a_draw_are_not_replaced_by_the_same_effect() -> None:
    twice = card("Twice Shown", "{U}", enchantment)(n.Static(n.ReplaceDraw(you, draw(2))))
    read = card("Read On", "{U}", sorcery)(do(draw(1)))
    table = position(alice=[twice, "Island"], alice_hand=[read])
    table.alice.cast("Read On")
    table.resolve_all()
    assert len(table.state.players[0].hand) == 2


def test_615_noncombat_damage() -> None:
    calm = card("Calm", "{W}", enchantment)(n.Static(n.Prevents(is_a(creature, yours), noncombat=True)))
    table = position(alice=["Mountain", "Hill Giant"], bob=[calm, "Grizzly Bears"], alice_hand=["Lightning Bolt"])
    table.alice.cast("Lightning Bolt", ["Grizzly Bears"])
    table.resolve_all()
    assert table.find("Grizzly Bears").zone == Zone.BATTLEFIELD
    table.alice.attack(["Hill Giant"])
    table.bob.block({"Grizzly Bears": "Hill Giant"})
    table.resolve_all()
    table.advance_to("postcombat main")
    assert table.find("Grizzly Bears", Zone.GRAVEYARD)


def test_601_3_one_spell_each_turn() -> None:
    cast = n.Compare(n.SpellsCastThisTurn(that_player), ">=", n.Fixed(1))
    calm = card("Slow Talk", "{W}", enchantment)(n.Static(n.CantCast(n.PlayersWho(each_player, cast))))
    table = position(
        alice=[calm, "Mountain", "Mountain"],
        bob=["Mountain"],
        alice_hand=["Lightning Bolt", "Shock"],
        bob_hand=["Shock"],
    )
    table.alice.cast("Lightning Bolt", ["bob"])
    table.resolve_all()
    with pytest.raises(NotOffered):
        table.alice.cast("Shock", ["bob"])


def test_702_122a_crewing_as_though_stronger() -> None:
    becomes = n.Apply(n.This(), (n.AddTypes(CardType.ARTIFACT | CardType.CREATURE),))
    crew = n.Activated((n.CrewCost(3),), (n.Mode(becomes),))
    cart = CardDef("Cart", None, CardType.ARTIFACT, 0, ("Vehicle",), 4, 4, None, (crew,))
    pilot = card("Young Pilot", "{W}", creature, pt="1/1")(n.Static(n.CrewsAs(itself, 2)))
    table = position(alice=[cart, pilot])
    table.alice.activate("Cart")
    table.resolve_all()
    assert table.find("Young Pilot").tapped
    assert not is_crewed_by("Bear Cub", cart)


def is_crewed_by(creature: str, cart: CardDef) -> bool:
    table = position(alice=[cart, creature])
    try:
        table.alice.activate("Cart")
    except NotOffered:
        return False
    return True
