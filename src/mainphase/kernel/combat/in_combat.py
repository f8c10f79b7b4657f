"""Combat: what each of its turn-based actions starts, and being in combat (CR 506).

Declaring attackers and blockers and assigning damage ask their questions in frames of their own: `combat_attack`,
`combat_block`, `combat_damage`.
"""

from mypy_extensions import mypyc_attr

from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.asking.decisions import ask_one_of, ask_player
from mainphase.kernel.combat.damage_order import place_in_orders
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.reading.characteristics import protector_of
from mainphase.kernel.reading.defending import blocks_for, covered_by, defending_player
from mainphase.kernel.reading.layers import refreshed_characteristics
from mainphase.kernel.reading.modifying import removed_from_combat
from mainphase.kernel.reading.seating import (
    TO_THE_LEFT,
    TO_THE_RIGHT,
    is_unlimited,
    is_within_range,
    next_seat,
    sit_together,
)
from mainphase.kernel.reading.statics import ActiveStatic
from mainphase.kernel.state.combat_state import Combat
from mainphase.kernel.state.objects import BLOCKED_BY, Obj
from mainphase.kernel.state.sharing import teams_are_attacked
from mainphase.kernel.state.state import NO_IDS, Frame, State
from mainphase.kernel.values import Attacked, DecisionKind, Option, player_ref, ref_player
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept
from mainphase.rules.law import BlockDamage
from mainphase.rules.plan import StepKind


def the_combat(g: State) -> Combat:
    """The combat going on; a new one if none is."""
    combat = g.combat
    if combat is None:
        combat = Combat()
        g.combat = combat
    return combat


# --- Defending players (CR 506.2, 507.1, 802.2)


def possible_defenders(g: State) -> list[int]:
    """The opponents whom the active player may attack: those within their range of influence (CR 801.3), and where an
    option or a variant says so only those in the next seats, or in one of them (803.1, 809.3c, 811.4).
    """
    foes = g.opponents(g.active)
    if g.attacked == Attacked.LEFT or g.attacked == Attacked.RIGHT:
        beside = next_seat(g, g.active, TO_THE_LEFT if g.attacked == Attacked.LEFT else TO_THE_RIGHT)
        return [p for p in foes if p == beside]
    if g.neighbors_attacked:
        return [p for p in foes if sit_together(g, g.active, p)]
    return foes


def choose_defender(g: State) -> None:
    """The defending players of this combat: all opponents are (CR 802.2); where that is no option one is chosen, unless
    they defend together.
    """
    combat = the_combat(g)
    foes = possible_defenders(g)
    together = g.attacked != Attacked.CHOSEN
    for p in foes:
        if not g.share_turns(p, foes[0]):
            break
    else:
        together = True  # CR 506.2, 805.10a: one opponent, or one opposing team
    if together:
        combat.defenders = foes
        return
    g.push(ChooseDefender())


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseDefender(Frame):
    """The active player chooses the defending player (CR 507.1)."""

    def run(self, g: State) -> None:
        ask_player(g, g.active, DecisionKind.DEFENDER, possible_defenders(g))

    def answer(self, g: State, option: Option) -> None:
        combat = the_combat(g)
        combat.defenders = [p for p in possible_defenders(g) if g.share_turns(p, option.player)]
        g.note(EventName.DEFENDER_CHOSEN, Concept.CHOOSE_DEFENDER, g.active, player_ref(option.player))
        g.pop()


def defenders(g: State) -> list[int]:
    """The defending players still in the game."""
    combat = g.combat
    if combat is None or not combat.defenders:
        return possible_defenders(g)
    out: list[int] = []
    for p in combat.defenders:
        if not g.players[p].left:
            out.append(p)
    return out


def attackable(g: State) -> list[int]:
    """The refs of what may be attacked: each defending player, then the planeswalkers that they control and the battles
    that they protect (CR 508.1b). A team that is attacked stands there as the first of its players.
    """
    out: list[int] = []
    foes = defenders(g)
    for p in foes[:1] if teams_are_attacked(g) else foes:
        out.append(player_ref(p))
    if not g.book.types & (CardType.PLANESWALKER | CardType.BATTLE):
        return out
    for o in g.permanents:
        if attackable_by_type(g, o, foes):
            out.append(o.id)
    return out


