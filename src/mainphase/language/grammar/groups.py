"""Groups that static abilities and trigger conditions are about: filters of permanents, named as a group or as one of
it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType
from mainphase.cards.nodes.often_named import HOST, OPPONENTS_CONTROL, THAT_OBJECT
from mainphase.language.grammar import nouns
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.discourse import (
    Mention,
    also_known,
    conjunction,
    conjuncts,
    discourse_of,
    mentioning,
    nouns_of,
)
from mainphase.language.grammar.kinds import every
from mainphase.language.grammar.objects import certain_objects
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    InSentence,
    Mapped,
    Phrase,
    PhraseContext,
    Reference,
    Words,
    like,
    phrase,
    the,
)

SOURCE: Final = n.ThatSource()
ITSELF: Final = n.IsThis()
ATTACHED: Final = n.OneOf(HOST)


def mention_group(one: bool, event: n.Selector | None) -> Callable[[PhraseContext, Any], PhraseContext]:
    """After this pronouns mean the object itself, what it is attached to, or what the event calls it."""

    def after(known: PhraseContext, which: Any) -> PhraseContext:
        if which == ITSELF:
            return mentioning(known, Mention(n.This(), ("creature", "permanent", "card", "spell"), one))
        if which == ATTACHED:
            return mentioning(known, Mention(event or HOST, ("creature", "permanent", "artifact", "land", "card"), one))
        if event is not None:
            if OPPONENTS_CONTROL in conjuncts(which):  # "that player" is whoever controls it
                known = also_known(known, Mention(n.ControllerOf(event), ("player", "opponent"), True, True))
            return mentioning(known, Mention(event, nouns_of(which), one))
        return known.agreeing(one)

    return after


SELF: Final = [
    ("~", ITSELF),
    *(
        (f"this {word}", ITSELF)
        for word in (
            "creature",
            "artifact",
            "enchantment",
            "land",
            "permanent",
            "Aura",
            "Equipment",
            "Vehicle",
            "Spacecraft",
            "Case",
            "token",
            "spell",
            "card",
        )
    ),
]
HOSTS: Final = [(f"{how} {word}", ATTACHED) for how, word in (
    ("enchanted", "creature"), ("equipped", "creature"), ("enchanted", "permanent"), ("enchanted", "land"),
    ("enchanted", "artifact"), ("enchanted", "enchantment"), ("enchanted", "planeswalker"), ("enchanted", "Equipment"),
    ("enchanted", "Vehicle"), ("enchanted", "Forest"), ("enchanted", "Island"), ("enchanted", "Mountain"),
    ("enchanted", "Plains"), ("enchanted", "Swamp"), ("fortified", "land"),
)]  # fmt: skip


# This and what it is attached to, as bestowed Auras and Equipment speak of them.
BOTH_OF_THEM: Final = n.Any((ITSELF, ATTACHED))


def itself_and_host(joint: str, tail: str = "") -> Phrase:
    said = [f"{this} {joint} {host}{tail}" for host in ("enchanted creature", "equipped creature") for this, _ in SELF]
    return Words("this and what it is attached to", [(words, BOTH_OF_THEM) for words in said])


def another(f: Any) -> Any:
    return conjunction((n.Other(), *conjuncts(f)))


def but_it(f: Any) -> Any:
    parts = conjuncts(f)
    return conjunction(tuple(p for p in parts if p != n.Other())) if n.Other() in parts else DECLINED


def it_or(f: Any) -> Any:
    return n.Any((ITSELF, f))


def or_it(f: Any) -> Any:
    return f.of[1] if isinstance(f, n.Any) and len(f.of) == 2 and f.of[0] == ITSELF else DECLINED


def or_any(f: Any) -> Any:
    which = or_it(f)
    return DECLINED if which is DECLINED or n.Other() in conjuncts(which) else which


def are_held_apart(either: n.Any) -> bool:
    """True if it is told of each whose it is: "another creature you control or a land you control"."""
    return all(any(isinstance(part, n.ControlledBy) for part in conjuncts(one)) for one in either.of)


@cache
def any_one(noun: Phrase) -> Choice:
    """ "a creature you control", "another creature", "~ or another creature"."""
    made = Choice("something")
    phrase("a {which}", the.which, made, which=with_article(noun, False))
    phrase("an {which}", the.which, made, which=with_article(noun, True))
    if noun is nouns.permanent:
        phrase("your commander", n.IsCommander(n.You()), made)
    others = Choice("something else")
    phrase("another {which}", the.which, others, which=Mapped(noun, another, but_it))
    made.add(others)
    if noun is nouns.permanent:
        either = nouns.nouns_joined(noun)
        for article, vowel in (("a", False), ("an", True)):
            phrase(f"{article} {{which}}", the.which, made, which=with_article(either, vowel))
            phrase(
                f"{{one}} or {article} {{other}}", like(n.Any, of=(the.one, the.other)), made,
                one=others, other=with_article(noun, vowel), fits=are_held_apart,
            )  # fmt: skip
        phrase("another {which}", the.which, made, which=Mapped(either, another, but_it))
    for k, (this, _) in enumerate(SELF):
        phrase(f"{this} or {{which}}", the.which, made, which=Mapped(others, it_or, or_it), parse_only=k > 0)
    for article, vowel in (("a", False), ("an", True)):  # "~ or a Goblin you control", be it this or not
        any_kind = Mapped(with_article(noun, vowel), it_or, or_any)
        phrase(f"~ or {article} {{which}}", the.which, made, which=any_kind)
    return made


def one_of_event(means: n.Selector | None, noun: Phrase = nouns.permanent) -> Choice:
    """One thing that an event is about, with its verb in the singular; and what the event calls it."""
    made = Choice("something")
    phrase("{which}", the.which, made, which=Words("this", SELF), then=mention_group(True, means))
    phrase("{which}", the.which, made, which=Words("what it is attached to", HOSTS), then=mention_group(True, means))
    phrase("{which}", the.which, made, which=itself_and_host("or"), then=mention_group(True, means))
    put_by_this = phrase("the {which}", the.which, which=noun, fits=is_put_by_this, then=mention_group(True, means))
    made.add(InSentence(put_by_this, tells_of_put))
    phrase("{which}", the.which, made, which=any_one(noun), then=mention_group(True, means))
    if means is not None:
        phrase("{which}", the.which, made, which=he_or_she, then=mention_group(True, means), parse_only=True)
    return made


def somebody_told(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "He", "she": this, where it was spoken of."""
    told = any(mention.what == n.This() for mention in discourse_of(known).mentions)
    return [(word, ITSELF, known) for word in ("he", "she")] if told else []


