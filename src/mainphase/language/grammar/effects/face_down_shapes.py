"""What is put onto the battlefield face down as something else than a 2/2 creature: "They're 2/2 Cyberman artifact
creatures." (CR 708.2)
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import YOU
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import sentences
from mainphase.language.grammar.effects.from_among import MILLED_CARDS, from_there
from mainphase.language.grammar.effects.tokens import power_toughness
from mainphase.language.grammar.kinds import kind_of_many, kind_of_one
from mainphase.language.grammar.objects import certain_objects
from mainphase.language.syntax import DECLINED, Choice, InText, Mapped, like, phrase, the

TYPES: Final = (n.OfType, n.OfSubtype)


def as_shape(told: Any) -> Any:
    """The move with the shape that is told of."""
    move, (power, toughness), kinds = told
    if not isinstance(move, n.Move) or not all(isinstance(kind, TYPES) for kind in kinds):
        return DECLINED
    types = sum(kind.types for kind in kinds if isinstance(kind, n.OfType))
    subtypes = tuple([kind.subtype for kind in kinds if isinstance(kind, n.OfSubtype)])
    if not types & n.CardType.CREATURE:
        return DECLINED
    shape = n.CardDef("", None, types, subtypes=subtypes, power=power, toughness=toughness)
    return replace(move, face_down=True, shape=shape)


def told_of_shape(move: Any) -> Any:
    shape = move.shape
    if shape is None or not move.face_down or shape.abilities or shape.power is None:
        return DECLINED
    kinds = (
        *[n.OfSubtype(kind) for kind in shape.subtypes],
        *[n.OfType(bit) for bit, _ in n.TYPE_NAMES if shape.types & bit and bit != n.CardType.CREATURE],
        n.OfType(n.CardType.CREATURE),
    )
    told = (replace(move, face_down=False, shape=None), (shape.power, shape.toughness), kinds)
    return told if as_shape(told) == move else DECLINED


put_so: Final = Choice("what is put onto the battlefield face down")
phrase(
    "put all {which} milled this way onto the battlefield face down under your control",
    like(n.Move, what=like(n.Each, which=the.which), to=Zone.BATTLEFIELD, under=YOU), put_so,
    which=from_there(MILLED_CARDS, nouns.cards),
)  # fmt: skip
phrase(
    "return {what} to the battlefield under your control face down and tapped",
    like(n.Move, what=the.what, to=Zone.BATTLEFIELD, under=YOU, tapped=True), put_so, what=certain_objects,
)  # fmt: skip
for are, kinds in (("they're", kind_of_many), ("it's a", kind_of_one)):
    shaped_so = phrase(
        f"{{move}}. {are} {{pt}} {{kinds}}", (the.move, the.pt, the.kinds), move=put_so, pt=power_toughness, kinds=kinds
    )
    sentences.add(InText(Mapped(shaped_so, as_shape, told_of_shape, n.Move), " face down"))
