"""The meaning of a card's nodes at this table, as far as one seat sees it: who and what, how many, whether."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.reading.characteristics import has_name
from mainphase.kernel.values import player_ref, ref_player
from mainphase.players.judging.seen import NO_TARGETS, Seen, SeenObject

NOTHING_PAID: Final[list[str]] = []  # never changed
# Of what these say of an object a glance tells nothing, and those that they are asked of have it as often as not.
MAY_WELL_FIT: Final = (
    n.WithAbility,
    n.IsModified,
    n.OfChosenColor,
    n.OfChosenType,
    n.IsCard,
    n.OfSoManyColors,
    n.OfSeveralTypes,
    n.AttackedThisTurn,
    n.DealtDamageThisTurn,
    n.HasActivatedAbility,
    n.HasManaAbility,
    n.SharesCardType,
    n.SharesCreatureType,
    n.SharesColor,
    n.IsAimedAt,
    n.IsAimedAtPlayer,
    n.HasOneTarget,
)


@mypyc_attr(acyclic=True)
@final
class Situation:
    """The situation that an effect is judged for: its source, who controls it, and what has been chosen so far. It is
    not changed but for what is saved, which all that come of it share.
    """

    def __init__(
        self,
        source: SeenObject | None = None,
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
        """The situation with these targets."""
        return Situation(self.source, self.you, targets, self.x, self.that_player, self.saved)

    def of_player(self, seat: int) -> "Situation":
        """The situation that speaks of that player."""
        return Situation(self.source, self.you, self.targets, self.x, seat, self.saved)


class SeatMeaning:
    """Reads selectors, filters, quantities and conditions on what one seat sees."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.paying = NOTHING_PAID  # the optional costs of what is judged that we would pay

    def refs(self, selector: n.Selector | None, s: Situation) -> list[int]:
        seen = self.seen
        if isinstance(selector, n.You):
            return [player_ref(s.you)]
        if isinstance(selector, n.This):
            return [s.source.id] if s.source is not None and s.source.id else []
        if isinstance(selector, n.Target):
            return s.targets[selector.index] if selector.index < len(s.targets) else []
        if isinstance(selector, n.ThatPlayer):
            return [player_ref(s.that_player)] if s.that_player >= 0 else []
        if isinstance(selector, n.EachPlayer):
            return [player_ref(p) for p in seen.seats]
        if isinstance(selector, n.EachOpponent):
            return [player_ref(p) for p in seen.opponents(s.you)]
        if isinstance(selector, n.ActivePlayer):
            return [player_ref(seen.active)]
        if isinstance(selector, n.DefendingPlayer):
            return [player_ref(p) for p in seen.opponents(seen.active)]
        if isinstance(selector, (n.ControllerOf, n.OwnerOf)):
            return [player_ref(t.controller) for t in self.things(selector.of, s)]
        if isinstance(selector, n.AttachedTo):  # of an Aura or Equipment on its way: what it is aimed at
            if s.source is not None and s.source.attached_to:
                return [s.source.attached_to]
            return s.targets[0] if s.targets else []
        if isinstance(selector, n.Each):
            return [t.id for t in self.candidates(selector.which) if self.fits(selector.which, t, s)]
        if isinstance(selector, n.Saved):
            return s.saved.get(selector.name, [])
        if isinstance(selector, n.Together):
            return [r for each in selector.of for r in self.refs(each, s)]
        if isinstance(selector, n.EachOtherPlayer):
            return [player_ref(p) for p in seen.seats if p != s.you]
        if isinstance(selector, n.PlayersWho):
            return self.refs(selector.who, s)
        if isinstance(selector, n.ChosenPlayer):
            return [player_ref(p) for p in seen.opponents(s.you)[:1]]
        return []

    def candidates(self, which: n.Filter) -> list[SeenObject]:
        """Where what a filter means could be."""
        return self.seen.in_zone(_zone_of(which))

    def fits(self, which: n.Filter, t: SeenObject, s: Situation) -> bool:
        if isinstance(which, n.Anything):
            return True
        if isinstance(which, n.All):
            return all(self.fits(each, t, s) for each in which.of)
        if isinstance(which, n.Any):
            return any(self.fits(each, t, s) for each in which.of)
        if isinstance(which, n.Not):
            return not self.fits(which.of, t, s)
        if isinstance(which, n.OfType):
            return bool(t.types & which.types)
        if isinstance(which, n.OfSubtype):
            return which.subtype in t.subtypes
        if isinstance(which, n.OfSupertype):
            return t.card is not None and bool(t.card.supertypes & which.supertypes)
        if isinstance(which, n.OfColor):
            if which.colors == n.Color.COLORLESS:
                return t.colors == 0
            return bool(t.colors & which.colors)
        if isinstance(which, n.WithKeyword):
            return bool(t.keywords & which.keyword)
        if isinstance(which, n.Named):
            return has_name(t.name, which.name)
        if isinstance(which, n.ControlledBy):
            return player_ref(t.controller) in self.refs(which.who, s)
        if isinstance(which, n.OwnedBy):
            return player_ref(t.owner) in self.refs(which.who, s)
        if isinstance(which, n.Other):
            return s.source is None or t.id != s.source.id
        if isinstance(which, n.IsThis):
            return s.source is not None and t.id == s.source.id
        if isinstance(which, n.IsTapped):
            return t.tapped
        if isinstance(which, n.IsUntapped):
            return not t.tapped
        if isinstance(which, n.IsAttacking):
            return t.id in self.seen.attacks
        if isinstance(which, n.IsBlocking):
            return t.id in self.seen.blocks
        if isinstance(which, n.IsBlocked):
            return any(t.id in attackers for attackers in self.seen.blocks.values())
        if isinstance(which, n.EnteredThisTurn):
            return self.seen.entered_this_turn(t)
        if isinstance(which, n.IsToken):
            return t.token
        if isinstance(which, n.IsSpell):
            return t.zone == Zone.STACK and not t.ability
        if isinstance(which, n.IsAbility):
            return t.zone == Zone.STACK and t.ability
        if isinstance(which, n.InZone):
            return t.zone == which.zone
        if isinstance(which, n.PowerIs):
            return _compare(t.power, which.op, self.number(which.than, s))
        if isinstance(which, n.ToughnessIs):
            return _compare(t.toughness, which.op, self.number(which.than, s))
        if isinstance(which, n.ManaValueIs):
            return _compare(t.mana_value, which.op, self.number(which.than, s))
        if isinstance(which, n.HasCounter):
            return t.counters.get(which.kind, 0) > 0
        if isinstance(which, n.OneOf):
            return t.id in self.refs(which.of, s)
        if isinstance(which, n.IsUnblocked):
            return t.id in self.seen.attacks and not self.seen.opposing(t.id)
        if isinstance(which, n.IsAttachedTo):
            return t.attached_to in self.refs(which.to, s)
        if isinstance(which, n.HasAttached):
            return any(a.attached_to == t.id and self.fits(which.which, a, s) for a in self.seen.board)
        return isinstance(which, MAY_WELL_FIT)

    def number(self, quantity: n.Quantity | None, s: Situation) -> int:
        seen = self.seen
        if isinstance(quantity, n.Fixed):
            return quantity.n
        if isinstance(quantity, n.X):
            return s.x
        if isinstance(quantity, n.CountOf):
            return self.count(quantity.which, s)
        if isinstance(quantity, n.SizeOf):
            if unseen(quantity.of, s):
                return 1
            if quantity.which is None:
                return len(self.refs(quantity.of, s))
            return sum(1 for t in self.things(quantity.of, s) if self.fits(quantity.which, t, s))
        if isinstance(quantity, (n.PowerOf, n.ToughnessOf, n.ManaValueOf)) and unseen(quantity.of, s):
            return 2
        if isinstance(quantity, n.PowerOf):
            return sum(t.power for t in self.things(quantity.of, s))
        if isinstance(quantity, n.ToughnessOf):
            return sum(t.toughness for t in self.things(quantity.of, s))
        if isinstance(quantity, n.ManaValueOf):
            return sum(t.mana_value for t in self.things(quantity.of, s))
        if isinstance(quantity, n.CountersOn):
            return sum(t.counters.get(quantity.kind, 0) for t in self.things(quantity.of, s))
        if isinstance(quantity, n.LifeOf):
            return sum(seen.life[ref_player(r)] for r in self.refs(quantity.of, s) if r < 0)
        if isinstance(quantity, n.HandSizeOf):
            return sum(seen.hand_sizes[ref_player(r)] for r in self.refs(quantity.of, s) if r < 0)
        if isinstance(quantity, n.Plus):
            return self.number(quantity.left, s) + self.number(quantity.right, s)
        if isinstance(quantity, n.Times):
            return quantity.factor * self.number(quantity.of, s)
        if isinstance(quantity, n.GreatestPower):
            fitting = [t.power for t in self.candidates(quantity.which) if self.fits(quantity.which, t, s)]
            return max(fitting, default=0)
        if isinstance(quantity, n.HalfOf):
            return (self.number(quantity.of, s) + int(quantity.up)) // 2
        return 1

    def of_unseen(self, which: n.Filter, s: Situation) -> bool:
        """True if the filter is about cards that are yet to be seen."""
        if isinstance(which, n.All):
            own = any(isinstance(each, n.OwnedBy) and isinstance(each.who, n.You) for each in which.of)
            return any(self.of_unseen(each, s) for each in which.of) and not (own and _zone_of(which) == Zone.HAND)
        if isinstance(which, n.InZone):
            return which.zone == Zone.LIBRARY or which.zone == Zone.HAND
        return isinstance(which, n.OneOf) and (isinstance(which.of, n.TopOfLibrary) or unseen(which.of, s))

    def count(self, which: n.Filter, s: Situation) -> int:
        """How many fit."""
        found = 0
        for t in self.candidates(which):
            if self.fits(which, t, s):
                found += 1
        return found

    def things(self, selector: n.Selector | None, s: Situation) -> list[SeenObject]:
        found: list[SeenObject] = []
        for ref in self.refs(selector, s):
            t = self.seen.thing(ref)
            if t is not None:
                found.append(t)
        return found

    def holds(self, condition: n.Condition, s: Situation) -> bool:
        if isinstance(condition, n.Exists):
            return self.count(condition.which, s) >= condition.at_least
        if isinstance(condition, n.Fits):
            return unseen(condition.what, s) or any(
                self.fits(condition.which, t, s) for t in self.things(condition.what, s)
            )
        if isinstance(condition, n.Compare):
            return _compare(self.number(condition.left, s), condition.op, self.number(condition.right, s))
        if isinstance(condition, n.IsYourTurn):
            return self.seen.side[self.seen.active] == self.seen.side[s.you]
        if isinstance(condition, n.WasPaid):
            return condition.name in self.paying or (
                s.source is not None and self.seen.was_paid(s.source, condition.name)
            )
        if isinstance(condition, n.ActivatedThisTurn):  # nothing is overdone
            return False
        if isinstance(condition, n.Negated):
            return not self.holds(condition.of, s)
        if isinstance(condition, n.Both):
            return self.holds(condition.left, s) and self.holds(condition.right, s)
        if isinstance(condition, n.Either):
            return self.holds(condition.left, s) or self.holds(condition.right, s)
        return True


