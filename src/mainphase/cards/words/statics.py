"""Words for static abilities (CR 604): what is so as long as a permanent is there.

`have(is_a(creature, yours), gets(1, 1))`
"""

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import cost
from mainphase.cards.nodes import Zone
from mainphase.cards.words.doing import in_turn
from mainphase.cards.words.things import Amount, amount, each_player, is_a, you


def static(effect: n.StaticEffect, if_: n.Condition | None = None) -> n.Static:
    return n.Static(effect, if_)


def as_long_as(condition: n.Condition, ability: n.Static) -> n.Static:
    return n.Static(ability.effect, condition, ability.zone)


def have(which: n.Filter, *mods: n.Modification) -> n.Static:
    """Objects that fit get, have or are something: `have(is_a(creature, yours), gets(1, 1))`."""
    return n.Static(n.Modify(which, mods))


def defines_pt(power: Amount, toughness: Amount) -> n.Static:
    """A characteristic-defining ability (CR 604.3): what stands as * on the card."""
    return n.Static(n.Defines((n.SetPT(amount(power), amount(toughness)),)))


# --- Combat


def cant_attack(*which: n.Filter, who: n.Selector | None = None) -> n.Static:
    return n.Static(n.CantAttack(is_a(*which), who))


def cant_attack_alone(*which: n.Filter, nor_block: bool = False) -> n.Static:
    return n.Static(n.CantAttackAlone(is_a(*which), nor_block))


def must_attack(*which: n.Filter) -> n.Static:
    return n.Static(n.MustAttack(is_a(*which)))


may_exert_first = n.Static(n.MayExert(first=True))
chooses_attackers = n.Static(n.ChoosesAttackers())


def attack_tax(who: n.Selector, price: str) -> n.Static:
    return n.Static(n.AttackTax(who, cost(price)))


at_most_one_attacks = n.Static(n.AtMostAttackers(1))


def cant_block(*which: n.Filter) -> n.Static:
    return n.Static(n.CantBlock(is_a(*which)))


def must_block(*which: n.Filter, whom: n.Filter | None = None) -> n.Static:
    return n.Static(n.MustBlock(is_a(*which), whom))


def assigns_as_unblocked(*which: n.Filter) -> n.Static:
    """You may have these assign their combat damage as though they weren't blocked."""
    return n.Static(n.AssignsAsUnblocked(is_a(*which)))


def triggers_more(of: n.Filter, on: n.Trigger | None = None) -> n.Static:
    """CR 603.2d."""
    return n.Static(n.TriggersMore(of, on))


def dont_trigger(on: n.Trigger) -> n.Static:
    """Such events don't cause abilities to trigger."""
    return n.Static(n.DontTrigger(on))


def can_block_more(*which: n.Filter) -> n.Static:
    return n.Static(n.CanBlockMore(is_a(*which)))


def chooses_blocks(*which: n.Filter) -> n.Static:
    """You choose whether and how these block."""
    return n.Static(n.ChoosesBlocks(is_a(*which)))


def block_tax(price: str, *which: n.Filter) -> n.Static:
    return n.Static(n.BlockTax(is_a(*which), cost(price)))


at_most_one_blocks = n.Static(n.AtMostBlockers(1))


def cant_be_blocked(*which: n.Filter, by: n.Filter | None = None) -> n.Static:
    return n.Static(n.CantBeBlocked(is_a(*which), by))


def must_be_blocked(*which: n.Filter, by_all: bool = False) -> n.Static:
    return n.Static(n.MustBeBlocked(is_a(*which), by_all))


def needs_blockers(how_many: int, *which: n.Filter) -> n.Static:
    return n.Static(n.NeedsBlockers(is_a(*which), how_many))


def at_most_blockers_each(how_many: int, *which: n.Filter) -> n.Static:
    return n.Static(n.AtMostBlockersEach(is_a(*which), how_many))


def assigns_by_toughness(*which: n.Filter) -> n.Static:
    return n.Static(n.AssignsByToughness(is_a(*which)))


def cant_crew(*which: n.Filter) -> n.Static:
    return n.Static(n.CantCrew(is_a(*which)))


# --- Casting and mana


def cant_cast(who: n.Selector, *which: n.Filter) -> n.Static:
    return n.Static(n.CantCast(who, is_a(*which)))


# "This spell can't be countered", which functions on the stack (CR 113.6g).
cant_be_countered = n.Static(n.CantBeCountered(n.IsThis()))


def spells_cant_be_countered(*which: n.Filter) -> n.Static:
    return n.Static(n.CantBeCountered(is_a(n.IsSpell(), *which)))


def can_cast_only_as_sorceries(who: n.Selector) -> n.Static:
    """They can cast spells only when they could cast a sorcery."""
    return n.Static(n.CantCast(who, at_all=False))


def as_though_flash(who: n.Selector, *which: n.Filter, next_only: bool = False) -> n.Static:
    return n.Static(n.CastAsThoughFlash(who, is_a(*which), next_only))


def costs_less(who: n.Selector, *which: n.Filter, less: int = 1) -> n.Static:
    return n.Static(n.CostChange(who, is_a(*which), -less))


