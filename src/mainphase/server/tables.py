"""The games that are being played: whoever sits at them, what bots do, and that everything is kept.

All of this is one thread's, but for what takes a moment: that happens in a thread beside it, one thing at a time for
each game, under the game's lock.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import pickle
import secrets
import time
from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

import msgspec

from mainphase.cards.deck_text import COUNTED
from mainphase.cards.decks import Deck, bundled_decks, parse_deck, read_deck
from mainphase.cards.refused import Remedies, substitutes_of
from mainphase.cards.variants import check_variant
from mainphase.errors import DeckError, GameTooLargeError, MainphaseError, OptionError, RefusedDeckError, cut
from mainphase.game import Game
from mainphase.game.replaying import replay
from mainphase.kernel.what_happens import EventName
from mainphase.players.bot import BotFault
from mainphase.presentation.words import EVENT_NAMES
from mainphase.rules.timeline import date_of
from mainphase.scenarios.parse import parse
from mainphase.server import laboratory, limits
from mainphase.server import messages as m
from mainphase.server.game_store import GameStore
from mainphase.server.kept_game import (
    WATCHER,
    GameKept,
    LineKept,
    MoveKept,
    SeatKept,
    automation_of,
    game_before_moves,
    split_game,
)
from mainphase.server.kept_rows import unplayable_game
from mainphase.server.owners import games_of
from mainphase.server.seeds import MASK, seeds_for
from mainphase.server.session import NotYours, Session, Stale
from mainphase.server.workers import TooLong, Workers, bot_answer, is_quick, sent_bot_answer

LOG: Final = logging.getLogger("mainphase.server")
AT_A_TIME: Final = 25  # answers made for persons before everybody is told
HOW_TO_GO_ON: Final = "To play it all the same, name others in their place below the list, or leave them out."
# What happens all the time: after this nobody needs time to look.
QUIET: Final = frozenset(
    EVENT_NAMES[name]
    for name in (
        EventName.PRIORITY,
        EventName.PASS,
        EventName.PHASE_BEGINS,
        EventName.PHASE_ENDS,
        EventName.STEP_BEGINS,
        EventName.STEP_ENDS,
        EventName.MANA_ADDED,
        EventName.CHOSEN,
    )
)
Made = TypeVar("Made")
Signs = Callable[[GameKept], GameKept]  # says whose a new game is


class UnknownGame(Exception):
    """A game that is not there, or a token that is not one of its."""


class TableReader(Protocol):
    """Somebody at a table who is to be told that something has changed there."""

    def changed(self, table: GameTable) -> None: ...


class GameTable:
    """One game and those who sit at it."""

    def __init__(self, session: Session, lobby: Lobby) -> None:
        self.session = session
        self.lobby = lobby
        self.lock = asyncio.Lock()
        self.readers: dict[TableReader, int] = {}  # whoever reads, and from which seat
        self.thinking = -1
        self.used = time.monotonic()
        self.gone = False
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.session.kept.id

    def viewer_of(self, token: str) -> int:
        """The seat of a token, or `WATCHER`. Raises UnknownGame if it is of no seat here."""
        found = None
        for seat, each in enumerate(self.session.kept.seats):
            if each.token and hmac.compare_digest(each.token.encode(), token.encode()):
                found = seat
        if found is None and hmac.compare_digest(self.session.kept.watch.encode(), token.encode()):
            found = WATCHER
        if found is None:
            raise UnknownGame
        return found

    def connected(self) -> list[int]:
        return sorted({seat for seat in self.readers.values() if seat != WATCHER})

    # --- telling

    def tell(self) -> None:
        for reader in list(self.readers):
            reader.changed(self)

    async def update(self, viewer: int, line: int, events: int) -> m.Update:
        """The update for somebody who knows so many events of a line."""
        async with self.lock:
            session = self.session
            known = events if line == session.line and events <= len(session.logs[viewer].events) else 0
            return await asyncio.to_thread(session.update, viewer, known, self.thinking, self.connected())

    # --- playing

    async def act(self, do: Callable[..., Made], *given: Any) -> Made:
        """Something that changes nothing, or is kept by whoever does it; one thing at a time."""
        async with self.lock:
            self.used = time.monotonic()
            return await asyncio.to_thread(do, *given)

    async def move(self, do: Callable[..., MoveKept], *given: Any) -> int:
        """Makes a move and keeps it; then everybody is told, unless what follows comes at once and is told with it.
        Returns the number of the decision that waits now. Raises OptionError if the game is full.
        """

        def made() -> tuple[int, bool]:
            if self.session.full:
                raise OptionError(f"a game here has at most {limits.MOST_MOVES} moves")
            try:
                move = do(*given)
            except (MainphaseError, Stale, NotYours):
                raise
            except Exception:  # a fault of ours
                self._as_kept()
                raise
            self.keep([move])
            return self.session.moment, self.session.rests()

        moment, rests = await self.act(made)
        if rests or self.session.kept.pace:
            self.tell()
        if not rests:
            self.wake()
        return moment

    def keep(self, moves: list[MoveKept]) -> None:
        """Writes the last moves down. If that fails, they have not been made."""
        session = self.session
        first = len(session.moves) - len(moves)
        try:
            self.lobby.store.add_moves(self.id, session.line, first, moves, session.game.turn, session.game.over)
        except Exception:
            del session.moves[first:]
            session.game = session.replayed()
            raise

    async def branch(self, moment: int, line: int | None) -> None:
        """Goes on from a moment on a new line. Raises OptionError if the game has as many as it may have."""

        def done() -> None:
            session = self.session
            if len(session.lines) >= limits.MOST_LINES:
                raise OptionError(f"a game has at most {limits.MOST_LINES} lines")
            made = session.branch(moment, line)
            self.lobby.store.set_line(self.id, session.line, made, session.game.turn, session.game.over)

        await self.act(done)
        self.tell()
        self.wake()

    async def set_stops(self, seat: int, stops: list[str]) -> None:
        def done() -> None:
            session = self.session
            kept = session.kept
            each = session.set_stops(seat, stops)
            seats = list(kept.seats)
            seats[seat] = msgspec.structs.replace(seats[seat], stops=tuple(each))
            session.kept = msgspec.structs.replace(kept, seats=tuple(seats))
            self.lobby.store.change(session.kept)

        await self.act(done)
        if self.readers:
            self.wake()

    # --- what happens by itself

    def wake(self) -> None:
        """Somebody else may have to answer now."""
        self._wake.set()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._play())

    def stop(self) -> None:
        self.gone = True
        if self._task is not None:
            self._task.cancel()

    async def _play(self) -> None:
        """Bots answer, and what needs no person is done, until a person must decide."""
        try:
            while self._wake.is_set() and not self.gone:
                self._wake.clear()
                changed, again = False, True
                while again and not self.gone:
                    made, again = await self._step()
                    changed = changed or made
                if changed:
                    self.tell()
        except asyncio.CancelledError:
            raise
        except GameTooLargeError as error:  # nothing of it has happened
            self.session.faults.append(f"the game stands still: {error.message}")
            self.tell()
        except Exception:
            LOG.exception("the game %s stands still", self.id)
            self.session.faults.append("mainphase itself is at fault: the game stands still")
            await self.act(self._as_kept)
            self.tell()

    async def _step(self) -> tuple[bool, bool]:
        """Does what happens by itself, up to where one should look. Returns two flags: if there was anything, and if
        there may be more.
        """
        made, loud, waits = await self.act(self._by_itself)
        if loud:
            await self._shown()
        if not waits:
            return made, True
        session = self.session
        seat = session.decider()
        if seat < 0 or session.full or session.kept.seats[seat].who != "bot" or is_quick(session.kept.seats[seat].bot):
            return made, False
        if await self._bot(seat):
            await self._shown()
        return True, True

    async def _shown(self) -> None:
        """Something happened that one should see before the next thing does."""
        if self.readers and self.session.kept.pace:
            self.tell()
            await asyncio.sleep(self.session.kept.pace / 1000)

    def _as_kept(self) -> None:
        """After a fault in the middle of something."""
        self.session.game = self.session.replayed()

    def _by_itself(self) -> tuple[bool, bool, bool]:
        """Answers for persons what needs no person, and for bots that answer at once: whether there was anything,
        whether one should look now, and whether somebody else has to answer before more can happen.
        """
        session = self.session
        moves: list[MoveKept] = []
        loud = False
        try:
            while len(moves) < AT_A_TIME and not loud:
                before = len(session.game.events)
                move = self._unasked() if not session.full else None
                if move is None:
                    return bool(moves), False, True
                moves.append(move)
                loud = session.kept.pace > 0 and is_loud(session.game, before)
        finally:
            if moves:
                self.keep(moves)
        return True, loud, False

    def _unasked(self) -> MoveKept | None:
        """One answer for a person, or of a bot that answers at once; None: somebody else has to answer."""
        session = self.session
        move = session.by_itself()
        if move is not None:
            return move
        seat = session.decider()
        if seat < 0 or session.kept.seats[seat].who != "bot" or not is_quick(session.kept.seats[seat].bot):
            return None
        answer: int | MainphaseError
        try:
            answer = bot_answer(session.kept.seats[seat].bot, self._seed(seat), session.game)
        except BotFault as fault:
            answer = fault
        return self._answered(seat, answer)

    def _seed(self, seat: int) -> int:
        """Of a bot's answer: the same again after the server was stopped."""
        return (self.session.kept.seed + 7919 * seat + 104_729 * self.session.moment) & MASK

    async def _bot(self, seat: int) -> bool:
        """A bot that takes its time answers; whether one should look."""
        session = self.session
        bot = session.kept.seats[seat].bot
        line, moment, seed = session.line, session.moment, self._seed(seat)
        answer: int | MainphaseError
        self.thinking = seat
        self.tell()
        try:
            sent = await self.act(pickle.dumps, session.game)
            answer = await self.lobby.workers.run(limits.BOT_SECONDS, sent_bot_answer, bot, seed, sent)
        except TooLong:
            answer = BotFault(f"the bot {bot} took longer than {limits.BOT_SECONDS:g} seconds for a decision")
        finally:
            self.thinking = -1
        return await self.act(self._take, line, moment, seat, answer)

    def _take(self, line: int, moment: int, seat: int, answer: int | MainphaseError) -> bool:
        """Carries out what a bot answered, unless the game has gone elsewhere meanwhile; whether one should look."""
        session = self.session
        if (line, moment) != (session.line, session.moment):
            return False
        before = len(session.game.events)
        self.keep([self._answered(seat, answer)])
        return is_loud(session.game, before)

    def _answered(self, seat: int, answer: int | MainphaseError) -> MoveKept:
        """The move of a bot; one that is at fault loses."""
        session = self.session
        if not isinstance(answer, MainphaseError):
            return session.apply(answer, seat)
        LOG.error("in the game %s: %s", self.id, answer.message)  # which names the seed: not for players
        name, bot = session.game.players[seat], session.kept.seats[seat].bot
        session.faults.append(f"the bot {bot} did not answer as it should, so {name} loses")
        return session.concede(seat)


