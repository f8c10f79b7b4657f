"""CR 702.147 decayed, 702.171 saddle, 702.189 firebending; 701.60 suspect."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards.nodes import CardDef, Keyword

HORSE = invented("Whenever ~ attacks while saddled, it gets +2/+0 until end of turn.\nSaddle 2", name="Tall Horse")
STABLE = invented(
    "{T}: Target creature you control becomes saddled until end of turn.", name="Old Stable", types="Artifact"
)
GHOUL = invented("Decayed", name="Stale Ghoul")
DIGGER = invented(
    "When ~ enters, create a 2/2 black Zombie creature token with decayed.", name="Grave Digger", cost="{B}"
)
FLAMER = invented("Firebending 2", name="Fire Bender")
POWER = invented("Firebending X, where X is ~'s power.", name="Strong Bender", pt="3/1")
RUMOR = invented("Suspect target creature.", name="Loud Rumor", cost="{B}", types="Sorcery")
WATCH = invented("{T}: Destroy target suspected creature.", name="Night Watch", types="Artifact")


def attacked_with(table: Table, name: str) -> None:
    table.alice.attack([name])
    table.resolve_all()


def test_702_171a_creatures_with_enough_power_are_tapped_and_it_is_saddled_for_the_turn() -> None:
    table = position(alice=[HORSE, "Grizzly Bears"])
    table.alice.activate("Tall Horse", pay_with=["Grizzly Bears"])
    table.resolve_all()
    assert table.tapped("Grizzly Bears")
    attacked_with(table, "Tall Horse")
    assert table.pt("Tall Horse") == "4/2"


def test_702_171b_unsaddled_it_does_nothing_and_it_stays_so_until_the_turn_ends() -> None:
    table = position(alice=[HORSE, "Grizzly Bears"])
    table.alice.activate("Tall Horse", pay_with=["Grizzly Bears"])
    table.resolve_all()
    table.advance_to("bob's upkeep")
    table.advance_to("alice's upkeep")
    attacked_with(table, "Tall Horse")
    assert table.pt("Tall Horse") == "2/2"


def test_702_171a_only_as_a_sorcery_and_not_by_itself() -> None:
    table = position(alice=[HORSE])
    assert table.alice.why_not("activate Tall Horse") is not None
    table = position(alice=[HORSE, "Grizzly Bears"], active="bob")
    assert table.alice.why_not("activate Tall Horse") is not None


def test_702_171b_what_an_effect_makes_saddled() -> None:
    table = position(alice=[HORSE, STABLE])
    table.alice.activate("Old Stable", ["Tall Horse"])
    table.resolve_all()
    attacked_with(table, "Tall Horse")
    assert table.pt("Tall Horse") == "4/2"


def test_702_147a_a_decayed_creature_is_sacrificed_at_end_of_combat() -> None:
    table = position(alice=[GHOUL])
    attacked_with(table, "Stale Ghoul")
    table.advance_to("combat damage")
    assert "Stale Ghoul" in table.battlefield
    table.advance_to("postcombat main")
    assert table.alice.graveyard == ["Stale Ghoul"]


def test_702_147a_nor_does_it_block() -> None:
    table = position(alice=["Grizzly Bears"], bob=[GHOUL])
    table.alice.attack(["Grizzly Bears"])
    with pytest.raises(NotOffered):
        table.bob.block({"Stale Ghoul": "Grizzly Bears"})


def test_702_147a_tokens_are_decayed() -> None:
    table = position(alice=["Swamp"], alice_hand=[DIGGER], bob=["Grizzly Bears"])
    table.alice.cast("Grave Digger")
    table.resolve_all()
    table.bob.attack(["Grizzly Bears"])
    with pytest.raises(NotOffered):
        table.alice.block({"Zombie Token": "Grizzly Bears"})


@pytest.mark.parametrize(("card", "name", "mana"), [(FLAMER, "Fire Bender", "RR"), (POWER, "Strong Bender", "RRR")])
def test_702_189a_red_mana_that_lasts_for_the_combat(card: CardDef, name: str, mana: str) -> None:
    table = position(alice=[card])
    table.alice.attack([name])
    table.resolve()
    assert table.alice.mana == mana
    table.advance_to("end of combat")
    assert table.alice.mana == mana
    table.advance_to("postcombat main")
    assert table.alice.mana == ""


def test_701_60c_a_suspected_creature_has_menace_and_cannot_block() -> None:
    table = position(alice=["Swamp", "Hill Giant"], alice_hand=[RUMOR], bob=["Grizzly Bears"])
    table.alice.cast("Loud Rumor", ["Grizzly Bears"])
    table.resolve_all()
    assert table.has("Grizzly Bears", Keyword.MENACE)
    table.alice.attack(["Hill Giant"])
    with pytest.raises(NotOffered):
        table.bob.block({"Grizzly Bears": "Hill Giant"})


def test_701_60a_it_is_suspected_until_it_leaves() -> None:
    table = position(alice=["Swamp", "Island", "2 Forest", "Grizzly Bears", WATCH], alice_hand=[RUMOR, "Unsummon"])
    assert table.alice.why_not("activate Night Watch") is not None
    table.alice.cast("Loud Rumor", ["Grizzly Bears"])
    table.resolve_all()
    assert table.alice.why_not("activate Night Watch") is None
    table.alice.cast("Unsummon", ["Grizzly Bears"])
    table.resolve_all()
    table.alice.cast("Grizzly Bears")
    table.resolve_all()
    assert not table.has("Grizzly Bears", Keyword.MENACE)
    assert table.alice.why_not("activate Night Watch") is not None
