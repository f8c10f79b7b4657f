"""Lists of ids: where one stands, and taking it out. Ids are compared as numbers, which costs a quarter of what
`list.index` and `list.remove` pay for comparing objects.
"""

from mypy_extensions import i64

from mainphase.kernel.state.objects import Obj


def index_of_id(ids: list[int], id: i64) -> i64:
    """Where an id stands in a list that has it once; -1: it does not. It is looked for from both ends at once: what
    moves is seldom in the middle.
    """
    low: i64 = 0
    high: i64 = len(ids) - 1
    while low <= high:
        at: i64 = ids[high]
        if at == id:
            return high
        at = ids[low]
        if at == id:
            return low
        low += 1
        high -= 1
    return -1


def place_in_order(ids: list[int], id: i64) -> i64:
    """Where an id stands, or would stand, in a list of ids that grow."""
    low: i64 = 0
    high: i64 = len(ids)
    while low < high:
        middle = (low + high) >> 1
        at: i64 = ids[middle]
        if at < id:
            low = middle + 1
        else:
            high = middle
    return low


def position_in_order(ids: list[int], id: i64) -> i64:
    """Where an id stands in a list of ids that grow; -1 if it does not."""
    place = place_in_order(ids, id)
    count: i64 = len(ids)
    if place == count:
        return -1
    at: i64 = ids[place]
    return place if at == id else -1


def stands_in_order(ids: list[int], id: i64) -> bool:
    """True if an id is in a list of ids that grow."""
    return position_in_order(ids, id) >= 0


def take_in_order(ids: list[int], id: i64) -> bool:
    """Takes an id out of a list of ids that grow. False if it is not there."""
    place = position_in_order(ids, id)
    if place < 0:
        return False
    ids.pop(place)
    return True


def take_object(among: list[Obj], o: Obj) -> None:
    """Takes an object out of the list that it stands in. It is looked for from both ends at once, as an id is."""
    first: i64 = 0
    last: i64 = len(among) - 1
    while among[last] is not o:
        if among[first] is o:
            last = first
            break
        first += 1
        last -= 1
    among.pop(last)


def take_from(ids: list[int], id: i64) -> None:
    """Takes an id out of the list that it stands in."""
    place = index_of_id(ids, id)
    assert place >= 0, f"{id} does not stand where it should"
    ids.pop(place)
