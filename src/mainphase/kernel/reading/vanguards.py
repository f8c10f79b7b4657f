"""Vanguards (CR 313, 902): each stays face up in the command zone, and modifies what its owner begins with."""

from typing import Final

from mainphase.kernel.state.state import State

USUAL_HAND: Final = 7  # cards (CR 103.5, 402.2)


def hand_modifier(g: State, player: int) -> int:
    """What a player's vanguard adds to their starting hand size and to their maximum hand size (CR 902.5)."""
    card = g.players[player].vanguard
    return g.book.cards[card].node.hand if card >= 0 else 0


def life_modifier(g: State, player: int) -> int:
    """What a player's vanguard adds to their starting life total (CR 902.4)."""
    card = g.players[player].vanguard
    return g.book.cards[card].node.life if card >= 0 else 0


def starting_hand_size(g: State, player: int) -> int:
    """CR 103.5, 902.5."""
    return USUAL_HAND + hand_modifier(g, player)
