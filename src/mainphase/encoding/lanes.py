"""Many games side by side: each writes what it encodes into its own place of arrays that hold them all."""

from typing import Final, final

from mainphase.encoding.encoder import Encoder
from mainphase.kernel import machine
from mainphase.kernel.state.state import State

_LONGEST: Final = 1 << 16
_ZEROS: Final = bytes(_LONGEST)


def clear(place: memoryview, start: int, stop: int) -> None:
    """Sets what an earlier observation left to 0."""
    while start < stop:
        end = min(stop, start + _LONGEST)
        place[start:end] = _ZEROS[: end - start]
        start = end


def fill(place: memoryview, rows: list[bytes], before: int) -> int:
    """Writes rows over the `before` bytes that an earlier observation used. Returns how many are used now."""
    data = b"".join(rows)
    used = len(data)
    place[:used] = data
    if used < before:
        clear(place, used, before)
    return used


@final
class Lane:
    """One game's place. The arrays are views of bytes: of this game alone, whole rows."""

    def __init__(
        self,
        encoder: Encoder,
        game: memoryview,
        players: memoryview,
        objects: memoryview,
        links: memoryview,
        options: memoryview,
        mask: memoryview,
    ) -> None:
        self.encoder = encoder
        self.game = game
        self.players = players
        self.objects = objects
        self.links = links
        self.options = options
        self.mask = mask
        # How many bytes of each are in use: what comes after them is 0.
        self.objects_used = 0
        self.links_used = 0
        self.options_used = 0
        self.masked = -1  # how many options the mask allows; -1: not known
        self.state: State | None = None
        self.answers: list[int] = []
        self.agent = -1  # the seat that is played here; -1: all of them

    def begin(self, state: State, answers: list[int], agent: int) -> None:
        """Another game is played here from now on; `answers` is where its answers are kept."""
        self.state = state
        self.answers = answers
        self.agent = agent

    def write(self, g: State, seat: int) -> None:
        """Writes what a seat sees now."""
        e = self.encoder
        e.encode(g, seat)
        self.game[:] = e.game
        self.players[:] = e.players
        self.objects_used = fill(self.objects, e.objects, self.objects_used)
        if e.links or self.links_used:
            self.links_used = fill(self.links, e.links, self.links_used)
        self.options_used = fill(self.options, e.options, self.options_used)
        if e.count != self.masked:
            self.masked = e.count
            self.mask[:] = b"\1" * e.count + bytes(e.most_options - e.count)


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
        machine.apply(g, action)
        answers = lane.answers
        answers.append(action)
        pending = g.pending
        if pending is None or g.turn_number > max_turns or len(answers) >= max_decisions:
            others.append(k)
            continue
        seat = g.decider(pending.player)
        if lane.agent >= 0 and seat != lane.agent:
            others.append(k)
            continue
        lane.write(g, seat)
    return others
