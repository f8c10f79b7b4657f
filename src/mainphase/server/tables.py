"""The games that are being played: whoever sits at them, what bots do, and that everything is kept.

All of this is one thread's. A game itself lives in a process of its own (`hosted`), which is started when something is
first asked of it and may end at any time: what was acknowledged is in the store, and it comes back from there.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, Protocol

import msgspec

from mainphase.errors import GameTooLargeError, MainphaseError, OptionError
from mainphase.players.bot import BotFault
from mainphase.saying.speaking import ENGLISH
from mainphase.saying.worded import fixed, worded
from mainphase.server import hosted, limits
from mainphase.server import messages as m
from mainphase.server.again import GameAgain, agreed, without_wish
from mainphase.server.beginning import begin_again, begin_game, begin_next, new_token
from mainphase.server.bot_answers import sent_bot_answer
from mainphase.server.game_store import GameStore
from mainphase.server.hosted import GameStanding, Made, UpdateSent
from mainphase.server.kept_game import WATCHER, GameKept
from mainphase.server.kept_rows import DamagedGameError, unplayable_game
from mainphase.server.log import LOG
from mainphase.server.matches import NextGame
from mainphase.server.open_games import SaidAtTable
from mainphase.server.owners import games_of
from mainphase.server.quotas import sizes_kept, too_much_kept
from mainphase.server.session import NotYours, Session, Stale
from mainphase.server.workers import ProcessDied, TooLong, WorkEnded, Workers, WorkProcess, load_ahead, ready

SILENT_SECONDS: Final = 0.5  # after which what has happened is told, though more comes at once
STANDS_STILL: Final = "mainphase itself is at fault: the game stands still"
Signs = Callable[[GameKept], GameKept]  # says whose a new game is
Checks = Callable[[GameKept], None]  # says if another game may follow this one


class UnknownGame(Exception):
    """A game that is not there, or a token that is not one of its."""


class SetAside(Exception):
    """A game that reached a bound: nothing more happens in it by itself. The message is for its players."""


class TableReader(Protocol):
    """Somebody at a table who is to be told that something has changed there."""

    def changed(self, table: GameTable) -> None: ...

    def is_shown_out(self, table: GameTable, reason: str) -> None: ...


class GameTable:
    """One game and those who sit at it. `kept` is without where the game began until its process has taken it from the
    disk. `aside` says why nothing happens in it until a person does something; `shut` why nobody can be shown it.
    """

    def __init__(self, kept: GameKept, lobby: Lobby) -> None:
        self.kept = kept
        self.lobby = lobby
        self.lock = asyncio.Lock()
        self.readers: dict[TableReader, int] = {}  # whoever reads, and from which seat
        self.thinking = -1
        self.used = time.monotonic()
        self.gone = False
        self.aside = ""
        self.shut = ""
        self.faults: list[str] = []
        self.process: WorkProcess | None = None
        self.moves = 0  # that are kept, on all lines
        self.said = SaidAtTable()
        self.hurried: set[int] = set()  # the seats that do not want to look at what bots do
        self._hurry = asyncio.Event()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.kept.id

    def viewer_of(self, token: str) -> int:
        """The seat of a token, or `WATCHER`. Raises UnknownGame if it is of no seat here."""
        found = None
        for seat, each in enumerate(self.kept.seats):
            if each.token and hmac.compare_digest(each.token.encode(), token.encode()):
                found = seat
        if found is None and hmac.compare_digest(self.kept.watch.encode(), token.encode()):
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

    async def update(self, viewer: int, line: int, events: int, language: str = ENGLISH) -> UpdateSent:
        """The update for somebody who knows so many events of a line. Raises SetAside if the game cannot be shown."""
        try:
            told: UpdateSent = await self.act(
                hosted.update,
                viewer,
                line,
                events,
                self.thinking,
                self.connected(),
                list(self.faults),
                self.aside,
                self.said.last,
                language,
                most=limits.for_replay(self.moves) if viewer == WATCHER or language != ENGLISH else None,
            )
        except WorkEnded as ended:
            self._shut(ended)
            raise SetAside(self.shut) from None
        return told

    # --- its process

    async def act(self, do: Callable[..., Any], *given: Any, most: limits.Allowance | None = None) -> Any:
        """Has something done by the game's process that changes nothing, one thing at a time. Raises WorkEnded if it
        reached a bound, SetAside if the game cannot be played again.
        """
        return await self._to_its_end(self._act, most, do, *given)

    async def _to_its_end(self, do: Callable[..., Any], *given: Any) -> Any:
        """Whoever asked may leave meanwhile: what was begun is finished, so that its process is ready for the next."""
        task = asyncio.create_task(do(*given))
        self.lobby.going.add(task)
        task.add_done_callback(self.lobby.finished)
        return await asyncio.shield(task)

    async def _act(self, most: limits.Allowance | None, do: Callable[..., Any], *given: Any) -> Any:
        async with self.lock:
            return await self._asked(most if most is not None else limits.for_decision(), do, *given)

    async def _asked(self, most: limits.Allowance, do: Callable[..., Any], *given: Any) -> Any:
        """Under the lock."""
        self.used = time.monotonic()
        process = await self._opened()
        try:
            return await process.run(most, do, *given)
        except WorkEnded:
            self.end_process()
            if self.gone:
                raise UnknownGame from None
            raise
        except asyncio.CancelledError:
            self.end_process()
            raise

    async def _opened(self) -> WorkProcess:
        """The process of the game, which takes it from the disk if it has no process. Under the lock."""
        if self.gone:
            raise UnknownGame
        if self.shut:
            raise SetAside(self.shut)
        if self.process is not None and self.process.is_there():
            return self.process
        found = await asyncio.to_thread(self.lobby.store.game, self.id)
        if found is None:
            raise UnknownGame
        self.kept, lines = found
        packed = await asyncio.to_thread(hosted.packed_lines, lines)
        process = self.process = await self.lobby.start_process()
        try:
            self.moves = sum(len(each.moves) - each.moment for each in lines.values())
            await process.run(limits.for_replay(self.moves), hosted.host_kept, self.kept, packed)
        except WorkEnded as ended:
            if self.gone:
                raise UnknownGame from None
            self._shut(ended)
            raise SetAside(self.shut) from None
        except Exception as error:
            self.end_process()
            LOG.exception("the game %s cannot be played again", self.id)
            raise unplayable_game(self.id, error) from error
        except BaseException:
            self.end_process()
            raise
        return process

    def end_process(self) -> None:
        """It ends; the game comes back from the disk when something is asked of it."""
        if self.process is not None:
            self.process.end()
            self.process = None

    def _shut(self, ended: WorkEnded) -> None:
        """The game cannot be shown: not even what is kept of it can be played again within bounds."""
        self._report(ended)
        self.shut = worded(
            "error-the-game-is-put-aside",
            "the game is put aside: to show it {reason}. It stays as it is kept",
            reason=ended.reason,
        )
        self.end_process()
        self.tell()

    def _put_aside(self, ended: WorkEnded) -> None:
        """What was to happen reached a bound: it has not happened."""
        self._report(ended)
        self._stands(worded("error-what-was-to-come-next", "what was to come next {reason}", reason=ended.reason))

    def _stands(self, why: str) -> None:
        """Nothing more happens by itself: what was to has not happened."""
        self.aside = worded(
            "error-the-game-is-put-aside-it-stands",
            "the game is put aside: {why}. It stands where it stood before",
            why=why,
        )
        self.tell()

    def _report(self, ended: WorkEnded) -> None:
        LOG.error("the game %s is put aside: its next step %s", self.id, ended.reason)

    # --- playing

    async def move(self, do: Callable[..., Any], *given: Any) -> int:
        """Makes a move and keeps it; then everybody is told, unless what follows comes at once and is told with it.
        Returns the number of the decision that waits now. Raises OptionError if the game is full, SetAside if the move
        reached a bound: then it has not been made.
        """
        made: Made = await self._to_its_end(self._keep, hosted.move, do, *given)
        self._looks_again()
        if made.standing.rests or self.kept.pace:
            self.tell()
        if not made.standing.rests:
            self.wake()
        return made.standing.moment

    async def _keep(self, do: Callable[..., Made | None], *given: Any) -> Made | None:
        """Has moves made, and writes them down. If that fails, they have not been made. There is always room for a
        concession.
        """
        async with self.lock:
            if given[:1] != (Session.concede,) and (why := self.lobby.too_much_of(self.kept)):
                self._stands(why)
                raise SetAside(self.aside)
            try:
                made: Made | None = await self._asked(limits.for_decision(), do, *given)
            except WorkEnded as ended:
                self._put_aside(ended)
                raise SetAside(self.aside) from None
            except (MainphaseError, Stale, NotYours, SetAside, UnknownGame):
                raise
            except Exception:  # a fault of ours, in the middle of something
                self.end_process()
                raise
            if made is None:
                return None
            for each in made.faults.logged:
                LOG.error("in the game %s: %s", self.id, each)
            if made.moves:
                at = made.standing
                await self._written(
                    self.lobby.store.add_moves, self.id, at.line, made.first, made.moves, at.turn, at.over
                )
                self.moves += len(made.moves)
                self.aside = ""
            self.faults += made.faults.told
            return made

    async def _written(self, write: Callable[..., None], *given: Any) -> None:
        """Writes something down that the game's process has done already; if that fails, the process starts again from
        what is kept.
        """
        try:
            await asyncio.to_thread(write, *given)
        except BaseException:
            self.end_process()
            raise

    async def branch(self, moment: int, line: int | None) -> int:
        """Goes on from a moment on a new line. Returns the number of the decision that waits there. Raises OptionError
        if the game has as many lines as it may have, SetAside if it cannot be played again up to there.
        """
        at: GameStanding = await self._to_its_end(self._branch, moment, line)
        self.tell()
        self.wake()
        return at.moment

    async def _branch(self, moment: int, line: int | None) -> GameStanding:
        async with self.lock:
            with self._aside_if_it_ends():
                made, at = await self._asked(limits.for_replay(self.moves), hosted.branch_off, moment, line)
            await self._written(self.lobby.store.set_line, self.id, at.line, made, at.turn, at.over)
            self.aside = ""
            found: GameStanding = at
            return found

    async def ask_take_back(self, seat: int, line: int, moment: int, decisions: int) -> None:
        """A seat asks to take back its decisions. Raises OptionError if there is nothing to be taken back."""
        await self.act(
            hosted.at_game, Session.ask_take_back, seat, line, moment, decisions, most=limits.for_replay(self.moves)
        )
        self.tell()

    async def answer_take_back(self, seat: int, line: int, moment: int, grant: bool) -> None:
        """Somebody grants or refuses it. When all have granted it, the game goes back."""
        await self._to_its_end(self._answer_take_back, seat, line, moment, grant)
        self.tell()
        self.wake()

    async def _answer_take_back(self, seat: int, line: int, moment: int, grant: bool) -> None:
        async with self.lock:
            with self._aside_if_it_ends():
                back, made, at = await self._asked(
                    limits.for_replay(self.moves), hosted.answer_take_back, seat, line, moment, grant
                )
            if back:
                await self._written(self.lobby.store.set_line, self.id, at.line, made, at.turn, at.over)
                self.aside = ""

    async def play_next(self, seat: int, main: list[m.CardCount] | None, check: Checks) -> None:
        """Somebody says what they play in the next game of the match; when everybody has, it begins. Raises SetAside or
        TooMany if it cannot: then the last of them has said nothing. `check` raises that if it may not.
        """
        await self._to_its_end(self._play_next, seat, main, check)
        self.tell()

    async def _play_next(self, seat: int, main: list[m.CardCount] | None, check: Checks) -> None:
        async with self.lock:
            with self._aside_if_it_ends():
                wish = await self._asked(limits.for_decision(), hosted.at_game, Session.wished, seat, main)
                match = self.kept.match
                assert match is not None
                wishes = tuple(wish if each == seat else had for each, had in enumerate(match.wishes))
                match = msgspec.structs.replace(match, wishes=wishes)
                changed = msgspec.structs.replace(self.kept, match=match)
                if all(wishes[each] is not None for each in self.kept.persons):
                    check(self.kept)
                    coming = await self._asked(limits.for_decision(), hosted.next_game, match)
                    changed = await self.lobby.follow(changed, coming)
                else:
                    await self._written(self.lobby.store.change, changed)
                await self._keep_what_follows(changed)

    async def play_again(self, seat: int, asked: m.PlayAgain, check: Checks) -> None:
        """Somebody wants another game; when all do, and agree, it begins. Raises SetAside or TooMany if it cannot: then
        the last of them has said nothing. `check` raises that if it may not.
        """
        await self._to_its_end(self._play_again, seat, asked, check)
        self.tell()

    async def _play_again(self, seat: int, asked: m.PlayAgain, check: Checks) -> None:
        async with self.lock:
            with self._aside_if_it_ends():
                again = await self._asked(limits.for_decision(), hosted.at_game, Session.again, seat, asked)
                changed = msgspec.structs.replace(self.kept, again=again)
                if agreed(self.kept, again):
                    check(self.kept)
                    coming = await self._asked(limits.for_decision(), hosted.another_game, again)
                    changed = await self.lobby.follow_again(changed, coming)
                else:
                    await self._written(self.lobby.store.change, changed)
                await self._keep_what_follows(changed)

    async def _keep_what_follows(self, changed: GameKept) -> None:
        """Keeps who wants which game next, here and in the game's process."""
        self.kept = changed
        await self._asked(limits.for_decision(), hosted.keep_what_follows, changed.match, changed.again)

    @contextmanager
    def _aside_if_it_ends(self) -> Iterator[None]:
        """Sets the game aside if its process ends meanwhile. Raises SetAside then."""
        try:
            yield
        except WorkEnded as ended:
            self._put_aside(ended)
            raise SetAside(self.aside) from None

    async def sit_down(self, viewer: int, stops: list[str] | None) -> tuple[list[m.TurnPhase], list[str]]:
        """Somebody sits down, or sets the stops of their seat. Returns the strip of the turn, and their stops."""
        found: tuple[list[m.TurnPhase], list[str]] = await self._to_its_end(self._sit_down, viewer, stops)
        return found

    async def _sit_down(self, viewer: int, stops: list[str] | None) -> tuple[list[m.TurnPhase], list[str]]:
        async with self.lock:
            most = limits.for_replay(self.moves) if viewer == WATCHER else limits.for_decision()
            turn, each = await self._asked(most, hosted.sit_down, viewer, stops)
            if viewer != WATCHER and stops is not None:
                await self._change_seat(viewer, stops=tuple(each))
            return turn, each

    async def set_stops(self, seat: int, stops: list[str]) -> None:
        await self.sit_down(seat, stops)
        if self.readers:
            self.wake()

    async def take_seat(self, seat: int, holder: str) -> str:
        """Somebody takes a free seat of an open game. Returns its token, which nobody else knows. Raises OptionError if
        it is not free, or if they have another there.
        """
        token: str = await self._to_its_end(self._take_seat, seat, holder)
        return token

    async def _take_seat(self, seat: int, holder: str) -> str:
        async with self.lock:
            if self.gone:
                raise UnknownGame
            held = [each for each, one in enumerate(self.kept.seats) if one.holder == holder]
            if not self.kept.open or self.kept.owner == holder or (held and held != [seat]):
                raise OptionError(
                    fixed(
                        "error-this-is-no-open-game",
                        "this is no open game of somebody else in which you have no seat yet",
                    )
                )
            if held != [seat]:
                if seat not in self.kept.free:
                    raise OptionError(
                        worded(
                            "error-the-seat-is-not-free",
                            "the seat {seat} is not free; {free} is",
                            seat=seat,
                            free=self.kept.free or fixed("error-none", "none"),
                        )
                    )
                await self._opened()  # only then is it known where the game began
                await self._change_seat(seat, holder=holder, token=new_token())
                self._show_out(seat, "somebody has taken this seat")
            return self.kept.seats[seat].token

    async def free_seat(self, seat: int, by: str, sits: bool) -> None:
        """Gives a seat of an open game free. Raises NotYours if that is not theirs to do, OptionError if nobody has
        taken it. `sits`: whoever says so sits there.
        """
        await self._to_its_end(self._free_seat, seat, by, sits)
        self.tell()

    def _show_out(self, seat: int, why: str) -> None:
        """Whoever sits there by a link that is worth nothing any more sits there no longer."""
        for reader, viewer in list(self.readers.items()):
            if viewer == seat:
                reader.is_shown_out(self, why)

    async def _free_seat(self, seat: int, by: str, sits: bool) -> None:
        async with self.lock:
            held = self.kept.seats[seat].holder if seat < len(self.kept.seats) else ""
            if not by or (by != self.kept.owner and not (sits or by == held)):
                raise NotYours(
                    fixed(
                        "error-a-seat-is-given-free",
                        "a seat is given free by the owner of the game, or by whoever holds it",
                    )
                )
            if not held:
                raise OptionError(
                    worded("error-nobody-has-taken-the-seat", "nobody has taken the seat {seat}", seat=seat)
                )
            await self._opened()
            self.kept = without_wish(self.kept, seat)
            await self._change_seat(seat, holder="", token=new_token())
            self._show_out(seat, "this seat has been given free")
            await self._asked(limits.for_decision(), hosted.keep_what_follows, self.kept.match, self.kept.again)

    def say(self, seat: int, phrase: m.Phrase) -> None:
        """A seat says a phrase to the others. Raises TooMany if it has just said one."""
        self.said.say(seat, phrase)
        self.tell()

    async def set_yields(self, seat: int, yields: list[str]) -> None:
        """Says which abilities a seat always passes on."""
        await self._to_its_end(self._set_yields, seat, yields)
        self.tell()
        self.wake()

    async def _set_yields(self, seat: int, yields: list[str]) -> None:
        async with self.lock:
            each = await self._asked(limits.for_decision(), hosted.at_game, Session.set_yields, seat, yields)
            await self._change_seat(seat, yields=tuple(each))

    async def _change_seat(self, seat: int, **changes: Any) -> None:
        """Keeps something that a person has set for their seat. Under the lock."""
        seats = list(self.kept.seats)
        seats[seat] = msgspec.structs.replace(seats[seat], **changes)
        changed = msgspec.structs.replace(self.kept, seats=tuple(seats))
        await self._written(self.lobby.store.change, changed)
        self.kept = changed

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
        self.end_process()

    async def _play(self) -> None:
        """Bots answer, and what needs no person is done, until a person must decide."""
        try:
            while self._wake.is_set() and not (self.gone or self.aside or self.shut):
                self._wake.clear()
                changed, again = False, True
                told = time.monotonic()
                while again and not (self.gone or self.aside or self.shut):
                    made, again = await self._step()
                    changed = changed or made
                    if changed and time.monotonic() - told > SILENT_SECONDS:
                        self.tell()
                        changed, told = False, time.monotonic()
                if changed:
                    self.tell()
        except (asyncio.CancelledError, UnknownGame):
            raise
        except SetAside:  # whoever sits there has been told
            return
        except DamagedGameError:
            self.tell()
        except WorkEnded as ended:
            self._put_aside(ended)
        except GameTooLargeError as error:  # nothing of it has happened
            self.aside = worded("error-the-game-stands-still", "the game stands still: {error}", error=error.message)
            self.tell()
        except Exception:
            LOG.exception("the game %s stands still", self.id)
            self.faults.append(STANDS_STILL)
            self.tell()

    async def _step(self) -> tuple[bool, bool]:
        """Does what happens by itself, up to where one should look. Returns two flags: if there was anything, and if
        there may be more.
        """
        made: Made = await self._to_its_end(self._keep, hosted.by_themselves)
        if made.loud:
            await self._shown()
        if made.more:
            return bool(made.moves), True
        if made.standing.bot < 0:
            return bool(made.moves) or made.standing.proposed, False
        if await self._bot(made.standing.bot):
            await self._shown()
        return True, True

    async def _shown(self) -> None:
        """Something happened that one should see before the next thing does."""
        if self.readers and self.kept.pace and not self.hurries:
            self.tell()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), self.kept.pace / 1000)

    def hurry(self, seat: int) -> None:
        """A seat does not want to look any longer. When all who are there say so, what follows comes at once, until
        somebody is asked.
        """
        self.hurried.add(seat)
        if self.hurried.issuperset(self.connected()):
            self._hurry.set()

    @property
    def hurries(self) -> bool:
        """True if nobody wants to look at what bots do."""
        return self._hurry.is_set()

    def _looks_again(self) -> None:
        self.hurried.clear()
        self._hurry.clear()

    async def _bot(self, seat: int) -> bool:
        """A bot that takes its time answers; whether one should look."""
        bot = self.kept.seats[seat].bot
        answer: int | MainphaseError
        self.thinking = seat
        self.tell()
        try:
            line, moment, seed, sent = await self.act(hosted.for_bot, seat)
            answer = await self.lobby.workers.run(limits.BOT_SECONDS, sent_bot_answer, bot, seed, sent)
        except TooLong as ended:
            answer = BotFault(
                worded(
                    "error-the-bot-for-a-decision",
                    "the bot {bot} {reason} for a decision",
                    bot=bot,
                    reason=ended.reason,
                )
            )
        except ProcessDied as ended:
            answer = BotFault(worded("error-bot-ended", "the bot {name} {how}", name=bot, how=ended.reason))
        except limits.TooMany:  # its turn will come
            await asyncio.sleep(1.0)
            return False
        finally:
            self.thinking = -1
        made: Made | None = await self._to_its_end(self._keep, hosted.take_answer, line, moment, seat, answer)
        return made is not None and made.loud