he_or_she: Final = Reference("he", somebody_told, "he", "she", of=n.IsThis)


def is_put_by_this(which: n.Filter) -> bool:
    return n.PutByThis() in conjuncts(which)


def tells_of_put(words: str) -> bool:
    return " put onto the battlefield with ~" in words


def so_many(noun: Phrase) -> Choice:
    """One thing or more that an event is about at once, with the verb in the plural."""
    made = Choice("one thing or more")
    phrase("one or more {which}", the.which, made, which=noun, then=lambda known, _: known.agreeing(False))
    others = Mapped(noun, this_or_others, others_besides)
    phrase(
        "~ and/or one or more other {which}", the.which, made, which=others, then=lambda known, _: known.agreeing(False)
    )
    return made


def this_or_others(f: Any) -> Any:
    return n.Any((ITSELF, conjunction((n.Other(), *conjuncts(f)))))


def others_besides(f: Any) -> Any:
    which = or_it(f)
    parts = () if which is DECLINED else conjuncts(which)
    return conjunction(parts[1:]) if parts[:1] == (n.Other(),) else DECLINED


event_one: Final = one_of_event(THAT_OBJECT)  # what it happens to
event_source: Final = one_of_event(SOURCE)  # what does it
any_actor: Final = one_of_event(None)  # what does something, where the event tells of something else
WHATEVER: Final = (n.Anything, n.ControlledBy, n.OfColor, n.Other)


def is_any_source(which: n.Filter) -> bool:
    """True if it may be a spell as well as a permanent."""
    return all(isinstance(part, WHATEVER) for part in conjuncts(which))


def as_source(known: PhraseContext, which: Any) -> PhraseContext:
    if OPPONENTS_CONTROL in conjuncts(which):  # "that player" is whoever controls it
        known = also_known(known, Mention(n.ControllerOf(SOURCE), ("player", "opponent"), True, True))
    return mentioning(known, Mention(SOURCE, ("source",)))


a_source: Final = any_one(nouns.source)
event_source.of.insert(
    0, phrase("{which}", the.which, which=a_source, fits=is_any_source, then=as_source)
)  # and is called so
phrase("{which}", the.which, event_source, which=a_source, then=as_source, fits=lambda which: not is_any_source(which))
event_several: Final = so_many(nouns.permanents)
event_cards: Final = so_many(nouns.cards)


