"""CR 202.1, 205.1: cards with a certain mana cost; creatures that are of none of some types; whole hands exiled."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

TUTOR = invented(
    "Search your library for an artifact card with mana cost {0} or {1}, put it onto the battlefield, then shuffle.",
    name="Tutor", types="Sorcery", cost="{0}",
)  # fmt: skip
WAVE = invented(
    "Return each creature that isn't a Goblin, Giant, or Ogre to its owner's hand.",
    name="Wave", types="Sorcery", cost="{0}",
)  # fmt: skip
OBLIVION = invented(
    "Exile all cards from all opponents' hands and graveyards.", name="Oblivion", types="Sorcery", cost="{0}"
)


def test_202_1_symbol_for_symbol_and_not_what_has_none() -> None:
    relic = invented("", name="Relic", types="Artifact", cost="{1}")
    white = invented("", name="White Relic", types="Artifact", cost="{W}")
    ground = invented("{T}: Add {C}.", name="Ground", types="Artifact Land", cost=None)
    table = position(alice_hand=[TUTOR], alice_library=["Memnite", relic, white, ground, "Forest"])
    table.alice.cast("Tutor")
    table.resolve()
    assert {"Memnite", "Relic"} == {name for name in table.options if name[0] in "MRWG"}
    table.choose("Relic")
    assert table.alice.battlefield == ["Relic"]


def test_205_1_what_is_of_none_of_these_types() -> None:
    table = position(alice_hand=[WAVE], alice=["Memnite", "Hill Giant"], bob=["Gray Ogre", "Grizzly Bears"])
    table.alice.cast("Wave")
    table.resolve()
    assert (table.alice.battlefield, table.bob.battlefield) == (["Hill Giant"], ["Gray Ogre"])


def test_406_hands_and_graveyards_are_exiled() -> None:
    table = position(alice_hand=[OBLIVION, "Forest"], bob_hand=["Shock"], bob_graveyard=["Memnite"])
    table.alice.cast("Oblivion")
    table.resolve()
    assert (sorted(table.exile), table.alice.hand) == (["Memnite", "Shock"], ["Forest"])
