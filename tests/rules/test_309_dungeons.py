"""CR 309, 701.49: dungeons, venturing into them, and completing them."""

from __future__ import annotations

import pytest
from tests.support.round_table import lives
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Keyword
from mainphase.cards.words import card, creature, enchantment, gain_life, pay, whenever
from mainphase.cards.words.tokens import TREASURE
from mainphase.kernel.lowering import dungeon_cards
from mainphase.presentation.view import view_of

DOOR = card("Door", "{0}", enchantment)(pay("{0}").do(n.Venture()))
MINE = "choose Lost Mine of Phandelver"
MAGE = "choose Dungeon of the Mad Mage"
TOMB = "choose Tomb of Annihilation"


def venture(table: Table, *chosen: str) -> None:
    """The marker moves; the room ability waits."""
    table.alice.activate("Door")
    table.resolve()
    if chosen:
        table.choose(*chosen)


def go(table: Table, *rooms: str) -> None:
    """Through these rooms, each of whose abilities resolves as far as nothing is asked; "": where no arrow parts."""
    for room in rooms:
        venture(table, *([room] if room else []))
        settle(table)


def settle(table: Table) -> None:
    """The stack resolves; whatever is asked, the first option is taken."""
    while table.stack or table.asked != "priority":
        if table.asked == "priority":
            table.pass_once()
        else:
            table.apply(0)


def dungeons(table: Table) -> list[str]:
    return [table.name(oid) for oid in table.state.command]


def test_309_2_a_dungeon_is_seen_as_one() -> None:
    table = position(alice=[DOOR])
    venture(table, TOMB)
    assert [seen["kind"] for seen in view_of(table.state, 1).as_dict()["command"]] == ["dungeon"]


def test_309_2a_a_dungeon_is_chosen_and_its_topmost_room_entered() -> None:
    table = position(alice=[DOOR])
    venture(table)
    assert sorted(table.options) == sorted([MINE, MAGE, TOMB])
    table.choose(TOMB)
    assert dungeons(table) == ["Tomb of Annihilation"]
    table.resolve_all()
    assert lives(table) == [19, 19]


def test_309_5a_of_several_arrows_one_is_followed() -> None:
    table = position(alice=[DOOR])
    go(table, MINE)
    venture(table)
    assert sorted(table.options) == ["choose Goblin Lair", "choose Mine Tunnels"]
    table.choose("choose Mine Tunnels")
    table.resolve_all()
    assert "Treasure Token" in table.battlefield
    venture(table)
    assert sorted(table.options) == ["choose Dark Pool", "choose Fungi Cavern"]
    table.choose("choose Dark Pool")
    table.resolve_all()
    assert lives(table) == [21, 19]


def test_309_6_it_is_removed_once_its_last_room_ability_has_left_the_stack() -> None:
    done = whenever(n.PlayerDoes(n.You(), "completes a dungeon")).do(gain_life(5))
    table = position(alice=[DOOR, card("Log", "{0}", enchantment)(done)], alice_library=["Forest"] * 5)
    go(table, MINE, "choose Mine Tunnels", "choose Dark Pool")
    venture(table)
    assert dungeons(table) == ["Lost Mine of Phandelver"]
    assert len(table.stack) == 1
    table.resolve_all()
    assert dungeons(table) == []
    assert lives(table) == [26, 19]
    assert len(table.alice.hand) == 1


def test_701_49c_from_the_bottommost_room_another_dungeon_is_entered_at_once() -> None:
    done = whenever(n.PlayerDoes(n.You(), "completes a dungeon")).do(gain_life(5))
    table = position(alice=[DOOR, card("Log", "{0}", enchantment)(done)])
    go(table, MINE, "choose Mine Tunnels", "choose Dark Pool")
    venture(table)
    table.alice.activate("Door")
    table.pass_once()
    table.pass_once()
    table.choose(TOMB)
    assert dungeons(table) == ["Tomb of Annihilation"]
    table.resolve_all()
    assert table.events("completed", player="alice")


def test_309_7_how_many_different_dungeons_are_completed() -> None:
    asked = n.DungeonsCompleted(n.You())
    tomb = n.DungeonsCompleted(n.You(), "Tomb of Annihilation")
    mine = n.DungeonsCompleted(n.You(), "Lost Mine of Phandelver")
    log = card("Log", "{0}", enchantment)(*[pay("{0}").do(gain_life(counted)) for counted in (asked, tomb, mine)])
    table = position(alice=[DOOR, log])
    for _ in range(2):
        go(table, TOMB, "choose Oubliette", "")
    assert lives(table) == [18, 18]
    for ability, life in ((0, 19), (1, 20), (2, 20)):
        table.alice.activate("Log", ability=ability)
        table.resolve_all()
        assert table.alice.life == life


