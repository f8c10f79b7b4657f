"""Conditions: whether. One vocabulary for "if", "as long as", "unless" and "only if"."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import CREATURE, EACH_OPPONENT, THAT_PLAYER, YOU
from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.cards.words.creature_keywords import MOST_LIFE, tribute_was_not_paid
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import figures, measures, quantities
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.counters import counter_on_it, counters_on_it
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import (
    Mention,
    acting_as,
    conjunction,
    conjuncts,
    counters_counted,
    discourse_of,
    mentioning,
)
from mainphase.language.grammar.groups import another, but_it
from mainphase.language.grammar.kinds import OF_ONE, subtype
from mainphase.language.grammar.objects import (
    TEAM,
    YOUR_BEARER,
    certain_objects,
    is_somebody,
    one_object,
    pronoun,
    whatever_it_means,
)
from mainphase.language.grammar.origins import FROM_ELSEWHERE, FROM_EXILE, FROM_GRAVEYARD
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    InText,
    Leaf,
    Mapped,
    Phrase,
    PhraseContext,
    Reference,
    SourceText,
    Words,
    like,
    phrase,
    the,
)
from mainphase.language.text.about import is_of_two

conditions: Final = Choice("a condition")


TENS: Final = (("thirty", 30), ("forty", 40), ("fifty", 50), ("one hundred", 100))
or_more: Final = Words(
    "a number",
    [(f"{word} or more", k) for word, k in (*((NUMBER_WORDS[k], k) for k in range(2, 21)), *TENS)],
)
# In comparisons, each as what it is compared with.
more_q: Final = Words(
    "a number",
    [
        *((f"{NUMBER_WORDS[k]} or more", n.Fixed(k)) for k in range(1, 21)),
        *((f"at least {NUMBER_WORDS[k]}", n.Fixed(k)) for k in range(1, 21)),
    ],
)
fewer_q: Final = Words("a number", [(f"{NUMBER_WORDS[k]} or fewer", n.Fixed(k)) for k in range(1, 21)])
exactly_q: Final = Words("a number", [(f"exactly {NUMBER_WORDS[k]}", n.Fixed(k)) for k in range(2, 21)])

# --- What there is


@cache
def one_or(noun: Phrase) -> Choice:
    """ "a creature", "an artifact", "another Goblin"."""
    made = Choice("something")
    phrase("a {which}", the.which, made, which=with_article(noun, False))
    phrase("an {which}", the.which, made, which=with_article(noun, True))
    if noun is nouns.permanent:
        phrase("your commander", n.IsCommander(n.You()), made)
    phrase("another {which}", the.which, made, which=Mapped(noun, another, but_it))
    return made


def with_control_of(who: n.Selector) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
    """Returns functions that add, and take away, that such a player controls it."""
    control = n.ControlledBy(who)

    def to(which: Any) -> Any:
        parts = conjuncts(which)
        if any(isinstance(part, (n.ControlledBy, n.OwnedBy, n.InZone, n.IsSpell)) for part in parts):
            return DECLINED
        return conjunction((*parts, control))

    def back(which: Any) -> Any:
        parts = conjuncts(which)
        rest = tuple(part for part in parts if part != control)
        return conjunction(rest) if len(rest) == len(parts) - 1 else DECLINED

    return to, back


def of_player(noun: Phrase, who: n.Selector) -> Mapped:
    to, back = with_control_of(who)
    return Mapped(noun, to, back)


states: Final = Choice("a condition")  # for which a state trigger can wait
for subject, verb, who in (
    ("you", "control", YOU), ("an opponent", "controls", EACH_OPPONENT), ("your team", "controls", TEAM),
):  # fmt: skip
    phrase(f"{subject} {verb} {{which}}", n.Exists, conditions, states, which=of_player(one_or(nouns.permanent), who))
# "A Mountain or a Plains": of either kind; "a Mine and a Tower": one of each.
ARTICLED: Final = Choice("something")
phrase("a {which}", the.which, ARTICLED, which=with_article(subtype(OF_ONE), False))
phrase("an {which}", the.which, ARTICLED, which=with_article(subtype(OF_ONE), True))
phrase(
    "you control {left} or {right}",
    like(n.Exists, which=like(n.All, of=(like(n.Any, of=(the.left, the.right)), n.ControlledBy(YOU)))),
    conditions,
    left=ARTICLED,
    right=ARTICLED,
    parse_only=True,
)
NAMED_SO: Final = of_player(one_or(nouns.permanent), YOU)
phrase(
    "you control {left} or {right}",
    like(n.Either, left=like(n.Exists, which=the.left), right=like(n.Exists, which=the.right)), conditions,
    left=NAMED_SO, right=NAMED_SO,
    fits=lambda so: all(any(isinstance(part, n.Named) for part in conjuncts(one.which)) for one in (so.left, so.right)),
)  # fmt: skip
A_PERMANENT: Final = Choice("something")
phrase("a {which}", the.which, A_PERMANENT, which=with_article(nouns.permanent, False))
phrase("an {which}", the.which, A_PERMANENT, which=with_article(nouns.permanent, True))


def are_nobodys(condition: Any) -> bool:
    """True if it is told of neither where it is or whose, or what it is called."""
    either: Any = conjuncts(condition.which)[0]
    parts = [part for one in either.of for part in conjuncts(one)]
    told = any(isinstance(part, (n.ControlledBy, n.OwnedBy, n.InZone, n.IsSpell, n.Named)) for part in parts)
    return not told and not all(isinstance(one, n.OfSubtype) for one in either.of)


phrase(
    "you control {left} or {right}",
    like(n.Exists, which=like(n.All, of=(like(n.Any, of=(the.left, the.right)), n.ControlledBy(YOU)))),
    conditions, states, left=A_PERMANENT, right=A_PERMANENT, fits=are_nobodys, parse_only=True,
)  # fmt: skip
EITHER_OF_THEM: Final = like(n.Any, of=(like(n.All, of=(n.Other(), the.left)), the.right))
phrase(
    "you control another {left} or {right}",
    like(n.Exists, which=like(n.All, of=(EITHER_OF_THEM, n.ControlledBy(YOU)))), conditions,
    left=subtype(OF_ONE), right=ARTICLED,
)  # fmt: skip
phrase(
    "you control {left} and {right}",
    like(n.Both, left=like(n.Exists, which=the.left), right=like(n.Exists, which=the.right)),
    conditions,
    left=of_player(one_or(nouns.permanent), YOU),
    right=of_player(one_or(nouns.permanent), YOU),
    parse_only=True,
)
phrase(
    "you control {one} and {other}",
    like(n.Both, left=like(n.Exists, which=the.one), right=like(n.Exists, which=the.other)),
    conditions,
    one=of_player(one_or(nouns.permanent), YOU),
    other=of_player(one_or(nouns.permanent), YOU),
)
phrase(
    "you control no {which}",
    like(n.Negated, of=like(n.Exists, which=the.which)),
    conditions,
    states,
    which=of_player(nouns.permanents, YOU),
)
phrase(
    "you don't control {which}",
    like(n.Negated, of=like(n.Exists, which=the.which)),
    conditions,
    states,
    which=of_player(one_or(nouns.permanent), YOU),
    parse_only=True,
)
phrase(
    "you control {at_least} {which}", n.Exists, conditions, states,
    at_least=or_more, which=of_player(nouns.permanents, YOU),
)  # fmt: skip
at_least_so_many: Final = Words("a number", [(f"at least {NUMBER_WORDS[k]}", k) for k in range(2, 21)])
phrase(
    "you control {at_least} {which}", n.Exists, conditions,
    at_least=at_least_so_many, which=of_player(nouns.permanents, YOU), parse_only=True,
)  # fmt: skip
phrase(
    "you control {count} {which}",
    like(n.Compare, left=like(n.CountOf, which=the.which), op="<=", right=the.count),
    conditions,
    count=fewer_q,
    which=of_player(nouns.permanents, YOU),
)
phrase(
    "you control {count} {which}",
    like(n.Compare, left=like(n.CountOf, which=the.which), op="=", right=the.count),
    conditions,
    count=exactly_q,
    which=of_player(nouns.permanents, YOU),
)
phrase(
    "you control exactly one {which}",
    like(n.Compare, left=like(n.CountOf, which=the.which), op="=", right=n.Fixed(1)),
    conditions,
    which=of_player(nouns.permanent, YOU),
)
phrase(
    "an opponent controls {at_least} {which}",
    like(n.SomePlayer, who=EACH_OPPONENT, condition=like(n.Exists, which=the.which, at_least=the.at_least)),
    conditions,
    at_least=or_more,
    which=of_player(nouns.permanents, THAT_PLAYER),
)


def nobodys(which: Any) -> Any:
    """Returns a description that does not tell whose it is; declines others."""
    return DECLINED if any(isinstance(part, n.ControlledBy) for part in conjuncts(which)) else which


def attackers_of(noun: Phrase) -> Mapped:
    """Those of them that attack."""
    return Mapped(noun, attacking_too, but_attacking)


def attacking_too(which: Any) -> Any:
    return conjunction((*conjuncts(which), n.IsAttacking()))


def but_attacking(which: Any) -> Any:
    parts = conjuncts(which)
    return conjunction(parts[:-1]) if len(parts) > 1 and parts[-1] == n.IsAttacking() else DECLINED


for stat, made, most in (
    ("power", n.PowerIs, n.GreatestPower), ("toughness", n.ToughnessIs, n.GreatestToughness),
    ("mana value", n.ManaValueIs, n.GreatestManaValue),
):  # fmt: skip
    for bit, noun in n.TYPE_NAMES:
        of_type = n.OfType(bit)
        greatest = n.All((of_type, n.ControlledBy(YOU), made("=", most(of_type))))
        for word, parse_only in (("greatest", False), ("highest", True)):
            phrase(
                f"you control the {noun} with the {word} {stat} or tied for the {word} {stat}", n.Exists(greatest),
                conditions, parse_only=parse_only,
            )  # fmt: skip
phrase("{which} is attacking", n.Exists, conditions, which=attackers_of(one_or(nouns.permanent)))
phrase("{at_least} {which} are attacking", n.Exists, conditions, at_least=or_more, which=attackers_of(nouns.permanents))
phrase(
    "exactly one {which} is attacking",
    like(n.Compare, left=like(n.CountOf, which=the.which), op="=", right=n.Fixed(1)),
    conditions, which=attackers_of(nouns.permanent),
)  # fmt: skip
phrase("there are {at_least} {which}", n.Exists, conditions, at_least=or_more, which=nouns.things)
phrase("{at_least} {which} are on the battlefield", n.Exists, conditions, at_least=or_more, which=nouns.permanents)
whosever: Final = Mapped(nouns.permanents, nobodys, nobodys)
for there_is in ("there is", "there's"):
    phrase(
        f"{there_is} {{which}} on the battlefield", n.Exists, conditions,
        which=Mapped(one_or(nouns.permanent), nobodys, nobodys), parse_only=True,
    )  # fmt: skip
phrase("{which} is on the battlefield", n.Exists, conditions, which=Mapped(one_or(nouns.permanent), nobodys, nobodys))
phrase(
    "no {which} are on the battlefield",
    like(n.Negated, of=like(n.Exists, which=the.which)),
    conditions,
    states,
    which=whosever,
)
phrase(
    "there are no {which} on the battlefield",
    like(n.Negated, of=like(n.Exists, which=the.which)),
    conditions,
    states,
    which=whosever,
    parse_only=True,
)
whole_figures: Final = Mapped(figures, lambda q: q.n, n.Fixed)

# --- Cards in graveyards and hands


def told_in_place(noun: Phrase, place: tuple[n.Filter, ...]) -> Mapped:
    """A description of cards where the words around it tell in which zone they are, and whose."""

    def to(which: Any) -> Any:
        parts = conjuncts(which)
        if any(isinstance(part, (n.InZone, n.OwnedBy)) for part in parts):
            return DECLINED
        return conjunction((*parts, *place))

    def back(which: Any) -> Any:
        parts = conjuncts(which)
        rest = tuple(part for part in parts if part not in place)
        return conjunction(rest) if len(rest) == len(parts) - len(place) else DECLINED

    return Mapped(noun, to, back)


def in_my(zone: int, noun: Phrase, whose: n.Selector = YOU) -> Mapped:
    return told_in_place(noun, (n.InZone(zone), n.OwnedBy(whose)))


def in_my_graveyard(noun: Phrase) -> Mapped:
    return in_my(Zone.GRAVEYARD, noun)


def is_of_some_kind(condition: Any) -> bool:
    """A hand without any cards is told by its size."""
    return len(conjuncts(condition.of.which)) > 2


phrase(
    "you have no {which} in hand",
    like(n.Negated, of=like(n.Exists, which=the.which)),
    conditions,
    which=in_my(Zone.HAND, nouns.cards),
    fits=is_of_some_kind,
)
phrase(
    "{at_least} {which} are in your graveyard",
    n.Exists,
    conditions,
    at_least=or_more,
    which=in_my_graveyard(nouns.cards),
    parse_only=True,
)
phrase("{which} is in your graveyard", n.Exists, conditions, which=in_my_graveyard(one_or(nouns.card)))
for there_is in ("there is", "there's"):
    phrase(
        f"{there_is} {{which}} in your graveyard",
        n.Exists,
        conditions,
        which=in_my_graveyard(one_or(nouns.card)),
        parse_only=True,
    )
phrase(
    "there are {values} mana values among {which}",
    like(n.Compare, left=like(n.ManaValuesAmong, which=the.which), op=">=", right=the.values),
    conditions,
    values=more_q,
    which=nouns.cards_in_zone,
)
phrase(
    "there are {types} card types among {which}",
    like(n.Compare, left=like(n.CardTypesAmong, which=the.which), op=">=", right=the.types),
    conditions,
    types=more_q,
    which=nouns.cards_in_zone,
)

# --- Players: life, hands, turns

HAND: Final = n.HandSizeOf
for subject, has, player, wrap in (
    ("you", "have", YOU, False),
    ("an opponent", "has", THAT_PLAYER, True),
    ("a player", "has", THAT_PLAYER, True),
    ("that player", "has", THAT_PLAYER, False),
    ("enchanted player", "has", n.AttachedTo(), False),
    ("defending player", "has", n.DefendingPlayer(), False),
):
    everybody = EACH_OPPONENT if subject == "an opponent" else n.EachPlayer()

    def so(condition: Any, wrap: bool = wrap, everybody: n.Selector = everybody) -> Any:
        return like(n.SomePlayer, who=everybody, condition=condition) if wrap else condition

    hand, life = HAND(player), n.LifeOf(player)
    phrase(f"{subject} {has} no cards in hand", so(like(n.Compare, left=hand, op="=", right=n.Fixed(0))), conditions)
    for op, count in ((">=", more_q), ("<=", fewer_q), ("=", exactly_q)):
        phrase(
            f"{subject} {has} {{count}} cards in hand",
            so(like(n.Compare, left=hand, op=op, right=the.count)),
            conditions,
            count=count,
        )
    for words, op in ((" or less", "<="), (" or more", ">=")):
        phrase(
            f"{subject} {has} {{count}}{words} life",
            so(like(n.Compare, left=life, op=op, right=the.count)),
            *((conditions, states) if player == YOU else (conditions,)),
            count=figures,
        )
phrase(
    "your life total is {count} or less",
    like(n.Compare, left=n.LifeOf(YOU), op="<=", right=the.count),
    conditions,
    count=figures,
    parse_only=True,
)
AT_START: Final = n.StartingLifeOf(YOU)
# Of 25 it is 12.
UNDER_HALF: Final = n.Compare(n.LifeOf(THAT_PLAYER), "<", n.HalfOf(n.StartingLifeOf(THAT_PLAYER), up=True))
COMPARED: Final = (
    ("less than or equal to", "<="), ("greater than or equal to", ">="), ("less than", "<"), ("greater than", ">"),
)  # fmt: skip
for words, op in COMPARED:
    half = n.HalfOf(AT_START, up=op in ("<", ">="))  # no life total is half a point
    as_at_start = Words(
        "a life total", [("your starting life total", AT_START), ("half your starting life total", half)]
    )
    phrase(
        f"your life total is {words} {{right}}",
        like(n.Compare, left=n.LifeOf(YOU), op=op, right=the.right), conditions, right=as_at_start,
    )  # fmt: skip
    if op in ("<", ">"):
        phrase(
            f"your life total is {words} {{right}}",
            like(n.Compare, left=n.LifeOf(YOU), op=op, right=the.right), conditions, right=figures,
        )  # fmt: skip
MORE_THAN_AT_START: Final = like(
    n.Compare, left=n.LifeOf(YOU), op=">=", right=like(n.Plus, left=AT_START, right=the.count)
)
phrase(
    "you have at least {count} life more than your starting life total", MORE_THAN_AT_START, conditions, count=figures
)
phrase(
    "your life total is at least {count} greater than your starting life total", MORE_THAN_AT_START, conditions,
    count=figures, parse_only=True,
)  # fmt: skip
phrase(
    "an opponent's life total is less than half their starting life total",
    n.SomePlayer(EACH_OPPONENT, UNDER_HALF), conditions,
)  # fmt: skip
phrase(
    "your devotion to {colors} is less than {count}",
    like(n.Compare, left=like(n.Devotion, colors=the.colors, of=YOU), op="<", right=the.count),
    conditions,
    colors=Words(
        "a color",
        [(word, bit.colors) for word, bit in nouns.colors.meanings[:5]]
        + [
            (f"{a} and {b}", c.colors | d.colors)
            for a, c in nouns.colors.meanings[:5]
            for b, d in nouns.colors.meanings[:5]
            if c != d
        ],
    ),
    count=Mapped(Words("a number", [(NUMBER_WORDS[k], k) for k in range(2, 11)]), n.Fixed, lambda q: q.n),
)
phrase(
    "you have {count} opponents",
    like(n.Compare, left=n.SizeOf(EACH_OPPONENT), op=">=", right=the.count),
    conditions,
    count=more_q,
)
phrase("you have a full party", n.Compare(n.PartySize(YOU), ">=", n.Fixed(4)), conditions)  # CR 700.8c
phrase("it's your turn", n.IsYourTurn(), conditions)
FIRST_COMBAT: Final = n.InFirst("combat phase")
phrase("it's the first combat phase of the turn", FIRST_COMBAT, conditions)
phrase("it's the first combat phase of your turn", n.Both(n.IsYourTurn(), FIRST_COMBAT), conditions)
phrase("it's the first end step of the turn", n.InFirst("end step"), conditions)
phrase("it's an extra turn", n.IsExtraTurn(), conditions)
phrase("it's not your turn", n.Negated(n.IsYourTurn()), conditions)
phrase("it isn't your turn", n.Negated(n.IsYourTurn()), conditions, parse_only=True)
phrase("you're the monarch", n.IsMonarch(YOU), conditions)
COMPLETED: Final = n.DungeonsCompleted(YOU)
phrase("you've completed a dungeon", n.Compare(COMPLETED, ">=", n.Fixed(1)), conditions)
phrase("you haven't completed a dungeon", n.Compare(COMPLETED, "=", n.Fixed(0)), conditions)
TOMB: Final = n.DungeonsCompleted(YOU, "Tomb of Annihilation")
phrase("you haven't completed Tomb of Annihilation", n.Compare(TOMB, "=", n.Fixed(0)), conditions)
phrase("you chose a creature other than ~ as your Ring-bearer", n.Fits(n.ThatObject(), n.Other()), conditions)
phrase(
    "the Ring has tempted you {count} times this game",
    like(n.Compare, left=n.TimesTempted(YOU), op=">=", right=the.count), conditions, count=more_q,
)  # fmt: skip
phrase("you are the monarch", n.IsMonarch(YOU), conditions, parse_only=True)
phrase("an opponent is the monarch", n.IsMonarch(n.EachOpponent()), conditions)
phrase("you have the initiative", n.HasInitiative(YOU), conditions)
phrase("you have the city's blessing", n.HasBlessing(YOU), conditions)
MAX_SPEED: Final = n.Compare(n.SpeedOf(YOU), ">=", n.Fixed(4))  # CR 702.179e
phrase("you have max speed", MAX_SPEED, conditions)
phrase("you don't have max speed", n.Negated(MAX_SPEED), conditions)
for k, words in enumerate(("it's your main phase", "it is your main phase")):
    phrase(words, n.Both(n.IsYourTurn(), n.InPart("main phase")), conditions, parse_only=k > 0)
phrase("it's day", n.IsDay(), conditions)
phrase("it's night", n.IsNight(), conditions)
phrase("it's neither day nor night", n.NeitherDayNorNight(), conditions)

# --- What has happened this turn


def happened(template: str, what: str, by: n.Selector = YOU, least: int = 1, parse_only: bool = False) -> None:
    phrase(template, n.HappenedThisTurn(what, by, least), conditions, parse_only=parse_only)


def happened_often(
    template: str, what: str, least: Phrase = whole_figures, by: n.Selector = YOU, parse_only: bool = False
) -> None:
    often = like(n.HappenedThisTurn, what=what, by=by, at_least=the.least)
    phrase(template, often, conditions, least=least, parse_only=parse_only)


for number, told, op in (
    ("first", 1, "="), ("second", 2, "="), ("third", 3, "="), ("fourth", 4, "="), ("first or second", 2, "<="),
):  # fmt: skip
    so_often = n.Compare(n.ResolvedThisTurn(), op, n.Fixed(told))
    phrase(f"this is the {number} time this ability has resolved this turn", so_often, conditions)
    phrase(f"it's the {number} time this ability has resolved this turn", so_often, conditions, parse_only=True)
    phrase(f"it's the {number} time", so_often, conditions, parse_only=True)
phrase("no creatures attacked this turn", n.Negated(n.HappenedThisTurn("attacked", n.EachPlayer())), conditions)
happened("you attacked this turn", "attacked")
happened("you've attacked this turn", "attacked", parse_only=True)
happened("you gained life this turn", "gained life")
happened("you've gained life this turn", "gained life", parse_only=True)
happened("your team gained life this turn", "gained life", TEAM)
happened("you lost life this turn", "lost life")
happened("you've lost life this turn", "lost life", parse_only=True)
happened("an opponent lost life this turn", "lost life", EACH_OPPONENT)
happened("a player other than you lost life this turn", "lost life", n.EachOtherPlayer())
happened("you lost life last turn", "lost life last turn")
happened("an opponent lost life last turn", "lost life last turn", EACH_OPPONENT)
happened("an opponent was dealt damage this turn", "damaged", EACH_OPPONENT)
happened("an opponent gained life this turn", "gained life", EACH_OPPONENT)
happened("an opponent searched their library this turn", "searched their library", EACH_OPPONENT)
happened_often(
    "an opponent had {least} cards put into their graveyard from anywhere this turn",
    "had a card put into their graveyard", or_more, EACH_OPPONENT,
)  # fmt: skip
happened("you discarded a card this turn", "discards")
happened("you've discarded a card this turn", "discards", parse_only=True)
happened("a player discarded a card this turn", "discards", by=n.EachPlayer())
happened("you've cast a spell this turn", "cast a spell")
for you, parse_only in (("you", False), ("you've", True)):
    happened_often(f"{you} gained {{least}} or more life this turn", "gained life", parse_only=parse_only)
    happened_often(f"{you} lost {{least}} or more life this turn", "lost life", parse_only=parse_only)
happened_often("an opponent lost {least} or more life this turn", "lost life", by=EACH_OPPONENT)
happened_often("a player lost {least} or more life this turn", "lost life", by=n.EachPlayer())
happened_often("you attacked with {least} creatures this turn", "attacked with creatures", or_more)
phrase(
    "you attacked with creatures with total power {power} or greater this combat",
    like(n.Compare, left=n.SoMuchThisTurn("power attacked with", n.You()), op=">=", right=the.power), conditions,
    power=figures,
)  # fmt: skip
happened_often("you've cast {least} spells this turn", "cast a spell", or_more)

phrase(
    "two or more nonland permanents entered the battlefield under your control this turn",
    n.HappenedThisTurn("nonland permanents entered", YOU, 2),
    conditions,
)
phrase("a player cast two or more spells last turn", n.CastLastTurn(2), conditions)
phrase("no spells were cast last turn", n.Negated(n.CastLastTurn(1)), conditions)

phrase("a creature died this turn", n.HappenedThisTurn("had a creature die", n.EachPlayer()), conditions)
phrase("a creature died under your control this turn", n.HappenedThisTurn("had a creature die", YOU), conditions)
happened("a permanent you controlled left the battlefield this turn", "had a permanent leave the battlefield")
phrase(
    "a permanent left the battlefield under your control this turn",
    n.HappenedThisTurn("had a permanent leave the battlefield", YOU),
    conditions,
    parse_only=True,
)
phrase(
    "you gained or lost life this turn",
    n.Either(n.HappenedThisTurn("gained life", YOU), n.HappenedThisTurn("lost life", YOU)),
    conditions,
)
happened_often(
    "{least} cards were put into your graveyard this turn from anywhere",
    "had a card put into their graveyard",
    or_more,
)
happened_often("you've been dealt {least} or more damage this turn", "damaged")
happened_often("you were dealt {least} or more damage this turn", "damaged", parse_only=True)
phrase(
    "you gained and lost life this turn",
    n.Both(n.HappenedThisTurn("gained life", YOU), n.HappenedThisTurn("lost life", YOU)), conditions,
)  # fmt: skip
phrase("this ability has been activated {at_least} times this turn", n.ActivatedThisTurn, conditions, at_least=or_more)
phrase(
    "it wasn't the first land you played this turn", n.Compare(n.LandsPlayedThisTurn(YOU), ">", n.Fixed(1)), conditions
)

# --- What was paid

phrase("tribute wasn't paid", tribute_was_not_paid, conditions)


def only_this(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "It", where that can only be this; "he", "she", and "them" of two people. The value is this."""
    if not all(value == n.This() for value, _, _ in whatever_it_means(known)):
        return []
    two = OF_TWO if is_of_two(discourse_of(known).name) else ()
    return [(words, n.This(), known) for words in ("it", *OF_PEOPLE, *two)]