def is_loud(game: Game, before: int) -> bool:
    return any(event.name not in QUIET for event in game.events[before:])


class Lobby:
    """All the tables of a server. Bots that take long think in `workers`; scenarios and files are tried out in
    `laboratory`, so that neither waits for the other.
    """

    def __init__(self, store: GameStore, workers: Workers, laboratory: Workers, bots: list[str]) -> None:
        self.store = store
        self.workers = workers
        self.laboratory = laboratory
        self.bots = bots
        self.tables: dict[str, GameTable] = {}
        self._lock = asyncio.Lock()

    # --- beginning games

    async def new_game(self, asked: m.NewGame, signs: Signs) -> GameTable:
        return await self._add(signs(await asyncio.to_thread(self._from_decks, asked)), [])

    async def open_record(self, asked: m.OpenRecord, signs: Signs) -> GameTable:
        await self._tried(laboratory.try_record, asked.record)
        kept, moves = await asyncio.to_thread(self._from_record, asked)
        return await self._add(signs(kept), moves)

    async def open_scenario(self, asked: m.OpenScenario, signs: Signs) -> GameTable:
        await self._tried(laboratory.try_scenario, asked.scenario, asked.rules)
        return await self._add(signs(await asyncio.to_thread(self._from_scenario, asked)), [])

    async def _tried(self, work: Callable[..., MainphaseError | None], *given: Any) -> None:
        """Tries out what others send, where it can be broken off, before it is let in."""
        wrong = await self.laboratory.run(limits.WORK_SECONDS, work, *given)
        if wrong is not None:
            raise wrong

    def _from_decks(self, asked: m.NewGame) -> GameKept:
        names = [seat.name.strip() for seat in asked.seats]
        for name in names:
            if not name or not name.isprintable():
                raise OptionError(f"a player needs a name that can be read; found {name!r}")
        if len(set(names)) != len(names):
            raise OptionError(f"every player needs a name of their own; found {', '.join(names)}")
        for seat in asked.seats:
            if seat.who == "bot":
                limits.check_bot(seat.bot, self.bots)
        if all(seat.who == "bot" for seat in asked.seats):
            raise OptionError("a game here has at least one person; mainphase watch lets bots play among themselves")
        if asked.first is not None and asked.first >= len(names):
            raise OptionError(f"there is no seat {asked.first} to go first; there are 0 to {len(names) - 1}")
        rules = date_of(asked.rules)
        decks: dict[str, Deck | str] = {}
        for name, seat in zip(names, asked.seats, strict=True):
            decks[name] = deck_of(seat, rules)
        check_variant(asked.variant, len(names))
        seed, of_bots = seeds_for(asked)
        seats = tuple(
            SeatKept(name, seat.who, seat.bot if seat.who == "bot" else "", new_token() if seat.who == "person" else "")
            for name, seat in zip(names, asked.seats, strict=True)
        )
        kept = GameKept(
            new_id(), seats, new_token(), "", False, rules, asked.variant, asked.manual_mana, asked.pace, of_bots
        )
        game = Game.new(
            decks,
            rules=rules,
            seed=seed,
            first=None if asked.first is None else names[asked.first],
            variant=asked.variant,
            automation=automation_of(kept),
            listen=False,
        )
        return msgspec.structs.replace(kept, origin=game.record(), variant=game.variant)

    def _from_record(self, asked: m.OpenRecord) -> tuple[GameKept, list[MoveKept]]:
        limits.check_bot(asked.bot, self.bots)
        game = replay(asked.record)
        origin, moves = split_game(game)
        if len(moves) > limits.MOST_MOVES:
            raise OptionError(f"the record has {len(moves):,} moves; a game here has at most {limits.MOST_MOVES:,}")
        kept = GameKept(
            new_id(),
            self._one_person(game.players, asked.seat, asked.bot),
            new_token(),
            origin,
            False,
            game.rules.date,
            game.variant,
            False,
            asked.pace,
            game.seed & MASK,
        )
        return kept, moves

    def _from_scenario(self, asked: m.OpenScenario) -> GameKept:
        limits.check_bot(asked.bot, self.bots)
        scenario = parse(asked.scenario, "scenario")
        kept = GameKept(
            new_id(),
            self._one_person([seat.name for seat in scenario.seats], asked.seat, asked.bot),
            new_token(),
            asked.scenario,
            True,
            date_of(asked.rules if asked.rules is not None else scenario.rules[0]),
            scenario.variant,
            False,
            asked.pace,
            secrets.randbits(31),
        )
        game_before_moves(kept)  # what cannot begin is refused now
        return kept

    def _one_person(self, names: list[str], seat: int, bot: str) -> tuple[SeatKept, ...]:
        if seat >= len(names):
            raise OptionError(f"there is no seat {seat}; there are 0 to {len(names) - 1}")
        return tuple(
            SeatKept(name, "person", "", new_token()) if k == seat else SeatKept(name, "bot", bot)
            for k, name in enumerate(names)
        )

    async def _add(self, kept: GameKept, moves: list[MoveKept]) -> GameTable:
        def add() -> Session:
            if self.store.count() >= limits.MOST_GAMES:
                raise limits.TooMany(
                    f"the server keeps {limits.MOST_GAMES} games, and has no room for another; drop one first"
                )
            session = Session(kept, {0: LineKept(0, -1, 0, moves)})
            self.store.add_game(kept, moves, session.game.turn, session.game.over)
            return session

        async with self._lock:
            table = GameTable(await asyncio.to_thread(add), self)
            self.tables[table.id] = table
        return table

    # --- finding them

    async def find(self, game: str) -> GameTable:
        """A game that is played, or one from the disk."""
        found = self.tables.get(game)
        if found is not None:
            return found
        async with self._lock:
            found = self.tables.get(game)
            if found is None:
                session = await asyncio.to_thread(self._load, game)
                found = self.tables[game] = GameTable(session, self)
        return found

    def _load(self, game: str) -> Session:
        kept = self.store.game(game)
        if kept is None:
            raise UnknownGame
        try:
            return Session(*kept)
        except Exception as error:
            LOG.exception("the game %s cannot be played again", game)
            raise unplayable_game(game, error) from error

    def listed(self, tokens: list[str], owner: str, all_alone: bool) -> list[m.GameListed]:
        """The games of an owner and of these tokens, or all that one person plays alone as well."""
        return games_of(self.store.rows(), tokens, owner, all_alone)

    async def drop(self, game: str) -> None:
        table = self.tables.pop(game, None)
        if table is not None:
            table.stop()
        await asyncio.to_thread(self.store.drop, game)

    def sweep(self) -> None:
        """Games at which nobody has sat for a while are held on disk only."""
        now = time.monotonic()
        for game, table in list(self.tables.items()):
            idle = not table.readers and not table.lock.locked() and table.thinking < 0
            if idle and now - table.used > limits.IDLE_SECONDS:
                table.stop()
                del self.tables[game]

    def close(self) -> None:
        for table in self.tables.values():
            table.stop()
        self.workers.close()
        self.laboratory.close()
        self.store.close()


def deck_of(seat: m.SeatWanted, rules: str) -> Deck:
    """A bundled deck by name, or a list. No path is read for somebody on the other side. Raises OptionError if no
    bundled deck has that name, DeckError if cards of it cannot be played and nothing is said of them.
    """
    name = seat.deck.strip()
    if "\n" not in name and name in bundled_decks():
        return read_deck(name)
    if "\n" not in name and not COUNTED.match(name):
        raise OptionError(f"there is no bundled deck {cut(name)!r}; there are {', '.join(bundled_decks())}")
    remedies = Remedies(seat.without_refused, substitutes_of(seat.instead.splitlines()))
    whose = f"the deck of {seat.name.strip()}"
    try:
        deck = parse_deck(seat.deck, source=whose, remedies=remedies, days=(rules,))
    except RefusedDeckError as refused:
        raise DeckError(f"{refused.told}\n{HOW_TO_GO_ON}", where=whose) from None
    remedies.check_met(whose)
    return deck


def new_id() -> str:
    return secrets.token_hex(5)


def new_token() -> str:
    return secrets.token_urlsafe(18)
