"""The side of a game that lives in a process of its own: everything that the kernel has to do with. The table, in the
server's process, calls these functions there one at a time (`workers.WorkProcess`), keeps the moves that come back, and
tells them only then. No network, no disk.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import msgspec
from msgspec import Struct, field

from mainphase.errors import MainphaseError, OptionError
from mainphase.kernel.what_happens import EventName
from mainphase.players.bot import BotFault, fault_told
from mainphase.presentation.words import EVENT_NAMES
from mainphase.saying.speaking import ENGLISH, saying_in, speaker_of
from mainphase.saying.worded import plain_text, worded
from mainphase.server import bot_answers, limits
from mainphase.server import messages as m
from mainphase.server.again import GameAgain, game_again
from mainphase.server.kept_game import WATCHER, AgainKept, GameKept, LineKept, MatchKept, MoveKept
from mainphase.server.matches import NextGame, match_shown, next_game_of
from mainphase.server.session import Session

AT_A_TIME: Final = 25  # answers made for persons before everybody is told,
BATCH_SECONDS: Final = 0.1  # if they take no more of the processor than this
# What happens in every turn whatever anybody does: after this nobody needs time to look.
QUIET: Final = frozenset(
    EVENT_NAMES[name]
    for name in (
        EventName.PRIORITY,
        EventName.PASS,
        EventName.TURN_BEGINS,
        EventName.TURN_GOES_ON,
        EventName.TURN_ENDS,
        EventName.PHASE_BEGINS,
        EventName.PHASE_ENDS,
        EventName.STEP_BEGINS,
        EventName.STEP_ENDS,
        EventName.SKIPPED,
        EventName.UNTAP,
        EventName.TAP,
        EventName.DRAW,
        EventName.ATTACKERS_DECLARED,  # each attacker and blocker is told by itself
        EventName.BLOCKERS_DECLARED,
        EventName.DAMAGE_ASSIGNED,
        EventName.DAMAGE_WEARS_OFF,
        EventName.EFFECT_ENDS,
        EventName.MANA_ADDED,
        EventName.MANA_EMPTIES,
        EventName.CHOSEN,
    )
)
HOSTED: Final[list[Session]] = []  # the one game of this process
Given = ParamSpec("Given")
Found = TypeVar("Found")


@cache
def encoder_in(language: str) -> msgspec.json.Encoder:
    """Returns what writes messages in a language."""
    return msgspec.json.Encoder(enc_hook=plain_text if language == ENGLISH else speaker_of(language).encoded)


class GameStanding(Struct, frozen=True):
    """Where a game stands: all that the table needs to know of it. `rests`: nothing happens until a person has
    answered, or ever. `bot`: the seat of a bot that takes its time and is to answer now, or -1. `proposed`: a shortcut
    waits for an answer.
    """

    line: int
    moment: int
    turn: int
    over: bool
    rests: bool
    bot: int
    proposed: bool = False


class Faults(Struct):
    """What went wrong with bots: as it is told at the table, and as it is written down for whoever runs the server."""

    told: list[str] = []
    logged: list[str] = []


class Made(Struct, frozen=True):
    """Moves that were made and are still to be kept, the first of which is the move `first` of its line; and the faults
    that are to be told. `loud`: something happened that one should see before more does; `more`: more may happen now.
    """

    moves: list[MoveKept]
    first: int
    standing: GameStanding
    faults: Faults = field(default_factory=Faults)
    loud: bool = False
    more: bool = False


class UpdateSent(Struct, frozen=True):
    """An update as it is sent, and how far it goes; `more` events are still to be told."""

    text: bytes
    line: int
    events: int
    more: bool


# --- Beginning


def host(kept: GameKept, lines: dict[int, LineKept]) -> GameStanding:
    """Takes a game that is kept into this process."""
    HOSTED[:] = [Session(kept, lines)]
    return game_standing()


def host_kept(kept: GameKept, lines: bytes) -> GameStanding:
    """Takes a game from the disk, whose lines were packed."""
    return host(kept, unpacked_lines(lines))


def packed_lines(lines: dict[int, LineKept]) -> bytes:
    """The lines of a game, each with its own moves only, to be sent to where it is played."""
    return msgspec.msgpack.encode(
        [msgspec.structs.replace(each, moves=each.own) for each in lines.values()], enc_hook=plain_text
    )


def unpacked_lines(packed: bytes) -> dict[int, LineKept]:
    found: dict[int, LineKept] = {}
    for each in msgspec.msgpack.decode(packed, type=list[LineKept]):  # a line comes after the one that it left
        before = found[each.parent].moves[: each.moment] if each.parent >= 0 else []
        found[each.line] = LineKept(each.line, each.parent, each.moment, before + each.moves)
    return found


# --- What may be asked of it


def at_game(do: Callable[Concatenate[Session, Given], Found], *given: Given.args, **named: Given.kwargs) -> Found:
    """Whatever changes nothing of it."""
    return do(HOSTED[0], *given, **named)


def game_standing() -> GameStanding:
    session = HOSTED[0]
    seat = session.decider()
    bot = -1
    if seat >= 0 and not session.full and session.taking_back is None:
        sits = session.kept.seats[seat]
        bot = seat if sits.who == "bot" and not bot_answers.is_quick(sits.bot) else -1
    at = session.game
    waits = session.proposed is not None
    return GameStanding(session.line, session.moment, at.turn, at.over, session.rests(), bot, waits)


def reply(language: str, do: Callable[..., m.Reply], *given: Any) -> bytes:
    """A reply as it is sent, in a language."""
    HOSTED[0].say = saying_in(language)
    return encoder_in(language).encode(do(HOSTED[0], *given))


def keep_what_follows(match: MatchKept | None, again: AgainKept | None) -> None:
    """Takes what follows this game, as the table has kept it: in its match, or as another game."""
    session = HOSTED[0]
    session.kept = msgspec.structs.replace(session.kept, match=match, again=again)


def is_match_over() -> bool:
    """True if somebody has won the match of which this game is one, or it is one of none."""
    session = HOSTED[0]
    match = match_shown(session.kept, session.game)
    return match is None or match.winner >= 0


def next_game(match: MatchKept) -> NextGame:
    """What the next game of a match is begun with, when everybody is ready."""
    session = HOSTED[0]
    return next_game_of(msgspec.structs.replace(session.kept, match=match), session.game)


def another_game(again: AgainKept) -> GameAgain:
    """What another game of the same players is begun with."""
    session = HOSTED[0]
    return game_again(session.kept, session.game, again)


def sit_down(viewer: int, stops: Sequence[str] | None) -> tuple[list[m.TurnPhase], list[str]]:
    """Somebody sits down or watches: the strip of the turn, and their stops. Raises OptionError if there is no such
    stop.
    """
    session = HOSTED[0]
    if viewer == WATCHER:
        session.watched()
        return session.turn(), []
    each = session.set_stops(viewer, stops) if stops is not None else session.passing[viewer].stops.each()
    return session.turn(), each


def update(
    viewer: int,
    line: int,
    events: int,
    thinking: int,
    connected: list[int],
    faults: list[str],
    aside: str,
    said: list[m.Said],
    language: str,
) -> UpdateSent:
    """The update, in a language, for somebody who knows so many events of a line. `aside` is why nothing happens by
    itself, if so.
    """
    session = HOSTED[0]
    if viewer not in session.logs:  # the game was put away while somebody watched
        session.watched()
    session.speak(viewer, language)
    log = session.logs[viewer]
    known = events if line == session.line and events <= log.count else 0
    made = session.update(viewer, known, thinking, connected, faults, aside, said, language)
    told = known + len(made.events)
    return UpdateSent(encoder_in(language).encode(made), made.line, told, told < log.count)


def move(do: Callable[..., MoveKept | list[MoveKept]], *given: Any) -> Made:
    """Makes a move, or several. Raises OptionError if the game is full."""
    session = HOSTED[0]
    if session.full:
        raise OptionError(
            worded(
                "error-a-game-here-has-at-most",
                "a game here has at most {most} moves",
                most=limits.MOST_MOVES,
            )
        )
    first = len(session.moves)
    made = do(session, *given)
    return Made(made if isinstance(made, list) else [made], first, game_standing())


def branch_off(moment: int, line: int | None) -> tuple[LineKept | None, GameStanding]:
    """Goes on from a moment on a new line, which comes back without its moves. Raises OptionError if the game has as
    many lines as it may have.
    """
    return gone_back(Session.branch, moment, line)


def gone_back(go: Callable[..., LineKept | None], *given: Any) -> tuple[LineKept | None, GameStanding]:
    made = go(HOSTED[0], *given)
    return None if made is None else LineKept(made.line, made.parent, made.moment, []), game_standing()


def answer_take_back(seat: int, line: int, moment: int, grant: bool) -> tuple[bool, LineKept | None, GameStanding]:
    """Somebody grants or refuses to take something back. True if the game has gone back by it, then as `branch_off`."""
    to = HOSTED[0].answer_take_back(seat, line, moment, grant)
    if to < 0:
        return False, None, game_standing()
    return True, *gone_back(Session.go_back, to, None)


# --- What happens by itself


def by_themselves() -> Made:
    """Answers for persons what needs no person, and for bots that answer at once. Raises GameTooLargeError if the next
    answer would make the game too large, unless others were made before it.
    """
    session = HOSTED[0]
    first = len(session.moves)
    moves: list[MoveKept] = []
    faults = Faults()
    loud, more = False, True
    until = time.process_time() + BATCH_SECONDS
    while more and not loud and len(moves) < AT_A_TIME and time.process_time() < until:
        before = len(session.game.events)
        try:
            made = unasked_moves(faults) if not session.full else []
        except MainphaseError:
            if not moves:
                raise
            break  # it is told when it comes again
        if not made:
            more = False
        else:
            moves += made
            loud = session.kept.pace > 0 and is_loud(session, before)
    return Made(moves, first, game_standing(), faults, loud, more)


def unasked_moves(faults: Faults) -> list[MoveKept]:
    """One answer for a person, or of a bot that answers at once; or a shortcut that such a bot proposes and that is
    taken. Nothing: somebody else has to answer.
    """
    session = HOSTED[0]
    made = session.by_itself()
    if made is not None:
        return [made]
    seat = session.decider()
    if session.held_up or seat < 0 or session.kept.seats[seat].who != "bot":
        return []
    bot = session.kept.seats[seat].bot
    if not bot_answers.is_quick(bot):
        return []
    answer: int | MainphaseError
    held = -1
    try:
        answer, held = bot_answers.answer_and_held(bot, session.bot_seed(seat), session.game)
    except BotFault as fault:
        answer = fault
    taken = session.bot_proposes(held) if held >= 0 else None
    return taken if taken is not None else [bot_move(seat, answer, faults)]


def for_bot(seat: int) -> tuple[int, int, int, bytes]:
    """The line and moment at which a bot is to answer, its seed, and the game to be sent to where it thinks."""
    session = HOSTED[0]
    return session.line, session.moment, session.bot_seed(seat), pickle.dumps(session.game)


def take_answer(line: int, moment: int, seat: int, answer: int | MainphaseError) -> Made | None:
    """Carries out what a bot answered, unless the game has gone elsewhere meanwhile."""
    session = HOSTED[0]
    if (line, moment) != (session.line, session.moment) or session.taking_back is not None:
        return None
    before, first = len(session.game.events), len(session.moves)
    faults = Faults()
    made = bot_move(seat, answer, faults)
    return Made([made], first, game_standing(), faults, is_loud(session, before), True)


def bot_move(seat: int, answer: int | MainphaseError, faults: Faults) -> MoveKept:
    """The move of a bot; one that is at fault loses."""
    session = HOSTED[0]
    if not isinstance(answer, MainphaseError):
        return session.apply(answer, seat)
    name, bot = session.game.players[seat], session.kept.seats[seat].bot
    faults.logged.append(answer.message)  # which names the seed: not for players
    faults.told.append(fault_told(bot, name))
    return session.concede(seat)


def is_loud(session: Session, before: int) -> bool:
    """True if something has happened that one wants to see before more does: something that a bot did, or that came of
    it. What a person did they know.
    """
    g = session.game.state
    people = set(session.kept.persons)
    for event in session.game.events[before:]:
        entry = event.entry
        source = g.find(entry.obj) if entry.obj > 0 else None
        by = source.controller if entry.player < 0 and source is not None else entry.player
        if by >= 0 and by not in people and event.name not in QUIET:
            return True
    return False
