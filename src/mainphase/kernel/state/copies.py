# Made by tools/state_modules.py from the fields of the classes of the state; do not edit.
"""Copies of what a state consists of, and a part of the turn made anew."""

from mypy_extensions import i64

from mainphase.kernel.state.batch_state import Batches
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.combat_state import (
    NO_CREATURES,
    NO_DAMAGE,
    NO_ENTRIES,
    NO_FIGHTERS,
    NO_STRIKERS,
    NOTHING_LEFT,
    Combat,
    Fighter,
)
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.generator import Generator
from mainphase.kernel.state.objects import NO_NAMES, NO_USES, Obj
from mainphase.kernel.state.player import Player, ZonePlayability
from mainphase.kernel.state.state import NO_IDS, State, TurnMarker
from mainphase.kernel.state.turn_parts import NO_PARTS, Part
from mainphase.kernel.state.waiting import DelayedTrigger, Lasting, Waiting
from mainphase.kernel.values import Decision


def copy_batches(old: Batches) -> Batches:
    new = Batches()
    if old.assigned:
        new.assigned = [copy_change(each) for each in old.assigned]
    if old.dealing:
        new.dealing = [copy_change(each) for each in old.dealing]
    if old.doomed:
        new.doomed = old.doomed[:]
    new.aim = old.aim
    new.use = old.use
    if old.done:
        new.done = old.done[:]
    new.attacks = old.attacks
    new.worn = old.worn
    new.untapping = old.untapping
    if old.chosen:
        new.chosen = old.chosen[:]
    if old.staying:
        new.staying = old.staying[:]
    if old.excess:
        new.excess = [copy_change(each) for each in old.excess]
    return new


def copy_change(old: Change) -> Change:
    new = Change(old.kind, old.obj, old.player, old.amount, old.source, old.other)
    new.zone = old.zone
    new.word = old.word
    new.tapped = old.tapped
    new.bottom = old.bottom
    new.attacking = old.attacking
    new.combat = old.combat
    new.cause = old.cause
    new.concept = old.concept
    counters = old._counters
    if counters is not None:
        new._counters = counters.copy()
    new.host = old.host
    applied = old._applied
    if applied is not None:
        new._applied = applied[:]
    copied = old.copied
    if copied is not None:
        new.copied = copied
    new.face = old.face
    new.result = old.result
    return new


def copy_combat(old: Combat) -> Combat:
    new = Combat()
    if old.defenders is not NO_CREATURES:
        new.defenders = old.defenders[:]
    if old.fighters is not NO_FIGHTERS:
        new.fighters = [copy_fighter(each) for each in old.fighters]
    new.at_permanents = old.at_permanents
    if old.first_defended is not NO_ENTRIES:
        new.first_defended = old.first_defended.copy()
    if old.bands is not NO_ENTRIES:
        new.bands = old.bands.copy()
    if old.last is not NOTHING_LEFT:
        new.last = old.last.copy()
    if old.struck is not NO_STRIKERS:
        new.struck = old.struck[:]
    new.declared = old.declared
    if old.assignment is not NO_DAMAGE:
        new.assignment = old.assignment[:]
    new.had_attackers = old.had_attackers
    new.first_strike_done = old.first_strike_done
    new.copy_from(old)
    return new


def copy_context(old: Context) -> Context:
    new = Context(old.source, old.controller, old.ability)
    modes = old._modes
    if modes is not None:
        new._modes = modes[:]
    targets = old._targets
    if targets is not None:
        new._targets = [each[:] for each in targets]
    division = old._division
    if division is not None:
        new._division = division.copy()
    new.x = old.x
    paid = old._paid
    if paid is not None:
        new._paid = paid[:]
    new.way = old.way
    new.event_object = old.event_object
    new.event_source = old.event_source
    new.event_player = old.event_player
    new.event_amount = old.event_amount
    saved = old._saved
    if saved is not None:
        new._saved = {key: each[:] for key, each in saved.items()}
    new.base = old.base
    new.since = old.since
    new.began = old.began
    return new


