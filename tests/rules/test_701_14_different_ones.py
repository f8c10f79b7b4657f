"""CR 701.14: each of several creatures fights a different one of others, all of them at once."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards import nodes as n

PREDATION = invented(
    "For each creature your opponents control, create a 4/4 green Phyrexian Beast creature token. Each of those "
    "Beasts fights a different one of those creatures.",
    name="Beasts Loosed", types="Sorcery",
)  # fmt: skip
GIANT = invented("", name="Vast Giant", pt="4/5")


def test_701_14_each_fights_another() -> None:
    table = position(
        alice=["2 Swamp", "Memnite"], alice_hand=[PREDATION], bob=["Grizzly Bears", GIANT, "Bear Cub"]
    )  # fmt: skip
    table.alice.cast("Beasts Loosed")
    table.resolve_all()
    assert table.bob.battlefield == ["Vast Giant"]
    assert table.find("Vast Giant").damage == 4
    assert table.alice.battlefield.count("Phyrexian Beast Token") == 2
    assert "Memnite" in table.alice.battlefield


def test_701_14_you_choose_whom_each_fights_where_they_are_not_alike() -> None:
    mine, theirs = (n.All((n.OfType(n.CardType.CREATURE), n.ControlledBy(who))) for who in (n.You(), n.EachOpponent()))
    brawl = n.SpellAbility((n.Mode(n.FightDifferentOnes(n.Each(mine), n.Each(theirs))),))
    spell = n.CardDef("Brawl", types=n.CardType.SORCERY, cost=n.ManaCost(0), abilities=(brawl,))
    table = position(alice=["Hill Giant", "Memnite"], alice_hand=[spell], bob=["Grizzly Bears", GIANT])
    table.alice.cast("Brawl")
    table.alice.passes()
    table.bob.passes()
    assert (table.asked_player, table.asked_about, table.options) == (
        "alice", "Hill Giant", ["Grizzly Bears", "Vast Giant"]
    )  # fmt: skip
    table.choose("Grizzly Bears")
    assert table.bob.battlefield == ["Vast Giant"]
    assert table.find("Vast Giant").damage == 1
    assert table.alice.battlefield == ["Hill Giant"]
