"""Costs: mana, and what else is paid (CR 118).

Each component is written with a verb that agrees: before the colon of an ability nobody is named ("Sacrifice a
creature"), elsewhere somebody is ("unless that player sacrifices a creature").
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import cost as cost_of
from mainphase.cards.mana_costs import cost_text
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import YOU_CONTROL
from mainphase.errors import CardError
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import life, quantities
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.counters import counter_kind, energy, one_counter
from mainphase.language.grammar.counts import NUMBER_WORDS, figure
from mainphase.language.grammar.discourse import (
    Mention,
    also_known,
    conjunction,
    conjuncts,
    discourse_of,
    mentioning,
    nouns_of,
)
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import is_it, is_somebody, pronoun
from mainphase.language.grammar.places import there
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    InSentence,
    Leaf,
    Listing,
    Mapped,
    Phrase,
    PhraseContext,
    Reference,
    Within,
    Words,
    context_of,
    like,
    phrase,
    the,
)


def mana_of(symbols: str) -> Any:
    try:
        return cost_of(symbols)
    except CardError:
        return DECLINED


def mana_cost_symbols(mana: Any) -> str | None:
    return cost_text(mana) if isinstance(mana, n.ManaCost) else None


mana: Final = Leaf("mana", r"(?:\{(?:[WUBRGCXS]|[0-9]+|[WUBRG2C]/[WUBRGP](?:/P)?)\})+", mana_of, mana_cost_symbols)
for after in nouns.afters:
    phrase("with mana cost {mana}", n.HasManaCost, after, mana=mana)
    phrase(
        "with mana cost {one} or {other}",
        like(n.Any, of=(like(n.HasManaCost, mana=the.one), like(n.HasManaCost, mana=the.other))), after,
        one=mana, other=mana,
    )  # fmt: skip
pay_mana: Final = Mapped(mana, n.PayMana, lambda c: c.mana if isinstance(c, n.PayMana) else DECLINED, n.PayMana)


def of_this(known: PhraseContext, _: Any) -> PhraseContext:
    """ "Sacrifice ~: It deals 2 damage to any target." The verbs of further costs agree with whoever pays."""
    return mentioning(known, Mention(n.This(), ("creature", "permanent", "card"))).agreeing(known.one)


def gone(known: PhraseContext, _: Any) -> PhraseContext:
    """ "Exile ~": what "it" is afterwards no cost says, and it is nothing that was spoken of before."""
    memory = discourse_of(known)
    mentions = tuple([m for m in memory.mentions if m.player or not m.one])
    return context_of(known.one, memory._replace(mentions=mentions))


# What is paid by doing something.
deeds: Final = Choice("a cost")
exiled_for_good: Final = Choice("a cost")  # of what somebody may exile it is asked whether it was ("otherwise")
THIS_NOUNS: Final = (
    "creature", "artifact", "enchantment", "land", "token", "permanent", "card", "Vehicle", "Equipment", "Aura",
    "Spacecraft", "Case",
)  # fmt: skip
WORDS_FOR_THIS: Final = ("~", *(f"this {noun}" for noun in THIS_NOUNS))
for k, this in enumerate(WORDS_FOR_THIS):
    phrase(f"<sacrifices> {this}", n.SacrificeThis, deeds, then=of_this, parse_only=k > 0)
    deeds.add(
        there(phrase(f"<exiles> {this} from your graveyard", n.ExileThis, then=gone, parse_only=k > 0), Zone.GRAVEYARD)
    )
    deeds.add(there(phrase(f"<exiles> {this} from your hand", n.ExileThis, then=gone, parse_only=k > 0), Zone.HAND))
    phrase(f"<exiles> {this}", n.ExileThis, exiled_for_good, then=gone, parse_only=k > 0)
    phrase(f"<returns> {this} to its owner's hand", n.ReturnCost(n.IsThis()), deeds, then=gone, parse_only=k > 0)
    deeds.add(there(phrase(f"<discards> {this}", n.DiscardThis, then=gone, parse_only=k > 0), Zone.HAND))
    phrase(
        f"<removes> {{kind}} counter from {this}",
        like(n.RemoveCountersCost, kind=the.kind), deeds, then=of_this, kind=one_counter, parse_only=k > 0,
    )  # fmt: skip
    phrase(f"<removes> a counter from {this}", n.RemoveCountersCost(""), deeds, then=of_this, parse_only=k > 0)
    phrase(
        f"<puts> {{kind}} counter on {this}",
        like(n.PutCountersCost, kind=the.kind), deeds, then=of_this, kind=one_counter, parse_only=k > 0,
    )  # fmt: skip
for k, this in enumerate(WORDS_FOR_THIS):  # be there none
    phrase(
        f"<removes> all {{kind}} counters from {this}",
        like(n.RemoveCountersCost, kind=the.kind, count=like(n.CountersOn, kind=the.kind, of=n.This())), deeds,
        then=of_this, kind=counter_kind, parse_only=k > 0,
    )  # fmt: skip


def all_counted(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "All of them": the counters that a condition has counted on this."""
    counted = discourse_of(known).counters
    if counted is None or counted.of != n.This():
        return []
    return [("all of them", n.RemoveCountersCost(counted.kind, counted), known)]


