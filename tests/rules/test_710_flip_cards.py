"""CR 710: flip cards, and the status of being flipped (110.5)."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.mechanics import mechanics_of
from mainphase.cards.nodes import Color, Supertype, Zone
from mainphase.cards.words import (
    apply,
    becomes_copy,
    card,
    create_copy,
    creature,
    draw,
    exile,
    flip_card,
    gain_life,
    gets,
    has_base,
    instant,
    it,
    legendary,
    pay,
    permanent,
    put_onto_battlefield,
    second_target,
    sorcery,
    target,
    targeting,
    this,
)
from mainphase.kernel.reading.faces import flip_permanent
from mainphase.kernel.state import flat
from mainphase.presentation.view import view_of
from mainphase.rules.numbering import first_numbered
from mainphase.rules.timeline import rules_on
from mainphase.scenarios.position import Position

PUPIL = flip_card(
    card("Pupil", "{1}{R}", creature, "Human", pt="1/1")(pay("{0}").do(n.Flip(this))),
    card("Adept", None, legendary, creature, "Spirit", pt="3/4")(pay("{0}").do(gain_life(1))),
)
OTHER = flip_card(
    card("Novice", "{2}{U}", creature, "Human", pt="2/2")(pay("{0}").do(n.Flip(this))),
    card("Sage", None, creature, "Wizard", pt="5/5")(pay("{0}").do(draw(1))),
)
TWIN = card("Twin", "{W}", sorcery)(targeting(creature).do(create_copy(target)))
GRAND = card("Grand", "{W}", sorcery)(targeting(creature).do(create_copy(target, has_base(7, 7))))
SHAPE = card("Shape", "{W}", instant)(
    targeting(creature, creature).do(becomes_copy(target, second_target, until=n.Duration.END_OF_TURN))
)
SHAPE_FOR_GOOD = card("Become", "{W}", instant)(targeting(creature, creature).do(becomes_copy(target, second_target)))
FLICKER = card("Send", "{W}", instant)(targeting(permanent).do(exile(target), put_onto_battlefield(it)))
FLIP = card("Flip", "{W}", instant)(targeting(permanent).do(n.Flip(target)))
GROW = card("Grow", "{W}", instant)(targeting(creature).do(apply(target, gets(2, 2))))
DOWN = card("Down", "{W}", instant)(targeting(creature).do(n.TurnFaceDown(target)))
UP = card("Up", "{W}", instant)(targeting(creature).do(n.TurnFaceUp(target)))
SLAY = card("Slay", "{W}", instant)(targeting(creature).do(n.Destroy(target)))


def flip(table: Table, name: str) -> None:
    table.alice.activate(name)
    table.resolve_all()


def cast(table: Table, name: str, *targets: str) -> None:
    table.alice.cast(name, list(targets))
    table.resolve_all()


def sizes(table: Table) -> list[tuple[str, int | None, int | None]]:
    there = view_of(table.state, 0).battlefield
    return sorted((o.name, o.power, o.toughness) for o in there if o.power)


def test_710_1_flipped_it_has_its_alternative_characteristics() -> None:
    table = position(alice=[PUPIL])
    flip(table, "Pupil")
    shown = table.find("Adept")
    assert sizes(table) == [("Adept", 3, 4)]
    assert shown.ch is not None
    assert shown.ch.supertypes == Supertype.LEGENDARY
    assert shown.ch.subtypes == ("Spirit",)
    table.alice.activate("Adept")
    table.resolve_all()
    assert table.alice.life == 21


def test_710_1c_its_color_and_mana_cost_stay_and_so_does_what_applies_to_it() -> None:
    table = position(alice=["Plains", PUPIL], alice_hand=[GROW])
    cast(table, "Grow", "Pupil")
    flip(table, "Pupil")
    shown = view_of(table.state, 0).battlefield[1]
    assert (shown.mana_value, shown.power, shown.toughness) == (2, 5, 6)
    ch = table.find("Adept").ch
    assert ch is not None
    assert (ch.colors, len(ch.symbols)) == (Color.RED, 1)


def test_710_2_elsewhere_it_has_only_its_normal_characteristics() -> None:
    table = position(alice=["2 Mountain", "Plains", PUPIL], alice_hand=[SLAY, PUPIL])
    with pytest.raises(AssertionError, match="has no Adept"):
        table.alice.cast("Adept")
    flip(table, "Pupil")
    cast(table, "Slay", "Adept")
    assert table.alice.graveyard == ["Slay", "Pupil"] or table.alice.graveyard == ["Pupil", "Slay"]


def test_710_4_flipping_again_does_nothing() -> None:
    table = position(alice=["Plains", PUPIL], alice_hand=[FLIP])
    flip(table, "Pupil")
    cast(table, "Flip", "Adept")
    assert sizes(table) == [("Adept", 3, 4)]
    assert len(table.events("flipped")) == 1


def test_710_4_what_comes_back_is_not_flipped() -> None:
    table = position(alice=["Plains", PUPIL], alice_hand=[FLICKER])
    flip(table, "Pupil")
    cast(table, "Send", "Adept")
    assert sizes(table) == [("Pupil", 1, 1)]


def test_707_2_a_copy_of_a_flipped_permanent_is_not_flipped() -> None:
    table = position(alice=["Plains", PUPIL], alice_hand=[TWIN])
    flip(table, "Pupil")
    cast(table, "Twin", "Adept")
    assert sizes(table) == [("Adept", 3, 4), ("Pupil", 1, 1)]


def test_707_2_a_copy_flips_too() -> None:
    table = position(alice=["Plains", "Plains", PUPIL], alice_hand=[GRAND, TWIN])
    cast(table, "Grand", "Pupil")
    flip(table, "Pupil 2")
    assert sizes(table) == [("Adept", 7, 7), ("Pupil", 1, 1)]  # what the copy is besides holds for both (CR 707.9)
    cast(table, "Twin", "Adept")
    assert sizes(table) == [("Adept", 7, 7), ("Pupil", 1, 1), ("Pupil", 7, 7)]


def test_110_5_a_flipped_permanent_that_becomes_a_copy_stays_flipped() -> None:
    table = position(alice=["2 Plains", "Grizzly Bears", OTHER, PUPIL], alice_hand=[SHAPE, SHAPE_FOR_GOOD])
    flip(table, "Pupil")
    cast(table, "Shape", "Adept", "Grizzly Bears")
    assert sizes(table) == [("Grizzly Bears", 2, 2), ("Grizzly Bears", 2, 2), ("Novice", 2, 2)]
    cast(table, "Become", "Adept", "Novice")
    assert sizes(table) == [("Grizzly Bears", 2, 2), ("Novice", 2, 2), ("Sage", 5, 5)]


def test_110_5_any_permanent_can_be_flipped() -> None:
    table = position(alice=["3 Plains", "Grizzly Bears", OTHER, PUPIL], alice_hand=[FLIP, SHAPE_FOR_GOOD])
    cast(table, "Flip", "Grizzly Bears")
    assert ("Grizzly Bears", 2, 2) in sizes(table)
    cast(table, "Become", "Grizzly Bears", "Novice")
    assert sizes(table) == [("Novice", 2, 2), ("Pupil", 1, 1), ("Sage", 5, 5)]


def test_613_2_as_the_copy_effect_ends_the_card_is_flipped() -> None:
    table = position(alice=["Plains", OTHER, PUPIL], alice_hand=[SHAPE])
    cast(table, "Shape", "Pupil", "Novice")
    flip(table, "Pupil")
    assert sizes(table) == [("Novice", 2, 2), ("Sage", 5, 5)]
    table.advance_to("bob's upkeep")
    assert sizes(table) == [("Adept", 3, 4), ("Novice", 2, 2)]


def test_708_8_turned_face_up_it_is_still_flipped() -> None:
    table = position(alice=["2 Plains", PUPIL], alice_hand=[DOWN, UP])
    flip(table, "Pupil")
    cast(table, "Down", "Adept")
    assert [each[1:] for each in sizes(table)] == [(2, 2)]
    cast(table, "Up", table.name(table.state.permanents[-1].id))
    assert sizes(table) == [("Adept", 3, 4)]


def test_710_a_flipped_copy_is_stored() -> None:
    table = position(alice=["2 Plains", PUPIL], alice_hand=[GRAND])
    cast(table, "Grand", "Pupil")
    twin = flat.clone_state(table.state)
    assert [o.copied.flipside is None for o in twin.permanents if o.copied is not None] == [False]


def test_710_there_are_flip_cards_since_kamigawa() -> None:
    (flipping,) = [one for one in mechanics_of(PUPIL) if one.called == "flip cards"]
    came = first_numbered(flipping.concept, "1997-03-24")
    assert came is not None
    assert came.since == "2004-10-01"


def test_710_1b_a_position_says_that_it_is_flipped() -> None:
    made = Position(rules_on("2026-04-17"))
    made.seat("alice")
    shown = made.put(PUPIL, 0, Zone.BATTLEFIELD, face="Adept")
    assert shown.ch is not None
    assert (shown.ch.name, shown.ch.mana_value) == ("Adept", 2)
    assert not flip_permanent(made.state, shown.id)
