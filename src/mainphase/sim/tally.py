"""Counting games. Everything that a report says is in these counts, and counts add up: those of two batches make those
of both, so it makes no difference in which order games were played, and how many there are takes no more memory.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from mainphase.sim.rows import MATCH, WON, Columns
from mainphase.sim.wilson import Share


@dataclass
class CardTally:
    """A card of one player. Only games that somebody won are counted; of each pair of numbers the first is in how many
    of them it happened, the second how many of those the player won."""

    opening: list[int] = field(default_factory=lambda: [0, 0])  # it was in the opening hand
    drawn: list[int] = field(default_factory=lambda: [0, 0])  # it was drawn later
    played: list[int] = field(default_factory=lambda: [0, 0])
    seen: list[int] = field(default_factory=lambda: [0, 0])  # in the opening hand, or drawn later

    def merge(self, other: CardTally) -> None:
        for mine, theirs in (
            (self.opening, other.opening),
            (self.drawn, other.drawn),
            (self.played, other.played),
            (self.seen, other.seen),
        ):
            mine[0] += theirs[0]
            mine[1] += theirs[1]


@dataclass
class PlayerTally:
    """One player of a series. What is `decided` ended with a winner: win rates are shares of these games."""

    decided: int = 0
    won: int = 0
    first_decided: int = 0  # on the play
    first_won: int = 0
    mulligans: Counter[int] = field(default_factory=Counter)
    turns_won: Counter[int] = field(default_factory=Counter)  # the turn of the win
    life_won: Counter[int] = field(default_factory=Counter)  # what was left, in games won
    causes: Counter[tuple[str, str]] = field(default_factory=Counter)  # of games lost: the concept, and its number
    cards: dict[str, CardTally] = field(default_factory=dict)
    # Matches that somebody won; those of them whose first game the player began; first games of matches.
    matches_decided: int = 0
    matches_won: int = 0
    begun_decided: int = 0
    begun_won: int = 0
    openings_decided: int = 0
    openings_won: int = 0

    @property
    def wins(self) -> Share:
        """Won of all decided games."""
        return Share(self.won, self.decided)

    @property
    def wins_first(self) -> Share:
        """Won on the play."""
        return Share(self.first_won, self.first_decided)

    @property
    def wins_later(self) -> Share:
        """Won on the draw."""
        return Share(self.won - self.first_won, self.decided - self.first_decided)

    @property
    def match_wins(self) -> Share:
        """Matches won, of those that somebody won."""
        return Share(self.matches_won, self.matches_decided)

    @property
    def match_wins_begun(self) -> Share:
        """Matches won, of those whose first game the player began."""
        return Share(self.begun_won, self.begun_decided)

    @property
    def wins_at_first(self) -> Share:
        """Won of the first games of matches."""
        return Share(self.openings_won, self.openings_decided)

    @property
    def wins_sideboarded(self) -> Share:
        """Won of the later games of matches."""
        return Share(self.won - self.openings_won, self.decided - self.openings_decided)

    def merge(self, other: PlayerTally) -> None:
        self.matches_decided += other.matches_decided
        self.matches_won += other.matches_won
        self.begun_decided += other.begun_decided
        self.begun_won += other.begun_won
        self.openings_decided += other.openings_decided
        self.openings_won += other.openings_won
        self.decided += other.decided
        self.won += other.won
        self.first_decided += other.first_decided
        self.first_won += other.first_won
        self.mulligans.update(other.mulligans)
        self.turns_won.update(other.turns_won)
        self.life_won.update(other.life_won)
        self.causes.update(other.causes)
        for name, card in other.cards.items():
            self.cards.setdefault(name, CardTally()).merge(card)


@dataclass
class SeriesTally:
    """The tally of the games of a series."""

    games: int = 0
    drawn: int = 0
    cut_off: int = 0  # at a limit: nobody has won
    decisions: int = 0
    turns: Counter[int] = field(default_factory=Counter)  # how long games were; those cut off too
    causes: Counter[tuple[str, str, str]] = field(default_factory=Counter)  # how it ended, the concept, its number
    blows: Counter[tuple[str, str]] = field(default_factory=Counter)  # what took the last life, and the card
    faults: Counter[str] = field(default_factory=Counter)  # what bots lost by, in their own words
    players: dict[str, PlayerTally] = field(default_factory=dict)
    matches: int = 0  # 0: no matches are played
    matches_broken_off: int = 0  # nobody has won them
    match_games: Counter[int] = field(default_factory=Counter)  # how many games matches had

    @property
    def count(self) -> int:
        """How many matches; or games, where no matches are played."""
        return self.matches or self.games

    @property
    def shares(self) -> list[Share]:
        """The win rates of the players: of matches, where matches are played."""
        return [player.match_wins if self.matches else player.wins for player in self.players.values()]

    def merge(self, other: SeriesTally) -> None:
        """Adds what came of other games."""
        self.matches += other.matches
        self.matches_broken_off += other.matches_broken_off
        self.match_games.update(other.match_games)
        self.games += other.games
        self.drawn += other.drawn
        self.cut_off += other.cut_off
        self.decisions += other.decisions
        self.turns.update(other.turns)
        self.causes.update(other.causes)
        self.blows.update(other.blows)
        self.faults.update(other.faults)
        for name, player in other.players.items():
            self.players.setdefault(name, PlayerTally()).merge(player)

    @property
    def half(self) -> float:
        """Half of the width of the widest interval of a win rate."""
        return max((share.half for share in self.shares), default=0.5)


def tally_of(games: Columns, cards: Columns, seats: int) -> SeriesTally:
    """The counts of some games of one series, from their rows."""
    tally = SeriesTally(games=len(games["game"]), decisions=sum(games["decisions"]))
    tally.turns.update(games["turns"])
    tally.causes.update(zip(games["ended"], games["cause"], games["rule"], strict=True))
    tally.blows.update(blow for blow in zip(games["blow"], games["blow_by"], strict=True) if blow[0])
    tally.faults.update(fault for fault in games["fault"] if fault)
    ended = games["ended"]
    decided = {number for number, end in zip(game_numbers(games), ended, strict=True) if end == WON}
    tally.drawn = ended.count("drawn")
    tally.cut_off = ended.count("cut off")
    for seat in range(1, seats + 1):
        _add_seat(tally, games, seat)
    _add_cards(tally, cards, decided)
    if MATCH in games:
        _add_matches(tally, games, seats)
    return tally


def game_numbers(rows: Columns) -> list[Any]:
    """What tells the games of rows apart."""
    return list(zip(rows[MATCH], rows["game"], strict=True)) if MATCH in rows else rows["game"]


def _add_matches(tally: SeriesTally, games: Columns, seats: int) -> None:
    """A match ends with the game that its winner wins; one whose last game nobody won was broken off."""
    places = range(1, seats + 1)
    firsts = [k for k, number in enumerate(games["game"]) if number == 1]
    for first, end in zip(firsts, [*firsts[1:], len(games["game"])], strict=True):
        last = end - 1
        won = games["ended"][last] == WON
        tally.matches += 1
        tally.matches_broken_off += not won
        tally.match_games[games["game"][last]] += 1
        for seat in places:
            player = tally.players[games[f"player_{seat}"][first]]
            if games["ended"][first] == WON:
                player.openings_decided += 1
                player.openings_won += games[f"won_{seat}"][first]
            if won:
                winner = games[f"won_{seat}"][last]
                begun = games["first"][first] == seat
                player.matches_decided += 1
                player.matches_won += winner
                player.begun_decided += begun
                player.begun_won += begun and winner


def _add_seat(tally: SeriesTally, games: Columns, seat: int) -> None:
    for name, first, end, won, turns, life, mulligans, cause, rule in zip(
        games[f"player_{seat}"],
        games["first"],
        games["ended"],
        games[f"won_{seat}"],
        games["turns"],
        games[f"life_{seat}"],
        games[f"mulligans_{seat}"],
        games["cause"],
        games["rule"],
        strict=True,
    ):
        player = tally.players.setdefault(name, PlayerTally())
        player.mulligans[mulligans] += 1
        if end != WON:
            continue
        player.decided += 1
        player.first_decided += first == seat
        if won:
            player.won += 1
            player.first_won += first == seat
            player.turns_won[turns] += 1
            player.life_won[life] += 1
        else:
            player.causes[cause, rule] += 1


def _add_cards(tally: SeriesTally, cards: Columns, decided: set[Any]) -> None:
    numbers = game_numbers(cards)
    for number, name, card in zip(numbers, cards["player"], cards["card"], strict=True):
        if number != numbers[0]:  # every game has the same cards
            break
        tally.players[name].cards[card] = CardTally()
    of = {name: player.cards for name, player in tally.players.items()}
    for number, name, card, won, opening, drawn, played in zip(
        numbers,
        cards["player"],
        cards["card"],
        cards["won"],
        cards["opening"],
        cards["drawn"],
        cards["played"],
        strict=True,
    ):
        if not (opening or drawn or played) or number not in decided:
            continue
        counts = of[name][card]
        if opening:
            counts.opening[0] += 1
            counts.opening[1] += won
        if drawn:
            counts.drawn[0] += 1
            counts.drawn[1] += won
        if opening or drawn:
            counts.seen[0] += 1
            counts.seen[1] += won
        if played:
            counts.played[0] += 1
            counts.played[1] += won
