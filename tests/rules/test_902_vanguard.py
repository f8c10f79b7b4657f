"""CR 902 and 313: Vanguard, and the vanguard of each player."""

from __future__ import annotations

import pytest
from tests.support.table import position

import mainphase as mp
from mainphase.cards import nodes as n
from mainphase.cards.decks import read_deck
from mainphase.cards.library import CARDS
from mainphase.cards.names import find_card
from mainphase.cards.nodes import CardType, Zone
from mainphase.cards.vanguards import vanguard_modifiers
from mainphase.cards.words import (
    any_target,
    at_the_beginning_of,
    card,
    creature,
    damage,
    draw,
    enchantment,
    exile,
    gain_life,
    have,
    is_a,
    pay,
    regenerate,
    tap_this,
    target,
    this,
    trample,
    upkeep,
    vanguard,
    you,
    yours,
)
from mainphase.errors import DeckError, MainphaseError, OptionError, ScenarioError
from mainphase.game import AUTOMATIC
from mainphase.game.replaying import replay
from mainphase.kernel import machine
from mainphase.kernel.casting.castable import cannot_cast
from mainphase.presentation.position_text import scenario_of
from mainphase.presentation.view import view_of
from mainphase.rules.timeline import rules_on
from mainphase.scenarios import parse
from mainphase.scenarios.deal import deal_position

LAW = rules_on(None)
BODY = "Deck\n60 Forest\n\nVanguard\n1 "
BANNER = vanguard("Banner", have(is_a(creature, yours), n.AddPT(n.Fixed(1), n.Fixed(1))))
CLOCK = vanguard("Clock", at_the_beginning_of(upkeep, of=you).do(gain_life(1)))
PINGER = card("Pinger", "{2}{U}", creature, "Wizard", pt="1/4")(
    pay(tap_this).targeting(any_target).do(damage(1, target))
)
TRAMPLER = card("Trampler", "{4}{G}", creature, "Beast", pt="6/6")(trample)
TROLL = card("Troll", "{2}{B}", creature, "Troll", pt="2/4")(pay("{B}").do(regenerate(this)))
WELL = vanguard("Well", pay("{1}").do(draw(1)))


def begun(alice: str = "Urza", bob: str = "Multani", **said: object) -> mp.Game:
    decks = {"Alice": f"{BODY}{alice}", "Bob": f"{BODY}{bob}"}
    return mp.Game.new(decks, variant="vanguard", seed=3, **{"first": "Alice", **said})  # type: ignore[arg-type]


def hands(game: mp.Game) -> dict[str, int]:
    return {player.name: player.hand_size for player in game.view("Alice").players}


def lives(game: mp.Game) -> dict[str, int]:
    return {player.name: player.life for player in game.view("Alice").players}


# --- What a player begins with


def test_902_3_313_2_each_vanguard_is_face_up_in_the_command_zone_before_the_game_begins() -> None:
    game = begun()
    for viewer in ("Alice", "Bob"):
        assert [o.name for o in game.view(viewer).command] == ["Urza", "Multani"]


def test_902_4_313_7_103_4b_the_life_modifier_changes_the_starting_life_total() -> None:
    assert lives(begun()) == {"Alice": 30, "Bob": 18}
    assert lives(begun("Ertai", "Gix")) == {"Alice": 24, "Bob": 38}


def test_902_5_313_6_103_5a_the_hand_modifier_changes_the_opening_hand() -> None:
    assert hands(begun()) == {"Alice": 6, "Bob": 4}
    assert hands(begun("Tawnos", "Karn")) == {"Alice": 10, "Bob": 8}


@pytest.mark.parametrize(("rules", "kept"), [("2026-04-17", 10), ("2019-07-11", 9), ("2010-06-18", 9)])
def test_902_5a_a_mulligan_is_of_the_starting_hand_size(rules: str, kept: int) -> None:
    """As many cards as at first since the London mulligan, of which some go to the bottom; before, one fewer."""
    game = begun("Tawnos", "Karn", rules=rules)
    assert hands(game)["Alice"] == 10
    game.apply("mulligan")
    game.apply("keep")  # Bob
    assert hands(game)["Alice"] == kept


