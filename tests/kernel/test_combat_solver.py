"""The search behind declarations of attackers and blockers, against brute force over all (CR 508.1c-d, 509.1b-c)."""

from itertools import combinations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from mainphase.kernel.combat.solver import NEVER, Completions, DeclarationProblem, Search

Declaration = tuple[tuple[int, ...], ...]  # for each agent the targets it takes


def choices(p: DeclarationProblem, agent: int) -> list[tuple[int, ...]]:
    out: list[tuple[int, ...]] = []
    for n in range(p.most[agent] + 1):
        out.extend(combinations(p.options[agent], n))
    return out


def legal(p: DeclarationProblem, d: Declaration) -> bool:
    users = [a for a, taken in enumerate(d) if taken]
    if p.limit >= 0 and len(users) > p.limit:
        return False
    if len(users) == 1 and p.not_alone[users[0]]:
        return False
    return all(not 0 < sum(t in taken for taken in d) < p.least[t] for t in range(p.targets))


def obeyed(p: DeclarationProblem, d: Declaration) -> int:
    total = 0
    for a, taken in enumerate(d):
        total += p.own[a] if taken else 0
        total += sum(p.gains[a][p.options[a].index(t)] for t in taken)
    return total + sum(p.bonus[t] for t in range(p.targets) if any(t in taken for taken in d))


def declarations(p: DeclarationProblem) -> list[Declaration]:
    return [d for d in product(*(choices(p, a) for a in range(p.agents))) if legal(p, d)]


def flat(d: Declaration) -> list[int]:
    return [x for a, taken in enumerate(d) for t in taken for x in (a, t)]


@st.composite
def problems(draw: st.DrawFn, priced: bool = False) -> DeclarationProblem:
    p = DeclarationProblem(draw(st.integers(0, 4)), draw(st.integers(1, 3)))
    for a in range(p.agents):
        for t in range(p.targets):
            if draw(st.integers(0, 3)):
                p.offer(a, t, draw(st.sampled_from((0, 0, 0, 1, 2))), priced and draw(st.booleans()))
        p.most[a] = draw(st.sampled_from((1, 1, 1, 2, 3)))
        p.own[a] = draw(st.sampled_from((0, 0, 1)))
        p.not_alone[a] = draw(st.sampled_from((False, False, True)))
    for t in range(p.targets):
        p.least[t] = draw(st.sampled_from((1, 1, 2, 3)))
        p.bonus[t] = draw(st.sampled_from((0, 0, 1)))
    p.limit = draw(st.sampled_from((-1, -1, 0, 1, 2, 3)))
    return p


def walk(p: DeclarationProblem, goal: int) -> list[list[int]]:
    """Every declaration reached by answering the questions with what is offered. Fails on a dead end."""
    out: list[list[int]] = []
    agenda: list[list[tuple[int, int]]] = [[]]  # answers so far: agent, target; -1 for no more
    while agenda:
        answers = agenda.pop()
        s = Search(p)
        for _, target in answers:
            if target < 0:
                s.rest()
            else:
                s.take(target)
        if s.agent >= p.agents:
            out.append([x for pair in answers if pair[1] >= 0 for x in pair])
            continue
        here = [t for t in p.options[s.agent] if s.can_take(t, goal)]
        if s.can_rest(goal):
            here.append(-1)
        assert here, "a dead end"
        agenda.extend([*answers, (s.agent, t)] for t in here)
    return out


@settings(max_examples=300, deadline=None)
@given(problems())
def test_508_1d_the_maximum_of_requirements_is_what_brute_force_finds(p: DeclarationProblem) -> None:
    assert Search(p).best() == max((obeyed(p, d) for d in declarations(p)), default=NEVER)


@settings(max_examples=200, deadline=None)
@given(problems())
def test_508_1c_d_what_is_offered_leads_to_every_legal_declaration_and_to_no_other(p: DeclarationProblem) -> None:
    goal = Search(p).best()
    expected = [flat(d) for d in declarations(p) if obeyed(p, d) >= goal]
    assert sorted(walk(p, goal)) == sorted(expected)


@settings(max_examples=200, deadline=None)
@given(problems(priced=True))
def test_508_1d_completions_are_whole_legal_declarations_and_those_without_cost_come_first(
    p: DeclarationProblem,
) -> None:
    goal = Search(p.free()).best()
    wanted = [d for d in declarations(p) if obeyed(p, d) >= goal]
    listing = Completions(Search(p), goal)
    got: list[list[int]] = []
    while (found := listing.next()) is not None:
        got.append([x for taken in found for x in (taken.agent, taken.target)])
    for one in got:
        assert one in [flat(d) for d in wanted]
    costly = [any(p.priced[a][p.options[a].index(t)] for a, t in zip(d[::2], d[1::2], strict=True)) for d in got]
    if True in costly:
        first = costly.index(True)
        assert True not in costly[:first]
        assert len(got) - first <= Completions.MOST
    if len(wanted) < Completions.MOST:
        assert {tuple(d) for d in got} == {tuple(flat(d)) for d in wanted}


def test_508_1d_one_attacker_at_most_and_one_that_must_attack() -> None:
    """The rules' own example: the creature that attacks if able is the only legal attack."""
    p = DeclarationProblem(2, 1)
    p.offer(0, 0)
    p.offer(1, 0)
    p.own[1] = 1
    p.limit = 1
    assert walk(p, Search(p).best()) == [[1, 0]]


def test_509_1c_menace_and_one_that_must_block_takes_both_blockers() -> None:
    """The rules' own example: both creatures must block."""
    p = DeclarationProblem(2, 1)
    p.offer(0, 0)
    p.offer(1, 0)
    p.own[0] = 1
    p.least[0] = 2
    assert walk(p, Search(p).best()) == [[0, 0, 1, 0]]


def test_509_1b_menace_offers_the_first_blocker_only_if_a_second_can_follow() -> None:
    p = DeclarationProblem(2, 2)
    p.offer(0, 0)
    p.offer(0, 1)
    p.offer(1, 1)
    p.least[0] = 2
    s = Search(p)
    assert not s.can_take(0, 0)
    assert s.can_take(1, 0)


def test_508_1d_twenty_that_must_attack_under_a_limit_are_counted_at_once() -> None:
    p = DeclarationProblem(20, 2)
    for a in range(20):
        p.offer(a, 0)
        p.offer(a, 1)
        p.own[a] = 1
    assert Search(p).best() == 20
    p.limit = 7
    s = Search(p)
    assert s.best() == 7
    assert s.can_rest(7)


def test_509_1c_many_blockers_that_must_block_one_attacker_are_counted_at_once() -> None:
    p = DeclarationProblem(12, 12)
    for a in range(12):
        for t in range(12):
            p.offer(a, t, 1 if t == 3 else 0)
    p.least = [2] * 12
    p.bonus[7] = 1
    assert Search(p).best() == 12
    p.bonus[3] = 1
    assert Search(p).best() == 13
