"""What `FIELDS` names is what a class has: a field left out would be lost by clone, hash and pickle."""

import pytest

from mainphase.kernel import flat, machine, state

DERIVED = {"Obj": {"ch"}}  # rebuilt by the layers, never stored


@pytest.mark.parametrize("name", sorted(flat.CLASSES))
def test_fields_are_complete(name: str) -> None:
    cls = flat.CLASSES[name]
    made = cls()
    assert machine is not None
    for field in cls.FIELDS:  # type: ignore[attr-defined]
        getattr(made, field)
    if hasattr(made, "__dict__"):  # only the interpreted build can list attributes
        assert set(vars(made)) - DERIVED.get(name, set()) == set(cls.FIELDS)  # type: ignore[attr-defined]


def test_every_field_of_the_state_is_copied_stored_or_derived() -> None:
    listed = set(flat.STATE_FIELDS) | set(flat.UNHASHED_FIELDS)
    shared = {"rules", "book", "timing"}
    derived = {"watchers", "statics", "actives", "begun", "stale", "touched", "reads", "beyond", "attachments"}
    listeners = {"log", "trail", "decisions", "chances", "automation", "script"}
    import inspect

    source = inspect.getsource(state.State.__init__) if not state.__file__.endswith(".so") else ""
    import re

    fields = set(re.findall(r"self\.(\w+)(?:: [^=]+)? =", source))
    if fields:
        assert fields - shared - derived - listeners == listed
