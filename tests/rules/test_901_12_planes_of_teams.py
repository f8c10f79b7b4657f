"""CR 901.12 and 901.13: Planechase with Two-Headed Giant, and with ranges of influence that do not limit planes."""

from __future__ import annotations

import pytest
from tests.support.planar import PLANES, comes_up, face_up, roll
from tests.support.table import Table, position

from mainphase.cards import find_card
from mainphase.cards import nodes as n
from mainphase.cards.decks import read_deck
from mainphase.cards.nodes import CardDef, PlanarSymbol
from mainphase.cards.planechase import planechase_game, usual_walkers
from mainphase.cards.words import card, creature, enchantment, have
from mainphase.errors import OptionError
from mainphase.game import Game
from mainphase.kernel import machine
from mainphase.kernel.events.ending import concede
from mainphase.presentation.variant_text import variant_text
from mainphase.presentation.view import view_of

CHAOS, WALKER = PlanarSymbol.CHAOS, PlanarSymbol.PLANESWALKER
FOUR = ("alice", "anna", "bob", "ben")
TEAMS = (("alice", "anna"), ("bob", "ben"))
FIVE = ("alice", "bob", "carol", "dave", "erin")
BEARS, MEMNITE = "Grizzly Bears", "Memnite"


def giants(up: CardDef | str = PLANES[0], planes: tuple[CardDef, ...] = PLANES[1:3], **said: object) -> Table:
    """Two-Headed Giant with planes: a plane of Alice's is face up, and each player has a planar deck."""
    return position(
        players=FOUR, teams=TEAMS, giants=True, triggers="automatic",
        alice_plane=[find_card(up) if isinstance(up, str) else up], alice_planes=planes,
        anna_planes=PLANES[3:5], bob_planes=PLANES[5:7], ben_planes=PLANES[7:9],
        **said,  # type: ignore[arg-type]
    )  # fmt: skip


def chaos(table: Table) -> None:
    """Alice rolls the chaos symbol, and what triggers resolves."""
    roll(table, CHAOS)
    table.resolve()


def hands(table: Table) -> list[int]:
    return [len(p.hand) for p in table.state.players]


def life(table: Table) -> list[int]:
    return [p.life for p in table.state.players]


# --- How it is written


def test_901_12_planes_are_played_with_teams_and_options_of_several_players() -> None:
    assert planechase_game("planechase, 2HG, single planar deck", 4).text == (
        "planechase, single planar deck, two-headed giant"
    )
    assert planechase_game("planechase, free-for-all, range 2", 5).text == "planechase, range 2"
    assert planechase_game("planechase, emperor", 6).text == "planechase, emperor"
    assert [usual_walkers(f"planechase{said}") for said in ("", ", 2hg", ", emperor", ", range 1", ", teams 3 2")] == [
        2, 4, 6, 3, 5,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("said", "players", "why"),
    [
        ("two-headed giant", 3, r"two teams of two players each.*found 3"),
        ("two-headed giant, range 2", 4, r"no options besides.*found 'range 2'"),
        ("emperor, team vs team", 6, "one variant besides"),
        ("range 0", 4, r"one seat or more \(801.2a\)"),
        ("range 2", 2, "no option 'range 2' of Planechase for 2 players"),
        ("grand melee, single planar deck", 10, r"\(901.14a\).*\(901.15b\)"),
    ],
)
def test_901_12_901_14_what_does_not_go_together_is_refused(said: str, players: int, why: str) -> None:
    with pytest.raises(OptionError, match=why):
        planechase_game(f"planechase, {said}", players)


@pytest.mark.parametrize("variant", ["planechase, two-headed giant", "planechase, team vs team, range 1"])
def test_901_12a_each_player_has_a_planar_deck_of_their_own(variant: str) -> None:
    decks = dict(zip(FOUR, [read_deck(name) for name in ("planar-tempo", "planar-pacts") * 2], strict=True))
    game = Game.new(decks, variant=variant, seed=3)
    g = game.state
    assert [len(p.planar_deck) for p in g.players] == [10] * 4
    assert bool(g.heads) is ("giant" in variant)
    assert g.ranged is ("range" in variant)
    assert variant_text(g) == variant


# --- Two-Headed Giant


