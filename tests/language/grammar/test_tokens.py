"""Tokens, as text and as nodes."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does

from mainphase.cards import nodes as n
from mainphase.cards.words.doing import create, in_turn, put_counters
from mainphase.cards.words.keyword_abilities import flying, haste, vigilance
from mainphase.cards.words.statics import cant_block
from mainphase.cards.words.things import (
    artifact,
    blue,
    colorless,
    creature,
    green,
    it,
    itself,
    number_of,
    red,
    x,
    yours,
)
from mainphase.cards.words.tokens import FOOD, MAP, MUTAGEN, TREASURE, WALKER, token_card

BAT = token_card("Bat", red, creature, pt="3/1", abilities=(flying,))


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Create a 3/1 red Bat creature token with flying.", create(1, BAT)),
        ("Create two 3/1 red Bat creature tokens with flying.", create(2, BAT)),
        ("Create X 3/1 red Bat creature tokens with flying.", create(x, BAT)),
        (
            "Create a 3/1 red Bat creature token with flying for each artifact you control.",
            create(number_of(artifact, yours), BAT),
        ),
        (
            "Create an 8/8 blue and green Whale creature token.",
            create(1, token_card("Whale", blue, green, creature, pt="8/8")),
        ),
        (
            "Create a 0/3 colorless Golem artifact creature token with vigilance and haste.",
            create(1, token_card("Golem", colorless, artifact, creature, pt="0/3", abilities=(vigilance, haste))),
        ),
        ("Create a Food token and a Treasure token.", in_turn(create(1, FOOD), create(1, TREASURE))),
        ("Create a Food token and create a Treasure token.", in_turn(create(1, FOOD), create(1, TREASURE))),
        ("Create a Food token or a Treasure token.", n.ChooseEffect((create(1, FOOD), create(1, TREASURE)))),
        ("Create a Map token and a Mutagen token.", in_turn(create(1, MAP), create(1, MUTAGEN))),
        ("Create three Walker tokens.", create(3, WALKER)),
        ("Create a Shards token.", None),
        ("Create two tapped Treasure tokens.", n.CreateToken(TREASURE, n.Fixed(2), tapped=True)),
        (
            'Create a 1/1 red Rat creature token with "This creature can\'t block."',
            create(1, token_card("Rat", red, creature, pt="1/1", abilities=(cant_block(itself),))),
        ),
        (
            "Create a 3/1 red Bat creature token with flying. Put two +1/+1 counters on it.",
            in_turn(create(1, BAT), put_counters(2, "+1/+1", it)),
        ),
        ("Put a 3/1 red Bat creature token with flying onto the battlefield.", create(1, BAT)),
        ("Create a Bat creature token.", None),
        ("Create a 1/1 red Bat artifact token.", None),
        ("Create an 3/1 red Bat creature token.", None),
    ],
)
def test_tokens(text: str, meaning: n.Effect | None) -> None:
    assert does(text) == meaning
