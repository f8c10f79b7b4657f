"""Why an entry can't be done now: the concepts that forbid it, each with its rule on the date played."""

from __future__ import annotations

from dataclasses import dataclass

from mainphase.kernel.state.refusal import refusal_concept, source_of
from mainphase.kernel.state.state import State
from mainphase.presentation.refusal_details import source_name
from mainphase.presentation.refusal_words import THAT, cannot_now, plain_reason, reason
from mainphase.rules.law import Rules
from mainphase.saying.worded import commas, with_rule


@dataclass(frozen=True)
class Why:
    """One reason. `source` is the object or effect that makes it so, if one does."""

    concept: int
    source: int = 0
    text: str = ""


Reasons = tuple[Why, ...]
DONE: Reasons = ()


def packed(g: State, why: int, who: str, action: str, it: str, *, more: str = "") -> Why:
    """A kernel predicate's answer as a reason: "Alice cannot play Forest now: they have already played a land"."""
    concept = refusal_concept(why)
    day = g.rules.date
    said = reason(concept, day, it=it, who=who, source=source_name(g, why), other=THAT, more=more)
    said = said if said.strip() else plain_reason(concept, day)
    return Why(concept, source_of(why), cannot_now(who, action, said))


def rule_matches(asked: str, rule: str) -> bool:
    """A rule matches itself and its sub-rules: 305.2 accepts 305.2a, and not 305.20."""
    if asked == rule:
        return True
    if not rule.startswith(asked):
        return False
    rest = rule[len(asked) :]
    return rest[0] == "." or (rest[0].isalpha() and asked[-1].isdigit())


def rule_numbers(law: Rules, concept: int) -> tuple[str, ...]:
    """Every rule that a concept is cited as."""
    if not concept:
        return ()
    return tuple(n for n in (law.number(concept), *law.also(concept)) if n)


def any_matches(asked: tuple[str, ...], law: Rules, reasons: Reasons) -> bool:
    """True if one of the rules asked for is among the reasons; none asked for: any reason will do."""
    if not asked:
        return True
    return any(rule_matches(a, number) for why in reasons for number in rule_numbers(law, why.concept) for a in asked)


def reasons_text(law: Rules, reasons: Reasons) -> str:
    """The reasons in words, the first one foremost."""
    out: list[str] = []
    for why in reasons:
        rule = law.number(why.concept) if why.concept else ""
        words = why.text or plain_reason(why.concept, law.date)
        text = with_rule(words, rule)
        if text not in out:
            out.append(text)
    return commas(out, "; ")
