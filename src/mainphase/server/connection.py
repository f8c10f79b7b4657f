"""One WebSocket: what its other side asks, and what it is told. Every request gets one reply, whatever it is."""

from __future__ import annotations

import asyncio
import hmac
import sqlite3
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final, Literal, get_args

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from mainphase.cards.variants import PLAYED
from mainphase.errors import (
    IllegalOption,
    MainphaseError,
    NotationError,
    OptionError,
    RefusedDeckError,
    SmallDeckError,
)
from mainphase.foundation.build import build_kind
from mainphase.rules.own_copies import OwnCopies
from mainphase.saying.error_texts import error_text
from mainphase.saying.speaking import ENGLISH, languages_here
from mainphase.saying.worded import fixed, worded
from mainphase.server import deck_checking, hosted, laboratory, limits, looking_up
from mainphase.server import messages as m
from mainphase.server.kept_game import WATCHER, GameKept
from mainphase.server.kept_rows import DamagedGameError
from mainphase.server.log import LOG
from mainphase.server.open_games import open_games
from mainphase.server.owners import check_secret, is_owned, owner_of
from mainphase.server.quotas import Caller, Quotas
from mainphase.server.session import NotYours, Session, Stale, refused_reply
from mainphase.server.tables import GameTable, Lobby, SetAside, UnknownGame
from mainphase.server.workers import ProcessDied, TooLong

DECODER: Final = msgspec.json.Decoder(m.FromPage)
MOST_REPLIES: Final = 200  # that wait for a slow reader
MOST_WAITING: Final = 200  # requests about games that wait for those before them
TOO_BIG: Final = 1009  # RFC 6455: a message that is too big
OUR_FAULT: Final = fixed(
    "error-mainphase-itself-is-at-fault", "mainphase itself is at fault; what was acknowledged before is kept"
)
NEEDS_KEY: Final = fixed(
    "error-this-needs-the-servers-own-link",
    "this needs the server's own link, which has a key; or, to look things up, a seat at a game",
)
NO_LOOK_BACK: Final = fixed("error-who-only-watches-cannot-look-back", "who only watches cannot look back")
POLICY: Final = 1008  # RFC 6455: against the policy


def remedy_for(error: MainphaseError) -> Literal["", "refused_cards", "small_decks"]:
    """How the same request would be carried out all the same, if there is a way."""
    if isinstance(error, RefusedDeckError):
        return "refused_cards"
    return "small_decks" if isinstance(error, SmallDeckError) else ""


@dataclass
class ServerState:
    """The state that all connections of a server share. `key` is the secret of whoever may begin games; "" if everybody
    may.
    """

    lobby: Lobby
    version: str
    key: str = ""
    copies: OwnCopies | None = None
    quotas: Quotas = field(default_factory=Quotas)
    has_lobby: bool = False
    expire: float = 0.0  # days after which a game in which nothing happens is dropped; 0: never
    connections: int = 0
    looking: asyncio.Lock = field(default_factory=asyncio.Lock)  # the decks are looked at once, not by each of many


@dataclass
class Subscription:
    """The part of a game that this connection has been sent."""

    table: GameTable
    viewer: int
    line: int
    events: int


