"""The discourse so far: the targets named, and whatever a pronoun could mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from mainphase.cards import nodes as n
from mainphase.cards.nodes import TYPE_NAMES
from mainphase.cards.nodes.often_named import YOU
from mainphase.cards.nodes.subtypes import OF_CREATURES
from mainphase.kernel.keys import SavedAs
from mainphase.language.syntax import PhraseContext, context_of


class Mention(NamedTuple):
    """Something spoken of: what it is, the nouns that it may be called by ("that creature"), one or several.

    `was`: what it was before it left for a zone where nobody controls it and its power is what is printed: "its
    controller" and "its power" mean that (CR 608.2h). `before`: what it was before the last instruction about it.
    `second`: an event named it besides what it tells of, which is what pronouns mean until this is spoken of itself.
    `perhaps`: it has become this only if what a condition asked for was true.
    """

    what: n.Selector
    nouns: tuple[str, ...]
    one: bool = True
    player: bool = False
    was: n.Selector | None = None
    before: n.Selector | None = None
    second: bool = False
    perhaps: bool = False

    @property
    def known_as(self) -> n.Selector:
        return self.what if self.was is None else self.was


HURT: Final = n.Saved(SavedAs.HURT)  # what was dealt damage this way
HURT_CREATURE: Final = n.All((n.OfType(n.CardType.CREATURE), n.OneOf(HURT)))
FROM_TOP: Final = "exiled from the top"  # no noun of the game: so it is known which cards may be played from there
RETURNED: Final = "returned card"  # to the battlefield, or to a hand
JUST_CHOSEN: Final = "just chosen"  # no noun either: nothing has moved it, so it may be copied as it is
TO_HAND: Final = "put into a hand"  # how it became what it is, which is no noun
BY_TYPE: Final = "one of several creature types"  # no noun either: it may be called a creature
BY_YOU: Final = "sacrificed by you"  # no noun of the game either: "that many" means all of these


class Discourse(NamedTuple):
    """`one_by_one`: "it" is each of those that were spoken of as "each". `given`: the targets of what is being said; of
    what is being read they are not known yet. `subject`: who does what a sentence tells without naming anybody.
    `zone`: where this is, so far as the text has said.
    """

    targets: tuple[n.TargetPhrase, ...] = ()
    name: str = ""  # of the card whose text it is
    given: tuple[n.TargetPhrase, ...] | None = None
    mentions: tuple[Mention, ...] = ()
    subject: n.Selector = YOU
    subject_one: bool = False
    subject_player: bool = True
    chosen: tuple[n.Effect, ...] = ()  # by the instruction that is being read; of one that is said, what is left of it
    bare: bool = False  # verbs are: "have it deal 2 damage"
    later: bool = False  # what is told happens later, by an ability of its own
    zone: int = n.Zone.BATTLEFIELD
    walker: bool = False  # an ability with a loyalty symbol is told: this is a planeswalker
    quoted: bool = False  # it is told in quotation marks
    one_by_one: bool = False
    color_chosen: bool = False  # "that color" is the one
    damage_at_once: bool = False  # an event is told, of damage that several deal at once
    x_told: n.Quantity | None = None  # what X is, as a sentence has told at its end
    counters: n.CountersOn | None = None  # "those counters", of which there are enough on something
    counterpart: n.Filter | None = None  # what this is melded with, as a condition has told
    called: tuple[tuple[n.Selector, str], ...] = ()  # what has a name where something is told of a game


START: Final = Discourse()


def fresh(name: str = "", one_by_one: bool = False) -> PhraseContext:
    """Nothing has been said yet."""
    return context_of(False, START._replace(name=name, one_by_one=one_by_one))


def discourse_of(known: PhraseContext) -> Discourse:
    memory = known.memory
    assert isinstance(memory, Discourse)
    return memory


def mentioning(known: PhraseContext, mention: Mention) -> PhraseContext:
    """Returns the context after this was spoken of, last of all."""
    memory = discourse_of(known)
    others = tuple(m for m in memory.mentions if m.what != mention.what)
    return context_of(mention.one, memory._replace(mentions=(*others, mention)))


def also_known(known: PhraseContext, mention: Mention) -> PhraseContext:
    """Returns a context where this can be spoken of by its nouns, but is not the last thing that was."""
    memory = discourse_of(known)
    others = tuple(m for m in memory.mentions if m.what != mention.what)
    return context_of(known.one, memory._replace(mentions=(mention, *others)))


def mentioning_second(known: PhraseContext, mention: Mention) -> PhraseContext:
    """Returns the context after an event named this besides what it is about: "becomes blocked by a creature"."""
    return mentioning(known, mention._replace(second=True))


def becoming(known: PhraseContext, what: n.Selector, now: n.Selector, *nouns: str, gone: bool = False) -> PhraseContext:
    """Returns the context after something has become something else (CR 400.7): pronouns mean that now. `gone`: it has
    left.
    """
    memory = discourse_of(known)
    for mention in memory.mentions:
        if mention.what == what:
            kept = tuple(m for m in memory.mentions if m.what not in (what, now))
            was = mention.known_as if gone else None
            became = Mention(now, (*mention.nouns, *nouns), mention.one, mention.player, was, mention.what)
            return context_of(known.one, memory._replace(mentions=(*kept, became)))
    return mentioning(known, Mention(now, nouns))


def is_kind_of_creature(mention: Mention) -> bool:
    """True if it is told by creature types, as a permanent is: "a Goblin", which may be "that creature", too."""
    if BY_TYPE in mention.nouns:
        return True
    return "permanent" in mention.nouns and not OF_CREATURES.isdisjoint(mention.nouns)


def as_it_was(known: PhraseContext, what: n.Selector) -> n.Selector:
    """Returns the selector that is meant where its power or its controller is asked for."""
    for mention in discourse_of(known).mentions:
        if mention.what == what:
            return mention.known_as
    return what


def as_it_is(known: PhraseContext, was: n.Selector) -> n.Selector:
    """Returns the selector under which that is spoken of: the inverse of `as_it_was`."""
    for mention in discourse_of(known).mentions:
        if mention.known_as == was:
            return mention.what
    return was


def with_subject(known: PhraseContext, who: n.Selector, player: bool) -> PhraseContext:
    memory = discourse_of(known)
    return context_of(known.one, memory._replace(subject=who, subject_one=known.one, subject_player=player))


def nobody_acting(known: PhraseContext) -> PhraseContext:
    """Returns a context where nobody acts yet, so that "it" can mean whatever was spoken of."""
    memory = discourse_of(known)
    if memory.subject is YOU and memory.subject_player and not memory.subject_one:
        return known  # as most often
    return context_of(known.one, memory._replace(subject=YOU, subject_one=False, subject_player=True))


def acting_as(known: PhraseContext, before: PhraseContext) -> PhraseContext:
    """Returns the context with whoever acted before."""
    was = discourse_of(before)
    acting = discourse_of(known)._replace(
        subject=was.subject, subject_one=was.subject_one, subject_player=was.subject_player
    )
    return context_of(known.one, acting)


def counters_counted(known: PhraseContext, condition: Any) -> PhraseContext:
    """After a condition that asks for so many counters: "those counters" are all of them."""
    memory = discourse_of(known)
    return context_of(known.one, memory._replace(counters=condition.left))


def having_told_x(known: PhraseContext, amount: n.Quantity) -> PhraseContext:
    return context_of(known.one, discourse_of(known)._replace(x_told=amount))


def at_sentence(known: PhraseContext) -> PhraseContext:
    """A sentence begins: until somebody is named, it is you who does what it says."""
    memory = discourse_of(known)
    return context_of(False, memory._replace(subject=YOU, subject_one=False, subject_player=True))


def saved_as(name: str, *nouns: str, one: bool = True) -> Callable[[PhraseContext, Any], PhraseContext]:
    """After an instruction that saves something under a name: pronouns mean that."""

    def after(known: PhraseContext, _: Any) -> PhraseContext:
        return mentioning(known, Mention(n.Saved(name), nouns, one))

    return after


def forgetting(name: str) -> Callable[[PhraseContext, Any], PhraseContext]:
    """After several instructions of which only the last saves under a name: no pronoun means all that was saved."""

    def after(known: PhraseContext, _: Any) -> PhraseContext:
        memory = discourse_of(known)
        mentions = tuple([m for m in memory.mentions if m.what != n.Saved(name)])
        return context_of(known.one, memory._replace(mentions=mentions))

    return after


# --- By which nouns a thing may be spoken of again


def nouns_of(which: n.Filter | None) -> tuple[str, ...]:
    """Every noun that fits what fits the filter: "creature", "permanent"; of cards in other zones "card"."""
    if which is None:
        return ()
    found: list[str] = []
    kinds: list[str] = []  # "an Angel or Cleric"
    parts = conjuncts(which)
    battlefield = True
    for part in parts:
        if isinstance(part, n.OfType):
            found += [noun for bit, noun in TYPE_NAMES if part.types & bit]
        elif isinstance(part, n.OfSubtype):
            found.append(part.subtype)
        elif isinstance(part, n.IsSpell):
            found.append("spell")
            battlefield = False
        elif isinstance(part, n.IsAbility):
            found.append("ability")
            battlefield = False
        elif isinstance(part, n.IsToken):
            found.append("token")
        elif isinstance(part, (n.InZone, n.IsOnTop)):
            found.append("card")
            battlefield = isinstance(part, n.InZone) and part.zone == n.Zone.BATTLEFIELD
        elif isinstance(part, n.Any) and part.of[0] == n.IsThis() and len(part.of) == 2:
            found += [noun for noun in nouns_of(part.of[1]) if noun != "permanent"]
        elif isinstance(part, n.Any) and all(isinstance(one, n.OfSubtype) for one in part.of):
            kinds += [one.subtype for one in part.of if isinstance(one, n.OfSubtype)]
        elif isinstance(part, (n.IsAttacking, n.IsBlocking, n.IsUnblocked, n.IsBlocked)):
            found.append("creature")
    if battlefield:
        found.append("permanent")
        if kinds and OF_CREATURES.issuperset(kinds):
            found.append(BY_TYPE)
    return tuple(dict.fromkeys(found))


def conjuncts(which: n.Filter) -> tuple[n.Filter, ...]:
    """Returns the filters that must fit at once; none for whatever there is."""
    if isinstance(which, n.All):
        return tuple(part for one in which.of for part in conjuncts(one))
    return () if isinstance(which, n.Anything) else (which,)


def conjunction(parts: tuple[n.Filter, ...]) -> n.Filter:
    """The inverse, for parts in the order of the text."""
    if not parts:
        return n.Anything()
    return parts[0] if len(parts) == 1 else n.All(parts)
