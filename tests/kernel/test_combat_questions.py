"""The questions of combat on small random boards, answered in every way: every legal outcome, each once, no other."""

from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Color, Keyword
from mainphase.kernel.combat.attacking import DeclareAttackers, declare_attackers
from mainphase.kernel.combat.blocking import DeclareBlockers, declare_blockers
from mainphase.kernel.combat.damage import AssignDamage, needs_first_strike
from mainphase.kernel.combat.evasion import can_block
from mainphase.kernel.combat.in_combat import attackable, choose_defender, remove_from_combat
from mainphase.kernel.combat.possible_attacks import can_attack, possible_attackers
from mainphase.kernel.combat.possible_blocks import Blockable, how_many, possible_blockers
from mainphase.kernel.events.changes import token_change
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card
from mainphase.kernel.reading.evaluate import matches, refs
from mainphase.kernel.reading.layers import refreshed_characteristics
from mainphase.kernel.reading.statics import StaticKind, active_statics
from mainphase.kernel.state.combat_state import Combat
from mainphase.kernel.state.packed import Declared
from mainphase.kernel.state.player import Player
from mainphase.kernel.state.refusal import refusal_concept, source_of
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.state.timing import Timing
from mainphase.kernel.state.turn_parts import Part
from mainphase.kernel.values import Decision, Option, player_ref
from mainphase.rules.concepts import Concept
from mainphase.rules.plan import StepKind
from mainphase.rules.timeline import rules_on

BOB = player_ref(1)
SEEDS = st.integers(0, 2**32 - 1)
Pairs = list[tuple[int, int]]


def board(players: int = 2, rules: str = "2026-04-17") -> State:
    g = State(rules_on(rules), Book(), Timing())
    for p in range(players):
        g.players.append(Player(p, f"player {p}"))
        g.groups.append([p])
    g.players[0].turn_began = 1_000_000
    return g


def put(g: State, player: int, card: n.CardDef) -> int:
    perform_event(g, [token_change(add_card(g.book, card), player)])
    return g.result[0]


def creature(
    power: int, toughness: int, keywords: int = 0, *statics: n.StaticEffect, color: int = 0, artifact: bool = False
) -> n.CardDef:
    types = CardType.CREATURE | (CardType.ARTIFACT if artifact else 0)
    abilities: list[n.Ability] = [n.Static(s) for s in statics]
    if keywords:
        abilities.append(n.HasKeywords(keywords))
    return n.CardDef(
        "Creature", types=types, power=power, toughness=toughness, abilities=tuple(abilities), colors=color
    )


def enchantment(*statics: n.StaticEffect) -> n.CardDef:
    return n.CardDef("Enchantment", types=CardType.ENCHANTMENT, abilities=tuple(n.Static(s) for s in statics))


def answer_all(g: State, first: bool = True) -> None:
    """Answers every question with its first option, or its last."""
    while g.agenda:
        g.agenda[-1].run(g)
        d = take(g)
        if d is not None:
            g.agenda[-1].answer(g, d.option(0 if first else d.count() - 1))


def take(g: State) -> Decision | None:
    d = g.pending
    g.pending = None
    return d


def reply(g: State, frame: Frame, index: int) -> None:
    d = take(g)
    assert d is not None
    frame.answer(g, d.option(index))


def combat_of(g: State) -> Combat:
    assert g.combat is not None
    return g.combat


def pairs(declared: list[Declared]) -> Pairs:
    return [(d.creature, d.against) for d in declared]


def assigned(g: State) -> list[tuple[int, int, int]]:
    return [(a.source, a.recipient, a.amount) for a in combat_of(g).assignment]


def attack_with_all(g: State) -> list[int]:
    choose_defender(g)
    declare_attackers(g)
    answer_all(g)
    return combat_of(g).attackers[:]


def damage_step(g: State, first: bool = False) -> None:
    part = Part(1)
    part.kind = StepKind.COMBAT_DAMAGE
    part.first_strike = first
    g.parts[1] = part
    g.step = 1


# --- Attackers


