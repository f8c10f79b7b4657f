"""How much a player wants a card or permanent of theirs: the least wanted is discarded, given up, put back."""

from mainphase.cards.nodes import CardType, Zone
from mainphase.players.judging.seen import Seen, SeenObject
from mainphase.players.judging.worth import definition_worth, object_worth


def need_of(seen: Seen, t: SeenObject | None) -> float:
    """How much we want this, wherever it is."""
    if t is None or t.card is None:
        return 1.0
    if t.zone == Zone.BATTLEFIELD:
        return object_worth(t)
    if t.types & CardType.LAND:
        return need_of_land(seen)
    lands = _lands(seen)
    too_dear = 1.5 * max(0, t.mana_value - lands)
    if t.types & CardType.PERMANENT:
        return 1.0 + definition_worth(t.card) * 0.6 - too_dear
    return 3.0 - too_dear


def need_of_land(seen: Seen) -> float:
    """How much we want one more land, or not to lose one in hand."""
    lands = _lands(seen)
    return 6.0 if lands <= 3 else 3.0 if lands <= 5 else 0.5


def _lands(seen: Seen) -> int:
    return len(seen.lands()) + sum(bool(h.types & CardType.LAND) for h in seen.hand)
