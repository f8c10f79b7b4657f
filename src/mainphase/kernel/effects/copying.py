"""Copies (CR 707): of permanents, as tokens, and of spells and abilities on the stack."""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration, Zone
from mainphase.kernel.asking.decisions import ask_one_of
from mainphase.kernel.casting.announcing import phrases_of
from mainphase.kernel.combat.in_combat import put_blocking
from mainphase.kernel.effects.doing import immediate_effect, numbered_effect, staged_effect
from mainphase.kernel.effects.moving_cards import enter_combat
from mainphase.kernel.effects.results import happen_for, save_result
from mainphase.kernel.effects.tokens import against_each, attack_those_players
from mainphase.kernel.events.changes import token_change
from mainphase.kernel.events.moving import create_object
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, fire_targeted
from mainphase.kernel.keys import ChosenKey, Paid
from mainphase.kernel.lowering.abilities import lower_mods
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import with_flipside
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.effects import prepares
from mainphase.kernel.lowering.rewording import printed
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import (
    first_object,
    matches,
    names_player,
    number_of_things,
    objects_named,
    player_of,
    players_of,
    refs,
    zones_meant,
)
from mainphase.kernel.reading.faces import is_bestowed, other_face
from mainphase.kernel.reading.lasting import make_lasting, never_starts, recopy
from mainphase.kernel.reading.layers import copiable_values_of
from mainphase.kernel.reading.merging import become_copy_together, copied_without_cost
from mainphase.kernel.reading.modifying import (
    add_ability_to,
    apart_of,
    modify_object,
    number_added,
    number_set,
    values_shown,
    with_abilities,
    with_name,
    with_types,
    without_choices,
    without_mana_cost,
)
from mainphase.kernel.reading.statics import index_object
from mainphase.kernel.reading.targets import (
    goes_with,
    is_for_whom_it_was,
    legal_targets,
    require_another_target,
    taken_by,
)
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_context
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import Frame, PlayersFrame, State
from mainphase.kernel.values import Characteristics, DecisionKind, Option, OptionKind, ref_player
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept

# What only the exceptions of a copy say: it has no layer, and needs nothing in the book.
OF_COPIES: Final[dict[type, bool]] = {
    n.KeepColors: True,
    n.KeepName: True,
    n.NameIs: True,
    n.KeepThisAbility: True,
    n.KeepOtherAbilities: True,
    n.NoManaCost: True,
}


def copied_values(
    g: State, of: Obj, but: tuple[n.Modification, ...], ctx: Context, what: Obj | None
) -> Characteristics:
    """The copiable values of an object, with the exceptions of the effect that copies them (CR 707.2, 707.9). `what`
    becomes the copy, if something does.
    """
    values = copiable_values_of(g, of)
    if of.copied is None and of.zone != Zone.STACK and is_bestowed(g, of):  # what bestow changes is not copied (707.2)
        values = g.book.cards[of.card].base
    values = without_choices(g, copied_without_cost(g, of, values))
    if not but:
        return values
    made = with_exceptions(g, values, but, ctx, what)
    other = values.flipside
    return made if other is None else with_flipside(made, with_exceptions(g, other, but, ctx, what))


def with_exceptions(
    g: State, values: Characteristics, but: tuple[n.Modification, ...], ctx: Context, what: Obj | None
) -> Characteristics:
    """Copied values with the exceptions of the effect (CR 707.9)."""
    made = Obj()
    made.ch = without_definitions(g, values, but)
    for m in but:
        if isinstance(m, n.KeepColors):
            if what is not None:
                c = characteristics_of(made)
                made.ch = with_types(c, values_shown(g, what).colors, c.types, c.subtypes)
        elif isinstance(m, n.KeepName):
            if what is not None:
                made.ch = with_name(characteristics_of(made), values_shown(g, what).name)
        elif isinstance(m, n.NameIs):
            made.ch = with_name(characteristics_of(made), m.name)
        elif isinstance(m, n.NoManaCost):
            made.ch = without_mana_cost(characteristics_of(made))
        elif isinstance(m, n.KeepThisAbility):
            add_ability_to(g, made, ctx.ability)
        elif isinstance(m, n.KeepOtherAbilities):
            if what is not None:
                keep_other_abilities(g, made, values_shown(g, what), ctx.ability)
        elif isinstance(m, n.GainAbility):
            modify_object(g, made, m, g.book.granted_uid(m.ability, ctx.ability), 0)
        elif isinstance(m, n.AddPT):
            modify_object(g, made, m, number_added(g, m, m.power, ctx), number_added(g, m, m.toughness, ctx))
        elif isinstance(m, n.SetPT):
            modify_object(g, made, m, number_set(g, m.power, ctx), number_set(g, m.toughness, ctx))
        else:
            modify_object(g, made, m, 0, 0)
    return characteristics_of(made)


