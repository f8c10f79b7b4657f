"""Which creatures could attack what (CR 508.1a-c), and what attacking costs (508.1h)."""

from mainphase.cards.nodes import AttacksDespiteDefender, AttackTax, CantAttack, CardType, Keyword, ManaCost, Zone
from mainphase.kernel.combat.in_combat import is_attackable, possible_defenders
from mainphase.kernel.costs.ability_costs import NO_MANA
from mainphase.kernel.costs.affording import can_pay_mana, is_nothing
from mainphase.kernel.reading.defending import any_in, covered_by, defender_of, is_meant
from mainphase.kernel.reading.evaluate import matches, quantity, refs
from mainphase.kernel.reading.layers import has_keyword, refreshed_characteristics
from mainphase.kernel.reading.statics import StaticKind, active_statics, any_static
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.packed import Declared
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import State
from mainphase.kernel.values import NOBODY, Attacked
from mainphase.rules.concepts import Concept


def can_attack(g: State, oid: int, ref: int) -> int:
    """0 if a creature could attack something, by itself; else why not."""
    why = unable_to_attack(g, oid)
    if why:
        return why
    if not is_attackable(g, ref):
        return pack_refusal(why_not_attackable(g, ref), ref if ref > 0 else 0)
    return cant_attack_that(g, oid, ref)


def why_not_attackable(g: State, ref: int) -> int:
    """The concept that says why something may not be attacked by anybody now."""
    foe = defender_of(g, ref) if ref < 0 or g.find(ref) is not None else -1
    if foe < 0 or not g.are_opponents(foe, g.active) or g.players[foe].left:
        return Concept.ATTACK_WHAT
    if g.ranged and not g.players[g.active].reaches(foe):
        return Concept.RANGE_ATTACK
    if foe in possible_defenders(g):
        return Concept.ATTACK_WHAT
    if g.attacked == Attacked.LEFT:
        return Concept.ATTACK_LEFT
    if g.attacked == Attacked.RIGHT:
        return Concept.ATTACK_RIGHT
    return Concept.ALTERNATING_ATTACK if g.mates_apart else Concept.EMPEROR_ATTACK


def unable_to_attack(g: State, oid: int) -> int:
    """Why a creature cannot attack at all (CR 508.1a, 508.1c)."""
    o = g.find(oid)
    if o is None or o.zone != Zone.BATTLEFIELD or o.phased_out or not g.is_active(o.controller):
        return pack_refusal(Concept.ATTACK_CHOOSE, oid)
    return kept_from_attacking(g, o)


def kept_from_attacking(g: State, o: Obj) -> int:
    """Why a permanent of the player or team that attacks cannot attack at all, or 0."""
    oid = o.id
    ch = refreshed_characteristics(g, o)
    if (ch.types & (CardType.CREATURE | CardType.BATTLE)) != CardType.CREATURE:
        return pack_refusal(Concept.ATTACK_ONLY_CREATURES, oid)  # CR 506.3
    if o.tapped:
        return pack_refusal(Concept.ATTACK_UNTAPPED, oid)
    if o.arrived > g.players[o.controller].turn_began and not ch.keywords & Keyword.HASTE:  # CR 302.6
        return pack_refusal(Concept.SUMMONING_SICK_ATTACK, oid)
    if ch.keywords & Keyword.DEFENDER and not attacks_anyway(g, oid):
        return pack_refusal(Concept.DEFENDER, oid)
    if not g.rules.defender_keyword and "Wall" in ch.subtypes and not attacks_anyway(g, oid):
        return pack_refusal(Concept.DEFENDER, oid)  # until 30 September 2004 Walls themselves could not attack
    if any_static(g, StaticKind.CANT_ATTACK):
        for s in active_statics(g, StaticKind.CANT_ATTACK):
            node = s.node
            if isinstance(node, CantAttack) and node.who is None and matches(g, node.which, oid, s.ctx):
                return pack_refusal(Concept.ATTACK_RESTRICTION, s.source)
    return 0


