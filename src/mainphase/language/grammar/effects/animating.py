"""Animation: something becomes a creature and stays what it was. "~ becomes a 2/1 blue Bird creature with flying until
end of turn. It's still a land." Types that are said to stay are added to; an "artifact creature" loses its creature
types only if it gets others (CR 205.1b).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Duration
from mainphase.language.grammar.amounts import quantities
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.clauses import clause_with_x, clauses, sentences, tells_no_length
from mainphase.language.grammar.discourse import discourse_of
from mainphase.language.grammar.effects.tokens import subtypes, token_colors, token_size
from mainphase.language.grammar.modifications import (
    ITS_VALUE,
    MADE_LEGENDARY,
    possessions,
    told_of_one,
    told_of_several,
)
from mainphase.language.grammar.objects import what
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    Concatenated,
    InSentence,
    InText,
    Leaf,
    Mapped,
    Phrase,
    PhraseContext,
    Within,
    Words,
    like,
    phrase,
    the,
)

ARTIFACT_CREATURE: Final = CardType.ARTIFACT | CardType.CREATURE
TYPES: Final = Words("creature", [("creature", CardType.CREATURE), ("artifact creature", ARTIFACT_CREATURE)])
MANY_TYPES: Final = Words("creatures", [("creatures", CardType.CREATURE), ("artifact creatures", ARTIFACT_CREATURE)])


X_BY_X: Final = n.SetPT(n.X(), n.X())


def base_size(words: str) -> Any:
    if words == "X/X":
        return X_BY_X
    power, toughness = token_size(words)
    return n.SetPT(n.Fixed(power), n.Fixed(toughness))


def base_text(mod: Any) -> str | None:
    if mod == X_BY_X:
        return "X/X"
    if type(mod) is not n.SetPT or not isinstance(mod.power, n.Fixed) or not isinstance(mod.toughness, n.Fixed):
        return None
    return f"{mod.power.n}/{mod.toughness.n}"


base: Final = Leaf("power and toughness", r"X/X|[0-9]{1,3}/[0-9]{1,3}(?![0-9])", base_size, base_text)


def mods_of(parts: Any) -> Any:
    """The modifications, in the order of the words; without a color it keeps its colors."""
    pt, colors, kinds, types, held = parts
    colored = () if colors is None else (n.SetColors(colors),)
    if pt is None:
        return (*colored, n.AddTypes(types, kinds), *held) if any(sizes_itself(mod) for mod in held) else DECLINED
    return (pt, *colored, n.AddTypes(types, kinds), *held)


def sizes_itself(mod: n.Modification) -> bool:
    """True if it gives an ability that sets power and toughness: "This creature's power and toughness are …"."""
    ability = mod.ability if isinstance(mod, n.GainAbility) else None
    effect = ability.effect if isinstance(ability, n.Static) else None
    return isinstance(effect, n.Modify) and any(isinstance(one, n.SetPT) for one in effect.mods)


def animation_parts(mods: Any) -> Any:
    if not isinstance(mods, tuple) or len(mods) < 2:
        return DECLINED
    if not isinstance(mods[0], n.SetPT):
        parts: Any = animation_parts((X_BY_X, *mods)) if any(sizes_itself(mod) for mod in mods) else DECLINED
        return DECLINED if parts is DECLINED else (None, *parts[1:])
    colors = mods[1].colors if isinstance(mods[1], n.SetColors) else None
    at = 1 if colors is None else 2
    if len(mods) <= at or not isinstance(mods[at], n.AddTypes):
        return DECLINED
    return (mods[0], colors, mods[at].subtypes, mods[at].types, mods[at + 1 :])


def replaced(mods: Any) -> Any:
    """Returns the modifications so that creature types are replaced, if it gets others."""
    found: list[n.Modification] = []
    for mod in mods:
        if isinstance(mod, n.AddTypes):
            if mod.types != ARTIFACT_CREATURE:
                return DECLINED
            if mod.subtypes:
                found.append(n.SetTypes(0, mod.subtypes))
            mod = n.AddTypes(mod.types)
        found.append(mod)
    return tuple(found)


def with_types_kept(mods: Any) -> Any:
    found: list[n.Modification] = []
    for mod in mods:
        last = found[-1] if found else None
        if isinstance(mod, n.AddTypes) and isinstance(last, n.SetTypes):
            found[-1] = n.AddTypes(mod.types, last.subtypes or ())
        else:
            found.append(mod)
    return tuple(found) if replaced(tuple(found)) == mods else DECLINED


def is_sized_by_another(parts: Any) -> bool:
    """Its own mana value is that of each of several (`BY_VALUE`)."""
    return not isinstance(parts[0].power, n.ManaValueOf)


def creatures(types: Phrase, held: bool) -> Iterator[Phrase]:
    """What it becomes as the parts that are said; with abilities or not."""
    for color, colors in (("", None), ("{colors} ", the.colors)):
        for kind, kinds in (("", ()), ("{kinds} ", the.kinds)):
            slots: dict[str, Any] = {"pt": base, "types": types}
            if color:
                slots["colors"] = token_colors
            if kind:
                slots["kinds"] = subtypes
            if held:
                slots["held"] = possessions
            yield phrase(
                f"{{pt}} {color}{kind}{{types}}" + (" with {held}" if held else ""),
                (the.pt, colors, kinds, the.types, the.held if held else ()),
                **slots,
            )
            if held:
                yield phrase(
                    f"{color}{kind}{{types}} with {{held}}", (None, colors, kinds, the.types, the.held),
                    **{name: of for name, of in slots.items() if name != "pt"},
                )  # fmt: skip
            if not held:
                yield phrase(
                    f"{color}{kind}{{types}} with base power and toughness {{pt}}",
                    (the.pt, colors, kinds, the.types, ()),
                    parse_only=True,
                    **slots,
                )
                for words in ("power and toughness", "base power and toughness"):
                    yield phrase(
                        f"{color}{kind}{{types}} with {words} each equal to {{pt}}",
                        (like(n.SetPT, power=the.pt, toughness=the.pt), colors, kinds, the.types, ()),
                        parse_only=words[0] == "b",
                        fits=is_sized_by_another,
                        **{**slots, "pt": quantities},
                    )


@cache
def creature(types: Phrase, held: bool) -> Phrase:
    """The creature that it becomes, without its article; with abilities or not."""
    made = Choice("a creature", creatures(types, held))
    plain = Choice("a creature")
    plain.add(Mapped(made, mods_of, animation_parts, tuple))
    rare = phrase("legendary {mods}", the.mods, mods=Mapped(made, mods_of, animation_parts, tuple))
    plain.add(
        Mapped(
            rare, lambda mods: (MADE_LEGENDARY, *mods), lambda mods: mods[1:] if mods[0] == MADE_LEGENDARY else DECLINED
        )
    )
    return plain


def animates_this(effects: Any) -> bool:
    return bool(effects.of[0].to == n.This())


def is_about_this(effect: Any) -> bool:
    return bool(effect.to == n.This())


def is_about_another(effect: Any) -> bool:
    return not is_about_this(effect)


# Before and after what it becomes, how long it is that, and whether this is only another spelling. In quotation marks
# the last ability brings its own full stop along. Only of this permanent it is said that it is a land: of whatever else
# becomes a creature nobody knows it.
FORMS: Final = (
    ("until end of turn, {to} <becomes> ", ". {still}", Duration.END_OF_TURN, True),
    ("until end of turn, {to} <becomes> ", " {Still}", Duration.END_OF_TURN, True),
    ("{to} <becomes> ", " until end of turn {that}", Duration.END_OF_TURN, True),
    ("until end of turn, {to} <becomes> ", " {that}", Duration.END_OF_TURN, True),
    ("{to} <becomes> ", " {that}", Duration.PERMANENT, True),
    ("{to} <becomes> ", ". {still}", Duration.PERMANENT, True),
    ("{to} <becomes> ", " {Still}", Duration.PERMANENT, True),
)
BESIDES: Final = (
    ("{to} <becomes> ", " {added} until end of turn", Duration.END_OF_TURN, False),
    ("until end of turn, {to} <becomes> ", " {added}", Duration.END_OF_TURN, True),
    ("{to} <becomes> ", " {added}", Duration.PERMANENT, False),
)
STILL_ONE: Final = {
    "still": "it's still a land",
    "Still": "It's still a land",
    "that": "that's still a land",
    "added": "in addition to its other types",
}
STILL_MANY: Final = {
    "still": "they're still lands",
    "Still": "They're still lands",
    "that": "that are still lands",
    "added": "in addition to their other types",
}


def of_a_walker(known: PhraseContext) -> PhraseContext | None:
    """Where an ability of a planeswalker is told, and only there."""
    return known if discourse_of(known).walker else None


# Of a planeswalker that is one still; and that it is still a land no planeswalker says of itself.
STILL_WALKER: Final = (
    ("until end of turn, {to} <becomes> ", "that's still a planeswalker", False),
    ("{to} <becomes> ", "until end of turn that's still a planeswalker", True),
    ("{to} <becomes> ", "until end of turn. he's still a planeswalker", True),
    ("{to} <becomes> ", "until end of turn. she's still a planeswalker", True),
    ("{to} <becomes> ", "until end of turn. it's still a planeswalker", True),
    ("until end of turn, {to} <becomes> ", "in addition to its other types", True),
)
walkers: Final = Choice("a planeswalker that becomes a creature")
for before, after, parse_only in STILL_WALKER:
    for held in (False, True):
        for article, vowel in (("a ", False), ("an ", True)):
            phrase(
                f"{before}{article}{{mods}} {after}", like(n.Apply, to=the.to, mods=the.mods), walkers,
                to=what, mods=with_article(creature(TYPES, held), vowel), fits=is_about_this, parse_only=parse_only,
            )  # fmt: skip
# "Becomes a Human Soldier creature … and gains indestructible. He's still a planeswalker."
too: Final = Choice("what a planeswalker becomes and gains")
for held in (False, True):
    for article, vowel in (("a", False), ("an", True)):
        phrase(f"<becomes> {article} {{mods}}", the.mods, too, mods=with_article(creature(TYPES, held), vowel))
phrase("<gains> {held}", the.held, too, held=possessions)
for he in ("he", "she", "it"):
    phrase(
        f"until end of turn, {{to}} {{mods}}. {he}'s still a planeswalker", like(n.Apply, to=the.to, mods=the.mods),
        walkers, to=what, mods=Concatenated(too, most=3, agreeing=True), fits=is_about_this, parse_only=True,
    )  # fmt: skip
clauses.add(Within(walkers, of_a_walker))


def for_so_long(of: Phrase, until: int) -> Phrase:
    """For good only where the sentence tells no length, which is that of all that it tells."""
    return InSentence(of, tells_no_length) if until == Duration.PERMANENT else of


STILL: Final = tuple(
    ("{to} <becomes> ", " until end of turn. {still}", Duration.END_OF_TURN, parse_only, fits)
    for parse_only, fits in ((False, is_about_this), (True, is_about_another))
)
for before, after, until, parse_only, fits in (*STILL, *((*form, None) for form in FORMS + BESIDES)):
    for held in (False, True):
        if "{Still}" in after and not held:
            continue
        for article, vowel in (("a ", False), ("an ", True)):
            made_of_one = phrase(
                before + article + "{mods}" + after.format(**STILL_ONE),
                like(n.Apply, to=the.to, mods=the.mods, until=until),
                to=what,
                mods=told_of_one(with_article(creature(TYPES, held), vowel)),
                fits=fits,
                parse_only=parse_only,
            )
            clauses.add(for_so_long(made_of_one, until))
        made_of_many = phrase(
            before + "{mods}" + after.format(**STILL_MANY),
            like(n.Apply, to=the.to, mods=the.mods, until=until),
            to=what,
            mods=told_of_several(creature(MANY_TYPES, held)),
            fits=fits,
            parse_only=parse_only,
        )
        clauses.add(for_so_long(made_of_many, until))


for held in (False, True):
    phrase(
        "{to} each become {mods} until end of turn. they're still lands", like(n.Apply, to=the.to, mods=the.mods),
        clauses, to=what, mods=told_of_several(creature(MANY_TYPES, held)), parse_only=True,
    )  # fmt: skip
# "Becomes a green Bear creature with base power and toughness 4/4 in addition to its other colors and types."


def colored_too(mods: Any) -> Any:
    """The modifications so that colors are added."""
    if not any(isinstance(mod, n.SetColors) and mod.colors for mod in mods):
        return DECLINED
    return tuple(n.AddColors(mod.colors) if isinstance(mod, n.SetColors) else mod for mod in mods)


def colored_so(mods: Any) -> Any:
    found = tuple(n.SetColors(mod.colors) if isinstance(mod, n.AddColors) else mod for mod in mods)
    return found if not any(isinstance(mod, n.SetColors) for mod in mods) and colored_too(found) == mods else DECLINED


for article, vowel in (("a", False), ("an", True)):
    for form, parse_only in (
        ("{to} <becomes> {x} {mods} {added} until end of turn", False),
        ("until end of turn, {to} <becomes> {x} {mods} {added}", True),
    ):
        phrase(
            form.replace("{x}", article).replace("{added}", "in addition to its other colors and types"),
            like(n.Apply, to=the.to, mods=the.mods), clauses, to=what, parse_only=parse_only,
            mods=Mapped(with_article(creature(TYPES, False), vowel), colored_too, colored_so, tuple),
        )  # fmt: skip


def plain_creature(mods: Any) -> Any:
    """Returns the modifications of a creature that is nothing else any more (CR 205.1a); where no creature types are
    said it keeps its own.
    """
    found: list[n.Modification] = []
    for mod in mods:
        if isinstance(mod, n.AddTypes):
            if not mod.subtypes or mod.types != CardType.CREATURE:
                return DECLINED
            mod = n.SetTypes(mod.types, mod.subtypes)
        found.append(mod)
    return tuple(found)


def as_added_types(mods: Any) -> Any:
    found = tuple(n.AddTypes(mod.types, mod.subtypes or ()) if isinstance(mod, n.SetTypes) else mod for mod in mods)
    return found if plain_creature(found) == mods else DECLINED


# "… until end of turn and can't be blocked this turn. It's still a land."
UNBLOCKED: Final = like(n.Begin, static=n.CantBeBlocked(n.IsThis()))
for held in (False, True):
    for article, vowel in (("a ", False), ("an ", True)):
        phrase(
            "{to} <becomes> " + article + "{mods} until end of turn and can't be blocked this turn. it's still a land",
            like(n.Sequence, of=(like(n.Apply, to=the.to, mods=the.mods), UNBLOCKED)), clauses,
            to=what, mods=with_article(creature(TYPES, held), vowel), fits=animates_this, parse_only=True,
        )  # fmt: skip
# "Becomes a 2/2 Golem artifact creature."
for before, after, until in (
    ("{to} <becomes> ", " until end of turn", Duration.END_OF_TURN),
    ("until end of turn, {to} <becomes> ", "", Duration.END_OF_TURN),
):
    for held in (False, True):
        for article, vowel, types in (("a ", False, TYPES), ("an ", True, TYPES), ("", False, MANY_TYPES)):
            made = Mapped(creature(types, held), replaced, with_types_kept, tuple)
            phrase(
                before + article + "{mods}" + after,
                like(n.Apply, to=the.to, mods=the.mods, until=until),
                clauses,
                to=what,
                mods=with_article(made, vowel) if article else made,
                parse_only=before[0] != "{",
            )

# "Becomes a 2/2 Soldier creature": nothing else.
for before, after, until in (
    ("{to} <becomes> ", "", Duration.PERMANENT),
    ("{to} <becomes> ", " until end of turn", Duration.END_OF_TURN),
    ("until end of turn, {to} <becomes> ", "", Duration.END_OF_TURN),
):
    for held in (False, True):
        for article, vowel in (("a ", False), ("an ", True)):
            made = Mapped(creature(TYPES, held), plain_creature, as_added_types, tuple)
            phrase(
                before + article + "{mods}" + after,
                like(n.Apply, to=the.to, mods=the.mods, until=until),
                clauses,
                to=what,
                mods=with_article(made, vowel),
                parse_only=before[0] != "{",
            )

# A Vehicle that is crewed, say: with the power and toughness that it has.
AS_IT_IS: Final = (n.AddTypes(ARTIFACT_CREATURE),)
phrase(
    "{to} <becomes> an artifact creature until end of turn", like(n.Apply, to=the.to, mods=AS_IT_IS), clauses, to=what
)
BY_VALUE: Final = (n.AddTypes(ARTIFACT_CREATURE), n.SetPT(ITS_VALUE, ITS_VALUE))
AS_LARGE: Final = "{to} <becomes> an artifact creature with power and toughness each equal to its mana value"
phrase(AS_LARGE + " until end of turn", like(n.Apply, to=the.to, mods=BY_VALUE), clauses, to=what)
for words, until in (
    ("until your next upkeep", Duration.YOUR_NEXT_UPKEEP), ("until end of turn", Duration.END_OF_TURN),
):  # fmt: skip
    phrase(
        f"{words}, {AS_LARGE}", like(n.Apply, to=the.to, mods=BY_VALUE, until=until), clauses, to=what, parse_only=True
    )


# --- "Becomes an X/X Elemental creature until end of turn, where X is … It's still a land."


def of_land(change: Any) -> Any:
    """What would have no other type any more keeps those that it has."""
    if not isinstance(change, n.Apply) or not any(isinstance(mod, n.SetTypes) for mod in change.mods):
        return DECLINED
    kept = as_added_types(change.mods)
    return DECLINED if kept is DECLINED else replace(change, mods=kept)


def of_nothing_else(change: Any) -> Any:
    lost = plain_creature(change.mods) if isinstance(change, n.Apply) else DECLINED
    told = DECLINED if lost is DECLINED else replace(change, mods=lost)
    return told if told is not DECLINED and of_land(told) == change else DECLINED


stays: Final = Mapped(clause_with_x, of_land, of_nothing_else, n.Apply)
sentences.add(
    InText(phrase("{change}. it's still a land", the.change, change=stays, parse_only=True), " it's still a land")
)
