"""Views: a seat sees what it may, and nothing else changes what it sees. What it does not see can be dealt anew."""

import json
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.support.deck_cards import DECK_CARDS
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    card,
    creature,
    do,
    draw,
    each,
    each_player,
    in_a_hand,
    instant,
    owned_by_you,
    put_into_library,
    target,
    targeting,
)
from mainphase.errors import OptionError
from mainphase.game import Automation, Game
from mainphase.kernel.asking.picking import UniformPicker
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.layers import copiable_values_of
from mainphase.kernel.reading.seen_cards import is_seen_by
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.presentation.object_view import ObjectView
from mainphase.presentation.view import View, view_of
from mainphase.presentation.viewed import VIEW_SOURCES


def game_at(**what: Any) -> Game:
    return Game(position(**what).state)


def some_game(seed: int, decisions: int, **how: Any) -> Game:
    """A random game of random cards in its middle."""
    chance = random.Random(seed)
    basics = ["Plains", "Island", "Swamp", "Mountain", "Forest"]
    names = [name for name in DECK_CARDS if name not in basics]
    decks = {
        player: "\n".join([f"5 {b}" for b in basics] + [f"3 {c}" for c in chance.sample(names, 14)])
        for player in ("Alice", "Bob")
    }
    game = Game.new(decks, seed=seed, automation=Automation(pay=True, mana_auto=True), listen=False, **how)
    for _ in range(decisions):
        if game.decision is None:
            break
        game.play(chance.randrange(len(game.decision.options)))
    return game


def permute_hidden(g: State, seat: int, chance: random.Random) -> None:
    """Exchanges the cards that a seat cannot see, each player's among themselves; ids stay where they are."""
    for p in g.players:
        places = [i for i in p.library + ([] if p.id == seat else p.hand) if not is_seen_by(g, i, seat)]
        cards = [(g.obj(oid).card, g.obj(oid).flags) for oid in places]
        chance.shuffle(cards)
        for oid, (number, flags) in zip(places, cards, strict=True):
            o = g.obj(oid)
            o.card, o.flags = number, flags
            o.ch = copiable_values_of(g, o)


def test_own_hand_is_seen_and_others_are_counted() -> None:
    game = game_at(alice_hand=["Forest", "Shock"], bob_hand=["3 Island"], bob=["Grizzly Bears"])
    view = game.view("alice")
    assert [o.name for o in view.me.hand] == ["Forest", "Shock"]
    assert view.players[1].hand == ()
    assert view.players[1].hand_size == 3
    assert [o.name for o in view.battlefield] == ["Grizzly Bears"]
    assert view.decision is not None
    assert "play Forest" in view.decision.options
    assert game.view("bob").decision is None
    assert game.view("bob").deciding == 0


def test_a_view_is_plain_data() -> None:
    game = game_at(
        alice=["Shivan Dragon", "Prodigal Sorcerer (sick)"], alice_hand=["Forest"], bob=["Llanowar Elves (tapped)"]
    )
    data = json.loads(json.dumps(game.view("alice").as_dict()))
    assert data["player"] == "alice"
    assert [o["name"] for o in data["battlefield"]] == ["Shivan Dragon", "Prodigal Sorcerer", "Llanowar Elves"]
    assert data["battlefield"][0]["power"] == 5
    assert data["battlefield"][1]["sick"] is True
    assert data["battlefield"][2]["tapped"] is True
    assert "Flying" in data["battlefield"][0]["text"]


def test_a_view_for_bots_has_numbers_and_no_words() -> None:
    game = game_at(alice=["2 Grizzly Bears", "Grizzly Bears (tapped)"], alice_hand=["Forest"])
    plain, worded = game.view("alice", words=False), game.view("alice")
    assert plain.decision is not None
    assert worded.decision is not None
    assert plain.decision.choices == worded.decision.choices
    assert plain.decision.options == ()
    assert [o.label for o in worded.battlefield] == ["Grizzly Bears", "Grizzly Bears", "Grizzly Bears #3"]
    assert [o.label for o in plain.battlefield] == ["Grizzly Bears"] * 3


def test_what_nobody_reads_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_at(alice=["Grizzly Bears"], alice_hand=["Forest"])
    asked: list[str] = []

    def noting(name: str, find: Callable[[ObjectView], Any]) -> Callable[[ObjectView], Any]:
        def found(shown: ObjectView) -> Any:
            asked.append(name)
            return find(shown)

        return found

    for name in ("text", "label", "power"):
        declared = vars(ObjectView)[name]
        monkeypatch.setattr(declared, "found", noting(name, declared.found))
    view = game.view("alice")
    (bears,) = view.battlefield
    assert (bears.toughness, bears.name) == (2, "Grizzly Bears")
    assert asked == []
    assert [bears.power, bears.power] == [2, 2]
    assert asked == ["power"], "found once"


