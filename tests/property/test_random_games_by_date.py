"""Random games under the rules of every named edition, and of days drawn between the first and the newest."""

from __future__ import annotations

import datetime

import pytest
from tests.property.playing import random_game, watcher
from tests.property.test_random_games import EVERY

from mainphase.cards.earlier import earlier_wordings
from mainphase.cards.library import CARDS
from mainphase.cards.nodes import CardType
from mainphase.rules.timeline import edition_names, rules_on, timeline
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.trying import check_end

pytestmark = pytest.mark.fuzz

GAMES = 2  # under each edition
DAYS = 30


@pytest.mark.parametrize("edition", edition_names())
def test_games_under_each_edition_end_and_keep_their_cards(edition: str) -> None:
    for seed in range(1, GAMES + 1):
        check_end(random_game(seed * 37, lambda state: watcher(state, EVERY), rules_on(edition)))


@pytest.mark.parametrize("edition", ["fifth", "sixth", "eighth", "innistrad"])
def test_games_of_cards_that_once_read_otherwise(edition: str) -> None:
    reworded = tuple(name for name in earlier_wordings() if not CARDS[name].types & CardType.LAND)
    for seed in range(1, 6 * GAMES + 1):
        check_end(random_game(seed * 41, lambda state: watcher(state, EVERY), rules_on(edition), reworded))


def random_days() -> list[str]:
    first = datetime.date.fromisoformat(timeline().first)
    last = datetime.date.fromisoformat(timeline().newest)
    dice = Dice(2009)
    return sorted((first + datetime.timedelta(days=dice.below((last - first).days))).isoformat() for _ in range(DAYS))


@pytest.mark.parametrize("day", random_days())
def test_games_under_the_rules_of_any_day_end_and_keep_their_cards(day: str) -> None:
    seed = int(day.replace("-", ""))
    check_end(random_game(seed, lambda state: watcher(state, EVERY), rules_on(day)))
