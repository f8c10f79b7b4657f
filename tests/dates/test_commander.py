"""What changed in Commander games, on both sides of the days on which it did: how a commander gets back to the command
zone, mulligans, mana of other colors, commanders that are exiled face down.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase import Game
from mainphase.cards.decks import Deck
from mainphase.presentation.view import view_of

DOG = "Isamaru, Hound of Konda"


def cast_on(date: str, spell: str, *lands: str) -> Table:
    """The commander has been cast, and a spell with it as its target has resolved or is about to."""
    table = position(alice_commander=[DOG], alice=["Plains"], bob=lands, bob_hand=[spell], rules=date)
    table.alice.cast(DOG)
    table.resolve()
    table.alice.passes()
    table.bob.cast(spell, targets=[DOG])
    table.resolve()
    return table


def in_command(table: Table) -> list[str]:
    return [table.name(oid) for oid in table.state.command]


def test_903_11_it_goes_to_a_hand_unasked_on_16_july_2015() -> None:
    table = cast_on("2015-07-16", "Unsummon", "Island")
    assert DOG in table.alice.hand


def test_903_11_instead_of_a_hand_it_may_go_to_the_command_zone_since_17_july_2015() -> None:
    table = cast_on("2015-07-17", "Unsummon", "Island")
    assert DOG not in table.alice.hand
    table.choose("yes")
    assert in_command(table) == [DOG]


@pytest.mark.parametrize("date", ["2009-10-01", "2011-02-04", "2020-07-02"])
def test_903_9_it_goes_there_instead_of_dying_on_2_july_2020(date: str) -> None:
    table = cast_on(date, "Lightning Bolt", "Mountain")
    assert DOG not in table.alice.graveyard
    table.choose("yes")
    assert in_command(table) == [DOG]
    assert table.events("dies") == []


def test_903_9a_it_dies_and_then_goes_there_since_3_july_2020() -> None:
    table = cast_on("2020-07-03", "Lightning Bolt", "Mountain")
    assert DOG in table.alice.graveyard
    table.choose("yes")
    assert in_command(table) == [DOG]
    assert len(table.events("dies")) == 1


# --- Mulligans


def hands(date: str, players: tuple[str, ...] = ("alice", "bob")) -> Game:
    deck = Deck("dogs", ((60, "Plains"), (39, "White Knight")), commanders=((1, DOG),))
    return Game.new(dict.fromkeys(players, deck), variant="commander", rules=date, first="alice", seed=3)


def sizes(game: Game) -> list[int]:
    return [p.hand_size for p in game.view("alice").players]


def said(game: Game) -> list[str]:
    assert game.decision is not None
    return [str(option) for option in game.decision.options]


def exile(game: Game, count: int) -> None:
    """Takes a mulligan, bob keeps, and so many cards of alice's are exiled for it."""
    game.apply("mulligan")
    game.apply("keep")
    for _ in range(count):
        assert game.decision is not None
        cards = [k for k, option in enumerate(said(game)) if option != "done"]
        game.apply(cards[0])
    if "done" in said(game):
        game.apply("done")


@pytest.mark.rule("103.5")
def test_903_8_cards_of_ones_choice_are_exiled_for_one_fewer_until_15_january_2016() -> None:
    for date in ("2009-10-01", "2016-01-15"):
        game = hands(date)
        kept = [o.name for o in game.view("alice").players[0].hand][3:]
        exile(game, 3)
        view = game.view("alice")
        assert sizes(game) == [6, 7]
        assert [o.name for o in view.players[0].hand][:4] == kept
        assert len(view.exile) == 3
        assert said(game) == ["keep", "mulligan"]
        game.apply("keep")
        view = game.view("alice")
        assert (len(view.exile), view.players[0].library_size) == (0, 93)


def test_903_8_at_least_one_and_at_most_the_hand_and_none_is_left_to_exile() -> None:
    game = hands("2012-02-01")
    game.apply("mulligan")
    game.apply("keep")
    assert "done" not in said(game)
    for left in range(6, -1, -1):
        game.apply("mulligan") if left < 6 else None
        game.apply(0)
        if "done" in said(game):
            game.apply("done")
        assert sizes(game)[0] == left
    assert said(game) == ["keep"]


def test_903_8_each_player_chooses_before_any_is_exiled() -> None:
    game = hands("2012-02-01")
    game.apply("mulligan")
    game.apply("mulligan")
    game.apply(0)
    game.apply("done")
    assert sizes(game) == [7, 7]
    assert game.decision is not None
    assert game.decision.player == "bob"
    game.apply(0)
    game.apply("done")
    assert sizes(game) == [6, 6]


