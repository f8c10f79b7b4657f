"""One target for each of several players: "for each opponent, destroy target creature that player controls". As nodes
it is one target phrase (CR 601.2c), and one instruction about all that it is aimed at, which is done at once (608.2f).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import IT, THAT_PLAYER, YOU
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar.changed import EACH_IN_TURN
from mainphase.language.grammar.clauses import sentence, sentences, steps_of
from mainphase.language.grammar.discourse import (
    Discourse,
    conjunction,
    conjuncts,
    discourse_of,
    mentioning,
    nobody_acting,
)
from mainphase.language.grammar.objects import ANY_NUMBER
from mainphase.language.syntax import (
    Page,
    PagePlace,
    Phrase,
    PhraseContext,
    Reading,
    Rendering,
    SourceText,
    context_of,
)

WHOSE: Final = (n.ControlledBy, n.OwnedBy)
# What is done to each thing alike, whosever it is.
ALIKE: Final = (n.Destroy, n.Move, n.ExileForNow, n.Tap, n.Untap, n.Apply, n.PutCounters)
FOR_EACH: Final[tuple[tuple[str, n.Selector], ...]] = (
    ("for each opponent, ", n.EachOpponent()),
    ("for each player, ", n.EachPlayer()),
    ("for each other player, ", n.EachOtherPlayer()),
)
FOR_ANY: Final = (("for any number of opponents, ", n.EachOpponent()), ("for any number of players, ", n.EachPlayer()))


def given_to(which: n.Filter, of: n.Selector, to: n.Selector) -> n.Filter | None:
    """Returns what it is aimed at with other players as whose it is; None if nothing, or more than one thing, says
    whose.
    """
    parts = conjuncts(which)
    if sum(isinstance(part, WHOSE) and part.who == of for part in parts) != 1 or len(mentions_in(parts, of)) != 1:
        return None
    if any(isinstance(part, n.InZone) and part.zone != Zone.GRAVEYARD for part in parts):
        return None
    return conjunction(
        tuple([replace(part, who=to) if isinstance(part, WHOSE) and part.who == of else part for part in parts])
    )


def is_in_graveyards(aim: n.TargetPhrase) -> bool:
    return aim.which is not None and n.InZone(Zone.GRAVEYARD) in conjuncts(aim.which)


def mentions_in(value: Any, who: n.Selector) -> list[Any]:
    return [part for part in everything_in(value) if part == who]


def is_alike(value: Any, target: n.Selector) -> bool:
    """True if it is an instruction about that target, and perhaps others about what has become of it, which say nothing
    else of it or of that player.
    """
    about = target
    for step in steps_of(value):
        if not isinstance(step, ALIKE) or len(mentions_in(step, about)) != 1 or mentions_in(value, THAT_PLAYER):
            return False
        if about != target and mentions_in(step, target):
            return False
        if isinstance(step, n.PutCounters) and not isinstance(step.amount, n.Fixed):
            return False
        about = n.Saved(step.save) if isinstance(step, n.Move) else about
    return True


def of_those_chosen(value: Any, target: n.Selector) -> n.Effect | None:
    """The cards that somebody may move, each or not, as nodes: any of them are chosen, and those are moved."""
    if not isinstance(value, n.May) or value.by != YOU or value.otherwise is not None:
        return None
    if not isinstance(value.then, n.Move) or value.then.what != target:
        return None
    which = n.All((n.InZone(Zone.GRAVEYARD), n.OneOf(target)))
    choice = n.Choose(which, at_least=n.Fixed(0), at_most=n.Fixed(ANY_NUMBER), save=IT.name)
    return n.Sequence((choice, replace(value.then, what=IT)))


def offered_to_move(value: Any, target: n.Selector) -> n.Effect | None:
    """The inverse."""
    if not isinstance(value, n.Sequence) or len(value.of) != 2 or not isinstance(value.of[1], n.Move):
        return None
    offer = n.May(replace(value.of[1], what=target))
    return offer if of_those_chosen(offer, target) == value else None


class OneForEach(Phrase):
    """Such an instruction. `words`: for whom it is; `maybe`: for any of them, of whom each has a target."""

    def __init__(self, words: str, who: n.Selector, maybe: bool = False) -> None:
        super().__init__("an instruction")
        self.words = words
        self.who = who
        self.maybe = maybe

    def openings(self) -> frozenset[str] | None:
        return frozenset(("for",))

    def inside(self, context: PhraseContext) -> PhraseContext:
        return mentioning(nobody_acting(context), EACH_IN_TURN).agreeing(False)

    def widened(self, aim: n.TargetPhrase) -> n.TargetPhrase | None:
        """Returns the phrase for all of these players, of the one that is told of each."""
        if aim.which is None or aim.players is not None or aim.another or aim.at_most != 1 or aim.amount is not None:
            return None
        which = given_to(aim.which, THAT_PLAYER, self.who)
        if which is None or (self.maybe and aim.at_least == 0):
            return None
        least = 0 if self.maybe else aim.at_least
        return n.TargetPhrase(which, at_least=least, at_most=ANY_NUMBER, one_for_each=True)

    def told(self, aim: n.TargetPhrase) -> n.TargetPhrase | None:
        """The inverse."""
        which = given_to(aim.which, self.who, THAT_PLAYER) if aim.one_for_each and aim.which is not None else None
        return None if which is None else n.TargetPhrase(which, at_least=1 if self.maybe else aim.at_least)

    def afterwards(self, before: Discourse, known: PhraseContext, aim: n.TargetPhrase) -> PhraseContext:
        """The context after it: all of those things are spoken of together."""
        memory = discourse_of(known)
        old = [mention.what for mention in before.mentions]
        mentions = tuple(
            [m if m.what in old else m._replace(one=False) for m in memory.mentions if m.what != THAT_PLAYER]
        )
        memory = memory._replace(
            targets=(*before.targets, aim), given=before.given, mentions=mentions,
            subject=YOU, subject_one=False, subject_player=True,
        )  # fmt: skip
        return context_of(False, memory)

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        if not source.match(self.words, at):
            return []
        found: list[Reading] = []
        before = discourse_of(context)
        target = n.Target(len(before.targets))
        for value, end, known in sentence.parse(source, at + len(self.words), self.inside(context)):
            aims = discourse_of(known).targets[len(before.targets) :]
            done = value if is_alike(value, target) else of_those_chosen(value, target)
            aim = self.widened(aims[0]) if len(aims) == 1 and done is not None else None
            if aim is not None and (done is value or is_in_graveyards(aim)):
                found.append((done, end, self.afterwards(before, known, aim)))
        return found

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        memory = discourse_of(context)
        index = len(memory.targets)
        target = n.Target(index)
        value = value if is_alike(value, target) else offered_to_move(value, target)
        if memory.given is None or index >= len(memory.given) or value is None:
            return []
        if self.maybe and not page.follows:
            return []  # for each of them up to one is the same
        aim = memory.given[index]
        told = self.told(aim)
        begin = page.after(self.words, at) if told is not None and self.widened(told) == aim else None
        if told is None or begin is None:
            return []
        given = (*memory.given[:index], told, *memory.given[index + 1 :])
        known = self.inside(context_of(context.one, memory._replace(given=given)))
        return [(end, self.afterwards(memory, after, aim)) for end, after in sentence.render(value, page, begin, known)]


for words, who in FOR_EACH:
    sentences.add(OneForEach(words, who))
for words, who in FOR_ANY:
    sentences.add(OneForEach(words, who, True))
