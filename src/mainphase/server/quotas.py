"""How much one person and one address may take of a server, with however many connections they do it. What all of them
together may take is in `limits`.
"""

from __future__ import annotations

import asyncio
import hashlib
import ipaddress
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from mainphase.saying.worded import fixed, worded
from mainphase.server import limits
from mainphase.server.game_store import GameStore
from mainphase.server.kept_game import GameKept
from mainphase.server.limits import Rate, TooMany

SOCKETS: Final = 100  # that an address has open, whatever it says on them
CONNECTIONS: Final = 60  # of these, conversations
JOBS: Final = 4  # of the laboratory, going or waiting
MESSAGES_A_SECOND: Final = 4 * limits.MESSAGES_A_SECOND
MESSAGES_AT_ONCE: Final = 4 * limits.AT_ONCE
BYTES_A_SECOND: Final = 1_000_000
BYTES_AT_ONCE: Final = 16_000_000
REQUESTS_A_SECOND: Final = 40.0  # of HTTP: the page and its files, and to begin a conversation
REQUESTS_AT_ONCE: Final = 400
WRONG_KEYS_A_SECOND: Final = 0.2
WRONG_KEYS_AT_ONCE: Final = 10
SENT_A_SECOND: Final = 2_000_000  # bytes, of the page and its files and on conversations
SENT_AT_ONCE: Final = 64_000_000
GAMES_KEPT: Final = 100  # of a person, or begun from an address while the server runs
BYTES_KEPT: Final = 100_000_000  # of all of these together
SENDS_AGAIN: Final = 0.05  # seconds after which it is looked again whether something may be sent


class Quota:
    """What one person or one address takes."""

    def __init__(self, times: float) -> None:
        self.times = times
        self.connections = 0
        self.jobs = 0
        self.requests = Rate(times * REQUESTS_A_SECOND, round(times * REQUESTS_AT_ONCE))
        self.messages = Rate(times * MESSAGES_A_SECOND, round(times * MESSAGES_AT_ONCE))
        self.bytes = Rate(times * BYTES_A_SECOND, round(times * BYTES_AT_ONCE))
        self.sent = Rate(times * SENT_A_SECOND, round(times * SENT_AT_ONCE))
        self.games = Rate(times * limits.GAMES_A_SECOND, round(times * limits.GAMES_AT_ONCE))
        self.wrong_keys = Rate(times * WRONG_KEYS_A_SECOND, round(times * WRONG_KEYS_AT_ONCE))

    @property
    def rests(self) -> bool:
        """True if nothing would change were it forgotten."""
        rates = (self.requests, self.messages, self.bytes, self.sent, self.games, self.wrong_keys)
        return not self.connections and not self.jobs and all(rate.has(rate.at_once) for rate in rates)


class Quotas:
    """What everybody may take of a server. `times`: how many times the usual each may take."""

    def __init__(self, times: float = 1.0) -> None:
        self.times = times
        self._quotas: dict[tuple[str, str], Quota] = {}  # of addresses and of persons
        self._key = secrets.token_bytes(16)

    def __len__(self) -> int:
        return len(self._quotas)

    def all(self) -> list[tuple[tuple[str, str], Quota]]:
        return list(self._quotas.items())

    def of(self, kind: str, name: str) -> Quota:
        found = self._quotas.get((kind, name))
        if found is None:
            found = self._quotas[kind, name] = Quota(self.times)
        return found

    def forget_resting(self) -> None:
        for name, quota in self.all():
            if quota.rests:
                del self._quotas[name]

    def may_request(self, address: str) -> bool:
        """True if another request of HTTP from an address may be answered."""
        return self.of("address", network_of(address)).requests.takes()

    async def send_to(self, address: str, size: int) -> None:
        """Waits until so many bytes may be sent to an address that is no person yet."""
        await sending([self.of("address", network_of(address))], size)

    def mark(self, address: str) -> str:
        """Tells an address from others while the server runs, and nobody which it is."""
        return hashlib.blake2b(address.encode(), digest_size=12, key=self._key).hexdigest()

    def check_kept(self, store: GameStore, owner: str, begun_from: str, whose: str) -> None:
        """Raises TooMany if the server keeps as many games of a person, or from an address, as it may, or as much of
        them. `whose` says of whom they are.
        """
        sizes = sizes_kept(store, owner, begun_from)
        most = self.times * GAMES_KEPT
        if max(map(len, sizes)) >= most:
            raise TooMany(
                worded(
                    "error-the-server-keeps-games",
                    "the server keeps {most:g} games {whose}, and has no room for another; drop one first",
                    most=most,
                    whose=whose,
                )
            )
        most_bytes = self.times * BYTES_KEPT
        if max(map(sum, sizes)) >= most_bytes:
            raise TooMany(
                worded(
                    "error-kept-drop-one-first", "{most_bytes}; drop one first", most_bytes=too_much_kept(most_bytes)
                )
            )


