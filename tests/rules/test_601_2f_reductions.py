"""CR 601.2f: the total is reckoned after everything is announced. So a reduction takes off what X and two-generic
symbols turned out to ask for (118.7a), and no more.
"""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    add,
    artifact,
    card,
    costs_less,
    costs_less_to_cast,
    creature,
    gain_life,
    land,
    pay,
    sorcery,
    tap_this,
    you,
)

DISCOUNT = card("Discount", "{2}", artifact)(costs_less(you, sorcery, less=1))
WELL = card("Well", None, land)(pay(tap_this).do(add("{C}")))
PRAYER = card("Prayer", "{X}{W}", sorcery)(n.SpellAbility((n.Mode(gain_life(n.X())),)))
TWOFOLD = card("Twofold Prayer", "{2/W}{2/W}", sorcery)(n.SpellAbility((n.Mode(gain_life(4)),)))
LEVER = card("Lever", "{1}", artifact)(
    n.Activated(
        (n.PayMana(n.ManaCost(0, (), 1)),), (n.Mode(gain_life(n.X())),), less=n.CountOf(n.OfType(n.CardType.LAND))
    )
)


def test_601_2f_a_reduction_takes_off_what_x_adds() -> None:
    table = position(alice=["2 Plains", DISCOUNT, DISCOUNT], alice_hand=[PRAYER])
    table.alice.cast("Prayer", x=3)
    table.resolve()
    assert table.alice.life == 23
    assert table.tapped("Plains")
    assert table.tapped("Plains 2")


def test_107_3a_no_greater_x_than_can_be_paid_after_reductions() -> None:
    table = position(alice=["2 Plains", DISCOUNT], alice_hand=[PRAYER])
    table.alice.cast("Prayer")
    assert table.options == ["0", "1", "2"]


def test_118_7a_what_x_does_not_use_of_a_reduction_is_lost() -> None:
    table = position(alice=["Plains", DISCOUNT, DISCOUNT, DISCOUNT], alice_hand=[PRAYER])
    table.alice.cast("Prayer", x=1)
    assert table.tapped("Plains"), "the white mana is owed all the same"


def test_601_2f_an_ability_that_costs_less_for_x() -> None:
    table = position(alice=["2 Plains", LEVER])
    table.alice.activate("Lever", x=4)
    table.resolve()
    assert table.alice.life == 24


@pytest.mark.rule("107.1b")
def test_601_2f_a_reduction_by_less_than_nothing_is_none() -> None:
    weaker = n.Modify(n.IsThis(), (n.AddPT(n.Fixed(-1), n.Fixed(0)),))
    weak = card("Weak", "{G}", creature, pt="0/3")(n.Static(weaker))
    hopeful = card("Hopeful", "{1}{W}", sorcery)(
        costs_less_to_cast(n.GreatestPower(creature)), n.SpellAbility((n.Mode(gain_life(4)),))
    )
    table = position(alice=["2 Plains", weak], alice_hand=[hopeful])
    table.alice.cast("Hopeful")
    table.resolve()
    assert table.alice.life == 24


@pytest.mark.parametrize(
    ("white", "other", "reductions", "payable"),
    [
        (0, 4, 0, True),
        (0, 3, 1, True),  # two for each symbol, one less
        (0, 2, 1, False),
        (1, 1, 1, True),  # white for one symbol, two less one for the other
        (1, 0, 2, True),
        (0, 1, 2, False),
        (0, 0, 4, True),
    ],
)
def test_601_2b_two_generic_symbols_are_announced_before_reductions(
    white: int, other: int, reductions: int, payable: bool
) -> None:
    alice: list[str | n.CardDef] = [*["Plains"] * white, *[WELL] * other, *[DISCOUNT] * reductions]
    table = position(alice=alice, alice_hand=[TWOFOLD])
    if not payable:
        refusal = table.alice.why_not("cast Twofold Prayer")
        assert refusal is not None
        assert refusal.rule == "118.3"
        return
    table.alice.cast("Twofold Prayer")
    table.resolve()
    assert table.alice.life == 24
