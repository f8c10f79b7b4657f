"""CR 603.2, 603.4, 508.5: the n-th spell of a turn, spells by their targets, what died, whom an attack is against."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    another,
    at_the_beginning_of,
    attacks,
    card,
    casts,
    creature,
    damage,
    defending_player,
    each_player,
    enchantment,
    end_step,
    gain_life,
    happened_this_turn,
    itself,
    whenever,
    you,
)

BEARS = "Grizzly Bears"


def test_603_2_only_the_second_spell_of_the_turn() -> None:
    watcher = card("Watcher", "{U}", enchantment)(whenever(n.CastsSpell(you, n.Anything(), 2)).do(gain_life(5)))
    table = position(alice=[watcher, "3 Mountain"], alice_hand=["3 Shock"], bob_life=20)
    lives = []
    for _ in range(3):
        table.alice.cast("Shock", ["bob"])
        table.resolve_all()
        lives.append(table.alice.life)
    assert lives == [20, 25, 25]


def test_603_2_a_spell_that_targets_it() -> None:
    hero = card("Hero", "{W}", creature, pt="2/5")(whenever(casts(you, n.IsAimedAt(itself, False))).do(gain_life(1)))
    table = position(alice=[hero, BEARS, "3 Mountain"], alice_hand=["3 Shock"])
    for target, life in ((BEARS, 20), ("Hero", 21), ("bob", 21)):
        table.alice.cast("Shock", [target])
        table.resolve_all()
        assert table.alice.life == life


def test_700_4_a_creature_that_died_this_turn_is_remembered() -> None:
    died = happened_this_turn("had a creature die", each_player)
    mourner = card("Mourner", "{B}", enchantment)(at_the_beginning_of(end_step, of=you, if_=died).do(gain_life(5)))
    for target, life in ((BEARS, 25), ("bob", 20)):
        table = position(alice=[mourner, "Mountain"], alice_hand=["Shock"], bob=[BEARS])
        table.alice.cast("Shock", [target])
        table.resolve_all()
        table.advance_to("end step")
        table.resolve_all()
        assert table.alice.life == life


def test_603_4_a_permanent_that_left_counts_for_its_controller() -> None:
    left = happened_this_turn("had a permanent leave the battlefield", you)
    keeper = card("Keeper", "{B}", enchantment)(
        at_the_beginning_of(end_step, of=each_player, if_=left).do(gain_life(5))
    )
    for mine, life in ((True, 25), (False, 20)):
        theirs = {"alice" if mine else "bob": [BEARS]}
        table = position(
            alice=[keeper, "Mountain", *theirs.get("alice", [])], alice_hand=["Shock"], bob=theirs.get("bob", [])
        )
        table.alice.cast("Shock", [BEARS])
        table.resolve_all()
        table.advance_to("end step")
        table.resolve_all()
        assert table.alice.life == life


def test_508_5_the_defending_player_is_the_one_whom_the_creature_spoken_of_attacks() -> None:
    drum = card("Drum", "{R}", enchantment)(
        whenever(attacks(creature, n.ControlledBy(you))).do(damage(1, to=defending_player))
    )
    captain = card("Captain", "{R}", creature, pt="1/1")(
        whenever(attacks(another, creature, n.ControlledBy(you))).do(damage(1, to=defending_player))
    )
    three = ("alice", "bob", "carol")
    table = position(players=three, alice=[drum, BEARS])
    table.alice.attack({BEARS: "carol"})
    table.resolve_all()
    assert (table.bob.life, table.carol.life) == (20, 19)
    table = position(players=three, alice=[captain, BEARS])
    table.alice.attack({"Captain": "bob", BEARS: "carol"})
    table.resolve_all()
    assert (table.bob.life, table.carol.life) == (20, 19)
