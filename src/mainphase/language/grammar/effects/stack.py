"""Spells and abilities on the stack: countered, copied, their targets changed."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.cards.nodes.often_named import EACH_PLAYER
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import each_one
from mainphase.language.grammar.clauses import clauses, sentences
from mainphase.language.grammar.comparisons import whether
from mainphase.language.grammar.conditions import conditions
from mainphase.language.grammar.costs import pay_mana, payments
from mainphase.language.grammar.discourse import conjuncts
from mainphase.language.grammar.effects.control_flow import doer, payer
from mainphase.language.grammar.exceptions import differences_of_token
from mainphase.language.grammar.modifications import set_color
from mainphase.language.grammar.objects import certain_objects, objects, one_who
from mainphase.language.syntax import like, phrase, the

phrase("counter {what}", n.Counter, clauses, what=objects)

# Where a spell goes that is countered so, instead of to the graveyard (CR 701.6a): said after whatever counters it.
LIBRARY: Final = {"to": Zone.LIBRARY}
BOTTOM: Final = {"to": Zone.LIBRARY, "bottom": True}
AWAY: Final[tuple[tuple[str, tuple[dict[str, Any], ...]], ...]] = (
    ("exile {it} instead of putting it into its owner's graveyard", ({"to": Zone.EXILE},)),
    ("put {it} into its owner's hand instead of into that player's graveyard", ({"to": Zone.HAND},)),
    ("put {it} on top of its owner's library instead of into that player's graveyard", (LIBRARY,)),
    ("put {it} on the bottom of its owner's library instead of into that player's graveyard", (BOTTOM,)),
    (
        "put {it} on the top or bottom of its owner's library instead of into that player's graveyard",
        (LIBRARY, BOTTOM),
    ),
)
for words, goals in AWAY:
    # Which of the two is a choice of whoever counters it.
    sent = tuple([like(n.Counter, what=the.what, **goal) for goal in goals])
    countered = sent[0] if len(sent) == 1 else like(n.ChooseEffect, of=sent)
    for spell, it, parse_only in (
        ("that spell", "it", len(goals) > 1), ("that spell", "that card", len(goals) == 1), ("it", "it", True)
    ):  # fmt: skip
        tail = f". if {spell} is countered this way, {words.replace('{it}', it)}"
        phrase(f"counter {{what}}{tail}", countered, clauses, what=objects, parse_only=parse_only)
        phrase(
            f"counter {{what}} unless {{by}} {{cost}}{tail}",
            like(n.PayOrElse, cost=the.cost, by=the.by, otherwise=countered), sentences,
            what=objects, by=payer, cost=payments, parse_only=parse_only,
        )  # fmt: skip
        phrase(
            f"counter {{what}} unless {{by}} <pays> {{mana}} for each {{times}}{tail}",
            like(n.PayOrElse, cost=(the.mana,), by=the.by, otherwise=countered, times=the.times), sentences,
            what=objects, by=payer, mana=pay_mana, times=each_one, parse_only=parse_only,
        )  # fmt: skip

# --- Copies (CR 707.10)

phrase("copy {what}", like(n.CopySpell, what=the.what, new_targets=False), clauses, what=objects)
phrase("copy {what}. you may choose new targets for the copy", like(n.CopySpell, what=the.what), clauses, what=objects)
for joint in (". you may choose new targets for that copy", ", and you may choose new targets for the copy",
              " and you may choose new targets for the copy"):  # fmt: skip
    phrase(f"copy {{what}}{joint}", like(n.CopySpell, what=the.what), clauses, what=objects, parse_only=True)


def is_told_of_x(copies: Any) -> bool:
    """Of this spell itself so many copies as its X says are not told yet."""
    return not (isinstance(copies.amount, n.X) and copies.what == n.This())


for words, times in (("twice", n.Fixed(2)), ("three times", n.Fixed(3)), ("X times", n.X())):
    phrase(
        f"copy {{what}} {words}. you may choose new targets for the copies",
        like(n.CopySpell, what=the.what, amount=times), clauses, what=objects, fits=is_told_of_x,
    )  # fmt: skip
    phrase(
        f"copy {{what}} {words}", like(n.CopySpell, what=the.what, amount=times, new_targets=False), clauses,
        what=objects, fits=is_told_of_x,
    )  # fmt: skip
phrase(
    "copy {what} for each {amount}. you may choose new targets for the copies",
    like(n.CopySpell, what=the.what, amount=the.amount), clauses, what=objects, amount=each_one,
    fits=lambda copies: not isinstance(copies.amount, n.SpellsCastBefore),
)  # fmt: skip
phrase(
    "copy {what} for each {amount}", like(n.CopySpell, what=the.what, amount=the.amount, new_targets=False), clauses,
    what=objects, amount=each_one, fits=lambda copies: not isinstance(copies.amount, n.SpellsCastBefore),
)  # fmt: skip
# Once, or twice if something is so.
for it in ("it", "that spell"):
    once_or_twice = phrase(
        f"copy {{what}}. if {{so}}, copy {it} twice instead. you may choose new targets for the copies",
        like(
            n.If, condition=the.so, then=like(n.CopySpell, what=the.what, amount=n.Fixed(2)),
            otherwise=like(n.CopySpell, what=the.what),
        ),
        what=objects, so=conditions, parse_only=it == "it",
    )  # fmt: skip
    sentences.of.insert(0, once_or_twice)  # before "if …, … instead"
for joint in (
    " and may choose new targets for the copy", ". that player may choose new targets for the copy",
    ". the player may choose new targets for the copy",
):  # fmt: skip
    phrase(
        f"{{by}} <copies> {{what}}{joint}", like(n.CopySpell, what=the.what, by=the.by), clauses,
        by=one_who, what=objects, parse_only=joint[0] == ".",
    )  # fmt: skip
for k, but in enumerate((", except that the copy is {color}", ", except the copy is {color}")):
    phrase(
        f"copy {{what}}{but}. you may choose new targets for the copy",
        like(n.CopySpell, what=the.what, but=(the.color,)), clauses, what=objects, color=set_color, parse_only=k > 0,
    )  # fmt: skip
NOT_LEGENDARY: Final = (n.LoseSupertypes(n.Supertype.LEGENDARY),)
PLAIN_COPY: Final = like(n.CopySpell, what=the.what, new_targets=False, but=NOT_LEGENDARY)
phrase("copy {what}, except the copy isn't legendary", PLAIN_COPY, clauses, what=objects)
phrase(
    "copy {what}, except the copy isn't legendary. you may choose new targets for the copy",
    like(n.CopySpell, what=the.what, but=NOT_LEGENDARY), clauses, what=objects,
)  # fmt: skip
# "Except the copy is a 1/1 Spirit in addition to its other types": of a permanent spell (CR 707.10f).
for k, copy in enumerate(("", "the copy ")):
    phrase(
        f"copy {{what}}, except {copy}{{but}}", like(n.CopySpell, what=the.what, new_targets=False, but=the.but),
        clauses, what=objects, but=differences_of_token, fits=lambda copies: copies.but != NOT_LEGENDARY,
        parse_only=k > 0,
    )  # fmt: skip
phrase("{by} may choose new targets for {what}", n.NewTargets, sentences, by=doer, what=certain_objects)
ANY_NEW: Final = like(n.NewTargets, what=the.what)  # any of them may stay (CR 115.7d): so nobody says "may"
phrase("choose new targets for {what}", ANY_NEW, sentences, what=objects, parse_only=True)
phrase(
    "choose new targets for {what} if {condition}", like(n.If, condition=the.condition, then=ANY_NEW), sentences,
    what=objects, condition=whether, parse_only=True,
)  # fmt: skip
phrase("change the target of {what}", like(n.ChangeTarget, what=the.what), clauses, what=objects)
phrase("change a target of {what} to {to}", n.ChangeTargetTo, clauses, what=objects, to=certain_objects)
BEFORE: Final = like(n.SpellsCastBefore, which=the.which, by=n.You())
phrase(
    "copy {what} for each other {which} you've cast before it this turn. you may choose new targets for the copies",
    like(n.CopySpell, what=the.what, amount=BEFORE),
    clauses,
    what=objects,
    which=nouns.spell,
)

# For one thing that is named (CR 707.10e).
phrase("copy {what}. the copy targets {at}", n.CopyAimedAt, clauses, what=objects, at=certain_objects)

# For each other thing that it could target (CR 707.10d).
OTHERS: Final[tuple[tuple[str, str, dict[str, Any], n.Filter | None], ...]] = (
    ("{which}", "those creatures", {"which": the.which}, n.OfType(CardType.CREATURE)),
    ("{which}", "those Golems", {"which": the.which}, n.OfSubtype("Golem")),
    (
        "permanent or player", "those permanents and players",
        {"which": n.InZone(Zone.BATTLEFIELD), "players": EACH_PLAYER}, None,
    ),
    ("spell, permanent, card not on the battlefield, and/or player", "them", {"players": EACH_PLAYER}, None),
)  # fmt: skip
COULD: Final = ("the spell could target", "that spell could target", "that ability could target")
for others, those, fields, kind in OTHERS:

    def are_those(copies: Any, kind: n.Filter | None = kind) -> bool:
        return kind is None or kind in conjuncts(copies.which)

    slots: dict[str, Any] = {"which": nouns.permanent} if kind is not None else {}
    for could in (*COULD, f"that {COULD[0]}"):
        copying = f"{{what}} for each other {others} {could}. each copy targets a different one of {those}"
        told: dict[str, Any] = {"parse_only": could != COULD[0], "fits": are_those, "what": objects, **slots}
        copies_it = {"what": the.what, **fields}
        phrase(f"copy {copying}", like(n.CopyForEachTarget, **copies_it), clauses, **told)
        phrase(
            f"{{by}} <copies> {copying}", like(n.CopyForEachTarget, **copies_it, by=the.by), clauses, by=one_who, **told
        )

TARGETS: Final = (
    "a new target for that copy", "new targets for that copy", "new targets for the copy", "a new target for the copy",
)  # fmt: skip
for words in TARGETS:
    for this in ("this spell", "~", "it"):
        phrase(
            f"{{by}} may copy {this} and may choose {words}",
            like(n.May, then=like(n.CopySpell, what=n.This(), by=the.by), by=the.by),
            sentences, by=doer, parse_only=(words, this) != (TARGETS[0], "this spell"),
        )  # fmt: skip
