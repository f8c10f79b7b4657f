"""CR 306, 606, 114: planeswalkers, loyalty abilities, emblems."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration
from mainphase.cards.words import (
    apply,
    card,
    creature,
    destroy,
    do,
    draw,
    emblem,
    gain_life,
    gets,
    have,
    instant,
    is_a,
    later,
    loyalty,
    permanent,
    planeswalker,
    return_to_hand,
    sorcery,
    target,
    targeting,
    up_to,
    whenever,
    yours,
)

AJANI = "Ajani Vengeant"
KIORA = "Kiora, the Crashing Wave"
SAGE = card("Sage", "{W}", planeswalker, "Sage", loyalty=3)(
    loyalty(0).do(gain_life(1)),
    loyalty(+1).do(gain_life(2)),
    loyalty(-4).do(draw(1)),
)
SLAY = card("Slay", "{W}", instant)(targeting(planeswalker).do(destroy(target)))
RALLY = card("Rally", "{W}", sorcery)(do(emblem("Rally", have(is_a(creature, yours), gets(1, 1)))))
SPY = card("Spy", "{W}", instant)(
    targeting(up_to(2, creature)).do(
        later(
            whenever(n.DealsDamage(n.OneOf(n.Saved("target 0")), combat_only=True)).do(draw(1)),
            once=False,
            until=Duration.YOUR_NEXT_TURN,
        )
    )
)
RELIC = card("Relic", "{0}", instant)(targeting(planeswalker).do(apply(target, n.SetTypes(n.CardType.ARTIFACT))))
STARVE = card("Starve", "{0}", instant)(
    targeting(permanent).do(n.RemoveCounters("loyalty", n.Fixed(9), target)),
)
FREEZE = card("Freeze", "{W}", instant)(targeting(creature).do(n.StayTapped(target)))


def test_306_1_cast_as_a_sorcery_would_be() -> None:
    table = position(alice=["4 Plains"], alice_hand=[SAGE], step="upkeep")
    with pytest.raises(NotOffered) as refused:
        table.alice.cast("Sage")
    assert refused.value.rule == "306.1"


def test_306_2_306_5b_it_enters_under_its_controllers_control_with_its_loyalty() -> None:
    table = position(alice=["Plains"], alice_hand=[SAGE])
    table.alice.cast("Sage")
    table.resolve()
    assert table.counters("Sage", "loyalty") == 3
    assert table.controller("Sage") == "alice"


def test_306_5_what_is_no_planeswalker_has_no_loyalty() -> None:
    """An artifact that was a planeswalker keeps its counters, and does not go when they do (704.5i)."""
    table = position(alice=[SAGE], alice_hand=[RELIC, STARVE])
    table.alice.cast("Relic", ["Sage"])
    table.resolve()
    table.alice.cast("Starve", ["Sage"])
    table.resolve()
    assert table.counters("Sage", "loyalty") == 0
    assert table.battlefield == ["Sage"]


def test_306_5a_the_printed_loyalty_counts_where_it_is_not_on_the_battlefield() -> None:
    """Used down to 1 and returned, it starts over with 3."""
    home = card("Home", "{0}", instant)(targeting(planeswalker).do(return_to_hand(target)))
    table = position(alice=["2 Plains"], alice_hand=[SAGE, home])
    table.alice.cast("Sage")
    table.resolve()
    table.alice.activate("Sage", ability=1)
    table.resolve()
    assert table.counters("Sage", "loyalty") == 4
    table.alice.cast("Home", ["Sage"])
    table.resolve()
    table.alice.cast("Sage")
    table.resolve()
    assert table.counters("Sage", "loyalty") == 3


def test_306_5c_on_the_battlefield_its_loyalty_is_its_counters() -> None:
    table = position(alice=[SAGE], alice_hand=[STARVE])
    table.alice.cast("Starve", ["Sage"])
    table.resolve()
    assert table.alice.graveyard == ["Starve", "Sage"]


def test_606_3_only_when_a_sorcery_could_be_cast() -> None:
    table = position(alice=[SAGE], step="upkeep")
    with pytest.raises(NotOffered) as refused:
        table.alice.activate("Sage")
    assert refused.value.rule == "606.3"
    table.advance_to("precombat main")
    table.alice.activate("Sage", ability=1)
    assert table.counters("Sage", "loyalty") == 4
    table.resolve()
    assert table.alice.life == 22


def test_306_5d_606_3_one_loyalty_ability_of_a_permanent_each_turn() -> None:
    table = position(alice=[SAGE, SAGE])
    table.alice.activate("Sage", ability=1)
    table.resolve()
    table.alice.activate("Sage 2", ability=0)
    table.resolve()
    for name in ("Sage", "Sage 2"):
        with pytest.raises(NotOffered) as refused:
            table.alice.activate(name, ability=0)
        assert refused.value.rule == "606.3"
    table.advance_to("turn 3, precombat main")
    table.alice.activate("Sage", ability=1)
    assert table.counters("Sage", "loyalty") == 5


def test_606_3_not_a_planeswalker_of_somebody_else() -> None:
    table = position(alice=["Plains"], bob=[SAGE])
    with pytest.raises(NotOffered):
        table.alice.activate("Sage")


def test_606_6_too_little_loyalty_for_the_cost() -> None:
    table = position(alice=[SAGE])
    with pytest.raises(NotOffered) as refused:
        table.alice.activate("Sage", ability=2)
    assert refused.value.rule == "606.6"


def test_306_9_without_loyalty_it_is_put_into_the_graveyard() -> None:
    table = position(alice=["Ajani Vengeant (2 loyalty)"])
    table.alice.activate(AJANI, ["bob"], ability=1)
    assert table.alice.graveyard == [AJANI]
    assert [e.rule for e in table.events("state-based action")] == ["704.5i"]
    table.resolve()  # the ability does not need its source
    assert table.bob.life == 17
    assert table.alice.life == 23


def test_306_8_damage_removes_loyalty_and_marks_nothing() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Shock", "Lightning Bolt"], bob=[AJANI])
    table.alice.cast("Shock", [AJANI])
    table.resolve()
    assert table.counters(AJANI, "loyalty") == 1
    assert table.damage(AJANI) == 0
    assert [e.rule for e in table.events("counters removed")] == ["120.3c"]
    table.alice.cast("Lightning Bolt", [AJANI])
    table.resolve()
    assert table.bob.graveyard == [AJANI]


def test_306_6_it_can_be_attacked() -> None:
    table = position(alice=["Grizzly Bears", "Hill Giant"], bob=[AJANI])
    table.alice.attack({"Grizzly Bears": AJANI, "Hill Giant": "bob"})
    table.advance_to("combat damage")
    assert table.counters(AJANI, "loyalty") == 1
    assert table.bob.life == 17


def test_506_4c_what_attacked_it_goes_on_attacking_nothing() -> None:
    table = position(alice=["Hill Giant", "Plains"], alice_hand=[SLAY], bob=[AJANI])
    table.alice.attack({"Hill Giant": AJANI})
    table.alice.cast("Slay", [AJANI])
    table.resolve()
    assert table.attackers == {"Hill Giant": ""}
    table.advance_to("postcombat main")
    assert table.bob.life == 20


def test_704_5j_two_of_one_name() -> None:
    table = position(alice=["4 Plains", "Mountain", AJANI], alice_hand=[AJANI])
    table.alice.cast(AJANI)
    table.resolve()
    assert table.asked == "legend rule"


def test_502_3_the_target_stays_tapped_once() -> None:
    table = position(alice=[AJANI], bob=["Hill Giant (tapped)"])
    table.alice.activate(AJANI, ["Hill Giant"], ability=0)
    table.resolve()
    table.advance_to("turn 2, upkeep")
    assert table.tapped("Hill Giant")
    table.advance_to("turn 4, upkeep")
    assert not table.tapped("Hill Giant")


def test_ajani_destroys_lands_of_the_player() -> None:
    table = position(alice=["Ajani Vengeant (7 loyalty)", "Plains"], bob=["3 Forest", "Grizzly Bears"])
    table.alice.activate(AJANI, ["bob"], ability=2)
    table.resolve()
    assert table.bob.battlefield == ["Grizzly Bears"]
    assert table.alice.battlefield == ["Plains"]


def test_615_prevention_until_your_next_turn() -> None:
    table = position(alice=[KIORA, "Mountain"], alice_hand=["Shock"], bob=["Hill Giant"])
    table.alice.activate(KIORA, ["Hill Giant"], ability=0)
    table.resolve()
    table.alice.cast("Shock", ["Hill Giant"])
    table.resolve()
    assert table.damage("Hill Giant") == 0
    table.advance_to("turn 2, declare attackers")
    table.bob.attack({"Hill Giant": "alice"})
    table.advance_to("combat damage")
    assert table.alice.life == 20
    table.advance_to("turn 4, declare attackers")
    table.bob.attack({"Hill Giant": "alice"})
    table.advance_to("combat damage")
    assert table.alice.life == 17


def test_kiora_draws_and_allows_a_land() -> None:
    table = position(alice=[KIORA], alice_hand=["2 Forest"])
    table.alice.activate(KIORA, ability=1)
    table.resolve()
    table.alice.play_land("Forest")
    table.alice.play_land("Forest")
    assert len(table.alice.hand) == 1


def test_114_4_the_abilities_of_an_emblem_trigger_from_the_command_zone() -> None:
    table = position(alice=["Kiora, the Crashing Wave (5 loyalty)"])
    table.alice.activate(KIORA, ability=2)
    table.resolve()
    assert [e.rule for e in table.events("token created")] == ["114.1"]
    assert table.alice.battlefield == []
    table.advance_to("end step")
    assert table.stack == ["Kiora Emblem"]
    table.resolve()
    assert table.pt("Kraken Token") == "9/9"
    table.advance_to("turn 3, end step")
    table.resolve()
    assert table.alice.battlefield == ["Kraken Token", "Kraken Token"]


def test_114_4_a_static_ability_of_an_emblem() -> None:
    table = position(alice=["Plains", "Grizzly Bears"], alice_hand=[RALLY], bob=["Grizzly Bears"])
    table.alice.cast("Rally")
    table.resolve()
    assert table.pt("alice's Grizzly Bears") == "3/3"
    assert table.pt("bob's Grizzly Bears") == "2/2"
    twin = table.copy()
    assert twin.pt("alice's Grizzly Bears") == "3/3"


def test_603_7c_a_delayed_ability_until_your_next_turn() -> None:
    table = position(alice=["Grizzly Bears", "Hill Giant", "Plains"], alice_hand=[SPY], step="upkeep")
    table.alice.cast("Spy", ["Grizzly Bears", "Hill Giant"])
    table.resolve()
    table.advance_to("declare attackers")
    hand = len(table.alice.hand)
    table.alice.attack(["Grizzly Bears", "Hill Giant"])
    table.advance_to("combat damage")
    if table.asked == "order triggers":
        table.apply(0)
    table.resolve_all()
    assert len(table.alice.hand) == hand + 2
    table.advance_to("turn 3, upkeep")
    assert not table.state.delayed


def test_502_3_it_is_the_controllers_next_untap_step_that_counts() -> None:
    table = position(alice=["Plains"], alice_hand=[FREEZE], bob=["Hill Giant (tapped)"], step="upkeep")
    table.alice.cast("Freeze", ["Hill Giant"])
    table.resolve()
    table.advance_to("bob's upkeep")
    assert table.tapped("Hill Giant")
    assert not table.state.lasting