def keep_other_abilities(g: State, made: Obj, own: Characteristics, but: int) -> None:
    """The copy has the abilities that are its own, too, but this one."""
    c = characteristics_of(made)
    others = tuple([uid for uid in own.abilities if uid != but])
    made.ch = with_abilities(g, c, c.keywords | own.keywords, c.abilities + others)


def without_definitions(g: State, ch: Characteristics, but: tuple[n.Modification, ...]) -> Characteristics:
    """Without the abilities that define what the effect sets, or does not copy (CR 707.9d)."""
    kept: list[int] = []
    for uid in ch.abilities:
        node = g.book.abilities[uid].node
        if isinstance(node, n.Static) and isinstance(node.effect, n.Defines):
            if any_alike(node.effect.mods, but):
                continue
        kept.append(uid)
    return ch if len(kept) == len(ch.abilities) else with_abilities(g, ch, ch.keywords, tuple(kept))


def any_alike(defined: tuple[n.Modification, ...], but: tuple[n.Modification, ...]) -> bool:
    """True if an ability that defines these defines a characteristic that these exceptions set."""
    for d in defined:
        for m in but:
            if isinstance(d, n.SetPT) and isinstance(m, n.SetPT):
                return True
            if isinstance(d, n.SetColors) and isinstance(m, (n.SetColors, n.KeepColors)):
                return True
    return False


def card_copied(g: State, of: Obj) -> int:
    """The card definition that a copy on no card stands for. The copy of something face down is not face down itself:
    it is a nameless 2/2 (CR 707.2).
    """
    return g.book.nameless.get(of.face, g.book.unnamed) if g.book.cards[of.face].face_down else of.card


def face_copied(g: State, of: Obj) -> int:
    if of.zone != Zone.STACK and is_bestowed(g, of):
        return of.card
    if g.book.cards[of.face].is_flipside:
        return g.book.cards[of.face].whole
    return g.book.nameless.get(of.face, g.book.unnamed) if g.book.cards[of.face].face_down else of.face


@numbered_effect(n.BecomeCopy)
def become_copy(g: State, node: n.BecomeCopy, ctx: Context, uid: int) -> None:
    """Makes permanents copies (CR 707.4); what is entering gets its values before it is there (614.12, 707.5)."""
    of = first_object(g, node.of, ctx)
    if of is None:
        return
    for o in objects_named(g, node.what, ctx):
        if o.phased_out or (o.zone == Zone.NOWHERE and o.id in g.last_known):
            continue  # a token that is being created is nowhere yet (614.12)
        values = copied_values(g, of, node.but, ctx, o)
        g.note(EventName.COPIED, Concept.COPY, o.controller, o.id, other=of.id)
        if o.zone != Zone.BATTLEFIELD:
            o.copied = values
            o.ch = values
            continue
        if node.until == Duration.PERMANENT:
            o.entered_as = values
            if o.components:
                become_copy_together(g, o, values)
            for lasting in g.lasting:
                if lasting.copied is not None and o.id in lasting.objects:
                    lasting.objects.remove(o.id)
        else:
            if never_starts(g, node, ctx):
                continue
            lasting = make_lasting(g, uid, ctx, node.until)
            if node.as_long_as is not None:
                lasting.ctx = copy_context(ctx)
            lasting.objects = [o.id]
            lasting.copied = values
        recopy(g, [o.id])


