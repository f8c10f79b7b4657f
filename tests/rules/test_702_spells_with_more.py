"""CR 702: keywords by which a spell does more, or comes again: awaken, demonstrate, recover, ripple; and increment."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    awaken,
    card,
    creature,
    demonstrate,
    do,
    escape,
    gain_life,
    increment,
    lose_life,
    recover,
    ripple,
    sorcery,
    targeting,
)

BEARS = "Grizzly Bears"
DRAINED = card("Drain", "{1}", sorcery)(do(lose_life(1, n.EachOpponent())), demonstrate)


def waking() -> n.CardDef:
    return card("Wake", "{1}", sorcery)(targeting(creature).do(n.Destroy(n.Target(0))), awaken(3, "{3}"))


def test_702_113a_awaken_makes_a_land_a_creature_too() -> None:
    table = position(alice=["3 Swamp"], alice_hand=[waking()], bob=[BEARS])
    table.alice.cast("Wake", [BEARS, "Swamp 2"], way=1)
    table.resolve()
    assert table.bob.graveyard == [BEARS]
    assert table.pt("Swamp 2") == "3/3"
    assert table.has("Swamp 2", n.Keyword.HASTE)
    assert table.counters("Swamp 2", "+1/+1") == 3


def test_702_113b_for_its_mana_cost_it_has_no_land_as_target() -> None:
    table = position(alice=["3 Swamp"], alice_hand=[waking()], bob=[BEARS])
    table.alice.cast("Wake", [BEARS])
    table.resolve()
    assert table.bob.graveyard == [BEARS]
    assert table.counters("Swamp", "+1/+1") == 0


def test_702_113a_a_spell_that_is_awakened_needs_both_its_targets() -> None:
    table = position(alice=["3 Swamp"], alice_hand=[waking()])
    with pytest.raises(NotOffered):
        table.alice.cast("Wake", way=1)


def test_608_2b_the_land_alone_is_enough_as_it_resolves() -> None:
    table = position(alice=["3 Swamp"], alice_hand=[waking()], bob=[BEARS, "Mountain"], bob_hand=["Shock"])
    table.alice.cast("Wake", [BEARS, "Swamp 1"], way=1)
    table.alice.passes()
    table.bob.cast("Shock", targets=[BEARS])
    table.resolve()
    table.resolve()
    assert table.pt("Swamp 1") == "3/3"


@pytest.mark.parametrize(("answer", "alice", "bob"), [("yes", 19, 18), ("no", 20, 19)])
def test_702_144a_what_is_demonstrated_an_opponent_copies_too(answer: str, alice: int, bob: int) -> None:
    table = position(alice=["Swamp"], alice_hand=[DRAINED])
    table.alice.cast("Drain")
    table.resolve()
    table.alice.choose(answer)
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == (alice, bob)


def test_702_144a_of_several_opponents_one_is_chosen() -> None:
    table = position(players=("alice", "bob", "carol"), alice=["Swamp"], alice_hand=[DRAINED])
    table.alice.cast("Drain")
    table.resolve()
    table.alice.choose("yes", "carol")
    table.resolve_all()
    assert (table.alice.life, table.bob.life, table.carol.life) == (19, 17, 18)


@pytest.mark.parametrize(("answer", "hand", "exile"), [("yes", ["Again"], []), ("no", [], ["Again"])])
def test_702_59a_recover_is_paid_for_or_the_card_is_exiled(answer: str, hand: list[str], exile: list[str]) -> None:
    again = card("Again", "{1}", sorcery)(do(gain_life(1)), recover("{1}"))
    table = position(alice=["2 Mountain", BEARS], alice_graveyard=[again], alice_hand=["Shock"])
    table.alice.cast("Shock", targets=[BEARS])
    table.resolve()
    table.resolve()
    table.alice.choose(answer)
    assert (table.alice.hand, table.exile) == (hand, exile)


def test_702_59a_a_creature_in_another_graveyard_is_nothing_to_it() -> None:
    again = card("Again", "{1}", sorcery)(do(gain_life(1)), recover("{1}"))
    table = position(alice=["2 Mountain"], bob=[BEARS], alice_graveyard=[again], alice_hand=["Shock"])
    table.alice.cast("Shock", targets=[BEARS])
    table.resolve()
    assert table.stack == []


def test_603_10a_recover_does_not_see_what_dies_with_it() -> None:
    dying = card("Dying", "{1}", creature, pt="1/1")(recover("{1}"))
    sweep = card("Sweep", "{1}", sorcery)(do(n.Destroy(n.Each(creature))))
    table = position(alice=["4 Mountain", dying, BEARS], alice_hand=[sweep])
    table.alice.cast("Sweep")
    table.resolve()
    assert sorted(table.alice.graveyard) == ["Dying", BEARS, "Sweep"]
    assert table.stack == []


def rippling() -> n.CardDef:
    return card("Wave", "{1}", sorcery)(do(gain_life(1)), ripple(4))


def test_702_60a_ripple_casts_cards_of_its_name() -> None:
    wave = rippling()
    library: list[str | n.CardDef] = ["Forest", wave, "Memnite", "Swamp", wave]
    table = position(alice=["Forest"], alice_hand=[wave], alice_library=library, alice_blanks=0)
    table.alice.cast("Wave")
    table.resolve()
    table.alice.choose("yes")  # it is revealed
    table.alice.choose("Wave")
    while table.asked == "order":
        table.apply(0)
    assert table.stack == ["Wave", "Wave", "Wave"]  # the new one, and its own ripple, are above the first
    assert table.alice.library[0] == "Wave"  # the fifth


def test_702_191a_increment_looks_at_the_mana_that_was_spent() -> None:
    grows = card("Growing", "{1}", creature, pt="2/2")(increment)
    table = position(alice=["7 Forest", grows], alice_hand=[BEARS, "Giant Spider"])
    table.alice.cast(BEARS)
    assert table.stack == [BEARS]
    table.resolve()
    table.alice.cast("Giant Spider")
    table.resolve()
    assert table.pt("Growing") == "3/3"


@pytest.mark.parametrize(("way", "pt"), [(0, "2/2"), (1, "4/4")])
def test_702_138c_what_escapes_with_counters_has_none_from_the_hand(way: int, pt: str) -> None:
    flees = card("Flees", "{1}", creature, pt="2/2")(
        escape("{1}"), n.Static(n.EntersWithCounters("+1/+1", n.Fixed(2)), n.WasPaid("escape"))
    )
    there, hand = ([flees], []) if way else ([], [flees])
    table = position(alice=["Forest"], alice_graveyard=there, alice_hand=hand)
    table.alice.cast("Flees", way=way)
    table.resolve()
    assert table.pt("Flees") == pt
