"""How the cost of a decision grows: with permanents, with the stack, with triggers that wait, with players, in combat.

`python bench/growth.py`, with whatever build of mainphase this python has; `--json FILE` keeps the figures. Each
curve has a size and a time: microseconds for one decision (or look, or copy), of the fastest of several runs, in
processor time. Making the position is never included.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from lanes import DECKS
from measuring import machine

from mainphase.cards import nodes as n
from mainphase.cards.decks import read_deck
from mainphase.cards.names import find_card
from mainphase.cards.nodes import CardDef, CardType, Zone
from mainphase.kernel import machine as kernel
from mainphase.kernel.events.state_based import StateBased
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card
from mainphase.kernel.setup import add_player, place_object, start_at
from mainphase.kernel.state import flat
from mainphase.kernel.state.objects import ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.stack_timing import StackTiming
from mainphase.kernel.values import Automation, DecisionKind, OptionKind
from mainphase.new_game.starting import GameSettings, new_state
from mainphase.rules.timeline import rules_on

ALWAYS = n.Fixed(1)
BEAR = CardDef("Bear", None, CardType.CREATURE, power=2, toughness=2)
FILLER = CardDef("Filler", n.ManaCost(9), CardType.ARTIFACT)
SPARK = CardDef("Spark", n.ManaCost(0), CardType.INSTANT, abilities=(n.SpellAbility((n.Mode(n.GainLife(ALWAYS)),)),))
LAND, BOLT = find_card("Mountain"), find_card("Lightning Bolt")
FOUNTAIN = CardDef(
    "Fountain",
    None,
    CardType.ARTIFACT,
    abilities=(n.Activated((n.PayMana(n.ManaCost(0)),), (n.Mode(n.GainLife(ALWAYS)),)),),
)
BELL = CardDef(
    "Bell",
    None,
    CardType.ENCHANTMENT,
    abilities=(n.Triggered(n.BeginningOf("upkeep", n.You()), (n.Mode(n.GainLife(ALWAYS)),)),),
)
LIBRARY: Final = 40
PASSING: Final = (OptionKind.PASS, OptionKind.DONE, OptionKind.STAY)


@dataclass(frozen=True)
class Point:
    """A size, and how long one takes there."""

    size: int
    microseconds: float


@dataclass(frozen=True)
class Curve:
    """How one thing grows. `exponent`: by which power of the size, between the last two points."""

    name: str
    what: str
    points: list[Point]
    exponent: float


def table(*, step: str = "precombat main", **things: tuple[CardDef, int]) -> State:
    """A position of two players with so many of each of these, half of the tokens with each; every window is asked."""
    g = State(rules_on(), Book(), StackTiming())
    for name in ("Alice", "Bob"):
        player = add_player(g, name)
        for _ in range(LIBRARY):
            place_object(g, add_card(g.book, FILLER), player, Zone.LIBRARY)
    g.automation = Automation(mana_auto=True, pay=True, triggers=True)
    for where, (card, count) in things.items():
        owner, _, zone = where.partition("_")
        for k in range(count):
            seat = 0 if owner == "alice" else 1 if owner == "bob" else k % 2
            if zone == "hand":
                place_object(g, add_card(g.book, card), seat, Zone.HAND)
            else:
                place_object(g, add_card(g.book, card), seat, Zone.BATTLEFIELD, ObjectKind.TOKEN)
    start_at(g, 3, 0, step)
    if step == "precombat main":
        kernel.advance(g)
    return g


def choice(g: State, kinds: tuple[int, ...]) -> int:
    """The first option of one of these kinds; the first of all if there is none."""
    pending = g.pending
    assert pending is not None
    for wanted in kinds:
        for index in range(pending.count()):
            if pending.option(index).kind == wanted:
                return index
    return 0


def play(g: State, kinds: tuple[int, ...], most: int) -> tuple[float, int, float]:
    """Answers up to so many decisions: seconds in the kernel, decisions, the longest of them."""
    total = longest = 0.0
    for count in range(most):
        if g.pending is None:
            return total, count, longest
        index = choice(g, kinds)
        began = time.process_time()
        kernel.apply_option(g, index)
        took = time.process_time() - began
        total += took
        longest = max(longest, took)
    return total, most, longest


def at_random(g: State, turns: int) -> tuple[float, int]:
    """Plays to the end or to that turn: seconds in the kernel, decisions."""
    chance, count, total = 12345, 0, 0.0
    while g.pending is not None and g.turn_number < turns and count < 3000:
        chance = (chance * 1664525 + 1013904223) & 0xFFFFFFFF
        index = (chance * g.pending.count()) >> 32
        began = time.process_time()
        kernel.apply_option(g, index)
        total += time.process_time() - began
        count += 1
    return total, count


def fastest(runs: int, once: Callable[[], float]) -> float:
    """Microseconds, of the fastest run."""
    return min(once() for _ in range(runs)) * 1e6


def repeated(what: Callable[[], object], times: int) -> float:
    """Seconds for one."""
    began = time.process_time()
    for _ in range(times):
        what()
    return (time.process_time() - began) / times


# --- The curves


def passing(tokens: int) -> float:
    """Turns go by with tokens in play that do not attack; every window is asked."""
    seconds, count, _ = play(table(both=(BEAR, tokens)), PASSING, 60)
    return seconds / count


def random_choices(tokens: int) -> float:
    """The same with decisions made at random."""
    seconds, count = at_random(table(both=(BEAR, tokens)), 8)
    return seconds / count


def state_based(tokens: int) -> float:
    g = table(both=(BEAR, tokens))

    def look() -> None:
        g.check_state = True
        frame = StateBased()
        g.push(frame)
        while g.agenda and g.agenda[-1] is frame:
            frame.run(g)

    return repeated(look, 20)


def cloning(tokens: int) -> float:
    g = table(both=(BEAR, tokens))
    return repeated(lambda: flat.clone_state(g), 20)


def hashing(tokens: int) -> float:
    g = table(both=(BEAR, tokens))
    return repeated(lambda: flat.hash_state(g), 10)


def activating(depth: int) -> float:
    """With so many abilities on the stack: one more is put there."""
    g = table(alice=(FOUNTAIN, 1))
    play(g, (OptionKind.ACTIVATE,), depth)
    seconds, count, _ = play(g, (OptionKind.ACTIVATE,), 10)
    assert len(g.stack) == depth + 10
    return seconds / count


def casting(depth: int) -> float:
    """With so many spells on the stack and ten in hand: one more is cast."""
    g = table(alice_hand=(SPARK, depth + 10))
    while len(g.stack) < depth:
        kernel.apply_option(g, choice(g, (OptionKind.CAST,)))
    seconds, count, _ = play(g, (OptionKind.CAST,), 5)
    return seconds / count


def casting_for_mana(depth: int) -> float:
    """The same with a target, for a mana of as many lands: for one spell, three decisions."""
    g = table(alice=(LAND, depth + 10), alice_hand=(BOLT, depth + 10))
    seconds = 0.0
    for depth_now in range(depth + 5):
        while len(g.stack) <= depth_now or (g.pending is not None and g.pending.kind != DecisionKind.PRIORITY):
            took, _, _ = play(g, (OptionKind.CAST, OptionKind.TARGET), 1)
            seconds += took if depth_now >= depth else 0.0
    return seconds / 5


def resolving(depth: int) -> float:
    """So many abilities resolve, one after the other."""
    g = table(alice=(FOUNTAIN, 1))
    play(g, (OptionKind.ACTIVATE,), depth)
    assert len(g.stack) == depth
    total, count = 0.0, 0
    while g.stack:
        seconds, more, _ = play(g, (OptionKind.PASS,), 1)
        total += seconds
        count += more
    assert g.players[0].life == 20 + depth
    return total / count


def triggers(waiting: int) -> float:
    """So many abilities trigger at once, are put onto the stack and resolve: for each of them."""
    g = table(step="upkeep", alice=(BELL, waiting))
    began = time.process_time()
    kernel.advance(g)
    while g.stack:
        kernel.apply_option(g, choice(g, (OptionKind.PASS,)))
    took = time.process_time() - began
    assert g.players[0].life == 20 + waiting
    return took / waiting


def several_players(players: int) -> float:
    """Everybody for themselves, vanilla decks, decisions made at random; every window is asked."""
    deck = read_deck(DECKS / "vanilla.txt")
    everyone = {f"Player {seat}": deck for seat in range(players)}
    automation = Automation(mana_auto=True, pay=True, triggers=True, forced=True)
    total, decisions = 0.0, 0
    for seed in range(3):
        g = new_state(GameSettings(everyone, "", None, seed, None, None, automation, True))
        kernel.advance(g)
        seconds, count = at_random(g, 24)
        total += seconds
        decisions += count
    return total / decisions


def combat(creatures: int) -> tuple[float, float]:
    """All attack and all block: the whole declaration, and its longest decision."""
    g = table(both=(BEAR, 2 * creatures))
    while g.pending is not None and g.pending.kind != DecisionKind.ATTACK:
        kernel.apply_option(g, choice(g, PASSING))
    total = longest = 0.0
    for asked, chosen in ((DecisionKind.ATTACK, OptionKind.ATTACK), (DecisionKind.BLOCK, OptionKind.BLOCK)):
        while g.pending is not None and g.pending.kind != asked:
            kernel.apply_option(g, choice(g, PASSING))
        while g.pending is not None and g.pending.kind == asked:
            seconds, _, most = play(g, (chosen,), 1)
            total += seconds
            longest = max(longest, most)
    combat = g.combat
    assert combat is not None
    assert len(combat.attackers) == creatures
    assert sum(len(combat.blockers[a]) for a in combat.blockers) == creatures
    return total, longest


TOKENS: Final = (10, 30, 100, 300, 1000)
DEPTHS: Final = (10, 30, 100, 300, 1000)
SEATS: Final = (2, 3, 4, 6, 8)
FIGHTERS: Final = (10, 30, 100)

CURVES: Final[tuple[tuple[str, str, tuple[int, ...], Callable[[int], float]], ...]] = (
    ("permanents, passing", "a decision", TOKENS, passing),
    ("permanents, at random", "a decision", TOKENS, random_choices),
    ("permanents, state-based actions", "a look", TOKENS, state_based),
    ("permanents, clone", "a copy", TOKENS, cloning),
    ("permanents, hash", "a hash", TOKENS, hashing),
    ("stack, activating", "a decision", DEPTHS, activating),
    ("stack, casting", "a decision", DEPTHS[:-1], casting),
    ("stack, casting for mana", "a spell", DEPTHS[:-1], casting_for_mana),
    ("stack, resolving", "a decision", DEPTHS, resolving),
    ("triggers at once", "a trigger", DEPTHS, triggers),
    ("players", "a decision", SEATS, several_players),
    ("attackers and blockers", "the declarations", FIGHTERS, lambda size: combat(size)[0]),
    ("attackers and blockers, longest", "a decision", FIGHTERS, lambda size: combat(size)[1]),
)


def exponent(points: list[Point]) -> float:
    one, other = points[-2:]
    return math.log(other.microseconds / one.microseconds) / math.log(other.size / one.size)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3, help="the fastest of so many counts")
    parser.add_argument("--most", type=int, default=1000, help="no size above this")
    parser.add_argument("--json", metavar="FILE", help="the figures as data")
    parser.add_argument("only", nargs="*", help="only curves whose names begin with one of these")
    options = parser.parse_args()
    curves: list[Curve] = []
    about = machine()
    print(f"{about['build']} build, {about['python']}, {about['processor']}; fastest of {options.runs} runs, in µs")
    for name, what, sizes, measure in CURVES:
        if options.only and not any(name.startswith(wanted) for wanted in options.only):
            continue
        taken = [size for size in sizes if size <= options.most]
        points = [Point(size, fastest(options.runs, lambda: measure(size))) for size in taken]  # noqa: B023
        curves.append(Curve(name, what, points, exponent(points) if len(points) > 1 else 0.0))
        said = "  ".join(f"{p.size}: {p.microseconds:,.1f}" for p in points)
        print(f"{name + ', ' + what:52} {said}   (power {curves[-1].exponent:.2f})", flush=True)
    if options.json:
        data = {"machine": about, "runs": options.runs, "curves": [asdict(curve) for curve in curves]}
        Path(options.json).write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
