"""CR 807: Grand Melee. Eight players sit around the table, ann to hal, and two take turns at the same time. With a
range of 1 ann affects bob and hal, and nothing of hers is near eve, whose turn goes on at the same time.
"""

from __future__ import annotations

import pytest
from tests.support.encoded import encoded, encoder_of, limits_of, rows
from tests.support.invented import invented
from tests.support.round_table import BEAR, RESTLESS, TAP
from tests.support.table import NotOffered, Table, position

from mainphase.cards.multiplayer import GRAND_MELEE
from mainphase.cards.nodes import Zone
from mainphase.cards.variants import check_variant
from mainphase.env.schema import schema_of
from mainphase.errors import OptionError
from mainphase.kernel.events.ending import lose_game, settle_end
from mainphase.kernel.state.flat import clone_state, flatten_state, hash_state
from mainphase.new_game.dated_variants import without_variant
from mainphase.rules.concepts import Concept
from mainphase.rules.timeline import rules_on

TWELVE = ("ann", "bob", "cid", "dan", "eve", "fay", "gus", "hal", "ivo", "jan", "kit", "lea")
EIGHT = TWELVE[:8]
AGAIN = invented("Take an extra turn after this one.", name="Again", types="Sorcery", cost="{0}")
GRANT = invented("Target player takes an extra turn after this one.", name="Grant", types="Instant", cost="{0}")
GROW = invented("Target creature gets +3/+3 until end of turn.", name="Grow", types="Instant", cost="{0}")
PING = invented("Ping deals 1 damage to any target.", name="Ping", types="Instant", cost="{0}")
SIP = invented("You gain 1 life.", name="Sip", types="Instant", cost="{0}")
SLOW = invented("You gain 1 life at the beginning of the next turn's upkeep.", name="Slow", types="Instant", cost="{0}")
LATE = invented("You gain 1 life at the beginning of the next end step.", name="Late", types="Instant", cost="{0}")
DENY = invented("Counter target spell.", name="Deny", types="Instant", cost="{0}")
HUSH = invented("Counter all spells.", name="Hush", types="Instant", cost="{0}")
LORDLY = "As long as it's your turn, ~ gets +2/+2."
PRIDE = invented(LORDLY, name="Pride", types="Creature — Cat", cost="{0}", pt="1/1")
VAIN = invented(LORDLY, name="Vain", types="Creature — Cat", cost="{0}", pt="1/1")
ONCE = invented("{0}: You gain 1 life. Activate only once each turn.", name="Cup", types="Artifact", cost="{0}")
ONE_STACK = "2007-09-30"


def melee(players: tuple[str, ...] = EIGHT, variant: str = GRAND_MELEE, **said: object) -> Table:
    return position(players=players, variant=variant, **said)  # type: ignore[arg-type]


def markers(table: Table) -> list[tuple[int, str, bool]]:
    """The number of each turn marker, who has it, and whether a turn goes on for it."""
    g = table.state
    return [(m.number, g.players[m.player].name, m.going) for m in g.markers]


def begun(table: Table) -> list[tuple[int, str | None]]:
    """The turns that have begun, in their order."""
    return [(e.amount, e.player) for e in table.events("turn begins")]


def until_turn(table: Table, number: int) -> None:
    """Everybody passes until the turn with this number has begun."""
    while number not in [n for n, _ in begun(table)]:
        table.apply(0)


def until(table: Table, player: str, step: str = "") -> None:
    """Everybody passes until this player has priority in their own turn, in a step of it."""
    while not (table.priority == player and table.active == player and step in ("", table.step)):
        table.apply(0)


def leave(table: Table, *names: str) -> None:
    """These players lose, and leave the game, at the same time."""
    for name in names:
        lose_game(table.state, table.seat(name).number, Concept.CONCEDE)
    settle_end(table.state)