OF_PEOPLE: Final = ("he", "she", "him", "her")
OF_TWO: Final = ("them", "they")
it_is_this: Final = Reference("it", only_this, "it", *OF_PEOPLE, *OF_TWO, of=n.This)


def always(condition: n.Condition) -> Callable[[Any], Any]:
    return lambda _: condition


def only(condition: n.Condition) -> Callable[[Any], Any]:
    return lambda given: n.This() if given == condition else DECLINED


def about_this(known: PhraseContext, _: Any) -> PhraseContext:
    return mentioning(known, Mention(n.This(), ("creature", "permanent", "card", "spell"), True))


ADDITIONAL: Final = "additional cost"  # one that is optional and has no name
phrase("this spell's additional cost was paid", n.WasPaid(ADDITIONAL), conditions, then=about_this)
# That one was beheld is that cost, too (CR 701.4b).
BEHELD: Final = [
    (f"{'an' if kind[0] in 'AEIOU' else 'a'} {kind} was beheld", n.WasPaid(ADDITIONAL)) for kind in CREATURE_TYPES
]
phrase("{so}", the.so, conditions, so=InText(Words("that one was beheld", BEHELD), " beheld"), parse_only=True)
phrase("evidence was collected", n.WasPaid(ADDITIONAL), conditions, parse_only=True)  # CR 701.59c
# That a Dragon card was revealed is that cost: the card has no other.
SUCH: Final = n.Either(n.WasPaid(ADDITIONAL), n.ControlledAsCast(n.OfSubtype("Dragon")))
phrase("you revealed a Dragon card or controlled a Dragon as you cast this spell", SUCH, conditions, then=about_this)
for this in ("it", "~", "this creature"):
    phrase(
        f"you revealed a Dragon card or controlled a Dragon as you cast {this}", SUCH, conditions, parse_only=True,
        then=about_this,
    )  # fmt: skip
