"""CR 614: life that is gained otherwise, what would die and goes elsewhere, draws but for the first."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef

KILL = invented("Destroy target creature.", name="Kill", types="Sorcery", cost="{0}")
HEAL = invented("You gain 3 life.", name="Heal", types="Sorcery", cost="{0}")
THINK = invented("Draw a card.", name="Think", types="Sorcery", cost="{0}")


def rule(text: str, name: str = "Rule") -> CardDef:
    return invented(text, name=name, types="Enchantment", cost="{1}")


TWICE = "If you would gain life, you gain twice that much life instead."
MORE = "If you would gain life, you gain that much life plus 1 instead."


@pytest.mark.parametrize(
    ("text", "gained"),
    [
        (TWICE, 6),
        (MORE, 4),
        ("If a player would gain life, that player gains no life instead.", 0),
        ("If an opponent would gain life, that player gains no life instead.", 3),
        ("If you would gain life while you have 5 or less life, you gain twice that much life instead.", 3),
    ],
)
def test_119_10_life_is_gained_otherwise(text: str, gained: int) -> None:
    table = position(alice=[rule(text)], alice_hand=[HEAL])
    table.alice.cast("Heal")
    table.resolve()
    assert table.alice.life == 20 + gained
    assert [e.amount for e in table.events("life gained")] == ([gained] if gained else [])


def test_616_1_who_gains_chooses_which_effect_comes_first() -> None:
    for first, gained in (("One", 7), ("Two", 8)):
        table = position(alice=[rule(TWICE, "One"), rule(MORE, "Two")], alice_hand=[HEAL])
        table.alice.cast("Heal")
        table.resolve()
        assert table.asked_player == "alice"
        table.choose(first)
        assert table.alice.life == 20 + gained


def test_120_4_what_lifelink_gives_is_twice_as_much() -> None:
    healer = invented(f"Lifelink\n{TWICE}", name="Healer", pt="3/3")
    watcher = rule("Whenever you gain life, ~ deals that much damage to target player.", "Watcher")
    table = position(alice=[healer, watcher])
    table.alice.attack(["Healer"])
    table.advance_to("combat damage")
    assert table.alice.life == 26
    table.choose("bob")
    table.resolve_all()
    assert table.bob.life == 20 - 3 - 6


def died(text: str, theirs: str = "") -> Table:
    beast = invented(text, name="Beast") if not theirs else "Grizzly Bears"
    mine = [rule(theirs)] if theirs else []
    table = position(alice=mine, alice_hand=[KILL], bob=[beast], bob_library=["Memnite"])
    table.alice.cast("Kill", ["Beast" if not theirs else "Grizzly Bears"])
    table.resolve()
    return table


@pytest.mark.parametrize(
    ("words", "where"),
    [
        ("put it on the bottom of its owner's library instead", -1),
        ("put ~ on top of its owner's library instead", 0),
    ],
)
def test_614_6_it_goes_to_a_library_instead_of_dying(words: str, where: int) -> None:
    table = died(f"If ~ would die, {words}.\nWhen ~ dies, you lose 5 life.")
    assert table.bob.graveyard == []
    assert table.bob.library[where] == "Beast"
    table.resolve_all()
    assert table.bob.life == 20, "it has not died"


def test_614_6_it_goes_to_a_hand_into_exile_or_is_shuffled_in() -> None:
    assert died("If ~ would die, return it to its owner's hand instead.").bob.hand == ["Beast"]
    assert died("If ~ would die, exile it instead.").exile == ["Beast"]
    table = died("If ~ would die, shuffle it into its owner's library instead.")
    assert "Beast" in table.bob.library
    assert table.events("shuffled", player="bob")


def test_614_6_something_is_done_besides_at_once() -> None:
    table = died(
        "", "If a creature an opponent controls would die, instead exile it and you gain life equal to its power."
    )
    assert table.exile == ["Grizzly Bears"]
    assert table.alice.life == 22, "before anybody has priority"


def test_603_12_when_that_has_been_done_something_triggers() -> None:
    table = died("", "If a creature an opponent controls would die, exile it instead. When you do, you gain 2 life.")
    assert table.alice.life == 20
    assert table.stack
    table.resolve()
    assert table.alice.life == 22


TWO = "If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead."
THIEF = (
    "If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player "
    "skips that draw and you draw a card."
)


def test_614_11_every_draw_but_the_first_of_a_draw_step() -> None:
    table = position(alice=[rule(TWO)], alice_hand=[THINK], bob=[rule(THIEF, "Thief")], step="upkeep")
    table.advance_to("draw")
    assert len(table.alice.hand) == 2, "one card is drawn as ever"
    table.advance_to("precombat main")
    table.alice.cast("Think")
    table.resolve()
    table.choose("Thief")
    assert len(table.bob.hand) == 1, "bob draws it"
    other = position(alice=[rule(TWO)], alice_hand=[THINK])
    other.alice.cast("Think")
    other.resolve()
    assert len(other.alice.hand) == 2


def test_614_11_a_second_draw_in_the_draw_step_is_not_spared() -> None:
    quick = invented("Draw a card.", name="Quick", types="Instant", cost="{0}")
    table = position(alice=[rule(TWO)], alice_hand=[quick, quick], step="upkeep")
    table.alice.cast("Quick")
    table.resolve()
    assert len(table.alice.hand) == 3, "in the upkeep every one is another"
    table.advance_to("draw")
    table.alice.cast("Quick")
    table.resolve()
    assert len(table.alice.hand) == 5


def test_614_12_it_enters_only_if_a_land_card_is_discarded() -> None:
    mox = invented(
        "If ~ would enter, you may discard a land card instead. If you do, put ~ onto the battlefield. If you don't, "
        "put it into its owner's graveyard.",
        name="Mox",
        types="Artifact",
        cost="{0}",
    )
    for said, there in (("yes", ["Mox"]), ("no", [])):
        table = position(alice_hand=[mox, "Forest", HEAL])
        table.alice.cast("Mox")
        table.resolve()
        table.choose(said)
        assert table.alice.battlefield == there
        assert table.alice.graveyard == (["Forest"] if there else ["Mox"])
    table = position(alice_hand=[mox, HEAL])
    table.alice.cast("Mox")
    table.resolve()
    assert table.alice.graveyard == ["Mox"], "there is none to discard"
