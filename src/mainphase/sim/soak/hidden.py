"""Checks that what a seat may not see does not show: hidden cards change places, and its view and options stay the
same.
"""

from __future__ import annotations

from collections.abc import Callable

from mainphase.game import Game
from mainphase.kernel import machine
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.reading.planes import become_plane
from mainphase.kernel.reading.seating import shows_hand
from mainphase.kernel.reading.secret_choices import could_be_chosen, hidden_secrets
from mainphase.kernel.reading.seen_cards import is_seen_by
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DECISION_NAMES, DecisionKind
from mainphase.kernel.worlds import become_hidden_card, could_lie, face_down_hidden, hidden_identity
from mainphase.presentation.view import view_of
from mainphase.sim.soak.dice import Dice


def permuted(g: State, seat: int, dice: Dice) -> tuple[State, int]:
    """A copy of the game with the cards shuffled that the seat does not know: the libraries, and the opponents' hands
    and sideboards with their owners' libraries; whom others chose secretly may be somebody else. Also how many places
    hold something else now.
    """
    twin = flat.clone_state(g)
    twin.automation = g.automation
    # A card whose ability is activated from the hand is revealed (CR 602.2a).
    revealed = [ctx.source for ctx in (g.objects[oid].ctx for oid in g.stack) if ctx is not None]
    changed = 0
    for p in twin.players:
        open_to_us = seat == p.decider or shows_hand(g, p.id, seat)
        places = p.library if open_to_us else p.hand + p.library
        if p.id != seat:
            places = places + p.sideboard
        hidden = [oid for oid in places if oid not in revealed and not is_seen_by(g, oid, seat)]
        cards = [hidden_identity(twin.objects[oid]) for oid in hidden]
        for i in range(len(cards) - 1, 0, -1):
            j = dice.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        for oid, card in zip(hidden, cards, strict=True):
            changed += hidden_identity(twin.objects[oid]) != card
            become_hidden_card(twin, twin.objects[oid], card)
        for oid in face_down_hidden(twin, p.id, seat):  # changes places with what could lie there too
            down = twin.objects[oid]
            others = [twin.objects[k] for k in hidden if could_lie(twin, down, twin.objects[k].card)]
            if others:
                other = others[dice.below(len(others))]
                card = hidden_identity(other)
                changed += card >> 1 != down.card
                become_hidden_card(twin, other, down.card << 1)
                down.card = card >> 1
    for deck in (twin.planar_deck, *[p.planar_deck for p in twin.players]):
        unknown = [oid for oid in deck if not is_seen_by(g, oid, seat)]
        planes = [twin.objects[oid].card for oid in unknown]
        for oid in unknown:
            card = planes.pop(dice.below(len(planes)))
            changed += card != twin.objects[oid].card
            become_plane(twin, twin.objects[oid], card)
    for o in hidden_secrets(twin, seat):
        among = could_be_chosen(twin, o)
        if among:
            secret = among[dice.below(len(among))]
            changed += secret != o.chosen[ChosenKey.SECRET]
            o.choose(ChosenKey.SECRET, secret)
    return twin, changed


def check_hidden(g: State, dice: Dice, look: Callable[[State, int], object] = view_of) -> tuple[int, int]:
    """No seat's view depends on what is hidden from it, nor what it is told in another form (`look`). Returns how many
    cards changed places, and how often it was also tried what may be done.
    """
    pending = g.pending
    assert pending is not None
    moved = tried = 0
    for p in g.players:
        if view_of(g, p.id).looked_at:  # what it is being shown is not hidden
            continue
        seen = look(g, p.id)
        twin, changed = permuted(g, p.id, dice)
        moved += changed
        assert look(twin, p.id) == seen, f"hidden cards show in {p.name}'s view"
        if p.id == g.decider(pending.player) and pending.kind == DecisionKind.PRIORITY:
            twin.pending = None
            machine.advance(twin)  # determines anew what may be done
            assert look(twin, p.id) == seen, f"hidden cards show in {p.name}'s options"
            tried += 1
    return moved, tried


def check_worlds(g: State, dice: Dice, seed: int) -> bool:
    """A world that the decider is given does not depend on what is hidden from them. Whether that could be tried."""
    pending = g.pending
    assert pending is not None
    seat = g.decider(pending.player)
    if view_of(g, seat).looked_at:  # what it is being shown is not hidden
        return False
    twin, changed = permuted(g, seat, dice)
    if not changed:
        return False
    games = [Game(state, history=False) for state in (flat.clone_state(g), twin)]
    if games[0].decision != games[1].decision:  # its options show what was hidden before: a hand that is revealed
        return False
    worlds = [game.decision.world(seed).hash() for game in games if game.decision is not None]
    assert worlds[0] == worlds[1], f"hidden cards show in a world of {DECISION_NAMES[pending.kind]}"
    return True
