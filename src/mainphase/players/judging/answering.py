"""The answers of a sensible player who looks no further than what is on the table.

It plays a land, casts what is worth most, removes the best creature, keeps counterspells for what deserves them,
attacks when that profits, and blocks when that does.
"""

from typing import Final, final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Zone
from mainphase.kernel.costs.mana_at_hand import most_mana
from mainphase.kernel.events.planes import FACES
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Decision, DecisionKind, Option, OptionKind, player_ref, ref_player
from mainphase.players.judging.fighting import EVASION, plan_aims, plan_attack, plan_blocks
from mainphase.players.judging.judge import Judge
from mainphase.players.judging.meaning import NOTHING_PAID, Situation, chosen_effect, modes_on_stack, no_second_chance
from mainphase.players.judging.needing import need_of
from mainphase.players.judging.prevention_of_1997 import (
    instructions_of,
    must_play,
    prevention,
    prevention_by,
    worst_source,
)
from mainphase.players.judging.pricing import worth_of_cost
from mainphase.players.judging.seen import (
    BASICS,
    FACE_DOWN,
    Seen,
    SeenObject,
    as_cast,
    attacker_ids,
    creatures_of,
    nearest_to_the_end,
)
from mainphase.players.judging.worth import CARD, GAME, definition_worth, mana_but_x, object_worth

WORTH_A_CARD: Final = 1.4  # what an instant has to bring before it is spent
WORTH_UNUSED_MANA: Final = 1.0  # and what is enough when the mana would go unused
WORTH_A_COUNTERSPELL: Final = 2.4
WORTH_A_BOTHER: Final = 0.2  # what an ability has to bring
WORTH_UNKNOWN: Final = 0.5  # of an ability of whose effect nothing is known
WORTH_PREVENTING: Final = 1.0  # damage that a card is spent to prevent
WORTH_OF_A_ROLL: Final = 0.05  # of the planar die, whatever chaos brings; and what a mana for it is worth
MOST_X: Final = 20  # of those that are judged
TIMES_A_TURN: Final = 3  # the same ability is not activated more often: nothing ends such a loop but its owner


