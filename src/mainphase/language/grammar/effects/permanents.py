"""Effects on permanents, which are destroyed, sacrificed, tapped; and on their counters."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import HOST
from mainphase.language.days import SIXTH_EDITION
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import MANY_TIMES, bearer, each_one, quantities
from mainphase.language.grammar.changed import theirs_alone
from mainphase.language.grammar.clauses import clauses, sentences
from mainphase.language.grammar.comparisons import whether
from mainphase.language.grammar.counters import counter_kind, one_counter
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import (
    BY_YOU,
    Mention,
    conjunction,
    conjuncts,
    discourse_of,
    mentioning,
    nouns_of,
    saved_as,
)
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import (
    ANY_NUMBER,
    EACH,
    each_of_them,
    each_of_those,
    is_it,
    nearest_first,
    objects,
    one_object,
    one_who,
    target_of_either,
    who,
)
from mainphase.language.grammar.objects import what as acting
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    Listing,
    Mapped,
    PhraseContext,
    Reference,
    Words,
    like,
    phrase,
    the,
)


def to_another(effect: Any) -> bool:
    """Nothing is attached to itself (CR 301.5c): "it" is something else than what was named last."""
    return bool(effect.what != effect.to)


phrase("bury {what}", n.Destroy, clauses, what=objects, regenerate=False, until=SIXTH_EDITION)
phrase("destroy {what}", n.Destroy, clauses, what=objects)
BURY: Final = like(n.Destroy, what=the.what, regenerate=False)
phrase("destroy {what}. <it|they> can't be regenerated", BURY, clauses, what=objects)
# Of damage to a creature by another; one that damages itself has no other.
ANOTHER_HURT: Final = n.Fits(n.ThatObject(), n.Not(n.OneOf(n.ThatSource())))
phrase(
    "destroy the other creature. it can't be regenerated",
    n.If(ANOTHER_HURT, n.Destroy(n.ThatObject(), regenerate=False)), clauses,
)  # fmt: skip
for whatever in (
    ". they", " and it", ". that creature", ". those creatures", ". the creature", ". a creature destroyed this way",
    ". creatures destroyed this way", ". that artifact", ". that land", ". that permanent", ". those permanents",
    ". artifacts destroyed this way",
):  # fmt: skip
    phrase(f"destroy {{what}}{whatever} can't be regenerated", BURY, clauses, what=objects, parse_only=True)
for whatever in ("a creature destroyed this way", "creatures destroyed this way", "it"):
    phrase(
        f"destroy {{what}} if {{condition}}. {whatever} can't be regenerated",
        like(n.If, condition=the.condition, then=BURY), sentences, what=objects, condition=whether, parse_only=True,
    )  # fmt: skip
phrase(
    "{what} can't be regenerated this turn",
    like(n.Begin, static=like(n.CantRegenerate, which=like(n.OneOf, of=the.what))),
    clauses,
    what=one_object,
)
phrase("tap {what}", n.Tap, clauses, what=objects)
phrase("untap {what}", n.Untap, clauses, what=objects)
# After somebody else has done something: "that player discards a card and you untap all lands you control".
for verb, does in (("destroy", n.Destroy), ("tap", n.Tap), ("untap", n.Untap)):
    phrase(f"you {verb} {{what}}", does, clauses, what=objects, parse_only=True)
phrase(
    "{by} <taps> or <untaps> {what}",
    like(n.ChooseEffect, of=(like(n.Tap, what=the.what), like(n.Untap, what=the.what)), by=the.by),
    clauses,
    by=who,
    what=objects,
)
phrase("{by} <sacrifices> {what}", n.SacrificeIt, clauses, what=objects, by=who)
for words, everybody in (("each player", n.EachPlayer()), ("each opponent", n.EachOpponent())):
    phrase(
        f"{words} sacrifices all {{which}} they control",
        like(n.SacrificeIt, what=like(n.Each, which=the.which), by=everybody), clauses, which=nouns.permanents,
    )  # fmt: skip
# One after the other, each of these by all players at once.
phrase(
    "each player exiles all {cards} from their graveyard, then sacrifices all {which} they control, then puts all "
    "cards they exiled this way onto the battlefield",
    like(
        n.Sequence,
        of=(
            like(
                n.Move,
                what=like(
                    n.Each, which=like(n.All, of=(the.cards, n.InZone(n.Zone.GRAVEYARD), n.OwnedBy(n.EachPlayer())))
                ),
                to=n.Zone.EXILE,
            ),
            like(n.SacrificeIt, what=like(n.Each, which=the.which), by=n.EachPlayer()),
            n.Move(n.Saved("it"), n.Zone.BATTLEFIELD),
        ),
    ),
    clauses, cards=nouns.cards, which=nouns.permanents,
)  # fmt: skip
for noun in ("creature", "permanent", "land", "artifact", "enchantment"):
    phrase(
        f"enchanted {noun}'s controller sacrifices it", n.SacrificeIt(HOST, n.ControllerOf(HOST)), clauses,
        parse_only=noun != "creature",
    )  # fmt: skip
phrase("regenerate {what}", n.Regenerate, clauses, what=objects)
for this in ("~", "this Equipment", "this Aura"):
    phrase(
        f"attach {this} to {{to}}", like(n.Attach, what=n.This(), to=the.to), clauses, to=objects, fits=to_another,
        parse_only=this != "~",
    )  # fmt: skip
phrase("attach {what} to {to}", n.Attach, clauses, what=objects, to=objects, fits=to_another)


phrase("attach {what} to {to}", n.Attach, clauses, what=objects, to=target_of_either, fits=to_another)


def creature_besides(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "It", of the creature that was spoken of before what is attached to it (CR 301.5c)."""
    others = nearest_first(discourse_of(known).mentions)[1:]
    for mention in others[:1]:
        if is_it(mention) and "creature" in mention.nouns:
            return [("it", mention.what, mentioning(known, mention))]
    return []


