"""Two-Headed Giant wherever games are played by programs: simulations, environments, random games (CR 810)."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from mainphase import sim
from mainphase.cards.multiplayer import TWO_HEADED_GIANT, multiplayer_game
from mainphase.env import GameEnv
from mainphase.new_game.starting import checked_settings
from mainphase.rules.timeline import rules_on
from mainphase.sim.batches import how_to_watch
from mainphase.sim.plan import make_plan
from mainphase.sim.soak import dealing
from mainphase.sim.soak.dealing import BATCH, SoakGame, is_of_giants, soak_game
from mainphase.sim.soak.shrinking import cut_down
from mainphase.sim.soak.trying import try_dealt

DECKS = ("red-burn", "vanilla-green", "white-blue-tempo", "vanilla-red")
NAMES = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank")


def test_810_3_decks_of_a_team_stay_together() -> None:
    plan = make_plan(DECKS, variant="2HG", bots="random")
    assert plan.variant == TWO_HEADED_GIANT
    (series,) = plan.series
    seatings = [[entrant.deck.name for entrant in plan.seating(series, game)] for game in range(4)]
    teams = [{frozenset(seated[:2]), frozenset(seated[2:])} for seated in seatings]
    assert all(team == {frozenset(DECKS[:2]), frozenset(DECKS[2:])} for team in teams)
    assert len({seated[0] for seated in seatings}) == 4


@pytest.mark.parametrize(
    ("variant", "teams", "games"),
    [
        ("Team vs. Team", ((0, 1), (2, 3)), 4),
        ("team vs team, teams 3 1", ((0, 1, 2), (3,)), 3),
        ("team vs team, teams 1 2", ((0,), (1, 2)), 2),
        ("emperor", ((0, 1, 2), (3, 4, 5)), 6),
        ("alternating teams", ((0, 2, 4), (1, 3, 5)), 6),
        ("free-for-all, attack left", ((0,), (1,), (2,)), 3),
    ],
)
def test_decks_of_a_team_stay_together_in_other_variants_too(
    variant: str, teams: tuple[tuple[int, ...], ...], games: int
) -> None:
    number = sum(map(len, teams))
    plan = make_plan([f"{60 + k} Forest" for k in range(number)], variant=variant, bots="random")
    (series,) = plan.series
    found = set()
    for game in range(games):
        places = [plan.entrants.index(entrant) for entrant in plan.seating(series, game)]
        side = multiplayer_game(plan.variant, number).teams or range(number)
        seated = {tuple(sorted(who for who, team in zip(places, side, strict=True) if team == each)) for each in side}
        assert seated == {*teams}
        assert plan.seed_of(series, game) == 0
        found.add(tuple(places))
    assert len(found) == games
    assert plan.seed_of(series, games) == 1


def test_a_game_that_fails_says_of_which_variant_it_is() -> None:
    plan = make_plan(DECKS, variant="Team vs. Team, range 1", bots="random")
    assert ' --variant "team vs team, range 1"' in how_to_watch(plan, plan.series[0], 1)
    assert "--variant" not in how_to_watch(make_plan(DECKS, variant="free-for-all"), plan.series[0], 1)


def giants(number: int) -> SoakGame | None:
    """A random game with the decks of several, if the rules of its day have Two-Headed Giant."""
    game = soak_game(number)
    if rules_on(game.settings.rules).two_players_only:
        return None
    heads = 2 + (number % 5 == 0)
    first = number // BATCH * BATCH
    some = [deck for k in range(first, first + BATCH) for deck in soak_game(k).settings.decks.values()]
    decks = {name: replace(deck, name=name, schemes=()) for name, deck in zip(NAMES[: 2 * heads], some, strict=False)}
    settings = replace(game.settings, decks=decks, variant=TWO_HEADED_GIANT, first=None)
    return SoakGame(number, checked_settings(settings), tuple((number + k) % 3 == 0 for k in range(2 * heads)))


@pytest.mark.parametrize("batch", [0, 5, 11])
def test_810_random_games_of_any_day_end_as_games_end(batch: int) -> None:
    for number in (batch * BATCH, batch * BATCH + 1):
        game = giants(number)
        if game is not None:
            result = try_dealt(game)
            assert result.fault is None, result.fault


def test_nobody_leaves_a_team_while_a_game_is_made_smaller() -> None:
    game = next(found for found in map(giants, range(40 * BATCH)) if found is not None)
    assert {len(smaller.settings.decks) for smaller in cut_down(game)} == {len(game.settings.decks)}


def test_810_8a_agents_play_it_and_a_team_is_rewarded_together() -> None:
    env = GameEnv(("vanilla-green", "red-burn") * 2, variant="2HG", opponent="random")
    env.reset(seed=3)
    dice = np.random.default_rng(3)
    over = cut = False
    reward = 0.0
    while not over and not cut:
        mask = env.action_masks()
        _, reward, over, cut, _ = env.step(int(dice.choice(np.flatnonzero(mask))))
    play = env.play
    assert play.game.state.heads == 2
    assert len(play.game.state.winners) == 2
    assert [play.reward(seat) for seat in range(4)] in ([1, 1, -1, -1], [-1, -1, 1, 1])
    assert reward == play.reward(0)


def test_810_8a_simulated_games_are_won_by_teams_for_the_reason_of_the_one_who_lost() -> None:
    found = list(sim.run(DECKS, 4, variant="2HG", bots="greedy", seed=2, max_turns=60))
    assert all(len(game.winners) == 2 for game in found if game.ended == "won")
    assert "sba_team_life" in {game.cause for game in found}
    assert "team_loses" not in {game.cause for game in found}


def test_random_games_of_a_catalogue_are_dealt_as_such_and_those_of_the_built_in_cards_are_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert not is_of_giants(2, "free-for-all", 4)
    monkeypatch.setattr(dealing, "source", lambda: "cards.sqlite")
    assert [is_of_giants(2, "free-for-all", players) for players in (3, 4, 5, 6)] == [False, True, False, True]
    assert not is_of_giants(3, "free-for-all", 4)
    assert not is_of_giants(2, "archenemy", 4)