counted_counters: Final = Reference("all of them", all_counted, "all of them", of=n.RemoveCountersCost)
phrase("<removes> {those}", the.those, deeds, those=counted_counters, parse_only=True)
phrase("<exerts> ~", n.ExertThis, deeds, then=of_this)
some: Final = Words("a number", [*((NUMBER_WORDS[k], n.Fixed(k)) for k in range(2, 21)), ("X", n.X())])
for k, this in enumerate(WORDS_FOR_THIS):
    phrase(
        f"<removes> {{count}} {{kind}} counters from {this}",
        n.RemoveCountersCost, deeds, then=of_this, count=some, kind=counter_kind, parse_only=k > 0,
    )  # fmt: skip
    phrase(
        f"<removes> {{count}} counters from {this}",
        like(n.RemoveCountersCost, kind="", count=the.count), deeds, then=of_this, count=some, parse_only=k > 0,
    )  # fmt: skip
    phrase(
        f"<removes> any number of {{kind}} counters from {this}",
        like(n.RemoveCountersCost, kind=the.kind, count=n.X()), deeds, then=of_this, kind=counter_kind, parse_only=True,
    )  # fmt: skip
    phrase(
        f"<puts> {{count}} {{kind}} counters on {this}",
        n.PutCountersCost, deeds, then=of_this, count=some, kind=counter_kind, parse_only=k > 0,
    )  # fmt: skip
phrase("<pays> {amount}", n.PayLife, deeds, amount=life)
phrase("<pays> {count}", like(n.PayCounters, kind="energy", count=the.count), deeds, count=energy)
phrase(
    "<pays> an amount of {E} equal to {count}", like(n.PayCounters, kind="energy", count=the.count), deeds,
    count=quantities,
)  # fmt: skip
phrase("<reveals> <their|your> hand", n.RevealHand, deeds)
phrase("<reveals> the player you chose", n.RevealChosenPlayer, deeds)


phrase("<discards> <their|your> hand", n.DiscardHand, deeds)
phrase(
    "<exiles> cards from <their|your> graveyard equal to {count}",
    like(n.ExileCost, which=n.Anything(), zone=Zone.GRAVEYARD, count=the.count), deeds, count=quantities,
)  # fmt: skip
for verb, to in (("<exiles> the top {n} of your library", Zone.EXILE), ("<mills> {n}", Zone.GRAVEYARD)):
    for k in range(1, 11):
        number = f"{NUMBER_WORDS[k]} cards" if k > 1 else "card" if to == Zone.EXILE else "a card"
        phrase(verb.replace("{n}", number), n.TopOfLibraryCost(to, k), deeds)


# --- Things of one's own


def less(of: Phrase, *said: n.Filter) -> Phrase:
    """A noun whose words say what the cost says by itself: "an untapped creature you control" is tapped."""

    def to(which: Any) -> Any:
        parts = conjuncts(which)
        if any(part not in parts for part in said):
            return DECLINED
        return conjunction(tuple(part for part in parts if part not in said))

    def back(which: Any) -> Any:
        return conjunction((*said, *conjuncts(which))) if isinstance(which, n.Filter) else DECLINED

    return Mapped(of, to, back)


OWNED: Final = n.OwnedBy(n.You())


def mention_sacrificed_cost(known: PhraseContext, cost: Any) -> PhraseContext:
    return mentioning(
        known, Mention(n.Saved("sacrificed"), ("sacrificed", *nouns_of(cost.which)), cost.count == n.Fixed(1))
    ).agreeing(known.one)


def exiled_so(known: PhraseContext, cost: Any) -> PhraseContext:
    nouns = ("exiled card", "card", *nouns_of(cost.which))
    return mentioning(known, Mention(n.Saved("exiled"), nouns, cost.count == n.Fixed(1))).agreeing(known.one)


