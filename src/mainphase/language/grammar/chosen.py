"""Choices made as an instruction is carried out: "a land you control", "up to two cards from your hand" (CR 608.2d).

It is a choice before the instruction (`clauses.Clause`); the instruction is about what was saved.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import NONE, ONE, WHOSE_PLACE, YOU
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar import nouns
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.clauses import OFFERED, clauses, with_chosen
from mainphase.language.grammar.conditions import in_my_graveyard
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import (
    Mention,
    conjunction,
    conjuncts,
    discourse_of,
    mentioning,
    nouns_of,
    saved_as,
)
from mainphase.language.grammar.groups import another, but_it
from mainphase.language.grammar.objects import (
    ANY_NUMBER,
    BOTH,
    certain_objects,
    certain_players,
    is_maybe_elsewhere,
    mention_together,
    objects,
    whose,
)
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    InSentence,
    Mapped,
    Page,
    PagePlace,
    Phrase,
    PhraseContext,
    Reading,
    Reference,
    Rendering,
    SourceText,
    context_of,
    like,
    phrase,
    the,
)

NAMES: Final = ("it", "the other")  # under which it is saved: what is chosen first, and second


class ChosenNoun(Phrase):
    """So many of a noun, chosen now by whoever does what the sentence tells, or by an opponent to whom they are offered
    (`offered`). `what` tells a description, or a choice if it tells what each is beside the others, too.
    """

    def __init__(
        self,
        words: str,
        least: n.Quantity,
        most: n.Quantity,
        what: Phrase,
        at_random: bool = False,
        offered: bool = False,
    ) -> None:
        super().__init__("something to choose")
        self.at_random = at_random
        self.words = words
        self.least = least
        self.most = most
        self.what = what
        self.offered = offered

    def choice(self, told: Any, known: PhraseContext) -> n.Choose | None:
        """The choice that is told of by these words."""
        choice = told if isinstance(told, n.Choose) else n.Choose(told)
        memory = discourse_of(known)
        by = chooser(known)
        count = sum(isinstance(one, n.Choose) for one in memory.chosen)
        if count >= len(NAMES if choice.beside is None else NAMES[:1]):
            return None  # what fits beside others is beside what is saved first
        if choice.beside is None and not can_be_chosen(choice.which):
            return None
        if self.offered:
            if by != YOU or memory.chosen:
                return None
            by = n.ChosenPlayer()
        elif by != YOU and says_you(choice.which):
            return None
        return n.Choose(choice.which, by, self.least, self.most, NAMES[count], self.at_random, choice.beside)

    def steps(self, choice: n.Choose) -> tuple[n.Effect, ...]:
        """The choice as nodes."""
        return as_offered_to_opponent(choice) if self.offered else (choice,)

    def after(self, known: PhraseContext, chosen: n.Choose) -> PhraseContext:
        one = self.most == n.Fixed(1)
        return mentioning(known, Mention(n.Saved(chosen.save), nouns_of(chosen.which), one))

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        if not source.match(self.words, at):
            return []
        found: list[Reading] = []
        for told, end, known in self.what.parse(source, at + len(self.words), context):
            choice = self.choice(told, known)
            if choice is not None and discourse_of(known).targets == discourse_of(context).targets:
                known = with_chosen(known, (*discourse_of(known).chosen, *self.steps(choice)))
                found.append((n.Saved(choice.save), end, self.after(known, choice)))
        return found

    def due(self, value: Any, known: PhraseContext) -> tuple[n.Choose, PhraseContext] | None:
        """The choice that is meant, if it is the next to be said."""
        steps = discourse_of(known).chosen
        choice = choice_offered(steps) if self.offered else steps[0] if steps else None
        if not isinstance(choice, n.Choose) or not isinstance(value, n.Saved) or choice.save != value.name:
            return None
        if (choice.at_least, choice.at_most, choice.at_random) != (self.least, self.most, self.at_random):
            return None
        if choice.by != chooser(known) and not self.offered:
            return None  # who chooses would go without saying
        return choice, with_chosen(known, steps[len(self.steps(choice)) :])

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        due = self.due(value, context)
        begin = page.after(self.words, at) if due is not None else None
        if due is None or begin is None:
            return []
        choice, left = due
        told = choice.which if choice.beside is None else n.Choose(choice.which, beside=choice.beside)
        return [(end, self.after(known, choice)) for end, known in self.what.render(told, page, begin, left)]

    def openings(self) -> frozenset[str] | None:
        return frozenset((self.words.split(" ")[0],))

    def kind(self) -> type | None:
        return n.Saved


# "A nonland card of an opponent's choice from your graveyard": you say which opponent (CR 102.2).
AN_OPPONENT: Final = n.ChoosePlayer(n.EachOpponent(), to_choose=True)


def as_offered_to_opponent(choice: n.Choose) -> tuple[n.Effect, ...]:
    """The choice of one of your cards as nodes: "you" in them would be whoever chooses."""
    where = tuple([part for part in conjuncts(choice.which) if isinstance(part, n.InZone)])
    among = conjunction((*where, n.OneOf(n.Saved(OFFERED))))
    return AN_OPPONENT, n.Remember(n.Each(choice.which), OFFERED), replace(choice, which=among)


def choice_offered(steps: tuple[n.Effect, ...]) -> n.Choose | None:
    """The inverse; None if these are something else."""
    if len(steps) != 3:
        return None
    _, noted, choice = steps
    if not isinstance(choice, n.Choose) or not isinstance(noted, n.Remember) or not isinstance(noted.what, n.Each):
        return None
    meant = replace(choice, which=noted.what.which)
    return meant if meant.by == n.ChosenPlayer() and as_offered_to_opponent(meant) == steps else None


def chooser(known: PhraseContext) -> n.Selector:
    """Who chooses: whoever does what the sentence tells."""
    memory = discourse_of(known)
    return memory.subject if memory.subject_player else YOU


def can_be_chosen(which: n.Filter) -> bool:
    """Spells are aimed at; cards must be somewhere, and those in hands and graveyards somebody's."""
    parts = conjuncts(which)
    if n.Other() in parts and is_maybe_elsewhere(which):
        return False
    return bool(parts) and not any(isinstance(part, (n.IsSpell, n.IsAbility)) for part in parts)


