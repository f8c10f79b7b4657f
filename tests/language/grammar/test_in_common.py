"""Targets as many as X, what has something in common with something, and what is of a kind of your choice."""

from __future__ import annotations

from typing import Any

import pytest
from tests.language.grammar.reading import ability, does, means

from mainphase.cards import nodes as n
from mainphase.cards.words.doing import destroy, in_turn, tap
from mainphase.cards.words.things import (
    artifact,
    creature,
    each,
    is_a,
    itself,
    land,
    non,
    target,
    this,
    x,
    yours,
)
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar.clauses import says_x


def quantities_of(node: Any) -> list[Any]:
    return [part for part in everything_in(node) if isinstance(part, n.Quantity)]


def targets(text: str) -> Any:
    known = means(text, spell=True)
    return None if known is None else known[0].modes[0].targets  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "aimed"),
    [
        ("Tap X target lands.", n.TargetPhrase(land, amount=x)),
        ("Tap up to X target lands.", n.TargetPhrase(land, at_least=0, amount=x)),
        (
            "Tap up to X target lands, where X is the number of artifacts you control.",
            n.TargetPhrase(land, at_least=0, amount=n.CountOf(is_a(artifact, yours))),
        ),
        ("Tap one or more target lands.", n.TargetPhrase(land, at_most=99)),
        ("Tap two target lands.", n.TargetPhrase(land, at_least=2, at_most=2)),
    ],
)
def test_how_many_targets(text: str, aimed: n.TargetPhrase) -> None:
    assert does(text) == tap(target)
    assert targets(text) == (aimed,)


def test_what_x_is_is_told_of_how_many_targets_and_of_what_they_are() -> None:
    (aimed,) = targets("Tap X target creatures with power X or less, where X is the number of lands you control.")
    assert aimed.amount in quantities_of(aimed.which)
    assert not says_x(aimed)


@pytest.mark.parametrize(
    ("text", "others"),
    [
        ("all other artifacts with the same name as that artifact", (artifact, n.SharesName(target))),
        ("each other artifact that shares a color with it", (artifact, n.SharesColor(target))),
        ("each other creature", (creature,)),
        (
            "each other creature that doesn't share a creature type with it",
            (creature, non(n.SharesCreatureType(target))),
        ),
    ],
)
def test_others_than_the_target(text: str, others: tuple[n.Filter, ...]) -> None:
    meant = n.Together((target, each(*others, non(n.OneOf(target)))))
    assert does(f"Destroy target artifact and {text}.") == destroy(meant)


def test_others_than_this() -> None:
    told = ability("{T}: Tap ~ and each other creature you control with the same name as it.")
    meant = n.Together((this, each(n.Other(), creature, yours, n.SharesName(this))))
    assert isinstance(told, n.Activated)
    assert told.modes[0].effect == tap(meant)
    assert itself


@pytest.mark.parametrize(
    ("text", "choice", "so"),
    [
        ("Destroy all creatures of the creature type of your choice.", n.ChooseCreatureType(), n.OfChosenType()),
        ("Destroy all creatures of the color of your choice.", n.ChooseColor(), n.OfChosenColor()),
    ],
)
def test_of_a_kind_of_your_choice(text: str, choice: n.Effect, so: n.Filter) -> None:
    assert does(text) == in_turn(choice, destroy(each(creature, so)))


@pytest.mark.parametrize(
    "text",
    [
        "Creatures of the creature type of your choice get +1/+1.",
        "Whenever a creature of the color of your choice attacks, draw a card.",
    ],
)
def test_nobody_chooses_for_what_is_always_so(text: str) -> None:
    assert ability(text) is None


def test_nor_for_a_target() -> None:
    assert does("Destroy target creature of the color of your choice.") is None


def test_switched() -> None:
    assert does("Switch target creature's power and toughness until end of turn.") == n.Apply(target, (n.SwitchPT(),))


@pytest.mark.parametrize(
    ("words", "left", "op"),
    [
        ("its power is less than or equal to", n.PowerOf(target), "<="),
        ("its mana value is greater than", n.ManaValueOf(target), ">"),
    ],
)
def test_a_number_of_it_compared(words: str, left: n.Quantity, op: str) -> None:
    number = n.CountOf(is_a(land, yours))
    meant = n.If(n.Compare(left, op, number), destroy(target))
    assert does(f"Destroy target creature if {words} the number of lands you control.") == meant


@pytest.mark.parametrize(
    ("words", "which"),
    [
        ("Goblin permanent card", (n.OfSubtype("Goblin"), n.OfType(n.CardType.PERMANENT))),
        ("nonland permanent card", (non(land), n.OfType(n.CardType.PERMANENT))),
    ],
)
def test_permanent_cards_of_a_kind(words: str, which: tuple[n.Filter, ...]) -> None:
    [aimed] = targets(f"Return target {words} from your graveyard to your hand.")
    assert aimed.which.of[:2] == which


def test_what_it_has_in_common_it_had_before_it_left() -> None:
    known = does(
        "Exile target creature. Reveal cards from the top of your library until you reveal a card that shares a card "
        "type with it. Put that card into your hand and the rest on the bottom of your library in a random order."
    )
    assert isinstance(known, n.Sequence)
    until = known.of[1]
    assert isinstance(until, n.RevealUntil)
    assert until.which == n.SharesCardType(target)
