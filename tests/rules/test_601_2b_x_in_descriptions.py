"""CR 601.2b, c: X is announced before targets are chosen, so a target's description is judged with the X that is
announced; and only such an X is offered with which the announcement can be completed.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import (
    artifact,
    card,
    creature,
    destroy,
    draw,
    flashback,
    gain_life,
    instant,
    kicker,
    lose_life,
    return_to_hand,
    second_target,
    sorcery,
    target,
    targeting,
)
from mainphase.cards.words.costs import discard_a

X = n.X()
WORTH_X = n.All((creature, n.ManaValueIs("=", X)))
POWER_X = n.All((creature, n.PowerIs("<=", X)))
RETURN = card("Return", "{X}{U}", instant)(targeting(WORTH_X).do(return_to_hand(target)))


def test_601_2b_only_an_x_with_a_target_is_offered() -> None:
    table = position(alice=["8 Island"], alice_hand=[RETURN], bob=["Memnite", "Grizzly Bears", "Craw Wurm"])
    table.alice.cast("Return")
    assert table.asked == "x"
    assert table.options == ["0", "2", "6"]
    table.alice.choose("2", "Grizzly Bears")
    table.resolve()
    assert table.bob.hand == ["Grizzly Bears"]


def test_601_2b_no_greater_x_than_can_be_paid_is_offered() -> None:
    table = position(alice=["4 Island"], alice_hand=[RETURN], bob=["Memnite", "Grizzly Bears", "Craw Wurm"])
    table.alice.cast("Return")
    assert table.options == ["0", "2"]


def test_601_2c_without_an_x_that_has_a_target_it_cannot_be_cast() -> None:
    for lands in (5, 6):
        table = position(alice=[f"{lands} Island"], alice_hand=[RETURN], bob=["Craw Wurm"])
        with pytest.raises(NotOffered) as refused:
            table.alice.cast("Return", x=6)
        assert refused.value.rule == "118.3", "a target there is, and not the mana"
    table = position(alice=["7 Island"], alice_hand=[RETURN])
    with pytest.raises(NotOffered) as refused:
        table.alice.cast("Return")
    assert refused.value.rule == "601.2c"


def test_601_2b_a_limit_is_met_by_each_greater_x() -> None:
    kill = card("Kill", "{X}{B}", sorcery)(targeting(POWER_X).do(destroy(target)))
    table = position(alice=["9 Swamp"], alice_hand=[kill], bob=["Craw Wurm"])
    table.alice.cast("Kill")
    assert table.options == ["6", "7", "8"]


STRIDER = invented("~ gets -1/-1 for each card in your hand.", name="Strider", pt="6/6")


def test_601_2c_sizes_are_what_they_are_once_the_card_is_on_the_stack() -> None:
    """A creature that shrinks with its controller's hand is larger as soon as a card of it is being cast."""
    kill = card("Kill", "{X}{B}", sorcery)(targeting(POWER_X).do(destroy(target)))
    small = n.All((creature, n.PowerIs("<=", n.Fixed(4))))
    murder = card("Murder", "{B}", sorcery)(targeting(small).do(destroy(target)))
    for spell, held in ((kill, "Kill"), (murder, "Murder")):
        table = position(alice=["5 Swamp", STRIDER], alice_hand=[spell, "Forest"])
        assert table.pt("Strider") == "4/4"
        with pytest.raises(NotOffered) as refused:
            table.alice.cast(held)
        assert refused.value.rule == "601.2c" if held == "Murder" else "118.3"
    table = position(alice=["7 Swamp", STRIDER], alice_hand=[kill, "Forest"])
    table.alice.cast("Kill")
    assert table.options == ["5", "6"]


def test_602_2b_of_an_activated_ability_too() -> None:
    shaman = card("Shaman", "{R}", creature, pt="1/1")(
        n.Activated(
            (n.PayMana(n.ManaCost(1, (), 2)),),
            (n.Mode(destroy(target), (n.TargetPhrase(n.All((artifact, n.ManaValueIs("=", X)))),)),),
        )
    )
    table = position(alice=[shaman, "4 Mountain"], bob=["Sol Ring", "Memnite"])
    table.alice.activate("Shaman")
    assert table.options == ["0", "1"]
    table.alice.choose("1", "Sol Ring")
    table.resolve()
    assert table.bob.battlefield == ["Memnite"]


