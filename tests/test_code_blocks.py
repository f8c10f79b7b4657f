"""Every block of code in the documentation is run, or read as what it is: here, or by the test of its page."""

from __future__ import annotations

import io
import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from tests.cli.conftest import Run, mainphase
from tests.support.shown import Block, blocks_of, shows
from typer.main import get_command

import mainphase as mp
from mainphase.cli.app import command_line_app

__all__ = ["mainphase"]

ROOT: Final = Path(__file__).parent.parent
DOCS: Final = ROOT / "docs"
# Pages whose blocks have a test of their own, which names the page.
TESTED: Final = {
    "bots.md": "test_pages.py",
    "cards.md": "cli/test_cards_page.py",
    "formats.md": "cli/test_formats_page.py",
    "handouts.md": "test_handouts_page.py",
    "language.md": "language/test_language_page.py",
    "languages.md": "saying/test_languages.py",
    "learn.md": "env/test_learn_page.py",
    "matches.md": "cli/test_matches_page.py",
    "past.md": "cli/test_past.py",
    "programs.md": "test_pages.py",
    "protocol.md": "server/test_pages.py",
    "scale.md": "sim/test_scale_page.py",
    "scenarios.md": "scenarios/test_format.py",
    "search.md": "players/test_search_page.py",
    "simulate.md": "sim/test_simulate_page.py",
}
HERE: Final = ("agents.md", "commander.md", "hosting.md", "index.md", "performance.md", "table.md", "worlds.md")
FENCE: Final = re.compile(r"^```", re.M)


def text_of(page: str) -> str:
    return (DOCS / page).read_text(encoding="utf-8")


def blocks(page: str, kind: str) -> list[Block]:
    return [block for block in blocks_of(text_of(page)) if block.kind == kind]


def unnamed(page: str) -> list[str]:
    """The blocks that say no language: what is typed in a shell, or another program's."""
    found: list[str] = []
    lines: list[str] = []
    kind: str | None = None  # of the block that is open
    for line in text_of(page).splitlines(keepends=True):
        if not line.startswith("```"):
            lines.append(line)
            continue
        if kind == "":
            found.append("".join(lines))
        kind = line[3:].strip() if kind is None else None
        lines = []
    return found


def shell_lines(text: str) -> list[str]:
    return [line.strip() for line in text.replace("\\\n", " ").splitlines() if line.strip()]


def test_every_page_with_blocks_has_a_test_that_names_it() -> None:
    with_blocks = {path.name for path in DOCS.glob("*.md") if FENCE.search(path.read_text(encoding="utf-8"))}
    assert with_blocks <= {*TESTED, *HERE}, "say here which test runs the blocks of this page"
    for page, test in TESTED.items():
        if page in with_blocks:
            source = (ROOT / "tests" / test).read_text(encoding="utf-8")
            assert page in source or page.removesuffix(".md") in source, f"{test} does not name {page}"


@pytest.mark.parametrize("page", HERE)
def test_every_block_of_these_pages_is_of_a_kind_that_is_run_here(page: str) -> None:
    kinds = {block.kind for block in blocks_of(text_of(page))}
    assert kinds <= {"python", "text", "yaml", "json", "sh"}, page
    assert len(FENCE.findall(text_of(page))) == 2 * (len(blocks_of(text_of(page))) + len(unnamed(page)))


def test_the_bounds_are_what_the_page_says() -> None:
    (block,) = blocks("performance.md", "python")
    out = io.StringIO()
    names: dict[str, Any] = {}
    with redirect_stdout(out):
        exec(compile(block.text, "performance.md", "exec"), names)
    (said,) = re.findall(r"^print\(.*\)  # (.*)$", block.text, re.M)
    assert out.getvalue().strip() in (said, said.replace("_", ""))
    assert names["game"].bounds.things == 10_000


def test_the_worlds_of_the_page_decide() -> None:
    (block,) = blocks("worlds.md", "python")
    names: dict[str, Any] = {"seeds": 0}
    quick = block.text.replace("range(20)", "range(2)").replace("...  #", "return world.turn  #")
    exec(compile(quick, "worlds.md", "exec"), names)
    game = mp.Game.new({"Ann": "vanilla-red", "Bob": "vanilla-green"}, seed=1, automation=mp.AUTOMATIC)
    for _ in range(3):
        assert game.decision is not None
        game.play(names["choose"](None, game.view(game.decision.decider), game.decision))


