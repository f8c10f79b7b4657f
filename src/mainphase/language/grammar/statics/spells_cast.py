"""What spells that you cast have: "Sliver spells you cast have cascade" (CR 702.85). On the stack they have it; what
changes their costs is told as a change of those.
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import YOU
from mainphase.cards.words import keyword_abilities as k
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import quantities
from mainphase.language.grammar.clauses import clauses, sentences
from mainphase.language.grammar.costs import pay_mana
from mainphase.language.grammar.discourse import conjunction, conjuncts
from mainphase.language.grammar.groups import group
from mainphase.language.grammar.keywords import PRICE, SIGN
from mainphase.language.grammar.origins import FROM_HAND
from mainphase.language.grammar.statics.lines import one_static, placed, static_abilities, statics
from mainphase.language.grammar.where import amounts_in, with_amount, with_x_for_amount
from mainphase.language.syntax import DECLINED, Choice, Mapped, Words, like, phrase, shaped, the

ON_STACK: Final = (n.IsSpell(), n.ControlledBy(YOU))

# What triggers as they are cast, or holds while they are on the stack.
given: Final = Choice("what a spell has")
given.add(
    Words(
        "what a spell has",
        [
            ("cascade", (n.GainAbility(k.cascade),)),
            ("storm", (n.GainAbility(k.storm),)),
            ("demonstrate", (n.GainAbility(k.demonstrate),)),
            ("rebound", (n.GainAbility(k.rebound),)),
            ("split second", (n.GainKeywords(n.Keyword.SPLIT_SECOND),)),
            ("lifelink", (n.GainKeywords(n.Keyword.LIFELINK),)),
            ("deathtouch", (n.GainKeywords(n.Keyword.DEATHTOUCH),)),
            *((f"ripple {number}", (n.GainAbility(k.ripple(number)),)) for number in range(1, 7)),
            *((f"casualty {number}", k.casualty_given(number)) for number in range(1, 7)),
            ("conspire", k.conspire_given()),
        ],
    )
)
phrase("replicate {price}", shaped(k.replicate_given(PRICE), price=SIGN), given, price=pay_mana)
ITS_REPLICATE: Final = "replicate. the replicate cost is equal to its mana cost"


def spells_have(held: Any) -> Any:
    """Which of your spells on the stack have it."""
    which, but, from_hand, mods = held
    if any(isinstance(part, n.InZone) for part in conjuncts(but)):
        return DECLINED  # from where they are cast is told apart
    where = (FROM_HAND,) if from_hand else ()
    return n.Modify(n.All((*ON_STACK, *where, *conjuncts(which), *conjuncts(but))), mods)


def told_of_spells(described: bool, from_hand: bool) -> Any:
    def told(modify: Any) -> Any:
        parts = conjuncts(modify.which)
        begun = (*ON_STACK, FROM_HAND) if from_hand else ON_STACK
        rest = parts[len(begun) :]
        if parts[: len(begun)] != begun or FROM_HAND in rest or (described and not rest):
            return DECLINED
        held = (
            (conjunction(rest[:-1]), rest[-1], from_hand, modify.mods)
            if described
            else (conjunction(rest), n.Anything(), from_hand, modify.mods)
        )
        return held if spells_have(held) == modify else DECLINED

    return told


for where, from_hand in (("", False), (" from your hand", True)):
    for words, but in (("", n.Anything()), (" {but}", the.but)):
        slots: dict[str, Any] = {"but": nouns.after_many} if words else {}
        said = phrase(
            f"{{which}} you cast{where}{words} have {{mods}}", (the.which, but, from_hand, the.mods),
            which=nouns.spells, mods=given, fits=lambda held: nouns.is_only_cast(held[0]), **slots,
        )  # fmt: skip
        one_static.add(Mapped(said, spells_have, told_of_spells(words != "", from_hand), n.Modify))
        one_slots: dict[str, Any] = {"but": nouns.after_one} if words else {}
        for has, its in (("{mods}", the.mods), (ITS_REPLICATE, k.replicate_given_for_mana_cost())):
            has_slots: dict[str, Any] = {**one_slots, "mods": given} if has == "{mods}" else one_slots
            each = phrase(
                f"each {{which}} you cast{where}{words} has {has}", (the.which, but, from_hand, its),
                which=nouns.each_spell, fits=lambda held: nouns.is_only_cast(held[0]), parse_only=has == "{mods}",
                **has_slots,
            )  # fmt: skip
            one_static.add(Mapped(each, spells_have, told_of_spells(words != "", from_hand), n.Modify))


# Twice, in quotation marks (CR 702.85c).
TWICE: Final = (n.GainAbility(k.cascade), n.GainAbility(k.cascade))
cascading_twice: Final = phrase(
    '{which} you cast from your hand {but} have "cascade, cascade."', (the.which, the.but, True, TWICE),
    which=nouns.spells, but=nouns.after_many, fits=lambda held: nouns.is_only_cast(held[0]),
)  # fmt: skip
cascades: Final = Mapped(cascading_twice, spells_have, told_of_spells(True, True), n.Modify)


def effect_alone(abilities: Any) -> Any:
    one = abilities[0] if len(abilities) == 1 else None
    return one.effect if isinstance(one, n.Static) and one == placed(one.effect) else DECLINED


static_abilities.add(Mapped(cascades, lambda effect: (placed(effect),), effect_alone, tuple))


# "Spells you cast from your hand with mana value X or less have cascade, where X is …".
with_x: Final = phrase(
    "{which} you cast from your hand {but} have {mods}, where X is {amount}",
    (the.which, the.but, the.mods, the.amount), which=nouns.spells, but=nouns.after_many, mods=given, amount=quantities,
    fits=lambda held: nouns.is_only_cast(held[0]),
)  # fmt: skip


def with_amount_told(held: Any) -> Any:
    which, but, mods, amount = held
    made = None if isinstance(amount, (n.Fixed, n.X)) else with_amount(but, amount)
    return DECLINED if made is None else spells_have((which, made, True, mods))


def amount_apart(modify: Any) -> Any:
    held: Any = told_of_spells(True, True)(modify)
    for amount in amounts_in(held[1]) if held is not DECLINED else []:
        told = (held[0], with_x_for_amount(held[1], amount), held[3], amount)
        if with_amount_told(told) == modify:
            return told
    return DECLINED


one_static.add(Mapped(with_x, with_amount_told, amount_apart, n.Modify))


# Whoever casts them, or as they stand on the stack: "Instant and sorcery spells have rebound".
phrase(
    "{which} have {mods}", like(n.Modify, which=the.which, mods=the.mods), one_static,
    which=nouns.spells_on_stack, mods=given,
)  # fmt: skip


# "Knights you control and Lesson spells you control have lifelink": on the battlefield, and on the stack.
on_both: Final = phrase(
    "{which} and {spells} have {mods}", (the.which, the.spells, the.mods), which=group, spells=nouns.spells_on_stack,
    mods=given,
)  # fmt: skip


def permanents_and_spells_have(told: Any) -> Any:
    which, spells, mods = told
    return (n.Modify(which, mods), n.Modify(spells, mods))


def told_of_permanents_and_spells(effects: Any) -> Any:
    if len(effects) != 2 or not all(isinstance(effect, n.Modify) for effect in effects):
        return DECLINED
    told = (effects[0].which, effects[1].which, effects[0].mods)
    return told if permanents_and_spells_have(told) == effects else DECLINED


statics.add(Mapped(on_both, permanents_and_spells_have, told_of_permanents_and_spells, tuple))


# For the turn: "As you cast spells from your hand this turn, they gain cascade."
def begun_for_turn(held: Any) -> Any:
    which, from_hand, mods = held
    made = spells_have((which, n.Anything(), from_hand, mods))
    return DECLINED if made is DECLINED else n.Begin(made)


def told_of_turn(from_hand: bool) -> Any:
    def told(begin: Any) -> Any:
        held: Any = told_of_spells(False, from_hand)(begin.static) if isinstance(begin.static, n.Modify) else DECLINED
        if held is DECLINED:
            return DECLINED
        so = (held[0], from_hand, held[3])
        return so if begun_for_turn(so) == begin else DECLINED

    return told


for where, from_hand in ((" from your hand", True), ("", False)):
    for_turn = phrase(
        f"as you cast {{which}}{where} this turn, they gain {{mods}}", (the.which, from_hand, the.mods),
        which=nouns.spells, mods=given, fits=lambda held: nouns.is_only_cast(held[0]),
    )  # fmt: skip
    sentences.add(Mapped(for_turn, begun_for_turn, told_of_turn(from_hand), n.Begin))


# "The next instant or sorcery spell you cast this turn has storm": what asks for no cost, since it has it once cast.
def triggers_once_cast(has_it: n.NextSpellHas) -> bool:
    asks = any(isinstance(mod, n.GainAbility) and isinstance(mod.ability, n.CastCost) for mod in has_it.mods)
    return nouns.is_only_cast(has_it.which) and not asks


next_one: Final = phrase(
    "the next {which} you cast this turn has {mods}",
    like(n.Begin, static=like(n.NextSpellHas, who=YOU, which=the.which, mods=the.mods)),
    which=nouns.spell, mods=given, fits=lambda begun: triggers_once_cast(begun.static),
)  # fmt: skip
clauses.add(next_one)


# Affinity lessens what they cost (CR 702.41a).
def count_of_own(which: Any) -> Any:
    return n.CountOf(conjunction((*conjuncts(which), n.ControlledBy(YOU))))


def counted_own(amount: Any) -> Any:
    parts = conjuncts(amount.which)
    return conjunction(parts[:-1]) if parts and parts[-1] == n.ControlledBy(YOU) else DECLINED


phrase(
    "{which} you cast have affinity for {times}",
    like(n.CostChange, who=YOU, which=the.which, generic=-1, times=the.times), one_static,
    which=nouns.spells, times=Mapped(nouns.permanents, count_of_own, counted_own, n.CountOf), parse_only=True,
    fits=lambda cost: nouns.is_only_cast(cost.which),
)  # fmt: skip


# --- What may stand in for mana as they are cast (CR 702.51a, 702.66a, 702.126a)

aids: Final = Words(
    "what a spell has",
    [("convoke", n.Keyword.CONVOKE), ("delve", n.Keyword.DELVE), ("improvise", n.Keyword.IMPROVISE)],
)


def aided(told: Any) -> Any:
    """They have it on the stack, and are paid for so before, as it is seen whether they could be cast."""
    which, keyword = told
    if not nouns.is_only_cast(which):
        return DECLINED
    on_stack = n.Modify(n.All((*ON_STACK, *conjuncts(which))), (n.GainKeywords(keyword),))
    return (n.AidedBy(YOU, which, keyword), on_stack)


def told_of_aid(effects: Any) -> Any:
    if len(effects) != 2 or not isinstance(effects[0], n.AidedBy):
        return DECLINED
    told = (effects[0].which, effects[0].keywords)
    return told if aided(told) == effects else DECLINED


have_aid: Final = phrase("{which} you cast have {aid}", (the.which, the.aid), which=nouns.spells, aid=aids)
statics.add(Mapped(have_aid, aided, told_of_aid, tuple))
