"""Whether a player with priority could do anything but pass, judged without listing what they may do.

The judgement is careful: it says that there is something too often rather than too rarely. It hangs on what cards and
abilities were lowered to (`least_costs`), and on what the listing itself asks first.
"""

from typing import Final

from mainphase.cards.nodes import Zone
from mainphase.kernel.casting.playing import has_land_play, sorcery_timing
from mainphase.kernel.costs.most_mana import most_mana
from mainphase.kernel.events.triggers import watched
from mainphase.kernel.lowering.codes import NEVER, UNBOUNDED, CardCode
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import now
from mainphase.kernel.reading.statics import any_static
from mainphase.kernel.state.player import Judged
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.settling import is_settled
from mainphase.kernel.what_happens import TriggerKind

NOTHING: Final = -1


def prospects(g: State, player: int) -> int:
    """The most mana with which a player with priority could do something; NOTHING: they can only pass."""
    return UNBOUNDED if anything_goes(g) else prospects_of(g, player)


def anything_goes(g: State) -> bool:
    """Whether anybody might do what their own cards do not tell: play cards from elsewhere, activate mana abilities for
    another purpose than payment.
    """
    return (
        not g.automation.mana_auto
        or g.beyond != 0
        or any_static(g, StaticKind.MAY_PLAY)
        or any_static(g, StaticKind.MAY_PLAY_FROM)
        or watched(g, TriggerKind.TAP)
        or watched(g, TriggerKind.TAP_FOR_MANA)
    )


def prospects_of(g: State, player: int) -> int:
    """The same where nothing of that kind is about."""
    p = g.players[player]
    hand = p.hand_uses
    if hand.count != len(p.hand) or (p.hand and hand.last != p.hand[-1]):
        judge(g, p.hand, Zone.HAND, hand)
    graveyard = p.graveyard_uses
    if graveyard.count != len(p.graveyard) or (p.graveyard and graveyard.last != p.graveyard[-1]):
        judge(g, p.graveyard, Zone.GRAVEYARD, graveyard)
    if sorcery_timing(g, player):
        if hand.land and has_land_play(g, player):
            return UNBOUNDED
        least = min(hand.slow, graveyard.slow)
    elif any_static(g, StaticKind.CAST_AS_THOUGH_FLASH):
        least = min(hand.slow, graveyard.slow)
    else:
        least = min(hand.fast, graveyard.fast)
    if g.actives:
        least = min(least, least_activation(g, player))
    if (g.book.special_mana or g.book.turned_down) and acts_with_permanents(g, player):
        return UNBOUNDED
    if least >= NEVER:
        return NOTHING
    if any_static(g, StaticKind.COST_CHANGE):
        return UNBOUNDED
    most = most_mana(g, player)
    return most if least <= most else NOTHING


def nobody_acts(g: State) -> bool:
    """Whether a window in which the stack is empty opens and closes at once (CR 500.2): the game is at rest, nobody
    listens, and all can only pass.
    """
    if not g.automation.passes or g.log is not None:
        return False
    if g.stack or g.waiting or g.watchers[TriggerKind.STATE] or not is_settled(g):
        return False
    if g.lasting and g.rules.madness_waits:  # passing lets go of cards
        return False
    if anything_goes(g):
        return False
    for p in g.players:
        if not p.left and prospects_of(g, p.id) != NOTHING:
            return False
    return True


def judge(g: State, cards: list[int], zone: int, known: Judged) -> None:
    """What the cards of a player's hand or graveyard are good for."""
    known.count = len(cards)
    known.last = cards[-1] if cards else 0
    known.fast = NEVER
    known.slow = NEVER
    known.land = False
    for oid in cards:
        code = g.book.cards[g.objects[oid].card]
        uses = code.from_hand if zone == Zone.HAND else code.from_graveyard
        known.fast = min(known.fast, uses.fast)
        known.slow = min(known.slow, uses.slow)
        known.land = known.land or code.land_play


def least_activation(g: State, player: int) -> int:
    """The least mana for which an ability of a permanent could be activated."""
    least = NEVER
    for oid in g.actives:
        o = g.objects[oid]
        for uid in now(o).activated:
            code = g.book.abilities[uid]
            a = code.activated
            if a is None or (o.controller != player and not a.any_player) or (code.taps and o.tapped):
                continue
            if code.least < least and (not code.slow or sorcery_timing(g, player)):
                least = code.least
    return least


def acts_with_permanents(g: State, player: int) -> bool:
    """Whether a permanent may be turned face up, or has a mana ability that is worth being offered by itself."""
    for oid in g.battlefield:
        o = g.objects[oid]
        if o.controller != player:
            continue
        if g.book.turned_down and g.book.cards[o.face].face_down:
            return True
        for uid in now(o).mana:
            code = g.book.abilities[uid]
            if not (code.only_taps and code.only_adds) and not (code.taps and o.tapped):
                return True
    return False


def could_use(code: CardCode, zone: int, any_time: bool, most: int) -> bool:
    """Whether a card that is no land could be used from this zone with so much mana. `any_time`: whatever waits for the
    time to cast sorceries may be done.
    """
    uses = code.from_hand if zone == Zone.HAND else code.from_graveyard
    return (uses.slow if any_time else uses.fast) <= most
