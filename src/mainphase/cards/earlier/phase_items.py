"""Abilities of the beginning of an upkeep or draw step, as the Fifth Edition had them: phase abilities and phase costs.

What a card does "at the beginning of your upkeep" since the Sixth Edition rules it did "during your upkeep" before:
once in that phase, when the player whose phase it was liked (Fifth Edition, "Phase Structure"). So each such ability is
read by one rule:

* "… unless you pay" is a phase cost: it is paid, or what is said for not paying happens.
* "You may …" is a phase ability that is used or not.
* Anything else is a phase ability that has to be used.

What belongs to the phases of others is used by the player whose phase it is if it speaks of no one else, and otherwise
by its controller. Where that cannot be said, the card is refused on those days (`why_not_read_back`).

Nobody tells how old a card is whose text was read, so the rule is for all of them. Of the built-in ones those that are
older than the Sixth Edition are named in `fifth_edition`: others were printed with an ability of the beginning.
"""

import datetime
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import lru_cache
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.earlier.wording import SIXTH
from mainphase.cards.nodes import CardDef, Zone
from mainphase.cards.nodes.often_named import YOU_CONTROL
from mainphase.rules.timeline import date_of
from mainphase.saying.worded import worded

PHASES: Final = {"upkeep": "upkeep", "draw step": "draw"}
ALWAYS: Final = n.IsTurnOf(n.EachPlayer())


def read_back(card: CardDef, on: datetime.date | str | None) -> CardDef:
    """The card as the rules of a day have it."""
    return card if on is None or date_of(on) >= SIXTH.isoformat() else of_1997(card)


def why_not_read_back(card: CardDef, on: datetime.date | str) -> str:
    """Why a card cannot be played on a day, or ""; `card` is as it reads on that day."""
    if date_of(on) >= SIXTH.isoformat() or next(left_over(card), None) is None:
        return ""
    return worded(
        "error-does-something-at-the-beginning",
        "{card} does something at the beginning of a phase; the rules of {date} had phase abilities "
        "and phase costs for that, and it can be read as neither",
        card=card.name,
        date=on,
    )


@lru_cache(maxsize=256)
def of_1997(card: CardDef) -> CardDef:
    """The card with each of these abilities turned into what it was."""
    made = then(card)
    assert isinstance(made, CardDef)
    return made


def then(node: Any) -> Any:
    """A tree as it was; the same one if nothing in it changes. Delayed abilities were always of the beginning."""
    if isinstance(node, tuple):
        out: list[Any] = []
        for part in node:
            if isinstance(part, n.GainAbility) and isinstance(part.ability, n.Triggered):
                out += [replace(part, ability=ability) for ability in former_abilities(part.ability)]
            else:
                out.append(then(part))
        return node if tuple(out) == node else tuple(out)
    if not isinstance(node, n.Node) or isinstance(node, n.Delayed):
        return node
    if isinstance(node, CardDef):
        abilities: list[n.Ability] = []
        for ability in node.abilities:
            abilities += former_abilities(ability) if isinstance(ability, n.Triggered) else (then(ability),)
        found = with_parts_changed(node)
        return found if tuple(abilities) == node.abilities else replace(found, abilities=tuple(abilities))
    return with_parts_changed(node)


def with_parts_changed(node: Any) -> Any:
    """A node with its parts as they were, but for a card's own abilities."""
    new: dict[str, Any] = {}
    for field in fields(node):
        part = getattr(node, field.name)
        if isinstance(node, CardDef) and field.name == "abilities":
            continue
        was = then(part)
        if was is not part:
            new[field.name] = was
    return replace(node, **new) if new else node


def former_abilities(t: n.Triggered) -> tuple[n.Ability, ...]:
    """Returns the abilities that a triggered ability was: one or two phase abilities, or itself."""
    on = t.on
    if isinstance(on, n.AnyOf):
        return beginnings_apart(t, on.of)
    if (
        not isinstance(on, n.BeginningOf)
        or on.part not in PHASES
        or on.that
        or t.zone not in (Zone.BATTLEFIELD, Zone.GRAVEYARD)
    ):
        return (t,)
    used = n.Activated(
        (), t.modes, zone=t.zone, per_turn=1, condition=t.condition, choose_least=t.choose_least,
        choose_most=t.choose_most, during=PHASES[on.part], mandatory=True, keyword=t.keyword,
    )  # fmt: skip
    if on.of == n.You():
        return own(used)
    if t.zone != Zone.BATTLEFIELD:
        return (t,)
    theirs = whose_phase_condition(on.of)
    alone = n.You() not in nodes_of_tree(t.modes) and n.You() not in nodes_of_tree(t.condition)
    if theirs is not None and alone and not any(mode.targets for mode in t.modes):
        used = replace(used, any_player=True)
        return (optional(met(substitute(used, n.ThatPlayer(), n.You()), theirs)),)
    if n.ThatPlayer() in nodes_of_tree(t.modes) and any(mode.targets for mode in t.modes):
        return (t,)
    used = substitute(replace(used, any_turn=True), n.ThatPlayer(), n.ActivePlayer())
    return (optional(met(used, n.IsTurnOf(on.of))),)


