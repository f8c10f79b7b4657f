"""CR 603.2d: abilities that trigger an additional time, and events that cause none to trigger."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    artifact,
    card,
    creature,
    enchantment,
    enters,
    gain_life,
    is_a,
    itself,
    when,
    whenever,
    yours,
)

ECHOES = card("Echoes", "{4}", artifact)(n.Static(n.TriggersMore(yours, enters(n.Any((artifact, creature))))))
HUSH = card("Hush", "{2}", artifact)(n.Static(n.DontTrigger(enters(creature))))
GREETER = card("Greeter", "{0}", creature, pt="1/1")(when(enters(itself)).do(gain_life(1)))
SHRINE = card("Shrine", "{0}", enchantment)(when(enters(itself)).do(gain_life(1)))
WATCHER = card("Watcher", "{0}", enchantment)(whenever(n.OneOrMore(enters(creature))).do(gain_life(1)))


def life_after(name: str, mine: list[n.CardDef], hand: n.CardDef, bob: list[n.CardDef] | None = None) -> int:
    """How much life alice has gained once everything has resolved."""
    table = position(alice=list(mine), bob=list(bob or []), alice_hand=[hand])
    table.alice.cast(name)
    table.resolve()
    while table.stack or table.asked == "order triggers":
        if table.asked == "order triggers":
            table.apply(0)
        else:
            table.resolve()
    return table.alice.life - 20


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
