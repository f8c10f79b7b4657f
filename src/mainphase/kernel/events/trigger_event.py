"""An event as triggered abilities see it: one value, and a constructor for each kind of event."""

from typing import final

from mypy_extensions import mypyc_attr

from mainphase.cards.nodes import Zone
from mainphase.kernel.values import player_ref, ref_player
from mainphase.kernel.what_happens import TriggerKind


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TriggerEvent:
    """A trigger event (CR 603.2). `obj`, `source`, `player` and `amount` are what the ability then means by "that
    creature", "that source", "that player", "that much".
    """

    def __init__(
        self,
        kind: int = 0,
        obj: int = 0,
        source: int = 0,
        player: int = -1,
        amount: int = 0,
        zone: int = Zone.NOWHERE,
        counter: str = "",
        combat: bool = False,
        declared: bool = False,
        parts: "list[TriggerEvent] | None" = None,
    ) -> None:
        self.kind = kind
        self.obj = obj  # what it happens to; of an attack or of damage, a ref: it may happen to a player
        self.source = source  # what does it, or the other of two
        self.player = player
        self.amount = amount
        self.zone = zone  # where it goes; of what is put into a graveyard, where it comes from; or how much before
        self.counter = counter  # the kind of counter, or the designation
        self.combat = combat  # combat damage
        self.declared = declared  # blockers; of mana: by tapping; of a spell: as it resolves; it is destroyed
        self.parts = parts  # the events that happen at once

    # --- The turn

    @staticmethod
    def of_part(kind: int, player: int) -> "TriggerEvent":
        """A part of a player's turn begins or ends, as its kind says (CR 500)."""
        return TriggerEvent(kind, player=player)

    # --- Moving

    @staticmethod
    def enters(obj: int, came_from: int, under: int) -> "TriggerEvent":
        """Something enters the battlefield under a player's control; `came_from` is what it was before."""
        return TriggerEvent(TriggerKind.ENTERS, obj, came_from, under)

    @staticmethod
    def leaves(obj: int, became: int, to: int, player: int, destroyed: bool = False) -> "TriggerEvent":
        """Something leaves the battlefield for a zone, and becomes a new object there (CR 400.7)."""
        return TriggerEvent(TriggerKind.LEAVES, obj, became, player, zone=to, declared=destroyed)

    @staticmethod
    def put_into_graveyard(card: int, owner: int, source: int, was: int = 0, resolved: bool = False) -> "TriggerEvent":
        """A card is put into its owner's graveyard from a zone; `was` is what it was on the battlefield. `resolved`: a
        spell, as it resolves.
        """
        return TriggerEvent(TriggerKind.PUT_INTO_GRAVEYARD, card, was, owner, zone=source, declared=resolved)

    @staticmethod
    def put_into_exile(card: int, owner: int, source: int) -> "TriggerEvent":
        """A card is exiled from a zone."""
        return TriggerEvent(TriggerKind.PUT_INTO_EXILE, card, 0, owner, zone=source)

    @staticmethod
    def revealed_drawn(card: int, by: int, player: int) -> "TriggerEvent":
        """A player reveals a card as they draw it, because a permanent says so."""
        return TriggerEvent(TriggerKind.REVEALED_DRAWN, card, by, player)

    @staticmethod
    def leaves_graveyard(card: int, became: int, owner: int) -> "TriggerEvent":
        return TriggerEvent(TriggerKind.LEAVES_GRAVEYARD, card, became, owner)

    @staticmethod
    def together(events: "list[TriggerEvent]", player: int = -1) -> "TriggerEvent":
        """These happen at once, to a player if they are damage."""
        return TriggerEvent(TriggerKind.TOGETHER, player=player, amount=len(events), parts=events)

    @staticmethod
    def sacrificed(permanent: int, became: int, player: int) -> "TriggerEvent":
        """A player has sacrificed a permanent, which becomes a new object (CR 701.21)."""
        return TriggerEvent(TriggerKind.SACRIFICED, permanent, became, player)

    @staticmethod
    def cycled(card: int, player: int) -> "TriggerEvent":
        """A player has discarded a card to pay for its cycling ability (CR 702.29c)."""
        return TriggerEvent(TriggerKind.CYCLED, card, player=player)

    @staticmethod
    def draw(card: int, player: int) -> "TriggerEvent":
        return TriggerEvent(TriggerKind.DRAW, card, player=player)

    @staticmethod
    def discard(card: int, player: int) -> "TriggerEvent":
        return TriggerEvent(TriggerKind.DISCARD, card, player=player)

    @staticmethod
    def discard_together(player: int, cards: "list[TriggerEvent]") -> "TriggerEvent":
        """A player has discarded these cards at once."""
        return TriggerEvent(TriggerKind.DISCARD_TOGETHER, player=player, amount=len(cards), parts=cards)

    @staticmethod
    def mill_together(player: int, cards: "list[TriggerEvent]") -> "TriggerEvent":
        """A player has milled these cards at once (CR 701.17a)."""
        return TriggerEvent(TriggerKind.MILL_TOGETHER, player=player, amount=len(cards), parts=cards)

    # --- Combat

    @staticmethod
    def attacks(attacker: int, attacked: int, defending: int) -> "TriggerEvent":
        """CR 508.3a; `attacked` is a ref."""
        return TriggerEvent(TriggerKind.ATTACKS, attacker, attacked, defending)

    @staticmethod
    def attacks_alone(attacker: int, controller: int) -> "TriggerEvent":
        """CR 506.5"""
        return TriggerEvent(TriggerKind.ATTACKS_ALONE, attacker, player=controller)

    @staticmethod
    def player_attacks(player: int, attackers: int) -> "TriggerEvent":
        """A player attacks with so many creatures (CR 508.3c, d)."""
        return TriggerEvent(TriggerKind.PLAYER_ATTACKS, player=player, amount=attackers)

    @staticmethod
    def attacks_player(player: int, attacked: int, attackers: int) -> "TriggerEvent":
        """A player attacks another, by their ref, with so many creatures (CR 508.3e)."""
        return TriggerEvent(TriggerKind.ATTACKS_PLAYER, attacked, player=player, amount=attackers)

    @staticmethod
    def is_attacked(attacked: int, by: int, attackers: int) -> "TriggerEvent":
        """Somebody or something, by its ref, is attacked by a player's creatures, so many of them (CR 508.3b)."""
        return TriggerEvent(TriggerKind.IS_ATTACKED, attacked, player=by, amount=attackers)

    @staticmethod
    def blocks(blocker: int, attacker: int, controller: int, attackers: int) -> "TriggerEvent":
        """Once, however many it blocks (CR 509.3a); `attacker` is the first of them."""
        return TriggerEvent(TriggerKind.BLOCKS, blocker, attacker, controller, attackers)

    @staticmethod
    def blocks_alone(blocker: int, controller: int) -> "TriggerEvent":
        """CR 506.5"""
        return TriggerEvent(TriggerKind.BLOCKS_ALONE, blocker, player=controller)

    @staticmethod
    def blocks_creature(blocker: int, attacker: int, controller: int) -> "TriggerEvent":
        """Once for each attacker that it blocks (CR 509.3b)."""
        return TriggerEvent(TriggerKind.BLOCKS_CREATURE, blocker, attacker, controller)

    @staticmethod
    def blocks_so_many(blocker: int, controller: int, attackers: int) -> "TriggerEvent":
        """CR 509.3e"""
        return TriggerEvent(TriggerKind.BLOCKS_SO_MANY, blocker, player=controller, amount=attackers)

    @staticmethod
    def becomes_blocked(attacker: int, blocker: int, controller: int, blockers: int) -> "TriggerEvent":
        """Once, by however many (CR 509.3c); `blocker` is the first of them, if a creature did it."""
        return TriggerEvent(TriggerKind.BECOMES_BLOCKED, attacker, blocker, controller, blockers)

    @staticmethod
    def blocked_by(attacker: int, blocker: int, controller: int) -> "TriggerEvent":
        """Once for each creature that blocks it (CR 509.3d)."""
        return TriggerEvent(TriggerKind.BLOCKED_BY, attacker, blocker, controller)

    @staticmethod
    def blocked_by_so_many(attacker: int, controller: int, blockers: int, declared: bool) -> "TriggerEvent":
        """By so many as blockers are declared, or by one more later (CR 509.3e)."""
        return TriggerEvent(
            TriggerKind.BLOCKED_BY_SO_MANY, attacker, player=controller, amount=blockers, declared=declared
        )

    @staticmethod
    def isnt_blocked(attacker: int, attacked: int, defending: int) -> "TriggerEvent":
        """CR 508.3f, 509.3g; `attacked` is a ref."""
        return TriggerEvent(TriggerKind.ISNT_BLOCKED, attacker, attacked, defending)

    # --- Damage and life

    @staticmethod
    def damage_dealt(source: int, to: int, amount: int, combat: bool) -> "TriggerEvent":
        """A source has dealt damage to a player or permanent, by its ref."""
        player = ref_player(to) if to < 0 else -1
        return TriggerEvent(TriggerKind.DAMAGE_DEALT, to, source, player, amount, combat=combat)

    @staticmethod
    def deals_damage(source: int, amount: int, combat: bool) -> "TriggerEvent":
        """A source has dealt so much damage in all, to one or several at once (CR 603.2c)."""
        return TriggerEvent(TriggerKind.DEALS_DAMAGE, source=source, amount=amount, combat=combat)

    @staticmethod
    def is_dealt_damage(to: int, source: int, amount: int, combat: bool) -> "TriggerEvent":
        """A player or permanent, by its ref, has been dealt so much damage in all; `source`: the first of what dealt it
        (CR 603.2c).
        """
        player = ref_player(to) if to < 0 else -1
        return TriggerEvent(TriggerKind.IS_DEALT_DAMAGE, to, source, player, amount, combat=combat)

    @staticmethod
    def damage_prevented(to: int, amount: int) -> "TriggerEvent":
        """An effect has prevented so much damage to a player or permanent, by its ref (CR 615.13)."""
        return TriggerEvent(TriggerKind.DAMAGE_PREVENTED, to, player=ref_player(to) if to < 0 else -1, amount=amount)

    @staticmethod
    def life_gained(player: int, amount: int, source: int = 0) -> "TriggerEvent":
        return TriggerEvent(TriggerKind.LIFE_GAINED, 0, source, player, amount)

    @staticmethod
    def life_lost(player: int, amount: int, source: int = 0) -> "TriggerEvent":
        return TriggerEvent(TriggerKind.LIFE_LOST, 0, source, player, amount)

    # --- Spells, lands, abilities

    @staticmethod
    def cast(spell: int, player: int) -> "TriggerEvent":
        return TriggerEvent(TriggerKind.CAST, spell, player=player)

    @staticmethod
    def copied(spell: int, player: int) -> "TriggerEvent":
        """A player has put a copy of a spell onto the stack (CR 707.10)."""
        return TriggerEvent(TriggerKind.COPIED, spell, player=player)

    @staticmethod
    def countered(spell: int, source: int, player: int) -> "TriggerEvent":
        """A spell or ability of this source, which a player controls, has countered a spell (CR 701.6a)."""
        return TriggerEvent(TriggerKind.COUNTERED, spell, source, player)

    @staticmethod
    def activated(ability: int, source: int, player: int) -> "TriggerEvent":
        """A player has activated an ability that isn't a mana ability."""
        return TriggerEvent(TriggerKind.ACTIVATED, ability, source, player)

    @staticmethod
    def crime(player: int) -> "TriggerEvent":
        """CR 700.13"""
        return TriggerEvent(TriggerKind.CRIME, player=player)

    @staticmethod
    def expends(player: int, before: int, now: int) -> "TriggerEvent":
        """A player has spent mana on a spell: so much of it this turn before and now (CR 700.14)."""
        return TriggerEvent(TriggerKind.EXPENDS, player=player, amount=now, zone=before)

    @staticmethod
    def coin_flipped(player: int, won: bool) -> "TriggerEvent":
        """A player has won or lost the flip of a coin (CR 705.2)."""
        return TriggerEvent(TriggerKind.COIN_FLIPPED, player=player, amount=1 if won else 0)

    @staticmethod
    def land_played(land: int, player: int) -> "TriggerEvent":
        return TriggerEvent(TriggerKind.LAND_PLAYED, land, player=player)

    @staticmethod
    def tap_for_mana(source: int, player: int, types: int, tapped: bool = True) -> "TriggerEvent":
        """A player has tapped something for mana of these types, as bits (CR 106.12a); or has got it otherwise, of a
        mana ability of that.
        """
        return TriggerEvent(TriggerKind.TAP_FOR_MANA, source, player=player, amount=types, declared=tapped)

    @staticmethod
    def becomes_target(target: int, of: int, controller: int) -> "TriggerEvent":
        """An object or player has become the target of a spell or ability that a player controls (CR 115.1)."""
        return TriggerEvent(TriggerKind.BECOMES_TARGET, target, of, controller)

    @staticmethod
    def triggered(source: int, controller: int) -> "TriggerEvent":
        """A triggered ability of an object has triggered."""
        return TriggerEvent(TriggerKind.TRIGGERED, source, player=controller)

    # --- Permanents

    @staticmethod
    def tap(permanent: int, controller: int) -> "TriggerEvent":
        return TriggerEvent(TriggerKind.TAP, permanent, player=controller)

    @staticmethod
    def untap(permanent: int, controller: int) -> "TriggerEvent":
        return TriggerEvent(TriggerKind.UNTAP, permanent, player=controller)

    @staticmethod
    def counters_put(on: int, kind: str, amount: int, by: int = -1) -> "TriggerEvent":
        """A player has put so many counters of a kind on an object or player, by its ref."""
        return TriggerEvent(TriggerKind.COUNTERS_PUT, on, player=by, amount=amount, counter=kind)

    @staticmethod
    def counter_put(on: int, kind: str, by: int) -> "TriggerEvent":
        """One of the counters that a player has put at once."""
        return TriggerEvent(TriggerKind.COUNTER_PUT, on, player=by, amount=1, counter=kind)

    @staticmethod
    def last_counter_removed(of: int, kind: str, amount: int) -> "TriggerEvent":
        """The last counters of a kind, so many, have been removed from an object."""
        return TriggerEvent(TriggerKind.LAST_COUNTER_REMOVED, of, amount=amount, counter=kind)

    @staticmethod
    def counter_removed(of: int, kind: str) -> "TriggerEvent":
        """One of the counters that are removed from an object at once."""
        return TriggerEvent(TriggerKind.COUNTER_REMOVED, of, amount=1, counter=kind)

    @staticmethod
    def designated(permanent: int, name: str, x: int, controller: int) -> "TriggerEvent":
        """A permanent has become monstrous or renowned by an ability with this X (CR 701.37c)."""
        return TriggerEvent(TriggerKind.DESIGNATED, permanent, player=controller, amount=x, counter=name)

    @staticmethod
    def mutates(permanent: int, player: int) -> "TriggerEvent":
        """A spell has merged with a permanent, of that player's (CR 702.140d)."""
        return TriggerEvent(TriggerKind.MUTATES, permanent, player=player)

    @staticmethod
    def transforms(permanent: int, controller: int) -> "TriggerEvent":
        return TriggerEvent(TriggerKind.TRANSFORMS, permanent, player=controller)

    @staticmethod
    def turned_face_up(permanent: int, controller: int, x: int = 0) -> "TriggerEvent":
        return TriggerEvent(TriggerKind.TURNED_FACE_UP, permanent, player=controller, amount=x)

    @staticmethod
    def phase_in(permanent: int) -> "TriggerEvent":
        return TriggerEvent(TriggerKind.PHASE_IN, permanent)

    @staticmethod
    def phase_out(permanent: int) -> "TriggerEvent":
        return TriggerEvent(TriggerKind.PHASE_OUT, permanent)

    @staticmethod
    def control_lost(permanent: int, by: int, to: int) -> "TriggerEvent":
        """Another player controls it than did before (CR 603.10d)."""
        return TriggerEvent(TriggerKind.CONTROL_LOST, permanent, player=to, amount=by)

    @staticmethod
    def exerted(creature: int, controller: int) -> "TriggerEvent":
        return TriggerEvent(TriggerKind.EXERTED, creature, player=controller)

    @staticmethod
    def crews(creature: int, vehicle: int, controller: int) -> "TriggerEvent":
        """CR 702.122b"""
        return TriggerEvent(TriggerKind.CREWS, creature, vehicle, controller)

    @staticmethod
    def crewed(vehicle: int, controller: int) -> "TriggerEvent":
        """CR 702.122d"""
        return TriggerEvent(TriggerKind.CREWED, vehicle, player=controller)

    @staticmethod
    def explores(permanent: int, controller: int, revealed: int) -> "TriggerEvent":
        """CR 701.44b; `revealed`: what the revealed card was, as `n.Revealed` has it."""
        return TriggerEvent(TriggerKind.EXPLORES, permanent, player=controller, amount=revealed)

    @staticmethod
    def becomes_level(permanent: int, level: int, controller: int) -> "TriggerEvent":
        """CR 716.2a"""
        return TriggerEvent(TriggerKind.BECOMES_LEVEL, permanent, player=controller, amount=level)

    # --- Players and the game

    @staticmethod
    def becomes_monarch(player: int) -> "TriggerEvent":
        return TriggerEvent(TriggerKind.BECOMES_MONARCH, player=player)

    @staticmethod
    def creatures_hit(player: int, by: int, creatures: int) -> "TriggerEvent":
        """So many creatures that somebody controls have dealt combat damage to a player at once."""
        return TriggerEvent(TriggerKind.CREATURES_HIT, player_ref(player), player=by, amount=creatures)

    @staticmethod
    def player_does(player: int, deed: str, cards: int = 0, what: int = 0) -> "TriggerEvent":
        """A player has scried, searched their library …, and so looked at so many cards, or chosen this."""
        return TriggerEvent(TriggerKind.PLAYER_DOES, what, player=player, amount=cards, counter=deed)

    @staticmethod
    def enters_room(dungeon: int, room: int, owner: int) -> "TriggerEvent":
        """CR 309.4c"""
        return TriggerEvent(TriggerKind.ENTERS_ROOM, dungeon, player=owner, amount=room)

    @staticmethod
    def player_loses(player: int) -> "TriggerEvent":
        return TriggerEvent(TriggerKind.PLAYER_LOSES, player=player)

    @staticmethod
    def day_night_changes() -> "TriggerEvent":
        return TriggerEvent(TriggerKind.DAY_NIGHT_CHANGES)

    @staticmethod
    def scheme_set_in_motion(scheme: int, player: int) -> "TriggerEvent":
        return TriggerEvent(TriggerKind.SCHEME_SET_IN_MOTION, scheme, player=player)

    @staticmethod
    def planeswalks_to(plane: int, player: int) -> "TriggerEvent":
        """A player planeswalks to a plane, or encounters a phenomenon (CR 701.31d, 312.5)."""
        return TriggerEvent(TriggerKind.PLANESWALKS_TO, plane, player=player)

    @staticmethod
    def planeswalks_away(plane: int, player: int) -> "TriggerEvent":
        return TriggerEvent(TriggerKind.PLANESWALKS_AWAY, plane, player=player)

    @staticmethod
    def chaos_ensues(player: int, plane: int = 0) -> "TriggerEvent":
        """Chaos ensues because of a player, for everybody or for one plane (CR 311.7)."""
        return TriggerEvent(TriggerKind.CHAOS_ENSUES, plane, player=player)

    @staticmethod
    def planar_die_rolled(player: int, symbol: int) -> "TriggerEvent":
        """A player rolls the planar die, and this comes up (`PlanarSymbol`)."""
        return TriggerEvent(TriggerKind.PLANAR_DIE_ROLLED, player=player, amount=symbol)

    @staticmethod
    def state() -> "TriggerEvent":
        """No event at all: a state may be true (CR 603.8)."""
        return TriggerEvent(TriggerKind.STATE)
