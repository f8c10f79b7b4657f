"""The instructions that change something: each effect node, carried out (CR 608.2c).

`carry_out` returns True when the instruction is done; False when it waits and wants to be called again, at the place
that `frame.sub` says.
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.cards.nodes.wording import ROW, WORDS
from mainphase.kernel.asking.choosing import AskOneOf, ChooseFor, ChooseObjects
from mainphase.kernel.combat.in_combat import become_blocked, made_to_block, reselect
from mainphase.kernel.costs.paying import permanents_for
from mainphase.kernel.costs.pool import add_mana_effect, lose_mana
from mainphase.kernel.effects.casting_now import cast_now
from mainphase.kernel.effects.copying import become_copy, copy_spell, create_copies, retarget
from mainphase.kernel.effects.face_down import turn_down, turn_up, turned_up
from mainphase.kernel.effects.moving_cards import (
    become_level,
    create_tokens,
    exile_for_now,
    exile_until,
    move_objects,
    remembering,
)
from mainphase.kernel.effects.results import happen_for, save_result
from mainphase.kernel.effects.scrying import ScryCards, SearchCards, shuffle
from mainphase.kernel.effects.selecting import followed, happen_if, objects_of, permanents, top_cards
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
from mainphase.kernel.events.ending import cease_to_exist, lose, settle_end, win
from mainphase.kernel.events.happening import (
    Cause,
    attach,
    create_emblem,
    damage,
    destroy,
    discard,
    draw,
    gain_life,
    happen,
    leave_combat,
    lose_life,
    move,
    phase_in,
    phase_out,
    put_counters,
    sacrifice,
    tap,
    untap,
)
from mainphase.kernel.events.monarch import become_monarch
from mainphase.kernel.events.schemes import abandon
from mainphase.kernel.events.transforming import set_day_night, transform_changes
from mainphase.kernel.events.triggers import fire
from mainphase.kernel.lowering.codes import Instr
from mainphase.kernel.lowering.kinds import EventKind
from mainphase.kernel.reading.attaching import cannot_attach
from mainphase.kernel.reading.characteristics import now
from mainphase.kernel.reading.evaluate import matches, names_player, player_of, players_of, quantity, refs
from mainphase.kernel.reading.lasting import (
    begin_effect,
    begin_permission,
    begin_regeneration,
    begin_return,
    begin_rule,
    begin_shield,
    begin_staying_tapped,
    begin_untap_lock,
    begin_wording,
    end_control,
    goad,
)
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.objects import Change, Context, DelayedTrigger, Flag, NextTurn, ObjectKind, Waiting
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind, EventName, OptionKind
from mainphase.rules.concepts import Concept


def carry_out(g: State, f: RunEffectBase, instr: Instr) -> bool:
    """Carries out one instruction."""
    e = instr.node
    ctx = f.ctx
    if isinstance(e, n.DealDamage):
        deal(g, e, ctx)
        return True
    if isinstance(e, n.Draw):
        return draw_cards(g, f, e)
    if isinstance(e, n.GainLife):
        amount = quantity(g, e.amount, ctx)
        if amount > 0:
            happen(g, [gain_life(p, amount) for p in players_of(g, e.by, ctx)])
        return True
    if isinstance(e, n.LoseLife):
        amount = quantity(g, e.amount, ctx)
        if amount > 0:
            happen(g, [lose_life(p, amount) for p in players_of(g, e.by, ctx)])
        return True
    if isinstance(e, n.Destroy):
        happen_if(g, [destroy(oid, Concept.DESTROY, e.regenerate) for oid in permanents(g, objects_of(g, e.what, ctx))])
        return True
    if isinstance(e, n.Move):
        return move_objects(g, f, e)
    if isinstance(e, n.Apply):
        begin_effect(g, instr.uid, e, objects_of(g, e.to, ctx), ctx)
        return True
    if isinstance(e, n.Begin):
        begin_rule(g, instr.uid, e, ctx)
        return True
    if isinstance(e, n.Shield):
        begin_shield(g, instr.uid, e, ctx)
        return True
    if isinstance(e, n.AddMana):
        add_mana_effect(g, e, ctx, instr.uid)
        return True
    if isinstance(e, n.Counter):
        return counter(g, f, e)
    if isinstance(e, n.CreateToken):
        return create_tokens(g, f, e, instr.uid)
    if isinstance(e, n.PutCounters):
        amount = quantity(g, e.amount, ctx)
        if amount > 0:
            players = [r for r in refs(g, e.on, ctx) if r < 0]
            happen_if(
                g,
                [
                    put_counters(r, e.kind, amount, Concept.COUNTERS_PUT, ctx.controller)
                    for r in players + objects_of(g, e.on, ctx)
                ],
            )
        return True
    if isinstance(e, n.RemoveCounters):
        how_many = e.amount
        amount = quantity(g, how_many, ctx) if how_many is not None else 1 << 30
        from_players = [r for r in refs(g, e.on, ctx) if r < 0]
        happen_if(g, [put_counters(r, e.kind, -amount) for r in from_players + objects_of(g, e.on, ctx)])
        return True
    if isinstance(e, n.Tap):
        happen_if(g, [tap(oid) for oid in permanents(g, objects_of(g, e.what, ctx))])
        return True
    if isinstance(e, n.Untap):
        happen_if(g, [untap(oid) for oid in permanents(g, objects_of(g, e.what, ctx))])
        return True
    if isinstance(e, n.Sacrifice):
        return sacrifice_some(g, f, e)
    if isinstance(e, n.SacrificeIt):
        changes: list[Change] = []
        for oid in permanents(g, objects_of(g, e.what, ctx)):
            if names_player(g, e.by, g.objects[oid].controller, ctx):  # CR 701.21a
                changes.append(sacrifice(oid))
        happen_if(g, changes)
        return True
    if isinstance(e, n.Discard):
        return discard_cards(g, f, e)
    if isinstance(e, n.Fight):
        fight(g, e, ctx)
        return True
    return carry_out_rarer(g, f, instr, e)


def mill(g: State, f: RunEffectBase, e: n.Mill) -> bool:
    """CR 701.17a; as something enters, what is on its way from there is not among them (614.13c)."""
    ctx = f.ctx
    if f.sub == RunEffectBase.SAVE:
        save_result(g, f, e.save)
        return True
    changes: list[Change] = []
    for p in players_of(g, e.by, ctx):
        for oid in top_cards(g, p, max(0, quantity(g, e.amount, ctx)), ctx):
            changes.append(move(oid, Zone.GRAVEYARD, Cause.MILLED, Concept.MILL))
    return happen_for(g, f, changes, e.save)


def carry_out_rarer(g: State, f: RunEffectBase, instr: Instr, e: n.Node | None) -> bool:
    ctx = f.ctx
    if isinstance(e, n.Mill):
        return mill(g, f, e)
    if isinstance(e, n.DiscardThese):
        happen_if(g, [discard(oid) for oid in objects_of(g, e.what, ctx) if g.objects[oid].zone == Zone.HAND])
        return True
    if isinstance(e, n.LoseUnspentMana):
        for p in players_of(g, e.who, ctx):
            lose_mana(g, p)
        return True
    if isinstance(e, n.Remember):
        ctx.saved[e.save] = refs(g, e.what, ctx)
        return True
    if isinstance(e, n.Delayed):
        turn = g.players[ctx.controller].turns_taken + 1 if e.on_your_next_turn else 0
        g.delayed.append(DelayedTrigger(instr.uid, remembering(g, ctx, instr.uid), e.once, turn, e.until, g.clock))
        return True
    if isinstance(e, n.MayPlay):
        begin_permission(g, instr.uid, e, objects_of(g, e.what, ctx), ctx)
        return True
    if isinstance(e, n.CastNow):
        return cast_now(g, f, e)
    if isinstance(e, n.ExileIfLeaving):
        for oid in permanents(g, objects_of(g, e.what, ctx)):
            g.objects[oid].flags |= Flag.EXILE_LEAVING
        return True
    if isinstance(e, n.Reflexive):  # CR 603.12
        g.waiting.append(Waiting(remembering(g, ctx, instr.uid)))
        g.note(EventName.TRIGGERED, Concept.REFLEXIVE_TRIGGER, ctx.controller, ctx.source)
        return True
    if isinstance(e, n.Regenerate):
        begin_regeneration(g, instr.uid, permanents(g, objects_of(g, e.what, ctx)), ctx)
        return True
    if isinstance(e, n.Goad):
        goad(g, instr.uid, permanents(g, objects_of(g, e.what, ctx)), ctx)
        return True
    if isinstance(e, n.ChoosePlayer):
        who = players_of(g, e.of, ctx)
        if who:
            g.push(ChooseFor(ctx.controller, ctx.source, e.role, who))
        return True
    if isinstance(e, n.ChooseColor):
        choose_for(g, ctx, "color", [1, 2, 4, 8, 16], e.by)
        return True
    if isinstance(e, n.ChooseName):
        choose_for(g, ctx, "name", g.book.card_names(e.but_not, g.rules.both_halves_named), e.by)
        return True
    if isinstance(e, n.ChooseCreatureType):
        choose_for(g, ctx, "creature type", [g.book.word_of[t] for t in CREATURE_TYPES], e.by)
        return True
    if isinstance(e, n.ChooseAnchorWord):
        choose_for(g, ctx, "word", [g.book.word_of[t] for t in e.words], e.by)
        return True
    if isinstance(e, n.ChangeText):
        return change_text(g, f, instr.uid, e)
    if isinstance(e, n.ReturnAsUntapping):
        begin_return(g, instr.uid, permanents(g, objects_of(g, e.what, ctx)), ctx)
        return True
    if isinstance(e, n.StayTapped):
        begin_staying_tapped(g, instr.uid, permanents(g, objects_of(g, e.what, ctx)), ctx)
        return True
    if isinstance(e, n.CreateEmblem):
        for p in players_of(g, e.by, ctx):
            create_emblem(g, instr.uid, p)
        return True
    if isinstance(e, n.ChooseSource):
        return choose_source(g, f, e)
    if isinstance(e, n.ExtraTurn):
        after = e.after_next_turn_of
        if after is not None and g.rules.extra_turn_after_specified:  # CR 500.7; to 21 July 2016 after the current one
            for q in one_of_each_team(g, players_of(g, after, ctx)):
                for p in one_of_each_team(g, players_of(g, e.by, ctx)):
                    g.next_turns.append(NextTurn(q, -1, p))
            return True
        players = one_of_each_team(g, players_of(g, e.by, ctx))
        turns = [extra_turn(g, p) for p in in_order_of_turns(g, players, ctx.controller)]
        if e.save:
            ctx.saved[e.save] = turns
        return True
    if isinstance(e, n.ExileForNow):
        return exile_for_now(g, f, instr.uid, e)
    if isinstance(e, n.NewTargets):
        by = player_of(g, e.by, ctx)
        if by >= 0 and not g.players[by].left:
            for r in refs(g, e.what, ctx):
                retarget(g, r, by)
        return True
    if isinstance(e, n.Abandon):
        for r in refs(g, e.what, ctx):
            abandon(g, r)
        return True
    if isinstance(e, n.BecomeMonarch):
        become_monarch(g, player_of(g, e.who, ctx))
        return True
    if isinstance(e, n.ControlNextTurn):
        by = player_of(g, e.by, ctx)
        for p in one_of_each_team(g, players_of(g, e.of, ctx)):
            if by >= 0:
                g.next_turns.append(NextTurn(p, by))
        return True
    if isinstance(e, n.ReverseTurnOrder):
        g.clockwise = not g.clockwise
        return True
    if isinstance(e, n.ExtraPhases):
        added = add_phases(g, e.phases, e.after_first_postcombat_main)
        if e.save:
            ctx.saved[e.save] = added
        return True
    if isinstance(e, n.ExtraStep):
        if e.you_get and g.rules.step_after_phase and g.are_opponents(g.active, ctx.controller):  # CR 500.10a
            g.note(EventName.SKIPPED, Concept.NOT_YOUR_TURN_NO_PART, ctx.controller, ctx.source, word=e.step)
            return True
        for _ in range(quantity(g, e.amount, ctx)):
            add_step(g, e.step, e.after_phase)
        return True
    if isinstance(e, n.SkipNext):
        in_turns = ctx.saved.get(e.in_turn, []) if e.in_turn else [g.turn if e.this_turn else 0]
        for p in one_of_each_team(g, players_of(g, e.by, ctx)):
            for t in in_turns:
                skip_next(g, e.part, p, t)
        return True
    if isinstance(e, n.EndTheTurn):
        end_turn(g)
        return True
    if isinstance(e, n.EndTheCombatPhase):
        end_combat_phase(g)
        return True
    if isinstance(e, n.Transform):
        happen_if(g, transform_changes(g, objects_of(g, e.what, ctx), ctx))
        return True
    if isinstance(e, n.BecomeDay):
        set_day_night(g, 1, Concept.DAY_NIGHT_IS)
        return True
    if isinstance(e, n.BecomeNight):
        set_day_night(g, 2, Concept.DAY_NIGHT_IS)
        return True
    if isinstance(e, n.DontUntapNext):
        for p in players_of(g, e.who, ctx):
            begin_untap_lock(g, instr.uid, p, ctx)
        return True
    if isinstance(e, n.Attach):
        if e.chosen:
            return attach_chosen(g, f, e)
        to = refs(g, e.to, ctx)
        if to:
            happen_if(g, [attach(oid, to[0]) for oid in permanents(g, objects_of(g, e.what, ctx))])
        return True
    if isinstance(e, n.Unattach):
        happen_if(g, [attach(oid, 0) for oid in permanents(g, objects_of(g, e.what, ctx))])
        return True
    if isinstance(e, n.TurnFaceUp):
        turned = [r for r in objects_of(g, e.what, ctx) if turn_up(g, r)]
        for r in turned:
            turned_up(g, r)
        return True
    if isinstance(e, n.TurnFaceDown):
        for r in objects_of(g, e.what, ctx):
            turn_down(g, r)
        return True
    if isinstance(e, n.ChangeTarget):
        p = player_of(g, e.by, ctx)
        for r in refs(g, e.what, ctx):
            if p >= 0:
                retarget(g, r, p, True)
        return True
    if isinstance(e, n.PhaseOut):
        happen_if(g, [phase_out(oid) for oid in permanents(g, objects_of(g, e.what, ctx))])
        return True
    if isinstance(e, n.PhaseIn):
        happen_if(g, [phase_in(oid, e.tapped) for oid in refs(g, e.what, ctx) if oid in g.phased_out])
        return True
    if isinstance(e, n.LoseControl):
        end_control(g, ctx.source, permanents(g, objects_of(g, e.what, ctx)))
        return True
    if isinstance(e, n.RemoveFromCombat):
        for oid in objects_of(g, e.what, ctx):
            leave_combat(g, oid)
        return True
    if isinstance(e, n.Crew):
        fire(g, EventKind.CREWED, ctx.source, 0, ctx.controller)  # CR 702.122d
        return True
    if isinstance(e, n.ReselectAttacked):
        for oid in objects_of(g, e.what, ctx)[:1]:
            reselect(g, oid, ctx.controller)
        return True
    if isinstance(e, n.BecomeBlocked):
        for oid in objects_of(g, e.what, ctx):
            become_blocked(g, oid)
        return True
    if isinstance(e, n.MakeBlock):
        for oid in permanents(g, objects_of(g, e.what, ctx)):
            for attacker in objects_of(g, e.whom, ctx):
                made_to_block(g, oid, attacker)
        return True
    if isinstance(e, n.Shuffle):
        for p in players_of(g, e.by, ctx):
            shuffle(g, p)
        return True
    if isinstance(e, n.Scry):
        amount = quantity(g, e.amount, ctx)
        for p in players_of(g, e.by, ctx):
            g.push(ScryCards(p, min(amount, len(g.players[p].library)), ctx.source))
        return True
    if isinstance(e, n.BecomeLevel):
        for oid in permanents(g, objects_of(g, e.what, ctx)):
            become_level(g, oid, e.level)
        return True
    if isinstance(e, n.RevealUntil):
        shown: list[int] = []
        for p in players_of(g, e.by, ctx):
            for oid in g.players[p].library:
                shown.append(oid)
                g.note(EventName.REVEALED, Concept.REVEAL, p, oid)
                if matches(g, e.which, oid, ctx):
                    break
        ctx.saved[e.save] = shown
        return True
    if isinstance(e, n.Reveal):
        for oid in objects_of(g, e.what, ctx):
            g.note(EventName.REVEALED, Concept.REVEAL, g.objects[oid].owner, oid)
        return True
    if isinstance(e, n.ExileUntil):
        return exile_until(g, f, e)
    if isinstance(e, n.SearchLibrary):
        p = player_of(g, e.by, ctx)
        if p >= 0 and not g.players[p].left:
            found = [oid for oid in g.players[p].library if matches(g, e.which, oid, ctx)]
            g.push(SearchCards(p, found, quantity(g, e.amount, ctx), e.to, e.tapped, ctx.source, e.reveal))
        return True
    if isinstance(e, n.LoseTheGame):
        for p in players_of(g, e.who, ctx):
            lose(g, p, Concept.EFFECT_LOSES)
        settle_end(g)
        return True
    if isinstance(e, n.WinTheGame):
        for p in players_of(g, e.who, ctx):
            win(g, p)
        return True
    return carry_out_copying(g, f, instr, e)


def carry_out_copying(g: State, f: RunEffectBase, instr: Instr, e: n.Node | None) -> bool:
    if isinstance(e, n.BecomeCopy):
        become_copy(g, instr.uid, e, f.ctx)
        return True
    if isinstance(e, n.CreateCopy):
        return create_copies(g, f, e)
    if isinstance(e, n.CopySpell):
        copy_spell(g, e, f.ctx)
        return True
    raise AssertionError(f"no meaning for {type(e).__name__}")


def choose_for(g: State, ctx: Context, what: str, among: list[int], by: n.Selector) -> None:
    """A choice that the object this ability is on remembers (CR 607.2d)."""
    who = players_of(g, by, ctx)
    if who:
        g.push(ChooseFor(ctx.controller, ctx.source, what, among, who))


def attach_chosen(g: State, f: RunEffectBase, e: n.Attach) -> bool:
    """To one of these that it can be attached to, as its controller chooses (CR 608.2d)."""
    ctx = f.ctx
    if f.sub == RunEffectBase.BEGIN:
        moving = permanents(g, objects_of(g, e.what, ctx))
        if not moving:
            return True
        hosts = [r for r in refs(g, e.to, ctx) if r > 0 and cannot_attach(g, g.objects[moving[0]], r) == 0]
        if not hosts:
            return True
        f.queue = moving
        f.sub = RunEffectBase.ANSWER
        g.push(ChooseObjects(ctx.controller, hosts, 1, 1, DecisionKind.CHOOSE, ctx.source))
        return False
    happen_if(g, [attach(f.queue[0], r) for r in g.result])
    return True


def deal(g: State, e: n.DealDamage, ctx: Context) -> None:
    """CR 120. Something that is no longer there deals damage by its last known information (608.2h)."""
    sources = refs(g, e.source, ctx)
    if not sources:
        return
    changes: list[Change] = []
    amount = 0 if e.divided else quantity(g, e.amount, ctx)
    for r in refs(g, e.to, ctx):
        share = ctx.division.get(r, 0) if e.divided else amount
        if r > 0:
            r = followed(g, r, ctx)
            o = g.objects.get(r)
            if o is None or o.zone != Zone.BATTLEFIELD or o.phased_out:
                continue
        if share > 0:
            changes.append(damage(sources[0], r, share))
    happen_if(g, changes)


class TextStage:
    """What is due next as words are changed: the answer which one is, then which it becomes."""

    OLD_WORD: Final = 1
    NEW_WORD: Final = 2


def change_text(g: State, f: RunEffectBase, uid: int, e: n.ChangeText) -> bool:
    """Which word becomes which is chosen as it happens (CR 608.2d, 612.2)."""
    ctx = f.ctx
    if f.sub == RunEffectBase.BEGIN:
        words: list[int] = []
        for word in range(len(WORDS)):
            if e.colors if word < ROW else e.land_types:
                words.append(word)
        f.sub = TextStage.OLD_WORD
        g.push(AskOneOf(ctx.controller, OptionKind.CHOOSE_WORD, words, ctx.source))
        return False
    if f.sub == TextStage.OLD_WORD:
        old = g.answered
        if old < 0:
            return True
        f.queue = [old]
        f.sub = TextStage.NEW_WORD
        row = old - old % ROW
        g.push(
            AskOneOf(ctx.controller, OptionKind.CHOOSE_WORD, [w for w in range(row, row + ROW) if w != old], ctx.source)
        )
        return False
    there: list[int] = []
    for oid in objects_of(g, e.what, ctx):
        zone = g.objects[oid].zone
        if zone == Zone.BATTLEFIELD or zone == Zone.STACK:
            there.append(oid)
    if there and g.answered >= 0:
        begin_wording(g, uid, e, there, f.queue[0], g.answered, ctx)
    return True


def choose_source(g: State, f: RunEffectBase, e: n.ChooseSource) -> bool:
    """CR 609.7a: a permanent, a spell, the source of an ability that waits or is on the stack, an object in the command
    zone.
    """
    ctx = f.ctx
    if f.sub == RunEffectBase.ANSWER:
        ctx.saved[e.save] = g.result[:]
        return True
    ctx.saved[e.save] = []
    among = g.timing.sources_of_damage(g)
    found: list[int] = []
    for oid in among:
        if oid not in found and matches(g, e.which, oid, ctx):
            found.append(oid)
    p = player_of(g, e.by, ctx)
    if p < 0 or g.players[p].left or not found:
        return True
    f.sub = RunEffectBase.ANSWER
    g.push(ChooseObjects(p, found, 1, 1, DecisionKind.CHOOSE, ctx.source))
    return False


def fight(g: State, e: n.Fight, ctx: Context) -> None:
    """Each deals damage equal to its power to the other, unless one is gone or no creature (CR 701.14a, b)."""
    one = objects_of(g, e.one, ctx)
    other = objects_of(g, e.other, ctx)
    if not one or not other:
        return
    a = g.objects[one[0]]
    b = g.objects[other[0]]
    if a.zone != Zone.BATTLEFIELD or b.zone != Zone.BATTLEFIELD:
        return
    if not now(a).types & CardType.CREATURE or not now(b).types & CardType.CREATURE:
        return
    changes: list[Change] = []
    if now(a).power > 0:
        changes.append(damage(a.id, b.id, now(a).power))
    if now(b).power > 0:
        changes.append(damage(b.id, a.id, now(b).power))
    happen_if(g, changes)


def draw_cards(g: State, f: RunEffectBase, e: n.Draw) -> bool:
    """Cards are drawn one at a time, the active player's all first (CR 121.2, 121.2a)."""
    if f.sub == RunEffectBase.BEGIN:
        amount = max(0, quantity(g, e.amount, f.ctx))
        f.queue = []
        for p in players_of(g, e.by, f.ctx):
            for _ in range(amount):
                f.queue.append(p)
        f.sub = RunEffectBase.NEXT
    while f.queue:
        happen(g, [draw(f.queue.pop(0))])
        if g.agenda[-1] is not f:
            return not f.queue
    return True


