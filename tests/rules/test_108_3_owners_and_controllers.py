"""CR 108.3, 109.4: who owns a permanent and who controls it are told of together."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

BEARS, GIANT = "Grizzly Bears", "Hill Giant"


def lent_and_borrowed(asked: str) -> Table:
    """Alice controls Bears of her own and Bob's Giant, Bob her Ogre."""
    take = invented("Gain control of target creature.", name="Take", types="Sorcery", cost="{R}")
    lend = invented(
        "Target opponent gains control of target creature you control.", name="Lend", types="Sorcery", cost="{R}"
    )
    counts = invented(f"You gain 1 life for each {asked}.", name="Count", types="Sorcery", cost="{R}")
    table = position(
        alice=["Mountain", "Mountain", "Mountain", BEARS, "Gray Ogre"], alice_hand=[take, lend, counts], bob=[GIANT]
    )
    table.alice.cast("Take", [GIANT])
    table.resolve()
    table.alice.cast("Lend", ["bob", "Gray Ogre"])
    table.resolve()
    table.alice.cast("Count")
    table.resolve()
    return table


@pytest.mark.parametrize(
    ("asked", "life"),
    [
        ("creature you control but don't own", 21),
        ("permanent you own but don't control", 21),
        ("creature you own that your opponents control", 21),
        ("permanent you own that an opponent controls", 21),
        ("creature you control", 22),
        ("land you control but don't own", 20),
        ("land you own that your opponents control", 20),
    ],
)
def test_108_3_owned_by_one_and_controlled_by_another(asked: str, life: int) -> None:
    assert lent_and_borrowed(asked).alice.life == life


def test_108_3_what_you_control_but_dont_own() -> None:
    order = invented("Creatures you control but don't own get +2/+2.", name="Order", types="Enchantment", cost="{R}")
    take = invented("Gain control of target creature.", name="Take", types="Sorcery", cost="{R}")
    table = position(alice=["Mountain", BEARS, order], alice_hand=[take], bob=[GIANT])
    table.alice.cast("Take", [GIANT])
    table.resolve()
    assert table.pt(GIANT) == "5/5"
    assert table.pt(BEARS) == "2/2"


def test_108_3_a_spell_you_dont_own() -> None:
    watch = invented("Whenever you cast a spell you don't own, you gain 5 life.", types="Enchantment", name="Watch")
    steal = invented(
        "Exile the top card of target opponent's library. You may play that card this turn.",
        name="Steal",
        types="Sorcery",
        cost="{R}",
    )
    table = position(alice=["Mountain", "Mountain", watch], alice_hand=[steal], bob_library=["Lightning Bolt"])
    table.alice.cast("Steal", ["bob"])
    table.resolve_all()
    assert table.alice.life == 20
    table.alice.cast("Lightning Bolt", ["bob"])
    table.resolve_all()
    assert table.alice.life == 25


def test_108_3_each_player_gains_control_of_their_own() -> None:
    path = invented("Each player gains control of all creatures they own.", name="Path", types="Sorcery", cost="{0}")
    theft = invented("Gain control of target permanent.", name="Theft", types="Sorcery", cost="{0}")
    table = position(alice=["Ornithopter"], bob=["Memnite", "Forest"], alice_hand=[theft, theft, path])
    for stolen in ("Memnite", "Forest"):
        table.alice.cast("Theft", [stolen])
        table.resolve()
    assert table.bob.battlefield == []
    table.alice.cast("Path")
    table.resolve()
    assert (table.bob.battlefield, sorted(table.alice.battlefield)) == (["Memnite"], ["Forest", "Ornithopter"])


def test_608_2d_one_counter_or_the_other() -> None:
    brand = invented("Put a +1/+1 counter or a charge counter on target creature.", "Brand", "Sorcery", cost="{0}")
    table = position(alice=["Memnite"], alice_hand=[brand])
    table.alice.cast("Brand", ["Memnite"])
    table.resolve()
    table.choose(table.options[1])
    assert (table.counters("Memnite", "charge"), table.pt("Memnite")) == (1, "1/1")


def test_614_16_twice_as_many_tokens_until_end_of_turn() -> None:
    bloom = invented(
        "Until end of turn, if one or more tokens would be created under your control, twice that many of those tokens "
        "are created instead.",
        "Bloom", "Sorcery", cost="{0}",
    )  # fmt: skip
    seed = invented("Create a 1/1 green Saproling creature token.", "Seed", "Instant", cost="{0}")
    table = position(alice_hand=[bloom, seed, seed])
    table.alice.cast("Bloom")
    table.resolve()
    table.alice.cast("Seed")
    table.resolve()
    assert len(table.alice.battlefield) == 2
    table.advance_to("turn 2, upkeep")
    table.bob.passes()
    table.alice.cast("Seed")
    table.resolve()
    assert len(table.alice.battlefield) == 3
