"""One game played twice: the second time, cards that an opponent holds and never shows are others.

Before anything is shuffled, the opponent's unplayed cards change places among themselves, so that the same shuffle
brings others. The opponent plays and shows nothing but cards of the rest, chosen by their words. So whatever the other
seat is given must be the same, to the byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from zlib import crc32

import pytest

from mainphase.cards.nodes import Zone
from mainphase.game import Decision
from mainphase.game import game as game_module
from mainphase.kernel.state.state import State
from mainphase.kernel.worlds import become_hidden_card
from mainphase.new_game.starting import GameSettings, new_state
from mainphase.presentation.view import View
from mainphase.sim.soak.dice import Dice

DECLINING = ("pass", "no", "done", "keep", "none", "stop", "decline", "do not", "don't")


class Shown(Exception):
    """The opponent has to show a card that differs between the two: nothing is to be compared from here on."""


class OpenHanded:
    """A bot that plays only cards that are the same in both games: it knows the rest by `kept`."""

    def __init__(self, kept: frozenset[str]) -> None:
        self.kept = kept

    def choose(self, view: View, decision: Decision) -> int:
        if decision.number is not None or decision.kind == "scry":  # what was looked at, nobody else sees
            return 0
        said = [(option.text, option.index) for option in decision.options]
        open_ones = [(text, index) for text, index in said if not any(name in text for name in self.kept)]
        if decision.kind == "mulligan":
            open_ones = [each for each in open_ones if "keep" in each[0].lower()] or open_ones
        acting = [each for each in open_ones if not each[0].lower().startswith(DECLINING)]
        if not open_ones:
            raise Shown(decision.question)
        # Options that are alike count once: of lands in hand with one name, the first may lie elsewhere.
        ranked = sorted(
            dict(reversed(acting or open_ones)).items(),
            key=lambda each: (crc32(f"{decision.kind} {each[0]} {view.turn}".encode()), each[0]),
        )
        return ranked[0][1]


def exchange_kept(state: State, seat: int, kept: frozenset[str], dice: Dice) -> int:
    """The cards of these names in a seat's library change places. How many places hold something else now."""
    names = state.book.cards
    places = [oid for oid in state.players[seat].library if names[state.objects[oid].card].node.name in kept]
    cards = [state.objects[oid].card for oid in places]
    for i in range(len(cards) - 1, 0, -1):
        j = dice.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    changed = 0
    for oid, card in zip(places, cards, strict=True):
        o = state.objects[oid]
        assert o.zone == Zone.LIBRARY
        changed += o.card != card
        if o.card != card:
            become_hidden_card(state, o, card << 1)
    return changed


@contextmanager
def redealt(monkeypatch: pytest.MonkeyPatch, seats: list[int], kept: frozenset[str], seed: int) -> Iterator[list[int]]:
    """While it lasts, these seats' kept cards are exchanged in each game that begins. Yields how many were."""
    changed: list[int] = []

    def begun(settings: GameSettings) -> State:
        state = new_state(settings)
        dice = Dice(seed)  # the same each time: a transcript plays the game again
        changed.append(sum(exchange_kept(state, seat, kept, dice) for seat in seats))
        return state

    with monkeypatch.context() as patch:
        patch.setattr(game_module, "new_state", begun)
        yield changed
