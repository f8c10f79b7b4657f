"""Whatever an agent gets is what its seat may know: a game is played again with other cards in the opponents' hands and
libraries, and every output is compared, byte by byte.
"""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout, suppress
from functools import cache
from typing import Any, Final

import msgspec
import numpy as np
import pytest
from tests.property.redealt import OpenHanded, Shown, redealt
from tests.support.deep import deep

from mainphase.agents.seat import SpokenSeat
from mainphase.cards.decks import read_deck
from mainphase.cli.json_lines import JsonLines, JsonPlayer
from mainphase.cli.terminal_table import TerminalTable
from mainphase.env import GameEnv, GameVectorEnv, mainphase_v0
from mainphase.errors import MainphaseError, OptionError
from mainphase.game import AUTOMATIC, Automation, Game
from mainphase.server import beginning
from mainphase.server.hosted import encoder_in
from mainphase.server.kept_game import GameKept, LineKept
from mainphase.server.messages import NewGame, SeatWanted
from mainphase.server.seeds import Seeds
from mainphase.server.session import Session

pytestmark = pytest.mark.fuzz

# The opponent's decks. Each has one colour: which lands pay for a spell depends on what else is held, as it may.
BLUE: Final = """
24 Island\n4 Counterspell\n4 Opt\n4 Memory Lapse\n4 Essence Scatter\n4 Think Twice
4 Humbling Elder\n4 Spellstutter Sprite\n4 Faerie Seer\n4 Negate
"""
GREEN: Final = """
24 Forest\n4 Grizzly Bears\n4 Giant Growth\n4 Ashcoat Bear\n4 Rampant Growth\n4 Yeva, Nature's Herald
4 Moment's Peace\n4 Llanowar Elves\n4 Elvish Archers\n4 Fog
"""
DECKS: Final = {"red": "red-burn", "blue": BLUE, "green": GREEN}
STEPS: Final = 24
ENCODER: Final = encoder_in("en")
TRIED: Final = ("cast Lightning Bolt targeting player_1", "cast Shock", "play Mountain", "activate Forest", "pass it")


def kept_of(deck: str, seed: int) -> frozenset[str]:
    """The names of every other card of a deck, lands aside: they are never played, so nobody knows where they are."""
    names = sorted({name for _, name in read_deck(deck).main})
    lands = ("Plains", "Island", "Swamp", "Mountain", "Forest")
    return frozenset(name for k, name in enumerate(names) if name not in lands and (k + seed) % 2)


def plain(value: Any) -> Any:
    """An output as something to compare: arrays as their bytes."""
    if isinstance(value, np.ndarray):
        return (value.dtype.str, value.shape, value.tobytes() if value.dtype != object else plain(list(value)))
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    return repr(value) if isinstance(value, (float, np.generic)) else value


def error_of(call: Callable[[], object]) -> str:
    try:
        call()
    except MainphaseError as error:
        return f"{type(error).__name__}: {error}"
    return ""


def words_of(env: Any, mask: Any) -> list[Any]:
    """The words of all options, and what is said of an action that is none."""
    return [*(env.decode(int(k)) for k in np.flatnonzero(mask)), error_of(lambda: env.decode(len(mask) - 1))]


def single(decks: tuple[str, ...], bot: OpenHanded, seed: int) -> list[Any]:
    env = GameEnv(decks, opponent=bot, render_mode="ansi", max_turns=14)
    told: list[Any] = []
    dice = np.random.default_rng(seed)
    try:
        observation, info = env.reset(seed=seed)
        told.append(plain([observation, info, env.schema.hash]))
        for _ in range(STEPS):
            mask = observation["action_mask"]
            told.append(plain([words_of(env, mask), env.action_masks(), env.text() if len(told) % 9 == 1 else ""]))
            observation, *rest = env.step(int(dice.choice(np.flatnonzero(mask))))
            told.append(plain([observation, *rest]))
            if rest[1] or rest[2]:
                break
        told += [env.render(), env.transcript()]
    except Shown:
        pass
    return told


def several(decks: tuple[str, ...], bot: OpenHanded, seed: int) -> list[Any]:
    env = GameVectorEnv(2, decks, opponent=bot, max_turns=8)
    told: list[Any] = []
    dice = np.random.default_rng(seed)
    try:
        observation, infos = env.reset(seed=seed)
        told.append(plain([observation, infos]))
        for _ in range(STEPS):
            masks = observation["action_mask"]
            observation, *rest = env.step([int(dice.choice(np.flatnonzero(mask))) for mask in masks])
            told.append(plain([observation, *rest]))
            told.append([env.decode(k, 0) for k in range(2)])
        told.append([(env.transcript(k), env.text(k)) for k in range(2)])
    except Shown:
        pass
    return told


def of_agent(env: Any, bot: OpenHanded, play: Any) -> int:
    """What the opponent does in an environment in which every seat is an agent."""
    decision = play.game.decision
    return bot.choose(play.game.view(decision.decider), decision)


