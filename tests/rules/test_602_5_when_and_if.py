"""CR 602.5, 118.12: when an ability may be activated, and if; what follows once somebody has paid."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

BEARS = "Grizzly Bears"
BOTH = invented(
    "{T}: You gain 1 life. Activate only during your upkeep and only if you control a creature.",
    name="Old Well", types="Artifact", cost="{1}",
)  # fmt: skip
SHARED = invented(
    "{1}: You gain 1 life. Any player may activate this ability but only during their turn.",
    name="Open Well", types="Artifact", cost="{1}",
)  # fmt: skip
SLOW = invented(
    "{1}: You gain 1 life. Any player may activate this ability but only as a sorcery.",
    name="Slow Well", types="Artifact", cost="{1}",
)  # fmt: skip
TOLL = invented(
    "Counter target spell unless its controller pays {2}. If they do, draw a card.",
    name="Toll", types="Instant", cost="{U}",
)  # fmt: skip
PEACE = invented("Players can't cast spells during combat.", name="Peace", types="Enchantment", cost="{W}")
WAR = invented("Whenever you cast a spell during combat, you gain 3 life.", name="War", types="Enchantment", cost="{W}")


@pytest.mark.parametrize(
    ("step", "creature", "can"),
    [("upkeep", True, True), ("upkeep", False, False), ("precombat main", True, False)],
)
def test_602_5_both_the_time_and_the_condition(step: str, creature: bool, can: bool) -> None:
    table = position(alice=[BOTH, *[BEARS] * creature], step=step)
    if can:
        table.alice.activate("Old Well")
        table.resolve()
        assert table.alice.life == 21
    else:
        with pytest.raises(NotOffered):
            table.alice.activate("Old Well")


@pytest.mark.parametrize(("active", "can"), [("bob", True), ("alice", False)])
def test_602_5_their_turn_is_that_of_whoever_activates_it(active: str, can: bool) -> None:
    table = position(alice=[SHARED], bob=["Forest"], active=active)
    if table.priority == "alice":
        table.pass_once()
    if can:
        table.bob.activate("Open Well")
        table.resolve()
        assert table.bob.life == 21
    else:
        with pytest.raises(NotOffered):
            table.bob.activate("Open Well")


def test_602_5d_any_player_as_a_sorcery() -> None:
    table = position(alice=[SLOW], bob=["Forest"], active="bob", step="upkeep")
    with pytest.raises(NotOffered):
        table.bob.activate("Slow Well")
    table = position(alice=[SLOW], bob=["Forest"], active="bob")
    table.bob.activate("Slow Well")
    table.resolve()
    assert table.bob.life == 21


@pytest.mark.parametrize(("pays", "hand", "there"), [("yes", ["Island"], True), ("no", [], False)])
def test_118_12_what_is_done_if_they_have_paid(pays: str, hand: list[str], there: bool) -> None:
    table = position(
        alice=["Island"], alice_hand=[TOLL], alice_library=["Island"], bob=["4 Forest"], bob_hand=[BEARS], active="bob"
    )
    table.bob.cast(BEARS)
    table.pass_once()
    table.alice.cast("Toll", [BEARS])
    table.resolve()
    table.bob.choose(pays)
    table.resolve_all()
    assert (table.alice.hand, BEARS in table.bob.battlefield) == (hand, there)


@pytest.mark.parametrize(("step", "can"), [("declare attackers", False), ("precombat main", True)])
def test_601_3_no_spells_during_combat(step: str, can: bool) -> None:
    table = position(alice=[PEACE, "Island", BEARS], alice_hand=["Unsummon"], step="precombat main")
    if step != "precombat main":
        table.alice.attack({BEARS: "bob"})
    if can:
        table.alice.cast("Unsummon", [BEARS])
    else:
        with pytest.raises(NotOffered):
            table.alice.cast("Unsummon", [BEARS])


@pytest.mark.parametrize("combat", [True, False])
def test_603_2_of_what_happens_during_combat_alone(combat: bool) -> None:
    table = position(alice=[WAR, "Island", BEARS], alice_hand=["Unsummon"])
    if combat:
        table.alice.attack({BEARS: "bob"})
    table.alice.cast("Unsummon", [BEARS])
    table.resolve_all()
    assert table.alice.life == (23 if combat else 20)
