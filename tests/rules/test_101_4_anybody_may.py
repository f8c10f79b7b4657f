"""CR 101.4, 608.2d: what any of several players may do: they choose in turn order, and it matters whether one did."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import Table, position

DEMON = invented(
    "When Demon enters, any opponent may sacrifice a creature. If a player does, tap Demon and put a +1/+1 "
    "counter on it.",
    name="Demon",
    types="Creature — Demon",
    pt="6/6",
    cost="{B}",
)
DEVIL = invented(
    "When Devil enters, any opponent may have it deal 4 damage to them. If a player does, sacrifice Devil.",
    name="Devil",
    types="Creature — Devil",
    pt="4/3",
    cost="{B}",
)
LESSON = invented(
    "Any player may have Lesson deal 5 damage to them. If no one does, target player draws three cards.",
    name="Lesson",
    types="Sorcery",
    cost="{B}",
)
HALT = invented(
    "Any player may pay 2 life. If a player does, counter target spell.", name="Halt", types="Instant", cost="{B}"
)
THREE = ["alice", "bob", "carol"]


def entered(card: object, name: str, *answers: str) -> Table:
    table = position(
        players=THREE, alice=["Swamp", "Memnite"], alice_hand=[card],  # type: ignore[list-item]
        bob=["Grizzly Bears", "Forest"], carol=["Hill Giant"],
    )  # fmt: skip
    table.alice.cast(name)
    table.resolve()
    table.resolve()
    for player, answer in zip(THREE[1:], answers, strict=True):
        assert table.asked_player == player
        table.choose(answer)
        if answer in ("Grizzly Bears", "Hill Giant") and table.asked_player == player:
            table.choose("done")
    return table


@pytest.mark.parametrize(
    ("answers", "counters"),
    [(("done", "done"), 0), (("Grizzly Bears", "done"), 1), (("Grizzly Bears", "Hill Giant"), 1)],
)
def test_608_2d_it_is_done_once_however_many_did(answers: tuple[str, str], counters: int) -> None:
    table = entered(DEMON, "Demon", *answers)
    assert table.counters("Demon", "+1/+1") == counters
    assert table.tapped("Demon") == bool(counters)
    given = [name for name in answers if name != "done"]
    assert table.bob.graveyard + table.carol.graveyard == given
    assert "Memnite" in table.alice.battlefield


@pytest.mark.parametrize("answers", [("no", "no"), ("no", "yes"), ("yes", "yes")])
def test_101_4_each_opponent_says_whether_they_are_dealt_damage(answers: tuple[str, str]) -> None:
    table = entered(DEVIL, "Devil", *answers)
    assert [table.bob.life, table.carol.life] == [20 - 4 * (said == "yes") for said in answers]
    assert ("Devil" in table.alice.graveyard) == ("yes" in answers)
    assert table.alice.life == 20


@pytest.mark.parametrize("answers", [("no", "no"), ("yes", "no"), ("no", "yes")])
def test_608_2d_it_is_done_if_no_one_did(answers: tuple[str, str]) -> None:
    table = position(alice=["Swamp"], alice_hand=[LESSON], alice_library=["Shock"] * 3)
    table.alice.cast("Lesson", ["alice"])
    table.resolve()
    for player, said in zip(("alice", "bob"), answers, strict=True):
        assert table.asked_player == player
        table.choose(said)
    assert (len(table.alice.hand) == 3) == ("yes" not in answers)
    assert table.alice.life == (15 if answers[0] == "yes" else 20)


@pytest.mark.parametrize("paid", [False, True])
def test_118_12_anybody_may_pay(paid: bool) -> None:
    table = position(alice=["Swamp"], alice_hand=[HALT], bob=["Mountain"], bob_hand=["Shock"], active="bob")
    table.bob.cast("Shock", ["alice"])
    table.bob.passes()
    table.alice.cast("Halt", ["Shock"])
    table.resolve()
    table.choose("yes" if paid else "no")
    table.choose("no")
    assert ("Shock" in table.bob.graveyard) == paid
    assert table.bob.life == (18 if paid else 20)


def test_608_2c_what_follows_for_each_who_does_it() -> None:
    text = (
        "Each player may put two +1/+1 counters on a creature they control. If a player does, creatures that player "
        "controls can't attack you or planeswalkers you control until your next turn."
    )
    advice = invented(text, name="Advice", types="Sorcery", cost="{0}")
    table = position(
        players=("alice", "bob", "carol"), alice_hand=[advice], bob=["Hill Giant"], carol=["Gray Ogre"], turn=1
    )
    table.alice.cast("Advice")
    table.resolve()
    for answer in ("no", "yes", "no"):  # she has nothing to put them on, but may say so
        if table.asked == "may":
            table.choose(answer if table.asked_player != "bob" else "yes")
    assert table.counters("Hill Giant", "+1/+1") == 2
    table.advance_to("bob's declare attackers")
    with pytest.raises(NotOffered):
        table.copy().bob.attack({"Hill Giant": "alice"})
    table.bob.attack({"Hill Giant": "carol"})
    table.advance_to("carol's declare attackers")
    table.carol.attack({"Gray Ogre": "alice"})


def test_101_4_each_opponent_decides_before_any_token_is_there() -> None:
    text = (
        "Tempting offer — Create X 1/1 red Elemental creature tokens. Each opponent may create X 1/1 red Elemental "
        "creature tokens. For each opponent who does, create X 1/1 red Elemental creature tokens."
    )
    tempt = invented(text, name="Tempt", types="Sorcery", cost="{X}{R}")
    table = position(players=("alice", "bob", "cid", "dora"), alice=["Mountain"] * 3, alice_hand=[tempt])
    table.alice.cast("Tempt", x=2)
    table.resolve()
    assert len(table.alice.battlefield) == 3 + 2
    for who, answer in (("bob", "yes"), ("cid", "no"), ("dora", "yes")):
        assert (table.asked_player, len(table.bob.battlefield)) == (who, 0)
        table.choose(answer)
    assert [len(seat.battlefield) for seat in table.seats] == [3 + 2 + 4, 2, 0, 2]


def test_707_2_each_opponent_may_copy_it_too() -> None:
    text = (
        "Tempting offer — Choose target creature you control. Create a token that's a copy of that creature. Each "
        "opponent may create a token that's a copy of that creature. For each opponent who does, create a token that's "
        "a copy of that creature."
    )
    mirror = invented(text, name="Mirror", types="Sorcery", cost="{0}")
    table = position(alice=["Memnite"], alice_hand=[mirror])
    table.alice.cast("Mirror", ["Memnite"])
    table.resolve()
    table.choose("yes")
    assert (table.alice.battlefield, table.bob.battlefield) == (["Memnite"] * 3, ["Memnite"])
