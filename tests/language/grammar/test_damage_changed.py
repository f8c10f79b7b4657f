"""Damage that is prevented, multiplied or dealt to something else."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does, means

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    artifact,
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
    "All damage that would be dealt to you by artifacts is dealt to ~ instead.": n.Redirects(
        this, players=you, source=artifact
    ),
}


@pytest.mark.parametrize("text", STATIC)
def test_damage_that_is_changed_whenever_it_would_be_dealt(text: str) -> None:
    assert ability(text) == n.Static(STATIC[text])
