"""CR 613: the interaction of continuous effects. The rulebook's own examples, with cards of our own making."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Color, Duration, Keyword, Zone
from mainphase.cards.words import (
    a,
    a_spell,
    another,
    apply,
    artifact,
    as_long_as,
    becomes_a,
    becomes_color,
    black,
    blue,
    card,
    compare,
    creature,
    defines_pt,
    enchant,
    enchantment,
    equip,
    equipped_creature,
    flying,
    gain_control,
    gains,
    gains_ability,
    gets,
    has_base,
    have,
    having,
    instant,
    is_a,
    is_also,
    itself,
    land,
    loses_all_abilities,
    morph,
    number_of,
    off_the_battlefield,
    owned_by_you,
    pay,
    power_of,
    red,
    sorcery,
    tap_for,
    target,
    targeting,
    this,
    trample,
    vigilance,
    white,
    yours,
)
from mainphase.kernel.reading.layers import refreshed_characteristics

HUMBLING = card("Humbling", "{2}{W}{W}", enchantment)(have(creature, loses_all_abilities, has_base(1, 1)))
PUMP = card("Pump", "{G}", instant)(targeting(creature).do(apply(target, gets(2, 2))))
WEAKEN = card("Weaken", "{B}", instant)(targeting(creature).do(apply(target, gets(-1, 0))))
SET_SMALL = card("Diminish", "{U}", instant)(targeting(creature).do(apply(target, has_base(0, 1))))
SET_BIG = card("Enormous", "{U}", instant)(targeting(creature).do(apply(target, has_base(4, 4))))
SWITCH = card("Turnabout", "{U}", instant)(targeting(creature).do(apply(target, n.SwitchPT())))
THEFT = card("Theft", "{U}", sorcery)(targeting(creature).do(gain_control(target)))
LOAN = card("Loan", "{U}", sorcery)(targeting(creature).do(gain_control(target, until=Duration.END_OF_TURN)))
FACE_DOWN = "face-down creature"
FIVE_ISLANDS = "6 Island"


def cast(table, name: str, *targets: str) -> None:  # type: ignore[no-untyped-def]
    table.alice.cast(name, list(targets))
    table.resolve()


def types(table, name: str) -> int:  # type: ignore[no-untyped-def]
    return refreshed_characteristics(table.state, table.find(name)).types


# --- Control (layer 2)


def test_613_1b_control_changes_and_comes_back_with_summoning_sickness_each_time() -> None:
    table = position(alice=[FIVE_ISLANDS], alice_hand=[LOAN], bob=["Grizzly Bears"])
    cast(table, "Loan", "Grizzly Bears")
    assert table.alice.battlefield.count("Grizzly Bears") == 1
    assert table.events("control changes")[0].player == "alice"
    table.advance_to("declare attackers")
    assert table.asked != "attack", "it came under her control this turn (302.6)"
    table.advance_to("upkeep")
    assert table.bob.battlefield == ["Grizzly Bears"]
    assert [e.player for e in table.events("control changes")] == ["alice", "bob"]


def test_613_1b_gaining_control_for_good() -> None:
    table = position(alice=[FIVE_ISLANDS], alice_hand=[THEFT], bob=["Grizzly Bears"])
    cast(table, "Theft", "Grizzly Bears")
    table.advance_to("upkeep")
    table.advance_to("upkeep")
    assert "Grizzly Bears" in table.alice.battlefield
    assert table.find("Grizzly Bears").owner == table.bob.number


def test_613_1b_what_you_control_follows_in_later_layers() -> None:
    anthem = card("Anthem", "{W}", enchantment)(have(is_a(creature, yours), gets(1, 1)))
    table = position(alice=[anthem, FIVE_ISLANDS], alice_hand=[THEFT], bob=["Grizzly Bears"])
    assert table.pt("Grizzly Bears") == "2/2"
    cast(table, "Theft", "Grizzly Bears")
    assert table.pt("Grizzly Bears") == "3/3"


def test_613_1b_a_stolen_source_has_its_new_controller_as_you() -> None:
    lord = card("Captain", "{W}", creature, pt="1/1")(have(is_a(another, creature, yours), gets(1, 1)))
    table = position(alice=["Hill Giant", FIVE_ISLANDS], alice_hand=[THEFT], bob=[lord, "Grizzly Bears"])
    assert (table.pt("Hill Giant"), table.pt("Grizzly Bears")) == ("3/3", "3/3")
    cast(table, "Theft", "Captain")
    assert (table.pt("Hill Giant"), table.pt("Grizzly Bears")) == ("4/4", "2/2")


def test_613_1b_an_aura_that_gives_control_and_another_that_takes_the_aura() -> None:
    """The older effect waits for the newer one, which says who "you" is (613.8)."""
    lure = card("Lure of Enchantments", "{U}", enchantment)(
        have(is_a(enchantment, a("Aura")), n.SetController(n.OwnerOf(this)))
    )
    table = position(
        players=["alice", "bob", "carol"],
        alice=["Control Magic"],
        bob=["Grizzly Bears"],
        attached={"Control Magic": "Grizzly Bears"},
        carol=[lure],
    )
    assert "Control Magic" in table.carol.battlefield
    assert "Grizzly Bears" in table.carol.battlefield


def test_613_1b_control_ends_with_the_aura() -> None:
    table = position(
        alice=["2 Plains", "Control Magic"],
        alice_hand=["Disenchant"],
        bob=["Grizzly Bears"],
        attached={"Control Magic": "Grizzly Bears"},
    )
    assert "Grizzly Bears" in table.alice.battlefield
    cast(table, "Disenchant", "Control Magic")
    assert table.bob.battlefield == ["Grizzly Bears"]


def test_506_4_a_change_of_control_removes_from_combat() -> None:
    snatch = card("Snatch", "{U}", instant)(targeting(creature).do(gain_control(target)))
    table = position(alice=["Grizzly Bears"], bob=["Island"], bob_hand=[snatch])
    table.alice.attack({"Grizzly Bears": "bob"})
    table.alice.passes()
    table.bob.cast("Snatch", ["Grizzly Bears"])
    table.resolve()
    combat = table.state.combat
    assert combat is not None
    assert combat.attackers == []
    table.advance_to("end step")
    assert table.bob.life == 20


# --- Types, colours, abilities (layers 4-6)


def test_305_7_a_land_set_to_a_basic_type_loses_its_abilities_and_has_that_types() -> None:
    well = card("Odd Well", None, land)(tap_for("{U}"), pay("{1}").do(n.Draw(n.Fixed(1))))
    table = position(alice=["Blood Moon", well, "Forest"])
    ch = refreshed_characteristics(table.state, table.find("Odd Well"))
    assert ch.subtypes == ("Mountain",)
    assert ch.activated == ()
    table.alice.taps("Odd Well")
    assert table.alice.mana == "R"
    assert refreshed_characteristics(table.state, table.find("Forest")).subtypes == ("Forest",), (
        "a basic land stays as it is"
    )


def test_305_6_a_basic_land_type_added_brings_its_mana_ability() -> None:
    urn = card("Urn of Swamps", "{1}", artifact)(have(land, is_also("Swamp")))
    table = position(alice=[urn, "Forest", "Swamp"])
    forest = refreshed_characteristics(table.state, table.find("Forest"))
    assert forest.subtypes == ("Forest", "Swamp")
    assert len(forest.mana) == 2
    assert len(refreshed_characteristics(table.state, table.find("Swamp")).mana) == 1


def test_205_1a_new_creature_types_replace_creature_types_only() -> None:
    horse = card("Iron Horse", "{2}", artifact, creature, "Horse", "Vehicle", pt="2/2")()
    frog = card("Frogging", "{U}", instant)(targeting(creature).do(apply(target, becomes_a("Frog"))))
    table = position(alice=[horse, "Island"], alice_hand=[frog])
    cast(table, "Frogging", "Iron Horse")
    assert refreshed_characteristics(table.state, table.find("Iron Horse")).subtypes == ("Vehicle", "Frog")


def test_613_1_an_effect_in_several_layers_applies_to_what_it_took_first() -> None:
    """CR 613.6: an artifact made a creature goes on being changed though a later effect asks nothing of it."""
    waking = card("Waking", "{1}", instant)(
        targeting(artifact).do(apply(target, is_also(creature), has_base(3, 3), gains(flying)))
    )
    table = position(alice=["Sol Ring", "Forest"], alice_hand=[waking])
    cast(table, "Waking", "Sol Ring")
    assert table.pt("Sol Ring") == "3/3"
    assert table.has("Sol Ring", Keyword.FLYING)


def test_613_6_an_ability_lost_in_layer_6_still_sets_power_and_toughness_when_it_began_before() -> None:
    """Opalescence makes the enchantment that takes all abilities a creature: it takes its own, and goes on applying."""
    table = position(alice=["Opalescence", HUMBLING, "Serra Angel"])
    assert table.pt("Serra Angel") == "1/1"
    assert not table.has("Serra Angel", Keyword.FLYING)
    assert types(table, "Humbling") & CardType.CREATURE


def test_613_7_opalescence_and_humility_by_timestamp() -> None:
    """The newer of the two sets the power and toughness of the other in layer 7b."""
    older = position(alice=["Opalescence", HUMBLING])
    assert older.pt("Humbling") == "1/1", "Humbling is newer: it sets itself to 1/1"
    newer = position(alice=[HUMBLING, "Opalescence"])
    assert newer.pt("Humbling") == "4/4", "Opalescence is newer: mana value 4"


def test_613_1f_the_last_to_say_something_about_an_ability_prevails() -> None:
    grounding = card("Grounding", "{U}", instant)(targeting(creature).do(apply(target, loses_all_abilities)))
    lift = card("Lift", "{U}", instant)(targeting(creature).do(apply(target, gains(flying))))
    table = position(alice=["Serra Angel", FIVE_ISLANDS], alice_hand=[grounding, lift])
    cast(table, "Grounding", "Serra Angel")
    assert not table.has("Serra Angel", Keyword.VIGILANCE)
    cast(table, "Lift", "Serra Angel")
    assert table.has("Serra Angel", Keyword.FLYING)
    assert not table.has("Serra Angel", Keyword.VIGILANCE)


def test_613_1_an_ability_gained_in_layer_6_modifies_in_layer_7() -> None:
    crown = card("Crown", "{W}", enchantment)(
        have(is_a(creature, red), gains_ability(have(is_a(another, creature, yours), gets(1, 1))))
    )
    table = position(alice=[crown, "Hill Giant", "Grizzly Bears"])
    assert (table.pt("Hill Giant"), table.pt("Grizzly Bears")) == ("3/3", "3/3")


def test_613_7a_an_ability_gained_gives_abilities_in_the_same_layer() -> None:
    crown = card("Crown", "{W}", enchantment)(
        have(is_a(creature, red), gains_ability(have(is_a(another, creature, yours), gains(flying))))
    )
    table = position(alice=[crown, "Hill Giant", "Grizzly Bears"])
    assert table.has("Grizzly Bears", Keyword.FLYING)
    assert not table.has("Hill Giant", Keyword.FLYING)


# --- Power and toughness (layer 7)


def test_613_4_sets_then_adds_then_switches_whatever_the_order_of_casting() -> None:
    table = position(alice=["Grizzly Bears", "4 Island", "2 Forest"], alice_hand=[SWITCH, PUMP, SET_BIG])
    cast(table, "Turnabout", "Grizzly Bears")
    cast(table, "Pump", "Grizzly Bears")
    cast(table, "Enormous", "Grizzly Bears")
    assert table.pt("Grizzly Bears") == "6/6"


def test_613_4d_switching_comes_after_all_changes() -> None:
    """A 1/3 that gets +0/+1 is 1/4, switched 4/1; another +5/+0 makes it 6/4 before switching, so 4/6."""
    scout = card("Scout", "{W}", creature, pt="1/3")()
    up = card("Up", "{W}", instant)(targeting(creature).do(apply(target, gets(0, 1))))
    strong = card("Strong", "{W}", instant)(targeting(creature).do(apply(target, gets(5, 0))))
    table = position(alice=[scout, "3 Plains", "2 Island"], alice_hand=[up, strong, SWITCH])
    cast(table, "Up", "Scout")
    cast(table, "Turnabout", "Scout")
    assert table.pt("Scout") == "4/1"
    cast(table, "Strong", "Scout")
    assert table.pt("Scout") == "4/6"


def test_613_4d_switching_twice_is_as_if_never() -> None:
    table = position(alice=["Hill Giant", "2 Island", "2 Plains"], alice_hand=[SWITCH, SWITCH, WEAKEN])
    cast(table, "Turnabout", "Hill Giant")
    cast(table, "Turnabout", "Hill Giant")
    assert table.pt("Hill Giant") == "3/3"


def test_613_4c_counters_count_after_base_values_are_set() -> None:
    table = position(alice=["Hill Giant (2 +1/+1)", FIVE_ISLANDS], alice_hand=[SET_SMALL])
    cast(table, "Diminish", "Hill Giant")
    assert table.pt("Hill Giant") == "2/3"


def test_613_4b_the_later_of_two_base_values_prevails() -> None:
    table = position(alice=["Hill Giant", FIVE_ISLANDS], alice_hand=[SET_SMALL, SET_BIG])
    cast(table, "Enormous", "Hill Giant")
    cast(table, "Diminish", "Hill Giant")
    assert table.pt("Hill Giant") == "0/1"


def test_613_4a_what_defines_power_applies_before_what_sets_it() -> None:
    swarm = card("Swarm", "{G}", creature, pt="0/0")(defines_pt(number_of(creature, yours), number_of(creature, yours)))
    table = position(alice=[swarm, "Grizzly Bears", FIVE_ISLANDS], alice_hand=[SET_BIG])
    assert table.pt("Swarm") == "2/2"
    cast(table, "Enormous", "Swarm")
    assert table.pt("Swarm") == "4/4"


def test_613_3_an_enchantment_that_is_a_creature_by_its_mana_value() -> None:
    table = position(alice=["Opalescence", "Crusade", "Blood Moon"])
    assert table.pt("Crusade") == "3/3", "mana value 2, and white: it gives itself +1/+1"
    assert table.pt("Blood Moon") == "3/3"
    assert types(table, "Opalescence") & CardType.CREATURE == 0


# --- Dependency


def test_613_8_dependency_a_land_that_gives_types_is_itself_set_to_mountain() -> None:
    """Of two effects in layer 4 the land's waits for Blood Moon's, which takes the ability away."""
    tomb = card("Tomb of All Swamps", None, land)(have(land, is_also("Swamp")))
    first: list[str | n.CardDef] = [tomb, "Blood Moon", "Forest"]
    second: list[str | n.CardDef] = ["Blood Moon", tomb, "Forest"]
    for order in (first, second):
        table = position(alice=order)
        assert refreshed_characteristics(table.state, table.find("Forest")).subtypes == ("Forest",)
        assert refreshed_characteristics(table.state, table.find("Tomb of All Swamps")).subtypes == ("Mountain",)


def test_613_8a_an_effect_waits_for_the_one_that_changes_what_it_applies_to() -> None:
    """An older effect about artifacts waits for a newer one that makes something an artifact."""
    gild = card("Gild", "{1}", enchantment)(have(artifact, is_also("Golem")))
    forge = card("Forge", "{1}", enchantment)(have(is_a(creature, red), is_also(artifact)))
    table = position(alice=[gild, forge, "Hill Giant"])
    assert "Golem" in refreshed_characteristics(table.state, table.find("Hill Giant")).subtypes


def test_613_8b_effects_in_a_loop_apply_by_timestamp() -> None:
    """Each of the two gives the other one more creature to apply to."""
    one = card("One", "{1}", enchantment)(have(a("Goblin"), n.SetTypes(0, ("Elf",))))
    other = card("Other", "{1}", enchantment)(have(a("Elf"), n.SetTypes(0, ("Goblin",))))
    goblin = card("Some Goblin", "{R}", creature, "Goblin", pt="1/1")()
    elf = card("Some Elf", "{G}", creature, "Elf", pt="1/1")()
    first = position(alice=[one, other, goblin, elf])
    assert refreshed_characteristics(first.state, first.find("Some Goblin")).subtypes == ("Goblin",)
    assert refreshed_characteristics(first.state, first.find("Some Elf")).subtypes == ("Goblin",)
    second = position(alice=[other, one, goblin, elf])
    assert refreshed_characteristics(second.state, second.find("Some Goblin")).subtypes == ("Elf",)


def test_613_8_an_amount_waits_for_what_changes_it() -> None:
    """In layer 7c a bonus by another creature's power waits for what changes that power."""
    giant = card("Giant Friend", "{R}", creature, "Giant", pt="1/1")(
        have(itself, n.AddPT(power_of(n.Each(a("Bear"))), n.Fixed(0)))
    )
    bears = card("Bear Song", "{G}", enchantment)(have(a("Bear"), gets(2, 2)))
    table = position(alice=[giant, bears, "Grizzly Bears"])
    assert table.pt("Grizzly Bears") == "4/4"
    assert table.pt("Giant Friend") == "5/1"


