"""Continuous effects of resolved spells and abilities (CR 611.2): how they begin, and when they end."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration, Zone
from mainphase.cards.nodes.wording import replacing
from mainphase.kernel.lowering.dependencies import Facet, Sees
from mainphase.kernel.lowering.static_kinds import STATIC_KIND_OF, StaticKind
from mainphase.kernel.reading.attaching import index_attachment
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import holds, player_of, quantity, refs
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.reading.modifying import number_added, number_set, type_chosen
from mainphase.kernel.reading.pairing import are_still_a_pair, can_be_of_a_pair, partner_of
from mainphase.kernel.reading.statics import begin_kind
from mainphase.kernel.reading.turns_at_once import is_set_aside
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_context
from mainphase.kernel.state.objects import EXERTED, Obj, ObjectFlag
from mainphase.kernel.state.state import NO_IDS, State
from mainphase.kernel.state.waiting import NONE_BARRED, Lasting
from mainphase.kernel.values import Characteristics, player_ref
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept


def make_lasting(g: State, uid: int, ctx: Context, until: int) -> Lasting:
    e = Lasting(g.new_id(), uid, ctx.source, ctx.controller)
    e.until = until
    e.timestamp = g.tick()
    if g.moving >= 0:
        e.turn = g.turn_number
    if until == Duration.END_OF_STEP:
        e.anchor = g.step
    elif until == Duration.END_OF_PHASE or until == Duration.END_OF_COMBAT:
        e.anchor = g.phase
    elif until == Duration.END_OF_YOUR_NEXT_TURN:
        e.anchor = g.players[ctx.controller].turns_taken + 1
    g.lasting.append(e)
    g.require_state_based_check()
    return e


def duration_asks(node: n.Node) -> n.Condition | None:
    """The condition of a "for as long as" duration; None: the duration is another."""
    if isinstance(node, (n.Apply, n.Begin, n.BecomeCopy, n.MayPlay)):
        return node.as_long_as
    return None


def never_starts(g: State, node: n.Node, ctx: Context) -> bool:
    """True if the duration is over before the effect begins: then it does nothing (CR 611.2b)."""
    asked = duration_asks(node)
    if asked is None:
        return False
    refresh(g)
    return not holds(g, asked, ctx)


def tell_begun(g: State, lasting: Lasting, concept: int = Concept.CONTINUOUS_DURATION) -> None:
    """Notes an effect that lasts: on how many objects, and in its words the node and the numbers that are fixed."""
    if g.log is None:
        return
    word = str(lasting.node)
    if isinstance(g.book.nodes[lasting.node], n.Apply):
        for value in lasting.values:
            word += f" {value}"
    g.note(
        EventName.EFFECT_BEGINS,
        concept,
        lasting.controller,
        lasting.source,
        other=lasting.objects[0] if lasting.objects else 0,
        amount=len(lasting.objects),
        word=word,
    )


def begin_effect(g: State, uid: int, node: n.Apply, to: list[int], ctx: Context) -> None:
    """On the objects named now, and no others (CR 611.2c); its numbers are fixed now (608.2h)."""
    objects: list[int] = []
    for r in to:
        if r > 0:
            o = g.objects.get(r)
            if o is not None and o.zone != Zone.NOWHERE and not o.phased_out:
                objects.append(r)
    if not objects or never_starts(g, node, ctx):
        return
    e = make_lasting(g, uid, ctx, node.until)
    e.objects = objects
    if node.as_long_as is not None:
        e.ctx = copy_context(ctx)
    if not g.book.sees_of(uid) & Sees.EACH or is_doubling(node):
        e.values = numbers_told(g, node, ctx)
    note_barred(g, e)
    if not only_controls(node):  # told as that
        tell_begun(g, e)
    for oid in objects:
        if g.objects[oid].zone != Zone.BATTLEFIELD:
            g.nonbattlefield_zones |= 1 << g.objects[oid].zone
    g.stale_objects.extend(objects)


def numbers_told(g: State, node: n.Apply, ctx: Context) -> list[int]:
    """The numbers, players and types that a continuous effect keeps from its beginning on (CR 608.2h)."""
    values: list[int] = []
    for m in node.mods:
        if isinstance(m, n.AddPT):
            values.append(number_added(g, m, m.power, ctx))
            values.append(number_added(g, m, m.toughness, ctx))
        elif isinstance(m, n.SetPT):
            values.append(number_set(g, m.power, ctx))
            values.append(number_set(g, m.toughness, ctx))
        elif isinstance(m, n.SetController):
            values.append(player_of(g, m.who, ctx))
        elif isinstance(m, (n.AddChosenType, n.BecomeChosenType)):
            values.append(type_chosen(g, ctx))
    return values


def note_barred(g: State, begun: Lasting) -> None:
    """Notes what it doesn't give to objects that can't have it, even if they could have it later (CR 113.11)."""
    for oid in begun.objects:
        barred = characteristics_of(g.objects[oid]).barred
        if barred:
            if begun.barred is NONE_BARRED:
                begun.barred = {}
            begun.barred[oid] = barred


def is_doubling(node: n.Apply) -> bool:
    """True if the power or toughness of each of several is doubled: by what each of them has now (CR 701.10b)."""
    for m in node.mods:
        if isinstance(m, n.AddPT) and m.doubles:
            power = m.power
            if isinstance(power, n.PowerOf) and isinstance(power.of, n.Modified):
                return True
            toughness = m.toughness
            if isinstance(toughness, n.ToughnessOf) and isinstance(toughness.of, n.Modified):
                return True
    return False


def only_controls(node: n.Apply) -> bool:
    for m in node.mods:
        if not isinstance(m, n.SetController):
            return False
    return True


def begin_keyword_counter(g: State, o: Obj, kind: str) -> None:
    """A counter of a kind that gives a keyword has been put on a permanent: what it does is as old as the newest of its
    kind (CR 122.1b, 613.7c).
    """
    uid = g.book.keyword_counters.get(kind, -1)
    if uid < 0 or o.zone != Zone.BATTLEFIELD:
        return
    end_keyword_counter(g, o, kind)
    e = make_lasting(g, uid, Context(o.id, o.controller), Duration.PERMANENT)
    e.objects = [o.id]
    g.stale_objects.append(o.id)


def end_keyword_counter(g: State, o: Obj, kind: str) -> None:
    """The last counter of a kind is removed."""
    uid = g.book.keyword_counters.get(kind, -1)
    if uid >= 0:
        for e in g.lasting:
            if e.node == uid and o.id in e.objects:
                g.lasting.remove(e)
                g.stale_objects.append(o.id)
                return


def begin_pair(g: State, uid: int, one: int, other: int, ctx: Context) -> None:
    """Two creatures become paired (CR 702.95b)."""
    if one == other or partner_of(g, one) or partner_of(g, other):
        return
    if can_be_of_a_pair(g, one, ctx.controller) and can_be_of_a_pair(g, other, ctx.controller):
        e = make_lasting(g, uid, ctx, Duration.WHILE)
        e.objects = [one, other]
        tell_begun(g, e)
        g.invalidate(Facet.ATTACHED)


def begin_wording(g: State, uid: int, node: n.ChangeText, to: list[int], old: int, new: int, ctx: Context) -> None:
    """One word becomes another wherever it is said on these objects (CR 612.2)."""
    e = make_lasting(g, uid, ctx, node.until)
    e.objects = to
    e.values = [old, new]
    reword(g, to)


def reword(g: State, ids: list[int]) -> None:
    """Layer 3: the words of each object, as the effects on it change them one after another (CR 613.1c, 613.7)."""
    for oid in ids:
        o = g.objects.get(oid)
        if o is None or (o.zone != Zone.BATTLEFIELD and o.zone != Zone.STACK):
            continue
        o.wording = 0
        for e in g.lasting:  # the newest is last
            if oid in e.objects and isinstance(g.book.nodes[e.node], n.ChangeText):
                o.wording = replacing(o.wording, e.values[0], e.values[1])
        ctx = o.ctx
        if ctx is not None and o.zone == Zone.STACK:  # what the spell does as it resolves
            ctx.ability = g.book.in_words(ctx.ability, o.wording)
        g.stale_objects.append(oid)
        index_attachment(g, o)


def begin_rule(g: State, uid: int, node: n.Begin, ctx: Context) -> None:
    """A rule of its own, such as "can't cast spells"."""
    if never_starts(g, node, ctx):
        return
    e = make_lasting(g, uid, ctx, node.until)
    e.ctx = copy_context(ctx)
    of = node.of
    if of is not None:
        e.controller = player_of(g, of, ctx)
        e.anchor = g.players[e.controller].turns_taken + 1
    if node.during:
        phases = ctx.saved.get(node.during, NO_IDS)
        e.anchor = phases[0] if phases else 0
    if ctx.targets:
        e.objects = ctx.targets[ctx.base][:] if ctx.base < len(ctx.targets) else []
    tell_begun(g, e)
    count_lasting_static(g, uid, 1)


def begin_shield(g: State, uid: int, node: n.Shield, ctx: Context) -> None:
    """A prevention or redirection effect (CR 615.1, 615.7); one for each of those that it protects from so much damage
    (615.11).
    """
    to = node.to
    protected = refs(g, to, ctx) if to is not None else []
    amount = node.amount
    if amount is None or len(protected) < 2:
        create_shield(g, uid, node, ctx, protected)
        return
    for ref in protected:
        create_shield(g, uid, node, ctx, [ref])


def create_shield(g: State, uid: int, node: n.Shield, ctx: Context, protected: list[int]) -> None:
    if isinstance(node, n.RedirectDamage):
        onto = refs(g, node.onto, ctx)
        if not onto:  # its target has become illegal
            return
    else:
        onto = [0]
    e = make_lasting(g, uid, ctx, node.until)
    e.objects = protected
    e.onto = onto[0]
    amount = node.amount
    e.amount = quantity(g, amount, ctx) if amount is not None else -1
    source = node.source
    if source is not None:
        e.values = refs(g, source, ctx)
    begin_kind(g, StaticKind.DAMAGE_SHIELD, 1)
    tell_begun(g, e, Concept.DAMAGE_REDIRECTED if isinstance(node, n.RedirectDamage) else Concept.PREVENTION)


def begin_staying_tapped(g: State, uid: int, what: list[int], ctx: Context) -> None:
    """For each permanent, in its controller's next untap step, whoever that will be (CR 502.3)."""
    for oid in what:
        e = make_lasting(g, uid, ctx, Duration.NEXT_UNTAP)
        e.objects = [oid]
        e.anchor = -1
        tell_begun(g, e)
        count_lasting_static(g, uid, 1)


