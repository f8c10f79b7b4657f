"""The tokens that a scenario may name."""

from __future__ import annotations

from mainphase.cards.earlier import wordings_of
from mainphase.cards.library import CARDS
from mainphase.cards.token_makers import tokens_by_name
from mainphase.cards.tokens import tokens_of


def test_every_token_that_a_built_in_card_makes_or_once_made_is_known() -> None:
    texts = [(name, text) for name, card in CARDS.items() for text in (card, *[w.card for w in wordings_of(card)])]
    made = {(name, token) for name, text in texts for token in tokens_of(text)}
    assert {one for makers in tokens_by_name().values() for one in makers} == made