def counter(g: State, f: RunEffectBase, e: n.Counter) -> bool:
    """CR 701.6a: a countered spell goes to its owner's graveyard; a countered ability is gone."""
    if f.sub == RunEffectBase.SAVE:
        save_result(g, f, e.save)
        return True
    changes: list[Change] = []
    for oid in refs(g, e.what, f.ctx):
        o = g.objects.get(oid)
        if o is None or o.zone != Zone.STACK:
            continue
        what = "ability" if o.kind == ObjectKind.ABILITY else ""
        g.note(EventName.COUNTERED, Concept.COUNTER, o.controller, oid, word=what)
        if o.kind == ObjectKind.CARD:
            changes.append(move(oid, e.to, Cause.COUNTERED, Concept.COUNTER))
        else:
            cease_to_exist(g, o)
    return happen_for(g, f, changes, e.save)


def sacrifice_some(g: State, f: RunEffectBase, e: n.Sacrifice) -> bool:
    """Each player chooses in APNAP order, then all are sacrificed at once (CR 101.4, 701.21)."""
    ctx = f.ctx
    if f.sub == RunEffectBase.BEGIN:
        f.queue = players_of(g, e.by, ctx)
        ctx.saved["sacrificed"] = []
        f.sub = RunEffectBase.NEXT
    elif f.sub == RunEffectBase.CHOICE:
        ctx.saved["sacrificed"].extend(g.result)
        f.sub = RunEffectBase.NEXT
    if f.queue:
        p = f.queue.pop(0)
        amount = quantity(g, e.amount, ctx)
        f.sub = RunEffectBase.CHOICE
        g.push(ChooseObjects(p, permanents_for(g, p, e.which, ctx), amount, amount, DecisionKind.CHOOSE, ctx.source))
        return False
    happen_if(g, [sacrifice(oid) for oid in ctx.saved["sacrificed"]])
    return True


