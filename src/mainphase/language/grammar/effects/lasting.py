"""Continuous effects of spells and abilities (CR 611.2)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Duration
from mainphase.cards.nodes.often_named import GAINING, THAT_OBJECT
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar import nouns
from mainphase.language.grammar.aimed_alike import TargetsAlike, alike
from mainphase.language.grammar.amounts import bearers, each_one, figures, quantities
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.clauses import clauses, sentences, tells_no_length
from mainphase.language.grammar.comparisons import whether
from mainphase.language.grammar.counters import counter_kind
from mainphase.language.grammar.counts import plural
from mainphase.language.grammar.discourse import Mention, conjuncts, discourse_of, mentioning, nouns_of
from mainphase.language.grammar.keywords.names import keyword
from mainphase.language.grammar.modifications import (
    LAND_TYPES,
    SIZE,
    SIZED,
    all_gaining,
    all_having,
    being,
    counting_later,
    gained,
    has_items,
    held,
    items_of,
    more_types,
    new_creature_kind,
    new_kind,
    possessions,
    pt_change,
    set_color,
)
from mainphase.language.grammar.objects import (
    Targets,
    are_they,
    certain_objects,
    certain_players,
    is_it,
    named,
    objects,
    one_object,
    pronoun,
    what,
    who,
    whose,
)
from mainphase.language.grammar.spans import both as spans
from mainphase.language.grammar.statics.casting import less
from mainphase.language.grammar.statics.combat import MORE
from mainphase.language.grammar.statics.entering import so_many
from mainphase.language.grammar.statics.lines import one_predicated, one_static
from mainphase.language.grammar.statics.spells_cast import count_of_own, counted_own
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    InSentence,
    InText,
    Listing,
    Mapped,
    PhraseContext,
    Reference,
    Within,
    like,
    phrase,
    the,
)

phrase("{to} {mods} until end of turn", n.Apply, clauses, to=what, mods=all_gaining)
# For good, where no length is told (CR 611.2a): "it gains haste".
CHANGED_FOR_GOOD: Final = (
    *GAINING, n.LoseAllAbilities, n.SetPT, n.SetTypes, n.AddTypes, n.SetColors, n.AddColors, n.AddSupertypes,
)  # fmt: skip


def still_there(named: n.Selector, known: PhraseContext) -> Any:
    """What has left is a card in another zone, which no such effect is about."""
    gone = any(mention.what == named and mention.was is not None for mention in discourse_of(known).mentions)
    return DECLINED if gone else named


gaining_for_good: Final = phrase(
    "{to} {mods}", like(n.Apply, to=the.to, mods=the.mods, until=Duration.PERMANENT),
    to=Within(named, seen=still_there), mods=all_gaining,
    fits=lambda given: all(isinstance(mod, GAINING) for mod in given.mods),
)  # fmt: skip
sentences.add(InSentence(gaining_for_good, tells_no_length))
# "Loses all abilities and becomes a green Elk creature with base power and toughness 3/3"; what only gains abilities is
# told of before.
changing_for_good: Final = phrase(
    "{to} {mods}", like(n.Apply, to=the.to, mods=the.mods, until=Duration.PERMANENT),
    to=Within(what, seen=still_there), mods=all_gaining,
    fits=lambda given: all(isinstance(mod, CHANGED_FOR_GOOD) for mod in given.mods)
    and not all(isinstance(mod, (*GAINING, n.SetPT)) for mod in given.mods),
)  # fmt: skip
sentences.add(InSentence(changing_for_good, tells_no_length))


def found_this_way(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "All Forests put onto the battlefield this way": those that were searched for."""
    told: list[tuple[str, Any, PhraseContext]] = []
    for mention in discourse_of(known).mentions:
        if mention.what == n.Saved("found") and not mention.one:
            kinds = [noun for noun in mention.nouns if noun in (*LAND_TYPES, "land", "creature")]
            told += [(f"all {plural(noun)} put onto the battlefield this way", mention.what, known) for noun in kinds]
    return told


# Both are done only then, though two sentences tell it.
changed_if: Final = phrase(
    "if {condition}, untap {what}. they {mods}",
    like(
        n.If, condition=the.condition,
        then=like(
            n.Sequence,
            of=(like(n.Untap, what=the.what), like(n.Apply, to=the.what, mods=the.mods, until=Duration.PERMANENT)),
        ),
    ),
    condition=whether, what=Reference("what was found", found_this_way, "all "),
    mods=Within(all_gaining, before=lambda known: known.agreeing(False)), parse_only=True,
    fits=lambda told: all(isinstance(mod, CHANGED_FOR_GOOD) for mod in told.then.of[1].mods),
)  # fmt: skip
sentences.add(InText(changed_if, " put onto the battlefield this way. they "))
# "That creature is a black Zombie in addition to its other colors and types", "it has flying and is an Angel in
# addition …"; "it's a Warlock in addition …". What was put onto the battlefield is that as it enters (CR 611.2e).
WHAT_IT_IS: Final = (
    n.AddTypes, n.SetTypes, n.AddSupertypes, n.AddColors, n.SetColors, n.SetPT, n.LoseTypes, n.GainKeywords,
    n.GainAbility, n.LoseAllAbilities,
)  # fmt: skip


def is_told_of_what_it_is(given: Any) -> bool:
    """Not only which abilities it has: of a token that belongs to what is created. Of what an event was about nobody
    knows that it is a permanent still.
    """
    what_it_is = all(isinstance(mod, WHAT_IT_IS) for mod in given.mods)
    abilities_only = all(isinstance(mod, (*GAINING, n.LoseAllAbilities)) for mod in given.mods)
    return what_it_is and given.to != THAT_OBJECT and not abilities_only


