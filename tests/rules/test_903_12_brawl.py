"""CR 903.12: Brawl, an option of Commander: what is different in it, and nothing else is."""

from __future__ import annotations

import pytest
from tests.support.table import Table

from mainphase import Game
from mainphase.cards.decks import Deck
from mainphase.errors import MainphaseError, OptionError
from mainphase.game.replaying import replay
from mainphase.kernel import machine
from mainphase.kernel.leading import Leading
from mainphase.new_game.commander_decks import not_commander_deck
from mainphase.presentation.position_text import scenario_of
from mainphase.rules.timeline import rules_on
from mainphase.scenarios import parse
from mainphase.scenarios.deal import deal_position

DOG = "Isamaru, Hound of Konda"


def deck(*others: tuple[int, str], leader: str = DOG, land: str = "Plains") -> Deck:
    return Deck("sixty", (*others, (59 - sum(count for count, _ in others), land)), commanders=((1, leader),))


def brawl(players: tuple[str, ...] = ("alice", "bob"), mulligans: bool = False, **said: object) -> Game:
    decks = dict.fromkeys(players, deck())
    return Game.new(decks, variant="brawl", mulligans=mulligans, first="alice", seed=3, **said)  # type: ignore[arg-type]


def sizes(game: Game) -> list[int]:
    return [p.hand_size for p in game.view("alice").players]


@pytest.mark.rule("903.12a", "103.4d", "119.1d")
def test_903_12f_players_begin_with_25_life_and_in_a_multiplayer_game_with_30() -> None:
    assert [p.life for p in brawl().view("alice").players] == [25, 25]
    assert [p.life for p in brawl(("alice", "bob", "carol")).view("alice").players] == [30, 30, 30]


def test_903_12a_the_commander_waits_in_the_command_zone_as_in_any_commander_game() -> None:
    game = brawl()
    assert [(o.name, o.commander) for o in game.view("alice").command] == [(DOG, True), (DOG, True)]
    assert game.state.commanding == Leading.BRAWL
    again = replay(game.record())
    assert (again.variant, again.hash()) == ("brawl", game.hash())


def test_903_12c_a_legendary_planeswalker_may_lead_the_deck() -> None:
    led = deck(leader="Tamiyo, Field Researcher")
    assert not any("lead" in why for why in not_commander_deck(led, variant="brawl"))
    assert any("no legendary creature that could lead it (903.3)" in why for why in not_commander_deck(led))
    why = not_commander_deck(deck(leader="Memnite"), variant="brawl")
    assert "Memnite is no legendary creature or planeswalker that could lead it (903.12c)" in why


def test_903_12d_a_deck_has_sixty_cards_with_its_commander() -> None:
    assert not_commander_deck(deck(), variant="brawl") == []
    large = Deck("large", ((99, "Plains"),), commanders=((1, DOG),))
    assert not_commander_deck(large, variant="brawl") == [
        "100 cards with its commander, where exactly 60 are needed (903.12d)"
    ]
    assert "(903.11d)" in not_commander_deck(large, "2018-07-13", "brawl")[0]


EMRAKUL = "Emrakul, the Promised End"


def test_903_12e_basic_lands_of_one_type_if_the_commander_is_colorless_since_25_january_2019() -> None:
    forests = deck(leader=EMRAKUL, land="Forest")
    assert not_commander_deck(forests, variant="brawl") == []
    assert not_commander_deck(forests, "2019-01-24", "brawl") != []
    snow = deck((5, "Snow-Covered Forest"), (2, "Wastes"), leader=EMRAKUL, land="Forest")
    assert len(not_commander_deck(snow, variant="brawl")) == 2  # what has no basic land type is another one
    both = deck((5, "Island"), leader=EMRAKUL, land="Forest")
    assert len(not_commander_deck(both, variant="brawl")) == 2
    hundred = Deck("hundred", ((99, "Forest"),), commanders=((1, EMRAKUL),))
    assert len(not_commander_deck(hundred)) == 1  # not in Commander


@pytest.mark.rule("103.5c")
def test_903_12g_the_first_mulligan_does_not_count_with_two_players_either() -> None:
    game = brawl(mulligans=True)
    game.apply("mulligan")
    game.apply("keep")
    assert sizes(game) == [7, 7]
    assert game.decision is not None
    assert game.decision.kind == "mulligan"  # nothing goes to the bottom
    game.apply("mulligan")
    game.apply(0)
    assert sizes(game) == [6, 7]
    old = brawl(mulligans=True, rules="2018-07-13")  # one card fewer only from the second on
    old.apply("mulligan")
    old.apply("keep")
    assert sizes(old) == [7, 7]
    old.apply("mulligan")
    assert sizes(old) == [6, 7]


def fight(variant: str) -> Table:
    text = (
        f"scenario: x\nvariant: {variant}\nplayers:\n"
        f"  alice: {{commander: '{DOG}', battlefield: ['{DOG}']}}\n"
        f"  bob: {{life: 30, commander damage: {{'{DOG}': 20}}}}\n"
        "start: {active: alice, step: declare attackers}\n"
    )
    dealt = deal_position(parse(text), rules_on("2026-04-17")).state
    machine.advance(dealt)
    table = Table(dealt)
    table.alice.attack([DOG])
    while not table.over and table.step != "postcombat main":
        table.go_on()
    return table


def test_903_12h_no_damage_by_a_commander_loses_the_game() -> None:
    table = fight("brawl")
    assert not table.over
    assert table.bob.life == 28
    text = scenario_of(table.state)
    assert "variant: brawl" in text
    assert "commander damage: {Isamaru, Hound of Konda: 22}" in text.replace('"', "")


def test_704_6c_in_commander_it_does() -> None:
    assert fight("commander").winners == ["alice"]


def test_903_12_a_game_refuses_what_cannot_lead_and_days_before_13_july_2018() -> None:
    with pytest.raises(OptionError, match="cannot be played in a Brawl game: Memnite is no legendary creature"):
        Game.new({"a": deck(leader="Memnite"), "b": deck()}, variant="brawl")
    with pytest.raises(MainphaseError, match="do not have the variant brawl yet; it came on 2018-07-13"):
        brawl(rules="2018-07-12")
    assert brawl(rules="2018-07-13").variant == "brawl"


def test_903_12b_a_game_asks_no_card_whether_it_is_standard() -> None:
    old = deck((1, "Savannah Lions"))
    assert not_commander_deck(old, variant="brawl") == []