def in_turn(decks: tuple[str, ...], bot: OpenHanded, seed: int) -> list[Any]:
    env = mainphase_v0.env(decks, render_mode="ansi", max_turns=4)
    raw = env.unwrapped
    told: list[Any] = []
    dice = np.random.default_rng(seed)
    try:
        env.reset(seed=seed)
        for agent in env.agent_iter(40 * STEPS):
            if agent != "player_0":
                over = env.terminations[agent] or env.truncations[agent]
                env.step(None if over else of_agent(env, bot, raw.play))
                continue
            observation, *rest = env.last()
            mask = observation["action_mask"]
            over = rest[1] or rest[2]
            told.append(plain([observation, *rest, raw.text() if over else ""]))
            told.append([] if over else words_of(raw, mask))
            env.step(None if over else int(dice.choice(np.flatnonzero(mask))))
    except Shown:
        pass
    return told


def at_once(decks: tuple[str, ...], bot: OpenHanded, seed: int) -> list[Any]:
    env = mainphase_v0.parallel_env(decks, render_mode="ansi", max_turns=2)
    play = env.table.play
    told: list[Any] = []
    dice = np.random.default_rng(seed)
    try:
        observations, infos = env.reset(seed=seed)
        while env.agents:
            actions = dict.fromkeys(env.agents, 0)
            told.append(plain([observations["player_0"], infos["player_0"], env.agents]))
            mask = observations["player_0"]["action_mask"]
            who = env.agents[0] if mask.any() else env.table.agent_selection
            actions[who] = int(dice.choice(np.flatnonzero(mask))) if mask.any() else of_agent(env, bot, play)
            observations, rewards, overs, cuts, infos = env.step(actions)
            told.append([rewards["player_0"], overs["player_0"], cuts["player_0"]])
        told += [env.render(), env.transcript("player_0"), env.text("player_0")]
    except Shown:
        pass
    return told


class Program:
    """A program behind `play --json`, in place of what is typed. It also asks what it may not do."""

    def __init__(self, seed: int, out: io.StringIO) -> None:
        self.dice = np.random.default_rng(seed)
        self.out = out
        self.asked = 0

    def readline(self) -> str:
        self.asked += 1
        if self.asked > 3 * STEPS:
            return ""
        decision = json.loads(self.out.getvalue().splitlines()[-1])
        if decision["type"] == "decision":  # then a refusal follows, and the decision is not written again
            self.options = len(decision["decision"]["options"] or range(1))
            if self.asked % 3 == 0:
                return json.dumps(str(self.dice.choice(TRIED))) + "\n"
        return f"{self.dice.integers(self.options)}\n"


def line_by_line(decks: tuple[str, ...], bot: OpenHanded, seed: int) -> list[Any]:
    automation = Automation(mana_auto=True, pay=True, passes=True, forced=True)
    names = ("player_0", "player_1")
    game = Game.new(dict(zip(names, decks, strict=True)), seed=seed, automation=automation)
    out = io.StringIO()
    table = TerminalTable(game, names[0], {names[1]: bot}, None)
    with redirect_stdout(out), pytest.MonkeyPatch.context() as patch, suppress(Shown):
        patch.setattr(sys, "stdin", Program(seed, out))
        lines = JsonLines(game, names[0])
        player = JsonPlayer(game, names[0], lambda choice: lines.tell(game.apply(choice)))
        lines.tell(game.events)
        table.play(lines.tell, lambda decision: player.choose())
        lines.end(table.faults)
    return out.getvalue().splitlines()


def in_words(decks: tuple[str, ...], bot: OpenHanded, seed: int) -> list[Any]:
    """What an agent is told that plays by tools."""
    game = Game.new(dict(zip(("player_0", "player_1"), decks, strict=True)), seed=seed, automation=AUTOMATIC)
    seat = SpokenSeat(game, "player_0", {"player_1": bot})
    told: list[Any] = [seat.observe()]
    dice = np.random.default_rng(seed)
    for k in range(STEPS):
        if game.decision is None:
            break
        told.append(error_of(lambda: seat.look(TRIED[k % 2].split(" ", 1)[1])))  # noqa: B023
        told.append(error_of(lambda: seat.choose(TRIED[k % len(TRIED)] + "!")))  # noqa: B023
        told += [seat.why_not(TRIED[k % 4]), seat.choose(int(dice.integers(game.decision.count)))]
    return [*told, seat.transcript()]


