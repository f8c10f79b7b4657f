"""CR 303.4: Auras, what they are attached to, and how they get there; 608.3c, 704.5m."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    a,
    apply,
    card,
    creature,
    do,
    each,
    enchant,
    enchant_player,
    enchanted_creature,
    enchantment,
    gets,
    green,
    have,
    in_your_graveyard,
    instant,
    permanent,
    put_onto_battlefield,
    sorcery,
    target,
    targeting,
    yours,
)

STRENGTH = card("Strength", "{G}", enchantment, "Aura")(enchant(creature), have(enchanted_creature, gets(1, 2)))
PRIDE = card("Pride", "{G}", enchantment, "Aura")(enchant(creature, yours), have(enchanted_creature, gets(3, 3)))
MANTLE = card("Mantle", "{G}", enchantment, "Aura")(enchant(creature, green), have(enchanted_creature, gets(1, 1)))
HEX = card("Hex", "{B}", enchantment, "Aura")(enchant_player)
BLEACH = card("Bleach", "{W}", instant)(targeting(creature).do(apply(target, n.SetColors(0))))
PETRIFY = card("Petrify", "{W}", instant)(targeting(creature).do(apply(target, n.SetTypes(n.CardType.ARTIFACT))))
REGROWTH = card("Reclaim All", "{W}", sorcery)(
    do(put_onto_battlefield(each(in_your_graveyard, n.OfSubtype("Aura")), under=n.You()))
)
SHIFT = card("Shift", "{U}", instant)(
    targeting(a("Aura"), creature).do(n.Attach(target, n.Target(1))),
)
PEEL = card("Peel", "{U}", instant)(targeting(a("Aura")).do(n.Unattach(target)))
VANISH = card("Vanish", "{U}", instant)(targeting(permanent).do(n.PhaseOut(target)))
ANIMATE = card("Animate", "{U}", instant)(
    targeting(a("Aura")).do(apply(target, n.AddTypes(n.CardType.CREATURE), n.SetPT(n.Fixed(2), n.Fixed(2))))
)


def host(table: Table, name: str) -> str:
    return table.name(table.find(name).attached_to)


def test_303_1_an_enchantment_is_cast_in_its_casters_main_phase_with_an_empty_stack() -> None:
    table = position(alice=["2 Plains", "Mountain"], alice_hand=["Crusade", "Shock"], step="upkeep")
    with pytest.raises(NotOffered) as refused:
        table.alice.cast("Crusade")
    assert refused.value.rule == "303.1"
    table.advance_to("precombat main")
    table.alice.cast("Shock", ["bob"])
    with pytest.raises(NotOffered) as refused:
        table.alice.cast("Crusade")
    assert refused.value.rule == "303.1"


def test_303_2_it_enters_under_the_control_of_who_cast_it() -> None:
    table = position(alice=["2 Plains", "White Knight"], alice_hand=["Crusade"])
    table.alice.cast("Crusade")
    assert table.stack == ["Crusade"]
    table.resolve()
    assert table.controller("Crusade") == "alice"
    assert table.pt("White Knight") == "3/3"


def test_303_4a_an_aura_spell_targets_what_its_enchant_ability_says() -> None:
    table = position(alice=["Grizzly Bears", "Forest"], alice_hand=[STRENGTH], bob=["Hill Giant"])
    table.alice.cast("Strength")
    assert table.asked == "target"
    assert table.options == ["Grizzly Bears", "Hill Giant"]


def test_303_4a_without_a_target_an_aura_cannot_be_cast() -> None:
    table = position(alice=["Forest"], alice_hand=[STRENGTH])
    with pytest.raises(NotOffered):
        table.alice.cast("Strength")


def test_608_3c_an_aura_spell_enters_attached_to_its_target() -> None:
    table = position(alice=["Grizzly Bears", "Forest"], alice_hand=[STRENGTH], bob=["Hill Giant"])
    table.alice.cast("Strength", ["Hill Giant"])
    table.resolve()
    assert host(table, "Strength") == "Hill Giant"
    assert table.pt("Hill Giant") == "4/5"
    assert [(e.name, e.what, e.other) for e in table.events("attached")] == [("attached", "Strength", "Hill Giant")]


def test_303_4_608_3b_the_aura_goes_to_the_graveyard_if_its_target_has_become_illegal() -> None:
    table = position(alice=["Grizzly Bears", "2 Forest"], alice_hand=[STRENGTH], bob=["Mountain"], bob_hand=["Shock"])
    table.alice.cast("Strength", ["Grizzly Bears"])
    table.alice.passes()
    table.bob.cast("Shock", ["Grizzly Bears"])
    table.resolve()
    table.resolve()
    assert table.alice.graveyard == ["Grizzly Bears", "Strength"]
    assert not table.events("attached")


def test_303_4b_player_can_be_enchanted() -> None:
    table = position(alice=["Swamp"], alice_hand=[HEX], bob=["Hill Giant"])
    table.alice.cast("Hex", ["bob"])
    table.resolve()
    assert host(table, "Hex") == "bob"


def test_303_4c_704_5m_the_aura_of_a_permanent_that_has_gone_goes_too() -> None:
    table = position(
        alice=["Grizzly Bears", STRENGTH],
        bob=["2 Swamp"],
        bob_hand=["Doom Blade"],
        active="bob",
        attached={"Strength": "Grizzly Bears"},
    )
    table.bob.cast("Doom Blade", ["Grizzly Bears"])
    table.resolve()
    assert table.alice.graveyard == ["Grizzly Bears", "Strength"]
    assert [e.what for e in table.events("state-based action") if e.rule == "704.5m"] == ["Strength"]


def test_704_5m_what_it_may_enchant_no_longer_fits() -> None:
    table = position(
        alice=["Grizzly Bears", MANTLE, "Plains"], alice_hand=[BLEACH], attached={"Mantle": "Grizzly Bears"}
    )
    table.alice.cast("Bleach", ["Grizzly Bears"])
    table.resolve()
    assert table.alice.battlefield == ["Grizzly Bears", "Plains"]
    assert table.alice.graveyard == ["Bleach", "Mantle"]


def test_704_5m_no_longer_a_creature() -> None:
    table = position(
        alice=["Grizzly Bears", STRENGTH, "Plains"], alice_hand=[PETRIFY], attached={"Strength": "Grizzly Bears"}
    )
    table.alice.cast("Petrify", ["Grizzly Bears"])
    table.resolve()
    assert "Strength" in table.alice.graveyard


def test_704_5m_an_aura_attached_to_nothing() -> None:
    table = position(alice=["Grizzly Bears", STRENGTH])
    assert table.alice.graveyard == ["Strength"]


def test_704_5m_unattached_by_an_effect() -> None:
    table = position(
        alice=["Grizzly Bears", STRENGTH, "Island"], alice_hand=[PEEL], attached={"Strength": "Grizzly Bears"}
    )
    table.alice.cast("Peel", ["Strength"])
    table.resolve()
    assert table.alice.graveyard == ["Peel", "Strength"]
    assert [e.what for e in table.events("unattached")] == ["Strength"]


def test_303_4c_the_enchanted_player_leaves() -> None:
    table = position(players=("alice", "bob", "carol"), alice=[HEX], attached={"Hex": "carol"})
    table.carol.concede()
    table.alice.passes()
    assert table.alice.graveyard == ["Hex"]


def test_303_4d_an_aura_that_is_a_creature_enchants_nothing() -> None:
    table = position(
        alice=["Grizzly Bears", STRENGTH, "Island"], alice_hand=[ANIMATE], attached={"Strength": "Grizzly Bears"}
    )
    table.alice.cast("Animate", ["Strength"])
    table.resolve()
    assert table.alice.graveyard == ["Animate", "Strength"]


def test_303_4e_its_controller_is_not_that_of_what_it_enchants() -> None:
    table = position(
        alice=["Firebreathing", "Mountain"], bob=["Grizzly Bears"], attached={"Firebreathing": "Grizzly Bears"}
    )
    table.alice.activate("Firebreathing")
    table.resolve()
    assert table.pt("Grizzly Bears") == "3/2"


def test_303_4f_entering_without_resolving_its_controller_chooses_what_it_enchants() -> None:
    table = position(
        alice=["Grizzly Bears", "Plains"], alice_hand=[REGROWTH], alice_graveyard=[STRENGTH], bob=["Hill Giant"]
    )
    table.alice.cast("Reclaim All")
    table.resolve()
    assert table.asked == "choose"
    assert table.asked_player == "alice"
    assert table.options == ["Grizzly Bears", "Hill Giant"]
    table.alice.choose("Hill Giant")
    assert host(table, "Strength") == "Hill Giant"


def test_303_4f_each_of_several_auras_chooses() -> None:
    table = position(
        alice=["Grizzly Bears", "Plains"],
        alice_hand=[REGROWTH],
        alice_graveyard=[STRENGTH, MANTLE, HEX],
        bob=["Hill Giant"],
    )
    table.alice.cast("Reclaim All")
    table.resolve()
    table.alice.choose("Hill Giant")  # Strength; only the Bears are green
    table.alice.choose("bob")
    assert [host(table, name) for name in ("Strength", "Mantle", "Hex")] == ["Hill Giant", "Grizzly Bears", "bob"]


def test_303_4g_with_nothing_to_enchant_it_stays_where_it_is() -> None:
    table = position(alice=["Plains"], alice_hand=[REGROWTH], alice_graveyard=[STRENGTH])
    table.alice.cast("Reclaim All")
    table.resolve()
    assert table.alice.graveyard == ["Strength", "Reclaim All"]
    assert not [e for e in table.events("enters") if e.what == "Strength"]


def test_303_4j_an_aura_does_not_move_to_what_it_cannot_enchant() -> None:
    table = position(
        alice=["Grizzly Bears", MANTLE, "Island"],
        alice_hand=[SHIFT],
        bob=["Hill Giant"],
        attached={"Mantle": "Grizzly Bears"},
    )
    table.alice.cast("Shift", ["Mantle", "Hill Giant"])
    table.resolve()
    assert host(table, "Mantle") == "Grizzly Bears"


def test_701_3a_613_7e_an_aura_that_moves_has_a_new_timestamp() -> None:
    table = position(
        alice=["Grizzly Bears", STRENGTH, "Island"],
        alice_hand=[SHIFT],
        bob=["Hill Giant"],
        attached={"Strength": "Grizzly Bears"},
    )
    g = table.state
    aura = next(o for o in g.objects.values() if table.name(o.id) == "Strength")
    before = aura.timestamp
    table.alice.cast("Shift", ["Strength", "Hill Giant"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "2/2"
    assert table.pt("Hill Giant") == "4/5"
    assert aura.timestamp > before


def test_303_4_enchant_creature_you_control() -> None:
    table = position(alice=["Grizzly Bears", "Forest"], alice_hand=[PRIDE], bob=["Hill Giant"])
    table.alice.cast("Pride")
    assert table.pt("Grizzly Bears") == "2/2"
    assert "Hill Giant" not in table.options


def test_303_4m_the_enchanted_creature_is_what_it_was_when_the_aura_left() -> None:
    table = position(
        alice=["Firebreathing", "Mountain", "Grizzly Bears"],
        bob=["2 Plains"],
        bob_hand=["Disenchant"],
        attached={"Firebreathing": "Grizzly Bears"},
    )
    table.alice.activate("Firebreathing")
    table.alice.passes()
    table.bob.cast("Disenchant", ["Firebreathing"])
    table.resolve()
    table.resolve()
    assert table.pt("Grizzly Bears") == "3/2"


def test_702_26g_an_aura_phases_out_and_in_with_what_it_enchants() -> None:
    table = position(
        alice=["Grizzly Bears", STRENGTH, "Island"], alice_hand=[VANISH], attached={"Strength": "Grizzly Bears"}
    )
    table.alice.cast("Vanish", ["Grizzly Bears"])
    table.resolve()
    assert sorted(e.what for e in table.events("phase out") if e.what) == ["Grizzly Bears", "Strength"]
    assert table.alice.battlefield == ["Island"]
    table.advance_to("turn 3, upkeep")
    assert host(table, "Strength") == "Grizzly Bears"
    assert table.pt("Grizzly Bears") == "3/4"


def test_702_26i_an_aura_that_phased_out_directly_phases_in_attached() -> None:
    table = position(
        alice=["Grizzly Bears", STRENGTH, "Island"], alice_hand=[VANISH], attached={"Strength": "Grizzly Bears"}
    )
    table.alice.cast("Vanish", ["Strength"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "2/2"
    table.advance_to("turn 3, upkeep")
    assert table.pt("Grizzly Bears") == "3/4"


def test_702_26i_if_that_has_gone_it_phases_in_unattached_and_dies() -> None:
    table = position(
        alice=["Grizzly Bears", STRENGTH, "Island"],
        alice_hand=[VANISH],
        bob=["Mountain"],
        bob_hand=["Shock"],
        attached={"Strength": "Grizzly Bears"},
    )
    table.alice.cast("Vanish", ["Strength"])
    table.resolve()
    table.alice.passes()
    table.bob.cast("Shock", ["Grizzly Bears"])
    table.resolve()
    assert table.alice.graveyard == ["Vanish", "Grizzly Bears"]
    table.advance_to("turn 3, upkeep")
    assert table.alice.graveyard == ["Vanish", "Grizzly Bears", "Strength"]


def test_303_4e_704_5m_enchant_creature_you_control_and_another_player_gains_control() -> None:
    table = position(
        alice=["Grizzly Bears", PRIDE],
        bob=["4 Island"],
        bob_hand=["Control Magic"],
        active="bob",
        attached={"Pride": "Grizzly Bears"},
    )
    table.bob.cast("Control Magic", ["Grizzly Bears"])
    table.resolve()
    assert table.controller("Grizzly Bears") == "bob"
    assert table.alice.graveyard == ["Pride"]


def test_303_4e_control_of_the_creature_is_not_control_of_its_auras() -> None:
    table = position(
        alice=["Grizzly Bears", STRENGTH],
        bob=["4 Island"],
        bob_hand=["Control Magic"],
        active="bob",
        attached={"Strength": "Grizzly Bears"},
    )
    table.bob.cast("Control Magic", ["Grizzly Bears"])
    table.resolve()
    assert table.controller("Strength") == "alice"
    assert table.pt("Grizzly Bears") == "3/4"


def test_303_4c_control_ends_with_the_aura() -> None:
    table = position(
        alice=["Grizzly Bears", "2 Plains"],
        alice_hand=["Disenchant"],
        bob=["Control Magic"],
        attached={"Control Magic": "Grizzly Bears"},
    )
    assert table.controller("Grizzly Bears") == "bob"
    table.alice.cast("Disenchant", ["Control Magic"])
    table.resolve()
    assert table.controller("Grizzly Bears") == "alice"


ECHO = card("Echo", "{U}", sorcery)(targeting(a("Aura")).do(n.CreateCopy(target)))


def test_303_4f_a_token_that_is_a_copy_of_an_aura_chooses_what_it_enchants() -> None:
    table = position(
        alice=["Grizzly Bears", STRENGTH, "Island"],
        alice_hand=[ECHO],
        bob=["Hill Giant"],
        attached={"Strength": "Grizzly Bears"},
    )
    table.alice.cast("Echo", ["Strength"])
    table.resolve()
    assert table.options == ["Grizzly Bears", "Hill Giant"]
    table.alice.choose("Hill Giant")
    assert table.pt("Hill Giant") == "4/5"
    assert table.alice.battlefield.count("Strength") == 2


def test_303_4g_a_token_with_nothing_to_enchant_is_not_created() -> None:
    vow = card("Vow", "{W}", enchantment, "Aura")(enchant(creature, yours))
    table = position(
        alice=["Memnite", vow], bob=["Island", "Hill Giant"], bob_hand=[ECHO], active="bob", attached={"Vow": "Memnite"}
    )
    table.bob.cast("Echo", ["Vow"])
    table.resolve()
    assert "Vow" in table.bob.battlefield  # on the Giant, all there is
    other = position(alice=["Memnite", vow], bob=["Island"], bob_hand=[ECHO], active="bob", attached={"Vow": "Memnite"})
    other.bob.cast("Echo", ["Vow"])
    other.resolve()
    assert other.bob.battlefield == ["Island"]
    assert not other.events("token created")


def test_303_4f_707_5_entering_as_a_copy_of_an_aura_it_chooses_too() -> None:
    table = position(
        alice=["Grizzly Bears", STRENGTH, "3 Island"],
        alice_hand=["Copy Enchantment"],
        bob=["Hill Giant"],
        attached={"Strength": "Grizzly Bears"},
    )
    table.alice.cast("Copy Enchantment")
    table.resolve()
    table.alice.choose("Strength")
    table.alice.choose("Hill Giant")
    assert table.pt("Hill Giant") == "4/5"
