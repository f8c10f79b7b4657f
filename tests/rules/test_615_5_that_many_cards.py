"""CR 615.5, 608.2c: so many cards as damage was prevented; and what "you" do after another player did something."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

SURGEON = invented(
    "If combat damage would be dealt to Surgeon, prevent that damage and exile that many cards from the top "
    "of your library.",
    name="Surgeon",
    types="Creature — Human",
    pt="2/1",
    cost="{B}",
)
FALL = invented(
    "Target opponent discards a card, then loses 5 life. You return a creature card from your graveyard to "
    "your hand, draw a card, then gain 5 life.",
    name="Fall",
    types="Sorcery",
    cost="{B}",
)


def test_615_5_as_many_cards_as_damage_was_prevented() -> None:
    table = position(alice=["Hill Giant"], bob=[SURGEON], bob_library=["Shock", "Memnite", "Forest", "Island"])
    table.alice.attack({"Hill Giant": "bob"})
    table.advance_to("declare blockers")
    table.bob.block({"Surgeon": "Hill Giant"})
    table.advance_to("end of combat")
    assert sorted(table.exile) == ["Forest", "Memnite", "Shock"]
    assert "Surgeon" in table.bob.battlefield


def test_608_2c_you_do_the_rest() -> None:
    gone: list[str] = ["Hill Giant", "Grizzly Bears", "Shock"]
    table = position(alice=["Swamp"], alice_hand=[FALL], alice_graveyard=list(gone), bob_hand=["Forest"])
    table.alice.cast("Fall", ["bob"])
    table.resolve()
    while table.asked != "priority":
        table.choose("Hill Giant" if "Hill Giant" in table.options else table.options[0])
    assert (table.bob.graveyard, table.bob.life, table.alice.life) == (["Forest"], 15, 25)
    assert "Hill Giant" in table.alice.hand
    assert len(table.alice.hand) == 2


RAID = invented(
    "Exile all creature cards from target player's graveyard. You gain 3 life for each card exiled this way.",
    name="Raid",
    types="Sorcery",
    cost="{B}",
)


def test_608_2c_so_much_for_each_card_that_was_exiled() -> None:
    table = position(
        alice=["Swamp"], alice_hand=[RAID], alice_graveyard=["Memnite"],
        bob_graveyard=["Hill Giant", "Shock", "Grizzly Bears"],
    )  # fmt: skip
    table.alice.cast("Raid", ["bob"])
    table.resolve()
    assert sorted(table.exile) == ["Grizzly Bears", "Hill Giant"]
    assert table.alice.life == 26
    assert table.bob.graveyard == ["Shock"]