def begin_return(g: State, uid: int, what: list[int], ctx: Context) -> None:
    """Permanents that leave for their owners' hands as a player untaps, in that player's next untap step."""
    if what:
        e = make_lasting(g, uid, ctx, Duration.NEXT_UNTAP)
        e.objects = what
        e.anchor = ctx.controller
        count_lasting_static(g, uid, 1)


def goad(g: State, uid: int, what: list[int], ctx: Context) -> None:
    """CR 701.15a; by the same player again it has no effect (701.15d)."""
    for oid in what:
        known = False
        for e in g.lasting:
            if e.controller == ctx.controller and oid in e.objects and isinstance(g.book.nodes[e.node], n.Goad):
                known = True
        if not known:
            e = make_lasting(g, uid, ctx, Duration.YOUR_NEXT_TURN)
            e.objects = [oid]
            tell_begun(g, e)
            count_lasting_static(g, uid, 1)


def exert(g: State, oid: int, player: int) -> None:
    """It doesn't untap during the next untap step of the player who exerts it (CR 701.43a)."""
    begin_staying_tapped(g, g.book.exerted, [oid], Context(oid, player))
    g.lasting[-1].anchor = player
    g.objects[oid].mark(EXERTED)


def begin_regeneration(g: State, uid: int, what: list[int], ctx: Context) -> None:
    """A shield for each of these permanents (CR 701.19a)."""
    for oid in what:
        e = make_lasting(g, uid, ctx, Duration.END_OF_TURN)
        e.objects = [oid]
        tell_begun(g, e, Concept.REGENERATION)
        begin_kind(g, StaticKind.REGENERATE, 1)


