"""Activated abilities that cost more or less (CR 601.2f, 602.2b)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.foundation.whole_numbers import whole
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import quantities
from mainphase.language.grammar.groups import HOSTS
from mainphase.language.grammar.statics.casting import generic, less
from mainphase.language.grammar.statics.lines import one_predicated, one_static, statics
from mainphase.language.syntax import InText, Leaf, Words, like, phrase, the

LEFT: Final = ". this effect can't reduce the mana in that cost to less than one mana"
HOW: Final[tuple[tuple[str, dict[str, Any], dict[str, Any]], ...]] = (
    ("{generic} less", {"generic": the.generic}, {"generic": less}),
    ("{generic} more", {"generic": the.generic}, {"generic": generic}),
    ("{X} less", {"generic": -1, "times": the.times}, {"times": quantities}),
)
for words, fields, slots in HOW:
    where = ", where X is {times}" if "times" in fields else ""
    # What would make mana abilities dearer that ask for no mana is not read.
    for tail, least in (("", 0), (LEFT, 1)) if "less" in words else ():
        for up_to in ("", "up to "):
            if up_to and not least:
                continue  # without what has to be left it could be chosen
            phrase(
                f"activated abilities of {{which}} cost {up_to}{words} to activate{where}{tail}",
                like(n.AbilityCostChange, which=the.which, least=least, **fields), one_static,
                which=nouns.permanents, **slots, parse_only=up_to != "",
            )  # fmt: skip
        for form in ("activated abilities of {which}", "{which}'s activated abilities"):
            phrase(
                f"{form} cost {words} to activate{where}{tail}",
                like(n.AbilityCostChange, which=the.which, least=least, **fields), one_static,
                which=Words("what it is attached to", HOSTS), **slots, parse_only="'s" in form,
            )  # fmt: skip
        phrase(
            f"abilities you activate that aren't mana abilities cost {words} to activate{where}{tail}",
            like(
                n.AbilityCostChange, which=n.Anything(), who=n.You(), no_mana=True, anywhere=True, least=least, **fields
            ),
            one_static, **slots,
        )  # fmt: skip
    phrase(
        f"equip abilities you activate cost {words} to activate{where}",
        like(n.AbilityCostChange, which=n.Anything(), who=n.You(), keyword="equip", **fields), one_static, **slots,
    )  # fmt: skip
    for keyword in ("power-up", "exhaust"):
        phrase(
            f"{keyword} abilities of {{which}} cost {words} to activate{where}",
            like(n.AbilityCostChange, which=the.which, keyword=keyword, **fields), one_static,
            which=nouns.permanents, **slots,
        )  # fmt: skip
    for this in ("this Equipment", "~"):
        own_equip = like(n.AbilityCostChange, which=n.IsThis(), keyword="equip", **fields)
        phrase(
            f"{this}'s equip abilities cost {words} to activate{where}", own_equip, one_static, **slots,
            parse_only=this == "~",
        )  # fmt: skip
    cheaper_equip = like(n.AbilityCostChange, which=n.Anything(), who=n.You(), keyword="equip", **fields)
    besides = phrase(
        f"{{one}} and equip abilities you activate cost {words} to activate{where}", (the.one, cheaper_equip),
        one=one_predicated, **slots,
    )  # fmt: skip
    statics.add(InText(besides, " and equip abilities you activate cost "))
    for which, who in (("activated abilities", None), ("abilities your opponents activate", n.EachOpponent())):
        phrase(
            f"{which} cost {words} to activate{where} unless they're mana abilities",
            like(n.AbilityCostChange, which=n.Anything(), who=who, no_mana=True, anywhere=True, **fields),
            one_static, **slots,
        )  # fmt: skip
# How often what is activated only once may be (CR 602.5b).
for keyword in ("power-up", "exhaust"):
    phrase(
        f"each {keyword} ability of {{which}} can be activated an additional time",
        like(n.ActivatesMore, which=the.which, keyword=keyword), one_static, which=nouns.permanents,
    )  # fmt: skip

# Of loyalty abilities (CR 606.4).
loyalty_more: Final = Leaf("loyalty", r"\+[1-9]", lambda words: whole(words[1:]), lambda amount: f"+{amount}")
phrase(
    "planeswalkers' loyalty abilities you activate cost an additional {amount} to activate",
    like(n.LoyaltyCostChange, which=n.OfType(n.CardType.PLANESWALKER), who=n.You(), amount=the.amount), one_static,
    amount=loyalty_more,
)  # fmt: skip
