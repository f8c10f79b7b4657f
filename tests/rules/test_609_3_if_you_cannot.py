"""CR 609.3: as much is done as is possible; what follows "if you can't" follows if that is less than was told."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does
from tests.support.invented import invented
from tests.support.table import Cards, Table, position

from mainphase.cards import nodes as n

ROOTS = "Mill a card, then return a land card or Elf card from your graveyard to your hand. If you can't, draw a card."
TOLL = "At the beginning of your upkeep, exile two cards from your graveyard. If you can't, you lose 4 life."
DEMON = (
    "At the beginning of your upkeep, sacrifice a creature other than ~, then each opponent loses life equal to the "
    "sacrificed creature's power. If you can't sacrifice a creature, tap ~ and you lose 7 life."
)
SWAMPS = "At the beginning of your upkeep, sacrifice two Swamps. If you can't, you lose 3 life."
BEARS = "Grizzly Bears"


def test_what_is_read() -> None:
    read = does("Sacrifice two Swamps. If you can't, draw a card.")
    assert isinstance(read, n.Sequence)
    assert read.of[1] == n.If(n.Compare(n.SizeOf(n.Saved("sacrificed")), "<", n.Fixed(2)), n.Draw(n.Fixed(1), n.You()))
    assert does("Sacrifice two Swamps. If you can't sacrifice a Forest, draw a card.") is None


@pytest.mark.parametrize(
    ("top", "hand"), [("Shock", ["Memnite"]), ("Forest", ["Forest"]), ("Llanowar Elves", ["Llanowar Elves"])]
)
def test_609_3_a_card_is_drawn_if_none_is_returned(top: str, hand: list[str]) -> None:
    sorcery = invented(ROOTS, name="Roots", types="Sorcery", cost="{0}")
    table = position(alice_hand=[sorcery], alice_library=[top, "Memnite"])
    table.alice.cast("Roots")
    table.resolve()
    assert table.alice.hand == hand


def upkeep(text: str, alice: Cards = (), graveyard: Cards = ()) -> Table:
    """The ability has resolved, up to its first choice."""
    beast = invented(text, types="Creature — Beast")
    table = position(alice=[beast, *alice], alice_graveyard=graveyard, step="upkeep")
    table.resolve()
    return table


@pytest.mark.parametrize(
    ("graveyard", "life", "exiled"),
    [((), 16, []), (("Shock",), 16, ["Shock"]), (("Shock", "Memnite"), 20, ["Memnite", "Shock"])],
)
def test_609_3_one_of_two_cards_is_too_little(graveyard: Cards, life: int, exiled: list[str]) -> None:
    table = upkeep(TOLL, graveyard=graveyard)
    assert (table.alice.life, sorted(table.exile)) == (life, exiled)


@pytest.mark.parametrize(("swamps", "life"), [(0, 17), (1, 17), (2, 20)])
def test_609_3_one_of_two_permanents_is_too_little(swamps: int, life: int) -> None:
    table = upkeep(SWAMPS, alice=["Swamp"] * swamps)
    assert (table.alice.life, table.alice.battlefield) == (life, ["Beast"])


@pytest.mark.parametrize("alice", [(), (BEARS,)])
def test_609_3_what_could_not_be_sacrificed_is_told_again(alice: Cards) -> None:
    table = upkeep(DEMON, alice=alice)
    assert (table.alice.life, table.bob.life, table.tapped("Beast")) == ((20, 18, False) if alice else (13, 20, True))
    assert table.alice.battlefield == ["Beast"]
