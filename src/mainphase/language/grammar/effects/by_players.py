"""Instructions to players about things of theirs: "each player returns a creature they control to its owner's hand".

Of each of several players everything is told in the singular, and is chosen in turn and done at once (CR 101.4): as
nodes it is one choice by all of them, and one instruction.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import NONE, ONE, THAT_PLAYER, YOU
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar.changed import EACH_IN_TURN
from mainphase.language.grammar.clauses import clauses, with_chosen
from mainphase.language.grammar.discourse import discourse_of, mentioning, nobody_acting, with_subject
from mainphase.language.grammar.effects.moving import mention_moved
from mainphase.language.grammar.objects import EACH, objects, players
from mainphase.language.syntax import (
    Choice,
    Page,
    PagePlace,
    Phrase,
    PhraseContext,
    Reading,
    Rendering,
    SourceText,
    context_of,
    like,
    phrase,
    the,
)
from mainphase.language.trees import rewrite_top_down

WHOSE: Final = (n.OwnedBy, n.ControlledBy)

deeds: Final = Choice("what a player does")
MOVES: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("<returns> {what} to <its|their> owner's hand", {"to": Zone.HAND}),
    ("<returns> {what} to their hand", {"to": Zone.HAND}),
    ("<returns> {what} to the battlefield", {"to": Zone.BATTLEFIELD}),
    ("<returns> to the battlefield {what}", {"to": Zone.BATTLEFIELD}),
    ("<puts> {what} onto the battlefield", {"to": Zone.BATTLEFIELD}),
    ("<exiles> {what}", {"to": Zone.EXILE}),
    ("<puts> {what} on top of their library", {"to": Zone.LIBRARY}),
    ("<puts> {what} on top of their library in any order", {"to": Zone.LIBRARY}),
    ("<puts> {what} on the bottom of their library", {"to": Zone.LIBRARY, "bottom": True}),
    ("<puts> {what} on the bottom of their library in any order", {"to": Zone.LIBRARY, "bottom": True}),
    ("<shuffles> {what} into their library", {"to": Zone.LIBRARY, "shuffled": True}),
)
told: list[dict[str, Any]] = []
for template, fields in MOVES:
    phrase(
        template,
        like(n.Move, what=the.what, **fields),
        deeds,
        what=objects,
        then=mention_moved,
        parse_only=fields in told,
    )
    told.append(fields)
for verb, made in (("taps", n.Tap), ("untaps", n.Untap)):
    phrase(f"<{verb}> {{what}}", made, deeds, what=objects)
# A whole zone: "shuffles their graveyard into their library".
for zone, where in (("graveyard", Zone.GRAVEYARD), ("hand", Zone.HAND)):
    everything = n.Each(n.All((n.InZone(where), n.OwnedBy(THAT_PLAYER))))
    phrase(f"<shuffles> their {zone} into their library", n.Move(everything, Zone.LIBRARY, shuffled=True), deeds)
    phrase(f"<exiles> their {zone}", n.Move(everything, Zone.EXILE), deeds)
    for all_of in (f"all the cards from their {zone}", f"their {zone}"):
        phrase(
            f"<puts> {all_of} on the bottom of their library in a random order",
            n.Move(everything, Zone.LIBRARY, bottom=True, at_random=True), deeds, parse_only=all_of[0] == "t",
        )  # fmt: skip


class OfPlayers(Phrase):
    """Somebody who is named, and what they do. `may`: what each of several may do with one thing of theirs, which is
    put onto the battlefield: all choose it in turn, or nothing, and all that was chosen is put there at once.
    """

    def __init__(self, of: Phrase, may: bool = False) -> None:
        super().__init__("what a player does")
        self.of = of
        self.may = may
        self.joint = " may " if may else " "

    def told_of(self, known: PhraseContext, by: n.Selector) -> PhraseContext:
        """Returns the context for an instruction to them, which is told of each of several as of that player."""
        if isinstance(by, EACH):
            return with_subject(mentioning(known, EACH_IN_TURN).agreeing(not self.may), THAT_PLAYER, True)
        return with_subject(known, by, True)

    def can_be(self, by: n.Selector) -> bool:
        """True if it can be told of them."""
        return isinstance(by, EACH) if self.may else by != YOU

    def going_on(self, known: PhraseContext) -> tuple[n.Selector, bool] | None:
        """Who did what was told before, and does this too: "loses 3 life and exiles a card from their hand"."""
        memory = discourse_of(known)
        if self.may or not memory.subject_player or memory.subject in (YOU, THAT_PLAYER):
            return None
        return memory.subject, memory.subject_one and not memory.bare

    def done(self, known: PhraseContext, by: n.Selector, value: Any) -> tuple[Any, PhraseContext] | None:
        """The instruction and the choices for it as nodes."""
        memory = discourse_of(known)
        if any(not isinstance(one, n.Choose) for one in memory.chosen):
            return None
        several = isinstance(by, EACH)
        chosen = tuple([self.chosen(one, by) for one in memory.chosen if isinstance(one, n.Choose)])
        value = of_somebody(value, THAT_PLAYER, by)
        if (by != THAT_PLAYER and THAT_PLAYER in everything_in((value, chosen))) or not (
            is_owned_by(value, by) or chosen
        ):
            return None
        if isinstance(value, n.Move) and value.to == Zone.BATTLEFIELD and not are_owned(value.what, chosen):
            return None  # under whose control?
        if self.may:
            if not isinstance(value, n.Move) or value.to != Zone.BATTLEFIELD or not is_one_chosen(chosen, ONE):
                return None
            chosen = (replace(chosen[0], at_least=NONE),)
        mentions = tuple([m for m in memory.mentions if m.what != THAT_PLAYER]) if several else memory.mentions
        memory = memory._replace(chosen=chosen, mentions=mentions, subject=by, subject_player=True)
        return value, context_of(known.one, memory)

    def chosen(self, choice: n.Choose, by: n.Selector) -> n.Choose:
        """To each of several who choose "that player" is themselves: "you", as they choose."""
        if not isinstance(by, EACH):
            return choice
        return replace(choice, by=by, which=of_somebody(choice.which, THAT_PLAYER, YOU))

    def as_told(self, value: Any, known: PhraseContext) -> tuple[n.Selector, Any, PhraseContext] | None:
        """The inverse: who it is, what they do, and the choices still to be told."""
        chosen = discourse_of(known).chosen
        first = chosen[0] if chosen else None
        if self.may:
            if not isinstance(first, n.Choose) or not is_one_chosen(chosen, NONE):
                return None
            chosen = (replace(first, at_least=ONE),)
            known = with_chosen(known, chosen)
        by = first.by if isinstance(first, n.Choose) else owner_in(value)
        if by is None or by == YOU:
            return None
        if not isinstance(by, EACH):
            told = value
            if isinstance(value, n.Move) and whole_zone(value.what):
                told = of_somebody(value, by, THAT_PLAYER)
            return by, told, known
        value = of_somebody(value, by, THAT_PLAYER)
        left = [
            replace(one, by=THAT_PLAYER, which=of_somebody(one.which, YOU, THAT_PLAYER))
            for one in chosen
            if isinstance(one, n.Choose)
        ]
        return by, value, with_chosen(known, tuple(left))

    def heads(self, source: SourceText, at: int, context: PhraseContext) -> list[tuple[Any, int, PhraseContext]]:
        """Who it is, and where what they do begins."""
        found: list[tuple[Any, int, PhraseContext]] = []
        going_on = self.going_on(context)
        if going_on is not None:
            found.append((going_on[0], at, context.agreeing(going_on[1])))
        named = players.parse(source, at, nobody_acting(context)) if self.joint in source.text else []
        for by, end, known in named:
            if self.can_be(by) and source.text.startswith(self.joint, end):
                found.append((by, end + len(self.joint), known))
        return found

    def said_heads(self, by: n.Selector, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        """Where what they do begins, once it is said who it is."""
        found: list[Rendering] = []
        going_on = self.going_on(context)
        if going_on is not None and going_on[0] == by:
            found.append((at, context.agreeing(going_on[1])))
        if self.can_be(by) and (page.follows or not found):
            for end, after in players.render(by, page, at, nobody_acting(context)):
                if (begin := page.after(self.joint, end)) is not None:
                    found.append((begin, after))
        return found

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        found: list[Reading] = []
        for by, begin, known in self.heads(source, at, context):
            for value, to, after in self.of.parse(source, begin, self.told_of(known, by)):
                done = self.done(after, by, value)
                if done is not None:
                    found.append((done[0], to, done[1]))
        return found

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        told = self.as_told(value, context)
        found: list[Rendering] = []
        if told is None:
            return found
        by, deed, known = told
        for begin, before in self.said_heads(by, page, at, known):
            for end, after in self.of.render(deed, page, begin, self.told_of(before, by)):
                if self.means(after, known, by, deed, value):
                    found.append((end, self.left(after, by)))
        return found

    def means(self, after: PhraseContext, known: PhraseContext, by: n.Selector, deed: Any, value: Any) -> bool:
        """True if what was said is read as the value. What was chosen for it has been told by now."""
        done = self.done(with_chosen(after, discourse_of(known).chosen), by, deed)
        return done is not None and done[0] == value

    def left(self, known: PhraseContext, by: n.Selector) -> PhraseContext:
        memory = discourse_of(known)
        mentions = (
            tuple([m for m in memory.mentions if m.what != THAT_PLAYER]) if isinstance(by, EACH) else memory.mentions
        )
        return context_of(known.one, memory._replace(mentions=mentions, subject=by, subject_player=True))


def of_somebody(node: Any, who: n.Selector, other: n.Selector) -> Any:
    """Returns the node with another player's things in the place of `who`'s."""
    return rewrite_top_down(
        node, lambda part: replace(part, who=other) if isinstance(part, WHOSE) and part.who == who else part
    )


def is_one_chosen(chosen: tuple[n.Effect, ...], least: n.Quantity) -> bool:
    """True if it is one thing, or none where that is the least."""
    first = chosen[0] if len(chosen) == 1 else None
    return isinstance(first, n.Choose) and (first.at_least, first.at_most) == (least, ONE)


def are_owned(what: n.Selector, chosen: tuple[n.Choose, ...]) -> bool:
    which = chosen[0].which if chosen else what.which if isinstance(what, n.Each) else None
    return any(isinstance(part, n.OwnedBy) for part in everything_in(which))


def owner_in(value: Any) -> n.Selector | None:
    """Whose things it is about."""
    for part in everything_in(value):
        if isinstance(part, WHOSE):
            return part.who
    return None


def is_owned_by(value: Any, by: n.Selector) -> bool:
    return owner_in(value) == by


def whole_zone(what: n.Selector) -> bool:
    return isinstance(what, n.Each) and isinstance(what.which, n.All) and len(what.which.of) == 2


clauses.add(OfPlayers(deeds, may=True))
clauses.add(OfPlayers(deeds))
