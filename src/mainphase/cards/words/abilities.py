"""Words for whole abilities and cards: spells, activated, triggered and static abilities, and `card` itself.

card("Howling Mine", "{2}", artifact)(
    at_the_beginning_of(draw_step, of=each_player, if_=is_untapped(this)).do(draw(1, by=that_player)),
)
"""

from dataclasses import replace

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Color, ManaCost, Supertype, Window, Zone
from mainphase.cards.words.costs import components, cost
from mainphase.cards.words.doing import add, draw, in_turn, sacrifice_it
from mainphase.cards.words.keywords import keyword, named
from mainphase.cards.words.things import (
    Amount,
    amount,
    creature,
    each_opponent,
    each_player,
    is_a,
    it,
    this,
    you,
    yours,
)
from mainphase.errors import CardError

# CR 305.6: the colour of mana of each basic land type.
BASIC_LAND_MANA = {"Plains": "{W}", "Island": "{U}", "Swamp": "{B}", "Mountain": "{R}", "Forest": "{G}"}

# --- Targets (CR 115)

# CR 115.4: a creature, a player, a planeswalker or a battle.
any_target = n.TargetPhrase(
    n.OfType(CardType.CREATURE | CardType.PLANESWALKER | CardType.BATTLE), each_player, words="any target"
)
a_player = n.TargetPhrase(None, each_player, words="target player")
an_opponent = n.TargetPhrase(None, each_opponent, words="target opponent")
opponent_or_planeswalker = n.TargetPhrase(
    n.OfType(CardType.PLANESWALKER), each_opponent, words="target opponent or planeswalker"
)


def up_to(how_many: int, *which: n.Filter) -> n.TargetPhrase:
    return n.TargetPhrase(is_a(*which), at_least=0, at_most=how_many)


def another_target(*which: n.Filter) -> n.TargetPhrase:
    """Another than those of the other phrases (CR 115.3)."""
    return n.TargetPhrase(is_a(*which), another=True)


def any_targets_dividing(how_much: int, at_most: int) -> n.TargetPhrase:
    """One or more targets among which an amount is divided (CR 601.2d)."""
    return n.TargetPhrase(
        any_target.which, each_player, 1, at_most, amount(how_much), f"one to {at_most} targets, divided"
    )


def phrase(what: n.Filter | n.TargetPhrase) -> n.TargetPhrase:
    return what if isinstance(what, n.TargetPhrase) else n.TargetPhrase(what)


def do(*effects: n.Effect) -> n.Mode:
    """What a spell or one mode does, without targets."""
    return n.Mode(in_turn(*effects))


class Targeting:
    """Targets named, waiting for what is done to them."""

    def __init__(self, phrases: tuple[n.TargetPhrase, ...]) -> None:
        self.phrases = phrases

    def do(self, *effects: n.Effect) -> n.Mode:
        return n.Mode(in_turn(*effects), self.phrases)


def targeting(*what: n.Filter | n.TargetPhrase) -> Targeting:
    """`targeting(any_target).do(damage(3, to=target))`; the second one is `second_target`."""
    return Targeting(tuple(phrase(w) for w in what))


def choose_one(*modes: n.Mode) -> n.SpellAbility:
    """CR 700.2."""
    return n.SpellAbility(modes)


# --- Triggered abilities (CR 603)

upkeep = "upkeep"
draw_step = "draw step"
precombat_main = "precombat main"
postcombat_main = "postcombat main"
second_main = "second main"  # CR 505.1b: counted in the turn
combat = "combat"
end_step = "end step"


class When:
    """A trigger condition waiting for what happens then."""

    def __init__(
        self,
        on: n.Trigger,
        if_: n.Condition | None = None,
        phrases: tuple[n.TargetPhrase, ...] = (),
    ) -> None:
        self.on = on
        self.if_ = if_
        self.phrases = phrases

    def targeting(self, *what: n.Filter | n.TargetPhrase) -> "When":
        return When(self.on, self.if_, tuple(phrase(w) for w in what))

    def do(self, *effects: n.Effect) -> n.Triggered:
        return n.Triggered(self.on, (n.Mode(in_turn(*effects), self.phrases),), self.if_)


def when(on: n.Trigger, if_: n.Condition | None = None) -> When:
    """When or whenever; `if_` is an intervening if (CR 603.4)."""
    return When(on, if_)


