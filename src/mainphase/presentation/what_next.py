"""What may happen next: state-based actions, triggers that wait, what resolves, the parts of the turn and what the turn
does in them, each with its rule.

Nothing is played on for it, and chance is not asked: only what stands already is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from mainphase.cards.nodes import Keyword, Zone
from mainphase.kernel.costs.pool import any_mana
from mainphase.kernel.effects.resolving import ResolveTop
from mainphase.kernel.effects.turn_editing import is_skipped, part_name
from mainphase.kernel.events.state_based import acts_now, perform_state_based_actions
from mainphase.kernel.events.uniqueness import surplus_to_choose
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.parts import step_plan
from mainphase.kernel.state import flat
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State
from mainphase.kernel.state.turn_parts import Part
from mainphase.kernel.turn.program import TakeStep
from mainphase.kernel.what_happens import EventName
from mainphase.presentation.names import ability_in_words, object_name, player_name
from mainphase.presentation.refusal_words import AN_EFFECT
from mainphase.presentation.shown import ObjectId, Shown, given_field
from mainphase.presentation.turn_words import turn_action_words
from mainphase.presentation.words import PUBLIC, entry_text
from mainphase.rules.concepts import Concept, concept_name
from mainphase.rules.plan import Action, ActionPlan, PriorityKind, SkipWhen, StepKind
from mainphase.saying.worded import belonging_to, capital, commas, enumeration, term, with_rule, worded

KINDS: Final = ("state-based action", "trigger", "delayed trigger", "resolution", "part", "turn-based action", "end")

RARELY_GIVEN: Final = (PriorityKind.NEVER, PriorityKind.EXCEPTION)


class Upcoming(Shown):
    """One thing that happens next if nobody does anything else."""

    kind: str = given_field("what it is")
    text: str = given_field("a sentence without its full stop")
    rule: str = given_field("the rule that makes it so, in the numbering in force; empty if none is about it")
    concept: str = given_field("what the rule is about, under a name that is the same on every date")
    source: ObjectId = given_field("the object that it is about, if there is one", empty=0)

    def __str__(self) -> str:
        return with_rule(self.text, self.rule)

    def __repr__(self) -> str:
        return f"<Upcoming {self.kind}: {self}>"


class WhatNext(Shown):
    """All that may happen next, the first thing first."""

    things: tuple[Upcoming, ...] = given_field("what happens if nobody does anything else, in that order")

    def __str__(self) -> str:
        things = commas([with_rule(each.text, each.rule) for each in self.things], "; ")
        return worded(
            "next-things", "Next: {things}.", things=things or worded("next-nothing", "nothing that stands already")
        )

    def __repr__(self) -> str:
        return f"<WhatNext: {self}>"

    def _repr_html_(self) -> str:
        """For notebooks."""
        items = "".join(
            f"<li>{escape(capital(each.text))}{f' <small>({escape(each.rule)})</small>' if each.rule else ''}</li>"
            for each in self.things
        )
        return f"<p><b>What happens next</b> if nobody does anything else:</p><ol>{items}</ol>"


def what_next(g: State) -> WhatNext:
    """Whatever happens next if nobody does anything else, as everybody may know it."""
    return WhatNext(things=tuple(upcoming(g)))


def upcoming(g: State) -> Iterator[Upcoming]:
    if g.over:
        yield made(g, "end", worded("next-game-over", "the game is over"), Concept.GAME_ENDS)
        return
    resolving = is_resolving(g)
    if resolving:
        top = g.stack[-1]
        yield made(
            g,
            "resolution",
            worded("next-goes-on", "{obj} goes on resolving", obj=object_name(g, top)),
            Concept.RESOLVES,
            top,
        )
    yield from state_based(g)
    for waiting in g.waiting:
        english = "{ability} has triggered, and is put on the stack"
        said = worded("next-triggered", english, ability=ability_told(g, waiting.ctx))
        yield made(g, "trigger", said, Concept.TRIGGER_STACKED, waiting.ctx.source)
    if g.stack and not resolving:
        top = g.stack[-1]
        yield made(
            g,
            "resolution",
            worded("next-resolves", "{obj} resolves once all pass", obj=object_name(g, top)),
            Concept.ALL_PASS_RESOLVE,
            top,
        )
    elif not g.stack:
        yield from turn_goes_on(g)
    for delayed in g.delayed:
        said = worded("next-delayed", "{ability} waits for its moment", ability=ability_told(g, delayed.ctx))
        yield made(g, "delayed trigger", said, Concept.TRIGGER_DELAYED, delayed.ctx.source)


def is_resolving(g: State) -> bool:
    """True if what is on top of the stack has begun to resolve, and somebody decides something for it."""
    return any(isinstance(frame, ResolveTop) and frame.spell == g.stack[-1] for frame in g.agenda if g.stack)


def made(g: State, kind: str, text: str, concept: int, source: int = 0) -> Upcoming:
    at = g.find(source) if source > 0 else None
    hidden = at is None or at.zone in (Zone.LIBRARY, Zone.HAND, Zone.NOWHERE)
    return Upcoming(
        kind=kind,
        text=text,
        rule=g.rules.number(concept) if concept else "",
        concept=concept_name(concept) if concept else "",
        source=0 if hidden else source,
    )


def ability_told(g: State, ctx: Context) -> str:
    """ "Howling Mine's ability (…)": a triggered ability, by its source and its words."""
    at = g.find(ctx.source)
    name = object_name(g, ctx.source) if at is not None else AN_EFFECT
    of = belonging_to(name)
    if ctx.ability < 0:
        return worded("name-ability", "{of} ability", of=of)
    words = ability_in_words(g, ctx.ability)
    return worded("name-ability-with-words", "{of} ability, “{words}”,", of=of, words=words)


def state_based(g: State) -> Iterator[Upcoming]:
    """State-based actions that are due, tried out on a copy; of legends the one that stays is still to be chosen."""
    twin = flat.clone_state(g)
    if not acts_now(twin):
        return
    twin.log = []
    for several in surplus_to_choose(twin):
        names = enumeration([object_name(g, oid) for oid in several])
        yield made(
            g, "state-based action", worded("next-legend", "one of {names} stays", names=names), Concept.LEGEND_RULE
        )
    perform_state_based_actions(twin, [], [], [])
    for entry in twin.log:
        if entry.name in (EventName.STATE_BASED_ACTION, EventName.PLAYER_LOSES):
            yield made(g, "state-based action", entry_text(twin, entry, PUBLIC), entry.concept, entry.obj)


# --- The turn


def turn_goes_on(g: State) -> Iterator[Upcoming]:
    """The part of the turn ends once all pass, and the next one begins: up to the first in which players may act."""
    now = g.parts.get(g.step)
    phase = g.parts.get(g.phase)
    turn = g.parts.get(g.turn)
    if turn is None:
        if g.turn_number:  # between two turns players may act under the timing of batches
            yield made(g, "end", worded("next-turn", "the next turn begins once all pass"), Concept.TURN)
        return
    if now is not None:
        yield from step_goes_on(g, now)
    ahead = [g.parts[phase.ahead(k)] for k in range(phase.count_ahead())] if phase is not None else []
    phases = [g.parts[turn.ahead(k)] for k in range(turn.count_ahead())]
    twin = flat.clone_state(g)  # a skip is used up as it is asked for
    for step in steps_ahead(g, ahead, phases):
        if is_skipped(twin, step) >= 0:
            yield made(
                g, "part", worded("next-skipped", "the {part} is skipped", part=named_part(g, step)), Concept.SKIP
            )
            continue
        plan = step_plan(g, step)
        attackers = g.combat is not None and g.combat.attackers
        if plan.skipped == SkipWhen.NO_ATTACKERS and not attackers:
            english = "the {part} is skipped unless something attacks"
            unless = worded("next-skipped-unless", english, part=named_part(g, step))
            yield made(g, "part", unless, plan.skip_concept)
            continue
        yield made(g, "part", worded("event-part-begins", "the {part} begins", part=named_part(g, step)), plan.concept)
        yield from actions(g, step, plan.begins)
        if plan.priority not in RARELY_GIVEN:
            return
    whose = player_name(g, g.active)
    yield made(g, "end", worded("next-turn-ends", "the turn of {of} ends", of=whose), Concept.TURN)


def step_goes_on(g: State, step: Part) -> Iterator[Upcoming]:
    """What the turn still does in a step that has begun, and its end. Without a window in which players may act it ends
    by itself; in a cleanup step there is one only for what happens there, and then another such step follows.
    """
    plan = step_plan(g, step)
    name = named_part(g, step)
    taken = next((frame for frame in g.agenda if isinstance(frame, TakeStep) and frame.step == step.id), None)
    if taken is not None and taken.pc == TakeStep.ACTIONS:
        yield from actions(g, step, plan.begins[taken.action :])
    offered = taken is not None and taken.offered
    if plan.priority in RARELY_GIVEN and not offered:
        cleanup = plan.kind == StepKind.CLEANUP
        ends = worded("event-part-ends", "the {part} ends", part=name)
        yield made(g, "end", ends, Concept.NO_PRIORITY_CLEANUP if cleanup else plan.priority_concept)
    else:
        ends = worded("next-part-ends", "the {part} ends once all pass", part=name)
        yield made(g, "end", ends, Concept.ALL_PASS_END)
    yield from actions(g, step, plan.ends)
    if plan.kind == StepKind.CLEANUP and offered and g.rules.cleanup_repeats:
        yield made(g, "part", worded("next-another", "another {part} begins", part=name), plan.priority_concept)
        yield from actions(g, step, plan.begins)


def steps_ahead(g: State, ahead: list[Part], phases: list[Part]) -> Iterator[Part]:
    """The steps that come, of this phase and of those after it."""
    yield from ahead
    for phase in phases:
        for k in range(phase.count_ahead()):
            yield g.parts[phase.ahead(k)]


def named_part(g: State, part: Part) -> str:
    """ "upkeep step", "precombat main phase"."""
    plan = step_plan(g, part)
    name = part_name(g, part)
    if not name.endswith((" step", " phase")):
        name = f"{name} {'phase' if plan.alone else 'step'}"
    return term(name, g.rules.date)


def actions(g: State, step: Part, listed: tuple[ActionPlan, ...]) -> Iterator[Upcoming]:
    """What the turn does as a step begins or ends, as far as it finds anything to do."""
    for action in listed:
        if not finds_nothing(g, step, action):
            yield made(g, "turn-based action", turn_action_words(action.name), action.concept)


def finds_nothing(g: State, step: Part, action: ActionPlan) -> bool:
    """True if an action of the turn has nothing to do as things are."""
    if action.precombat_only and not step.precombat and step.begun:
        return True
    if action.only == "archenemy":
        return not any(p.schemes for p in g.players)
    if action.only == "multiplayer":
        return len(g.players) < 3
    kind = action.action
    if kind == Action.EMPTY_POOLS:
        return not any_mana(g)
    if kind == Action.EXPIRE_DURATIONS:
        return not g.lasting
    if kind == Action.DAY_NIGHT:
        return g.day_night == 0
    if kind == Action.LORE:
        return not any("Saga" in characteristics_of(o).subtypes for o in g.permanents)
    if kind == Action.VISIT:
        return not any("Attraction" in characteristics_of(o).subtypes for o in g.permanents)
    if kind == Action.PHASING:
        return not g.phased_out and not any(characteristics_of(o).keywords & Keyword.PHASING for o in g.permanents)
    return False
