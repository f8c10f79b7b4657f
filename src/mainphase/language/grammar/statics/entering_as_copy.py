"""Entering as a copy of something, and how the copy differs from that (CR 707.5, 707.9)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Supertype
from mainphase.language.grammar import nouns
from mainphase.language.grammar.counters import counter_kind
from mainphase.language.grammar.exceptions import differences
from mainphase.language.grammar.groups import SELF, any_one
from mainphase.language.grammar.statics.entering import so_many
from mainphase.language.grammar.statics.lines import one_static
from mainphase.language.syntax import DECLINED, Choice, Mapped, like, phrase, the

# --- What it is a copy of

of_what: Final = Choice("what is copied")
one_copied: Final = Choice("something")
one_copied.add(nouns.permanent)
one_copied.add(nouns.card_in_zone)
phrase("any {which}", the.which, of_what, which=one_copied)
phrase("{which}", the.which, of_what, which=any_one(nouns.permanent))
phrase("{which}", the.which, of_what, which=any_one(nouns.card_in_zone))

COMMON: Final = (n.LoseSupertypes(Supertype.LEGENDARY),)

# --- The choice as it enters

FOUND: Final = n.Compare(n.SizeOf(n.Saved("it")), ">", n.Fixed(0))


def copy_choice(parts: Any) -> Any:
    """Something is chosen, or nothing; tapped, or with counters, it enters only as a copy."""
    which, but, tapped, *besides = parts
    steps: tuple[n.Effect, ...] = (n.Choose(which, at_least=n.Fixed(0)), n.BecomeCopy(n.This(), n.Saved("it"), but))
    if tapped:
        steps = (*steps, n.If(FOUND, n.EntersSo(n.EntersTapped())))
    steps = (*steps, *(n.If(FOUND, also) for also in besides))
    return n.AsEnters(n.Sequence(steps))


def copy_choice_parts(effect: Any) -> Any:
    steps: tuple[Any, ...] = (
        effect.do.of if isinstance(effect, n.AsEnters) and isinstance(effect.do, n.Sequence) else ()
    )
    if len(steps) < 2 or not isinstance(steps[0], n.Choose) or not isinstance(steps[1], n.BecomeCopy):
        return DECLINED
    tapped = steps[2:3] == (n.If(FOUND, n.EntersSo(n.EntersTapped())),)
    besides = steps[3 if tapped else 2 :]
    if not all(isinstance(step, n.If) for step in besides):
        return DECLINED
    parts = (steps[0].which, steps[1].but, tapped, *(step.then for step in besides))
    return parts if copy_choice(parts) == effect else DECLINED


# With more counters than it says itself: "except it enters with an additional loyalty counter on it if it's a
# planeswalker", as it would be on the battlefield (CR 614.12).
grown: Final = Choice("with what it enters")
for words, of_type in (
    ("a creature", CardType.CREATURE), ("an artifact", CardType.ARTIFACT), ("a planeswalker", CardType.PLANESWALKER),
):  # fmt: skip
    phrase(
        f"it enters with an additional {{kind}} counter on it if it's {words}",
        like(n.EntersSo, how=like(n.EntersWithCounters, kind=the.kind, amount=n.Fixed(1), which=n.OfType(of_type))),
        grown, kind=counter_kind,
    )  # fmt: skip
phrase(
    "it enters with {amount} additional {kind} counters on it",
    like(n.EntersSo, how=like(n.EntersWithCounters, kind=the.kind, amount=the.amount)), grown, amount=so_many,
    kind=counter_kind,
)  # fmt: skip
ITS_TYPE: Final = n.Fits(n.This(), n.OfType(CardType.CREATURE))


def changed_creature(told: Any) -> Any:
    """A creature is a changeling, too: that is copied with the rest (CR 707.9a)."""
    which, but, tapped, so = told
    if so.how.which != n.IsThis():
        return DECLINED
    changed = n.BecomeCopy(n.This(), n.Saved("it"), (*but, n.GainKeywords(Keyword.CHANGELING)))
    more = n.EntersSo(replace(so.how, which=n.OfType(CardType.CREATURE)))
    return (which, but, tapped, n.If(ITS_TYPE, changed), more)


def changed_told(parts: Any) -> Any:
    how = parts[4].how if len(parts) == 5 and isinstance(parts[4], n.EntersSo) else None
    if not isinstance(how, n.EntersWithCounters):
        return DECLINED
    told = (*parts[:3], n.EntersSo(replace(how, which=n.IsThis())))
    return told if changed_creature(told) == parts else DECLINED


copies: Final = Choice("as what it may enter")
for k, (this, _) in enumerate(SELF):
    for tapped in (False, True):
        begins = f"you may have {this} enter {'tapped ' if tapped else ''}as a copy of {{which}}"
        phrase(begins, (the.which, (), tapped), copies, which=of_what, parse_only=k > 0)
        phrase(
            f"{begins}, except {{but}}", (the.which, the.but, tapped), copies, which=of_what, but=differences,
            parse_only=k > 0,
        )  # fmt: skip
        phrase(
            f"{begins}, except {{also}}", (the.which, (), tapped, the.also), copies, which=of_what, also=grown,
            parse_only=k > 0,
        )  # fmt: skip
        phrase(
            f"{begins}, except {{also}}, {{more}}, and it isn't legendary if that permanent is legendary",
            (the.which, COMMON, tapped, the.also, the.more), copies, which=of_what, also=grown, more=grown,
            parse_only=k > 0,
        )  # fmt: skip
        with_changeling = phrase(
            f"{begins}, except {{but}} and, if it's a creature, {{more}} and has changeling",
            (the.which, the.but, tapped, the.more), which=of_what, but=differences, more=grown, parse_only=k > 0,
        )  # fmt: skip
        copies.add(Mapped(with_changeling, changed_creature, changed_told, tuple))
one_static.add(Mapped(copies, copy_choice, copy_choice_parts, n.AsEnters))
