"""What a player, or each of several, chooses (CR 101.4, 608.2c, 608.2d): "each player chooses a creature they control,
then sacrifices the rest", "target opponent chooses a card in your graveyard".

Whoever chooses is "you" in what they choose. Where it is of something of yours, what can be chosen is noted first.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.cards.nodes.often_named import IT, NONE, ONE, THAT_PLAYER, YOU
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar import nouns
from mainphase.language.grammar.changed import of_each, theirs_alone
from mainphase.language.grammar.chosen import AN_OPPONENT
from mainphase.language.grammar.clauses import OFFERED as OFFERED_AS
from mainphase.language.grammar.clauses import clause, clauses, sentences, sequence_of, steps_of
from mainphase.language.grammar.counters import one_counter
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import Mention, conjunction, conjuncts, mentioning, nouns_of
from mainphase.language.grammar.effects.by_players import WHOSE, of_somebody
from mainphase.language.grammar.effects.control_flow import PAYS_NOT, UNPAID, several
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import EACH, SEVERAL, who
from mainphase.language.syntax import DECLINED, Choice, InSentence, Listing, Mapped, PhraseContext, Words, phrase, the

OFFERED: Final = n.Saved(OFFERED_AS)

# --- What is chosen: a description, and how many

numbers_chosen: Final = Words(
    "a number",
    [
        *((NUMBER_WORDS[k], (n.Fixed(k), n.Fixed(k))) for k in range(2, 8)),
        *((f"up to {NUMBER_WORDS[k]}", (NONE, n.Fixed(k))) for k in range(2, 8)),
    ],
)
held: Final = Choice("what a player chooses")
for one, many in ((nouns.permanent, nouns.permanents), (nouns.card, nouns.cards)):
    phrase("{which}", (the.which, (ONE, ONE)), held, which=theirs_alone(any_one(one)))
    phrase("up to one {which}", (the.which, (NONE, ONE)), held, which=theirs_alone(one))
    phrase("{count} {which}", (the.which, the.count), held, count=numbers_chosen, which=theirs_alone(many))


def they_of(by: n.Selector) -> n.Selector:
    """Who is meant by "they" in what is chosen."""
    return THAT_PLAYER if isinstance(by, EACH) else by


def choice_told(told: Any) -> Any:
    by, (which, (least, most)) = told
    if by == YOU or isinstance(by, n.Together):
        return DECLINED
    whose = [part.who for part in everything_in(which) if isinstance(part, WHOSE)]
    if YOU not in whose:
        made = of_somebody(which, they_of(by), YOU)
        return DECLINED if THAT_PLAYER in everything_in(made) else n.Choose(made, by, least, most)
    if they_of(by) in whose or isinstance(by, EACH):
        return DECLINED
    zones = tuple([part for part in conjuncts(which) if isinstance(part, n.InZone)])
    among = conjunction((*zones, n.OneOf(OFFERED)))
    return n.Sequence((n.Remember(n.Each(which), OFFERED.name), n.Choose(among, by, least, most)))


def told_of_choice(effect: Any) -> Any:
    choice = effect.of[1] if isinstance(effect, n.Sequence) and len(effect.of) == 2 else effect
    if not isinstance(choice, n.Choose) or choice.by == YOU:
        return DECLINED
    which = of_somebody(choice.which, YOU, they_of(choice.by))
    if choice is not effect:
        noted = effect.of[0]
        if not isinstance(noted, n.Remember) or not isinstance(noted.what, n.Each):
            return DECLINED
        which = noted.what.which
    told = (choice.by, (which, (choice.at_least, choice.at_most)))
    return told if choice_told(told) == effect else DECLINED


def as_chosen(known: PhraseContext, told: Any) -> PhraseContext:
    by, (which, (_, most)) = told
    return mentioning(known, Mention(IT, nouns_of(which), most == ONE and not isinstance(by, SEVERAL)))


choosing: Final = phrase("{by} <chooses> {held}", (the.by, the.held), by=who, held=held, then=as_chosen)
for kind in (n.Choose, n.Sequence):
    clauses.add(Mapped(choosing, choice_told, told_of_choice, kind))


def opponents_choice(told: Any) -> Any:
    """You say which opponent (CR 102.2)."""
    choice = choice_told((n.ChosenPlayer(), told))
    return DECLINED if choice is DECLINED else n.Sequence((AN_OPPONENT, *steps_of(choice)))


def told_of_opponent(effect: Any) -> Any:
    if len(effect.of) < 2 or effect.of[0] != AN_OPPONENT:
        return DECLINED
    told = told_of_choice(sequence_of(effect.of[1:]))
    return told[1] if told is not DECLINED and told[0] == n.ChosenPlayer() else DECLINED


def as_opponent_chose(known: PhraseContext, told: Any) -> PhraseContext:
    return as_chosen(known, (n.ChosenPlayer(), told))


by_an_opponent: Final = phrase("an opponent chooses {held}", the.held, held=held, then=as_opponent_chose)
clauses.add(Mapped(by_an_opponent, opponents_choice, told_of_opponent, n.Sequence))

# --- And what they do with it, or with the rest

NOT_CHOSEN: Final = n.Not(n.OneOf(IT))


def rest_of(which: n.Filter) -> n.Selector:
    """The filter for what else fits, whoever's it is: it is for its controller or owner to do something with it."""
    parts = [part for part in conjuncts(which) if not isinstance(part, WHOSE)]
    return n.Each(conjunction((*parts, NOT_CHOSEN)))


