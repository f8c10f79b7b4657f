"""The dates under whose rules something in a scenario stands: `under: fifth`, `under: since dominaria`."""

from __future__ import annotations

import re
from typing import Final

from yaml.nodes import Node

from mainphase.errors import MainphaseError
from mainphase.rules.timeline import date_of
from mainphase.saying.worded import commas, fixed, worded
from mainphase.scenarios.model import DateSpan, Under
from mainphase.scenarios.reader import ScenarioReader

SPAN: Final = re.compile(r"(?:since (?P<since>\S+))?(?: ?before (?P<before>\S+))?|(?P<on>\S+)")
ALLOWED: Final = fixed(
    "error-it-takes-a-date",
    "it takes a date or an edition, `since RULES`, `before RULES`, or `since RULES before RULES`",
)


def parse_under(r: ScenarioReader, node: Node) -> Under:
    """The dates of an entry: one of these, or a list of them."""
    spans = tuple(parse_span(r, each, r.text(each, "`under`")) for each in r.listed(node))
    if not spans:
        r.fail(node, worded("error-under-is-an-empty-list", "`under` is an empty list; {allowed}", allowed=ALLOWED))
    return spans


def parse_span(r: ScenarioReader, node: Node, text: str) -> DateSpan:
    """One span of dates, of which the scenario is played under one at least."""
    found = SPAN.fullmatch(" ".join(text.split()))
    if found is None:
        r.fail(node, worded("error-under-of", "`under` of {text}: {allowed}", text=repr(text), allowed=ALLOWED))
    said: dict[str, str] = {}
    for key, rules in found.groupdict(default="").items():
        try:
            said[key] = date_of(rules) if rules else ""
        except MainphaseError as error:
            r.fail(node, error.message)
    span = DateSpan(**said)
    if not any(span.has(date) for date in r.rules):
        r.fail(
            node,
            worded(
                "error-the-scenario-is-not-played-under",
                "the scenario is not played under the rules of {text}; its `rules` are {rules}",
                text=text,
                rules=commas(r.rules),
            ),
        )
    return span
