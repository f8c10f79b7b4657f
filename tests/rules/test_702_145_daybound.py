"""CR 702.145: daybound and nightbound."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword
from mainphase.cards.words import (
    apply,
    artifact,
    becomes_day,
    blue,
    card,
    create_copy,
    creature,
    do,
    exile,
    gain_life,
    instant,
    it,
    itself,
    nightbound,
    permanent,
    put_onto_battlefield,
    sorcery,
    target,
    targeting,
    transform,
    transforming,
    transforms,
    when,
)
from mainphase.presentation.view import view_of

RUFFIAN = "Tavern Ruffian"
SMASHER = "Tavern Smasher"
DAWN = card("Dawn", "{W}", instant)(do(becomes_day))
DUSK = card("Dusk", "{W}", instant)(do(n.BecomeNight()))
TURN = card("Turn", "{W}", instant)(targeting(permanent).do(transform(target)))
SEND = card("Send", "{W}", instant)(targeting(permanent).do(exile(target), put_onto_battlefield(it)))
SEND_BACK = card("Send Back", "{W}", instant)(
    targeting(permanent).do(exile(target), put_onto_battlefield(it, transformed=True))
)
TWIN = card("Twin", "{W}", sorcery)(targeting(creature).do(create_copy(target)))
MUTE = card("Mute", "{W}", instant)(targeting(creature).do(apply(target, n.LoseAllAbilities())))
HOWL = transforming(
    card("Pup", "{W}", creature, "Wolf", pt="1/1")(n.Daybound(), when(n.DayNightChanges()).do(gain_life(1))),
    card("Howler", None, creature, "Wolf", pt="2/2", color=blue)(
        nightbound, when(transforms(itself)).do(gain_life(2)), when(n.DayNightChanges()).do(gain_life(10))
    ),
)


def shown(table: Table) -> list[str]:
    return [o.name for o in view_of(table.state, 0).battlefield if o.types & CardType.CREATURE]


def test_702_145a_they_stand_on_opposite_faces() -> None:
    table = position(alice=["2 Plains", RUFFIAN], alice_hand=[DUSK, DAWN])
    assert view_of(table.state, 0).battlefield[2].text == ("Daybound",)
    table.alice.cast("Dusk")
    table.resolve()
    assert view_of(table.state, 0).battlefield[2].text == ("Nightbound",)


def test_702_145b_at_night_it_enters_transformed() -> None:
    table = position(day="night", alice=["4 Mountain"], alice_hand=[RUFFIAN])
    table.alice.cast(RUFFIAN)
    assert table.stack == [RUFFIAN]
    table.resolve()
    assert shown(table) == [SMASHER]
    assert table.events("transforms") == []


def test_702_145b_at_night_it_enters_transformed_however_it_enters() -> None:
    table = position(day="day", alice=["2 Plains", RUFFIAN], alice_hand=[SEND, DUSK])
    table.alice.cast("Dusk")
    table.resolve()
    table.alice.cast("Send", [SMASHER])
    table.resolve()
    assert shown(table) == [SMASHER]


def test_702_145b_by_day_it_enters_as_it_is() -> None:
    table = position(day="day", alice=["4 Mountain"], alice_hand=[RUFFIAN])
    table.alice.cast(RUFFIAN)
    table.resolve()
    assert shown(table) == [RUFFIAN]


@pytest.mark.rule("701.27e")
def test_702_145b_as_it_becomes_night_it_transforms() -> None:
    table = position(day="day", alice=["Plains", HOWL], bob=[RUFFIAN], alice_hand=[DUSK])
    table.alice.cast("Dusk")
    table.resolve()
    assert shown(table) == ["Howler", SMASHER]
    assert [(e.what, e.rule) for e in table.events("transforms")] == [("Howler", "702.145c"), (SMASHER, "702.145c")]
    assert len(table.state.waiting) + len(table.state.stack) == 2  # the night face's own two


def test_702_145b_nothing_else_transforms_it() -> None:
    table = position(day="day", alice=["Plains", RUFFIAN], alice_hand=[TURN])
    table.alice.cast("Turn", [RUFFIAN])
    table.resolve()
    assert shown(table) == [RUFFIAN]


def test_702_145b_a_permanent_that_is_not_double_faced_does_not_transform() -> None:
    table = position(day="day", alice=["Plains", "4 Island", RUFFIAN], alice_hand=["Clone", DUSK])
    table.alice.cast("Clone")
    table.resolve()
    table.choose(RUFFIAN)
    table.alice.cast("Dusk")
    table.resolve()
    assert sorted(shown(table)) == [RUFFIAN, SMASHER]


def test_702_145b_a_copy_enters_with_its_front_face_if_it_is_not_double_faced() -> None:
    table = position(day="night", alice=["4 Island"], bob=[RUFFIAN], alice_hand=["Clone"])
    assert shown(table) == [SMASHER]
    table.alice.cast("Clone")
    table.resolve()
    table.choose(SMASHER)
    assert shown(table) == [SMASHER, SMASHER]


def test_702_145c_whatever_way_it_came_to_be_so_it_transforms_at_once() -> None:
    """A creature that loses its abilities does not follow; when it has them again, it does so at once."""
    table = position(day="day", alice=["Plains", RUFFIAN], alice_hand=[MUTE], bob=["Plains"], bob_hand=[DUSK])
    table.alice.cast("Mute", [RUFFIAN])
    table.resolve()
    table.alice.passes()
    table.bob.cast("Dusk")
    table.resolve()
    assert (table.day_night, shown(table)) == ("night", [RUFFIAN])
    table.advance_to("bob's upkeep")
    assert shown(table) == [SMASHER]
    assert [e.rule for e in table.events("transforms")] == ["702.145c"]


def test_702_145d_with_neither_day_nor_night_it_becomes_day() -> None:
    table = position(alice=["4 Mountain"], alice_hand=[RUFFIAN])
    table.alice.cast(RUFFIAN)
    assert table.day_night == "neither"
    table.resolve()
    assert table.day_night == "day"
    assert [e.rule for e in table.events("becomes day")] == ["702.145d"]


def test_702_145d_a_copy_of_it_will_do() -> None:
    table = position(alice=["Plains", "Grizzly Bears"], alice_hand=[TWIN])
    table.alice.cast("Twin", ["Grizzly Bears"])
    table.resolve()
    assert table.day_night == "neither"


def test_702_145e_as_it_becomes_day_it_transforms_back() -> None:
    table = position(day="night", alice=["Plains", RUFFIAN], alice_hand=[DAWN])
    assert shown(table) == [SMASHER]
    table.alice.cast("Dawn")
    table.resolve()
    assert shown(table) == [RUFFIAN]


def test_702_145e_nothing_else_transforms_it_back() -> None:
    table = position(day="night", alice=["Plains", RUFFIAN], alice_hand=[TURN])
    table.alice.cast("Turn", [SMASHER])
    table.resolve()
    assert shown(table) == [SMASHER]


def test_702_145f_by_day_what_is_back_face_up_transforms_at_once() -> None:
    table = position(day="day", alice=["Plains", RUFFIAN], alice_hand=[SEND_BACK])
    table.alice.cast("Send Back", [RUFFIAN])
    table.resolve()
    assert shown(table) == [RUFFIAN]
    assert len(table.events("transforms")) == 1


def test_702_145g_a_nightbound_permanent_alone_makes_it_night() -> None:
    moon = card("Moon", "{1}", artifact, creature, pt="1/1")(nightbound)
    table = position(alice=["Plains"], alice_hand=[DAWN], bob=[moon])
    assert table.day_night == "night"
    assert [e.rule for e in table.events("becomes night")] == ["702.145g"]


def test_702_145g_not_if_there_is_one_with_daybound() -> None:
    moon = card("Moon", "{1}", artifact, creature, pt="1/1")(nightbound)
    table = position(alice=[moon, RUFFIAN])
    assert table.day_night == "day"


def test_702_145b_a_whole_cycle_through_the_turns() -> None:
    table = position(alice=["2 Mountain", RUFFIAN], alice_hand=["Shock", "Shock"])
    assert (table.day_night, shown(table)) == ("day", [RUFFIAN])
    table.advance_to("bob's upkeep")
    assert (table.day_night, shown(table)) == ("night", [SMASHER])
    table.advance_to("turn 3, precombat main")
    table.alice.cast("Shock", ["bob"])
    table.alice.cast("Shock", ["bob"])
    table.resolve_all()
    table.advance_to("turn 4, upkeep")
    assert (table.day_night, shown(table)) == ("day", [RUFFIAN])
    assert not table.has(RUFFIAN, Keyword.HASTE)
