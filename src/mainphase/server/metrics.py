"""How the server fares, for those who watch it: `/health`, and `/metrics` in the text format of Prometheus."""

from __future__ import annotations

import hmac
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from mainphase.foundation.build import build_kind
from mainphase.server.connection import ServerState

if TYPE_CHECKING:
    from mainphase.server.game_store import GameStore

TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"
STARTED: Final = time.time()
Sample = tuple[str, float]  # its labels, and its value


def metrics_told(server: ServerState, refused: Callable[[], dict[str, int]]) -> Iterator[str]:
    """The lines of `/metrics`."""
    lobby = server.lobby
    store: GameStore = lobby.store
    rows = store.rows()
    jobs = sum(quota.jobs for (kind, _), quota in server.quotas.all() if kind == "address")
    info = f'{{version="{server.version}",build="{build_kind()}"}}'
    yield from metric("info", "gauge", "The version and the build.", (info, 1))
    yield from metric("start_time_seconds", "gauge", "When the server started, since 1970.", ("", STARTED))
    yield from metric("connections", "gauge", "Connections that are open.", ("", server.connections))
    yield from metric("callers", "gauge", "Addresses and persons that were here of late.", ("", len(server.quotas)))
    yield from metric("laboratory_jobs", "gauge", "Pieces of laboratory work, going or waiting.", ("", jobs))
    yield from metric("games_kept", "gauge", "Games that are kept.", ("", len(rows)))
    yield from metric("games_over", "gauge", "Games of these that are over.", ("", sum(row.over for row in rows)))
    damaged = sum(bool(row.damage) for row in rows)
    yield from metric("games_damaged", "gauge", "Games known to be damaged on disk.", ("", damaged))
    yield from metric("tables", "gauge", "Games that are held in memory.", ("", len(lobby.tables)))
    yield from metric("writes_total", "counter", "Writes to the file of games.", ("", store.writes))
    yield from metric("write_failures_total", "counter", "Writes that failed.", ("", store.failures))
    yield from metric("write_seconds_total", "counter", "Seconds that the writes took.", ("", store.seconds))
    by = [(f'{{by="{name}"}}', float(count)) for name, count in refused().items()]
    yield from metric("refused_total", "counter", "Who was not let in, and by what.", *by)


def metric(name: str, kind: str, told: str, *samples: Sample) -> Iterator[str]:
    yield f"# HELP mainphase_{name} {told}"
    yield f"# TYPE mainphase_{name} {kind}"
    for labels, value in samples:
        yield f"mainphase_{name}{labels} {value:.15g}"


def metrics_route(
    server: ServerState, refused: Callable[[], dict[str, int]]
) -> Callable[[Request], Awaitable[Response]]:
    async def metrics(request: Request) -> Response:
        given = request.headers.get("authorization", "").encode()
        if server.key and not hmac.compare_digest(given, f"Bearer {server.key}".encode()):
            return PlainTextResponse("the metrics need the key of the server: Authorization: Bearer KEY\n", 403)
        return PlainTextResponse("\n".join(metrics_told(server, refused)) + "\n", media_type=TEXT)

    return metrics


def health_route(server: ServerState) -> Callable[[Request], Awaitable[Response]]:
    async def health(request: Request) -> Response:
        """Well, unless the last thing that was to be written could not be."""
        if server.lobby.store.failing:
            return JSONResponse({"status": "games cannot be kept"}, 503)
        return JSONResponse({"status": "ok"})

    return health
