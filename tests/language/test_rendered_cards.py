"""Cards said from their definitions, frames and all: what is said is read as the same card again."""

from __future__ import annotations

import pytest

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef
from mainphase.cards.words import (
    artifact,
    card,
    chapter,
    class_level,
    creature,
    cycling,
    destroy,
    dies,
    draw,
    enchantment,
    flying,
    itself,
    land,
    legendary,
    levels,
    loyalty,
    planeswalker,
    reach,
    tap_for,
    target,
    trample,
    vigilance,
    when,
)
from mainphase.language.cards import read_card
from mainphase.language.normal_form import normal
from mainphase.language.rendering import rendered_lines, rendered_type_line
from mainphase.language.syntax import Style
from mainphase.language.text.card_data import CardData

CARDS = {
    "a Saga": (
        card("Vex", "{1}{G}", enchantment, "Saga")(
            chapter(1, 2).do(draw(1)), chapter(3).targeting(creature).do(destroy(target))
        ),
        "saga",
        ("I, II — Draw a card.", "III — Destroy target creature."),
    ),
    "chapters that only look alike": (
        card("Vex", "{1}{G}", enchantment, "Saga")(chapter(1).do(draw(1)), chapter(3).do(draw(1))),
        "saga",
        ("I — Draw a card.", "III — Draw a card."),
    ),
    "a planeswalker": (
        card("Ana, Here", "{1}{G}", legendary, planeswalker, "Ana", loyalty=4)(
            loyalty(1).do(draw(1)), loyalty(0).do(draw(2)), loyalty(-2).targeting(creature).do(destroy(target))
        ),
        "normal",
        ("+1: Draw a card.", "0: Draw two cards.", "−2: Destroy target creature."),
    ),
    "a Class": (
        card("Vex", "{1}{G}", enchantment, "Class")(
            flying, class_level(2, "{2}{G}", flying, reach), class_level(3, "{4}", cycling("{2}"))
        ),
        "class",
        ("Flying", "{2}{G}: Level 2", "Flying, reach", "{4}: Level 3", "Cycling {2}"),
    ),
    "a leveler": (
        card("Vex", "{1}{G}", creature, "Imp", pt="1/1")(
            flying, levels(1, 3, "3/3", reach, trample), levels(4, 0, "5/5", vigilance)
        ),
        "leveler",
        ("Flying", "LEVEL 1-3", "3/3", "Reach, trample", "LEVEL 4+", "5/5", "Vigilance"),
    ),
    "keywords": (
        card("Vex", "{1}", artifact, creature, "Imp", pt="1/1")(flying, vigilance, cycling("{2}")),
        "normal",
        ("Flying, vigilance", "Cycling {2}"),
    ),
    "a condition on where it is": (
        card("Vex", "{1}", artifact, creature, "Imp", pt="1/1")(
            n.Triggered(
                n.BeginningOf("upkeep", n.You()),
                (n.Mode(n.Draw(n.Fixed(1))),),
                condition=n.Fits(n.This(), n.InZone(n.Zone.GRAVEYARD)),
                zone=n.Zone.GRAVEYARD,
            )
        ),
        "normal",
        ("At the beginning of your upkeep, if Vex is in your graveyard, draw a card.",),
    ),
    "a land": (card("Salt Marsh", None, land, "Island", "Forest")(tap_for("{C}")), "normal", ("{T}: Add {C}.",)),
}  # fmt: skip


@pytest.mark.parametrize(("made", "layout", "lines"), CARDS.values(), ids=CARDS)
def test_what_is_said_is_read_as_the_same_card(made: CardDef, layout: str, lines: tuple[str, ...]) -> None:
    assert rendered_lines(made) == lines
    has_pt = made.power is not None
    again = read_card(
        [
            CardData(
                name=made.name,
                layout=layout,
                mana_cost=None if made.cost is None else {1: "{1}", 2: "{1}{G}"}[1 + len(made.cost.symbols)],
                type_line=rendered_type_line(made),
                text="\n".join(lines),
                power=str(made.power) if has_pt else None,
                toughness=str(made.toughness) if has_pt else None,
                loyalty=None if made.loyalty is None else str(made.loyalty),
            )
        ]
    )
    assert again.card is not None, (again.reason, again.lines)
    assert normal(again.card) == normal(made)


def test_a_type_line_in_the_words_of_the_day() -> None:
    tribal = CardDef("Vex", types=256 | 32, subtypes=("Imp",))
    assert rendered_type_line(tribal) == "Kindred Instant — Imp"
    assert rendered_type_line(tribal, Style("2015-01-01")) == "Tribal Instant — Imp"


def test_a_card_calls_itself_by_its_short_name_if_it_is_legendary() -> None:
    drawing = when(dies(itself)).do(draw(1))
    for words, called in (((legendary,), "Ana"), ((), "Ana, Warden of Salt")):
        made = card("Ana, Warden of Salt", "{G}", *words, creature, "Imp", pt="1/1")(drawing)
        assert rendered_lines(made) == (f"When {called} dies, draw a card.",)


def test_a_short_name_that_stands_twice_is_nobody_elses() -> None:
    """ "When … Ana, Ana deals …": not somebody called "Ana, Ana"."""
    line = "When this creature transforms into Ana, Ana deals 3 damage to each opponent."
    name = "Ana, Warden of Salt"
    data = CardData(
        name=name, mana_cost="{G}", type_line="Legendary Creature — Imp", text=line, power="1", toughness="1"
    )
    reading = read_card([data])
    assert reading.card is not None, reading.lines
    assert rendered_lines(reading.card) == (line.replace("When ", "Whenever "),)
