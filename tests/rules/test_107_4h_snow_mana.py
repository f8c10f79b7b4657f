"""CR 107.4h: symbols of a cost that only mana from snow sources pays."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards.mana_costs import cost, cost_text
from mainphase.cards.mechanics import unknown_mechanic
from mainphase.kernel.costs.affording import can_pay_mana
from mainphase.kernel.reading.characteristics import characteristics_of

SNOW, FOREST = "Snow-Covered Forest", "Forest"
GOLEM = invented("Vigilance", name="Golem", types="Artifact Creature — Golem", cost="{S}")
YETI = invented("{1}{S}: ~ gets +1/+0 until end of turn.", name="Yeti")
CHEAPER = invented("Spells you cast cost {1} less to cast.", name="Cheaper", types="Artifact", cost="{2}")
HAVEN = invented("{T}: Add {C}{C}.", name="Haven", types="Snow Land", cost=None)
ALTAR = invented("{T}, Sacrifice ~: Add two mana of any one color.", name="Altar", types="Snow Artifact")
FILTER = invented("{1}, {T}: Add one mana of any color.", name="Filter", types="Artifact", cost="{1}")
SNOWY_FILTER = invented("{1}, {T}: Add one mana of any color.", name="Filter", types="Snow Artifact", cost="{1}")
ANY = invented("You may spend mana as though it were mana of any type to cast spells.", name="Any", types="Artifact")
ACORN = invented("When ~ enters, you gain X life, where X is the amount of {S} spent to cast it.", cost="{2}")


def pays(text: str, *there: Any, **more: Any) -> bool:
    table = position(alice=[*there, GOLEM], **more)
    return can_pay_mana(table.state, 0, cost(text), 0, 0, [])


def test_107_4h_the_symbol_is_written_as_it_is_read() -> None:
    assert cost_text(cost("{1}{S}{G}{S}")) == "{1}{S}{G}{S}"


def test_202_3_the_symbol_is_one_of_the_mana_value_and_of_no_color() -> None:
    table = position(alice=[GOLEM])
    golem = characteristics_of(table.find("Golem"))
    assert (golem.mana_value, golem.colors) == (1, 0)


@pytest.mark.parametrize(
    ("text", "there", "payable"),
    [
        ("{S}", [SNOW], True),
        ("{S}", [FOREST], False),
        ("{S}{S}", [SNOW, FOREST], False),
        ("{1}{S}", [SNOW, FOREST], True),
        ("{G}{S}", [SNOW, FOREST], True),
        ("{G}{S}", [SNOW, "Mountain"], False),
        ("{S}{S}", [HAVEN], True),
        ("{S}{S}{S}", [HAVEN, FOREST], False),
        ("{S}{S}", [ALTAR], True),
        ("{S}", [FOREST, FILTER], False),
        ("{S}", [SNOW, FILTER], True),
        ("{S}", [FOREST, SNOWY_FILTER], True),
        ("{S}{R}", [SNOW, FOREST, FILTER], True),
        ("{S}{R}", [SNOW, FILTER], False),
    ],
)
def test_107_4h_only_mana_from_a_snow_source_pays(text: str, there: list[Any], payable: bool) -> None:
    assert pays(text, *there) is payable


def test_107_4h_mana_that_is_spent_on_the_rest_is_not_missing_for_it() -> None:
    table = position(alice=[SNOW, FOREST, YETI])
    table.alice.activate("Yeti")
    table.resolve()
    assert table.pt("Yeti") == "3/2"
    assert table.tapped(SNOW)
    assert table.tapped(FOREST)


def test_107_4h_through_another_ability_the_snow_is_kept_for_what_needs_it() -> None:
    red = invented("You gain 3 life.", name="Red", types="Sorcery", cost="{S}{R}")
    table = position(alice=[SNOW, FOREST, FILTER], alice_hand=[red])
    table.alice.cast("Red")
    table.resolve()
    assert table.alice.life == 23


def test_107_4h_what_takes_generic_mana_off_takes_none_of_it_off() -> None:
    with pytest.raises(NotOffered):
        position(alice=[CHEAPER], alice_hand=[GOLEM]).alice.cast("Golem")
    table = position(alice=[CHEAPER, SNOW], alice_hand=[GOLEM])
    table.alice.cast("Golem")
    assert table.tapped(SNOW)


def test_107_4h_snow_is_no_type_of_mana() -> None:
    """As though it were of any type, mana still comes from where it comes from (CR 609.4b)."""
    with pytest.raises(NotOffered):
        position(alice=[ANY, FOREST], alice_hand=[GOLEM]).alice.cast("Golem")
    table = position(alice=[ANY, SNOW], alice_hand=[GOLEM])
    table.alice.cast("Golem")
    assert table.stack == ["Golem"]


def test_107_4h_mana_is_of_a_snow_source_if_that_was_snow_then() -> None:
    """It need not be there any more (CR 106.3)."""
    table = position(alice=[ALTAR], alice_hand=[GOLEM, GOLEM], payment="manual")
    table.alice.taps("Altar")
    assert len(table.alice.mana) == 2
    table.alice.cast("Golem")
    table.choose(f"spend {table.alice.mana[0]}")
    table.resolve()
    assert "Golem" in table.alice.battlefield


def test_107_4h_by_hand_only_such_mana_is_offered() -> None:
    table = position(alice=[SNOW, FOREST], alice_hand=[GOLEM], payment="manual")
    table.alice.cast("Golem")
    table.choose(f"tap {FOREST}")
    assert table.options == [f"tap {SNOW}"]
    table.choose(f"tap {SNOW}")
    assert table.options == ["spend G"]
    table.choose("spend G")
    assert table.alice.mana == "G"
    table = position(alice=[SNOW, FOREST, YETI], payment="manual")
    table.alice.taps(SNOW)
    table.alice.taps(FOREST)
    table.alice.activate("Yeti")
    table.choose("spend G")  # the symbol is paid first
    table.choose("spend G")
    table.resolve()
    assert table.pt("Yeti") == "3/2"


def test_601_2h_generic_mana_is_not_paid_with_snow_where_other_mana_will_do() -> None:
    plain = invented("You gain 1 life.", name="Plain", types="Sorcery", cost="{1}")
    table = position(alice=[SNOW, FOREST], alice_hand=[plain, GOLEM])
    table.alice.cast("Plain")
    assert table.tapped(FOREST)
    assert not table.tapped(SNOW)


def test_107_4h_the_symbol_also_speaks_of_mana_that_was_spent() -> None:
    table = position(alice=[SNOW, FOREST], alice_hand=[ACORN])
    table.alice.cast("Beast")
    table.resolve()
    table.resolve()
    assert table.alice.life == 21


def test_107_4h_the_symbol_came_with_coldsnap() -> None:
    """The first text that knows it is that of 2006-07-15."""
    assert "snow mana symbols" in unknown_mechanic(GOLEM, "2006-07-14")
    assert "snow mana symbols" in unknown_mechanic(YETI, "2006-07-14")
    assert unknown_mechanic(GOLEM, "2006-07-15") == ""
    table = position(alice=[SNOW], alice_hand=[GOLEM], rules="2006-07-15")
    table.alice.cast("Golem")
    table.resolve()
    assert "Golem" in table.alice.battlefield