@final
class Greed:
    """A player's answers, and what they remember from one to the next."""

    def __init__(self) -> None:
        self.held = -1  # the option that was passed over since it has been used often enough this turn; -1: none
        self._attack_key: list[int] = []
        self._going: set[int] = set()
        self._aims: dict[int, int] = {}
        self._block_key: list[int] = []
        self._blocks: dict[int, int] = {}

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        kept = (self.held, self._attack_key, self._going, self._aims, self._block_key, self._blocks)
        return restored_greed, kept

    def copy(self) -> "Greed":
        """A copy of the player, who goes on from here."""
        other = Greed()
        other._attack_key, other._going, other._aims = self._attack_key, self._going, self._aims
        other._block_key, other._blocks = self._block_key, self._blocks
        return other

    def answer(self, g: State) -> int:
        """The index of an option of the pending decision, for who makes it."""
        asked = g.pending
        assert asked is not None
        if asked.count() == 1:
            return 0
        self.held = -1
        seat = g.decider(asked.player)
        if seat != asked.player:
            return _for_another(asked)
        if asked.kind == DecisionKind.ATTACK:
            return self._attacker(g, seat, asked)
        if asked.kind == DecisionKind.BLOCK:
            return self._blocker(g, seat, asked)
        seen = Seen(g, seat)
        judge = Judge(seen)
        if asked.high >= asked.low:
            return self._number(g, seen, judge, asked)
        options = asked.options
        kind = asked.kind
        if kind == DecisionKind.PRIORITY:
            return self._priority(g, seen, judge, options)
        if kind == DecisionKind.TARGET:
            return self._target(seen, judge, asked)
        if kind == DecisionKind.X:  # as much as there is
            return len(options) - 1
        if kind == DecisionKind.MODE:
            return self._mode(seen, judge, asked)
        if kind == DecisionKind.MULLIGAN:
            return self._mulligan(seen, options)
        if kind == DecisionKind.SET_ASIDE:
            return self._set_aside(seen, options)
        if kind == DecisionKind.BOTTOM_CARD or kind == DecisionKind.COST_CARD or kind == DecisionKind.DISCARD:
            return self._worst_card(seen, options)
        if kind == DecisionKind.CHOOSE and options[0].kind == OptionKind.CHOICE:
            return self._effect_chosen(seen, judge, asked)
        if kind == DecisionKind.CHOOSE and options[0].kind == OptionKind.NAME:
            return self._name(seen, asked)
        if kind == DecisionKind.CHOOSE or kind == DecisionKind.LEGEND:
            return self._pick(seen, options)
        if kind == DecisionKind.MAY:
            return self._may(seen, judge, asked)
        if kind == DecisionKind.UNTAP:
            return _first(options, OptionKind.YES)
        if kind == DecisionKind.OPTIONAL_COST:
            return self._optional_cost(seen, judge, asked)
        if kind == DecisionKind.PAY:
            return _pay(options)
        if kind == DecisionKind.BAND:
            return self._band(seen, asked)
        if kind == DecisionKind.SCRY:
            wanted = self._need(seen, options[0].object) >= 1.5
            return _first(options, OptionKind.TOP if wanted else OptionKind.BOTTOM)
        if kind == DecisionKind.SEARCH:
            return self._best_card(seen, options)
        if kind == DecisionKind.COMPANION:
            return _first(options, OptionKind.CARD)
        if kind == DecisionKind.DEFENDER:
            return _weakest(seen, options)
        if kind == DecisionKind.STARTER:
            return _ourselves(seen, options)
        if kind == DecisionKind.ASSIST:
            return _friend(seen, options)
        return 0

    # --- priority

    def _priority(self, g: State, seen: Seen, judge: Judge, options: list[Option]) -> int:
        if options[0].kind != OptionKind.PASS:
            must = must_play(seen, judge, options)
            if must >= 0:
                return must
        if seen.doomed:  # nothing else is offered then but what regenerates one of them, mana aside
            return _first(options, OptionKind.ACTIVATE, _first(options, OptionKind.CAST))
        land = self._land(seen, options)
        if land >= 0:
            return land
        best, best_worth = -1, 0.0
        for index, option in enumerate(options):
            worth = self._action(g, seen, judge, option)
            if worth > best_worth:
                best, best_worth = index, worth
        if best < 0:
            self.held = self._held_back(g, seen, options)
            return _first(options, OptionKind.PASS)
        return best

    def _held_back(self, g: State, seen: Seen, options: list[Option]) -> int:
        """The option that has just been used as often as we do in a turn; -1 if there is none."""
        if seen.stack or seen.assigned:
            return -1
        for index, option in enumerate(options):
            if option.kind == OptionKind.ACTIVATE and times_used(g, option) == TIMES_A_TURN:
                return index
        return -1

    def _land(self, seen: Seen, options: list[Option]) -> int:
        """The land that brings the colour our hand lacks most."""
        best, best_worth = -1, 0.0
        have = 0
        for land in seen.lands():
            have |= colors_made(land.card)
        wanted: dict[int, int] = {}
        for t in seen.hand:
            if t.card is not None and t.card.cost is not None:
                for symbol in t.card.cost.symbols:
                    wanted[symbol] = wanted.get(symbol, 0) + 1
        for index, option in enumerate(options):
            if option.kind != OptionKind.PLAY_LAND:
                continue
            played = seen.thing(option.object)
            card = played.card if played is not None else None
            made = colors_made(card)
            worth = 1.0 + sum(count for symbol, count in wanted.items() if made & symbol and not have & symbol)
            worth += 0.1 * sum(count for symbol, count in wanted.items() if made & symbol)
            if worth > best_worth:
                best, best_worth = index, worth
        return best

    def _action(self, g: State, seen: Seen, judge: Judge, option: Option) -> float:
        """The worth of an action now; 0 if a better moment may come."""
        if option.kind == OptionKind.CAST:
            t = seen.thing(option.object)
            if t is None or t.card is None:
                return 0.0
            if _mana_lacking(g, seen, t):
                return 0.0
            other = seen.other_cost(t, option.way) if option.way != 0 else ()
            return self._cast(seen, judge, as_cast(t, option.way), other)
        if option.kind == OptionKind.TURN_UP:
            t = seen.thing(option.object)
            if t is None or t.beneath is None:
                return 0.0
            return self._turn_up(seen, judge, t, t.beneath)
        if option.kind == OptionKind.ACTIVATE:
            return self._activate(g, seen, judge, option)
        if option.kind == OptionKind.ROLL_PLANAR_DIE:
            return self._planar_roll(seen, judge)
        if option.kind == OptionKind.PHASE_ACTION:  # the attack of 1997: before anything else, if there is to be one
            self._plan_attack(g, seen.me, -1)
            return GAME if self._going else 0.0
        return 0.0

    def _turn_up(self, seen: Seen, judge: Judge, t: SeenObject, card: CardDef) -> float:
        """The worth of turning this face up: in combat, as late as can be, or for what it does to a spell of theirs."""
        judge.last_chance = False
        does = 0.0
        waits = False
        for a in card.abilities:
            if isinstance(a, n.Triggered) and isinstance(a.on, n.IsTurnedFaceUp):
                waits = True
                does += 0.7 * judge.modes(a.modes, Situation(t, seen.me))
        if seen.stack:
            return does if is_ours_to_answer(seen) and does >= WORTH_UNUSED_MANA else 0.0
        gain = definition_worth(card) - definition_worth(FACE_DOWN) + does
        if not waits and seen.main() and not seen.before_combat() and not seen.attacks:
            return gain if gain > WORTH_A_CARD else 0.0  # with mana that is left
        return gain + 0.5 if seen.attacks or self._last_moment(seen) else 0.0

    def _cast(self, seen: Seen, judge: Judge, t: SeenObject, cost: tuple[n.Cost, ...]) -> float:
        card = t.card
        assert card is not None
        if seen.assigned:
            modes = [m for a in card.abilities if isinstance(a, n.SpellAbility) for m in a.modes]
            worth = prevention(judge, modes, Situation(t, seen.me))
            return worth if worth >= WORTH_PREVENTING else 0.0
        mana = _mana_made(judge, t)
        worth = self._spell(seen, judge, t, cost)
        if mana > 0:
            return worth + self._ritual(seen, mana - t.mana_value)
        if seen.stack and copies_spells(card):
            return worth if worth >= WORTH_A_CARD else 0.0
        if seen.stack and not (worth >= WORTH_A_CARD and is_ours_to_answer(seen)):
            return 0.0
        main = seen.main()
        if t.types & CardType.PERMANENT:
            # The dearest first: that is what using all the mana comes to.
            bonus = 0.5 * t.mana_value
            if t.zone != Zone.HAND:  # a commander costs no card of our hand
                bonus += 0.5 * CARD
            if main and self._after_combat(seen, t):
                return worth + bonus if worth > 0 else 0.0
            return worth + bonus if self._last_moment(seen) and worth > 0 else 0.0
        if counters_spells(card):
            return worth - 1.0 if seen.theirs_on_stack() and worth >= WORTH_A_COUNTERSPELL else 0.0
        if worth >= GAME / 2:
            return worth
        least = WORTH_UNUSED_MANA if self._last_moment(seen) else WORTH_A_CARD
        if worth < least and not (worth > WORTH_A_BOTHER and gets_no_better(card)):
            return 0.0
        if not seen.stack and any(isinstance(a, n.CastOnlyIf) for a in card.abilities):
            return worth  # there may be no better time
        if not t.types & CardType.INSTANT and not seen.stack:
            return worth if main and not self._mana_is_wanted(seen, t.mana_value, worth) else 0.0
        if not seen.stack and (self._last_moment(seen) or bool(seen.attacks)):
            return worth  # not before: who knows what they do with their mana
        judge.calm = True
        gain = worth - self._spell(seen, judge, t, cost)
        judge.calm = False
        return worth if gain >= WORTH_UNUSED_MANA else 0.0

    def _spell(self, seen: Seen, judge: Judge, t: SeenObject, cost: tuple[n.Cost, ...]) -> float:
        """The worth of casting a card, without the mana."""
        judge.paying = _payable(seen, t)
        worth = judge.card(t, x=max(1, seen.untapped_lands(seen.me) - t.mana_value))
        judge.paying = NOTHING_PAID
        if judge.unjudged and not t.types & CardType.PERMANENT:
            worth += WORTH_A_CARD  # whoever has it in the deck knows what it is for
        s = Situation(t, seen.me)
        if cost:
            worth -= worth_of_cost(judge, cost, s)
        for a in t.card.abilities if t.card is not None else ():
            if isinstance(a, n.CastCost) and not a.optional:
                worth -= worth_of_cost(judge, a.cost, s)
        return worth

    def _ritual(self, seen: Seen, gain: int) -> float:
        """Mana for this phase only: good if it casts what could not be cast without it."""
        if not seen.main() or seen.attacks:
            return 0.0
        have = seen.untapped_lands(seen.me)
        within = [t for t in seen.hand if have < t.mana_value <= have + gain and t.types & CardType.PERMANENT]
        return 1.0 + max((t.mana_value for t in within), default=-1) if within else 0.0

    def _after_combat(self, seen: Seen, t: SeenObject) -> bool:
        """True if the card may be cast now: one that does not attack itself waits until after an attack, as the mana
        may be wanted before.
        """
        if "precombat" not in seen.step or t.keywords & n.Keyword.HASTE:
            return True
        if "Aura" in t.subtypes or "Equipment" in t.subtypes:  # it may decide the combat
            return True
        if not any(c.power > 0 and not c.tapped and not c.sick for c in seen.creatures(seen.me)):
            return True
        return gives_itself_haste(seen, t)

    def _last_moment(self, seen: Seen) -> bool:
        """The end of the turn before ours, in 1997 its discard phase: what could wait has waited."""
        return not seen.our_turn and not seen.stack and seen.step.startswith(("end step", "end of turn", "discard"))

    def _activate(self, g: State, seen: Seen, judge: Judge, option: Option) -> float:
        t = seen.thing(option.object)
        ability = seen.ability(option.ability)
        if t is None or not isinstance(ability, n.Activated):
            return 0.0
        if seen.assigned:
            s = Situation(t, seen.me)
            return prevention(judge, ability.modes, s) - worth_of_cost(judge, ability.cost, s)
        times = times_used(g, option)
        if times >= TIMES_A_TURN or (seen.stack and not is_ours_to_answer(seen)):
            return 0.0
        if any(isinstance(c, n.CrewCost) for c in ability.cost):
            return self._crew(seen, t) if times == 0 else 0.0
        worth = self._use(seen, judge, ability, t)
        if worth <= WORTH_A_BOTHER:
            return 0.0
        if seen.stack or times > 0 or not (self._last_moment(seen) or seen.main()):
            judge.calm = True
            calm = self._use(seen, judge, ability, t)
            judge.calm = False
            now = worth - max(0.0, calm) > WORTH_A_BOTHER
            if times > 0 and calm <= WORTH_A_BOTHER and not gives_more(ability):
                return 0.0  # what was to be saved is saved
            if now:
                return 0.5 * worth
            if seen.stack:
                return 0.0
        main = seen.main()
        mana = sum(mana_but_x(c.mana) for c in ability.cost if isinstance(c, n.PayMana))
        if main and self._mana_is_wanted(seen, mana, worth):
            return 0.0
        taps_attacker = (
            t.types & CardType.CREATURE and seen.our_turn and any(isinstance(c, n.TapThis) for c in ability.cost)
        )
        if taps_attacker and ability.window == n.Window.SORCERY and seen.before_combat():
            taps_attacker = worth - judge.attack_of(t) <= WORTH_A_BOTHER
        good_moment = self._last_moment(seen) or seen.attacks or (main and not taps_attacker)
        if worth < GAME / 2 and not good_moment and ability.condition is None:
            return 0.0
        # Cards in hand come first: their worth is counted in full.
        return 0.5 * worth

    def _use(self, seen: Seen, judge: Judge, ability: n.Activated, t: SeenObject) -> float:
        """The worth of activating an ability, with its price."""
        judge.unjudged = False
        judge.last_chance = ability.window == n.Window.SORCERY or ability.loyalty is not None
        s = Situation(t, seen.me, x=self._most_x(seen, ability.cost))
        worth = judge.modes(ability.modes, s)
        if judge.unjudged:
            worth += WORTH_UNKNOWN
        return worth - worth_of_cost(judge, ability.cost, s)

    def _most_x(self, seen: Seen, cost: tuple[n.Cost, ...]) -> int:
        """The X that our lands can pay for; 1 if it is paid in another way."""
        for part in cost:
            if isinstance(part, n.PayMana) and part.mana.x:
                rest = mana_but_x(part.mana)
                return max(0, seen.untapped_lands(seen.me) - rest) // part.mana.x
        return 1

    def _mana_is_wanted(self, seen: Seen, mana: int, worth: float) -> bool:
        """True if so much mana is better kept for a permanent in hand that is worth more and can be cast this turn."""
        have = seen.untapped_lands(seen.me)
        for t in seen.hand:
            if t.types & CardType.PERMANENT and not t.types & CardType.LAND and have - mana < t.mana_value <= have:
                if t.card is not None and definition_worth(t.card) + 0.5 * t.mana_value > worth:
                    return mana > 0
        return False

    def _planar_roll(self, seen: Seen, judge: Judge) -> float:
        """What chaos would bring, one time in six, once what the mana is for has been done: after an attack, if there
        can be one. Rolling for nothing is worth something in any case: the next plane may be better.
        """
        if "precombat" in seen.step and any(
            c.power > 0 and not c.tapped and not c.sick for c in seen.creatures(seen.me)
        ):
            return 0.0
        cost = seen.cost_of_planar_roll()
        worth = 0.0 if cost else WORTH_OF_A_ROLL
        for t in seen.in_zone(Zone.COMMAND):
            card = t.card
            for ability in card.abilities if card is not None and t.types & CardType.PLANAR else ():
                if isinstance(ability, n.Triggered) and isinstance(ability.on, n.ChaosEnsues):
                    worth += judge.modes(ability.modes, Situation(t, seen.me, x=1)) / FACES
        return worth - WORTH_OF_A_ROLL * cost if worth > 0 else 0.0

    def _crew(self, seen: Seen, t: SeenObject) -> float:
        """A Vehicle is crewed once, before we attack, by creatures that would do less themselves."""
        if t.types & CardType.CREATURE or t.tapped:
            return 0.0
        if not seen.our_turn or not seen.main() or not seen.before_combat():
            return 0.0
        lost = min((c.power for c in seen.creatures(seen.me) if not c.tapped and c.id != t.id), default=0)
        return float(max(0, t.power - lost))

    # --- the parts of casting

    def _target(self, seen: Seen, judge: Judge, asked: Decision) -> int:
        source = seen.thing(asked.about)
        if source is None:
            return 0
        chosen = source.targets
        effect = chosen_effect(source)
        node = source.node
        judge.last_chance = no_second_chance(source)
        best, best_worth = 0, -2 * GAME * GAME
        for index, option in enumerate(asked.options):
            targets = [phrase[:] for phrase in chosen]
            if option.kind == OptionKind.DONE:
                if not chosen:
                    targets.append([])
            elif option.place < len(chosen):
                targets[option.place].append(option.ref)
            else:
                targets.append([option.ref])
            worth = 0.0
            if effect is not None:
                s = Situation(source, seen.me, targets, source.x)
                worth = prevention_by(judge, effect, s) if seen.assigned else judge.effect(effect, s)
            elif isinstance(node, n.Enchant):
                worth = judge.attached(source, option.ref, Situation(source, seen.me))
            if option.kind == OptionKind.TARGET:
                worth += 0.001 * _taste(seen, option.ref)
            if worth > best_worth:
                best, best_worth = index, worth
        return best

    def _mode(self, seen: Seen, judge: Judge, asked: Decision) -> int:
        source = seen.thing(asked.about)
        modes = modes_on_stack(source)
        judge.last_chance = no_second_chance(source)
        best, best_worth = 0, -2 * GAME * GAME
        for index, option in enumerate(asked.options):
            worth = 0.0
            if option.kind == OptionKind.MODE and option.index < len(modes):
                worth = judge.mode(modes[option.index], Situation(source, seen.me, x=1))
            if worth > best_worth:
                best, best_worth = index, worth
        return best

    def _number(self, g: State, seen: Seen, judge: Judge, asked: Decision) -> int:
        """X is as much as there is, unless more than mana is paid for it; damage is assigned as little as kills."""
        low, high = asked.low, asked.high
        if asked.kind == DecisionKind.ASSIST_MANA:  # all that there is for a friend, nothing for a foe
            spell = seen.thing(asked.about)
            return high - low if spell is not None and seen.ours(spell) else 0
        if asked.kind == DecisionKind.X:
            spell = seen.thing(asked.about)
            x = self._x(seen, judge, asked)
            if spell is not None and spell.keywords & n.Keyword.ASSIST and not _any_friends(seen):
                x = min(x, most_mana(g, seen.me) - spell.mana_value)
            return max(low, x) - low
        if asked.kind == DecisionKind.ASSIGN_DAMAGE:
            if asked.other < 0:
                return high - low
            t = seen.thing(asked.other)
            dealer = seen.thing(asked.about)
            if t is None:
                return high - low
            if t.controller == seen.me:  # banding lets us say where their damage goes: to what we miss least
                least = min(seen.opposing(asked.about), key=object_worth, default=t)
                return high - low if least.id == t.id else 0
            deadly = dealer is not None and bool(dealer.keywords & n.Keyword.DEATHTOUCH)
            need = 1 if deadly else max(1, t.toughness - t.damage)
            return min(max(need, low), high) - low
        if asked.kind == DecisionKind.DIVIDE:
            t = seen.thing(asked.about)
            need = t.toughness - t.damage if t is not None else high
            return min(max(need, low), high) - low
        return high - low

    def _x(self, seen: Seen, judge: Judge, asked: Decision) -> int:
        source = seen.thing(asked.about)
        node = source.node if source is not None else None
        cost: list[n.Cost] = []
        if isinstance(node, n.Activated):
            cost += node.cost
        elif source is not None and source.card is not None:
            for ability in source.card.abilities:
                if isinstance(ability, n.CastCost):
                    cost += ability.cost
        dear = tuple([part for part in cost if takes_x(part)])
        if source is None or not dear:
            return asked.high
        best, best_worth = asked.low, -GAME * GAME
        for x in range(asked.low, min(asked.high, asked.low + MOST_X) + 1):
            s = Situation(source, seen.me, source.targets, x)
            worth = judge.modes(modes_on_stack(source), s) - worth_of_cost(judge, dear, s)
            if worth > best_worth:
                best, best_worth = x, worth
        return best

    # --- combat

    def _plan_attack(self, g: State, seat: int, asked: int) -> int:
        """Which creatures are to attack, and what, made once for as long as the same creatures are there. Returns whom:
        the opponent who is nearest to the end.
        """
        foe = nearest_to_the_end(g, seat)
        key = [g.turn_number, *sorted(creatures_of(g, seat))]
        if self._attack_key != key:
            seen = Seen(g, seat)
            able = [t for t in seen.creatures(seat) if not t.tapped and (not t.sick or t.id == asked)]
            self._attack_key = key
            self._going = plan_attack(seen, able, foe)
            self._aims = plan_aims(seen, self._going, foe)
        return foe

    def _attacker(self, g: State, seat: int, asked: Decision) -> int:
        foe = self._plan_attack(g, seat, asked.about)
        if asked.about not in self._going:
            return _first(asked.options, OptionKind.STAY)
        aim = self._aims.get(asked.about, player_ref(foe))
        for index, option in enumerate(asked.options):
            if option.kind == OptionKind.ATTACK and option.attacked == aim:
                return index
        return _first(asked.options, OptionKind.ATTACK)

    def _band(self, seen: Seen, asked: Decision) -> int:
        """With the best creature that can be blocked by the same ones: then only what is worth least is lost."""
        me = seen.thing(asked.about)
        best, best_worth = _first(asked.options, OptionKind.STAY), 0.0
        for index, option in enumerate(asked.options):
            other = seen.thing(option.partner)
            if option.kind != OptionKind.BAND or me is None or other is None:
                continue
            if (me.keywords ^ other.keywords) & EVASION == 0 and object_worth(other) > best_worth:
                best, best_worth = index, object_worth(other)
        return best

    def _blocker(self, g: State, seat: int, asked: Decision) -> int:
        key = [g.turn_number, *sorted(attacker_ids(g))]
        if self._block_key != key:
            seen = Seen(g, seat)
            able = [t for t in seen.creatures(seat) if not t.tapped]
            self._block_key, self._blocks = key, plan_blocks(seen, able)
        attacker = self._blocks.get(asked.about, 0)
        for index, option in enumerate(asked.options):
            if option.kind == OptionKind.BLOCK and option.attacker == attacker:
                return index
        return _first(asked.options, OptionKind.STAY)

    # --- hands and cards

    def _mulligan(self, seen: Seen, options: list[Option]) -> int:
        cards = len(seen.hand)
        lands = sum(bool(t.types & CardType.LAND) for t in seen.hand)
        taken = seen.mulligans
        keep = taken >= 2 or (2 <= lands <= 5 if cards == 7 else 1 <= lands <= 5)
        return _first(options, OptionKind.KEEP if keep else OptionKind.MULLIGAN)

    def _set_aside(self, seen: Seen, options: list[Option]) -> int:
        """A card that is exiled for another one: of lands and other cards what we have too many of."""
        lands = sum(bool(t.types & CardType.LAND) for t in seen.hand)
        for index, option in enumerate(options):
            t = seen.thing(option.object) if option.kind == OptionKind.CARD else None
            if t is not None and bool(t.types & CardType.LAND) == (lands > 3):
                return index
        return _first(options, OptionKind.DONE)

    def _worst_card(self, seen: Seen, options: list[Option]) -> int:
        """The card to put on the bottom, to discard, to pay with: the one we would miss least."""
        done = _first(options, OptionKind.DONE, -1)
        if done >= 0:
            return done
        return _least([self._need(seen, option.object) for option in options])

    def _best_card(self, seen: Seen, options: list[Option]) -> int:
        return _least([0.0 if o.kind == OptionKind.DONE else -self._need(seen, o.object) - 0.01 for o in options])

    def _need(self, seen: Seen, ref: int) -> float:
        """How much we want a card or permanent of ours, wherever it is."""
        return need_of(seen, seen.thing(ref))

    def _pick(self, seen: Seen, options: list[Option]) -> int:
        """Something is to be chosen for an effect: of theirs the best, of ours the least."""
        if seen.assigned:
            return worst_source(seen, options)
        costs: list[float] = []
        for option in options:
            t = seen.thing(option.object)
            if option.kind == OptionKind.DONE:
                costs.append(0.0)
            elif t is None:
                costs.append(1.0)
            elif seen.ours(t):
                costs.append(self._need(seen, option.object))
            else:
                costs.append(-object_worth(t))
        return _least(costs)

    def _name(self, seen: Seen, asked: Decision) -> int:
        """Of card names that which we have most of in hand, if it is for a card of it; else one that they have shown,
        and rather none of ours.
        """
        asking = chosen_effect(seen.stack[-1]) if seen.stack else None
        ours = [t.name for t in seen.hand]
        own = any(isinstance(part, n.Choose) and part.at_random for part in allowed_by(asking))
        theirs = [t.name for t in [*seen.board, *seen.elsewhere()] if not seen.ours(t)]
        costs: list[float] = []
        for option in asked.options:
            name = seen.word(option.index)
            costs.append(-1.0 * ours.count(name) if own else 1.0 * ours.count(name) - theirs.count(name))
        return _least(costs)

    def _may(self, seen: Seen, judge: Judge, asked: Decision) -> int:
        """Whatever we may do we do, unless it is the one thing that an effect allows and it harms us."""
        source = seen.thing(asked.about)
        allowed = [part for part in allowed_by(chosen_effect(source)) if isinstance(part, n.May)]
        if source is not None and len(allowed) == 1:
            s = Situation(source, source.controller, source.targets, source.x)
            if judge.effect(allowed[0].then, s) < 0.0 and not judge.unjudged:
                return _first(asked.options, OptionKind.NO)
        return _first(asked.options, OptionKind.YES)

    def _effect_chosen(self, seen: Seen, judge: Judge, asked: Decision) -> int:
        """Of several effects of which one is chosen the best."""
        source = seen.thing(asked.about)
        for part in allowed_by(chosen_effect(source)):
            if isinstance(part, n.ChooseEffect) and source is not None and len(part.of) == len(asked.options):
                s = Situation(source, source.controller, source.targets, source.x)
                return _least([-judge.effect(each, s) for each in part.of])
        return self._pick(seen, asked.options)

    def _optional_cost(self, seen: Seen, judge: Judge, asked: Decision) -> int:
        """Whatever is offered is worth its price, but for what would do nothing."""
        source = seen.thing(asked.about)
        on_top = seen.stack[-1].node if seen.stack else None
        if source is not None and isinstance(on_top, (n.Activated, n.Triggered)):
            for part in instructions_of(on_top.modes[0].effect):
                if isinstance(part, n.PayOrElse) and part.otherwise is None and isinstance(part.paid, n.Untap):
                    if judge.effect(part.paid, Situation(source, seen.me)) <= 0:
                        return _first(asked.options, OptionKind.NO)
        return _first(asked.options, OptionKind.YES)