@dataclass
class Connection:
    """One side's conversation with the server."""

    socket: WebSocket
    server: ServerState
    caller: Caller
    greeted: bool = False
    may_begin: bool = False
    language: str = ENGLISH
    known: dict[str, Subscription] = field(default_factory=dict)
    replies: deque[tuple[bytes, str]] = field(default_factory=deque)  # each with the game whose update it is, or ""
    dirty: dict[str, None] = field(default_factory=dict)
    telling: dict[str, asyncio.Task[None]] = field(default_factory=dict)  # of games whose update is on its way
    work: set[asyncio.Task[None]] = field(default_factory=set)
    lanes: dict[str, asyncio.Task[None]] = field(default_factory=dict)  # the last request about each game
    waiting: int = 0
    left: bool = False
    rate: limits.Rate = field(default_factory=limits.Rate)
    _some: asyncio.Event = field(default_factory=asyncio.Event)

    def __hash__(self) -> int:
        return id(self)

    @property
    def encoder(self) -> msgspec.json.Encoder:
        return hosted.encoder_in(self.language)

    # --- the conversation

    async def serve(self) -> None:
        """Listens until the other side leaves."""
        writer = asyncio.create_task(self._write())
        try:
            while True:
                wait = None if self.greeted else limits.HELLO_SECONDS
                try:
                    text = await asyncio.wait_for(self._read(), wait)
                except TimeoutError:
                    await self.socket.close(POLICY, "nobody said hello")
                    return
                if text is None:
                    return
                await self._hear(text)
                if len(self.replies) > MOST_REPLIES:
                    await self.socket.close(POLICY, "the replies are not read")
                    return
                while self.waiting > MOST_WAITING:
                    await asyncio.sleep(0.1)
        except WebSocketDisconnect:
            return
        finally:
            self.left = True
            writer.cancel()
            for task in (*self.work, *self.telling.values()):
                task.cancel()
            for known in list(self.known.values()):
                self._get_up(known)

    async def _read(self) -> str | bytes | None:
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text: str | bytes | None = message.get("text")
        return text if text is not None else message.get("bytes", b"")

    async def _hear(self, text: str | bytes) -> None:
        """One message: it is answered, or long work on its answer is begun."""
        if not (self.rate.takes() and self.caller.is_heard(len(text))):
            self.say(
                m.Problem(
                    re=request_id_in(text),
                    code="too_fast",
                    message=fixed("error-too-many-messages-wait-a-little", "too many messages; wait a little"),
                )
            )
            await asyncio.sleep(0.1)
            return
        if len(text) > limits.LARGEST_MESSAGE:
            self.say(
                m.Problem(
                    re=-1,
                    code="too_large",
                    message=worded(
                        "error-a-message-has-at-most-bytes",
                        "a message has at most {largest_message} bytes",
                        largest_message=limits.LARGEST_MESSAGE,
                    ),
                )
            )
            return
        try:
            asked = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.say(
                m.Problem(
                    re=request_id_in(text),
                    code="malformed",
                    message=worded("error-this-is-no-request", "this is no request: {error}", error=error_text(error)),
                )
            )
            return
        if not self.greeted and not isinstance(asked, m.Hello):
            self.say(
                m.Problem(
                    re=asked.id,
                    code="say_hello",
                    message=fixed("error-the-first-message-is-hello", "the first message is hello"),
                )
            )
            return
        long = LONG.get(type(asked))
        if not self.may_begin and self.lanes and not self.known:  # they may be about to sit down
            await asyncio.wait(list(self.lanes.values()))
        if not self._may_ask(asked, long is not None):
            self.say(m.Problem(re=asked.id, code="not_yours", message=NEEDS_KEY))
            return
        game = getattr(asked, "game", None)
        if game is not None:
            self._queue(game, asked)
        elif long is None:
            await self._reply(asked, ANSWERS[type(asked)](self, asked))
        elif len(self.work) >= limits.LONG_WORK:
            self.say(
                m.Problem(
                    re=asked.id,
                    code="too_many",
                    message=fixed(
                        "error-wait-until-what-was-asked-before", "wait until what was asked before is answered"
                    ),
                )
            )
        else:
            task = asyncio.create_task(self._reply(asked, self._long(long, asked)))
            self.work.add(task)
            task.add_done_callback(self.work.discard)

    def _may_ask(self, asked: m.Request, long: bool) -> bool:
        """True if a request may be worked on. Who has no key needs a seat first, and has no laboratory."""
        if self.server.has_lobby and isinstance(asked, IN_LOBBY):
            return True
        return self.may_begin or isinstance(asked, FOR_ALL) or (bool(self.known) and not long)

    def _queue(self, game: str, asked: m.Request) -> None:
        """Requests about one game are answered in their order; meanwhile other things are."""
        before = self.lanes.get(game)

        async def in_turn() -> None:
            if before is not None:
                await asyncio.wait([before])
            try:
                await self._reply(asked, ANSWERS[type(asked)](self, asked))
            finally:
                self.waiting -= 1
                if self.lanes.get(game) is task:
                    del self.lanes[game]

        self.waiting += 1
        task = self.lanes[game] = asyncio.create_task(in_turn())

    async def _reply(self, asked: m.Request, answer: Awaitable[m.Reply | bytes]) -> None:
        """The answer, or why there is none."""
        self.say(await self._answered(asked, answer))

    async def _answered(self, asked: m.Request, answer: Awaitable[m.Reply | bytes]) -> m.Reply | bytes:
        try:
            return await answer
        except Stale:
            return m.Problem(
                re=asked.id,
                code="stale",
                message=fixed("error-the-game-has-gone", "the game has gone on: this was about an earlier moment"),
            )
        except NotYours as error:
            return m.Problem(re=asked.id, code="not_yours", message=error_text(error))
        except UnknownGame:
            return m.Problem(
                re=asked.id,
                code="unknown_game",
                message=fixed("error-there-is-no-such-game", "there is no such game, or this is not its token"),
            )
        except limits.TooMany as error:
            return m.Problem(re=asked.id, code="too_many", message=error_text(error))
        except SetAside as error:
            return m.Problem(re=asked.id, code="put_aside", message=error_text(error))
        except TooLong as ended:
            return m.Problem(
                re=asked.id,
                code="too_long",
                message=worded(
                    "error-this-and-was-broken-off", "this {reason}, and was broken off", reason=ended.reason
                ),
            )
        except ProcessDied as ended:
            LOG.error("a request of type %s %s", type(asked).__name__, ended.reason)
            return m.Problem(re=asked.id, code="fault", message=OUR_FAULT)
        except (IllegalOption, NotationError) as error:
            return refused_reply(error, asked.id)
        except DamagedGameError as error:
            return m.Problem(re=asked.id, code="damaged", message=error.message)
        except MainphaseError as error:
            remedy = remedy_for(error)
            return m.Problem(re=asked.id, code="bad_input", message=error.message, where=error.where, remedy=remedy)
        except sqlite3.Error as error:
            LOG.error("games cannot be kept: %s", error)
            return m.Problem(
                re=asked.id,
                code="fault",
                message=worded(
                    "error-the-game-cannot-be-kept",
                    "the game cannot be kept, so nothing was done: {error}",
                    error=error_text(error),
                ),
            )
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("a request of type %s", type(asked).__name__)
            return m.Problem(re=asked.id, code="fault", message=OUR_FAULT)

    # --- writing

    def say(self, message: m.Reply | m.PutAside | bytes) -> None:
        self.replies.append((message if isinstance(message, bytes) else self.encoder.encode(message), ""))
        self._some.set()

    def changed(self, table: GameTable) -> None:
        """Something has changed at a table: it is told as soon as the other side has heard what came before."""
        self.dirty[table.id] = None
        self._some.set()

    def is_shown_out(self, table: GameTable, reason: str) -> None:
        """One sits at a table no more."""
        known = self.known.get(table.id)
        if known is not None:
            self._get_up(known)
            self.say(m.PutAside(game=table.id, reason=reason))

    async def _write(self) -> None:
        """Replies in their order, and what has changed at tables; several changes may be told as one. A game that is
        slow to tell keeps nothing else from being said.
        """
        try:
            while True:
                await self._some.wait()
                self._some.clear()
                while self.replies:
                    text, game = self.replies.popleft()
                    await self.caller.is_sent(len(text))
                    await self.socket.send_text(text.decode())
                    if game:
                        del self.telling[game]
                for game in [game for game in self.dirty if game not in self.telling]:
                    del self.dirty[game]
                    self.telling[game] = asyncio.create_task(self._tell(game))
        except (WebSocketDisconnect, RuntimeError):  # it has been closed meanwhile
            return
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("a connection cannot be written to")
            await self.socket.close(1011)

    async def _tell(self, game: str) -> None:
        """Prepares the update of a game. The next one is prepared when this one has been sent."""
        text = b""
        try:
            text = await self._update_of(game)
        except Exception:
            LOG.exception("an update of the game %s", game)
        if text:
            self.replies.append((text, game))
        else:
            del self.telling[game]
        self._some.set()

    async def _update_of(self, game: str) -> bytes:
        """The update of a game, as it is sent; empty if there is none to be told any more."""
        known = self.known.get(game)
        if known is None:
            return b""
        try:
            told = await known.table.update(known.viewer, known.line, known.events, self.language)
        except (SetAside, DamagedGameError) as aside:
            return self.encoder.encode(m.PutAside(game=game, reason=error_text(aside)))
        except UnknownGame:  # it was put away meanwhile
            return b""
        if self.known.get(game) is not known:  # they sat down again, and know something else
            self.dirty[game] = None
            return b""
        known.line, known.events = told.line, told.events
        if told.more:
            self.dirty[game] = None
        return told.text

    # --- at tables

    def _at(self, game: str) -> Subscription:
        known = self.known.get(game)
        if known is None:
            raise NotAtTable
        if known.table.gone:  # it was put away meanwhile
            raise UnknownGame
        return known

    async def check_match_over(self, table: GameTable) -> None:
        """Raises NotYours while a match of several people goes on: a record and a position show what is in their decks
        (CR 100.4), as do those of its earlier games.
        """
        last = table
        while last.kept.match is not None and last.kept.match.next:
            try:
                last = await self.server.lobby.find(last.kept.match.next)
            except UnknownGame:  # it was put away: nobody goes on with the match
                return
        if table.kept.match is not None and not await last.act(hosted.is_match_over):
            raise NotYours(
                fixed(
                    "error-exporting-in-a-match",
                    "a game of a match is exported once the match is over: it shows what is in everybody's deck",
                )
            )

    def _get_up(self, known: Subscription) -> None:
        known.table.readers.pop(self, None)
        self.known.pop(known.table.id, None)
        known.table.tell()

    async def _long(self, work: Callable[..., m.Reply | MainphaseError], asked: m.Request) -> m.Reply:
        with self.caller.job():
            found: m.Reply | MainphaseError = await self.server.lobby.laboratory.run(limits.WORK_SECONDS, work, asked)
        if isinstance(found, MainphaseError):
            raise found
        return found

    def _must_begin(self) -> None:
        if not self.may_begin:
            raise NotYours(
                fixed(
                    "error-games-are-begun-with-the-servers",
                    "games are begun with the server's own link, which has a key",
                )
            )
        self.caller.begin()
        if self.server.key:  # on a machine of one's own they are all one's own
            self.caller.check_kept(self.server.lobby.store)

    def _may_follow(self, before: GameKept) -> None:
        """Raises TooMany if another game may not be begun now, or not be kept beside those of whoever began this
        one.
        """
        self.caller.begin()
        if self.server.key:
            self.server.quotas.check_kept(
                self.server.lobby.store,
                before.owner,
                before.begun_from,
                fixed("error-of-whoever-began", "of whoever began this one"),
            )


