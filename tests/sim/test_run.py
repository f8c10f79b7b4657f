"""Many games: what a plan says is played, by one process or several, and counted."""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from pathlib import Path

import pytest
from tests.cli.conftest import Run, mainphase
from tests.sim.random_run import Disorderly, random_run

from mainphase import sim
from mainphase.cards.decks import Deck
from mainphase.errors import MainphaseError, OptionError
from mainphase.game import Decision, Game
from mainphase.players import RandomBot
from mainphase.sim import batches
from mainphase.sim.batches import play_batch
from mainphase.sim.plan import Batch, Plan, make_plan
from mainphase.sim.runners import InProcesses, Runner
from mainphase.sim.tally import tally_of
from mainphase.sim.wilson import games_for

__all__ = ["mainphase"]

DECKS = ["red-green-assault", "white-blue-tempo"]
QUICK = Deck("quick", ((20, "Mountain"), (20, "Goblin Piker")))
DAYS = ["2009-07-11", "today"]


class First:
    """Takes whatever comes first."""

    def choose(self, view: object, decision: object) -> int:
        return 0


def rows_of(run: sim.Run) -> list[object]:
    run.finish()
    return [run.rows(Batch(chunk, 0, chunk * run.plan.batch, run.plan.batch)) for chunk in range(2)]


@pytest.mark.parametrize("runner", [InProcesses(2), Disorderly()])
def test_one_process_and_several_play_the_same_games(runner: Runner) -> None:
    alone = random_run(DECKS, 6, seed=20, batch=3, max_turns=20)
    spread = random_run(DECKS, 6, seed=20, batch=3, max_turns=20, runner=runner)
    assert list(alone) == list(spread)
    assert alone.tallies == spread.tallies
    assert rows_of(alone) == rows_of(spread)
    (tally,) = alone.tallies
    assert tally.games == 6
    assert sum(player.won for player in tally.players.values()) + tally.drawn + tally.cut_off == 6


def test_the_same_seed_gives_the_same_games_and_another_gives_others() -> None:
    assert list(random_run(DECKS, 4, seed=1)) == list(random_run(DECKS, 4, seed=1))
    assert list(random_run(DECKS, 4, seed=1)) != list(random_run(DECKS, 4, seed=100))


def test_the_size_of_batches_makes_no_difference() -> None:
    assert list(random_run(DECKS, 5, seed=1, batch=2)) == list(random_run(DECKS, 5, seed=1, batch=5))


def test_two_games_have_one_seed_and_exchanged_seats() -> None:
    games = list(random_run(DECKS, 4, seed=7, max_turns=1))
    assert [game.seed for game in games] == [7, 7, 8, 8]
    assert [game.players for game in games] == [(DECKS[0], DECKS[1]), (DECKS[1], DECKS[0])] * 2


def test_in_a_mirror_no_game_is_played_twice() -> None:
    run = random_run([QUICK, QUICK], 4, seed=7, max_turns=1)
    assert [game.seed for game in run] == [7, 8, 9, 10]
    assert [game.players for game in run] == [("quick #1", "quick #2"), ("quick #2", "quick #1")] * 2


def test_a_mirror_of_two_bots_is_between_the_bots() -> None:
    run = random_run([QUICK, QUICK], 4, bots=["greedy", "random"], seed=7, max_turns=1)
    assert [game.seed for game in run] == [7, 7, 8, 8]
    assert [entrant.name for entrant in run.plan.entrants] == ["quick (greedy)", "quick (random)"]


def test_a_mirror_of_one_bot_scores_half() -> None:
    (tally,) = random_run([QUICK, QUICK], 40, seed=5).tallies
    for player in tally.players.values():
        low, high = player.wins.interval
        assert low < 0.5 < high, player.wins


@pytest.mark.deep
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_mirror_of_one_bot_scores_half_in_many_games(bot: str) -> None:
    """One interval of twenty misses what it is about by chance; so there are eight, of which two at most may."""
    hits = wins = 0
    for seed in range(0, 800_000, 100_000):
        (tally,) = sim.run(["red-burn", "red-burn"], 1000, bots=bot, jobs=2, seed=seed).tallies
        for player in tally.players.values():
            low, high = player.wins.interval
            assert high - low < 0.064
        hits += low < 0.5 < high
        wins += player.wins.count
    assert hits >= 6
    assert abs(wins / 8000 - 0.5) < 0.0146  # 99 %


