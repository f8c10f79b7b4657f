"""Replacement and prevention (CR 614-616): each change of an event is modified, at most once by each effect, before the
event happens. `applicable` finds the effects; here is who chooses among them, and what each does.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.asking.arranging import ArrangeCards
from mainphase.kernel.asking.decisions import ask_number, ask_one_of, ask_yes_no
from mainphase.kernel.events.applicable import applicable, order_matters
from mainphase.kernel.events.changes import STUN, damage_change, destroy_change, token_change
from mainphase.kernel.events.entering import copy_of, dismiss_entering, hosts, present_entering, would_fit
from mainphase.kernel.events.kind_of_change import BY_RULE, kind_of
from mainphase.kernel.events.moving import create_object, moves_so
from mainphase.kernel.events.performing import apply_event
from mainphase.kernel.events.preventing import preventable, shields
from mainphase.kernel.events.protecting_counters import SHIELDED, SPARED, shield_lost
from mainphase.kernel.events.tapping import STUNNED
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.trigger_players_and_game import resolving_context
from mainphase.kernel.events.triggers import fire
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.lowering.dependencies import mentions
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import player_of, quantity, refs
from mainphase.kernel.reading.lasting import use_up
from mainphase.kernel.reading.merging import must_be_arranged
from mainphase.kernel.reading.modifying import last_chapter
from mainphase.kernel.reading.seen_cards import reveal_cards
from mainphase.kernel.reading.statics import ActiveStatic
from mainphase.kernel.reading.turns_at_once import forget_damage
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.packed import PreventedDamage
from mainphase.kernel.state.state import NO_IDS, Frame, State
from mainphase.kernel.state.upcalls import run_effect
from mainphase.kernel.values import DecisionKind, Option, OptionKind, player_ref, ref_player
from mainphase.kernel.what_happens import ChangeKind, EventName
from mainphase.rules.concepts import Concept


@mypyc_attr(acyclic=True, free_list_len=1)
class Replacing(Frame):
    """An event on its way: asks what would replace it, then lets it happen, then what is done because of that."""

    CHANGES: Final = 0
    AFTERWARDS: Final = 1
    ARRANGED: Final = 2  # the cards of a permanent have been

    def __init__(self, changes: list[Change] | None = None) -> None:
        self.pc = Replacing.CHANGES
        self.changes: list[Change] = changes if changes is not None else []
        self.order: list[int] = []  # indices of the changes: choices are made in APNAP order (616.1)
        self.at = 0  # in `order`
        self.arranged = 0  # and how far permanents of several cards have been arranged
        self.pick = -1  # which applicable effect was picked
        self.said = -1  # the answer to what that effect asks: yes, no, how much
        self.instead: list[Context] = []  # what happens instead of parts of the event or because of it, after it
        self.spent: list[int] = []  # shields (Lasting ids) that this event uses up
        self.prevented: list[PreventedDamage] = []  # by which effects (615.13)
        self.result: list[int] = []

    def run(self, g: State) -> None:
        if self.pc == Replacing.AFTERWARDS:
            self.afterwards(g)
            return
        if not self.order:
            self.order = in_apnap_order(g, self.changes)
        while self.at < len(self.order):
            c = self.changes[self.order[self.at]]
            found = applicable(g, c)
            if not found:
                if c.host == 0 and kind_of(c).enters(c):
                    among = hosts(g, c)
                    if len(among) > 1:
                        ask_one_of(g, c.player, DecisionKind.CHOOSE, [host_option(r) for r in among], about=c.obj)
                        return
                self.at += 1
                continue
            if self.pick < 0:
                if len(found) > 1 and order_matters(g, found):
                    # CR 616.1: the affected player chooses.
                    options = [Option.apply_effect(i, found[i].source) for i in range(len(found))]
                    ask_one_of(g, kind_of(c).affected(g, c), DecisionKind.REPLACEMENT, options, about=c.obj)
                    return
                self.pick = 0
            s = found[self.pick]
            if self.said < 0:
                self.ask(g, c, s)
                if g.pending is not None:
                    return
            said = self.said
            self.pick = -1
            self.said = -1
            node = s.node
            if said == 0 and (isinstance(node, n.ReplaceDraw) or s.uid >= BY_RULE):
                c.applied.append(s.key())
                continue
            if isinstance(node, n.AsEnters):  # it happens before the permanent is there (614.12a)
                run_effect(g, context_of_entering(g, c, s))
                return
            replace(g, c, s, self, said)
        if g.book.merges and self.arranges(g):
            return
        if self.spent:
            use_up(g, self.spent, Concept.PREVENTION)
        self.pc = Replacing.AFTERWARDS
        g.timing.replaced(g, self.changes)
        apply_event(g, self.changes)
        self.result = g.result
        self.tell_prevented(g)
        if g.is_on_top(self):
            self.afterwards(g)

    def arranges(self, g: State) -> bool:
        """Has somebody say in which order the cards of each permanent go where it goes (CR 712.21a, b, 730.3a, b)."""
        if self.pc == Replacing.ARRANGED:
            o = g.objects[self.changes[self.order[self.arranged]].obj]
            apart = [oid for oid in o.components if oid not in g.result]
            o.components = tuple(g.result + apart)
            self.arranged += 1
        while self.arranged < len(self.order):
            c = self.changes[self.order[self.arranged]]
            o2 = g.objects.get(c.obj) if c.kind == ChangeKind.MOVE else None
            if o2 is not None and o2.zone == Zone.BATTLEFIELD and must_be_arranged(g, o2, c.zone):
                self.pc = Replacing.ARRANGED
                together = [oid for oid in o2.components if g.objects[oid].zone == Zone.NOWHERE]
                g.push(ArrangeCards(together, c.zone == Zone.LIBRARY and not c.bottom, self.who_arranges(g, c)))
                return True
            self.arranged += 1
        return False

    def who_arranges(self, g: State, change: Change) -> int:
        """Whoever exiles them; elsewhere their owner, which is said by -1."""
        acting = resolving_context(g) if change.zone == Zone.EXILE else None
        return acting.controller if acting is not None else -1

    def afterwards(self, g: State) -> None:
        """Carries out what follows from replacement and prevention, one effect after another (CR 614.11a, 615.5)."""
        while self.instead:
            ctx = self.instead.pop(0)
            if not g.players[ctx.controller].left:
                run_effect(g, ctx)
                return
        g.result = self.result
        g.pop()

    def tell_prevented(self, g: State) -> None:
        for prevented in self.prevented:
            fire(g, TriggerEvent.damage_prevented(prevented.recipient, prevented.amount))

    def ask(self, g: State, change: Change, static: ActiveStatic) -> None:
        """Asks what the picked effect wants to know before it is applied, if that is anything."""
        node = static.node
        if isinstance(node, n.ReplaceDraw) and node.optional:
            ask_yes_no(g, change.player, about=static.source)
        elif static.uid >= BY_RULE:
            kind = DecisionKind.MAY if isinstance(node, n.ReplaceMove) else DecisionKind.REDIRECT
            ask_yes_no(g, static.ctx.controller, kind, about=static.source, naming=static.source)
        elif isinstance(node, n.Shield):
            self.ask_how_much(g, change, static)

    def ask_how_much(self, g: State, change: Change, static: ActiveStatic) -> None:
        """Which of the damage that several sources would deal at once a shield changes, where it can't be all (CR
        615.7).
        """
        lasting = static.lasting
        assert lasting is not None
        if lasting.amount < 0:
            return
        others = 0
        for i in range(self.at + 1, len(self.order)):
            other = self.changes[self.order[i]]
            if other.kind == ChangeKind.DAMAGE and static.key() not in other.applied and shields(g, other, static):
                others += other.amount
        least = max(0, lasting.amount - others)
        most = min(lasting.amount, change.amount)
        if least < most:
            ask_number(
                g,
                kind_of(change).affected(g, change),
                DecisionKind.DIVIDE,
                least,
                most,
                about=change.source,
                of=change.recipient,
            )

    def answer(self, g: State, option: Option) -> None:
        c = self.changes[self.order[self.at]]
        if option.kind == OptionKind.CARD:
            c.host = option.object
        elif option.kind == OptionKind.PLAYER:
            c.host = player_ref(option.player)
        elif option.kind == OptionKind.REPLACEMENT:
            self.pick = option.index
        elif option.kind == OptionKind.NUMBER:
            self.said = option.number
        else:
            self.said = 1 if option.kind == OptionKind.YES else 0

    # --- What happens with it

    def add(self, change: Change, like: Change) -> None:
        """One more change beside one that is being modified."""
        change.applied = like.applied[:]
        self.changes.append(change)
        self.order.insert(self.at + 1, len(self.changes) - 1)

    def rider(
        self, static: ActiveStatic, uid: int, change: Change, amount: int, by_source: bool = False, each: bool = False
    ) -> None:
        """Notes the additional effect of a prevention effect: once, for all that it prevents of this event (CR 615.5),
        also where it could prevent nothing (615.12). `by_source`: it speaks of the source, `each`: of what the damage
        would be dealt to; of each another.
        """
        for known in self.instead:
            if by_source and known.event_source != change.source:
                continue
            if each and known.event_object != change.recipient:
                continue
            if (
                known.ability == uid
                and known.source == static.source
                and known.saved.get(SavedAs.SHIELD) == [static.key()]
            ):
                known.event_amount += amount
                return
        ctx = Context(static.source, static.ctx.controller, uid)
        ctx.modes = [0]
        ctx.event_amount = amount
        ctx.event_source = change.source
        ctx.event_object = change.recipient
        ctx.event_player = ref_player(change.recipient) if change.recipient < 0 else -1
        ctx.saved[SavedAs.SHIELD] = [static.key()]
        self.instead.append(ctx)

    def prevent(
        self, g: State, change: Change, amount: int, static: ActiveStatic, concept: int = Concept.PREVENTION
    ) -> None:
        """CR 615.1, 615.6."""
        change.amount -= amount
        g.note(EventName.DAMAGE_PREVENTED, concept, -1, change.source, other=change.recipient, amount=amount)
        key = static.key()
        for i in range(len(self.prevented)):
            known = self.prevented[i]
            if known.effect == key and known.recipient == change.recipient:
                self.prevented[i] = PreventedDamage(key, change.recipient, known.amount + amount)
                break
        else:
            self.prevented.append(PreventedDamage(key, change.recipient, amount))
        if change.amount <= 0:
            change.kind = ChangeKind.NOTHING


def in_apnap_order(g: State, changes: list[Change]) -> list[int]:
    """Indices of the changes, those that affect the active player first (CR 616.1, 101.4)."""
    if len(changes) < 2:
        return list(range(len(changes)))
    out: list[int] = []
    whose = [kind_of(c).affected(g, c) for c in changes]
    for p in g.apnap():
        for i in range(len(changes)):
            if whose[i] == p:
                out.append(i)
    for i in range(len(changes)):
        if i not in out:
            out.append(i)
    return out


def being_put(g: State) -> list[int]:
    """The objects that are entering the battlefield while effects say how: they are none of those that may be chosen,
    milled or exiled for that (CR 614.13a, c).
    """
    out: list[int] = []
    for f in g.agenda:
        if isinstance(f, Replacing) and f.pc != Replacing.AFTERWARDS:
            for c in f.changes:
                if kind_of(c).enters(c) and c.obj:
                    out.append(c.obj)
    return out


def as_it_would_enter(g: State, oid: int) -> Obj | None:
    """An object that is entering the battlefield, as it would exist there (CR 614.12), until `dismiss_entering` is
    called; None if it isn't.
    """
    for f in g.agenda:
        if isinstance(f, Replacing) and f.pc != Replacing.AFTERWARDS:
            for c in f.changes:
                if kind_of(c).enters(c) and c.obj == oid:
                    return present_entering(g, c)
    return None


def host_option(ref: int) -> Option:
    return Option.choose_card(ref) if ref > 0 else Option.choose_player(ref_player(ref))


def context_of_entering(g: State, change: Change, static: ActiveStatic) -> Context:
    """The context of what happens as something enters: it is about the object that this still is; a token gets its
    record now.
    """
    if change.kind == ChangeKind.TOKEN and change.obj == 0:
        o = create_object(g, change.card, ObjectKind.TOKEN, change.player, Zone.NOWHERE)
        o.copied = change.copied
        if change.face >= 0:
            o.face = change.face
        change.obj = o.id
        static.source = o.id
        static.ctx.source = o.id
    change.applied.append(static.key())
    return static.ctx


def replace(g: State, change: Change, static: ActiveStatic, frame: Replacing, said: int) -> None:
    """Applies one effect to a change."""
    node = static.node
    change.applied.append(static.key())
    if isinstance(node, (n.EntersTapped, n.EntersWithCounters)):  # `EntersAs`: as it happens
        enter_so(g, change, node, static.ctx)
    elif isinstance(node, n.EntersUnder):
        change.player = player_of(g, node.under, static.ctx)
    elif isinstance(node, n.EntersAsCopy):
        enter_as_copy(g, change, static)
    elif isinstance(node, n.ReplaceMove):
        if change.kind == ChangeKind.DRAW:  # CR 903.9b: a commander would be put into a hand by it
            change.obj = static.source
        apart = moved_apart(g, change, static, node)
        if apart:
            send_apart(g, g.objects[change.obj], apart, node.instead)
            return
        if static.uid > BY_RULE:
            change.concept = Concept.COMMANDER_RETURN
        elif static.uid < BY_RULE:
            change.concept = Concept.REPLACED
        move_instead(change, static, node, frame)
    elif isinstance(node, n.GoesInstead):
        go_instead(g, change, static, node, frame)
    elif isinstance(node, n.Protection):
        if preventable(g, change):
            frame.prevent(g, change, change.amount, static, Concept.PROTECTION_DAMAGE)
    elif node is SHIELDED:
        add_shield_lost(static.source, change, frame)
        if preventable(g, change):
            frame.prevent(g, change, change.amount, static)
    elif node is SPARED:
        change.kind = ChangeKind.NOTHING
        add_shield_lost(static.source, change, frame)
    elif isinstance(node, n.Prevents):
        prevent_some(g, change, static, node, frame)
    elif isinstance(node, n.Shield):
        use_shield(g, change, static, node, frame, said)
    elif isinstance(node, n.Redirects):
        redirect_damage(change, refs(g, node.onto, static.ctx)[0])
    elif isinstance(node, n.DamageTimes):
        change.amount = change.amount * node.times + node.plus
    elif isinstance(node, n.LifeGainTimes):
        change.amount = change.amount * node.times + node.plus if node.times else 0
        if change.amount == 0:
            change.kind = ChangeKind.NOTHING
    elif isinstance(node, n.TokensTimes):
        g.bounds.check_things(len(frame.changes))
        for _ in range(node.times - 1):
            frame.add(another_token(change), change)
    elif isinstance(node, n.TokensPlus):
        add_tokens_besides(g, frame, change, node, static)
    elif isinstance(node, n.CountersTimes):
        if change.kind == ChangeKind.COUNTERS:
            change.amount = multiplied_counters(node, change.amount)
            if change.amount == 0:
                change.kind = ChangeKind.NOTHING
        else:
            change.counters = {
                k: multiplied_counters_of_kind(node, k, v)
                for k, v in change.counters.items()
                if multiplied_counters_of_kind(node, k, v) > 0
            }
    elif isinstance(node, n.DestroyedInstead):  # CR 702.89a
        g.objects[change.obj].damage = 0
        if g.moving >= 0:
            forget_damage(g, change.obj)
        change.kind = ChangeKind.NOTHING
        for other in frame.changes:
            if other.obj == static.source and other.kind in (ChangeKind.DESTROY, ChangeKind.MOVE):
                return  # it goes with the same event
        frame.add(destroy_change(static.source), change)
    elif isinstance(node, n.Regenerate):
        change.kind = ChangeKind.REGENERATE
        lasting = static.lasting
        assert lasting is not None
        use_up(g, [lasting.id], Concept.REGENERATION)
    elif node is STUNNED:
        change.kind = ChangeKind.COUNTERS
        change.counter = STUN
        change.amount = -1
        change.concept = Concept.COUNTER_STUN
    elif isinstance(node, n.UntapsInstead):
        ctx = Context(static.source, static.ctx.controller, static.uid)
        ctx.event_object = change.obj
        ctx.modes = [0]
        frame.instead.append(ctx)
        change.kind = ChangeKind.NOTHING
    elif isinstance(node, n.ReplaceDraw):
        ctx = Context(static.source, static.ctx.controller, static.uid)
        ctx.event_player = change.player
        ctx.modes = [0]
        ctx.saved[SavedAs.REPLACED_BY] = change.applied[:]
        frame.instead.append(ctx)
        change.kind = ChangeKind.NOTHING
        g.note(EventName.SKIPPED, Concept.DRAW_REPLACED, change.player, static.source, word="draw")


def add_shield_lost(oid: int, change: Change, frame: Replacing) -> None:
    lost = shield_lost(oid, frame.changes)
    if lost is not None:
        frame.add(lost, change)


def moved_apart(g: State, change: Change, static: ActiveStatic, node: n.ReplaceMove) -> list[int]:
    """The components that an effect moves without the rest of their permanent: a commander that goes to the command
    zone (CR 903.9c), the cards of what is a token where an effect speaks of cards alone (730.3e). None: it moves all.
    """
    o = g.objects.get(change.obj)
    if o is None or not o.components:
        return NO_IDS
    if static.uid > BY_RULE:
        return [static.source]
    if o.kind != ObjectKind.TOKEN or moves_so(g, o, change.zone, node, static):
        return NO_IDS
    return [oid for oid in o.components if g.objects[oid].kind == ObjectKind.CARD]


def send_apart(g: State, o: Obj, components: list[int], zone: int) -> None:
    """Some components will go to a zone of their own; the permanent becomes first what any other does."""
    for oid in components:
        g.objects[oid].zone = zone
    o.components = tuple([oid for oid in o.components if oid not in components] + components)


def move_instead(change: Change, static: ActiveStatic, node: n.ReplaceMove, frame: Replacing) -> None:
    """Has an object go elsewhere, and what else happens instead happen at once with that (CR 614.6)."""
    change.kind = ChangeKind.MOVE
    change.zone = node.instead
    change.bottom = node.bottom
    if node.linked:
        change.host = static.source
    if node.shuffled or node.then is not None:
        ctx = Context(static.source, static.ctx.controller, static.uid)
        ctx.event_object = change.obj
        ctx.modes = [0]
        frame.instead.append(ctx)


def go_instead(g: State, change: Change, static: ActiveStatic, node: n.GoesInstead, frame: Replacing) -> None:
    """Sends an object elsewhere than to a graveyard, as it says itself."""
    owner = g.objects[change.obj].owner
    if node.reveal:
        reveal_cards(g, owner, [change.obj])
    change.kind = ChangeKind.MOVE
    change.zone = node.to
    change.concept = Concept.REPLACED
    if node.to == Zone.BATTLEFIELD:
        change.player = owner
    for kind in node.counters:
        change.counters[kind] = change.counters.get(kind, 0) + 1
    if node.shuffled:  # after it has got there
        ctx = Context(static.source, owner, static.uid)
        ctx.modes = [0]
        frame.instead.append(ctx)


def enter_so(g: State, change: Change, how: n.StaticEffect, ctx: Context) -> None:
    """Has what is to enter do so tapped, or with counters (CR 614.1c), or not at all."""
    if isinstance(how, n.EntersTapped):
        change.tapped = True
    elif isinstance(how, n.EntersWithCounters):
        amount = quantity(g, how.amount, ctx)
        if amount > 0:
            change.counters[how.kind] = change.counters.get(how.kind, 0) + amount
    elif isinstance(how, n.ReplaceMove):
        if change.kind == ChangeKind.TOKEN:  # it would cease to exist there (CR 111.7)
            change.kind = ChangeKind.NOTHING
        change.zone = how.instead
    elif isinstance(how, n.EntersUnder):
        p = player_of(g, how.under, ctx)
        if p >= 0 and not g.players[p].left:
            change.player = p


def say_how_it_enters(g: State, how: n.StaticEffect, ctx: Context) -> None:
    """Has the source of an effect that happens as it enters (`AsEnters`) enter tapped, with counters or under the
    control of somebody else.
    """
    c = entering_now(g, ctx)
    if c is not None:
        which = how.which if isinstance(how, n.EntersWithCounters) else None
        if which is None or isinstance(which, n.IsThis) or would_fit(g, c, which, ctx):
            enter_so(g, c, how, ctx)


def final_chapter_of_entering(g: State, ctx: Context) -> int:
    """The final chapter number of the Saga that is about to enter, as it would be on the battlefield (CR 614.12)."""
    c = entering_now(g, ctx)
    if c is None:
        return 0
    o = present_entering(g, c)
    last = last_chapter(g, characteristics_of(o).triggered)
    dismiss_entering(g, o)
    return last


def entering_now(g: State, ctx: Context) -> Change | None:
    """The change by which the source of an effect is about to enter."""
    for frame in reversed(g.agenda):
        if isinstance(frame, Replacing) and frame.pc != Replacing.AFTERWARDS:
            c = frame.changes[frame.order[frame.at]]
            if kind_of(c).enters(c) and c.obj == ctx.source:
                return c
    return None


def speaks_of_recipient(then: n.Effect | None) -> bool:
    return mentions(then, n.ThatObject) or mentions(then, n.ThatPlayer)


def prevent_some(g: State, change: Change, static: ActiveStatic, node: n.Prevents, frame: Replacing) -> None:
    """A static ability prevents all of an instance of damage, or so much of it (CR 615.10)."""
    amount = change.amount
    some = node.amount
    if some is not None:
        static.ctx.event_amount = change.amount
        amount = max(0, min(amount, quantity(g, some, static.ctx)))
    then = node.then
    if node.replaced:
        frame.rider(static, static.uid, change, amount, mentions(then, n.ThatSource), speaks_of_recipient(then))
        change.kind = ChangeKind.NOTHING
        return
    if not preventable(g, change):
        amount = 0
    if then is not None:
        frame.rider(static, static.uid, change, amount, mentions(then, n.ThatSource), speaks_of_recipient(then))
    if amount > 0:
        frame.prevent(g, change, amount, static)


def use_shield(g: State, change: Change, static: ActiveStatic, node: n.Shield, frame: Replacing, said: int) -> None:
    lasting = static.lasting
    assert lasting is not None
    prevention = not isinstance(node, n.RedirectDamage)
    rider = g.book.rider(lasting.node)
    if prevention and not preventable(g, change):  # CR 615.12: it isn't used up
        if rider >= 0:
            frame.rider(static, rider, change, 0)
        return
    amount = change.amount if lasting.amount < 0 else min(lasting.amount, change.amount)
    if said >= 0:
        amount = said
    if amount == 0:
        return
    if lasting.amount >= 0:
        lasting.amount -= amount  # CR 615.7
    if (node.next_time or lasting.amount == 0) and lasting.id not in frame.spent:  # CR 615.8
        frame.spent.append(lasting.id)
    if rider >= 0:
        frame.rider(static, rider, change, amount)
    if prevention:
        frame.prevent(g, change, amount, static)
        return
    if amount < change.amount:
        frame.add(damage_change(change.source, change.recipient, change.amount - amount, change.combat), change)
        change.amount = amount
    redirect_damage(change, lasting.onto)


def redirect_damage(change: Change, onto: int) -> None:
    """Redirects damage: its source deals as much to something else (CR 614.9)."""
    change.recipient = onto
    change.concept = Concept.DAMAGE_REDIRECTED


def add_tokens_besides(g: State, frame: Replacing, change: Change, node: n.TokensPlus, by: ActiveStatic) -> None:
    """Other tokens are created besides one, or in its place. If they are only added once, no other token that this
    player creates in the event adds them, too.
    """
    g.bounds.check_things(len(frame.changes) + len(node.tokens))
    for k in range(len(node.tokens)):
        card = g.book.index[node.tokens[k]]
        if node.instead and k == 0:
            change.card = card
            change.copied = None
            change.face = -1
            continue
        one = token_change(card, change.player, change.tapped if node.instead else False)
        one.source = change.source
        one.owner = change.owner
        one.concept = change.concept
        frame.add(one, change)
    if not node.as_many:
        for other in frame.changes:
            if other.kind == ChangeKind.TOKEN and other.player == change.player and by.key() not in other.applied:
                other.applied.append(by.key())


def another_token(change: Change) -> Change:
    one = token_change(change.card, change.player, change.tapped)
    one.source = change.source
    one.owner = change.owner
    one.attacking = change.attacking
    one.concept = change.concept
    one.copied = change.copied
    one.face = change.face
    return one


def enter_as_copy(g: State, change: Change, static: ActiveStatic) -> None:
    values = copy_of(g, static)
    if values is None:
        return
    o = g.objects.get(change.obj)
    if o is None:
        change.copied = values
    else:
        o.copied = values
        o.ch = values


def multiplied_counters(node: n.CountersTimes, amount: int) -> int:
    return amount // 2 if node.halved else amount * node.times + node.plus


def multiplied_counters_of_kind(node: n.CountersTimes, kind: str, amount: int) -> int:
    return amount if node.kind and node.kind != kind else multiplied_counters(node, amount)
