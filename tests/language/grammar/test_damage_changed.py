"""Damage that is prevented, multiplied or dealt to something else."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does, means

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    artifact,
    creature,
    each_opponent,
    in_turn,
    red,
    this,
    you,
    yours,
)

SOURCE = n.Saved("source")
ANY = n.ChooseSource(n.Anything())
THE_NEXT_TIME = "The next time a source of your choice would deal damage to you this turn, "


def test_a_source_of_ones_choice() -> None:
    shield = n.PreventDamage(to=you, source=SOURCE, next_time=True)
    assert does(f"{THE_NEXT_TIME}prevent that damage.") == in_turn(ANY, shield)
    red_one = n.PreventDamage(to=you, source=SOURCE, source_fits=red, next_time=True)
    assert does(
        "The next time a red source of your choice would deal damage to you this turn, prevent that damage."
    ) == in_turn(n.ChooseSource(red), red_one)
    assert does(f"{THE_NEXT_TIME}that damage is dealt to ~ instead.") == in_turn(
        ANY, n.RedirectDamage(to=you, source=SOURCE, next_time=True, onto=this)
    )


def test_what_follows_when_damage_is_prevented() -> None:
    back = n.DealDamage(n.EventAmount(), n.ControllerOf(n.ThatSource()))
    assert does(
        f"{THE_NEXT_TIME}prevent that damage. If damage is prevented this way, ~ deals that much damage to that "
        "source's controller."
    ) == in_turn(ANY, n.PreventDamage(to=you, source=SOURCE, next_time=True, then=back))
    assert means("Draw a card. ~ deals 2 damage to that source's controller.", spell=True) is None


STATIC = {
    "If a source would deal damage to a permanent or player, it deals double that damage instead.": n.DamageTimes(),
    "If a red source you control would deal damage to an opponent or a permanent an opponent controls, it deals that "
    "much damage plus 3 instead.": n.DamageTimes(
        n.All((red, yours)), n.ControlledBy(each_opponent), each_opponent, times=1, plus=3
    ),
    "If a source would deal damage to you, prevent 2 of that damage.": n.Prevents(players=you, amount=n.Fixed(2)),
    "If a source would deal damage to you or a permanent you control, prevent half that damage, rounded down.": (
        n.Prevents(yours, players=you, amount=n.HalfOf(n.EventAmount()))
    ),
    "If damage would be dealt to ~, prevent that damage. You lose 1 life.": n.Prevents(
        n.IsThis(), then=n.LoseLife(n.Fixed(1), you)
    ),
    "If damage would be dealt to ~, prevent that damage and remove a +1/+1 counter from it.": n.Prevents(
        n.IsThis(), then=n.RemoveCounters("+1/+1", n.Fixed(1), this)
    ),
    "If damage would be dealt to another creature you control, prevent that damage. Put a +1/+1 counter on that "
    "creature for each 1 damage prevented this way.": n.Prevents(
        n.All((n.Other(), creature, yours)), then=n.PutCounters("+1/+1", n.EventAmount(), n.ThatObject())
    ),
    "If a source would deal damage to ~, prevent that damage. The source's controller draws cards equal to the damage "
    "prevented this way.": n.Prevents(n.IsThis(), then=n.Draw(n.EventAmount(), n.ControllerOf(n.ThatSource()))),
    "If noncombat damage would be dealt to you, prevent that damage. You gain life equal to the damage prevented this "
    "way.": n.Prevents(players=you, then=n.GainLife(n.EventAmount()), noncombat=True),
    "If damage would be dealt to ~, put that many -1/-1 counters on it instead.": n.Prevents(
        n.IsThis(), then=n.PutCounters("-1/-1", n.EventAmount(), this), replaced=True
    ),
    "If ~ would deal combat damage to a player, instead that player mills that many cards.": n.Prevents(
        None, n.IsThis(), True, n.Mill(n.EventAmount(), n.ThatPlayer()), n.EachPlayer(), replaced=True
    ),
    "If a source would deal damage to you or a creature you control, prevent all but 1 of that damage.": n.Prevents(
        n.All((creature, yours)), players=you, amount=n.Plus(n.EventAmount(), n.Times(-1, n.Fixed(1)))
    ),
    "If a source you control would deal noncombat damage to a permanent or player, it deals that much damage plus 1 to "
    "that permanent or player instead.": n.DamageTimes(yours, times=1, plus=1, noncombat=True),
    "If ~ would deal combat damage to a player, it deals double that damage to that player instead.": n.DamageTimes(
        n.IsThis(), players=n.EachPlayer(), combat_only=True
    ),
    "Combat damage can't be prevented.": n.CantPreventDamage(combat_only=True),
    "Damage that would be dealt by ~ can't be prevented.": n.CantPreventDamage(n.IsThis()),
    "Prevent all noncombat damage that would be dealt to you and creatures you control.": n.Prevents(
        n.All((creature, yours)), players=you, noncombat=True
    ),
    "All damage that would be dealt to you by artifacts is dealt to ~ instead.": n.Redirects(
        this, players=you, source=artifact
    ),
}


@pytest.mark.parametrize("text", STATIC)
def test_damage_that_is_changed_whenever_it_would_be_dealt(text: str) -> None:
    assert ability(text) == n.Static(STATIC[text])


FOR_A_TURN = {
    "If a source you control would deal damage to a permanent or player this turn, it deals double that damage "
    "instead.": n.Begin(n.DamageTimes(yours)),
    "Prevent the next 3 damage that would be dealt to target creature this turn. For each 1 damage prevented this way, "
    "put a +1/+1 counter on that creature.": n.PreventDamage(
        n.Fixed(3), n.Target(), then=n.PutCounters("+1/+1", n.EventAmount(), n.ThatObject())
    ),
    "Prevent all combat damage that would be dealt to you this turn. You gain life equal to the damage prevented this "
    "way.": n.PreventDamage(to=you, combat_only=True, then=n.GainLife(n.EventAmount())),
    "Prevent all combat damage a creature of your choice would deal this turn.": in_turn(
        n.ChooseSource(n.All((n.InZone(n.Zone.BATTLEFIELD), creature))),
        n.PreventDamage(source=SOURCE, source_fits=n.All((n.InZone(n.Zone.BATTLEFIELD), creature)), combat_only=True),
    ),
    "Prevent the next 1 combat damage that would be dealt to you this turn.": n.PreventDamage(
        n.Fixed(1), you, combat_only=True
    ),
}


@pytest.mark.parametrize("text", FOR_A_TURN)
def test_damage_that_is_changed_for_a_turn(text: str) -> None:
    assert does(text) == FOR_A_TURN[text]


@pytest.mark.parametrize(
    "text",
    [
        "You gain life equal to the damage prevented this way.",
        "If damage would be dealt to ~, it deals that much damage to target creature instead.",
        "Prevent the next 3 damage that would be dealt to target creature this turn. If damage is prevented this way, "
        "~ deals that much damage to any target.",  # it would be aimed at as that happens
    ],
)
def test_what_is_not_known_as_damage_is_prevented(text: str) -> None:
    assert means(text, spell=True) is None
    assert means(text) is None
