"""What any of several players may do, and what follows if somebody does it, or if nobody does: "any opponent may
sacrifice a creature. If a player does, …". They choose in turn order (CR 101.4), and whoever wants to does it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import CREATING, IT, THAT_PLAYER
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import damage
from mainphase.language.grammar.changed import afresh, of_each
from mainphase.language.grammar.clauses import clause, sentence, sentences, sequence_of, steps_of
from mainphase.language.grammar.conditions import of_player
from mainphase.language.grammar.costs import payments
from mainphase.language.grammar.effects.control_flow import is_alike_in_turn, several, surely, whoever_may
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import certain_objects
from mainphase.language.syntax import DECLINED, Mapped, Words, like, phrase, the

DOERS: Final = "doers"
DOES: Final = n.Remember(n.Together((n.Saved(DOERS), THAT_PLAYER)), DOERS)
SOMEBODY_DOES: Final = n.Compare(n.SizeOf(n.Saved(DOERS)), ">", n.Fixed(0))
GIVEN_UP: Final = "given up"
SOMETHING_GIVEN_UP: Final = n.Compare(n.SizeOf(n.Saved(GIVEN_UP)), ">", n.Fixed(0))

# "Starting with you, each player may pay any amount of mana": in turn order, whoever's turn it is.
ANY_AMOUNT: Final = n.ForEachPlayer(
    n.PlayersInTurn(), n.PayOrElse((n.PayMana(n.ManaCost(x=1)),), n.ThatPlayer(), chosen_x=True)
)
for k, words in enumerate(("starting with you, each player may", "each player starting with you may")):
    phrase(f"{words} pay any amount of mana", ANY_AMOUNT, sentences, parse_only=k > 0)

# Each may do something, one after the other from you on: who comes later has seen what the others did.
IN_TURN: Final = like(n.ForEachPlayer, who=n.PlayersInTurn(), do=like(n.May, then=the.do, by=n.ThatPlayer()))
phrase("starting with you, each player may {do}", IN_TURN, sentences, do=of_each(sentence, subject=True))

anybody: Final = whoever_may(Words("players", [("any player", n.EachPlayer()), ("any opponent", n.EachOpponent())]))


def is_paid_alone(both: Any) -> bool:
    """True if what one pays leaves nothing for another to see; what is given up would be given up at once."""
    return all(isinstance(cost, (n.PayMana, n.PayLife)) and not asks_x(cost) for cost in both.of[0].do.cost)


def asks_x(cost: n.Cost) -> bool:
    return isinstance(cost, n.PayMana) and bool(cost.mana.x)


def offered(template: str, first: tuple[Any, ...], done: n.Condition, **slots: Any) -> None:
    """Adds what may be done, and both ways in which it can go on."""
    for words, follows in (
        ("if a player does", like(n.If, condition=done, then=the.follows)),
        ("if they do", like(n.If, condition=done, then=the.follows)),
        ("if no one does", like(n.If, condition=n.Negated(done), then=the.follows)),
        ("if no player does", like(n.If, condition=n.Negated(done), then=the.follows)),
    ):
        phrase(
            f"{{who}} may {template}. {words}, {{follows}}", like(n.Sequence, of=(*first, follows)), sentences,
            who=anybody, follows=afresh(sentence), parse_only=words in ("if they do", "if no player does"), **slots,
        )  # fmt: skip


ALL_WHO_DO: Final = like(n.Choose, by=the.who, which=the.which, at_least=n.Fixed(0), save=GIVEN_UP)
offered(
    "sacrifice {which}",
    (ALL_WHO_DO, like(n.SacrificeIt, what=n.Saved(GIVEN_UP), by=the.who)),
    SOMETHING_GIVEN_UP,
    which=of_player(any_one(nouns.permanent), n.You()),
)
offered(
    "tap {which} they control",
    (ALL_WHO_DO, like(n.Tap, what=n.Saved(GIVEN_UP))),
    SOMETHING_GIVEN_UP,
    which=of_player(any_one(nouns.permanent), n.You()),
)
offered(
    "have {source} deal {amount} to them",
    (
        like(
            n.ForEachPlayer, who=the.who,
            do=like(
                n.May, by=THAT_PLAYER,
                then=like(
                    n.Sequence, of=(like(n.DealDamage, source=the.source, amount=the.amount, to=THAT_PLAYER), DOES)
                ),
            ),
        ),
    ),
    SOMEBODY_DOES,
    source=certain_objects,
    amount=damage,
)  # fmt: skip
offered(
    "{cost}",
    (like(n.ForEachPlayer, who=the.who, do=like(n.PayOrElse, cost=the.cost, by=THAT_PLAYER, paid=DOES)),),
    SOMEBODY_DOES,
    cost=payments,
    fits=is_paid_alone,
)


# --- What each may do, and what follows for each who does it: "each player may tap a creature they control. If a player
# does, that player draws a card"

DONE_TO_IT: Final = (n.PutCounters, n.Tap, n.Untap)


def is_done_to_chosen(steps: tuple[n.Effect, ...]) -> bool:
    """True if something that whoever does it chooses has something done to it: without it nothing is done."""
    if len(steps) != 2 or not isinstance(steps[0], n.Choose) or (steps[0].save, steps[0].by) != (IT.name, THAT_PLAYER):
        return False
    return isinstance(steps[1], DONE_TO_IT) and IT in (getattr(steps[1], "on", None), getattr(steps[1], "what", None))


def each_who_does(told: Any) -> Any:
    whoever, do, follows = told
    if is_done_to_chosen(steps_of(do)):
        follows = n.If(n.Compare(n.SizeOf(IT), ">", n.Fixed(0)), follows)
    elif not surely(do):
        return DECLINED
    loop = n.ForEachPlayer(whoever, n.May(n.Sequence((*steps_of(do), *steps_of(follows))), THAT_PLAYER))
    return loop if is_alike_in_turn(loop) else DECLINED


def told_of_each_who_does(loop: Any) -> Any:
    offer = loop.do
    if not isinstance(offer, n.May) or offer.by != THAT_PLAYER or not isinstance(offer.then, n.Sequence):
        return DECLINED
    steps = offer.then.of
    last = steps[-1]
    follows = last.then if isinstance(last, n.If) else last
    told = (loop.who, sequence_of(steps[:-1]), follows)
    return told if len(steps) > 1 and each_who_does(told) == loop else DECLINED


each_does: Final = phrase(
    "{who} may {do}. if a player does, {follows}", (the.who, the.do, the.follows), who=several,
    do=of_each(sentence, subject=True), follows=of_each(afresh(sentence)),
)  # fmt: skip
sentences.of.insert(0, Mapped(each_does, each_who_does, told_of_each_who_does, n.ForEachPlayer))
# --- Tempting offers: "Each opponent may create a token. For each opponent who does, create a token." All have decided
# before anything is done (CR 101.4), and what follows of it happens at once.

DID: Final = n.Saved(DOERS)
HOW_MANY_DID: Final = n.SizeOf(DID)
DECIDING: Final = n.ForEachPlayer(n.EachOpponent(), n.May(DOES, THAT_PLAYER))
tempting: Final = phrase(
    "each opponent may {offer}. for each opponent who does, {again}", (the.offer, the.again),
    offer=of_each(clause, subject=True), again=afresh(clause),
)  # fmt: skip


def tempted(told: Any) -> Any:
    offer, again = told
    if (
        not isinstance(offer, CREATING)
        or not isinstance(again, CREATING)
        or (offer.by, again.by) != (THAT_PLAYER, n.You())
    ):
        return DECLINED
    theirs = replace(offer, by=DID)
    yours = replace(again, amount=n.ProductOf(again.amount, HOW_MANY_DID))
    return DECLINED if THAT_PLAYER in everything_in(theirs) else n.Sequence((DECIDING, theirs, yours))


def told_of_offer(effect: Any) -> Any:
    if len(effect.of) != 3 or effect.of[0] != DECIDING:
        return DECLINED
    _, theirs, yours = effect.of
    if not isinstance(yours, CREATING) or not isinstance(yours.amount, n.ProductOf) or not isinstance(theirs, CREATING):
        return DECLINED
    told = (replace(theirs, by=THAT_PLAYER), replace(yours, amount=yours.amount.one))
    return told if tempted(told) == effect else DECLINED


sentences.add(Mapped(tempting, tempted, told_of_offer, n.Sequence))
