"""Keyword abilities (CR 702) of creatures and of other permanents that stand for abilities in other words: how they
enter, attack, block, grow and die. `keyword_abilities` has the others.
"""

from dataclasses import replace

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import cost
from mainphase.cards.nodes import CardType, Color, Fixed, Keyword, Zone
from mainphase.cards.nodes.often_named import OTHER_OPPONENTS
from mainphase.cards.words.activating import pay
from mainphase.cards.words.doing import in_turn
from mainphase.cards.words.keyword_abilities import keyword, under
from mainphase.cards.words.statics import anchor_words
from mainphase.cards.words.things import (
    amount,
    creature,
    each_opponent,
    in_a_hand,
    is_a,
    it,
    itself,
    owned_by_you,
    this,
    you,
    yours,
)
from mainphase.cards.words.triggers import (
    at_the_beginning_of,
    attacks,
    casts,
    deals_combat_damage_to_player,
    end_step,
    enters,
    when,
    whenever,
)

PUT_INTO_GRAVEYARD = n.PutIntoGraveyard(n.IsThis())  # put into a graveyard from the battlefield
GROWS = n.PutCounters("+1/+1", Fixed(1), this)


def without_counter(kind: str) -> n.Negated:
    """It has, or as it left had, no counter of this kind."""
    return n.Negated(n.Fits(this, n.HasCounter(kind)))


devoid = under("devoid", n.Static(n.Defines((n.SetColors(0),))))  # CR 702.114a


# --- Entering


@keyword("bloodthirst")
def bloodthirst(how_many: int) -> n.Static:
    """CR 702.54a."""
    return n.Static(n.EntersWithCounters("+1/+1", Fixed(how_many)), n.HappenedThisTurn("damaged", each_opponent))


bloodthirst_x = n.Static(
    n.EntersWithCounters("+1/+1", n.SoMuchThisTurn("damaged", each_opponent)), keyword="bloodthirst"
)  # CR 702.54b


@keyword("fabricate")
def fabricate(how_many: int) -> n.Triggered:
    """CR 702.123a."""
    servo = n.CardDef("Servo Token", None, CardType.ARTIFACT | CardType.CREATURE, 0, ("Servo",), 1, 1, colors=0)
    grow = n.PutCounters("+1/+1", Fixed(how_many), this)
    return when(enters(itself)).do(n.May(grow, otherwise=n.CreateToken(servo, Fixed(how_many))))


GERM = n.CardDef("Phyrexian Germ Token", None, CardType.CREATURE, 0, ("Phyrexian", "Germ"), 0, 0, colors=Color.BLACK)
exploit = under("exploit", when(enters(itself)).do(n.May(n.Sacrifice(creature, you))))  # CR 702.110a
living_weapon = under("living weapon", when(enters(itself)).do(n.CreateToken(GERM), n.Attach(this, it)))  # CR 702.92a


@keyword("evolve")
def evolve_of() -> n.Triggered:
    that = n.ThatObject()
    stronger = n.Compare(n.PowerOf(that), ">", n.PowerOf(this))
    tougher = n.Compare(n.ToughnessOf(that), ">", n.ToughnessOf(this))
    return whenever(enters(creature, n.ControlledBy(you)), n.Either(stronger, tougher)).do(GROWS)


evolve = evolve_of()  # CR 702.100a


@keyword("increment")
def increment_of() -> n.Triggered:
    spent = n.ManaSpent(n.ThatObject())
    more = n.Either(n.Compare(spent, ">", n.PowerOf(this)), n.Compare(spent, ">", n.ToughnessOf(this)))
    return whenever(casts(you), n.Both(n.Fits(this, creature), more)).do(GROWS)


increment = increment_of()  # CR 702.191a