def test_901_12b_the_planar_controller_is_the_primary_player_of_the_active_team() -> None:
    table = giants()
    assert table.state.planar_controller == table.alice.number
    table.advance_to("turn 2, upkeep")
    assert table.state.planar_controller == table.bob.number
    assert [table.state.objects[oid].controller for oid in table.state.command] == [table.bob.number]


def test_901_12b_if_their_team_leaves_the_primary_player_of_the_next_team_is_it() -> None:
    six = ("alice", "anna", "bob", "ben", "carl", "cora")
    table = position(
        players=six, teams=(six[:2], six[2:4], six[4:]), alice_plane=[PLANES[0]], alice_planes=PLANES[1:2],
        bob_planes=PLANES[2:4], carl_planes=PLANES[4:6],
    )  # fmt: skip
    for name in ("anna", "alice"):
        concede(table.state, table.seat(name).number)
    machine.advance(table.state)
    assert table.state.planar_controller == table.bob.number
    assert face_up(table) == ["Plane C"]  # 901.10: of the deck of the new planar controller


def test_901_12c_what_a_plane_does_to_you_it_does_to_each_of_the_team() -> None:
    table = giants("Panopticon")
    before = hands(table)
    roll(table, CHAOS)
    table.resolve()
    assert hands(table) == [before[0] + 1, before[1] + 1, *before[2:]]


def test_901_12c_what_it_does_to_nobody_in_particular_it_does_once() -> None:
    table = giants("Aretopolis", step="upkeep")
    assert len(table.state.stack) == 1  # it is the team's one upkeep (805.4d)
    table.resolve()
    assert life(table) == [32, 32, 30, 30]
    assert table.state.objects[table.state.command[0]].counters == {"scroll": 1}


def test_901_12c_opponents_of_the_team_are_meant_once_and_a_team_takes_one_extra_turn() -> None:
    table = giants("The Dark Barony", bob_hand=["2 Forest"], ben_hand=["2 Forest"])
    chaos(table)
    for _ in range(2):
        table.choose("Forest")
    assert hands(table)[2:] == [1, 1]
    table = giants("Otaria")
    chaos(table)
    turns = []
    for turn in (2, 3):
        table.advance_to(f"turn {turn}, upkeep")
        turns.append(table.active)
    assert turns == ["alice", "bob"]


def test_901_12c_each_of_the_team_chooses_and_finds_for_themselves() -> None:
    table = giants("The Aether Flues", step="upkeep", alice=[MEMNITE], anna=[BEARS],
                   alice_library=["Forest", "Ornithopter"], anna_library=["Island", "Typhoid Rats"])  # fmt: skip
    table.resolve()
    table.choose("yes")
    assert table.asked_player == "anna"
    table.choose("no")
    assert "Ornithopter" in table.alice.battlefield
    assert table.anna.battlefield == [BEARS]


def test_901_12c_either_may_meet_its_trigger_condition() -> None:
    table = giants("Stairs to Infinity")
    before = hands(table)
    table.alice.passes()
    comes_up(table, PlanarSymbol.BLANK)
    table.choose("roll the planar die")
    table.resolve()
    assert hands(table) == [before[0] + 1, before[1] + 1, *before[2:]]


def test_901_12c_static_abilities_are_about_each_of_the_team_alone() -> None:
    table = giants("Prahv", alice=["Mountain", MEMNITE], alice_hand=["Lightning Bolt"], anna=[BEARS])
    table.alice.cast("Lightning Bolt", ["bob"])
    table.resolve()
    table.advance_to("declare attackers")
    assert table.asked_about == BEARS  # Alice has cast a spell, and does not attack; Anna does


def test_901_12c_what_is_aimed_at_is_either_ones_and_you_is_whose_it_is() -> None:
    table = giants("Naya", alice=["3 Forest"], anna=["Forest", "Raging Goblin"], bob=["Savannah Lions"])
    roll(table, CHAOS)
    assert table.options == ["Raging Goblin"]
    table.choose("Raging Goblin")
    table.resolve()
    assert table.pt("Raging Goblin") == "2/2"  # for each land that Anna controls
    table = giants("The Maelstrom", anna_graveyard=[BEARS])
    roll(table, CHAOS)
    table.choose(BEARS)
    table.resolve()
    assert BEARS in table.anna.battlefield


