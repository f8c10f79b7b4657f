"""Games of Planechase as they are seen, kept and told: views, records, positions, possible worlds."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import mainphase as mp
from mainphase.cards.decks import read_deck
from mainphase.env import GameEnv
from mainphase.env.schema import schema_of
from mainphase.errors import OptionError, RecordError, ScenarioError
from mainphase.game import AUTOMATIC
from mainphase.game.replaying import replay
from mainphase.kernel import machine, worlds
from mainphase.kernel.state import flat
from mainphase.kernel.values import OptionKind
from mainphase.presentation.layout import layout_of, player_facts
from mainphase.presentation.position_text import scenario_of
from mainphase.rules.timeline import rules_on
from mainphase.scenarios import parse
from mainphase.scenarios.deal import deal_position

DECKS = {"Alice": "planar-tempo", "Bob": "planar-pacts"}
FOUR = {**DECKS, "Carol": "planar-tempo", "Dave": "planar-pacts"}
SCENARIO = """scenario: s
variant: {variant}
players:
  Alice: {{{alice}}}
  Bob: {{}}
"""


def begun(variant: str = "planechase", **said: object) -> mp.Game:
    return mp.Game.new(DECKS, variant=variant, seed=3, first="Alice", automation=AUTOMATIC, mulligans=False, **said)  # type: ignore[arg-type]


def played(game: mp.Game, steps: int = 120) -> mp.Game:
    """Goes on, rolling the planar die whenever it can be rolled."""
    for _ in range(steps):
        if game.decision is None:
            break
        kinds = [option.kind for option in game.state.pending.options] if game.state.pending else []
        roll = OptionKind.ROLL_PLANAR_DIE
        game.apply(kinds.index(roll) if roll in kinds else 0)
    return game


def test_everybody_sees_what_is_face_up_and_what_a_roll_costs() -> None:
    game = begun()
    for viewer in ("Alice", "Bob"):
        view = game.view(viewer)
        assert [o.name for o in view.command] == ["Bant"]
        assert (view.planar_controller, view.planar_die, view.planar_deck) == (0, 0, 0)
        assert [player.planar_deck for player in view.players] == [9, 10]
    played(game, 1)
    assert game.view("Bob").planar_die == 1
    layout = layout_of(game.view("Bob"))
    assert layout.players[0].ongoing == ("plane — Alara: Bant",)
    assert "9 in the planar deck" in player_facts(layout.players[0])


def test_a_game_without_planes_says_nothing_of_them() -> None:
    data = mp.Game.new({"Alice": "vanilla-red", "Bob": "vanilla-red"}).view("Alice").as_dict()
    assert not [key for key in (*data, *data["players"][0]) if key.startswith("planar")]


def test_a_record_keeps_the_planar_decks_and_is_played_again() -> None:
    for variant in ("planechase", "planechase, single planar deck"):
        game = played(begun(variant))
        text = game.record()
        assert f"variant {variant}\n" in text
        assert text.count("\nplanes\n") == 2
        again = replay(text)
        assert again.hash() == game.hash()
        assert [o.name for o in again.view("Alice").command] == [o.name for o in game.view("Alice").command]
        with pytest.raises(RecordError, match="there is no option 'two decks' of Planechase"):
            replay(text.replace(f"variant {variant}", "variant planechase, two decks"))


def test_a_position_is_written_down_and_dealt_again() -> None:
    for variant in ("planechase", "planechase, single planar deck"):
        game = begun(variant)
        while not game.state.step:
            game.apply(0)
        text = scenario_of(game.state)
        assert f"variant: {variant}\n" in text.replace('"', "")
        dealt = deal_position(parse(text), rules_on(None)).state
        machine.advance(dealt)
        assert scenario_of(dealt).splitlines()[2:] == text.splitlines()[2:]


def test_what_lies_in_a_planar_deck_is_hidden_until_it_has_been_face_up() -> None:
    game = played(begun(), 50)
    g = game.state
    decks = [[g.objects[oid].card for oid in p.planar_deck] for p in g.players]
    others = set()
    for seed in range(3):
        world = flat.clone_state(g)
        worlds.resample(world, 0, seed)
        dealt = [[world.objects[oid].card for oid in p.planar_deck] for p in world.players]
        assert [sorted(deck) for deck in dealt] == [sorted(deck) for deck in decks]
        for p in g.players:
            for k, oid in enumerate(p.planar_deck):
                if oid in g.known:
                    assert dealt[p.id][k] == decks[p.id][k]
        others.add(tuple(map(tuple, dealt)))
    assert len(others) > 1
    assert game.view("Alice") == mp.Game(world, history=False).view("Alice")


def test_a_state_that_is_stored_in_the_middle_is_the_same() -> None:
    game = played(begun(), 60)
    again = pickle.loads(pickle.dumps(game))
    assert again.hash() == game.hash()
    assert played(again, 30).hash() == played(game, 30).hash()


def test_agents_observe_the_planar_decks_and_what_a_roll_costs() -> None:
    columns = {array.name: [column.name for column in array.columns] for array in schema_of().arrays}
    env = GameEnv([read_deck(deck) for deck in DECKS.values()], variant="planechase")
    observed, _ = env.reset(seed=4)
    game = np.asarray(observed["game"])
    assert game[columns["game"].index("planar controller")] in (1, 2)
    assert game[columns["game"].index("planar rolls")] == 0
    players = np.asarray(observed["players"])
    assert list(players[:2, columns["players"].index("planar deck")]) == [10, 10]


def test_it_is_played_from_its_first_day_on_and_by_as_many_as_have_planes() -> None:
    with pytest.raises(OptionError, match=r"the rules of 2009-09-30 do not have the variant planechase yet"):
        begun(rules="2009-09-30")
    with pytest.raises(OptionError, match="different names"):
        mp.Game.new(
            {**DECKS, "Carol": "planar-tempo", "Dave": "planar-pacts"}, variant="planechase, single planar deck"
        )
    four = mp.Game.new({**DECKS, "Carol": "planar-tempo", "Dave": "planar-pacts"}, variant="planechase, attack left")
    assert [player.planar_deck for player in four.view("Alice").players] == [10] * 4


@pytest.mark.parametrize(
    ("variant", "alice", "says"),
    [
        ("planechase", "plane: Forest", "Forest is neither a plane nor a phenomenon"),
        ("planechase", "hand: [Krosa]", "Krosa is a plane, so it belongs under `planar deck` or `plane`"),
        ("planechase", "library: [Chaotic Aether]", "Chaotic Aether is a phenomenon, so it belongs under"),
        ("duel", "plane: Krosa", "planes belong to `variant: planechase`; this one is a duel"),
        ('"planechase, range 1"', "plane: Krosa", "there is no option 'range 1' of Planechase for 2 players"),
        ("planechase", "plane: {card: Krosa, tapped: true}", "`tapped` belongs to a permanent"),
    ],
)
def test_a_scenario_that_is_none_is_told_why(variant: str, alice: str, says: str) -> None:
    with pytest.raises(ScenarioError) as wrong:
        parse(SCENARIO.format(variant=variant, alice=alice))
    assert says in str(wrong.value)


def test_bots_roll_the_planar_die() -> None:
    for bot in (mp.GreedyBot(1), mp.RandomBot(1)):
        game = begun()
        for _ in range(150):
            if game.over:
                break
            game.apply(bot.decide(game.state))
        assert [event for event in game.events if event.name == "planar die rolled"]
