"""What goes round the table, to the left or the right: each player gains control of what the next one has."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import IT, YOU
from mainphase.kernel.keys import DIRECTIONS
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import sentences
from mainphase.language.grammar.discourse import conjunction, conjuncts
from mainphase.language.grammar.groups import any_one
from mainphase.language.syntax import DECLINED, Mapped, like, phrase, the

HEAD: Final = "choose left or right. "
GIVER: Final = n.ControlledBy(n.NextPlayer(YOU))  # of whoever chooses

# What all the others of a kind have: one gives away what one had before any of it is gained.
phrase(
    HEAD + "each player gains control of all {which} controlled by the next player in the chosen direction",
    like(n.Sequence, of=(n.ChooseWord(DIRECTIONS), like(n.PassAround, what=like(n.Each, which=the.which)))),
    sentences, which=nouns.permanents,
)  # fmt: skip

one_chosen: Final = phrase(
    HEAD + "starting with you and proceeding in the chosen direction, each player chooses {which} controlled by the "
    "next player in that direction. each player gains control of the {again} they chose",
    (the.which, the.again), which=any_one(nouns.permanent), again=nouns.permanent,
)  # fmt: skip


def passed_on(told: Any) -> Any:
    """What is chosen is told again."""
    which, again = told
    if which != again:
        return DECLINED
    choice = n.Choose(conjunction((*conjuncts(which), GIVER)), n.PlayersAround(YOU))
    return n.Sequence((n.ChooseWord(DIRECTIONS), choice, n.PassAround(IT)))


def told_as_passed(effect: Any) -> Any:
    choice = effect.of[1] if len(effect.of) == 3 else None
    if not isinstance(choice, n.Choose):
        return DECLINED
    which = conjunction(tuple(part for part in conjuncts(choice.which) if part != GIVER))
    return (which, which) if passed_on((which, which)) == effect else DECLINED


sentences.add(Mapped(one_chosen, passed_on, told_as_passed, n.Sequence))
