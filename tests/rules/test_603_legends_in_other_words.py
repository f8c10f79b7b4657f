"""CR 603, 611, 614: abilities that legends give, wait for and do, in words that few cards have."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import position

from mainphase.cards.nodes import Keyword

BEARS, GIANT, MEMNITE = "Grizzly Bears", "Hill Giant", "Memnite"
KILL = invented("Destroy target creature.", name="Kill", types="Instant", cost="{0}")


def test_702_136a_riot_is_given_to_what_enters() -> None:
    punk = invented("Other Beasts you control have riot.", name="Punk")
    pup = invented("", name="Pup", pt="1/1", cost="{0}")
    for way, size, hasty in (("counter", "2/2", False), ("haste", "1/1", True)):
        table = position(alice=[punk], alice_hand=[pup])
        table.alice.cast("Pup")
        table.resolve()
        table.choose(f"choose {way}")
        assert (table.pt("Pup"), table.has("Pup", Keyword.HASTE)) == (size, hasty)


def test_702_98a_unleash_is_given_to_what_enters() -> None:
    tesak = invented("Other Beasts you control have unleash.", name="Tesak")
    pup = invented("", name="Pup", pt="1/1", cost="{0}")
    table = position(alice=[tesak], alice_hand=[pup])
    table.alice.cast("Pup")
    table.resolve()
    table.choose("yes")
    assert table.pt("Pup") == "2/2"
    table.advance_to("bob's declare attackers")


def test_702_21a_ward_in_quotation_marks() -> None:
    winter = invented('Artifacts you control have "Ward—Pay 2 life."', name="Winter")
    table = position(active="bob", alice=[winter, MEMNITE], bob_hand=[KILL], triggers="automatic")
    table.bob.cast("Kill", [MEMNITE])
    table.resolve()
    table.choose("yes")
    assert table.bob.life == 18


def test_702_6c_equip_that_is_given_for_a_kind_of_creature() -> None:
    gwyn = invented("Equipment you control have equip Bear {0}.", name="Gwyn")
    blade = invented("Equipped creature gets +1/+0.\nEquip {5}", name="Blade", types="Artifact — Equipment")
    table = position(alice=[gwyn, blade, BEARS, GIANT])
    table.alice.activate("Blade", [BEARS], ability=1)
    table.resolve()
    assert table.pt(BEARS) == "3/2"
    with pytest.raises(NotOffered):
        table.alice.activate("Blade", [GIANT], ability=1)


def test_400_1_cards_that_are_not_on_the_battlefield_have_flash() -> None:
    mage = invented("Creature cards you own that aren't on the battlefield have flash.", name="Mage")
    table = position(active="bob", alice=[mage], alice_hand=[MEMNITE])
    table.bob.passes()
    table.alice.cast(MEMNITE)
    assert position(active="bob", alice=[], alice_hand=[MEMNITE]).alice.why_not(f"cast {MEMNITE}") is not None


def test_609_4_tapped_creatures_block() -> None:
    masako = invented("Tapped creatures you control can block as though they were untapped.", name="Masako")
    for there in ([masako], []):
        table = position(active="bob", alice=[*there, f"{BEARS} (tapped)"], bob=[GIANT])
        table.bob.attack({GIANT: "alice"})
        table.advance_to("declare blockers")
        if not there:
            assert table.asked != "block"
            continue
        table.alice.block({BEARS: GIANT})
        assert table.blockers == {BEARS: [GIANT]}


def test_107_1_an_odd_or_even_number_of_counters() -> None:
    sab = invented(
        "~ can't attack or block unless it has an even number of counters on it.\n{0}: Put a +1/+1 counter on ~. Then "
        "if it has an odd number of counters on it, you gain 1 life.",
        name="Sab",
    )  # fmt: skip
    table = position(alice=[sab])
    table.alice.activate("Sab")
    table.resolve()
    assert table.alice.life == 21
    table.advance_to("declare attackers")
    assert table.asked != "attack"
    position(alice=[sab]).alice.attack({"Sab": "bob"})  # zero is even


def test_302_6_what_entered_under_your_control_this_turn() -> None:
    shaile = invented("{0}: Put a +1/+1 counter on each creature that entered under your control this turn.", name="Sh")
    table = position(alice=[shaile, BEARS], alice_hand=[MEMNITE])
    table.alice.cast(MEMNITE)
    table.resolve()
    table.alice.activate("Sh")
    table.resolve()
    assert (table.pt(MEMNITE), table.pt(BEARS)) == ("2/2", "2/2")


def test_110_2a_under_an_opponents_control() -> None:
    solkanar = invented("{0}: Exile ~, then return it to the battlefield under an opponent's control.", name="Sol")
    table = position(players=("alice", "bob", "carol"), alice=[solkanar])
    table.alice.activate("Sol")
    table.resolve()
    table.choose("carol")
    assert table.controller("Sol") == "carol"


def test_701_15b_a_goaded_creature_attacks() -> None:
    ancestor = invented("Whenever a goaded creature attacks, it deals 1 damage to its controller.", name="Ancestor")
    goad = invented("Goad target creature.", name="Goad", types="Instant", cost="{0}")
    table = position(active="bob", triggers="automatic", alice=[ancestor], alice_hand=[goad], bob=[BEARS, GIANT])
    table.bob.passes()
    table.alice.cast("Goad", [BEARS])
    table.resolve()
    table.bob.attack({BEARS: "alice", GIANT: "alice"})
    table.resolve_all()
    assert table.bob.life == 19


def test_701_17_one_of_the_cards_that_each_milled() -> None:
    gyruda = invented(
        "Each player mills two cards. Put a creature card with an even mana value from among the milled cards onto the "
        "battlefield under your control.",
        name="Gyruda", types="Sorcery", cost="{0}",
    )  # fmt: skip
    table = position(alice_hand=[gyruda], alice_library=[MEMNITE, "Forest"], bob_library=[BEARS, GIANT])
    table.alice.cast("Gyruda")
    table.resolve()
    assert [one for one in (MEMNITE, BEARS, GIANT) if one in table.options] == [MEMNITE, BEARS, GIANT]


def test_119_3_whose_graveyard_it_was_mills() -> None:
    geth = invented(
        "{X}: Put target creature card with mana value X from an opponent's graveyard onto the battlefield under your "
        "control tapped. Then that player mills X cards.",
        name="Geth",
    )  # fmt: skip
    table = position(players=("alice", "bob", "carol"), alice=[geth, "4 Swamp"], carol_graveyard=[GIANT])
    table.alice.activate("Geth", [GIANT], x=4)
    table.resolve()
    assert table.tapped(GIANT)
    assert (len(table.carol.graveyard), len(table.bob.graveyard)) == (4, 0)


def test_107_3a_x_plus_1_of_the_card_for_the_creature_sacrificed() -> None:
    sidisi = invented(
        "Sacrifice a creature you control with mana value X other than ~: Return target creature card with mana value "
        "X plus 1 from your graveyard to the battlefield.",
        name="Sidisi",
    )
    ape = invented("", name="Ape", cost="{2}{G}")
    table = position(alice=[sidisi, BEARS], alice_graveyard=[ape, MEMNITE])
    table.alice.activate("Sidisi", ["Ape"], x=2)
    table.resolve()
    assert "Ape" in table.battlefield
    assert BEARS not in table.battlefield


def test_603_3d_whoever_has_the_turn() -> None:
    bullies = invented(
        "{0}: Target opponent whose turn it is puts target creature card from your graveyard onto the battlefield "
        "under their control.",
        name="Bullies",
    )
    table = position(players=("alice", "bob", "carol"), active="carol", alice=[bullies], alice_graveyard=[BEARS])
    table.carol.passes()
    table.alice.activate("Bullies", ["carol", BEARS])
    table.resolve()
    assert table.controller(BEARS) == "carol"


def test_603_2c_itself_or_others_once() -> None:
    anje = invented(
        "Whenever ~ and/or one or more other Bears enter the battlefield under your control, you gain 1 life.",
        name="Anje", cost="{0}",
    )  # fmt: skip
    table = position(triggers="automatic", alice=["2 Forest"], alice_hand=[anje, BEARS])
    for name in ("Anje", BEARS):
        table.alice.cast(name)
        table.resolve_all()
    assert table.alice.life == 22


def test_106_7_mana_of_its_own_colors() -> None:
    dawn = invented('Bears you control have "{T}: Add one mana of any of this creature\'s colors."', name="Dawn")
    table = position(alice=[dawn, f"{BEARS}"], alice_hand=["Llanowar Elves"])
    table.alice.cast("Llanowar Elves")
    assert table.tapped(BEARS)


def test_613_1f_enchanted_equipped_and_with_a_counter() -> None:
    kosei = invented("As long as ~ is enchanted, equipped, and has a counter on it, ~ gets +5/+5.", name="Kosei")
    blade = invented("Equipped creature has vigilance.\nEquip {0}", name="Blade", types="Artifact — Equipment")
    attached = {"Fear": "Kosei", "Blade": "Kosei"}
    table = position(alice=[kosei, "Fear", blade], attached=attached)
    assert table.pt("Kosei") == "2/2"
    table = position(alice=[kosei, "Fear", blade, "Forest"], alice_hand=["Battlegrowth"], attached=attached)
    table.alice.cast("Battlegrowth", ["Kosei"])
    table.resolve()
    assert table.pt("Kosei") == "8/8"


def test_608_2c_more_power_than_each_other() -> None:
    wilds = invented(
        "Whenever another creature enters, its controller may draw a card if its power is greater than each other "
        "creature's power.",
        name="Wilds", types="Enchantment",
    )  # fmt: skip
    for there, drawn in ((BEARS, True), (GIANT, False)):
        ogre = invented("", name="Ogre", pt="3/3", cost="{0}")
        table = position(triggers="automatic", alice=[wilds, there], alice_hand=[ogre])
        table.alice.cast("Ogre")
        table.resolve()
        table.resolve()
        if table.asked != "priority":
            table.choose("yes")
        assert (len(table.alice.hand) == 1) == drawn


def test_702_54b_bloodthirst_x_is_the_damage_dealt() -> None:
    raptor = invented("Bloodthirst X", name="Raptor", cost="{0}")
    table = position(alice=["Mountain"], alice_hand=["Lightning Bolt", raptor])
    table.alice.cast("Lightning Bolt", ["bob"])
    table.resolve()
    table.alice.cast("Raptor")
    table.resolve()
    assert table.pt("Raptor") == "5/5"


def test_702_82_devour_x_squares_them() -> None:
    thromok = invented(
        "Devour X, where X is the number of creatures devoured this way", name="Thromok", pt="0/0", cost="{0}"
    )
    table = position(alice=[BEARS, GIANT, MEMNITE], alice_hand=[thromok])
    table.alice.cast("Thromok")
    table.resolve()
    table.choose(BEARS, GIANT, MEMNITE)
    if table.asked != "priority":
        table.choose("done")
    assert table.pt("Thromok") == "9/9"


def test_301_5c_auras_and_equipment_go_to_one_target() -> None:
    ardenn = invented("{0}: Attach any number of Auras and Equipment you control to target permanent or player.",
                      name="Ardenn")  # fmt: skip
    blade = invented("Equipped creature gets +1/+1.\nEquip {5}", name="Blade", types="Artifact — Equipment")
    table = position(alice=[ardenn, blade, "Fear", GIANT, BEARS], attached={"Fear": GIANT})
    table.alice.activate("Ardenn", [BEARS])
    table.resolve()
    table.choose("Blade", "Fear")
    if table.asked != "priority":
        table.choose("done")
    assert table.pt(BEARS) == "3/3"
    assert table.has(BEARS, Keyword.FEAR)


def test_508_4_from_the_hand_of_the_defending_player() -> None:
    zara = invented(
        "Whenever ~ attacks, look at defending player's hand. You may put a creature card from it onto the battlefield "
        "under your control tapped and attacking that player or a planeswalker they control.",
        name="Zara",
    )  # fmt: skip
    table = position(players=("alice", "bob", "carol"), alice=[zara], bob_hand=[BEARS], carol_hand=[GIANT])
    table.alice.attack({"Zara": "bob"})
    table.resolve()
    table.choose(BEARS)
    assert table.attackers == {"Zara": "bob", BEARS: "bob"}
    assert table.controller(BEARS) == "alice"


def test_500_8_after_this_combat_phase() -> None:
    hulk = invented(
        "Whenever ~ is dealt damage, put a +1/+1 counter on him. If he's attacking, untap him and there is an "
        "additional combat phase after this phase.",
        name="Hulk", pt="4/4",
    )  # fmt: skip
    table = position(triggers="automatic", alice=[hulk], bob=[BEARS])
    table.alice.attack({"Hulk": "bob"})
    table.advance_to("declare blockers")
    table.bob.block({BEARS: "Hulk"})
    table.advance_to("combat damage")
    table.resolve_all()
    assert not table.tapped("Hulk")
    table.advance_to("next declare attackers")
    table.alice.attack({"Hulk": "bob"})


def test_701_38_what_follows_from_a_vote_is_two_instructions() -> None:
    queen = invented(
        "Starting with you, each player votes for dominion or guidance. If dominion gets more votes, the Ring tempts "
        "you, then you put a +1/+1 counter on your Ring-bearer. If guidance gets more votes or the vote is "
        "tied, draw a card.",
        name="Queen",
        types="Sorcery",
        cost="{0}",
    )
    for second, grown, drawn in (("dominion", "3/3", 0), ("guidance", "2/2", 1)):
        table = position(alice=[BEARS], alice_hand=[queen])
        table.alice.cast("Queen")
        table.resolve()
        table.choose("choose dominion", f"choose {second}")
        while table.asked != "priority":
            table.apply(0)
        assert (table.pt(BEARS), len(table.alice.hand)) == (grown, drawn)
