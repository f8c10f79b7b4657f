"""A target that is chosen at random among what it could be: "target creature an opponent controls chosen at random"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.objects import (
    Targets,
    any_target,
    certain_objects,
    certain_players,
    recipients,
    target_player,
)
from mainphase.language.syntax import InSentence, Phrase, PhraseContext, like, phrase, the


class TargetsAtRandom(Targets):
    """One target, with the words that say so after it."""

    def __init__(self, words: str, what: Phrase, tail: str = " chosen at random") -> None:
        told = phrase(f"{{which}}{tail}", the.which, which=what)
        super().__init__(words, 1, 1, InSentence(told, lambda said: tail in said))

    def phrase_of(self, value: Any, known: PhraseContext) -> n.TargetPhrase:
        return replace(super().phrase_of(value, known), at_random=True)

    def held(self, target: n.TargetPhrase, known: PhraseContext) -> Any:
        return super().held(replace(target, at_random=False), known) if target.at_random else None


TARGET: Final = "target "
certain_objects.add(TargetsAtRandom(TARGET, nouns.thing))
certain_players.add(TargetsAtRandom(TARGET, target_player))
recipients.add(TargetsAtRandom("", any_target))
phrase(
    "select {what}", like(n.Remember, what=the.what, save="chosen"), clauses,
    what=TargetsAtRandom(TARGET, target_player, " at random"),
)  # fmt: skip