def use_up(g: State, ids: list[int], concept: int) -> None:
    """Shields that have done what they were for (CR 615.7, 615.8, 701.19a)."""
    end_lasting_effects(g, [e for e in g.lasting if e.id in ids], concept)


def begin_untap_lock(g: State, uid: int, player: int, ctx: Context) -> None:
    """For a player's next untap step (CR 502.3): it ends with that step's untapping."""
    e = make_lasting(g, uid, ctx, Duration.NEXT_UNTAP)
    e.anchor = player
    e.objects = [player_ref(player)]
    count_lasting_static(g, uid, 1)


PLAYED_FROM: Final = (Zone.EXILE, Zone.GRAVEYARD, Zone.LIBRARY, Zone.HAND, Zone.OUTSIDE)


def begin_permission(g: State, uid: int, node: n.MayPlay, cards: list[int], ctx: Context) -> None:
    """Cards may be played where they are: in exile, or, if they may only be cast or are described as being there,
    elsewhere (CR 601.3, 305.1).
    """
    found: list[int] = []
    elsewhere = not node.lands or isinstance(node.what, n.Each)
    for oid in cards:
        o = g.find(oid) if oid > 0 else None
        if o is not None and (o.zone == Zone.EXILE or (elsewhere and o.zone in PLAYED_FROM)):
            found.append(oid)
    if node.owners:
        for p in range(len(g.players)):
            permit(g, uid, node, [oid for oid in found if g.objects[oid].owner == p], ctx, p)
    else:
        permit(g, uid, node, found, ctx, ctx.controller)


