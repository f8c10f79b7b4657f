"""Events in words: every name of the closed list has its sentence, and hidden cards stay hidden."""

from typing import Any

import pytest
from tests.support.table import position

from mainphase.errors import OptionError
from mainphase.game import AUTOMATIC, Game
from mainphase.kernel.values import LogEntry, player_ref
from mainphase.kernel.what_happens import EventName
from mainphase.presentation.transcript import JUDGE, NORMAL, QUIET, Transcript, transcript_text
from mainphase.presentation.words import ALL, EVENT_NAMES, PUBLIC, entry_text
from mainphase.rules.concepts import Concept


def game_at(**what: Any) -> Game:
    return Game(position(**what).state)


def said(game: Game, *texts: str) -> list[str]:
    out: list[str] = []
    for text in texts:
        out += [event.text for event in game.apply(text)]
    return out


def test_every_event_name_has_a_sentence() -> None:
    game = game_at(alice=["Grizzly Bears"])
    bears = game.state.battlefield[0]
    for name in range(len(EVENT_NAMES)):
        entry = LogEntry(name, Concept.NONE, 0, bears, player_ref(1), 2, -1, game.state.obj(bears).card, -1, "step")
        text = entry_text(game.state, entry)
        assert text
        assert "None" not in text
        assert text == text.strip()


def test_a_bolt_reads_like_a_judge_telling_it() -> None:
    game = game_at(alice=["Mountain"], alice_hand=["Lightning Bolt"], bob=["Grizzly Bears"])
    text = said(game, "cast Lightning Bolt targeting Grizzly Bears", "pass", "pass")
    assert "alice casts Lightning Bolt targeting Grizzly Bears" in text
    assert "Lightning Bolt deals 3 damage to Grizzly Bears" in text
    assert "Grizzly Bears has lethal damage" in text
    assert "Grizzly Bears dies" in text
    assert "Lightning Bolt is put into alice's graveyard" in text


def test_two_of_a_name_are_told_apart_by_their_controllers() -> None:
    game = game_at(alice=["Mountain", "Grizzly Bears"], alice_hand=["Shock"], bob=["Grizzly Bears"])
    text = said(game, "cast Shock targeting Grizzly Bears of bob")
    assert "alice casts Shock targeting bob's Grizzly Bears" in text


def test_a_player_needs_no_name_beside_their_own_things() -> None:
    game = game_at(alice_hand=["Forest"], bob=["Forest"])
    assert "alice plays Forest" in said(game, "play Forest")


def test_a_drawn_card_is_named_only_to_those_who_see_it() -> None:
    game = game_at(alice=["Island"], alice_hand=["Opt"], alice_library=["Shivan Dragon", "Forest"])
    game.apply("cast Opt")
    game.apply("pass")
    game.apply("pass")
    events = game.apply("keep Shivan Dragon on top")
    entry = next(e.entry for e in events if e.name == "draw")
    assert entry_text(game.state, entry, PUBLIC) == "alice draws a card"
    assert entry_text(game.state, entry, 1) == "alice draws a card"
    assert entry_text(game.state, entry, 0) == "alice draws Shivan Dragon"
    assert entry_text(game.state, entry, ALL) == "alice draws Shivan Dragon"


def test_every_event_of_a_game_has_its_rule() -> None:
    game = Game.new({"Alice": "red-burn", "Bob": "white-blue-tempo"}, seed=1, automation=AUTOMATIC)
    while game.decision is not None and game.turn < 12:
        d = game.decision
        game.apply(len(d.options) - 1)
    assert len(game.events) > 200
    assert [e.text for e in game.events if not e.rule] == []


# --- Transcripts


def play_a_turn() -> Game:
    game = Game.new(
        {"Alice": "30 Mountain\n30 Lightning Bolt", "Bob": "60 Forest"},
        first="Alice",
        seed=3,
        automation=AUTOMATIC,
        mulligans=False,
    )
    game.apply("play Mountain")
    game.apply("cast Lightning Bolt targeting Bob")
    for _ in range(4):
        if game.decision is not None:
            game.apply(0)
    return game


def test_the_three_verbosities_tell_more_and_more() -> None:
    game = play_a_turn()
    quiet, normal, judge = (transcript_text(game, verbosity) for verbosity in (QUIET, NORMAL, JUDGE))
    assert len(quiet.splitlines()) < len(normal.splitlines()) < len(judge.splitlines())
    assert "  Alice casts Lightning Bolt targeting Bob (601.2i)" in quiet
    assert "priority" not in normal
    assert "Alice receives priority (505.6)" in judge
    assert "== Turn 1: Alice (Alice 20, Bob 20) ==" in quiet
    assert "Bob 17" in quiet


def test_headings_stand_only_over_something() -> None:
    game = play_a_turn()
    normal = transcript_text(game, NORMAL).splitlines()
    assert any("Precombat main phase (505" in line for line in normal)
    assert not any("End of combat" in line for line in normal)


def test_a_seat_reads_its_own_draws_only() -> None:
    game = play_a_turn()
    bobs = transcript_text(game, NORMAL, "Bob")
    assert "Alice draws an opening hand of 7 (103.5)" in bobs
    assert "Bob draws an opening hand of 7: 7 Forest (103.5)" in bobs
    assert "Alice draws a card (504.1)" in bobs
    assert "Bob draws Forest (504.1)" in bobs
    alices = transcript_text(game, NORMAL, "Alice")
    assert "Alice draws Lightning Bolt (504.1)" in alices
    assert "Bob draws a card (504.1)" in alices
    assert "Bob draws Forest (504.1)" in transcript_text(game, NORMAL)


def test_what_happens_several_times_at_once_is_said_once() -> None:
    game = game_at(alice=["3 Forest (tapped)"], step="untap")
    assert "      Forest untaps (×3) (502.3)" in transcript_text(game, NORMAL).splitlines()


def test_a_verbosity_that_does_not_exist() -> None:
    with pytest.raises(OptionError, match="quiet, normal, judge"):
        Transcript(play_a_turn(), "loud")


def test_an_ability_is_not_called_by_its_card_alone() -> None:
    game = game_at(alice=["Prodigal Sorcerer"])
    text = said(game, "activate Prodigal Sorcerer targeting bob", "pass", "pass")
    assert "alice activates Prodigal Sorcerer's ability targeting bob" in text
    assert "Prodigal Sorcerer's ability resolves" in text
    assert EVENT_NAMES[EventName.RESOLVES] == "resolves"
