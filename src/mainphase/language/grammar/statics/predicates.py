"""What is said of a group of things: "gets +1/+1, has flying, and can't block". One subject, several predicates."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.discourse import with_subject
from mainphase.language.grammar.groups import ITSELF, group
from mainphase.language.grammar.modifications import having
from mainphase.language.syntax import Choice, Like, Phrase, Sense, Source, Style, like, phrase, the
from mainphase.language.syntax.phrases import Said
from mainphase.language.syntax.source import Echo, Reading

OF_IT: Final = n.OneOf(n.Modified())  # stands for the subject in the value of a predicate
predicates: Final = Choice("what is so")
phrase("{mods}", like(n.Modify, which=OF_IT, mods=the.mods), predicates, mods=having)

JOINTS: Final = (" and ", ", and ", ", ", " but ")
MOST: Final = 5


def predicate(template: str, value: Like | n.StaticEffect, also: bool = False, **slots: Any) -> None:
    """A predicate; in its value `OF_IT` stands for the subject."""
    phrase(template, value, predicates, also=also, **slots)


SUBJECTS: Final = ("which", "by")  # the fields in which the subject can stand


def subjects(effect: n.StaticEffect) -> list[n.Filter]:
    """What this could be said of."""
    return [held for name in SUBJECTS if isinstance(held := getattr(effect, name, None), n.Filter)]


def standing_for(effect: Any, was: n.Filter, now: n.Filter) -> Any:
    """The effect with another subject."""
    for name in SUBJECTS:
        if getattr(effect, name, None) == was:
            return replace(effect, **{name: now})
    return effect


def said_of(which: n.Filter, effects: tuple[n.StaticEffect, ...]) -> tuple[n.StaticEffect, ...]:
    """The effects of such a subject; what it gets and has is one modification."""
    found: list[n.StaticEffect] = []
    for effect in effects:
        last = found[-1] if found else None
        if isinstance(effect, n.Modify) and isinstance(last, n.Modify):
            found[-1] = n.Modify(which, last.mods + effect.mods)
        else:
            found.append(standing_for(effect, OF_IT, which))
    return tuple(found)


def pieces(which: n.Filter, effects: tuple[n.StaticEffect, ...]) -> list[Any]:
    """The parts that predicates can stand for: modifications one by one, other effects whole."""
    found: list[Any] = []
    for effect in effects:
        if isinstance(effect, n.Modify):
            found += effect.mods
        else:
            found.append(standing_for(effect, which, OF_IT))
    return found


def predicate_of(chunk: list[Any]) -> Any:
    """The predicate that these pieces make, or None."""
    if all(isinstance(piece, n.Modification) for piece in chunk):
        return n.Modify(OF_IT, tuple(chunk))
    return chunk[0] if len(chunk) == 1 else None


class Predicated(Phrase):
    """A group and what is so of it. The value is a tuple of effects that are all about the same."""

    def __init__(self) -> None:
        super().__init__("what is so")

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        found: list[Reading] = []
        for which, end, known in group.read(source, at, sense):
            if source.match(" ", end):
                heads: list[Reading] = [((), end + 1, self.about(known, which))]
                for _ in range(MOST):
                    longer: list[Reading] = []
                    for effects, begin, told in heads:
                        for effect, to, after in predicates.read(source, begin, told):
                            found.append((said_of(which, (*effects, effect)), to, after))
                            for joint in JOINTS:
                                if source.match(joint, to):
                                    longer.append(((*effects, effect), to + len(joint), after))
                    heads = longer
        return found

    def about(self, known: Sense, which: n.Filter) -> Sense:
        """Of anything but this, so that its own name in what it has cannot mean what has it."""
        return known if which == ITSELF else with_subject(known, n.Each(which), False)

    def subjects(self, value: Any) -> list[n.Filter]:
        """What all of the effects could be about."""
        found = subjects(value[0]) if isinstance(value, tuple) and value else []
        return [which for which in found if all(which in subjects(effect) for effect in value)]

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        for which in self.subjects(value):
            said = self.say_of(which, value, sense, style)
            if said is not None:
                return said
        return None

    def say_of(self, which: n.Filter, value: Any, sense: Sense, style: Style) -> Said | None:
        subject = group.say(which, sense, style)
        if subject is None:
            return None
        known = self.about(subject[1], which)
        left = pieces(which, value)
        words: list[str] = []
        while left:
            for count in range(len(left), 0, -1):
                effect = predicate_of(left[:count])
                said = None if effect is None else predicates.say(effect, known, style)
                if said is not None:
                    words.append(said[0])
                    known = said[1]
                    left = left[count:]
                    break
            else:
                return None
        told = " and ".join(words) if len(words) < 3 else ", ".join(words[:-1]) + ", and " + words[-1]
        return f"{subject[0]} {told}", known

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        found: list[Echo] = []
        for which in self.subjects(value):
            for end, known in group.echo(which, source, at, sense):
                if source.match(" ", end):
                    found += self.echo_pieces(pieces(which, value), source, end + 1, self.about(known, which))
        return found

    def echo_pieces(self, left: list[Any], source: Source, at: int, sense: Sense) -> list[Echo]:
        found: list[Echo] = []
        for count in range(1, len(left) + 1):
            effect = predicate_of(left[:count])
            for end, known in () if effect is None else predicates.echo(effect, source, at, sense):
                if count == len(left):
                    found.append((end, known))
                    continue
                for joint in JOINTS:
                    if source.match(joint, end):
                        found += self.echo_pieces(left[count:], source, end + len(joint), known)
        return found


predicated: Final = Predicated()
