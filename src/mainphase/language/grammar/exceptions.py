"""How a copy differs from what is copied (CR 707.9): "except it has haste and it's a Zombie in addition to its other
types". Each phrase stands for a tuple of modifications.
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Supertype
from mainphase.language.grammar.amounts import figures
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.descriptions import name
from mainphase.language.grammar.discourse import acting_as, with_subject
from mainphase.language.grammar.effects.tokens import token_colors
from mainphase.language.grammar.kinds import kind_of_one
from mainphase.language.grammar.modifications import MOST_VERBS, more_types, possessions
from mainphase.language.grammar.only_kinds import in_one_row, only_kind, with_abilities_apart
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    Concatenated,
    Mapped,
    PhraseContext,
    Within,
    Words,
    like,
    phrase,
    the,
)

PT: Final = like(n.SetPT, power=the.power, toughness=the.toughness)
SIZE: Final[dict[str, Any]] = {"power": figures, "toughness": figures}
LEGENDARY_SNOW: Final = ("legendary and snow", Supertype.LEGENDARY | Supertype.SNOW)
RARE: Final = Words("a supertype", [("legendary", Supertype.LEGENDARY), ("snow", Supertype.SNOW), LEGENDARY_SNOW])
# Of a tuple of kinds: all that it is, or only creature types.
whole: Final = Mapped(
    kind_of_one,
    lambda parts: creature_types(parts),
    lambda mod: (
        tuple(n.OfSubtype(kind) for kind in mod.subtypes or ()) if mod.types == 0 and mod.subtypes else DECLINED
    ),
    n.SetTypes,
)


KEEPS: Final = n.KeepThisAbility()


def apart_from_this(mods: Any) -> Any:
    return (mods[:-1], KEEPS) if len(mods) > 1 and mods[-1] == KEEPS else DECLINED


def first_apart(count: int) -> Any:
    """Returns what takes the first modifications apart from the rest."""
    return lambda row: (row[:count], row[count:]) if len(row) > count else DECLINED


def creature_types(parts: Any) -> Any:
    """Of no other creature type than these (CR 205.1b); where it is told to be a creature, that is nothing new."""
    kinds = tuple(f.subtype for f in parts if isinstance(f, n.OfSubtype))
    rest = [f for f in parts if not isinstance(f, n.OfSubtype)]
    return n.SetTypes(0, kinds) if kinds and all(f == n.OfType(CardType.CREATURE) for f in rest) else DECLINED


def differing(one: bool) -> Concatenated:
    """Of one copy, or of several. Several verbs may have one subject: "except it's 4/4 and has menace"."""
    different = Choice("how it differs")
    are = "it's" if one else "they're"
    has = "it has" if one else "they have"
    of_people = (("he's", "he has", True), ("she's", "she has", True)) if one else ()
    for be, have, parse_only in ((are, has, False), ("is" if one else "are", has.split(" ")[1], True), *of_people):
        phrase(f"{be} {{power}}/{{toughness}}", (PT,), different, parse_only=parse_only, **SIZE)
        phrase(f"{have} {{held}}", the.held, different, held=possessions, parse_only=parse_only)
        phrase(f"{have} this ability", (n.KeepThisAbility(),), different, parse_only=parse_only)
        phrase(f"{have} ~'s other abilities", (n.KeepOtherAbilities(),), different, parse_only=parse_only)
        phrase(f"{have} its other abilities", (n.KeepOtherAbilities(),), different, parse_only=True)
        if parse_only and one:
            phrase("gains {held}", the.held, different, held=possessions, parse_only=True)
        both = phrase(f"{have} {{held}} and this ability", (the.held, KEEPS), held=possessions)
        different.add(Mapped(both, lambda told: (*told[0], told[1]), apart_from_this, tuple))
        its = "their" if not one else {"he's": "his", "she's": "her"}.get(be, "its")
        added = f"in addition to {its} other types"
        phrase(
            f"{be} {{rare}} {added}", (like(n.AddSupertypes, supertypes=the.rare),), different, rare=RARE,
            parse_only=parse_only,
        )  # fmt: skip
        for article, vowel in (("a ", False), ("an ", True)) if one else (("", None),):
            kinds = more_types if vowel is None else with_article(more_types, vowel)
            phrase(f"{be} {article}{{types}} {added}", (the.types,), different, types=kinds, parse_only=parse_only)
        for article, vowel in (("a", False), ("an", True)) if one and not parse_only else ():
            slots: dict[str, Any] = {"kind": with_article(only_kind, vowel)}
            for tail in ("and loses all other card types", "and it loses all other card types"):
                head = f"{be} {article} {{kind}}"
                shorter = tail[4:6] != "it"
                phrase(f"{head} {tail}", (the.kind,), different, parse_only=not shorter, **slots)
                told = phrase(
                    f"{head} with {{held}} {tail}", ((the.kind,), the.held), held=possessions, parse_only=shorter,
                    **slots,
                )  # fmt: skip
                different.add(Mapped(told, in_one_row, with_abilities_apart, tuple))
        for colored, mods in (("{colors} ", (like(n.SetColors, colors=the.colors),)), ("", ())):
            slots = {"colors": token_colors} if mods else {}
            for article in ("a ", "an ") if one else ("",):
                phrase(
                    f"{be} {article}{{power}}/{{toughness}} {colored}{{types}} {added}", (PT, *mods, the.types),
                    different, types=more_types, parse_only=True, **SIZE, **slots,
                )  # fmt: skip
                phrase(
                    f"{be} {article}{{power}}/{{toughness}} {colored}{{types}}", (PT, *mods, the.types), different,
                    types=whole, parse_only=True, **SIZE, **slots,
                )  # fmt: skip
                with_more = phrase(
                    f"{be} {article}{{power}}/{{toughness}} {colored}{{types}} with {{held}}",
                    ((PT, *mods, the.types), the.held), types=whole, held=possessions, parse_only=True, **SIZE, **slots,
                )  # fmt: skip
                different.add(Mapped(with_more, in_one_row, first_apart(2 + len(mods)), tuple))
        of_both = f"in addition to {'its' if one else 'their'} other colors and types"
        colored_too = like(n.AddColors, colors=the.colors)
        for k, article in enumerate(("a ", "an ") if one else ("",)):
            phrase(
                f"{be} {article}{{power}}/{{toughness}} {{colors}} {{types}} {of_both}", (PT, colored_too, the.types),
                different, types=more_types, colors=token_colors, parse_only=parse_only or k > 0, **SIZE,
            )  # fmt: skip
    if one:
        for whose in ("its", "his", "her"):
            phrase(f"{whose} name is ~", (n.KeepName(),), different, parse_only=whose != "its")
        phrase("its name is {name}", (like(n.NameIs, name=the.name),), different, name=name)
        phrase("it doesn't copy that creature's color", (n.KeepColors(),), different)
        phrase("the token has {held}", the.held, different, held=possessions, parse_only=True)
    isnt = (
        ("it isn't", "isn't", "it's not", "the token isn't") if one
        else ("they aren't", "aren't", "they're not", "the tokens aren't")
    )  # fmt: skip
    for k, words in enumerate(isnt):
        phrase(
            f"{words} {{rare}}", (like(n.LoseSupertypes, supertypes=the.rare),), different, rare=RARE, parse_only=k > 0
        )
    return Concatenated(different, most=MOST_VERBS, agreeing=True)


def of_copy(known: PhraseContext) -> PhraseContext:
    """An ability in quotation marks calls the copy what it is: it has not the name of the card that says this."""
    return with_subject(known, n.Saved("the copy"), False)


def as_outside(outer: PhraseContext, known: PhraseContext, _: Any) -> PhraseContext:
    return acting_as(known, outer)


# Of what becomes a copy, and of tokens that are copies.
differences: Final = differing(True)
differences_of_token: Final = Within(differences, of_copy, as_outside)
differences_of_tokens: Final = Within(differing(False), of_copy, as_outside)