class Lobby:
    """All the tables of a server. Bots that take long think in `workers`, scenarios are played in `laboratory`, and
    cards are looked up in `lookups`, so that none of these waits for another.
    """

    def __init__(self, store: GameStore, workers: Workers, laboratory: Workers, bots: list[str]) -> None:
        self.store = store
        self.workers = workers
        self.laboratory = laboratory
        self.lookups = Workers(1, behind=False)
        self.bots = bots
        self.bytes_each = 0.0  # that are kept of the games of a person, and of those begun from an address; 0: any
        self.tables: dict[str, GameTable] = {}
        self.going: set[asyncio.Task[Any]] = set()  # what the processes of games are doing
        self._lock = asyncio.Lock()
        load_ahead()

    def finished(self, task: asyncio.Task[Any]) -> None:
        """Something that a game's process was doing has ended, perhaps when nobody waited for it any more."""
        self.going.discard(task)
        if not task.cancelled():
            task.exception()

    # --- beginning games

    async def begin(self, asked: m.NewGame | m.OpenRecord | m.OpenScenario, signs: Signs) -> GameTable:
        """Begins a game in a process of its own, and keeps it. Raises TooLong if that took too much."""
        process = await self.start_process()
        try:
            kept, moves, at = await process.run(limits.for_work(limits.WORK_SECONDS), begin_game, asked, self.bots)
            kept = signs(kept)
            async with self._lock:
                self._needs_room()
                await asyncio.to_thread(self.store.add_game, kept, moves, at.turn, at.over)
        except BaseException:
            process.end()
            raise
        table = self.tables[kept.id] = GameTable(kept, self)
        table.process = process
        return table

    async def follow(self, before: GameKept, coming: NextGame) -> GameKept:
        """Begins the next game of a match, and keeps both: the game before it names it. Returns what is kept of that.
        Raises TooLong if it took too much, TooMany if there is no room for another game.
        """
        assert before.match is not None
        match = before.match

        def named(game: str) -> GameKept:
            return msgspec.structs.replace(before, match=msgspec.structs.replace(match, next=game))

        return await self._follow(before, named, begin_next, coming)

    async def follow_again(self, before: GameKept, coming: GameAgain) -> GameKept:
        """Begins another game of the same players, and keeps both: the game before it names it. Returns what is kept of
        that. Raises TooLong if it took too much, TooMany if there is no room for another game.
        """
        assert before.again is not None
        again = before.again

        def named(game: str) -> GameKept:
            return msgspec.structs.replace(before, again=msgspec.structs.replace(again, next=game))

        return await self._follow(before, named, begin_again, coming)

    async def _follow(
        self, before: GameKept, named: Callable[[str], GameKept], begin: Callable[..., Any], coming: Any
    ) -> GameKept:
        """Begins a game that follows another; `named` is what is kept of that one then."""
        process = await self.start_process()
        try:
            kept, _, at = await process.run(limits.for_work(limits.WORK_SECONDS), begin, before, coming)
            followed = named(kept.id)
            async with self._lock:
                self._needs_room()
                await asyncio.to_thread(self.store.follow, kept, followed, at.turn, at.over)
        except BaseException:
            process.end()
            raise
        table = self.tables[kept.id] = GameTable(kept, self)
        table.process = process
        return followed

    def _needs_room(self) -> None:
        """Raises TooMany if no other game can be kept."""
        if self.store.count() >= limits.MOST_GAMES:
            raise limits.TooMany(
                worded(
                    "error-the-server-keeps-games-and-has-no-room",
                    "the server keeps {most_games} games, and has no room for another; drop one first",
                    most_games=limits.MOST_GAMES,
                )
            )
        if self.store.kept_bytes() >= limits.ALL_BYTES_KEPT:
            raise limits.TooMany(
                worded(
                    "error-the-server-keeps-mb-of-games",
                    "the server keeps {all_bytes_kept:g} MB of games, and has no room for another; drop one first",
                    all_bytes_kept=limits.ALL_BYTES_KEPT / 1000000,
                )
            )

    def too_much_of(self, kept: GameKept) -> str:
        """Why no move more of a game is kept; "" if there is room."""
        row = self.store.row(kept.id)
        if row is not None and row.size >= limits.MOST_BYTES_KEPT:
            return f"{limits.MOST_BYTES_KEPT / 1_000_000:g} MB are kept of it, the most that a game here may have"
        if self.bytes_each and max(map(sum, sizes_kept(self.store, kept.owner, kept.begun_from))) >= self.bytes_each:
            return too_much_kept(self.bytes_each)
        return ""

    async def start_process(self) -> WorkProcess:
        """A process for a game. If there are as many as there may be, the one that was used least recently ends. Raises
        TooMany if none can end.
        """
        with_process = [table for table in self.tables.values() if table.process is not None]
        if len(with_process) >= limits.MOST_PROCESSES:
            idle = [table for table in with_process if not table.lock.locked() and table.thinking < 0]
            if not idle:
                raise limits.TooMany(
                    fixed(
                        "error-too-many-games-are-being-played",
                        "too many games are being played at once; try again in a while",
                    )
                )
            min(idle, key=lambda table: table.used).end_process()
        return await WorkProcess.start(ready)

    # --- finding them

    async def find(self, game: str) -> GameTable:
        """A game that is played, or one from the disk. Raises UnknownGame if there is none of that name."""
        found = self.tables.get(game)
        if found is not None:
            return found
        async with self._lock:
            found = self.tables.get(game)
            if found is None:
                row = self.store.row(game)
                kept = row.kept if row is not None else None
                if kept is None:  # there is none, or it is damaged
                    kept = await asyncio.to_thread(self.store.kept, game)
                if kept is None:
                    raise UnknownGame
                found = self.tables[game] = GameTable(kept, self)
        return found

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
        self.lookups.close()
        self.store.close()