def at_table(decks: tuple[str, ...], bot: OpenHanded, seed: int) -> list[Any]:
    """What a person is sent by the table in the browser, with another person in the other seat."""
    kept = kept_game(decks, seed)
    session = Session(kept, {0: LineKept(0, -1, 0, [])})
    told: list[Any] = []
    dice = np.random.default_rng(seed)
    begin = 0
    with suppress(Shown):
        for k in range(3 * STEPS):
            update = session.update(0, begin, -1, [0, 1], [])
            # Whom the table waits for is known by waiting: who can only pass at a stop is not asked there.
            told.append(ENCODER.encode(msgspec.structs.replace(update, waits_for=-1)))
            begin = session.logs[0].count
            if session.game.over:
                break
            if session.by_itself() is not None:
                continue
            decision = session.decision
            assert decision is not None
            if session.decider() == 1:
                view = session.game.view("player_1")
                session.answer(1, 0, session.moment, bot.choose(view, decision))
                continue
            told.append(error_of(lambda: session.why_not(0, TRIED[k % len(TRIED)], 1)))  # noqa: B023
            told.append(ENCODER.encode(session.why_not(0, TRIED[k % 4], 1)))
            session.answer(0, 0, session.moment, int(dice.integers(decision.count)))
    return told


@cache
def kept_game(decks: tuple[str, ...], seed: int) -> GameKept:
    """A game of two persons. Its seed, which nobody knows, is one that the test knows."""
    seats = [SeatWanted(name=f"player_{k}", who="person", deck=deck.strip()) for k, deck in enumerate(decks)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(beginning, "dealing_seeds", lambda asked: Seeds(1 << 255 | seed, seed))
        return beginning.kept_of_decks(NewGame(id=1, seats=seats), [])


KINDS: Final = {
    "one agent": single,
    "vector": several,
    "in turn": in_turn,
    "at once": at_once,
    "play --json": line_by_line,
    "in words": in_words,
    "table": at_table,
}


QUICK: Final = {
    ("one agent", "blue"),
    ("vector", "red"),
    ("in turn", "blue"),
    ("at once", "red"),
    ("play --json", "blue"),
    ("in words", "red"),
    ("table", "green"),
}


@pytest.mark.parametrize(
    "played",
    [(kind, deck) if (kind, deck) in QUICK else deep((kind, deck)) for kind in KINDS for deck in DECKS],
)
def test_every_output_is_the_same_whatever_the_others_hold(
    played: tuple[str, str], monkeypatch: pytest.MonkeyPatch, random_games: int
) -> None:
    compared = 0
    kind, deck = played
    for seed in range(max(1, random_games // 40) if (kind, deck) in QUICK else 6):
        kept = kept_of(DECKS[deck], seed)
        decks = ("red-green-assault", DECKS[deck])
        first = KINDS[kind](decks, OpenHanded(kept), seed)
        with redealt(monkeypatch, [1], kept, seed + 1) as changed:
            other = KINDS[kind](decks, OpenHanded(kept), seed)
        assert max(changed) > 3
        assert len(first) == len(other)
        for k, (one, two) in enumerate(zip(first, other, strict=True)):
            assert one == two, f"output {k} of seed {seed} tells what is hidden"
        compared += len(first)
    assert compared > 10


def test_what_is_hidden_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: what the omniscient side shows does change, and how often the others are asked."""
    kept = kept_of(BLUE, 0)
    found = []
    for seats in ([], [1]):
        with redealt(monkeypatch, seats, kept, 1):
            env = GameEnv(("red-green-assault", BLUE), opponent=OpenHanded(kept))
            observation, _ = env.reset(seed=1)
            for _ in range(30):
                observation, *_ = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
            found.append((env.transcript(), env.omniscient.transcript(), env.omniscient.decisions))
    one, other = found
    assert one[0] == other[0]
    assert one[1] != other[1]
    assert one[2] != other[2]


def numbers_in(value: Any) -> Iterator[int]:
    """All whole numbers of an output."""
    if isinstance(value, dict):
        for each in value.values():
            yield from numbers_in(each)
    elif isinstance(value, np.ndarray) and value.dtype != object:
        yield from (int(each) for each in value.ravel())
    elif isinstance(value, (list, tuple, np.ndarray)):
        for each in value:
            yield from numbers_in(each)
    elif isinstance(value, (int, float)):
        yield int(value)


def test_nobody_is_told_the_seed() -> None:
    """By it and the decks one could deal the game again."""
    env, many = GameEnv(max_turns=3), GameVectorEnv(2, max_turns=3)
    told: list[Any] = [env.reset(seed=1), many.reset(seed=1)]
    seeds = {env.omniscient.seed, *(many.omniscient(k).seed for k in range(2))}
    for _ in range(12):
        told += [env.step(0)] if not env.play.over and not env.play.truncated else []
        told += [many.step([0, 0])]
    assert not seeds & set(numbers_in(told))
    assert not any(str(seed) in env.transcript() for seed in seeds)


def test_in_parallel_windows_are_not_left_out() -> None:
    with pytest.raises(OptionError, match="all agents see every cycle, so passes=True would tell them"):
        mainphase_v0.parallel_env(automation=AUTOMATIC)
