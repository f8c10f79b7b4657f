"""What is wrong is told to its reader in their language: every error is made of messages."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

pytest.importorskip("fluent.runtime", reason="mainphase[languages] is not installed")

from tests.cli.conftest import Run, mainphase

import mainphase as mp
from mainphase.errors import DeckError, MainphaseError, visible
from mainphase.saying.error_texts import error_text, listed_names, too_new, unsupported
from mainphase.saying.worded import Worded, worded
from mainphase.scenarios.parse import parse
from mainphase.scenarios.run import run

__all__ = ["mainphase"]  # a fixture

SOURCE: Final = Path(mp.__file__).parent
# Errors whose message is made on the spot, in English alone; files and how many. It may only shrink.
IN_ENGLISH: Final[dict[str, int]] = {}
BELOW: Final = ("errors.py", "foundation", "kernel")  # they know nothing of languages
# What makes an error besides its class, and which argument is its message.
MAKERS: Final = {"fail": 1, "wrong": 0, "RefusedError": 1, "NotYours": 0, "TooMany": 0, "SetAside": 0, "TooLong": 0}
ELSEWHERE: Final = {("cards/tree_text.py", "wrong"): 1, ("language/catalogue/schema.py", "wrong"): 1}


@cache
def trees() -> dict[str, ast.Module]:
    return {
        path.relative_to(SOURCE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCE.rglob("*.py"))
    }


@cache
def error_classes() -> set[str]:
    """The names of all classes of errors."""
    found, before = {"MainphaseError"}, 0
    classes = [node for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    while len(found) != before:
        before = len(found)
        found |= {each.name for each in classes if any(name_of(base) in found for base in each.bases)}
    return found


def name_of(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def made_on_the_spot(node: ast.expr) -> bool:
    """True for a text that is written where it is told: other languages could not say it."""
    if isinstance(node, ast.IfExp):
        return made_on_the_spot(node.body) or made_on_the_spot(node.orelse)
    if isinstance(node, ast.JoinedStr | ast.BinOp):
        return True
    if isinstance(node, ast.Call):
        return name_of(node.func) in ("join", "format", "replace", "str")
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and any(c.isalpha() for c in node.value)


def in_english() -> Iterator[tuple[str, int]]:
    for file, tree in trees().items():
        if file.startswith(BELOW):
            continue
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            called = name_of(node.func)
            at = ELSEWHERE.get((file, called), MAKERS.get(called, 0 if called in error_classes() else -1))
            if 0 <= at < len(node.args) and made_on_the_spot(node.args[at]):
                yield file, node.lineno


def test_every_error_is_a_message() -> None:
    """`worded` or `fixed`, with parts: docs/languages.md."""
    found = list(in_english())
    counted: dict[str, int] = {}
    for file, _ in found:
        counted[file] = counted.get(file, 0) + 1
    assert counted == IN_ENGLISH, f"made in English alone: {found}"


def test_an_error_keeps_what_it_was_made_of() -> None:
    said = worded(
        "error-a-deck-has-at-most-cards",
        "a deck has at most {most_cards} cards; this one has {total}",
        most_cards=250,
        total=251,
    )
    error = pickle.loads(pickle.dumps(DeckError(said, where="deck.txt:3")))
    assert str(error) == "deck.txt:3: a deck has at most 250 cards; this one has 251"
    assert mp.say(error_text(error), "it") == "deck.txt:3: un mazzo ha al massimo 250 carte; questo ne ha 251"
    assert mp.say(error_text(error), "fr") == "deck.txt:3 : un deck a au plus 250 cartes ; celui-ci en a 251"
    assert isinstance(visible(said), Worded)


SCENARIO: Final = """scenario: Somebody expects too much
players:
  Alice: {hand: [Shock, Mountain], battlefield: [Mountain]}
  Bob: {battlefield: [Grizzly Bears]}
play:
  - {Alice: cast Shock, targets: [Grizzly Bears]}
  - resolve: all
expect:
  life: {Bob: 18}
  hand: {Alice: 2}
  battlefield: {Bob: [Grizzly Bears]}
  place: turn 3, upkeep
"""


def test_both_sides_of_an_expectation_are_said() -> None:
    """`check`: what was expected and what was found, with names, zones and numbers."""
    scenario = parse(SCENARIO, "demands.yaml")
    failures = run(scenario).failures
    assert [mp.say(each.told, "it") for each in failures] == [
        "atteso: punti vita di Bob: 18; trovato: 20",
        "atteso: mano di Alice: 2 carte; trovato: 1: Montagna",
        "atteso: campo di battaglia di Bob: Grizzly Bears; trovato: niente",
        "atteso: punto: turno 3, la sottofase di mantenimento; trovato: turno 1, la fase principale pre-combattimento",
    ]
    assert mp.say(failures[1].told, "fr") == "attendu : main d'Alice : 2 cartes ; trouvé : 1 : Montagne"
    assert failures[3].told == "expected place: turn 3, upkeep; found turn 1, precombat main"


def test_language_stands_before_any_command(mainphase: Run, tmp_path: Path) -> None:
    wrong = tmp_path / "deck.txt"
    wrong.write_text("zwölf Berge\n", encoding="utf-8")
    said = mainphase("--language", "it", "simulate", str(wrong), "red-burn").err
    assert "'zwölf Berge' non è una riga di una lista del mazzo" in said
    assert "is not a line of a deck list" in mainphase("simulate", str(wrong), "red-burn").err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "--nonsense"), "errore: non c'è un'opzione --nonsense"),
        (("nonsense",), "errore: non c'è un comando 'nonsense'"),
        (("events", "nonsense"), "errore: parole di troppo: nonsense; vedi mainphase events -h"),
        (("ladder",), "errore: manca BOT"),
        (("simulate", "--games", "many"), "errore: --games: 'many' non è un numero intero da 1"),
    ],
)
def test_what_is_wrong_with_the_words_of_a_command_is_said(mainphase: Run, words: tuple[str, ...], said: str) -> None:
    ran = mainphase("--language", "it", *words)
    assert ran.status == 2
    assert " ".join(ran.err.split()).startswith(said)


def test_parts_that_are_errors_and_lists_are_said_too() -> None:
    inner = MainphaseError(unsupported(["Chaos Orb"], "see there"))
    assert mp.say(error_text(inner), "it") == "questa carta non è supportata: Chaos Orb; see there"
    many = [f"N{k}" for k in range(23)]
    assert str(listed_names(many)).endswith("N19 … and 3 more")
    assert mp.say(listed_names(many), "fr").endswith("N19 … et 3 autres")
    assert too_new(many) == "; ".join(many[:20]) + "; and 3 more"
    assert mp.say(too_new(many), "it").endswith("N19; e altri 3")
    assert error_text(OSError(2, "No such file")) == "[Errno 2] No such file"
