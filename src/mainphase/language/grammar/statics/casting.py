"""The cost of spells, who may cast what and when, and which can't be countered (CR 601.2f, 601.3)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import LAND, THAT_PLAYER
from mainphase.cards.words.statics import flash_and_sacrificed_in_cleanup
from mainphase.foundation.whole_numbers import whole
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import each_one, quantities
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import conjunction, conjuncts
from mainphase.language.grammar.groups import SELF, any_one
from mainphase.language.grammar.origins import FROM_ELSEWHERE, ORIGINS, YOUR_ORIGINS, origin_apart
from mainphase.language.grammar.statics.lines import cant_casts, one_static, static_abilities, statics
from mainphase.language.syntax import DECLINED, Choice, InSentence, Leaf, Mapped, Words, like, phrase, the


def generic_number(symbol: str) -> Any:
    number = whole(symbol[1:-1])
    return DECLINED if number is None else number


generic = Leaf(
    "generic mana", r"\{[0-9]{1,2}\}", generic_number, lambda k: f"{{{k}}}" if type(k) is int and k > 0 else None
)


def is_same(effect: n.CantCast) -> bool:
    """True if the spells that they can't cast any more are like the one that they have cast."""
    condition = effect.who.condition if isinstance(effect.who, n.PlayersWho) else None
    return isinstance(condition, n.Compare) and getattr(condition.left, "which", None) == effect.which


less = Mapped(generic, lambda k: -k, lambda k: -k if type(k) is int and k < 0 else DECLINED)
# What spells would have to target to cost more, or less: this, or something that is described.
what_is_aimed_at = Choice("what it targets")
what_is_aimed_at.add(Words("this", SELF))
what_is_aimed_at.add(any_one(nouns.permanent))
what_is_aimed_at.add(any_one(nouns.spell_on_stack))
phrase("one or more {which}", the.which, what_is_aimed_at, which=nouns.permanents, parse_only=True)
for joined in (nouns.permanent, nouns.spell_on_stack):
    for article in ("a", "an"):
        phrase(
            f"{article} {{which}}", the.which, what_is_aimed_at,
            which=with_article(nouns.nouns_joined(joined), article == "an"),
        )  # fmt: skip
several_spells = Choice("spells")
several_spells.add(nouns.spells)
several_spells.add(nouns.ending_apart(nouns.spells, "and"))
for words, who in (
    (" you cast", n.You()),
    (" your opponents cast", n.EachOpponent()),
    ("", n.EachPlayer()),
):
    phrase(
        f"{{which}}{words} cost {{X}} less to cast, where X is {{times}}",
        like(n.CostChange, who=who, which=the.which, generic=-1, times=the.times), one_static,
        which=several_spells, times=quantities, fits=lambda cost: nouns.is_only_cast(cost.which), parse_only=True,
    )  # fmt: skip
    for amount, how in ((less, "less"), (generic, "more")):
        for tail in (" to cast", ""):
            phrase(
                f"{{which}}{words} cost {{generic}} {how}{tail}",
                like(n.CostChange, who=who, which=the.which, generic=the.generic),
                one_static,
                which=several_spells,
                generic=amount,
                fits=lambda cost: nouns.is_only_cast(cost.which),
                parse_only=not tail,
            )
            phrase(
                f"{{which}}{words} that target {{aimed}} cost {{generic}} {how}{tail}",
                like(n.CostChange, who=who, which=the.which, generic=the.generic, aimed=the.aimed), one_static,
                which=several_spells, generic=amount, aimed=what_is_aimed_at,
                fits=lambda cost: nouns.is_only_cast(cost.which), parse_only=not tail,
            )  # fmt: skip
            phrase(
                f"{{which}}{words} cost {{generic}} {how}{tail} for each {{times}}",
                like(n.CostChange, who=who, which=the.which, generic=the.generic, times=the.times), one_static,
                which=several_spells, generic=amount, times=each_one,
                fits=lambda cost: nouns.is_only_cast(cost.which), parse_only=not tail,
            )  # fmt: skip