def says_you(which: n.Filter) -> bool:
    """True if "you" is in it: to whoever else chooses it would be that player."""
    return any(
        isinstance(part, (n.ControlledBy, n.OwnedBy)) and part.who in (YOU, n.EachOpponent())
        for whole_part in conjuncts(which)
        for part in (whole_part, getattr(whole_part, "of", whole_part))
    )


SHARING: Final = (n.SharesName, n.SharesColor, n.SharesCardType, n.SharesCreatureType)


def another_than_compared(which: Any) -> Any:
    """ "Another permanent that shares a type with it": than it, with which it would always share one."""
    compared_with = next((part.of for part in conjuncts(which) if isinstance(part, SHARING)), None)
    if compared_with != n.ThatObject():
        return another(which)
    return conjunction((n.Not(n.OneOf(compared_with)), *conjuncts(which)))


def but_what_is_compared(which: Any) -> Any:
    parts = conjuncts(which)
    rest = conjunction(parts[1:])
    if n.Other() in parts:
        rest = but_it(which)
    return rest if another_than_compared(rest) == which else DECLINED


objects.add(ChosenNoun("another ", ONE, ONE, Mapped(nouns.thing, another_than_compared, but_what_is_compared)))
objects.add(ChosenNoun("a ", ONE, ONE, with_article(nouns.thing, False)))
objects.add(ChosenNoun("an ", ONE, ONE, with_article(nouns.thing, True)))
objects.add(ChosenNoun("up to one ", NONE, ONE, nouns.thing))
# "It and up to one creature you control".
beside_it: Final = Choice("something chosen")
beside_it.add(ChosenNoun("a ", ONE, ONE, with_article(nouns.thing, False)))
beside_it.add(ChosenNoun("an ", ONE, ONE, with_article(nouns.thing, True)))
beside_it.add(ChosenNoun("up to one ", NONE, ONE, nouns.thing))
phrase(
    "{one} and {other}", BOTH, objects, one=certain_objects, other=beside_it, then=mention_together,
    fits=lambda both: both.of[1] not in everything_in(both.of[0]),
)  # fmt: skip


