"""How permanents enter the battlefield (CR 614.1c-d)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType
from mainphase.kernel.keys import PARITIES, ChosenKey, SavedAs
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import MULTIPLES, each_one, quantities
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.costs import payments
from mainphase.language.grammar.counters import counter_kind, counter_on_somebody, one_counter
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.effects.control_flow import doer
from mainphase.language.grammar.groups import SELF, any_one
from mainphase.language.grammar.modifications import more_types
from mainphase.language.grammar.objects import ANY_NUMBER
from mainphase.language.grammar.statics.lines import escaping, one_static, statics
from mainphase.language.grammar.statics.predicates import OF_IT, predicates
from mainphase.language.syntax import Words, like, phrase, the

so_many = Words("a number", [*((NUMBER_WORDS[k], n.Fixed(k)) for k in range(2, 21)), ("X", n.X()), *MULTIPLES])
phrase("<enters> tapped", like(n.EntersTapped, which=OF_IT), predicates)
for article, vowel in (("a", False), ("an", True)):
    for verb in ("<enters> ", ""):  # "enters with a counter on it and as a Mutant …"
        phrase(
            f"{verb}as {article} {{types}} in addition to <its|their> other types",
            like(n.EntersAs, which=OF_IT, mods=(the.types,)), predicates,
            types=with_article(more_types, vowel), parse_only=not verb,
        )  # fmt: skip
phrase(
    "<enters> with {kind} counter on <it|them>",
    like(n.EntersWithCounters, which=OF_IT, kind=the.kind, amount=n.Fixed(1)),
    predicates,
    kind=one_counter,
)
phrase(
    "<enters> with {kind}",
    like(n.EntersWithCounters, which=OF_IT, kind=the.kind, amount=n.Fixed(1)),
    predicates, kind=counter_on_somebody, parse_only=True,
)  # fmt: skip
phrase(
    "<enters> with an additional {kind} counter on <it|them>",
    like(n.EntersWithCounters, which=OF_IT, kind=the.kind, amount=n.Fixed(1)),
    predicates,
    kind=counter_kind,
    parse_only=True,
)
phrase(
    "<enters> with {amount} {kind} counters on <it|them>",
    like(n.EntersWithCounters, which=OF_IT, kind=the.kind, amount=the.amount),
    predicates,
    kind=counter_kind,
    amount=so_many,
)

for this, tapped in [(this, tapped) for this, _ in SELF for tapped in ("tapped with", "tapped and with")]:
    phrase(
        f"{this} enters {tapped} {{kind}} counter on it",
        (n.EntersTapped(), like(n.EntersWithCounters, kind=the.kind, amount=n.Fixed(1))),
        statics,
        kind=one_counter,
        parse_only=True,
    )
    phrase(
        f"{this} enters {tapped} {{amount}} {{kind}} counters on it",
        (n.EntersTapped(), like(n.EntersWithCounters, kind=the.kind, amount=the.amount)),
        statics,
        amount=so_many,
        kind=counter_kind,
        parse_only=True,
    )

# --- What is done as something enters (CR 614.12a)

CHOSEN = Words(
    "a choice",
    [
        ("choose a color", n.ChooseColor()),
        ("choose a creature type", n.ChooseCreatureType()),
        ("choose a basic land type", n.ChooseBasicLandType()),
        ("choose a card name", n.ChooseName()),
        ("choose a nonland card name", n.ChooseName(CardType.LAND)),
        ("choose an opponent", n.ChoosePlayer(n.EachOpponent())),
        ("secretly choose an opponent", n.ChoosePlayer(n.EachOpponent(), ChosenKey.SECRET)),
        ("choose a player", n.ChoosePlayer(n.EachPlayer())),
        ("choose an opponent at random", n.ChoosePlayer(n.EachOpponent(), at_random=True)),
        ("an opponent chooses a creature type", n.ChooseCreatureType(n.EachOpponent())),
        ("an opponent chooses a color", n.ChooseColor(n.EachOpponent())),
        ("choose a card type", n.ChooseCardType()),
        ("choose a card type other than creature", n.ChooseCardType(CardType.CREATURE)),
        ("choose a card type other than creature or land", n.ChooseCardType(CardType.CREATURE | CardType.LAND)),
        ("choose odd or even", n.ChooseWord(PARITIES)),
        ("choose a number between 1 and 10", n.ChooseNumber(1, 10)),
        ("choose a number between 0 and 7", n.ChooseNumber(0, 7)),
    ],
)
# Of an opponent who is chosen, too: they are whose hand it is.
THEIR_HAND: Final = n.Each(n.All((n.InZone(n.Zone.HAND), n.OwnedBy(n.ChosenPlayer()))))
HAVING_LOOKED: Final = like(
    n.AsEnters, do=like(n.Sequence, of=(n.ChoosePlayer(n.EachOpponent()), n.LookAt(THEIR_HAND), the.do))
)
OTHER_COLORS = Words(
    "a color", [(f"choose a color other than {word}", n.ChooseColor(but_not=bit)) for word, bit in nouns.COLORS[:5]]
)
OR_TAPPED = like(n.AsEnters, do=like(n.PayOrElse, cost=the.cost, by=the.by, otherwise=n.EntersSo(n.EntersTapped())))
BURIED = n.ReplaceMove(n.IsThis(), 0, n.Zone.BATTLEFIELD, n.Zone.GRAVEYARD)
GIVEN_UP: Final = n.SizeOf(n.Saved("sacrificed"))


def buried_unless_given(amount: Any) -> Any:
    """So many must be sacrificed as this would enter; where fewer could be, it is put into a graveyard (CR 614.1)."""
    too_few = like(n.Compare, left=GIVEN_UP, op="<", right=amount)
    given = like(n.Sacrifice, which=the.which, by=n.You(), amount=amount)
    return like(n.AsEnters, do=like(n.Sequence, of=(given, like(n.If, condition=too_few, then=n.EntersSo(BURIED)))))


TO_GIVE: Final[tuple[tuple[str, Any, dict[str, Any]], ...]] = (
    ("{which}", n.Fixed(1), {"which": any_one(nouns.permanent)}),
    ("{amount} {which}", the.amount, {"which": nouns.permanents, "amount": so_many}),
)
for k, (this, _) in enumerate(SELF):
    for words, amount, slots in TO_GIVE:
        phrase(
            f"if {this} would enter, sacrifice {words} instead. if you do, put {this} onto the battlefield. if you "
            "don't, put it into its owner's graveyard",
            buried_unless_given(amount), one_static, parse_only=k > 0, **slots,
        )  # fmt: skip
    for do in (CHOSEN, OTHER_COLORS):
        phrase(f"as {this} enters, {{do}}", n.AsEnters, one_static, do=do, parse_only=k > 0)
    phrase(
        f"as {this} enters, look at an opponent's hand, then {{do}}", HAVING_LOOKED, one_static, do=CHOSEN,
        parse_only=k > 0,
    )  # fmt: skip
    phrase(
        f"if {this} would enter, {{by}} may {{cost}} instead. if you do, put {this} onto the battlefield. "
        "if you don't, put it into its owner's graveyard",
        like(n.AsEnters, do=like(n.PayOrElse, cost=the.cost, by=the.by, otherwise=n.EntersSo(BURIED))),
        one_static, by=doer, cost=payments, parse_only=k > 0,
    )  # fmt: skip
    for word in ("~", "it", this):
        phrase(
            f"as {this} enters, {{by}} may {{cost}}. if you don't, {word} enters tapped",
            OR_TAPPED, one_static, by=doer, cost=payments, parse_only=k > 0 or word != "it",
        )  # fmt: skip
    for do in (CHOSEN, OTHER_COLORS):
        phrase(
            f"{this} enters tapped. as it enters, {{do}}",
            (n.EntersTapped(), like(n.AsEnters, do=the.do)),
            statics,
            do=do,
            parse_only=True,
        )
UNDER_OPPONENT: Final = n.AsEnters(
    n.Sequence((n.ChoosePlayer(n.EachOpponent()), n.EntersSo(n.EntersUnder(n.IsThis(), n.You(), n.ChosenPlayer()))))
)
for k, (this, _) in enumerate(SELF):
    phrase(
        f"{this} enters under the control of an opponent of your choice", UNDER_OPPONENT, one_static, parse_only=k > 0
    )
# "As ~ enters, remove all counters from all permanents": it enters with as many.
TAKEN: Final = like(n.RemoveCounters, kind="", amount=None, on=like(n.Each, which=the.which))
WITH_AS_MANY: Final = like(
    n.EntersSo, how=like(n.EntersWithCounters, kind=the.kind, amount=n.DoneThisWay(SavedAs.COUNTERS_REMOVED))
)
for k, (this, _) in enumerate(SELF):
    for word in dict.fromkeys((this, "~", "it")):
        phrase(
            f"as {this} enters, remove all counters from all {{which}}. {word} enters with {{kind}} counter on it for "
            "each counter removed this way",
            like(n.AsEnters, do=like(n.Sequence, of=(TAKEN, WITH_AS_MANY))), one_static,
            which=nouns.permanents, kind=one_counter, parse_only=k > 0 or word != this,
        )  # fmt: skip
# "As ~ enters, sacrifice any number of permanents. ~ enters with that many +1/+1 counters on it."
LET_GO = n.Saved("given up")
AS_MANY = like(n.EntersSo, how=like(n.EntersWithCounters, kind=the.kind, amount=n.SizeOf(LET_GO)))
ANY_OF_YOURS = like(
    n.Choose, which=like(n.All, of=(the.which, n.ControlledBy(n.You()))), at_least=n.Fixed(0),
    at_most=n.Fixed(ANY_NUMBER), save=LET_GO.name,
)  # fmt: skip
for k, (this, _) in enumerate(SELF):
    for word in dict.fromkeys((this, "~", "it")):
        phrase(
            f"as {this} enters, sacrifice any number of {{which}}. {word} enters with that many {{kind}} counters on "
            "it",
            like(n.AsEnters, do=like(n.Sequence, of=(ANY_OF_YOURS, AS_MANY, n.SacrificeIt(LET_GO)))), one_static,
            which=nouns.permanents, kind=counter_kind, parse_only=k > 0 or word != this,
        )  # fmt: skip
DAY = n.AsEnters(n.If(n.NeitherDayNorNight(), n.BecomeDay()))
for k, (this, _) in enumerate(SELF):
    phrase(f"if it's neither day nor night, it becomes day as {this} enters", DAY, one_static, parse_only=k > 0)
# --- One counter or another, chosen as it enters

ONE_OR_OTHER = like(
    n.AsEnters,
    do=like(
        n.ChooseEffect,
        of=tuple(
            like(n.EntersSo, how=like(n.EntersWithCounters, kind=kind, amount=n.Fixed(1)))
            for kind in (the.one, the.other)
        ),
    ),
)
for k, (this, _) in enumerate(SELF):
    for middle in (" counter", ""):
        phrase(
            f"{this} enters with your choice of {{one}}{middle} or {{other}} counter on it",
            ONE_OR_OTHER,
            one_static, one=one_counter, other=one_counter if middle else counter_kind,
            parse_only=k > 0 or not middle,
        )  # fmt: skip

ONE_OF_THREE = like(
    n.AsEnters,
    do=like(
        n.ChooseEffect,
        of=tuple(
            like(n.EntersSo, how=like(n.EntersWithCounters, kind=kind, amount=n.Fixed(1)))
            for kind in (the.one, the.two, the.three)
        ),
    ),
)
for k, (this, _) in enumerate(SELF):
    for middle in (" counter", ""):
        later_kind = one_counter if middle else counter_kind
        phrase(
            f"{this} enters with your choice of {{one}}{middle}, {{two}}{middle}, or {{three}} counter on it",
            ONE_OF_THREE, one_static, one=one_counter, two=later_kind, three=later_kind, parse_only=k > 0 or not middle,
        )  # fmt: skip

# --- What escapes with counters (CR 702.138c)

ESCAPED = n.WasPaid("escape")
for k, (this, _) in enumerate(SELF):
    phrase(
        f"{this} escapes with {{kind}} counter on it.",
        (like(n.Static, effect=like(n.EntersWithCounters, kind=the.kind, amount=n.Fixed(1)), condition=ESCAPED),),
        escaping, kind=one_counter, parse_only=k > 0,
    )  # fmt: skip
    phrase(
        f"{this} escapes with {{amount}} {{kind}} counters on it.",
        (like(n.Static, effect=like(n.EntersWithCounters, kind=the.kind, amount=the.amount), condition=ESCAPED),),
        escaping, amount=so_many, kind=counter_kind, parse_only=k > 0,
    )  # fmt: skip
    phrase(
        f"{this} escapes with your choice of {{one}} counter or {{other}} counter on it.",
        (like(n.Static, effect=ONE_OR_OTHER, condition=ESCAPED),), escaping,
        one=one_counter, other=one_counter, parse_only=k > 0,
    )  # fmt: skip

for k, (this, _) in enumerate(SELF):
    for word in dict.fromkeys((this, "~", "it")):
        phrase(
            f"{this} enters with {{amount}} {{kind}} counters on it. {word} escapes with {{more}} {{other}} counters "
            "on it instead.",
            (
                like(
                    n.Static, effect=like(n.EntersWithCounters, kind=the.kind, amount=the.amount),
                    condition=n.Negated(ESCAPED),
                ),
                like(n.Static, effect=like(n.EntersWithCounters, kind=the.other, amount=the.more), condition=ESCAPED),
            ),
            escaping, amount=so_many, kind=counter_kind, more=so_many, other=counter_kind,
            parse_only=k > 0 or word != "it",
        )  # fmt: skip

# --- Counters that are counted as it enters

COUNTED = like(n.EntersWithCounters, which=OF_IT, kind=the.kind, amount=the.of)
phrase("<enters> with {kind} counter on <it|them> for each {of}", COUNTED, predicates, kind=one_counter, of=each_one)
phrase(
    "<enters> with an additional {kind} counter on <it|them> for each {of}", COUNTED, predicates,
    kind=counter_kind, of=each_one, parse_only=True,
)  # fmt: skip
for k in range(2, 6):
    phrase(
        f"<enters> with {NUMBER_WORDS[k]} {{kind}} counters on <it|them> for each {{of}}",
        like(n.EntersWithCounters, which=OF_IT, kind=the.kind, amount=like(n.Times, factor=k, of=the.of)),
        predicates, kind=counter_kind, of=each_one, parse_only=True,
    )  # fmt: skip
A_COUNTER = "<enters> with a +1/+1 counter on <it|them>"
phrase(
    f"{A_COUNTER} plus an additional +1/+1 counter on it for each {{of}}",
    like(n.EntersWithCounters, which=OF_IT, kind="+1/+1", amount=like(n.Plus, left=n.Fixed(1), right=the.of)),
    predicates, of=each_one, parse_only=True,
)  # fmt: skip
phrase(
    f"{A_COUNTER} for each {{left}} and a +1/+1 counter on it for each {{of}}",
    like(n.EntersWithCounters, which=OF_IT, kind="+1/+1", amount=like(n.Plus, left=the.left, right=the.of)),
    predicates, left=each_one, of=each_one, parse_only=True,
)  # fmt: skip
for words in (
    "<enters> with a number of {kind} counters on <it|them> equal to {of}",
    "<enters> with {kind} counters on <it|them> equal to {of}",
    "<enters> with X {kind} counters on <it|them>, where X is {of}",
    "<enters> with a number of additional {kind} counters on <it|them> equal to {of}",
    "<enters> with an additional X {kind} counters on <it|them>, where X is {of}",
):
    phrase(words, COUNTED, predicates, kind=counter_kind, of=quantities, parse_only=True)
