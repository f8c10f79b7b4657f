"""CR 702.139, 103.2b, 116.2g: companions."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, opening, position

from mainphase.cards.nodes import CardDef
from mainphase.kernel.casting.special_actions import cannot_act_specially
from mainphase.kernel.turn.companions import choose_companion, possible_companions
from mainphase.kernel.turn.playability import NOTHING, most_playable_mana
from mainphase.kernel.values import Automation
from mainphase.presentation.position_text import scenario_of
from mainphase.presentation.view import view_of
from mainphase.scenarios import parse
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.hidden import check_hidden


def friend(condition: str, name: str = "Faithful Friend") -> CardDef:
    return invented(f"Companion — {condition}\nVigilance", name=name, types="Creature — Cat", cost="{2}{W}", pt="3/3")


EVEN = friend("Your starting deck contains only cards with even mana values.")
ODD = friend("Your starting deck contains only cards with odd mana values and land cards.", "Odd Friend")
DEAR = friend("Your starting deck contains only cards with mana value 3 or greater and land cards.")
CHEAP = friend("Each permanent card in your starting deck has mana value 2 or less.")
KINDRED = friend("Each creature card in your starting deck is a Bear, Cat, or Elf card.")
SYMBOLS = friend("No card in your starting deck has more than one of the same mana symbol in its mana cost.")
NAMES = friend("Each nonland card in your starting deck has a different name.")
TYPES = friend("Each nonland card in your starting deck shares a card type.")
ACTIVE = friend("Each permanent card in your starting deck has an activated ability.")
LARGE = friend("Your starting deck contains at least twenty cards more than the minimum deck size.")


def begun(companion: CardDef, *deck: str, **more: object) -> Table:
    return opening(deck=deck, sideboards={"alice": [companion, "Shock"]}, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("companion", "deck", "fits"),
    [
        (EVEN, ("20 Forest", "40 Grizzly Bears"), True),
        (EVEN, ("20 Forest", "39 Grizzly Bears", "Shock"), False),
        (ODD, ("20 Forest", "40 Shock"), True),
        (ODD, ("20 Forest", "40 Memnite"), False),
        (DEAR, ("20 Forest", "40 Hill Giant"), True),
        (DEAR, ("20 Forest", "39 Hill Giant", "Grizzly Bears"), False),
        (CHEAP, ("20 Forest", "38 Grizzly Bears", "2 Wrath of God"), True),
        (CHEAP, ("20 Forest", "39 Grizzly Bears", "Hill Giant"), False),
        (KINDRED, ("20 Forest", "20 Grizzly Bears", "18 Llanowar Elves", "Shock"), True),
        (KINDRED, ("20 Forest", "39 Grizzly Bears", "Hill Giant"), False),
        (SYMBOLS, ("20 Forest", "40 Grizzly Bears"), True),
        (SYMBOLS, ("20 Forest", "39 Grizzly Bears", "White Knight"), False),
        (NAMES, ("58 Forest", "Shock", "Opt"), True),
        (NAMES, ("58 Forest", "2 Shock"), False),
        (TYPES, ("20 Forest", "20 Grizzly Bears", "20 Memnite"), True),
        (TYPES, ("20 Forest", "20 Grizzly Bears", "19 Memnite", "Shock"), False),
        (ACTIVE, ("20 Forest", "20 Llanowar Elves", "20 Shock"), True),
        (ACTIVE, ("20 Forest", "20 Llanowar Elves", "Memnite"), False),
        (LARGE, ("80 Forest",), True),
        (LARGE, ("79 Forest",), False),
    ],
)
def test_702_139a_a_companion_is_shown_if_the_starting_deck_fulfils_its_condition(
    companion: CardDef, deck: tuple[str, ...], fits: bool
) -> None:
    table = begun(companion, *deck)
    assert (table.asked == "companion") == fits
    assert table.options == (["done", companion.name] if fits else ["keep", "mulligan"])


def test_103_2b_it_is_shown_to_all_before_hands_are_drawn_and_stays_outside() -> None:
    table = begun(EVEN, "20 Forest", "40 Grizzly Bears")
    assert table.asked_player == "alice"
    assert table.alice.hand == []
    table.choose("Faithful Friend")
    assert [(e.what, e.rule) for e in table.events("revealed")] == [("Faithful Friend", "103.2b")]
    assert table.alice.sideboard == ["Faithful Friend", "Shock"]
    seen = view_of(table.state, 1).players[0]
    assert [o.name for o in seen.sideboard] == ["Faithful Friend"]
    assert seen.companion == seen.sideboard[0].id
    check_hidden(table.state, Dice(3))


def test_103_2b_no_more_than_one_is_shown() -> None:
    table = opening(deck=("60 Forest",), sideboards={"alice": [EVEN, ODD, EVEN]})
    assert table.options == ["done", "Faithful Friend", "Odd Friend"]
    table.choose("Odd Friend")
    assert table.asked == "mulligan"
    assert view_of(table.state, 1).players[0].companion == table.state.players[0].sideboard[1]


def test_103_2b_nobody_has_to() -> None:
    table = begun(EVEN, "60 Forest")
    table.choose("done")
    assert view_of(table.state, 0).players[0].companion == 0
    assert table.asked == "mulligan"


def with_companion(rules: str | None = None, *, step: str = "precombat main", **more: list[object]) -> Table:
    table = position(alice=["7 Plains"], alice_sideboard=[EVEN], rules=rules, step="upkeep", **more)  # type: ignore[arg-type]
    g = table.state
    choose_companion(g, 0, g.players[0].sideboard[0])
    table.advance_to(step)
    return table


def test_116_2g_it_is_put_into_the_hand_for_three_mana_without_the_stack() -> None:
    table = with_companion()
    assert "special Faithful Friend" in table.options
    table.choose("special Faithful Friend")
    assert table.alice.hand[-1] == "Faithful Friend"
    assert table.alice.sideboard == []
    assert len([name for name in table.alice.battlefield if name == "Plains"]) == 7
    assert sum(o.tapped for o in table.state.permanents) == 3
    assert table.asked_player == "alice"
    table.alice.cast("Faithful Friend")
    table.resolve()
    assert "Faithful Friend" in table.alice.battlefield


def test_116_2g_only_in_a_main_phase_of_theirs_with_an_empty_stack() -> None:
    table = with_companion(step="upkeep")
    assert not [option for option in table.options if option.startswith("special")]
    table.advance_to("postcombat main")
    assert "special Faithful Friend" in table.options
    table.advance_to("turn 2, precombat main")
    table.bob.passes()
    assert not [option for option in table.options if option.startswith("special")]


def test_116_2g_who_could_put_it_into_their_hand_is_not_passed_over() -> None:
    g = with_companion(alice_hand=[]).state
    g.automation = Automation(mana_auto=True, pay=True)
    g.players[0].hand.clear()
    assert most_playable_mana(g, 0) >= 3
    g.players[0].companion = 0
    g.players[0].playability_at_sorcery_time.changes = -1
    assert most_playable_mana(g, 0) == NOTHING


def test_116_2g_another_card_with_companion_is_not_it() -> None:
    table = position(alice=["7 Plains"], alice_sideboard=[EVEN, ODD])
    g = table.state
    even, odd = g.players[0].sideboard
    choose_companion(g, 0, even)
    for oid, may in ((even, True), (odd, False)):
        uid = g.book.cards[g.objects[oid].card].companion_action
        assert (cannot_act_specially(g, 0, oid, uid) == 0) == may


def test_116_2g_only_with_enough_mana() -> None:
    table = position(alice=["2 Plains"], alice_sideboard=[EVEN], step="upkeep")
    choose_companion(table.state, 0, table.state.players[0].sideboard[0])
    table.advance_to("precombat main")
    assert not [option for option in table.options if option.startswith("special")]


def test_702_139a_once_and_only_what_was_chosen() -> None:
    table = with_companion()
    table.choose("special Faithful Friend")
    assert table.state.players[0].companion == 0
    table.alice.cast("Faithful Friend")
    table.resolve()
    assert not [option for option in table.options if option.startswith("special")]


def test_702_139c_it_stays_in_the_game() -> None:
    table = with_companion(alice_hand=["Swords to Plowshares"])
    table.choose("special Faithful Friend")
    table.alice.cast("Faithful Friend")
    table.resolve()
    table.alice.cast("Swords to Plowshares", ["Faithful Friend"])
    table.resolve()
    assert [table.state.objects[oid].owner for oid in table.state.exile] == [0]
    assert table.alice.sideboard == []


def test_702_138a_until_the_end_of_may_2020_it_is_played_from_outside_the_game() -> None:
    table = with_companion("2020-05-31")
    assert not [option for option in table.options if option.startswith("special")]
    table.alice.cast("Faithful Friend")
    assert sum(o.tapped for o in table.state.permanents) == 3
    table.resolve()
    assert "Faithful Friend" in table.alice.battlefield
    assert table.alice.sideboard == []


def test_702_138a_since_1_june_2020_it_is_put_into_the_hand_first() -> None:
    table = with_companion("2020-06-01")
    assert "cast Faithful Friend" not in table.options
    table.choose("special Faithful Friend")
    assert table.alice.hand[-1] == "Faithful Friend"


def test_702_138a_it_is_played_but_once() -> None:
    table = with_companion("2020-05-31", alice_hand=["Unsummon"])
    table.alice.cast("Faithful Friend")
    table.resolve()
    assert "cast Faithful Friend" not in table.options


def test_702_139a_a_position_is_told_with_it() -> None:
    table = with_companion()
    seat = parse(scenario_of(table.state), "position").seats[0]
    assert [entry.name for entry in seat.companion] == ["Faithful Friend"]
    assert seat.sideboard == ()


def test_702_139a_what_is_not_chosen_cannot_be_had() -> None:
    table = position(alice=["7 Plains"], alice_sideboard=[EVEN])
    assert not [option for option in table.options if option.startswith("special")]
    with pytest.raises(NotOffered):
        table.choose("special Faithful Friend")


def test_702_139b_a_commander_is_a_card_of_the_starting_deck() -> None:
    for leader, many in (("Grizzly Bears", 1), ("Hill Giant", 0)):
        table = position(alice_commander=[leader], alice_sideboard=[KINDRED])
        assert len(possible_companions(table.state, 0)) == many
