"""What cards do at the beginning of an upkeep today were phase abilities and phase costs in 1997."""

from __future__ import annotations

import pytest
from tests.dates.making import settle
from tests.support.each import for_each
from tests.support.table import NotOffered, Table, position

from mainphase.cards import find_card
from mainphase.cards import nodes as n
from mainphase.cards.earlier.phase_items import read_back, why_not_read_back
from mainphase.cards.library import CARDS
from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import CardDef
from mainphase.cards.words import (
    artifact,
    at_the_beginning_of,
    card,
    creature,
    damage,
    draw,
    each_opponent,
    enchant,
    enchantment,
    gain_life,
    gains_ability,
    have,
    may,
    pay,
    sacrifice_it,
    target,
    that_player,
    the_host,
    this,
    unless_paid,
    upkeep,
    you,
)

BEFORE, SINCE = "1999-05-31", "1999-06-01"
DEMON = card("Demon", "{1}", creature, pt="3/3")(
    at_the_beginning_of(upkeep, of=you).do(unless_paid("{G}", by=you, otherwise=sacrifice_it(this))),
    pay(n.PayLife(n.Fixed(1))).do(draw(1)),
)
TOWER = card("Tower", "{1}", enchantment)(at_the_beginning_of(upkeep, of=you).do(may(gain_life(1))))
DRAIN = card("Drain", "{1}", enchantment)(at_the_beginning_of(upkeep, of=you).do(damage(1, to=you)))
LEECH = card("Leech", "{1}", enchantment, "Aura")(
    enchant(creature), at_the_beginning_of(upkeep, of=n.ControllerOf(the_host)).do(damage(1, to=that_player))
)
HEART = card("Heart", "{1}", enchantment)(at_the_beginning_of(upkeep).do(gain_life(1)))
ENVY = card("Envy", "{1}", enchantment)(at_the_beginning_of(upkeep, of=each_opponent).do(gain_life(2)))


def in_upkeep(rules: str, *alice: str | CardDef, active: str = "alice", **more: object) -> Table:
    """The upkeep has begun, and nothing has been done in it."""
    cards = [read_back(c, rules) if isinstance(c, CardDef) else c for c in alice]
    return position(alice=cards, rules=rules, step="upkeep", active=active, **more)  # type: ignore[arg-type]


def activations(table: Table) -> list[str]:
    return [option for option in table.options if option.startswith("activate")]


def test_what_is_paid_for_there_is_a_phase_cost_on_31_may_1999() -> None:
    table = in_upkeep(BEFORE, DEMON, "Forest")
    assert len(activations(table)) == 2  # it is paid, or it is not; nothing else of it can be used
    assert "pass" not in table.options


@pytest.mark.parametrize(("way", "left"), [(0, ["Demon", "Forest"]), (1, ["Forest"])])
def test_a_phase_cost_is_settled_once(way: int, left: list[str]) -> None:
    table = in_upkeep(BEFORE, DEMON, "Forest")
    table.alice.activate("Demon", ability=way)
    table.resolve_all()
    assert table.alice.battlefield == left
    assert "pass" in table.options


def test_what_is_paid_for_there_triggers_since_1_june_1999() -> None:
    table = in_upkeep(SINCE, DEMON, "Forest")
    assert table.stack == ["Demon"]


def test_what_must_be_done_is_done_when_its_controller_likes_on_31_may_1999() -> None:
    table = in_upkeep(BEFORE, DRAIN)
    assert table.alice.life == 20
    assert "pass" not in table.options
    table.alice.activate("Drain")
    settle(table)
    assert table.alice.life == 19
    assert activations(table) == []


def test_what_may_be_done_may_be_left_out_on_31_may_1999() -> None:
    table = in_upkeep(BEFORE, TOWER)
    assert "pass" in table.options
    table.alice.activate("Tower")
    table.resolve_all()
    assert table.alice.life == 21


def test_what_an_aura_does_is_done_in_the_phase_of_whoever_controls_its_creature() -> None:
    mine = in_upkeep(BEFORE, LEECH, bob=["Hill Giant"], attached={"Leech": "Hill Giant"})
    assert activations(mine) == []
    theirs = in_upkeep(BEFORE, LEECH, active="bob", bob=["Hill Giant"], attached={"Leech": "Hill Giant"})
    theirs.bob.activate("Leech")
    settle(theirs)
    assert (theirs.alice.life, theirs.bob.life) == (20, 19)


@pytest.mark.parametrize(("made", "active", "life"), [(HEART, "alice", 21), (HEART, "bob", 21), (ENVY, "bob", 22)])
def test_what_is_done_for_its_controller_in_others_phases_is_done_by_its_controller(
    made: CardDef, active: str, life: int
) -> None:
    table = in_upkeep(BEFORE, made, active=active)
    if active == "bob":
        with pytest.raises(NotOffered):
            table.bob.activate(made.name)
        table.pass_once()
    table.alice.activate(made.name)
    table.resolve_all()
    assert table.alice.life == life


def test_what_belongs_to_opponents_phases_is_not_done_in_ones_own() -> None:
    assert activations(in_upkeep(BEFORE, ENVY)) == []


def test_what_permanents_are_given_is_read_so_too() -> None:
    flux = card("Flux", "{2}", enchantment)(
        have(
            artifact,
            gains_ability(
                at_the_beginning_of(upkeep, of=you).do(unless_paid("{2}", by=you, otherwise=sacrifice_it(this)))
            ),
        )
    )
    table = in_upkeep(BEFORE, flux, "Ornithopter", "2 Forest")
    assert activations(table) == ["activate Ornithopter", "activate Ornithopter"]
    table.alice.activate("Ornithopter", ability=0)
    table.resolve_all()
    assert "Ornithopter" in table.alice.battlefield
    assert activations(table) == []


def test_what_cannot_be_said_so_is_refused_by_name() -> None:
    aimed = card("Aimed", "{1}", enchantment)(
        at_the_beginning_of(upkeep).targeting(creature).do(n.DealDamage(n.Fixed(1), that_player), n.Tap(target))
    )
    assert why_not_read_back(read_back(aimed, BEFORE), BEFORE).startswith("Aimed does something")
    assert why_not_read_back(read_back(aimed, SINCE), SINCE) == ""


@for_each(sorted(CARDS))
def test_no_built_in_card_is_refused_for_what_it_does_in_a_phase(name: str) -> None:
    if not unknown_mechanic(CARDS[name], BEFORE):
        assert find_card(name, on=BEFORE).name == name