def copy_decision(old: Decision) -> Decision:
    new = Decision(old.player, old.kind, old._options, old.low, old.high, old.about, old._listing)
    new.other = old.other
    return new


def copy_delayed_trigger(old: DelayedTrigger) -> DelayedTrigger:
    return DelayedTrigger(old.ability, copy_context(old.ctx), old.once, old.turn, old.until, old.born, old.in_turn)


def copy_fighter(old: Fighter) -> Fighter:
    new = Fighter(old.id)
    new.attacking = old.attacking
    new.against = old.against
    new.defender = old.defender
    new.declared = old.declared
    new.blocked = old.blocked
    new.met = old.met
    if old.blockers is not NO_CREATURES:
        new.blockers = old.blockers[:]
    new.blocking = old.blocking
    if old.blocks is not NO_CREATURES:
        new.blocks = old.blocks[:]
    return new


def copy_generator(old: Generator) -> Generator:
    new = Generator()
    new.high = old.high
    new.low = old.low
    new.key = old.key
    return new


def copy_lasting(old: Lasting) -> Lasting:
    new = Lasting(old.id, old.node, old.source, old.controller)
    if old.objects:
        new.objects = old.objects[:]
    new.values = old.values
    new.until = old.until
    new.turn = old.turn
    new.anchor = old.anchor
    new.timestamp = old.timestamp
    new.amount = old.amount
    new.onto = old.onto
    copied = old.copied
    if copied is not None:
        new.copied = copied
    new.barred = old.barred
    ctx = old.ctx
    if ctx is not None:
        new.ctx = copy_context(ctx)
    return new


def copy_obj(old: Obj) -> Obj:
    new = Obj(old.id, old.card, old.kind, old.owner, old.zone)
    ch = old.ch
    if ch is not None:
        new.ch = ch
    new.face = old.face
    new.controller = old.controller
    new.entered_under = old.entered_under
    new.became = old.became
    new.timestamp = old.timestamp
    new.arrived = old.arrived
    new.tapped = old.tapped
    new.phased_out = old.phased_out
    new.damage = old.damage
    if old.counters is not NO_NAMES:
        new.counters = old.counters.copy()
    new.attached_to = old.attached_to
    ctx = old.ctx
    if ctx is not None:
        new.ctx = copy_context(ctx)
    new.flags = old.flags
    new._used = old._used
    new._times = old._times
    if old._used_besides is not NO_USES:
        new._used_besides = old._used_besides.copy()
    new.paid = old.paid
    if old.chosen is not NO_NAMES:
        new.chosen = old.chosen.copy()
    last = old.last
    if last is not None:
        new.last = last
    copied = old.copied
    if copied is not None:
        new.copied = copied
    entered_as = old.entered_as
    if entered_as is not None:
        new.entered_as = entered_as
    new.turned = old.turned
    new.exiled_with = old.exiled_with
    new.wording = old.wording
    new.level = old.level
    new.had = old.had
    new.components = old.components
    return new


def copy_part(old: Part) -> Part:
    new = Part(old.id, old.level, old.kind, old.plan_phase, old.plan, old.parent)
    planned = old.planned
    if planned is not None:
        new.planned = planned
    new.player = old.player
    new.number = old.number
    new._first = old._first
    new._places = old._places
    new._next = old._next
    if old._edited is not NO_PARTS:
        new._edited = old._edited[:]
    new.precombat = old.precombat
    new.first_strike = old.first_strike
    new.added = old.added
    new.begun = old.begun
    new.cut = old.cut
    new.mains = old.mains
    new.past_attack = old.past_attack
    new.past_damage = old.past_damage
    return new