def permit(g: State, uid: int, node: n.MayPlay, cards: list[int], ctx: Context, player: int) -> None:
    """A player may play these cards from now on."""
    if not cards or never_starts(g, node, ctx):
        return
    e = make_lasting(g, uid, ctx, node.until)
    e.controller = player
    if node.as_long_as is not None:
        e.ctx = copy_context(ctx)
    tell_begun(g, e)  # not on which cards: they may be face down
    e.objects = cards
    if node.later_turn:
        e.anchor = g.turn_number
    count_lasting_static(g, uid, 1)


def count_lasting_static(g: State, uid: int, by: int) -> None:
    node = g.book.nodes[uid]
    said: n.Node = node.static if isinstance(node, n.Begin) else node
    kind = STATIC_KIND_OF.get(type(said), -1)
    if kind >= 0:
        begin_kind(g, kind, by)
        if kind == StaticKind.MODIFY:
            g.all_stale = True


def copied_now(g: State, o: Obj) -> Characteristics | None:
    """The values that copy effects give an object, be it face down or not; None: it is no copy."""
    copied = o.entered_as
    for e in g.lasting:  # the newest is last
        if e.copied is not None and o.id in e.objects:
            copied = e.copied
    return copied


def recopy(g: State, ids: list[int]) -> None:
    """Layer 1: each object's copiable values are those of the newest copy effect on it, or what it is without
    (CR 613.2a).
    """
    for oid in ids:
        o = g.objects.get(oid)
        if o is None or o.zone != Zone.BATTLEFIELD:
            continue
        o.copied = None if g.book.cards[o.face].face_down else copied_now(g, o)  # CR 708.10, 613.2b
        g.stale_objects.append(oid)
        index_attachment(g, o)