def from_zone(zone: int, ability: n.Triggered) -> n.Triggered:
    """An ability that works while its card is in another zone."""
    return n.Triggered(ability.on, ability.modes, ability.condition, zone)


whenever = when


def at_the_beginning_of(
    part: str, of: n.Selector = each_player, if_: n.Condition | None = None, first: bool = False
) -> When:
    """The beginning of a step or phase of those players' turns; or only of the first upkeep of such a turn."""
    return When(n.BeginningOf(part, of, first=first), if_)


class Chapters:
    """Chapters of a Saga that say the same: each is an ability of its own (CR 714.2b, c)."""

    def __init__(self, numbers: tuple[int, ...], phrases: tuple[n.TargetPhrase, ...]) -> None:
        self.numbers = numbers
        self.phrases = phrases

    def targeting(self, *what: n.Filter | n.TargetPhrase) -> "Chapters":
        return Chapters(self.numbers, tuple(phrase(w) for w in what))

    def do(self, *effects: n.Effect) -> tuple[n.Ability, ...]:
        modes = (n.Mode(in_turn(*effects), self.phrases),)
        return tuple(n.Triggered(n.CountersArePut("lore", n.IsThis(), k), modes, chapter=k) for k in self.numbers)


def chapter(*numbers: int) -> Chapters:
    """`chapter(1, 2).do(create(2, CLERIC))`."""
    return Chapters(numbers, ())


when_you_do = When(n.WhenYouDo())


def enters(*which: n.Filter) -> n.Enters:
    return n.Enters(is_a(*which))


def leaves(*which: n.Filter) -> n.Leaves:
    return n.Leaves(is_a(*which))


def dies(*which: n.Filter) -> n.Dies:
    return n.Dies(is_a(*which))


def becomes_untapped(*which: n.Filter) -> n.BecomesUntapped:
    return n.BecomesUntapped(is_a(*which))


def either_event(*events: n.Trigger) -> n.AnyOf:
    """Whichever of these happens."""
    return n.AnyOf(events)


def attacks(*which: n.Filter) -> n.Attacks:
    return n.Attacks(is_a(*which))


def attacks_alone(*which: n.Filter) -> n.AttacksAlone:
    return n.AttacksAlone(is_a(*which))


def attacks_with(others: int, *which: n.Filter) -> n.Attacks:
    """It attacks together with so many others or more."""
    return n.Attacks(is_a(*which), others=others)


def becomes_blocked(*which: n.Filter) -> n.BecomesBlocked:
    return n.BecomesBlocked(is_a(*which))


def blocks(*which: n.Filter) -> n.Blocks:
    return n.Blocks(is_a(*which))


def isnt_blocked(*which: n.Filter) -> n.IsntBlocked:
    """Attacks and isn't blocked."""
    return n.IsntBlocked(is_a(*which))


def blocks_or_is_blocked_by(which: n.Filter, *other: n.Filter) -> n.AnyOf:
    """Once for each such creature."""
    return n.AnyOf((n.Blocks(which, is_a(*other)), n.BecomesBlocked(which, is_a(*other))))


def you_attack(*which: n.Filter, at_least: int = 1) -> n.PlayerAttacks:
    """You attack with so many of these."""
    return n.PlayerAttacks(you, is_a(*which), at_least=at_least)


def is_attacked(player: n.Selector | None = None, permanent: n.Filter | None = None) -> n.IsAttacked:
    return n.IsAttacked(player, permanent)


def crews_a_vehicle(*which: n.Filter) -> n.CrewsVehicle:
    return n.CrewsVehicle(is_a(*which))


def becomes_crewed(*which: n.Filter) -> n.BecomesCrewed:
    return n.BecomesCrewed(is_a(*which))


def deals_damage(*which: n.Filter) -> n.DealsDamage:
    return n.DealsDamage(is_a(*which))


def deals_combat_damage_to_player(*which: n.Filter) -> n.DealsDamage:
    return n.DealsDamage(is_a(*which), to_player=True, combat_only=True)


def deals_combat_damage(*which: n.Filter) -> n.DealsDamage:
    """To whomever, and however many at once."""
    return n.DealsDamage(is_a(*which), combat_only=True)


def loses_the_game_when(who: n.Selector) -> n.LosesGame:
    return n.LosesGame(who)


def casts(who: n.Selector, *which: n.Filter) -> n.CastsSpell:
    return n.CastsSpell(who, is_a(*which))


