"""Keyword actions (CR 701) that are read as what they stand for: "explores", "populate", "amass Orcs 2"."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration
from mainphase.cards.words import keyword_actions as actions
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import figures, quantities, x
from mainphase.language.grammar.clauses import clauses, sentences
from mainphase.language.grammar.costs import has_blighted
from mainphase.language.grammar.counters import one_counter
from mainphase.language.grammar.counts import NUMBER_SIGN, NUMBER_WORDS, figure
from mainphase.language.grammar.discourse import Mention, discourse_of, forgetting, mentioning, saved_as
from mainphase.language.grammar.effects.tokens import often, so_often
from mainphase.language.grammar.objects import EACH, if_one_thing, objects, one_object, what, who, whose
from mainphase.language.syntax import Choice, PhraseContext, Reference, Within, context_of, like, phrase, shaped, the

AMOUNT: Final = n.Fixed(9999)
SIGN: Final = n.Saved("\\0")

phrase("shuffle your library", n.Shuffle(n.You()), clauses)
phrase("goad {what}", n.Goad, clauses, what=objects)
# How many were: all that were there then (CR 701.15a).
GOADED: Final = n.Saved("goaded")
GOADED_NOW: Final = (
    like(n.Remember, what=like(n.Each, which=the.which), save=GOADED.name), n.Goad(GOADED),
    like(n.PutCounters, kind=the.kind, amount=n.SizeOf(GOADED), on=the.on),
)  # fmt: skip
phrase(
    "goad each {which}. put {kind} counter on {on} for each creature goaded this way",
    like(n.Sequence, of=GOADED_NOW), sentences, which=nouns.permanent, kind=one_counter, on=one_object,
)  # fmt: skip
phrase(
    "{what} <is> goaded for the rest of the game",
    like(n.Begin, static=like(n.Goaded, which=like(n.OneOf, of=the.what)), until=Duration.PERMANENT), clauses,
    what=what, fits=lambda begun: not isinstance(begun.static.which.of, n.Each),
)  # fmt: skip
phrase("detain {what}", shaped(actions.detain(SIGN), what=SIGN), clauses, what=objects)
phrase("suspect {what}", shaped(actions.suspect(SIGN), what=SIGN), clauses, what=one_object)
phrase("{what} <becomes> saddled until end of turn", n.Designate, clauses, what=objects, name="saddled")
POPULATED: Final = saved_as("it", "token", "creature", "permanent")
phrase("populate", actions.populate(), clauses, then=POPULATED)
for there in ("", " the battlefield"):
    phrase(
        f"populate. the token enters{there} tapped and attacking", actions.populate(attacking=True), clauses,
        then=POPULATED, parse_only=there != "",
    )  # fmt: skip
phrase("learn", actions.learn(), clauses)
phrase("proliferate", n.Proliferate(), clauses)
phrase("proliferate {times}", like(n.DoTimes, do=n.Proliferate(), times=the.times), clauses, times=so_often)
for words, times in (
    ("proliferate, then proliferate again", 2),
    ("proliferate twice", 2),
    ("proliferate three times", 3),
):
    phrase(words, n.Sequence((n.Proliferate(),) * times), clauses, parse_only=True)
phrase("time travel", actions.time_travel(), clauses)  # CR 701.56a
phrase("time travel {times}", like(n.DoTimes, do=actions.time_travel(), times=the.times), clauses, times=so_often)
phrase("time travel three times", n.Sequence((actions.time_travel(),) * 3), clauses, parse_only=True)
phrase("adapt {number}", shaped(actions.adapt(NUMBER_SIGN), number=NUMBER_SIGN), clauses, number=figure)

# --- Face down (CR 701.40, 701.62)

MANIFESTED: Final = ("creature", "permanent")
one_manifested: Final = saved_as("it", *MANIFESTED)
for verb, put in (("manifest", actions.manifest_top), ("cloak", actions.cloak_top)):
    phrase(
        f"{verb} the top card of {{of}} library", shaped(put(SIGN, 1), of=SIGN), clauses, of=whose, then=one_manifested
    )
    for k in range(2, 6):
        phrase(
            f"{verb} the top {NUMBER_WORDS[k]} cards of {{of}} library", shaped(put(SIGN, k), of=SIGN), clauses,
            of=whose, then=forgetting("it"),
        )  # fmt: skip
    for from_top in ("a number of cards from the top of {of} library", "cards from the top of {of} library"):
        phrase(
            f"{verb} {from_top} equal to {{times}}",
            like(n.DoTimes, times=the.times, do=shaped(put(SIGN, 1), of=SIGN)), clauses,
            of=whose, times=quantities, then=forgetting("it"), parse_only=from_top[0] != "a",
        )  # fmt: skip
# "Its controller manifests the top card of their library": whoever does it controls it.
phrase(
    "{by} <manifests> the top card of their library",
    like(n.Move, what=like(n.TopOfLibrary, of=the.by), to=n.Zone.BATTLEFIELD, under=the.by, face_down=True),
    clauses,
    by=who,
    then=one_manifested,
    fits=lambda move: move.under != n.You() and not isinstance(move.under, EACH),
)
for verb, put_one in (("manifest", actions.manifest), ("cloak", actions.cloak)):
    phrase(f"{verb} {{what}}", shaped(put_one(SIGN), what=SIGN), clauses, what=objects, then=one_manifested)
phrase("manifest dread", actions.manifest_dread(), clauses, then=one_manifested)

# --- Of a permanent, by its controller


def acts_on_this(effect: Any) -> bool:
    return bool(told_of(effect) == n.This())


def of_another(effect: Any) -> bool:
    """Of one thing: of several each would do it by itself."""
    return isinstance(told_of(effect), (n.Target, n.ThatObject, n.ThatSource, n.Saved, n.AttachedTo))


def told_of(effect: Any) -> Any:
    """The permanent that grows."""
    last: Any = effect.of[-1]
    if not isinstance(last, n.If):
        return None
    grow = last.otherwise if last.otherwise is not None else last.then
    put = grow.of[0] if isinstance(grow, n.Sequence) else grow
    return put.on if isinstance(put, n.PutCounters) else None


one_of_them: Final = Within(what, after=if_one_thing)
for verb, made in (
    ("<explores>", actions.explore), ("<connives>", actions.connive), ("<explores> again", actions.explore),
):  # fmt: skip
    again = verb.endswith("again")
    phrase(
        f"{{what}} {verb}", shaped(made(SIGN), what=SIGN), clauses,
        what=one_of_them, fits=acts_on_this, parse_only=again,
    )  # fmt: skip
    phrase(
        f"{{what}} {verb}", shaped(made(SIGN, n.ControllerOf(SIGN)), what=SIGN), clauses,
        what=one_of_them, fits=of_another, parse_only=again,
    )  # fmt: skip

many_times: Final = Choice("a number")
many_times.add(figures)
many_times.add(x)
for conniving, fits in (
    (actions.connive(SIGN, amount=AMOUNT), acts_on_this),
    (actions.connive(SIGN, n.ControllerOf(SIGN), AMOUNT), of_another),
):
    connives = shaped(conniving, what=SIGN, amount=AMOUNT)
    phrase("{what} <connives> {amount}", connives, clauses, what=one_of_them, amount=many_times, fits=fits)

# --- Endure (CR 701.63)


def what_endures(effect: Any) -> Any:
    grows = effect.then.then.then if isinstance(effect.then.then, n.May) else None
    return grows.on if isinstance(grows, n.PutCounters) else None


def can_endure(effect: Any) -> bool:
    return isinstance(what_endures(effect), (n.This, n.Target, n.ThatObject, n.ThatSource, n.Saved))


# Whoever controls it then decides, and creates the token (CR 701.63a).
endures = shaped(actions.endure(SIGN, AMOUNT), what=SIGN, amount=AMOUNT)
phrase("{what} endures {amount}", endures, clauses, what=what, amount=many_times, fits=can_endure)

# --- Amass (CR 701.47); until 2023 the Army was of Zombies without saying so

for kind, words in (
    ("Zombie", "amass"),
    ("Zombie", "amass Zombies"),
    ("Orc", "amass Orcs"),
    ("Goblin", "amass Goblins"),
):
    phrase(
        f"{words} {{amount}}", shaped(actions.amass(kind, AMOUNT), amount=AMOUNT), clauses, amount=many_times,
        parse_only=words == "amass", then=saved_as("army", "Army", "creature", "permanent"),
    )  # fmt: skip

for k in range(1, 6):
    phrase(f"fateseal {k}", actions.fateseal(k), clauses)  # CR 701.29a

# --- Incubate (CR 701.53)

incubating: Final = shaped(actions.incubate(AMOUNT), amount=AMOUNT)
phrase("incubate {amount}", incubating, clauses, amount=many_times)
phrase(
    "incubate {amount} {times}",
    like(n.DoTimes, do=incubating, times=the.times),
    clauses,
    amount=many_times,
    times=often,
)

# --- Blight (CR 701.68)

blights: Final = shaped(actions.blight(NUMBER_SIGN, SIGN), amount=AMOUNT, by=SIGN)
phrase("{by} <blights> {amount}", blights, clauses, by=who, amount=figures, then=has_blighted)
phrase("bolster {amount}", shaped(actions.bolster(AMOUNT), amount=AMOUNT), clauses, amount=many_times)


# "Support 2": of a permanent, up to two other target creatures (CR 701.41a).
SUPPORTED: Final = [
    *((f"support {number}", actions.supported(number)) for number in range(1, 21)),
    ("support X", actions.supported(n.X())),
]


def supporting(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    memory = discourse_of(known)
    effect = n.PutCounters("+1/+1", n.Fixed(1), n.Target(len(memory.targets)))
    return [
        (words, effect, context_of(known.one, memory._replace(targets=(*memory.targets, aim))))
        for words, aim in SUPPORTED
    ]


def to_support(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """The number that is said: that of the next target."""
    memory = discourse_of(known)
    due = (memory.given or ())[len(memory.targets) :]
    return [one for one in supporting(known) if discourse_of(one[2]).targets[-1:] == due[:1]] if due else []


clauses.add(Reference("support", supporting, "support ", due=to_support, of=n.PutCounters))
# "Earthbend 2": of target land you control (CR 701.66a).
LAND_OF_YOURS: Final = n.TargetPhrase(n.All((n.OfType(n.CardType.LAND), n.ControlledBy(n.You()))))
BENDING: Final = [
    *((f"earthbend {number}", n.Fixed(number)) for number in range(1, 11)),
    ("earthbend X", n.X()),
]


def earthbending(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    memory = discourse_of(known)
    what = n.Target(len(memory.targets))
    aimed = context_of(known.one, memory._replace(targets=(*memory.targets, LAND_OF_YOURS)))
    aimed = mentioning(aimed, Mention(what, ("land",), True))
    return [(words, actions.earthbend(amount, what), aimed) for words, amount in BENDING]


clauses.add(Reference("earthbend", earthbending, "earthbend ", of=n.Sequence))
phrase("airbend {what}", shaped(actions.airbend(SIGN), what=SIGN), clauses, what=objects)
phrase("monstrosity {amount}", shaped(actions.monstrosity(AMOUNT), amount=AMOUNT), clauses, amount=many_times)
DISCOVERED: Final = shaped(actions.discover(AMOUNT), amount=AMOUNT)
phrase("discover {amount}", DISCOVERED, clauses, amount=many_times)
# A mana value is the same before and afterwards, though it is asked for twice.
a_mana_value: Final = phrase(
    "{amount}", the.amount, amount=quantities, fits=lambda told: isinstance(told, n.ManaValueOf)
)  # fmt: skip
phrase("discover X, where X is {amount}", DISCOVERED, clauses, amount=a_mana_value)
# Of what may change meanwhile it is worked out once, before.
DISCOVER_X: Final[Any] = actions.discover(n.X())
other_amount: Final = phrase(
    "{amount}", the.amount, amount=quantities,
    fits=lambda told: not isinstance(told, (n.ManaValueOf, n.Fixed, n.X)),
)  # fmt: skip
phrase(
    "discover X, where X is {amount}",
    like(n.Sequence, of=(like(n.TellX, amount=the.amount), *DISCOVER_X.of)), clauses, amount=other_amount,
)  # fmt: skip
