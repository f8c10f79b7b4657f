"""Emblems (CR 114)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words.cards import emblem
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.objects import who
from mainphase.language.grammar.quoted import by_itself, calling, quoted
from mainphase.language.grammar.statics.lines import static_abilities
from mainphase.language.syntax import DECLINED, Choice, Listing, Mapped, like, phrase, the

NAMED: Final = ""  # nobody says of whose emblem it is


PAID_BY_A_PLAYER: Final = (n.PayMana, n.PayLife, n.SacrificeCost, n.DiscardCost)


def is_paid_by_its_owner(ability: Any) -> bool:
    """True of an activated ability, no mana ability, whose costs ask nothing of the emblem itself (CR 114.4)."""
    if not isinstance(ability, n.Activated) or not all(isinstance(cost, PAID_BY_A_PLAYER) for cost in ability.cost):
        return False
    parts = everything_in(ability)
    return not any(isinstance(part, (n.AddMana, n.IsThis, n.This)) for part in parts)


def emblem_of(abilities: Any) -> Any:
    if not all(isinstance(a, (n.Triggered, n.Static)) or is_paid_by_its_owner(a) for a in abilities):
        return DECLINED
    return emblem(NAMED, *abilities).emblem


def emblem_abilities(made: Any) -> Any:
    """The abilities without where they work, which is where emblems are."""
    if not isinstance(made, n.CardDef):
        return DECLINED
    found = [a for a in made.abilities if isinstance(a, (n.Triggered, n.Static, n.Activated))]
    return tuple(replace(a, zone=Zone.BATTLEFIELD) for a in found) if len(found) == len(made.abilities) else DECLINED


with_abilities: Final = Choice("what an emblem has")
with_abilities.add(
    Mapped(Listing(calling(quoted, "this emblem"), least=1, most=3), emblem_of, emblem_abilities, n.CardDef)
)
# Of two that one sentence tells: "you can't lose the game and your opponents can't win the game".
two_in_one: Final = Mapped(
    static_abilities,
    lambda held: held if len(held) == 2 else DECLINED,
    lambda held: held if len(held) == 2 else DECLINED,
)
quoted_together: Final = phrase('"{line}"', the.line, line=by_itself(two_in_one))
with_abilities.add(Mapped(calling(quoted_together, "this emblem"), emblem_of, emblem_abilities, n.CardDef))
phrase(
    "{by} <gets> an emblem with {emblem}",
    like(n.CreateEmblem, emblem=the.emblem, by=the.by),
    clauses,
    by=who,
    emblem=with_abilities,
)
