"""CR 732, 104.4b: a loop that adds things with each lap and does nothing else with them goes on for ever, which is a
draw, or ends where a number comes to its end; its laps are taken at once, or refused where there would be too many.
"""

from __future__ import annotations

import pytest
from tests.support.loops import BY_ITSELF, game_with
from tests.support.table import Cards, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType
from mainphase.cards.words import (
    card,
    compare,
    creature,
    do,
    each_opponent,
    enchantment,
    enters,
    gain_life,
    instant,
    itself,
    lose_life,
    put_counters,
    this,
    when,
    whenever,
    you,
)
from mainphase.errors import GameTooLargeError, OptionError
from mainphase.game import Game
from mainphase.kernel.values import Bounds

SPROUT = CardDef("Sprout", None, CardType.CREATURE, subtypes=("Plant",), power=1, toughness=1)
MAKER = card("Maker", "{1}", enchantment)(whenever(n.Enters(creature)).do(n.CreateToken(SPROUT)))
DRAIN = card("Drain", "{1}", enchantment)(whenever(n.Enters(creature)).do(lose_life(1, by=each_opponent)))
MIRROR = card("Mirror", "{R}", creature, pt="1/1")(when(enters(itself)).do(n.CreateCopy(this)))
FIRST = card("First", "{R}", instant)(do(n.CreateToken(SPROUT)))
MINT = card("Mint", "{0}", enchantment)(n.Activated((), (n.Mode(n.CreateToken(SPROUT)),)))


def go_on(
    *alice: n.CardDef, spell: n.CardDef = FIRST, bob: Cards = (), bob_hand: Cards = (), bob_life: int = 20
) -> Table:
    """Alice makes the first of them, and from there on the game goes on by itself."""
    table = position(alice=["Mountain", *alice], alice_hand=[spell], bob=bob, bob_hand=bob_hand, bob_life=bob_life)
    table.state.automation = BY_ITSELF
    table.state.bounds = Bounds(things=20_000, steps=1_000_000)
    table.alice.cast(spell.name)
    return table


def drawn_by(table: Table) -> list[str]:
    return [event.rule for event in table.events("game drawn")]


def laps_taken(table: Table) -> int:
    return sum(event.amount for event in table.events("shortcut taken"))


@pytest.mark.parametrize(
    ("alice", "spell"),
    [
        ([MAKER], FIRST),
        ([MAKER, card("Joy", "{1}", enchantment)(whenever(n.Enters(creature)).do(gain_life(2)))], FIRST),
        ([], MIRROR),
        ([MAKER, MAKER], MIRROR),
    ],
    ids=["tokens", "tokens and life", "copies of a copy", "several kinds"],
)
def test_104_4b_things_that_are_made_for_ever_are_a_draw(alice: list[n.CardDef], spell: n.CardDef) -> None:
    table = go_on(*alice, spell=spell)
    assert drawn_by(table) == ["104.4b"]
    assert table.winners == []
    assert len(table.state.permanents) < 400
    assert not table.events("shortcut taken")


def test_104_4b_what_waits_on_the_stack_for_ever_is_part_of_it() -> None:
    """The drain triggers each time, and never comes to resolve: another token is made before it."""
    table = go_on(DRAIN, MAKER)
    assert drawn_by(table) == ["104.4b"]
    assert table.bob.life == 20
    assert len(table.stack) > 20


def test_732_2_as_many_are_made_as_it_takes() -> None:
    table = go_on(MAKER, DRAIN, bob_life=9000)
    assert table.winners == ["alice"]
    assert laps_taken(table) > 8500
    tokens = sum(o.kind == 1 for o in table.state.permanents)
    assert tokens in (9000, 9001)
    assert len(table.log) < 3000


def test_732_2_too_many_are_refused_with_the_rule() -> None:
    """At once, and by name: not when the last of them would have been made."""
    with pytest.raises(
        GameTooLargeError, match=r"more laps of this loop \(732\.2\): this would make .* at most 20,000"
    ):
        go_on(MAKER, DRAIN, bob_life=1_000_000)


def test_732_2_nothing_is_taken_at_once_where_something_counts_them() -> None:
    crowd = card("Crowd", "{1}", enchantment)(
        when(n.StateIs(compare(n.CountOf(creature), ">=", 300))).do(n.WinTheGame(you))
    )
    table = go_on(MAKER, crowd)
    assert table.winners == ["alice"]
    assert laps_taken(table) == 0
    assert sum(o.kind == 1 for o in table.state.permanents) >= 300


def test_732_2_nor_where_something_is_done_to_each_of_them() -> None:
    growth = card("Growth", "{1}", enchantment)(
        whenever(n.Enters(creature)).do(put_counters(1, "+1/+1", on=n.Each(creature)), lose_life(1, by=each_opponent))
    )
    table = go_on(MAKER, growth, bob_life=150)
    assert table.winners == ["alice"]
    assert laps_taken(table) == 0


def test_732_5_nor_where_they_could_be_used_to_pay() -> None:
    """Bob is asked as soon as he has three creatures."""
    gift = card("Gift", "{1}", enchantment)(whenever(n.Enters(creature)).do(n.CreateToken(SPROUT, by=each_opponent)))
    rite = card("Rite", "{1}", enchantment)(n.Activated((n.TapCost(creature, n.Fixed(3)),), (n.Mode(gain_life(1)),)))
    table = go_on(gift, bob=[rite])
    assert not table.over
    assert table.asked_player == "bob"


def bounded_game(*alice: n.CardDef, things: int = 250_000) -> Game:
    game = game_with(*alice)
    game.state.bounds = Bounds(things=things)
    return game


def test_732_2c_a_shortcut_adds_as_many_as_each_of_its_laps() -> None:
    long, short = bounded_game(MINT), bounded_game(MINT)
    short.shortcut(["activate Mint", "pass"], 40)
    for _ in range(40):
        long.apply("activate Mint")
        long.apply("pass")
    assert len(short.state.permanents) == len(long.state.permanents) == 41
    assert short.view("alice").battlefield[-1].power == 1
    events = short.shortcut(["activate Mint", "pass"], 3000)
    assert len(short.state.permanents) == 3041
    assert len(events) < 300
    short.undo()
    assert len(short.state.permanents) == 41


def test_732_2_a_shortcut_that_would_make_too_many_is_refused() -> None:
    game = bounded_game(MINT, things=2000)
    with pytest.raises(OptionError, match=r"laps the game is too large: .* \(732\.2\): .* at most 2,000"):
        game.shortcut(["activate Mint", "pass"], 1_000_000)
    assert len(game.state.permanents) == 1
    game.shortcut(["activate Mint", "pass"], 1500)
    assert len(game.state.permanents) == 1501
