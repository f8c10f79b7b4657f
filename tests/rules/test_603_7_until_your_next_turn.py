"""CR 603.7: abilities that wait: for the next spell of a kind, once; until the next turn, for whatever happens."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards.nodes import Zone

TWICE = invented(
    "When you cast your next instant or sorcery spell this turn, copy that spell. You may choose new targets for the "
    "copy.",
    name="Twice",
    types="Sorcery",
    cost="{R}",
)
THRICE = invented(
    "When you next cast an instant spell this turn, copy it twice. You may choose new targets for the copies.",
    name="Thrice",
    types="Sorcery",
    cost="{R}",
)
WEARY = invented(
    "Until your next turn, whenever a creature an opponent controls attacks, it gets -1/-0 until end of turn.",
    name="Weary",
    types="Sorcery",
    cost="{R}",
)
DOUBLES = invented(
    "Choose any number of target creatures you control. For each of them, create a token that's a copy of that "
    "creature, except it has haste. Exile those tokens at the beginning of the next end step.",
    name="Doubles",
    types="Sorcery",
    cost="{R}",
)
SPILL = invented(
    "Discard up to two cards, then draw that many cards plus one.", name="Spill", types="Sorcery", cost="{R}"
)


def test_603_7b_only_the_next_spell_of_that_kind_is_copied() -> None:
    table = position(alice=["4 Mountain"], alice_hand=[TWICE, "Raging Goblin", "2 Shock"])
    table.alice.cast("Twice")
    table.resolve()
    table.alice.cast("Raging Goblin")
    assert table.stack == ["Raging Goblin"]
    table.resolve()
    for damage in (4, 6):  # the second Shock is not copied
        table.alice.cast("Shock", ["bob"])
        while table.stack:
            if table.asked == "priority":
                table.resolve()
            else:
                table.apply(0)
        assert table.bob.life == 20 - damage


def test_603_7b_it_waits_no_longer_than_this_turn() -> None:
    table = position(alice=["2 Mountain"], alice_hand=[TWICE, "Shock"])
    table.alice.cast("Twice")
    table.resolve()
    table.advance_to("turn 3, precombat main")
    table.alice.cast("Shock", ["bob"])
    assert table.stack == ["Shock"]


def test_707_10_it_is_copied_twice() -> None:
    table = position(alice=["2 Mountain"], alice_hand=[THRICE, "Shock"])
    table.alice.cast("Thrice")
    table.resolve()
    table.alice.cast("Shock", ["bob"])
    while table.stack:
        if table.asked == "priority":
            table.resolve()
        else:
            table.apply(0)
    assert table.bob.life == 14


def test_603_7_until_your_next_turn_each_attacker_of_theirs() -> None:
    table = position(alice=["Mountain"], alice_hand=[WEARY], bob=["2 Hill Giant"])
    table.alice.cast("Weary")
    table.resolve()
    table.advance_to("turn 2, precombat main")
    table.bob.attack({"Hill Giant": "alice"})
    table.advance_to("turn 2, postcombat main")
    assert table.alice.life == 18
    table.advance_to("turn 4, precombat main")
    table.bob.attack({"Hill Giant": "alice"})
    table.advance_to("turn 4, postcombat main")
    assert table.alice.life == 15


def test_707_2_for_each_of_several_a_copy_of_its_own() -> None:
    table = position(alice=["Mountain", "Hill Giant", "Grizzly Bears"], alice_hand=[DOUBLES])
    table.alice.cast("Doubles", ["Hill Giant", "Grizzly Bears"])
    table.resolve()
    assert sorted(table.alice.battlefield) == ["Grizzly Bears", "Grizzly Bears", "Hill Giant", "Hill Giant", "Mountain"]
    table.advance_to("turn 1, end step")
    table.resolve()
    assert sorted(table.alice.battlefield) == ["Grizzly Bears", "Hill Giant", "Mountain"]


def test_701_9_up_to_two_cards_are_discarded_and_one_more_is_drawn() -> None:
    for discarded in (["Shock"], []):
        table = position(alice=["Mountain"], alice_hand=[SPILL, "2 Shock"], alice_library=["5 Island"])
        table.alice.cast("Spill")
        table.resolve()
        table.choose(*discarded, "done")
        table.resolve_all()
        assert len([name for name in table.alice.graveyard if name == "Shock"]) == len(discarded)
        assert table.alice.hand.count("Island") == len(discarded) + 1
        assert table.find("Spill", Zone.GRAVEYARD)


CHEAP = invented(
    "The next creature spell you cast this turn costs {2} less to cast.", name="Cheap", types="Sorcery", cost="{R}"
)
CALM = invented(
    "Target creature an opponent controls can't attack or block until your next turn.",
    name="Calm",
    types="Sorcery",
    cost="{R}",
)
WITHER = invented(
    "Target creature gets +X/+X or -X/-X until end of turn, where X is the number of Mountains you control.",
    name="Wither",
    types="Instant",
    cost="{R}",
)
RUIN = invented("Destroy all other permanents except for lands and tokens.", name="Ruin", types="Sorcery", cost="{R}")
HASTE = invented(
    "Until your next turn, you may cast sorcery spells as though they had flash.",
    name="Haste",
    types="Sorcery",
    cost="{R}",
)


def test_611_2a_only_the_next_creature_spell_costs_less() -> None:
    table = position(alice=["4 Mountain"], alice_hand=[CHEAP, "2 Hill Giant"])
    table.alice.cast("Cheap")
    table.resolve()
    table.alice.cast("Hill Giant")
    table.resolve()
    assert sum(table.tapped(f"Mountain {k}") for k in range(1, 5)) == 3
    table = position(alice=["6 Mountain"], alice_hand=[CHEAP, "2 Hill Giant"])
    table.alice.cast("Cheap")
    table.resolve()
    table.alice.cast("Hill Giant")
    table.resolve()
    assert not any("Hill Giant" in option for option in table.options), table.options


def test_611_2c_it_cannot_attack_or_block_until_your_next_turn() -> None:
    table = position(alice=["Mountain", "Grizzly Bears"], alice_hand=[CALM], bob=["Hill Giant"])
    table.alice.cast("Calm", ["Hill Giant"])
    table.resolve()
    table.advance_to("turn 2, precombat main")
    with pytest.raises(NotOffered):
        table.copy().bob.attack({"Hill Giant": "alice"})
    table.advance_to("turn 4, precombat main")
    table.bob.attack({"Hill Giant": "alice"})


def test_608_2d_more_or_less_is_chosen_as_it_resolves() -> None:
    for k, size in ((0, "5/5"), (1, "1/1")):
        table = position(alice=["2 Mountain"], alice_hand=[WITHER], bob=["Hill Giant"])
        table.alice.cast("Wither", ["Hill Giant"])
        table.resolve()
        table.apply(k)
        assert table.pt("Hill Giant") == size


def test_109_2_all_but_some_are_destroyed() -> None:
    table = position(alice=["Mountain"], alice_hand=[RUIN], bob=["Hill Giant", "Forest", "Ornithopter"])
    table.alice.cast("Ruin")
    table.resolve()
    assert table.battlefield == ["Mountain", "Forest"]


def test_601_3b_sorceries_as_though_they_had_flash() -> None:
    table = position(alice=["2 Mountain"], alice_hand=[HASTE, SPILL])
    table.alice.cast("Haste")
    table.resolve()
    table.advance_to("turn 2, upkeep")
    table.bob.passes()
    assert any("Spill" in option for option in table.options)
