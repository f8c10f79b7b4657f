"""CR 508.1c: restrictions on whom a creature attacks, and what triggers on whom a player attacks (508.3)."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n

THREE = ("alice", "bob", "carol")
WALKER = n.CardDef("Walker", None, n.CardType.PLANESWALKER, loyalty=4)


def test_508_1c_neither_you_nor_planeswalkers_you_control() -> None:
    vow = invented("Creatures with flying can't attack you or planeswalkers you control.", "Vow", "Enchantment")
    table = position(players=THREE, alice=["Storm Crow", "Grizzly Bears"], bob=[vow, WALKER])
    for attacked in ("bob", "Walker"):
        with pytest.raises(NotOffered) as refused:
            table.copy().alice.attack({"Storm Crow": attacked})
        assert refused.value.rule == "508.1c"
    table.copy().alice.attack({"Storm Crow": "carol", "Grizzly Bears": "Walker"})


def test_508_1c_but_their_planeswalkers_where_only_you_are_spared() -> None:
    vow = invented("Creatures with flying can't attack you.", "Vow", "Enchantment")
    table = position(players=THREE, alice=["Storm Crow"], bob=[vow, WALKER])
    table.alice.attack({"Storm Crow": "Walker"})


def test_508_3e_a_curse_waits_for_players_who_attack_whom_it_enchants() -> None:
    curse = invented(
        "Enchant player\nWhenever a player attacks enchanted player with one or more creatures, that attacking player "
        "gains 1 life.",
        "Curse",
        "Enchantment — Aura Curse",
    )
    table = position(
        players=THREE,
        alice=["Grizzly Bears", "Memnite", "Storm Crow"],
        bob=[WALKER],
        carol=[curse],
        attached={"Curse": "bob"},
        triggers="automatic",
    )
    other = table.copy()
    walker = table.copy()
    table.alice.attack({"Grizzly Bears": "bob", "Memnite": "bob", "Storm Crow": "carol"})
    assert table.stack == ["Curse"]
    table.resolve_all()
    assert table.alice.life == 21
    other.alice.attack({"Grizzly Bears": "carol"})
    assert other.stack == []
    walker.alice.attack({"Grizzly Bears": "Walker"})
    assert walker.stack == []


def test_509_1b_cant_be_blocked_while_the_defending_player_has_most_creatures() -> None:
    text = "~ can't be blocked as long as defending player controls the most creatures or is tied for the most."
    horror = invented(text, "Horror")
    for theirs in (["Grizzly Bears"], ["Grizzly Bears", "Memnite"]):
        table = position(alice=[horror], bob=theirs)
        table.alice.attack(["Horror"])
        table.advance_to("declare blockers")
        with pytest.raises(NotOffered):
            table.bob.block({"Grizzly Bears": "Horror"})
    table = position(alice=[horror, "Memnite"], bob=["Grizzly Bears"])
    table.alice.attack(["Horror"])
    table.bob.block({"Grizzly Bears": "Horror"})
    assert table.blocked("Horror")


def test_601_3_cast_only_by_who_has_been_attacked_this_step() -> None:
    text = (
        "Cast this spell only during the declare attackers step and only if you've been attacked this step.\n"
        "Return target attacking creature to its owner's hand."
    )
    repel = invented(text, "Repel", "Instant", cost="{0}")
    table = position(
        players=THREE, alice=["Grizzly Bears", "Memnite"], bob_hand=[repel], carol=[WALKER], carol_hand=[repel]
    )
    table.alice.attack({"Grizzly Bears": "bob", "Memnite": "Walker"})
    table.alice.passes()
    late = table.copy()
    other = table.copy()
    table.bob.cast("Repel", ["Grizzly Bears"])
    table.resolve()
    assert table.alice.hand == ["Grizzly Bears"]
    late.advance_to("declare blockers")
    late.alice.passes()
    with pytest.raises(NotOffered):
        late.bob.cast("Repel", ["Grizzly Bears"])
    other.bob.passes()
    with pytest.raises(NotOffered):  # a planeswalker of hers is attacked, not she
        other.seat("carol").cast("Repel", ["Memnite"])


@pytest.mark.parametrize(("whom", "meant"), [("bob", True), ("Walker", True), ("carol", False)])
def test_508_5_what_attacks_you_or_a_planeswalker_you_control(whom: str, meant: bool) -> None:
    snare = invented(
        "Sacrifice ~: Exile target creature that's attacking you or a planeswalker you control.", "Snare", "Enchantment"
    )
    table = position(players=THREE, alice=["Grizzly Bears"], bob=[snare, WALKER])
    table.alice.attack({"Grizzly Bears": whom})
    table.alice.passes()
    assert any("Snare" in option for option in table.options) is meant
