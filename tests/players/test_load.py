"""Bots by name, and what is said about those that cannot be loaded."""

from __future__ import annotations

from pathlib import Path

import pytest

from mainphase.players import BotError, GreedyBot, RandomBot, bot_names, make_bot


def test_the_bots_that_come_with_it() -> None:
    assert bot_names() == ("random", "greedy", "search")
    assert isinstance(make_bot("random", 4), RandomBot)
    assert isinstance(make_bot("greedy"), GreedyBot)


def test_a_bot_is_given_its_options_in_its_name() -> None:
    assert vars(make_bot("search:sims=200,turns=4", 4))["sims"] == 200
    assert vars(make_bot("search:sims=200,turns=4", 4))["turns"] == 4
    assert vars(make_bot("search:seconds=0.5"))["seconds"] == 0.5


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("search:", "search has no option ''"),
        ("search:sim=3", "search has no option 'sim=3' (nearest: sims)"),
        ("search:200", "after a colon and between commas it takes sims=a whole number from 1 to 1000000, seconds=a"),
        ("search:sims=0", "sims is a whole number from 1 to 1000000; found '0'"),
        ("search:sims=1e3", "found '1e3'"),
        ("search:sims=2.5", "found '2.5'"),
        ("search:seconds=-1", "seconds is a number of more than 0, up to 86400; found '-1'"),
        ("search:seconds=0", "found '0'"),
        ("search:sims=2,sims=3", "sims is given twice"),
        ("random:sims=2", "random takes no options"),
        ("serach:sims=2", "there is no module 'serach'"),
    ],
)
def test_options_that_cannot_be_read_are_said_plainly(name: str, said: str) -> None:
    with pytest.raises(BotError) as caught:
        make_bot(name)
    assert said in str(caught.value)
    assert f"the bot {name!r}" in str(caught.value)


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module with good and bad bots, in the folder where the program is started."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "bots_for_a_test.py").write_text(
        "class Fine:\n"
        "    def __init__(self, seed=0):\n"
        "        self.seed = seed\n"
        "    def choose(self, view, decision):\n"
        "        return 0\n"
        "class Seedless:\n"
        "    def choose(self, view, decision):\n"
        "        return 0\n"
        "class Mute:\n"
        "    pass\n"
        "class Greedy:\n"
        "    def __init__(self, account):\n"
        "        self.account = account\n"
        "    choose = Fine.choose\n"
        "class Breaks(Fine):\n"
        "    def __init__(self):\n"
        "        {}['account']\n"
        "class Exits(Fine):\n"
        "    def __init__(self):\n"
        "        raise SystemExit\n"
        "number = 3\n",
        encoding="utf-8",
    )
    (tmp_path / "leaving_for_a_test.py").write_text("raise SystemExit(4)\n", encoding="utf-8")
    (tmp_path / "broken_for_a_test.py").write_text("\n1 / 0\n", encoding="utf-8")
    (tmp_path / "needy_for_a_test.py").write_text("import no_such_package_anywhere\n", encoding="utf-8")
    return "bots_for_a_test"


def test_a_class_of_the_users_own_is_given_the_seed_if_it_takes_one(module: str) -> None:
    assert vars(make_bot(f"{module}:Fine", 42))["seed"] == 42
    assert type(make_bot(f"{module}:Seedless", 42)).__name__ == "Seedless"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("gredy", "there is no bot 'gredy' (nearest: greedy)"),
        ("no_such_module:Bot", "there is no module 'no_such_module'"),
        (
            "bots_for_a_test:Missing",
            "has no 'Missing'; with a method choose it has Fine, Seedless, Greedy",
        ),
        ("bots_for_a_test:", "not of the form module:Class"),
        ("./bots_for_a_test.py:Fine", "'./bots_for_a_test.py' is a path; give the module as Python imports it"),
        ("bots_for_a_test.py:Fine", "is a path"),
        ("..:Fine", "not of the form module:Class"),
        ("a..b:Fine", "not of the form module:Class"),
        (":Fine", "not of the form module:Class"),
        ("bots_for_a_test:Breaks", "cannot be made: it raised KeyError: 'account' ("),
        ("bots_for_a_test:Exits", "cannot be made: it raised SystemExit"),
        ("leaving_for_a_test:Bot", "importing its module failed: SystemExit: 4"),
        ("bots_for_a_test:number", "is int, not a class"),
        ("bots_for_a_test:Mute", "has no method choose(view, decision)"),
        ("bots_for_a_test:Greedy", "cannot be made: "),
        ("broken_for_a_test:Bot", "importing its module failed: ZeroDivisionError: division by zero"),
        ("needy_for_a_test:Bot", "its module needs 'no_such_package_anywhere', which is not installed"),
    ],
)
def test_what_cannot_be_loaded_is_said_plainly(module: str, name: str, said: str) -> None:
    with pytest.raises(BotError) as caught:
        make_bot(name)
    assert said in str(caught.value)
    assert f"{name!r}" in str(caught.value)
