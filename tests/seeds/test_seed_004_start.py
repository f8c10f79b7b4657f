"""Document 004, "Starting the game": who begins, what a deck becomes, what the first player goes without."""

from __future__ import annotations

from tests.support.fifth import FIFTH, settle
from tests.support.table import opening

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType

GIFT = CardDef("Gift", n.ManaCost(), CardType.INSTANT, abilities=(n.SpellAbility((n.Mode(n.GainLife(n.Fixed(1))),)),))


def test_the_first_player_has_a_draw_phase_all_the_same() -> None:
    """With fast effects in it. The booklet before the Fifth Edition left out the whole phase."""
    table = opening(rules=FIFTH, deck=[GIFT] * 60, mulligans=False)
    table.advance_to("draw phase")
    assert (table.turn, table.active, table.asked_player) == (1, "alice", "alice")
    table.alice.cast("Gift")
    settle(table)
    table.alice.passes()
    table.bob.cast("Gift")
    settle(table)
    assert (table.step, table.alice.life, table.bob.life) == ("draw phase", 21, 21)


def test_then_the_game_begins() -> None:
    """With the beginning of the first turn, once both hands are there and nobody is asked any more."""
    table = opening(rules=FIFTH, deck=["60 Forest"])
    assert (table.asked, table.turn, len(table.alice.hand), len(table.bob.hand)) == ("mulligan", 0, 7, 7)
    table.choose("keep")
    assert (table.asked, table.turn) == ("mulligan", 0)
    table.choose("keep")
    told = [(e.name, e.word) for e in table.log]
    begun = next(i for i, (name, _) in enumerate(told) if name == "turn begins")
    assert [name for name, _ in told[:begun]] == ["shuffled"] * 2 + ["draw"] * 14
    assert told[begun + 1] == ("phase begins", "beginning of turn")
    assert (table.turn, table.active) == (1, "alice")


def test_a_hand_without_land_may_be_drawn_anew_before_the_game_begins() -> None:
    table = opening(rules=FIFTH, deck=["60 Grizzly Bears"])
    assert (table.asked_player, table.options) == ("alice", ["keep", "mulligan"])
    table.choose("mulligan", "keep")
    assert len(table.alice.hand) == 7
    assert table.options == ["keep"]
    assert opening(rules=FIFTH, deck=["60 Forest"]).options == ["keep"]