phrase(
    "attach {what} to {to}", n.Attach, clauses, what=objects, to=Reference("it", creature_besides, "it"),
    fits=to_another, parse_only=True,
)  # fmt: skip
THE_OTHER: Final = n.Saved("the other")
# To a token that was created just now, which is saved already under the first name of what is chosen.
phrase(
    "attach {which} to {to}",
    like(
        n.Sequence, of=(like(n.Choose, which=the.which, save=THE_OTHER.name), like(n.Attach, what=THE_OTHER, to=the.to))
    ),
    clauses, which=any_one(nouns.permanent), to=one_object, fits=lambda both: both.of[1].to == n.Saved("it"),
)  # fmt: skip
ATTACHED_TO_IT: Final = like(
    n.Sequence,
    of=(
        like(n.Choose, which=the.host, save=THE_OTHER.name),
        like(n.Choose, which=the.which, at_least=n.Fixed(0), at_most=n.Fixed(ANY_NUMBER)),
        n.Attach(n.Saved("it"), THE_OTHER),
    ),
)
phrase(
    "choose {host}. attach any number of {which} to it", ATTACHED_TO_IT, clauses,
    host=any_one(nouns.permanent), which=nouns.permanents,
)  # fmt: skip
ONE_OF: Final = like(n.Attach, what=n.This(), to=like(n.Each, which=the.which), chosen=True)
phrase("attach ~ to {which}", ONE_OF, clauses, which=any_one(nouns.permanent))
phrase("reselect which player or planeswalker {what} is attacking", n.ReselectAttacked, clauses, what=objects)
phrase("remove {what} from combat", n.RemoveFromCombat, clauses, what=objects)
# Of a group it is noted which they are, since they are not that any more: "all attacking creatures".
REMOVED: Final = n.Saved("removed from combat")
phrase(
    "remove all {which} from combat and untap them",
    like(
        n.Sequence,
        of=(
            like(n.Remember, what=like(n.Each, which=the.which), save=REMOVED.name),
            n.RemoveFromCombat(REMOVED),
            n.Untap(REMOVED),
        ),
    ),
    clauses, which=nouns.permanents, then=saved_as(REMOVED.name, "creature", "permanent", one=False),
)  # fmt: skip
phrase("transform {what}", n.Transform, clauses, what=objects)
phrase("flip {what}", n.Flip, clauses, what=objects)
phrase(
    "turn {what} face up",
    n.TurnFaceUp,
    clauses,
    what=objects,
    fits=lambda turned: turned.what != n.Each(n.ExiledWithThis()),
)
phrase("turn {what} face down", n.TurnFaceDown, clauses, what=objects)
phrase("{what} <phases> out", n.PhaseOut, clauses, what=acting)
phrase("{what} <becomes> blocked", n.BecomeBlocked, clauses, what=acting)
phrase("end the effects by which ~ gives control of {what}", n.LoseControl, clauses, what=objects)
phrase("unattach {what}", n.Unattach, clauses, what=objects)
phrase("pair {one} with {other}", n.Pair, clauses, one=objects, other=objects)
EQUIPMENT_ON: Final = like(n.All, of=(n.OfSubtype("Equipment"), like(n.IsAttachedTo, to=the.to)))
phrase(
    "unattach all Equipment from {to}",
    like(n.Unattach, what=like(n.Each, which=EQUIPMENT_ON)),
    clauses,
    to=objects,
    parse_only=True,
)