def block_what_they_copy(g: State, created: list[int]) -> None:
    """Each token blocks the attacking creature that it is a copy of, if it can be put there (CR 509.4)."""
    for oid in created:
        o = g.find(oid)
        if o is not None and ChosenKey.TO_BLOCK in o.chosen:
            put_blocking(g, oid, [o.chosen.pop(ChosenKey.TO_BLOCK)])


@staged_effect(n.CreateCopy)
def create_copies(g: State, frame: RunEffectBase, node: n.CreateCopy) -> bool:
    """CR 707.2, 111.10."""
    ctx = frame.ctx
    if frame.sub == RunEffectBase.SAVE:
        save_result(g, frame, node.save)
        if node.attacking:
            enter_combat(g, ctx.saved[node.save], True, node.attacked, None, ctx)
        if node.against is not None and not node.later:
            attack_those_players(g, ctx.saved[node.save], node.themselves)
        if node.blocking:
            block_what_they_copy(g, ctx.saved[node.save])
        return True
    changes: list[Change] = []
    of_each = objects_named(g, node.of, ctx)
    for p in players_of(g, node.by, ctx) if of_each else []:
        for of in of_each * number_of_things(g, node.amount, ctx):
            c = token_change(
                card_copied(g, of), p, node.tapped, ctx.controller if g.rules.token_owned_by_creator else -1
            )
            c.source = ctx.source
            c.face = face_copied(g, of)
            if node.blocking:
                c.attacking = of.id
            double = g.rules.double_faced_tokens and of.copied is None and not node.but and other_face(g, of) >= 0
            if double and "Aura" not in characteristics_of(of).subtypes:
                changes.append(c)  # CR 707.8a: a double-faced token, with both faces
                continue
            c.copied = copied_values(g, of, node.but, ctx, None)
            changes.append(c)
    if node.against is not None:
        changes = against_each(g, changes, node.against, ctx)
    return happen_for(g, frame, changes, node.save)


@immediate_effect(n.CopySpell)
def perform_copy_spell(g: State, node: n.CopySpell, ctx: Context) -> None:
    """Copies of a spell or ability are put onto the stack: they are not cast or activated (CR 707.10). A spell that has
    left the stack is copied as it last was there (608.2h).
    """
    player = player_of(g, node.by, ctx)
    if player < 0 or g.players[player].left:
        return
    amount = number_of_things(g, node.amount, ctx)
    for of in objects_named(g, node.what, ctx) * amount:
        if not can_be_copied(of):
            continue
        o = put_copy_on_stack(g, of, player, node.but, ctx)
        made = o.ctx
        assert made is not None
        if node.marked:
            made.paid.append(node.marked)
        tell_of_copy(g, o, of)
        if node.new_targets and made.targets:
            g.push(ChooseNewTargets(player, o.id))


def can_be_copied(of: Obj) -> bool:
    """True if it is, or was last, a spell or ability on the stack."""
    return of.ctx is not None and of.zone in (Zone.STACK, Zone.NOWHERE)


def put_copy_on_stack(g: State, of: Obj, player: int, but: tuple[n.Modification, ...], ctx: Context) -> Obj:
    """A copy of a spell or ability, with all that was decided for it, is put onto the stack (CR 707.10)."""
    assert of.ctx is not None
    kind = ObjectKind.ABILITY if of.kind == ObjectKind.ABILITY else ObjectKind.COPY
    o = create_object(g, card_copied(g, of), kind, player, Zone.STACK)
    o.face = face_copied(g, of)
    o.timestamp = g.tick()
    made = copy_context(of.ctx)
    made.controller = player
    for mark in (
        Paid.SECURED,
        Paid.CAST,
        f"{Paid.CAST_BY}{of.entered_under}",
        Paid.IN_MAIN,
        Paid.UNTIMELY,
    ):  # no mana was spent on the copy, nor was it cast (707.10)
        if mark in made.paid:
            made.paid.remove(mark)
    if made.source == of.id:
        made.source = o.id
        made.ability = printed(made.ability)  # changes of its text are not copied (707.2)
    o.ctx = made
    if kind == ObjectKind.COPY:
        if of.chosen:  # as it was cast (707.10): to whom a gift was promised
            o.chosen = of.chosen.copy()
        if of.copied is not None or but:
            o.copied = copied_values(g, of, but, ctx, None)
        o.ch = apart_of(g, o)
        if g.book.cards[o.face].zones & (1 << Zone.STACK):
            index_object(g, o)
    else:
        o.ch = of.ch
        o.last = of.last
    g.stack.append(o.id)
    return o


