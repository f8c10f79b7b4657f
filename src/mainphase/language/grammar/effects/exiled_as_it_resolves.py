"""Spells that are exiled instead of being put into a graveyard as they resolve, and what becomes of the card then (CR
608.2n): "If you do, return it to your hand at the beginning of the next end step", "it becomes plotted".
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import THIS
from mainphase.cards.words.keyword_abilities import becomes_plotted, gains_suspend
from mainphase.cards.words.triggers import at_the_beginning_of, end_step
from mainphase.language.grammar.clauses import clauses, sentences
from mainphase.language.grammar.counters import some_counters
from mainphase.language.grammar.objects import one_object
from mainphase.language.syntax import DECLINED, Choice, Mapped, phrase, the

RETURNED: Final = n.Delayed(at_the_beginning_of(end_step).do(n.Move(THIS, Zone.HAND)))
NOTHING: Final = n.Sequence(())
TAILS: Final = (
    ("", NOTHING),
    (". if you do, return it to your hand at the beginning of the next end step", RETURNED),
    (". if you do, it becomes plotted", becomes_plotted(THIS)),
    (". then if the exiled card doesn't have suspend, it gains suspend", gains_suspend(THIS)),
)
the_spell: Final = Choice("the spell")
the_spell.add(one_object)
phrase("that card", n.ThatObject(), the_spell, parse_only=True)


def exiled_resolving(told: Any) -> Any:
    """It has the counters as it is there, before what else becomes of it."""
    what, counters, yours, then = told
    if not isinstance(what, n.ThatObject) or (then == NOTHING and "time" in counters):
        return DECLINED  # that it gains suspend, too, is told with it
    kinds = dict.fromkeys(counters)
    put = tuple(n.PutCounters(kind, n.Fixed(counters.count(kind)), THIS) for kind in kinds)
    steps = (*put, *(() if then == NOTHING else (then,)))
    whole = steps[0] if len(steps) == 1 else n.Sequence(steps)
    return n.Apply(what, (n.GainAbility(n.ExiledAsResolves(whole, yours)),), n.Duration.PERMANENT)


def told_of_resolving(apply: Any) -> Any:
    given = apply.mods[0] if len(apply.mods) == 1 else None
    ability = given.ability if isinstance(given, n.GainAbility) else None
    if not isinstance(ability, n.ExiledAsResolves):
        return DECLINED
    then = ability.then
    steps: list[Any] = list(then.of) if isinstance(then, n.Sequence) else [then]
    counters: tuple[str, ...] = ()
    while steps and isinstance(steps[0], n.PutCounters) and isinstance(steps[0].amount, n.Fixed):
        put = steps.pop(0)
        counters += (put.kind,) * put.amount.n
    told = (apply.to, counters, ability.yours, steps[0] if steps else NOTHING)
    return told if exiled_resolving(told) == apply else DECLINED


for whose, yours in (("your", True), ("a", False)):
    for words, counted, slots in (("", (), {}), (" with {counters} on it", the.counters, {"counters": some_counters})):
        more: dict[str, Any] = slots
        head = f"exile {{what}}{words} instead of putting it into {whose} graveyard as it resolves"
        for tail, then in TAILS:
            said = phrase(f"{head}{tail}", (the.what, counted, yours, then), what=the_spell, **more)
            (sentences if tail else clauses).add(Mapped(said, exiled_resolving, told_of_resolving, n.Apply))
