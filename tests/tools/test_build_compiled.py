"""What decides whether something has to be compiled again, on a small project of its own."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from build_compiled import VARIANTS, environment_key, extension_key
from compiled_modules import ROOT, closure, compiled_sources, module_name, often_run, seldom_run

FILES = {
    "pyproject.toml": '[tool.mainphase]\ncompiled = ["src/mainphase/kernel/*.py", "src/mainphase/absent.py"]\n',
    "setup.py": "",
    "tools/freeing_code.py": "",
    "tools/loading_code.py": "",
    "tools/profiled_games.py": "",
    "src/mainphase/__init__.py": "from mainphase.game import Game\n",
    "src/mainphase/errors.py": "",
    "src/mainphase/game.py": "",
    "src/mainphase/kernel/__init__.py": "",
    "src/mainphase/kernel/state.py": "from mainphase import errors\nfrom .turn import Turn\nimport json\n",
    "src/mainphase/kernel/turn.py": "from mainphase.rules.law import LAW\nfrom ..cards import nodes\n",
    "src/mainphase/rules/__init__.py": "",
    "src/mainphase/rules/law.py": "",
    "src/mainphase/cards/nodes.py": "",
    "src/mainphase/cards/data.tsv": "",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_a_package_init_is_not_compiled(project: Path) -> None:
    assert compiled_sources(project) == ["src/mainphase/kernel/state.py", "src/mainphase/kernel/turn.py"]


def test_module_names() -> None:
    assert module_name("src/mainphase/kernel/state/state.py") == "mainphase.kernel.state.state"
    assert module_name("src/mainphase/kernel/__init__.py") == "mainphase.kernel"


def test_the_closure_is_what_the_compiled_modules_import(project: Path) -> None:
    assert closure(project, compiled_sources(project)) == [
        "src/mainphase/cards/nodes.py",
        "src/mainphase/errors.py",
        "src/mainphase/kernel/state.py",
        "src/mainphase/kernel/turn.py",
        "src/mainphase/rules/law.py",
    ]


@pytest.mark.parametrize(
    ("edited", "compiles", "refreshes"),
    [
        ("src/mainphase/kernel/state.py", True, True),
        ("src/mainphase/errors.py", True, True),  # interpreted, but the compiled modules use it
        ("src/mainphase/game.py", False, True),
        ("src/mainphase/cards/data.tsv", False, True),
        ("src/mainphase/__pycache__/game.cpython-311.pyc", False, False),
        ("tools/freeing_code.py", True, True),  # it changes the C
        ("tools/loading_code.py", True, True),  # likewise
        ("README.md", False, False),
    ],
)
def test_what_an_edit_costs(project: Path, edited: str, compiles: bool, refreshes: bool) -> None:
    def keys() -> tuple[str, str]:
        extensions = extension_key(project, VARIANTS["tests"])
        return extensions, environment_key(project, extensions)

    before = keys()
    path = project / edited
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(FILES.get(edited, "") + "\n# edited\n")
    after = keys()
    assert (before[0] != after[0], before[1] != after[1]) == (compiles, refreshes)


def test_the_variants_do_not_share_extensions(project: Path) -> None:
    keys = {extension_key(project, variant) for variant in VARIANTS.values()}
    assert len(keys) == len(VARIANTS)


def test_only_a_build_with_a_profile_depends_on_its_games(project: Path) -> None:
    before = {name: extension_key(project, variant) for name, variant in VARIANTS.items()}
    (project / "tools/profiled_games.py").write_text("# others\n")
    after = {name: extension_key(project, variant) for name, variant in VARIANTS.items()}
    assert [name for name in VARIANTS if before[name] != after[name]] == ["profiled"]


def test_every_pattern_of_what_is_compiled_finds_something() -> None:
    """A module that was moved would silently be interpreted."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mainphase"]
    assert not [pattern for key in settings for pattern in settings[key] if not list(ROOT.glob(pattern))]


def test_what_is_seldom_or_often_run_is_compiled_and_not_both() -> None:
    assert {*seldom_run(), *often_run()} < set(compiled_sources())
    assert not set(seldom_run()) & set(often_run())
