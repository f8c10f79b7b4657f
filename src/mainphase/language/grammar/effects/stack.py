"""Spells and abilities on the stack: countered, copied, their targets changed."""

from __future__ import annotations

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.language.grammar.clauses import clauses, sentences
from mainphase.language.grammar.effects.control_flow import doer
from mainphase.language.grammar.objects import objects
from mainphase.language.syntax import like, phrase, the

phrase("counter {what}", n.Counter, clauses, what=objects)
phrase(
    "counter {what}. If that spell is countered this way, exile it instead of putting it into its owner's graveyard",
    like(n.Counter, what=the.what, to=Zone.EXILE), clauses, what=objects,
)  # fmt: skip

# --- Copies (CR 707.10)

for words in ("a new target for that copy", "new targets for that copy", "new targets for the copy"):
    phrase(
        f"{{by}} may copy this spell and may choose {words}",
        like(n.May, then=like(n.CopySpell, what=n.This(), by=the.by), by=the.by), sentences,
        by=doer, also=words != "a new target for that copy",
    )  # fmt: skip
