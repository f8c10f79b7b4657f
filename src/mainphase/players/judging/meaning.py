"""What the nodes of a card mean at this table, as far as one seat sees it: who and what, how many, whether."""

from typing import final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.reading.characteristics import has_name
from mainphase.kernel.values import player_ref, ref_player
from mainphase.players.judging.seen import NO_TARGETS, Seen, Thing


@mypyc_attr(acyclic=True)
@final
class Situation:
    """What an effect is judged for: its source, who controls it, and what has been chosen so far. It is not changed but
    for what is saved, which all that come of it share.
    """

    def __init__(
        self,
        source: Thing | None = None,
        you: int = 0,
        targets: list[list[int]] = NO_TARGETS,
        x: int = 0,
        that_player: int = -1,
        saved: dict[str, list[int]] | None = None,
    ) -> None:
        self.source = source
        self.you = you
        self.targets = targets
        self.x = x
        self.that_player = that_player
        self.saved: dict[str, list[int]] = {} if saved is None else saved

    def aimed(self, targets: list[list[int]]) -> "Situation":
        """The same with these targets."""
        return Situation(self.source, self.you, targets, self.x, self.that_player, self.saved)

    def of_player(self, seat: int) -> "Situation":
        """The same, speaking of that player."""
        return Situation(self.source, self.you, self.targets, self.x, seat, self.saved)


