"""Conditions that compare what two players have: life, cards in hand, permanents. Each is a comparison of the two
numbers, of players whom the sentence names, or of one of several or each of several and you.
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import THAT_PLAYER, YOU
from mainphase.language.grammar import nouns
from mainphase.language.grammar.conditions import conditions
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import conjuncts
from mainphase.language.grammar.objects import EACH, certain_players
from mainphase.language.syntax import Words, like, phrase, the

Wrap = tuple[str, str, Any, n.Selector | None]
# Who has more or less: the player in the numbers, and of whom one is enough.
SUBJECTS: Final[tuple[Wrap, ...]] = (
    ("you", "", YOU, None),
    ("an opponent", "s", THAT_PLAYER, n.EachOpponent()),
    ("a player", "s", THAT_PLAYER, n.EachPlayer()),
    ("that player", "s", THAT_PLAYER, None),
    ("defending player", "s", n.DefendingPlayer(), None),
    ("{who}", "<s>", the.who, None),
)
OTHERS_OF_YOURS: Final = like(n.PlayersBut, who=n.EachOpponent(), but=the.who)
AT_LEAST_MORE: Final = Words("a number", [(f"at least {NUMBER_WORDS[k]} more", n.Fixed(k)) for k in range(2, 11)])


def controlled_by(who: Any) -> Any:
    return like(
        n.CountOf, which=like(n.All, of=(the.which, n.ControlledBy(who) if isinstance(who, n.Selector) else BY))
    )


BY: Final = like(n.ControlledBy, who=the.who)
# What they have of it: how the number is told after the verb, the number of a player, and the slot of its noun.
MEASURES: Final[tuple[tuple[str, str, str, Any, dict[str, Any]], ...]] = (
    ("ha", "more life than", "less life than", lambda who: like(n.LifeOf, of=who), {}),
    ("ha", "more cards in hand than", "fewer cards in hand than", lambda who: like(n.HandSizeOf, of=who), {}),
    ("control", "more {which} than", "fewer {which} than", controlled_by, {"which": nouns.permanents}),
)
AS_MUCH: Final = {">": ">=", "<": "<="}


def named(condition: Any) -> bool:
    """True if it is a player who has no words of their own here."""
    who = compared_player(condition.left)
    return who not in (YOU, THAT_PLAYER, n.DefendingPlayer()) and not isinstance(who, EACH)


def than_named(condition: Any) -> bool:
    who = compared_player(condition.right)
    return who not in (YOU, THAT_PLAYER, n.DefendingPlayer(), n.ActivePlayer()) and not isinstance(who, EACH)


def compared_player(number: Any) -> Any:
    control: Any = conjuncts(number.which)[-1] if isinstance(number, n.CountOf) else None
    return control.who if isinstance(number, n.CountOf) else number.of


def verb(measure: str, ending: str) -> str:
    if ending == "<s>":
        return "<has>" if measure == "ha" else "<controls>"
    plain = "have" if measure == "ha" else measure
    return plain if not ending else "has" if measure == "ha" else "controls"


def of_these(who: n.Selector | None, condition: Any) -> Any:
    return condition if who is None else like(n.SomePlayer, who=who, condition=condition)


def the_most(number: Any, theirs: Any) -> Any:
    """No player has more."""
    return like(n.Compare, left=number, op=">=", right=like(n.MostAmong, who=n.EachPlayer(), of=theirs))


def controlled(who: n.Selector) -> Any:
    return like(n.CountOf, which=like(n.All, of=(the.which, n.ControlledBy(who))))


for subject, have, are, control, who in (
    ("you", "have", "are", "control", YOU), ("defending player", "has", "is", "controls", n.DefendingPlayer()),
):  # fmt: skip
    phrase(
        f"{subject} {have} the most life or {are} tied for most life", the_most(n.LifeOf(who), n.LifeOf(THAT_PLAYER)),
        conditions,
    )  # fmt: skip
    phrase(
        f"{subject} {control} the most {{which}} or {are} tied for the most",
        the_most(controlled(who), controlled(THAT_PLAYER)), conditions, which=nouns.permanents,
    )  # fmt: skip
for kind, more, fewer, number, slots in MEASURES:
    for subject, ending, player, some in SUBJECTS:
        said = f"{subject} {verb(kind, ending)}"
        naming: dict[str, Any] = {"who": certain_players, "fits": named} if player is the.who else {}
        if player is not YOU:  # than you
            for than, op in ((more, ">"), (fewer, "<")):
                compared = like(n.Compare, left=number(player), op=op, right=number(YOU))
                phrase(f"{said} {than} you", of_these(some, compared), conditions, **slots, **naming)
            far = like(
                n.Compare, left=number(player), op=">=", right=like(n.Plus, left=number(YOU), right=the.by_so_many)
            )
            phrase(
                f"{said} {{by_so_many}} {more.removeprefix('more ')} you", of_these(some, far), conditions,
                by_so_many=AT_LEAST_MORE, **slots, **naming,
            )  # fmt: skip
            continue
        for than, op in ((more, ">"), (fewer, "<")):
            one = like(n.Compare, left=number(YOU), op=op, right=number(THAT_PLAYER))
            for words, them in (("an opponent", n.EachOpponent()), ("another player", n.EachOtherPlayer())):
                phrase(f"{said} {than} {words}", of_these(them, one), conditions, **slots)
            # Nobody has as much as you.
            other = like(n.Compare, left=number(THAT_PLAYER), op=AS_MUCH[op], right=number(YOU))
            for words, them in (("each opponent", n.EachOpponent()), ("each other player", n.EachOtherPlayer())):
                phrase(f"{said} {than} {words}", like(n.Negated, of=of_these(them, other)), conditions, **slots)
            for words, whom in (
                ("defending player", n.DefendingPlayer()), ("attacking player", n.ActivePlayer()), ("{who}", the.who),
            ):  # fmt: skip
                both = like(n.Compare, left=number(YOU), op=op, right=number(whom))
                told: dict[str, Any] = {"who": certain_players, "fits": than_named} if whom is the.who else {}
                phrase(f"{said} {than} {words}", both, conditions, **slots, **told)
    for than, op in ((more, ">"), (fewer, "<")):
        than_theirs = like(n.Compare, left=number(the.who), op=op, right=number(THAT_PLAYER))
        phrase(
            f"{{who}} {verb(kind, '<s>')} {than} another of your opponents",
            like(n.SomePlayer, who=OTHERS_OF_YOURS, condition=than_theirs), conditions, who=certain_players, **slots,
            fits=lambda some: some.who.but not in (YOU, THAT_PLAYER),
        )  # fmt: skip
    # Than everybody else has: the player is compared with the most of the others.
    most_of_others = like(n.MostAmong, who=like(n.PlayersBut, who=n.EachPlayer(), but=the.who), of=number(THAT_PLAYER))
    phrase(
        f"{{who}} {verb(kind, '<s>')} {more} each other player",
        like(n.Compare, left=number(the.who), op=">", right=most_of_others), conditions,
        who=certain_players, **slots, fits=lambda compared: compared.right.who.but != YOU,
    )  # fmt: skip
    of_that_one = like(n.MostAmong, who=n.PlayersBut(n.EachPlayer(), THAT_PLAYER), of=number(THAT_PLAYER))
    phrase(
        f"a player {verb(kind, 's')} {more} each other player",
        like(
            n.SomePlayer, who=n.EachPlayer(),
            condition=like(n.Compare, left=number(THAT_PLAYER), op=">", right=of_that_one),
        ),
        conditions, **slots,
    )  # fmt: skip
