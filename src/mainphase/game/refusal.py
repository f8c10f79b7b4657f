"""Why something is not allowed, as the library tells it."""

from __future__ import annotations

from dataclasses import dataclass

from mainphase.errors import IllegalOption
from mainphase.saying.worded import with_rule, worded


@dataclass(frozen=True)
class Refusal:
    """Why something is not allowed: the rule, the object or effect responsible, and a sentence.

    >>> why = game.why_not("play Forest")
    >>> why.rule, why.text
    ('116.2a', "Alice cannot play Forest now: it is not a land card in Alice's hand")
    """

    rule: str
    text: str
    concept: str
    source: int = 0

    def __str__(self) -> str:
        if self.rule:
            return worded("refusal-with-rule", "{text} ({rule}).", text=self.text, rule=self.rule)
        return worded("refusal-sentence", "{text}.", text=self.text)

    def __repr__(self) -> str:
        return f"<Refusal: {self}>"


class Refused(IllegalOption):
    """Raised by `apply` for something that the rules forbid now. `refusal` says why."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        rule = refusal.rule if refusal is not None else ""
        super().__init__(with_rule(message, rule), rule=rule)
        self.refusal = refusal
