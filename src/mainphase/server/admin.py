"""The way in for whoever runs the server while it runs (`mainphase table --admin`): beside the games lies a file with
the address of the server and a secret, which only the user who started it can read.
"""

from __future__ import annotations

import asyncio
import hmac
import http.client
import json
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from mainphase.errors import MainphaseError, OptionError
from mainphase.saying.worded import fixed, worded
from mainphase.server import hosting, limits
from mainphase.server.game_store import GameStore
from mainphase.server.private_files import made_private
from mainphase.server.tables import Lobby

PATH: Final = "/admin"
SECONDS: Final = 120.0
MOST_ASKED: Final = 100_000  # bytes of a request


class AdminFile(msgspec.Struct):
    """What lies beside the games of a server that runs."""

    host: str
    port: int
    secret: str


class HostTold(msgspec.Struct):
    """The answer to whoever runs the server: lines, and files that they asked for; or an error."""

    lines: list[str] = []
    files: list[hosting.ExportedFile] = []
    error: str = ""


def admin_path(games: Path) -> Path:
    return games.with_name(f"{games.name}.admin")


def write_admin_file(games: Path, host: str, port: int) -> str:
    """Says where the server is, to its own user. Returns the secret."""
    path = admin_path(games)
    made = AdminFile(host, port, secrets.token_urlsafe(32))
    path.unlink(missing_ok=True)
    with open(made_private(path), "wb") as stream:
        stream.write(msgspec.json.encode(made))
    return made.secret


def admin_route(lobby: Lobby, secret: str) -> Callable[[Request], Awaitable[Response]]:
    async def admin(request: Request) -> Response:
        given = request.headers.get("authorization", "")
        if not secret or not hmac.compare_digest(given.encode(), f"Bearer {secret}".encode()):
            return JSONResponse({"error": "this is for whoever runs the server"}, 403)
        body = b""
        async for part in request.stream():
            body += part
            if len(body) > MOST_ASKED:
                return JSONResponse({"error": "too much is asked at once"}, 413)
        try:
            words = msgspec.json.decode(body, type=list[str])
            told = await told_by_server(lobby, words)
        except (MainphaseError, msgspec.DecodeError, limits.TooMany) as error:
            told = HostTold(error=str(error))
        return Response(msgspec.json.encode(told), media_type="application/json")

    return admin


async def told_by_server(lobby: Lobby, words: list[str]) -> HostTold:
    """Does what whoever runs the server wants, while games are played. Raises OptionError for a game that cannot be
    exported.
    """
    store = lobby.store
    match words:
        case ["drop", *games]:
            for game in games:
                hosting.found_game(store, game)
            for game in games:
                await lobby.drop(game)
            return HostTold([f"{game}: dropped" for game in games])
        case ["export", game]:
            found = await asyncio.to_thread(hosting.found_game, store, game)
            if found.kept is None:
                raise OptionError(not_exported(game))
            files = await lobby.laboratory.run(limits.WORK_SECONDS, hosting.exported_game, found.kept, found.lines)
            return HostTold(found.damage, files)
        case ["restore", _, *games]:
            for game in games:
                put_away(lobby, game)
    return await asyncio.to_thread(told_by_file, store, words, lobby.tables.__contains__)


def put_away(lobby: Lobby, game: str) -> None:
    """A game at which nobody sits is held on disk only."""
    table = lobby.tables.get(game)
    if table is not None and not table.readers:
        table.stop()
        del lobby.tables[game]


def told_by_file(store: GameStore, words: list[str], in_use: Callable[[str], bool]) -> HostTold:
    """Does what whoever runs the server wants, with nothing but the file of games. Raises OptionError."""
    match words:
        case ["list"]:
            return HostTold(hosting.told_games(store))
        case ["check"]:
            return HostTold(hosting.games_checked(store))
        case ["drop", *games] if games:
            for game in games:
                hosting.found_game(store, game)
            for game in games:
                store.drop(game)
            return HostTold([f"{game}: dropped" for game in games])
        case ["accept", *games] if games:
            for game in games:
                store.accept(game)
            return HostTold([f"{game}: goes on as it is" for game in games])
        case ["export", game]:
            found = hosting.found_game(store, game)
            if found.kept is None:
                raise OptionError(not_exported(game))
            return HostTold(found.damage, hosting.exported_game(found.kept, found.lines))
        case ["backup", path]:
            store.back_up(Path(path))
            return HostTold([f"kept in {path}: {hosting.counted_games(store.count())}"])
        case ["restore", path, *games]:
            return HostTold(hosting.restored_games(store, Path(path), games, in_use))
    raise OptionError(
        worded(
            "error-admin-goes-with-list-check-drop",
            "--admin goes with list, check, drop GAME …, accept GAME …, export GAME, backup FILE, or "
            "restore FILE [GAME …]; found {words}",
            words=" ".join(words) or fixed("error-nothing", "nothing"),
        )
    )


def not_exported(game: str) -> str:
    return worded(
        "error-where-the-game-began",
        "where the game {game} began is not as it was written, so no move of it can be played again; "
        "its rows stay in the file, and in a backup of it",
        game=game,
    )


def ask_server(games: Path, words: list[str]) -> HostTold:
    """Asks the server that has these games open. Raises OptionError if it does not answer."""
    try:
        found = msgspec.json.decode(admin_path(games).read_bytes(), type=AdminFile)
        connection = http.client.HTTPConnection(found.host, found.port, timeout=SECONDS)
        headers = {"authorization": f"Bearer {found.secret}", "content-type": "application/json"}
        connection.request("POST", PATH, json.dumps(words), headers)
        answer = connection.getresponse()
        told: Any = msgspec.json.decode(answer.read(), type=HostTold)
    except (OSError, msgspec.DecodeError, http.client.HTTPException) as error:
        raise OptionError(
            worded(
                "error-a-server-has-these-games-open",
                "a server has these games open, and does not answer here ({error})",
                error=str(error or type(error).__name__),
            ),
            where=str(games),
        ) from error
    if told.error:
        raise OptionError(told.error)
    assert isinstance(told, HostTold)
    return told


def administer(games: Path, words: list[str]) -> HostTold:
    """Does what whoever runs the server wants: through the server that has the games open, or without one. Raises
    OptionError if there are no games there.
    """
    from mainphase.server.game_store import GamesInUseError

    if not games.exists():
        raise OptionError(fixed("error-there-are-no-games-here", "there are no games here"), where=str(games))
    words = [
        str(Path(word).absolute()) if k == 1 and words[0] in ("backup", "restore") else word
        for k, word in enumerate(words)
    ]
    try:
        store = GameStore(games)
    except GamesInUseError:
        return ask_server(games, words)
    try:
        return told_by_file(store, words, lambda game: False)
    finally:
        store.close()
