"""CR 701.20, 701.23: what a search finds, and who knows it then."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import (
    an_opponent,
    card,
    discard,
    do,
    land,
    saved,
    search_library,
    sorcery,
    tap,
    target,
    targeting,
)
from mainphase.kernel.reading.seen_cards import is_seen_by
from mainphase.presentation.visible import seen_hand
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.hidden import check_hidden

SHOWN = card("Open Search", "{G}", sorcery)(do(search_library(land, to=Zone.HAND, reveal=True)))
SECRET = card("Quiet Search", "{G}", sorcery)(do(search_library(land, to=Zone.HAND)))


def searched(spell: str) -> Table:
    table = position(alice=["Forest"], alice_hand=[SHOWN, SECRET], alice_library=["Shock", "Swamp"])
    table.alice.cast(spell)
    table.resolve()
    table.choose("Swamp")
    return table


def test_701_20a_a_card_found_and_shown_is_known_to_all() -> None:
    table = searched("Open Search")
    assert [e.name for e in table.events("searched", "revealed", "shuffled")] == ["searched", "revealed", "shuffled"]
    assert is_seen_by(table.state, table.find("Swamp", Zone.HAND).id, 1)


def test_701_23a_a_card_found_and_not_shown_is_known_to_the_searcher_alone() -> None:
    table = searched("Quiet Search")
    assert table.events("revealed") == []
    assert not is_seen_by(table.state, table.find("Swamp", Zone.HAND).id, 1)


TUTOR = card("Any Search", "{G}", sorcery)(do(search_library(to=Zone.HAND)))
ON_TOP = card("Top Search", "{G}", sorcery)(do(search_library(land, to=Zone.LIBRARY, reveal=True)))
TAPPING = card("Tapping Search", "{G}", sorcery)(
    do(search_library(land, to=Zone.BATTLEFIELD), tap(saved("found"))),
)


def test_701_23b_a_card_with_a_quality_need_not_be_found() -> None:
    table = position(alice=["Forest"], alice_hand=[SHOWN], alice_library=["Shock", "Swamp"])
    table.alice.cast("Open Search")
    table.resolve()
    assert "done" in table.options


def test_701_23d_a_mere_card_must_be_found() -> None:
    table = position(alice=["Forest"], alice_hand=[TUTOR], alice_library=["Shock", "Swamp"])
    table.alice.cast("Any Search")
    table.resolve()
    assert "Shock" in table.options
    assert "done" not in table.options


def test_701_23_what_goes_on_top_is_put_there_after_the_shuffle() -> None:
    for seed in range(5):
        table = position(
            alice=["Forest"], alice_hand=[ON_TOP], alice_library=["Shock", "Forest", "Swamp", "Mountain"], seed=seed
        )
        table.alice.cast("Top Search")
        table.resolve()
        table.choose("Swamp")
        top = table.state.players[0].library[0]
        assert top == table.find("Swamp", Zone.LIBRARY).id
        assert is_seen_by(table.state, top, 1)
        assert [e.name for e in table.events("searched", "revealed", "shuffled")] == [
            "searched",
            "revealed",
            "shuffled",
        ]


def test_608_2c_what_was_found_can_be_spoken_of() -> None:
    table = position(alice=["Forest"], alice_hand=[TAPPING], alice_library=["Shock", "Swamp"])
    table.alice.cast("Tapping Search")
    table.resolve()
    table.choose("Swamp")
    assert table.find("Swamp", Zone.BATTLEFIELD).tapped


# -- What is revealed where it is --------------------------------------------------------------------------------------

HAND = n.Each(n.All((n.InZone(Zone.HAND), n.OwnedBy(target))))
PEEK = card("Open Hand", "{B}", sorcery)(targeting(an_opponent).do(n.Reveal(HAND), discard(1, by=target)))
DUG = n.Saved("revealed")
DIG = card("Deep Dig", "{G}", sorcery)(
    do(n.RevealUntil(land), n.Move(DUG, Zone.LIBRARY, bottom=True, at_random=True)),
)


def test_701_20a_a_revealed_hand_is_known_to_all_until_it_could_be_another() -> None:
    table = position(alice=["Swamp"], alice_hand=[PEEK], bob_hand=["Shock", "Forest", "Island"])
    table.alice.cast("Open Hand", ["bob"])
    table.resolve()
    table.choose("Shock")
    kept = [table.find(name, Zone.HAND).id for name in ("Forest", "Island")]
    assert [is_seen_by(table.state, oid, 0) for oid in kept] == [True, True]


def test_701_20e_who_chooses_from_a_hand_looks_at_it_and_nobody_else_does() -> None:
    """What they may choose must not tell them more than they see."""
    table = position(
        players=("alice", "bob", "carol"),
        alice=["3 Swamp"],
        alice_hand=["Abandon Hope", "Plains"],
        bob_hand=["Shock", "Forest", "Island"],
    )
    table.alice.cast("Abandon Hope", ["bob"], x=1)
    table.resolve()
    hand = [table.find(name, Zone.HAND).id for name in ("Shock", "Forest", "Island")]
    check_hidden(table.state, Dice(3))
    assert seen_hand(table.state, 1, 0) == hand
    assert seen_hand(table.state, 1, 2) == []
    table.choose("Shock")
    assert [is_seen_by(table.state, oid, 0) for oid in hand[1:]] == [True, True]


def test_701_20a_nobody_can_tell_revealed_cards_apart_that_go_somewhere_at_random() -> None:
    table = position(alice=["Forest"], alice_hand=[DIG], alice_library=["Shock", "Hill Giant", "Swamp", "Plains"])
    table.alice.cast("Deep Dig")
    table.resolve()
    assert [e.name for e in table.events("revealed")] == ["revealed"] * 3
    for name in ("Shock", "Hill Giant", "Swamp"):
        assert not is_seen_by(table.state, table.find(name, Zone.LIBRARY).id, 0)
