"""Permanents that are something else, too: "All lands are 1/1 creatures that are still lands" (CR 205.1b, 613.1d)."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.effects.animating import (
    ARTIFACT_CREATURE,
    MANY_TYPES,
    TYPES,
    creature,
    replaced,
    with_types_kept,
)
from mainphase.language.grammar.modifications import ITS_VALUE, having
from mainphase.language.syntax import Mapped, phrase, the

ONE: Final = (" that's still a land", " in addition to its other types")
MANY: Final = (" that are still lands", " in addition to their other types")
for held in (False, True):
    for article, vowel in (("a", False), ("an", True)):
        made = Mapped(creature(TYPES, held), replaced, with_types_kept, tuple)
        phrase(f"<is> {article} {{mods}}", the.mods, having, mods=with_article(made, vowel))
        for k, tail in enumerate(ONE):
            phrase(
                f"<is> {article} {{mods}}{tail}",
                the.mods,
                having,
                mods=with_article(creature(TYPES, held), vowel),
                parse_only=k == 0,
            )
    for tail in MANY:
        phrase(f"are {{mods}}{tail}", the.mods, having, mods=creature(MANY_TYPES, held), parse_only=True)
for article, words in (("<is> an ", "creature"), ("are ", "creatures")):
    phrase(
        f"{article}artifact {words} with power and toughness each equal to <its|their> mana value",
        (n.SetPT(ITS_VALUE, ITS_VALUE), n.AddTypes(ARTIFACT_CREATURE)),
        having,
        parse_only=words == "creatures",
    )