class Caller:
    """Who is on the other side of a connection: an address, and a person once they have said who they are."""

    def __init__(self, quotas: Quotas, address: str) -> None:
        self.quotas = quotas
        self.address = network_of(address)
        self.owner = ""
        self._both = [quotas.of("address", self.address)]

    def comes(self) -> bool:
        """Counts a connection, if the address may have another."""
        (quota,) = self._both
        if quota.connections >= quota.times * CONNECTIONS:
            return False
        quota.connections += 1
        return True

    def is_named(self, owner: str) -> None:
        """Says whose connection it is. Raises TooMany if that person has as many as they may have."""
        if not owner or self.owner:
            return
        quota = self.quotas.of("person", owner)
        if quota.connections >= quota.times * CONNECTIONS:
            raise TooMany(
                fixed(
                    "error-you-have-many-connections",
                    "you have many connections to this server already; close some of them",
                )
            )
        quota.connections += 1
        self.owner = owner
        self._both.append(quota)

    def leaves(self) -> None:
        for quota in self._both:
            quota.connections -= 1

    def is_heard(self, size: int) -> bool:
        """True if a message of so many bytes may be listened to."""
        return all(quota.messages.takes() and quota.bytes.takes(size) for quota in self._both)

    async def is_sent(self, size: int) -> None:
        """Waits until so many bytes may be sent."""
        await sending(self._both, size)

    def may_guess(self) -> bool:
        """True if a key may be tried that may be wrong."""
        return self._both[0].wrong_keys.has(1)

    def was_wrong(self) -> None:
        """Counts a wrong key."""
        self._both[0].wrong_keys.takes()

    def begin(self) -> None:
        """Counts a game that is begun. Raises TooMany."""
        if not all(quota.games.takes() for quota in self._both):
            raise TooMany(
                fixed("error-many-games-were-begun-just-now", "many games were begun just now; wait a little")
            )

    @contextmanager
    def job(self) -> Iterator[None]:
        """Counts a piece of long work. Raises TooMany."""
        if any(quota.jobs >= quota.times * JOBS for quota in self._both):
            raise TooMany(
                fixed("error-wait-until-what-was-asked-before", "wait until what was asked before is answered")
            )
        for quota in self._both:
            quota.jobs += 1
        try:
            yield
        finally:
            for quota in self._both:
                quota.jobs -= 1

    def signs(self, kept: GameKept) -> GameKept:
        """Says of a new game whose it is."""
        return msgspec.structs.replace(kept, owner=self.owner, begun_from=self.quotas.mark(self.address))

    def check_kept(self, store: GameStore) -> None:
        """Raises TooMany if this person, or whoever comes from this address, may have no other game."""
        self.quotas.check_kept(store, self.owner, self.quotas.mark(self.address), fixed("error-of-yours", "of yours"))


def sizes_kept(store: GameStore, owner: str, begun_from: str) -> tuple[list[int], list[int]]:
    """How many bytes are kept of each game of a person, and of each that was begun from an address. "" is nobody and
    nowhere.
    """
    return (
        store.kept_sizes(owner) if owner else [],
        store.kept_sizes(begun_from=begun_from) if begun_from else [],
    )


async def sending(quotas: list[Quota], size: int) -> None:
    """Waits until so many bytes may be sent to all of these, and counts them."""
    while not all(quota.sent.has(min(size, quota.sent.at_once)) for quota in quotas):
        await asyncio.sleep(SENDS_AGAIN)
    for quota in quotas:
        quota.sent.takes(min(size, quota.sent.at_once))


def too_much_kept(most: float) -> str:
    """The sentence about somebody of whose games so many bytes are kept."""
    return worded(
        "error-the-server-keeps-mb",
        "the server keeps {most:g} MB of the games of one person, and has no room for more",
        most=most / 1000000,
    )


def network_of(address: str) -> str:
    """The address that counts: of IPv6 the network, since whoever has one has all of it."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
