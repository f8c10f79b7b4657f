"""CR 702.122b, 702.171c: what crewed a Vehicle, or saddled a Mount, this turn."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

MOUNT = invented("Whenever ~ attacks, draw a card for each creature that saddled it this turn.\nSaddle 2", name="Mule")
CART = invented(
    "Crew 2\n{0}: Destroy target creature that crewed ~ this turn.", name="Cart", types="Artifact — Vehicle", pt="3/3"
)
DRIVER = invented("Whenever a Vehicle crewed by ~ this turn attacks, you gain 3 life.", name="Driver")
PAIR = invented(
    "Whenever ~ attacks while saddled, at end of combat, exile it and up to one creature that saddled it this turn, "
    "then return those cards to the battlefield under their owner's control.\nSaddle 2", name="Pony",
)  # fmt: skip


AXE = invented("{0}: Destroy target creature.", name="Axe", types="Artifact")


def pay(table: Table, what: str, *crew: str) -> None:
    table.alice.activate(what, pay_with=list(crew))
    if "done" in table.options:
        table.choose("done")


def use(table: Table, what: str, *crew: str) -> None:
    pay(table, what, *crew)
    table.resolve_all()


@pytest.mark.parametrize(("crew", "drawn"), [(("Grizzly Bears",), 1), (("Grizzly Bears", "Hill Giant"), 2), ((), 0)])
def test_702_171c_as_many_as_saddled_it(crew: tuple[str, ...], drawn: int) -> None:
    table = position(alice=[MOUNT, "Grizzly Bears", "Hill Giant"])
    if crew:
        use(table, "Mule", *crew)
    table.alice.attack(["Mule"])
    table.resolve_all()
    assert len(table.alice.hand) == drawn


def test_702_171c_each_turn_anew() -> None:
    table = position(alice=[MOUNT, "Grizzly Bears"])
    use(table, "Mule", "Grizzly Bears")
    table.advance_to("bob's upkeep")
    table.advance_to("alice's precombat main")
    held = len(table.alice.hand)
    table.alice.attack(["Mule"])
    table.resolve_all()
    assert len(table.alice.hand) == held


def test_702_122b_what_crewed_it_and_nothing_else() -> None:
    table = position(alice=[CART, "Grizzly Bears", "Hill Giant"])
    with pytest.raises(NotOffered):
        table.copy().alice.activate("Cart", ["Grizzly Bears"], ability=1)
    use(table, "Cart", "Grizzly Bears")
    with pytest.raises(NotOffered):
        table.copy().alice.activate("Cart", ["Hill Giant"], ability=1)
    table.alice.activate("Cart", ["Grizzly Bears"], ability=1)
    table.resolve_all()
    assert table.alice.graveyard == ["Grizzly Bears"]


def test_702_122b_tapped_for_it_before_the_ability_resolves() -> None:
    table = position(alice=[CART, "Grizzly Bears"])
    pay(table, "Cart", "Grizzly Bears")
    assert table.stack == ["Cart"]
    table.alice.activate("Cart", ["Grizzly Bears"], ability=1)


@pytest.mark.parametrize(("crew", "life"), [("Driver", 23), ("Grizzly Bears", 20)])
def test_702_122b_a_vehicle_that_it_crewed(crew: str, life: int) -> None:
    table = position(alice=[CART, DRIVER, "Grizzly Bears"])
    use(table, "Cart", crew)
    table.alice.attack(["Cart"])
    table.resolve_all()
    assert table.alice.life == life


def test_702_171c_what_has_left_is_none_of_those() -> None:
    table = position(alice=[MOUNT, AXE, "Grizzly Bears", "Hill Giant"])
    use(table, "Mule", "Grizzly Bears", "Hill Giant")
    table.alice.activate("Axe", ["Grizzly Bears"])
    table.resolve_all()
    table.alice.attack(["Mule"])
    table.resolve_all()
    assert len(table.alice.hand) == 1


@pytest.mark.rule("511.2")
def test_702_171c_at_end_of_combat_one_of_those_is_chosen() -> None:
    table = position(alice=[PAIR, "Grizzly Bears", "Hill Giant"])
    use(table, "Pony", "Grizzly Bears")
    pony, bears, giant = table.find("Pony").id, table.find("Grizzly Bears").id, table.find("Hill Giant").id
    table.alice.attack(["Pony"])
    table.resolve_all()
    assert table.find("Pony").id == pony
    table.advance_to("end of combat")
    assert table.stack == ["Pony"]
    table.pass_once()
    table.pass_once()
    table.choose("Grizzly Bears")
    table.resolve_all()
    assert (table.find("Pony").id == pony, table.find("Grizzly Bears").id == bears) == (False, False)
    assert table.find("Hill Giant").id == giant


STALLION = invented(
    "Whenever ~ attacks while saddled, choose a nonlegendary creature that saddled it this turn and create a tapped "
    "and attacking token that's a copy of it. Sacrifice that token at the beginning of the next end step. Repeat this "
    "process once.\nSaddle 2", name="Stallion",
)  # fmt: skip


@pytest.mark.rule("608.2c")
def test_702_171c_copies_of_what_saddled_it_twice() -> None:
    table = position(alice=[STALLION, "Grizzly Bears", "Hill Giant"])
    pay(table, "Stallion", "Grizzly Bears", "Hill Giant")
    table.resolve_all()
    table.alice.attack(["Stallion"])
    table.pass_once()
    table.pass_once()
    table.choose("Grizzly Bears")
    table.choose("Hill Giant")
    assert sorted(table.attackers) == ["Grizzly Bears", "Hill Giant", "Stallion"]
    table.advance_to("end step")
    table.resolve_all()
    assert sorted(table.alice.battlefield) == ["Grizzly Bears", "Hill Giant", "Stallion"]
    assert table.bob.life == 20 - 2 - 2 - 3
    assert table.alice.graveyard == []


def test_702_171c_saddled_by_an_effect_there_is_nothing_to_copy() -> None:
    horn = invented("{0}: Target creature becomes saddled until end of turn.", name="Horn", types="Artifact")
    table = position(alice=[STALLION, horn, "Grizzly Bears"])
    table.alice.activate("Horn", ["Stallion"])
    table.resolve_all()
    table.alice.attack(["Stallion"])
    table.resolve_all()
    assert sorted(table.attackers) == ["Stallion"]
    table.advance_to("end step")
    table.resolve_all()
    assert sorted(table.alice.battlefield) == ["Grizzly Bears", "Horn", "Stallion"]


TOAD = invented(
    "Haste\nWhenever ~ deals combat damage to a player, you may sacrifice a creature that saddled it this turn. If you "
    "do, draw X cards, then put up to X land cards from your hand onto the battlefield tapped, where X is the "
    "sacrificed creature's power.\nSaddle 1", name="Toad",
)  # fmt: skip


def test_702_171c_what_saddled_it_is_sacrificed_and_its_power_counts_twice() -> None:
    table = position(
        alice=[TOAD, "Grizzly Bears", "Hill Giant"], alice_hand=["Forest", "Forest", "Forest", "Forest"],
        alice_library=["Island"] * 5,
    )  # fmt: skip
    use(table, "Toad", "Grizzly Bears")
    table.alice.attack(["Toad"])
    while table.stack == []:
        table.go_on()
    table.pass_once()
    table.pass_once()
    assert "Hill Giant" not in table.options
    table.choose("yes")
    assert len(table.alice.hand) == 6
    table.choose("Forest", "Forest")
    table.resolve_all()
    assert sorted(table.alice.battlefield) == ["Forest", "Forest", "Hill Giant", "Toad"]
    assert table.tapped("Forest")