def tell_of_copy(g: State, o: Obj, of: Obj) -> None:
    """A copy of a spell or ability has been put onto the stack."""
    g.note(EventName.COPIED, Concept.COPY_SPELL, o.controller, o.id, other=of.id, word="spell")
    g.timing.copied(g, o.id)
    if o.kind == ObjectKind.COPY:
        fire(g, TriggerEvent.copied(o.id, o.controller))
    g.require_state_based_check()


@immediate_effect(n.CopyForEachTarget)
def copy_for_each_target(g: State, node: n.CopyForEachTarget, ctx: Context) -> None:
    """CR 707.10d."""
    player = player_of(g, node.by, ctx)
    of = copied_by(g, player, node.what, ctx)
    if of is not None:
        aims = [ref for ref in other_targets(g, of, player) if is_copied_for(g, node, ref, ctx)]
        g.push(CopyForTargets(player, of.id, aims))


@immediate_effect(n.CopyAimedAt)
def copy_aimed_at(g: State, node: n.CopyAimedAt, ctx: Context) -> None:
    """CR 707.10e."""
    player = player_of(g, node.by, ctx)
    of = copied_by(g, player, node.what, ctx)
    if of is not None:
        able = other_targets(g, of, player, True)
        g.push(CopyForTargets(player, of.id, [ref for ref in refs(g, node.at, ctx)[:1] if ref in able]))


def copied_by(g: State, player: int, what: n.Selector, ctx: Context) -> Obj | None:
    """What a player copies, if there is such a player and it can be copied."""
    if player < 0 or g.players[player].left:
        return None
    for of in objects_named(g, what, ctx)[:1]:
        if can_be_copied(of):
            return of
    return None


def is_copied_for(g: State, node: n.CopyForEachTarget, ref: int, ctx: Context) -> bool:
    """True if this is among the players and objects that an effect copies something for."""
    if ref < 0:
        return node.players is not None and names_player(g, node.players, ref_player(ref), ctx)
    which = node.which
    return which is None or (zones_meant(which) & (1 << g.objects[ref].zone) != 0 and matches(g, which, ref, ctx))


def other_targets(g: State, of: Obj, player: int, same_too: bool = False) -> list[int]:
    """What a spell or ability could target besides its target (or that too), if a player controlled it: each instance
    of the word "target" that has one.
    """
    assert of.ctx is not None
    ctx = copy_context(of.ctx)
    ctx.controller = player
    phrases = phrases_of(g, g.book.abilities[ctx.ability], ctx)
    found: list[int] = []
    first = True
    for i in range(len(ctx.targets)):
        aimed = ctx.targets[i]
        if not aimed:
            continue
        able = [
            ref
            for ref in legal_targets(g, phrases[i], ctx, of.id)
            if (same_too or ref not in aimed)
            and goes_with(g, phrases[i], ref, [], ctx, of.id)
            and is_for_whom_it_was(g, phrases[i], ref, ctx, i, 0)
        ]
        found = able if first else [ref for ref in found if ref in able]
        first = False
    return found


