"""The search bot: what it finds, and what it owes: legal answers, the same again, in time, and nothing hidden seen."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import pytest
from tests.property.playing import Watcher, random_game
from tests.support.table import Table, position

from mainphase import sim
from mainphase.game import AUTOMATIC, Game
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DECISION_NAMES, DecisionKind
from mainphase.players import make_bot, search_bot
from mainphase.players.search_bot import JUDGED, SearchBot
from mainphase.players.searching import race
from mainphase.presentation.view import view_of
from mainphase.sim.playing import play_out
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.hidden import permuted


def answer(table: Table, bot: SearchBot) -> str:
    game = Game(table.state, history=False)
    decision = game.decision
    assert decision is not None
    return table.options[bot.choose(None, decision)]


def options(g: State) -> list[tuple[int, int, int]]:
    d = g.pending
    assert d is not None
    return [(o.kind, o.a, o.b) for o in d.options]


def thinking(sims: int = 48, turns: int = 2) -> SearchBot:
    return SearchBot(1, sims=sims, turns=turns)


# --- what it finds


def test_a_spell_that_wins_is_aimed_at_the_player() -> None:
    table = position(alice=["Mountain"], alice_hand=["Lightning Bolt"], bob=["Serra Angel"], bob_life=3)
    bot = thinking(16, 1)
    assert answer(table, bot) == "cast Lightning Bolt"
    table.choose("cast Lightning Bolt")
    assert answer(table, bot) == "bob"


def test_its_own_creatures_are_not_removed_for_want_of_others() -> None:
    table = position(alice=["3 Swamp", "Serra Angel"], alice_hand=["Murder"])
    assert answer(table, thinking(16, 1)) == "pass"


def test_windows_in_which_hardly_ever_anything_is_done_are_left_to_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    raced: list[int] = []

    def watched(root: State, *how: Any) -> race.Race:
        asked = root.pending
        assert asked is not None
        raced.append(asked.player)
        return race.Race(root, *how)

    monkeypatch.setattr(search_bot, "Race", watched)
    table = position(alice=["Mountain"], alice_hand=["Shock"], bob=["Mountain"], bob_hand=["Shock"])
    assert answer(table, thinking(8, 1)) == "pass"
    assert raced == [0]
    table.choose("pass")
    assert answer(table, thinking(8, 1)) == "pass"  # bob, in alice's main phase
    assert raced == [0]


@pytest.mark.deep
@pytest.mark.parametrize("deck", ["red-burn", "white-blue-tempo", "vanilla-red"])
def test_it_beats_greedy(deck: str) -> None:
    (tally,) = sim.run([deck, deck], 40, bots=["search:sims=16,turns=2", "greedy"], seed=40).tallies
    assert tally.players[f"{deck} (search:sims=16,turns=2)"].won > 20, tally


def test_it_beats_random() -> None:
    bots = ["search:sims=4,turns=1", "random"]
    (tally,) = sim.run(["vanilla-red", "vanilla-green"], 4, bots=bots, seed=2, max_turns=40).tallies
    assert tally.players["vanilla-red"].won >= 3, tally


# --- what it owes


def plays(seed: int) -> tuple[list[int], Game]:
    """The answers of two search bots in the first turns of a game."""
    decks = {"Alice": "red-burn", "Bob": "white-blue-tempo"}
    game = Game.new(decks, seed=seed, automation=AUTOMATIC, history=False, listen=False)
    bots = {name: SearchBot(7, sims=5, turns=1) for name in game.players}
    answers = []
    while (decision := game.decision) is not None and game.turn <= 4:
        answers.append(bots[decision.decider].choose(None, decision))
        game.play(answers[-1])
    return answers, game


def test_the_same_budget_and_seed_give_the_same_answers() -> None:
    answers, game = plays(3)
    again, other = plays(3)
    assert answers == again
    assert game.hash() == other.hash()


def test_it_answers_in_time() -> None:
    table = position(
        alice=["4 Forest", "Grizzly Bears"], alice_hand=["Grizzly Bears", "Giant Growth"], bob=["Hill Giant"]
    )
    game = Game(table.state, history=False)
    decision = game.decision
    assert decision is not None
    bot = make_bot("search:seconds=0.1", 3)
    began = time.perf_counter()
    assert 0 <= bot.choose(None, decision) < decision.count  # type: ignore[arg-type]
    assert time.perf_counter() - began < 5


WHERE = [
    ({"A": "fifth-white-blue-circles", "B": "fifth-black-red-pacts"}, "fifth", ""),
    ({"A": "vanilla-red", "B": "vanilla-green"}, "sixth", ""),
    ({"A": "red-burn", "B": "vanilla-green", "C": "white-blue-tempo"}, None, ""),
    ({"A": "archenemy", "B": "vanilla-green", "C": "vanilla-red"}, None, "archenemy"),
]


@pytest.mark.parametrize(("decks", "rules", "variant"), WHERE)
def test_it_plays_under_any_rules_and_in_any_variant(decks: dict[str, str], rules: str | None, variant: str) -> None:
    game = Game.new(decks, rules=rules, variant=variant, seed=5, automation=AUTOMATIC, history=False, listen=False)
    bots = {name: SearchBot(k, sims=3, turns=1) for k, name in enumerate(game.players)}
    outcome = play_out(game, bots, max_turns=6, max_decisions=60)
    assert outcome.decisions > 8
    assert not outcome.faults


@pytest.mark.fuzz
@pytest.mark.parametrize("chunk", range(2))
def test_whatever_it_is_asked_it_answers_by_what_its_seat_may_know(chunk: int) -> None:
    """It gives a legal answer to every kind of decision, and the same one if hidden cards change places."""
    asked: Counter[int] = Counter()

    def watching(seed: int) -> Watcher:
        dice = Dice(seed)

        def watch(g: State, n: int) -> None:
            d = g.pending
            if d is None or d.count() < 2 or asked[d.kind] >= 1 or d.kind in JUDGED:
                return
            seat = g.decider(d.player)
            if view_of(g, seat, words=False).looked_at:  # what it is being shown is not hidden
                return
            twin, changed = permuted(g, seat, dice)
            if not changed or options(twin) != options(g):  # its options show what was hidden: a revealed hand
                return
            asked[d.kind] += 1
            before = flat.hash_state(g)
            said = SearchBot(5, sims=4, turns=1).decide(g)
            assert flat.hash_state(g) == before, "the game is not touched"
            assert 0 <= said < d.count(), DECISION_NAMES[d.kind]
            assert SearchBot(5, sims=4, turns=1).decide(twin) == said, DECISION_NAMES[d.kind]

        return watch

    for seed in range(chunk * 3 + 1, chunk * 3 + 4):
        random_game(seed, lambda state, seed=seed: watching(seed))  # type: ignore[misc]
    assert DecisionKind.PRIORITY in asked
    assert len(asked) > 5
