"""Instructions that are told in a way of their own, each by a card or two, and stand here as one phrase each."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Duration, Zone
from mainphase.cards.nodes.often_named import REVEALED, SEEN_IN_LIBRARY, THAT_PLAYER, THIS_GOES, YOU
from mainphase.language.days import CREATES
from mainphase.language.grammar import nouns
from mainphase.language.grammar.changed import delayed_mode
from mainphase.language.grammar.clauses import WithTargets, clauses, sentence, sentences
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.descriptions import HIT_BY_TARGET, HIT_SOMEBODY
from mainphase.language.grammar.discourse import conjunction, conjuncts
from mainphase.language.grammar.effects.tokens import more_tokens
from mainphase.language.grammar.objects import Targets, certain_objects, certain_players, objects, who
from mainphase.language.syntax import DECLINED, Choice, InText, Mapped, Words, like, phrase, the
from mainphase.language.syntax.spellings import ALWAYS

FIRST_TARGET: Final = n.Target(0)
SAVED_TARGET: Final = n.Saved("target 0")  # the same, as a later ability calls it
LANDS, CREATURES = n.OfType(CardType.LAND), n.OfType(CardType.CREATURE)

# --- Cards drawn that are paid for

FIRST, SECOND = n.Saved("first"), n.Saved("second")
DRAWN: Final = (n.InZone(Zone.HAND), n.OwnedBy(YOU), n.DrawnThisTurn())


def paid_or_put_back(card: n.Selector) -> n.If:
    back = n.PayOrElse((n.PayLife(n.Fixed(4)),), YOU, otherwise=n.Move(card, Zone.LIBRARY))
    return n.If(n.Compare(n.SizeOf(card), ">", n.Fixed(0)), back)


phrase(
    "draw two additional cards. if you do, choose two cards in your hand drawn this turn. for each of those cards, pay "
    "4 life or put the card on top of your library",
    n.Sequence(
        (
            n.Draw(n.Fixed(2)),
            n.Choose(n.All(DRAWN), save="first"),
            paid_or_put_back(FIRST),
            n.Choose(n.All((*DRAWN, n.Not(n.OneOf(FIRST)))), save="second"),
            paid_or_put_back(SECOND),
        )
    ),
    clauses,
)

# --- All permanents are exchanged for as many cards of the libraries

SHUFFLED: Final = n.Saved("shuffled away")
STILL_THERE: Final = (n.InZone(Zone.LIBRARY), n.OneOf(REVEALED))
AS_MANY: Final = n.TopOfLibrary(THAT_PLAYER, amount=n.SizeOf(SHUFFLED, n.OwnedBy(THAT_PLAYER)))
PERMANENTS: Final = n.Each(n.InZone(Zone.BATTLEFIELD))


def permanents_exchanged(first: int) -> n.Sequence:
    """These types are put onto the battlefield first, then enchantments, whose Auras find something there."""
    return n.Sequence(
        (
            n.Remember(PERMANENTS, "shuffled away"),
            n.Move(PERMANENTS, Zone.LIBRARY, at_random=True, save="moved"),
            n.Shuffle(n.EachPlayer()),
            n.ForEachPlayer(n.EachPlayer(), n.Remember(AS_MANY, "revealed", beside=True)),
            n.Reveal(REVEALED),
            n.Move(n.Each(n.All((*STILL_THERE, n.OfType(first)))), Zone.BATTLEFIELD),
            n.Move(n.Each(n.All((*STILL_THERE, n.OfType(CardType.ENCHANTMENT)))), Zone.BATTLEFIELD),
            n.Move(n.Each(n.All(STILL_THERE)), Zone.LIBRARY, bottom=True),
        )
    )


FIRST_TYPES: Final = CardType.ARTIFACT | CardType.CREATURE | CardType.LAND
for words, types in (
    ("artifact, creature, and land", FIRST_TYPES),
    ("artifact, creature, land, and planeswalker", FIRST_TYPES | CardType.PLANESWALKER),
):
    for tail in ("", " in any order"):
        phrase(
            "each player shuffles all permanents they own into their library, then reveals that many cards from the "
            f"top of their library. each player puts all {words} cards revealed this way onto the battlefield, then "
            "does the same for enchantment cards, then puts all cards revealed this way that weren't put onto the "
            f"battlefield on the bottom of their library{tail}",
            permanents_exchanged(types), clauses, parse_only=not tail,
        )  # fmt: skip

# --- Tokens for the power of what each player has exiled

THEIR_CREATURES: Final = n.Each(n.All((n.InZone(Zone.BATTLEFIELD), CREATURES)))
EXILED: Final = n.Saved("exiled creatures")
EXILED_BY_THEM: Final = n.All((n.OneOf(EXILED), n.ControlledBy(THAT_PLAYER)))
TOKENS_FOR_POWER: Final = like(
    n.Sequence,
    of=(
        n.Remember(THEIR_CREATURES, "exiled creatures"),
        n.Move(EXILED, Zone.EXILE, save="moved"),
        like(
            n.ForEachPlayer, who=n.EachPlayer(),
            do=like(n.CreateToken, token=the.token, amount=n.TotalPower(EXILED_BY_THEM), by=THAT_PLAYER),
        ),
    ),
)  # fmt: skip
for made, since, until in (
    ("creates X {token}", CREATES, ALWAYS), ("puts X {token} onto the battlefield", "", CREATES),
):  # fmt: skip
    phrase(
        f"each player exiles all creatures they control and {made}, where X is the total power of the creatures they "
        "exiled this way",
        TOKENS_FOR_POWER, clauses, token=more_tokens, since=since, until=until,
    )  # fmt: skip

# --- What has dealt combat damage to a player, for something of that player's

WHAT_HIT: Final = n.All((CREATURES, n.ControlledBy(YOU), HIT_SOMEBODY))
mine: Final = Words(
    "what has hit", [("creature you control that dealt combat damage to a player this combat", WHAT_HIT)]
)
THEIRS_THEN: Final = n.All((CREATURES, n.ControlledBy(HIT_BY_TARGET)))
theirs: Final = Words("what that player controls", [("creature that player controls", THEIRS_THEN)])
phrase(
    "exchange control of {one} and {other}",
    like(n.ExchangeControl, what=like(n.Together, of=(the.one, the.other))),
    clauses,
    one=Targets("target ", 1, 1, mine),
    other=Targets("target ", 1, 1, theirs),
)

# --- A permanent is sacrificed as a card of the same player's is returned

THEIR_CARD: Final = (n.InZone(Zone.GRAVEYARD), n.OwnedBy(n.ControllerOf(FIRST_TARGET)))


def in_their_graveyard_too(which: Any) -> Any:
    return conjunction((*conjuncts(which), *THEIR_CARD))


def without_graveyard(which: Any) -> Any:
    parts = conjuncts(which)
    return conjunction(parts[:-2]) if parts[-2:] == THEIR_CARD else DECLINED


card_of_theirs: Final = Mapped(
    phrase("{which} in that player's graveyard", the.which, which=nouns.card), in_their_graveyard_too, without_graveyard
)
BOTH_LEGAL: Final = like(n.Compare, left=like(n.SizeOf, of=like(n.Together, of=(the.what, the.card))), op="=",
                         right=n.Fixed(2))  # fmt: skip
phrase(
    "choose {what} a player controls and {card}. if both targets are still legal as this ability resolves, that player "
    "simultaneously sacrifices the artifact and returns the artifact card to the battlefield",
    like(n.If, condition=BOTH_LEGAL, then=like(n.SacrificeFor, what=the.what, card=the.card)), sentences,
    what=Targets("target ", 1, 1, nouns.thing), card=Targets("target ", 1, 1, card_of_theirs),
    fits=lambda trade: trade.then.what == FIRST_TARGET,
)  # fmt: skip

# --- One kind of card or another, chosen before the cards are seen

seen_of: Final = Words("a number", [(NUMBER_WORDS[k], k) for k in range(2, 11)])


def take_of_kind(kind: n.Filter) -> Any:
    return like(
        n.Sequence,
        of=(
            like(n.Remember, what=like(n.TopOfLibrary, of=YOU, count=the.count), save="seen"),
            n.Reveal(n.Saved("seen")),
            n.Move(n.Each(n.All((*SEEN_IN_LIBRARY.of, kind))), Zone.HAND),
            n.Move(n.Each(SEEN_IN_LIBRARY), Zone.GRAVEYARD),
        ),
    )


phrase(
    "choose creature or land. reveal the top {count} cards of your library. put all cards of the chosen type revealed "
    "this way into your hand and the rest into your graveyard",
    like(n.ChooseEffect, of=(take_of_kind(CREATURES), take_of_kind(LANDS))),
    clauses,
    count=seen_of,
)

# --- What phases out and in

NONTOKEN: Final = n.Not(n.IsToken())
ENCHANTMENTS: Final = (n.OfType(CardType.ENCHANTMENT), n.Not(n.OfSubtype("Aura")))
OUT: Final = tuple(
    n.PhaseOut(n.Each(n.All((NONTOKEN, *kind))))
    for kind in ((n.OfType(CardType.ARTIFACT),), (CREATURES,), (LANDS,), ENCHANTMENTS)
)
phrase(
    "{by} <chooses> artifact, creature, land, or non-Aura enchantment. all nontoken permanents of that type phase out",
    like(n.ChooseEffect, of=OUT, by=the.by),
    clauses,
    by=who,
)
phrase("{what} phases in tapped", like(n.PhaseIn, what=the.what, tapped=True), clauses, what=certain_objects)

# --- Exiled with what is on it, and back (until this leaves or untaps)

AURAS: Final = n.Saved("auras")
ATTACHED: Final = n.All((n.OfSubtype("Aura"), n.IsAttachedTo(FIRST_TARGET)))
BACK: Final = n.Sequence(
    (
        n.Move(SAVED_TARGET, Zone.BATTLEFIELD, tapped=True, counters_of=SAVED_TARGET),
        n.If(
            n.Compare(n.SizeOf(n.Saved("it")), ">", n.Fixed(0)),
            n.Move(AURAS, Zone.BATTLEFIELD, host=n.Saved("it"), save="returned"),
        ),
    )
)
phrase(
    "exile {what} and all Auras attached to it. note the number and kind of counters that were on that creature. when "
    "~ leaves the battlefield or becomes untapped, return that exiled card to the battlefield under its owner's "
    "control tapped with the noted number and kind of counters on it. if you do, return the other exiled cards to the "
    "battlefield under their owner's control attached to that permanent",
    like(
        n.Sequence,
        of=(
            n.Remember(n.Each(ATTACHED), "auras"),
            like(n.Move, what=like(n.Together, of=(the.what, AURAS)), to=Zone.EXILE, save="exiled"),
            n.Delayed(n.Triggered(THIS_GOES, (n.Mode(BACK),))),
        ),
    ),
    clauses, what=objects, fits=lambda all_of_it: all_of_it.of[1].what.of[0] == FIRST_TARGET,
)  # fmt: skip

# --- What is so of the creatures that were targeted, later

once_more: Final = Choice("an instruction")
EITHER: Final = n.DealsDamage(n.OneOf(SAVED_TARGET), combat_only=True)


def watch_of_pair(parts: Any) -> Any:
    what, mode = parts
    if what != FIRST_TARGET:
        return DECLINED
    return n.Delayed(n.Triggered(EITHER, (mode,)), once=False, until=Duration.YOUR_NEXT_TURN)


def pair_and_mode(effect: Any) -> Any:
    if len(effect.ability.modes) != 1:
        return DECLINED
    parts = (FIRST_TARGET, effect.ability.modes[0])
    return parts if watch_of_pair(parts) == effect else DECLINED


phrase(
    "choose {what}. until your next turn, whenever either of those creatures deals combat damage, {mode}",
    (the.what, the.mode),
    once_more,
    what=objects,
    mode=delayed_mode(WithTargets(sentence)),
)
sentences.add(Mapped(once_more, watch_of_pair, pair_and_mode, n.Delayed))
BLOCKED: Final = n.Each(n.All((CREATURES, n.WasBlockedBy(SAVED_TARGET))))
TIRED: Final = n.Sequence((n.Tap(BLOCKED), n.StayTapped(BLOCKED)))
phrase(
    "{what}. at this turn's next end of combat, tap each creature that was blocked by one of those creatures this turn "
    "and it doesn't untap during its controller's next untap step",
    like(
        n.Sequence,
        of=(
            like(n.Untap, what=the.what),
            n.Delayed(n.Triggered(n.EndOfCombat(), (n.Mode(TIRED),)), until=Duration.END_OF_TURN),
        ),
    ),
    clauses, what=phrase("untap {what}", the.what, what=certain_objects),
    fits=lambda both: both.of[0].what == FIRST_TARGET,
)  # fmt: skip

# --- What has to attack, or is destroyed (CR 508.1d)

THEIRS: Final = n.Saved("that player")
DUE: Final = n.All(
    (
        CREATURES,
        n.Not(n.OfSubtype("Wall")),
        n.ControlledBy(THEIRS),
        n.Not(n.AttackedThisTurn()),
        n.ControlledSinceTurnBegan(),
    )
)
phrase(
    "at the beginning of the next end step, destroy all non-Wall creatures that player controls that didn't attack "
    "this turn. ignore this effect for each creature the player didn't control continuously since the beginning of the "
    "turn",
    n.Sequence(
        (
            n.Remember(n.ActivePlayer(), "that player"),
            n.Delayed(n.Triggered(n.BeginningOf("end step"), (n.Mode(n.Destroy(n.Each(DUE))),))),
        )
    ),
    sentences,
)

# --- A copy that keeps what makes it one (CR 707.9)

for this in ("~", "this creature"):
    phrase(
        f"have {this} become a copy of {{of}}, except it doesn't copy that creature's color and it has this ability",
        like(n.BecomeCopy, what=n.This(), of=the.of, but=(n.KeepColors(), n.KeepThisAbility())),
        clauses,
        of=objects,
        parse_only=this != "~",
    )

# --- One of somebody's creatures, with the greatest power among theirs


def of_first_target(told: Any) -> Mapped:
    """Returns what is told with a player as an instruction about the first target."""
    return Mapped(
        told,
        lambda parts: parts[1] if parts[0] == FIRST_TARGET else DECLINED,
        lambda effect: (FIRST_TARGET, effect),
        n.Sequence,
    )


OF_TARGET: Final = (CREATURES, n.ControlledBy(n.Target()))
STRONGEST_OF_THEIRS: Final = n.All((*OF_TARGET, n.PowerIs("=", n.GreatestPower(n.All(OF_TARGET)))))
for verb, due in (("exile", n.Move(n.Saved("it"), Zone.EXILE)), ("destroy", n.Destroy(n.Saved("it")))):
    strongest = phrase(
        f"{verb} a creature with the greatest power among creatures {{who}} controls",
        (the.who, n.Sequence((n.Choose(STRONGEST_OF_THEIRS), due))), who=certain_players,
    )  # fmt: skip
    clauses.add(of_first_target(strongest))

# All of theirs, and the power that those had or still have (CR 608.2h).
THOSE: Final = n.Saved("those")
TOTAL: Final = n.TotalPower(n.OneOf(THOSE))
ALL_OF_THEIRS: Final = n.Sequence(
    (
        n.Remember(n.Each(n.All(OF_TARGET)), save=THOSE.name), n.Destroy(THOSE),
        n.DealDamage(TOTAL, n.Target(), n.This()),
    )
)  # fmt: skip
destroyed_all: Final = phrase(
    "destroy all creatures {who} controls. ~ deals damage to that player equal to their total power",
    (the.who, ALL_OF_THEIRS), who=certain_players,
)  # fmt: skip
clauses.add(of_first_target(destroyed_all))

# --- Cards of your graveyard, one spell after another for nothing

MINE: Final = (n.InZone(Zone.GRAVEYARD), n.OwnedBy(YOU))
for may in ("", "you may "):
    for_nothing = phrase(
        f"{may}cast any number of {{which}} from your graveyard without paying their mana costs",
        like(n.CastNow, what=like(n.Each, which=like(n.All, of=(*MINE, the.which))), one_by_one=True),
        which=nouns.cards, parse_only=may != "",
    )  # fmt: skip
    clauses.of.insert(0, for_nothing)  # and is said so: not "spells from among each of them"

# --- A card in a graveyard, or a permanent

a_card_or_permanent: Final = phrase(
    "{card} or {permanent} on the battlefield",
    like(n.Any, of=(the.card, like(n.All, of=(n.InZone(Zone.BATTLEFIELD), the.permanent)))),
    card=nouns.card_in_zone, permanent=nouns.permanent,
)  # fmt: skip
certain_objects.add(InText(Targets("target ", 1, 1, a_card_or_permanent), " on the battlefield"))

# --- Cards of each graveyard, which their owners shuffle into their libraries

IN_THEIRS: Final = n.All((n.InZone(Zone.GRAVEYARD), n.OwnedBy(n.ThatPlayer())))
phrase(
    "choose {count} cards in each graveyard. their owners shuffle those cards into their libraries",
    like(
        n.ForEachPlayer, who=n.EachPlayer(),
        do=like(
            n.Sequence,
            of=(
                like(n.Choose, which=IN_THEIRS, at_least=the.count, at_most=the.count),
                n.Move(n.Saved("it"), Zone.LIBRARY, shuffled=True),
            ),
        ),
    ),
    clauses, count=Words("a number", [(NUMBER_WORDS[k], n.Fixed(k)) for k in range(2, 6)]),
)  # fmt: skip

# --- Halves, of which it is told once how they are rounded

for up, rounded in ((True, "up"), (False, "down")):
    phrase(
        f"you gain half X life and draw half X cards. round {rounded} each time",
        n.Sequence((n.GainLife(n.HalfOf(n.X(), up)), n.Draw(n.HalfOf(n.X(), up)))),
        sentences,
    )
