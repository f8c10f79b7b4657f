"""Permanents that are something else, too: "All lands are 1/1 creatures that are still lands" (CR 205.1b, 613.1d)."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.effects.animating import (
    ARTIFACT_CREATURE,
    BY_VALUE,
    MANY_TYPES,
    TYPES,
    as_added_types,
    creature,
    plain_creature,
    replaced,
    with_types_kept,
)
from mainphase.language.grammar.modifications import ITS_VALUE, being, gaining, having, told_of_one, told_of_several
from mainphase.language.syntax import Mapped, phrase, the
from mainphase.language.syntax.templates import plain_form

STILL_A_LAND: Final = (" that's still a land", ". it's still a land", " in addition to its other types")
MANY: Final = (" that are still lands", ". they're still lands", " in addition to their other types")
for held in (False, True):
    for article, vowel in (("a", False), ("an", True)):
        made = Mapped(creature(TYPES, held), replaced, with_types_kept, tuple)
        phrase(f"<is> {article} {{mods}}", the.mods, having, mods=with_article(made, vowel))
        nothing_else = Mapped(creature(TYPES, held), plain_creature, as_added_types, tuple)
        for verb, to, of in (
            ("is", having, nothing_else),
            ("becomes", gaining, nothing_else),
            ("becomes", gaining, made),
        ):
            phrase(f"<{verb}> {article} {{mods}}", the.mods, to, mods=with_article(of, vowel))
        for k, tail in enumerate(STILL_A_LAND):
            for verb, to in (("is", having), ("becomes", gaining)):
                phrase(
                    f"<{verb}> {article} {{mods}}{tail}",
                    the.mods,
                    to,
                    mods=told_of_one(with_article(creature(TYPES, held), vowel)),
                    parse_only=k < 2,
                )
        phrase(
            f"{article} {{mods}} in addition to its other types", the.mods, being,
            mods=told_of_one(with_article(creature(TYPES, held), vowel)),
        )  # fmt: skip
    for k, tail in enumerate(MANY):
        for verb, to in (("is", having), ("becomes", gaining)):
            several = told_of_several(creature(MANY_TYPES, held))
            phrase(f"<{verb}> {{mods}}{tail}", the.mods, to, mods=several, parse_only=k < 2)
AS_LARGE: Final = (n.SetPT(ITS_VALUE, ITS_VALUE), n.AddTypes(ARTIFACT_CREATURE))
for verb, to, mods in (("is", having, AS_LARGE), ("becomes", gaining, BY_VALUE)):
    kinds = f"<{verb} an artifact creature|{plain_form(verb)} artifact creatures>"
    phrase(kinds, (n.AddTypes(ARTIFACT_CREATURE),), to, parse_only=to is having)
    phrase(f"{kinds} with power and toughness each equal to <its|their> mana value", mods, to)
