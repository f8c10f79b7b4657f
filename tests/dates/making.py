"""What the tests of dates have in common: spells made of effects, attacks and batches of 1997."""

from __future__ import annotations

from tests.support.table import Table

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType
from mainphase.kernel.fifth.damage_prevention import DamagePrevention
from mainphase.kernel.values import OptionKind
from mainphase.rules.plan import Action


def spell(name: str, *effects: n.Effect, kind: int = CardType.INSTANT) -> CardDef:
    """A spell that costs nothing and does this."""
    does = effects[0] if len(effects) == 1 else n.Sequence(effects)
    return CardDef(name, n.ManaCost(), kind, abilities=(n.SpellAbility((n.Mode(does),)),))


def creature(name: str, *abilities: n.Ability, power: int = 2, toughness: int = 2, subtype: str = "") -> CardDef:
    return CardDef(
        name,
        n.ManaCost(),
        CardType.CREATURE,
        subtypes=(subtype,) if subtype else (),
        power=power,
        toughness=toughness,
        abilities=abilities,
    )


def enchantment(name: str, *abilities: n.Ability) -> CardDef:
    return CardDef(name, n.ManaCost(), CardType.ENCHANTMENT, abilities=abilities)


def when(trigger: n.Trigger, *effects: n.Effect) -> n.Triggered:
    does = effects[0] if len(effects) == 1 else n.Sequence(effects)
    return n.Triggered(trigger, (n.Mode(does),))


def cast(table: Table, name: str) -> None:
    """Alice casts it, and everything resolves."""
    table.alice.cast(name)
    table.resolve_all()


def attack_until_blocks(table: Table) -> None:
    """Alice's one creature attacks Bob, on any date, and it is asked what blocks it."""
    while table.asked != "attack":
        if "phase ability" in table.options:
            table.choose("phase ability")
        else:
            table.pass_once()
    table.choose("attack bob")
    while table.asked != "block":
        table.pass_once()


# --- 1997


def intend_to_attack(table: Table) -> None:
    """The intention to attack is declared, and nobody opens a batch."""
    table.answer(lambda o: o.kind == OptionKind.PHASE_ACTION and o.a == Action.DECLARE_ATTACKERS, "declare an attack")
    table.pass_once()


def settle(table: Table) -> None:
    """All pass until nothing waits to resolve, and no damage to be dealt."""
    while table.stack or any(isinstance(frame, DamagePrevention) for frame in table.state.agenda):
        table.pass_once()
