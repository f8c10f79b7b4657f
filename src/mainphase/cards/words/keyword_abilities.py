"""Keyword abilities (CR 702), and how what a keyword stands for says which keyword it is: a date's rules may not know
it yet (`cards.mechanics`)."""

from collections.abc import Callable
from dataclasses import replace
from typing import ParamSpec, TypeVar

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Color, Fixed, Keyword, Zone
from mainphase.cards.words.activating import pay
from mainphase.cards.words.costs import components
from mainphase.cards.words.doing import draw, sacrifice_it
from mainphase.cards.words.things import (
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
from mainphase.cards.words.triggers import (
    When,
    at_the_beginning_of,
    attacks_alone,
    casts,
    deals_combat_damage_to_player,
    end_step,
    enters,
    on_the_stack,
    upkeep,
    when,
    when_you_cast_this,
    whenever,
)
from mainphase.errors import CardError
from mainphase.saying.worded import worded

P = ParamSpec("P")
Made = TypeVar("Made", bound=n.Ability | tuple[n.Ability, ...])


def keyword(name: str) -> Callable[[Callable[P, Made]], Callable[P, Made]]:
    """For a word that makes a keyword ability: what it makes bears the name."""

    def naming(make: Callable[P, Made]) -> Callable[P, Made]:
        def made(*args: P.args, **kwargs: P.kwargs) -> Made:
            return under(name, make(*args, **kwargs))

        made.__doc__ = make.__doc__
        made.__name__ = make.__name__
        return made

    return naming


def under(name: str, ability: Made) -> Made:
    """Returns an ability under the name of the keyword that stands for it. Of several, those bear it that are not
    static. Raises CardError for a keyword ability, which is one by itself.
    """
    if isinstance(ability, tuple):
        return tuple(one if isinstance(one, n.Static) else under(name, one) for one in ability)  # type: ignore[return-value]
    if isinstance(ability, (n.Activated, n.Triggered, n.Static, n.CostsLessToCast)):
        return replace(ability, keyword=name)
    raise CardError(
        worded(
            "error-cannot-bear-the-name",
            "{ability} cannot bear the name of a keyword, {keyword}; it is a keyword by itself",
            ability=type(ability).__name__,
            keyword=name,
        )
    )


# --- Keywords that need no more than their names, which `having` and `gains` speak of too

assist = n.HasKeywords(Keyword.ASSIST)
banding = n.HasKeywords(Keyword.BANDING)
umbra_armor = n.Static(n.DestroyedInstead(), keyword="umbra armor")  # CR 702.89a
changeling = n.HasKeywords(Keyword.CHANGELING)
convoke = n.HasKeywords(Keyword.CONVOKE)
deathtouch = n.HasKeywords(Keyword.DEATHTOUCH)
defender = n.HasKeywords(Keyword.DEFENDER)
delve = n.HasKeywords(Keyword.DELVE)
double_strike = n.HasKeywords(Keyword.DOUBLE_STRIKE)
fear = n.HasKeywords(Keyword.FEAR)
first_strike = n.HasKeywords(Keyword.FIRST_STRIKE)
flash = n.HasKeywords(Keyword.FLASH)
flying = n.HasKeywords(Keyword.FLYING)
haste = n.HasKeywords(Keyword.HASTE)
hexproof = n.HasKeywords(Keyword.HEXPROOF)
improvise = n.HasKeywords(Keyword.IMPROVISE)
indestructible = n.HasKeywords(Keyword.INDESTRUCTIBLE)
infect = n.HasKeywords(Keyword.INFECT)
intimidate = n.HasKeywords(Keyword.INTIMIDATE)
lifelink = n.HasKeywords(Keyword.LIFELINK)
menace = n.HasKeywords(Keyword.MENACE)
partner = n.HasKeywords(Keyword.PARTNER)
phasing = n.HasKeywords(Keyword.PHASING)
reach = n.HasKeywords(Keyword.REACH)
read_ahead = n.HasKeywords(Keyword.READ_AHEAD)  # CR 702.155
shadow = n.HasKeywords(Keyword.SHADOW)
shroud = n.HasKeywords(Keyword.SHROUD)
skulk = n.HasKeywords(Keyword.SKULK)
split_second = n.HasKeywords(Keyword.SPLIT_SECOND)
trample = n.HasKeywords(Keyword.TRAMPLE)
vigilance = n.HasKeywords(Keyword.VIGILANCE)
wither = n.HasKeywords(Keyword.WITHER)
works_while_tapped = n.HasKeywords(Keyword.WORKS_WHILE_TAPPED)


# --- Keywords that say more, or stand for other abilities, in the order of the rules


def enchant(*which: n.Filter) -> n.Enchant:
    """CR 702.5a."""
    return n.Enchant(is_a(*which))


enchant_player = n.Enchant(None, each_player)


@keyword("equip")
def equip(*price: n.Cost | str, only: n.Filter | None = None) -> n.Activated:
    """CR 702.6a; only creatures with a quality (702.6c)."""
    whom = is_a(creature, yours) if only is None else is_a(only, creature, yours)
    return pay(*price, as_a_sorcery=True).targeting(whom).do(n.Attach(this, n.Target(0)))


@keyword("fortify")
def fortify(price: str) -> n.Activated:
    """CR 702.67a."""
    land = is_a(n.OfType(CardType.LAND), yours)
    return pay(price, as_a_sorcery=True).targeting(land).do(n.Attach(this, n.Target(0)))


@keyword("reconfigure")
def reconfigure(*price: n.Cost | str) -> tuple[n.Ability, ...]:
    """CR 702.151a; that it is no creature while it is attached is the first of these (702.151b)."""
    attached = n.Fits(this, n.IsAttachedTo(n.Each(creature)))
    onto = pay(*price, as_a_sorcery=True).targeting(is_a(n.Other(), creature, yours)).do(n.Attach(this, n.Target(0)))
    off = pay(*price, as_a_sorcery=True).do(n.Unattach(this))
    return n.Static(n.AttachesAs((n.LoseTypes(CardType.CREATURE),))), onto, replace(off, condition=attached)


def hexproof_from(what: n.Filter) -> n.HexproofFrom:
    """CR 702.11d."""
    return n.HexproofFrom(what)


def landwalk(*which: n.Filter | str) -> n.Landwalk:
    """CR 702.14c: `landwalk("Island")` is islandwalk, `landwalk(artifact)` artifact landwalk."""
    return n.Landwalk(is_a(*(n.OfSubtype(w) if isinstance(w, str) else w for w in which)))


def protection_from(what: n.Filter, spares: n.Filter | None = None, already: bool = False) -> n.Protection:
    """CR 702.16a; what it spares it doesn't remove where it is attached (702.16n, p)."""
    return n.Protection(what, spares, already)


@keyword("ward")
def ward(*price: n.Cost | str) -> n.Triggered:
    """CR 702.21a."""
    return when(n.BecomesTarget(n.IsThis(), by=each_opponent)).do(
        n.PayOrElse(components(price), n.ThatPlayer(), otherwise=n.Counter(n.ThatSource()))
    )


@keyword("cumulative upkeep")
def cumulative_upkeep_of(price: str) -> n.Triggered:
    """CR 702.24a, for a cost of mana."""
    return at_the_beginning_of(upkeep, of=you, if_=n.Fits(n.This(), n.InZone(Zone.BATTLEFIELD))).do(
        n.PutCounters("age", amount(1), this),
        n.PayOrElse(components((price,)), you, None, sacrifice_it(this), n.CountersOn("age", this)),
    )


AGE = n.CountersOn("age", this)


@keyword("cumulative upkeep")
def cumulative_upkeep_with(*price: n.Cost) -> n.Triggered:
    """CR 702.24a, for a cost whose components count the age counters (`for_each_age`)."""
    return at_the_beginning_of(upkeep, of=you, if_=n.Fits(n.This(), n.InZone(Zone.BATTLEFIELD))).do(
        n.PutCounters("age", amount(1), this), n.PayOrElse(price, you, None, sacrifice_it(this))
    )


@keyword("cumulative upkeep")
def cumulative_upkeep(pay_it: n.Effect) -> n.Triggered:
    """CR 702.24a; what is paid is given as an effect that counts the age counters."""
    return at_the_beginning_of(upkeep, of=you, if_=n.Fits(n.This(), n.InZone(Zone.BATTLEFIELD))).do(
        n.PutCounters("age", amount(1), this), n.May(pay_it, otherwise=sacrifice_it(this))
    )


def buyback(*price: n.Cost | str) -> tuple[n.Ability, ...]:
    """CR 702.27a."""
    paid = n.WasPaid("buyback")
    return n.CastCost(components(price), "buyback"), n.ResolvesInto(Zone.HAND, paid)


@keyword("cycling")
def cycling(*price: n.Cost | str) -> n.Activated:
    """CR 702.29a."""
    return pay(*price, n.DiscardThis(), from_=Zone.HAND).do(draw(1))


@keyword("cycling")
def typecycling(price: str, *which: n.Filter) -> n.Activated:
    """CR 702.29e."""
    return pay(price, n.DiscardThis(), from_=Zone.HAND).do(n.SearchLibrary(is_a(*which), Zone.HAND, reveal=True))


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


def kicker(*price: n.Cost | str) -> n.CastCost:
    """CR 702.33a."""
    return n.CastCost(components(price), "kicker")


def multikicker(*price: n.Cost | str) -> n.CastCost:
    """CR 702.33c: kicker that may be paid any number of times."""
    return n.CastCost(components(price), "kicker", many=True)


def flashback(*price: n.Cost | str) -> n.AlternativeCost:
    """CR 702.34a."""
    return n.AlternativeCost(components(price), "flashback", Zone.GRAVEYARD, exile_after=True)


# Given by an effect: its cost is the mana cost of the card that has it.
flashback_for_mana_cost = n.AlternativeCost((), "flashback", Zone.GRAVEYARD, exile_after=True, additional=True)


def harmonize(*price: n.Cost | str) -> n.AlternativeCost:
    """CR 702.180a."""
    paid = (*components(price), n.TapHelper(creature))
    return n.AlternativeCost(paid, "harmonize", Zone.GRAVEYARD, exile_after=True)


def emerge(*price: n.Cost | str, of: n.Filter = creature) -> n.AlternativeCost:
    """CR 702.119a, b."""
    return n.AlternativeCost((*components(price), n.SacrificeHelper(of)), "emerge")


emerge_for_mana_cost = replace(emerge(), additional=True)  # given by an effect


def offering_of(*which: n.Filter) -> n.AlternativeCost:
    """CR 702.48a."""
    given = n.SacrificeHelper(is_a(*which), by_cost=True)
    return n.AlternativeCost((given,), "offering", additional=True, at_any_time=True)


harmonize_for_mana_cost = replace(harmonize(), additional=True)


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


def morph(*price: n.Cost | str) -> n.Morph:
    """CR 702.37a."""
    return n.Morph(components(price))


def megamorph(*price: n.Cost | str) -> n.Morph:
    """CR 702.37b."""
    return n.Morph(components(price), "megamorph")


storm = under(
    "storm", on_the_stack(when_you_cast_this.do(n.CopySpell(this, amount=n.SpellsCastBefore())))
)  # CR 702.40a

BURIED = n.TimesThisTurn("had put into their graveyard from the battlefield", each_player, n.Anything())
gravestorm = under("gravestorm", on_the_stack(when_you_cast_this.do(n.CopySpell(this, amount=BURIED))))  # CR 702.69a


def splice(onto: n.Filter, *price: n.Cost | str) -> n.Splice:
    """CR 702.47a."""
    return n.Splice(onto, components(price))


@keyword("affinity")
def affinity(*which: n.Filter) -> n.CostsLessToCast:
    """CR 702.41a."""
    return n.CostsLessToCast(n.CountOf(n.All((*which, n.ControlledBy(you)))))


def forecast(does: n.Mode, *price: n.Cost) -> n.Activated:
    """CR 702.57a, b: the card is revealed as any is whose ability is activated in a hand (602.2a), and stays known."""
    when_then = n.Both(n.IsYourTurn(), n.InPart("upkeep"))
    return n.Activated(price, (does,), zone=Zone.HAND, per_turn=1, condition=when_then, keyword="forecast")


@keyword("ninjutsu")
def ninjutsu(price: str) -> n.Activated:
    """CR 702.49a, c."""
    return ninjutsu_from(Zone.HAND, price)


@keyword("commander ninjutsu")
def commander_ninjutsu(price: str) -> tuple[n.Activated, ...]:
    """CR 702.49d: one ability that works in both zones."""
    return ninjutsu_from(Zone.HAND, price), ninjutsu_from(Zone.COMMAND, price)


def ninjutsu_from(zone: int, price: str) -> n.Activated:
    return pay(price, n.ReturnCost(n.All((creature, n.IsUnblocked()))), from_=zone).do(
        n.Move(this, Zone.BATTLEFIELD, you, tapped=True, attacking=True, attacked=n.Saved("attacked"))
    )


SUSPENDED = n.Fits(this, n.All((n.WithKeyword(Keyword.SUSPEND), n.HasCounter("time"))))

ticks = n.Triggered(
    n.BeginningOf("upkeep", you), (n.Mode(n.RemoveCounters("time", n.Fixed(1), this)),), SUSPENDED, zone=Zone.EXILE
)

comes_back = n.Triggered(
    n.LastCounterRemoved("time", n.IsThis()),
    (n.Mode(n.CastNow(this, land_too=True, hasty=True)),),
    zone=Zone.EXILE,
)


def suspend(how_long: int, price: str) -> tuple[n.Ability, ...]:
    """CR 702.62a."""
    return suspended_for(n.Fixed(how_long), price, 0)


def suspend_x(price: str) -> tuple[n.Ability, ...]:
    """Suspend X, where X can't be 0."""
    return suspended_for(n.X(), price, 1)


def suspended_for(how_long: n.Quantity, price: str, least_x: int) -> tuple[n.Ability, ...]:
    exile_it = n.Sequence((n.Move(this, Zone.EXILE), n.PutCounters("time", how_long, it)))
    action = n.SpecialAction("suspend", components((price,)), exile_it, least_x=least_x)
    return n.HasKeywords(Keyword.SUSPEND), action, ticks, comes_back


def suspends_from_hand(which: n.Filter) -> n.SpecialAction:
    """As a plane says it: any time you could cast a sorcery you may exile such a card from your hand with as many time
    counters as its mana value is, and it gains suspend.
    """
    in_hand = n.All((n.InZone(Zone.HAND), n.OwnedBy(you), which))
    counters = n.PutCounters("time", n.ManaValueOf(it), it)
    exile_one = n.Sequence((n.Choose(in_hand), n.Move(it, Zone.EXILE), counters, gains_suspend(it)))
    return n.SpecialAction("suspend", (), exile_one, True, zone=Zone.COMMAND, condition=n.Exists(in_hand))


def gains_suspend(what: n.Selector) -> n.If:
    """A card in exile gains suspend if it does not have it."""
    gained = (n.GainKeywords(Keyword.SUSPEND), n.GainAbility(ticks), n.GainAbility(comes_back))
    without = n.Negated(n.Fits(what, n.WithKeyword(Keyword.SUSPEND)))
    return n.If(without, n.Apply(what, gained, n.Duration.PERMANENT))


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


@keyword("poisonous")
def poisonous(how_many: int) -> n.Triggered:
    """CR 702.70a."""
    return whenever(deals_combat_damage_to_player(n.IsThis())).do(
        n.PutCounters("poison", amount(how_many), n.ThatPlayer())
    )


@keyword("dredge")
def dredge(how_many: int) -> n.Static:
    """CR 702.52a, b."""
    library = n.CountOf(n.All((n.InZone(Zone.LIBRARY), n.OwnedBy(you))))
    enough = n.Compare(library, ">=", Fixed(how_many))
    instead = n.Sequence((n.Mill(Fixed(how_many), you), n.Move(this, Zone.HAND)))
    return n.Static(n.ReplaceDraw(you, instead, True), enough, Zone.GRAVEYARD)


@keyword("transmute")
def transmute(price: str) -> n.Activated:
    """CR 702.53a."""
    same = n.ManaValueIs("=", n.ManaValueOf(n.Saved("transmuted")))
    return pay(price, n.DiscardThis(), from_=Zone.HAND, as_a_sorcery=True).do(
        n.Remember(this, "transmuted"), n.SearchLibrary(same, Zone.HAND, reveal=True)
    )


@keyword("aura swap")
def aura_swap(*price: n.Cost | str) -> n.Activated:
    """CR 702.65a, b."""
    in_hand = n.All((n.OfSubtype("Aura"), n.InZone(Zone.HAND), n.OwnedBy(you)))
    return pay(*price).do(n.May(n.Sequence((n.Choose(in_hand), n.ExchangeWithCard(this, n.Saved("it"))))))


@keyword("transfigure")
def transfigure(price: str) -> n.Activated:
    """CR 702.71a."""
    same = is_a(creature, n.ManaValueIs("=", n.ManaValueOf(this)))
    return pay(price, n.SacrificeThis(), as_a_sorcery=True).do(n.SearchLibrary(same, Zone.BATTLEFIELD))


def champion(*which: n.Filter) -> tuple[n.Ability, ...]:
    """CR 702.72a, b."""
    chosen = n.Saved("championed")
    exile = n.If(
        n.Compare(n.SizeOf(chosen), ">", Fixed(0)), n.Move(chosen, Zone.EXILE, linked=True), sacrifice_it(this)
    )
    others = n.All((*which, n.Other(), n.ControlledBy(you)))
    choose = n.Choose(others, at_least=Fixed(0), save="championed")
    return (
        under("champion", when(enters(n.IsThis())).do(choose, exile)),
        under("champion", when(n.Leaves(n.IsThis())).do(n.Move(n.Each(n.ExiledWithThis()), Zone.BATTLEFIELD))),
    )


def evoke(*price: n.Cost | str) -> tuple[n.Ability, ...]:
    """CR 702.74a."""
    leave = when(enters(n.IsThis()), n.WasPaid("evoke")).do(n.SacrificeIt(this, n.ControllerOf(this)))
    return n.AlternativeCost(components(price), "evoke"), leave


@keyword("hideaway")
def hideaway(how_many: int) -> n.Triggered:
    """CR 702.75a."""
    looked_at = n.All((n.InZone(Zone.LIBRARY), n.OneOf(n.TopOfLibrary(you, how_many))))
    rest = n.TopOfLibrary(you, how_many - 1)
    return when(enters(n.IsThis())).do(
        n.Choose(looked_at),
        n.Move(it, Zone.EXILE, linked=True, face_down=True),
        n.Move(rest, Zone.LIBRARY, bottom=True, at_random=True),
    )


retrace = n.AlternativeCost(
    (n.DiscardCost(n.OfType(CardType.LAND)),), "retrace", Zone.GRAVEYARD, additional=True
)  # CR 702.81a

exalted = under(
    "exalted",
    whenever(attacks_alone(creature, n.ControlledBy(you))).do(
        n.Apply(n.ThatObject(), (n.AddPT(amount(1), amount(1)),))
    ),
)  # CR 702.83a


@keyword("unearth")
def unearth(price: str) -> n.Activated:
    """CR 702.84a."""
    return pay(price, from_=Zone.GRAVEYARD, as_a_sorcery=True).do(
        n.Move(this, Zone.BATTLEFIELD),
        n.Apply(it, (n.GainKeywords(n.Keyword.HASTE),), n.Duration.PERMANENT),
        n.Delayed(at_the_beginning_of(end_step).do(n.Move(it, Zone.EXILE))),
        n.ExileIfLeaving(it),
    )


@keyword("cascade")
def cascade_of() -> n.Triggered:
    less = n.ManaValueIs("<", n.ManaValueOf(this))
    fits = n.All((n.Not(n.OfType(CardType.LAND)), less))
    not_cast = n.Each(n.All((n.OneOf(n.Saved("exiled")), n.InZone(Zone.EXILE))))
    return on_the_stack(
        when_you_cast_this.do(
            n.ExileUntil(fits),
            n.CastNow(n.Saved("found"), fits=less),
            n.Move(not_cast, Zone.LIBRARY, bottom=True, at_random=True),
        )
    )


cascade = cascade_of()  # CR 702.85a


@keyword("level up")
def level_up(price: str) -> n.Activated:
    """CR 702.87a."""
    return pay(price, as_a_sorcery=True).do(n.PutCounters("level", Fixed(1), this))


rebound = n.WhenResolved(at_the_beginning_of(upkeep, of=you).do(n.CastNow(this)))  # CR 702.88a


def miracle(*price: n.Cost | str) -> tuple[n.Ability, ...]:
    """CR 702.94a."""
    when_revealed = When(n.WhenYouDo()).do(n.CastNow(this, "miracle"))
    return n.AlternativeCost(components(price), "miracle", Zone.NOWHERE), n.RevealAsDrawn(when_revealed)


def miracle_given(cost: n.AlternativeCost) -> tuple[n.Modification, ...]:
    """By an effect, for this cost, whatever else the card could be cast for."""
    when_revealed = under("miracle", When(n.WhenYouDo()).do(n.CastNow(this, "miracle", for_cost=cost)))
    return n.GainAbility(cost), n.GainAbility(n.RevealAsDrawn(when_revealed))


@keyword("scavenge")
def scavenge(price: str) -> n.Activated:
    """CR 702.97a."""
    return (
        pay(price, n.ExileThis(), from_=Zone.GRAVEYARD, as_a_sorcery=True)
        .targeting(creature)
        .do(n.PutCounters("+1/+1", n.PowerOf(this), n.Target(0)))
    )


paradigm = n.Paradigm()  # CR 702.192a
epic = n.Epic()  # CR 702.50a
haunt = n.Haunt()  # CR 702.55a
cipher = n.Cipher()  # CR 702.99a
fuse = n.Fuse()

prowess = under(
    "prowess",
    whenever(casts(you, n.Not(n.OfType(CardType.CREATURE)))).do(n.Apply(this, (n.AddPT(n.Fixed(1), n.Fixed(1)),))),
)  # CR 702.108a


def replicate(*price: n.Cost | str) -> tuple[n.Ability, ...]:
    """CR 702.56a."""
    copy = n.CopySpell(this, amount=n.TimesPaid("replicate"))
    then = on_the_stack(replace(when_you_cast_this.do(copy), condition=n.WasPaid("replicate")))
    return n.CastCost(components(price), "replicate", many=True), under("replicate", then)


def squad(*price: n.Cost | str) -> tuple[n.Ability, ...]:
    """CR 702.157a."""
    copies = n.CreateCopy(this, n.TimesPaid("squad"))
    then = when(enters(n.IsThis()), n.WasPaid("squad")).do(copies)
    return n.CastCost(components(price), "squad", many=True), under("squad", then)


def offspring(*price: n.Cost | str) -> tuple[n.Ability, ...]:
    """CR 702.175a."""
    small = n.CreateCopy(this, but=(n.SetPT(amount(1), amount(1)),))
    then = when(enters(n.IsThis()), n.WasPaid("offspring")).do(small)
    return n.CastCost(components(price), "offspring"), under("offspring", then)


def casualty(power: int) -> tuple[n.Ability, ...]:
    """CR 702.153a."""
    paid = n.SacrificeCost(n.All((creature, n.PowerIs(">=", amount(power)))))
    then = on_the_stack(replace(when_you_cast_this.do(n.CopySpell(this)), condition=n.WasPaid("casualty")))
    return n.CastCost((paid,), "casualty"), under("casualty", then)


def conspire_of() -> tuple[n.Ability, ...]:
    """CR 702.78a."""
    helpers = n.TapCost(n.All((creature, n.SharesColor(this))), amount(2))
    then = on_the_stack(replace(when_you_cast_this.do(n.CopySpell(this)), condition=n.WasPaid("conspire")))
    return n.CastCost((helpers,), "conspire"), under("conspire", then)


conspire = conspire_of()


# Given by an effect to spells. What each is called tells it from the like of the spell itself, and it is not given
# twice that the spell is copied: that is done for each time that the cost was paid (CR 702.56b, 702.78b, 702.153b).


def given_with(cost: n.CastCost, keyword: str) -> tuple[n.Modification, ...]:
    copy = n.CopySpell(this, amount=n.TimesPaid(cost.optional))
    then = on_the_stack(replace(when_you_cast_this.do(copy), condition=n.WasPaid(cost.optional)))
    return n.GainAbility(cost), n.GainAbility(under(keyword, then), once=True)


def casualty_given(power: int) -> tuple[n.Modification, ...]:
    paid = n.SacrificeCost(n.All((creature, n.PowerIs(">=", amount(power)))))
    return given_with(n.CastCost((paid,), f"casualty given {power}"), "casualty")


def conspire_given() -> tuple[n.Modification, ...]:
    helpers = n.TapCost(n.All((creature, n.SharesColor(this))), amount(2))
    return given_with(n.CastCost((helpers,), "conspire given"), "conspire")


def replicate_given(*price: n.Cost | str) -> tuple[n.Modification, ...]:
    return given_with(n.CastCost(components(price), "replicate given", many=True), "replicate")


def replicate_given_for_mana_cost() -> tuple[n.Modification, ...]:
    paid = n.CastCost((), "replicate given for its mana cost", many=True, own_mana=True)
    return given_with(paid, "replicate")


bargain = n.CastCost(
    (n.SacrificeCost(n.Any((n.OfType(CardType.ARTIFACT | CardType.ENCHANTMENT), n.IsToken()))),), "bargain"
)  # CR 702.166a


def demonstrate_of() -> n.Triggered:
    """CR 702.144a."""
    theirs = n.CopySpell(this, by=n.ChosenPlayer())
    both = n.Sequence((n.CopySpell(this), n.ChoosePlayer(each_opponent), theirs))
    return on_the_stack(when_you_cast_this.do(n.May(both)))


demonstrate = under("demonstrate", demonstrate_of())


@keyword("recover")
def recover(*price: n.Cost | str) -> n.Triggered:
    """CR 702.59a."""
    paid = n.PayOrElse(components(price), you, n.Move(this, Zone.HAND), n.Move(this, Zone.EXILE))
    dies = n.PutIntoGraveyard(n.All((creature, n.OwnedBy(you))))
    return replace(whenever(dies).do(paid), zone=Zone.GRAVEYARD)


@keyword("ripple")
def ripple(how_many: int) -> n.Triggered:
    """CR 702.60a."""
    shown = n.Saved("revealed")
    still_there = n.Each(n.All((n.OneOf(shown), n.InZone(Zone.LIBRARY))))
    reveals = n.Sequence(
        (
            n.Remember(n.TopOfLibrary(you, how_many), shown.name),
            n.Reveal(shown),
            n.CastNow(still_there, fits=n.SharesName(this), one_by_one=True),
            n.Move(still_there, Zone.LIBRARY, bottom=True),
        )
    )
    return on_the_stack(when_you_cast_this.do(n.May(reveals)))


def entwine(*price: n.Cost | str) -> n.CastCost:
    """CR 702.42a."""
    return n.CastCost(components(price), "entwine", by_modes=True)


def escalate(*price: n.Cost | str) -> n.CastCost:
    """CR 702.120a."""
    return n.CastCost(components(price), "escalate", many=True, by_modes=True)


def overload(*price: n.Cost | str) -> n.AlternativeCost:
    """CR 702.96a; what the spell does then is its `text`."""
    return n.AlternativeCost(components(price), "overload")


def bestow(*price: n.Cost | str) -> n.AlternativeCost:
    """CR 702.103a; what it is then follows from the name."""
    return n.AlternativeCost(components(price), "bestow")


def mutate(*price: n.Cost | str) -> n.AlternativeCost:
    """CR 702.140a; what the spell is then follows from the name."""
    return n.AlternativeCost(components(price), "mutate")


def cleave(*price: n.Cost | str) -> n.AlternativeCost:
    """CR 702.148a; what the spell does then is its `text`."""
    return n.AlternativeCost(components(price), "cleave")


def awaken(how_many: int, *price: n.Cost | str) -> n.AlternativeCost:
    """CR 702.113a."""
    land = n.Target(0)
    becomes = (n.SetPT(amount(0), amount(0)), n.AddTypes(CardType.CREATURE, ("Elemental",)))
    wakes = n.Sequence(
        (
            n.PutCounters("+1/+1", amount(how_many), land),
            n.Apply(land, (*becomes, n.GainKeywords(Keyword.HASTE)), n.Duration.PERMANENT),
        )
    )
    aimed = n.TargetPhrase(n.All((n.OfType(CardType.LAND), n.ControlledBy(you))))
    return n.AlternativeCost(components(price), "awaken", also=n.Mode(wakes, (aimed,)))


def dash(price: str) -> tuple[n.Ability, ...]:
    """CR 702.109a."""
    dashed = n.WasPaid("dash")
    back = n.Delayed(at_the_beginning_of(end_step).do(n.Move(this, Zone.HAND)))
    return (
        n.AlternativeCost(components((price,)), "dash"),
        n.Static(n.AsEnters(n.If(dashed, back))),
        n.Static(n.Modify(n.IsThis(), (n.GainKeywords(n.Keyword.HASTE),)), dashed),
    )


def blitz(*price: n.Cost | str) -> tuple[n.Ability, ...]:
    """CR 702.152a."""
    paid = n.WasPaid("blitz")
    dies = when(n.PutIntoGraveyard(n.IsThis())).do(draw(1))
    gone = n.Delayed(at_the_beginning_of(end_step).do(sacrifice_it(this)))
    return (
        n.AlternativeCost(components(price), "blitz"),
        n.Static(n.AsEnters(n.If(paid, gone))),
        n.Static(n.Modify(n.IsThis(), (n.GainKeywords(n.Keyword.HASTE), n.GainAbility(dies))), paid),
    )


def warp(*price: n.Cost | str) -> tuple[n.Ability, ...]:
    """CR 702.185a."""
    then = n.Sequence((n.Move(this, Zone.EXILE), n.MayPlay(it, later_turn=True, lands=False)))
    away = n.Delayed(at_the_beginning_of(end_step).do(then))
    cost = n.AlternativeCost(components(price), "warp", only_there=True)
    return cost, n.Static(n.AsEnters(n.If(n.WasPaid("warp"), away)))


def sneak(price: str) -> n.AlternativeCost:
    """CR 702.190a, b."""
    returned = n.ReturnCost(n.All((creature, n.IsUnblocked())))
    during = n.Both(n.IsYourTurn(), n.InPart("declare blockers"))
    paid = (*components((price,)), returned)
    return n.AlternativeCost(paid, "sneak", condition=during, at_any_time=True, attacking=True)


def web_slinging(price: str) -> n.AlternativeCost:
    """CR 702.188a."""
    tapped = n.ReturnCost(n.All((creature, n.IsTapped())))
    return n.AlternativeCost((*components((price,)), tapped), "web-slinging")


@keyword("crew")
def crew(power: int) -> n.Activated:
    """CR 702.122a."""
    animate = n.Apply(this, (n.AddTypes(CardType.ARTIFACT | CardType.CREATURE),))
    return pay(n.CrewCost(power)).do(animate, n.Crew())


aftermath = n.Aftermath()


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


@keyword("encore")
def encore(price: str) -> n.Activated:
    """CR 702.141a."""
    theirs = n.All((n.OneOf(it), n.CreatedAgainst(n.ThatPlayer())))
    return pay(price, n.ExileThis(), from_=Zone.GRAVEYARD, as_a_sorcery=True).do(
        n.CreateCopy(this, against=each_opponent, later=True),
        n.ForEachPlayer(each_opponent, n.Begin(n.MustAttack(theirs, n.ThatPlayer()))),
        n.Apply(it, (n.GainKeywords(Keyword.HASTE),), n.Duration.PERMANENT),
        n.Delayed(at_the_beginning_of(end_step).do(n.SacrificeIt(it))),
    )


def escape(*price: n.Cost | str) -> n.AlternativeCost:
    """CR 702.138a."""
    return n.AlternativeCost(components(price), "escape", Zone.GRAVEYARD)


daybound = n.Daybound()  # CR 702.145
nightbound = n.Nightbound()


def disturb(price: str) -> n.AlternativeCost:
    """CR 702.146a."""
    return n.AlternativeCost(components((price,)), "disturb", Zone.GRAVEYARD, transformed=True)


def toxic(amount: int) -> n.Static:
    """CR 702.164."""
    return n.Static(n.Toxic(amount))


def disguise(*price: n.Cost | str) -> n.Morph:
    """CR 702.168a."""
    return n.Morph(components(price), "disguise")


def becomes_plotted(what: n.Selector = it) -> n.MayPlay:
    """CR 702.170d."""
    return n.MayPlay(what, free=True, as_a_sorcery=True, later_turn=True, owners=True)


def plot(price: str) -> n.SpecialAction:
    """CR 702.170a."""
    exile_it = n.Sequence((n.Move(this, Zone.EXILE), becomes_plotted()))
    return n.SpecialAction("plot", components((price,)), exile_it, True)


def foretell(*price: n.Cost | str) -> tuple[n.Ability, ...]:
    """CR 702.143a."""
    may_cast = n.MayPlay(it, later_turn=True, alternative="foretell", lands=False)
    exile_it = n.Sequence((n.Move(this, Zone.EXILE, face_down=True), may_cast))
    return (
        n.AlternativeCost(components(price), "foretell", Zone.NOWHERE),
        n.SpecialAction("foretell", components(("{2}",)), exile_it, own_turn=True),
    )


HERO = n.CardDef("Hero Token", None, CardType.CREATURE, 0, ("Hero",), 1, 1, colors=0)
job_select = under("job select", when(enters(n.IsThis())).do(n.CreateToken(HERO), n.Attach(this, it)))  # CR 702.182a


# --- Other ways to cast it


undaunted = n.CostsLessToCast(n.SizeOf(each_opponent), keyword="undaunted")  # CR 702.125a


def surge(*price: n.Cost | str) -> n.AlternativeCost:
    """CR 702.117a, without teammates."""
    return n.AlternativeCost(components(price), "surge", condition=n.HappenedThisTurn("cast a spell", you))


def spectacle(*price: n.Cost | str) -> n.AlternativeCost:
    """CR 702.137a."""
    return n.AlternativeCost(components(price), "spectacle", condition=n.HappenedThisTurn("lost life", each_opponent))


def impending(how_many: int, price: str) -> tuple[n.Ability, ...]:
    """CR 702.176a."""
    waits = n.Both(n.WasPaid("impending"), n.Fits(this, n.HasCounter("time")))
    return (
        n.AlternativeCost(components((price,)), "impending"),
        n.Static(n.EntersWithCounters("time", n.Fixed(how_many)), condition=n.WasPaid("impending")),
        n.Static(n.Modify(n.IsThis(), (n.LoseTypes(CardType.CREATURE),)), condition=waits),
        at_the_beginning_of(end_step, of=you, if_=waits).do(n.RemoveCounters("time", n.Fixed(1), this)),
    )


def freerunning(*price: n.Cost | str) -> n.AlternativeCost:
    """CR 702.173a."""
    return n.AlternativeCost(components(price), "freerunning", condition=n.HurtWith("Assassin", commander=True))


def prowl(*price: n.Cost | str) -> n.AlternativeCost:
    """CR 702.76a."""
    return n.AlternativeCost(components(price), "prowl", condition=n.HurtWithItsTypes())


DISCARDED_THIS_TURN = n.PutThereThisTurn(discarded=True)


def mayhem(*price: n.Cost | str) -> n.AlternativeCost:
    """CR 702.187b."""
    discarded = n.Fits(this, DISCARDED_THIS_TURN)
    return n.AlternativeCost(components(price), "mayhem", Zone.GRAVEYARD, condition=discarded)


# Given by an effect: its cost is the mana cost of the card that has it.
mayhem_for_mana_cost = replace(mayhem(), additional=True)
mayhem_without_cost = n.Static(
    n.MayPlayFrom(n.All((n.IsThis(), n.InZone(Zone.GRAVEYARD), DISCARDED_THIS_TURN))), keyword="mayhem"
)  # CR 702.187c

jump_start = n.AlternativeCost(
    (n.DiscardCost(n.Anything()),), "jump-start", Zone.GRAVEYARD, exile_after=True, additional=True
)  # CR 702.133a
