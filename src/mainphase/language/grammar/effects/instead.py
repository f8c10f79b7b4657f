"""Something that is done instead under a condition: "…. Draw three cards instead if …" (CR 614.15 has the word; as an
instruction it is a choice between two).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import CREATING
from mainphase.language.grammar.changed import not_done, not_yet
from mainphase.language.grammar.clauses import clause, plain_sentence, sentences, sequence_of, steps_of
from mainphase.language.grammar.comparisons import whether
from mainphase.language.grammar.conditions import conditions
from mainphase.language.grammar.effects.control_flow import aims_alike, targets_in, unless_paid
from mainphase.language.grammar.effects.tokens import numbers
from mainphase.language.syntax import DECLINED, Choice, InSentence, InText, Mapped, like, phrase, the

INSTEAD: Final = like(n.If, condition=the.condition, then=the.do, otherwise=the.otherwise)


def of_a_kind(choice: Any) -> bool:
    """It replaces an instruction of its own kind, so there is no doubt which."""
    alike = type(choice.then) is type(choice.otherwise) or of_one_target(choice)
    return alike and aims_alike(choice) and is_dealt_alike(choice)


def is_dealt_alike(choice: Any) -> bool:
    """True unless something else would deal the damage: "it" is what has dealt it until then."""
    both = (choice.then, choice.otherwise)
    return not all(isinstance(one, n.DealDamage) for one in both) or both[0].source == both[1].source


def of_one_target(choice: Any) -> bool:
    """True if both are done to the one target that there is."""
    return targets_in(choice.then) == targets_in(choice.otherwise) and len(targets_in(choice.then)) == 1


for joint in (". ", ".\n"):
    phrase(
        f"{{otherwise}}{joint}{{do}} instead if {{condition}}",
        INSTEAD, sentences, otherwise=not_yet(clause), do=clause, condition=conditions, fits=of_a_kind, parse_only=True,
    )  # fmt: skip
for form in ("if {condition}, {do} instead", "if {condition}, instead {do}"):
    phrase(
        f"{{otherwise}}.\n{form}",
        INSTEAD, sentences, otherwise=not_yet(clause), condition=conditions, do=clause, fits=of_a_kind, parse_only=True,
    )  # fmt: skip

# --- "If you win, you may put that creature on top of its owner's library instead": of the last thing that was told

may_instead: Final = Choice("what may be done instead")
phrase(
    "{told}. if {condition}, you may {do} instead", (the.told, the.condition, the.do), may_instead,
    told=not_yet(plain_sentence), condition=conditions, do=clause,
)  # fmt: skip


def chosen_instead(told: Any) -> Any:
    steps = steps_of(told[0])
    last = steps[-1]
    choice = n.If(told[1], n.May(told[2], otherwise=last), last)
    return sequence_of((*steps[:-1], choice)) if is_of_the_same(told[2], last) else DECLINED


def is_of_the_same(one: Any, other: Any) -> bool:
    """True if both move the same."""
    return isinstance(one, n.Move) and isinstance(other, n.Move) and one.what == other.what


def told_before(effect: Any) -> Any:
    steps = steps_of(effect)
    choice = steps[-1] if steps else None
    if not isinstance(choice, n.If) or choice.otherwise is None or not isinstance(choice.then, n.May):
        return DECLINED
    told = (sequence_of((*steps[:-1], choice.otherwise)), choice.condition, choice.then.then)
    return told if chosen_instead(told) == effect else DECLINED


sentences.of.insert(0, InText(Mapped(may_instead, chosen_instead, told_before), " instead"))

# --- "Create five of those tokens instead": the tokens are told once

so_many_instead: Final = Choice("more tokens")
for joint in (". ", ".\n", " "):  # a full stop may stand in quotation marks
    for form in (
        "if {condition}, create {amount} of those tokens instead",
        "if {condition}, instead create {amount} of those tokens",
        "create {amount} of those tokens instead if {condition}",
    ):
        phrase(
            f"{{otherwise}}{joint}{form}", (the.otherwise, the.condition, the.amount), so_many_instead,
            otherwise=not_done(clause), condition=whether, amount=numbers, parse_only=joint == " ",
        )  # fmt: skip


def more_of_them(told: Any) -> Any:
    otherwise, condition, amount = told
    if not isinstance(otherwise, CREATING):
        return DECLINED
    return n.If(condition, replace(otherwise, amount=amount), otherwise)


def told_once(choice: Any) -> Any:
    fewer, more = choice.otherwise, choice.then
    if not isinstance(fewer, CREATING) or not isinstance(more, CREATING):
        return DECLINED
    told = (fewer, choice.condition, more.amount)
    return told if more_of_them(told) == choice else DECLINED


sentences.add(Mapped(so_many_instead, more_of_them, told_once, n.If))

# --- What is done without asking who may pay: "counter that spell instead"


def unpaid_anyhow(choice: Any) -> bool:
    """True if what is done instead is what a payment would have stopped."""
    return isinstance(choice.otherwise, n.PayOrElse) and choice.then == choice.otherwise.otherwise


unless_somebody_pays: Final = InSentence(not_yet(unless_paid), lambda told: " unless " in told)
for joint in (". ", ".\n"):
    for form in ("if {condition}, {do} instead", "if {condition}, instead {do}", "{do} instead if {condition}"):
        phrase(
            f"{{otherwise}}{joint}{form}", INSTEAD, sentences, otherwise=unless_somebody_pays, condition=conditions,
            do=clause, fits=unpaid_anyhow, parse_only=(joint, form[-1]) != (". ", "d"),
        )  # fmt: skip
