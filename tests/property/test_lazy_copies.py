"""Copies that have cards in common with their original (`flat.clone_lazily`) go on as whole copies do, whatever becomes
of either; and what they have in common is never changed.
"""

from __future__ import annotations

import copy
import json
import pickle
import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import pytest
from tests.property.playing import Watcher, random_game
from tests.support.deck_cards import DECK_CARDS
from tests.support.encoded import encoded

from mainphase.cards.codec import encode
from mainphase.cards.nodes import Zone
from mainphase.game import Automation, Game
from mainphase.kernel import machine
from mainphase.kernel.state import flat
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State
from mainphase.presentation.view import view_of
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.invariants import check_derived, option_key

pytestmark = pytest.mark.fuzz

GAMES: Final = 6
LOOKED_AT: Final = 300  # decisions of each; they are played to their ends
MOST: Final = 4  # copies that are followed at once
ABOUT_CARDS: Final = re.compile(rf'"zone": {Zone.GRAVEYARD}\b|"node": "(Mill|Scry|Search\w*|Shuffle\w*|Surveil)"')


@cache
def cards_that_stir() -> tuple[str, ...]:
    """Cards whose text is about libraries or graveyards."""
    return tuple([name for name, card in DECK_CARDS.items() if ABOUT_CARDS.search(json.dumps(encode(card)))])


def whole_copy(g: State) -> State:
    """A copy that has nothing in common with the original."""
    own = flat.clone_state(g)
    own.objects.bring_all()
    return own


class Common:
    """What lay behind tables, and what it was like as it was put there."""

    def __init__(self) -> None:
        self.kept: dict[int, tuple[Obj, object, object]] = {}

    def look(self, g: State) -> int:
        """Remembers what is behind now; returns how much there is."""
        there = [o for o in g.objects.behind if o is not None]
        for o in there:
            self.kept.setdefault(id(o), (o, flat.flatten(o), o.ch))
        return len(there)

    def check(self) -> None:
        for o, was, ch in self.kept.values():
            assert flat.flatten(o) == was, f"what copies have in common was changed: {was}"
            assert o.ch is ch


class Followed:
    """A lazy copy and a whole one, which get the same answers; or neither does, and the lazy one stays as it is."""

    def __init__(self, lazy: State, whole: State, plays: bool) -> None:
        self.lazy, self.whole, self.plays = lazy, whole, plays
        self.hash = flat.hash_state(whole)

    def step(self, dice: Dice) -> bool:
        """Whether it goes on."""
        if not self.plays:
            assert flat.hash_state(self.lazy) == self.hash, "a copy changed by itself"
            return not dice.one_in(20)
        lazy, whole = self.lazy.pending, self.whole.pending
        assert (lazy is None) == (whole is None)
        if lazy is None or whole is None or dice.one_in(60):
            check_derived(self.lazy, self.whole)
            return False
        assert lazy.count() == whole.count()
        index = dice.below(lazy.count())
        assert option_key(lazy.option(index)) == option_key(whole.option(index))
        for g in (self.lazy, self.whole):
            machine.apply_option(g, index)
        assert flat.hash_state(self.lazy) == flat.hash_state(self.whole), "a lazy copy goes on otherwise"
        return True


class Following:
    """Makes copies of a game now and then, copies of those, and lets them play."""

    def __init__(self, course: dict[int, str], seed: int) -> None:
        self.course = course
        self.dice = Dice(seed)
        self.followed: list[Followed] = []
        self.common = Common()
        self.most_common = 0

    def watch(self, g: State, n: int) -> None:
        if n > LOOKED_AT:
            return
        if n in self.course:
            assert flat.hash_state(g) == self.course[n], "the original goes on otherwise"
        if len(self.followed) < MOST and self.dice.one_in(12):
            self.begin(g)
        self.followed = [each for each in self.followed if each.step(self.dice)]

    def begin(self, g: State) -> None:
        """Follows a copy of the game, or one of a copy that is followed already; that may be dropped then."""
        of, first = g, None
        if self.followed and self.dice.one_in(2):
            first = self.followed[self.dice.below(len(self.followed))]
            of = first.lazy
        whole = whole_copy(of)
        lazy = flat.clone_lazily(of)
        self.most_common = max(self.most_common, self.common.look(lazy))
        if self.dice.one_in(2):
            assert flat.hash_state(lazy) == flat.hash_state(of) == flat.hash_state(whole)
        if first is not None and self.dice.one_in(2):
            self.followed.remove(first)
        self.followed.append(Followed(lazy, whole, not self.dice.one_in(4)))


