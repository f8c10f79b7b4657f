"""CR 723: a player makes another's decisions during a turn."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    a_player,
    card,
    do,
    draw,
    sorcery,
    takes_extra_turn,
    target,
    targeting,
)
from mainphase.game import Game
from mainphase.kernel import machine
from mainphase.kernel.events.ending import concede
from mainphase.kernel.worlds import resample
from mainphase.players.greedy import GreedyBot
from mainphase.players.random_bot import RandomBot
from mainphase.presentation.view import view_of
from mainphase.sim.playing import play_out

GRIP = card("Grip", "{U}", sorcery)(targeting(a_player).do(n.ControlNextTurn(target)))
FORCE = card("Forced Rest", "{U}", sorcery)(targeting(a_player).do(n.SkipNext("turn", target)))
AGAIN = card("Once More", "{U}", sorcery)(
    targeting(a_player).do(n.ControlNextTurn(target), takes_extra_turn(target, after_next_turn_of=target))
)
STUDY = card("Study", "{U}", sorcery)(do(draw(2)))


def gripped(**more: object) -> Table:
    """Bob's turn, which Alice decides about."""
    said: dict[str, object] = {"alice": ["9 Island", "Grizzly Bears"], "alice_hand": [GRIP, "Shock"]}
    table = position(**{**said, **more})  # type: ignore[arg-type]
    table.alice.cast("Grip", ["bob"])
    table.resolve()
    table.advance_to("turn 2, upkeep")
    return table


def decider(table: Table) -> str:
    g = table.state
    assert g.pending is not None
    return g.players[g.decider(g.pending.player)].name


def test_723_1_during_the_next_turn_that_the_player_takes() -> None:
    table = position(alice=["Island"], alice_hand=[GRIP])
    table.alice.cast("Grip", ["bob"])
    table.resolve()
    assert decider(table) == "alice"
    table.alice.passes()
    assert (table.asked_player, decider(table)) == ("bob", "bob"), "not in this turn"
    table.advance_to("turn 2, upkeep")
    assert (table.active, table.asked_player, decider(table)) == ("bob", "bob", "alice")
    assert [(e.player, e.what, e.rule) for e in table.events("control changes")] == [("alice", "bob", "723.1")]
    table.advance_to("turn 2, end step")
    assert decider(table) == "alice"
    table.advance_to("turn 3, upkeep")
    table.alice.passes()
    assert (table.asked_player, decider(table)) == ("bob", "bob")


def test_723_1_only_the_next_turn_is_meant() -> None:
    table = gripped()
    table.advance_to("turn 4, upkeep")
    assert (table.active, decider(table)) == ("bob", "bob")


def test_723_1a_the_newest_effect_works() -> None:
    table = position(
        players=["alice", "bob", "carol"],
        alice=["Island"],
        bob=["Island"],
        alice_hand=[GRIP],
        bob_hand=[GRIP],
    )
    table.alice.cast("Grip", ["carol"])
    table.resolve()
    table.advance_to("turn 2, precombat main")
    table.bob.cast("Grip", ["carol"])
    table.resolve()
    table.advance_to("turn 3, upkeep")
    assert (table.active, decider(table)) == ("carol", "bob")


def test_723_1b_it_waits_while_turns_are_skipped() -> None:
    table = position(alice=["2 Island"], alice_hand=[GRIP, FORCE])
    table.alice.cast("Grip", ["bob"])
    table.resolve()
    table.alice.cast("Forced Rest", ["bob"])
    table.resolve()
    table.advance_to("turn 2, upkeep")
    assert table.active == "alice"
    table.advance_to("turn 3, upkeep")
    assert (table.active, decider(table)) == ("bob", "alice")


def test_723_3_only_the_player_is_controlled() -> None:
    table = gripped(bob=["Hill Giant", "Mountain"])
    assert table.active == "bob"
    assert table.controller("Hill Giant") == "bob"
    table.advance_to("turn 2, declare attackers")
    table.bob.attack({"Hill Giant": "alice"})
    table.advance_to("turn 2, postcombat main")
    assert table.alice.life == 17


def test_723_4_what_the_controlled_player_sees_is_seen() -> None:
    table = gripped(bob_hand=["Giant Growth"], bob_library=["Forest", "Opt"])
    g = table.state
    alice, bob = table.alice.number, table.bob.number
    assert [o.name for o in view_of(g, alice).players[bob].hand] == ["Giant Growth"]
    assert view_of(g, bob).players[alice].hand == ()
    asked = view_of(g, alice).decision
    assert asked is not None
    assert (asked.player, view_of(g, alice).deciding) == (bob, alice)
    assert view_of(g, bob).decision is None
    table.advance_to("turn 3, upkeep")
    assert [o.name for o in view_of(g, alice).players[bob].hand] == ["Giant Growth", "Forest"], "what she saw she knows"
    table.advance_to("turn 4, draw")
    assert len(table.bob.hand) == 3
    assert len(view_of(g, alice).players[bob].hand) == 2, "and no more"


def test_723_4_what_is_drawn_is_told_to_both() -> None:
    table = gripped(bob_library=["Forest"])
    table.advance_to("turn 2, draw")
    game = Game(table.state)
    entry = next(e.entry for e in game.events if e.entry.seen_by == table.bob.number)
    for viewer in (table.alice.number, table.bob.number):
        assert "Forest" in game.event(entry, viewer).text
    assert "Forest" not in game.event(entry).text


