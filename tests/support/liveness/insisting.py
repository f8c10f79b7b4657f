"""What the last attempts do besides: things that would hide what shows without them.

As in `acting`, each kind of node says what is to be done; only attempts that insist (`staging`) do it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.support.liveness.acting import A_TOKEN, CREATURES, ONE, Actor, hurt
from tests.support.liveness.script import COUNTER, LATE, Act, Script
from tests.support.liveness.units import within
from tests.support.liveness.wishes import FOE, ME, amount_of, as_creature, player_of

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone

INSISTING: Final[dict[type[n.Node], Actor]] = {}
DEAR: Final = 70  # mana, which nobody has
CHOSEN: Final = "the chosen one"  # the name of what has the chosen name


def by(*kinds: type[n.Node]) -> Callable[[Actor], Actor]:
    """Says what is done besides where such a node stands."""

    def known(actor: Actor) -> Actor:
        for kind in kinds:
            INSISTING[kind] = actor
        return actor

    return known


def insist_on(ability: n.Node, script: Script) -> None:
    for node in within(ability):
        actor = INSISTING.get(type(node))
        if actor is not None:
            actor(node, script)
    if isinstance(ability, n.Triggered) and isinstance(ability.on, (n.Attacks, n.PlayerAttacks)):
        script.leave_out(n.Tap)  # what is tapped does not attack
    if script.wanting.number % 2 and any(isinstance(x, n.Tap) for x in within(ability)):
        script.leave_out(n.Tap)


@by(n.Protection)
def _protection(node: n.Protection, s: Script) -> None:
    for wish, _ in s.witnesses(node.against):
        wish.controller = FOE
    sources = n.Each(s.subject(node.against))
    hurt(s, sources, n.Each(s.subject(None)))
    hurt(s, sources, n.EachPlayer())


@by(n.IsAimedAt)
def _aimed(node: n.IsAimedAt, s: Script) -> None:
    if not isinstance(node.which, n.IsThis):
        s.witnesses(node.which)


@by(n.Devotion)
def _devotion(node: n.Devotion, s: Script) -> None:
    s.witnesses(n.All((n.OfColor(node.colors or 31), n.OfType(CardType.CREATURE), n.ControlledBy(n.You()))))


@by(n.CostChange, n.Enters)
def _face_down(node: n.CostChange | n.Enters, s: Script) -> None:
    """What can be cast, but only face down."""
    if any(isinstance(x, n.IsFaceDown) for x in within(node.which)):
        morph = n.All((n.OfType(CardType.CREATURE), n.HasMorph(), n.InZone(Zone.HAND), n.OwnedBy(n.You())))
        for wish, _ in s.witnesses(morph):
            wish.mana_value = DEAR


@by(n.CantCast)
def _cant_cast(node: n.CantCast, s: Script) -> None:
    for x in within(node):
        if isinstance(x, n.InZone) and x.zone == Zone.GRAVEYARD:
            s.witnesses(n.All((n.WithAbility("flashback"), x, n.OwnedBy(n.You()))))


@by(n.CantEnter)
def _cant_enter(node: n.CantEnter, s: Script) -> None:
    for zone in node.zones:
        s.do(None, n.Move(n.Each(n.All((s.subject(node.which, zone), n.OwnedBy(n.You())))), Zone.BATTLEFIELD), LATE)


@by(n.Untap)
def _untap(node: n.Untap, s: Script) -> None:
    """Before anything else is done."""
    s.acts.insert(0, Act(ME, n.Tap(n.Each(n.Not(s.own())))))


@by(n.Negated)
def _not_so(node: n.Negated, s: Script) -> None:
    if any(isinstance(x, n.IsDesignated) for x in within(node)):
        s.leave_out(n.Designate)


@by(n.CountersOn)
def _counters(node: n.CountersOn, s: Script) -> None:
    if isinstance(node.of, (n.EachOpponent, n.ControllerOf)):
        s.do(ME, n.PutCounters(node.kind, n.Fixed(2), n.EachOpponent()))
    elif isinstance(node.of, n.You):
        s.do(ME, n.PutCounters(node.kind, n.Fixed(2), n.You()))
    elif isinstance(node.of, n.ThatPlayer):
        s.do(ME, n.PutCounters(node.kind, ONE, n.EachOpponent()))
    elif isinstance(node.of, n.Target):
        s.do(ME, n.PutCounters(node.kind, n.Fixed(3), CREATURES))
    elif not isinstance(node.of, n.This):
        s.do(ME, n.PutCounters(node.kind or "charge", n.Fixed(3), n.Each(s.subject(None))))


@by(n.Fits)
def _fits(node: n.Fits, s: Script) -> None:
    """What this has, it loses at last; of which kind it may be, it becomes. What is sacrificed is so."""
    if node.what == n.Saved("sacrificed"):
        s.witnesses(n.All((node.which, n.OfType(CardType.CREATURE), n.ControlledBy(n.You()))))
    for x in within(node.which):
        if isinstance(x, n.HasCounter) and isinstance(node.what, n.This):
            s.do(ME, n.RemoveCounters(x.kind, None, n.Each(s.own())), LATE)
        if isinstance(x, n.OfSubtype) and not isinstance(node.what, n.Target) and s.wanting.number % 2:
            s.do(ME, n.Apply(n.Each(n.Any((s.own(), n.OfSubtype("Host")))), (n.AddTypes(subtypes=(x.subtype,)),)))


@by(n.DealsDamage)
def _deal(node: n.DealsDamage, s: Script) -> None:
    for wish, _ in s.witnesses(node.which):
        as_creature(wish)


@by(n.LoseKeywords)
def _lose(node: n.LoseKeywords, s: Script) -> None:
    s.keywords |= node.keywords


@by(n.AddMana)
def _mana(node: n.AddMana, s: Script) -> None:
    if node.could_produce is not None:
        s.witnesses(n.All((node.could_produce, n.HasManaAbility())))
    if node.colors_among is not None:
        s.witnesses(n.All((n.OfColor(1), node.colors_among)))
        s.witnesses(n.All((n.OfColor(8), node.colors_among)))


@by(n.AlternativeCost)
def _madness(node: n.AlternativeCost, s: Script) -> None:
    if node.zone == Zone.NOWHERE:
        s.do(ME, n.DiscardThese(n.Each(n.All((s.own(), n.InZone(Zone.HAND))))), COUNTER)


@by(n.ReplaceMove)
def _replace(node: n.ReplaceMove, s: Script) -> None:
    s.do(FOE, n.Counter(n.Each(n.InZone(Zone.STACK))), COUNTER)


@by(n.GoesInstead)
def _goes(node: n.GoesInstead, s: Script) -> None:
    held = n.Each(n.All((s.own(), n.InZone(Zone.HAND))))
    if node.discarded_by is None:
        s.do(ME, n.Destroy(n.Each(s.own()), False), LATE)
        s.do(ME, n.Move(held, Zone.GRAVEYARD), COUNTER)
    else:
        s.do(FOE, n.DiscardThese(held), COUNTER)


@by(n.IsDiscarded)
def _discarded(node: n.IsDiscarded, s: Script) -> None:
    s.do(ME, n.DiscardThese(n.Each(n.All((s.subject(node.which, Zone.HAND), n.OwnedBy(n.You()))))), COUNTER)


@by(n.IsTurnedFaceUp)
def _turned_up(node: n.IsTurnedFaceUp, s: Script) -> None:
    s.do(ME, n.TurnFaceDown(n.Each(s.subject(node.which))))
    s.do(ME, n.TurnFaceUp(n.Each(n.IsFaceDown())), COUNTER)


@by(n.Prevents)
def _prevents(node: n.Prevents, s: Script) -> None:
    s.do(ME, n.PutCounters("+1/+1", ONE, CREATURES))


@by(n.HappenedThisTurn)
def _happened(node: n.HappenedThisTurn, s: Script) -> None:
    if node.what == "nonland permanents entered":
        s.do(player_of(node.by), n.CreateToken(A_TOKEN, n.Fixed(node.at_least)))


@by(n.AttacksDespiteDefender)
def _defender(node: n.AttacksDespiteDefender, s: Script) -> None:
    for wish, _ in s.witnesses(node.which):
        wish.keywords |= Keyword.DEFENDER


@by(n.While)
def _while(node: n.While, s: Script) -> None:
    if isinstance(node.on, n.CastsSpell):
        for player, owner in ((ME, n.You()), (FOE, n.EachOpponent())):
            if player_of(node.on.who) in (None, player):
                s.witnesses(n.All((node.on.which, n.InZone(Zone.HAND), n.OwnedBy(owner))))


@by(n.CrewsAs)
def _crews(node: n.CrewsAs, s: Script) -> None:
    vehicle = n.All((n.OfSubtype("Vehicle"), n.ControlledBy(n.You())))
    for wish, _ in s.witnesses(vehicle):
        wish.abilities = [n.Activated((n.CrewCost((s.card.power or 0) + node.more),), (n.Mode(n.Crew()),))]


@by(n.Compare)
def _compare(node: n.Compare, s: Script) -> None:
    for one, other in ((node.left, node.right), (node.right, node.left)):
        if isinstance(one, n.HandSizeOf) and isinstance(one.of, n.You):
            s.hand = amount_of(other, s.wanting)
        if isinstance(one, n.LifeOf) and not isinstance(one.of, n.You):
            s.foes_life = max(1, amount_of(other, s.wanting))
            s.life = s.foes_life if isinstance(one.of, n.ThatPlayer) else s.life
        if isinstance(one, n.PowerOf) and isinstance(one.of, n.This):
            s.counters["+1/+1"] = amount_of(other, s.wanting)


@by(n.NoMaximumHandSize)
def _hand(node: n.NoMaximumHandSize, s: Script) -> None:
    s.do(player_of(node.who), n.Draw(n.Fixed(9)), LATE)
