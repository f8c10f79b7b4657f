"""The variant of a game, with the options of one of several players, as a scenario writes it: read off the state."""

from __future__ import annotations

from mainphase.cards.multiplayer import (
    ALTERNATING,
    DEPLOY,
    EMPEROR,
    FREE_FOR_ALL,
    GRAND_MELEE,
    TEAM_VS_TEAM,
    TWO_HEADED_GIANT,
    UNLIMITED,
    multiplayer_game,
)
from mainphase.cards.multiplayer import LEFT as ATTACK_LEFT
from mainphase.cards.multiplayer import RIGHT as ATTACK_RIGHT
from mainphase.cards.planechase import ONE_DECK, PLANECHASE
from mainphase.cards.variants import ARCHENEMY, VANGUARD
from mainphase.errors import OptionError
from mainphase.kernel.events.schemes import is_scheme
from mainphase.kernel.leading import LED_VARIANTS
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Attacked
from mainphase.saying.worded import worded


def has_teams_apart(g: State) -> bool:
    """True if players of one team take turns of their own (CR 808, 809, 811)."""
    return len({p.side for p in g.players}) < len(g.groups)


def variant_text(g: State) -> str:
    """The variant of a game, with its options; "" if nothing needs to be said. Raises OptionError if those who are left
    make no such game.
    """
    if any(p.schemes for p in g.players) or any(is_scheme(g, g.objects[oid]) for oid in g.command):
        return ARCHENEMY
    if g.planechase:
        said = TWO_HEADED_GIANT if g.heads else preset_text(g)
        besides = [part for part in said.split(", ") if part and part != FREE_FOR_ALL]
        return ", ".join((PLANECHASE, *((ONE_DECK,) if g.one_planar_deck else ()), *besides))
    if g.commanding:
        return LED_VARIANTS[g.commanding].name
    if g.heads:
        return TWO_HEADED_GIANT
    return VANGUARD if any(p.vanguard >= 0 for p in g.players) else preset_text(g)


def preset_text(g: State) -> str:
    """The preset and the options of a game with those who are still in it, such as `emperor`; "" if there are none.
    Raises OptionError if those who are left make no such game.
    """
    seats = [p for p in g.players if not p.left]
    apart = has_teams_apart(g)
    if not (apart or g.attacked or g.ranged or g.deploys):
        return ""
    emperors = any(p.emperor for p in g.players)
    name = FREE_FOR_ALL
    if g.moving >= 0:
        name = GRAND_MELEE
    if apart:
        name = EMPEROR if emperors else ALTERNATING if g.mates_apart else TEAM_VS_TEAM
    said: list[str] = []
    if g.attacked in (Attacked.LEFT, Attacked.RIGHT):
        said.append(ATTACK_LEFT if g.attacked == Attacked.LEFT else ATTACK_RIGHT)
    said.append(f"range {' '.join(str(p.reach) for p in seats)}" if g.ranged else UNLIMITED)
    if g.deploys and not emperors:
        said.append(DEPLOY)
    sides = [p.side for p in seats]
    order = list(dict.fromkeys(sides))
    if apart:
        said.append(f"teams {' '.join(str(sides.count(side)) for side in order)}")
    game = multiplayer_game(", ".join((name, *said)), len(seats))
    sits = tuple(order.index(side) for side in sides) if apart else ()
    if game.teams != sits or [seats[k].emperor for k in game.emperors].count(False):
        raise OptionError(
            worded("error-those-who-are-left-make", "those who are left make no game of {name}", name=name)
        )
    return game.text
