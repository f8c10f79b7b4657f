"""Drawing cards (CR 121)."""

from typing import Final, final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.asking.choosing import RevealDrawn
from mainphase.kernel.events.kind_of_change import OF_NOBODY, KindOfChange, Witnesses, behaves
from mainphase.kernel.events.moving import add_commander_return
from mainphase.kernel.events.revealing_draws import reveal_first_draw, shows_what_is_drawn
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, is_watched
from mainphase.kernel.keys import MemoryKey
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.commanders import may_return_instead
from mainphase.kernel.reading.evaluate import names_player
from mainphase.kernel.reading.layers import refreshed_characteristics
from mainphase.kernel.reading.modifying import apart_of
from mainphase.kernel.reading.parts import in_part
from mainphase.kernel.reading.seen_cards import reveal_cards
from mainphase.kernel.reading.statics import ActiveStatic, active_statics, any_static
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.objects import Obj, ObjectFlag, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.state.upcalls import lose_at_once
from mainphase.kernel.what_happens import ChangeKind, EventName, TriggerKind
from mainphase.rules.parts import PARTS

DRAW_STEP: Final = PARTS["draw step"]


def draws_commander(g: State, player: int) -> bool:
    """True if the card that a player would draw is a commander that its owner may keep from a hand (CR 903.9b)."""
    library = g.players[player].library
    return len(library) > 0 and may_return_instead(g, g.objects[library[0]], Zone.HAND)


@final
class Drawing(KindOfChange):
    """A player draws a card."""

    def may_be_replaced(self, g: State, change: Change) -> bool:
        return any_static(g, StaticKind.REPLACE_DRAW) or (g.commanding > 0 and draws_commander(g, change.player))

    def replaced_by(self, g: State, change: Change, out: list[ActiveStatic]) -> None:
        if cannot_draw(g, change.player, 1):  # CR 614.17c
            return
        for s in active_statics(g, StaticKind.REPLACE_DRAW):
            node = s.node
            if (
                isinstance(node, n.ReplaceDraw)
                and names_player(g, node.who, change.player, s.ctx)
                and not (node.but_first and is_first_of_step(g, change.player))
                and s.key() not in change.applied
            ):
                out.append(s)
        if g.commanding and draws_commander(g, change.player):
            add_commander_return(g, g.objects[g.players[change.player].library[0]], change, out)

    def apply(self, g: State, change: Change) -> int:
        """CR 121.1; from an empty library nothing is drawn, and the next look at state-based actions knows
        (121.4, 704.5b).
        """
        p = g.players[change.player]
        if cannot_draw(g, change.player, 1):
            return 0
        if not p.library:
            draw_from_empty(g, change.player)
            return 0
        old = g.objects[p.library[0]]
        if old.kind == ObjectKind.TOKEN:  # CR 111.8: it stays where it is until it ceases to exist
            return 0
        p.library.pop(0)
        o = Obj(g.new_id(), old.card, old.kind, old.owner, Zone.HAND)
        o.flags = old.flags & ObjectFlag.BLANK
        if g.book.dungeons:
            o.flags |= ObjectFlag.JUST_DRAWN
        o.arrived = g.clock
        o.ch = apart_of(g, o)
        if g.nonbattlefield_zones & (1 << Zone.HAND):
            g.stale_objects.append(o.id)
        if g.trail is not None:
            g.trail[old.id] = o.id
        del g.objects[old.id]
        g.objects[o.id] = o
        if g.known and old.id in g.known:
            g.known[o.id] = g.known.pop(old.id)
        p.hand.append(o.id)
        p.has_drawn()
        g.changes_when_unplayable = -1
        p.drawn_this_turn += 1
        if g.book.asks_first_draw and is_own_draw_step(g, change.player):
            p.remember(MemoryKey.STEP_DRAWS)
        account = g.account
        if account is not None and o.card < account.cards:
            hands = account.drawn if g.turn_number else account.opening
            hands[o.owner][o.card] += 1
        if g.log is not None:
            g.note(EventName.DRAW, change.concept, change.player, o.id, seen_by=change.player)
        return o.id

    def mana_of(self, g: State, change: Change) -> int:
        return OF_NOBODY

    def shows(self, g: State, change: Change) -> bool:
        return g.book.reads & (Facet.ZONES | Facet.MEMORY) != 0

    def may_cause_state_based_action(self, g: State, change: Change) -> bool:
        return False

    def facets(self, g: State, change: Change) -> int:
        return Facet.ZONES | Facet.MEMORY

    def announce(self, g: State, change: Change, seen_by: Witnesses) -> None:
        if g.book.shows_draws and shows_what_is_drawn(g, change.player):
            reveal_cards(g, change.player, [change.result])
        if is_watched(g, TriggerKind.DRAW):
            fire(g, TriggerEvent.draw(change.result, change.player))
        if g.turn and g.players[change.player].drawn_this_turn == 1 and any_static(g, StaticKind.SELDOM_ASKED):
            reveal_first_draw(g, change.player, change.result)
        if g.book.reveals and g.turn and g.players[change.player].drawn_this_turn == 1:
            o = g.objects[change.result]
            if g.book.gives_reveals:
                for uid in refreshed_characteristics(g, o).abilities:
                    if isinstance(g.book.abilities[uid].node, n.RevealAsDrawn):
                        g.push(RevealDrawn(change.player, o.id, g.book.abilities[uid].linked))
            then = g.book.cards[o.card].revealed
            if then >= 0:
                g.push(RevealDrawn(change.player, o.id, then))


behaves(ChangeKind.DRAW, Drawing())


def cannot_draw(g: State, player: int, amount: int) -> bool:
    """True if an effect says that a player can't draw so many cards more in this turn (CR 121.2b, 121.3)."""
    if not any_static(g, StaticKind.REPLACE_DRAW):
        return False
    drawn = g.players[player].drawn_this_turn
    for s in active_statics(g, StaticKind.REPLACE_DRAW):
        node = s.node
        if isinstance(node, n.AtMostDraws) and drawn + amount > node.count and names_player(g, node.who, player, s.ctx):
            return True
    return False


def is_own_draw_step(g: State, player: int) -> bool:
    return g.is_active(player) and in_part(g, DRAW_STEP)


def is_first_of_step(g: State, player: int) -> bool:
    """True if a card that a player would draw now is the first in a draw step of theirs: one draw that was replaced by
    something else was none.
    """
    return is_own_draw_step(g, player) and not g.players[player].recall(MemoryKey.STEP_DRAWS)


def has_drawn_first_of_step(g: State, player: int) -> bool:
    """True if the card that a player has just drawn is the first in a draw step of theirs."""
    return is_own_draw_step(g, player) and g.players[player].recall(MemoryKey.STEP_DRAWS) == 1


def draw_from_empty(g: State, player: int) -> None:
    """A player was to draw from an empty library: they lose, now or at the next look at state-based actions."""
    if g.rules.empty_library_is_sba:
        g.players[player].drew_from_empty = True  # CR 704.5b
        g.state_based_due = True
    else:
        lose_at_once(g, player)