def attackable_of(g: State, player: int) -> list[int]:
    """The refs of what may be attacked: of a player, that player and planeswalkers that player controls; -1: all."""
    choices = attackable(g)
    if player < 0:
        return choices
    theirs: list[int] = []
    for ref in choices:
        o = g.find(ref)
        if (ref < 0 and player_ref(player) in covered_by(g, ref)) or (
            o is not None and o.controller == player and refreshed_characteristics(g, o).types & CardType.PLANESWALKER
        ):
            theirs.append(ref)
    return theirs


def is_attackable(g: State, ref: int) -> bool:
    """True if something may be attacked (CR 506.3, 508.4a)."""
    if ref < 0:
        return ref_player(ref) in defenders(g)
    o = g.find(ref)
    if o is None or o.zone != Zone.BATTLEFIELD or o.phased_out:
        return False
    return attackable_by_type(g, o, defenders(g))


def attackable_by_type(g: State, o: Obj, foes: list[int]) -> bool:
    """A planeswalker that one of these players controls, a battle that one of them protects (CR 306.6, 310.8b), where
    the date knows them.
    """
    types = refreshed_characteristics(g, o).types
    if types & CardType.PLANESWALKER and o.controller in foes:
        return g.rules.planeswalkers
    return (types & CardType.BATTLE) != 0 and protector_of(o) in foes and g.rules.battles


def sees_combat(g: State, static: ActiveStatic) -> bool:
    """True if who attacks is within the range of influence of an ability that is about the combat as a whole (CR
    801.11).
    """
    return (
        not g.ranged or is_within_range(g, static.ctx.controller, player_ref(g.active)) or is_unlimited(g, static.ctx)
    )


def has_attackers(g: State) -> bool:
    """True if any creature was declared or put attacking in this combat; if not, steps are skipped (CR 508.8)."""
    combat = g.combat
    return combat is not None and combat.had_attackers


# --- Into combat by an effect (CR 508.4, 509.4)


def put_attacking(g: State, oid: int, ref: int = 0, player: int = -1) -> None:
    """A creature that entered is attacking (CR 508.4): `ref`, or what its controller chooses; `player`: that player or
    a planeswalker that player controls.

    Call it once the creature is on the battlefield.
    """
    combat = g.combat
    o = g.find(oid)
    if combat is None or o is None or o.zone != Zone.BATTLEFIELD or o.phased_out:
        return
    if not g.is_active(o.controller):  # CR 506.3b: not under an attacking player's control
        return
    if (
        refreshed_characteristics(g, o).types & (CardType.CREATURE | CardType.BATTLE)
    ) != CardType.CREATURE:  # CR 506.3a, 506.3f
        return
    if ref == 0:
        choices = attackable_of(g, player)
        if not choices:
            return
        if len(choices) > 1:
            g.push(ChooseAttacked(oid, -1, player))
            return
        ref = choices[0]
    elif not is_attackable(g, ref):  # CR 508.4a
        return
    start_attacking(g, oid, ref)


def start_attacking(g: State, oid: int, ref: int) -> None:
    combat = the_combat(g)
    if combat.is_attacking(oid):
        return
    f = combat.attack(oid, ref)
    f.defender = defending_player(g, oid)
    if g.rules.entering_attacker_counts:  # CR 508.8: until 30 September 2007 only those declared did
        combat.had_attackers = True
    g.invalidate(Facet.COMBAT)
    if after_blocks(g):
        combat.judge(f, False)  # CR 508.4d; before 27 February 2026 the glossary said what is unblocked
    # It never "attacked": nothing is noted and nothing triggers (CR 508.4).


def after_blocks(g: State) -> bool:
    """True if this combat's declaration of blockers lies behind."""
    combat = g.combat
    if combat is not None and combat.declared >= 2:
        return True
    step = g.parts.get(g.step)
    if step is None:
        return False
    return step.kind == StepKind.COMBAT_DAMAGE or step.kind == StepKind.END_OF_COMBAT


