"""CR 702.110b, 702.100b, 702.149, 701.37: what the rules have a word for when a keyword has done it (exploits, evolves,
trains, becomes monstrous), as abilities wait for it.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.mechanics import unknown_mechanic

BEARS = "Grizzly Bears"
EXPLOITER = invented("Exploit\nWhen Beast exploits a creature, you gain 5 life.")
WATCHER = invented(
    "Whenever a creature you control exploits a nontoken creature, draw a card.", "Watcher", "Enchantment"
)


def exploiting(*mine: object, sacrificed: str | None) -> Table:
    """Alice casts the Beast and sacrifices this as it exploits."""
    table = position(alice=["4 Swamp", *mine], alice_hand=[EXPLOITER])  # type: ignore[list-item]
    table.alice.cast("Beast")
    table.resolve()
    table.resolve()
    if sacrificed is None:
        table.alice.choose("no")
        return table
    table.alice.choose("yes")
    if table.asked is not None:
        table.alice.choose(sacrificed)
    return table


def test_702_110b_it_exploits_what_its_ability_sacrifices() -> None:
    table = exploiting(BEARS, sacrificed=BEARS)
    assert BEARS in table.alice.graveyard
    table.resolve_all()
    assert table.alice.life == 25


def test_702_110b_it_may_exploit_itself_and_its_ability_triggers_all_the_same() -> None:
    table = exploiting(BEARS, sacrificed="Beast")
    assert "Beast" in table.alice.graveyard
    table.resolve_all()
    assert table.alice.life == 25


def test_702_110b_who_sacrifices_nothing_exploits_nothing() -> None:
    table = exploiting(BEARS, sacrificed=None)
    assert table.stack == []
    assert table.alice.life == 20


def test_702_110b_a_sacrifice_for_something_else_is_no_exploit() -> None:
    altar = invented("Sacrifice a creature: Draw a card.", "Altar", "Artifact")
    table = position(alice=[EXPLOITER, BEARS, altar])
    table.alice.activate("Altar", pay_with=[BEARS])
    table.resolve_all()
    assert BEARS in table.alice.graveyard
    assert table.alice.life == 20


def test_702_110b_whatever_exploits_is_seen_by_others_if_what_was_exploited_fits() -> None:
    table = exploiting(BEARS, WATCHER, sacrificed=BEARS)
    table.apply(0)  # which of the two abilities goes onto the stack first
    table.resolve_all()
    assert table.alice.life == 25
    assert len(table.alice.hand) == 1


@pytest.mark.parametrize(("day", "known"), [("2015-03-26", False), ("2015-03-27", True)])
def test_702_110a_exploit_came_with_its_rule(day: str, known: bool) -> None:
    assert (unknown_mechanic(EXPLOITER, day) == "") == known
    assert (unknown_mechanic(WATCHER, day) == "") == known


# --- Evolve and training


def test_702_100b_it_evolves_as_its_own_ability_grows_it() -> None:
    evolving = invented("Evolve\nWhenever Beast evolves, you gain 3 life.")
    table = position(alice=["7 Forest", evolving], alice_hand=["Craw Wurm", "Giant Growth"])
    table.alice.cast("Craw Wurm")
    table.resolve_all()
    assert table.pt("Beast") == "3/3"
    assert table.alice.life == 23


def test_702_100b_counters_from_elsewhere_evolve_nothing() -> None:
    evolving = invented("Evolve\n{G}: Put a +1/+1 counter on Beast.\nWhenever Beast evolves, you gain 3 life.")
    table = position(alice=["Forest", evolving])
    table.alice.activate("Beast")
    table.resolve_all()
    assert table.pt("Beast") == "3/3"
    assert table.alice.life == 20


def test_702_149a_it_trains_as_its_own_ability_grows_it() -> None:
    training = invented("Training\nWhenever Beast trains, you gain 3 life.")
    for beside, life in (("Hill Giant", 23), ("Memnite", 20)):
        table = position(alice=[training, beside])
        table.alice.attack({"Beast": "bob", beside: "bob"})
        table.resolve_all()
        assert table.alice.life == life


# --- Monstrous


def test_701_37b_becoming_monstrous_happens_once() -> None:
    giant = invented("{G}: Monstrosity 1.\nWhen Beast becomes monstrous, you gain 3 life.")
    table = position(alice=["2 Forest", giant])
    for _ in range(2):
        table.alice.activate("Beast")
        table.resolve_all()
    assert table.pt("Beast") == "3/3"
    assert table.alice.life == 23


def test_701_37c_x_is_what_it_was_as_it_became_monstrous() -> None:
    hydra = invented(
        "{X}{G}: Monstrosity X.\nWhen Beast becomes monstrous, it deals X damage divided as you choose among any number"
        " of target creatures your opponents control. Each of those creatures deals damage equal to its power to Beast."
    )
    table = position(alice=["5 Forest", hydra], bob=[BEARS, "Hill Giant"])
    table.alice.activate("Beast", x=4)
    table.resolve()
    table.alice.choose(BEARS, "Hill Giant", 1)
    table.resolve_all()
    assert table.pt("Beast") == "6/6"
    assert table.find("Beast").damage == 5
    assert table.bob.battlefield == [BEARS]