@pytest.mark.parametrize("read", [False, True])
def test_a_view_goes_on_showing_its_moment(read: bool) -> None:
    game = some_game(5, 60)
    seat = game.players[0]
    view, at_once = game.view(seat), game.view(seat).as_dict()
    if read:
        assert view.battlefield == game.view(seat).battlefield
    for _ in range(40):
        if game.decision is not None:
            game.play(0)
    assert game.view(seat).as_dict() != at_once
    assert view.as_dict() == at_once
    other = pickle.loads(pickle.dumps(view))
    assert other == view
    assert other.as_dict() == at_once


def test_what_a_view_shows_is_let_go_with_it() -> None:
    before = len(VIEW_SOURCES)
    view = game_at(alice=["Grizzly Bears"]).view("alice")
    (bears,) = view.battlefield
    assert len(VIEW_SOURCES) == before + 1
    del view
    assert bears.power == 2
    del bears
    assert len(VIEW_SOURCES) == before


def test_a_view_cannot_be_changed() -> None:
    view = game_at().view("alice")
    with pytest.raises(AttributeError, match="life cannot be changed"):
        view.me.life = 40


def test_the_stack_shows_targets() -> None:
    game = game_at(alice=["Mountain"], alice_hand=["Shock"], bob=["Grizzly Bears"])
    game.apply("cast Shock targeting Grizzly Bears")
    (spell,) = game.view("bob").stack
    assert spell.name == "Shock"
    assert spell.targets == ((game.state.battlefield[1],),)


def test_ids_of_options_are_those_of_the_view() -> None:
    game = game_at(alice=["2 Mountain"], alice_hand=["Shock"], bob=["Grizzly Bears"])
    game.apply("cast Shock")
    assert game.decision is not None
    view = game.view("alice")
    seen = {o.id for o in view.battlefield if o.name == "Grizzly Bears"} | {-1, -2}
    assert {o.a for o in game.decision.options} == seen
    assert view.decision is not None
    assert [c[1] for c in view.decision.choices] == [o.a for o in game.decision.options]


def test_library_cards_shown_are_numbered_by_their_place() -> None:
    game = game_at(alice=["Island"], alice_hand=["Opt"], alice_library=["Shivan Dragon"])
    game.apply("cast Opt")
    game.apply("pass")
    game.apply("pass")
    view = game.view("alice")
    (shown,) = view.looked_at
    assert shown.name == "Shivan Dragon"
    assert shown.id not in game.state.objects
    assert view.decision is not None
    assert {c[1] for c in view.decision.choices} == {shown.id}
    assert game.view("bob").looked_at == ()


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(12))
def test_permuting_hidden_cards_changes_no_view(seed: int) -> None:
    game = some_game(seed, 40 + 23 * seed, history=False)
    if game.decision is None:
        pytest.skip("this game was over sooner")
    for seat in (0, 1):
        pending = game.state.pending
        if pending is not None and pending.kind != 0 and pending.player == seat:
            continue  # it may be looking at hidden cards
        before = game.view(game.players[seat]).as_dict()
        twin = game.clone()
        permute_hidden(twin.state, seat, random.Random(seed))
        assert twin.view(game.players[seat]).as_dict() == before


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(12))
def test_resample_does_not_depend_on_the_hidden_cards(seed: int) -> None:
    game = some_game(seed, 40 + 23 * seed, history=False)
    if game.decision is None:
        pytest.skip("this game was over sooner")
    for seat in (0, 1):
        pending = game.state.pending
        if pending is not None and pending.kind != 0:
            continue
        twin = game.clone()
        permute_hidden(twin.state, seat, random.Random(seed))
        name = game.players[seat]
        one, other = game.resample(name, 5), twin.resample(name, 5)
        assert one.hash() == other.hash()
        assert game.resample(name, 6).hash() != one.hash()
        assert one.view(name).as_dict() == game.view(name).as_dict() or pending is None or pending.player != seat
        for _ in range(60):  # it plays on
            if one.decision is None:
                break
            one.play(0)


def test_resample_keeps_what_is_seen_and_every_card() -> None:
    game = some_game(4, 60)
    twin = game.resample("Alice", 9)
    assert game.hash() != twin.hash()

    def cards(g: State, ids: list[int]) -> list[str]:
        return sorted(characteristics_of(g.obj(i)).name for i in ids)

    for p in range(2):
        mine, theirs = game.state.players[p], twin.state.players[p]
        assert cards(game.state, mine.hand + mine.library) == cards(twin.state, theirs.hand + theirs.library)
    assert cards(game.state, game.state.players[0].hand) == cards(twin.state, twin.state.players[0].hand)
    assert cards(game.state, game.state.battlefield) == cards(twin.state, twin.state.battlefield)


def test_resample_leaves_the_card_that_is_being_looked_at() -> None:
    game = game_at(alice=["Island"], alice_hand=["Opt"], alice_library=["Shivan Dragon", "Forest", "Shock"])
    game.apply("cast Opt")
    game.apply("pass")
    game.apply("pass")
    twin = game.resample("alice", 3)
    assert [o.name for o in twin.view("alice").looked_at] == ["Shivan Dragon"]


# --- What a seat has seen of hidden zones