def riot_of() -> tuple[n.Ability, ...]:
    """CR 702.136a: which of the two is chosen as an anchor word is."""
    unused = n.HasKeywords(Keyword.HASTE)
    asks, counter, haste = anchor_words(("counter", unused), ("haste", unused))
    assert isinstance(asks, n.Static)
    assert isinstance(counter, n.Static)
    assert isinstance(haste, n.Static)
    swift = n.Modify(itself, (n.GainKeywords(Keyword.HASTE),))
    return (
        replace(asks, keyword="riot"),
        n.Static(n.EntersWithCounters("+1/+1", Fixed(1)), counter.condition),
        n.Static(swift, haste.condition),
    )


riot = riot_of()


def soulbond_of() -> tuple[n.Triggered, n.Triggered]:
    """CR 702.95a."""
    unpaired = is_a(creature, yours, n.Not(n.IsPaired()))
    other = is_a(n.Other(), creature, yours, n.Not(n.IsPaired()))
    entered, partner = n.ThatObject(), n.Saved("partner")
    alone = n.Fits(this, unpaired)
    joins = n.Sequence((n.Choose(other, save=partner.name), n.Pair(this, partner)))
    return (
        when(enters(itself), n.Both(alone, n.Exists(other))).do(n.May(joins)),
        whenever(enters(n.Other(), creature, yours), n.Both(alone, n.Fits(entered, unpaired))).do(
            n.May(n.Pair(entered, this))
        ),
    )


soulbond = under("soulbond", soulbond_of())


def sunburst_of() -> tuple[n.Static, n.Static]:
    """CR 702.44a: +1/+1 counters on a creature, charge counters on anything else."""
    spent = n.ColorsSpent()
    is_creature = n.Fits(this, creature)
    return (
        n.Static(n.EntersWithCounters("+1/+1", spent), is_creature, keyword="sunburst"),
        n.Static(n.EntersWithCounters("charge", spent), n.Negated(is_creature), keyword="sunburst"),
    )


sunburst = sunburst_of()

unleash = (
    n.Static(n.AsEnters(n.May(n.EntersSo(n.EntersWithCounters("+1/+1", Fixed(1))))), keyword="unleash"),
    n.Static(n.CantBlock(itself), n.Fits(this, n.HasCounter("+1/+1"))),
)  # CR 702.98a


TRIBUTE = "tribute"


@keyword("tribute")
def tribute(how_many: int) -> n.Static:
    """CR 702.104a: what the chosen opponent does is chosen as an anchor word is, so that it is known whether they paid
    (702.104b).
    """
    asks = n.ChooseAnchorWord((TRIBUTE, "no tribute"), n.ChosenPlayer())
    paid = n.EntersSo(n.EntersWithCounters("+1/+1", Fixed(how_many)))
    return n.Static(
        n.AsEnters(in_turn(n.ChoosePlayer(each_opponent), asks, n.If(n.WordIsChosen(TRIBUTE), paid))),
    )


tribute_was_not_paid = n.Negated(n.WordIsChosen(TRIBUTE))  # CR 702.104b


def devour(how_many: int) -> n.Static:
    """CR 702.82a."""
    return devouring(n.Times(how_many, n.SizeOf(EATEN)))


EATEN = n.Saved("devoured")


def devouring(counters: n.Quantity) -> n.Static:
    """As it enters, creatures may be sacrificed; it enters with so many counters for them."""
    grown = n.EntersWithCounters("+1/+1", counters)
    return n.Static(
        n.AsEnters(
            n.Sequence(
                (
                    n.Choose(is_a(creature, yours), at_least=Fixed(0), at_most=Fixed(99), save=EATEN.name),
                    n.EntersSo(grown),
                    n.SacrificeIt(EATEN),
                )
            )
        ),
        keyword="devour",
    )


devour_squared = devouring(n.ProductOf(n.SizeOf(EATEN), n.SizeOf(EATEN)))  # "devour X"