def end_lasting_effects(g: State, ending: list[Lasting], concept: int) -> None:
    """These effects end together."""
    if not ending:
        return
    g.changes += 1
    g.lasting = [e for e in g.lasting if e not in ending]
    for e in ending:
        if isinstance(g.book.nodes[e.node], n.Apply):
            g.stale_objects.extend(e.objects)
        elif e.copied is not None:
            recopy(g, e.objects)
        elif isinstance(g.book.nodes[e.node], n.ChangeText):
            reword(g, e.objects)
        elif isinstance(g.book.nodes[e.node], n.Pair):
            g.invalidate(Facet.ATTACHED)
        else:
            count_lasting_static(g, e.node, -1)
        g.note(EventName.EFFECT_ENDS, concept, e.controller, e.source, other=e.objects[0] if e.objects else 0)
    g.require_state_based_check()


def end_control(g: State, source: int, what: list[int]) -> None:
    """Ends the effects by which a permanent has given control of these objects."""
    ending: list[Lasting] = []
    for e in g.lasting:
        node = g.book.nodes[e.node]
        if e.source != source or not isinstance(node, n.Apply):
            continue
        for m in node.mods:
            if isinstance(m, n.SetController) and have_common_id(e.objects, what):
                ending.append(e)
                break
    end_lasting_effects(g, ending, Concept.EXPIRE_DURATIONS)


def have_common_id(some: list[int], others: list[int]) -> bool:
    for oid in some:
        if oid in others:
            return True
    return False


def expire_as_step_begins(g: State, player: int, until: int) -> None:
    """ "Until your next upkeep", "until your next end step" (CR 611.2a)."""
    end_lasting_effects(
        g, [e for e in g.lasting if e.until == until and e.controller == player], Concept.EXPIRE_UNTIL_PART
    )


def end_until_passing(g: State, player: int) -> list[int]:
    """Ends what lets a player cast cards only until passing. Returns the cards not cast, which are still in exile."""
    ending = [e for e in g.lasting if e.until == Duration.UNTIL_PASSING and e.controller == player]
    end_lasting_effects(g, ending, Concept.EXPIRE_DURATIONS)
    left: list[int] = []
    for e in ending:
        for oid in e.objects:
            o = g.find(oid)
            if o is not None and o.zone == Zone.EXILE:
                left.append(oid)
    return left


def expire_end_of_turn(g: State) -> None:
    """CR 514.2."""
    forget_gone(g)
    if g.book.saddles:
        for oid in [*g.battlefield, *g.phased_out]:
            if g.moving < 0 or not is_set_aside(g, g.objects[oid].controller):
                g.objects[oid].flags &= ~ObjectFlag.SADDLED  # CR 702.171b
        g.invalidate(Facet.COUNTERS)
    if g.delayed:
        g.delayed = [d for d in g.delayed if d.until != Duration.END_OF_TURN or not is_of_this_turn(g, d.in_turn)]
    end_lasting_effects(
        g,
        [
            e
            for e in g.lasting
            if (e.until == Duration.END_OF_TURN and is_of_this_turn(g, e.turn))
            or (  # of one that has not come
                e.until == Duration.END_OF_PHASE and e.anchor != g.phase and is_of_this_turn(g, e.turn)
            )
            or (
                e.until == Duration.END_OF_YOUR_NEXT_TURN
                and g.is_active(e.controller)
                and g.players[e.controller].turns_taken >= e.anchor
            )
        ],
        Concept.WEAR_OFF,
    )


def is_of_this_turn(g: State, turn: int) -> bool:
    """True if what began in the turn with this number began in the one that goes on; 0: there is no other."""
    return turn == 0 or turn == g.turn_number


def forget_gone(g: State) -> None:
    """Effects on objects of which none is there any more do nothing ever after."""
    gone: list[Lasting] = []
    for e in g.lasting:
        if e.until == Duration.END_OF_TURN or not isinstance(g.book.nodes[e.node], (n.Apply, n.ChangeText)):
            continue
        there = False
        for oid in e.objects:
            o = g.objects.get(oid)
            if o is not None and o.zone != Zone.NOWHERE:
                there = True
        if not there:
            gone.append(e)
    if gone:
        g.lasting = [e for e in g.lasting if e not in gone]