# --- Sacrifices of one's choice


def as_sacrificed(known: PhraseContext, effect: Any) -> PhraseContext:
    return mentioning(known, Mention(n.Saved("sacrificed"), nouns_of(effect.which), effect.amount == n.Fixed(1)))


def by_one_player(done: Any) -> bool:
    return not isinstance(done.by, EACH)


def half_of_those(who_has: Any, up: bool) -> Any:
    """Half of the permanents that fit and that this player controls."""
    theirs = like(n.All, of=(the.which, like(n.ControlledBy, who=who_has)))
    return like(n.HalfOf, of=like(n.CountOf, which=theirs), up=up)


def as_any_sacrificed(known: PhraseContext, effect: Any) -> PhraseContext:
    """Of several players each would have sacrificed another number."""
    counted = (BY_YOU,) if effect.by == n.You() else ()
    return mentioning(known, Mention(n.Saved("sacrificed"), (*nouns_of(effect.which), *counted), False))


numbers: Final = Words(
    "a number",
    [
        *((NUMBER_WORDS[k], n.Fixed(k)) for k in range(2, 21)),
        ("X", n.X()),
        ("that many", n.EventAmount()),
        *MANY_TIMES,
    ],
)
for tail in ("", " of their choice"):
    phrase(
        f"{{by}} <sacrifices> {{which}}{tail}",
        n.Sacrifice, clauses, then=as_sacrificed, by=who, which=theirs_alone(any_one(nouns.permanent)),
        parse_only=tail != "",
    )  # fmt: skip
    phrase(
        f"{{by}} <sacrifices> {{amount}} {{which}}{tail}",
        n.Sacrifice, clauses, then=as_sacrificed, by=who, amount=numbers, which=theirs_alone(nouns.permanents),
        parse_only=tail != "",
    )  # fmt: skip
# "A creature of their choice that dealt combat damage to you this turn".
their_choice: Final = Mapped(
    phrase("{which} of their choice {so}", (the.which, the.so), which=any_one(nouns.permanent), so=nouns.after_one),
    lambda told: conjunction((*conjuncts(told[0]), *conjuncts(told[1]))),
    lambda which: (conjunction(conjuncts(which)[:-1]), conjuncts(which)[-1]) if isinstance(which, n.All) else DECLINED,
)
phrase(
    "{by} <sacrifices> {which}", n.Sacrifice, clauses, then=as_sacrificed, by=who, which=theirs_alone(their_choice),
    parse_only=True,
)  # fmt: skip
phrase(
    "{by} <sacrifices> {which} for each {amount}",
    n.Sacrifice, clauses, then=as_sacrificed, by=who, amount=each_one, which=theirs_alone(any_one(nouns.permanent)),
)  # fmt: skip
phrase(
    "{by} <sacrifices> any number of {which}", n.Sacrifice, clauses, then=as_any_sacrificed, by=who,
    amount=n.Fixed(ANY_NUMBER), which=theirs_alone(nouns.permanents), up_to=True,
)  # fmt: skip

