"""Meanings that speak of targets in a way that cannot be meant: these are declined."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.codec import fields_of
from mainphase.cards.nodes.often_named import CREATURE
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.discourse import Mention, conjuncts, discourse_of, mentioning
from mainphase.language.grammar.objects import certain_objects, certain_players, is_maybe_elsewhere, one_any_target
from mainphase.language.syntax import Choice, Mapped, PhraseContext, Reference, context_of, like, phrase, the

# Chosen first, and told of afterwards: "Choose target creature you control. It gains flying until end of turn."
for chosen in (certain_objects, certain_players, one_any_target):
    phrase(
        "choose {what}",
        like(n.Remember, what=the.what, save="chosen"),
        clauses,
        what=chosen,
        fits=lambda choice: are_targets(choice.what),
    )


def are_targets(what: n.Selector) -> bool:
    """True of a target, or of two that are told together (`aimed_alike`)."""
    return all(isinstance(one, n.Target) for one in (what.of if isinstance(what, n.Together) else (what,)))


phrase(
    "choose {one} and {other}",
    (like(n.Remember, what=the.one, save="chosen"), like(n.Remember, what=the.other, save="chosen besides")),
    both_chosen := Choice("two targets"),
    one=certain_objects, other=certain_objects,
    fits=lambda both: all(isinstance(choice.what, n.Target) for choice in both),
)  # fmt: skip
clauses.add(Mapped(both_chosen, n.Sequence, lambda both: both.of, n.Sequence))
# Of two creatures that are targets, the one and the other are told apart by whose they are.
WHOSE: Final = (
    ("the creature you control", n.ControlledBy(n.You())),
    ("the creature you don't control", n.Not(n.ControlledBy(n.You()))),
    ("the creature an opponent controls", n.ControlledBy(n.EachOpponent())),
)


def by_controller(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    found: list[tuple[str, Any, PhraseContext]] = []
    aims = discourse_of(known).targets
    parts = [conjuncts(aim.which) if aim.which is not None else () for aim in aims]
    if len(aims) != 2 or not all(CREATURE in one for one in parts) or parts[0] == parts[1]:
        return found
    for words, whose in WHOSE:
        for k, aim in enumerate(aims):
            if whose in parts[k] and (aim.at_least, aim.at_most, aim.amount) == (1, 1, None):
                found.append((words, n.Target(k), alone_in_speech(known, n.Target(k))))
    return found


def alone_in_speech(known: PhraseContext, what: n.Target) -> PhraseContext:
    """No pronoun means the other target any more."""
    memory = discourse_of(known)
    others = tuple([m for m in memory.mentions if not isinstance(m.what, n.Target)])
    known = context_of(known.one, memory._replace(mentions=others))
    return mentioning(known, Mention(what, ("creature", "permanent")))


certain_objects.add(Reference("one of two targets", by_controller, "the creature ", of=n.Target))


def is_aimed(value: Any) -> bool:
    """True if whatever these abilities are aimed at is spoken of besides what they do if they were paid for."""
    for part in everything_in(value):
        if isinstance(part, n.Triggered) and is_another_than_either(part):
            return False
        if isinstance(part, n.Triggered) and not is_of_itself(part.on):
            if any(is_elsewhere_too(mode) for mode in part.modes):
                return False
        if isinstance(part, n.Ability) and not (isinstance(part, n.Triggered) and is_of_itself(part.on)):
            if any(isinstance(one, n.Choose) and is_elsewhere_and_other(one.which) for one in everything_in(part)):
                return False
        if isinstance(part, n.SpellAbility) and any(means_another(mode) for mode in part.modes):
            return False
        if isinstance(part, n.Mode) and any(has_its_own(part, i) for i in range(len(part.targets))):
            return False
        if isinstance(part, n.Mode):
            surely: set[int] = set()
            collect_unpaid_targets(part.effect, surely)
            surely |= {i for i, aim in enumerate(part.targets) if isinstance(aim.amount, n.AmountIf)}
            if any(isinstance(one, n.Target) and one.index not in surely for one in everything_in(part.effect)):
                return False
        if isinstance(part, (n.Activated, n.Triggered)) and any(
            isinstance(aim.amount, n.AmountIf) for mode in part.modes for aim in mode.targets
        ):
            return False  # only of a spell is it known before it is aimed
    return True


def is_of_itself(on: n.Trigger) -> bool:
    """True if it is about this object alone: then "another" is no card that this has become, either (CR 400.7e)."""
    if isinstance(on, n.AnyOf):
        return all(is_of_itself(one) for one in on.of)
    return isinstance(on, (n.Dies, n.PutIntoGraveyard, n.Leaves)) and on.which == n.IsThis()


OTHER_THAN_THAT: Final = n.Not(n.OneOf(n.ThatObject()))


def is_another_than_either(part: n.Triggered) -> bool:
    """True if "another target card" of an event about "another creature" could be another than this or than that."""
    which = getattr(part.on, "which", None)
    if not isinstance(which, n.Filter) or n.Other() not in conjuncts(which):
        return False
    return any(
        aim.which is not None and conjuncts(aim.which)[:1] == (OTHER_THAN_THAT,)
        for mode in part.modes
        for aim in mode.targets
    )


def is_elsewhere_too(mode: n.Mode) -> bool:
    """True if it is aimed at "another card" in a zone to which this has gone as another object, perhaps."""
    return any(is_elsewhere_and_other(aim.which) for aim in mode.targets)


def is_elsewhere_and_other(which: n.Filter | None) -> bool:
    return n.Other() in everything_in(which) and is_maybe_elsewhere(which)


def means_another(mode: n.Mode) -> bool:
    """True if "other creatures" beside a target, or something chosen, would be others than the spell, not than that."""
    inside = everything_in(mode.effect)
    if not any(aim.which is not None for aim in mode.targets):
        if not any(isinstance(part, n.Choose) for part in inside):
            return False
        inside = [one for part in inside if isinstance(part, n.Each) for one in everything_in(part)]
    return any(
        isinstance(part, n.All) and n.Other() in part.of and not is_maybe_elsewhere(part) and not is_on_stack(part)
        for part in inside
    )


def is_on_stack(which: n.Filter) -> bool:
    return any(isinstance(part, (n.IsSpell, n.IsAbility)) for part in everything_in(which))


def has_its_own(mode: n.Mode, i: int) -> bool:
    """True if a number is asked of several players at once, each of whom has another."""
    aim = mode.targets[i]
    if aim.players is None or (aim.at_most == 1 and aim.amount is None):
        return False
    return any(
        isinstance(part, n.Quantity) and n.Target(i) in everything_in(part) for part in everything_in(mode.effect)
    )


def collect_unpaid_targets(node: Any, found: set[int]) -> None:
    """The targets that are named whether it was paid for or not."""
    if isinstance(node, tuple):
        for one in node:
            collect_unpaid_targets(one, found)
    elif isinstance(node, n.Target):
        found.add(node.index)
    elif isinstance(node, n.Node):
        paid = isinstance(node, n.If) and any(isinstance(one, n.WasPaid) for one in everything_in(node.condition))
        for name, _, _ in fields_of(type(node)):
            if not (paid and name == "then"):
                collect_unpaid_targets(getattr(node, name), found)


# In what these say, "that player" is somebody else than whom an event is about.
OF_OTHERS: Final = (n.ForEachPlayer, n.SomePlayer, n.PlayersWho, n.CardDef, n.Delayed, n.Reflexive, n.Begin, n.Apply)


def compares_that_player(node: Any) -> bool:
    """True if it goes by a comparison of the player whom an event is about."""
    if isinstance(node, tuple):
        return any(compares_that_player(part) for part in node)
    if not isinstance(node, n.Node) or isinstance(node, OF_OTHERS):
        return False
    if isinstance(node, n.If) and isinstance(node.condition, n.Compare):
        if n.ThatPlayer() in everything_in((node.condition.left, node.condition.right)):
            return True
    return any(compares_that_player(getattr(node, name)) for name, _, _ in fields_of(type(node)))


def is_somebody_compared(value: Any) -> bool:
    """True unless it compares the player whom an event is about where no event is, or one that is about no player: who
    was named is meant.
    """
    for ability in value if isinstance(value, tuple) else (value,):
        of_this = isinstance(ability, n.Triggered) and (is_of_itself(ability.on) or ability.on == n.Enters(n.IsThis()))
        if (isinstance(ability, n.SpellAbility) or of_this) and compares_that_player(ability.modes):
            return False
    return True