def test_601_2b_modes_are_chosen_that_go_with_some_x() -> None:
    command = card("Command", "{X}{B}", sorcery)(
        n.SpellAbility(
            (
                n.Mode(return_to_hand(target), (n.TargetPhrase(WORTH_X),)),
                n.Mode(destroy(target), (n.TargetPhrase(n.All((artifact, n.ManaValueIs("=", X)))),)),
                n.Mode(draw(1)),
            ),
            2,
            2,
        )
    )
    table = position(alice=["5 Swamp"], alice_hand=[command], bob=["Grizzly Bears", "Sol Ring"])
    table.alice.cast("Command")
    assert (table.asked, table.options) == ("mode", ["0", "1"])
    table.alice.choose("0")
    assert table.options == ["2"], "no X goes with the second as well"
    table.alice.choose("2")
    assert (table.asked, table.options) == ("x", ["2"])


def test_601_2b_107_3b_for_a_cost_without_x_it_is_0() -> None:
    spell = card("Return", "{X}{U}", sorcery)(targeting(WORTH_X).do(return_to_hand(target)), flashback("{U}"))
    table = position(alice=["4 Island"], alice_graveyard=[spell], bob=["Grizzly Bears"])
    with pytest.raises(NotOffered):
        table.alice.cast("Return", way=1)
    table = position(alice=["4 Island"], alice_graveyard=[spell], bob=["Memnite"])
    table.alice.cast("Return", ["Memnite"], way=1)
    table.resolve()
    assert table.bob.hand == ["Memnite"]


def test_601_2b_a_kicker_that_leaves_no_x_is_not_offered() -> None:
    spell = card("Return", "{X}{U}", sorcery)(targeting(WORTH_X).do(return_to_hand(target)), kicker("{2}"))
    for lands, kicked in ((4, False), (5, True)):
        table = position(alice=[f"{lands} Island"], alice_hand=[spell], bob=["Grizzly Bears"])
        table.alice.cast("Return", ["Grizzly Bears"], kicked=kicked, x=2)
        assert table.stack == ["Return"]


def test_601_2b_what_pays_may_be_described_by_x() -> None:
    bolt = card("Study", "{1}", artifact)(
        n.Activated(
            (n.PayMana(n.ManaCost(0, (), 1)), discard_a(n.ManaValueIs("=", X))),
            (n.Mode(gain_life(X)),),
        )
    )
    table = position(alice=[bolt, "6 Island"], alice_hand=["Grizzly Bears", "Craw Wurm"])
    table.alice.activate("Study")
    assert table.options == ["2", "6"]
    table.alice.choose("2")
    table.resolve()
    assert (table.alice.life, table.alice.graveyard) == (22, ["Grizzly Bears"])


def test_601_2b_under_the_rules_of_1997() -> None:
    table = position(
        rules="1997-04-01", alice=["4 Island"], alice_hand=[RETURN], bob=["Memnite", "Grizzly Bears", "Craw Wurm"]
    )
    table.alice.cast("Return")
    assert table.options == ["0", "2"]
    table.alice.choose("2", "Grizzly Bears")
    table.resolve_all()
    assert table.bob.hand == ["Grizzly Bears"]


def test_601_2c_a_target_may_depend_on_another_target() -> None:
    swap = card("Swap", "{U}", sorcery)(
        n.SpellAbility(
            (
                n.Mode(
                    lose_life(1, n.ControllerOf(second_target)),
                    (
                        n.TargetPhrase(n.InZone(Zone.BATTLEFIELD)),
                        n.TargetPhrase(n.All((n.Other(), n.SharesCardType(target), n.ControlledBy(n.EachOpponent())))),
                    ),
                ),
            )
        )
    )
    table = position(alice=["Island", "Sol Ring", "Grizzly Bears"], alice_hand=[swap], bob=["Memnite"])
    table.alice.cast("Swap")
    assert table.options == ["Sol Ring", "Grizzly Bears", "Memnite"], "of the lands none goes with another"
    table.alice.choose("Sol Ring")
    assert table.options == ["Memnite"] or table.stack == ["Swap"]
    table = position(alice=["Island", "Grizzly Bears"], alice_hand=[swap], bob=["Forest"])
    table.alice.cast("Swap", ["Island", "Forest"])
    assert table.stack == ["Swap"]
    table = position(alice=["Island"], alice_hand=[swap])
    with pytest.raises(NotOffered):
        table.alice.cast("Swap")