@pytest.mark.parametrize(("name", "most"), [("Urza", 6), ("Tawnos", 10), ("Serra", 8)])
def test_902_5b_the_maximum_hand_size_is_modified_too(name: str, most: int) -> None:
    table = position(alice_vanguard=[name], alice_hand=["12 Forest"], step="end")
    while table.asked == "priority":
        table.seat(str(table.priority)).passes()
    assert table.asked == "discard"
    while table.asked == "discard":
        table.alice.choose(table.options[0])
    assert len(table.alice.hand) == most


def test_902_5b_an_effect_that_adds_to_the_maximum_adds_to_the_modified_one() -> None:
    more = vanguard("More", n.Static(n.MaximumHandSize(n.You(), n.Fixed(2), more=True)), hand=-3)
    table = position(alice_vanguard=[more], alice_hand=["12 Forest"], step="end")
    while table.asked == "priority":
        table.seat(str(table.priority)).passes()
    while table.asked == "discard":
        table.alice.choose(table.options[0])
    assert len(table.alice.hand) == 6


def test_an_effect_that_asks_for_the_starting_life_total_counts_the_modifier() -> None:
    table = position(
        alice_vanguard=[vanguard("Asker", at_the_beginning_of(upkeep, of=you).do(reset()), life=5)],
        alice_life=3,
        step="upkeep",
    )
    table.alice.passes()
    table.bob.passes()
    assert table.alice.life == 25


def reset() -> n.Effect:
    return n.SetLife(n.StartingLifeOf(n.You()), n.You())


# --- What it does


def test_902_6_313_5_its_owner_controls_it() -> None:
    game = begun()
    command = game.view("Alice").command
    players = game.view("Alice").players
    assert [players[o.controller].name for o in command] == ["Alice", "Bob"]
    assert [players[o.owner].name for o in command] == ["Alice", "Bob"]


def test_902_7_313_4_its_static_abilities_affect_the_game() -> None:
    table = position(alice_vanguard=[BANNER], alice=["Grizzly Bears"], bob=["Gray Ogre"])
    view = view_of(table.state, 0)
    assert {o.name: (o.power, o.toughness) for o in view.battlefield} == {
        "Grizzly Bears": (3, 3),
        "Gray Ogre": (2, 2),
    }


def test_902_7_313_4_its_triggered_abilities_trigger() -> None:
    table = position(alice_vanguard=[CLOCK], step="upkeep")
    assert table.stack == ["Clock"]
    table.alice.passes()
    table.bob.passes()
    assert table.alice.life == 21


def test_902_7_313_4_its_activated_abilities_may_be_activated() -> None:
    table = position(alice_vanguard=[WELL], alice=["Forest"], alice_library=["Shock"])
    table.alice.activate("Well")
    table.alice.passes()
    table.bob.passes()
    assert table.alice.hand == ["Shock"]


def test_crovax_sees_each_creature_and_each_player_that_is_dealt_damage() -> None:
    """A creature that tramples over another deals damage to two things, which is two events (CR 603.2c)."""
    table = position(alice_vanguard=["Crovax"], alice=[TRAMPLER, PINGER], bob=["Grizzly Bears"])
    table.alice.activate("Pinger", ["bob"])
    table.resolve_all()
    assert table.alice.life == 21
    table.alice.attack({"Trampler": "bob"})
    table.advance_to("declare blockers")
    table.bob.block({"Grizzly Bears": "Trampler"})
    table.advance_to("combat damage")
    table.choose("2")
    table.choose("Crovax")
    table.advance_to("postcombat main")
    assert (table.alice.life, table.bob.life) == (23, 15)


def test_crovax_does_not_see_damage_by_creatures_of_others() -> None:
    table = position(alice_vanguard=["Crovax"], bob=[PINGER], active="bob", turn=2)
    table.bob.activate("Pinger", ["alice"])
    table.resolve_all()
    assert table.alice.life == 19


def test_greven_destroys_what_creatures_of_yours_damage_and_it_cannot_be_regenerated() -> None:
    table = position(alice_vanguard=["Greven il-Vec"], alice=[PINGER], bob=[TROLL, "Swamp"])
    table.alice.activate("Pinger", ["Troll"])
    table.alice.passes()
    table.bob.activate("Troll")
    table.resolve_all()
    assert table.bob.graveyard == ["Troll"]