@immediate_effect(n.CopyCards)
def copy_cards(g: State, node: n.CopyCards, ctx: Context) -> None:
    """Copies of cards are created where those are, to be cast while this resolves (CR 707.12); then they cease to exist
    if they are not (704.5e). What is face down has no characteristics to be copied (406.3a).
    """
    made: list[int] = []
    player = ctx.controller
    for of in objects_named(g, node.what, ctx) * number_of_things(g, node.amount, ctx):
        zone = Zone.EXILE if node.exiled else of.zone
        if zone in (Zone.BATTLEFIELD, Zone.STACK, Zone.NOWHERE) or of.face == g.book.hidden:
            continue
        o = create_object(g, of.card, ObjectKind.COPY, player, zone)
        g.zone_list(zone, player).append(o.id)
        if g.nonbattlefield_zones & (1 << zone):
            g.stale_objects.append(o.id)
        if g.book.cards[o.face].zones & (1 << zone):
            index_object(g, o)
        g.vanishing.append(o.id)
        g.note(EventName.COPIED, Concept.COPY_SPELL, player, o.id, other=of.id, word="spell")
        made.append(o.id)
    ctx.saved[node.save] = made
    g.invalidate(Facet.ZONES)
    g.require_state_based_check()


def lower_copy_exceptions(book: Book, card: int, node: n.BecomeCopy | n.CreateCopy | n.CopySpell) -> int:
    """Lowers what the copy has that the original has not (CR 707.9)."""
    lower_mods(book, card, tuple([m for m in node.but if type(m) not in OF_COPIES]))
    return book.add_node(node)


prepares(n.BecomeCopy)(lower_copy_exceptions)
prepares(n.CreateCopy)(lower_copy_exceptions)
prepares(n.CopySpell)(lower_copy_exceptions)


def retarget(g: State, ref: int, player: int, must: bool = False) -> None:
    """A player may (or must) choose new targets for a spell or ability on the stack."""
    o = g.find(ref)
    if o is not None and o.zone == Zone.STACK and o.ctx is not None and o.ctx.targets:
        g.push(ChooseNewTargets(player, ref, must))


@mypyc_attr(acyclic=True, free_list_len=1)
class CopyForTargets(PlayersFrame):
    """A copy of a spell or ability for each of these, which it targets; its controller says in which order they are put
    onto the stack (CR 707.10d).
    """

    def __init__(self, player: int = -1, spell: int = 0, aims: list[int] | None = None) -> None:
        self.pc = 0
        self.player = player
        self.spell = spell
        self.aims: list[int] = aims if aims is not None else []  # for which there is no copy yet

    def run(self, g: State) -> None:
        if len(self.aims) > 1:
            options = [Option.target(ref, 0) for ref in self.aims]
            ask_one_of(g, self.player, DecisionKind.TARGET, options, about=self.spell)
            return
        g.pop()
        if self.aims:
            self.copy_aimed_at(g, self.aims[0])

    def answer(self, g: State, option: Option) -> None:
        self.aims.remove(option.ref)
        self.copy_aimed_at(g, option.ref)

    def copy_aimed_at(self, g: State, ref: int) -> None:
        of = g.objects[self.spell]
        o = put_copy_on_stack(g, of, self.player, (), Context(self.spell, self.player))
        made = o.ctx
        assert made is not None
        for aimed in made.targets:
            for k in range(len(aimed)):
                if aimed[k] in made.division:
                    made.division[ref] = made.division.pop(aimed[k])
                aimed[k] = ref
        tell_of_copy(g, o, of)
        fire_targeted(g, o.id, made)

    def after_leaving(self, g: State, player: int) -> None:
        self.aims = [ref for ref in self.aims if (ref_player(ref) != player if ref < 0 else ref in g.objects)]


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseNewTargets(Frame):
    """A player may change any targets of a spell or ability, one by one, each to another legal one (CR 115.7d,
    707.10c); or `must`, where another is possible (115.7a).
    """

    def __init__(self, player: int = -1, spell: int = 0, must: bool = False) -> None:
        self.pc = 0  # phrase
        self.player = player
        self.spell = spell
        self.at = 0  # target of that phrase
        self.must = must

    def run(self, g: State) -> None:
        o = g.objects[self.spell]
        ctx = o.ctx
        assert ctx is not None
        phrases = phrases_of(g, g.book.abilities[ctx.ability], ctx)
        while self.pc < len(ctx.targets):
            chosen = ctx.targets[self.pc]
            if self.at >= len(chosen):
                self.pc += 1
                self.at = 0
                continue
            options = [] if self.must else [Option(OptionKind.DONE)]  # it stays as it is, be it legal or not
            others = taken_by(ctx, self.pc) if require_another_target(phrases) else []
            for ref in legal_targets(g, phrases[self.pc], ctx, self.spell):
                if ref in chosen or ref in others:
                    continue
                if not is_for_whom_it_was(g, phrases[self.pc], ref, ctx, self.pc, self.at):
                    continue
                if goes_with(g, phrases[self.pc], ref, chosen[: self.at] + chosen[self.at + 1 :], ctx, self.spell):
                    options.append(Option.target(ref, self.pc))
            if len(options) > (0 if self.must else 1):
                ask_one_of(g, self.player, DecisionKind.TARGET, options, about=self.spell)
                return
            self.at += 1
        g.pop()
        fire_targeted(g, self.spell, ctx)

    def answer(self, g: State, option: Option) -> None:
        ctx = g.objects[self.spell].ctx
        assert ctx is not None
        if option.kind == OptionKind.TARGET:
            old = ctx.targets[self.pc][self.at]
            ctx.targets[self.pc][self.at] = option.ref
            if old in ctx.division:
                ctx.division[option.ref] = ctx.division.pop(old)
        self.at += 1

    def belongs_to(self, g: State, player: int) -> bool:
        o = g.find(self.spell)
        return o is None or o.zone != Zone.STACK or self.player == player