def gains_life(who: n.Selector) -> n.GainsLife:
    return n.GainsLife(who)


def draws_a_card(who: n.Selector, nth: int = 0) -> n.DrawsCard:
    return n.DrawsCard(who, nth)


def discards_a_card(who: n.Selector) -> n.DiscardsCard:
    return n.DiscardsCard(who)


def discards_cards(who: n.Selector, first: bool = False) -> n.DiscardsCards:
    """One or more at once; or only for the first time in a turn."""
    return n.DiscardsCards(who, first)


def is_tapped_for_mana(*which: n.Filter) -> n.BecomesTapped:
    return n.BecomesTapped(is_a(*which), for_mana=True)


def transforms(*which: n.Filter) -> n.Transforms:
    return n.Transforms(is_a(*which))


def becomes_the_target(*which: n.Filter, of: n.Filter | None = None) -> n.BecomesTarget:
    return n.BecomesTarget(is_a(*which), what=of)


def phases_in(*which: n.Filter) -> n.PhasesIn:
    return n.PhasesIn(is_a(*which))


def phases_out(*which: n.Filter) -> n.PhasesOut:
    return n.PhasesOut(is_a(*which))


def state_is(condition: n.Condition) -> n.StateIs:
    """A state trigger (CR 603.8)."""
    return n.StateIs(condition)


day_changes = n.DayNightChanges()


# --- Activated abilities (CR 602)


class Pay:
    """The cost of an activated ability, waiting for what it does."""

    def __init__(self, costs: tuple[n.Cost, ...], phrases: tuple[n.TargetPhrase, ...], rest: n.Activated) -> None:
        self.costs = costs
        self.phrases = phrases
        self.rest = rest

    def targeting(self, *what: n.Filter | n.TargetPhrase) -> "Pay":
        return Pay(self.costs, tuple(phrase(w) for w in what), self.rest)

    def do(self, *effects: n.Effect) -> n.Activated:
        return replace(self.rest, cost=self.costs, modes=(n.Mode(in_turn(*effects), self.phrases),))


def pay(
    *costs: n.Cost | str,
    from_: int = Zone.BATTLEFIELD,
    only_if: n.Condition | None = None,
    per_turn: int = 0,
    any_player: bool = False,
    as_a_sorcery: bool = False,
) -> Pay:
    """`pay("{1}", tap_this).targeting(creature).do(tap(target))`."""
    window = Window.SORCERY if as_a_sorcery else Window.INSTANT
    return Pay(components(costs), (), n.Activated((), (), window, from_, per_turn, only_if, any_player))


def attach_only_to(*which: n.Filter) -> n.Static:
    return n.Static(n.AttachOnlyTo(is_a(*which)))


@keyword("equip")
def equip(*price: n.Cost | str, only: n.Filter | None = None) -> n.Activated:
    """CR 702.6a; only creatures with a quality (702.6c)."""
    whom = is_a(creature, yours) if only is None else is_a(only, creature, yours)
    return pay(*price, as_a_sorcery=True).targeting(whom).do(n.Attach(this, n.Target(0)))


@keyword("crew")
def crew(power: int) -> n.Activated:
    """CR 702.122a."""
    animate = n.Apply(this, (n.AddTypes(CardType.ARTIFACT | CardType.CREATURE),))
    return pay(n.CrewCost(power)).do(animate, n.Crew())


def loyalty(change: int) -> Pay:
    """A loyalty ability (CR 606): `loyalty(-2).targeting(creature).do(…)`."""
    return Pay((n.LoyaltyCost(change),), (), n.Activated((), (), loyalty=change))


def emblem(of: str, *abilities: n.Triggered | n.Static) -> n.CreateEmblem:
    """You get an emblem with these abilities (CR 114); `of` is whose it is, to tell it apart."""
    said: list[n.Ability] = [replace(a, zone=Zone.COMMAND) for a in abilities]
    return n.CreateEmblem(n.CardDef(f"{of} Emblem", abilities=tuple(said), colors=0))


def scheme(name: str, *abilities: n.Triggered | n.Static, ongoing: bool = False) -> n.CardDef:
    """A scheme (CR 314): its abilities work in the command zone, where it is (314.4)."""
    said: list[n.Ability] = [replace(a, zone=Zone.COMMAND) for a in abilities]
    supertypes = Supertype.ONGOING if ongoing else 0
    return n.CardDef(name, None, CardType.SCHEME, supertypes, abilities=tuple(said), colors=0)