def is_of_spells(told: Any) -> bool:
    """Of a spell it is told from where it was cast, not where it is."""
    return nouns.is_only_cast(told[0]) and not any(isinstance(part, n.InZone) for part in conjuncts(told[1]))


# What is described after "you cast": "creature spells you cast with power 4 or greater", "spells you cast from exile".
cast_by_you = Choice("what they are", [nouns.after_many, YOUR_ORIGINS])
cast_by_others = Choice("what they are", [nouns.after_many, ORIGINS])
for words, who, after in (
    ("you cast", n.You(), cast_by_you), ("your opponents cast", n.EachOpponent(), cast_by_others),
):  # fmt: skip
    for amount, how in ((less, "less"), (generic, "more")):
        described = phrase(
            f"{{which}} {words} {{but}} cost {{generic}} {how} to cast", (the.which, the.but, the.generic),
            which=nouns.spells, but=after, generic=amount, fits=is_of_spells,
        )  # fmt: skip

        def cost_change(told: Any, who: n.Selector = who) -> Any:
            return n.CostChange(who, conjunction((*conjuncts(told[0]), *conjuncts(told[1]))), told[2])

        def told_so(cost: Any, who: n.Selector = who) -> Any:
            parts = conjuncts(cost.which)
            if cost.who != who or cost.times or cost.aimed is not None or not parts:
                return DECLINED
            apart = origin_apart(cost.which)
            return (*((conjunction(parts[:-1]), parts[-1]) if apart is DECLINED else apart), cost.generic)

        said = Mapped(described, cost_change, told_so, n.CostChange)
        one_static.add(InSentence(said, lambda told: " cost " in told))
    described_by_x = phrase(
        f"{{which}} {words} {{but}} cost {{X}} less to cast, where X is {{times}}", (the.which, the.but, the.times),
        which=nouns.spells, but=after, times=quantities, fits=is_of_spells,
    )  # fmt: skip

    def less_by_x(told: Any, who: n.Selector = who) -> Any:
        return n.CostChange(who, conjunction((*conjuncts(told[0]), *conjuncts(told[1]))), -1, told[2])

    def told_by_x(cost: Any, who: n.Selector = who) -> Any:
        parts = conjuncts(cost.which)
        if cost.who != who or cost.times is None or cost.generic != -1 or cost.aimed is not None or not parts:
            return DECLINED
        apart = origin_apart(cost.which)
        return (*((conjunction(parts[:-1]), parts[-1]) if apart is DECLINED else apart), cost.times)

    cheaper_by_x = Mapped(described_by_x, less_by_x, told_by_x, n.CostChange)
    one_static.add(InSentence(cheaper_by_x, lambda told: " cost {X} less" in told))
OTHERS_OWN = n.Not(n.OwnedBy(n.You()))
for amount, how in ((less, "less"), (generic, "more")):
    phrase(
        f"{{which}} you cast but don't own cost {{generic}} {how} to cast",
        like(n.CostChange, who=n.You(), which=like(n.All, of=(the.which, OTHERS_OWN)), generic=the.generic),
        one_static, which=nouns.spells, generic=amount, fits=lambda cost: nouns.is_only_cast(cost.which),
    )  # fmt: skip
