"""Several targets that all are in the same graveyard: "up to three target cards from a single graveyard"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.language.grammar import nouns
from mainphase.language.grammar.discourse import conjunction, conjuncts
from mainphase.language.grammar.objects import MANY_FORMS, Targets, certain_objects
from mainphase.language.syntax import DECLINED, Choice, Mapped, PhraseContext, phrase, the

THERE: Final = n.InZone(Zone.GRAVEYARD)


def in_it(which: Any) -> Any:
    parts = conjuncts(which)
    return DECLINED if any(isinstance(part, (n.InZone, n.OwnedBy)) for part in parts) else conjunction((*parts, THERE))


def without_one_graveyard(which: Any) -> Any:
    parts = conjuncts(which)
    return conjunction(tuple(part for part in parts if part != THERE)) if THERE in parts else DECLINED


in_one: Final = Choice("cards from a single graveyard")
phrase("{which} from a single graveyard", the.which, in_one, which=Mapped(nouns.cards, in_it, without_one_graveyard))


class InOneGraveyard(Targets):
    """Such targets, which one player owns."""

    def phrase_of(self, value: Any, known: PhraseContext) -> n.TargetPhrase:
        return replace(super().phrase_of(value, known), of_one_player=True)

    def held(self, target: n.TargetPhrase, known: PhraseContext) -> Any:
        return super().held(replace(target, of_one_player=False), known) if target.of_one_player else None


for words, least, most, amount in MANY_FORMS:
    certain_objects.add(InOneGraveyard(words, least, most, in_one, amount=amount))