def told_by_itself(words: str) -> bool:
    """True if it is no part of how a copy differs: "except it isn't legendary and it's a Zombie in addition …"."""
    return tells_no_length(words) and ", except " not in words


for form, subject, predicate, only_read in (
    ("{to}'s {mods}", pronoun("it", is_it), being, False),
    ("{to}'re {mods}", pronoun("they", are_they, of_two=True), being, False),
    ("{to} {mods}", named, all_having, False),
    ("{to}'s {mods}", certain_objects, being, True),
    ("{to}'re {mods}", certain_objects, being, True),
):
    being_for_good = phrase(
        form, like(n.Apply, to=the.to, mods=the.mods, until=Duration.PERMANENT, as_it_enters=True),
        to=Within(subject, seen=still_there), mods=predicate, parse_only=only_read,
        fits=is_told_of_what_it_is,
    )  # fmt: skip
    sentences.add(InSentence(being_for_good, told_by_itself))
phrase("{to} each {mods} until end of turn", n.Apply, clauses, to=what, mods=all_gaining, parse_only=True)
for by_itself in ("", "each "):
    phrase(
        f"{{to}} {by_itself}<gets> {{mod}}", like(n.Apply, to=the.to, mods=(the.mod,)), clauses, to=what,
        mod=counting_later, parse_only=True,
    )  # fmt: skip

phrase(
    "{to} <gets> {one} or {other} until end of turn",
    like(n.ChooseEffect, of=tuple([like(n.Apply, to=the.to, mods=(size,)) for size in (the.one, the.other)])), clauses,
    to=what, one=pt_change, other=pt_change,
)  # fmt: skip
for whom, of_whom in (("{to}'s", certain_objects), ("{to}", bearers)):
    phrase(
        f"switch {whom} power and toughness until end of turn",
        like(n.Apply, to=the.to, mods=(n.SwitchPT(),)), clauses, to=of_whom, parse_only=of_whom is bearers,
    )  # fmt: skip

# Doubled power or toughness is as much again (CR 701.10a, b).
for words, power, toughness in (
    ("power", like(n.PowerOf, of=the.to), n.Fixed(0)),
    ("toughness", n.Fixed(0), like(n.ToughnessOf, of=the.to)),
    ("power and toughness", like(n.PowerOf, of=the.to), like(n.ToughnessOf, of=the.to)),
):
    doubled = like(n.Apply, to=the.to, mods=(like(n.AddPT, power=power, toughness=toughness, doubles=True),))
    each_power = n.PowerOf(n.Modified()) if "power" in words else n.Fixed(0)
    each_toughness = n.ToughnessOf(n.Modified()) if "toughness" in words else n.Fixed(0)
    phrase(
        f"double the {words} of {{to}} until end of turn",
        like(n.Apply, to=the.to, mods=(n.AddPT(each_power, each_toughness, True),)), clauses,
        to=certain_objects, fits=lambda doubling: isinstance(doubling.to, n.Each),
    )  # fmt: skip
    phrase(f"double {{to}} {words} until end of turn", doubled, clauses, to=bearers, parse_only=True)
    for form in (f"double the {words} of {{to}}",):
        phrase(
            form + " until end of turn", doubled, clauses,
            to=certain_objects, fits=lambda doubled: not isinstance(doubled.to, (n.Each, n.Together)),
        )  # fmt: skip


def of_choice(ways: Any) -> bool:
    """Different keywords of the same thing."""
    return len(set(ways.of)) == len(ways.of)


# "Gains your choice of flying or trample": which of them is chosen as it is carried out (CR 608.2d).
NAMES: Final = ("first", "second", "third")
for verb, changing in (("gains", n.GainKeywords), ("loses", n.LoseKeywords)):
    ways = tuple(like(n.Apply, to=the.to, mods=(like(changing, keywords=getattr(the, name)),)) for name in NAMES)
    for count, listed in ((2, "{first} or {second}"), (3, "{first}, {second}, or {third}")):
        each: dict[str, Any] = dict.fromkeys(NAMES[:count], keyword)
        phrase(
            f"{{to}} <{verb}> your choice of {listed} until end of turn",
            like(n.ChooseEffect, of=ways[:count]), clauses, fits=of_choice, to=what, **each,
        )  # fmt: skip
# "Choose hexproof or indestructible. ~ gains that ability until end of turn."
one_ability: Final = Mapped(has_items, gained, items_of, tuple)
WHICH: Final = ("first", "second", "third", "fourth")
for so_many_ways in (2, 3, 4):
    several_ways: dict[str, Any] = dict.fromkeys(WHICH[:so_many_ways], one_ability)
    before_last = ", ".join(f"{{{name}}}" for name in WHICH[: so_many_ways - 1])
    listed = f"{before_last}{',' if so_many_ways > 2 else ''} or {{{WHICH[so_many_ways - 1]}}}"
    for span, length in (
        ("until end of turn", Duration.END_OF_TURN), ("until your next upkeep", Duration.YOUR_NEXT_UPKEEP),
    ):  # fmt: skip
        of_those = tuple(
            like(n.Apply, to=the.to, mods=getattr(the, name), until=length) for name in WHICH[:so_many_ways]
        )
        phrase(
            f"choose {listed}. {{to}} <gains> that ability {span}", like(n.ChooseEffect, of=of_those), sentences,
            fits=of_choice, to=named, parse_only=length == Duration.END_OF_TURN, **several_ways,
        )  # fmt: skip
