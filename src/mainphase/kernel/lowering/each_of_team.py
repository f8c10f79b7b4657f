"""What an ability of a plane or phenomenon says of "you": it applies to each player of the planar controller's team (CR
901.12c). What it does to nobody in particular is done once.
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.dependencies import everything_in, field_names

# In these "you" is whoever has what they describe, who planeswalks, a team as a whole (CR 805.8), or who is the first.
ASIDE: Final = (n.CardDef, n.GainAbility, n.Planeswalk, n.ExtraTurn, n.PlayersInTurn)


def speaks_of_you(node: object) -> bool:
    """True if a tree says something of its controller."""
    if isinstance(node, tuple):
        return any(speaks_of_you(part) for part in node)
    if not isinstance(node, n.Node) or isinstance(node, ASIDE):
        return False
    return isinstance(node, n.You) or any(speaks_of_you(getattr(node, name)) for name in field_names(node))


def names_found(steps: tuple[n.Effect, ...]) -> list[str]:
    """The names under which these steps look for what was found on the way."""
    found: list[str] = []
    for step in steps:
        for node in everything_in(step):
            if isinstance(node, n.Saved) and node.name not in found:
                found.append(node.name)
    return found


def single_steps(effect: n.Effect) -> tuple[n.Effect, ...]:
    return effect.of if isinstance(effect, n.Sequence) else (effect,)


def steps_for_each(steps: tuple[n.Effect, ...]) -> tuple[int, int]:
    """Which steps of an effect each player of the team does: from the first that speaks of "you" to the last that does,
    or that goes on with what was found on the way. (0, 0): none.
    """
    said = [k for k in range(len(steps)) if speaks_of_you(steps[k])]
    if not said:
        return 0, 0
    going_on = [k for k in range(said[0], len(steps)) if k in said or names_found((steps[k],))]
    return said[0], going_on[-1] + 1


def begun_anew_by_each(before: tuple[n.Effect, ...], each: tuple[n.Effect, ...]) -> n.Sequence:
    """These steps as one player after the other does them: what one has found is not there for the next."""
    kept = [getattr(node, "save", "") for step in before for node in everything_in(step)]
    nothing: list[n.Effect] = [n.Remember(n.Together(()), name) for name in names_found(each) if name not in kept]
    return n.Sequence((*nothing, *each))
