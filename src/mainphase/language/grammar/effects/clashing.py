"""Clashes, and what follows from them (CR 701.30)."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import ONE
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.conditions import conditions
from mainphase.language.grammar.discourse import Mention, mentioning
from mainphase.language.grammar.objects import certain_players
from mainphase.language.syntax import PhraseContext, like, phrase, the

OTHER: Final = n.Saved("clashed with")


def clashed_with(known: PhraseContext, _: n.Clash) -> PhraseContext:
    """ "That player" is the other one."""
    return mentioning(known, Mention(OTHER, ("player", "opponent"), player=True)).agreeing(False)


phrase("clash with an opponent", n.Clash(), clauses, then=clashed_with)
phrase("clash with {who}", like(n.Clash, against=the.who), clauses, who=certain_players, then=clashed_with)
phrase("you win", n.Compare(n.SizeOf(n.Saved("won the clash")), ">=", ONE), conditions)
