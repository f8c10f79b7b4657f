"""What is said of targets: other things than they are, numbers of theirs, what they can't do or block this turn."""

from __future__ import annotations

from typing import Any

import pytest
from tests.language.grammar.reading import ability, does, means

from mainphase.cards import nodes as n
from mainphase.cards.words.doing import damage, damage_at_once, destroy, draw, in_turn
from mainphase.cards.words.things import (
    artifact,
    creature,
    each_player,
    is_a,
    land,
    non,
    number_of,
    target,
    that_player,
    yours,
)

TWO, ONE = n.AddPT(n.Fixed(2), n.Fixed(2)), n.AddPT(n.Fixed(-1), n.Fixed(-1))


def half_of_library(of: n.Selector) -> n.Quantity:
    return n.HalfOf(n.CountOf(is_a(n.InZone(n.Zone.LIBRARY), n.OwnedBy(of))), True)


def cant_be_blocked(by: n.Filter, which: n.Selector = target) -> n.Begin:
    return n.Begin(n.CantBeBlocked(n.OneOf(which), by))


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        (
            "Until end of turn, target creature gets +2/+2 and another target creature gets -1/-1.",
            in_turn(n.Apply(target, (TWO,)), n.Apply(n.Target(1), (ONE,))),
        ),
        (
            "Until end of turn, target creature gets +1/+1 for each land you control and gains flying.",
            n.Apply(
                target,
                (n.AddPT(number_of(land, yours), number_of(land, yours)), n.GainKeywords(n.Keyword.FLYING)),
            ),
        ),
        ("Until end of turn, target creature gets +1/+1 for each land you control and gain flying.", None),
        # Others than the target: that is not said by nodes.
        ("Until end of turn, target creature gets +2/+2 and other creatures you control get +2/+2.", None),
        ("Target creature gets +2/+2 until end of turn. Other creatures get -1/-1 until end of turn.", None),
        # One number for all of them would be wrong.
        (
            "Target player mills half their library, rounded up.",
            n.Mill(half_of_library(target), target),
        ),
        ("Any number of target players each mill half their library, rounded up.", None),
        (
            "Each player mills half their library, rounded up.",
            n.ForEachPlayer(each_player, n.Mill(half_of_library(that_player), that_player)),
        ),
        ("Two target players each draw a card.", n.Draw(n.Fixed(1), target)),
        (
            "Target creature can't be blocked this turn except by artifacts.",
            cant_be_blocked(non(artifact)),
        ),
        ("Target creature can't be blocked by artifacts this turn.", cant_be_blocked(artifact)),
        (
            "All creatures able to block target creature this turn do so.",
            n.Begin(n.MustBeBlocked(n.OneOf(target), by_all=True)),
        ),
        (
            "~ deals 3 damage to target creature unless its controller has ~ deal 5 damage to them.",
            n.May(damage(5, to=n.ControllerOf(target)), n.ControllerOf(target), otherwise=damage(3, to=target)),
        ),
        ("Draw cards equal to the power of target creature you control.", draw(n.PowerOf(target))),
        (
            "~ deals damage to target creature equal to the number of lands you control plus the number of artifacts "
            "you control.",
            damage(n.Plus(number_of(land, yours), number_of(artifact, yours)), to=target),
        ),
        (
            "~ deals 2 damage to any target and 1 damage to another target.",
            damage_at_once(damage(2, to=target), damage(1, to=n.Target(1))),
        ),
        ("Target player shuffles their library.", n.Shuffle(target)),
    ],
)
def test_said_of_targets(text: str, meaning: n.Effect | None) -> None:
    assert does(text) == meaning


