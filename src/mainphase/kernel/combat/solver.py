"""Pure search over declarations of attackers or blockers (CR 508.1c-d, 509.1b-c).

Which obey every restriction, and how many requirements can be obeyed? Creatures are *agents*, what they may attack or
block are *targets*. Agents are asked in order, each for targets in ascending order; the search says whether what has
been announced so far can be completed. Nothing here knows a game.
"""

from typing import Final, final

NEVER: Final = -1  # no declaration obeys the restrictions


@final
class DeclarationProblem:
    """Who may take what, what forbids combinations, and what each choice obeys."""

    def __init__(self, agents: int, targets: int) -> None:
        self.agents = agents
        self.targets = targets
        # Of each agent:
        self.options: list[list[int]] = []  # targets it may take, ascending
        self.gains: list[list[int]] = []  # beside each option: requirements obeyed by taking it
        self.priced: list[list[bool]] = []  # beside each option: it costs something
        self.most: list[int] = []  # how many targets it may take
        self.own: list[int] = []  # requirements obeyed by taking anything at all
        self.not_alone: list[bool] = []  # may not be the only agent with a target
        for _ in range(agents):
            self.options.append([])
            self.gains.append([])
            self.priced.append([])
            self.most.append(1)
            self.own.append(0)
            self.not_alone.append(False)
        # Of each target:
        self.least: list[int] = [1] * targets  # how many agents take it, if any (menace: 2)
        self.cap: list[int] = [0] * targets  # how many agents may take it at most; 0: any number
        self.bonus: list[int] = [0] * targets  # requirements obeyed if any agent takes it
        self.limit = -1  # at most this many agents with a target; -1: no limit
        # It is enough that no agent without a target could be added that obeys a requirement by that (to June 2003).
        self.one_by_one = False

    def offer(self, agent: int, target: int, gain: int = 0, priced: bool = False) -> None:
        """Says that an agent may take a target. Call it with ascending targets."""
        self.options[agent].append(target)
        self.gains[agent].append(gain)
        self.priced[agent].append(priced)

    def is_priced(self) -> bool:
        for row in self.priced:
            if True in row:
                return True
        return False

    def free(self) -> "DeclarationProblem":
        """The problem without what costs anything: nobody has to pay (CR 508.1d, 509.1c)."""
        p = DeclarationProblem(self.agents, self.targets)
        for a in range(self.agents):
            for k in range(len(self.options[a])):
                if not self.priced[a][k]:
                    p.offer(a, self.options[a][k], self.gains[a][k])
        p.most = self.most
        p.own = self.own
        p.not_alone = self.not_alone
        p.least = self.least
        p.cap = self.cap
        p.bonus = self.bonus
        p.limit = self.limit
        p.one_by_one = self.one_by_one
        return p


@final
class Taken:
    """A target that an agent takes."""

    def __init__(self, agent: int = 0, target: int = 0) -> None:
        self.agent = agent
        self.target = target


