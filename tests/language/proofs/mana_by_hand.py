"""The law of what can be paid, tried on one card: a cost can be paid while casting exactly if it can be paid by
activating mana abilities by hand first (CR 601.2g, 605.3a).

A position is built in which the card's mana abilities can be activated. By hand everything is tried in it that a player
could do with mana abilities; what the pool then pays for is what must be offered before, and nothing else. What is
offered is cast, by plan and by hand, and must come to the stack.
"""

from __future__ import annotations

import random
from dataclasses import fields, is_dataclass
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Color, ManaCost, Supertype, Zone
from mainphase.kernel.costs.affording import mana_overview
from mainphase.kernel.costs.arithmetic import feasible
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card
from mainphase.kernel.lowering.mana_abilities import is_mana_ability, is_triggered_mana_ability
from mainphase.kernel.machine import advance, apply_option
from mainphase.kernel.setup import add_player, fill_library, place_object, put_counters_on, set_tapped, start_at
from mainphase.kernel.state.flat import clone_state
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.stack_timing import StackTiming
from mainphase.kernel.values import Automation, DecisionKind, OptionKind
from mainphase.rules.timeline import rules_on

COLORS: Final = (Color.WHITE, Color.BLUE, Color.BLACK, Color.RED, Color.GREEN, Color.COLORLESS)
BASICS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
MOST_STATES: Final = 400  # reached by hand
MOST_COSTS: Final = 8

Cost = tuple[int, tuple[int, ...]]  # generic, and symbols


def walk(node: Any) -> list[Any]:
    """A node and all that is in it."""
    out = []
    if is_dataclass(node):
        out.append(node)
        for f in fields(node):
            out += walk(getattr(node, f.name))
    elif isinstance(node, tuple):
        for part in node:
            out += walk(part)
    return out


def mana_abilities(card: n.CardDef) -> list[n.Activated | n.Triggered]:
    """Its own, as they are printed on it."""
    out: list[n.Activated | n.Triggered] = []
    for a in card.abilities:
        if (isinstance(a, n.Activated) and is_mana_ability(a)) or (
            isinstance(a, n.Triggered) and is_triggered_mana_ability(a)
        ):
            out.append(a)
    return out


def only_as_a_sorcery(card: n.CardDef) -> bool:
    """Whether a mana ability can't be activated while a spell is being cast, although it can be before (CR 602.5d)."""
    return any(isinstance(a, n.Activated) and a.window == n.Window.SORCERY for a in mana_abilities(card))


def basic(color: int) -> n.CardDef:
    if color == Color.COLORLESS:
        name = "Bare Land"
    else:
        name = BASICS[COLORS.index(color)]
    ability = n.Activated((n.TapThis(),), (n.Mode(n.AddMana(((color,),))),))
    return n.CardDef(name, None, CardType.LAND, subtypes=(name,) if name in BASICS else (), abilities=(ability,))


FILLER: Final = n.CardDef("Filler", ManaCost(9), CardType.SORCERY)


def helper(name: str, subtypes: tuple[str, ...], supertypes: int = 0) -> n.CardDef:
    """An artifact creature of every colour that may be taken for whatever a cost asks for."""
    every = tuple(COLORS[:5])
    return n.CardDef(
        name,
        ManaCost(1, every),
        CardType.CREATURE | CardType.ARTIFACT | CardType.ENCHANTMENT,
        supertypes,
        subtypes,
        power=3,
        toughness=3,
    )


def blank(cost: Cost) -> n.CardDef:
    return n.CardDef(
        f"Blank {cost}", ManaCost(*cost), CardType.CREATURE | CardType.ARTIFACT, power=1, toughness=1, abilities=()
    )


