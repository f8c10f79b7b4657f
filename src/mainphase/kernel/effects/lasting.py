"""Effects that last, and abilities that wait (CR 603.7, 603.12, 611.2, 701.15, 701.19)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.cards.nodes.wording import LAND_WORDS, ROW, WORDS
from mainphase.kernel.asking.choosing import AskOneOf
from mainphase.kernel.effects.doing import immediate_effect, instruction_number, numbered_effect, staged_effect
from mainphase.kernel.effects.life_and_damage import add_life_change
from mainphase.kernel.effects.moving_cards import remembering
from mainphase.kernel.effects.selecting import objects_of, permanents_among
from mainphase.kernel.effects.turn_editing import next_turn_number
from mainphase.kernel.events.changing_life import life_stays
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.lowering.abilities import lower_ability, lower_land_types, lower_mods, lower_next
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.effects import prepares
from mainphase.kernel.lowering.static_kinds import STATIC_KIND_OF
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import player_of, players_of
from mainphase.kernel.reading.lasting import (
    begin_effect,
    begin_pair,
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
    is_doubling,
)
from mainphase.kernel.reading.selectors import next_around
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_context
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.sharing import life_asked_of
from mainphase.kernel.state.state import State
from mainphase.kernel.state.waiting import DelayedTrigger, Waiting
from mainphase.kernel.values import OptionKind
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept

# --- Continuous effects


@numbered_effect(n.Apply)
def modify_objects(g: State, node: n.Apply, ctx: Context, uid: int) -> None:
    if is_doubling(node):  # of each as much as it has (CR 701.10a)
        for oid in objects_of(g, node.to, ctx):
            about = copy_context(ctx)
            about.event_object = oid
            begin_effect(g, uid, node, [oid], about)
        return
    begin_effect(g, uid, node, objects_of(g, node.to, ctx), ctx)


@numbered_effect(n.Pair)
def pair_creatures(g: State, node: n.Pair, ctx: Context, uid: int) -> None:
    one, other = objects_of(g, node.one, ctx), objects_of(g, node.other, ctx)
    if one and other:
        begin_pair(g, uid, one[0], other[0], ctx)


@prepares(n.Pair)
def prepare_pair(book: Book, card: int, node: n.Pair) -> int:
    return book.add_node(node)


@numbered_effect(n.ExchangeControl)
def exchange_control(g: State, node: n.ExchangeControl, ctx: Context, uid: int) -> None:
    both = permanents_among(g, objects_of(g, node.what, ctx))
    if len(both) != 2:
        return  # CR 701.12a
    first = g.objects[both[0]].controller
    second = g.objects[both[1]].controller
    if first == second:
        return  # CR 701.12b
    gained = g.book.nodes[uid]
    assert isinstance(gained, n.Apply)
    about = copy_context(ctx)
    for oid, player in ((both[0], second), (both[1], first)):
        about.event_player = player
        begin_effect(g, uid, gained, [oid], about)


def control_gained(book: Book, what: n.Selector) -> int:
    """The effect by which the player who is spoken of gains control of each of these for good."""
    return book.add_node(n.Apply(what, (n.SetController(n.ThatPlayer()),), n.Duration.PERMANENT))


@prepares(n.ExchangeControl)
def prepare_exchanged_control(book: Book, card: int, node: n.ExchangeControl) -> int:
    return control_gained(book, node.what)


@numbered_effect(n.PassAround)
def pass_around(g: State, node: n.PassAround, ctx: Context, uid: int) -> None:
    passed = permanents_among(g, objects_of(g, node.what, ctx))
    gained = g.book.nodes[uid]
    assert isinstance(gained, n.Apply)
    about = copy_context(ctx)
    players = g.apnap()
    theirs: list[list[int]] = []
    for p in players:
        beside = next_around(g, p, ctx)
        theirs.append([oid for oid in passed if g.objects[oid].controller == beside])
    for k in range(len(players)):
        about.event_player = players[k]
        begin_effect(g, uid, gained, theirs[k], about)


@prepares(n.PassAround)
def prepare_passing(book: Book, card: int, node: n.PassAround) -> int:
    return control_gained(book, node.what)


@numbered_effect(n.ExchangePower)
def exchange_power(g: State, node: n.ExchangePower, ctx: Context, uid: int) -> None:
    both: list[int] = []
    for oid in permanents_among(g, objects_of(g, node.what, ctx)):
        if characteristics_of(g.objects[oid]).types & CardType.CREATURE:  # nothing else has power (CR 208.3)
            both.append(oid)
    if len(both) != 2:
        return  # CR 701.12a
    first = characteristics_of(g.objects[both[0]]).power
    second = characteristics_of(g.objects[both[1]]).power
    becomes = g.book.nodes[uid]
    assert isinstance(becomes, n.Apply)
    about = copy_context(ctx)
    for oid, power in ((both[0], second), (both[1], first)):
        about.event_amount = power
        begin_effect(g, uid, becomes, [oid], about)


@prepares(n.ExchangePower)
def prepare_exchanged_power(book: Book, card: int, node: n.ExchangePower) -> int:
    return book.add_node(n.Apply(node.what, (n.SetPT(n.EventAmount(), None),), node.until))


@numbered_effect(n.ExchangeLifeAndPower, Facet.LIFE)
def exchange_life_and_power(g: State, node: n.ExchangeLifeAndPower, ctx: Context, uid: int) -> None:
    who = player_of(g, node.who, ctx)
    what = permanents_among(g, objects_of(g, node.what, ctx))
    if who < 0 or len(what) != 1:
        return  # CR 701.12a
    chars = characteristics_of(g.objects[what[0]])
    if not chars.types & CardType.CREATURE:  # nothing else has power or toughness (CR 208.3)
        return
    life = life_asked_of(g, who)
    more = (chars.toughness if node.toughness else chars.power) - life
    if more != 0 and life_stays(g, who, more):
        return  # CR 119.7, 119.8
    becomes = g.book.nodes[uid]
    assert isinstance(becomes, n.Apply)
    about = copy_context(ctx)
    about.event_amount = life
    changes: list[Change] = []
    add_life_change(changes, who, more)
    if changes:
        perform_event(g, changes)
    begin_effect(g, uid, becomes, what, about)


@prepares(n.ExchangeLifeAndPower)
def prepare_exchanged_for_life(book: Book, card: int, node: n.ExchangeLifeAndPower) -> int:
    becomes = n.SetPT(None, n.EventAmount()) if node.toughness else n.SetPT(n.EventAmount(), None)
    return book.add_node(n.Apply(node.what, (becomes,), n.Duration.PERMANENT))


@numbered_effect(n.Begin)
def begin_a_rule(g: State, node: n.Begin, ctx: Context, uid: int) -> None:
    begin_rule(g, uid, node, ctx)


@prepares(n.Begin)
def prepare_begun_rule(book: Book, card: int, node: n.Begin) -> int:
    """Raises CardError for a rule that no effect can begin."""
    if type(node.static) not in STATIC_KIND_OF or isinstance(node.static, n.EntersAs):
        raise book.refuse(card, node.static)
    if isinstance(node.static, n.Modify):
        lower_mods(book, card, node.static.mods)
    if isinstance(node.static, n.NextSpellHas):
        lower_next(book, card, node.static)
    return book.add_node(node)


@immediate_effect(n.LoseControl)
def lose_control(g: State, node: n.LoseControl, ctx: Context) -> None:
    end_control(g, ctx.source, permanents_among(g, objects_of(g, node.what, ctx)))


class TextStage:
    """The stages of changing words: the answer which one is changed, then which it becomes."""

    OLD_WORD: Final = 1
    NEW_WORD: Final = 2


@staged_effect(n.ChangeText)
def perform_change_text(g: State, frame: RunEffectBase, node: n.ChangeText) -> bool:
    """Which word becomes which is chosen as it happens (CR 608.2d, 612.2)."""
    ctx = frame.ctx
    if frame.sub == RunEffectBase.BEGIN:
        words: list[int] = []
        for word in range(len(WORDS)):
            if node.colors if word < ROW else node.land_types:
                words.append(word)
        frame.sub = TextStage.OLD_WORD
        g.push(AskOneOf(ctx.controller, OptionKind.CHOOSE_WORD, words, ctx.source))
        return False
    if frame.sub == TextStage.OLD_WORD:
        old = g.answered
        if old < 0:
            return True
        frame.queue = [old]
        frame.sub = TextStage.NEW_WORD
        row = old - old % ROW
        g.push(
            AskOneOf(ctx.controller, OptionKind.CHOOSE_WORD, [w for w in range(row, row + ROW) if w != old], ctx.source)
        )
        return False
    there: list[int] = []
    for oid in objects_of(g, node.what, ctx):
        zone = g.objects[oid].zone
        if zone == Zone.BATTLEFIELD or zone == Zone.STACK:
            there.append(oid)
    if there and g.answered >= 0:
        begin_wording(g, instruction_number(g, frame), node, there, frame.queue[0], g.answered, ctx)
    return True


@prepares(n.ChangeText)
def prepare_text_change(book: Book, card: int, node: n.ChangeText) -> int:
    lower_land_types(book, card, LAND_WORDS)  # any land may come to have any of them
    return book.add_node(node)


# --- Shields, and what is not untapped


def prevent_or_redirect(g: State, node: n.Shield, ctx: Context, uid: int) -> None:
    begin_shield(g, uid, node, ctx)


def what_happens_then(book: Book, card: int, said: n.Shield) -> int:
    node = book.add_node(said)
    if said.then is not None:
        book.riders[node] = lower_ability(book, card, n.SpellAbility((n.Mode(said.then),)))
    return node


numbered_effect(n.PreventDamage)(prevent_or_redirect)
prepares(n.PreventDamage)(what_happens_then)
numbered_effect(n.RedirectDamage)(prevent_or_redirect)
prepares(n.RedirectDamage)(what_happens_then)


@numbered_effect(n.Regenerate)
def regenerate(g: State, node: n.Regenerate, ctx: Context, uid: int) -> None:
    begin_regeneration(g, uid, permanents_among(g, objects_of(g, node.what, ctx)), ctx)


@numbered_effect(n.Goad)
def goad_creatures(g: State, node: n.Goad, ctx: Context, uid: int) -> None:
    goad(g, uid, permanents_among(g, objects_of(g, node.what, ctx)), ctx)


@numbered_effect(n.StayTapped)
def stay_tapped(g: State, node: n.StayTapped, ctx: Context, uid: int) -> None:
    begin_staying_tapped(g, uid, permanents_among(g, objects_of(g, node.what, ctx)), ctx)


@numbered_effect(n.ReturnAsUntapping)
def return_as_untapping(g: State, node: n.ReturnAsUntapping, ctx: Context, uid: int) -> None:
    begin_return(g, uid, permanents_among(g, objects_of(g, node.what, ctx)), ctx)


@numbered_effect(n.DontUntapNext)
def perform_dont_untap_next(g: State, node: n.DontUntapNext, ctx: Context, uid: int) -> None:
    for p in players_of(g, node.who, ctx):
        begin_untap_lock(g, uid, p, ctx)


@numbered_effect(n.MayPlay)
def perform_may_play(g: State, node: n.MayPlay, ctx: Context, uid: int) -> None:
    begin_permission(g, uid, node, objects_of(g, node.what, ctx), ctx)


# --- Abilities that wait


def is_about_nothing(node: n.Delayed, ctx: Context) -> bool:
    """True if it would move or sacrifice what was made or moved before, and nothing was."""
    if not isinstance(node.ability, n.Triggered) or len(node.ability.modes) != 1:
        return False
    effect = node.ability.modes[0].effect
    what = effect.what if isinstance(effect, (n.Move, n.SacrificeIt)) else None
    return isinstance(what, n.Saved) and not ctx.saved.get(what.name)


@numbered_effect(n.Delayed)
def delay(g: State, node: n.Delayed, ctx: Context, uid: int) -> None:
    known = remembering(g, ctx, uid)
    if is_about_nothing(node, known):
        return  # "that token" of a token that was not created (CR 608.2c, 603.7)
    if node.first:
        for d in g.delayed:
            if d.ability == uid and d.ctx.controller == ctx.controller:
                return
    turn = 0
    if node.on_your_next_turn:
        turn = g.players[ctx.controller].turns_taken + 1
    elif node.on_next_turn:
        turn = -next_turn_number(g)
    in_turn = g.turn_number if g.moving >= 0 else 0
    g.delayed.append(DelayedTrigger(uid, known, node.once, turn, node.until, g.clock, in_turn))


@prepares(n.Delayed)
def prepare_delayed_ability(book: Book, card: int, node: n.Delayed) -> int:
    return lower_waiting_ability(book, card, node.ability)


@numbered_effect(n.Reflexive)
def trigger_reflexively(g: State, node: n.Reflexive, ctx: Context, uid: int) -> None:
    """CR 603.12."""
    g.waiting.append(Waiting(remembering(g, ctx, uid)))
    g.note(EventName.TRIGGERED, Concept.REFLEXIVE_TRIGGER, ctx.controller, ctx.source)


@prepares(n.Reflexive)
def prepare_reflexive_ability(book: Book, card: int, node: n.Reflexive) -> int:
    return lower_waiting_ability(book, card, node.ability)


def lower_waiting_ability(book: Book, card: int, ability: n.Ability) -> int:
    """The number of an ability that an effect of this card makes; "you" in it is whoever that effect was carried out
    for.
    """
    uid = lower_ability(book, card, ability)
    book.abilities[uid].of_plane = book.cards[card].node.types & CardType.PLANAR != 0
    return uid
