"""Targets that another player chooses: "target permanent of their choice", "any target of an opponent's choice" (CR
601.2c).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import YOU_CONTROL
from mainphase.language.grammar import nouns
from mainphase.language.grammar.discourse import conjunction, conjuncts, discourse_of
from mainphase.language.grammar.objects import Targets, any_target, certain_objects, described, recipients
from mainphase.language.syntax import (
    DECLINED,
    InSentence,
    Mapped,
    Phrase,
    PhraseContext,
    Within,
    phrase,
    the,
)


def whoever_they_are(known: PhraseContext) -> n.Selector | None:
    """Who is meant by "their"."""
    memory = discourse_of(known)
    if memory.subject_player and memory.subject != n.You():
        return memory.subject
    players = [m.what for m in memory.mentions if m.player and m.one]
    return players[-1] if players else None


def an_opponent(_: PhraseContext) -> n.Selector | None:
    return n.EachOpponent()


def chosen_by_other(of: Phrase, who: Callable[[PhraseContext], n.Selector | None]) -> Phrase:
    """What is told of a target that such a player chooses, if there is one."""

    def before(known: PhraseContext) -> PhraseContext | None:
        return None if who(known) is None else known

    def seen(told: Any, known: PhraseContext) -> Any:
        target = told if isinstance(told, n.TargetPhrase) else n.TargetPhrase(told)
        return replace(target, chosen_by=who(known))

    def back(value: Any, known: PhraseContext) -> Any:
        if not isinstance(value, n.TargetPhrase) or value.chosen_by != who(known):
            return DECLINED
        return described(replace(value, chosen_by=None))

    return Within(of, before, seen=seen, back=back)


# What else is told of it stands behind that.
TOLD_AFTER: Final[tuple[tuple[str, Phrase, tuple[n.Filter, ...]], ...]] = (
    ("", nouns.thing, ()),
    (" you don't control", nouns.permanent, (n.Not(YOU_CONTROL),)),
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
certain_objects.add(Targets("target ", 1, 1, chosen_by_other(of_their_own, an_opponent), so={"of_chooser": True}))
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
for choice, who in (("their", whoever_they_are), ("an opponent's", an_opponent)):
    for after, noun, so in TOLD_AFTER:
        told = chosen_by_other(of_their_choice(choice, noun, after, so), who)
        certain_objects.add(Targets("target ", 1, 1, told))
        certain_objects.add(Targets("another target ", 1, 1, told, True))
    recipients.add(Targets("", 1, 1, chosen_by_other(of_their_choice(choice, any_target, "", ()), who)))
