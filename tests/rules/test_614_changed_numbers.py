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


def test_614_only_noncombat_damage_is_doubled() -> None:
    twice = card("Twice Hot", "{R}", enchantment)(n.Static(n.DamageTimes(yours, noncombat=True)))
    table = position(alice=[twice, "Mountain", "Hill Giant"], alice_hand=["Lightning Bolt"])
    table.alice.cast("Lightning Bolt", ["bob"])
    table.resolve_all()
    assert table.bob.life == 20 - 6
    table.alice.attack(["Hill Giant"])
    table.advance_to("end of combat")
    assert table.bob.life == 20 - 6 - 3


def test_614_1a_what_happens_instead_of_damage_prevents_none() -> None:
    moss = card("Moss Wall", "{G}", creature, pt="5/5")(
        n.Static(n.Prevents(n.IsThis(), then=n.PutCounters("-1/-1", n.EventAmount(), n.This()), replaced=True))
    )
    squire = card("Squire", "{W}", creature, pt="1/1")(
        n.Triggered(n.DamageIsPrevented(n.Anything()), (n.Mode(n.GainLife(n.Fixed(1))),))
    )
    sure = card("Sure Hit", "{R}", enchantment)(n.Static(n.CantPreventDamage()))
    for more in ((), (sure,)):
        table = position(alice=["Mountain"], bob=[moss, squire, *more], alice_hand=["Lightning Bolt"])
        table.alice.cast("Lightning Bolt", ["Moss Wall"])
        table.resolve_all()
        assert table.counters("Moss Wall", "-1/-1") == 3
        assert table.find("Moss Wall").damage == 0
        assert table.bob.life == 20


def test_615_5_each_that_damage_would_be_dealt_to_is_spoken_of_by_itself() -> None:
    oak = card("Old Oak", "{G}", creature, pt="1/1")(
        n.Static(
            n.Prevents(
                n.All((n.Other(), creature, yours)), then=n.PutCounters("+1/+1", n.EventAmount(), n.ThatObject())
            )
        )
    )
    sweep = card("Swept", "{0}", sorcery)(do(n.DealDamage(n.Fixed(2), n.Each(creature))))
    table = position(alice=[oak, "Grizzly Bears", "Hill Giant"], alice_hand=[sweep])
    table.alice.cast("Swept")
    table.resolve_all()
    assert [table.counters(name, "+1/+1") for name in ("Grizzly Bears", "Hill Giant")] == [2, 2]
    assert table.find("Old Oak", Zone.GRAVEYARD)


def test_615_5_each_source_is_spoken_of_by_itself() -> None:
    swan = card("Grey Swan", "{W}", creature, pt="1/1")(
        n.Static(n.Prevents(n.IsThis(), then=n.LoseLife(n.EventAmount(), n.ControllerOf(n.ThatSource()))))
    )
    table = position(alice=["Hill Giant", "Grizzly Bears"], bob=[swan], alice_hand=[])
    table.alice.attack(["Hill Giant", "Grizzly Bears"])
    table.bob.block({"Grey Swan": "Hill Giant"})
    table.advance_to("end of combat")
    assert table.alice.life == 20 - 3
    assert table.bob.life == 20 - 2


def test_615_12_combat_damage_that_cannot_be_prevented() -> None:
    sure = card("Sure Step", "{R}", enchantment)(n.Static(n.CantPreventDamage(combat_only=True)))
    wall = card("Aura of Calm", "{W}", enchantment)(n.Static(n.Prevents(players=you)))
    table = position(alice=[sure, "Mountain", "Hill Giant"], bob=[wall], alice_hand=["Lightning Bolt"])
    table.alice.cast("Lightning Bolt", ["bob"])
    table.resolve_all()
    assert table.bob.life == 20
    table.alice.attack(["Hill Giant"])
    table.advance_to("end of combat")
    assert table.bob.life == 17


def test_615_10_all_but_one_of_that_damage() -> None:
    but_one = n.Plus(n.EventAmount(), n.Times(-1, n.Fixed(1)))
    plate = card("Plate", "{W}", enchantment)(n.Static(n.Prevents(players=you, amount=but_one)))
    table = position(alice=["Mountain"], bob=[plate], alice_hand=["Lightning Bolt"])
    table.alice.cast("Lightning Bolt", ["bob"])
    table.resolve_all()
    assert table.bob.life == 19


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
