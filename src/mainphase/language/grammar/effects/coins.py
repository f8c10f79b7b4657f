"""Coins that are flipped, and what follows from it (CR 705)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import ONE
from mainphase.language.grammar.amounts import each_one
from mainphase.language.grammar.changed import afresh, not_yet
from mainphase.language.grammar.clauses import clauses, sentence, sentences
from mainphase.language.grammar.conditions import conditions
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.objects import who
from mainphase.language.grammar.triggers.events import events, somebody
from mainphase.language.syntax import Words, like, phrase, the

WON, LOST, HEADS, TAILS = (n.SizeOf(n.Saved(name)) for name in ("won", "lost", "heads", "tails"))


def some(flips: n.Quantity) -> n.Condition:
    return n.Compare(flips, ">=", ONE)


# --- Flips that are won or lost

so_many_coins: Final = Words("a number", [(f"{NUMBER_WORDS[k]} coins", n.Fixed(k)) for k in range(2, 11)])
phrase("{by} <flips> a coin", n.FlipCoins, clauses, by=who, fits=lambda flip: flip.called and flip.amount == ONE)
phrase("{by} <flips> {amount}", n.FlipCoins, clauses, by=who, amount=so_many_coins, fits=lambda flip: flip.called)
phrase("flip a coin until you lose a flip", n.FlipCoins(None), clauses)

for how, flips in (("win", WON), ("lose", LOST)):
    for k, by in enumerate((f"you {how}", f"they {how}", f"that player {how}s", f"the player {how}s")):
        phrase(f"{by} the flip", some(flips), conditions, parse_only=k > 0)
    phrase(f"{{who}} <{how}s> a coin flip", like(n.FlipsCoin, who=the.who, wins=how == "win"), events, who=somebody)
phrase("you win both flips", n.Compare(WON, ">=", n.Fixed(2)), conditions)
phrase("you lose both flips", n.Compare(LOST, ">=", n.Fixed(2)), conditions)
for words, flips in (("flip you won", WON), ("flip you win", WON), ("flip you lost", LOST), ("flip you lose", LOST)):
    phrase(words, flips, each_one, parse_only=words[-3:] in ("win", "ose"))

# --- Flips of which only the side that comes up matters (CR 705.2)

UNCALLED: Final = n.FlipCoins(called=False)


def if_side(flips: n.Quantity, then: Any, at_least: int = 1) -> Any:
    return like(n.If, condition=n.Compare(flips, ">=", n.Fixed(at_least)), then=then)


for tossed, coin, one_side in (
    (UNCALLED, "flip a coin. if", 1),
    (n.FlipCoins(n.Fixed(2), called=False), "flip two coins. if both coins", 2),
):
    it = "it comes" if one_side == 1 else "come"
    for side, other in (("heads", "tails"), ("tails", "heads")):
        up, down = (HEADS, TAILS) if side == "heads" else (TAILS, HEADS)
        again = "if it comes" if one_side == 1 else "if both coins come"
        phrase(
            f"{coin} {it} up {side}, {{one}}. {again} up {other}, {{two}}",
            like(n.Sequence, of=(tossed, if_side(up, the.one, one_side), if_side(down, the.two, one_side))), sentences,
            one=not_yet(sentence), two=afresh(sentence),
        )  # fmt: skip
        if one_side == 1:
            phrase(
                f"{coin} {it} up {side}, {{one}}", like(n.Sequence, of=(tossed, if_side(up, the.one))), sentences,
                one=sentence,
            )  # fmt: skip
phrase(
    "flip {amount}. take an extra turn after this one for each coin that comes up heads",
    like(
        n.Sequence,
        of=(
            like(n.FlipCoins, amount=the.amount, called=False),
            n.ForEachPlayer(n.Saved("heads"), n.ExtraTurn()),
        ),
    ),
    sentences,
    amount=so_many_coins,
)