def test_greven_destroys_no_creature_that_damages_itself() -> None:
    """There is no other creature."""
    table = position(alice_vanguard=["Greven il-Vec"], alice=[PINGER])
    table.alice.activate("Pinger", ["Pinger"])
    table.resolve_all()
    assert table.battlefield == ["Pinger"]
    assert table.damage("Pinger") == 1


def test_613_7i_its_timestamp_is_that_of_the_beginning_of_the_game() -> None:
    """So what a permanent that came later says is applied after what it says."""
    big = vanguard("Big", have(creature, n.SetPT(n.Fixed(4), n.Fixed(4))))
    small = card("Small", "{0}", enchantment)(have(creature, n.SetPT(n.Fixed(1), n.Fixed(1))))
    table = position(alice_vanguard=[big], alice=["Grizzly Bears"], alice_hand=[small])
    assert [o.power for o in view_of(table.state, 0).battlefield] == [4]
    table.alice.cast("Small")
    table.resolve_all()
    assert [o.power for o in view_of(table.state, 0).battlefield if o.name == "Grizzly Bears"] == [1]


def test_902_7_nobody_else_may_activate_them() -> None:
    table = position(alice_vanguard=[WELL], bob=["Forest"], active="bob", turn=2)
    assert not any("Well" in option for option in table.options)


def test_313_2_it_is_not_cast() -> None:
    table = position(alice_vanguard=["Urza"], alice=["6 Forest"])
    (oid,) = table.state.command
    assert cannot_cast(table.state, 0, oid, 0) != 0
    assert not any("cast" in option for option in table.options)


def test_313_2_an_effect_that_would_move_it_leaves_it_in_the_command_zone() -> None:
    leaving = vanguard("Leaving", pay("{0}").do(exile(this), gain_life(1)))
    table = position(alice_vanguard=[leaving])
    table.alice.activate("Leaving")
    table.alice.passes()
    table.bob.passes()
    assert [table.name(oid) for oid in table.state.command] == ["Leaving"]
    assert table.alice.life == 21


def test_313_3_vanguards_have_no_subtypes_and_no_cost() -> None:
    made = [card for card in CARDS.values() if card.types & CardType.VANGUARD]
    assert len(made) == 25
    assert all(not card.subtypes and card.cost is None for card in made)
    assert {card.name: (f"{card.hand:+d}", f"{card.life:+d}") for card in made} == {
        name: modifiers for name, modifiers in vanguard_modifiers().items() if name in CARDS
    }


def test_a_vanguard_leaves_the_game_with_its_owner() -> None:
    table = position(players=("alice", "bob", "carol"), bob_vanguard=[BANNER], alice_vanguard=[CLOCK])
    table.bob.concede()
    assert [table.name(oid) for oid in table.state.command] == ["Clock"]


# --- Who plays


@pytest.mark.parametrize(
    ("rules", "number"),
    [("2009-10-01", "310.2"), ("2012-07-01", "311.2"), ("2021-07-23", "312.2"), ("2023-06-16", "313.2")],
)
def test_the_rules_have_vanguards_since_october_2009(rules: str, number: str) -> None:
    assert lives(begun(rules=rules)) == {"Alice": 30, "Bob": 18}
    with pytest.raises(MainphaseError, match="2009-07-11 do not have the variant vanguard yet; it came on 2009-10-01"):
        begun(rules="2009-07-11")
    scenario = "scenario: s\nplayers: {Ann: {}, Ben: {}}\nvariant: vanguard\nrules: "
    with pytest.raises(ScenarioError, match=r"scenario:4: .* do not have the variant vanguard yet"):
        deal_position(parse(f"{scenario}2009-07-11\n"), rules_on("2009-07-11"))
    assert deal_position(parse(f"{scenario}{rules}\n"), rules_on(rules)).state.players[0].life == 20
    assert any(number in line for line in card_lines(rules))


