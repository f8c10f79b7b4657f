"""A game through the socket: against a bot, with stops, passes that are told, refusals, and what can be looked up."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Final

import pytest
from tests.support.rules_copies import write_copies
from tests.support.served import BOBS_TURN, Client, at_table, bot, person, serving

from mainphase.rules.own_copies import read_own_copies
from mainphase.server import limits
from mainphase.server.serving import Serving
from mainphase.server.session import Session


def test_the_welcome_offers_what_can_be_played(client: Client) -> None:
    welcome = client.welcome
    assert welcome["type"] == "welcome"
    assert welcome["may_begin"]
    assert {deck["name"] for deck in welcome["decks"]} >= {"red-burn", "vanilla-green", "archenemy"}
    assert [deck["schemes"] for deck in welcome["decks"] if deck["name"] == "archenemy"] == [True]
    days = [rules["date"] for rules in welcome["rules"]]
    assert days == sorted(set(days))
    assert days[0] == "1997-03-24"
    assert "greedy" in welcome["bots"]


def test_a_whole_game_against_a_bot(client: Client) -> None:
    created = client.begin()
    game = created["game"]
    joined = client.sit(created)
    assert (joined["seat"], joined["alone"]) == (0, True)
    assert created["seats"][1]["token"] == "", "a bot has no link"
    assert all(seat["token"] == "" for seat in joined["seats"]), "who joins is not told the others' secrets"
    client.play(game, random.Random(1))
    last = client.last[game]
    assert last["view"]["over"]
    assert last["view"]["winners"]
    assert last["faults"] == []
    reasons = {each["reason"] for update in client.updates for each in update["passed"]}
    assert reasons == {"no_stop", "nothing_to_do", "own_on_top"}
    events = client.events[game]
    assert events[-1]["rule"]
    assert any(event["player"] == "Bob" for event in events)
    own = {update["moment"] for update in client.updates if update["view"]["decision"] is not None}
    assert set(last["own"]) <= own, "only what was asked was answered by Ann"


def test_nothing_is_skipped_silently(client: Client) -> None:
    """Every pass of Ann's is either her own answer or told with its reason, its place and its rule."""
    created = client.open_position(BOBS_TURN)
    game = created["game"]
    client.sit(created)
    passed_by_hand = 0
    for _ in range(8):
        update = client.asked(game)
        options = update["view"]["decision"]["options"]
        passing = next((option["index"] for option in options if option["kind"] == "pass"), None)
        passed_by_hand += passing is not None
        client.answer(game, 0 if passing is None else passing)
    client.asked(game)
    told = [each for update in client.updates for each in update["passed"]]
    passes = [event for event in client.events[game] if event["name"] == "pass" and event["player"] == "Ann"]
    unique = {(each["events"], each["place"]) for each in told}
    assert len(passes) == passed_by_hand + len(unique)
    assert {each["reason"] for each in told} == {"no_stop"}
    assert {each["rule"] for each in told} == {"117.3d"}
    assert all(each["text"] for each in told)


def test_a_stop_is_kept(client: Client) -> None:
    created = client.open_position(BOBS_TURN)
    game = created["game"]
    assert client.sit(created, stops=["their draw"])["stops"] == ["their draw"]
    update = client.asked(game)
    assert (update["place"], update["view"]["active"]) == ("draw", 1)
    assert client.ask("stops", game=game, stops=["their end step"])["type"] == "done"
    client.answer(game, "pass")
    update = client.asked(game)
    assert (update["place"], update["view"]["active"]) == ("end step", 1)
    again = client.ask("join", game=game, token=created["seats"][0]["token"])
    assert again["stops"] == ["their end step"]
    wrong = client.ask("stops", game=game, stops=["my breakfast"])
    assert (wrong["type"], wrong["code"]) == ("problem", "bad_input")
    assert "breakfast" in wrong["message"]


OWN: Final = """
scenario: two spells
players:
  Ann: {hand: [Shock, Lightning Bolt], battlefield: [2 Mountain]}
  Bob: {battlefield: [Forest]}
"""


