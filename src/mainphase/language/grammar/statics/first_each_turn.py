"""What the first spell of each turn costs, or the second: "the first creature spell you cast each turn costs {2} less".

While it is paid for it has not been cast yet (CR 601.2i), so that none that fits has been cast before the first.
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import YOU
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import each_one
from mainphase.language.grammar.discourse import conjunction, conjuncts
from mainphase.language.grammar.origins import YOUR_ORIGINS
from mainphase.language.grammar.statics.casting import generic, less
from mainphase.language.grammar.statics.lines import static_abilities
from mainphase.language.grammar.statics.spells_cast import aids, given, triggers_once_cast
from mainphase.language.syntax import DECLINED, Choice, Mapped, Words, phrase, the

ORDINALS: Final = Words("which of them", [("first", 0), ("second", 1), ("third", 2)])
SPANS: Final = Words("how long", [("each turn", False), ("during each of your turns", True)])

# Which spells, which of them in the turn, and whether only in your own.
such: Final = Choice("a spell of each turn")
phrase("{nth} {which} you cast {own}", (the.nth, the.which, the.own), such, nth=ORDINALS, which=nouns.spell, own=SPANS)
described: Final = phrase(
    "{nth} {which} you cast {but} {own}", (the.nth, the.which, the.but, the.own),
    nth=ORDINALS, which=nouns.spell, own=SPANS, but=Choice("what it is", [nouns.after_one, YOUR_ORIGINS]),
)  # fmt: skip
such.add(
    Mapped(
        described,
        lambda told: (told[0], conjunction((*conjuncts(told[1]), *conjuncts(told[2]))), told[3]),
        lambda told: (told[0], *last_apart(told[1]), told[2]) if conjuncts(told[1]) else DECLINED,
        tuple,
    )
)


def last_apart(which: n.Filter) -> tuple[n.Filter, n.Filter]:
    """Returns what it is, without the last that describes it; and that."""
    parts = conjuncts(which)
    return conjunction(parts[:-1]), parts[-1]


def as_it_comes(such: Any, effects: tuple[n.StaticEffect, ...]) -> Any:
    """Static abilities that hold while just so many have been cast."""
    nth, which, own = such
    if not nouns.is_only_cast(which) or any(isinstance(part, n.PaidFor) for part in conjuncts(which)):
        return DECLINED  # whether it is kicked is not known before
    so_many: n.Condition = n.Compare(n.SpellsCastThisTurn(YOU, which), "=", n.Fixed(nth))
    condition = n.Both(n.IsYourTurn(), so_many) if own else so_many
    return tuple(n.Static(effect, condition) for effect in effects)


def such_told(abilities: Any) -> Any:
    """Which spells these are, and what holds; None if it is told otherwise."""
    if not abilities or not all(isinstance(a, n.Static) and a.condition == abilities[0].condition for a in abilities):
        return None
    condition = abilities[0].condition
    own = isinstance(condition, n.Both)
    so_many = condition.right if own else condition
    cast = so_many.left if isinstance(so_many, n.Compare) else None
    if not isinstance(cast, n.SpellsCastThisTurn) or cast.which is None or not isinstance(so_many.right, n.Fixed):
        return None
    such = (so_many.right.n, cast.which, own)
    effects = tuple(a.effect for a in abilities)
    return (such, effects) if as_it_comes(such, effects) == abilities else None


def costs_so(told: Any) -> Any:
    such, amount, times, flash = told
    changed = n.CostChange(YOU, such[1], amount, times=times)
    return as_it_comes(such, (changed, n.CastAsThoughFlash(YOU, such[1])) if flash else (changed,))


def told_of_cost(abilities: Any) -> Any:
    found = such_told(abilities)
    if found is None or not isinstance(found[1][0], n.CostChange):
        return DECLINED
    told = (found[0], found[1][0].generic, found[1][0].times, len(found[1]) == 2)
    return told if costs_so(told) == abilities else DECLINED


def has_aid(told: Any) -> Any:
    such, keyword = told
    return as_it_comes(such, (n.AidedBy(YOU, such[1], keyword),))


def told_of_its_aid(abilities: Any) -> Any:
    found = such_told(abilities)
    if found is None or not isinstance(found[1][0], n.AidedBy):
        return DECLINED
    told = (found[0], found[1][0].keywords)
    return told if has_aid(told) == abilities else DECLINED


TAILS: Final[tuple[tuple[str, Any, bool, dict[str, Any]], ...]] = (
    ("", None, False, {}),
    (" and can be cast as though it had flash", None, True, {}),
    (" for each {times}", the.times, False, {"times": each_one}),
)
for amount, how in ((less, "less"), (generic, "more")):
    for tail, times, flash, slots in TAILS:
        costs = phrase(
            f"the {{such}} costs {{amount}} {how} to cast{tail}.", (the.such, the.amount, times, flash),
            such=such, amount=amount, **slots,
        )  # fmt: skip
        static_abilities.add(Mapped(costs, costs_so, told_of_cost, tuple))
has: Final = phrase("the {such} has {aid}.", (the.such, the.aid), such=such, aid=aids)
static_abilities.add(Mapped(has, has_aid, told_of_its_aid, tuple))


# "You may cast the first creature spell you cast each turn as though it had flash" (CR 601.3b).
def with_flash(such: Any) -> Any:
    return as_it_comes(such, (n.CastAsThoughFlash(YOU, such[1]),))


def told_of_flash(abilities: Any) -> Any:
    found = such_told(abilities)
    if found is None or not isinstance(found[1][0], n.CastAsThoughFlash):
        return DECLINED
    return found[0] if with_flash(found[0]) == abilities else DECLINED


as_with_flash: Final = phrase("you may cast the {such} as though it had flash.", the.such, such=such)
static_abilities.add(Mapped(as_with_flash, with_flash, told_of_flash, tuple))


# "The first spell you cast each turn has cascade": what it has once it is cast, which costs nothing.
def has_once_cast(told: Any) -> Any:
    such, mods = told
    has_it = n.NextSpellHas(YOU, such[1], mods)
    return as_it_comes(such, (has_it,)) if triggers_once_cast(has_it) else DECLINED


def told_once_cast(abilities: Any) -> Any:
    found = such_told(abilities)
    if found is None or not isinstance(found[1][0], n.NextSpellHas):
        return DECLINED
    told = (found[0], found[1][0].mods)
    return told if has_once_cast(told) == abilities else DECLINED


has_besides: Final = phrase("the {such} has {mods}.", (the.such, the.mods), such=such, mods=given)
static_abilities.add(Mapped(has_besides, has_once_cast, told_once_cast, tuple))
