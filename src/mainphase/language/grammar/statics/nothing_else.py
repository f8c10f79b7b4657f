"""What is something, and nothing else any more: "is an Insect artifact creature with base power and toughness 0/1 and
has indestructible, and it loses all other abilities, card types, and creature types" (CR 205.1a).
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.amounts import figures
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.kinds import SPOKEN_TYPES, kind_of_one
from mainphase.language.grammar.modifications import having, possessions, set_color
from mainphase.language.syntax import (
    DECLINED,
    Adapter,
    Choice,
    Mapped,
    PhraseContext,
    Reading,
    SourceText,
    like,
    phrase,
    the,
)

NO_OTHERS: Final = n.LoseAllAbilities()
SIZE: Final = like(n.SetPT, power=the.power, toughness=the.toughness)


def types_set(parts: Any) -> Any:
    """Subtypes and then types; without a subtype it keeps those that it can have (CR 205.1a)."""
    subtypes = tuple([part.subtype for part in parts if isinstance(part, n.OfSubtype)])
    rest = parts[len(subtypes) :]
    types = 0
    for part in rest:
        types |= part.types if isinstance(part, n.OfType) else 0
    mod = n.SetTypes(types, subtypes or None)
    return mod if types and parts_set(mod) == parts else DECLINED


def parts_set(mod: Any) -> Any:
    types = tuple([n.OfType(bit) for _, bit in SPOKEN_TYPES if mod.types & bit])
    return (*[n.OfSubtype(subtype) for subtype in mod.subtypes or ()], *types) if types else DECLINED


only_kind: Final = Mapped(kind_of_one, types_set, parts_set, n.SetTypes)


def in_one_row(told: Any) -> Any:
    mods, held = told
    return (*mods, *held)


def with_abilities_apart(mods: Any) -> Any:
    """The modifications up to where abilities are gained, and those."""
    if not isinstance(mods, tuple):
        return DECLINED
    at = len(mods)
    while at > 0 and isinstance(mods[at - 1], (n.GainKeywords, n.GainAbility)):
        at -= 1
    return (mods[:at], mods[at:]) if at < len(mods) else DECLINED


class LosingOthers(Adapter):
    """Such words, which are read only where something is lost."""

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        return self.of.parse(source, at, context) if " all other " in source.text else []


of_one_kind: Final = Choice("what things have")
having.add(LosingOthers(of_one_kind))
SIZED: Final = "with base power and toughness {power}/{toughness}"
NOTHING_ELSE: Final = "loses all other abilities, card types, and creature types"
for article, vowel in (("a", False), ("an", True)):
    for color, colored in (("{color} ", (the.color,)), ("", ())):
        slots: dict[str, Any] = {"kind": only_kind} if color else {"kind": with_article(only_kind, vowel)}
        if color:
            slots["color"] = with_article(set_color, vowel)
        head = f"<is> {article} {color}{{kind}}"
        phrase(f"{head} and loses all other card types", (*colored, the.kind), of_one_kind, **slots)
        for tail, before, parse_only in (
            ("with {held} and it loses all other card types", (), False),
            ("with {held} and loses all other card types and abilities", (NO_OTHERS,), False),
            ("with {held} and loses all other abilities", (NO_OTHERS,), True),
            ("with {held} and it loses all other abilities", (NO_OTHERS,), True),
        ):
            told = phrase(
                f"{head} {tail}",
                ((*colored, the.kind, *before), the.held),
                parse_only=parse_only,
                held=possessions,
                **slots,
            )
            of_one_kind.add(Mapped(told, in_one_row, with_abilities_apart, tuple))
        told = phrase(
            f"{head} {SIZED} and has {{held}}, and it {NOTHING_ELSE}",
            ((*colored, the.kind, SIZE, NO_OTHERS), the.held),
            held=possessions, power=figures, toughness=figures, **slots,
        )  # fmt: skip
        of_one_kind.add(Mapped(told, in_one_row, with_abilities_apart, tuple))
