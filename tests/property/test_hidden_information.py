"""What a seat may not see does not show: permuting hidden cards changes neither its view nor its options."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from tests.property.playing import Watcher, random_automation, random_game
from tests.support.deep import deep

from mainphase.cards.beside import PATH
from mainphase.cards.multiplayer import FREE_FOR_ALL
from mainphase.cards.variants import ARCHENEMY, COMMANDER, DUEL
from mainphase.errors import GameTooLargeError
from mainphase.kernel.state.state import State
from mainphase.new_game.starting import GameSettings, checked_settings
from mainphase.presentation.view import view_of
from mainphase.rules.timeline import rules_on
from mainphase.sim.soak import supply
from mainphase.sim.soak.dealing import (
    BATCH,
    NAMES,
    CardPool,
    SoakGame,
    batch_pool,
    begin_soak_game,
    leaders_among,
    led,
    one_deck,
)
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.hidden import check_hidden, check_worlds, permuted
from mainphase.sim.soak.playing import Stuck, play_soak_game
from mainphase.sim.soak.wandering import Wanderer

pytestmark = pytest.mark.fuzz

CHUNKS = 8
EVERY = 97


def watcher(g: State, tally: list[int]) -> Watcher:
    dice = Dice(g.rng)

    def watch(state: State, n: int) -> None:
        if n % EVERY == 0:
            moved, tried = check_hidden(state, dice)
            tally[0] += moved
            tally[1] += tried

    return watch


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_hidden_cards_permuted_are_invisible(chunk: int, random_games: int) -> None:
    tally = [0, 0]
    seeds = list(range(chunk + 1, random_games // 8 + 1, CHUNKS))
    more = range(random_games + chunk, random_games + 10 * CHUNKS, CHUNKS)  # where a short game showed nothing
    for seed in (*seeds, *more):
        if seed in seeds or not all(tally):
            random_game(seed, lambda state: watcher(state, tally))
    assert tally[0] > 0
    assert tally[1] > 0


def test_a_view_that_showed_a_hand_would_be_noticed() -> None:
    """The test above can fail: the opponent's own view does change."""
    noticed = 0

    def watching(state: State) -> Watcher:
        dice = Dice(5)

        def watch(state: State, n: int) -> None:
            nonlocal noticed
            if n % EVERY == 0 and not view_of(state, 1).looked_at:
                twin, _ = permuted(state, 0, dice)
                noticed += view_of(twin, 1) != view_of(state, 1)

        return watch

    for seed in range(1, 4):
        random_game(seed, watching)
    assert noticed > 0


# --- Games of every kind


KINDS: Final = (DUEL, FREE_FOR_ALL, COMMANDER, DUEL, ARCHENEMY, COMMANDER)  # of each six games, where the day has them
FIRST_BATCH: Final = 40_000  # of games that no soak has played
OFTEN: Final = 23  # one decision in so many is looked at


def kinds_on(pool: CardPool, leaders: tuple[str, ...]) -> list[str]:
    """What can be played with these cards by the rules of their day."""
    possible = {DUEL, *([] if rules_on(pool.date).two_players_only else [FREE_FOR_ALL])}
    possible |= {ARCHENEMY} if pool.schemes else set()
    possible |= {COMMANDER} if leaders else set()
    return [kind for kind in KINDS if kind in possible]


def games_of_every_kind(first_batch: int) -> Iterator[SoakGame]:
    """Random games of all kinds, on random days, without end."""
    batch = first_batch
    while True:
        pool, _ = batch_pool(batch)
        leaders = leaders_among(pool.spells, pool.date)
        for k, kind in enumerate(kinds_on(pool, leaders)):
            yield dealt_as(kind, batch * BATCH + k, CardPool(pool.date, pool.spells, pool.lands, pool.schemes, leaders))
        batch += 1


def dealt_as(kind: str, number: int, pool: CardPool) -> SoakGame:
    """A game of a kind, of two to five players."""
    dice = Dice(number * 2 + 7)
    players = 2 if kind == DUEL else 2 + (kind == FREE_FOR_ALL) + dice.below(3)
    archenemy = dice.below(players) if kind == ARCHENEMY else -1
    decks = {name: one_deck(dice, pool, seat == archenemy, name) for seat, name in enumerate(NAMES[:players])}
    if kind == COMMANDER:
        decks = {name: led(dice, pool, deck) for name, deck in decks.items()}
    settings = checked_settings(
        GameSettings(decks, kind, pool.date, number, None, None, random_automation(dice), not dice.one_in(3))
    )
    return SoakGame(number, settings, (False,) * players)


def look_at_all_of(game: SoakGame, tally: Counter[str]) -> None:
    """Plays it; what is hidden changes places again and again, and nobody notices."""
    dice = Dice(game.number + 11)
    begun = begin_soak_game(game)

    def watch(state: State, count: int) -> None:
        if count % OFTEN:
            return
        moved, tried = check_hidden(state, dice)
        tally.update(looks=1, moved=moved, tried=tried, worlds=check_worlds(state, dice, count))

    tally.update(games=1, **{game.settings.variant: 1})
    try:
        tally["decisions"] += play_soak_game(begun, Wanderer(dice), [None] * len(game.greedy), watch)
    except (GameTooLargeError, Stuck):  # it was looked at up to there
        tally["outgrew"] += 1


@pytest.mark.parametrize("chunk", [0, *(deep(chunk) for chunk in range(1, 9))])
def test_what_is_hidden_shows_in_no_game_of_any_kind(
    chunk: int, monkeypatch: pytest.MonkeyPatch, record_property: Callable[[str, object], None]
) -> None:
    """Two hundred games in `make test-deep`: duels, Commander, several players. With a catalogue at hand
    (MAINPHASE_DEEP_CATALOGUE), of its cards and the built-in ones.
    """
    if path := os.environ.get("MAINPHASE_DEEP_CATALOGUE", ""):
        monkeypatch.setenv(PATH, path)
        monkeypatch.setenv(supply.MIXED, "1")
    games = 25 if chunk else 6
    tally: Counter[str] = Counter()
    for game, _ in zip(games_of_every_kind(FIRST_BATCH + 1000 * chunk), range(games), strict=False):
        try:
            look_at_all_of(game, tally)
        except AssertionError as error:
            error.add_note(f"game {game.number}, {game.settings.variant}, {game.settings.rules}")
            raise
    record_property("tally", dict(tally))
    assert tally["games"] == games
    assert len({*KINDS} & {*tally}) > 1
    assert min(tally["moved"], tally["tried"], tally["worlds"]) > games