THEIR_OWN: Final = (n.ControlledBy(YOU), n.OwnedBy(YOU))


def with_the_rest(make: Any) -> Any:
    """The instruction for those who chose something of their own, and for what they did not choose."""

    def to(told: Any) -> Any:
        choice = choice_told(told)
        its_own = isinstance(choice, n.Choose) and any(part in THEIR_OWN for part in conjuncts(choice.which))
        return n.Sequence((choice, make(choice))) if its_own else DECLINED

    return to


def told_with_the_rest(make: Any) -> Any:
    def back(effect: Any) -> Any:
        told = told_of_choice(effect.of[0]) if len(effect.of) == 2 else DECLINED
        return told if told is not DECLINED and with_the_rest(make)(told) == effect else DECLINED

    return back


def sacrifices_rest(choice: n.Choose) -> n.Effect:
    return n.SacrificeIt(rest_of(choice.which), choice.by)


def destroys_rest(choice: n.Choose) -> n.Effect:
    theirs = () if choice.by == n.EachPlayer() else (n.ControlledBy(choice.by),)
    rest = rest_of(choice.which)
    assert isinstance(rest, n.Each)
    return n.Destroy(n.Each(conjunction((*theirs, *conjuncts(rest.which)))))


def discards_rest(choice: n.Choose) -> n.Effect:
    rest = rest_of(choice.which)
    assert isinstance(rest, n.Each)
    return n.DiscardThese(n.Each(conjunction((*conjuncts(rest.which), n.OwnedBy(choice.by)))))


def returns_rest(choice: n.Choose) -> n.Effect:
    return n.Move(rest_of(choice.which), Zone.HAND)


def sacrifices_it(choice: n.Choose) -> n.Effect:
    return n.SacrificeIt(IT, choice.by)


def exiles_it(choice: n.Choose) -> n.Effect:
    return n.Move(IT, Zone.EXILE)


def puts_on_top(choice: n.Choose) -> n.Effect:
    return n.Move(IT, Zone.LIBRARY)


for tail, make, parse_only in (
    (", then sacrifices the rest", sacrifices_rest, False),
    (" and sacrifices the rest", sacrifices_rest, True),
    (". destroy the rest", destroys_rest, False),
    (" and discards the rest", discards_rest, False),
    (" and sacrifices it", sacrifices_it, False),
    (" and exiles it", exiles_it, False),
    (" and puts them on top of their library in any order", puts_on_top, False),
):
    told_so = phrase(f"{{by}} <chooses> {{held}}{tail}", (the.by, the.held), by=who, held=held, parse_only=parse_only)
    clauses.add(Mapped(told_so, with_the_rest(make), told_with_the_rest(make), n.Sequence))