def articled(noun: Phrase, *said: n.Filter) -> Choice:
    """With its article: "an untapped creature you control", "another creature"."""
    return any_one(less(noun, *said))


def of_some(template: str, kind: type, one: Phrase, many: Phrase, then: Any = None) -> None:
    """Defines a cost of one thing, and of several."""
    phrase(template.format(which="{which}", whose="its|its"), like(kind, which=the.which), deeds, which=one, then=then)
    phrase(
        template.format(which="{count} {which}", whose="their|their"), kind, deeds, count=some, which=many, then=then
    )


of_some("<sacrifices> {which}", n.SacrificeCost, any_one(nouns.permanent), nouns.permanents, mention_sacrificed_cost)
phrase(
    "<sacrifices> {one} or {other}", like(n.SacrificeCost, which=like(n.Any, of=(the.one, the.other))), deeds,
    one=any_one(nouns.permanent), other=any_one(nouns.permanent), then=mention_sacrificed_cost,
)  # fmt: skip
for article in ("a", "an"):
    phrase(
        f"<sacrifices> {article} {{which}}", like(n.SacrificeCost, which=the.which), deeds, parse_only=True,
        which=with_article(nouns.nouns_joined(nouns.permanent), article == "an"), then=mention_sacrificed_cost,
    )  # fmt: skip
of_choice: Final = Choice("a choice")
for whose in ("their", "your"):
    phrase(f"{{which}} of {whose} choice", the.which, of_choice, which=any_one(nouns.permanent))
several_of_choice: Final = Choice("a choice")
for whose in ("their", "your"):
    phrase(f"{{which}} of {whose} choice", the.which, several_of_choice, which=nouns.permanents)
phrase(
    "<sacrifices> {which}", like(n.SacrificeCost, which=the.which), deeds, which=of_choice,
    then=mention_sacrificed_cost, parse_only=True,
)  # fmt: skip
phrase(
    "<sacrifices> {count} {which}", n.SacrificeCost, deeds, count=some, which=several_of_choice,
    then=mention_sacrificed_cost, parse_only=True,
)  # fmt: skip
of_some(
    "<taps> {which}",
    n.TapCost,
    articled(nouns.permanent, n.IsUntapped(), YOU_CONTROL),
    less(nouns.permanents, n.IsUntapped(), YOU_CONTROL),
)
of_some(
    "<returns> {which} to <{whose}> owner's hand",
    n.ReturnCost,
    articled(nouns.permanent, YOU_CONTROL),
    less(nouns.permanents, YOU_CONTROL),
)
of_some("<reveals> {which} from <their|your> hand", n.RevealCost, any_one(nouns.card), nouns.cards)
for zone, place in ((Zone.GRAVEYARD, n.InZone(Zone.GRAVEYARD)), (Zone.HAND, n.InZone(Zone.HAND))):
    for one, many in ((nouns.card_in_zone, nouns.cards_in_zone),):
        phrase(
            "<exiles> {which}",
            like(n.ExileCost, which=the.which, zone=zone),
            deeds,
            which=articled(one, place, OWNED),
            then=exiled_so,
        )
        phrase(
            "<exiles> {count} {which}",
            like(n.ExileCost, which=the.which, zone=zone, count=the.count),
            deeds,
            count=some,
            which=less(many, place, OWNED),
            then=exiled_so,
        )
# Of any player's graveyard.
phrase(
    "<exiles> {which}", like(n.ExileCost, which=the.which, zone=Zone.GRAVEYARD, anyones=True), deeds,
    which=articled(nouns.card_in_zone, n.InZone(Zone.GRAVEYARD)), then=exiled_so,
    fits=lambda cost: not any(isinstance(part, (n.OwnedBy, n.InZone)) for part in conjuncts(cost.which)),
)  # fmt: skip
# What processors do: cards of opponents leave exile.
OTHERS_CARDS: Final = n.OwnedBy(n.EachOpponent())
phrase("<puts> a card an opponent owns from exile into that player's graveyard", n.ProcessCost(OTHERS_CARDS), deeds)
phrase(
    "<puts> {count} cards your opponents own from exile into their owners' graveyards",
    like(n.ProcessCost, which=OTHERS_CARDS, count=the.count), deeds, count=some,
)  # fmt: skip
# A card that this has exiled.
for article, vowel in (("a", False), ("an", True)):
    phrase(
        f"<puts> {article} {{which}} into its owner's graveyard", n.ProcessCost, deeds,
        which=with_article(nouns.card_in_zone, vowel),
        fits=lambda cost: nouns.EXILED_WITH.of[1] in conjuncts(cost.which),
    )  # fmt: skip