for words, who in (("you", n.You()), ("your opponents", n.EachOpponent()), ("players", n.EachPlayer())):
    phrase(f"{words} can't cast {{which}}", like(n.CantCast, who=who, which=the.which), one_static, which=nouns.spells)
    if words == "your opponents":
        phrase(
            "opponents can't cast {which}", like(n.CantCast, who=who, which=the.which), one_static,
            which=nouns.spells, parse_only=True,
        )  # fmt: skip
    phrase(f"{words} can't play lands", n.CantCast(who, LAND, lands=True), one_static)
    phrase(
        f"{words} can't play lands or cast spells from your hand",
        n.CantCast(who, n.All((n.InZone(n.Zone.HAND), n.OwnedBy(n.You()))), lands=True), one_static,
    )  # fmt: skip
    for tail, of in (("", n.Anything()), (" of {of}", the.of)):
        slots: dict[str, Any] = {"of": nouns.permanents} if tail else {}
        phrase(
            f"{words} can't cast spells or activate abilities{tail}",
            (n.CantCast(who), like(n.CantActivate, which=of, anywhere=not tail, who=who)), statics, **slots,
        )  # fmt: skip
phrase(
    "{which} can't be cast", like(n.CantCast, who=n.EachPlayer(), which=the.which), one_static, which=nouns.spells,
    parse_only=True,
)  # fmt: skip
for words, by in (("you", n.You()), ("any player", n.EachPlayer()), ("players", n.EachPlayer())):
    for kinds in (nouns.spells, nouns.ending_apart(nouns.spells, "and")):
        phrase(
            f"{words} may cast {{which}} as though they had flash",
            like(n.CastAsThoughFlash, who=by, which=the.which), one_static, which=kinds, parse_only=words == "players",
        )  # fmt: skip

# Of itself (CR 113.6e, 601.3b).
IN_CLEANUP: Final = (
    "if you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices "
    "it at the beginning of the next cleanup step."
)
for this in ("~", "this spell"):
    phrase(
        f"you may cast {this} as though it had flash. {IN_CLEANUP}", flash_and_sacrificed_in_cleanup, static_abilities,
        parse_only=this != "~",
    )  # fmt: skip
phrase(
    "your opponents can cast spells only any time they could cast a sorcery",
    n.CantCast(n.EachOpponent(), at_all=False),
    one_static,
)
abilities_of = Choice("whose abilities they are")
abilities_of.add(Words("of this", [(f"{this}'s abilities", n.IsThis()) for this, _ in SELF]))
phrase("abilities of {which}", the.which, abilities_of, which=nouns.permanents)
for any_one_of, any_type in (("color", False), ("type", True)):
    phrase(
        f"you may spend mana as though it were mana of any {any_one_of} to cast {{which}}",
        like(n.SpendsAsThough, who=n.You(), which=the.which, any_type=any_type), one_static, which=nouns.spells,
        fits=lambda cost: nouns.is_only_cast(cost.which),
    )  # fmt: skip
    as_though = f"you may spend mana as though it were mana of any {any_one_of} to "
    in_other_words = f"mana of any {any_one_of} can be spent to "
    told_as = (f"{as_though}activate", f"{as_though}pay the activation costs of", f"{in_other_words}activate")
    for k, words in enumerate(told_as):
        phrase(
            f"{words} {{of}}",
            like(n.SpendsAsThough, who=n.You(), which=the.of, any_type=any_type, activating=True), one_static,
            of=abilities_of, parse_only=k > 0,
        )  # fmt: skip
    phrase(
        f"{as_though}cast {{which}} or to activate {{of}}",
        (
            like(n.SpendsAsThough, who=n.You(), which=the.which, any_type=any_type),
            like(n.SpendsAsThough, who=n.You(), which=the.of, any_type=any_type, activating=True),
        ),
        statics, which=nouns.spells, of=abilities_of, fits=lambda costs: nouns.is_only_cast(costs[0].which),
    )  # fmt: skip
MORE_LANDS = Words(
    "a number",
    [
        ("an additional land", 1),
        ("two additional lands", 2),
        ("three additional lands", 3),
        ("any number of lands", -1),
    ],
)
phrase(
    "you may play {count} on each of your turns",
    like(n.ExtraLandPlays, who=n.You(), count=the.count),
    one_static,
    count=MORE_LANDS,
)
phrase(
    "each player may play {count} on each of their turns",
    like(n.ExtraLandPlays, who=n.EachPlayer(), count=the.count),
    one_static,
    count=MORE_LANDS,
)
for words, who in (("you have", n.You()), ("players have", n.EachPlayer()), ("each player has", n.EachPlayer())):
    phrase(f"{words} no maximum hand size", n.NoMaximumHandSize(who), one_static, parse_only=words == "each player has")