def legal_attacks(g: State, mine: list[int], targets: list[int]) -> list[Pairs]:
    found: list[tuple[int, Pairs]] = []
    ways = [[0, *(t for t in targets if can_attack(g, c, t) == 0)] for c in mine]
    for way in product(*ways):
        chosen = [(c, t) for c, t in zip(mine, way, strict=True) if t]
        if any(
            isinstance(s.node, n.AtMostAttackers)
            and len([t for _, t in chosen if s.node.who is None or t in refs(g, s.node.who, s.ctx)]) > s.node.count
            for s in active_statics(g, StaticKind.AT_MOST_ATTACKERS)
        ):
            continue
        if len(chosen) == 1 and any(
            isinstance(s.node, n.CantAttackAlone) and matches(g, s.node.which, chosen[0][0], s.ctx)
            for s in active_statics(g, StaticKind.CANT_ATTACK_ALONE)
        ):
            continue
        obeyed = 0
        for s in active_statics(g, StaticKind.MUST_ATTACK):
            assert isinstance(s.node, n.MustAttack)
            for c, t in chosen:
                if matches(g, s.node.which, c, s.ctx) and (s.node.who is None or t in refs(g, s.node.who, s.ctx)):
                    obeyed += 1
        found.append((obeyed, chosen))
    most = max(obeyed for obeyed, _ in found)
    return sorted(chosen for obeyed, chosen in found if obeyed == most)


@settings(max_examples=300)
@given(SEEDS)
def test_508_1_the_questions_about_attackers_give_exactly_the_legal_attacks(seed: int) -> None:
    r = Random(seed)
    g = board(r.choice((2, 3)))
    for _ in range(r.randint(1, 4)):
        statics: list[n.StaticEffect] = []
        if r.random() < 0.3:
            statics.append(n.MustAttack(n.IsThis(), r.choice((None, n.EachOpponent()))))
        if r.random() < 0.3:
            statics.append(n.CantAttackAlone(n.IsThis()))
        put(g, 0, creature(1, 1, r.choice((0, 0, Keyword.DEFENDER)), *statics))
    for o in g.objects.values():
        o.arrived = 0
    everyone = n.OfType(CardType.CREATURE)
    for p in range(1, len(g.players)):
        for effect in (
            n.CantAttack(everyone, n.You()),
            n.MustAttack(everyone, n.You()),
            n.MustAttack(everyone),
            n.AtMostAttackers(r.choice((1, 2))),
            n.AtMostAttackers(r.choice((1, 2)), n.You()),
        ):
            if r.random() < 0.2:
                put(g, p, enchantment(effect))
        if r.random() < 0.3:
            put(g, p, n.CardDef("Planeswalker", types=CardType.PLANESWALKER))
    choose_defender(g)
    mine = possible_attackers(g)
    targets = attackable(g)
    got: list[Pairs] = []
    agenda: list[list[int]] = [[]]
    while agenda:
        path = agenda.pop()
        frame = DeclareAttackers(mine[:], targets[:])
        frame.prepare(g)
        frame.pc = DeclareAttackers.ATTACKERS
        asking = frame.ask_next(g)
        for index in path:
            reply(g, frame, index)
            asking = frame.ask_next(g)
        if asking:
            d = g.pending
            assert d is not None
            check_why_not(g, frame, d, [Option.attack(d.about, t) for t in targets])
            agenda.extend([*path, index] for index in range(d.count()))
        else:
            got.append(pairs(frame.chosen))
    assert sorted(got) == legal_attacks(g, mine, targets)


def check_why_not(g: State, frame: DeclareAttackers | DeclareBlockers, d: Decision, possible: list[Option]) -> None:
    """What is offered is not refused, and what is not offered is, with a concept."""
    offered = [(o.kind, o.b) for o in d.options]
    for o in [*possible, Option.stay(d.about)]:
        why = frame.why_not(g, o)
        assert (why == 0) == ((o.kind, o.b) in offered)


# --- Blockers


