"""CR 601.2h, 602.2b: a card of any player's graveyard is exiled as a cost."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

THELON = invented("Exile a creature card from a graveyard: You gain 1 life.", name="Druid")
WELL = invented("Exile a creature card from a graveyard: Add {R}.", name="Well", types="Artifact")


def test_601_2h_of_any_player_s_graveyard() -> None:
    table = position(
        alice=[THELON], alice_graveyard=["Hill Giant", "Shock"], bob_graveyard=["Grizzly Bears"], bob_hand=["Fear"]
    )
    table.alice.activate("Druid")
    assert sorted(table.options) == ["Grizzly Bears", "Hill Giant"]
    table.choose("Grizzly Bears")
    assert (table.exile, table.bob.graveyard) == (["Grizzly Bears"], [])
    table.resolve()
    table.alice.activate("Druid")
    table.resolve()
    assert (table.alice.life, table.exile) == (22, ["Grizzly Bears", "Hill Giant"])
    with pytest.raises(NotOffered):
        table.alice.activate("Druid")


def test_601_2h_for_mana() -> None:
    table = position(alice=[WELL], alice_hand=["Shock"], bob_graveyard=["Grizzly Bears"])
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    assert (table.bob.life, table.exile) == (18, ["Grizzly Bears"])
    none = position(alice=[WELL], alice_hand=["Shock"], bob_graveyard=["Fear"])
    with pytest.raises(NotOffered):
        none.alice.cast("Shock", ["bob"])