def test_who_stops_everywhere_can_respond_to_their_own_spell(client: Client) -> None:
    for stops, answers in ((["all"], True), (["my precombat main"], False)):
        created = client.open_position(OWN)
        game = created["game"]
        client.sit(created, stops=stops)
        client.answer(game, "cast Shock targeting Bob")
        view = client.asked(game)["view"]
        assert [each["name"] for each in view["stack"]] == ["Shock"] * answers
        passed = [each["reason"] for one in client.updates if one["game"] == game for each in one["passed"]]
        assert passed[:1] == ([] if answers else ["own_on_top"])


def test_passing_on_leaves_out_the_stops_of_a_turn(client: Client) -> None:
    created = client.begin(seed=5, first=0)
    game = created["game"]
    client.sit(created)
    client.ask("stops", game=game, stops=["all"])
    update = client.asked(game)
    while update["view"]["decision"]["kind"] != "priority":
        client.answer(game, 0)
        update = client.asked(game)
    turn = update["view"]["turn"]
    told = client.ask("pass_on", game=game, line=update["line"], moment=update["moment"], until="end_of_turn")
    assert told["type"] == "done"
    after = client.until(game, lambda now: now["view"]["decision"] is not None and now["moment"] > update["moment"])
    assert after["view"]["decision"]["kind"] != "priority" or after["view"]["turn"] > turn or after["view"]["stack"]
    assert any(each["reason"] == "asked_for" for one in client.updates for each in one["passed"])


def test_what_the_rules_forbid_is_refused_with_the_rule(client: Client) -> None:
    game, update = client.asked_in(BOBS_TURN, stops=["their upkeep"])
    assert update["view"]["active"] == 1
    at = {"line": update["line"], "moment": update["moment"]}
    refused = client.ask("answer", game=game, **at, choice="play Mountain")
    assert refused["type"] == "refused"
    assert refused["rule"].startswith("305.")
    assert client.ask("why_not", game=game, text="play Mountain")["refusal"]["rule"] == refused["rule"]
    assert client.ask("why_not", game=game, text="cast Shock targeting Bob")["refusal"] is None
    hand = {o["name"]: o["id"] for o in update["view"]["players"][0]["hand"]}
    (use,) = client.ask("about_object", game=game, object=hand["Mountain"])["uses"]
    assert (use["text"], use["refusal"]["rule"]) == ("play Mountain", refused["rule"])
    (use,) = client.ask("about_object", game=game, object=hand["Shock"])["uses"]
    assert use["refusal"] is None
    other = client.ask("about_object", game=game, object=10**9)
    assert (other["type"], other["code"]) == ("problem", "bad_input")
    assert client.last[game]["moment"] == update["moment"], "nothing has changed"


def test_what_makes_a_card_what_it_is(client: Client) -> None:
    created = client.open_position(BOBS_TURN)
    game = created["game"]
    client.sit(created)
    there = {o["name"]: o for o in client.asked(game)["view"]["battlefield"]}
    lions = client.ask("about_object", game=game, object=there["Savannah Lions"]["id"])
    (because,) = lions["because"]
    assert (there["Savannah Lions"]["power"], there["Savannah Lions"]["toughness"]) == (3, 2)
    assert because["says"] == "Savannah Lions is 3/2"
    printed, crusade = because["steps"]
    assert printed["told"] == "2/1 printed"
    assert crusade["told"] == "3/2 by Crusade"
    assert "+1/+1" in crusade["does"]
    assert crusade["rule"] == "613.4c"
    assert crusade["source"] == there["Crusade"]["id"]
    assert client.ask("about_object", game=game, object=there["Grizzly Bears"]["id"])["because"] == []


def test_why_is_asked_in_words_of_a_card_and_of_what_comes_next(client: Client) -> None:
    game, _ = client.asked_in(BOBS_TURN)
    (because,) = client.ask("why_not", game=game, text="Savannah Lions power")["because"]
    assert [(step["told"], step["rule"]) for step in because["steps"]] == [
        ("2 printed", ""),
        ("3 by Crusade", "613.4c"),
    ]
    told = client.ask("why_not", game=game, text="next")
    assert (told["refusal"], told["because"]) == (None, [])
    assert told["next"]["things"][0]["rule"]