def test_the_agent_of_the_page_answers_every_line(monkeypatch: pytest.MonkeyPatch) -> None:
    (block,) = blocks("agents.md", "python")
    monkeypatch.setattr(sys, "stdin", io.StringIO('{"text": "keep?"}\n{"text": "pass?"}\n'))
    out = io.StringIO()
    with redirect_stdout(out):
        exec(compile(block.text, "agents.md", "exec"), {})
    assert out.getvalue() == "0\n0\n"


def test_the_json_of_these_pages_starts_a_command_that_there_is() -> None:
    for page in HERE:
        for block in blocks(page, "json"):
            for server in json.loads(block.text)["mcpServers"].values():
                accepts(shlex.join(server["args"]))


def test_the_deck_of_the_page_is_a_commander_deck() -> None:
    (block,) = blocks("commander.md", "text")
    deck = mp.read_deck(block.text)
    assert mp.Game.new({"Ann": deck, "Bob": deck}).variant == "commander"


@pytest.mark.parametrize("page", ["agents.md", "hosting.md", "table.md", "index.md"])
def test_what_is_typed_on_these_pages_can_be_typed(page: str) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    shell = shutil.which("bash")
    for text in [*unnamed(page), *[block.text for block in blocks(page, "sh")]]:
        if text.startswith("table.example {"):  # a Caddyfile
            assert text in (ROOT / "examples" / "hosting" / "Caddyfile").read_text(encoding="utf-8")
            continue
        if shell is not None:
            subprocess.run([shell, "-n"], input=text, text=True, check=True)
        for line in shell_lines(text):
            assert set(re.findall(r"mainphase\[(\w+)\]", line)) <= set(extras)
            for file in re.findall(r"examples/[\w./-]+", line):
                assert (ROOT / file).exists(), file
            typed = re.search(r"(?:^|/bin/)mainphase ([a-z].*)", line)
            if typed:
                accepts(typed[1])


def accepts(line: str) -> None:
    """Fails unless the command line has this command with these options."""
    name, *arguments = shlex.split(line.split("  #")[0].replace("$(date +%F)", "2026-01-01"))
    (command,) = get_command(command_line_app([name])).commands.values()  # type: ignore[attr-defined]
    with command.make_context(name, arguments):
        pass


@pytest.mark.parametrize(
    "block",
    [block for page in HERE for block in blocks_of(text_of(page)) if block.how.startswith("mainphase ")],
    ids=lambda block: block.how,
)
def test_a_command_prints_what_these_pages_show(
    block: Block, mainphase: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for file in [each for page in HERE for each in blocks_of(text_of(page)) if each.how.startswith("file ")]:
        (tmp_path / file.how.removeprefix("file ")).write_text(file.text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    missing = shows(block.text, mainphase(*shlex.split(block.how)[1:]).out)
    assert not missing, f"{block.how} does not print {missing}"


def test_the_question_of_the_first_page_holds(mainphase: Run, tmp_path: Path) -> None:
    (block,) = blocks("index.md", "yaml")
    file = tmp_path / "question.yaml"
    file.write_text(block.text, encoding="utf-8")
    assert mainphase("check", file).status == 0


def test_the_python_of_the_first_page_prints_what_its_comments_say() -> None:
    (block,) = blocks("index.md", "python")
    out = io.StringIO()
    with redirect_stdout(out):
        exec(compile(block.text, "index.md", "exec"), {})
    assert out.getvalue().splitlines() == re.findall(r"^print\(.*\)\s+# (.*)$", block.text, re.M)


def test_every_page_is_in_the_navigation_once_and_the_first_has_a_picture_and_a_start_at_its_top() -> None:
    pages = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    navigation = re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8").split("theme:")[0])
    assert sorted(navigation) == sorted(pages)
    first = text_of("index.md")
    sections = re.findall(r"^## (.*)$", first, re.M)
    assert sections == ["Two minutes", "Play", "Settle a question", "Learn from games", "Build on it", "Contribute"]
    assert max(first.index("!["), first.index("## Two minutes"), first.index("mainphase watch")) < 800
    assert set(re.findall(r"\(([\w/-]+\.md)\)", first)) == pages - {"index.md"}


def test_the_yaml_of_these_pages_is_yaml() -> None:
    for page in HERE:
        for block in blocks(page, "yaml"):
            assert yaml.safe_load(block.text), page