# Half of what each has of their own.
for rounded, up in (("up", True), ("down", False)):
    for tail in ("", " of their choice"):
        phrase(
            f"{{by}} <sacrifices> half the {{which}} <they|you> control{tail}, rounded {rounded}",
            like(n.Sacrifice, which=the.which, by=the.by, amount=half_of_those(the.by, up)), clauses,
            by=one_who, which=nouns.permanents, then=as_any_sacrificed, fits=by_one_player, parse_only=tail != "",
        )  # fmt: skip
        for words, everybody in (("each player", n.EachPlayer()), ("each opponent", n.EachOpponent())):
            phrase(
                f"{words} sacrifices half the {{which}} they control{tail}, rounded {rounded}",
                like(n.Sacrifice, which=the.which, by=everybody, amount=half_of_those(n.ThatPlayer(), up)), clauses,
                which=nouns.permanents, then=as_any_sacrificed, parse_only=tail != "",
            )  # fmt: skip
    phrase(
        f"{{by}} <discards> half the cards in <their|your> hand, rounded {rounded}",
        like(n.Discard, by=the.by, amount=like(n.HalfOf, of=like(n.HandSizeOf, of=the.by), up=up)), clauses,
        by=one_who, fits=by_one_player,
    )  # fmt: skip

# --- Counters (CR 122)


def counting(template: str, make: type, **slots: Any) -> None:
    """`template` has {counters} where "a charge counter" stands, and may have something after it."""
    names = {name: getattr(the, name) for name in slots}
    forms: tuple[tuple[str, Any, dict[str, Any]], ...] = (
        ("{kind} counter", n.Fixed(1), {"kind": one_counter}),
        ("{amount} {kind} counters", the.amount, {"amount": numbers, "kind": counter_kind}),
    )
    for words, amount, more in forms:
        phrase(
            template.replace("{counters}", words),
            like(make, kind=the.kind, amount=amount, **names),
            clauses,
            **slots,
            **more,
        )
    phrase(
        template.replace("{counters}", "{kind} counter") + " for each {which}",
        like(make, kind=the.kind, amount=the.which, **names), clauses, kind=one_counter, which=each_one, **slots,
    )  # fmt: skip
    phrase(
        "for each {which}, " + template.replace("{counters}", "{kind} counter"),
        like(make, kind=the.kind, amount=the.which, **names), clauses, kind=one_counter, which=each_one,
        parse_only=True, **slots,
    )  # fmt: skip
    so_many = "a number of {kind} counters"
    for words in (
        template.replace("{counters}", so_many) + " equal to {amount}",
        template.replace("{counters}", so_many + " equal to {amount}"),
    ):
        phrase(
            words, like(make, kind=the.kind, amount=the.amount, **names), clauses, kind=counter_kind,
            amount=quantities, parse_only=not words.endswith("{amount}"), **slots,
        )  # fmt: skip


counting("put {counters} on {on}", n.PutCounters, on=objects)
# More of them than an instruction before has put.
phrase(
    "put an additional {kind} counter on {on}", like(n.PutCounters, kind=the.kind, amount=n.Fixed(1), on=the.on),
    clauses, kind=counter_kind, on=objects, parse_only=True,
)  # fmt: skip
# Each of two kinds under a condition of its own.
ONE_IF: Final = like(n.If, condition=the.first, then=like(n.PutCounters, kind=the.one, amount=n.Fixed(1), on=the.on))
OTHER_IF: Final = like(
    n.If, condition=the.second, then=like(n.PutCounters, kind=the.other, amount=n.Fixed(1), on=the.there)
)
phrase(
    "put {one} counter on {on} if {first} and {other} counter on {there} if {second}",
    like(n.Sequence, of=(ONE_IF, OTHER_IF)), sentences,
    one=one_counter, other=one_counter, on=one_object, there=one_object, first=whether, second=whether, parse_only=True,
)  # fmt: skip
for first, second in (("{one} counter", "{other} counter"), ("{n} {one} counters", "{m} {other} counters")):
    several = first[1] == "n"
    phrase(
        f"put {first} on {{here}} and {second} on {{there}}",
        like(
            n.Sequence,
            of=(
                like(n.PutCounters, kind=the.one, amount=the.n if several else n.Fixed(1), on=the.here),
                like(n.PutCounters, kind=the.other, amount=the.m if several else n.Fixed(1), on=the.there),
            ),
        ),
        clauses, here=objects, there=objects, parse_only=True,
        **({"one": counter_kind, "other": counter_kind, "n": numbers, "m": numbers} if several
           else {"one": one_counter, "other": one_counter}),
    )  # fmt: skip
