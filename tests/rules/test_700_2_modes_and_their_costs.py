"""CR 700.2d, 702.42, 702.120, 702.172, 702.183: modes chosen again, and the costs of choosing more of them."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import CardDef

THREE = "• ~ deals 1 damage to target player.\n• You gain 2 life.\n• Each player draws a card."
AGAIN = invented(
    "Choose three. You may choose the same mode more than once.\n" + THREE,
    name="Encore Piece",
    types="Sorcery",
    cost="{R}",
)
ENTWINED = invented(
    "Choose one —\n• ~ deals 1 damage to target player.\n• You gain 2 life.\nEntwine {2}",
    name="Braided Rope",
    types="Instant",
    cost="{R}",
)
ESCALATING = invented("Escalate {1}\nChoose one or more —\n" + THREE, name="Rising Row", types="Instant", cost="{R}")
DISCARDING = invented(
    "Escalate—Discard a card.\nChoose one or more —\n" + THREE, name="Paper Row", types="Instant", cost="{R}"
)
SPREE = invented(
    "Spree\n+ {1} — ~ deals 1 damage to target player.\n+ {2} — You gain 2 life.\n+ {R} — Destroy target creature.",
    name="Wild Spree",
    types="Instant",
    cost="{R}",
)
TIERED = invented(
    "Tiered\n• {0} — You gain 1 life.\n• {2} — You gain 4 life.\n• {5} — You gain 9 life.",
    name="Steps",
    types="Instant",
    cost="{R}",
)


def begun(card: CardDef, lands: int, *hand: str, bob: tuple[str, ...] = ()) -> Table:
    table = position(alice=[f"{lands} Mountain"], alice_hand=[card, *hand], bob=list(bob), alice_library=["3 Forest"])
    at = [i for i, said in enumerate(table.options) if said.startswith(f"cast {card.name}")]
    if not at:
        raise NotOffered(card.name)
    table.apply(at[0])
    return table


def untapped(table: Table) -> int:
    return sum(not o.tapped for o in map(table.state.find, table.state.battlefield) if o is not None)


def test_700_2d_the_same_mode_is_chosen_more_than_once_and_each_time_has_its_own_target() -> None:
    table = begun(AGAIN, 1)
    assert table.options == ["0", "1", "2"]
    table.choose("0", "0")
    assert table.options == ["0", "1", "2"]
    table.choose("1", "alice", "bob")
    table.resolve()
    assert (table.alice.life, table.bob.life) == (21, 19)


def test_700_2d_three_are_chosen_though_there_are_three_modes() -> None:
    table = begun(AGAIN, 1)
    table.choose("1", "1", "1")
    table.resolve()
    assert table.alice.life == 26


def test_700_2d_a_spell_that_does_not_say_so_has_no_mode_twice() -> None:
    table = begun(ESCALATING, 4)
    table.choose("1")
    assert table.options == ["done", "2"]


def test_702_42a_all_modes_are_chosen_for_the_entwine_cost() -> None:
    table = begun(ENTWINED, 3)
    table.choose("0")
    assert table.options == ["done", "1"]
    table.choose("1", "bob")
    assert untapped(table) == 0
    table.resolve()
    assert (table.alice.life, table.bob.life) == (22, 19)


def test_702_42a_without_it_one_is_chosen_and_nothing_more_is_paid() -> None:
    table = begun(ENTWINED, 3)
    table.choose("0", "done", "bob")
    assert table.state.find(table.ref("Braided Rope")) is not None
    table.resolve()
    assert (table.alice.life, table.bob.life) == (20, 19)


def test_702_42a_it_is_not_offered_to_who_cannot_pay() -> None:
    table = begun(ENTWINED, 2)
    table.choose("0")
    assert table.asked == "target"


@pytest.mark.parametrize("lands", [1, 2, 3])
def test_702_120a_each_mode_beyond_the_first_is_paid_for(lands: int) -> None:
    table = begun(ESCALATING, lands)
    chosen = 0
    while table.asked == "mode":
        table.choose(next(said for said in table.options if said != "done"))
        chosen += 1
    assert chosen == lands
    table.choose("bob")
    table.resolve()
    assert table.bob.life == 19
    assert table.alice.life == (20 if lands == 1 else 22)


def test_702_120a_another_cost_than_mana() -> None:
    table = begun(DISCARDING, 1, "Forest", "Forest")
    table.choose("0", "1", "2", "bob")
    while table.asked == "cost":
        table.apply(0)
    assert table.alice.graveyard == ["Forest", "Forest"]
    assert begun(DISCARDING, 1, "Forest").options == ["0", "1", "2"]
    short = begun(DISCARDING, 1, "Forest")
    short.choose("0", "1")
    assert short.asked == "target", "a second card is not there"


def test_702_120a_a_mode_about_attackers_among_others() -> None:
    held = invented(
        "Escalate {2}\nChoose one or both —\n• Target player gains 4 life.\n• Target opponent sacrifices an attacking "
        "creature.",
        name="Held Line",
        types="Instant",
        cost="{R}",
    )
    table = position(alice=["Grizzly Bears"], bob=["3 Mountain"], bob_hand=[held])
    table.alice.attack({"Grizzly Bears": "bob"})
    table.alice.passes()
    table.bob.cast("Held Line", ["bob", "alice"], modes=[0, 1])
    table.resolve()
    assert (table.bob.life, table.alice.graveyard) == (24, ["Grizzly Bears"])


def test_702_172a_the_costs_of_the_modes_chosen_are_paid() -> None:
    table = begun(SPREE, 4, bob=("Grizzly Bears",))
    table.choose("0")
    assert table.options == ["done", "1", "2"]
    table.choose("1", "bob")
    assert untapped(table) == 1
    table.resolve()
    assert (table.alice.life, table.bob.life) == (22, 19)


def test_702_172a_one_mode_must_be_paid_for() -> None:
    with pytest.raises(NotOffered):
        begun(SPREE, 1, bob=("Grizzly Bears",))
    assert begun(SPREE, 2, bob=("Grizzly Bears",)).options == ["0", "2"]
    assert begun(SPREE, 2).options == ["0"], "nothing to destroy"


def test_702_183a_one_mode_is_chosen_with_its_cost() -> None:
    assert begun(TIERED, 2).options == ["0"], "only the first can be paid for"
    table = begun(TIERED, 3)
    assert table.options == ["0", "1"]
    table.choose("1")
    assert table.asked == "priority"
    table.resolve()
    assert table.alice.life == 24


def test_700_2_more_modes_while_a_condition_holds() -> None:
    both = invented(
        "Choose one. If you control a Wizard as you cast this spell, you may choose two instead.\n" + THREE,
        name="Trick",
        types="Instant",
        cost="{R}",
    )
    table = begun(both, 1)
    table.choose("1")
    assert table.asked == "priority"
    wizard = invented("Flying", name="Apprentice", types="Creature — Wizard")
    table = position(alice=["Mountain", wizard], alice_hand=[both])
    table.apply(next(i for i, said in enumerate(table.options) if said.startswith("cast Trick")))
    table.choose("0", "1", "bob")
    table.resolve()
    assert (table.alice.life, table.bob.life) == (22, 19)


@pytest.mark.parametrize(
    ("card", "before", "day"),
    [
        (ENTWINED, "2003-11-30", "2003-12-01"),
        (ESCALATING, "2016-07-21", "2016-07-22"),
        (SPREE, "2024-04-11", "2024-04-12"),
        (TIERED, "2025-06-05", "2025-06-06"),
    ],
)
def test_702_these_are_refused_by_name_until_the_rules_have_them(card: CardDef, before: str, day: str) -> None:
    assert " has " in unknown_mechanic(card, before)
    assert unknown_mechanic(card, day) == ""
