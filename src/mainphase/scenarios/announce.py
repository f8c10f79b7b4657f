"""The questions that an announcement asks, answered by the entry that makes it (CR 601.2b-h, 602.2b)."""

from __future__ import annotations

from typing import Final

from mainphase.errors import ScenarioError
from mainphase.kernel import machine
from mainphase.kernel.casting.activating import ActivateAbility
from mainphase.kernel.casting.announcing import being_divided, last_divided
from mainphase.kernel.casting.castable import is_aura_spell
from mainphase.kernel.casting.casting import CastSpell
from mainphase.kernel.casting.special_actions import TakePlanarRoll, TakeSpecialAction
from mainphase.kernel.combat.attacking import DeclareAttackers
from mainphase.kernel.costs.paying_mana import ActivateMana
from mainphase.kernel.effects.face_down import TurnFaceUp
from mainphase.kernel.fifth.drawing_mana import DrawMana
from mainphase.kernel.reading.targets import cannot_target
from mainphase.kernel.state.flat import clone_state
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Automation, Decision, DecisionKind, OptionKind, player_ref
from mainphase.presentation.names import ref_name
from mainphase.presentation.notation import option_text
from mainphase.presentation.option_words import number_range_text
from mainphase.rules.concepts import Concept
from mainphase.saying.worded import commas, worded
from mainphase.scenarios.deal import AUTOMATION
from mainphase.scenarios.defaults import default_answer
from mainphase.scenarios.drive import ScenarioGame
from mainphase.scenarios.model import Naming, PlayEntry
from mainphase.scenarios.why import DONE, Reasons, Why

ANNOUNCING: Final = (
    CastSpell,
    ActivateAbility,
    ActivateMana,
    DrawMana,
    DeclareAttackers,
    TakePlanarRoll,
    TakeSpecialAction,
    TurnFaceUp,
)
HELPS: Final = (OptionKind.MANA, OptionKind.AID)
BY_HAND: Final = Automation(mana_auto=False, pay=False, passes=False, triggers=False, forced=False)


class Stop(Exception):
    """The announcement can't go on as the entry wants it."""

    def __init__(self, why: Why) -> None:
        super().__init__(why.text)
        self.why = why


