"""Playability: a judgement on whether a player with priority could do anything but pass, without listing what they may
do.

The judgement is careful: it says that there is something too often rather than too rarely. It hangs on what cards and
abilities were lowered to (`least_costs`), and on what the listing itself asks first.
"""

from typing import Final

from mypy_extensions import i64

from mainphase.cards.nodes import Zone
from mainphase.kernel.casting.playing import has_land_play, playable_elsewhere, sorcery_timing
from mainphase.kernel.costs.mana_at_hand import most_mana
from mainphase.kernel.events.triggers import is_watched
from mainphase.kernel.keys import MemoryKey
from mainphase.kernel.lowering.codes import NEVER, UNBOUNDED, CardCode
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.statics import any_static
from mainphase.kernel.state.ids import index_of_id
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.player import Playability, Player, ZonePlayability
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.settling import is_state_settled
from mainphase.kernel.turn.stops import at_stop
from mainphase.kernel.what_happens import TriggerKind

NOTHING: Final = -1
COMPANION: Final = 3  # mana to put one into the hand (CR 116.2g)
MOST_ALIKE: Final = 62  # so many cards of a hand are compared with those before them


def most_playable_mana(g: State, player: int) -> int:
    """The most mana with which a player with priority could do something; NOTHING: they pass."""
    return (
        NOTHING
        if passes_automatically(g, player)
        else playable_mana_bound(g, player, playability_of(g, g.players[player]))
    )


def playable_mana_bound(g: State, player: int, known: Playability) -> int:
    """The most mana with which a player who does not pass anyway could do something; NOTHING: they can only pass."""
    if is_mana_underestimated(g):
        return UNBOUNDED
    if known.most == NOTHING and plays_from_elsewhere(g) and acts_from_elsewhere(g, player):
        return 0
    return known.most


def acts_from_elsewhere(g: State, player: int) -> bool:
    """True if any card that effects let this player play from where it is may be played at this time."""
    cards = playable_elsewhere(g, player)
    if (
        not cards
        or sorcery_timing(g, player)
        or any_static(g, StaticKind.CAST_AS_THOUGH_FLASH)
        or g.nonbattlefield_zones != 0
    ):
        return len(cards) > 0
    for oid in cards:
        code = g.book.cards[g.objects[oid].card]
        if code.instant_speed or code.from_hand.fast < NEVER or len(code.faces) > 1:
            return True
    return False


def passes_automatically(g: State, player: int) -> bool:
    """True if a player with priority passes by their own automation, whatever they could do."""
    a = g.automation
    return a.stops and a.passes and not at_stop(g, player)


def is_playability_unknown(g: State) -> bool:
    """True if anybody may be able to do something that their own cards and mana do not tell."""
    return is_mana_underestimated(g) or plays_from_elsewhere(g)


def is_mana_underestimated(g: State) -> bool:
    """True if more could be done than the mana at hand tells: mana abilities are activated for another purpose than
    payment, or more comes of them.
    """
    return (
        not g.automation.mana_auto
        or g.nonbattlefield_zones != 0
        or is_watched(g, TriggerKind.TAP)
        or is_watched(g, TriggerKind.TAP_FOR_MANA)
    )


def plays_from_elsewhere(g: State) -> bool:
    return any_static(g, StaticKind.MAY_PLAY) or any_static(g, StaticKind.MAY_PLAY_FROM) or g.commanding > 0


def playability_of(g: State, player: Player) -> Playability:
    """The cached playability of a player, found anew if anything has changed: as far as their own cards and mana tell,
    and, once it has been listed, all that they may do.
    """
    main = sorcery_timing(g, player.id)
    known = player.playability_at_sorcery_time if main else player.playability
    if known.changes != g.changes or known.automation is not g.automation or g.batches is not None:
        known.changes = g.changes
        known.automation = g.automation
        known.most = most_wanted(g, player, main)
        known.options = None
    return known


def most_wanted(g: State, who: Player, main: bool) -> int:
    player = who.id
    hand = hand_playability(g, who)
    graveyard = graveyard_playability(g, who)
    if main:
        if hand.land and has_land_play(g, player):
            return UNBOUNDED
        least = min(hand.slow, graveyard.slow)
        if who.companion:
            least = min(least, COMPANION)
        if g.planechase:  # CR 116.2i
            least = 0 if g.book.planes_act else min(least, who.recall(MemoryKey.PLANAR_ROLLS))
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
    """True if a window in which the stack is empty opens and closes at once (CR 500.2): the game is at rest, nobody
    listens, and all can only pass.
    """
    if not g.automation.passes or g.log is not None:
        return False
    if g.stack or g.waiting or g.watchers[TriggerKind.STATE] or not is_state_settled(g):
        return False
    if g.lasting and g.rules.madness_waits:  # passing lets go of cards
        return False
    if g.automation.stops:
        for p in g.players:
            if not p.left and at_stop(g, p.id) and (is_playability_unknown(g) or playability_of(g, p).most != NOTHING):
                return False
        return True
    if is_playability_unknown(g):
        return False
    main = sorcery_timing(g, g.active)
    if not main and g.changes_when_unplayable == g.changes:
        return True
    for p in g.players:
        if not p.left and playability_of(g, p).most != NOTHING:
            return False
    if not main:
        g.changes_when_unplayable = g.changes
    return True