def of_either(both: Any) -> Any:
    """ "Red creature card or an artifact creature card from your hand": where the last is, the first is, too."""
    one, other = both
    place = tuple([part for part in conjuncts(other) if isinstance(part, WHOSE_PLACE)])
    rest = tuple([part for part in conjuncts(other) if not isinstance(part, WHOSE_PLACE)])
    if len(place) != len(WHOSE_PLACE) or not rest or not conjuncts(one) or one == conjunction(rest):
        return DECLINED
    return n.All((n.Any((one, conjunction(rest))), *place))


def either_of(which: Any) -> Any:
    some, *place = conjuncts(which) or (None,)
    if not isinstance(some, n.Any) or len(some.of) != 2:
        return DECLINED
    both = (some.of[0], conjunction((*conjuncts(some.of[1]), *place)))
    return both if of_either(both) == which else DECLINED


def either_noun(vowel: bool) -> Choice:
    made = Choice("one or the other")
    for article, other_vowel in (("a", False), ("an", True)):
        both = phrase(
            f"{{one}} or {article} {{other}}", (the.one, the.other), one=with_article(nouns.card, vowel),
            other=with_article(nouns.card_in_zone, other_vowel),
        )  # fmt: skip
        made.add(Mapped(both, of_either, either_of))
    return made


objects.add(ChosenNoun("a ", ONE, ONE, InSentence(either_noun(False), lambda told: " card or a" in told)))
objects.add(ChosenNoun("an ", ONE, ONE, InSentence(either_noun(True), lambda told: " card or a" in told)))
for k in range(2, 11):
    objects.add(ChosenNoun(f"{NUMBER_WORDS[k]} ", n.Fixed(k), n.Fixed(k), nouns.things))
    objects.add(ChosenNoun(f"up to {NUMBER_WORDS[k]} ", NONE, n.Fixed(k), nouns.things))
objects.add(ChosenNoun("one or two ", ONE, n.Fixed(2), nouns.things))
objects.add(ChosenNoun("any number of ", NONE, n.Fixed(ANY_NUMBER), nouns.things))
objects.add(ChosenNoun("each of any number of ", NONE, n.Fixed(ANY_NUMBER), nouns.things))
objects.add(ChosenNoun("X ", n.X(), n.X(), nouns.things))
objects.add(ChosenNoun("up to X ", NONE, n.X(), nouns.things))


of_opponents_choice: Final = phrase(
    "{which} of an opponent's choice from your graveyard", the.which, which=in_my_graveyard(nouns.card)
)
objects.add(ChosenNoun("a ", ONE, ONE, with_article(of_opponents_choice, False), offered=True))
objects.add(ChosenNoun("an ", ONE, ONE, with_article(of_opponents_choice, True), offered=True))


def at_random(noun: Phrase) -> Phrase:
    """ "card at random from your graveyard\""""
    return phrase("{which} at random from your graveyard", the.which, which=in_my_graveyard(noun))


random_card: Final = Choice("a card", [at_random(nouns.card)])
phrase(
    "{which} from your graveyard at random", the.which, random_card, which=in_my_graveyard(nouns.card), parse_only=True
)  # fmt: skip
# Of whoever's graveyard, told by itself: "choose a creature card at random from target opponent's graveyard".
for article, vowel in (("a", False), ("an", True)):
    for joint in ("in", "from"):
        phrase(
            f"choose {article} {{which}} at random {joint} {{of}} graveyard",
            like(
                n.Choose,
                which=like(n.All, of=(the.which, n.InZone(n.Zone.GRAVEYARD), like(n.OwnedBy, who=the.of))),
                at_random=True,
            ),
            clauses, which=with_article(nouns.card, vowel), of=whose, then=saved_as("it", "card"),
            parse_only=joint == "from",
        )  # fmt: skip