def attacks_anyway(g: State, oid: int) -> bool:
    """True if a creature can attack as though it didn't have defender; until 2004, as though it were no Wall."""
    for s in active_statics(g, StaticKind.CANT_ATTACK):
        node = s.node
        if isinstance(node, AttacksDespiteDefender) and matches(g, node.which, oid, s.ctx):
            return True
    return False


def cant_attack_that(g: State, oid: int, ref: int) -> int:
    """Why a creature that can attack cannot attack this player, or what is theirs."""
    if not any_static(g, StaticKind.CANT_ATTACK):
        return 0
    players = covered_by(g, ref)
    for s in active_statics(g, StaticKind.CANT_ATTACK):
        node = s.node
        if isinstance(node, CantAttack):
            who = node.who
            if who is None:
                continue
            if ref > 0 and not node.theirs:
                if node.permanents is None or not matches(g, node.permanents, ref, s.ctx):
                    continue
            elif not any_in(players, refs(g, who, s.ctx)):
                continue
            if matches(g, node.which, oid, s.ctx):
                return pack_refusal(Concept.ATTACK_RESTRICTION, s.source)
    return 0


def possible_attackers(g: State) -> list[int]:
    """The creatures that could attack, in the battlefield's order; the team's where turns are shared (805.10b)."""
    out: list[int] = []
    group = g.players[g.active].group
    players = g.players
    for o in g.permanents:
        if o.tapped or players[o.controller].group != group:
            continue
        if kept_from_attacking(g, o) == 0:
            out.append(o.id)
    return out


def cannot_band(g: State, members: list[int], attacked: list[int]) -> int:
    """0 if attackers, each with what it attacks, could be declared as a band (CR 702.22c, d); else why not."""
    without = 0
    for i in range(len(members)):
        if not has_keyword(g, g.objects[members[i]], Keyword.BANDING):
            without += 1
        if without > 1 or without == len(members) or attacked[i] != attacked[0]:
            return pack_refusal(Concept.BANDING, members[i])
    return 0


# --- Costs to attack (CR 508.1h)


def cost_to_attack(g: State, player: int, chosen: list[Declared]) -> ManaCost:
    """The mana that a player has to pay for those of the chosen attackers that they control."""
    generic = 0
    symbols: list[int] = []
    for s in active_statics(g, StaticKind.ATTACK_TAX):
        node = s.node
        if not isinstance(node, AttackTax):
            continue
        whom = refs(g, node.who, s.ctx)
        each = node.cost.generic
        x = node.x
        if x is not None:
            each += node.cost.x * max(quantity(g, x, s.ctx), 0)
        for d in chosen:
            if is_meant(g, d.against, whom) and g.objects[d.creature].controller == player:
                generic += each
                symbols.extend(node.cost.symbols)
    if generic == 0 and not symbols:
        return NO_MANA  # to make a node is dear
    return ManaCost(generic, tuple(symbols))


def attack_cost_source(g: State, ref: int) -> int:
    """The source of a cost to attack this, or 0."""
    for s in active_statics(g, StaticKind.ATTACK_TAX):
        node = s.node
        if isinstance(node, AttackTax) and is_meant(g, ref, refs(g, node.who, s.ctx)):
            return s.source
    return 0


def can_afford_attack(g: State, chosen: list[Declared]) -> bool:
    """True if the total cost of a declaration can be paid. Attackers without vigilance are tapped before (508.1f-j)."""
    tapping: list[int] = []
    for d in chosen:
        if not has_keyword(g, g.objects[d.creature], Keyword.VIGILANCE):
            tapping.append(d.creature)
    for player in g.groups[g.players[g.active].group]:
        cost = cost_to_attack(g, player, chosen)
        if not is_nothing(cost) and not can_pay_mana(g, player, cost, 0, NOBODY, tapping):
            return False
    return True
