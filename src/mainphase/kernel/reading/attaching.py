"""Auras and Equipment (CR 303.4, 301.5, 701.3): what can be attached to what, and the index of what is.

`State.attachments` holds the permanents that are attached to something, and all that are Auras by what their card
says: a game without any pays nothing.
"""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import matches, names_player
from mainphase.kernel.reading.modifying import enchant_of
from mainphase.kernel.reading.protecting import is_protected
from mainphase.kernel.reading.seating import is_within_range, within_range
from mainphase.kernel.reading.statics import insert_in_id_order
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import State
from mainphase.kernel.values import ref_player
from mainphase.rules.concepts import Concept


def cannot_attach(g: State, o: Obj, ref: int, staying: bool = False) -> int:
    """0, or why an Aura, Equipment or Fortification on the battlefield can't be attached to this (CR 701.3a), or can't
    stay so.
    """
    ch = characteristics_of(o)
    if is_never_attached(g, o):
        return pack_refusal(Concept.SBA_ATTACHED, o.id)
    if "Aura" in ch.subtypes:
        return cannot_enchant(g, o, ref, o.controller, staying)
    holder = type_that_holds(ch.subtypes)
    if holder == 0:
        return pack_refusal(Concept.SBA_ATTACHED, o.id)
    host = g.objects.get(ref) if ref > 0 else None
    if (
        host is None
        or host is o
        or host.zone != Zone.BATTLEFIELD
        or host.phased_out
        or not characteristics_of(host).types & holder
    ):
        return pack_refusal(Concept.SBA_EQUIPMENT, o.id)  # CR 301.5, 301.6
    if g.ranged and not within_range(g, o.controller, host):
        return pack_refusal(Concept.RANGE_EQUIP, o.id)
    if not may_hold(g, o, ref):
        return pack_refusal(Concept.SBA_EQUIPMENT, o.id)
    if is_protected(g, ref, o.id, staying):  # CR 702.16d
        return pack_refusal(Concept.PROTECTION_ATTACHED, ref)
    return 0


def type_that_holds(subtypes: tuple[str, ...]) -> int:
    """The type of what an Equipment (CR 301.5) or a Fortification (301.6) is attached to; 0: it is neither."""
    if "Equipment" in subtypes:
        return CardType.CREATURE
    return CardType.LAND if "Fortification" in subtypes else 0


def is_never_attached(g: State, o: Obj) -> bool:
    """True of a battle, and of a creature but an Equipment that can be attached nevertheless (CR 301.5c, 303.4d,
    310.9).
    """
    ch = characteristics_of(o)
    if not ch.types & (CardType.CREATURE | CardType.BATTLE):
        return False
    if not ch.types & CardType.BATTLE and "Equipment" in ch.subtypes and "Aura" not in ch.subtypes:
        for uid in ch.statics:
            if g.book.attaching_effect(uid) >= 0:
                return False
    return True


def may_hold(g: State, o: Obj, host: int) -> bool:
    """True if an Equipment's own ability lets it be attached to this (CR 301.5b)."""
    for uid in characteristics_of(o).statics:
        code = g.book.abilities[uid]
        static = code.static
        if isinstance(static, n.AttachOnlyTo) and not matches(g, static.which, host, Context(o.id, o.controller, uid)):
            return False
    return True


def could_be_put_on(g: State, o: Obj, ref: int, controller: int) -> int:
    """0, or why what is about to enter can't be put onto the battlefield attached to this (CR 303.4i, 301.5e)."""
    ch = characteristics_of(o)
    if "Aura" in ch.subtypes:
        return cannot_enchant(g, o, ref, controller)
    return cannot_attach(g, o, ref)


def cannot_enchant(g: State, o: Obj, ref: int, controller: int, staying: bool = False) -> int:
    """0, or why an Aura, wherever it is, can't enchant this under that player's control (CR 702.5a, 303.4c)."""
    node: n.Enchant | None = None
    for uid in characteristics_of(o).abilities:
        found = g.book.abilities[uid].node
        if isinstance(found, n.Enchant):
            node = found
            break
    if node is None or ref == o.id or ref == 0:
        return pack_refusal(Concept.ENCHANT, o.id)
    ctx = Context(o.id, controller)
    if g.ranged and not is_within_range(g, controller, ref):
        return pack_refusal(Concept.RANGE_ENCHANT, o.id)
    if ref < 0:
        p = ref_player(ref)
        who = node.players
        if who is None or g.players[p].left or not names_player(g, who, p, ctx):
            return pack_refusal(Concept.ENCHANT, o.id)
        if is_protected(g, ref, o.id, staying):  # CR 702.16c
            return pack_refusal(Concept.PROTECTION_ATTACHED, ref)
        return 0
    host = g.objects.get(ref)
    which = node.which
    if which is None or host is None or host.zone != Zone.BATTLEFIELD or host.phased_out:
        return pack_refusal(Concept.ENCHANT, o.id)
    if not matches(g, which, ref, ctx):
        return pack_refusal(Concept.ENCHANT, o.id)
    if is_protected(g, ref, o.id, staying):  # CR 702.16c
        return pack_refusal(Concept.PROTECTION_ATTACHED, ref)
    return 0


def possible_hosts(g: State, o: Obj, controller: int) -> list[int]:
    """The refs of what an Aura that is entering could enchant (CR 303.4f), players first."""
    out: list[int] = []
    for p in g.apnap():
        if cannot_enchant(g, o, -1 - p, controller) == 0:
            out.append(-1 - p)
    for host in g.permanents:
        if cannot_enchant(g, o, host.id, controller) == 0:
            out.append(host.id)
    return out


def attachments_of(g: State, oid: int) -> list[int]:
    """The objects attached to this one, phased in or out."""
    out: list[int] = []
    for a in g.attachments:
        if g.objects[a].attached_to == oid:
            out.append(a)
    return out


def index_attachment(g: State, o: Obj) -> None:
    """Enters a permanent into the index, or takes it out: by what it is now."""
    if o.zone == Zone.BATTLEFIELD and (o.attached_to != 0 or enchant_of(g, o) >= 0):
        insert_in_id_order(g.attachments, o.id)
    elif o.id in g.attachments:
        g.attachments.remove(o.id)


def misplaced(g: State, o: Obj) -> int:
    """The state-based action that ends an attachment or takes an Aura, as a concept; 0: none (CR 704.5m, n, p)."""
    if o.phased_out:
        return 0
    ch = characteristics_of(o)
    if "Aura" in ch.subtypes:
        return Concept.SBA_AURA if o.attached_to == 0 or cannot_attach(g, o, o.attached_to, True) != 0 else 0
    if o.attached_to == 0 or cannot_attach(g, o, o.attached_to, True) == 0:
        return 0
    if type_that_holds(ch.subtypes) and not is_never_attached(g, o):
        return Concept.SBA_EQUIPMENT
    return Concept.SBA_ATTACHED
