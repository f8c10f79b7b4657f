"""What changed on 11 July 2009 and 8 November 2024: the stack's combat damage, mana burn, ordered damage. One test on
each side of each day.
"""

from __future__ import annotations

import pytest
from tests.dates.making import cast, spell
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, HasKeywords, Keyword


def blocked(rules: str, **more: object) -> Table:
    """Alice's bears are blocked by Bob's giant; it is the combat damage step."""
    table = position(
        alice=["Grizzly Bears", "Island"],
        alice_hand=["Unsummon"],
        bob=["Hill Giant"],
        rules=rules,
    )
    table.alice.attack(["Grizzly Bears"])
    table.bob.block({"Hill Giant": "Grizzly Bears"})
    table.advance_to("combat damage")
    return table


def test_310_2_damage_waits_on_the_stack_and_is_dealt_though_its_dealer_left_until_10_july_2009() -> None:
    table = blocked("2009-07-10")
    assert table.stack == ["combat damage"]
    assert table.events("put on the stack", rule="310.1")
    assert not table.events("damage dealt")
    table.alice.cast("Unsummon", targets=["Grizzly Bears"])
    table.resolve()
    table.resolve()
    assert [(e.what, e.other, e.amount, e.rule) for e in table.events("damage dealt")] == [
        ("Grizzly Bears", "Hill Giant", 2, "310.4")
    ]
    assert table.damage("Hill Giant") == 2
    assert table.alice.hand == ["Grizzly Bears"]


def test_510_2_damage_is_dealt_at_once_since_11_july_2009() -> None:
    table = blocked("2009-07-11")
    assert table.stack == []
    assert len(table.events("damage dealt", rule="510.2")) == 2
    assert table.alice.graveyard == ["Grizzly Bears"]


def test_310_3_combat_damage_on_the_stack_is_nothing_to_counter() -> None:
    table = position(
        alice=["Grizzly Bears", "2 Island"], alice_hand=["Counterspell"], rules="2004-06-01", step="precombat main"
    )
    table.alice.attack(["Grizzly Bears"])
    table.advance_to("combat damage")
    assert table.stack == ["combat damage"]
    with pytest.raises(NotOffered):
        table.alice.cast("Counterspell", targets=["combat damage"])
    table.resolve()
    assert table.bob.life == 18


def test_310_5_first_strike_puts_damage_on_the_stack_twice() -> None:
    table = position(alice=["White Knight", "Grizzly Bears"], rules="2005-08-01")
    table.alice.attack(["White Knight", "Grizzly Bears"])
    table.advance_to("first-strike damage")
    assert table.stack == ["combat damage"]
    table.resolve()
    assert table.bob.life == 18
    table.alice.passes()
    table.bob.passes()
    assert table.stack == ["combat damage"]
    table.resolve()
    assert table.bob.life == 16


def mana_left(rules: str) -> Table:
    table = position(alice=["Forest"], rules=rules, step="upkeep")
    table.alice.taps("Forest")
    table.alice.passes()
    table.bob.passes()
    return table


def test_300_3_mana_flows_from_step_to_step_and_burns_as_the_phase_ends_until_10_july_2009() -> None:
    table = mana_left("2009-07-10")
    assert table.step == "draw step"
    if table.stack:
        table.resolve()
    assert table.alice.mana == "G"
    table.advance_to("precombat main")
    assert table.alice.mana == ""
    assert table.alice.life == 19
    assert [e.rule for e in table.events("mana burn")] == ["300.3"]


def test_500_4_mana_is_lost_without_harm_as_each_step_ends_since_11_july_2009() -> None:
    table = mana_left("2009-07-11")
    assert (table.step, table.alice.mana, table.alice.life) == ("draw step", "", 20)
    assert [e.rule for e in table.events("mana empties")] == ["500.4"]


def test_304_1_the_draw_uses_the_stack_until_30_june_2003() -> None:
    table = position(alice_library=["Forest"], bob=["Howling Mine"], rules="2003-06-30", step="upkeep")
    table.advance_to("draw")
    assert table.stack == ["Howling Mine", "draw for the turn"]
    assert table.alice.hand == []
    table.resolve()
    assert table.alice.hand == ["Forest"]
    assert [e.rule for e in table.events("draw")] == ["304.1"]


def test_304_1_the_draw_is_an_action_before_anybody_may_act_since_1_july_2003() -> None:
    table = position(alice_library=["Forest"], rules="2003-07-01", step="upkeep")
    table.advance_to("draw")
    assert (table.stack, table.alice.hand) == ([], ["Forest"])


def two_blockers(rules: str) -> Table:
    table = position(alice=["Craw Wurm"], bob=["Hill Giant", "Grizzly Bears"], rules=rules)
    table.alice.attack(["Craw Wurm"])
    table.bob.block({"Hill Giant": "Craw Wurm", "Grizzly Bears": "Craw Wurm"})
    return table


