"""What the greedy bot makes of a view: things and numbers in the form that its judgement wants."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Layout, ManaCost, Zone
from mainphase.kernel.lowering.cards import mana_value
from mainphase.kernel.reading.faces import face_of

if TYPE_CHECKING:
    from mainphase.table.view import DecisionView, ObjectView, View


def player_ref(seat: int) -> int:
    return -1 - seat


def ref_player(ref: int) -> int:
    return -1 - ref


@dataclass
class Thing:
    """A card, permanent, spell or ability that the seat can see."""

    id: int = 0
    name: str = ""
    card: CardDef | None = None
    zone: int = Zone.BATTLEFIELD
    controller: int = 0
    owner: int = 0
    types: int = 0
    subtypes: tuple[str, ...] = ()
    colors: int = 0
    power: int = 0
    toughness: int = 0
    keywords: int = 0
    mana_value: int = 0
    damage: int = 0
    tapped: bool = False
    attacked: bool = False
    token: bool = False
    ability: bool = False
    counters: dict[str, int] = field(default_factory=dict)
    sick: bool = False
    attached_to: int = 0
    defense: int = 0
    protector: int = -1
    node: n.Ability | None = None  # on the stack: what it does,
    modes: tuple[int, ...] = ()  # and what has been chosen for it
    targets: tuple[tuple[int, ...], ...] = ()
    x: int = 0
    beneath: CardDef | None = None  # of something face down that we may look at: what it is


FACE_DOWN: Final = CardDef("", ManaCost(3), CardType.CREATURE, power=2, toughness=2)


def as_cast(t: Thing, way: int) -> Thing:
    """A card as it would be cast that way: as a half, an Adventure, another face, or face down."""
    card = t.card
    face = face_of(way)
    if card is None or (face == 0 and card.layout != Layout.SPLIT):
        return t
    if face == 0:  # fused: what both halves say
        card = replace(card, abilities=tuple(a for half in card.faces for a in half.abilities))
    else:
        card = card.faces[face - 1] if face <= len(card.faces) else FACE_DOWN
    keywords = 0
    for a in card.abilities:
        if isinstance(a, n.HasKeywords):
            keywords |= a.keywords
    return replace(
        t,
        name=card.name,
        card=card,
        types=card.types,
        subtypes=card.subtypes,
        power=card.power or 0,
        toughness=card.toughness or 0,
        keywords=keywords,
        mana_value=mana_value(card.cost),
    )


@dataclass(frozen=True)
class Choice:
    """An option by its numbers."""

    kind: int
    a: int
    b: int


class Question:
    """A decision by its numbers, with the ids of the view."""

    def __init__(self, decision: DecisionView) -> None:
        self.kind = decision.kind
        self.about = decision.about
        self.other = decision.other
        self.number = decision.number
        self.options = [Choice(kind, a, b) for kind, a, b in decision.choices]


class Seen:
    """The table as one seat sees it."""

    def __init__(self, view: View) -> None:
        self.me = view.seat
        self.turn = view.turn
        self.active = view.active
        self.side = {p.seat: p.team for p in view.players}
        self.our_turn = self.side[view.active] == self.side[self.me]
        self.step = view.place
        self.seats = [p.seat for p in view.players if not p.left]
        self.life = {p.seat: p.life for p in view.players}
        self.hand_sizes = {p.seat: p.hand_size for p in view.players}
        self.mulligans = view.players[self.me].mulligans
        self.ability = view.ability
        self.lands_played = view.players[self.me].lands_played
        self.things: dict[int, Thing] = {}
        self.hand = [self._add(o, Zone.HAND) for o in view.players[self.me].hand]
        self.board = [self._add(o, Zone.BATTLEFIELD) for o in view.battlefield]
        self.stack = [self._add(o, Zone.STACK) for o in view.stack]
        for p in view.players:
            for o in p.graveyard:
                self._add(o, Zone.GRAVEYARD)
        for o in view.exile:  # some may be played from there
            self._add(o, Zone.EXILE)
        for o in view.looked_at:
            self._add(o, Zone.LIBRARY)
        self.attacks: dict[int, int] = dict(view.attacks)
        self.blocks: dict[int, list[int]] = {b: list(a) for b, a in view.blocks.items()}
        self.blockers_declared = view.blockers_declared
        self.doomed = list(view.doomed)
        # Damage that may be prevented (1997): the source, which may be nowhere any more, to whom, how much.
        self.assigned = [(d.source.id, d.to, d.amount) for d in view.assigned]
        for d in view.assigned:
            if d.source.id not in self.things:
                self._add(d.source, Zone.NOWHERE)

    def _add(self, o: ObjectView, zone: int) -> Thing:
        t = Thing(
            id=o.id,
            name=o.name,
            card=o.card,
            zone=zone,
            controller=o.controller,
            owner=o.owner,
            types=o.types,
            subtypes=o.subtypes,
            colors=o.colors,
            power=o.power,
            toughness=o.toughness,
            keywords=o.keywords,
            mana_value=o.mana_value,
            damage=o.damage,
            tapped=o.tapped,
            attacked=o.attacked,
            token=o.token,
            ability=o.is_ability,
            counters=o.counters,
            sick=o.sick,
            attached_to=o.attached_to,
            defense=o.defense,
            protector=o.protector,
            node=o.ability,
            modes=o.modes,
            targets=o.targets,
            x=o.x,
            beneath=o.beneath,
        )
        self.things[t.id] = t
        return t

    @property
    def main(self) -> bool:
        """It is our main phase and nothing is on the stack: the time for sorceries."""
        return self.our_turn and not self.stack and "main" in self.step

    @property
    def before_combat(self) -> bool:
        """The creatures could still attack this turn."""
        return not self.attacks and self.step.startswith(("upkeep", "draw", "precombat main", "beginning of combat"))

    def foes(self) -> list[int]:
        return self.opponents(self.me)

    def opponents(self, seat: int) -> list[int]:
        return [other for other in self.seats if self.side[other] != self.side[seat]]

    def team(self, seat: int) -> list[int]:
        """A player still in the game and those who play with them."""
        return [other for other in self.seats if self.side[other] == self.side[seat]]

    def mine(self) -> list[Thing]:
        return [t for t in self.board if t.controller == self.me]

    def creatures(self, seat: int) -> list[Thing]:
        return [t for t in self.board if t.controller == seat and t.types & CardType.CREATURE]

    def lands(self) -> list[Thing]:
        return [t for t in self.board if t.controller == self.me and t.types & CardType.LAND]

    def theirs_on_stack(self) -> list[Thing]:
        return [t for t in self.stack if self.side[t.controller] != self.side[self.me]]

    def opposing(self, creature: int) -> list[Thing]:
        """What blocks this attacker, or what this blocker blocks."""
        ids = list(self.blocks.get(creature, ()))
        ids += [b for b, attackers in self.blocks.items() if creature in attackers]
        return [self.things[i] for i in ids if i in self.things]
