"""CR 601.2g, 605.3a: what pays for a mana ability that pays for a spell. Random games found each of these: a spell was
offered that could not be paid for.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

FLOWER = invented("Exile a card from your hand: Add {B}{B} or {G}{G}.", name="Grim Flower", types="Enchantment")
RIDGE = invented("{1}, {T}: Add {B}{R}.", name="Dusky Ridge", types="Land", cost="")
HALL = invented(
    "{T}: Add {C}. If that mana is spent on an instant or sorcery spell, that spell can't be countered.",
    name="Quiet Hall", types="Land", cost="",
)  # fmt: skip
WORKS = invented(
    "{T}: Add {C}.\n{T}: Add {R} or {G}. Spend this mana only to cast an artifact spell.",
    name="Old Works", types="Land", cost="",
)  # fmt: skip
STONE = invented("{1}, {T}: Add {B}{R}.", name="Round Stone", types="Artifact")
GIANT = invented("", name="Gray Giant", cost="{4}")
EATER = invented("Delve", name="Bog Eater", cost="{6}{B}")
ROCK = invented("", name="Plain Rock", types="Artifact", cost="{2}")


@pytest.mark.parametrize(("cards", "enough"), [(1, False), (2, True)])
def test_601_2a_the_spell_itself_is_no_card_in_the_hand_by_then(cards: int, enough: bool) -> None:
    table = position(alice=[FLOWER], alice_hand=[GIANT, f"{cards} Forest"])
    assert (table.alice.why_not("cast Gray Giant") is None) is enough
    if enough:
        table.alice.cast("Gray Giant")
        table.resolve_all()
        assert "Gray Giant" in table.alice.battlefield


@pytest.mark.parametrize(("forests", "enough"), [(0, False), (1, True)])
def test_702_66a_exiled_cards_pay_for_the_spell_and_not_for_its_mana(forests: int, enough: bool) -> None:
    """The Ridge, which alone adds black mana, has to be paid for with mana."""
    table = position(
        alice=[RIDGE, *["Forest"] * forests], alice_hand=[EATER], alice_graveyard=["5 Forest" if enough else "9 Forest"]
    )
    assert (table.alice.why_not("cast Bog Eater") is None) is enough
    if enough:
        table.alice.cast("Bog Eater")
        table.resolve_all()
        assert "Bog Eater" in table.alice.battlefield


@pytest.mark.parametrize("payment", ["automatic", "manual"])
def test_106_6_mana_that_only_secures_some_spells_pays_for_all(payment: str) -> None:
    table = position(alice=[HALL, RIDGE], alice_hand=[ROCK], payment=payment)
    table.alice.taps("Quiet Hall")
    assert table.alice.why_not("cast Plain Rock") is None
    table.alice.cast("Plain Rock")
    if payment == "automatic":
        table.resolve_all()
        assert "Plain Rock" in table.alice.battlefield


@pytest.mark.parametrize("rock", ["{B}{R}", "{2}"])
def test_106_6_a_land_that_adds_mana_for_anything_or_for_some_spells(rock: str) -> None:
    """What it adds for artifact spells does not pay for the Stone; what it adds for anything does."""
    table = position(alice=[WORKS, STONE], alice_hand=[invented("", name="Red Rock", types="Artifact", cost=rock)])
    table.alice.cast("Red Rock")
    table.resolve_all()
    assert "Red Rock" in table.alice.battlefield
