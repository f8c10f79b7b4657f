"""What happens later only if something is so then: "return it at the beginning of the next end step if ~ is still
on the battlefield". It is asked as it is done.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.changed import delayed_mode
from mainphase.language.grammar.clauses import sentences
from mainphase.language.grammar.effects.control_flow import instruction_of, next_times, whether_last
from mainphase.language.syntax import DECLINED, Mapped, phrase, the


def later_if(told: Any) -> Any:
    mode, on, condition = told
    asked = replace(mode, effect=n.If(condition, mode.effect))
    return n.Delayed(n.Triggered(on, (asked,)))


def told_later_if(delayed: Any) -> Any:
    ability = delayed.ability
    effect = ability.modes[0].effect if len(ability.modes) == 1 else None
    if not isinstance(effect, n.If) or effect.otherwise is not None:
        return DECLINED
    told = (replace(ability.modes[0], effect=effect.then), ability.on, effect.condition)
    return told if later_if(told) == delayed else DECLINED


asked_then: Final = phrase(
    "{mode} {on} if {condition}", (the.mode, the.on, the.condition), on=next_times, mode=instruction_of,
    condition=delayed_mode(whether_last), fits=lambda told: not told[0].targets,
)  # fmt: skip
sentences.add(Mapped(asked_then, later_if, told_later_if, n.Delayed))
