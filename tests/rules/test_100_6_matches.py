"""Matches: who begins, who has won, and what may be exchanged between two games (CR 100.4, 100.6a, 103.1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mainphase.cards.decks import Deck, parse_deck
from mainphase.cards.sideboarding import SideboardPlan, exchanged, parse_plan
from mainphase.errors import DeckError, OptionError, RecordError
from mainphase.game import AUTOMATIC
from mainphase.game.match import Match, replay_match
from mainphase.game.replaying import replay
from mainphase.kernel.events.ending import draw_game
from mainphase.presentation.record import MatchPlace

RED = parse_deck("40 Mountain\n20 Lightning Bolt\nSB: 3 Shock\nSB: 12 Mountain\n", "red")
GREEN = parse_deck("60 Forest\n", "green")


def match(**more: object) -> Match:
    return Match({"Alice": RED, "Bob": GREEN}, automation=AUTOMATIC, **more)  # type: ignore[arg-type]


def lost(played: Match, who: str) -> None:
    """One game, in which a player concedes after it has begun."""
    game = played.game
    while game.turn == 0 and game.decision is not None:
        game.apply(0)
    game.concede(who)


def test_100_6a_a_match_is_won_by_two_games_of_three() -> None:
    played = match()
    lost(played, "Bob")
    assert (played.score, played.over) == ({"Alice": 1, "Bob": 0}, False)
    played.next_game()
    lost(played, "Alice")
    played.next_game()
    lost(played, "Bob")
    assert (played.score, played.winner, len(played.games)) == ({"Alice": 2, "Bob": 1}, "Alice", 3)
    with pytest.raises(OptionError, match="the match is over: Alice has won it"):
        played.next_game()


@pytest.mark.parametrize("loser", ["Alice", "Bob"])
def test_103_1_whoever_lost_the_game_before_chooses_who_begins(loser: str) -> None:
    played = match()
    lost(played, loser)
    game = played.next_game()
    assert game.decision is not None
    assert (game.decision.player, "who begins" in game.decision.question or "first" in game.decision.question) == (
        loser,
        True,
    )


def test_103_1_after_a_drawn_game_whoever_chose_in_it_chooses_again() -> None:
    """It counts for nobody, and another is played in its place; also where no history is kept."""
    for seed in range(4):
        played = match(seed=seed, history=False)
        asked = played.game.decision
        assert asked is not None
        played.game.apply(0)
        draw_game(played.game.state, 0)
        again = played.next_game()
        assert again.decision is not None
        assert (again.decision.player, played.score) == (asked.player, {"Alice": 0, "Bob": 0})


def test_103_1_the_first_game_may_be_begun_by_agreement() -> None:
    played = match(first="Bob")
    assert (played.game.first, played.game.state.starter) == ("Bob", 1)
    lost(played, "Bob")
    assert played.next_game().decision.player == "Bob"  # type: ignore[union-attr]


def test_a_match_is_not_gone_on_with_while_a_game_is_played() -> None:
    with pytest.raises(OptionError, match="is not over yet"):
        match().next_game()


@pytest.mark.parametrize("best_of", [0, 2, 101, True, "3"])
def test_a_match_has_an_odd_number_of_games(best_of: object) -> None:
    with pytest.raises(OptionError, match="the best of an odd number of games, from 1 to 99; found"):
        match(best_of=best_of)


def test_the_games_of_a_match_are_the_same_with_the_same_seed() -> None:
    def hashes() -> list[str]:
        played = match(seed=5)
        lost(played, "Bob")
        played.next_game()
        return [game.hash() for game in played.games]

    first, second = hashes()
    assert [first, second] == hashes()
    assert first != second


# --- The sideboard


def sideboarded(change: Callable[[Deck], Deck], **more: object) -> Match:
    """A match after its first game, whose second is begun with a deck changed so."""
    played = match(**more)
    lost(played, "Bob")
    played.next_game({"Alice": change(RED)})
    return played


def test_100_4_cards_are_exchanged_with_the_sideboard_between_two_games() -> None:
    played = sideboarded(lambda deck: exchanged(deck, {"Lightning Bolt": 2}, {"Shock": 2}))
    counts = {card: count for count, card in played.game.decks["Alice"].main}
    assert counts == {"Mountain": 40, "Lightning Bolt": 18, "Shock": 2}
    first = {card: count for count, card in played.games[0].decks["Alice"].main}
    assert first == {"Mountain": 40, "Lightning Bolt": 20}


def test_100_4_other_cards_do_not_come_in() -> None:
    with pytest.raises(DeckError, match=r"Alice must play the same cards as before, .*; there are 1 Giant Growth more"):
        sideboarded(lambda deck: parse_deck(deck.text() + "\n1 Giant Growth\n"))
    with pytest.raises(DeckError, match="4 Shock can't be taken from the sideboard of red, which has 3"):
        exchanged(RED, {}, {"Shock": 4})


def test_100_4a_cards_are_exchanged_one_for_one_until_12_july_2013() -> None:
    """Since then a deck may become larger."""

    def larger(deck: Deck) -> Deck:
        return exchanged(deck, {}, {"Shock": 3})

    assert len(sideboarded(larger, rules="2013-07-13").game.decks["Alice"]) == 63
    with pytest.raises(
        DeckError, match=r"63 cards, where it must have 60 as before: until 2013-07-13 cards are exchanged"
    ):
        sideboarded(larger, rules="2013-07-12")


def test_100_4a_a_sideboard_does_not_become_too_large() -> None:
    large = parse_deck("62 Mountain\n4 Lightning Bolt\nSB: 15 Shock\n", "large")
    played = Match({"Alice": large, "Bob": GREEN}, automation=AUTOMATIC)
    lost(played, "Bob")
    with pytest.raises(DeckError, match=r"Alice has 17 cards .*, where at most 15 are allowed \(100.4a\)"):
        played.next_game({"Alice": exchanged(large, {"Lightning Bolt": 2}, {})})
    played.next_game({"Alice": exchanged(large, {"Lightning Bolt": 2}, {"Shock": 2})})


def test_100_2a_a_deck_does_not_become_too_small() -> None:
    with pytest.raises(DeckError, match=r"the deck of Alice has 58 cards, where at least 60 are needed \(100.2a\)"):
        sideboarded(lambda deck: exchanged(deck, {"Lightning Bolt": 2}, {}))


# --- Plans


def test_a_plan_says_what_a_deck_exchanges_with_whom() -> None:
    plan = parse_plan("# burn\nred against green\n-2 lightning bolt\n+ 2 Shock\nred\n-1 Lightning Bolt\n+1 Mountain\n")
    plan.check([RED, GREEN], ["2009-07-11", "today"])
    after = plan.exchanged(RED, GREEN)
    assert after is not None
    assert (2, "Shock") in after.main
    other = plan.exchanged(RED, RED)
    assert other is not None
    assert (len(other), plan.exchanged(GREEN, RED)) == (60, None)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("red against green\n-2 Shock\n", "plan:1: 2 Shock can't be taken from the deck of red, which has 0"),
        ("red against blue\n-2 Lightning Bolt\n", "plan:1: no deck called 'blue' plays; there are red, green"),
        ("red\n+2 Shock\n", r"plan:1: the deck of red has 62 cards, where it must have 60 .*\(100.4a\)"),
        ("red\n\nred\n", "plan:3: 'red' is planned twice"),
        ("-2 Shock\n", "plan:1: '-2 Shock' is no exchange; a plan has DECK against DECK"),
        ("red\n+x Shock\n", r"plan:2: '\+x Shock' is no exchange"),
        ("", "plan: nothing is planned; a plan has DECK against DECK"),
    ],
)
def test_a_plan_that_cannot_be_carried_out_is_refused_with_its_line(text: str, wrong: str) -> None:
    with pytest.raises(DeckError, match=wrong):
        parse_plan(text).check([RED, GREEN], ["2010-06-18"])


def test_nothing_is_exchanged_without_a_plan() -> None:
    assert SideboardPlan().exchanged(RED, GREEN) is None


# --- Records


def played_match() -> Match:
    """A match whose third game is being played."""
    played = match(seed=7, rules="2012-05-01")
    lost(played, "Bob")
    played.next_game({"Alice": exchanged(RED, {"Lightning Bolt": 2}, {"Shock": 2})})
    lost(played, "Alice")
    played.next_game()
    played.game.apply(0)
    return played


def test_the_record_of_a_match_has_those_of_its_games() -> None:
    played = played_match()
    told = played.record()
    assert [line for line in told.splitlines() if line.startswith(("match", "chooser"))] == [
        "match game 1, best of 3, won 0 0",
        'chooser "Bob"',
        "match game 2, best of 3, won 1 0",
        'chooser "Alice"',
        "match game 3, best of 3, won 1 1",
    ]
    again = replay_match(told)
    assert [game.hash() for game in again.games] == [game.hash() for game in played.games]
    assert (again.record(), again.score, again.decks["Alice"].sideboard) == (told, played.score, RED.sideboard)
    lost(again, "Bob")
    assert (again.winner, again.score) == ("Alice", {"Alice": 2, "Bob": 1})


def test_a_match_is_gone_on_with_where_its_record_ends() -> None:
    played = match(seed=7)
    lost(played, "Bob")
    again = replay_match(played.record())
    game = again.next_game({"Alice": exchanged(RED, {"Lightning Bolt": 1}, {"Shock": 1})})
    assert (game.match, game.seed, game.decision.player) == (  # type: ignore[union-attr]
        MatchPlace(3, 2, (1, 0)),
        played.next_game().seed,
        "Bob",
    )


def test_one_game_of_a_match_is_replayed_alone_and_knows_its_place() -> None:
    told = played_match().games[1].record()
    game = replay(told)
    assert (game.match, game.record()) == (MatchPlace(3, 2, (1, 0)), told)
    with pytest.raises(RecordError, match=r"record: game 1 of the file is not game 1 of the match"):
        replay_match(told)


def test_records_that_are_no_match_are_refused() -> None:
    played = played_match()
    games = [game.record() for game in played.games]
    with pytest.raises(RecordError, match=r"record:1: there are 3 records here, one after the other"):
        replay("".join(games))
    with pytest.raises(RecordError, match="game 2 of the file is not game 2 of the match"):
        replay_match(games[0] + games[2])
    with pytest.raises(RecordError, match="belongs to no match"):
        replay_match("".join(line for line in games[0].splitlines(keepends=True) if not line.startswith("match")))
    begins = games[0].splitlines().index("match game 1, best of 3, won 0 0") + 1
    with pytest.raises(RecordError, match=rf"record:{begins}: 'game 1' is no place in a match, which is “game 2, best"):
        replay(games[0].replace("match game 1, best of 3, won 0 0", "match game 1"))
