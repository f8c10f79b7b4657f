"""Random games over random card mixes: none stuck, none crashing, and what must be true is true at every look."""

from __future__ import annotations

import pytest
from tests.property.invariants import check_derived, check_state, option_key
from tests.property.playing import Dice, Player, TroubledGame, Watcher, cards_of, deal, hash_of, play, random_game

from mainphase.kernel import machine
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.reading.restoring import restore_state
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Automation

pytestmark = pytest.mark.fuzz

CHUNKS = 8  # so that several workers share the games
EVERY = 211  # decisions between two looks; a prime, so that looks fall on every kind of decision


def seeds(chunk: int, games: int) -> range:
    return range(chunk + 1, games + 1, CHUNKS)


def restored(g: State) -> State:
    r = restore_state(flat.store_state(g), g.rules, g.book, g.timing)
    r.automation = g.automation
    return r


def check_copies(g: State, index: int) -> None:
    """A clone and a restored copy are the same game: equal in hash and derived data, now and after the same answer."""
    here = hash_of(g)
    twin = flat.clone_state(g)
    assert hash_of(twin) == here, "a clone has another hash"
    back = restored(g)
    assert hash_of(back) == here, "a restored state has another hash"
    if twin.stale:
        refresh(twin)
    check_derived(twin, back)
    twin = flat.clone_state(g)
    assert g.pending is not None
    assert twin.pending is not None
    assert option_key(twin.pending.option(index)) == option_key(g.pending.option(index))
    machine.apply(twin, index)
    machine.apply(back, index)
    assert hash_of(g) == here, "playing on in a clone changed the original"
    assert hash_of(back) == hash_of(twin), "a clone and a restored state differ after the same answer"


def watcher(g: State, every: int) -> Watcher:
    """Looks at every so manieth decision, and plays one of its options, drawn by dice of its own, in copies."""
    brought = cards_of(g)
    dice = Dice(g.rng)

    def watch(state: State, n: int) -> None:
        if n % every == 0:
            check_state(state, brought)
            assert state.pending is not None
            check_copies(state, dice.below(state.pending.count()))

    return watch


def check_end(g: State) -> None:
    """It ended as games end (CR 104.2, 104.4): one side left, or nobody, or a draw."""
    assert g.over
    assert g.pending is None
    assert [p.id for p in g.players if p.won] == g.winners
    if g.winners:
        assert all(p.lost or p.id in g.winners for p in g.players if p.left)
    check = [p for p in g.players if not p.left]
    assert len(check) <= 1 or not g.winners


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_end_and_keep_their_cards(chunk: int, random_games: int) -> None:
    for seed in seeds(chunk, random_games):
        check_end(random_game(seed, lambda state: watcher(state, EVERY)))


@pytest.mark.deep
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_decision_of_random_games_copies_exactly(chunk: int, random_games: int) -> None:
    for seed in seeds(chunk, max(CHUNKS, random_games // 20)):
        check_end(random_game(1_000_000 + seed, lambda state: watcher(state, 1)))


# --- Automation answers, and changes nothing


class Recorder(Player):
    """Draws an answer only where there is a choice, so that two ways of offering draw the same."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.concedes = False


def played(seed: int, automation: Automation) -> tuple[State, list[str]]:
    """Game number `seed` under some automation: its end, and the hashes at the decisions that were choices."""
    dice = Dice(seed)
    g = deal(dice, automation)
    hashes: list[str] = []
    choices = 0

    def watch(state: State, n: int) -> None:
        nonlocal choices
        assert state.pending is not None
        if state.pending.count() > 1:
            choices += 1
            if choices % EVERY == 0:
                hashes.append(hash_of(state))

    play(g, Recorder(dice), watch)
    hashes.append(hash_of(g))
    return g, hashes


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_passing_automatically_equals_passing(chunk: int, random_games: int) -> None:
    """A window whose only option is to pass is passed by automation or by hand: the same game, to the hash."""
    for seed in seeds(chunk, random_games // 8):
        settings = Dice(seed + 7)
        pay, triggers = not settings.one_in(3), settings.one_in(2)
        g, one = played(seed, Automation(True, pay, False, triggers, False))
        _, two = played(seed, Automation(True, pay, True, triggers, False))
        _, three = played(seed, Automation(True, pay, True, triggers, True))
        assert one == two, f"game {seed} of {g.turn_number} turns differs where passes are automatic"
        assert one == three, f"game {seed} of {g.turn_number} turns differs where forced answers are automatic"


def test_a_troubled_game_says_which_it_is() -> None:
    def watching(state: State) -> Watcher:
        def watch(state: State, n: int) -> None:
            assert n < 5, "the fifth decision is no good"

        return watch

    said = r"random_game\(3, rules of [-\d]+\): decision 5, turn \d+, .*the fifth decision is no good"
    with pytest.raises(TroubledGame, match=said):
        random_game(3, watching)
