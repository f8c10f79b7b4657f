"""What can be done with an object and what not, and why, as the protocol has it."""

from __future__ import annotations

from mainphase.game import Game, Refusal
from mainphase.server import messages as m


def not_allowed(found: Refusal) -> m.NotAllowed:
    return m.NotAllowed(found.text, found.rule, found.concept)


def printed_on(game: Game, object: int, player: str | None = None) -> str:
    """The type line and text that are printed on an object's card in the reader's language."""
    view = game.public_view() if player is None else game.view(player)
    found = view.find(object)
    return found.printed if found is not None else ""


def uses_told(game: Game, object: int, player: str) -> list[m.Use]:
    """The uses that a player may want to make of an object that they see, each with what forbids it now."""
    return [m.Use(text, None if found is None else not_allowed(found)) for text, found in game.uses(object, player)]