class Meaning:
    """Reads selectors, filters, quantities and conditions on what one seat sees."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen

    def refs(self, selector: n.Selector | None, s: Situation) -> list[int]:
        seen = self.seen
        match selector:
            case n.You():
                return [player_ref(s.you)]
            case n.This():
                return [s.source.id] if s.source is not None and s.source.id else []
            case n.Target():
                return s.targets[selector.index] if selector.index < len(s.targets) else []
            case n.ThatPlayer():
                return [player_ref(s.that_player)] if s.that_player >= 0 else []
            case n.EachPlayer():
                return [player_ref(p) for p in seen.seats]
            case n.EachOpponent():
                return [player_ref(p) for p in seen.opponents(s.you)]
            case n.ActivePlayer():
                return [player_ref(seen.active)]
            case n.DefendingPlayer():
                return [player_ref(p) for p in seen.opponents(seen.active)]
            case n.ControllerOf() | n.OwnerOf():
                return [player_ref(t.controller) for t in self.things(selector.of, s)]
            case n.AttachedTo():  # of an Aura or Equipment on its way: what it is aimed at
                if s.targets:
                    return s.targets[0]
                return [s.source.attached_to] if s.source is not None and s.source.attached_to else []
            case n.Each():
                return [t.id for t in self.candidates(selector.which) if self.fits(selector.which, t, s)]
            case n.Saved():
                return s.saved.get(selector.name, [])
            case _:
                return []

    def candidates(self, which: n.Filter) -> list[Thing]:
        """Where what a filter means could be."""
        return self.seen.in_zone(_zone_of(which))

    def fits(self, which: n.Filter, t: Thing, s: Situation) -> bool:
        match which:
            case n.Anything():
                return True
            case n.All():
                return all(self.fits(each, t, s) for each in which.of)
            case n.Any():
                return any(self.fits(each, t, s) for each in which.of)
            case n.Not():
                return not self.fits(which.of, t, s)
            case n.OfType():
                return bool(t.types & which.types)
            case n.OfSubtype():
                return which.subtype in t.subtypes
            case n.OfSupertype():
                return t.card is not None and bool(t.card.supertypes & which.supertypes)
            case n.OfColor():
                if which.colors == n.Color.COLORLESS:
                    return t.colors == 0
                return bool(t.colors & which.colors)
            case n.WithKeyword():
                return bool(t.keywords & which.keyword)
            case n.Named():
                return has_name(t.name, which.name)
            case n.ControlledBy():
                return player_ref(t.controller) in self.refs(which.who, s)
            case n.OwnedBy():
                return player_ref(t.owner) in self.refs(which.who, s)
            case n.Other():
                return s.source is None or t.id != s.source.id
            case n.IsThis():
                return s.source is not None and t.id == s.source.id
            case n.IsTapped():
                return t.tapped
            case n.IsUntapped():
                return not t.tapped
            case n.IsAttacking():
                return t.id in self.seen.attacks
            case n.IsBlocking():
                return t.id in self.seen.blocks
            case n.IsBlocked():
                return any(t.id in attackers for attackers in self.seen.blocks.values())
            case n.IsToken():
                return t.token
            case n.IsSpell():
                return t.zone == Zone.STACK and not t.ability
            case n.IsAbility():
                return t.zone == Zone.STACK and t.ability
            case n.InZone():
                return t.zone == which.zone
            case n.PowerIs():
                return _compare(t.power, which.op, self.number(which.than, s))
            case n.ToughnessIs():
                return _compare(t.toughness, which.op, self.number(which.than, s))
            case n.ManaValueIs():
                return _compare(t.mana_value, which.op, self.number(which.than, s))
            case n.HasCounter():
                return t.counters.get(which.kind, 0) > 0
            case n.OneOf():
                return t.id in self.refs(which.of, s)
            case _:
                return False

    def number(self, quantity: n.Quantity | None, s: Situation) -> int:
        seen = self.seen
        match quantity:
            case n.Fixed():
                return quantity.n
            case n.X():
                return s.x
            case n.CountOf():
                return self.count(quantity.which, s)
            case n.SizeOf():
                return len(self.refs(quantity.of, s))
            case n.PowerOf():
                return sum(t.power for t in self.things(quantity.of, s))
            case n.ToughnessOf():
                return sum(t.toughness for t in self.things(quantity.of, s))
            case n.ManaValueOf():
                return sum(t.mana_value for t in self.things(quantity.of, s))
            case n.CountersOn():
                return sum(t.counters.get(quantity.kind, 0) for t in self.things(quantity.of, s))
            case n.LifeOf():
                return sum(seen.life[ref_player(r)] for r in self.refs(quantity.of, s) if r < 0)
            case n.HandSizeOf():
                return sum(seen.hand_sizes[ref_player(r)] for r in self.refs(quantity.of, s) if r < 0)
            case n.Plus():
                return self.number(quantity.left, s) + self.number(quantity.right, s)
            case n.Times():
                return quantity.factor * self.number(quantity.of, s)
            case n.HalfOf():
                return (self.number(quantity.of, s) + int(quantity.up)) // 2
            case _:
                return 1

    def count(self, which: n.Filter, s: Situation) -> int:
        """How many fit."""
        found = 0
        for t in self.candidates(which):
            if self.fits(which, t, s):
                found += 1
        return found

    def things(self, selector: n.Selector | None, s: Situation) -> list[Thing]:
        found: list[Thing] = []
        for ref in self.refs(selector, s):
            t = self.seen.thing(ref)
            if t is not None:
                found.append(t)
        return found

    def holds(self, condition: n.Condition, s: Situation) -> bool:
        match condition:
            case n.Exists():
                return self.count(condition.which, s) >= condition.at_least
            case n.Fits():
                return any(self.fits(condition.which, t, s) for t in self.things(condition.what, s))
            case n.Compare():
                return _compare(self.number(condition.left, s), condition.op, self.number(condition.right, s))
            case n.IsYourTurn():
                return self.seen.side[self.seen.active] == self.seen.side[s.you]
            case n.WasPaid():
                return False
            case n.Negated():
                return not self.holds(condition.of, s)
            case n.Both():
                return self.holds(condition.left, s) and self.holds(condition.right, s)
            case n.Either():
                return self.holds(condition.left, s) or self.holds(condition.right, s)
            case _:
                return True


def _zone_of(which: n.Filter) -> int:
    """Where the objects that a filter means are: the battlefield, unless it says another zone."""
    match which:
        case n.InZone():
            return which.zone
        case n.IsSpell() | n.IsAbility():
            return Zone.STACK
        case n.All():
            for each in which.of:
                zone = _zone_of(each)
                if zone != Zone.BATTLEFIELD:
                    return zone
        case n.Any():
            return _zone_of(which.of[0]) if which.of else Zone.BATTLEFIELD
    return Zone.BATTLEFIELD


def _compare(left: int, op: str, right: int) -> bool:
    match op:
        case "<":
            return left < right
        case "<=":
            return left <= right
        case ">":
            return left > right
        case ">=":
            return left >= right
        case _:
            return left == right