when_set_in_motion = When(n.IsSetInMotion(n.IsThis()))


def tap_for(*choices: str, times: Amount = 1) -> n.Activated:
    """{T}: Add one of these."""
    return pay(n.TapThis()).do(add(*choices, times=times))


@keyword("cycling")
def cycling(price: str) -> n.Activated:
    """CR 702.29a."""
    return pay(price, n.DiscardThis(), from_=Zone.HAND).do(draw(1))


# --- Keywords that stand for other abilities


def enchant(*which: n.Filter) -> n.Enchant:
    """CR 702.5a."""
    return n.Enchant(is_a(*which))


enchant_player = n.Enchant(None, each_player)


def protection_from(what: n.Filter, spares: n.Filter | None = None, already: bool = False) -> n.Protection:
    """CR 702.16a; what it spares it doesn't remove where it is attached (702.16n, p)."""
    return n.Protection(what, spares, already)


def hexproof_from(what: n.Filter) -> n.HexproofFrom:
    """CR 702.11d."""
    return n.HexproofFrom(what)


def landwalk(*which: n.Filter | str) -> n.Landwalk:
    """CR 702.14c: `landwalk("Island")` is islandwalk, `landwalk(artifact)` artifact landwalk."""
    return n.Landwalk(is_a(*(n.OfSubtype(w) if isinstance(w, str) else w for w in which)))


@keyword("ward")
def ward(*price: n.Cost | str) -> n.Triggered:
    """CR 702.21a."""
    return when(n.BecomesTarget(n.IsThis(), by=each_opponent)).do(
        n.PayOrElse(components(price), n.ThatPlayer(), otherwise=n.Counter(n.ThatSource()))
    )


def kicker(*price: n.Cost | str) -> n.CastCost:
    """CR 702.33a."""
    return n.CastCost(components(price), "kicker")


def additional_cost(*price: n.Cost | str) -> n.CastCost:
    """CR 601.2b, 118.8."""
    return n.CastCost(components(price))


def flashback(*price: n.Cost | str) -> n.AlternativeCost:
    """CR 702.34a."""
    return n.AlternativeCost(components(price), "flashback", Zone.GRAVEYARD, exile_after=True)


def disturb(price: str) -> n.AlternativeCost:
    """CR 702.146a."""
    return n.AlternativeCost(components((price,)), "disturb", Zone.GRAVEYARD, transformed=True)


daybound = n.Daybound()  # CR 702.145
nightbound = n.Nightbound()


def instead_of_mana(name: str, *price: n.Cost | str) -> n.AlternativeCost:
    """An alternative cost under a name that tells it apart (CR 118.9)."""
    return n.AlternativeCost(components(price), name)


def cast_only(condition: n.Condition) -> n.CastOnlyIf:
    return n.CastOnlyIf(condition)


@keyword("unearth")
def unearth(price: str) -> n.Activated:
    """CR 702.84a."""
    return pay(price, from_=Zone.GRAVEYARD, as_a_sorcery=True).do(
        n.Move(this, Zone.BATTLEFIELD),
        n.Apply(it, (n.GainKeywords(n.Keyword.HASTE),), n.Duration.PERMANENT),
        n.Delayed(at_the_beginning_of(end_step).do(n.Move(it, Zone.EXILE))),
        n.ExileIfLeaving(it),
    )


@keyword("embalm")
def embalm(price: str) -> n.Activated:
    """CR 702.128a."""
    made = (n.SetColors(Color.WHITE), n.NoManaCost(), n.AddTypes(0, ("Zombie",)))
    return pay(price, n.ExileThis(), from_=Zone.GRAVEYARD, as_a_sorcery=True).do(n.CreateCopy(this, but=made))


@keyword("eternalize")
def eternalize(price: str) -> n.Activated:
    """CR 702.129a."""
    four = n.SetPT(amount(4), amount(4))
    made = (n.SetColors(Color.BLACK), four, n.NoManaCost(), n.AddTypes(0, ("Zombie",)))
    return pay(price, n.ExileThis(), from_=Zone.GRAVEYARD, as_a_sorcery=True).do(n.CreateCopy(this, but=made))


