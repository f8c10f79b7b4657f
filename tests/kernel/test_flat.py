"""A state knows its fields: what is declared is what a class has, and clone, hash, pickle and the search for loops take
account of each.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest
from tests.support.fields import attributes, by_class, changed, changes, crowded

from mainphase.cards.nodes import Node
from mainphase.kernel import machine
from mainphase.kernel.costs.paying_mana import NOTHING_PLANNED
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.lowering.codes import CardCode
from mainphase.kernel.reading.secret_choices import hidden_secrets
from mainphase.kernel.roles import Role
from mainphase.kernel.state import copies, flat
from mainphase.kernel.state.as_text import is_as, state_fields, text_of_fields, text_of_value
from mainphase.kernel.state.by_id import ById
from mainphase.kernel.state.combat_state import (
    NO_CREATURES,
    NO_DAMAGE,
    NO_ENTRIES,
    NO_STRIKERS,
    NOTHING_LEFT,
    InCombat,
)
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.field_tables import FIELDS, ROLES
from mainphase.kernel.state.objects import NO_NAMES, NO_USES
from mainphase.kernel.state.packed import Packed, SpellCast
from mainphase.kernel.state.player import PlainMana, Playability, ZonePlayability
from mainphase.kernel.state.state import NO_IDS
from mainphase.kernel.state.texts import is_ordinary, text_of_obj
from mainphase.kernel.state.turn_memory import ObjectInTurn, PlayerInTurn
from mainphase.kernel.state.turn_parts import NO_PARTS, Level, NextTurn, Part, Skip
from mainphase.kernel.turn import position
from mainphase.kernel.values import Automation, Characteristics, ManaUnit, Option
from mainphase.rules.plan import StepPlan
from state_schema import copied_classes, snake, state_class, told_classes

assert machine is not None, "importing it registers the frames"
SOURCE: Final = Path(__file__).parents[2] / "src"

FOUND_AGAIN: Final = {("Part", "planned")}  # when it is asked for

COPIES: Final[dict[str, Callable[[Any], Any]]] = {
    **{name: getattr(copies, f"copy_{snake(name)}") for name in copied_classes() if name in flat.CLASSES},
    **{name: lambda value: value.copy() for name, cls in flat.CLASSES.items() if "copy" in vars(cls)},
    "State": flat.clone_state,
}
# What copies share, since it is never changed in place.
CONSTANT: Final = (
    Characteristics, InCombat, Option, ManaUnit, NextTurn, Skip, Packed, Node, Automation, PlainMana, StepPlan,
    CardCode, ObjectInTurn, PlayerInTurn,
)  # fmt: skip
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


def made(name: str) -> object:
    """An object of a class of the state."""
    return crowded() if name == "State" else getattr(import_module(state_class(name).module), name)()


@pytest.mark.parametrize("name", sorted({*told_classes(), *copied_classes()}))
def test_what_is_declared_is_all_that_an_object_has(name: str) -> None:
    """Only the interpreted build lists it by instance, only the compiled one by class."""
    value = made(name)
    has = vars(value) if hasattr(value, "__dict__") else type(value).__mypyc_attrs__  # type: ignore[attr-defined]
    assert set(has) - {"below"} == {a.name for a in state_class(name).attributes}  # the agenda tells what is below


def test_each_class_that_can_be_stored_has_fields() -> None:
    assert {*flat.CLASSES, "State"} == set(FIELDS)


def test_what_does_not_count_in_positions_says_why() -> None:
    for module in sorted({state_class(name).module for name in told_classes()}):
        lines = (SOURCE / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8").splitlines()
        for place, line in enumerate(lines):
            if "Incidental[" in line:
                said = line.partition("#")[2] or lines[place - 1].lstrip().startswith("#") or '"""' in lines[place + 1]
                assert said, f"{module}, line {place + 1}"


# --- What is packed


def test_what_is_packed_is_stored_with_its_class_and_hashed_as_bare_numbers() -> None:
    casts = [SpellCast(7, 0), SpellCast(9, 1)]
    assert text_of_value(casts) == text_of_value([7, 0, 9, 1])
    restored = flat.unflatten(flat.flatten(casts))
    assert isinstance(restored, list)
    assert [(type(cast), cast.spell, cast.caster) for cast in restored] == [(SpellCast, 7, 0), (SpellCast, 9, 1)]


@pytest.mark.parametrize("name", sorted(name for name, cls in flat.CLASSES.items() if issubclass(cls, Packed)))
def test_what_is_packed_holds_numbers_only(name: str) -> None:
    """In the hash nothing else says where one ends and the next begins."""
    one = flat.CLASSES[name]()
    assert {type(getattr(one, f)) for f in state_fields(type(one))} == {int}


# --- The text that the hash is over


def is_plain(value: object) -> bool:
    """True if it is what fields are declared to hold of numbers and words."""
    if isinstance(value, (list, tuple)):
        return all(isinstance(each, int) for each in value)
    if isinstance(value, dict):
        return all(type(each) is int for each in value.values())
    return value is None or isinstance(value, (int, str, Context, Characteristics))


@pytest.mark.parametrize("field", FIELDS["Obj"])
def test_the_text_of_an_object_tells_each_field(field: str) -> None:
    """In the short form and in the long one; and objects that are said to be alike are."""
    g = crowded()
    for o in g.objects.values():
        was, before, twin = flat.flatten(o), text_of_value(o), copies.copy_obj(o)
        assert text_of_obj(o) == text_of_fields(o)
        for value in changes(getattr(o, field), g):
            # What makes no sense there is of a wrong type.
            with changed(o, field, value) as fits, suppress(TypeError, AttributeError):
                same = flat.flatten(o) == was
                assert same or not is_as(o, twin)
                assert (text_of_value(o) == before) == same or not (fits and is_plain(value))
                assert text_of_obj(o) == text_of_fields(o) or not (fits and is_plain(value))
        assert is_as(o, twin) == is_ordinary(o)


