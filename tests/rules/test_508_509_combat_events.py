"""CR 506, 508.3, 509.3 and what belongs to them: the forms of triggers on attacking and blocking, entering combat by an
effect, costs to block, how many blockers.
"""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Zone
from mainphase.cards.words import (
    attacks,
    attacks_alone,
    block_tax,
    blocks,
    card,
    creature,
    destroy,
    do,
    each_opponent,
    each_player,
    enchantment,
    gain_life,
    instant,
    is_a,
    isnt_blocked,
    lose_life,
    needs_blockers,
    targeting,
    that_player,
    token_card,
    whenever,
    you,
    you_attack,
    yours,
)

THREE = ("alice", "bob", "carol")
WALKER = CardDef("Walker", None, CardType.PLANESWALKER, loyalty=5)
a_walker = n.OfType(CardType.PLANESWALKER)
SOLDIER = token_card("Soldier", creature, pt="1/1")


def sees(name: str, on: n.Trigger) -> CardDef:
    return card(name, "{R}", enchantment)(whenever(on).do(gain_life(1)))


# --- Attacking


def test_508_3a_whenever_a_creature_attacks_a_player_or_a_planeswalker() -> None:
    player = sees("Sees You", n.Attacks(creature, player=you))
    walker = sees("Sees Walker", n.Attacks(creature, permanent=is_a(a_walker, yours)))
    both = sees("Sees Both", n.Attacks(creature, player=you, permanent=is_a(a_walker, yours)))
    table = position(alice=["Grizzly Bears", "Bear Cub"], bob=[WALKER, player, walker, both], triggers="automatic")
    table.alice.attack({"Grizzly Bears": "bob", "Bear Cub": "Walker"})
    assert sorted(table.stack) == ["Sees Both", "Sees Both", "Sees Walker", "Sees You"]


def test_508_3b_whenever_something_is_attacked_triggers_once() -> None:
    player = sees("Sees You", n.IsAttacked(you))
    walker = sees("Sees Walker", n.IsAttacked(permanent=is_a(a_walker, yours)))
    table = position(alice=["Grizzly Bears", "Bear Cub"], bob=[WALKER, player, walker], triggers="automatic")
    both = table.copy()
    table.alice.attack({"Grizzly Bears": "bob", "Bear Cub": "bob"})
    assert table.stack == ["Sees You"]
    both.alice.attack({"Grizzly Bears": "bob", "Bear Cub": "Walker"})
    assert sorted(both.stack) == ["Sees Walker", "Sees You"]


def test_508_3c_attacking_with_so_many_creatures() -> None:
    pair = sees("Sees Pair", you_attack(creature, at_least=2))
    table = position(alice=["Grizzly Bears", "Bear Cub", pair])
    one = table.copy()
    table.alice.attack(["Grizzly Bears", "Bear Cub"])
    assert table.stack == ["Sees Pair"]
    one.alice.attack(["Bear Cub"])
    assert one.stack == []


@pytest.mark.rule("508.6")
def test_508_3e_whenever_a_player_attacks_another_triggers_once_for_each_and_not_for_planeswalkers() -> None:
    feud = card("Feud", "{R}", enchantment)(
        whenever(n.PlayerAttacks(each_player, whom=each_opponent)).do(lose_life(1, by=that_player))
    )
    table = position(
        players=THREE,
        alice=["Grizzly Bears", "Bear Cub", "Memnite", feud],
        bob=[WALKER],
        triggers="automatic",
    )
    walker = table.copy()
    table.alice.attack({"Grizzly Bears": "bob", "Bear Cub": "carol", "Memnite": "carol"})
    assert table.stack == ["Feud", "Feud"]
    walker.alice.attack({"Grizzly Bears": "Walker"})
    assert walker.stack == []