@pytest.mark.parametrize("date", ["2009-10-01", "2023-06-15", "2023-06-16"])
def test_901_12d_901_12c_either_rolls_chaos_for_both_whatever_the_day(date: str) -> None:
    table = giants(rules=date)
    start = life(table)[0]
    table.alice.passes()
    comes_up(table, CHAOS)
    table.choose("roll the planar die")
    table.resolve()
    assert life(table)[:2] == [start + 2] * 2  # each gains 1 life


@pytest.mark.parametrize("date", ["2009-10-01", "2012-06-30", "2012-07-01", None])
def test_901_12d_either_rolls_the_planeswalker_symbol_and_the_planar_controller_planeswalks(date: str | None) -> None:
    table = giants(rules=date)
    table.alice.passes()
    comes_up(table, WALKER)
    table.choose("roll the planar die")
    table.resolve()
    assert face_up(table) == ["Plane B"]  # of Alice's planar deck


def test_901_12d_what_a_roll_costs_is_counted_for_each_of_the_team() -> None:
    table = giants()
    roll(table, PlanarSymbol.BLANK)
    assert [view_of(table.state, seat).planar_die for seat in (0, 1, 2)] == [1, 0, 1]
    assert "roll the planar die" not in table.options  # Alice has no mana
    table.alice.passes()
    assert table.priority == "anna"
    assert "roll the planar die" in table.options


# --- Ranges of influence


def far(up: CardDef | str, **said: object) -> Table:
    """A free-for-all of five with a range of one seat; Carol is out of reach of Alice, who controls the plane."""
    return position(
        players=FIVE, variant="free-for-all, range 1", triggers="automatic",
        alice_plane=[find_card(up) if isinstance(up, str) else up], alice_planes=PLANES[1:3], **said,  # type: ignore[arg-type]
    )  # fmt: skip


def test_901_13_801_18_static_abilities_of_planes_are_about_what_is_out_of_range() -> None:
    table = far("Krosa", bob=[MEMNITE], carol=[BEARS])
    assert (table.pt(MEMNITE), table.pt(BEARS)) == ("3/3", "4/4")
    anthem = card("Anthem", "{1}", enchantment)(have(creature, n.AddPT(n.Fixed(2), n.Fixed(2))))
    table = far(PLANES[0], alice=[anthem], bob=[MEMNITE], carol=[BEARS])
    assert (table.pt(MEMNITE), table.pt(BEARS)) == ("3/3", "2/2")


def test_901_13_801_18_what_planes_do_reaches_everybody() -> None:
    table = far("Lethe Lake", carol_library=["12 Forest"])
    roll(table, CHAOS)
    table.choose("carol")
    table.resolve()
    assert table.carol.graveyard == ["Forest"] * 10
    table = far("The Dark Barony", bob_hand=["Forest"], carol_hand=["Island"], dave_hand=["Swamp"])
    chaos(table)
    assert hands(table) == [0] * 5  # each opponent discards, in range or not
    table = far("Astral Arena", carol=[BEARS], bob=["Giant Spider"])
    chaos(table)
    assert table.carol.graveyard == [BEARS]
    assert table.damage("Giant Spider") == 2


def test_901_13_801_18_planes_see_what_happens_out_of_range_also_later() -> None:
    table = far("Goldmeadow", active="carol", carol_hand=["Forest"], step="precombat main")
    table.state.planar_controller = table.alice.number  # as if she had not left it to the active player
    for oid in table.state.command:
        table.state.objects[oid].controller = table.alice.number
    table.carol.play_land("Forest")
    table.resolve()
    assert len(table.carol.battlefield) == 4
    table = far("Agyrem", carol=[BEARS], bob=["Mountain"], bob_hand=["Lightning Bolt"])
    table.alice.passes()
    table.bob.cast("Lightning Bolt", [BEARS])
    table.resolve_all()
    assert table.carol.graveyard == [BEARS]
    table.advance_to("end step")
    table.resolve_all()
    assert table.carol.hand == [BEARS]  # a delayed triggered ability of the plane's


def test_901_13_801_18_what_planes_keep_from_happening_is_kept_everywhere() -> None:
    table = far("Kessig", active="carol", step="declare attackers", carol=[BEARS])
    table.state.planar_controller = table.alice.number
    for oid in table.state.command:
        table.state.objects[oid].controller = table.alice.number
    table.choose("attack dave")
    table.advance_to("end of combat")
    assert table.dave.life == 20