def set_aside(table: Table) -> list[str]:
    """What is on the stacks of turns that do not move now."""
    g = table.state
    return [table.name(oid) for k, m in enumerate(g.markers) if k != g.moving for oid in m.stack]


def turn_with_a_stack(table: Table) -> str:
    """Whose turn it is that has something on its stack."""
    g = table.state
    return next(
        g.players[g.active if k == g.moving else m.active].name
        for k, m in enumerate(g.markers)
        if (g.stack if k == g.moving else m.stack)
    )


# --- 807.1-807.3


def test_807_1_807_2a_807_2b_it_is_a_free_for_all_with_a_range_of_1_and_attack_left() -> None:
    table = melee(ann=[BEAR])
    assert [p.side for p in table.state.players] == list(range(8))
    assert all(p.within == 1 << p.id | 1 << (p.id + 1) % 8 | 1 << (p.id - 1) % 8 for p in table.state.players)
    table.advance_to("declare attackers")
    assert table.options == ["attack bob", "stay"]


@pytest.mark.parametrize(
    ("option", "rule"),
    [
        ("attack multiple players", "807.2c"),
        ("deploy creatures", "807.2c"),
        ("teams 4 4", "807.1"),
        ("no range", "807.2a"),
        ("range 1 2 1 2 1 2 1 2", "807.2a"),
    ],
)
def test_807_2_807_2c_what_it_is_not_played_with_is_refused(option: str, rule: str) -> None:
    with pytest.raises(OptionError, match=rule):
        check_variant(f"{GRAND_MELEE}, {option}", 8)


def test_807_2_other_options_may_be_chosen() -> None:
    assert check_variant("Grand Melee, range 2, attack right", 9) == f"{GRAND_MELEE}, attack right, range 2"
    assert check_variant(f"{GRAND_MELEE}, attack left, range 1", 8) == GRAND_MELEE


# --- 807.4: turn markers


def test_807_4a_there_is_one_for_every_four_players() -> None:
    assert [len(melee(TWELVE[:n]).state.markers) for n in (4, 7, 8, 11, 12)] == [1, 1, 2, 2, 3]
    with pytest.raises(OptionError, match=r"807\.4a"):
        check_variant(GRAND_MELEE, 3)


def test_807_4_807_4b_every_fourth_player_begins_a_turn_at_the_same_time() -> None:
    table = melee(active="bob")
    assert markers(table) == [(1, "bob", True), (2, "fay", False)]
    until_turn(table, 2)
    assert markers(table) == [(1, "bob", True), (2, "fay", True)]
    assert (table.active, table.step) == ("fay", "upkeep step")
    until(table, "bob")
    assert table.step == "postcombat main"  # each turn goes on where it was; combat is never set aside
    until(table, "fay")
    assert table.step == "draw step"


def test_807_4c_a_marker_is_passed_to_the_left_as_the_turn_ends() -> None:
    table = melee(TWELVE[:4])
    until_turn(table, 6)
    assert begun(table) == [(1, "ann"), (2, "bob"), (3, "cid"), (4, "dan"), (5, "ann"), (6, "bob")]


def test_807_4c_the_turn_of_a_player_who_leaves_goes_on_and_then_the_next_player_has_the_marker() -> None:
    table = melee(TWELVE[:6])
    table.ann.concede()
    assert markers(table) == [(1, "ann", True)]
    assert table.priority == "bob"  # 800.4j: who sits next to the empty seat
    until_turn(table, 2)
    assert markers(table) == [(1, "bob", True)]


def test_807_4c_who_leaves_before_their_turn_begins_passes_the_marker_at_once() -> None:
    table = melee(TWELVE[:9])
    assert markers(table)[1] == (2, "eve", False)
    table.eve.concede()  # eight are left
    until_turn(table, 2)
    assert begun(table)[1] == (2, "fay")


