"""CR 707: copying objects."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards.nodes import Color, Duration
from mainphase.cards.words import (
    apply,
    as_it_enters,
    becomes_copy,
    card,
    choose_a_color,
    create_copy,
    creature,
    defines_pt,
    enchantment,
    enters,
    enters_with,
    gain_life,
    gets,
    has_base,
    have,
    instant,
    is_a,
    itself,
    number_of,
    of_chosen_color,
    pay,
    red,
    second_target,
    sorcery,
    target,
    targeting,
    this,
    when,
    yours,
)
from mainphase.kernel.reading.layers import refreshed_characteristics
from mainphase.kernel.state.objects import Obj, ObjectKind

GREETER = card("Greeter", "{W}", creature, pt="2/3")(when(enters(itself)).do(gain_life(3)))
GROWN = card("Grown", "{G}", creature, pt="1/1")(enters_with(2, "+1/+1"))
TWIN = card("Twin", "{U}", sorcery)(targeting(creature).do(create_copy(target)))
MIMIC = card("Mimic", "{U}", instant)(
    targeting(creature, creature).do(becomes_copy(target, second_target, until=Duration.END_OF_TURN))
)
GROWTH = card("Growth", "{G}", instant)(targeting(creature).do(apply(target, gets(3, 3))))
SMALL = card("Small", "{U}", instant)(targeting(creature).do(apply(target, has_base(0, 1))))


def made(table: Table, name: str, at: int = 0) -> Obj:
    """The at-th permanent that has this name now."""
    g = table.state
    return [g.objects[i] for i in g.battlefield if refreshed_characteristics(g, g.objects[i]).name == name][at]


def clone(table: Table, name: str) -> None:
    table.alice.cast("Clone")
    table.resolve()
    table.alice.choose(name)


def test_707_2_a_copy_has_the_printed_values_and_not_what_changes_them() -> None:
    table = position(
        alice=["4 Island", "Forest"], alice_hand=["Clone", GROWTH], bob=["Grizzly Bears (1 +1/+1, tapped)"]
    )
    table.alice.cast("Growth", ["Grizzly Bears"])
    table.resolve()
    clone(table, "Grizzly Bears")
    copy = made(table, "Grizzly Bears", 1)
    ch = refreshed_characteristics(table.state, copy)
    assert (ch.power, ch.toughness, ch.colors, ch.mana_value) == (2, 2, Color.GREEN, 2)
    assert not copy.tapped
    assert copy.counters == {}


def test_707_5_a_copy_enters_as_one_and_triggers_as_one() -> None:
    table = position(alice=["4 Island"], alice_hand=["Clone"], bob=[GREETER])
    clone(table, "Greeter")
    table.resolve()
    assert table.alice.life == 23


def test_707_5_what_it_copies_says_how_it_enters() -> None:
    table = position(alice=["4 Island"], alice_hand=["Clone"], bob=[GROWN])
    clone(table, "Grown")
    copy = made(table, "Grown", 1)
    assert copy.counters == {"+1/+1": 2}


def test_707_5_nothing_need_be_copied() -> None:
    table = position(alice=["4 Island"], alice_hand=["Clone"], bob=["Grizzly Bears"])
    table.alice.cast("Clone")
    table.resolve()
    table.alice.choose("done")
    assert table.alice.graveyard == ["Clone"], "a 0/0"


def test_707_3_a_copy_of_a_copy_is_what_that_copies() -> None:
    table = position(alice=["8 Island"], alice_hand=["2 Clone"], bob=["Hill Giant"])
    clone(table, "Hill Giant")
    table.alice.cast("Clone")
    table.resolve()
    g = table.state
    pending = g.pending
    assert pending is not None
    first = made(table, "Hill Giant", 0).id
    table.answer(lambda o: o.a not in (0, first), "the other one")
    assert len([i for i in g.battlefield if refreshed_characteristics(g, g.objects[i]).name == "Hill Giant"]) == 3


def test_707_2_leaving_the_battlefield_it_is_its_card_again() -> None:
    table = position(alice=["5 Island"], alice_hand=["Clone", "Unsummon"], bob=["Hill Giant"])
    clone(table, "Hill Giant")
    mine = made(table, "Hill Giant", 1)
    table.alice.cast("Unsummon")
    table.answer(lambda o: o.a == mine.id, "the copy")
    table.resolve()
    assert table.alice.hand == ["Clone"]


def test_707_2_a_copied_enchantment_works() -> None:
    table = position(alice=["3 Island", "White Knight"], alice_hand=["Copy Enchantment"], bob=["Crusade"])
    assert table.pt("White Knight") == "3/3"
    table.alice.cast("Copy Enchantment")
    table.resolve()
    table.alice.choose("Crusade")
    assert table.pt("White Knight") == "4/4"


def test_303_4g_a_copied_aura_is_attached_as_its_controller_chooses() -> None:
    table = position(
        alice=["3 Island"],
        alice_hand=["Copy Enchantment"],
        bob=["Grizzly Bears", "Hill Giant", "Mardu Runemark"],
        attached={"Mardu Runemark": "Grizzly Bears"},
    )
    table.alice.cast("Copy Enchantment")
    table.resolve()
    table.alice.choose("Mardu Runemark")
    table.alice.choose("Hill Giant")
    assert table.pt("Hill Giant") == "5/5"


def test_707_2_a_token_that_is_a_copy() -> None:
    table = position(alice=["2 Island"], alice_hand=[TWIN], bob=[GREETER])
    table.alice.cast("Twin", ["Greeter"])
    table.resolve()
    table.resolve()
    token = made(table, "Greeter", 1)
    assert token.kind == ObjectKind.TOKEN
    assert token.controller == table.alice.number
    assert table.alice.life == 23


def test_707_2_a_token_copies_what_a_copy_is() -> None:
    table = position(alice=["6 Island"], alice_hand=["Clone", TWIN], bob=["Hill Giant"])
    clone(table, "Hill Giant")
    mine = made(table, "Hill Giant", 1)
    table.alice.cast("Twin")
    table.answer(lambda o: o.a == mine.id, "the copy")
    table.resolve()
    assert refreshed_characteristics(table.state, made(table, "Hill Giant", 2)).power == 3


def test_707_4_a_permanent_becomes_a_copy_for_a_turn_and_keeps_effects_and_damage() -> None:
    lord = card("Some Lord", "{W}", creature, pt="2/2")(have(is_a(creature, yours), gets(1, 1)))
    table = position(alice=["Memnite (1 +1/+1)", lord, "Island"], alice_hand=[MIMIC])
    table.alice.cast("Mimic", ["Memnite", "Some Lord"])
    table.resolve()
    copy = made(table, "Some Lord", 0)
    assert table.state.objects[copy.id].counters == {"+1/+1": 1}
    assert (
        refreshed_characteristics(table.state, copy).power,
        refreshed_characteristics(table.state, copy).toughness,
    ) == (5, 5), "2/2, two lords, a counter"
    assert refreshed_characteristics(table.state, made(table, "Some Lord", 1)).power == 4
    table.advance_to("upkeep")
    assert table.pt("Memnite") == "3/3"
    assert table.pt("Some Lord") == "3/3"


def test_613_2_copy_effects_apply_before_the_others() -> None:
    table = position(alice=["Memnite", "Hill Giant", "2 Island"], alice_hand=[MIMIC, SMALL])
    table.alice.cast("Small", ["Memnite"])
    table.resolve()
    table.alice.cast("Mimic", ["Memnite", "Hill Giant"])
    table.resolve()
    copy = made(table, "Hill Giant", 0)
    assert (
        refreshed_characteristics(table.state, copy).power,
        refreshed_characteristics(table.state, copy).toughness,
    ) == (0, 1)


def test_707_10_a_copy_of_a_spell_may_have_other_targets_and_is_red() -> None:
    table = position(
        alice=["Island", "2 Mountain"], alice_hand=["Ancestral Recall", "Fork"], alice_library=["3 Forest"]
    )
    table.alice.cast("Ancestral Recall", ["alice"])
    table.alice.cast("Fork", ["Ancestral Recall"])
    table.resolve()
    assert table.asked == "target"
    table.alice.choose("bob")
    assert len(table.stack) == 2
    g = table.state
    top = g.objects[g.stack[-1]]
    assert top.kind == ObjectKind.COPY
    assert refreshed_characteristics(g, top).colors == Color.RED
    assert table.events("cast", what="Ancestral Recall") == table.events("cast", what="Ancestral Recall")[:1]
    hand = len(table.bob.hand)
    table.resolve()
    assert len(table.bob.hand) == hand + 3
    assert table.alice.graveyard == ["Fork"], "the copy is gone (707.10a), the original still on the stack"


def test_707_10c_a_target_may_stay() -> None:
    table = position(alice=["3 Mountain"], alice_hand=["Shock", "Fork"])
    table.alice.cast("Shock", ["bob"])
    table.alice.cast("Fork", ["Shock"])
    table.resolve()
    table.alice.choose("done")
    table.resolve()
    table.resolve()
    assert table.bob.life == 16


def test_707_9_707_9c_a_copy_with_exceptions_keeps_its_colour_and_becomes_others() -> None:
    table = position(alice=["5 Island"], alice_hand=["Vesuvan Doppelganger"], bob=["Grizzly Bears", "Hill Giant"])
    table.alice.cast("Vesuvan Doppelganger")
    table.resolve()
    table.alice.choose("Grizzly Bears")
    copy = made(table, "Grizzly Bears", 1)
    assert refreshed_characteristics(table.state, copy).colors == Color.BLUE
    for name, power in (("Hill Giant", 3), ("Grizzly Bears", 2)):
        while table.asked != "target":
            table.choose("stay") if "stay" in table.options else table.apply(0)
        other = made(table, name, 0)
        table.answer(lambda o, other=other: o.a == other.id, "another creature")  # type: ignore[misc]
        table.resolve()
        table.choose("yes")
        ch = refreshed_characteristics(table.state, table.state.objects[copy.id])
        assert (ch.name, ch.power, ch.colors) == (name, power, Color.BLUE)


def test_707_10_a_game_with_copies_is_cloned_and_stored() -> None:
    table = position(alice=["4 Island"], alice_hand=["Clone"], bob=["Hill Giant"])
    clone(table, "Hill Giant")
    twin = table.copy()
    assert refreshed_characteristics(twin.state, made(twin, "Hill Giant", 1)).power == 3


def test_707_2a_its_colour_and_its_abilities_are_those_of_what_it_copies_once() -> None:
    pale = card("Pale", None, creature, pt="1/1", color=red)(when(enters(itself)).do(gain_life(3)))
    table = position(alice=["4 Island"], alice_hand=["Clone"], bob=[pale])
    clone(table, "Pale")
    ch = refreshed_characteristics(table.state, made(table, "Pale", 1))
    assert ch.colors == Color.RED
    assert ch.mana_value == 0
    assert len(ch.triggered) == 1
    table.resolve_all()
    assert table.alice.life == 23


def test_707_2b_what_the_original_becomes_later_does_not_change_the_copy() -> None:
    """Memnite is a Hill Giant for a turn; a Clone of it stays one."""
    table = position(alice=["Memnite", "Hill Giant", "5 Island"], alice_hand=[MIMIC, "Clone"])
    table.alice.cast("Mimic", ["Memnite", "Hill Giant"])
    table.resolve()
    first = made(table, "Hill Giant", 0)
    assert table.name(first.id) == "Memnite"
    table.alice.cast("Clone")
    table.resolve()
    table.answer(lambda o: o.a == first.id, "the Memnite that is a Giant")
    table.advance_to("turn 2, upkeep")
    assert refreshed_characteristics(table.state, table.state.objects[first.id]).name == "Memnite"
    copy = table.find("Clone")
    assert (refreshed_characteristics(table.state, copy).name, refreshed_characteristics(table.state, copy).power) == (
        "Hill Giant",
        3,
    )


def test_707_6_707_7_choices_made_for_the_original_are_not_copied() -> None:
    """A copy of what favours a chosen colour asks for a colour itself, and favours that one only."""
    idol = card("Idol", "{1}", enchantment)(
        as_it_enters(choose_a_color), have(is_a(creature, yours, of_chosen_color), gets(1, 1))
    )
    table = position(
        alice=["White Knight", "Grizzly Bears", "Forest", "3 Island"], alice_hand=[idol, "Copy Enchantment"]
    )
    table.alice.cast("Idol")
    table.resolve()
    table.alice.choose("choose W")
    assert (table.pt("White Knight"), table.pt("Grizzly Bears")) == ("3/3", "2/2")
    table.alice.cast("Copy Enchantment")
    table.resolve()
    table.alice.choose("Idol", "choose G")
    assert (table.pt("White Knight"), table.pt("Grizzly Bears")) == ("3/3", "3/3")


def test_707_9a_an_ability_gained_with_the_copy_is_copied_with_it() -> None:
    table = position(alice=["9 Island"], alice_hand=["Vesuvan Doppelganger", "Clone"], bob=["Grizzly Bears"])
    table.alice.cast("Vesuvan Doppelganger")
    table.resolve()
    table.alice.choose("Grizzly Bears")
    first = table.find("Vesuvan Doppelganger")
    table.alice.cast("Clone")
    table.resolve()
    table.answer(lambda o: o.a == first.id, "the Doppelganger")
    second = table.find("Clone")
    for copy in (first, second):
        ch = refreshed_characteristics(table.state, copy)
        assert (ch.name, ch.colors, len(ch.triggered)) == ("Grizzly Bears", Color.BLUE, 1)


def test_707_9b_a_value_set_with_the_copy_is_copied_with_it() -> None:
    grand = card("Grand", "{0}", sorcery)(targeting(creature).do(create_copy(target, has_base(4, 4))))
    table = position(alice=["4 Island"], alice_hand=[grand, "Clone"], bob=["Grizzly Bears"])
    table.alice.cast("Grand", ["Grizzly Bears"])
    table.resolve()
    token = made(table, "Grizzly Bears", 1)
    table.alice.cast("Clone")
    table.resolve()
    table.answer(lambda o: o.a == token.id, "the token")
    assert [refreshed_characteristics(table.state, made(table, "Grizzly Bears", k)).power for k in (0, 1, 2)] == [
        2,
        4,
        4,
    ]


def test_707_9d_a_value_set_with_the_copy_takes_the_place_of_the_ability_that_defines_it() -> None:
    swarm = card("Swarm", "{G}", creature, pt="0/0")(defines_pt(number_of(creature, yours), number_of(creature, yours)))
    grand = card("Grand", "{0}", sorcery)(targeting(creature).do(create_copy(target, has_base(4, 4))))
    table = position(alice_hand=[grand], bob=[swarm, "Memnite"])
    table.alice.cast("Grand", ["Swarm"])
    table.resolve()
    assert refreshed_characteristics(table.state, made(table, "Swarm", 0)).power == 2
    assert refreshed_characteristics(table.state, made(table, "Swarm", 1)).power == 4


def test_707_10a_704_5e_a_copy_of_a_spell_that_leaves_the_stack_is_no_more() -> None:
    table = position(alice=["3 Mountain"], alice_hand=["Shock", "Fork"], bob=["2 Island"], bob_hand=["Counterspell"])
    table.alice.cast("Shock", ["bob"])
    table.alice.cast("Fork", ["Shock"])
    table.resolve()
    table.alice.choose("done")
    copy = table.state.stack[-1]
    table.alice.passes()
    table.bob.cast("Counterspell")
    table.answer(lambda o: o.a == copy, "the copy")
    table.resolve()
    assert table.stack == ["Shock"]
    assert table.alice.graveyard == ["Fork"]


def test_707_11_an_ability_goes_on_meaning_its_source_when_that_becomes_a_copy() -> None:
    grower = card("Grower", "{G}", creature, pt="1/1")(pay("{0}", per_turn=1).do(apply(this, gets(1, 1))))
    table = position(alice=[grower, "Hill Giant", "Island"], alice_hand=[MIMIC])
    table.alice.activate("Grower")
    table.alice.cast("Mimic", ["Grower", "Hill Giant"])
    table.resolve()
    table.resolve()
    ch = refreshed_characteristics(table.state, table.find("Grower"))
    assert (ch.name, ch.power) == ("Hill Giant", 4)