def test_506_5_attacks_alone_and_blocks_alone() -> None:
    alone = sees("Sees Alone", attacks_alone(creature))
    blocker = sees("Sees Blocker", n.BlocksAlone(creature))
    table = position(alice=["Grizzly Bears", "Bear Cub", alone], bob=["Memnite", "Ornithopter", blocker])
    many = table.copy()
    table.alice.attack(["Bear Cub"])
    assert table.stack == ["Sees Alone"]
    table.resolve_all()
    table.bob.block({"Memnite": "Bear Cub"})
    assert table.stack == ["Sees Blocker"]
    many.alice.attack(["Grizzly Bears", "Bear Cub"])
    assert many.stack == []
    many.bob.block({"Memnite": "Bear Cub", "Ornithopter": "Bear Cub"})
    assert many.stack == []


# --- Blocking


@pytest.mark.rule("508.3f")
def test_509_3g_attacks_and_is_not_blocked_though_it_never_attacked() -> None:
    late = card("Late", "{G}", instant)(do(n.CreateToken(SOLDIER, tapped=True, attacking=True)))
    alone = sees("Sees Free", isnt_blocked(is_a(creature, yours)))
    table = position(alice=["Grizzly Bears", alone, "Forest"], alice_hand=[late], bob=["Memnite"])
    table.alice.attack(["Grizzly Bears"])
    table.alice.cast("Late")
    table.resolve()
    table.bob.block({"Memnite": "Grizzly Bears"})
    assert table.stack == ["Sees Free"]


def test_509_3g_not_if_its_blockers_are_gone_later() -> None:
    rid = card("Rid", "{G}", instant)(targeting(creature).do(destroy(n.Target(0))))
    alone = sees("Sees Free", isnt_blocked(creature))
    table = position(alice=["Grizzly Bears", alone, "Forest"], alice_hand=[rid], bob=["Memnite"])
    table.alice.attack(["Grizzly Bears"])
    table.bob.block({"Memnite": "Grizzly Bears"})
    table.alice.cast("Rid", ["Memnite"])
    table.resolve()
    assert table.stack == []


def test_509_3b_blocks_a_creature_once_for_each() -> None:
    each = sees("Sees Each", n.Blocks(creature, whom=creature))
    once = sees("Sees Once", blocks(creature))
    table = position(
        alice=["Grizzly Bears", "Bear Cub"], bob=["Memnite", "High Ground", each, once], triggers="automatic"
    )
    table.alice.attack(["Grizzly Bears", "Bear Cub"])
    table.bob.block({"Memnite": ["Grizzly Bears", "Bear Cub"]})
    assert sorted(table.stack) == ["Sees Each", "Sees Each", "Sees Once"]


def test_509_3e_blocked_by_so_many_at_once_or_by_one_more() -> None:
    two = sees("Sees Two", n.BecomesBlocked(creature, at_least=2))
    late = card("Late", "{G}", instant)(
        targeting(is_a(creature, n.IsAttacking())).do(n.CreateToken(SOLDIER, blocking=n.Target(0)))
    )
    table = position(alice=["Colossapede", two], bob=["Memnite", "Ornithopter", "2 Forest"], bob_hand=[late, late])
    more = table.copy()
    table.alice.attack(["Colossapede"])
    table.bob.block({"Memnite": "Colossapede", "Ornithopter": "Colossapede"})
    assert table.stack == ["Sees Two"]
    more.alice.attack(["Colossapede"])
    more.bob.block({"Memnite": "Colossapede"})
    assert more.stack == []
    for expected in (["Sees Two"], []):  # the second blocker, and the third
        more.alice.passes()
        more.bob.cast("Late", ["Colossapede"])
        more.resolve()
        assert more.stack == expected
        more.resolve_all()


def test_509_3e_blocks_so_many() -> None:
    two = sees("Sees Two", n.Blocks(creature, at_least=2))
    table = position(alice=["Grizzly Bears", "Bear Cub"], bob=["Memnite", "High Ground", two])
    one = table.copy()
    table.alice.attack(["Grizzly Bears", "Bear Cub"])
    table.bob.block({"Memnite": ["Grizzly Bears", "Bear Cub"]})
    assert table.stack == ["Sees Two"]
    one.alice.attack(["Grizzly Bears", "Bear Cub"])
    one.bob.block({"Memnite": ["Grizzly Bears"]})
    assert one.stack == []


# --- Into combat by an effect


