"""Effects on the turn: turns, phases and steps added, skipped and ended, day and night (CR 500.7-500.11, 723, 731)."""

from mainphase.cards import nodes as n
from mainphase.kernel.effects.doing import immediate_effect
from mainphase.kernel.effects.turn_editing import (
    add_phases,
    add_step,
    end_combat_phase,
    end_turn,
    extra_turn,
    in_order_of_turns,
    one_of_each_team,
    skip_next,
)
from mainphase.kernel.events.transforming import set_day_night
from mainphase.kernel.reading.evaluate import number_of_things, player_of, players_of
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State
from mainphase.kernel.state.turn_parts import NextTurn
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept


@immediate_effect(n.ExtraTurn)
def take_extra_turn(g: State, node: n.ExtraTurn, ctx: Context) -> None:
    after = node.after_next_turn_of
    if after is not None and g.rules.extra_turn_after_specified:  # CR 500.7; to 21 July 2016 after the current one
        for q in one_of_each_team(g, players_of(g, after, ctx)):
            for p in one_of_each_team(g, players_of(g, node.by, ctx)):
                g.next_turns.append(NextTurn(q, -1, p))
        return
    players = one_of_each_team(g, players_of(g, node.by, ctx))
    turns = [extra_turn(g, p) for p in in_order_of_turns(g, players, ctx.controller)]
    if node.save:
        ctx.saved[node.save] = turns


@immediate_effect(n.ExtraPhases)
def perform_extra_phases(g: State, node: n.ExtraPhases, ctx: Context) -> None:
    added = add_phases(g, node.phases, node.after_first_postcombat_main)
    if node.save:
        ctx.saved[node.save] = added


@immediate_effect(n.ExtraStep)
def extra_step(g: State, node: n.ExtraStep, ctx: Context) -> None:
    if node.you_get and g.rules.step_after_phase and not g.is_active(ctx.controller):  # CR 500.10a
        g.note(EventName.SKIPPED, Concept.NOT_YOUR_TURN_NO_PART, ctx.controller, ctx.source, word=node.step)
        return
    for _ in range(number_of_things(g, node.amount, ctx)):
        add_step(g, node.step, node.after_phase)


@immediate_effect(n.SkipNext)
def skip(g: State, node: n.SkipNext, ctx: Context) -> None:
    in_turns = ctx.saved.get(node.in_turn, []) if node.in_turn else [g.turn if node.this_turn else 0]
    for p in one_of_each_team(g, players_of(g, node.by, ctx)):
        for t in in_turns:
            skip_next(g, node.part, p, t)


@immediate_effect(n.EndTheTurn)
def end_the_turn(g: State, node: n.EndTheTurn, ctx: Context) -> None:
    end_turn(g)


@immediate_effect(n.EndTheCombatPhase)
def end_the_combat_phase(g: State, node: n.EndTheCombatPhase, ctx: Context) -> None:
    end_combat_phase(g)


@immediate_effect(n.ReverseTurnOrder)
def reverse_turn_order(g: State, node: n.ReverseTurnOrder, ctx: Context) -> None:
    g.clockwise = not g.clockwise


@immediate_effect(n.ControlNextTurn)
def control_next_turn(g: State, node: n.ControlNextTurn, ctx: Context) -> None:
    by = player_of(g, node.by, ctx)
    for p in one_of_each_team(g, players_of(g, node.of, ctx)):
        if by >= 0:
            g.next_turns.append(NextTurn(p, by))


@immediate_effect(n.BecomeDay)
def become_day(g: State, node: n.BecomeDay, ctx: Context) -> None:
    set_day_night(g, 1, Concept.DAY_NIGHT_IS)


@immediate_effect(n.BecomeNight)
def become_night(g: State, node: n.BecomeNight, ctx: Context) -> None:
    set_day_night(g, 2, Concept.DAY_NIGHT_IS)
