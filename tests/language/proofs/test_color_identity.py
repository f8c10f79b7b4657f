"""The color identity of what is read, against what the card file says of it (CR 903.4)."""

from __future__ import annotations

from tests.language.proofs.card_file import held, needs_data, reading, sample

from mainphase.cards.nodes import Color
from mainphase.new_game.commander_decks import colors_to_share


@needs_data
def test_903_4_the_color_identity_of_read_cards() -> None:
    """The file has none of some sets: a card without one is left out."""
    compared = 0
    for name in sample(400, 903):
        said = {letter for entry in held()[name] for letter in entry.get("colorIdentity", ())}
        card = reading(name).card
        if said and card is not None:
            mask = colors_to_share(card)
            assert {Color.LETTERS[k] for k in range(5) if mask & 1 << k} == said, name
            compared += 1
    assert compared > 150
