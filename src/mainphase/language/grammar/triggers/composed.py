"""Trigger conditions made of others: one of two, one while something is so, one thing or more at once."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.conditions import conditions
from mainphase.language.grammar.discourse import discourse_of
from mainphase.language.grammar.triggers.events import events
from mainphase.language.syntax import Choice, PhraseContext, Words, context_of, like, phrase, the

occasions: Final = Choice("an event")
occasions.add(events)

OF_EVENTS: Final = (n.ThatObject(), n.ThatSource(), n.ThatPlayer())


def whichever(known: PhraseContext, _: Any) -> PhraseContext:
    """After two events only what stands for itself can be spoken of: "that creature" may belong to the other one."""
    memory = discourse_of(known)
    kept = tuple(m for m in memory.mentions if m.what not in OF_EVENTS)
    return context_of(known.one, memory._replace(mentions=kept))


EITHER: Final = like(n.AnyOf, of=(the.one, the.other))
timed: Final = Choice("an event")
timed.add(events)
phrase("{one} and whenever {other}", EITHER, occasions, one=timed, other=timed, then=whichever)
for word in ("and when ", "or when ", "or whenever ", "or "):
    phrase(f"{{one}} {word}{{other}}", EITHER, occasions, one=timed, other=timed, then=whichever, parse_only=True)
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


phrase(
    "{on} while {condition}", like(n.While, on=the.on, condition=the.condition), occasions,
    on=events, condition=conditions, then=of_the_event,
)  # fmt: skip
TURNS: Final = Words(
    "a turn",
    [
        ("during your turn", n.IsYourTurn()),
        ("during an opponent's turn", n.IsTurnOf(n.EachOpponent())),
        ("during each opponent's turn", n.IsTurnOf(n.EachOpponent())),
        ("during your main phase", n.Both(n.IsYourTurn(), n.InPart("main phase"))),
    ],
)
phrase("{on} {turn}", like(n.While, on=the.on, condition=the.turn), timed, occasions, on=events, turn=TURNS)

# "Attacks while saddled": while it is itself.
WHILE_SADDLED: Final = n.Fits(n.This(), n.IsDesignated("saddled"))
phrase(
    "{on} while saddled", like(n.While, on=the.on, condition=WHILE_SADDLED), occasions, on=events,
    fits=lambda so: so.on.which == n.IsThis(), parse_only=True,
)  # fmt: skip