def copy_player(old: Player) -> Player:
    new = Player(old.id, old.name, old.life)
    new.group = old.group
    new.side = old.side
    new.reach = old.reach
    new.within = old.within
    new.emperor = old.emperor
    if old.library:
        new.library = old.library[:]
    if old.hand:
        new.hand = old.hand[:]
    if old.graveyard:
        new.graveyard = old.graveyard[:]
    if old.schemes:
        new.schemes = old.schemes[:]
    if old.planar_deck:
        new.planar_deck = old.planar_deck[:]
    if old.commanders:
        new.commanders = old.commanders[:]
    new.identity = old.identity
    if old.signature_spells:
        new.signature_spells = old.signature_spells[:]
    new.vanguard = old.vanguard
    if old.commander_casts:
        new.commander_casts = old.commander_casts.copy()
    if old.commander_damage:
        new.commander_damage = old.commander_damage.copy()
    if old.pool:
        new.pool = old.pool[:]
    if old.counters:
        new.counters = old.counters.copy()
    new.lands_played = old.lands_played
    new.turn_began = old.turn_began
    new.spells_this_turn = old.spells_this_turn
    new.spells_last_turn = old.spells_last_turn
    new.drawn_this_turn = old.drawn_this_turn
    new.drew_from_empty = old.drew_from_empty
    new.left = old.left
    new.lost = old.lost
    new.won = old.won
    new.drew = old.drew
    new.mulligans = old.mulligans
    new.kept = old.kept
    new.turns_taken = old.turns_taken
    new.upkeep_began = old.upkeep_began
    new.last_upkeep = old.last_upkeep
    new.decider = old.decider
    if old.sideboard:
        new.sideboard = old.sideboard[:]
    if old.dungeons:
        new.dungeons = old.dungeons[:]
    new.tempted = old.tempted
    new.companion = old.companion
    new.hand_uses = copy_zone_playability(old.hand_uses)
    new.graveyard_uses = copy_zone_playability(old.graveyard_uses)
    new.mana = old.mana
    new.copy_from(old)
    return new


def copy_turn_marker(old: TurnMarker) -> TurnMarker:
    new = TurnMarker(old.number, old.player)
    new.removals = old.removals
    new.going = old.going
    new.received = old.received
    new.walker = old.walker
    if old.planes:
        new.planes = old.planes[:]
    new.owed = old.owed
    new.closed = old.closed
    new.asked = old.asked
    new.chosen = old.chosen
    if old.damage:
        new.damage = old.damage.copy()
    if old.kept:
        new.kept = old.kept[:]
    new.turn = old.turn
    new.phase = old.phase
    new.step = old.step
    new.turn_number = old.turn_number
    new.active = old.active
    new.last_turn_spells = old.last_turn_spells
    if old.stack:
        new.stack = old.stack[:]
    if old.casts:
        new.casts = old.casts[:]
    if old.pending_instructions:
        new.pending_instructions = [copy_context(each) for each in old.pending_instructions]
    if old.last_known:
        new.last_known = old.last_known[:]
    if old.players:
        new.players = old.players[:]
    if old.objects:
        new.objects = old.objects[:]
    new.copy_from(old)
    return new


def copy_waiting(old: Waiting) -> Waiting:
    return Waiting(copy_context(old.ctx), old.second_pass)


def copy_zone_playability(old: ZonePlayability) -> ZonePlayability:
    new = ZonePlayability()
    new.count = old.count
    new.last = old.last
    new.fast = old.fast
    new.slow = old.slow
    new.land = old.land
    if old.ids:
        new.ids = old.ids[:]
    if old.codes:
        new.codes = old.codes[:]
    if old.alike:
        new.alike = old.alike[:]
    return new


def renew_part(part: Part, id: int, level: i64, kind: i64, plan_phase: i64, plan: i64, parent: int) -> None:
    """Makes Part(id, level, kind, plan_phase, plan, parent) of one that is over."""
    part.id = id
    part.level = level
    part.kind = kind
    part.plan_phase = plan_phase
    part.plan = plan
    part.parent = parent
    part.planned = None
    part.player = -1
    part.number = 0
    part._first = 0
    part._places = NO_PARTS
    part._next = 0
    part._edited = NO_PARTS
    part.precombat = False
    part.first_strike = False
    part.added = False
    part.begun = False
    part.cut = False
    part.mains = 0
    part.past_attack = False
    part.past_damage = False


