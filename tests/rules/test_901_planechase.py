"""CR 901, 311, 312 and 701.31: Planechase, planes and phenomena."""

from __future__ import annotations

from tests.support.planar import ARRIVES, FEAST, PLANES, comes_up, face_up, planar_deck, roll
from tests.support.planar import some_plane as plane_with
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Duration, PlanarSymbol, Zone
from mainphase.cards.planar_decks import why_no_common_deck, why_no_planar_deck
from mainphase.cards.planechase import planechase_game
from mainphase.cards.words import (
    artifact,
    at_the_beginning_of,
    card,
    creature,
    do,
    draw,
    gain_life,
    have,
    instant,
    is_a,
    pay,
    phenomenon,
    sorcery,
    tap_this,
    upkeep,
    when_encountered,
    when_planeswalked_away_from,
    whenever_chaos_ensues,
    you,
)
from mainphase.cards.words.triggers import When
from mainphase.kernel import machine
from mainphase.kernel.casting.castable import cannot_cast
from mainphase.kernel.events.ending import concede
from mainphase.kernel.events.planes import FACES
from mainphase.kernel.keys import PlayerDeed
from mainphase.kernel.turn.start import StartGame
from mainphase.kernel.values import Automation
from mainphase.rules.timeline import rules_on
from mainphase.scenarios.position import Position

BLANK, WALKER, SWIRL = PlanarSymbol.BLANK, PlanarSymbol.PLANESWALKER, PlanarSymbol.CHAOS
GROWING = plane_with("Growing", have(is_a(creature), n.AddPT(n.Fixed(2), n.Fixed(2))))
WELCOME = plane_with("Welcome", ARRIVES.do(gain_life(5)))
FAREWELL = plane_with("Farewell", when_planeswalked_away_from.do(gain_life(7)))
TIDY = plane_with("Tidy", at_the_beginning_of(upkeep, of=you).do(gain_life(2)))
WELL = plane_with("Well", pay("{1}").do(draw(1)))
QUIET = phenomenon("Quiet")
FOUNTAIN = card("Fountain", "{1}", artifact)(pay("{1}").do(gain_life(1)))
THREE = ("alice", "bob", "carol")


def begun(planes: tuple[n.CardDef, ...] = PLANES, players: int = 2, one: bool = False, seed: int = 3) -> Table:
    """A game that has just begun, with planar decks, up to its first decision."""
    made = Position(rules_on(None))
    g = made.state
    g.rng = seed
    g.automation = Automation(pay=True)
    for k in range(players):
        made.seat((*THREE, "dave")[k])
        made.put_blanks(k, 40)
        if not one or k == 0:
            made.put_planes(k, planes, one)
    g.log = []
    g.push(StartGame(0, False))
    machine.advance(g)
    return Table(g)


def laid(up: n.CardDef = PLANES[0], decks: tuple[n.CardDef, ...] = PLANES[1:3], **more: object) -> Table:
    """Alice's main phase, with a plane of hers face up; below her planar deck are three more."""
    return position(
        alice_plane=[up],
        alice_planes=(*decks, *PLANES[5:8]),
        bob_planes=PLANES[3:5],
        triggers="automatic",
        **more,  # type: ignore[arg-type]
    )


def leave(table: Table, player: int) -> None:
    concede(table.state, player)
    machine.advance(table.state)


# --- What there is (901.1-901.4)


def test_901_2_the_default_setup_is_free_for_all_in_which_all_may_be_attacked() -> None:
    assert planechase_game("planechase", 2).multiplayer is None
    several = planechase_game("Planechase", 4).multiplayer
    assert several is not None
    assert (several.variant, several.attack, several.ranges) == ("free-for-all", "attack multiple players", ())
    assert planechase_game("planechase, attack left", 4).text == "planechase, attack left"


def test_901_3_a_planar_deck_has_ten_cards_of_different_names_and_at_most_two_phenomena() -> None:
    once = [(1, each) for each in PLANES]
    odd = [(1, phenomenon(f"Phenomenon {k}")) for k in range(3)]
    assert why_no_planar_deck(once) == why_no_planar_deck(once + odd[:2]) == ""
    assert why_no_planar_deck(once[:8] + odd[:2]) == ""
    assert "at least 10 cards (901.3); found 9" in why_no_planar_deck(once[:9])
    assert "different names (901.3); found 2 Plane A" in why_no_planar_deck([(2, PLANES[0]), *once[1:]])
    assert "at most 2 phenomena (901.3); found 3" in why_no_planar_deck(once + odd)


