"""How the time of a whole deed grows with how many things it is about: tokens, permanents, triggers, counters, history.

`python bench/large.py`, with whatever build of mainphase this python has; `--json FILE` keeps the figures. `growth.py`
times one small decision in a large position. Here something is done to so many things, or so many times, and the time
is that of all of it, in milliseconds of processor time, of the fastest of several runs. The *exponent* says by which
power of the number it grows: the slope of the straight line through the points, both axes in powers of ten. 1 is
linear, 2 is quadratic. Making the position is never included.
"""

from __future__ import annotations

import argparse
import gc
import json
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final

from growth import BEAR, BELL, FOUNTAIN, PASSING, choice, table
from measuring import machine

import mainphase as mp
from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Zone
from mainphase.kernel import machine as kernel
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Automation, DecisionKind, OptionKind

PATH: Final = Path(__file__).with_name("large.json")
SIZES: Final = (1_000, 2_000, 4_000, 8_000, 16_000, 32_000)
RUNS: Final = 3
LONG: Final = 1.0  # a run of so many seconds is not repeated
STEEP: Final = 1.2  # an exponent above this is said
STEEPER: Final = 0.15  # and one that is more than linear and has grown by so much

ONE: Final = n.Fixed(1)
GAIN: Final = (n.Mode(n.GainLife(ONE)),)
CREATURES: Final = n.Each(n.OfType(CardType.CREATURE))
SOLDIER: Final = CardDef("Soldier Token", None, CardType.CREATURE, power=1, toughness=1)
POSITIONS: Final = count(time.time_ns() >> 10)  # numbers that no other import of this has met
DECK: Final = "700 Mountain\n700 Mountain\n"  # of the long game: enough for its turns


@dataclass(frozen=True)
class Deed:
    """What is done so many times, or to so many things; `measure` gives the seconds that it takes."""

    name: str
    said: str
    measure: Callable[[int], float]


@dataclass(frozen=True)
class Grown:
    """The milliseconds of a deed by how many things it is about, and its exponent."""

    name: str
    said: str
    points: dict[int, float]
    exponent: float


# --- Cards


def sorcery(effect: n.Effect) -> CardDef:
    """A spell for nothing."""
    return CardDef("Deed", n.ManaCost(0), CardType.SORCERY, abilities=(n.SpellAbility((n.Mode(effect),)),))


def engine(effect: n.Effect) -> CardDef:
    """An artifact with an ability for nothing."""
    ability = n.Activated((n.PayMana(n.ManaCost(0)),), (n.Mode(effect),))
    return CardDef("Engine", None, CardType.ARTIFACT, abilities=(ability,))


def creature(*abilities: n.Ability) -> CardDef:
    return CardDef("Witness", None, CardType.CREATURE, power=1, toughness=1, abilities=abilities)


def gaining(on: n.Trigger) -> CardDef:
    """A creature by which a player gains 1 life whenever this happens."""
    return creature(n.Triggered(on, GAIN))


# --- Playing


def timed(what: Callable[[], object]) -> float:
    """Seconds of processor time."""
    gc.collect()
    began = time.process_time()
    what()
    return time.process_time() - began


def choose(g: State, kind: int) -> None:
    kernel.apply_option(g, choice(g, (kind,)))


def resolve(g: State) -> None:
    """Players pass until the stack is empty."""
    while g.stack:
        choose(g, OptionKind.PASS)


def cast(g: State) -> None:
    """The spell in hand is cast and resolves, and whatever triggers."""
    choose(g, OptionKind.CAST)
    resolve(g)


def activate(g: State, times: int, *, at_once: bool = True) -> None:
    """An ability is activated so many times; each time it resolves before the next, or not."""
    for _ in range(times):
        choose(g, OptionKind.ACTIVATE)
        if at_once:
            resolve(g)
    resolve(g)


def wait_for(g: State, kind: int) -> None:
    while g.pending is not None and g.pending.kind != kind:
        kernel.apply_option(g, choice(g, PASSING))


# --- Deeds


def tokens_at_once(card: CardDef, gained: int = 0) -> Callable[[int], float]:
    """So many are created by one spell; each of them gains a player so much life."""

    def measure(size: int) -> float:
        g = table(alice_hand=(sorcery(n.CreateToken(card, n.Fixed(size))), 1))
        seconds = timed(lambda: cast(g))
        assert (len(g.permanents), g.players[0].life) == (size, 20 + gained * size)
        return seconds

    return measure


