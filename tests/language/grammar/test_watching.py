"""What waits for something to happen to one thing this turn, as text and as nodes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.language.grammar.reading import ability, does

from mainphase.cards import nodes as n
from mainphase.cards.words.doing import draw, gain_life
from mainphase.cards.words.things import this

SEEN = n.OneOf(n.Saved("target 0"))
GROWS = n.Apply(n.Target(), (n.AddPT(n.Fixed(2), n.Fixed(2)),))


def waits(on: n.Trigger, does_it: n.Effect, once: bool = True) -> n.Delayed:
    return n.Delayed(n.Triggered(on, (n.Mode(does_it),)), once=once, until=n.Duration.END_OF_TURN)


@pytest.mark.parametrize(
    ("text", "waiting"),
    [
        ("When that creature dies this turn, draw a card.", waits(n.Dies(SEEN), draw(1))),
        ("When that creature leaves the battlefield this turn, draw a card.", waits(n.Leaves(SEEN), draw(1))),
        (
            "Whenever that creature deals combat damage to a player this turn, you gain 2 life.",
            waits(n.DealsDamage(SEEN, to_player=True, combat_only=True), gain_life(2), once=False),
        ),
        ("When that creature dies this turn, destroy target artifact.", None),  # chosen with the spell, or later?
        ("When that creature dies, draw a card.", replace(waits(n.Dies(SEEN), draw(1)), until=0)),  # whenever that is
        ("When those creatures die this turn, draw a card.", None),
    ],
)
def test_watching_a_target(text: str, waiting: n.Delayed | None) -> None:
    effect = does(f"Target creature gets +2/+2 until end of turn. {text}")
    assert effect == (n.Sequence((GROWS, waiting)) if waiting is not None else None)


def test_watching_this() -> None:
    known = ability("{T}: Draw a card. When ~ dies this turn, draw a card.")
    assert isinstance(known, n.Activated)
    assert known.modes[0].effect == n.Sequence((draw(1), waits(n.Dies(n.OneOf(this)), draw(1))))


def test_nothing_fights_itself() -> None:
    chosen = "Choose target creature an opponent controls. "
    assert does(chosen + "Target creature you control fights that creature.") is None
    assert does("Target creature you control fights target creature an opponent controls.") is not None
