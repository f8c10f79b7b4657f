"""Targets that another player chooses: "target permanent of their choice", "any target of an opponent's choice" (CR
601.2c).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.discourse import conjunction, conjuncts, discourse_of
from mainphase.language.grammar.objects import Targets, any_target, certain_objects, recipients
from mainphase.language.syntax import (
    DECLINED,
    InSentence,
    Mapped,
    Phrase,
    PhraseContext,
    Reading,
    SourceText,
    phrase,
    the,
)


class TargetsOfOthers(Targets):
    """A target that another player chooses: an opponent, or the player who is spoken of."""

    def __init__(
        self, words: str, what: Phrase, another: bool = False, by: n.Selector | None = None, own: bool = False
    ) -> None:
        super().__init__(words, 1, 1, what, another)
        self.by = by
        self.own = own  # whoever chooses controls it

    def chooser(self, known: PhraseContext) -> n.Selector | None:
        """Who is meant by "their"."""
        memory = discourse_of(known)
        if self.by is not None:
            return self.by
        if memory.subject_player and memory.subject != n.You():
            return memory.subject
        players = [m.what for m in memory.mentions if m.player and m.one]
        return players[-1] if players else None

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        return super().parse(source, at, context) if self.chooser(context) is not None else []

    def phrase_of(self, value: Any, known: PhraseContext) -> n.TargetPhrase:
        return replace(super().phrase_of(value, known), chosen_by=self.chooser(known), of_chooser=self.own)

    def held(self, target: n.TargetPhrase, known: PhraseContext) -> Any:
        if target.chosen_by is None or target.of_chooser != self.own:
            return None
        return super().held(replace(target, chosen_by=None, of_chooser=False), known)


MINE: Final = n.ControlledBy(n.You())
# What else is told of it stands behind that.
TOLD_AFTER: Final[tuple[tuple[str, Phrase, tuple[n.Filter, ...]], ...]] = (
    ("", nouns.thing, ()),
    (" you don't control", nouns.permanent, (n.Not(MINE),)),
    (" from your graveyard", nouns.card, (n.InZone(n.Zone.GRAVEYARD), n.OwnedBy(n.You()))),
)


def of_their_choice(choice: str, noun: Phrase, after: str, so: tuple[n.Filter, ...]) -> Phrase:
    """A noun, whose choice it is, and what else it is."""

    def to(which: Any) -> Any:
        return conjunction((*conjuncts(which), *so))

    def back(which: Any) -> Any:
        parts = conjuncts(which)
        return conjunction(parts[: -len(so)]) if parts[-len(so) :] == so else DECLINED

    told = phrase(f"{{which}} of {choice} choice{after}", the.which, which=noun)
    return InSentence(Mapped(told, to, back) if so else told, lambda words: " choice" in words)


THEIRS: Final = (n.ControlledBy(n.EachOpponent()),)
of_their_own: Final = of_their_choice("an opponent's", nouns.permanent, " they control", THEIRS)
certain_objects.add(TargetsOfOthers("target ", of_their_own, False, n.EachOpponent(), True))
# "Of your choice", where another's is told of beside it: that says no more.
certain_objects.add(
    Targets(
        "target ", 1, 1,
        InSentence(
            phrase("{which} of your choice", the.which, which=nouns.permanent),
            lambda words: " of your choice" in words and " of an opponent's choice" in words,
        ),
    )
)  # fmt: skip
for choice, chosen_by in (("their", None), ("an opponent's", n.EachOpponent())):
    for after, noun, so in TOLD_AFTER:
        for words, another in (("target ", False), ("another target ", True)):
            certain_objects.add(TargetsOfOthers(words, of_their_choice(choice, noun, after, so), another, chosen_by))
    recipients.add(TargetsOfOthers("", of_their_choice(choice, any_target, "", ()), False, chosen_by))
