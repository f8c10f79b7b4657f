"""Laps of a loop taken at once: the numbers that they move, moved so often (CR 732.2c)."""

from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.reading.modifying import with_pt
from mainphase.kernel.reading.turns_at_once import note_damage
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.drifting import Drift
from mainphase.kernel.turn.growing import add_things, check_growth
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept


def leap(g: State, drifts: list[Drift], laps: int) -> None:
    """Takes so many laps at once. How many can be is for `reach` to say. Raises GameTooLargeError if they would add
    more things than a game may have; then nothing has happened.
    """
    check_growth(g, drifts, laps)
    grown = False
    for drift in drifts:
        move_number(g, drift, laps * drift.step)
        grown = grown or drift.kind == Drift.COUNTERS or drift.kind == Drift.THINGS
    concept = Concept.SHORTCUT if g.rules.number(Concept.SHORTCUT) else Concept.RESOLVES
    g.note(EventName.SHORTCUT_TAKEN, concept, amount=laps)
    g.invalidate(Facet.LIFE | Facet.MEMORY | Facet.COUNTERS)
    if grown:
        looked = g.check_state
        g.all_stale = True
        refresh(g)
        g.check_state = looked  # `reach` has seen to it that no state-based action comes of it


def move_number(g: State, drift: Drift, by: int) -> None:
    if drift.kind == Drift.LIFE:
        g.players[drift.whose].life += by
    elif drift.kind == Drift.MEMORY:
        g.players[drift.whose].remember(drift.word, by)
    elif drift.kind == Drift.COUNT:
        p = g.players[drift.whose]
        setattr(p, drift.word, getattr(p, drift.word) + by)
    elif drift.kind == Drift.PLAYER_COUNTERS:
        counters = g.players[drift.whose].counters
        counters[drift.word] += by
    elif drift.kind == Drift.DAMAGE:
        g.objects[drift.whose].damage += by
        if g.moving >= 0:
            note_damage(g, drift.whose, by)
    elif drift.kind == Drift.LAST:
        was = g.objects[drift.whose]
        last = was.last
        assert last is not None
        power = last.power + by if drift.word == "power" else last.power
        toughness = last.toughness + by if drift.word == "toughness" else last.toughness
        was.last = with_pt(last, power, toughness)
    elif drift.kind == Drift.THINGS:
        add_things(g, drift, by)
    elif drift.kind == Drift.USES:
        of = g.objects[drift.whose]
        what = int(drift.word)
        of.mark(what, of.uses(what) + by)
    else:
        o = g.objects[drift.whose]
        o.put(drift.word, o.counters[drift.word] + by)
