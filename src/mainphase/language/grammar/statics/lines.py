"""The choice that static effects are added to, and how they stand in lines: with or without a condition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar.comparisons import whether
from mainphase.language.grammar.full_stops import with_stop
from mainphase.language.grammar.groups import ITSELF, pair
from mainphase.language.grammar.statics.predicates import Predicated, predicated, subjects
from mainphase.language.syntax import DECLINED, Choice, InText, Mapped, Phrase, PhrasePair, like, phrase, the
from mainphase.language.trees import rewrite_top_down

statics: Final = Choice("what is so")  # tuples of effects, each sentence without its full stop
statics.add(predicated)
one_predicated: Final = Mapped(predicated, lambda told: told[0] if len(told) == 1 else DECLINED, lambda one: (one,))
one_static: Final = Choice("what is so")  # single effects
statics.add(Mapped(one_static, lambda effect: (effect,), lambda held: held[0] if len(held) == 1 else DECLINED, tuple))
static_abilities: Final = Choice("a static ability")  # tuples
escaping: Final = Choice("how it escapes")  # tuples (CR 702.138)
static_abilities.add(escaping)


def itself_and_others(told: Any) -> Any:
    """Facts about the permanent itself, and about others besides: "~ gets +2/+2 and Cats you control have flying"."""
    mine, theirs = told
    if any(subjects(effect) != [ITSELF] for effect in mine) or any(ITSELF in subjects(effect) for effect in theirs):
        return DECLINED
    return (*mine, *theirs)


def mine_and_theirs(effects: Any) -> Any:
    """The inverse."""
    mine = [effect for effect in effects if subjects(effect) == [ITSELF]]
    theirs = tuple(effects[len(mine) :])
    told = tuple(mine), theirs
    return told if mine and theirs and itself_and_others(told) == effects else DECLINED


statics.add(
    Mapped(
        phrase("{mine} and {theirs}", (the.mine, the.theirs), mine=predicated, theirs=predicated),
        itself_and_others, mine_and_theirs, tuple,
    )
)  # fmt: skip


def placed(effect: n.StaticEffect, condition: n.Condition | None = None) -> n.Static:
    """The ability; where it functions follows from what it is (`kernel.lowering.functioning`)."""
    return n.Static(effect, condition)


def placed_under_condition(held: Any) -> Any:
    """The abilities that hold under a condition."""
    effects, condition = held
    if speaks_of_defender(condition):
        if len(effects) == 1 and type(effects[0]) is n.CantAttack and effects[0].who is None:
            return (placed(against_some(effects[0], condition)),)
        if not all(subjects(effect) == [ITSELF] for effect in effects):
            return DECLINED  # each attacker has a defending player of its own
    return tuple(placed(effect, condition) for effect in effects)


def speaks_of_defender(condition: n.Condition) -> bool:
    return any(isinstance(part, n.DefendingPlayer) for part in everything_in(condition))


def against_some(effect: n.CantAttack, condition: n.Condition) -> n.CantAttack:
    """Whom a creature cannot attack while that is so of them, were they the defending player (CR 508.5)."""
    of_them = rewrite_top_down(condition, lambda node: n.ThatPlayer() if isinstance(node, n.DefendingPlayer) else node)
    return n.CantAttack(effect.which, n.PlayersWho(n.EachPlayer(), of_them), theirs=True)


def against_all(effect: n.CantAttack) -> tuple[Any, n.Condition] | None:
    """The inverse."""
    who = effect.who
    if not effect.theirs or not isinstance(who, n.PlayersWho):
        return None
    of_defender = rewrite_top_down(
        who.condition, lambda node: n.DefendingPlayer() if isinstance(node, n.ThatPlayer) else node
    )
    return (n.CantAttack(effect.which),), of_defender


def held_under(abilities: Any) -> Any:
    if not abilities or not all(isinstance(a, n.Static) for a in abilities):
        return DECLINED
    if len(abilities) == 1 and isinstance(abilities[0].effect, n.CantAttack) and abilities[0].condition is None:
        return against_all(abilities[0].effect) or DECLINED
    condition = abilities[0].condition
    if condition is None or any(a != placed(a.effect, condition) for a in abilities):
        return DECLINED
    return tuple(a.effect for a in abilities), condition


def placed_abilities(effects: Any) -> Any:
    if any(defines_types(effect) for effect in effects):
        return DECLINED
    return tuple(placed(effect) for effect in effects)


def defines_types(effect: Any) -> bool:
    """True if this says of itself that it is every creature type: so in every zone, as changeling (CR 702.73a)."""
    return isinstance(effect, n.Modify) and effect.which == ITSELF and n.AddAllCreatureTypes() in effect.mods


def just_effects(abilities: Any) -> Any:
    if not all(isinstance(a, n.Static) and a == placed(a.effect) for a in abilities):
        return DECLINED
    return tuple(a.effect for a in abilities)


def negated(condition: Any) -> Any:
    return n.Negated(condition)


def denied(condition: Any) -> Any:
    return condition.of if isinstance(condition, n.Negated) else DECLINED


def static_line(template: str, value: Any, parse_only: bool = False, **slots: Any) -> None:
    static_abilities.add(
        Mapped(
            with_stop(phrase(template, value, parse_only=parse_only, **slots)),
            placed_under_condition,
            held_under,
            tuple,
        )
    )


def in_one_sentence(effects: Any) -> Any:
    """The effects, if none of them takes two sentences: what a card that has flashback has to be cast for."""
    for effect in effects:
        for mod in getattr(effect, "mods", ()):
            if isinstance(mod, n.GainAbility) and isinstance(mod.ability, n.AlternativeCost) and mod.ability.additional:
                return DECLINED
    return effects


of_one_sentence: Final = Mapped(statics, in_one_sentence, in_one_sentence, tuple)
cant_casts: Final = Choice("what can't be done")  # tuples
EFFECTS: Final = (the.effect, the.condition)
static_abilities.add(Mapped(with_stop(statics), placed_abilities, just_effects, tuple))
static_line("{effect} as long as {condition}", EFFECTS, effect=of_one_sentence, condition=whether)


def one_or_other(held: Any) -> Any:
    """The abilities that hold under a condition, and those that hold otherwise."""
    effects, condition, rest = held
    if speaks_of_defender(condition):
        return DECLINED
    denied_so = n.Negated(condition)
    return (*(placed(effect, condition) for effect in effects), *(placed(effect, denied_so) for effect in rest))


def both_sides(abilities: Any) -> Any:
    if not all(isinstance(a, n.Static) and a.condition is not None for a in abilities) or len(abilities) < 2:
        return DECLINED
    condition = abilities[0].condition
    first = tuple(a.effect for a in abilities if a.condition == condition)
    rest = tuple(a.effect for a in abilities if a.condition == n.Negated(condition))
    told = (first, condition, rest)
    return told if rest and one_or_other(told) == abilities else DECLINED


for form in ("{effect} as long as {condition}", "as long as {condition}, {effect}"):
    otherwise = phrase(
        f"{form}. otherwise, {{rest}}", (the.effect, the.condition, the.rest),
        effect=statics, condition=whether, rest=statics, parse_only=form[0] == "a",
    )  # fmt: skip
    static_abilities.add(Mapped(with_stop(otherwise), one_or_other, both_sides, tuple))
static_line("as long as {condition}, {effect}", EFFECTS, effect=statics, condition=whether)


def in_graveyard(held: Any) -> Any:
    """The abilities that function while this is in its owner's graveyard (CR 113.6b), if it is so, too."""
    effects, condition = held
    if any(ITSELF in subjects(effect) for effect in effects) or defines_any_types(effects):
        return DECLINED
    return tuple(n.Static(effect, condition, Zone.GRAVEYARD) for effect in effects)


