"""CR 702.75: hideaway; 406.3: cards exiled face down."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards.nodes import Zone
from mainphase.kernel.state import flat
from mainphase.kernel.worlds import resample
from mainphase.presentation.view import view_of

LIBRARY = ["Serra Angel", "Shock", "Forest", "Gray Ogre", "Island"]


def hidden(card: str = "Serra Angel", alice: list[str] | None = None, bob: list[str] | None = None) -> Table:
    table = position(
        alice=alice or [],
        alice_hand=["Windbrisk Heights"],
        alice_library=LIBRARY,
        bob=bob or [],
        bob_hand=["Boomerang"],
    )
    table.alice.play_land("Windbrisk Heights")
    table.resolve()
    table.choose(card)
    return table


def test_702_75a_one_of_the_top_four_is_exiled_face_down_and_the_rest_go_to_the_bottom() -> None:
    table = position(alice_hand=["Windbrisk Heights"], alice_library=LIBRARY)
    table.alice.play_land("Windbrisk Heights")
    assert table.tapped("Windbrisk Heights")
    table.resolve()
    assert table.options == LIBRARY[:4]
    table.choose("Gray Ogre")
    assert len(table.exile) == 1
    assert table.alice.library[0] == "Island"
    assert sorted(table.alice.library[-3:]) == ["Forest", "Serra Angel", "Shock"]


def test_406_3_a_face_down_card_is_seen_by_whoever_exiled_it_and_nobody_else() -> None:
    table = hidden()
    [mine] = view_of(table.state, 0).exile
    [theirs] = view_of(table.state, 1).exile
    assert mine.name == theirs.name == "face-down card"
    assert mine.face_down
    assert theirs.face_down
    assert mine.beneath is not None
    assert mine.beneath.name == "Serra Angel"
    assert theirs.beneath is None


def test_406_3a_it_has_no_characteristics() -> None:
    table = hidden()
    g = table.state
    o = g.objects[g.exile[0]]
    assert o.ch is not None
    assert (o.ch.name, o.ch.types, o.ch.mana_value, o.ch.abilities) == ("", 0, 0, ())


def test_406_3_a_possible_world_of_the_opponent_may_have_another_card_there() -> None:
    table = hidden()
    cards = set()
    for seed in range(20):
        world = flat.clone_state(table.state)
        resample(world, 1, seed)
        cards.add(world.book.cards[world.objects[world.exile[0]].card].node.name)
        own = flat.clone_state(table.state)
        resample(own, 0, seed)
        assert own.book.cards[own.objects[own.exile[0]].card].node.name == "Serra Angel"
    assert len(cards) > 1


def attacking(card: str, count: int) -> Table:
    table = hidden(card, alice=["Plains", "3 Memnite"])
    table.advance_to("turn 3, precombat main")
    names = ["Memnite", "Memnite 2", "Memnite 3"][:count]
    table.alice.attack(dict.fromkeys(names, "bob"))
    table.alice.activate("Windbrisk Heights")
    table.resolve()
    return table


def test_607_2a_with_three_attackers_the_exiled_card_is_cast_for_nothing() -> None:
    table = attacking("Serra Angel", 3)
    table.choose("yes")
    assert table.stack == ["Serra Angel"]
    table.resolve()
    assert "Serra Angel" in table.alice.battlefield
    assert table.exile == []


def test_607_2a_with_two_attackers_nothing_happens() -> None:
    table = attacking("Serra Angel", 2)
    assert table.asked == "priority"
    assert len(table.exile) == 1


def test_305_2_a_land_is_played_on_ones_own_turn_if_that_is_still_allowed() -> None:
    table = attacking("Forest", 3)
    table.choose("yes")
    assert "Forest" in table.alice.battlefield
    table = hidden("Forest", alice=["Plains", "3 Memnite"])
    table.advance_to("turn 3, precombat main")
    table.alice.play_land("Island")
    table.alice.attack({"Memnite": "bob", "Memnite 2": "bob", "Memnite 3": "bob"})
    table.alice.activate("Windbrisk Heights")
    table.resolve()
    assert table.asked == "priority", "the land for this turn has been played"


def test_607_2a_returned_to_the_hand_and_played_again_it_knows_nothing_of_the_card() -> None:
    table = hidden(alice=["Plains", "3 Memnite", "3 Island"], bob=["3 Island"])
    table.alice.passes()
    table.bob.cast("Boomerang", ["Windbrisk Heights"])
    table.resolve()
    assert table.exile != []
    table.advance_to("turn 3, precombat main")
    table.alice.play_land("Windbrisk Heights")
    table.resolve()
    g = table.state
    first = g.objects[g.exile[0]].exiled_with
    assert first not in [o.id for o in g.objects.values() if o.zone == Zone.BATTLEFIELD]
