"""All players sacrifice all of a kind at once (CR 101.4, 701.21)."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.language.cards import read_card
from mainphase.language.text.card_data import CardData

SWAPPED = (
    "Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts "
    "all cards they exiled this way onto the battlefield."
)


def spell(text: str) -> n.CardDef:
    made = read_card([CardData(name="Called", mana_cost="{0}", text=text, type_line="Sorcery")]).card
    assert made is not None
    return made


def test_701_21a_the_dead_come_back_and_the_living_die() -> None:
    table = position(
        alice=["Grizzly Bears", "Forest"], bob=["Hill Giant"], alice_hand=[spell(SWAPPED)],
        alice_graveyard=["Serra Angel", "Shock"], bob_graveyard=["Llanowar Elves"],
    )  # fmt: skip
    table.alice.cast("Called")
    table.resolve_all()
    for name in ("Grizzly Bears", "Hill Giant", "Shock"):
        assert table.find(name, Zone.GRAVEYARD)
    assert table.find("Serra Angel", Zone.BATTLEFIELD).controller == 0
    assert table.find("Llanowar Elves", Zone.BATTLEFIELD).controller == 1
    assert table.find("Forest", Zone.BATTLEFIELD)


def test_701_21a_each_opponent_sacrifices_all_of_a_kind() -> None:
    table = position(
        alice=["Grizzly Bears"], bob=["Hill Giant", "Forest"],
        alice_hand=[spell("Each opponent sacrifices all creatures they control.")],
    )  # fmt: skip
    table.alice.cast("Called")
    table.resolve_all()
    assert table.find("Grizzly Bears", Zone.BATTLEFIELD)
    assert table.find("Hill Giant", Zone.GRAVEYARD)
    assert table.find("Forest", Zone.BATTLEFIELD)


def test_119_4_so_much_life_is_paid_as_x_is_told() -> None:
    made = spell("You may pay X life, where X is the number of cards in your hand. If you do, draw X cards.")
    table = position(alice_hand=[made, "Forest", "Shock"], alice_library=["Plains"] * 4)
    table.alice.cast("Called")
    table.resolve()
    table.alice.choose("yes")
    assert table.alice.life == 18
    assert len(table.state.players[0].hand) == 4
