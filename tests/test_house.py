"""The house: packages, and inside the kernel rooms, import in one direction only (docs/architecture.md)."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from tests.support.each import for_each

from mainphase.kernel import ROOMS, machine
from mainphase.kernel.state.flat import CLASSES

assert machine is not None, "importing it registers the frames"
SOURCE: Final = Path(__file__).parent.parent / "src" / "mainphase"
MAP: Final = SOURCE.parents[1] / "docs" / "architecture.md"
KERNEL: Final = SOURCE / "kernel"
# Whatever else the grammar says, it says with templates and the phrases of `language/syntax`. There are to be no more.
PHRASES_BY_HAND: Final = 20
ROOT_FILES: Final = ("vocabulary", "setup", "timings", "machine", "shortcuts", "worlds")
# What a file of the kernel may stand on, from the bottom up.
ORDER: Final = ("roles", "values", "leading", "what_happens", "keys", *ROOMS, *ROOT_FILES)
# The packages, and the two files beside them, from the bottom up: each imports only itself and those before it.
PACKAGES: Final = (
    "errors",
    "foundation",  # files, numbers, processes, lazy imports, the build: nothing of the game
    "saying",  # what readers are told, in their language
    "rules",  # the law by date
    "cards",  # nodes, words, the library
    "kernel",  # the machine
    "language",  # what stands on cards, read and said
    "presentation",  # what people read and write
    "encoding",  # what programs that learn read
    "new_game",  # a game before its first decision
    "game",  # the public face; a record played again; where a person is asked
    "scenarios",  # positions in YAML
    "players",  # bots
    "sim",  # many games
    "env",  # games for agents that learn
    "agents",  # agents that speak
    "server",  # the table in the browser
    "cli",  # the commands
    "__main__",  # `python -m mainphase`
)
# A state holds the timing of its game, whose seams are about a state: their types name each other, as `State` and
# `Frame` do in one file. A game waits for a decision, and a decision gives a world, which is a game.
TOGETHER: Final = {
    ("mainphase.kernel.state.state", "mainphase.kernel.state.timing"),
    ("mainphase.game.decision", "mainphase.game.game"),
}


@cache
def imports(path: Path) -> list[str]:
    """The modules of ours that a file imports, wherever in it."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith("mainphase."):
            found += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name.startswith("mainphase.")]
    return found


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES: Final = {module_name(path): path for path in sorted(SOURCE.rglob("*.py"))}


def modules_imported(path: Path) -> list[str]:
    """The files of ours that a file imports from: of `a.b.c` the file `a/b/c.py`, or `a/b.py` with something in it."""
    found = [name if name in FILES else name.rpartition(".")[0] for name in imports(path)]
    return sorted({name for name in found if FILES.get(name, path) != path})


def package_of(module: str) -> str:
    """The package, or the file beside the packages, that a module is in."""
    return module.split(".")[1]


def place_of(module: str) -> str:
    """The room, or the file at the root of the kernel, that a name of the kernel is in."""
    return module.removeprefix("mainphase.kernel.").split(".")[0]


def files_of(room: str) -> list[Path]:
    return [KERNEL / f"{room}.py"] if (KERNEL / f"{room}.py").exists() else sorted((KERNEL / room).glob("*.py"))


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_imports_only_what_stands_below_it(package: str) -> None:
    """Imports inside functions and those for types alone count too."""
    files = [path for module, path in FILES.items() if module != "mainphase" and package_of(module) == package]
    assert files
    for path in files:
        for module in modules_imported(path):
            if module != "mainphase":
                assert PACKAGES.index(package_of(module)) <= PACKAGES.index(package), (
                    f"{path.relative_to(SOURCE)} imports {module}, which stands above {package}"
                )


def test_the_map_of_packages_shows_them_in_their_order() -> None:
    """The first column of the table under "The house" (docs/architecture.md)."""
    house = MAP.read_text(encoding="utf-8").partition("## The house")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in house.splitlines() if line.startswith("| `")]
    named = [name for row in rows for name in re.findall(r"`(\w+)(?:/|\.py)`", row)]
    assert named == [name for name in PACKAGES if name != "__main__"]


