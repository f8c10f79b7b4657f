"""CR 603.2: the first time in a turn; 122.1d: stun counters; 700.11, 700.13: what a turn remembers of its players."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Zone
from mainphase.cards.words import (
    artifact,
    at_the_beginning_of,
    bolster,
    card,
    creature,
    damage,
    do,
    enchantment,
    end_step,
    gain_life,
    instant,
    itself,
    lose_life,
    pay,
    sacrifice_it,
    target,
    targeting,
    this,
    whenever,
    you,
    yours,
)

SPRING = card("Spring", "{2}", artifact)(pay("{0}").do(gain_life(1)))
PLAYER = n.TargetPhrase(None, n.EachPlayer())


def test_119_9_only_the_first_gain_of_life_in_a_turn() -> None:
    well = card("Well", "{W}", enchantment)(whenever(n.GainsLife(you, first=True)).do(lose_life(5, by=you)))
    table = position(alice=[SPRING, well], alice_library=["9 Forest"])
    for _ in range(3):
        table.alice.activate("Spring")
        table.resolve_all()
    assert table.alice.life == 18
    table.advance_to("turn 3, precombat main")
    table.alice.activate("Spring")
    table.resolve_all()
    assert table.alice.life == 14


def test_115_1_the_first_time_that_a_player_aims_at_it() -> None:
    bear = card("Mouse", "{W}", creature, pt="1/9")(
        whenever(n.BecomesTarget(itself, you, first=True)).do(gain_life(1))
    )  # fmt: skip
    sling = card("Sling", "{1}", artifact)(pay("{0}").targeting(creature).do(damage(1, target)))
    table = position(alice=[bear, sling], bob=[sling])
    table.alice.activate("alice's Sling", ["Mouse"])
    table.resolve_all()
    table.alice.activate("alice's Sling", ["Mouse"])
    table.resolve_all()
    assert table.alice.life == 21
    table.advance_to("turn 2, precombat main")
    table.bob.activate("bob's Sling", ["Mouse"])
    table.resolve_all()
    assert table.alice.life == 21
    table.advance_to("turn 3, precombat main")
    table.alice.activate("alice's Sling", ["Mouse"])
    table.resolve_all()
    assert table.alice.life == 22


def test_122_1d_a_stun_counter_goes_in_place_of_untapping() -> None:
    daze = card("Daze", "{0}", instant)(
        targeting(creature).do(n.Tap(target), n.PutCounters("stun", n.Fixed(2), target))
    )  # fmt: skip
    table = position(alice=["Grizzly Bears"], alice_hand=[daze], alice_library=["9 Forest"])
    table.alice.cast("Daze", ["Grizzly Bears"])
    table.resolve_all()
    for turn, tapped, left in ((3, True, 1), (5, True, 0), (7, False, 0)):
        table.advance_to(f"turn {turn}, precombat main")
        assert (table.tapped("Grizzly Bears"), table.counters("Grizzly Bears", "stun")) == (tapped, left)


def remembers(what: str) -> CardDef:
    on = at_the_beginning_of(end_step, you, if_=n.HappenedThisTurn(what, you))
    return card("Rite", "{B}", enchantment)(on.do(gain_life(1)))


def test_700_11_a_permanent_card_is_put_into_a_graveyard() -> None:
    spark = card("Spark", "{0}", instant)(do(gain_life(0)))
    rite = remembers("had a permanent card put into their graveyard")
    altar = card("Altar", "{1}", artifact)(pay(n.SacrificeThis()).do(gain_life(0)))
    for here, hand, life in (([altar], [], 21), ([], [spark], 20)):
        table = position(alice=[rite, *here], alice_hand=hand)
        if here:
            table.alice.activate("Altar")
        else:
            table.alice.cast("Spark")
        table.resolve_all()
        table.advance_to("end step")
        table.resolve_all()
        assert table.alice.life == life


def test_700_13_a_crime_is_remembered() -> None:
    sting = card("Sting", "{0}", instant)(targeting(PLAYER).do(damage(0, target)))
    for whom, life in (("bob", 21), ("alice", 20)):
        table = position(alice=[remembers("committed a crime")], alice_hand=[sting])
        table.alice.cast("Sting", [whom])
        table.resolve_all()
        table.advance_to("end step")
        table.resolve_all()
        assert table.alice.life == life


def test_208_how_many_different_powers_there_are() -> None:
    count = n.PowersAmong(n.All((n.OfType(CardType.CREATURE), yours)))
    tally = card("Tally", "{1}", artifact)(pay("{0}").do(gain_life(count)))
    one = card("One", "{1}", creature, pt="1/9")()
    table = position(alice=[tally, "2 Grizzly Bears", one], bob=[card("Nine", "{1}", creature, pt="9/9")()])
    table.alice.activate("Tally")
    table.resolve_all()
    assert table.alice.life == 22


def test_102_each_other_player_is_everybody_but_you() -> None:
    bell = card("Bell", "{1}", artifact)(pay("{0}").do(lose_life(1, by=n.EachOtherPlayer())))
    table = position(alice=[bell], players=("alice", "bob", "carol"))
    table.alice.activate("Bell")
    table.resolve_all()
    assert [table.alice.life, table.bob.life, table.seats[2].life] == [20, 19, 19]


def test_603_4_an_ability_of_a_card_in_a_graveyard() -> None:
    back = n.Triggered(
        n.BeginningOf("end step", you), (n.Mode(n.Move(this, Zone.HAND)),),
        n.Fits(this, n.InZone(Zone.GRAVEYARD)), Zone.GRAVEYARD,
    )  # fmt: skip
    ash = card("Ash", "{1}", creature, pt="1/1")(back, pay("{0}").do(sacrifice_it(this)))
    table = position(alice=[ash])
    table.alice.activate("Ash")
    table.resolve_all()
    table.advance_to("end step")
    table.resolve_all()
    assert table.alice.hand == ["Ash"]


def test_701_39_bolster_chooses_among_the_weakest() -> None:
    grow = card("Grow", "{0}", instant)(do(bolster(n.Fixed(2))))
    tough = card("Tough", "{1}", creature, pt="1/4")()
    table = position(alice=["Grizzly Bears", tough], alice_hand=[grow], bob=[card("Weak", "{1}", creature, pt="1/1")()])
    table.alice.cast("Grow")
    table.resolve_all()
    assert (table.pt("Grizzly Bears"), table.pt("Tough"), table.pt("Weak")) == ("4/4", "1/4", "1/1")


def test_603_2_the_first_spell_of_a_kind() -> None:
    spark = card("Spark", "{0}", instant)(do(gain_life(0)))
    bear = card("Cub", "{0}", creature, pt="1/1")()
    first = n.While(
        n.CastsSpell(you, instant),
        n.Compare(n.SpellsCastBefore(instant, you, n.ThatObject()), "=", n.Fixed(0)),
    )
    table = position(
        alice=[card("Echo", "{U}", enchantment)(whenever(first).do(gain_life(1)))], alice_hand=[bear, spark, spark]
    )  # fmt: skip
    for name in ("Cub", "Spark", "Spark"):
        table.alice.cast(name)
        table.resolve_all()
    assert table.alice.life == 21
