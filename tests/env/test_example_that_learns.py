"""examples/learn learns: a minute of it beats `random`, and what it keeps can be read and drawn again."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

if importlib.util.find_spec("torch") is None:
    pytest.skip("the extra `learn` is not installed", allow_module_level=True)

EXAMPLES = Path(__file__).parents[2] / "examples" / "learn"


def example(name: str) -> ModuleType:
    """A file of the example; each imports the others by name, as a script does."""
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        sys.modules[name] = module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    return sys.modules[name]


@pytest.fixture(scope="module")
def network() -> ModuleType:
    """Not before a test needs it: to load PyTorch takes seconds, and every process collects every test."""
    return example("network")


@pytest.fixture(scope="module")
def ppo(network: ModuleType) -> ModuleType:
    return example("ppo")


@pytest.fixture(scope="module")
def curve() -> ModuleType:
    return example("curve")


def steps_of(ppo: ModuleType, answers: list[tuple[int, float, float, bool]]) -> list[object]:
    """Steps of one game: who answers, what they expect, the reward, and whether the game ends."""
    return [
        ppo.Step(
            {}, np.array([seat]), np.array([0]), np.zeros(1), np.array([value]), np.array([reward]), np.array([over])
        )
        for seat, value, reward, over in answers
    ]


def test_a_win_is_a_loss_of_the_other_seat(ppo: ModuleType) -> None:
    """Nothing was expected; seat 1 wins with its second answer, so that seat 0 has lost by its only one."""
    gained, known = ppo.advantages(steps_of(ppo, [(1, 0, 0, False), (0, 0, 0, False), (1, 0, 1, True)]), 2)
    assert known[:, 0].tolist() == [True, True, True]
    step = ppo.DISCOUNT * ppo.TRACE
    assert gained[:, 0].tolist() == pytest.approx([step, -ppo.DISCOUNT, 1.0])


def test_a_seats_last_answer_before_the_cut_shows_only_by_what_it_expected(ppo: ModuleType) -> None:
    gained, known = ppo.advantages(steps_of(ppo, [(0, 0.2, 0, False), (1, 0.5, 0, False), (0, 0.4, 0, False)]), 2)
    assert known[:, 0].tolist() == [True, False, False]
    assert gained[0, 0] == pytest.approx(ppo.DISCOUNT * 0.4 - 0.2)


def test_nothing_of_a_game_that_has_ended_comes_into_the_next(ppo: ModuleType) -> None:
    gained, _ = ppo.advantages(steps_of(ppo, [(0, 0, -1, True), (0, 0, 0, False), (0, 0, 1, True)]), 2)
    assert gained[0, 0] == pytest.approx(-1.0)


@pytest.mark.parametrize(("share", "alone"), [(0.0, 64), (0.5, 32), (1.0, 0)])
def test_a_share_of_the_games_is_against_a_bot_in_either_seat(ppo: ModuleType, share: float, alone: int) -> None:
    games = ppo.Games("vanilla-red", "random", share)
    seen = games.reset(3)
    asked = [set[int]() for _ in range(ppo.GAMES)]
    for _ in range(8):
        assert seen["action_mask"].shape[0] == ppo.GAMES
        for game, seat in enumerate(seen["game"][:, 0]):
            asked[game].add(int(seat))
        seen, _, _ = games.step(np.argmax(seen["action_mask"], axis=1))
    each = (ppo.GAMES - alone) // 2
    assert asked == [{0, 1}] * alone + [{0}] * each + [{1}] * each


def test_the_order_of_objects_and_of_options_makes_no_difference(network: ModuleType, ppo: ModuleType) -> None:
    import torch

    env = ppo.GameVectorEnv(4, ("red-burn", "red-burn"), opponent=None, copy=True)
    torch.manual_seed(0)
    net = network.Network(env.schema, env.tables)
    seen, _ = env.reset(seed=1)
    for _ in range(20):
        seen, *_ = env.step(np.zeros(4, np.int64))
    logits, value = net(network.tensors(seen))
    order = np.random.default_rng(0).permutation(env.schema.limits.objects)
    place = np.empty_like(order)
    place[order] = np.arange(len(order))
    turned = {name: array.copy() for name, array in seen.items()}
    turned["objects"] = seen["objects"][:, order]
    for column in (env.schema["options"].column("entity"), env.schema["options"].column("other")):
        entities = seen["options"][:, :, column]
        objects = entities >= env.schema.limits.seats
        entities = np.where(
            objects, place[np.maximum(entities - env.schema.limits.seats, 0)] + env.schema.limits.seats, entities
        )
        turned["options"][:, :, column] = entities
    # All rows are read: those in use no longer come first.
    again = {name: torch.from_numpy(np.ascontiguousarray(turned[name])) for name in turned if name != "links"}
    logits_again, value_again = net(again)
    assert torch.allclose(value, value_again, atol=1e-5)
    count = logits.shape[1]
    mask = seen["action_mask"][:, :count] == 1
    assert torch.allclose(logits[mask], logits_again[:, :count][mask], atol=1e-4)


def test_a_minute_of_learning_beats_random(ppo: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Untrained, the network wins about 45 % against `random`."""
    import torch

    task = ppo.Task("vanilla-red", decisions=36_864, out=tmp_path, points=1, games=100, bots=("random",), share=0.0)
    trained, shares = ppo.learn(task)
    assert shares["random"].interval[0] > 0.5, capsys.readouterr().out
    kept = torch.load(tmp_path / "network.pt", weights_only=True)
    assert kept["schema"] == trained.schema.hash
    trained.load_state_dict(kept["network"])
    assert len((tmp_path / "curve.csv").read_text().splitlines()) == 1 + 2


def test_a_minute_of_a_stock_trainer_beats_random() -> None:
    """The seeds 0, 1 and 2 win 70, 74 and 76 % of 150 games."""
    pytest.importorskip("sb3_contrib", reason="Stable-Baselines3 needs the extra sb3")
    _, share = example("stock").learn("vanilla-red", 24_576, games=150)
    assert share.interval[0] > 0.5, str(share)


def test_a_curve_is_drawn(curve: ModuleType, tmp_path: Path) -> None:
    columns = [f"{bot} {what}" for bot in ("random", "greedy") for what in ("games", "won", "low", "high")]
    (tmp_path / "curve.csv").write_text(
        ",".join(["minutes", "decisions", *columns]) + "\n0,0,100,.5,.4,.6,100,.1,.0,.2\n5,9,100,.9,.8,1,100,.4,.3,.5\n"
    )
    curve.draw([tmp_path], tmp_path / "curve.svg")
    assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
