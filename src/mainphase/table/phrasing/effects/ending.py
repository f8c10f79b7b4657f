"""Effects by which players lose or win the game, in words (CR 104)."""

from mainphase.cards import nodes as n
from mainphase.table.phrasing.base import Speaker, says


@says(n.LoseTheGame)
def lose_the_game(say: Speaker, e: n.LoseTheGame) -> str:
    return f"{say.verb(e.who, 'lose', 'loses')} the game"


@says(n.WinTheGame)
def win_the_game(say: Speaker, e: n.WinTheGame) -> str:
    return f"{say.verb(e.who, 'win', 'wins')} the game"
