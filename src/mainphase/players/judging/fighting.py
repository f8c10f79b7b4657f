"""Who attacks and who blocks: the greedy bot's combat (CR 508, 509), planned for all creatures at once."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword
from mainphase.kernel.values import player_ref
from mainphase.players.judging.seen import Seen, SeenObject
from mainphase.players.judging.worth import object_worth
from mainphase.rules.parts import PARTS
from mainphase.rules.plan import StepKind

EVASION: Final = (
    Keyword.FLYING | Keyword.SHADOW | Keyword.HORSEMANSHIP | Keyword.FEAR | Keyword.INTIMIDATE | Keyword.SKULK
)
_STRIKES_FIRST: Final = Keyword.FIRST_STRIKE | Keyword.DOUBLE_STRIKE


def evasion_allows(blocker: SeenObject, attacker: SeenObject) -> bool:
    """True if evasion allows this block (CR 509.1b), as far as keywords tell."""
    if attacker.keywords & Keyword.FLYING and not blocker.keywords & (Keyword.FLYING | Keyword.REACH):
        return False
    if bool(attacker.keywords & Keyword.SHADOW) != bool(blocker.keywords & Keyword.SHADOW):
        return False
    if attacker.keywords & Keyword.HORSEMANSHIP and not blocker.keywords & Keyword.HORSEMANSHIP:
        return False
    if attacker.keywords & Keyword.FEAR:
        return bool(blocker.types & CardType.ARTIFACT) or bool(blocker.colors & 4)
    if attacker.keywords & Keyword.INTIMIDATE:
        return bool(blocker.types & CardType.ARTIFACT) or bool(blocker.colors & attacker.colors)
    return not (attacker.keywords & Keyword.SKULK and blocker.power > attacker.power)


def strength(t: SeenObject) -> int:
    """The damage it deals to a player."""
    return max(0, t.power) * (2 if t.keywords & Keyword.DOUBLE_STRIKE else 1)


def kills(one: SeenObject, other: SeenObject) -> bool:
    """True if `one` deals lethal damage to `other` if both live to deal it."""
    if other.keywords & Keyword.INDESTRUCTIBLE or one.power <= 0:
        return False
    if one.keywords & Keyword.DEATHTOUCH:
        return True
    return strength(one) >= other.toughness - other.damage


def duel(one: SeenObject, other: SeenObject) -> tuple[bool, bool]:
    """For each of the two, True if it dies when they fight in combat."""
    first, second = bool(one.keywords & _STRIKES_FIRST), bool(other.keywords & _STRIKES_FIRST)
    one_dies, other_dies = kills(other, one), kills(one, other)
    if (
        first
        and not second
        and other_dies
        and (one.power >= other.toughness - other.damage or one.keywords & Keyword.DEATHTOUCH)
    ):
        return False, True
    if (
        second
        and not first
        and one_dies
        and (other.power >= one.toughness - one.damage or other.keywords & Keyword.DEATHTOUCH)
    ):
        return True, False
    return one_dies, other_dies


# --- Attacking


def plan_attack(seen: Seen, attackers: list[SeenObject], foe: int) -> set[int]:
    """Which of the creatures that can attack do attack that player."""
    blockers = [t for seat in seen.team(foe) for t in seen.creatures(seat) if not t.tapped]
    if breaks_through(attackers, blockers, seen.life[foe]):
        return {t.id for t in attackers if t.power > 0}
    going = {t.id for t in attackers if fleeting(t) or _profits(t, blockers)}
    going = _attack_in_numbers(seen, attackers, blockers, foe, going)
    return _keep_guards(seen, attackers, going)


def plan_aims(seen: Seen, going: set[int], foe: int) -> dict[int, int]:
    """Attacker → the planeswalker of theirs or the battle of ours that it attacks rather than the player: as few as
    defeat it, where none is needed for more.
    """
    aims: dict[int, int] = {}
    team = [t for t in seen.creatures(seen.me) if t.id in going and t.power > 0]
    if sum(strength(t) for t in team) >= seen.life[foe]:
        return aims
    team.sort(key=lambda t: (strength(t), t.id))
    targets = [t for t in seen.mine() if t.types & CardType.BATTLE and t.protector == foe and t.defense > 0]
    targets += [t for t in seen.board if t.types & CardType.PLANESWALKER and t.controller == foe]
    for target in sorted(targets, key=lambda t: (holds_out(t), t.id)):
        sent: list[SeenObject] = []
        for t in team:
            sent.append(t)
            if sum(strength(s) for s in sent) >= holds_out(target):
                aims.update({s.id: target.id for s in sent})
                team = [t for t in team if t not in sent]
                break
    return aims


def holds_out(t: SeenObject) -> int:
    """The damage that defeats a battle or a planeswalker."""
    return t.defense if t.types & CardType.BATTLE else max(1, t.counters.get("loyalty", 0))


def in_the_end(on: n.BeginningOf) -> bool:
    """True if it waits for the end step, or for the end of combat."""
    return PARTS[on.part].step in (StepKind.END, StepKind.END_OF_COMBAT)


def fleeting(t: SeenObject) -> bool:
    """True if it will be gone by the end of the turn: there is nothing to save it for."""
    if t.card is None or t.power <= 0:
        return False
    for ability in t.card.abilities:
        if isinstance(ability, n.Triggered) and isinstance(ability.on, n.BeginningOf) and in_the_end(ability.on):
            for mode in ability.modes:
                if isinstance(mode.effect, n.SacrificeIt) and isinstance(mode.effect.what, n.This):
                    return True
    return False


def breaks_through(attackers: list[SeenObject], blockers: list[SeenObject], life: int) -> bool:
    """True if enough gets through if every blocker stops the strongest attacker that it can."""
    through = sorted(attackers, key=strength, reverse=True)
    for blocker in blockers:
        for t in through:
            if evasion_allows(blocker, t) and not t.keywords & Keyword.MENACE:
                through.remove(t)
                break
    return sum(strength(t) for t in through) >= life


def _profits(t: SeenObject, blockers: list[SeenObject]) -> bool:
    """True if no block is bad for this attacker: it gets through, lives, or takes its worth with it."""
    if t.power <= 0:
        return False
    able = [b for b in blockers if evasion_allows(b, t)]
    if t.keywords & Keyword.MENACE and len(able) < 2:
        return True
    for blocker in able:
        dies, takes = duel(t, blocker)
        if dies and not (takes and object_worth(blocker) >= object_worth(t) - 0.5):
            return False
    # Two blockers together: a creature that each of them could not beat alone is not risked against several.
    together = sum(b.power for b in sorted(able, key=lambda b: -b.power)[:2])
    if (
        len(able) >= 2
        and together >= t.toughness - t.damage
        and object_worth(t) > 5
        and not t.keywords & Keyword.DEATHTOUCH
    ):
        return strength(t) >= min(b.toughness - b.damage for b in able) and len(able) < 4
    return True


def _attack_in_numbers(
    seen: Seen, attackers: list[SeenObject], blockers: list[SeenObject], foe: int, going: set[int]
) -> set[int]:
    """Many against few: what the blockers cannot stop decides the race."""
    crowd = [t for t in attackers if t.power > 0]
    unstopped = sorted((strength(t) for t in crowd), reverse=True)[len(blockers) :]
    if len(crowd) >= 2 * len(blockers) + 1 and sum(unstopped) * 2 >= seen.life[foe]:
        return {t.id for t in crowd}
    return going


def _keep_guards(seen: Seen, attackers: list[SeenObject], going: set[int]) -> set[int]:
    """Those whose absence would let the answer kill us stay at home."""
    threat = 0
    for foe in seen.foes():
        threat += sum(strength(t) for t in seen.creatures(foe))
    home = [t for t in seen.creatures(seen.me) if t.id not in going and not t.tapped]
    by_worth = [t for t in attackers if t.id in going and not t.keywords & Keyword.VIGILANCE and not fleeting(t)]
    by_worth.sort(key=object_worth)
    staying = set(going)
    strongest = sorted((strength(t) for foe in seen.foes() for t in seen.creatures(foe)), reverse=True)
    guards = len(home)
    for t in by_worth:
        if threat - sum(strongest[:guards]) < seen.life[seen.me]:
            break
        staying.discard(t.id)
        guards += 1
    return staying


# --- Blocking


def plan_blocks(seen: Seen, blockers: list[SeenObject]) -> dict[int, int]:
    """Blocker → the attacker it blocks. Good blocks first; then, if it would be the end, any."""
    mine = player_ref(seen.me)
    attackers = [seen.things[a] for a, target in seen.attacks.items() if a in seen.things and target == mine]
    aside = [seen.things[a] for a, target in seen.attacks.items() if a in seen.things and target not in (mine, 0)]
    attackers.sort(key=lambda t: (-strength(t), t.id))
    free = sorted(blockers, key=lambda t: (object_worth(t), t.id))
    plan: dict[int, int] = {}
    life = seen.life[seen.me]
    through = sum(strength(t) for t in attackers)
    for attacker in attackers + aside:
        if attacker.keywords & Keyword.MENACE:
            continue
        chosen = _good_block(attacker, [b for b in free if evasion_allows(b, attacker)])
        for blocker in chosen:
            plan[blocker.id] = attacker.id
            free.remove(blocker)
        if chosen:
            through -= strength(attacker)
    if through < life and not (life - through <= 4 and through >= 4):
        return plan
    for attacker in attackers:  # it hurts too much: trades, and then chump blocks, from the strongest on
        if through < life and not (life - through <= 4 and through >= 4):
            break
        if attacker.id in plan.values():
            continue
        able = [b for b in free if evasion_allows(b, attacker)]
        needed = 2 if attacker.keywords & Keyword.MENACE else 1
        able.sort(key=lambda b: (not duel(attacker, b)[0], object_worth(b)))
        if len(able) < needed or (through < life and not duel(attacker, able[0])[0]):
            continue
        for blocker in able[:needed]:
            plan[blocker.id] = attacker.id
            free.remove(blocker)
        through -= strength(attacker)
    return plan


def _good_block(attacker: SeenObject, able: list[SeenObject]) -> list[SeenObject]:
    """Blockers for one attacker that leave us better off, or none."""
    best: list[SeenObject] = []
    best_gain = 0.0
    for blocker in able:
        attacker_dies, blocker_dies = duel(attacker, blocker)
        gain = 0.4 * strength(attacker)
        if attacker_dies:
            gain += object_worth(attacker)
        if blocker_dies:
            gain -= object_worth(blocker) + 0.3 * strength(attacker)
        elif blocker.power <= 0 and not attacker_dies:
            gain += 0.1
        if gain > best_gain:
            best, best_gain = [blocker], gain
    if best:
        return best
    # Two that beat it together, at the price of at most one of them.
    for i, one in enumerate(able):
        for other in able[i + 1 :]:
            if (
                one.power + other.power < attacker.toughness - attacker.damage
                or attacker.keywords & Keyword.INDESTRUCTIBLE
            ):
                continue
            dear = max(object_worth(one), object_worth(other))
            both = attacker.power >= one.toughness - one.damage + other.toughness - other.damage
            price = object_worth(one) + object_worth(other) if both else dear
            if attacker.keywords & _STRIKES_FIRST and kills(attacker, one) and kills(attacker, other):
                continue
            if object_worth(attacker) > price:
                return [one, other]
    return []
