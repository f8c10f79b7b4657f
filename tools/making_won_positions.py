"""Makes positions with a win this turn, out of games that greedy bots play.

    python tools/making_won_positions.py --count 80 --seed 1 >> bench/won_positions.yaml

A position is taken where a main phase begins, without what the other player has in hand. That player's life is set to
the most at which the active player still provably wins this turn, so that nothing is to spare; whatever the win does
not need is taken away. What a random bot finds more than now and then is left out, and what is much like another.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from mainphase.cards.nodes import CardType
from mainphase.errors import MainphaseError
from mainphase.game import AUTOMATIC, Game
from mainphase.kernel import machine
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind
from mainphase.players.greedy import GreedyBot
from mainphase.players.random_bot import RandomBot
from mainphase.presentation.position_text import left_out, yaml_string
from mainphase.rules.plan import StepKind
from mainphase.rules.timeline import rules_on
from mainphase.scenarios import parse
from mainphase.scenarios.deal import deal_position
from mainphase.scenarios.winning import WINS, Winning, search_for_win
from won_positions import solves

BASICS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
DECKS: Final = (
    "red-burn", "red-green-assault", "white-blue-tempo", "white-black-attrition", "vanilla-green", "m10-red-goblins",
    "tenth-blue-faeries", "m13-green-white-beasts", "eighth-green-elves", "sixth-red-sligh", "fifth-black-red-pacts",
)  # fmt: skip
LOOKED_AT: Final = 600  # positions of a proof: what takes more is left
MOST_CREATURES: Final = 6  # of a side
MOST_LIFE: Final = 30
TRIES: Final = 20  # of a random bot,
BY_CHANCE: Final = 2  # and how many of them may win
ALIKE: Final = 0.6  # the share of cards in common that makes two positions much alike


@dataclass(frozen=True)
class Board:
    """What is in a position, as scenarios write it."""

    hand: tuple[str, ...]
    mine: tuple[str, ...]
    theirs: tuple[str, ...]
    life: int
    turn: int = 9

    def text(self, title: str) -> str:
        """The scenario."""
        hand = f"hand: [{', '.join(counted(self.hand))}], " if self.hand else ""
        theirs = f", battlefield: [{', '.join(counted(self.theirs))}]" if self.theirs else ""
        return (
            f"scenario: {yaml_string(title)}\nplayers:\n"
            f"  Alice: {{{hand}battlefield: [{', '.join(counted(self.mine))}]}}\n"
            f"  Bob: {{life: {self.life}{theirs}}}\n"
            "expect: {can_win: this turn}\n"
        )

    def dealt(self) -> State:
        """The position, before anybody has decided anything. Raises ScenarioError if it is none."""
        g = deal_position(parse(self.text("tried"), "tried"), rules_on("today")).state
        machine.advance(g)
        return g

    def won(self) -> Winning | None:
        """How the active player provably wins this turn; None if that is not proved."""
        g = self.dealt()
        found = search_for_win(g, g.active, LOOKED_AT)
        return found if found.verdict == WINS else None

    @property
    def cards(self) -> frozenset[str]:
        return frozenset([*self.hand, *self.mine, *self.theirs])

    @property
    def title(self) -> str:
        """Named after what it is made of."""
        spells = " and ".join(dict.fromkeys(self.hand)) or "No card in hand"
        there = " and ".join(dict.fromkeys(plain(self.mine))) or "lands"
        return f"{spells}, with {there} against {self.life} life".replace('"', "")


def plain(permanents: tuple[str, ...]) -> list[str]:
    """The names of permanents, without lands."""
    return [name for name in (p.removeprefix("{card: ").partition(",")[0] for p in permanents) if name not in BASICS]


def counted(cards: tuple[str, ...]) -> list[str]:
    """The cards, several of one name as `2 Mountain`."""
    return [f"{cards.count(card)} {card}" if cards.count(card) > 1 else card for card in dict.fromkeys(cards)]


def written(g: State, o: Obj) -> str:
    """A permanent: its name, and whether it is tapped or has just come, if it matters this turn."""
    name = yaml_string(g.book.cards[o.card].node.name)
    notes = ["tapped: true"] if o.tapped else []
    came = o.arrived > g.players[o.controller].turn_began and o.controller == g.active
    if came and characteristics_of(o).types & CardType.CREATURE:
        notes.append("sick: true")
    return f"{{card: {name}, {', '.join(notes)}}}" if notes else name


def board_of(g: State) -> Board | None:
    """What is there where a main phase begins; None if a scenario could not say all that matters."""
    me, foe = g.active, 1 - g.active
    objects = [g.objects[oid] for oid in g.battlefield]
    plain = all(
        o.kind != ObjectKind.TOKEN and not o.attached_to and not any(o.counters.values()) and o.owner == o.controller
        for o in objects
    )
    if not plain or left_out(g):
        return None
    sides = [[o for o in objects if o.controller == seat] for seat in (me, foe)]
    creatures = [[o for o in side if characteristics_of(o).types & CardType.CREATURE] for side in sides]
    if max(len(side) for side in creatures) > MOST_CREATURES:
        return None
    hand = tuple(sorted(yaml_string(g.book.cards[g.objects[oid].card].node.name) for oid in g.players[me].hand))
    mine = tuple(sorted(written(g, o) for o in sides[0]))
    theirs = tuple(sorted(written(g, o) for o in sides[1] if not characteristics_of(o).types & CardType.LAND))
    return Board(hand, mine, theirs, 1)


def at_a_main_phase(g: State) -> bool:
    """True where the active player has priority first in the first main phase."""
    asked = g.pending
    step = g.parts.get(g.step)
    if asked is None or asked.kind != DecisionKind.PRIORITY or asked.player != g.active or g.stack or step is None:
        return False
    return step.kind == StepKind.MAIN and g.combat is None


def boards(dice: random.Random) -> Iterator[Board]:
    """Positions of games, one of each turn."""
    while True:
        decks = dict(zip(("Alice", "Bob"), dice.sample(DECKS, 2), strict=True))
        game = Game.new(decks, seed=dice.randrange(1 << 30), automation=AUTOMATIC, history=False, listen=False)
        g, bots, last = game.state, [GreedyBot(), GreedyBot()], 4
        while g.pending is not None and g.turn_number < 20:
            if g.turn_number > last and at_a_main_phase(g):
                last = g.turn_number
                board = board_of(g)
                if board is not None:
                    yield board
            machine.apply_option(g, bots[g.decider(g.pending.player)].decide(g))


def hardest(board: Board) -> Board | None:
    """With the most life at which it is won; None if it is not won, or would be with any."""
    won, lost = 0, 1
    while lost <= MOST_LIFE and replace(board, life=lost).won():
        won, lost = lost, lost * 2
    while lost - won > 1:
        middle = (won + lost) // 2
        if replace(board, life=middle).won():
            won = middle
        else:
            lost = middle
    return replace(board, life=won) if 0 < won < MOST_LIFE else None


def bared(board: Board) -> Board:
    """Without what the win does not need."""
    for card in board.hand:
        less = replace(board, hand=without(board.hand, card))
        board = less if less.won() else board
    for card in board.mine:
        less = replace(board, mine=without(board.mine, card))
        board = less if less.mine and less.won() else board
    return board


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def is_worth_it(board: Board) -> bool:
    """True if something has to be found besides an attack, and is not found by chance."""
    won = board.won()
    if won is None or not any(f"{deed} " in move for move in won.moves for deed in ("cast", "activate")):
        return False
    g = board.dealt()
    return sum(solves(g, RandomBot(seed)) for seed in range(TRIES)) <= BY_CHANCE


def alike(one: Board, other: Board) -> bool:
    return len(one.cards & other.cards) > ALIKE * len(one.cards | other.cards)


def made(count: int, seed: int) -> Iterator[Board]:
    """So many positions, no two much alike."""
    found: list[Board] = []
    for board in boards(random.Random(seed)):
        if len(found) == count:
            return
        try:
            hard = hardest(board)
            if hard is None or not is_worth_it(hard):
                continue
            hard = bared(hard)
            if any(alike(hard, other) for other in found) or not is_worth_it(hard):
                continue
        except MainphaseError:  # a card that no scenario can put there
            continue
        found.append(hard)
        yield hard


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    titles: dict[str, int] = {}
    for board in made(options.count, options.seed):
        titles[board.title] = titles.get(board.title, 0) + 1
        again = f" ({titles[board.title]})" if titles[board.title] > 1 else ""
        print(f"---\n{board.text(board.title + again)}", end="", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
