"""`why:` in play and `because:` in expectations, from YAML (see `parse`): what is asked, and the reasons expected."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from yaml.nodes import MappingNode, Node, ScalarNode

from mainphase.errors import OptionError
from mainphase.presentation.because import characteristic_named
from mainphase.saying.worded import fixed, worded
from mainphase.scenarios.model import Expectation
from mainphase.scenarios.reader import ScenarioReader
from mainphase.scenarios.yaml_tree import line_of, node_words

BECAUSE: Final = "because"
WHAT_IS_NEXT: Final = "next"  # what may happen next
RULE: Final = re.compile(r"[0-9]{3}(\.[0-9]+[a-z]*)?")
NOTHING_FORBIDS: Final = "nothing"
KEYS: Final = ["by", "rule", "value", "after", "text"]


@dataclass(frozen=True)
class ExpectedReason:
    """One reason that is expected: what it comes from, its rule, what is so after it, what it waited for, its words."""

    line: int
    by: str = ""
    rule: str = ""
    value: str = ""
    after: str = ""
    text: str = ""

    def __str__(self) -> str:
        said = (self.value, f"by {self.by}" if self.by else "", self.text, f"after {self.after}" if self.after else "")
        words = " ".join(filter(None, said))
        return f"{words} ({self.rule})" if words and self.rule else words or self.rule


Reasons = tuple[ExpectedReason, ...]


def parse_why(r: ScenarioReader, node: Node, because: Node | None) -> tuple[Expectation, ...]:
    """The questions of a `why:` entry: `next`, {player: what they would do}, {object: characteristic}."""
    asked: list[Expectation] = []
    if not isinstance(node, MappingNode):
        if r.text(node, "`why`") != WHAT_IS_NEXT:
            r.fail(
                node,
                worded(
                    "error-why-is-a-player",
                    "`why` is `{next}`, a player and what they would do, or an object and what is asked of it "
                    "(why: {{Grizzly Bears: power}}); found {node}",
                    next=WHAT_IS_NEXT,
                    node=node_words(node),
                ),
            )
        asked.append(Expectation(BECAUSE, line_of(node), "", None, WHAT_IS_NEXT))
    else:
        for who, at, value in r.mapping(node, "`why`"):
            for each in r.listed(value):
                asked.append(Expectation(BECAUSE, line_of(at), who, None, parse_question(r, who, at, each)))
    if because is None:
        return tuple(asked)
    if len(asked) > 1:
        r.fail(
            because,
            fixed(
                "error-because-answers-one-question-ask",
                "`because` answers one question; ask the others in entries of their own",
            ),
        )
    (one,) = asked
    return (Expectation(BECAUSE, line_of(because), one.who, parse_reasons(r, because), one.zone),)


def parse_because(r: ScenarioReader, node: Node) -> list[Expectation]:
    """`because: {Grizzly Bears: {power: [Humility]}, Alice: {cast Shock: "117.1a"}, next: ["504"]}` in an `expect`."""
    found: list[Expectation] = []
    for who, at, value in r.mapping(node, "`because`"):
        if who == WHAT_IS_NEXT:
            found.append(Expectation(BECAUSE, line_of(at), "", parse_reasons(r, value), WHAT_IS_NEXT))
            continue
        for _, inner, given in r.mapping(value, worded("error-because-of", "`because` of {who}", who=who)):
            asked = parse_question(r, who, at, inner)
            found.append(Expectation(BECAUSE, line_of(inner), who, parse_reasons(r, given), asked))
    return found


def parse_question(r: ScenarioReader, who: str, at: Node, node: Node) -> str:
    """A characteristic of an object, or what a player would do."""
    said = r.text(node, worded("error-what-is-asked", "what is asked of {who}", who=who))
    if who in r.players:
        return said
    r.known_name(at, who)
    try:
        return characteristic_named(said)
    except OptionError as error:
        r.fail(node, error.message)


def parse_reasons(r: ScenarioReader, node: Node) -> Reasons:
    """One reason, or several in their order; `nothing`: nothing forbids it."""
    if isinstance(node, ScalarNode) and node.value == NOTHING_FORBIDS:
        return ()
    listed = r.listed(node)
    if not listed:
        r.fail(
            node,
            worded(
                "error-because-is-a-reason",
                "`because` is a reason or a list of reasons, or `{nothing_forbids}`; found an empty list",
                nothing_forbids=NOTHING_FORBIDS,
            ),
        )
    return tuple(parse_reason(r, each) for each in listed)


def parse_reason(r: ScenarioReader, node: Node) -> ExpectedReason:
    """A rule's number; or words of the reason; or both, and what it comes from and leads to, as a mapping."""
    line = line_of(node)
    if not isinstance(node, MappingNode):
        if RULE.fullmatch(str(getattr(node, "value", ""))):
            return ExpectedReason(line, rule=r.citation(node, fixed("error-a-reason", "a reason")))
        return ExpectedReason(line, text=r.text(node, fixed("error-a-reason", "a reason")))
    given: dict[str, str] = {}
    for key, at, value in r.mapping(node, fixed("error-a-reason", "a reason")):
        if key not in KEYS:
            r.unknown(at, fixed("error-key-of-a-reason", "key of a reason"), key, KEYS)
        given[key] = r.citation(value, "`rule`") if key == "rule" else r.text(value, f"`{key}`")
    return ExpectedReason(line, **given)
