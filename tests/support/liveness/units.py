"""What of a card must show: each instruction of each of its abilities, each static ability, each keyword.

A unit comes with the card *without* it. It is alive if some play tells the two apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType
from mainphase.kernel.lowering.names_in_nodes import SAVED_BY

Path = tuple[tuple[str, int], ...]  # from the card down: a field, and the place in a tuple (-1: it is none)

COUNTED: Final = (n.SacrificeCost, n.DiscardCost, n.ExileCost, n.ReturnCost, n.TapCost)
TOO_MUCH: Final = 1_000_000  # life
# Effects that order others; what is inside is what happens.
AROUND: Final = (
    n.Sequence,
    n.If,
    n.May,
    n.ChooseEffect,
    n.PayOrElse,
    n.ForEachPlayer,
    n.MayRepeat,
    n.RepeatWhile,
    n.DoTimes,
    n.Delayed,
    n.Reflexive,
)


@dataclass(frozen=True)
class Unit:
    """One thing that a card says, and the card without it."""

    card: n.CardDef
    without: n.CardDef
    face: int  # 0: the card itself; else the face of that number, from 1
    ability: n.Ability
    path: Path
    node: n.Node  # what is left out

    @property
    def mode(self) -> int:
        return next((k for name, k in self.path if name == "modes"), -1)

    @property
    def kind(self) -> str:
        a = self.ability
        if isinstance(a, n.Activated):
            return "mana" if self.makes_mana else "activated"
        return {n.SpellAbility: "spell", n.Triggered: "triggered", n.Static: "static", n.HasKeywords: "keyword"}.get(
            type(a), "keyword"
        )

    @property
    def makes_mana(self) -> bool:
        a = self.ability
        if not isinstance(a, n.Activated) or any(mode.targets for mode in a.modes) or a.loyalty is not None:
            return False
        return any(isinstance(x, n.AddMana) for x in within(a))

    def __str__(self) -> str:
        """By its nodes alone: no word of a card."""
        at = [type(self.ability).__name__]
        if isinstance(self.ability, n.Triggered):
            at.append(type(self.ability.on).__name__)
        if isinstance(self.ability, n.Static):
            at.append(type(self.ability.effect).__name__)
        if self.node is not self.ability:
            at.append(type(self.node).__name__)
        return " / ".join(at)


def children(node: n.Node) -> Iterator[tuple[str, int, n.Node]]:
    for f in fields(node):
        value: Any = getattr(node, f.name)
        if isinstance(value, n.Node):
            yield f.name, -1, value
        elif isinstance(value, tuple):
            for k, one in enumerate(value):
                if isinstance(one, n.Node):
                    yield f.name, k, one


def within(node: n.Node) -> Iterator[n.Node]:
    """A node and all that it holds."""
    yield node
    for _, _, child in children(node):
        yield from within(child)


def put(node: Any, path: Path, new: n.Node | None) -> Any:
    """The tree with something else at a place; None: with nothing there, which must be in a tuple."""
    (name, k), rest = path[0], path[1:]
    value = getattr(node, name)
    if k < 0:
        return replace(node, **{name: put(value, rest, new) if rest else new})
    if rest:
        middle: tuple[Any, ...] = (put(value[k], rest, new),)
    else:
        middle = () if new is None else (new,)
    return replace(node, **{name: (*value[:k], *middle, *value[k + 1 :])})


def units_of(card: n.CardDef) -> Iterator[Unit]:
    """Everything that a card says."""
    yield from _of_face(card, card, 0, ())
    for k, face in enumerate(card.faces):
        yield from _of_face(card, face, k + 1, (("faces", k),))


def _of_face(card: n.CardDef, face: n.CardDef, number: int, path: Path) -> Iterator[Unit]:
    for k, ability in enumerate(face.abilities):
        here = (*path, ("abilities", k))
        leaves = list(_leaves(ability, here)) if isinstance(ability, (n.SpellAbility, n.Activated, n.Triggered)) else []
        if not leaves:
            yield Unit(card, put(card, here, _unpayable(ability)), number, ability, here, ability)
        for leaf, at in leaves:
            yield Unit(card, put(card, at, _left_out(leaf)), number, ability, at, leaf)


def _unpayable(ability: n.Ability) -> n.Ability | None:
    """What stands for an ability that is left out: a way to pay that others speak of is still there, for a cost that
    nobody can pay.
    """
    if isinstance(ability, n.CastCost) and ability.optional:
        return replace(ability, cost=(n.PayLife(n.Fixed(TOO_MUCH)),))
    if isinstance(ability, n.CastCost):  # what is paid with is still spoken of, and nothing is paid
        none: list[n.Cost] = [replace(x, count=n.Fixed(0)) for x in ability.cost if isinstance(x, COUNTED)]
        return replace(ability, cost=tuple(none))
    if isinstance(ability, n.AlternativeCost):
        return replace(ability, cost=(n.PayLife(n.Fixed(TOO_MUCH)),))
    return None


def _left_out(leaf: n.Effect) -> n.Effect:
    """What stands for an instruction that is left out: what it saves is nothing."""
    names = [getattr(leaf, name) for name in ("save", "found") if getattr(leaf, name, "")]
    names += SAVED_BY.get(type(leaf), ())
    return n.Sequence(tuple([n.Remember(n.Each(n.Named("nobody")), name) for name in names]))


def _leaves(node: n.Node, path: Path) -> Iterator[tuple[n.Effect, Path]]:
    """Every instruction of an ability."""
    for name, k, child in children(node):
        here = (*path, (name, k))
        if isinstance(child, n.Effect) and not isinstance(child, AROUND):
            yield child, here
        elif isinstance(child, (*AROUND, n.Mode, n.Triggered)):
            yield from _leaves(child, here)


def given(card: n.CardDef) -> Iterator[n.CardDef]:
    """What a card makes that has abilities of its own: its tokens, and a blank creature with what it gives."""
    for node in within(card):
        if isinstance(node, n.CreateToken) and node.token.abilities:
            yield node.token
        elif isinstance(node, n.GainAbility):
            fits = any(isinstance(x, (n.Attach, n.AttachedTo)) for x in within(node.ability))
            if any(isinstance(x, (n.OfChosenColor, n.OfChosenType, n.OfChosenName)) for x in within(node.ability)):
                continue  # for what gives it, it was chosen
            types, subtypes = (CardType.ARTIFACT, ("Equipment",)) if fits else (CardType.CREATURE, ())
            size = None if fits else 2
            yield n.CardDef(
                "a blank that was given it", _cost(node.ability), types, 0, subtypes, size, size,
                abilities=(*_asked_of_this(node.ability), node.ability),
            )  # fmt: skip


def _cost(ability: n.Ability) -> n.ManaCost:
    """What is colorless in any case shows on something green."""
    return (
        n.ManaCost(0, (16,))
        if isinstance(ability, n.Static) and isinstance(ability.effect, n.Defines)
        else n.ManaCost(1)
    )


def _asked_of_this(ability: n.Ability) -> tuple[n.Ability, ...]:
    """The keywords that it must have, which it is given together with it."""
    asked = [x for x in within(ability) if isinstance(x, n.Fits) and isinstance(x.what, n.This)]
    return tuple([n.HasKeywords(x.keyword) for part in asked for x in within(part) if isinstance(x, n.WithKeyword)])