@keyword("amplify")
def amplify(how_many: int) -> n.Static:
    """CR 702.38a."""
    shown = n.Saved("revealed")
    kin = is_a(in_a_hand, owned_by_you, n.SharesCreatureType(this))
    grown = n.EntersSo(n.EntersWithCounters("+1/+1", n.Times(how_many, n.SizeOf(shown))))
    asks = n.Choose(kin, at_least=Fixed(0), at_most=Fixed(99), save=shown.name)
    return n.Static(n.AsEnters(in_turn(asks, n.Reveal(shown), grown)))


def graft(how_many: int) -> tuple[n.Ability, ...]:
    """CR 702.58a."""
    onto = n.PutCounters("+1/+1", Fixed(1), n.ThatObject())
    moves = n.Sequence((n.RemoveCounters("+1/+1", Fixed(1), this), onto))
    return (
        n.Static(n.EntersWithCounters("+1/+1", Fixed(how_many))),
        under(
            "graft",
            whenever(enters(n.Other(), creature), n.Fits(this, n.HasCounter("+1/+1"))).do(n.May(moves)),
        ),
    )


# --- Attacking and blocking


def boast(does: n.Mode, *price: n.Cost) -> n.Activated:
    """CR 702.142a."""
    return n.Activated(price, (does,), per_turn=1, condition=n.Fits(this, n.AttackedThisTurn()), keyword="boast")


def exhaust(does: n.Mode, *price: n.Cost) -> n.Activated:
    """CR 702.177a."""
    return n.Activated(price, (does,), once=True, keyword="exhaust")


def power_up(does: n.Mode, *price: n.Cost) -> n.Activated:
    """CR 602.5b, 601.2f; 702.193a in the rules of 2026-06-19, which stand nowhere here."""
    return n.Activated(price, (does,), once=True, keyword="power-up", less_own_cost=n.Fits(this, n.EnteredThisTurn()))


def backup(how_many: int) -> n.Backup:
    """CR 702.165a."""
    return n.Backup(how_many)


def absorb(how_much: int) -> n.Static:
    """CR 702.64a."""
    return n.Static(n.Prevents(itself, amount=amount(how_much)), keyword="absorb")


@keyword("bushido")
def bushido(how_much: int | n.Quantity) -> n.Triggered:
    """CR 702.45a."""
    more = amount(how_much)
    return whenever(n.AnyOf((n.Blocks(itself), n.BecomesBlocked(itself)))).do(n.Apply(this, (n.AddPT(more, more),)))


FLANKER = n.WithAbility("flanking")
flanking = under(
    "flanking",
    whenever(n.BecomesBlocked(itself, by=is_a(creature, n.Not(FLANKER)))).do(
        n.Apply(n.ThatSource(), (n.AddPT(Fixed(-1), Fixed(-1)),))
    ),
)  # CR 702.25a


@keyword("frenzy")
def frenzy(how_much: int) -> n.Triggered:
    """CR 702.68a."""
    return whenever(n.IsntBlocked(itself)).do(n.Apply(this, (n.AddPT(Fixed(how_much), Fixed(0)),)))


@keyword("annihilator")
def annihilator(how_many: int | n.Quantity) -> n.Triggered:
    """CR 702.86a."""
    return whenever(attacks(itself)).do(n.Sacrifice(n.Anything(), n.DefendingPlayer(), amount(how_many)))


battle_cry = under(
    "battle cry",
    whenever(attacks(itself)).do(
        n.Apply(n.Each(is_a(n.Other(), creature, n.IsAttacking())), (n.AddPT(Fixed(1), Fixed(0)),))
    ),
)  # CR 702.91a


WARRIOR = n.CardDef("Warrior Token", None, CardType.CREATURE, 0, ("Warrior",), 1, 1, colors=Color.RED)


@keyword("mobilize")
def mobilize(how_many: int | n.Quantity) -> n.Triggered:
    """CR 702.181a."""
    made = n.CreateToken(WARRIOR, amount(how_many), tapped=True, attacking=True)
    gone = n.Delayed(at_the_beginning_of(end_step).do(n.SacrificeIt(it)))
    return whenever(attacks(itself)).do(made, gone)


