"""CR 603.10d: what triggers as a player loses control of something, or an opponent gains it."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef

THIEF = invented("Whenever an opponent gains control of a permanent from you, you gain 1 life.", name="Thief")
TRAITOR = invented("When you lose control of ~, you gain 5 life.", name="Traitor")
LURE = invented(
    "Gain control of target creature until end of turn. Untap that creature.", name="Lure", types="Sorcery", cost="{0}"
)
STEAL = invented("Gain control of target creature.", name="Steal", types="Sorcery", cost="{0}")
KILL = invented("Destroy target creature.", name="Kill", types="Sorcery", cost="{0}")
ALL = invented("Gain control of all creatures until end of turn.", name="Everything", types="Sorcery", cost="{0}")
SWAP = invented(
    "Exchange control of target creature you control and target creature an opponent controls.", name="Swap",
    types="Sorcery", cost="{0}",
)  # fmt: skip


def cast(table: Table, who: str, what: str, *at: str) -> None:
    table.seat(who).cast(what, list(at))
    table.resolve_all()


def test_603_10d_an_opponent_gains_control_of_something() -> None:
    table = position(alice=[THIEF, "Memnite"], bob_hand=[LURE], active="bob")
    cast(table, "bob", "Lure", "Memnite")
    assert table.controller("Memnite") == "bob"
    assert (table.alice.life, table.bob.life) == (21, 20)
    table.advance_to("alice's upkeep")
    assert table.controller("Memnite") == "alice"
    assert table.alice.life == 21  # that was from an opponent


def test_603_10d_what_was_lent_goes_back_as_the_turn_ends() -> None:
    table = position(alice=[THIEF], alice_hand=[LURE], bob=["Memnite"])
    cast(table, "alice", "Lure", "Memnite")
    assert table.alice.life == 20
    table.advance_to("cleanup")
    assert table.stack == ["Thief"]
    table.resolve_all()
    assert table.alice.life == 21


@pytest.mark.parametrize(("spell", "life"), [(LURE, 21), (STEAL, 21), (KILL, 20)])
def test_603_10d_it_looks_back_where_it_goes_itself(spell: CardDef, life: int) -> None:
    table = position(alice=[THIEF], bob_hand=[spell], active="bob")
    cast(table, "bob", spell.name, "Thief")
    assert (table.alice.life, table.bob.life) == (life, 20)


def test_603_10d_each_of_several_at_once() -> None:
    table = position(
        alice=[THIEF, "Memnite", TRAITOR], bob=["Hill Giant"], bob_hand=[ALL], active="bob", triggers="automatic"
    )
    cast(table, "bob", "Everything")
    assert table.alice.life == 20 + 3 + 5
    assert table.bob.life == 20


@pytest.mark.parametrize("spell", ["Lure", "Steal", "Kill"])
def test_603_10d_it_is_lost_to_another_player_or_as_it_leaves(spell: str) -> None:
    table = position(alice=[TRAITOR], bob_hand=[LURE, STEAL, KILL], active="bob")
    cast(table, "bob", spell, "Traitor")
    assert (table.alice.life, table.bob.life) == (25, 20)
    table.advance_to("alice's upkeep")
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == (25, 25 if spell == "Lure" else 20)


def test_603_10d_an_exchange() -> None:
    table = position(alice=[THIEF, "Memnite"], alice_hand=[SWAP], bob=["Hill Giant"])
    cast(table, "alice", "Swap", "Memnite", "Hill Giant")
    assert table.controller("Memnite") == "bob"
    assert table.alice.life == 21


BETRAYER = invented(
    "When you lose control of ~, you gain 2 life.\nIf damage would be dealt to ~, prevent that damage and an opponent "
    "of your choice gains control of it.", name="Betrayer", pt="5/1",
)  # fmt: skip
BOLT = invented("~ deals 3 damage to target creature.", name="Bolt", types="Instant", cost="{0}")


@pytest.mark.rule("615.5")
def test_603_10d_an_opponent_of_your_choice_gains_control_instead_of_damage() -> None:
    table = position(players=("alice", "bob", "carol"), alice=[BETRAYER], alice_hand=[BOLT], bob_hand=[BOLT])
    table.alice.cast("Bolt", ["Betrayer"])
    while "Bolt" in table.stack and table.asked == "priority":
        table.pass_once()
    assert table.asked_player == "alice"
    table.choose("carol")
    table.resolve_all()
    assert table.controller("Betrayer") == "carol"
    assert table.damage("Betrayer") == 0
    assert (table.alice.life, table.bob.life, table.carol.life) == (22, 20, 20)


@pytest.mark.rule("506.4")
def test_603_10d_it_changes_sides_in_combat() -> None:
    table = position(alice=[BETRAYER], bob=["Hill Giant"])
    table.alice.attack(["Betrayer"])
    table.bob.block({"Hill Giant": "Betrayer"})
    table.advance_to("postcombat main")
    table.resolve_all()
    assert table.controller("Betrayer") == "bob"
    assert (table.alice.life, table.bob.life) == (22, 20)
    assert table.bob.graveyard == ["Hill Giant"]