def card_lines(rules: str) -> list[str]:
    from mainphase.rules.history import history

    (told,) = history("vanguard")
    return [entry.what for entry in told.entries if entry.since == rules]


def test_902_2_more_than_two_may_play() -> None:
    decks = {name: f"{BODY}{who}" for name, who in (("Ann", "Urza"), ("Ben", "Gix"), ("Cid", "Serra"))}
    game = mp.Game.new(decks, variant="vanguard", seed=1, automation=AUTOMATIC)
    assert {p.name: p.life for p in game.view("Ann").players} == {"Ann": 30, "Ben": 38, "Cid": 21}
    mp.play_out(game, {name: mp.RandomBot(k) for k, name in enumerate(decks)}, max_turns=12)


def test_each_player_needs_one_vanguard() -> None:
    with pytest.raises(OptionError, match=r"one vanguard .*902\.3.*; Bob has 0"):
        mp.Game.new({"Alice": f"{BODY}Urza", "Bob": "60 Forest"}, variant="vanguard")
    with pytest.raises(OptionError, match="Alice has 2"):
        mp.Game.new({"Alice": f"{BODY}Urza\n1 Gix", "Bob": f"{BODY}Gix"}, variant="vanguard")
    with pytest.raises(OptionError, match="Alice has a vanguard, which only the variant vanguard uses"):
        mp.Game.new({"Alice": f"{BODY}Urza", "Bob": "60 Forest"})


def test_a_deck_list_has_a_section_for_it() -> None:
    deck = read_deck(f"{BODY}Urza")
    assert deck.vanguards == ((1, "Urza"),)
    assert read_deck(deck.text()) == deck
    with pytest.raises(DeckError, match="Urza is a vanguard and belongs in the section Vanguard"):
        read_deck("60 Forest\n1 Urza")
    with pytest.raises(DeckError, match="Forest is not a vanguard"):
        read_deck(f"{BODY}Forest")


# --- What tells of it


def test_a_record_plays_a_vanguard_game_again() -> None:
    game = begun(automation=AUTOMATIC, history=True)
    mp.play_out(game, {"Alice": mp.GreedyBot(), "Bob": mp.RandomBot(1)}, max_turns=6)
    again = replay(game.record())
    assert again.record() == game.record()
    assert lives(again) == lives(game)
    assert "vanguard\n  1 Urza" in game.record()


def test_a_scenario_has_vanguards_and_a_position_tells_them() -> None:
    text = "scenario: s\nvariant: vanguard\nplayers:\n  Alice:\n    vanguard: Urza\n  Bob:\n    vanguard: Gix\n"
    dealt = deal_position(parse(text), LAW)
    assert [p.life for p in dealt.state.players] == [30, 38]
    machine.advance(dealt.state)
    told = scenario_of(dealt.state)
    assert "variant: vanguard" in told
    assert "    vanguard: Urza" in told
    assert [p.vanguard for p in deal_position(parse(told), LAW).state.players] == [
        p.vanguard for p in dealt.state.players
    ]


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("vanguard: Urza", "a vanguard belongs to `variant: vanguard`"),
        ("hand: [Urza]", "Urza is a vanguard, so it belongs under `vanguard`"),
        ("vanguard: Forest", "Forest is not a vanguard"),
    ],
)
def test_a_scenario_is_told_where_a_vanguard_belongs(body: str, says: str) -> None:
    with pytest.raises(ScenarioError, match=says):
        parse(f"scenario: s\nplayers:\n  Alice:\n    {body}\n  Bob: {{}}\n")


# --- The cards


def test_urza_deals_damage_for_three() -> None:
    table = position(alice_vanguard=["Urza"], alice=["3 Forest"], bob=["Llanowar Elves"])
    table.alice.activate("Urza", targets=["Llanowar Elves"])
    table.resolve_all()
    assert table.bob.graveyard == ["Llanowar Elves"]


def test_sisay_adds_mana_as_a_land_is_tapped() -> None:
    """A triggered mana ability of a vanguard works without the stack."""
    table = position(alice_vanguard=["Sisay"], alice=["Forest"], alice_hand=["Grizzly Bears"])
    table.alice.cast("Grizzly Bears")
    table.resolve_all()
    assert "Grizzly Bears" in table.alice.battlefield