phrase("~ was kicked", n.WasPaid("kicker"), conditions, then=about_this)  # "it" might be what was spoken of
phrase("it was kicked", n.WasPaid("kicker"), conditions, parse_only=True, then=about_this)
phrase("this spell was kicked", n.WasPaid("kicker"), conditions, parse_only=True, then=about_this)
for this in ("it", "this spell", "~"):
    phrase(
        f"{this} wasn't kicked", n.Negated(n.WasPaid("kicker")), conditions, parse_only=this != "it", then=about_this
    )
for words, op in (("or more", ">="), ("or less", "<=")):
    phrase(f"X is {{count}} {words}", like(n.Compare, left=n.X(), op=op, right=the.count), conditions, count=figures)
phrase("X is {count}", like(n.Compare, left=n.X(), op=">=", right=the.count), conditions, count=more_q, parse_only=True)
phrase("this creature was kicked", n.WasPaid("kicker"), conditions, parse_only=True, then=about_this)
for origin, words in (
    (FROM_GRAVEYARD, "from a graveyard"),
    (FROM_EXILE, "from exile"),
    (n.All((FROM_GRAVEYARD, n.OwnedBy(n.You()))), "from your graveyard"),
    (n.All((n.CastBy(n.EachPlayer()), FROM_ELSEWHERE)), "from anywhere other than your hand"),  # no copy is (707.10)
):
    cast_from_there = n.Fits(n.This(), origin)
    for this in ("this spell", "it", "~"):
        other = this != "this spell"
        phrase(f"{this} was cast {words}", cast_from_there, conditions, parse_only=other, then=about_this)
