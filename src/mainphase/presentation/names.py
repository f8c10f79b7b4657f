"""Names of objects, players and abilities for a reader, so that a name says which one is meant.

A card's name, as long as that is enough. Permanents of one name under several players say whose ("Llanowar Elves of
Bob"), those of one player that differ are counted in the order they came ("Grizzly Bears #2"). Things that do not
differ in any way share a name: whichever is meant makes no difference.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from mainphase.cards.nodes import CardType, Zone
from mainphase.errors import OptionError, repr_of
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.commanders import owner_and_card
from mainphase.kernel.reading.defending import covered_by
from mainphase.kernel.reading.turns_at_once import stacks_set_aside
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj, ObjectFlag, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Characteristics, ref_player
from mainphase.language import fragments
from mainphase.saying.worded import Worded, all_of, belonging_to, commas, name_of_card, worded

BLANK: Final = worded("name-blank", "(blank)")
FACE_DOWN: Final = worded("name-face-down-creature", "face-down creature")
HIDDEN: Final = worded("name-face-down-card", "face-down card")
NAMELESS_CREATURE: Final = worded("name-nameless-creature", "nameless creature")
NAMELESS_PERMANENT: Final = worded("name-nameless-permanent", "nameless permanent")
A_CARD: Final = worded("name-a-card", "a card")
NOBODY: Final = worded("name-nobody", "nobody")
TOKEN: Final = " Token"


def player_name(g: State, player: int) -> str:
    return g.players[player].name if 0 <= player < len(g.players) else NOBODY


def seat_of(g: State, name: str) -> int:
    """Returns the number of the player of that name, in seating order. Raises OptionError if there is none."""
    for p in g.players:
        if p.name == name:
            return p.id
    raise OptionError(
        worded(
            "error-there-is-no-player-the-players",
            "there is no player {name}; the players are {players}",
            name=repr_of(name),
            players=commas(p.name for p in g.players),
        )
    )


def card_name(g: State, card: int) -> str:
    if card < 0:
        return A_CARD
    code = g.book.cards[card]
    if code.node.name:
        return named_card(code.node.name)
    if code.face_down and code.index == g.book.hidden:
        return HIDDEN
    if code.face_down:
        return FACE_DOWN
    return NAMELESS_CREATURE if code.base.types & CardType.CREATURE else NAMELESS_PERMANENT


@lru_cache(maxsize=4096)
def named_card(name: str) -> Worded:
    """The name of a card, or of a token."""
    if name.endswith(TOKEN):
        return worded("name-token", "{name} Token", name=name_of_card(name.removesuffix(TOKEN)))
    return name_of_card(name)


def whose_commander(g: State, key: int) -> str:
    """The name of a commander, and of its owner where several have one of that name."""
    owner, number = owner_and_card(key)
    several = sum(number in p.commanders for p in g.players) > 1
    name = card_name(g, number)
    return worded("name-of", "{name} of {of}", name=name, of=g.players[owner].name) if several else name


def plain_name(g: State, o: Obj) -> str:
    """The name without anything that tells it from others of that name."""
    if o.flags & ObjectFlag.BLANK:
        return BLANK
    if o.kind == ObjectKind.ABILITY:
        source = g.find(o.ctx.source) if o.ctx is not None else None
        if source is not None and in_scheme_deck(g, source):
            source = None
        called = object_name(g, source.id) if source is not None and source.zone != Zone.STACK else card_name(g, o.face)
        return worded("name-ability", "{of} ability", of=belonging_to(called))
    if o.kind == ObjectKind.COPY:
        return worded("name-copy", "copy of {of}", of=card_name(g, o.face))
    return own_name(g, o, o.ch) or card_name(g, o.face)


def own_name(g: State, o: Obj, ch: Characteristics | None) -> str:
    """The name that an object with these characteristics has, or "". A token has the word Token in it on every date, so
    that it is told from a card; by the rules it has that since 2021.
    """
    if ch is None:
        return ""
    made = g.book.cards[o.face].node.name
    is_token = o.kind == ObjectKind.TOKEN and made == f"{ch.name}{TOKEN}"
    return named_card(made if is_token else ch.name) if ch.name else ""


def ref_name(g: State, ref: int, card: int = -1) -> str:
    """A player or an object; `card` is what the object was, if it is gone."""
    if ref < 0:
        return player_name(g, ref_player(ref))
    return object_name(g, ref, card)


def attacked_name(g: State, ref: int) -> str:
    """Returns the name of what is attacked; of a team that is attacked, the names of its players."""
    if ref < 0:
        return all_of([player_name(g, ref_player(each)) for each in covered_by(g, ref)])
    return object_name(g, ref)


def object_name(g: State, oid: int, card: int = -1) -> str:
    """Returns the name of one object among the others in its zone."""
    o = g.find(oid)
    if o is None:
        return card_name(g, card)
    if o.zone == Zone.BATTLEFIELD and not o.phased_out:
        return among(g, o)
    if o.zone == Zone.STACK:
        return among(g, o)
    if o.zone == Zone.EXILE:
        return in_exile(g, o)
    if card >= 0 and in_scheme_deck(g, o):
        return card_name(g, card)
    return plain_name(g, o)


def in_exile(g: State, o: Obj) -> str:
    """Cards of one name and owner in exile differ by their counters, by what exiled them, and by who may play them."""
    name = plain_name(g, o)
    marks: list[object] = []
    for oid in g.exile:
        other = g.objects[oid]
        if other.owner != o.owner or plain_name(g, other) != name:
            continue
        effects = tuple([e.id for e in g.lasting if oid in e.objects])
        mark = (tuple(sorted(other.counters.items())), other.exiled_with, effects)
        if mark not in marks:
            marks.append(mark)
        if oid == o.id:
            place = marks.index(mark)
            return worded("name-numbered", "{name} #{number}", name=name, number=place + 1) if place else name
    return name


def in_scheme_deck(g: State, o: Obj) -> bool:
    """True if it is face down in a scheme deck (CR 314.2): what it was face up is another matter."""
    return o.zone == Zone.COMMAND and o.face == g.book.hidden


def common_name(o: Obj) -> int | str:
    """Returns what objects of one name have in common: the name among their characteristics, or else their face."""
    return o.face if o.ch is None else o.ch.name


def among(g: State, o: Obj) -> str:
    """The name of a permanent or of something on the stack, with as much added as tells it from the others there that
    differ from it.
    """
    return (KEPT_NAMES.get(id(g)) or KeptNames(g)).of(o)


def names_told_apart(g: State, name: str, alike: list[Obj]) -> dict[int, str]:
    """The names of all these objects of one name; those that do not differ share theirs."""
    if len(alike) < 2:
        return {o.id: name for o in alike}
    several = any(o.controller != alike[0].controller for o in alike)
    found: dict[int, str] = {}
    for player in dict.fromkeys(o.controller for o in alike):
        mine = [o for o in alike if o.controller == player]
        places: dict[tuple[object, ...], int] = {}
        for place, o in enumerate(mine):
            first = places.setdefault(signature(g, o), place) if len(mine) > 1 else 0
            called: str = name
            if first:
                called = worded("name-numbered", "{name} #{number}", name=name, number=first + 1)
            if several:
                called = worded("name-of", "{name} of {of}", name=called, of=player_name(g, player))
            found[o.id] = called
    return found


def others_have_one(g: State, o: Obj, name: str) -> bool:
    """True if another player controls a permanent of this name."""
    return len((KEPT_NAMES.get(id(g)) or KeptNames(g)).controllers(name) - {o.controller}) > 0


class KeptNames:
    """The names of the objects of a state that does not change meanwhile: each zone is gone through once."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.found: dict[int, str] = {}
        self.alike: dict[int, dict[int | str, list[Obj]]] = {}  # by zone, by what things of one name have in common
        self.having: dict[str, set[int]] | None = None  # the controllers of the permanents of a name

    def of(self, o: Obj) -> str:
        """The name of a permanent, or of something on the stack."""
        name = self.found.get(o.id)
        if name is None:
            called = plain_name(self.g, o)
            likely = self.likely(o.zone)[common_name(o)]
            alike = [other for other in likely if other is o or plain_name(self.g, other) == called]
            self.found.update(names_told_apart(self.g, called, alike))
            name = self.found[o.id]
        return name

    def likely(self, zone: int) -> dict[int | str, list[Obj]]:
        """The objects of a zone by what those of one name have in common."""
        found = self.alike.get(zone)
        if found is None:
            found = self.alike[zone] = {}
            stacked = self.g.stack + stacks_set_aside(self.g)
            for o in self.g.permanents if zone == Zone.BATTLEFIELD else [self.g.objects[oid] for oid in stacked]:
                found.setdefault(common_name(o), []).append(o)
        return found

    def controllers(self, name: str) -> set[int]:
        """The players who control a permanent of this name."""
        if self.having is None:
            self.having = {}
            for o in self.g.permanents:
                self.having.setdefault(plain_name(self.g, o), set()).add(o.controller)
        return self.having.get(name, set())