@final
class Search:
    """A place in a declaration, and the search from there. `agent` is the one being asked; those before it are done."""

    def __init__(self, problem: DeclarationProblem) -> None:
        self.problem = problem
        self.agent = 0
        self.position = 0  # the first of the agent's options that it may still take
        self.left = problem.most[0] if problem.agents > 0 else 0
        self.took = False  # the agent has a target
        self.counts: list[int] = [0] * problem.targets
        self.used = 0  # agents with a target
        self.lone = False  # the first of them may not be the only one
        self.gained = 0
        self.path: list[Taken] = []
        self.failed: dict[int, int] = {}  # state → the smallest number of further requirements known to be out of reach
        self.matters: list[int] = []  # targets whose number of takers matters
        for t in range(problem.targets):
            if problem.least[t] > 1 or problem.bonus[t] > 0 or problem.cap[t] > 0:
                self.matters.append(t)
        # For each agent: the most that it and those after can gain, by how many of them may act; with and without the
        # targets' own requirements.
        self.bounds_with: list[list[int]] = []
        self.bounds_without: list[list[int]] = []
        self.measure()

    # --- walking

    def take(self, target: int) -> None:
        """The agent takes a target among its options from `position` on."""
        p = self.problem
        a = self.agent
        k = p.options[a].index(target)
        self.enter(a, k, self.took)
        self.position = k + 1
        self.left -= 1
        self.took = True

    def rest(self) -> None:
        """The agent takes no more."""
        self.agent += 1
        self.position = 0
        self.took = False
        if self.agent < self.problem.agents:
            self.left = self.problem.most[self.agent]

    def enter(self, one: int, index: int, took: bool) -> None:
        p = self.problem
        t = p.options[one][index]
        self.gained += p.gains[one][index]
        if self.counts[t] == 0:
            self.gained += p.bonus[t]
        self.counts[t] += 1
        if not took:
            self.gained += p.own[one]
            if self.used == 0:
                self.lone = p.not_alone[one]
            self.used += 1
        self.path.append(Taken(one, t))

    def undo(self, one: int, index: int, took: bool) -> None:
        p = self.problem
        t = p.options[one][index]
        self.path.pop()
        if not took:
            self.used -= 1
            self.gained -= p.own[one]
        self.counts[t] -= 1
        if self.counts[t] == 0:
            self.gained -= p.bonus[t]
        self.gained -= p.gains[one][index]

    # --- questions

    def can_rest(self, goal: int) -> bool:
        """True if the declaration can still be completed with `goal` requirements obeyed if the agent takes no more."""
        return self.reach(self.agent + 1, goal)

    def can_take(self, target: int, goal: int) -> bool:
        """True if the declaration can still be completed with `goal` requirements obeyed if the agent takes this target
        now.
        """
        p = self.problem
        a = self.agent
        if self.left <= 0 or not self.room(self.took) or self.full(target):
            return False
        for k in range(self.position, len(p.options[a])):
            if p.options[a][k] == target:
                lone = self.lone
                self.enter(a, k, self.took)
                ok = self.extend(a, k + 1, self.left - 1, True, goal)
                self.undo(a, k, self.took)
                self.lone = lone
                return ok
        return False

    def best(self) -> int:
        """The most requirements that a declaration can obey from here, those obeyed already included, or NEVER."""
        goal = 0
        found = NEVER
        while self.extend(self.agent, self.position, self.left, self.took, goal):
            found = goal
            goal += 1
        return found

    # --- the search

    def room(self, took: bool) -> bool:
        return took or self.problem.limit < 0 or self.used < self.problem.limit

    def full(self, target: int) -> bool:
        """True if a target is taken by as many as may take it."""
        return 0 < self.problem.cap[target] <= self.counts[target]

    def reach(self, one: int, goal: int) -> bool:
        """True if agents from `a` on can complete what is taken with `goal` requirements or more obeyed in all."""
        p = self.problem
        need = goal - self.gained
        if need < 0:
            need = 0
        if one >= p.agents:
            return need == 0 and self.complete()
        if need > self.bound(one) or not self.can_fill(one):
            return False
        key = self.key(one)
        known = self.failed.get(key, -1)
        if 0 <= known <= need:
            return False
        if self.extend(one, 0, p.most[one], False, goal):
            return True
        self.failed[key] = need
        return False

    def extend(self, one: int, position: int, left: int, took: bool, goal: int) -> bool:
        """Agent `a` takes more targets from `position` on, or none; then the others."""
        if one >= self.problem.agents:
            return self.reach(one, goal)
        hungry = goal > self.gained
        if not hungry and self.reach(one + 1, goal):
            return True
        if left > 0 and self.room(took) and self.try_takes(one, position, left, took, goal):
            return True
        return hungry and self.reach(one + 1, goal)

    def try_takes(self, one: int, position: int, left: int, took: bool, goal: int) -> bool:
        p = self.problem
        options = p.options[one]
        dull = False  # a target of no consequence has been tried: another one comes to the same
        for k in range(position, len(options)):
            t = options[k]
            if self.full(t):
                continue
            plain = p.least[t] <= 1 and p.bonus[t] == 0 and p.cap[t] == 0
            if plain and p.gains[one][k] == 0:
                if took or dull:
                    continue
                dull = True
            lone = self.lone
            self.enter(one, k, took)
            ok = self.extend(one, k + 1, left - 1, True, goal)
            self.undo(one, k, took)
            self.lone = lone
            if ok:
                return True
            if plain and took and left >= len(options) - k:
                break  # it costs nothing to take it: leaving it out gains nothing
        return False

    def complete(self) -> bool:
        p = self.problem
        for t in self.matters:
            if 0 < self.counts[t] < p.least[t]:
                return False
        if self.used == 1 and self.lone:
            return False
        return not p.one_by_one or not self.could_add()

    def could_add(self) -> bool:
        """True if an agent without a target that obeys a requirement by taking one could take one for nothing."""
        p = self.problem
        if not self.room(False):
            return False
        for a in self.resting(p.agents):
            if self.used == 0 and p.not_alone[a]:
                continue
            for k in range(len(p.options[a])):
                t = p.options[a][k]
                if not p.priced[a][k] and not self.full(t) and self.counts[t] + 1 >= p.least[t]:
                    return True
        return False

    def resting(self, before: int) -> list[int]:
        """The agents before this one that have no target and obey a requirement by taking any."""
        acting = [taken.agent for taken in self.path]
        out: list[int] = []
        for a in range(before):
            if self.problem.own[a] > 0 and a not in acting:
                out.append(a)
        return out

    def can_fill(self, one: int) -> bool:
        """A quick test: enough agents are left for the targets that need more of them."""
        p = self.problem
        worst = 0
        for t in self.matters:
            c = self.counts[t]
            if 0 < c < p.least[t] and p.least[t] - c > worst:
                worst = p.least[t] - c
        if worst == 0:
            return True
        remaining = p.agents - one
        if p.limit >= 0 and p.limit - self.used < remaining:
            remaining = p.limit - self.used
        return worst <= remaining

    def key(self, one: int) -> int:
        """The state as one number: all that the rest of the declaration depends on."""
        p = self.problem
        code = one
        for t in self.matters:
            width = max(p.least[t], p.cap[t], 1)
            c = self.counts[t]
            code = code * (width + 1) + (c if c < width else width)
        used = self.used
        if p.limit < 0 and used > 2:
            used = 2
        code = code * (p.agents + 3) + used
        if p.one_by_one:
            for b in self.resting(one):
                code = code * (p.agents + 1) + b + 1
            code = code * (p.agents + 1)
        return code * 2 + (1 if self.lone and self.used == 1 else 0)

    # --- bounds

    def measure(self) -> None:
        p = self.problem
        with_bonus: list[int] = []
        without: list[int] = []
        for a in range(p.agents):
            plain: list[int] = []
            rich: list[int] = []
            for k in range(len(p.options[a])):
                plain.append(p.gains[a][k])
                rich.append(p.gains[a][k] + p.bonus[p.options[a][k]])
            without.append(sum_of_largest(plain, p.most[a]) + (p.own[a] if plain else 0))
            with_bonus.append(sum_of_largest(rich, p.most[a]) + (p.own[a] if plain else 0))
        for a in range(p.agents):
            self.bounds_with.append(cumulated(with_bonus[a:]))
            self.bounds_without.append(cumulated(without[a:]))

    def bound(self, first: int) -> int:
        """No completion by agents from `a` on gains more."""
        p = self.problem
        n = p.agents - first
        if p.limit >= 0 and p.limit - self.used < n:
            n = p.limit - self.used
        one = self.bounds_with[first][n]
        other = self.bounds_without[first][n]
        for t in self.matters:
            if self.counts[t] == 0:
                other += p.bonus[t]
        return one if one < other else other