def test_807_4d_no_turn_begins_while_a_marker_is_within_three_seats_to_the_left() -> None:
    table = melee(active="ann", step="end")
    until_turn(table, 2)  # eve's
    until(table, "eve", "draw step")
    assert markers(table) == [(1, "bob", False), (2, "eve", True)]
    until_turn(table, 3)
    assert markers(table) == [(1, "bob", True), (2, "fay", False)]
    until_turn(table, 4)
    assert begun(table) == [(1, "ann"), (2, "eve"), (3, "bob"), (4, "fay")]


def test_807_4e_807_4g_a_marker_goes_as_the_turn_ends_if_too_few_players_are_left() -> None:
    table = melee()
    until_turn(table, 2)
    leave(table, "bob")
    assert markers(table) == [(1, "ann", True), (2, "eve", True)]
    assert [m.removals for m in table.state.markers] == [1, 0]  # the one to bob's right
    until_turn(table, 3)
    assert markers(table) == [(2, "fay", True)]
    assert [e.rule for e in table.events("turn marker removed")] == ["807.4g"]
    until_turn(table, 5)
    assert begun(table)[2:] == [(3, "fay"), (4, "gus"), (5, "hal")]


def test_807_4g_a_marker_of_which_no_turn_goes_on_is_removed_at_once() -> None:
    table = melee()
    assert markers(table) == [(1, "ann", True), (2, "eve", False)]
    leave(table, "fay")
    assert markers(table) == [(1, "ann", True)]


def test_807_4e_of_several_players_who_leave_at_once_the_lowest_number_counts() -> None:
    table = melee(TWELVE)
    until_turn(table, 3)
    assert markers(table) == [(1, "ann", True), (2, "eve", True), (3, "ivo", True)]
    leave(table, "jan", "fay")
    assert [m.removals for m in table.state.markers] == [0, 1, 0]


def test_807_4e_807_4f_807_4g_a_marker_that_was_designated_twice_hands_that_on() -> None:
    table = melee(TWELVE)
    until_turn(table, 3)
    leave(table, "fay")
    assert [m.removals for m in table.state.markers] == [0, 1, 0]
    leave(table, "gus")  # ten are left: that marker is disregarded
    assert [m.removals for m in table.state.markers] == [0, 1, 0]
    leave(table, "hal", "jan")
    leave(table, "dan")
    assert [m.removals for m in table.state.markers] == [1, 1, 0]
    table = melee(TWELVE)
    until_turn(table, 3)
    leave(table, "fay", "gus", "hal", "jan", "kit")  # seven are left, for one marker
    assert [m.removals for m in table.state.markers] == [0, 2, 0]
    while len(table.state.markers) > 1:
        table.apply(0)
    assert [(e.amount, e.rule) for e in table.events("turn marker removed")] == [(2, "807.4g"), (1, "807.4g")]


def test_807_4a_the_last_marker_stays() -> None:
    table = melee(TWELVE[:4])
    leave(table, "cid", "dan")
    until_turn(table, 4)
    assert begun(table) == [(1, "ann"), (2, "bob"), (3, "ann"), (4, "bob")]


def test_807_4h_who_sat_beside_empty_seats_comes_into_range_as_the_next_turn_begins() -> None:
    table = melee()
    until_turn(table, 2)
    leave(table, "bob", "cid")
    assert not table.state.players[0].reaches(3)
    until_turn(table, 3)
    assert table.state.players[0].reaches(3)


def test_807_4i_the_marker_is_kept_for_an_extra_turn() -> None:
    table = melee(ann_hand=[AGAIN])
    table.ann.cast("Again")
    until_turn(table, 3)
    assert begun(table)[0] == (1, "ann")
    assert (3, "ann") in begun(table)
    assert (1, "ann", True) in markers(table)