class NotAtTable(NotYours):
    """A message about a game that one has not joined."""

    def __init__(self) -> None:
        super().__init__("join the game first")


def request_id_in(text: str | bytes) -> int:
    """The number of a request that is none, if it has one."""
    try:
        found = msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return -1
    number = found.get("id")
    return number if type(number) is int and 0 <= number <= m.LARGEST_NUMBER else -1


# --- What is answered how


async def handle_hello(self: Connection, asked: m.Hello) -> m.Reply:
    if asked.protocol != m.PROTOCOL:
        said = f"this server speaks protocol {m.PROTOCOL}, not {asked.protocol}: load the page again"
        return m.Problem(re=asked.id, code="wrong_protocol", message=said)
    server = self.server
    check_secret(asked.player)
    if asked.key and server.key and not self.caller.may_guess():
        return m.Problem(
            re=asked.id,
            code="too_fast",
            message=fixed("error-many-keys-came-from-where-you", "many keys came from where you are; wait a little"),
        )
    if asked.key and server.key and not hmac.compare_digest(asked.key.encode(), server.key.encode()):
        self.caller.was_wrong()
        await asyncio.sleep(limits.WRONG_KEY_SECONDS)
        return m.Problem(
            re=asked.id,
            code="not_allowed",
            message=fixed("error-this-is-not-the-key", "this is not the key of the server's link"),
        )
    self.caller.is_named(owner_of(asked.player))
    self.greeted = True
    self.language = asked.language if asked.language in languages_here() else ENGLISH
    self.may_begin = not server.key or bool(asked.key)
    async with server.looking:
        decks = await asyncio.to_thread(looking_up.decks_offered)
    return m.Welcome(
        re=asked.id,
        protocol=m.PROTOCOL,
        version=server.version,
        build=build_kind(),
        rules=list(looking_up.rules_offered()),
        decks=list(decks),
        bots=server.lobby.bots,
        may_begin=self.may_begin,
        rules_text=server.copies is not None,
        variants=list(PLAYED),
        lobby=server.has_lobby,
        languages=languages_here(),
    )