def test_who_watches_is_told_of_what_they_see_alone(client: Client) -> None:
    created = client.open_position(BOBS_TURN)
    client.sit(created, -1)
    view = client.until(created["game"], lambda update: update["view"]["battlefield"])["view"]
    lions = next(o for o in view["battlefield"] if o["name"] == "Savannah Lions")
    told = client.ask("about_object", game=created["game"], object=lions["id"])
    assert told["uses"] == []
    assert [each["says"] for each in told["because"]] == ["Savannah Lions is 3/2"]
    hidden = client.ask("about_object", game=created["game"], object=10**9)
    assert hidden["type"] == "problem"


def test_what_a_number_is_about_and_how_it_moved(client: Client) -> None:
    told = client.ask("rule", number="502.3", rules="2009-07-11")
    assert told["type"] == "rule_told"
    assert told["about"]
    assert any(history["days"] for history in told["histories"])
    assert told["copied"] == [], "the server was given no copy"
    assert client.ask("rule", number="Phase Structure", rules="1997-03-24")["about"]
    nothing = client.ask("rule", number="999.9")
    assert (nothing["type"], nothing["code"]) == ("problem", "bad_input")


def test_the_turn_of_1997_and_of_today(client: Client) -> None:
    then = client.ask("turn", rules="1997-03-24")
    now = client.ask("turn")
    assert [phase["name"] for phase in then["phases"]][1:3] == ["untap phase", "upkeep phase"]
    assert [phase["name"] for phase in now["phases"]][2] == "combat phase"
    for told in (then, now):
        places = [part["place"] for phase in told["phases"] for part in phase["parts"]]
        assert len(places) == len(set(places))
        assert all(part["rule"] for phase in told["phases"] for part in phase["parts"])


def test_cards_are_found_and_told(client: Client) -> None:
    found = client.ask("find_cards", text="grizzly")
    assert "Grizzly Bears" in found["names"]
    told = client.ask("card", name="Grizzly Bears")
    (face,) = told["faces"]
    assert (face["cost"], face["colors"], face["power"], face["toughness"]) == ("{1}{G}", "G", "2", "2")
    assert "Serra Angel" in client.ask("find_cards", text="serra", rules="1997-03-24")["names"]
    missing = client.ask("card", name="Grizzly Beers")
    assert missing["code"] == "bad_input"
    assert "Grizzly Bears" in missing["message"]


def test_the_users_own_copy_of_the_rules_is_shown(tmp_path: Path) -> None:
    """Under its number only if it is that day's text; of a folder, the nearest at or before the day."""
    folder = write_copies(tmp_path)
    shown = {"said": "", "rules": [{"number": "701.24a", "text": "How to shuffle, as of 2026-04-17."}]}
    older = {
        "said": "your copy is of 2024-11-08; there the rule is 701.20a",
        "rules": [{"number": "701.20a", "text": "How to shuffle, as of 2024-11-08."}],
    }
    with (
        serving(tmp_path / "games.sqlite", copies=read_own_copies(folder)) as server,
        Client(server.port) as client,
    ):
        assert client.welcome["rules_text"]
        assert client.ask("rule", number="701.24a")["copied"] == [shown]
        assert client.ask("rule", number="701.20a", rules="2024-11-30")["copied"] == [{**older, "said": ""}]
    with (
        serving(tmp_path / "others.sqlite", copies=read_own_copies(folder / "2024-11-08.txt")) as server,
        Client(server.port) as client,
    ):
        assert client.ask("rule", number="701.24a")["copied"] == [older]


@pytest.mark.deep
def test_one_long_decision_makes_nobody_wait(client: Client, server: Serving) -> None:
    created = client.begin(person("Ann"), bot("Bob", kind="search:sims=400"), first=1)
    game = created["game"]
    client.sit(created)
    waited: list[float] = []
    with Client(server.port) as other:
        for _ in range(4):
            client.until(game, lambda now: now["thinking"] == 1 or now["view"]["decision"] is not None)
            if client.last[game]["thinking"] == 1:
                began = time.monotonic()
                assert other.ask("ping")["type"] == "done"
                waited.append(time.monotonic() - began)
                client.until(game, lambda now: now["thinking"] != 1)
            else:
                client.answer(game, 0)
    assert waited
    assert max(waited) < 2.0