def test_807_4i_an_extra_turn_waits_while_a_marker_is_near_on_the_left() -> None:
    table = melee(TWELVE[:9], ann_hand=[AGAIN])
    table.ann.cast("Again")
    until_turn(table, 2)
    leave(table, "bob")  # eve sits three seats from ann now
    while (1, "ann", True) in markers(table):
        table.apply(0)
    assert markers(table) == [(1, "ann", False), (2, "eve", True)]
    until_turn(table, 4)
    assert begun(table)[1:] == [(2, "eve"), (3, "ann"), (4, "fay")]


def test_807_4i_with_a_marker_on_the_right_it_is_passed_and_the_extra_turn_waits() -> None:
    table = melee(active="ann", step="end", eve_hand=[AGAIN])
    until(table, "eve", "precombat main")
    assert markers(table) == [(1, "bob", False), (2, "eve", True)]  # bob waits, three seats to the right of eve
    table.eve.cast("Again")
    until_turn(table, 4)
    assert begun(table) == [(1, "ann"), (2, "eve"), (3, "bob"), (4, "fay")]
    while not [turn for turn in begun(table)[4:] if turn[1] == "eve"]:
        until_turn(table, len(begun(table)) + 1)
    until_turn(table, len(begun(table)) + 4)
    of_that_marker = [who for _, who in begun(table)[3:] if who in ("eve", "fay")]
    assert of_that_marker[:4] == ["fay", "eve", "eve", "fay"]  # the extra turn immediately before their own


def test_807_4j_an_extra_turn_of_who_has_no_marker_comes_before_their_next_turn() -> None:
    table = melee(TWELVE[:4], ann_hand=[GRANT])
    table.ann.cast("Grant", ["dan"])
    until_turn(table, 6)
    assert [who for _, who in begun(table)] == ["ann", "bob", "cid", "dan", "dan", "ann"]


# --- 807.5: a stack for each marker


def test_807_5_each_turn_has_a_stack_of_its_own() -> None:
    table = melee(ann_hand=[SIP, SIP], eve_hand=[SIP])
    table.ann.cast("Sip")
    table.ann.cast("Sip")
    until(table, "eve", "upkeep step")
    assert (table.stack, set_aside(table)) == ([], ["Sip"])  # ann's second one waits on the other stack
    table.eve.cast("Sip")
    assert (table.stack, set_aside(table)) == (["Sip"], ["Sip"])
    while table.eve.life == 20:
        table.choose("pass")
    assert (table.ann.life, table.eve.life) == (21, 21)
    until(table, "ann")
    assert table.stack == ["Sip"]


def test_807_5_an_observation_says_whose_turn_a_spell_waits_in() -> None:
    table = melee(ann_hand=[SIP, SIP], eve_hand=[SIP])
    encoder, bob = encoder_of(table.state), table.seat("bob").number

    def waiting() -> list[int]:
        encoded(table.state, bob, encoder)
        objects = rows(schema_of(limits_of(table.state))["objects"], encoder.objects)
        return [row["turn that waits"] for row in objects if row["zone"] == Zone.STACK]

    table.ann.cast("Sip")
    table.ann.cast("Sip")
    assert waiting() == [0, 0]
    until(table, "eve", "upkeep step")
    table.eve.cast("Sip")
    assert (table.stack, set_aside(table)) == (["Sip"], ["Sip"])
    assert waiting() == [0, 8]  # ann is the seventh after bob
    until(table, "ann")
    assert waiting() == [0]


def test_807_5a_who_is_near_the_marker_gets_priority() -> None:
    table = melee()
    asked = [table.priority]
    for _ in range(2):
        table.choose("pass")
        asked.append(table.priority)
    assert asked == ["ann", "bob", "hal"]
    table.choose("pass")
    assert table.step != "precombat main"


def test_807_5a_who_is_near_to_who_has_something_on_the_stack_gets_priority() -> None:
    table = melee(bob_hand=[SIP])
    table.ann.passes()
    table.bob.cast("Sip")
    table.bob.passes()
    assert table.priority == "cid"
    table.cid.passes()
    assert table.priority == "hal"