def reselect(g: State, oid: int, player: int) -> None:
    """A player reselects what an attacking creature is attacking (CR 508.7)."""
    combat = g.combat
    if combat is not None and combat.is_attacking(oid) and attackable(g):
        g.push(ChooseAttacked(oid, player))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseAttacked(Frame):
    """The controller of a creature that enters attacking chooses what it attacks (CR 508.4); or a player reselects what
    one attacks that attacks already (508.7).
    """

    def __init__(self, creature: int = 0, reselecting: int = -1, against: int = -1) -> None:
        super().__init__()
        self.creature = creature
        self.reselecting = reselecting  # who does, or -1: the creature enters
        self.against = against  # the player who, or whose planeswalker, is to be attacked; -1: whoever

    def run(self, g: State) -> None:
        o = g.find(self.creature)
        choices = attackable_of(g, self.against)
        if o is None or o.zone != Zone.BATTLEFIELD or not choices:
            g.pop()
            return
        options: list[Option] = []
        for ref in choices:
            options.append(Option.attack(self.creature, ref))
        player = o.controller if self.reselecting < 0 else self.reselecting
        ask_one_of(g, player, DecisionKind.ATTACK, options, about=self.creature)

    def answer(self, g: State, option: Option) -> None:
        g.pop()
        combat = the_combat(g)
        if self.reselecting >= 0:  # CR 508.7a: it goes on attacking, and still attacked what it did
            if g.rules.defender_as_it_attacked:
                combat.note_first_defender(option.object, defending_player(g, option.object))
            f = combat.entry(option.object)
            combat.aim(f, option.attacked)
            f.defender = defending_player(g, option.object)
            g.invalidate(Facet.COMBAT)
            return
        start_attacking(g, option.object, option.attacked)


def can_be_put_blocking(g: State, oid: int, attacker: int) -> bool:
    """True if a creature that entered can be blocking that attacker (CR 506.3a, e, f, 509.4a)."""
    combat = g.combat
    o = g.find(oid)
    if combat is None or o is None or o.zone != Zone.BATTLEFIELD or o.phased_out or not combat.is_attacking(attacker):
        return False
    if not blocks_for(g, o.controller, defending_player(g, attacker)):
        return False
    return (refreshed_characteristics(g, o).types & (CardType.CREATURE | CardType.BATTLE)) == CardType.CREATURE


def put_blocking(g: State, oid: int, attackers: list[int]) -> bool:
    """A creature that entered is blocking one of these, as its controller chooses (CR 509.4); False: it can't be."""
    choices: list[int] = []
    for a in attackers:
        if can_be_put_blocking(g, oid, a):
            choices.append(a)
    if not choices:
        return False
    if len(choices) > 1:
        g.push(ChooseBlocked(oid, choices))
    else:
        begin_blocking(g, oid, choices[0])
    return True


def begin_blocking(g: State, blocker: int, attacker: int, order: int = Concept.ORDER_PUT_BLOCKING) -> None:
    """A creature blocks that was not declared to: it never "blocked", but the attacker becomes blocked (CR 509.4)."""
    combat = the_combat(g)
    start_blocking(g, combat, blocker, attacker, {})
    if g.rules.block_damage == BlockDamage.ORDERED and combat.declared == 2:
        place_in_orders(g, combat, blocker, attacker, order)
    become_blocked(g, attacker)
    for member in combat.band_of(attacker):
        number = len(combat.blockers_of(member))
        player = g.objects[member].controller
        fire(g, TriggerEvent.blocked_by(member, blocker, player))  # CR 509.3d
        fire(g, TriggerEvent.blocked_by_so_many(member, player, number, declared=False))  # CR 509.3e


def made_to_block(g: State, oid: int, attacker: int) -> None:
    """An effect has a creature block an attacker: it blocks and "blocks", though it was not declared to (CR 509.3)."""
    combat = g.combat
    if combat is None or attacker in combat.blocked_by(oid) or not can_be_put_blocking(g, oid, attacker):
        return
    anew = not combat.is_blocking(oid)
    begin_blocking(g, oid, attacker, Concept.ORDER_MADE_TO_BLOCK)
    player = g.objects[oid].controller
    g.note(EventName.BLOCKS, Concept.BLOCK_BECOMES, player, oid, other=attacker)
    if anew:
        fire(g, TriggerEvent.blocks(oid, attacker, player, attackers=1))  # CR 509.3a
    fire(g, TriggerEvent.blocks_creature(oid, attacker, player))  # CR 509.3b
    fire(g, TriggerEvent.blocks_so_many(oid, player, attackers=len(combat.blocked_by(oid))))  # CR 509.3e


