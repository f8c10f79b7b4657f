"""What an event came to (`State.result`): as numbers, as soon as somebody asks."""

from tests.support.fields import crowded

from mainphase.kernel.events.changes import lose_life_change, tap_change
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.state.flat import clone_state, hash_state


def test_each_change_has_its_result_in_the_order_of_the_event() -> None:
    g = crowded()
    one, other = g.battlefield[:2]
    g.objects[one].tapped = False
    g.objects[other].tapped = True
    perform_event(g, [tap_change(one), tap_change(other), lose_life_change(0, 2)])
    assert g.result == [one, 0, -2]
    assert g.result is g.result, "the numbers are made once"


def test_an_event_without_changes_has_none_and_a_choice_has_its_own() -> None:
    g = crowded()
    perform_event(g, [lose_life_change(0, 1)])
    perform_event(g, [])
    assert g.result == []
    perform_event(g, [lose_life_change(0, 1)])
    g.result = [7, 8]
    assert g.result == [7, 8]


def test_a_copy_has_the_results_of_an_event_that_nobody_has_asked_for() -> None:
    g = crowded()
    perform_event(g, [lose_life_change(0, 3)])
    twin = clone_state(g)
    perform_event(g, [lose_life_change(0, 1)])
    assert twin.result == [-3]
    assert hash_state(twin) != hash_state(g)