def restored_greed(
    held: int,
    attack_key: list[int],
    going: set[int],
    aims: dict[int, int],
    block_key: list[int],
    blocks: dict[int, int],
) -> Greed:
    """A player who goes on from what was remembered."""
    greed = Greed()
    greed.held = held
    greed._attack_key, greed._going, greed._aims = attack_key, going, aims
    greed._block_key, greed._blocks = block_key, blocks
    return greed


def _for_another(asked: Decision) -> int:
    """For a player whom we control (723.5): their turn is to come to nothing."""
    for index, option in enumerate(asked.options):
        if option.kind == OptionKind.PASS or option.kind == OptionKind.STAY or option.kind == OptionKind.NO:
            return index
    return 0


def _ourselves(seen: Seen, options: list[Option]) -> int:
    for index, option in enumerate(options):
        if option.player == seen.me:
            return index
    return 0


def _any_friends(seen: Seen) -> bool:
    return len(seen.team(seen.me)) > 1


def _mana_lacking(g: State, seen: Seen, t: SeenObject) -> bool:
    """True if a spell can be cast only with the help of a foe (CR 702.132a): nobody need ask for that."""
    if not t.keywords & n.Keyword.ASSIST or _any_friends(seen):
        return False
    return most_mana(g, seen.me) < t.mana_value


