"""CR 702.47: splice, by which a spell gains the text of a card that is revealed from its player's hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import CardDef

ARCANE, BEARS, SHOCK = "Instant — Arcane", "Grizzly Bears", "Shock"
CALM = invented("You gain 3 life.", name="Calm", types=ARCANE, cost="{W}")
RAY = invented(
    "~ deals 2 damage to any target.\nSplice onto Arcane {1}{R}", name="Ray", types=ARCANE, cost="{1}{R}"
)  # fmt: skip
MIGHT = invented(
    "Target creature gets +2/+2 until end of turn.\nSplice onto Arcane {G}", name="Might", types=ARCANE, cost="{G}"
)  # fmt: skip
STONE = invented(
    "~ deals 4 damage to target creature.\nSplice onto Arcane—Sacrifice two Mountains.",
    name="Stone", types=ARCANE, cost="{3}{R}",
)  # fmt: skip
SKILL = invented(
    "Create a 1/1 white Soldier creature token.\nSplice onto instant or sorcery {3}{W}",
    name="Skill", types="Sorcery", cost="{2}{W}",
)  # fmt: skip
MIND = invented("Draw a card.\nSplice onto Arcane {1}{U}", name="Mind", types=ARCANE, cost="{9}{U}")
COPY = invented(
    "Copy target instant or sorcery spell. You may choose new targets for the copy.",
    name="Copy", types="Instant", cost="{0}",
)  # fmt: skip
CHARM = invented(
    "Choose one —\n• You gain 5 life.\n• Target player loses 1 life.", name="Charm", types=ARCANE, cost="{0}"
)  # fmt: skip
CHEAPER = invented("Spells you cast cost {1} less to cast.", name="Cheaper", types="Artifact", cost="{2}")
WISE = invented("Whenever you draw a card, you gain 1 life.", name="Wise")


def casting(card: CardDef | str, *hand: Any, there: tuple[Any, ...] = (), **more: Any) -> Table:
    lands = ["4 Plains", "4 Mountain", "4 Forest", "4 Island"]
    table = position(alice=[*lands, *there], alice_hand=[card, *hand], **more)
    table.alice.cast(card if isinstance(card, str) else card.name)
    return table


def test_702_47a_the_spell_gains_the_text_and_the_card_stays_in_the_hand() -> None:
    table = casting(CALM, RAY)
    assert sorted(table.options) == ["Ray", "done"]
    table.choose("Ray", "bob")
    assert table.alice.hand == ["Ray"]
    assert [e.what for e in table.events("revealed")] == ["Ray"]
    table.resolve()
    assert (table.alice.life, table.bob.life) == (23, 18)
    assert table.alice.graveyard == ["Calm"]


def test_702_47a_the_cost_is_paid_besides() -> None:
    table = position(alice=["Plains", "2 Mountain"], alice_hand=[CALM, RAY])
    table.alice.cast("Calm")
    table.choose("Ray", "bob")
    assert all(table.tapped(land) for land in ("Plains", "Mountain", "Mountain 2"))
    table = position(alice=["Plains", "Mountain"], alice_hand=[CALM, RAY])
    table.alice.cast("Calm")  # it could not be paid: nothing is asked
    assert table.asked == "priority"
    table = position(alice=["Plains", "Mountain", CHEAPER], alice_hand=[CALM, RAY])
    table.alice.cast("Calm")  # what takes generic mana off takes it off the whole (601.2f)
    table.choose("Ray", "bob")
    table.resolve()
    assert table.bob.life == 18


def test_702_47a_it_need_not_be_revealed() -> None:
    table = casting(CALM, RAY)
    table.choose("done")
    table.resolve()
    assert (table.alice.life, table.bob.life) == (23, 20)
    assert table.events("revealed") == []


def test_702_47a_only_onto_such_spells() -> None:
    table = casting(SHOCK, RAY)
    table.choose("bob")
    assert table.asked == "priority"
    table = casting(SHOCK, SKILL, RAY)
    assert sorted(table.options) == ["Skill", "done"]


def test_702_47a_a_cost_that_is_no_mana() -> None:
    table = casting(CALM, STONE, there=(BEARS,))
    table.choose("Stone", BEARS)
    table.choose("Mountain", "Mountain")
    table.resolve()
    assert table.alice.graveyard.count("Mountain") == 2
    assert BEARS in table.alice.graveyard
    table = position(alice=["Plains", "Mountain", BEARS], alice_hand=[CALM, STONE])
    table.alice.cast("Calm")
    assert table.asked == "priority"


def test_702_47a_a_card_without_a_mana_cost_is_spliced() -> None:
    mind = replace(MIND, cost=None)
    with pytest.raises(NotOffered) as refused:
        casting(mind)
    assert refused.value.rule == "118.6"
    table = casting(CALM, mind, there=(WISE,))
    table.choose("Mind")
    table.resolve_all()
    assert table.alice.life == 24


def test_702_47b_not_without_the_targets_that_its_text_needs() -> None:
    assert casting(CALM, MIGHT).asked == "priority"
    assert sorted(casting(CALM, MIGHT, there=(BEARS,)).options) == ["Might", "done"]


def test_702_47b_each_card_once_in_the_order_that_is_chosen_after_the_spells_own_text() -> None:
    table = casting(CALM, RAY, MIGHT, RAY, there=(BEARS,))
    assert sorted(table.options) == ["Might", "Ray", "Ray", "done"]
    table.choose("Might")
    assert sorted(table.options) == ["Ray", "Ray", "done"]
    table.choose("Ray")
    assert sorted(table.options) == ["Ray", "done"]
    table.choose("Ray", BEARS, BEARS, "bob")
    table.forget()
    table.resolve()
    assert table.alice.life == 23
    assert table.damage(BEARS) == 2, "it is 4/4 by then"
    assert table.bob.life == 18


def test_702_47b_two_of_a_kind_are_paid_for_together() -> None:
    table = position(alice=["Plains", "3 Mountain", BEARS], alice_hand=[CALM, STONE, STONE])
    table.alice.cast("Calm")
    table.choose("Stone")
    assert table.asked == "target", "three Mountains are not four"


@pytest.mark.parametrize("price", ["Exile two cards from your graveyard", "Tap an untapped creature you control"])
def test_702_47b_what_two_of_a_kind_take_is_there_for_both(price: str) -> None:
    whisper = invented(
        f"You gain 1 life.\nSplice onto Arcane—{price}.", name="Whisper", types=ARCANE, cost="{3}{B}"
    )  # fmt: skip
    for count, more in ((1, False), (2, True)):
        table = position(
            alice=["Plains", f"{count} {BEARS}"], alice_hand=[CALM, whisper, whisper],
            alice_graveyard=[f"{2 * count} {SHOCK}"],
        )  # fmt: skip
        table.alice.cast("Calm")
        table.choose("Whisper")
        assert (table.options == ["Whisper", "done"] or table.options == ["done", "Whisper"]) is more


def test_702_47c_the_text_is_that_of_the_spell_that_it_is_on() -> None:
    """Text that names its card means the spell; of the card's other characteristics it has none."""
    white = invented("Protection from red", name="White")
    table = casting(CALM, RAY, there=(white,))
    table.choose("Ray")
    assert "White" in table.options, "the spell is white"


