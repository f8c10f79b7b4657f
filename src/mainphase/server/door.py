"""The door of the server, before anything is said: how many sockets an address has open, and how long they may be
silent. And which names the server answers to.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Iterable
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from mainphase.server.quotas import SOCKETS, network_of

MANY: Final = 1_000  # addresses, after which those that have left are forgotten
HEAD_SECONDS: Final = 15.0  # until a request has been asked whole


class Door:
    """The sockets that are open, by address. Proxies that are trusted tell whose their connections are."""

    def __init__(self, times: float = 1.0, trusted: Iterable[str] = ()) -> None:
        self.most = times * SOCKETS
        self.trusted = [ipaddress.ip_network(each, strict=False) for each in trusted]
        self.refused = 0
        self._open: dict[str, set[asyncio.Transport]] = {}

    def is_trusted(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.trusted)

    def lets_in(self, address: str, transport: asyncio.Transport) -> bool:
        if self.is_trusted(address):
            return True
        if len(self._open) > MANY:
            self._forget_closed()
        name = network_of(address)
        still = {each for each in self._open.get(name, ()) if not each.is_closing()}
        self._open[name] = still
        if len(still) >= self.most:
            self.refused += 1
            return False
        still.add(transport)
        return True

    def _forget_closed(self) -> None:
        for name, transports in list(self._open.items()):
            if all(each.is_closing() for each in transports):
                del self._open[name]


class DoorProtocol(H11Protocol):
    """HTTP for those whom the door lets in. One who does not say what they want in time is shown out."""

    door: Door
    waiting = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if not self.door.lets_in(self.client[0] if self.client else "", transport):
            transport.abort()
            return
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._half_asked():
            self._wait()

    def _half_asked(self) -> bool:
        return self.conn.their_state is h11.IDLE and bool(self.conn.trailing_data[0])

    def _wait(self) -> None:
        if not self.waiting:
            self.waiting = True
            self.loop.call_later(HEAD_SECONDS, self._waited, self.scope)

    def _waited(self, before: object) -> None:
        self.waiting = False
        if self.transport.is_closing() or self.conn.their_state is not h11.IDLE:
            return
        if self.scope is before:
            self.transport.abort()
        elif self._half_asked():
            self._wait()


def protocol_behind(door: Door) -> type[asyncio.Protocol]:
    """The protocol of a server with such a door."""
    return cast("type[asyncio.Protocol]", type("BehindDoor", (DoorProtocol,), {"door": door}))


class HostNames:
    """The names that the server answers to. A page elsewhere whose name leads here (DNS rebinding) has another one."""

    def __init__(self, port: int, loopback: bool, allowed: Iterable[str] = ()) -> None:
        self.port = port
        self.names = {with_port(name, port) for name in ("127.0.0.1", "localhost", "::1")} if loopback else set()
        for name in allowed:
            self.names |= {name.lower()} if has_port(name) else {bare(name).lower(), with_port(name, port)}

    def knows(self, host: str, came_to: tuple[str, int | None] | None) -> bool:
        """True if a `Host` is a name of this server, or the very address that a connection came to."""
        return host.lower() in self.names or (came_to is not None and host == with_port(came_to[0], self.port))


def has_port(name: str) -> bool:
    head, _, tail = name.rpartition(":")
    return tail.isdigit() and (":" not in head or head.endswith("]"))


def bare(name: str) -> str:
    """A name as a `Host` has it."""
    return f"[{name}]" if ":" in name and not name.startswith("[") else name


def with_port(name: str, port: int) -> str:
    return f"{bare(name)}:{port}".lower()
