"""Delayed abilities that wait for something to happen to one thing this turn: "When that creature dies this turn, draw
a card." (CR 603.7). It is an ability of its own, which knows what was spoken of.
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar import nouns
from mainphase.language.grammar.changed import delayed_mode, seen_before, seen_later
from mainphase.language.grammar.clauses import WithTargets, plain_sentence, sentence, sentences, sequence_of, steps_of
from mainphase.language.grammar.comparisons import whether
from mainphase.language.grammar.discourse import HURT_CREATURE, at_sentence, conjuncts, discourse_of, mentioning
from mainphase.language.grammar.objects import one_object
from mainphase.language.grammar.triggers import occasions
from mainphase.language.grammar.triggers.players_and_spells import a_spell, that_spell
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    InText,
    Mapped,
    PhraseContext,
    PhrasePair,
    Starting,
    Within,
    like,
    phrase,
    the,
)
from mainphase.language.trees import rewrite_top_down

WATCHED: Final = n.OneOf(n.Saved("watched"))  # in the place of what is watched
EVENTS: Final[tuple[tuple[str, n.Trigger, bool], ...]] = (
    ("when {what} dies this turn", n.Dies(WATCHED), True),
    ("when {what} leaves the battlefield this turn", n.Leaves(WATCHED), True),
    (
        "when {what} is put into your graveyard this turn",
        n.PutIntoGraveyard(n.All((WATCHED, n.OwnedBy(n.You())))),
        True,
    ),
    ("whenever {what} attacks one of your opponents this turn", n.Attacks(WATCHED, n.EachOpponent()), False),
    (
        "whenever {what} deals combat damage to a player this turn",
        n.DealsDamage(WATCHED, to_player=True, combat_only=True),
        False,
    ),
)


def delayed_watch(event: n.Trigger, once: bool, until: int = Duration.END_OF_TURN) -> tuple[Any, Any]:
    """The delayed ability of what is watched and what it does; and the inverse."""

    def of(what: n.Selector) -> n.Trigger:
        made: n.Trigger = rewrite_top_down(event, lambda part: n.OneOf(seen_later(what)) if part == WATCHED else part)
        return made

    def to(parts: Any) -> Any:
        what, mode, asked = parts
        if mode.targets:
            return DECLINED  # what is aimed at is chosen with the spell, not later
        return n.Delayed(n.Triggered(of(what), (mode,), asked), once=once, until=until)

    def back(effect: Any) -> Any:
        which = getattr(effect.ability.on, "which", None)
        watched = [part for part in conjuncts(which) if isinstance(part, n.OneOf)] if which is not None else []
        if len(watched) != 1 or len(effect.ability.modes) != 1:
            return DECLINED
        parts = (seen_before(watched[0].of), effect.ability.modes[0], effect.ability.condition)
        return parts if to(parts) == effect else DECLINED

    return to, back


def as_a_card(known: PhraseContext) -> PhraseContext:
    """Returns the context where what has gone to a graveyard can be called a card, too."""
    mentions = discourse_of(known).mentions
    return mentioning(known, mentions[-1]._replace(nouns=(*mentions[-1].nouns, "card"))) if mentions else known


for words, event, once in EVENTS:
    waits = Choice("an ability that waits")
    mode: Any = delayed_mode(WithTargets(sentence))
    if isinstance(event, n.PutIntoGraveyard):
        mode = Within(mode, as_a_card)
    phrase(f"{words}, {{mode}}", (the.what, the.mode, None), waits, what=one_object, mode=mode)
    sentences.add(Mapped(waits, *delayed_watch(event, once), n.Delayed))
    # However long it takes; it may be asked then what it had (CR 603.4).
    if words.startswith("when ") and words.endswith(" this turn"):
        later = Choice("an ability that waits")
        begun = words.removesuffix(" this turn")
        plainly = Starting(mode, lambda words: words[:3].lower() != "if ")
        phrase(f"{begun}, {{mode}}", (the.what, the.mode, None), later, what=one_object, mode=plainly)
        phrase(
            f"{begun}, if {{asked}}, {{mode}}", (the.what, the.mode, the.asked), later, what=one_object,
            asked=delayed_mode(whether), mode=mode,
        )  # fmt: skip
        sentences.add(Mapped(later, *delayed_watch(event, once, Duration.PERMANENT), n.Delayed))


# --- Whatever happens until the end of the turn: "Whenever a creature enters this turn, you may draw a card."


def waiting_until(until: int, once: bool, on: Any = the.on) -> Any:
    return like(n.Delayed, ability=like(n.Triggered, on=on, modes=(the.mode,)), once=once, until=until)


def tells_of_event(effect: n.Effect) -> bool:
    return n.ThatObject() in everything_in(effect)


def told_in_two(effect: Any, follows: bool) -> list[tuple[n.Effect, n.Effect]]:
    told = len(effect.of) > 1 if isinstance(effect, n.Sequence) else False
    return [(sequence_of(effect.of[:-1]), effect.of[-1])] if told and tells_of_event(effect.of[-1]) else []


# In turn, if the second tells of what the event is about.
told_of_it: Final = PhrasePair(
    "two sentences",
    plain_sentence,
    ". ",
    plain_sentence,
    lambda one, other: n.Sequence(steps_of(one) + steps_of(other)) if tells_of_event(other) else DECLINED,
    told_in_two,
    between=at_sentence,
)
for template, until in (
    ("whenever {on} this turn, {mode}", Duration.END_OF_TURN),
    ("until end of turn, whenever {on}, {mode}", Duration.END_OF_TURN),
    ("until your next turn, whenever {on}, {mode}", Duration.YOUR_NEXT_TURN),
):
    waiting = phrase(
        template, waiting_until(until, False), on=occasions, mode=WithTargets(sentence),
        parse_only=until == Duration.END_OF_TURN and template[0] == "u",
    )  # fmt: skip
    sentences.add(delayed_mode(waiting))
    # What a second sentence tells of it happens then, too: outside it is not known.
    waiting_longer = phrase(
        template, waiting_until(until, False), on=occasions, mode=WithTargets(told_of_it), parse_only=True
    )
    sentences.add(InText(delayed_mode(waiting_longer), "whenever "))

for word, once in (("when", True), ("whenever", False)):
    hurt_dies = phrase(
        f"{word} a creature dealt damage this way dies this turn, {{mode}}",
        waiting_until(Duration.END_OF_TURN, once, n.Dies(HURT_CREATURE)), mode=WithTargets(sentence),
    )  # fmt: skip
    sentences.add(delayed_mode(hurt_dies))

# --- The next spell: "When you next cast an instant or sorcery spell this turn, copy that spell." (CR 603.7b)

ITS_NEXT: Final = Choice("a spell")
phrase("{which}", the.which, ITS_NEXT, which=nouns.spell, then=that_spell)
NEXT_CAST: Final = like(n.CastsSpell, who=n.You(), which=the.which)


def is_next_spell(effect: Any) -> bool:
    return nouns.is_only_cast(effect.ability.on.which)


for template, spell in (("you next cast {which}", a_spell), ("you cast your next {which}", ITS_NEXT)):
    next_cast = phrase(
        f"when {template} this turn, {{mode}}", waiting_until(Duration.END_OF_TURN, True, NEXT_CAST),
        which=spell, mode=WithTargets(sentence), fits=is_next_spell, parse_only=spell is ITS_NEXT,
    )  # fmt: skip
    sentences.add(delayed_mode(next_cast))
