"""CR 115.1, 601.2c, 510.1a, 120.3, 702.85c and others: targets of different players, combat damage by toughness for a
turn, exactly so much damage, who controlled the target, cascade twice, discover X.
"""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

SWAP = invented(
    "Exchange control of two target creatures controlled by different players.", "Swap", "Instant", cost="{0}"
)
AWAY = invented("Choose two target creatures controlled by different players. Return those creatures to their owners' "
                "hands.", "Away", "Instant", cost="{0}")  # fmt: skip


def test_601_2c_the_second_target_is_another_players() -> None:
    for card in (SWAP, AWAY):
        table = position(alice=["Memnite", "Bear Cub"], alice_hand=[card], bob=["Ornithopter"])
        at = [i for i, said in enumerate(table.options) if said.startswith(f"cast {card.name}")]
        table.apply(at[0])
        table.choose("Memnite")
        if table.asked == "target":
            assert table.options == ["Ornithopter"]
            table.choose("Ornithopter")
        table.resolve_all()
        if card is SWAP:
            assert (table.controller("Memnite"), table.controller("Ornithopter")) == ("bob", "alice")
        else:
            assert (table.alice.hand, table.bob.hand) == (["Memnite"], ["Ornithopter"])
        alone = position(alice=["Memnite", "Bear Cub"], alice_hand=[card])
        assert not any(said.startswith("cast") for said in alone.options)


def test_510_1a_by_toughness_for_the_turn() -> None:
    pony = invented("{0}: Target creature you control assigns combat damage equal to its toughness rather than its "
                    "power "
                    "this turn.", "Pony")  # fmt: skip
    wall = invented("", "Thick One", pt="1/5")
    table = position(alice=[pony, wall])
    table.alice.activate("Pony", targets=["Thick One"])
    table.resolve_all()
    table.alice.attack({"Thick One": "bob"})
    table.advance_to("turn 1, end of combat")
    assert table.bob.life == 15
    table.advance_to("turn 3, precombat main")
    table.alice.attack({"Thick One": "bob"})
    table.advance_to("turn 3, end of combat")
    assert table.bob.life == 14


def test_120_3_exactly_one_damage_to_a_permanent_or_player() -> None:
    stubs = invented("Whenever another source you control deals exactly 1 damage to a permanent or player, ~ deals 2 "
                     "damage to that permanent or player.", "Stubs")  # fmt: skip
    ping = invented("~ deals 1 damage to any target.", "Ping", "Instant", cost="{0}")
    bolt = invented("~ deals 3 damage to any target.", "Bolt", "Instant", cost="{0}")
    table = position(alice=[stubs], alice_hand=[ping, ping, bolt], bob=["Hill Giant"])
    table.alice.cast("Ping", ["bob"])
    table.resolve_all()
    assert table.bob.life == 17
    table.alice.cast("Ping", ["Hill Giant"])
    table.resolve_all()
    assert "Hill Giant" not in table.battlefield
    table.alice.cast("Bolt", ["bob"])
    table.resolve_all()
    assert table.bob.life == 14


def test_608_2c_that_player_is_whoever_controls_the_target() -> None:
    siren = invented("{0}: Tap target creature an opponent controls. That player draws a card.", "Siren")
    table = position(alice=[siren], bob=["Memnite"], bob_library=["2 Forest"])
    table.alice.activate("Siren", targets=["Memnite"])
    table.resolve_all()
    assert table.bob.hand == ["Forest"]


def test_608_2c_that_player_untaps_it_and_gains_control_of_it() -> None:
    god = invented("At the beginning of each player's upkeep, that player untaps ~ and gains control of it.", "God")
    table = position(alice=[god])
    table.alice.attack({"God": "bob"})
    table.advance_to("turn 2, draw")
    assert (table.controller("God"), table.tapped("God")) == ("bob", False)


def test_702_85c_cascade_twice() -> None:
    gorger = invented(
        'Colorless spells you cast from your hand with mana value 2 or greater have "Cascade, cascade."', "Gorger"
    )
    big = invented("", "Big One", "Artifact Creature — Golem", cost="{2}")
    table = position(alice=[gorger, "2 Forest"], alice_hand=[big], alice_library=["Memnite", "Ornithopter", "3 Forest"])
    table.alice.cast("Big One")
    assert table.stack.count("Big One") == 3, "the spell and two abilities"
    while table.stack or table.asked != "priority":
        if table.asked == "priority":
            table.resolve()
        else:
            table.choose("yes") if "yes" in table.options else table.apply(0)
    assert {"Memnite", "Ornithopter", "Big One"} <= set(table.battlefield)


def test_701_57a_discover_the_mana_value_of_the_exiled_card() -> None:
    digger = invented("{T}, Exile a creature card from your graveyard: Discover X, where X is the mana value of the "
                      "exiled "
                      "card.", "Digger")  # fmt: skip
    table = position(
        alice=[digger], alice_graveyard=["Grizzly Bears"], alice_library=["Hill Giant", "Bear Cub", "Forest"]
    )
    table.alice.activate("Digger")
    while table.stack or table.asked != "priority":
        if table.asked == "priority":
            table.resolve()
        else:
            table.apply(0)
    assert "Hill Giant" not in table.battlefield + table.alice.hand
    assert "Bear Cub" in table.battlefield + table.alice.hand


def test_608_2g_a_discarded_card_may_be_cast_from_the_graveyard() -> None:
    oskar = invented("Whenever you discard a nonland card, you may cast it from your graveyard.", "Oskar")
    rummage = invented("Discard a card.", "Rummage", "Instant", cost="{0}")
    table = position(alice=[oskar], alice_hand=[rummage, "Memnite"])
    table.alice.cast("Rummage")
    table.resolve()
    table.resolve()
    while table.asked != "priority":
        table.choose("yes") if "yes" in table.options else table.apply(0)
    table.resolve_all()
    assert "Memnite" in table.battlefield


def test_613_one_of_two_by_name() -> None:
    lord = invented(
        "~ gets +2/+2 as long as you control a permanent named Bear Cub or a permanent named Hill Giant.", "Lord"
    )
    for other, size in (("Bear Cub", "4/4"), ("Hill Giant", "4/4"), ("Memnite", "2/2")):
        assert position(alice=[lord, other]).pt("Lord") == size
