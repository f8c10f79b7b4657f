"""CR 608.2h, 400.7j, 604.3: how strong a card is where it was put by the same spell."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

GRAFT = invented(
    "Exile target creature card from a graveyard. Put X +1/+1 counters on target creature, where X is the power of "
    "the card you exiled.",
    name="Graft",
    types="Sorcery",
    cost="{B}",
)
FLARE = invented(
    "Return target creature card from your graveyard to your hand. Flare deals damage to any target equal to the "
    "power of the card returned this way.",
    name="Flare",
    types="Sorcery",
    cost="{B}",
)
SWEEP = invented("Exile target card from a graveyard.", name="Sweep", types="Instant", cost="{B}")
GHOUL = invented(
    "~'s power and toughness are each equal to the number of creature cards in all graveyards.", name="Ghoul", pt="*/*"
)


def test_400_7j_as_many_counters_as_the_exiled_card_has_power() -> None:
    table = position(alice=["Swamp", "Grizzly Bears"], alice_hand=[GRAFT], bob_graveyard=["Hill Giant"])
    table.alice.cast("Graft", ["Hill Giant", "Grizzly Bears"])
    table.resolve()
    assert table.exile == ["Hill Giant"]
    assert table.pt("Grizzly Bears") == "5/5"


def test_604_3_its_power_is_what_it_is_in_exile() -> None:
    table = position(
        alice=["Swamp", "Grizzly Bears"], alice_hand=[GRAFT], alice_graveyard=["Raging Goblin"], bob_graveyard=[GHOUL]
    )
    table.alice.cast("Graft", ["Ghoul", "Grizzly Bears"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "3/3"  # one creature card is left


def test_608_2b_nothing_was_exiled() -> None:
    table = position(
        alice=["Swamp", "Grizzly Bears"], alice_hand=[GRAFT], bob=["Swamp"], bob_hand=[SWEEP],
        bob_graveyard=["Hill Giant"],
    )  # fmt: skip
    table.alice.cast("Graft", ["Hill Giant", "Grizzly Bears"])
    table.alice.passes()
    table.bob.cast("Sweep", ["Hill Giant"])
    table.resolve_all()
    assert table.pt("Grizzly Bears") == "2/2"


def test_604_3_its_power_is_what_it_is_in_a_hand() -> None:
    table = position(alice=["Swamp"], alice_hand=[FLARE], alice_graveyard=[GHOUL, "Raging Goblin"])
    table.alice.cast("Flare", ["Ghoul", "bob"])
    table.resolve()
    assert table.bob.life == 19
