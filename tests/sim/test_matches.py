"""Matches of bots: their games, rows and figures, what is exchanged between games, and runs that go on."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from pathlib import Path

import pytest
from tests.sim.random_run import Disorderly, random_run

from mainphase import sim
from mainphase.cards.decks import Deck, read_deck
from mainphase.cards.sideboarding import exchanged, parse_plan
from mainphase.errors import DeckError, OptionError
from mainphase.game import AUTOMATIC
from mainphase.game.match import Match
from mainphase.players import RandomBot
from mainphase.presentation.view import View
from mainphase.sim import report
from mainphase.sim.matches import play_match
from mainphase.sim.plan import make_plan
from mainphase.sim.report_markdown import markdown
from mainphase.sim.tally import tally_of

RED = Deck("red", ((20, "Mountain"), (20, "Goblin Piker")), ((4, "Gray Ogre"), (1, "Mountain")))
GREEN = Deck("green", ((20, "Forest"), (20, "Grizzly Bears")))
PLAN = parse_plan("red against green\n-4 Goblin Piker\n+4 Gray Ogre\n")


def matches(games: int = 6, **more: object) -> sim.Run:
    return random_run([RED, GREEN], games, best_of=3, sideboard=PLAN, max_turns=60, **more)


def test_100_6a_a_match_ends_with_the_second_win_of_a_player() -> None:
    run = matches()
    found = {number: list(games) for number, games in groupby(run, lambda game: game.match)}
    assert list(found) == list(range(6))
    for games in found.values():
        assert [game.game for game in games] == list(range(1, len(games) + 1))
        won = Counter(game.winner for game in games)
        assert [max(game.score) for game in games] == [1] * (len(games) - 1) + [2]
        assert games[-1].score == tuple(won[player] for player in games[-1].players)


def test_103_1_whoever_lost_a_game_chooses_who_begins_the_next() -> None:
    """A bot that always lets the first seat begin: so it is, whoever chooses."""

    class Lets(RandomBot):
        name = "lets"
        asked: list[str] = []

        def choose(self, view: View, decision: object, /) -> int:  # type: ignore[override]
            if decision.kind == "starting player":  # type: ignore[attr-defined]
                Lets.asked.append(decision.player)  # type: ignore[attr-defined]
                return 0
            return super().choose(view, decision)  # type: ignore[arg-type]

    match = Match({"red": RED, "green": GREEN}, automation=AUTOMATIC, small_decks=True, seed=3)
    bots = {"red": Lets(1), "green": Lets(2)}
    ended = list(play_match(match, bots))
    losers = ["green" if outcome.winners == ("red",) else "red" for outcome in ended]
    assert Lets.asked[1:] == losers[:-1]
    assert {game.state.starter for game in match.games} == {0}


def test_the_figures_of_matches_are_what_their_games_say() -> None:
    run = matches(20)
    (tally,) = run.tallies
    games = list(run)
    ends = [list(of)[-1] for _, of in groupby(games, lambda game: game.match)]
    last = [game for game in ends if game.ended == "won"]
    first = [game for game in games if game.game == 1]
    assert (tally.matches, tally.games, tally.count) == (20, len(games), 20)
    assert tally.match_games == Counter(game.game for game in ends)
    assert tally.matches_broken_off == len(ends) - len(last) > 0
    for name, player in tally.players.items():
        assert player.matches_won == sum(game.winner == name for game in last)
        assert player.openings_won == sum(game.winner == name for game in first)
        begun = {game.match for game in first if game.first == name} & {game.match for game in last}
        assert (player.begun_decided, player.begun_won) == (
            len(begun),
            sum(game.winner == name for game in last if game.match in begun),
        )
    assert run.expected == run.played == 20


def test_100_4_the_plan_is_followed_from_the_second_game_on() -> None:
    pytest.importorskip("polars", reason="the extra sim is not installed")
    run = matches(12)
    rows = run.frame("cards").to_dicts()
    drawn = {
        (row["game"] > 1, row["card"]): 0 for row in rows if row["card"] in ("Gray Ogre", "Goblin Piker", "Mountain")
    }
    for row in rows:
        if (row["game"] > 1, row["card"]) in drawn:
            drawn[row["game"] > 1, row["card"]] += row["opening"] + row["drawn"]
    assert drawn[False, "Gray Ogre"] == 0
    assert drawn[True, "Gray Ogre"] > 0
    assert set(Counter((row["match"], row["game"]) for row in rows).values()) == {5}


def test_the_report_tells_matches_before_games() -> None:
    run = matches()
    tables = report.tables(run.plan, run.tallies)
    assert [table.title for table in tables][:2] == ["Matches, best of 3", "Win rates"]
    assert "had 2" in tables[0].note
    told = markdown(run.plan, run.tallies)
    assert "6 matches, best of 3, of" in told
    assert "exchanged from match to match" in told


@pytest.mark.parametrize("best_of", [1, 5])
def test_a_run_of_matches_does_not_depend_on_who_plays_it(best_of: int) -> None:
    plain = list(random_run([RED, GREEN], 6, best_of=best_of, batch=1))
    other = list(random_run([RED, GREEN], 6, best_of=best_of, batch=1, runner=Disorderly()))
    assert plain == other


def test_a_folder_of_matches_goes_on_where_it_was(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="the extra sim is not installed")
    matches(4, out=tmp_path, batch=2).finish()
    run = matches(7, out=tmp_path, batch=2).finish()
    fresh = matches(7, batch=2).finish()
    assert (run.found, list(run), run.tallies) == (4, list(fresh), fresh.tallies)
    fewer = matches(3, out=tmp_path, batch=2).finish()
    assert list(fewer) == [game for game in fresh if game.match < 3]
    assert fewer.tallies == matches(3, batch=2).tallies
    assert [path.name for path in fewer.write_csv()] == ["games.csv", "cards.csv"]
    head = (tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()[0].replace('"', "").split(",")
    assert (head[:3], [name for name in head if name.startswith("score")]) == (
        ["series", "match", "game"],
        ["score_1", "score_2"],
    )
    with pytest.raises(OptionError, match="holds another simulation: its best of is 3, not 1"):
        random_run([RED, GREEN], 4, out=tmp_path, batch=2, max_turns=60).finish()


def test_the_counts_of_the_rows_are_those_of_the_run() -> None:
    run = matches(4, batch=4)
    (tally,) = run.tallies
    games, cards = run.rows(run.plan.batches(4).__next__())
    assert tally_of(games, cards, 2) == tally


class Thinks(RandomBot):
    """Brings in what it has beside, by itself."""

    name = "thinks"

    def exchange(self, deck: Deck, view: View, /) -> Deck:
        ogres = {card: count for count, card in deck.sideboard}.get("Gray Ogre", 0)
        assert view.me.name in ("red", "green")
        return exchanged(deck, {"Goblin Piker": ogres}, {"Gray Ogre": ogres}) if ogres else deck


class Cheats(RandomBot):
    """Plays more than it has."""

    name = "cheats"

    def exchange(self, deck: Deck, view: View, /) -> Deck:
        return Deck(deck.name, (*deck.main, (4, "Shivan Dragon")), deck.sideboard)


def test_a_bot_exchanges_what_it_wants() -> None:
    match = Match({"red": RED, "green": GREEN}, automation=AUTOMATIC, small_decks=True, seed=1)
    list(play_match(match, {"red": Thinks(1), "green": RandomBot(2)}))
    assert (4, "Gray Ogre") in match.games[1].decks["red"].main
    assert match.games[1].decks["green"].main == GREEN.main


def test_a_bot_that_exchanges_what_it_may_not_loses_the_next_game() -> None:
    match = Match({"red": RED, "green": GREEN}, automation=AUTOMATIC, small_decks=True, seed=1)
    ended = list(play_match(match, {"red": Cheats(1), "green": RandomBot(2)}))
    assert [outcome.winners for outcome in ended[1:]] == [("green",)] * (len(ended) - 1)
    assert "asked for an exchange after game 1" in ended[1].faults[0]
    assert "answered a deck that is not allowed: red must play the same cards as before" in ended[1].faults[0]
    (tally,) = random_run([RED, GREEN], 2, best_of=3, bots=[Cheats, "random"]).tallies
    assert sum(tally.faults.values()) >= 2


class Leaves(RandomBot):
    """Goes home after the first game."""

    name = "leaves"

    def exchange(self, deck: Deck, view: View, /) -> Deck:
        raise SystemExit


def test_a_bot_that_leaves_between_games_is_told_as_that() -> None:
    match = Match({"red": RED, "green": GREEN}, automation=AUTOMATIC, small_decks=True, seed=1)
    ended = list(play_match(match, {"red": Leaves(1), "green": RandomBot(2)}))
    assert "asked for an exchange after game 1 (seed 1), tried to leave the program" in ended[1].faults[0]


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"best_of": 2}, "a match is the best of an odd number of games"),
        (
            {"sideboard": PLAN},
            "cards are exchanged with a sideboard between the games of a match: say best of how many",
        ),
        ({"best_of": 3, "variant": "free-for-all"}, r"for two players only \(100.6a\), not in free-for-all"),
        ({"best_of": 3, "sideboard": 7}, "a plan of exchanges is a SideboardPlan, or the path of a file; found 7"),
    ],
)
def test_matches_that_cannot_be_are_refused(given: dict[str, object], wrong: str) -> None:
    with pytest.raises(OptionError, match=wrong):
        random_run([RED, GREEN, GREEN][: 3 if "variant" in given else 2], 2, **given)


def test_a_plan_that_is_not_allowed_is_refused_of_a_deck_that_meets_itself() -> None:
    deck = read_deck("60 Forest\n\nSideboard\n15 Mountain")
    with pytest.raises(DeckError, match="plan:1: the deck of deck has 59 cards, where at least 60 are needed"):
        make_plan([deck, deck], bots="random", best_of=3, sideboard=parse_plan("deck\n-1 Forest"))


def test_a_plan_that_is_not_allowed_is_refused_before_the_first_game(tmp_path: Path) -> None:
    file = tmp_path / "plan.txt"
    file.write_text("red\n-4 Gray Ogre\n", encoding="utf-8")
    with pytest.raises(DeckError, match=r"plan.txt:1: 4 Gray Ogre can't be taken from the deck of red, which has 0"):
        random_run([RED, GREEN], 2, best_of=3, sideboard=file)
    with pytest.raises(DeckError, match="there is no such file"):
        random_run([RED, GREEN], 2, best_of=3, sideboard=tmp_path / "none.txt")
