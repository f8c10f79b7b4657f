"""What a team shares in Two-Headed Giant: its life total, and its poison counters (CR 810.4, 810.9, 810.10).

Each player of a team has all of it written down, and what happens to one of them is written down for all. So whoever
reads a life total or counts counters finds the team's, and need not know of teams.
"""

from typing import Final

from mainphase.kernel.state.state import State
from mainphase.rules.law import TeamLife

POISON: Final = "poison"


def sharers(g: State, player: int) -> list[int]:
    """Who shares a life total with a player, and wins and loses with them (CR 810.8a): alone, the player."""
    return g.team(player) if g.heads else [player]


def team_starting_life(g: State) -> int:
    """The life total with which each team begins (CR 810.4, 810.11)."""
    return g.rules.team_life_each * g.heads


def add_life(g: State, player: int, amount: int) -> None:
    """What a player gains, or loses if it is negative, changes the team's life total (CR 810.9)."""
    if not g.heads:
        g.players[player].life += amount
        return
    for p in g.team(player):
        g.players[p].life += amount


def life_asked_of(g: State, player: int) -> int:
    """The life total of a player as an effect needs to know it (CR 810.9a): the team's; until 22 April 2010 an equal
    share of that, rounded up.
    """
    life = g.players[player].life
    if not g.heads or g.rules.team_life == TeamLife.WHOLE:
        return life
    return -(-life // g.heads)


def shares_poison(g: State) -> bool:
    """True if a team's poison counters are the team's, and not each player's (CR 810.10)."""
    return g.heads > 0 and g.rules.poison_is_shared


def deadly_poison(g: State) -> int:
    """How many poison counters it takes to lose the game (CR 704.5c, 704.6b, 810.11)."""
    return 15 + 5 * (g.heads - 2) if shares_poison(g) else 10


def teams_are_attacked(g: State) -> bool:
    """True if creatures attack a team, and none of its players more than another: in Two-Headed Giant until 26 April
    2018.
    """
    return g.heads > 0 and g.rules.team_is_attacked


def attacked_together(g: State, player: int) -> list[int]:
    """Whoever attacks a player attacks all of these: that player, or the team where teams are attacked."""
    return g.team(player) if teams_are_attacked(g) else [player]
