"""CR 104: winning, losing, drawn games."""

from __future__ import annotations

import pytest
from tests.support.seat import Seat
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import (
    add,
    another,
    becomes_copy,
    card,
    compare,
    creature,
    damage,
    do,
    each,
    each_opponent,
    each_player,
    enchantment,
    enters,
    exile_with_this,
    exiled_with_this,
    gain_life,
    happened_this_turn,
    if_so,
    in_turn,
    instant,
    is_a,
    itself,
    leaves,
    lose_life,
    may,
    named,
    put_onto_battlefield,
    red,
    sorcery,
    tapped,
    target,
    there_is,
    this,
    unspent,
    when,
    whenever,
    you,
)

# Two enchantments that answer each other for ever.
WAX = card("Wax", "{W}", enchantment)(whenever(n.LosesLife(you)).do(gain_life(1)))
WANE = card("Wane", "{B}", enchantment)(whenever(n.GainsLife(you)).do(lose_life(1, by=you)))
WANE_AT_WILL = card("Wane at Will", "{B}", enchantment)(whenever(n.GainsLife(you)).do(may(lose_life(1, by=you))))
CATASTROPHE = card("Catastrophe", "{R}", sorcery)(do(damage(20, to=each_player)))
DOOM = card("Doom", "{B}", instant)(do(n.LoseTheGame(you), gain_life(5)))

TEAMS = (("ann", "abe"), ("bea", "bob"))
FOUR = ("ann", "abe", "bea", "bob")


def test_104_1_the_game_ends_at_once_and_nothing_more_is_decided() -> None:
    table = position(alice=["Mountain"], alice_hand=["Lightning Bolt"], bob_life=3, bob=["Island"], bob_hand=["Opt"])
    table.alice.cast("Lightning Bolt", ["bob"])
    table.resolve()
    assert table.over
    assert table.asked is None
    assert table.log[-1].name == "player wins"


def test_104_2a_the_last_player_in_the_game_wins() -> None:
    table = position(
        players=("alice", "bob", "carol"), alice=["2 Mountain"], alice_hand=["2 Shock"], bob_life=2, carol_life=2
    )
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    assert table.asked
    assert not table.bob.in_game
    table.alice.cast("Shock", ["carol"])
    table.resolve()
    assert table.winners == ["alice"]
    assert table.events("player wins", player="alice", rule="104.2a")


def test_104_2b_an_effect_may_state_that_a_player_wins() -> None:
    table = position(alice=["4 Biovisionary"], step="end step", triggers="automatic")
    assert table.stack == ["Biovisionary"] * 4
    table.resolve()
    assert table.winners == ["alice"]
    assert table.events("player wins", rule="104.2b")


def test_104_2c_a_team_wins_together_even_with_a_member_who_had_lost() -> None:
    table = position(players=FOUR, teams=TEAMS, ann=["2 Mountain"], ann_hand=["2 Shock"], bea_life=2, bob_life=2)
    table.abe.concede()
    assert table.asked
    table.ann.cast("Shock", ["bea"])
    table.resolve()
    assert table.asked
    table.ann.cast("Shock", ["bob"])
    table.resolve()
    assert table.winners == ["ann", "abe"]


def test_104_3a_a_player_may_concede_at_any_time() -> None:
    table = position(bob_hand=["Opt"])
    assert table.alice.has_priority
    table.bob.concede()
    assert table.winners == ["alice"]
    assert table.events("player loses", player="bob", rule="104.3a")


def test_104_3a_with_priority_and_the_others_play_on() -> None:
    table = position(players=("alice", "bob", "carol"), alice=["3 Forest"], bob=["Grizzly Bears"])
    table.alice.concede()
    assert table.asked
    assert table.battlefield == ["Grizzly Bears"]
    assert table.priority == "bob"
    table.advance_to("turn 2, upkeep")
    assert table.active == "bob"


def test_104_3a_in_the_middle_of_casting_a_spell() -> None:
    table = position(
        players=("alice", "bob", "carol"), alice=["Forest"], alice_hand=["Giant Growth"], bob=["2 Grizzly Bears"]
    )
    table.alice.cast("Giant Growth")
    assert (table.asked_player, table.asked) == ("alice", "target")
    table.alice.concede()
    assert table.stack == []
    assert table.priority == "bob"


