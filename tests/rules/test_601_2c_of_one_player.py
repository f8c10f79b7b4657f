"""CR 601.2c: several targets that have to be in the same graveyard."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import card, in_a_graveyard, instant

BEARS, MEMNITE, SHOCK, FOREST = "Grizzly Bears", "Memnite", "Shock", "Forest"


def exiling(least: int, most: int, targets: tuple[str, ...] = ()) -> Table:
    phrase = n.TargetPhrase(in_a_graveyard, at_least=least, at_most=most, of_one_player=True)
    decay = card("Decay", "{0}", instant)(n.Mode(n.Move(n.Target(), n.Zone.EXILE), (phrase,)))
    table = position(alice_hand=[decay], alice_graveyard=[BEARS, MEMNITE], bob_graveyard=[SHOCK])
    table.alice.cast("Decay", targets)
    return table


def test_601_2c_after_the_first_the_others_are_in_the_same_graveyard() -> None:
    table = exiling(0, 3, (BEARS, MEMNITE))
    table.resolve()
    assert sorted(table.exile) == [BEARS, MEMNITE]
    with pytest.raises(AssertionError, match=SHOCK):
        exiling(0, 3, (BEARS, SHOCK))


def test_601_2c_only_a_graveyard_with_as_many_as_are_needed() -> None:
    assert set(exiling(2, 2).options) == {BEARS, MEMNITE}
    assert set(exiling(1, 2).options) == {BEARS, MEMNITE, SHOCK}


def test_601_2c_without_such_a_graveyard_it_cannot_be_cast() -> None:
    with pytest.raises(AssertionError, match="Decay"):
        exiling(3, 3)


def test_601_2c_cards_from_an_opponents_graveyard_are_all_from_the_same_one() -> None:
    text = "Return two target cards from an opponent's graveyard to their hand."
    pardon = invented(text, name="Pardon", types="Sorcery", cost="{R}")
    table = position(
        players=("alice", "bob", "carol"), alice=["Mountain"], alice_hand=[pardon],
        alice_graveyard=["Forest", "Island"],
        bob_graveyard=["Memnite", "Hill Giant"], carol_graveyard=["Grizzly Bears", "Swamp"],
    )  # fmt: skip
    for refused in (["Memnite", "Grizzly Bears"], ["Forest", "Island"]):
        with pytest.raises(AssertionError):
            table.copy().alice.cast("Pardon", refused)
    table.alice.cast("Pardon", ["Grizzly Bears", "Swamp"])
    table.resolve()
    assert sorted(table.carol.hand) == ["Grizzly Bears", "Swamp"]
