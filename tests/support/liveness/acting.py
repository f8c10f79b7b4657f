"""How to make it happen: each kind of trigger, condition and static effect says what is to be done on the stage.

Turns, combat and the casting of what stands ready come by themselves (`day`), so that what needs nothing else needs no
line here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from tests.support.liveness.script import BATTLE, COUNTER, LATE, REPLY, Script
from tests.support.liveness.units import within
from tests.support.liveness.wishes import FOE, ME, amount_of, as_creature, player_of

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Supertype, Zone
from mainphase.kernel.keys import HAD_ENTER, MemoryKey, PlayerDeed

Actor = Callable[[Any, Script], None]
ACTORS: Final[dict[type[n.Node], Actor]] = {}
ONE: Final = n.Fixed(1)
HAUNTED: Final = "a haunted creature"
EACH_PLAYER: Final = n.EachPlayer()
A_TOKEN: Final = n.CardDef("a token", types=CardType.CREATURE, power=1, toughness=1, colors=16)
CREATURES: Final = n.Each(n.OfType(CardType.CREATURE))


def by(*kinds: type[n.Node]) -> Callable[[Actor], Actor]:
    """Says what is done where such a node stands."""

    def known(actor: Actor) -> Actor:
        for kind in kinds:
            ACTORS[kind] = actor
        return actor

    return known


def act_for(ability: n.Node, script: Script) -> None:
    """Whatever its nodes want done."""
    for node in within(ability):
        actor = ACTORS.get(type(node))
        if actor is not None:
            actor(node, script)


# --- Things come and go


@by(n.Enters, n.EntersTapped, n.EntersWithCounters, n.EntersUnder, n.EntersAsCopy, n.CantEnter)
def _enter(node: Any, s: Script) -> None:
    if any(isinstance(x, n.IsTapped) for x in within(node)):
        s.do(ME, n.CreateToken(A_TOKEN, tapped=True))
    s.do(None, n.Move(n.Each(n.All((s.subject(node.which, Zone.EXILE), n.OwnedBy(n.You())))), Zone.BATTLEFIELD), LATE)
    for wish, _ in s.witnesses(node.which):
        if wish.token:
            token = n.CardDef(
                "a token",
                types=wish.types or CardType.CREATURE,
                subtypes=tuple(wish.subtypes),
                power=1,
                toughness=1,
                colors=16,
            )
            s.do(wish.controller, n.CreateToken(token))


@by(n.Leaves)
def _leave(node: n.Leaves, s: Script) -> None:
    s.do(ME, n.Move(n.Each(s.subject(node.which)), Zone.HAND), LATE)


@by(n.Dies, n.PutIntoGraveyard)
def _die(node: Any, s: Script) -> None:
    fights = (n.IsBlocking, n.IsAttacking, n.IsBlockedBy, n.IsBlocked)
    when = BATTLE if any(isinstance(x, fights) for x in within(node.which)) else LATE
    s.do(ME, n.Destroy(n.Each(s.subject(node.which)), False), when)
    s.do(ME, n.Move(n.Each(s.subject(node.which)), Zone.GRAVEYARD), when)


@by(n.Haunted)
def _haunted_dies(node: n.Haunted, s: Script) -> None:
    s.do(ME, n.Destroy(n.Each(n.Named(HAUNTED)), False), LATE)


@by(n.CardPutIntoGraveyard, n.ReplaceMove)
def _fall(node: Any, s: Script) -> None:
    s.do(ME, n.Destroy(n.Each(s.subject(node.which)), False), LATE)
    s.do(ME, n.Move(n.Each(s.subject(node.which)), Zone.GRAVEYARD), LATE)
    for zone in (Zone.HAND, Zone.LIBRARY):
        s.do(ME, n.Move(n.Each(s.subject(node.which, zone)), Zone.GRAVEYARD), LATE)
    s.do(None, n.Mill(n.Fixed(2), n.You()))
    s.do(None, n.Discard(ONE, n.You()))


@by(n.LeavesGraveyard)
def _leave_graveyard(node: n.LeavesGraveyard, s: Script) -> None:
    s.do(ME, n.Move(n.Each(s.subject(node.which, Zone.GRAVEYARD)), Zone.EXILE), LATE)


@by(n.Sacrifices)
def _sacrifice(node: n.Sacrifices, s: Script) -> None:
    s.do(player_of(node.who), n.Sacrifice(s.subject(node.which), n.You()))


@by(n.PhasesIn, n.PhasesOut)
def _phase(node: Any, s: Script) -> None:
    s.do(ME, n.PhaseOut(n.Each(s.subject(node.which))))


@by(n.Transforms)
def _transform(node: n.Transforms, s: Script) -> None:
    s.do(ME, n.Transform(n.Each(s.subject(node.which))))
    s.do(ME, n.Transform(n.Each(s.subject(node.which))), LATE)


@by(n.IsTurnedFaceUp)
def _turn_up(node: n.IsTurnedFaceUp, s: Script) -> None:
    s.do(ME, n.TurnFaceDown(n.Each(s.subject(node.which))), LATE)
    s.do(ME, n.TurnFaceUp(n.Each(n.IsFaceDown())), LATE)


# --- Damage and life


def hurt(s: Script, sources: n.Selector, to: n.Selector, when: str = "open") -> None:
    s.do(ME, n.EachDealsDamage(sources, ONE, to), when)


@by(n.DealsDamage)
def _deal(node: n.DealsDamage, s: Script) -> None:
    if not node.combat_only:
        hurt(s, n.Each(s.subject(node.which)), EACH_PLAYER)
        hurt(s, n.Each(s.subject(node.which)), n.Each(s.subject(node.to) if node.to else n.OfType(CardType.CREATURE)))


@by(n.IsDealtDamage)
def _dealt(node: n.IsDealtDamage, s: Script) -> None:
    s.do(FOE, n.DealDamage(ONE, n.Each(s.subject(node.which))))


@by(n.PlayerIsDealtDamage)
def _player_dealt(node: n.PlayerIsDealtDamage, s: Script) -> None:
    for player in (ME, FOE):
        s.do(player, n.DealDamage(ONE, n.EachOpponent()))


@by(n.DamageIsPrevented, n.Prevents, n.Redirects, n.DamageTimes, n.CantPreventDamage, n.PreventDamage, n.RedirectDamage)
def _damage_changed(node: Any, s: Script) -> None:
    source = getattr(node, "source", None)
    sources = n.Each(s.subject(source) if isinstance(source, n.Filter) else n.OfType(CardType.CREATURE))
    to = getattr(node, "to", None)
    if isinstance(to, n.Filter):
        hurt(s, sources, n.Each(s.subject(to)), LATE)
    if isinstance(node, (n.CantPreventDamage, n.DamageIsPrevented)):
        s.do(FOE, n.PreventDamage())
    hurt(s, sources, EACH_PLAYER, LATE)
    hurt(s, sources, CREATURES, LATE)


@by(n.GainsLife)
def _gain(node: n.GainsLife, s: Script) -> None:
    s.do(player_of(node.who), n.GainLife(n.Fixed(2)))


@by(n.LosesLife)
def _lose(node: n.LosesLife, s: Script) -> None:
    s.do(player_of(node.who), n.LoseLife(n.Fixed(2), n.You()))


@by(n.LifeCantChange)
def _life(node: n.LifeCantChange, s: Script) -> None:
    s.do(None, n.GainLife(ONE))
    s.do(None, n.LoseLife(ONE, n.You()))


@by(n.LosesGame)
def _lose_game(node: n.LosesGame, s: Script) -> None:
    s.do(FOE, n.LoseTheGame(n.You()), LATE)


# --- Cards


@by(n.DrawsCard, n.ReplaceDraw)
def _draw(node: Any, s: Script) -> None:
    s.do(player_of(node.who), n.Draw(n.Fixed(max(1, getattr(node, "nth", 1)))))


@by(n.DiscardsCard, n.IsDiscarded)
def _discard(node: Any, s: Script) -> None:
    s.do(None, n.DiscardThese(n.Each(n.All((s.subject(node.which, Zone.HAND), n.OwnedBy(n.You()))))), LATE)
    s.do(FOE, n.DiscardThese(n.Each(n.All((s.subject(node.which, Zone.HAND), n.OwnedBy(n.EachOpponent()))))), LATE)


@by(n.PlaysLand)
def _land(node: n.PlaysLand, s: Script) -> None:
    s.witnesses(n.OfType(CardType.LAND))


@by(n.DiscardsCards)
def _discards(node: n.DiscardsCards, s: Script) -> None:
    s.do(player_of(node.who), n.Discard(ONE, n.You()))


@by(n.MillsCards)
def _mills(node: n.MillsCards, s: Script) -> None:
    s.do(player_of(node.who), n.Mill(n.Fixed(4), n.You()))


@by(n.Cycles)
def _cycle(node: n.Cycles, s: Script) -> None:
    for wish, _ in s.witnesses(node.which):
        if not wish.this and not wish.abilities:
            paid = (n.PayMana(n.ManaCost(1)), n.DiscardThis())
            wish.abilities.append(n.Activated(paid, (n.Mode(n.Draw(ONE)),), zone=Zone.HAND, keyword="cycling"))


# --- Permanents


@by(n.BecomesTapped)
def _tap(node: n.BecomesTapped, s: Script) -> None:
    if node.for_mana:
        for wish, _ in s.witnesses(node.which):
            wish.tapped = False
            if not wish.this and not wish.abilities:
                wish.abilities.append(n.Activated((n.TapThis(),), (n.Mode(n.AddMana(((16,),))),)))
    else:
        s.do(ME, n.Tap(n.Each(s.subject(node.which))))


@by(n.AddsMana)
def _add_mana(node: n.AddsMana, s: Script) -> None:
    for wish, _ in s.witnesses(node.which):
        wish.tapped = False
        if not wish.this and not wish.abilities:
            made = ((node.colors,),) if node.colors else ((1, 2, 4, 8, 16),)
            wish.abilities.append(n.Activated((n.TapThis(),), (n.Mode(n.AddMana(made)),)))


@by(n.BecomesUntapped)
def _untap(node: n.BecomesUntapped, s: Script) -> None:
    s.do(ME, n.Tap(n.Each(s.subject(node.which))))
    s.do(ME, n.Untap(n.Each(s.subject(node.which))), LATE)


@by(n.DoesntUntap, n.MayKeepTapped, n.AtMostUntap, n.UntapsInOthersUntapSteps, n.DontUntapNext)
def _stay_tapped(node: Any, s: Script) -> None:
    s.do(ME, n.Tap(n.Each(s.subject(node.which))))
    s.do(ME, n.Tap(n.Each(s.subject(node.which))), LATE)
    s.do(FOE, n.Tap(n.Each(s.subject(node.which))), LATE)


@by(n.StayTapped, n.ReturnAsUntapping)
def _tapped(node: Any, s: Script) -> None:
    s.do(ME, n.Tap(CREATURES), LATE)


@by(n.CountersArePut)
def _counters(node: n.CountersArePut, s: Script) -> None:
    s.do(ME, n.PutCounters(node.kind or "charge", n.Fixed(max(1, node.reaches)), n.Each(s.subject(node.which))))


@by(n.CountersTimes)
def _counters_times(node: n.CountersTimes, s: Script) -> None:
    s.do(None, n.PutCounters(node.kind or "+1/+1", ONE, n.Each(s.subject(node.which or n.OfType(CardType.CREATURE)))))


@by(n.LastCounterRemoved)
def _last_counter(node: n.LastCounterRemoved, s: Script) -> None:
    for zone in (Zone.BATTLEFIELD, Zone.EXILE):
        s.do(ME, n.PutCounters(node.kind, ONE, n.Each(s.subject(node.which, zone))))
        s.do(ME, n.RemoveCounters(node.kind, None, n.Each(s.subject(node.which, zone))), LATE)


@by(n.BecomesTarget)
def _aim(node: n.BecomesTarget, s: Script) -> None:
    phrase = n.TargetPhrase(s.subject(node.which))
    s.do(player_of(node.by), n.Remember(n.Target(), "aimed at"), targets=(phrase,))
    if node.what is not None:
        for wish, _ in s.witnesses(node.what):
            wish.aims = s.subject(node.which)
            wish.on_stack = True
            if not wish.types:
                wish.types = CardType.INSTANT


@by(n.CommitsCrime)
def _crime(node: n.CommitsCrime, s: Script) -> None:
    s.do(player_of(node.who), n.LoseLife(ONE, n.Target()), targets=(n.TargetPhrase(None, n.EachOpponent()),))


@by(n.PlayerDoes)
def _deed(node: n.PlayerDoes, s: Script) -> None:
    if node.deed == PlayerDeed.SURVEILS:
        buried = n.Move(n.Saved("surveiled"), Zone.GRAVEYARD, save="surveiled")
        does: n.Effect = n.Sequence((n.Remember(n.TopOfLibrary(n.You()), "seen"), buried))
    elif node.deed == PlayerDeed.SEARCHES:
        does = n.SearchLibrary(n.Anything(), Zone.HAND)
    elif node.deed == PlayerDeed.SCRIES:
        does = n.Scry(ONE)
    elif node.deed == PlayerDeed.ROLLS_DICE:
        does = n.RollDice(6)
    elif node.deed == PlayerDeed.GIVES_GIFT:
        does = n.GiveGift()
    elif node.deed == PlayerDeed.TAKES_INITIATIVE:
        does = n.TakeInitiative()
    else:
        does = n.Shuffle(n.You()) if node.deed == PlayerDeed.SHUFFLES else n.Proliferate()
    s.do(player_of(node.who), does)


@by(n.RollsMoreDice)
def _more_dice(node: n.RollsMoreDice, s: Script) -> None:
    s.do(player_of(node.who), n.Sequence((n.RollDice(20), n.GainLife(n.DoneThisWay("rolled")))))


@by(n.LegendExempt)
def _legends(node: n.LegendExempt, s: Script) -> None:
    s.do(ME, n.CreateToken(replace(A_TOKEN, supertypes=Supertype.LEGENDARY), n.Fixed(2)))


@by(n.TokensTimes)
def _tokens(node: n.TokensTimes, s: Script) -> None:
    s.do(None, n.CreateToken(A_TOKEN))


@by(n.TokensPlus)
def _tokens_besides(node: n.TokensPlus, s: Script) -> None:
    s.do(ME, n.CreateToken(node.tokens[-1]))


# --- Planes


@by(n.ChaosEnsues)
def _chaos(node: n.ChaosEnsues, s: Script) -> None:
    s.do(ME, n.LetChaosEnsue())


@by(n.PlaneswalksTo, n.PlaneswalksAway, n.Encounters)
def _planeswalk(node: Any, s: Script) -> None:
    s.do(ME, n.Planeswalk())  # to the other plane of the deck,
    s.do(ME, n.Planeswalk(), LATE)  # and back


@by(n.RollsPlanarDie, n.BlanksAreChaos)
def _roll(node: Any, s: Script) -> None:
    s.do(ME, n.RollPlanarDie())


@by(n.BecomesLevel)
def _level(node: n.BecomesLevel, s: Script) -> None:
    for level in range(2, node.level + 1):
        s.do(ME, n.BecomeLevel(level, n.Each(s.subject(node.which))), LATE)


@by(n.CrewsVehicle, n.CrewsAs, n.CantCrew, n.BecomesCrewed)
def _crew(node: Any, s: Script) -> None:
    vehicle = n.All((n.OfSubtype("Vehicle"), n.ControlledBy(n.You())))
    for wish, _ in s.witnesses(vehicle):
        if not wish.abilities:
            wish.abilities.append(n.Activated((n.CrewCost(2),), (n.Mode(n.Crew()),)))


# --- Spells and abilities


@by(n.CantBeCountered)
def _counter(node: n.CantBeCountered, s: Script) -> None:
    s.do(FOE, n.Counter(n.Each(n.InZone(Zone.STACK))), COUNTER)
    s.witnesses(node.which)


@by(n.CopiesSpell)
def _copy(node: n.CopiesSpell, s: Script) -> None:
    s.do(player_of(node.who), n.CopySpell(n.Each(n.All((n.IsSpell(),)))), REPLY)


@by(n.ActivatesAbility, n.CantActivate, n.CostChange)
def _activate(node: Any, s: Script) -> None:
    if node.which is not None and not isinstance(node, n.CostChange):
        for wish, _ in s.witnesses(node.which):
            if not wish.this and not wish.abilities:
                wish.abilities.append(n.Activated((n.PayMana(n.ManaCost(1)),), (n.Mode(n.GainLife(ONE)),)))


# --- Players and the game


@by(n.BecomesMonarch)
def _monarch(node: n.BecomesMonarch, s: Script) -> None:
    s.do(player_of(node.who), n.BecomeMonarch())


@by(n.IsMonarch)
def _is_monarch(node: n.IsMonarch, s: Script) -> None:
    s.do(player_of(node.who), n.BecomeMonarch())


@by(n.HasInitiative)
def _has_initiative(node: n.HasInitiative, s: Script) -> None:
    s.do(player_of(node.who), n.TakeInitiative())


@by(n.DayNightChanges, n.IsDay, n.IsNight, n.Daybound, n.Nightbound)
def _day(node: n.Node, s: Script) -> None:
    s.do(ME, n.BecomeDay())
    s.do(ME, n.BecomeNight(), LATE)


@by(n.HappenedThisTurn, n.SoMuchThisTurn)
def _happened(node: Any, s: Script) -> None:
    who = player_of(node.by)
    much = n.Fixed(max(1, getattr(node, "at_least", 1)))
    what = node.what
    if what == MemoryKey.SEARCHED:
        s.do(player_of(node.by), n.SearchLibrary(n.Anything(), Zone.HAND))
    elif what == "gained life":
        s.do(who, n.GainLife(n.Fixed(max(much.n, s.wanting.number + 1))))
    elif what == "lost life":
        s.do(who, n.LoseLife(much, n.You()))
    elif what == "damaged":
        for player in (ME, FOE) if who is None else (who,):
            s.do(1 - player, n.DealDamage(much, n.EachOpponent()))
    elif what == "discards":
        s.do(who, n.Discard(much, n.You()))
    elif what in HAD_ENTER.values():
        kind = next(bit for bit, name in HAD_ENTER.items() if name == what)
        size = 1 if kind == CardType.CREATURE else None
        s.do(who, n.CreateToken(n.CardDef("a thing", types=kind, power=size, toughness=size), much))
    elif what == "had a card put into their graveyard":
        s.do(who, n.Mill(much, n.You()))
    elif what == "committed a crime":
        s.do(who, n.LoseLife(ONE, n.Target()), targets=(n.TargetPhrase(None, n.EachOpponent()),))
    elif what == "cast a spell":
        owner = n.OwnedBy(n.You() if who == ME else n.EachOpponent())
        s.witnesses(n.All((n.OfType(CardType.INSTANT), n.InZone(Zone.HAND), owner)))
    elif what in (
        "had a creature die",
        "had a permanent leave the battlefield",
        "had a permanent card put into their graveyard",
    ):
        s.do(who, n.CreateToken(A_TOKEN, much))
        s.do(who, n.Sacrifice(n.Named("a token"), n.You(), much))
        if what == "had a permanent card put into their graveyard":
            s.do(who, n.Mill(n.Fixed(4), n.You()))


@by(n.TimesThisTurn)
def _done(node: n.TimesThisTurn, s: Script) -> None:
    things = n.Each(s.subject(node.which))
    cards = n.Each(n.InZone(Zone.GRAVEYARD))
    if node.what in ("put counters on", "had counters put on"):
        s.do(ME, n.PutCounters(node.kind or "+1/+1", ONE, things))
    elif node.what == "created":
        s.do(ME, n.CreateToken(A_TOKEN))
    elif node.what in ("had leave the battlefield", "had put into their graveyard from the battlefield"):
        s.do(ME, n.Destroy(things, False))
    elif node.what == "had put into their hand from the battlefield":
        s.do(ME, n.Move(things, Zone.HAND))
    elif node.what == "sacrificed":
        s.do(ME, n.Sacrifice(node.which, n.You()))
    elif node.what in ("had leave their graveyard", "had put into exile", "had put into their graveyard"):
        s.do(ME, n.Mill(n.Fixed(4), EACH_PLAYER))
        if node.what != "had put into their graveyard":
            s.do(ME, n.Move(cards, Zone.EXILE))


@by(n.DiedThisTurn)
def _died(node: n.DiedThisTurn, s: Script) -> None:
    s.do(ME, n.Destroy(n.Each(s.subject(node.which)), False))


@by(n.CardsDrawnThisTurn)
def _drawn(node: n.CardsDrawnThisTurn, s: Script) -> None:
    s.do(player_of(node.by), n.Draw(n.Fixed(2)))


@by(n.DrawnThisTurn)
def _drawn_card(node: n.DrawnThisTurn, s: Script) -> None:
    s.do(None, n.Draw(n.Fixed(4)))


@by(n.WasDamagedBy, n.WasDamagedByA, n.HurtAnother, n.DealtDamageThisTurn)
def _was_damaged(node: Any, s: Script) -> None:
    hurt(s, n.Each(n.Any((n.OfSubtype("Filler"), s.subject(None)))), CREATURES)
    s.do(ME, n.Destroy(n.Each(n.All((n.OfType(CardType.CREATURE), n.DealtDamageThisTurn()))), False), LATE)


@by(n.PutThereThisTurn)
def _put_there(node: n.PutThereThisTurn, s: Script) -> None:
    if node.discarded:
        s.do(ME, n.DiscardThese(n.Each(n.All((s.own(), n.InZone(Zone.HAND))))))
        return
    if node.source in (Zone.NOWHERE, Zone.LIBRARY):
        s.do(None, n.Mill(n.Fixed(2), EACH_PLAYER))
    s.do(ME, n.Move(n.Each(n.InZone(Zone.GRAVEYARD)), Zone.BATTLEFIELD))
    s.do(ME, n.Destroy(n.Each(n.OfType(CardType.CREATURE)), False))


@by(n.DealtDamageTo)
def _has_dealt(node: n.DealtDamageTo, s: Script) -> None:
    hurt(s, CREATURES, EACH_PLAYER)


@by(n.IsDesignated)
def _designated(node: n.IsDesignated, s: Script) -> None:
    s.do(ME, n.Designate(CREATURES, node.name))


@by(n.IsModified)
def _modified(node: n.IsModified, s: Script) -> None:
    s.do(ME, n.PutCounters("+1/+1", ONE, CREATURES))


@by(n.CountersOn, n.HasCounter, n.RemoveCountersCost, n.RemoveCounters)
def _counters_on(node: Any, s: Script) -> None:
    if s.wanting.insists and isinstance(node, n.RemoveCounters) and not isinstance(node.on, n.This):
        s.do(ME, n.PutCounters(node.kind, ONE, n.Each(n.Not(s.own()))))
        return
    if s.wanting.insists and isinstance(node, n.RemoveCountersCost) and node.which is not None:
        s.do(ME, n.PutCounters(node.kind, ONE, n.Each(n.Not(s.own()))))
        return
    s.counters[node.kind or "charge"] = max(2, s.wanting.number)
    if isinstance(node, n.RemoveCounters):
        s.do(ME, n.PutCounters(node.kind, ONE, CREATURES))


@by(n.LevelOf)
def _level_of(node: n.LevelOf, s: Script) -> None:
    s.do(ME, n.BecomeLevel(3, n.Each(s.subject(None))))


@by(n.CantRegenerate)
def _buried(node: n.CantRegenerate, s: Script) -> None:
    s.do(FOE, n.Regenerate(CREATURES), LATE)
    s.do(FOE, n.Destroy(CREATURES), LATE)


@by(n.Regenerate, n.ExileIfLeaving)
def _regenerate(node: Any, s: Script) -> None:
    s.do(FOE, n.Destroy(CREATURES), LATE)


@by(n.PreventDamage)
def _prevent(node: n.PreventDamage, s: Script) -> None:
    hurt(s, CREATURES, EACH_PLAYER, LATE)
    hurt(s, CREATURES, CREATURES, LATE)
    if node.then is not None:
        hurt(s, CREATURES, CREATURES, BATTLE)


@by(n.PayCounters)
def _energy(node: n.PayCounters, s: Script) -> None:
    s.do(ME, n.PutCounters(node.kind, n.Fixed(10), n.You()))


@by(n.Compare)
def _compare(node: n.Compare, s: Script) -> None:
    for one, other in ((node.left, node.right), (node.right, node.left)):
        if isinstance(one, n.LifeOf) and isinstance(one.of, n.You):
            s.life = max(1, amount_of(other, s.wanting))


@by(n.Attacks, n.AttacksAlone, n.Blocks, n.BlocksAlone, n.BecomesBlocked, n.IsntBlocked, n.PlayerAttacks)
def _fight(node: Any, s: Script) -> None:
    for wish, _ in s.witnesses(node.which):
        as_creature(wish)


@by(n.PlayersWho)
def _players_who(node: n.PlayersWho, s: Script) -> None:
    for x in within(node.condition):
        if isinstance(x, n.OfType):
            size = 1 if x.types & CardType.CREATURE else None
            s.do(FOE, n.CreateToken(n.CardDef("a thing", types=x.types, power=size, toughness=size), n.Fixed(9)))


@by(n.CardTypesAmong)
def _types_among(node: n.CardTypesAmong, s: Script) -> None:
    for kind in (CardType.CREATURE, CardType.LAND, CardType.ARTIFACT, CardType.ENCHANTMENT, CardType.INSTANT):
        s.witnesses(n.All((node.which, n.OfType(kind))))


@by(n.NamesAmong)
def _names_among(node: n.NamesAmong, s: Script) -> None:
    for k in range(8):
        s.witnesses(n.All((node.which, n.Named(f"name {k}"))))


@by(n.BasicLandTypesAmong)
def _land_types_among(node: n.BasicLandTypesAmong, s: Script) -> None:
    for kind in ("Plains", "Island", "Swamp", "Mountain", "Forest"):
        s.witnesses(n.All((node.which, n.OfSubtype(kind))))


@by(n.ColorsAmong)
def _colors_among(node: n.ColorsAmong, s: Script) -> None:
    for k in range(5):
        s.witnesses(n.All((node.which, n.OfColor(1 << k))))


@by(n.PowersAmong)
def _powers_among(node: n.PowersAmong, s: Script) -> None:
    for k in range(1, 5):
        s.witnesses(n.All((node.which, n.PowerIs("=", n.Fixed(k)))))


@by(n.ManaValuesAmong)
def _values_among(node: n.ManaValuesAmong, s: Script) -> None:
    for k in range(1, 6):
        s.witnesses(n.All((node.which, n.ManaValueIs("=", n.Fixed(k)))))


@by(n.PartySize)
def _party(node: n.PartySize, s: Script) -> None:
    for kind in ("Cleric", "Rogue", "Warrior", "Wizard"):
        s.witnesses(n.All((n.OfSubtype(kind), n.ControlledBy(n.You()))))


@by(n.TriggersMore)
def _more(node: n.TriggersMore, s: Script) -> None:
    on = node.on or n.Enters(n.OfType(CardType.CREATURE))
    act_for(on, s)
    for wish, _ in s.witnesses(node.of):
        if not wish.abilities:
            wish.abilities.append(n.Triggered(on, (n.Mode(n.GainLife(ONE)),)))


@by(n.DontTrigger)
def _none(node: n.DontTrigger, s: Script) -> None:
    on = node.on.of[0] if isinstance(node.on, n.AnyOf) else node.on
    which = getattr(on, "which", n.OfType(CardType.CREATURE))
    for wish, _ in s.witnesses(which if node.of is None else n.All((which, node.of))):
        wish.abilities.append(n.Triggered(type(on)(n.IsThis()), (n.Mode(n.GainLife(ONE)),)))  # type: ignore[call-arg]


@by(n.Untap)
def _untaps(node: n.Untap, s: Script) -> None:
    some = n.Any((n.OfSubtype("Filler"), *[n.Named(x.name) for x in (s.card, *s.card.faces)]))
    s.do(ME, n.Tap(n.Each(n.Not(some))))
    if isinstance(node.what, n.This) and s.wanting.number in (3, 8):
        s.do(ME, n.Tap(n.Each(s.subject(None))))


@by(n.MorphCostChange)
def _morphs(node: n.MorphCostChange, s: Script) -> None:
    s.witnesses(n.All((n.IsFaceDown(), n.HasMorph(), n.ControlledBy(n.You()))))


@by(n.ManaTimes)
def _mana(node: n.ManaTimes, s: Script) -> None:
    s.witnesses(n.All((n.OfType(CardType.LAND), n.HasManaAbility())))


@by(n.Proliferate, n.DoubleCounters)
def _proliferate(node: n.Node, s: Script) -> None:
    s.do(ME, n.PutCounters("+1/+1", ONE, CREATURES))


@by(n.HandSizeOf)
def _hand(node: n.HandSizeOf, s: Script) -> None:
    if s.wanting.number > 5:
        s.do(FOE if s.wanting.number == 8 else ME, n.Draw(n.Fixed(5)))


def busy(script: Script) -> None:
    """A bit of everything."""
    s = script
    s.do(None, n.GainLife(ONE))
    s.do(None, n.LoseLife(ONE, n.You()))
    s.do(None, n.Draw(n.Fixed(2)))
    s.do(None, n.Mill(ONE, n.You()))
    s.do(None, n.CreateToken(A_TOKEN))
    s.do(ME, n.PutCounters("+1/+1", ONE, CREATURES))
    some = n.Each(n.Any((n.OfSubtype("Filler"), s.subject(None))))
    hurt(s, some, EACH_PLAYER)
    hurt(s, some, CREATURES)
    anything = n.TargetPhrase(n.Anything(), EACH_PLAYER)
    s.do(None, n.Remember(n.Target(), "aimed at"), targets=(anything,))
    s.do(FOE, n.Remember(n.Target(), "aimed at"), targets=(n.TargetPhrase(s.subject(None)),))
    s.do(None, n.Discard(ONE, n.You()), LATE)
    s.do(ME, n.Untap(n.Each(n.Anything())), LATE)
    s.do(FOE, n.Tap(n.Each(n.OfType(CardType.CREATURE | CardType.LAND | CardType.ARTIFACT))), LATE)
    s.do(None, n.Sacrifice(n.OfType(CardType.CREATURE), n.You()), LATE)
    s.do(ME, n.Destroy(n.Each(s.subject(None)), False), LATE)
    s.do(FOE, n.Shuffle(n.You()), LATE)