def position(card: n.CardDef, costs: list[Cost]) -> tuple[State, dict[int, Cost]]:
    """The card where its mana abilities work, with what they ask for; and the blank cards in hand, by their ids."""
    g = State(rules_on(), Book(), StackTiming())
    g.automation = Automation()
    filler = add_card(g.book, FILLER)
    for name in ("Alice", "Bob"):
        fill_library(g, add_player(g, name), [(20, filler)])
    own = mana_abilities(card)
    activated = [a for a in own if isinstance(a, n.Activated)]
    zone = activated[0].zone if activated else Zone.BATTLEFIELD
    source = place_object(g, add_card(g.book, card), 0, zone)
    wanted: list[int] = []
    for a in activated:
        lands: list[int] = []
        for c in a.cost:
            if isinstance(c, n.PayMana):
                symbols = [lowest(m & 63) for m in c.mana.symbols]
                lands += symbols + [Color.RED] * max(0, min(4, c.mana.generic) + c.mana.x)
            elif isinstance(c, n.RemoveCountersCost) and c.which is None and not source.counters:
                put_counters_on(g, source, {c.kind: 2})
            elif isinstance(c, n.UntapThis):
                set_tapped(g, source)
            elif isinstance(c, n.PayCounters):
                g.players[0].counters = {c.kind: 2}
        if len(lands) > len(wanted):
            wanted = lands
    for counted in [x for a in own for x in walk(a) if isinstance(x, n.CountersOn)]:
        put_counters_on(g, source, {counted.kind: 2})
    source.chosen = {ChosenKey.COLOR: Color.GREEN}
    place_object(g, add_card(g.book, basic(Color.GREEN)), 1, Zone.BATTLEFIELD)
    wanted = wanted or [Color.RED]
    for color in [*wanted, Color.GREEN][:5]:
        place_object(g, add_card(g.book, basic(color)), 0, Zone.BATTLEFIELD)
    asked = [c for a in activated for c in a.cost if isinstance(c, (n.TapCost, n.SacrificeCost, n.RemoveCountersCost))]
    conditions = [a.condition for a in own if a.condition is not None]
    counting = (n.CountOf, n.PowerOf, n.GreatestPower, n.ManaValueOf)
    numbers = [one for a in own for m in a.modes for one in walk(m.effect) if isinstance(one, counting)]
    if asked or numbers or conditions:
        subtypes = {x.subtype for one in [*asked, *numbers, *conditions] for x in walk(one) if hasattr(x, "subtype")}
        for name in ("First Helper", "Second Helper", "Third Helper")[: 3 if conditions else 2]:
            supertypes = Supertype.LEGENDARY if name == "Third Helper" else 0
            place_object(g, add_card(g.book, helper(name, tuple(sorted(subtypes)), supertypes)), 0, Zone.BATTLEFIELD)
    for _ in range(2):
        place_object(g, filler, 0, Zone.HAND)
        place_object(g, filler, 0, Zone.GRAVEYARD)
    blanks = {place_object(g, add_card(g.book, blank(cost)), 0, Zone.HAND).id: cost for cost in costs}
    start_at(g, 3, 0, "precombat main phase")
    advance(g)
    return g, blanks


def lowest(mask: int) -> int:
    return next(c for c in COLORS if c & mask)


# --- By hand


def outline(g: State) -> tuple[Any, ...]:
    p = g.players[0]
    return (
        tuple(sorted((u.color, u.only_for) for u in p.pool)),
        tuple((o.id, o.tapped, tuple(o.counters.items())) for o in g.permanents),
        tuple(p.hand),
        len(p.graveyard),
        p.life,
        len(p.library),
    )


def by_hand(g: State) -> list[State]:
    """Every position that a player can reach with mana abilities alone, the first included."""
    seen = {outline(g)}
    reached = [g]
    at = 0
    while at < len(reached) and len(reached) < MOST_STATES:
        here = reached[at]
        at += 1
        pending = here.pending
        assert pending is not None
        for i in range(pending.count()):
            if pending.option(i).kind != OptionKind.MANA:
                continue
            begun = clone_state(here)
            apply_option(begun, i)
            for one in settled(begun, 3):
                key = outline(one)
                if key not in seen:
                    seen.add(key)
                    reached.append(one)
    return reached


