"""Game number k played with the invariants on, and what came of it.

What is cheap is looked at in every game, what is dear in a share of them, which the number decides.
"""

from __future__ import annotations

import traceback
import zlib
from collections import Counter
from dataclasses import dataclass
from typing import Final

from mainphase.cards.nodes import Zone
from mainphase.errors import GameTooLargeError
from mainphase.game import Game
from mainphase.kernel.reading.planes import is_planar
from mainphase.kernel.state.objects import ObjectKind
from mainphase.kernel.state.state import State
from mainphase.players.bot import Bot
from mainphase.players.greedy import GreedyBot
from mainphase.sim.soak.all_told import check_told
from mainphase.sim.soak.automation import check_passing
from mainphase.sim.soak.clones import check_copies
from mainphase.sim.soak.dealing import SoakGame, begin_soak_game, soak_game
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.hidden import check_hidden, check_worlds
from mainphase.sim.soak.invariants import check_card_owners, check_from_the_start, check_state
from mainphase.sim.soak.playing import Stuck, play_soak_game
from mainphase.sim.soak.wandering import Wanderer
from mainphase.sim.soak.with_history import check_kept

TURNS: Final = 6  # one turn in so many begins with a look at the state
CLOSE: Final = 64  # one game in so many is looked at closely:
EVERY: Final = 101  # … at one decision in so many; a prime, so that looks fall on every kind of decision
KEPT: Final = 256  # one game in so many is also played with history
PASSED: Final = 128  # … and one with other automation
TOLD: Final = 128  # … and one with everything in words


@dataclass(frozen=True)
class SoakFault:
    """A game that went wrong: its number, where it was, and what was wrong."""

    number: int
    kind: str
    message: str
    place: str  # the last lines of code that the error came through
    date: str
    variant: str
    turn: int
    decision: int


@dataclass(frozen=True)
class SoakResult:
    """The result of a game. `mark` is the same in every build that plays the game alike."""

    number: int
    turns: int
    decisions: int
    looks: int
    mark: int
    fault: SoakFault | None = None
    outgrew: str = ""  # what bound the game came to, if it did


class StateChecks:
    """The looks that are taken at the state while a game is played."""

    def __init__(self, state: State, number: int) -> None:
        self.brought = cards_brought(state)
        self.dice = Dice(number + 3)
        self.close = number % CLOSE == 0
        self.turn = 0
        self.looks = 0
        self.decision = 0

    def watch(self, state: State, count: int) -> None:
        self.decision = count
        if state.turn_number != self.turn:
            self.turn = state.turn_number
            if self.turn % TURNS == 1:
                check_state(state, self.brought)
                self.looks += 1
        if self.close and count % EVERY == 0:
            self.look_closely(state)

    def look_closely(self, state: State) -> None:
        assert state.pending is not None
        check_state(state, self.brought)
        check_from_the_start(state)
        check_copies(state, self.dice.below(state.pending.count()))
        check_hidden(state, self.dice)
        check_worlds(state, self.dice, self.decision)
        self.looks += 1


def cards_brought(g: State) -> list[Counter[int]]:
    """The cards that each player brought, by card number; one may have begun the game elsewhere than in their library
    (CR 103.6), a scheme be in motion, a plane face up. Those of a single planar deck are in turn everybody's.
    """
    found: list[Counter[int]] = [Counter() for _ in g.players]
    for o in g.objects.values():
        if o.kind == ObjectKind.CARD and o.zone != Zone.NOWHERE and not (g.one_planar_deck and is_planar(g, o)):
            found[o.owner][o.card] += 1
    return found


def check_end(g: State) -> None:
    """It ended as games end (CR 104.2, 104.4): one side left, or nobody, or a draw."""
    assert g.over
    assert g.pending is None
    assert sorted(p.id for p in g.players if p.won) == sorted(g.winners)
    for p in g.players:  # the whole of one team wins (104.2c)
        assert sorted(g.mates(p.id)) == sorted(g.winners) or p.id not in g.winners
    if g.winners:
        assert all(p.lost or p.drew or p.id in g.winners for p in g.players if p.left)


def try_game(number: int) -> SoakResult:
    """Deals and plays it. Whatever goes wrong is a fault, not an error."""
    try:
        setting = soak_game(number)
    except Exception as error:
        return SoakResult(number, 0, 0, 0, 0, soak_fault_of(error, number, None, None, None))
    return try_dealt(setting)


def try_dealt(setting: SoakGame) -> SoakResult:
    """Plays what was dealt; the decisions follow from the seed."""
    number = setting.number
    game: Game | None = None
    looking: StateChecks | None = None
    try:
        game = begin_soak_game(setting)
        looking = StateChecks(game.state, number)
        dice = Dice(setting.settings.seed * 2 + 1)
        decisions = play_soak_game(game, Wanderer(dice), soak_bots(setting), looking.watch)
        check_end(game.state)
        check_card_owners(game.state, looking.brought)
        if number % KEPT == 1:
            check_kept(setting)
        if number % PASSED == 2:
            check_passing(setting)
        if number % TOLD == 3:
            check_told(setting)
    except (GameTooLargeError, Stuck) as bound:
        if game is None or looking is None:
            return SoakResult(number, 0, 0, 0, 0, outgrew=str(bound))
        return SoakResult(number, game.turn, looking.decision, looking.looks, 0, outgrew=str(bound))
    except Exception as error:
        return SoakResult(number, 0, 0, 0, 0, soak_fault_of(error, number, setting, game, looking))
    return SoakResult(number, game.turn, decisions, looking.looks, mark_of(game.state, decisions))


def soak_bots(setting: SoakGame) -> list[Bot | None]:
    """For each seat who wants to win there, or nobody."""
    return [GreedyBot(setting.number + seat) if greedy else None for seat, greedy in enumerate(setting.greedy)]


def mark_of(g: State, decisions: int) -> int:
    lives = tuple(p.life for p in g.players)
    return zlib.crc32(repr((g.winners, lives, g.turn_number, decisions, g.rng)).encode())


def soak_fault_of(
    error: Exception, number: int, setting: SoakGame | None, game: Game | None, looking: StateChecks | None
) -> SoakFault:
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    place = " < ".join(f"{frame.filename.rpartition('mainphase/')[2]}:{frame.lineno}" for frame in reversed(frames))
    return SoakFault(
        number,
        type(error).__name__,
        str(error)[:2000],
        place,
        str(setting.settings.rules) if setting is not None else "",
        setting.settings.variant if setting is not None else "",
        game.turn if game is not None else 0,
        looking.decision if looking is not None else 0,
    )
