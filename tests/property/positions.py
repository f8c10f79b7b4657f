"""Random mid-game positions: cards of the whole library in all zones, in any step, with everything a game can pile up.

`random_position(seed)` is the same position in every build, as long as the library is the same; what goes wrong in one
says so with its seed, the position as a scenario, and the answers given since.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from tests.property.playing import NAMES, TroubledGame, law, random_automation, whole_library
from tests.support.deck_cards import DECK_CARDS

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Zone
from mainphase.errors import MainphaseError
from mainphase.kernel import machine
from mainphase.kernel.casting.castable import cannot_cast_now
from mainphase.kernel.casting.casting import CastSpell
from mainphase.kernel.events.ending import concede
from mainphase.kernel.lowering.cards import add_card
from mainphase.kernel.reading.attaching import cannot_attach
from mainphase.kernel.reading.faces import FREE, back_face, way_of
from mainphase.kernel.reading.layers import refresh, refreshed_characteristics
from mainphase.kernel.reading.restoring import restore_state
from mainphase.kernel.setup import (
    add_player,
    attach_to,
    place_object,
    protect_battles,
    put_counters_on,
    set_face_down,
    set_phased_out,
    set_sick,
    start_at,
)
from mainphase.kernel.state import flat
from mainphase.kernel.state.objects import ATTACKED, Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.priority import PriorityRound
from mainphase.kernel.turn.stack_timing import StackTiming
from mainphase.kernel.values import Decision, DecisionKind, ManaUnit, player_ref
from mainphase.presentation.position_text import scenario_of
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.invariants import check_derived, check_from_the_start, check_state
from mainphase.sim.soak.supply import BASICS
from mainphase.sim.soak.wandering import Wanderer

STEPS: Final = (
    *("untap", "upkeep", "draw", "precombat main", "precombat main", "beginning of combat"),
    *("declare attackers", "declare attackers", "postcombat main", "end step", "cleanup"),
)
COUNTERS: Final = (
    *("+1/+1", "+1/+1", "-1/-1", "charge", "age", "time", "fade", "loyalty", "lore", "stun", "page", "vitality"),
)
MOST: Final = 100  # decisions after the position begins
LOOKS: Final = 3  # decisions between two looks at the state
CLOSE_LOOKS: Final = 37  # … and at what is derived from it
COLORS: Final = (1, 2, 4, 8, 16, 32)


def parts_of(node: object) -> list[object]:
    """A node and everything in it."""
    out: list[object] = []
    ahead = [node]
    while ahead:
        value = ahead.pop()
        if isinstance(value, tuple):
            ahead.extend(value)
        elif isinstance(value, n.Node):
            out.append(value)
            ahead.extend(getattr(value, name) for name in value.__dataclass_fields__)
    return out


@cache
def pools() -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Numbers in the library's book: all cards, those that can be permanents, tokens, emblems."""
    book, numbers = whole_library()
    tokens: list[CardDef] = []
    emblems: list[CardDef] = []
    for card in DECK_CARDS.values():
        for part in parts_of(card):
            if isinstance(part, n.CreateToken) and part.token not in tokens:
                tokens.append(part.token)
            elif isinstance(part, n.CreateEmblem) and part.emblem not in emblems:
                emblems.append(part.emblem)
    return (
        tuple(numbers.values()),
        tuple(numbers[name] for name, card in DECK_CARDS.items() if card.types & CardType.PERMANENT),
        tuple(add_card(book, token) for token in tokens),
        tuple(add_card(book, emblem) for emblem in emblems),
    )


def one_of(dice: Dice, of: tuple[int, ...] | list[int]) -> int:
    return of[dice.below(len(of))]


def random_position(seed: int) -> State:
    """A position in the middle of a game, advanced to its first decision, with spells put onto the stack."""
    dice = Dice(seed)
    book, numbers = whole_library()
    g = State(law(), book, StackTiming())
    g.rng = dice.below(1 << 40)
    g.automation = random_automation(dice)
    seats = 2 + (dice.below(3) if dice.one_in(2) else 0)
    teams = seats == 4 and dice.one_in(4)
    for k in range(seats):
        add_player(g, NAMES[k], 1 + dice.below(25), 0 if teams and k == 1 else 1 if teams and k == 3 else -1)
    sick: list[int] = []
    for p in range(seats):
        fill_seat(g, dice, p, sick)
        basics = [numbers[name] for name in BASICS]
        for _ in range(3 + dice.below(6)):
            place_object(g, one_of(dice, basics), p, Zone.BATTLEFIELD).tapped = dice.one_in(4)
    for p in range(seats):
        for oid in g.battlefield[:]:
            if g.objects[oid].owner == p and dice.one_in(12):  # somebody else controls it, for good
                g.objects[oid].controller = g.objects[oid].entered_under = dice.below(seats)
    g.all_stale = True
    refresh(g)
    attach(g, dice)
    protect_battles(g)
    for oid in g.battlefield[:]:
        if dice.one_in(25):
            set_phased_out(g, g.objects[oid])
    start_at(g, 1 + dice.below(9), dice.below(seats), STEPS[dice.below(len(STEPS))])
    g.day_night = dice.below(3)
    for oid in sick:
        set_sick(g, g.objects[oid])
    for player in g.players:
        player.pool = [ManaUnit(COLORS[dice.below(6)]) for _ in range(dice.below(9))]
    if dice.one_in(3):
        g.log = []
    machine.advance(g)
    put_on_stack(g, dice)
    return g