def test_903_8_in_a_pod_the_first_one_costs_a_card_too() -> None:
    game = hands("2012-02-01", ("alice", "bob", "carol"))
    game.apply("mulligan")
    game.apply("keep")
    game.apply("keep")
    game.apply(0)
    game.apply("done")
    assert sizes(game) == [6, 7, 7]


@pytest.mark.parametrize("leaving", [0, 1, 2])
def test_903_8_whoever_leaves_meanwhile_chooses_nothing_more(leaving: int) -> None:
    names = ("alice", "bob", "carol")
    game = hands("2012-02-01", names)
    for _ in names:
        game.apply("mulligan")
    game.apply(0)
    game.concede(names[leaving])
    while "mulligan" not in said(game):
        game.apply("done" if "done" in said(game) else 0)
    assert sizes(game) == [0 if seat == leaving else 6 for seat in range(3)]


def test_903_7_a_mulligan_is_that_of_other_games_since_16_january_2016() -> None:
    game = hands("2016-01-16")
    game.apply("mulligan")
    game.apply("keep")
    assert sizes(game) == [6, 7]
    assert game.view("alice").exile == ()


def test_903_8_what_is_exiled_is_seen_by_all_until_31_january_2012() -> None:
    game = hands("2012-01-31")
    exile(game, 2)
    assert {o.name for o in game.view("bob").exile} <= {"Plains", "White Knight"}


def test_903_8_what_is_exiled_lies_face_down_since_1_february_2012() -> None:
    game = hands("2012-02-01")
    exile(game, 2)
    seen = game.view("bob").exile
    assert [(o.name, o.face_down) for o in seen] == [("face-down card", True)] * 2
    own = game.view("alice").exile
    assert {o.beneath.name for o in own if o.beneath is not None} <= {"Plains", "White Knight"}


def test_903_8_bots_take_such_mulligans() -> None:
    from mainphase.players.load import make_bot

    for bot in ("greedy", "random"):
        for seed in range(6):
            deck = Deck("dogs", ((20, "Plains"), (79, "White Knight")), commanders=((1, DOG),))
            game = Game.new({"a": deck, "b": deck}, variant="commander", rules="2012-02-01", seed=seed)
            player = make_bot(bot, seed)
            while game.turn == 0:
                asked = game.decision
                assert asked is not None
                game.apply(player.choose(game.view(asked.player), asked))
            assert game.view("a").exile == ()


# --- Mana outside the color identity


def test_903_9_mana_of_another_color_comes_as_colorless_mana_until_15_january_2016() -> None:
    for date in ("2009-10-01", "2016-01-15"):
        table = position(alice_commander=[DOG], alice=["Mountain", "Plains"], rules=date, payment="manual")
        table.alice.taps("Mountain")
        table.alice.taps("Plains")
        assert [unit.color for unit in table.state.players[0].pool] == [32, 1]
        added = table.events("mana added")
        assert [event.rule for event in added] == ["903.8" if date < "2011" else "903.9", "106.4"]


def test_903_9_it_pays_for_nothing_of_that_color_until_15_january_2016() -> None:
    table = position(
        alice_commander=[DOG], alice=["3 Mountain"], alice_hand=["Lightning Bolt", "Memnite"], rules="2016-01-15"
    )
    with pytest.raises(NotOffered):
        table.alice.cast("Lightning Bolt", targets=["bob"])
    table.alice.taps("Mountain")  # as generic mana it is as good as any
    assert table.state.players[0].pool[0].color == 32


def test_903_9_a_land_that_makes_either_of_two_makes_the_one_that_fits_until_15_january_2016() -> None:
    table = position(
        alice_commander=["Omnath, Locus of Mana"], alice=["2 Tropical Island"], alice_hand=["Grizzly Bears", "Opt"],
        rules="2016-01-15",
    )  # fmt: skip
    with pytest.raises(NotOffered):
        table.alice.cast("Opt")
    table.alice.cast("Grizzly Bears")
    table.resolve()
    assert "Grizzly Bears" in table.alice.battlefield