for this in ("it", "~", "this creature"):
    phrase(f"{this} escaped", n.WasPaid("escape"), conditions, parse_only=this != "it", then=about_this)
for this in ("it", "this spell", "~", "this creature"):
    phrase(f"{this} was bargained", n.WasPaid("bargain"), conditions, parse_only=this != "it", then=about_this)
    phrase(f"{this} was foretold", n.WasPaid("foretell"), conditions, parse_only=this != "it", then=about_this)
phrase("the gift was promised", n.WasPaid("gift"), conditions)  # CR 702.174k
phrase("the gift wasn't promised", n.Negated(n.WasPaid("gift")), conditions)
# An alternative cost by the name of its keyword (CR 118.9); "was kicked" and the like have words of their own.
for name in (
    "blitz",
    "dash",
    "evoke",
    "foretell",
    "freerunning",
    "impending",
    "madness",
    "prowl",
    "sneak",
    "spectacle",
    "surge",
    "warp",
    "web-slinging",
):
    for this in ("its", "his", "her", "this spell's", "~'s"):
        phrase(f"{this} {name} cost was paid", n.WasPaid(name), conditions, parse_only=this != "its", then=about_this)
    for this in ("it was", "they were", "he was", "she was", "~ was"):
        phrase(f"{this} cast using {name}", n.WasPaid(name), conditions, parse_only=True, then=about_this)
    now_paid = n.Both(n.WasPaid(name), n.Fits(n.This(), n.EnteredThisTurn()))
    for this in ("its", "his", "her", "~'s"):
        phrase(f"{this} {name} cost was paid this turn", now_paid, conditions, parse_only=this != "its")
