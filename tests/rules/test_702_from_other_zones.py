"""CR 702: ninjutsu, unearth, scavenge, typecycling, abilities that trigger in a graveyard."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards.nodes import Keyword


def test_702_49a_ninjutsu_puts_it_attacking_in_the_place_of_an_unblocked_creature() -> None:
    table = position(alice=["Grizzly Bears", "3 Island"], alice_hand=["Moonblade Shinobi"])
    table.alice.attack({"Grizzly Bears": "bob"})
    table.advance_to("declare blockers")
    table.alice.activate("alice's Moonblade Shinobi")
    assert table.alice.hand.count("Grizzly Bears") == 1
    table.resolve()
    assert table.attackers == {"Moonblade Shinobi": "bob"}
    assert table.tapped("Moonblade Shinobi")
    assert table.blocked("Moonblade Shinobi") is False
    table.advance_to("combat damage")
    assert table.bob.life == 17
    table.resolve()
    assert any("Illusion" in name for name in table.alice.battlefield)


def test_702_49a_not_before_blockers_are_declared() -> None:
    table = position(alice=["Grizzly Bears", "3 Island"], alice_hand=["Moonblade Shinobi"])
    table.alice.attack({"Grizzly Bears": "bob"})
    with pytest.raises(NotOffered):
        table.alice.activate("alice's Moonblade Shinobi")


def test_702_49a_a_blocked_creature_cannot_be_returned() -> None:
    table = position(alice=["Grizzly Bears", "3 Island"], alice_hand=["Moonblade Shinobi"], bob=["Hill Giant"])
    table.alice.attack({"Grizzly Bears": "bob"})
    table.advance_to("declare blockers")
    table.bob.block({"Hill Giant": "Grizzly Bears"})
    with pytest.raises(NotOffered):
        table.alice.activate("alice's Moonblade Shinobi")


def test_702_49c_it_attacks_what_the_returned_creature_attacked() -> None:
    table = position(
        players=("alice", "bob", "carol"),
        alice=["Grizzly Bears", "Hill Giant", "3 Island"],
        alice_hand=["Moonblade Shinobi"],
    )
    table.alice.attack({"Grizzly Bears": "carol", "Hill Giant": "bob"})
    table.advance_to("declare blockers")
    table.alice.activate("alice's Moonblade Shinobi", pay_with=["Grizzly Bears"])
    table.resolve()
    assert table.attackers["Moonblade Shinobi"] == "carol"


def test_702_84a_unearth_returns_it_with_haste_and_exiles_it() -> None:
    table = position(alice=["2 Mountain"], alice_graveyard=["Hellspark Elemental"])
    table.alice.activate("alice's Hellspark Elemental")
    table.resolve()
    assert table.has("Hellspark Elemental", Keyword.HASTE)
    table.advance_to("end step")
    while table.stack or table.asked == "order triggers":
        if table.asked == "order triggers":
            table.apply(0)
        table.resolve()
    assert table.exile == ["Hellspark Elemental"]
    assert table.alice.graveyard == []


def test_702_84a_leaving_otherwise_it_is_exiled_too() -> None:
    table = position(alice=["3 Mountain"], alice_graveyard=["Hellspark Elemental"], alice_hand=["Shock"])
    table.alice.activate("alice's Hellspark Elemental")
    table.resolve()
    table.alice.cast("Shock", ["Hellspark Elemental"])
    table.resolve()
    assert table.exile == ["Hellspark Elemental"]


def test_702_84a_only_as_a_sorcery() -> None:
    table = position(step="upkeep", alice=["2 Mountain"], alice_graveyard=["Hellspark Elemental"])
    with pytest.raises(NotOffered) as refused:
        table.alice.activate("alice's Hellspark Elemental")
    assert refused.value.rule == "602.5d"


def test_702_97a_scavenge_gives_the_power_it_had_in_the_graveyard() -> None:
    table = position(alice=["6 Forest", "Grizzly Bears"], alice_graveyard=["Deadbridge Goliath"])
    table.alice.activate("alice's Deadbridge Goliath", ["Grizzly Bears"])
    assert table.exile == ["Deadbridge Goliath"], "exiling it is part of the cost"
    table.resolve()
    assert table.pt("Grizzly Bears") == "7/7"


def test_702_29e_typecycling_searches() -> None:
    table = position(alice=["Swamp"], alice_hand=["Generous Ent"], alice_library=["Forest"])
    table.alice.activate("alice's Generous Ent")
    assert table.alice.graveyard == ["Generous Ent"]
    table.resolve()
    table.choose("Forest")
    assert table.alice.hand == ["Forest"]


def test_603_6_the_third_card_drawn_in_a_turn_wakes_it_in_the_graveyard() -> None:
    table = position(alice=["7 Island"], alice_hand=["Divination", "Divination"], alice_graveyard=["Sneaky Snacker"])
    table.alice.cast("Divination")
    table.resolve()
    assert table.stack == []
    table.alice.cast("Divination")
    table.resolve()
    assert table.stack == ["Sneaky Snacker"]
    table.resolve()
    assert table.tapped("Sneaky Snacker")
