"""Static abilities and lasting rules in force now, found by kind through the index (CR 604, 611)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.kernel.lowering.codes import AbilityCode
from mainphase.kernel.lowering.static_kinds import STATIC_KIND_OF, StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import holds
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.ids import take_in_order
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State
from mainphase.kernel.state.waiting import Lasting

__all__ = ["ActiveStatic", "StaticKind", "active_statics", "any_static", "index_object", "unindex_statics"]


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ActiveStatic:
    """A static effect in force: what it says, and whose it is. `lasting` is the effect it comes from, if it is not an
    ability of a permanent. An object may have the same ability several times: `instance` tells which one it is.
    """

    def __init__(
        self,
        node: n.Node,
        ctx: Context,
        source: int,
        uid: int,
        timestamp: int,
        lasting: Lasting | None = None,
        instance: int = 0,
    ) -> None:
        self.node = node
        self.ctx = ctx
        self.source = source
        self.uid = uid  # of the ability; -1 for a lasting effect
        self.timestamp = timestamp
        self.lasting = lasting
        self.instance = instance

    def key(self) -> int:
        """The number that tells this effect from all others, so that it applies to an event at most once (CR 614.5)."""
        lasting = self.lasting
        if lasting is not None:
            return -2 - lasting.id
        if self.uid < 0:
            return -1
        return key_of_ability(self.source, self.uid, self.instance)


NO_STATICS: Final[list[ActiveStatic]] = []  # never changed


UID_BITS: Final = 41  # of an ability's number, be it with other words, and of what stands in its place
INSTANCE_BITS: Final = 7  # above them; as many instances of one ability are told apart
SOURCE_SHIFT: Final = UID_BITS + INSTANCE_BITS


def key_of_ability(source: int, uid: int, instance: int = 0) -> int:
    """The key of the effect of an ability of an object, or of one more instance of it that the object has."""
    return source << SOURCE_SHIFT | (instance & ((1 << INSTANCE_BITS) - 1)) << UID_BITS | uid


def uid_of_key(key: int) -> int:
    """The number of the ability whose effect has this key; -1: it is no ability's."""
    return key & ((1 << UID_BITS) - 1) if key >= 0 else -1


def instance_at(abilities: tuple[int, ...], at: i64) -> int:
    """How often the ability at this place stands among those before it: each instance applies separately."""
    count = 0
    k: i64 = 0
    while k < at:
        if abilities[k] == abilities[at]:
            count += 1
        k += 1
    return count


def any_static(g: State, kind: i64) -> bool:
    """True if any static ability or effect of this kind could be in force. Very cheap, may say yes too often."""
    return (g.in_force >> kind) & 1 != 0


def note_kind(g: State, kind: int) -> None:
    """Notes that static abilities of this kind may be in force now, or none any more."""
    g.changes += 1
    bit: i64 = 1
    at: i64 = kind
    bit = bit << at
    if len(g.statics[kind]) > 0 or g.begun[kind] > 0:
        g.in_force |= bit
    else:
        g.in_force &= ~bit


def begin_kind(g: State, kind: int, by: int) -> None:
    """So many lasting effects of this kind have begun, or ended."""
    g.begun[kind] += by
    note_kind(g, kind)


def active_statics(g: State, kind: int) -> list[ActiveStatic]:
    """The static abilities and effects of this kind that are in force: abilities in their objects' order, then lasting
    effects by age.
    """
    out: list[ActiveStatic] = []
    for oid in g.statics[kind]:
        o = g.objects[oid]
        statics = characteristics_of(o).statics
        for k in range(len(statics)):
            uid = statics[k]
            code = g.book.abilities[uid]
            static = code.static
            if code.static_kind != kind or code.zone != o.zone or static is None:  # hexproof from something is its own
                continue
            ctx = Context(oid, o.controller, uid)
            condition = code.condition
            if condition is None or holds(g, condition, ctx):
                out.append(ActiveStatic(static, ctx, oid, uid, o.timestamp, None, instance_at(statics, k)))
            if code.for_team:
                add_for_mates(g, code, o, out)
    if g.begun[kind] > 0:
        for e in g.lasting:
            node = g.book.nodes[e.node]
            if isinstance(node, n.Begin):
                if node.during and e.anchor != g.phase:
                    continue
                if node.only_then and g.players[e.controller].turns_taken < e.anchor:
                    continue
                said: n.Node = node.static
            elif isinstance(node, (n.Shield, n.DontUntapNext, n.Regenerate, n.StayTapped, n.ReturnAsUntapping, n.Goad)):
                said = node
            else:
                continue
            if static_kind(said) != kind:
                continue
            ctx = context_of_lasting(e)
            out.append(ActiveStatic(said, ctx, e.source, -1, e.timestamp, e))
    return out