def fill_seat(g: State, dice: Dice, p: int, sick: list[int]) -> None:
    cards, permanents, tokens, emblems = pools()
    for zone, most in ((Zone.HAND, 8), (Zone.GRAVEYARD, 7), (Zone.EXILE, 3), (Zone.LIBRARY, 20)):
        for _ in range(dice.below(most + 1)):
            place_object(g, one_of(dice, cards), p, zone)
    for _ in range(dice.below(11)):
        card = one_of(dice, permanents)
        o = place_object(g, card, p, Zone.BATTLEFIELD, face=back_face(g, card) if dice.one_in(2) else -1)
        if dice.one_in(15):
            set_face_down(g, o)
        dress(g, dice, o)
        if dice.one_in(4):
            sick.append(o.id)
    for _ in range(dice.below(4)):
        dress(g, dice, place_object(g, one_of(dice, tokens), p, Zone.BATTLEFIELD, ObjectKind.TOKEN))
    if dice.one_in(8):
        place_object(g, one_of(dice, permanents), p, Zone.BATTLEFIELD, ObjectKind.TOKEN)  # a token that is a copy
    if emblems and dice.one_in(8):
        place_object(g, one_of(dice, emblems), p, Zone.COMMAND, ObjectKind.EMBLEM)
    if dice.one_in(6):
        g.players[p].counters["poison"] = 1 + dice.below(8)


def dress(g: State, dice: Dice, o: Obj) -> None:
    """What may have happened to a permanent."""
    o.tapped = dice.one_in(3)
    if dice.one_in(4):
        o.damage = dice.below(4)
    counters = dict(o.counters)
    for _ in range(dice.below(3)):
        counters[COUNTERS[dice.below(len(COUNTERS))]] = 1 + dice.below(4)
    put_counters_on(g, o, counters)
    if dice.one_in(6):
        o.mark(ATTACKED)


def attach(g: State, dice: Dice) -> None:
    """Auras and Equipment, on whatever they can be attached to."""
    for oid in g.battlefield:
        o = g.objects[oid]
        subtypes = refreshed_characteristics(g, o).subtypes
        if "Aura" in subtypes or ("Equipment" in subtypes and not dice.one_in(3)):
            refs = [player_ref(p.id) for p in g.players] + g.battlefield
            hosts = [ref for ref in refs if cannot_attach(g, o, ref) == 0]
            if hosts:
                attach_to(g, o, one_of(dice, hosts))


def put_on_stack(g: State, dice: Dice) -> None:
    """Some spells are cast without being paid, from wherever they are, as if something had just allowed it."""
    for _ in range(dice.below(4)):
        pending = g.pending
        if pending is None or pending.kind != DecisionKind.PRIORITY:
            return
        p = g.players[dice.below(len(g.players))]
        if p.left:
            continue
        at_hand = [oid for oid in p.hand + p.graveyard + g.exile if g.objects[oid].owner == p.id]
        ways = [
            (oid, way_of(face, FREE))
            for oid in at_hand
            for face in range(max(1, len(g.book.cards[g.objects[oid].card].faces)))
            if cannot_cast_now(g, p.id, oid, way_of(face, FREE)) == 0
        ]
        if not ways:
            continue
        card, way = ways[dice.below(len(ways))]
        g.pending = None
        g.agenda[-1].pc = PriorityRound.GIVE
        g.push(CastSpell(p.id, card, way))
        machine.advance(g)
        while (asked := decision(g)) is not None and asked.kind != DecisionKind.PRIORITY:
            machine.apply_option(g, dice.below(asked.count()))


def decision(g: State) -> Decision | None:
    return g.pending


def brought(g: State) -> list[Counter[int]]:
    """What each player owns, by card number."""
    out: list[Counter[int]] = [Counter() for _ in g.players]
    for o in g.objects.values():
        if o.kind == ObjectKind.CARD and o.zone != Zone.NOWHERE:
            out[o.owner][o.card] += 1
    return out


def play_on(seed: int) -> int:
    """Plays on from position number `seed`: what must be true is true at every look. Returns how many decisions."""
    said = ""
    answers: list[int] = []
    try:
        g = random_position(seed)
        said = told(g)
        cards = brought(g)
        player = Wanderer(Dice(seed + 1_000_003))
        player.quits = 40
        while g.pending is not None and len(answers) < MOST:
            # Who has priority while somebody concedes keeps it: state-based actions wait (104.3a, 704.3).
            if len(answers) % LOOKS == 0 and not (answers and answers[-1] < 0):
                check_state(g, cards)
            if len(answers) % CLOSE_LOOKS == 0:
                look_closely(g)
            quitter = player.gives_up(g)
            if quitter >= 0:
                answers.append(-1 - quitter)  # somebody concedes
                concede(g, quitter)
                machine.advance(g)
                continue
            answers.append(player.answer(g))
            machine.apply_option(g, answers[-1])
    except Exception as error:
        where = f"play_on({seed}): after {len(answers)} decisions: {type(error).__name__}: {error}"
        raise TroubledGame(f"{where}\nanswers: {answers}\n{said}") from error
    return len(answers)


def look_closely(g: State) -> None:
    """What is derived is what follows from the objects."""
    twin = flat.clone_state(g)
    back = restore_state(flat.store_state(g), g.rules, g.book, g.timing)
    if twin.all_stale:
        refresh(twin)
    check_derived(twin, back)
    check_from_the_start(twin)


def told(g: State) -> str:
    """The position as a scenario, where it can be one."""
    try:
        return scenario_of(g)
    except MainphaseError as error:
        return f"no scenario: {error}"
