"""CR 507: the beginning of combat step."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards.words import at_the_beginning_of, card, combat, enchantment, gain_life, you
from mainphase.kernel import machine
from mainphase.kernel.combat.in_combat import choose_defender
from mainphase.kernel.values import Attacked

DRUMS = card("Drums", "{R}", enchantment)(at_the_beginning_of(combat, of=you).do(gain_life(1)))


def test_507_1_no_defending_player_is_chosen_where_all_opponents_defend() -> None:
    for players in (("alice", "bob"), ("alice", "bob", "carol")):
        table = position(players=players, step="beginning of combat")
        assert table.asked == "priority"
        assert not table.events("defending player chosen")


def test_507_1_703_4h_else_the_active_player_chooses_one_opponent() -> None:
    """The option to attack several players (802) left out."""
    table = position(players=("alice", "bob", "carol"), alice=["Grizzly Bears"], step="beginning of combat")
    table.state.attacked = Attacked.CHOSEN
    choose_defender(table.state)
    table.state.pending = None
    machine.advance(table.state)
    assert (table.asked, table.asked_player) == ("defending player", "alice")
    assert table.options == ["bob", "carol"]
    table.choose("carol")
    assert [(e.what, e.rule) for e in table.events("defending player chosen")] == [("carol", "507.1")]
    table.advance_to("declare attackers")
    assert table.options == ["attack carol", "stay"]


def test_507_2_the_active_player_gets_priority_with_triggers_on_the_stack() -> None:
    table = position(alice=[DRUMS], bob=[DRUMS], step="beginning of combat")
    assert table.stack == ["Drums"]
    assert table.priority == "alice"
    assert table.log[-1].rule == "507.2"


def test_507_2_attackers_are_not_declared_yet() -> None:
    table = position(alice=["Grizzly Bears"], bob=["Icy Manipulator", "Island"], step="beginning of combat")
    table.alice.passes()
    table.bob.activate("Icy Manipulator", ["Grizzly Bears"])
    table.resolve()
    table.advance_to("declare attackers")
    why = table.alice.why_not("attack bob with Grizzly Bears")
    assert why
    assert why.rule == "508.1a"
