"""Combat as one decision: whole declarations of attackers or blockers that are worth trying (CR 508.1, 509.1).

The game asks about one creature after another, and an attack by two may be good where each of them alone is lost. So
what races are declarations.
"""

from typing import Final

from mainphase.kernel import machine
from mainphase.kernel.reading.characteristics import power_of
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Decision, DecisionKind, Option, OptionKind
from mainphase.players.judging.answering import Greed

CombatPlan = dict[int, int]  # what each creature attacks or blocks; 0: nothing

LARGEST: Final = 12  # creatures of whose declarations all kinds are tried
AIMS: Final = 3  # that are tried for one creature
PAIRS: Final = 8  # of creatures that block together
LONGEST: Final = 400  # answers of a declaration


def is_declared(kind: int) -> bool:
    """True for the decisions of which a declaration is made."""
    return kind == DecisionKind.ATTACK or kind == DecisionKind.BLOCK


def aim_of(option: Option) -> int:
    """What the creature attacks or blocks by this option; 0 if nothing."""
    if option.kind == OptionKind.ATTACK:
        return option.attacked
    return option.attacker if option.kind == OptionKind.BLOCK else 0


def planned(asked: Decision, plan: CombatPlan, otherwise: int) -> int:
    """The index of the option by which the creature that is asked about does what is planned; `otherwise` if nothing is
    planned for it, or something that it cannot do.
    """
    if asked.about in plan:
        aim = plan[asked.about]
        for index in range(asked.count()):
            option = asked.option(index)
            if aim_of(option) == aim and (aim != 0 or option.kind == OptionKind.STAY):
                return index
    return otherwise


def plan_carried_out(root: State, plan: CombatPlan) -> CombatPlan:
    """What becomes of a plan, if each creature for which nothing is planned does what judgement says."""
    g = flat.clone_lazily(root)
    asked = g.pending
    assert asked is not None
    kind, seat = asked.kind, g.decider(asked.player)
    mind = Greed()
    made: CombatPlan = {}
    for _ in range(LONGEST):
        asked = g.pending
        if asked is None or asked.kind != kind or g.decider(asked.player) != seat or asked.about in made:
            break
        index = planned(asked, plan, -1)
        if index < 0:
            index = mind.answer(g)
        made[asked.about] = aim_of(asked.option(index))
        machine.apply_option(g, index)
    return made


def aims(root: State) -> dict[int, list[int]]:
    """What each creature that is asked about could attack or block if no other did."""
    g = flat.clone_lazily(root)
    asked = g.pending
    assert asked is not None
    kind, seat = asked.kind, g.decider(asked.player)
    found: dict[int, list[int]] = {}
    for _ in range(LONGEST):
        asked = g.pending
        if asked is None or asked.kind != kind or g.decider(asked.player) != seat or asked.about in found:
            break
        last = asked.count() - 1
        offered: list[int] = []
        for index in range(last + 1):
            option = asked.option(index)
            if option.kind == OptionKind.STAY:
                last = index
            else:
                offered.append(aim_of(option))
        found[asked.about] = offered
        machine.apply_option(g, last)
    return found


def combat_plans(root: State, most: int) -> list[CombatPlan]:
    """Declarations that are worth trying, different from each other, at most so many: first what judgement says."""
    asked = root.pending
    assert asked is not None
    sensible = plan_carried_out(root, {})
    could = aims(root)
    attacking = asked.kind == DecisionKind.ATTACK
    wished = attack_plans(root, sensible, could) if attacking else block_plans(root, sensible, could)
    found = [sensible]
    for wish in wished:
        if len(found) >= most:
            break
        made = plan_carried_out(root, wish)
        if made not in found:
            found.append(made)
    return found


def attack_plans(root: State, sensible: CombatPlan, could: dict[int, list[int]]) -> list[CombatPlan]:
    """Attacks by all, by none, by one more or less than is sensible, and by the strongest."""
    main = main_aim(sensible, could)
    able = sorted([(-power_of(root, root.objects[oid]), oid) for oid in could if could[oid]])
    everybody: CombatPlan = {oid: aim_at(could[oid], main) for _, oid in able}
    nobody: CombatPlan = dict.fromkeys(could, 0)
    found = [everybody, nobody]
    for _, oid in able[:LARGEST]:
        for aim in [0, aim_at(could[oid], main), *could[oid][:AIMS]]:
            if aim != sensible.get(oid, 0):
                found.append({**sensible, oid: aim})
    for count in range(1, min(len(able), LARGEST)):
        strongest = [oid for _, oid in able[:count]]
        found.append({oid: everybody[oid] if oid in strongest else 0 for _, oid in able})
    return found


def block_plans(root: State, sensible: CombatPlan, could: dict[int, list[int]]) -> list[CombatPlan]:
    """No blocks, those with one blocker elsewhere, and two on one attacker."""
    able = sorted([(-power_of(root, root.objects[oid]), oid) for oid in could if could[oid]])
    found: list[CombatPlan] = [dict.fromkeys(could, 0)]
    for _, oid in able[:LARGEST]:
        for aim in [0, *could[oid][:LARGEST]]:
            if aim != sensible.get(oid, 0):
                found.append({**sensible, oid: aim})
    pairs = 0
    for k, (_, one) in enumerate(able):
        for _, other in able[k + 1 :]:
            for aim in could[one]:
                if aim in could[other] and pairs < PAIRS:
                    pairs += 1
                    found.append({**sensible, one: aim, other: aim})
    return found


def main_aim(sensible: CombatPlan, could: dict[int, list[int]]) -> int:
    """What is attacked, if nothing else is said: what most attack by judgement, or what is offered first."""
    counts: dict[int, int] = {}
    for aim in sensible.values():
        if aim != 0:
            counts[aim] = counts.get(aim, 0) + 1
    best, most = 0, 0
    for aim, count in counts.items():
        if count > most:
            best, most = aim, count
    if best == 0:
        for offered in could.values():
            if offered:
                return offered[0]
    return best


def aim_at(offered: list[int], main: int) -> int:
    """The main aim if it is offered, otherwise the first."""
    return main if main in offered else offered[0]
