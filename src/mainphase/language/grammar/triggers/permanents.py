"""Events of permanents: they enter, leave, die, become tapped, are turned, are aimed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Revealed, Zone
from mainphase.cards.nodes.often_named import OPPONENTS_CONTROL, YOU_CONTROL
from mainphase.kernel.keys import DESIGNATIONS, SavedAs
from mainphase.language.days import DIES, ENTERS, SIXTH_EDITION
from mainphase.language.grammar import nouns
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.conditions import of_player as belonging_to
from mainphase.language.grammar.counters import one_counter
from mainphase.language.grammar.counts import counter_kind
from mainphase.language.grammar.discourse import (
    Mention,
    also_known,
    conjunction,
    conjuncts,
    discourse_of,
    mentioning,
    mentioning_second,
    nouns_of,
)
from mainphase.language.grammar.groups import (
    HOSTS,
    SELF,
    any_actor,
    any_one,
    event_cards,
    event_one,
    event_several,
    mention_group,
)
from mainphase.language.grammar.origins import CAME_FROM
from mainphase.language.grammar.places import there
from mainphase.language.grammar.triggers.events import about_player, events, somebody
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    Mapped,
    PhraseContext,
    Words,
    context_of,
    like,
    on_days,
    phrase,
    the,
)
from mainphase.rules.declared import declared_as

AT_ONCE: Final = n.Saved(SavedAs.AT_ONCE)


def all_of_them(known: PhraseContext, event: Any) -> PhraseContext:
    """After this "them" are all that enter at once (CR 603.2c); what leaves becomes something else."""
    if not isinstance(event.on, n.Enters):
        return known
    return also_known(known, Mention(AT_ONCE, nouns_of(event.on.which), False)).agreeing(False)


def under_control_of(control: n.ControlledBy, whose: str) -> None:
    """ "… enters the battlefield under your control", as it was said until control stood with the noun."""

    def controlled(which: Any) -> Any:
        parts = conjuncts(which)
        if any(isinstance(part, (n.ControlledBy, n.IsThis)) for part in parts):
            return DECLINED
        return conjunction((*parts, control))

    def without(which: Any) -> Any:
        parts = conjuncts(which)
        if len(parts) < 2 or control not in parts:
            return DECLINED
        return conjunction(tuple(part for part in parts if part != control))

    def of_player(known: PhraseContext, _: Any) -> PhraseContext:
        return about_player(known, control.who)

    for which, on, then in (
        (event_one, ENTERED, of_player),
        (event_several, like(n.OneOrMore, on=ENTERED), all_of_them),  # it may happen to several players at once
    ):
        phrase(
            f"{{which}} <enters> under {whose} control", on, events,
            which=Mapped(which, controlled, without), until=ENTERS, then=then,
        )  # fmt: skip


ENTERED: Final = like(n.Enters, which=the.which)
ALIVE: Final = like(n.Leaves, which=the.which, alive=True)


under_control_of(YOU_CONTROL, "your")
under_control_of(OPPONENTS_CONTROL, "an opponent's")
for template, on in (
    ("{which} <enters>", ENTERED),
    ("{which} <dies>", like(n.Dies, which=the.which)),
    ("{which} <leaves> the battlefield", like(n.Leaves, which=the.which)),
    ("{which} <leaves> the battlefield without dying", ALIVE),
):
    phrase(template, like(n.OneOrMore, on=on), events, which=event_several, then=all_of_them)
phrase(
    "{which} leave your graveyard",
    like(n.OneOrMore, on=like(n.LeavesGraveyard, which=the.which, whose=n.You())),
    events,
    which=event_cards,
    then=lambda known, _: also_known(known, Mention(AT_ONCE, ("card left",), False)).agreeing(False),
)


def of_an_opponent(known: PhraseContext, on: Any) -> PhraseContext:
    """ "That player" is whose it is, if that is told."""
    return about_player(known, OPPONENTS_CONTROL.who) if OPPONENTS_CONTROL in conjuncts(on.which) else known


phrase("{which} <enters>", n.Enters, events, which=event_one, then=of_an_opponent)
untapped_one = Choice("something that enters")
phrase("{which} <enters> untapped", n.Enters, untapped_one, which=event_one)


def untapped(on: Any) -> Any:
    return n.Enters(conjunction((*conjuncts(on.which), n.IsUntapped())))


def as_it_may(on: Any) -> Any:
    parts = conjuncts(on.which)
    return n.Enters(conjunction(parts[:-1])) if len(parts) > 1 and parts[-1] == n.IsUntapped() else DECLINED


events.add(Mapped(untapped_one, untapped, as_it_may, n.Enters))
tapped_one: Final = Choice("something that enters")
tapped_of_yours: Final = Choice("something that enters")
phrase("{which} <enters> tapped and under your control", n.Enters, tapped_of_yours, which=event_one)
phrase("{which} <enters> tapped", n.Enters, tapped_one, which=event_one)
origins: Final[list[tuple[Choice, tuple[n.Filter, ...]]]] = []
for where, came in CAME_FROM:
    origins.append((Choice("something that enters"), came))
    phrase(f"{{which}} <enters> {where}", n.Enters, origins[-1][0], which=event_one)
for entering, told in ((tapped_of_yours, (YOU_CONTROL, n.IsTapped())), (tapped_one, (n.IsTapped(),)), *origins):

    def tapped(on: Any, told: tuple[n.Filter, ...] = told) -> Any:
        return n.Enters(conjunction((*conjuncts(on.which), *told)))

    def as_it_does(on: Any, told: tuple[n.Filter, ...] = told) -> Any:
        parts = conjuncts(on.which)
        rest = parts[: -len(told)]
        return n.Enters(conjunction(rest)) if parts[-len(told) :] == told else DECLINED

    events.of.insert(0, Mapped(entering, tapped, as_it_does, n.Enters))
phrase("{which} <leaves> the battlefield", n.Leaves, events, which=event_one)
phrase("{which} <leaves> the battlefield without dying", ALIVE, events, which=event_one)


def belonging(to: n.Filter) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
    """Returns functions that add, and take away, that it belongs to such a player."""

    def owned(which: Any) -> Any:
        return conjunction((*conjuncts(which), to))

    def not_owned(which: Any) -> Any:
        parts = conjuncts(which)
        return conjunction(parts[:-1]) if parts[-1:] == (to,) else DECLINED

    return owned, not_owned


def as_card(known: PhraseContext, _: Any) -> PhraseContext:
    """Returns the context where something that has gone to a graveyard can be called a card, too."""
    last = discourse_of(known).mentions[-1:]
    if not last or last[0].what != n.ThatObject() or "card" in last[0].nouns:
        return known
    return mentioning(known, last[0]._replace(nouns=(*last[0].nouns, "card")))


# Of a permanent, that can only be from the battlefield.
itself_alone: Final = phrase(
    "{which}", the.which, which=Words("this", [("this creature", n.IsThis()), ("this permanent", n.IsThis())]),
    then=mention_group(True, None),
)  # fmt: skip
put: Final = phrase(
    "{which} <is> put into a graveyard from the battlefield", n.PutIntoGraveyard, which=event_one, then=as_card
)
# Which says the same, and is read as it stands.
events.add(
    on_days(Mapped(put, lambda _: DECLINED, lambda on: n.PutIntoGraveyard(on.which), n.Dies), SIXTH_EDITION, DIES)
)
phrase("{which} <is> exiled from the battlefield", n.ExiledFromBattlefield, events, which=event_one, then=as_card)
phrase("{which} <dies>", n.Dies, events, which=event_one, then=as_card)
events.add(put)
phrase("{which} <is> put into the command zone from the battlefield", n.PutIntoCommandZone, events, which=event_one)
phrase("{which} <is> put into exile from the battlefield", n.PutIntoExile, events, which=event_one, then=as_card)
phrase("{which} <is> put into exile", n.PutIntoExile, events, which=itself_alone, parse_only=True)
OF_YOURS, OF_THEIRS = n.OwnedBy(n.You()), n.OwnedBy(n.EachOpponent())
for whose, owner in (("your", OF_YOURS), ("an opponent's", OF_THEIRS)):
    phrase(
        f"{{which}} is put into {whose} graveyard from the battlefield",
        n.PutIntoGraveyard,
        events,
        which=Mapped(event_one, *belonging(owner)),
        then=as_card,
    )


def as_owners_card(known: PhraseContext, on: Any) -> PhraseContext:
    """After this "that player" is whose hand it was returned to."""
    owner = Mention(n.OwnerOf(n.ThatObject()), ("player",), True, True)
    return mentioning(as_card(known, on), owner)


# Returned to a hand: of a permanent, that can only be from the battlefield.
phrase("{which} is returned to a player's hand", n.ReturnedToHand, events, which=event_one, then=as_owners_card)
phrase(
    "{which} are returned to hand", like(n.OneOrMore, on=like(n.ReturnedToHand, which=the.which)), events,
    which=event_several,
)  # fmt: skip
for tail in ("", " from the battlefield"):
    phrase(
        f"{{which}} is returned to your hand{tail}", n.ReturnedToHand, events,
        which=Mapped(event_one, *belonging(OF_YOURS)), then=as_card, parse_only=tail != "",
    )  # fmt: skip
ITS_OWNER: Final = Mention(n.OwnerOf(n.ThatObject()), ("player", "opponent"), True, True)
phrase(
    "{which} is put into an opponent's graveyard", n.PutIntoGraveyard, events,
    which=Mapped(any_one(nouns.permanent), *belonging(OF_THEIRS)),
    then=lambda known, on: mentioning(mention_group(True, n.ThatObject())(known, on.which), ITS_OWNER), parse_only=True,
)  # fmt: skip
SACRIFICED_SO: Final = like(n.Sacrifices, who=n.EachPlayer(), which=the.which)
phrase("{which} <is> destroyed", n.IsDestroyed, events, which=event_one, then=as_card)
phrase(
    "{which} is sacrificed or destroyed", like(n.AnyOf, of=(SACRIFICED_SO, like(n.IsDestroyed, which=the.which))),
    events, which=event_one,
)  # fmt: skip
# --- Lands tapped for mana (CR 106.12)


def tapper(known: PhraseContext, on: Any) -> PhraseContext:
    known = mentioning(known, Mention(n.ThatObject(), nouns_of(on.which), True))
    return about_player(known, n.EachPlayer())


for words, taps in (("a player taps", None), ("you tap", n.You()), ("an opponent taps", n.EachOpponent())):
    some = any_one(nouns.permanent)
    phrase(
        f"{words} {{which}} for mana",
        like(n.BecomesTapped, which=the.which, for_mana=True),
        events,
        which=some if taps is None else belonging_to(some, taps),
        then=tapper,
    )
# Only for mana of a type, or of the color that was chosen.
SOME_COLOR: Final = Words(
    "mana", [(f"{{{letter}}}", 1 << k) for k, letter in enumerate(n.Color.LETTERS)] + [("mana of the chosen color", 0)]
)


def added_by(who: n.Selector) -> Callable[[PhraseContext, Any], PhraseContext]:
    def after(known: PhraseContext, on: Any) -> PhraseContext:
        known = about_player(mentioning(known, Mention(n.ThatObject(), nouns_of(on.which), True)), who)
        return context_of(known.one, discourse_of(known)._replace(color_chosen=not on.colors))

    return after


for words, by in (("a player taps", n.EachPlayer()), ("you tap", n.You()), ("an opponent taps", n.EachOpponent())):
    phrase(
        f"{words} {{which}} for {{colors}}", like(n.AddsMana, which=the.which, by=by, colors=the.colors, tapped=True),
        events, which=any_one(nouns.permanent), colors=SOME_COLOR, then=added_by(by),
    )  # fmt: skip
phrase(
    "{which} is tapped for {colors}", like(n.AddsMana, which=the.which, colors=the.colors, tapped=True), events,
    which=any_one(nouns.permanent), colors=SOME_COLOR, then=added_by(n.EachPlayer()), parse_only=True,
)  # fmt: skip
phrase(
    "{which}'s ability causes you to add one or more mana of the chosen color",
    like(n.AddsMana, which=the.which, by=n.You()), events, which=any_one(nouns.permanent), then=added_by(n.You()),
)  # fmt: skip
for this, _ in SELF:
    phrase(
        f"you tap {this} for mana", n.BecomesTapped(n.IsThis(), for_mana=True), events, parse_only=True,
        then=lambda known, _: mentioning(known, Mention(n.This(), ("creature", "permanent"))),
    )  # fmt: skip
phrase("{which} is tapped for mana", like(n.BecomesTapped, which=the.which, for_mana=True), events, which=event_one)
phrase("{which} becomes tapped", n.BecomesTapped, events, which=event_one)
phrase("{which} becomes untapped", n.BecomesUntapped, events, which=event_one)
phrase("{which} <is> turned face up", n.IsTurnedFaceUp, events, which=event_one)
phrase("{which} mutates", n.Mutates, events, which=event_one)
phrase("{which} phases in", n.PhasesIn, events, which=event_one)
phrase("{which} phases out", n.PhasesOut, events, which=event_one)

# --- Becoming a target (CR 115.1)


def aimed(known: PhraseContext, on: Any) -> PhraseContext:
    """Returns the context with what it became the target of."""
    noun = "spell or ability" if on.what is None else "spell"
    return also_known(known, Mention(n.ThatSource(), (noun,)))


SPELL_OR_ABILITY = Choice("a spell or ability")
SPELL_OR_ABILITY.add(Words("a spell or ability", [("a spell or ability", None), ("a spell", n.IsSpell())]))


def whosever_it_is(known: PhraseContext, on: Any) -> PhraseContext:
    """Returns the context with who aimed, where two things may be aimed at."""
    return about_player(aimed(known, on.of[0]), on.of[0].by)


def is_spell_of_a_kind(which: Any) -> bool:
    """True if it says more of the spell than that it is one, and not whose it is: that is told after it."""
    parts = conjuncts(which)
    return len(parts) > 1 and nouns.is_only_cast(which) and not any(isinstance(p, n.ControlledBy) for p in parts)


phrase("{which}", the.which, SPELL_OR_ABILITY, which=any_one(nouns.spell_on_stack), fits=is_spell_of_a_kind)
for words, by in (("you control", n.You()), ("an opponent controls", n.EachOpponent())):

    def of_player(known: PhraseContext, on: Any, by: n.Selector = by) -> PhraseContext:
        return about_player(aimed(known, on), by)

    phrase(
        f"{{which}} becomes the target of {{what}} {words}",
        like(n.BecomesTarget, which=the.which, by=by, what=the.what),
        events,
        which=event_one,
        what=SPELL_OR_ABILITY,
        then=of_player,
    )
    phrase(
        f"you or {{which}} becomes the target of {{what}} {words}",
        like(n.BecomesTarget, which=the.which, by=by, what=the.what, players=n.You()), events,
        which=any_one(nouns.permanent), what=SPELL_OR_ABILITY, then=of_player,
    )  # fmt: skip
    phrase(
        f"{{which}} or {{spell}} becomes the target of {{what}} {words}",
        like(
            n.AnyOf,
            of=(
                like(n.BecomesTarget, which=the.which, by=by, what=the.what),
                like(n.BecomesTarget, which=the.spell, by=by, what=the.what),
            ),
        ),
        events, which=event_one, spell=any_one(nouns.spell_on_stack), what=SPELL_OR_ABILITY, then=whosever_it_is,
    )  # fmt: skip
    phrase(
        f"{{which}} becomes the target of a spell or ability {words} for the first time each turn",
        like(n.BecomesTarget, which=the.which, by=by, first=True),
        events,
        which=event_one,
        then=of_player,
    )
phrase(
    "{which} becomes the target of a spell or ability for the first time each turn",
    like(n.BecomesTarget, which=the.which, first=True),
    events,
    which=event_one,
    then=aimed,
)
phrase(
    "{which} becomes the target of {what}", n.BecomesTarget, events, which=event_one, what=SPELL_OR_ABILITY, then=aimed
)

# --- Counters (CR 122.6)

phrase("one or more {kind} counters are put on {which}", n.CountersArePut, events, kind=counter_kind, which=event_one)

ONE_PUT = like(n.CountersArePut, kind=the.kind, which=the.which, each=True)
phrase("{kind} counter is put on {which}", ONE_PUT, events, kind=one_counter, which=event_one)
phrase(
    "one or more counters are put on {which}", like(n.CountersArePut, kind="", which=the.which), events, which=event_one
)
for verb, who in (("you put", n.You()), ("an opponent puts", n.EachOpponent())):
    phrase(
        f"{verb} one or more {{kind}} counters on {{which}}",
        like(n.CountersArePut, kind=the.kind, which=the.which, by=who), events, kind=counter_kind, which=event_one,
    )  # fmt: skip
    phrase(
        f"{verb} one or more {{kind}} counters on {{which}}",
        like(n.OneOrMore, on=like(n.CountersArePut, kind=the.kind, which=the.which, by=who)), events,
        kind=counter_kind, which=event_several,
    )  # fmt: skip
    phrase(
        f"{verb} one or more counters on {{which}}", like(n.CountersArePut, kind="", which=the.which, by=who), events,
        which=event_one,
    )  # fmt: skip
    phrase(
        f"{verb} {{kind}} counter on {{which}}",
        like(n.CountersArePut, kind=the.kind, which=the.which, by=who, each=True), events,
        kind=one_counter, which=event_one,
    )  # fmt: skip
    phrase(
        f"{verb} a counter on {{which}}", like(n.CountersArePut, kind="", which=the.which, by=who, each=True), events,
        which=event_one,
    )  # fmt: skip
ORDINALS = Words(
    "which", [(word, k) for k, word in enumerate(("second", "third", "fourth", "fifth", "sixth", "seventh"), 2)]
)
phrase(
    "the {reaches} {kind} counter is put on {which}", n.CountersArePut, events,
    reaches=ORDINALS, kind=counter_kind, which=event_one,
)  # fmt: skip


# Those with rules of their own go without being counted one by one.
def is_counted_singly(removed: Any) -> bool:
    return removed.kind not in ("loyalty", "defense", "stun", "shield")


this_exiled: Final = Choice("this")
phrase("{which}", the.which, this_exiled, which=Words("this", SELF), then=mention_group(True, n.ThatObject()))
for words, removed, counted in (
    ("{kind} counter is removed from", n.CounterRemoved, one_counter),
    ("the last {kind} counter is removed from", n.LastCounterRemoved, counter_kind),
):
    from_exile = phrase(
        f"{words} {{which}} while it's exiled", removed, kind=counted, which=this_exiled, fits=is_counted_singly
    )
    events.add(there(from_exile, Zone.EXILE))
    phrase(f"{words} {{which}}", removed, events, kind=counted, which=event_one, fits=is_counted_singly)

# --- Cards put into graveyards from anywhere

phrase("{which} is put into a graveyard from anywhere", n.CardPutIntoGraveyard, events, which=event_one)
phrase(
    "{which} is put into a graveyard from anywhere", n.CardPutIntoGraveyard, events, which=any_one(nouns.card),
    then=lambda known, _: mentioning(known, Mention(n.ThatObject(), ("card",), True)),
)  # fmt: skip
phrase(
    "{which} are put into your graveyard from anywhere",
    like(n.OneOrMore, on=like(n.CardPutIntoGraveyard, which=the.which, whose=n.You())),
    events,
    which=event_cards,
)
phrase(
    "{which} are put into graveyards from anywhere",
    like(n.OneOrMore, on=like(n.CardPutIntoGraveyard, which=the.which)), events, which=event_cards,
)  # fmt: skip
EXILED_FROM: Final[tuple[tuple[str, n.Selector, tuple[int, ...]], ...]] = (
    ("", n.EachPlayer(), ()),
    (" from your graveyard", n.You(), (Zone.GRAVEYARD,)),
    (" from your library", n.You(), (Zone.LIBRARY,)),
    (" from your hand", n.You(), (Zone.HAND,)),
    (" from your library and/or your graveyard", n.You(), (Zone.LIBRARY, Zone.GRAVEYARD)),
    (" from graveyards and/or the battlefield", n.EachPlayer(), (Zone.GRAVEYARD, Zone.BATTLEFIELD)),
)
for from_there, whose_cards, sources in EXILED_FROM:
    phrase(
        f"{{which}} are put into exile{from_there}",
        like(n.OneOrMore, on=like(n.CardPutIntoExile, which=the.which, whose=whose_cards, sources=sources)), events,
        which=event_cards,
    )  # fmt: skip
THAT_CARD = Mention(n.ThatObject(), ("card",), True)
phrase(
    "a {which} is put into your graveyard from anywhere",
    like(n.CardPutIntoGraveyard, which=the.which, whose=n.You()),
    events,
    which=nouns.card,
    then=lambda known, _: mentioning(known, THAT_CARD),
)


def is_told_by_color(on: Any) -> bool:
    """Of what is described by its colors alone, "card" is the noun, and whose it is may be spoken of."""
    colors = [part.of if isinstance(part, n.Not) else part for part in conjuncts(on.which)]
    return len(colors) > 0 and all(isinstance(part, n.OfColor) for part in colors)


for article in ("a", "an"):
    for said in (True, False):
        into_any = phrase(
            f"{article} {{which}} is put into a player's graveyard from anywhere",
            like(n.CardPutIntoGraveyard, which=the.which, whose=n.EachPlayer()),
            which=with_article(nouns.card, article == "an"),
            then=lambda known, _: about_player(mentioning(known, THAT_CARD), n.EachPlayer()),
            fits=is_told_by_color if said else lambda on: not is_told_by_color(on), parse_only=not said,
        )  # fmt: skip
        events.of.insert(0, into_any)  # before what is put into any graveyard
phrase(
    "a {which} is put into an opponent's graveyard from anywhere",
    like(n.CardPutIntoGraveyard, which=the.which, whose=n.EachOpponent()),
    events,
    which=nouns.card,
    then=lambda known, _: about_player(mentioning(known, THAT_CARD), n.EachOpponent()),
)

# Of what an Aura is on, that can only be from the battlefield.
phrase(
    "{which} is put into a graveyard", n.PutIntoGraveyard, events,
    which=Words("what it is attached to", HOSTS), parse_only=True, then=mention_group(True, n.ThatObject()),
)  # fmt: skip

# --- From one zone into a graveyard, or out of it

WHOSE: Final[tuple[tuple[str, str, n.Selector], ...]] = (
    ("your", "your", n.You()),
    ("an opponent's", "their", n.EachOpponent()),
    ("a", "a", n.EachPlayer()),
)
FROM_ZONES: Final = (
    ("from {} library", Zone.LIBRARY, 0),
    ("from {} hand", Zone.HAND, 0),
    ("from anywhere other than the battlefield", 0, Zone.BATTLEFIELD),
)
this_card: Final = Choice("this card")
phrase("{which}", the.which, this_card, which=Words("this", SELF), then=mention_group(True, None))


def about_card(of: n.Selector) -> Callable[[PhraseContext, Any], PhraseContext]:
    def after(known: PhraseContext, _: Any) -> PhraseContext:
        return about_player(mentioning(known, Mention(n.ThatObject(), ("card",), True)), of)

    return after


for whose, their, holder in WHOSE:
    for template, source, but_from in FROM_ZONES:
        where = f"put into {whose} graveyard {template.format(their)}"
        gone = like(n.CardPutIntoGraveyard, which=the.which, whose=holder, source=source, but_from=but_from)
        phrase(f"{{which}} is {where}", gone, events, which=any_one(nouns.card), then=about_card(holder))
        phrase(f"{{which}} are {where}", like(n.OneOrMore, on=gone), events, which=event_cards)
        phrase(f"{{which}} is {where}", gone, events, which=this_card)
    phrase(
        f"{{which}} leaves {whose} graveyard", like(n.LeavesGraveyard, which=the.which, whose=holder), events,
        which=any_one(nouns.card), then=about_card(holder),
    )  # fmt: skip

# --- Faces (CR 701.27)

phrase("{which} transforms", n.Transforms, events, which=Words("what it is attached to", HOSTS))

INTO_THIS = n.Transforms(n.IsThis())


def of_itself(known: PhraseContext, _: Any) -> PhraseContext:
    return mentioning(known, Mention(n.This(), ("creature", "permanent", "card"), True))


for this, _ in SELF:
    phrase(f"this creature transforms into {this}", INTO_THIS, events, then=of_itself, parse_only=this != "~")
    phrase(
        f"this creature enters or transforms into {this}",
        n.AnyOf((n.Enters(n.IsThis()), INTO_THIS)),
        events,
        then=of_itself,
        parse_only=this != "~",
    )

phrase(
    "{which} <enters> or an opponent loses the game",
    like(n.AnyOf, of=(like(n.Enters, which=the.which), n.LosesGame(n.EachOpponent()))),
    events,
    which=event_one,
)

# --- Control (CR 603.10d)

phrase("you lose control of {which}", n.LosesControl, events, which=event_one)
phrase("{to} <gains> control of {which} from you", like(n.LosesControl, which=the.which, to=the.to), events,
       which=event_one, to=somebody)  # fmt: skip

# --- Vehicles (CR 702.122)

VEHICLE = Mention(n.ThatSource(), ("Vehicle",))


def crewed(known: PhraseContext, _: Any) -> PhraseContext:
    return mentioning_second(known, VEHICLE)


phrase("{which} crews a Vehicle", n.CrewsVehicle, events, which=event_one, then=crewed)
for words, revealed in (
    ("", Revealed.ANYTHING),
    (" a land card", Revealed.LAND),
    (" a nonland card", Revealed.NONLAND),
):
    phrase(
        f"{{which}} <explores>{words}", like(n.Explores, which=the.which, revealed=revealed), events, which=event_one
    )
phrase("{which} becomes crewed", n.BecomesCrewed, events, which=event_one)

# --- What a keyword or a keyword action calls so

for name in DESIGNATIONS:
    phrase(f"{{which}} becomes {name}", like(n.IsNowDesignated, which=the.which, name=name), events, which=event_one)
DONE_BY_KEYWORDS: Final = {
    "grows": like(n.CountersArePut, kind="+1/+1", which=the.which),
    "sacrifices": like(n.Sacrifices, who=n.EachPlayer(), which=the.what),
}


def done_to(called: str) -> Callable[[PhraseContext, Any], PhraseContext]:
    """After the event what it was done to may be called so; "it" does not mean that."""
    return lambda known, _: also_known(known, Mention(n.ThatObject(), (called,)))


for mechanic in declared_as("keyword ability"):  # CR 702.100b, 702.110b
    for verb, does, *called in mechanic.said.get("does", []) + mechanic.said.get("does once", []):
        by_keyword = like(n.ByKeyword, keyword=mechanic.name, of=the.which, on=DONE_BY_KEYWORDS[does])
        if called:
            phrase(
                f"{{which}} {verb}", by_keyword, events,
                which=any_actor, what=any_one(nouns.permanent), then=done_to(called[0]),
            )  # fmt: skip
        else:
            phrase(f"{{which}} {verb}", by_keyword, events, which=event_one)
