"""The state as flat data: copying, hashing, storing. What `field_tables` names is all that is kept.

`flatten` turns an object into tuples of numbers and words, `unflatten` back. The hash is over a text of the same
(`as_text`), so it is the same in every process and build.
"""

from hashlib import blake2b
from typing import Final

from mainphase.cards.codec import decode, encode
from mainphase.cards.nodes import Node, Zone
from mainphase.kernel.state.as_text import cached_fields, is_as, repr_json, state_fields, text_of_value
from mainphase.kernel.state.batch_state import Batches
from mainphase.kernel.state.by_id import COPIER, ById
from mainphase.kernel.state.combat_state import Combat, InCombat
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_context, copy_fields_of_state, copy_obj
from mainphase.kernel.state.field_tables import FIELDS, UNHASHED_FIELDS
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.packed import (
    AbilityOf,
    AssignedDamage,
    Declared,
    JoinedBand,
    Packed,
    PlannedMana,
    PreventedDamage,
    SpellCast,
)
from mainphase.kernel.state.player import Player
from mainphase.kernel.state.state import Frame, State, TurnMarker
from mainphase.kernel.state.turn_memory import ObjectInTurn, PlayerInTurn
from mainphase.kernel.state.turn_parts import NextTurn, Part, Skip
from mainphase.kernel.state.waiting import DelayedTrigger, Lasting, Waiting
from mainphase.kernel.values import Characteristics, Decision, ManaUnit, Option

# Every class that may stand in a state, by name. Frames add themselves (`register`).
CLASSES: Final[dict[str, type]] = {}


def register(cls: type) -> None:
    """Makes a class storable."""
    CLASSES[cls.__name__] = cls


for _cls in (
    Batches, Characteristics, Combat, Context, DelayedTrigger, InCombat, Lasting, NextTurn, Obj, Part, Player, Skip,
    TurnMarker, PlayerInTurn, ObjectInTurn, Waiting, Decision, ManaUnit, Option, AbilityOf, AssignedDamage, Declared,
    JoinedBand, PlannedMana, PreventedDamage, SpellCast,
):  # fmt: skip
    register(_cls)


def flatten(value: object) -> object:
    """Numbers, words and None stay; lists, dicts, tuples and objects become tagged tuples."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, list):
        return ("l", tuple([flatten(v) for v in value]))
    if isinstance(value, tuple):
        return ("t", tuple([flatten(v) for v in value]))
    if isinstance(value, (dict, ById)):
        return ("d", tuple([(k, flatten(v)) for k, v in value.items()]))
    if isinstance(value, Node):
        return ("n", repr_json(encode(value)))
    cls = type(value)
    return (cls.__name__, tuple([flatten(getattr(value, f)) for f in state_fields(cls)]))


def unflatten(value: object) -> object:
    if not isinstance(value, tuple):
        return value
    tag, body = value
    if tag == "l":
        return [unflatten(v) for v in body]
    if tag == "t":
        return tuple([unflatten(v) for v in body])
    if tag == "d":
        return {k: unflatten(v) for k, v in body}
    if tag == "n":
        import json

        return decode(json.loads(body))
    cls = CLASSES[tag]
    made: object = cls()
    fields = state_fields(cls)
    for i in range(len(fields)):
        setattr(made, fields[i], unflatten(body[i]))
    return made


def deep_copy(value: object) -> object:
    """A deep copy of what a frame or a decision holds."""
    if value is None or isinstance(value, (int, str, tuple, Node)):
        return value
    if isinstance(value, list):
        return [deep_copy(v) for v in value]
    if isinstance(value, dict):
        return {k: deep_copy(v) for k, v in value.items()}
    if isinstance(value, Context):
        return copy_context(value)
    if isinstance(value, (Option, ManaUnit, Characteristics, Packed)):
        return value
    cls = type(value)
    made: object = cls()
    fields = cached_fields(cls)
    has = fields.of(value)
    for k in range(len(has)):
        v = has[k]
        if v is not fields.new[k]:  # a new one has the same else; what can be changed is never shared with one
            setattr(made, fields.names[k], deep_copy(v))
    return made


def copy_frame(frame: Frame) -> Frame:
    own = frame.copy()
    if own is not None:
        return own
    made = deep_copy(frame)
    assert isinstance(made, Frame)
    return made


# --- The whole state


COPIER.copy = copy_obj
# Most objects are cards that lie in one of these zones, and are not looked at for long.
LEFT_ALONE: Final = 1 << Zone.LIBRARY | 1 << Zone.OUTSIDE | 1 << Zone.GRAVEYARD


def clone_state(g: State, earlier: State | None = None) -> State:
    """A flat copy; book, rules and timing are shared, history and listeners are not copied. Objects that are as they
    were in an `earlier` copy are shared with that, and neither of the two may be played on then.
    """
    c = State(g.rules, g.book, g.timing)
    copy_fields_of_state(g, c)
    at = g.objects.at
    g.objects.share_behind(c.objects)
    if earlier is None:
        c.objects.at = [copy_obj(o) if o is not None else None for o in at]
    else:
        c.objects.at = [shared_or_copied(o, earlier.objects.get(o.id)) if o is not None else None for o in at]
    c.permanents = [c.objects[o.id] for o in g.permanents]
    c.agenda = [copy_frame(f) for f in g.agenda]
    c.result = g.result[:]
    return c


def clone_lazily(g: State) -> State:
    """A flat copy likewise, but cards that lie in hidden places or graveyards are copied by whichever of the two states
    is first asked for them. Nobody may hold such an object of the original then, to change it: so not while it is in
    the middle of anything.
    """
    alone: list[int] = []
    at = g.objects.at
    for id in range(len(at)):
        o = at[id]
        if o is not None and LEFT_ALONE >> o.zone & 1:
            alone.append(id)
    if alone:
        g.objects.put_behind(alone)
    return clone_state(g)


def shared_or_copied(o: Obj, earlier: Obj | None) -> Obj:
    return earlier if earlier is not None and is_as(o, earlier) else copy_obj(o)


def flatten_state(g: State) -> object:
    """Everything that makes the game what it is, as tuples."""
    return tuple([flatten(getattr(g, f)) for f in FIELDS["State"]])


def hash_state(g: State) -> str:
    """Over state, agenda and generator, not history; equal across processes, Python versions and builds."""
    said = ";".join([text_of_value(getattr(g, f)) for f in FIELDS["State"]])
    return blake2b(said.encode(), digest_size=16).hexdigest()


def store_state(g: State) -> object:
    """The state as a pickle holds it, with what the hash leaves out."""
    return (flatten_state(g), tuple([flatten(getattr(g, f)) for f in UNHASHED_FIELDS]))