def test_hanna_lowers_what_spells_cost() -> None:
    table = position(alice_vanguard=["Hanna"], alice=["Forest"], alice_hand=["Grizzly Bears"])
    table.alice.cast("Grizzly Bears")
    table.resolve_all()
    assert "Grizzly Bears" in table.alice.battlefield


def test_karn_makes_artifacts_creatures() -> None:
    table = position(alice_vanguard=["Karn"], alice=["Howling Mine"], bob=["Howling Mine"])
    view = view_of(table.state, 0)
    assert sorted((o.controller, o.power) for o in view.battlefield if o.types & CardType.CREATURE) == [(0, 2)]


def test_tawnos_lets_creatures_be_cast_as_though_they_had_flash() -> None:
    table = position(
        alice_vanguard=["Tawnos"], alice=["2 Forest"], alice_hand=["Grizzly Bears"], active="bob", turn=2, step="upkeep"
    )
    table.bob.passes()
    table.alice.cast("Grizzly Bears")


def test_titania_lets_another_land_be_played() -> None:
    table = position(alice_vanguard=["Titania"], alice_hand=["3 Forest"])
    table.alice.play_land("Forest")
    table.alice.play_land("Forest")
    assert "play Forest" not in table.options


def test_takara_sacrifices_a_creature_for_damage() -> None:
    table = position(alice_vanguard=["Takara"], alice=["Llanowar Elves"])
    table.alice.activate("Takara", targets=["bob"])
    table.resolve_all()
    assert (table.bob.life, table.alice.graveyard) == (19, ["Llanowar Elves"])


def test_ashnod_destroys_what_dealt_her_owner_damage() -> None:
    table = position(alice_vanguard=["Ashnod"], bob=["Grizzly Bears"], active="bob", turn=2, step="declare attackers")
    table.bob.attack(["Grizzly Bears"])
    table.advance_to("combat damage")
    table.resolve_all()
    assert (table.alice.life, table.bob.graveyard) == (18, ["Grizzly Bears"])


def test_eladamri_takes_the_next_damage_to_a_creature() -> None:
    """Whenever it comes: the shield does not end with the turn."""
    table = position(
        alice_vanguard=["Eladamri"], alice=["Llanowar Elves"], bob=["Mountain"], bob_hand=["Lightning Bolt"]
    )
    table.alice.activate("Eladamri", targets=["Llanowar Elves"])
    table.resolve_all()
    table.advance_to("bob's precombat main")
    table.bob.cast("Lightning Bolt", targets=["Llanowar Elves"])
    table.resolve_all()
    assert table.alice.life == 19
    assert table.alice.graveyard == ["Llanowar Elves"]


def test_mishra_doubles_damage_and_serra_adds_toughness() -> None:
    table = position(alice_vanguard=["Mishra"], alice=["Grizzly Bears"], bob_vanguard=["Serra"], bob=["Grizzly Bears"])
    view = view_of(table.state, 0)
    assert sorted((o.controller, o.toughness) for o in view.battlefield) == [(0, 2), (1, 4)]
    table.advance_to("declare attackers")
    table.alice.attack({"alice's Grizzly Bears": "bob"})
    table.bob.block({"bob's Grizzly Bears": "alice's Grizzly Bears"})
    table.advance_to("end of combat")
    assert table.bob.graveyard == ["Grizzly Bears"]


def test_what_stands_on_a_vanguard_is_read_with_the_modifiers_of_the_card_file() -> None:
    from mainphase.language.cards import read_card
    from mainphase.language.text.card_data import from_atomic

    face = {"name": "Invented", "type": "Vanguard", "layout": "vanguard", "text": "Creatures you control have haste."}
    (said,) = from_atomic([{**face, "hand": "+2", "life": "-7"}])
    made = read_card((said,)).card
    assert made is not None
    assert (made.hand, made.life, made.types) == (2, -7, CardType.VANGUARD)
    assert all(isinstance(a, n.Static) and a.zone == Zone.COMMAND for a in made.abilities)
    assert read_card(from_atomic([face])).card is None  # its modifiers are not known
    assert find_card("Ertai").hand == -1
