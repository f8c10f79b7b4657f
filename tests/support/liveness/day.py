"""A few turns played on a stage, and what everybody saw of them, step by step."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

from tests.support.liveness.insisting import CHOSEN
from tests.support.liveness.script import BATTLE, COUNTER, LATE, REPLY
from tests.support.liveness.staging import Stage
from tests.support.liveness.units import within
from tests.support.liveness.wishes import FOE, ME, mark

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel import machine
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.state.objects import Obj, ObjectFlag, ObjectKind
from mainphase.kernel.values import Decision, DecisionKind, Option, OptionKind, player_ref
from mainphase.kernel.what_happens import EventName
from mainphase.presentation.visible import library_cards_shown
from mainphase.rules.plan import StepKind

Entry = tuple[Any, ...]
MOST: Final = 450  # decisions
USES: Final = 6  # of one thing that the card can do; each step but once
DOING: Final = (
    OptionKind.CAST,
    OptionKind.ACTIVATE,
    OptionKind.PLAY_LAND,
    OptionKind.SPECIAL,
    OptionKind.TURN_UP,
    OptionKind.MANA,
)
TOLD_OF_NOBODY: Final = frozenset(
    (EventName.PRIORITY, EventName.PASS, EventName.EFFECT_BEGINS, EventName.EFFECT_ENDS, EventName.CHOSEN)
)
SECOND: Final = frozenset((OptionKind.ATTACK, OptionKind.BLOCK, OptionKind.BAND, OptionKind.CAST))


class Day:
    """It is played on as far as somebody looks."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.g = stage.g
        self.attempt = stage.attempt
        self.random = random.Random(stage.attempt.seed)
        self.began = self.g.turn_number
        self.done: set[tuple[int, int, int]] = set()  # turn, helper, ability
        self.used: dict[tuple[int, int, int], int] = {}
        self.aimed: dict[int, int] = {}
        self.read = 0  # of the log
        self.decisions = 0
        self.known: dict[int, tuple[Any, tuple[Any, ...]]] = {}
        self.made_mana = False
        a = self.stage.unit.ability
        self.kept = (
            (isinstance(a, n.Activated) and a.zone != Zone.BATTLEFIELD)
            or (isinstance(a, n.Triggered) and isinstance(a.on, (n.IsDiscarded, n.Cycles)))
            or (isinstance(a, n.AlternativeCost) and a.zone == Zone.NOWHERE)
        ) and not stage.attempt.elsewhere  # it is not simply cast
        self.often = any(isinstance(x, n.ActivatedThisTurn) for x in within(a))
        self.alone = isinstance(a, n.Triggered) and isinstance(a.on, (n.AttacksAlone, n.BlocksAlone))
        self.taps = isinstance(a, n.Activated) and any(isinstance(cost, n.TapThis) for cost in a.cost)
        self.fighters: set[int] = set()  # turns in which somebody fights already
        self.starved = False  # X could be nothing but 0
        self.most = MOST * max(1, stage.attempt.turns // 2)
        self.entries: list[Entry] = []
        self.steps = self._steps()

    def entry(self, k: int) -> Entry | None:
        """What was seen at the k-th decision; None: it was over."""
        while len(self.entries) <= k:
            seen = next(self.steps, None)
            if seen is None:
                return None
            self.entries.append(seen)
        return self.entries[k]

    def _steps(self) -> Iterator[Entry]:
        g = self.g
        while True:
            pending = g.pending
            yield self._seen(pending)
            last = self.began + self.attempt.turns
            if self.starved or pending is None or self.decisions > self.most or g.turn_number > last:
                return
            if g.turn_number == last and self._step() > StepKind.MAIN:
                return
            self.decisions += 1
            if pending.kind == DecisionKind.PRIORITY:
                self.stage.fill()
                self._act(pending)
            else:
                machine.apply_option(g, self._answer(pending))

    # --- What is seen

    def _seen(self, pending: Decision | None) -> Entry:
        g = self.g
        log = g.log
        assert log is not None
        told = []
        for k in range(self.read, len(log)):
            e = log[k]
            if e.name == EventName.MANA_ADDED and (e.obj == self.stage.tried.id or self._is_tried(e.obj)):
                self.made_mana = True
            if e.name not in TOLD_OF_NOBODY:
                told.append((e.name, e.player, e.obj, e.other, e.amount, e.word))
        self.read = len(log)
        if pending is None:
            return (g.turn_number, tuple(told), tuple([p.life for p in g.players]))
        options = tuple(
            [
                (o.kind, g.book.words[o.a] if o.kind == OptionKind.NAME else o.a, o.b if o.kind in SECOND else 0)
                for o in pending.options
            ]
        )
        asked = (g.turn_number, pending.kind, g.decider(pending.player), options, pending.low, pending.high)
        if pending.kind != DecisionKind.PRIORITY or (len(options) == 1 and not told):
            return (*asked, tuple(told))
        return (*asked, tuple(told), self._looks())

    def _looks(self) -> tuple[Any, ...]:
        g = self.g
        there = [self._look(o) for o in g.permanents]
        there += [self._look(g.objects[oid]) for oid in g.stack]
        for p in g.players:
            there.append((p.life, len(p.library), tuple(sorted(p.counters.items())), len(p.pool)))
            there += [self._look(g.objects[oid]) for oid in p.hand]
            there += [self._look(g.objects[oid]) for oid in p.graveyard]
        there += [self._look(g.objects[oid]) for oid in g.exile]
        there += [(oid,) for oid in library_cards_shown(g, ME, None)]
        return tuple(there)

    def _look(self, o: Obj) -> tuple[Any, ...]:
        ch = characteristics_of(o)
        known = self.known.get(id(ch))
        if known is None:
            known = (
                ch,
                (ch.name, ch.mana_value, ch.colors, ch.types, ch.supertypes, ch.subtypes, ch.power, ch.toughness,
                 ch.keywords, len(ch.abilities)),
            )  # fmt: skip
            self.known[id(ch)] = known
        own = len(self.g.book.cards[o.face].base.abilities) if o.kind != ObjectKind.ABILITY else 0
        counters = tuple(sorted(o.counters.items())) if o.counters else ()
        said = known[1]
        named = o.flags & (ObjectFlag.RENOWNED | ObjectFlag.MONSTROUS)
        here = (o.id, o.controller, o.tapped, o.damage, counters, o.attached_to, o.level, named)
        return (*here, *said[:-1], said[-1] - own)

    def _is_tried(self, ref: int) -> bool:
        if ref <= 0:
            return False
        o = self.g.find(ref)
        return o is not None and (o.card == self.stage.index or o.face == self.stage.index)

    def _is_helper(self, oid: int) -> bool:
        ctx = self.g.objects[oid].ctx
        return ctx is not None and any(helper == ctx.source for _, helper, _, _ in self.stage.acts)

    # --- What is done

    def _step(self) -> int:
        g = self.g
        return g.parts[g.step].kind if g.step else 0

    def _act(self, pending: Decision) -> None:
        g, player = self.g, pending.player
        ways = (self._helped, self._used) if self.attempt.first else (self._used, self._helped)
        for way in ways:
            if way(pending, player):
                return
        if self._plays(pending):
            return
        machine.apply_option(g, 0)

    def _helped(self, pending: Decision, player: int) -> bool:
        """A helper does the next thing that is due."""
        g = self.g
        if self.attempt.theirs and g.turn_number == self.began:
            return False
        kind = self._step()
        for who, helper, uid, when in self.stage.acts:
            key = (g.turn_number, helper, uid)
            if who != player or key in self.done:
                continue
            if when == REPLY:
                due = bool(g.stack) and self._is_tried(g.stack[-1])
            elif when == COUNTER:
                due = bool(g.stack) and g.objects[g.stack[-1]].controller == ME and not self._is_helper(g.stack[-1])
            elif when == BATTLE:
                due = kind == StepKind.DECLARE_BLOCKERS and not g.stack
            elif when == LATE:
                due = not g.stack and kind == StepKind.MAIN and self._past_combat()
            else:
                due = not g.stack and kind in (StepKind.MAIN, StepKind.UPKEEP)
            o = g.find(helper)
            if not due or o is None or o.zone != Zone.EXILE:
                continue
            self.done.add(key)
            frame = g.top
            assert frame is not None
            g.pending = None
            frame.answer(g, Option.activate(helper, uid))
            machine.advance(g)
            return True
        return False

    def _past_combat(self) -> bool:
        g = self.g
        return g.parts[g.turn].past_attack if g.turn else False

    def _due(self) -> bool:
        """Whether the time has come for which the card that is tried waits."""
        wait = self.attempt.wait
        turn = self.g.turn_number - self.began
        if self.attempt.theirs and turn == 0:
            return False
        if not wait or (turn > self.attempt.theirs and self.attempt.turns <= 2):
            return True
        past = self._past_combat() and (self._step() == StepKind.MAIN or not self.attempt.insists)
        return wait <= StepKind.END and (self._step() >= wait or past)

    def _used(self, pending: Decision, player: int) -> bool:
        """The card that is tried does what it can."""
        if player != ME or not self._due():
            return False
        if self.attempt.reply and not (self.g.stack and self.g.objects[self.g.stack[-1]].controller == FOE):
            return False
        if self.attempt.reply and self.attempt.insists and not self._is_meant(self.g.stack[-1]):
            return False
        unit = self.stage.unit
        found: list[tuple[int, int]] = []
        for k, o in enumerate(pending.options):
            if o.kind not in DOING or not self._is_tried(o.a):
                continue
            key = (o.kind, o.a if o.kind != OptionKind.CAST else 0, o.b)
            now_used = (o.kind, key[1], self.g.step) if not self.often else key
            if self.used.get(key, 0) >= USES or (now_used != key and now_used in self.used):
                continue
            rank = 1
            if o.kind in (OptionKind.CAST, OptionKind.PLAY_LAND) and self.kept:
                continue
            if o.kind in (OptionKind.ACTIVATE, OptionKind.MANA):
                node = self.g.book.abilities[o.b].node
                own = unit.ability
                if isinstance(node, n.Activated) and isinstance(own, n.Activated) and node.cost == own.cost:
                    rank = 0
                elif not self.attempt.others:
                    continue
            found.append((rank, k))
        if not found:
            return False
        if self.attempt.seed and self.random.random() < 0.4:
            return False
        found.sort()
        best = [one for one in found if one[0] == found[0][0]]
        k = best[self.attempt.place % len(best)][1] if not self.attempt.seed else self.random.choice(found)[1]
        o = pending.options[k]
        key = (o.kind, o.a if o.kind != OptionKind.CAST else 0, o.b)
        self.used[key] = self.used.get(key, 0) + 1
        self.used[o.kind, key[1], self.g.step] = 1
        machine.apply_option(self.g, k)
        return True

    def _plays(self, pending: Decision) -> bool:
        """Blank cards in hand are played, each once, when nothing else is on the stack."""
        if self.attempt.quiet or (self.g.stack and not self.attempt.seed):
            return False
        if self.attempt.theirs and pending.player == ME and self.g.turn_number == self.began:
            return False
        if self.attempt.insists and self.attempt.reply and not self._due():
            return False
        if self.attempt.wait > StepKind.END and pending.player == ME and self.g.turn_number == self.began:
            return False
        for k, o in enumerate(pending.options):
            if o.kind in DOING and not self._is_tried(o.a):
                key = (o.kind, o.a, 0)
                if self.used.get(key, 0) >= 1:
                    continue
                if self.attempt.seed and self.random.random() < 0.5:
                    continue
                self.used[key] = 1
                machine.apply_option(self.g, k)
                return True
        return False

    # --- What is answered

    def _answer(self, pending: Decision) -> int:
        attempt = self.attempt
        kind = pending.kind
        if pending.high >= pending.low:
            if kind == DecisionKind.X and self._is_tried_source(pending):
                if pending.high < 1:
                    self.starved = True
                return max(pending.low, min(pending.high, attempt.x)) - pending.low
            if attempt.seed:
                return self.random.randint(0, min(pending.high - pending.low, 8))
            return min(pending.high - pending.low, 8) if attempt.yes else 0
        options = pending.options
        first = options[0].kind
        if kind == DecisionKind.MODE and self.stage.unit.mode >= 0:
            for k, o in enumerate(options):
                if o.kind == OptionKind.MODE and o.a == self.stage.unit.mode and self._is_tried_source(pending):
                    return k
        if kind in (DecisionKind.ATTACK, DecisionKind.BLOCK):
            return self._fights(pending)
        if kind == DecisionKind.TARGET:
            return self._aims(pending)
        if attempt.seed:
            return self.random.randrange(len(options))
        if any(o.kind in (OptionKind.YES, OptionKind.NO) for o in options):
            wanted = OptionKind.YES if attempt.yes else OptionKind.NO
            return next((k for k, o in enumerate(options) if o.kind == wanted), 0)
        if kind == DecisionKind.OPTIONAL_COST:
            return len(options) - 1 if attempt.yes else 0
        if first in (OptionKind.CARD, OptionKind.DONE) or any(o.kind == OptionKind.CARD for o in options):
            return self._picks(options)
        if first == OptionKind.CHOICE:
            return (attempt.place + attempt.place // 2) % len(options)
        if first == OptionKind.CHOOSE_COLOR:
            return next((k for k, o in enumerate(options) if o.a == 16), 0)
        if first == OptionKind.NAME:
            words = [self.g.book.words[o.a] for o in options]
            usual = attempt.place % len(words) if attempt.insists else 0
            return next((words.index(word) for word in (CHOSEN, "Elf") if word in words), usual)
        return 0

    def _is_tried_source(self, pending: Decision) -> bool:
        about = pending.about
        if self._is_tried(about):
            return True
        o = self.g.find(about) if about > 0 else None
        return o is not None and o.ctx is not None and self._is_tried(o.ctx.source)

    def _picks(self, options: list[Option]) -> int:
        """Anything rather than nothing, and a blank card rather than the one that is tried."""
        ranked = []
        for k, o in enumerate(options):
            rank = 2 if o.kind != OptionKind.CARD else 1 if self._is_tried(o.a) else 0
            if self.attempt.insists and not self.attempt.yes:
                rank = 2 - rank
            ranked.append((rank, k))
        return min(ranked)[1]

    def _aims(self, pending: Decision) -> int:
        """Who has the card that is tried aims it at what has been aimed at least; others aim at it, if they can."""
        ours = self._is_tried_source(pending)
        ranked: list[tuple[float, int]] = []
        for k, o in enumerate(pending.options):
            rank: float
            if o.kind != OptionKind.TARGET:
                rank = 100
            else:
                obj = self.g.find(o.a) if o.a > 0 else None
                host = obj is not None and "Host" in characteristics_of(obj).subtypes
                rank = self.aimed.get(o.a, 0) * 2
                insists = self.attempt.insists
                if ours and host and (self.attempt.mine or not insists):
                    rank -= 3
                if ours and insists and any(self.g.objects[a].attached_to == o.a for a in self.g.attachments):
                    rank -= 1
                if ours and insists and o.a == player_ref(ME if not self.attempt.mine else FOE):
                    rank += 1
                if ours and obj is not None and self._is_witness(o.a):
                    rank -= 0.5
                if ours and obj is not None and (obj.controller == ME) != self.attempt.mine:
                    rank += 1
                if self._is_tried(o.a):
                    rank += 5 if ours else -50
            ranked.append((rank, k))
        best = min(ranked)[1]
        if self.attempt.seed and self.random.random() < 0.6:
            best = self.random.randrange(len(ranked))
        o = pending.options[best]
        if o.kind == OptionKind.TARGET:
            self.aimed[o.a] = self.aimed.get(o.a, 0) + 1
        return best

    def _fights(self, pending: Decision) -> int:
        options = pending.options
        wanted = OptionKind.ATTACK if pending.kind == DecisionKind.ATTACK else OptionKind.BLOCK
        if pending.kind == DecisionKind.ATTACK and (
            self.attempt.peace or (pending.player == ME and not self.attempt.attack)
        ):
            wanted = OptionKind.STAY
        if pending.kind == DecisionKind.BLOCK and not self.attempt.block:
            wanted = OptionKind.STAY
        elif self.attempt.seed:
            return self.random.randrange(len(options))
        if self.attempt.insists and self.taps:
            asked = next((o.a for o in options if o.kind == wanted), 0)
            if wanted == OptionKind.ATTACK and self._is_tried(asked):
                return next((k for k, o in enumerate(options) if o.kind == OptionKind.STAY), 0)
        if self.alone:
            able = [
                k for k, o in enumerate(options) if o.kind == wanted and (self._is_tried(o.a) or self._is_witness(o.a))
            ]
            if self.g.turn_number in self.fighters or not able:
                return next((k for k, o in enumerate(options) if o.kind == OptionKind.STAY), 0)
            self.fighters.add(self.g.turn_number)
            return able[0]
        ranked = []
        for k, o in enumerate(options):
            better = wanted == OptionKind.BLOCK and (
                (self._is_tried(o.a) and self._is_witness(o.b)) or (self.attempt.place % 2 == 0 and self._is_tried(o.b))
            )
            if self.attempt.insists and wanted == OptionKind.BLOCK and self._is_host(o.b):
                better = True
            ranked.append((0 if o.kind == wanted and better else 1 if o.kind == wanted else 2, k))
        return min(ranked)[1]

    def _is_meant(self, ref: int) -> bool:
        """True if what it is waited for is there: a witness, of what the mode is aimed at if there are several."""
        o, unit = self.g.find(ref), self.stage.unit
        phrases = unit.ability.modes[unit.mode].targets if isinstance(unit.ability, n.SpellAbility) else ()
        wished = [name for phrase in phrases if phrase.which for _, name in self.stage.script.witnesses(phrase.which)]
        if not wished or o is None:
            aimed = o.ctx.targets if o is not None and o.ctx is not None else []
            return self._is_witness(ref) or any(self._is_tried(t) for refs in aimed for t in refs)
        return any(mark(name) in characteristics_of(o).subtypes for name in wished)

    def _is_host(self, ref: int) -> bool:
        o = self.g.find(ref) if ref > 0 else None
        return o is not None and "Host" in characteristics_of(o).subtypes

    def _is_witness(self, ref: int) -> bool:
        o = self.g.find(ref) if ref > 0 else None
        return o is not None and any(x.startswith("Witness") for x in characteristics_of(o).subtypes)


__all__ = ["FOE", "Day"]