# "Each player chooses a nonland permanent and puts a doom counter on it": all have chosen before any is put.
marking: Final = phrase(
    "{by} <chooses> {held} and <puts> {kind} counter on it", ((the.by, the.held), the.kind), by=who, held=held,
    kind=one_counter,
)  # fmt: skip


def marked(told: Any) -> Any:
    choice = choice_told(told[0])
    if not isinstance(choice, n.Choose) or (choice.at_least, choice.at_most) != (ONE, ONE):
        return DECLINED
    return n.Sequence((choice, n.PutCounters(told[1], ONE, IT, by=choice.by)))


def told_of_mark(effect: Any) -> Any:
    if len(effect.of) != 2 or not isinstance(effect.of[1], n.PutCounters):
        return DECLINED
    told = (told_of_choice(effect.of[0]), effect.of[1].kind)
    return told if told[0] is not DECLINED and marked(told) == effect else DECLINED


clauses.add(Mapped(marking, marked, told_of_mark, n.Sequence))

# "Return all nonland permanents not chosen this way to their owners' hands": what is described is told again.
again: Final = phrase(
    "{by} <chooses> {held}. return all {which} not chosen this way to their owners' hands",
    (the.by, the.held, the.which), by=who, held=held, which=nouns.permanents,
)  # fmt: skip


def with_kind_again(told: Any) -> Any:
    by, chosen, which = told
    effect: Any = with_the_rest(returns_rest)((by, chosen)) if by == n.EachPlayer() else DECLINED
    return effect if effect is not DECLINED and effect.of[1].what == rest_of(which) else DECLINED


def kind_told_again(effect: Any) -> Any:
    told = told_with_the_rest(returns_rest)(effect)
    if told is DECLINED or told[0] != n.EachPlayer():
        return DECLINED
    parts = [part for part in conjuncts(told[1][0]) if not isinstance(part, WHOSE)]
    return (*told, conjunction(tuple(parts)))


clauses.add(Mapped(again, with_kind_again, kind_told_again, n.Sequence))

# --- One of each of several kinds: what is of two kinds may be chosen for both

KEPT: Final = n.Saved("kept")
BASICS: Final = tuple(n.OfSubtype(land) for land in ("Plains", "Island", "Swamp", "Mountain", "Forest"))
PERMANENT_TYPES: Final = tuple(
    n.OfType(kind)
    for kind in (
        CardType.ARTIFACT, CardType.BATTLE, CardType.CREATURE, CardType.ENCHANTMENT, CardType.LAND,
        CardType.PLANESWALKER,
    )
)  # fmt: skip
everybody: Final = Words("players", [("each player", n.EachPlayer()), ("each opponent", n.EachOpponent())])
of_kinds: Final = Listing(any_one(nouns.permanent), most=5)
kinds_told: Final = Choice("things of several kinds")  # the kinds, and among what
for words, which, kinds in (
    ("from the lands they control a land of each basic land type", n.OfType(CardType.LAND), BASICS),
    ("a land they control of each basic land type", n.OfType(CardType.LAND), BASICS),
    ("a permanent they control of each permanent type", n.Anything(), PERMANENT_TYPES),
):
    phrase(words, (kinds, which), kinds_told)
for words in ("{kinds} from among the {things} they control", "from among the {things} they control {kinds}"):
    phrase(words, (the.kinds, the.things), kinds_told, kinds=of_kinds, things=nouns.permanents)
each_kind: Final = Choice("what players choose, and what becomes of the rest")
for joint in (", then", " and"):
    phrase(
        f"{{by}} chooses {{told}}{joint} sacrifices the rest", (the.by, the.told), each_kind, by=everybody,
        told=kinds_told, parse_only=joint == " and",
    )  # fmt: skip