KEPT_NAMES: dict[int, KeptNames] = {}  # by the id of a state, while many names of it are told


@contextmanager
def names_kept(g: State) -> Iterator[None]:
    """While it lasts the state does not change, and many names are told: each zone is gone through once."""
    if id(g) in KEPT_NAMES:
        yield
        return
    KEPT_NAMES[id(g)] = KeptNames(g)
    try:
        yield
    finally:
        del KEPT_NAMES[id(g)]


def signature(g: State, o: Obj) -> tuple[object, ...]:
    """Everything by which two objects of one name under one player could differ for what happens from here on."""
    ch = characteristics_of(o)
    # Face-down objects are told apart by being different ones, never by what they are (CR 708.6); so are those for
    # which players are chosen secretly.
    secret = bool(o.chosen) and ChosenKey.SECRET in o.chosen
    what = -o.id if secret or g.book.cards[o.face].face_down else o.card
    combat = g.combat
    fighting: tuple[object, ...] = ()
    if combat is not None:
        fighting = (
            combat.attacks.get(o.id),
            combat.blocked.get(o.id),
            combat.bands.get(o.id),
            tuple(combat.blocking.get(o.id, ())),
            tuple(combat.blockers.get(o.id, ())),
            o.id in combat.struck,
        )
    return (
        what,
        o.face,
        o.kind,
        o.owner,
        o.tapped,
        o.damage,
        o.id in g.deathtouched,
        tuple(sorted(o.counters.items())) if o.counters else (),
        o.attached_to,
        o.flags,
        tuple(sorted(o.chosen.items())) if o.chosen and not secret else (),
        tuple(sorted(o.used.items())) if o.used else (),
        o.arrived > g.players[o.controller].turn_began,
        (ch.power, ch.toughness, ch.colors, ch.types, ch.subtypes, ch.keywords, ch.abilities),
        fighting,
        target_identity(g, o.ctx),
        spoken_of(g, o.id),
        tuple([(g.objects[k].card, g.objects[k].face, g.objects[k].kind) for k in o.components]),
    )