def _friend(seen: Seen, options: list[Option]) -> int:
    """Nobody, if that is offered; else somebody on our side, if they are."""
    for index, option in enumerate(options):
        if option.kind == OptionKind.DONE or seen.side[option.player] == seen.side[seen.me]:
            return index
    return 0


def _weakest(seen: Seen, options: list[Option]) -> int:
    """The player who is nearest to the end."""
    return _least([float(seen.life[option.player]) for option in options])


def _pay(options: list[Option]) -> int:
    """Mana in the pool before more is made, life last."""
    for kind in (OptionKind.SPEND, OptionKind.MANA, OptionKind.AID, OptionKind.DONE):
        found = _first(options, kind, -1)
        if found >= 0:
            return found
    return 0


def _first(options: list[Option], kind: int, otherwise: int = 0) -> int:
    for index, option in enumerate(options):
        if option.kind == kind:
            return index
    return otherwise


def _least(costs: list[float]) -> int:
    return costs.index(min(costs))


def _taste(seen: Seen, ref: int) -> float:
    """Between targets of equal worth: theirs before ours."""
    if ref < 0:
        return -1.0 if seen.side[ref_player(ref)] == seen.side[seen.me] else 1.0
    t = seen.thing(ref)
    return 0.0 if t is None else (-1.0 if seen.ours(t) else 1.0) * object_worth(t)


