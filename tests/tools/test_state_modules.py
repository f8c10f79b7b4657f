"""The modules that are made from the fields of the state are current, and a field is declared in one place."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import state_modules
import state_schema

LAST = "        self.decider = -1"  # the last field of a player
# A declaration, what copies it, and what is in its text.
DECLARED = (
    ("self.rested: Tally[int] = 3", "new.rested = old.rested", "if it.rested != 3:"),
    ("self.guests: list[Ref] = []", "if old.guests: new.guests = old.guests[:]", "[{text_of_numbers(it.guests)}]"),
    ("self.ctx: Context | None = None", "if ctx is not None: new.ctx = copy_context(ctx)", "{text_of_context(ctx)}"),
    ("self.worth: Derived[int] = 0", "new.worth = old.worth", ""),
    ("self.heard: Own[list[int]] = []", "", ""),
)


def test_what_is_made_from_the_fields_of_the_state_is_current() -> None:
    """Mended by `make state`."""
    for path, text in state_modules.files().items():
        assert path.read_text(encoding="utf-8") == text, path.name


@contextmanager
def declaring(lines: list[str], folder: Path) -> Iterator[None]:
    """In a kernel in which these fields of a player are declared besides."""
    kernel = folder / "mainphase" / "kernel"
    shutil.copytree(state_schema.KERNEL, kernel)
    file = kernel / "state" / "player.py"
    before = file.read_text(encoding="utf-8")
    file.write_text(before.replace(LAST, "".join(f"        {line}\n" for line in lines) + LAST), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(state_schema, "PACKAGE", kernel.parent)
        for module in (state_schema, state_modules):
            patched.setattr(module, "KERNEL", kernel)
        forget()
        yield
    forget()


def forget() -> None:
    state_schema.definitions.cache_clear()
    state_schema.state_class.cache_clear()
    state_schema.told_classes.cache_clear()
    state_schema.copied_classes.cache_clear()


def test_a_field_is_one_line(tmp_path: Path) -> None:
    """It is told, copied and in the text from then on; what follows from others, or is one game's own, is not told."""
    with declaring([line for line, _, _ in DECLARED], tmp_path):
        made = {path.stem: " ".join(text.split()) for path, text in state_modules.files().items()}
    assert '"last_upkeep", "rested", "guests", "ctx", "decider"' in made["field_tables"]
    assert '"rested": Role.TALLY, "guests": Role.REF, "ctx": Role.PARTS, "sideboard"' in made["field_tables"]
    for _, copied, text in DECLARED:
        assert copied in made["copies"]
        assert text in made["texts"]
    assert "old.heard" not in made["copies"]
    assert "it.worth" not in made["texts"]


def test_a_field_without_a_type_is_refused(tmp_path: Path) -> None:
    with declaring(["self.rested = NOTHING"], tmp_path), pytest.raises(ValueError, match=r"Player\.rested"):
        state_schema.state_class("Player")