async def handle_ping(self: Connection, asked: m.Ping) -> m.Reply:
    return m.Done(re=asked.id)


def created(table: GameTable, re: int) -> m.Created:
    """A new game. Nobody is told the secret of a seat that anybody may take: they would see its hand before."""
    kept = table.kept
    return m.Created(
        re=re,
        game=kept.id,
        seats=[each.shown(seat, secret=seat not in kept.free) for seat, each in enumerate(kept.seats)],
        watch=kept.watch,
    )


async def handle_new_game(self: Connection, asked: m.NewGame) -> m.Reply:
    if asked.open:
        needs_lobby(self)
    self._must_begin()
    return created(await self.server.lobby.begin(asked, self.caller.signs), asked.id)


async def handle_open_record(self: Connection, asked: m.OpenRecord) -> m.Reply:
    self._must_begin()
    return created(await self.server.lobby.begin(asked, self.caller.signs), asked.id)


async def handle_open_scenario(self: Connection, asked: m.OpenScenario) -> m.Reply:
    self._must_begin()
    return created(await self.server.lobby.begin(asked, self.caller.signs), asked.id)


def needs_lobby(self: Connection) -> None:
    """Raises OptionError if the host has no lobby."""
    if not self.server.has_lobby:
        raise OptionError(
            fixed(
                "error-there-are-open-games-only",
                "there are open games only where the host has a lobby (mainphase table --lobby)",
            )
        )


