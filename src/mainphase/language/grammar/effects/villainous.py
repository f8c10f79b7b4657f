"""Villainous choices (CR 701.55): "each opponent faces a villainous choice — that player …, or you …"."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.words.keyword_actions import villainous_choice
from mainphase.language.grammar.changed import of_each
from mainphase.language.grammar.clauses import sentence, sentences
from mainphase.language.grammar.objects import EACH, who
from mainphase.language.grammar.statics.lines import one_static
from mainphase.language.syntax import Within, like, phrase, shaped, the

DRAW_SIGN: Final = n.Draw(n.Fixed(9999))
OTHER: Final = n.Draw(n.Fixed(9998))
BY: Final = n.Saved("\\0")
FACES: Final = "{who} <faces> a villainous choice — {one}, or {other}"


def is_one(choice: Any) -> bool:
    return not isinstance(choice.times.by, EACH)


# One option knows nothing of what the other one does.
of_that_player: Final = Within(of_each(sentence), after=lambda outer, known, value: outer)
phrase(
    FACES,
    like(
        n.ForEachPlayer, who=the.who,
        do=shaped(villainous_choice(DRAW_SIGN, OTHER, n.ThatPlayer()), one=DRAW_SIGN, other=OTHER),
    ),
    sentences, who=who, one=of_that_player, other=of_that_player, fits=lambda each: isinstance(each.who, EACH),
)  # fmt: skip
of_them: Final = Within(sentence, after=lambda outer, known, value: outer)
phrase(
    FACES, shaped(villainous_choice(DRAW_SIGN, OTHER, BY), who=BY, one=DRAW_SIGN, other=OTHER), sentences,
    who=who, one=of_them, other=of_them, fits=is_one,
)  # fmt: skip
for words, again in (("an opponent would", n.EachOpponent()), ("a player would", n.EachPlayer())):
    phrase(
        f"if {words} face a villainous choice, they face that choice an additional time", n.FacesAgain(again),
        one_static,
    )  # fmt: skip