def test_309_7_a_condition_on_it_holds_once_one_is_completed() -> None:
    grown = n.Static(
        n.Modify(n.IsThis(), (n.AddPT(n.Fixed(3), n.Fixed(0)),)),
        n.Compare(n.DungeonsCompleted(n.You()), ">=", n.Fixed(1)),
    )
    table = position(alice=[DOOR, card("Gargoyle", "{W}", creature, pt="0/4")(grown)])
    go(table, MINE, "choose Mine Tunnels", "choose Dark Pool")
    assert table.pt("Gargoyle") == "0/4"
    go(table, "")
    assert table.pt("Gargoyle") == "3/4"


def test_309_4c_the_tomb() -> None:
    table = position(alice=[DOOR], alice_hand=["Forest"], bob=["Memnite"], bob_hand=["Island"])
    go(table, TOMB)
    venture(table, "choose Veils of Fear")
    table.resolve()
    table.choose("done", "Island")
    assert lives(table) == [17, 19]
    assert table.bob.graveyard == ["Island"]
    venture(table)
    table.resolve()
    table.choose("Memnite")
    assert lives(table) == [15, 19]
    assert table.bob.graveyard == ["Island", "Memnite"]
    go(table, "")
    assert table.pt("The Atropal") == "4/4"
    assert table.has("The Atropal", Keyword.DEATHTOUCH)


def test_309_4c_oubliette_takes_a_card_a_creature_an_artifact_and_a_land_at_once() -> None:
    table = position(alice=[DOOR, "Memnite", "Ornithopter", "Forest"], alice_hand=["Island", "Plains"])
    go(table, TOMB)
    venture(table, "choose Oubliette")
    table.resolve()
    table.choose("Island", "Memnite")
    assert sorted(table.alice.graveyard) == ["Forest", "Island", "Memnite", "Ornithopter"]


def test_309_4c_the_mad_mage() -> None:
    table = position(
        alice=[DOOR],
        bob=["Memnite"],
        alice_library=["Forest", "Mountain", "Grizzly Bears", "Island", "Swamp", "Plains"],
    )
    go(table, MAGE)
    assert lives(table) == [21, 20]
    go(table, "", "choose Goblin Bazaar", "")
    assert "Treasure Token" in table.battlefield
    go(table, "choose Runestone Caverns")
    assert len(table.exile) == 2
    go(table, "")
    venture(table)
    hand = len(table.alice.hand)
    table.resolve()
    assert table.asked != "priority"
    assert len(table.alice.hand) == hand + 3


def stacked(table: Table, name: str) -> None:
    """Cards of that name lie on top of her library."""
    library = table.state.players[0].library
    library.sort(key=lambda oid: table.name(oid) != name)


def test_309_4c_exiled_cards_may_be_played_on_any_later_turn() -> None:
    table = position(alice=[DOOR], alice_library=["Forest"] * 2 + ["Island"] * 9, alice_blanks=0)
    go(table, MAGE, "", "choose Goblin Bazaar", "")
    stacked(table, "Forest")
    go(table, "choose Runestone Caverns")
    assert table.exile == ["Forest", "Forest"]
    table.advance_to("turn 3, precombat main")
    table.alice.play_land("Forest")
    assert table.exile == ["Forest"]


def test_309_4c_one_of_three_cards_is_cast() -> None:
    table = position(alice=[DOOR], alice_library=["Grizzly Bears"] * 3 + ["Island"] * 9, alice_blanks=0)
    go(table, MAGE, "", "choose Goblin Bazaar", "", "choose Muiral's Graveyard", "")
    assert table.battlefield.count("Skeleton Token") == 2
    stacked(table, "Grizzly Bears")
    venture(table)
    table.resolve()
    table.choose("Grizzly Bears", "yes")
    table.resolve_all()
    assert "Grizzly Bears" in table.battlefield
    assert table.alice.hand == ["Grizzly Bears", "Grizzly Bears"]
    assert dungeons(table) == []


def test_309_4c_the_fungi_cavern() -> None:
    table = position(alice=[DOOR], bob=["Hill Giant"])
    go(table, MINE, "choose Mine Tunnels")
    venture(table, "choose Fungi Cavern", "Hill Giant")
    table.resolve_all()
    assert table.pt("Hill Giant") == "-1/3"
    table.advance_to("turn 3, upkeep")
    assert table.pt("Hill Giant") == "3/3"


def test_309_3_each_player_has_a_dungeon_of_their_own() -> None:
    table = position(alice=[DOOR], bob=[DOOR])
    go(table, MINE)
    table.alice.passes()
    table.bob.activate("bob's Door")
    table.resolve()
    table.choose(TOMB)
    assert sorted(dungeons(table)) == ["Lost Mine of Phandelver", "Tomb of Annihilation"]


def test_the_treasure_of_the_dungeons_is_the_one_of_the_rules() -> None:
    assert dungeon_cards.TREASURE == TREASURE


@pytest.mark.parametrize("dungeon", dungeon_cards.DUNGEONS)
def test_309_4_every_room_is_reached_and_leads_on_but_the_last(dungeon: dungeon_cards.Dungeon) -> None:
    reached = {0} | {to for room in dungeon.rooms for to in room.exits}
    assert reached == set(range(len(dungeon.rooms)))
    assert [k for k, room in enumerate(dungeon.rooms) if not room.exits] == [len(dungeon.rooms) - 1]
