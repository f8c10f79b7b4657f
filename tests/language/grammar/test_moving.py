"""What moves from zone to zone, as text and as nodes."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does, means

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words.doing import (
    choose_effect,
    exile,
    in_turn,
    put_into_library,
    put_onto_battlefield,
    return_to_hand,
    shuffle_in,
)
from mainphase.cards.words.things import each, it, land, target, you


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        # What you own comes to you in any case; for the rest, control is told, or is that of who puts it there.
        ("Return target creature card from your graveyard to the battlefield.", put_onto_battlefield(target)),
        (
            "Put target creature card from a graveyard onto the battlefield tapped under your control.",
            put_onto_battlefield(target, under=you, tapped=True),
        ),
        ("Return target creature card from a graveyard to the battlefield.", put_onto_battlefield(target, under=you)),
        (
            "Exile target creature, then return it to the battlefield under its owner's control.",
            in_turn(exile(target), put_onto_battlefield(it)),
        ),
        ("Return all lands to their owners' hands.", return_to_hand(each(land))),
        ("Put target creature on the bottom of its owner's library.", put_into_library(target, bottom=True)),
        ("Put target creature on top of its owner's library.", put_into_library(target)),
        ("Shuffle target creature into its owner's library.", shuffle_in(target)),
        (
            "Return target creature card from your graveyard to the battlefield with a +1/+1 counter on it.",
            n.Move(target, Zone.BATTLEFIELD, counters=("+1/+1",)),
        ),
        ("Return target creature to your graveyard's bottom.", None),
        ("Put target creature into its owner's library third from the top.", put_into_library(target, from_top=3)),
        ("Put target creature into its owner's library fourth from the top.", put_into_library(target, from_top=4)),
        ("Put target creature into its owner's library last from the top.", None),
        ("Put two target creatures into their owners' libraries third from the top.", None),
        (
            "The owner of target creature puts it into their library second from the top or on the bottom.",
            choose_effect(
                put_into_library(target, from_top=2), put_into_library(target, bottom=True), by=n.OwnerOf(target)
            ),
        ),
        (
            "Target creature's owner puts it on their choice of the top or bottom of their library.",
            choose_effect(put_into_library(target), put_into_library(target, bottom=True), by=n.OwnerOf(target)),
        ),
        ("The owner of each creature puts it on their choice of the top or bottom of their library.", None),
        ("The owner of target creature puts it on your choice of the top or bottom of their library.", None),
        ("The owner of target artifact shuffles it into their library.", shuffle_in(target)),
    ],
)
def test_moving(text: str, meaning: n.Effect | None) -> None:
    assert does(text) == meaning


def test_whole_graveyards() -> None:
    theirs = n.All((n.InZone(Zone.GRAVEYARD), n.OwnedBy(n.Target())))
    assert does("Exile target player's graveyard.") == n.Move(n.Each(theirs), Zone.EXILE)
    assert does("Exile all graveyards.") == n.Move(n.Each(n.InZone(Zone.GRAVEYARD)), Zone.EXILE)
    assert does("Exile target creature's graveyard.") is None


def test_whose_control_it_is_under() -> None:
    """Under that of whoever puts it there (CR 110.2a)."""
    offer = does("Target player may put a creature card from their hand onto the battlefield.")
    assert isinstance(offer, n.May)
    assert isinstance(offer.then, n.Sequence)
    assert offer.then.of[-1] == put_onto_battlefield(it)
    assert does("Target player may put a creature card from a graveyard onto the battlefield.") is None
    # They all do so at once (CR 101.4).
    all_at_once = does("Each player may put a creature card from their hand onto the battlefield.")
    assert isinstance(all_at_once, n.Sequence)
    assert all_at_once.of[-1] == put_onto_battlefield(it)
    everybody = n.Sacrifice(n.OfType(n.CardType.CREATURE), n.EachPlayer(), up_to=True)
    assert does("Each player may sacrifice a creature.") == everybody


def test_exiled_instead_of_dying_this_turn() -> None:
    def instead(which: n.Filter) -> n.Begin:
        return n.Begin(n.ReplaceMove(which, Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.EXILE))

    effect = does("~ deals 2 damage to target creature. If that creature would die this turn, exile it instead.")
    assert isinstance(effect, n.Sequence)
    assert effect.of[1] == instead(n.OneOf(n.Target()))
    assert does("If a creature would die this turn, exile it instead.") == instead(n.OfType(1))
    assert does("If that creature would die this turn, exile it instead.") is None
    assert does("~ deals 2 damage to target creature. If that creature would die, exile it instead.") is None


def test_exiled_instead_if_it_was_dealt_damage_this_way() -> None:
    tail = "If a creature dealt damage this way would die this turn, exile it instead."
    effect = does(f"~ deals 2 damage to each creature. {tail}")
    assert isinstance(effect, n.Sequence)
    burnt = n.All((n.OfType(1), n.WasDamagedBy(n.This())))
    assert effect.of[1] == n.Begin(n.ReplaceMove(burnt, Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.EXILE))
    assert does(f"Draw a card. {tail}") is None
    assert does(f"Target creature deals 2 damage to another target creature. {tail}") is None
    assert means(f"{{T}}: ~ deals 2 damage to each creature. {tail}") is None  # it may have dealt other damage before
    assert means("If a creature dealt damage by ~ this turn would die, exile it instead.") is not None