def kinds_kept(told: Any) -> Any:
    by, (kinds, things) = told
    names = [f"of kind {k}" for k in range(1, len(kinds) + 1)]
    chosen = tuple(
        n.Choose(conjunction((*conjuncts(things), *conjuncts(kind), n.ControlledBy(YOU))), THAT_PLAYER, save=name)
        for kind, name in zip(kinds, names, strict=True)
    )
    kept = n.Remember(n.Together((KEPT, *(n.Saved(name) for name in names))), KEPT.name)
    rest = n.Each(conjunction((*conjuncts(things), n.Not(n.OneOf(KEPT)))))
    return n.Sequence((n.ForEachPlayer(by, n.Sequence((*chosen, kept))), n.SacrificeIt(rest, by)))


def kinds_told_of(effect: Any) -> Any:
    if (
        len(effect.of) != 2
        or not isinstance(effect.of[0], n.ForEachPlayer)
        or not isinstance(effect.of[1], n.SacrificeIt)
    ):
        return DECLINED
    by, rest = effect.of[0].who, effect.of[1].what
    things = conjuncts(rest.which)[:-1] if isinstance(rest, n.Each) else ()
    chosen = [step for step in steps_of(effect.of[0].do) if isinstance(step, n.Choose)]
    kinds = tuple(conjunction(conjuncts(one.which)[len(things) : -1]) for one in chosen)
    told = (by, (kinds, conjunction(things)))
    return told if kinds and kinds_kept(told) == effect else DECLINED


clauses.add(Mapped(each_kind, kinds_kept, kinds_told_of, n.Sequence))

# --- A sacrifice of one of each of several kinds (CR 701.21): none is sacrificed for two of them

sacrificed_kinds: Final = phrase("{by} <sacrifices> {kinds}", (the.by, the.kinds), by=who, kinds=of_kinds)


def kinds_sacrificed(told: Any) -> Any:
    by, kinds = told
    if any(isinstance(part, WHOSE) for part in everything_in(kinds)):
        return DECLINED
    names = [f"of kind {k}" for k in range(1, len(kinds) + 1)]
    chosen = []
    for k, kind in enumerate(kinds):
        others = () if k == 0 else (n.Not(n.OneOf(n.Together(tuple(n.Saved(name) for name in names[:k])))),)
        chosen.append(
            n.Choose(conjunction((*conjuncts(kind), n.ControlledBy(YOU), *others)), THAT_PLAYER, save=names[k])
        )
    kept = n.Remember(n.Together((KEPT, *(n.Saved(name) for name in names))), KEPT.name)
    return n.Sequence((n.ForEachPlayer(by, n.Sequence((*chosen, kept))), n.SacrificeIt(KEPT, by)))


def told_of_kinds_sacrificed(effect: Any) -> Any:
    if len(effect.of) != 2 or not isinstance(effect.of[0], n.ForEachPlayer):
        return DECLINED
    chosen = [step for step in steps_of(effect.of[0].do) if isinstance(step, n.Choose)]
    kinds = []
    for one in chosen:
        parts = conjuncts(one.which)
        kinds.append(conjunction(parts[: parts.index(n.ControlledBy(YOU))] if n.ControlledBy(YOU) in parts else ()))
    told = (effect.of[0].who, tuple(kinds))
    return told if len(kinds) > 1 and kinds_sacrificed(told) == effect else DECLINED


clauses.add(Mapped(sacrificed_kinds, kinds_sacrificed, told_of_kinds_sacrificed, n.Sequence))


# --- What each does who gives nothing up: "each player loses 4 life unless they sacrifice a creature"

DUE: Final = (n.LoseLife, n.Sacrifice, n.Discard)
GIVEN: Final = n.Saved("given")
GIVES: Final = n.Remember(n.Together((GIVEN, IT)), GIVEN.name)
GIVES_NOTHING: Final = n.Compare(n.SizeOf(IT), "=", n.Fixed(0))
HAND_CARDS: Final = (n.InZone(Zone.HAND), n.OwnedBy(YOU))
prices: Final = Choice("what is given up")  # what may be sacrificed, and what may be discarded: None where nothing may
for they, verb in (("they", ""), ("that player", "s")):
    for tail in ("", " of their choice"):
        phrase(f"{they} sacrifice{verb} {{which}}{tail}", (the.which, None), prices, which=any_one(nouns.permanent),
               parse_only=bool(verb or tail))  # fmt: skip
        phrase(f"{they} sacrifice{verb} {{which}}{tail} or discard{verb} a card", (the.which, n.Anything()), prices,
               which=any_one(nouns.permanent), parse_only=bool(verb or tail))  # fmt: skip
    phrase(f"{they} discard{verb} a card", (None, n.Anything()), prices, parse_only=bool(verb))