phrase("until end of turn, {to} {mods}", n.Apply, clauses, to=what, mods=all_gaining, parse_only=True)
phrase("until end of turn, {to} each {mods}", n.Apply, clauses, to=what, mods=all_gaining, parse_only=True)
# "Gains haste until end of turn and attacks this turn if able", told of one thing.
phrase(
    "{to} each {mods} until end of turn and attack this turn if able",
    like(
        n.Sequence,
        of=(
            like(n.Apply, to=the.to, mods=the.mods),
            like(n.Begin, static=like(n.MustAttack, which=like(n.OneOf, of=the.to))),
        ),
    ),
    clauses, to=what, mods=all_gaining, parse_only=True, fits=lambda both: not isinstance(both.of[0].to, n.Each),
)  # fmt: skip
for joint in (",", ""):  # which may stand in quotation marks
    phrase(
        f"until end of turn, {{to}} {{mods}}{joint} and can attack as though <it|they> didn't have defender",
        like(
            n.Sequence,
            of=(
                like(n.Apply, to=the.to, mods=the.mods),
                like(n.Begin, static=like(n.AttacksDespiteDefender, which=like(n.OneOf, of=the.to))),
            ),
        ),
        clauses, to=what, mods=all_gaining, parse_only=True, fits=lambda both: not isinstance(both.of[0].to, n.Each),
    )  # fmt: skip
# The same length for two: it is told once.
BOTH: Final = (like(n.Apply, to=the.to, mods=the.mods), like(n.Apply, to=the.other, mods=the.more))
for form in (
    "until end of turn, {to} {mods} and {other} {more}",
    "{to} {mods} and {other} {more} until end of turn",
):
    phrase(
        form, like(n.Sequence, of=BOTH), clauses,
        parse_only=True, to=what, mods=all_gaining, other=named, more=all_gaining,
        fits=lambda both: n.Other() not in everything_in(both.of[1].to),
    )  # fmt: skip
phrase(
    "gain control of {to} until end of turn",
    like(n.Apply, to=the.to, mods=(n.SetController(n.You()),)),
    clauses,
    to=objects,
)
for you in ("", "you "):  # after somebody else has done something
    phrase(
        f"{you}gain control of {{to}}",
        like(n.Apply, to=the.to, mods=(n.SetController(n.You()),), until=Duration.PERMANENT), clauses, to=objects,
        parse_only=you != "",
    )  # fmt: skip

# Everybody of what is their own, wherever it is now.
THEIR_OWN: Final = like(n.Each, which=like(n.All, of=(the.which, n.OwnedBy(n.ThatPlayer()))))
phrase(
    "each player gains control of all {which} they own",
    like(
        n.ForEachPlayer,
        who=n.EachPlayer(),
        do=like(n.Apply, to=THEIR_OWN, mods=(n.SetController(n.ThatPlayer()),), until=Duration.PERMANENT),
    ),
    clauses,
    which=nouns.permanents,
)
OF_SOMEBODY: Final = like(n.Apply, to=the.to, mods=(like(n.SetController, who=the.by),), until=Duration.PERMANENT)
phrase(
    "{by} <gains> control of {to}", OF_SOMEBODY, clauses, by=who, to=objects,
    fits=lambda given: given.mods[0].who != n.You(),
)  # fmt: skip

# "That player untaps ~ and gains control of it."
UNTAPPED: Final = like(n.Untap, what=the.to)
for k, words in enumerate(("<untaps> {to} and <gains> control of it", "<gains> control of {to} and <untaps> it")):
    both_done = (UNTAPPED, OF_SOMEBODY) if k == 0 else (OF_SOMEBODY, UNTAPPED)
    phrase(
        f"{{by}} {words}", like(n.Sequence, of=both_done), clauses, by=who, to=certain_objects,
        fits=lambda both: all(isinstance(step, n.Untap) or step.mods[0].who != n.You() for step in both.of),
    )  # fmt: skip

# --- Exchanged (CR 701.12b)


exchanged: Final = Choice("two permanents")
phrase("{one} and {other}", like(n.Together, of=(the.one, the.other)), exchanged, one=one_object, other=one_object)
exchanged.add(Targets("two target ", 2, 2, nouns.permanents))
exchanged.add(TargetsAlike(alike))
exchanged.add(TargetsAlike(alike, another=True))


def if_permanents(_: PhraseContext, known: PhraseContext, what: Any) -> PhraseContext | None:
    """Declines spells, of which control is exchanged otherwise."""
    spoken = [target.which for target in discourse_of(known).targets]
    return None if any(n.IsSpell() in conjuncts(which) for which in spoken if which is not None) else known


phrase("exchange control of {what}", n.ExchangeControl, clauses, what=Within(exchanged, after=if_permanents))

phrase(
    "exchange {one} power and the power of {other} until end of combat",
    like(n.ExchangePower, what=like(n.Together, of=(the.one, the.other)), until=Duration.END_OF_COMBAT), clauses,
    one=bearers, other=one_object,
)  # fmt: skip

# All that each of two players has, until the turn ends: whose they were before any of it is what counts.
WERE_YOURS: Final = n.Saved("yours")
WERE_THEIRS: Final = n.Saved("theirs")


def all_they_have(whose: Any) -> Any:
    return like(n.Each, which=like(n.All, of=(the.which, like(n.ControlledBy, who=whose))))


def those_swapped(known: PhraseContext, value: Any) -> PhraseContext:
    called = nouns_of(value.of[0].what.which.of[0])
    return mentioning(known, Mention(n.Together((WERE_THEIRS, WERE_YOURS)), called, False))


