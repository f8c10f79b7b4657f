"""CR 601.2i, 603.4, 603.2c, 701.18a: what entered and was cast or not, from where; several that enter at once; lands
that are played and spells that are cast.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import CardDef

GREETER = invented("Whenever another creature enters, if you cast it, you gain 1 life.", "Greeter")
STRANGER = invented("Whenever another creature enters, if it wasn't cast, you gain 1 life.", "Stranger")
FROM_HAND = invented("Whenever another creature enters, if you cast it from your hand, you gain 1 life.", "Doorman")
BACK = invented("Return target creature card from your graveyard to the battlefield.", "Back", "Instant", cost="{0}")
ALL_BACK = invented("Return all creature cards from your graveyard to the battlefield.", "All", "Instant", cost="{0}")


@pytest.mark.parametrize(("watching", "cast", "put"), [(GREETER, 1, 0), (STRANGER, 0, 1), (FROM_HAND, 1, 0)])
def test_601_2i_what_entered_was_cast_or_was_not(watching: CardDef, cast: int, put: int) -> None:
    table = position(alice=[watching], alice_hand=["Memnite", BACK], alice_graveyard=["Ornithopter"])
    table.alice.cast("Memnite")
    table.resolve_all()
    assert table.alice.life == 20 + cast
    table.alice.cast("Back", ["Ornithopter"])
    table.resolve_all()
    assert table.alice.life == 20 + cast + put


def test_601_2i_what_another_player_cast_was_not_cast_by_you() -> None:
    watching = invented("Whenever a creature enters, if you cast it, you gain 1 life.", "Watcher")
    table = position(alice=[watching], bob_hand=["Memnite"], active="bob")
    table.bob.cast("Memnite")
    table.resolve_all()
    assert table.alice.life == 20


def test_603_4_he_was_cast() -> None:
    healer = invented("When ~ enters, if he was cast, you gain 3 life.", "Healer", cost="{0}")
    table = position(alice_hand=[healer])
    table.alice.cast("Healer")
    table.resolve_all()
    assert table.alice.life == 23
    other = position(alice_hand=[BACK], alice_graveyard=[healer])
    other.alice.cast("Back", ["Healer"])
    other.resolve_all()
    assert other.alice.life == 20


KNIGHT = invented(
    "Whenever one or more other creatures you control enter, if one or more of them entered from a graveyard or was "
    "cast from a graveyard, you gain 1 life.",
    "Knight",
)


def test_603_2c_some_of_those_that_entered_at_once_came_from_a_graveyard() -> None:
    table = position(alice=[KNIGHT], alice_hand=["Memnite", ALL_BACK], alice_graveyard=["Ornithopter", "Bear Cub"])
    table.alice.cast("Memnite")
    table.resolve_all()
    assert table.alice.life == 20
    table.alice.cast("All")
    table.resolve_all()
    assert table.alice.life == 21, "once for both"


def test_603_2c_for_each_of_those_that_entered_at_once() -> None:
    mayor = invented(
        "Whenever one or more tokens your opponents control enter, for each of them, create a tapped token that's a "
        "copy of it.",
        "Mayor",
    )
    make = invented("Create a 1/1 red Goblin creature token and a 2/2 green Bear creature token.", "Make", "Instant",
                    cost="{0}")  # fmt: skip
    table = position(alice=[mayor], bob_hand=[make], active="bob")
    table.bob.cast("Make")
    table.resolve_all()
    names = sorted(name for name in table.battlefield if name.endswith("Token"))
    assert names == ["Bear Token", "Bear Token", "Goblin Token", "Goblin Token"]


PILOT = invented("Whenever you play a land or cast a spell, you gain 1 life.", "Pilot")
CONSUL = invented("Whenever you play a land from exile or cast a spell from exile, you gain 1 life.", "Consul")
OPEN = invented("Exile the top two cards of your library. You may play those cards this turn.", "Open", "Instant",
                cost="{0}")  # fmt: skip


@pytest.mark.parametrize(("watching", "gained"), [(PILOT, 4), (CONSUL, 2)])
def test_701_18a_lands_are_played_and_spells_are_cast(watching: CardDef, gained: int) -> None:
    table = position(alice=[watching], alice_hand=[OPEN, "Ornithopter"], alice_library=["Forest", "Memnite"])
    table.alice.cast("Open")
    table.resolve_all()
    table.alice.cast("Memnite")
    table.resolve_all()
    table.alice.cast("Ornithopter")
    table.resolve_all()
    table.alice.play_land("Forest")
    table.resolve_all()
    assert table.alice.life == 20 + gained
