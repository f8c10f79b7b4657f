"""The plan of a run: who meets whom, under the rules of which days, from which seeds.

A plan is a value. It says for every game what it is begun with, so it makes no difference who plays it, when, or where.

* A *series* is what the same players play under the rules of one day. Two decks make one series for each day; more
  make one for each pair of them (a round robin). In a variant for more than two, all of them sit at one table.
* Game 0 and game 1 of a series have the same seed with the seats exchanged, so have 2 and 3, and so on. With n players
  the seats go round in n games, and teams stay together. Only where all players are the same (deck and bot), each game
  has a seed of its own: with the same seed it would be the same game again.
* Where matches are played, all this is so of matches, and their games follow from it.
* A *batch* is a run of games of one series: what is handed to a process, and what is kept in one file.
"""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from importlib.metadata import version
from itertools import combinations, count, islice
from math import lcm
from os import PathLike
from pathlib import Path
from typing import Any, Final, TypeVar

from mainphase.cards.codec import fingerprint
from mainphase.cards.decks import Deck, read_deck
from mainphase.cards.multiplayer import ALTERNATING, is_two_headed, variant_name
from mainphase.cards.planechase import PLANECHASE, multiplayer_options
from mainphase.cards.sideboarding import NOTHING_PLANNED, SideboardPlan, read_plan
from mainphase.cards.variants import ARCHENEMY, COMMANDER, DUEL, LED, VANGUARD, check_variant, check_variant_is_text
from mainphase.errors import DeckError, OptionError, repr_of, visible
from mainphase.foundation.whole_numbers import SEEDS
from mainphase.game import AUTOMATIC
from mainphase.game.match import check_best_of
from mainphase.kernel.values import Automation
from mainphase.new_game.deck_sizes import check_deck_sizes
from mainphase.new_game.seats import MOST_PLAYERS
from mainphase.new_game.sideboards import with_sideboards_in_play
from mainphase.new_game.starting import GameSettings, checked_settings
from mainphase.players.bot import checked_seconds
from mainphase.players.load import BotKind, bot_label, make_bot
from mainphase.rules.timeline import rules_on
from mainphase.saying.worded import commas, fixed, worded
from mainphase.sim.playing import MAX_DECISIONS, MAX_TURNS

BOT: Final = "greedy"  # who plays, if nobody says
LONGEST_NAME: Final = 60  # of a player's name
MOST_GAMES: Final = 10**12
MOST_SEED: Final = 2**62  # so that the seeds of all games have 64 bits with their sign, as the rows keep them
MOST_IN_BATCH: Final = 1_000_000

T = TypeVar("T")
GivenDeck = Deck | str | PathLike[str]


@dataclass(frozen=True)
class Entrant:
    """Who plays: a deck in the hands of a bot, under the name that stands in every result."""

    name: str
    deck: Deck
    bot: BotKind


@dataclass(frozen=True)
class GameSeries:
    """Games of the same players under the rules of one day. `entrants` are places in the list of the plan."""

    number: int
    rules: str
    entrants: tuple[int, ...]


@dataclass(frozen=True, order=True)
class Batch:
    """Some games of a series: those from `first` on, `games` of them. `chunk` counts the batches of the series."""

    chunk: int
    series: int
    first: int
    games: int


