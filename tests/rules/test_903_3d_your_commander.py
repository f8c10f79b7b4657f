"""CR 903.3d: what speaks of commanders: any, those of somebody, and "your commander", which is one that you own."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import Table, position

from mainphase.cards.nodes import Zone

DOG = "Isamaru, Hound of Konda"
GIANT = "Doran, the Siege Tower"


def with_dog(**said: object) -> Table:
    """Alice has the dog as her commander on the battlefield, and bob has the giant in the command zone."""
    table = position(alice_commander=[DOG], alice=["Plains", *said.pop("alice", ())], bob_commander=[GIANT], **said)  # type: ignore[arg-type, misc]
    table.alice.cast(DOG)
    table.resolve()
    return table


def test_903_3d_as_long_as_you_control_your_commander() -> None:
    friend = invented("As long as you control your commander, ~ gets +2/+2.", "Old Friend")
    table = with_dog(alice=[friend, "Mountain"], alice_hand=["Lightning Bolt"])
    assert table.pt("Old Friend") == "4/4"
    table.alice.cast("Lightning Bolt", targets=[DOG])
    table.resolve()
    table.choose("yes")
    assert table.pt("Old Friend") == "2/2"  # one in the command zone is controlled by nobody


def test_903_3d_another_players_commander_is_not_yours() -> None:
    friend = invented("As long as you control your commander, ~ gets +2/+2.", "Old Friend")
    thief = invented("When this creature enters, gain control of target commander.", "Quick Thief", cost="{B}")
    table = with_dog(bob=["Swamp", friend], bob_hand=[thief])
    table.advance_to("bob's precombat main")
    table.bob.cast("Quick Thief")
    table.resolve_all()
    table.choose(DOG)
    table.resolve_all()
    assert table.bob.battlefield.count(DOG) == 1
    assert table.pt("Old Friend") == "2/2"


def test_903_3d_commanders_you_control_are_those_whoever_owns_them() -> None:
    host = invented("Commander creatures you control get +2/+2.", "Good Host")
    thief = invented("When this creature enters, gain control of target commander.", "Quick Thief", cost="{B}")
    table = with_dog(bob=["Swamp", host], bob_hand=[thief])
    assert table.pt(DOG) == "2/2"
    table.advance_to("bob's precombat main")
    table.bob.cast("Quick Thief")
    table.resolve_all()
    table.choose(DOG)
    table.resolve_all()
    assert table.pt(DOG) == "4/4"


def test_903_3d_a_spell_costs_nothing_while_you_control_a_commander() -> None:
    text = "If you control a commander, you may cast this spell without paying its mana cost.\nDraw two cards."
    gift = invented(text, "Free Gift", "Sorcery")
    table = with_dog(alice_hand=[gift])
    table.alice.cast("Free Gift", way=1)
    table.resolve()
    assert len(table.alice.hand) == 2
    table = position(alice_commander=[DOG], alice=["Plains"], alice_hand=[gift])
    with pytest.raises(NotOffered):
        table.alice.cast("Free Gift", way=1)


def test_903_3d_what_triggers_when_your_commander_enters_or_attacks() -> None:
    book = invented("Whenever your commander enters or attacks, draw a card.", "A Book", "Artifact")
    table = with_dog(alice=[book])
    table.resolve()
    assert len(table.alice.hand) == 1
    table.advance_to("bob's precombat main")
    hand = len(table.alice.hand)
    table.advance_to("alice's declare attackers")
    drawn = len(table.alice.hand)
    table.alice.attack([DOG])
    table.resolve()
    assert (drawn - hand, len(table.alice.hand) - drawn) == (1, 1)  # a turn's draw, and the trigger


@pytest.mark.rule("903.8")
def test_903_3d_each_time_you_have_cast_it_from_the_command_zone_counts() -> None:
    text = "Creatures you control get +1/+1 for each time you've cast your commander from the command zone this game."
    banner = invented(text, "A Banner", "Enchantment")
    table = with_dog(alice=[banner, "3 Plains", "Mountain", "Island"], alice_hand=["Lightning Bolt", "Unsummon"])
    assert table.pt(DOG) == "3/3"
    table.alice.cast("Lightning Bolt", targets=[DOG])
    table.resolve()
    table.choose("yes")
    table.alice.cast(DOG)
    table.resolve()
    assert table.pt(DOG) == "4/4"
    table.alice.cast("Unsummon", targets=[DOG])
    table.resolve()
    table.choose("no")
    assert sum(table.state.players[0].commander_casts.values()) == 2  # from the hand it would not count


BEACON = "Sacrifice this artifact: Put your commander into your hand from the command zone."


@pytest.mark.rule("903.9b")
def test_903_3d_your_commander_comes_to_your_hand_from_the_command_zone() -> None:
    beacon = invented(BEACON, "A Beacon", "Artifact")
    table = position(alice_commander=[DOG], alice=[beacon], bob_commander=[GIANT])
    table.alice.activate("A Beacon")
    table.resolve()
    table.choose("no")  # it could stay where it is
    assert table.alice.hand == [DOG]
    assert [table.name(oid) for oid in table.state.command] == [GIANT]


def test_702_124e_of_two_commanders_one_is_chosen() -> None:
    beacon = invented(BEACON, "A Beacon", "Artifact")
    table = position(alice_commander=[DOG, GIANT], alice=[beacon])
    table.alice.activate("A Beacon")
    table.resolve()
    table.choose(GIANT, "no")
    assert table.alice.hand == [GIANT]


def test_903_6_each_commander_they_control_is_returned_to_the_command_zone() -> None:
    vacuum = invented(
        "Target player returns each commander they control from the battlefield to the command zone.",
        "Vacuum",
        "Sorcery",
        cost="{R}",
    )
    table = with_dog(alice=["Mountain", "Memnite"], alice_hand=[vacuum])
    table.alice.cast("Vacuum", ["alice"])
    table.resolve()
    assert table.alice.battlefield == ["Plains", "Mountain", "Memnite"]
    assert table.find(DOG, Zone.COMMAND).owner == 0


HEIR = invented(
    "Whenever a creature you control dies or is put into the command zone, if it had one or more +1/+1 counters on it, "
    "you may put that many +1/+1 counters on target creature.",
    "Heir",
)


@pytest.mark.parametrize("how", ["Murder", "Vacuum", "Bounce"])
def test_903_9b_put_into_the_command_zone_instead_of_a_hand(how: str) -> None:
    spells = {
        "Murder": "Destroy target creature.",
        "Vacuum": "Target player returns each commander they control from the battlefield to the command zone.",
        "Bounce": "Return target creature to its owner's hand.",
    }
    grow = invented("Put two +1/+1 counters on target creature.", "Grow", "Sorcery", cost="{R}")
    spell = invented(spells[how], how, "Sorcery", cost="{R}")
    table = with_dog(alice=["Mountain", "Mountain", HEIR], alice_hand=[grow, spell])
    table.alice.cast("Grow", [DOG])
    table.resolve()
    table.alice.cast(how, ["alice" if how == "Vacuum" else DOG])
    table.resolve()
    while table.asked_about and "yes" in table.options:  # into the command zone
        table.choose("yes")
    table.choose("Heir")
    table.resolve()
    table.choose("yes")
    assert table.counters("Heir", "+1/+1") == 2


def test_603_4_without_counters_it_does_not_trigger() -> None:
    murder = invented("Destroy target creature.", "Murder", "Sorcery", cost="{R}")
    table = with_dog(alice=["Mountain", HEIR, "Memnite"], alice_hand=[murder])
    table.alice.cast("Murder", ["Memnite"])
    table.resolve_all()
    assert table.counters("Heir", "+1/+1") == 0
    assert table.stack == []


def test_903_3d_lieutenant_is_about_the_creature_and_others_besides() -> None:
    """An ability word (207.2c): as long as its controller's commander is on their side of the battlefield."""
    text = (
        "Lieutenant — As long as you control your commander, ~ gets +2/+2 and other creatures you control get +1/+0 "
        "and have vigilance."
    )
    marshal = invented(text, "Marshal")
    table = with_dog(alice=[marshal, "Memnite", "Mountain"], alice_hand=["Lightning Bolt"])
    assert [table.pt(name) for name in ("Marshal", "Memnite", DOG)] == ["4/4", "2/1", "3/2"]
    table.alice.cast("Lightning Bolt", targets=[DOG])
    table.resolve()
    table.choose("yes")
    assert [table.pt(name) for name in ("Marshal", "Memnite")] == ["2/2", "1/1"]