def hand_playability(g: State, player: Player) -> ZonePlayability:
    """The uses of the cards of a player's hand, up to date."""
    known = player.hand_uses
    if is_out_of_date(known, player.hand):
        update_playability(g, player.hand, Zone.HAND, known)
    return known


def graveyard_playability(g: State, player: Player) -> ZonePlayability:
    """The uses of the cards of a player's graveyard, up to date."""
    known = player.graveyard_uses
    if is_out_of_date(known, player.graveyard):
        update_playability(g, player.graveyard, Zone.GRAVEYARD, known)
    return known


def is_out_of_date(known: ZonePlayability, cards: list[int]) -> bool:
    count: i64 = len(cards)
    if known.count != count:
        return True
    if count == 0:
        return False
    last: i64 = cards[count - 1]
    return known.last != last


def update_playability(g: State, cards: list[int], zone: int, known: ZonePlayability) -> None:
    """Finds the uses of the cards of a player's hand or graveyard. Where one has come since and nothing has gone, it
    alone is judged; where one has gone and nothing has come, none is.
    """
    first = 0
    if known.count >= 0 and known.count == len(cards) - 1 and (known.count == 0 or cards[-2] == known.last):
        first = known.count
    elif known.count == len(cards) + 1 and cards and cards[-1] == known.last:
        drop_gone(cards, zone, known)
        return
    else:
        known.fast = NEVER
        known.slow = NEVER
        known.land = False
        known.ids.clear()
        known.codes.clear()
        known.alike.clear()
    known.count = len(cards)
    known.last = cards[-1] if cards else 0
    for i in range(first, len(cards)):
        oid = cards[i]
        o = g.objects[oid]
        code = g.book.cards[o.card]
        uses = code.from_hand if zone == Zone.HAND else code.from_graveyard
        if uses.slow >= NEVER and not (zone == Zone.HAND and (code.is_land or code.land_play)):
            continue
        join_uses(code, zone, known)
        known.alike.append(first_alike(g, known, o, code))
        known.ids.append(oid)
        known.codes.append(code)


def join_uses(code: CardCode, zone: int, known: ZonePlayability) -> None:
    """A card of this definition is among those that are good for anything, too."""
    uses = code.from_hand if zone == Zone.HAND else code.from_graveyard
    if uses.fast < known.fast:
        known.fast = uses.fast
    if uses.slow < known.slow:
        known.slow = uses.slow
    if code.land_play:
        known.land = True


def drop_gone(cards: list[int], zone: int, known: ZonePlayability) -> None:
    """One card has gone, and it is not the last."""
    known.count = len(cards)
    gone: i64 = 0
    while gone < len(known.ids) and index_of_id(cards, known.ids[gone]) >= 0:
        gone += 1
    if gone == len(known.ids):
        return  # it was good for nothing
    del known.ids[gone]
    del known.codes[gone]
    del known.alike[gone]
    instead: i64 = -1  # of those that are like what has gone: the first, once there is one
    for i in range(gone, len(known.alike)):
        first: i64 = known.alike[i]
        if first == gone:
            if instead < 0:
                instead = i
            known.alike[i] = int(instead)
        elif first > gone:
            known.alike[i] = int(first) - 1
    known.fast = NEVER
    known.slow = NEVER
    known.land = False
    for code in known.codes:
        join_uses(code, zone, known)


def first_alike(g: State, known: ZonePlayability, o: Obj, code: CardCode) -> int:
    """The place of the first card that can be cast in the same ways, or of this one itself."""
    here = len(known.ids)
    if code.interchangeable and o.flags == 0 and here < MOST_ALIKE:
        for i in range(here):
            if known.codes[i] is code and g.objects[known.ids[i]].flags == 0:
                return i
    return here


def least_activation(g: State, player: int) -> int:
    """The least mana for which an ability of a permanent could be activated."""
    least = NEVER
    at_any_time = any_static(g, StaticKind.SELDOM_ASKED)  # perhaps: `may_at_instant_speed` knows
    for oid in g.actives:
        o = g.objects[oid]
        for uid in characteristics_of(o).activated:
            code = g.book.abilities[uid]
            a = code.activated
            if a is None or (o.controller != player and not a.any_player) or (code.taps and o.tapped):
                continue
            slow = code.slow and g.rules.loyalty_by_symbol  # to 2009 that of another permanent was none
            if code.least < least and (not slow or at_any_time or sorcery_timing(g, player)):
                least = code.least
    return least


def acts_with_permanents(g: State, player: int) -> bool:
    """True if a permanent may be turned face up, or has a mana ability that is worth being offered by itself."""
    for o in g.permanents:
        if o.controller != player:
            continue
        if g.book.turned_down and g.book.cards[o.face].face_down:
            return True
        for uid in characteristics_of(o).mana:
            code = g.book.abilities[uid]
            if not (code.only_taps and code.only_adds) and not (code.taps and o.tapped):
                return True
    return False


def could_use(code: CardCode, zone: int, any_time: bool, most: int) -> bool:
    """True if a card that is no land could be used from this zone with so much mana. `any_time`: whatever waits for the
    time to cast sorceries may be done.
    """
    uses = code.from_hand if zone == Zone.HAND else code.from_graveyard
    return (uses.slow if any_time else uses.fast) <= most


def could_pay(code: CardCode, price: int, most: int) -> bool:
    """True if so much mana could be enough to cast a card with this face up: for its mana cost (0), for an alternative
    cost by its number.
    """
    return code.least_for[price] <= most