def test_901_3a_one_face_of_the_planar_die_has_each_symbol_and_four_have_none() -> None:
    table = laid()
    found: list[int] = []
    for _ in range(FACES * 40):
        again = table.copy()
        again.state.rng = table.state.rng + len(found) * 2654435761
        again.choose("roll the planar die")
        found.append(again.events("planar die rolled")[0].amount)
    assert 130 < found.count(BLANK) < 190
    assert 20 < found.count(WALKER) < 60
    assert 20 < found.count(SWIRL) < 60


def test_901_4_311_2_312_2_400_4b_planes_and_phenomena_stay_in_the_command_zone_and_are_never_cast() -> None:
    burial = card("Burial", "{B}", sorcery)(
        do(n.Move(n.Each(n.All((n.OfType(CardType.PLANAR), n.InZone(Zone.COMMAND)))), Zone.GRAVEYARD))
    )
    table = laid(alice=["Swamp"], alice_hand=[burial])
    g = table.state
    assert {g.objects[oid].zone for p in g.players for oid in p.planar_deck} == {Zone.COMMAND}
    plane = table.find("Plane A", Zone.COMMAND)
    assert cannot_cast(g, 0, plane.id, 0) != 0
    table.alice.cast("Burial")
    table.resolve()
    assert face_up(table) == ["Plane A"]
    assert table.alice.graveyard == ["Burial"]


def test_103_3a_planar_decks_are_shuffled_before_the_game() -> None:
    table = begun()
    assert [(e.player, e.word, e.rule) for e in table.events("shuffled", rule="103.3a")] == [
        ("alice", "planar deck", "103.3a"),
        ("bob", "planar deck", "103.3a"),
    ]
    orders = {tuple(planar_deck(begun(seed=seed), "bob")) for seed in range(4)}
    assert len(orders) == 4


# --- The game begins (901.5)


def test_901_5_103_7_the_starting_player_turns_up_the_starting_plane() -> None:
    table = begun()
    (event,) = table.events("plane set")
    assert (event.player, event.rule) == ("alice", "901.5")
    assert face_up(table) == [event.what]
    assert (len(planar_deck(table, "alice")), len(planar_deck(table, "bob"))) == (9, 10)


def test_901_5_a_phenomenon_goes_to_the_bottom_and_nothing_triggers() -> None:
    meal = [phenomenon(f"Meal {k}", when_encountered.do(gain_life(10))) for k in range(3)]
    table = begun((*meal, WELCOME))
    assert face_up(table) == ["Welcome"]
    assert sorted(planar_deck(table, "alice")) == ["Meal 0", "Meal 1", "Meal 2"]
    assert table.alice.life == 20
    assert table.events("triggered") == []


# --- Who controls and owns them (901.6, 311.5, 312.4)


def test_901_6_311_5_109_4d_the_planar_controller_is_the_active_player() -> None:
    table = laid(TIDY)
    plane = table.find("Tidy", Zone.COMMAND)
    assert (plane.controller, plane.owner, table.state.planar_controller) == (0, 0, 0)
    table.advance_to("bob's upkeep")
    assert (plane.controller, plane.owner, table.state.planar_controller) == (1, 0, 1)
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == (20, 22)


def test_901_6_800_4p_if_the_planar_controller_leaves_the_next_player_is_it_until_a_turn_begins() -> None:
    table = position(
        players=THREE, bob_plane=[TIDY], alice_planes=PLANES[:2], bob_planes=PLANES[2:4], carol_planes=PLANES[4:6]
    )
    leave(table, 0)
    assert table.state.planar_controller == 1
    assert face_up(table) == ["Tidy"]
    table.advance_to("carol's upkeep")
    assert table.state.planar_controller == 2


# --- Abilities (901.7, 311.4)


def test_901_7_311_4_113_6p_the_abilities_of_a_face_up_plane_work_in_the_command_zone() -> None:
    table = laid(GROWING, alice=["Memnite"], bob=["Memnite"])
    assert (table.pt("alice's Memnite"), table.pt("bob's Memnite")) == ("3/3", "3/3")
    roll(table, WALKER)
    table.resolve()
    assert (table.pt("alice's Memnite"), face_up(table)) == ("1/1", ["Plane B"])
    table = laid(WELL, alice=["Forest"])
    table.alice.activate("Well")
    table.resolve()
    assert len(table.alice.hand) == 1


