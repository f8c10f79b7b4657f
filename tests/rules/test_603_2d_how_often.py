"""CR 603.2d: abilities that trigger an additional time, and events that cause none to trigger."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    artifact,
    card,
    creature,
    destroy,
    enchantment,
    enters,
    gain_life,
    is_a,
    itself,
    sorcery,
    target,
    targeting,
    when,
    whenever,
    yours,
)

ECHOES = card("Echoes", "{4}", artifact)(n.Static(n.TriggersMore(yours, enters(n.Any((artifact, creature))))))
HUSH = card("Hush", "{2}", artifact)(n.Static(n.DontTrigger(enters(creature))))
GREETER = card("Greeter", "{0}", creature, pt="1/1")(when(enters(itself)).do(gain_life(1)))
SHRINE = card("Shrine", "{0}", enchantment)(when(enters(itself)).do(gain_life(1)))
WATCHER = card("Watcher", "{0}", enchantment)(whenever(n.OneOrMore(enters(creature))).do(gain_life(1)))


def settle(table: Table) -> int:
    """How much life alice has gained once everything has resolved."""
    while table.stack or table.asked == "order triggers":
        if table.asked == "order triggers":
            table.apply(0)
        else:
            table.resolve()
    return table.alice.life - 20


def life_after(name: str, mine: list[n.CardDef], hand: n.CardDef, bob: list[n.CardDef] | None = None) -> int:
    """How much life alice has gained once everything has resolved."""
    table = position(alice=list(mine), bob=list(bob or []), alice_hand=[hand])
    table.alice.cast(name)
    return settle(table)


def test_603_2d_once_more_for_each_such_effect() -> None:
    assert life_after("Greeter", [], GREETER) == 1
    assert life_after("Greeter", [ECHOES], GREETER) == 2
    assert life_after("Greeter", [ECHOES, ECHOES], GREETER) == 3


def test_603_2d_only_for_such_events_and_permanents() -> None:
    assert life_after("Shrine", [ECHOES], SHRINE) == 1
    assert life_after("Greeter", [], GREETER, bob=[ECHOES]) == 1


def test_603_2d_what_enters_together_causes_it_too() -> None:
    assert life_after("Greeter", [WATCHER], GREETER) == 2
    assert life_after("Greeter", [WATCHER, ECHOES], GREETER) == 4


def test_603_2_creatures_entering_cause_nothing_to_trigger() -> None:
    assert life_after("Greeter", [HUSH, WATCHER], GREETER) == 0
    assert life_after("Greeter", [HUSH, ECHOES], GREETER) == 0
    assert life_after("Shrine", [HUSH], SHRINE) == 1


def test_603_2d_any_ability_of_some_permanents() -> None:
    twice = card("Twice", "{4}", artifact)(n.Static(n.TriggersMore(is_a(creature, yours))))
    assert life_after("Greeter", [twice], GREETER) == 2
    assert life_after("Shrine", [twice], SHRINE) == 1


# Events of which one thing is told in several ways.
DYING = n.AnyOf((n.Dies(creature), n.CardPutIntoGraveyard(n.Anything(), source=n.Zone.BATTLEFIELD, was=creature)))


def gained_by_death(*watching: n.CardDef) -> int:
    """How much life alice has gained once a creature of hers has died."""
    kill = card("Kill", "{0}", sorcery)(targeting(creature).do(destroy(target)))
    table = position(alice=[*watching, card("Cub", "{0}", creature, pt="1/1")()], alice_hand=[kill])
    table.alice.cast("Kill", ["Cub"])
    return settle(table)


def test_603_2d_dying_as_a_creature_or_as_a_card() -> None:
    again = card("Again", "{4}", artifact)(n.Static(n.TriggersMore(yours, DYING)))
    for on in (
        n.Dies(creature), n.Leaves(creature), n.CardPutIntoGraveyard(creature), n.OneOrMore(n.Dies(creature)),
    ):  # fmt: skip
        watcher = card("Watcher", "{0}", enchantment)(whenever(on).do(gain_life(1)))
        assert gained_by_death(watcher) == 1
        assert gained_by_death(watcher, again) == 2


def test_603_2d_a_card_that_did_not_die() -> None:
    again = card("Again", "{4}", artifact)(n.Static(n.TriggersMore(yours, DYING)))
    watcher = card("Watcher", "{0}", enchantment)(
        whenever(n.CardPutIntoGraveyard(n.Anything())).do(gain_life(1)), when(enters(itself)).do(gain_life(3))
    )
    assert gained_by_death(watcher, again) == 3  # the creature's card twice, the sorcery's once


def test_603_2d_damage_that_one_source_deals_to_several() -> None:
    """An ability that triggers on damage of any kind was caused by the damage to a player, too."""
    again = card("Again", "{4}", artifact)(
        n.Static(n.TriggersMore(yours, n.DealsDamage(creature, to_player=True, combat_only=True)))
    )
    watcher = card("Watcher", "{0}", enchantment)(
        whenever(n.DealsDamage(creature)).do(gain_life(1)),
        whenever(n.PlayerIsDealtDamage(n.EachPlayer())).do(gain_life(1)),
    )
    for watching, gained in (([watcher], 2), ([watcher, again], 4)):
        table = position(alice=[*watching, card("Cub", "{0}", creature, pt="1/1")()])
        table.alice.attack(["Cub"])
        table.advance_to("combat damage")
        assert settle(table) == gained


def test_603_2_only_the_abilities_of_some_permanents_are_kept_from_triggering() -> None:
    hush = card("Hush", "{2}", artifact)(n.Static(n.DontTrigger(enters(creature), n.ControlledBy(n.EachOpponent()))))
    assert life_after("Greeter", [hush, WATCHER], GREETER) == 2
    assert life_after("Greeter", [WATCHER], GREETER, bob=[hush]) == 0