for words in ("remove one from it", "remove one from that permanent"):
    phrase(
        f"put {{kind}} counter on {{on}} or {words}",
        like(
            n.ChooseEffect,
            of=(
                like(n.PutCounters, kind=the.kind, amount=n.Fixed(1), on=the.on),
                like(n.RemoveCounters, kind=the.kind, amount=n.Fixed(1), on=the.on),
            ),
        ),
        clauses, kind=one_counter, on=one_object, parse_only=words[-2:] != "it",
    )  # fmt: skip
phrase(
    "put {kind} counter on each of {on}",
    like(n.PutCounters, kind=the.kind, amount=n.Fixed(1), on=the.on),
    clauses,
    kind=one_counter,
    on=objects,
)
phrase(
    "put {amount} {kind} counters on each of {on}",
    n.PutCounters,
    clauses,
    amount=numbers,
    kind=counter_kind,
    on=objects,
)


# "Put a +1/+1 counter on target creature and two +1/+1 counters on another target creature."
counters_on_things: Final = Choice("counters")
phrase("{kind} counter on {on}", (the.kind, n.Fixed(1), the.on), counters_on_things, kind=one_counter, on=objects)
phrase(
    "{amount} {kind} counters on {on}", (the.kind, the.amount, the.on), counters_on_things,
    amount=numbers, kind=counter_kind, on=objects,
)  # fmt: skip
# "A +1/+1 counter and a lifelink counter on it."
both_kinds: Final = phrase(
    "{first} counter and {second} counter on {on}",
    ((the.first, n.Fixed(1), the.on), (the.second, n.Fixed(1), the.on)),
    first=one_counter,
    second=one_counter,
    on=objects,
)


all_kinds: Final = phrase(
    "{first} counter, {second} counter, and {third} counter on {on}",
    (
        (the.first, n.Fixed(1), the.on),
        (the.second, n.Fixed(1), the.on),
        (the.third, n.Fixed(1), the.on),
    ),
    first=one_counter, second=one_counter, third=one_counter, on=objects,
)  # fmt: skip
# "Your choice of a flying counter or a hexproof counter": chosen as it is put (CR 608.2d).
for several_ways in (("first", "second"), ("first", "second", "third"), ("first", "second", "third", "fourth")):
    comma = "," if len(several_ways) > 2 else ""
    for middle in (" counter", ""):
        so_far = ", ".join(f"{{{name}}}{middle}" for name in several_ways[:-1])
        kept_kinds: dict[str, Any] = {
            name: one_counter if middle or name == "first" else counter_kind for name in several_ways
        }
        phrase(
            f"put your choice of {so_far}{comma} or {{{several_ways[-1]}}} counter on {{on}}",
            like(
                n.ChooseEffect,
                of=tuple(
                    like(n.PutCounters, kind=getattr(the, name), amount=n.Fixed(1), on=the.on) for name in several_ways
                ),
            ),
            clauses, on=objects, parse_only=not middle, **kept_kinds,
        )  # fmt: skip


phrase(
    "put {first} counter or {second} counter on {on}",
    like(
        n.ChooseEffect,
        of=(
            like(n.PutCounters, kind=the.first, amount=n.Fixed(1), on=the.on),
            like(n.PutCounters, kind=the.second, amount=n.Fixed(1), on=the.on),
        ),
    ),
    clauses, first=one_counter, second=one_counter, on=objects, parse_only=True,
)  # fmt: skip