def is_under(table: Table, name: str, seat: Seat) -> None:
    """A permanent is under this player's control for good, and what they can pay with is counted again."""
    taken = table.find(name)
    taken.controller = taken.entered_under = seat.number
    table.state.invalidate_mana()


def test_104_3a_while_another_player_pays_with_what_leaves() -> None:
    """Alice pays by hand with a land of bob's that she has taken; he concedes, and she gets her spell all the same."""
    table = position(
        players=("alice", "bob", "carol"), alice=["Forest"], alice_hand=["Grizzly Bears"], bob=["Forest"],
        payment="manual",
    )  # fmt: skip
    is_under(table, "bob's Forest", table.alice)
    table.pass_once()
    table.advance_to("turn 4, precombat main")
    table.alice.cast("Grizzly Bears")
    table.alice.taps("alice's Forest")
    table.bob.concede()
    while table.asked == "pay":
        table.apply(0)
    assert table.stack == ["Grizzly Bears"]
    assert "Forest" in table.battlefield


def test_104_3a_800_4a_what_is_replaced_as_somebody_leaves_waits_until_their_payment_is_dropped() -> None:
    """Alice concedes while she pays; a creature of bob's that came under her control would be exiled, and something
    replaces that.
    """
    rest = card("Rest", "{0}", enchantment)(n.Static(n.ReplaceMove(creature, Zone.NOWHERE, Zone.EXILE, Zone.GRAVEYARD)))
    table = position(
        players=("alice", "bob", "carol"),
        alice=["2 Forest"],
        alice_hand=["Llanowar Elves"],
        bob=["Llanowar Elves", rest],
        payment="manual",
    )
    is_under(table, "Llanowar Elves", table.alice)
    table.alice.cast("Llanowar Elves")
    assert table.asked == "pay"
    table.alice.concede()
    assert table.stack == []
    assert table.priority == "bob"
    assert table.bob.graveyard == ["Llanowar Elves"]


def test_104_3a_while_their_ability_is_put_on_the_stack() -> None:
    marker = card("Marker", "{0}", enchantment)(whenever(enters(creature)).targeting(creature).do(damage(1, to=target)))
    table = position(
        players=("alice", "bob", "carol"),
        alice=["Forest", "Grizzly Bears"],
        alice_hand=["Llanowar Elves"],
        bob=[marker],
    )
    table.alice.cast("Llanowar Elves")
    table.resolve()
    assert table.asked == "target"
    table.bob.concede()
    assert table.stack == []
    assert table.priority == "alice"


def test_104_3a_608_2b_while_a_target_is_chosen_among_what_is_theirs() -> None:
    """Seed 5035211 of the soak: an Aura spell without a target resolved."""
    table = position(
        players=("alice", "bob", "carol"), alice=["2 Forest"], alice_hand=["Regeneration"], bob=["2 Grizzly Bears"]
    )
    table.alice.cast("Regeneration")
    assert table.asked == "target"
    table.bob.concede()
    table.resolve()
    assert table.alice.graveyard == ["Regeneration"]


def test_104_3b_a_player_at_0_life_loses_the_next_time_somebody_would_get_priority() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"], bob_life=2)
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    assert table.bob.life == 0
    assert table.winners == ["alice"]
    assert table.events("player loses", player="bob", rule="704.5a")


def test_104_3b_life_is_looked_at_only_then() -> None:
    """At 0 in the middle of a resolution, above 0 at its end."""
    dip = card("Dip", "{W}", instant)(do(lose_life(20, by=you), gain_life(5)))
    table = position(alice=["Plains"], alice_hand=[dip])
    table.alice.cast("Dip")
    table.resolve()
    assert table.asked
    assert table.alice.life == 5


def test_104_3c_who_must_draw_more_than_there_is_draws_the_rest_and_loses() -> None:
    table = position(alice=["3 Island"], alice_hand=["Divination"], alice_library=["Forest"], alice_blanks=0)
    table.alice.cast("Divination")
    table.resolve()
    assert "Forest" in table.alice.hand
    assert table.winners == ["bob"]
    assert table.events("player loses", player="alice", rule="704.5b")


def test_104_3c_an_empty_library_alone_loses_nothing() -> None:
    table = position(alice_blanks=0)
    table.advance_to("end step")
    assert table.asked


def test_104_3d_ten_poison_counters() -> None:
    nine = position(bob_poison=9)
    assert not nine.over
    ten = position(bob_poison=10)
    assert ten.winners == ["alice"]
    assert ten.events("player loses", player="bob", rule="704.5c")


