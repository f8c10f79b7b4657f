"""Words for targets and modes (CR 115, 700.2).

`targeting(any_target).do(damage(3, to=target))`
"""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType
from mainphase.cards.words.doing import in_turn
from mainphase.cards.words.things import amount, each_opponent, each_player, is_a

# CR 115.4: a creature, a player, a planeswalker or a battle.
any_target = n.TargetPhrase(
    n.OfType(CardType.CREATURE | CardType.PLANESWALKER | CardType.BATTLE), each_player, words="any target"
)

a_player = n.TargetPhrase(None, each_player, words="target player")
an_opponent = n.TargetPhrase(None, each_opponent, words="target opponent")
opponent_or_planeswalker = n.TargetPhrase(
    n.OfType(CardType.PLANESWALKER), each_opponent, words="target opponent or planeswalker"
)


def up_to(how_many: int, *which: n.Filter) -> n.TargetPhrase:
    return n.TargetPhrase(is_a(*which), at_least=0, at_most=how_many)


def any_targets_dividing(how_much: int, at_most: int) -> n.TargetPhrase:
    """One or more targets among which an amount is divided (CR 601.2d)."""
    return n.TargetPhrase(
        any_target.which, each_player, 1, at_most, amount(how_much), f"one to {at_most} targets, divided"
    )


def phrase(what: n.Filter | n.TargetPhrase) -> n.TargetPhrase:
    return what if isinstance(what, n.TargetPhrase) else n.TargetPhrase(what)


# --- Modes


def do(*effects: n.Effect) -> n.Mode:
    """Makes a mode of these effects, one after another, without targets."""
    return n.Mode(in_turn(*effects))


class Targeting:
    """Targets named, waiting for what is done to them."""

    def __init__(self, phrases: tuple[n.TargetPhrase, ...]) -> None:
        self.phrases = phrases

    def do(self, *effects: n.Effect) -> n.Mode:
        return n.Mode(in_turn(*effects), self.phrases)


def targeting(*what: n.Filter | n.TargetPhrase) -> Targeting:
    """`targeting(any_target).do(damage(3, to=target))`; the second one is `second_target`."""
    return Targeting(tuple(phrase(w) for w in what))


def choose_one(*modes: n.Mode) -> n.SpellAbility:
    """CR 700.2."""
    return n.SpellAbility(modes)
