"""Whatever is given to mainphase, it answers with its own errors: two thousand malformed decks, scenarios, records,
commands and calls, and not one traceback.

They are made from sound ones by edits that a hand, a program or a disk could make.
"""

from __future__ import annotations

import datetime
import random
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any, Final

import pytest
from tests.cards.test_deck_formats import ARCHIDEKT, COCKATRICE, FORGE, MAGIC_ONLINE, MOXFIELD, WORKSTATION, XMAGE
from typer.testing import CliRunner

import mainphase as mp
from mainphase import sim
from mainphase.cards.decks import bundled_decks, parse_deck, read_deck
from mainphase.cards.names import find_cards
from mainphase.cli.app import asked_for, command_line_app
from mainphase.errors import LONGEST_MESSAGE, MainphaseError
from mainphase.scenarios import parse, run_all

pytestmark = pytest.mark.fuzz

EACH: Final = 400  # of decks, scenarios, records, commands, calls
SECONDS: Final = 30  # for one of them: more is a game, or a reader, that goes in circles

FOLDER: Final = Path(__file__).parents[1] / "scenarios"
SCENARIOS: Final = sorted(FOLDER.rglob("*.yaml"))
DECKS: Final = (MAGIC_ONLINE, COCKATRICE, FORGE, XMAGE, WORKSTATION, ARCHIDEKT, MOXFIELD)
NUMBERS: Final = ("²", "٤", "-1", "0", "9" * 40, "9" * 5000, "1e9", "1_0", "99999999999", "0x1", "½", "+3", " 7 ", "")
NASTY: Final = (
    *NUMBERS,
    *("\0", "\x1b[2J", "\u202e", "\u2028", "\x85", "\ud800", "🂡", "\t", "\r", "\n", "\n\n", "'", '"', "`", "\\", "%s"),
    *(
        "{",
        "}",
        "[",
        "]",
        "{}",
        "[]",
        "- ",
        ": ",
        ":",
        ",",
        "#",
        "//",
        "&a",
        "*a",
        "!!int",
        "|",
        ">",
        "~",
        "null",
        "<!--",
    ),
    *("SB:", "Sideboard", "(", ")", "^", "{W}", "{X}", "{²}", "of Bob", "x" * 300, "A" * 100_000, "true", "Forest"),
)
VALUES: Final[tuple[object, ...]] = (
    *(
        None,
        True,
        0,
        -1,
        10**30,
        10**6000,
        2.5,
        float("nan"),
        b"Forest",
        b"\xff",
        (),
        (1,),
        [],
        ["Forest"],
        {},
        object(),
    ),
    *(set(), range(3), type, len, Path("nowhere"), Path("/"), Path("\0"), datetime.date(1950, 1, 1), *NASTY),
    *(
        datetime.datetime(2010, 1, 1),
        "Alice",
        "Bob",
        "pass",
        "red-burn",
        "60 Forest",
        "current",
        "2010-01-01",
        "\ud800",
    ),
)


class TooSlow(BaseException):
    """Not one that anything of ours would catch."""


@contextmanager
def in_time() -> Iterator[None]:
    def stop(signum: int, frame: FrameType | None) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def spoilt(text: str, chance: random.Random, times: int = 0) -> str:
    """A text after some edits."""
    for _ in range(times or chance.choice((1, 1, 1, 2, 4))):
        at = chance.randrange(len(text) + 1)
        to = min(len(text), at + chance.choice((0, 1, 1, 3, 8, 40)))
        kind = chance.randrange(8)
        if kind < 3:
            text = text[:at] + chance.choice(NASTY) + text[to:]
        elif kind == 3:
            digits = [k for k, c in enumerate(text) if c.isdecimal()]
            if digits:
                at = chance.choice(digits)
                text = text[:at] + chance.choice(NUMBERS) + text[at + 1 :]
        elif kind == 4:
            text = text[:at]
        else:
            lines = text.split("\n")
            k, other = chance.randrange(len(lines)), chance.randrange(len(lines))
            if kind == 5:
                lines[k], lines[other] = lines[other], lines[k]
            elif kind == 6:
                del lines[k]
            else:
                lines.insert(other, lines[k])
            text = "\n".join(lines)
    return text


def answers(what: str, call: Callable[[], object]) -> None:
    """It does what it is asked, or says what is wrong in a message that can be shown."""
    said = ""
    try:
        with in_time():
            call()
    except MainphaseError as wrong:
        said = str(wrong)
    except BaseException as wrong:
        raise AssertionError(f"{type(wrong).__name__}: {wrong!s:.200} from {what[:2000]!r}") from wrong
    assert len(said) < LONGEST_MESSAGE + 1000, what
    assert said.replace("\n", "").isprintable() or not said, what


Case = Callable[[random.Random], None]


def a_deck(chance: random.Random) -> None:
    sound = chance.choice((*DECKS, read_deck(chance.choice(bundled_decks())).text()))
    text = spoilt(sound, chance)
    answers(text, lambda: parse_deck(text, strict=chance.random() < 0.2).cards(chance.choice((None, "fifth", "m10"))))


def a_scenario(chance: random.Random) -> None:
    text = spoilt(chance.choice(SCENARIOS).read_text(encoding="utf-8"), chance)

    def play() -> None:
        for result in run_all(parse(text)):
            assert result.failures is not None

    answers(text, play)