def test_613_8_a_colour_waits_for_a_colour() -> None:
    dye = card("Dye", "{1}", enchantment)(have(is_a(creature, black), becomes_color(blue)))
    soot = card("Soot", "{1}", enchantment)(have(is_a(creature, red), becomes_color(black)))
    table = position(alice=[dye, soot, "Hill Giant"])
    assert refreshed_characteristics(table.state, table.find("Hill Giant")).colors == Color.BLUE


# --- Other zones, spells, what is asked of later layers


def test_611_3_cards_in_other_zones_are_changed_where_the_effect_says_so() -> None:
    gift = card("Gift of Haste", "{1}", enchantment)(
        have(is_a(creature, owned_by_you, off_the_battlefield), n.GainKeywords(Keyword.FLASH))
    )
    table = position(alice=[gift, "2 Forest"], alice_hand=["Grizzly Bears"], bob_hand=["Grizzly Bears"], active="bob")
    table.bob.passes()
    table.alice.cast("Grizzly Bears")
    table.resolve()
    assert not table.has("Grizzly Bears", Keyword.FLASH), "on the battlefield it is as printed"


def test_400_7a_a_change_of_a_permanent_spell_goes_on_with_the_permanent() -> None:
    lace = card("Lace", "{B}", instant)(
        targeting(a_spell).do(apply(target, becomes_color(black), until=Duration.PERMANENT))
    )
    table = position(alice=["2 Forest", "Swamp"], alice_hand=["Grizzly Bears", lace])
    table.alice.cast("Grizzly Bears")
    table.alice.cast("Lace", ["Grizzly Bears"])
    table.resolve()
    assert refreshed_characteristics(table.state, table.find("Grizzly Bears", Zone.STACK)).colors == Color.BLACK
    table.resolve()
    assert refreshed_characteristics(table.state, table.find("Grizzly Bears")).colors == Color.BLACK