def test_901_7a_311_6_312_6_a_plane_that_is_turned_face_down_becomes_a_new_object() -> None:
    table = laid(decks=())
    before = table.find("Plane A", Zone.COMMAND)
    before.put("charge", 3)
    roll(table, WALKER)
    table.resolve()
    assert planar_deck(table, "alice")[-1] == "Plane A"
    down = table.state.objects[table.state.players[0].planar_deck[-1]]
    assert (down.id == before.id, before.zone, down.counters) == (False, Zone.NOWHERE, {})


def test_613_7h_a_plane_has_the_timestamp_of_when_it_was_turned_up() -> None:
    table = laid(decks=(plane_with("Small", have(is_a(creature), n.SetPT(n.Fixed(0), n.Fixed(1)))),), alice=["Memnite"])
    assert table.pt("Memnite") == "1/1"
    roll(table, WALKER)
    table.resolve()
    assert table.pt("Memnite") == "0/1"
    assert table.find("Small", Zone.COMMAND).timestamp > table.find("Memnite").timestamp


# --- The planar die (901.9, 116.2i)


def test_901_9_116_2i_each_roll_of_a_turn_costs_one_mana_more() -> None:
    table = laid(alice=["2 Forest"])
    for left in (2, 1):
        roll(table, BLANK)
        assert [o.tapped for o in table.state.permanents].count(False) == left
    roll(table, BLANK) if "roll the planar die" in table.options else None
    assert "roll the planar die" not in table.options
    assert [e.rule for e in table.events("planar die rolled")] == ["116.2i"] * 2


def test_901_9_it_costs_as_much_as_before_in_the_next_turn() -> None:
    table = laid(alice=["Forest"])
    roll(table, BLANK)
    roll(table, BLANK)
    assert "roll the planar die" not in table.options
    table.advance_to("turn 3, precombat main")
    roll(table, BLANK)
    assert not table.tapped("Forest")


def test_901_9_a_roll_that_an_effect_asks_for_does_not_count() -> None:
    stone = card("Powerstone", "{2}", artifact)(pay(tap_this).do(n.RollPlanarDie()))
    table = laid(alice=[stone])
    table.alice.activate("Powerstone")
    comes_up(table, BLANK)
    table.resolve()
    roll(table, BLANK)
    assert len(table.events("planar die rolled")) == 2


def test_901_9_only_the_active_player_in_a_main_phase_with_an_empty_stack() -> None:
    table = laid(alice=["Forest", FOUNTAIN], alice_hand=["Giant Growth"])
    assert "roll the planar die" in table.options
    table.alice.activate("Fountain")
    assert "roll the planar die" not in table.options
    table.pass_once()
    assert table.priority == "bob"
    assert "roll the planar die" not in table.options
    table = laid(step="upkeep", alice=["Forest"])
    assert "roll the planar die" not in table.options
    table.advance_to("postcombat main")
    assert "roll the planar die" in table.options
    table.advance_to("bob's precombat main")
    assert table.priority == "bob"
    assert "roll the planar die" in table.options


def test_901_9_there_is_no_planar_die_in_other_games() -> None:
    assert "roll the planar die" not in position().options


def test_901_9a_after_a_blank_roll_nothing_happens_and_the_active_player_gets_priority() -> None:
    table = laid()
    roll(table, BLANK)
    assert (table.stack, table.priority, face_up(table)) == ([], "alice", ["Plane A"])


def test_901_9b_311_7_after_a_chaos_roll_the_chaos_ability_triggers() -> None:
    table = laid()
    roll(table, SWIRL)
    assert (table.stack, table.priority) == (["Plane A"], "alice")
    assert [e.rule for e in table.events("chaos ensues")] == ["901.9b"]
    table.resolve()
    assert (table.alice.life, table.bob.life) == (21, 20)


