"""Tokens, as text and as nodes."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does

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


ATTACKING_BAT = n.CreateToken(BAT, tapped=True, attacking=True)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Create a tapped and attacking 3/1 red Bat creature token with flying.", ATTACKING_BAT),
        ("Create a 3/1 red Bat creature token with flying. It enters tapped and attacking.", ATTACKING_BAT),
        ("Create a 3/1 red Bat creature token with flying. They enter tapped and attacking.", None),
        (
            "For each opponent, create a 3/1 red Bat creature token with flying that's tapped and attacking "
            "that player or a planeswalker they control.",
            n.CreateToken(BAT, tapped=True, against=n.EachOpponent()),
        ),
        (
            "Create a tapped and attacking token that's a copy of target creature.",
            n.CreateCopy(n.Target(), tapped=True, attacking=True),
        ),
        (
            "Create a token that's a copy of target creature and that's tapped and attacking.",
            n.CreateCopy(n.Target(), tapped=True, attacking=True),
        ),
    ],
)
def test_tokens_that_attack(text: str, meaning: n.Effect | None) -> None:
    assert does(text) == meaning


def test_a_token_that_attacks_is_named() -> None:
    made = does("Create Rag, a legendary 2/1 red Rat creature token. Rag enters tapped and attacking.")
    assert isinstance(made, n.CreateToken)
    assert (made.token.name, made.attacking) == ("Rag", True)
    assert does("Create Rag, a legendary 2/1 red Rat creature token. Bag enters tapped and attacking.") is None


AXE = (
    'Create a colorless Equipment artifact token named Axe with "Equipped creature gets +1/+0" and equip {2}.',
    'Create a colorless Equipment artifact token named Axe with "Equipped creature gets +1/+0." and equip {2}.',
)
FRUIT = 'Create a colorless artifact token named Plum with "{T}, Sacrifice this token: You gain 2 life."'


def test_111_4_a_token_may_have_a_name_and_no_subtype() -> None:
    made = does(FRUIT)
    assert isinstance(made, n.CreateToken)
    assert (made.token.name, made.token.subtypes, len(made.token.abilities)) == ("Plum", (), 1)


def test_a_keyword_follows_an_ability_in_quotation_marks() -> None:
    made = does(AXE[0])
    assert made == does(AXE[1])
    assert isinstance(made, n.CreateToken)
    assert [getattr(one, "keyword", "") for one in made.token.abilities] == ["", "equip"]


@pytest.mark.parametrize(
    "text",
    [
        '{2}: Target creature gains "{T}: Draw a card" until end of turn.',
        'Equipped creature gets +1/+1, has "{T}: Draw a card," and is a Wizard in addition to its other types.',
    ],
)
def test_a_sentence_goes_on_after_what_is_quoted(text: str) -> None:
    assert ability(text) is not None


@pytest.mark.parametrize("abilities", ["trample and haste", 'trample, haste, and "{T}: You gain 1 life."', "flying"])
def test_what_a_token_has_told_apart(abilities: str) -> None:
    told = does(f"Create a 5/1 red Elemental creature token. It has {abilities}")
    if not abilities.endswith('"'):
        assert told is None
        told = does(f"Create a 5/1 red Elemental creature token. It has {abilities}.")
    assert told is not None
    full_stop = "" if abilities.endswith('"') else "."
    assert told == does(f"Create a 5/1 red Elemental creature token with {abilities}{full_stop}")


def test_a_sentence_stands_after_one_that_ends_in_quotation_marks() -> None:
    both = does('Create two 1/1 red Devil creature tokens with "{R}: Draw a card." They gain haste until end of turn.')
    assert isinstance(both, n.Sequence)
    assert [type(step) for step in both.of] == [n.CreateToken, n.Apply]
    one = does('Target creature gains "{R}: Draw a card." until end of turn. You gain 1 life.')
    assert isinstance(one, n.Sequence)
    assert [type(step) for step in one.of] == [n.Apply, n.GainLife]


def test_a_token_of_all_colors() -> None:
    made = does("Create a 3/3 Kavu creature token with trample that's all colors.")
    assert isinstance(made, n.CreateToken)
    assert (made.token.colors, made.token.subtypes, made.token.power) == (31, ("Kavu",), 3)
    assert made == does("Create a 3/3 white, blue, black, red, and green Kavu creature token with trample.")
