"""CR 601.2c, 608.2b, 608.2f: one target for each of several players."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does, means
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    a_spell,
    card,
    creature,
    gain_control,
    instant,
    is_a,
    target,
    targeting,
)

THREE = ["alice", "bob", "carol"]
BEARS, MEMNITE, LIONS, ELVES = "Grizzly Bears", "Memnite", "Savannah Lions", "Llanowar Elves"
VERDICT = invented(
    "For any number of opponents, destroy target nonland permanent that player controls.",
    name="Verdict", types="Instant", cost="{0}",
)  # fmt: skip
PLUNDER = invented(
    "For each opponent, destroy target creature that player controls.", name="Plunder", types="Instant", cost="{0}"
)
GRASP = invented(
    "When ~ enters, for each opponent, exile up to one target creature that player controls until ~ leaves the "
    "battlefield.",
    name="Grasp", types="Enchantment", cost="{0}",
)  # fmt: skip
CALL = invented(
    "For each opponent, you may put up to one target creature card from that player's graveyard onto the battlefield "
    "under your control.",
    name="Call", types="Sorcery", cost="{0}",
)  # fmt: skip
# Permanents go to other players while the spell is on the stack.
HAND_OVER = card("Hand Over", "{0}", instant)(targeting(creature).do(gain_control(target)))
ECHO = card("Echo", "{0}", instant)(targeting(is_a(a_spell, instant)).do(n.CopySpell(target)))


def table_of(spell: str, targets: tuple[str, ...] = ()) -> Table:
    table = position(
        players=THREE, alice_hand=[VERDICT, PLUNDER, ECHO], bob=[BEARS, MEMNITE, "Forest"], carol=[LIONS],
        bob_hand=[HAND_OVER], carol_hand=[HAND_OVER],
    )  # fmt: skip
    table.alice.cast(spell, targets)
    return table


def test_601_2c_no_player_has_two() -> None:
    table = table_of("Verdict", (MEMNITE, LIONS))
    table.resolve()
    assert (table.bob.graveyard, table.carol.graveyard) == ([MEMNITE], [LIONS])
    assert BEARS in table.bob.battlefield
    with pytest.raises(AssertionError, match=BEARS):
        table_of("Verdict", (MEMNITE, BEARS))


def test_601_2c_any_number_may_be_fewer() -> None:
    table = table_of("Verdict", (LIONS,))
    table.resolve()
    assert (table.bob.graveyard, table.carol.graveyard) == ([], [LIONS])


def test_601_2c_one_for_each_who_has_any() -> None:
    table = table_of("Plunder")
    assert "done" not in table.options
    assert set(table.options) == {BEARS, MEMNITE, LIONS}
    table.choose(LIONS)
    assert set(table.options) == {BEARS, MEMNITE}
    table = position(players=THREE, alice_hand=[PLUNDER], bob=[BEARS], carol=["Forest"])
    table.alice.cast("Plunder", [BEARS])
    table.resolve()
    assert table.bob.graveyard == [BEARS]


def test_601_2c_without_any_it_cannot_be_cast() -> None:
    table = position(players=THREE, alice=[BEARS], alice_hand=[PLUNDER], bob=["Forest"])
    with pytest.raises(AssertionError, match="Plunder"):
        table.alice.cast("Plunder")


@pytest.mark.parametrize(("thief", "left"), [("bob", [LIONS]), ("carol", [BEARS])])
def test_608_2b_it_has_to_be_that_players_still(thief: str, left: list[str]) -> None:
    table = table_of("Plunder")
    table.choose(BEARS)
    table.choose(LIONS)
    while table.priority != thief:
        table.pass_once()
    seat = table.bob if thief == "bob" else table.carol
    seat.cast("Hand Over", left)
    table.resolve()
    table.resolve()
    assert [name for name in (BEARS, LIONS) if name in table.battlefield] == left


def test_115_7d_a_target_is_changed_to_one_of_the_same_player() -> None:
    table = table_of("Plunder")
    table.choose(BEARS)
    table.choose(LIONS)
    table.alice.cast("Echo", ["Plunder"])
    table.resolve()
    assert set(table.options) == {MEMNITE, "done"}
    table.choose(MEMNITE)
    table.resolve_all()
    assert sorted(table.bob.graveyard) == sorted([BEARS, MEMNITE])


def test_610_3_all_of_them_return() -> None:
    blast = invented("Destroy target enchantment.", name="Blast", types="Instant", cost="{0}")
    table = position(players=THREE, alice_hand=[GRASP, blast], bob=[BEARS], carol=[LIONS])
    table.alice.cast("Grasp")
    table.resolve()
    table.choose(BEARS)
    table.choose(LIONS)
    table.resolve()
    assert sorted(table.exile) == sorted([BEARS, LIONS])
    table.alice.cast("Blast", ["Grasp"])
    table.resolve()
    assert (table.bob.battlefield, table.carol.battlefield) == ([BEARS], [LIONS])


def test_608_2d_which_of_them_are_put_onto_the_battlefield() -> None:
    table = position(players=THREE, alice_hand=[CALL], bob_graveyard=[BEARS, MEMNITE], carol_graveyard=[LIONS])
    table.alice.cast("Call", [MEMNITE, LIONS])
    table.resolve()
    table.choose(LIONS)
    assert table.alice.battlefield == [LIONS]
    assert sorted(table.bob.graveyard) == sorted([BEARS, MEMNITE])


@pytest.mark.parametrize(
    "text",
    [
        "For each opponent, exile up to one target creature that player controls and you draw a card.",
        "For each opponent, put X +1/+1 counters on up to one target creature that player controls, where X is that "
        "creature's power.",
        "For each opponent, destroy target creature you control.",
        "For each opponent, destroy up to two target creatures that player controls.",
    ],
)
def test_what_is_no_instruction_about_each_alone_is_not_read(text: str) -> None:
    assert means(text, spell=True) is None


def test_all_of_them_are_spoken_of_together() -> None:
    one = "up to one target creature that player controls"
    assert does(f"For each player, gain control of {one} until end of turn. Untap those creatures.") is not None
    assert does(f"For each other player, tap {one}. Put a +1/+1 counter on each of those creatures.") is not None
