"""Several targets in the graveyard of a player who is aimed at, too: "X target cards from target player's graveyard"
(CR 601.2c). The player is aimed at first.
"""

from __future__ import annotations

from typing import Any

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import WHOSE_PLACE
from mainphase.language.grammar import nouns
from mainphase.language.grammar.discourse import conjunction, conjuncts
from mainphase.language.grammar.objects import MANY_FORMS, Targets, certain_objects, target_player
from mainphase.language.grammar.one_graveyard import THERE
from mainphase.language.syntax import DECLINED, Mapped, Phrase, phrase, the


def in_theirs(told: Any) -> Any:
    which, player = told
    if any(isinstance(part, WHOSE_PLACE) for part in conjuncts(which)):
        return DECLINED
    return conjunction((*conjuncts(which), THERE, n.OwnedBy(player)))


def whose_they_are(which: Any) -> Any:
    parts = conjuncts(which)
    owner = parts[-1].who if parts and isinstance(parts[-1], n.OwnedBy) else None
    told = (conjunction(parts[:-2]), owner)
    return told if isinstance(owner, n.Target) and in_theirs(told) == which else DECLINED


def in_their_graveyard(noun: Phrase) -> Phrase:
    whoever = Targets("target ", 1, 1, target_player)
    told = phrase("{which} from {player}'s graveyard", (the.which, the.player), which=noun, player=whoever)
    return Mapped(told, in_theirs, whose_they_are)


# The player is aimed at first.
for words, least, most, amount in MANY_FORMS:
    certain_objects.add(Targets(words, least, most, in_their_graveyard(nouns.cards), amount=amount, within=1))
certain_objects.add(Targets("target ", 1, 1, in_their_graveyard(nouns.card), within=1))
certain_objects.add(Targets("up to one target ", 0, 1, in_their_graveyard(nouns.card), within=1))
