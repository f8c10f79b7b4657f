"""A state knows its fields: what `FIELDS` names is what a class has, and clone, hash, pickle and the search for loops
take account of each. Whoever adds a field and forgets one of the places fails here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from tests.support.fields import attributes, by_class, changed, changes, crowded

from mainphase.cards.nodes import Node
from mainphase.kernel import machine
from mainphase.kernel.costs.paying_mana import NOTHING_PLANNED
from mainphase.kernel.state import flat
from mainphase.kernel.state.as_text import fields_of, is_as, is_ordinary, told, told_fields
from mainphase.kernel.state.by_id import ById
from mainphase.kernel.state.combat_state import (
    NO_CREATURES,
    NO_DAMAGE,
    NO_ENTRIES,
    NO_STRIKERS,
    NOTHING_LEFT,
)
from mainphase.kernel.state.objects import NO_NAMES, NO_USES, Obj
from mainphase.kernel.state.packed import Packed, SpellCast
from mainphase.kernel.state.player import Judged, Outlook, PlainMana, Player
from mainphase.kernel.state.state import NO_IDS, State
from mainphase.kernel.state.turn_parts import NO_PARTS, Level, NextTurn, Part, Skip
from mainphase.kernel.turn import position
from mainphase.kernel.values import Automation, Characteristics, ManaUnit, Option
from mainphase.rules.plan import StepPlan

assert machine is not None, "importing it registers the frames"

# Never stored: rebuilt by the layers; judged anew when it is asked for.
LOOKED = {"outlook", "outlook_at_sorcery_time"}
DERIVED: Final = {
    "Obj": {"ch"},
    "Player": {"hand_uses", "graveyard_uses", "mana", *LOOKED},
    "Part": {"planned"},  # the rules have it
    "Change": {"result"},  # it is stored before it happens
}
FOUND_AGAIN: Final = {("Part", "planned")}  # when it is asked for
# What a state has besides its fields.
TOGETHER: Final = {"rules", "book", "timing", "automation"}  # shared by all clones
INDICES: Final = {
    "watchers", "statics", "actives", "begun", "in_force", "unsettled", "suspects", "stale", "touched", "reads",
    "types_read", "beyond", "attachments", "changes", "quiet",
}  # fmt: skip
SPARE: Final = {"parts_made", "parts_in_use"}  # a copy makes its own
LISTENERS: Final = {"log", "trail", "account", "decisions", "chances", "script"}  # not copied: those of one game

COPIES: Final[dict[str, Callable[[Any], Any]]] = {
    name: lambda value: value.copy() for name, cls in flat.CLASSES.items() if "copy" in vars(cls)
} | {"State": flat.clone_state}
# What copies share, since it is never changed in place.
CONSTANT: Final = (Characteristics, Option, ManaUnit, NextTurn, Skip, Packed, Node, Automation, PlainMana, StepPlan)
SHARED_BY_ALL: Final = (
    NO_NAMES,
    NO_USES,
    NO_IDS,
    NO_PARTS,
    NO_ENTRIES,
    NO_STRIKERS,
    NOTHING_LEFT,
    NO_CREATURES,
    NO_DAMAGE,
    NOTHING_PLANNED,
)  # what is empty
SHARED: Final = {
    ("State", "groups"): "who sits together is settled before the game begins",
    ("Combat", "last"): "what has left is written once",
    ("Lasting", "values"): "fixed as it began",
    ("Decision", "options"): "made anew for each question",
    ("Judged", "codes"): "what cards were lowered to is the book's",
    ("Player", "outlook"): "a copy looks for itself",
    ("Player", "outlook_at_sorcery_time"): "a copy looks for itself",
}


@pytest.mark.parametrize("name", sorted(flat.CLASSES))
def test_fields_are_complete(name: str) -> None:
    cls = flat.CLASSES[name]
    assert set(attributes(cls())) - DERIVED.get(name, set()) == set(cls.FIELDS)  # type: ignore[attr-defined]
    assert len(cls.FIELDS) == len(set(cls.FIELDS))  # type: ignore[attr-defined]


def test_every_field_of_the_state_is_hashed_stored_or_derived() -> None:
    has = set(attributes(crowded()))
    assert has - TOGETHER - INDICES - SPARE - LISTENERS == {*State.FIELDS, *flat.UNHASHED_FIELDS}


# --- What is packed


def test_what_is_packed_is_stored_with_its_class_and_hashed_as_bare_numbers() -> None:
    casts = [SpellCast(7, 0), SpellCast(9, 1)]
    assert told(casts) == told([7, 0, 9, 1])
    restored = flat.unflatten(flat.flatten(casts))
    assert isinstance(restored, list)
    assert [(type(cast), cast.spell, cast.caster) for cast in restored] == [(SpellCast, 7, 0), (SpellCast, 9, 1)]


@pytest.mark.parametrize("name", sorted(name for name, cls in flat.CLASSES.items() if issubclass(cls, Packed)))
def test_what_is_packed_holds_numbers_only(name: str) -> None:
    """In the hash nothing else says where one ends and the next begins."""
    one = flat.CLASSES[name]()
    assert {type(getattr(one, f)) for f in fields_of(type(one))} == {int}


# --- The text that the hash is over


@pytest.mark.parametrize("field", Obj.FIELDS)
def test_the_text_of_an_object_tells_each_field(field: str) -> None:
    """In the short form and in the long one; and objects that are said to be alike are."""
    g = crowded()
    for o in g.objects.values():
        was, before, twin = flat.flatten(o), told(o), o.copy()
        for value in changes(getattr(o, field), g):
            with changed(o, field, value):
                same = flat.flatten(o) == was
                assert (told(o) == before) == same
                assert same or not is_as(o, twin)
        assert is_as(o, twin) == is_ordinary(o)


@pytest.mark.parametrize("field", Part.FIELDS)
def test_the_text_of_a_part_of_the_turn_is_that_of_its_fields(field: str) -> None:
    g = crowded()
    for p in g.parts.values():
        for value in changes(getattr(p, field), g):
            with changed(p, field, value):
                assert told(p) == told_fields(p)


@pytest.mark.parametrize("field", Part.FIELDS)
def test_a_part_of_the_turn_that_is_used_again_is_as_new(field: str) -> None:
    g = crowded()
    new = told_fields(Part(9, Level.STEP, 2, 3, 4, 5))
    for value in changes(getattr(Part(), field), g):
        p = Part()
        with changed(p, field, value):
            p.use_again(9, Level.STEP, 2, 3, 4, 5)
            assert told_fields(p) == new


@pytest.mark.parametrize("field", Player.FIELDS)
def test_the_text_of_a_player_is_that_of_its_fields(field: str) -> None:
    g = crowded()
    for p in g.players:
        for value in changes(getattr(p, field), g):
            with changed(p, field, value):
                assert told(p) == told_fields(p)


def test_the_text_of_most_objects_is_short() -> None:
    g = crowded()
    assert sum(is_ordinary(o) for o in g.objects.values()) > len(g.objects) / 2
    assert len(told(g.objects)) < 40 * len(g.objects)


# --- Both hashes


def test_what_positions_leave_out_and_how_they_tell_the_rest_is_about_fields_that_there_are() -> None:
    for table in (position.ROLES, position.LEFT_OUT):
        for name, said in table.items():
            fields = (*State.FIELDS, *flat.UNHASHED_FIELDS) if name == "State" else flat.CLASSES[name].FIELDS  # type: ignore[attr-defined]
            assert set(said) <= set(fields), name
    for name, reasons in position.LEFT_OUT.items():
        assert not set(reasons) & set(position.ROLES.get(name, {})), name
    assert set(flat.UNHASHED_FIELDS) <= set(position.LEFT_OUT["State"])


CROWDED: Final = sorted([*flat.CLASSES, "State"])


@pytest.mark.parametrize("name", CROWDED)
def test_each_field_moves_both_hashes(name: str) -> None:
    """Or it is on the list of what positions leave out, with the reason."""
    g = crowded()
    there = by_class(g)[name]
    whole, here = flat.hash_state(g), position.position_hash(g)
    left_out = position.LEFT_OUT.get(name, {})
    for field in type(there[0]).FIELDS:
        hashed = told = False
        for holder in there:
            for value in changes(getattr(holder, field), g):
                with changed(holder, field, value) as fits:
                    try:
                        hashed = hashed or (fits and flat.hash_state(g) != whole)
                        told = told or (fits and field not in left_out and position.position_hash(g) != here)
                    except (TypeError, AttributeError, KeyError):
                        pass  # it makes no sense there
                if hashed and (told or field in left_out):
                    break
        assert hashed, f"the hash does not see {name}.{field}"
        assert told or field in left_out, f"positions do not tell {name}.{field}, and no reason is given"
    assert (flat.hash_state(g), position.position_hash(g)) == (whole, here)


# --- Copies


def strangers(mine: object, theirs: object, path: str) -> list[str]:
    """Where a copy holds the very thing that the original holds, which could then change under it."""
    if mine is None or isinstance(mine, (int, str, CONSTANT)) or any(mine is none for none in SHARED_BY_ALL):
        return []
    if mine is theirs and not (isinstance(mine, tuple) and all(isinstance(v, (int, str)) for v in mine)):
        return [path]
    out: list[str] = []
    if isinstance(mine, (list, tuple)):
        assert isinstance(theirs, (list, tuple))
        for one, other in zip(mine, theirs, strict=True):
            out += strangers(one, other, path)
    elif isinstance(mine, (dict, ById)):
        assert isinstance(theirs, type(mine))
        for key, one in mine.items():
            out += strangers(one, theirs[key], path)
    else:
        name = type(mine).__name__
        for field in attributes(mine):
            if (name, field) not in SHARED and not (name == "State" and field in TOGETHER | SPARE | LISTENERS):
                out += strangers(getattr(mine, field), getattr(theirs, field), f"{name}.{field}")
    return out


def test_what_is_copied_by_hand_is_all_here() -> None:
    assert {"Obj", "Player", "Part", "Combat", "Batches", "Lasting", "Context", "Waiting", "State"} <= set(COPIES)


@pytest.mark.parametrize("name", sorted(COPIES))
def test_a_copy_has_every_field_and_shares_none(name: str) -> None:
    """Each field in turn has another value than a new object has, so that one which is forgotten shows."""
    g = crowded()
    copied = COPIES[name]
    for holder in by_class(g)[name]:
        assert flat.flatten(copied(holder)) == flat.flatten(holder)
        assert strangers(holder, copied(holder), name) == []
        for field in attributes(holder):
            if (
                (name == "State" and field in TOGETHER | SPARE | LISTENERS)
                or (name, field) in FOUND_AGAIN
                or isinstance(getattr(holder, field), (Judged, Outlook, PlainMana))
            ):
                continue
            tried = 0
            for value in changes(getattr(holder, field), g):
                with changed(holder, field, value) as fits:
                    try:
                        twin = copied(holder) if fits else holder
                    except (TypeError, AttributeError, AssertionError, LookupError):
                        continue  # it makes no sense there
                    tried += fits
                    assert flat.flatten(getattr(twin, field)) == flat.flatten(getattr(holder, field)) or not fits, (
                        f"{name}.{field} is not copied"
                    )
            assert tried, f"{name}.{field}"


def test_a_copy_of_what_was_judged_has_all_of_it() -> None:
    """It is derived, so that no hash tells whether it is copied."""
    judged = Judged()
    judged.land = True
    judged.ids, judged.codes, judged.alike = [7], [crowded().book.cards[0]], [0]
    for number, field in enumerate(("count", "last", "fast", "slow"), 3):
        setattr(judged, field, number)
    copy = judged.copy()
    assert copy is not judged
    assert copy.codes is not judged.codes
    assert [getattr(copy, field) for field in attributes(judged)] == [
        getattr(judged, field) for field in attributes(judged)
    ]


def test_a_clone_goes_its_own_way() -> None:
    """Each list and dict in it is emptied; the original stays as it was."""
    g = crowded()
    by_class(g)
    before = flat.store_state(g)
    twin = flat.clone_state(g)
    assert flat.store_state(twin) == before
    for name, there in by_class(twin).items():
        for holder in there:
            for field in () if isinstance(holder, CONSTANT) else attributes(holder):
                held = getattr(holder, field)
                if isinstance(held, ById):
                    held.at.clear()
                elif isinstance(held, (list, dict)) and (name, field) not in SHARED:
                    held.clear()
    assert flat.store_state(g) == before