# The two creatures of a pair, where it has been said that this is paired (CR 702.95b).
PAIR: Final = n.All((n.OfType(CardType.CREATURE), n.Any((ITSELF, n.OneOf(n.PairedWith())))))
pair: Final = Choice("both creatures")
phrase("{which}", the.which, pair, which=Words("both", [("both creatures", PAIR)]), then=mention_group(False, None))
phrase(
    "{which}", the.which, pair, which=Words("each", [("each of those creatures", PAIR)]),
    then=mention_group(True, None), parse_only=True,
)  # fmt: skip


def group_meant(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "it", as a group: this, or what this is attached to, if that was spoken of last."""
    mentions = discourse_of(known).mentions
    last = mentions[-1].what if mentions else None
    called = ("it", "he", "she") if last == n.This() else ("it",)
    return [
        (it, which, known) for what, which in ((n.This(), ITSELF), (HOST, ATTACHED)) if last == what for it in called
    ]


all_of_them: Final = Choice("all of them")
phrase("all {which}", the.which, all_of_them, which=nouns.permanents)

group_of_it: Final = Reference("it", group_meant, "it", "he", "she")

# Of a static ability: everything that it is about, with a verb that agrees.
group: Final = Choice("a group of things")
phrase("{which}", the.which, group, which=group_of_it, then=mention_group(True, None))
phrase("{which}", the.which, group, which=Words("this", SELF), then=mention_group(True, None))
phrase("{which}", the.which, group, which=Words("what it is attached to", HOSTS), then=mention_group(True, None))
phrase("{which}", the.which, group, which=itself_and_host("and", " each"), then=mention_group(False, None))
for k, (this, _) in enumerate(SELF):
    phrase(
        f"{this} and {{which}}", the.which, group, which=Mapped(nouns.permanents, it_or, or_any),
        then=mention_group(False, None), parse_only=k > 0,
    )  # fmt: skip
phrase("{which}", the.which, group, which=every(nouns.permanents), then=mention_group(False, None))
for several, parse_only in ((nouns.permanents, False), (all_of_them, True)):
    phrase(
        "{which}",
        the.which,
        group,
        which=nouns.nouns_joined(several, "and"),
        then=mention_group(False, None),
        parse_only=parse_only,
    )
phrase("{which}", the.which, group, which=nouns.held_by_one(nouns.permanents, "and"), then=mention_group(False, None))
phrase("each {which}", the.which, group, which=nouns.permanent, then=mention_group(True, None), parse_only=True)
phrase(
    "each {which}", the.which, group, which=nouns.permanent_and_other, then=mention_group(True, None), parse_only=True
)
phrase("all {which}", the.which, group, which=nouns.permanents, then=mention_group(False, None), parse_only=True)
# Cards in another zone: "each creature card in your graveyard", "nonland cards in your graveyard".
phrase("each {which}", the.which, group, which=nouns.card_in_zone, then=mention_group(True, None))
phrase("each {which}", the.which, group, which=nouns.card_and_other, then=mention_group(True, None), parse_only=True)
phrase("{which}", the.which, group, which=nouns.cards_in_zone, then=mention_group(False, None), parse_only=True)

# "Creature cards you own that aren't on the battlefield": in whatever other zone.
YOURS_ELSEWHERE: Final = (n.OwnedBy(n.You()), n.Not(n.InZone(n.Zone.BATTLEFIELD)))
elsewhere: Final = phrase("{which} you own that aren't on the battlefield", the.which, which=nouns.cards)


def cards_elsewhere(which: n.Filter) -> n.Filter:
    return conjunction((*conjuncts(which), *YOURS_ELSEWHERE))


def cards_told(which: n.Filter) -> Any:
    parts = conjuncts(which)
    return conjunction(parts[:-2]) if parts[-2:] == YOURS_ELSEWHERE else DECLINED


phrase(
    "{which}",
    the.which,
    group,
    which=InSentence(
        Mapped(elsewhere, cards_elsewhere, cards_told), lambda told: " own that aren't on the battlefield" in told
    ),
    then=mention_group(False, None),
)

# What another ability of this put onto the battlefield (CR 607.2): one thing.
the_one_put: Final = phrase(
    "the {which}", n.Each, which=nouns.permanent, fits=lambda each: is_put_by_this(each.which),
    then=lambda known, each: mentioning(known, Mention(each, nouns_of(each.which))).agreeing(True),
)  # fmt: skip
certain_objects.add(InSentence(the_one_put, tells_of_put))
