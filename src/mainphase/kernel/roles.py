"""The roles of the fields of a state, as types. A field is declared once, where the `__init__` of its class assigns it:
`self.timestamp: Clock = 0`. Of these lines `tools/state_modules.py` makes `state.field_tables`, `state.copies` and
`state.texts`.

A field is told, in the order of `__init__`, by the hash, by what is stored and by positions (`turn.position`), and
copied. Two kinds of roles change that: what its numbers mean where positions are compared, and how it is kept.
"""

from typing import Annotated, Final, TypeVar

T = TypeVar("T")


class Role:
    """The part that a field plays when two positions are compared (CR 104.4b)."""

    VALUE: Final = 0  # its numbers mean themselves
    REF: Final = 1  # ids or refs, also in lists, and in dicts on both sides
    KEYS: Final = 2  # a dict from ids or refs to values
    MIXED: Final = 3  # ids or refs under one name, amounts under another
    CLOCK: Final = 4  # clock values
    BECAME: Final = 5  # the id of what came of something that is gone
    WHETHER: Final = 6  # an id or 0, and only which of the two counts
    TALLY: Final = 7  # what the turn counts up: only if something in force asks for it
    USED: Final = 8  # `Obj.used`: some of its keys hold an id
    PARTS: Final = 9  # nothing: there are objects of the classes of the state, each told as its own class says
    LEFT_OUT: Final = 10  # nothing: it does not count


# --- What numbers mean, anywhere in a type: `dict[Ref, list[Ref]]`. Where there are two, the first of these prevails.

Incidental = Annotated[T, Role.LEFT_OUT]  # a comment beside the field says why
Tally = Annotated[T, Role.TALLY]
UseKey = Annotated[int, Role.USED]
RefOrAmount = Annotated[int, Role.MIXED]
Became = Annotated[int, Role.BECAME]
WhetherRef = Annotated[int, Role.WHETHER]
Clock = Annotated[int, Role.CLOCK]
Ref = Annotated[int, Role.REF]  # as keys alone of a dict: KEYS

# --- How a field is kept.

# One form of what a property with a setter tells: the property is the field, in the place of what it reads first. What
# is private is kept like that without saying so.
Behind = Annotated[T, "copied, not told"]
Derived = Annotated[T, "copied, not told: it follows from the fields"]
Unhashed = Annotated[T, "copied and stored, not hashed"]
Own = Annotated[T, "neither copied nor told: a copy begins with its own"]
Shared = Annotated[T, "not told: a copy has the very same, since it is no part of the state"]
Constant = Annotated[T, "told; what it holds is never changed in place, so that copies share it"]
ByHand = Annotated[T, "told as usual, and copied by the method `copy_from` of its class; of a State, by `flat`"]
