"""CR 702.94: miracle; 401.4: several cards put into a library together."""

from __future__ import annotations

from tests.support.table import position

from mainphase.presentation.view import view_of


def test_702_94a_revealed_as_the_first_card_drawn_it_may_be_cast_for_its_miracle_cost() -> None:
    table = position(step="upkeep", alice=["Plains", "Memnite"], alice_library=["Terminus"], turn=3)
    table.advance_to("draw step")
    assert (table.asked, table.asked_player, table.asked_about) == ("may", "alice", "Terminus")
    table.choose("yes")
    assert table.stack == ["Terminus"], "its ability"
    assert table.alice.hand == ["Terminus"]
    table.resolve()
    table.choose("yes")
    assert table.alice.hand == []
    assert table.tapped("Plains")
    table.resolve()
    assert table.alice.library[-1] == "Memnite"
    assert table.alice.graveyard == ["Terminus"]


def test_702_94a_not_revealed_it_is_a_card_like_another() -> None:
    table = position(step="upkeep", alice=["6 Plains"], alice_library=["Terminus"], turn=3)
    table.advance_to("draw step")
    table.choose("no")
    assert table.stack == []
    assert "cast Terminus" not in table.options
    table.advance_to("precombat main")
    table.alice.cast("Terminus")
    assert all(table.tapped(f"Plains {k}") for k in range(1, 7))


def test_702_94a_not_for_its_miracle_cost_later() -> None:
    table = position(alice=["2 Island"], alice_hand=["Temporal Mastery"])
    assert "cast Temporal Mastery" not in table.options


def test_702_94a_only_the_first_card_of_the_turn() -> None:
    table = position(alice=["3 Island"], alice_hand=["Divination"], alice_library=["Forest", "Terminus"])
    table.alice.cast("Divination")
    table.resolve()
    assert table.asked == "priority"
    assert table.alice.hand == ["Forest", "Terminus"]


def test_702_94a_on_the_turn_of_another_player_and_in_the_middle_of_a_draw() -> None:
    table = position(
        active="bob", alice=["4 Island"], alice_hand=["Think Twice"], alice_library=["Temporal Mastery"], bob=[]
    )
    table.bob.passes()
    table.alice.cast("Think Twice")
    table.resolve()
    table.choose("yes")
    table.resolve()
    table.choose("yes")
    table.resolve()
    assert table.exile == ["Temporal Mastery"]
    table.advance_to("turn 2, upkeep")
    assert table.active == "alice"


def test_702_94a_discarded_before_its_ability_resolves_it_is_not_cast() -> None:
    table = position(step="upkeep", alice=["Plains"], alice_library=["Terminus"], turn=3)
    table.advance_to("draw step")
    table.choose("yes")
    g = table.state
    from mainphase.kernel.events.changes import discard_change
    from mainphase.kernel.events.performing import perform_event

    perform_event(g, [discard_change(g.players[0].hand[0])])
    table.resolve()
    assert table.stack == []
    assert table.alice.graveyard == ["Terminus"]


def test_702_94a_an_opening_hand_is_not_drawn_in_a_turn() -> None:
    from tests.support.table import opening

    table = opening(deck=["30 Terminus", "30 Plains"])
    assert table.asked == "mulligan"


def test_401_4_the_owner_says_in_which_order_cards_go_to_the_bottom() -> None:
    table = position(
        alice=["6 Plains", "Memnite", "Gray Ogre"], alice_hand=["Terminus"], bob=["Grizzly Bears", "Hill Giant"]
    )
    table.alice.cast("Terminus")
    table.resolve()
    assert (table.asked, table.asked_player) == ("order", "alice")
    table.choose("Gray Ogre")
    assert table.asked_player == "bob"
    table.choose("Grizzly Bears")
    assert table.alice.library[-2:] == ["Gray Ogre", "Memnite"]
    assert table.bob.library[-2:] == ["Grizzly Bears", "Hill Giant"]


def test_702_94b_it_stays_revealed_until_its_ability_has_resolved_or_it_has_left_the_hand() -> None:
    table = position(step="upkeep", alice=["Plains"], alice_library=["Terminus"], alice_hand=["Shock"], turn=3)
    table.advance_to("draw step")
    assert [o.name for o in view_of(table.state, 1).players[0].hand] == []
    table.choose("yes")
    assert [o.name for o in view_of(table.state, 1).players[0].hand] == ["Terminus"]
    table.resolve()
    table.choose("yes")
    assert [o.name for o in view_of(table.state, 1).players[0].hand] == []
