"""Players by what is so of them: "target player who lost life this turn", "each opponent who controls a creature", "the
number of opponents who control more lands than you".
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import THAT_PLAYER, YOU
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import each_one, more_or_less, quantities
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.conditions import UNDER_HALF, fewer_q, more_q, of_player, one_or, or_more, whole_figures
from mainphase.language.grammar.discourse import Mention, mentioning
from mainphase.language.grammar.objects import TargetPlayers, certain_objects, one_object, players, target_player
from mainphase.language.syntax import Choice, Like, PhraseContext, like, phrase, the

# What is so of one of them, and of several. `who` in it is that player.
so_of_one: Final = Choice("what is so of a player")
so_of_many: Final = Choice("what is so of players")
FIXED: Final[tuple[tuple[str, str, n.Condition], ...]] = (
    ("lost life this turn", "lost life this turn", n.HappenedThisTurn("lost life", THAT_PLAYER)),
    ("gained life this turn", "gained life this turn", n.HappenedThisTurn("gained life", THAT_PLAYER)),
    ("was dealt damage this turn", "were dealt damage this turn", n.HappenedThisTurn("damaged", THAT_PLAYER)),
    ("attacked this turn", "attacked this turn", n.HappenedThisTurn("attacked", THAT_PLAYER)),
    ("discarded a card this turn", "discarded a card this turn", n.HappenedThisTurn("discards", THAT_PLAYER)),
    ("has no cards in hand", "have no cards in hand", n.Compare(n.HandSizeOf(THAT_PLAYER), "=", n.Fixed(0))),
    (
        "has more cards in hand than you", "have more cards in hand than you",
        n.Compare(n.HandSizeOf(THAT_PLAYER), ">", n.HandSizeOf(YOU)),
    ),
    ("has more life than you", "have more life than you", n.Compare(n.LifeOf(THAT_PLAYER), ">", n.LifeOf(YOU))),
    ("has less life than you", "have less life than you", n.Compare(n.LifeOf(THAT_PLAYER), "<", n.LifeOf(YOU))),
)  # fmt: skip


def deed(one: str, many: str, value: Like | n.Condition, **slots: Any) -> None:
    phrase(one, value, so_of_one, **slots)
    phrase(many, value, so_of_many, **slots)


for one, many, condition in FIXED:
    deed(one, many, condition)
deed(
    "has more cards in their hand than you", "have more cards in their hands than you",
    n.Compare(n.HandSizeOf(THAT_PLAYER), ">", n.HandSizeOf(YOU)), parse_only=True,
)  # fmt: skip
for did, what in (("lost {least} or more life", "lost life"), ("gained {least} or more life", "gained life")):
    so = like(n.HappenedThisTurn, what=what, by=THAT_PLAYER, at_least=the.least)
    deed(f"{did} this turn", f"{did} this turn", so, least=whole_figures)


def theirs(which: Any, than: str) -> Any:
    """More or fewer of something than you control."""
    mine = like(n.CountOf, which=like(n.All, of=(which, n.ControlledBy(YOU))))
    return like(
        n.Compare, left=like(n.CountOf, which=like(n.All, of=(which, n.ControlledBy(THAT_PLAYER)))), op=than, right=mine
    )


for words, op in (("more", ">"), ("fewer", "<")):
    deed(
        f"controls {words} {{which}} than you", f"control {words} {{which}} than you", theirs(the.which, op),
        which=nouns.permanents,
    )  # fmt: skip
MOST_OF_THEM: Final[tuple[tuple[str, str, Any, dict[str, Any]], ...]] = (
    ("has the most life", "have the most life", n.LifeOf(THAT_PLAYER), {}),
    ("has the most cards in hand", "have the most cards in hand", n.HandSizeOf(THAT_PLAYER), {}),
    (
        "controls the most {which}", "control the most {which}",
        like(n.CountOf, which=like(n.All, of=(the.which, n.ControlledBy(THAT_PLAYER)))), {"which": nouns.permanents},
    ),
)  # fmt: skip


def as_much_as_anybody(number: n.Quantity) -> n.Condition:
    return n.Compare(number, ">=", n.MostAmong(n.EachPlayer(), number))


for one, many, number, slots in MOST_OF_THEM:
    deed(
        one, many,
        like(n.Compare, left=number, op=">=", right=like(n.MostAmong, who=n.EachPlayer(), of=number)), **slots,
    )  # fmt: skip
OF_THEIRS: Final = like(n.CountOf, which=like(n.All, of=(the.which, n.ControlledBy(THAT_PLAYER))))
deed(
    "controls the fewest {which}", "control the fewest {which}",
    like(n.Compare, left=OF_THEIRS, op="<=", right=like(n.MostAmong, who=n.EachPlayer(), of=OF_THEIRS, least=True)),
    which=nouns.permanents,
)  # fmt: skip
one_of_theirs: Final = of_player(one_or(nouns.permanent), THAT_PLAYER)
deed("controls {which}", "control {which}", like(n.Exists, which=the.which), which=one_of_theirs)
deed(
    "controls {at_least} {which}", "control {at_least} {which}",
    like(n.Exists, which=the.which, at_least=the.at_least), at_least=or_more,
    which=of_player(nouns.permanents, THAT_PLAYER),
)  # fmt: skip
deed(
    "controls no {which}", "control no {which}", like(n.Negated, of=like(n.Exists, which=the.which)),
    which=of_player(nouns.permanents, THAT_PLAYER),
)  # fmt: skip
deed(
    "doesn't control {which}", "don't control {which}", like(n.Negated, of=like(n.Exists, which=the.which)),
    which=one_of_theirs, parse_only=True,
)  # fmt: skip

for words, combat in (("damage", False), ("combat damage", True)):
    deed(
        f"was dealt {words} by {{source}} this turn", f"were dealt {words} by {{source}} this turn",
        like(n.Fits, what=the.source, which=n.DealtDamageTo(THAT_PLAYER, combat)), source=one_object,
    )  # fmt: skip
deed(
    "has {count} cards in their graveyard", "have {count} cards in their graveyards",
    like(n.Exists, which=n.All((n.InZone(n.Zone.GRAVEYARD), n.OwnedBy(THAT_PLAYER))), at_least=the.count),
    count=or_more,
)  # fmt: skip
for so_many, op in ((more_q, ">="), (fewer_q, "<=")):
    deed(
        "has {count} cards in hand", "have {count} cards in hand",
        like(n.Compare, left=n.HandSizeOf(THAT_PLAYER), op=op, right=the.count), count=so_many,
    )  # fmt: skip
deed(
    "drew {count} cards this turn", "drew {count} cards this turn",
    like(n.Compare, left=n.CardsDrawnThisTurn(THAT_PLAYER), op=">=", right=the.count), count=more_q,
)  # fmt: skip
ENTERED_THEIRS: Final = like(n.TimesThisTurn, what="had enter", by=THAT_PLAYER, which=the.which)
for enter in ("enter", "enter the battlefield"):
    deed(
        f"had {{count}} {{which}} {enter} under their control this turn",
        f"had {{count}} {{which}} {enter} under their control this turn",
        like(n.Compare, left=ENTERED_THEIRS, op=">=", right=the.count), count=more_q, which=nouns.permanents,
        parse_only=enter != "enter",
    )  # fmt: skip

# --- Things by what is so of whoever controls them

phrase(
    "whose controller {so}",
    like(n.ControlledBy, who=like(n.PlayersWho, who=n.EachPlayer(), condition=the.so)), nouns.after_one, so=so_of_one,
)  # fmt: skip

# --- Each of them

LOOPS: Final = (("player", n.EachPlayer()), ("opponent", n.EachOpponent()), ("other player", n.EachOtherPlayer()))


def as_each_in_turn(known: PhraseContext, who: Any) -> PhraseContext:
    return mentioning(known, Mention(who, (), False, True)).agreeing(True)


for noun, everybody in LOOPS:
    phrase(
        f"each {noun} who {{so}}", like(n.PlayersWho, who=everybody, condition=the.so), players,
        so=so_of_one, then=as_each_in_turn,
    )  # fmt: skip
    phrase(
        f"each {noun} with no cards in hand",
        n.PlayersWho(everybody, n.Compare(n.HandSizeOf(THAT_PLAYER), "=", n.Fixed(0))), players,
        then=as_each_in_turn, parse_only=True,
    )  # fmt: skip

# --- One of them as a target

for one, _, condition in FIXED[:5]:
    for noun, everybody in LOOPS[:2]:
        target_player.add(
            TargetPlayers(f"{noun} who {one}", None, n.PlayersWho(everybody, condition), f"target {noun} who {one}")
        )

WHOSE_TURN: Final = n.PlayersWho(n.EachOpponent(), n.IsTurnOf(THAT_PLAYER))
target_player.add(TargetPlayers("opponent whose turn it is", None, WHOSE_TURN, "target opponent whose turn it is"))

# --- How many they are

THE_MOST: Final = Choice("which player it is")
for one, _, number, slots in MOST_OF_THEM:
    deed_of_most = like(n.Compare, left=number, op=">=", right=like(n.MostAmong, who=n.EachPlayer(), of=number))
    phrase(f"the player who {one}", like(n.PlayersWho, who=n.EachPlayer(), condition=deed_of_most), THE_MOST, **slots)
phrase(
    "the player with the most life", n.PlayersWho(n.EachPlayer(), as_much_as_anybody(n.LifeOf(THAT_PLAYER))), THE_MOST,
    parse_only=True,
)  # fmt: skip
phrase(
    "{by} gains control of {to}",
    like(n.Apply, to=the.to, mods=(like(n.SetController, who=the.by),), until=n.Duration.PERMANENT), clauses,
    by=THE_MOST, to=certain_objects,
)  # fmt: skip
ATTACKED: Final = n.PlayersWho(n.EachPlayer(), n.Exists(n.IsAttacking(THAT_PLAYER)))
phrase("player being attacked", n.SizeOf(ATTACKED), each_one)
phrase("opponent you have", n.SizeOf(n.EachOpponent()), each_one)
phrase("the number of opponents you have", n.SizeOf(n.EachOpponent()), quantities, more_or_less)
for noun, everybody in LOOPS[:2]:
    those = like(n.SizeOf, of=like(n.PlayersWho, who=everybody, condition=the.so))
    phrase(f"{noun} who {{so}}", those, each_one, so=so_of_one)
    phrase(
        f"{noun} whose life total is less than half their starting life total",
        n.SizeOf(n.PlayersWho(everybody, UNDER_HALF)), each_one,
    )  # fmt: skip
    phrase(f"the number of {noun}s who {{so}}", those, quantities, more_or_less, so=so_of_many)
phrase("of your opponents who {so}", like(n.SizeOf, of=like(n.PlayersWho, who=n.EachOpponent(), condition=the.so)),
       each_one, so=so_of_many, parse_only=True)  # fmt: skip