def legal_blocks(g: State, mine: list[int], attackers: list[int]) -> list[Pairs]:
    found: list[tuple[int, Pairs]] = []
    ways: list[list[tuple[int, ...]]] = []
    for b in mine:
        able = [a for a in attackers if can_block(g, b, a) == 0]
        ways.append([c for k in range(how_many(g, b) + 1) for c in combinations(able, k)])
    for way in product(*ways):
        users = [b for b, taken in zip(mine, way, strict=True) if taken]
        count = {a: sum(a in taken for taken in way) for a in attackers}
        if any(count[a] == 1 and refreshed_characteristics(g, g.obj(a)).keywords & Keyword.MENACE for a in attackers):
            continue
        if any(
            isinstance(s.node, n.AtMostBlockers) and len(users) > s.node.count
            for s in active_statics(g, StaticKind.AT_MOST_BLOCKERS)
        ):
            continue
        if len(users) == 1 and any(
            isinstance(s.node, n.CantAttackAlone) and s.node.nor_block and matches(g, s.node.which, users[0], s.ctx)
            for s in active_statics(g, StaticKind.CANT_ATTACK_ALONE)
        ):
            continue
        obeyed = 0
        for s in active_statics(g, StaticKind.MUST_BLOCK):
            assert isinstance(s.node, n.MustBlock)
            obeyed += sum(matches(g, s.node.which, b, s.ctx) for b in users)
        for s in active_statics(g, StaticKind.MUST_BE_BLOCKED):
            assert isinstance(s.node, n.MustBeBlocked)
            for a in attackers:
                if matches(g, s.node.which, a, s.ctx):
                    obeyed += count[a] if s.node.by_all else min(count[a], 1)
        found.append((obeyed, [(b, a) for b, taken in zip(mine, way, strict=True) for a in taken]))
    most = max(obeyed for obeyed, _ in found)
    return sorted(chosen for obeyed, chosen in found if obeyed == most)


@settings(max_examples=300)
@given(SEEDS)
def test_509_1_the_questions_about_blockers_give_exactly_the_legal_blocks(seed: int) -> None:
    r = Random(seed)
    g = board()
    keywords = (0, 0, Keyword.MENACE, Keyword.MENACE, Keyword.FLYING, Keyword.FEAR, Keyword.SHADOW, Keyword.SKULK)
    for _ in range(r.randint(1, 3)):
        statics: list[n.StaticEffect] = []
        if r.random() < 0.2:
            statics.append(n.MustBeBlocked(n.IsThis(), r.choice((True, False))))
        if r.random() < 0.2:
            statics.append(n.CantBeBlocked(n.IsThis(), r.choice((None, n.OfColor(Color.RED)))))
        put(g, 0, creature(r.choice((1, 2)), 1, r.choice(keywords), *statics))
    for _ in range(r.randint(1, 4)):
        statics = []
        if r.random() < 0.2:
            statics.append(n.MustBlock(n.IsThis()))
        if r.random() < 0.2:
            statics.append(n.CanBlockMore(n.IsThis(), r.choice((1, 2))))
        if r.random() < 0.2:
            statics.append(n.CantAttackAlone(n.IsThis(), True))
        if r.random() < 0.1:
            statics.append(n.CantBlock(n.IsThis()))
        if r.random() < 0.1:
            statics.append(n.AtMostBlockers(r.choice((1, 2))))
        color = r.choice((Color.BLACK, Color.RED))
        put(g, 1, creature(r.choice((1, 2)), 1, r.choice(keywords), *statics, color=color, artifact=r.random() < 0.2))
    for o in g.objects.values():
        o.arrived = 0
    attackers = attack_with_all(g)
    mine = possible_blockers(g, [1], Blockable(attackers))
    got: list[Pairs] = []
    agenda: list[list[int]] = [[]]
    while agenda:
        path = agenda.pop()
        frame = DeclareBlockers([[1]])
        frame.prepare(g)
        frame.pc = DeclareBlockers.BLOCKERS
        asking = frame.ask_next(g)
        for index in path:
            reply(g, frame, index)
            asking = frame.ask_next(g)
        if asking:
            d = g.pending
            assert d is not None
            check_why_not(g, frame, d, [Option.block(d.about, a) for a in attackers])
            agenda.extend([*path, index] for index in range(d.count()))
        else:
            got.append(pairs(frame.chosen))
    assert sorted(got) == legal_blocks(g, mine, attackers)