def put_in_turn(told: Any) -> Any:
    return n.Sequence(tuple([n.PutCounters(kind, amount, on) for kind, amount, on in told]))


def counters_in_turn(effect: Any) -> Any:
    if not isinstance(effect, n.Sequence):
        return DECLINED
    each = [one for one in effect.of if isinstance(one, n.PutCounters) and not one.divided]
    return tuple([(one.kind, one.amount, one.on) for one in each]) if len(each) == len(effect.of) else DECLINED


listed: Final = Choice("counters")
phrase("put {all}", the.all, listed, all=Listing(counters_on_things, " and ", ", ", ", and ", 2, 4))
phrase("put {all}", the.all, listed, all=both_kinds)
phrase("put {all}", the.all, listed, all=all_kinds)
clauses.add(Mapped(listed, put_in_turn, counters_in_turn, n.Sequence))


# Moved from one onto another (CR 122.5).


def moves_between_two(moved: n.MoveCounters) -> bool:
    """True if one of the two is a single object: of several onto several it would not be told how many onto which."""
    several_of = [end for end in (moved.source, moved.onto) if isinstance(end, n.Each)]
    return len(several_of) < 2 and not (moved.chosen and isinstance(moved.source, n.Each))


def same_controller(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "With the same controller": as the one target before."""
    so = n.ControlledBy(n.ControllerOf(n.Target()))
    return [("with the same controller", so, known)] if len(discourse_of(known).targets) == 1 else []


nouns.after_one.add(Reference("with the same controller", same_controller, "with the same controller"))
end: Final = Choice("what has counters, or gets them")
end.add(objects)
phrase("{which}", like(n.Each, which=the.which), end, which=nouns.permanents, parse_only=True)
phrase("all {which}", like(n.Each, which=the.which), end, which=nouns.permanents, parse_only=True)
ENDS: Final[dict[str, Any]] = {"source": end, "onto": end}
for words, fields, slots in (
    ("{kind} counter", {"kind": the.kind, "amount": n.Fixed(1)}, {"kind": one_counter}),
    ("{amount} {kind} counters", {"kind": the.kind, "amount": the.amount}, {"kind": counter_kind, "amount": numbers}),
    ("all {kind} counters", {"kind": the.kind, "amount": None}, {"kind": counter_kind}),
    ("all counters", {"kind": "", "amount": None}, {}),
    ("a counter", {"kind": "", "amount": n.Fixed(1)}, {}),
    (
        "any number of {kind} counters", {"kind": the.kind, "amount": None, "chosen": True}, {"kind": counter_kind},
    ),
):  # fmt: skip
    for onto in ("onto", "to"):
        phrase(
            f"move {words} from {{source}} {onto} {{onto}}",
            like(n.MoveCounters, source=the.source, onto=the.onto, **fields), clauses, fits=moves_between_two,
            parse_only=onto == "to", **slots, **ENDS,
        )  # fmt: skip
# Doubling is putting as many on it again (CR 701.10e): of several on each of them.
doubled_on: Final = Choice("something")
doubled_on.add(each_of_them)
doubled_on.add(each_of_those)
doubled_on.add(objects)
phrase("double the number of {kind} counters on {on}", n.DoubleCounters, clauses, kind=counter_kind, on=doubled_on)
phrase("double the number of each kind of counter on {on}", n.DoubleCounters, clauses, on=doubled_on)
counting("remove {counters} from {on}", n.RemoveCounters, on=objects)
phrase(
    "remove all {kind} counters from {on}",
    like(n.RemoveCounters, kind=the.kind, amount=None, on=the.on),
    clauses,
    kind=counter_kind,
    on=objects,
)

phrase("remove all counters from {on}", like(n.RemoveCounters, kind="", amount=None, on=the.on), clauses, on=objects)
# Of whatever kinds: you choose which.
SOME_COUNTERS: Final[tuple[tuple[str, dict[str, Any], dict[str, Any]], ...]] = (
    ("a counter", {"amount": n.Fixed(1)}, {}),
    ("{amount} counters", {"amount": the.amount}, {"amount": numbers}),
    ("up to {amount} counters", {"amount": the.amount, "up_to": True}, {"amount": numbers}),
    ("any number of counters", {"amount": None, "up_to": True}, {}),
    (
        "up to {amount} {kind} counters", {"amount": the.amount, "up_to": True, "kind": the.kind},
        {"amount": numbers, "kind": counter_kind},
    ),
)  # fmt: skip
for words, fields, slots in SOME_COUNTERS:
    phrase(
        f"remove {words} from {{on}}", like(n.RemoveSomeCounters, on=the.on, **fields), clauses, on=one_object, **slots
    )

# "If it has eight or more charge counters on it, remove those counters …"
ALL_THOSE: Final = ("those counters", "them", "all of them", "all of them from it", "them all")


def removing_those(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    counted = discourse_of(known).counters
    if counted is None:
        return []
    gone = n.RemoveCounters(counted.kind, None, counted.of)
    return [(f"remove {words}", gone, known) for words in ALL_THOSE]


clauses.add(Reference("those counters", removing_those, "remove ", of=n.RemoveCounters))


def whose_counters(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "Those counters": of what had some."""
    counted = discourse_of(known).counters
    return [] if counted is None or counted.kind else [("those", counted.of, known)]


those_of: Final = Choice("whose counters")
those_of.add(Reference("those", whose_counters, "those"))
those_of.add(bearer)
phrase("put {of} counters on {on}", n.PutCountersOf, clauses, of=those_of, on=objects)
# "If ~ has counters on it, put the same number and kind of counters on that creature."


def of_each_kind(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    counted = discourse_of(known).counters
    return [] if counted is None or counted.kind else [(SAME_COUNTERS, counted.of, known)]


SAME_COUNTERS: Final = "the same number and kind of counters"
phrase(
    "put {of} on {on}", n.PutCountersOf, clauses, of=Reference(SAME_COUNTERS, of_each_kind, "the same"), on=objects,
    parse_only=True,
)  # fmt: skip


SO_MANY: Final = ("that many", "that number of")


def that_many_counters(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "That many": of what had one or more of them, all that it had."""
    counted = discourse_of(known).counters
    return [] if counted is None else [(words, counted, known) for words in SO_MANY]


phrase(
    "put {amount} {kind} counters on {on}", n.PutCounters, clauses,
    amount=Reference("that many", that_many_counters, *SO_MANY, of=n.CountersOn), kind=counter_kind, on=objects,
    fits=lambda put: isinstance(put.amount, n.CountersOn) and put.amount.kind in ("", put.kind),
)  # fmt: skip

# Counters of players (CR 122.1f): "gets two poison counters", "get an experience counter".
for kind, article in (("poison", "a"), ("experience", "an"), ("rad", "a")):
    phrase(f"you get {article} {kind} counter", n.PutCounters(kind, n.Fixed(1), n.You()), clauses)
    phrase(
        f"{{on}} <gets> {article} {kind} counter",
        like(n.PutCounters, kind=kind, amount=n.Fixed(1), on=the.on), clauses, on=who,
    )  # fmt: skip
    phrase(
        f"{{on}} <gets> {{amount}} {kind} counters", like(n.PutCounters, kind=kind, amount=the.amount, on=the.on),
        clauses, on=who, amount=numbers,
    )  # fmt: skip
    phrase(
        f"{{on}} <gets> {article} {kind} counter for each {{amount}}",
        like(n.PutCounters, kind=kind, amount=the.amount, on=the.on), clauses, on=who, amount=each_one,
    )  # fmt: skip

# --- Levels (CR 716.2c): what a level's cost does

LEVELS: Final = Words("a level", [(str(level), level) for level in range(2, 10)])
phrase("~ becomes level {level}", like(n.BecomeLevel, level=the.level), clauses, level=LEVELS)