def test_702_47d_it_resolves_if_any_of_its_targets_is_legal() -> None:
    bolt = invented("~ deals 3 damage to target creature.", name="Bolt", types=ARCANE, cost="{0}")
    unsummon = invented("Return target creature to its owner's hand.", name="Away", types="Instant", cost="{0}")
    table = casting(bolt, RAY, there=(BEARS,), bob_hand=[unsummon])
    table.choose("Ray", BEARS, "bob")
    table.alice.passes()
    table.bob.cast("Away")
    table.resolve()
    table.resolve()
    assert table.bob.life == 18


def test_702_47e_it_is_the_card_alone_once_it_has_left_the_stack() -> None:
    table = casting(CALM, RAY)
    table.choose("Ray", "bob")
    table.resolve()
    calm = table.find("Calm", 4)
    assert calm.ctx is None


def test_700_2_modes_of_the_spell_are_chosen_first() -> None:
    table = casting(CHARM, RAY)
    table.choose("0", "Ray", "bob")
    table.resolve()
    assert (table.alice.life, table.bob.life) == (25, 18)


def test_707_10_a_copy_has_the_spliced_text() -> None:
    table = casting(CALM, RAY, COPY)
    table.choose("Ray", "bob")
    table.alice.cast("Copy")
    table.resolve()
    table.choose("done")  # its target stays
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == (26, 16)


def test_702_47_it_came_with_champions_of_kamigawa() -> None:
    assert "splice" in unknown_mechanic(RAY, "2004-09-30")
    assert unknown_mechanic(RAY, "2004-10-01") == ""
    table = casting(CALM, RAY, rules="2004-10-01")
    table.choose("Ray", "bob")
    table.resolve()
    assert table.bob.life == 18
