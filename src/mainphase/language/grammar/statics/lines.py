"""The choice that static effects are added to, and how they stand in lines: with or without a condition."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.conditions import conditions
from mainphase.language.grammar.statics.predicates import predicated
from mainphase.language.grammar.stops import Stopped
from mainphase.language.syntax import DECLINED, Choice, Mapped, phrase, the

statics: Final = Choice("what is so")  # tuples of effects, each sentence without its full stop
statics.add(predicated)
one_static: Final = Choice("what is so")  # single effects
statics.add(Mapped(one_static, lambda effect: (effect,), lambda held: held[0] if len(held) == 1 else DECLINED, tuple))
static_abilities: Final = Choice("a static ability")  # tuples


def placed(effect: n.StaticEffect, condition: n.Condition | None = None) -> n.Static:
    """The ability with where it works: what is said of this as a spell holds on the stack (CR 113.6g)."""
    zone = n.Zone.STACK if effect == n.CantBeCountered(n.IsThis()) else n.Zone.BATTLEFIELD
    return n.Static(effect, condition, zone)


def under(held: Any) -> Any:
    """The abilities that hold under a condition."""
    return tuple(placed(effect, held[1]) for effect in held[0])


def held_under(abilities: Any) -> Any:
    if not abilities or not all(isinstance(a, n.Static) for a in abilities):
        return DECLINED
    condition = abilities[0].condition
    if condition is None or any(a != placed(a.effect, condition) for a in abilities):
        return DECLINED
    return tuple(a.effect for a in abilities), condition


def plainly(effects: Any) -> Any:
    return tuple(placed(effect) for effect in effects)


def just_effects(abilities: Any) -> Any:
    if not all(isinstance(a, n.Static) and a == placed(a.effect) for a in abilities):
        return DECLINED
    return tuple(a.effect for a in abilities)


def negated(condition: Any) -> Any:
    return n.Negated(condition)


def denied(condition: Any) -> Any:
    return condition.of if isinstance(condition, n.Negated) else DECLINED


def line(template: str, value: Any, also: bool = False, **slots: Any) -> None:
    static_abilities.add(Mapped(Stopped(phrase(template, value, also=also, **slots)), under, held_under, tuple))


EFFECTS: Final = (the.effect, the.condition)
static_abilities.add(Mapped(Stopped(statics), plainly, just_effects, tuple))
line("{effect} as long as {condition}", EFFECTS, effect=statics, condition=conditions)
line("as long as {condition}, {effect}", EFFECTS, effect=statics, condition=conditions, also=True)
line("{effect} if {condition}", EFFECTS, effect=statics, condition=conditions, also=True)
line("if {condition}, {effect}", EFFECTS, effect=statics, condition=conditions, also=True)
line("{effect} unless {condition}", EFFECTS, effect=statics, condition=Mapped(conditions, negated, denied))
phrase("during your turn", n.IsYourTurn(), your_turn := Choice("whose turn it is"))
line("{condition}, {effect}", EFFECTS, effect=statics, condition=your_turn, also=True)