def unseen(selector: n.Selector | None, s: Situation) -> bool:
    """True if it means what an effect will find only as it is carried out."""
    return isinstance(selector, n.Saved) and selector.name not in s.saved


def modes_on_stack(source: SeenObject | None) -> tuple[n.Mode, ...]:
    """The modes of a spell or ability on the stack."""
    ability = source.node if source is not None else None
    return ability.modes if isinstance(ability, (n.SpellAbility, n.Activated, n.Triggered)) else ()


def no_second_chance(source: SeenObject | None) -> bool:
    """True of a spell or ability on the stack if whoever controls it couldn't have waited for a better moment."""
    if source is None:
        return False
    ability = source.node
    if isinstance(ability, n.Activated):
        return ability.window == n.Window.SORCERY or ability.loyalty is not None
    return isinstance(ability, n.Triggered) or not (
        source.types & CardType.INSTANT or source.keywords & n.Keyword.FLASH
    )


def chosen_effect(source: SeenObject | None) -> n.Effect | None:
    """The effect of the modes that were chosen. Of several, the first is judged."""
    modes = modes_on_stack(source)
    if source is None or not modes:
        return None
    chosen = source.modes or (0,)
    return modes[chosen[0]].effect


def _zone_of(which: n.Filter) -> int:
    """Where the objects that a filter means are: the battlefield, unless it says another zone."""
    if isinstance(which, n.InZone):
        return which.zone
    if isinstance(which, (n.IsSpell, n.IsAbility)):
        return Zone.STACK
    if isinstance(which, n.All):
        for each in which.of:
            zone = _zone_of(each)
            if zone != Zone.BATTLEFIELD:
                return zone
    if isinstance(which, n.Any):
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