def _payable(seen: Seen, t: SeenObject) -> list[str]:
    """The optional costs of mana for which there is enough beside that of the spell, one after another."""
    payable = NOTHING_PAID
    spent = 0
    for a in t.card.abilities if t.card is not None else ():
        if isinstance(a, n.CastCost) and a.optional:
            spent += _mana_of(a.cost)
            if spent > seen.untapped_lands(seen.me) - t.mana_value:
                return payable
            payable = [*payable, a.optional]
    return payable


def gives_itself_haste(seen: Seen, t: SeenObject) -> bool:
    """True if a creature has an ability by which it can attack at once, with the mana that is left when it is cast."""
    for a in t.card.abilities if t.card is not None else ():
        effect = a.modes[0].effect if isinstance(a, n.Activated) else None
        if isinstance(a, n.Activated) and isinstance(effect, n.Apply) and isinstance(effect.to, n.This):
            if any(isinstance(mod, n.GainKeywords) and mod.keywords & n.Keyword.HASTE for mod in effect.mods):
                return _mana_of(a.cost) <= seen.untapped_lands(seen.me) - t.mana_value
    return False


def _mana_of(cost: tuple[n.Cost, ...]) -> int:
    """How much mana a cost is; more than anybody has if it is anything else too."""
    mana = 0
    for part in cost:
        mana += mana_but_x(part.mana) if isinstance(part, n.PayMana) else 99
    return mana


