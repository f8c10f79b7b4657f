"""A batch, played: the unit that runners hand out. Its games, or its matches."""

from __future__ import annotations

from dataclasses import dataclass

from mainphase.cards.multiplayer import FREE_FOR_ALL
from mainphase.cards.sideboarding import cards_of_deck
from mainphase.cards.variants import DUEL
from mainphase.game import Game
from mainphase.game.match import Match
from mainphase.new_game.book_cache import book_of
from mainphase.players.load import bot_label, make_bot
from mainphase.sim.matches import play_match
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
    rows = BatchRows(batch, plan.seats, plan.matches)
    play = play_whole_match if plan.matches else play_game
    for number in range(batch.first, batch.first + batch.games):
        try:
            play(plan, series, number, rows)
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
    rows.add(number, game, outcome, cards_in_book(game))


def play_whole_match(plan: Plan, series: GameSeries, number: int, rows: BatchRows) -> None:
    """One match of a series, its games into the rows. `mainphase watch --best-of` plays the same one."""
    seating = plan.seating(series, number)
    match = Match(
        {entrant.name: entrant.deck for entrant in seating},
        best_of=plan.best_of,
        rules=series.rules,
        seed=plan.seed_of(series, number),
        automation=plan.automation,
        small_decks=True,  # the plan has been asked
        history=False,
        listen=False,
        account=True,
    )
    bots = {
        entrant.name: make_bot(entrant.bot, match.seed * len(seating) + seat) for seat, entrant in enumerate(seating)
    }
    for outcome in play_match(
        match,
        bots,
        plan.sideboard,
        max_turns=plan.max_turns,
        max_decisions=plan.max_decisions,
        bot_seconds=plan.bot_seconds,
    ):
        game = match.game
        cards = [
            [(card, found.get(card, -1)) for card in cards_of_deck(deck)]
            for deck, found in zip(match.decks.values(), map(dict, cards_in_book(game)), strict=True)
        ]
        rows.add(number, game, outcome, cards)


def cards_in_book(game: Game) -> list[list[tuple[str, int]]]:
    """For each seat the cards of the deck, and where each is in the book."""
    found = book_of(game.rules, game.decks).decks
    return [
        [(card, number) for (_, card), (_, number) in zip(deck.main, contents.main, strict=True)]
        for deck, contents in zip(game.decks.values(), found, strict=True)
    ]


def how_to_watch(plan: Plan, series: GameSeries, number: int) -> str:
    """The command line that plays a game of the plan again, to see it."""
    seating = plan.seating(series, number)
    decks = " ".join(entrant.deck.name for entrant in seating)
    bots = " ".join(f"--bot {bot_label(entrant.bot)}" for entrant in seating)
    unit = "match" if plan.matches else "game"
    more = f' --variant "{plan.variant}"' if plan.variant not in (DUEL, FREE_FOR_ALL) else ""
    more += f" --best-of {plan.best_of}" if plan.matches else ""
    more += f" --sideboard {plan.sideboard.source}" if plan.sideboard.exchanges else ""
    return (
        f"in {unit} {number} of series {series.number}; the same {unit} is played by: mainphase watch {decks} {bots} "
        f"--rules {series.rules} --seed {plan.seed_of(series, number)}{more}"
    )
