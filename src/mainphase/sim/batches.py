"""A batch, played: the unit that runners hand out."""

from __future__ import annotations

from dataclasses import dataclass

from mainphase.game import Game
from mainphase.new_game.book_cache import book_of
from mainphase.players.load import bot_label, make_bot
from mainphase.sim.plan import Batch, GameSeries, Plan
from mainphase.sim.playing import play_out
from mainphase.sim.rows import BatchRows, Columns
from mainphase.sim.tally import SeriesTally, tally_of


@dataclass
class BatchResult:
    """The result of a batch: its rows, and their counts."""

    batch: Batch
    games: Columns
    cards: Columns
    tally: SeriesTally


def play_batch(plan: Plan, batch: Batch) -> BatchResult:
    """Plays all games of a batch, one after another."""
    series = plan.series[batch.series]
    rows = BatchRows(batch, plan.seats)
    for number in range(batch.first, batch.first + batch.games):
        try:
            play_game(plan, series, number, rows)
        except Exception as error:
            error.add_note(how_to_watch(plan, series, number))
            raise
    games, cards = rows.columns()
    return BatchResult(batch, games, cards, tally_of(games, cards, plan.seats))


def play_game(plan: Plan, series: GameSeries, number: int, rows: BatchRows) -> None:
    """One game of a series, into its rows. `mainphase watch` plays the same one."""
    seating = plan.seating(series, number)
    game = Game.begin(plan.settings(series, number), history=False, listen=False, account=True)
    bots = {
        entrant.name: make_bot(entrant.bot, game.seed * len(seating) + seat) for seat, entrant in enumerate(seating)
    }
    outcome = play_out(
        game, bots, max_turns=plan.max_turns, max_decisions=plan.max_decisions, bot_seconds=plan.bot_seconds
    )
    numbers = [[number for _, number in deck.main] for deck in book_of(game.rules, game.decks).decks]
    rows.add(number, game, outcome, numbers)


def how_to_watch(plan: Plan, series: GameSeries, number: int) -> str:
    """The command line that plays a game of the plan again, to see it."""
    seating = plan.seating(series, number)
    decks = " ".join(entrant.deck.name for entrant in seating)
    bots = " ".join(f"--bot {bot_label(entrant.bot)}" for entrant in seating)
    return (
        f"in game {number} of series {series.number}; the same game is played by: mainphase watch {decks} {bots} "
        f"--rules {series.rules} --seed {plan.seed_of(series, number)}"
    )