HERO = n.CardDef("Hero Token", None, CardType.CREATURE, 0, ("Hero",), 1, 1, colors=0)
job_select = named("job select", when(enters(n.IsThis())).do(n.CreateToken(HERO), n.Attach(this, it)))  # CR 702.182a


@keyword("scavenge")
def scavenge(price: str) -> n.Activated:
    """CR 702.97a."""
    return (
        pay(price, n.ExileThis(), from_=Zone.GRAVEYARD, as_a_sorcery=True)
        .targeting(creature)
        .do(n.PutCounters("+1/+1", n.PowerOf(this), n.Target(0)))
    )


@keyword("ninjutsu")
def ninjutsu(price: str) -> n.Activated:
    """CR 702.49a, c."""
    return pay(price, n.ReturnCost(n.All((creature, n.IsUnblocked()))), from_=Zone.HAND).do(
        n.Move(this, Zone.BATTLEFIELD, you, tapped=True, attacking=True, attacked=n.Saved("attacked"))
    )


def dash(price: str) -> tuple[n.Ability, ...]:
    """CR 702.109a."""
    dashed = n.WasPaid("dash")
    back = n.Delayed(at_the_beginning_of(end_step).do(n.Move(this, Zone.HAND)))
    return (
        n.AlternativeCost(components((price,)), "dash"),
        n.Static(n.AsEnters(n.If(dashed, back))),
        n.Static(n.Modify(n.IsThis(), (n.GainKeywords(n.Keyword.HASTE),)), dashed),
    )


def madness(price: str) -> tuple[n.Ability, ...]:
    """CR 702.35a."""
    offer = n.Sequence(
        (
            n.CastNow(this, "madness", once_waited=True),
            n.If(n.Compare(n.SizeOf(n.Saved("cast")), "=", n.Fixed(0)), n.Move(this, Zone.GRAVEYARD)),
        )
    )
    return (
        n.AlternativeCost(components((price,)), "madness", Zone.NOWHERE),
        n.Triggered(n.IsDiscarded(n.IsThis()), (n.Mode(offer),), zone=Zone.EXILE),
    )


rebound = n.WhenResolved(at_the_beginning_of(upkeep, of=you).do(n.CastNow(this)))  # CR 702.88a


@keyword("echo")
def echo(price: str) -> n.Triggered:
    """CR 702.30a."""
    return at_the_beginning_of(upkeep, of=you, if_=n.ArrivedSinceLastUpkeep()).do(
        n.PayOrElse(components((price,)), you, None, sacrifice_it(this))
    )


@keyword("fading")
def fading(how_many: int) -> tuple[n.Ability, ...]:
    """CR 702.32a."""
    remove = n.RemoveCounters("fade", n.Fixed(1), this)
    return (
        n.Static(n.EntersWithCounters("fade", n.Fixed(how_many))),
        at_the_beginning_of(upkeep, of=you).do(n.If(n.Fits(this, n.HasCounter("fade")), remove, sacrifice_it(this))),
    )


@keyword("vanishing")
def vanishing(how_many: int) -> tuple[n.Ability, ...]:
    """CR 702.63a."""
    return (
        n.Static(n.EntersWithCounters("time", n.Fixed(how_many))),
        at_the_beginning_of(upkeep, of=you, if_=n.Fits(this, n.HasCounter("time"))).do(
            n.RemoveCounters("time", n.Fixed(1), this)
        ),
        when(n.LastCounterRemoved("time", n.IsThis())).do(sacrifice_it(this)),
    )


@keyword("affinity")
def affinity(*which: n.Filter) -> n.CostsLessToCast:
    """CR 702.41a."""
    return n.CostsLessToCast(n.CountOf(n.All((*which, n.ControlledBy(you)))))


def costs_less_to_cast(how_much: Amount, if_: n.Condition | None = None) -> n.CostsLessToCast:
    return n.CostsLessToCast(amount(how_much), if_)


@keyword("cycling")
def typecycling(price: str, *which: n.Filter) -> n.Activated:
    """CR 702.29e."""
    return pay(price, n.DiscardThis(), from_=Zone.HAND).do(n.SearchLibrary(is_a(*which), Zone.HAND, reveal=True))


@keyword("cumulative upkeep")
def cumulative_upkeep_of(price: str, if_gone: bool = False) -> n.Triggered:
    """CR 702.24a, for a cost of mana. `if_gone`: it does the same without the permanent, as it once did."""
    here = None if if_gone else n.Fits(n.This(), n.InZone(Zone.BATTLEFIELD))
    return at_the_beginning_of(upkeep, of=you, if_=here).do(
        n.PutCounters("age", amount(1), this),
        n.PayOrElse(components((price,)), you, None, sacrifice_it(this), n.CountersOn("age", this)),
    )


