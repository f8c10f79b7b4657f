"""CR 702.56b, 702.78b, 702.153b: casualty, conspire and replicate that effects give to spells."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.kernel.values import OptionKind

QUILL = invented("Each instant and sorcery spell you cast has casualty 1.", "Quill", pt="0/3")
WORT = invented("Each red or green instant or sorcery spell you cast has conspire.", "Goat", pt="0/3")
DJINN = invented(
    "Each instant and sorcery spell you cast has replicate. The replicate cost is equal to its mana cost.", "Djinn"
)
TALE = invented("You gain 1 life.", "Tale", "Instant", cost="{R}")
OWN = invented("Casualty 1\nYou gain 1 life.", "Own", "Instant", cost="{R}")
GREY = invented("You gain 1 life.", "Grey", "Instant", cost="{1}")
LIFE = 20


def cast(table: Table, name: str, *answers: str) -> None:
    """Alice casts it, and is asked so often whether an optional cost is paid."""
    table.answer(lambda o: o.kind == OptionKind.CAST and table.name(o.a) == name, f"cast {name}")
    for answer in answers:
        assert table.asked == "optional cost", (table.asked, table.options)
        table.alice.choose(answer)
    assert table.asked != "optional cost"
    while table.asked not in (None, "priority"):
        table.apply(0)


def test_702_153a_a_creature_is_sacrificed_and_the_spell_copied() -> None:
    table = position(alice=[QUILL, "Grizzly Bears", "Mountain"], alice_hand=[TALE])
    cast(table, "Tale", "yes")
    assert "Grizzly Bears" not in table.battlefield
    table.resolve_all()
    assert table.alice.life == LIFE + 2


def test_702_153a_it_need_not_be_paid_and_asks_for_power() -> None:
    table = position(alice=[QUILL, "Grizzly Bears", "Mountain"], alice_hand=[TALE])
    cast(table, "Tale", "no")
    table.resolve_all()
    assert table.alice.life == LIFE + 1
    table = position(alice=[QUILL, "Mountain"], alice_hand=[TALE])  # the dragon has too little power
    cast(table, "Tale")


def test_702_153b_each_instance_is_paid_separately() -> None:
    table = position(alice=[QUILL, QUILL, "2 Grizzly Bears", "Mountain"], alice_hand=[TALE])
    first = table.copy()
    cast(first, "Tale", "yes", "yes")
    first.resolve_all()
    assert first.alice.life == LIFE + 3
    cast(table, "Tale", "yes", "no")
    table.resolve_all()
    assert table.alice.life == LIFE + 2


def test_702_153b_that_of_the_spell_itself_is_another() -> None:
    table = position(alice=[QUILL, "2 Grizzly Bears", "Mountain"], alice_hand=[OWN])
    cast(table, "Own", "yes", "no")
    table.resolve_all()
    assert table.alice.life == LIFE + 2


def test_702_153a_only_its_players_spells_have_it() -> None:
    table = position(alice=["Mountain"], alice_hand=[TALE], bob=[QUILL, "Grizzly Bears"])
    cast(table, "Tale")


def test_702_78a_two_creatures_of_its_color_are_tapped() -> None:
    table = position(alice=[WORT, "2 Hill Giant", "Grizzly Bears", "2 Mountain"], alice_hand=[TALE, GREY])
    cast(table, "Grey")  # it is neither red nor green
    table.resolve_all()
    cast(table, "Tale", "yes")
    assert not table.tapped("Grizzly Bears")
    table.resolve_all()
    assert table.alice.life == LIFE + 3


def test_702_56a_its_mana_cost_is_paid_as_often_as_one_likes() -> None:
    table = position(alice=[DJINN, "3 Mountain"], alice_hand=[TALE])
    cast(table, "Tale", "yes", "yes")
    table.resolve_all()
    assert table.alice.life == LIFE + 3


def test_702_56b_two_that_give_it_copy_no_more_often() -> None:
    table = position(alice=[DJINN, DJINN, "3 Mountain"], alice_hand=[TALE])
    cast(table, "Tale", "yes", "no")
    table.resolve_all()
    assert table.alice.life == LIFE + 2


def test_105_2_exactly_so_many_colors() -> None:
    signal = invented("Each spell you cast that's exactly three colors has replicate {1}.", "Signal", "Artifact")
    three = invented("You gain 1 life.", "Three", "Instant", cost="{W}{U}{B}")
    two = invented("You gain 1 life.", "Two", "Instant", cost="{W}{U}")
    table = position(alice=[signal, "5 Plains", "4 Island", "1 Swamp"], alice_hand=[three, two])
    cast(table, "Two")
    table.resolve_all()
    cast(table, "Three", "yes", "yes", "no")
    table.resolve_all()
    assert table.alice.life == LIFE + 4


def test_707_10f_the_copy_of_a_permanent_spell_becomes_a_token() -> None:
    signal = invented("Each creature spell you cast has replicate {1}.", "Signal", "Artifact")
    table = position(alice=[signal, "3 Forest"], alice_hand=["Grizzly Bears"])
    cast(table, "Grizzly Bears", "yes")
    table.resolve_all()
    assert table.battlefield.count("Grizzly Bears") == 2