def tokens_one_by_one(size: int) -> float:
    g = table(alice=(engine(n.CreateToken(SOLDIER, ONE)), 1))
    seconds = timed(lambda: activate(g, size))
    assert len(g.permanents) == size + 1
    return seconds


def done_to_each(
    effect: n.Effect, card: CardDef = BEAR, *, stay: bool = True, gained: int = 0
) -> Callable[[int], float]:
    """One effect on so many creatures, half of which are each player's."""

    def measure(size: int) -> float:
        g = table(both=(card, size), alice_hand=(sorcery(effect), 1))
        seconds = timed(lambda: cast(g))
        assert len(g.permanents) == (size if stay else 0)
        assert sum(p.life for p in g.players) == 40 + gained * size
        return seconds

    return measure


def untapping(size: int) -> float:
    """The untap step, and what comes until somebody has priority."""
    g = table(step="untap", alice=(BEAR, size))
    for o in g.permanents:
        o.tapped = True
    seconds = timed(lambda: kernel.advance(g))
    assert not any(o.tapped for o in g.permanents)
    return seconds


def attacking(card: CardDef, gained: int = 0) -> Callable[[int], float]:
    """All attack, one decision for each, and deal damage; nobody can block."""

    def measure(size: int) -> float:
        life = 10 * size
        g = table(alice=(card, size))
        g.players[1].life = life
        wait_for(g, DecisionKind.ATTACK)

        def attack() -> None:
            while g.pending is not None and g.pending.kind == DecisionKind.ATTACK:
                choose(g, OptionKind.ATTACK)
            while g.stack or g.players[1].life == life:
                choose(g, OptionKind.PASS)

        seconds = timed(attack)
        power = card.power
        assert power is not None
        assert (g.players[1].life, g.players[0].life) == (life - power * size, 20 + gained * size)
        return seconds

    return measure


def blocking(each: bool) -> Callable[[int], float]:
    """So many attack, and as many block: each another one, or all of them the first. From the first question about
    blocks until damage has been dealt.
    """

    def measure(size: int) -> float:
        g = table(both=(BEAR, 2 * size))
        g.players[1].life = 10 * size
        wait_for(g, DecisionKind.ATTACK)
        while g.pending is not None and g.pending.kind == DecisionKind.ATTACK:
            choose(g, OptionKind.ATTACK)
        wait_for(g, DecisionKind.BLOCK)

        def block() -> None:
            asked = 0
            while g.pending is not None and g.pending.kind == DecisionKind.BLOCK:
                kernel.apply_option(g, asked if each else 0)
                asked += 1
            assert asked == size
            while len(g.permanents) == 2 * size:
                kernel.apply_option(g, choice(g, PASSING))

        seconds = timed(block)
        assert len(g.permanents) == (0 if each else 2 * size - 2)
        return seconds

    return measure


def triggers_of_one_event(by_hand: bool) -> Callable[[int], float]:
    """Abilities of as many objects trigger on one event. `by_hand`: each is put on the stack by hand."""

    def measure(size: int) -> float:
        g = table(step="upkeep", alice=(BELL, size))
        if by_hand:
            g.automation = Automation(mana_auto=True, pay=True)

        def begin() -> None:
            kernel.advance(g)
            while g.pending is not None and g.pending.kind == DecisionKind.ORDER_TRIGGERS:
                kernel.apply_option(g, 0)
            resolve(g)

        seconds = timed(begin)
        assert g.players[0].life == 20 + size
        return seconds

    return measure


def triggers_of_many_events(size: int) -> float:
    tokens = sorcery(n.CreateToken(SOLDIER, n.Fixed(size)))
    g = table(alice=(gaining(n.Enters(n.OfType(CardType.CREATURE))), 1), alice_hand=(tokens, 1))
    seconds = timed(lambda: cast(g))
    assert g.players[0].life == 20 + size
    return seconds


def stacking(size: int) -> float:
    g = table(alice=(FOUNTAIN, 1))
    seconds = timed(lambda: activate(g, size, at_once=False))
    assert g.players[0].life == 20 + size
    return seconds


def counters_one_by_one(size: int) -> float:
    g = table(alice_bear=(BEAR, 1), alice_engine=(engine(n.PutCounters("+1/+1", ONE, CREATURES)), 1))
    seconds = timed(lambda: activate(g, size))
    assert g.permanents[0].counters["+1/+1"] == size
    return seconds


