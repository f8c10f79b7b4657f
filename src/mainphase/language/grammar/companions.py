"""Companions: what they ask of a deck (CR 702.139)."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import figures
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.groups import any_one
from mainphase.language.syntax import Choice, like, phrase, the

asked: Final = Choice("what a companion asks of a deck")
YOURS: Final = "your starting deck"

phrase(f"{YOURS} contains only {{which}}", like(n.StartingDeckHasOnly, which=the.which, among=n.Anything()), asked,
       which=nouns.cards)  # fmt: skip
phrase(
    f"{YOURS} contains only {{which}} and {{other}}",
    like(n.StartingDeckHasOnly, which=like(n.Any, of=(the.which, the.other)), among=n.Anything()), asked,
    which=nouns.cards, other=nouns.cards,
)  # fmt: skip
for number in range(2, 21):
    phrase(
        f"{YOURS} contains at least {NUMBER_WORDS[number]} cards more than the minimum deck size",
        n.StartingDeckLarger(number), asked,
    )  # fmt: skip
phrase(
    f"no card in {YOURS} has more than one of the same mana symbol in its mana cost",
    n.StartingDeckHasOnly(n.Not(n.RepeatsManaSymbol()), n.Anything()), asked,
)  # fmt: skip
for words, op in (("less", "<="), ("greater", ">=")):
    phrase(
        f"each {{among}} in {YOURS} has mana value {{than}} or {words}",
        like(n.StartingDeckHasOnly, which=like(n.ManaValueIs, op=op, than=the.than), among=the.among), asked,
        among=nouns.card, than=figures,
    )  # fmt: skip
phrase(
    f"each {{among}} in {YOURS} has an activated ability",
    like(n.StartingDeckHasOnly, which=n.HasActivatedAbility(), among=the.among), asked, among=nouns.card,
)  # fmt: skip
phrase(f"each {{among}} in {YOURS} has a different name", n.StartingDeckNamesDiffer, asked, among=nouns.card)
phrase(f"each {{among}} in {YOURS} shares a card type", n.StartingDeckSharesType, asked, among=nouns.card)
phrase(f"each {{among}} in {YOURS} is {{which}}", n.StartingDeckHasOnly, asked, among=nouns.card,
       which=any_one(nouns.card))  # fmt: skip

companion: Final = Choice("a companion")  # tuples
phrase("companion — {condition}.", (like(n.Companion, condition=the.condition),), companion, condition=asked)
