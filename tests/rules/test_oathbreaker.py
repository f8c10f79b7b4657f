"""Oathbreaker, a variant of the players' own: Commander led by planeswalkers, each with a signature spell beside it."""

from __future__ import annotations

import pytest
from tests.support.saying import NotOffered
from tests.support.table import Table

from mainphase import Game
from mainphase.cards.decks import Deck, parse_deck
from mainphase.errors import OptionError
from mainphase.game.game import AUTOMATIC
from mainphase.game.replaying import replay
from mainphase.kernel import machine
from mainphase.new_game.commander_decks import not_commander_deck
from mainphase.players.load import make_bot
from mainphase.presentation.layout import command_words
from mainphase.presentation.position_text import scenario_of
from mainphase.presentation.view import view_of
from mainphase.rules.timeline import rules_on
from mainphase.scenarios import parse
from mainphase.scenarios.deal import deal_position

AJANI, BOLT = "Ajani Vengeant", "Lightning Bolt"


def deck(*leaders: str, size: int = 60) -> Deck:
    rest = size - len(leaders)
    return Deck("oath", ((rest - 20, "Mountain"), (20, "Plains")), commanders=tuple((1, name) for name in leaders))


def new_game(*leaders: str, **said: object) -> Game:
    decks = dict.fromkeys(("alice", "bob", "carol"), deck(*(leaders or (AJANI, BOLT))))
    return Game.new(decks, variant="oathbreaker", mulligans=False, first="alice", seed=5, **said)  # type: ignore[arg-type]


def table(battlefield: str, commander: str = f"{AJANI}, {BOLT}", bob: str = "") -> Table:
    text = (
        f"scenario: x\nvariant: oathbreaker\nplayers:\n  alice:\n    commander: [{commander}]\n"
        f"    battlefield: [{battlefield}]\n  bob: {{{bob}}}\n"
    )
    dealt = deal_position(parse(text), rules_on("2026-04-17")).state
    machine.advance(dealt)
    return Table(dealt)


def in_command(at: Table) -> list[str]:
    return [at.name(oid) for oid in at.state.command]


def test_both_begin_in_the_command_zone_and_players_with_20_life() -> None:
    game = new_game()
    view = game.view("alice")
    assert [(o.name, o.commander, o.signature_spell) for o in view.command if o.owner == 0] == [
        (AJANI, True, False),
        (BOLT, False, True),
    ]
    assert [(p.life, p.library_size) for p in view.players] == [(20, 51)] * 3
    assert [command_words(view, o) for o in view.command][:2] == [
        f"{AJANI} (commander of alice)",
        f"{BOLT} (signature spell of alice)",
    ]
    again = replay(game.record())
    assert (again.variant, again.hash()) == ("oathbreaker", game.hash())


def test_the_signature_spell_is_cast_only_while_its_commander_is_on_the_battlefield_under_ones_control() -> None:
    at = table("4 Mountain, 4 Plains")
    with pytest.raises(NotOffered):
        at.alice.cast(BOLT, targets=["bob"])
    at.alice.cast(AJANI)
    at.resolve()
    at.alice.cast(BOLT, targets=["bob"])
    at.resolve()
    assert at.bob.life == 17
    at = table("4 Mountain")
    with pytest.raises(NotOffered):
        at.bob.cast(BOLT, targets=["alice"])


def test_it_goes_back_to_the_command_zone_unasked_and_costs_two_more() -> None:
    at = table(f"4 Mountain, {AJANI}")
    at.alice.cast(BOLT, targets=["bob"])
    at.resolve()
    assert in_command(at) == [BOLT]
    assert at.alice.graveyard == []
    assert [(o.name, o.tax) for o in view_of(at.state, 0).command] == [(BOLT, 2)]
    at.alice.cast(BOLT, targets=["bob"])
    at.resolve()
    assert at.bob.life == 14
    assert at.state.players[0].pool == []
    with pytest.raises(NotOffered):  # five more are not there
        at.alice.cast(BOLT, targets=["bob"])


def test_it_goes_there_countered_or_put_anywhere_else_too() -> None:
    for spell in ("Counterspell", "Memory Lapse"):
        at = table(f"Mountain, {AJANI}", bob=f"hand: [{spell}], battlefield: [2 Island]")
        at.alice.cast(BOLT, targets=["bob"])
        at.alice.passes()
        at.bob.cast(spell, targets=[BOLT])
        at.resolve()
        assert in_command(at) == [BOLT]
        assert at.bob.life == 20