@pytest.mark.parametrize(
    ("words", "which"),
    [
        ("land or nonblack creature", n.Any((land, is_a(non(n.OfColor(4)), creature)))),
        ("creature with the greatest power among creatures on the battlefield", None),
    ],
)
def test_what_is_aimed_at(words: str, which: n.Filter | None) -> None:
    known: Any = means(f"Destroy target {words}.", spell=True)
    [aimed] = known[0].modes[0].targets
    assert known[0].modes[0].effect == destroy(target)
    there = n.GreatestPower(is_a(creature, n.InZone(n.Zone.BATTLEFIELD)))
    assert aimed.which == (which or is_a(creature, n.PowerIs("=", there)))


def test_another_card_is_aimed_at_by_an_ability_that_is_activated() -> None:
    text = "Return another target creature card from your graveyard to your hand."
    told = ability(f"{{1}}, Exile this card from your graveyard: {text}")
    assert isinstance(told, n.Activated)
    [aimed] = told.modes[0].targets
    assert isinstance(aimed.which, n.All)
    assert aimed.which.of[0] == n.Other()
    # As this dies it is known what it becomes (CR 400.7e); as another creature does, this may be a card by then.
    died = ability(f"When ~ dies, {text[0].lower()}{text[1:]}")
    assert isinstance(died, n.Triggered)
    assert died.modes[0].targets == (aimed,)
    assert ability(f"When ~ enters, {text[0].lower()}{text[1:]}") is None
    assert ability(f"Whenever another creature dies, {text[0].lower()}{text[1:]}") is None


def test_targets_of_which_there_are_as_many_as_another_target_has() -> None:
    text = "Return up to X target creatures to their owners' hands, where X is the number of lands "
    assert does(text + "you control as you cast this spell.") is not None
    assert does(text + "target opponent controls as you cast this spell.") is None


CHOSEN = n.Remember(target, "chosen")


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("Choose target creature. Draw a card. That creature gets +2/+2 until end of turn.", n.Apply(target, (TWO,))),
        ("Choose target opponent. Draw a card. That player draws a card.", n.Draw(n.Fixed(1), target)),
    ],
)
def test_chosen_first_and_told_of_afterwards(text: str, after: n.Effect) -> None:
    assert does(text) == in_turn(CHOSEN, draw(1), after)


def test_what_is_chosen_first_is_not_this() -> None:
    assert isinstance(does("Choose a creature. Draw a card."), n.Sequence)
    assert does("Choose ~. Draw a card.") is None


def test_702_33g_targets_that_a_spell_has_only_if_it_was_kicked() -> None:
    said = "Tap target artifact. If ~ was kicked, tap target creature."
    known = means(said, spell=True)
    assert known is not None
    [spell] = known
    assert isinstance(spell, n.SpellAbility)
    surely, perhaps = spell.modes[0].targets
    assert surely.amount is None
    assert perhaps.amount == n.AmountIf(n.WasPaid("kicker"), n.Fixed(1))
    assert ability(f"When ~ enters, {said[0].lower()}{said[1:]}") is None
    [several] = means("Tap target artifact. If ~ was kicked, tap up to two target creatures.", spell=True) or ()
    assert isinstance(several, n.SpellAbility)
    aim = several.modes[0].targets[1]
    assert (aim.at_least, aim.amount) == (0, n.AmountIf(n.WasPaid("kicker"), n.Fixed(2)))


def test_the_target_is_one_of_those_with_the_greatest_power() -> None:
    yours_all = n.All((creature, n.ControlledBy(n.You())))
    known = means("Tap target creature you control with the greatest power.", spell=True)
    assert known is not None
    [aimed] = known[0].modes[0].targets  # type: ignore[attr-defined]
    assert aimed.which == n.All((*yours_all.of, n.PowerIs("=", n.GreatestPower(yours_all))))


def test_an_opponent_or_something_of_theirs_is_one_target() -> None:
    text = "~ deals 7 damage to target opponent, creature an opponent controls, or planeswalker an opponent controls."
    known = means(text, spell=True)
    assert known is not None
    [aimed] = known[0].modes[0].targets  # type: ignore[attr-defined]
    assert aimed.players == n.EachOpponent()
    assert n.ControlledBy(n.EachOpponent()) in aimed.which.of