def gets_no_better(card: CardDef) -> bool:
    """True if a spell does the same whenever it is cast: to players, and with cards that nobody sees."""
    for ability in card.abilities:
        if isinstance(ability, n.SpellAbility):
            for mode in ability.modes:
                if any(phrase.which is not None and not _planeswalkers_alone(phrase) for phrase in mode.targets):
                    return False
                if not all(_same_whenever(effect) for effect in _parts(mode.effect)):
                    return False
    return True


def _planeswalkers_alone(phrase: n.TargetPhrase) -> bool:
    which = phrase.which
    return phrase.players is not None and isinstance(which, n.OfType) and which.types == CardType.PLANESWALKER


def _same_whenever(effect: n.Effect) -> bool:
    if isinstance(effect, n.Move):
        return isinstance(effect.what, (n.TopOfLibrary, n.Saved))
    if isinstance(effect, n.DealDamage):
        return isinstance(effect.to, (n.Target, n.EachOpponent)) and isinstance(effect.amount, n.Fixed)
    return isinstance(effect, (n.LookAt, n.Scry, n.Shuffle, n.Remember, n.GainLife, n.LoseLife, n.Draw))


def copies_spells(card: CardDef) -> bool:
    """True if it is cast for a spell on the stack, ours too."""
    return any(
        isinstance(effect, n.CopySpell)
        for ability in card.abilities
        if isinstance(ability, n.SpellAbility)
        for mode in ability.modes
        for effect in _parts(mode.effect)
    )


