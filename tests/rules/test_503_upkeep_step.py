"""CR 503: the upkeep step."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import card, enchantment, gain_life, is_a, land, when

SPRING = card("Spring", "{G}", enchantment)(when(n.BecomesUntapped(is_a(land))).do(gain_life(1)))


def test_503_1_nothing_happens_by_itself_and_the_active_player_gets_priority() -> None:
    table = position(step="upkeep", active="bob")
    assert [e.name for e in table.log] == ["turn begins", "phase begins", "step begins", "priority"]
    assert table.priority == "bob"
    assert table.log[-1].rule == "503.1"


def test_503_1a_triggers_of_the_untap_step_and_of_upkeep_come_together_in_any_order() -> None:
    for first in ("Spring", "Serendib Efreet"):
        table = position(step="untap", alice=["Forest (tapped)", SPRING, "Serendib Efreet"])
        assert table.asked == "order triggers"
        assert sorted(table.options) == ["Serendib Efreet", "Spring"]
        table.alice.choose(first)
        while table.asked == "order triggers":
            table.choose(table.options[0])
        assert table.stack[0] == first
        assert len(table.stack) == 2
        assert table.priority == "alice"


def test_503_1a_before_anybody_gets_priority() -> None:
    table = position(step="upkeep", bob=["Verdant Force"], alice=["Juzám Djinn"])
    assert table.stack == ["Juzám Djinn", "Verdant Force"]
    assert len(table.events("priority")) == 1