@dataclass(frozen=True)
class Plan:
    """All that decides what is played, but for how many games of each series."""

    entrants: tuple[Entrant, ...]
    dates: tuple[str, ...]
    seed: int = 0
    variant: str = DUEL
    automation: Automation = AUTOMATIC
    max_turns: int = MAX_TURNS
    max_decisions: int = MAX_DECISIONS
    bot_seconds: float | None = None
    batch: int = 100
    best_of: int = 1  # the games of a match; one: no matches are played
    sideboard: SideboardPlan = NOTHING_PLANNED

    @property
    def matches(self) -> bool:
        """True if matches are played, and not single games."""
        return self.best_of > 1

    @property
    def unit(self) -> str:
        """The name of what is counted."""
        return "matches" if self.matches else "games"

    @cached_property
    def series(self) -> tuple[GameSeries, ...]:
        """Every series: pair by pair, and for each pair day by day."""
        size = 2 if self.variant == DUEL else len(self.entrants)
        tables = combinations(range(len(self.entrants)), size)
        return tuple(
            GameSeries(number, date, table)
            for number, (table, date) in enumerate((table, date) for table in tables for date in self.dates)
        )

    @property
    def seats(self) -> int:
        """How many players a game has."""
        return len(self.series[0].entrants)

    def players(self, series: GameSeries) -> tuple[Entrant, ...]:
        """Who plays in a series."""
        return tuple(self.entrants[k] for k in series.entrants)

    @cached_property
    def teams(self) -> tuple[int, ...]:
        """How many sit together in each team. Alternating teams stay the same if everybody moves on by one seat, so
        there, as where nobody has a team, each sits alone.
        """
        if is_two_headed(self.variant):
            return (self.seats // 2,) * 2
        game = multiplayer_options(self.variant, self.seats)
        if game is not None and game.teams and game.variant != ALTERNATING:
            return game.sizes()
        return (1,) * self.seats

    @property
    def round(self) -> int:
        """How many seatings there are."""
        return self.seats if len(set(self.teams)) == 1 else lcm(*self.teams)

    def seating(self, series: GameSeries, game: int) -> tuple[Entrant, ...]:
        """Who sits where in a game of a series. Those of a team stay together: the teams go round, and in each team its
        players; teams of different sizes keep their places, which are those that the variant says.
        """
        players = iter(self.players(series))
        teams = [tuple(islice(players, size)) for size in self.teams]
        turn = game
        if len(set(self.teams)) == 1:
            turn = game // len(teams)
            teams = moved_on(teams, game)
        return tuple(entrant for team in teams for entrant in moved_on(team, turn))

    def seed_of(self, series: GameSeries, game: int) -> int:
        """The seed of a game of a series."""
        return self.seed + (game if all_same(self.players(series)) else game // self.round)

    def settings(self, series: GameSeries, game: int) -> GameSettings:
        """The settings that a game of a series is begun with."""
        decks = {entrant.name: entrant.deck for entrant in self.seating(series, game)}
        seed = self.seed_of(series, game)
        return checked_settings(
            GameSettings(decks, self.variant, series.rules, seed, None, None, self.automation, True)
        )

    def batches(self, games: int) -> Iterator[Batch]:
        """The batches of so many games of each series, in the order in which they count: chunk by chunk, and of each
        chunk series by series, so that all series grow alike."""
        for chunk in count():
            first = chunk * self.batch
            if first >= games:
                return
            for series in self.series:
                yield Batch(chunk, series.number, first, min(self.batch, games - first))

    def as_dict(self) -> dict[str, Any]:
        """The plan as plain data, with what else the games depend on: the version and the cards."""
        return {
            "version": version("mainphase"),
            "players": [
                {
                    "name": entrant.name,
                    "bot": bot_label(entrant.bot),
                    "deck": [list(entry) for entry in entrant.deck.main],
                    "schemes": [list(entry) for entry in entrant.deck.schemes],
                    "commanders": [list(entry) for entry in entrant.deck.commanders],
                    **(
                        {"vanguards": [list(entry) for entry in entrant.deck.vanguards]}
                        if entrant.deck.vanguards
                        else {}
                    ),
                    **({"planes": [list(entry) for entry in entrant.deck.planes]} if entrant.deck.planes else {}),
                    **(
                        {"sideboard": [list(entry) for entry in deck.sideboard]}
                        if (deck := entrant.deck).sideboard
                        else {}
                    ),
                }
                for entrant in self.entrants
            ],
            "rules": list(self.dates),
            "cards": {date: self._cards(date) for date in self.dates},
            "seed": self.seed,
            "variant": self.variant,
            "automation": list(self.automation.flags()),
            "max_turns": self.max_turns,
            "max_decisions": self.max_decisions,
            "bot_seconds": self.bot_seconds,
            "batch": self.batch,
            **self._matches_as_dict(),
        }

    def _matches_as_dict(self) -> dict[str, Any]:
        if not self.matches:
            return {}
        planned = [[each.deck, each.against, list(each.out), list(each.into)] for each in self.sideboard.exchanges]
        return {"best_of": self.best_of, "sideboard": planned}

    def _cards(self, date: str) -> str:
        """A fingerprint of all cards as they read on a day."""
        prints = {
            card.name: fingerprint(card)
            for entrant in self.entrants
            for _, card in [
                *entrant.deck.counted(date),
                *entrant.deck.counted_schemes(date),
                *entrant.deck.counted_commanders(date),
                *entrant.deck.counted_vanguards(date),
                *entrant.deck.counted_planes(date),
                *entrant.deck.counted_sideboard(date),
            ]
        }
        return blake2b(json.dumps(prints, sort_keys=True).encode(), digest_size=8).hexdigest()


def moved_on(places: Sequence[T], turn: int) -> list[T]:
    """What stands in these places after so many moves by one place."""
    at = turn % len(places)
    return [*places[at:], *places[:at]]


def all_same(players: Sequence[Entrant]) -> bool:
    """True if they play the same cards in the same way, so that exchanging seats changes nothing."""
    one = players[0]
    return all((other.deck.played, other.bot) == (one.deck.played, one.bot) for other in players)


def make_plan(
    decks: Iterable[GivenDeck],
    *,
    bots: BotKind | Sequence[BotKind] = BOT,
    rules: str | datetime.date | Sequence[str | datetime.date | None] | None = None,
    variant: str = "",
    seed: int = 0,
    automation: Automation = AUTOMATIC,
    max_turns: int = MAX_TURNS,
    max_decisions: int = MAX_DECISIONS,
    bot_seconds: float | None = None,
    batch: int = 100,
    best_of: int = 1,
    sideboard: SideboardPlan | str | PathLike[str] | None = None,
    small_decks: bool = False,
) -> Plan:
    """A plan, checked. Raises OptionError or DeckError: whatever would be refused in a game is refused here, before the
    first one.
    """
    read = decks_of(decks)
    check_best_of(best_of)
    planned = checked_plan(sideboard, best_of)
    for name, number, most in (
        ("max_turns", max_turns, MOST_GAMES),
        ("max_decisions", max_decisions, MOST_GAMES),
        ("batch", batch, MOST_IN_BATCH),
    ):
        check_number(name, number, 1, most)
    check_number("seed", seed, SEEDS[0], MOST_SEED)
    check_variant_is_text(variant)
    said = variant.strip().casefold() or (COMMANDER if all(deck.commanders for deck in read) else DUEL)
    played = check_variant(said, 2 if said == DUEL else len(read))
    if best_of > 1 and played != DUEL:
        raise OptionError(
            worded(
                "error-a-match-is-the-best-of-several",
                "a match is the best of several games for two players only (100.6a), not in {played}",
                played=played,
            )
        )
    if played not in LED and best_of == 1:  # there a list may have its commander in it
        given = {str(number): deck for number, deck in enumerate(read)}
        read = list(with_sideboards_in_play(given).values())
    if not isinstance(automation, Automation):
        raise OptionError(
            worded(
                "error-automation-is-an-automation-such-as-automatic-found",
                "automation is an Automation, such as AUTOMATIC; found {automation}",
                automation=repr_of(automation),
            )
        )
    if played != DUEL and len(read) > MOST_PLAYERS:
        raise OptionError(
            worded(
                "error-a-game-has-at-most",
                "a game has at most {most_players} players; found {count} decks",
                most_players=MOST_PLAYERS,
                count=len(read),
            )
        )
    plan = Plan(
        entrants_of(read, bots_for_decks(bots, len(read))),
        dates_of(rules),
        seed,
        played,
        automation,
        max_turns,
        max_decisions,
        checked_seconds(bot_seconds),
        batch,
        best_of,
        planned,
    )
    planned.check(read, plan.dates)
    for date in plan.dates:
        if not small_decks:
            check_deck_sizes(rules_on(date), [("", deck) for deck in read], played)
        for deck in read:
            deck.cards(date)  # TooNewError: the rules of the day do not know a card
            deck.counted_schemes(date)
            deck.counted_commanders(date)
            if deck.commanders and played not in LED:
                raise OptionError(
                    worded(
                        "error-the-deck-has-a-commander",
                        "the deck {deck} has a commander, which only the variants {led} use",
                        deck=deck.name,
                        led=commas(LED),
                    )
                )
            deck.counted_vanguards(date)
            if deck.vanguards and played != VANGUARD:
                raise OptionError(
                    worded(
                        "error-the-deck-has-a-vanguard",
                        "the deck {deck} has a vanguard, which only the variant vanguard uses",
                        deck=deck.name,
                    )
                )
            deck.counted_planes(date)
            if deck.planes and variant_name(played) != PLANECHASE:
                raise OptionError(
                    worded(
                        "error-the-deck-has-a-planar-deck",
                        "the deck {deck} has a planar deck, which only the variant planechase uses",
                        deck=deck.name,
                    )
                )
            deck.counted_sideboard(date)
            if deck.schemes and played != ARCHENEMY:
                raise OptionError(
                    worded(
                        "error-the-deck-has-schemes-which-only",
                        "the deck {deck} has schemes, which only the variant archenemy uses",
                        deck=deck.name,
                    )
                )
    for series in plan.series[: len(plan.dates)]:
        plan.settings(series, 0)
    return plan


def checked_plan(given: SideboardPlan | str | PathLike[str] | None, best_of: int) -> SideboardPlan:
    """The plan of exchanges with sideboards, from its file. Raises OptionError for a plan where no matches are played,
    DeckError for a file that has none.
    """
    if given is None:
        return NOTHING_PLANNED
    if best_of == 1:
        raise OptionError(
            fixed(
                "error-cards-are-exchanged-with-a-sideboard",
                "cards are exchanged with a sideboard between the games of a match: say best of how many",
            )
        )
    if not isinstance(given, (SideboardPlan, str, PathLike)):
        raise OptionError(
            worded(
                "error-a-plan-of-exchanges",
                "a plan of exchanges is a SideboardPlan, or the path of a file; found {given}",
                given=repr_of(given),
            )
        )
    return given if isinstance(given, SideboardPlan) else read_plan(Path(given))


def check_number(name: str, number: object, low: int, high: int) -> None:
    """Raises OptionError unless it is a whole number within its bounds."""
    if not isinstance(number, int) or isinstance(number, bool) or not low <= number <= high:
        raise OptionError(
            worded(
                "error-is-a-whole-number",
                "{name} is a whole number from {low} to {high}; found {number}",
                name=name,
                low=low,
                high=high,
                number=repr_of(number),
            )
        )


def decks_of(given: object) -> list[Deck]:
    """The decks, read. Raises OptionError if there are fewer than two, DeckError if one has no cards."""
    if isinstance(given, (str, Deck, PathLike, Mapping)) or not isinstance(given, Iterable):
        raise OptionError(
            worded(
                "error-decks-are-a-list",
                "decks are a list of two or more, such as ['red-burn', 'vanilla-green']; found {given}",
                given=repr_of(given),
            )
        )
    read: list[Deck] = []
    for deck in given:
        if not isinstance(deck, (Deck, str, PathLike)):
            raise OptionError(
                worded(
                    "error-a-deck-is-a-deck",
                    "a deck is a Deck, or its name, file or text; found {deck}",
                    deck=repr_of(deck),
                )
            )
        read.append(deck if isinstance(deck, Deck) else read_deck(deck if isinstance(deck, str) else Path(deck)))
    if len(read) < 2:
        raise OptionError(
            worded(
                "error-two-or-more-decks-play-found",
                "two or more decks play; found {count} (give a deck twice for a mirror)",
                count=len(read),
            )
        )
    if not all(len(deck) for deck in read):
        raise DeckError(fixed("error-a-deck-has-no-cards", "a deck has no cards"))
    return read


def bots_for_decks(given: object, decks: int) -> list[BotKind]:
    """A bot for each deck: the same for all, or each its own. Raises OptionError if there are others."""
    several = isinstance(given, Sequence) and not isinstance(given, str)
    bots: list[Any] = list(given) if several else [given]  # type: ignore[call-overload]
    if len(bots) not in (1, decks):
        raise OptionError(
            worded(
                "error-bots-for-decks-give",
                "{count} bots for {decks} decks: give one for all, or one for each",
                count=len(bots),
                decks=decks,
            )
        )
    for bot in bots:
        make_bot(bot, 0)
    return bots * decks if len(bots) == 1 else bots


def dates_of(given: object) -> tuple[str, ...]:
    """The days whose rules are played, each once, in the order given. Raises OptionError if there is none, or one
    twice.
    """
    several = isinstance(given, Sequence) and not isinstance(given, str)
    wanted: list[Any] = list(given) if several else [given]  # type: ignore[call-overload]
    dates = [rules_on(rules).date for rules in wanted]
    if not dates:
        raise OptionError(
            fixed("error-no-rules-are-given-a-date", "no rules are given: a date, the name of an edition, or today")
        )
    for date in dates:
        if dates.count(date) > 1:
            raise OptionError(
                worded(
                    "error-the-rules-of-are-given-twice",
                    "the rules of {date} are given twice; each day is played once",
                    date=date,
                )
            )
    return tuple(dates)


def entrants_of(decks: list[Deck], bots: list[BotKind]) -> tuple[Entrant, ...]:
    """Each with a name of its own: that of the deck; if that is not enough, with the bot, and then with a number."""
    names = [visible(deck.name)[:LONGEST_NAME] or "deck" for deck in decks]
    if len(set(names)) < len(names) and len({bot_label(bot) for bot in bots}) > 1:
        names = [
            f"{name} ({bot_label(bot)[: LONGEST_NAME // 4]})" if names.count(name) > 1 else name
            for name, bot in zip(names, bots, strict=True)
        ]
    seen: dict[str, int] = {}
    unique: list[str] = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        unique.append(f"{name} #{seen[name]}" if names.count(name) > 1 else name)
    return tuple(Entrant(name, deck, bot) for name, deck, bot in zip(unique, decks, bots, strict=True))