def morph_costs_more(generic: int) -> n.Static:
    return n.Static(n.MorphCostChange(generic))


def extra_land_plays(who: n.Selector, count: int = 1) -> n.Static:
    return n.Static(n.ExtraLandPlays(who, count))


def produces_more_mana(who: n.Selector, times: int = 2) -> n.Static:
    return n.Static(n.ManaTimes(who, times))


mana_becomes_colorless = n.Static(n.ManaBecomesColorless(you))


def keeps_mana(who: n.Selector, color: n.OfColor) -> n.Static:
    """They don't lose unspent mana of this colour as steps and phases end."""
    return n.Static(n.ManaPersists(who, color.colors))


mana_persists = n.Static(n.ManaPersists(each_player))


# --- The turn


def skips(part: str, who: n.Selector) -> n.Static:
    return n.Static(n.SkipPart(part, who))


def may_skip(part: str, who: n.Selector, then: n.Effect | None = None) -> n.Static:
    """They may skip a part that would begin, "draw step", "turn"; what is done then is the first thing of the next one
    that really begins (CR 614.10b).
    """
    return n.Static(n.SkipPart(part, who, optional=True, then=then))


def may_skip_turn(who: n.Selector, then: n.Effect | None = None) -> n.Static:
    return may_skip("turn", who, then)


may_stay_tapped = n.Static(n.MayKeepTapped(n.IsThis()))  # you may choose not to untap it


def doesnt_untap(*which: n.Filter) -> n.Static:
    return n.Static(n.DoesntUntap(is_a(*which)))


def at_most_untap(count: int, *which: n.Filter) -> n.Static:
    return n.Static(n.AtMostUntap(is_a(*which), count))


def untaps_in_others_untap_steps(*which: n.Filter) -> n.Static:
    return n.Static(n.UntapsInOthersUntapSteps(is_a(*which)))


no_maximum_hand_size = n.Static(n.NoMaximumHandSize(you))


# --- Permanents, and how they enter

enters_tapped = n.Static(n.EntersTapped())


def enters_with(how_many: Amount, kind: str) -> n.Static:
    return n.Static(n.EntersWithCounters(kind, amount(how_many)))


def as_it_enters(happens: n.Effect) -> n.Static:
    return n.Static(n.AsEnters(happens))


def anchor_words(*choices: tuple[str, n.Ability]) -> tuple[n.Ability, ...]:
    """One of these words is chosen as it enters, and it has that word's ability (CR 614.12c)."""
    gained = tuple(
        n.Static(n.Modify(n.IsThis(), (n.GainAbility(ability),)), n.WordIsChosen(word)) for word, ability in choices
    )
    return (n.Static(n.AsEnters(n.ChooseAnchorWord(tuple(word for word, _ in choices)))), *gained)


def may_enter_as_copy(*which: n.Filter, but: tuple[n.Modification, ...] = ()) -> n.Static:
    """You may have it enter as a copy of something (CR 707.5)."""
    return as_it_enters(
        in_turn(n.Choose(is_a(*which), at_least=amount(0)), n.BecomeCopy(n.This(), n.Saved("it"), but)),
    )


def attach_only_to(*which: n.Filter) -> n.Static:
    return n.Static(n.AttachOnlyTo(is_a(*which)))


def puts_more_counters(who: n.Selector, times: int = 2) -> n.Static:
    return n.Static(n.CountersTimes(who, times))


def puts_half_the_counters(who: n.Selector) -> n.Static:
    return n.Static(n.CountersTimes(who, halved=True))


may_look_at_top = n.Static(n.MayLookAtTop())


# --- Replacement and prevention (CR 614, 615)


def instead_of_drawing(who: n.Selector, instead: n.Effect, may: bool = False) -> n.Static:
    return n.Static(n.ReplaceDraw(who, instead, may))


def goes_elsewhere(*which: n.Filter, to: int, instead: int, source: int = Zone.NOWHERE) -> n.Static:
    return n.Static(n.ReplaceMove(is_a(*which), source, to, instead))


# On a back face, for which only the battlefield and the stack matter (CR 712.8a).
exiled_instead_of_the_graveyard: tuple[n.Ability, ...] = tuple(
    n.Static(n.ReplaceMove(n.IsThis(), Zone.NOWHERE, Zone.GRAVEYARD, Zone.EXILE), zone=zone)
    for zone in (Zone.BATTLEFIELD, Zone.STACK)
)


def prevent_combat_damage_to(*which: n.Filter) -> n.Static:
    return n.Static(n.Prevents(is_a(*which), None, combat_only=True))


def prevent_combat_damage_by(*which: n.Filter) -> n.Static:
    return n.Static(n.Prevents(None, is_a(*which), combat_only=True))


def prevent_all(to: n.Filter | None = None, by: n.Filter | None = None, then: n.Effect | None = None) -> n.Static:
    """Damage is prevented; what happens `then` happens immediately afterwards (CR 615.5)."""
    return n.Static(n.Prevents(to, by, then=then))


def cant_prevent_damage(*by: n.Filter) -> n.Static:
    return n.Static(n.CantPreventDamage(is_a(*by)))