def test_807_5a_until_30_september_2007_everybody_gets_priority() -> None:
    asked: dict[str, list[str | None]] = {}
    for day in (ONE_STACK, "2007-10-01"):
        table = melee(TWELVE[:5], rules=day)
        asked[day] = []
        while table.step == "precombat main":
            asked[day].append(table.priority)
            table.choose("pass")
    assert asked == {ONE_STACK: ["ann", "bob", "cid", "dan", "eve"], "2007-10-01": ["ann", "bob", "eve"]}


def test_807_5_until_30_september_2007_there_is_one_stack_and_so_one_marker() -> None:
    before, since = rules_on(ONE_STACK), rules_on("2007-10-01")
    assert not without_variant(before, GRAND_MELEE, 7)
    assert "608.5" in without_variant(before, GRAND_MELEE, 8)
    assert not without_variant(since, GRAND_MELEE, 8)
    assert "608.1" in without_variant(rules_on("2005-07-31"), GRAND_MELEE, 4)


def test_807_5b_who_has_priority_for_two_stacks_says_where_they_act_first() -> None:
    table = melee(variant=f"{GRAND_MELEE}, range 4", ann_hand=[SIP], eve_hand=[SIP])
    until(table, "eve", "upkeep step")
    table.eve.cast("Sip")
    while table.asked == "priority":
        table.apply(0)
    assert (table.asked, table.asked_player, table.options) == ("which stack", "ann", ["eve", "ann"])
    other = table.copy()
    other.choose("ann")
    assert (other.priority, other.active, other.step) == ("ann", "ann", "postcombat main")
    other.ann.cast("Sip")
    assert (other.stack, set_aside(other)) == (["Sip"], ["Sip"])
    assert (other.asked, other.options) == ("which stack", ["ann", "eve"])  # once more, after they have acted
    other.choose("eve")
    assert (other.priority, other.active) == ("ann", "eve")
    table.choose("eve")
    table.ann.cast("Sip")
    assert (table.stack, set_aside(table), table.active) == (["Sip", "Sip"], [], "eve")


def test_807_5b_a_spell_is_aimed_at_what_is_on_its_own_stack() -> None:
    table = melee(variant=f"{GRAND_MELEE}, range 3", ann_hand=[SIP, SIP], eve_hand=[SIP], cid_hand=[DENY])
    table.ann.cast("Sip")
    table.ann.cast("Sip")
    until(table, "eve", "upkeep step")
    with pytest.raises(NotOffered):
        table.copy().cid.cast("Deny", ["Sip"])
    table.eve.cast("Sip")
    while table.priority != "cid":
        table.apply(0)
    assert set_aside(table) == ["Sip"]
    table.cid.cast("Deny", ["Sip"])
    assert len(table.stack) == 2


def test_807_5_801_10_what_speaks_of_all_spells_means_those_of_every_stack() -> None:
    table = melee(variant=f"{GRAND_MELEE}, range 4", ann_hand=[SIP, SIP], eve_hand=[HUSH])
    table.ann.cast("Sip")
    table.ann.cast("Sip")
    until(table, "eve", "upkeep step")
    table.eve.cast("Hush")
    table.forget()
    while table.events("countered") == []:
        table.apply(0)
    assert set_aside(table) == []
    assert table.ann.graveyard == ["Sip", "Sip"]


def test_807_5_800_4a_what_is_on_another_stack_leaves_with_its_owner() -> None:
    table = melee(ann_hand=[SIP, SIP])
    table.ann.cast("Sip")
    table.ann.cast("Sip")
    until(table, "eve", "upkeep step")
    assert set_aside(table) == ["Sip"]
    table.ann.concede()
    assert set_aside(table) == []
    until_turn(table, 3)


# --- One turn among several


