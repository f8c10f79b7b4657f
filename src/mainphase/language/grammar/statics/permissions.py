"""Cards that may be played from elsewhere than a hand (CR 601.3, 305.1), and libraries whose top card is seen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.cards.nodes.often_named import ANYTHING, LAND, YOU_OWN
from mainphase.language.grammar import nouns
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.clauses import WithTargets, sentence, sentences
from mainphase.language.grammar.discourse import conjunction, conjuncts, discourse_of
from mainphase.language.grammar.quoted import unless_quoted
from mainphase.language.grammar.statics.casting import several_spells
from mainphase.language.grammar.statics.lines import one_static, placed, static_abilities, statics
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    InSentence,
    InText,
    Mapped,
    Phrase,
    PhraseContext,
    Within,
    Words,
    like,
    phrase,
    the,
)

# --- What is played: a filter, and whether lands may be


def is_of_lands(played: Any) -> bool:
    return any(isinstance(part, n.OfType) and part.types == CardType.LAND for part in conjuncts(played[0]))


def lands_or(pair: Any) -> Any:
    lands, spells = pair
    if spells == ANYTHING:
        return (ANYTHING, True) if lands == LAND else DECLINED
    return (n.Any((lands, spells)), True)


def lands_and_spells(played: Any) -> Any:
    which, lands = played
    if not lands:
        return DECLINED
    if which == ANYTHING:
        return LAND, ANYTHING
    two = isinstance(which, n.Any) and len(which.of) == 2 and is_of_lands((which.of[0], True))
    return which.of if two else DECLINED


def played(lands: Phrase, spells: Phrase, joint: str) -> Choice:
    made = Choice("what is played")
    phrase("play {which}", (the.which, True), made, which=lands, fits=is_of_lands)
    phrase("cast {which}", (the.which, False), made, which=spells)
    both = phrase(f"play {{lands}} {joint} cast {{spells}}", (the.lands, the.spells), lands=lands, spells=spells)
    made.add(Mapped(both, lands_or, lands_and_spells, tuple))
    return made


def any_single(noun: Phrase) -> Choice:
    made = Choice(noun.name)
    for article in ("a ", "an "):
        phrase(f"{article}{{which}}", the.which, made, which=with_article(noun, article == "an "))
    phrase("one {which}", the.which, made, which=noun, parse_only=True)
    return made


many: Final = played(nouns.permanents, several_spells, "and")
phrase("play cards", (ANYTHING, True), many, parse_only=True)
one: Final = played(any_single(nouns.permanent), any_single(nouns.spell), "or")
phrase("play a card", (ANYTHING, True), one, parse_only=True)

# --- From where

Place = tuple[n.Filter, ...]
PLACES: Final[tuple[tuple[str, Place], ...]] = (
    ("from your graveyard", (n.InZone(Zone.GRAVEYARD), YOU_OWN)),
    ("from the top of your library", (n.IsOnTop(), YOU_OWN)),
    ("from the top of any player's library", (n.IsOnTop(),)),
    ("from among cards exiled with ~", (n.ExiledWithThis(),)),
    ("from among the cards exiled with ~", (n.ExiledWithThis(),)),
    ("exiled with ~", (n.ExiledWithThis(),)),
    (
        "from among cards in your graveyard that were put there from your library this turn",
        (n.InZone(Zone.GRAVEYARD), YOU_OWN, n.PutThereThisTurn(Zone.LIBRARY)),
    ),
    (
        "from among cards in your graveyard that were milled this turn",
        (n.InZone(Zone.GRAVEYARD), YOU_OWN, n.PutThereThisTurn(milled=True)),
    ),
)


def permits(template: str, what: Phrase, place: Place, into: Choice, parse_only: bool = False, **more: Any) -> None:
    """A permission to play these from that place."""
    made = Choice("a permission")
    phrase(template, the.what, made, what=what)

    def permission(held: Any) -> Any:
        which, lands = held
        return n.MayPlayFrom(conjunction((*place, *conjuncts(which))), lands=lands, **more)

    def permitted(said: Any) -> Any:
        if not isinstance(said, n.MayPlayFrom) or conjuncts(said.which)[: len(place)] != place:
            return DECLINED
        held = (conjunction(conjuncts(said.which)[len(place) :]), said.lands)
        return held if permission(held) == said else DECLINED

    phrase("{said}", the.said, into, said=Mapped(made, permission, permitted, n.MayPlayFrom), parse_only=parse_only)


ONCE: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("once during each of your turns", {"own_turn": True, "per_turn": 1}),
    ("during each of your turns", {"own_turn": True, "per_turn": 1}),
    ("once each turn", {"per_turn": 1}),
)
TAILS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("", {}),
    (". if a spell cast this way would be put into your graveyard, exile it instead", {"exiled_after": True}),
    (". if a spell cast this way would be put into a graveyard, exile it instead", {"exiled_after": True}),
    (", and you may spend mana as though it were mana of any color to cast those spells", {"any_color": True}),
    (", and you may spend mana as though it were mana of any color to cast that spell", {"any_color": True}),
)
OTHERWISE: Final = ("a graveyard, exile it instead", "cast that spell")
permissions: Final = Choice("a permission")
for where, place in PLACES:
    for tail, more in TAILS:
        other = tail.endswith(OTHERWISE) or where.startswith(("from among the", "exiled"))
        permits(f"you may {{what}} {where}{tail}", many, place, permissions, other, **more)
        for k, (often, limits) in enumerate(ONCE):
            limited = f"{often}, you may {{what}} {where}{tail}"
            permits(limited, one, place, permissions, other or k == 1, **more, **limits)
# From a hand, without paying.
FROM_HAND: Final[Place] = (n.InZone(Zone.HAND), YOU_OWN)
for k, (often, limits) in enumerate(ONCE):
    freely = f"{often}, you may {{what}} from your hand without paying its mana cost"
    permits(freely, one, FROM_HAND, permissions, k == 1, free=True, **limits)
# "When you do, create a Food token": as something is played so (CR 603.12).


def permitted_with_more(told: Any) -> Any:
    may, mode = told
    return replace(may, then=n.Triggered(n.WhenYouDo(), (mode,))) if may.then is None else DECLINED


def more_apart(may: Any) -> Any:
    then = may.then
    if not isinstance(then, n.Triggered) or then != n.Triggered(n.WhenYouDo(), then.modes) or len(then.modes) != 1:
        return DECLINED
    return (replace(may, then=None), then.modes[0])


played_and_more: Final = phrase(
    "{may}. when you do, {mode}", (the.may, the.mode), may=permissions, mode=WithTargets(sentence)
)
one_static.add(InText(Mapped(played_and_more, permitted_with_more, more_apart, n.MayPlayFrom), ". when you do, "))
one_permission: Final = InSentence(permissions, lambda told: " may play " in told or " may cast " in told)
one_static.add(one_permission)
BEGUN: Final = like(n.Begin, static=the.permission)
for begun in ("until end of turn, {permission}", "{permission} this turn"):
    phrase(
        begun, BEGUN, sentences, permission=one_permission, parse_only=begun[0] == "{",
        fits=lambda so_long: not isinstance(so_long.static, n.MayPlayFrom) or so_long.static.per_turn == 0,
    )  # fmt: skip
# One of them: then the effect has done what it was for.
once_permitted: Final = Choice("a permission")
for where, place in PLACES:
    for tail, more in (("", {}), (" without paying its mana cost", {"free": True})):
        permits(f"you may {{what}} {where}{tail}", one, place, once_permitted, not where.startswith("from among cards"),
                per_turn=1, **more)  # fmt: skip
for begun in ("until end of turn, {permission}", "{permission} this turn"):
    phrase(
        begun, BEGUN, sentences, permission=once_permitted, parse_only=begun[0] == "{",
        fits=lambda once: isinstance(once.static, n.MayPlayFrom),
    )  # fmt: skip


def of_that_player(known: PhraseContext) -> PhraseContext | None:
    """Where an event has told of a player."""
    return known if any(mention.what == n.ThatPlayer() for mention in discourse_of(known).mentions) else None


# One of theirs, by what an event tells of a player.
from_theirs: Final = Choice("a permission")
THEIRS: Final = (n.InZone(Zone.GRAVEYARD), n.OwnedBy(n.ThatPlayer()))
AS_THOUGH: Final = ", and you may spend mana as though it were mana of any {} to cast that spell"
for tail, more in (
    ("", {}), (AS_THOUGH.format("color"), {"any_color": True}), (AS_THOUGH.format("type"), {"any_type": True}),
):  # fmt: skip
    permits(f"you may {{what}} from that player's graveyard this turn{tail}", one, THEIRS, from_theirs, per_turn=1,
            **more)  # fmt: skip
phrase("{permission}", BEGUN, sentences, permission=Within(from_theirs, of_that_player))


# --- For life: lands as usual, spells for as much as their mana value (CR 118.9)

FOR_LIFE: Final = n.PayLife(n.ManaValueOf(n.This()))
for where, place in PLACES[:2]:
    phrase(
        f"you may play lands and cast spells {where}. if you cast a spell this way, pay life equal to its mana value "
        "rather than pay its mana cost",
        (
            n.MayPlayFrom(conjunction(place), free=True, lands=False, price=(FOR_LIFE,)),
            n.MayPlayFrom(conjunction((*place, LAND))),
        ),
        statics,
    )

FOR_SO_MUCH: Final = "if you cast a spell this way, pay life equal to its mana value rather than pay its mana cost"
ON_TOP: Final = PLACES[1][1]
phrase(
    "until end of turn, you may look at the top card of your library any time and you may play cards from the top of "
    f"your library. {FOR_SO_MUCH}",
    n.Sequence(
        (
            n.Begin(n.MayLookAtTop()),
            n.Begin(n.MayPlayFrom(conjunction(ON_TOP), free=True, lands=False, price=(FOR_LIFE,))),
            n.Begin(n.MayPlayFrom(conjunction((*ON_TOP, LAND)))),
        )
    ),
    sentences,
)
FOR_LIFE_EXILED: Final = (
    n.MayPlayFrom(n.ExiledWithThis(), free=True, lands=False, price=(FOR_LIFE,), own_turn=True),
    n.MayPlayFrom(n.All((n.ExiledWithThis(), LAND)), own_turn=True),
)
phrase(f"during your turn, you may play cards exiled with ~. {FOR_SO_MUCH}", FOR_LIFE_EXILED, statics)
# Each of them once: of cards in whoever's graveyard.
MILLED_AWAY: Final = (n.InZone(Zone.GRAVEYARD), n.PutThereThisTurn(Zone.LIBRARY))
phrase(
    "during each of your turns, you may play a land and cast a spell from among cards in graveyards that were put "
    "there "
    "from libraries this turn",
    (
        n.MayPlayFrom(n.All((*MILLED_AWAY, LAND)), own_turn=True, per_turn=1),
        n.MayPlayFrom(n.All(MILLED_AWAY), lands=False, own_turn=True, per_turn=1),
    ),
    statics,
)

# --- Also as though it had flash (CR 601.3b): as long as a card is there, it can be cast so

on_top: Final = Mapped(
    several_spells,
    lambda which: conjunction((*PLACES[1][1], *conjuncts(which))),
    lambda which: conjunction(conjuncts(which)[2:]) if conjuncts(which)[:2] == PLACES[1][1] else DECLINED,
)
AS_WITH_FLASH: Final = (
    f"you may cast {{which}} {PLACES[1][0]}. if you cast a spell this way, you may cast it as though it had flash"
)
WITH_FLASH: Final = (
    like(n.MayPlayFrom, which=the.which, lands=False), like(n.CastAsThoughFlash, who=n.You(), which=the.which),
)  # fmt: skip
phrase(AS_WITH_FLASH, WITH_FLASH, statics, which=on_top)

# --- This card itself: the ability functions where it says that the card is (CR 113.6m)

for where, zone in (("your graveyard", Zone.GRAVEYARD), ("exile", Zone.EXILE)):
    for this in ("~", "this card"):
        cast_from_there = phrase(
            f"you may cast {this} from {where}",
            n.MayPlayFrom(n.All((n.IsThis(), n.InZone(zone))), lands=False),
            parse_only=this != "~",
        )
        # In quotation marks other cards say it, which may be lands: older words "play" do not tell them apart.
        one_static.add(Within(cast_from_there, after=unless_quoted))

phrase(
    "you may cast ~ from your graveyard or from exile",
    (
        n.MayPlayFrom(n.All((n.IsThis(), n.InZone(Zone.GRAVEYARD))), lands=False),
        n.MayPlayFrom(n.All((n.IsThis(), n.InZone(Zone.EXILE))), lands=False),
    ),
    statics,
)

# Only from there: otherwise it can't be cast (CR 601.3).
phrase(
    "you may cast ~ from your graveyard, but not from anywhere else.",
    (
        placed(n.MayPlayFrom(n.All((n.IsThis(), n.InZone(Zone.GRAVEYARD))), lands=False)),
        n.CastOnlyIf(n.Fits(n.This(), n.CastFrom(Zone.GRAVEYARD))),
    ),
    static_abilities,
)

# --- Without paying, and in turn

phrase(
    "you may cast spells from your hand without paying their mana costs",
    n.MayPlayFrom(n.All((n.InZone(Zone.HAND), YOU_OWN)), free=True, lands=False),
    one_static,
)
NEXT_ONE: Final = n.Triggered(n.WhenYouDo(), (n.Mode(n.Move(n.TopOfLibrary(n.ThatPlayer()), Zone.EXILE)),))
phrase(
    "during each player's turn, that player may play a land or cast a spell from among cards exiled with ~, and they "
    "may spend mana as though it were mana of any color to cast that spell. when they do, exile the top card of their "
    "library",
    n.MayPlayFrom(n.ExiledWithThis(), n.EachPlayer(), own_turn=True, per_turn=1, any_color=True, then=NEXT_ONE),
    one_static,
)

# --- The top card of a library

looking: Final = Words(
    "who sees the top card",
    [
        ("you may look at the top card of your library any time", n.MayLookAtTop()),
        ("play with the top card of your library revealed", n.MayLookAtTop(revealed=True)),
        ("players play with the top card of their libraries revealed", n.MayLookAtTop(n.EachPlayer(), True)),
        ("each player plays with the top card of their library revealed", n.MayLookAtTop(n.EachPlayer(), True)),
        (
            "your opponents play with the top card of their libraries revealed",
            n.MayLookAtTop(n.EachOpponent(), True),
        ),
    ],
)
one_static.add(looking)
phrase(f"{{looking}}, and {AS_WITH_FLASH}", (the.looking, *WITH_FLASH), statics, looking=looking, which=on_top)
for joint in (", and ", " and "):
    both = f"{{looking}}{joint}{{permission}}"
    phrase(both, (the.looking, the.permission), statics, looking=looking, permission=permissions, parse_only=True)
    phrase(
        f"until end of turn, {both}",
        like(n.Sequence, of=(like(n.Begin, static=the.looking), like(n.Begin, static=the.permission))),
        sentences, looking=looking, permission=permissions, parse_only=True,
    )  # fmt: skip
BEGUN_TO_LOOK: Final = like(n.Begin, static=the.looking)
phrase("until end of turn, {looking}", BEGUN_TO_LOOK, sentences, looking=looking)