def test_resample_keeps_the_cards_that_a_seat_has_scried() -> None:
    game = game_at(alice=["Island"], alice_hand=["Preordain"], alice_library=["Forest", "Swamp", "Shock", "2 Island"])
    game.apply("cast Preordain")
    game.apply("pass")
    game.apply("pass")
    game.apply("put Forest on the bottom")
    game.apply("keep Swamp on top")  # and drawn
    assert [o.name for o in game.view("alice").known] == ["Forest"]
    assert game.view("bob").known == ()
    for seed in range(6):
        for seat in ("alice", "bob"):
            twin = game.resample(seat, seed)
            last = characteristics_of(twin.state.obj(twin.state.players[0].library[-1])).name
            assert seat == "bob" or last == "Forest"
    names = {
        characteristics_of(t.state.obj(t.state.players[0].library[-1])).name
        for t in (game.resample("bob", k) for k in range(9))
    }
    assert len(names) > 1, "bob does not know it"


def known(table: Table, seat: int) -> list[str]:
    """What a seat knows of libraries and of other players' hands."""
    view = view_of(table.state, seat)
    return [o.name for p in view.players if p.seat != seat for o in p.hand] + [o.name for o in view.known]


def test_what_returns_to_a_hand_is_remembered_until_it_could_be_another_card() -> None:
    wheel = card("Wheel", "{0}", instant)(do(put_into_library(each(in_a_hand, owned_by_you)), draw(1)))
    table = position(alice=["Island"], alice_hand=["Unsummon", "Shock"], bob=["Grizzly Bears"], bob_hand=[wheel])
    table.alice.cast("Unsummon", ["Grizzly Bears"])
    table.resolve()
    assert known(table, 0) == ["Grizzly Bears"]
    assert known(table, 1) == []
    table.alice.passes()
    table.bob.cast("Wheel")
    table.resolve()
    assert known(table, 0) == [], "from a hand to a library: which card it is now shows to nobody else"
    assert known(table, 1) == []


def test_shuffling_makes_everybody_forget() -> None:
    lift = card("Lift", "{0}", instant)(targeting(creature).do(put_into_library(target)))
    mix = card("Mix", "{0}", instant)(do(n.Shuffle(each_player)))
    table = position(alice_hand=[lift, mix], bob=["Grizzly Bears"])
    table.alice.cast("Lift", ["Grizzly Bears"])
    table.resolve()
    assert (known(table, 0), known(table, 1)) == (["Grizzly Bears"], ["Grizzly Bears"])
    table.alice.cast("Mix")
    table.resolve()
    assert (known(table, 0), known(table, 1)) == ([], [])


def test_who_knew_the_top_card_knows_it_in_the_hand_that_drew_it() -> None:
    lift = card("Lift", "{0}", instant)(targeting(creature).do(put_into_library(target)))
    table = position(alice_hand=[lift], bob=["Grizzly Bears"])
    table.alice.cast("Lift", ["Grizzly Bears"])
    table.resolve()
    table.advance_to("turn 2, precombat main")
    assert known(table, 0) == ["Grizzly Bears"]
    table = position(alice=["2 Forest"], alice_hand=["Grizzly Bears"], step="precombat main")
    assert known(table, 1) == []


def test_a_player_who_is_not_there() -> None:
    with pytest.raises(OptionError, match="alice, bob"):
        game_at().view("Carol")


def shown_by(view: View) -> str:
    return json.dumps(view.as_dict(), sort_keys=True)


@pytest.mark.parametrize("way", ["apply", "play", "text", "answer_all", "concede", "undo", "play_on"])
def test_a_view_shows_its_moment_whatever_the_game_does_next(way: str) -> None:
    """Both where it was read before and where it is read only then."""
    decks = {"Alice": "vanilla-red", "Bob": "vanilla-red"}
    game = Game.new(decks, seed=4, first="Alice", mulligans=False, history=way != "play_on")
    for _ in range(2):
        game.apply("pass")
    told = shown_by(game.clone().view("Alice"))
    read, unread, others = game.view("Alice"), game.view("Alice"), game.public_view()
    assert (read.turn, read.me.life, read.decision is not None) == (1, 20, True)
    going_on: dict[str, Callable[[], object]] = {
        "apply": lambda: game.apply(0),
        "play": lambda: game.play(0),
        "text": lambda: game.apply("pass"),
        "answer_all": lambda: game.answer_all([0, 0]),
        "concede": lambda: game.concede("Alice"),
        "undo": lambda: game.undo(),
        "play_on": lambda: game.play_on([UniformPicker(1), UniformPicker(2)], max_turns=3, max_decisions=30),
    }
    going_on[way]()
    assert shown_by(game.view("Alice")) != told
    assert shown_by(read) == shown_by(unread) == told
    assert others.decision is None
    assert others.players[0].life == 20


def test_a_view_that_nobody_has_any_more_copies_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new({"Alice": "vanilla-red", "Bob": "vanilla-red"}, seed=4, history=False)
    copied: list[State] = []
    monkeypatch.setattr(flat, "clone_state", lambda g: copied.append(g))
    for _ in range(5):
        assert game.view("Alice").me.life == 20
        game.play(0)
    assert copied == []
