"""A stored state, restored: what it leaves out is derived from what it holds."""

from mainphase.cards.nodes import Zone
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.reading.attaching import index_attachment
from mainphase.kernel.reading.lasting import count_lasting_static
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.reading.modifying import layer_base_of
from mainphase.kernel.reading.planes import in_planar_deck
from mainphase.kernel.reading.statics import index_object
from mainphase.kernel.state.by_id import ById
from mainphase.kernel.state.field_tables import FIELDS, UNHASHED_FIELDS
from mainphase.kernel.state.flat import flatten, unflatten
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import EVENT_KINDS, NO_IDS, STATIC_KINDS, State
from mainphase.kernel.state.timing import Timing
from mainphase.kernel.values import Characteristics
from mainphase.rules.law import Rules


def restore_state(data: object, rules: Rules, book: Book, timing: Timing) -> State:
    """A state from what `store_state` gave; the derived parts are derived again."""
    assert isinstance(data, tuple)
    body, rest = data
    g = State(rules, book, timing)
    fields = FIELDS["State"]
    for i in range(len(fields)):
        value = unflatten(body[i])
        table = getattr(g, fields[i])
        if isinstance(table, ById):
            assert isinstance(value, dict)
            for id, what in value.items():
                table[id] = what
        else:
            setattr(g, fields[i], value)
    for i in range(len(UNHASHED_FIELDS)):
        setattr(g, UNHASHED_FIELDS[i], unflatten(rest[i]))
    derive(g)
    return g


def derive(g: State) -> None:
    """Characteristics and indices, from the objects and the lasting effects."""
    for o in g.objects.values():
        o.copied = card_values_or(g, o, o.copied)
        o.entered_as = card_values_or(g, o, o.entered_as)
        o.ch = o.last if o.last is not None else layer_base_of(g, o)
    g.watchers = [NO_IDS] * EVENT_KINDS
    g.outward = {}
    g.statics = [NO_IDS] * STATIC_KINDS
    g.actives = []
    g.begun = [0] * STATIC_KINDS
    g.in_force = 0
    g.attachments = []
    for o in g.objects.values():
        if o.zone == Zone.BATTLEFIELD:
            index_attachment(g, o)
        if o.zone != Zone.NOWHERE and not o.phased_out and o.kind != ObjectKind.ABILITY and not in_planar_deck(g, o):
            index_object(g, o)
    for e in g.lasting:
        count_lasting_static(g, e.node, 1)
    kept = g.check_state
    g.all_stale = True
    refresh(g)
    g.check_state = kept


def card_values_or(g: State, o: Obj, values: Characteristics | None) -> Characteristics | None:
    """Copied values that are those of the object's own card are the card's very value, as they were when copied."""
    base = g.book.cards[o.card].base
    if values is not None and values.name == base.name and flatten(values) == flatten(base):
        return base
    return values
