"""An account of what becomes of the cards of a game, for who plays many games."""

from typing import final


@final
class Account:
    """How often each card was in an opening hand, drawn and played, what hurt players last, and why they lost.

    A listener like the log, but one that costs next to nothing: it is no part of the state, and a copy of a state has
    none. The lists of cards are by owner, then by the index of the card in the book.
    """

    def __init__(self, players: int = 0, cards: int = 0) -> None:
        self.cards = cards
        self.opening: list[list[int]] = [[0] * cards for _ in range(players)]  # kept before the first turn
        self.drawn: list[list[int]] = [[0] * cards for _ in range(players)]  # since then
        self.played: list[list[int]] = [[0] * cards for _ in range(players)]  # cast, or played as a land, by its owner
        # What hurt each player last: the index in the book of the source of the damage, or -1 where life was lost
        # otherwise; and whether it was combat damage.
        self.hurt_by: list[int] = [-1] * players
        self.in_combat: list[bool] = [False] * players
        self.lost: list[int] = [0] * players  # the concept by which each player lost
        self.ended = 0  # the concept by which the game ended
