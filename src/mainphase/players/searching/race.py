"""The options of one decision race through the same possible worlds, until one is ahead or the budget is used."""

from math import sqrt
from time import perf_counter
from typing import Final, final

from mainphase.kernel import machine
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Automation
from mainphase.kernel.worlds import resample
from mainphase.players.judging.answering import Greed
from mainphase.players.searching.declaring import CombatPlan, combat_plans, is_declared, planned
from mainphase.players.searching.standing import standing
from mainphase.players.searching.tree import Name, OptionNames, SearchNode, select_child, tried

LEAST: Final = 4  # worlds before an option is given up
BEHIND: Final = 2.5  # standard errors by which an option is behind that is given up
UNDOUBTED: Final = 24  # worlds before one is given up of which all tell the same: the tree below it has to grow first
CERTAIN: Final = 1.0  # standard errors by which another is preferred to what judgement alone would do,
PREFERENCE: Final = 0.005  # and how much at least
WIDEST: Final = 64  # options that race, where seconds bound the search
LONGEST: Final = 500  # decisions of a playout
LATER: Final = 0.04  # of what a result is better or worse than even, a turn later takes away so much: a win now is sure


@final
class RaceOption:
    """An option in the race; of attackers and blockers the whole declaration that it begins."""

    def __init__(self, index: int = 0, plan: CombatPlan | None = None) -> None:
        self.index = index
        self.plan: CombatPlan = plan if plan is not None else {}
        self.node = SearchNode()
        self.results: list[float] = []  # world by world
        self.sum = 0.0

    def mean(self) -> float:
        return self.sum / len(self.results) if self.results else 0.0


def ahead_by(one: RaceOption, other: RaceOption) -> tuple[float, float]:
    """By how much one is ahead of another in the worlds that both have run through, and the standard error of that."""
    worlds = min(len(one.results), len(other.results))
    if worlds == 0:
        return 0.0, 1.0
    total = 0.0
    squares = 0.0
    for k in range(worlds):
        lead = one.results[k] - other.results[k]
        total += lead
        squares += lead * lead
    mean = total / worlds
    return mean, sqrt(max(0.0, squares / worlds - mean * mean) / max(1, worlds - 1))


def _halvings(count: int) -> int:
    """How often so many can be halved until two are left."""
    found = 0
    while count > 2:
        count = (count + 1) // 2
        found += 1
    return found