phrase(
    "they cast {count} spells this turn",
    like(n.Compare, left=n.SpellsCastThisTurn(EACH_OPPONENT), op=">=", right=the.count),
    conditions,
    count=more_q,
)
phrase("~ came under your control since the beginning of your last upkeep", n.ArrivedSinceLastUpkeep(), conditions)
for words, which in (
    ("attacked", n.AttackedThisTurn()),
    ("blocked", n.BlockedThisTurn()),
    ("attacked or blocked", n.Any((n.AttackedThisTurn(), n.BlockedThisTurn()))),
    ("dealt damage", n.DealtDamageTo()),
    ("dealt damage to another creature", n.HurtAnother(CREATURE)),
    ("dealt damage to an opponent", n.DealtDamageTo(EACH_OPPONENT)),
    ("dealt combat damage to an opponent", n.DealtDamageTo(EACH_OPPONENT, True)),
    ("dealt combat damage to a player", n.DealtDamageTo(n.EachPlayer(), True)),
    ("didn't attack", n.Not(n.AttackedThisTurn())),
    ("entered", n.EnteredThisTurn()),
):
    phrase(f"{{what}} {words} this turn", like(n.Fits, what=the.what, which=which), conditions, what=one_object)
for words in ("step", "combat"):
    phrase(
        f"you've been attacked this {words}", n.AttackedThisCombat(YOU, n.EachPlayer()), conditions,
        parse_only=words == "combat",
    )  # fmt: skip