def expire_shields(g: State) -> None:
    """Prevention effects that are about the damage of one damage-prevention step (Fifth Edition, "Damage
    Prevention")."""
    if g.begun[StaticKind.DAMAGE_SHIELD] > 0:
        end_lasting_effects(g, [e for e in g.lasting if isinstance(g.book.nodes[e.node], n.Shield)], Concept.PREVENTION)


def any_until(g: State, until: int) -> bool:
    """True if there is an effect of this duration."""
    for e in g.lasting:
        if e.until == until:
            return True
    return False


def expire_step(g: State, step: int) -> None:
    """Effects that last until the end of this step (CR 500.5)."""
    if any_until(g, Duration.END_OF_STEP):
        end_lasting_effects(
            g, [e for e in g.lasting if e.until == Duration.END_OF_STEP and e.anchor == step], Concept.EXPIRE_DURATIONS
        )


def expire_phase(g: State, phase: int, combat: bool) -> None:
    """Effects that last until the end of this phase; "until end of combat" means the phase, not the
    step (CR 500.5a).
    """
    if any_until(g, Duration.END_OF_PHASE) or (combat and any_until(g, Duration.END_OF_COMBAT)):
        end_lasting_effects(
            g,
            [
                e
                for e in g.lasting
                if (e.until == Duration.END_OF_PHASE and e.anchor == phase)
                or (combat and e.until == Duration.END_OF_COMBAT and is_of_this_turn(g, e.turn))
            ],
            Concept.EXPIRE_DURATIONS,
        )


def expire_attack(g: State) -> None:
    """ "Until end of combat" where the attack is no phase (until 31 May 1999)."""
    if g.lasting:
        end_lasting_effects(g, [e for e in g.lasting if e.until == Duration.END_OF_COMBAT], Concept.EXPIRE_DURATIONS)


def expire_as_turn_begins(g: State, player: int) -> None:
    """ "Until your next turn" (CR 500.4, 611.2b)."""
    if g.delayed:
        g.delayed = [d for d in g.delayed if d.until != Duration.YOUR_NEXT_TURN or d.ctx.controller != player]
    if g.lasting:
        end_lasting_effects(
            g,
            [e for e in g.lasting if e.until == Duration.YOUR_NEXT_TURN and e.controller == player],
            Concept.EXPIRE_UNTIL_PART,
        )


UNTIL_A_TURN: Final = (
    Duration.YOUR_NEXT_TURN,
    Duration.YOUR_NEXT_UPKEEP,
    Duration.YOUR_NEXT_END_STEP,
    Duration.END_OF_YOUR_NEXT_TURN,
)


def expire_of_the_gone(g: State, player: int) -> None:
    """The turn of a player who has left would have begun: what lasts until then, or until some point in it, is over
    (CR 800.4m).
    """
    if g.lasting:
        end_lasting_effects(
            g,
            [e for e in g.lasting if e.until in UNTIL_A_TURN and e.controller == player],
            Concept.EXPIRE_UNTIL_PART,
        )


def expire_unmet(g: State) -> None:
    """ "For as long as" (CR 611.2b): once it is not so, the effect is over for good. Looked at after each event."""
    if not any_until(g, Duration.WHILE):
        return
    ending: list[Lasting] = []
    for e in g.lasting:
        if e.until == Duration.WHILE:
            refresh(g)
            node = g.book.nodes[e.node]
            if isinstance(node, n.Pair):
                if not are_still_a_pair(g, e):
                    ending.append(e)
                continue
            asked = duration_asks(node)
            ctx = e.ctx
            if asked is not None and ctx is not None and not holds(g, asked, ctx):
                ending.append(e)
    if ending:
        end_lasting_effects(g, ending, Concept.CONTINUOUS_AS_LONG)
        refresh(g)