def test_buyback_does_not_bring_it_to_the_hand() -> None:
    at = table(f"8 Island, {AJANI}, Memnite", commander=f"{AJANI}, Capsize")
    at.alice.cast("Capsize", targets=["Memnite"], kicked=True)
    at.resolve()
    assert in_command(at) == ["Capsize"]
    assert "Capsize" not in at.alice.hand


def test_what_speaks_of_commanders_does_not_speak_of_it() -> None:
    at = table(f"2 Mountain, {AJANI}")
    at.alice.cast(BOLT, targets=["bob"])
    at.resolve()
    assert at.state.players[0].commanders != at.state.players[0].signature_spells
    assert [o.commander for o in view_of(at.state, 0).command] == [False]


def test_a_position_as_text_keeps_it_and_how_often_it_was_cast() -> None:
    at = table(f"4 Mountain, {AJANI}")
    at.alice.cast(BOLT, targets=["bob"])
    at.resolve()
    text = scenario_of(at.state)
    assert "variant: oathbreaker" in text
    dealt = deal_position(parse(text), at.state.rules).state
    machine.advance(dealt)
    assert scenario_of(dealt).splitlines()[1:] == text.splitlines()[1:]
    assert [(o.name, o.tax) for o in view_of(dealt, 0).command] == [(BOLT, 2)]


def test_damage_by_a_commander_loses_no_game() -> None:
    at = table("Mountain")
    at.state.players[1].commander_damage[at.state.players[0].commanders[0]] = 21
    at.advance_to("alice's end step")
    assert not at.over


@pytest.mark.parametrize(
    ("leaders", "why"),
    [
        ((AJANI,), "one signature spell, an instant or sorcery, would stand beside Ajani Vengeant; found 0"),
        ((AJANI, BOLT, "Shock"), r"found 2 \(Lightning Bolt and Shock\)"),
        ((AJANI, "Divination"), "Divination cannot be signed by Ajani Vengeant: it is of other colors"),
        (("Isamaru, Hound of Konda", "Disenchant"), "Isamaru, Hound of Konda is no planeswalker that could lead it"),
        ((BOLT,), "it has no commander"),
    ],
)
def test_a_deck_without_fitting_leaders_is_refused(leaders: tuple[str, ...], why: str) -> None:
    with pytest.raises(OptionError, match=why):
        new_game(*leaders)


def test_a_signature_spell_leads_no_deck_of_commander() -> None:
    with pytest.raises(OptionError, match="could only be a signature spell, in the variant oathbreaker"):
        Game.new(dict.fromkeys(("a", "b"), deck(BOLT, size=100)), variant="commander")


def test_what_is_against_a_deck() -> None:
    assert not_commander_deck(deck(AJANI, BOLT), variant="oathbreaker") == []
    large = not_commander_deck(deck(AJANI, BOLT, size=100), variant="oathbreaker")
    assert large == ["100 cards with its commander, where exactly 60 are needed (903.5a)"]


def test_a_list_names_both_in_their_sections() -> None:
    read = parse_deck(f"Oathbreaker\n1 {AJANI}\n\nSignature Spell\n1 {BOLT}\n\nDeck\n38 Mountain\n20 Plains\n")
    assert read.commanders == ((1, AJANI), (1, BOLT))
    beside = parse_deck(f"38 Mountain\n20 Plains\n\nSideboard\n1 {BOLT}\n1 {AJANI}\n")
    game = Game.new(dict.fromkeys(("a", "b", "c"), beside), variant="oathbreaker", mulligans=False)
    assert [o.name for o in game.view("a").command if o.owner == 0] == [AJANI, BOLT]


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_it(bot: str) -> None:
    for seed in range(4):
        decks = dict.fromkeys(("a", "b", "c"), deck(AJANI, BOLT))
        game = Game.new(decks, variant="oathbreaker", seed=seed, automation=AUTOMATIC)
        players = {name: make_bot(bot, k) for k, name in enumerate(decks)}
        while game.decision is not None and game.turn <= 30:
            asked = game.decision
            game.apply(players[asked.player].choose(game.view(asked.player), asked))
        assert sum(sum(p.commander_casts.values()) for p in game.state.players) > 0