def become_blocked(g: State, attacker: int) -> None:
    """An attacker becomes blocked, and its band with it, though no blocker was declared (CR 509.1h, 702.22i)."""
    combat = g.combat
    if combat is None or not combat.is_attacking(attacker):
        return
    newly: list[int] = []
    for member in combat.band_of(attacker):
        f = combat.entry(member)
        if f.is_unblocked():  # one that is neither yet doesn't "become" blocked (509.3c)
            newly.append(member)
        combat.judge(f, True)
    g.invalidate(Facet.COMBAT)
    for member in newly:
        player = g.objects[member].controller
        by = combat.blockers_of(member)
        first = by[0] if by else 0
        g.note(EventName.BECOMES_BLOCKED, Concept.BLOCKED, player, member, other=first, amount=len(by))
        fire(g, TriggerEvent.becomes_blocked(member, first, player, blockers=len(by)))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseBlocked(Frame):
    """The controller of a creature that enters blocking chooses what it blocks (CR 509.4)."""

    def __init__(self, creature: int = 0, attackers: list[int] | None = None) -> None:
        super().__init__()
        self.creature = creature
        self.attackers: list[int] = attackers if attackers is not None else []

    def run(self, g: State) -> None:
        options: list[Option] = []
        for a in self.attackers:
            if can_be_put_blocking(g, self.creature, a):
                options.append(Option.block(self.creature, a))
        if not options:
            g.pop()
            return
        player = g.objects[self.creature].controller
        ask_one_of(g, player, DecisionKind.BLOCK, options, about=self.creature)

    def answer(self, g: State, option: Option) -> None:
        g.pop()
        begin_blocking(g, option.object, option.attacker)


def start_blocking(g: State, combat: Combat, blocker: int, attacker: int, lengthened: dict[int, bool]) -> None:
    """A creature blocks an attacker, and with it each creature in the same band (CR 702.22h). `lengthened` is empty for
    the first of several that begin to block together (`Combat.pair_off`).
    """
    for member in combat.band_of(attacker):
        combat.pair_off(blocker, member, lengthened)
        if g.book.asks_blocked:
            g.objects[member].mark(BLOCKED_BY - blocker)


# --- Out of combat (CR 506.4)


def in_combat(g: State, oid: int) -> bool:
    """True if an object is attacking, blocking or attacked."""
    combat = g.combat
    if combat is None:
        return False
    f = combat.find(oid)
    if f is not None and (f.attacking or f.blocking):
        return True
    for other in combat.on_attack:
        if other.against == oid:
            return True
    return False


def remove_from_combat(g: State, oid: int) -> None:
    """Removes a permanent from combat (CR 506.4). What attacked it goes on attacking nothing (506.4c)."""
    if in_combat(g, oid):
        removed_from_combat(g, oid)


def may_recheck(g: State) -> bool:
    """True if anything in combat may have changed so that it can't take part, since it was last looked at: what changes
    types or controllers leaves state-based actions due, or suspects a permanent of one.
    """
    combat = g.combat
    if combat is None:
        return False
    if g.state_based_due or combat.at_permanents:
        return True
    for oid in g.state_based_candidates:
        if combat.find(oid) is not None and not is_only_creature(g, oid):
            return True
    return False


def recheck(g: State) -> None:
    """Removes from combat what is no creature any more, or has become a battle; what is neither a planeswalker nor a
    battle any more is not attacked (CR 506.4).
    """
    combat = g.combat
    if combat is None:
        return
    gone = NO_IDS
    for f in combat.on_attack:
        if not is_only_creature(g, f.id):
            gone = [*gone, f.id]
    for f in combat.on_guard:
        if not is_only_creature(g, f.id):
            gone = [*gone, f.id]
    for oid in gone:
        combat.remove(oid)
    for f in combat.on_attack:
        if f.against > 0 and not still_attacked(g, g.objects[f.against], f.defender):
            f.against = 0


def still_attacked(g: State, o: Obj, defender: int) -> bool:
    """CR 506.4e: what is only a planeswalker now is attacked for its controller's sake, not for its protector's."""
    types = refreshed_characteristics(g, o).types
    if types & CardType.BATTLE:
        return True
    return (types & CardType.PLANESWALKER) != 0 and o.controller == defender


def is_only_creature(g: State, oid: int) -> bool:
    o = g.objects[oid]
    return (refreshed_characteristics(g, o).types & (CardType.CREATURE | CardType.BATTLE)) == CardType.CREATURE


def end_combat(g: State) -> None:
    """Everything is removed from combat (CR 511.3)."""
    combat = g.combat
    if combat is not None:
        for f in combat.on_attack:
            if f.against > 0:
                g.require_state_based_check()  # a battle that is not attacked any more may need a protector (CR 704.5w)
    g.combat = None
    g.invalidate(Facet.COMBAT)
