"""By what a reader can tell objects of one name from each other: tapped, counters, what is attached, whose it is."""

from mainphase.cards.nodes import ZONE_NAMES, CardType, Zone
from mainphase.kernel.keys import CHOSEN_WORDS, ChosenKey
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.presentation.names import object_name, plain_name, player_name, ref_name, stack_object_words
from mainphase.presentation.symbols import color_words
from mainphase.saying.worded import number_with_noun


def distinguishing_words(g: State, oid: int, others: list[int]) -> str:
    """Returns words for whatever is true of an object and not of each of these: "tapped, a +1/+1 counter, 3/3"."""
    o = g.find(oid)
    if o is None:
        return ""
    mine = traits(g, o)
    theirs = [traits(g, other) for k in others if k != oid and (other := g.find(k)) is not None]
    return ", ".join(word for word in mine if not all(word in found for found in theirs))


def traits(g: State, o: Obj) -> list[str]:
    """Everything about an object that shows, besides its name."""
    out: list[str] = []
    if o.zone != Zone.BATTLEFIELD:
        out.append(f"in {player_name(g, o.owner)}'s {ZONE_NAMES[o.zone]}" if o.zone != Zone.STACK else "on the stack")
    else:
        out.append(f"{player_name(g, o.controller)}'s")
    if o.zone == Zone.STACK:
        if o.kind == ObjectKind.ABILITY:
            out.append(stack_object_words(g, o))
        if o.kind == ObjectKind.COPY:
            out.append("a copy")
        if o.ctx is not None:
            out += [f"targeting {ref_name(g, ref)}" for chosen in o.ctx.targets for ref in chosen]
        return out
    if o.owner != o.controller and o.zone == Zone.BATTLEFIELD:
        out.append(f"owned by {player_name(g, o.owner)}")
    if o.kind == ObjectKind.TOKEN:
        out.append("a token")
    if o.phased_out:
        out.append("phased out")
    if o.tapped:
        out.append("tapped")
    if o.damage:
        out.append(f"{o.damage} damage")
    out += [number_with_noun(count, f"{kind} counter") for kind, count in sorted(o.counters.items())]
    if o.zone != Zone.BATTLEFIELD:
        return out
    if o.attached_to:
        out.append(f"attached to {ref_name(g, o.attached_to)}")
    out += [f"with {plain_name(g, g.objects[k])} on it" for k in g.battlefield if g.objects[k].attached_to == o.id]
    ch = characteristics_of(o)
    if ch.types & CardType.CREATURE:
        if o.arrived > g.players[o.controller].turn_began:
            out.append("new")
        out.append(f"{ch.power}/{ch.toughness}")
    combat = g.combat
    if combat is not None:
        if o.id in combat.attacks:
            goal = combat.attacks[o.id]
            out.append(f"attacking {ref_name(g, goal)}" if goal else "attacking")
        out += [f"blocking {object_name(g, a)}" for a in combat.blocking.get(o.id, [])]
        out += [f"blocked by {object_name(g, b)}" for b in combat.blockers.get(o.id, [])]
    for what, value in sorted(o.chosen.items()):
        if what in CHOSEN_WORDS:
            out.append(f"{g.book.words[value]} is chosen for it")
        elif what == ChosenKey.COLOR:
            out.append(f"{color_words(value)[0]} is chosen for it")
        elif what == ChosenKey.PROTECTOR:
            out.append(f"protected by {player_name(g, value)}")
    return out


def notes(g: State, oids: list[int]) -> list[str]:
    """For each of these, what tells it from those of the same name; "" where the name is enough. Where nothing that
    shows does, it is counted.
    """
    names = [plain_name(g, o) if (o := g.find(oid)) is not None else "" for oid in oids]
    out: list[str] = []
    for oid, name in zip(oids, names, strict=True):
        likes = list(dict.fromkeys(k for k, other in zip(oids, names, strict=True) if other == name))
        out.append(distinguishing_words(g, oid, likes) if len(likes) > 1 else "")
    told: list[str] = []
    for i, said in enumerate(out):
        same = [k for k in range(len(out)) if names[k] == names[i] and out[k] == said and oids[k] != oids[i]]
        number = f"number {1 + sum(k < i for k in same)} of these" if names[i] and same else ""
        told.append(", ".join(part for part in (said, number) if part))
    return told
