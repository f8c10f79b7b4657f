"""At sampled decisions of random games of two to four players: undo, clone, pickle and replay are exact."""

import pickle
import random

import pytest
from tests.support.deck_cards import DECK_CARDS

from mainphase.game import Automation, Game
from mainphase.game.replaying import replay
from mainphase.rules.timeline import edition_names

BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def random_deck(chance: random.Random) -> str:
    names = [name for name in DECK_CARDS if name not in BASICS]
    return "\n".join([f"5 {b}" for b in BASICS] + [f"3 {c}" for c in chance.sample(names, 14)])


def random_automation(chance: random.Random) -> Automation:
    return Automation(*[chance.random() < 0.5 for _ in range(5)])


def play(seed: int, every: float, limit: int = 350) -> None:
    """One random game; at a share of its decisions everything is tried."""
    chance = random.Random(seed)
    players = ("Alice", "Bob", "Carol", "Dave")[: chance.choice((2, 2, 3, 4))]
    game = Game.new(
        {p: random_deck(chance) for p in players}, seed=seed, automation=random_automation(chance), listen=seed % 2 == 0
    )
    hashes = [game.hash()]  # after so many moves
    while game.decision is not None and game.moves < limit:
        if chance.random() < every:
            check(game, hashes, chance)
        if chance.random() < 0.01:
            game.automation = random_automation(chance)
        game.apply(chance.randrange(len(game.decision.options)))
        hashes.append(game.hash())
        if chance.random() < 0.001:
            game.concede(chance.choice([p.name for p in game.state.players if not p.left])) if not game.over else None
            if game.moves == len(hashes):
                hashes.append(game.hash())
    text = game.record()
    again = replay(text)
    assert again.hash() == game.hash()
    assert again.record() == text
    game.undo(game.moves)
    assert game.hash() == hashes[0]


def check(game: Game, hashes: list[str], chance: random.Random) -> None:
    assert game.decision is not None
    here = game.hash()
    answer = chance.randrange(len(game.decision.options))
    automation = game.automation
    # Undo restores the very hash, and the same answer leads to the same place.
    game.apply(answer)
    there = game.hash()
    game.undo()
    assert game.hash() == here
    # A clone has the same future and its own past.
    twin = game.clone()
    assert twin.hash() == here
    twin.apply(answer)
    assert twin.hash() == there
    assert game.hash() == here
    back = min(chance.randrange(1, 30), game.moves)
    if back:
        twin = game.clone()
        twin.undo(back)
        assert twin.hash() == hashes[game.moves - back]
        assert game.hash() == here
    # A pickle is the game.
    kept = pickle.loads(pickle.dumps(game))
    assert kept.hash() == here
    kept.automation = automation
    kept.apply(answer)
    assert kept.hash() == there
    kept.undo(1 + back)
    assert kept.hash() == hashes[game.moves - back]


@pytest.mark.parametrize("rules", edition_names())
def test_a_pickled_game_has_the_same_book(rules: str) -> None:
    """What the rules of a date add to a book has the same numbers in both: a position refers to abilities by number."""
    game = Game.new({"Alice": "60 Forest", "Bob": "60 Grizzly Bears"}, rules=rules)
    one, two = game.state.book, pickle.loads(pickle.dumps(game)).state.book
    assert [card.node for card in two.cards.printed] == [card.node for card in one.cards.printed]
    assert [ability.node for ability in two.abilities.printed] == [ability.node for ability in one.abilities.printed]
    assert two.nodes.printed == one.nodes.printed


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(8))
def test_undo_clone_pickle_and_replay_are_exact_at_sampled_decisions(seed: int) -> None:
    play(seed, 0.02)


@pytest.mark.deep
@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(8, 32))
def test_undo_clone_pickle_and_replay_are_exact_at_every_decision(seed: int) -> None:
    play(seed, 1.0, 200)