some_number = Words("a number", [(NUMBER_WORDS[k], n.Fixed(k)) for k in range(1, 11)])
fewer = Words("a number", [(NUMBER_WORDS[k], n.Fixed(-k)) for k in range(1, 11)])
for words, of_whom in (
    ("your", n.You()),
    ("each player's", n.EachPlayer()),
    ("each opponent's", n.EachOpponent()),
    ("the chosen player's", n.ChosenPlayer()),
):
    for tail, so_many, more in (
        ("is {size}", some_number, False),
        ("is equal to {size}", quantities, False),
        ("is increased by {size}", some_number, True),
        ("is reduced by {size}", fewer, True),
    ):
        phrase(
            f"{words} maximum hand size {tail}", like(n.MaximumHandSize, who=of_whom, size=the.size, more=more),
            one_static, size=so_many,
            fits=None if "equal" not in tail else lambda set_to: not isinstance(set_to.size, n.Fixed),
        )  # fmt: skip

# --- So many each turn, and only at times (CR 601.3)


def who_have_cast(which: Any, least: int = 1) -> Any:
    cast = like(n.SpellsCastThisTurn, by=THAT_PLAYER, which=which)
    return like(n.PlayersWho, who=n.EachPlayer(), condition=like(n.Compare, left=cast, op=">=", right=n.Fixed(least)))


for everybody in ("each player", "players"):
    phrase(
        f"{everybody} can't cast more than one spell each turn",
        n.CantCast(n.PlayersWho(n.EachPlayer(), n.Compare(n.SpellsCastThisTurn(THAT_PLAYER), ">=", n.Fixed(1)))),
        one_static,
        parse_only=everybody == "players",
    )
phrase(
    "each player can't cast more than one {which} each turn",
    like(n.CantCast, who=who_have_cast(the.which), which=the.which),
    one_static,
    which=nouns.described_spell,
)
phrase(
    "each player who has cast {which} this turn can't cast additional {again}",
    like(n.CantCast, who=who_have_cast(the.which), which=the.again),
    one_static,
    which=any_one(nouns.described_spell),
    again=nouns.spells,
    fits=is_same,
)
phrase(
    "players can cast spells only during their own turns",
    n.CantCast(n.PlayersWho(n.EachPlayer(), n.Negated(n.IsTurnOf(THAT_PLAYER)))),
    one_static,
)

# --- From where (CR 601.3)

for words, which in (
    ("graveyards", n.InZone(n.Zone.GRAVEYARD)),
    ("graveyards or libraries", n.Any((n.InZone(n.Zone.GRAVEYARD), n.InZone(n.Zone.LIBRARY)))),
):
    phrase(f"players can't cast spells from {words}", n.CantCast(n.EachPlayer(), which), one_static)
for words, who in (("your opponents", n.EachOpponent()), ("players", n.EachPlayer())):
    not_elsewhere = n.CantCast(who, FROM_ELSEWHERE)
    phrase(f"{words} can't cast spells from anywhere other than their hands", not_elsewhere, one_static)
phrase(
    "each opponent can cast spells only any time they could cast a sorcery",
    n.CantCast(n.EachOpponent(), at_all=False),
    one_static,
    parse_only=True,
)
for words, who in (("your opponents", n.EachOpponent()), ("players", n.EachPlayer()), ("you", n.You())):
    phrase(f"{words} can't cast spells", n.CantCast(who), one_static)
    phrase(f"{words} can't cast spells", (n.CantCast(who),), cant_casts)