async def handle_open_games(self: Connection, asked: m.OpenGamesAsked) -> m.Reply:
    needs_lobby(self)
    return m.OpenGamesListed(re=asked.id, games=open_games(self.server.lobby.store.rows()))


async def handle_take_seat(self: Connection, asked: m.TakeSeat) -> m.Reply:
    """Raises NotYours for somebody who has said no secret."""
    needs_lobby(self)
    if not self.caller.owner:
        raise NotYours(
            fixed(
                "error-a-seat-is-taken-by-somebody",
                "a seat is taken by somebody who has said a secret of theirs as `player` in hello",
            )
        )
    self.caller.begin()
    table = await self.server.lobby.find(asked.game)
    token = await table.take_seat(asked.seat, self.caller.owner)
    return m.SeatGiven(re=asked.id, game=asked.game, seat=asked.seat, token=token)


async def handle_free_seat(self: Connection, asked: m.FreeSeat) -> m.Reply:
    needs_lobby(self)
    known = self.known.get(asked.game)
    table = await self.server.lobby.find(asked.game)
    await table.free_seat(asked.seat, self.caller.owner, known is not None and known.viewer == asked.seat)
    return m.Done(re=asked.id)


async def handle_say(self: Connection, asked: m.Say) -> m.Reply:
    """Raises NotYours for somebody who only watches."""
    known = self._at(asked.game)
    if known.viewer == WATCHER:
        raise NotYours(fixed("error-who-only-watches-says-nothing", "who only watches says nothing"))
    known.table.say(known.viewer, asked.phrase)
    return m.Done(re=asked.id)


