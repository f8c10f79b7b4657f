"""What becomes of permanents: destroyed, sacrificed, tapped, and their counters."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import KEYWORD_NAMES
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import quantities
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import Mention, mentioning, nouns_of
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import objects, who
from mainphase.language.syntax import DECLINED, Leaf, Phrase, Sense, Words, like, phrase, the

phrase("destroy {what}", n.Destroy, clauses, what=objects)
phrase("destroy {what}. <it|they> can't be regenerated", n.Destroy, clauses, what=objects, regenerate=False)
phrase("tap {what}", n.Tap, clauses, what=objects)
phrase("untap {what}", n.Untap, clauses, what=objects)
phrase("{by} <sacrifices> {what}", n.SacrificeIt, clauses, what=objects, by=who)
phrase("regenerate {what}", n.Regenerate, clauses, what=objects)
phrase("attach {what} to {to}", n.Attach, clauses, what=objects, to=objects)
phrase("remove {what} from combat", n.RemoveFromCombat, clauses, what=objects)
phrase("transform {what}", n.Transform, clauses, what=objects)

# --- Sacrifices of one's choice


def sacrificed(known: Sense, effect: Any) -> Sense:
    return mentioning(known, Mention(n.Saved("sacrificed"), nouns_of(effect.which), effect.amount == n.Fixed(1)))


numbers: Final = Words(
    "a number",
    [
        *((NUMBER_WORDS[k], n.Fixed(k)) for k in range(2, 21)),
        ("X", n.X()),
        ("that many", n.EventAmount()),
    ],
)
for tail in ("", " of their choice"):
    phrase(
        f"{{by}} <sacrifices> {{which}}{tail}",
        n.Sacrifice, clauses, then=sacrificed, by=who, which=any_one(nouns.permanent), also=tail != "",
    )  # fmt: skip
    phrase(
        f"{{by}} <sacrifices> {{amount}} {{which}}{tail}",
        n.Sacrifice, clauses, then=sacrificed, by=who, amount=numbers, which=nouns.permanents, also=tail != "",
    )  # fmt: skip

# --- Counters (CR 122)

# Counters of which a rule says something that nothing here obeys.
WITH_RULES: Final = frozenset(
    (
        *(name.partition(" ")[0] for name in KEYWORD_NAMES),
        *("stun", "shield", "finality", "experience", "rad", "poison", "strike"),
    )
)
PT_KINDS: Final = (
    "+1/+1", "-1/-1", "+0/+1", "+0/+2", "+1/+0", "+1/+2", "+2/+0", "+2/+2", "-0/-1", "-0/-2", "-1/-0", "-2/-0", "-2/-1",
    "-2/-2",
)  # fmt: skip


def is_kind(word: Any) -> bool:
    return word in PT_KINDS if word[:1] in "+-" else word.isalpha() and word not in WITH_RULES and word != "counter"


kind: Final = Leaf(
    "a kind of counter",
    r"[+-][0-9]/[+-][0-9]|[a-z]+",
    lambda word: word if is_kind(word) else DECLINED,
    lambda word: word if is_kind(word) else None,
)


class Articled(Phrase):
    """A word after its article: "a time", "an age"."""

    def __init__(self, of: Phrase) -> None:
        super().__init__(of.name)
        self.of = of

    def article(self, words: str) -> str:
        return "an " if words[:1] in "aeiou" else "a "

    def read(self, source, at, sense):  # type: ignore[no-untyped-def]
        for article in ("a ", "an "):
            end = at + len(article)
            if source.match(article, at) and self.article(source.text[end : end + 1]) == article:
                return self.of.read(source, end, sense)
        return []

    def say(self, value, sense, style):  # type: ignore[no-untyped-def]
        said = self.of.say(value, sense, style)
        return None if said is None else (self.article(said[0]) + said[0], said[1])

    def echo(self, value, source, at, sense):  # type: ignore[no-untyped-def]
        article = self.article(str(value))
        return self.of.echo(value, source, at + len(article), sense) if source.match(article, at) else []


def counting(template: str, make: type, **slots: Any) -> None:
    """`template` has {counters} where "a charge counter" stands, and may have something after it."""
    names = {name: getattr(the, name) for name in slots}
    forms: tuple[tuple[str, Any, dict[str, Any]], ...] = (
        ("{kind} counter", n.Fixed(1), {"kind": Articled(kind)}),
        ("{amount} {kind} counters", the.amount, {"amount": numbers, "kind": kind}),
    )
    for words, amount, more in forms:
        phrase(
            template.replace("{counters}", words),
            like(make, kind=the.kind, amount=amount, **names), clauses, **slots, **more,
        )  # fmt: skip
    phrase(
        template.replace("{counters}", "{kind} counter") + " for each {which}",
        like(make, kind=the.kind, amount=like(n.CountOf, which=the.which), **names),
        clauses, kind=Articled(kind), which=nouns.thing, **slots,
    )  # fmt: skip
    phrase(
        template.replace("{counters}", "a number of {kind} counters") + " equal to {amount}",
        like(make, kind=the.kind, amount=the.amount, **names),
        clauses, kind=kind, amount=quantities, **slots,
    )  # fmt: skip


counting("put {counters} on {on}", n.PutCounters, on=objects)
phrase(
    "put {kind} counter on each of {on}",
    like(n.PutCounters, kind=the.kind, amount=n.Fixed(1), on=the.on),
    clauses,
    kind=Articled(kind),
    on=objects,
)
phrase("put {amount} {kind} counters on each of {on}", n.PutCounters, clauses, amount=numbers, kind=kind, on=objects)
counting("remove {counters} from {on}", n.RemoveCounters, on=objects)
phrase(
    "remove all {kind} counters from {on}",
    like(n.RemoveCounters, kind=the.kind, amount=None, on=the.on),
    clauses,
    kind=kind,
    on=objects,
)
