"""Mana in a game: abilities without the stack, payment by plan and by hand, pools that empty."""

import pytest

from mainphase.cards import nodes as n
from mainphase.cards.nodes import PHYREXIAN, TWO_GENERIC, CardType, Color, Duration, ManaCost, Zone
from mainphase.kernel.costs.affording import (
    can_pay_mana,
    mana_overview,
    max_x,
    other_costs_in_hand,
    wanted_colors,
)
from mainphase.kernel.costs.arithmetic import solve
from mainphase.kernel.costs.mana_abilities import mana_options
from mainphase.kernel.costs.paying_mana import ActivateMana, PayMana
from mainphase.kernel.costs.pool import add_mana, empty_pools
from mainphase.kernel.costs.sources_of_mana import mana_sources
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card
from mainphase.kernel.machine import advance, apply_option
from mainphase.kernel.setup import add_player, fill_library, place_object, set_sick, start_at
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.stack_timing import StackTiming
from mainphase.kernel.values import DecisionKind, OptionKind
from mainphase.kernel.what_happens import EventName
from mainphase.rules.timeline import rules_on

W, U, B, R, G, C = (Color.WHITE, Color.BLUE, Color.BLACK, Color.RED, Color.GREEN, Color.COLORLESS)


def mana_ability(
    *choices: tuple[int, ...],
    cost: tuple[n.Cost, ...] = (n.TapThis(),),
    only_for: n.Filter | None = None,
    amount: int = 1,
    also: tuple[n.Effect, ...] = (),
    condition: n.Condition | None = None,
) -> n.Activated:
    add: n.Effect = n.AddMana(choices, n.Fixed(amount), only_for=only_for)
    effect = n.Sequence((add, *also)) if also else add
    return n.Activated(cost, (n.Mode(effect),), condition=condition)


def land(name: str, *abilities: n.Ability) -> n.CardDef:
    return n.CardDef(name, None, CardType.LAND, abilities=abilities)


PLAINS = land("Plains", mana_ability((W,)))
ISLAND = land("Island", mana_ability((U,)))
FOREST = land("Forest", mana_ability((G,)))
DUAL = land("Dual", mana_ability((W,)), mana_ability((U,)))
CITY = land("City", mana_ability((W,), (U,), (B,), (R,), (G,)))
HURTS = land(
    "Hurts",
    mana_ability((C,)),
    mana_ability((U,), (R,), also=(n.DealDamage(n.Fixed(1), n.You()),)),
)
ELF = n.CardDef("Elf", ManaCost(0, (G,)), CardType.CREATURE, power=1, toughness=1, abilities=(mana_ability((G,)),))
LOTUS = n.CardDef(
    "Lotus",
    ManaCost(),
    CardType.ARTIFACT,
    abilities=(mana_ability((W,), (U,), (B,), (R,), (G,), cost=(n.TapThis(), n.SacrificeThis()), amount=3),),
)
CAVERN = land("Cavern", mana_ability((G,), only_for=n.OfType(CardType.CREATURE)))
SIGNET = n.CardDef(
    "Signet",
    ManaCost(2),
    CardType.ARTIFACT,
    abilities=(mana_ability((W, U), cost=(n.PayMana(ManaCost(1)), n.TapThis())),),
)
BLOOM = n.CardDef(
    "Bloom",
    ManaCost(3, (G,)),
    CardType.ENCHANTMENT,
    abilities=(
        n.Triggered(
            n.BecomesTapped(n.Named("Forest"), for_mana=True),
            (n.Mode(n.AddMana(((G,),), by=n.ControllerOf(n.ThatObject()))),),
        ),
    ),
)
BEAR = n.CardDef("Bear", ManaCost(1, (G,)), CardType.CREATURE, power=2, toughness=2)
NEEDLE = n.CardDef("Needle", ManaCost(1), CardType.ARTIFACT, abilities=(n.Static(n.CantActivate(n.Named("Plains"))),))
RITUAL = n.CardDef(
    "Ritual",
    ManaCost(0, (B,)),
    CardType.INSTANT,
    abilities=(n.SpellAbility((n.Mode(n.AddMana(((B, B, B),))),)),),
)
KEEPER = n.CardDef("Keeper", ManaCost(1), CardType.ENCHANTMENT, abilities=(n.Static(n.ManaPersists(n.You(), G)),))