@pytest.mark.parametrize("kind", ["greedy", "search:sims=1"])
def test_a_game_that_is_full_says_so(server: Serving, client: Client, kind: str) -> None:
    """A bot may know no end: then the game stands still, and nobody waits for an answer in vain."""
    created = client.begin(person("Ann"), bot("Bob", kind=kind))
    game = created["game"]
    at_table(server, game, have_few_moves, 9)
    client.sit(created)
    waits = lambda update: update["view"]["decision"] is not None or update["faults"]  # noqa: E731
    while not (update := client.until(game, waits))["faults"]:
        client.answer(game, 0, update)
    assert "stands still" in update["faults"][0]
    assert update["moment"] == 9
    assert not update["view"]["over"]
    told = client.ask("concede", game=game)
    assert "at most 9 moves" in told["message"]


def test_a_long_history_comes_in_several_updates(server: Serving, client: Client) -> None:
    created = client.begin()
    game = created["game"]
    client.sit(created)
    for _ in range(4):
        client.answer(game, 0)
    update = client.asked(game)
    with Client(server.port) as other:
        at_table(server, game, tell_few_at_once, 10)
        other.sit(created)
        now = other.until(game, lambda now: len(other.events[game]) == len(client.events[game]))
        assert other.events[game] == client.events[game]
        assert len(other.updates) == -(-len(client.events[game]) // 10)
        assert now["view"] == update["view"]
        assert all(len(each["events"]) <= 10 for each in other.updates)


def tell_few_at_once(session: Session, most: int) -> None:
    """In the process of this game, an update has so many events."""
    limits.EVENTS_AT_ONCE = most  # type: ignore[misc]


def have_few_moves(session: Session, most: int) -> None:
    """In the process of this game, games have so many moves."""
    limits.MOST_MOVES = most  # type: ignore[misc]


def test_two_headed_giant_is_played_with_bots_on_both_sides(client: Client) -> None:
    """CR 810: one person and three bots; who is of the team is told to share its life total and its turn."""
    refused = client.ask("new_game", seats=[person("Ann"), bot("Bob"), bot("Cal")], variant="2HG", pace=0)
    assert (refused["type"], "two teams of two players each" in refused["message"]) == ("problem", True)
    created = client.begin(person("Ann"), bot("Abe"), bot("Bea"), bot("Bob"), variant="two-headed giant", first=0)
    game = created["game"]
    joined = client.sit(created)
    assert joined["variant"] == "two-headed giant"
    client.asked(game)
    client.answer(game, 0)  # keeps the hand
    view = client.asked(game)["view"]
    assert view["turn"] == 1
    assert [(each["life"], each["life_shared"], each.get("active", False)) for each in view["players"]] == [
        (30, True, True),
        (30, True, True),
        (30, True, False),
        (30, True, False),
    ]
    assert client.ask("concede", game=game)["type"] == "done"
    assert client.until(game, lambda now: now["view"]["over"])["view"]["winners"] == ["Bea", "Bob"]


def test_708_5_why_a_face_down_creature_is_what_it_is_tells_nothing_of_its_face(client: Client) -> None:
    game, update = client.asked_in(
        "scenario: x\nplayers:\n  Alice: {hand: [Shock], battlefield: [Mountain]}\n"
        "  Bob: {battlefield: [{card: Fathom Seer, face down: true}, Glorious Anthem]}\n"
    )
    (hidden,) = [o for o in update["view"]["battlefield"] if o.get("face_down")]
    told = client.ask("about_object", game=game, object=hidden["id"])
    asked = client.ask("why_not", game=game, text="face-down creature power")
    for because in (told["because"][0], asked["because"][0]):
        assert [(step["how"], step["rule"]) for step in because["steps"]] == [
            ("face down", "708.2"),
            ("by Glorious Anthem", "613.4c"),
        ]
    assert "Fathom" not in "".join(client.raw)
