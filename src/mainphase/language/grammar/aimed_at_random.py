"""A target that is chosen at random among what it could be: "target creature an opponent controls chosen at random"."""

from __future__ import annotations

from typing import Final

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
from mainphase.language.syntax import InSentence, Phrase, like, phrase, the


def targets_at_random(words: str, what: Phrase, tail: str = " chosen at random") -> Targets:
    """One target, with the words that say so after it."""
    told = phrase(f"{{which}}{tail}", the.which, which=what)
    return Targets(words, 1, 1, InSentence(told, lambda said: tail in said), so={"at_random": True})


TARGET: Final = "target "
certain_objects.add(targets_at_random(TARGET, nouns.thing))
certain_players.add(targets_at_random(TARGET, target_player))
recipients.add(targets_at_random("", any_target))
phrase(
    "select {what}", like(n.Remember, what=the.what, save="chosen"), clauses,
    what=targets_at_random(TARGET, target_player, " at random"),
)  # fmt: skip