def defines_any_types(effects: Any) -> bool:
    return any(defines_types(effect) for effect in effects)


def held_in_graveyard(abilities: Any) -> Any:
    if not abilities or not all(isinstance(a, n.Static) and a.zone == Zone.GRAVEYARD for a in abilities):
        return DECLINED
    told = tuple(a.effect for a in abilities), abilities[0].condition
    return told if in_graveyard(told) == abilities else DECLINED


for further, said in (("", None), (" and {condition}", the.condition)):
    slots: dict[str, Any] = {"condition": whether} if further else {}
    there = phrase(
        f"as long as ~ is in your graveyard{further}, {{effect}}", (the.effect, said), effect=statics, **slots
    )
    static_abilities.add(Mapped(with_stop(there), in_graveyard, held_in_graveyard, tuple))
phrase("~ is paired with another creature", n.Fits(n.This(), n.IsPaired()), paired := Choice("a pair"))
static_line("as long as {condition}, {effect}", EFFECTS, effect=Predicated("what is so", pair), condition=paired)
static_line("{effect} if {condition}", EFFECTS, effect=statics, condition=whether, parse_only=True)
static_line("if {condition}, {effect}", EFFECTS, effect=statics, condition=whether, parse_only=True)
static_line("{effect} unless {condition}", EFFECTS, effect=statics, condition=Mapped(whether, negated, denied))


def sentence_by_sentence(abilities: Any, follows: bool) -> Iterator[tuple[Any, Any]]:
    """Every way to tell them in two sentences; where words are chosen each stands by itself."""
    if follows and isinstance(abilities, tuple):
        for count in range(1, len(abilities)):
            yield abilities[:count], abilities[count:]


def in_a_row(first: Phrase, rest: Phrase) -> Phrase:
    """Sentences one after the other, with a condition in one of them."""
    both = PhrasePair("static abilities", first, " ", rest, lambda one, other: (*one, *other), sentence_by_sentence)
    return InText(both, "as long as ")


told_by_itself: Final = Choice("a static ability", list(static_abilities.of))
two_sentences: Final = in_a_row(told_by_itself, told_by_itself)
static_abilities.add(two_sentences)
static_abilities.add(in_a_row(told_by_itself, two_sentences))
phrase(
    "~ is every creature type.", (n.HasKeywords(n.Keyword.CHANGELING),), static_abilities, parse_only=True
)  # CR 702.73a
phrase("during your turn", n.IsYourTurn(), your_turn := Choice("whose turn it is"))
phrase("during combat", n.InPart("combat phase"), your_turn)
static_line("{effect} during extra turns", (the.effect, n.IsExtraTurn()), effect=statics, parse_only=True)
static_line("{effect} {condition}", EFFECTS, effect=cant_casts, condition=your_turn, parse_only=True)
static_line("{condition}, {effect}", EFFECTS, effect=statics, condition=your_turn, parse_only=True)
static_line(
    "{turn}, as long as {condition}, {effect}", (the.effect, like(n.Both, left=the.turn, right=the.condition)),
    turn=your_turn, condition=whether, effect=statics, parse_only=True,
)  # fmt: skip
