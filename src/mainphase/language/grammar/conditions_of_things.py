"""Conditions on one thing: counters that it has or had, its keywords, its power, where it is."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import CREATURE
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import bearer, figures, measures, quantities
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.conditions import (
    COMPARED,
    always,
    conditions,
    contracted,
    counter_kind,
    fewer_q,
    it_is_this,
    more_q,
    one_or,
    only,
    or_more,
    qualities,
    states,
)
from mainphase.language.grammar.counters import one_counter
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.descriptions import SHARED, YOU_OR_THEM, compared, named_ability, one_keyword
from mainphase.language.grammar.discourse import conjuncts, counters_counted, discourse_of, mentioning
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import (
    before_it_left,
    certain_objects,
    certain_players,
    one_object,
    pronoun,
    that_thing,
)
from mainphase.language.grammar.origins import CAME_FROM, came_or_cast
from mainphase.language.syntax import (
    Choice,
    InSentence,
    Mapped,
    PhraseContext,
    Reference,
    Within,
    Words,
    like,
    phrase,
    the,
)

FITS: Final = like(n.Fits, what=the.what, which=the.which)
FITS_NOT: Final = like(n.Negated, of=FITS)

# --- What it has

phrase("{what} <has> {which}", FITS, conditions, what=certain_objects, which=one_keyword)
phrase("{what} <doesn't> have {which}", FITS_NOT, conditions, what=certain_objects, which=one_keyword)
phrase("{what} <has> {which}", FITS, conditions, what=certain_objects, which=named_ability)
for its_keywords in (one_keyword, named_ability):
    had_none = phrase(
        "{what} didn't have {which}", FITS_NOT, what=before_it_left(certain_objects), which=its_keywords,
        fits=lambda denied: as_known(denied), parse_only=its_keywords is one_keyword,
    )  # fmt: skip
    conditions.of.insert(0, had_none)
has_that_name: Final = phrase(
    "{what} <has> the chosen name", like(n.Fits, what=the.what, which=n.OfChosenName()), what=certain_objects
)
conditions.of.insert(0, has_that_name)
IS_YOU: Final = n.Compare(n.SizeOf(n.PlayersBut(n.DefendingPlayer(), n.You())), "=", n.Fixed(0))
phrase("you're the defending player", IS_YOU, conditions)
WITH: Final = like(n.HasCounter, kind=the.kind)
for words, vowel in (("a", False), ("an", True)):
    phrase(
        f"{{what}} <doesn't> have {words} {{kind}} counter on it",
        like(n.Negated, of=like(n.Fits, what=the.what, which=WITH)),
        conditions,
        what=certain_objects,
        kind=with_article(counter_kind, vowel),
        parse_only=True,
    )
fewer: Final = Words("a number", [(f"fewer than {NUMBER_WORDS[k]}", n.Fixed(k)) for k in range(2, 21)])
phrase(
    "{what} <has> {count} {kind} counters on it",
    like(n.Compare, left=like(n.CountersOn, kind=the.kind, of=the.what), op="<", right=the.count),
    conditions,
    what=certain_objects,
    count=fewer,
    kind=counter_kind,
)

# --- What it has in common with something


def of_it_still(known: PhraseContext, condition: Any) -> PhraseContext:
    """Pronouns mean what it is asked of, not what that is compared with."""
    for mention in discourse_of(known).mentions:
        if mention.what == condition.what:
            return mentioning(known, mention)
    return known


def said_apart(words: str, which: Any, **slots: Any) -> None:
    """A condition that is said so, and not as a description of what fits: "if it's a permanent that …"."""
    made = phrase(
        f"{{what}} {words}", like(n.Fits, what=the.what, which=which), what=certain_objects, then=of_it_still, **slots
    )
    conditions.of.insert(0, made)


for words, shares, of_what in SHARED:
    said_apart(f"<shares> {words} with {{of}}", like(shares, of=the.of, **of_what), of=compared)
IN_GRAVEYARD: Final = n.Each(n.All((n.InZone(Zone.GRAVEYARD), n.OwnedBy(n.You()))))
said_apart("<has> the same name as {of}", like(n.SharesName, of=the.of), of=compared)
said_apart("<has> the same name as a card in your graveyard", n.SharesName(IN_GRAVEYARD))
ANOTHER_OF_YOURS: Final = n.SharesName(
    n.Together(
        (
            n.Each(n.All((CREATURE, n.ControlledBy(n.You())))),
            n.Each(n.All((CREATURE, n.InZone(Zone.GRAVEYARD), n.OwnedBy(n.You())))),
        )
    ),
    another=True,
)
OF_THAT_NAME: Final = "the same name as another creature you control or a creature card in your graveyard"
said_apart(f"<has> {OF_THAT_NAME}", ANOTHER_OF_YOURS)
said_apart(f"<doesn't> have {OF_THAT_NAME}", n.Not(ANOTHER_OF_YOURS))
phrase(
    "{what} <has> the same mana value as {of}",
    like(n.Compare, left=like(n.ManaValueOf, of=the.what), op="=", right=like(n.ManaValueOf, of=the.of)),
    conditions, what=certain_objects, of=compared,
)  # fmt: skip


def is_of_this_alone(condition: Any) -> bool:
    return bool(condition.left.of == n.This())


for count, op in ((more_q, ">="), (fewer_q, "<=")):
    for it in ("it", "him", "her"):
        phrase(
            f"{{what}} has {{count}} {{kind}} counters on {it}",
            like(n.Compare, left=like(n.CountersOn, kind=the.kind, of=the.what), op=op, right=the.count), states,
            what=certain_objects, count=count, kind=counter_kind, parse_only=it != "it", fits=is_of_this_alone,
            then=counters_counted,
        )  # fmt: skip

phrase(
    "there are {count} {kind} counters on {what}",
    like(n.Compare, left=like(n.CountersOn, kind=the.kind, of=the.what), op=">=", right=the.count), states,
    what=certain_objects, count=more_q, kind=counter_kind, parse_only=True, fits=is_of_this_alone,
    then=counters_counted,
)  # fmt: skip
phrase(
    "{what} has no {kind} counters on it",
    like(n.Negated, of=like(n.Fits, what=the.what, which=like(n.HasCounter, kind=the.kind))), states,
    what=certain_objects, kind=counter_kind, fits=lambda none: none.of.what == n.This(),
)  # fmt: skip

# --- More than all others have


NO_OTHER_AS_STRONG: Final = like(
    n.Negated,
    of=like(
        n.Exists,
        which=like(
            n.All,
            of=(
                n.OfType(n.CardType.CREATURE), like(n.Not, of=like(n.OneOf, of=the.what)),
                like(n.PowerIs, op=">=", than=like(n.PowerOf, of=the.what)),
            ),
        ),
    ),
)  # fmt: skip
phrase("{what} power is greater than each other creature's power", NO_OTHER_AS_STRONG, conditions, what=bearer)

# --- Odd or even

for parity, odd in (("odd", True), ("even", False)):
    phrase(
        f"{{what}} <has> an {parity} number of counters on it",
        like(n.IsOdd, of=like(n.CountersOn, kind="", of=the.what), odd=odd), conditions, what=one_object,
    )  # fmt: skip

# --- So many of something, and what it had (CR 608.2h)

so_many_things: Final = phrase("the number of {which}", n.CountOf, which=nouns.permanents)
for words, op in COMPARED:
    phrase(
        f"{{left}} is {words} {{right}}",
        like(n.Compare, left=the.left, op=op, right=the.right), conditions, left=so_many_things, right=quantities,
    )  # fmt: skip
# As it was before it left: "if the creature had power 4 or greater".
for words, was_so in (("power", n.PowerOf), ("toughness", n.ToughnessOf)):
    for tail, op in (("or greater", ">="), ("or less", "<=")):
        phrase(
            f"{{what}} had {words} {{count}} {tail}",
            like(n.Compare, left=like(was_so, of=the.what), op=op, right=the.count),
            conditions, what=before_it_left(one_object), count=figures, fits=lambda had: had.left.of == n.ThatObject(),
        )  # fmt: skip

# --- Who attacks whom (CR 508.1b)

# Of an event of attacking: the creature that it tells of attacks that player alone.
OTHERS_ATTACKING: Final = n.All((CREATURE, n.Not(n.OneOf(n.ThatObject())), n.IsAttacking(n.ThatPlayer())))
no_others: Final = Words(
    "a condition",
    [("no other creatures are attacking that player", n.Negated(n.Exists(OTHERS_ATTACKING)))],
)
conditions.add(InSentence(no_others, lambda told: "attacks a player, if no other" in told))

phrase(
    "{at_least} of {those} are attacking you and/or planeswalkers you control",
    like(
        n.Exists, which=like(n.All, of=(like(n.OneOf, of=the.those), n.IsAttacking(YOU_OR_THEM))),
        at_least=the.at_least,
    ),
    conditions, at_least=or_more, those=that_thing("those", False),
)  # fmt: skip

# --- What it targets (CR 115.9b)

AT_YOU: Final = n.IsAimedAtPlayer(n.You())
said_apart("<targets> you", AT_YOU)
said_apart(
    "<targets> you or {other}",
    like(n.Any, of=(AT_YOU, like(n.IsAimedAt, which=the.other))),
    other=any_one(nouns.permanent),
)

# --- What it had, of which is now somewhere else or nowhere (CR 608.2h)


def as_known(condition: Any) -> bool:
    """True unless it asks about something that an effect has moved: that is another object now, which had nothing."""
    return not any(isinstance(part, n.Saved) for part in everything_in(condition))


it_had: Final = contracted("it had")
for words, vowel in (("a", False), ("an", True)):
    phrase(
        f"{{what}} {words} {{kind}} counter on it", like(n.Fits, what=the.what, which=WITH), conditions,
        what=it_had, kind=with_article(counter_kind, vowel), fits=as_known, parse_only=True,
    )  # fmt: skip
phrase(
    "{what} no {kind} counters on it", like(n.Negated, of=like(n.Fits, what=the.what, which=WITH)), conditions,
    what=it_had, kind=counter_kind, fits=as_known, parse_only=True,
)  # fmt: skip
phrase(
    "{what} no counters on it",
    like(n.Compare, left=like(n.CountersOn, kind="", of=the.what), op="<", right=n.Fixed(1)),
    conditions, what=it_had, fits=as_known,
)  # fmt: skip
# "Create X tokens, where X is the number of counters it had on it".
phrase(
    "the number of counters {what} on it", like(n.CountersOn, kind="", of=the.what), quantities, what=it_had,
    fits=as_known, parse_only=True,
)  # fmt: skip
phrase(
    "the number of {kind} counters {what} on it", like(n.CountersOn, kind=the.kind, of=the.what), quantities,
    kind=counter_kind, what=it_had, fits=as_known, parse_only=True,
)  # fmt: skip
for words in ("one or more counters", "counters"):
    phrase(
        f"{{what}} {words} on it",
        like(n.Compare, left=like(n.CountersOn, kind="", of=the.what), op=">=", right=n.Fixed(1)), conditions,
        what=it_had, fits=as_known, parse_only=words == "counters", then=counters_counted,
    )  # fmt: skip
for count, op in ((more_q, ">="), (fewer_q, "<=")):
    phrase(
        "{what} {count} {kind} counters on it",
        like(n.Compare, left=like(n.CountersOn, kind=the.kind, of=the.what), op=op, right=the.count), conditions,
        what=it_had, count=count, kind=counter_kind, fits=as_known, parse_only=True, then=counters_counted,
    )  # fmt: skip
# What it was, where it is now somewhere else. Of what may still be where it was, only what it is by itself is asked: it
# may have been untapped until now.
CHARACTERISTIC: Final = (
    n.All, n.Any, n.Not, n.OfType, n.OfSubtype, n.OfColor, n.OfSoManyColors, n.OfSupertype, n.IsToken, n.Named,
)  # fmt: skip


def has_changed(known: PhraseContext, what: n.Selector) -> bool:
    """True if that is spoken of as what it was before it became something else."""
    return any(what in (mention.was, mention.before) for mention in discourse_of(known).mentions)


def if_changed(known: PhraseContext, _: PhraseContext, condition: Any) -> PhraseContext | None:
    asked: Any = condition.of if isinstance(condition, n.Negated) else condition
    return known if has_changed(known, asked.what) else None


def if_known(known: PhraseContext, _: PhraseContext, condition: Any) -> PhraseContext | None:
    asked: Any = condition.of if isinstance(condition, n.Negated) else condition
    filters = [part for part in everything_in(asked.which) if isinstance(part, n.Filter)]
    return known if all(isinstance(part, CHARACTERISTIC) for part in filters) and as_known(asked) else None


then_it: Final = before_it_left(one_object)
it_was: Final = Choice("a condition")
for words, made in (("was", FITS), ("wasn't", FITS_NOT)):
    for kind in (qualities, one_or(nouns.card), one_or(nouns.spell)):
        phrase(f"{{what}} {words} {{which}}", made, it_was, what=then_it, which=kind)
whose_it_was: Final = Choice("a condition")
for words, whom in (("you", n.You()), ("an opponent", n.EachOpponent())):
    phrase(
        f"{words} controlled {{what}}", like(n.Fits, what=the.what, which=n.ControlledBy(whom)), whose_it_was,
        what=then_it,
    )  # fmt: skip
    phrase(
        f"{words} control{'' if words == 'you' else 's'} {{what}}",
        like(n.Fits, what=the.what, which=n.ControlledBy(whom)), conditions, what=one_object, parse_only=True,
    )  # fmt: skip
conditions.of[:0] = [Within(whose_it_was, after=if_changed), Within(it_was, after=if_changed)]
conditions.add(Within(it_was, after=if_known))
# In combat, of what has left the battlefield since: as it last was there (CR 506.4, 608.2h).
for words, fighting in (("attacking", n.IsAttacking()), ("blocking", n.IsBlocking())):
    for verb, made in (("was", like(n.Fits, what=the.what, which=fighting)),
                       ("wasn't", like(n.Negated, of=like(n.Fits, what=the.what, which=fighting)))):  # fmt: skip
        phrase(
            f"{{what}} {verb} {words}", made, conditions, what=then_it,
            fits=lambda so: getattr(so, "of", so).what == n.ThatObject(),
        )  # fmt: skip
phrase("you controlled {which} as you cast this spell", n.ControlledAsCast, conditions, which=one_or(nouns.permanent))
strength: Final = Choice("its power or toughness")
phrase("{of} power", n.PowerOf, strength, of=bearer)
phrase("{of} toughness", n.ToughnessOf, strength, of=bearer)
phrase("{of} mana value", n.ManaValueOf, strength, of=bearer)
for verb in ("is", "was"):
    for tail, op in ((" or greater", ">="), (" or less", "<=")):
        phrase(
            f"{{left}} {verb} {{count}}{tail}", like(n.Compare, left=the.left, op=op, right=the.count), conditions,
            left=strength, count=figures, fits=as_known, parse_only=True,
        )  # fmt: skip
    phrase(
        f"{{left}} {verb} less than {{count}}", like(n.Compare, left=the.left, op="<", right=the.count), conditions,
        left=strength, count=figures, fits=as_known, parse_only=True,
    )  # fmt: skip

    phrase(
        f"{{left}} {verb} exactly {{count}}", like(n.Compare, left=the.left, op="=", right=the.count), conditions,
        left=strength, count=figures, fits=as_known, parse_only=True,
    )  # fmt: skip
one_that_had: Final = before_it_left(it_had)
one_that_has: Final = before_it_left(certain_objects)
for words, node in (("power", n.PowerOf), ("toughness", n.ToughnessOf), ("mana value", n.ManaValueOf)):
    for tail, op in (("{count} or greater", ">="), ("{count} or less", "<=")):
        compares = like(n.Compare, left=like(node, of=the.what), op=op, right=the.count)
        for form, of in ((f"{{what}} {words} {tail}", one_that_had), (f"{{what}} <has> {words} {tail}", one_that_has)):
            phrase(form, compares, conditions, what=of, count=figures, fits=as_known, parse_only=True)

one_that_was: Final = before_it_left(contracted("it had"))
for words, node in (("power", n.PowerOf), ("toughness", n.ToughnessOf), ("mana value", n.ManaValueOf)):
    for than, op in (("greater", ">"), ("less", "<")):
        phrase(
            f"{{what}} {words} {than} than {{right}}",
            like(n.Compare, left=like(node, of=the.what), op=op, right=the.right), conditions,
            what=one_that_was, right=measures, fits=as_known, parse_only=True,
        )  # fmt: skip
GREATER: Final = (
    like(n.Compare, left=like(n.PowerOf, of=the.what), op=">", right=like(n.PowerOf, of=the.of)),
    like(n.Compare, left=like(n.ToughnessOf, of=the.what), op=">", right=like(n.ToughnessOf, of=the.of)),
)
phrase(
    "{what} <has> greater power or toughness than {of}", like(n.Either, left=GREATER[0], right=GREATER[1]), conditions,
    what=certain_objects, of=compared,
)  # fmt: skip
for parity in ("odd", "even"):
    phrase(
        f"{{what}} mana value is {parity}", like(n.Fits, what=the.what, which=n.ManaValueIsOdd(parity == "odd")),
        conditions, what=bearer,
    )  # fmt: skip

phrase(
    "{what} wasn't put onto the battlefield with this ability",
    like(n.Negated, of=like(n.Fits, what=the.what, which=n.PutByThis())), conditions, what=certain_objects,
)  # fmt: skip
phrase(
    "{what} hasn't dealt damage yet", like(n.Fits, what=the.what, which=n.Not(n.HasDealtDamage())), conditions,
    what=certain_objects,
)  # fmt: skip

# --- Where it is, and since when

phrase(
    "{what} is still on the battlefield", like(n.Fits, what=the.what, which=n.InZone(Zone.BATTLEFIELD)), conditions,
    what=one_object,
)  # fmt: skip
ARRIVED: Final = n.Not(n.ControlledSinceTurnBegan())
phrase(
    "{what} came under your control this turn",
    like(n.Fits, what=the.what, which=ARRIVED),
    conditions,
    what=it_is_this,
    parse_only=True,
)
for words, which in (
    ("came under your control this turn", ARRIVED),
    ("entered this turn", n.EnteredThisTurn()),
    ("didn't enter this turn", n.Not(n.EnteredThisTurn())),
    ("didn't enter the battlefield this turn", n.Not(n.EnteredThisTurn())),
):
    phrase(
        f"{{what}} {words}",
        like(n.Fits, what=the.what, which=which),
        conditions,
        what=certain_objects,
        parse_only=words.startswith("didn't enter the"),
    )
# "Paired with another creature" (CR 702.95b).
qualities.add(Words("what it is", [("paired with another creature", n.IsPaired())]))
phrase("paired with a creature {to}", n.IsPaired, qualities, to=nouns.after_one)
ATTACHED: Final = n.Any(tuple(n.HasAttached(n.OfSubtype(kind)) for kind in ("Aura", "Equipment")))
ALL_COLORS: Final = n.All(tuple(n.OfColor(bit) for _, bit in nouns.COLORS[:5]))
qualities.add(Words("what it is", [("enchanted or equipped", ATTACHED)]))
qualities.of.insert(0, Words("what it is", [("all colors", ALL_COLORS)]))
qualities.add(Words("what it is", [("on the battlefield", n.InZone(Zone.BATTLEFIELD))]))

# --- What was done to it this turn, as it was (CR 608.2h)

as_it_stood: Final = before_it_left(certain_objects)
DAMAGED: Final = n.DealtDamageThisTurn()
for words, fitting in (
    ("was dealt damage", DAMAGED), ("wasn't dealt damage", n.Not(DAMAGED)),
    ("was dealt excess damage", n.DealtExcessDamage()),
):  # fmt: skip
    was_done = phrase(
        f"{{what}} {words} this turn", like(n.Fits, what=the.what, which=fitting), what=as_it_stood, fits=as_known
    )
    conditions.of.insert(0, was_done)  # not as a description of what fits

# --- What is attached to it, what has counters of any kind

TO_IT: Final = like(n.IsAttachedTo, to=the.to)
ON_IT: Final = like(n.All, of=(the.which, TO_IT))
phrase(
    "{which} is attached to {to}", like(n.Exists, which=ON_IT), conditions, which=one_or(nouns.permanent),
    to=certain_objects,
)  # fmt: skip
it_is_attached = phrase(
    "{what} is attached to {which}",
    like(n.Fits, what=the.what, which=like(n.IsAttachedTo, to=like(n.Each, which=the.which))),
    what=certain_objects, which=one_or(nouns.permanent),
)  # fmt: skip
conditions.of.insert(0, it_is_attached)  # not as a description of what fits
phrase(
    "{at_least} {which} are attached to {to}", like(n.Exists, which=ON_IT, at_least=the.at_least), conditions,
    at_least=or_more, which=nouns.permanents, to=certain_objects,
)  # fmt: skip
phrase(
    "{which} has {kind} counter on it",
    like(n.Exists, which=like(n.All, of=(the.which, like(n.HasCounter, kind=the.kind)))), conditions,
    which=one_or(nouns.permanent), kind=one_counter,
)  # fmt: skip
phrase(
    "{which} has {keyword}", like(n.Exists, which=like(n.All, of=(the.which, the.keyword))), conditions,
    which=one_or(nouns.permanent), keyword=one_keyword, parse_only=True,
)  # fmt: skip
phrase(
    "{what} <has> {count} counters on it",
    like(n.Compare, left=like(n.CountersOn, kind="", of=the.what), op=">=", right=the.count), conditions,
    what=certain_objects, count=more_q,
)  # fmt: skip
# "It was cast": of this, on the battlefield, too (CR 400.7d).
conditions.add(Mapped(phrase("{it} was cast", the.it, it=it_is_this), always(n.WasCast()), only(n.WasCast())))
for where, came in CAME_FROM:
    for or_cast, by_you in (("you cast it", True), ("was cast", False)):
        phrase(
            f"{{what}} entered {where} or {or_cast} {where}",
            like(n.Fits, what=the.what, which=came_or_cast(came, by_you)), conditions, what=one_object,
        )  # fmt: skip

# Of several that entered at once: of some of them it is true.
several_things: Final = pronoun("them", lambda m: not m.one and not m.player)
for where, came in CAME_FROM:
    phrase(
        f"one or more of {{what}} entered {where} or was cast {where}",
        like(n.Fits, what=the.what, which=came_or_cast(came, False)), conditions, what=several_things,
    )  # fmt: skip

# --- What a player has (CR 122.1f)

POISONED: Final = like(n.Compare, left=like(n.CountersOn, kind="poison", of=the.of), op=">=", right=n.Fixed(1))
phrase("{of} is poisoned", POISONED, conditions, of=certain_players)

phrase("{who} is you", like(n.IsAmong, who=the.who, of=n.You()), conditions, who=certain_players)

# --- "That graveyard": where a card is, or was, that is aimed at


def nothing_left_there(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "No cards are in that graveyard": of the only target that is a card in a graveyard, its owner's."""
    targets = discourse_of(known).targets
    there = [i for i, one in enumerate(targets) if one.which is not None and IN_THAT_ZONE in conjuncts(one.which)]
    if len(there) != 1 or targets[there[0]].at_most != 1 or targets[there[0]].amount is not None:
        return []
    owned = n.All((IN_THAT_ZONE, n.OwnedBy(n.OwnerOf(n.Target(there[0])))))
    return [(words, n.Negated(n.Exists(owned)), known) for words in NO_CARDS_THERE]


IN_THAT_ZONE: Final = n.InZone(Zone.GRAVEYARD)
NO_CARDS_THERE: Final = ("no cards are in that graveyard", "there are no cards in that graveyard")
conditions.add(Reference("that graveyard", nothing_left_there, *NO_CARDS_THERE))

# --- What was spent on it, compared with what it is

for words, op in (
    ("is greater than", ">"), ("is less than", "<"), ("was greater than", ">"), ("was less than", "<"),
):  # fmt: skip
    phrase(
        f"the amount of mana spent to cast {{of}} {words} {{right}}",
        like(n.Compare, left=like(n.ManaSpent, of=the.of), op=op, right=the.right), conditions,
        of=certain_objects, right=quantities, parse_only=words.startswith("was"),
    )  # fmt: skip
