"""Planes and phenomena, for planar decks (CR 311, 312, 901): an example of each kind of thing that they say."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import IT, REVEALED, SEEN
from mainphase.cards.words import *

CREATURE_THERE = n.All((creature, n.InZone(Zone.BATTLEFIELD)))
LIKE_IT = n.CountOf(n.All((CREATURE_THERE, n.Not(n.OneOf(n.Modified())), n.SharesCreatureType(n.Modified()))))
NEITHER = n.Not(n.Any((n.WithKeyword(n.Keyword.FLYING), n.HasLandwalk(a("Island")))))
SAME_NAME = n.Each(is_a(creature, n.SharesName(target), n.Not(n.OneOf(target))))
SCROLLS = n.CountersOn("scroll", this)
PLANE = n.OfType(n.CardType.PLANE)
REVEALED_PLANES = n.Each(n.All((n.InZone(Zone.COMMAND), PLANE, n.OneOf(REVEALED))))
OTHER_REVEALED = n.Each(n.All((n.InZone(Zone.COMMAND), n.OneOf(REVEALED), n.Not(PLANE))))

ITS_POWER, WITH_IT = n.PowerOf(that_object), n.ControlledBy(n.ControllerOf(that_object))
GONE = n.Saved("exiled creatures")


def hit_this_combat(whom: n.Selector) -> n.Filter:
    return n.DealtDamageTo(whom, combat=True, this_combat=True)


HIT_BY_TARGET = n.PlayersWho(each_player, n.Fits(target, hit_this_combat(that_player)))


def each_in_turn_may(who: n.Selector, which: n.Filter, zone: int, to: int) -> n.ForEachPlayer:
    """Each of these players may move a card of theirs that fits from one zone to another."""
    theirs = n.All((which, n.InZone(zone), n.OwnedBy(that_player)))
    return n.ForEachPlayer(who, n.May(in_turn(n.Choose(theirs, that_player), n.Move(IT, to)), that_player))


CARDS = (
    # --- Arriving and leaving
    plane(
        "Aretopolis",
        "Kephalai",
        when_planeswalked_to_or_each_upkeep.do(put_counters(1, "scroll", this), n.GainLife(SCROLLS)),
        When(n.StateIs(n.Compare(SCROLLS, ">=", n.Fixed(10)))).do(n.Planeswalk()),
        whenever_chaos_ensues.do(put_counters(1, "scroll", this), n.Draw(SCROLLS)),
    ),
    plane(
        "Cliffside Market",
        "Mercadia",
        when_planeswalked_to_or_each_upkeep.targeting(a_player).do(n.May(n.ExchangeLife(n.Together((you, target))))),
        n.Triggered(
            n.ChaosEnsues(),
            (
                n.Mode(
                    n.ExchangeControl(n.Together((target, n.Target(1)))),
                    (
                        n.TargetPhrase(n.Anything()),
                        n.TargetPhrase(n.SharesCardType(target), another=True, mutual=n.SharesCardType(target)),
                    ),
                ),
            ),
        ),
    ),
    plane(
        "Sanctum of Serra",
        "Serra’s Realm",
        when_planeswalked_away_from.do(destroy(n.Each(n.Not(land)))),
        whenever_chaos_ensues.do(n.May(n.SetLife(n.Fixed(20), you))),
    ),
    # --- What is so, and what triggers
    plane(
        "Edge of Malacol",
        "Belenon",
        n.Static(n.UntapsInstead(is_a(creature, yours), put_counters(2, "+1/+1", that_object))),
        whenever_chaos_ensues.do(n.Untap(n.Each(is_a(creature, yours)))),
    ),
    plane(
        "Glen Elendra",
        "Lorwyn",
        n.Triggered(
            n.EndOfCombat(),
            (
                n.Mode(
                    n.May(n.ExchangeControl(n.Together((target, n.Target(1))))),
                    (
                        n.TargetPhrase(n.All((creature, yours, hit_this_combat(each_player)))),
                        n.TargetPhrase(n.All((creature, n.ControlledBy(HIT_BY_TARGET)))),
                    ),
                ),
            ),
        ),
        whenever_chaos_ensues.targeting(n.All((creature, n.OwnedBy(you)))).do(
            n.Apply(target, (n.SetController(you),), Duration.PERMANENT)
        ),
    ),
    plane(
        "Glimmervoid Basin",
        "Mirrodin",
        n.Triggered(
            n.CastsSpell(each_player, n.All((n.OfType(n.CardType.INSTANT | n.CardType.SORCERY), n.HasOneTarget()))),
            (n.Mode(n.CopyForEachTarget(that_object, players=each_player, by=that_player)),),
        ),
        whenever_chaos_ensues.targeting(creature).do(
            n.Remember(target, "chosen"),
            n.CreateCopy(target, by=n.PlayersBut(each_player, n.ControllerOf(target))),
        ),
    ),
    plane(
        "Grand Ossuary",
        "Ravnica",
        n.Triggered(
            n.Dies(creature),
            (
                n.Mode(
                    n.PutCounters("+1/+1", ITS_POWER, target, divided=True, by=n.ControllerOf(that_object)),
                    (n.TargetPhrase(n.All((creature, WITH_IT)), at_least=0, at_most=99, divided=ITS_POWER),),
                ),
            ),
        ),
        whenever_chaos_ensues.do(
            n.Remember(n.Each(n.All((n.InZone(Zone.BATTLEFIELD), creature))), GONE.name),
            n.Move(GONE, Zone.EXILE, save="moved"),
            n.ForEachPlayer(
                each_player,
                n.CreateToken(
                    token_card("Saproling", green, creature, pt="1/1"),
                    n.TotalPower(n.All((n.OneOf(GONE), n.ControlledBy(that_player)))),
                    that_player,
                ),
            ),
            n.Planeswalk(),
        ),
    ),
    plane(
        "Sea of Sand",
        "Rabiah",
        n.Static(n.RevealsDrawnCards(each_player)),
        whenever(n.DrawsCard(each_player, which=land)).do(n.GainLife(n.Fixed(3), that_player)),
        whenever(n.DrawsCard(each_player, which=n.Not(land))).do(n.LoseLife(n.Fixed(3), that_player)),
        whenever_chaos_ensues.targeting(n.Anything()).do(n.Move(target, Zone.LIBRARY)),
    ),
    plane(
        "Celestine Reef",
        "Luvion",
        n.Static(n.CantAttack(is_a(creature, NEITHER))),
        whenever_chaos_ensues.do(
            n.Begin(n.CantLoseGame(you), Duration.PLANESWALK),
            n.Begin(n.CantWinGame(each_opponent), Duration.PLANESWALK),
        ),
    ),
    plane(
        "Isle of Vesuva",
        "Dominaria",
        whenever(n.Enters(is_a(n.Not(n.IsToken()), creature))).do(
            n.CreateCopy(that_object, by=n.ControllerOf(that_object))
        ),
        whenever_chaos_ensues.targeting(creature).do(destroy(n.Together((target, SAME_NAME)))),
    ),
    plane(
        "Jund",
        "Alara",
        whenever(casts(each_player, n.OfColor(n.Color.BLACK | n.Color.RED | n.Color.GREEN), creature)).do(
            n.Apply(that_object, (n.GainAbility(devour(5)),), Duration.PERMANENT)
        ),
        whenever_chaos_ensues.do(create(2, token_card("Goblin", red, creature, pt="1/1"))),
    ),
    plane(
        "Minamo",
        "Kamigawa",
        whenever(casts(each_player)).do(n.May(draw(1, by=that_player), that_player)),
        whenever_chaos_ensues.do(each_in_turn_may(each_player, n.OfColor(n.Color.BLUE), Zone.GRAVEYARD, Zone.HAND)),
    ),
    plane(
        "Mirrored Depths",
        "Karsus",
        whenever(casts(each_player)).do(
            n.FlipCoins(by=that_player),
            n.If(n.Compare(n.SizeOf(n.Saved("lost")), ">=", n.Fixed(1)), n.Counter(that_object)),
        ),
        whenever_chaos_ensues.targeting(a_player).do(
            n.Remember(n.TopOfLibrary(target), "seen"),
            n.Reveal(SEEN),
            n.If(n.Fits(SEEN, n.Not(land)), n.CastNow(SEEN)),
        ),
    ),
    plane(
        "Tember City",
        "Kinshala",
        whenever(n.BecomesTapped(land, for_mana=True)).do(damage(1, that_player)),
        whenever_chaos_ensues.do(n.Sacrifice(n.Not(land), n.EachOtherPlayer())),
    ),
    plane(
        "Velis Vel",
        "Lorwyn",
        have(creature, n.AddPT(LIKE_IT, LIKE_IT)),
        whenever_chaos_ensues.targeting(creature).do(n.Apply(target, (n.AddAllCreatureTypes(),))),
    ),
    # --- The planar die and planar decks
    plane(
        "Pools of Becoming",
        "Bolas’s Meditation Realm",
        at_the_beginning_of(end_step, of=you).do(
            n.Move(n.Each(n.All((n.InZone(Zone.HAND), n.OwnedBy(you)))), Zone.LIBRARY, bottom=True, save="from hands"),
            n.Draw(n.SizeOf(n.Saved("from hands"))),
        ),
        whenever_chaos_ensues.do(
            n.Remember(n.TopOfPlanarDeck(you, 3), "seen"),
            n.Reveal(SEEN),
            n.LetChaosEnsue(SEEN),
            n.PutInPlanarDeck(SEEN),
        ),
    ),
    plane(
        "Stairs to Infinity",
        "Xerex",
        n.Static(n.NoMaximumHandSize(each_player)),
        whenever(n.RollsPlanarDie()).do(draw(1)),
        whenever_chaos_ensues.do(
            n.Remember(n.TopOfPlanarDeck(you), "seen"), n.Reveal(SEEN), n.May(n.PutInPlanarDeck(SEEN))
        ),
    ),
    # --- Phenomena
    phenomenon("Chaotic Aether", when_encountered.do(n.Begin(n.BlanksAreChaos(), Duration.PLANESWALK_AWAY))),
    phenomenon(
        "Reality Shaping",
        when_encountered.do(
            each_in_turn_may(n.PlayersInTurn(), n.OfType(n.CardType.PERMANENT), Zone.HAND, Zone.BATTLEFIELD)
        ),
    ),
    phenomenon(
        "Spatial Merging",
        when_encountered.do(
            n.RevealUntil(PLANE, count=n.Fixed(2), planar=True),
            n.Planeswalk(to=REVEALED_PLANES),
            n.PutInPlanarDeck(OTHER_REVEALED),
        ),
    ),
)
