"""A position put together by hand: players, objects that simply are there, and the step that begins then.

Scenarios and tests are both dealt with it. `kernel.setup` says what each piece of it means.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from mainphase.cards.nodes import CardDef, Layout, Zone
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card
from mainphase.kernel.setup import (
    add_commander,
    add_player,
    add_signature_spell,
    add_vanguard,
    designate_commander,
    designate_signature_spell,
    fill_planar_deck,
    fill_schemes,
    place_blank,
    place_object,
    place_plane,
    place_scheme,
    place_under,
    put_counters_on,
    set_face_down,
    set_phased_out,
    set_sick,
    set_tapped,
    start_at,
)
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.timings import timing_of
from mainphase.language.color_identity import color_identity
from mainphase.presentation.names import BLANK
from mainphase.rules.law import Rules

BLANK_CARD: Final = CardDef(BLANK)
DAY_NIGHT: Final = {"neither": 0, "day": 1, "night": 2}


@dataclass(frozen=True)
class PermanentStatus:
    """How a permanent stands there, if not as it usually would."""

    tapped: bool = False
    sick: bool = False
    damage: int = 0
    counters: dict[str, int] = field(default_factory=dict)
    phased_out: bool = False
    face_down: bool = False


AS_USUAL: Final = PermanentStatus()


class Position:
    """A state while it is put together; `begin` ends that."""

    def __init__(self, law: Rules, blank: CardDef = BLANK_CARD) -> None:
        self.state = State(law, Book(), timing_of(law))
        self.state.log = []
        self.teams: dict[str, int] = {}  # by name: the group of its players
        self.blank = add_card(self.state.book, blank)

    def seat(self, name: str, life: int = 20, *, team: str = "", poison: int = 0) -> int:
        """A player, after those who are seated; those of one team take their turns together (CR 805)."""
        g = self.state
        player = add_player(g, name, life, self.teams.get(team, -1) if team else -1)
        if team:
            self.teams.setdefault(team, g.players[player].group)
        if poison:
            g.players[player].counters["poison"] = poison
        return player

    def put(self, card: CardDef, player: int, zone: int, status: PermanentStatus = AS_USUAL, *, face: str = "") -> Obj:
        """A card; on the battlefield it may show the back face of that name."""
        g = self.state
        code = add_card(g.book, card)
        o = place_object(g, code, player, zone, face=self.back_face(code, face) if zone == Zone.BATTLEFIELD else -1)
        self.stand(o, status)
        return o

    def put_token(self, token: CardDef, player: int, status: PermanentStatus = AS_USUAL) -> Obj:
        o = place_object(self.state, add_card(self.state.book, token), player, Zone.BATTLEFIELD, ObjectKind.TOKEN)
        self.stand(o, status)
        return o

    def put_under(self, o: Obj, card: CardDef, token: bool = False) -> None:
        """A card or token that lies under all others of a permanent, and is a part of it."""
        place_under(self.state, o, add_card(self.state.book, card), token)

    def put_blank(self, player: int, zone: int) -> Obj:
        """A nameless card that does nothing."""
        if zone == Zone.LIBRARY:
            return place_blank(self.state, self.blank, player)
        return place_object(self.state, self.blank, player, zone)

    def put_blanks(self, player: int, count: int) -> None:
        """Blank cards below what is in a library."""
        for _ in range(count):
            self.put_blank(player, Zone.LIBRARY)

    def put_schemes(self, player: int, schemes: Iterable[CardDef]) -> None:
        """A scheme deck, the top card first."""
        fill_schemes(self.state, player, [add_card(self.state.book, scheme) for scheme in schemes])

    def put_commander(self, player: int, commander: CardDef, signature: bool = False) -> Obj:
        """A player's commander, in the command zone, or a signature spell of theirs."""
        card = add_card(self.state.book, commander)
        if signature:
            return add_signature_spell(self.state, player, card)
        return add_commander(self.state, player, card, color_identity(commander, self.state.rules.date))

    def designate_commander(self, player: int, commander: CardDef, signature: bool = False) -> None:
        """A card that stands somewhere is a player's commander, or a signature spell of theirs."""
        if signature:
            designate_signature_spell(self.state, player, add_card(self.state.book, commander))
            return
        identity = color_identity(commander, self.state.rules.date)
        designate_commander(self.state, player, add_card(self.state.book, commander), identity)

    def put_vanguard(self, player: int, vanguard: CardDef) -> Obj:
        """A player's vanguard, face up in the command zone."""
        return add_vanguard(self.state, player, add_card(self.state.book, vanguard))

    def put_planes(self, player: int, planes: Iterable[CardDef], shared: bool = False) -> None:
        """A player's planar deck, the top card first; or that of all players."""
        fill_planar_deck(self.state, player, [add_card(self.state.book, plane) for plane in planes], shared)

    def put_plane(self, player: int, plane: CardDef) -> Obj:
        """A plane or phenomenon of a player's that is face up."""
        return place_plane(self.state, add_card(self.state.book, plane), player)

    def put_in_motion(self, player: int, scheme: CardDef) -> Obj:
        """A scheme that is face up."""
        return place_scheme(self.state, add_card(self.state.book, scheme), player)

    def stand(self, o: Obj, status: PermanentStatus) -> None:
        g = self.state
        if status.face_down:
            set_face_down(g, o)
        if status.tapped:
            set_tapped(g, o)
        if status.sick:
            set_sick(g, o)
        o.damage = status.damage
        if status.counters:
            put_counters_on(g, o, status.counters)
        if status.phased_out:
            set_phased_out(g, o)

    def back_face(self, card: int, name: str) -> int:
        """The back face of that name, or what it is flipped, as an index in the book; -1 if the card has none."""
        code = self.state.book.cards[card]
        if code.node.layout in (Layout.TRANSFORMING, Layout.MODAL):
            if self.state.book.cards[code.faces[1]].node.name == name:
                return code.faces[1]
        if code.flipside >= 0 and self.state.book.cards[code.flipside].node.name == name:
            return code.flipside
        return -1

    def begin(self, turn: int, active: int, step: str, *, only_end: bool = False, day: str = "neither") -> None:
        """The step of that turn begins; `start_at` says what the names are, and what `only_end` means."""
        start_at(self.state, turn, active, step, only_end)
        self.state.day_night = DAY_NIGHT[day]