def test_901_9c_901_8_after_a_roll_of_the_planeswalker_symbol_the_planeswalking_ability_is_on_the_stack() -> None:
    table = laid()
    roll(table, WALKER)
    assert (table.stack, table.priority) == (["Planeswalking Ability"], "alice")
    ability = table.state.objects[table.state.stack[0]]
    assert ability.controller == 0
    assert ability.ctx is not None
    assert ability.ctx.source == 0
    table.resolve()
    (event,) = table.events("planeswalks")
    assert (event.player, event.what, event.other, event.rule) == ("alice", "Plane B", "Plane A", "701.31b")


def test_901_8_whoever_rolled_controls_the_planeswalking_ability_and_only_the_planar_controller_planeswalks() -> None:
    """CR 701.31a: of somebody else the ability does nothing."""
    stone = card("Powerstone", "{2}", artifact)(pay(tap_this).do(n.RollPlanarDie(n.EachOpponent())))
    table = laid(alice=[stone])
    table.alice.activate("Powerstone")
    comes_up(table, WALKER)
    table.resolve()
    assert table.state.objects[table.state.stack[0]].controller == 1
    table.resolve()
    assert (face_up(table), table.events("planeswalks")) == (["Plane A"], [])


def test_706_7_901_9d_rolling_the_planar_die_is_rolling_a_die_without_a_number() -> None:
    gambler = card("Gambler", "{1}", artifact)(When(n.PlayerDoes(you, PlayerDeed.ROLLS_DICE)).do(gain_life(3)))
    table = laid(alice=[gambler])
    roll(table, BLANK)
    table.resolve()
    assert table.alice.life == 23
    assert table.events("die rolled") == []


def test_311_7_chaos_ensues_because_an_effect_says_so_for_all_or_for_particular_planes() -> None:
    storm = card("Storm", "{R}", instant)(do(n.LetChaosEnsue()))
    table = laid(alice=["Mountain"], alice_hand=[storm])
    table.alice.cast("Storm")
    table.resolve_all()
    assert table.alice.life == 21
    hint = card("Hint", "{R}", instant)(
        do(n.Reveal(n.TopOfPlanarDeck(you, 2)), n.LetChaosEnsue(n.TopOfPlanarDeck(you, 2)))
    )
    table = laid(alice=["Mountain"], alice_hand=[hint])
    table.alice.cast("Hint")
    table.resolve()
    assert sorted(table.stack) == ["Plane B", "Plane C"]
    assert planar_deck(table, "alice")[:2] == ["Plane B", "Plane C"]
    table.resolve_all()
    assert table.alice.life == 22


def test_311_7_the_planar_controller_controls_what_chaos_brings_for_a_plane_in_a_deck() -> None:
    hint = card("Hint", "{R}", instant)(do(n.LetChaosEnsue(n.TopOfPlanarDeck(you, 1))))
    table = laid(bob=["Mountain"], bob_hand=[hint])
    table.pass_once()
    table.bob.cast("Hint")
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == (21, 20)


# --- Planeswalking (901.11, 701.31)


def test_701_31b_planes_go_to_the_bottom_of_their_owners_decks_and_the_top_card_is_turned_up() -> None:
    table = laid()
    table.advance_to("bob's precombat main")
    roll(table, WALKER)
    table.resolve()
    assert face_up(table) == ["Plane D"]
    assert planar_deck(table, "alice")[-1] == "Plane A"
    assert planar_deck(table, "bob") == ["Plane E"]


def test_701_31d_901_11b_abilities_trigger_when_a_player_planeswalks_to_and_away_from_a_plane() -> None:
    table = laid(FAREWELL, (WELCOME,))
    roll(table, WALKER)
    table.resolve()
    assert face_up(table) == ["Welcome"]
    table.resolve_all()
    assert table.alice.life == 20 + 5 + 7


def test_603_10g_what_triggers_on_planeswalking_away_looks_back() -> None:
    """The plane is face down as its ability resolves, and its controller was who planeswalked."""
    table = laid(FAREWELL)
    table.advance_to("bob's precombat main")
    roll(table, WALKER)
    table.resolve()
    (triggered,) = [e for e in table.events("triggered") if e.what == "Farewell"]
    assert triggered.player == "bob"
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == (20, 27)


def test_901_11_what_lasts_until_a_player_planeswalks_ends() -> None:
    silence = plane_with("Silence", whenever_chaos_ensues.do(n.Begin(n.BlanksAreChaos(), until=Duration.PLANESWALK)))
    table = laid(silence, alice=["4 Forest"])
    roll(table, SWIRL)
    table.resolve_all()
    assert len(table.state.lasting) == 1
    roll(table, WALKER)
    table.resolve_all()
    assert table.state.lasting == []
    assert [e.rule for e in table.events("effect ends")] == ["901.11"]