several: Final = Words("a number", [(NUMBER_WORDS[k], k) for k in range(2, 21)])
phrase(
    "<puts> {which} from <their|your> graveyard on the bottom of <their|your> library",
    like(n.PutBackCost, which=the.which, yours=True), deeds, which=any_one(nouns.card),
)  # fmt: skip
phrase(
    "<puts> {which} from a graveyard on the bottom of its owner's library",
    like(n.PutBackCost, which=the.which), deeds, which=any_one(nouns.card),
)  # fmt: skip
phrase(
    "<puts> {count} {which} from <their|your> graveyard on the bottom of <their|your> library",
    like(n.PutBackCost, which=the.which, count=the.count, yours=True), deeds, count=several, which=nouns.cards,
)  # fmt: skip
phrase(
    "<puts> {count} {which} from a single graveyard on the bottom of their owner's library",
    like(n.PutBackCost, which=the.which, count=the.count), deeds, count=several, which=nouns.cards,
)  # fmt: skip


def is_controlled_by_nobody(cost: Any) -> bool:
    """A card in a hand is (CR 109.4): "you control" is told of something that it is compared with."""
    return not any(isinstance(part, n.ControlledBy) for part in conjuncts(cost.which))


for random, tail in ((False, ""), (True, " at random")):
    phrase(
        f"<discards> {{which}}{tail}",
        like(n.DiscardCost, which=the.which, random=random),
        deeds,
        which=any_one(nouns.card),
        fits=is_controlled_by_nobody,
    )
    phrase(
        f"<discards> {{count}} {{which}}{tail}",
        like(n.DiscardCost, which=the.which, count=the.count, random=random),
        deeds,
        count=some,
        which=nouns.cards,
    )

yours: Final = articled(nouns.permanent, YOU_CONTROL)
phrase(
    "<removes> {kind} counter from {which}",
    like(n.RemoveCountersCost, kind=the.kind, which=the.which),
    deeds,
    kind=one_counter,
    which=yours,
)
phrase("<removes> a counter from {which}", like(n.RemoveCountersCost, kind="", which=the.which), deeds, which=yours)
phrase(
    "<removes> {count} {kind} counters from among {which}",
    like(n.RemoveCountersCost, kind=the.kind, count=the.count, which=the.which, among=True), deeds,
    count=some, kind=counter_kind, which=less(nouns.permanents, YOU_CONTROL),
)  # fmt: skip
phrase(
    "<removes> {count} counters from among {which}",
    like(n.RemoveCountersCost, kind="", count=the.count, which=the.which, among=True), deeds,
    count=some, which=less(nouns.permanents, YOU_CONTROL),
)  # fmt: skip
phrase(
    "<removes> {count} {kind} counters from {which}",
    n.RemoveCountersCost,
    deeds,
    count=some,
    kind=counter_kind,
    which=yours,
)
phrase(
    "<puts> {kind} counter on {which}",
    like(n.PutCountersCost, kind=the.kind, which=the.which),
    deeds,
    kind=one_counter,
    which=yours,
)
phrase(
    "<puts> {count} {kind} counters on {which}", n.PutCountersCost, deeds, count=some, kind=counter_kind, which=yours
)
# --- Keyword actions


def has_blighted(known: PhraseContext, _: Any) -> PhraseContext:
    """ "The blighted creature" can be spoken of; "it" is nothing that no word has named (CR 701.68c)."""
    return also_known(known, Mention(n.Saved("blighted"), ("blighted creature",)))


phrase("<blights> {amount}", n.Blight, deeds, amount=figure, then=has_blighted)  # CR 701.68a
phrase("<forages>", n.Forage(), deeds)  # CR 701.61a
of_some("<beholds> {which}", n.Behold, any_one(nouns.permanent), nouns.permanents)  # CR 701.4a
phrase(
    "<beholds> {which} and <exiles> it", like(n.Behold, which=the.which, exiles=True), deeds,
    which=any_one(nouns.permanent),
)  # fmt: skip
phrase("<waterbends> {mana}", n.Waterbend, deeds, mana=mana)  # CR 701.67a
evidence: Final = phrase("<collects> evidence {amount}", n.CollectEvidence, deeds, amount=figure)  # CR 701.59a

# --- Together