def target_identity(g: State, ctx: Context | None) -> object:
    if ctx is None:
        return None
    source = g.find(ctx.source)
    return (
        ctx.source if source is not None and source.zone == Zone.BATTLEFIELD else 0,
        ctx.ability,
        tuple(ctx.modes),
        tuple(tuple(t) for t in ctx.targets),
        ctx.x,
        tuple(ctx.paid),
        ctx.event_object,
        ctx.event_player,
    )


def spoken_of(g: State, oid: int) -> tuple[int, ...]:
    """Returns what refers to an object: continuous effects, spells and abilities that wait or are on the stack."""
    out: list[int] = []
    for e in g.lasting:
        if oid in e.objects or e.source == oid:
            out.append(e.id)
    for k, sid in enumerate(g.stack + stacks_set_aside(g)):
        ctx = g.objects[sid].ctx
        if ctx is not None and sid != oid and concerns(ctx, oid):
            out.append(-1 - k)
    for k, w in enumerate(g.waiting):
        if concerns(w.ctx, oid):
            out.append(-1001 - k)
    for k, d in enumerate(g.delayed):
        if concerns(d.ctx, oid):
            out.append(-2001 - k)
    return tuple(out)


def concerns(ctx: Context, oid: int) -> bool:
    if oid in (ctx.source, ctx.event_object, ctx.event_source):
        return True
    return any(oid in refs for refs in ctx.targets) or any(oid in refs for refs in ctx.saved.values())


def ability_in_words(g: State, uid: int) -> str:
    """One ability in words, without the name of what has it."""
    code = g.book.abilities[uid]
    giver = g.book.cards[code.card]
    given = not giver.node.types and uid not in giver.base.abilities  # by an emblem, or a rule: others have it
    name = "this creature" if given else card_name(g, code.card)
    return fragments.ability_label(code.node, g.rules.date, name, giver.node)


def stack_object_words(g: State, o: Obj) -> str:
    """Returns what is said of an object on the stack: an ability's words, a spell's name."""
    ctx = o.ctx
    if o.kind == ObjectKind.ABILITY and ctx is not None and ctx.ability >= 0:
        return ability_in_words(g, ctx.ability)
    return plain_name(g, o)