def add_for_mates(g: State, code: AbilityCode, o: Obj, out: list[ActiveStatic]) -> None:
    """What a plane says of "you" it says of each player of its controller's team (CR 901.12c)."""
    static = code.static
    assert static is not None
    for p in g.team(o.controller):
        if p == o.controller or g.players[p].left:
            continue
        ctx = Context(o.id, p, code.uid)
        condition = code.condition
        if condition is None or holds(g, condition, ctx):
            out.append(ActiveStatic(static, ctx, o.id, code.uid, o.timestamp))


def context_of_lasting(lasting: Lasting) -> Context:
    """The context of a lasting effect when it is asked."""
    known = lasting.ctx
    if known is not None:
        return known
    ctx = Context(lasting.source, lasting.controller)
    ctx.targets = [lasting.objects]
    return ctx


def static_kind(node: n.Node) -> int:
    return STATIC_KIND_OF.get(type(node), -1)


# --- The index


def insert_in_id_order(ids: list[int], oid: int) -> None:
    """Keeps an index in the order of ids, so that it is the same however it came about."""
    at = len(ids)
    while at > 0 and ids[at - 1] > oid:
        at -= 1
    if at == 0 or ids[at - 1] != oid:
        ids.insert(at, oid)


def index_under_kind(index: list[list[int]], kind: int, oid: int) -> None:
    """Into the index of what watches, or of what has static abilities, under one kind."""
    if index[kind]:
        insert_in_id_order(index[kind], oid)
    else:
        index[kind] = [oid]


def index_outward(g: State, kind: int, oid: int) -> None:
    """Into the index of what watches for this kind of event also where it happens to others."""
    known = g.outward.get(kind)
    if known is None:
        g.outward[kind] = [oid]
    else:
        insert_in_id_order(known, oid)


def enter_static(g: State, kind: int, oid: int) -> None:
    """An object has a static ability of this kind."""
    index_under_kind(g.statics, kind, oid)
    note_kind(g, kind)


def is_off(g: State, o: Obj) -> bool:
    """Until 1999 a tapped artifact that is neither creature nor land has no continuous abilities and none to use, but
    for those about its being tapped.
    """
    if not g.rules.tapped_artifact_off or not o.tapped:
        return False
    ch = characteristics_of(o)
    artifact = (ch.types & (CardType.ARTIFACT | CardType.CREATURE | CardType.LAND)) == CardType.ARTIFACT
    return artifact and not ch.keywords & Keyword.WORKS_WHILE_TAPPED


def index_object(g: State, o: Obj) -> None:
    """Enters an object that has come to a zone where its abilities work into the indices of triggers and static
    abilities.
    """
    ch = characteristics_of(o)
    if is_off(g, o):
        for uid in ch.activated:
            a = g.book.abilities[uid].activated
            if a is not None and a.phase_cost:  # it falls due all the same
                insert_in_id_order(g.actives, o.id)
        return
    if o.zone == Zone.BATTLEFIELD or o.zone == Zone.COMMAND:  # of an emblem (CR 114.4)
        for uid in ch.activated:
            if g.book.abilities[uid].zone == o.zone:
                insert_in_id_order(g.actives, o.id)
                break
    for uid in ch.triggered:
        code = g.book.abilities[uid]
        if code.zone == o.zone:
            for kind in code.events:
                index_under_kind(g.watchers, kind, o.id)
                if not code.about_itself:
                    index_outward(g, kind, o.id)
    for uid in ch.statics:
        code = g.book.abilities[uid]
        if code.zone == o.zone and not code.only_entering and not code.only_going:
            enter_static(g, code.static_kind, o.id)
            if code.static_kind == StaticKind.MODIFY:
                g.all_stale = True


def unindex_statics(g: State, o: Obj) -> None:
    """Takes an object that leaves out of the indices."""
    if characteristics_of(o).abilities or g.book.cards[o.face].zones:
        unindex_all_statics(g, o)


def unindex_all_statics(g: State, o: Obj) -> None:
    """Takes an object out of all indices, whatever abilities it has now: it may be there for those it has just lost."""
    take_in_order(g.actives, o.id)
    for kind, watching in enumerate(g.watchers):
        if len(watching) > 0 and take_in_order(watching, o.id):
            outward = g.outward.get(kind)
            if outward is not None:
                take_in_order(outward, o.id)
    left: i64 = g.in_force
    kind = 0
    while left != 0 and kind < len(g.statics):  # the last bit is the sign: it remains as the others are shifted out
        if left & 1 != 0:
            having = g.statics[kind]
            if len(having) > 0 and take_in_order(having, o.id):
                note_kind(g, kind)
                if kind == StaticKind.MODIFY:
                    g.all_stale = True
        left >>= 1
        kind += 1
