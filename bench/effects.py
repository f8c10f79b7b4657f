"""What continuous effects cost: the same games with thirty of them in play and with none.

The effects change nothing that a player or the rules would act on: +0/+0, also by a number counted, green creatures
become green, creatures on the battlefield have flash. So the games are the same, decision for decision, and only the
layers' work differs. Run it with the python of a compiled build:
`$(python tools/build_compiled.py --for bench) bench/effects.py`.
"""

from __future__ import annotations

import argparse
import statistics
import time

from mainphase.cards import nodes as n
from mainphase.cards.names import find_card
from mainphase.cards.nodes import CardDef, CardType, Color, Keyword, Zone
from mainphase.kernel import machine
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card
from mainphase.kernel.setup import add_player, fill_library, place_object
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.stack_timing import StackTiming
from mainphase.kernel.turn.start import StartGame
from mainphase.kernel.values import Automation
from mainphase.rules.timeline import rules_on

CREATURES = n.OfType(CardType.CREATURE)
YOURS = n.All((CREATURES, n.ControlledBy(n.You())))
SAID: tuple[tuple[n.Filter, n.Modification], ...] = (
    (YOURS, n.AddPT(n.Times(0, n.CountOf(YOURS)), n.Fixed(0))),
    (YOURS, n.AddPT(n.Fixed(0), n.Fixed(0))),
    (CREATURES, n.SetColors(Color.GREEN)),
    (CREATURES, n.AddTypes(0, ("Ally",))),
    (CREATURES, n.GainKeywords(Keyword.FLASH)),
)
EFFECTS = 30
DECK = ((24, "Forest"), (12, "Grizzly Bears"), (12, "Centaur Courser"), (12, "Craw Wurm"))


def permanents(working: bool) -> list[CardDef]:
    """Thirty enchantments, each with one continuous effect, or with none."""
    out: list[CardDef] = []
    for i in range(EFFECTS):
        which, mod = SAID[i % len(SAID)]
        abilities: tuple[n.Ability, ...] = (n.Static(n.Modify(which, (mod,))),) if working else ()
        out.append(CardDef(f"Effect {i}", None, CardType.ENCHANTMENT, abilities=abilities))
    return out


class Loop:
    """Plays the same games again and again with these permanents in play from the start."""

    def __init__(self, there: list[CardDef]) -> None:
        self.book = Book()
        self.there = [add_card(self.book, made) for made in there]
        self.library = [(count, add_card(self.book, find_card(name))) for count, name in DECK]
        self.rules = rules_on()
        self.timing = StackTiming()

    def play(self, seed: int) -> int:
        """One game; how many decisions it had."""
        g = State(self.rules, self.book, self.timing)
        g.rng = seed * 7919 + 1
        for name in ("Alice", "Bob"):
            fill_library(g, add_player(g, name), self.library)
        for i, card in enumerate(self.there):
            place_object(g, card, i % 2, Zone.BATTLEFIELD)
        g.automation = Automation(mana_auto=True, pay=True, passes=True, triggers=True, forced=True)
        g.push(StartGame(-1, True))
        machine.advance(g)
        chance = seed
        count = 0
        while g.pending is not None and g.turn_number <= 60:
            chance = (chance * 1664525 + 1013904223) & 0xFFFFFFFF
            machine.apply_option(g, (chance * g.pending.count()) >> 32)
            count += 1
        return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=7)
    args = parser.parse_args()
    without, having = Loop(permanents(False)), Loop(permanents(True))
    times: tuple[list[float], list[float]] = ([], [])
    counts = [0, 0]
    for _ in range(args.rounds):  # taken in turns, so that both meet the same machine
        for k, loop in enumerate((without, having)):
            began = time.perf_counter()
            counts[k] = sum(loop.play(seed) for seed in range(args.games))
            times[k].append(time.perf_counter() - began)
    none, thirty = (statistics.median(t) for t in times)
    print(f"python {'compiled' if not machine.__file__.endswith('.py') else 'interpreted'}, {args.games} games")
    print(f"no effects:     {args.games / none:8.1f} games/s, {counts[0]} decisions")
    print(f"{EFFECTS} effects:     {args.games / thirty:8.1f} games/s, {counts[1]} decisions")
    print(f"ratio:          {thirty / none:8.2f}")


if __name__ == "__main__":
    main()
