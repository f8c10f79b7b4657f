"""What is done instead under a condition, as text and as nodes."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does

from mainphase.cards import nodes as n
from mainphase.cards.words.doing import apply, damage, draw, gain_life, gets
from mainphase.cards.words.things import a, target, you_control

BOLD = you_control(a("Wizard"))


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Draw a card. Draw two cards instead if you control a Wizard.", n.If(BOLD, draw(2), draw(1))),
        ("You gain 2 life.\nYou gain 5 life instead if you control a Wizard.", n.If(BOLD, gain_life(5), gain_life(2))),
        ("You gain 2 life.\nIf you control a Wizard, you gain 5 life instead.", n.If(BOLD, gain_life(5), gain_life(2))),
        (
            "Target creature gets +1/+1 until end of turn.\nThat creature gets +4/+4 until end of turn instead if you "
            "control a Wizard.",
            n.If(BOLD, apply(target, gets(4, 4)), apply(target, gets(1, 1))),
        ),
        (
            "~ deals 2 damage to target creature. ~ deals 4 damage instead if you control a Wizard.",
            n.If(BOLD, damage(4, to=target), damage(2, to=target)),
        ),
        (
            "~ deals 2 damage to target creature. If that creature is a Wizard, ~ deals 4 damage instead.",
            n.If(n.Fits(target, a("Wizard")), damage(4, to=target), damage(2, to=target)),
        ),
        (
            "Return target creature card from your graveyard to your hand. Return that card from your graveyard to the "
            "battlefield instead if you control a Wizard.",
            n.If(BOLD, n.Move(target, n.Zone.BATTLEFIELD), n.Move(target, n.Zone.HAND)),
        ),
        ("~ deals 2 damage to target creature. It deals 4 damage instead if you control a Wizard.", None),
        ("You gain 2 life.\nDraw a card instead if you control a Wizard.", None),
        ("Destroy target artifact. If you control a Wizard, destroy target creature instead.", None),
        ("Destroy target artifact.\nDestroy target creature instead if you control a Wizard.", None),
        ("Draw a card. Draw two cards instead when you control a Wizard.", None),
    ],
)
def test_what_is_done(text: str, meaning: n.Effect | None) -> None:
    assert does(text) == meaning


def test_what_is_done_otherwise_is_the_last_instruction() -> None:
    told = "Draw a card. You gain 2 life.\nYou gain 5 life instead if you control a Wizard."
    assert does(told) == n.Sequence((draw(1), n.If(BOLD, gain_life(5), gain_life(2))))


def test_what_becomes_of_a_target_if_it_was_kicked() -> None:
    known = does("Target creature gets +1/+1 until end of turn. If this spell was kicked, destroy that creature.")
    assert known == n.Sequence((apply(target, gets(1, 1)), n.If(n.WasPaid("kicker"), n.Destroy(target))))
