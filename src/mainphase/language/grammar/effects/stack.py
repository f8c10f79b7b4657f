"""Spells and abilities on the stack: countered, copied, their targets changed."""

from __future__ import annotations

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.objects import objects
from mainphase.language.syntax import like, phrase, the

phrase("counter {what}", n.Counter, clauses, what=objects)
phrase(
    "counter {what}. If that spell is countered this way, exile it instead of putting it into its owner's graveyard",
    like(n.Counter, what=the.what, to=Zone.EXILE), clauses, what=objects,
)  # fmt: skip
