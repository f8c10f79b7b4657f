"""CR 702.22: banding — bands of attackers, blocking a band, who divides the damage."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Keyword
from mainphase.cards.words import apply, card, creature, enchantment, gain_life, instant, target, targeting, whenever

WALKER = CardDef("Walker", None, CardType.PLANESWALKER, loyalty=3)
DISBAND = card("Disband", "{W}", instant)(targeting(creature).do(apply(target, n.LoseKeywords(Keyword.BANDING))))
PULL = card("Pull", "{W}", instant)(targeting(creature).do(n.RemoveFromCombat(target)))
CATCH = card("Catch", "{W}", instant)(targeting(creature).do(n.BecomeBlocked(target)))
HORNS = card("Horns", "{R}", enchantment)(whenever(n.BecomesBlocked(creature)).do(gain_life(1)))
RULE_OF_2010 = "2010-07-16"


def bands(table: Table) -> list[list[str]]:
    combat = table.state.combat
    assert combat is not None
    found = dict.fromkeys(tuple(combat.band_of(a)) for a in combat.attackers)
    return [[table.name(a) for a in band] for band in found]


def assigned(table: Table) -> list[tuple[str, str, int]]:
    return [(e.what, e.other, e.amount) for e in table.events("damage assigned")]


# --- Declaring bands


def test_702_22c_creatures_with_banding_and_one_without_are_a_band() -> None:
    table = position(alice=["Benalish Hero", "Timber Wolves", "Grizzly Bears"], bob=["Hill Giant"])
    table.alice.attack(
        ["Benalish Hero", "Timber Wolves", "Grizzly Bears"], [["Benalish Hero", "Timber Wolves", "Grizzly Bears"]]
    )
    assert bands(table) == [["Benalish Hero", "Timber Wolves", "Grizzly Bears"]]


def test_702_22c_at_most_one_without_banding() -> None:
    table = position(alice=["Benalish Hero", "Grizzly Bears", "Bear Cub"], bob=["Hill Giant"])
    table.alice.attack(["Benalish Hero", "Grizzly Bears", "Bear Cub"])
    assert (table.asked, table.asked_about) == ("band", "Benalish Hero")
    assert table.options == ["band with Grizzly Bears", "band with Bear Cub", "stay"]
    table.alice.choose("band with Bear Cub")
    assert bands(table) == [["Benalish Hero", "Bear Cub"], ["Grizzly Bears"]]


def test_702_22c_as_many_bands_as_they_like_each_creature_in_one() -> None:
    table = position(alice=["Benalish Hero", "Timber Wolves", "Grizzly Bears", "Bear Cub"])
    table.alice.attack(
        ["Benalish Hero", "Timber Wolves", "Grizzly Bears", "Bear Cub"],
        [["Benalish Hero", "Bear Cub"], ["Grizzly Bears", "Timber Wolves"]],
    )
    assert bands(table) == [["Benalish Hero", "Bear Cub"], ["Timber Wolves", "Grizzly Bears"]]


def test_508_1e_bands_are_announced_before_anybody_is_tapped() -> None:
    table = position(alice=["Benalish Hero", "Grizzly Bears"])
    table.alice.attack(["Benalish Hero", "Grizzly Bears"])
    assert table.asked == "band"
    assert not table.tapped("Benalish Hero")
    table.alice.choose("stay")
    assert table.tapped("Benalish Hero")
    assert table.tapped("Grizzly Bears")
    assert bands(table) == [["Benalish Hero"], ["Grizzly Bears"]]


def test_508_1e_nothing_is_asked_without_banding_or_of_one_alone() -> None:
    table = position(alice=["Benalish Hero", "Grizzly Bears", "Bear Cub"])
    table.alice.attack(["Grizzly Bears", "Bear Cub"])
    assert table.priority == "alice"
    table = position(alice=["Benalish Hero", "Grizzly Bears"])
    table.alice.attack(["Benalish Hero"])
    assert table.priority == "alice"


def test_702_22c_each_set_of_bands_is_announced_in_one_way() -> None:
    """Four creatures, three of them with banding: the fifteen partitions of four, each by one path of answers."""
    found: list[tuple[tuple[str, ...], ...]] = []

    def follow(table: Table) -> None:
        if table.asked != "band":
            found.append(tuple(sorted(tuple(band) for band in bands(table))))
            return
        for i in range(len(table.options)):
            after = table.copy()
            after.apply(i)
            follow(after)

    table = position(alice=["Benalish Hero", "Timber Wolves", "Mesa Pegasus", "Grizzly Bears"])
    table.alice.attack(["Benalish Hero", "Timber Wolves", "Mesa Pegasus", "Grizzly Bears"])
    follow(table)
    assert len(found) == len(set(found)) == 15


def test_702_22d_all_attack_the_same() -> None:
    table = position(alice=["Benalish Hero", "Grizzly Bears", "Bear Cub"], bob=[WALKER])
    table.alice.attack({"Benalish Hero": "Walker", "Grizzly Bears": "bob", "Bear Cub": "Walker"})
    assert table.options == ["band with Bear Cub", "stay"]


def test_702_22d_not_at_all_where_nobody_attacks_the_same() -> None:
    table = position(alice=["Benalish Hero", "Grizzly Bears"], bob=[WALKER])
    table.alice.attack({"Benalish Hero": "Walker", "Grizzly Bears": "bob"})
    assert table.priority == "alice"


# --- A band goes on


def test_702_22e_it_lasts_though_banding_is_lost() -> None:
    table = position(alice=["Benalish Hero", "Grizzly Bears", "Plains"], alice_hand=[DISBAND], bob=["Hill Giant"])
    table.alice.attack(["Benalish Hero", "Grizzly Bears"], [["Benalish Hero", "Grizzly Bears"]])
    table.alice.cast("Disband", ["Benalish Hero"])
    table.resolve()
    table.bob.block({"Hill Giant": "Grizzly Bears"})
    assert bands(table) == [["Benalish Hero", "Grizzly Bears"]]
    assert table.blocked("Benalish Hero") is True


def test_702_22f_removed_from_combat_removed_from_the_band() -> None:
    table = position(
        alice=["Benalish Hero", "Grizzly Bears", "Timber Wolves", "Plains"], alice_hand=[PULL], bob=["Hill Giant"]
    )
    team = ["Benalish Hero", "Grizzly Bears", "Timber Wolves"]
    table.alice.attack(team, [team])
    table.alice.cast("Pull", ["Grizzly Bears"])  # the one that the others joined
    table.resolve()
    assert bands(table) == [["Benalish Hero", "Timber Wolves"]]
    table.bob.block({"Hill Giant": "Timber Wolves"})
    assert table.blocked("Benalish Hero") is True


def test_702_22g_abilities_are_not_shared() -> None:
    table = position(alice=["Mesa Pegasus", "Grizzly Bears"], bob=["Hill Giant"])
    table.alice.attack(["Mesa Pegasus", "Grizzly Bears"], [["Mesa Pegasus", "Grizzly Bears"]])
    with pytest.raises(NotOffered, match=r"702\.9b"):
        table.bob.block({"Hill Giant": "Mesa Pegasus"})


# --- Blocking a band


def test_702_22h_who_blocks_one_blocks_all() -> None:
    table = position(alice=["Mesa Pegasus", "Grizzly Bears", HORNS], bob=["Hill Giant"], triggers="automatic")
    table.alice.attack(["Mesa Pegasus", "Grizzly Bears"], [["Mesa Pegasus", "Grizzly Bears"]])
    table.bob.block({"Hill Giant": "Grizzly Bears"})
    assert table.blocked("Mesa Pegasus") is True
    assert table.blocked("Grizzly Bears") is True
    assert len(table.stack) == 2  # each of them became blocked (509.3c)


def test_702_22h_but_one_that_is_in_no_band_is_not_blocked() -> None:
    table = position(alice=["Mesa Pegasus", "Grizzly Bears", "Bear Cub"], bob=["Hill Giant"])
    table.alice.attack(["Mesa Pegasus", "Grizzly Bears", "Bear Cub"], [["Mesa Pegasus", "Grizzly Bears"]])
    table.bob.block({"Hill Giant": "Grizzly Bears"})
    assert table.blocked("Bear Cub") is False


def test_702_22i_an_effect_that_blocks_one_blocks_the_band() -> None:
    table = position(
        alice=["Mesa Pegasus", "Grizzly Bears", HORNS], bob=["Plains"], bob_hand=[CATCH], triggers="automatic"
    )
    table.alice.attack(["Mesa Pegasus", "Grizzly Bears"], [["Mesa Pegasus", "Grizzly Bears"]])
    table.advance_to("declare blockers")
    assert table.blocked("Mesa Pegasus") is False
    table.alice.passes()
    table.bob.cast("Catch", ["Grizzly Bears"])
    table.resolve()
    assert table.blocked("Mesa Pegasus") is True
    assert len(table.stack) == 2
    table.advance_to("end of combat")
    assert table.bob.life == 20


# --- Damage


def test_702_22k_the_active_player_divides_what_the_blocker_of_a_band_deals() -> None:
    table = position(alice=["Benalish Hero", "Grizzly Bears"], bob=["Hill Giant"])
    table.alice.attack(["Benalish Hero", "Grizzly Bears"], [["Benalish Hero", "Grizzly Bears"]])
    table.bob.block({"Hill Giant": "Benalish Hero"})
    table.advance_to("combat damage")
    assert (table.asked, table.asked_player) == ("assign damage", "alice")
    table.alice.assign({"Benalish Hero": 3})
    assert assigned(table)[-1] == ("Hill Giant", "Benalish Hero", 3)
    assert table.alice.battlefield == ["Grizzly Bears"]
    assert table.bob.battlefield == []


def test_702_22k_only_one_with_banding_now_gives_that_right() -> None:
    table = position(alice=["Benalish Hero", "Grizzly Bears", "Plains"], alice_hand=[DISBAND], bob=["Hill Giant"])
    table.alice.attack(["Benalish Hero", "Grizzly Bears"], [["Benalish Hero", "Grizzly Bears"]])
    table.bob.block({"Hill Giant": "Benalish Hero"})
    table.alice.cast("Disband", ["Benalish Hero"])
    table.resolve()
    table.advance_to("combat damage")
    assert (table.asked, table.asked_player) == ("assign damage", "bob")


def test_702_22j_the_defending_player_divides_what_is_dealt_to_blockers_with_banding() -> None:
    table = position(alice=["Colossapede"], bob=["Benalish Hero", "Grizzly Bears"])
    table.alice.attack(["Colossapede"])
    table.bob.block({"Benalish Hero": "Colossapede", "Grizzly Bears": "Colossapede"})
    table.advance_to("combat damage")
    assert (table.asked, table.asked_player) == ("assign damage", "bob")
    table.bob.assign({"Benalish Hero": 5})
    assert table.bob.battlefield == ["Grizzly Bears"]


def test_702_22j_without_an_order_even_where_there_is_one() -> None:
    table = position(alice=["Colossapede"], bob=["Grizzly Bears", "Benalish Hero"], rules=RULE_OF_2010)
    table.alice.attack(["Colossapede"])
    table.bob.block({"Benalish Hero": "Colossapede", "Grizzly Bears": "Colossapede"})
    table.alice.choose("Grizzly Bears")  # the damage assignment order of those days
    table.advance_to("combat damage")
    assert table.asked_player == "bob"
    table.bob.assign({"Grizzly Bears": 0})
    assert table.bob.battlefield == ["Grizzly Bears"]


def test_702_22j_702_19b_trample_only_past_blockers_with_lethal_damage() -> None:
    table = position(alice=["Colossal Dreadmaw"], bob=["Benalish Hero", "Grizzly Bears"])
    table.alice.attack(["Colossal Dreadmaw"])
    table.bob.block({"Benalish Hero": "Colossal Dreadmaw", "Grizzly Bears": "Colossal Dreadmaw"})
    table.advance_to("combat damage")
    assert table.asked_player == "bob"
    table.bob.assign({"Benalish Hero": 6})
    table.advance_to("end of combat")
    assert table.bob.life == 20


def test_702_22m_twice_is_once() -> None:
    helm = position(alice=["Benalish Hero", "Helm of Chatzuk", "Plains", "Grizzly Bears"])
    helm.alice.activate("Helm of Chatzuk", ["Benalish Hero"])
    helm.resolve()
    helm.alice.attack(["Benalish Hero", "Grizzly Bears"])
    assert helm.options == ["band with Grizzly Bears", "stay"]
