"""CR 400.11, 100.4: cards outside the game, which are those of a sideboard, and what brings them in."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, opening, position

from mainphase.cards import names
from mainphase.cards.decks import Deck
from mainphase.cards.library import CARDS, Library
from mainphase.cards.nodes import CardDef
from mainphase.game import Game
from mainphase.game.replaying import replay
from mainphase.kernel import machine
from mainphase.kernel.state import flat
from mainphase.kernel.values import DecisionKind
from mainphase.kernel.worlds import resample
from mainphase.presentation.position_text import scenario_of
from mainphase.presentation.view import view_of
from mainphase.scenarios import parse
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.hidden import check_hidden, check_worlds
from mainphase.sim.soak.invariants import check_state, check_zones
from mainphase.sim.soak.trying import cards_brought

CALL = invented(
    "You may reveal a creature card you own from outside the game and put it into your hand. Exile ~.",
    name="Distant Call", types="Sorcery", cost="{G}",
)  # fmt: skip
SECRET = invented("Put a card you own from outside the game into your hand.", name="Secret Errand", types="Sorcery")
SEVERAL = invented(
    "Shuffle up to two cards you own from outside the game into your library.", name="Late Guests", types="Instant"
)
ON_TOP = invented("You may put a card you own from outside the game on top of your library.", name="Herald",
                  types="Sorcery")  # fmt: skip
EITHER = invented(
    "You may reveal an artifact card you own from outside the game or choose a face-up artifact card you own in exile. "
    "Put that card into your hand.",
    name="Lost and Found", types="Sorcery",
)  # fmt: skip
LANDS = ["2 Swamp", "Forest"]


def test_400_11b_an_effect_brings_a_card_in() -> None:
    table = position(alice=LANDS, alice_hand=[CALL], alice_sideboard=["Grizzly Bears", "Shock"])
    table.alice.cast("Distant Call")
    table.resolve()
    table.choose("yes")
    assert table.alice.hand == ["Grizzly Bears"]
    assert table.alice.sideboard == ["Shock"]
    assert [e.rule for e in table.events("brought in")] == ["400.11b"]
    assert [e.what for e in table.events("revealed")] == ["Grizzly Bears"]
    check_zones(table.state)


def test_400_11b_it_stays_in_the_game() -> None:
    table = position(alice=["3 Forest"], alice_hand=[CALL], alice_sideboard=["Memnite"])
    table.alice.cast("Distant Call")
    table.resolve()
    table.choose("yes")
    table.alice.cast("Memnite")
    table.resolve()
    assert "Memnite" in table.alice.battlefield
    assert table.alice.sideboard == []


def test_108_3b_only_the_own_sideboard_is_meant() -> None:
    table = position(alice=LANDS, alice_hand=[SECRET], alice_sideboard=["Shock"], bob_sideboard=["Grizzly Bears"])
    table.alice.cast("Secret Errand")
    table.resolve()
    assert table.alice.hand == ["Shock"]
    assert table.bob.sideboard == ["Grizzly Bears"]
    assert table.events("revealed") == []


def test_400_11a_without_a_sideboard_nothing_comes() -> None:
    table = position(alice=LANDS, alice_hand=[SECRET])
    table.alice.cast("Secret Errand")
    table.resolve()
    assert table.alice.hand == []


def test_701_24c_cards_are_shuffled_into_a_library() -> None:
    table = position(alice=LANDS, alice_hand=[SEVERAL], alice_sideboard=["Shock", "Opt", "Fog"])
    before = len(table.alice.library)
    table.alice.cast("Late Guests")
    table.resolve()
    table.choose("Shock")
    table.choose("Fog")
    assert table.alice.sideboard == ["Opt"]
    assert len(table.alice.library) == before + 2
    assert len(table.events("shuffled")) == 1


def test_701_24d_a_library_is_shuffled_even_if_nothing_is_taken() -> None:
    table = position(alice=LANDS, alice_hand=[SEVERAL], alice_sideboard=["Shock"])
    table.alice.cast("Late Guests")
    table.resolve()
    table.choose("done")
    assert table.alice.sideboard == ["Shock"]
    assert len(table.events("shuffled")) == 1


def test_400_11b_a_card_may_be_put_on_a_library() -> None:
    table = position(alice=LANDS, alice_hand=[ON_TOP], alice_sideboard=["Shock"])
    table.alice.cast("Herald")
    table.resolve()
    table.choose("yes")
    assert table.alice.library[0] == "Shock"
    assert [o.name for o in view_of(table.state, 0).known] == ["Shock"]
    assert not view_of(table.state, 1).known


def test_400_11_a_card_in_exile_is_in_the_game() -> None:
    for card, found in ((EITHER, ["Memnite"]), (SECRET, [])):
        table = position(alice=LANDS, alice_hand=[card], alice_exile=["Memnite"], bob_exile=["Ornithopter"])
        table.alice.cast(card.name)
        table.resolve()
        if table.asked == "may":
            table.choose("yes")
        if table.asked == "search":
            table.choose("Memnite")
        assert table.alice.hand == found, card.name
        assert table.bob.hand == []


# --- Who sees it


def brought_in_unseen() -> Table:
    table = position(
        alice=LANDS, alice_hand=[SECRET, "Fog"], alice_library=["Shock", "Opt"],
        alice_sideboard=["Grizzly Bears", "Memnite", "Disenchant"], bob_sideboard=["Plains", "Shock"],
    )  # fmt: skip
    table.alice.cast("Secret Errand")
    table.resolve()
    return table


def test_100_4_a_sideboard_is_seen_by_its_owner_alone() -> None:
    g = brought_in_unseen().state
    mine, others, everybody = view_of(g, 0), view_of(g, 1), view_of(g, -1)
    assert [o.name for o in mine.players[0].sideboard] == ["Grizzly Bears", "Memnite", "Disenchant"]
    assert [o.name for o in mine.players[1].sideboard] == []
    assert others.players[0].sideboard == everybody.players[0].sideboard == ()
    assert others.players[0].sideboard_size == 3


def test_723_4_not_even_by_who_controls_them() -> None:
    g = brought_in_unseen().state
    g.players[0].decider = 1
    assert view_of(g, 1).players[0].sideboard == ()


@pytest.mark.parametrize("seed", range(5))
def test_100_4_no_view_and_no_world_depends_on_hidden_sideboards(seed: int) -> None:
    table = brought_in_unseen()
    table.choose("Memnite")
    assert sorted(table.alice.hand) == ["Fog", "Memnite"]
    g = table.state
    assert check_hidden(g, Dice(seed))[0] > 0
    table.alice.passes()
    assert g.pending is not None
    assert g.pending.player == 1
    assert check_worlds(g, Dice(seed), seed)


def test_100_4_what_was_brought_in_unseen_may_be_any_card_in_a_possible_world() -> None:
    table = brought_in_unseen()
    table.choose("Memnite")
    found = set()
    for seed in range(40):
        g = flat.clone_state(table.state)
        resample(g, 1, seed)
        found |= {g.book.cards[g.objects[oid].card].node.name for oid in g.players[0].hand}
        check_zones(g)
        assert len(g.players[0].sideboard) == 2
    assert {"Fog", "Shock", "Opt", "Grizzly Bears", "Memnite", "Disenchant"} <= found


def test_100_4_what_an_opponent_could_take_is_asked_anew_in_a_possible_world() -> None:
    table = brought_in_unseen()
    offered = set()
    for seed in range(10):
        g = flat.clone_state(table.state)
        resample(g, 1, seed)
        assert g.pending is not None
        offered |= {g.book.cards[g.objects[option.object].card].node.name for option in g.pending.options}
        machine.apply_option(g, 0)
        check_zones(g)
        assert len(g.players[0].sideboard) == 2
    assert {"Shock", "Opt", "a blank card"} <= offered


# --- Whole games


FRIEND = invented("Companion — Each creature card in your starting deck is a Bear card.", name="Bear's Friend",
                  types="Creature — Bear", cost="{2}{G}")  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
def test_400_11_nothing_hidden_shows_in_games_with_sideboards(seed: int) -> None:
    deck: list[str | CardDef] = ["12 Forest", "8 Grizzly Bears", CALL, CALL, SECRET, SECRET, SEVERAL, ON_TOP]
    table = opening(deck=deck, seed=seed, sideboards={
        "alice": [FRIEND, "Grizzly Bears", "Giant Growth"], "bob": ["Grizzly Bears", "Memnite"],
    })  # fmt: skip
    dice, seen = Dice(seed), 0
    g = table.state
    brought = cards_brought(g)
    while g.pending is not None and g.turn_number < 12:
        choice = dice.below(g.pending.count())
        if g.pending.kind == DecisionKind.PRIORITY and g.pending.count() > 1:
            choice = 1 + dice.below(g.pending.count() - 1) if dice.one_in(2) else choice
        if g.pending.kind == DecisionKind.COMPANION:
            choice = 1
        if dice.one_in(6):
            check_hidden(g, dice)
            check_worlds(g, dice, seed)
            check_state(g, brought)
            seen += 1
        machine.apply_option(g, choice)
    assert seen > 10


def library_with(*more: CardDef) -> Library:
    return Library({**CARDS, **{card.name: card for card in more}}, ())


def deck_with(*cards: str) -> Deck:
    return Deck("a deck", (*((4, name) for name in cards), (56, "Forest")), ((2, "Grizzly Bears"), (1, "Shock")))


def test_400_11a_a_deck_brings_its_sideboard_if_any_card_can_reach_one(monkeypatch: pytest.MonkeyPatch) -> None:
    known = library_with(CALL)
    monkeypatch.setattr(names, "library", lambda: known)
    monkeypatch.setattr(names, "index", lambda: {names.folded(name): name for name in known})
    for cards, size in (((CALL.name,), 3), (("Fog",), 0)):
        game = Game.new({"alice": deck_with(*cards), "bob": deck_with("Fog")}, first="alice", seed=5)
        assert [p.sideboard_size for p in game.view("alice").players] == [size, size]
        assert sorted(o.name for o in game.view("alice").players[0].sideboard) == sorted(
            ["Grizzly Bears", "Grizzly Bears", "Shock"][:size]
        )
        again = replay(game.record())
        assert again.hash() == game.hash()
        assert ("sideboard" in game.record()) == (size > 0)
        assert [p.sideboard_size for p in again.view("alice").players] == [size, size]


def test_400_11a_a_position_is_told_with_its_sideboards() -> None:
    table = position(alice=LANDS, alice_sideboard=["2 Grizzly Bears", "Shock"])
    text = scenario_of(table.state)
    told = parse(text, "position").seats[0].sideboard
    assert [(entry.name, entry.count) for entry in told] == [("Grizzly Bears", 2), ("Shock", 1)]