def counters_spells(card: CardDef) -> bool:
    return any(
        isinstance(effect, n.Counter)
        for ability in card.abilities
        if isinstance(ability, n.SpellAbility)
        for mode in ability.modes
        for effect in _parts(mode.effect)
    )


def _parts(effect: n.Effect) -> list[n.Effect]:
    if isinstance(effect, n.Sequence):
        return [part for each in effect.of for part in _parts(each)]
    if isinstance(effect, n.PayOrElse):
        return _parts(effect.otherwise) if effect.otherwise is not None else []
    if isinstance(effect, (n.If, n.May)):
        return _parts(effect.then)
    return [effect]


def _mana_made(judge: Judge, t: SeenObject) -> int:
    """How much mana a spell adds (Dark Ritual)."""
    for ability in t.card.abilities if t.card is not None else ():
        if isinstance(ability, n.SpellAbility):
            for effect in _parts(ability.modes[0].effect):
                if isinstance(effect, n.AddMana):
                    amount = judge.number(effect.amount, Situation(t, judge.seen.me))
                    return amount * max(len(choice) for choice in effect.choices)
    return 0


def colors_made(card: CardDef | None) -> int:
    """The colours of mana that a permanent can make, as bits. Basic land types make theirs (CR 305.6)."""
    if card is None:
        return 0
    made = 0
    for subtype in card.subtypes:
        made |= BASICS.get(subtype, 0)
    for ability in card.abilities:
        if isinstance(ability, n.Activated):
            for effect in _parts(ability.modes[0].effect):
                if isinstance(effect, n.AddMana):
                    for choice in effect.choices:
                        for unit in choice:
                            made |= unit
    return made


