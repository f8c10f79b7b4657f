"""Words of the Fifth Edition: what cards do in a phase of the turn, and what they do at its end."""

from dataclasses import replace

from mainphase.cards import nodes as n
from mainphase.cards.words.activating import Pay, pay
from mainphase.cards.words.costs import components
from mainphase.cards.words.doing import nothing, untap
from mainphase.cards.words.things import yours
from mainphase.cards.words.triggers import When


def phase_ability(
    part: str, *costs: n.Cost | str, must: bool = False, each_player: bool = False, only_if: n.Condition | None = None
) -> Pay:
    """Used once in that phase ("upkeep", "draw") of your turn, if you like or because you must; or so by each player.

    `phase_ability("draw", must=True, each_player=True).do(draw(1))`.
    """
    made = pay(*costs, only_if=only_if, per_turn=1, any_player=each_player)
    return Pay(made.costs, made.phrases, replace(made.rest, during=part, mandatory=must))


def phase_cost(
    part: str,
    *costs: n.Cost | str,
    otherwise: n.Effect,
    only_if: n.Condition | None = None,
    due: n.Condition | None = None,
) -> tuple[n.Ability, ...]:
    """Settled once in that phase of your turn: you pay and nothing happens, or you don't pay and this happens.
    `only_if`: when you may do without paying ("if you cannot"); `due`: when there is anything to pay at all.

    `phase_cost("upkeep", "{U}", otherwise=bury(this))`.
    """
    settling = replace(phase_ability(part, must=True).rest, phase_cost=True)
    return (
        replace(settling, cost=components(costs), modes=(n.Mode(nothing),), condition=due),
        replace(settling, modes=(n.Mode(otherwise),), condition=due if only_if is None else only_if),
    )


def untap_cost(part: str, *costs: n.Cost | str, what: n.Selector) -> n.Activated:
    """Untaps something in that phase of the turn of whoever controls it, as often as they pay."""
    return replace(pay(*costs, only_if=n.Fits(what, yours), any_player=True).do(untap(what)), during=part)


def at_the_end_of(part: str, of: n.Selector, if_: n.Condition | None = None) -> When:
    """As that phase ends, something happens; `if_` is asked then and again when it is played."""
    return When(n.EndOf(part, of), if_)


def bury(what: n.Selector) -> n.Destroy:
    """It goes to its owner's graveyard, and regeneration does not help."""
    return n.Destroy(what, regenerate=False)
