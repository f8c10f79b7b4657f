"""Cards looked at from the top of a library, as text and as nodes."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import SEEN_IN_LIBRARY
from mainphase.cards.words.doing import (
    choose,
    exile,
    exile_until_this_leaves,
    in_turn,
    put_into_library,
    return_to_hand,
    tap,
    top_of_library,
    untap,
)
from mainphase.cards.words.things import creature, each, is_a, it, land, non, saved, target, you, yours
from mainphase.language.grammar.effects.looking import BY_OPPONENTS
from mainphase.language.normal_form import normal

MINE = is_a(creature, yours)
SAPROLING = n.CardDef(
    "Saproling Token", types=n.CardType.CREATURE, subtypes=("Saproling",), power=1, toughness=1, colors=16
)
REST = put_into_library(each(SEEN_IN_LIBRARY), bottom=True)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        (
            "Look at the top four cards of your library. Put one of them into your hand and the rest on the bottom of "
            "your library in any order.",
            in_turn(n.Remember(top_of_library(you, 4), "seen"), choose(SEEN_IN_LIBRARY), return_to_hand(it), REST),
        ),
        (
            "Reveal the top four cards of your library. Starting with the next opponent in turn order, each opponent "
            "chooses a different nonland card from among them. Put the chosen cards into your hand and the rest on the "
            "bottom of your library in any order.",
            in_turn(
                n.Remember(top_of_library(you, 4), "seen"),
                n.Reveal(saved("seen")),
                n.ForEachPlayer(
                    BY_OPPONENTS,
                    in_turn(
                        n.Choose(
                            is_a(SEEN_IN_LIBRARY, non(land), non(n.OneOf(saved("chosen by them")))), n.ThatPlayer()
                        ),
                        n.Remember(it, "chosen by them", beside=True),
                    ),
                ),
                n.Remember(saved("chosen by them"), "it"),
                return_to_hand(it),
                REST,
            ),
        ),
        (
            "Reveal the top card of your library. If it's a creature card, create a 1/1 green Saproling creature "
            "token. If it's a land card, put that card onto the battlefield under your control. If it's a noncreature, "
            "nonland card, you gain 2 life.",
            in_turn(
                n.Remember(top_of_library(you, 1), "seen"),
                n.Reveal(saved("seen")),
                n.If(n.Fits(saved("seen"), creature), n.CreateToken(SAPROLING)),
                n.If(n.Fits(saved("seen"), land), n.Move(saved("seen"), Zone.BATTLEFIELD, under=you)),
                n.If(n.Fits(saved("seen"), is_a(non(creature), non(land))), n.GainLife(n.Fixed(2))),
            ),
        ),
        (
            "Look at the top five cards of your library. You may reveal a creature card from among them and put it "
            "into your hand. Put the rest on the bottom of your library in any order.",
            in_turn(
                n.Remember(top_of_library(you, 5), "seen"),
                choose(SEEN_IN_LIBRARY, creature, at_least=0),
                n.Reveal(it),
                return_to_hand(it),
                REST,
            ),
        ),
        (
            "Reveal the top three cards of your library. Put all creature cards revealed this way into your hand and "
            "the rest into your graveyard.",
            in_turn(
                n.Remember(top_of_library(you, 3), "seen"),
                n.Reveal(saved("seen")),
                return_to_hand(each(SEEN_IN_LIBRARY, creature)),
                n.Move(each(SEEN_IN_LIBRARY), Zone.GRAVEYARD),
            ),
        ),
        (
            "Look at the top three cards of your library, then put them back in any order.",
            put_into_library(top_of_library(you, 3)),
        ),
        ("Look at the top three cards of your library. Put one of them into your hand.", None),
    ],
)
def test_looking(text: str, meaning: n.Effect | None) -> None:
    assert normal(does(text)) == normal(meaning)


def test_a_hand_that_is_shown() -> None:
    hand = (n.InZone(Zone.HAND), n.OwnedBy(target))
    shows = "Target opponent reveals their hand. You choose a nonland card from it. "
    steps = (n.Reveal(each(*hand)), choose(*hand, non(land)))
    assert normal(does(shows + "That player discards that card.")) == normal(in_turn(*steps, n.DiscardThese(it)))
    assert normal(does(shows + "Exile that card.")) == normal(in_turn(*steps, exile(it)))
    assert does("Each opponent reveals their hand. You choose a card from it. That player discards that card.") is None


def test_a_hand_that_is_looked_at_before_cards_are_chosen_from_it() -> None:
    hand = (n.InZone(Zone.HAND), n.OwnedBy(target))
    two = choose(*hand, at_least=2, at_most=2)
    text = "Look at target opponent's hand and choose two cards from it. That player discards those cards."
    assert normal(does(text)) == normal(in_turn(n.LookAt(each(*hand)), two, n.DiscardThese(it)))


def test_tapped_or_untapped_and_gone_for_a_time() -> None:
    assert does("Tap or untap target creature.") == n.ChooseEffect((tap(target), untap(target)))
    assert does("Exile target creature until ~ leaves the battlefield.") == exile_until_this_leaves(target)
    assert does("Exile target card from a graveyard until ~ leaves the battlefield.") is None


def test_the_revealed_cards_are_those_chosen() -> None:
    texts = [
        "Look at the top five cards of your library. You may reveal any number of creature cards from among them and "
        f"put {words} into your hand. Put the rest on the bottom of your library in any order."
        for words in ("them", "the revealed cards")
    ]
    assert does(texts[0]) == does(texts[1]) is not None


def test_as_many_of_the_top_as_is_told() -> None:
    tail = " Put one of them into your hand and the rest on the bottom of your library in any order."
    for words, amount in (
        ("X cards of your library.", n.X()),
        ("X cards of your library, where X is the number of creatures you control.", n.CountOf(MINE)),
    ):
        seen = n.Remember(n.TopOfLibrary(you, amount=amount), "seen")
        assert does(f"Look at the top {words}{tail}") == in_turn(
            seen, choose(SEEN_IN_LIBRARY), return_to_hand(it), REST
        )
    assert does("Look at the top X cards, where X is the number of creatures you control." + tail) is None


def test_what_is_seen_is_put_into_a_hand_for_sure() -> None:
    text = (
        "Look at the top card of your library. You may reveal that card and put it into your hand. If you do, you lose "
        "life equal to its mana value."
    )
    assert does(text) is not None


def test_what_is_said_of_the_card_looked_at_asks_for_no_card_that_was_revealed() -> None:
    for seen in ("Look at", "Reveal"):
        land = f"{seen} the top card of your library. If it's a land card, you may put it onto the battlefield tapped."
        assert does(land) is not None, land
