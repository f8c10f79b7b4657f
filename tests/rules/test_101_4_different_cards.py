"""CR 101.4, 608.2c: opponents who each choose a different one of the cards that are revealed, in turn order."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

INSIGHT = invented(
    "Reveal the top five cards of your library. Starting with the next opponent in turn order, each opponent chooses a "
    "different nonland card from among them. Put the chosen cards into your hand and the rest on the bottom of your "
    "library in a random order.",
    name="Insight", types="Instant", cost="{0}",
)  # fmt: skip
FOUR = ["alice", "bob", "carol", "dave"]


def resolved(*top: str) -> Table:
    """Bob's spell has resolved in the turn of Dave: the next opponent after Bob is Carol, the last one is Alice."""
    table = position(players=FOUR, bob_hand=[INSIGHT], bob_library=[*top, "Island"], bob_blanks=0, active="dave")
    while table.priority != "bob":
        table.pass_once()
    table.bob.cast("Insight")
    table.resolve()
    return table


def test_101_4_each_opponent_chooses_another_one_in_turn_order() -> None:
    table = resolved("Memnite", "Forest", "Grizzly Bears", "Hill Giant", "Ornithopter")
    left = ["Memnite", "Grizzly Bears", "Hill Giant", "Ornithopter"]
    for player, card in (("carol", "Grizzly Bears"), ("dave", "Memnite"), ("alice", "Hill Giant")):
        assert table.asked_player == player, "beginning after whose spell it is, not with the active player"
        assert sorted(table.options) == sorted(left), "no land, and nothing that was chosen before"
        table.choose(card)
        left.remove(card)
    assert sorted(table.bob.hand) == ["Grizzly Bears", "Hill Giant", "Memnite"]
    assert table.bob.library[0] == "Island"
    assert sorted(table.bob.library[1:]) == ["Forest", "Ornithopter"]


def test_101_4_there_may_be_none_left_to_choose() -> None:
    table = resolved("Memnite", "Forest", "Swamp", "Hill Giant", "Plains")
    table.choose("Hill Giant")
    assert sorted(table.bob.hand) == ["Hill Giant", "Memnite"], "the other one is all that Dave can choose"
    assert sorted(table.bob.library[1:]) == ["Forest", "Plains", "Swamp"]