def test_of_several_decks_each_pair_plays_under_each_of_the_rules() -> None:
    run = random_run(["vanilla-red", "vanilla-green", "white-blue-tempo"], 2, rules=DAYS, max_turns=1).finish()
    names = [tuple(run.plan.entrants[k].name for k in series.entrants) for series in run.plan.series]
    third = "white-blue-tempo"
    pairs = [("vanilla-red", "vanilla-green"), ("vanilla-red", third), ("vanilla-green", third)]
    assert names == [pair for pair in pairs for _ in range(2)]
    assert [series.rules for series in run.plan.series] == ["2009-07-11", run.plan.dates[1]] * 3
    assert [tally.games for tally in run.tallies] == [2] * 6
    assert Counter(game.rules for game in run) == dict.fromkeys(run.plan.dates, 6)


def test_at_a_table_for_many_the_seats_go_round() -> None:
    decks = ["vanilla-red", "vanilla-green", "red-burn"]
    games = list(random_run(decks, 4, variant="free-for-all", seed=3, max_turns=2))
    assert [game.players[0] for game in games] == [*decks, decks[0]]
    assert [game.seed for game in games] == [3, 3, 3, 4]


def test_games_of_archenemy_are_counted_for_each_of_the_team() -> None:
    decks = ["archenemy", "vanilla-red", "vanilla-green"]
    run = random_run(decks, 2, variant="archenemy", rules="2011-09-30")
    (tally,) = run.tallies
    won = {name: player.won for name, player in tally.players.items()}
    assert won["vanilla-red"] == won["vanilla-green"]
    assert won["archenemy"] + won["vanilla-red"] + tally.drawn + tally.cut_off == 2
    assert all(game.first == "archenemy" for game in run)


def test_a_result_says_why_the_loser_lost() -> None:
    empty = random_run([Deck("small", ((7, "Forest"),)), Deck("large", ((60, "Forest"),))], 2, bots=First)
    for game in empty:
        assert (game.winner, game.ended, game.cause, game.rule) == ("large", "won", "empty_library", "704.5b")
        assert (game.blow, game.blow_by) == ("", "")
        assert game.turns == (2 if game.first == "large" else 3)  # nobody who goes first draws in the first turn
        assert game.life == (20, 20)


@pytest.mark.parametrize(
    ("spell", "blow", "by"),
    [("Lightning Bolt", "other damage", "Lightning Bolt"), ("Goblin Piker", "combat damage", "Goblin Piker")],
)
def test_a_result_says_what_took_the_last_life(spell: str, blow: str, by: str) -> None:
    decks = [Deck("red", ((20, "Mountain"), (40, spell))), Deck("land", ((60, "Mountain"),))]
    (tally,) = random_run(decks, 2, bots="greedy").tallies
    assert tally.players["red"].won == 2
    assert tally.blows == {(blow, by): 2}


def test_a_bot_that_fails_loses_and_the_tally_says_how() -> None:
    class Leaves:
        def choose(self, view: object, decision: object) -> int:
            raise SystemExit

    run = random_run([QUICK, QUICK], 2, bots=[Leaves, "random"])
    (tally,) = run.tallies
    assert [game.cause for game in run] == ["fault of a bot"] * 2
    assert sum(tally.faults.values()) == 2
    assert "tried to leave the program" in next(iter(tally.faults))


def test_a_game_cut_off_at_the_limit_is_nobody_s() -> None:
    (tally,) = random_run(DECKS, 2, max_turns=2).tallies
    assert (tally.games, tally.cut_off, tally.drawn) == (2, 2, 0)
    assert [player.decided for player in tally.players.values()] == [0, 0]
    assert str(tally.players[DECKS[0]].wins) == "–"


