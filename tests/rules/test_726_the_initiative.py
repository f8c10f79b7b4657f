"""CR 726, 701.49d: the initiative, and venturing into Undercity."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.round_table import lives
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import Keyword
from mainphase.cards.words import card, enchantment, gain_life, pay, sorcery, targeting
from mainphase.kernel import machine
from mainphase.kernel.events.ending import concede
from mainphase.kernel.reading.designations import who_has_initiative
from mainphase.kernel.state import flat
from mainphase.presentation.view import view_of

SEAL = card("Seal", "{0}", sorcery)(targeting(n.TargetPhrase(None, n.EachPlayer())).do(n.TakeInitiative(n.Target(0))))
TAKE = card("Take", "{0}", enchantment)(pay("{0}").do(n.TakeInitiative()))
DOOR = card("Door", "{0}", enchantment)(pay("{0}").do(n.Venture()))
UNDER = card("Under", "{0}", enchantment)(pay("{0}").do(n.Venture(into="Undercity")))
COURT = invented("Creatures you control get +1/+1 as long as you have the initiative.", "Court", "Enchantment")
HERALD = invented("Whenever a player takes the initiative, you gain 1 life.", "Herald", "Enchantment")


CAVE = invented("{T}: Add {C}.", "Cave", "Land", cost=None)


def holder(table: Table) -> str:
    player = who_has_initiative(table.state)
    return table.state.players[player].name if player >= 0 else ""


def command(table: Table) -> list[str]:
    return [table.name(oid) for oid in table.state.command]


def sealed(who: str = "alice", **more: object) -> Table:
    """A table on which a player has just taken the initiative, and what that triggers waits."""
    said: dict[str, object] = {"alice_hand": [SEAL]}
    table = position(**{**said, **more})  # type: ignore[arg-type]
    assert holder(table) == ""
    table.alice.cast("Seal", [who])
    table.resolve()
    return table


def settle(table: Table, *chosen: str) -> None:
    """The stack resolves; what is asked is answered with these, and then with the first option."""
    left = list(chosen)
    while table.stack or table.asked != "priority":
        if table.asked == "priority":
            table.pass_once()
        elif left and left[0] in table.options:
            table.choose(left.pop(0))
        else:
            table.apply(0)
    assert not left, (left, table.options)


def test_726_1_a_designation_that_an_effect_gives() -> None:
    table = sealed()
    assert holder(table) == "alice"
    assert [(e.player, e.rule) for e in table.events("takes the initiative")] == [("alice", "726.1")]
    assert command(table) == ["The Initiative"]
    seen = view_of(table.state, table.bob.number).as_dict()["command"]
    assert [(one["name"], one["controller"]) for one in seen] == [("The Initiative", table.alice.number)]
    assert flat.hash_state(flat.clone_state(table.state)) == flat.hash_state(table.state)


def test_726_1_what_asks_for_it_is_true_for_the_one_who_has_it() -> None:
    for who, pt in (("alice", "3/3"), ("bob", "2/2")):
        table = position(alice=[COURT, "Grizzly Bears"], alice_hand=[SEAL])
        assert table.pt("Grizzly Bears") == "2/2"
        table.alice.cast("Seal", [who])
        table.resolve()
        assert table.pt("Grizzly Bears") == pt


def test_726_2_whoever_takes_it_ventures_into_undercity() -> None:
    table = sealed("bob")
    assert table.stack == ["The Initiative"]
    assert table.state.objects[table.state.stack[0]].controller == table.bob.number
    table.resolve()
    assert command(table) == ["The Initiative", "Undercity"]
    assert [(e.player, e.word) for e in table.events("ventures")] == [("bob", "Secret Entrance")]


def test_726_2_and_at_the_beginning_of_each_of_their_upkeeps() -> None:
    table = sealed(alice_library=["8 Forest"], bob_library=["8 Forest"])
    settle(table)
    table.advance_to("turn 2, upkeep")
    assert table.stack == [], "not in another player's"
    table.advance_to("turn 3, upkeep")
    assert table.stack == ["The Initiative"]
    settle(table, "choose Lost Well")
    assert [e.word for e in table.events("ventures")] == ["Secret Entrance", "Lost Well"]


def test_726_2_combat_damage_takes_it_once_for_all_creatures_that_deal_it() -> None:
    table = sealed("bob", alice=["2 Grizzly Bears", "Hill Giant"])
    settle(table)
    table.advance_to("declare attackers")
    table.alice.attack({"Grizzly Bears": "bob", "Grizzly Bears 2": "bob"})
    table.advance_to("combat damage")
    assert table.stack == ["The Initiative"]
    assert table.state.objects[table.state.stack[0]].controller == table.bob.number, "it is of the one who had it"
    table.resolve()
    assert holder(table) == "alice"
    assert table.stack == ["The Initiative"], "alice ventures"
    assert table.state.objects[table.state.stack[0]].controller == table.alice.number


def test_726_2_other_damage_takes_nothing() -> None:
    table = sealed("bob", alice_hand=[SEAL, "Shock"], alice=["Mountain", "Grizzly Bears"])
    settle(table)
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    assert table.stack == []
    table = sealed("alice", alice=["Grizzly Bears"])
    settle(table)
    table.advance_to("declare attackers")
    table.alice.attack({"Grizzly Bears": "bob"})
    table.advance_to("combat damage")
    assert table.stack == [], "bob has nothing to lose"


def test_726_2_once_for_the_creatures_of_each_player() -> None:
    table = position(
        players=["alice", "bob", "carol", "dave"], teams=[("alice", "carol"), ("bob", "dave")], giants=True,
        alice=["2 Memnite"], carol=["Memnite"], alice_hand=[SEAL],
    )  # fmt: skip
    table.alice.cast("Seal", ["bob"])
    settle(table)
    table.advance_to("declare attackers")
    while table.asked == "attack":
        table.choose("attack bob")
    table.advance_to("combat damage")
    while table.asked != "priority":
        table.apply(0)
    assert table.stack == ["The Initiative"] * 2


def test_726_3_only_one_player_has_it() -> None:
    table = sealed(alice_hand=[SEAL, SEAL])
    settle(table)
    table.alice.cast("Seal", ["bob"])
    table.resolve()
    assert holder(table) == "bob"
    assert command(table).count("The Initiative") == 1
    settle(table)
    assert command(table).count("Undercity") == 2, "each has a dungeon of their own"


@pytest.mark.parametrize(("who", "then"), [("bob", "alice"), ("carol", "alice"), ("alice", "bob")])
def test_726_4_the_active_player_takes_it_from_one_who_leaves_or_the_next(who: str, then: str) -> None:
    table = sealed(who, players=["alice", "bob", "carol"])
    settle(table)
    concede(table.state, table.seat(who).number)
    machine.advance(table.state)
    assert holder(table) == then
    assert command(table)[-1] == "The Initiative"
    table.pass_once()
    assert table.stack == ["The Initiative"]
    settle(table)
    assert [e.player for e in table.events("ventures")] == [who, then]


def test_726_5_who_has_it_takes_it_again_and_ventures_once_more() -> None:
    table = position(alice=[TAKE, HERALD], alice_library=["8 Forest"])
    for _ in range(2):
        table.alice.activate("Take")
        table.resolve()
        settle(table, *(["choose Forge"] if table.events("ventures") else []))
    assert command(table) == ["The Initiative", "Undercity"]
    assert [e.word for e in table.events("ventures")] == ["Secret Entrance", "Forge"]
    assert table.alice.life == 22


# --- Undercity


def test_701_49d_who_is_in_no_dungeon_enters_undercity() -> None:
    table = position(alice=[UNDER])
    table.alice.activate("Under")
    table.resolve()
    assert command(table) == ["Undercity"], "nothing is asked"


def test_701_49d_who_is_in_another_goes_on_there() -> None:
    table = position(alice=[UNDER, DOOR])
    table.alice.activate("Door")
    settle(table, "choose Tomb of Annihilation")
    table.alice.activate("Under")
    settle(table, "choose Veils of Fear")
    assert command(table) == ["Tomb of Annihilation"]


def test_701_49c_701_49d_from_the_bottommost_room_into_undercity() -> None:
    table = position(alice=[UNDER, DOOR])
    table.alice.activate("Door")
    settle(table, "choose Tomb of Annihilation")
    table.alice.activate("Door")
    settle(table, "choose Oubliette")
    table.alice.activate("Door")
    table.resolve()
    assert len(table.stack) == 1, "the ability of the last room"
    table.alice.activate("Under")
    table.pass_once()
    table.pass_once()
    assert command(table) == ["Undercity"]


def test_701_49a_no_other_instruction_leads_there_but_all_lead_on() -> None:
    table = position(alice=[UNDER, DOOR])
    table.alice.activate("Door")
    table.resolve()
    assert "choose Undercity" not in table.options
    assert len(table.options) == 3
    table = position(alice=[UNDER, DOOR])
    table.alice.activate("Under")
    settle(table)
    table.alice.activate("Door")
    settle(table, "choose Forge")
    assert [e.word for e in table.events("ventures")] == ["Secret Entrance", "Forge"]


def rooms(table: Table, *path: str) -> None:
    """Through these rooms; "" is the one to which the only arrow leads."""
    table.alice.activate("Under")
    settle(table)
    for room in path:
        table.alice.activate("Under")
        settle(table, *([f"choose {room}"] if room else []))


def test_309_4c_secret_entrance_finds_a_basic_land() -> None:
    table = position(alice=[UNDER], alice_library=["Memnite", "Forest", CAVE])
    table.alice.activate("Under")
    while table.asked == "priority" and table.stack:
        table.pass_once()
    assert "Forest" in table.options
    assert "Cave" not in table.options
    table.choose("Forest")
    assert table.alice.hand == ["Forest"]


def test_309_4c_the_left_way() -> None:
    table = position(alice=[UNDER, "Grizzly Bears"], alice_library=["9 Forest"], bob_library=["Forest"])
    rooms(table, "Forge")
    assert table.pt("Grizzly Bears") == "4/4"
    hand = len(table.alice.hand)
    table.alice.activate("Under")
    settle(table, "choose Trap!", "bob")
    assert lives(table) == [20, 15]
    table.alice.activate("Under")
    settle(table)
    assert len(table.alice.hand) == hand + 1, "Archives"
    assert [e.word for e in table.events("ventures")] == ["Secret Entrance", "Forge", "Trap!", "Archives"]


def test_309_4c_the_right_way() -> None:
    table = position(alice=[UNDER], alice_library=["9 Forest"])
    rooms(table, "Lost Well", "Stash", "")
    assert "Treasure Token" in table.alice.battlefield
    assert table.pt("Skeleton Token") == "4/1"
    assert table.has("Skeleton Token", Keyword.MENACE)
    assert [e.word for e in table.events("ventures")][-2:] == ["Stash", "Catacombs"]


@pytest.mark.parametrize("first", ["Forge", "Lost Well"])
@pytest.mark.parametrize("then", ["Archives", "Catacombs"])
def test_309_4_the_arena_is_reached_from_both_and_leads_to_both(first: str, then: str) -> None:
    table = position(alice=[UNDER], bob=["Hill Giant"], alice_library=["9 Forest"], bob_library=["9 Forest"])
    rooms(table, first, "Arena")
    table.alice.activate("Under")
    settle(table, f"choose {then}")
    assert [e.word for e in table.events("ventures")][-1] == then
    table.advance_to("turn 2, declare attackers")
    with pytest.raises(NotOffered):
        table.bob.attack([])


def test_309_4c_309_6_the_throne_of_the_dead_three() -> None:
    log = card("Log", "{0}", enchantment)(pay("{0}").do(gain_life(n.DungeonsCompleted(n.You()))))
    table = position(
        alice=[UNDER, log], alice_library=["4 Forest", "Grizzly Bears", "Memnite", "3 Swamp"], alice_blanks=0
    )
    rooms(table, "Lost Well", "Stash", "")
    table.alice.activate("Under")
    while table.stack and table.asked == "priority":
        table.pass_once()
    assert sorted(table.options) == ["Grizzly Bears", "Memnite"]
    assert len(list(table.events("revealed"))) >= 8
    table.choose("Grizzly Bears")
    assert table.pt("Grizzly Bears") == "5/5"
    assert table.has("Grizzly Bears", Keyword.HEXPROOF)
    assert command(table) == [], "it is completed"
    table.alice.activate("Log")
    table.resolve_all()
    assert table.alice.life == 21
    table.advance_to("turn 2, upkeep")
    assert table.has("Grizzly Bears", Keyword.HEXPROOF)
    table.advance_to("turn 3, upkeep")
    assert not table.has("Grizzly Bears", Keyword.HEXPROOF)


def test_309_4c_nothing_enters_where_no_creature_is_among_the_ten() -> None:
    table = position(alice=[UNDER], alice_library=["30 Forest"])
    rooms(table, "Lost Well", "Stash", "")
    before = len(table.alice.battlefield)
    table.alice.activate("Under")
    settle(table)
    assert len(table.alice.battlefield) == before


def test_726_it_came_with_battle_for_baldurs_gate() -> None:
    for made in (SEAL, COURT, HERALD):
        assert "initiative" in unknown_mechanic(made, "2022-06-09")
        assert unknown_mechanic(made, "2022-06-10") == ""
    for day, rule in (("2022-06-10", "721.1"), ("2023-06-16", "722.1")):
        table = sealed(rules=day)
        assert [e.rule for e in table.events("takes the initiative")] == [rule]
