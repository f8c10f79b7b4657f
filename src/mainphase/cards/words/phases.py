"""What cards of the Fifth Edition do in a phase of the turn."""

from dataclasses import replace

from mainphase.cards import nodes as n
from mainphase.cards.words.abilities import Pay, pay
from mainphase.cards.words.things import your_turn


def phase_ability(part: str, *costs: n.Cost | str, must: bool = False, each_player: bool = False) -> Pay:
    """Used once in that phase ("upkeep", "draw") of your turn, if you like or because you must; or so by each player.

    `phase_ability("draw", must=True, each_player=True).do(draw(1))`.
    """
    made = pay(*costs, only_if=your_turn, per_turn=1, any_player=each_player)
    return Pay(made.costs, made.phrases, replace(made.rest, during=part, mandatory=must))