def a_game(seed: int) -> mp.Game:
    chance = random.Random(seed)
    rules = chance.choice(("current", "m10", "current"))
    game = mp.Game.new({"Alice": "vanilla-red", "Bob": "white-blue-tempo"}, seed=seed, rules=rules)
    for _ in range(25):
        if game.decision is not None:
            game.apply(chance.randrange(len(game.decision.options)))
    return game


@cache
def sound_record(seed: int) -> str:
    return a_game(seed).record()


def a_record(chance: random.Random) -> None:
    text = spoilt(sound_record(chance.randrange(4)), chance)
    answers(text, lambda: mp.replay(text))


OPTIONS: Final = {
    "watch": ("--rules", "--seed", "--max-turns", "--bot", "--first", "--variant", "-v", "--bot-seconds"),
    "play": ("--rules", "--seed", "--bot", "--first", "--variant"),
    "turn": ("--rules", "--json"),
    "history": ("--json",),
    "check": ("--rules", "--strict"),
    "compare": ("--rules",),
    "explain": ("--rules", "-v"),
    "replay": ("-v",),
    "events": (),
    "cards": ("--rules", "--english", "--notation", "--json"),
    "rules": ("--text",),
    "schema": (),
}


def a_command(chance: random.Random, folder: Path) -> None:
    command = chance.choice(list(OPTIONS))
    file = folder / f"{chance.randrange(10**9)}{chance.choice(('.txt', '.yaml', '.dek', '', '.mainphase'))}"
    sound = chance.choice((*DECKS, SCENARIOS[0].read_text(encoding="utf-8"), "500. Turn\n500.1. A rule.\n"))
    file.write_text(
        spoilt(sound, chance), encoding="utf-8", errors="surrogatepass" if chance.random() < 0.1 else "replace"
    )
    words = (
        *(str(value) for value in VALUES[30:] if isinstance(value, str)),
        str(file),
        str(folder),
        "red-burn",
        "505.6",
    )
    arguments = [command, *chance.choices(words, k=chance.randrange(4))]
    for option in chance.sample(OPTIONS[command], k=min(len(OPTIONS[command]), chance.randrange(3))):
        arguments += [option, chance.choice(words)]
    if command == "watch":
        arguments += ["--max-turns", "1"]
    typed = "\n".join(chance.choices((*words, "0", "1", "undo", "why", "look", "table", "stop", "help"), k=12))
    said = repr(arguments)[:3000]
    try:
        with in_time():
            result = CliRunner().invoke(
                command_line_app(asked_for(arguments)), arguments, input=typed.encode("utf-8", "replace")
            )
    except TooSlow:
        raise AssertionError(f"too slow: {said}") from None
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise AssertionError(f"{result.exception!r:.300} from {said}") from result.exception
    assert "Traceback" not in result.output, said


def a_call(chance: random.Random) -> None:
    game = a_game(chance.randrange(4))

    def odd() -> Any:
        return chance.choice(VALUES)

    def name_of(chance: random.Random) -> Any:
        return chance.choice((*NASTY, 5, None, b"A", (1,)))

    calls: tuple[Callable[[], object], ...] = (
        lambda: mp.rules_on(odd()),
        lambda: read_deck(odd()),
        lambda: mp.Game.new(odd()),
        lambda: mp.Game.new({"Alice": odd(), "Bob": "60 Forest"}),
        lambda: mp.Game.new({name_of(chance): "60 Forest", "Bob": "60 Forest"}),
        lambda: mp.Game.new(
            {"Alice": "60 Forest", "Bob": "60 Forest"},
            **{chance.choice(("rules", "seed", "first", "chooser", "variant", "mulligans", "automation")): odd()},
        ),
        lambda: game.apply(odd()),
        lambda: game.apply(spoilt("cast Lightning Bolt targeting Bob, x = 2, modes 1 and 2, paying Mountain", chance)),
        lambda: game.play(odd()),
        lambda: game.answer_all(odd()),
        lambda: game.answer_all([0, odd()]),
        lambda: game.undo(odd()),
        lambda: game.why_not(odd()),
        lambda: game.why_not("cast Shock", odd()),
        lambda: game.view(odd()),
        lambda: game.concede(odd()),
        lambda: game.resample(odd(), odd()),
        lambda: mp.replay(odd()),
        lambda: mp.make_bot(odd()),
        lambda: sim.run([odd(), "60 Forest"], 1, bots=["random", odd()]),
        lambda: parse(odd()),
        lambda: find_cards([chance.choice(NASTY), chance.choice(NASTY)]),
    )
    number = chance.randrange(len(calls))
    kept = chance.getstate()
    answers(f"call {number} with {kept[1][-1]}", calls[number])


@pytest.fixture
def a_command_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Case:
    monkeypatch.chdir(tmp_path)
    return lambda chance: a_command(chance, tmp_path)


def many(case: Case) -> None:
    for number in range(EACH):
        case(random.Random(f"malformed {number}"))


CASES: Final = (a_deck, a_scenario, a_record, a_call)


@pytest.mark.parametrize("case", CASES)
def test_no_traceback(case: Case) -> None:
    many(case)


def test_no_traceback_from_a_command(a_command_in: Case) -> None:
    many(a_command_in)