phrase(
    "you and {who} each gain control of all {which} the other controls until end of turn",
    like(
        n.Sequence,
        of=(
            like(n.Remember, what=all_they_have(n.You()), save=WERE_YOURS.name),
            like(n.Remember, what=all_they_have(the.who), save=WERE_THEIRS.name),
            n.Apply(WERE_THEIRS, (n.SetController(n.You()),)),
            like(n.Apply, to=WERE_YOURS, mods=(like(n.SetController, who=the.who),)),
        ),
    ),
    clauses, who=certain_players, which=nouns.permanents, then=those_swapped,
)  # fmt: skip

# --- What can't be done this turn. Unlike characteristics this is so of whatever fits, if it came since (CR 611.2c)


def chooses_nothing(known: PhraseContext) -> PhraseContext | None:
    return None if discourse_of(known).chosen else known


def filter_of(named: n.Selector, _: PhraseContext) -> n.Filter:
    if isinstance(named, n.Each):
        return named.which
    return n.IsThis() if named == n.This() else n.OneOf(named)


def selector_of(which: n.Filter | None, _: PhraseContext) -> Any:
    if which is None:
        return DECLINED
    if isinstance(which, n.OneOf):
        return which.of
    return n.This() if which == n.IsThis() else n.Each(which)


# A subject as a filter: "creatures you control" are all that fit, "target creature" that one.
those: Final = Within(
    what, chooses_nothing, lambda _, known, named: chooses_nothing(known), seen=filter_of, back=selector_of
)
for words, rule in (
    ("can't block this turn", like(n.CantBlock, which=the.which)),
    ("can't attack this turn", like(n.CantAttack, which=the.which)),
    ("can't be blocked this turn", like(n.CantBeBlocked, which=the.which)),
    ("<assigns> no combat damage this turn", like(n.AssignsNoDamage, which=the.which)),
    (
        "can attack this turn as though <it|they> didn't have defender",
        like(n.AttacksDespiteDefender, which=the.which),
    ),
    ("<attacks> this turn if able", like(n.MustAttack, which=the.which)),
    ("<blocks> this turn if able", like(n.MustBlock, which=the.which)),
    ("must be blocked this turn if able", like(n.MustBeBlocked, which=the.which)),
    (
        "<assigns> combat damage equal to <its|their> toughness rather than <its|their> power this turn",
        like(n.AssignsByToughness, which=the.which),
    ),
    ("must be blocked each combat this turn if able", like(n.MustBeBlocked, which=the.which)),
    (
        "can't be blocked this turn except by two or more creatures",
        like(n.NeedsBlockers, which=the.which, at_least=2),
    ),
):
    phrase(f"{{which}} {words}", like(n.Begin, static=rule), clauses, which=those, parse_only="each combat" in words)
phrase(
    "until end of turn, {which} <assigns> combat damage equal to <its|their> toughness rather than <its|their> power",
    like(n.Begin, static=like(n.AssignsByToughness, which=the.which)), clauses, which=those, parse_only=True,
)  # fmt: skip
phrase(
    "{which} must be blocked this combat if able",
    like(n.Begin, static=like(n.MustBeBlocked, which=the.which), until=Duration.END_OF_COMBAT), clauses, which=those,
)  # fmt: skip
phrase(
    "{which} <attacks> you this turn if able", like(n.Begin, static=like(n.MustAttack, which=the.which, who=n.You())),
    clauses, which=those,
)  # fmt: skip
phrase(
    "{which} <attacks> {who} this combat if able",
    like(n.Begin, static=like(n.MustAttack, which=the.which, who=the.who), until=Duration.END_OF_COMBAT), clauses,
    which=those, who=certain_players,
)  # fmt: skip
phrase(
    "{which} can't be blocked this combat",
    like(n.Begin, static=like(n.CantBeBlocked, which=the.which), until=Duration.END_OF_COMBAT), clauses, which=those,
)  # fmt: skip
phrase(
    "{which} can't be blocked by creatures with greater power this combat",
    like(n.Begin, static=like(n.CantBeBlocked, which=the.which, stronger=True), until=Duration.END_OF_COMBAT),
    clauses, which=those,
)  # fmt: skip
phrase(
    "{which} can't attack or block this turn",
    like(
        n.Sequence,
        of=(
            like(n.Begin, static=like(n.CantAttack, which=the.which)),
            like(n.Begin, static=like(n.CantBlock, which=the.which)),
        ),
    ),
    clauses, which=those,
)  # fmt: skip
for words, rules in (
    ("can't attack", (n.CantAttack,)),
    ("can't block", (n.CantBlock,)),
    ("can't attack or block", (n.CantAttack, n.CantBlock)),
):
    for span, lasts in (
        ("until your next turn", {"until": Duration.YOUR_NEXT_TURN}),
        ("for as long as {span}", {"until": Duration.WHILE, "as_long_as": the.span}),
    ):
        begun_rules = tuple([like(n.Begin, static=like(rule, which=the.which), **lasts) for rule in rules])
        so_long: Any = begun_rules[0] if len(rules) == 1 else like(n.Sequence, of=begun_rules)
        while_so: dict[str, Any] = {"span": spans} if "{" in span else {}
        phrase(f"{{which}} {words} {span}", so_long, clauses, which=those, **while_so)
        if not while_so:
            phrase(f"{span}, {{which}} {words}", so_long, clauses, which=those, parse_only=True)