def test_509_4_its_controller_chooses_what_it_blocks() -> None:
    late = card("Late", "{G}", instant)(do(n.CreateToken(SOLDIER, blocking=n.Each(is_a(creature, n.IsAttacking())))))
    table = position(alice=["Grizzly Bears", "Bear Cub"], bob=["Forest"], bob_hand=[late])
    table.alice.attack(["Grizzly Bears", "Bear Cub"])
    table.advance_to("declare blockers")
    table.alice.passes()
    table.bob.cast("Late")
    table.resolve()
    assert (table.asked, table.asked_player) == ("block", "bob")
    assert table.options == ["block Grizzly Bears", "block Bear Cub"]
    table.choose("block Bear Cub")
    assert table.blockers == {"Soldier Token": ["Bear Cub"]}
    assert table.blocked("Bear Cub") is True
    assert table.blocked("Grizzly Bears") is False


@pytest.mark.parametrize("gone", [False, True])
def test_506_3c_508_4a_attacking_what_the_effect_names_if_it_is_still_there(gone: bool) -> None:
    rush = card("Rush", "{G}", instant)(
        targeting(a_walker).do(n.CreateToken(SOLDIER, tapped=True, attacking=True, attacked=n.Target(0)))
    )
    away = card("Away", "{G}", instant)(do(n.Move(n.Each(a_walker), Zone.HAND)))
    late = card("Rush Late", "{G}", instant)(
        do(
            n.Choose(a_walker),
            n.Move(n.Saved(), Zone.HAND),
            n.CreateToken(SOLDIER, attacking=True, attacked=n.Saved(), save="made"),
        )
    )
    del away
    spell = late if gone else rush
    table = position(alice=["Grizzly Bears", "Forest"], alice_hand=[spell], bob=[WALKER])
    table.alice.attack({"Grizzly Bears": "bob"})
    table.alice.cast(spell.name, [] if gone else ["Walker"])
    table.resolve()
    assert "Soldier Token" in table.alice.battlefield
    assert table.attackers == {"Grizzly Bears": "bob"} | ({} if gone else {"Soldier Token": "Walker"})


def test_506_4d_a_blocker_that_is_attacked_too_stays_what_it_still_is() -> None:
    both = CardDef("Both", None, CardType.PLANESWALKER | CardType.CREATURE, 0, (), 2, 2, 5)
    calm = card("Calm", "{G}", instant)(targeting(creature).do(n.Apply(n.Target(0), (n.SetTypes(CardType.CREATURE),))))
    table = position(alice=["Grizzly Bears", "Bear Cub"], bob=[both, "Forest"], bob_hand=[calm])
    table.alice.attack({"Grizzly Bears": "Both", "Bear Cub": "bob"})
    table.bob.block({"Both": "Bear Cub"})
    table.alice.passes()
    table.bob.cast("Calm", ["Both"])
    table.resolve()
    assert table.blockers == {"Both": ["Bear Cub"]}
    assert table.attackers["Grizzly Bears"] == ""


# --- Costs to block, and how many block


def test_509_1d_the_total_is_paid_once_for_each_creature_that_blocks() -> None:
    toll = card("Toll", "{R}", enchantment)(block_tax("{1}", creature))
    table = position(alice=["Grizzly Bears", "Bear Cub", toll], bob=["Memnite", "Ornithopter", "2 Forest"])
    table.alice.attack(["Grizzly Bears", "Bear Cub"])
    table.bob.block({"Memnite": "Grizzly Bears", "Ornithopter": "Grizzly Bears"})
    assert table.tapped("Forest")
    assert table.tapped("Forest 2")
    assert table.blockers == {"Memnite": ["Grizzly Bears"], "Ornithopter": ["Grizzly Bears"]}


def test_509_1d_509_1f_what_cannot_be_paid_for_cannot_block() -> None:
    toll = card("Toll", "{R}", enchantment)(block_tax("{1}", creature))
    table = position(alice=["Grizzly Bears", toll], bob=["Memnite", "Ornithopter", "Forest"])
    table.alice.attack(["Grizzly Bears"])
    with pytest.raises(NotOffered):
        table.bob.block({"Memnite": "Grizzly Bears", "Ornithopter": "Grizzly Bears"})
    assert table.blockers == {"Memnite": ["Grizzly Bears"]}
    assert table.tapped("Forest")


