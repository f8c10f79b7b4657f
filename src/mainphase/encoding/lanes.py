"""Many games side by side: each writes what it encodes into its own place of memory that holds them all."""

from struct import Struct
from typing import Final, final

from mainphase.encoding.encoder import GAME_SIZE, LINK_SIZE, OPTION_SIZE, PLAYER_SIZE, Encoder
from mainphase.errors import DoesNotFit
from mainphase.kernel import machine
from mainphase.kernel.state.state import State
from mainphase.saying.worded import commas, worded

_LONGEST: Final = 1 << 16
_ZEROS: Final = bytes(_LONGEST)


def fill(place: memoryview, data: bytes, before: int) -> None:
    """Writes data over the `before` bytes that something else used; what is left of them becomes 0."""
    used = len(data)
    place[:used] = data
    while before > used:
        start = max(used, before - _LONGEST)
        place[start:before] = _ZEROS[: before - start]
        before = start


def not_fitting(left_out: dict[str, int]) -> DoesNotFit:
    """The error of an observation that has more than there are rows for."""
    said = worded(
        "error-the-observation-has-than-its-limits",
        "the observation has {left} than its limits have rows; raise them, limits=Limits({names}=…), or say that what "
        'does not fit is left out, on_overflow="leave out"',
        left=commas(f"{count} more {name}" for name, count in left_out.items()),
        names=commas(left_out),
    )
    return DoesNotFit(said, left_out)


@final
class Answers:
    """The answers of one game: indices of options, -1 - seat for who conceded. With the seed, they are the whole game.

    `agent` is the seat of the only agent; -1: all seats are agents.
    """

    def __init__(self, seats: int = 0, agent: int = -1) -> None:
        self.given: list[int] = []
        self.by_seat = [0] * seats  # how many decisions each has answered
        self.asked_at = [0] * seats  # how many answers there were when each was asked last
        self.agent = agent
        self.punished = 0  # actions that were none, and cost reward

    def add(self, answer: int, seat: int) -> None:
        """A seat has answered."""
        self.asked_at[seat] = len(self.given)
        self.given.append(answer)
        self.by_seat[seat] += 1

    def counted(self) -> int:
        """How many count towards a limit, with the actions that were punished. An agent among bots counts its own: how
        often the others are asked tells what they hold.
        """
        return self.punished + (self.by_seat[self.agent] if self.agent >= 0 else len(self.given))


@final
class Lane:
    """One game's places. The first is rewritten at each decision: array behind array and then the mask, as bytes. Where
    more stands than is used, in those of objects and of what was altered, no more is written than must be. Those of
    definitions and abilities are there if they are part of the observation, and are written when they change. If
    `strict`, what does not fit is an error.
    """

    def __init__(self, encoder: Encoder, strict: bool, places: list[memoryview]) -> None:
        self.encoder = encoder
        self.changing = places[0]
        e = encoder
        # Writes all of them at once; what they do not use becomes 0.
        self.packer = Struct(
            f"{GAME_SIZE}s{PLAYER_SIZE * e.seats}s{LINK_SIZE * e.most_links}s{OPTION_SIZE * e.most_options}s"
            f"{e.most_options}s"
        )
        self.allowed = b"\1" * e.most_options
        self.objects = places[1]
        self.objects_written = 0
        self.strict = strict
        self.altered = places[2]
        self.altered_written = b""
        self.tables = places[3:]
        self.definitions_written = b""
        self.abilities_written = b""
        self.state: State | None = None
        self.answers = Answers()

    def begin(self, state: State, answers: Answers) -> None:
        """Another game is played here from now on; `answers` is where its answers are kept."""
        self.state = state
        self.answers = answers

    def write(self, g: State, seat: int) -> None:
        """Writes what a seat sees now. Raises DoesNotFit if it has more rows than there are, and all of it must fit."""
        e = self.encoder
        e.encode(g, seat)
        if self.strict and not e.all_fits():
            raise not_fitting(e.left_out())
        self.packer.pack_into(self.changing, 0, e.game, e.players, e.links, e.options, self.allowed[: e.count])
        fill(self.objects, e.objects, self.objects_written)
        self.objects_written = len(e.objects)
        if e.altered is not self.altered_written:
            fill(self.altered, e.altered, len(self.altered_written))
            self.altered_written = e.altered
        if len(self.tables) == 0:
            return
        if e.definitions is not self.definitions_written:
            fill(self.tables[0], e.definitions, len(self.definitions_written))
            self.definitions_written = e.definitions
        if e.abilities is not self.abilities_written:
            fill(self.tables[1], e.abilities, len(self.abilities_written))
            self.abilities_written = e.abilities


def step(lanes: list[Lane], actions: list[int], max_turns: int, max_decisions: int) -> list[int]:
    """Answers for every game, plays on and writes what is seen next. The numbers of those that need looking after: the
    game is over or cut, or somebody else decides now; -1 - k where the action was masked.
    """
    others: list[int] = []
    for k in range(len(lanes)):
        lane = lanes[k]
        g = lane.state
        assert g is not None
        action = actions[k]
        before = g.pending
        if before is None or not 0 <= action < lane.encoder.count:
            others.append(-1 - k)
            continue
        answers = lane.answers
        agent = answers.agent
        seat = g.decider(before.player)
        machine.apply_option(g, action)
        answers.add(action, seat)
        pending = g.pending
        if pending is None or g.turn_number > max_turns or answers.counted() >= max_decisions:
            others.append(k)
            continue
        seat = g.decider(pending.player)
        if agent >= 0 and seat != agent:
            others.append(k)
            continue
        lane.write(g, seat)
    return others