def sum_of_largest(values: list[int], count: int) -> int:
    """The sum of the n largest."""
    return sum(sorted(values, reverse=True)[:count])


def cumulated(values: list[int]) -> list[int]:
    """Element n is the sum of the n largest."""
    out = [0]
    total = 0
    for v in sorted(values, reverse=True):
        total += v
        out.append(total)
    return out


@final
class Completions:
    """Whole declarations that continue what has been taken and obey the restrictions and at least `goal` requirements.

    Those that add no cost come first. `next` gives one at a time, so that the caller may test what the search does not
    know (whether the costs can be paid). There are at most `MOST` of each sort; what is listed from a later place in
    the same declaration is a part of what was listed before, so nothing offered becomes a dead end.
    """

    MOST: Final = 64

    def __init__(self, search: Search, goal: int) -> None:
        self.found: list[list[Taken]] = []
        self.index = 0
        s = search
        self.goal = goal
        self.collect(s, s.agent, s.position, s.left, s.took, False)
        if s.problem.is_priced():
            before = self.found
            self.found = []
            self.collect(s, s.agent, s.position, s.left, s.took, True)
            self.found = before + self.found

    def next(self) -> list[Taken] | None:
        """The next declaration; None: no more."""
        if self.index >= len(self.found):
            return None
        self.index += 1
        return self.found[self.index - 1]

    def collect(self, node: Search, one: int, position: int, left: int, took: bool, costs: bool) -> None:
        if len(self.found) >= Completions.MOST:
            return
        p = node.problem
        if one >= p.agents:
            if node.reach(one, self.goal):
                self.found.append(node.path[:])
            return
        if node.reach(one + 1, self.goal):
            self.collect(node, one + 1, 0, p.most[one + 1] if one + 1 < p.agents else 0, False, costs)
        if left <= 0 or not node.room(took):
            return
        for k in range(position, len(p.options[one])):
            if (p.priced[one][k] and not costs) or node.full(p.options[one][k]):
                continue
            lone = node.lone
            node.enter(one, k, took)
            if node.extend(one, k + 1, left - 1, True, self.goal):
                self.collect(node, one, k + 1, left - 1, True, costs)
            node.undo(one, k, took)
            node.lone = lone
