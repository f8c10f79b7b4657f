"""Entering as a copy of something, and how the copy differs from that (CR 707.5, 707.9)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.exceptions import differences
from mainphase.language.grammar.groups import SELF, any_one
from mainphase.language.grammar.statics.lines import one_static
from mainphase.language.syntax import DECLINED, Choice, Mapped, phrase, the

# --- What it is a copy of

of_what: Final = Choice("what is copied")
one_copied: Final = Choice("something")
one_copied.add(nouns.permanent)
one_copied.add(nouns.card_in_zone)
phrase("any {which}", the.which, of_what, which=one_copied)
phrase("{which}", the.which, of_what, which=any_one(nouns.permanent))
phrase("{which}", the.which, of_what, which=any_one(nouns.card_in_zone))

# --- The choice as it enters

FOUND: Final = n.Compare(n.SizeOf(n.Saved("it")), ">", n.Fixed(0))


def copy_choice(parts: Any) -> Any:
    """Something is chosen, or nothing; tapped it enters only as a copy."""
    which, but, tapped = parts
    steps: tuple[n.Effect, ...] = (n.Choose(which, at_least=n.Fixed(0)), n.BecomeCopy(n.This(), n.Saved("it"), but))
    if tapped:
        steps = (*steps, n.If(FOUND, n.EntersSo(n.EntersTapped())))
    return n.AsEnters(n.Sequence(steps))


def copy_choice_parts(effect: Any) -> Any:
    steps = effect.do.of if isinstance(effect, n.AsEnters) and isinstance(effect.do, n.Sequence) else ()
    if len(steps) < 2 or not isinstance(steps[0], n.Choose) or not isinstance(steps[1], n.BecomeCopy):
        return DECLINED
    parts = (steps[0].which, steps[1].but, len(steps) > 2)
    return parts if copy_choice(parts) == effect else DECLINED


copies: Final = Choice("as what it may enter")
for k, (this, _) in enumerate(SELF):
    for tapped in (False, True):
        begins = f"you may have {this} enter {'tapped ' if tapped else ''}as a copy of {{which}}"
        phrase(begins, (the.which, (), tapped), copies, which=of_what, parse_only=k > 0)
        phrase(
            f"{begins}, except {{but}}", (the.which, the.but, tapped), copies, which=of_what, but=differences,
            parse_only=k > 0,
        )  # fmt: skip
one_static.add(Mapped(copies, copy_choice, copy_choice_parts, n.AsEnters))