def test_611_3a_a_condition_on_power_sees_the_final_power() -> None:
    proud = card("Proud", "{G}", creature, pt="3/3")(
        as_long_as(compare(power_of(this), ">=", 4), have(itself, gains(trample)))
    )
    table = position(alice=[proud, "Forest"], alice_hand=[PUMP])
    assert not table.has("Proud", Keyword.TRAMPLE)
    cast(table, "Pump", "Proud")
    assert table.has("Proud", Keyword.TRAMPLE)


def test_611_3a_what_fits_by_its_power_fits_by_its_final_power() -> None:
    might = card("Might", "{G}", enchantment)(have(is_a(creature, n.PowerIs(">=", n.Fixed(4))), gains(vigilance)))
    table = position(alice=[might, "Hill Giant", "Grizzly Bears (2 +1/+1)"])
    assert table.has("Grizzly Bears", Keyword.VIGILANCE)
    assert not table.has("Hill Giant", Keyword.VIGILANCE)


def test_510_1a_damage_equal_to_toughness() -> None:
    table = position(alice=["Doran, the Siege Tower", "Fugitive Wizard"])
    table.alice.attack({"Doran, the Siege Tower": "bob"})
    table.advance_to("end of combat")
    assert table.bob.life == 15


def test_800_4a_control_effects_end_as_their_player_leaves() -> None:
    table = position(players=["alice", "bob", "carol"], alice=[FIVE_ISLANDS], alice_hand=[THEFT], bob=["Grizzly Bears"])
    cast(table, "Theft", "Grizzly Bears")
    table.alice.concede()
    assert table.bob.battlefield == ["Grizzly Bears"]


