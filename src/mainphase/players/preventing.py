"""What the greedy bot makes of the times that the rules of 1997 have for it: damage that may be prevented, permanents
that may be regenerated, what has to be played before a phase is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mainphase.cards import nodes as n
from mainphase.kernel.values import OptionKind
from mainphase.players.judge import Judge
from mainphase.players.meaning import Situation
from mainphase.players.seen import Choice, Seen, player_ref


def parts_of(effect: n.Effect | None) -> list[n.Effect]:
    """The instructions of an effect one after another, without its choices."""
    if isinstance(effect, n.Sequence):
        return [part for each in effect.of for part in parts_of(each)]
    return [effect] if effect is not None else []


def prevention(judge: Judge, modes: Sequence[n.Mode], s: Situation) -> float:
    """What it is worth to prevent damage that has been assigned, by the best mode and target."""
    best = 0.0
    for mode in modes:
        if mode.targets:
            aims = {to for _, to, _ in judge.seen.assigned}
            best = max([best, *(prevented(judge, mode.effect, replace(s, targets=((to,),))) for to in aims)])
        else:
            best = max(best, prevented(judge, mode.effect, s))
    return best


def prevented(judge: Judge, effect: n.Effect | None, s: Situation) -> float:
    """The same of one effect, with its targets."""
    parts = parts_of(effect)
    which = next((part.which for part in parts if isinstance(part, n.ChooseSource)), None)
    worth = 0.0
    for part in parts:
        if not isinstance(part, n.PreventDamage):
            continue
        most = 99 if part.amount is None else judge.number(part.amount, s)
        refs = judge.refs(part.to, s) if part.to is not None else {to for _, to, _ in judge.seen.assigned}
        for ref in refs:
            total = sum(amount for _, to, amount in judge.seen.assigned if to == ref)
            stopped = min(most, total)
            if which is not None:
                stopped = max((hurt for _, hurt in by_source(judge, which, ref, s)), default=0)
            if stopped:
                worth += judge.damage(ref, total - stopped) - judge.damage(ref, total)
    return worth


def by_source(judge: Judge, which: n.Filter, ref: int, s: Situation) -> list[tuple[int, int]]:
    """How much each source that fits deals to somebody or something."""
    hurts: dict[int, int] = {}
    for source, to, amount in judge.seen.assigned:
        t = judge.seen.things.get(source)
        if to == ref and t is not None and judge.fits(which, t, s):
            hurts[source] = hurts.get(source, 0) + amount
    return list(hurts.items())


def worst_source(seen: Seen, options: Sequence[Choice]) -> int:
    """Of sources to choose from the one that hurts us most."""
    mine = player_ref(seen.me)

    def hurt(option: Choice) -> int:
        return sum(amount for source, to, amount in seen.assigned if source == option.a and to == mine)

    return max(range(len(options)), key=lambda i: hurt(options[i]))


def must_play(seen: Seen, judge: Judge, options: Sequence[Choice]) -> int:
    """Where nobody may pass: what the turn itself brings, else the least evil of what our permanents demand. -1: there
    is nothing of that kind.
    """
    best, best_worth = -1, 0.0
    for index, option in enumerate(options):
        if option.kind == OptionKind.PHASE_ACTION:
            return index
        t = seen.things.get(option.a)
        if option.kind != OptionKind.ACTIVATE or t is None:
            continue
        ability = seen.ability(option.b)
        if not isinstance(ability, n.Activated) or not ability.mandatory:
            continue
        worth = judge.modes(ability.modes, Situation(t, seen.me)) - 0.3 * len(ability.cost)
        if best < 0 or worth > best_worth:
            best, best_worth = index, worth
    return best
