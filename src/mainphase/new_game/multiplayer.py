"""The options of a multiplayer game under the rules of its date, and what they settle before it begins (CR 800.2)."""

from __future__ import annotations

from mainphase.cards.multiplayer import ALTERNATING, EMPEROR, GRAND_MELEE, LEFT, RIGHT, MultiplayerGame
from mainphase.errors import OptionError
from mainphase.kernel.reading.seating import set_ranges
from mainphase.kernel.setup import lay_out_deploying, set_sides
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Attacked
from mainphase.rules.concepts import Concept
from mainphase.rules.law import Rules
from mainphase.saying.worded import commas, worded


def check_starter(law: Rules, game: MultiplayerGame, names: list[str], first: str | None, chooser: str | None) -> None:
    """Raises OptionError if somebody else is to go first than the rules of a variant say (CR 808.4, 809.4)."""
    starters = [names[seat] for seat in game.starters()]
    if starters and (chooser is not None or first not in (None, *starters)):
        rule = law.number(Concept.EMPEROR_STARTS if game.variant == EMPEROR else Concept.TEAM_STARTS)
        raise OptionError(
            worded(
                "error-one-of-takes-the-first-turn",
                "one of {starters} takes the first turn ({rule}); found {first}",
                starters=commas(starters),
                rule=rule,
                first=first or chooser,
            )
        )


def set_options(g: State, game: MultiplayerGame) -> None:
    """Settles the options of a game whose players are seated."""
    if game.teams:
        set_sides(g, list(game.teams))
    g.mates_apart = game.variant == ALTERNATING
    for seat in game.emperors:
        g.players[seat].emperor = True
    if game.attack == LEFT:
        g.attacked = Attacked.LEFT
    elif game.attack == RIGHT:
        g.attacked = Attacked.RIGHT
    elif not game.attack:
        g.attacked = Attacked.CHOSEN
    g.neighbors_attacked = game.neighbors
    g.deploys = game.deploy
    if game.deploy:
        lay_out_deploying(g)
    for seat, reach in enumerate(game.ranges):
        g.players[seat].reach = reach
    g.ranged = bool(game.ranges)
    if game.variant == GRAND_MELEE:
        g.moving = 0
    set_ranges(g)
