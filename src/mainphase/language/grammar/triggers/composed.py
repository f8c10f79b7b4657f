"""Trigger conditions made of others: one of two, one while something is so, one thing or more at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import ANYTHING
from mainphase.language.grammar.conditions import conditions
from mainphase.language.grammar.discourse import discourse_of
from mainphase.language.grammar.triggers.events import beginnings, events
from mainphase.language.grammar.triggers.permanents import SPELL_OR_ABILITY
from mainphase.language.syntax import DECLINED, Choice, Mapped, PhraseContext, Words, context_of, like, phrase, the

occasions: Final = Choice("an event")

OF_EVENTS: Final = (n.ThatObject(), n.ThatSource(), n.ThatPlayer())


def whichever(known: PhraseContext, _: Any) -> PhraseContext:
    """After two events only what stands for itself can be spoken of: "that creature" may belong to the other one."""
    memory = discourse_of(known)
    kept = tuple(m for m in memory.mentions if m.what not in OF_EVENTS)
    return context_of(known.one, memory._replace(mentions=kept))


# --- Two events of one thing, which is named once: "~ attacks or becomes the target of a spell"

OF_ONE_THING: Final = (
    n.Attacks, n.AttacksAlone, n.BecomesBlocked, n.BecomesTapped, n.BecomesTarget, n.BecomesUntapped, n.Blocks, n.Dies,
    n.Enters, n.IsDealtDamage, n.IsTurnedFaceUp, n.Leaves, n.PutIntoCommandZone, n.PutIntoExile,
    n.PutIntoGraveyard,
)  # fmt: skip
again: Final = Choice("what it does")
for words, doing in (
    ("attacks", n.Attacks),
    ("becomes blocked", n.BecomesBlocked),
    ("becomes tapped", n.BecomesTapped),
    ("becomes untapped", n.BecomesUntapped),
    ("blocks", n.Blocks),
    ("dies", n.Dies),
    ("is dealt damage", n.IsDealtDamage),
    ("is put into a graveyard from the battlefield", n.PutIntoGraveyard),
    ("is put into the command zone", n.PutIntoCommandZone),
    ("is put into exile from the battlefield", n.PutIntoExile),
    ("is turned face up", n.IsTurnedFaceUp),
    ("leaves the battlefield", n.Leaves),
):
    phrase(words, doing(ANYTHING), again)
phrase("is put into exile", n.PutIntoExile(ANYTHING), again, parse_only=True)
for words, by in (("", None), (" you control", n.You()), (" an opponent controls", n.EachOpponent())):
    phrase(
        f"becomes the target of {{what}}{words}", like(n.BecomesTarget, which=ANYTHING, by=by, what=the.what), again,
        what=SPELL_OR_ABILITY,
    )  # fmt: skip
two_of_it: Final = phrase("{one} or {other}", (the.one, the.other), one=events, other=again)


def is_of_it(on: Any) -> bool:
    """True if the event tells only of one thing that something happens to it."""
    return isinstance(on, OF_ONE_THING) and type(on)(on.which) == on


def both_of_it(told: Any) -> Any:
    one, other = told
    return n.AnyOf((one, replace(other, which=one.which))) if is_of_it(one) else DECLINED


def named_once(on: Any) -> Any:
    if len(on.of) != 2 or not is_of_it(on.of[0]) or not isinstance(on.of[1], OF_ONE_THING):
        return DECLINED
    one, other = on.of
    return (one, replace(other, which=ANYTHING)) if one.which == other.which else DECLINED


# Of damage the event is about whom it is dealt to, so that nothing is "that creature" after both.
DEALS: Final = n.DealsDamage(ANYTHING, to_player=True, combat_only=True)
with_damage: Final = phrase("{one} or deals combat damage to a player", (the.one, DEALS), one=events, then=whichever)
damage_first: Final = phrase("{one} or dies", (the.one, n.Dies(ANYTHING)), one=events, then=whichever)


def is_dealing(on: Any) -> bool:
    return isinstance(on, n.DealsDamage) and replace(DEALS, which=on.which) == on


def both_with_damage(told: Any) -> Any:
    one, other = told
    fits = is_of_it(one) if other == DEALS else is_dealing(one)
    return n.AnyOf((one, replace(other, which=one.which))) if fits else DECLINED


def named_with_damage(on: Any) -> Any:
    if len(on.of) != 2 or getattr(on.of[0], "which", None) != getattr(on.of[1], "which", 0):
        return DECLINED
    one, other = on.of
    told = (one, replace(other, which=ANYTHING))
    return told if told[1] in (DEALS, n.Dies(ANYTHING)) and both_with_damage(told) == on else DECLINED


EITHER: Final = like(n.AnyOf, of=(the.one, the.other))
happening: Final = Choice("an event")
happening.add(events)
happening.add(Mapped(two_of_it, both_of_it, named_once, n.AnyOf))
for with_other in (with_damage, damage_first):
    happening.add(Mapped(with_other, both_with_damage, named_with_damage, n.AnyOf))
timed: Final = Choice("an event")
timed.add(happening)
occasions.add(happening)
phrase("{one} and whenever {other}", EITHER, occasions, one=timed, other=timed, then=whichever)
for word in ("and when ", "or when ", "or whenever ", "or "):
    phrase(f"{{one}} {word}{{other}}", EITHER, occasions, one=timed, other=timed, then=whichever, parse_only=True)
# As a part of the turn begins, besides.
for word in ("and", "or"):
    phrase(
        f"{{one}} {word} at the beginning of {{other}}", EITHER, occasions, one=timed, other=beginnings, then=whichever,
        parse_only=word == "or",
    )  # fmt: skip
# Of three, the last of which has a comma before it.
ANY_OF_THREE: Final = like(n.AnyOf, of=(the.one, the.other, the.third))
for joint in (", or ", ", "):
    phrase(
        f"{{one}}{joint}{{other}}, or {{third}}", ANY_OF_THREE, occasions,
        one=timed, other=timed, third=timed, then=whichever, parse_only=joint == ", ",
    )  # fmt: skip

# --- Asked as it happens, and not again


def of_the_event(known: PhraseContext, _: Any) -> PhraseContext:
    """Returns the context after a condition, where what the event named is what was spoken of last."""
    memory = discourse_of(known)
    before = tuple(m for m in memory.mentions if m.what not in OF_EVENTS)
    return context_of(
        known.one, memory._replace(mentions=before + tuple(m for m in memory.mentions if m not in before))
    )


IN_EXILE: Final = n.Fits(n.This(), n.InZone(n.Zone.EXILE))  # that is where the ability works (CR 113.6)
phrase(
    "{on} while {condition}", like(n.While, on=the.on, condition=the.condition), occasions,
    on=happening, condition=conditions, then=of_the_event, fits=lambda so: so.condition != IN_EXILE,
)  # fmt: skip
TURNS: Final = Words(
    "a turn",
    [
        ("during your turn", n.IsYourTurn()),
        ("during an opponent's turn", n.IsTurnOf(n.EachOpponent())),
        ("during each opponent's turn", n.IsTurnOf(n.EachOpponent())),
        ("during your main phase", n.Both(n.IsYourTurn(), n.InPart("main phase"))),
        ("during combat", n.InPart("combat phase")),
    ],
)
phrase("{on} {turn}", like(n.While, on=the.on, condition=the.turn), timed, occasions, on=happening, turn=TURNS)

# "Attacks while saddled": while it is itself.
WHILE_SADDLED: Final = n.Fits(n.This(), n.IsDesignated("saddled"))
phrase(
    "{on} while saddled", like(n.While, on=the.on, condition=WHILE_SADDLED), occasions, on=events,
    fits=lambda so: so.on.which == n.IsThis(), parse_only=True,
)  # fmt: skip
