"""What is said of every card that was read is read again as the same card; it is English, and names no node. A sample
in `make test`, the whole card file in `make test-deep`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.language.proofs.card_file import every_card, needs_data, reading, sample
from tests.language.proofs.english import faults
from tests.language.proofs.test_said_is_read import faces, wrong

from mainphase.cards import nodes as n
from mainphase.cards.library import CARDS
from mainphase.cards.nodes import CardDef
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language import fragments, rendering, rendering_parts
from mainphase.language.rendering import printed_abilities, rendered_lines

SEED = 20261124


def cards_read(names: list[str]) -> list[CardDef]:
    return [card for name in names if (card := reading(name).card) is not None]


def broken(cards: list[CardDef]) -> dict[str, list[str]]:
    """The lines that are no English."""
    found: dict[str, list[str]] = {}
    for face in [face for card in cards for face in faces(card)]:
        for line in rendered_lines(face):
            if line is not None and (why := faults(line, face.name)):
                found[f"{face.name}: {line}"] = why
    return found


def fragments_of(card: CardDef) -> Iterator[tuple[str, str]]:
    """What views, options and refusals say of a face, part by part."""
    for ability in printed_abilities(card):
        yield "label", fragments.ability_label(ability, name=card.name, of=card)
        if isinstance(ability, (n.SpellAbility, n.Activated, n.Triggered)):
            for which, mode in enumerate(ability.modes):
                if len(ability.modes) > 1:  # only then is one of them asked for by itself
                    yield "mode", fragments.ability_mode(ability, which, name=card.name)
                yield from (("target", fragments.target_phrase_text(target)) for target in mode.targets)
        for part in everything_in(ability):
            if isinstance(part, n.ChooseEffect):
                yield from (("effect", fragments.effect_text(one, name=card.name)) for one in part.of)


def called_by_nodes(cards: list[CardDef], monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """What is called by the names of its nodes, since there are no words for it."""
    mark = "\0"

    def told(node: Any) -> str:
        return f"{mark}{type(node).__name__}"

    monkeypatch.setattr(rendering, "without_words", told)
    monkeypatch.setattr(rendering_parts, "without_words", told)
    found: dict[str, list[str]] = {}
    for face in [face for card in cards for face in faces(card)]:
        bad = [f"{what} {words}" for what, words in fragments_of(face) if mark in words]
        if bad:
            found[face.name] = bad
    fragments.KEPT.clear()
    return found


def test_the_english_of_built_in_cards() -> None:
    """But for "any number of target players's graveyard", which no phrase says in the plural."""
    assert broken([card for card in CARDS.values() if card.name != "Thraben Charm"]) == {}


def test_no_part_of_a_built_in_card_is_called_by_its_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert called_by_nodes(list(CARDS.values())[::4], monkeypatch) == {}


@needs_data
def test_what_is_said_of_some_read_cards_is_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = cards_read(sample(150, SEED))
    assert wrong(cards) == {}
    assert broken(cards) == {}
    assert called_by_nodes(cards[::3], monkeypatch) == {}


@needs_data
@pytest.mark.deep
def test_what_is_said_of_every_read_card_is_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = cards_read(sorted(every_card()))
    assert wrong(cards) == {}
    assert broken(cards) == {}
    assert called_by_nodes(cards, monkeypatch) == {}


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("Lands doesn't untap during its controller's untap step.", "many do, as one does"),
        ("Sacrifice a artifact.", "a before a vowel"),
        ("Draw an card.", "an before no vowel"),
        ("You gain gain 2 life.", "a word twice"),
        ("Destroy {which}.", "a slot of a template"),
        ("Exile a permanent in your graveyard.", "a permanent that is elsewhere"),
        ("Return a creature in your graveyard to your hand.", "no card, but elsewhere"),
        ("You may that player loses 1 life.", "may that somebody does"),
        ("Creatures you control's abilities can't be activated: whose creatures's?", "whose, of many"),
        ("Skeletons or Zombies you control get +1/+1.", "one of two does, and is told as both"),
        ('Lands have "{T}: Add {G}.', "quotes that do not close"),
    ],
)
def test_what_is_no_english_is_found(line: str, what: str) -> None:
    assert any(fault.startswith(what) for fault in faults(line, "Paper Heron"))
