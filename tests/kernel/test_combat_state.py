"""What a combat holds of each creature (`state.combat_state`), and the tables by creature that are made of it."""

from __future__ import annotations

import pytest

from mainphase.kernel.state import flat
from mainphase.kernel.state.combat_state import Combat
from mainphase.kernel.state.copies import copy_combat

TABLES = ("attackers", "attacks", "defended", "blocked", "blockers", "blocking")


def fought() -> Combat:
    """7, 3 and 9 attack; 4 and 8 block 3, then 4 blocks 9 as well; nobody blocks 7."""
    combat = Combat()
    for attacker in (7, 3, 9):
        combat.attack(attacker, -2).defender = 1
    for blocker, attacker in ((4, 3), (8, 3), (4, 9)):
        combat.pair_off(blocker, attacker, {})
    for attacker in (7, 3, 9):
        f = combat.entry(attacker)
        combat.judge(f, f.met)
    return combat


def tables(combat: Combat) -> list[object]:
    return [list(getattr(combat, name).items()) for name in TABLES[1:]]


def test_the_tables_say_who_attacks_and_who_blocks_in_the_order_in_which_they_began() -> None:
    combat = fought()
    assert combat.attackers == [7, 3, 9]
    assert tables(combat) == [
        [(7, -2), (3, -2), (9, -2)],
        [(7, 1), (3, 1), (9, 1)],
        [(7, False), (3, True), (9, True)],
        [(3, [4, 8]), (9, [4])],
        [(4, [3, 9]), (8, [3])],
    ]


@pytest.mark.parametrize("order", [(7, 3, 9, 4, 8), (8, 4, 9, 3, 7), (3, 3, 8, 7, 4)])
def test_a_creature_is_found_wherever_one_was_found_before(order: tuple[int, ...]) -> None:
    combat = fought()
    for oid in order:
        f = combat.find(oid)
        assert f is not None
        assert f.id == oid
        assert combat.find(6) is None


def test_an_attacker_that_leaves_is_blocked_by_nobody_and_keeps_its_defending_player() -> None:
    combat = fought()
    combat.remove(3)
    assert combat.attackers == [7, 9]
    assert (combat.attacked_by(3), combat.blockers_of(3), combat.is_blocked(3)) == (0, [], False)
    assert combat.blocking == {4: [9], 8: []}
    assert combat.is_blocking(8)  # what it blocked has left, and it blocks on (509.1g)
    assert list(combat.defended) == [7, 3, 9]


def test_a_blocker_that_leaves_leaves_the_attacker_blocked() -> None:
    combat = fought()
    combat.remove(4)
    assert combat.blockers == {3: [8], 9: []}
    assert combat.is_blocked(9)
    assert not combat.is_blocking(4)


def test_what_left_is_remembered_as_it_was() -> None:
    combat = fought()
    combat.look_back(3)
    combat.remove(3)
    combat.remove(8)
    was = combat.last[3]
    assert (was.attacking, was.attacked, was.declared, was.blocked, was.blockers) == (True, -2, True, True, [4, 8])


def test_a_stored_combat_comes_back_with_its_tables_in_order() -> None:
    combat = fought()
    combat.remove(7)  # has attacked first, and again last
    combat.attack(7, -2)
    again = flat.unflatten(flat.flatten(combat))
    assert isinstance(again, Combat)
    assert tables(again) == tables(combat)
    assert list(combat.defended) == [7, 3, 9]
    assert again.attackers == combat.attackers == [3, 9, 7]


def test_a_copy_goes_its_own_way() -> None:
    combat = fought()
    before = tables(combat)
    copy = copy_combat(combat)
    assert tables(copy) == before
    copy.remove(3)
    copy.pair_off(8, 9, {})
    copy.entry(7).against = 0
    assert tables(combat) == before


def test_many_that_are_removed_together_are_removed_as_one_after_the_other() -> None:
    def fought() -> Combat:
        combat = Combat()
        for attacker in (1, 2, 3):
            combat.attack(attacker, -2)
            combat.judge(combat.entry(attacker), attacker < 3)
        for blocker, attacker in ((7, 1), (8, 1), (9, 2), (7, 2)):
            combat.pair_off(blocker, attacker, {})
        return combat

    one_by_one, together = fought(), fought()
    for gone in (1, 8, 3):
        one_by_one.remove(gone)
        together.remove(gone, together=True)
    together.forget_removed()
    for tables in ("attackers", "attacks", "blocked", "blockers", "blocking"):
        assert getattr(together, tables) == getattr(one_by_one, tables), tables
    assert together.blocking == {7: [2], 9: [2]}
