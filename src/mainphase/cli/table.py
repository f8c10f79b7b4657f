"""`mainphase table`: the table in the browser."""

from __future__ import annotations

from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from mainphase.cli.options import NoBuiltInOption, number_from
from mainphase.cli.screen import stdout
from mainphase.cli.table_admin import administer_games
from mainphase.errors import OptionError, cut

NEEDED: Final = ("starlette", "uvicorn", "websockets")
PORT: Final = 8613


class Outlives(StrEnum):
    """What an acknowledged answer outlives."""

    POWER = "power"
    CRASH = "crash"


def command(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[WORD…]",
            help="With --admin: list, check, drop GAME…, export GAME [FOLDER], backup FILE, or restore FILE [GAME…].",
        ),
    ] = None,
    port: Annotated[
        int,
        typer.Option("--port", metavar="NUMBER", parser=number_from(0, 65535), help="Where it listens; 0: any free."),
    ] = PORT,
    host: Annotated[
        str,
        typer.Option(
            "--host",
            metavar="ADDRESS",
            help="Who may reach it: by default this machine alone. With another address (0.0.0.0 for all) games are "
            "begun only with the key in the link that is printed, and every seat has a link of its own.",
        ),
    ] = "127.0.0.1",
    password: Annotated[
        str,
        typer.Option("--password", metavar="WORD", help="The key for --host; by default one is made up."),
    ] = "",
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the page in a browser.")] = False,
    rules_text: Annotated[
        Path | None,
        typer.Option(
            "--rules-text", metavar="FILE", help="Your own copy of the rules text, shown where a rule is cited."
        ),
    ] = None,
    games: Annotated[
        Path | None,
        typer.Option("--games", metavar="FILE", help="Where games are kept; by default among your own data."),
    ] = None,
    admin: Annotated[
        bool,
        typer.Option(
            "--admin", help="Lists, drops, exports, backs up or restores the games that are kept, and starts no server."
        ),
    ] = False,
    durable: Annotated[
        Outlives,
        typer.Option(
            "--durable",
            help="What an answer outlives once it is acknowledged: a server that is killed (crash), or the loss of "
            "power too, for some milliseconds each (power).",
        ),
    ] = Outlives.POWER,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="BOT", help="Another bot that may be played against, as module:Class."),
    ] = None,
    no_built_in: NoBuiltInOption = False,
) -> None:
    """Play in the browser: against bots or with others, look things up, go back in time. Ends with Ctrl-C."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise OptionError(
            f"the table needs {', '.join(missing)}, which is not installed: pip install 'mainphase[table]'"
        )
    if games is None:
        from platformdirs import user_data_path

        games = user_data_path("mainphase") / "table.sqlite"
    if admin:
        administer_games(games, words or [])
        return
    if words:
        raise OptionError(f"{cut(words[0])!r} goes with --admin")
    from mainphase.players.load import make_bot
    from mainphase.rules.text import read_rules_text
    from mainphase.server.serving import ServerSettings, is_here, serve

    if password and is_here(host):
        raise OptionError("--password is for a server that others reach; it goes with --host")
    if password and len(password) < 12:
        raise OptionError(f"a password here has 12 characters or more; found {len(password)}")
    for name in bot or []:
        make_bot(name)  # what is none is refused now
    settings = ServerSettings(
        games=games,
        host=host,
        port=port,
        key=password,
        text=read_rules_text(rules_text) if rules_text is not None else None,
        bots=tuple(bot or []),
        durable=durable.value,
    )
    console = stdout()

    def say(link: str) -> None:
        console.print(Text.assemble("The table is at ", (link, "bold cyan")), soft_wrap=True)
        console.file.flush()  # whoever started it may wait for the link

    serve(settings, say, open_page=not no_open)