@keyword("cumulative upkeep")
def cumulative_upkeep(pay_it: n.Effect, if_gone: bool = False) -> n.Triggered:
    """CR 702.24a; what is paid is given as an effect that counts the age counters."""
    here = None if if_gone else n.Fits(n.This(), n.InZone(Zone.BATTLEFIELD))
    return at_the_beginning_of(upkeep, of=you, if_=here).do(
        n.PutCounters("age", amount(1), this), n.May(pay_it, otherwise=sacrifice_it(this))
    )


exalted = named(
    "exalted",
    whenever(attacks_alone(creature, n.ControlledBy(you))).do(
        n.Apply(n.ThatObject(), (n.AddPT(amount(1), amount(1)),))
    ),
)  # CR 702.83a


# --- Static abilities (CR 604)


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


def assigns_by_toughness(*which: n.Filter) -> n.Static:
    return n.Static(n.AssignsByToughness(is_a(*which)))


def cant_cast(who: n.Selector, *which: n.Filter) -> n.Static:
    return n.Static(n.CantCast(who, is_a(*which)))


def cant_attack(*which: n.Filter, who: n.Selector | None = None) -> n.Static:
    return n.Static(n.CantAttack(is_a(*which), who))


def can_cast_only_as_sorceries(who: n.Selector) -> n.Static:
    """They can cast spells only when they could cast a sorcery."""
    return n.Static(n.CantCast(who, at_all=False))


def cant_block(*which: n.Filter) -> n.Static:
    return n.Static(n.CantBlock(is_a(*which)))


def cant_crew(*which: n.Filter) -> n.Static:
    return n.Static(n.CantCrew(is_a(*which)))


def cant_be_blocked(*which: n.Filter, by: n.Filter | None = None) -> n.Static:
    return n.Static(n.CantBeBlocked(is_a(*which), by))


def can_block_more(*which: n.Filter) -> n.Static:
    return n.Static(n.CanBlockMore(is_a(*which)))


def cant_attack_alone(*which: n.Filter, nor_block: bool = False) -> n.Static:
    return n.Static(n.CantAttackAlone(is_a(*which), nor_block))


def must_attack(*which: n.Filter) -> n.Static:
    return n.Static(n.MustAttack(is_a(*which)))


def must_block(*which: n.Filter) -> n.Static:
    return n.Static(n.MustBlock(is_a(*which)))


def must_be_blocked(*which: n.Filter, by_all: bool = False) -> n.Static:
    return n.Static(n.MustBeBlocked(is_a(*which), by_all))


chooses_attackers = n.Static(n.ChoosesAttackers())


def chooses_blocks(*which: n.Filter) -> n.Static:
    """You choose whether and how these block."""
    return n.Static(n.ChoosesBlocks(is_a(*which)))


def needs_blockers(how_many: int, *which: n.Filter) -> n.Static:
    return n.Static(n.NeedsBlockers(is_a(*which), how_many))


def at_most_blockers_each(how_many: int, *which: n.Filter) -> n.Static:
    return n.Static(n.AtMostBlockersEach(is_a(*which), how_many))


def block_tax(price: str, *which: n.Filter) -> n.Static:
    return n.Static(n.BlockTax(is_a(*which), cost(price)))


def attack_tax(who: n.Selector, price: str) -> n.Static:
    return n.Static(n.AttackTax(who, cost(price)))


may_stay_tapped = n.Static(n.MayKeepTapped(n.IsThis()))  # you may choose not to untap it


def doesnt_untap(*which: n.Filter) -> n.Static:
    return n.Static(n.DoesntUntap(is_a(*which)))


def at_most_untap(count: int, *which: n.Filter) -> n.Static:
    return n.Static(n.AtMostUntap(is_a(*which), count))


def extra_land_plays(who: n.Selector, count: int = 1) -> n.Static:
    return n.Static(n.ExtraLandPlays(who, count))


def costs_less(who: n.Selector, *which: n.Filter, less: int = 1) -> n.Static:
    return n.Static(n.CostChange(who, is_a(*which), -less))