@pytest.mark.rule("113.6k")
def test_903_8_what_puts_itself_onto_the_battlefield_from_the_command_zone_costs_no_more_for_it() -> None:
    wanderer = invented(
        "{1}{W}: Put ~ onto the battlefield from the command zone.", "Wanderer", "Legendary Creature — Bird Wizard",
        cost="{G}{W}{U}",
    )  # fmt: skip
    table = position(alice_commander=[wanderer], alice=["4 Plains"], bob_commander=[GIANT], bob=["4 Plains"])
    table.alice.activate("Wanderer")
    table.resolve()
    assert "Wanderer" in table.alice.battlefield
    assert table.state.players[0].commander_casts == {}
    with pytest.raises(NotOffered):  # it works there alone
        table.alice.activate("Wanderer")


def test_903_3e_it_is_found_in_every_zone_its_owners_library_too() -> None:
    text = "Whenever you cast a creature spell that shares a creature type with your commander, you gain 3 life."
    kin = invented(text, "Kin", "Enchantment")
    hound = invented("", "Pup", "Creature — Hound Dog", cost="{W}")
    for zone in ("alice_library", "alice_hand", "alice_commander"):
        table = position(
            alice=[kin, "2 Plains"],
            alice_commander=[DOG],
            alice_hand=[hound, "Memnite", *([DOG] if zone == "alice_hand" else [])],
            alice_library=[DOG] if zone == "alice_library" else [],
        )
        if zone != "alice_commander":
            table.state.command.clear()
        table.alice.cast("Memnite")
        table.resolve_all()
        assert table.alice.life == 20
        table.alice.cast("Pup")
        table.resolve_all()
        assert table.alice.life == 23