def test_watching_plays_the_very_game_of_a_row(mainphase: Run) -> None:
    for game in random_run(["red-burn", "vanilla-green"], 3, bots="greedy", seed=11):
        told = mainphase("watch", *game.players, "--seed", game.seed, "--json")
        end = json.loads(told.out.strip().splitlines()[-1])
        assert end["winners"] == [("Alice", "Bob")[game.players.index(game.winner)]]
        assert end["turn"] == game.turns


# --- the cards


def accounted(plan: Plan, number: int = 0) -> Game:
    """A game of a plan, played by random bots, of which both the account and the events are kept."""
    game = Game.begin(plan.settings(plan.series[0], number), history=False, account=True)
    bots = {player: RandomBot(k) for k, player in enumerate(game.players)}
    sim.play_out(game, bots, max_turns=30)
    return game


@pytest.mark.parametrize("rules", ["1997-03-24", "2004-10-01", "today"])
def test_the_account_of_the_cards_is_what_the_events_tell(rules: str) -> None:
    decks = ["fifth-white-blue-circles", "fifth-black-red-pacts"] if rules < "1998" else ["vanilla-red", "red-burn"]
    decks = decks if rules != "2004-10-01" else ["vanilla-red", "vanilla-green"]
    for seed in range(3):
        game = accounted(make_plan(decks, rules=rules, seed=seed, bots="random"))
        account = game.state.account
        assert account is not None
        for seat, name in enumerate(game.players):
            told = Counter(event.name for event in game.events if event.player == name)
            opening, later = sum(account.opening[seat]), sum(account.drawn[seat])
            mulligans = game.state.players[seat].mulligans
            assert opening == 7 if rules < "1998" else opening == 7 - mulligans, mulligans
            begun = next(k for k, event in enumerate(game.events) if event.name == "turn begins")
            assert later == sum(e.name == "draw" and e.player == name for e in game.events[begun:])
            assert sum(account.played[seat]) == told["cast"] + told["land played"]


def test_the_rows_of_cards_have_every_card_of_each_deck() -> None:
    plan = make_plan(DECKS, bots="random")
    played = play_batch(plan, Batch(0, 0, 0, 2))
    cards = played.cards
    for number in (0, 1):
        for entrant in plan.entrants:
            of = [
                card
                for card, game, player in zip(cards["card"], cards["game"], cards["player"], strict=True)
                if game == number and player == entrant.name
            ]
            assert of == [name for _, name in entrant.deck.main]
    assert played.tally == tally_of(played.games, cards, 2)


def test_the_tally_of_a_card_counts_the_games_it_was_in() -> None:
    run = random_run(DECKS, 6, seed=3)
    (tally,) = run.tallies
    rows = [run.rows(Batch(k, 0, k, 1))[1] for k in range(6)]
    (name, player) = next(iter(tally.players.items()))
    for card, counts in player.cards.items():
        seen = [0, 0]
        for cards in rows:
            at = list(zip(cards["player"], cards["card"], strict=True)).index((name, card))
            if cards["opening"][at] or cards["drawn"][at]:
                seen[0] += 1
                seen[1] += cards["won"][at]
        assert counts.seen == seen


# --- stopping when the figures are sure


def test_a_series_ends_when_its_interval_is_narrow_whoever_plays() -> None:
    alone, spread = (
        random_run(["red-burn", "vanilla-green"], 400, until=0.2, batch=2, runner=runner)
        for runner in (None, Disorderly())
    )
    assert list(alone) == list(spread)
    (tally,) = alone.tallies
    assert 4 < tally.games < 400
    assert tally.half <= 0.2
    before = list(alone)[:-2]
    won = sum(game.winner == "red-burn" for game in before)
    assert sim.Share(won, len(before)).half > 0.2


def test_how_many_games_there_will_be_is_said_beforehand() -> None:
    run = random_run(DECKS, 400, until=0.2, batch=2)
    assert run.expected == games_for(0.2) == 25
    run.finish()
    assert run.expected == run.played
    assert random_run(DECKS, 7).expected == 7
    assert sim.Share(5_000, 10_000).half == pytest.approx(0.0098, abs=1e-4)
    assert games_for(0.0098) == pytest.approx(10_000, rel=0.01)


