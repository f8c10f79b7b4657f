"""The world of a seat that is not asked: what another player has found among hidden cards tells it nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef
from mainphase.cards.words import (
    additional_cost,
    card,
    choose,
    creature,
    do,
    draw,
    exile_from_hand,
    in_a_hand,
    it,
    land,
    non,
    owned_by_you,
    put_onto_battlefield,
    sorcery,
    you,
)
from mainphase.game import Game

SEEDS: Final = range(12)
CALL = card("Call", "{0}", sorcery)(
    do(choose(creature, in_a_hand, owned_by_you, at_least=0), put_onto_battlefield(it, under=you))
)
PRICE = card("Price", "{0}", sorcery)(additional_cost(exile_from_hand(non(land))), do(draw(1)))
HIDDEN: Final = ("Grizzly Bears", "Forest", "Hill Giant", "Mountain", "Shock", "Forest", "Unsummon", "Swamp")
OTHERWISE: Final = ("Unsummon", "Swamp", "Hill Giant", "Shock", "Forest", "Grizzly Bears", "Mountain", "Forest")


Cards = tuple[str, ...]


def table_with(held: Cards, library: Cards, *more: str | CardDef, rules: str | None = None) -> Table:
    """Alice has the move. Bob's library has every card, so that all are numbered alike whoever holds them."""
    return position(
        players=("bob", "alice"),
        active="alice",
        rules=rules,
        bob_library=HIDDEN,
        alice=["2 Forest", "Mountain"],
        alice_hand=[*more, *held],
        alice_library=library,
        alice_blanks=0,
    )


def searching(held: Cards, library: Cards) -> Game:
    table = table_with(held, library, "Rampant Growth")
    table.alice.cast("Rampant Growth")
    table.resolve()
    return Game(table.state, history=False)


def choosing_in_hand(held: Cards, library: Cards) -> Game:
    table = table_with(held, library, CALL)
    table.alice.cast("Call")
    table.resolve()
    return Game(table.state, history=False)


def paying(held: Cards, library: Cards) -> Game:
    game = Game(table_with(held, library, PRICE).state, history=False)
    assert game.decision is not None
    [cast] = [option for option in game.decision.options if "Price" in option.text]
    game.apply(cast)
    return game


def opening_a_batch(held: Cards, library: Cards) -> Game:
    return Game(table_with(held, library, rules="1997-06-01").state, history=False)


ASKED: Final[dict[str, tuple[Callable[[Cards, Cards], Game], str]]] = {
    "search": (searching, "search"),
    "choose": (choosing_in_hand, "choose"),
    "cost": (paying, "cost"),
    "priority": (opening_a_batch, "priority"),
}


@pytest.mark.parametrize("what", ASKED)
def test_another_players_cards_are_dealt_anew_whatever_they_are_choosing(what: str) -> None:
    play, kind = ASKED[what]
    one, other = play(HIDDEN[:3], HIDDEN[3:]), play(OTHERWISE[:3], OTHERWISE[3:])
    assert one.decision is not None
    assert (one.decision.kind, one.decision.player) == (kind, "alice")
    worlds = [one.resample("bob", seed) for seed in SEEDS]
    assert [world.hash() for world in worlds] == [other.resample("bob", seed).hash() for seed in SEEDS]
    assert len({world.hash() for world in worlds}) == len(SEEDS)


@pytest.mark.parametrize("what", ASKED)
def test_what_is_offered_there_is_what_the_cards_dealt_allow(what: str) -> None:
    play, kind = ASKED[what]
    game = play(HIDDEN[:3], HIDDEN[3:])
    asked = set()
    for seed in SEEDS:
        world = game.resample("bob", seed)
        decision = world.decision
        assert decision is not None
        if decision.kind == kind:
            asked.add(tuple(option.text for option in decision.options))
        for k in range(40):  # no option leads to a dead end
            if world.decision is not None:
                world.play((seed * 31 + k * 7) % world.decision.count)
    assert len(asked) > 1