def test_800_4a_what_a_leaving_player_would_still_control_is_exiled() -> None:
    raid = card("Grave Raid", "{B}", sorcery)(
        targeting(is_a(creature, n.InZone(Zone.GRAVEYARD))).do(n.Move(target, Zone.BATTLEFIELD, n.You()))
    )
    table = position(
        players=["alice", "bob", "carol"], alice=["Swamp"], alice_hand=[raid], bob_graveyard=["Grizzly Bears"]
    )
    cast(table, "Grave Raid", "Grizzly Bears")
    assert "Grizzly Bears" in table.alice.battlefield
    table.alice.concede()
    assert [table.name(oid) for oid in table.state.exile] == ["Grizzly Bears"]


# --- The order of effects, and what comes of it

FLYER = card("Buoyancy", "{U}", enchantment)(have(creature, gains(flying)))
GROUNDS = card("Heaviness", "{G}", enchantment)(have(creature, n.LoseKeywords(Keyword.FLYING)))
SMALL = card("Smallness", "{W}", enchantment)(have(creature, has_base(0, 1)))
HAMMER = card("Heavy Hammer", "{1}", artifact, "Equipment")(
    have(equipped_creature, gets(10, 10), n.LoseKeywords(Keyword.FLYING)), equip("{0}")
)
RUNE = card("Rune of Lightness", "{1}{W}", enchantment, "Aura")(
    enchant(a("Equipment")), have(n.OneOf(n.AttachedTo()), gains_ability(have(equipped_creature, gains(flying))))
)
LIGHTEN = card("Lighten", "{W}", instant)(
    targeting(a("Equipment")).do(
        apply(target, gains_ability(have(equipped_creature, gains(flying))), until=Duration.PERMANENT)
    )
)