def test_807_4_514_2_what_lasts_until_end_of_turn_ends_with_its_own_turn() -> None:
    table = melee(active="ann", step="end", ann_hand=[GROW], ann=[BEAR], eve=["Memnite"], eve_hand=[GROW])
    table.ann.cast("Grow", [BEAR])
    table.choose("pass", "pass", "pass")
    assert table.pt(BEAR) == "5/5"
    until(table, "eve", "upkeep step")
    table.eve.cast("Grow", ["Memnite"])
    table.choose("pass", "pass", "pass")
    while (1, "ann", True) in markers(table):
        table.choose("pass")
    assert (table.pt(BEAR), table.pt("Memnite")) == ("2/2", "4/4")
    until_turn(table, 3)
    assert table.pt("Memnite") == "1/1"


def test_807_4_514_2_damage_wears_off_with_the_turn_in_which_it_was_marked() -> None:
    table = melee(active="ann", step="end", ann=[BEAR], ann_hand=[PING], eve=["Hill Giant"], eve_hand=[PING])
    table.ann.cast("Ping", [BEAR])
    table.choose("pass", "pass", "pass")
    until(table, "eve", "upkeep step")
    table.eve.cast("Ping", ["Hill Giant"])
    table.choose("pass", "pass", "pass")
    assert (table.damage(BEAR), table.damage("Hill Giant")) == (1, 1)
    while (1, "ann", True) in markers(table):
        table.choose("pass")
    assert (table.damage(BEAR), table.damage("Hill Giant")) == (0, 1)
    until_turn(table, 3)
    assert table.damage("Hill Giant") == 0


def test_807_4_801_11_the_next_turn_and_the_next_end_step_are_those_within_range() -> None:
    table = melee(ann_hand=[SLOW, LATE])
    table.ann.cast("Slow")
    table.ann.cast("Late")
    found: list[tuple[str, str]] = []
    while len(found) < 2:
        table.apply(0)
        if len(table.events("put on the stack")) > len(found):
            found.append((table.events("put on the stack")[-1].what, turn_with_a_stack(table)))
    assert found == [("Late", "ann"), ("Slow", "bob")]
    assert (2, "eve") in begun(table)


def test_807_4_it_is_the_turn_of_each_player_who_takes_one() -> None:
    table = melee(ann=[PRIDE], bob=["Memnite"], eve=[VAIN])
    assert (table.pt("Pride"), table.pt("Vain")) == ("3/3", "1/1")
    until_turn(table, 2)
    assert (table.pt("Pride"), table.pt("Vain")) == ("3/3", "3/3")


def test_807_4_once_each_turn_is_once_in_each_of_two_turns() -> None:
    table = melee(variant=f"{GRAND_MELEE}, range 2", cid=[ONCE])
    for turn in (1, 2):
        while table.priority != "cid" or "activate Cup" not in table.options:
            table.apply(0)
        table.cid.activate("Cup")
        assert "activate Cup" not in table.options
        assert table.turn == turn


def test_807_5_801_16_a_loop_in_one_turn_is_a_draw_for_who_is_near_it() -> None:
    table = melee(ann=[RESTLESS], ann_hand=[TAP])
    table.ann.cast("Tap", ["Restless"])
    for _ in range(8000):
        if table.events("drawn for player"):
            break
        table.apply(0)
    assert [e.player for e in table.events("drawn for player")] == ["ann", "bob", "hal"]
    assert [p.left for p in table.state.players] == [True, True, False, False, False, False, False, True]


def test_807_4_a_copy_of_the_game_goes_on_alike() -> None:
    table = melee(ann_hand=[SIP, SIP], eve_hand=[SIP], ann=[BEAR])
    table.ann.cast("Sip")
    table.ann.cast("Sip")
    until(table, "eve", "upkeep step")
    twin = table.copy()
    assert hash_state(twin.state) == hash_state(table.state)
    assert flatten_state(clone_state(table.state)) == flatten_state(table.state)
    for each in (table, twin):
        each.eve.cast("Sip")
        until_turn(each, 4)
    assert hash_state(twin.state) == hash_state(table.state)