# Each combat, and whom: each is a requirement of its own (CR 508.1d).
TILL_THEN: Final = {"until": Duration.YOUR_NEXT_TURN}
phrase(
    "until your next turn, {which} <attacks> each combat if able and <attacks> a player other than you if able",
    like(
        n.Sequence,
        of=(
            like(n.Begin, static=like(n.MustAttack, which=the.which), **TILL_THEN),
            like(n.Begin, static=like(n.MustAttack, which=the.which, who=n.EachOtherPlayer()), **TILL_THEN),
        ),
    ),
    sentences, which=those,
)  # fmt: skip
YOUR_WALKERS: Final = n.All((n.OfType(n.CardType.PLANESWALKER), n.ControlledBy(n.You())))
for whom, against in (
    ("you", {"who": n.You()}), ("you or planeswalkers you control", {"who": n.You(), "permanents": YOUR_WALKERS}),
):  # fmt: skip
    phrase(
        f"{{which}} can't attack {whom} until your next turn",
        like(n.Begin, static=like(n.CantAttack, which=the.which, **against), until=Duration.YOUR_NEXT_TURN), clauses,
        which=those, parse_only=True,
    )  # fmt: skip
for words, by_what in (
    ("can't be blocked this turn except by {by}", like(n.Not, of=the.by)),
    ("can't be blocked by {by} this turn", the.by),
):
    phrase(
        f"{{which}} {words}",
        like(n.Begin, static=like(n.CantBeBlocked, which=the.which, by=by_what)),
        clauses,
        which=those,
        by=nouns.permanents,
    )
phrase(
    "until end of turn, {which} can't be blocked by {by}",
    like(n.Begin, static=like(n.CantBeBlocked, which=the.which, by=the.by)), clauses,
    which=those, by=nouns.permanents, parse_only=True,
)  # fmt: skip
phrase(
    "{which} can block {more} this turn",
    like(n.Begin, static=like(n.CanBlockMore, which=the.which, more=the.more)),
    clauses,
    which=those,
    more=MORE,
)
phrase(
    "{by} can't block {what} this turn",
    like(n.Begin, static=like(n.CantBeBlocked, which=like(n.OneOf, of=the.what), by=the.by)),
    clauses,
    by=those,
    what=certain_objects,
)
phrase(
    "all creatures able to block {what} this turn do so",
    like(n.Begin, static=like(n.MustBeBlocked, which=like(n.OneOf, of=the.what), by_all=True)),
    clauses,
    what=certain_objects,
)
for span, until in (("this turn", Duration.END_OF_TURN), ("this combat", Duration.END_OF_COMBAT)):
    phrase(
        f"{{which}} <blocks> {{whom}} {span} if able",
        like(n.Begin, static=like(n.MustBlock, which=the.which, whom=like(n.OneOf, of=the.whom)), until=until),
        clauses,
        which=those,
        whom=certain_objects,
    )
for tail, parse_only in (
    ("during <its|their> controller's next untap step", False),
    ("during their controllers' next untap steps", True),
    ("during <its|their> controllers' next untap steps", True),
):
    phrase(f"{{what}} <doesn't> untap {tail}", n.StayTapped, clauses, what=what, parse_only=parse_only)

phrase(
    "{which} <doesn't> untap during your next untap step",
    like(n.DontUntapNext, who=n.You(), which=the.which),
    clauses,
    which=those,
    fits=lambda e: not isinstance(e.which, n.OneOf),
)


# --- For as long as something else is so (CR 611.2b), and to the next turn

WHILE: Final = {"until": Duration.WHILE, "as_long_as": the.span}
phrase(
    "for as long as {span}, {to} {mods}", like(n.Apply, to=the.to, mods=the.mods, **WHILE), clauses,
    to=what, mods=all_gaining, span=spans, parse_only=True,
)  # fmt: skip
phrase(
    "for as long as {span}, {to} <has> {mods}", like(n.Apply, to=the.to, mods=the.mods, **WHILE), clauses,
    to=what, mods=possessions, span=spans, parse_only=True,
)  # fmt: skip
phrase(
    "{to} {mods} for as long as {span}", like(n.Apply, to=the.to, mods=the.mods, **WHILE), clauses,
    to=what, mods=all_gaining, span=spans,
)  # fmt: skip
phrase(
    "{to} <has> {mods} for as long as {span}", like(n.Apply, to=the.to, mods=the.mods, **WHILE), clauses,
    to=what, mods=possessions, span=spans, parse_only=True,
)  # fmt: skip
phrase(
    "gain control of {to} for as long as {span}",
    like(n.Apply, to=the.to, mods=(n.SetController(n.You()),), **WHILE), clauses, to=objects, span=spans,
)  # fmt: skip
phrase(
    "prevent all damage that would be dealt by {by} for as long as {span}",
    like(n.Begin, static=like(n.Prevents, source=like(n.OneOf, of=the.by)), **WHILE), clauses,
    by=certain_objects, span=spans,
)  # fmt: skip
for words, static in (
    ("<doesn't> untap during <its|their> controller's untap step", n.DoesntUntap),
    ("don't untap during their controllers' untap steps", n.DoesntUntap),
    ("can't phase in", n.CantPhaseIn),
    ("can't become untapped", n.CantBecomeUntapped),
):
    phrase(
        f"{{which}} {words} for as long as {{span}}",
        like(n.Begin, static=like(static, which=the.which), **WHILE),
        clauses,
        which=those,
        span=spans,
        parse_only=words.startswith("don't"),
    )