def as_though_flash(who: n.Selector, *which: n.Filter, next_only: bool = False) -> n.Static:
    return n.Static(n.CastAsThoughFlash(who, is_a(*which), next_only))


def skips(part: str, who: n.Selector) -> n.Static:
    return n.Static(n.SkipPart(part, who))


def may_skip(part: str, who: n.Selector, then: n.Effect | None = None) -> n.Static:
    """They may skip a part that would begin, "draw step", "turn"; what is done then is the first thing of the next one
    that really begins (CR 614.10b).
    """
    return n.Static(n.SkipPart(part, who, optional=True, then=then))


def may_skip_turn(who: n.Selector, then: n.Effect | None = None) -> n.Static:
    return may_skip("turn", who, then)


def enters_with(how_many: Amount, kind: str) -> n.Static:
    return n.Static(n.EntersWithCounters(kind, amount(how_many)))


def untaps_in_others_untap_steps(*which: n.Filter) -> n.Static:
    return n.Static(n.UntapsInOthersUntapSteps(is_a(*which)))


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


may_exert_first = n.Static(n.MayExert(first=True))


def exerted(*which: n.Filter) -> n.Exerted:
    return n.Exerted(is_a(*which))


def toxic(amount: int) -> n.Static:
    """CR 702.164."""
    return n.Static(n.Toxic(amount))


@keyword("poisonous")
def poisonous(how_many: int) -> n.Triggered:
    """CR 702.70a."""
    return whenever(deals_combat_damage_to_player(n.IsThis())).do(
        n.PutCounters("poison", amount(how_many), n.ThatPlayer())
    )


def puts_more_counters(who: n.Selector, times: int = 2) -> n.Static:
    return n.Static(n.CountersTimes(who, times))


def puts_half_the_counters(who: n.Selector) -> n.Static:
    return n.Static(n.CountersTimes(who, halved=True))


def produces_more_mana(who: n.Selector, times: int = 2) -> n.Static:
    return n.Static(n.ManaTimes(who, times))


def cant_prevent_damage(*by: n.Filter) -> n.Static:
    return n.Static(n.CantPreventDamage(is_a(*by)))


enters_tapped = n.Static(n.EntersTapped())
no_maximum_hand_size = n.Static(n.NoMaximumHandSize(you))


mana_becomes_colorless = n.Static(n.ManaBecomesColorless(you))


def keeps_mana(who: n.Selector, color: n.OfColor) -> n.Static:
    """They don't lose unspent mana of this colour as steps and phases end."""
    return n.Static(n.ManaPersists(who, color.colors))


mana_persists = n.Static(n.ManaPersists(each_player))
at_most_one_attacks = n.Static(n.AtMostAttackers(1))
at_most_one_blocks = n.Static(n.AtMostBlockers(1))

# --- Cards

Word = n.OfType | n.OfSupertype | str


class Face:
    """A card's characteristics, waiting for its abilities."""

    def __init__(self, made: n.CardDef) -> None:
        self.made = made

    def __call__(self, *abilities: n.Ability | n.Mode | tuple[n.Ability, ...]) -> n.CardDef:
        c = self.made
        said: list[n.Ability] = []
        for land_type in c.subtypes:
            if c.types & CardType.LAND and land_type in BASIC_LAND_MANA:  # CR 305.6
                said.append(tap_for(BASIC_LAND_MANA[land_type]))
        for given in abilities:
            if isinstance(given, tuple):  # a keyword that represents several abilities
                said.extend(given)
            else:
                said.append(n.SpellAbility((given,)) if isinstance(given, n.Mode) else given)
        spells = sum(isinstance(s, n.SpellAbility) for s in said)
        wanted = 1 if c.types & CardType.SPELL_ONLY else 0
        if spells != wanted:
            raise CardError(f"{c.name} has {spells} spell abilities; a card of its types has {wanted}")
        return replace(c, abilities=tuple(said))


def split(left: n.CardDef, right: n.CardDef, *shared: n.Ability) -> n.CardDef:
    """A split card, and what both halves have in common, such as fuse: `split(card("Fire", …)(…), card("Ice", …)(…))`.

    As a whole it is its halves combined (CR 709.4).
    """
    a, b = left.cost, right.cost
    if a is None or b is None:
        raise CardError(f"{left.name} // {right.name}: each half has a mana cost")
    return n.CardDef(
        f"{left.name} // {right.name}",
        ManaCost(a.generic + b.generic, a.symbols + b.symbols, a.x + b.x),
        left.types | right.types,
        left.supertypes | right.supertypes,
        left.subtypes + tuple(s for s in right.subtypes if s not in left.subtypes),
        abilities=shared,
        faces=(left, right),
        layout=n.Layout.SPLIT,
    )


