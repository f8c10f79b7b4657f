"""CR 701.38: votes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef

BEARS, GIANT, MEMNITE = "Grizzly Bears", "Hill Giant", "Memnite"
COUNCIL = invented(
    "Starting with you, each player votes for bread or circuses. If bread gets more votes, you gain 3 life. "
    "If circuses gets more votes or the vote is tied, you lose 2 life.",
    name="Council", types="Sorcery", cost="{R}",
)  # fmt: skip
DILEMMA = invented(
    "Starting with you, each player votes for bread or circuses. For each bread vote, draw a card.",
    name="Council", types="Sorcery", cost="{R}",
)  # fmt: skip
JUDGMENT = invented(
    "Starting with you, each player votes for a nonland permanent you don't control. "
    "Exile each permanent with the most votes or tied for most votes.",
    name="Council", types="Sorcery", cost="{R}",
)  # fmt: skip


def voting(
    spell: CardDef, *mine: CardDef | str, players: int = 3, bob: Sequence[str] = (), carol: Sequence[str] = ()
) -> Table:
    names = ["alice", "bob", "carol"][:players]
    theirs: dict[str, Any] = {"bob": list(bob), "carol": list(carol)} if players == 3 else {"bob": list(bob)}
    table = position(
        players=names, alice=["Mountain", *mine], alice_hand=[spell], triggers="automatic", **theirs,
    )  # fmt: skip
    table.alice.cast("Council")
    table.resolve()
    return table


def test_701_38a_each_player_in_turn_order_starting_with_you() -> None:
    table = voting(COUNCIL)
    for player in ("alice", "bob", "carol"):
        assert table.asked_player == player
        table.choose("choose bread")
    assert table.alice.life == 23


def test_805_6_the_team_of_who_votes_first_votes_before_the_other() -> None:
    names = ("ann", "abe", "bea", "bob")
    table = position(
        players=names, teams=(names[:2], names[2:]), abe=["Mountain"], abe_hand=[COUNCIL], triggers="automatic"
    )
    table.ann.passes()
    table.abe.cast("Council")
    table.resolve()
    for player in ("abe", "ann", "bea", "bob"):
        assert table.asked_player == player
        table.choose("choose bread")


@pytest.mark.parametrize(
    ("votes", "life"),
    [
        (["bread", "bread", "circuses"], 23),
        (["circuses", "bread", "circuses"], 18),
        (["circuses"] * 3, 18),
    ],
)
def test_701_38a_the_word_with_more_votes(votes: list[str], life: int) -> None:
    table = voting(COUNCIL)
    table.choose(*[f"choose {word}" for word in votes])
    assert table.alice.life == life


def test_701_38a_a_tie() -> None:
    table = voting(COUNCIL, players=2)
    table.choose("choose bread", "choose circuses")
    assert table.alice.life == 18


def test_701_38b_for_each_vote_once() -> None:
    table = voting(DILEMMA)
    table.choose("choose bread", "choose circuses", "choose bread")
    assert len(table.alice.hand) == 2


def test_701_38b_objects_the_most_votes_or_tied() -> None:
    table = voting(JUDGMENT, MEMNITE, bob=[BEARS], carol=[GIANT])
    assert MEMNITE not in table.options, "the spell's controller is who is spoken to"
    table.choose(BEARS, GIANT, BEARS)
    assert table.exile == [BEARS]
    tied = voting(JUDGMENT, bob=[BEARS], carol=[GIANT, "Craw Wurm"])
    tied.choose(BEARS, GIANT, "Craw Wurm")
    assert sorted(tied.exile) == sorted([BEARS, GIANT, "Craw Wurm"])


def test_701_38d_several_votes_are_cast_at_the_same_time() -> None:
    broker = invented("While voting, you may vote an additional time.", name="Broker", types="Enchantment")
    table = voting(COUNCIL, broker, players=2)
    table.choose("choose bread")
    assert table.asked_player == "alice"
    table.choose("yes", "choose bread")
    assert table.asked_player == "bob"
    table.choose("choose circuses")
    assert table.alice.life == 23


def test_701_38d_and_may_be_left_out_where_one_may() -> None:
    broker = invented("While voting, you may vote an additional time.", name="Broker", types="Enchantment")
    table = voting(COUNCIL, broker, players=2)
    table.choose("choose bread", "no", "choose circuses")
    assert table.alice.life == 18
    clerk = invented("While voting, you get an additional vote.", name="Clerk", types="Enchantment")
    table = voting(COUNCIL, clerk, players=2)
    table.choose("choose bread", "choose bread", "choose circuses")
    assert table.alice.life == 23


def test_701_38a_what_belongs_to_a_voter() -> None:
    council = invented(
        "Starting with you, each player votes for time or money. "
        "For each money vote, choose a permanent owned by the voter and gain control of it.",
        name="Council", types="Sorcery", cost="{R}",
    )  # fmt: skip
    table = voting(council, bob=[BEARS], carol=[GIANT])
    table.choose("choose time", "choose money", "choose money")
    assert (table.controller(BEARS), table.controller(GIANT)) == ("alice", "alice")


def test_800_4_who_has_left_does_not_vote() -> None:
    table = voting(COUNCIL)
    table.choose("choose bread")
    table.bob.concede()
    assert table.asked_player == "carol"
    table.choose("choose bread")
    assert table.alice.life == 23