phrase(
    "{to} {mods} for as long as {span}", like(n.Apply, to=the.to, mods=the.mods, **WHILE), clauses,
    to=named, mods=all_having, span=spans, fits=lambda given: all(isinstance(mod, n.AddTypes) for mod in given.mods),
)  # fmt: skip
phrase(
    "{to}'s {mods} for as long as {span}", like(n.Apply, to=the.to, mods=the.mods, **WHILE), clauses,
    to=pronoun("it", is_it), mods=being, span=spans, parse_only=True,
    fits=lambda given: all(isinstance(mod, n.AddTypes) for mod in given.mods),
)  # fmt: skip
for words, until in (
    ("until your next turn", Duration.YOUR_NEXT_TURN),
    ("until your next upkeep", Duration.YOUR_NEXT_UPKEEP),
):
    for form in ("{to} {mods} " + words, words + ", {to} {mods}", words + ", {to} each {mods}"):
        phrase(
            form, like(n.Apply, to=the.to, mods=the.mods, until=until), clauses,
            to=what, mods=all_gaining, parse_only=not form.startswith("{"),
        )  # fmt: skip

# --- Rules for a while: "your opponents can't cast spells this turn"

PLANESWALKING: Final = "until a player planeswalks"  # CR 901.11
RULES: Final = (
    n.CantCast, n.CantPreventDamage, n.LifeCantChange, n.PlayersHave, n.NoMaximumHandSize, n.MaximumHandSize,
    n.DamageTimes,
    n.Redirects, n.MustBlock, n.ChoosesBlocks, n.ChoosesAttackers, n.CastAsThoughFlash,
    n.DamageLeavesLife, n.MayPlayFrom, n.TargetsDespiteHexproof,
    n.CostChange, n.MustAttack, n.CantAttack, n.AttackTax, n.CantBeCountered, n.CantSearch,
    n.CantLoseGame, n.CantWinGame,
)  # fmt: skip


def is_rule(begun: Any) -> bool:
    return isinstance(begun.static, RULES)


for words, until in (
    ("this turn", Duration.END_OF_TURN),
    ("this combat", Duration.END_OF_COMBAT),
    ("until your next turn", Duration.YOUR_NEXT_TURN),
    ("until the end of your next turn", Duration.END_OF_YOUR_NEXT_TURN),
    (PLANESWALKING, Duration.PLANESWALK),
    ("for the rest of the game", Duration.PERMANENT),
):
    begun = like(n.Begin, static=the.static, until=until)
    if words.startswith("until"):
        phrase(f"{words}, {{static}}", begun, sentences, static=one_static, fits=is_rule)
    elif until == Duration.END_OF_TURN:
        phrase("until end of turn, {static}", begun, sentences, static=one_static, fits=is_rule, parse_only=True)
    phrase(
        f"{{static}} {words}", begun, sentences, static=one_static, fits=is_rule, parse_only=words.startswith("until")
    )
# Of a player who is named: known as it begins, whoever that would be later (CR 608.2h, 611.2c).
TOLD_OTHERWISE: Final = (n.Target, n.You, n.EachOpponent, n.EachPlayer)
BARRED: Final = "who can't"
for words, until in (
    ("this turn", Duration.END_OF_TURN), ("until your next turn", Duration.YOUR_NEXT_TURN),
    (PLANESWALKING, Duration.PLANESWALK),
):  # fmt: skip
    for which, spells in (("spells", n.Anything()), ("{which}", the.which)):
        described: dict[str, Any] = {"which": nouns.spells} if "{" in which else {}
        phrase(
            f"{{who}} can't cast {which} {words}",
            like(n.Begin, static=like(n.CantCast, who=the.who, which=spells), until=until), clauses,
            who=who, fits=lambda begun: isinstance(begun.static.who, n.Target), **described,
        )  # fmt: skip
        known_now = like(n.Remember, what=the.who, save=BARRED)
        barring = like(n.Begin, static=like(n.CantCast, who=n.Saved(BARRED), which=spells), until=until)
        phrase(
            f"{{who}} can't cast {which} {words}", like(n.Sequence, of=(known_now, barring)), clauses,
            who=who, fits=lambda both: not isinstance(both.of[0].what, TOLD_OTHERWISE), **described,
        )  # fmt: skip
# "During that player's next turn": each of them in their own.
for which, spells in (("spells", n.Anything()), ("{which}", the.which)):
    described = {"which": nouns.spells} if "{" in which else {}
    for whose_next in ("that player's", "their"):
        then_alone = like(
            n.Begin, static=like(n.CantCast, who=n.ThatPlayer(), which=spells), until=Duration.END_OF_YOUR_NEXT_TURN,
            of=n.ThatPlayer(), only_then=True,
        )  # fmt: skip
        phrase(
            f"{{who}} can't cast {which} during {whose_next} next turn",
            like(n.ForEachPlayer, who=the.who, do=then_alone), clauses, who=who, parse_only=whose_next == "their",
            fits=lambda each: isinstance(each.who, (n.EachOpponent, n.EachPlayer)), **described,
        )  # fmt: skip
# Two of them for the same time: "you may cast creature spells as though they had flash, and each creature you control
# enters with an additional +1/+1 counter on it".
UNTIL_YOURS: Final[dict[str, Any]] = {"until": Duration.YOUR_NEXT_TURN}
flash_and_more: Final = phrase(
    "until your next turn, {one}, and {other}",
    like(n.Sequence, of=(like(n.Begin, static=the.one, **UNTIL_YOURS), like(n.Begin, static=the.other, **UNTIL_YOURS))),
    one=one_static, other=one_predicated,
    fits=lambda both: isinstance(both.of[0].static, n.CastAsThoughFlash)
    and isinstance(both.of[1].static, n.EntersWithCounters),
)  # fmt: skip
sentences.add(InText(flash_and_more, "as though they had flash, and "))
# "Until your next turn, creatures your opponents control attack each combat if able": told as of permanents.
phrase(
    "until your next turn, {static}", like(n.Begin, static=the.static, until=Duration.YOUR_NEXT_TURN), sentences,
    static=one_predicated, fits=is_rule,
)  # fmt: skip
for form in ("{static} " + PLANESWALKING, PLANESWALKING + ", {static}"):
    phrase(
        form, like(n.Begin, static=the.static, until=Duration.PLANESWALK), sentences,
        static=one_predicated, fits=is_rule, parse_only=form[0] == "u",
    )  # fmt: skip