each_unless: Final = phrase(
    "{who} {due} unless {price}", (the.who, the.due, the.price), who=several,
    due=of_each(clause, subject=True, one=True), price=prices,
)  # fmt: skip


def giving(which: n.Filter, otherwise: n.Effect) -> n.Effect:
    return n.Sequence((n.Choose(which, THAT_PLAYER, NONE, ONE), GIVES, n.If(GIVES_NOTHING, otherwise)))


def all_unless(told: Any) -> Any:
    """Each chooses in turn; then everything is given up at once, and done to those who gave nothing (CR 101.4)."""
    whoever, due, (given_up, discarded) = told
    if not isinstance(due, DUE) or due.by != THAT_PLAYER:
        return DECLINED
    done = replace(due, by=n.Saved(UNPAID))
    if THAT_PLAYER in everything_in(done) or any(isinstance(part, WHOSE) for part in everything_in(given_up)):
        return DECLINED
    asks: n.Effect = PAYS_NOT
    gone: list[n.Effect] = []
    if discarded is not None:
        asks = giving(conjunction(HAND_CARDS), asks)
        gone.append(n.DiscardThese(GIVEN))
    if given_up is not None:
        asks = giving(conjunction((*conjuncts(given_up), n.ControlledBy(YOU))), asks)
        gone.append(n.SacrificeIt(GIVEN, whoever))
    return n.Sequence((n.ForEachPlayer(whoever, asks), *gone, done))


def told_unless(effect: Any) -> Any:
    if len(effect.of) < 3:
        return DECLINED
    first, done = effect.of[0], effect.of[-1]
    if not isinstance(first, n.ForEachPlayer) or not isinstance(done, DUE) or done.by != n.Saved(UNPAID):
        return DECLINED
    steps = steps_of(first.do)
    given_up = discarded = None
    if len(steps) == 3 and isinstance(steps[0], n.Choose):
        discarded = n.Anything() if any(isinstance(one, n.DiscardThese) for one in effect.of) else None
        if any(isinstance(one, n.SacrificeIt) for one in effect.of):
            given_up = conjunction(conjuncts(steps[0].which)[:-1])
    told = (first.who, replace(done, by=THAT_PLAYER), (given_up, discarded))
    return told if all_unless(told) == effect else DECLINED


sentences.add(InSentence(Mapped(each_unless, all_unless, told_unless, n.Sequence), lambda told: " unless " in told))

# --- You choose among all of them: "Choose up to one creature. Destroy the rest."


def destroying_the_rest(at_random: bool) -> tuple[Any, Any]:
    def to(held_so: Any) -> Any:
        which, (least, most) = held_so
        if any(isinstance(part, (*WHOSE, n.InZone)) for part in conjuncts(which)):
            return DECLINED
        return n.Sequence((n.Choose(which, YOU, least, most, at_random=at_random), n.Destroy(rest_of(which))))

    def back(effect: Any) -> Any:
        first = next(iter(effect.of), None)
        if not isinstance(first, n.Choose):
            return DECLINED
        held_so = (first.which, (first.at_least, first.at_most))
        return held_so if to(held_so) == effect else DECLINED

    return to, back


for tail, at_random in (("", False), (" at random", True)):
    for joint in (". destroy", ", then destroy"):
        rest_destroyed = phrase(
            f"choose {{held}}{tail}{joint} the rest", the.held, held=held, parse_only=joint[0] == ","
        )
        clauses.add(Mapped(rest_destroyed, *destroying_the_rest(at_random), n.Sequence))
