"""Words for static abilities (CR 604): what is so as long as a permanent is there.

`have(is_a(creature, yours), gets(1, 1))`
"""

from collections.abc import Callable

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import cost
from mainphase.cards.nodes import Zone
from mainphase.cards.words.doing import in_turn
from mainphase.cards.words.things import Amount, OfThose, amount, is_a, you


def static(effect: n.StaticEffect, if_: n.Condition | None = None) -> n.Static:
    return n.Static(effect, if_)


def static_of_those(make: Callable[[n.Filter], n.StaticEffect]) -> OfThose[n.Static]:
    """The word for a static ability that is about what fits all of its filters."""
    return lambda *which: n.Static(make(is_a(*which)))


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


must_attack = static_of_those(n.MustAttack)
may_exert_first = n.Static(n.MayExert(first=True))
chooses_attackers = n.Static(n.ChoosesAttackers())


def attack_tax(who: n.Selector, price: str) -> n.Static:
    return n.Static(n.AttackTax(who, cost(price)))


at_most_one_attacks = n.Static(n.AtMostAttackers(1))
cant_block = static_of_those(n.CantBlock)


def must_block(*which: n.Filter, whom: n.Filter | None = None) -> n.Static:
    return n.Static(n.MustBlock(is_a(*which), whom))


chooses_blocks = static_of_those(n.ChoosesBlocks)  # You choose whether and how these block


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


assigns_by_toughness = static_of_those(n.AssignsByToughness)
cant_crew = static_of_those(n.CantCrew)


# --- Casting and mana


def cant_cast(who: n.Selector, *which: n.Filter) -> n.Static:
    return n.Static(n.CantCast(who, is_a(*which)))


def can_cast_only_as_sorceries(who: n.Selector) -> n.Static:
    """They can cast spells only when they could cast a sorcery."""
    return n.Static(n.CantCast(who, at_all=False))


def as_though_flash(who: n.Selector, *which: n.Filter, next_only: bool = False) -> n.Static:
    return n.Static(n.CastAsThoughFlash(who, is_a(*which), next_only))


def costs_less(who: n.Selector, *which: n.Filter, less: int = 1) -> n.Static:
    return n.Static(n.CostChange(who, is_a(*which), -less))


def extra_land_plays(who: n.Selector, count: int = 1) -> n.Static:
    return n.Static(n.ExtraLandPlays(who, count))


mana_becomes_colorless = n.Static(n.ManaBecomesColorless(you))


def keeps_mana(who: n.Selector, color: n.OfColor) -> n.Static:
    """They don't lose unspent mana of this colour as steps and phases end."""
    return n.Static(n.ManaPersists(who, color.colors))


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
doesnt_untap = static_of_those(n.DoesntUntap)


def at_most_untap(count: int, *which: n.Filter) -> n.Static:
    return n.Static(n.AtMostUntap(is_a(*which), count))


untaps_in_others_untap_steps = static_of_those(n.UntapsInOthersUntapSteps)
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


attach_only_to = static_of_those(n.AttachOnlyTo)


def puts_half_the_counters(who: n.Selector) -> n.Static:
    return n.Static(n.CountersTimes(who, halved=True))


may_look_at_top = n.Static(n.MayLookAtTop())


# --- Replacement and prevention (CR 614, 615)


# On a back face, for which only the battlefield and the stack matter (CR 712.8a).
flash_and_sacrificed_in_cleanup: tuple[n.Ability, ...] = (
    n.Static(n.CastAsThoughFlash(n.You(), n.IsThis())),
    n.Static(
        n.AsEnters(
            n.If(
                n.CastOutOfSorceryTime(),
                n.Delayed(
                    n.Triggered(n.BeginningOf("cleanup"), (n.Mode(n.SacrificeIt(n.This(), n.ControllerOf(n.This()))),))
                ),
            )
        )
    ),
)
exiled_instead_of_the_graveyard: tuple[n.Ability, ...] = tuple(
    n.Static(n.ReplaceMove(n.IsThis(), Zone.NOWHERE, Zone.GRAVEYARD, Zone.EXILE), zone=zone)
    for zone in (Zone.BATTLEFIELD, Zone.STACK)
)


cant_prevent_damage = static_of_those(n.CantPreventDamage)
