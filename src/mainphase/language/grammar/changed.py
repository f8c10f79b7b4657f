"""Phrases in another context of what was said: what happens later, verbs that are bare, one player of several."""

from __future__ import annotations

from functools import cache
from typing import Any

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import YOU
from mainphase.foundation.whole_numbers import whole
from mainphase.language.grammar.discourse import Discourse, Mention, at_sentence, discourse_of, mentioning
from mainphase.language.grammar.objects import EACH
from mainphase.language.syntax import Phrase, PhraseContext, Within, context_of

# --- Verbs without endings: "you may have it deal 2 damage"


def with_bare_verbs(of: Phrase) -> Phrase:
    def before(known: PhraseContext) -> PhraseContext | None:
        return context_of(False, discourse_of(known)._replace(bare=True))

    def after(outer: PhraseContext, known: PhraseContext, value: Any) -> PhraseContext | None:
        memory = discourse_of(known)
        return context_of(False, memory._replace(bare=False, subject=YOU, subject_one=False, subject_player=True))

    return Within(of, before, after)


# --- Before anything happened: "return it to its owner's hand unless its controller pays {1}"


@cache  # so that templates that begin with it are tried together
def not_yet(of: Phrase) -> Phrase:
    """An instruction that may not be carried out: what it would make of things is not true of what follows."""

    def before(known: PhraseContext) -> PhraseContext | None:
        return known

    def after(outer: PhraseContext, known: PhraseContext, value: Any) -> PhraseContext | None:
        memory = discourse_of(known)
        old = discourse_of(outer).mentions
        mentions = tuple(
            m if m in old or m.before is None else m._replace(what=m.before, was=None, before=None)
            for m in memory.mentions
        )
        return context_of(known.one, memory._replace(mentions=mentions))

    return Within(of, before, after)


def not_done(of: Phrase) -> Phrase:
    """An instruction that is carried out unless something else is: what it would create cannot be spoken of."""

    def after(outer: PhraseContext, known: PhraseContext, value: Any) -> PhraseContext | None:
        memory = discourse_of(known)
        old = discourse_of(outer).mentions
        mentions = tuple(m for m in memory.mentions if m in old or not isinstance(m.what, n.Saved))
        return context_of(known.one, memory._replace(mentions=mentions))

    return Within(not_yet(of), lambda known: known, after)


@cache
def afresh(of: Phrase) -> Phrase:
    """A sentence after "if they do": done by you, unless it says otherwise."""

    def before(known: PhraseContext) -> PhraseContext | None:
        return at_sentence(known)

    def after(outer: PhraseContext, known: PhraseContext, value: Any) -> PhraseContext | None:
        return known

    return Within(of, before, after)


# --- Each of several players in turn: "that player", "they"

EACH_IN_TURN: Mention = Mention(n.ThatPlayer(), ("player", "opponent"), True, True)


def of_each(of: Phrase, subject: bool = False, one: bool = False) -> Phrase:
    """`subject`: it is that player who does what is told without naming anybody; `one`: with verbs of one."""

    def before(known: PhraseContext) -> PhraseContext | None:
        inner = mentioning(known, EACH_IN_TURN)
        if not subject:
            return inner.agreeing(False)
        return context_of(
            one, discourse_of(inner)._replace(subject=n.ThatPlayer(), subject_one=one, subject_player=True)
        )

    def after(outer: PhraseContext, known: PhraseContext, value: Any) -> PhraseContext | None:
        memory = discourse_of(known)
        if memory.targets != discourse_of(outer).targets:
            return None  # one target for each of them is more than can be said
        mentions = tuple(m for m in memory.mentions if m.what != n.ThatPlayer())
        return context_of(
            False, memory._replace(mentions=mentions, subject=YOU, subject_one=False, subject_player=True)
        )

    return Within(of, before, after)


def theirs_alone(of: Phrase) -> Phrase:
    """Words about what a player does something to, in which each of several is "that player"."""

    def before(known: PhraseContext) -> PhraseContext | None:
        memory = discourse_of(known)
        return mentioning(known, EACH_IN_TURN) if isinstance(memory.subject, EACH) else known

    def after(outer: PhraseContext, known: PhraseContext, value: Any) -> PhraseContext | None:
        memory = discourse_of(known)
        if not isinstance(memory.subject, EACH):
            return known
        mentions = tuple(m for m in memory.mentions if m.what != n.ThatPlayer())
        return context_of(known.one, memory._replace(mentions=mentions))

    return Within(of, before, after)


# --- What happens later, by an ability of its own (CR 603.7, 603.12)


def seen_later(what: n.Selector) -> n.Selector:
    """Returns the name by which a delayed or reflexive ability knows the target of the effect that made it."""
    return n.Saved(f"target {what.index}") if isinstance(what, n.Target) else what


def seen_before(what: Any) -> Any:
    """The inverse of `seen_later`."""
    if isinstance(what, n.Saved) and what.name.startswith("target "):
        number = whole(what.name.removeprefix("target "))
        return what if number is None else n.Target(number)
    return what


def mentioned_later(m: Mention) -> Mention:
    return m._replace(what=seen_later(m.what), was=seen_later(m.was) if m.was is not None else None, before=None)


def begun_later(known: PhraseContext) -> PhraseContext | None:
    """Returns the context of a delayed ability: whose event it waits for is "that player" then."""
    begun = begun_at_once(known)
    if begun is None:
        return None
    memory = discourse_of(begun)
    return context_of(False, memory._replace(mentions=tuple(m for m in memory.mentions if m.what != n.ThatPlayer())))


def begun_at_once(known: PhraseContext) -> PhraseContext | None:
    """Returns the context of a reflexive ability, which waits for nothing that could be about another player."""
    memory: Discourse = discourse_of(known)
    if memory.later:
        return None
    mentions = tuple(mentioned_later(m) for m in memory.mentions)
    return context_of(
        False, memory._replace(mentions=mentions, later=True, subject=YOU, subject_one=False, subject_player=True)
    )


def outer_context(outer: PhraseContext, known: PhraseContext, value: Any) -> PhraseContext | None:
    """Returns the outer context: what is told later is not known yet, but where this is, whichever of them tells it."""
    zone = discourse_of(known).zone
    memory = discourse_of(outer)
    return outer.agreeing(False) if memory.zone == zone else context_of(False, memory._replace(zone=zone))


def delayed_mode(of: Phrase) -> Phrase:
    """A `Mode` with targets of its own."""
    return Within(of, begun_later, outer_context)


def mode_at_once(of: Phrase) -> Phrase:
    """A `Mode` of a reflexive ability."""
    return Within(of, begun_at_once, outer_context)


# --- Where something more can be spoken of: "if damage is prevented this way, … that source's controller"


def with_mention(of: Phrase, mention: Mention) -> Phrase:
    """A sentence that can speak of this, which nothing around it can."""

    def before(known: PhraseContext) -> PhraseContext | None:
        return at_sentence(mentioning(known, mention))

    def after(outer: PhraseContext, known: PhraseContext, value: Any) -> PhraseContext | None:
        memory = discourse_of(known)
        mentions = tuple(m for m in memory.mentions if m.what != mention.what)
        return context_of(known.one, memory._replace(mentions=mentions))

    return Within(of, before, after)
