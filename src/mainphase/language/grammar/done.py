""" "Destroyed this way", "card discarded this way": what an instruction before did, and how much of it (CR 608.2c).

What has left is as it last was (CR 608.2h). The instruction saves what it did under the name of the deed; exactly one
before may have done such a thing, and once only: otherwise it is not known which is meant (`is_done`).
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import DISCARDED, IT, MILLED, NONE, ONE, SEEN, THAT_PLAYER, YOU, YOU_OWN
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import REMOVED, OfThatKind, each_one, quantities
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.chosen import ChosenNoun
from mainphase.language.grammar.conditions import conditions, more_q, one_or
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import (
    HURT,
    Mention,
    conjunction,
    conjuncts,
    discourse_of,
    mentioning,
    nouns_of,
)
from mainphase.language.grammar.kinds import SPOKEN_TYPES
from mainphase.language.grammar.objects import SEVERAL, certain_objects, certain_players, objects, pronoun
from mainphase.language.grammar.players_told import deed
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    InSentence,
    InText,
    Mapped,
    Phrase,
    PhraseContext,
    Reference,
    Within,
    like,
    phrase,
    the,
)

IN_GRAVEYARD: Final = n.InZone(Zone.GRAVEYARD)


def of_any(which: Any) -> Any:
    """None for whatever there is."""
    return None if which == n.Anything() else which


def any_of(which: Any) -> Any:
    return n.Anything() if which is None else which


def only_there(which: Any) -> Any:
    return conjunction((*conjuncts(which), IN_GRAVEYARD))


def wherever(which: Any) -> Any:
    parts = conjuncts(which) if which is not None else ()
    return conjunction(parts[:-1]) if parts[-1:] == (IN_GRAVEYARD,) else DECLINED


def tells_kind(which: Any) -> bool:
    return which is not None and which != n.Anything()


class Deed:
    """A deed: the nouns for one and for several, the words for it (the first is said), where it is saved."""

    def __init__(
        self, one: Any, many: Any, words: str, others: tuple[str, ...], saved: n.Saved, whose: Any, plain: bool = True
    ) -> None:
        self.one = one
        self.many = many
        self.words = (words, *others)
        self.saved = saved
        self.whose = whose  # the filter that makes it somebody's
        self.plain = plain  # it is also said of whatever it was


def plainly(noun: Any) -> Any:
    """A noun whose filter is none where it describes nothing."""
    return Mapped(noun, of_any, any_of)


def in_a_graveyard(noun: Any) -> Any:
    return Mapped(noun, only_there, wherever)


def with_no_controller(noun: Any) -> Any:
    """Whose it was is told in the past tense, behind it."""
    return Mapped(noun, without_controller, without_controller)


def without_controller(which: Any) -> Any:
    return DECLINED if any(isinstance(part, n.ControlledBy) for part in conjuncts(which)) else which


def anywhere(noun: Any) -> Any:
    """Where it is now and whose it is are not said of it."""
    return Mapped(noun, without_place, without_place)


def without_place(which: Any) -> Any:
    return DECLINED if any(isinstance(part, (n.InZone, n.OwnedBy)) for part in conjuncts(which)) else which


PERMANENTS: Final = (with_no_controller(nouns.permanent), with_no_controller(nouns.permanents))
CARDS: Final = (anywhere(nouns.card), anywhere(nouns.cards))
CARDS_SAVED: Final = (DISCARDED, MILLED)


def as_it(known: PhraseContext, condition: Any) -> PhraseContext:
    """The card is spoken of, if it can be only one (`is_of_one`)."""
    return mentioning(known, Mention(condition.what, ("card",)))


def as_hurt(known: PhraseContext, condition: Any) -> PhraseContext:
    """What was dealt damage is spoken of, be it what that was to be dealt to or not (CR 614.9)."""
    return mentioning(known, Mention(HURT, nouns_of(condition.which)))


done: Final = Choice("whether something was done")
is_now_done: Final = Choice("something is done")  # after "when"
conditions.add(done)

DEEDS_TOLD: Final = (
    Deed(*PERMANENTS, "destroyed", (), n.Saved(SavedAs.DESTROYED), n.ControlledBy),
    Deed(*PERMANENTS, "put into a graveyard", ("put into graveyards",), n.Saved(SavedAs.BURIED), n.ControlledBy),
    Deed(*PERMANENTS, "dealt damage", (), HURT, n.ControlledBy),
    Deed(*PERMANENTS, "tapped", (), n.Saved(SavedAs.TAPPED), n.ControlledBy),
    Deed(*PERMANENTS, "sacrificed", (), n.Saved(SavedAs.SACRIFICED), n.ControlledBy),
    Deed(*PERMANENTS, "exiled", (), n.Saved(SavedAs.MOVED_TO_EXILE), n.ControlledBy),
    Deed(
        *PERMANENTS, "returned", ("returned to your hand", "returned to its owner's hand"),
        n.Saved(SavedAs.MOVED_TO_HAND), n.ControlledBy,
    ),
    Deed(*CARDS, "discarded", (), DISCARDED, n.OwnedBy),
    Deed(*CARDS, "milled", (), MILLED, n.OwnedBy),
    Deed(
        in_a_graveyard(nouns.card), in_a_graveyard(nouns.cards), "put into a graveyard",
        ("put into your graveyard", "put into their graveyard", "put into graveyards"), MILLED, n.OwnedBy,
    ),
    Deed(*CARDS, "exiled", (), IT, n.OwnedBy, plain=False),
    Deed(*CARDS, "revealed", (), SEEN, n.OwnedBy, plain=False),
)  # fmt: skip

for did in DEEDS_TOLD:
    size = like(n.SizeOf, of=did.saved, which=the.which)
    some: Any = like(n.Fits, what=did.saved, which=the.which)
    if not did.plain:  # what "it" fits is asked in other words
        some = like(n.Compare, left=size, op=">=", right=n.Fixed(1))
    for k, words in enumerate(did.words):
        later = k > 0
        fits = None if did.plain else lambda size: tells_kind(size.which)
        phrase(f"{{which}} {words} this way", size, each_one, which=plainly(did.one), fits=fits, parse_only=later)
        phrase(
            f"the number of {{which}} {words} this way", size, quantities, which=plainly(did.many), fits=fits,
            parse_only=later,
        )  # fmt: skip
        theirs = like(n.SizeOf, of=did.saved, which=like(n.All, of=(the.which, like(did.whose, who=the.by))))
        for was, several, to, counted in (
            ("was", did.one, each_one, ""),
            ("were", did.many, quantities, "the number of "),
        ):
            if did.whose is n.ControlledBy:
                phrase(
                    f"{counted}{{which}} {{by}} controlled that {was} {words} this way", theirs, to,
                    which=several, by=certain_players, parse_only=later,
                )  # fmt: skip
        a_thing = one_or(did.one)
        for j, verb in enumerate(("was", "is")):
            phrase(
                f"{{which}} {verb} {words} this way", some, done, which=a_thing, parse_only=later or j > 0,
                then=as_it if did.saved in CARDS_SAVED else as_hurt if did.saved == HURT else None,
            )  # fmt: skip
            if verb == "is" and not later:
                phrase(
                    f"{{which}} is {words} this way", some, is_now_done, which=a_thing,
                    then=as_it if did.saved in CARDS_SAVED else None,
                )  # fmt: skip
            phrase(f"at least one {{which}} {verb} {words} this way", some, done, which=did.one, parse_only=True)
        if words == "exiled":  # whoever else could have done it is told
            phrase(f"you {words} {{which}} this way", some, done, which=a_thing, parse_only=True)
        for j, verb in enumerate(("were", "are")):
            phrase(f"one or more {{which}} {verb} {words} this way", some, done, which=did.many, parse_only=True)
            if verb == "are" and not later:
                phrase(
                    f"one or more {{which}} are {words} this way", some, is_now_done, which=did.many, parse_only=True
                )  # fmt: skip
            phrase(
                f"no {{which}} {verb} {words} this way",
                like(n.Negated, of=some), done, which=did.many, parse_only=later or j > 0,
            )  # fmt: skip
            phrase(
                f"{{count}} {{which}} {verb} {words} this way",
                like(n.Compare, left=like(n.SizeOf, of=did.saved, which=the.which), op=">=", right=the.count),
                done, count=more_q, which=plainly(did.many), parse_only=later or j > 0,
                fits=lambda compared: compared.right != n.Fixed(1),
            )  # fmt: skip

# All of those who were dealt damage, and those of them who are objects.
A_PLAYER: Final = n.Compare(n.SizeOf(HURT), ">", n.SizeOf(HURT, n.Anything()))


def as_hurt_player(known: PhraseContext, _: Any) -> PhraseContext:
    return mentioning(known, Mention(HURT, ("player",), True, True))


def of_those_hurt(which: Any) -> n.Selector:
    return n.Each(conjunction((*conjuncts(which), n.OneOf(HURT))))


def those_hurt(each: Any) -> Any:
    parts = conjuncts(each.which)
    return conjunction(parts[:-1]) if len(parts) > 1 and parts[-1] == n.OneOf(HURT) else DECLINED


def as_several(known: PhraseContext, _: Any) -> PhraseContext:
    return known.agreeing(False)


def as_one_each(known: PhraseContext, _: Any) -> PhraseContext:
    return known.agreeing(True)


for j, verb in enumerate(("is", "was")):
    phrase(f"a player {verb} dealt damage this way", A_PLAYER, done, then=as_hurt_player, parse_only=j > 0)
for k, (words, noun) in enumerate(
    (("each {which}", nouns.permanent), ("a {which}", nouns.permanent), ("{which}", nouns.permanents))
):
    told = Mapped(phrase(f"{words} dealt damage this way", the.which, which=noun), of_those_hurt, those_hurt, n.Each)
    each_hurt = phrase(
        "{what}", the.what, what=told, parse_only=k > 0, then=as_several if words[0] == "{" else as_one_each
    )
    certain_objects.add(InText(each_hurt, " dealt damage this way "))
# Cards of a hand that were chosen and shown.
SHOWN: Final = n.Saved("shown")
phrase("card revealed this way", n.SizeOf(SHOWN), each_one)
phrase("the number of cards revealed this way", n.SizeOf(SHOWN), quantities)

# --- The cards themselves, where they went

IN_GRAVEYARDS: Final = n.Saved(SavedAs.BURIED)
PUT_THERE: Final = (n.Saved(SavedAs.BURIED_CARDS), MILLED)  # the cards, of which some are chosen
for cards in ("each card put into a graveyard", "all cards put into graveyards", "all cards put into a graveyard"):
    phrase(f"{cards} this way", IN_GRAVEYARDS, certain_objects, parse_only=not cards.startswith("each"))


def put_there(noun: Phrase) -> Phrase:
    """Cards of which one is chosen, or some: "creature card put into a graveyard this way"."""
    made = Choice("a card put into a graveyard this way")
    for cards in PUT_THERE:
        for k, (where, whose) in enumerate((("a graveyard", ()), ("graveyards", ()), ("your graveyard", (YOU_OWN,)))):
            place = (IN_GRAVEYARD, *whose, n.OneOf(cards))

            def to(which: Any, place: tuple[n.Filter, ...] = place) -> Any:
                return conjunction((*conjuncts(which), *place))

            def back(which: Any, place: tuple[n.Filter, ...] = place) -> Any:
                parts = conjuncts(which)
                return conjunction(parts[: -len(place)]) if parts[-len(place) :] == place else DECLINED

            told = phrase(f"{{which}} put into {where} this way", the.which, which=noun, parse_only=k == 1)
            made.add(Mapped(told, to, back))
    return InSentence(made, lambda words: " this way" in words)


objects.add(ChosenNoun("a ", ONE, ONE, put_there(with_article(nouns.card, False))))
objects.add(ChosenNoun("an ", ONE, ONE, put_there(with_article(nouns.card, True))))
objects.add(ChosenNoun("up to one ", NONE, ONE, put_there(nouns.card)))
for count in (2, 3):
    objects.add(ChosenNoun(f"up to {NUMBER_WORDS[count]} ", NONE, n.Fixed(count), put_there(nouns.cards)))

# --- How much

ALL_EXILED: Final = n.All((n.InZone(Zone.EXILE), n.OneOf(IT)))
TOTALS: Final = (n.TotalPower, n.TotalToughness, n.TotalManaValue)
for words, total in zip(("power", "toughness", "mana value"), TOTALS, strict=True):
    for k, cards in enumerate(("the cards exiled this way", "cards exiled this way", "all cards exiled this way")):
        phrase(f"the total {words} of {cards}", total(ALL_EXILED), quantities, parse_only=k > 0)

the_most: Final = phrase(
    "the greatest number of cards a player discarded this way", n.MostOfOnePlayer(DISCARDED), quantities
)
for what, name in (("damage dealt", SavedAs.DAMAGE_DEALT), ("life lost", SavedAs.LIFE_LOST)):
    so_much = n.DoneThisWay(name)
    phrase(f"the {what} this way", so_much, quantities)
    phrase(f"the amount of {what} this way", so_much, quantities, parse_only=True)
    phrase(f"1 {what} this way", so_much, each_one)

DRAWN: Final = n.DoneThisWay(SavedAs.CARDS_DRAWN)
phrase("card drawn this way", DRAWN, each_one)
for did_not in ("didn't", "don't"):
    phrase(
        f"you {did_not} draw cards this way",
        n.Compare(DRAWN, "=", n.Fixed(0)),
        conditions,
        parse_only=did_not == "don't",
    )
phrase("the number of cards drawn this way", DRAWN, quantities)
phrase("the total amount of mana paid this way", n.DoneThisWay(SavedAs.MANA_PAID), quantities)
EXCESS: Final = n.DoneThisWay(SavedAs.EXCESS)
phrase("the excess damage dealt to that creature this way", EXCESS, quantities)
phrase("the amount of excess damage dealt to that creature this way", EXCESS, quantities, parse_only=True)
phrase("that excess damage", EXCESS, quantities, parse_only=True)
for to_it in ("", " to that creature"):
    phrase(
        f"excess damage was dealt{to_it} this way", n.Compare(EXCESS, ">=", n.Fixed(1)), conditions,
        parse_only=to_it == "",
    )  # fmt: skip


def is_to_one_creature(value: Any) -> bool:
    """True if excess damage that is asked for is what a creature was dealt that is the only target."""
    for ability in value if isinstance(value, tuple) else (value,):
        parts = everything_in(ability)
        if EXCESS in parts:
            to = [part.to for part in parts if isinstance(part, n.DealDamage)]
            aims = [part for part in parts if isinstance(part, n.TargetPhrase)]
            which = aims[0].which if len(aims) == 1 and aims[0].at_most == 1 and aims[0].amount is None else None
            if to != [n.Target()] or which is None or n.OfType(n.CardType.CREATURE) not in conjuncts(which):
                return False
    return True


def as_much_as_prevented(words: str) -> Phrase:
    """What follows prevented damage knows how much of it was (CR 615.5): there the source of it can be spoken of."""

    def meanings(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
        told = any(mention.what == n.ThatSource() for mention in discourse_of(known).mentions)
        return [(words, n.EventAmount(), known)] if told else []

    return Reference(words, meanings, words, of=n.EventAmount)


quantities.add(as_much_as_prevented("the damage prevented this way"))
each_one.add(as_much_as_prevented("1 damage prevented this way"))
# Of the kind of which was told that they are removed, or of any.
removed: Final = Choice("counters removed this way")
for told_in, counters in ((each_one, "counter removed this way"), (removed, "counters removed this way")):
    phrase(counters, REMOVED, told_in)
    told_in.add(OfThatKind(f" {counters}", REMOVED, "{} counter"))
phrase("the number of {removed}", the.removed, quantities, removed=removed)
phrase("no counters were removed this way", n.Compare(REMOVED, "=", n.Fixed(0)), conditions)


# --- What became of the one thing that an instruction was to destroy

BURIED: Final = n.Saved(SavedAs.BURIED)
for type_noun, bit in SPOKEN_TYPES:
    it_went = n.Fits(BURIED, n.OfType(bit))
    for verb in ("is", "was"):
        phrase(f"that {type_noun} {verb} put into a graveyard this way", it_went, done, parse_only=True)
DIED: Final = like(n.Fits, what=BURIED, which=the.which)


def is_of_creature(condition: Any) -> bool:
    """True if it is a creature for certain."""
    return n.OfType(n.CardType.CREATURE) in conjuncts(condition.which)


for verb in ("dies", "died"):
    phrase(f"that creature {verb} this way", n.Fits(BURIED, n.OfType(n.CardType.CREATURE)), done, parse_only=True)
    phrase(f"{{which}} {verb} this way", DIED, done, which=one_or(PERMANENTS[0]), fits=is_of_creature, parse_only=True)

# --- Where a card was put that may have been chosen and moved

MOVED: Final = n.Saved("it")


def of_something_moved(outer: PhraseContext, known: PhraseContext, _: Any) -> PhraseContext | None:
    """Only of the cards that were spoken of last as moved, or as what might be."""
    there = any(mention.what in (MOVED, SEEN) for mention in discourse_of(outer).mentions)
    return known if there else None


put_there_so: Final = Choice("whether a card was put somewhere")
for did_so, didnt, into, zone in (
    ("put", ("didn't put", "don't put", "put no cards"), "onto the battlefield", Zone.BATTLEFIELD),
    ("put", ("didn't put", "don't put", "put no cards"), "into your hand", Zone.HAND),
    ("return", ("didn't return", "don't return", "return no cards"), "to your hand", Zone.HAND),
):  # fmt: skip
    for one in (nouns.card, PERMANENTS[0]):
        phrase(
            f"you {did_so} {{which}} {into} this way",
            like(n.Fits, what=MOVED, which=like(n.All, of=(the.which, n.InZone(zone)))), put_there_so,
            which=one_or(one), then=lambda known, _: mentioning(known, Mention(MOVED, ("card", "permanent"))),
            parse_only=True,
        )  # fmt: skip
    for words in didnt:
        a_card = "" if words.endswith("cards") else " a card"
        phrase(
            f"you {words}{a_card} {into} this way",
            n.Compare(n.SizeOf(MOVED, n.InZone(zone)), "<", n.Fixed(1)), put_there_so, parse_only=True,
        )  # fmt: skip
conditions.add(Within(put_there_so, after=of_something_moved))

# --- Cast: at an offer (CR 608.2g)

CAST: Final = n.Saved("cast")
for k, words in enumerate(("it", "the card", "a spell this way")):
    phrase(f"you don't cast {words}", n.Compare(n.SizeOf(CAST), "=", n.Fixed(0)), conditions, parse_only=k > 0)
phrase("you cast a spell this way", n.Compare(n.SizeOf(CAST), ">", n.Fixed(0)), conditions)

# --- By whom


def as_given_up(known: PhraseContext, condition: Any) -> PhraseContext:
    """After this pronouns mean what was sacrificed as a cost, if that was one thing."""
    for mention in discourse_of(known).mentions:
        if mention.what == condition.what and mention.one:
            return mentioning(known, mention)
    return known


def some_of_it(noun: Any) -> Choice:
    """ "A creature card", "at least one creature card"."""
    made = Choice("something")
    phrase("{which}", the.which, made, which=one_or(noun))
    phrase("at least one {which}", the.which, made, which=noun, parse_only=True)
    return made


told_player: Final = Choice("somebody")  # who was spoken of
for words in ("that player", "the player", "they"):
    told_player.add(pronoun(words, lambda m: m.one and m.player))


# "If you sacrificed a permanent this way", "each player who discarded a card this way".
for past, now in (("sacrificed", "sacrifice"), ("discarded", "discard"), ("milled", "mill")):
    [did] = [known for known in DEEDS_TOLD if known.words[0] == past]
    yours = like(n.Fits, what=did.saved, which=like(n.All, of=(the.which, did.whose(YOU))))
    spoken_of = as_it if did.saved in CARDS_SAVED else as_given_up
    for j, verb in enumerate((past, now)):
        phrase(f"you {verb} {{which}} this way", yours, done, which=one_or(did.one), parse_only=j > 0, then=spoken_of)
    phrase(
        f"{{by}} <{now}s> {{which}} this way",
        like(n.Fits, what=did.saved, which=like(n.All, of=(the.which, like(did.whose, who=the.by)))), done,
        by=told_player, which=some_of_it(did.one), then=spoken_of,
    )  # fmt: skip
    phrase(f"you {now} {{which}} this way", yours, is_now_done, which=one_or(did.one), then=spoken_of)
    phrase(f"you {now} one or more {{which}} this way", yours, is_now_done, which=did.many, parse_only=True)
    one_of_theirs = like(n.Fits, what=did.saved, which=like(n.All, of=(the.which, did.whose(THAT_PLAYER))))
    deed(f"{past} {{which}} this way", f"{past} {{which}} this way", one_of_theirs, which=one_or(did.one))
    none_of_theirs = like(n.Negated, of=one_of_theirs)
    for who in ("didn't", "doesn't"):
        not_done = f"{who} {now} {{which}} this way"
        deed(not_done, not_done, none_of_theirs, which=one_or(did.one), parse_only=who != "didn't")

# --- Who can't do what they are told to, or doesn't do what they may: one of something is sacrificed or discarded.


def asks_how_many_of(saved: n.Saved, whose: n.Filter, op: str) -> n.Compare:
    """Asks whether somebody could not do it ("<"), or did not ("=")."""
    return n.Compare(n.SizeOf(saved, whose), op, n.Fixed(1 if op == "<" else 0))


UNABLE: Final = ((n.Saved(SavedAs.SACRIFICED), n.ControlledBy), (DISCARDED, n.OwnedBy))
for gone, made in UNABLE:
    deed("can't", "can't", asks_how_many_of(gone, made(THAT_PLAYER), "<"))
    for verb in ("doesn't", "didn't"):
        deed(verb, verb, asks_how_many_of(gone, made(THAT_PLAYER), "="), parse_only=verb != "doesn't")
    of_them = like(n.SizeOf, of=gone, which=like(made, who=the.by))
    phrase(
        "{by} can't", like(n.Compare, left=of_them, op="<", right=n.Fixed(1)), done, by=certain_players,
        fits=lambda asked: asked.left.which.who != YOU,
    )  # fmt: skip


def asks_who_failed(part: Any) -> bool:
    if not isinstance(part, n.Compare) or not isinstance(part.left, n.SizeOf):
        return False
    gone, whose = part.left.of, part.left.which
    if not any(gone == saved and isinstance(whose, made) for saved, made in UNABLE):
        return False
    return (part.op, part.right) in (("<", n.Fixed(1)), ("=", n.Fixed(0)))


def is_failed_at(at: int, parts: list[Any]) -> bool:
    """True if all of them had to do it once, or may do it."""
    asked = parts[at]
    doing, *others = done_before(asked.left.of.name, at, parts) or (None,)
    if doing is None or others:
        return False
    offered = any(is_in(doing, everything_in(part)) for part in parts if isinstance(part, OFFERS))
    return not offered and doing.amount == n.Fixed(1) and doing.up_to == (asked.op == "=")


OFFERS: Final = (n.May, n.PayOrElse, n.If, n.ChooseEffect)

# By which instruction, or which part of a cost, each is done.
DOING: Final[dict[str, tuple[type, ...]]] = {
    SavedAs.DESTROYED: (n.Destroy,),
    SavedAs.BURIED: (n.Destroy,),
    SavedAs.BURIED_CARDS: (n.Destroy,),
    SavedAs.HURT: (n.DealDamage,),
    SavedAs.TAPPED: (n.Tap,),
    SavedAs.SACRIFICED: (n.Sacrifice, n.SacrificeCost),
    SavedAs.MOVED_TO_EXILE: (n.Move, n.ExileForNow),
    SavedAs.MOVED_TO_HAND: (n.Move,),
    DISCARDED.name: (n.Discard,),
    MILLED.name: (n.Mill,),
    IT.name: (n.Move,),
    SEEN.name: (n.Reveal,),
    SavedAs.DAMAGE_DEALT: (n.DealDamage,),
    SavedAs.LIFE_LOST: (n.LoseLife,),
    SavedAs.CARDS_DRAWN: (n.Draw,),
    SavedAs.COUNTERS_REMOVED: (n.RemoveCounters, n.RemoveSomeCounters, n.RemoveCountersCost),
    SavedAs.ROLLED: (n.RollDice,),
    SHOWN.name: (n.Choose,),
    SavedAs.MANA_PAID: (n.PayOrElse,),
    SavedAs.EXCESS: (n.DealDamage,),
    CAST.name: (n.CastNow,),
}
ZONES: Final = {SavedAs.MOVED_TO_EXILE: Zone.EXILE, SavedAs.MOVED_TO_HAND: Zone.HAND, IT.name: Zone.EXILE}
APART: Final = (n.ForEachPlayer, n.RepeatWhile, n.MayRepeat, n.DoTimes, n.Delayed, n.Reflexive)  # done again, or later


def does(node: Any, name: str) -> bool:
    if not isinstance(node, DOING.get(name, ())):
        return False
    if isinstance(node, n.Choose):
        return node.save == name
    if isinstance(node, n.Reveal):
        return node.what == SEEN
    if isinstance(node, n.RemoveCountersCost):
        return isinstance(node.count, n.CountersOn)  # all of them: another number is told
    return not isinstance(node, n.Move) or node.to == ZONES.get(name, node.to)


def deed_asked_for(node: Any) -> str:
    """The name of the deed of which this asks."""
    if isinstance(node, n.DoneThisWay):
        return node.what if node.what in DOING else ""
    if isinstance(node, n.Move) and node.what == IN_GRAVEYARDS:
        return SavedAs.BURIED
    if isinstance(node, TOTALS) and node.which == ALL_EXILED:
        return IT.name
    if isinstance(node, n.All) and IN_GRAVEYARD in node.of:
        for part in node.of:
            if isinstance(part, n.OneOf) and part.of in PUT_THERE and isinstance(part.of, n.Saved):
                return part.of.name
        return ""
    if node in (n.OneOf(DISCARDED), n.OneOf(HURT)):
        return str(node.of.name)
    if not isinstance(node, (n.SizeOf, n.MostOfOnePlayer, n.Fits)):
        return ""
    of = node.what if isinstance(node, n.Fits) else node.of
    if of == IT and (not isinstance(node, n.SizeOf) or node.which is None):
        return ""  # "it" is something that was spoken of
    if of == IT and isinstance(node, n.SizeOf) and isinstance(node.which, n.InZone) and node.which.zone != Zone.EXILE:
        return ""  # whether it was put there
    if of == SEEN and (isinstance(node, n.Fits) or (isinstance(node, n.SizeOf) and node.which is None)):
        return ""  # so is what was revealed or looked at
    return of.name if isinstance(of, n.Saved) and of.name in DOING else ""


def is_done(value: Any) -> bool:
    """True if whatever was done "this way" is what one instruction before did, which is carried out once; and not
    together with another.
    """
    for ability in value if isinstance(value, tuple) else (value,):
        parts = everything_in(ability)
        for k, part in enumerate(parts):
            name = deed_asked_for(part)
            if name == SavedAs.SACRIFICED and not any(does(one, name) for one in parts):
                continue  # it was sacrificed as a cost (`sacrificed.is_sacrificed`)
            if name and not (is_done_before(name, k, parts) and is_of_one(part, parts)):
                return False
            if asks_who_failed(part) and not is_failed_at(k, parts):
                return False
    return True


def is_of_one(asking: Any, parts: list[Any]) -> bool:
    """True if the card of which was asked is spoken of only where just one was discarded or milled."""
    if not isinstance(asking, n.Fits) or asking.what not in CARDS_SAVED:
        return True
    spoken_of = len([part for part in parts if part == asking.what])
    asked = len([part for part in parts if deed_asked_for(part) == asking.what.name])
    [doing] = [part for part in parts if does(part, asking.what.name)]
    return spoken_of == asked or (doing.amount == n.Fixed(1) and not isinstance(doing.by, SEVERAL))


def done_before(name: str, at: int, parts: list[Any]) -> list[Any]:
    """The kinds of effects that do this before it is asked for, which is no part of it."""
    return [one for one in parts[:at] if does(one, name) and not is_in(parts[at], everything_in(one))]


def is_done_before(name: str, at: int, parts: list[Any]) -> bool:
    doing = done_before(name, at, parts)
    if len(doing) != 1 or any(isinstance(one, n.DealDamage) and one.with_next for one in parts[:at]):
        return False
    if name == SavedAs.MANA_PAID:
        return True  # all of it, whoever paid
    if name == SEEN.name and any(is_left_to_do(doing[0], one) for one in parts):
        return False
    apart = [everything_in(one) for one in parts if isinstance(one, APART)]
    return not any(is_in(doing[0], one) and not is_in(parts[at], one) for one in apart)


def is_left_to_do(reveals: Any, part: Any) -> bool:
    """True if this is an offer to reveal what has been remembered before: it is, whether it was revealed or not."""
    inside = everything_in(part) if isinstance(part, n.May) else []
    return is_in(reveals, inside) and not any(isinstance(one, n.Remember) and one.save == SEEN.name for one in inside)


def is_in(part: Any, parts: list[Any]) -> bool:
    return any(one is part for one in parts)


# --- "When you exile a nonland card this way": the card that was just exiled, of which more may be told


def was_exiled(known: PhraseContext) -> PhraseContext | None:
    """Declines where no card has been exiled that "it" could be."""
    told = [m for m in discourse_of(known).mentions if m.what == IT and "exiled card" in m.nouns and m.one]
    return mentioning(known, told[-1]) if told else None


some_exiled: Final = like(n.Compare, left=like(n.SizeOf, of=IT, which=the.which), op=">=", right=n.Fixed(1))
is_now_done.add(Within(phrase("you exile {which} this way", some_exiled, which=plainly(one_or(CARDS[0]))), was_exiled))