class Table:
    """Two players, the first in her main phase with priority."""

    def __init__(self, *permanents: n.CardDef, pay: bool = True, hand: tuple[n.CardDef, ...] = ()) -> None:
        self.g = State(rules_on(), Book(), StackTiming())
        self.g.log = []
        self.g.automation.pay = pay
        for name in ("Alice", "Bob"):
            player = add_player(self.g, name)
            fill_library(self.g, player, [(10, add_card(self.g.book, BEAR))])
        self.mine = [place_object(self.g, add_card(self.g.book, card), 0, Zone.BATTLEFIELD) for card in permanents]
        self.hand = [place_object(self.g, add_card(self.g.book, card), 0, Zone.HAND) for card in hand]
        start_at(self.g, 3, 0, "precombat main phase")
        advance(self.g)
        assert self.g.pending is not None
        assert self.g.pending.kind == DecisionKind.PRIORITY

    def pool(self) -> list[int]:
        return [u.color for u in self.g.players[0].pool]

    def tapped(self) -> list[str]:
        return [self.g.book.cards[o.card].node.name for o in self.mine if o.tapped or o.zone != Zone.BATTLEFIELD]

    def pays(self, generic: int, *symbols: int, for_obj: int = 0) -> bool:
        return can_pay_mana(self.g, 0, ManaCost(generic, symbols), 0, for_obj, [])

    def pay(self, generic: int, *symbols: int, for_obj: int = 0) -> None:
        assert self.pays(generic, *symbols, for_obj=for_obj)
        self.g.pending = None
        self.g.push(PayMana(0, ManaCost(generic, symbols), 0, for_obj))
        advance(self.g)

    def choose(self, kind: int, a: int = 0) -> None:
        d = self.g.pending
        assert d is not None
        found = [i for i in range(d.count()) if d.options[i].kind == kind and d.options[i].a == a]
        assert found, [(o.kind, o.a, o.b) for o in d.options]
        apply_option(self.g, found[0])

    def kinds(self) -> list[tuple[int, int]]:
        d = self.g.pending
        assert d is not None
        return [(o.kind, o.a) for o in d.options]

    def told(self, name: int) -> list[str]:
        assert self.g.log is not None
        return [e.word for e in self.g.log if e.name == name]


def test_605_3b_a_mana_ability_resolves_at_once_without_the_stack() -> None:
    t = Table(FOREST)
    t.choose(OptionKind.MANA, t.mine[0].id)
    assert t.pool() == [G]
    assert t.g.stack == []
    assert t.told(EventName.MANA_ADDED) == ["G"]
    assert t.tapped() == ["Forest"]
    assert t.g.holder == 0


def test_605_3b_the_colour_is_asked_where_there_are_several() -> None:
    t = Table(CITY)
    t.choose(OptionKind.MANA, t.mine[0].id)
    assert t.g.pending is not None
    assert t.g.pending.kind == DecisionKind.COLOR
    t.choose(OptionKind.COLOR, 3)
    assert t.pool() == [R]


def test_601_2h_automatic_payment_taps_and_spends() -> None:
    t = Table(FOREST, PLAINS, DUAL)
    t.pay(1, U)
    assert t.pool() == []
    assert sorted(t.tapped())[0] == "Dual"
    assert len(t.tapped()) == 2
    assert t.g.pending is not None


def test_a_land_that_hurts_gives_colourless_mana_where_it_can() -> None:
    t = Table(HURTS, ISLAND)
    assert t.pays(0, C, U)
    t.pay(0, C, U)
    assert t.g.players[0].life == 20
    t = Table(HURTS)
    t.pay(0, R)
    assert t.g.players[0].life == 19


def test_302_6_a_new_creature_cannot_tap_for_mana() -> None:
    t = Table(ELF)
    assert t.pays(0, G)
    set_sick(t.g, t.mine[0])
    assert not t.pays(0, G)
    assert mana_options(t.g, 0) == []
    assert mana_sources(t.g, 0, 0, []) == []


def test_602_5_an_effect_may_forbid_mana_abilities() -> None:
    t = Table(PLAINS, ISLAND, NEEDLE)
    assert not t.pays(0, W)
    assert t.pays(0, U)
    assert [o.a for o in mana_options(t.g, 0)] == [t.mine[1].id]


