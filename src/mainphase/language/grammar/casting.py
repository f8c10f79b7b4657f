"""Casting, in the text of the card that is cast: additional and alternative costs, when it can be cast (CR 601)."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import YOUR_TURN
from mainphase.foundation.whole_numbers import whole
from mainphase.language.grammar.amounts import each_one, quantities
from mainphase.language.grammar.comparisons import whether
from mainphase.language.grammar.conditions import ADDITIONAL, conditions
from mainphase.language.grammar.costs import deeds, pay_mana
from mainphase.language.grammar.costs import mana as mana_cost
from mainphase.language.grammar.discourse import fresh
from mainphase.language.grammar.keywords.names import keyword
from mainphase.language.grammar.statics.casting import generic as more_generic
from mainphase.language.grammar.statics.casting import less as fewer
from mainphase.language.grammar.statics.casting import what_is_aimed_at
from mainphase.language.syntax import (
    DECLINED,
    NEWEST,
    Choice,
    Leaf,
    Listing,
    Mapped,
    SourceText,
    Words,
    like,
    phrase,
    the,
)

casting: Final = Choice("what is said of casting it")

# What is paid besides, or instead: mana with its verb, deeds as they are.
paid: Final = Choice("a cost")
phrase("pay {mana}", the.mana, paid, mana=pay_mana)
paid.add(deeds)
one_or_other: Final = Choice("what is said of casting it")
NOT_NAMED: Final = ""
together: Final = Listing(paid, " and ", ", ", ", and ", 1, 3)

for this in ("this spell", "~"):
    parse_only = this != "this spell"
    phrase(
        f"as an additional cost to cast {this}, {{cost}}.", n.CastCost, casting, cost=together, parse_only=parse_only
    )

    phrase(
        f"as an additional cost to cast {this}, you may {{cost}}.",
        like(n.CastCost, cost=(the.cost,), optional=ADDITIONAL), casting, cost=paid, parse_only=parse_only,
    )  # fmt: skip
    phrase(
        f"as an additional cost to cast {this}, {{cost}} or {{otherwise}}.",
        like(n.CastCost, cost=(the.cost,), optional=NOT_NAMED, otherwise=(the.otherwise,)),
        one_or_other, cost=paid, otherwise=paid, parse_only=parse_only,
    )  # fmt: skip

# On an instant or sorcery; on a permanent it is one of what holds, which says the same.
UNCOUNTERED: Final = n.Static(n.CantBeCountered(n.IsThis()))
casting.add(
    Words(
        "that it can't be countered",
        [("this spell can't be countered.", UNCOUNTERED), ("~ can't be countered.", UNCOUNTERED)],
    )
)

for this in ("this spell", "~"):
    phrase(
        f"if {{condition}}, {this} can't be countered.",
        like(n.Static, effect=n.CantBeCountered(n.IsThis()), condition=the.condition), casting, condition=whether,
        parse_only=this != "this spell",
    )  # fmt: skip
    phrase(
        f"{this} can't be countered as long as {{condition}}.",
        like(n.Static, effect=n.CantBeCountered(n.IsThis()), condition=the.condition), casting, condition=whether,
        parse_only=True,
    )  # fmt: skip

# --- When

COMBAT_TIMES: Final = (
    ("during combat before blockers are declared", n.CombatPoint("blockers")),
    ("during combat after blockers are declared", n.CombatPoint("blockers", True)),
)
WHEN: Final = (
    ("during combat", n.InPart("combat phase")),
    *COMBAT_TIMES,
    ("before attackers are declared", n.BeforeAttackersDeclared()),
    ("before the combat damage step", n.BeforeCombatDamage()),
    ("during the declare attackers step", n.InPart("declare attackers")),
    ("during the declare blockers step", n.InPart("declare blockers")),
    ("during your turn", YOUR_TURN),
    ("during an opponent's turn", n.IsTurnOf(n.EachOpponent())),
    ("during your upkeep", n.Both(YOUR_TURN, n.InPart("upkeep"))),
    ("during an opponent's upkeep", n.Both(n.IsTurnOf(n.EachOpponent()), n.InPart("upkeep"))),
    ("during your turn, before attackers are declared", n.Both(YOUR_TURN, n.BeforeAttackersDeclared())),
    (
        "during an opponent's turn, before attackers are declared",
        n.Both(n.IsTurnOf(n.EachOpponent()), n.BeforeAttackersDeclared()),
    ),
)
OPPONENTS_TURN: Final = n.IsTurnOf(n.EachOpponent())
MORE_TIMES: Final = (
    ("during your declare attackers step", n.Both(YOUR_TURN, n.InPart("declare attackers"))),
    ("during the declare blockers step on an opponent's turn", n.Both(OPPONENTS_TURN, n.InPart("declare blockers"))),
    ("during your end step", n.Both(YOUR_TURN, n.InPart("end step"))),
    ("during your main phase", n.Both(YOUR_TURN, n.InPart("main phase"))),
    ("during combat on an opponent's turn", n.Both(OPPONENTS_TURN, n.InPart("combat phase"))),
    ("during combat on your turn", n.Both(YOUR_TURN, n.InPart("combat phase"))),
)
when: Final = Choice("when")
when.add(Words("when", list(WHEN)))
when.add(Words("when", list(MORE_TIMES)))
when.add(Words("when", [("during your turn and only during combat", MORE_TIMES[-1][1])]))
phrase("if {condition}", the.condition, when, condition=conditions)
for this in ("this spell", "~"):
    parse_only = this != "this spell"
    phrase(f"cast {this} only {{condition}}.", n.CastOnlyIf, casting, condition=when, parse_only=parse_only)
    phrase(
        f"cast {this} only {{when}} and only if {{so}}.",
        like(n.CastOnlyIf, condition=like(n.Both, left=the.when, right=the.so)), casting,
        when=when, so=conditions, parse_only=parse_only,
    )  # fmt: skip

for this in ("this spell", "~"):
    phrase(
        f"you can't cast {this} during your first, second, or third turns of the game.",
        n.CastOnlyIf(n.Negated(n.Both(YOUR_TURN, n.Compare(n.TurnsTaken(n.You()), "<=", n.Fixed(3))))),
        casting, parse_only=this == "~",
    )  # fmt: skip
phrase(
    "if this spell was kicked, it has {keyword}.",
    like(
        n.Static, effect=like(n.Modify, which=n.IsThis(), mods=(like(n.GainKeywords, keywords=the.keyword),)),
        condition=n.WasPaid("kicker"), zone=n.Zone.STACK,
    ),
    casting, keyword=keyword,
)  # fmt: skip

# --- Instead of its mana cost (CR 118.9)

NOT_YET_NAMED: Final = ""
NOTHING: Final = "paying nothing"


def without_x(ability: Any) -> bool:
    """No X is chosen for a spell cast without its mana cost (CR 107.3b)."""
    return "X()" not in repr(ability)


instead: Final = Choice("what is said of casting it")
for words in ("this spell's mana cost", "~'s mana cost", "its mana cost"):
    parse_only = words != "this spell's mana cost"
    phrase(
        f"you may {{cost}} rather than pay {words}.",
        like(n.AlternativeCost, cost=the.cost, name=NOT_YET_NAMED),
        instead,
        fits=without_x,
        cost=together,
        parse_only=parse_only,
    )
    phrase(
        f"if {{condition}}, you may {{cost}} rather than pay {words}.",
        like(n.AlternativeCost, cost=the.cost, name=NOT_YET_NAMED, condition=the.condition), instead,
        fits=without_x, condition=conditions, cost=together, parse_only=parse_only,
    )  # fmt: skip
for this in ("this spell", "~"):
    parse_only = this != "this spell"
    phrase(
        f"as long as {{condition}}, you may {{cost}} to cast {this}.",
        like(n.AlternativeCost, cost=the.cost, name=NOT_YET_NAMED, condition=the.condition), instead,
        fits=without_x, condition=conditions, cost=together, parse_only=True,
    )  # fmt: skip
    phrase(
        f"if {{condition}}, you may cast {this} without paying its mana cost.",
        like(n.AlternativeCost, cost=(), name=NOT_YET_NAMED, condition=the.condition),
        instead,
        condition=conditions,
        parse_only=parse_only,
    )


# --- At any time, for more (CR 601.3b): there is no name for it, and nothing else is paid instead
FOR_MORE: Final = "paying more"
for this in ("this spell", "~"):
    phrase(
        f"you may cast {this} as though it had flash if you pay {{price}} more to cast it.",
        like(n.AlternativeCost, cost=(the.price,), name=FOR_MORE, additional=True, at_any_time=True),
        casting, price=pay_mana, parse_only=this != "this spell",
    )  # fmt: skip


# As though it had flash, if something is so (CR 113.6e).
SELF_FLASH: Final = n.CastAsThoughFlash(n.You(), n.IsThis())
for this in ("this spell", "~"):
    for form in (
        f"you may cast {this} as though it had flash if {{condition}}.",
        f"if {{condition}}, you may cast {this} as though it had flash.",
        f"as long as {{condition}}, you may cast {this} as though it had flash.",
    ):
        phrase(
            form, like(n.Static, effect=SELF_FLASH, condition=the.condition), casting, condition=whether,
            parse_only=this != "this spell" or form[0] != "y",
        )  # fmt: skip


def named_by_its_cost(ability: n.AlternativeCost) -> Any:
    """It is called what is done for it, "sacrificing two Mountains": so options and scenarios tell it from others."""
    said = [paid.text_of(cost, fresh(), NEWEST) for cost in ability.cost]
    words = [gerund(one[0]) for one in said if one is not None]
    return replace(ability, name=" and ".join(words) or NOTHING) if len(words) == len(said) else DECLINED


def unnamed(ability: n.AlternativeCost) -> Any:
    """The names of keywords are one word; whatever an author calls another, no card says."""
    return replace(ability, name=NOT_YET_NAMED) if " " in ability.name and ability.name != FOR_MORE else DECLINED


def gerund(deed: str) -> str:
    """ "sacrifice a creature" as what somebody is doing: "sacrificing a creature"."""
    verb, _, rest = deed.partition(" ")
    if DOUBLED.fullmatch(verb):
        verb += verb[-1]
    return f"{verb.removesuffix('e')}ing {rest}"


def choice_named(cost: n.CastCost) -> Any:
    """It is called what is done for it if that is chosen: "discarding a card"."""
    said = paid.text_of(cost.cost[0], fresh(), NEWEST)
    return replace(cost, optional=gerund(said[0])) if said is not None else DECLINED


def choice_unnamed(cost: Any) -> Any:
    named = isinstance(cost, n.CastCost) and cost.otherwise and " " in cost.optional
    return replace(cost, optional=NOT_NAMED) if named else DECLINED


casting.add(Mapped(one_or_other, choice_named, choice_unnamed, n.CastCost))
DOUBLED: Final = re.compile(r"[^aeiou]+[aeiou][^aeiouwxy]")  # put, tap
casting.add(Mapped(instead, named_by_its_cost, unnamed, n.AlternativeCost))

# --- From the graveyard, for a cost that is told by what is done (CR 601.2b): "by discarding two cards"

DOING: Final = {
    "discarding": "discard", "exiling": "exile", "paying": "pay", "removing": "remove", "returning": "return",
    "sacrificing": "sacrifice", "tapping": "tap",
}  # fmt: skip


def costs_done(words: str) -> Any:
    """The costs that are paid "paying 3 life and discarding a card"."""
    costs: list[n.Cost] = []
    for deed in re.split(r"(?: and |, and |, )(?=\w+ing )", words):
        verb, _, rest = deed.partition(" ")
        source = SourceText(f"{DOING.get(verb, verb)} {rest}")
        whole_deed = [cost for cost, end, _ in paid.parse(source, 0, fresh()) if end == len(source.text)]
        if len(whole_deed) != 1:
            return DECLINED
        costs += whole_deed
    return tuple(costs)


def doing_costs(costs: Any) -> str | None:
    said = [paid.text_of(cost, fresh(), NEWEST) for cost in costs]
    words = [gerund(one[0]) for one in said if one is not None]
    told = " and ".join(words).replace(" in your ", " from your ")
    return told if len(words) == len(costs) and costs else None


by_doing: Final = Leaf(
    "what is done", rf"(?:{'|'.join(DOING)}) (?:(?! in addition to | rather than )[^.])+", costs_done, doing_costs
)
from_graveyard: Final = Choice("what is said of casting it")
BURIED: Final = n.Zone.GRAVEYARD
for this in ("this card", "~", "this spell"):
    for words, besides in (
        ("in addition to paying its other costs", True),
        ("rather than paying its mana cost", False),
    ):
        phrase(
            f"you may cast {this} from your graveyard by {{cost}} {words}.",
            like(n.AlternativeCost, cost=the.cost, name=NOT_YET_NAMED, zone=BURIED, additional=besides),
            from_graveyard, fits=without_x, cost=by_doing, parse_only=this != "this card",
        )  # fmt: skip
        phrase(
            f"as long as {{condition}}, you may cast {this} from your graveyard by {{cost}} {words}.",
            like(
                n.AlternativeCost, cost=the.cost, name=NOT_YET_NAMED, zone=BURIED, additional=besides,
                condition=the.condition,
            ),
            from_graveyard, fits=without_x, condition=whether, cost=by_doing, parse_only=this != "this card",
        )  # fmt: skip
casting.add(Mapped(from_graveyard, named_by_its_cost, unnamed, n.AlternativeCost))

# --- Less (CR 601.2f)


def generic_amount(symbol: str) -> Any:
    number = whole(symbol[1:-1])
    return DECLINED if not number else n.Fixed(number)


def symbol_of(amount: Any) -> str | None:
    return f"{{{amount.n}}}" if isinstance(amount, n.Fixed) and amount.n > 0 else None


for this in ("this spell", "~"):
    phrase(
        f"{this} costs {{cost}} more to cast for each target beyond the first.",
        n.CostsMoreForTargets, casting, cost=mana_cost, parse_only=this != "this spell",
    )  # fmt: skip
generic: Final = Leaf("generic mana", r"\{[1-9][0-9]?\}", generic_amount, symbol_of)
for this in ("this spell", "~"):
    parse_only = this != "this spell"
    phrase(
        f"{this} costs {{amount}} less to cast if {{condition}}.",
        n.CostsLessToCast, casting, amount=generic, condition=conditions, parse_only=parse_only,
    )  # fmt: skip
    for form in (
        f"{this} costs {{amount}} less to cast as long as {{condition}}.",
        f"if {{condition}}, {this} costs {{amount}} less to cast.",
        f"as long as {{condition}}, {this} costs {{amount}} less to cast.",
    ):
        phrase(form, n.CostsLessToCast, casting, amount=generic, condition=whether, parse_only=True)
    phrase(
        f"{this} costs {{amount}} less to cast during your turn.",
        like(n.CostsLessToCast, amount=the.amount, condition=YOUR_TURN), casting, amount=generic, parse_only=True,
    )  # fmt: skip
    phrase(
        f"{this} costs {{amount}} less to cast during your end step.",
        like(n.CostsLessToCast, amount=the.amount, condition=n.Both(YOUR_TURN, n.InPart("end step"))),
        casting, amount=generic, parse_only=parse_only,
    )  # fmt: skip
    for how, change in (("less", fewer), ("more", more_generic)):
        phrase(
            f"{this} costs {{generic}} {how} to cast if it targets {{which}}.",
            n.CostsByTarget, casting, generic=change, which=what_is_aimed_at, parse_only=parse_only,
        )  # fmt: skip
    phrase(
        f"{this} costs {{1}} less to cast for each {{amount}}.",
        n.CostsLessToCast,
        casting,
        amount=each_one,
        parse_only=parse_only,
    )
    for k in (2, 3):
        phrase(
            f"{this} costs {{{k}}} less to cast for each {{of}}.",
            like(n.CostsLessToCast, amount=like(n.Times, factor=k, of=the.of)),
            casting,
            of=each_one,
            parse_only=parse_only,
        )
    phrase(
        f"{this} costs {{X}} less to cast, where X is {{amount}}.",
        n.CostsLessToCast,
        casting,
        amount=quantities,
        parse_only=parse_only,
    )
