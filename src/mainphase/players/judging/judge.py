"""The worth of effects to a player, in points of about one point of power: the greedy bot's judgement.

An effect is read off its nodes, so that a card need not be known by name: damage to their best creature is worth that
creature if it dies of it. Effects that are not judged count as nothing.
"""

from collections.abc import Callable
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.kernel.values import player_ref, ref_player
from mainphase.players.judging.meaning import SeatMeaning, Situation
from mainphase.players.judging.seen import Seen, SeenObject
from mainphase.players.judging.worth import CARD, GAME, LIFE, definition_worth, object_worth


class Judge(SeatMeaning):
    """Judges effects on what one seat sees. Worth is always worth to that seat."""

    def __init__(self, seen: Seen) -> None:
        super().__init__(seen)
        self._attaching: list[int] = []  # ids of what is being judged as attached

    def sign(self, seat: int) -> float:
        return 1.0 if self.seen.side[seat] == self.seen.side[self.seen.me] else -1.0

    def effect(self, node: n.Effect | None, s: Situation) -> float:
        """The worth of the effect to the seat that looks."""
        judged = EFFECTS.get(type(node))
        return judged(self, node, s) if judged is not None else 0.0

    # --- each effect

    def _sequence(self, node: n.Sequence, s: Situation) -> float:
        return sum(self.effect(each, s) for each in node.of)

    def _if(self, node: n.If, s: Situation) -> float:
        return self.effect(node.then if self.holds(node.condition, s) else node.otherwise, s)

    def _may(self, node: n.May, s: Situation) -> float:
        return max(0.0, self.effect(node.then, s))

    def _pay_or_else(self, node: n.PayOrElse, s: Situation) -> float:
        return 0.5 * self.effect(node.otherwise, s)

    def _for_each_player(self, node: n.ForEachPlayer, s: Situation) -> float:
        refs = self.refs(node.who, s)
        return sum(self.effect(node.do, s.of_player(ref_player(r))) for r in refs if r < 0)

    def _deal_damage(self, node: n.DealDamage, s: Situation) -> float:
        amount = self.number(node.amount, s)
        refs = self.refs(node.to, s)
        if node.divided and refs:
            amount = max(1, amount // len(refs))
        deadly = s.source is not None and bool(s.source.keywords & Keyword.DEATHTOUCH)
        return sum(self.damage(ref, amount, deadly) for ref in refs)

    def _draw(self, node: n.Draw, s: Situation) -> float:
        return self._to_players(node.by, s, CARD * self.number(node.amount, s))

    def _discard(self, node: n.Discard, s: Situation) -> float:
        amount = 3 if node.amount is None else self.number(node.amount, s)
        return sum(
            -self.sign(ref_player(r)) * 0.8 * CARD * min(amount, self.seen.hand_sizes[ref_player(r)])
            for r in self.refs(node.by, s)
            if r < 0
        )

    def _mill(self, node: n.Mill, s: Situation) -> float:
        return -self._to_players(node.by, s, 0.05 * self.number(node.amount, s))

    def _gain_life(self, node: n.GainLife, s: Situation) -> float:
        return self._to_players(node.by, s, 0.8 * LIFE * self.number(node.amount, s))

    def _lose_life(self, node: n.LoseLife, s: Situation) -> float:
        amount = self.number(node.amount, s)
        return sum(self.life_lost(ref_player(r), amount) for r in self.refs(node.by, s) if r < 0)

    def _destroy(self, node: n.Destroy, s: Situation) -> float:
        return sum(
            -self.sign(t.controller) * object_worth(t)
            for t in self.things(node.what, s)
            if not t.keywords & Keyword.INDESTRUCTIBLE
        )

    def _sacrifice_it(self, node: n.SacrificeIt, s: Situation) -> float:
        by = [ref_player(r) for r in self.refs(node.by, s) if r < 0]
        return sum(-self.sign(t.controller) * object_worth(t) for t in self.things(node.what, s) if t.controller in by)

    def _move_all(self, node: n.Move, s: Situation) -> float:
        return sum(self._move(t, node, s) for t in self.things(node.what, s))

    def _exile_for_now(self, node: n.ExileForNow, s: Situation) -> float:
        return sum(self._move(t, n.Move(node.what, Zone.EXILE), s) for t in self.things(node.what, s))

    def _search_library(self, node: n.SearchLibrary, s: Situation) -> float:
        return self._to_players(node.by, s, 2.5 if node.to == Zone.BATTLEFIELD else 2.0)

    def _scry(self, node: n.Scry, s: Situation) -> float:
        return self._to_players(node.by, s, 0.4 * self.number(node.amount, s))

    def _create_token(self, node: n.CreateToken, s: Situation) -> float:
        return self._to_players(node.by, s, self.number(node.amount, s) * definition_worth(node.token))

    def _tap(self, node: n.Tap, s: Situation) -> float:
        return sum(-self.sign(t.controller) * self._tapping(t) for t in self.things(node.what, s))

    def _untap(self, node: n.Untap, s: Situation) -> float:
        return sum(self.sign(t.controller) * 0.4 for t in self.things(node.what, s) if t.tapped)

    def _phase_out(self, node: n.PhaseOut, s: Situation) -> float:
        return sum(-self.sign(t.controller) * 0.4 * object_worth(t) for t in self.things(node.what, s))

    def _become_blocked(self, node: n.BecomeBlocked, s: Situation) -> float:
        return sum(-self.sign(t.controller) * t.power * LIFE for t in self.things(node.what, s))

    def _remove_from_combat(self, node: n.RemoveFromCombat, s: Situation) -> float:
        return sum(-self.sign(t.controller) * (0.5 + t.power * LIFE) for t in self.things(node.what, s))

    def _counter(self, node: n.Counter, s: Situation) -> float:
        return sum(-self.sign(t.controller) * self.spell(t) for t in self.things(node.what, s))

    def _apply_to_all(self, node: n.Apply, s: Situation) -> float:
        return sum(self._apply(t, node.mods, node.until, s) for t in self.things(node.to, s))

    def _begin_static(self, node: n.Begin, s: Situation) -> float:
        return self._begin(node.static)

    def _delayed_or_reflexive(self, node: n.Delayed | n.Reflexive, s: Situation) -> float:
        return 0.6 * max((self.effect(mode.effect, s) for mode in node.ability.modes), default=0.0)

    def _extra_turn(self, node: n.ExtraTurn, s: Situation) -> float:
        return self._to_players(node.by, s, 8.0)

    def _control_next_turn(self, node: n.ControlNextTurn, s: Situation) -> float:
        return self._to_players(node.of, s, -8.0)

    def _extra_phases(self, node: n.ExtraPhases, s: Situation) -> float:
        return 0.8 * LIFE * sum(t.power for t in self.seen.mine() if t.attacked or t.id in self.seen.attacks)

    def _skip_next(self, node: n.SkipNext, s: Situation) -> float:
        return -self._to_players(node.by, s, 8.0 if node.part == "turn" else 2.0)

    def _end_the_turn(self, node: n.EndTheTurn, s: Situation) -> float:
        return 4.0 * len(self.seen.theirs_on_stack()) + self.incoming() if not self.seen.our_turn else -3.0

    def _end_the_combat_phase(self, node: n.EndTheCombatPhase, s: Situation) -> float:
        return self.incoming() if not self.seen.our_turn else -1.0

    def _lose_the_game(self, node: n.LoseTheGame, s: Situation) -> float:
        return -self._to_players(node.who, s, GAME)

    def _win_the_game(self, node: n.WinTheGame, s: Situation) -> float:
        return self._to_players(node.who, s, GAME)

    # --- what they share

    def _to_players(self, who: n.Selector, s: Situation, worth: float) -> float:
        return sum(self.sign(ref_player(r)) * worth for r in self.refs(who, s) if r < 0)

    def damage(self, ref: int, amount: int, deadly: bool = False) -> float:
        """Damage to a player or permanent."""
        if ref < 0:
            return self.life_lost(ref_player(ref), amount)
        t = self.seen.thing(ref)
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

    def _fight(self, node: n.Fight, s: Situation) -> float:
        worth = 0.0
        for one in self.things(node.one, s):
            for other in self.things(node.other, s):
                worth += self.damage(other.id, one.power, bool(one.keywords & Keyword.DEATHTOUCH))
                worth += self.damage(one.id, other.power, bool(other.keywords & Keyword.DEATHTOUCH))
        return worth

    def _choose(self, node: n.Choose, s: Situation) -> float:
        """Remembers what would be chosen; the choice itself is worth nothing."""
        fitting = [t for t in self.candidates(node.which) if self.fits(node.which, t, s)]
        choosers = [ref_player(r) for r in self.refs(node.by, s) if r < 0]
        for chooser in choosers:
            # Others choose what they lose least by; so do we.
            side = self.seen.side[chooser]
            fitting.sort(key=lambda t: (self.seen.side[t.controller] != side, object_worth(t)))
        least = self.number(node.at_least, s)
        s.saved[node.save] = [t.id for t in fitting[: max(1, least)]]
        return 0.0

    def _sacrifice(self, node: n.Sacrifice, s: Situation) -> float:
        worth = 0.0
        if node.up_to:
            return worth  # nobody need sacrifice anything
        amount = self.number(node.amount, s)
        for r in self.refs(node.by, s):
            if r >= 0:  # who it is has not been chosen yet
                continue
            seat = ref_player(r)
            own = s.of_player(seat)
            things = [
                object_worth(t)
                for t in self.candidates(node.which)
                if t.controller == seat and self.fits(node.which, t, own)
            ]
            worth -= self.sign(seat) * sum(sorted(things)[:amount])
        return worth

    def _move(self, t: SeenObject, node: n.Move, s: Situation) -> float:
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

    def _counters(self, node: n.PutCounters, s: Situation) -> float:
        amount = self.number(node.amount, s)
        worth = 0.0
        for ref in self.refs(node.on, s):
            if ref < 0:
                worth -= self.sign(ref_player(ref)) * amount * 0.5
                continue
            t = self.seen.thing(ref)
            if t is None:
                continue
            if node.kind == "-1/-1":
                worth += (
                    self.damage(ref, amount) if amount >= t.toughness - t.damage else -self.sign(t.controller) * amount
                )
            else:
                worth += self.sign(t.controller) * amount * (1.4 if node.kind == "+1/+1" else 0.3)
        return worth

    def _tapping(self, t: SeenObject) -> float:
        """The loss to its controller if this is tapped now."""
        if t.tapped:
            return 0.0
        if t.types & CardType.CREATURE:
            seen = self.seen
            matters = seen.before_combat() and (seen.side[seen.active] == seen.side[t.controller] or seen.our_turn)
            return 0.2 * object_worth(t) if matters else 0.05
        return 0.2

    def _apply(self, t: SeenObject, mods: tuple[n.Modification, ...], until: int, s: Situation) -> float:
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
                    change = self.number(mod.power, s) - t.power if mod.power is not None else 0
                    worth += self.sign(t.controller) * change * (0.2 + forever)
                case n.SetController():
                    for r in self.refs(mod.who, s):
                        if r < 0:  # who it is may not have been chosen yet
                            gain = self.sign(ref_player(r)) - self.sign(t.controller)
                            worth += 0.5 * gain * object_worth(t) * (0.5 + 0.5 * forever)
                case _:
                    pass
        return worth

    def attached(self, t: SeenObject, host: int, s: Situation) -> float:
        """The worth of having an Aura or Equipment attached to this. Where that leads back to itself, because its own
        trigger attaches it elsewhere, the second time is worth nothing.
        """
        card = t.card
        if t.id in self._attaching:
            return 0.0
        self._attaching.append(t.id)
        s = Situation(t, s.you, [[host]], s.x, s.that_player)
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
                    worth += self.modes(ability.modes, s.of_player(ref_player(host) if host < 0 else -1))
                case n.Activated() if not any(isinstance(m.effect, n.Attach) for m in ability.modes):
                    worth += sum(0.5 * self.sign(each.controller) for each in self.things(n.AttachedTo(), s))
                case _:
                    pass
        self._attaching.pop()
        return worth

    def _attach(self, node: n.Attach, s: Situation) -> float:
        worth = 0.0
        for t in self.things(node.what, s):
            for host in self.refs(node.to, s):
                if host != t.attached_to:
                    worth += self.attached(t, host, s)
                    worth -= self.attached(t, t.attached_to, s) if t.attached_to else 0.0
        return worth

    def _pump(self, t: SeenObject, power: int, toughness: int) -> float:
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

    def _prevent(self, node: n.PreventDamage, s: Situation) -> float:
        if node.to is None:
            return self.incoming()
        worth = 0.0
        amount = 99 if node.amount is None else self.number(node.amount, s)
        for ref in self.refs(node.to, s):
            if ref < 0 and ref_player(ref) == self.seen.me:
                worth += min(self.incoming(), LIFE * amount)
        return worth

    def incoming(self) -> float:
        """The loss that the attack that is going on would cost us."""
        seen = self.seen
        mine = player_ref(seen.me)
        amount = 0
        for attacker, target in seen.attacks.items():
            t = seen.things.get(attacker)
            if t is None or target != mine or (seen.blockers_declared and seen.opposing(attacker)):
                continue
            amount += t.power
        return -self.life_lost(seen.me, amount) if amount > 0 else 0.0

    def spell(self, t: SeenObject) -> float:
        """The worth to its controller of a spell or ability on the stack that resolves."""
        if t.ability or t.card is None:
            return 1.0
        if t.types & CardType.PERMANENT:
            return definition_worth(t.card)
        return 1.0 + 1.2 * t.mana_value

    def mode(self, mode: n.Mode, s: Situation) -> float:
        """A mode's worth with the best targets that there are."""
        setting = s
        for phrase in mode.targets:
            best = 0
            best_worth = 0.0
            for ref in self.targets(phrase, s):
                worth = self.effect(mode.effect, setting.aimed([*setting.targets, [ref]]))
                if best == 0 or worth > best_worth:
                    best, best_worth = ref, worth
            chosen = [best] if best != 0 and (phrase.at_least > 0 or best_worth > 0) else []
            setting = setting.aimed([*setting.targets, chosen])
        return self.effect(mode.effect, setting)

    def targets(self, phrase: n.TargetPhrase, s: Situation) -> list[int]:
        found: list[int] = []
        if phrase.which is not None:
            for t in self.candidates(phrase.which):
                shielded = t.keywords & Keyword.SHROUD or (t.keywords & Keyword.HEXPROOF and t.controller != s.you)
                if not shielded and self.fits(phrase.which, t, s):
                    found.append(t.id)
        if phrase.players is not None:
            found.extend(self.refs(phrase.players, s))
        return found

    def modes(self, modes: tuple[n.Mode, ...], s: Situation) -> float:
        return max((self.mode(mode, s) for mode in modes), default=0.0)

    def card(self, t: SeenObject, x: int = 0) -> float:
        """The worth of casting this card now."""
        card = t.card
        if card is None:
            return 0.0
        s = Situation(t, self.seen.me, x=x)
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


EFFECTS: Final[dict[type, Callable[[Judge, Any, Situation], float]]] = {
    n.Sequence: Judge._sequence,
    n.If: Judge._if,
    n.May: Judge._may,
    n.PayOrElse: Judge._pay_or_else,
    n.ForEachPlayer: Judge._for_each_player,
    n.Choose: Judge._choose,
    n.DealDamage: Judge._deal_damage,
    n.Fight: Judge._fight,
    n.Draw: Judge._draw,
    n.Discard: Judge._discard,
    n.Mill: Judge._mill,
    n.GainLife: Judge._gain_life,
    n.LoseLife: Judge._lose_life,
    n.Destroy: Judge._destroy,
    n.Sacrifice: Judge._sacrifice,
    n.SacrificeIt: Judge._sacrifice_it,
    n.Move: Judge._move_all,
    n.ExileForNow: Judge._exile_for_now,
    n.SearchLibrary: Judge._search_library,
    n.Scry: Judge._scry,
    n.CreateToken: Judge._create_token,
    n.Attach: Judge._attach,
    n.PutCounters: Judge._counters,
    n.Tap: Judge._tap,
    n.Untap: Judge._untap,
    n.PhaseOut: Judge._phase_out,
    n.BecomeBlocked: Judge._become_blocked,
    n.RemoveFromCombat: Judge._remove_from_combat,
    n.Counter: Judge._counter,
    n.Apply: Judge._apply_to_all,
    n.Begin: Judge._begin_static,
    n.PreventDamage: Judge._prevent,
    n.Delayed: Judge._delayed_or_reflexive,
    n.Reflexive: Judge._delayed_or_reflexive,
    n.ExtraTurn: Judge._extra_turn,
    n.ControlNextTurn: Judge._control_next_turn,
    n.ExtraPhases: Judge._extra_phases,
    n.SkipNext: Judge._skip_next,
    n.EndTheTurn: Judge._end_the_turn,
    n.EndTheCombatPhase: Judge._end_the_combat_phase,
    n.LoseTheGame: Judge._lose_the_game,
    n.WinTheGame: Judge._win_the_game,
}
