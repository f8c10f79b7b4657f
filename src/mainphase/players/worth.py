"""What things and effects are worth to a player, in points of about one point of power: the greedy bot's judgement.

An effect is read off its nodes, so that a card need not be known by name: damage to their best creature is worth that
creature if it dies of it. Nodes that are not judged count as nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Keyword, Zone
from mainphase.players.seen import Seen, Thing, player_ref, ref_player

GAME: Final = 1000.0  # winning, or not losing
LIFE: Final = 0.45
CARD: Final = 2.0

_KEYWORDS: Final = (
    (Keyword.FLYING, 1.2),
    (Keyword.DOUBLE_STRIKE, 2.0),
    (Keyword.FIRST_STRIKE, 0.7),
    (Keyword.DEATHTOUCH, 1.2),
    (Keyword.LIFELINK, 1.2),
    (Keyword.TRAMPLE, 0.4),
    (Keyword.VIGILANCE, 0.4),
    (Keyword.HASTE, 0.2),
    (Keyword.MENACE, 0.5),
    (Keyword.HEXPROOF, 0.6),
    (Keyword.INDESTRUCTIBLE, 2.0),
    (Keyword.REACH, 0.3),
    (Keyword.DEFENDER, -1.0),
)


def object_worth(thing: Thing) -> float:
    """What it is worth to its controller to have this permanent."""
    if thing.types & CardType.CREATURE:
        worth = max(0, thing.power) + 0.6 * thing.toughness + 0.2 * thing.mana_value
        for keyword, points in _KEYWORDS:
            if thing.keywords & keyword:
                worth += points
        return max(0.5, worth + 0.5 * _abilities(thing.card))
    if thing.types & CardType.LAND:
        return 1.5
    return 1.0 + thing.mana_value


def definition_worth(card: CardDef) -> float:
    """The same for a card that is not on the battlefield yet, and for a token."""
    keywords = 0
    for ability in card.abilities:
        if isinstance(ability, n.HasKeywords):
            keywords |= ability.keywords
    thing = Thing(
        name=card.name,
        card=card,
        types=card.types,
        subtypes=card.subtypes,
        power=card.power or 0,
        toughness=card.toughness or 0,
        keywords=keywords,
        mana_value=mana_value(card),
    )
    return object_worth(thing)


def mana_value(card: CardDef) -> int:
    """CR 202.3, as far as it matters here."""
    if card.cost is None:
        return 0
    return card.cost.generic + len(card.cost.symbols)


def _abilities(card: CardDef | None) -> int:
    if card is None:
        return 0
    return sum(isinstance(a, (n.Triggered, n.Static, n.Activated)) for a in card.abilities)


@dataclass(frozen=True)
class Setting:
    """What an effect is judged for: its source, who controls it, and what has been chosen so far."""

    source: Thing | None
    you: int
    targets: tuple[tuple[int, ...], ...] = ()
    x: int = 0
    that_player: int = -1
    that_object: int = 0
    paid: bool = False
    saved: dict[str, tuple[int, ...]] = field(default_factory=dict)


class Judge:
    """Judges effects on what one seat sees. Worth is always worth to that seat."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen

    # --- selectors, filters, numbers, conditions

    def refs(self, selector: n.Selector | None, s: Setting) -> list[int]:
        seen = self.seen
        match selector:
            case n.You():
                return [player_ref(s.you)]
            case n.This():
                return [s.source.id] if s.source is not None and s.source.id else []
            case n.Target():
                return list(s.targets[selector.index]) if selector.index < len(s.targets) else []
            case n.ThatPlayer():
                return [player_ref(s.that_player)] if s.that_player >= 0 else []
            case n.ThatObject():
                return [s.that_object] if s.that_object else []
            case n.EachPlayer():
                return [player_ref(p) for p in seen.seats]
            case n.EachOpponent():
                return [player_ref(p) for p in seen.opponents(s.you)]
            case n.ActivePlayer():
                return [player_ref(seen.active)]
            case n.DefendingPlayer():
                return [player_ref(p) for p in seen.opponents(seen.active)]
            case n.ControllerOf() | n.OwnerOf():
                things = [seen.things.get(ref) for ref in self.refs(selector.of, s)]
                return [player_ref(t.controller) for t in things if t is not None]
            case n.AttachedTo():  # of an Aura or Equipment on its way: what it is aimed at
                if s.targets:
                    return list(s.targets[0])
                return [s.source.attached_to] if s.source is not None and s.source.attached_to else []
            case n.Each():
                return [t.id for t in self.candidates(selector.which) if self.fits(selector.which, t, s)]
            case n.Saved():
                return list(s.saved.get(selector.name, ()))
            case _:
                return []

    def candidates(self, which: n.Filter) -> Sequence[Thing]:
        zone = _zone_of(which)
        return [t for t in self.seen.things.values() if t.zone == zone]

    def fits(self, which: n.Filter, t: Thing, s: Setting) -> bool:
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
                return t.name == which.name
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

    def number(self, quantity: n.Quantity | None, s: Setting) -> int:
        seen = self.seen
        match quantity:
            case n.Fixed():
                return quantity.n
            case n.X():
                return s.x
            case n.CountOf():
                return sum(self.fits(quantity.which, t, s) for t in self.candidates(quantity.which))
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

    def things(self, selector: n.Selector, s: Setting) -> list[Thing]:
        found = [self.seen.things.get(ref) for ref in self.refs(selector, s)]
        return [t for t in found if t is not None]

    def holds(self, condition: n.Condition, s: Setting) -> bool:
        match condition:
            case n.Exists():
                found = sum(self.fits(condition.which, t, s) for t in self.candidates(condition.which))
                return found >= condition.at_least
            case n.Fits():
                return any(self.fits(condition.which, t, s) for t in self.things(condition.what, s))
            case n.Compare():
                return _compare(self.number(condition.left, s), condition.op, self.number(condition.right, s))
            case n.IsYourTurn():
                return self.seen.side[self.seen.active] == self.seen.side[s.you]
            case n.WasPaid():
                return s.paid
            case n.Negated():
                return not self.holds(condition.of, s)
            case n.Both():
                return self.holds(condition.left, s) and self.holds(condition.right, s)
            case n.Either():
                return self.holds(condition.left, s) or self.holds(condition.right, s)
            case _:
                return True

    # --- effects

    def sign(self, seat: int) -> float:
        return 1.0 if self.seen.side[seat] == self.seen.side[self.seen.me] else -1.0

    def effect(self, node: n.Effect | None, s: Setting) -> float:
        """What the effect is worth to the seat that looks."""
        seen = self.seen
        match node:
            case n.Sequence():
                return sum(self.effect(each, s) for each in node.of)
            case n.If():
                return self.effect(node.then if self.holds(node.condition, s) else node.otherwise, s)
            case n.May():
                return max(0.0, self.effect(node.then, s))
            case n.PayOrElse():
                return 0.5 * self.effect(node.otherwise, s)
            case n.ForEachPlayer():
                refs = self.refs(node.who, s)
                return sum(self.effect(node.do, replace(s, that_player=ref_player(r))) for r in refs if r < 0)
            case n.Choose():
                return self._choose(node, s)
            case n.DealDamage():
                amount = self.number(node.amount, s)
                refs = self.refs(node.to, s)
                if node.divided and refs:
                    amount = max(1, amount // len(refs))
                deadly = s.source is not None and bool(s.source.keywords & Keyword.DEATHTOUCH)
                return sum(self.damage(ref, amount, deadly) for ref in refs)
            case n.Fight():
                return self._fight(node, s)
            case n.Draw():
                return self._to_players(node.by, s, CARD * self.number(node.amount, s))
            case n.Discard():
                amount = 3 if node.amount is None else self.number(node.amount, s)
                return sum(
                    -self.sign(ref_player(r)) * 0.8 * CARD * min(amount, seen.hand_sizes[ref_player(r)])
                    for r in self.refs(node.by, s)
                    if r < 0
                )
            case n.Mill():
                return -self._to_players(node.by, s, 0.05 * self.number(node.amount, s))
            case n.GainLife():
                return self._to_players(node.by, s, 0.8 * LIFE * self.number(node.amount, s))
            case n.LoseLife():
                amount = self.number(node.amount, s)
                return sum(self.life_lost(ref_player(r), amount) for r in self.refs(node.by, s) if r < 0)
            case n.Destroy():
                return sum(
                    -self.sign(t.controller) * object_worth(t)
                    for t in self.things(node.what, s)
                    if not t.keywords & Keyword.INDESTRUCTIBLE
                )
            case n.Sacrifice():
                return self._sacrifice(node, s)
            case n.SacrificeIt():
                by = [ref_player(r) for r in self.refs(node.by, s) if r < 0]
                return sum(
                    -self.sign(t.controller) * object_worth(t) for t in self.things(node.what, s) if t.controller in by
                )
            case n.Move():
                return sum(self._move(t, node, s) for t in self.things(node.what, s))
            case n.ExileForNow():
                return sum(self._move(t, n.Move(node.what, Zone.EXILE), s) for t in self.things(node.what, s))
            case n.SearchLibrary():
                return self._to_players(node.by, s, 2.5 if node.to == Zone.BATTLEFIELD else 2.0)
            case n.Scry():
                return self._to_players(node.by, s, 0.4 * self.number(node.amount, s))
            case n.CreateToken():
                return self._to_players(node.by, s, self.number(node.amount, s) * definition_worth(node.token))
            case n.Attach():
                return self._attach(node, s)
            case n.PutCounters():
                return self._counters(node, s)
            case n.Tap():
                return sum(-self.sign(t.controller) * self._tapping(t) for t in self.things(node.what, s))
            case n.Untap():
                return sum(self.sign(t.controller) * 0.4 for t in self.things(node.what, s) if t.tapped)
            case n.PhaseOut():
                return sum(-self.sign(t.controller) * 0.4 * object_worth(t) for t in self.things(node.what, s))
            case n.BecomeBlocked():
                return sum(-self.sign(t.controller) * t.power * LIFE for t in self.things(node.what, s))
            case n.RemoveFromCombat():
                return sum(-self.sign(t.controller) * (0.5 + t.power * LIFE) for t in self.things(node.what, s))
            case n.Counter():
                return sum(-self.sign(t.controller) * self.spell(t) for t in self.things(node.what, s))
            case n.Apply():
                return sum(self._apply(t, node.mods, node.until, s) for t in self.things(node.to, s))
            case n.Begin():
                return self._begin(node.static)
            case n.PreventDamage():
                return self._prevent(node, s)
            case n.Delayed() | n.Reflexive():
                return 0.6 * max((self.effect(mode.effect, s) for mode in node.ability.modes), default=0.0)
            case n.ExtraTurn():
                return self._to_players(node.by, s, 8.0)
            case n.ControlNextTurn():
                return self._to_players(node.of, s, -8.0)
            case n.ExtraPhases():
                return 0.8 * LIFE * sum(t.power for t in seen.mine() if t.attacked or t.id in seen.attacks)
            case n.SkipNext():
                return -self._to_players(node.by, s, 8.0 if node.part == "turn" else 2.0)
            case n.EndTheTurn():
                return 4.0 * len(seen.theirs_on_stack()) + self.incoming() if not seen.our_turn else -3.0
            case n.EndTheCombatPhase():
                return self.incoming() if not seen.our_turn else -1.0
            case n.LoseTheGame():
                return -self._to_players(node.who, s, GAME)
            case n.WinTheGame():
                return self._to_players(node.who, s, GAME)
            case _:
                return 0.0

    def _to_players(self, who: n.Selector, s: Setting, worth: float) -> float:
        return sum(self.sign(ref_player(r)) * worth for r in self.refs(who, s) if r < 0)

    def damage(self, ref: int, amount: int, deadly: bool = False) -> float:
        """Damage to a player or permanent."""
        if ref < 0:
            return self.life_lost(ref_player(ref), amount)
        t = self.seen.things.get(ref)
        if t is None:
            return 0.0
        dies = amount >= t.toughness - t.damage or (deadly and amount > 0)
        if dies and not t.keywords & Keyword.INDESTRUCTIBLE:
            return -self.sign(t.controller) * object_worth(t)
        return -self.sign(t.controller) * 0.02 * amount

    def life_lost(self, seat: int, amount: int) -> float:
        life = self.seen.life[seat]
        if amount >= life:
            return -self.sign(seat) * GAME
        # The nearer the end, the more each point counts.
        return -self.sign(seat) * LIFE * amount * (1.0 + max(0, 10 - life + amount) / 10)

    def _fight(self, node: n.Fight, s: Setting) -> float:
        worth = 0.0
        for one in self.things(node.one, s):
            for other in self.things(node.other, s):
                worth += self.damage(other.id, one.power, bool(one.keywords & Keyword.DEATHTOUCH))
                worth += self.damage(one.id, other.power, bool(other.keywords & Keyword.DEATHTOUCH))
        return worth

    def _choose(self, node: n.Choose, s: Setting) -> float:
        """Remembers what would be chosen; the choice itself is worth nothing."""
        fitting = [t for t in self.candidates(node.which) if self.fits(node.which, t, s)]
        choosers = [ref_player(r) for r in self.refs(node.by, s) if r < 0]
        for chooser in choosers:
            # Others choose what they lose least by; so do we.
            fitting.sort(key=lambda t: (self.sign(t.controller) != self.sign(chooser), object_worth(t)))
        least = self.number(node.at_least, s)
        s.saved[node.save] = tuple(t.id for t in fitting[: max(1, least)])
        return 0.0

    def _sacrifice(self, node: n.Sacrifice, s: Setting) -> float:
        worth = 0.0
        amount = self.number(node.amount, s)
        for r in self.refs(node.by, s):
            seat = ref_player(r)
            own = replace(s, that_player=seat)
            things = [
                object_worth(t)
                for t in self.candidates(node.which)
                if t.controller == seat and self.fits(node.which, t, own)
            ]
            worth -= self.sign(seat) * sum(sorted(things)[:amount])
        return worth

    def _move(self, t: Thing, node: n.Move, s: Setting) -> float:
        full = object_worth(t)
        if t.zone == Zone.STACK:
            return -self.sign(t.controller) * self.spell(t) * (0.6 if node.to == Zone.HAND else 1.0)
        if t.zone == Zone.BATTLEFIELD:
            if node.to == Zone.HAND and not t.token:
                return -self.sign(t.controller) * (0.3 * full + 0.3)
            if node.to == Zone.BATTLEFIELD:
                return 0.2
            return -self.sign(t.controller) * full
        if node.to == Zone.BATTLEFIELD:
            under = self.refs(node.under, s) if node.under is not None else [player_ref(t.owner)]
            return sum(self.sign(ref_player(r)) * full for r in under if r < 0)
        if node.to == Zone.HAND:
            return self.sign(t.owner) * CARD
        return -self.sign(t.owner) * 0.2

    def _counters(self, node: n.PutCounters, s: Setting) -> float:
        amount = self.number(node.amount, s)
        worth = 0.0
        for ref in self.refs(node.on, s):
            if ref < 0:
                worth -= self.sign(ref_player(ref)) * amount * 0.5
                continue
            t = self.seen.things.get(ref)
            if t is None:
                continue
            if node.kind == "-1/-1":
                worth += (
                    self.damage(ref, amount) if amount >= t.toughness - t.damage else -self.sign(t.controller) * amount
                )
            else:
                worth += self.sign(t.controller) * amount * (1.4 if node.kind == "+1/+1" else 0.3)
        return worth

    def _tapping(self, t: Thing) -> float:
        """What it costs its controller that this is tapped now."""
        if t.tapped:
            return 0.0
        if t.types & CardType.CREATURE:
            seen = self.seen
            before_combat = seen.before_combat
            matters = before_combat and (seen.side[seen.active] == seen.side[t.controller] or seen.our_turn)
            return 0.2 * object_worth(t) if matters else 0.05
        return 0.2

    def _apply(self, t: Thing, mods: tuple[n.Modification, ...], until: int, s: Setting) -> float:
        worth = 0.0
        forever = 1.0 if until == n.Duration.PERMANENT else 0.0
        for mod in mods:
            match mod:
                case n.AddPT():
                    power, toughness = self.number(mod.power, s), self.number(mod.toughness, s)
                    if toughness < 0 and -toughness >= t.toughness - t.damage:
                        worth -= self.sign(t.controller) * object_worth(t)
                    elif forever:
                        worth += self.sign(t.controller) * (power + 0.6 * toughness)
                    else:
                        worth += self.sign(t.controller) * self._pump(t, power, toughness)
                case n.GainKeywords():
                    worth += self.sign(t.controller) * (0.3 + forever)
                case n.LoseKeywords() | n.LoseAllAbilities():
                    worth -= self.sign(t.controller) * (0.2 + forever)
                case n.SetPT():
                    change = self.number(mod.power, s) - t.power
                    worth += self.sign(t.controller) * change * (0.2 + forever)
                case n.SetController():
                    for r in self.refs(mod.who, s):
                        gain = self.sign(ref_player(r)) - self.sign(t.controller)
                        worth += 0.5 * gain * object_worth(t) * (0.5 + 0.5 * forever)
                case _:
                    pass
        return worth

    def attached(self, t: Thing, host: int, s: Setting) -> float:
        """What it is worth that an Aura or Equipment is attached to this."""
        card = t.card
        s = replace(s, source=t, targets=((host,),))
        worth = 0.0
        for ability in card.abilities if card is not None else ():
            match ability:
                case n.Static(effect=n.Modify() as effect):
                    for each in self.things(n.AttachedTo(), s):
                        worth += self._apply(each, effect.mods, n.Duration.PERMANENT, s)
                case n.Static(effect=n.DoesntUntap()):
                    for each in self.things(n.AttachedTo(), s):
                        worth -= self.sign(each.controller) * 0.6 * object_worth(each)
                case n.Triggered():
                    worth += self.modes(ability.modes, replace(s, that_player=ref_player(host) if host < 0 else -1))
                case n.Activated() if not any(isinstance(m.effect, n.Attach) for m in ability.modes):
                    worth += sum(0.5 * self.sign(each.controller) for each in self.things(n.AttachedTo(), s))
                case _:
                    pass
        return worth

    def _attach(self, node: n.Attach, s: Setting) -> float:
        worth = 0.0
        for t in self.things(node.what, s):
            for host in self.refs(node.to, s):
                if host != t.attached_to:
                    worth += self.attached(t, host, s)
                    worth -= self.attached(t, t.attached_to, s) if t.attached_to else 0.0
        return worth

    def _pump(self, t: Thing, power: int, toughness: int) -> float:
        """More power or toughness for a turn: worth something only in a fight that is going on."""
        seen = self.seen
        if not seen.blockers_declared:
            return 0.0
        foes = seen.opposing(t.id)
        if t.id in seen.attacks and not foes:
            target = seen.attacks[t.id]
            if target < 0 and ref_player(target) != seen.me and power >= 0:
                return -self.life_lost(ref_player(target), t.power + power) + self.life_lost(
                    ref_player(target), t.power
                )
            return 0.0
        if not foes:
            return 0.0
        worth = 0.0
        dealt = sum(f.power for f in foes)
        if t.toughness - t.damage <= dealt < t.toughness - t.damage + toughness:
            worth += object_worth(t)
        foe = min(foes, key=lambda f: f.toughness - f.damage)
        if t.power < foe.toughness - foe.damage <= t.power + power:
            worth += object_worth(foe)
        return worth

    def _begin(self, static: n.StaticEffect) -> float:
        if isinstance(static, n.CantCast):
            return 1.0 if not self.seen.our_turn and self.seen.step.startswith("upkeep") else 0.0
        if isinstance(static, n.Prevents):
            return self.incoming()
        return 0.3

    def _prevent(self, node: n.PreventDamage, s: Setting) -> float:
        if node.to is None:
            return self.incoming()
        worth = 0.0
        amount = 99 if node.amount is None else self.number(node.amount, s)
        for ref in self.refs(node.to, s):
            if ref < 0 and ref_player(ref) == self.seen.me:
                worth += min(self.incoming(), LIFE * amount)
        return worth

    def incoming(self) -> float:
        """What the attack that is going on would cost us."""
        seen = self.seen
        mine = player_ref(seen.me)
        amount = 0
        for attacker, target in seen.attacks.items():
            t = seen.things.get(attacker)
            if t is None or target != mine or (seen.blockers_declared and seen.opposing(attacker)):
                continue
            amount += t.power
        return -self.life_lost(seen.me, amount) if amount > 0 else 0.0

    # --- spells and abilities as a whole

    def spell(self, t: Thing) -> float:
        """What it is worth to its controller that a spell or ability on the stack resolves."""
        if t.ability or t.card is None:
            return 1.0
        if t.types & CardType.PERMANENT:
            return definition_worth(t.card)
        return 1.0 + 1.2 * t.mana_value

    def mode(self, mode: n.Mode, s: Setting, first: int = 0) -> float:
        """A mode's worth with the best targets that there are. `first`: target phrases before its own."""
        setting = s
        for phrase in mode.targets:
            best: tuple[float, tuple[int, ...]] | None = None
            for ref in self.targets(phrase, s):
                with_it = replace(setting, targets=(*setting.targets, (ref,)))
                worth = self.effect(mode.effect, with_it)
                if best is None or worth > best[0]:
                    best = worth, (ref,)
            chosen: tuple[int, ...] = ()
            if best is not None and (phrase.at_least > 0 or best[0] > 0):
                chosen = best[1]
            setting = replace(setting, targets=(*setting.targets, chosen))
        return self.effect(mode.effect, setting)

    def targets(self, phrase: n.TargetPhrase, s: Setting) -> list[int]:
        found: list[int] = []
        if phrase.which is not None:
            for t in self.candidates(phrase.which):
                shielded = t.keywords & Keyword.SHROUD or (t.keywords & Keyword.HEXPROOF and t.controller != s.you)
                if not shielded and self.fits(phrase.which, t, s):
                    found.append(t.id)
        if phrase.players is not None:
            found.extend(self.refs(phrase.players, s))
        return found

    def modes(self, modes: tuple[n.Mode, ...], s: Setting) -> float:
        return max((self.mode(mode, s) for mode in modes), default=0.0)

    def card(self, t: Thing, x: int = 0) -> float:
        """What it is worth to cast this card now."""
        card = t.card
        if card is None:
            return 0.0
        s = Setting(t, self.seen.me, x=x)
        worth = 0.0
        if card.types & CardType.PERMANENT:
            worth += definition_worth(card)
        for ability in card.abilities:
            if isinstance(ability, n.Enchant):
                hosts = self.targets(n.TargetPhrase(ability.which, ability.players), s)
                return max((self.attached(t, host, s) for host in hosts), default=0.0)
            if isinstance(ability, n.SpellAbility):
                worth += self.modes(ability.modes, s)
            elif isinstance(ability, n.Triggered) and isinstance(ability.on, n.Enters):
                worth += 0.7 * self.modes(ability.modes, s)
        return worth


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