def test_509_1e_mana_abilities_may_be_activated_for_it() -> None:
    toll = card("Toll", "{R}", enchantment)(block_tax("{1}", creature))
    table = position(alice=["Grizzly Bears", toll], bob=["Memnite", "Forest"], payment="manual")
    table.alice.attack(["Grizzly Bears"])
    table.bob.block({"Memnite": "Grizzly Bears"})
    assert (table.asked, table.asked_player) == ("pay", "bob")
    assert table.blockers == {}
    table.bob.taps("Forest")
    if table.asked == "pay":
        table.apply(0)
    assert table.blockers == {"Memnite": ["Grizzly Bears"]}


def test_509_1c_nobody_has_to_pay_to_obey_a_requirement() -> None:
    toll = card("Toll", "{R}", enchantment)(block_tax("{1}", creature))
    table = position(alice=["Prized Unicorn", toll], bob=["Memnite", "Forest"])
    table.alice.attack(["Prized Unicorn"])
    table.bob.block({})
    assert table.blockers == {}


def test_509_1b_not_except_by_so_many() -> None:
    tall = card("Tall", "{G}", creature, pt="9/9")(needs_blockers(3, n.IsThis()))
    table = position(alice=[tall], bob=["Memnite", "Ornithopter", "Bear Cub"])
    few = position(alice=[tall], bob=["Memnite", "Ornithopter"])
    table.alice.attack(["Tall"])
    both = table.copy()
    table.bob.block({"Memnite": "Tall", "Ornithopter": "Tall", "Bear Cub": "Tall"})
    assert len(table.blockers) == 3
    with pytest.raises(NotOffered, match=r"509\.1b"):
        both.bob.block({"Memnite": "Tall", "Ornithopter": "Tall"})
    few.alice.attack(["Tall"])
    with pytest.raises(NotOffered, match=r"509\.1b"):
        few.bob.block({"Memnite": "Tall", "Ornithopter": "Tall"})


def test_509_1b_not_by_more_than_one() -> None:
    table = position(alice=["Stalking Tiger", "Grizzly Bears"], bob=["Memnite", "Ornithopter", "Bear Cub"])
    table.alice.attack(["Stalking Tiger", "Grizzly Bears"])
    with pytest.raises(NotOffered, match=r"509\.1b") as refused:
        table.bob.block({"Memnite": "Stalking Tiger", "Ornithopter": "Stalking Tiger"})
    assert refused.value.source == "Stalking Tiger"
    table.bob.block({"Ornithopter": "Grizzly Bears", "Bear Cub": "Grizzly Bears"})
    assert table.blockers["Memnite"] == ["Stalking Tiger"]


def test_508_3a_attacks_says_which_creature() -> None:
    table = position(alice=["Grizzly Bears", sees("Sees", attacks(is_a(creature, yours)))])
    table.alice.attack(["Grizzly Bears"])
    assert table.stack == ["Sees"]


@pytest.mark.rule("508.7")
@pytest.mark.rule("508.7a")
@pytest.mark.rule("508.7b")
@pytest.mark.rule("508.7c")
def test_508_7_what_a_creature_attacks_is_reselected() -> None:
    seen = sees("Sees You", n.IsAttacked(you))
    table = position(
        players=THREE,
        alice=["Grizzly Bears"],
        bob=["3 Island", seen],
        bob_hand=["Portal Mage"],
        carol=[WALKER, seen, "Propaganda"],
    )
    table.alice.attack({"Grizzly Bears": "bob"})
    table.resolve_all()
    table.alice.passes()
    table.bob.cast("Portal Mage")
    table.resolve()
    table.bob.choose("Grizzly Bears")
    table.resolve()
    table.bob.choose("yes")
    assert (table.asked, table.asked_player) == ("attack", "bob")
    assert table.options == ["attack bob", "attack carol", "attack Walker"]
    table.choose("attack carol")
    assert table.attackers == {"Grizzly Bears": "carol"}
    assert table.stack == []  # it has not attacked again
    table.advance_to("end of combat")
    assert (table.bob.life, table.carol.life) == (21, 18)