def test_613_7a_a_granted_ability_is_as_old_as_what_grants_it() -> None:
    """The rulebook's Aura on an Equipment that grounds: the Aura is younger, so the creature flies. And it still does
    when the Equipment is attached anew: both abilities are as old as each other then, in the same order.
    """
    table = position(
        alice=[HAMMER, "Grizzly Bears", "Hill Giant", "2 Plains"],
        alice_hand=[RUNE],
        attached={"Heavy Hammer": "Grizzly Bears"},
    )
    table.alice.cast("Rune of Lightness", ["Heavy Hammer"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "12/12"
    assert table.has("Grizzly Bears", Keyword.FLYING)
    table.alice.activate("Heavy Hammer", ["Hill Giant"])
    table.resolve()
    assert table.pt("Hill Giant") == "13/13"
    assert table.has("Hill Giant", Keyword.FLYING)


def test_613_7a_a_granted_ability_is_no_older_than_what_grants_it() -> None:
    """The Equipment is older than what grounds all creatures, but not what grants its ability."""
    table = position(
        alice=[
            card("Wings", "{1}", artifact, "Equipment")(equip("{0}")), GROUNDS, "Grizzly Bears", "Plains",
        ],
        alice_hand=[LIGHTEN],
        attached={"Wings": "Grizzly Bears"},
    )  # fmt: skip
    table.alice.cast("Lighten", ["Wings"])
    table.resolve()
    assert table.has("Grizzly Bears", Keyword.FLYING)


def test_613_7a_and_what_is_younger_than_both_applies_after_it() -> None:
    table = position(
        alice=[card("Wings", "{1}", artifact, "Equipment")(equip("{0}")), "Grizzly Bears", "Plains", "Forest"],
        alice_hand=[LIGHTEN, GROUNDS],
        attached={"Wings": "Grizzly Bears"},
    )
    table.alice.cast("Lighten", ["Wings"])
    table.resolve()
    table.alice.cast("Heaviness")
    table.resolve()
    assert not table.has("Grizzly Bears", Keyword.FLYING)


def test_613_1a_613_2a_613_2c_what_is_copied_is_what_other_effects_start_from() -> None:
    """Layer 1 first, whenever the copying began: the copy is set and pumped like anything else."""
    mimicry = card("Mimicry", "{U}", instant)(
        targeting(creature, creature).do(
            n.BecomeCopy(target, n.Target(1), until=Duration.END_OF_TURN),
        )
    )
    table = position(alice=["Grizzly Bears", "Hill Giant", "2 Forest", "Island"], alice_hand=[PUMP, mimicry, SET_SMALL])
    table.alice.cast("Pump", ["Grizzly Bears"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "4/4"
    table.alice.cast("Mimicry", ["Grizzly Bears", "Hill Giant"])
    table.resolve()
    found = [
        o
        for o in map(table.state.obj, table.state.battlefield)
        if refreshed_characteristics(table.state, o).name == "Hill Giant"
    ]
    assert [refreshed_characteristics(table.state, o).power for o in found] == [5, 3]


def test_613_2b_what_is_face_down_is_so_before_other_effects() -> None:
    hidden = card("Hidden Thing", "{4}{G}", creature, "Beast", pt="5/5")(morph("{G}"), trample)
    anthem = card("Anthem", "{W}", enchantment)(have(is_a(creature, yours), gets(1, 1)))
    table = position(alice=[anthem, "4 Forest"], alice_hand=[hidden])
    table.alice.cast_face_down("Hidden Thing")
    table.resolve()
    shown = [
        o for o in map(table.state.obj, table.state.battlefield) if refreshed_characteristics(table.state, o).name == ""
    ]
    assert [
        (refreshed_characteristics(table.state, o).power, refreshed_characteristics(table.state, o).keywords)
        for o in shown
    ] == [(3, 0)]


def test_613_1g_power_and_toughness_come_last() -> None:
    """What flies by layer 6 is bigger in layer 7, whichever enchantment came first."""
    winds = card("Winds", "{U}", enchantment)(have(is_a(creature, having(flying)), gets(2, 0)))
    for order in ([FLYER, winds], [winds, FLYER]):
        table = position(alice=[*order, "Grizzly Bears"])
        assert table.pt("Grizzly Bears") == "4/2"


def test_613_7b_an_effect_of_a_spell_is_as_old_as_its_resolution() -> None:
    table = position(alice=["Grizzly Bears", "2 Island", "Plains", SMALL], alice_hand=[SET_BIG])
    assert table.pt("Grizzly Bears") == "0/1"
    table.alice.cast("Enormous", ["Grizzly Bears"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "4/4"
    table = position(alice=["Grizzly Bears", "2 Island", "Plains"], alice_hand=[SET_BIG, SMALL])
    table.alice.cast("Enormous", ["Grizzly Bears"])
    table.resolve()
    table.alice.cast("Smallness")
    table.resolve()
    assert table.pt("Grizzly Bears") == "0/1"


def test_613_7d_613_9_an_object_is_as_old_as_its_stay_in_its_zone() -> None:
    """Flying is given and taken: the last to come prevails; what comes back is young again."""
    blink = card("Blinking", "{W}", instant)(
        targeting(enchantment).do(n.Move(target, Zone.EXILE), n.Move(n.Saved("it"), Zone.BATTLEFIELD))
    )
    table = position(alice=[FLYER, GROUNDS, "Grizzly Bears", "Plains"], alice_hand=[blink])
    assert not table.has("Grizzly Bears", Keyword.FLYING)
    table.alice.cast("Blinking", ["Buoyancy"])
    table.resolve()
    assert table.has("Grizzly Bears", Keyword.FLYING)


def test_613_7f_what_is_turned_face_up_is_young() -> None:
    king = card("King of Smallness", "{4}{W}", creature, pt="2/2")(morph("{W}"), have(creature, has_base(1, 1)))
    big = card("Bigness", "{G}", enchantment)(have(creature, has_base(7, 7)))
    table = position(alice=["Grizzly Bears", "Forest", "4 Plains"], alice_hand=[king, big])
    table.alice.cast_face_down("King of Smallness")
    table.resolve()
    table.alice.cast("Bigness")
    table.resolve()
    assert table.pt("Grizzly Bears") == "7/7"
    table.alice.turn_up(FACE_DOWN)
    assert table.pt("Grizzly Bears") == "1/1"


def test_613_8c_the_order_is_looked_at_anew_after_each_effect() -> None:
    """At first only one of the three depends on another; once that has applied, the second does too."""
    first = card("First", "{U}", enchantment)(have(is_a(creature, artifact), becomes_a("Goblin")))
    second = card("Second", "{U}", enchantment)(have(is_a(creature, a("Soldier")), becomes_a("Elf")))
    third = card("Third", "{U}", enchantment)(have(is_a(creature, a("Goblin")), becomes_a("Soldier")))
    table = position(alice=[first, second, third, "Memnite"])
    assert refreshed_characteristics(table.state, table.find("Memnite")).subtypes == ("Elf",)


def test_613_9_the_result_of_one_effect_decides_whether_another_applies() -> None:
    """White creatures get +1/+1; the enchanted creature is white."""
    honor = card("Honoring", "{W}", enchantment)(have(is_a(creature, white), gets(1, 1)))
    paint = card("White Paint", "{W}", enchantment, "Aura")(
        enchant(creature), have(n.OneOf(n.AttachedTo()), n.SetColors(Color.WHITE))
    )
    table = position(alice=[honor, "Grizzly Bears", "Plains"], alice_hand=[paint])
    assert table.pt("Grizzly Bears") == "2/2"
    table.alice.cast("White Paint", ["Grizzly Bears"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "3/3"


def test_613_11_effects_on_the_rules_look_at_what_objects_are_in_the_end() -> None:
    """The strong can't attack: who is strong is known after all the layers."""
    peace = card("Peace of the Strong", "{W}", enchantment)(n.Static(n.CantAttack(n.PowerIs(">=", n.Fixed(4)))))
    table = position(alice=[peace, "Grizzly Bears", "Forest"], alice_hand=[PUMP])
    table.alice.cast("Pump", ["Grizzly Bears"])
    table.resolve()
    table.advance_to("declare attackers")
    assert table.asked != "attack", "4/4 by then"
    table = position(alice=[peace, "Grizzly Bears"])
    table.advance_to("declare attackers")
    table.alice.attack({"Grizzly Bears": "bob"})
    assert table.attackers == {"Grizzly Bears": "bob"}
