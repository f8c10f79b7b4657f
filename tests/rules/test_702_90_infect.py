"""CR 702.90, 702.80, 702.164, 702.70, 704.5c: infect, wither, toxic, poisonous, poison."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.words import (
    any_target,
    card,
    creature,
    damage,
    infect,
    lifelink,
    pay,
    tap_this,
    target,
    toxic,
    wither,
)

AGENT = card("Agent", "{G}", creature, pt="2/2")(infect)
SCAR = card("Scar", "{G}", creature, pt="2/2")(wither)
MITE = card("Mite", "{W}", creature, pt="1/1")(toxic(1), toxic(2))
LEECH = card("Leech", "{W}", creature, pt="2/2")(infect, lifelink)
DART = card("Dart", "{W}", creature, pt="1/1")(infect, pay(tap_this).targeting(any_target).do(damage(1, to=target)))
TOOTH = card("Tooth", "{W}", creature, pt="1/1")(toxic(1), pay(tap_this).targeting(any_target).do(damage(1, to=target)))


def poison(table: object, player: int) -> int:
    return table.state.players[player].counters.get("poison", 0)  # type: ignore[attr-defined,no-any-return]


def test_702_90b_a_player_gets_poison_and_loses_no_life() -> None:
    table = position(alice=[AGENT])
    table.alice.attack(["Agent"])
    table.advance_to("combat damage")
    assert table.bob.life == 20
    assert poison(table, 1) == 2
    assert not table.events("life lost")


def test_702_90c_a_creature_gets_counters_and_no_damage_is_marked() -> None:
    table = position(alice=[AGENT], bob=["Hill Giant"])
    table.alice.attack(["Agent"])
    table.bob.block({"Hill Giant": "Agent"})
    table.advance_to("combat damage")
    assert table.damage("Hill Giant") == 0
    assert table.counters("Hill Giant", "-1/-1") == 2
    assert table.pt("Hill Giant") == "1/1"


def test_702_90e_not_in_combat_too() -> None:
    table = position(alice=[DART])
    table.alice.activate("Dart", ["bob"])
    table.resolve()
    assert poison(table, 1) == 1
    assert table.bob.life == 20


def test_120_3f_lifelink_counts_it_as_damage() -> None:
    table = position(alice=[LEECH])
    table.alice.attack(["Leech"])
    table.advance_to("combat damage")
    assert table.alice.life == 22


def test_702_80a_wither_to_creatures_only() -> None:
    table = position(alice=[SCAR, "Grizzly Bears"], bob=["Hill Giant"])
    table.alice.attack([SCAR.name, "Grizzly Bears"])
    table.bob.block({"Hill Giant": "Grizzly Bears"})
    table.advance_to("combat damage")
    assert table.bob.life == 18
    assert table.damage("Hill Giant") == 2
    table = position(alice=[SCAR], bob=["Hill Giant"])
    table.alice.attack([SCAR.name])
    table.bob.block({"Hill Giant": "Scar"})
    table.advance_to("combat damage")
    assert table.counters("Hill Giant", "-1/-1") == 2


def test_702_164b_702_164c_combat_damage_and_poison_by_the_total() -> None:
    table = position(alice=[MITE])
    table.alice.attack(["Mite"])
    table.advance_to("combat damage")
    assert table.bob.life == 19
    assert poison(table, 1) == 3


def test_702_164c_combat_damage_only() -> None:
    table = position(alice=[TOOTH])
    table.alice.activate("Tooth", ["bob"])
    table.resolve()
    assert table.bob.life == 19
    assert poison(table, 1) == 0


def test_120_4b_the_counters_may_be_replaced() -> None:
    table = position(alice=[AGENT, "Vorinclex, Monstrous Raider"])
    table.alice.attack(["Agent"])
    table.advance_to("combat damage")
    assert poison(table, 1) == 4


def test_702_70a_poisonous_triggers_for_each_sliver() -> None:
    table = position(alice=["Virulent Sliver", "Metallic Sliver"])
    table.alice.attack(["Virulent Sliver", "Metallic Sliver"])
    table.advance_to("combat damage")
    if table.asked == "order triggers":
        table.apply(0)
    assert sorted(table.stack) == ["Metallic Sliver", "Virulent Sliver"]
    table.resolve_all()
    assert poison(table, 1) == 2
    assert table.bob.life == 18


def test_704_5c_ten_poison_counters() -> None:
    table = position(alice=[AGENT], bob_poison=8)
    table.alice.attack(["Agent"])
    table.advance_to("combat damage") if not table.over else None
    assert table.over
    assert table.winners == ["alice"]
    assert [e.rule for e in table.events("player loses")] == ["704.5c"]


def test_122_1_for_each_poison_counter_that_a_player_has() -> None:
    leech = invented(
        "Target player mills a card for each poison counter they have.", name="Leech", types="Sorcery", cost="{0}"
    )
    table = position(alice_hand=[leech], alice_poison=1, bob_poison=3)
    table.alice.cast("Leech", ["bob"])
    table.resolve()
    assert (len(table.bob.graveyard), len(table.alice.graveyard)) == (3, 1)