async def handle_join(self: Connection, asked: m.Join) -> m.Reply:
    """Raises TooMany if the connection sits at as many games as it may, UnknownGame if the seat is given away
    meanwhile.
    """
    if asked.game not in self.known and len(self.known) >= limits.MOST_GAMES_JOINED:
        raise limits.TooMany(
            worded(
                "error-one-connection-sits-at-games",
                "one connection sits at {most_games_joined} games at most",
                most_games_joined=limits.MOST_GAMES_JOINED,
            )
        )
    table = await self.server.lobby.find(asked.game)
    viewer = table.viewer_of(asked.token)
    turn, stops = await table.sit_down(viewer, asked.stops)
    if (
        self.left or table.gone or table.viewer_of(asked.token) != viewer
    ):  # the seat has been given to another meanwhile
        raise UnknownGame
    self.known[asked.game] = Subscription(table, viewer, asked.line, asked.events)
    table.readers[self] = viewer
    kept = table.kept
    joined = m.Joined(
        re=asked.id,
        game=kept.id,
        seat=viewer,
        seats=[each.shown(seat) for seat, each in enumerate(kept.seats)],
        rules=kept.rules,
        variant=kept.variant,
        turn=turn,
        stops=stops,
        alone=kept.alone and viewer != WATCHER,
        manual_mana=kept.manual_mana,
        open=kept.open,
    )
    table.tell()
    if viewer != WATCHER:  # nothing happens at a table where nobody has sat down
        table.wake()
    return joined


async def handle_leave(self: Connection, asked: m.Leave) -> m.Reply:
    self._get_up(self._at(asked.game))
    return m.Done(re=asked.id)


async def handle_games(self: Connection, asked: m.Games) -> m.Reply:
    found = await asyncio.to_thread(self.server.lobby.listed, asked.tokens, self.caller.owner, not self.server.key)
    return m.GamesListed(re=asked.id, games=found)


async def handle_drop_game(self: Connection, asked: m.DropGame) -> m.Reply:
    """Raises NotYours for somebody who does not own the game."""
    row = self.server.lobby.store.row(asked.game)
    if row is None or not is_owned(row, self.caller.owner):
        known = self._at(asked.game)
        if known.viewer == WATCHER or not known.table.kept.alone:
            raise NotYours(
                fixed("error-only-its-owner", "only its owner, or the one person of a game, ends it for good")
            )
    await self.server.lobby.drop(asked.game)
    if asked.game in self.known:
        self._get_up(self.known[asked.game])
    return m.Done(re=asked.id)


async def handle_answer(self: Connection, asked: m.Answer) -> m.Reply:
    known = self._at(asked.game)
    moment = await known.table.move(Session.answer, known.viewer, asked.line, asked.moment, asked.choice, asked.hold)
    return m.Done(re=asked.id, moment=moment)


async def handle_set_stops(self: Connection, asked: m.SetStops) -> m.Reply:
    known = self._at(asked.game)
    await known.table.set_stops(known.viewer, asked.stops)
    return m.Done(re=asked.id)


async def handle_pass_on(self: Connection, asked: m.PassOn) -> m.Reply:
    known = self._at(asked.game)
    moment = await known.table.move(Session.pass_until, known.viewer, asked.line, asked.moment, asked.until)
    return m.Done(re=asked.id, moment=moment)


async def handle_ask_again(self: Connection, asked: m.AskAgain) -> m.Reply:
    known = self._at(asked.game)
    await known.table.act(hosted.at_game, Session.ask_again, known.viewer)
    known.table.tell()
    return m.Done(re=asked.id)


async def handle_set_yields(self: Connection, asked: m.SetYields) -> m.Reply:
    known = self._at(asked.game)
    await known.table.set_yields(known.viewer, asked.yields)
    return m.Done(re=asked.id)


async def handle_hurry(self: Connection, asked: m.Hurry) -> m.Reply:
    """Raises NotYours for somebody who only watches."""
    known = self._at(asked.game)
    if known.viewer == WATCHER:
        raise NotYours(fixed("error-who-only-watches-hurries-nobody", "who only watches hurries nobody"))
    known.table.hurry(known.viewer)
    return m.Done(re=asked.id)


