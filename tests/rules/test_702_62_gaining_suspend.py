"""CR 702.62: suspend that a card in exile has gained."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards.nodes import Keyword
from mainphase.kernel.reading.layers import refreshed_characteristics
from mainphase.kernel.reading.restoring import restore_state


def test_702_62a_a_card_that_gains_suspend_is_cast_when_its_last_counter_goes() -> None:
    table = position(
        alice=["Jhoira of the Ghitu", "2 Island"],
        alice_hand=["Serra Angel", "Forest"],
    )
    table.alice.activate("Jhoira of the Ghitu")
    assert table.exile == ["Serra Angel"], "a land card can't pay for it"
    table.resolve()
    card = table.find("Serra Angel", 6)
    assert card.counters == {"time": 4}
    for turn in (3, 5, 7):
        table.advance_to(f"turn {turn}, upkeep")
        table.resolve()
    table.advance_to("turn 9, upkeep")
    table.resolve()
    table.resolve()
    table.choose("yes")
    table.resolve()
    assert table.has("Serra Angel", Keyword.HASTE)


def test_702_62a_the_owner_of_the_card_counts_and_casts() -> None:
    table = position(
        alice=["2 Island"], alice_hand=["Delay"], bob=["2 Forest"], bob_hand=["Grizzly Bears"], active="bob"
    )
    table.bob.cast("Grizzly Bears")
    table.bob.passes()
    table.alice.cast("Delay")
    table.resolve()
    assert table.exile == ["Grizzly Bears"]
    assert table.events("countered", what="Grizzly Bears")
    table.advance_to("turn 2, upkeep")
    assert table.stack == [], "it is Alice's upkeep"
    for turn in (3, 5, 7):
        table.advance_to(f"turn {turn}, upkeep")
        table.resolve()
    table.resolve()
    assert table.asked_player == "bob"
    table.choose("yes")
    table.resolve()
    assert "Grizzly Bears" in table.bob.battlefield


def test_702_62b_a_card_that_has_suspend_gains_nothing() -> None:
    table = position(alice=["Jhoira of the Ghitu", "2 Island"], alice_hand=["Ancestral Vision"])
    table.alice.activate("Jhoira of the Ghitu")
    table.resolve()
    card = table.find("Ancestral Vision", 6)
    assert len(refreshed_characteristics(table.state, card).triggered) == 2
    table.advance_to("turn 3, upkeep")
    assert table.stack == ["Ancestral Vision"], "one ability, not two"


def test_702_62b_a_copy_of_a_spell_that_is_countered_is_not_exiled() -> None:
    table = position(
        alice=["3 Mountain"],
        alice_hand=["Shock", "Grapeshot"],
        bob=["2 Island"],
        bob_hand=["Delay"],
    )
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    table.alice.cast("Grapeshot", ["bob"])
    table.resolve()
    table.choose("done")
    copy = table.state.stack[-1]
    table.alice.passes()
    table.bob.cast("Delay")
    table.answer(lambda o: o.a == copy, "aim at the copy")
    table.resolve()
    assert table.exile == []
    assert table.stack == ["Grapeshot"]


def test_702_62a_the_gained_abilities_survive_being_stored() -> None:
    from mainphase.kernel.state import flat

    table = position(alice=["Jhoira of the Ghitu", "2 Island"], alice_hand=["Serra Angel"])
    table.alice.activate("Jhoira of the Ghitu")
    table.resolve()
    g = table.state
    again = restore_state(flat.store_state(g), g.rules, g.book, g.timing)
    oid = table.find("Serra Angel", 6).id
    assert (
        refreshed_characteristics(again, again.objects[oid]).triggered
        == refreshed_characteristics(g, g.objects[oid]).triggered
    )
    assert again.watchers == g.watchers


def test_702_62a_dead_epochrasite_comes_back_greater() -> None:
    table = position(alice=["Epochrasite", "Mountain"], alice_hand=["Shock"])
    table.alice.cast("Shock", ["Epochrasite"])
    table.resolve()
    table.resolve()
    assert table.exile == ["Epochrasite"]
    for turn in (3, 5, 7):
        table.advance_to(f"turn {turn}, upkeep")
        table.resolve()
    table.resolve()
    table.choose("yes")
    table.resolve()
    assert table.pt("Epochrasite") == "4/4"
    assert table.has("Epochrasite", Keyword.HASTE)


def test_614_12_cast_from_the_hand_it_enters_without_counters() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Epochrasite"])
    table.alice.cast("Epochrasite")
    table.resolve()
    assert table.pt("Epochrasite") == "1/1"
