"""Commanders (CR 903). A commander is a designation of a card, in whatever zone it is (903.3).

Of one name a Commander deck has one card (903.5b), so the owner and the definition tell which card it is, also among
hidden cards whose ids mean nothing: the designation needs no field of an object. What is not a card is no commander.
"""

from typing import Final

from mainphase.cards.nodes import Zone
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.leading import LED_VARIANTS
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.rules.law import CommanderReturn

TAX: Final = 2  # for each time that it was cast before (903.8)


def is_commander(g: State, o: Obj) -> bool:
    """True if it is a card that was designated as its owner's commander (CR 903.3), or a permanent that such a card
    represents together with others (903.3b, c).
    """
    if o.components and g.commanding > 0:
        return len(commanders_in(g, o)) > 0
    return g.commanding > 0 and o.kind == ObjectKind.CARD and o.card in g.players[o.owner].commanders


def commanders_in(g: State, o: Obj) -> list[Obj]:
    """The commanders that an object is: of a permanent of several cards, the records of those."""
    if not o.components:
        return [o] if is_commander(g, o) else []
    return [g.objects[oid] for oid in o.components if is_commander(g, g.objects[oid])]


def commander_key(o: Obj) -> int:
    """The number that tells a commander from all others, whatever object it is now."""
    return key_of_commander(o.owner, o.card)


def key_of_commander(owner: int, card: int) -> int:
    return owner << 32 | card


def owner_and_card(key: int) -> tuple[int, int]:
    """The player and the card that such a number stands for."""
    return key >> 32, key & 0xFFFFFFFF


def is_signature_spell(g: State, o: Obj) -> bool:
    """True if it is the card of a signature spell of its owner's."""
    return (
        LED_VARIANTS[g.commanding].signature_spells
        and o.kind == ObjectKind.CARD
        and o.card in g.players[o.owner].signature_spells
    )


def is_designated(g: State, o: Obj) -> bool:
    """True if it is a commander or a signature spell."""
    return is_commander(g, o) or is_signature_spell(g, o)


def may_cast_commander(g: State, player: int, o: Obj) -> bool:
    """A player may cast a commander that they own from the command zone (CR 903.8), and a signature spell while its
    commander is on the battlefield under their control.
    """
    if o.zone != Zone.COMMAND or o.owner != player:
        return False
    if is_commander(g, o):
        return True
    if not is_signature_spell(g, o):
        return False
    p = g.players[player]
    leader = p.commanders[p.signature_spells.index(o.card)]
    for permanent in g.permanents:
        if permanent.owner == player and permanent.controller == player and not permanent.phased_out:
            for part in commanders_in(g, permanent):
                if part.card == leader:
                    return True
    return False


def commanders_to_cast(g: State, player: int) -> list[int]:
    """The commanders in the command zone that a player may cast from there."""
    return [oid for oid in g.command if may_cast_commander(g, player, g.objects[oid])]


def commanders_of(g: State, player: int) -> list[int]:
    """The commanders that a player owns, wherever they are."""
    p = g.players[player]
    zones = (g.battlefield, g.stack, g.command, g.exile, p.hand, p.library, p.graveyard)
    return [oid for zone in zones for oid in zone if g.objects[oid].owner == player and is_commander(g, g.objects[oid])]


def commander_tax(g: State, o: Obj) -> int:
    """The mana that a commander costs more for being cast from the command zone (CR 903.8)."""
    if o.zone == Zone.STACK:
        ctx = o.ctx
        return sum(ctx.saved.get(SavedAs.COMMANDER_TAX, [])) if ctx is not None else 0
    if o.zone != Zone.COMMAND or not is_designated(g, o):
        return 0
    return TAX * g.players[o.owner].commander_casts.get(commander_key(o), 0)


def may_return_instead(g: State, o: Obj, zone: int) -> bool:
    """True if its owner may put a commander into the command zone instead of this zone (CR 903.9b)."""
    since = g.rules.commander_return
    if zone == Zone.GRAVEYARD or zone == Zone.EXILE:
        so = since != CommanderReturn.STATE_BASED
    else:
        so = (zone == Zone.HAND or zone == Zone.LIBRARY) and since != CommanderReturn.GRAVEYARD_AND_EXILE
    return so and o.zone != zone and is_commander(g, o)


def stranded_commanders(g: State) -> list[int]:
    """The commanders in graveyards and in exile that were put there since the last look at state-based actions (CR
    903.9a).
    """
    out: list[int] = []
    for oid in g.commanders_put:
        o = g.objects.get(oid)
        if o is not None and (o.zone == Zone.GRAVEYARD or o.zone == Zone.EXILE) and not g.players[o.owner].left:
            out.append(oid)
    return out
