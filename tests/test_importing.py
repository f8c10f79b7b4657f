"""What is loaded, and when: `import mainphase` costs next to nothing, a command loads what it needs."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

import mainphase as mp
import mainphase.cards
import mainphase.env
import mainphase.sim
from mainphase.cli.app import COMMANDS, command_line_app
from mainphase.cli.plain_values import commands_within, reader_of

# What draws on a terminal, reads YAML, plays, or knows cards: none of it before somebody asks.
HEAVY = ("rich", "typer", "yaml", "multiprocessing", "numpy", "mainphase.kernel.machine", "mainphase.cards.nodes")
LIBRARY = "mainphase.cards.library"
SCENARIO = Path(__file__).parent / "scenarios" / "cards" / "act_of_treason.yaml"  # in which an effect begins to last
SAY = """
from tests.language.templates import written_templates

from mainphase.cards.names import find_card
from mainphase.language import fragments

assert fragments.face_lines(find_card("Lightning Bolt"))
written = written_templates()
print(len(written), sum(bool(one.rules) for one in written))
"""


def loaded_by(code: str) -> set[str]:
    """The modules that a new process has loaded after this."""
    code += "\nimport sys; print('\\0'.join(['', *sys.modules]), end='')"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(ran.stdout.split("\0")[1:])


def loaded_by_command(*arguments: str) -> set[str]:
    return loaded_by(f"from mainphase.cli import run; run({list(arguments)!r})")


def test_to_import_it_loads_nothing_of_it() -> None:
    loaded = loaded_by("import mainphase")
    assert {name for name in loaded if name.startswith("mainphase")} == {
        "mainphase",
        "mainphase.foundation",
        "mainphase.foundation.lazy_imports",
    }
    assert not loaded & set(HEAVY)


def test_who_plays_through_the_library_loads_nothing_that_draws() -> None:
    loaded = loaded_by("import mainphase; mainphase.Game")
    assert "mainphase.kernel.machine" in loaded
    assert not loaded & {"rich", "typer", "yaml", "multiprocessing", "numpy"}


def test_the_cards_are_loaded_when_a_deck_is_read() -> None:
    assert LIBRARY not in loaded_by("import mainphase; mainphase.Game; mainphase.read_deck")
    assert LIBRARY in loaded_by("import mainphase; mainphase.read_deck('60 Mountain')")


def test_a_command_about_rules_loads_no_game_and_no_other_command() -> None:
    for arguments in (("turn",), ("turn", "--rules", "1997-10-01", "--json"), ("history",)):
        loaded = loaded_by_command(*arguments)
        assert not loaded & (set(HEAVY) - {"rich", "typer"}), arguments
        assert f"mainphase.cli.{arguments[0]}" in loaded
        assert not loaded & {"mainphase.cli.watch", "mainphase.cli.check"}, arguments


def test_where_commands_are_listed_none_loads_what_plays() -> None:
    loaded = loaded_by_command("--help")
    assert "mainphase.cli.watch" in loaded
    assert not loaded & (set(HEAVY) - {"rich", "typer"})


@pytest.mark.parametrize("command", COMMANDS)
def test_what_commands_take_is_read_without_pydantic(command: str) -> None:
    """Typer loads it to convert what no line of ours reads; that alone takes longer than most commands."""
    (named,) = get_command(command_line_app([command])).commands.values()  # type: ignore[attr-defined]
    for each in commands_within(named):
        for parameter in each.get_params(each.make_context(command, [], resilient_parsing=True)):
            old = not hasattr(parameter, "get_runtime_param")  # typer before 0.29, which does without
            assert old or reader_of(parameter) is not None, f"{each.name}: {parameter.name}"


def test_a_command_with_options_of_all_kinds_loads_no_pydantic() -> None:
    for arguments in (("turn",), ("watch", "--max-turns", "1", "--seed", "x"), ("replay", "none"), ("cards", "--help")):
        assert "pydantic" not in loaded_by_command(*arguments), arguments


def test_a_scenario_that_holds_is_put_into_no_words() -> None:
    loaded = loaded_by_command("check", str(SCENARIO))
    assert "mainphase.scenarios.run" in loaded
    assert "mainphase.language.grammar" not in loaded


def test_to_say_a_card_few_templates_are_spelled_out_and_not_all_are_written() -> None:
    from tests.language.templates import templates

    ran = subprocess.run([sys.executable, "-c", SAY], capture_output=True, text=True, check=True)
    written, spelled = [int(count) for count in ran.stdout.split()]
    there = len(templates())
    assert 0 < spelled < there / 10
    assert written < there * 0.9


def test_to_say_a_card_nothing_is_loaded_that_reads_one() -> None:
    loaded = loaded_by("from mainphase.language import rendering")
    assert "mainphase.language.grammar" in loaded
    assert not loaded & {f"mainphase.language.text.{name}" for name in ("names", "normalizing", "reminders")}


def test_what_is_loaded_when_it_is_asked_for_is_there() -> None:
    assert mp.Transcript.__name__ == "Transcript"
    assert mp.play_out.__name__ == "play_out"
    assert all(hasattr(mp, name) for name in mp.__all__)
    assert set(mp.__all__) <= set(dir(mp))
    assert mp.Game is mp.Game


@pytest.mark.parametrize(
    "package", [mp, mainphase.cards, mainphase.env, mainphase.sim], ids=lambda package: package.__name__
)
def test_readers_of_types_are_told_the_same_homes(package: object) -> None:
    tree = ast.parse(Path(package.__file__).read_text(encoding="utf-8"))  # type: ignore[attr-defined]
    (told,) = [node for node in tree.body if isinstance(node, ast.If)]
    typed = {alias.name: node.module for node in told.body if isinstance(node, ast.ImportFrom) for alias in node.names}
    (offered,) = [node.value for node in tree.body if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)]
    homes = {name: module for module, names in ast.literal_eval(offered.args[1]).items() for name in names}
    assert homes == typed
    assert set(homes) == set(package.__all__)  # type: ignore[attr-defined]


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(AttributeError, match="module 'mainphase' has no attribute 'Gamer'"):
        _ = mp.Gamer


def test_every_file_of_the_grammar_is_loaded_with_it() -> None:
    """A file that nobody imports would add no phrase, and nothing would tell."""
    package = Path(mainphase.cards.__file__).parents[1] / "language" / "grammar"
    parts = [path.relative_to(package).with_suffix("").parts for path in package.rglob("*.py")]
    files = {".".join(["mainphase.language.grammar", *part]).removesuffix(".__init__") for part in parts}
    assert files - loaded_by("import mainphase.language.grammar") == set()