# --- Damage


def legal_divisions(g: State, attacker: int, ordered: bool) -> set[tuple[tuple[int, int], ...]]:
    combat = combat_of(g)
    ch = refreshed_characteristics(g, g.obj(attacker))
    blockers = combat.blockers[attacker]
    recipients = blockers + ([BOB] if ch.keywords & Keyword.TRAMPLE else [])
    lethal: list[int] = []
    for b in blockers:
        need = max(0, refreshed_characteristics(g, g.obj(b)).toughness - g.obj(b).damage)
        lethal.append(min(1, need) if ch.keywords & Keyword.DEATHTOUCH else need)
    out: set[tuple[tuple[int, int], ...]] = set()
    if ch.power <= 0 or not recipients:
        return {()}
    for way in product(range(ch.power + 1), repeat=len(recipients)):
        if sum(way) != ch.power:
            continue
        short = [way[i] < lethal[i] for i in range(len(blockers))]
        if recipients[-1] == BOB and way[-1] > 0 and any(short):
            continue
        if ordered and any(way[j] > 0 and any(short[:j]) for j in range(len(blockers))):
            continue
        out.add(tuple(sorted((ref, x) for ref, x in zip(recipients, way, strict=True) if x)))
    return out


@pytest.mark.parametrize(("rules", "ordered"), [("2026-04-17", False), ("2015-01-23", True)])
@settings(max_examples=300)
@given(SEEDS)
def test_510_1c_the_questions_about_damage_give_exactly_the_legal_divisions(
    rules: str, ordered: bool, seed: int
) -> None:
    r = Random(seed)
    g = board(rules=rules)
    both = Keyword.TRAMPLE | Keyword.DEATHTOUCH
    attacker = put(g, 0, creature(r.randint(-1, 6), 5, r.choice((0, Keyword.TRAMPLE, Keyword.DEATHTOUCH, both))))
    g.obj(attacker).arrived = 0
    blockers = [put(g, 1, creature(0, r.randint(1, 3))) for _ in range(r.randint(1, 3))]
    attack_with_all(g)
    declare_blockers(g)
    answer_all(g)
    for b in blockers:
        g.obj(b).damage = r.choice((0, 0, 1))
        if r.random() < 0.15:
            remove_from_combat(g, b)
    damage_step(g)
    got: list[tuple[tuple[int, int], ...]] = []
    agenda: list[list[int]] = [[]]
    while agenda:
        path = agenda.pop()
        frame = AssignDamage()
        g.push(frame)
        frame.run(g)
        for index in path:
            reply(g, frame, index)
            frame.run(g)
        d = take(g)
        if d is not None:
            assert d.other > 0
            agenda.extend([*path, index] for index in range(d.count()))
        else:
            got.append(tuple(sorted((a.recipient, a.amount) for a in combat_of(g).assignment)))
        g.agenda = []
    assert len(got) == len(set(got))
    assert set(got) == legal_divisions(g, attacker, ordered)


# --- Single cases


def test_509_1b_a_lone_creature_is_not_asked_about_an_attacker_with_menace_and_the_refusal_names_it() -> None:
    g = board()
    attacker = put(g, 0, creature(2, 2, Keyword.MENACE))
    g.obj(attacker).arrived = 0
    lone = put(g, 1, creature(2, 2))
    attack_with_all(g)
    declare_blockers(g)
    frame = g.agenda[-1]
    assert isinstance(frame, DeclareBlockers)
    frame.run(g)
    assert g.pending is None
    assert combat_of(g).blocked == {attacker: False}
    why = frame.why_not(g, Option.block(lone, attacker))
    assert (refusal_concept(why), source_of(why)) == (Concept.MENACE, attacker)


