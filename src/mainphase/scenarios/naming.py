"""Names in a scenario: of a player, of what was named with `as:`, or of what has that card name ("X of Bob")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mainphase.cards.names_of_faces import faces_named, listed_as
from mainphase.cards.nodes import ZONE_NAMES, Layout, Zone
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import player_ref, ref_player
from mainphase.presentation.names import own_name, signature
from mainphase.presentation.telling_apart import distinguishing_words
from mainphase.scenarios.known_names import same_name

# Where an object is looked for when a name could mean several in different zones.
ZONE_ORDER: Final = (Zone.BATTLEFIELD, Zone.STACK, Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.LIBRARY)


class ObjectNames:
    """The names of one scenario's objects."""

    def __init__(self, players: list[str], aliases: dict[str, int]) -> None:
        self.players = players
        self.aliases = aliases

    def current(self, g: State, alias: str) -> int:
        """The object that a named one is now: it becomes a new one whenever it changes zones (CR 400.7)."""
        return self.lives(g, alias)[-1]

    def lives(self, g: State, alias: str) -> list[int]:
        """All the objects that a named one has been, and is."""
        out = [self.aliases[alias]]
        trail = g.trail or {}
        while out[-1] in trail:
            out.append(trail[out[-1]])
        return out

    def is_source(self, g: State, name: str, oid: int) -> bool:
        """True if this is an ability on the stack, of something that was named with `as:`."""
        o = g.objects[oid]
        head, side = self.split_side(name)
        if name not in self.aliases and head in self.aliases and side == side_of_object(o):
            name = head
        if name not in self.aliases or o.kind != ObjectKind.ABILITY or o.ctx is None:
            return False
        return o.ctx.source in self.lives(g, name)

    def alias_of(self, g: State, oid: int) -> str:
        return next((alias for alias in self.aliases if self.current(g, alias) == oid), "")

    def split_side(self, name: str) -> tuple[str, int]:
        """ "Llanowar Elves of Bob" is the name and Bob's number; -1: it says nothing about a side."""
        head, _, side = name.rpartition(" of ")
        if head and side in self.players:
            return head, self.players.index(side)
        return name, -1

    def means(self, g: State, name: str, ref: int) -> bool:
        """True if a name could mean this player or object."""
        if ref < 0:
            return self.players[ref_player(ref)] == name
        if name in self.aliases:
            return self.current(g, name) == ref
        o = g.find(ref)
        if o is None:
            return False
        if same_name(name, plain_object_name(g, o)):
            return True
        if o.zone != Zone.BATTLEFIELD and o.face == o.card and is_face(g, o, name):
            return True  # a permanent goes by the face that is up
        head, side = self.split_side(name)
        if side < 0 or side_of_object(o) != side:
            return False
        return same_name(head, plain_object_name(g, o)) or (head in self.aliases and self.current(g, head) == ref)

    def called(self, g: State, name: str, oid: int) -> bool:
        """True if an object has this name where it is: a split card those of its halves (CR 709.4a), any other card
        only that of the face that is up (712.8a, 715.4).
        """
        o = g.objects[oid]
        if not self.means(g, name, oid):
            return False
        if name in self.aliases or g.book.cards[o.card].node.layout == Layout.SPLIT:
            return True
        head, side = self.split_side(name)
        own = plain_object_name(g, o)
        return same_name(name, own) or (side >= 0 and (head in self.aliases or same_name(head, own)))

    def those(self, g: State, name: str, refs: list[int]) -> list[int]:
        return [ref for ref in refs if self.means(g, name, ref)]

    def everywhere(self, g: State, name: str, player: int = -1) -> list[int]:
        """All objects of that name, those in the likeliest zones first, and there those without a name of their own;
        only of one side if a player is given.
        """
        found: dict[int, list[int]] = {zone: [] for zone in ZONE_ORDER}
        for oid, o in g.objects.items():
            here = found.get(o.zone)
            if here is not None and (player < 0 or side_of_object(o) == player) and self.means(g, name, oid):
                here.append(oid)
        out: list[int] = []
        for here in found.values():
            out.extend(sorted(here, key=lambda oid: self.alias_of(g, oid) != "") if len(here) > 1 else here)
        return out

    def one(self, g: State, name: str, refs: list[int]) -> tuple[int, list[int]]:
        """The one thing a name means among these, or 0; and the candidates, if it could mean several."""
        found = self.those(g, name, refs) or [ref for ref in refs if ref > 0 and self.is_source(g, name, ref)]
        if len(found) < 2:
            return (found[0] if found else 0), []
        plain = [ref for ref in found if ref < 0 or not self.alias_of(g, ref)]
        if plain and len(distinct(g, plain)) == 1:
            return plain[0], []  # the others have names of their own
        kinds = distinct(g, found)
        return (found[0], []) if len(kinds) == 1 else (0, kinds)

    def describe_all(self, g: State, refs: Sequence[int]) -> list[str]:
        """Candidates, each told from the others; counted where nothing that shows tells them apart."""
        said = [self.describe(g, ref, refs) for ref in refs]
        return [f"{text} #{1 + said[:i].count(text)}" if said.count(text) > 1 else text for i, text in enumerate(said)]

    def describe(self, g: State, ref: int, others: Sequence[int] = ()) -> str:
        """A candidate, so that it can be told from the others."""
        if ref < 0:
            return self.players[ref_player(ref)]
        o = g.objects[ref]
        notes: list[str] = []
        alias = self.alias_of(g, ref)
        if alias:
            notes.append(f"as: {alias}")
        if o.zone != Zone.BATTLEFIELD:
            notes.append(ZONE_NAMES[o.zone])
        name = plain_object_name(g, o)
        likes = [k for k in others if k > 0 and plain_object_name(g, g.objects[k]) == name]
        told = distinguishing_words(g, ref, likes) if len(likes) > 1 else ""
        if told:
            notes.append(told)
        more = f" ({', '.join(notes)})" if notes else ""
        return f"{plain_object_name(g, o)} of {self.players[side_of_object(o)]}{more}"


def side_of_object(o: Obj) -> int:
    """Whose side an object is on: its controller's where objects have one (CR 109.4), else its owner's."""
    return o.controller if o.zone in (Zone.BATTLEFIELD, Zone.STACK) else o.owner


def plain_object_name(g: State, o: Obj) -> str:
    """The card's name; an ability on the stack has its source's, a renamed object its own."""
    if o.kind != ObjectKind.ABILITY:
        ch = characteristics_of(o) if o.zone != Zone.NOWHERE else o.ch
        if ch is not None and ch.name:
            return own_name(g, o, ch)
        if g.book.cards[o.face].face_down:  # a scenario's author knows what it is
            return g.book.cards[o.card].node.name
    return g.book.cards[o.face].node.name


def is_face(g: State, o: Obj, name: str) -> bool:
    """True if the name is that of one of the card's halves, or of its Adventure."""
    return any(same_name(name, alias) for alias in listed_as(faces_named(g.book.cards[o.card].node)))


def distinct(g: State, refs: list[int]) -> list[int]:
    """One of each kind of things that differ in nothing."""
    out: list[int] = []
    seen: list[object] = []
    for ref in refs:
        if ref < 0:
            mark: object = ref
        else:
            o = g.objects[ref]
            mark = (o.zone, side_of_object(o), signature(g, o))
        if mark not in seen:
            seen.append(mark)
            out.append(ref)
    return out


def refs_of_players(g: State) -> list[int]:
    return [player_ref(p.id) for p in g.players if not p.left]
