"""Numbers that belong together, as the lists of the state and of its frames hold them."""

from typing import final

from mypy_extensions import mypyc_attr

from mainphase.kernel.roles import Ref


@mypyc_attr(acyclic=True)
class Packed:
    """A few numbers under names, in a list. It is never changed, so that copies share it.

    A stored state keeps its class. The hash does not see it: there the numbers of all of them stand in a row (`flat`).
    """

    def __init__(self) -> None:
        pass


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class SpellCast(Packed):
    def __init__(self, spell: int = 0, caster: int = -1) -> None:
        self.spell: Ref = spell
        self.caster = caster


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class AbilityOf(Packed):
    """An ability, and the object that has it."""

    def __init__(self, source: int = 0, ability: int = -1) -> None:
        self.source: Ref = source
        self.ability = ability  # uid in the book


def has_ability(among: list[AbilityOf], source: int, ability: int) -> bool:
    for one in among:
        if one.source == source and one.ability == ability:
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class PlannedMana(Packed):
    """A mana ability that is going to be activated for a payment."""

    def __init__(self, source: int = 0, ability: int = -1, choice: int = 0) -> None:
        self.source = source
        self.ability = ability  # uid in the book
        self.choice = choice  # which of the mana that it can produce


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Declared(Packed):
    """A creature, and what it is declared to attack (508.1b) or the attacker that it is declared to block (509.1a)."""

    def __init__(self, creature: int = 0, against: int = 0) -> None:
        self.creature = creature
        self.against = against  # a ref


@mypyc_attr(acyclic=True)
@final
class JoinedBand(Packed):
    def __init__(self, creature: int = 0, band: int = 0) -> None:
        self.creature = creature
        self.band = band  # the creature that it began with


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class AssignedDamage(Packed):
    """Combat damage that has been assigned and not yet dealt (510.1)."""

    def __init__(self, source: int = 0, recipient: int = 0, amount: int = 0) -> None:
        self.source = source
        self.recipient = recipient  # a ref
        self.amount = amount


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class PreventedDamage(Packed):
    """The damage of an event that one effect has prevented (615.13)."""

    def __init__(self, effect: int = 0, recipient: int = 0, amount: int = 0) -> None:
        self.effect = effect  # its key (`ActiveStatic.key`)
        self.recipient = recipient  # a ref
        self.amount = amount
