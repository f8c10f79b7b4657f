"""The greedy bot in the times that the rules of 1997 have for it: damage that may be prevented, permanents that may be
regenerated, what has to be played before a phase is left.
"""

from collections.abc import Sequence

from mainphase.cards import nodes as n
from mainphase.kernel.values import Option, OptionKind
from mainphase.players.judging.judge import Judge
from mainphase.players.judging.meaning import Situation
from mainphase.players.judging.seen import Seen


def instructions_of(effect: n.Effect | None) -> list[n.Effect]:
    """The instructions of an effect one after another, without its choices."""
    if isinstance(effect, n.Sequence):
        return [part for each in effect.of for part in instructions_of(each)]
    return [effect] if effect is not None else []


def prevention(judge: Judge, modes: Sequence[n.Mode], s: Situation) -> float:
    """The worth of preventing damage that has been assigned, by the best mode and target."""
    best = 0.0
    for mode in modes:
        if mode.targets:
            for to in hurt(judge.seen):
                best = max(best, prevention_by(judge, mode.effect, s.aimed([[to]])))
        else:
            best = max(best, prevention_by(judge, mode.effect, s))
    return best


def prevention_by(judge: Judge, effect: n.Effect | None, s: Situation) -> float:
    """The worth of the damage that one effect prevents, with its targets."""
    parts = instructions_of(effect)
    which = next((part.which for part in parts if isinstance(part, n.ChooseSource)), None)
    worth = 0.0
    for part in parts:
        if not isinstance(part, n.PreventDamage):
            continue
        most = 99 if part.amount is None else judge.number(part.amount, s)
        refs = judge.refs(part.to, s) if part.to is not None else hurt(judge.seen)
        for ref in refs:
            total = sum(d.amount for d in judge.seen.assigned if d.to == ref)
            stopped = min(most, total)
            if which is not None:
                stopped = max(by_source(judge, which, ref, s).values(), default=0)
            if stopped:
                worth += judge.damage(ref, total - stopped) - judge.damage(ref, total)
    return worth


def hurt(seen: Seen) -> list[int]:
    """Who and what would be dealt the damage."""
    refs: list[int] = []
    for d in seen.assigned:
        if d.to not in refs:
            refs.append(d.to)
    return refs


def by_source(judge: Judge, which: n.Filter, ref: int, s: Situation) -> dict[int, int]:
    """How much each source that fits deals to somebody or something."""
    hurts: dict[int, int] = {}
    for d in judge.seen.assigned:
        t = judge.seen.thing(d.source)
        if d.to == ref and t is not None and judge.fits(which, t, s):
            hurts[d.source] = hurts.get(d.source, 0) + d.amount
    return hurts


def worst_source(seen: Seen, options: list[Option]) -> int:
    """Of sources to choose from the one that hurts us most."""
    mine = seen.ref()
    worst, most = 0, -1
    for index, option in enumerate(options):
        amount = sum(d.amount for d in seen.assigned if d.source == option.object and d.to == mine)
        if amount > most:
            worst, most = index, amount
    return worst


def must_play(seen: Seen, judge: Judge, options: list[Option]) -> int:
    """Where nobody may pass: what the turn itself brings, else the least evil of what our permanents demand. -1: there
    is nothing of that kind.
    """
    best, best_worth = -1, 0.0
    for index, option in enumerate(options):
        if option.kind == OptionKind.PHASE_ACTION:
            return index
        t = seen.thing(option.object)
        if option.kind != OptionKind.ACTIVATE or t is None:
            continue
        ability = seen.ability(option.ability)
        if not isinstance(ability, n.Activated) or not ability.mandatory:
            continue
        worth = judge.modes(ability.modes, Situation(t, seen.me)) - 0.3 * len(ability.cost)
        if best < 0 or worth > best_worth:
            best, best_worth = index, worth
    return best