class DiscardStage:
    """What is due next in a discard, besides what every instruction for several players has."""

    SAVE: Final = 3


def discard_cards(g: State, f: RunEffectBase, e: n.Discard) -> bool:
    """CR 701.9: chosen by those who discard, in APNAP order, or at random; then discarded at once."""
    ctx = f.ctx
    if f.sub == RunEffectBase.BEGIN:
        f.queue = players_of(g, e.by, ctx)
        ctx.saved[e.save] = []
        f.sub = RunEffectBase.NEXT
    elif f.sub == RunEffectBase.CHOICE:
        ctx.saved[e.save].extend(g.result)
        f.sub = RunEffectBase.NEXT
    elif f.sub == DiscardStage.SAVE:
        save_result(g, f, e.save)
        return True
    while f.queue:
        p = f.queue.pop(0)
        hand = g.players[p].hand[:]
        how_many = e.amount
        amount = len(hand) if how_many is None else min(quantity(g, how_many, ctx), len(hand))
        if e.random:
            while amount > 0:
                ctx.saved[e.save].append(hand.pop(g.random(len(hand))))
                amount -= 1
            continue
        f.sub = RunEffectBase.CHOICE
        g.push(ChooseObjects(p, hand, amount, amount, DecisionKind.DISCARD, ctx.source))
        return False
    changes = [discard(oid) for oid in ctx.saved[e.save]]
    if not changes:
        return True
    f.sub = DiscardStage.SAVE
    happen(g, changes)
    return False
