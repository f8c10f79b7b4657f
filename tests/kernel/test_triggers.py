"""What triggered abilities wait for: each condition has a meaning, and each kind of event one constructor."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest
from tests.support.each import for_each

import mainphase.kernel.vocabulary  # noqa: F401  # fills the registries
from mainphase.cards import nodes as n
from mainphase.cards.words import card, draw, enchantment, whenever
from mainphase.errors import CardError
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card
from mainphase.kernel.what_happens import TriggerKind

KERNEL: Final = Path(__file__).parents[2] / "src" / "mainphase" / "kernel"
KINDS: Final = {name for name in vars(TriggerKind) if name.isupper()}


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def kinds_in(node: ast.AST) -> set[str]:
    """The kinds of events that source code names."""
    return {
        at.attr
        for at in ast.walk(node)
        if isinstance(at, ast.Attribute) and isinstance(at.value, ast.Name) and at.value.id == "TriggerKind"
    }


def made_in(node: ast.AST) -> set[str]:
    """The constructors of events that source code calls."""
    return {
        at.func.attr
        for at in ast.walk(node)
        if isinstance(at, ast.Call)
        and isinstance(at.func, ast.Attribute)
        and isinstance(at.func.value, ast.Name)
        and at.func.value.id == "TriggerEvent"
    }


CONSTRUCTORS: Final = {
    made.name: made
    for made in ast.walk(tree(KERNEL / "events" / "trigger_event.py"))
    if isinstance(made, ast.FunctionDef) and made.name != "__init__"
}


@pytest.mark.parametrize("part", ["upkep", ""])
def test_the_beginning_of_a_part_that_there_is_not_is_refused(part: str) -> None:
    with pytest.raises(CardError, match="BeginningOf"):
        add_card(Book(), card("Bell", "{W}", enchantment)(whenever(n.BeginningOf(part)).do(draw(1))))


def test_each_kind_of_event_has_one_constructor_of_its_name() -> None:
    parts = {kind for kind in KINDS if kind.startswith(("BEGIN_", "END_"))}
    assert set(CONSTRUCTORS) - {"of_part"} == {kind.lower() for kind in KINDS - parts - {"WHEN_YOU_DO"}}
    for name, made in CONSTRUCTORS.items():
        assert kinds_in(made) == ({name.upper()} if name != "of_part" else set())


@for_each(sorted(KERNEL.rglob("*.py")))
def test_what_is_made_only_if_watched_is_what_is_watched(path: Path) -> None:
    for asked in ast.walk(tree(path)):
        if isinstance(asked, ast.If) and "watched(" in (test := ast.unparse(asked.test)) and "not watched" not in test:
            for made in asked.body:
                assert {name.upper() for name in made_in(made) - {"of_part"}} <= kinds_in(asked.test), test
