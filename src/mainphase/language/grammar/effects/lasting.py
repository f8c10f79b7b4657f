"""Continuous effects of spells and abilities, and shields against damage (CR 611.2, 615)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import damage
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.discourse import said_of
from mainphase.language.grammar.keywords.names import keyword
from mainphase.language.grammar.modifications import all_gaining, counting_later
from mainphase.language.grammar.objects import certain_objects, objects, recipients, what
from mainphase.language.syntax import Phrase, Sense, Source, Style, like, phrase, the
from mainphase.language.syntax.phrases import Said
from mainphase.language.syntax.source import Echo, Reading

phrase("{to} {mods} until end of turn", n.Apply, clauses, to=what, mods=all_gaining)
phrase("{to} each {mods} until end of turn", n.Apply, clauses, to=what, mods=all_gaining, also=True)
phrase(
    "{to} <gets> {mod}", like(n.Apply, to=the.to, mods=(the.mod,)), clauses, to=what, mod=counting_later, also=True
)  # fmt: skip


def of_choice(ways: Any) -> bool:
    """Different keywords of the same thing."""
    return len(set(ways.of)) == len(ways.of)


# "Gains your choice of flying or trample": which of them is chosen as it is carried out (CR 608.2d).
WAYS: Final = tuple(
    like(n.Apply, to=the.to, mods=(like(n.GainKeywords, keywords=getattr(the, name)),))
    for name in ("first", "second", "third")
)
for count, listed in ((2, "{first} or {second}"), (3, "{first}, {second}, or {third}")):
    each: dict[str, Any] = dict.fromkeys(("first", "second", "third")[:count], keyword)
    phrase(
        f"{{to}} <gains> your choice of {listed} until end of turn",
        like(n.ChooseEffect, of=WAYS[:count]), clauses, fits=of_choice, to=what, **each,
    )  # fmt: skip
phrase("until end of turn, {to} {mods}", n.Apply, clauses, to=what, mods=all_gaining, also=True)
phrase(
    "gain control of {to} until end of turn",
    like(n.Apply, to=the.to, mods=(n.SetController(n.You()),)),
    clauses,
    to=objects,
)
phrase(
    "gain control of {to}",
    like(n.Apply, to=the.to, mods=(n.SetController(n.You()),), until=Duration.PERMANENT), clauses, to=objects,
)  # fmt: skip

# --- What can't be done this turn. Unlike characteristics this is so of whatever fits, if it came since (CR 611.2c)


class Those(Phrase):
    """A subject as a filter: "creatures you control" are all that fit, "target creature" that one."""

    takes_space = True

    def __init__(self) -> None:
        super().__init__("something")

    def filter_of(self, named: n.Selector) -> n.Filter:
        if isinstance(named, n.Each):
            return named.which
        return n.IsThis() if named == n.This() else n.OneOf(named)

    def selector_of(self, which: n.Filter) -> n.Selector:
        if isinstance(which, n.OneOf):
            return which.of
        return n.This() if which == n.IsThis() else n.Each(which)

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        if said_of(sense).chosen:
            return []
        return [
            (self.filter_of(value), end, known)
            for value, end, known in what.read(source, at, sense)
            if not said_of(known).chosen
        ]

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        return what.say(self.selector_of(value), sense, style)

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        return what.echo(self.selector_of(value), source, at, sense)


those: Final = Those()
for words, rule in (
    ("can't block this turn", like(n.CantBlock, which=the.which)),
    ("can't attack this turn", like(n.CantAttack, which=the.which)),
    ("can't be blocked this turn", like(n.CantBeBlocked, which=the.which)),
    ("<attacks> this turn if able", like(n.MustAttack, which=the.which)),
    ("<blocks> this turn if able", like(n.MustBlock, which=the.which)),
    ("must be blocked this turn if able", like(n.MustBeBlocked, which=the.which)),
    (
        "can't be blocked this turn except by two or more creatures",
        like(n.NeedsBlockers, which=the.which, at_least=2),
    ),
):
    phrase(f"{{which}} {words}", like(n.Begin, static=rule), clauses, which=those)
for tail, also in (
    ("during <its|their> controller's next untap step", False),
    ("during their controllers' next untap steps", True),
    ("during <its|their> controllers' next untap steps", True),
):
    phrase(f"{{what}} <doesn't> untap {tail}", n.StayTapped, clauses, what=what, also=also)

phrase(
    "{which} <doesn't> untap during your next untap step",
    like(n.DontUntapNext, who=n.You(), which=the.which), clauses,
    which=those, fits=lambda e: not isinstance(e.which, n.OneOf),
)  # fmt: skip

# --- Shields (CR 615)


SHIELD_FROM: Final = (
    "that would be dealt this turn by {by}",
    "that would be dealt by {by} this turn",
    "{by} would deal this turn",
)


def of_those(shield: Any) -> bool:
    """A shield keeps what is named, or asks whether it fits; "creatures" are whatever fits then (CR 615.9)."""
    return not isinstance(shield.to, n.Each) and not isinstance(shield.source, n.Each)


phrase(
    "prevent the next {amount} that would be dealt to {to} this turn",
    n.PreventDamage, clauses, fits=of_those, amount=damage, to=recipients,
)  # fmt: skip
for all_of_it, combat in (("all damage", False), ("all combat damage", True)):
    phrase(f"prevent {all_of_it} that would be dealt this turn", n.PreventDamage(combat_only=combat), clauses)
    goals: tuple[tuple[Phrase, dict[str, Any]], ...] = (
        (recipients, {"to": the.to}),
        (nouns.permanents, {"to_fits": the.to}),
    )
    for to, fields in goals:
        phrase(
            f"prevent {all_of_it} that would be dealt to {{to}} this turn",
            like(n.PreventDamage, combat_only=combat, **fields), clauses, to=to, fits=of_those,
        )  # fmt: skip
        phrase(
            f"prevent {all_of_it} that would be dealt this turn to {{to}}",
            like(n.PreventDamage, combat_only=combat, **fields), clauses, to=to, fits=of_those, also=True,
        )  # fmt: skip
    sources: tuple[tuple[Phrase, dict[str, Any]], ...] = (
        (certain_objects, {"source": the.by}),
        (nouns.permanents, {"source_fits": the.by}),
    )
    for by, fields in sources:
        for template in SHIELD_FROM:
            phrase(
                f"prevent {all_of_it} {template}",
                like(n.PreventDamage, combat_only=combat, **fields), clauses, by=by,
                fits=of_those, also=template != SHIELD_FROM[0],
            )  # fmt: skip
    to_it = like(n.PreventDamage, combat_only=combat, to=the.it)
    by_it = like(n.PreventDamage, combat_only=combat, source=the.it)
    phrase(
        f"prevent {all_of_it} that would be dealt to and dealt by {{it}} this turn",
        like(n.Sequence, of=(to_it, by_it)), clauses, it=certain_objects,
    )  # fmt: skip
