"""The report of a run, as tables: for the terminal, Markdown and HTML alike."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any, Final

from mainphase.cards.variants import DUEL
from mainphase.players.load import bot_label
from mainphase.rules.timeline import day_said
from mainphase.sim.plan import Plan
from mainphase.sim.rows import CUT_OFF, DRAWN
from mainphase.sim.tally import CardTally, PlayerTally, SeriesTally
from mainphase.sim.wilson import Share

NOTHING: Final = "–"
MOST_BLOWS: Final = 12  # cards that took the last life, in the table


@dataclass(frozen=True)
class ReportTable:
    """A table of a report. The first `words` columns are words, the others numbers."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    words: int = 1
    note: str = ""


def tables(plan: Plan, tallies: list[SeriesTally], cards: bool = False) -> list[ReportTable]:
    """All tables that have something to say."""
    found = [matches_table(plan, tallies)] if plan.matches else []
    found.append(standings(plan, tallies))
    if len(plan.series) > len(plan.dates):
        found.append(pairings_table(plan, tallies))
    found += [lengths_table(plan, tallies), causes_table(plan, tallies)]
    if any(tally.blows for tally in tallies):
        found.append(blows_table(plan, tallies))
    if any(tally.faults for tally in tallies):
        found.append(faults_table(tallies))
    if cards:
        players = players_by_date(plan, tallies)
        found += [cards_table(name, date, players[date][name]) for name in entrant_names(plan) for date in plan.dates]
    return found


def report_title(plan: Plan) -> str:
    """The title of a report."""
    names = entrant_names(plan)
    return " against ".join(names) if len(names) == 2 else f"{len(names)} decks: {', '.join(names)}"


def introduction(plan: Plan, tallies: list[SeriesTally]) -> list[str]:
    """A few sentences on the games that were played."""
    games = sum(tally.games for tally in tallies)
    total = f"{games:,} games"
    if plan.matches:
        total = f"{sum(tally.matches for tally in tallies):,} matches, best of {plan.best_of}, of {total}"
    dates = ", ".join([day_said(date) for date in plan.dates])
    who = "Each pair of them" if len(plan.series) > len(plan.dates) else "They"
    unit = "match" if plan.matches else "game"
    each = "seats and seeds exchanged" if plan.seats == 2 else "seats going round"
    return [
        f"{total} by mainphase {version('mainphase')}, under the rules of {dates}. {who} met with {each} from {unit} "
        f"to {unit}, from seed {plan.seed}. A game is cut off after {plan.max_turns:,} turns; then nobody has won it.",
        "Unofficial fan work, not affiliated with the game's publisher. What bots make of a deck is not what people "
        "would.",
    ]


def entrant_names(plan: Plan) -> list[str]:
    return [entrant.name for entrant in plan.entrants]


def tally_by_player(plan: Plan, tallies: list[SeriesTally], date: str) -> dict[str, PlayerTally]:
    """The tally of each player under the rules of a day, whoever they met."""
    found = {name: PlayerTally() for name in entrant_names(plan)}
    for series in plan.series:
        if series.rules == date:
            for name, player in tallies[series.number].players.items():
                found[name].merge(player)
    return found


def players_by_date(plan: Plan, tallies: list[SeriesTally]) -> dict[str, dict[str, PlayerTally]]:
    """The tally of each player under the rules of each day."""
    return {date: tally_by_player(plan, tallies, date) for date in plan.dates}


def tally_on_date(plan: Plan, tallies: list[SeriesTally], date: str) -> SeriesTally:
    """The tally of all games under the rules of a day."""
    total = SeriesTally()
    for series in plan.series:
        if series.rules == date:
            total.merge(tallies[series.number])
    return total


def standings(plan: Plan, tallies: list[SeriesTally]) -> ReportTable:
    """Who won how often."""
    rows: list[tuple[str, ...]] = []
    players = players_by_date(plan, tallies)
    for entrant in plan.entrants:
        for date in plan.dates:
            player = players[date][entrant.name]
            games = sum(player.mulligans.values())
            rows.append(
                (
                    entrant.name,
                    bot_label(entrant.bot),
                    date,
                    f"{games:,}",
                    f"{player.won:,}",
                    str(player.wins),
                    str(player.wins_first),
                    str(player.wins_later),
                    rounded_text(mean(player.mulligans), 2),
                    rounded_text(mean(player.turns_won), 1),
                    rounded_text(mean(player.life_won), 1),
                )
            )
    first = "going first" if plan.variant != DUEL else "on the play"
    later = "going later" if plan.variant != DUEL else "on the draw"
    return ReportTable(
        "Win rates",
        ("player", "bot", "rules", "games", "won", "win rate", first, later, "mulligans", "won in turn", "life left"),
        tuple(rows),
        3,
        "Win rates are in per cent of the games that somebody won, with their 95 % intervals (Wilson). Mulligans are "
        "those of a game; turns are counted over all players.",
    )  # fmt: skip


def matches_table(plan: Plan, tallies: list[SeriesTally]) -> ReportTable:
    """Who won how many matches, and how their first and their later games went."""
    rows = []
    players = players_by_date(plan, tallies)
    for entrant in plan.entrants:
        for date in plan.dates:
            player = players[date][entrant.name]
            rows.append(
                (
                    entrant.name,
                    bot_label(entrant.bot),
                    date,
                    f"{player.matches_decided:,}",
                    f"{player.matches_won:,}",
                    str(player.match_wins),
                    str(player.match_wins_begun),
                    str(player.wins_at_first),
                    str(player.wins_sideboarded),
                )
            )
    total = SeriesTally()
    for tally in tallies:
        total.merge(tally)
    lengths = ", ".join(f"{count:,} had {games}" for games, count in sorted(total.match_games.items()))
    broken = f" {total.matches_broken_off:,} were broken off, and nobody won them." if total.matches_broken_off else ""
    return ReportTable(
        f"Matches, best of {plan.best_of}",
        ("player", "bot", "rules", "matches", "won", "win rate", "began game 1", "game 1", "later games"),
        tuple(rows),
        3,
        "Shares are in per cent of the matches (or games) that somebody won, with their 95 % intervals (Wilson). Who "
        f"lost a game chose who began the next one. Games of a match: {lengths}.{broken}",
    )


