"""`mainphase table`: the table in the browser."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from mainphase.cli.options import NoBuiltInOption, RulesTextOption, amount_from, number_from, own_copies
from mainphase.cli.screen import stdout
from mainphase.cli.table_admin import administer_games
from mainphase.errors import OptionError, cut
from mainphase.saying.worded import commas, fixed, worded

NEEDED: Final = ("starlette", "uvicorn", "websockets")
PORT: Final = 8613
PASSWORD: Final = "MAINPHASE_PASSWORD"  # the variable that has it
OUTLIVES: Final = ("power", "crash")
SHORTEST: Final = 12  # characters of a password
HOST: Final = re.compile(r"(\[[0-9a-f:]+\]|[a-z0-9]([a-z0-9.-]*[a-z0-9])?)(:[0-9]{1,5})?", re.IGNORECASE)


def what_it_outlives(text: str) -> str:
    """Parses what an acknowledged answer outlives."""
    if text not in OUTLIVES:
        english = "{text} is not one of {allowed}"
        raise typer.BadParameter(worded("usage-is-not-one-of", english, text=repr(cut(text)), allowed=commas(OUTLIVES)))
    return text


def command(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[WORD…]",
            help="With --admin: list, check, drop GAME…, accept GAME…, export GAME [FOLDER], backup FILE, or "
            "restore FILE [GAME…].",
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
        typer.Option(
            "--password",
            metavar="WORD",
            help="The key for --host; by default one is made up. Others on this machine can read it here: rather give "
            f"it in a file, or in the environment ({PASSWORD}).",
        ),
    ] = "",
    password_file: Annotated[
        Path | None,
        typer.Option("--password-file", metavar="FILE", help="A file with the key for --host, on its first line."),
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            "--allow-host",
            metavar="NAME",
            help="A name by which browsers may call the server (table.example, or table.example:8443); others than "
            "these and its own address are refused. It then has a key.",
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--proxy",
            metavar="ADDRESS",
            help="The address of a server before it, for TLS, which tells in X-Forwarded-For who connects.",
        ),
    ] = None,
    quotas: Annotated[
        float,
        typer.Option(
            "--quotas",
            metavar="FACTOR",
            parser=amount_from(0.1, 1000),
            help="How many times the usual one person and one address may take: more for a class behind one address.",
        ),
    ] = 1.0,
    expire: Annotated[
        float,
        typer.Option(
            "--expire",
            metavar="DAYS",
            parser=amount_from(0, 100_000),
            help="After how many days a game in which nothing happens is dropped, over or not; 0: never.",
        ),
    ] = 0.0,
    lobby: Annotated[
        bool,
        typer.Option(
            "--lobby", help="Lists open games: whoever reaches the page takes a free seat of one, or watches it."
        ),
    ] = False,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the page in a browser.")] = False,
    rules_text: RulesTextOption = None,
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
        str,
        typer.Option(
            "--durable",
            metavar="|".join(OUTLIVES),
            parser=what_it_outlives,
            help="What an answer outlives once it is acknowledged: a server that is killed (crash), or the loss of "
            "power too, for some milliseconds each (power).",
        ),
    ] = OUTLIVES[0],
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
            worded(
                "error-the-table-needs",
                "the table needs {missing}, which is not installed: pip install 'mainphase[table]'",
                missing=commas(missing),
            )
        )
    if games is None:
        from platformdirs import user_data_path

        games = user_data_path("mainphase") / "table.sqlite"
    if admin:
        administer_games(games, words or [])
        return
    if words:
        raise OptionError(worded("error-goes-with-admin", "{words} goes with --admin", words=repr(cut(words[0]))))
    from mainphase.players.load import make_bot
    from mainphase.server.serving import ServerSettings, serve

    for name in allow_host or []:
        check_host(name)
    for address in proxy or []:
        check_proxy(address)
    for name in bot or []:
        make_bot(name)  # what is none is refused now
    settings = ServerSettings(
        games=games,
        host=host,
        port=port,
        key="",
        copies=own_copies(rules_text),
        bots=tuple(bot or []),
        durable="crash" if durable == "crash" else "power",
        allowed=tuple(allow_host or []),
        proxies=tuple(proxy or []),
        quotas=quotas,
        expire=expire,
        lobby=lobby,
    )
    settings = replace(settings, key=key_given(settings.alone, password, password_file))
    console = stdout()

    def say(link: str) -> None:
        console.print(Text.assemble("The table is at ", (link, "bold cyan")), soft_wrap=True)
        console.file.flush()  # whoever started it may wait for the link

    serve(settings, say, open_page=not no_open)


def key_given(alone: bool, password: str, file: Path | None) -> str:
    """The key of a server that others reach, from wherever it was given; "": one is made up. Raises OptionError."""
    if password and file is not None:
        raise OptionError(
            fixed("error-password-and-password-file", "--password and --password-file: one of them is enough")
        )
    given = password
    if file is not None:
        try:
            given = file.read_text(encoding="utf-8").partition("\n")[0].strip()
        except UnicodeDecodeError as error:
            raise OptionError(fixed("error-a-password-is-text", "a password is text"), where=str(file)) from error
        except OSError as error:
            raise OptionError(error.strerror or "", where=str(file)) from error
        if not given:
            raise OptionError(
                fixed("error-its-first-line-is-empty", "its first line is empty; the password stands there"),
                where=str(file),
            )
    if given and alone:
        raise OptionError(
            fixed(
                "error-a-password-is-for-a-server",
                "a password is for a server that others reach; it goes with --host, --allow-host or --proxy",
            )
        )
    given = given or ("" if alone else os.environ.get(PASSWORD, ""))
    if given and len(given) < SHORTEST:
        raise OptionError(
            worded(
                "error-a-password-here-has-characters",
                "a password here has {shortest} characters or more; found {count}",
                shortest=SHORTEST,
                count=len(given),
            )
        )
    return given


def check_host(name: str) -> None:
    """Raises OptionError if this can be no `Host` of a browser."""
    if not HOST.fullmatch(name):
        raise OptionError(
            worded(
                "error-allow-host-takes-a-name",
                "--allow-host takes a name or an address, with a port if need be (table.example:8443); found {name}",
                name=repr(cut(name)),
            )
        )


def check_proxy(address: str) -> None:
    """Raises OptionError if this is no address, nor a network of them."""
    try:
        ip_network(address, strict=False)
    except ValueError:
        raise OptionError(
            worded(
                "error-proxy-takes-an-address",
                "--proxy takes an address or a network (127.0.0.1, 172.16.0.0/12); found {address}",
                address=repr(cut(address)),
            )
        ) from None
