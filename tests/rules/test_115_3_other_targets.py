"""CR 115.3: several other targets: none of them is this, or what was aimed at before."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

BLESS = invented(
    "When ~ enters, put a +1/+1 counter on each of up to two other target creatures.", name="Bless", cost="{W}"
)
CLASH = invented(
    "Target creature you control deals damage equal to its power to each of two other target creatures.",
    name="Clash",
    types="Sorcery",
    cost="{R}",
)


def test_115_3_other_than_this() -> None:
    table = position(alice=["Plains", "Memnite", "Grizzly Bears"], alice_hand=[BLESS])
    table.alice.cast("Bless")
    table.resolve()
    assert set(table.options) == {"Memnite", "Grizzly Bears", "done"}
    table.choose("Memnite", "Grizzly Bears")
    table.resolve()
    assert (table.pt("Memnite"), table.pt("Grizzly Bears"), table.pt("Bless")) == ("2/2", "3/3", "2/2")


def test_115_3_other_than_the_first() -> None:
    table = position(alice=["Mountain", "Craw Wurm"], alice_hand=[CLASH], bob=["Grizzly Bears", "Memnite"])
    with pytest.raises(NotOffered):
        table.copy().alice.cast("Clash", ["Craw Wurm", "Craw Wurm", "Memnite"])
    table.alice.cast("Clash", ["Craw Wurm", "Grizzly Bears", "Memnite"])
    table.resolve()
    assert table.bob.battlefield == []
    assert table.damage("Craw Wurm") == 0


def test_607_2a_what_was_exiled_from_either_place_returns() -> None:
    """The creatures and the cards are targets alike; all of them return to hands."""
    angel = invented(
        "When ~ enters, you may exile up to three other target creatures from the battlefield and/or creature cards "
        "from graveyards.\nWhen ~ leaves the battlefield, return the exiled cards to their owners' hands.",
        name="Angel",
        cost="{W}",
    )
    table = position(
        alice=["Plains", "Mountain"], alice_hand=[angel, "Shock"], alice_graveyard=["Memnite", "Mountain"],
        bob=["Grizzly Bears"], bob_graveyard=["Craw Wurm"],
    )  # fmt: skip
    table.alice.cast("Angel")
    table.resolve()
    assert set(table.options) == {"Grizzly Bears", "Memnite", "Craw Wurm", "done"}
    table.choose(*[name for name in table.options if name != "done"])
    table.resolve()
    table.choose("yes")
    assert sorted(table.exile) == ["Craw Wurm", "Grizzly Bears", "Memnite"]
    table.alice.cast("Shock", ["Angel"])
    table.resolve_all()
    assert sorted(table.bob.hand) == ["Craw Wurm", "Grizzly Bears"]
    assert table.alice.hand == ["Memnite"]