def copy_fields_of_state(old: State, new: State) -> None:
    """All but its objects, its agenda and its result (`flat.clone_state`)."""
    if old.players:
        new.players = [copy_player(each) for each in old.players]
    new.groups = old.groups
    new.heads = old.heads
    new.attacked = old.attacked
    new.neighbors_attacked = old.neighbors_attacked
    new.mates_apart = old.mates_apart
    new.deploys = old.deploys
    new.ranged = old.ranged
    if old.last_known:
        new.last_known = old.last_known[:]
    if old.vanishing:
        new.vanishing = old.vanishing[:]
    if old.phased_out:
        new.phased_out = old.phased_out[:]
    if old.stack:
        new.stack = old.stack[:]
    if old.exile:
        new.exile = old.exile[:]
    if old.command:
        new.command = old.command[:]
    new.commanding = old.commanding
    new.planechase = old.planechase
    new.planar_controller = old.planar_controller
    new.one_planar_deck = old.one_planar_deck
    if old.planar_deck:
        new.planar_deck = old.planar_deck[:]
    if old.commanders_put:
        new.commanders_put = old.commanders_put[:]
    if old.deathtouched:
        new.deathtouched = old.deathtouched[:]
    if old.known:
        new.known = old.known.copy()
    new.next_id = old.next_id
    new.clock = old.clock
    pending = old.pending
    if pending is not None:
        new.pending = copy_decision(pending)
    new.over = old.over
    if old.winners:
        new.winners = old.winners[:]
    new.parts.at = [copy_part(each) if each is not None else None for each in old.parts.at]
    new.turn = old.turn
    new.phase = old.phase
    new.step = old.step
    new.turn_number = old.turn_number
    if old.markers:
        new.markers = [copy_turn_marker(each) for each in old.markers]
    new.moving = old.moving
    new.newest_turn = old.newest_turn
    if old.extra_turns:
        new.extra_turns = old.extra_turns[:]
    new.natural_group = old.natural_group
    new.clockwise = old.clockwise
    if old.pending_instructions:
        new.pending_instructions = [copy_context(each) for each in old.pending_instructions]
    new.active = old.active
    new.starter = old.starter
    if old.casts:
        new.casts = old.casts[:]
    if old.skips:
        new.skips = old.skips[:]
    if old.next_turns:
        new.next_turns = old.next_turns[:]
    new.monarch = old.monarch
    new.last_turn_spells = old.last_turn_spells
    new.day_night = old.day_night
    combat = old.combat
    if combat is not None:
        new.combat = copy_combat(combat)
    batches = old.batches
    if batches is not None:
        new.batches = copy_batches(batches)
    new.holder = old.holder
    if old.waiting:
        new.waiting = [copy_waiting(each) for each in old.waiting]
    if old.delayed:
        new.delayed = [copy_delayed_trigger(each) for each in old.delayed]
    if old.lasting:
        new.lasting = [copy_lasting(each) for each in old.lasting]
    if old.lost_control is not NO_IDS:
        new.lost_control = old.lost_control[:]
    new.generator = copy_generator(old.generator)
    new.answered = old.answered
    new.check_state = old.check_state
    new.state_based_due = old.state_based_due
    if old.state_based_candidates:
        new.state_based_candidates = old.state_based_candidates[:]
    new.all_stale = old.all_stale
    if old.stale_objects:
        new.stale_objects = old.stale_objects[:]
    new.reads = old.reads
    new.types_read = old.types_read
    new.nonbattlefield_zones = old.nonbattlefield_zones
    new.watchers = [each[:] if each else NO_IDS for each in old.watchers]
    if old.outward:
        new.outward = {key: each[:] for key, each in old.outward.items()}
    new.statics = [each[:] if each else NO_IDS for each in old.statics]
    if old.attachments:
        new.attachments = old.attachments[:]
    if old.actives:
        new.actives = old.actives[:]
    new.changes = old.changes
    new.changes_when_unplayable = old.changes_when_unplayable
    new.in_force = old.in_force
    new.begun = old.begun[:]
    new.automation = old.automation
    new.bounds = old.bounds
    new.loop_count = old.loop_count
    if old.loop_seen:
        new.loop_seen = {key: each[:] for key, each in old.loop_seen.items()}
    if old.loop_players:
        new.loop_players = old.loop_players[:]
    if old.loop_places:
        new.loop_places = old.loop_places.copy()