def test_508_1a_a_creature_that_came_this_turn_cannot_attack_without_haste() -> None:
    g = board()
    fresh = put(g, 0, creature(1, 1))
    hasty = put(g, 0, creature(1, 1, Keyword.HASTE))
    for oid in (fresh, hasty):
        g.obj(oid).arrived = 1_000_001
    choose_defender(g)
    assert possible_attackers(g) == [hasty]
    assert refusal_concept(can_attack(g, fresh, BOB)) == Concept.SUMMONING_SICK_ATTACK


def test_510_4_first_and_double_strike_decide_who_deals_damage_in_which_step() -> None:
    g = board()
    first = put(g, 0, creature(2, 2, Keyword.FIRST_STRIKE))
    double = put(g, 0, creature(1, 1, Keyword.DOUBLE_STRIKE))
    plain = put(g, 0, creature(3, 3))
    for oid in (first, double, plain):
        g.obj(oid).arrived = 0
    attack_with_all(g)
    declare_blockers(g)
    answer_all(g)
    assert needs_first_strike(g)
    damage_step(g, first=True)
    g.push(AssignDamage())
    answer_all(g)
    assert assigned(g) == [(first, BOB, 2), (double, BOB, 1)]
    damage_step(g)
    g.push(AssignDamage())
    answer_all(g)
    assert assigned(g) == [(double, BOB, 1), (plain, BOB, 3)]


def test_506_4c_a_creature_whose_planeswalker_left_is_still_attacking_and_may_be_blocked() -> None:
    g = board()
    attacker = put(g, 0, creature(2, 2))
    g.obj(attacker).arrived = 0
    walker = put(g, 1, n.CardDef("Planeswalker", types=CardType.PLANESWALKER))
    blocker = put(g, 1, creature(1, 1))
    choose_defender(g)
    declare_attackers(g)
    frame = g.agenda[-1]
    frame.run(g)
    d = take(g)
    assert d is not None
    frame.answer(g, next(o for o in d.options if o.b == walker))
    answer_all(g)
    remove_from_combat(g, walker)
    assert combat_of(g).attacks == {attacker: 0}
    declare_blockers(g)
    answer_all(g)
    assert combat_of(g).blocking == {blocker: [attacker]}


def test_510_1b_unblocked_after_its_planeswalker_left_it_assigns_no_damage() -> None:
    g = board()
    attacker = put(g, 0, creature(2, 2))
    g.obj(attacker).arrived = 0
    attack_with_all(g)
    combat_of(g).entry(attacker).against = 0
    declare_blockers(g)
    answer_all(g)
    damage_step(g)
    g.push(AssignDamage())
    answer_all(g)
    assert assigned(g) == []


def test_508_1h_a_taxed_attack_is_offered_only_if_the_total_can_be_paid_and_attackers_tap_before() -> None:
    g = board()
    tap_for_one = n.Activated((n.TapThis(),), (n.Mode(n.AddMana(((Color.GREEN,),))),))
    land = n.CardDef("Land", types=CardType.LAND, abilities=(tap_for_one,))
    elf = n.CardDef("Elf", types=CardType.CREATURE, power=1, toughness=1, abilities=(tap_for_one,))
    put(g, 1, enchantment(n.AttackTax(n.You(), n.ManaCost(2))))
    bears = [put(g, 0, creature(2, 2)) for _ in range(2)]
    put(g, 0, elf)
    put(g, 0, land)
    for o in g.objects.values():
        o.arrived = 0
    choose_defender(g)
    frame = DeclareAttackers(possible_attackers(g), attackable(g))
    frame.prepare(g)
    frame.pc = DeclareAttackers.ATTACKERS
    asked: list[int] = []
    while frame.ask_next(g):  # everybody attacks who may
        d = take(g)
        assert d is not None
        asked.append(d.about)
        frame.answer(g, d.options[0])
    assert asked == bears[:1]  # two mana: one bear; the elf that pays for it cannot attack as well
    assert pairs(frame.chosen) == [(bears[0], BOB)]
