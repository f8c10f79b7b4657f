"""Predicates of a group of things: "gets +1/+1, has flying, and can't block". One subject, several predicates."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.discourse import with_subject
from mainphase.language.grammar.groups import ITSELF, group
from mainphase.language.grammar.modifications import having
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    Concatenated,
    Like,
    Mapped,
    Page,
    PagePlace,
    Phrase,
    PhraseContext,
    Reading,
    Rendering,
    SourceText,
    like,
    phrase,
    the,
)

OF_IT: Final = n.OneOf(n.Modified())  # stands for the subject in the value of a predicate
predicates: Final = Choice("what is so")
phrase("{mods}", like(n.Modify, which=OF_IT, mods=the.mods), predicates, mods=having)

JOINTS: Final = (" and ", ", and ", ", ", " but ", ", and it ")
MOST: Final = 5


def predicate(template: str, value: Like | n.StaticEffect, parse_only: bool = False, **slots: Any) -> None:
    """A predicate; in its value `OF_IT` stands for the subject."""
    phrase(template, value, predicates, parse_only=parse_only, **slots)


SUBJECTS: Final = ("which", "by")  # the fields in which the subject can stand


def subjects(effect: n.StaticEffect) -> list[n.Filter]:
    """Returns the subjects of which this could be said."""
    return [held for name in SUBJECTS if isinstance(held := getattr(effect, name, None), n.Filter)]


def standing_for(effect: Any, was: n.Filter, now: n.Filter) -> Any:
    """The effect with another subject."""
    for name in SUBJECTS:
        if getattr(effect, name, None) == was:
            return replace(effect, **{name: now})
    return effect


def effects_of_parts(which: n.Filter, parts: tuple[Any, ...]) -> tuple[n.StaticEffect, ...]:
    """The effects that have such parts and subject; what it gets and has is one modification."""
    found: list[n.StaticEffect] = []
    for part in parts:
        last = found[-1] if found else None
        if not isinstance(part, n.Modification):
            found.append(standing_for(part, OF_IT, which))
        elif isinstance(last, n.Modify):
            found[-1] = n.Modify(which, (*last.mods, part))
        else:
            found.append(n.Modify(which, (part,)))
    return tuple(found)


def parts_of_all(which: n.Filter, effects: tuple[n.StaticEffect, ...]) -> tuple[Any, ...]:
    """The parts that predicates can stand for: modifications one by one, other effects whole."""
    found: list[Any] = []
    for effect in effects:
        found += effect.mods if isinstance(effect, n.Modify) else (standing_for(effect, which, OF_IT),)
    return tuple(found)


def predicate_of(parts: tuple[Any, ...]) -> Any:
    """The predicate that these parts make, or DECLINED."""
    if all(isinstance(part, n.Modification) for part in parts):
        return n.Modify(OF_IT, parts)
    return parts[0] if len(parts) == 1 else DECLINED


predicate_list: Final = Concatenated(
    Mapped(predicates, lambda effect: parts_of_all(OF_IT, (effect,)), predicate_of), JOINTS, most=MOST, agreeing=True
)


def uncontracted(source: SourceText, at: int) -> SourceText:
    """The text with "is" there, where the pronoun before has it as "'s": "it's a 2/2 creature"."""
    return source.saying(f"{source.text[: at - 1]} is{source.text[at + 2 :]}")


class Predicated(Phrase):
    """A group and what is so of it. The value is a tuple of effects that are all about the same."""

    def __init__(self, name: str, group: Phrase) -> None:
        super().__init__(name)
        self.group = group

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        found: list[Reading] = []
        for which, end, known in self.group.parse(source, at, context):
            if source.match(" ", end):
                for parts, to, after in predicate_list.parse(source, end + 1, self.about(known, which)):
                    found.append((effects_of_parts(which, parts), to, after))
            elif source.text.startswith("'s ", end):
                for parts, to, after in predicate_list.parse(uncontracted(source, end), end, self.about(known, which)):
                    found.append((effects_of_parts(which, parts), to, after))
        return found

    def about(self, known: PhraseContext, which: n.Filter) -> PhraseContext:
        """Of anything but this, so that its own name in what it has cannot mean what has it."""
        return known if which == ITSELF else with_subject(known, n.Each(which), False)

    def subjects(self, value: Any) -> list[n.Filter]:
        """Whatever all of the effects could be about."""
        found = subjects(value[0]) if isinstance(value, tuple) and value else []
        return [which for which in found if all(which in subjects(effect) for effect in value)]

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        found: list[Rendering] = []
        for which in self.subjects(value):
            if effects_of_parts(which, parts_of_all(which, value)) != value:
                continue  # two abilities that would be read as one
            for end, known in self.group.render(which, page, at, context):
                parts = parts_of_all(which, value)
                if isinstance(page, SourceText) and page.text.startswith("'s ", end):
                    found += predicate_list.render(parts, uncontracted(page, end), end, self.about(known, which))
                    continue
                begin = page.after(" ", end)
                if begin is not None:
                    found += predicate_list.render(parts, page, begin, self.about(known, which))
            if found and not page.follows:
                break
        return found


predicated: Final = Predicated("what is so", group)
