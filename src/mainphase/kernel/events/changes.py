"""One constructor for each kind of change that a game may ask for. `events.perform_event` takes a batch of them."""

from typing import Final

from mainphase.cards.nodes import Keyword, Zone
from mainphase.kernel.state.change import Change
from mainphase.kernel.values import player_ref
from mainphase.kernel.what_happens import ChangeKind
from mainphase.rules.concepts import Concept


class Cause:
    """Why an object moves: refines the event's name and the rule it cites."""

    NONE: Final = 0
    DESTROYED: Final = 1
    SACRIFICED: Final = 2
    DISCARDED: Final = 3
    MILLED: Final = 4
    CAST: Final = 5
    PLAYED: Final = 6
    RESOLVED: Final = 7
    STATE: Final = 8  # a state-based action
    COUNTERED: Final = 9
    QUIET: Final = 10  # mulligans, leaving the game: nothing to tell


LOYALTY: Final = "loyalty"
DEFENSE: Final = "defense"
STUN: Final = "stun"
WITHERING: Final = Keyword.WITHER | Keyword.INFECT

# --- Constructors


def move_change(oid: int, zone: int, cause: int = 0, concept: int = 0) -> Change:
    """The object goes to a zone (its owner's)."""
    c = Change(ChangeKind.MOVE, oid)
    c.zone = zone
    c.cause = cause
    c.concept = concept
    return c


def put_onto_battlefield_change(
    oid: int, player: int, cause: int = 0, concept: int = 0, tapped: bool = False
) -> Change:
    """The object goes onto the battlefield under a player's control."""
    c = Change(ChangeKind.MOVE, oid, player)
    c.zone = Zone.BATTLEFIELD
    c.cause = cause
    c.concept = concept
    c.tapped = tapped
    return c


def draw_change(player: int, concept: int = Concept.DRAWS) -> Change:
    c = Change(ChangeKind.DRAW, 0, player)
    c.concept = concept
    return c


def damage_change(source: int, to_ref: int, amount: int, combat: bool = False) -> Change:
    """`source` deals damage to a player or permanent (`to_ref`)."""
    c = Change(ChangeKind.DAMAGE, 0, -1, amount, source, to_ref)
    c.combat = combat
    return c


def tap_change(oid: int, concept: int = Concept.TAPS) -> Change:
    c = Change(ChangeKind.TAP, oid)
    c.concept = concept
    return c


def untap_change(oid: int, concept: int = Concept.UNTAPS) -> Change:
    c = Change(ChangeKind.UNTAP, oid)
    c.concept = concept
    return c


def counters_change(ref: int, kind: str, amount: int, concept: int = Concept.COUNTERS_PUT, by: int = -1) -> Change:
    """Puts counters on an object or player; a negative amount removes them. `by`: the player who does (122.6)."""
    c = Change(ChangeKind.COUNTERS, ref, by, amount)
    c.counter = kind
    c.concept = concept
    return c


def gain_life_change(player: int, amount: int) -> Change:
    return Change(ChangeKind.LIFE, 0, player, amount)


def lose_life_change(player: int, amount: int) -> Change:
    return Change(ChangeKind.LIFE, 0, player, -amount)


def sacrifice_change(oid: int) -> Change:
    return move_change(oid, Zone.GRAVEYARD, Cause.SACRIFICED, Concept.SACRIFICE)


def destroy_change(oid: int, concept: int = Concept.DESTROY, regenerate: bool = True) -> Change:
    c = Change(ChangeKind.DESTROY, oid)
    c.concept = concept
    c.buried = not regenerate
    return c


def discard_change(oid: int, concept: int = Concept.DISCARDS) -> Change:
    return move_change(oid, Zone.GRAVEYARD, Cause.DISCARDED, concept)


def token_change(card: int, player: int, tapped: bool = False, owner: int = -1) -> Change:
    """A token of a card definition is created under a player's control, who owns it unless another player does."""
    c = Change(ChangeKind.TOKEN, 0, player, card)
    if owner >= 0:
        c.owner = player_ref(owner)
    c.tapped = tapped
    return c


def phase_out_change(oid: int, concept: int = Concept.PHASES_OUT) -> Change:
    c = Change(ChangeKind.PHASE_OUT, oid)
    c.concept = concept
    return c


def phase_in_change(oid: int, tapped: bool = False) -> Change:
    c = Change(ChangeKind.PHASE_IN, oid)
    c.tapped = tapped
    return c


def attach_change(oid: int, ref: int, concept: int = Concept.ATTACH) -> Change:
    """An Aura or Equipment becomes attached to a permanent or player; to 0: unattached."""
    c = Change(ChangeKind.ATTACH, oid, -1, 0, 0, ref)
    c.concept = concept
    return c


def transform_change(oid: int, concept: int = Concept.TRANSFORM) -> Change:
    """A double-faced permanent turns its other face up."""
    c = Change(ChangeKind.TRANSFORM, oid)
    c.concept = concept
    return c
