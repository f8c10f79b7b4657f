"""CR 702.184 and 721: station, and what a station card is from so many charge counters on."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef, CardType, Keyword
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.language.cards import read_card
from mainphase.language.rendering import rendered_lines
from mainphase.language.text.card_data import CardData

BEARS, GIANT, WURM = "Grizzly Bears", "Hill Giant", "Craw Wurm"  # powers 2, 3 and 6
TEXT = "Station\n2+ | Whenever you gain life, draw a card.\n5+ | Flying\n{0}: You gain 1 life."


def spacecraft(name: str = "Barge") -> CardDef:
    data = CardData(
        name=name, mana_cost="{3}", text=TEXT, type_line="Artifact — Spacecraft", power="4", toughness="6"
    )  # fmt: skip
    read = read_card([data])
    assert read.card is not None, read.reason
    return read.card


def stationed(*crew: str) -> Table:
    """Each of these creatures has been tapped for it."""
    table = position(alice=[spacecraft(), *crew], triggers="automatic")
    for k, name in enumerate(crew):
        table.alice.activate("Barge", pay_with=[name] if k < len(crew) - 1 else ())
        table.resolve()
    return table


def test_702_184a_as_many_counters_as_the_tapped_creatures_power() -> None:
    table = stationed(GIANT)
    assert table.tapped(GIANT)
    assert table.counters("Barge", "charge") == 3


def test_702_184a_only_another_untapped_creature() -> None:
    table = position(alice=[spacecraft()], bob=[GIANT])
    assert table.alice.why_not("activate Barge") is not None
    table = stationed(GIANT)
    assert table.alice.why_not("activate Barge") is not None, "it is tapped now"


def test_702_184a_only_as_a_sorcery() -> None:
    table = position(alice=[spacecraft(), GIANT], step="upkeep")
    refusal = table.alice.why_not("activate Barge")
    assert refusal is not None
    assert refusal.concept == "activate_sorcery_timing"


def test_721_2a_abilities_from_so_many_counters_on() -> None:
    table = stationed(GIANT)  # three
    assert not table.has("Barge", Keyword.FLYING)
    assert "activate Barge" not in table.options
    assert len(characteristics_of(table.find("Barge")).triggered) == 1


def test_721_2b_a_creature_with_power_and_toughness_beside_its_other_types() -> None:
    table = stationed(GIANT, BEARS)
    assert table.counters("Barge", "charge") == 5
    assert table.pt("Barge") == "4/6"
    assert table.has("Barge", Keyword.FLYING)


def test_721_2c_no_power_elsewhere() -> None:
    assert spacecraft().power is None


def test_721_2b_no_creature_before() -> None:
    table = stationed(GIANT)
    assert not characteristics_of(table.find("Barge")).types & CardType.CREATURE


def test_721_1_what_is_said_of_it_is_read_as_it_was() -> None:
    lines = [line for line in rendered_lines(spacecraft()) if line]
    assert lines == [
        "Station",
        "2+ | Whenever you gain life, draw a card.",
        "5+ | 4/6",
        "Flying",
        "{0}: You gain 1 life.",
    ]
    again = invented("\n".join(lines), name="Barge", types="Artifact — Spacecraft", cost="{3}")
    assert again == spacecraft()


def test_721_1_what_counts_charge_counters_in_words_is_no_station_symbol() -> None:
    said = "As long as ~ has three or more charge counters on it, it has {}."
    golem = invented(said.format("flying"), name="Golem", types="Artifact Creature — Golem", pt="4/6", cost="{3}")
    assert (golem.power, golem.toughness) == (4, 6)
    totem = invented(said.format("hexproof"), name="Totem", types="Artifact", cost="{3}")
    assert rendered_lines(totem) == ("Totem has hexproof as long as Totem has three or more charge counters on it.",)