def test_104_3e_an_effect_may_state_that_a_player_loses() -> None:
    table = position(alice=["Plains"], bob_hand=["Pact of Negation"], alice_hand=["Silence"], bob=["Island"])
    table.alice.cast("Silence")
    table.alice.passes()
    table.bob.cast("Pact of Negation", ["Silence"])
    table.resolve_all()
    assert table.alice.graveyard == ["Silence"]
    table.advance_to("bob's upkeep")
    assert table.stack == ["Pact of Negation"]
    table.resolve()
    assert table.winners == ["alice"]
    assert table.events("player loses", player="bob", rule="104.3e")


def test_104_3e_the_loser_is_gone_before_the_rest_of_the_effect() -> None:
    table = position(alice=["Swamp"], alice_hand=[DOOM])
    table.alice.cast("Doom")
    table.resolve()
    assert table.winners == ["bob"]
    assert not table.events("life gained")


def test_104_3g_a_team_loses_when_all_of_it_has_lost() -> None:
    table = position(players=FOUR, teams=TEAMS)
    table.bea.concede()
    assert table.asked
    table.bob.concede()
    assert table.winners == ["ann", "abe"]


def test_104_4a_all_players_losing_at_once_is_a_draw() -> None:
    table = position(alice=["Mountain"], alice_hand=[CATASTROPHE])
    table.alice.cast("Catastrophe")
    table.resolve()
    assert table.winners == []
    assert [e.rule for e in table.events("game drawn")] == ["104.4a"]


def play_out(table: Table, most: int = 600) -> int:
    """All pass (and say yes) until the game is over, or `most` decisions."""
    for played in range(most):
        if table.over:
            return played
        if table.asked == "target":
            table.apply(0)
        else:
            table.choose("yes" if table.asked == "may" else "pass")
    return most


def test_104_4b_a_loop_of_mandatory_actions_is_a_draw() -> None:
    table = position(alice=[WAX, WANE, "Mountain"], alice_hand=["Shock"])
    table.alice.cast("Shock", ["alice"])
    assert play_out(table) < 600
    assert table.winners == []
    assert [e.rule for e in table.events("game drawn")] == ["104.4b"]


def test_104_4b_a_loop_with_an_optional_action_is_no_draw() -> None:
    table = position(alice=[WAX, WANE_AT_WILL, "Mountain"], alice_hand=["Shock"])
    table.alice.cast("Shock", ["alice"])
    play_out(table)
    assert table.asked
    while table.asked != "may":
        table.pass_once()
    table.alice.choose("no")
    table.resolve_all()
    assert table.stack == []


def ticking(*ticks: n.Effect) -> n.CardDef:
    """An enchantment whose ability triggers again as soon as it has resolved (603.8): nobody makes a choice."""
    return card("Clockwork", "{W}", enchantment)(when(n.StateIs(compare(n.LifeOf(you), ">", 0))).do(*ticks))


def is_two(which: str) -> n.Condition:
    return there_is(creature, named(which), at_least=2)


def becomes(which: str) -> n.Effect:
    return becomes_copy(each(creature, tapped), of=each(creature, n.IsUntapped(), named(which)))


LEFT = card("Left", "{1}", creature, pt="1/1")()
RIGHT = card("Right", "{1}", creature, pt="1/1")()
UP_AND_DOWN = (gain_life(1), lose_life(1, by=you))
BLINK = (n.Move(each(creature), Zone.EXILE, save="gone"), n.Move(n.Saved("gone"), Zone.BATTLEFIELD))
RING = card("Ring", "{W}", enchantment)(
    when(enters(itself)).targeting(is_a(enchantment, another)).do(exile_with_this(target)),
    when(leaves(itself)).do(put_onto_battlefield(each(exiled_with_this))),
)
# What goes to and fro, and costs a life only on the way back: the position in between is another one.
TO_AND_FRO = {
    "the monarch": (n.IsMonarch(you), n.BecomeMonarch(each_opponent), n.BecomeMonarch(you)),
    "a level": (compare(n.LevelOf(this), ">", 1), n.BecomeLevel(1), n.BecomeLevel(2)),
    "a colour of mana": (
        compare(unspent(red), ">", 0),
        in_turn(n.LoseUnspentMana(you), add("{G}")),
        in_turn(n.LoseUnspentMana(you), add("{R}")),
    ),
    "a copy": (is_two("Left"), becomes("Right"), becomes("Left")),
}


