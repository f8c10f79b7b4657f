"""Which uses of cards a bot takes, of those that it could take."""

from __future__ import annotations

from mainphase.cards.names import find_card
from play_shares import CAST, Uses, colors_of, decks_for_cards, play, sample, suits


def test_cards_are_put_into_decks_of_few_colors() -> None:
    names = ["Shock", "Craw Wurm", "Serra Angel", "Counterspell", "Murder", "Boros Recruit", "Bronze Sable"]
    cards = [find_card(name) for name in names]
    decks = decks_for_cards(cards)
    assert {card for deck in decks for _, card in deck.main} >= set(names)
    for deck in decks:
        assert len(deck) == 60
        colors = 0
        for _, card in deck.main:
            colors |= colors_of(find_card(card))
        assert colors.bit_count() <= 2, deck


def test_a_sample_is_the_same_for_the_same_seed() -> None:
    drawn = sample(5, 3)
    assert drawn == sample(5, 3) != sample(5, 4)
    assert all(map(suits, drawn))


def test_a_game_tells_what_was_offered_and_what_was_taken() -> None:
    decks = decks_for_cards([find_card(name) for name in ("Shock", "Centaur Courser", "Hill Giant")])
    uses = Uses()
    for seed in range(4):
        play([decks[0], decks[0]], seed, "greedy", uses)
    assert uses.offered["Hill Giant", CAST] == uses.taken["Hill Giant", CAST] == 4
    assert ("Hill Giant", CAST) in uses.known()
    assert ("Hill Giant", CAST) not in uses.hardly()
    assert all(taken <= uses.offered[use] for use, taken in uses.taken.items())
