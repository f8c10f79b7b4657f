"""Whatever is given to mainphase, it answers with its own errors: ten thousand malformed decks, scenarios, records,
cards of one's own, card files, catalogues, rules texts, commands and calls, and not one traceback, none that takes over
two seconds, and none that takes over 300 MB.

They are made from sound ones by edits that a hand, a program or a disk could make. `make test` tries a fifth of them,
`make test-deep` all.
"""

from __future__ import annotations

import datetime
import gzip
import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from tests.cards.test_deck_formats import ARCHIDEKT, COCKATRICE, FORGE, MAGIC_ONLINE, MOXFIELD, WORKSTATION, XMAGE
from tests.language.catalogue.standing_in import READER, atomic, written
from tests.property.within_bounds import TooSlow, answers, within_bounds
from tests.support.deep import deep
from typer.testing import CliRunner

import mainphase as mp
from mainphase import sim
from mainphase.cards.decks import bundled_decks, parse_deck, read_deck
from mainphase.cards.names import find_cards
from mainphase.cli.app import asked_for, command_line_app
from mainphase.language.catalogue import reading
from mainphase.language.catalogue.gathering import gather
from mainphase.language.catalogue.importing import import_file
from mainphase.language.catalogue.lookup import CatalogueFile
from mainphase.language.catalogue.own_cards import is_own_file, own_cards_in_file
from mainphase.rules.text import read_rules_text
from mainphase.scenarios import parse, run_all

pytestmark = pytest.mark.fuzz

EACH: Final = 1_000  # of every kind
PIECES: Final = 5  # of which `make test` tries the first

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


Case = Callable[[random.Random, Path], None]  # with a folder of its own


def a_deck(chance: random.Random, folder: Path) -> None:
    sound = chance.choice((*DECKS, read_deck(chance.choice(bundled_decks())).text()))
    text = spoilt(sound, chance)
    answers(text, lambda: parse_deck(text, strict=chance.random() < 0.2).cards(chance.choice((None, "fifth", "m10"))))


def a_scenario(chance: random.Random, folder: Path) -> None:
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


def a_record(chance: random.Random, folder: Path) -> None:
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
        with within_bounds():
            result = CliRunner().invoke(
                command_line_app(asked_for(arguments)), arguments, input=typed.encode("utf-8", "replace")
            )
    except TooSlow as slow:
        raise AssertionError(f"too slow: {slow}: {said}") from None
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise AssertionError(f"{result.exception!r:.300} from {said}") from result.exception
    assert "Traceback" not in result.output, said


def a_call(chance: random.Random, folder: Path) -> None:
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


# --- Cards, and rules


OWN_TEXT: Final = """# Ours
Paper Heron {1}{U}
Creature — Bird
Flying
2/1

Tin Rain {2}{R}
Instant
Tin Rain deals 3 damage to any target.
"""
OWN_DATA: Final = (
    '- {name: Paper Heron, cost: "{1}{U}", type: Creature — Bird, text: Flying, pt: 2/1}\n'
    "- name: Tin Rain\n  cost: 2R\n  type: Instant\n  text: [Tin Rain deals 3 damage to any target.]\n"
    "- name: Wax // Wane\n  layout: split\n  faces:\n  - {name: Wax, cost: G, type: Instant, text: Draw a card.}\n"
    "  - {name: Wane, cost: W, type: Instant, text: You gain 3 life.}\n",
    '[{"name": "Paper Heron", "cost": "{1}{U}", "type": "Creature — Bird", "text": "Flying", "power": 2, '
    '"toughness": "1", "colors": ["U"]}, {"name": "Tin Rain", "type": "Instant", "text": "Draw a card."}]',
)
RULES: Final = "".join(f"{100 + k}. Part {k}\n\n{100 + k}.1. A rule.\n\n{100 + k}.1a Another.\n\n" for k in range(12))


def kept_in(folder: Path, name: str, text: str, chance: random.Random) -> Path:
    """A file of this text, now and then in an encoding that nobody expects, or with a byte that is none."""
    path = folder / name
    raw = text.encode(chance.choice(("utf-8", "utf-8", "utf-8", "utf-8-sig", "utf-16")), "surrogatepass")
    if chance.random() < 0.1:
        raw = with_odd_bytes(raw, chance)
    path.write_bytes(raw)
    return path


def with_odd_bytes(raw: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(raw) + 1)
    return raw[:at] + chance.randbytes(chance.choice((0, 1, 4, 40))) + raw[at + chance.choice((0, 1, 30, 1000)) :]


def an_own_text(chance: random.Random, folder: Path) -> None:
    path = kept_in(folder, "cards.txt", spoilt(OWN_TEXT, chance), chance)
    answers(path.read_bytes().decode("latin-1"), lambda: own_cards_in_file(path))


def an_own_list(chance: random.Random, folder: Path) -> None:
    form = chance.randrange(2)
    path = kept_in(folder, ("cards.yaml", "cards.json")[form], spoilt(OWN_DATA[form], chance), chance)
    is_own_file(path)
    answers(path.read_bytes().decode("latin-1"), lambda: own_cards_in_file(path))


def a_rules_text(chance: random.Random, folder: Path) -> None:
    path = kept_in(folder, "rules.txt", spoilt(RULES, chance), chance)
    number = chance.choice(("100", "100.1a", "111.2", "999", *NASTY))
    answers(path.read_bytes().decode("latin-1"), lambda: read_rules_text(path).find(number))


@cache
def sound_card_file() -> str:
    return json.dumps(atomic(), ensure_ascii=False, indent=1)


def a_card_file(chance: random.Random, folder: Path) -> None:
    """Of MTGJSON, also packed, as it is or with odd bytes in it."""
    path = kept_in(folder, "cards.json", spoilt(sound_card_file(), chance), chance)
    if chance.random() < 0.3:
        packed = gzip.compress(path.read_bytes(), mtime=0)
        path.write_bytes(with_odd_bytes(packed, chance) if chance.random() < 0.7 else packed)
    answers(path.read_bytes().decode("latin-1"), lambda: gather(path))


@cache
def sound_catalogue(folder: Path) -> bytes:
    path = folder / "sound.sqlite"
    import_file(written(folder / "sound.json", atomic()), path)
    return path.read_bytes()


def a_catalogue(chance: random.Random, folder: Path) -> None:
    """Bytes of it are others, or it is cut off."""
    raw = sound_catalogue(folder)
    for _ in range(chance.choice((1, 2, 5))):
        raw = with_odd_bytes(raw, chance)
    path = folder / f"{chance.randrange(10**9)}.sqlite"
    path.write_bytes(raw)

    def look() -> None:
        kept = CatalogueFile(path)
        for name, _ in kept.summaries()[:5]:
            kept.find(name.casefold())
        for word in ("paper heron", chance.choice(NASTY)):
            kept.find(word)
            kept.why_not(word)
            kept.names_like(word)

    answers(f"a catalogue of {len(raw)} bytes", look)
    path.unlink()


# --- All of them


CASES: Final = (
    *(a_deck, a_scenario, a_record, a_command, a_call),
    *(an_own_text, an_own_list, a_rules_text, a_card_file, a_catalogue),
)


@pytest.mark.parametrize("piece", [0, *map(deep, range(1, PIECES))])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__)
def test_no_traceback(case: Case, piece: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(reading, "READER", READER)  # the language itself has tests of its own
    for number in range(piece * EACH // PIECES, (piece + 1) * EACH // PIECES):
        case(random.Random(f"malformed {number}"), tmp_path)
