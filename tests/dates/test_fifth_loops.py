"""Loops under the rules of 1997, in which triggered abilities are played in series (Fifth Edition, "Timing"): the rules
of those days do not speak of loops, and what goes round for ever is a draw, as in all rules since (CR 104.4b).
"""

from __future__ import annotations

from tests.support.fifth import FIFTH
from tests.support.loops import BY_ITSELF
from tests.support.table import Cards, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import (
    at_the_beginning_of,
    card,
    creature,
    do,
    each_opponent,
    enchantment,
    end_step,
    gain_life,
    lose_life,
    sorcery,
    this,
    whenever,
    you,
)
from mainphase.kernel.fifth.series import Series
from mainphase.kernel.values import OptionKind

SHY = card("Shy", "{1}", creature, pt="3/4")(
    whenever(n.Enters(n.All((n.Other(), creature)))).do(
        n.Move(this, Zone.EXILE, save="it"),
        n.Delayed(at_the_beginning_of(end_step).do(n.Move(this, Zone.BATTLEFIELD, save="it"))),
    )
)
WAX = card("Wax", "{W}", enchantment)(whenever(n.LosesLife(you)).do(gain_life(1)))
WANE = card("Wane", "{B}", enchantment)(whenever(n.GainsLife(you)).do(lose_life(1, by=you)))
BOON = card("Boon", "{W}", enchantment)(whenever(n.GainsLife(you)).do(gain_life(1)))
THIRST = card("Thirst", "{B}", enchantment)(whenever(n.LosesLife(each_opponent)).do(gain_life(n.EventAmount())))
DEBT = card("Debt", "{B}", enchantment)(whenever(n.GainsLife(you)).do(lose_life(n.EventAmount(), by=each_opponent)))
GAIN = card("Gain", "{R}", sorcery)(do(gain_life(2)))


def played(*alice: n.CardDef, spell: str | n.CardDef = GAIN, land: str = "Mountain", bob_life: int = 20) -> Table:
    cards: Cards = [*alice, f"3 {land}"]
    table = position(alice=cards, alice_hand=[spell], rules=FIFTH, bob_life=bob_life)
    table.state.automation = BY_ITSELF
    table.alice.cast(spell if isinstance(spell, str) else spell.name)
    return table


def go_on(table: Table, most: int = 100) -> None:
    """All decline, and do what the phase asks of them."""
    for _ in range(most):
        if table.over:
            return
        table.answer(lambda o: o.kind in (OptionKind.PASS, OptionKind.PHASE_ACTION), "decline")


def drawn_by(table: Table) -> list[str]:
    return [event.rule for event in table.events("game drawn")]


def test_what_comes_back_at_the_end_of_a_turn_and_drives_others_away() -> None:
    """Each of two comes back as the other is gone: what comes to be during the series is played too."""
    table = played(SHY, SHY, spell="Grizzly Bears", land="Forest")
    go_on(table)
    assert table.over
    assert table.winners == []
    assert drawn_by(table) == ["This Is Your Life"]


def test_what_triggers_itself_is_played_in_one_series() -> None:
    """However often it goes round, no more is waiting to go on: the position is the one that it was."""
    table = played(WAX, WANE)
    go_on(table)
    assert drawn_by(table) == ["This Is Your Life"]
    assert sum(isinstance(frame, Series) for frame in table.state.agenda) < 3


def test_life_that_is_gained_for_ever() -> None:
    table = played(BOON)
    go_on(table)
    assert drawn_by(table) == ["This Is Your Life"]


def test_laps_are_taken_at_once() -> None:
    """A player who has no life left loses at the end of the phase, and the loop does not end before that."""
    table = played(THIRST, DEBT, bob_life=1_000_000)
    go_on(table)
    assert drawn_by(table) == ["This Is Your Life"]
    assert len(table.log) < 2000
