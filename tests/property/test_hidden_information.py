"""What a seat may not see does not show: permuting hidden cards changes neither its view nor its options."""

from __future__ import annotations

import pytest
from tests.property.playing import Dice, Watcher, random_game

from mainphase.kernel import machine
from mainphase.kernel.reading.seen_cards import is_known
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind
from mainphase.table.determinize import become, could_lie, face_down_hidden, identity
from mainphase.table.view import view_of

pytestmark = pytest.mark.fuzz

CHUNKS = 8
EVERY = 97


def permuted(g: State, seat: int, dice: Dice) -> tuple[State, int]:
    """The same game with the cards shuffled that the seat does not know: the libraries, and the other hands with their
    owners' libraries. Also how many places hold another card now.
    """
    twin = flat.clone_state(g)
    twin.automation = g.automation
    # A card whose ability is activated from the hand is revealed (CR 602.2a).
    revealed = [ctx.source for ctx in (g.objects[oid].ctx for oid in g.stack) if ctx is not None]
    changed = 0
    for p in twin.players:
        places = p.library if seat in (p.id, p.decider) else p.hand + p.library
        hidden = [oid for oid in places if oid not in revealed and not is_known(g, oid, seat)]
        cards = [identity(twin.objects[oid]) for oid in hidden]
        for i in range(len(cards) - 1, 0, -1):
            j = dice.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        for oid, card in zip(hidden, cards, strict=True):
            changed += identity(twin.objects[oid]) != card
            become(twin, twin.objects[oid], card)
        for oid in face_down_hidden(twin, p.id, seat):  # changes places with what could lie there too
            down = twin.objects[oid]
            others = [twin.objects[k] for k in hidden if could_lie(twin, down, twin.objects[k].card)]
            if others:
                other = others[dice.below(len(others))]
                card = identity(other)
                changed += card[0] != down.card
                become(twin, other, (down.card, 0))
                down.card = card[0]
    return twin, changed


def watcher(g: State, tally: list[int]) -> Watcher:
    dice = Dice(g.rng)

    def watch(state: State, n: int) -> None:
        pending = state.pending
        assert pending is not None
        if n % EVERY:
            return
        for p in state.players:
            seen = view_of(state, p.id)
            if seen.looked_at:  # what it is being shown is not hidden
                continue
            twin, changed = permuted(state, p.id, dice)
            tally[0] += changed
            assert view_of(twin, p.id) == seen, f"hidden cards show in {p.name}'s view"
            if p.id == state.decider(pending.player) and pending.kind == DecisionKind.PRIORITY:
                twin.pending = None
                machine.advance(twin)  # determines anew what may be done
                assert view_of(twin, p.id) == seen, f"hidden cards show in {p.name}'s options"
                tally[1] += 1

    return watch


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_hidden_cards_permuted_are_invisible(chunk: int, random_games: int) -> None:
    tally = [0, 0]
    seeds = list(range(chunk + 1, random_games // 8 + 1, CHUNKS))
    more = range(random_games + chunk, random_games + 10 * CHUNKS, CHUNKS)  # where a short game showed nothing
    for seed in (*seeds, *more):
        if seed in seeds or not all(tally):
            random_game(seed, lambda state: watcher(state, tally))
    assert tally[0] > 0
    assert tally[1] > 0


def test_a_view_that_showed_a_hand_would_be_noticed() -> None:
    """The test above can fail: the opponent's own view does change."""
    noticed = 0

    def watching(state: State) -> Watcher:
        dice = Dice(5)

        def watch(state: State, n: int) -> None:
            nonlocal noticed
            if n % EVERY == 0 and not view_of(state, 1).looked_at:
                twin, _ = permuted(state, 0, dice)
                noticed += view_of(twin, 1) != view_of(state, 1)

        return watch

    for seed in range(1, 4):
        random_game(seed, watching)
    assert noticed > 0
