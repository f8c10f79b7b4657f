"""Spells and abilities on the stack: countered, copied, their targets changed."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import clauses, sentences
from mainphase.language.grammar.effects.control_flow import doer
from mainphase.language.grammar.modifications import set_color
from mainphase.language.grammar.objects import certain_objects, objects
from mainphase.language.syntax import like, phrase, the

phrase("counter {what}", n.Counter, clauses, what=objects)
phrase(
    "counter {what}. if that spell is countered this way, exile it instead of putting it into its owner's graveyard",
    like(n.Counter, what=the.what, to=Zone.EXILE),
    clauses,
    what=objects,
)
phrase(
    "counter {what}. if that spell is countered this way, put it on top of its owner's library instead of into that "
    "player's graveyard",
    like(n.Counter, what=the.what, to=Zone.LIBRARY),
    clauses,
    what=objects,
)

# --- Copies (CR 707.10)

phrase("copy {what}", like(n.CopySpell, what=the.what, new_targets=False), clauses, what=objects)
phrase("copy {what}. you may choose new targets for the copy", like(n.CopySpell, what=the.what), clauses, what=objects)
for k, but in enumerate((", except that the copy is {color}", ", except the copy is {color}")):
    phrase(
        f"copy {{what}}{but}. you may choose new targets for the copy",
        like(n.CopySpell, what=the.what, but=(the.color,)), clauses, what=objects, color=set_color, parse_only=k > 0,
    )  # fmt: skip
phrase("{by} may choose new targets for {what}", n.NewTargets, sentences, by=doer, what=certain_objects)
phrase("change the target of {what}", like(n.ChangeTarget, what=the.what), clauses, what=objects)
BEFORE: Final = like(n.SpellsCastBefore, which=the.which, by=n.You())
phrase(
    "copy {what} for each other {which} you've cast before it this turn. you may choose new targets for the copies",
    like(n.CopySpell, what=the.what, amount=BEFORE),
    clauses,
    what=objects,
    which=nouns.spell,
)

for words in ("a new target for that copy", "new targets for that copy", "new targets for the copy"):
    phrase(
        f"{{by}} may copy this spell and may choose {words}",
        like(n.May, then=like(n.CopySpell, what=n.This(), by=the.by), by=the.by),
        sentences,
        by=doer,
        parse_only=words != "a new target for that copy",
    )
