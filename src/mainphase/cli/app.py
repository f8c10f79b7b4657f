"""The application: its commands, its exit codes, and what an error looks like."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from mainphase.build import build_kind
from mainphase.cli import cards, check, compare, events, explain, history, play, replay, rules, schema, turn, watch
from mainphase.cli.screen import stderr
from mainphase.errors import MainphaseError

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


class Commands(TyperGroup):
    """What goes wrong in a command is one message; only our own faults show a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
            return result
        except MainphaseError as error:
            say_error(str(error))
            raise typer.Exit(BAD_INPUT) from error
        except (KeyboardInterrupt, EOFError):
            stderr().print()
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:
            # The reader (`| head`) has seen enough. What is still in the buffer has nowhere to go.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(0) from None


def say_error(message: str) -> None:
    console = stderr()
    console.print("[bold red]error:[/bold red] ", end="")
    console.print(message, markup=False)


app = typer.Typer(
    name="mainphase",
    cls=Commands,
    help="Magic: The Gathering by the rules, with the rule for everything that happens.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"mainphase {version('mainphase')}, {build_kind()} build, Python {sys.version.split()[0]}")
        raise typer.Exit


@app.callback()
def common(
    show_version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_say_version, is_eager=True, help="Print the version and the build, and exit."
        ),
    ] = False,
) -> None:
    """Magic: The Gathering by the rules, with the rule for everything that happens."""


for _module in (watch, play, turn, history, check, compare, explain, replay, events, cards, rules, schema):
    app.command(_module.__name__.rpartition(".")[2])(_module.command)


def run(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; the exit code."""
    try:
        app(list(sys.argv[1:] if arguments is None else arguments), prog_name="mainphase")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(bool(end.code))
    return 0


def main() -> None:
    sys.exit(run())
