"""What an environment says to a language model: short, with options by the number of their action, each once."""

from __future__ import annotations

import re

import numpy as np
import pytest

from mainphase.env import GameEnv, GameVectorEnv, mainphase_v0
from mainphase.game import AUTOMATIC, Game
from mainphase.players.load import make_bot
from mainphase.presentation.brief import LONGEST, brief_table, brief_text


def test_its_options_are_the_actions() -> None:
    env = GameEnv(("red-burn", "vanilla-green"), opponent="greedy")
    observation, _ = env.reset(seed=7)
    dice = np.random.default_rng(7)
    for _ in range(30):
        table, *_, asked = env.text().rstrip("\n").split("\n\n")
        assert len(table) < LONGEST
        question, *options = asked.splitlines()
        assert question
        said = {int(number): words for number, words in (line.split(": ", 1) for line in options)}
        legal = np.flatnonzero(observation["action_mask"])
        assert len(set(said.values())) == len(said)
        assert set(said.values()) == {env.decode(int(k)) for k in legal}
        assert all(env.decode(k) == words for k, words in said.items())
        observation, _, over, cut, _ = env.step(int(dice.choice(legal)))
        if over or cut:
            break


def test_it_tells_what_has_happened_since() -> None:
    env = GameEnv(("red-burn", "red-burn"), opponent="greedy")
    env.reset(seed=7)
    told: list[str] = []
    for _ in range(20):
        text = env.text()
        if "Since you decided last:" in text:
            told.append(text.partition("Since you decided last:\n")[2].rpartition("\n\n")[0])
        _, _, over, cut, _ = env.step(0)
        if over or cut:
            break
    transcript = env.transcript()
    lines = [line.strip() for part in told for line in part.splitlines() if line and not line.startswith("==")]
    assert len(lines) > 12
    whole = {re.sub(r" \(×\d+\)", "", line.strip()) for line in transcript.splitlines()}
    assert {re.sub(r" \(×\d+\)", "", line) for line in lines if "opening hand" not in line} <= whole | {""}


@pytest.mark.parametrize("decks", [("white-black-attrition",) * 4, ("red-green-assault", "white-blue-tempo")])
def test_the_table_is_short_in_the_middle_of_a_game(decks: tuple[str, ...]) -> None:
    names = [f"player_{seat}" for seat in range(len(decks))]
    game = Game.new(dict(zip(names, decks, strict=True)), seed=2, automation=AUTOMATIC)
    bot = make_bot("random", 2)
    looked = 0
    while (decision := game.decision) is not None and game.turn < 30:
        if looked % 20 == 0:
            view = game.view(decision.decider)
            assert len(brief_table(view)) < LONGEST
            short = brief_table(view, 900)
            assert len(short) < 900
            assert brief_text(view).startswith(brief_table(view))
        looked += 1
        game.play(bot.choose(None, decision))  # type: ignore[arg-type]
    assert looked > 60


def test_numbers_are_options_too() -> None:
    game = Game.new({"Ann": "24 Mountain\n36 Blaze", "Bob": "60 Mountain"}, seed=1, first="Ann")
    seen = ""
    for _ in range(400):
        decision = game.decision
        assert decision is not None
        if decision.number is not None:
            seen = brief_text(game.view(decision.decider))
            break
        wanted = [o.index for o in decision.options if o.text.startswith(("play", "cast", "keep"))]
        game.apply(wanted[0] if wanted else decision.options[-1].index if decision.kind != "priority" else 0)
    assert "\n0: 0\n" in seen


def test_every_environment_has_it() -> None:
    many = GameVectorEnv(2, opponent=None)
    many.reset(seed=1)
    assert "0: player_0 goes first" in many.text(1)
    env = mainphase_v0.parallel_env()
    env.reset(seed=1)
    who = env.table.agent_selection
    (other,) = set(env.agents) - {who}
    assert "goes first" in env.text(who)
    assert "goes first" not in env.text(other)
