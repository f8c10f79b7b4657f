"""Events of players: they cast spells, play lands, draw, discard."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import LAND
from mainphase.kernel.keys import PlayerDeed
from mainphase.language.grammar import nouns
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.counts import figure
from mainphase.language.grammar.discourse import Mention, conjuncts, mentioning, nouns_of
from mainphase.language.grammar.groups import (
    SELF,
    SOURCE,
    another,
    any_one,
    but_it,
    event_one,
    event_several,
    one_of_event,
)
from mainphase.language.grammar.origins import (
    FROM_ELSEWHERE,
    FROM_EXILE,
    FROM_GRAVEYARD,
    ORIGINS,
    YOUR_ORIGINS,
    cast_from_there,
    origin_apart,
)
from mainphase.language.grammar.places import there
from mainphase.language.grammar.times_this_turn import is_plainly_described
from mainphase.language.grammar.triggers.events import about_player, events, mention_after_event, somebody
from mainphase.language.syntax import DECLINED, Choice, Mapped, Phrase, PhraseContext, Words, like, phrase, the


def that_spell(known: PhraseContext, which: n.Filter) -> PhraseContext:
    return mentioning(known, Mention(n.ThatObject(), ("spell", *nouns_of(which)), True))


def that_card(known: PhraseContext, _: Any) -> PhraseContext:
    return mentioning(known, Mention(n.ThatObject(), ("card",), True))


a_spell = Choice("a spell")
phrase("a {which}", the.which, a_spell, which=with_article(nouns.spell, False), then=that_spell)
phrase("an {which}", the.which, a_spell, which=with_article(nouns.spell, True), then=that_spell)
for article, vowel in (("a", False), ("an", True)):
    phrase(
        f"{article} {{which}}", the.which, a_spell, then=that_spell, parse_only=True,
        which=with_article(nouns.nouns_joined(nouns.spell), vowel),
    )  # fmt: skip
phrase("another {which}", the.which, a_spell, which=Mapped(nouns.spell, another, but_it), then=that_spell)


phrase(
    "{who} <casts> {which}", like(n.CastsSpell, who=the.who, which=the.which), events,
    who=somebody, which=a_spell, fits=lambda on: nouns.is_only_cast(on.which),
)  # fmt: skip
phrase(
    "{who} <casts> or <copies> {which}",
    like(
        n.AnyOf,
        of=(like(n.CastsSpell, who=the.who, which=the.which), like(n.CopiesSpell, who=the.who, which=the.which)),
    ),
    events,
    who=somebody,
    which=a_spell,
    fits=lambda on: nouns.is_only_cast(on.of[0].which),
)


phrase(
    "{who} <copies> {which}", like(n.CopiesSpell, who=the.who, which=the.which), events,
    who=somebody, which=a_spell, fits=lambda on: nouns.is_only_cast(on.which),
)  # fmt: skip

phrase("a spell or ability you control counters a spell", n.CountersSpell(n.You()), events)

# --- From where it was cast (CR 601.2a)


def with_origin(told: Any) -> Any:
    who, which, origin = told
    return n.CastsSpell(who, cast_from_there(which, origin))


def told_origin(on: Any) -> Any:
    """Returns the player, the spell without what tells from where it was cast, and that."""
    apart: Any = DECLINED if on.nth else origin_apart(on.which)
    return DECLINED if apart is DECLINED else (on.who, *apart)


def by_you(told: Any) -> bool:
    return nouns.is_only_cast(told[1]) and told[0] == n.You()


def by_others(told: Any) -> bool:
    return nouns.is_only_cast(told[1]) and told[0] != n.You()


for origins, by in ((YOUR_ORIGINS, by_you), (ORIGINS, by_others)):
    from_there = phrase(
        "{who} <casts> {which} {origin}", (the.who, the.which, the.origin),
        who=somebody, which=a_spell, origin=origins,
        fits=by,
    )  # fmt: skip
    events.add(Mapped(from_there, with_origin, told_origin, n.CastsSpell))


def is_spell_of_some_kind(on: Any) -> bool:
    return on.on.which != n.Anything() and nouns.is_only_cast(on.on.which)


def spell_from_there(origins: Phrase) -> Choice:
    """A spell, with from where it was cast or without."""
    told = phrase("{which} {origin}", (the.which, the.origin), which=nouns.spell, origin=origins)
    made = Choice("a spell", [nouns.spell])
    made.add(Mapped(told, lambda said: cast_from_there(*said), origin_apart))
    return made


NTH = Words("which", [("first", 1), ("second", 2), ("third", 3), ("fourth", 4), ("fifth", 5)])
for whose, who in (
    ("you cast your", n.You()),
    ("a player casts their", n.EachPlayer()),
    ("an opponent casts their", n.EachOpponent()),
):

    def of_player(known: PhraseContext, _: Any, who: n.Selector = who) -> PhraseContext:
        return about_player(mention_after_event(n.ThatObject(), "spell")(known, None), who)

    def of_such_a_spell(known: PhraseContext, on: Any, who: n.Selector = who) -> PhraseContext:
        return about_player(that_spell(known, on.on.which), who)

    phrase(
        f"{whose} {{nth}} spell each turn",
        like(n.CastsSpell, who=who, which=n.Anything(), nth=the.nth),
        events,
        nth=NTH,
        then=of_player,
    )
    phrase(
        f"{whose} {{nth}} spell during each opponent's turn",
        like(
            n.While,
            on=like(n.CastsSpell, who=who, which=n.Anything(), nth=the.nth),
            condition=n.IsTurnOf(n.EachOpponent()),
        ),
        events,
        nth=NTH,
        then=of_player,
    )
    # Of those that fit: none of them was cast before this one.
    before = like(
        n.SpellsCastBefore, which=the.which, by=n.ThatPlayer() if who != n.You() else who, than=n.ThatObject()
    )
    phrase(
        f"{whose} first {{which}} each turn",
        like(
            n.While, on=like(n.CastsSpell, who=who, which=the.which),
            condition=like(n.Compare, left=before, op="=", right=n.Fixed(0)),
        ),
        events, which=spell_from_there(YOUR_ORIGINS if who == n.You() else ORIGINS), then=of_such_a_spell,
        fits=is_spell_of_some_kind,
    )  # fmt: skip
# Of all players together.
NTH_OF_ALL: Final = Words(
    "which", [("first", n.Fixed(1)), ("second", n.Fixed(2)), ("third", n.Fixed(3)), ("fourth", n.Fixed(4)),
              ("fifth", n.Fixed(5))],
)  # fmt: skip
phrase(
    "the {nth} spell of a turn is cast",
    like(
        n.While, on=n.CastsSpell(n.EachPlayer(), n.Anything()),
        condition=like(n.Compare, left=n.SpellsCastThisTurn(n.EachPlayer()), op="=", right=the.nth),
    ),
    events, nth=NTH_OF_ALL, then=lambda known, _: that_spell(known, n.Anything()),
)  # fmt: skip
# This triggers as it is cast, from the stack (CR 113.6).


def this_spell(known: PhraseContext, _: Any) -> PhraseContext:
    return mentioning(known, Mention(n.This(), ("spell",)))


for k, this in enumerate(("this spell", "~")):
    cast_this = phrase(f"you cast {this}", n.CastsSpell(n.You(), n.IsThis()), then=this_spell, parse_only=k > 0)
    events.add(there(cast_this, Zone.STACK))
# And this from wherever the card is, which is the graveyard unless an effect replaces that (CR 702.29c).
for k, this in enumerate(("this card", "~")):
    cycled = phrase(
        f"you cycle {this}",
        n.Cycles(n.You(), n.IsThis()),
        parse_only=k == 0,
        then=mention_after_event(n.This(), "card"),
    )
    events.add(there(cycled, Zone.GRAVEYARD))
phrase("{who} <plays> a land", like(n.PlaysLand, who=the.who), events, who=somebody)
# A land is played, and anything else is cast (CR 701.18a): "plays a land or casts a spell".
PLAYS_OR_CASTS: Final = (like(n.PlaysLand, who=the.who), like(n.CastsSpell, who=the.who, which=the.which))
phrase(
    "{who} <plays> a land or <casts> {which}", like(n.AnyOf, of=PLAYS_OR_CASTS), events,
    who=somebody, which=a_spell, then=that_card, fits=lambda on: nouns.is_only_cast(on.of[1].which),
)  # fmt: skip
for where, came, cast in (
    ("from exile", n.EnteredFrom(Zone.EXILE), FROM_EXILE),
    ("from a graveyard", n.EnteredFrom(Zone.GRAVEYARD), FROM_GRAVEYARD),
    ("from anywhere other than your hand", n.Not(n.EnteredFrom(Zone.HAND)), FROM_ELSEWHERE),
):
    phrase(
        f"{{who}} <plays> a land {where} or <casts> a spell {where}",
        like(n.AnyOf, of=(like(n.PlaysLand, who=the.who, which=came), like(n.CastsSpell, who=the.who, which=cast))),
        events, who=somebody, fits=lambda on: on.of[0].who == n.You() or on.of[1].which == FROM_EXILE,
    )  # fmt: skip
    # A card is played as a land or cast as a spell (CR 701.18b): a copy that is cast is no card (CR 108.2).
    of_card = n.All((n.IsCard(), cast))
    phrase(
        f"{{who}} <plays> a card {where}",
        like(n.AnyOf, of=(like(n.PlaysLand, who=the.who, which=came), like(n.CastsSpell, who=the.who, which=of_card))),
        events, who=somebody,
    )  # fmt: skip
# A card that fits is played so, from wherever it is.
phrase(
    "{who} <plays> a card",
    like(n.AnyOf, of=(like(n.PlaysLand, who=the.who), like(n.CastsSpell, who=the.who, which=n.IsCard()))),
    events, who=somebody,
)  # fmt: skip
phrase(
    "{who} <plays> {which}",
    like(
        n.AnyOf,
        of=(
            like(n.PlaysLand, who=the.who, which=the.which),
            like(n.CastsSpell, who=the.who, which=like(n.All, of=(n.IsCard(), the.which))),
        ),
    ),
    events, who=somebody, which=any_one(nouns.card),
    fits=lambda on: on.of[0].which != n.Anything() and nouns.is_only_cast(on.of[0].which),
)  # fmt: skip


def is_land_of_a_kind(on: Any) -> bool:
    """True if it says more of the land than that it is one."""
    land, spell = on.of
    parts = conjuncts(land.which)
    return len(parts) > 1 and LAND in parts and nouns.is_only_cast(spell.which)


phrase(
    "{who} <plays> {land} or <casts> {which}",
    like(
        n.AnyOf, of=(like(n.PlaysLand, who=the.who, which=the.land), like(n.CastsSpell, who=the.who, which=the.which))
    ),
    events, who=somebody, land=any_one(nouns.permanent), which=a_spell, fits=is_land_of_a_kind,
)  # fmt: skip
phrase("{who} <draws> a card", like(n.DrawsCard, who=the.who), events, who=somebody)
for they_draw, their, draws_so in (("you draw", "your", "you draw"), ("they draw", "their", "{who} <draws>")):
    drawing: dict[str, Any] = {"who": somebody} if "{" in draws_so else {}
    by_whom: Any = the.who if drawing else n.You()
    phrase(
        f"{draws_so} a card except the first one {they_draw} in each of {their} draw steps",
        like(n.DrawsCard, who=by_whom, but_first=True), events, **drawing,
    )  # fmt: skip
phrase("you draw your {nth} card each turn", like(n.DrawsCard, who=n.You(), nth=the.nth), events, nth=NTH)
phrase(
    "you draw your {nth} card in a turn", like(n.DrawsCard, who=n.You(), nth=the.nth), events, nth=NTH, parse_only=True
)
phrase(
    "{who} <draws> their {nth} card each turn",
    like(n.DrawsCard, who=the.who, nth=the.nth),
    events,
    who=somebody,
    nth=NTH,
)


# --- Cards discarded, cycled, sacrificed (CR 701.9, 702.29c, d, 701.21)


a_card = Choice("a card")
phrase("{which}", the.which, a_card, which=any_one(nouns.card), then=that_card)
for words, node, parse_only in (
    ("<discards>", n.DiscardsCard, False),
    ("<cycles> or <discards>", n.DiscardsCard, True),
    ("<cycles>", n.Cycles, False),
):
    phrase(
        f"{{who}} {words} {{which}}",
        like(node, who=the.who, which=the.which),
        events,
        who=somebody,
        which=a_card,
        parse_only=parse_only,
    )
phrase(
    "{who} <draws> {which}", like(n.DrawsCard, who=the.who, which=the.which), events, who=somebody, which=a_card,
    fits=lambda on: on.which not in (None, n.Anything()),
)  # fmt: skip
phrase("{who} <discards> one or more cards", like(n.DiscardsCards, who=the.who), events, who=somebody)
DISCARDED_SO: Final = like(n.DiscardsCards, who=the.who, which=the.which)
phrase(
    "{who} <discards> one or more {which}", DISCARDED_SO, events, who=somebody, which=nouns.cards,
    fits=lambda on: on.which != n.Anything(),
)  # fmt: skip
phrase("{who} <mills> one or more cards", like(n.MillsCards, who=the.who), events, who=somebody)
phrase(
    "{who} <mills> one or more {which}", like(n.MillsCards, who=the.who, which=the.which), events, who=somebody,
    which=nouns.cards, fits=lambda on: on.which != n.Anything(),
)  # fmt: skip
phrase(
    "{who} <discards> a card or <mills> one or more cards",
    like(n.AnyOf, of=(like(n.DiscardsCard, who=the.who, which=n.Anything()), like(n.MillsCards, who=the.who))), events,
    who=somebody,
)  # fmt: skip
OF_THEM: Final = like(n.TimesThisTurn, what="discarded", by=n.You(), which=the.which)
phrase(
    "you discard one or more {which} for the first time each turn",
    like(
        n.While, on=like(n.DiscardsCards, who=n.You(), which=the.which),
        condition=like(n.Compare, left=OF_THEM, op="=", right=n.EventAmount()),
    ),
    events, which=nouns.cards, fits=lambda on: on.on.which != n.Anything() and is_plainly_described(on.on.which),
)  # fmt: skip
# A card that is cycled, a token that is created: of its kind the first of the turn.
for template, first_on, deed, fitting in (
    ("you cycle another card", n.Cycles(n.You(), n.Other()), "cycled", n.Other()),
    (
        "you create one or more tokens", n.OneOrMore(n.Enters(n.All((n.IsToken(), n.OwnedBy(n.You()))))), "created",
        n.Anything(),
    ),
):  # fmt: skip
    number: n.Quantity = n.EventAmount() if deed == "created" else n.Fixed(1)
    phrase(
        f"{template} for the first time each turn",
        n.While(first_on, n.Compare(n.TimesThisTurn(deed, n.You(), fitting), "=", number)), events,
    )  # fmt: skip
# A token is owned by who created it (CR 111.2).
A_TOKEN: Final = n.Enters(n.All((n.IsToken(), n.OwnedBy(n.You()))))
phrase("you create a token", A_TOKEN, events)
phrase("you create one or more tokens", n.OneOrMore(A_TOKEN), events)
phrase("you create or sacrifice a token", n.AnyOf((A_TOKEN, n.Sacrifices(n.You(), n.IsToken()))), events)
phrase(
    "{who} <discards> one or more cards for the first time each turn",
    like(n.DiscardsCards, who=the.who, first=True),
    events,
    who=somebody,
)
SACRIFICING = like(n.Sacrifices, who=the.who, which=the.which)
phrase("{who} <sacrifices> {which}", SACRIFICING, events, who=somebody, which=event_one)
phrase("{who} <sacrifices> {which}", like(n.OneOrMore, on=SACRIFICING), events, who=somebody, which=event_several)
phrase(
    "one or more players sacrifice {which}",
    like(n.OneOrMore, on=like(n.Sacrifices, who=n.EachPlayer(), which=the.which)), events,
    which=event_several, parse_only=True,
)  # fmt: skip

# --- Abilities activated, crimes (CR 602, 700.13)

whose_ability: Final = one_of_event(SOURCE)


def that_ability(known: PhraseContext, _: Any) -> PhraseContext:
    return mentioning(known, Mention(n.ThatObject(), ("ability",), True))


OF_WHAT = like(n.ActivatesAbility, who=the.who, which=the.which)
for k, form in enumerate(("{} that isn't a mana ability", "{}, if it isn't a mana ability")):
    phrase(
        form.format("{who} <activates> an ability of {which}"), OF_WHAT, events, who=somebody, which=whose_ability,
        then=that_ability, parse_only=k > 0,
    )  # fmt: skip
    phrase(
        form.format("{who} <activates> an ability"), like(n.ActivatesAbility, who=the.who), events, who=somebody,
        then=that_ability, parse_only=k > 0,
    )  # fmt: skip
    phrase(
        form.format("an ability of {which} is activated"),
        like(n.ActivatesAbility, who=n.EachPlayer(), which=the.which), events, which=whose_ability,
        then=that_ability, parse_only=True,
    )  # fmt: skip


# Of an ability that is described: those that target are no mana abilities (CR 605.1a).
AIMED: Final = (n.IsAimedAt, n.IsAimedAtPlayer)


def are_aims(such: Any) -> bool:
    each = such.of if isinstance(such, n.Any) else (such,)
    return all(isinstance(one, AIMED) for one in each)


phrase(
    "{who} <activates> an ability {such}", like(n.ActivatesAbility, who=the.who, such=the.such), events,
    who=somebody, such=nouns.after_one, then=that_ability, fits=lambda on: are_aims(on.such),
)  # fmt: skip
phrase(
    "{who} <activates> an exhaust ability that isn't a mana ability",
    like(n.ActivatesAbility, who=the.who, such=n.IsAbility("activated", "exhaust")), events,
    who=somebody, then=that_ability,
)  # fmt: skip
phrase(
    "you cast {which} or activate an ability {such}",
    like(
        n.AnyOf,
        of=(like(n.CastsSpell, who=n.You(), which=the.which), like(n.ActivatesAbility, who=n.You(), such=the.such)),
    ),
    events, which=a_spell, such=nouns.after_one,
    fits=lambda on: nouns.is_only_cast(on.of[0].which) and are_aims(on.of[1].such),
    then=lambda known, _: mentioning(known, Mention(n.ThatObject(), ("spell or ability",), True)),
)  # fmt: skip


def is_of_you(on: Any) -> bool:
    return bool(on.who == n.You())


def is_of_others(on: Any) -> bool:
    return not is_of_you(on)


# What rules call so (CR 701): "whenever you scry", "whenever an opponent searches their library".
for deed in (PlayerDeed.SCRIES, PlayerDeed.SURVEILS, PlayerDeed.PROLIFERATES):
    phrase(f"{{who}} <{deed}>", like(n.PlayerDoes, who=the.who, deed=deed), events, who=somebody)
    phrase(
        f"{{who}} <{deed}> for the first time each turn", like(n.PlayerDoes, who=the.who, deed=deed, first=True),
        events, who=somebody,
    )  # fmt: skip
for verb, deed in (("searches", PlayerDeed.SEARCHES), ("shuffles", PlayerDeed.SHUFFLES)):
    for whose, fits in (("your", is_of_you), ("their", is_of_others)):
        phrase(
            f"{{who}} <{verb}> {whose} library", like(n.PlayerDoes, who=the.who, deed=deed), events,
            who=somebody, fits=fits,
        )  # fmt: skip
phrase("{who} <completes> a dungeon", like(n.PlayerDoes, who=the.who, deed=PlayerDeed.COMPLETES), events, who=somebody)
phrase("the Ring tempts you", n.PlayerDoes(n.You(), PlayerDeed.TEMPTED), events)
phrase("you choose a creature as your Ring-bearer", n.PlayerDoes(n.You(), PlayerDeed.CHOOSES_BEARER), events)
phrase("{who} <clashes>", like(n.PlayerDoes, who=the.who, deed=PlayerDeed.CLASHES), events, who=somebody)
for words in ("<wins> a clash", "<clashes> and <wins>"):
    phrase(
        f"{{who}} {words}", like(n.PlayerDoes, who=the.who, deed=PlayerDeed.WINS_CLASH), events, who=somebody,
        parse_only=words[1] == "c",
    )  # fmt: skip
phrase(
    "{who} <collects> evidence", like(n.PlayerDoes, who=the.who, deed=PlayerDeed.COLLECTS_EVIDENCE), events,
    who=somebody,
)  # fmt: skip
phrase("{who} <gives> a gift", like(n.PlayerDoes, who=the.who, deed=PlayerDeed.GIVES_GIFT), events, who=somebody)
SCRY_OR_SURVEIL = tuple(like(n.PlayerDoes, who=the.who, deed=deed) for deed in (PlayerDeed.SCRIES, PlayerDeed.SURVEILS))
phrase("{who} <scries> or <surveils>", like(n.AnyOf, of=SCRY_OR_SURVEIL), events, who=somebody)
phrase("{who} <expends> {nth}", n.Expends, events, who=somebody, nth=figure)
phrase("{who} <commits> a crime", n.CommitsCrime, events, who=somebody)
phrase("{who} <becomes> the monarch", n.BecomesMonarch, events, who=somebody)
phrase(
    "{who} <takes> the initiative", like(n.PlayerDoes, who=the.who, deed=PlayerDeed.TAKES_INITIATIVE), events,
    who=somebody,
)  # fmt: skip
phrase(
    "one or more creatures a player controls deal combat damage to you", n.CreaturesHit(n.EachPlayer(), n.You()), events
)
phrase("{who} <loses> the game", n.LosesGame, events, who=somebody)

# --- What a spell targets (CR 115.9b)

aimed = Choice("what it targets")
aimed.add(Words("this", SELF))
aimed.add(any_one(nouns.permanent))
for to in nouns.afters:
    phrase("that targets {which}", like(n.IsAimedAt, which=the.which), to, which=aimed)
    phrase("that targets only {which}", like(n.IsAimedAt, which=the.which, only=True), to, which=Words("this", SELF))

OF_YOU: Final = n.IsAimedAtPlayer(n.You())
ANYBODY: Final = n.IsAimedAtPlayer(n.EachPlayer())
for to in nouns.afters:
    phrase("that targets you", OF_YOU, to)
    phrase("that targets a player", ANYBODY, to)
    phrase(
        "that targets {which} or player", like(n.Any, of=(like(n.IsAimedAt, which=the.which), ANYBODY)), to,
        which=any_one(nouns.permanent),
    )  # fmt: skip
    phrase("that targets only a single {which}", like(n.IsAimedAt, which=the.which, single=True), to,
           which=nouns.permanent)  # fmt: skip
    phrase(
        "that targets you or {which}", like(n.Any, of=(OF_YOU, like(n.IsAimedAt, which=the.which))), to,
        which=any_one(nouns.permanent),
    )  # fmt: skip
    phrase("from {which}", like(n.IsFromSource, which=the.which), to, which=any_one(nouns.described_source))

phrase("day becomes night or night becomes day", n.DayNightChanges(), events)
