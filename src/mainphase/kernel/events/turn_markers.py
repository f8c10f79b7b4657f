"""Turn markers that are removed as players leave a Grand Melee game (CR 807.4e-807.4g)."""

from mainphase.kernel.events.planes import put_planes_away
from mainphase.kernel.reading.turns_at_once import is_moving, marker_to_the_right, markers_for
from mainphase.kernel.state.state import State, TurnMarker
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept


def designate_for_removal(g: State, left: list[int]) -> None:
    """These players have left the game at once: as many markers as that makes too many are designated for removal, each
    time the one to the right of one of them with the lowest number (CR 807.4e, 807.4f).
    """
    there = 0
    for p in g.players:
        if not p.left:
            there += 1
    too_many = len(g.markers) - markers_for(there)
    for m in g.markers:
        too_many -= m.removals
    while too_many > 0:
        too_many -= 1
        found: TurnMarker | None = None
        for player in left:
            m2 = marker_to_the_right(g, player)
            if m2 is not None and (found is None or m2.number < found.number):
                found = m2
        if found is None:  # the only one is with whoever has left
            found = g.markers[0]
        found.removals += 1
        if not found.going:
            remove_marker(g, found)


def remove_marker(g: State, marker: TurnMarker) -> None:
    """A marker that is designated for removal goes, now that no turn goes on for it and another one moves; what it was
    designated for besides falls to the one to its right (CR 807.4g).
    """
    assert not is_moving(g, marker)
    heir = marker_to_the_right(g, marker.player)
    more = marker.removals - 1
    g.note(EventName.MARKER_REMOVED, Concept.MARKER_REMOVED, marker.player, amount=marker.number)
    if marker.planes:
        put_planes_away(g, marker)
    at = g.markers.index(marker)
    del g.markers[at]
    if at < g.moving:
        g.moving -= 1
    g.markers[0].kept.extend(marker.kept)
    g.markers[0].kept.extend(marker.last_known)
    if more > 0:
        if heir is None or heir is marker:
            heir = g.markers[0]
        heir.removals += more
        if not heir.going and not is_moving(g, heir):
            remove_marker(g, heir)
