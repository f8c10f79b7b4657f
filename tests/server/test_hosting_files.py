"""The files of `examples/hosting` and what the documentation says of hosting go with the command as it is."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest
import typer.main
from tests.support.patience import ENOUGH

from mainphase.cli.app import command_line_app
from mainphase.cli.table import PASSWORD
from mainphase.errors import OptionError
from mainphase.server.admin import ask_server
from mainphase.server.serving import ServerSettings, host_names

ROOT: Final = Path(__file__).parent.parent.parent
FOLDER: Final = ROOT / "examples" / "hosting"
COMMANDS: Final = re.compile(r"(?:mainphase table|\"table\",|mainphase-table )([^`|]*)")


def options_of_table() -> set[str]:
    command = typer.main.get_command(command_line_app(["table"]))
    (table,) = command.commands.values()  # type: ignore[attr-defined]
    return {name for each in table.params for name in each.opts}


@pytest.mark.parametrize(
    "name", ["examples/hosting/mainphase-table.service", "examples/hosting/Containerfile", "docs/hosting.md"]
)
def test_its_options_are_those_of_the_command(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ")
    used = {
        word for line in text.splitlines() for told in COMMANDS.findall(line) for word in re.findall(r"--[a-z-]+", told)
    }
    assert used, "it starts the table"
    assert used <= options_of_table(), used - options_of_table()


def test_the_name_of_the_unit_and_of_the_proxies_is_one_that_is_answered() -> None:
    for name in ("Caddyfile", "nginx.conf", "mainphase-table.service"):
        text = (FOLDER / name).read_text(encoding="utf-8")
        assert "table.example" in text
        assert "8613" in text
    assert host_names(ServerSettings(Path("games"), allowed=("table.example",)), 8613).knows("table.example", None)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    unit = tmp_path / "mainphase-table.service"
    text = (FOLDER / unit.name).read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/mainphase/bin/mainphase", shutil.which("true") or "/bin/true"), encoding="utf-8")
    found = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (found.returncode, [line for line in found.stderr.splitlines() if unit.name in line]) == (0, [])


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_it_is_stopped_as_systemd_stops_it(tmp_path: Path) -> None:
    """And a key that it was given is not in what it prints, which goes to the journal."""
    games = tmp_path / "games.sqlite"
    code = "import sys; from mainphase.cli import run; sys.exit(run(sys.argv[1:]))"
    given = ["table", "--no-open", "--port", "0", "--games", str(games), "--allow-host", "table.example"]
    environment = os.environ | {PASSWORD: "a password that nobody guesses"}
    with subprocess.Popen(
        [sys.executable, "-c", code, *given], stdout=subprocess.PIPE, text=True, env=environment
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "The table is at http://table.example/\n"
        deadline = time.monotonic() + ENOUGH
        while True:
            status, said = administered(games)
            if status == 0 or time.monotonic() > deadline:
                break
        assert (status, said) == (0, ["there are no games"]), "the server answers"
        server.send_signal(signal.SIGTERM)
        assert server.wait(ENOUGH) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.sqlite", "games.sqlite-acknowledged"]


def administered(games: Path) -> tuple[int, list[str]]:
    try:
        return 0, ask_server(games, ["list"]).lines
    except OptionError as error:
        return 2, [error.message]