def test_a_lotus_is_sacrificed_for_three_of_one_colour() -> None:
    t = Table(LOTUS, FOREST)
    assert t.pays(1, R, R)
    assert t.pays(1, R, R, R)
    assert not t.pays(0, R, R, U)
    t.pay(1, R, R, R)
    assert sorted(t.tapped()) == ["Forest", "Lotus"]
    assert t.pool() == []
    assert len(t.g.players[0].graveyard) == 1


def test_106_6_restricted_mana_pays_only_for_its_spells() -> None:
    t = Table(CAVERN, hand=(BEAR, RITUAL))
    bear, ritual = t.hand
    assert t.pays(1, for_obj=bear.id)
    assert not t.pays(1, for_obj=ritual.id)
    assert not t.pays(1)
    t.choose(OptionKind.MANA, t.mine[0].id)
    assert t.pays(1, for_obj=bear.id)
    assert not t.pays(1, for_obj=ritual.id)
    assert not t.pays(1, for_obj=t.mine[0].id)


def test_605_4a_triggered_mana_abilities_resolve_at_once_and_are_used() -> None:
    t = Table(FOREST, FOREST, BLOOM)
    t.g.pending = None
    t.g.push(ActivateMana(0, t.mine[0].id, t.g.objects[t.mine[0].id].ch.mana[0]))  # type: ignore[union-attr]
    advance(t.g)
    assert t.pool() == [G, G]
    assert t.g.stack == []
    assert t.g.waiting == []
    t = Table(FOREST, FOREST, BLOOM)
    t.pay(2)
    assert t.tapped() == ["Forest"]
    assert t.pool() == []


def test_605_3a_a_mana_ability_that_costs_mana_pays_too() -> None:
    t = Table(FOREST, SIGNET)
    assert t.pays(0, W)
    assert t.pays(1, U)
    assert not t.pays(2, U)
    t.choose(OptionKind.MANA, t.mine[1].id)
    assert sorted(t.pool()) == [W, U]
    assert sorted(t.tapped()) == ["Forest", "Signet"]


def test_payment_by_hand_offers_only_what_can_be_completed() -> None:
    t = Table(CITY, FOREST, PLAINS, pay=False)
    city, forest, plains = (o.id for o in t.mine)
    t.pay(1, U)
    assert t.kinds() == [(OptionKind.MANA, city), (OptionKind.MANA, forest), (OptionKind.MANA, plains)]
    t.choose(OptionKind.MANA, city)  # only blue leaves the cost payable: not asked
    assert t.pool() == [U]
    assert t.kinds() == [(OptionKind.SPEND, U), (OptionKind.MANA, forest), (OptionKind.MANA, plains)]
    t.choose(OptionKind.MANA, plains)
    assert t.kinds() == [(OptionKind.SPEND, U), (OptionKind.MANA, forest)]
    t.choose(OptionKind.SPEND, U)
    assert t.kinds() == [(OptionKind.SPEND, W), (OptionKind.MANA, forest)]
    t.choose(OptionKind.SPEND, W)
    assert t.g.pending is not None
    assert t.pool() == []
    assert t.g.pending.kind == DecisionKind.PRIORITY


def test_107_4f_and_107_4e_by_hand() -> None:
    t = Table(FOREST, FOREST, pay=False)
    t.pay(0, W | PHYREXIAN, U | TWO_GENERIC)
    assert (OptionKind.PAY_LIFE, 0) in t.kinds()
    t.choose(OptionKind.PAY_LIFE)
    assert t.g.players[0].life == 18
    for o in t.mine:
        t.choose(OptionKind.MANA, o.id)
    t.choose(OptionKind.SPEND, G)
    t.choose(OptionKind.SPEND, G)
    assert t.pool() == []
    assert t.g.pending is not None
    assert t.g.pending.kind == DecisionKind.PRIORITY


def test_107_4f_by_plan_life_is_paid_when_mana_is_short() -> None:
    t = Table(FOREST)
    t.pay(1, W | PHYREXIAN)
    assert t.g.players[0].life == 18
    assert t.tapped() == ["Forest"]


def test_500_5_pools_empty_as_a_step_ends() -> None:
    t = Table(FOREST)
    t.choose(OptionKind.MANA, t.mine[0].id)
    empty_pools(t.g)
    assert t.pool() == []
    assert t.told(EventName.MANA_EMPTIES) == ["G"]


