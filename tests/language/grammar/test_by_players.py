"""What players who are named do with things of theirs."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does

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


THAT = n.ThatPlayer()


def test_that_player_returns_something() -> None:
    does_it = in_turn(n.Choose(is_a(land, n.ControlledBy(THAT)), THAT), n.Move(IT, Zone.HAND))
    triggered = ability("Whenever a player casts a spell, that player returns a land they control to its owner's hand.")
    assert isinstance(triggered, n.Triggered)
    assert triggered.modes[0].effect == does_it
    text = "that player returns a land they control to its owner's hand unless they pay 2 life."
    triggered = ability("Whenever a player casts a spell, " + text)
    assert isinstance(triggered, n.Triggered)
    assert triggered.modes[0].effect == n.PayOrElse((n.PayLife(n.Fixed(2)),), THAT, otherwise=does_it)


def test_each_of_several_who_does_not_pay() -> None:
    price = (n.PayMana(n.ManaCost(generic=2)),)
    unpaid = n.Saved("unpaid")
    says_so = n.Remember(n.Together((unpaid, THAT)), "unpaid")
    assert does("Each opponent sacrifices a creature unless they pay {2}.") == in_turn(
        n.ForEachPlayer(each_opponent, n.PayOrElse(price, THAT, otherwise=says_so)), n.Sacrifice(creature, unpaid)
    )
    assert does("Each opponent discards a card unless they pay {2}.") == in_turn(
        n.ForEachPlayer(each_opponent, n.PayOrElse(price, THAT, otherwise=says_so)), n.Discard(n.Fixed(1), unpaid)
    )
    assert does("Each player loses 4 life unless they pay {2}.") == n.ForEachPlayer(
        each_player, n.PayOrElse(price, THAT, otherwise=n.LoseLife(n.Fixed(4), THAT))
    )
    # All that is given up is given up at once.
    given_up = does("Each player loses 4 life unless they sacrifice a creature.")
    assert isinstance(given_up, n.Sequence)
    assert given_up.of[1:] == (
        n.SacrificeIt(n.Saved("given"), n.EachPlayer()), n.LoseLife(n.Fixed(4), n.Saved("unpaid")),
    )  # fmt: skip
    assert does("Each opponent sacrifices a creature unless you pay {2}.") != does(
        "Each opponent sacrifices a creature unless they pay {2}."
    )


def test_everybody_but_somebody() -> None:
    drawn = n.Draw(n.Fixed(1), n.PlayersBut(n.EachPlayer(), n.Target()))
    assert does("Each player other than target player draws a card.") == drawn
    rest = n.LoseLife(n.Fixed(1), n.PlayersBut(n.EachOpponent(), n.DefendingPlayer()))
    watching = ability("Whenever ~ attacks, each opponent other than defending player loses 1 life.")
    assert isinstance(watching, n.Triggered)
    assert watching.modes[0].effect == rest
    assert does("Each player other than you draws a card.") is None
