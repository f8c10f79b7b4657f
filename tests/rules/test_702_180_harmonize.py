"""CR 702.180: harmonize, for which a creature may be tapped."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import CardDef

BEARS, GIANT, WURM, ELVES = "Grizzly Bears", "Hill Giant", "Craw Wurm", "Llanowar Elves"
SONG = invented("You gain 3 life.\nHarmonize {4}{G}", name="Song", types="Sorcery", cost="{G}")
RHYTHM = invented("You gain X life.\nHarmonize {X}{G}", name="Rhythm", types="Sorcery", cost="{X}{G}")
MELODY = invented("You gain 5 life.", name="Melody", types="Sorcery", cost="{2}{R}")
SINGER = invented(
    "When ~ enters, target instant or sorcery card in your graveyard gains harmonize until end of turn. "
    "Its harmonize cost is equal to its mana cost.",
    name="Singer", cost="{0}",
)  # fmt: skip


def singing(*there: Any, card: Any = SONG, **placed: Any) -> Table:
    return position(alice=list(there), alice_graveyard=[card], **placed)


def test_702_180a_the_power_of_the_tapped_creature_is_taken_off() -> None:
    table = singing("2 Forest", GIANT)
    table.alice.cast("Song", way=1)  # without it there is too little mana
    assert table.tapped(GIANT)
    table.resolve()
    assert table.alice.life == 23
    assert table.exile == ["Song"]
    assert table.alice.graveyard == []


def test_702_180a_no_creature_need_be_tapped() -> None:
    table = singing("5 Forest", GIANT)
    table.alice.cast("Song", way=1)
    table.choose("done")
    table.resolve()
    assert not table.tapped(GIANT)
    assert table.alice.life == 23
    table = singing("5 Forest")
    table.alice.cast("Song", way=1)
    assert table.stack == ["Song"]


def test_702_180a_only_generic_mana_is_taken_off() -> None:
    table = singing("Forest", WURM)
    table.alice.cast("Song", way=1)
    assert table.tapped("Forest"), "five generic mana and no more is taken off"
    with pytest.raises(NotOffered) as refused:
        singing("Mountain", WURM).alice.cast("Song", way=1)
    assert refused.value.rule == "118.3"


@pytest.mark.parametrize("helper", [f"{GIANT} (tapped)", BEARS], ids=["tapped", "too little power"])
def test_702_180a_not_with_what_is_tapped_nor_for_too_little(helper: str) -> None:
    with pytest.raises(NotOffered):
        singing("2 Forest", helper).alice.cast("Song", way=1)


def test_702_180a_one_creature_at_most() -> None:
    with pytest.raises(NotOffered):
        singing("Forest", BEARS, "Grizzly Bears").alice.cast("Song", way=1)


def test_702_180b_what_is_going_to_be_tapped_gives_no_mana() -> None:
    table = singing("3 Forest", ELVES)
    with pytest.raises(NotOffered):
        table.alice.cast("Song", way=1)
    table = singing("4 Forest", ELVES)
    table.alice.cast("Song", way=1)
    assert sorted(table.options) == [ELVES, "done"]
    table.choose(ELVES)
    table.resolve()
    assert table.alice.life == 23


def test_702_180b_what_fell_ill_this_turn_may_be_tapped() -> None:
    table = singing("2 Forest", f"{GIANT} (sick)")
    table.alice.cast("Song", way=1)
    assert table.stack == ["Song"]


def test_107_3_the_power_is_taken_off_what_x_asks_for() -> None:
    table = singing("2 Forest", GIANT, card=RHYTHM)
    table.alice.cast("Rhythm", way=1)
    table.choose(GIANT)
    assert table.options[-1] == "4"
    table.choose("4")
    table.resolve()
    assert table.alice.life == 24


def test_702_180a_a_countered_spell_is_exiled() -> None:
    table = singing("5 Forest", bob=["2 Island"], bob_hand=["Counterspell"])
    table.alice.cast("Song", way=1)
    table.pass_once()
    table.bob.cast("Counterspell", ["Song"])
    table.resolve()
    assert table.exile == ["Song"]


def test_702_180a_from_the_hand_nothing_is_tapped() -> None:
    table = position(alice=["Forest", GIANT], alice_hand=[SONG])
    table.alice.cast("Song")
    table.resolve()
    assert not table.tapped(GIANT)
    assert table.alice.graveyard == ["Song"]


@pytest.mark.parametrize(("lands", "enough"), [("Mountain", True), ("Forest", False)])
def test_702_180a_a_card_that_gains_harmonize_costs_its_mana_cost(lands: str, enough: bool) -> None:
    table = position(alice=[lands, GIANT], alice_hand=[SINGER], alice_graveyard=[MELODY], triggers="automatic")
    table.alice.cast("Singer")
    table.resolve()
    table.choose("Melody")
    table.resolve()
    if not enough:
        with pytest.raises(NotOffered):
            table.alice.cast("Melody", way=1)
        return
    table.alice.cast("Melody", way=1)
    table.choose(GIANT)
    table.resolve()
    assert table.alice.life == 25
    assert table.exile == ["Melody"]


@pytest.mark.parametrize("card", [SONG, SINGER], ids=lambda card: card.name)
def test_702_180_cards_with_it_are_refused_until_the_rules_have_it(card: CardDef) -> None:
    assert unknown_mechanic(card, "2025-04-03")
    assert unknown_mechanic(card, "2025-04-04") == ""