phrase(
    "{what} attacked or blocked this combat",
    like(n.Fits, what=the.what, which=n.FoughtThisCombat()),
    conditions,
    what=one_object,
)
phrase(
    "{what} remains tapped",
    like(n.Fits, what=the.what, which=n.All((n.InZone(Zone.BATTLEFIELD), n.IsTapped()))),
    conditions,
    what=one_object,
)

# How much mana was spent, and of which color (CR 106.3, 400.7d).
SO_MUCH: Final = Words("a number", [(NUMBER_WORDS[k], n.Fixed(k)) for k in range(1, 11)])
SPENT: Final = (("mana", 63), *((f"{word} mana", bit) for word, bit in nouns.COLORS[:5]))
for words, mask in SPENT:
    for before, after in (("at least ", ""), ("", " or more")):
        phrase(
            f"{before}{{count}}{after} {words} was spent to cast {{of}}",
            like(n.Compare, left=like(n.ManaSpent, of=the.of, colors=mask), op=">=", right=the.count),
            conditions,
            count=SO_MUCH,
            of=one_object,
            parse_only=before == "",
        )
for _, bit in nouns.COLORS[:5]:
    phrase(
        f"{{{n.Color.LETTERS[bit.bit_length() - 1]}}} was spent to cast {{of}}",
        like(n.Compare, left=like(n.ManaSpent, of=the.of, colors=bit), op=">", right=n.Fixed(0)),
        conditions,
        of=one_object,
    )
