"""Conditions on what this turn has brought: what has entered under whose control, which spell of a kind it was."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import EACH_OPPONENT, YOU
from mainphase.kernel.keys import HAD_ENTER
from mainphase.language.grammar import nouns
from mainphase.language.grammar.conditions import conditions, or_more, what_is
from mainphase.language.grammar.counts import plural
from mainphase.language.grammar.kinds import SPOKEN_TYPES
from mainphase.language.syntax import Words, like, phrase, the

# --- What has entered

for noun, bit in SPOKEN_TYPES:
    if bit not in HAD_ENTER:
        continue
    key = HAD_ENTER[bit]
    article = "an" if noun[0] in "ae" else "a"
    for someone, under, who in (("you", "your", YOU), ("an opponent", "their", EACH_OPPONENT)):
        control = f"the battlefield under {under} control this turn"
        one = n.HappenedThisTurn(key, who)
        several = like(n.HappenedThisTurn, what=key, by=who, at_least=the.at_least)
        phrase(f"{someone} had {article} {noun} enter {control}", one, conditions)
        phrase(f"{someone} had {{at_least}} {plural(noun)} enter {control}", several, conditions, at_least=or_more)
    under_yours = "entered the battlefield under your control this turn"
    phrase(f"{article} {noun} {under_yours}", n.HappenedThisTurn(key, YOU), conditions, parse_only=True)
    phrase(
        f"{{at_least}} {plural(noun)} {under_yours}",
        like(n.HappenedThisTurn, what=key, by=YOU, at_least=the.at_least), conditions,
        at_least=or_more, parse_only=True,
    )  # fmt: skip

# --- Which of the spells of a kind it is: so many were cast before it

BEFORE: Final = Words("which", [(word, n.Fixed(k)) for k, word in enumerate(("first", "second", "third", "fourth"))])


def is_described(condition: Any) -> bool:
    which = condition.left.which
    return which != n.Anything() and nouns.is_only_cast(which) and condition.left.what == n.ThatObject()


for have, parse_only in (("", False), ("'ve", True)):
    phrase(
        f"{{what}} the {{before}} {{which}} you{have} cast this turn",
        like(
            n.Both, left=like(n.Fits, what=the.what, which=the.which),
            right=like(
                n.Compare, left=like(n.SpellsCastBefore, which=the.which, by=YOU, than=the.what), op="=",
                right=the.before,
            ),
        ),
        conditions,
        what=what_is, before=BEFORE, which=nouns.spell, fits=is_described, parse_only=parse_only,
    )  # fmt: skip
