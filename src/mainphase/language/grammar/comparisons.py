"""Conditions that compare players with each other, and that sum up what they have: power, names, spells cast."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, YOU
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import figures
from mainphase.language.grammar.conditions import conditions, fewer_q, more_q, of_player, one_or, or_more, what_is
from mainphase.language.grammar.objects import certain_objects, certain_players, whose
from mainphase.language.syntax import Choice, like, phrase, the

DEFENDER: Final = n.DefendingPlayer()

# --- What players control

phrase(
    "no opponent controls {which}",
    like(n.Negated, of=like(n.Exists, which=the.which)),
    conditions,
    which=of_player(one_or(nouns.permanent), EACH_OPPONENT),
)
phrase("defending player controls {which}", n.Exists, conditions, which=of_player(one_or(nouns.permanent), DEFENDER))
phrase(
    "defending player controls no {which}",
    like(n.Negated, of=like(n.Exists, which=the.which)),
    conditions,
    which=of_player(nouns.permanents, DEFENDER),
)
phrase(
    "defending player controls {at_least} {which}",
    n.Exists,
    conditions,
    at_least=or_more,
    which=of_player(nouns.permanents, DEFENDER),
)
for words, total in (("power", n.TotalPower), ("toughness", n.TotalToughness)):
    phrase(
        f"{{which}} have total {words} {{count}} or greater",
        like(n.Compare, left=like(total, which=the.which), op=">=", right=the.count),
        conditions,
        which=nouns.permanents,
        count=figures,
    )
for words, different in (("names", n.NamesAmong), ("powers", n.PowersAmong)):
    phrase(
        f"you control {{count}} {{which}} with different {words}",
        like(n.Compare, left=like(different, which=the.which), op=">=", right=the.count),
        conditions,
        count=more_q,
        which=of_player(nouns.permanents, YOU),
    )
phrase(
    "{at_least} creatures are blocking {whom}",
    like(n.Exists, which=like(n.IsBlocking, whom=the.whom), at_least=the.at_least),
    conditions,
    at_least=or_more,
    whom=certain_objects,
)
ALONE: Final = n.Compare(n.CountOf(n.IsAttacking()), "=", n.Fixed(1))
phrase(
    "{what} attacking alone",
    like(n.Both, left=like(n.Fits, what=the.what, which=n.IsAttacking()), right=ALONE),
    conditions,
    what=what_is,
)

# "Black is the most common color among all permanents or is tied for most common."
COLOR_BITS: Final = nouns.COLORS[:5]
for word, bit in COLOR_BITS:
    at_least: Any = None
    for _, other in COLOR_BITS:
        if other != bit:
            as_many = n.Compare(n.CountOf(n.OfColor(bit)), ">=", n.CountOf(n.OfColor(other)))
            at_least = as_many if at_least is None else n.Both(at_least, as_many)
    phrase(f"{word} is the most common color among all permanents or is tied for most common", at_least, conditions)

OF_THEIRS: Final = like(n.CountOf, which=like(n.All, of=(the.which, like(n.ControlledBy, who=the.who))))
phrase(
    "you control more {which} than {who}",
    like(
        n.Compare,
        left=like(n.CountOf, which=like(n.All, of=(the.which, n.ControlledBy(YOU)))),
        op=">",
        right=OF_THEIRS,
    ),
    conditions,
    which=nouns.permanents,
    who=certain_players,
    fits=lambda compared: compared.right.which.of[1].who != YOU,
)

# --- Hands and libraries


def somebody(condition: Any, who: n.Selector = EACH_OPPONENT) -> Any:
    return like(n.SomePlayer, who=who, condition=condition)


def nobody(condition: n.Condition, who: n.Selector) -> n.Condition:
    return n.Negated(n.SomePlayer(who, condition))


phrase(
    "each player has no cards in hand",
    nobody(n.Compare(n.HandSizeOf(THAT_PLAYER), ">", n.Fixed(0)), EACH_PLAYER),
    conditions,
)
THEIR_LIBRARY: Final = n.CountOf(n.All((n.InZone(Zone.LIBRARY), n.OwnedBy(THAT_PLAYER))))
THEIR_GRAVEYARD: Final = n.CountOf(n.All((n.InZone(Zone.GRAVEYARD), n.OwnedBy(THAT_PLAYER))))
phrase(
    "a library has {count} cards in it",
    somebody(like(n.Compare, left=THEIR_LIBRARY, op="<=", right=the.count), EACH_PLAYER),
    conditions,
    count=fewer_q,
)
ZONES_OF: Final = (("library", THEIR_LIBRARY, Zone.LIBRARY), ("graveyard", THEIR_GRAVEYARD, Zone.GRAVEYARD))
for zone, theirs, where in ZONES_OF:
    mine = n.CountOf(n.All((n.InZone(where), n.OwnedBy(YOU))))
    for count, op in ((more_q, ">="), (fewer_q, "<=")):
        if (zone, op) != ("library", "<="):
            phrase(
                f"a {zone} has {{count}} cards in it",
                somebody(like(n.Compare, left=theirs, op=op, right=the.count), EACH_PLAYER),
                conditions,
                count=count,
            )
        phrase(
            f"your {zone} has {{count}} cards in it",
            like(n.Compare, left=mine, op=op, right=the.count),
            conditions,
            count=count,
            parse_only=zone == "graveyard",
        )
    phrase(
        f"your {zone} has no cards in it", n.Compare(mine, "=", n.Fixed(0)), conditions, parse_only=zone == "graveyard"
    )
    phrase(
        f"there are no cards in your {zone}", n.Compare(mine, "=", n.Fixed(0)), conditions, parse_only=zone == "library"
    )
phrase(
    "an opponent has {count} cards in their graveyard",
    somebody(like(n.Compare, left=THEIR_GRAVEYARD, op=">=", right=the.count)),
    conditions,
    count=more_q,
)

MY_LIBRARY: Final = n.CountOf(n.All((n.InZone(Zone.LIBRARY), n.OwnedBy(YOU))))
OTHER_LIBRARY: Final = like(n.CountOf, which=like(n.All, of=(n.InZone(Zone.LIBRARY), like(n.OwnedBy, who=the.who))))
phrase(
    "your library has more cards in it than {who} library",
    like(n.Compare, left=MY_LIBRARY, op=">", right=OTHER_LIBRARY), conditions, who=whose,
    fits=lambda compared: compared.right.which.of[1].who != YOU,
)  # fmt: skip

POISONED: Final = n.Compare(n.CountersOn("poison", THAT_PLAYER), ">=", n.Fixed(1))
phrase("an opponent is poisoned", n.SomePlayer(EACH_OPPONENT, POISONED), conditions)

# --- This turn


def is_spell_described(condition: Any) -> bool:
    """Which spell it was is said; that there was one is told otherwise."""
    which = condition.left.which
    return which != n.Anything() and nouns.is_only_cast(which)


CASTERS: Final[tuple[tuple[str, n.Selector], ...]] = (
    ("you've", YOU),
    ("that player has", THAT_PLAYER),
    ("an opponent has", EACH_OPPONENT),
)
for words, by in CASTERS:
    phrase(
        f"{words} cast {{which}} this turn",
        like(n.Compare, left=like(n.SpellsCastThisTurn, by=by, which=the.which), op=">=", right=n.Fixed(1)),
        conditions,
        which=one_or(nouns.spell),
        fits=is_spell_described,
    )
for words, by in CASTERS[:2]:
    phrase(
        f"{words} cast {{count}} {{which}} this turn",
        like(n.Compare, left=like(n.SpellsCastThisTurn, by=by, which=the.which), op=">=", right=the.count),
        conditions,
        count=more_q,
        which=nouns.spells,
        fits=is_spell_described,
    )
phrase(
    "you've cast both {one} and {other} this turn",
    like(
        n.Both,
        left=like(n.Compare, left=like(n.SpellsCastThisTurn, by=YOU, which=the.one), op=">=", right=n.Fixed(1)),
        right=like(n.Compare, left=like(n.SpellsCastThisTurn, by=YOU, which=the.other), op=">=", right=n.Fixed(1)),
    ),
    conditions, one=one_or(nouns.spell), other=one_or(nouns.spell),
    fits=lambda both: is_spell_described(both.left) and is_spell_described(both.right),
)  # fmt: skip
phrase(
    "an opponent cast {which} this turn",
    like(n.Compare, left=like(n.SpellsCastThisTurn, by=EACH_OPPONENT, which=the.which), op=">=", right=n.Fixed(1)),
    conditions, which=one_or(nouns.spell), fits=is_spell_described, parse_only=True,
)  # fmt: skip
for words, each in (
    ("cast {count} spells", n.SpellsCastThisTurn(THAT_PLAYER)),
    ("drew {count} cards", n.CardsDrawnThisTurn(THAT_PLAYER)),
):  # fmt: skip
    phrase(
        f"an opponent {words} this turn",
        like(n.SomePlayer, who=EACH_OPPONENT, condition=like(n.Compare, left=each, op=">=", right=the.count)),
        conditions, count=more_q,
    )  # fmt: skip
phrase("you played a land this turn", n.Compare(n.LandsPlayedThisTurn(YOU), ">=", n.Fixed(1)), conditions)
phrase(
    "an opponent has been dealt damage this turn",
    n.HappenedThisTurn("damaged", EACH_OPPONENT),
    conditions,
    parse_only=True,
)

# --- One or the other, or both: after "if" and "as long as", where nothing else could be joined

whether: Final = Choice("a condition")
whether.add(conditions)
for joint, both, parse_only in (
    (" or ", n.Either, False),
    (" or if ", n.Either, True),
    (" and ", n.Both, False),
    (" and if ", n.Both, True),
):
    phrase(f"{{left}}{joint}{{right}}", both, whether, left=conditions, right=conditions, parse_only=parse_only)