async def handle_lap(self: Connection, asked: m.LapAsked) -> bytes:
    known = self._at(asked.game)
    return await session_reply(self, asked.game, Session.lap_told, known.viewer, asked.id, replays=True)


async def handle_propose_shortcut(self: Connection, asked: m.ProposeShortcut) -> m.Reply:
    known = self._at(asked.game)
    moment = await known.table.move(
        Session.propose_shortcut, known.viewer, asked.line, asked.moment, asked.choices, asked.times
    )
    return m.Done(re=asked.id, moment=moment)


async def handle_answer_shortcut(self: Connection, asked: m.AnswerShortcut) -> m.Reply:
    known = self._at(asked.game)
    moment = await known.table.move(
        Session.answer_shortcut, known.viewer, asked.line, asked.moment, asked.laps, asked.choice
    )
    return m.Done(re=asked.id, moment=moment)


async def handle_concede(self: Connection, asked: m.Concede) -> m.Reply:
    known = self._at(asked.game)
    return m.Done(re=asked.id, moment=await known.table.move(Session.concede, known.viewer))


async def handle_sideboard(self: Connection, asked: m.SideboardAsked) -> bytes:
    known = self._at(asked.game)
    return await session_reply(self, asked.game, Session.sideboard, known.viewer, asked.id)


async def handle_play_next(self: Connection, asked: m.PlayNext) -> m.Reply:
    known = self._at(asked.game)
    await known.table.play_next(known.viewer, asked.main, self._may_follow)
    return m.Done(re=asked.id)


async def handle_play_again(self: Connection, asked: m.PlayAgain) -> m.Reply:
    known = self._at(asked.game)
    await known.table.play_again(known.viewer, asked, self._may_follow)
    return m.Done(re=asked.id)


async def handle_branch_from(self: Connection, asked: m.BranchFrom) -> m.Reply:
    """Raises NotYours for somebody who only watches."""
    known = self._at(asked.game)
    if known.viewer == WATCHER:
        raise NotYours(fixed("error-who-only-watches-decides-nothing", "who only watches decides nothing"))
    return m.Done(re=asked.id, moment=await known.table.branch(asked.moment, asked.line))


async def handle_take_back(self: Connection, asked: m.TakeBack) -> m.Reply:
    known = self._at(asked.game)
    await known.table.ask_take_back(known.viewer, asked.line, asked.moment, asked.decisions)
    return m.Done(re=asked.id)


async def handle_answer_take_back(self: Connection, asked: m.AnswerTakeBack) -> m.Reply:
    known = self._at(asked.game)
    await known.table.answer_take_back(known.viewer, asked.line, asked.moment, asked.grant)
    return m.Done(re=asked.id)


async def session_reply(
    self: Connection, game: str, do: Callable[..., m.Reply], *given: Any, replays: bool = False
) -> bytes:
    """A reply from a game that is not changed by it. `replays`: moves are taken back or played again for it."""
    table = self._at(game).table
    found: bytes = await table.act(
        hosted.reply, self.language, do, *given, most=limits.for_replay(table.moves) if replays else None
    )
    return found


async def handle_look_back(self: Connection, asked: m.LookBack) -> bytes:
    """Raises NotYours for somebody who only watches."""
    known = self._at(asked.game)
    if known.viewer == WATCHER:
        raise NotYours(NO_LOOK_BACK)
    return await session_reply(self, asked.game, Session.look_back, known.viewer, asked.moment, asked.id, replays=True)


async def handle_export(self: Connection, asked: m.Export) -> bytes:
    """Raises NotYours for somebody who only watches."""
    known = self._at(asked.game)
    if known.viewer == WATCHER:
        raise NotYours(fixed("error-who-only-watches-exports-nothing", "who only watches exports nothing"))
    if not known.table.kept.alone and known.table.kept.match is not None:
        await self.check_match_over(known.table)
    return await session_reply(self, asked.game, Session.export, asked.what, asked.moment, asked.id, replays=True)


