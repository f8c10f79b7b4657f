"""What static abilities and trigger conditions are about: filters of permanents, named as a group or as one of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.discourse import Mention, mentioning, nouns_of, parts_of, whole
from mainphase.language.grammar.objects import HOST
from mainphase.language.syntax import DECLINED, Choice, Mapped, Phrase, Words, phrase, the
from mainphase.language.syntax.source import Sense

OBJECT: Final = n.ThatObject()
ITSELF: Final = n.IsThis()
ATTACHED: Final = n.OneOf(HOST)


def spoken(one: bool, event: bool) -> Callable[[Sense, Any], Sense]:
    """After this pronouns mean the object itself, what it is attached to, or what the event is about."""

    def after(known: Sense, which: Any) -> Sense:
        if which == ITSELF:
            return mentioning(known, Mention(n.This(), ("creature", "permanent", "card", "spell"), one))
        if which == ATTACHED:
            return mentioning(known, Mention(HOST, ("creature", "permanent", "land"), one))
        if event:
            return mentioning(known, Mention(OBJECT, nouns_of(which), one))
        return known.agreeing(one)

    return after


SELF: Final = [
    ("~", ITSELF),
    *(
        (f"this {word}", ITSELF)
        for word in (
            "creature",
            "artifact",
            "enchantment",
            "land",
            "permanent",
            "Aura",
            "Equipment",
            "Vehicle",
            "token",
            "spell",
            "card",
        )
    ),
]
HOSTS: Final = [(f"{how} {word}", ATTACHED) for how, word in (
    ("enchanted", "creature"), ("equipped", "creature"), ("enchanted", "permanent"), ("enchanted", "land"),
    ("enchanted", "artifact"),
)]  # fmt: skip


def another(f: Any) -> Any:
    return whole((n.Other(), *parts_of(f)))


def but_it(f: Any) -> Any:
    parts = parts_of(f)
    return whole(tuple(p for p in parts if p != n.Other())) if n.Other() in parts else DECLINED


def any_one(noun: Phrase) -> Choice:
    """ "a creature you control", "another creature", "~ or another creature" as far as one filter says it."""
    made = Choice("something")
    phrase("a {which}", the.which, made, which=beginning(noun, False))
    phrase("an {which}", the.which, made, which=beginning(noun, True))
    phrase("another {which}", the.which, made, which=Mapped(noun, another, but_it))
    return made


def beginning(noun: Phrase, vowel: bool) -> Phrase:
    """The noun, where it begins as its article wants."""
    return Articled(noun, vowel)


class Articled(Phrase):
    """A noun after "a" or "an"."""

    def __init__(self, of: Phrase, vowel: bool) -> None:
        super().__init__(of.name)
        self.of = of
        self.vowel = vowel

    def fits(self, text: str) -> bool:
        return (text[:1].lower() in "aeiou8" and text[:3].lower() not in ("one", "uni")) == self.vowel

    def read(self, source, at, sense):  # type: ignore[no-untyped-def]
        return self.of.read(source, at, sense) if self.fits(source.text[at : at + 3]) else []

    def say(self, value, sense, style):  # type: ignore[no-untyped-def]
        said = self.of.say(value, sense, style)
        return said if said is not None and self.fits(said[0]) else None

    def echo(self, value, source, at, sense):  # type: ignore[no-untyped-def]
        return self.of.echo(value, source, at, sense) if self.fits(source.text[at : at + 3]) else []


# Of an event: one thing that it is about, with its verb in the singular.
event_one: Final = Choice("something")
phrase("{which}", the.which, event_one, which=Words("this", SELF), then=spoken(True, True))
phrase("{which}", the.which, event_one, which=Words("what it is attached to", HOSTS), then=spoken(True, True))
phrase("{which}", the.which, event_one, which=any_one(nouns.permanent), then=spoken(True, True))

# Of a static ability: everything that it is about, with a verb that agrees.
group: Final = Choice("a group of things")
phrase("{which}", the.which, group, which=Words("this", SELF), then=spoken(True, False))
phrase("{which}", the.which, group, which=Words("what it is attached to", HOSTS), then=spoken(True, False))
phrase("{which}", the.which, group, which=nouns.permanents, then=spoken(False, False))
phrase("each {which}", the.which, group, which=nouns.permanent, then=spoken(True, False), also=True)
phrase("all {which}", the.which, group, which=nouns.permanents, then=spoken(False, False), also=True)
