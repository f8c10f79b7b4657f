"""Base power and toughness that are set in other words than "has" (CR 208.4a): once, as it is told (611.2d)."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.amounts import bearers, figures
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.keywords.names import keyword
from mainphase.language.grammar.objects import certain_objects, one_object, what
from mainphase.language.syntax import Choice, like, phrase, the

phrase(
    "until end of turn, {to} has base power {power} or base toughness {toughness}",
    like(
        n.ChooseEffect,
        of=(
            like(n.Apply, to=the.to, mods=(like(n.SetPT, power=the.power, toughness=None),)),
            like(n.Apply, to=the.to, mods=(like(n.SetPT, power=None, toughness=the.toughness),)),
        ),
    ),
    clauses, to=what, power=figures, toughness=figures,
)  # fmt: skip
whose_base: Final = Choice("whose base power and toughness")
phrase("{to}'s", the.to, whose_base, to=certain_objects)
phrase("{to}", the.to, whose_base, to=bearers)
BASE_BECOMES: Final = like(n.Apply, to=the.to, mods=(like(n.SetPT, power=the.power, toughness=the.toughness),))
OF_ANOTHER: Final = like(
    n.Apply,
    to=the.to,
    mods=(like(n.SetPT, power=like(n.PowerOf, of=the.of), toughness=like(n.ToughnessOf, of=the.of)),),
)
phrase(
    "{to} base power and toughness become {power}/{toughness} until end of turn", BASE_BECOMES, clauses,
    to=whose_base, power=figures, toughness=figures, parse_only=True,
)  # fmt: skip
for they_gain in ("it gains", "they gain"):
    phrase(
        f"until end of turn, {{to}} base power and toughness become {{power}}/{{toughness}} and {they_gain} {{held}}",
        like(
            n.Apply, to=the.to,
            mods=(like(n.SetPT, power=the.power, toughness=the.toughness), like(n.GainKeywords, keywords=the.held)),
        ),
        clauses, to=whose_base, power=figures, toughness=figures, held=keyword, parse_only=True,
    )  # fmt: skip
phrase(
    "{to} base power and toughness become {power}/{toughness} or {other}/{more} until end of turn",
    like(
        n.ChooseEffect,
        of=(
            BASE_BECOMES,
            like(n.Apply, to=the.to, mods=(like(n.SetPT, power=the.other, toughness=the.more),)),
        ),
    ),
    clauses, to=whose_base, power=figures, toughness=figures, other=figures, more=figures,
)  # fmt: skip
phrase(
    "the base power and toughness of {to} become equal to {of}'s power and toughness until end of turn", OF_ANOTHER,
    clauses, to=what, of=one_object, parse_only=True,
)  # fmt: skip
for theirs in ("{of}'s power and toughness", "the power and toughness of {of}"):
    phrase(
        f"change {{to}} base power and toughness to {theirs} until end of turn", OF_ANOTHER, clauses,
        to=whose_base, of=one_object, fits=lambda given: given.to != given.mods[0].power.of,
        parse_only=theirs[0] == "t",
    )  # fmt: skip