# Two that one sentence tells of: "until a player planeswalks, you can't lose the game and your opponents can't win it".
phrase(
    PLANESWALKING + ", {one} and {other}",
    like(
        n.Sequence,
        of=(
            like(n.Begin, static=the.one, until=Duration.PLANESWALK),
            like(n.Begin, static=the.other, until=Duration.PLANESWALK),
        ),
    ),
    sentences, one=one_static, other=one_static, fits=lambda both: all(is_rule(part) for part in both.of),
)  # fmt: skip
for words, until in (("this turn", Duration.END_OF_TURN), ("this combat", Duration.END_OF_COMBAT)):
    phrase(f"you choose which creatures attack {words}", n.Begin(n.ChoosesAttackers(), until), clauses)
    phrase(
        f"you choose which creatures block {words} and how those creatures block",
        n.Begin(n.ChoosesBlocks(), until),
        clauses,
    )
phrase(
    "{which} block this turn if able, and you choose how those creatures block",
    like(
        n.Sequence,
        of=(
            like(n.Begin, static=like(n.MustBlock, which=the.which)),
            like(n.Begin, static=like(n.ChoosesBlocks, which=the.which)),
        ),
    ),
    clauses,
    which=nouns.permanents,
)
phrase(
    "{which} you cast this turn cost {generic} less to cast",
    like(n.Begin, static=like(n.CostChange, who=n.You(), which=the.which, generic=the.generic)),
    clauses,
    which=nouns.spells,
    generic=less,
    fits=lambda begun: nouns.is_only_cast(begun.static.which),
)
# Of a player who is a target.
phrase(
    "until your next turn, {which} {by} casts cost {generic} less to cast",
    like(
        n.Begin, static=like(n.CostChange, who=the.by, which=the.which, generic=the.generic),
        until=Duration.YOUR_NEXT_TURN,
    ),
    clauses, which=nouns.spells, by=certain_players, generic=less,
    fits=lambda begun: isinstance(begun.static.who, n.Target) and nouns.is_only_cast(begun.static.which),
)  # fmt: skip
phrase(
    "the next {which} you cast this turn can be cast as though it had flash",
    like(n.Begin, static=like(n.CastAsThoughFlash, who=n.You(), which=the.which, once=True)),
    clauses,
    which=nouns.spell,
)

NEXT_ONE: Final = like(n.CantBeCountered, which=like(n.All, of=(the.which, n.ControlledBy(n.You()))), once=True)
phrase(
    "the next {which} you cast this turn can't be countered", like(n.Begin, static=NEXT_ONE), clauses,
    which=nouns.spell, fits=lambda begun: nouns.is_only_cast(begun.static.which.of[0]),
)  # fmt: skip
phrase(
    "{which} can't be countered", like(n.Begin, static=like(n.CantBeCountered, which=the.which)), clauses,
    which=those, fits=lambda begun: isinstance(begun.static.which, n.OneOf),
)  # fmt: skip
# "This turn, each creature you control enters with an additional +1/+1 counter on it."
phrase(
    "this turn, {static}", like(n.Begin, static=the.static), sentences, static=one_predicated,
    fits=lambda begun: isinstance(begun.static, (n.EntersWithCounters, n.EntersTapped)),
)  # fmt: skip
phrase("{which} enter tapped this turn", like(n.Begin, static=like(n.EntersTapped, which=the.which)), clauses,
       which=those)  # fmt: skip

for tail, often in (("", None), (" for each {times}", the.times), (" for each {times} as you cast it", the.times)):
    counted: dict[str, Any] = {} if often is None else {"times": each_one}
    cheaper = like(n.CostChange, who=n.You(), which=the.which, generic=the.generic, times=often, once=True)
    phrase(
        f"the next {{which}} you cast this turn costs {{generic}} less to cast{tail}", like(n.Begin, static=cheaper),
        clauses, which=nouns.spell, generic=less, fits=lambda begun: nouns.is_only_cast(begun.static.which),
        parse_only=tail.endswith("it"), **counted,
    )  # fmt: skip

# Affinity, too, lessens what it costs (CR 702.41a).
phrase(
    "the next {which} you cast this turn has affinity for {times}",
    like(n.Begin, static=like(n.CostChange, who=n.You(), which=the.which, generic=-1, times=the.times, once=True)),
    clauses, which=nouns.spell, times=Mapped(nouns.permanents, count_of_own, counted_own, n.CountOf),
    fits=lambda begun: nouns.is_only_cast(begun.static.which), parse_only=True,
)  # fmt: skip

# Nobody else's creatures attack in that turn, and they attack in no other (CR 508.1d).
THEIR_CREATURES: Final = like(n.All, of=(n.OfType(CardType.CREATURE), like(n.ControlledBy, who=the.by)))
phrase(
    "during {by} next turn, creatures that player controls attack {what} if able",
    like(
        n.Begin, static=like(n.MustAttack, which=THEIR_CREATURES, who=the.what), of=the.by,
        until=Duration.END_OF_YOUR_NEXT_TURN,
    ),
    clauses, by=whose, what=certain_objects, fits=lambda begun: begun.of != n.You(),
)  # fmt: skip

# --- What something becomes for good


