"""The worth of what only helps at this moment: against what is about to be lost, in a fight that is going on, for the
combat that is to come.
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.kernel.values import player_ref, ref_player
from mainphase.players.judging.dangers import AIMED_AT, DAMAGED, DESTROYED, SHRUNK, Danger, dangers
from mainphase.players.judging.fighting import EVASION, duel, evasion_allows, kills, strength
from mainphase.players.judging.meaning import SeatMeaning, Situation
from mainphase.players.judging.seen import Seen, SeenObject
from mainphase.players.judging.worth import GAME, LIFE, object_worth

AT_SOME_TIME: Final = 0.3  # the share of what makes a creature stronger now and then


class Moments(SeatMeaning):
    """Judges what this moment makes of permanents. Worth is to the seat that looks, or where it says so to their
    controller.
    """

    def __init__(self, seen: Seen) -> None:
        super().__init__(seen)
        self.calm = False  # True: whatever only helps at this moment is worth nothing
        self.last_chance = False  # what is judged can't wait for a fight to go on: a sorcery, or a trigger
        self.some_time = False  # it is for a moment that will come again and again
        self._dangers: dict[int, list[Danger]] | None = None

    def sign(self, seat: int) -> float:
        return 1.0 if self.seen.side[seat] == self.seen.side[self.seen.me] else -1.0

    def life_lost(self, seat: int, amount: int) -> float:
        life = self.seen.life[seat]
        if amount >= life:
            return -self.sign(seat) * GAME
        # The nearer the end, the more each point counts.
        return -self.sign(seat) * LIFE * amount * (1.0 + max(0, 10 - life + amount) / 10)

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

    def rescued(self, t: SeenObject, what: int, against: n.Filter | None = None) -> float:
        """The worth to its controller of saving this from such dangers, if it is in any, and in no others. `AIMED_AT`
        saves from whatever needs it as a target. `against`: only from sources that fit.
        """
        if self.calm:
            return 0.0
        found = self._dangers
        if found is None:
            found = self._dangers = dangers(self)
        ways = found.get(t.id)
        if ways is None:
            return 0.0
        for danger in ways:
            if not danger.how & what:
                return 0.0
            if against is not None and danger.source is not None:
                if not self.fits(against, danger.source, Situation(t, t.controller)):
                    return 0.0
        return object_worth(t)

    def outgrown(self, t: SeenObject, more: int) -> float:
        """The worth of surviving what is on the stack by having so much more toughness, or that much damage less."""
        if self.rescued(t, DAMAGED | SHRUNK) <= 0.0:
            return 0.0
        ways = self._dangers[t.id] if self._dangers is not None else []
        return object_worth(t) if max(d.amount for d in ways) < t.toughness - t.damage + more else 0.0

    def for_now(self, t: SeenObject, power: int, toughness: int, keywords: int) -> float:
        """More power or toughness, or keywords, for a turn: worth something against a danger, in a fight that is going
        on, or for an attack that is to come.
        """
        seen = self.seen
        if self.calm:
            return 0.0
        new = keywords & ~t.keywords
        if self.some_time:
            return AT_SOME_TIME * (power + 0.6 * toughness + (1.0 if new else 0.0))
        stronger = t.strengthened(power, toughness, new)
        if self.last_chance and seen.our_turn and seen.before_combat() and t.controller == seen.me:
            return self.attack_of(stronger) - self.attack_of(t)
        if seen.fighting and (t.id in seen.attacks or t.id in seen.blocks):
            return self.fight_of(stronger) - self.fight_of(t)
        worth = 0.0
        if seen.stack:
            if toughness > 0:
                worth += self.outgrown(t, toughness)
            if new & Keyword.INDESTRUCTIBLE:
                worth += self.rescued(t, DESTROYED | DAMAGED)
            if new & (Keyword.HEXPROOF | Keyword.SHROUD):
                worth += self.rescued(t, AIMED_AT)
            return worth
        if seen.attacks and not seen.blockers_declared and not t.tapped and new & (Keyword.REACH | Keyword.FLYING):
            flying = [a for a in map(seen.thing, seen.attacks) if a is not None and a.controller != t.controller]
            return max((self._block_of(stronger, a) for a in flying if not evasion_allows(t, a)), default=0.0)
        if seen.our_turn and seen.before_combat() and t.controller == seen.me and not t.tapped:
            if new & Keyword.HASTE and t.sick:
                return self.gets_through(stronger) if not self.could_block(stronger) else 0.3 * LIFE * t.power
            if new & EVASION and not t.sick and self.could_block(t) and not self.could_block(stronger):
                return self.gets_through(stronger)
        return worth

    def fight_of(self, t: SeenObject) -> float:
        """The outcome for its controller of the fight that this creature is in, as it is, or as it would be."""
        seen = self.seen
        foes = seen.opposing(t.id)
        sign = self.sign(t.controller)
        worth = 0.0
        if not foes:
            target = seen.attacks.get(t.id, 0)
            if target >= 0:
                return 0.0
            worth = sign * self.life_lost(ref_player(target), strength(t) + self.unblocked(target, t.id))
        elif len(foes) == 1:
            dies, kills_it = duel(t, foes[0])
            worth = (object_worth(foes[0]) if kills_it else 0.0) - (object_worth(t) if dies else 0.0)
            if kills_it and t.keywords & Keyword.TRAMPLE and seen.attacks.get(t.id, 0) < 0:
                target = seen.attacks[t.id]
                over = max(0, strength(t) - foes[0].toughness + foes[0].damage)
                worth += sign * self.life_lost(ref_player(target), over + self.unblocked(target, t.id))
        else:
            together = sum(max(0, foe.power) for foe in foes)
            if not t.keywords & Keyword.INDESTRUCTIBLE and together >= t.toughness - t.damage:
                worth -= object_worth(t)
            worth += max((object_worth(foe) for foe in foes if kills(t, foe)), default=0.0)
        if t.keywords & Keyword.LIFELINK:
            worth += 0.8 * LIFE * strength(t)
        return worth

    def unblocked(self, target: int, but: int = 0) -> int:
        """The damage that attackers deal to a player whom nothing blocks any more, but for one of them."""
        seen = self.seen
        total = 0
        for oid, attacked in seen.attacks.items():
            if oid != but and attacked == target and not seen.opposing(oid):
                t = seen.thing(oid)
                total += strength(t) if t is not None else 0
        return total

    def in_reach(self, seat: int, amount: int, s: Situation) -> float:
        """The worth of damage to a player that does not win yet, but does with all else that can be dealt this turn."""
        seen = self.seen
        life = seen.life[seat]
        if s.you != seen.me or seen.side[seat] == seen.side[seen.me] or not 0 < amount < life:
            return 0.0
        return 0.9 * GAME if amount + self.reach(seat, s.source) >= life else 0.0

    def reach(self, seat: int, source: SeenObject | None) -> int:
        """The damage that a player will be dealt, as far as we can tell, by what is on the stack, in our hand and in
        combat; without that of `source`.
        """
        seen = self.seen
        target = player_ref(seat)
        mana = seen.untapped_lands(seen.me)
        if source is not None and source.zone == Zone.HAND:
            mana -= source.mana_value
        total = 0
        for t in seen.stack:
            if (source is None or t.id != source.id) and seen.ours(t) and any(target in each for each in t.targets):
                total += self._burn(t)
        for t in sorted(seen.hand, key=lambda h: h.mana_value):
            if (source is not None and t.id == source.id) or t.types & (CardType.PERMANENT | CardType.LAND):
                continue
            if t.mana_value <= mana and (t.types & CardType.INSTANT or seen.main()):
                burn = self._burn(t)
                if burn > 0:
                    total += burn
                    mana -= t.mana_value
        if seen.our_turn and seen.fighting:
            total += self.unblocked(target)
        elif seen.our_turn and seen.before_combat():
            for t in seen.creatures(seen.me):
                if not t.tapped and not t.sick and not t.keywords & Keyword.DEFENDER and not self.could_block(t):
                    total += strength(t)
        return total

    def _burn(self, t: SeenObject) -> int:
        """The damage that a spell may deal to a player."""
        s = Situation(t, self.seen.me, x=t.x)
        most = 0
        for ability in t.card.abilities if t.card is not None else ():
            if isinstance(ability, n.SpellAbility):
                for mode in ability.modes:
                    if not any(phrase.players is not None for phrase in mode.targets):
                        continue
                    parts = mode.effect.of if isinstance(mode.effect, n.Sequence) else (mode.effect,)
                    for part in parts:
                        if isinstance(part, n.DealDamage) and isinstance(part.to, n.Target):
                            most = max(most, self.number(part.amount, s))
        return most

    def could_block(self, t: SeenObject) -> list[SeenObject]:
        """The creatures that could block this one, as far as keywords tell."""
        seen = self.seen
        return [
            b for b in seen.board
            if b.types & CardType.CREATURE and not b.tapped and seen.ours(b) != seen.ours(t) and evasion_allows(b, t)
        ]  # fmt: skip

    def gets_through(self, t: SeenObject) -> float:
        """The worth of an attack by this creature that nothing stops."""
        seen = self.seen
        if self.calm or not (seen.our_turn and seen.before_combat()) or t.controller != seen.me or t.tapped:
            return 0.0
        worth = 0.0
        for foe in seen.foes():
            worth = max(worth, self.life_lost(foe, strength(t)))
        return worth

    def _block_of(self, t: SeenObject, attacker: SeenObject) -> float:
        """The outcome for its controller of a block by this creature; nothing if it had better not block."""
        dies, takes = duel(t, attacker)
        worth = 0.5 * LIFE * strength(attacker)
        return max(0.0, worth + (object_worth(attacker) if takes else 0.0) - (object_worth(t) if dies else 0.0))

    def attack_of(self, t: SeenObject) -> float:
        """The outcome of an attack by this creature of ours in the combat that is to come, if they block as suits them;
        nothing if it had better stay at home.
        """
        seen = self.seen
        if t.tapped or t.zone != Zone.BATTLEFIELD or t.keywords & Keyword.DEFENDER:
            return 0.0
        if t.sick and not t.keywords & Keyword.HASTE:
            return 0.0
        through = max((self.life_lost(foe, strength(t)) for foe in seen.foes()), default=0.0)
        worth = through
        for b in self.could_block(t):
            dies, takes = duel(t, b)
            blocked = (object_worth(b) if takes else 0.0) - (object_worth(t) if dies else 0.0)
            over = strength(t) - max(0, b.toughness - b.damage)
            if t.keywords & Keyword.TRAMPLE and over > 0:
                blocked += self.life_lost(b.controller, over)
            worth = min(worth, blocked)
        if worth > 0 and t.keywords & Keyword.LIFELINK:
            worth += 0.8 * LIFE * strength(t)
        return max(0.0, worth)

    def out_of_the_way(self, t: SeenObject) -> float:
        """The loss to its controller when this creature neither attacks nor blocks in the combat that is to come."""
        seen = self.seen
        if self.calm or t.tapped:
            return 0.0
        if seen.our_turn and seen.attacks and not seen.blockers_declared and not seen.ours(t):
            attacking = [seen.thing(a) for a in seen.attacks]
            return (
                0.8 * LIFE * max((strength(a) for a in attacking if a is not None and evasion_allows(t, a)), default=0)
            )
        if not seen.before_combat():
            return 0.0
        if seen.side[seen.active] == seen.side[t.controller]:
            return 0.0 if t.sick or t.keywords & Keyword.DEFENDER else 0.8 * LIFE * strength(t)
        if not seen.our_turn:
            return 0.0
        stopped = [
            a for a in seen.creatures(seen.me) if not a.tapped and not a.sick and evasion_allows(t, a) and a.power > 0
        ]
        return 0.8 * LIFE * max((strength(a) for a in stopped), default=0)