@keyword("afflict")
def afflict(how_much: int) -> n.Triggered:
    """CR 702.130a."""
    return whenever(n.BecomesBlocked(itself)).do(n.LoseLife(Fixed(how_much), n.DefendingPlayer()))


@keyword("rampage")
def rampage(how_much: int) -> n.Triggered:
    """CR 702.23a."""
    beyond = n.Plus(n.CountOf(is_a(creature, n.IsBlocking(this))), Fixed(-1))
    more = n.Times(how_much, beyond)
    return whenever(n.BecomesBlocked(itself)).do(n.Apply(this, (n.AddPT(more, more),)))


@keyword("renown")
def renown(how_many: int) -> n.Triggered:
    """CR 702.112a."""
    unknown = n.Negated(n.Fits(this, n.IsDesignated("renowned")))
    return whenever(deals_combat_damage_to_player(itself), unknown).do(
        n.PutCounters("+1/+1", Fixed(how_many), this), n.Designate(this, "renowned")
    )


mentor = under(
    "mentor",
    whenever(attacks(itself))
    .targeting(is_a(creature, n.IsAttacking(), n.PowerIs("<", n.PowerOf(this))))
    .do(n.PutCounters("+1/+1", Fixed(1), n.Target(0))),
)  # CR 702.134a

provoke = under(
    "provoke",
    whenever(attacks(itself))
    .targeting(is_a(creature, n.ControlledBy(n.DefendingPlayer())))
    .do(
        n.May(
            n.Sequence(
                (
                    n.Untap(n.Target(0)),
                    n.Begin(n.MustBlock(n.OneOf(n.Target(0)), n.OneOf(this)), n.Duration.END_OF_COMBAT),
                )
            )
        )
    ),
)  # CR 702.39a

training = under(
    "training",
    whenever(attacks(itself, n.PowerIs("<", n.GreatestPower(n.IsAttacking())))).do(GROWS),
)  # CR 702.149a

ravenous = (
    n.Static(n.EntersWithCounters("+1/+1", n.X()), keyword="ravenous"),
    under("ravenous", when(enters(itself), n.Compare(n.X(), ">=", Fixed(5))).do(n.Draw(Fixed(1)))),
)  # CR 702.156a

MOST_LIFE = n.PlayersWho(
    n.EachPlayer(),
    n.Compare(n.LifeOf(n.ThatPlayer()), ">=", n.MostAmong(n.EachPlayer(), n.LifeOf(n.ThatPlayer()))),
)  # the player with the most life or tied for most life
dethrone = under("dethrone", whenever(n.Attacks(itself, player=MOST_LIFE)).do(GROWS))  # CR 702.105a
ATTACKED_OPPONENTS = n.PlayersWho(n.EachOpponent(), n.AttackedThisCombat(n.ThatPlayer(), you))
melee = under(
    "melee",
    whenever(attacks(itself)).do(n.Apply(this, (n.AddPT(n.SizeOf(ATTACKED_OPPONENTS), n.SizeOf(ATTACKED_OPPONENTS)),))),
)  # CR 702.121a

myriad = under(
    "myriad",
    whenever(attacks(itself)).do(
        n.ForEachPlayer(OTHER_OPPONENTS, n.May(n.Remember(n.ThatPlayer(), "attacked", beside=True))),
        n.CreateCopy(this, tapped=True, against=n.Saved("attacked")),
        n.If(
            n.Compare(n.SizeOf(it), ">=", Fixed(1)),
            n.Delayed(n.Triggered(n.EndOfCombat(), (n.Mode(n.Move(it, Zone.EXILE)),))),
        ),
    ),
)  # CR 702.116a

ingest = under(
    "ingest",
    whenever(deals_combat_damage_to_player(itself)).do(n.Move(n.TopOfLibrary(n.ThatPlayer(), 1), Zone.EXILE)),
)  # CR 702.115a