@pytest.mark.parametrize("seed", range(1, GAMES + 1))
def test_a_lazy_copy_goes_on_as_a_whole_one_and_so_does_its_original(seed: int) -> None:
    among = cards_that_stir() if seed % 2 else ()
    course: dict[int, str] = {}

    def note(g: State, n: int) -> None:
        if n <= LOOKED_AT and n % 9 == 0:
            course[n] = flat.hash_state(g)

    random_game(seed, lambda g: note, among=among)
    following = Following(course, seed)
    watch: Callable[[State], Watcher] = lambda g: following.watch  # noqa: E731
    end = random_game(seed, watch, among=among)
    following.common.look(end)
    following.common.check()
    assert following.most_common > 20


# --- As users copy games

COPIED: Final[list[Callable[[Game], Game]]] = [
    Game.clone,
    lambda game: game.clone().clone(),
    lambda game: pickle.loads(pickle.dumps(game.clone())),
    lambda game: copy.deepcopy(game.clone()),
]


def new_game(seed: int) -> Game:
    names, dice = cards_that_stir(), Dice(seed)
    basics = "\n".join(f"5 {basic}" for basic in ("Plains", "Island", "Swamp", "Mountain", "Forest"))
    decks = {
        player: basics + "".join(f"\n3 {names[dice.below(len(names))]}" for _ in range(12)) for player in ("Ann", "Bob")
    }
    auto = Automation(*[dice.one_in(2) for _ in range(5)])
    return Game.new(decks, seed=seed, automation=auto, listen=dice.one_in(2))


def shown(game: Game) -> list[Any]:
    """All that is told of a game: its hash, and what each seat sees."""
    observed = [encoded(game.state, seat) for seat in range(2)]
    return [game.hash(), [view_of(game.state, seat) for seat in range(2)], observed]


@pytest.mark.parametrize("seed", range(2))
def test_copies_of_games_have_a_future_a_past_and_worlds_of_their_own(seed: int) -> None:
    dice = Dice(seed + 100)
    game = new_game(seed)
    tried = 0
    while game.decision is not None and game.moves < 220:
        if game.moves % 50 == 49:
            whole = pickle.loads(pickle.dumps(game))
            twin = COPIED[(tried + 2 * seed) % len(COPIED)](game)
            here = shown(game)
            assert shown(twin) == here
            for player in ("Ann", "Bob"):
                world = game.resample(player, tried)
                assert world.hash() == whole.resample(player, tried).hash()
                assert twin.resample(player, tried).hash() == world.hash()
                go_on(world, dice)
            if dice.one_in(2):  # the original is thrown away, and the copy is the game from now on
                game, twin = twin, game
                if dice.one_in(2):
                    twin = game.clone()
            for one in (twin, whole):
                go_on(one, Dice(tried))
            assert shown(twin) == shown(whole)
            back = 1 + dice.below(whole.moves)
            for one in (twin, whole):
                one.undo(back)
            assert shown(twin) == shown(whole)
            assert shown(game) == here
            tried += 1
        go_on(game, dice, 1)
    assert tried > 1


def go_on(game: Game, dice: Dice, most: int = 25) -> None:
    for _ in range(most):
        if game.state.pending is None:
            return
        game.play(dice.below(game.state.pending.count()))
