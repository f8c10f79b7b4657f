"""What programs are given: plain data, as its schemas say, and no more than the reader may know."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import pytest
from tests.support.json_schema import faults
from tests.support.table import position

from mainphase.cards.decks import read_deck
from mainphase.cards.nodes import Zone
from mainphase.game import AUTOMATIC, MANUAL, Game
from mainphase.kernel.values import DECISION_NAMES, OPTION_NAMES, DecisionKind, LogEntry, OptionKind
from mainphase.presentation.option import Option
from mainphase.presentation.schemas import KINDS, data_schema
from mainphase.presentation.words import ALL

GAMES = [
    ("red-green-assault", "white-black-attrition", "2026-04-17"),
    ("white-blue-tempo", "vanilla-red", "2004-06-01"),
    ("fifth-white-blue-circles", "fifth-black-red-pacts", "1997-03-24"),
]


def as_json(data: Any) -> Any:
    """Through text and back: tuples and numbers as keys would not survive it unchanged."""
    back = json.loads(json.dumps(data, allow_nan=False))
    assert back == data
    return back


def number_of_constants(of: type) -> int:
    return len([name for name in vars(of) if name.isupper()])


def test_every_kind_of_option_and_decision_has_a_name_of_its_own() -> None:
    assert len(set(OPTION_NAMES.values())) == len(OPTION_NAMES) == number_of_constants(OptionKind)
    assert len(set(DECISION_NAMES.values())) == len(DECISION_NAMES) == number_of_constants(DecisionKind)


@pytest.mark.fuzz
@pytest.mark.parametrize("game_of", GAMES, ids=[date for *_, date in GAMES])
@pytest.mark.parametrize("automation", [MANUAL, AUTOMATIC], ids=["manual", "automatic"])
def test_what_a_game_says_is_as_the_schemas_say(game_of: tuple[str, str, str], automation: Any) -> None:
    one, other, date = game_of
    decks = {"Alice": read_deck(one), "Bob": read_deck(other)}
    game = Game.new(decks, rules=date, seed=7, automation=automation, history=False)
    view_schema, decision_schema, event_schema = map(data_schema, ("view", "decision", "event"))
    chance = random.Random(date)
    for k in range(240):
        decision = game.decision
        if decision is None:
            break
        if k % 12 == 0:
            for seat in game.players:
                view = game.view(seat)
                assert faults(as_json(view.as_dict()), view_schema) == []
                if view.decision is not None:
                    assert faults(as_json(view.decision.as_dict()), decision_schema) == []
                    assert view.decision.as_dict() == decision.as_dict()
        for event in game.apply(chance.randrange(len(decision.options))):
            assert faults(as_json(event.as_dict()), event_schema) == []
            as_json(event.entry.as_dict())


def test_the_options_say_which_objects_they_are_about() -> None:
    game = Game(position(alice=["2 Mountain"], alice_hand=["Shock"], bob=["Grizzly Bears"]).state)
    view = game.view("alice")
    assert view.decision is not None
    (shock,) = view.me.hand
    (cast,) = [o for o in view.decision.as_dict()["options"] if o["kind"] == "cast"]
    assert (cast["text"], cast["object"]) == ("cast Shock", shock.id)
    game.apply("cast Shock")
    asked = game.view("alice").as_dict()["decision"]
    assert asked is not None
    said = {option["text"]: option for option in asked["options"]}
    bears = next(o for o in view.battlefield if o.name == "Grizzly Bears")
    assert said["target Grizzly Bears"]["object"] == bears.id
    assert "object" not in said["target bob"]
    assert said["target bob"]["player"] == 1
    assert game.decision is not None
    assert [option.as_dict() for option in game.decision.options] == asked["options"]


def test_attacks_say_who_attacks_what() -> None:
    assert Option(2, OptionKind.ATTACK, 5, -2, "").as_dict() == {
        "index": 2,
        "kind": "attack",
        "text": "",
        "object": 5,
        "player": 1,
    }
    assert Option(0, OptionKind.BLOCK, 5, 6, "").as_dict()["other"] == 6
    assert Option(0, OptionKind.NUMBER, 3, 0, "").as_dict()["number"] == 3
    assert Option(0, OptionKind.PLAYER, 0, 0, "").as_dict()["player"] == 0


def test_a_number_is_asked_for_by_its_limits() -> None:
    game = Game(position(alice=["4 Mountain"], alice_hand=["Blaze"]).state)
    game.apply("cast Blaze")
    while game.decision is not None and game.decision.kind != "x":
        game.apply("target bob")
    asked = game.view("alice").as_dict()["decision"]
    assert asked is not None
    assert asked["number"] == {"low": 0, "high": 3}
    assert asked["options"] == []
    assert game.decision is not None
    assert game.decision.as_dict() == asked
    assert game.decision.options[3].as_dict() == {"index": 3, "kind": "number", "text": "x=3", "number": 3}


def test_a_decision_stays_the_same_data_in_another_process() -> None:
    game = Game(position(alice=["Mountain"], alice_hand=["Shock"], bob=["Grizzly Bears"]).state)
    game.apply("cast Shock")
    decision = game.decision
    assert decision is not None
    data = decision.as_dict()
    assert pickle.loads(pickle.dumps(decision)).as_dict() == data
    game.apply(0)
    assert decision.as_dict() == data


def test_an_event_names_no_object_that_its_reader_does_not_see() -> None:
    decks = {"Alice": read_deck("white-blue-tempo"), "Bob": read_deck("red-burn")}
    game = Game.new(decks, seed=3, automation=AUTOMATIC, history=False)
    chance = random.Random(5)
    drawn = 0
    while game.decision is not None and game.turn < 12:
        for event in game.apply(chance.randrange(len(game.decision.options))):
            for ref in (event.object, event.other):
                o = game.state.find(ref) if ref > 0 else None
                assert o is None or o.zone not in (Zone.HAND, Zone.LIBRARY), str(event)
            if event.name == "draw" and game.state.find(event.entry.obj) is not None:
                drawn += 1
                seat = game.seat(str(event.player))
                assert event.object == 0
                assert game.event(event.entry, 1 - seat).object == 0
                assert game.event(event.entry, 1 - seat).text == event.text
                own, everything = game.event(event.entry, seat), game.event(event.entry, ALL)
                if game.state.objects[event.entry.obj].zone == Zone.HAND:
                    assert own.object == everything.object == event.entry.obj
                    assert own.object in [o.id for o in game.view(str(event.player)).me.hand]
    assert drawn


def test_an_entry_gives_its_numbers_by_name() -> None:
    entry = LogEntry(3, 4, 0, 12, -1, 2, word="charge")
    data = entry.as_dict()
    assert set(data) == set(LogEntry.FIELDS)
    assert (data["obj"], data["other"], data["word"]) == (12, -1, "charge")


@pytest.mark.parametrize("kind", KINDS)
def test_a_schema_describes_all_its_fields_and_nothing_twice(kind: str) -> None:
    schema = as_json(data_schema(kind))
    assert schema["title"] == f"mainphase {kind}"
    assert schema["additionalProperties"] is False
    assert schema["description"]
    named = [schema, *schema.get("$defs", {}).values()]
    assert all(each["properties"] for each in named)


def test_the_check_of_the_schemas_bites() -> None:
    schema = data_schema("event")
    game = Game(position(alice_hand=["Forest"]).state)
    game.state.log = []
    (event, *_) = game.apply("play Forest")
    good: dict[str, Any] = dict(event.as_dict())
    assert faults(good, schema) == []
    assert faults({**good, "name": "explodes"}, schema) == ["$.name: 'explodes' is none of those listed"]
    assert faults({**good, "amount": "2"}, schema) == ["$.amount: '2' is no integer"]
    assert faults({**good, "more": 1}, schema) == ["$.more is not described"]
    assert faults({k: v for k, v in good.items() if k != "rule"}, schema) == ["$.rule is missing"]
