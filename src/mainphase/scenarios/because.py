"""Why is it so, in a scenario: the reasons are told in the transcript, and compared with those that it expects.

The answers come from where the table, the terminal and the library have them: `why_is`, `why_not`, `what_next`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from mainphase.cards.names import folded
from mainphase.kernel.what_happens import EventName
from mainphase.presentation.because import why_is
from mainphase.presentation.names import object_name
from mainphase.presentation.refusals import why_not
from mainphase.presentation.what_next import what_next
from mainphase.rules.concepts import concept_name, concept_of
from mainphase.rules.law import Rules
from mainphase.saying.worded import commas, fixed, put_together, with_rule, worded
from mainphase.scenarios.drive import ScenarioGame
from mainphase.scenarios.known_names import same_name
from mainphase.scenarios.model import Expectation
from mainphase.scenarios.parse_because import WHAT_IS_NEXT, ExpectedReason
from mainphase.scenarios.why import rule_matches, rule_numbers


@dataclass(frozen=True)
class ReasonFound:
    """One reason as it was found: its words, its concept and rule, what it comes from, what is so after it."""

    text: str
    concept: str
    rule: str
    by: str = ""
    value: str = ""
    waited_for: tuple[str, ...] = ()
    more: str = ""

    def __str__(self) -> str:
        return with_rule(put_together(self.text, f", {self.more}" if self.more else ""), self.rule)


@dataclass(frozen=True)
class AnswerFound:
    """The answer to a question: a sentence, and its reasons in their order."""

    says: str
    reasons: tuple[ReasonFound, ...]

    def __str__(self) -> str:
        reasons = commas((str(each) for each in self.reasons), "; ")
        return put_together(self.says, ": ", reasons) if self.reasons else self.says


def answer_question(t: ScenarioGame, x: Expectation) -> AnswerFound:
    """The answer to what a `why:` or a `because:` asks. Raises ScenarioError if it is about nothing that is there."""
    if x.zone == WHAT_IS_NEXT:
        found = [ReasonFound(each.text, each.concept, each.rule) for each in what_next(t.g).things]
        return AnswerFound(fixed("found-what-happens-next", "what happens next"), tuple(found))
    return refusal_found(t, x) if x.who in t.names.players else reasons_found(t, x)


def refusal_found(t: ScenarioGame, x: Expectation) -> AnswerFound:
    """Why a player cannot do something now; no reasons if they can."""
    seat = t.scenario.seat(x.who)
    found = why_not(t.g, in_notation(t, x.zone), seat)
    if found is None:
        return AnswerFound(
            worded("found-nothing-forbids-to", "nothing forbids {who} to {zone}", who=x.who, zone=x.zone), ()
        )
    concept, source, said = found
    by = object_name(t.g, source) if source > 0 else ""
    reason = ReasonFound(said, concept_name(concept), t.g.rules.number(concept), by)
    return AnswerFound(worded("found-why-cannot", "why {who} cannot {zone}", who=x.who, zone=x.zone), (reason,))


def in_notation(t: ScenarioGame, text: str) -> str:
    """What a player would do, with the names that the scenario gave replaced by those that the table has."""
    for alias in sorted(t.names.aliases, key=len, reverse=True):
        label = object_name(t.g, t.names.current(t.g, alias))
        text = label.join(re.split(rf"\b{re.escape(alias)}\b", text))
    return text


def reasons_found(t: ScenarioGame, x: Expectation) -> AnswerFound:
    """Why a characteristic of an object is what it is. Raises ScenarioError if there is no such object."""
    g = t.g
    oid = named_in_scenario(t, x.who, x.line)
    if not oid:
        raise t.fail(
            x.line,
            worded(
                "error-there-is-no-whose",
                "there is no {who} whose {zone} could be asked about",
                who=x.who,
                zone=x.zone,
            ),
        )
    found = why_is(g, oid, x.zone)
    steps = [
        ReasonFound(
            step.told,
            step.concept,
            step.rule,
            step.by or step.how,
            step.value,
            step.waited_for,
            step.cited.removeprefix(step.rule).removeprefix(", "),
        )
        for step in found.steps
    ]
    return AnswerFound(worded("found-why", "why {says}", says=found.says), tuple(steps))


def named_in_scenario(t: ScenarioGame, name: str, line: int) -> int:
    """The object of a name, on the battlefield or the stack before others; 0: there is none. Raises ScenarioError if it
    could be several.
    """
    g = t.g
    places = [*g.battlefield, *g.phased_out, *g.stack, *g.exile, *g.command]
    cards = [oid for p in g.players for oid in (*p.hand, *p.graveyard)]
    return t.the_one(g, name, places, line) or t.the_one(g, name, cards, line)


def tell_answer(t: ScenarioGame, x: Expectation) -> None:
    """The answer stands in the transcript, with each reason's rule beside it."""
    found = answer_question(t, x)
    t.g.note(EventName.EXPLAINED, 0, word=put_together(found.says, ":") if found.reasons else found.says)
    for each in found.reasons:
        said = put_together("– ", each.text, f" ({each.more})" if each.more else "")
        t.g.note(EventName.EXPLAINED, concept_of(each.concept) if each.concept else 0, word=said)


def expect_because(t: ScenarioGame, x: Expectation) -> tuple[str, str] | None:
    """The reasons that are expected are among those found, in their order; none are expected: there is none."""
    assert isinstance(x.value, tuple)
    found = answer_question(t, x)
    subject = f"{x.who} {x.zone}".strip()
    if not x.value:
        return (
            None
            if not found.reasons
            else (worded("found-nothing-to-forbid", "nothing to forbid {subject}", subject=subject), str(found))
        )
    rest = iter(found.reasons)
    for wanted in x.value:
        if not any(is_expected_reason(t.g.rules, wanted, each) for each in rest):
            return worded(
                "found-subject-because",
                "{subject} because: {reasons}",
                subject=subject,
                reasons=commas((str(each) for each in x.value), "; "),
            ), str(found)
    return None


def is_expected_reason(law: Rules, wanted: ExpectedReason, found: ReasonFound) -> bool:
    """True if a reason that was found is the one expected."""
    rules = rule_numbers(law, concept_of(found.concept)) if found.concept else ()
    if wanted.rule and not any(rule_matches(wanted.rule, rule) for rule in rules):
        return False
    if wanted.by and not same_name(wanted.by, found.by) and folded(wanted.by) != folded(found.by):
        return False
    if wanted.value and folded(wanted.value) != folded(found.value):
        return False
    if wanted.after and not any(same_name(wanted.after, each) for each in found.waited_for):
        return False
    said = folded(wanted.text)
    return said in folded(found.text) or said == folded(found.rule)  # in 1997 a section's title