@pytest.mark.rule("106.7")
def test_903_9_a_land_could_produce_what_really_comes_of_it_until_15_january_2016() -> None:
    table = position(
        alice_commander=["Torbran, Thane of Red Fell"], alice=["Exotic Orchard"], alice_hand=["Lightning Bolt"],
        bob_commander=[DOG], bob=["Mountain"], rules="2016-01-15",
    )  # fmt: skip
    with pytest.raises(NotOffered):
        table.alice.cast("Lightning Bolt", targets=["bob"])


def test_106_4_it_keeps_its_color_since_16_january_2016() -> None:
    table = position(alice_commander=[DOG], alice=["Mountain"], alice_hand=["Lightning Bolt"], rules="2016-01-16")
    table.alice.cast("Lightning Bolt", targets=["bob"])
    table.resolve()
    assert table.bob.life == 17


# --- Exiled face down

PEEP = invented(
    "Whenever ~ deals combat damage to a player, exile the top card of that player's library face down. You may look "
    "at and play that card for as long as it remains exiled.",
    name="Peeper",
)


def peeped(date: str) -> Table:
    """Alice exiles bob's commander face down from his library, and he does not keep it from that."""
    table = position(bob_commander=[DOG], bob_library=[DOG], alice=[PEEP], rules=date)
    table.state.command.clear()
    table.alice.attack({"Peeper": "bob"})
    while table.asked_player != "bob" or "no" not in table.options:
        table.go_on()
    table.choose("no")
    return table


@pytest.mark.parametrize("date", ["2011-06-17", "2016-07-21"])
def test_903_10_who_sees_another_players_commander_there_puts_it_into_the_command_zone_until_21_july_2016(
    date: str,
) -> None:
    table = peeped(date)
    assert in_command(table) == [DOG]
    assert table.state.exile == []
    assert view_of(table.state, 0).command[0].name == DOG


@pytest.mark.parametrize("date", ["2011-06-16", "2016-07-22"])
def test_406_3_a_commander_that_is_exiled_face_down_stays_there_otherwise(date: str) -> None:
    table = peeped(date)
    assert in_command(table) == []
    assert [table.name(oid) for oid in table.state.exile] == ["face-down card"]


def test_903_10_who_sees_their_own_does_not() -> None:
    table = position(bob_commander=[DOG], bob=[PEEP], bob_library=[DOG], active="bob", rules="2016-07-21",
                     alice_library=[DOG])  # fmt: skip
    table.state.command.clear()
    table.bob.attack({"Peeper": "alice"})
    table.advance_to("bob's postcombat main")
    assert in_command(table) == []  # alice's card of that name is nobody's commander


# --- From outside the game

CALL = invented("You may put a card you own from outside the game into your hand.", name="Old Errand",
                types="Sorcery", cost="{W}")  # fmt: skip


def called(date: str) -> list[str]:
    table = position(
        alice_commander=[DOG], alice=["Plains"], alice_hand=[CALL], alice_sideboard=["Disenchant"], rules=date
    )
    table.alice.cast("Old Errand")
    table.resolve()
    if "yes" in table.options:
        table.choose("yes")
    if "Disenchant" in table.options:
        table.choose("Disenchant")
    return table.alice.hand


def test_903_11a_a_card_from_outside_the_game_came_in_until_24_july_2025() -> None:
    assert called("2025-07-24") == ["Disenchant"]


@pytest.mark.rule("903.5e")
def test_903_11_none_comes_in_since_25_july_2025() -> None:
    assert called("2025-07-25") == []


# --- More than once in one event (CR 614.5)

PEACE = invented("If a card would be put into a graveyard from anywhere, exile it instead.", "Peace", "Enchantment")


def buried(date: str) -> Table:
    """The commander would die, and something exiles it instead."""
    table = position(alice_commander=[DOG], alice=["Plains", PEACE], bob=["Mountain"], bob_hand=["Shock"], rules=date)
    table.alice.cast(DOG)
    table.resolve()
    table.alice.passes()
    table.bob.cast("Shock", targets=[DOG])
    table.resolve()
    return table


@pytest.mark.rule("614.5")
@pytest.mark.parametrize(("date", "again"), [("2015-07-16", False), ("2015-07-17", True)])
def test_903_11_it_may_apply_again_to_the_event_as_it_is_changed_since_17_july_2015(date: str, again: bool) -> None:
    table = buried(date)
    table.choose(DOG)  # of the two that would replace it, the commander's comes first,
    table.choose("no")  # and is not made use of
    assert ("yes" in table.options) is again
    if again:
        table.choose("yes")
    assert in_command(table) == ([DOG] if again else [])
    assert (DOG in [table.name(oid) for oid in table.state.exile]) is not again