def test_901_11_what_lasts_until_a_player_planeswalks_away_from_a_plane_outlasts_a_phenomenon() -> None:
    aether = phenomenon("Aether", when_encountered.do(n.Begin(n.BlanksAreChaos(), until=Duration.PLANESWALK_AWAY)))
    table = laid(decks=(aether, PLANES[1]), alice=["4 Forest"])
    roll(table, WALKER)
    table.resolve_all()
    assert face_up(table) == ["Plane B"]
    roll(table, BLANK)
    assert table.stack == ["Plane B"]
    table.resolve_all()
    roll(table, WALKER)
    table.resolve_all()
    assert table.state.lasting == []


def test_901_11c_who_planeswalks_leaves_all_planes_that_are_face_up() -> None:
    merging = phenomenon(
        "Merging",
        when_encountered.do(
            n.RevealUntil(n.OfType(CardType.PLANE), count=n.Fixed(2), planar=True), n.Planeswalk(to=n.Saved("revealed"))
        ),
    )
    table = laid(decks=(merging, FAREWELL, WELCOME), alice=["4 Forest"])
    roll(table, WALKER)
    table.resolve_all()
    assert face_up(table) == ["Farewell", "Welcome"]
    assert table.alice.life == 25
    roll(table, WALKER)
    table.resolve_all()
    assert table.alice.life == 32
    assert planar_deck(table, "alice")[-2:] == ["Farewell", "Welcome"]


def test_901_11a_abilities_may_instruct_a_player_to_planeswalk() -> None:
    door = card("Door", "{2}", artifact)(pay(tap_this).do(n.Planeswalk()))
    table = laid(alice=[door])
    table.alice.activate("Door")
    table.resolve()
    assert face_up(table) == ["Plane B"]
    table = position(alice=[door])
    table.alice.activate("Door")
    table.resolve()
    assert face_up(table) == []


# --- Phenomena (312, 704.6f)


def test_312_5_a_phenomenon_is_encountered_as_it_is_turned_up() -> None:
    table = laid(decks=(FEAST, PLANES[1]))
    roll(table, WALKER)
    table.resolve()
    (event,) = table.events("encountered")
    assert (event.player, event.what, event.rule) == ("alice", "Feast", "312.5")
    assert (table.stack, face_up(table)) == (["Feast"], ["Feast"])


def test_704_6f_312_7_the_planar_controller_planeswalks_once_its_ability_has_left_the_stack() -> None:
    table = laid(decks=(FEAST, PLANES[1]))
    roll(table, WALKER)
    table.resolve()
    assert face_up(table) == ["Feast"]
    table.resolve()
    assert (table.alice.life, face_up(table)) == (30, ["Plane B"])
    (event,) = table.events("state-based action", rule="704.6f")
    assert (event.what, event.player) == ("Feast", "alice")
    assert planar_deck(table, "alice")[-1] == "Feast"


def test_704_6f_a_phenomenon_whose_ability_is_not_there_is_left_at_once() -> None:
    table = laid(decks=(QUIET, PLANES[1]))
    roll(table, WALKER)
    table.resolve()
    assert face_up(table) == ["Plane B"]


# --- Players who leave (901.10)


def test_901_10_as_the_owner_of_the_plane_leaves_the_planar_controller_turns_up_another() -> None:
    table = position(
        players=THREE,
        alice_plane=[FAREWELL],
        alice_planes=[PLANES[0]],
        bob_planes=[WELCOME],
        carol_planes=PLANES[3:5],
        triggers="automatic",
    )
    table.advance_to("bob's precombat main")
    leave(table, 0)
    assert face_up(table) == ["Welcome"]
    (event,) = table.events("planeswalks")
    assert (event.player, event.what, event.rule) == ("bob", "Welcome", "901.10")
    table.pass_once()  # the next time that a player receives priority they are put on the stack
    table.resolve_all()
    assert table.bob.life == 20 + 5 + 7