for _, bit in nouns.COLORS[:5]:
    letter = n.Color.LETTERS[bit.bit_length() - 1]
    for so_many in (2, 3):
        phrase(
            f"{{{letter}}}" * so_many + " was spent to cast {of}",
            like(n.Compare, left=like(n.ManaSpent, of=the.of, colors=bit), op=">=", right=n.Fixed(so_many)), conditions,
            of=one_object, parse_only=True,
        )  # fmt: skip
SOURCES: Final = (("mana from a Treasure", "Treasure"), ("mana from an artifact", "artifact"), ("{S}", "snow"))
for words, source in SOURCES:
    phrase(
        f"{words} was spent to cast {{of}}",
        like(n.Compare, left=like(n.ManaSpent, of=the.of, source=source), op=">", right=n.Fixed(0)), conditions,
        of=one_object,
    )  # fmt: skip
phrase(
    "{count} or more mana from creatures was spent to cast {of}",
    like(n.Compare, left=like(n.ManaSpent, of=the.of, source="creature"), op=">=", right=the.count), conditions,
    count=SO_MUCH, of=one_object,
)  # fmt: skip
phrase(
    "no mana was spent to cast {of}",
    like(n.Compare, left=like(n.ManaSpent, of=the.of), op="=", right=n.Fixed(0)),
    conditions,
    of=one_object,
)
for this in ("this spell", "it", "~"):
    phrase(
        f"you cast {this} during your main phase", n.WasCastInMainPhase(), conditions, parse_only=this != "this spell"
    )
for words, cast in (
    ("you cast {it}", n.WasCast(by_you=True)),
    ("you cast {it} from your hand", n.YouCastItFromYourHand()),
    ("you didn't cast {it} from your hand", n.Negated(n.YouCastItFromYourHand())),
):
    conditions.add(Mapped(phrase(words, the.it, it=it_is_this), always(cast), only(cast)))
# Of something else that has entered this turn (CR 601.2i, 400.7d).
CAST_BY_YOU: Final = n.CastBy(YOU)
FROM_YOUR_HAND: Final = n.All((CAST_BY_YOU, n.CastFrom(Zone.HAND)))


def asks_of_another(so: Any) -> bool:
    asked: Any = so.of if isinstance(so, n.Negated) else so
    return not isinstance(asked.what, n.This)


for words, cast_so in (
    ("you cast {what}", CAST_BY_YOU),
    ("you didn't cast {what}", n.Not(CAST_BY_YOU)),
    ("{what} was cast", n.CastBy(n.EachPlayer())),
    ("{what} wasn't cast", n.Not(n.CastBy(n.EachPlayer()))),
    ("you cast {what} from your hand", FROM_YOUR_HAND),
    ("you didn't cast {what} from your hand", n.Not(FROM_YOUR_HAND)),
):
    phrase(
        words, like(n.Fits, what=the.what, which=cast_so), conditions, what=one_object, fits=asks_of_another,
        parse_only="was" in words,
    )  # fmt: skip


# --- What something is


qualities: Final = Choice("what it is")
qualities.add(nouns.before)
phrase("controlled by the chosen player", n.ControlledBy(n.ChosenPlayer()), qualities)
phrase("{which}", the.which, qualities, which=one_or(nouns.permanent))
phrase("attacking or blocking", n.Any((n.IsAttacking(), n.IsBlocking())), qualities)
phrase("your Ring-bearer", YOUR_BEARER, qualities)
for words, whom in (
    ("you", YOU), ("one of your opponents", EACH_OPPONENT),
    ("the player with the most life or tied for most life", MOST_LIFE),
):  # fmt: skip
    phrase(f"attacking {words}", n.IsAttacking(whom), qualities)
phrase("{left} or {right}", like(n.Any, of=(the.left, the.right)), qualities, left=ARTICLED, right=ARTICLED)