def takes_x(part: n.Cost) -> bool:
    """True if X of something other than mana is paid."""
    if isinstance(part, n.PayLife):
        return isinstance(part.amount, n.X)
    if isinstance(part, (n.SacrificeCost, n.DiscardCost, n.RemoveCountersCost, n.TapCost)):
        return isinstance(part.count, n.X)
    return isinstance(part, n.ExileCost) and isinstance(part.count, n.X)


def allowed_by(effect: n.Effect | None) -> list[n.Effect]:
    """The parts of an effect one after another, those that somebody may do and may choose among them."""
    if isinstance(effect, n.Sequence):
        return [part for each in effect.of for part in allowed_by(each)]
    if isinstance(effect, n.If):
        return allowed_by(effect.then) + allowed_by(effect.otherwise)
    if isinstance(effect, n.May):
        return [effect, *allowed_by(effect.then)]
    return [effect] if effect is not None else []


def is_ours_to_answer(seen: Seen) -> bool:
    """True if the other side has just cast something or used an ability, and it is for us to answer."""
    return bool(seen.stack) and not seen.ours(seen.stack[-1])


def gives_more(ability: n.Activated) -> bool:
    """True if an ability gives more each time it is used: power or toughness."""
    parts = [part for mode in ability.modes for part in _parts(mode.effect)]
    return any(isinstance(part, n.Apply) and isinstance(part.mods[0], n.AddPT) for part in parts)


def times_used(g: State, option: Option) -> int:
    """How often the ability of an option has been activated this turn."""
    o = g.find(option.object)
    return 0 if o is None else o.uses(option.ability)