async def handle_why_not(self: Connection, asked: m.WhyNot) -> bytes:
    known = self._at(asked.game)
    return await session_reply(self, asked.game, Session.why_not, known.viewer, asked.text, asked.id)


async def handle_about_object(self: Connection, asked: m.AboutObject) -> bytes:
    """Raises NotYours for somebody who only watches and wants to look back."""
    known = self._at(asked.game)
    back = asked.moment is not None
    if back and known.viewer == WATCHER:
        raise NotYours(NO_LOOK_BACK)
    given = (known.viewer, asked.object, asked.moment, asked.id)
    return await session_reply(self, asked.game, Session.about_object, *given, replays=back)


async def handle_rule(self: Connection, asked: m.RuleAsked) -> m.Reply:
    return await asyncio.to_thread(looking_up.rule_told, asked, self.server.copies)


async def handle_turn(self: Connection, asked: m.TurnAsked) -> m.Reply:
    return await asyncio.to_thread(looking_up.turn_told, asked)


def of_cards(find: Callable[[Any], m.Reply]) -> Callable[[Connection, Any], Coroutine[Any, Any, m.Reply]]:
    """Looks cards up in a process of its own, which has loaded what says them."""

    async def found(self: Connection, asked: m.Request) -> m.Reply:
        reply: m.Reply = await self.server.lobby.lookups.run(limits.LOOK_UP_SECONDS, find, asked)
        return reply

    return found


ANSWERS: Final[dict[type, Callable[[Connection, Any], Coroutine[Any, Any, m.Reply | bytes]]]] = {
    m.Hello: handle_hello,
    m.Ping: handle_ping,
    m.NewGame: handle_new_game,
    m.OpenGamesAsked: handle_open_games,
    m.TakeSeat: handle_take_seat,
    m.FreeSeat: handle_free_seat,
    m.Say: handle_say,
    m.OpenRecord: handle_open_record,
    m.OpenScenario: handle_open_scenario,
    m.Join: handle_join,
    m.Leave: handle_leave,
    m.Games: handle_games,
    m.DropGame: handle_drop_game,
    m.Answer: handle_answer,
    m.SetStops: handle_set_stops,
    m.PassOn: handle_pass_on,
    m.AskAgain: handle_ask_again,
    m.SetYields: handle_set_yields,
    m.Hurry: handle_hurry,
    m.LapAsked: handle_lap,
    m.ProposeShortcut: handle_propose_shortcut,
    m.AnswerShortcut: handle_answer_shortcut,
    m.Concede: handle_concede,
    m.SideboardAsked: handle_sideboard,
    m.PlayNext: handle_play_next,
    m.PlayAgain: handle_play_again,
    m.LookBack: handle_look_back,
    m.BranchFrom: handle_branch_from,
    m.TakeBack: handle_take_back,
    m.AnswerTakeBack: handle_answer_take_back,
    m.Export: handle_export,
    m.WhyNot: handle_why_not,
    m.AboutObject: handle_about_object,
    m.RuleAsked: handle_rule,
    m.TurnAsked: handle_turn,
    m.FindCards: of_cards(looking_up.cards_found),
    m.CardAsked: of_cards(looking_up.card_told),
    m.CheckDeck: of_cards(deck_checking.deck_checked),
    m.DeckAsked: of_cards(deck_checking.deck_text_told),
}
LONG: Final[dict[type, Callable[..., m.Reply | MainphaseError]]] = {
    m.CheckScenario: laboratory.check_reply,
    m.RunScenario: laboratory.run_reply,
    m.ExplainStep: laboratory.explain_reply,
    m.CompareDates: laboratory.compare_reply,
    m.AllDates: laboratory.all_dates_reply,
    m.HandOut: laboratory.hand_out_reply,
}
FOR_ALL: Final = (m.Hello, m.Ping, m.Games, m.Join)  # also for those who have neither key nor seat
IN_LOBBY: Final = (m.OpenGamesAsked, m.TakeSeat)  # and these, where the host has a lobby
assert {*ANSWERS, *LONG} == set(get_args(m.FromPage)), "every request is answered"