objects.add(ChosenNoun("a ", ONE, ONE, with_article(random_card, False), True))
objects.add(ChosenNoun("an ", ONE, ONE, with_article(random_card, True), True))
for k in range(2, 11):
    objects.add(ChosenNoun(f"{NUMBER_WORDS[k]} ", n.Fixed(k), n.Fixed(k), at_random(nouns.cards), True))
objects.add(ChosenNoun("X ", n.X(), n.X(), at_random(nouns.cards), True))


# --- A color or creature type, chosen before the instruction that speaks of it


def of_your_choice(words: str, choice: n.Effect, so: n.Filter | n.Selector) -> Phrase:
    """A description by what is chosen now: "creatures of the creature type of your choice"."""

    one = isinstance(choice, n.ChoosePlayer)

    def meanings(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
        after = with_chosen(known, (*discourse_of(known).chosen, choice))
        return [(words, so, after.agreeing(True) if one else after)]

    def due(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
        chosen = discourse_of(known).chosen
        if chosen[:1] != (choice,):
            return []
        after = with_chosen(known, chosen[1:])
        return [(words, so, after.agreeing(True) if one else after)]

    return Reference(words, meanings, words.split(" ")[0], due=due, of=type(so))


OF_CHOICE: Final = (
    ("of the color of your choice", n.ChooseColor(), n.OfChosenColor()),
    ("of the creature type of your choice", n.ChooseCreatureType(), n.OfChosenType()),
)
for words, choice, so in OF_CHOICE:
    for to in nouns.afters:
        to.of.insert(0, of_your_choice(words, choice, so))  # as long as the choice is still to be told

# One of several players (CR 608.2d): "~ deals 10 damage to an opponent chosen at random".
for words, among in (("an opponent", n.EachOpponent()), ("a player", n.EachPlayer())):
    by_chance = n.ChoosePlayer(among, at_random=True)
    certain_players.of.insert(0, of_your_choice(f"{words} chosen at random", by_chance, n.ChosenPlayer()))


by_you: Final = n.ChoosePlayer(n.EachOpponent())
certain_players.of.insert(0, of_your_choice("an opponent of your choice", by_you, n.ChosenPlayer()))


CHOICES_OF_TYPE: Final = (n.ChooseCreatureType, n.ChooseBasicLandType, n.ChooseCardType)


def of_that_color(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    return [("of that color", n.OfChosenColor(), known)] if discourse_of(known).color_chosen else []


for to in nouns.afters:
    to.of.append(Reference("of that color", of_that_color, "of", of=n.OfChosenColor))


def color_chosen(known: PhraseContext, _: Any) -> PhraseContext:
    return context_of(known.one, discourse_of(known)._replace(color_chosen=True))


phrase("choose a color", n.ChooseColor(), clauses, then=color_chosen)


def is_made(text: str, value: Any) -> bool:
    """True if every choice that a text tells is made: what a static ability is about nobody chooses."""
    made = everything_in(value)
    told = re.sub(r"each (?:permanent|card) type, (?:return up to one|you may put a) card of that type", "", text)
    if "of that type" in told and not any(isinstance(part, (*CHOICES_OF_TYPE, n.ChooseEffect)) for part in made):
        return False
    if "hoose a color. " in text and "protection from the chosen color" in text and n.ChooseColor() in made:
        return False  # what gains it remembers no color: it is one effect, of which one of five is chosen
    if "with that name" in text and not any(isinstance(part, n.ChooseName) for part in made):
        return False
    return all(words not in text or choice in made for words, choice, _ in OF_CHOICE)
