"""What players who are named do with things of theirs."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words.doing import in_turn
from mainphase.cards.words.things import creature, each, each_opponent, each_player, is_a, land, target, you, yours

IT = n.Saved("it")
GRAVEYARD = n.InZone(Zone.GRAVEYARD)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        (
            "Each player returns a creature they control to its owner's hand.",
            in_turn(n.Choose(is_a(creature, yours), each_player), n.Move(IT, Zone.HAND)),
        ),
        (
            "Target opponent exiles a creature they control.",
            in_turn(n.Choose(is_a(creature, n.ControlledBy(target)), target), n.Move(IT, Zone.EXILE)),
        ),
        (
            "Each opponent exiles a card from their hand.",
            in_turn(n.Choose(is_a(n.InZone(Zone.HAND), n.OwnedBy(you)), each_opponent), n.Move(IT, Zone.EXILE)),
        ),
        (
            "Each player returns all creature cards from their graveyard to the battlefield.",
            n.Move(each(creature, GRAVEYARD, n.OwnedBy(each_player)), Zone.BATTLEFIELD),
        ),
        ("Target player untaps all lands they control.", n.Untap(each(land, n.ControlledBy(target)))),
        (
            "Target player shuffles their graveyard into their library.",
            n.Move(each(GRAVEYARD, n.OwnedBy(target)), Zone.LIBRARY, shuffled=True),
        ),
        (
            "Each player returns a creature they control to its owner's hand, then draws a card.",
            in_turn(
                n.Choose(is_a(creature, yours), each_player), n.Move(IT, Zone.HAND), n.Draw(n.Fixed(1), each_player)
            ),
        ),
        # Under whose control it would be, nothing says; and what everybody would do with the same things.
        ("Each opponent puts a creature card from a graveyard onto the battlefield.", None),
        ("Target player exiles all creatures.", None),
        ("Each player return a creature they control to its owner's hand.", None),
    ],
)
def test_done_by_players(text: str, meaning: n.Effect | None) -> None:
    assert does(text) == meaning