def beginnings_apart(t: n.Triggered, events: tuple[n.Trigger, ...]) -> tuple[n.Ability, ...]:
    """Of several events those that are the beginning of a phase stand by themselves."""
    rest = tuple([on for on in events if not isinstance(on, n.BeginningOf)])
    out: list[n.Ability] = []
    for on in events:
        if isinstance(on, n.BeginningOf):
            out += former_abilities(replace(t, on=on))
    if rest:
        out.append(replace(t, on=rest[0] if len(rest) == 1 else n.AnyOf(rest)))
    return (t,) if len(rest) == len(events) else tuple(out)


def own(used: n.Activated) -> tuple[n.Ability, ...]:
    """Of your own phase: what one pays in it is a phase cost."""
    if len(used.modes) != 1 or used.modes[0].targets:
        return (optional(used),)
    mode = used.modes[0]
    e = mode.effect
    if used.keyword == "cumulative upkeep":  # an age counter, and then the cost for each
        return (replace(used, phase_cost=True),)
    if not isinstance(e, n.PayOrElse) or e.times is not None or e.forced is not None or e.by != n.You():
        return (optional(used),)
    paid = replace(used, cost=e.cost, modes=(replace(mode, effect=e.paid or n.Sequence(())),))
    if e.otherwise is None:
        return (replace(paid, mandatory=False),)
    not_paid = replace(used, modes=(replace(mode, effect=e.otherwise),))
    return (replace(paid, phase_cost=True), replace(not_paid, phase_cost=True))


def optional(used: n.Activated) -> n.Activated:
    """Returns a phase ability without its "you may": whoever wants to do it uses the ability."""
    if len(used.modes) != 1:
        return used
    (mode,) = used.modes
    e = mode.effect
    if not isinstance(e, n.May) or e.otherwise is not None or e.by != n.You():
        return used
    return replace(used, modes=(replace(mode, effect=e.then),), mandatory=False)


def met(used: n.Activated, condition: n.Condition) -> n.Activated:
    if condition == ALWAYS:
        return used
    return replace(used, condition=condition if used.condition is None else n.Both(condition, used.condition))


def whose_phase_condition(of: n.Selector) -> n.Condition | None:
    """Returns the condition that it is such a player's phase, asked of whoever uses it in their own; None if that
    cannot be asked so.
    """
    if of == n.EachPlayer():
        return ALWAYS
    if of == n.EachOpponent():
        return n.Negated(n.Fits(n.This(), YOU_CONTROL))
    if isinstance(of, n.ControllerOf):
        return n.Fits(of.of, YOU_CONTROL)
    return None


def substitute(node: Any, what: n.Node, by: n.Node) -> Any:
    """A tree in which one selector stands for another."""
    if node == what:
        return by
    if isinstance(node, tuple):
        return tuple([substitute(part, what, by) for part in node])
    if not isinstance(node, n.Node):
        return node
    return replace(node, **{field.name: substitute(getattr(node, field.name), what, by) for field in fields(node)})


def nodes_of_tree(node: Any) -> Iterator[n.Node]:
    """A tree's nodes."""
    if isinstance(node, tuple):
        for part in node:
            yield from nodes_of_tree(part)
    elif isinstance(node, n.Node):
        yield node
        for field in fields(node):
            yield from nodes_of_tree(getattr(node, field.name))


def left_over(node: Any) -> Iterator[n.BeginningOf]:
    """The abilities of the beginning of these phases that are left in a card, delayed ones aside."""
    if isinstance(node, tuple):
        for part in node:
            yield from left_over(part)
    elif isinstance(node, n.BeginningOf):
        if node.part in PHASES:
            yield node
    elif isinstance(node, n.Node) and not isinstance(node, n.Delayed):
        for field in fields(node):
            yield from left_over(getattr(node, field.name))
