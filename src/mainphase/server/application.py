"""The server as an ASGI application: the page, its files, and the WebSocket; who may speak to it, and with what headers
it answers.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from importlib.resources import files
from typing import Any, Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from mainphase.scenarios.schema import schema
from mainphase.server import limits
from mainphase.server.admin import PATH as ADMIN
from mainphase.server.admin import admin_route
from mainphase.server.connection import Connection, ServerState
from mainphase.server.door import Door, HostNames
from mainphase.server.hosting import expired_games
from mainphase.server.log import LOG
from mainphase.server.metrics import health_route, metrics_route
from mainphase.server.protocol import protocol_schema
from mainphase.server.quotas import Caller, Quotas

TRY_AGAIN_LATER: Final = 1013
SWEEP_SECONDS: Final = 60.0
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
}
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>mainphase: the page is not built</title>
<h1>The page is not built</h1>
<p>The server runs, but the page of the table is not there. A wheel of mainphase has it; in a clone
<code>make table</code> builds it, or by hand <code>cd client &amp;&amp; npm ci &amp;&amp; npm run build</code>
(Node 20 or newer). Then load this page again.</p>
<p>Programs can speak to the server already: docs/protocol.md tells how.</p>
</html>
"""


class Guard:
    """Lets in only those who mean this server: the `Host` is one of its names, and a page that speaks to it is its own
    (`Origin`). Every answer gets the headers that keep the page to itself.
    """

    def __init__(self, app: ASGIApp, hosts: HostNames, quotas: Quotas) -> None:
        self.app = app
        self.hosts = hosts
        self.quotas = quotas
        self.refused = 0
        self.slowed = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        wrong = self.why_not(headers, scope.get("server"))
        self.refused += bool(wrong)
        status = 403
        client = scope.get("client")
        if not wrong and not self.quotas.may_request(client[0] if client else ""):
            self.slowed += 1
            wrong, status = "too many requests; wait a little", 429
        if wrong and scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": wrong})
            return
        if wrong:
            await PlainTextResponse(f"{wrong}\n", status, dict(HEADERS))(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.body":
                await self.quotas.send_to(client[0] if client else "", len(message.get("body", b"")))
            if message["type"] == "http.response.start":
                have = {name for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *((k.encode(), v.encode()) for k, v in HEADERS.items() if k.encode() not in have),
                ]
            await send(message)

        await self.app(scope, receive, with_headers)

    def why_not(self, headers: dict[str, str], came_to: tuple[str, int | None] | None) -> str:
        host = headers.get("host", "")
        if not self.hosts.knows(host, came_to):
            return "this is not a name of this server (mainphase table --allow-host names others)"
        origin = headers.get("origin")
        if origin is None:
            return ""  # a program, or a page that only reads
        if origin.partition("://")[2].lower() != host.lower():
            return "a page from elsewhere may not speak to this server"
        return ""


async def page(request: Request) -> Response:
    """The one page, whatever its address says."""
    found = static_files().get("index.html")
    if found is None:
        return HTMLResponse(NOT_BUILT, 503)
    return FileResponse(found, media_type=KINDS[".html"], headers={"cache-control": "no-cache"})


async def asset(request: Request) -> Response:
    """A built file: only those that are there by name."""
    name = request.path_params["name"]
    found = static_files().get(name)
    if found is None:
        return PlainTextResponse("there is no such file\n", 404)
    suffix = "." + name.rpartition(".")[2]
    lasting = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    return FileResponse(
        found, media_type=KINDS.get(suffix, "application/octet-stream"), headers={"cache-control": lasting}
    )


@cache
def static_folder() -> Any:
    return files("mainphase.server") / "static"


def static_files() -> dict[str, str]:
    """The built files by their names under the folder. The folder may be built while the server runs."""
    found: dict[str, str] = {}
    folder = static_folder()
    waiting = [("", folder)] if folder.is_dir() else []
    while waiting:
        before, each = waiting.pop()
        for inside in each.iterdir():
            name = f"{before}{inside.name}"
            if inside.name.startswith("."):  # what builds the page keeps there
                continue
            if inside.is_dir():
                waiting.append((f"{name}/", inside))
            else:
                found[name] = str(inside)
    return found


async def scenario_schema(request: Request) -> Response:
    return Response(scenario_schema_text(), media_type="application/json")


async def message_schema(request: Request) -> Response:
    return Response(protocol_schema_text(), media_type="application/json")


@cache
def scenario_schema_text() -> str:
    return json.dumps(schema())


@cache
def protocol_schema_text() -> str:
    return json.dumps(protocol_schema())


def application(server: ServerState, hosts: HostNames, door: Door, admin: str = "") -> ASGIApp:
    """The whole server. `hosts`: what it may be called; `door`: through which one comes. `admin` is the secret of
    whoever runs it.
    """
    turned_away = {"connections": 0}

    def refused() -> dict[str, int]:
        return {"name": guard.refused, "requests": guard.slowed, "door": door.refused, **turned_away}

    async def socket(websocket: WebSocket) -> None:
        caller = Caller(server.quotas, websocket.client.host if websocket.client is not None else "")
        if server.connections >= limits.MOST_CONNECTIONS or not caller.comes():
            turned_away["connections"] += 1
            await websocket.close(TRY_AGAIN_LATER, "too many connections")
            return
        server.connections += 1
        try:
            await websocket.accept()
            await Connection(websocket, server, caller).serve()
        finally:
            server.connections -= 1
            caller.leaves()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        sweeper = asyncio.create_task(sweeping(server))
        try:
            yield
        finally:
            sweeper.cancel()
            server.lobby.close()

    routes = [
        WebSocketRoute("/ws", socket),
        Route("/", page),
        Route("/game/{game}", page),
        Route("/lab", page),
        Route("/decks", page),
        Route("/scenario.schema.json", scenario_schema),
        Route("/protocol.schema.json", message_schema),
        Route("/health", health_route(server)),
        Route("/metrics", metrics_route(server, refused)),
        Route(ADMIN, admin_route(server.lobby, admin), methods=["POST"]),
        Route("/{name:path}", asset),
    ]
    guard = Guard(Starlette(routes=routes, lifespan=lifespan), hosts, server.quotas)
    return guard


async def sweeping(server: ServerState) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        server.lobby.sweep()
        server.quotas.forget_resting()
        if server.expire:
            await drop_expired(server)


async def drop_expired(server: ServerState) -> None:
    """Drops the games in which nothing has happened for long, unless somebody sits there."""
    lobby = server.lobby
    for game in await asyncio.to_thread(expired_games, lobby.store, server.expire):
        if game not in lobby.tables:
            LOG.info("the game %s has expired", game)
            await lobby.drop(game)