def test_the_interval_of_wilson() -> None:
    """Figures of the literature: 10 of 20, and none of 10."""
    assert sim.Share(10, 20).interval == pytest.approx((0.2993, 0.7007), abs=1e-4)
    assert sim.Share(0, 10).interval == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert str(sim.Share(10, 20)) == "50.0 % (29.9–70.1)"


# --- what is refused


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"decks": ["red-burn"]}, "two or more decks play; found 1"),
        ({"decks": ["red-brun", "red-burn"]}, "did you mean red-burn?"),
        ({"bots": "gredy"}, "nearest: greedy"),
        ({"bots": ["random"] * 3}, "3 bots for 2 decks"),
        ({"rules": "1066"}, "unknown rules '1066'"),
        ({"rules": ["today", "current"]}, "are given twice"),
        ({"rules": "1999-01-01"}, "Lava Dart has flashback"),
        ({"seed": 2**63}, "seed is a whole number from"),
        ({"games": 0}, "games is a whole number from 1"),
        ({"jobs": 0}, "jobs is a whole number from 1 to 1024; found 0"),
        ({"batch": 0}, "batch is a whole number from 1"),
        ({"until": 1.0}, "until is half the width"),
        ({"variant": "commander"}, "Commander"),
        ({"variant": "archenemy"}, "scheme deck"),
        ({"decks": ["archenemy", "red-burn"]}, "only the variant archenemy"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(given: dict[str, object], said: str) -> None:
    with pytest.raises(MainphaseError) as refused:
        random_run(**{"decks": ["red-burn", "white-blue-tempo"], "games": 1, **given})  # type: ignore[arg-type]
    assert said in str(refused.value)


# --- several processes


class Dying:
    """Chooses at random, but takes its whole process with it as long as a file of a given name is not there."""

    marker = ""

    def __init__(self, seed: int = 0) -> None:
        self.bot = RandomBot(seed)

    def choose(self, view: object, decision: Decision) -> int:
        if not os.path.exists(self.marker):
            if self.marker:
                with open(self.marker, "w", encoding="utf-8"):
                    pass
            os._exit(9)
        return self.bot.choose(None, decision)


def test_bots_given_as_classes_play_in_several_processes() -> None:
    class Last:
        def choose(self, view: object, decision: Decision) -> int:
            return decision.count - 1

    alone, spread = (random_run(DECKS, 4, bots=[Last, First], batch=2, jobs=jobs, max_turns=4) for jobs in (1, 2))
    assert list(alone) == list(spread)


def test_the_batch_of_a_process_that_died_is_played_again(tmp_path: Path) -> None:
    class Once(Dying):
        marker = str(tmp_path / "died")

    run = random_run([QUICK, QUICK], 2, bots=Once, batch=1, runner=InProcesses(1), seed=2, max_turns=9)
    fresh = random_run([QUICK, QUICK], 2, seed=2, max_turns=9)
    assert [(game.seed, game.turns) for game in run] == [(game.seed, game.turns) for game in fresh]
    assert os.path.exists(Once.marker)


def test_a_batch_that_kills_every_process_is_named() -> None:
    class Always(Dying):
        pass

    with pytest.raises(OptionError, match="batch 0 of series 0 are killed again and again"):
        random_run([QUICK, QUICK], 2, bots=Always, batch=2, runner=InProcesses(1)).finish()


def test_a_fault_in_a_game_says_how_to_play_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(batches, "play_out", fail)
    with pytest.raises(RuntimeError, match="broken") as raised:
        random_run(DECKS, 1, seed=5).finish()
    (note,) = raised.value.__notes__
    assert f"mainphase watch {' '.join(DECKS)} --bot random --bot random --rules 2026-04-17 --seed 5" in note


def test_what_an_extra_has_is_asked_for_by_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for module in ("pyarrow", "pyarrow.parquet"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(OptionError, match=r"need pyarrow, which is not installed: pip install 'mainphase\[sim\]'"):
        random_run(DECKS, 1, out=tmp_path)
    assert len(list(random_run(DECKS, 1, max_turns=1))) == 1