@final
class Race:
    """A search for one decision. `root` is a world in which it waits; `simulations` and `seconds` bound it, 0: not."""

    def __init__(self, root: State, sensible: int, simulations: int, seconds: float, turns: int, seed: int) -> None:
        asked = root.pending
        assert asked is not None
        root.automation = Automation(True, True, True, True, True, stops=True)
        self.root = root
        self.seat = root.decider(asked.player)
        self.simulations = simulations
        self.seconds = seconds
        self.until = perf_counter() + seconds if seconds > 0 else 0.0
        self.last_turn = root.turn_number + turns
        self.seed = seed
        self.names = OptionNames(root)
        self.played = 0
        self.declared: int = asked.kind if is_declared(asked.kind) else -1  # as one decision, by whole plans
        self.plan: CombatPlan = {}  # what has won, of a declaration
        most = max(2, self.simulations // LEAST) if self.simulations > 0 else WIDEST
        self.runners = self._declarations(most, sensible) if self.declared >= 0 else self._runners(sensible, most)
        for runner in self.runners:
            runner.node.side = root.players[self.seat].side

    def _declarations(self, most: int, sensible: int) -> list[RaceOption]:
        """The declarations that are tried: first the one that judgement prefers."""
        asked = self.root.pending
        assert asked is not None
        return [RaceOption(planned(asked, plan, sensible), plan) for plan in combat_plans(self.root, most)]

    def _runners(self, sensible: int, most: int) -> list[RaceOption]:
        """The options that are tried: first the one that judgement prefers; of those that cannot be told apart, one."""
        root = self.root
        asked = root.pending
        assert asked is not None
        met: dict[Name, bool] = {}
        found: list[RaceOption] = []
        for index in [sensible, *tried(asked)]:
            name = self.names.of(root, asked, asked.option(index))
            if name not in met:
                met[name] = True
                found.append(RaceOption(index))
        if len(found) > most:  # what the budget suffices for, spread over all there is
            found = found[:1] + [found[1 + k * (len(found) - 1) // (most - 1)] for k in range(most - 1)]
        return found

    def winner(self) -> int:
        """The index of the option that comes out best. Of a declaration, `plan` has all of it."""
        won = self._won()
        self.plan = won.plan
        return won.index

    def _won(self) -> RaceOption:
        left = self.runners
        number = 0
        halvings = _halvings(len(left))
        halved = 0
        while len(left) > 1 and not self._used_up(len(left)):
            world = flat.clone_lazily(self.root)
            resample(world, self.seat, self.seed + number)
            number += 1
            for runner in left:
                if self._late():
                    break
                value = self._play(flat.clone_lazily(world), runner)
                runner.results.append(value)
                runner.sum += value
            if number >= LEAST:
                left = self._still_in(left)
            while halved < halvings and self._spent() * (halvings + 1) >= halved + 1:
                halved += 1
                left = self._better_half(left)
        best = left[0]
        for runner in left:
            if runner.mean() > best.mean():
                best = runner
        first = self.runners[0]
        if first in left and best is not first:
            lead, doubt = ahead_by(best, first)
            if lead < PREFERENCE + CERTAIN * doubt:
                return first
        return best

    def _spent(self) -> float:
        """How much of the budget, from 0 to 1."""
        spent = self.played / self.simulations if self.simulations > 0 else 0.0
        if self.until > 0.0:
            spent = max(spent, 1.0 - (self.until - perf_counter()) / self.seconds)
        return spent

    def _better_half(self, left: list[RaceOption]) -> list[RaceOption]:
        """The better half of them, and what judgement says, to which whatever wins is compared in the end."""
        by_mean = sorted([-runner.mean() for runner in left])
        least = -by_mean[(len(left) + 1) // 2 - 1]
        return [runner for runner in left if runner is self.runners[0] or runner.mean() >= least]

    def _used_up(self, needed: int) -> bool:
        if self.simulations > 0 and self.played + needed > self.simulations:
            return True
        return self._late()

    def _late(self) -> bool:
        return self.until > 0.0 and perf_counter() >= self.until

    def _still_in(self, left: list[RaceOption]) -> list[RaceOption]:
        """Those that are not clearly behind the one ahead; of equals the first."""
        ahead = left[0]
        for runner in left:
            if runner.mean() > ahead.mean():
                ahead = runner
        found: list[RaceOption] = []
        for runner in left:
            lead, doubt = ahead_by(ahead, runner)
            if runner is ahead or (lead <= BEHIND * doubt if doubt > 0.0 else len(runner.results) < UNDOUBTED):
                found.append(runner)
        return found

    def _play(self, g: State, runner: RaceOption) -> float:
        """One playout in this world: the option, down the tree, on by judgement to the horizon; and how it stands."""
        self.played += 1
        minds = [Greed() for _ in g.players]
        node = runner.node
        path = [node]
        machine.apply_option(g, runner.index)
        count = 0
        growing = True
        declaring = self.declared >= 0
        while g.pending is not None and g.turn_number <= self.last_turn and count < LONGEST:
            asked = g.pending
            seat = g.decider(asked.player)
            if declaring and asked.kind == self.declared and seat == self.seat and asked.about in runner.plan:
                index = planned(asked, runner.plan, -1)
                if index < 0:
                    index = minds[seat].answer(g)
                machine.apply_option(g, index)
                continue
            declaring = False
            if growing:
                index, child = select_child(node, g, self.names, minds[seat], runner.node.side)
                growing = child.visits > 0
                node = child
                path.append(child)
            else:
                index = minds[seat].answer(g)
            machine.apply_option(g, index)
            count += 1
        kept = (1.0 - LATER) ** (g.turn_number - self.root.turn_number)
        value = [0.5 + kept * (each - 0.5) for each in standing(g)]
        for step in path:
            step.visits += 1
            step.total += value[step.side]
        return value[runner.node.side]
