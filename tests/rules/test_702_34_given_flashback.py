"""CR 702.34, 118.9: flashback and other costs that an effect gives to cards in a graveyard."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

REMINDING = invented(
    "When Reminding Scholar enters, target instant or sorcery card in your graveyard gains flashback until end of "
    "turn. The flashback cost is equal to its mana cost.",
    name="Reminding Scholar",
    cost="{1}{U}",
    types="Creature — Human Wizard",
    pt="2/1",
)
ARCHIVE = invented(
    "Each instant and sorcery card in your graveyard has flashback. The flashback cost is equal to that card's mana "
    "cost.",
    name="Open Archive",
    cost="{2}{U}",
    types="Enchantment",
)
TILLING = invented(
    "During your turn, nonland permanent cards in your graveyard have retrace.",
    name="Deep Tilling",
    cost="{1}{G}",
    types="Enchantment",
)
BURROW = invented(
    "Each creature card in your graveyard has unearth {2}.", name="Old Burrow", cost="{1}{B}", types="Enchantment"
)


def scholar(*graveyard: str, lands: str = "3 Volcanic Island") -> Table:
    table = position(alice=[lands], alice_hand=[REMINDING], alice_graveyard=list(graveyard))
    table.alice.cast("Reminding Scholar")
    table.resolve()
    if table.asked == "target":
        table.choose(graveyard[0])
    table.resolve()
    return table


def flashbacks(table: Table) -> list[str]:
    return [said for said in table.options if said.startswith("cast")]


def test_702_34a_a_card_that_gains_flashback_is_cast_for_its_mana_cost_and_exiled() -> None:
    table = scholar("Lightning Bolt", "Shock")
    assert flashbacks(table) == ["cast Lightning Bolt"], "only the card that was the target"
    table.alice.cast("Lightning Bolt", ["bob"], way=1)
    table.resolve()
    assert table.bob.life == 17
    assert table.exile == ["Lightning Bolt"]


def test_702_34a_it_lasts_until_end_of_turn() -> None:
    table = scholar("Lightning Bolt")
    table.advance_to("turn 2, upkeep")
    assert flashbacks(table) == []


def test_202_1b_a_card_without_mana_cost_gains_flashback_that_cannot_be_paid() -> None:
    table = scholar("Ancestral Vision")
    assert flashbacks(table) == []


def test_107_3_x_is_chosen_for_a_flashback_cost_that_has_it() -> None:
    table = scholar("Blaze", lands="6 Volcanic Island")
    table.alice.cast("Blaze", ["bob"], way=1, x=3)
    table.resolve()
    assert table.bob.life == 17


def test_604_1_each_card_has_it_only_while_the_ability_is_there() -> None:
    table = position(
        alice=[ARCHIVE, "3 Mountain"], alice_graveyard=["Shock", "Lightning Bolt", "Grizzly Bears"],
        bob=["3 Plains"], bob_hand=["Disenchant"], bob_graveyard=["Swords to Plowshares"],
    )  # fmt: skip
    assert flashbacks(table) == ["cast Shock", "cast Lightning Bolt"]
    table.alice.cast("Shock", ["bob"], way=1)
    table.alice.passes()
    assert flashbacks(table) == ["cast Disenchant"]
    table.bob.cast("Disenchant", ["Open Archive"])
    table.resolve()
    table.resolve()
    assert table.bob.life == 18
    assert "Shock" in table.exile, "it was cast with flashback, whatever has become of that since"
    assert flashbacks(table) == []


def test_702_81a_cards_that_have_retrace_by_an_effect() -> None:
    table = position(
        alice=[TILLING, "4 Forest"], alice_hand=["Island", "Shock"], alice_graveyard=["Grizzly Bears", "Giant Growth"]
    )
    assert flashbacks(table) == ["cast Grizzly Bears"], "no permanent card is an instant"
    table.alice.cast("Grizzly Bears", way=1)
    assert table.alice.hand == ["Shock"]
    table.resolve()
    assert "Grizzly Bears" in table.alice.battlefield


def test_702_81a_only_while_the_condition_holds() -> None:
    lurker = invented("Flash", name="Quick Lurker", cost="{G}", types="Creature — Beast", pt="1/1")
    table = position(alice=[TILLING, "4 Forest"], alice_hand=["Island"], alice_graveyard=[lurker], active="bob")
    table.bob.passes()
    assert flashbacks(table) == [], "it is not her turn"
    table.advance_to("turn 2, upkeep")
    assert flashbacks(table) == ["cast Quick Lurker"]


def test_702_84a_an_activated_ability_given_to_cards_in_a_graveyard() -> None:
    table = position(alice=[BURROW, "2 Swamp"], alice_graveyard=["Grizzly Bears", "Shock"])
    assert [said for said in table.options if said.startswith("activate")] == ["activate Grizzly Bears"]
    table.apply(1)
    table.resolve()
    assert "Grizzly Bears" in table.alice.battlefield
    table.advance_to("turn 2, upkeep")
    assert table.exile == ["Grizzly Bears"]