def test_every_package_has_its_place() -> None:
    assert {package_of(module) for module in FILES if module != "mainphase"} == set(PACKAGES)


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert [circle for circle in circles() if circle not in TOGETHER] == []


def circles() -> list[tuple[str, ...]]:
    """The modules that import each other, directly or through others: the strongly connected components (Tarjan)."""
    arrows = {module: modules_imported(path) for module, path in FILES.items()}
    index: dict[str, int] = {}
    lowest: dict[str, int] = {}
    waiting: list[str] = []
    found: list[tuple[str, ...]] = []

    def visit(module: str) -> None:
        index[module] = lowest[module] = len(index)
        waiting.append(module)
        for other in arrows[module]:
            if other not in index:
                visit(other)
                lowest[module] = min(lowest[module], lowest[other])
            elif other in waiting:
                lowest[module] = min(lowest[module], index[other])
        if lowest[module] == index[module]:
            at = waiting.index(module)
            if len(waiting) - at > 1:
                found.append(tuple(sorted(waiting[at:])))
            del waiting[at:]

    for module in arrows:
        if module not in index:
            visit(module)
    return found


@pytest.mark.parametrize("room", ORDER)
def test_a_room_of_the_kernel_imports_only_what_stands_below_it(room: str) -> None:
    files = files_of(room)
    assert files
    for path in files:
        for module in imports(path):
            if module.startswith("mainphase.kernel."):
                place = place_of(module)
                assert place in ORDER, f"{path.name} imports {module}, which is in no room"
                assert ORDER.index(place) <= ORDER.index(room), (
                    f"{room}/{path.name} imports {module}, which stands above"
                )


def test_every_file_of_the_kernel_is_in_a_room_or_at_the_root() -> None:
    rooms = {path.name for path in KERNEL.iterdir() if path.is_dir() and (path / "__init__.py").exists()}
    assert rooms == set(ROOMS)
    assert {path.stem for path in KERNEL.glob("*.py")} == {
        "__init__",
        "roles",
        "values",
        "leading",
        "what_happens",
        "keys",
        *ROOT_FILES,
    }


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_says_what_lives_there(room: str) -> None:
    said = ast.get_docstring(ast.parse((KERNEL / room / "__init__.py").read_text(encoding="utf-8")))
    assert said
    assert "\n\n" not in said, f"{room}/__init__.py says in one paragraph what lives there and what may not"


@for_each(sorted(KERNEL.rglob("*.py")))
def test_the_kernel_imports_only_rules_nodes_and_errors(path: Path) -> None:
    allowed = (
        "mainphase.kernel.",
        "mainphase.cards.nodes",
        "mainphase.cards.codec",
        "mainphase.rules.",
        "mainphase.errors",
    )
    for module in imports(path):
        assert module.startswith(allowed), f"{path.name} imports {module}"


def acyclic(cls: ast.ClassDef) -> bool:
    """Whether a class says to its compiler that it is never in a cycle."""
    for decorator in cls.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "mypyc_attr":
            return any(ast.unparse(keyword) == "acyclic=True" for keyword in decorator.keywords)
    return False


def test_what_a_state_is_made_of_is_never_in_a_cycle() -> None:
    """What refers by id needs no garbage collector, and says so: a tenth of the time was the collector's."""
    says: dict[str, bool] = {}
    for path in sorted(KERNEL.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and CLASSES.get(node.name, object).__module__ == module_name(path):
                says[node.name] = acyclic(node)
    assert set(says) == set(CLASSES)
    assert [name for name, so in says.items() if not so] == []


def test_few_phrases_are_written_by_hand() -> None:
    """Classes of phrases outside `language/syntax`, each of which parses and renders in its own way."""
    bases = {
        node.name: {ast.unparse(base).partition("[")[0] for base in node.bases}
        for path in sorted((SOURCE / "language").rglob("*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and (path.parent.name == "syntax" or "grammar" in path.parts)
    }
    phrases = {"Phrase"}
    while more := {name for name, of in bases.items() if of & phrases} - phrases:
        phrases |= more
    syntax = {
        node.name
        for path in sorted((SOURCE / "language" / "syntax").glob("*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    }
    by_hand = sorted(phrases - syntax)
    assert len(by_hand) <= PHRASES_BY_HAND, f"{len(by_hand)} classes: {by_hand}"