@keyword("firebending")
def firebending(amount: int | n.Quantity) -> n.Triggered:
    """CR 702.189a."""
    so_much = amount if isinstance(amount, n.Quantity) else Fixed(amount)
    return whenever(attacks(itself)).do(n.AddMana(((Color.RED,),), so_much, keeps=n.Duration.END_OF_COMBAT))


decayed: tuple[n.Ability, ...] = (
    n.Static(n.CantBlock(itself)),
    under("decayed", when(attacks(itself)).do(n.Delayed(n.Triggered(n.EndOfCombat(), (n.Mode(n.SacrificeIt(this)),))))),
)  # CR 702.147a


@keyword("saddle")
def saddle(power: int) -> n.Activated:
    """CR 702.171a."""
    return pay(n.CrewCost(power, saddles=True), as_a_sorcery=True).do(n.Designate(this, "saddled"))


# --- Dying


def returns_with_counter(name: str, kind: str) -> n.Triggered:
    return under(
        name,
        when(PUT_INTO_GRAVEYARD, without_counter(kind)).do(
            n.Move(this, Zone.BATTLEFIELD, n.OwnerOf(this), counters=(kind,))
        ),
    )


persist = returns_with_counter("persist", "-1/-1")  # CR 702.79a
undying = returns_with_counter("undying", "+1/+1")  # CR 702.93a


@keyword("soulshift")
def soulshift(at_most: int) -> n.Triggered:
    """CR 702.46a."""
    spirit = is_a(n.OfSubtype("Spirit"), n.ManaValueIs("<=", Fixed(at_most)), n.InZone(Zone.GRAVEYARD), n.OwnedBy(you))
    return when(PUT_INTO_GRAVEYARD).targeting(spirit).do(n.May(n.Move(n.Target(0), Zone.HAND)))


@keyword("modular")
def modular(how_many: int) -> tuple[n.Ability, ...]:
    """CR 702.43a."""
    heir = is_a(n.OfType(CardType.ARTIFACT), creature)
    return (
        n.Static(n.EntersWithCounters("+1/+1", Fixed(how_many))),
        when(PUT_INTO_GRAVEYARD)
        .targeting(heir)
        .do(n.May(n.PutCounters("+1/+1", n.CountersOn("+1/+1", this), n.Target(0)))),
    )


@keyword("afterlife")
def afterlife(how_many: int) -> n.Triggered:
    """CR 702.135a."""
    spirit = n.CardDef(
        "Spirit Token",
        None,
        CardType.CREATURE,
        0,
        ("Spirit",),
        1,
        1,
        None,
        (n.HasKeywords(Keyword.FLYING),),
        Color.WHITE | Color.BLACK,
    )
    return when(PUT_INTO_GRAVEYARD).do(n.CreateToken(spirit, Fixed(how_many)))


# --- Casting

extort = under(
    "extort",
    whenever(casts(you)).do(
        n.PayOrElse(
            (n.PayMana(cost("{W/B}")),),
            you,
            paid=in_turn(n.LoseLife(Fixed(1), each_opponent), n.GainLife(n.DoneThisWay("life lost"))),
        )
    ),
)  # CR 702.101a


# --- Activated, on the battlefield and in the hand


@keyword("outlast")
def outlast(price: str) -> n.Activated:
    """CR 702.107a."""
    return pay(price, n.TapThis(), as_a_sorcery=True).do(GROWS)


CHARGED = n.PutCounters("charge", n.PowerOf(n.Saved("tapped")), this)
station = under(  # CR 702.184a
    "station", pay(n.TapCost(n.All((n.Other(), n.OfType(CardType.CREATURE)))), as_a_sorcery=True).do(CHARGED)
)


@keyword("reinforce")
def reinforce(how_many: int, price: str) -> n.Activated:
    """CR 702.77a."""
    return (
        pay(price, n.DiscardThis(), from_=Zone.HAND)
        .targeting(creature)
        .do(n.PutCounters("+1/+1", Fixed(how_many), n.Target(0)))
    )
