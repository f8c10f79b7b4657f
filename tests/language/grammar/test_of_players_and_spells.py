"""Controllers of targets, spells or permanents, any counters, copies that permanents become, discarded cards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.language.grammar.reading import does, means

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration, Zone
from mainphase.cards.words.doing import create, damage, destroy, draw, in_turn
from mainphase.cards.words.things import (
    creature,
    each,
    green,
    is_a,
    land,
    non,
    number_of,
    target,
    x,
    yours,
)
from mainphase.cards.words.tokens import TREASURE, token_card

ANY_COUNTER = n.HasCounter("")
BIRD = token_card("Bird", green, creature, pt="1/1")
DISCARDED = n.SizeOf(n.Saved("discarded"))


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Target creature's controller draws a card.", n.Draw(n.Fixed(1), n.ControllerOf(target))),
        ("The owner of target creature draws a card.", n.Draw(n.Fixed(1), n.OwnerOf(target))),
        (
            "Target creature's controller sacrifices it, then draws a card.",
            in_turn(n.SacrificeIt(target, n.ControllerOf(target)), n.Draw(n.Fixed(1), n.ControllerOf(target))),
        ),
        ("~ deals 2 damage to target spell's controller.", damage(2, to=n.ControllerOf(target))),
        ("Destroy all creatures with no counters on them.", destroy(each(creature, non(ANY_COUNTER)))),
        (
            "Each land you control becomes a copy of target land.",
            n.BecomeCopy(each(land, yours), target),
        ),
        (
            "Target land becomes a copy of another target land until end of turn.",
            n.BecomeCopy(target, n.Target(1), until=Duration.END_OF_TURN),
        ),
        (
            "Discard your hand, then draw that many cards.",
            in_turn(n.Discard(None, n.You()), draw(DISCARDED)),
        ),
        (
            "Target player discards two cards, then draws that many cards.",
            in_turn(n.Discard(n.Fixed(2), target), n.Draw(DISCARDED, target)),
        ),
        (
            "Each player discards their hand, then draws that many cards.",
            in_turn(
                n.Discard(None, n.EachPlayer()),
                n.ForEachPlayer(
                    n.EachPlayer(),
                    n.Draw(n.SizeOf(n.Saved("discarded"), n.OwnedBy(n.ThatPlayer())), n.ThatPlayer()),
                ),
            ),
        ),
        ("Two target players each discard two cards, then draw that many cards.", None),
        ("For each land you control, create a Treasure token.", create(number_of(land, yours), TREASURE)),
        (
            "Create a 1/1 green Bird creature token for each basic land type among lands you control.",
            create(n.BasicLandTypesAmong(is_a(land, yours)), BIRD),
        ),
        ("You gain X plus 1 life.", n.GainLife(n.Plus(x, n.Fixed(1)))),
        (
            "Target opponent gets two poison counters.",
            n.PutCounters("poison", n.Fixed(2), target),
        ),
        (
            "Target opponent loses 3 life and exiles a card from their hand.",
            in_turn(
                n.LoseLife(n.Fixed(3), target),
                n.Choose(is_a(n.InZone(Zone.HAND), n.OwnedBy(target)), target),
                n.Move(n.Saved("it"), Zone.EXILE),
            ),
        ),
        (
            "Until end of turn, two target creatures each gain flying.",
            n.Apply(target, (n.GainKeywords(n.Keyword.FLYING),)),
        ),
    ],
)
def test_what_is_done(text: str, meaning: n.Effect | None) -> None:
    assert does(text) == meaning


@pytest.mark.parametrize(
    ("words", "which"),
    [
        ("spell or creature", n.Any((n.IsSpell(), n.All((n.InZone(Zone.BATTLEFIELD), creature))))),
        (
            "spell or nonland permanent",
            n.Any((n.IsSpell(), n.All((n.InZone(Zone.BATTLEFIELD), non(land))))),
        ),
        ("spell or permanent", n.Any((n.IsSpell(), n.InZone(Zone.BATTLEFIELD)))),
        (
            "attacking or blocking creature with power 2 or less",
            is_a(n.Any((n.IsAttacking(), n.IsBlocking())), creature, n.PowerIs("<=", n.Fixed(2))),
        ),
        ("creature with a counter on it", is_a(creature, ANY_COUNTER)),
    ],
)
def test_what_is_aimed_at(words: str, which: n.Filter) -> None:
    known: Any = means(f"Return target {words} to its owner's hand.", spell=True)
    [aimed] = known[0].modes[0].targets
    assert aimed.which == which
