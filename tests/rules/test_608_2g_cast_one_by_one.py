"""CR 608.2g: several cards are cast while something resolves, one after another; and a card of each library is."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

BEARS, MEMNITE, SHOCK = "Grizzly Bears", "Memnite", "Shock"
PLUNDER = invented(
    "For each player, search that player's library for a nonland card and exile it, then that player shuffles. You may "
    "cast those cards without paying their mana costs.",
    name="Plunder",
    cost="{0}",
    types="Sorcery",
)
RAID = invented(
    "Exile the top card of each player's library, then you may cast any number of creature spells from among those "
    "cards without paying their mana costs.",
    name="Raid",
    cost="{0}",
    types="Sorcery",
)


def plundering() -> Table:
    table = position(
        alice_hand=[PLUNDER], alice_library=[BEARS], alice_blanks=0, bob_library=[SHOCK, "Forest"], bob_blanks=0
    )
    table.alice.cast("Plunder")
    while table.priority:
        table.pass_once()
    assert table.options == ["done", BEARS]
    table.alice.choose(BEARS)
    assert table.options == ["done", SHOCK], "no land"
    table.alice.choose(SHOCK)
    assert sorted(table.exile) == [BEARS, SHOCK]
    assert table.events("shuffled", player="alice")
    assert table.events("shuffled", player="bob")
    return table


def test_701_23_608_2g_a_card_of_each_library_is_exiled_and_all_of_them_may_be_cast_in_any_order() -> None:
    for first, second in ((BEARS, SHOCK), (SHOCK, BEARS)):
        table = plundering()
        assert sorted(table.options) == sorted([BEARS, SHOCK, "done"])
        for name in (first, second):
            table.alice.choose(name)
            if name == SHOCK:
                table.alice.choose("bob")
        assert table.exile == []
        table.resolve()
        assert table.stack == [first], "the last one is on top"
        table.resolve()
        assert table.bob.life == 18
        assert table.alice.battlefield == [BEARS]


def test_608_2g_any_may_be_left_in_exile() -> None:
    table = plundering()
    table.alice.choose("done")
    assert (table.stack, sorted(table.exile)) == ([], [BEARS, SHOCK])
    table = plundering()
    table.alice.choose(BEARS)
    table.alice.choose("done")
    assert (table.stack, table.exile) == ([BEARS], [SHOCK])


def test_608_2g_only_the_spells_that_are_told_of_are_cast() -> None:
    table = position(alice_hand=[RAID], alice_library=[MEMNITE], bob_library=[SHOCK])
    table.alice.cast("Raid")
    while table.priority:
        table.pass_once()
    assert table.options == ["done", MEMNITE]
    table.alice.choose(MEMNITE)
    assert (table.stack, table.exile) == ([MEMNITE], [SHOCK])
