"""CR 708: face-down spells and permanents; 702.37: morph."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType
from mainphase.cards.words import (
    artifact,
    becomes_copy,
    cant_cast,
    card,
    creature,
    disguise,
    each_player,
    enchant,
    enchanted_creature,
    enters_tapped,
    flying,
    have,
    having,
    instant,
    morph,
    second_target,
    target,
    targeting,
)
from mainphase.kernel.effects.face_down import cannot_turn_up, is_face_down, turn_down, turn_permanent_face_up
from mainphase.kernel.lowering.cards import add_face_down
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.faces import other_face, turn_to
from mainphase.kernel.state.objects import Obj
from mainphase.presentation import refusals
from mainphase.presentation.view import view_of
from mainphase.rules.concepts import Concept

FACE_DOWN = "face-down creature"
MORPHING = card("Morphing Thing", "{4}{R}", creature, pt="4/4")(morph("{R}"), enters_tapped)
DISGUISED = card("Disguised Thing", "{4}{R}", creature, pt="4/4")(disguise("{R}"))
SILENCER = card("Silencer", "{1}", artifact)(cant_cast(each_player, creature))
FLIERS_ONLY = card("Fliers", "{1}", artifact)(cant_cast(each_player, creature, having(flying)))
COPYING = card("Copying", "{U}", instant)(
    targeting(creature, creature).do(becomes_copy(target, second_target)),
)


def face_down(table: Table, hand: str = "Exalted Angel") -> None:
    """A creature is cast face down and resolves."""
    table.alice.cast_face_down(hand)
    table.resolve()


def permanent(table: Table) -> Obj:
    return next(
        table.state.objects[oid]
        for oid in table.state.battlefield
        if table.state.book.cards[table.state.objects[oid].face].face_down
    )


def test_702_37a_702_37c_cast_face_down_it_is_a_2_2_without_name_or_cost_for_three() -> None:
    table = position(alice=["3 Plains"], alice_hand=["Exalted Angel"])
    table.alice.cast_face_down("Exalted Angel")
    spell = characteristics_of(table.state.objects[table.state.stack[-1]])
    assert (spell.name, spell.mana_value, spell.power, spell.toughness) == ("", 0, 2, 2)
    assert spell.types == CardType.CREATURE
    assert spell.colors == 0
    assert spell.subtypes == ()
    table.resolve()
    o = permanent(table)
    assert table.alice.battlefield.count(FACE_DOWN) == 1
    assert characteristics_of(o).keywords == 0
    assert [table.tapped(f"Plains {k}") for k in (1, 2, 3)] == [True] * 3


def test_702_37e_turned_up_for_its_morph_cost_any_time_with_priority() -> None:
    table = position(alice=["7 Plains"], alice_hand=["Exalted Angel"])
    face_down(table)
    table.advance_to("end step")
    assert table.alice.has_priority
    table.alice.turn_up(FACE_DOWN)
    assert "Exalted Angel" in table.alice.battlefield
    assert table.pt("Exalted Angel") == "4/5"
    assert table.stack == []


def test_702_37e_not_without_the_mana() -> None:
    table = position(alice=["5 Plains"], alice_hand=["Exalted Angel"])
    face_down(table)
    with pytest.raises(NotOffered):
        table.alice.turn_up(FACE_DOWN)


def test_708_8_counters_and_damage_stay_and_effects_go_on() -> None:
    table = position(alice=["7 Plains", "Forest"], alice_hand=["Exalted Angel", "Giant Growth"])
    face_down(table)
    table.alice.cast("Giant Growth", targets=[FACE_DOWN])
    table.resolve()
    table.alice.turn_up(FACE_DOWN)
    assert table.pt("Exalted Angel") == "7/8"


def test_708_5_only_its_controller_may_look_at_it() -> None:
    table = position(alice=["3 Plains"], alice_hand=["Exalted Angel"])
    face_down(table)
    o = permanent(table)
    mine = view_of(table.state, 0).find(o.id)
    theirs = view_of(table.state, 1).find(o.id)
    assert mine is not None
    assert theirs is not None
    assert mine.beneath is not None
    assert mine.beneath.name == "Exalted Angel"
    assert theirs.beneath is None
    assert "Exalted Angel" not in repr(theirs)
    assert theirs.face_down


def test_708_9_it_is_revealed_as_it_leaves() -> None:
    table = position(alice=["3 Plains"], alice_hand=["Exalted Angel"], bob=["Mountain"], bob_hand=["Shock"])
    face_down(table)
    table.pass_once()
    table.forget()
    table.bob.cast("Shock", targets=[FACE_DOWN])
    table.resolve()
    assert table.alice.graveyard == ["Exalted Angel"]
    assert [e.rule for e in table.events("revealed", what="Exalted Angel")] == ["708.9"]


def test_708_9_a_face_down_spell_that_is_countered_is_revealed() -> None:
    table = position(alice=["3 Plains"], alice_hand=["Exalted Angel"], bob=["2 Island"], bob_hand=["Counterspell"])
    table.alice.cast_face_down("Exalted Angel")
    table.pass_once()
    table.bob.cast("Counterspell", targets=[FACE_DOWN])
    table.resolve()
    assert table.alice.graveyard == ["Exalted Angel"]
    assert table.events("revealed", what="Exalted Angel")


def test_708_2_a_clone_of_it_is_a_nameless_2_2() -> None:
    table = position(alice=["7 Plains"], alice_hand=["Exalted Angel"], bob=["4 Island"], bob_hand=["Clone"])
    face_down(table)
    table.advance_to("turn 2, precombat main")
    table.bob.cast("Clone")
    table.resolve()
    table.choose(FACE_DOWN)
    clone = (
        table.find("Clone") if "Clone" in table.bob.battlefield else table.state.objects[table.state.battlefield[-1]]
    )
    ch = characteristics_of(clone)
    assert (ch.name, ch.power, ch.toughness) == ("", 2, 2)
    assert ch.abilities == ()


def test_702_37e_as_it_is_turned_up_what_waits_for_that_triggers() -> None:
    table = position(alice=["3 Mountain", "2 Island"], alice_hand=["Fathom Seer"])
    face_down(table, "Fathom Seer")
    table.alice.turn_up(FACE_DOWN)
    assert table.stack == ["Fathom Seer"]
    table.resolve()
    assert table.alice.hand.count("Island") == 2
    assert len(table.alice.hand) == 4


def test_708_3_what_it_does_on_entering_does_not_happen() -> None:
    table = position(alice=["3 Mountain"], alice_hand=[MORPHING])
    face_down(table, "Morphing Thing")
    assert table.stack == []
    assert not permanent(table).tapped


def test_708_4_what_asks_for_a_spell_sees_the_face_down_spell_only() -> None:
    table = position(alice=["3 Plains", SILENCER], alice_hand=["Exalted Angel"])
    with pytest.raises(NotOffered):
        table.alice.cast_face_down("Exalted Angel")
    table = position(alice=["6 Plains", FLIERS_ONLY], alice_hand=["Exalted Angel"])
    with pytest.raises(NotOffered):
        table.alice.cast("Exalted Angel")
    table.alice.cast_face_down("Exalted Angel")
    assert table.stack == [FACE_DOWN]


def test_708_2b_what_is_face_down_is_not_turned_down_and_708_2a_what_is_face_up_becomes_a_2_2() -> None:
    table = position(alice=["Exalted Angel", "2 Island"], alice_hand=["Backslide"])
    table.alice.cast("Backslide", targets=["Exalted Angel"])
    table.resolve()
    assert table.pt(FACE_DOWN) == "2/2"
    assert characteristics_of(permanent(table)).keywords == 0
    down = permanent(table)
    stamp = down.timestamp
    turn_down(table.state, down.id)
    assert down.timestamp == stamp


def test_708_7_an_effect_can_turn_it_up() -> None:
    table = position(
        alice=["3 Mountain"], alice_hand=["Skirk Marauder"], bob=["2 Mountain"], bob_hand=["Break Open"], active="alice"
    )
    face_down(table, "Skirk Marauder")
    table.pass_once()
    table.bob.cast("Break Open", targets=[FACE_DOWN])
    table.resolve()
    table.choose("bob")
    table.resolve()
    assert table.bob.life == 18
    assert "Skirk Marauder" in table.alice.battlefield


def test_708_10_a_copy_effect_on_it_shows_when_it_is_turned_up() -> None:
    table = position(alice=["3 Island", "5 Mountain", "Grizzly Bears"], alice_hand=["Fathom Seer", COPYING])
    face_down(table, "Fathom Seer")
    table.alice.cast("Copying", targets=[FACE_DOWN, "Grizzly Bears"])
    table.resolve()
    down = permanent(table)
    assert (characteristics_of(down).name, characteristics_of(down).power) == ("", 2)
    with pytest.raises(NotOffered):  # Grizzly Bears have no morph cost
        table.alice.turn_up(FACE_DOWN)
    turn_permanent_face_up(table.state, down.id)
    assert characteristics_of(down).name == "Grizzly Bears"


def test_708_9_at_the_end_of_the_game_all_are_revealed() -> None:
    table = position(alice=["3 Plains"], alice_hand=["Exalted Angel"])
    face_down(table)
    table.forget()
    table.bob.concede()
    assert table.events("revealed", what="Exalted Angel", rule="708.9")


def test_702_37b_708_11_megamorph_adds_a_counter_as_it_is_turned_up() -> None:
    table = position(alice=["4 Island"], alice_hand=["Gudul Lurker"])
    face_down(table, "Gudul Lurker")
    table.alice.turn_up(FACE_DOWN)
    assert table.pt("Gudul Lurker") == "2/2"
    assert table.counters("Gudul Lurker", "+1/+1") == 1


def test_702_168a_702_168b_cast_with_disguise_it_has_ward() -> None:
    table = position(alice=["3 Plains"], alice_hand=[DISGUISED], bob=["Mountain"], bob_hand=["Shock"])
    face_down(table, "Disguised Thing")
    table.pass_once()
    table.bob.cast("Shock", targets=[FACE_DOWN])
    assert len(table.stack) == 2


def test_115_7a_the_target_of_a_spell_is_changed_to_another_legal_one() -> None:
    table = position(
        alice=["3 Island", "2 Island", "Hill Giant"],
        alice_hand=["Willbender"],
        bob=["Mountain", "Grizzly Bears"],
        bob_hand=["Lightning Bolt"],
    )
    face_down(table, "Willbender")
    table.pass_once()
    table.bob.cast("Lightning Bolt", targets=["Hill Giant"])
    table.pass_once()
    table.alice.turn_up(FACE_DOWN)
    assert table.stack == ["Lightning Bolt", "Willbender"]
    table.resolve()
    assert "Hill Giant" not in table.options
    table.alice.choose("Grizzly Bears")
    table.resolve()
    assert table.bob.graveyard.count("Grizzly Bears") == 1
    assert "Hill Giant" in table.alice.battlefield


def test_708_6_face_down_creatures_are_told_apart_by_their_order_and_by_nothing_else() -> None:
    for names in (("Exalted Angel", "Exalted Angel"), ("Exalted Angel", "Fathom Seer")):
        table = position(alice=["6 Plains"], alice_hand=list(names))
        for name in names:
            table.alice.cast_face_down(name)
            table.resolve()
        labels = [o.label for o in view_of(table.state, 1).battlefield if o.face_down]
        assert labels == [FACE_DOWN, f"{FACE_DOWN} #2"]


def test_712_15_712_15a_712_16_double_faced_and_face_down_do_not_go_together() -> None:
    table = position(alice=["Delver of Secrets"])
    delver = table.find("Delver of Secrets")
    turn_down(table.state, delver.id)
    assert not is_face_down(table.state, delver)
    assert table.pt("Delver of Secrets") == "1/1"
    turn_to(table.state, delver.id, add_face_down(table.state.book))
    assert other_face(table.state, delver) == -1
    turn_permanent_face_up(table.state, delver.id)
    assert table.pt("Delver of Secrets") == "1/1"


def test_702_37e_it_is_asked_what_the_permanent_would_be_with_the_effects_upon_it() -> None:
    """Turn to Frog takes the abilities that it would have: face up it had no morph cost."""
    table = position(alice=["8 Plains", "2 Island"], alice_hand=["Exalted Angel", "Turn to Frog"])
    face_down(table)
    table.alice.cast("Turn to Frog", targets=[FACE_DOWN])
    table.resolve()
    with pytest.raises(NotOffered):
        table.alice.turn_up(FACE_DOWN)
    table.advance_to("turn 2, upkeep")
    table.bob.passes()
    table.alice.turn_up(FACE_DOWN)
    assert table.pt("Exalted Angel") == "4/5"


@pytest.mark.parametrize("rules", ["2011-09-30", "current"])
def test_702_37e_an_effect_on_creatures_takes_the_morph_of_what_would_be_one(rules: str) -> None:
    """It is a creature face down; what counts is what it would be face up. (What enters sees others' effects since 2017
    only; a permanent always has.)
    """
    humble = card("Humble All", "{0}", n.OfType(CardType.ENCHANTMENT))(have(creature, n.LoseAllAbilities()))
    cavern = card("Cavern", "{2}", artifact)(morph("{2}"))
    table = position(alice=["12 Plains"], alice_hand=[humble, "Exalted Angel", cavern], rules=rules)
    face_down(table, "Exalted Angel")
    face_down(table, "Cavern")
    table.alice.cast("Humble All")
    table.resolve()
    angel, hidden = (
        o for o in (table.state.objects[i] for i in table.state.battlefield) if is_face_down(table.state, o)
    )
    before = [characteristics_of(angel), characteristics_of(hidden)]
    assert cannot_turn_up(table.state, 0, angel.id)
    assert not cannot_turn_up(table.state, 0, hidden.id)
    assert [characteristics_of(angel), characteristics_of(hidden)] == before
    assert is_face_down(table.state, angel)


def test_702_37e_an_aura_on_it_takes_its_morph_too() -> None:
    hush = card("Hush", "{0}", n.OfType(CardType.ENCHANTMENT), "Aura")(
        enchant(creature), have(enchanted_creature, n.LoseAllAbilities())
    )
    table = position(alice=["8 Plains"], alice_hand=["Exalted Angel", hush])
    face_down(table)
    table.alice.cast("Hush", targets=[FACE_DOWN])
    table.resolve()
    with pytest.raises(NotOffered):
        table.alice.turn_up(FACE_DOWN)


def test_702_37e_morph_costs_cost_more_and_disguise_costs_do_not() -> None:
    table = position(alice=["8 Plains", "Exiled Doomsayer"], alice_hand=["Exalted Angel"])
    face_down(table)
    with pytest.raises(NotOffered):
        table.alice.turn_up(FACE_DOWN)
    other = position(alice=["4 Plains", "Exiled Doomsayer", "Mountain"], alice_hand=[DISGUISED])
    face_down(other, "Disguised Thing")
    other.alice.turn_up(FACE_DOWN)
    assert other.pt("Disguised Thing") == "4/4"


def test_702_37e_a_morph_cost_without_mana_takes_the_more_in_mana() -> None:
    table = position(alice=["5 Island", "Exiled Doomsayer"], alice_hand=["Fathom Seer"])
    face_down(table, "Fathom Seer")
    table.forget()
    table.alice.turn_up(FACE_DOWN, ["Island", "Island"])
    table.resolve_all()
    assert len(table.alice.hand) == 4, "two Islands, and two cards for them"
    assert sum(table.state.objects[i].tapped for i in table.state.battlefield) >= 2


def test_116_2b_why_a_creature_is_not_turned_up_or_cast_face_down() -> None:
    table = position(alice=["3 Plains"], alice_hand=["Exalted Angel", "Fathom Seer"])
    assert refusals.why_not(table.state, "cast Exalted Angel face down", 0) is None
    face_down(table)
    for text, concept in (
        (f"turn up {FACE_DOWN}", Concept.PAY_MANA),
        ("turn up Plains", Concept.TURN_FACE_UP),
        ("cast Fathom Seer face down", Concept.PAY_MANA),
    ):
        why = refusals.why_not(table.state, text, 0)
        assert why is not None
        assert why[0] == concept
        assert why[2].startswith(f"alice cannot {text} now")


@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_702_37f_x_of_the_morph_cost_is_known_to_what_triggers(chosen: int) -> None:
    horde = invented("Morph {X}{B}\nWhen ~ is turned face up, you gain X life.", name="Horde", cost="{4}{B}")
    table = position(alice=["Swamp"] * 6, alice_hand=[horde])
    face_down(table, "Horde")
    table.alice.turn_up(FACE_DOWN)
    assert len(table.options) == 3
    table.choose(chosen)
    table.resolve_all()
    assert table.alice.life == 20 + chosen
    assert sum(o.tapped for o in table.state.permanents) == 4 + chosen
