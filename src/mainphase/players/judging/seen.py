"""The table as one seat sees it, in the form that judgement wants. Whatever is judged is read here: nothing hidden from
the seat leaves the state through this file.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Color, Layout, ManaCost, Zone
from mainphase.kernel.casting.special_actions import cost_of_planar_roll
from mainphase.kernel.casting.spell_costs import alternative_of_way
from mainphase.kernel.costs.components import is_sick
from mainphase.kernel.effects.turn_editing import name_of_part
from mainphase.kernel.lowering.cards import mana_value
from mainphase.kernel.reading.characteristics import (
    characteristics_of,
    defense_of,
    mana_value_of,
    power_of,
    protector_of,
    toughness_of,
)
from mainphase.kernel.reading.faces import face_number, may_look, price_number
from mainphase.kernel.state.objects import ATTACKED, ENTERED, Obj, ObjectFlag, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import player_ref
from mainphase.presentation.visible import library_cards_shown

# The basic land types and the colours of mana that they make (CR 305.6).
BASICS: Final[dict[str, int]] = {
    "Plains": Color.WHITE,
    "Island": Color.BLUE,
    "Swamp": Color.BLACK,
    "Mountain": Color.RED,
    "Forest": Color.GREEN,
}
# Shared by all that have none; never changed.
NO_COUNTERS: Final[dict[str, int]] = {}
NO_MODES: Final[list[int]] = []
NO_TARGETS: Final[list[list[int]]] = []


@mypyc_attr(acyclic=True)
@final
class SeenObject:
    """A card, permanent, spell or ability that the seat can see."""

    def __init__(self, id: int = 0, card: CardDef | None = None, zone: int = Zone.BATTLEFIELD) -> None:
        self.id = id
        self.name = ""
        self.card = card
        self.zone = zone
        self.controller = 0
        self.owner = 0
        self.types = 0
        self.subtypes: tuple[str, ...] = ()
        self.colors = 0
        self.power = 0
        self.toughness = 0
        self.keywords = 0
        self.mana_value = 0
        self.damage = 0
        self.tapped = False
        self.attacked = False
        self.token = False
        self.ability = False
        self.counters: dict[str, int] = NO_COUNTERS
        self.sick = False
        self.attached_to = 0
        self.defense = 0
        self.protector = -1
        self.node: n.Ability | None = None  # on the stack: what it does,
        self.modes = NO_MODES  # and what has been chosen for it
        self.targets = NO_TARGETS
        self.x = 0
        self.beneath: CardDef | None = None  # of something face down that we may look at: what it is

    def attached(self, host: int) -> "SeenObject":
        """An Aura or Equipment as it would be on that permanent or player."""
        t = SeenObject(self.id, self.card, Zone.BATTLEFIELD)
        t.name = self.name
        t.controller, t.owner = self.controller, self.owner
        t.types, t.subtypes, t.colors = self.types, self.subtypes, self.colors
        t.mana_value = self.mana_value
        t.tapped, t.token = self.tapped, self.token
        t.counters = self.counters
        t.attached_to = host
        return t

    def strengthened(self, power: int, toughness: int, keywords: int) -> "SeenObject":
        """A creature as it would fight with more power and toughness and with these keywords."""
        t = SeenObject(self.id, self.card, self.zone)
        t.controller = self.controller
        t.types, t.colors = self.types, self.colors
        t.power, t.toughness = self.power + power, self.toughness + toughness
        t.keywords = self.keywords | keywords
        t.damage, t.tapped, t.sick = self.damage, self.tapped, self.sick
        t.mana_value = self.mana_value
        return t


def thing_of(g: State, o: Obj, seat: int, zone: int) -> SeenObject:
    """An object that the seat sees, as it is now."""
    ch = characteristics_of(o)
    code = g.book.cards[o.face]
    t = SeenObject(o.id, None if o.flags & ObjectFlag.BLANK else code.node, zone)
    t.name = ch.name
    t.controller = o.controller
    t.owner = o.owner
    t.types = ch.types
    t.subtypes = ch.subtypes
    t.colors = ch.colors
    t.power = power_of(g, o)
    t.toughness = toughness_of(g, o)
    t.keywords = ch.keywords
    t.mana_value = mana_value_of(g, o)
    t.damage = o.damage
    t.tapped = o.tapped
    t.attacked = o.uses(ATTACKED) > 0
    t.token = o.kind == ObjectKind.TOKEN
    t.ability = o.kind == ObjectKind.ABILITY
    t.counters = o.counters
    t.sick = zone == Zone.BATTLEFIELD and is_sick(g, o)
    t.attached_to = o.attached_to
    if ch.types & CardType.BATTLE:
        t.defense = defense_of(o)
        t.protector = protector_of(o)
    ctx = o.ctx
    if ctx is not None:
        if ctx.ability >= 0:
            t.node = g.book.abilities[ctx.ability].node
        t.modes = ctx.modes
        t.targets = ctx.targets
        t.x = ctx.x
    if code.face_down and may_look(g, o, seat):  # CR 708.5, 406.3
        t.beneath = g.book.cards[o.card].node
    return t


def defined_thing(card: CardDef) -> SeenObject:
    """A card as it is written, that is nowhere yet; and a token."""
    t = SeenObject(0, card)
    t.name = card.name
    t.types = card.types
    t.subtypes = card.subtypes
    power, toughness = card.power, card.toughness
    t.power = power if power is not None else 0
    t.toughness = toughness if toughness is not None else 0
    for a in card.abilities:
        if isinstance(a, n.HasKeywords):
            t.keywords |= a.keywords
    t.mana_value = mana_value(card.cost)
    return t


FACE_DOWN: Final = CardDef("", ManaCost(3), CardType.CREATURE, power=2, toughness=2)


def as_cast(t: SeenObject, way: int) -> SeenObject:
    """A card as it would be cast that way: as a half, an Adventure, another face, or face down."""
    card = t.card
    face = face_number(way)
    if card is None or (face == 0 and card.layout != Layout.SPLIT):
        return t
    if face == 0:  # fused: what both halves say
        shown = defined_thing(card)
        said: list[n.Ability] = []
        for half in card.faces:
            said += half.abilities
        shown.card = CardDef(
            card.name, card.cost, card.types, card.supertypes, card.subtypes, abilities=tuple(said), layout=card.layout
        )
    else:
        shown = defined_thing(card.faces[face - 1] if face <= len(card.faces) else FACE_DOWN)
    shown.id = t.id
    shown.zone = t.zone
    shown.controller = t.controller
    shown.owner = t.owner
    shown.colors = t.colors
    return shown


@final
class Damage:
    """Damage that may be prevented (1997): by what, which may be nowhere any more, to what (a ref), how much."""

    def __init__(self, source: int = 0, to: int = 0, amount: int = 0) -> None:
        self.source = source
        self.to = to
        self.amount = amount


@mypyc_attr(acyclic=True)
@final
class Seen:
    """The table as one seat sees it."""

    def __init__(self, g: State, seat: int) -> None:
        self._state = g  # read in this file only
        self.me = seat
        self.turn = g.turn_number
        self.active = g.active
        self.side = [p.side for p in g.players]
        self.our_turn = g.is_active(seat)
        self.step = name_of_part(g, g.step)
        self.seats = [p.id for p in g.players if not p.left]
        self.life = [p.life for p in g.players]
        self.hand_sizes = [len(p.hand) for p in g.players]
        us = g.players[seat]
        self.mulligans = us.mulligans
        self.lands_played = us.lands_played
        self.things: dict[int, SeenObject] = {}
        self.hand = self._add_all(us.hand, Zone.HAND)
        self.board = self._add_all(g.battlefield, Zone.BATTLEFIELD)
        self.stack = self._add_all(g.stack, Zone.STACK)
        self._elsewhere: list[SeenObject] | None = None
        combat = g.combat
        self.attacks: dict[int, int] = combat.attacks if combat is not None else {}
        self.blocks: dict[int, list[int]] = combat.blocking if combat is not None else {}
        self.blockers_declared = combat is not None and combat.declared >= 2
        # Blockers are known, and the damage is still to come.
        self.fighting = self.blockers_declared and not (
            self.step.startswith("end") or ("damage" in self.step and not self.stack)
        )
        self.doomed: list[int] = []
        self.assigned: list[Damage] = []
        batches = g.batches
        if batches is not None:
            self.doomed = batches.doomed
            for c in batches.dealing:
                self.assigned.append(Damage(c.source, c.other, c.amount))
                if self.thing(c.source) is None:
                    self.things[c.source] = thing_of(g, g.objects[c.source], seat, Zone.NOWHERE)

    def _add_all(self, ids: list[int], zone: int) -> list[SeenObject]:
        g = self._state
        found: list[SeenObject] = []
        for oid in ids:
            t = thing_of(g, g.objects[oid], self.me, zone)
            self.things[oid] = t
            found.append(t)
        return found

    def elsewhere(self) -> list[SeenObject]:
        """The cards in graveyards and exile, commanders and planes in the command zone, and library cards that we are
        being shown: read when first wanted.
        """
        found = self._elsewhere
        if found is None:
            g = self._state
            found = []
            for p in g.players:
                found += self._add_all(p.graveyard, Zone.GRAVEYARD)
            found += self._add_all(g.exile, Zone.EXILE)  # some may be played from there
            if g.commanding or g.planechase:
                found += self._add_all(g.command, Zone.COMMAND)  # so may commanders
            asked = g.pending
            mine = asked if asked is not None and g.decider(asked.player) == self.me else None
            found += self._add_all(library_cards_shown(g, self.me, mine), Zone.LIBRARY)
            self._elsewhere = found
        return found

    def thing(self, ref: int) -> SeenObject | None:
        """The thing that we see under an id; None if there is none."""
        t = self.things.get(ref)
        if t is None and ref > 0 and self._elsewhere is None:
            self.elsewhere()
            t = self.things.get(ref)
        return t

    def in_zone(self, zone: int) -> list[SeenObject]:
        """The things that we see in a zone, everybody's; of hands our own."""
        if zone == Zone.BATTLEFIELD:
            return self.board
        if zone == Zone.STACK:
            return self.stack
        if zone == Zone.HAND:
            return self.hand
        return [t for t in self.elsewhere() if t.zone == zone]

    def ability(self, uid: int) -> n.Ability:
        """The ability that an option to activate speaks of (its `b`)."""
        return self._state.book.abilities[uid].node

    def was_paid(self, t: SeenObject, name: str) -> bool:
        """True of a spell on the stack if this optional cost of it was paid."""
        ctx = self._state.objects[t.id].ctx if t.zone == Zone.STACK else None
        return ctx is not None and name in ctx.paid

    def entered_this_turn(self, t: SeenObject) -> bool:
        """True if it entered the battlefield this turn. Of a permanent no card asks about that is never known."""
        return t.zone == Zone.BATTLEFIELD and self._state.objects[t.id].uses(ENTERED) > 0

    def other_cost(self, t: SeenObject, way: int) -> tuple[n.Cost, ...]:
        """What is paid instead of the mana cost to cast a card that way, but for the mana."""
        number = price_number(way)
        if number <= 0:
            return ()
        code = self._state.book.cards[self._state.objects[t.id].card]
        alternative = alternative_of_way(self._state.book.cards[code.faces[face_number(way)]], way)
        if alternative is None:
            return ()
        return tuple([part for part in alternative.cost if not isinstance(part, n.PayMana)])

    def word(self, number: int) -> str:
        """The name or other word that an option speaks of."""
        return self._state.book.words[number]

    def cost_of_planar_roll(self) -> int:
        """The mana that we would pay to roll the planar die."""
        return cost_of_planar_roll(self._state, self.me).generic

    def main(self) -> bool:
        """It is our main phase and nothing is on the stack: the time for sorceries."""
        return self.our_turn and not self.stack and "main" in self.step

    def before_combat(self) -> bool:
        """The creatures could still attack this turn."""
        return not self.attacks and (
            self.step.startswith("upkeep")
            or self.step.startswith("draw")
            or self.step.startswith("precombat main")
            or self.step.startswith("beginning of combat")
        )

    def their_attack_comes(self) -> bool:
        """They attack, and nothing blocks yet."""
        return bool(self.attacks) and not self.our_turn and not self.blockers_declared

    def foes(self) -> list[int]:
        return self.opponents(self.me)

    def opponents(self, seat: int) -> list[int]:
        side = self.side[seat]
        return [other for other in self.seats if self.side[other] != side]

    def team(self, seat: int) -> list[int]:
        """A player still in the game and those who play with them."""
        side = self.side[seat]
        return [other for other in self.seats if self.side[other] == side]

    def ours(self, t: SeenObject) -> bool:
        """True if it is on our side."""
        return self.side[t.controller] == self.side[self.me]

    def mine(self) -> list[SeenObject]:
        me = self.me
        return [t for t in self.board if t.controller == me]

    def creatures(self, seat: int) -> list[SeenObject]:
        return [t for t in self.board if t.controller == seat and t.types & CardType.CREATURE]

    def lands(self) -> list[SeenObject]:
        me = self.me
        return [t for t in self.board if t.controller == me and t.types & CardType.LAND]

    def untapped_lands(self, seat: int) -> int:
        """How many lands a player could tap."""
        count = 0
        for t in self.board:
            if t.controller == seat and not t.tapped and t.types & CardType.LAND:
                count += 1
        return count

    def theirs_on_stack(self) -> list[SeenObject]:
        return [t for t in self.stack if not self.ours(t)]

    def opposing(self, creature: int) -> list[SeenObject]:
        """The blockers of this attacker, or the attackers that this blocker blocks."""
        found: list[SeenObject] = []
        for a in self.blocks.get(creature, []):
            t = self.thing(a)
            if t is not None:
                found.append(t)
        for b, attackers in self.blocks.items():
            if creature in attackers:
                t = self.thing(b)
                if t is not None:
                    found.append(t)
        return found

    def ref(self) -> int:
        """Ourselves, as a ref."""
        return player_ref(self.me)


# --- What is asked so often that the rest of the table is not read for it


def creatures_of(g: State, seat: int) -> list[int]:
    """The ids of a player's creatures."""
    found: list[int] = []
    for o in g.permanents:
        if o.controller == seat and characteristics_of(o).types & CardType.CREATURE:
            found.append(o.id)
    return found


def attacker_ids(g: State) -> list[int]:
    """The ids of the creatures that attack."""
    combat = g.combat
    return combat.attackers if combat is not None else []


def nearest_to_the_end(g: State, seat: int) -> int:
    """The opponent with the least life; the seat itself if there is none any more."""
    found = seat
    side = g.players[seat].side
    for p in g.players:
        if not p.left and p.side != side and (found == seat or p.life < g.players[found].life):
            found = p.id
    return found
