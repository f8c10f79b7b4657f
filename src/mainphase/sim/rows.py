"""The rows that are kept of games: one for each game, and one for each card and game, in columns.

Nothing in them depends on who played the games, or when: the same plan gives the same rows, bit for bit.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from mainphase.game import Game
from mainphase.kernel.state.account import Account
from mainphase.rules.concepts import Concept, concept_name
from mainphase.sim.plan import Batch
from mainphase.sim.playing import Outcome

Columns = dict[str, list[Any]]
MATCH: Final = "match"  # the column of its number in the series

WON: Final = "won"
DRAWN: Final = "drawn"
CUT_OFF: Final = "cut off"  # at the limit of turns or decisions
COMBAT_DAMAGE: Final = "combat damage"
OTHER_DAMAGE: Final = "other damage"
LIFE_LOST: Final = "loss of life"
FAULT: Final = "fault of a bot"
# The ends that a last blow brings about.
OF_A_BLOW: Final = (Concept.ZERO_LIFE, Concept.TEN_POISON, Concept.SBA_TEAM_LIFE, Concept.SBA_TEAM_POISON)

# Of a game; after them, for each seat: `SEAT_COLUMNS`, numbered from 1.
GAME_COLUMNS: Final = (
    "series",
    "game",
    "rules",
    "seed",
    "first",
    "ended",
    "cause",
    "rule",
    "blow",
    "blow_by",
    "turns",
    "decisions",
    "fault",
)
SEAT_COLUMNS: Final = ("player", "won", "life", "mulligans")
SCORE: Final = "score"  # of a seat, in matches: the games won so far, this one among them
CARD_COLUMNS: Final = ("series", "game", "rules", "player", "card", "won", "opening", "drawn", "played")


def game_columns(seats: int, matches: bool = False) -> tuple[str, ...]:
    """The names of all columns of the rows of games; of those of matches, the match is a column too, and `game` counts
    the games of it from 1.
    """
    of_seat = (*SEAT_COLUMNS, SCORE) if matches else SEAT_COLUMNS
    of_game = in_matches(GAME_COLUMNS) if matches else GAME_COLUMNS
    return (*of_game, *(f"{name}_{seat}" for seat in range(1, seats + 1) for name in of_seat))


def in_matches(columns: tuple[str, ...]) -> tuple[str, ...]:
    """The columns of rows of games (or cards) where the games are those of matches."""
    return (columns[0], MATCH, *columns[1:])


@dataclass(frozen=True)
class GameResult:
    """One game: a row, as Python likes it. `players`, `life` and `mulligans` are in seating order.

    `ended` is "won", "drawn" or "cut off". `cause` is what the game ended by (of a game won: why the others lost),
    under a name that is the same on every date; `rule` is its number on the day of the rules. Where that is a lack of
    life (or poison), `blow` says what took the last of it: "combat damage", "other damage" (of `blow_by`), or "loss of
    life".
    """

    series: int
    game: int
    rules: str
    seed: int
    players: tuple[str, ...]
    first: str
    winners: tuple[str, ...]
    ended: str
    cause: str
    rule: str
    blow: str
    blow_by: str
    turns: int
    decisions: int
    life: tuple[int, ...]
    mulligans: tuple[int, ...]
    fault: str
    match: int = -1  # the number of the match in the series, if matches are played; then `game` counts its games from 1
    score: tuple[int, ...] = ()  # in a match: the games won so far, this one among them

    @property
    def winner(self) -> str:
        """Who won, if one player did; else ""."""
        return self.winners[0] if len(self.winners) == 1 else ""


class BatchRows:
    """The rows of a batch, as its games are played."""

    def __init__(self, batch: Batch, seats: int, matches: bool = False) -> None:
        self.batch = batch
        self.seats = seats
        self.matches = matches
        self._games: list[tuple[Any, ...]] = []
        self._cards: Columns = {name: [] for name in (in_matches(CARD_COLUMNS) if matches else CARD_COLUMNS)}

    def columns(self) -> tuple[Columns, Columns]:
        """The rows of the games, and of their cards."""
        values = zip(*self._games, strict=True)
        names = game_columns(self.seats, self.matches)
        return {name: list(column) for name, column in zip(names, values, strict=True)}, self._cards

    def add(self, number: int, game: Game, outcome: Outcome, cards: list[list[tuple[str, int]]]) -> None:
        """A game that has been played, or one of the match of that number. `cards` says for each seat which cards have
        rows, and where each is in the book (-1: it was in the sideboard).
        """
        state = game.state
        account = state.account
        assert account is not None
        rules = game.rules.date
        concept, loser = reason_of_end(game, account)
        ended = WON if outcome.winners else DRAWN if outcome.drawn else CUT_OFF
        place = game.match
        numbers = [number] if place is None else [number, place.number]
        row: list[Any] = [
            self.batch.series,
            *numbers,
            rules,
            game.seed,
            state.starter + 1,
            ended,
            FAULT if outcome.faults and ended == WON else concept_name(concept) if concept else "",
            game.rules.number(concept) if concept else "",
            *last_blow(game, account, concept, loser),
            outcome.turns,
            outcome.decisions,
            outcome.faults[0] if outcome.faults else "",
        ]
        for seat, player in enumerate(state.players):
            won = player.name in outcome.winners
            row += (player.name, won, player.life, player.mulligans)
            if place is not None:
                row.append(place.won[seat] + won)
            size = len(cards[seat])
            counts = (account.opening[seat], account.drawn[seat], account.played[seat])
            values: tuple[list[Any], ...] = (
                [self.batch.series] * size,
                *([each] * size for each in numbers),
                [rules] * size,
                [player.name] * size,
                [card for card, _ in cards[seat]],
                [won] * size,
                *([count[index] if index >= 0 else 0 for _, index in cards[seat]] for count in counts),
            )
            for column, more in zip(self._cards.values(), values, strict=True):
                column += more
        self._games.append(tuple(row))


def reason_of_end(game: Game, account: Account) -> tuple[int, int]:
    """The concept by which the game ended, and who lost by it: the last one in seating order if several did. If nobody
    did, that by which the game itself ended, and -1."""
    if not game.over:
        return 0, -1
    won = game.state.winners
    lost = [seat for seat, concept in enumerate(account.lost) if concept and seat not in won]
    lost = [seat for seat in lost if account.lost[seat] != Concept.TEAM_LOSES] or lost  # not who lost with the team
    return (account.lost[lost[-1]], lost[-1]) if lost and won else (account.ended, -1)


def last_blow(game: Game, account: Account, concept: int, loser: int) -> tuple[str, str]:
    """The kind of loss that took the loser's last life, and the name of the card that dealt it; "" if there is none."""
    if loser < 0 or concept not in OF_A_BLOW:
        return "", ""
    card = account.hurt_by[loser]
    name = game.state.book.cards[card].base.name if card >= 0 else ""
    return COMBAT_DAMAGE if account.in_combat[loser] else OTHER_DAMAGE if card >= 0 else LIFE_LOST, name


def results(columns: Columns, seats: int) -> Iterator[GameResult]:
    """The rows of games, one by one."""
    places = range(1, seats + 1)
    for k in range(len(columns["game"])):
        players = tuple(columns[f"player_{seat}"][k] for seat in places)
        yield GameResult(
            columns["series"][k],
            columns["game"][k],
            columns["rules"][k],
            columns["seed"][k],
            players,
            players[columns["first"][k] - 1],
            tuple(player for seat, player in zip(places, players, strict=True) if columns[f"won_{seat}"][k]),
            columns["ended"][k],
            columns["cause"][k],
            columns["rule"][k],
            columns["blow"][k],
            columns["blow_by"][k],
            columns["turns"][k],
            columns["decisions"][k],
            tuple(columns[f"life_{seat}"][k] for seat in places),
            tuple(columns[f"mulligans_{seat}"][k] for seat in places),
            columns["fault"][k],
            columns[MATCH][k] if MATCH in columns else -1,
            tuple(columns[f"{SCORE}_{seat}"][k] for seat in places) if MATCH in columns else (),
        )