@pytest.mark.parametrize("what", TO_AND_FRO)
def test_104_4b_what_goes_to_and_fro_while_life_runs_out_is_no_draw(what: str) -> None:
    there, back, forth = TO_AND_FRO[what]
    clock = ticking(if_so(there, in_turn(lose_life(1, by=you), back), forth))
    table = position(alice=[clock, LEFT, RIGHT, "Grizzly Bears (tapped)"])
    play_out(table)
    assert table.events("game drawn") == []
    assert table.winners == ["bob"]
    assert table.events("player loses", rule="704.5a")


def test_104_4b_what_the_turn_counts_counts_where_something_asks() -> None:
    """The loop ends by itself, with the thirtieth life."""
    end = n.LoseTheGame(you)
    clock = ticking(if_so(happened_this_turn("gained life", at_least=30), end, in_turn(*UP_AND_DOWN)))
    table = position(alice=[clock])
    play_out(table)
    assert table.winners == ["bob"]
    assert table.events("player loses", rule="104.3e")


def test_104_4b_what_the_turn_counts_is_nothing_where_nothing_in_force_asks() -> None:
    asks = card("Tithe", "{W}", sorcery)(do(if_so(happened_this_turn("gained life", at_least=30), gain_life(5))))
    table = position(alice=[ticking(*UP_AND_DOWN)], alice_hand=[asks], bob_library=[asks])
    assert play_out(table) < 200
    assert [e.rule for e in table.events("game drawn")] == ["104.4b"]


def test_104_4b_a_loop_may_move_things() -> None:
    """Each time they are new objects (400.7), with new timestamps."""
    table = position(alice=[LEFT, RIGHT, ticking(*BLINK)])
    assert play_out(table) < 200
    assert [e.rule for e in table.events("game drawn")] == ["104.4b"]


def test_104_4b_three_rings_that_exile_each_other() -> None:
    """Each lets go of what it exiled as it leaves, and the one that comes back exiles the only other."""
    table = position(alice=[RING, "2 Plains"], alice_hand=[RING, RING])
    table.alice.cast("Ring")
    play_out(table, 1)
    while table.stack:
        play_out(table, 1)
    table.alice.cast("Ring")
    assert play_out(table) < 300
    assert [e.rule for e in table.events("game drawn")] == ["104.4b"]


def test_104_4d_104_4g_teams_that_lose_together_draw_together() -> None:
    table = position(players=FOUR, teams=TEAMS, ann=["Mountain"], ann_hand=[CATASTROPHE])
    table.ann.cast("Catastrophe")
    table.resolve()
    assert table.winners == []
    assert [e.rule for e in table.events("game drawn")] == ["104.4a"]


def test_104_5_who_loses_leaves_the_game() -> None:
    table = position(
        players=("alice", "bob", "carol"),
        alice=["Mountain"],
        alice_hand=["Shock"],
        bob=["Grizzly Bears"],
        bob_life=2,
        carol=["Bear Cub"],
    )
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    assert not table.bob.in_game
    assert table.battlefield == ["Mountain", "Bear Cub"]
    table.advance_to("turn 2, upkeep")
    assert table.active == "carol"


@pytest.mark.parametrize("who", ["alice", "bob"])
def test_104_3a_who_leaves_while_damage_is_put_in_order_leaves_nothing_to_be_ordered(who: str) -> None:
    """From July 2009 to November 2024. A band makes one creature block two."""
    table = position(
        players=("alice", "bob", "carol"),
        alice=["Mesa Pegasus", "Gray Ogre"],
        bob=["Grizzly Bears", "Giant Spider", "Bear Cub"],
        rules="2012-10-21",
    )
    table.alice.attack({"Mesa Pegasus": "bob", "Gray Ogre": "bob"}, bands=[["Mesa Pegasus", "Gray Ogre"]])
    table.bob.block({"Grizzly Bears": "Gray Ogre", "Giant Spider": "Gray Ogre", "Bear Cub": "Gray Ogre"})
    assert (table.asked, table.asked_player) == ("damage order", "alice")
    table.apply(0)
    if who == "bob":
        while table.asked_player == "alice":
            table.apply(0)
        assert (table.asked, table.asked_player) == ("damage order", "bob")
    table.seat(who).concede()
    assert table.asked == "priority"
    table.advance_to("postcombat main")
    assert not table.over
