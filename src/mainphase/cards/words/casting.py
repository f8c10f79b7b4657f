"""Words for keywords about casting a spell: what it costs, from where, what comes of having cast it (CR 702)."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.cards.words.abilities import When, casts, enters, from_zone, when, whenever
from mainphase.cards.words.costs import components
from mainphase.cards.words.keywords import keyword, named
from mainphase.cards.words.things import is_a, it, this, you


def buyback(*price: n.Cost | str) -> tuple[n.Ability, ...]:
    """CR 702.27a."""
    paid = n.WasPaid("buyback")
    return n.CastCost(components(price), "buyback"), n.ResolvesInto(Zone.HAND, paid)


def evoke(*price: n.Cost | str) -> tuple[n.Ability, ...]:
    """CR 702.74a."""
    leave = when(enters(n.IsThis()), n.WasPaid("evoke")).do(n.SacrificeIt(this, n.ControllerOf(this)))
    return n.AlternativeCost(components(price), "evoke"), leave


retrace = n.AlternativeCost(
    (n.DiscardCost(n.OfType(CardType.LAND)),), "retrace", Zone.GRAVEYARD, additional=True
)  # CR 702.81a

when_you_cast_this = When(n.CastsSpell(you, n.IsThis()))


prowess = named(
    "prowess",
    whenever(casts(you, n.Not(n.OfType(CardType.CREATURE)))).do(n.Apply(this, (n.AddPT(n.Fixed(1), n.Fixed(1)),))),
)  # CR 702.108a


def on_the_stack(ability: n.Triggered) -> n.Triggered:
    """It triggers as this spell is cast, and functions on the stack."""
    return from_zone(Zone.STACK, ability)


storm = named(
    "storm", on_the_stack(when_you_cast_this.do(n.CopySpell(this, amount=n.SpellsCastBefore())))
)  # CR 702.40a


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


def miracle(*price: n.Cost | str) -> tuple[n.Ability, ...]:
    """CR 702.94a."""
    when_revealed = When(n.WhenYouDo()).do(n.CastNow(this, "miracle"))
    return n.AlternativeCost(components(price), "miracle", Zone.NOWHERE), n.RevealAsDrawn(when_revealed)


may_begin_on_the_battlefield = n.BeginsOnBattlefield()  # CR 103.6a

# --- Suspend (CR 702.62)

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
    exile_it = n.Sequence((n.Move(this, Zone.EXILE), n.PutCounters("time", n.Fixed(how_long), it)))
    action = n.SpecialAction("suspend", components((price,)), exile_it)
    return n.HasKeywords(Keyword.SUSPEND), action, ticks, comes_back


def gains_suspend(what: n.Selector) -> n.If:
    """A card in exile gains suspend if it does not have it."""
    gained = (n.GainKeywords(Keyword.SUSPEND), n.GainAbility(ticks), n.GainAbility(comes_back))
    without = n.Negated(n.Fits(what, n.WithKeyword(Keyword.SUSPEND)))
    return n.If(without, n.Apply(what, gained, n.Duration.PERMANENT))


# --- Plot (CR 702.170)


def becomes_plotted(what: n.Selector = it) -> n.MayPlay:
    """CR 702.170d."""
    return n.MayPlay(what, free=True, as_a_sorcery=True, later_turn=True)


def plot(price: str) -> n.SpecialAction:
    """CR 702.170a."""
    exile_it = n.Sequence((n.Move(this, Zone.EXILE), becomes_plotted()))
    return n.SpecialAction("plot", components((price,)), exile_it, True)


# --- Playing from elsewhere (CR 601.3, 305.1)

exiled_with_this = n.ExiledWithThis()
on_top_of_library = n.IsOnTop()


def exile_with_this(what: n.Selector) -> n.Move:
    """What another ability of this object then calls exiled with it (CR 607.2a)."""
    return n.Move(what, Zone.EXILE, linked=True)


def may_play_from(
    *which: n.Filter,
    who: n.Selector = you,
    free: bool = False,
    lands: bool = True,
    own_turn: bool = False,
    per_turn: int = 0,
    any_color: bool = False,
    then: n.Triggered | None = None,
) -> n.Static:
    return n.Static(n.MayPlayFrom(is_a(*which), who, free, lands, own_turn, per_turn, any_color, then))


@keyword("hideaway")
def hideaway(how_many: int, at_random: bool = True) -> n.Triggered:
    """CR 702.75a; the other cards once went to the bottom in any order."""
    looked_at = n.All((n.InZone(Zone.LIBRARY), n.OneOf(n.TopOfLibrary(you, how_many))))
    rest = n.TopOfLibrary(you, how_many - 1)
    return when(enters(n.IsThis())).do(
        n.Choose(looked_at),
        n.Move(it, Zone.EXILE, linked=True, face_down=True),
        n.Move(rest, Zone.LIBRARY, bottom=True, at_random=at_random),
    )


def may_play_it_free(*which: n.Filter) -> n.CastNow:
    """You may play a card that fits without paying its mana cost, while this resolves (CR 608.2g)."""
    return n.CastNow(n.Each(is_a(*which)), land_too=True)


def attacked_with(how_many: int) -> n.HappenedThisTurn:
    """You attacked with so many different creatures this turn."""
    return n.HappenedThisTurn("attacked with creatures", you, how_many)
