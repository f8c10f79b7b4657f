"""Conditions on players: what they control and have, what they did this turn, whose turn it is."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, YOU
from mainphase.kernel.keys import MemoryKey
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import figures, quantities
from mainphase.language.grammar.conditions import (
    conditions,
    in_my,
    in_my_graveyard,
    more_q,
    nobodys,
    of_player,
    one_or,
    or_more,
    whole_figures,
)
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.objects import certain_players
from mainphase.language.syntax import Mapped, Words, like, phrase, the

# --- What they control and have

phrase("you control one or more {which}", n.Exists, conditions, which=of_player(nouns.permanents, YOU), parse_only=True)
phrase(
    "you have {at_least} {which} in your graveyard", n.Exists, conditions,
    at_least=or_more, which=in_my_graveyard(nouns.cards), parse_only=True,
)  # fmt: skip
phrase(
    "any player controls {which}", n.Exists, conditions,
    which=Mapped(one_or(nouns.permanent), nobodys, nobodys), parse_only=True,
)  # fmt: skip
phrase(
    "your opponents control no {which}", like(n.Negated, of=like(n.Exists, which=the.which)), conditions,
    which=of_player(nouns.permanents, EACH_OPPONENT), parse_only=True,
)  # fmt: skip
phrase(
    "an opponent owns {which} in exile",
    n.Exists,
    conditions,
    which=in_my(Zone.EXILE, one_or(nouns.card), EACH_OPPONENT),
)
phrase("you own {which} in exile", n.Exists, conditions, which=in_my(Zone.EXILE, one_or(nouns.card)))
ONE_IN_GRAVEYARD: Final = in_my_graveyard(one_or(nouns.card))
phrase(
    "{one} and {other} are in your graveyard",
    like(n.Both, left=like(n.Exists, which=the.one), right=like(n.Exists, which=the.other)), conditions,
    one=ONE_IN_GRAVEYARD, other=ONE_IN_GRAVEYARD, parse_only=True,
)  # fmt: skip
phrase(
    "the top card of your library is {which}",
    like(n.Fits, what=n.TopOfLibrary(YOU), which=the.which), conditions,
    which=one_or(nouns.card),
)  # fmt: skip
fewer_than: Final = Words("a number", [(f"fewer than {NUMBER_WORDS[k]}", n.Fixed(k)) for k in range(2, 21)])
phrase(
    "there are {count} {which}",
    like(n.Compare, left=like(n.CountOf, which=the.which), op="<", right=the.count),
    conditions,
    count=fewer_than,
    which=nouns.cards_in_zone,
)
OF_ONE_GRAVEYARD: Final = n.CountOf(n.All((n.InZone(Zone.GRAVEYARD), n.OwnedBy(THAT_PLAYER))))
for there_are in ("there are {count} cards in a single graveyard", "a single graveyard has {count} cards in it"):
    phrase(
        there_are,
        like(n.SomePlayer, who=EACH_PLAYER, condition=like(n.Compare, left=OF_ONE_GRAVEYARD, op=">=", right=the.count)),
        conditions, count=more_q, parse_only=True,
    )  # fmt: skip
phrase(
    "you have {count} or more cards in your library",
    like(
        n.Compare, left=n.CountOf(n.All((n.InZone(Zone.LIBRARY), n.OwnedBy(YOU)))), op=">=", right=the.count
    ),
    conditions, count=figures, parse_only=True,
)  # fmt: skip
HAND, LIFE = n.HandSizeOf(YOU), n.LifeOf(YOU)
phrase("you have a card in hand", n.Compare(HAND, ">=", n.Fixed(1)), conditions)
phrase(
    "you have {count} cards in hand", like(n.Compare, left=HAND, op="<", right=the.count), conditions, count=fewer_than
)
exactly: Final = Words("a number", [(NUMBER_WORDS[k], n.Fixed(k)) for k in range(2, 21)])
phrase(
    "you have exactly {count} cards in your hand",
    like(n.Compare, left=HAND, op="=", right=the.count),
    conditions,
    count=exactly,
    parse_only=True,
)
phrase("you have exactly {count} life", like(n.Compare, left=LIFE, op="=", right=the.count), conditions, count=figures)


def one_more(number: int) -> n.Fixed:
    return n.Fixed(number + 1)


def one_less(q: n.Fixed) -> int:
    return q.n - 1


phrase(
    "each player has {count} or less life",
    like(
        n.Negated,
        of=like(
            n.SomePlayer,
            who=EACH_PLAYER,
            condition=like(n.Compare, left=n.LifeOf(THAT_PLAYER), op=">=", right=the.count),
        ),
    ),
    conditions,
    count=Mapped(whole_figures, one_more, one_less, n.Fixed),
)

phrase(
    "you've drawn {count} cards this turn",
    like(n.Compare, left=n.CardsDrawnThisTurn(YOU), op=">=", right=the.count),
    conditions,
    count=more_q,
)

phrase(
    "{who} own {at_least} exiled {which}",
    like(
        n.Exists, at_least=the.at_least,
        which=like(n.All, of=(n.InZone(Zone.EXILE), like(n.OwnedBy, who=the.who), n.Not(n.IsToken()), the.which)),
    ),
    conditions, who=certain_players, at_least=or_more, which=nouns.cards,
)  # fmt: skip

# --- Whose turn it is

phrase("it's an opponent's turn", n.IsTurnOf(EACH_OPPONENT), conditions)
phrase("it's not their turn", n.Negated(n.IsTurnOf(THAT_PLAYER)), conditions)
phrase("it isn't that player's turn", n.Negated(n.IsTurnOf(THAT_PLAYER)), conditions, parse_only=True)
phrase("it's their turn", n.IsTurnOf(THAT_PLAYER), conditions)

# --- What they did this turn

for words, who in (("you", YOU), ("that player", THAT_PLAYER)):
    phrase(f"{words} didn't cast a spell this turn", n.Negated(n.HappenedThisTurn("cast a spell", who)), conditions)
phrase(
    "you haven't cast a spell this turn",
    n.Negated(n.HappenedThisTurn("cast a spell", YOU)),
    conditions,
    parse_only=True,
)
phrase(
    "you haven't cast a spell from your hand this turn",
    n.Negated(n.HappenedThisTurn("cast a spell from their hand", YOU)), conditions,
)  # fmt: skip
phrase("an opponent discarded a card this turn", n.HappenedThisTurn("discards", EACH_OPPONENT), conditions)
phrase(
    "an opponent was dealt {least} or more damage this turn",
    like(n.HappenedThisTurn, what="damaged", by=EACH_OPPONENT, at_least=the.least),
    conditions,
    least=whole_figures,
)
phrase("no creatures died this turn", n.Negated(n.HappenedThisTurn("had a creature die", EACH_PLAYER)), conditions)
phrase("the number of times you descended this turn", n.SoMuchThisTurn(MemoryKey.DESCENDED, YOU), quantities)
phrase("you descended this turn", n.HappenedThisTurn("had a permanent card put into their graveyard", YOU), conditions)
phrase("you committed a crime this turn", n.HappenedThisTurn("committed a crime", YOU), conditions)
phrase("you've committed a crime this turn", n.HappenedThisTurn("committed a crime", YOU), conditions, parse_only=True)