class Announcement:
    """One announcement, made on a copy of the state that is kept only if all of it can be done."""

    def __init__(self, t: ScenarioGame, e: PlayEntry, player: int) -> None:
        self.t = t
        self.e = e
        self.player = player
        self.g: State = t.fork()
        self.targets: list[Naming] = [n for naming in e.targets or () for n in [naming] * naming.count]
        self.modes = list(e.modes)
        self.pay: list[Naming] = [n for naming in e.pay or () for n in [naming] * naming.count]
        self.paid: list[int] = []  # what has been used to pay, of what `pay` names
        self.covers: object = None  # the cost of which some is paid by what `pay` names
        self.bands: list[list[int]] = []  # of an attack
        self.kicked = e.kicked
        self.x = e.x

    def begin(self, index: int) -> Reasons:
        if self.e.pay is not None:
            self.g.automation = BY_HAND
        following = self.t.next
        try:
            machine.apply_option(self.g, index)
            self.go_on()
            self.check_all_used()
        except Stop as stop:
            self.t.next = following
            return (stop.why,)
        self.g.automation = AUTOMATION
        self.t.keep(self.g)
        return DONE

    def go_on(self) -> None:
        """Answers until the announcement is complete. What the entry does not answer is left to a `choose` after it."""
        while self.g.pending is not None and self.announcing():
            d = self.g.pending
            index: int | None
            if d.kind == DecisionKind.ASSIST_MANA:
                index = None
            elif d.player != self.player:
                index = default_answer(self.g, d)
            else:
                index = self.answer(d)
            if index is None:
                self.wait()
                return
            machine.apply_option(self.g, index)

    def announcing(self) -> bool:
        return any(isinstance(frame, ANNOUNCING) for frame in self.g.agenda)

    def wait(self) -> None:
        """A following `choose` entry goes on; without one the first legal way is taken."""
        before = self.t.g
        log, words, trying = self.t.log, self.t.words, self.t.trying
        self.t.trying = True
        self.t.g = self.g
        self.t.log = self.g.log if self.g.log is not None else []
        self.t.words = []
        try:
            answered = self.t.answer_ahead()
        finally:
            self.g = self.t.g
            self.t.g = before
            self.t.log, self.t.words, self.t.trying = log, words, trying
        if not answered:
            d = self.g.pending
            assert d is not None
            machine.apply_option(self.g, default_answer(self.g, d))
        self.go_on()

    def check_all_used(self) -> None:
        """Raises Stop for the first thing of the entry that nothing asked for."""
        e = self.e
        if self.targets:
            raise Stop(
                Why(
                    Concept.CHOOSE_TARGETS,
                    0,
                    worded(
                        "found-does-not-take-the-target",
                        "{card} does not take the target {target}",
                        card=e.card,
                        target=self.targets[0].name,
                    ),
                )
            )
        if self.kicked:
            raise Stop(
                Why(
                    Concept.CAST_KICKER,
                    0,
                    worded("found-has-no-additional-cost", "{card} has no additional cost to pay", card=e.card),
                )
            )
        if e.division:
            self.adds_up(sum(last_divided(self.g)))
        if self.modes:
            raise Stop(
                Why(
                    Concept.CAST_MODES,
                    0,
                    worded("found-has-no-mode", "{card} has no mode {mode}", card=e.card, mode=repr(self.modes[0])),
                )
            )
        if self.x is not None:
            raise Stop(Why(Concept.CAST_X, 0, worded("found-has-no-x", "{card} has no X", card=e.card)))
        self.pay = [naming for naming in self.pay if not self.was_used(naming)]
        if self.pay:
            raise Stop(
                Why(
                    Concept.PAY_COSTS,
                    0,
                    worded(
                        "found-is-not-needed-to-pay",
                        "{name} is not needed to pay, or can't be used",
                        name=self.pay[0].name,
                    ),
                )
            )

    def was_used(self, naming: Naming) -> bool:
        """True if it paid without anything being asked: where one thing alone can pay, it does."""
        before, after = self.t.g, self.g
        spell = self.announced()
        for oid in self.t.names.everywhere(before, naming.name):
            if oid == spell or oid in self.paid:
                continue
            o = after.find(oid)
            moved = after.trail is not None and oid in after.trail
            tapped = o is not None and o.tapped and not before.objects[oid].tapped
            if moved or tapped:
                self.paid.append(oid)
                return True
        return False

    def announced(self) -> int:
        """The object that the spell was before it was put on the stack."""
        top = self.g.stack[-1] if self.g.stack else 0
        return next((was for was, became in (self.g.trail or {}).items() if became == top), 0)

    # --- the questions

    def answer(self, d: Decision) -> int | None:
        """The index of the answer, or None if the entry has none."""
        kind = d.kind
        if kind == DecisionKind.TARGET:
            return self.answer_target(d)
        if kind == DecisionKind.MODE:
            return self.answer_mode(d)
        if kind == DecisionKind.X:
            return self.answer_x(d)
        if kind == DecisionKind.OPTIONAL_COST:
            if isinstance(self.g.agenda[-1], DeclareAttackers):  # whether it is exerted is a `choose` of its own
                return None
            wanted = OptionKind.YES if self.kicked else OptionKind.NO
            self.kicked = False
            return next(i for i, o in enumerate(d.options) if o.kind == wanted)
        if kind == DecisionKind.BAND:
            return self.answer_band(d)
        if kind == DecisionKind.DIVIDE:
            return self.answer_divide(d)
        if kind == DecisionKind.PAY:
            return self.answer_pay(d)
        if kind == DecisionKind.COST_CARD and self.e.pay is not None:
            return self.answer_cost(d)
        return None

    def answer_cost(self, d: Decision) -> int | None:
        """Pays with what is named, and with nothing else once some of it has paid: a cost that it does not cover is not
        paid. Raises Stop if the named things do not suffice.
        """
        index = self.take(d, OptionKind.CARD)
        if index is not None:
            self.covers = self.g.agenda[-1]
            return index
        if self.covers is not self.g.agenda[-1]:
            return None
        done = next((i for i, o in enumerate(d.options) if o.kind == OptionKind.DONE), None)
        if done is None:
            offered = commas(dict.fromkeys(ref_name(self.g, o.ref) for o in d.options))
            raise Stop(
                Why(
                    Concept.PAY_COSTS,
                    0,
                    worded(
                        "found-what-pay-names-does-not",
                        "what `pay:` names does not pay for it; {offered} could be added",
                        offered=offered,
                    ),
                )
            )
        return done

    def answer_band(self, d: Decision) -> int:
        for band in self.bands:
            if d.about in band:
                for i, o in enumerate(d.options):
                    if o.kind == OptionKind.BAND and o.partner in band:
                        return i
        return next(i for i, o in enumerate(d.options) if o.kind == OptionKind.STAY)

    def take(self, d: Decision, kind: int) -> int | None:
        """The first option of a kind that something named under `pay` means, in the order in which the game asks; the
        name is used up.
        """
        refs = [o.object for o in d.options if o.kind == kind]
        found = {self.one(naming, refs): n for n, naming in reversed(list(enumerate(self.pay)))}
        fitting = [i for i, o in enumerate(d.options) if o.kind == kind and o.object in found]
        if not fitting:
            return None
        oid = d.options[fitting[0]].object
        ways = [i for i in fitting if d.options[i].object == oid]
        del self.pay[found[oid]]
        self.paid.append(oid)
        if kind != OptionKind.MANA or len(ways) == 1:
            return ways[0]
        return next((i for i in ways if self.pays(i)), ways[0])

    def pays(self, index: int) -> bool:
        """True if a mana ability makes mana that can be spent here: of a land with two, the one that is meant."""
        g = clone_state(self.g)
        machine.apply_option(g, index)
        d = g.pending
        return d is None or d.kind != DecisionKind.PAY or any(o.kind == OptionKind.SPEND for o in d.options)

    def one(self, naming: Naming, refs: list[int]) -> int:
        return self.t.the_one(self.g, naming.name, refs, naming.line)

    def fail(self, line: int, message: str) -> ScenarioError:
        return self.t.fail(line, message)

    def answer_target(self, d: Decision) -> int | None:
        """The index of the next target. Raises Stop if it is no legal one."""
        done = next((i for i, o in enumerate(d.options) if o.kind == OptionKind.DONE), None)
        refs = [o.ref for o in d.options if o.kind == OptionKind.TARGET]
        if not self.targets:
            if self.e.targets is None and len(refs) > 1:
                if done is None:
                    self.ask_for_targets(refs)
                return None
            return done if done is not None else (0 if len(refs) == 1 else None)
        naming = self.targets[0]
        ref = self.one(naming, refs)
        if ref:
            del self.targets[0]
            return next(i for i, o in enumerate(d.options) if o.kind == OptionKind.TARGET and o.ref == ref)
        if done is not None:
            return done
        raise Stop(self.why_no_target(naming))

    def ask_for_targets(self, refs: list[int]) -> None:
        """A spell's target is its entry's affair, unless a `choose` follows. Raises ScenarioError otherwise."""
        if not self.t.chooses_next(self.e.player):
            names = commas(self.t.names.describe_all(self.g, refs))
            raise self.fail(
                self.e.line,
                worded(
                    "error-needs-targets-possible-targets",
                    "{card} needs `targets:`; possible targets are {known}",
                    card=self.e.card,
                    known=names,
                ),
            )

    def why_no_target(self, naming: Naming) -> Why:
        """The rule by which this is no legal target. Raises ScenarioError if the game has nothing of the name."""
        g = self.g
        everywhere = self.t.names.everywhere(g, naming.name)
        if not everywhere and naming.name not in self.t.names.players:
            raise self.fail(
                naming.line,
                worded("error-there-is", "there is no {naming} in this game", naming=naming.name),
            )
        text = worded(
            "found-is-not-a-legal-target",
            "{name} is not a legal target for {card}",
            name=naming.name,
            card=self.e.card,
        )
        aura = bool(g.stack) and is_aura_spell(g.objects[g.stack[-1]])
        needs = Concept.TARGET_AURA if aura else Concept.CHOOSE_TARGETS
        if naming.name in self.t.names.players:
            ref = player_ref(self.t.names.players.index(naming.name))
            return Why(cannot_target(g, ref, self.player, spell_source(g)) or needs, 0, text)
        for oid in everywhere:
            concept = cannot_target(g, oid, self.player, spell_source(g)) if oid in g.battlefield else 0
            if concept:
                return Why(concept, oid, text)
        top = g.objects[g.stack[-1]].ctx if g.stack else None
        if top is not None and any(ref in chosen for chosen in top.targets for ref in everywhere):
            return Why(Concept.TARGET_SAME_TWICE, everywhere[0] if everywhere else 0, text)
        return Why(needs, everywhere[0] if everywhere else 0, text)

    def answer_mode(self, d: Decision) -> int | None:
        """The index of the next mode. Raises Stop if none that is left can be chosen."""
        if not self.modes:
            done = next((i for i, o in enumerate(d.options) if o.kind == OptionKind.DONE), None)
            if done is not None or len(d.options) == 1:
                return done or 0
            if not self.t.chooses_next(self.e.player):
                texts = commas(option_text(self.g, o) for o in d.options)
                raise self.fail(
                    self.e.line,
                    worded(
                        "error-needs-modes-possible-modes",
                        "{card} needs `modes:`; possible modes are {texts}",
                        card=self.e.card,
                        texts=texts,
                    ),
                )
            return None
        for i, o in enumerate(d.options):
            if o.kind != OptionKind.MODE:
                continue
            for n, said in enumerate(self.modes):
                if said == o.index + 1 or (
                    isinstance(said, str) and said.casefold() in option_text(self.g, o).casefold()
                ):
                    del self.modes[n]
                    return i
        raise Stop(
            Why(
                Concept.CAST_MODES,
                0,
                worded(
                    "found-mode-cannot-be-chosen",
                    "the mode {mode} of {card} can't be chosen",
                    mode=repr(self.modes[0]),
                    card=self.e.card,
                ),
            )
        )

    def answer_x(self, d: Decision) -> int | None:
        """The index of the value of X. Raises Stop if it cannot be chosen."""
        if self.x is None:
            if not self.t.chooses_next(self.e.player):
                raise self.fail(
                    self.e.line,
                    worded(
                        "error-needs-x-of", "{card} needs `x:`, {range}", card=self.e.card, range=number_range_text(d)
                    ),
                )
            return None
        x, self.x = self.x, None
        index = d.place_of(x)
        if index < 0:
            most = d.option(d.count() - 1).number
            if x > most:
                said = worded(
                    "found-cannot-pay-for-with-x",
                    "{player} can't pay for {card} with X = {x}; the most is {most}",
                    player=self.e.player,
                    card=self.e.card,
                    x=x,
                    most=most,
                )
                raise Stop(Why(Concept.PAY_MANA, 0, said))
            said = worded(
                "found-cannot-be-announced-with-x",
                "{card} can't be announced with X = {x}, but with {range}",
                card=self.e.card,
                x=x,
                range=number_range_text(d),
            )
            raise Stop(Why(Concept.CHOOSE_TARGETS, 0, said))
        return index

    def answer_divide(self, d: Decision) -> int | None:
        """The index of the share of the target that is asked about. Raises Stop if it is out of bounds."""
        total, targets = being_divided(self.g)
        if len(targets) == sum(naming.count for naming in self.e.targets or ()):
            self.adds_up(total)
        for name, share in self.e.division:
            if self.t.names.means(self.g, name, d.about):
                if not d.low <= share <= d.high:
                    raise Stop(
                        Why(
                            Concept.CAST_DIVIDE,
                            0,
                            worded(
                                "found-can-be-given-so-much",
                                "{name} can be given {low} to {high}, not {share}",
                                name=name,
                                low=d.low,
                                high=d.high,
                                share=share,
                            ),
                        )
                    )
                return share - d.low
        return None

    def adds_up(self, total: int) -> None:
        """Raises Stop unless the shares of a mapping add up to the total (CR 601.2d)."""
        shares = dict(self.e.division)
        said = sum(shares.get(naming.name, 0) * naming.count for naming in self.e.targets or ())
        if shares and said != total:
            raise Stop(
                Why(
                    Concept.CAST_DIVIDE,
                    0,
                    worded(
                        "found-is-divided-among-the-targets",
                        "{said} is divided among the targets of {card}; it must be {total}",
                        said=said,
                        card=self.e.card,
                        total=total,
                    ),
                )
            )

    def answer_pay(self, d: Decision) -> int | None:
        """Mana in the pool is spent first; what is named is tapped as needed: it may be there to be sacrificed. Raises
        Stop if that does not pay.
        """
        for i, o in enumerate(d.options):
            if o.kind == OptionKind.SPEND:
                return i
        for kind in HELPS:
            index = self.take(d, kind)
            if index is not None:
                return index
        for i, o in enumerate(d.options):
            if o.kind == OptionKind.PAY_LIFE:
                return i
        offered = commas(dict.fromkeys(ref_name(self.g, o.ref) for o in d.options if o.kind in HELPS))
        raise Stop(
            Why(
                Concept.PAY_MANA,
                0,
                worded(
                    "found-what-pay-names-does-not",
                    "what `pay:` names does not pay for it; {offered} could be added",
                    offered=offered,
                ),
            )
        )


def spell_source(g: State) -> int:
    """The source of what is being announced (a spell is its own)."""
    ctx = g.objects[g.stack[-1]].ctx if g.stack else None
    return ctx.source if ctx is not None else 0