def looking(look: Callable[[mp.Game], object]) -> Callable[[int], float]:
    """At a game with so many permanents, for the second time."""

    def measure(size: int) -> float:
        game = mp.Game(table(both=(BEAR, size)))
        look(game)
        return timed(lambda: look(game))

    return measure


def hashing(size: int) -> float:
    """A position in which something has happened to every permanent: no text of one is known from before."""
    g = table(both=(BEAR, size))
    new = next(POSITIONS)
    for o in g.permanents:
        o.damage = new
    return timed(lambda: flat.hash_state(g))


def observing(size: int) -> float:
    """The first observation of such a game by an agent that learns."""
    from mainphase.env.observing import Observer

    game = mp.Game(table(both=(BEAR, size)))
    Observer().observe(mp.Game(table(both=(BEAR, 1))), "Alice")
    return timed(lambda: Observer(on_overflow="leave out").observe(game, "Alice"))


def options_in_words(game: mp.Game) -> list[str]:
    asked = game.decision
    assert asked is not None
    return [option.text for option in asked.options]


def long_game(decisions: int) -> mp.Game:
    """A game with so many decisions in its past, and its whole history: players draw, pass and discard."""
    game = mp.Game.new({"Alice": DECK, "Bob": DECK}, seed=1, automation=mp.MANUAL)
    for _ in range(decisions):
        game.play(choice(game.state, (OptionKind.STAY, OptionKind.PASS, OptionKind.DONE)))
    return game


def after_long_game(what: Callable[[mp.Game], object]) -> Callable[[int], float]:
    def measure(size: int) -> float:
        game = long_game(size)
        return timed(lambda: what(game))

    return measure


ATTACKS: Final = gaining(n.Attacks(n.IsThis()))
DIES: Final = gaining(n.Dies(n.IsThis()))
ENTERS: Final = gaining(n.Enters(n.IsThis()))
PUMP: Final = n.Apply(CREATURES, (n.AddPT(ONE, ONE),), n.Duration.END_OF_TURN)
DEEDS: Final = (
    Deed("tokens/at once", "tokens are created by one spell", tokens_at_once(SOLDIER)),
    Deed("tokens/one by one", "tokens are created by one ability each", tokens_one_by_one),
    Deed("tokens/entering", "tokens are created, each with an ability that triggers", tokens_at_once(ENTERS, 1)),
    Deed("permanents/destroyed", "creatures are destroyed", done_to_each(n.Destroy(CREATURES), stay=False)),
    Deed(
        "permanents/damaged", "creatures die of damage", done_to_each(n.DealDamage(n.Fixed(2), CREATURES), stay=False)
    ),
    Deed("permanents/returned", "creatures are returned", done_to_each(n.Move(CREATURES, Zone.HAND), stay=False)),
    Deed("permanents/tapped", "creatures are tapped", done_to_each(n.Tap(CREATURES))),
    Deed("permanents/untapped", "creatures untap", untapping),
    Deed("permanents/pumped", "creatures get +1/+1", done_to_each(PUMP)),
    Deed("permanents/attacking", "creatures attack and deal damage", attacking(BEAR)),
    Deed("permanents/blocking", "creatures attack, and as many block, each another one", blocking(each=True)),
    Deed("permanents/blocking one", "creatures attack, and as many block one of them", blocking(each=False)),
    Deed("triggers/of one event", "abilities trigger on one event", triggers_of_one_event(by_hand=False)),
    Deed(
        "triggers/in order",
        "abilities trigger on one event, and are put on the stack by hand",
        triggers_of_one_event(by_hand=True),
    ),
    Deed("triggers/of many events", "events at once, on each of which one ability triggers", triggers_of_many_events),
    Deed(
        "triggers/dying",
        "creatures die, each with an ability",
        done_to_each(n.Destroy(CREATURES), DIES, stay=False, gained=1),
    ),
    Deed("triggers/attacking", "creatures attack, each with an ability", attacking(ATTACKS, 1)),
    Deed("stack", "abilities are put on the stack and resolve", stacking),
    Deed("counters/on one", "counters are put on one creature, one by one", counters_one_by_one),
    Deed(
        "counters/on each",
        "counters are put on creatures, one on each",
        done_to_each(n.PutCounters("+1/+1", ONE, CREATURES)),
    ),
    Deed("looking/view", "permanents in a player's view, as data", looking(lambda game: game.view("Alice").as_dict())),
    Deed("looking/options", "permanents, and the options in words", looking(options_in_words)),
    Deed("looking/observation", "permanents, observed by an agent", observing),
    Deed("looking/clone", "permanents in a copied game", looking(lambda game: game.clone())),
    Deed("looking/hash", "permanents in the hash of a new position", hashing),
    Deed("history/played", "decisions with their history", lambda size: timed(lambda: long_game(size))),
    Deed("history/record", "decisions in a record", after_long_game(lambda game: game.record())),
    Deed("history/events", "decisions told as events", after_long_game(lambda game: game.events)),
    Deed("history/undo", "decisions, a hundred of them taken back", after_long_game(lambda game: game.undo(100))),
)