def raised_for_good(told: Any) -> Any:
    to, kind, size, *rest = told
    items = gained(rest[0]) if rest else ()
    if items is DECLINED:
        return DECLINED
    return n.Apply(to, (kind, *(() if size is None else (size,)), *items), Duration.PERMANENT)


def as_raised(effect: Any) -> Any:
    mods = effect.mods
    if effect.until != Duration.PERMANENT or not isinstance(mods[0], n.SetTypes):
        return DECLINED
    size = mods[1] if len(mods) > 1 and isinstance(mods[1], n.SetPT) else None
    rest = mods[1 if size is None else 2 :]
    if not rest:
        return (effect.to, mods[0], size)
    items = items_of(rest)
    return DECLINED if items is DECLINED else (effect.to, mods[0], size, items)


raised: Final = Choice("what something becomes")

# --- Colors, and words on cards (CR 105.3, 612)

# Of a whole sentence that names its subject: in "becomes red and gains haste until end of turn" neither is for good,
# nor in "until end of turn, it gets +1/+0 and becomes red".
phrase(
    "{to} <becomes> {color}", like(n.Apply, to=the.to, mods=(the.color,), until=Duration.PERMANENT), sentences,
    to=named, color=set_color,
)  # fmt: skip
# "Becomes a Kithkin Spirit Avatar with base power and toughness 8/8, flying, and first strike", for good.
HELD: Final = Listing(held, ", and ", ", ", ", and ", 2, 5, any_order=True)
all_held: Final = Choice("abilities")
all_held.add(has_items)
all_held.add(Listing(held, " and ", ", ", ", and ", 2, 5, any_order=True))
for article, vowel in (("a", False), ("an", True)):
    for tail, mods, slots in (
        (SIZED, (SIZE,), {"power": figures, "toughness": figures}),
        (f"{SIZED} and {{held}}", (SIZE, the.held), {"power": figures, "toughness": figures, "held": has_items}),
        (f"{SIZED}, {{held}}", (SIZE, the.held), {"power": figures, "toughness": figures, "held": HELD}),
        ("with {held}", (None, the.held), {"held": all_held}),
        ("", (None,), {}),
    ):
        raised.add(
            phrase(
                f"{{to}} becomes {article} {{kind}} {tail}".rstrip(), (the.to, the.kind, *mods),
                to=named, kind=with_article(new_kind if tail else new_creature_kind, vowel), **slots,
            )
        )  # fmt: skip
sentences.add(Mapped(raised, raised_for_good, as_raised, n.Apply))
# "Loses all abilities and becomes a green Elk creature with base power and toughness 3/3", for good.
for article, vowel in (("a", False), ("an", True)):
    for color in ("{color} ", ""):
        told: dict[str, Any] = {"kind": new_kind if color else with_article(new_kind, vowel)}
        if color:
            told["color"] = with_article(set_color, vowel)
        becoming = (n.LoseAllAbilities(), *((the.color,) if color else ()), the.kind, SIZE)
        phrase(
            f"{{to}} loses all abilities and becomes {article} {color}{{kind}} {SIZED}",
            like(n.Apply, to=the.to, mods=becoming, until=Duration.PERMANENT),
            sentences, to=named, power=figures, toughness=figures, **told,
        )  # fmt: skip
for article, vowel in (("a", False), ("an", True)):
    phrase(
        f"{{to}} becomes {article} {{types}} in addition to its other types",
        like(n.Apply, to=the.to, mods=(the.types,), until=Duration.PERMANENT), sentences,
        to=named, types=with_article(more_types, vowel),
    )  # fmt: skip
for word in LAND_TYPES:
    article = "an" if word == "Island" else "a"
    phrase(
        f"{{to}} becomes {article} {word}",
        like(n.Apply, to=the.to, mods=(n.SetTypes(0, (word,)),), until=Duration.PERMANENT), sentences, to=named,
    )  # fmt: skip
for tail, until in (("", Duration.PERMANENT), (" until end of turn", Duration.END_OF_TURN)):
    for words, fields in (
        ("color word with another", {"land_types": False}),
        ("basic land type with another", {"colors": False}),
        ("color word with another or one basic land type with another", {}),
    ):
        phrase(
            f"change the text of {{what}} by replacing all instances of one {words}{tail}",
            like(n.ChangeText, what=the.what, until=until, **fields),
            clauses,
            what=objects,
        )

# --- How a spell that was spoken of enters, once it has become a permanent (CR 614.1c): "that creature enters with …"

MORE_COUNTERS: Final[tuple[tuple[str, dict[str, Any], dict[str, Any], bool], ...]] = (
    ("an additional {kind} counter on it", {"amount": n.Fixed(1)}, {"kind": counter_kind}, False),
    (
        "an additional {kind} counter on it for each {amount}", {"amount": the.amount},
        {"kind": counter_kind, "amount": each_one}, True,
    ),
    (
        "{amount} additional {kind} counters on it", {"amount": the.amount},
        {"kind": counter_kind, "amount": so_many}, False,
    ),
    (
        "a number of additional {kind} counters on it equal to {amount}", {"amount": the.amount},
        {"kind": counter_kind, "amount": quantities}, True,
    ),
)  # fmt: skip
for words, counted, places, parse_only in MORE_COUNTERS:
    entering_so = like(n.EntersWithCounters, kind=the.kind, which=the.which, **counted)
    phrase(
        f"{{which}} <enters> with {words}", like(n.Begin, static=entering_so), clauses, which=those, **places,
        fits=lambda begun: begun.static.which == n.OneOf(n.ThatObject()), parse_only=parse_only,
    )  # fmt: skip
