"""CR 603.2, 603.10a: events that abilities wait for: sacrificing, cycling, copying, activating, crimes, one or more."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, Zone
from mainphase.cards.words import (
    artifact,
    attacks,
    card,
    casts,
    create,
    creature,
    cycling,
    damage,
    destroy,
    dies,
    discards_a_card,
    each,
    each_opponent,
    enchantment,
    enters,
    from_zone,
    gain_life,
    instant,
    itself,
    land,
    lose_life,
    one_or_more,
    pay,
    target,
    targeting,
    this,
    token,
    token_card,
    when,
    whenever,
    you,
    you_control,
    yours,
)

SOLDIER = token_card("Soldier", creature, pt="1/1")


def sees(on: n.Trigger) -> CardDef:
    return card("Watcher", "{R}", enchantment)(whenever(on).do(gain_life(1)))


def altar(of: n.Filter = creature) -> CardDef:
    return card("Altar", "{1}", artifact)(pay(n.SacrificeCost(of)).do(lose_life(1, by=each_opponent)))


def test_701_21_whoever_sacrifices_a_permanent_that_fits() -> None:
    table = position(alice=[sees(n.Sacrifices(you, creature)), altar(), "Grizzly Bears"], bob=[altar(), "Bear Cub"])
    table.alice.activate("Altar")
    table.resolve_all()
    assert table.alice.life == 21
    table = position(alice=[sees(n.Sacrifices(each_opponent, creature)), altar(), "Grizzly Bears"])
    table.alice.activate("Altar")
    table.resolve_all()
    assert table.alice.life == 20


def test_603_10a_what_is_sacrificed_sees_it_itself() -> None:
    devil = card("Devil", "{1}{R}", creature, pt="2/2")(whenever(n.Sacrifices(you, creature)).do(gain_life(1)))
    table = position(alice=[devil, altar()])
    table.alice.activate("Altar")
    table.resolve_all()
    assert table.alice.life == 21


def test_701_21_what_dies_otherwise_was_not_sacrificed() -> None:
    doom = card("Doom", "{0}", instant)(targeting(creature).do(destroy(target)))
    table = position(alice=[sees(n.Sacrifices(you, creature)), "Grizzly Bears"], alice_hand=[doom])
    table.alice.cast("Doom", ["Grizzly Bears"])
    table.resolve_all()
    assert table.alice.life == 20


def test_702_29c_a_card_is_cycled_and_discarded() -> None:
    cycler = card("Cycler", "{5}", creature, pt="1/1")(cycling("{0}"))
    for on, life in (
        (n.Cycles(you, n.Anything()), 21), (discards_a_card(you), 21), (n.Cycles(each_opponent, n.Anything()), 20),
        (discards_a_card(you, land), 20), (discards_a_card(you, creature), 21),
    ):  # fmt: skip
        table = position(alice=[sees(on)], alice_hand=[cycler], alice_library=["2 Forest"])
        table.alice.activate("Cycler")
        table.resolve_all()
        assert table.alice.life == life


def test_702_29c_its_own_ability_triggers_where_it_is_now() -> None:
    mine = from_zone(Zone.GRAVEYARD, when(n.Cycles(you, itself)).do(gain_life(3)))
    cycler = card("Cycler", "{5}", creature, pt="1/1")(cycling("{0}"), mine)
    table = position(alice_hand=[cycler, "Shock"], alice_library=["2 Forest"])
    table.alice.activate("Cycler")
    table.resolve_all()
    assert table.alice.life == 23
    gone = card("Gone", "{1}", enchantment)(n.Static(n.ReplaceMove(n.Anything(), 0, Zone.GRAVEYARD, Zone.EXILE)))
    table = position(alice=[gone], alice_hand=[cycler], alice_library=["2 Forest"])
    table.alice.activate("Cycler")
    table.resolve_all()
    assert table.alice.life == 23


def test_702_29c_discarding_is_not_cycling() -> None:
    rid = card("Rid", "{1}", artifact)(pay(n.DiscardCost(n.Anything())).do(lose_life(1, by=each_opponent)))
    table = position(alice=[sees(n.Cycles(you, n.Anything())), rid], alice_hand=["Forest"])
    table.alice.activate("Rid")
    table.resolve_all()
    assert table.alice.life == 20


def test_707_10_a_spell_is_copied() -> None:
    twin = card("Twin", "{0}", instant)(targeting(n.IsSpell()).do(n.CopySpell(target, new_targets=False)))
    bolt = card("Bolt", "{0}", instant)(targeting(players_too()).do(damage(1, target)))
    table = position(alice=[sees(n.CopiesSpell(you, instant))], alice_hand=[twin, bolt], triggers="automatic")
    table.alice.cast("Bolt", ["bob"])
    table.alice.cast("Twin", ["Bolt"])
    table.resolve_all()
    assert table.alice.life == 21


def players_too() -> n.TargetPhrase:
    return n.TargetPhrase(None, n.EachPlayer())


def test_602_an_ability_that_is_no_mana_ability_is_activated() -> None:
    spring = card("Spring", "{2}", artifact)(pay("{0}").do(lose_life(1, by=each_opponent)))
    for which, life in ((None, 21), (artifact, 21), (creature, 20)):
        table = position(alice=[sees(n.ActivatesAbility(you, which)), spring])
        table.alice.activate("Spring")
        table.resolve_all()
        assert table.alice.life == life


def test_602_a_creature_card_in_a_hand_is_no_creature() -> None:
    cycler = card("Cycler", "{5}", creature, pt="1/1")(cycling("{0}"))
    for which, life in ((creature, 20), (None, 21)):
        table = position(alice=[sees(n.ActivatesAbility(you, which))], alice_hand=[cycler], alice_library=["2 Forest"])
        table.alice.activate("Cycler")
        table.resolve_all()
        assert table.alice.life == life


def test_700_13_a_crime_is_committed_once_for_each_spell_or_ability() -> None:
    doom = card("Doom", "{0}", instant)(
        targeting(creature, players_too()).do(damage(1, target), damage(1, n.Target(1)))
    )
    for aims, life in ((("Bear Cub", "bob"), 21), (("Grizzly Bears", "bob"), 21), (("Grizzly Bears", "alice"), 19)):
        table = position(alice=[sees(n.CommitsCrime(you)), "Grizzly Bears"], alice_hand=[doom], bob=["Bear Cub"])
        table.alice.cast("Doom", list(aims))
        table.resolve_all()
        assert table.alice.life == life


def test_700_13_a_card_in_an_opponents_graveyard() -> None:
    grave = n.All((creature, n.InZone(Zone.GRAVEYARD)))
    exhume = card("Exhume", "{0}", instant)(targeting(grave).do(n.Move(target, Zone.EXILE)))
    for whose, life in (("alice", 20), ("bob", 21)):
        mine, theirs = (["Grizzly Bears"], []) if whose == "alice" else ([], ["Grizzly Bears"])
        table = position(
            alice=[sees(n.CommitsCrime(you))], alice_hand=[exhume], alice_graveyard=mine, bob_graveyard=theirs
        )  # fmt: skip
        table.alice.cast("Exhume", ["Grizzly Bears"])
        table.resolve_all()
        assert table.alice.life == life


def test_603_2c_one_or_more_at_once_is_once() -> None:
    end = card("End", "{0}", instant)(n.SpellAbility((n.Mode(destroy(each(creature))),)))
    many = card("Many", "{0}", instant)(n.SpellAbility((n.Mode(create(3, SOLDIER)),)))
    amount = n.GainLife(n.EventAmount(), you)
    tally = card("Tally", "{R}", enchantment)(
        n.Triggered(one_or_more(dies(creature, yours)), (n.Mode(amount),)),
        n.Triggered(one_or_more(enters(token, yours)), (n.Mode(amount),)),
    )
    table = position(alice=[tally, "2 Grizzly Bears"], alice_hand=[end, many], bob=["Bear Cub"])
    table.alice.cast("End")
    table.resolve()
    assert len(table.stack) == 1
    table.resolve_all()
    assert table.alice.life == 22
    table.alice.cast("Many")
    table.resolve()
    assert len(table.stack) == 1
    table.resolve_all()
    assert table.alice.life == 25


def test_603_2c_damage_to_each_player_is_an_event_of_its_own() -> None:
    hit = one_or_more(n.DealsDamage(n.All((creature, yours)), to_player=True, combat_only=True))
    table = position(
        alice=[sees(hit), "2 Grizzly Bears", "Bear Cub"], bob=[], carol=[], players=("alice", "bob", "carol")
    )  # fmt: skip
    table.alice.attack({"Grizzly Bears": "bob", "Grizzly Bears 2": "bob", "Bear Cub": "carol"})
    table.advance_to("combat damage")
    table.resolve_all()
    assert table.alice.life == 22


def test_603_10a_cards_leave_a_graveyard_together() -> None:
    rise = card("Rise", "{0}", instant)(
        n.SpellAbility((n.Mode(n.Move(n.Each(n.All((creature, n.InZone(Zone.GRAVEYARD)))), Zone.EXILE)),))
    )
    for on, life in (
        (one_or_more(n.LeavesGraveyard(n.Anything(), you)), 21),
        (n.LeavesGraveyard(creature, you), 22), (n.LeavesGraveyard(land, you), 20),
        (one_or_more(n.LeavesGraveyard(n.Anything(), each_opponent)), 21),
    ):  # fmt: skip
        table = position(
            alice=[sees(on)], alice_hand=[rise], alice_graveyard=["2 Grizzly Bears"], bob_graveyard=["Bear Cub"],
            triggers="automatic",
        )  # fmt: skip
        table.alice.cast("Rise")
        table.resolve_all()
        assert table.alice.life == life


def test_603_2_what_was_damaged_by_this_dies() -> None:
    slinger = card("Slinger", "{2}", creature, pt="2/2")(
        pay("{0}").targeting(creature).do(damage(1, target)),
        whenever(dies(creature, n.WasDamagedBy(this))).do(gain_life(1)),
    )
    doom = card("Doom", "{0}", instant)(targeting(creature).do(destroy(target)))
    table = position(alice=[slinger], alice_hand=[doom, doom], bob=["2 Grizzly Bears"])
    table.alice.activate("Slinger", ["Grizzly Bears"])
    table.resolve_all()
    table.alice.cast("Doom", ["Grizzly Bears 2"])
    table.resolve_all()
    assert table.alice.life == 20
    table.alice.cast("Doom", ["Grizzly Bears"])
    table.resolve_all()
    assert table.alice.life == 21


def test_603_2_only_while_it_is_so_and_then_it_stands() -> None:
    watcher = sees(n.While(attacks(creature, yours), you_control(artifact)))
    for also, life in (([altar(artifact)], 21), ([], 20)):
        table = position(alice=[watcher, "Grizzly Bears", *also])
        table.alice.attack({"Grizzly Bears": "bob"})
        if also:
            table.alice.activate("Altar")
        table.resolve_all()
        assert table.alice.life == life


def test_603_2_during_a_turn() -> None:
    spark = card("Spark", "{0}", instant)(n.SpellAbility((n.Mode(lose_life(1, by=each_opponent)),)))
    theirs = n.While(casts(you), n.IsTurnOf(each_opponent))
    table = position(alice=[sees(theirs)], alice_hand=[spark, spark])
    table.alice.cast("Spark")
    table.resolve_all()
    assert table.alice.life == 20
    table.advance_to("turn 2, upkeep")
    table.bob.passes()
    table.alice.cast("Spark")
    table.resolve_all()
    assert table.alice.life == 21
