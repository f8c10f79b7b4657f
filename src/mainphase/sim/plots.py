"""Pictures of a run, as SVG (matplotlib). They show counts and shares that the tables of a report have as numbers."""

from __future__ import annotations

import re
from io import StringIO
from itertools import accumulate
from typing import Any, Final

from mainphase.saying.worded import fixed
from mainphase.sim.extra import needs
from mainphase.sim.plan import Plan
from mainphase.sim.report import entrant_names, tally_by_player, tally_on_date
from mainphase.sim.tally import PlayerTally, SeriesTally
from mainphase.sim.wilson import Share

METADATA: Final = re.compile(r"<metadata>.*?</metadata>", re.S)
MOST_CARDS: Final = 30  # in one picture
# Text stays text, and the same run gives the same picture.
STYLE: Final = {
    "svg.fonttype": "none",
    "svg.hashsalt": "mainphase",
    "font.size": 9,
    "axes.grid": True,
    "grid.alpha": 0.3,
}


def pictures(plan: Plan, tallies: list[SeriesTally]) -> list[tuple[str, str]]:
    """Each picture, with what it shows."""
    matplotlib = needs("matplotlib", fixed("error-reports", "reports"))
    with matplotlib.rc_context(STYLE):
        found = [
            ("Win rates with their 95 % intervals", win_rates(plan, tallies)),
            ("How many games were over by which turn", lengths_plot(plan, tallies)),
        ]
        if len(plan.entrants) > 2 and plan.seats == 2:
            found += [
                (f"Win rates of each against each under the rules of {date}, in per cent", matrix(plan, tallies, date))
                for date in plan.dates
            ]
        for name in entrant_names(plan):
            player = tally_by_player(plan, tallies, plan.dates[-1])[name]
            if player.cards and player.decided:
                what = f"Win rates of {name} with each card in hand and without it, under the rules of {plan.dates[-1]}"
                found.append((what, cards(player)))
    return found


def figure(width: float, height: float) -> tuple[Any, Any]:
    made = needs("matplotlib.figure", fixed("error-reports", "reports")).Figure(
        figsize=(width, height), layout="constrained"
    )
    return made, made.subplots()


def svg(made: Any) -> str:
    """A figure as an element of a page."""
    out = StringIO()
    made.savefig(out, format="svg", metadata={"Date": None, "Creator": "mainphase"})
    text = out.getvalue()
    return METADATA.sub("", text[text.index("<svg") :])


def bars(axes: Any, shares: list[Share], places: list[float], label: str) -> None:
    """Shares in per cent, with their intervals, one under the other."""
    drawn = [(share, place) for share, place in zip(shares, places, strict=True) if share.of]
    values = [100 * share.value for share, _ in drawn]
    low = [100 * (share.value - share.interval[0]) for share, _ in drawn]
    high = [100 * (share.interval[1] - share.value) for share, _ in drawn]
    axes.errorbar(values, [place for _, place in drawn], xerr=[low, high], fmt="o", capsize=3, label=label)


def win_rates(plan: Plan, tallies: list[SeriesTally]) -> str:
    names = entrant_names(plan)
    made, axes = figure(8, 1.2 + 0.35 * len(names) * len(plan.dates))
    for k, date in enumerate(plan.dates):
        players = tally_by_player(plan, tallies, date)
        shift = 0.6 * (k - (len(plan.dates) - 1) / 2) / len(plan.dates)
        bars(axes, [players[name].wins for name in names], [place + shift for place in range(len(names))], date)
    axes.axvline(100 / plan.seats, color="grey", linewidth=1, linestyle="--")
    axes.set(xlim=(0, 100), xlabel="win rate, %", yticks=range(len(names)), yticklabels=names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    legend(axes, plan)
    return svg(made)


def lengths_plot(plan: Plan, tallies: list[SeriesTally]) -> str:
    made, axes = figure(8, 3.2)
    for date in plan.dates:
        turns = tally_on_date(plan, tallies, date).turns
        total = sum(turns.values())
        values = sorted(turns)
        axes.step(
            [0, *values],
            [0.0, *(100 * count / total for count in accumulate(turns[value] for value in values))],
            where="post",
            label=date,
        )
    axes.set(xlabel="turn", ylabel="% of games over", ylim=(0, 101))
    axes.set_xlim(left=0)
    legend(axes, plan)
    return svg(made)


def matrix(plan: Plan, tallies: list[SeriesTally], date: str) -> str:
    names = entrant_names(plan)
    size = len(names)
    rates = [[float("nan")] * size for _ in names]
    for series in plan.series:
        if series.rules == date:
            one, other = series.entrants
            wins = tallies[series.number].players.get(names[one])
            if wins is not None and wins.decided:
                rates[one][other] = 100 * wins.wins.value
                rates[other][one] = 100 - 100 * wins.wins.value
    made, axes = figure(3 + 0.55 * size, 2 + 0.45 * size)
    axes.imshow(rates, cmap="RdBu", vmin=0, vmax=100)
    for row in range(size):
        for column in range(size):
            if row != column and rates[row][column] == rates[row][column]:
                dark = abs(rates[row][column] - 50) > 35
                axes.text(
                    column,
                    row,
                    f"{rates[row][column]:.0f}",
                    ha="center",
                    va="center",
                    color="white" if dark else "black",
                )
    axes.set(xticks=range(size), yticks=range(size), yticklabels=names)
    axes.set_xticklabels(names, rotation=45, ha="right")
    axes.grid(False)
    return svg(made)


def cards(player: PlayerTally) -> str:
    """The cards of a deck, those that were in hand in the most games that were won first."""
    found = sorted(player.cards.items(), key=lambda item: (-Share(item[1].seen[1], item[1].seen[0]).value, item[0]))
    found = found[:MOST_CARDS]
    made, axes = figure(8, 1.2 + 0.28 * len(found))
    with_it = [Share(card.seen[1], card.seen[0]) for _, card in found]
    without = [Share(player.won - card.seen[1], player.decided - card.seen[0]) for _, card in found]
    bars(axes, with_it, [place - 0.12 for place in range(len(found))], "with it in hand")
    bars(axes, without, [place + 0.12 for place in range(len(found))], "without it")
    axes.axvline(100 * player.wins.value, color="grey", linewidth=1, linestyle="--")
    axes.set(xlim=(0, 100), xlabel="win rate, %", yticks=range(len(found)), yticklabels=[name for name, _ in found])
    axes.set_ylim(len(found) - 0.5, -0.5)
    axes.legend(fontsize=8)
    return svg(made)


def legend(axes: Any, plan: Plan) -> None:
    """Which colour is which day, if there are several."""
    if len(plan.dates) > 1:
        axes.legend(title="rules of", fontsize=8)