def test_723_4_a_hand_that_is_seen_is_not_dealt_anew() -> None:
    table = gripped(bob_hand=["Giant Growth", "Opt"])
    for seed in range(6):
        twin = table.copy()
        resample(twin.state, table.alice.number, seed)
        assert sorted(twin.bob.hand) == ["Giant Growth", "Opt"]


def test_723_5_the_controller_makes_every_decision() -> None:
    table = gripped(bob=["Mountain"], bob_hand=["Shock"])
    table.advance_to("turn 2, precombat main")
    table.bob.cast("Shock", ["bob"])
    seen: set[str] = set()
    while table.state.stack:
        if table.asked_player == "bob":
            seen.add(decider(table))
        table.pass_once()
    assert seen == {"alice"}
    assert table.bob.life == 18
    assert table.bob.graveyard == ["Shock"]


def test_723_5a_costs_are_paid_with_what_is_the_controlled_players() -> None:
    table = gripped(bob=[], bob_hand=["Shock"])
    table.advance_to("turn 2, precombat main")
    refused = table.bob.why_not("cast Shock")
    assert refused is not None, "Alice's Islands are no help"


def test_723_6_conceding_stays_with_the_player() -> None:
    table = gripped(players=["alice", "bob", "carol"])
    g = table.state
    concede(g, table.bob.number)
    machine.advance(g)
    assert g.players[table.bob.number].left
    assert not g.players[table.alice.number].left


def test_723_8_the_controller_also_decides_for_themselves() -> None:
    table = gripped()
    table.bob.passes()
    assert (table.asked_player, decider(table)) == ("alice", "alice")


def test_723_9_control_of_oneself_changes_nothing() -> None:
    table = position(alice=["Island"], alice_hand=[GRIP])
    table.alice.cast("Grip", ["alice"])
    table.resolve()
    table.advance_to("turn 3, upkeep")
    assert (table.active, decider(table)) == ("alice", "alice")
    assert not table.events("control changes")


def test_800_4a_control_of_a_player_ends_as_its_holder_leaves() -> None:
    table = gripped(players=["alice", "bob", "carol"])
    concede(table.state, table.alice.number)
    machine.advance(table.state)
    assert (table.asked_player, decider(table)) == ("bob", "bob")


def test_800_4b_a_player_who_has_left_controls_nobody() -> None:
    table = position(players=["alice", "bob", "carol"], alice=["Island"], alice_hand=[GRIP])
    table.alice.cast("Grip", ["carol"])
    table.resolve()
    concede(table.state, table.alice.number)
    machine.advance(table.state)
    table.advance_to("carol's upkeep")
    assert decider(table) == "carol"


def test_500_7_the_extra_turn_comes_after_the_controlled_one() -> None:
    table = position(alice=["2 Island"], alice_hand=[AGAIN, FORCE])
    table.alice.cast("Once More", ["bob"])
    table.resolve()
    table.alice.cast("Forced Rest", ["bob"])
    table.resolve()
    table.advance_to("turn 2, upkeep")
    assert table.active == "alice", "Bob's turn is skipped: all waits"
    table.advance_to("turn 3, upkeep")
    assert (table.active, decider(table)) == ("bob", "alice")
    table.advance_to("turn 4, upkeep")
    assert (table.active, decider(table)) == ("bob", "bob")
    table.advance_to("turn 5, upkeep")
    assert table.active == "alice"


def test_723_5_bots_are_asked_in_the_controllers_seat() -> None:
    """A bot that wants a view is given that of the seat that decides."""

    class Watching:
        def __init__(self) -> None:
            self.asked: list[tuple[int, int]] = []

        def choose(self, view, decision, /):  # type: ignore[no-untyped-def]
            assert view.decision is not None
            self.asked.append((view.seat, view.decision.player))
            return 0

    table = gripped()
    bots = {"alice": Watching(), "bob": Watching()}
    play_out(Game(table.state), bots, max_turns=2)
    assert (0, 1) in bots["alice"].asked
    assert not bots["bob"].asked


def test_723_5_bots_play_on() -> None:
    for make in (GreedyBot, RandomBot):
        table = gripped(bob=["Hill Giant", "3 Mountain"], bob_hand=["Shock", "Mountain", "Goblin Piker"])
        outcome = play_out(Game(table.state), {"alice": make(1), "bob": make(2)}, max_turns=6)
        assert outcome.turns >= 6 or outcome.winners


def test_723_5_a_draw_for_you_is_the_casters() -> None:
    table = gripped(bob=["Island"], bob_hand=[STUDY])
    table.advance_to("turn 2, precombat main")
    before = len(table.alice.hand)
    table.bob.cast("Study")
    table.resolve()
    assert len(table.alice.hand) == before
    assert len(table.bob.hand) == 3


def test_723_1_two_players_control_one_another() -> None:
    text = (
        "Choose target player and another target player. The first player controls the second player during the second "
        "player's next turn, and the second player controls the first player during the first player's next turn."
    )
    swap = invented(text, name="Swap", types="Sorcery", cost="{0}")
    table = position(players=("alice", "bob", "carol"), alice_hand=[swap])
    table.alice.cast("Swap", ["bob", "carol"])
    table.resolve()
    table.advance_to("bob's upkeep")
    assert (table.active, decider(table)) == ("bob", "carol")
    table.advance_to("carol's upkeep")
    while table.asked_player != "carol":
        table.pass_once()
    assert (table.active, decider(table)) == ("carol", "bob")
