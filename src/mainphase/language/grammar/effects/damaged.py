""" "A creature dealt damage this way": one to which the spell that is being told of dealt damage."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.discourse import HURT_CREATURE, conjunction, conjuncts
from mainphase.language.grammar.effects.moving import INSTEAD
from mainphase.language.grammar.groups import any_one
from mainphase.language.syntax import DECLINED, Choice, Mapped, like, phrase, the

THIS_WAY: Final = n.WasDamagedBy(n.This())


def damaged(which: Any) -> Any:
    return conjunction((*conjuncts(which), THIS_WAY))


def undamaged(which: Any) -> Any:
    parts = conjuncts(which)
    return conjunction(parts[:-1]) if parts[-1:] == (THIS_WAY,) else DECLINED


dealt_damage: Final = Choice("what was dealt damage this way")
phrase("{which} dealt damage this way", the.which, dealt_damage, which=any_one(nouns.permanent))
phrase(
    "if {which} would die this turn, exile it instead",
    like(n.Begin, static=like(n.ReplaceMove, which=the.which, **INSTEAD)),
    clauses,
    which=Mapped(dealt_damage, damaged, undamaged),
)
for words in ("a creature", "creatures"):
    phrase(
        f"{words} dealt damage this way can't be regenerated this turn",
        n.Begin(n.CantRegenerate(n.All((n.OfType(CardType.CREATURE), THIS_WAY)))), clauses, parse_only=words[0] == "c",
    )  # fmt: skip

    # Of an ability it is told by what it did; a permanent may have dealt damage otherwise in this turn.
    phrase(
        f"{words} dealt damage this way can't be regenerated this turn", n.Begin(n.CantRegenerate(HURT_CREATURE)),
        clauses,
        parse_only=words[0] == "c",
    )  # fmt: skip


SURE: Final = n.Begin(n.CantPreventDamage(n.IsThis()))


def is_unpreventable(value: Any) -> bool:
    """True if it is a spell whose damage can't be prevented: a permanent may deal more of it in the turn."""
    spells = [isinstance(one, n.SpellAbility) for one in (value if isinstance(value, tuple) else (value,))]
    return all(spells) or SURE not in everything_in(value)


def is_damaged(value: Any) -> bool:
    """True if it is the spell itself that deals damage, and nothing else does: a permanent could have dealt some before
    its ability did.
    """
    for ability in value if isinstance(value, tuple) else (value,):
        parts = everything_in(ability)
        if isinstance(ability, n.SpellAbility) and n.CantRegenerate(HURT_CREATURE) in parts:
            return False
        begun = [part.static for part in parts if isinstance(part, n.Begin)]
        stopped = [one.which for one in begun if isinstance(one, (n.ReplaceMove, n.CantRegenerate))]
        if any(THIS_WAY in conjuncts(which) for which in stopped):
            dealing = [part for part in parts if isinstance(part, DEALING)]
            by_this = all(isinstance(part, n.DealDamage) and part.source == n.This() for part in dealing)
            if not isinstance(ability, n.SpellAbility) or not dealing or not by_this:
                return False
    return True


DEALING: Final = (n.DealDamage, n.EachDealsDamage, n.Fight, n.FightDifferentOnes)