def contracted(words: str, whoever: bool = False, among: Phrase = certain_objects) -> Phrase:
    """ "it's" for "it is": a pronoun with its verb. `whoever`: also what acts: "it deals 1 damage to target creature
    it's blocking".
    """

    def meanings(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
        if whoever:
            return [(words, value, acting_as(after, known)) for value, _, after in whatever_it_means(known)]
        return [(words, value, after) for value, _, after in among.parse(SourceText("it"), 0, known)]

    return Reference(words, meanings, words)


def as_before(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "It was": of what has gone elsewhere, what it was before (CR 608.2h)."""
    for _, _, after in whatever_it_means(known):
        was = discourse_of(after).mentions[-1].was
        return [] if was is None else [("it was", was, known)]
    return []


what_is: Final = Choice("something that is")
what_is.add(contracted("it's"))
for words in ("he's", "she's"):
    what_is.add(pronoun(words, is_somebody))
phrase("{what} <is>", the.what, what_is, what=one_object)
what_isnt: Final = Choice("something that is not")
what_isnt.add(contracted("it isn't"))
what_isnt.add(contracted("it's not"))
phrase("{what} <isn't>", the.what, what_isnt, what=one_object)


def of_it_though_compared(known: PhraseContext, condition: Any) -> PhraseContext:
    """Pronouns mean what it is asked of, not this, with which that is compared."""
    if n.This() not in everything_in(condition.which):
        return known
    for mention in discourse_of(known).mentions:
        if mention.what == condition.what:
            return mentioning(known, mention)
    return known


phrase("{what} {which}", n.Fits, conditions, what=what_is, which=qualities, then=of_it_though_compared)
phrase(
    "{what} {which}",
    like(n.Negated, of=like(n.Fits, what=the.what, which=the.which)),
    conditions,
    what=what_isnt,
    which=qualities,
)
# "If it's a land card": not the token that was created meanwhile, which is no card (CR 111.6), nor what it would have
# become if it had been another kind of card.
a_card: Final = pronoun("it", lambda m: m.one and not m.player and not m.perhaps and "token" not in m.nouns)
card_is: Final = Choice("a card that is")
card_is.add(contracted("it's", among=a_card))
phrase("{what} <is>", the.what, card_is, what=one_object)
phrase("{what} {which}", n.Fits, conditions, what=card_is, which=one_or(nouns.card), then=of_it_though_compared)
card_isnt: Final = Choice("a card that is not")
card_isnt.add(contracted("it isn't", among=a_card))
card_isnt.add(contracted("it's not", among=a_card))
phrase("{what} <isn't>", the.what, card_isnt, what=one_object)
phrase(
    "{what} {which}",
    like(n.Negated, of=like(n.Fits, what=the.what, which=the.which)),
    conditions,
    what=card_isnt,
    which=one_or(nouns.card),
)
phrase(
    "all {which} are {quality}",
    like(n.Negated, of=like(n.Exists, which=like(n.All, of=(the.which, like(n.Not, of=the.quality))))),
    conditions,
    which=nouns.permanents,
    quality=qualities,
)
phrase("{what} {which}", n.Fits, conditions, what=Reference("it was", as_before, "it was"), which=one_or(nouns.card))
KINDS_OF_COUNTERS: Final = r"(?:[+-][0-9]/[+-][0-9]|(?:first|double) strike|[a-z]+)"
counter_kind: Final = Leaf("a kind of counter", KINDS_OF_COUNTERS, lambda word: word, lambda word: word or None)
phrase(
    "{what} <has> {kind}", like(n.Fits, what=the.what, which=like(n.HasCounter, kind=the.kind)), conditions,
    what=one_object, kind=counter_on_it,
)  # fmt: skip
AURA, EQUIPMENT = n.HasAttached(n.OfSubtype("Aura")), n.HasAttached(n.OfSubtype("Equipment"))
phrase(
    "{what} <is> enchanted, equipped, and has a counter on it",
    like(n.Fits, what=the.what, which=n.All((AURA, EQUIPMENT, n.HasCounter("")))), conditions, what=one_object,
)  # fmt: skip
phrase(
    "{what} <has> counters on it",
    like(n.Compare, left=like(n.CountersOn, kind="", of=the.what), op=">=", right=n.Fixed(1)), conditions,
    what=one_object, then=counters_counted,
)  # fmt: skip
phrase(
    "{what} <has> no {kind} counters on it",
    like(n.Negated, of=like(n.Fits, what=the.what, which=like(n.HasCounter, kind=the.kind))),
    conditions,
    what=one_object,
    kind=counter_kind,
)
for count, op in ((more_q, ">="), (fewer_q, "<=")):
    phrase(
        "{what} <has> {count} {kind}",
        like(n.Compare, left=like(n.CountersOn, kind=the.kind, of=the.what), op=op, right=the.count),
        conditions,
        what=one_object,
        count=count,
        kind=counters_on_it,
        then=counters_counted,
    )
phrase(
    "there are {count} {kind} counters on {what}",
    like(n.Compare, left=like(n.CountersOn, kind=the.kind, of=the.what), op=">=", right=the.count),
    conditions,
    what=one_object,
    count=more_q,
    kind=counter_kind,
    then=counters_counted,
)
phrase(
    "there are no {kind} counters on {what}",
    like(n.Negated, of=like(n.Fits, what=the.what, which=like(n.HasCounter, kind=the.kind))),
    conditions,
    what=one_object,
    kind=counter_kind,
    parse_only=True,
)
# "Its power is less than or equal to the number of Islands you control."
for words, op in COMPARED:
    phrase(
        f"{{left}} is {words} {{right}}",
        like(n.Compare, left=the.left, op=op, right=the.right),
        conditions,
        left=measures,
        right=quantities,
    )
for words, node in (("power", n.PowerOf), ("toughness", n.ToughnessOf)):
    for tail, op in (("or greater", ">="), ("or less", "<=")):
        phrase(
            f"{{what}}'s {words} <is> {{count}} {tail}",
            like(n.Compare, left=like(node, of=the.what), op=op, right=the.count),
            conditions,
            what=one_object,
            count=figures,
        )