def pairings_table(plan: Plan, tallies: list[SeriesTally]) -> ReportTable:
    """Who met whom."""
    rows = []
    for series in plan.series:
        tally = tallies[series.number]
        players = [entrant.name for entrant in plan.players(series)]
        first = tally.players.get(players[0])
        rate = NOTHING if first is None else str(first.match_wins if plan.matches else first.wins)
        rows.append((players[0], " and ".join(players[1:]), series.rules, f"{tally.count:,}", rate))
    return ReportTable(
        "Pairings", ("player", "against", "rules", plan.unit, "win rate of the first"), tuple(rows), 3
    )  # fmt: skip


def lengths_table(plan: Plan, tallies: list[SeriesTally]) -> ReportTable:
    """How long the games were."""
    rows = []
    for date in plan.dates:
        total = tally_on_date(plan, tallies, date)
        rows.append(
            (
                date,
                f"{total.games:,}",
                f"{total.drawn:,}",
                f"{total.cut_off:,}",
                rounded_text(mean(total.turns), 1),
                *(f"{quantile(total.turns, share):,}" for share in (0.1, 0.5, 0.9)),
                rounded_text(total.decisions / total.games if total.games else None, 0),
            )
        )
    return ReportTable(
        "Length",
        ("rules", "games", "drawn", "cut off", "turns", "10 %", "half", "90 %", "decisions"),
        tuple(rows),
        1,
        "One game in ten was over by the turn under 10 %, half of them by the one under half.",
    )


def causes_table(plan: Plan, tallies: list[SeriesTally]) -> ReportTable:
    """The table of the causes that ended games, each with its rule."""
    rows = []
    for date in plan.dates:
        total = tally_on_date(plan, tallies, date)
        for (ended, cause, rule), count in most_frequent_first(total.causes):
            why = cause.removeprefix("sba_").replace("_", " ")
            what = why if ended not in (DRAWN, CUT_OFF) else f"{ended}: {why}" if why else ended
            rows.append((what, rule or NOTHING, date, f"{count:,}", str(Share(count, total.games))))
    return ReportTable("What the games ended by", ("cause", "rule", "rules", "games", "share"), tuple(rows), 3)


def blows_table(plan: Plan, tallies: list[SeriesTally]) -> ReportTable:
    """The table of what took the last life of those who lost by a lack of it."""
    rows = []
    for date in plan.dates:
        found = tally_on_date(plan, tallies, date).blows
        total = sum(found.values())
        for (blow, card), count in most_frequent_first(found)[:MOST_BLOWS]:
            rows.append((blow, card or NOTHING, date, f"{count:,}", str(Share(count, total))))
    return ReportTable("What took the last life", ("how", "by", "rules", "games", "share"), tuple(rows), 3)


def faults_table(tallies: list[SeriesTally]) -> ReportTable:
    """The table of the faults of bots; each lost its game."""
    total: Counter[str] = Counter()
    for tally in tallies:
        total.update(tally.faults)
    rows = tuple((fault, f"{count:,}") for fault, count in most_frequent_first(total)[:20])
    return ReportTable("Faults of bots", ("what the bot did; it lost the game", "games"), rows, 1)


def cards_table(name: str, date: str, player: PlayerTally) -> ReportTable:
    """How a player did with each card, the best one drawn first."""

    def rate(card: CardTally) -> tuple[float, int]:
        share = Share(card.seen[1], card.seen[0])
        return (-share.interval[0], -share.of)

    rows = []
    for card, counts in sorted(player.cards.items(), key=lambda item: (*rate(item[1]), item[0])):
        row = [card]
        for count, won in (counts.opening, counts.drawn, counts.played, counts.seen):
            row += [rounded_text(100 * count / player.decided if player.decided else None, 1), str(Share(won, count))]
        absent = player.decided - counts.seen[0]
        row.append(str(Share(player.won - counts.seen[1], absent)))
        rows.append(tuple(row))
    return ReportTable(
        f"Cards of {name} under the rules of {day_said(date)}",
        (
            "card",
            "% in opening hand", "win rate",
            "% drawn later", "win rate",
            "% played", "win rate",
            "% in hand at all", "win rate",
            "win rate if never",
        ),
        tuple(rows),
        1,
        "Of the games that somebody won: in how many it was in the opening hand, drawn later, played, and the win rate "
        "in those games. A card that is played late is in long games, so compare cards that cost alike.",
    )  # fmt: skip


def most_frequent_first(counts: Counter[Any]) -> list[tuple[Any, int]]:
    """The most frequent first, and what is equally frequent in the order of its name."""
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))


def mean(counts: Counter[int]) -> float | None:
    """The mean of numbers of which it is known how often each came."""
    total = sum(counts.values())
    return sum(value * count for value, count in counts.items()) / total if total else None


def quantile(counts: Counter[int], share: float) -> int:
    """The least number that so large a share of all does not exceed."""
    left = share * sum(counts.values())
    for value in sorted(counts):
        left -= counts[value]
        if left <= 1e-9:
            return value
    return 0


def rounded_text(value: float | None, digits: int) -> str:
    return NOTHING if value is None else f"{value:,.{digits}f}"
