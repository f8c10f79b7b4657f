"""CR 903: commanders, as the kernel plays them."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import Table, position

from mainphase import Game
from mainphase.cards import names
from mainphase.cards import nodes as n
from mainphase.cards.decks import Deck
from mainphase.cards.library import CARDS, Library
from mainphase.cards.nodes import CardDef, CardType
from mainphase.errors import ScenarioError
from mainphase.game.replaying import replay
from mainphase.kernel import machine
from mainphase.kernel.casting.castable import cannot_cast
from mainphase.kernel.reading.commanders import is_commander
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.presentation.position_text import scenario_of
from mainphase.presentation.view import view_of
from mainphase.rules.concepts import Concept
from mainphase.rules.timeline import rules_on
from mainphase.scenarios import parse
from mainphase.scenarios.deal import deal_position

DOG = "Isamaru, Hound of Konda"


def commander(**said: object) -> Table:
    return position(alice_commander=[DOG], **said)  # type: ignore[arg-type]


def in_command(table: Table) -> list[str]:
    return [table.name(oid) for oid in table.state.command]


def test_903_8_it_is_cast_from_the_command_zone_for_its_cost() -> None:
    table = commander(alice=["Plains"])
    table.alice.cast(DOG)
    table.resolve()
    assert table.alice.battlefield.count(DOG) == 1
    assert in_command(table) == []


def test_903_8_only_its_owner_casts_it_and_only_when_a_creature_could_be_cast() -> None:
    table = commander(alice=["Plains"], bob=["Plains"])
    dog = table.state.command[0]
    assert cannot_cast(table.state, 0, dog, 0) == 0
    assert cannot_cast(table.state, 1, dog, 0) == pack_refusal(Concept.CAST_ZONE, dog)
    table.advance_to("bob's precombat main")
    assert cannot_cast(table.state, 0, dog, 0) != 0
    assert cannot_cast(table.state, 1, dog, 0) == pack_refusal(Concept.CAST_ZONE, dog)


def test_903_3_a_card_in_the_command_zone_that_is_no_commander_is_not_cast() -> None:
    table = commander(alice=["Plains"])
    table.state.players[0].commanders = []
    assert cannot_cast(table.state, 0, table.state.command[0], 0) != 0


@pytest.mark.rule("903.9a", "704.6d")
def test_903_8_it_costs_two_more_for_each_time_it_was_cast_from_there() -> None:
    table = commander(alice=["5 Plains", "Mountain"], alice_hand=["Lightning Bolt"])
    table.alice.cast(DOG)
    table.resolve()
    table.alice.cast("Lightning Bolt", targets=[DOG])
    table.resolve()
    table.choose("yes")
    assert in_command(table) == [DOG]
    table.alice.cast(DOG)
    table.resolve()
    untapped = [o for o in table.state.permanents if not o.tapped and table.name(o.id) == "Plains"]
    assert len(untapped) == 1  # one, then three


def test_903_8_what_cannot_pay_the_tax_does_not_get_it() -> None:
    table = commander(alice=["3 Plains", "Mountain"], alice_hand=["Lightning Bolt"])
    table.alice.cast(DOG)
    table.resolve()
    table.alice.cast("Lightning Bolt", targets=[DOG])
    table.resolve()
    table.choose("yes")
    with pytest.raises(NotOffered):
        table.alice.cast(DOG)


def test_903_9a_its_owner_may_leave_it_in_the_graveyard_and_is_asked_once() -> None:
    table = position(alice_commander=[DOG], alice=["Plains", "Mountain"], alice_hand=["Lightning Bolt"])
    table.alice.cast(DOG)
    table.resolve()
    table.alice.cast("Lightning Bolt", targets=[DOG])
    table.resolve()
    assert DOG in table.alice.graveyard  # it has died before anybody is asked
    assert table.asked_player == "alice"
    table.choose("no")
    assert DOG in table.alice.graveyard
    table.advance_to("alice's end step")
    assert in_command(table) == []


@pytest.mark.rule("903.9b")
def test_903_3_a_commander_stays_one_in_every_zone() -> None:
    """From the hand it costs no tax, and bounced it is asked about again."""
    table = commander(alice=["2 Plains", "2 Island"], alice_hand=["2 Unsummon"])
    table.alice.cast(DOG)
    table.resolve()
    table.alice.cast("Unsummon", targets=[DOG])
    table.resolve()
    table.choose("no")
    assert DOG in table.alice.hand
    table.alice.cast(DOG)
    table.resolve()
    table.alice.cast("Unsummon", targets=[DOG])
    table.resolve()
    table.choose("yes")
    assert in_command(table) == [DOG]


@pytest.mark.rule("704.6c", "104.3j")
def test_903_10a_21_combat_damage_by_one_commander_loses_the_game() -> None:
    table = commander(alice=["Plains"], bob_life=40)
    table.alice.cast(DOG)
    table.resolve()
    dog = table.find(DOG)
    table.state.players[1].commander_damage[dog.owner << 32 | dog.card] = 18
    table.advance_to("bob's precombat main")
    table.advance_to("alice's declare attackers")
    table.alice.attack([DOG])
    table.advance_to("alice's postcombat main")
    assert table.bob.in_game  # 20
    table.advance_to("bob's precombat main")
    table.advance_to("alice's declare attackers")
    table.alice.attack([DOG])
    while not table.over:
        table.go_on()
    assert [event.rule for event in table.events("player loses")] == ["704.6c"]
    assert table.winners == ["alice"]


# --- Whole games


def two_dogs(**said: object) -> Game:
    def deck(name: str) -> Deck:
        return Deck(name, ((98, "Plains"), (1, "Castle")), commanders=((1, DOG),))

    return Game.new({"alice": deck("one"), "bob": deck("two")}, variant="commander", mulligans=False, **said)  # type: ignore[arg-type]


@pytest.mark.rule("103.4c", "702.124b")
def test_903_6_903_7_commanders_begin_in_the_command_zone_and_players_with_40_life() -> None:
    game = two_dogs(first="alice")
    view = game.view("alice")
    assert [(o.name, o.owner, o.commander, o.tax) for o in view.command] == [(DOG, 0, True, 0), (DOG, 1, True, 0)]
    assert [(p.life, p.hand_size, p.library_size) for p in view.players] == [(40, 7, 92), (40, 7, 92)]
    assert not any(o.commander for o in view.players[0].hand)


def test_903_2_three_or_more_play_each_against_all_and_may_attack_several() -> None:
    deck = Deck("dogs", ((99, "Plains"),), commanders=((1, DOG),))
    game = Game.new(dict.fromkeys(("alice", "bob", "carol"), deck), variant="commander", mulligans=False)
    assert [p.team for p in game.view("alice").players] == [0, 1, 2]
    assert [p.life for p in game.view("alice").players] == [40, 40, 40]


def test_903_6_a_record_and_a_stored_game_keep_the_commanders() -> None:
    game = two_dogs(first="alice", seed=3)
    for _ in range(40):
        assert game.decision is not None
        game.apply(0)
    again = replay(game.record())
    assert again.variant == "commander"
    assert again.hash() == game.hash()
    assert replay(again.record()).record() == game.record()


def test_903_8_views_and_the_position_as_text_tell_tax_and_damage() -> None:
    table = commander(alice=["4 Plains", "Mountain"], alice_hand=["Lightning Bolt"])
    table.alice.cast(DOG)
    table.resolve()
    table.state.players[1].commander_damage[table.state.players[0].commanders[0]] = 2  # those of the first player
    table.alice.cast("Lightning Bolt", targets=[DOG])
    table.resolve()
    table.choose("yes")
    view = view_of(table.state, 0)
    assert [(o.name, o.tax) for o in view.command] == [(DOG, 2)]
    assert view.players[1].commander_damage == {DOG: 2}
    text = scenario_of(table.state)
    assert "variant: commander" in text
    dealt = deal_position(parse(text), table.state.rules).state
    machine.advance(dealt)
    assert [dealt.book.cards[dealt.objects[oid].card].node.name for oid in dealt.command] == [DOG]
    assert list(dealt.players[0].commander_casts.values()) == [1]
    assert list(dealt.players[1].commander_damage.values()) == [2]
    assert scenario_of(dealt).splitlines()[1:] == text.splitlines()[1:]


def test_903_3_a_commander_that_stands_elsewhere_in_a_position_is_the_card_there() -> None:
    text = f"scenario: x\nplayers:\n  A: {{commander: '{DOG}', battlefield: ['{DOG}']}}\n  B:\n"
    dealt = deal_position(parse(text), rules_on("2026-04-17")).state
    assert dealt.command == []
    assert [o.id for o in dealt.permanents if is_commander(dealt, o)] == [dealt.permanents[0].id]
    assert dealt.players[0].life == 40


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("commander: Castle", "Castle cannot be a commander"),
        ("commander: ['2 Isamaru, Hound of Konda']", "there is one of a name"),
        ("commander damage: {Castle: 3}", "Castle is no commander here"),
    ],
)
def test_903_3_a_scenario_with_a_wrong_commander_is_refused(said: str, why: str) -> None:
    with pytest.raises(ScenarioError, match=why):
        deal_position(parse(f"scenario: x\nplayers:\n  A: {{{said}}}\n  B:\n"), rules_on("2026-04-17"))


def test_903_3_a_scenario_of_another_variant_has_no_commander() -> None:
    with pytest.raises(ScenarioError, match="a commander belongs to `variant: commander`"):
        parse("scenario: x\nvariant: duel\nplayers:\n  A: {commander: Castle}\n  B:\n")


# --- What asks for a commander

TOWER = CardDef(
    "A Tower",
    None,
    CardType.LAND,
    abilities=(
        n.Activated((n.TapThis(),), (n.Mode(n.AddMana(tuple((1 << i,) for i in range(5)), of_identity=True)),)),
    ),
)


def tower(*commander: str) -> Table:
    return position(alice_commander=commander, alice=[TOWER], alice_hand=["Lightning Bolt"])


def test_903_4_mana_of_any_color_in_the_commanders_identity_pays_for_these_colors_alone() -> None:
    table = tower("Torbran, Thane of Red Fell")
    table.alice.cast("Lightning Bolt", targets=["bob"])
    assert table.alice.life == table.bob.life == 20
    table.resolve()
    assert table.bob.life == 17
    with pytest.raises(NotOffered):
        tower(DOG).alice.cast("Lightning Bolt", targets=["bob"])


def test_903_4_where_there_are_several_colors_one_is_chosen() -> None:
    table = position(alice_commander=["Jhoira of the Ghitu"], alice=[TOWER])
    table.alice.taps("A Tower", for_=1)
    assert [unit.color for unit in table.state.players[0].pool] == [8]


def test_903_4f_without_a_commander_or_of_a_colorless_one_nothing_is_added() -> None:
    with pytest.raises(NotOffered):
        tower().alice.cast("Lightning Bolt", targets=["bob"])
    table = tower("Emrakul, the Promised End")
    table.alice.taps("A Tower")
    assert not table.state.players[0].pool


def test_106_7_another_land_could_produce_what_it_could() -> None:
    orchard = "Exotic Orchard"
    table = position(
        bob_commander=["Torbran, Thane of Red Fell"], bob=[TOWER], alice=[orchard], alice_hand=["Lightning Bolt"]
    )
    table.alice.cast("Lightning Bolt", targets=["bob"])
    table.resolve()
    assert table.bob.life == 17


@pytest.mark.parametrize(
    ("date", "there"),
    [
        ("2020-04-16", ["Memnite", "Memnite", "Shock", "White Knight", "Disenchant"]),
        ("2020-04-17", ["Memnite", "Disenchant"]),
        ("2025-07-24", ["Memnite", "Disenchant"]),
        ("2025-07-25", []),
    ],
)
@pytest.mark.rule("903.11", "903.5e")
def test_903_11a_of_a_sideboard_only_what_fits_the_commander_could_come_in(
    date: str, there: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not what is in the starting deck, nor a color that is not the commander's; of two of a name, one. Until 16 April
    2020 all of it could, since 25 July 2025 nothing.
    """
    call = invented("Put a card you own from outside the game into your hand.", name="Far Errand", types="Sorcery",
                    cost="{W}")  # fmt: skip
    known = Library({**CARDS, call.name: call}, ())
    monkeypatch.setattr(names, "library", lambda: known)
    monkeypatch.setattr(names, "index", lambda: {names.folded(name): name for name in known})
    beside = ((2, "Memnite"), (1, "Shock"), (1, "White Knight"), (1, "Disenchant"))
    deck = Deck("one", ((97, "Plains"), (1, "White Knight"), (1, call.name)), beside, commanders=((1, DOG),))
    game = Game.new({"alice": deck, "bob": deck}, variant="commander", mulligans=False, rules=date)
    assert [o.name for o in game.view("alice").players[0].sideboard] == there
