"""By what a reader can tell objects of one name from each other: tapped, counters, what is attached, whose it is."""

from mainphase.cards.nodes import ZONE_NAMES, CardType, Zone
from mainphase.kernel.keys import CHOSEN_WORDS, ChosenKey
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.presentation.names import object_name, plain_name, player_name, ref_name, stack_object_words
from mainphase.presentation.symbols import color_words, counter_noun
from mainphase.saying.worded import belonging_to, commas, in_english, number_with_noun, term, worded


def distinguishing_words(g: State, oid: int, others: list[int]) -> str:
    """Returns words for whatever is true of an object and not of each of these: "tapped, a +1/+1 counter, 3/3"."""
    o = g.find(oid)
    if o is None:
        return ""
    mine = traits(g, o)
    theirs = [traits(g, other) for k in others if k != oid and (other := g.find(k)) is not None]
    return commas([word for word in mine if not all(word in found for found in theirs)])


def traits(g: State, o: Obj) -> list[str]:
    """Everything about an object that shows, besides its name."""
    out: list[str] = []
    if o.zone != Zone.BATTLEFIELD:
        out.append(where_apart(g, o))
    else:
        name = player_name(g, o.controller)
        out.append(in_english(f"{name}'s", worded("apart-of", "of {of}", of=name)))
    if o.zone == Zone.STACK:
        if o.kind == ObjectKind.ABILITY:
            out.append(stack_object_words(g, o))
        if o.kind == ObjectKind.COPY:
            out.append(worded("apart-copy", "a copy"))
        if o.ctx is not None:
            out += [
                worded("apart-targeting", "targeting {obj}", obj=ref_name(g, ref))
                for chosen in o.ctx.targets
                for ref in chosen
            ]
        return out
    if o.owner != o.controller and o.zone == Zone.BATTLEFIELD:
        out.append(worded("apart-owned", "owned by {who}", who=player_name(g, o.owner)))
    if o.kind == ObjectKind.TOKEN:
        out.append(worded("apart-token", "a token"))
    if o.phased_out:
        out.append(worded("apart-phased-out", "phased out"))
    if o.tapped:
        out.append(worded("apart-tapped", "tapped", obj=plain_name(g, o)))
    if o.damage:
        out.append(worded("apart-damage", "{number} damage", number=o.damage))
    out += [number_with_noun(count, counter_noun(kind)) for kind, count in sorted(o.counters.items())]
    if o.zone != Zone.BATTLEFIELD:
        return out
    if o.attached_to:
        out.append(worded("apart-attached", "attached to {obj}", obj=ref_name(g, o.attached_to)))
    out += [
        worded("apart-with", "with {obj} on it", obj=plain_name(g, g.objects[k]))
        for k in g.battlefield
        if g.objects[k].attached_to == o.id
    ]
    ch = characteristics_of(o)
    if ch.types & CardType.CREATURE:
        if o.arrived > g.players[o.controller].turn_began:
            out.append(worded("apart-new", "new", obj=plain_name(g, o)))
        out.append(f"{ch.power}/{ch.toughness}")
    combat = g.combat
    if combat is not None:
        if o.id in combat.attacks:
            goal = combat.attacks[o.id]
            if goal:
                out.append(worded("apart-attacking-whom", "attacking {whom}", whom=ref_name(g, goal)))
            else:
                out.append(worded("apart-attacking", "attacking"))
        blocking, blockers = combat.blocking.get(o.id, []), combat.blockers.get(o.id, [])
        out += [worded("apart-blocking", "blocking {obj}", obj=object_name(g, a)) for a in blocking]
        name = plain_name(g, o)
        out += [worded("apart-blocked", "blocked by {obj}", obj=object_name(g, b), of=name) for b in blockers]
    for what, value in sorted(o.chosen.items()):
        if what in CHOSEN_WORDS:
            out.append(worded("apart-chosen", "{what} is chosen for it", what=term(g.book.words[value])))
        elif what == ChosenKey.NUMBER:
            out.append(worded("apart-chosen", "{what} is chosen for it", what=term(str(value))))
        elif what == ChosenKey.COLOR:
            out.append(worded("apart-chosen", "{what} is chosen for it", what=term(color_words(value)[0])))
        elif what == ChosenKey.PROTECTOR:
            out.append(worded("apart-protected", "protected by {who}", who=player_name(g, value)))
    return out


def where_apart(g: State, o: Obj) -> str:
    """Where an object is that is not on the battlefield."""
    if o.zone == Zone.STACK:
        return worded("there-stack", "on the stack")
    of, zone = belonging_to(player_name(g, o.owner)), term(ZONE_NAMES[o.zone], g.rules.date)
    return worded("apart-in", "in {of} {zone}", of=of, zone=zone)


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
        place = 1 + sum(k < i for k in same)
        number = worded("apart-number", "number {number} of these", number=place) if names[i] and same else ""
        told.append(commas([part for part in (said, number) if part]))
    return told
