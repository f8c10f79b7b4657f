"""Starting the server: where it listens, what its links are, and that it leaves properly."""

from __future__ import annotations

import ipaddress
import logging
import secrets
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Final

import uvicorn

from mainphase.errors import OptionError
from mainphase.players.load import bot_names
from mainphase.rules.own_copies import OwnCopies
from mainphase.saying.worded import worded
from mainphase.server import limits
from mainphase.server.admin import admin_path, write_admin_file
from mainphase.server.application import application
from mainphase.server.connection import ServerState
from mainphase.server.door import Door, HostNames, protocol_behind, with_port
from mainphase.server.game_store import Durable, GameStore
from mainphase.server.log import LOG
from mainphase.server.memory_watch import NOT_BOUNDED, is_memory_bounded
from mainphase.server.quotas import BYTES_KEPT, Quotas
from mainphase.server.tables import Lobby
from mainphase.server.workers import Workers

HERE: Final = "127.0.0.1"
ALONE: Final = 5  # times the usual quotas, where all come from one machine
SOCKETS_OPEN: Final = 8_192  # more than all that the quotas allow
ANYWHERE: Final = ("0.0.0.0", "::")


@dataclass(frozen=True)
class ServerSettings:
    """How a server is started. `key` is the password of whoever may begin games on a server that others reach; "" makes
    one up. `port` 0 takes any that is free. `allowed` are names by which it may be called besides its own, `proxies`
    the addresses of servers before it, which say whose their connections are. `quotas`: how many times the usual one
    person and one address may take; `expire`: the days after which a game in which nothing happens is dropped, 0 for
    never; `lobby`: open games are listed for whoever comes.
    """

    games: Path
    host: str = HERE
    port: int = 0
    key: str = ""
    copies: OwnCopies | None = None
    bots: tuple[str, ...] = ()
    workers: int = 2
    durable: Durable = "power"
    allowed: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    quotas: float = 1.0
    expire: float = 0.0
    lobby: bool = False

    @property
    def alone(self) -> bool:
        """True if only this machine reaches the server: it has no key."""
        return is_here(self.host) and not self.allowed and not self.proxies


def is_here(host: str) -> bool:
    """True if only this machine can reach a server that listens there."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def host_names(settings: ServerSettings, port: int) -> HostNames:
    """The names by which a browser may call the server, besides the address that it listens on."""
    named = [socket.gethostname()] if settings.host in ANYWHERE else [settings.host]
    near = settings.host in ANYWHERE or is_here(settings.host)
    return HostNames(port, near, [*(with_port(name, port) for name in named), *settings.allowed])


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises OptionError if that cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, what is sent goes out at once: asyncio does so for TCP only.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(128)
    except OSError as error:
        found.close()
        raise OptionError(
            worded(
                "error-the-server-cannot-listen-on-port",
                "the server cannot listen on {host}, port {port}: {strerror}; --port names another",
                host=host,
                port=str(port),
                strerror=str(error.strerror or error),
            )
        ) from error
    return found


def opened_store(settings: ServerSettings) -> GameStore:
    """The file of games, in a folder that is made for it. Raises OptionError if they cannot be kept there."""
    try:
        settings.games.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(
            worded(
                "error-games-cannot-be-kept-here",
                "games cannot be kept here: {strerror}",
                strerror=str(error.strerror or error),
            ),
            where=str(settings.games),
        ) from error
    return GameStore(settings.games, settings.durable)


class Serving:
    """A server that listens already; `run` serves until it is interrupted or `stop` is called from elsewhere."""

    def __init__(self, settings: ServerSettings) -> None:
        key = "" if settings.alone else settings.key or secrets.token_urlsafe(18)
        self.socket = listening(settings.host, settings.port)
        self.port: int = self.socket.getsockname()[1]
        try:
            store = opened_store(settings)
        except BaseException:
            self.socket.close()
            raise
        bots = [*bot_names(), *settings.bots]
        self.lobby = Lobby(store, Workers(settings.workers), Workers(settings.workers), bots)
        self.games = settings.games
        near = settings.host if settings.host not in ANYWHERE else HERE
        secret = write_admin_file(settings.games, near, self.port)
        times = settings.quotas * (ALONE if settings.alone else 1)
        quotas = Quotas(times)
        self.state = ServerState(
            self.lobby, version("mainphase"), key, settings.copies, quotas, settings.lobby, settings.expire
        )
        self.lobby.bytes_each = times * BYTES_KEPT if key else 0.0  # on a machine of one's own they are all one's own
        door = Door(times, settings.proxies)
        shown = with_port(socket.gethostname() if settings.host in ANYWHERE else settings.host, self.port)
        if settings.allowed:
            shown = settings.allowed[0]
        scheme = "https" if settings.proxies else "http"
        self.link = f"{scheme}://{shown}/{f'#key={key}' if key else ''}"
        config = uvicorn.Config(
            application(self.state, host_names(settings, self.port), door, secret),
            http=protocol_behind(door),
            log_level="warning",
            ws="websockets-sansio",
            ws_max_size=4 * limits.LARGEST_MESSAGE,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            server_header=False,
            timeout_graceful_shutdown=2,
            limit_concurrency=2 * limits.MOST_CONNECTIONS,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
        )
        self.server = uvicorn.Server(config)

    def run(self) -> None:
        try:
            self.server.run(sockets=[self.socket])
        finally:
            admin_path(self.games).unlink(missing_ok=True)

    def stop(self) -> None:
        self.server.should_exit = True


def serve(settings: ServerSettings, say: Callable[[str], None], *, open_page: bool) -> None:
    """Serves until it is interrupted. `say` tells the link; with the key if that was made up, or a person reads it."""
    LOG.addHandler(logging.StreamHandler())
    allow_many_sockets()
    if not is_memory_bounded():
        LOG.warning("%s", NOT_BOUNDED)
    serving = Serving(settings)
    say(serving.link if not settings.key or sys.stdout.isatty() else serving.link.partition("#")[0])
    if open_page:
        threading.Timer(0.3, webbrowser.open, [serving.link]).start()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # the server has left by then, as with Ctrl-C
    with suppress(KeyboardInterrupt):  # which is how it ends
        serving.run()


def allow_many_sockets() -> None:
    """Lets this process have as many sockets open as the system lets it."""
    try:
        import resource
    except ImportError:  # Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = SOCKETS_OPEN if hard == resource.RLIM_INFINITY else min(SOCKETS_OPEN, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
