"""What becomes of the cards of a game, for who plays many games."""

from typing import final


@final
class Account:
    """How often each card was in an opening hand, drawn and played, and why players lost.

    A listener like the log, but one that costs next to nothing: it is no part of the state, and a copy of a state has
    none. The lists of cards are by owner, then by the index of the card in the book.
    """

    def __init__(self, players: int = 0, cards: int = 0) -> None:
        self.cards = cards
        self.opening: list[list[int]] = [[0] * cards for _ in range(players)]  # kept before the first turn
        self.drawn: list[list[int]] = [[0] * cards for _ in range(players)]  # since then
        self.played: list[list[int]] = [[0] * cards for _ in range(players)]  # cast, or played as a land, by its owner
        self.lost: list[int] = [0] * players  # the concept by which each player lost
        self.ended = 0  # the concept by which the game ended
