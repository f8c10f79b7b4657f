"""The application: its commands, its exit codes, and what an error looks like."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from rich.text import Text
from typer.core import TyperGroup

from mainphase.cli.faults import report_of, version_words
from mainphase.cli.plain_values import read_plainly
from mainphase.cli.reader import LanguageOption
from mainphase.cli.screen import stderr
from mainphase.cli.streams import drop_output, is_lost_output, prepare_streams
from mainphase.cli.usage import usage_text
from mainphase.errors import MainphaseError
from mainphase.foundation.build import build_kind, how_to_compile
from mainphase.saying.reader import READER, error_told, told
from mainphase.saying.speaking import ENGLISH
from mainphase.saying.worded import fixed, worded

BAD_INPUT: Final = 2
OUR_FAULT: Final = 70
ERROR: Final = fixed("usage-error", "error")
FAULT: Final = fixed("usage-fault", "fault")
INTERRUPTED: Final = 130

# Each is a file of this package with a function `command`, or with `commands` of its own; in the order of `--help`.
COMMANDS: Final = (
    "watch",
    "play",
    "table",
    "simulate",
    "bench-agent",
    "ladder",
    "mcp",
    "turn",
    "history",
    "check",
    "formats",
    "compare",
    "past",
    "explain",
    "replay",
    "events",
    "cards",
    "rules",
    "schema",
)


class CommandGroup(TyperGroup):
    """A group of commands in which an error is one message and an exit code."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        read_plainly(self)

    def invoke(self, ctx: Any) -> Any:
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
            return result
        except (MainphaseError, KeyboardInterrupt, EOFError, BrokenPipeError) as error:
            raise typer.Exit(ended_by(error)) from None
        except Exception as error:
            if READER.language == ENGLISH or not (said := usage_text(error)):
                raise  # typer tells it
            say_error(told(said))
            raise typer.Exit(BAD_INPUT) from None


def ended_by(error: BaseException, arguments: Sequence[str] = ()) -> int:
    """Says what ended a command; its exit code."""
    if isinstance(error, MainphaseError):
        say_error(error_told(error))
        return BAD_INPUT
    if isinstance(error, KeyboardInterrupt | EOFError):
        print_error("")
        return INTERRUPTED
    if isinstance(error, BrokenPipeError):  # the reader (`| head`) has seen enough
        drop_output()
        return 0
    if isinstance(error, OSError) and is_lost_output(error):
        drop_output()
        english = "the output cannot be written: {strerror}"
        say_error(told(worded("usage-output-cannot-be-written", english, strerror=error.strerror)))
        return BAD_INPUT
    if isinstance(error, OSError) and error.filename is not None:
        say_error(f"{error.filename}: {error.strerror}")
        return BAD_INPUT
    say_error(report_of(error, arguments), FAULT)
    return OUR_FAULT


def print_error(message: str) -> None:
    with suppress(OSError, ValueError):  # nobody is there to hear it
        stderr().print(message, markup=False)


def say_error(message: str, what: str = ERROR) -> None:
    with suppress(OSError, ValueError):
        stderr().print(Text.assemble((f"{told(what)}:", "bold red"), f" {message}"))


def _say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(version_words())
        if build_kind() == "interpreted":
            typer.echo(how_to_compile())
        raise typer.Exit


def common(
    show_version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_say_version, is_eager=True, help="Print the version and the build, and exit."
        ),
    ] = False,
    language: LanguageOption = None,
) -> None:
    """Magic: The Gathering by the rules, with the rule for everything that happens."""


def command_line_app(commands: Sequence[str] = COMMANDS) -> typer.Typer:
    """Returns the command line with these commands; only they are loaded."""
    app = typer.Typer(
        name="mainphase",
        cls=CommandGroup,
        help="Magic: The Gathering by the rules, with the rule for everything that happens.",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(common)
    for name in commands:
        module = import_module(f"mainphase.cli.{name.replace('-', '_')}")
        if hasattr(module, "commands"):
            app.add_typer(module.commands, name=name)
        else:
            app.command(name)(module.command)
    return app


def asked_for(arguments: Sequence[str]) -> Sequence[str]:
    """The command that comes first; all of them where help or an error may list them."""
    return arguments[:1] if arguments and arguments[0] in COMMANDS else COMMANDS


def run(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    prepare_streams()
    try:
        status = _run(given)
        sys.stdout.flush()
    except Exception as error:
        return ended_by(error, given)
    return status


def _run(arguments: list[str]) -> int:
    try:
        command_line_app(asked_for(arguments))(arguments, prog_name="mainphase")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(bool(end.code))
    finally:  # whoever runs another command in this process is another reader
        READER.forget()
    return 0


def main() -> None:
    sys.exit(run())
