"""What is said of the built-in cards is read again as the same cards: those of today, as they once read, and tokens."""

from __future__ import annotations

from typing import Final

import pytest

from mainphase.cards import nodes as n
from mainphase.cards.earlier import wordings_of
from mainphase.cards.earlier.keywords import by_law
from mainphase.cards.library import CARDS
from mainphase.cards.mana_costs import cost_text
from mainphase.cards.nodes import CardDef, CardType
from mainphase.cards.tokens import tokens_of
from mainphase.language.assembling import abilities_in_frame
from mainphase.language.cards import read_face
from mainphase.language.grammar.abilities import without_command_zone
from mainphase.language.linking import linked
from mainphase.language.normal_form import normal
from mainphase.language.rendering import printed_abilities, rendered_lines, rendered_type_line
from mainphase.language.text.card_data import CardData

TODAY: Final = list(CARDS.values())
EARLIER: Final = [wording.card for card in TODAY for wording in wordings_of(card)]
TOKENS: Final = list({token.name: token for card in TODAY + EARLIER for token in tokens_of(card)}.values())

# The same words once stood for something else: what they are read as is what they stand for today.
KEYWORDS_CHANGED: Final = tuple(card.name for card in TODAY if by_law(card, "1997-03-24") != card)


def faces(card: CardDef) -> list[CardDef]:
    return [card, *(part for face in card.faces for part in faces(face))]


def as_printed(face: CardDef) -> CardData:
    """The face as a card file would give it."""
    lines = rendered_lines(face)
    assert None not in lines, f"{face.name} has an ability without words: {lines}"
    text = "\n".join(line for line in lines if line is not None)
    layout = "scheme" if face.types & CardType.NONTRADITIONAL else "leveler" if "LEVEL " in text else "normal"
    return CardData(
        name=face.name,
        layout=layout,
        mana_cost=None if face.cost is None else cost_text(face.cost),
        type_line=rendered_type_line(face),
        text=text,
    )


def compared(abilities: list[n.Ability]) -> CardDef:
    form = normal(CardDef("", abilities=tuple(without_command_zone(ability) for ability in abilities)))
    assert isinstance(form, CardDef)
    return form


def differs(face: CardDef) -> str:
    """How a face differs from what its text is read as; "" if it does not."""
    data = as_printed(face)
    reading = read_face(data)
    wrong = [line for line in reading.lines if line.reason]
    if wrong:
        return f"{wrong[0].text!r} is not read: {wrong[0].reason} at {wrong[0].stopped}"
    read = [ability for frame, inside in reading.read for ability in abilities_in_frame(frame, inside)]
    return (
        "" if compared(list(linked(read))) == compared(list(printed_abilities(face))) else f"{data.text!r} is another"
    )


def wrong(cards: list[CardDef], except_for: tuple[str, ...] = ()) -> dict[str, str]:
    found = {face.name: differs(face) for card in cards if card.name not in except_for for face in faces(card)}
    return {name: why for name, why in found.items() if why}


def test_what_is_said_of_some_cards_is_read_again() -> None:
    assert wrong(TODAY[::6]) == {}


def test_what_is_said_of_cards_as_they_once_read_is_read_again() -> None:
    assert wrong(EARLIER, KEYWORDS_CHANGED) == {}


def test_keywords_that_changed_are_said_with_the_same_words() -> None:
    changed = [card for card in EARLIER if card.name in KEYWORDS_CHANGED]
    assert set(wrong(changed)) == set(KEYWORDS_CHANGED)
    for card in changed:
        assert rendered_lines(card) == rendered_lines(CARDS[card.name])


def test_what_is_said_of_tokens_is_read_again() -> None:
    assert wrong(TOKENS) == {}


@pytest.mark.deep
def test_what_is_said_of_every_card_is_read_again() -> None:
    assert wrong(TODAY) == {}