# Before a colon: mana and symbols stand for themselves.
cost: Final = Choice("a cost")
cost.add(pay_mana)
phrase("{T}", n.TapThis, cost)
phrase("{Q}", n.UntapThis, cost)
cost.add(deeds)
cost.add(exiled_for_good)
listed: Final = Listing(cost, ", ", ", ", ", ", 1)
# "Remove three charge counters from ~ and sacrifice it".
and_gone: Final = phrase("{before} and sacrifice it", (the.before, n.SacrificeThis()), before=listed)


def with_sacrifice(paid: Any) -> Any:
    before, gone = paid
    last = before[-1]
    return (*before, gone) if isinstance(last, n.RemoveCountersCost) and last.which is None else DECLINED


def without_sacrifice(paid: Any) -> Any:
    return (paid[:-1], paid[-1]) if len(paid) > 1 else DECLINED


# "{T}, Sacrifice a creature and a Swamp": one and another, which pay for each other's part only together.
def pays_with_two(known: PhraseContext, paid: Any) -> PhraseContext:
    """What was sacrificed is not spoken of: it was two things."""
    return gone(known, paid).agreeing(known.one)


two_given: Final = Choice("a cost")
ONE_GIVEN: Final = like(n.SacrificeCost, which=the.other)
for k, this in enumerate(WORDS_FOR_THIS):
    phrase(
        f"<sacrifices> {this} and {{other}}", (n.SacrificeThis(), ONE_GIVEN), two_given, other=any_one(nouns.permanent),
        then=pays_with_two, parse_only=k > 0,
    )  # fmt: skip
phrase(
    "<sacrifices> {one} and {other}", (like(n.SacrificeCost, which=the.one), ONE_GIVEN), two_given,
    one=any_one(nouns.permanent), other=any_one(nouns.permanent), then=pays_with_two,
)  # fmt: skip
with_two: Final = Choice("a cost")
phrase("{two}", ((), the.two), with_two, two=two_given)
phrase("{before}, {two}", (the.before, the.two), with_two, before=listed, two=two_given)


def before_colon(told: str) -> bool:
    return " and a" in told[: told.find(":")]


costs: Final = Choice("a cost")
costs.add(
    InSentence(
        Mapped(with_two, lambda paid: (*paid[0], *paid[1]), lambda paid: (paid[:-2], paid[-2:]), tuple), before_colon
    )
)
costs.add(listed)
costs.add(Mapped(and_gone, with_sacrifice, without_sacrifice, tuple))

# Of somebody who is named.
payment: Final = Choice("a payment")
phrase("<pays> {mana}", the.mana, payment, mana=pay_mana)
phrase(
    "<sacrifices> {which} of their choice", like(n.SacrificeCost, which=the.which), payment, parse_only=True,
    which=any_one(nouns.permanent), then=mention_sacrificed_cost,
)  # fmt: skip
payment.add(deeds)
# "It", if that is this: "whenever ~ attacks, you may sacrifice it".
this_paid: Final = Choice("this")
for word in ("it", "him", "her"):
    meant = pronoun(word, is_it if word == "it" else is_somebody)
    this_paid.add(Within(meant, seen=lambda what, _: what if what == n.This() else DECLINED))
of_itself: Final = Choice("a payment")
phrase("<removes> a counter from {it}", (the.it, n.RemoveCountersCost("")), of_itself, it=this_paid, then=of_this)
phrase("<sacrifices> {it}", (the.it, n.SacrificeThis()), of_itself, it=this_paid, then=of_this)
for moved, way, paid_so in (("removes", "from", n.RemoveCountersCost), ("puts", "on", n.PutCountersCost)):
    phrase(
        f"<{moved}> {{kind}} counter {way} {{it}}", (the.it, like(paid_so, kind=the.kind)), of_itself,
        it=this_paid, kind=one_counter, then=of_this,
    )  # fmt: skip
    phrase(
        f"<{moved}> {{count}} {{kind}} counters {way} {{it}}", (the.it, like(paid_so, kind=the.kind, count=the.count)),
        of_itself, it=this_paid, count=some, kind=counter_kind, then=of_this,
    )  # fmt: skip
payment.add(Mapped(of_itself, lambda both: both[1], lambda paid: (n.This(), paid)))
payments: Final = Choice("payments")
phrase("{one}", (the.one,), payments, one=payment)
phrase("{one} and {other}", (the.one, the.other), payments, one=payment, other=payment)
phrase(
    "<pays> {mana} and {amount}", (the.mana, like(n.PayLife, amount=the.amount)), payments, mana=pay_mana, amount=life
)
