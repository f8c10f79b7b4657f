"""Counts of the tree of decisions from fixed positions, as chess engines count moves: any change in what may be chosen
shows. `python -m tests.perft.perft` compares with `counts.tsv`; with `--write` it counts anew and writes the file.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Final

from tests.support.table import Table, opening, position

from mainphase.kernel import machine
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Automation
from mainphase.rules.timeline import edition_names

COUNTS: Final = Path(__file__).with_name("counts.tsv")
SMALL: Final = 500  # leaves that `make test` counts; more only in `make test-deep`

AUTOMATIC: Final = Automation(mana_auto=True, pay=True, passes=True, triggers=False, forced=True)
BY_HAND: Final = Automation()


def with_automation(table: Table, automation: Automation) -> State:
    g = table.state
    g.log = None
    g.automation = automation
    machine.advance(g)
    return g


def attack_and_block() -> State:
    """Menace, flying, first strike and a 2/2 against three blockers, one of them with reach."""
    table = position(
        step="declare attackers",
        alice=["Brimstone Vandal", "Serra Angel", "Anaba Bodyguard", "Grizzly Bears"],
        bob=["Giant Spider", "Memnite", "Hill Giant"],
    )
    return with_automation(table, AUTOMATIC)


def assigning_damage() -> State:
    """A trampler and a double striker, blocked or not; the damage is divided freely (510.1c)."""
    table = position(
        step="declare attackers",
        alice=["Colossal Dreadmaw", "Markov Blademaster", "Typhoid Rats"],
        bob=["Grizzly Bears", "Memnite"],
    )
    return with_automation(table, AUTOMATIC)


def three_players() -> State:
    """Whom to attack, behind a Ghostly Prison or not."""
    table = position(
        players=("alice", "bob", "carol"),
        step="declare attackers",
        alice=["Memnite", "Grizzly Bears", "2 Plains"],
        bob=["Ghostly Prison"],
        carol=["Ornithopter"],
    )
    return with_automation(table, AUTOMATIC)


def stack_war() -> State:
    """Bolt, growth and counterspells: everything that can be cast in answer to everything."""
    table = position(
        alice=["Mountain", "Forest", "Grizzly Bears"],
        alice_hand=["Lightning Bolt", "Giant Growth"],
        bob=["3 Island", "Memnite"],
        bob_hand=["Counterspell", "Unsummon"],
    )
    return with_automation(table, AUTOMATIC)


def payment_by_hand() -> State:
    """Two dual lands, an Elf and a Petal pay for a spell in every order."""
    table = position(
        alice=["Taiga", "Plateau", "Llanowar Elves", "Lotus Petal"], alice_hand=["Goblin Piker"], payment="manual"
    )
    return with_automation(table, BY_HAND)


def kicker_and_x() -> State:
    """Optional costs, a value for X, modes, a division."""
    table = position(
        alice=["3 Island", "3 Mountain", "Plains"],
        alice_hand=["Into the Roil", "Blaze", "Healing Salve", "Arc Lightning"],
        bob=["Memnite"],
    )
    return with_automation(table, AUTOMATIC)


def ordering_triggers() -> State:
    """Upkeep abilities of both players, some optional, in every order."""
    table = position(
        step="upkeep",
        alice=["Ajani's Mantra", "Juzám Djinn", "Fountain of Renewal", "Verdant Force"],
        bob=["Karma", "Verdant Force"],
    )
    return with_automation(table, AUTOMATIC)


def full_hand() -> State:
    """Ten cards in the cleanup step: which three to discard."""
    table = position(step="end step", alice_hand=["3 Forest", "3 Memnite", "2 Shock", "2 Opt"])
    return with_automation(table, AUTOMATIC)


def mulligans() -> State:
    """Keep or not, and what goes to the bottom, for two players."""
    return with_automation(opening(deck=("8 Forest", "8 Grizzly Bears")), AUTOMATIC)


def by_hand() -> State:
    """Nothing is automatic: every pass and every mana ability is a decision (117.1d)."""
    table = position(
        alice=["Forest", "Llanowar Elves"], alice_hand=["Forest", "Giant Growth"], bob=["Prodigal Sorcerer"]
    )
    return with_automation(table, BY_HAND)


def whole_attack(edition: str) -> State:
    """From the main phase through an attack of three against two blockers, under the rules of an edition: whether there
    is one at all, first strike, whom damage goes to and in which order, what mana is for.
    """
    table = position(
        step=main_phase(edition),
        rules=edition,
        alice=["White Knight", "Craw Wurm", "Grizzly Bears (tapped)"],
        bob=["Hill Giant", "Grizzly Bears"],
    )
    return with_automation(table, AUTOMATIC)


def answers(edition: str) -> State:
    """Spells and what answers them, under the rules of an edition."""
    table = position(
        step=main_phase(edition),
        rules=edition,
        alice=["Mountain", "Grizzly Bears"],
        alice_hand=["Lightning Bolt"],
        bob=["Forest", "Island", "Hill Giant"],
        bob_hand=["Unsummon", "Giant Growth"],
    )
    return with_automation(table, AUTOMATIC)


def main_phase(edition: str) -> str:
    return "main phase" if edition == "fifth" else "precombat main"


Made = Callable[[], State]
# And how deep each is counted.
POSITIONS: Final[dict[str, tuple[Made, Iterable[int]]]] = {
    "attack and block": (attack_and_block, range(1, 11)),
    "assigning damage": (assigning_damage, range(1, 12)),
    "three players": (three_players, range(1, 10)),
    "stack war": (stack_war, range(1, 10)),
    "payment by hand": (payment_by_hand, range(1, 7)),
    "kicker and x": (kicker_and_x, range(1, 8)),
    "ordering triggers": (ordering_triggers, range(1, 12)),
    "full hand": (full_hand, range(1, 7)),
    "mulligans": (mulligans, range(1, 8)),
    "by hand": (by_hand, range(1, 9)),
}
for edition in edition_names():
    POSITIONS[f"attack, {edition}"] = (partial(whole_attack, edition), (6, 9))
    POSITIONS[f"answers, {edition}"] = (partial(answers, edition), (4, 7))


def perft(g: State, depth: int) -> tuple[int, set[str]]:
    """How many sequences of that many decisions there are (a game that ends before is one), and where they lead."""
    states: set[str] = set()
    return _count(g, depth, states), states


def _count(g: State, depth: int, states: set[str]) -> int:
    pending = g.pending
    if depth == 0 or pending is None:
        states.add(flat.hash_state(g))
        return 1
    total = 0
    for index in range(pending.count()):
        twin = flat.clone_state(g)
        twin.automation = g.automation
        machine.apply_option(twin, index)
        total += _count(twin, depth - 1, states)
    return total


Row = tuple[str, int, int, int]  # position, depth, sequences, different states


def read_counts() -> list[Row]:
    rows: list[Row] = []
    for line in COUNTS.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, depth, sequences, states = line.split("\t")
            rows.append((name, int(depth), int(sequences), int(states)))
    return rows


def count(name: str, depth: int) -> Row:
    made, _ = POSITIONS[name]
    sequences, states = perft(made(), depth)
    return name, depth, sequences, len(states)


def write_counts() -> None:
    lines = [
        "# How many sequences of decisions there are from the positions in perft.py, and to how many states they lead.",
        "# Written by `python -m tests.perft.perft --write`.",
        "# position\tdepth\tsequences\tstates",
    ]
    for name, (_, depths) in POSITIONS.items():
        for depth in depths:
            row = count(name, depth)
            lines.append("\t".join(str(value) for value in row))
            print(*row, flush=True)
            if row[2] > 100 * SMALL:
                break
    COUNTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> int:
    if sys.argv[1:] == ["--write"]:
        write_counts()
        return 0
    wrong = 0
    for row in read_counts():
        if row[2] <= SMALL:
            now = count(row[0], row[1])
            if now != row:
                wrong += 1
                print(f"{row[0]}, depth {row[1]}: {row[2]} sequences and {row[3]} states, now {now[2]} and {now[3]}")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