@pytest.mark.parametrize("field", FIELDS["Part"])
def test_the_text_of_a_part_of_the_turn_is_that_of_its_fields(field: str) -> None:
    g = crowded()
    for p in g.parts.values():
        for value in changes(getattr(p, field), g):
            # What makes no sense there is of a wrong type.
            with changed(p, field, value) as fits, suppress(TypeError, AttributeError):
                assert text_of_value(p) == text_of_fields(p) or not (fits and is_plain(value))


@pytest.mark.parametrize("field", FIELDS["Part"])
def test_a_part_of_the_turn_that_is_used_again_is_as_new(field: str) -> None:
    g = crowded()
    new = text_of_fields(Part(9, Level.STEP, 2, 3, 4, 5))
    for value in changes(getattr(Part(), field), g):
        p = Part()
        with changed(p, field, value):
            copies.renew_part(p, 9, Level.STEP, 2, 3, 4, 5)
            assert text_of_fields(p) == new


@pytest.mark.parametrize("field", FIELDS["Player"])
def test_the_text_of_a_player_is_that_of_its_fields(field: str) -> None:
    g = crowded()
    for p in g.players:
        for value in changes(getattr(p, field), g):
            # What makes no sense there is of a wrong type.
            with changed(p, field, value) as fits, suppress(TypeError, AttributeError):
                assert text_of_value(p) == text_of_fields(p) or not (fits and is_plain(value))


def test_the_text_of_most_objects_is_short() -> None:
    g = crowded()
    assert sum(is_ordinary(o) for o in g.objects.values()) > len(g.objects) / 2
    assert len(text_of_value(g.objects)) < 40 * len(g.objects)


# --- Both hashes


CROWDED: Final = sorted([*flat.CLASSES, "State"])


@pytest.mark.parametrize("name", CROWDED)
def test_each_field_moves_both_hashes(name: str) -> None:
    """Or its role says that positions leave it out."""
    g = crowded()
    there = by_class(g)[name]
    whole, here = flat.hash_state(g), position.position_hash(g)
    left_out = {field for field, role in ROLES.get(name, {}).items() if role == Role.LEFT_OUT}
    for field in FIELDS[name]:
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
        assert told or field in left_out, f"positions do not tell {name}.{field}, and its role does not say so"
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
            if field not in state_class(name).kept_as("Constant"):
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
            if (name, field) in FOUND_AGAIN or isinstance(
                getattr(holder, field), (ZonePlayability, Playability, PlainMana)
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
    judged = ZonePlayability()
    judged.land = True
    judged.ids, judged.codes, judged.alike = [7], [crowded().book.cards[0]], [0]
    for number, field in enumerate(("count", "last", "fast", "slow"), 3):
        setattr(judged, field, number)
    copy = copies.copy_zone_playability(judged)
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
                elif isinstance(held, (list, dict)) and field not in state_class(name).kept_as("Constant"):
                    held.clear()
    assert flat.store_state(g) == before


def test_what_is_copied_lazily_goes_its_own_way() -> None:
    """Cards left alone are one and the same until somebody asks for them; then each state has its own."""
    g = crowded()
    player = next(p for p in g.players if p.library)
    card, other = player.library[0], player.library[-1]
    before, said = flat.store_state(g), flat.hash_state(g)
    twin, third = flat.clone_lazily(g), flat.clone_lazily(g)
    assert g.objects.peek(card) is twin.objects.peek(card) is third.objects.peek(card)
    assert flat.hash_state(g) == flat.hash_state(twin) == flat.hash_state(third) == said
    twin.objects[card].tapped = True
    del twin.objects[other]
    assert card in twin.objects
    assert other not in twin.objects
    assert twin.objects.get(other) is None
    assert twin.objects.keys() == [o.id for o in g.objects.to_read() if o.id != other]
    assert len(twin.objects) == len(g.objects) - 1
    with pytest.raises(KeyError):
        twin.objects[other]
    assert flat.hash_state(third) == flat.hash_state(g) == said
    g.objects[card].damage = 3
    later = flat.clone_lazily(g)
    assert later.objects.pop(card).damage == 3
    assert card not in later.objects
    assert not third.objects[card].damage
    assert flat.store_state(third) == before


def test_everything_asked_for_is_a_states_own() -> None:
    """However it is asked for: none is another state's too, and none is still had in common."""
    g = crowded()
    whole = flat.clone_state(g)
    twin = flat.clone_lazily(g)
    again = flat.clone_lazily(twin)
    asked = [
        [o for _, o in again.objects.items()],
        [flat.clone_state(twin).objects[o.id] for o in whole.objects.to_read()],
        twin.objects.values(),
        g.objects.values(),
        whole.objects.values(),
    ]
    assert {len(each) for each in asked} == {len(whole.objects)}
    assert len({id(o) for each in asked for o in each}) == sum(len(each) for each in asked)


def test_a_secret_in_a_graveyard_is_a_states_own() -> None:
    """What a player was secretly chosen for is dealt anew in a copy alone."""
    g = crowded()
    card = next(p for p in g.players if p.library).library[0]
    for what, whom in ((ChosenKey.CHOOSER, 1), (ChosenKey.SECRET, 0)):
        g.objects[card].choose(what, whom)
    said = flat.hash_state(g)
    twin = flat.clone_lazily(g)
    [o] = hidden_secrets(twin, 0)
    assert o is twin.objects[card]
    o.choose(ChosenKey.SECRET, 1)
    assert flat.hash_state(twin) != said
    assert flat.hash_state(g) == said