def test_310_2c_damage_is_divided_freely_until_10_july_2009() -> None:
    table = two_blockers("2009-07-10")
    table.advance_to("combat damage")
    assert table.asked == "assign damage"
    table.alice.assign({"Hill Giant": 1})
    table.resolve()
    assert (table.damage("Hill Giant"), table.bob.graveyard) == (1, ["Grizzly Bears"])


@pytest.mark.parametrize("rules", ["2009-07-11", "2024-11-07"])
def test_510_1c_blockers_are_put_in_order_and_the_first_needs_lethal_damage(rules: str) -> None:
    table = two_blockers(rules)
    assert table.asked == "damage order"
    table.alice.choose("Hill Giant")
    table.advance_to("combat damage")
    assert table.asked == "assign damage"
    assert table.options == ["3", "4", "5", "6"]


def test_510_1c_damage_is_divided_freely_since_8_november_2024() -> None:
    table = two_blockers("2024-11-08")
    table.advance_to("combat damage")
    assert table.options[0] == "0"


# --- Deathtouch and lifelink trigger until 10 July 2009


def rats(rules: str) -> Table:
    table = position(alice=["Typhoid Rats"], bob=["Hill Giant"], rules=rules)
    table.alice.attack(["Typhoid Rats"])
    table.bob.block({"Hill Giant": "Typhoid Rats"})
    table.advance_to("combat damage")
    if table.stack == ["combat damage"]:
        table.resolve()
    return table


def test_502_63a_deathtouch_triggers_until_10_july_2009() -> None:
    table = rats("2009-07-10")
    assert table.stack == ["Typhoid Rats"]
    assert (table.bob.battlefield, table.alice.graveyard) == (["Hill Giant"], ["Typhoid Rats"])
    table.resolve()
    assert table.bob.graveyard == ["Hill Giant"]


def test_704_5h_deathtouch_kills_at_once_since_11_july_2009() -> None:
    table = rats("2009-07-11")
    assert (table.stack, table.bob.graveyard) == ([], ["Hill Giant"])


LIFE = CardDef("Healer", None, CardType.CREATURE, power=2, toughness=2, abilities=(HasKeywords(Keyword.LIFELINK),))


def test_502_68a_lifelink_triggers_until_10_july_2009() -> None:
    table = position(alice=[LIFE], rules="2009-07-10")
    table.alice.attack(["Healer"])
    table.advance_to("combat damage")
    table.resolve()
    assert (table.alice.life, table.bob.life, table.stack) == (20, 18, ["Healer"])
    table.resolve()
    assert table.alice.life == 22


def test_119_3e_lifelink_gains_with_the_damage_since_11_july_2009() -> None:
    table = position(alice=[LIFE], rules="2009-07-11")
    table.alice.attack(["Healer"])
    table.advance_to("combat damage")
    assert (table.alice.life, table.stack) == (22, [])


def twice_linked(rules: str, *more: CardDef) -> Table:
    """A creature with lifelink is given it again, attacks, and its damage has been dealt."""
    bless = spell("Bless", n.Apply(n.Each(CREATURE), (n.GainKeywords(Keyword.LIFELINK),)))
    table = position(alice=[LIFE], alice_hand=[bless, *more], rules=rules, triggers="automatic")
    for one in (bless, *more):
        cast(table, one.name)
    table.alice.attack(["Healer"])
    table.advance_to("combat damage")
    if table.stack == ["combat damage"]:
        table.resolve()
    return table


CREATURE = n.OfType(CardType.CREATURE)


def test_502_68b_each_instance_of_lifelink_triggers_until_10_july_2009() -> None:
    table = twice_linked("2009-07-10")
    assert table.stack == ["Healer", "Healer"]
    table.resolve_all()
    assert table.alice.life == 24
    lose = spell("Curse", n.Apply(n.Each(CREATURE), (n.LoseKeywords(Keyword.LIFELINK),)))
    assert twice_linked("2009-07-10", lose).stack == [], "whoever loses lifelink loses it however often it is there"


def test_702_15f_lifelink_twice_is_lifelink_since_11_july_2009() -> None:
    table = twice_linked("2009-07-11")
    assert (table.alice.life, table.stack) == (22, [])


def test_502_63b_each_instance_of_deathtouch_triggers_until_10_july_2009() -> None:
    """So a creature that regenerates once dies of the second."""
    venom = spell("Venom", n.Apply(n.Each(n.Named("Typhoid Rats")), (n.GainKeywords(Keyword.DEATHTOUCH),)))
    for rules, triggers in (("2009-07-10", 2), ("2009-07-11", 0)):
        table = position(
            alice=["Typhoid Rats"], alice_hand=[venom], bob=["Hill Giant"], rules=rules, triggers="automatic"
        )
        cast(table, "Venom")
        table.alice.attack(["Typhoid Rats"])
        table.bob.block({"Hill Giant": "Typhoid Rats"})
        table.advance_to("combat damage")
        if table.stack == ["combat damage"]:
            table.resolve()
        assert table.stack == ["Typhoid Rats"] * triggers
        table.resolve_all()
        assert table.bob.graveyard == ["Hill Giant"]
