"""Writes what is made from the fields of the state (`tools/state_schema.py`), all in `kernel/state`: `field_tables.py`
says what is told of each class, `copies.py` copies, `texts.py` tells what there is most of.

python tools/state_modules.py          # writes them
python tools/state_modules.py --check  # fails if they are not current
"""

from __future__ import annotations

import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Final

from state_copies import copies
from state_schema import (
    KERNEL,
    Field,
    arguments,
    is_frame,
    is_of_state,
    meanings,
    names_in,
    state_class,
    told_classes,
)
from state_texts import texts

HEADER: Final = "# Made by tools/state_modules.py from the fields of the classes of the state; do not edit."


# --- What is told


def role_of(owner: str, field: Field) -> str:
    """What a field is to two positions that are compared (`kernel.roles.Role`)."""
    named = names_in(field.type)
    of_state = "Frame" in named or any(is_of_state(name) for name in named)
    usual = "PARTS" if of_state or is_frame(owner) else "VALUE"  # what a frame holds may be anything
    role = next((role for name, (_, role) in meanings().items() if name in named), usual)
    if role != "REF" or field.type is None:
        return role
    kind, inside = arguments(field.type)
    return "KEYS" if kind == "dict" and "Ref" not in names_in(inside[1]) else role


def field_tables() -> list[str]:
    """The module."""
    fields, roles = [], []
    for name in told_classes():
        told = [f for f in state_class(name).fields if "Unhashed" not in f.kept]
        fields.append(wrapped(f"{name!r}: {tuple(f.name for f in told)!r},"))
        other = [(f.name, role_of(name, f)) for f in told]
        usual = "PARTS" if is_frame(name) else "VALUE"
        if said := [f"{f!r}: Role.{role}" for f, role in other if role != usual]:
            roles.append(wrapped(f"{name!r}: {{{', '.join(said)}}},"))
    unhashed = state_class("State").kept_as("Unhashed")
    return [
        '"""The fields of each class of the state, in their order, and what their numbers mean."""',
        "",
        "from typing import Final",
        "from mainphase.kernel.roles import Role",
        "# fmt: off",
        "# What is told of an object of each class: by the hash, by what is stored, by positions.",
        "FIELDS: Final[dict[str, tuple[str, ...]]] = {",
        *fields,
        "}",
        "# What is stored of a state and not hashed.",
        f"UNHASHED_FIELDS: Final = {unhashed!r}",
        "# Those that are not told as values (in frames: as parts).",
        "ROLES: Final[dict[str, dict[str, int]]] = {",
        *roles,
        "}",
    ]


def wrapped(entry: str) -> str:
    return textwrap.fill(
        entry.replace("'", '"'), 120, initial_indent="    ", subsequent_indent="        ", break_on_hyphens=False
    )


def files() -> dict[Path, str]:
    """What the made modules should hold."""
    made = {"field_tables": field_tables(), "copies": copies(), "texts": texts()}
    return {KERNEL / "state" / f"{name}.py": formatted("\n".join([HEADER, *lines])) for name, lines in made.items()}


def formatted(code: str) -> str:
    """As the project formats all code."""
    for command in (["check", "--fix-only", "--quiet", "--select", "I,F401"], ["format"]):
        code = subprocess.run(
            [sys.executable, "-m", "ruff", *command, "--stdin-filename", str(KERNEL / "state" / "made.py"), "-"],
            input=code,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    return code


def main() -> int:
    stale = [path for path, text in files().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.name} is not what the fields of the state say: run python tools/state_modules.py")
        return int(bool(stale))
    for path in stale:
        path.write_text(files()[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
