""" "That much", "that many": the amount of the event that an ability waits for, and of nothing else.

Where no event tells an amount, or an instruction before told another, it would mean that; no node says so, and the
reading is refused.
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.codec import fields_of
from mainphase.kernel.keys import PlayerDeed
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar.clauses import steps_of

TELLING: Final = (
    n.DealsDamage, n.IsDealtDamage, n.PlayerIsDealtDamage, n.DamageIsPrevented, n.GainsLife, n.LosesLife,
    n.DiscardsCards, n.MillsCards, n.PlayerAttacks, n.CountersArePut, n.LastCounterRemoved, n.OneOrMore,
)  # fmt: skip
LOOKING: Final = (PlayerDeed.SCRIES, PlayerDeed.SURVEILS)  # at so many cards
# Instructions after which nothing but what they did could be "that many".
DOING: Final = (
    n.DealDamage, n.GainLife, n.LoseLife, n.Draw, n.Discard, n.Mill, n.Move, n.Destroy, n.Sacrifice, n.SacrificeIt,
    n.PutCounters, n.RemoveCounters, n.CreateToken, n.PayOrElse, n.Tap, n.Untap,
)  # fmt: skip


def says_that_much(node: Any) -> bool:
    """True if it says so, apart from abilities that are made or given, and from what follows prevented damage. But a
    reflexive ability knows what the ability around it waited for (CR 603.12).
    """
    if isinstance(node, tuple):
        return any(says_that_much(part) for part in node)
    if isinstance(node, n.Reflexive):
        return says_that_much(node.ability.modes)
    if isinstance(node, n.EventAmount):
        return True
    if isinstance(node, n.Node) and not isinstance(node, (n.Ability, n.CardDef, n.PreventDamage)):
        return any(says_that_much(getattr(node, name)) for name, _, _ in fields_of(type(node)))
    return False


def tells_amount(on: n.Trigger) -> bool:
    if isinstance(on, n.AnyOf):
        return all(tells_amount(one) for one in on.of)
    if isinstance(on, n.While):
        return tells_amount(on.on)
    if isinstance(on, n.PlayerDoes):
        return on.deed in LOOKING
    return isinstance(on, TELLING)


def is_clear(effect: n.Effect) -> bool:
    """True if nothing is done before that could be meant."""
    if isinstance(effect, n.PayOrElse):
        return not says_that_much((effect.paid, effect.otherwise)) or not any(
            isinstance(cost, n.PayLife) or getattr(cost, "count", 1) != 1 for cost in effect.cost
        )
    if isinstance(effect, n.Sequence):
        done = False
        for step in steps_of(effect):
            if says_that_much(step):
                if done or not is_clear(step):
                    return False
            elif isinstance(step, DOING):
                done = True
        return True
    if isinstance(effect, (n.May, n.If)):
        return is_clear(effect.then)
    return True


def compares_with_itself(on: n.Trigger) -> bool:
    """True if an event describes one thing by what it is about, which is not known before it has happened: "blocks a
    creature with lesser power".
    """
    if isinstance(on, n.While):
        return compares_with_itself(on.on)
    return any(
        isinstance(part, (n.PowerIs, n.ToughnessIs, n.ManaValueIs)) and n.ThatObject() in everything_in(part.than)
        for part in everything_in(on)
    )


DISCARDED_SO: Final = "for each card discarded this way"


def is_of_discarding(text: str, value: Any) -> bool:
    """False if so many cards are counted that nothing discarded: an event tells it, or an instruction before."""
    if DISCARDED_SO not in text:
        return True
    triggered = [part for part in everything_in(value) if isinstance(part, n.Triggered)]
    return all(isinstance(one.on, n.DiscardsCards) for one in triggered if says_that_much(one.modes))


def amounts_are_known(node: Any) -> bool:
    """True if every "that much" in these abilities is the amount of an event."""
    if isinstance(node, tuple):
        return all(amounts_are_known(part) for part in node)
    if isinstance(node, (n.SpellAbility, n.Activated)) and says_that_much(node.modes):
        return False
    if isinstance(node, n.Triggered) and compares_with_itself(node.on):
        return False
    if isinstance(node, n.Triggered) and node.on != n.WhenYouDo() and says_that_much(node.modes):
        if not tells_amount(node.on) or not all(is_clear(mode.effect) for mode in node.modes):
            return False
    if isinstance(node, n.Node):
        return all(amounts_are_known(getattr(node, name)) for name, _, _ in fields_of(type(node)))
    return True