def places_for(g: State, ctx: Context, spell: int, to: int) -> list[Option]:
    """The targets of a spell or ability each of which could be changed to this (CR 115.7a)."""
    places: list[Option] = []
    phrases = phrases_of(g, g.book.abilities[ctx.ability], ctx)
    for index in range(len(ctx.targets)):
        chosen = ctx.targets[index]
        if to in chosen or (require_another_target(phrases) and to in taken_by(ctx, index)):
            continue
        if to not in legal_targets(g, phrases[index], ctx, spell):
            continue
        for at in range(len(chosen)):
            if not is_for_whom_it_was(g, phrases[index], to, ctx, index, at):
                continue
            if goes_with(g, phrases[index], to, chosen[:at] + chosen[at + 1 :], ctx, spell):
                places.append(Option.target(chosen[at], index))
    return places


def change_one_target(g: State, spell: int, to: int, player: int) -> None:
    """A player changes one target of a spell or ability on the stack to this (CR 115.7b)."""
    o = g.find(spell)
    if o is None or o.zone != Zone.STACK or o.ctx is None:
        return
    places = places_for(g, o.ctx, spell, to)
    if len(places) == 1:
        put_target(g, spell, places[0], to)
    elif places:
        g.push(ChooseTargetToChange(player, spell, to))


def put_target(g: State, spell: int, place: Option, to: int) -> None:
    ctx = g.objects[spell].ctx
    assert ctx is not None
    chosen = ctx.targets[place.place]
    chosen[chosen.index(place.ref)] = to
    if place.ref in ctx.division:  # CR 115.7f
        ctx.division[to] = ctx.division.pop(place.ref)
    fire_targeted(g, spell, ctx)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseTargetToChange(Frame):
    """A player chooses which target of a spell or ability is changed to this (CR 115.7b)."""

    def __init__(self, player: int = -1, spell: int = 0, to: int = 0) -> None:
        self.pc = 0
        self.player = player
        self.spell = spell
        self.to = to

    def run(self, g: State) -> None:
        ctx = g.objects[self.spell].ctx
        assert ctx is not None
        places = places_for(g, ctx, self.spell, self.to)
        ask_one_of(g, self.player, DecisionKind.TARGET, places, about=self.spell)

    def answer(self, g: State, option: Option) -> None:
        g.pop()
        put_target(g, self.spell, option, self.to)

    def belongs_to(self, g: State, player: int) -> bool:
        o = g.find(self.spell)
        return o is None or o.zone != Zone.STACK or self.player == player
