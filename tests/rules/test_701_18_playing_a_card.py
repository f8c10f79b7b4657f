"""CR 701.18: a card is played as a land or cast as a spell; 701.15b: tokens of all players are goaded for good."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards.nodes import CardDef

NEST = invented(
    "When ~ enters and whenever you play a card with two or more card types, each player creates a tapped 2/2 black "
    "Bird creature token with flying. The tokens are goaded for the rest of the game.",
    name="Nest", cost="{0}",
)  # fmt: skip
DEN = invented("{T}: Add {C}.", name="Den", types="Artifact Land", cost=None)
HALL = invented("{T}: Add {C}.", name="Hall", types="Land", cost=None)
TOOL = invented("{T}: Add {C}.", name="Tool", types="Artifact", cost="{0}")
TALE = invented("Draw a card.", name="Tale", types="Kindred Instant — Elf", cost="{0}")
BIRD = "Bird Token"


@pytest.mark.parametrize(("card", "birds"), [(DEN, 2), (HALL, 0), ("Ornithopter", 2), (TOOL, 0), (TALE, 2)])
def test_701_18b_a_card_of_two_types_is_played(card: CardDef | str, birds: int) -> None:
    table = position(alice=[NEST], alice_hand=[card])
    name = card if isinstance(card, str) else card.name
    if name in ("Den", "Hall"):
        table.alice.play_land(name)
    else:
        table.alice.cast(name)
    table.resolve_all()
    assert table.battlefield.count(BIRD) == birds


CLAY = invented("Whenever you play a card, draw a card.", name="Clay")
ECHO = invented(
    "{0}: Exile target instant card from your graveyard and copy it. You may cast the copy without paying its mana "
    "cost.",
    name="Echo",
)  # fmt: skip
GRAVE = invented("Whenever you play a card from exile, draw a card.", name="Grave")
RISE = invented(
    "{0}: Exile target instant card from your graveyard. You may cast it without paying its mana cost.", name="Rise"
)


@pytest.mark.parametrize("watching", [CLAY, GRAVE])
@pytest.mark.parametrize(("by", "drawn"), [(ECHO, 0), (RISE, 1)])
def test_108_2_a_copy_that_is_cast_is_no_card_that_is_played(watching: CardDef, by: CardDef, drawn: int) -> None:
    table = position(alice=[watching, by], alice_graveyard=[TALE], alice_library=["Forest"] * 3)
    table.alice.activate(by.name, targets=["Tale"])
    table.resolve()
    table.choose("yes")
    table.resolve_all()
    assert len(table.alice.hand) == 1 + drawn  # Tale has its caster draw one


@pytest.mark.parametrize(("card", "drawn"), [(HALL, 1), (TOOL, 1)])
def test_701_18b_any_card_is_played(card: CardDef, drawn: int) -> None:
    table = position(alice=[CLAY], alice_hand=[card], alice_library=["Forest"] * 3)
    if card is HALL:
        table.alice.play_land("Hall")
    else:
        table.alice.cast("Tool")
    table.resolve_all()
    assert len(table.alice.hand) == drawn


def test_701_15b_tokens_of_all_players_are_goaded_for_good() -> None:
    table = position(players=("alice", "bob", "carol"), alice_hand=[NEST])
    table.alice.cast("Nest")
    table.resolve_all()
    assert [table.controller(f"{who}'s {BIRD}") for who in ("alice", "bob", "carol")] == ["alice", "bob", "carol"]
    table.advance_to("turn 2, declare attackers")
    with pytest.raises(NotOffered) as refused:
        table.bob.attack([])
    assert refused.value.rule == "508.1d"
    assert table.options == ["attack carol"]
    table.choose("attack carol")
    table.advance_to("turn 3, declare attackers")
    assert (table.asked_player, table.options) == ("carol", ["attack bob"])
    table.choose("attack bob")
    table.advance_to("turn 4, declare attackers")  # her own, by the one who goaded it
    assert table.asked_about == "Nest"
    table.choose("stay")
    assert (table.asked_about, sorted(table.options)) == (BIRD, ["attack bob", "attack carol"])
    table.choose("attack bob")
    table.advance_to("turn 5, declare attackers")
    assert (table.asked_player, table.options) == ("bob", ["attack carol"])
