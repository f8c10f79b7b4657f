"""Conditions: whether."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.syntax import Choice, Words, phrase

conditions: Final = Choice("a condition")
some: Final = Words("a number", [(f"{NUMBER_WORDS[k]} or more", k) for k in range(2, 21)])

phrase("there are {at_least} {which}", n.Exists, conditions, at_least=some, which=nouns.things)
phrase("it's your turn", n.IsYourTurn, conditions)