def with_face(front: n.CardDef, other: n.CardDef, layout: str) -> n.CardDef:
    """A card that is something else too: `with_face(card(…)(…), card(…)(…), Layout.ADVENTURE)`."""
    return n.CardDef(
        front.name,
        front.cost,
        front.types,
        front.supertypes,
        front.subtypes,
        front.power,
        front.toughness,
        front.loyalty,
        front.abilities,
        front.colors,
        front.defense,
        (other,),
        layout,
    )


def adventure(normally: n.CardDef, as_adventure: n.CardDef) -> n.CardDef:
    """CR 715.2."""
    return with_face(normally, as_adventure, n.Layout.ADVENTURE)


def omen(normally: n.CardDef, as_omen: n.CardDef) -> n.CardDef:
    """CR 720.2."""
    return with_face(normally, as_omen, n.Layout.OMEN)


def transforming(front: n.CardDef, back: n.CardDef) -> n.CardDef:
    """A nonmodal double-faced card (CR 712.2)."""
    return with_face(front, back, n.Layout.TRANSFORMING)


def modal(front: n.CardDef, back: n.CardDef) -> n.CardDef:
    """A modal double-faced card (CR 712.3)."""
    return with_face(front, back, n.Layout.MODAL)


def morph(*price: n.Cost | str) -> n.Morph:
    """CR 702.37a."""
    return n.Morph(components(price))


def megamorph(*price: n.Cost | str) -> n.Morph:
    """CR 702.37b."""
    return n.Morph(components(price), "megamorph")


def morph_costs_more(generic: int) -> n.Static:
    return n.Static(n.MorphCostChange(generic))


def disguise(*price: n.Cost | str) -> n.Morph:
    """CR 702.168a."""
    return n.Morph(components(price), "disguise")


def is_turned_face_up(*which: n.Filter) -> n.IsTurnedFaceUp:
    return n.IsTurnedFaceUp(is_a(*which))


fuse = n.Fuse()
aftermath = n.Aftermath()


def power_toughness(name: str, pt: str) -> tuple[int, int]:
    power, _, toughness = pt.partition("/")
    if not (power.isdigit() and toughness.isdigit()):
        raise CardError(f"{name}: {pt!r} is not a power and toughness; expected two numbers such as 2/3")
    return int(power), int(toughness)


def card(
    name: str,
    mana: str | None,
    *line: Word,
    pt: str = "",
    color: n.OfColor | None = None,
    loyalty: int | None = None,
    defense: int | None = None,
) -> Face:
    """A card's top and its type line: `card("Gray Ogre", "{2}{R}", creature, "Ogre", pt="2/2")()`.

    Text in the line is a subtype. `color` stands for a colour indicator (CR 204).
    """
    types = 0
    supertypes = 0
    subtypes: list[str] = []
    for word in line:
        if isinstance(word, str):
            subtypes.append(word)
        elif isinstance(word, n.OfType):
            types |= word.types
        else:
            supertypes |= word.supertypes
    if not types:
        raise CardError(f"{name} has no card type; at least one is needed, such as creature")
    power: int | None = None
    toughness: int | None = None
    if types & CardType.CREATURE or "Vehicle" in subtypes:  # CR 301.7a
        power, toughness = power_toughness(name, pt)
    elif pt:
        raise CardError(f"{name} has power and toughness {pt} but is not a creature")
    if (loyalty is not None) != bool(types & CardType.PLANESWALKER):
        raise CardError(f"{name}: planeswalkers have a loyalty, and nothing else does")
    if (defense is not None) != bool(types & CardType.BATTLE):
        raise CardError(f"{name}: battles have a defense, and nothing else does")
    price: ManaCost | None = None if mana is None else cost(mana)
    if price is not None and types & CardType.LAND:
        raise CardError(f"{name} is a land with the mana cost {mana}; lands have none")
    colors = None if color is None else color.colors & ~Color.COLORLESS
    made = n.CardDef(name, price, types, supertypes, tuple(subtypes), power, toughness, loyalty, (), colors, defense)
    return Face(made)