def test_901_10_the_planes_of_others_stay() -> None:
    table = position(
        players=THREE, bob_plane=[PLANES[0]], alice_planes=PLANES[1:3], bob_planes=PLANES[3:5], carol_planes=PLANES[5:7]
    )
    leave(table, 2)
    assert face_up(table) == ["Plane A"]
    assert table.events("planeswalks") == []
    assert table.state.players[2].planar_deck == []


def test_901_10a_the_planeswalking_ability_ceases_to_exist_as_the_plane_leaves() -> None:
    table = position(
        players=THREE, alice_plane=[PLANES[0]], bob_planes=PLANES[1:4], alice_planes=[], carol_planes=PLANES[4:6]
    )
    table.advance_to("bob's precombat main")
    roll(table, WALKER)
    assert table.stack == ["Planeswalking Ability"]
    leave(table, 0)
    assert (table.stack, face_up(table)) == ([], ["Plane B"])


# --- One planar deck (901.15)


def test_901_15a_a_single_planar_deck_has_ten_cards_for_each_player_or_forty_and_two_phenomena_for_each() -> None:
    many = [(1, plane_with(f"Plane {k}")) for k in range(60)]
    odd = [(1, phenomenon(f"Phenomenon {k}")) for k in range(9)]
    assert why_no_common_deck(many[:20], 2) == why_no_common_deck(many[:40], 5) == ""
    assert "at least 30 cards (901.15a); found 29" in why_no_common_deck(many[:29], 3)
    assert "at least 40 cards (901.15a); found 39" in why_no_common_deck(many[:39], 6)
    assert why_no_common_deck(many[:20] + odd[:4], 2) == ""
    assert "at most 4 phenomena (901.15a); found 5" in why_no_common_deck(many[:20] + odd[:5], 2)
    assert "different names" in why_no_common_deck([(2, many[0][1]), *many[1:20]], 2)


def test_901_15b_108_3a_the_planar_controller_owns_all_its_cards() -> None:
    table = begun(one=True)
    g = table.state
    (up,) = [g.objects[oid] for oid in g.command]
    assert {g.objects[oid].owner for oid in g.planar_deck} | {up.owner, up.controller} == {0}
    table.advance_to("bob's upkeep")
    assert {g.objects[oid].owner for oid in g.planar_deck} | {up.owner, up.controller} == {1}


def test_901_15c_all_players_planeswalk_through_the_one_deck() -> None:
    table = position(alice_planes=PLANES[1:4], alice_plane=[PLANES[0]], one_planar_deck=True)
    table.advance_to("bob's precombat main")
    roll(table, WALKER)
    table.resolve()
    assert face_up(table) == ["Plane B"]
    assert planar_deck(table, "alice") == planar_deck(table, "bob") == ["Plane C", "Plane D", "Plane A"]


def test_901_15b_no_plane_leaves_with_a_player() -> None:
    table = position(players=THREE, alice_planes=PLANES[1:4], alice_plane=[PLANES[0]], one_planar_deck=True)
    leave(table, 0)
    g = table.state
    assert face_up(table) == ["Plane A"]
    assert planar_deck(table, "bob") == ["Plane B", "Plane C", "Plane D"]
    assert {g.objects[oid].owner for oid in (*g.planar_deck, *g.command)} == {1}


def test_901_15b_the_planar_deck_stays_as_who_brought_its_planes_leaves_before_the_game_begins() -> None:
    made = Position(rules_on(None))
    for k, name in enumerate(THREE):
        made.seat(name)
        made.put_blanks(k, 40)
        made.put_planes(k, PLANES[k * 3 : k * 3 + 3], True)
    g = made.state
    g.push(StartGame(0, True))
    machine.advance(g)
    for player in (0, 2):
        leave(Table(g), player)
        assert len(g.planar_deck) == 9 or g.over


def test_901_5_who_goes_first_in_place_of_a_starting_player_who_has_left_turns_the_starting_plane_up() -> None:
    made = Position(rules_on(None))
    for k, name in enumerate(THREE):
        made.seat(name)
        made.put_blanks(k, 40)
        made.put_planes(k, PLANES[k * 3 : k * 3 + 3])
    g = made.state
    g.automation = Automation(pay=True)
    g.log = []
    g.push(StartGame(0, True))
    machine.advance(g)
    table = Table(g)
    leave(table, 0)
    table.choose("keep", "keep")
    (event,) = table.events("plane set")
    assert event.player == "bob"
    assert table.active == "bob"
