"""CR 303.4f, 303.4i, 400.7f: Auras that are put onto the battlefield attached to what is spoken of."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

BEARS, GIANT = "Grizzly Bears", "Hill Giant"
GIFT = invented(
    "Enchant creature\nWhen enchanted creature dies, return that card to the battlefield under its owner's control. "
    "Return ~ to the battlefield attached to that creature at the beginning of the next end step.",
    name="Gift", types="Enchantment — Aura", cost="{W}",
)  # fmt: skip
WINGS = invented(
    "Enchant creature\nWhen a creature with mana value 4 or greater enters, you may return ~ from your graveyard to "
    "the battlefield attached to that creature.",
    name="Wings", types="Enchantment — Aura", cost="{W}",
)  # fmt: skip
SCHOLARS = invented(
    "When ~ enters, you may put an Aura card from your hand onto the battlefield attached to ~.", name="Scholars",
    cost="{0}",
)  # fmt: skip
HEDGE = invented("Enchant land", name="Hedge", types="Enchantment — Aura", cost="{W}")


def gift() -> Table:
    """The creature has died, and is back."""
    table = position(
        alice=[BEARS, GIFT, "Mountain", "Mountain"], alice_hand=["Shock", "Shock"], attached={"Gift": BEARS}
    )
    table.alice.cast("Shock", [BEARS])
    table.resolve_all()
    assert sorted(table.alice.battlefield) == [BEARS, "Mountain", "Mountain"]
    assert "Gift" in table.alice.graveyard
    return table


def test_303_4f_in_the_next_end_step_on_what_the_creature_has_become() -> None:
    table = gift()
    table.advance_to("end step")
    table.resolve()
    [aura] = [o for o in table.state.permanents if table.name(o.id) == "Gift"]
    assert table.name(aura.attached_to) == BEARS


def test_303_4i_what_it_was_to_be_on_is_no_longer_there() -> None:
    table = gift()
    table.alice.cast("Shock", [BEARS])
    table.resolve_all()
    table.advance_to("end step")
    table.resolve()
    assert "Gift" in table.alice.graveyard


def test_113_6_from_the_graveyard_onto_whatever_entered() -> None:
    table = position(alice=["Mountain"] * 4, alice_hand=[GIANT], alice_graveyard=[WINGS])
    table.alice.cast(GIANT)
    table.resolve()
    table.resolve()
    table.choose("yes")
    [aura] = [o for o in table.state.permanents if table.name(o.id) == "Wings"]
    assert table.name(aura.attached_to) == GIANT


def test_303_4i_of_the_cards_in_a_hand_those_that_can_enchant_it() -> None:
    table = position(alice_hand=[SCHOLARS, WINGS, HEDGE])
    table.alice.cast("Scholars")
    table.resolve()
    table.resolve()
    table.choose("yes")
    table.choose("Hedge")
    assert sorted(table.alice.hand) == ["Hedge", "Wings"], "it can't be on a creature, and stays where it is"
