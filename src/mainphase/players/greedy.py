"""A bot that plays sensibly and looks no further than what is on the table.

It plays a land, casts what is worth most, removes the best creature, keeps counterspells for what deserves them,
attacks when that profits, and blocks when that does. It tells nothing from a card's name: `worth` reads the nodes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Color, Zone
from mainphase.kernel.values import OptionKind
from mainphase.players.fighting import EVASION, plan_aims, plan_attack, plan_blocks
from mainphase.players.judge import Judge
from mainphase.players.meaning import Situation
from mainphase.players.preventing import must_play, parts_of, prevented, prevention, worst_source
from mainphase.players.seen import FACE_DOWN, Choice, Question, Seen, Thing, as_cast, player_ref, ref_player
from mainphase.players.worth import GAME, definition_worth, object_worth

if TYPE_CHECKING:
    from mainphase.game import Decision
    from mainphase.table.view import DecisionView, View

WORTH_A_CARD: Final = 1.4  # what an instant has to bring before it is spent
WORTH_UNUSED_MANA: Final = 1.0  # and what is enough when the mana would go unused
WORTH_A_COUNTERSPELL: Final = 2.4
WORTH_PREVENTING: Final = 1.0  # damage that a card is spent to prevent
LAST: Final = ("end step", "discard")  # the last part of a turn in which something can be played; the latter in 1997
TIMES_A_TURN: Final = 3  # the same ability is not activated more often: nothing ends such a loop but its owner


class GreedyBot:
    """`seed` is taken for uniformity with other bots: this one leaves nothing to chance."""

    name = "greedy"
    needs_view = True

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self._turn = -1
        self._used: dict[tuple[int, int], int] = {}
        self._attack: tuple[tuple[int, ...], set[int], dict[int, int]] | None = None
        self._blocks: tuple[tuple[int, ...], dict[int, int]] | None = None

    def choose(self, view: View, decision: Decision, /) -> int:
        """The index of an option."""
        if view.decision is None or len(decision.options) == 1:
            return 0
        if view.decision.player != view.seat:
            return self._for_another(view.decision)
        seen = Seen(view)
        question = Question(view.decision)
        if seen.turn != self._turn:
            self._turn = seen.turn
            self._used.clear()
        judge = Judge(seen)
        if question.number is not None:
            return self._number(seen, judge, question)
        answer = _ANSWERS.get(question.kind)
        return answer(self, seen, judge, question) if answer is not None else 0

    def _for_another(self, asked: DecisionView) -> int:
        """For a player whom we control (723.5): their turn is to come to nothing."""
        idle = (OptionKind.PASS, OptionKind.STAY, OptionKind.NO)
        return next((i for i, choice in enumerate(asked.choices) if choice[0] in idle), 0)

    # --- priority

    def _priority(self, seen: Seen, judge: Judge, question: Question) -> int:
        options = question.options
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
            worth = self._action(seen, judge, option)
            if worth > best_worth:
                best, best_worth = index, worth
        if best < 0:
            return _first(options, OptionKind.PASS)
        chosen = options[best]
        if chosen.kind == OptionKind.ACTIVATE:
            key = chosen.a, chosen.b
            self._used[key] = self._used.get(key, 0) + 1
        return best

    def _land(self, seen: Seen, options: Sequence[Choice]) -> int:
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
            card = seen.things[option.a].card
            made = colors_made(card)
            worth = 1.0 + sum(count for symbol, count in wanted.items() if made & symbol and not have & symbol)
            worth += 0.1 * sum(count for symbol, count in wanted.items() if made & symbol)
            if worth > best_worth:
                best, best_worth = index, worth
        return best

    def _action(self, seen: Seen, judge: Judge, option: Choice) -> float:
        """What an action is worth now; nothing if a better moment may come."""
        if option.kind == OptionKind.CAST:
            t = seen.things.get(option.a)
            if t is None or t.card is None:
                return 0.0
            return self._cast(seen, judge, as_cast(t, option.b))
        if option.kind == OptionKind.TURN_UP:
            t = seen.things.get(option.a)
            if t is None or t.beneath is None:
                return 0.0
            gain = definition_worth(t.beneath) - definition_worth(FACE_DOWN)
            return gain + 0.5 if seen.attacks or self._last_moment(seen) else 0.0
        if option.kind == OptionKind.ACTIVATE:
            return self._activate(seen, judge, option)
        if option.kind == OptionKind.PHASE_ACTION:  # the attack of 1997: before anything else, if there is to be one
            return GAME if self._attack_plan(seen, -1)[0] else 0.0
        return 0.0

    def _cast(self, seen: Seen, judge: Judge, t: Thing) -> float:
        card = t.card
        assert card is not None
        if seen.assigned:
            modes = [m for a in card.abilities if isinstance(a, n.SpellAbility) for m in a.modes]
            worth = prevention(judge, modes, Situation(t, seen.me))
            return worth if worth >= WORTH_PREVENTING else 0.0
        worth = judge.card(t, x=max(1, len([land for land in seen.lands() if not land.tapped]) - t.mana_value))
        extra = sum(_price(a.cost) for a in card.abilities if isinstance(a, n.CastCost) and not a.optional)
        worth -= extra
        mana = _mana_made(card)
        if mana > 0:
            return worth + self._ritual(seen, mana - t.mana_value)
        main = seen.main
        if t.types & CardType.PERMANENT:
            # The dearest first: that is what using all the mana comes to.
            bonus = 0.5 * t.mana_value
            if main and self._after_combat(seen, t):
                return worth + bonus if worth > 0 else 0.0
            return worth + bonus if self._last_moment(seen) and worth > 0 else 0.0
        if counters_spells(card):
            return worth - 1.0 if seen.theirs_on_stack() and worth >= WORTH_A_COUNTERSPELL else 0.0
        if worth >= GAME / 2:
            return worth
        if worth < (WORTH_UNUSED_MANA if self._last_moment(seen) else WORTH_A_CARD):
            return 0.0
        if seen.stack:
            return 0.0
        if not t.types & CardType.INSTANT:
            return worth if main else 0.0
        good_moment = main or self._last_moment(seen) or bool(seen.attacks)
        return worth if good_moment else 0.0

    def _ritual(self, seen: Seen, gain: int) -> float:
        """Mana for this phase only: good if it casts what could not be cast without it."""
        if not seen.main or seen.attacks:
            return 0.0
        have = sum(1 for land in seen.lands() if not land.tapped)
        within = [t for t in seen.hand if have < t.mana_value <= have + gain and t.types & CardType.PERMANENT]
        return 1.0 + max((t.mana_value for t in within), default=-1) if within else 0.0

    def _after_combat(self, seen: Seen, t: Thing) -> bool:
        """What does not attack itself is cast after an attack: until then the mana may be wanted."""
        if "precombat" not in seen.step or t.keywords & n.Keyword.HASTE:
            return True
        return not any(c.power > 0 and not c.tapped and not c.sick for c in seen.creatures(seen.me))

    def _last_moment(self, seen: Seen) -> bool:
        """The end of the turn before ours: what could wait has waited."""
        return not seen.our_turn and seen.step.startswith(LAST) and not seen.stack

    def _activate(self, seen: Seen, judge: Judge, option: Choice) -> float:
        t = seen.things.get(option.a)
        ability = seen.ability(option.b)
        if t is None or not isinstance(ability, n.Activated):
            return 0.0
        if seen.assigned:
            return prevention(judge, ability.modes, Situation(t, seen.me)) - _price(ability.cost, t)
        if self._used.get((option.a, option.b), 0) >= TIMES_A_TURN or seen.stack:
            return 0.0
        if any(isinstance(c, n.CrewCost) for c in ability.cost):
            return self._crew(seen, t, option)
        worth = judge.modes(ability.modes, Situation(t, seen.me, x=1)) - _price(ability.cost, t)
        if worth <= 0.2:
            return 0.0
        main = seen.main
        taps_attacker = (
            t.types & CardType.CREATURE and seen.our_turn and any(isinstance(c, n.TapThis) for c in ability.cost)
        )
        if worth < GAME / 2 and not (self._last_moment(seen) or seen.attacks or (main and not taps_attacker)):
            return 0.0
        # Cards in hand come first: their worth is counted in full.
        return 0.5 * worth

    def _crew(self, seen: Seen, t: Thing, option: Choice) -> float:
        """A Vehicle is crewed once, before we attack, by creatures that would do less themselves."""
        if t.types & CardType.CREATURE or t.tapped or (option.a, option.b) in self._used:
            return 0.0
        if not seen.our_turn or not seen.main or not seen.before_combat:
            return 0.0
        lost = min((c.power for c in seen.creatures(seen.me) if not c.tapped and c.id != t.id), default=0)
        return float(max(0, t.power - lost))

    # --- the parts of casting

    def _target(self, seen: Seen, judge: Judge, question: Question) -> int:
        source = seen.things.get(question.about)
        chosen = source.targets if source is not None else ()
        effect = chosen_effect(source)
        best, best_worth = 0, float("-inf")
        for index, option in enumerate(question.options):
            if option.kind == OptionKind.DONE:
                targets = (*chosen, ()) if len(chosen) == 0 else chosen
            elif option.b < len(chosen):
                targets = (*chosen[: option.b], (*chosen[option.b], option.a), *chosen[option.b + 1 :])
            else:
                targets = (*chosen, (option.a,))
            worth = 0.0
            if source is not None and effect is not None and seen.assigned:
                worth = prevented(judge, effect, Situation(source, seen.me, targets))
            elif source is not None and effect is not None:
                worth = judge.effect(effect, Situation(source, seen.me, targets, x=source.x))
            elif source is not None and isinstance(source.node, n.Enchant):
                worth = judge.attached(source, option.a, Situation(source, seen.me))
            if option.kind == OptionKind.TARGET:
                worth += 0.001 * _taste(seen, option.a)
            if worth > best_worth:
                best, best_worth = index, worth
        return best

    def _mode(self, seen: Seen, judge: Judge, question: Question) -> int:
        source = seen.things.get(question.about)
        modes = modes_of(source)
        best, best_worth = 0, float("-inf")
        for index, option in enumerate(question.options):
            worth = 0.0
            if option.kind == OptionKind.MODE and option.a < len(modes):
                worth = judge.mode(modes[option.a], Situation(source, seen.me, x=1))
            if worth > best_worth:
                best, best_worth = index, worth
        return best

    def _number(self, seen: Seen, judge: Judge, question: Question) -> int:
        """X is as much as there is; damage is assigned as little as kills."""
        assert question.number is not None
        low, high = question.number
        if question.kind == "assign damage":
            if question.other < 0:
                return high - low
            t = seen.things.get(question.other)
            dealer = seen.things.get(question.about)
            if t is None:
                return high - low
            if t.controller == seen.me:  # banding lets us say where their damage goes: to what we miss least
                least = min(seen.opposing(question.about), key=object_worth, default=t)
                return high - low if least.id == t.id else 0
            deadly = dealer is not None and bool(dealer.keywords & n.Keyword.DEATHTOUCH)
            need = 1 if deadly else max(1, t.toughness - t.damage)
            return min(max(need, low), high) - low
        if question.kind == "divide":
            t = seen.things.get(question.about)
            need = t.toughness - t.damage if t is not None else high
            return min(max(need, low), high) - low
        return high - low

    # --- combat

    def _attack_plan(self, seen: Seen, asked: int) -> tuple[set[int], dict[int, int], int]:
        """Which creatures are to attack, and what, made once for as long as the same creatures are there; and whom."""
        foes = seen.foes()
        foe = min(foes, key=lambda seat: (seen.life[seat], seat)) if foes else seen.me
        key = (seen.turn, *sorted(t.id for t in seen.creatures(seen.me)))
        if self._attack is None or self._attack[0] != key:
            able = [t for t in seen.creatures(seen.me) if not t.tapped and (not t.sick or t.id == asked)]
            going = plan_attack(seen, able, foe)
            self._attack = key, going, plan_aims(seen, going, foe)
        return self._attack[1], self._attack[2], foe

    def _attacker(self, seen: Seen, judge: Judge, question: Question) -> int:
        going, aims, foe = self._attack_plan(seen, question.about)
        if question.about not in going:
            return _first(question.options, OptionKind.STAY)
        aim = aims.get(question.about, player_ref(foe))
        for index, option in enumerate(question.options):
            if option.kind == OptionKind.ATTACK and option.b == aim:
                return index
        return _first(question.options, OptionKind.ATTACK)

    def _band(self, seen: Seen, judge: Judge, question: Question) -> int:
        """With the best creature that can be blocked by the same ones: then only what is worth least is lost."""
        me = seen.things.get(question.about)
        best, best_worth = _first(question.options, OptionKind.STAY), 0.0
        for index, option in enumerate(question.options):
            other = seen.things.get(option.b)
            if option.kind != OptionKind.BAND or me is None or other is None:
                continue
            if (me.keywords ^ other.keywords) & EVASION == 0 and object_worth(other) > best_worth:
                best, best_worth = index, object_worth(other)
        return best

    def _blocker(self, seen: Seen, judge: Judge, question: Question) -> int:
        key = (seen.turn, *sorted(seen.attacks))
        if self._blocks is None or self._blocks[0] != key:
            able = [t for t in seen.creatures(seen.me) if not t.tapped]
            self._blocks = key, plan_blocks(seen, able)
        attacker = self._blocks[1].get(question.about)
        for index, option in enumerate(question.options):
            if option.kind == OptionKind.BLOCK and option.b == attacker:
                return index
        return _first(question.options, OptionKind.STAY)

    # --- hands and cards

    def _mulligan(self, seen: Seen, judge: Judge, question: Question) -> int:
        cards = len(seen.hand)
        lands = sum(bool(t.types & CardType.LAND) for t in seen.hand)
        taken = seen.mulligans
        keep = taken >= 2 or (2 <= lands <= 5 if cards == 7 else 1 <= lands <= 5)
        return _first(question.options, OptionKind.KEEP if keep else OptionKind.MULLIGAN)

    def _worst_card(self, seen: Seen, judge: Judge, question: Question) -> int:
        """The card to put on the bottom, to discard, to pay with: the one we would miss least."""
        done = _first(question.options, OptionKind.DONE, -1)
        if done >= 0:
            return done
        return _least(question.options, lambda option: self._need(seen, option.a))

    def _best_card(self, seen: Seen, judge: Judge, question: Question) -> int:
        return _least(
            question.options,
            lambda option: 0.0 if option.kind == OptionKind.DONE else -self._need(seen, option.a) - 0.01,
        )

    def _need(self, seen: Seen, ref: int) -> float:
        """How much we want a card or permanent of ours, wherever it is."""
        t = seen.things.get(ref)
        if t is None or t.card is None:
            return 1.0
        if t.zone == Zone.BATTLEFIELD:
            return object_worth(t)
        lands = len(seen.lands()) + sum(bool(h.types & CardType.LAND) for h in seen.hand)
        if t.types & CardType.LAND:
            return 6.0 if lands <= 3 else 3.0 if lands <= 5 else 0.5
        too_dear = max(0, t.mana_value - lands)
        if t.types & CardType.PERMANENT:
            return 1.0 + definition_worth(t.card) * 0.6 - too_dear
        return 3.0 - too_dear

    def _pick(self, seen: Seen, judge: Judge, question: Question) -> int:
        """Something is to be chosen for an effect: of theirs the best, of ours the least."""
        if seen.assigned:
            return worst_source(seen, question.options)

        def cost(option: Choice) -> float:
            if option.kind == OptionKind.DONE:
                return 0.0
            t = seen.things.get(option.a)
            if t is None:
                return 1.0
            if seen.side[t.controller] == seen.side[seen.me]:
                return self._need(seen, option.a)
            return -object_worth(t)

        return _least(question.options, cost)

    def _scry(self, seen: Seen, judge: Judge, question: Question) -> int:
        wanted = self._need(seen, question.options[0].a) >= 1.5
        return _first(question.options, OptionKind.TOP if wanted else OptionKind.BOTTOM)

    def _may(self, seen: Seen, judge: Judge, question: Question) -> int:
        return _first(question.options, OptionKind.YES)

    def _optional_cost(self, seen: Seen, judge: Judge, question: Question) -> int:
        """Whatever is offered is worth its price, but for what would do nothing."""
        source = seen.things.get(question.about)
        on_top = seen.stack[-1].node if seen.stack else None
        if source is not None and isinstance(on_top, (n.Activated, n.Triggered)):
            for part in parts_of(on_top.modes[0].effect):
                if isinstance(part, n.PayOrElse) and part.otherwise is None and isinstance(part.paid, n.Untap):
                    if judge.effect(part.paid, Situation(source, seen.me)) <= 0:
                        return _first(question.options, OptionKind.NO)
        return _first(question.options, OptionKind.YES)

    def _starter(self, seen: Seen, judge: Judge, question: Question) -> int:
        return next((i for i, option in enumerate(question.options) if option.a == seen.me), 0)

    def _defender(self, seen: Seen, judge: Judge, question: Question) -> int:
        return _least(question.options, lambda option: seen.life.get(option.a, 0))

    def _pay(self, seen: Seen, judge: Judge, question: Question) -> int:
        """Mana in the pool before more is made, life last."""
        order = (OptionKind.SPEND, OptionKind.MANA, OptionKind.AID, OptionKind.DONE)
        for kind in order:
            found = _first(question.options, kind, -1)
            if found >= 0:
                return found
        return 0


def _first(options: Sequence[Choice], kind: int, otherwise: int = 0) -> int:
    for index, option in enumerate(options):
        if option.kind == kind:
            return index
    return otherwise


def _least(options: Sequence[Choice], cost: Callable[[Choice], float]) -> int:
    costs = [cost(option) for option in options]
    return costs.index(min(costs))


def _taste(seen: Seen, ref: int) -> float:
    """Between targets of equal worth: theirs before ours."""
    if ref < 0:
        return -1.0 if seen.side[ref_player(ref)] == seen.side[seen.me] else 1.0
    t = seen.things.get(ref)
    return 0.0 if t is None else (-1.0 if seen.side[t.controller] == seen.side[seen.me] else 1.0) * object_worth(t)


def _price(cost: tuple[n.Cost, ...], source: Thing | None = None) -> float:
    """What a cost gives away, mana aside."""
    price = 0.0
    for part in cost:
        match part:
            case n.SacrificeThis() | n.ExileThis():
                price += object_worth(source) if source is not None else 2.0
            case n.SacrificeCost():
                price += 2.0 * part.count
            case n.DiscardCost() | n.DiscardThis():
                price += 1.5
            case n.ExileCost() | n.ReturnCost():
                price += 0.5 * part.count
            case n.PayLife():
                price += 1.0
            case n.PayMana():
                price += 0.1 * (part.mana.generic + len(part.mana.symbols))
            case _:
                pass
    return price


def modes_of(source: Thing | None) -> tuple[n.Mode, ...]:
    """The modes of a spell or ability on the stack."""
    ability = source.node if source is not None else None
    return ability.modes if isinstance(ability, (n.SpellAbility, n.Activated, n.Triggered)) else ()


def chosen_effect(source: Thing | None) -> n.Effect | None:
    """What it will do, by the modes chosen. Of several, the first is judged."""
    modes = modes_of(source)
    if source is None or not modes:
        return None
    chosen = source.modes or (0,)
    return modes[chosen[0]].effect


def counters_spells(card: CardDef) -> bool:
    return any(
        isinstance(effect, n.Counter)
        for ability in card.abilities
        if isinstance(ability, n.SpellAbility)
        for mode in ability.modes
        for effect in _parts(mode.effect)
    )


def _parts(effect: n.Effect) -> list[n.Effect]:
    match effect:
        case n.Sequence():
            return [part for each in effect.of for part in _parts(each)]
        case n.PayOrElse():
            return _parts(effect.otherwise) if effect.otherwise is not None else []
        case n.If() | n.May():
            return _parts(effect.then)
        case _:
            return [effect]


def _mana_made(card: CardDef) -> int:
    """How much mana a spell adds (Dark Ritual)."""
    for ability in card.abilities:
        if isinstance(ability, n.SpellAbility):
            for effect in _parts(ability.modes[0].effect):
                if isinstance(effect, n.AddMana) and isinstance(effect.amount, n.Fixed):
                    return effect.amount.n * max(len(choice) for choice in effect.choices)
    return 0


def colors_made(card: CardDef | None) -> int:
    """The colours of mana that a permanent can make, as bits. Basic land types make theirs (CR 305.6)."""
    if card is None:
        return 0
    made = 0
    for subtype in card.subtypes:
        made |= _BASICS.get(subtype, 0)
    for ability in card.abilities:
        if isinstance(ability, n.Activated):
            for effect in _parts(ability.modes[0].effect):
                if isinstance(effect, n.AddMana):
                    for choice in effect.choices:
                        for unit in choice:
                            made |= unit
    return made


_BASICS: Final = {
    "Plains": Color.WHITE,
    "Island": Color.BLUE,
    "Swamp": Color.BLACK,
    "Mountain": Color.RED,
    "Forest": Color.GREEN,
}

_ANSWERS: Final[dict[str, Callable[[GreedyBot, Seen, Judge, Question], int]]] = {
    "priority": GreedyBot._priority,
    "mulligan": GreedyBot._mulligan,
    "bottom a card": GreedyBot._worst_card,
    "target": GreedyBot._target,
    "mode": GreedyBot._mode,
    "optional cost": GreedyBot._optional_cost,
    "pay": GreedyBot._pay,
    "cost": GreedyBot._worst_card,
    "attack": GreedyBot._attacker,
    "band": GreedyBot._band,
    "block": GreedyBot._blocker,
    "may": GreedyBot._may,
    "choose": GreedyBot._pick,
    "discard": GreedyBot._worst_card,
    "legend rule": GreedyBot._pick,
    "untap": GreedyBot._may,
    "defending player": GreedyBot._defender,
    "scry": GreedyBot._scry,
    "search": GreedyBot._best_card,
    "starting player": GreedyBot._starter,
}