def test_106_4_some_mana_is_kept() -> None:
    t = Table(KEEPER)
    add_mana(t.g, 0, (G, R, G), 0, -1)
    add_mana(t.g, 1, (G,), 0, -1)
    empty_pools(t.g)
    assert t.pool() == [G, G]
    assert t.g.players[1].pool == []
    t = Table()
    node = t.g.book.add_node(n.AddMana(((R,),), keeps=Duration.END_OF_TURN))
    add_mana(t.g, 0, (R,), 0, node)
    add_mana(t.g, 0, (B,), 0, -1)
    empty_pools(t.g)
    assert t.pool() == [R]
    while t.g.turn_number == 3:  # 514.2: it lasts as long as the turn
        assert t.pool() == [R]
        apply_option(t.g, 0)
    assert t.pool() == []


def test_max_x_is_what_is_left_after_the_symbols() -> None:
    t = Table(FOREST, FOREST, PLAINS, LOTUS)
    assert max_x(t.g, 0, ManaCost(0, (G,), 1), 0, []) == 5
    assert max_x(t.g, 0, ManaCost(0, (G,), 2), 0, []) == 2
    assert max_x(t.g, 0, ManaCost(0, (U, R), 1), 0, []) == -1
    assert max_x(t.g, 0, ManaCost(0, (G,), 1), 0, [t.mine[0].id]) == 4


def test_a_ritual_adds_mana_as_it_resolves() -> None:
    t = Table(CITY, hand=(RITUAL,))
    t.choose(OptionKind.CAST, t.hand[0].id)
    assert t.tapped() == ["City"]
    apply_option(t.g, 0)
    apply_option(t.g, 0)
    assert t.pool() == [B, B, B]


def test_automatic_mana_offers_only_abilities_that_do_more_than_pay() -> None:
    t = Table(FOREST, LOTUS)
    t.g.automation.mana_auto = True
    assert [o.a for o in mana_options(t.g, 0)] == [t.mine[1].id]


def test_what_the_hand_needs_is_left_untapped() -> None:
    t = Table(FOREST, ISLAND, hand=(BEAR,))
    t.pay(1)
    assert t.tapped() == ["Island"]


@pytest.mark.parametrize(
    ("permanents", "generic", "symbols", "alike"),
    [
        ((FOREST, FOREST, FOREST), 2, (), True),
        ((FOREST, FOREST, FOREST), 1, (G, G), True),
        ((FOREST, FOREST), 0, (G, PHYREXIAN | G), False),
        ((FOREST, PLAINS, FOREST), 1, (G,), False),
        ((ELF, FOREST, FOREST), 1, (), False),
        ((CITY, CITY), 1, (), False),
        ((FOREST, DUAL), 1, (), False),
        ((LOTUS, FOREST, FOREST), 1, (), False),
        ((NEEDLE, FOREST, FOREST), 1, (G,), False),
    ],
)
def test_where_all_mana_is_alike_the_first_sources_pay_as_the_solver_has_it(
    permanents: tuple[n.CardDef, ...], generic: int, symbols: tuple[int, ...], alike: bool
) -> None:
    t = Table(*permanents)
    pay = PayMana(0, ManaCost(generic, symbols))
    assert pay.plan_alike(t.g) == alike
    over = mana_overview(t.g, 0, 0, [])
    best = solve(over.supply, generic, list(symbols), wanted_colors(other_costs_in_hand(t.g, 0, 0)), 20)
    assert best is not None
    if not alike:
        assert not pay.planned
        return
    by_solver = [over.supply.sources[i].outputs[k] for i, k in zip(best.sources, best.outputs, strict=True)]
    assert [p.source for p in pay.planned] == [over.supply.sources[i].obj for i in best.sources]
    assert [(p.ability, p.choice) for p in pay.planned] == [(o.ability, o.choice) for o in by_solver]


def test_a_pool_is_spent_before_sources_that_are_alike() -> None:
    t = Table(FOREST, FOREST)
    add_mana(t.g, 0, (G,), 0, -1)
    assert not PayMana(0, ManaCost(1)).plan_alike(t.g)
    assert not PayMana(0, ManaCost(1), from_pool=True).plan_alike(t.g)
