"""The worth of effects to a player, in points of about one point of power: the greedy bot's judgement.

An effect is read off its nodes, so that a card need not be known by name: damage to their best creature is worth that
creature if it dies of it. Effects that are not judged count as nothing.
"""

from collections.abc import Callable
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Keyword, Zone
from mainphase.kernel.values import player_ref, ref_player
from mainphase.players.judging.dangers import AIMED_AT, DAMAGED, DESTROYED, SHRUNK, TAKEN
from mainphase.players.judging.fighting import breaks_through, duel, in_the_end, strength
from mainphase.players.judging.meaning import Situation, unseen
from mainphase.players.judging.needing import need_of, need_of_land
from mainphase.players.judging.seen import BASICS, NO_TARGETS, Seen, SeenObject
from mainphase.players.judging.worth import CARD, GAME, LIFE, definition_worth, mana_but_x, object_worth
from mainphase.players.judging.worth_now import Moments


class Judge(Moments):
    """Judges effects on what one seat sees. Worth is always worth to that seat."""

    def __init__(self, seen: Seen) -> None:
        super().__init__(seen)
        self.unjudged = False  # an effect was met of which nothing is known
        self._attaching: list[int] = []  # ids of what is being judged as attached
        self._setting_off = False
        self._asked_before = False
        self._hidden = NOTHING_HIDDEN  # what we choose of cards not seen yet, by what it is saved under
        self._later = False  # what is judged happens another time

    def effect(self, node: n.Effect | None, s: Situation) -> float:
        """The worth of the effect to the seat that looks."""
        judged = EFFECTS.get(type(node))
        if judged is not None:
            return judged(self, node, s)
        if node is not None and not isinstance(node, WORTHLESS):
            self.unjudged = True
        return 0.0

    # --- each effect

    def _sequence(self, node: n.Sequence, s: Situation) -> float:
        worth = 0.0
        blinking: n.Move | None = None
        for each in node.of:
            if blinking is not None and _comes_back(blinking, each):
                worth += sum(self._blink(t, s) for t in self.things(blinking.what, s))
                blinking = None
                continue
            if blinking is not None:
                worth += self.effect(blinking, s)
                blinking = None
            if isinstance(each, n.FlipCoins):
                return worth + self._flipped(each, node.of[node.of.index(each) + 1 :], s)
            if isinstance(each, n.Move) and each.to == Zone.EXILE and each.save:
                blinking = each
            else:
                worth += self.effect(each, s)
        return worth if blinking is None else worth + self.effect(blinking, s)

    def _flipped(self, coins: n.FlipCoins, rest: tuple[n.Effect, ...], s: Situation) -> float:
        """What follows a flip of coins: as often the one as the other; of several, half of them each."""
        amount = 2 if coins.amount is None else self.number(coins.amount, s)
        worth = 0.0
        for good, bad in ((amount - amount // 2, amount // 2), (amount // 2, amount - amount // 2)):
            for name, count in (("won", good), ("heads", good), ("lost", bad), ("tails", bad)):
                s.saved[name] = [self.seen.ref()] * count
            worth += 0.5 * self.effect(n.Sequence(rest), s)
        return worth

    def _if(self, node: n.If, s: Situation) -> float:
        condition = node.condition
        if isinstance(condition, n.Fits) and isinstance(condition.which, n.OfChosenName):
            return self.chance_of_name() * self.effect(node.then, s)
        return self.effect(node.then if self.holds(condition, s) else node.otherwise, s)

    def chance_of_name(self) -> float:
        """The chance that a card of our hand, taken at random, is one of those that we have most of."""
        names = [t.name for t in self.seen.hand]
        return max((names.count(name) for name in names), default=0) / max(1, len(names))

    def _may(self, node: n.May, s: Situation) -> float:
        then = node.then
        if isinstance(then, n.Move) and unseen(then.what, s) and then.to == Zone.GRAVEYARD:
            return OF_A_LOOK  # it goes if that suits us
        return max(0.0, self.effect(then, s))

    def _pay_or_else(self, node: n.PayOrElse, s: Situation) -> float:
        otherwise = self.effect(node.otherwise, s)
        payers = [ref_player(r) for r in self.refs(node.by, s) if r < 0]
        if node.paid is not None and payers == [self.seen.me]:
            return max(otherwise, self.effect(node.paid, s) - sum(self._paid(part, s) for part in node.cost))
        if len(payers) == 1 and len(node.cost) == 1:
            cost = node.cost[0]
            if isinstance(cost, n.PayMana) and not cost.mana.x:
                dear = mana_but_x(cost.mana)
                if payers[0] != s.you:
                    return (0.2 if self.seen.untapped_lands(payers[0]) >= dear else 1.0) * otherwise
                if self._later and len(self.seen.lands()) >= dear:  # by then they are untapped
                    return max(otherwise, -MANA_LATER * dear)
        return 0.5 * otherwise

    def _paid(self, part: n.Cost, s: Situation) -> float:
        """What we give away to pay for a part of an effect, at a glance."""
        if isinstance(part, n.DiscardCost):
            return self._discarding(self.number(part.count, s), part.random, s)
        if isinstance(part, n.PayLife):
            return -self.life_lost(self.seen.me, self.number(part.amount, s))
        if isinstance(part, n.SacrificeCost):
            own = sorted(object_worth(t) for t in self.seen.mine() if self.fits(part.which, t, s))
            return sum(own[: self.number(part.count, s)])
        return 0.2 if isinstance(part, n.PayMana) else 1.0

    def _for_each_player(self, node: n.ForEachPlayer, s: Situation) -> float:
        refs = self.refs(node.who, s)
        return sum(self.effect(node.do, s.of_player(ref_player(r))) for r in refs if r < 0)

    def _deal_damage(self, node: n.DealDamage, s: Situation) -> float:
        amount = self.number(node.amount, s)
        refs = self.refs(node.to, s)
        if node.divided and refs:
            amount = max(1, amount // len(refs))
        deadly = s.source is not None and bool(s.source.keywords & Keyword.DEATHTOUCH)
        worth = sum(self.damage(ref, amount, deadly) for ref in refs)
        for ref in refs:
            if ref < 0:
                worth += self.in_reach(ref_player(ref), amount, s)
        return worth

    def _draw(self, node: n.Draw, s: Situation) -> float:
        return self._to_players(node.by, s, CARD * self.number(node.amount, s))

    def _discard(self, node: n.Discard, s: Situation) -> float:
        amount = 3 if node.amount is None else self.number(node.amount, s)
        worth = 0.0
        for r in self.refs(node.by, s):
            if r >= 0:
                continue
            seat = ref_player(r)
            if seat != self.seen.me:
                worth -= self.sign(seat) * 0.8 * CARD * min(amount, self.seen.hand_sizes[seat])
            elif not node.up_to:
                worth -= self._discarding(amount, node.random, s)
        return worth

    def _discarding(self, amount: int, at_random: bool, s: Situation) -> float:
        """The loss when we discard so many cards: those that we want least, if we choose."""
        own = s.source.id if s.source is not None else 0
        needs = sorted(need_of(self.seen, t) for t in self.seen.hand if t.id != own)
        if at_random and needs:
            return 0.5 * min(amount, len(needs)) * sum(needs) / len(needs)
        return 0.5 * sum(needs[:amount])

    def _mill(self, node: n.Mill, s: Situation) -> float:
        worth = -self._to_players(node.by, s, 0.05 * self.number(node.amount, s))
        for r in self.refs(node.by, s):
            if r < 0:
                worth += self._set_off(ref_player(r), n.CardPutIntoGraveyard)
        return worth

    def _gain_life(self, node: n.GainLife, s: Situation) -> float:
        worth = self._to_players(node.by, s, 0.8 * LIFE * self.number(node.amount, s))
        for r in self.refs(node.by, s):
            if r < 0 and worth:
                worth += self._set_off(ref_player(r), n.GainsLife)
        return worth

    def _set_off(self, seat: int, event: type[n.Trigger]) -> float:
        """The worth of a player's abilities that wait for such an event."""
        worth = 0.0
        if self._setting_off:
            return worth
        self._setting_off = True
        for t in self.seen.board:
            if t.controller == seat and t.card is not None:
                for a in t.card.abilities:
                    if isinstance(a, n.Triggered) and isinstance(_each_time(a.on), event):
                        worth += self.modes(a.modes, Situation(t, seat))
        self._setting_off = False
        return worth

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
        what = node.what
        if isinstance(what, n.TopOfLibrary):  # cards that nobody has seen
            count = what.count if what.amount is None else self.number(what.amount, s)
            if node.to == Zone.LIBRARY and node.arranged_by is not None:
                return self._to_players(node.arranged_by, s, OF_A_LOOK * count)
            each = CARD if node.to == Zone.HAND else 1.5 * CARD if node.to == Zone.BATTLEFIELD else -0.05
            return self._to_players(what.of, s, each * count)
        if isinstance(what, n.Saved) and what.name not in s.saved:
            chosen = self._hidden.get(what.name)
            if chosen is not None and node.to == Zone.GRAVEYARD and isinstance(chosen.at_least, n.Fixed):
                return OF_A_LOOK * self.number(chosen.at_most, s) if chosen.at_least.n == 0 else 0.0
            if node.to != Zone.HAND and node.to != Zone.BATTLEFIELD:
                return self._taken(what, s)
            return CARD if node.to == Zone.HAND else CARD if node.to == Zone.BATTLEFIELD else 0.0
        return sum(self._move(t, node, s) for t in self.things(what, s))

    def _blink(self, t: SeenObject, s: Situation) -> float:
        """Something leaves for a moment: what threatens it misses it, what is attached to it falls off, and what it
        does as it enters is done again. A card is better kept for a danger than spent for that alone.
        """
        share = KEPT_FOR_DANGERS if s.source is not None and s.source.zone == Zone.HAND else 0.7
        sign = self.sign(t.controller)
        if t.token or t.zone != Zone.BATTLEFIELD:
            return -sign * object_worth(t)
        worth = self.rescued(t, DESTROYED | DAMAGED | SHRUNK | TAKEN | AIMED_AT)
        for a in self.seen.board:
            if a.attached_to == t.id and a.types & CardType.ENCHANTMENT:
                worth += object_worth(a) if self.seen.ours(a) != self.seen.ours(t) else -object_worth(a)
        worth -= 1.4 * t.counters.get("+1/+1", 0)
        if t.id in self.seen.attacks:
            worth -= LIFE * strength(t)
        elif t.tapped and t.types & CardType.CREATURE:
            worth += 0.3  # it is there to block
        elif not t.sick and self.seen.our_turn and self.seen.before_combat():
            worth -= 0.6 * LIFE * strength(t)
        return sign * worth + share * self._entering(t)

    def _entering(self, t: SeenObject) -> float:
        """The worth of what a permanent does as it enters; nothing where that leads back to it."""
        s = Situation(t, t.controller)
        worth = 0.0
        if self._asked_before:
            return worth
        self._asked_before = True
        for ability in t.card.abilities if t.card is not None else ():
            if isinstance(ability, n.Triggered) and isinstance(ability.on, n.Enters):
                if self.fits(ability.on.which, t, s):
                    worth += self.modes(ability.modes, s)
        self._asked_before = False
        return worth

    def _exile_for_now(self, node: n.ExileForNow, s: Situation) -> float:
        return sum(self._move(t, n.Move(node.what, Zone.EXILE), s) for t in self.things(node.what, s))

    def _search_library(self, node: n.SearchLibrary, s: Situation) -> float:
        if node.to == Zone.HAND and self._finds_lands(node.which):
            return self._to_players(node.by, s, 0.5 * need_of_land(self.seen))
        return self._to_players(node.by, s, 2.5 if node.to == Zone.BATTLEFIELD else 2.0)

    def _finds_lands(self, which: n.Filter) -> bool:
        if isinstance(which, n.All):
            return any(self._finds_lands(each) for each in which.of)
        if isinstance(which, n.OfType):
            return which.types == CardType.LAND
        return isinstance(which, n.OfSubtype) and which.subtype in BASICS

    def _scry(self, node: n.Scry, s: Situation) -> float:
        return self._to_players(node.by, s, OF_A_LOOK * self.number(node.amount, s))

    def _create_token(self, node: n.CreateToken, s: Situation) -> float:
        return self._to_players(node.by, s, self.number(node.amount, s) * definition_worth(node.token))

    def _tap(self, node: n.Tap, s: Situation) -> float:
        return sum(-self.sign(t.controller) * self._tapping(t) for t in self.things(node.what, s))

    def _untap(self, node: n.Untap, s: Situation) -> float:
        return sum(self.sign(t.controller) * 0.4 for t in self.things(node.what, s) if t.tapped)

    def _phase_out(self, node: n.PhaseOut, s: Situation) -> float:
        return sum(
            self.sign(t.controller) * (self.rescued(t, DESTROYED | DAMAGED | SHRUNK | TAKEN) - 0.4 * object_worth(t))
            for t in self.things(node.what, s)
        )

    def _regenerate(self, node: n.Regenerate, s: Situation) -> float:
        return sum(self.sign(t.controller) * self.rescued(t, DESTROYED | DAMAGED) for t in self.things(node.what, s))

    def _choose_effect(self, node: n.ChooseEffect, s: Situation) -> float:
        worths = [self.effect(each, s) for each in node.of]
        ours = any(r < 0 and self.sign(ref_player(r)) > 0 for r in self.refs(node.by, s))
        return max(worths) if ours else min(worths)

    def _discard_these(self, node: n.DiscardThese, s: Situation) -> float:
        worth = sum(-self.sign(t.owner) * 0.8 * CARD for t in self.things(node.what, s) if t.zone == Zone.HAND)
        return worth + self._taken(node.what, s)

    def _taken(self, what: n.Selector, s: Situation) -> float:
        """The worth of taking from the hands of others what we choose there, or what fits."""
        worth = 0.0
        for seat in self._hidden_hands(what, s):
            if self.seen.hand_sizes[seat] > 0:
                worth -= self.sign(seat) * CARD * (1.3 if isinstance(what, n.Saved) else 0.75)
        return worth

    def _hidden_hands(self, what: n.Selector, s: Situation) -> list[int]:
        """The other players of whose hands these are cards: all that fit, or what would be chosen."""
        chosen = self._hidden.get(what.name) if isinstance(what, n.Saved) else None
        which = chosen.which if chosen is not None else what.which if isinstance(what, n.Each) else None
        parts = which.of if isinstance(which, n.All) else ()
        if not any(isinstance(part, n.InZone) and part.zone == Zone.HAND for part in parts):
            return []
        owners = [ref for part in parts if isinstance(part, n.OwnedBy) for ref in self.refs(part.who, s)]
        return [ref_player(ref) for ref in owners if ref < 0 and ref_player(ref) != self.seen.me]

    def _may_play(self, node: n.MayPlay, s: Situation) -> float:
        """A card that may be played for a while is worth less than one in hand; nobody has seen it yet, as a rule."""
        return 0.6 * CARD if node.until == n.Duration.END_OF_TURN and not self.seen.our_turn else 0.8 * CARD

    def _cast_now(self, node: n.CastNow, s: Situation) -> float:
        known = [definition_worth(t.card) for t in self.things(node.what, s) if t.card is not None]
        return max(known, default=CARD)

    def _create_copy(self, node: n.CreateCopy, s: Situation) -> float:
        copies = CARD if unseen(node.of, s) else sum(object_worth(t) for t in self.things(node.of, s))
        return self._to_players(node.by, s, copies * self.number(node.amount, s))

    def _copy_spell(self, node: n.CopySpell, s: Situation) -> float:
        spells = sum(self.spell(t) for t in self.things(node.what, s))
        return self._to_players(node.by, s, spells * self.number(node.amount, s))

    def _transform(self, node: n.Transform, s: Situation) -> float:
        worth = 0.0
        for t in self.things(node.what, s):
            card = t.card
            if card is not None and card.faces:
                other = card.faces[-1] if t.name == card.name else card
                worth += self.sign(t.controller) * (definition_worth(other) - definition_worth(card))
        return worth

    def _become_level(self, node: n.BecomeLevel, s: Situation) -> float:
        return sum(self.sign(t.controller) * 1.5 for t in self.things(node.what, s))

    def _create_emblem(self, node: n.CreateEmblem, s: Situation) -> float:
        return self._to_players(node.by, s, 5.0)

    def _proliferate(self, node: n.Proliferate, s: Situation) -> float:
        return sum(0.6 for t in self.seen.board if t.counters and self.seen.ours(t))

    def _clash_or_venture(self, node: n.Effect, s: Situation) -> float:
        return 0.5 * CARD

    def _ring_tempts(self, node: n.RingTempts, s: Situation) -> float:
        bearers = self.seen.creatures(self.seen.me)
        return 0.75 * CARD if bearers else 0.2 * CARD

    def _become_blocked(self, node: n.BecomeBlocked, s: Situation) -> float:
        return sum(-self.sign(t.controller) * t.power * LIFE for t in self.things(node.what, s))

    def _remove_from_combat(self, node: n.RemoveFromCombat, s: Situation) -> float:
        return sum(-self.sign(t.controller) * (0.5 + t.power * LIFE) for t in self.things(node.what, s))

    def _counter(self, node: n.Counter, s: Situation) -> float:
        if self.calm:
            return 0.0
        return sum(-self.sign(t.controller) * self.spell(t) for t in self.things(node.what, s))

    def _change_target(self, node: n.ChangeTarget | n.NewTargets, s: Situation) -> float:
        """A spell of theirs that is aimed at something of ours is aimed at something of theirs."""
        worth = 0.0
        for t in self.things(node.what, s):
            if self.calm or self.seen.ours(t):
                continue
            for ref in (r for phrase in t.targets for r in phrase):
                aimed_at = self.seen.thing(ref) if ref > 0 else None
                ours = self.sign(ref_player(ref)) > 0 if ref < 0 else aimed_at is not None and self.seen.ours(aimed_at)
                worth += 1.5 * self.spell(t) if ours else 0.0
        return worth

    def _apply_to_all(self, node: n.Apply, s: Situation) -> float:
        worths = [self._apply(t, node.mods, node.until, s) for t in self.things(node.to, s)]
        if len(worths) > 1 and node.until != n.Duration.PERMANENT and self.seen.their_attack_comes():
            return max(worths)  # one of them blocks
        return sum(worths)

    def _begin_static(self, node: n.Begin, s: Situation) -> float:
        return self._begin(node.static, s)

    def _delayed_or_reflexive(self, node: n.Delayed | n.Reflexive, s: Situation) -> float:
        on = node.ability.on
        if isinstance(on, n.CastsSpell) and self.refs(on.who, s) == [self.seen.ref()]:
            return self._next_spell(on.which, node.ability.modes)
        if isinstance(on, n.BeginningOf) and on.that and in_the_end(on) and self.next_attack_wins():
            return GAME  # whatever it is, it comes too late
        later, self._later = self._later, isinstance(node, n.Delayed)
        worth = 0.6 * max((self.effect(mode.effect, s) for mode in node.ability.modes), default=0.0)
        self._later = later
        return worth

    def next_attack_wins(self) -> bool:
        """True if our combat is over, and one more attack before they untap would win."""
        seen = self.seen
        foes = seen.foes()
        if not seen.our_turn or seen.before_combat() or seen.attacks or len(foes) != 1:
            return False
        able = [t for t in seen.creatures(seen.me) if not t.keywords & Keyword.DEFENDER]
        blockers = [t for t in seen.creatures(foes[0]) if not t.tapped]
        return breaks_through(able, blockers, seen.life[foes[0]])

    def _next_spell(self, which: n.Filter, modes: tuple[n.Mode, ...]) -> float:
        """The worth of what happens when we cast a spell next: only if one in hand is to be cast now, but then it has
        to come first.
        """
        seen = self.seen
        if not seen.main() or self._asked_before:
            return 0.0
        self._asked_before = True
        mana = seen.untapped_lands(seen.me) - 1
        able = [
            t for t in seen.hand
            if t.mana_value <= mana and t.types & ~CardType.LAND and self.fits(which, t, Situation(t, seen.me))
        ]  # fmt: skip
        copied = any(isinstance(mode.effect, n.CopySpell) for mode in modes)
        known = self.unjudged
        worths = [self.card(t) for t in able if not copied or not t.types & CardType.INSTANT]
        self.unjudged = known
        self._asked_before = False
        best = max(worths, default=0.0)
        return 2.0 * best + 1.0 if best > CARD / 2 else 0.0

    def _extra_turn(self, node: n.ExtraTurn, s: Situation) -> float:
        return self._to_players(node.by, s, 8.0)

    def _control_next_turn(self, node: n.ControlNextTurn, s: Situation) -> float:
        return self._to_players(node.of, s, -8.0)

    def _extra_phases(self, node: n.ExtraPhases, s: Situation) -> float:
        if "combat phase" not in node.phases or not self.seen.our_turn:
            return 0.0
        worth = 0.0
        unstopped = 0
        for t in self.seen.mine():
            if t.attacked or t.id in self.seen.attacks:
                ready = t.strengthened(0, 0, 0)
                ready.tapped = False
                worth += self.attack_of(ready)
                unstopped += 0 if self.could_block(ready) else strength(ready)
        foes = self.seen.foes()
        if foes and unstopped >= min(self.seen.life[foe] for foe in foes):
            return GAME
        return worth

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
        worth = -self.sign(t.controller) * 0.02 * amount
        if self.seen.fighting and not self.calm and (ref in self.seen.attacks or ref in self.seen.blocks):
            hurt = t.strengthened(0, 0, 0)
            hurt.damage += amount
            worth += self.sign(t.controller) * (self.fight_of(hurt) - self.fight_of(t))
        return worth

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
        if fitting or not self.of_unseen(node.which, s):
            s.saved[node.save] = [t.id for t in fitting[: max(1, least)]]
        else:
            s.saved.pop(node.save, None)
            if choosers == [self.seen.me]:
                self._hidden = {**self._hidden, node.save: node}
        return 0.0

    def _sacrifice(self, node: n.Sacrifice, s: Situation) -> float:
        worth = 0.0
        if node.up_to:
            return worth  # nobody need sacrifice anything
        for r in self.refs(node.by, s):
            if r >= 0:  # who it is has not been chosen yet
                continue
            seat = ref_player(r)
            own = s.of_player(seat)
            amount = self.number(node.amount, own)
            things = [
                object_worth(t)
                for t in self.candidates(node.which)
                if t.controller == seat and self.fits(node.which, t, own)
            ]
            worth -= self.sign(seat) * sum(sorted(things)[:amount])
        return worth

    def _move(self, t: SeenObject, node: n.Move, s: Situation) -> float:
        full = object_worth(t)
        if s.source is not None and t.id == s.source.id and t.zone != Zone.BATTLEFIELD and node.to != Zone.BATTLEFIELD:
            return 0.0 if node.to != Zone.HAND else 0.8 * CARD  # where a spell goes
        if t.zone == Zone.STACK:
            return -self.sign(t.controller) * self.spell(t) * (0.6 if node.to == Zone.HAND else 1.0)
        if t.zone == Zone.BATTLEFIELD:
            if node.to == Zone.HAND and not t.token:
                kept = self.rescued(t, DESTROYED | DAMAGED | SHRUNK | TAKEN | AIMED_AT)
                again = 0.0
                if t.controller == self.seen.me and self.seen.untapped_lands(t.controller) >= t.mana_value + 2:
                    again = 0.7 * (self._entering(t) + self._better_host(t))  # it is cast again soon
                return self.sign(t.controller) * (kept - 0.3 * full - 0.3) + again
            if node.to == Zone.BATTLEFIELD:
                return 0.2
            return -self.sign(t.controller) * full
        if node.to == Zone.BATTLEFIELD:
            under = self.refs(node.under, s) if node.under is not None else [player_ref(t.owner)]
            return sum(self.sign(ref_player(r)) * full for r in under if r < 0)
        if node.to == Zone.HAND:
            return self.sign(t.owner) * CARD
        if node.to == Zone.LIBRARY and not node.bottom and not node.shuffled and t.zone == Zone.GRAVEYARD:
            return self.sign(t.owner) * 0.6 * CARD
        return -self.sign(t.owner) * 0.2

    def _counters(self, node: n.PutCounters, s: Situation) -> float:
        amount = self.number(node.amount, s)
        worth = 0.0
        for ref in self.refs(node.on, s):
            if ref < 0:
                worth += self.sign(ref_player(ref)) * amount * OF_PLAYERS.get(node.kind, -0.5)
                continue
            t = self.seen.thing(ref)
            if t is None:
                continue
            if node.kind == "-1/-1":
                worth += (
                    self.damage(ref, amount) if amount >= t.toughness - t.damage else -self.sign(t.controller) * amount
                )
            elif node.kind == "stun":
                worth -= self.sign(t.controller) * 0.3 * object_worth(t)
            else:
                worth += self.sign(t.controller) * amount * COUNTERS.get(node.kind, 0.3)
                if node.kind == "+1/+1":
                    worth += self.sign(t.controller) * self.outgrown(t, amount)
        return worth

    def _tapping(self, t: SeenObject) -> float:
        """The loss to its controller if this is tapped now."""
        if t.tapped:
            return 0.0
        if t.types & CardType.CREATURE:
            return max(0.05, self.out_of_the_way(t))
        return 0.2

    def _apply(self, t: SeenObject, mods: tuple[n.Modification, ...], until: int, s: Situation) -> float:
        worth = 0.0
        forever = until == n.Duration.PERMANENT
        sign = self.sign(t.controller)
        power = toughness = keywords = 0
        for mod in mods:
            match mod:
                case n.AddPT():
                    power += self.number(mod.power, s)
                    toughness += self.number(mod.toughness, s)
                case n.GainKeywords():
                    keywords |= mod.keywords
                case n.LoseKeywords() | n.LoseAllAbilities():
                    worth -= sign * (1.2 if forever else 0.2)
                case n.SetPT():
                    change = self.number(mod.power, s) - t.power if mod.power is not None else 0
                    if forever or not t.types & CardType.CREATURE:
                        worth += sign * change * (1.2 if forever else 0.2)
                    else:
                        power += change
                        toughness += self.number(mod.toughness, s) - t.toughness if mod.toughness is not None else 0
                case n.SetController():
                    for r in self.refs(mod.who, s):
                        if r < 0:  # who it is may not have been chosen yet
                            gain = self.sign(ref_player(r)) - sign
                            worth += 0.5 * gain * object_worth(t) * (1.0 if forever else 0.5)
                case n.GainAbility():
                    worth += sign * self._gained(t, mod.ability, forever, s)
                case n.AddTypes() | n.SetTypes():
                    if mod.types & CardType.CREATURE and not t.types & CardType.CREATURE and not forever:
                        worth += sign * self._animated(t, mods, s)
                case _:
                    pass
        if toughness < 0 and -toughness >= t.toughness - t.damage and t.types & CardType.CREATURE:
            return worth - sign * object_worth(t)
        if forever:
            worth += sign * (power + 0.6 * toughness)
            worth += sign * (1.3 if keywords & ~t.keywords else 0.0)
        elif t.types & CardType.CREATURE:
            worth += sign * self.for_now(t, power, toughness, keywords)
        return worth

    def _gained(self, t: SeenObject, ability: n.Ability, forever: bool, s: Situation) -> float:
        """The worth of an ability to the controller of what gains it."""
        if isinstance(ability, n.Protection):
            if forever:
                return 1.5
            worth = self.rescued(t, DAMAGED | AIMED_AT, ability.against)
            able = self.could_block(t)
            if able and all(self.fits(ability.against, b, s) for b in able):
                worth += self.gets_through(t)
            return worth
        if forever:
            return 1.0 if isinstance(ability, (n.Activated, n.Triggered, n.Static)) else 0.3
        if isinstance(ability, n.Activated):
            return self._used_for_now(t, ability)
        if isinstance(ability, n.Landwalk):
            return self.gets_through(t) if self.could_block(t) else 0.0
        if isinstance(ability, n.Triggered) and isinstance(ability.on, (n.Dies, n.PutIntoGraveyard)):
            return 0.8 * self.rescued(t, DESTROYED | DAMAGED | SHRUNK)
        return 0.1

    def _used_for_now(self, t: SeenObject, ability: n.Activated) -> float:
        """The worth to its controller of an activated ability that something has for the turn."""
        if any(isinstance(c, n.TapThis) for c in ability.cost) and (t.tapped or t.sick):
            return 0.0
        return max(0.0, self.sign(t.controller) * self.modes(ability.modes, Situation(t, t.controller)))

    def _animated(self, t: SeenObject, mods: tuple[n.Modification, ...], s: Situation) -> float:
        """Something becomes a creature for the turn: it may attack, if nothing there would kill it."""
        seen = self.seen
        if self.calm or t.tapped or t.sick or not (seen.our_turn and seen.before_combat()):
            return 0.0
        power, toughness, keywords = 0, 0, 0
        for mod in mods:
            if isinstance(mod, n.SetPT):
                power = self.number(mod.power, s) if mod.power is not None else power
                toughness = self.number(mod.toughness, s) if mod.toughness is not None else toughness
            elif isinstance(mod, n.GainKeywords):
                keywords |= mod.keywords
        as_creature = SeenObject(t.id, t.card)
        as_creature.controller = t.controller
        as_creature.power, as_creature.toughness, as_creature.keywords = power, toughness, t.keywords | keywords
        if any(duel(as_creature, b)[0] for b in self.could_block(as_creature)):
            return 0.0
        return self.gets_through(as_creature)

    def attached(self, t: SeenObject, host: int, s: Situation) -> float:
        """The worth of having an Aura or Equipment attached to this. Where that leads back to itself, because its own
        trigger attaches it elsewhere, the second time is worth nothing.
        """
        card = t.card
        if t.id in self._attaching:
            return 0.0
        self._attaching.append(t.id)
        s = Situation(t.attached(host), s.you, NO_TARGETS, s.x, s.that_player)
        worth = 0.0
        for ability in card.abilities if card is not None else ():
            match ability:
                case n.Static(effect=n.Modify() as effect):
                    for each in self.things(n.AttachedTo(), s):
                        worth += self._apply(each, effect.mods, n.Duration.PERMANENT, s)
                case n.Static(effect=n.CantAttack() as effect):
                    for each in self.things(n.AttachedTo(), s):
                        if self.fits(effect.which, each, s):
                            worth -= self.sign(each.controller) * 0.5 * object_worth(each)
                case n.Static(effect=n.CantBlock() as effect):
                    for each in self.things(n.AttachedTo(), s):
                        if self.fits(effect.which, each, s):
                            worth -= self.sign(each.controller) * 0.25 * object_worth(each)
                case n.Static(effect=n.CantActivate() as effect):
                    for each in self.things(n.AttachedTo(), s):
                        worth -= self.sign(each.controller) * (0.2 + activates(each.card))
                case n.Static(effect=n.CantBeBlocked()):
                    for each in self.things(n.AttachedTo(), s):
                        worth += self.sign(each.controller) * LIFE * each.power
                case n.Static(effect=n.DoesntUntap()):
                    for each in self.things(n.AttachedTo(), s):
                        worth -= self.sign(each.controller) * 0.6 * object_worth(each)
                case n.Triggered(on=n.Dies()) if returns(ability):
                    worth += sum(0.4 * object_worth(each) for each in self.things(n.AttachedTo(), s))
                case n.Static(effect=n.Prevents() as effect):
                    worth += self._harmless(effect, s)
                case n.Triggered():
                    self.some_time = not isinstance(ability.on, n.Enters) or not isinstance(ability.on.which, n.IsThis)
                    worth += self.modes(ability.modes, self._triggered(ability.on, host, s))
                    self.some_time = False
                case n.Activated() if not any(isinstance(m.effect, n.Attach) for m in ability.modes):
                    worth += sum(0.5 * self.sign(each.controller) for each in self.things(n.AttachedTo(), s))
                case _:
                    pass
        self._attaching.pop()
        return worth

    def _better_host(self, t: SeenObject) -> float:
        """How much more an Aura would be worth on something else."""
        for ability in t.card.abilities if t.card is not None and t.attached_to else ():
            if isinstance(ability, n.Enchant) and t.id not in self._attaching:
                s = Situation(t, t.controller)
                hosts = self.targets(n.TargetPhrase(ability.which, ability.players), s)
                best = max((self.attached(t, host, s) for host in hosts), default=0.0)
                return max(0.0, best - self.attached(t, t.attached_to, s))
        return 0.0

    def _triggered(self, on: n.Trigger, host: int, s: Situation) -> Situation:
        """The situation in which an ability of what is attached to a player or permanent triggers: of which player it
        speaks.
        """
        if isinstance(on, n.PlayerAttacks):
            if host < 0 and self.refs(on.whom, s) == [host]:
                return s.of_player(s.you)  # as a rule it is we who attack them
        elif isinstance(on, n.BeginningOf):
            for ref in self.refs(on.of, s):
                if ref < 0:
                    return s.of_player(ref_player(ref))
        return s.of_player(ref_player(host) if host < 0 else -1)

    def _harmless(self, effect: n.Prevents, s: Situation) -> float:
        """The worth of preventing the damage by what an Aura enchants, and to it, from now on."""
        worth = 0.0
        for each in self.things(n.AttachedTo(), s):
            sign = self.sign(each.controller)
            if effect.source is not None and self.fits(effect.source, each, s):
                worth -= sign * 0.8 * strength(each)
            if effect.to is not None and self.fits(effect.to, each, s):
                worth += sign * 0.3 * each.toughness
        return worth

    def _attach(self, node: n.Attach, s: Situation) -> float:
        worth = 0.0
        for t in self.things(node.what, s):
            for host in self.refs(node.to, s):
                if host != t.attached_to:
                    worth += self.attached(t, host, s)
                    worth -= self.attached(t, t.attached_to, s) if t.attached_to else 0.0
        return worth

    def _begin(self, static: n.StaticEffect, s: Situation) -> float:
        seen = self.seen
        if isinstance(static, n.CantCast):
            held = [
                p for p in seen.foes() if p == seen.active and seen.hand_sizes[p] > 0 and seen.untapped_lands(p) > 2
            ]
            return 2.0 if held and not self.calm and seen.step.startswith(("upkeep", "draw")) else 0.0
        if isinstance(static, n.Prevents):
            return 0.0 if self.calm else self.incoming()
        if isinstance(static, n.CantBeTargeted):
            spared = [t for t in seen.board if self.fits(static.which, t, s)]
            return sum(self.sign(t.controller) * self.rescued(t, AIMED_AT, static.spells) for t in spared)
        if isinstance(static, n.ExtraLandPlays):
            if not any(r == seen.ref() for r in self.refs(static.who, s)) or not seen.main():
                return 0.0
            lands = sum(bool(t.types & CardType.LAND) for t in seen.hand)
            return 0.5 * need_of_land(seen) * (lands if static.count < 0 else min(static.count, lands))
        if isinstance(static, n.CantBeBlocked):
            return sum(
                self.gets_through(t)
                for t in seen.creatures(seen.me)
                if not t.sick and self.fits(static.which, t, s) and self.could_block(t)
            )
        if isinstance(static, n.MustBeBlocked):
            if self.calm or not (seen.our_turn and seen.before_combat()):
                return 0.0
            return sum(
                0.5 * min(object_worth(b) for b in self.could_block(t))
                for t in seen.creatures(seen.me)
                if not t.sick and t.power > 0 and self.fits(static.which, t, s) and self.could_block(t)
            )
        if isinstance(static, n.AttacksDespiteDefender):
            return sum(
                self.gets_through(t)
                for t in seen.creatures(seen.me)
                if not t.sick and self.fits(static.which, t, s) and not any(duel(t, b)[0] for b in self.could_block(t))
            )
        if isinstance(static, (n.CantBlock, n.CantAttack)):
            blocking = isinstance(static, n.CantBlock)
            theirs = [t for t in seen.board if t.types & CardType.CREATURE and self.fits(static.which, t, s)]
            return sum(-self.sign(t.controller) * self.out_of_the_way(t) for t in theirs if blocking == seen.our_turn)
        return 0.3

    def _prevent(self, node: n.PreventDamage, s: Situation) -> float:
        if node.to is None:
            return 0.0 if self.calm else self.incoming()
        worth = 0.0
        amount = 99 if node.amount is None else self.number(node.amount, s)
        for ref in self.refs(node.to, s):
            if ref < 0 and ref_player(ref) == self.seen.me:
                worth += 0.0 if self.calm else min(self.incoming(), LIFE * amount)
            elif ref > 0:
                t = self.seen.thing(ref)
                worth += self.sign(t.controller) * self.outgrown(t, amount) if t is not None else 0.0
        return worth

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
            most = max(1, phrase.at_most) if phrase.amount is None else self.number(phrase.amount, s)
            found: list[tuple[float, int]] = []
            best = 0
            best_worth = 0.0
            for ref in self.targets(phrase, s):
                worth = self.effect(mode.effect, setting.aimed([*setting.targets, [ref]]))
                if best == 0 or worth > best_worth:
                    best, best_worth = ref, worth
                if most > 1 and worth > 0:
                    found.append((worth, ref))
            chosen = [best] if best != 0 and (phrase.at_least > 0 or best_worth > 0) else []
            if len(found) > 1:
                found.sort(reverse=True)
                chosen = [ref for _, ref in found[:most]]
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
        self.unjudged = False
        if card is None:
            return 0.0
        s = Situation(t, self.seen.me, x=x)
        worth = 0.0
        self.last_chance = not (card.types & CardType.INSTANT or t.keywords & Keyword.FLASH)
        if card.types & CardType.PERMANENT:
            worth += definition_worth(card)
        for ability in card.abilities:
            if isinstance(ability, n.Enchant):
                hosts = self.targets(n.TargetPhrase(ability.which, ability.players), s)
                return max((self.attached(t, host, s) for host in hosts), default=0.0)
            if isinstance(ability, n.SpellAbility):
                worth += self.modes(ability.modes, s)
            elif isinstance(ability, n.Triggered) and isinstance(ability.on, n.Enters):
                if self.fits(ability.on.which, t, s):
                    worth += 0.7 * self.modes(ability.modes, s)
        return worth


def _comes_back(gone: n.Move, then: n.Effect) -> bool:
    """True if what was exiled returns to the battlefield at once, or in a moment."""
    if isinstance(then, n.Delayed):
        then = then.ability.modes[0].effect
    return (
        isinstance(then, n.Move)
        and then.to == Zone.BATTLEFIELD
        and isinstance(then.what, n.Saved)
        and then.what.name == gone.save
    )


def _each_time(on: n.Trigger) -> n.Trigger:
    """The event of which an ability waits for one or more at once."""
    return on.on if isinstance(on, n.OneOrMore) else on


def returns(ability: n.Triggered) -> bool:
    """True if the ability puts something onto the battlefield."""
    parts = [each for m in ability.modes for each in (m.effect.of if isinstance(m.effect, n.Sequence) else (m.effect,))]
    return any(isinstance(part, n.Move) and part.to == Zone.BATTLEFIELD for part in parts)


def activates(card: CardDef | None) -> float:
    """The worth of the activated abilities of a card that can't be used any more."""
    return sum(1.5 for a in card.abilities if isinstance(a, n.Activated)) if card is not None else 0.0


NOTHING_HIDDEN: Final[dict[str, n.Choose]] = {}  # never changed
KEPT_FOR_DANGERS: Final = 0.35
OF_A_LOOK: Final = 0.4  # at a card in a library that may stay there or not
MANA_LATER: Final = 0.4  # the worth of a mana that has to be paid in a turn to come
# Counters that are worth something; any other is worth a little.
COUNTERS: Final[dict[str, float]] = {"+1/+1": 1.4, "level": 1.2, "loyalty": 0.6, "shield": 1.0, "+1/+0": 0.9}
# Counters that are good for the player who has them.
OF_PLAYERS: Final[dict[str, float]] = {"energy": 0.4, "experience": 1.0, "ticket": 0.4}
# What prepares something else, and is worth nothing itself.
WORTHLESS: Final = (
    n.Remember,
    n.Reveal,
    n.Shuffle,
    n.LookAt,
    n.ChooseColor,
    n.ChooseCreatureType,
    n.ChoosePlayer,
    n.ChooseName,
    n.ChooseSource,
    n.EntersSo,
    n.ExileIfLeaving,
    n.AddMana,
    n.StayTapped,
    n.Crew,
    n.RemoveCounters,
    n.RevealUntil,
    n.ExileUntil,
)
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
    n.Regenerate: Judge._regenerate,
    n.ChooseEffect: Judge._choose_effect,
    n.DiscardThese: Judge._discard_these,
    n.MayPlay: Judge._may_play,
    n.CastNow: Judge._cast_now,
    n.CreateCopy: Judge._create_copy,
    n.CopySpell: Judge._copy_spell,
    n.Transform: Judge._transform,
    n.BecomeLevel: Judge._become_level,
    n.CreateEmblem: Judge._create_emblem,
    n.Proliferate: Judge._proliferate,
    n.Clash: Judge._clash_or_venture,
    n.Venture: Judge._clash_or_venture,
    n.RingTempts: Judge._ring_tempts,
    n.BecomeBlocked: Judge._become_blocked,
    n.RemoveFromCombat: Judge._remove_from_combat,
    n.Counter: Judge._counter,
    n.ChangeTarget: Judge._change_target,
    n.NewTargets: Judge._change_target,
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