def settled(g: State, depth: int) -> list[State]:
    """What comes of an ability, in each way of choosing; only of the first few answers to each question."""
    out: list[State] = []
    todo = [g]
    while todo and len(out) < 60:
        one = todo.pop()
        pending = one.pending
        if one.over or pending is None or pending.player != 0:
            continue
        if pending.kind == DecisionKind.PRIORITY:
            out.append(one)
            continue
        for i in range(min(pending.count(), 6)):
            other = clone_state(one)
            apply_option(other, i)
            todo.append(other)
    return out


def pays(g: State, spell: int, cost: Cost) -> bool:
    """Whether the pool alone pays for a card in hand."""
    if spell not in g.players[0].hand:
        return False
    return feasible(mana_overview(g, 0, spell, [], False).supply, cost[0], list(cost[1]), 0)


def costs_to_try(reached: list[State]) -> list[Cost]:
    """What the mana of each position can pay, and what it nearly can."""
    pools = sorted({tuple(sorted(u.color for u in g.players[0].pool)) for g in reached}, key=lambda p: (-len(p), p))
    out: list[Cost] = []
    for pool in pools[:3]:
        if pool:
            out += [(0, pool), (len(pool), ()), (len(pool) + 1, ())]
    for color in COLORS:
        if pools and pools[0]:
            out.append((len(pools[0]) - 1, (color,)))
    chosen = list(dict.fromkeys(out))
    random.Random(len(chosen)).shuffle(chosen)
    return chosen[:MOST_COSTS]


# --- While casting


def offered(g: State) -> set[int]:
    pending = g.pending
    assert pending is not None
    options = [pending.option(i) for i in range(pending.count())]
    return {o.a for o in options if o.kind == OptionKind.CAST}


def cast(g: State, spell: int, automation: Automation, seed: int) -> str:
    """ "" if the card comes to the stack, with any answers on the way; or what came between."""
    g = clone_state(g)
    g.automation = automation
    pending = g.pending
    assert pending is not None
    answer = next(
        i for i in range(pending.count()) if pending.option(i).kind == OptionKind.CAST and pending.option(i).a == spell
    )
    card = g.objects[spell].card
    pick = random.Random(seed)
    try:
        apply_option(g, answer)
        for _ in range(200):
            pending = g.pending
            if pending is None or pending.kind == DecisionKind.PRIORITY:
                break
            apply_option(g, 0 if automation.pay else pick.randrange(pending.count()))
    except AssertionError as error:
        return f"falls short: {error}"
    return "" if any(g.objects[oid].card == card for oid in g.stack) else "does not come to the stack"


BY_PLAN: Final = Automation(mana_auto=True, pay=True)
BY_HAND: Final = Automation()


def faults(card: n.CardDef) -> tuple[bool, list[str]]:
    """Whether any of its mana could be had in the position, and where the law does not hold of this card."""
    first, _ = position(card, [])
    reached = by_hand(first)
    costs = costs_to_try(reached)
    g, blanks = position(card, costs)
    reached = by_hand(g)
    lands_only = {o.id for o in g.permanents if g.book.cards[o.card].node is not card}
    alive = any(
        u.source not in lands_only or len(r.players[0].pool) > len(lands_only)
        for r in reached
        for u in r.players[0].pool
    )
    said = offered(g)
    found: list[str] = []
    for spell, cost in blanks.items():
        payable = any(pays(one, spell, cost) for one in reached)
        if payable != (spell in said):
            if payable or len(reached) < MOST_STATES:
                found.append(f"{cost}: {'payable by hand, not offered' if payable else 'offered, not payable by hand'}")
        elif payable:
            for k, automation in enumerate((BY_PLAN, BY_HAND)):
                went = cast(g, spell, automation, k)
                if went:
                    found.append(f"{cost}: {'by plan' if k == 0 else 'by hand'} it {went}")
    return alive, found
