"""CR 608.2h, 603.10a: what something was that is somewhere else now, and whose."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.dependencies import everything_in

GUST = invented(
    "Return target creature to its owner's hand. If you controlled that creature, you gain 1 life. If it was tapped, "
    "you gain 2 life.",
    name="Gust",
    types="Instant",
    cost="{U}",
)
DOOM = invented(
    "Destroy target creature. If that creature was a Goblin, you gain 4 life.", name="Doom", types="Instant", cost="{U}"
)
TOTEM = invented(
    "{G}: ~ becomes a 5/3 Treefolk artifact creature until end of turn.\nWhen ~ is put into a graveyard from the "
    "battlefield, if it was a creature, return this card to its owner's hand.",
    name="Totem",
    types="Artifact",
)
SMASH = invented("Destroy target artifact.", name="Smash", types="Instant", cost="{U}")


@pytest.mark.parametrize(("whose", "tapped", "life"), [("alice", False, 21), ("bob", False, 20), ("bob", True, 22)])
def test_608_2h_who_controlled_it_and_was_it_tapped(whose: str, tapped: bool, life: int) -> None:
    bears = "Grizzly Bears (tapped)" if tapped else "Grizzly Bears"
    mine, theirs = (["Island", bears], []) if whose == "alice" else (["Island"], [bears])
    table = position(alice=mine, bob=theirs, alice_hand=[GUST])
    table.alice.cast("Gust", ["Grizzly Bears"])
    table.resolve()
    assert table.alice.life == life


@pytest.mark.parametrize(("victim", "life"), [("Raging Goblin", 24), ("Grizzly Bears", 20)])
def test_608_2h_what_was_destroyed(victim: str, life: int) -> None:
    table = position(alice=["Island"], bob=[victim], alice_hand=[DOOM])
    table.alice.cast("Doom", [victim])
    table.resolve()
    assert table.alice.life == life


@pytest.mark.parametrize("animated", [True, False])
def test_603_10a_it_was_a_creature_as_it_left(animated: bool) -> None:
    table = position(alice=["Forest", "Island", TOTEM], alice_hand=[SMASH])
    if animated:
        table.alice.activate("Totem")
        table.resolve()
    table.alice.cast("Smash", ["Totem"])
    table.resolve_all()
    assert ("Totem" in table.alice.hand) is animated


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("If that creature was red, draw a card.", n.OfColor(n.Color.RED)),
        ("If that creature was a Human, draw a card.", n.OfSubtype("Human")),
    ],
)
def test_it_was_so(text: str, asked: n.Filter) -> None:
    read = ability(f"{{T}}: Destroy target creature. {text}")
    assert n.Fits(n.Target(0), asked) in everything_in(read)


def test_what_may_still_be_there_was_perhaps_not_so_before() -> None:
    assert ability("{T}: Tap target creature. If that creature was untapped, draw a card.") is None


def test_608_2h_the_auras_it_had_left_with_it() -> None:
    """What was attached as it left is counted, whether it is still on the battlefield or not."""
    soul = invented(
        "Whenever ~ attacks, draw a card for each Aura and Equipment attached to it.", name="Soul", pt="2/2"
    )
    ring = invented("Enchant creature\nEnchanted creature gets +1/+1.", name="Halo", types="Enchantment — Aura")
    stick = invented("Equipped creature gets +1/+0.\nEquip {1}", name="Stick", types="Artifact — Equipment")
    kill = invented("Destroy target creature.", name="Kill", types="Instant", cost="{0}")
    table = position(alice=[soul, ring, stick], alice_hand=[kill], attached={"Halo": "Soul", "Stick": "Soul"})
    table.alice.attack(["Soul"])
    table.alice.cast("Kill", ["Soul"])
    table.resolve_all()
    assert len(table.alice.hand) == 2
