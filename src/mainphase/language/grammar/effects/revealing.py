"""The top card of a library that is revealed, and spoken of in what follows (CR 701.20)."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.discourse import saved_as
from mainphase.language.grammar.objects import whose
from mainphase.language.syntax import like, phrase, the

TOP: Final = n.Saved("seen")
phrase(
    "reveal the top card of {of} library",
    like(n.Sequence, of=(like(n.Remember, what=like(n.TopOfLibrary, of=the.of), save="seen"), n.Reveal(TOP))),
    clauses,
    then=saved_as("seen", "card"),
    of=whose,
)
