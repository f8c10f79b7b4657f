"""What follows from what an instruction before did: for each of those things, its controller does something; each draws
as many cards as they discarded; an ability triggers on it (CR 603.12).
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.amounts import a_card, each_one
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.clauses import clauses, sentences
from mainphase.language.grammar.discourse import conjuncts
from mainphase.language.grammar.done import is_now_done
from mainphase.language.grammar.effects.cards_in_zones import DISCARDED, of_their_own
from mainphase.language.grammar.effects.control_flow import WHEN_YOU_DO, ability_of
from mainphase.language.grammar.effects.tokens import more_tokens, numbers, one_token
from mainphase.language.grammar.objects import one_who, who
from mainphase.language.syntax import DECLINED, Choice, Mapped, like, phrase, the

THAT: Final = n.ThatPlayer()
THEIRS: Final = n.ControlledBy(THAT)

# --- For each of them, its controller: each player does it for each of theirs


def of_each_controller(told: Any) -> Any:
    amount, token, factor = told
    if not isinstance(amount, n.SizeOf) or not isinstance(amount.of, n.Saved):
        return DECLINED
    which = n.Anything() if amount.which is None else amount.which
    if THEIRS in conjuncts(which):
        return DECLINED
    number: n.Quantity = n.SizeOf(amount.of, n.All((which, THEIRS)))
    if factor != n.Fixed(1):
        number = n.Times(factor.n, number)
    return n.ForEachPlayer(n.EachPlayer(), n.CreateToken(token, number, THAT))


def told_of_controllers(effect: Any) -> Any:
    made = effect.do
    if not isinstance(made, n.CreateToken):
        return DECLINED
    factor, number = 1, made.amount
    if isinstance(number, n.Times):
        factor, number = number.factor, number.of
    if not isinstance(number, n.SizeOf) or not isinstance(number.which, n.All) or number.which.of[-1] != THEIRS:
        return DECLINED
    which = number.which.of[0]
    told = (n.SizeOf(number.of, None if which == n.Anything() else which), made.token, n.Fixed(factor))
    return told if of_each_controller(told) == effect else DECLINED


controllers: Final = Choice("what the controllers do")
for article, vowel in (("a", False), ("an", True)):
    phrase(
        f"for each {{amount}}, its controller creates {article} {{token}}", (the.amount, the.token, n.Fixed(1)),
        controllers, amount=each_one, token=with_article(one_token, vowel),
    )  # fmt: skip
phrase(
    "for each {amount}, its controller creates {factor} {token}", (the.amount, the.token, the.factor), controllers,
    amount=each_one, factor=numbers, token=more_tokens,
    fits=lambda told: isinstance(told[2], n.Fixed),
)  # fmt: skip
sentences.add(Mapped(controllers, of_each_controller, told_of_controllers, n.ForEachPlayer))

# --- As many cards as each discarded

OWN: Final = n.SizeOf(n.Saved("discarded"), n.OwnedBy(THAT))


def of_each_their_own(both: n.Sequence) -> bool:
    """Of several players, each of whom draws another number."""
    return not of_their_own(both)


FEWER: Final = n.Times(-1, n.Fixed(1))
of_a_hand: Final = Choice("cards that are discarded")
phrase("<their|your> hand", None, of_a_hand)
phrase("all the cards in <their|your> hand", None, of_a_hand, parse_only=True)
phrase("{amount}", the.amount, of_a_hand, amount=a_card)
for words, own in (
    ("that many cards", OWN),
    ("that many cards minus one", n.Plus(OWN, FEWER)),
    ("that many cards plus one", n.Plus(OWN, n.Fixed(1))),
):
    phrase(
        f"{{by}} <discards> {{amount}}, then <draws> {words}",
        like(
            n.Sequence,
            of=(
                like(n.Discard, by=the.by, amount=the.amount),
                like(n.ForEachPlayer, who=the.by, do=n.Draw(own, THAT)),
            ),
        ),
        clauses, by=who, amount=of_a_hand, fits=of_each_their_own,
    )  # fmt: skip
phrase(
    "{by} <discards> {amount}, then <draws> that many cards minus one",
    like(
        n.Sequence,
        of=(like(n.Discard, by=the.by, amount=the.amount), like(n.Draw, by=the.by, amount=n.Plus(DISCARDED, FEWER))),
    ),
    clauses, by=one_who, amount=of_a_hand, fits=of_their_own,
)  # fmt: skip

# --- An ability that triggers on it

phrase(
    "when {condition}, {mode}", like(n.If, condition=the.condition, then=WHEN_YOU_DO), sentences,
    condition=is_now_done, mode=ability_of,
)  # fmt: skip