# --- Figures


def fastest(measure: Callable[[int], float], size: int) -> float:
    """Seconds, of the fastest run; one that takes long is not repeated."""
    found = measure(size)
    for _ in range(RUNS - 1):
        if found >= LONG:
            break
        found = min(found, measure(size))
    return found


def exponent(points: dict[int, float]) -> float:
    """The slope of the straight line nearest to the points, both axes in powers of ten."""
    across = [math.log(size) for size in points]
    up = [math.log(max(value, 1e-6)) for value in points.values()]
    middle, height = sum(across) / len(across), sum(up) / len(up)
    rise = sum((x - middle) * (y - height) for x, y in zip(across, up, strict=True))
    return rise / sum((x - middle) ** 2 for x in across)


def grown(deed: Deed, sizes: Sequence[int]) -> Grown:
    points = {size: fastest(deed.measure, size) * 1000 for size in sizes}
    return Grown(deed.name, deed.said, points, exponent(points))


def line(found: Grown) -> str:
    points = "".join(f"{value:>11,.1f}" for value in found.points.values())
    return f"{found.name:26}{points}{found.exponent:>10.2f}"


def head(sizes: Sequence[int]) -> str:
    return f"{'ms, by how many':26}{''.join(f'{size:>11,}' for size in sizes)}{'exponent':>10}"


def compared(figures: Sequence[Grown], kept: dict[str, Any]) -> list[str]:
    """A sentence for each deed that is steep, or steeper than it was kept."""
    before = {figure["name"]: figure["exponent"] for figure in kept.get("deeds", [])}
    out = []
    for figure in figures:
        if figure.exponent > STEEP:
            out.append(f"{figure.name}: STEEP, it grows by the power {figure.exponent:.2f}")
        if figure.exponent > max(1.0, before.get(figure.name, figure.exponent) + STEEPER):
            out.append(f"{figure.name}: STEEPER, {before[figure.name]:.2f} is kept, now it is {figure.exponent:.2f}")
    return out or [f"all that is done to many things grows by the power {STEEP} of their number, or less"]


def kept() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(PATH.read_text(encoding="utf-8")) if PATH.exists() else {}
    return data


def keep(figures: Sequence[Grown], path: Path = PATH) -> None:
    data = {"machine": machine(), "runs": RUNS, "deeds": [asdict(figure) for figure in figures]}
    path.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")


def deeds(names: Sequence[str] = (), sizes: Sequence[int] = SIZES, *, told: bool = True) -> list[Grown]:
    """Every deed, or those whose names begin with one of these. `told`: each is printed as soon as it is known."""
    if told:
        print(head(sizes))
    figures = []
    for deed in DEEDS:
        if not names or any(deed.name.startswith(name) for name in names):
            figures.append(grown(deed, sizes))
            if told:
                print(line(figures[-1]), flush=True)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", default=",".join(map(str, SIZES)), metavar="N,…", help="how many things")
    parser.add_argument("--json", metavar="FILE", type=Path, help="the figures as data")
    parser.add_argument("only", nargs="*", help="only deeds whose names begin with one of these")
    options = parser.parse_args()
    sizes = [int(size) for size in options.sizes.split(",")]
    if len(sizes) < 2 or min(sizes) < 1:
        parser.error("an exponent needs at least two sizes, each at least 1")
    about = machine()
    print(f"{about['build']} build, {about['python']}, {about['processor']}; fastest of {RUNS} runs")
    figures = deeds(options.only, sizes)
    print(*["", *compared(figures, kept())], sep="\n")
    if options.json:
        keep(figures, options.json)


if __name__ == "__main__":
    main()
